"""-j, -executor and the line that tells how far a run is."""

from __future__ import annotations

import filecmp
import io
import os
import subprocess
import sys
from pathlib import Path

import pytest

from syclopt.images.device_image import DeviceImage
from syclopt.ir.module import Module
from syclopt.tools import opt, progress
from syclopt.tools.post_link import main as post_link
from syclopt.tools.progress import Progress

APP = Path(__file__).resolve().parents[2] / "ir_fixtures" / "real" / "demo_app.ll"
SPLIT = "-passes=device-code-split<mode=kernel;clean-up>,emit-symbols,emit-device-requirements"


@pytest.fixture
def folders(tmp_path: Path) -> tuple[Path, Path]:
    for name in "ab":
        (tmp_path / name).mkdir()
    return tmp_path / "a", tmp_path / "b"


def same(a: Path, b: Path) -> bool:
    names = sorted(path.name for path in a.iterdir())
    return (
        names == sorted(path.name for path in b.iterdir()) and filecmp.cmpfiles(a, b, names, shallow=False)[0] == names
    )


@pytest.mark.parametrize("option", [["-j2"], ["-j", "3"], ["-j=2"], ["--j=2"], ["-j0"]], ids=" ".join)
def test_syclopt_writes_the_same(
    option: list[str], folders: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    printed: list[str] = []
    for folder, options in zip(folders, ([], option), strict=True):
        monkeypatch.chdir(folder)
        assert opt.main([*options, SPLIT, "-stats", str(APP), "-o", "app.table"]) == 0
        printed.append(capfd.readouterr().err)
    assert same(*folders)
    assert printed[0] == printed[1]
    assert "images made" in printed[0]


@pytest.mark.parametrize("form", [[], ["-S"]], ids=["bitcode", "text"])
def test_syclopt_post_link_writes_the_same(
    form: list[str], folders: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    printed: list[str] = []
    for folder, options in zip(folders, ([], ["-j4"]), strict=True):
        monkeypatch.chdir(folder)
        arguments = ["-split=kernel", "-properties", "-symbols", "-device-globals", *form, *options, str(APP)]
        assert post_link.main([*arguments, "-o", "app.files", "-o", "intel_gpu_skl,skl.files"]) == 0
        printed.append(capfd.readouterr().err)
    assert same(*folders)
    assert printed[0] == printed[1]


@pytest.mark.parametrize("text", ["two", "-1", "1025", "1.5", "²"])
def test_a_number_of_processes_that_is_none(text: str, capfd: pytest.CaptureFixture[str]) -> None:
    assert opt.main([f"-j={text}", SPLIT, str(APP)]) == 1
    expected = f"syclopt: error: option '-j': found '{text}', expected a number of processes up to 1024, or 0\n"
    assert capfd.readouterr().err == expected


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["-j2", "-executor=dask:x"], "-j and -executor contradict each other"),
        (
            ["-executor", "slurm:x"],
            "unknown executor 'slurm:x', expected dask:ADDRESS, as in dask:tcp://127.0.0.1:8786",
        ),
        (["-j"], "option '-j' needs a value"),
        (["-j2x"], "unknown option '-j2x'"),
    ],
)
def test_refused(arguments: list[str], expected: str, capfd: pytest.CaptureFixture[str]) -> None:
    assert opt.main([SPLIT, str(APP), *arguments]) == 1
    assert capfd.readouterr().err == f"syclopt: error: {expected}\n"


def test_other_long_options_may_begin_with_the_letter(capfd: pytest.CaptureFixture[str]) -> None:
    assert opt.main(["-jump=2", str(APP)]) == 1
    assert "unknown option '-jump'" in capfd.readouterr().err


def test_nothing_is_left_when_a_process_dies_twice(tmp_path: Path) -> None:
    program = (
        "import os, sys\n"
        "from syclopt.transforms.emit_symbols import EmitSymbolsPass\n"
        "EmitSymbolsPass.run = lambda *_: os._exit(3)\n"
        "from syclopt.tools.opt import main\n"
        "sys.exit(main())\n"
    )
    command = [sys.executable, "-c", program, "-j2", SPLIT, str(APP), "-o", str(tmp_path / "a.table")]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 1
    lines = done.stderr.splitlines()
    death = "a worker process died (exit status 3) while it worked on image "
    image = lines[-1].removeprefix(f"syclopt: error: {death}").removesuffix(", for the second time")
    assert image.isdigit(), lines
    assert f"warning: {death}{image}; trying again" in lines  # which image it is depends on who is quicker
    assert list(tmp_path.iterdir()) == []


class Terminal(io.StringIO):
    """What looks like a terminal."""

    def isatty(self) -> bool:
        return True


def images(count: int) -> list[DeviceImage]:
    return [DeviceImage(Module.parse("")) for _ in range(count)]


def test_the_line_is_rewritten_and_erased(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress, "_DELAY", 0.0)
    monkeypatch.setattr(progress, "_INTERVAL", 0.0)
    stream = Terminal()
    watcher = Progress("syclopt", stream)
    watcher.begin([], images(3))
    assert len([*watcher.over(images(3))]) == 3
    assert stream.getvalue() == (
        "syclopt: 0 of 3 images\x1b[K\rsyclopt: 1 of 3 images\x1b[K\rsyclopt: 2 of 3 images\x1b[K\r\x1b[K"
    )


def test_a_short_run_and_a_file_see_no_line() -> None:
    for stream in (Terminal(), io.StringIO()):
        assert len([*Progress("syclopt", stream).over(images(3))]) == 3
        assert stream.getvalue() == ""


@pytest.mark.parametrize("options", [[], ["-j2"]], ids=["alone", "parallel"])
def test_a_terminal_sees_how_many_images_there_are(options: list[str], tmp_path: Path) -> None:
    import pty

    program = (
        "import sys\n"
        "from syclopt.tools import progress\n"
        "progress._DELAY = progress._INTERVAL = 0.0\n"
        "from syclopt.tools.post_link.main import main\n"
        "sys.exit(main())\n"
    )
    ours, theirs = pty.openpty()
    command = [sys.executable, "-c", program, *options, "-split=kernel", "-symbols", str(APP), "-S"]
    subprocess.run([*command, "-o", str(tmp_path / "a.files")], stderr=theirs, check=True, timeout=60)
    os.close(theirs)
    seen = os.read(ours, 1 << 16).decode()
    os.close(ours)
    assert "syclopt-post-link: 9 of 10 images\x1b[K\r" in seen
    assert seen.endswith("\x1b[K")
