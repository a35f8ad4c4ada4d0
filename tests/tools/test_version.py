"""`--version` of every command that is installed, and what all say where nothing can be written."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import syclopt

PYPROJECT = Path(__file__).parents[2] / "pyproject.toml"
COMMANDS: dict[str, str] = tomllib.loads(PYPROJECT.read_text())["project"]["scripts"]
COMPILER = COMMANDS.pop("syclopt-cxx")


@pytest.mark.parametrize("arguments", [["--version"], ["-version"], ["input", "-Werror", "--version"]], ids=" ".join)
@pytest.mark.parametrize("name", COMMANDS)
def test_each_command_tells_its_version(name: str, arguments: list[str]) -> None:
    """Wherever it is asked for, and without loading a library."""
    module, _, function = COMMANDS[name].partition(":")
    program = f"import sys\nfrom {module} import {function}\nstatus = {function}({arguments!r})\n"
    program += "print(status, not {'argparse', 'dataclasses', 'lark', 'llvmlite', 'yaml'} & {*sys.modules})"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == f"{name} {syclopt.__version__}\n0 True\n"


def test_the_compiler_tells_its_version_below_that_of_the_host_compiler(tmp_path: Path) -> None:
    (tmp_path / "host").write_text("#!/bin/sh\necho host compiler 1.2.3\n")
    (tmp_path / "host").chmod(0o755)
    module, _, _ = COMPILER.partition(":")
    command = [sys.executable, "-m", module, f"-fsycl-host-compiler={tmp_path}/host", "--version"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout == f"host compiler 1.2.3\nsyclopt-cxx {syclopt.__version__}\n"


def test_a_file_of_that_name_is_no_question(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from syclopt.tools.opt import main

    monkeypatch.chdir(tmp_path)
    Path("--version").write_text("@g = global i32 0\n")
    assert main(["-o", "out.ll", "--", "--version"]) == 0
    assert Path("out.ll").read_text() == "@g = global i32 0\n"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
@pytest.mark.parametrize("option", ["--version", "--help"])
@pytest.mark.parametrize("name", COMMANDS)
def test_a_full_disk_is_told_in_one_line(name: str, option: str) -> None:
    module, _, _ = COMMANDS[name].partition(":")
    with open("/dev/full", "w") as full:
        command = [sys.executable, "-m", module.replace("syclrt.tools.main", "syclrt"), option]
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "<stdout>" in done.stderr
    assert done.stderr.endswith("cannot write: no space left on device\n")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("name", ["syclopt", "syclrt"])
def test_without_standard_error_nothing_is_said(name: str) -> None:
    """A message is no output: in a pipe, the next program would take it for some."""
    module = {"syclopt": "syclopt.tools.opt", "syclrt": "syclrt"}[name]
    command = ["sh", "-c", 'exec "$@" 2>&-', "sh", sys.executable, "-m", module, "info", "nowhere.table"]
    done = subprocess.run(command, stdout=subprocess.PIPE, check=False)
    assert (done.returncode, done.stdout) == (1, b"")
