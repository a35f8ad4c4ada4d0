"""Pipes, sockets, devices and folders where a file is expected: read where that is meant, and never waited for."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from syclopt import files
from syclopt.errors import FileError, LimitError
from syclopt.files import read_file, read_named, read_source, write_file
from syclopt.tools.opt import main as syclopt
from syclopt.tools.response_files import expanded

MODULE = b"define void @f() {\n  ret void\n}\n"


@pytest.fixture
def pipe(tmp_path: Path) -> str:
    """A pipe in a folder, at the other end of which nobody is."""
    path = tmp_path / "pipe"
    os.mkfifo(path)
    return str(path)


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is waited for."""
    monkeypatch.setattr(files, "PIPE_SECONDS", 0.0)


@pytest.mark.usefixtures("impatient")
def test_a_pipe_that_nobody_writes_into_is_given_up(pipe: str) -> None:
    with pytest.raises(FileError, match=f"{pipe}: error: cannot read: nothing writes into the pipe"):
        read_source(pipe)


@pytest.mark.usefixtures("impatient")
def test_a_pipe_that_nobody_reads_is_given_up(pipe: str) -> None:
    with pytest.raises(FileError, match=f"{pipe}: error: cannot write: nothing reads from the pipe"):
        write_file(pipe, b"text")


@pytest.mark.parametrize("size", [0, 1, 1_000_000])
def test_what_is_written_into_a_pipe_is_read(pipe: str, size: int) -> None:
    """Whoever of both comes first."""
    data = b"x" * size
    writer = threading.Thread(target=Path(pipe).write_bytes, args=(data,))
    writer.start()
    if size:
        assert read_source(pipe) == data
    else:  # so as not to wait when the writer has come and gone
        os.close(os.open(pipe, os.O_RDONLY))
    writer.join()
    found: list[bytes] = []
    reader = threading.Thread(target=lambda: found.append(Path(pipe).read_bytes()))
    reader.start()
    write_file(pipe, data)
    reader.join()
    assert found == [data]


@pytest.mark.usefixtures("impatient")
def test_a_writer_may_take_its_time(pipe: str) -> None:
    """A compiler has opened its output long before it writes."""
    both = os.open(pipe, os.O_RDWR)  # so that there is a writer
    writing = threading.Timer(0.3, lambda: (os.write(both, b"text"), os.close(both)))
    writing.start()
    assert read_source(pipe) == b"text"
    writing.join()


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("folder", ["/dev/fd", "/proc/self/fd"])
def test_an_inherited_pipe_is_read_to_its_end(folder: str) -> None:
    if not os.path.isdir(folder):
        pytest.skip(f"no {folder} here")
    end, other = os.pipe()
    os.write(other, b"text")
    os.close(other)
    try:
        assert read_source(f"{folder}/{end}") == b"text"
        assert read_source(f"{folder}/{end}") == b""
    finally:
        os.close(end)


@pytest.mark.skipif(shutil.which("bash") is None, reason="no bash")
@pytest.mark.parametrize(
    "line",
    [
        "cat in.ll | syclopt",
        "cat in.ll | syclopt -",
        "cat in.ll | syclopt /dev/stdin",
        "syclopt /dev/stdin < in.ll",
        "syclopt <(sleep 0.1; cat in.ll)",
        "syclopt @<(echo in.ll)",
        "syclopt in.ll -o >(cat); wait $!",
        "syclopt in.ll -o /dev/stdout | cat",
    ],
)
def test_a_shell_hands_pipes_over(tmp_path: Path, line: str) -> None:
    (tmp_path / "in.ll").write_bytes(MODULE)
    program = f"{sys.executable} -c 'import sys; from syclopt.tools.opt import main; sys.exit(main())' -S -passes="
    command = line.replace("syclopt", program.replace("\\", "\\\\"))
    done = subprocess.run(["bash", "-c", command], cwd=tmp_path, capture_output=True, timeout=60, check=False)
    assert (done.stderr, done.stdout) == (b"", MODULE)


@pytest.fixture(params=["pipe", "socket", "device", "folder"])
def no_file(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    path = tmp_path / "no file"
    if request.param == "socket":
        with socket.socket(socket.AF_UNIX) as made:
            made.bind(str(path))
            yield str(path)
        return
    if request.param == "pipe":
        os.mkfifo(path)
    elif request.param == "folder":
        path.mkdir()
    else:
        path.symlink_to("/dev/zero")
    yield str(path)


@pytest.mark.usefixtures("impatient")
def test_what_is_no_file_is_refused(no_file: str) -> None:
    for read in (read_file, read_source, lambda path: expanded([f"@{path}"])):
        with pytest.raises(FileError, match=r"no file: error: cannot read( the response file)?: (is|no|nothing) "):
            read(no_file)


def test_a_table_names_files_alone(no_file: str) -> None:
    """Even a pipe with a writer is none: the table was made by others."""
    kept = os.open(no_file, os.O_RDWR) if Path(no_file).is_fifo() else None
    with pytest.raises(FileError, match=r"no file: error: cannot read what app.table:2 names: (is|no) "):
        read_named(no_file, "app.table:2")
    if kept is not None:
        os.close(kept)


def test_the_null_device_is_empty(capfd: pytest.CaptureFixture[str]) -> None:
    assert read_source(os.devnull) == b""
    assert syclopt(["-passes=", "-S", os.devnull]) == 0
    assert capfd.readouterr() == ("", "")


def test_a_very_large_file_is_refused_before_it_is_read(tmp_path: Path) -> None:
    path = tmp_path / "large"
    with path.open("wb") as stream:
        stream.truncate(1 << 40)
    with pytest.raises(
        LimitError, match="large: error: too many bytes in the file: found 1099511627776, expected at most"
    ):
        read_source(path)
