"""DPC++'s own step after linking and ours make the same images, but for the differences that a table knows."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.peer.compared_modules import from_file, made_up
from tests.peer.comparison import Way
from tests.peer.known_differences import KNOWN
from tests.peer.summary import Summary
from tests.sycl import needs_dpcpp

ROOT = Path(__file__).parents[2]
REAL = ("dpcpp_codecs_o2", "dpcpp_device_globals_o2", "dpcpp_hierarchies_o2", "dpcpp_kernel_properties_o2")


class TestWithTheLibrary:
    pytestmark = needs_dpcpp

    @pytest.mark.parametrize("name", REAL)
    def test_real_modules(self, name: str) -> None:
        summary = Summary()
        summary.compare(from_file(ROOT / "ir_fixtures" / "real" / f"{name}.ll"), [Way("source"), Way("kernel")])
        assert summary.compared == 2, str(summary)
        assert not summary.has_unknown, str(summary)

    @pytest.mark.parametrize("way", [Way("source"), Way("kernel", dynamic_linking=True), Way("none")], ids=str)
    def test_made_up_modules(self, way: Way) -> None:
        summary = Summary()
        for each in made_up(5):
            summary.compare(each, [way])
        assert summary.compared == 5, str(summary)
        assert not summary.has_unknown, str(summary)


def test_each_known_difference_has_its_reason_on_the_page() -> None:
    page = (ROOT / "docs" / "dpcpp_differences.md").read_text()
    named = [line.split("|")[1].strip() for line in page.splitlines() if line.startswith("| ")]
    assert {row.name for row in KNOWN} <= {*named}
