"""Make a site of README.md, docs/ and the docstrings. MkDocs checks its links; each public name must have an entry."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import tempfile
from html.parser import HTMLParser
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

import yaml

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parent.parent
_READ_ON = "## Read on"
_READERS = re.compile(r"^([A-Z][^\n]*?),[^\n]*:\n\n((?:- .*\n(?: {2}.*\n)*)+)", re.MULTILINE)
_LINK = re.compile(r"\]\(([^)#:\s]+)((?:#[^)]*)?)\)")
_FENCED = re.compile(r"^```.*?^```$|(?:(?!^```).)+", re.MULTILINE | re.DOTALL)
_NAMED_FENCE = re.compile(r"^```(\w+) +(\S+)$", re.MULTILINE)
_IMPORTED = re.compile(r"^from (\S+) import (\w+) as \2$", re.MULTILINE)
_EXTENSIONS = ("tables", "attr_list", "pymdownx.highlight", "pymdownx.superfences")
_ROOT_PAGES = ("SECURITY.md", "CONTRIBUTING.md", "CHANGELOG.md")


def public_names() -> dict[str, dict[str, str]]:
    """Return package -> public name -> where it is defined."""
    found = {
        package: dict(_of_stub(ROOT / folder / package / "__init__.pyi"))
        for folder, package in (("passes", "syclopt"), ("runtime", "syclrt"))
    }
    for package in ("syclopt.ir", "syclopt.targets"):
        module = import_module(package)
        found[package] = {name: _where(getattr(module, name), f"{package}.{name}") for name in module.__all__}
    return found


def _of_stub(path: Path) -> Iterator[tuple[str, str]]:
    """Yield the names that a stub of a package imports, each with where it is defined."""
    for module, name in _IMPORTED.findall(path.read_text()):
        yield name, _where(getattr(import_module(module), name), f"{module}.{name}")


def _where(value: object, otherwise: str) -> str:
    """Return where something is defined; a constant is where it was found."""
    module, name = getattr(value, "__module__", None), getattr(value, "__qualname__", None)
    return f"{module}.{name}" if module and name else otherwise


def readers() -> dict[str, list[str]]:
    """Return who reads -> pages, as README.md has them."""
    text = (ROOT / "README.md").read_text().partition(_READ_ON)[2]
    return {
        reader: list(dict.fromkeys(Path(target).name for target, _ in _LINK.findall(items)))
        for reader, items in _READERS.findall(text)
    }


def build(output: Path) -> list[str]:
    """Write the site; return what is wrong with it."""
    with tempfile.TemporaryDirectory() as folder:
        staged = Path(folder)
        pages = staged / "docs"
        pages.mkdir()
        _stage_pages(pages)
        names = public_names()
        for package, own in names.items():
            _stage_reference(pages / f"reference_{package.replace('.', '_')}.md", package, own)
        (staged / "mkdocs.yml").write_text(yaml.safe_dump(_configuration(names), sort_keys=False))
        command = [sys.executable, "-m", "mkdocs", "build", "--strict", "-f", str(staged / "mkdocs.yml")]
        done = subprocess.run([*command, "-d", str(output)], capture_output=True, text=True, check=False)
    said = (done.stdout + done.stderr).splitlines()
    problems = [line for line in said if line.startswith(("WARNING", "ERROR", "Aborted"))]
    if done.returncode and not problems:
        problems = [done.stderr.strip() or f"mkdocs ended with {done.returncode}"]
    return problems or [*_without_entry(output, names)]


def _stage_pages(folder: Path) -> None:
    for name in _ROOT_PAGES:
        (folder / name).write_text(_relinked((ROOT / name).read_text()))
    (folder / "index.md").write_text(_relinked((ROOT / "README.md").read_text()))
    for path in (ROOT / "docs").glob("*.md"):
        (folder / path.name).write_text(_relinked(path.read_text()))
    for path in (ROOT / "docs").glob("*.ipynb"):
        (folder / path.with_suffix(".md").name).write_text(_relinked(_page_of_notebook(path)))


def _relinked(text: str) -> str:
    """Return a page whose links lead to pages of the site; those to other files become their names."""

    def replace(found: re.Match[str]) -> str:
        target, anchor = found[1], found[2]
        name = Path(target).name
        if name == "README.md":
            return f"](index.md{anchor})"
        if name.endswith(".md"):
            return f"]({name}{anchor})"
        if name.endswith(".ipynb"):
            return f"]({Path(name).with_suffix('.md')}{anchor})"
        return "]"

    text = _NAMED_FENCE.sub(r'```\1 title="\2"', text)
    return _FENCED.sub(lambda part: part[0] if part[0].startswith("```") else _LINK.sub(replace, part[0]), text)


def _page_of_notebook(path: Path) -> str:
    cells = json.loads(path.read_text())["cells"]
    texts = ("".join(cell["source"]) for cell in cells)
    parts = (
        text if cell["cell_type"] == "markdown" else f"```python\n{text}\n```"
        for cell, text in zip(cells, texts, strict=True)
    )
    return "\n\n".join(parts) + "\n"


def _stage_reference(path: Path, package: str, names: dict[str, str]) -> None:
    lines = [f"# `{package}`", ""]
    for name, place in sorted(names.items(), key=lambda item: item[0].lower()):
        lines += [f'<a id="{package}.{name}"></a>', "", f"::: {place}", ""]
    path.write_text("\n".join(lines))


def _configuration(names: dict[str, dict[str, str]]) -> dict[str, Any]:
    sections = readers()
    listed = {page for pages in sections.values() for page in pages}
    nav: list[Any] = [{"syclopt": "index.md"}]
    nav += [{reader: [_site_name(page) for page in pages]} for reader, pages in sections.items()]
    others = sorted(path.name for path in (ROOT / "docs").glob("*.md") if path.name not in listed)
    nav += [{"Further pages": [*others, *(page for page in _ROOT_PAGES if page not in listed)]}]
    nav += [{"Reference": [{package: f"reference_{package.replace('.', '_')}.md"} for package in names]}]
    options = {
        "docstring_style": "google",
        "heading_level": 2,
        "inherited_members": False,
        "members_order": "source",
        "merge_init_into_class": True,
        "separate_signature": True,
        "show_root_full_path": False,
        "show_root_heading": True,
        "show_signature_annotations": True,
        "show_source": False,
        "filters": ["!^_"],
    }
    paths = [str(ROOT / "passes"), str(ROOT / "runtime")]
    python = {"paths": paths, "options": options}
    return {
        "site_name": "syclopt",
        "docs_dir": "docs",
        "theme": {"name": "material", "font": False, "features": ["navigation.indexes", "search.suggest"]},
        "plugins": ["search", {"mkdocstrings": {"handlers": {"python": python}}}],
        "markdown_extensions": [*_EXTENSIONS, {"toc": {"permalink": True}}],
        "validation": {
            "nav": {"omitted_files": "warn", "not_found": "warn"},
            "links": {"not_found": "warn", "anchors": "warn", "absolute_links": "warn", "unrecognized_links": "warn"},
        },
        "nav": nav,
    }


def _site_name(page: str) -> str:
    return str(Path(page).with_suffix(".md"))


class _Ids(HTMLParser):
    """Collects the ids of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.update(value for name, value in attrs if name == "id" and value)


def _without_entry(site: Path, names: dict[str, dict[str, str]]) -> list[str]:
    problems: list[str] = []
    for package, own in names.items():
        ids = _Ids()
        ids.feed((site / f"reference_{package.replace('.', '_')}" / "index.html").read_text())
        problems += [f"{package}.{name} has no entry" for name in own if f"{package}.{name}" not in ids.found]
    return problems


def main(arguments: list[str]) -> int:
    output = Path(arguments[0] if arguments else ROOT / "build" / "site").resolve()
    shutil.rmtree(output, ignore_errors=True)
    if problems := build(output):
        print("\n".join(problems), file=sys.stderr)
        return 1
    print(output / "index.html")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
