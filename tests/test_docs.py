"""The documentation is true: its examples run, and print what it says.

Of the blocks of a page, all in one folder: one with a file name after its language becomes that file; `>>>` in a
`python` block is run as a doctest, and the page shares one set of names; in a `console` block each line after `$ ` is
run by bash and must print the lines below it (`...` stands for anything). A page is left at the first command of a
compiler that is not installed.
"""

import doctest
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from shutil import which
from typing import NamedTuple

import pytest
from tests.sycl import needs_dpcpp

from syclopt.pipeline import registry

ROOT = Path(__file__).resolve().parent.parent
PAGES = [ROOT / "README.md", ROOT / "SECURITY.md", *sorted((ROOT / "docs").glob("*.md"))]
FENCE = re.compile(r"^```(\w+)(?: +(\S+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")
NOT_RUN = ("sh", "toml", "text", "cmake", "diff")


class Block(NamedTuple):
    """A fenced block: its language, the name of the file that it is, its text, and its line in the page."""

    language: str
    name: str
    text: str
    line: int


def blocks(page: Path) -> Iterator[Block]:
    text = page.read_text()
    for found in FENCE.finditer(text):
        yield Block(found[1], found[2] or "", found[3], text.count("\n", 0, found.start(3)))


def commands(text: str) -> Iterator[tuple[str, str]]:
    """Yield each command of a console block with what it should print."""
    for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
        lines = part.split("\n")
        end = next(i for i, line in enumerate(lines) if not line.endswith("\\"))
        yield "\n".join(lines[: end + 1]), "\n".join(lines[end + 1 :])


QUIET = {"DASK_LOGGING__DISTRIBUTED": "critical"}  # a worker may complain that its cluster closed before its last word


def printed_by(command: str) -> str:
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    environment = {**os.environ, "PATH": path, "PYTHONPATH": "", "COLUMNS": "120", "NO_COLOR": "1", **QUIET}
    done = subprocess.run(
        ["bash", "-c", command],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env=environment,
        text=True,
        timeout=300,
        check=False,
    )
    return done.stdout


def bare(text: str) -> str:
    """Return a text without blanks at the ends of lines, and without blank lines at its end."""
    return "\n".join(line.rstrip() for line in text.splitlines()).rstrip() + "\n"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the examples of a page run; passes that they name are forgotten."""
    monkeypatch.setattr(registry, "_PASSES", {**registry._PASSES})
    (tmp_path / "ir_fixtures").symlink_to(ROOT / "ir_fixtures")
    monkeypatch.delenv("SYCLRT_NATIVE_CPU_ASPECTS", raising=False)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    return tmp_path


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_examples_print_what_the_page_says(page: Path, folder: Path) -> None:
    compilers = {"syclopt-cxx", *(name for name in ("clang-22", "clang++-22") if not which(name))}
    check(page, folder, compilers)


WITH_DPCPP = [page for page in PAGES if "\n$ syclopt-cxx " in page.read_text()]


@pytest.mark.parametrize("page", [pytest.param(page, marks=needs_dpcpp, id=page.name) for page in WITH_DPCPP])
def test_examples_with_dpcpp_print_what_the_page_says(page: Path, folder: Path) -> None:
    check(page, folder, set())


def check(page: Path, folder: Path, missing: set[str]) -> None:
    """Run the examples of a page, up to a command that is missing."""
    names: dict[str, object] = {}
    parser, checker, failures = doctest.DocTestParser(), doctest.OutputChecker(), list[str]()
    for block in blocks(page):
        if block.name:
            (folder / block.name).parent.mkdir(exist_ok=True)
            (folder / block.name).write_text(block.text)
        elif block.language == "python":
            test = doctest.DocTest(parser.get_examples(block.text), names, page.name, str(page), block.line, None)
            runner = doctest.DocTestRunner(checker, verbose=False, optionflags=doctest.ELLIPSIS)
            runner.run(test, out=failures.append, clear_globs=False)
            names = test.globs
        elif block.language == "console":
            if any(command.split()[0] in missing for command, _ in commands(block.text)):
                break
            for command, wanted in commands(block.text):
                printed = printed_by(command)
                if not checker.check_output(bare(wanted), bare(printed), doctest.ELLIPSIS):
                    failures.append(f"{page.name}:{block.line}: {command}\nprinted:\n{printed}\nwanted:\n{wanted}")
    assert not failures, "\n".join(failures)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_page_has_no_example_that_is_not_run(page: Path) -> None:
    for block in blocks(page):
        assert block.name or block.language in ("python", "console", *NOT_RUN), f"{page.name}:{block.line}"
        assert block.name or block.language != "python" or ">>>" in block.text, f"{page.name}:{block.line}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in LINK.findall(page.read_text()):
        assert (page.parent / target).exists(), target


def test_every_page_can_be_reached_from_the_first() -> None:
    found, to_read = {ROOT / "README.md"}, [ROOT / "README.md"]
    while to_read:
        page = to_read.pop()
        linked = {(page.parent / target).resolve() for target in LINK.findall(page.read_text())}
        new = {one for one in linked if one.suffix == ".md"} - found
        found |= new
        to_read += new
    assert {*PAGES} - found == set()


@pytest.mark.parametrize("page", [*(ROOT / "docs").glob("*.md")], ids=lambda page: page.name)
def test_a_page_that_runs_code_of_others_says_what_is_trusted(page: Path) -> None:
    """Kernels, caches and clusters run code."""
    text = page.read_text()
    if re.search(r"syclrt\.load\(|\$ syclrt run|dask:|cache folder", text):
        assert "SECURITY.md" in text


def test_the_reference_of_passes_is_up_to_date() -> None:
    done = subprocess.run([sys.executable, ROOT / "scripts" / "update_pass_reference", "--check"], check=False)
    assert done.returncode == 0


def test_the_page_on_the_device_library_is_up_to_date() -> None:
    done = subprocess.run([sys.executable, ROOT / "scripts" / "update_library_page", "--check"], check=False)
    assert done.returncode == 0


@pytest.mark.parametrize("folder", ["passes/syclopt", "passes/syclopt/ir", "runtime/syclrt"])
def test_the_page_on_architecture_names_what_is_in_a_folder(folder: str) -> None:
    page = (ROOT / "docs" / "architecture.md").read_text()
    names = {path.name + "/" * path.is_dir() for path in (ROOT / folder).glob("[a-z]*") if path.suffix != ".typed"}
    assert not [name for name in names if not re.search(rf"(?<![\w/]){re.escape(name)}", page)]


def test_the_page_on_architecture_names_no_file_that_is_not_there() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text()
    packages = ROOT / "passes" / "syclopt", ROOT / "runtime" / "syclrt"
    files = {str(path.relative_to(package)) for package in packages for path in package.rglob("*.py")}
    named = re.findall(r"`([\w/]+\.py)`", page)
    assert not [name for name in named if not any(f"/{file}".endswith(f"/{name}") for file in files)]
