"""Files that are there whole or not at all: one, and several together; and what remains when things go wrong."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from syclopt import files as module
from syclopt.errors import FileError
from syclopt.files import FilesTogether, write_file

OLD, NEW = b"old\n", b"new\n"
NAMES = ["a", "b", "c"]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder where two of three files are there from before."""
    for name in NAMES[:2]:
        (tmp_path / name).write_bytes(OLD)
    return tmp_path


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def write(folder: Path) -> None:
    with FilesTogether() as files:
        for name in NAMES:
            files.add(str(folder / name), NEW)


def test_files_take_their_names_together(folder: Path) -> None:
    with FilesTogether() as files:
        for name in NAMES:
            files.add(str(folder / name), NEW)
        assert [(folder / name).read_bytes() for name in NAMES[:2]] == [OLD] * 2
    assert contents(folder) == dict.fromkeys(NAMES, NEW)
    (folder / "usual").touch()
    assert (folder / "c").stat().st_mode == (folder / "usual").stat().st_mode


def test_no_two_files_are_to_have_one_name(folder: Path) -> None:
    def write_twice(add: Callable[[FilesTogether, str], None]) -> None:
        with FilesTogether() as files:
            files.add(str(folder / "a"), NEW)
            add(files, str(folder / ".." / folder.name / "a"))

    for add in (lambda files, path: files.add(path, NEW), lambda files, path: files.add_named(path, NEW)):
        with pytest.raises(FileError, match=r"a: error: cannot write: two outputs have this name"):
            write_twice(add)
        assert contents(folder) == dict.fromkeys(NAMES[:2], OLD)


@pytest.mark.parametrize("names_are_taken", [False, True])
def test_a_failure_leaves_what_was_there(folder: Path, *, names_are_taken: bool) -> None:
    def interrupted() -> None:
        with FilesTogether() as files:
            for name in NAMES:
                files.add(str(folder / name), NEW)
            if names_are_taken:
                files.take_names()
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        interrupted()
    assert contents(folder) == dict.fromkeys(NAMES[:2], OLD)


@pytest.mark.parametrize("has_links", [False, True])
def test_a_name_that_cannot_be_taken_leaves_what_was_there(
    folder: Path, monkeypatch: pytest.MonkeyPatch, *, has_links: bool
) -> None:
    if not has_links:
        monkeypatch.setattr(os, "link", lambda *_, **__: os.rename("no", "links"))
    (folder / "c").mkdir()
    (folder / "c" / "inner").touch()
    with pytest.raises(FileError, match="/c: error: cannot write: is a directory"):
        write(folder)
    assert [(folder / name).read_bytes() for name in NAMES[:2]] == [OLD] * 2
    assert len([*folder.iterdir()]) == 3
    (folder / "c" / "inner").unlink()
    (folder / "c").rmdir()
    write(folder)
    assert contents(folder) == dict.fromkeys(NAMES, NEW)


def test_links_of_names_that_nobody_gave_are_replaced(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    outside = tmp_path_factory.mktemp("outside") / "file"
    outside.write_bytes(OLD)
    (folder / "c").symlink_to(outside)
    write(folder)
    assert contents(folder) == dict.fromkeys(NAMES, NEW)
    assert not (folder / "c").is_symlink()
    assert outside.read_bytes() == OLD
    (folder / "c").unlink()
    (folder / "c").symlink_to(outside)
    with FilesTogether() as files:
        files.add_named(str(folder / "c"), NEW)
        assert outside.read_bytes() == OLD
    assert (folder / "c").is_symlink()
    assert outside.read_bytes() == NEW


def test_the_other_names_of_a_file_keep_what_it_held(folder: Path) -> None:
    (folder / "c").hardlink_to(folder / "a")
    with FilesTogether() as files:
        files.add(str(folder / "c"), NEW)
    assert contents(folder) == {"a": OLD, "b": OLD, "c": NEW}


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full here")
def test_pipes_and_devices_are_written_when_files_have_their_names(folder: Path) -> None:
    files = FilesTogether()
    files.add_named("/dev/full", NEW)
    files.add(str(folder / "a"), NEW)
    with pytest.raises(FileError, match="no space left"):
        files.__exit__(None)
    assert contents(folder) == dict.fromkeys(NAMES[:2], OLD)


def test_a_full_disk_leaves_what_was_there(folder: Path) -> None:
    script = """
import resource, sys
from syclopt.files import FilesTogether
resource.setrlimit(resource.RLIMIT_FSIZE, (1024, 1024))
with FilesTogether() as files:
    files.add("a", b"new")
    files.add("b", bytes(4096))
"""
    done = subprocess.run([sys.executable, "-c", script], cwd=folder, capture_output=True, text=True, check=False)
    assert done.stderr.endswith("FileError: b: error: cannot write: file too large\n")
    assert contents(folder) == dict.fromkeys(NAMES[:2], OLD)
    alone = "import resource\nfrom syclopt.files import write_file\n"
    alone += "resource.setrlimit(resource.RLIMIT_FSIZE, (1024, 1024))\nwrite_file('b', bytes(4096))"
    done = subprocess.run([sys.executable, "-c", alone], cwd=folder, capture_output=True, text=True, check=False)
    assert done.stderr.endswith("FileError: b: error: cannot write: file too large\n")
    assert contents(folder) == dict.fromkeys(NAMES[:2], OLD)


def test_a_process_may_be_killed_at_any_step(tmp_path: Path) -> None:
    """Then each file is the old or the new one, whole, and the next process writes them all."""
    script = """
import os, signal, sys
from syclopt.files import FilesTogether
def write(data):
    with FilesTogether() as files:
        for name in "abc":
            files.add(os.path.join(f"at{step}", name), data)
step = deaths = 0
while True:
    step += 1
    os.mkdir(f"at{step}")
    old, new = b"old" * 999, b"new" * 999
    write(old)
    child = os.fork()
    if not child:
        left = step
        def watch(event, _):
            global left
            if event == "open" or event.startswith("os."):
                left -= 1
                if not left:
                    os.kill(os.getpid(), signal.SIGKILL)
        sys.addaudithook(watch)
        write(new)
        os._exit(0)
    if os.waitpid(child, 0)[1] == 0:
        break
    deaths += 1
    for name in "abc":
        with open(os.path.join(f"at{step}", name), "rb") as stream:
            assert stream.read() in (old, new)
    write(new)
    for name in "abc":
        with open(os.path.join(f"at{step}", name), "rb") as stream:
            assert stream.read() == new
print(deaths)
"""
    done = subprocess.run([sys.executable, "-c", script], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert int(done.stdout) > 9, "three files: opened, linked, renamed"


def test_any_step_may_fail(tmp_path: Path) -> None:
    """Then all files are the old ones or all the new ones; the third one is new."""
    script = """
import os, sys
from syclopt.errors import FileError
from syclopt.files import FilesTogether
def write(names, data):
    with FilesTogether() as files:
        for name in names:
            files.add(os.path.join(f"at{step}", name), data)
step = failures = 0
while True:
    step += 1
    os.mkdir(f"at{step}")
    write("ab", b"old")
    child = os.fork()
    if not child:
        left = step
        def watch(event, _):
            global left
            if event == "open" or event.startswith("os."):
                left -= 1
                if not left:
                    raise OSError(5, "input/output error")
        sys.addaudithook(watch)
        try:
            write("abc", b"new")
        except FileError:
            os._exit(1)
        os._exit(0 if left > 0 else 2)
    how = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    found = {}
    for name in "abc":
        if os.path.exists(os.path.join(f"at{step}", name)):
            with open(os.path.join(f"at{step}", name), "rb") as stream:
                found[name] = stream.read()
    assert found == (dict.fromkeys("ab", b"old") if how == 1 else dict.fromkeys("abc", b"new")), (step, how, found)
    if how == 0:
        break
    failures += how == 1
print(failures)
"""
    done = subprocess.run([sys.executable, "-c", script], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert int(done.stdout) > 7, "three files: opened, renamed, two of them linked"


def test_processes_of_one_number_have_names_of_their_own(tmp_path: Path) -> None:
    """In a container every compiler is process 1; and what a killed one left is in nobody's way."""
    script = """
import os
os.getpid = lambda: 1
from syclopt.files import made_beside
with made_beside("output") as name:
    open(name, "x").close()
    print(name, flush=True)
    os._exit(0)
"""
    command = [sys.executable, "-c", script]
    names = {subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True).stdout for _ in range(2)}
    assert len(names) == 2
    write_file(tmp_path / "output", NEW)
    assert (tmp_path / "output").read_bytes() == NEW


def test_an_unfinished_file_that_is_there_is_not_written_to(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "victim").write_bytes(OLD)
    (tmp_path / "guessed").symlink_to(tmp_path / "victim")
    monkeypatch.setattr(module, "unused_name", lambda: "guessed")
    for writing in (lambda: write_file(tmp_path / "output", NEW), lambda: write(tmp_path)):
        with pytest.raises(FileError, match="file exists"):
            writing()
    assert contents(tmp_path) == {"guessed": OLD, "victim": OLD}
