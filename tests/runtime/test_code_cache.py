"""Machine code on the disk: what is found again, and what is not trusted."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from tests.launches import launch

import syclrt
from syclopt.ir.llvm.process import client
from syclrt import Queue, disk_cache

KERNELS = Path(__file__).with_name("small_kernels.ll")
SCRIPT = f"""
import numpy, syclrt
from tests.launches import launch
from syclopt.ir.llvm.process import client
queue = syclrt.Queue()
numbers = syclrt.asarray(numpy.arange(4, dtype="i4"), queue)
queue.parallel_for(4, syclrt.load({str(KERNELS)!r}).kernel("step"), numbers, 2, 1).wait()
print(numbers.to_numpy().tolist(), "built" if client.process_id else "found")
"""
BUILT, FOUND = "[1, 3, 5, 7] built\n", "[1, 3, 5, 7] found\n"


@pytest.fixture(scope="module", autouse=True)
def begun(tmp_path_factory: pytest.TempPathFactory) -> None:
    """What a process looks up once has been looked up, whichever test comes first."""
    with pytest.MonkeyPatch.context() as context:
        context.delenv("SYCLRT_CACHE", raising=False)
        context.setenv("SYCLRT_CACHE_DIR", str(tmp_path_factory.mktemp("begun")))
        was_built(Queue())


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "cache"
    monkeypatch.delenv("SYCLRT_CACHE", raising=False)
    monkeypatch.setenv("SYCLRT_CACHE_DIR", str(folder))
    return folder


def run(**environment: str) -> str:
    """Run a kernel in another process, and return what it prints."""
    return started(**environment).communicate()[0]


def started(**environment: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", SCRIPT], env={**os.environ, **environment}, stdout=subprocess.PIPE, text=True
    )


def was_built(queue: Queue) -> bool:
    """Load and run the kernel in this process, and tell whether LLVM was asked for it."""
    client.stop()
    numbers = np.arange(4, dtype="i4")
    launch(queue, 4, syclrt.load(KERNELS).kernel("step"), numbers, 2, 1)
    assert numbers.tolist() == [1, 3, 5, 7]
    return client.process_id is not None


def stored(folder: Path) -> list[Path]:
    """Return the files in a cache: machine code, and what is known of device code."""
    return sorted(path for path in folder.rglob("*") if path.is_file())


def test_what_was_built_is_found(folder: Path) -> None:
    assert run() == BUILT
    assert run() == FOUND
    files = stored(folder)
    assert run(SYCLRT_CACHE="0") == BUILT
    assert stored(folder) == files


def test_nothing_is_stored_without_a_cache(folder: Path) -> None:
    assert run(SYCLRT_CACHE="0") == BUILT
    assert not folder.exists()


@pytest.mark.parametrize("what", ["cut", "empty", "changed", "other mark", "of another", "longer", "a folder"])
def test_files_that_are_not_as_they_were_written_are_made_anew(folder: Path, queue: Queue, what: str) -> None:
    assert was_built(queue)
    written = {file: file.read_bytes() for file in stored(folder)}
    for file, data in written.items():
        if what == "a folder":
            file.unlink()
            file.mkdir()
            continue
        file.write_bytes(
            {
                "cut": data[: len(data) // 2],
                "empty": b"",
                "changed": data[:-1] + bytes((data[-1] ^ 1,)),
                "other mark": b"X" + data[1:],
                "of another": data[:20] + bytes(32) + data[52:],
                "longer": data + b"\0",
            }[what]
        )
    assert was_built(queue)
    if what != "a folder":
        assert {file: file.read_bytes() for file in stored(folder)} == written
        assert not was_built(queue)


def test_processes_that_build_the_same_at_once_do_not_disturb_each_other(folder: Path) -> None:
    processes = [started() for _ in range(3)]
    assert {process.communicate()[0] for process in processes} <= {BUILT, FOUND}
    assert not [file for file in stored(folder) if file.name.startswith("tmp")]
    assert run() == FOUND


def test_a_folder_that_cannot_be_written_is_no_error(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_bytes(b"")
    assert run(SYCLRT_CACHE_DIR=str(blocked / "cache")) == BUILT
    if os.getuid():
        tmp_path.chmod(0o500)
        assert run(SYCLRT_CACHE_DIR=str(tmp_path / "cache")) == BUILT
        tmp_path.chmod(0o700)


def test_a_full_disk_is_no_error(folder: Path) -> None:
    limited = f"import resource\nresource.setrlimit(resource.RLIMIT_FSIZE, (1024, 1024))\n{SCRIPT}"
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}  # Python would leave half of what it compiles
    command = [sys.executable, "-c", limited]
    found = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert (found.stdout, found.stderr) == (BUILT, "")
    assert not [file for file in stored(folder) if file.stat().st_size > 1024 or file.name.startswith("tmp")]
    assert run() == BUILT


def test_the_folder_is_that_of_the_user(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("SYCLRT_CACHE_DIR", "SYCLRT_CACHE"):
        monkeypatch.delenv(name, raising=False)
    assert run(XDG_CACHE_HOME=str(tmp_path / "x")) == BUILT
    assert stored(tmp_path / "x" / "syclrt")
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    assert run(HOME=str(tmp_path / "home")) == BUILT
    assert stored(tmp_path / "home" / ".cache" / "syclrt")


@pytest.mark.skipif(os.getuid() != 0 or shutil.which("setpriv") is None, reason="only root becomes somebody else")
def test_a_user_without_a_home_has_no_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("SYCLRT_CACHE_DIR", "SYCLRT_CACHE", "XDG_CACHE_HOME", "HOME"):
        monkeypatch.delenv(name, raising=False)
    tmp_path.chmod(0o777)
    script = "from syclrt.disk_cache import find, store\nstore(bytes(32), b'x')\nprint(find(bytes(32)))"
    command = ["setpriv", "--reuid=54321", "--clear-groups", sys.executable, "-c", script]
    if subprocess.run([*command[:-1], "import syclrt"], capture_output=True, cwd=tmp_path, check=False).returncode:
        pytest.skip("another user cannot start this Python, or read this checkout")
    found = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (found.stdout, found.stderr) == ("None\n", "")
    assert [*tmp_path.iterdir()] == []


def test_the_files_that_were_not_used_for_longest_go(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keys = [bytes((at,)) * 32 for at in range(4)]
    for at, key in enumerate(keys[:3]):
        before = {*stored(folder)}
        disk_cache.store(key, bytes(1000))
        (file,) = {*stored(folder)} - before
        os.utime(file, (at, at))
    assert disk_cache.find(keys[0]) is not None  # which is used now
    monkeypatch.setattr(disk_cache.CACHE, "most_bytes", 3500)
    disk_cache.store(keys[3], bytes(1000))
    assert [disk_cache.find(key) is not None for key in keys] == [True, False, True, True]
