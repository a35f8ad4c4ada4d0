"""Every rule has a test, and the page that says so is up to date."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_the_page_on_coverage_is_up_to_date_and_shows_none_missing() -> None:
    subprocess.run([sys.executable, ROOT / "scripts" / "update_graph_coverage", "--check"], check=True)
    text = Path(__file__).with_name("COVERAGE.md").read_text()
    assert "Without a test: none." in text
    assert "Gaps without a word on the reading: none." in text
    assert text.count("\n| G-") == 266
