"""Reading files, and writing them so that they are there whole or not at all; standard output."""

from __future__ import annotations

import os
import stat
import sys
from contextlib import contextmanager, suppress
from itertools import count

from syclopt.errors import FileError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator

STDOUT = ("-", "/dev/stdout")  # what a command line calls standard output

_numbers = count()


def read_file(path: str | os.PathLike[str]) -> bytes:
    """Return the bytes of a file. Raises `FileError`, for an empty file too: no module is written in no bytes."""
    data = read_source(path)
    if not data:
        raise FileError("the file is empty", file=os.fspath(path))
    return data


def read_source(path: str | os.PathLike[str]) -> bytes:
    """Return the bytes of a file, which may be empty. Raises `FileError`."""
    name = os.fspath(path)
    try:
        with open(name, "rb") as stream:
            return stream.read()
    except OSError as error:
        raise FileError.from_os("read", name, error) from error
    except ValueError as error:  # a path with a null character
        raise FileError(f"cannot read: {error}", file=ascii(name)) from error


def write_file(path: str | os.PathLike[str], data: bytes) -> None:
    """Make `path` hold `data`: a file beside it takes the data and then its name, so a failure leaves no half file.

    A link keeps pointing where it does; a file of several names (hard links) stays one, and takes the data when all of
    it stands in the file beside it; a pipe or device is written to directly. Raises `FileError`.
    """
    name = os.fspath(path)
    try:
        if _is_special(name):
            with open(os.open(name, os.O_WRONLY), "wb") as stream:
                stream.write(data)
            return
        final = os.path.realpath(name)
        if os.path.isdir(final):
            raise IsADirectoryError(None, "is a directory")
        _replace(final, data)
    except OSError as error:
        raise FileError.from_os("write", name, error) from error
    except ValueError as error:  # a path with a null character
        raise FileError(f"cannot write: {error}", file=ascii(name)) from error


@contextmanager
def made_beside(path: str) -> Generator[str]:
    """Yield the name of a file for another program to write, which takes the name `path` at the end of a `with` block.

    Where the block fails it is deleted. A pipe or device is yielded itself. Raises `FileError`.
    """
    if _is_special(path):
        yield path
        return
    final = os.path.realpath(path)
    unfinished = _beside(final)
    try:
        yield unfinished
        _finish(unfinished, final)
    except OSError as error:
        raise FileError.from_os("write", path, error) from error
    finally:
        with suppress(OSError):
            os.unlink(unfinished)


def write_all(path: str | os.PathLike[str], data: bytes) -> None:
    """Write `data` to `path` in place; raises `FileError`, and then what is there is not to be used."""
    try:
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_CLOEXEC, 0o666)
        try:
            view = memoryview(data)
            while view:
                view = view[os.write(descriptor, view) :]
        finally:
            os.close(descriptor)
    except OSError as error:
        raise FileError.from_os("write", path, error) from error


def write_stdout(data: bytes) -> None:
    """Write bytes to standard output; raises `FileError`, but lets `BrokenPipeError` through."""
    if sys.stdout is None:  # so it is when descriptor 1 is closed
        raise FileError("cannot write: standard output is closed", file="<stdout>")
    try:
        rest = memoryview(data)
        while rest:  # an unbuffered stream may take a part
            rest = rest[sys.stdout.buffer.write(rest) :]
        sys.stdout.flush()
    except BrokenPipeError:
        raise
    except OSError as error:
        raise FileError.from_os("write", "<stdout>", error) from error


def write_stderr(text: str) -> None:
    """Write what another program said to standard error as it was, whatever the locale."""
    if sys.stderr is not None:
        with suppress(OSError):  # there is no other place to say so
            sys.stderr.buffer.write(text.encode("utf-8", "surrogateescape"))
            sys.stderr.flush()


def _is_special(path: str) -> bool:
    try:
        mode = os.stat(path).st_mode
    except OSError:
        return False
    return not (stat.S_ISREG(mode) or stat.S_ISDIR(mode))


def _beside(path: str) -> str:
    return os.path.join(os.path.dirname(path), f".syclopt-{os.getpid()}-{next(_numbers)}.tmp")


def _replace(path: str, data: bytes) -> None:
    temporary = _beside(path)
    descriptor = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o666)
    try:
        with open(descriptor, "wb") as stream:
            stream.write(data)
        _finish(temporary, path)
    except BaseException:
        with suppress(OSError):
            os.unlink(temporary)
        raise


def _finish(unfinished: str, path: str) -> None:
    """Let a file that is whole be `path`; where that has other names too, they all show what it holds."""
    if not _has_other_names(path):
        os.replace(unfinished, path)
        return
    with open(unfinished, "rb") as stream:
        write_all(path, stream.read())
    os.unlink(unfinished)


def _has_other_names(path: str) -> bool:
    try:
        return os.stat(path).st_nlink > 1
    except OSError:
        return False
