"""What `docs/writing_a_pass.md` and `docs/extending_the_runtime.md` write could stand in this project as it is."""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PAGE = (ROOT / "docs" / "writing_a_pass.md").read_text()
RUNTIME_PAGE = (ROOT / "docs" / "extending_the_runtime.md").read_text()
BIN = Path(sys.executable).parent
FOLDERS = ("passes", "runtime", "tests")


def example(name: str, page: str = PAGE) -> str:
    found = re.search(rf"^```\w+ {re.escape(name)}\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    assert found is not None
    return found[1]


def run(command: Sequence[str | Path], text: str) -> str:
    done = subprocess.run(command, input=text, capture_output=True, text=True, cwd=ROOT, timeout=120, check=False)
    return "" if done.returncode == 0 else done.stdout + done.stderr


def run_tests(folder: Path, packages: Path, *arguments: str) -> str:
    """Run tests of a folder with the packages of another one; return what they print."""
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *arguments],
        env={**os.environ, "PYTHONPATH": str(packages), "PYTHONDONTWRITEBYTECODE": "1"},
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_linter_has_nothing_to_say() -> None:
    text, name = example("add_tag.py"), "passes/syclopt/transforms/add_tag.py"
    assert not run([BIN / "ruff", "check", "--stdin-filename", name, "-"], text)
    assert not run([BIN / "ruff", "format", "--check", "--stdin-filename", name, "-"], text)


def test_the_type_checker_has_nothing_to_say(tmp_path: Path) -> None:
    (tmp_path / "add_tag.py").write_text(example("add_tag.py"))
    settings = {"include": ["add_tag.py"], "extraPaths": [str(ROOT / "passes")], "typeCheckingMode": "strict"}
    (tmp_path / "pyrightconfig.json").write_text(json.dumps(settings))
    assert not run([BIN / "basedpyright", "--pythonpath", sys.executable, "-p", tmp_path, "--level", "error"], "")


def test_it_holds_the_contract(tmp_path: Path) -> None:
    """With its name and its fixture, in a copy of the project: its golden test, and the tests of all passes."""
    head, name = re.findall(r"^(_ROOMS = .*\n.*\n)( +add-tag\n)", PAGE, re.MULTILINE)[0]
    package = tmp_path / "passes" / "syclopt"
    shutil.copytree(ROOT / "passes" / "syclopt", package, ignore=shutil.ignore_patterns("__pycache__"))
    registry = package / "pipeline" / "registry.py"
    assert head in registry.read_text()
    registry.write_text(registry.read_text().replace(head, head + name))
    (package / "transforms" / "add_tag.py").write_text(example("add_tag.py"))
    fixtures = tmp_path / "ir_fixtures" / "passes" / "add_tag"
    fixtures.mkdir(parents=True)
    (fixtures / "tags_definitions.ll").write_text(example("add_tag/tags_definitions.ll"))
    (tmp_path / "ir_fixtures" / "real").symlink_to(ROOT / "ir_fixtures" / "real")
    (tmp_path / "tests" / "transforms").mkdir(parents=True)
    contract = "tests/transforms/test_contract.py"
    for file in ("pyproject.toml", contract):
        shutil.copy(ROOT / file, tmp_path / file)
    run_tests(tmp_path, tmp_path / "passes", "-k", "add-tag or add_tag", contract, "ir_fixtures")


def changed(path: str) -> str:
    """Return a file of the project with what the page on the runtime adds to it; the path may begin anywhere."""
    found = re.search(rf"^\+\+\+ b/{re.escape(path)}\n(.*?)(?=^```$|^--- a/)", RUNTIME_PAGE, re.MULTILINE | re.DOTALL)
    assert found is not None
    (file,) = (one for folder in FOLDERS for one in (ROOT / folder).rglob(Path(path).name) if one.match(path))
    text = file.read_text()
    for hunk in re.split(r"^@@\n", found[1], flags=re.MULTILINE)[1:]:
        lines = hunk.splitlines(keepends=True)
        before = "".join(line[1:] for line in lines if not line.startswith("+"))
        assert text.count(before) == 1, (path, before)
        text = text.replace(before, "".join(line[1:] for line in lines if not line.startswith("-")))
    return text


@pytest.mark.parametrize("path", ["tests/numerics/integers.py", "sources/integers.hpp"])
def test_a_function_of_the_device_library_fits_in(path: str) -> None:
    assert "amd_bitalign" in changed(path)


def test_the_method_of_queues_passes_its_test(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "runtime" / "syclrt", tmp_path / "syclrt", ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("transfers", "handler", "queue"):
        path = f"syclrt/submission/{name}.py"
        (tmp_path / path).write_text(changed(f"runtime/{path}"))
    (tmp_path / "test_zero.py").write_text(example("test_zero.py", RUNTIME_PAGE))
    (tmp_path / "conftest.py").write_text((ROOT / "tests" / "conftest.py").read_text())
    assert "3 passed" in run_tests(tmp_path, tmp_path, "test_zero.py")
