"""The pass that `docs/writing_a_pass.md` writes could stand in this project as it is."""

import json
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from syclopt.pipeline import registry
from syclopt.testing import golden, tools

ROOT = Path(__file__).resolve().parent.parent
PAGE = (ROOT / "docs" / "writing_a_pass.md").read_text()
BIN = Path(sys.executable).parent


def example(name: str) -> str:
    found = re.search(rf"^```\w+ {re.escape(name)}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert found is not None
    return found[1]


def run(command: Sequence[str | Path], text: str) -> str:
    done = subprocess.run(command, input=text, capture_output=True, text=True, cwd=ROOT, timeout=120, check=False)
    return "" if done.returncode == 0 else done.stdout + done.stderr


def test_the_linter_has_nothing_to_say() -> None:
    text, name = example("add_tag.py"), "passes/syclopt/transforms/add_tag.py"
    assert not run([BIN / "ruff", "check", "--stdin-filename", name, "-"], text)
    assert not run([BIN / "ruff", "format", "--check", "--stdin-filename", name, "-"], text)


def test_the_type_checker_has_nothing_to_say(tmp_path: Path) -> None:
    (tmp_path / "add_tag.py").write_text(example("add_tag.py"))
    settings = {"include": ["add_tag.py"], "extraPaths": [str(ROOT / "passes")], "typeCheckingMode": "strict"}
    (tmp_path / "pyrightconfig.json").write_text(json.dumps(settings))
    assert not run([BIN / "basedpyright", "--pythonpath", sys.executable, "-p", tmp_path, "--level", "error"], "")


def test_its_golden_test_is_green(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "tutorial_of_passes.py").write_text(example("add_tag.py"))
    file = tmp_path / "tags_definitions.ll"
    file.write_text(example("add_tag/tags_definitions.ll"))
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(registry, "_PASSES", {**registry._PASSES, "add-tag": "tutorial_of_passes:AddTagPass"})
    suite = golden.Suite(tools.table(), frozenset(), tmp_path / "temp")
    assert suite.judge(file, "golden") == golden.Verdict(golden.Kind.PASSED)
    assert not suite.guard_complaint(file, "golden")
