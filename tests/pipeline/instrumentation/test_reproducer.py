"""What a crash inside a pass leaves behind."""

import subprocess
import sys
from pathlib import Path
from typing import ClassVar

import pytest
from parallel_passes import FaultyPass
from sample_passes import TEXT, LookPass

import syclopt
from syclopt import run_pipeline
from syclopt.pipeline.instrumentation.reproducer import Reproducer
from syclopt.tools.opt import main

pytestmark = pytest.mark.usefixtures("sample_registry")


def crash(folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, *options: str) -> str:
    (folder / "in.ll").write_text(TEXT)
    monkeypatch.chdir(folder)
    assert main([*options, "in.ll", "-o", "out.ll"]) == 2
    return capsys.readouterr().err


def test_a_crash_makes_a_reproducer(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    error = crash(tmp_path, capsys, monkeypatch, "-passes=hide,crash,hide<function=c>")
    (folder,) = tmp_path.glob("syclopt-crash-*")
    assert f"syclopt: pass crash on image 0 crashed; {folder}/reproduce.sh repeats it\n" in error
    assert "ZeroDivisionError: a mistake\nin pass crash on image 0\n" in error
    assert (folder / "input.ll").read_text() == TEXT.replace("define void @a", "define internal void @a")
    assert (folder / "pipeline.txt").read_text() == "crash,hide<function=c>\n"
    assert "ZeroDivisionError: a mistake" in (folder / "traceback.txt").read_text()
    assert "syclopt '-passes=crash,hide<function=c>' input.ll -S -o /dev/null" in (folder / "reproduce.sh").read_text()
    assert not (tmp_path / "out.ll").exists()


@pytest.mark.parametrize("name", ["exit", "lie", "tamper", "silent"])
def test_a_broken_contract_is_a_crash(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    error = crash(tmp_path, capsys, monkeypatch, f"-passes=look,{name}")
    (folder,) = tmp_path.glob("syclopt-crash-*")
    assert f"syclopt: pass {name} on image 0 crashed; {folder}/reproduce.sh repeats it\n" in error
    assert f"PassBug: pass '{name}'" in error
    assert (folder / "input.ll").read_text() == TEXT
    assert not (tmp_path / "out.ll").exists()


def reproduce(folder: Path) -> subprocess.CompletedProcess[str]:
    """Run the script of a reproducer where nothing is known but syclopt."""
    tools = folder / "tools"
    tools.mkdir()
    (tools / "syclopt").write_text(f'#!/bin/sh\nexec "{sys.executable}" -m syclopt.tools.opt "$@"\n')
    (tools / "syclopt").chmod(0o755)
    environment = {"PATH": f"{tools}:/usr/bin:/bin", "PYTHONPATH": str(Path(syclopt.__file__).parents[1])}
    return subprocess.run(
        [folder / "reproduce.sh"], env=environment, capture_output=True, text=True, timeout=60, cwd="/", check=False
    )


def test_the_script_runs_from_anywhere(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It finds passes that were added in the process that crashed, and they crash again."""
    crash(tmp_path, capsys, monkeypatch, "-passes=hide,crash,look,look")
    (folder,) = tmp_path.glob("syclopt-crash-*")
    done = reproduce(folder)
    assert (done.returncode, done.stdout) == (2, "")
    assert "ZeroDivisionError: a mistake\nin pass crash on image 0\n" in done.stderr


def test_passes_that_were_never_registered_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """So it is for objects in a list; what nobody can import is said."""

    class LocalPass(LookPass):
        name: ClassVar[str] = "local"

    monkeypatch.chdir(tmp_path)
    for passes in ([FaultyPass()], [FaultyPass(), LocalPass()]):
        with pytest.raises(ZeroDivisionError):
            run_pipeline("define void @k7() {\n  ret void\n}\n", passes, instrumentation=[Reproducer()])
    first, second = sorted(tmp_path.glob("syclopt-crash-*"), key=lambda folder: (folder / "pipeline.txt").read_text())
    assert "ZeroDivisionError: a mistake\nin pass faulty on image 0\n" in reproduce(first).stderr
    told = "test_passes_that_were_never_registered_are_found.<locals>.LocalPass, which other processes cannot import"
    assert told in (second / "reproduce.sh").read_text()


def test_what_was_skipped_stays_skipped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bisection skips the last pass only; images before it are numbered as they were."""
    crash(tmp_path, capsys, monkeypatch, "-passes=twice,hide,crash", "-opt-bisect-limit=4")
    (folder,) = tmp_path.glob("syclopt-crash-*")
    assert "define internal void @a" in (folder / "input.ll").read_text()


def test_without_a_place_for_it_the_crash_is_still_shown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(**_: object) -> str:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("tempfile.mkdtemp", refuse)
    error = crash(tmp_path, capsys, monkeypatch, "-passes=crash")
    assert "no reproducer could be written" in error
    assert "ZeroDivisionError: a mistake" in error
