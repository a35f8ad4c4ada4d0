"""Reading files, and writing them so that they are there whole or not at all; standard output."""

from __future__ import annotations

import errno
import os
import re
import stat
import sys
import time
from contextlib import contextmanager, suppress

from syclopt.errors import FileError
from syclopt.limits import FILE_BYTES, PIPE_SECONDS, check

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator
    from io import FileIO
    from typing import Self

_NEW = os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC
_FOLDER = getattr(os, "O_PATH", os.O_RDONLY) | os.O_DIRECTORY | os.O_CLOEXEC

STDOUT = ("-", "/dev/stdout")  # what a command line calls standard output

_INHERITED = r"/dev/stdin|(?:/dev|/proc/self)/fd/([0-9]{1,9})"
_MOMENT = 0.02  # seconds between two looks at a pipe


def read_file(path: str | bytes | os.PathLike[str]) -> bytes:
    """Return the bytes of a file. Raises `FileError`, for an empty file too: only a module may have no bytes."""
    name = os.fsdecode(path)
    data = _read(name, "read", may_be_pipe=True)
    if not data:
        raise FileError("the file is empty", file=name)
    return data


def read_source(path: str | bytes | os.PathLike[str], action: str = "read") -> bytes:
    """Return the bytes of a file, which may be empty. Raises `FileError`, and `LimitError` for one that is very large.

    A pipe may stand for a file (`<(command)`), and so may a terminal. A pipe that nobody writes into is given up.
    `action` is what messages say that cannot be done.
    """
    return _read(os.fsdecode(path), action, may_be_pipe=True)


def read_named(path: str, where: str, size: int = -1) -> bytes:
    """Return the first bytes of a file, or all, that `where` names, a place in another file: no pipe and no device.

    Raises `FileError`, `LimitError`.
    """
    return _read(path, f"read what {where} names", may_be_pipe=False, size=size)


def read_regular(path: str) -> bytes:
    """Return the bytes of a file that is no pipe and no device. Raises `FileError`, `LimitError`."""
    return _read(path, "read", may_be_pipe=False)


def _read(name: str, action: str, *, may_be_pipe: bool, size: int = -1) -> bytes:
    try:
        descriptor, status = _opened(name)
        if stat.S_ISREG(status.st_mode):
            try:
                if (wanted := status.st_size if size < 0 else size) > FILE_BYTES:
                    check("bytes in the file", wanted, FILE_BYTES, file=name)
                return os.read(descriptor, size) if size >= 0 else read_whole(descriptor, status.st_size)
            finally:
                os.close(descriptor)
        with open(descriptor, "rb", buffering=0) as stream:
            if stat.S_ISDIR(status.st_mode):
                raise IsADirectoryError(None, "is a directory")
            if may_be_pipe and stat.S_ISFIFO(status.st_mode):
                return _read_pipe(stream)
            if may_be_pipe and (stream.isatty() or os.path.samestat(status, os.stat(os.devnull))):
                return stream.read()
            raise OSError(None, "is no file, but a pipe, socket or device")
    except OSError as error:
        raise FileError.from_os(action, name, error) from error
    except ValueError as error:  # a path with a null character
        raise FileError(f"cannot {action}: {error}", file=ascii(name)) from error


def read_whole(descriptor: int, size: int) -> bytes:
    """Return what a file has: so many bytes, if it does not grow, by one call, if it is not huge. Raises `OSError`."""
    data = os.read(descriptor, size + 1)
    if len(data) == size:
        return data
    with open(descriptor, "rb", closefd=False) as stream:
        return data + stream.read()


def _opened(name: str) -> tuple[int, os.stat_result]:
    """Return a descriptor to be read from, and what it is of. Nobody is waited for."""
    inherited = re.fullmatch(_INHERITED, name) if name.startswith(("/dev/", "/proc/")) else None
    if inherited is not None and stat.S_ISFIFO(os.stat(name).st_mode):  # to open it again would be another end of it
        descriptor = os.dup(int(inherited[1] or 0))
        return descriptor, os.fstat(descriptor)
    descriptor = os.open(name, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC | os.O_NOCTTY)
    status = os.fstat(descriptor)
    if not stat.S_ISREG(status.st_mode) and not stat.S_ISFIFO(status.st_mode):
        os.set_blocking(descriptor, True)
    return descriptor, status


def _read_pipe(stream: FileIO) -> bytes:
    """Return what is written into a pipe. Raises `OSError` when nobody comes to write."""
    end = time.monotonic() + PIPE_SECONDS
    while not os.get_blocking(stream.fileno()):
        first = stream.read(1)  # None as long as a writer has written nothing, and no bytes without a writer
        if first != b"":
            os.set_blocking(stream.fileno(), True)
            return (first or b"") + stream.read()
        if time.monotonic() > end:
            raise OSError(None, "nothing writes into the pipe")
        time.sleep(_MOMENT)
    return stream.read()


def write_file(path: str | bytes | os.PathLike[str], data: bytes) -> None:
    """Make `path` hold `data`: a file beside it takes the data and then its name, so a failure leaves no half file.

    A link keeps pointing where it does; a file of several names (hard links) stays one, and takes the data when all of
    it stands in the file beside it; a pipe or device is written to directly. Raises `FileError`.
    """
    name = os.fsdecode(path)
    try:
        if _is_special(name):
            with open(_opened_to_write(name), "wb") as stream:
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
    final = real_path(path)
    unfinished = _beside(final)
    try:
        yield unfinished
        _finish(unfinished, final)
    except OSError as error:
        raise FileError.from_os("write", path, error) from error
    finally:
        with suppress(OSError):
            os.unlink(unfinished)


class FilesTogether:
    """Files that take their names together, or not at all, used in a `with` statement.

    They are written to a folder beside them, and renamed at its end, or before: by `take_names`. Where the block fails,
    or a file cannot take its name, what was there before is there again.
    """

    def __init__(self) -> None:
        self._folders: dict[str, tuple[int, int, str]] = {}
        self._files: list[tuple[str, str, str]] = []
        self._places: set[tuple[int, int, str]] = set()
        self._count = 0
        self._in_place: list[tuple[str, bytes]] = []
        self._undo: list[tuple[str, str, str]] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        try:
            if kind is None:
                self.take_names()
                self._undo.clear()
        finally:
            self._restore()

    def add(self, path: str, data: bytes) -> None:
        """Write a file whose name nobody gave, but for its beginning: a link of that name is replaced.

        Raises `FileError`, also where another file is to have the name.
        """
        folder, name = os.path.split(path)
        unfinished = str(self._count)
        self._count += 1
        try:
            outer, within, _ = self._opened(folder)
            self._take_place(outer, name, path)
            descriptor = os.open(unfinished, _NEW, 0o666, dir_fd=within)
            try:
                rest = memoryview(data)
                while rest:
                    rest = rest[os.write(descriptor, rest) :]
            finally:
                os.close(descriptor)
        except OSError as error:
            raise FileError.from_os("write", path, error) from error
        self._files.append((folder, name, unfinished))

    def add_named(self, path: str, data: bytes) -> None:
        """Write a file whose name somebody gave, as `write_file` does: a link keeps pointing where it does.

        What is no file, or has several names, is written when the others have theirs. Raises `FileError`.
        """
        if _is_special(path) or _has_other_names(path):
            self._in_place.append((path, data))
        else:
            self.add(real_path(path), data)

    def take_names(self) -> None:
        """Let all files that were added take their names, in that order. Raises `FileError`."""
        files, self._files = self._files, []
        there = {folder: _entries(folder) for folder in self._folders}
        for folder, name, unfinished in files:
            outer, within, _ = self._folders[folder]
            try:
                before = f"{unfinished}.before" if name in there[folder] else ""
                self._undo.append((folder, name, before))  # first: an interrupt may come at any moment
                if before:
                    _set_aside(name, before, outer, within)
                os.replace(unfinished, name, src_dir_fd=within, dst_dir_fd=outer)
            except OSError as error:
                raise FileError.from_os("write", os.path.join(folder, name), error) from error
        while self._in_place:
            write_file(*self._in_place.pop(0))

    def _take_place(self, folder: int, name: str, path: str) -> None:
        status = os.fstat(folder)
        place = status.st_dev, status.st_ino, name
        if place in self._places:
            raise FileError("cannot write: two outputs have this name", file=path)
        self._places.add(place)

    def _opened(self, folder: str) -> tuple[int, int, str]:
        """Return descriptors of a folder, and of the one in it whose files are not finished; the name of that."""
        found = self._folders.get(folder)
        if found is None:
            outer = os.open(folder or ".", _FOLDER)
            try:
                name = unused_name()
                os.mkdir(name, dir_fd=outer)
                found = self._folders[folder] = outer, os.open(name, _FOLDER, dir_fd=outer), name
            except OSError:
                os.close(outer)
                raise
        return found

    def _restore(self) -> None:
        """Let what was there before be there again, and remove what is not finished."""
        for folder, name, before in reversed(self._undo):
            outer, within, _ = self._folders[folder]
            with suppress(OSError):
                if before:
                    os.replace(before, name, src_dir_fd=within, dst_dir_fd=outer)
                else:
                    os.unlink(name, dir_fd=outer)
        for folder, (outer, within, unfinished) in self._folders.items():
            with suppress(OSError):
                for name in os.listdir(os.path.join(folder, unfinished)):
                    os.unlink(name, dir_fd=within)
                os.rmdir(unfinished, dir_fd=outer)
            os.close(within)
            os.close(outer)
        self._folders.clear()


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


def real_path(path: str) -> str:
    """Return the path of a file from the root on, without links. Raises `FileError` in a folder that is gone."""
    try:
        return os.path.realpath(path)
    except FileNotFoundError as error:
        raise FileError("the current folder has been removed", file=path) from error


def _is_special(path: str) -> bool:
    try:
        mode = os.stat(path).st_mode
    except OSError:
        return False
    return not (stat.S_ISREG(mode) or stat.S_ISDIR(mode))


def unused_name() -> str:
    """Return a name for a file that is not finished, which no other process of any machine uses, nor can guess."""
    return f".syclopt-{os.urandom(16).hex()}.tmp"


def _entries(folder: str) -> set[str]:
    """Return the names in a folder; none of one that cannot be read."""
    try:
        return {*os.listdir(folder or ".")}
    except OSError:
        return set()


def _set_aside(name: str, before: str, outer: int, within: int) -> None:
    """Let the file `name` in the folder `outer` be `before` in the folder `within`, too, if it is there."""
    with suppress(FileNotFoundError):
        if stat.S_ISDIR(os.stat(name, dir_fd=outer, follow_symlinks=False).st_mode):
            raise IsADirectoryError(None, "is a directory")
        try:
            os.link(name, before, src_dir_fd=outer, dst_dir_fd=within, follow_symlinks=False)
        except OSError:  # a file system without links, or a file of somebody else
            os.rename(name, before, src_dir_fd=outer, dst_dir_fd=within)


def _has_other_names(path: str) -> bool:
    try:
        return os.stat(path).st_nlink > 1 and not os.path.isdir(path)
    except OSError:
        return False


def _opened_to_write(name: str) -> int:
    """Return a descriptor of a pipe or device. Raises `OSError` when nobody comes to read a pipe."""
    end = time.monotonic() + PIPE_SECONDS
    while True:
        try:
            descriptor = os.open(name, os.O_WRONLY | os.O_NONBLOCK | os.O_CLOEXEC | os.O_NOCTTY)
        except OSError as error:
            if error.errno != errno.ENXIO or not stat.S_ISFIFO(os.stat(name).st_mode):
                raise
            if time.monotonic() > end:
                raise OSError(None, "nothing reads from the pipe") from error
            time.sleep(_MOMENT)
            continue
        os.set_blocking(descriptor, True)
        return descriptor


def _beside(path: str) -> str:
    return os.path.join(os.path.dirname(path), unused_name())


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
    with open(unfinished, "rb") as finished, open(path, "wb") as stream:
        stream.write(finished.read())
    os.unlink(unfinished)
