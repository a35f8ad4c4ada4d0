"""The key of our code: another one for other code, in a checkout and where packages are installed."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import syclopt
import syclrt
from syclopt import code_key as module
from syclopt.code_key import code_key

INSTALLED = b"small/__init__.py,sha256=AAAA,0\nsmall/a.py,sha256=BBBB,5\nsmall/b.py,,\nother/a.py,sha256=CCCC,1\n"


class Kept(dict[bytes, bytes]):
    """Answers that are kept, and how often files were read."""

    reads = 0

    def store(self, key: bytes, data: bytes) -> None:
        self.reads += 1
        self[key] = data


@pytest.fixture
def package(tmp_path: Path) -> Path:
    folder = tmp_path / "small"
    (folder / "inner").mkdir(parents=True)
    (folder / "__init__.py").write_text("")
    (folder / "a.py").write_text("x = 1")
    (folder / "inner" / "grammar.lark").write_text("start: x")
    return folder


def key(package: Path, kept: Kept | None = None) -> bytes:
    kept = Kept() if kept is None else kept
    return code_key([str(package)], kept.get, kept.store)


def test_content_and_names_of_all_files_count(package: Path, tmp_path: Path) -> None:
    keys = {key(package)}
    shutil.copytree(package, tmp_path / "copy" / "small")
    assert key(tmp_path / "copy" / "small") in keys
    (package / "inner" / "grammar.lark").write_text("start: y")
    keys.add(key(package))
    (package / "a.py").rename(package / "c.py")
    keys.add(key(package))
    (package / "c.py").rename(package / "inner" / "c.py")
    keys.add(key(package))
    (package / "inner" / "new.py").touch()
    keys.add(key(package))
    assert len(keys) == 5


def test_folders_that_have_no_part_in_what_is_made_do_not_count(package: Path) -> None:
    before = code_key([str(package)], {}.get, lambda key, data: None, ("tools",))
    for folder in ("tools", "inner/tools"):
        (package / folder).mkdir()
    (package / "tools" / "main.py").touch()
    assert code_key([str(package)], {}.get, lambda key, data: None, ("tools",)) == before
    (package / "inner" / "tools" / "other.py").touch()
    assert code_key([str(package)], {}.get, lambda key, data: None, ("tools",)) != before


def test_times_and_what_python_made_do_not_count(package: Path) -> None:
    before = key(package)
    os.utime(package / "a.py", (0, 0))
    (package / "__pycache__").mkdir()
    (package / "__pycache__" / "a.cpython-311.pyc").touch()
    assert key(package) == before


def test_files_are_read_once(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = Kept()
    before = key(package, kept)
    assert not kept, "files that are so new may change again and show the same time"
    later = module.time.time_ns() + 10**10
    monkeypatch.setattr(module.time, "time_ns", lambda: later)
    for _ in range(3):
        assert key(package, kept) == before
    assert kept.reads == 1


def test_a_change_is_seen_that_hides_its_time(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    later = module.time.time_ns() + 10**10
    monkeypatch.setattr(module.time, "time_ns", lambda: later)
    kept = Kept()
    before, status = key(package, kept), (package / "a.py").stat()
    (package / "a.py").write_text("x = 2")
    while (package / "a.py").stat().st_ctime_ns == status.st_ctime_ns:  # clocks of file systems tick slowly
        (package / "a.py").write_text("x = 2")
    os.utime(package / "a.py", ns=(status.st_atime_ns, status.st_mtime_ns))
    assert key(package, kept) != before


def test_of_an_installed_package_the_recorded_digests_count(package: Path, tmp_path: Path) -> None:
    """Where no byte of a file is read, a file may change: whoever installs others records other digests."""
    recorded = tmp_path / "syclopt-7.dist-info"
    recorded.mkdir()
    (recorded / "RECORD").write_bytes(INSTALLED)
    before = key(package)
    (package / "a.py").write_text("x = 2")
    (recorded / "RECORD").write_bytes(b"".join(reversed(INSTALLED.splitlines(keepends=True))) + b"other/b.py,,\n")
    assert key(package) == before
    (recorded / "RECORD").write_bytes(INSTALLED.replace(b"BBBB", b"DDDD"))
    assert key(package) != before


def test_of_an_editable_installation_the_files_count(package: Path, tmp_path: Path) -> None:
    before = key(package)
    recorded = tmp_path / "syclopt-7.dist-info"
    recorded.mkdir()
    (recorded / "RECORD").write_bytes(b"_syclopt.pth,sha256=AAAA,3\n")
    assert key(package) == before


def test_an_edited_pass_makes_all_that_is_kept_stale(tmp_path: Path) -> None:
    for package in (syclopt, syclrt):
        shutil.copytree(package.__path__[0], tmp_path / package.__name__)
    kernels = Path(__file__).parent / "runtime" / "small_kernels.ll"
    script = f"""
import numpy, syclrt
from syclopt.ir.llvm.process import client
numbers = numpy.arange(4, dtype="i4")
kernel = syclrt.load({str(kernels)!r}).kernel("step")
parsed = "syclopt.ir.module" in __import__("sys").modules
syclrt.Queue().parallel_for(4, kernel, numbers, 2, 1).wait()
print(numbers.tolist(), parsed, client.process_id is not None)
"""
    environment = {**os.environ, "PYTHONPATH": str(tmp_path), "SYCLRT_CACHE_DIR": str(tmp_path / "cache")}
    environment.pop("SYCLRT_CACHE", None)

    def run() -> str:
        return subprocess.run(
            [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True
        ).stdout

    assert run() == "[1, 3, 5, 7] True True\n"
    warm = run()
    assert warm.startswith("[1, 3, 5, 7] False ")
    edited = tmp_path / "syclopt" / "transforms" / "emit_kernel_accesses.py"
    edited = edited if edited.exists() else edited.with_suffix("") / "__init__.py"
    os.utime(edited)
    assert run() == warm
    edited.write_text(edited.read_text() + "# edited\n")
    assert run() == "[1, 3, 5, 7] True True\n"
