"""The documentation as a site: links lead somewhere, and each public name has its entry."""

from __future__ import annotations

import json
import shutil
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest
from tests.made_once import made_once

import syclopt
import syclrt

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT / "scripts"))

import build_site  # noqa: E402

needs_mkdocs = pytest.mark.skipif(
    not all(map(find_spec, ("mkdocs", "material", "mkdocstrings"))), reason="MkDocs and its parts are not installed"
)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    def make(folder: Path) -> None:
        assert build_site.build(folder) == []

    return made_once(tmp_path_factory, "site", make)


@needs_mkdocs
class TestSite:
    def test_every_page_is_there(self, site: Path) -> None:
        pages = {path.stem for path in (ROOT / "docs").iterdir() if path.suffix in (".md", ".ipynb")}
        assert pages <= {path.name for path in site.iterdir()}

    def test_a_search_finds_functions_and_pages(self, site: Path) -> None:
        entries = json.loads((site / "search" / "search_index.json").read_text())["docs"]
        places = {entry["location"] for entry in entries}
        assert any(place.startswith("reference_syclrt/") and place.endswith("Queue.parallel_for") for place in places)
        assert any(place.startswith("traces/") for place in places)

    def test_every_public_name_has_an_entry_with_what_its_docstring_says(self, site: Path) -> None:
        page = (site / "reference_syclrt" / "index.html").read_text()
        assert all(f'id="syclrt.{name}"' in page for name in syclrt._MODULES)
        assert "Commands for one device." in page
        page = (site / "reference_syclopt" / "index.html").read_text()
        assert all(f'id="syclopt.{name}"' in page for name in syclopt._PUBLIC)


@needs_mkdocs
def test_a_link_that_leads_nowhere_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("docs", "passes", "runtime"):
        (tmp_path / name).symlink_to(ROOT / name)
    for name in ("README.md", "SECURITY.md", "CONTRIBUTING.md", "CHANGELOG.md"):
        shutil.copy(ROOT / name, tmp_path)
    with (tmp_path / "README.md").open("a") as readme:
        readme.write("\n[nowhere](docs/absent.md), [no part](docs/cli.md#absent)\n")
    monkeypatch.setattr(build_site, "ROOT", tmp_path)
    monkeypatch.setattr(build_site, "public_names", dict)  # of which no page speaks
    problems = "\n".join(build_site.build(tmp_path / "site"))
    assert "absent.md" in problems
    assert "#absent" in problems


def test_the_four_readers_come_in_the_order_of_the_first_page() -> None:
    found = build_site.readers()
    assert [*found] == ["Compiler engineers", "SYCL programmers", "Python users", "Contributors"]
    assert found["Compiler engineers"][0] == "cli.md"
    assert "CONTRIBUTING.md" in found["Contributors"]


def test_links_of_pages_lead_to_pages_of_the_site() -> None:
    text = "[a](../SECURITY.md), [b](docs/x.md#y), [c](n.ipynb), [d](../passes/x.hpp)\n```text\n[e](docs/x.md)\n```\n"
    assert build_site._relinked(text) == (
        "[a](SECURITY.md), [b](x.md#y), [c](n.md), [d]\n```text\n[e](docs/x.md)\n```\n"
    )
