"""What was made before, on the disk: found by what it was made of, and trusted only where its user alone can write.

What is kept here runs, or becomes part of programs. So the folder, those in it, and the files belong to the user, and
nobody else can write them. Where it is otherwise, nothing is read or written, and a warning says so. A digest would not
help: who can write a file can make its digest, too.

A file holds a mark, the whole key, a digest of the data, and the data; its name is the key. What is cut short, or of
another key, counts as not there and is written anew. Files are renamed into place, so several processes may share the
folder. Below it no link is followed.
"""

from __future__ import annotations

import os
import re
import stat
import sys
import time
from contextlib import suppress
from typing import TYPE_CHECKING, TypeVar

from syclopt.code_key import DIGEST_BYTES, code_key, new_digest
from syclopt.files import read_whole, unused_name

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator

    Kept = tuple[float, int, str, str]

_Found = TypeVar("_Found")
_OTHERS_WRITE = stat.S_IWGRP | stat.S_IWOTH
_FOLDER = os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC
_FILE = os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC
_NEW_FILE = os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW | os.O_CLOEXEC
_FOLDER_NAME = r"[0-9a-f]{2}"  # no start takes the time to compile them
_FILE_NAME = r"[0-9a-f]{62}|\.syclopt-[0-9a-f]+\.tmp"  # the latter are left where a process was killed
_FOLDERS = 256  # as many as there are names
_HOUR, _DAY = 3600, 86400


def digest(*parts: bytes | str) -> bytes:
    """Return a digest of some bytes and texts, and of where each part ends."""
    found = new_digest()
    for each in parts:
        part = each.encode("utf-8", "surrogateescape") if isinstance(each, str) else each
        found.update(len(part).to_bytes(8, "little"))
        found.update(part)
    return found.digest()


def user_cache_folder(name: str) -> str | None:
    """Return the folder `name` in the user's cache, which may not be there yet; None for a user without a home."""
    if sys.platform == "linux":  # as platformdirs does, whose import takes as long as all else that a start needs
        found = f"{_cache_folder()}/{name}"
    else:
        from platformdirs import user_cache_dir

        found = user_cache_dir(name)
    return found if os.path.isabs(found) else None


def _cache_folder() -> str:
    """Return the folder of the user's caches on Linux, by the environment where that says it."""
    environ = os.environ
    named = environ.get("XDG_CACHE_HOME", "")
    if named.startswith("/"):
        return named.removesuffix("/")
    home = environ.get("HOME", "")
    return f"{home.rstrip('/')}/.cache" if home.startswith("/") else os.path.expanduser("~/.cache")


class _Untrusted(Exception):
    """Others own or can write a file or folder; the message says so."""


class DiskCache:
    """A cache that is called `name`: what it holds depends on keys, and on the code that made it.

    That is this package and `others`, by their folders, without those in them that are called as in `apart`.
    `place` returns where the cache is; None if there is none.
    """

    def __init__(self, name: str, place: Callable[[], str | None], *others: str, apart: Collection[str] = ()) -> None:
        self.most_bytes = 1 << 30
        """How much is kept: what was not used for longest goes."""
        self._mark = f"{name} code 1\n".encode()
        self._place = place
        self._packages = (os.path.dirname(__file__), *others)
        self._apart = apart
        self._code_key: bytes | None = None
        self._refused: set[str] = set()

    def find(self, key: bytes) -> bytes | None:
        """Return what the same code stored under a key; None if there is nothing, or nothing that can be trusted."""
        return self._tried(lambda place: self._find(place, self._whole(place, key)))

    def store(self, key: bytes, data: bytes) -> None:
        """Store data under a key. Where that is impossible (a full disk, a folder of others), do nothing."""
        self._tried(lambda place: self._store(place, self._whole(place, key), data))

    def _tried(self, do: Callable[[str], _Found]) -> _Found | None:
        place = self._place()
        if place is None or place in self._refused:
            return None
        try:
            return do(place)
        except OSError:
            return None
        except _Untrusted as found:
            self._refused.add(place)
            from syclopt.diagnostics import print_message

            print_message(f"warning: the cache in '{place}' is not used: {found}")
            return None

    def _whole(self, place: str, key: bytes) -> bytes:
        """Return the key of what the present code makes of what `key` says."""
        if self._code_key is None:

            def find(key: bytes) -> bytes | None:
                return self._find(place, key)

            def store(key: bytes, data: bytes) -> None:
                self._store(place, key, data)

            self._code_key = code_key(self._packages, find, store, self._apart)
        return digest(self._code_key, key)

    def _find(self, place: str, key: bytes) -> bytes | None:
        name = key.hex()
        opened: list[int] = []
        try:
            folder, _ = _open(name[:2], _FOLDER | os.O_NOFOLLOW, _open(place, _FOLDER, None, opened)[0], opened)
            data = _read(*_open(name[2:], _FILE, folder, opened))
        except OSError:
            return None
        finally:
            for descriptor in opened:
                os.close(descriptor)
        head = len(self._mark) + 2 * DIGEST_BYTES
        found = data[head:]
        return found if data[:head] == self._mark + key + new_digest(found).digest() else None

    def _store(self, place: str, key: bytes, data: bytes) -> None:
        name = key.hex()
        with suppress(OSError):
            _make_folder(place)
            with _Opened(place, _FOLDER) as top:
                with suppress(FileExistsError):
                    os.mkdir(name[:2], 0o700, dir_fd=top)
                with _Opened(name[:2], _FOLDER | os.O_NOFOLLOW, top) as folder:
                    _write(folder, name[2:], b"".join((self._mark, key, new_digest(data).digest(), data)))
                    is_small = _FOLDERS * sum(size for _, size, *_ in _kept(folder, name[:2])) <= self.most_bytes
                if not is_small:  # nor are the others, then: keys are spread evenly
                    self._keep_small(top)

    def _keep_small(self, top: int) -> None:
        """Remove the files that were not used for longest, where all together are too large.

        One that was used in the future, by a clock that was wrong, was used before all others.
        """
        kept: list[Kept] = []
        for name in filter(re.compile(_FOLDER_NAME).fullmatch, os.listdir(top)):
            with suppress(OSError, _Untrusted), _Opened(name, _FOLDER | os.O_NOFOLLOW, top) as folder:
                kept += _kept(folder, name)
        total = sum(size for _, size, *_ in kept)
        latest = time.time() + _DAY
        for _, size, place, name in sorted(kept, key=lambda one: (one[0] <= latest, one[0])):
            if total <= self.most_bytes:
                return
            total -= size
            with suppress(OSError, _Untrusted), _Opened(place, _FOLDER | os.O_NOFOLLOW, top) as folder:
                with _Opened(name, _FILE, folder) as file:
                    is_ours = os.read(file, len(self._mark)) == self._mark
                if is_ours:
                    os.unlink(name, dir_fd=folder)


class _Opened:
    """A file or folder that its user alone can write, with a descriptor as long as the context lasts.

    Raises `OSError`, `_Untrusted`.
    """

    def __init__(self, path: str, flags: int, within: int | None = None) -> None:
        self._opened: list[int] = []
        try:
            self._descriptor, _ = _open(path, flags, within, self._opened)
        except BaseException:
            self._close()
            raise

    def __enter__(self) -> int:
        return self._descriptor

    def __exit__(self, *_: object) -> None:
        self._close()

    def _close(self) -> None:
        for descriptor in self._opened:
            os.close(descriptor)


def _open(path: str, flags: int, within: int | None, opened: list[int]) -> tuple[int, os.stat_result]:
    """Open a file or folder that its user alone can write; return a descriptor, which `opened` takes, and its status.

    Raises `OSError`, `_Untrusted`.
    """
    try:
        descriptor = os.open(path, flags, dir_fd=within)
    except PermissionError:
        _check(path, os.stat(path, dir_fd=within, follow_symlinks=within is None))
        raise
    opened.append(descriptor)
    status = os.fstat(descriptor)
    if status.st_uid != os.geteuid() or status.st_mode & _OTHERS_WRITE:
        _check(path, status)
    return descriptor, status


def _check(path: str, status: os.stat_result) -> None:
    """Raise `_Untrusted` for what others own or can write."""
    if status.st_uid != os.geteuid():
        raise _Untrusted(f"'{path}' belongs to user {status.st_uid}, and this is user {os.geteuid()}")
    if status.st_mode & _OTHERS_WRITE:
        raise _Untrusted(f"others can write '{path}' (mode {stat.S_IMODE(status.st_mode):o}): chmod go-w")


def _make_folder(path: str) -> None:
    """Make a folder for its user alone, and those above it; one that is there may be anybody's."""
    try:
        os.mkdir(path, 0o700)
    except FileExistsError:
        pass
    except FileNotFoundError:
        above = os.path.dirname(path)
        if not above:
            raise
        _make_folder(above)
        with suppress(FileExistsError):
            os.mkdir(path, 0o700)


def _read(file: int, status: os.stat_result) -> bytes:
    """Return the content of a file, which is then the one that was used last."""
    if not stat.S_ISREG(status.st_mode):
        return b""
    if abs(time.time() - status.st_mtime) > _HOUR:
        with suppress(OSError):
            os.utime(file)
    return read_whole(file, status.st_size)


def _write(folder: int, name: str, data: bytes) -> None:
    unfinished = unused_name()
    descriptor = os.open(unfinished, _NEW_FILE, 0o600, dir_fd=folder)
    try:
        with open(descriptor, "wb") as stream:
            stream.write(data)
        os.replace(unfinished, name, src_dir_fd=folder, dst_dir_fd=folder)
    except BaseException:
        with suppress(OSError):
            os.unlink(unfinished, dir_fd=folder)
        raise


def _kept(folder: int, place: str) -> Iterator[Kept]:
    """Yield the files of a folder, called `place`, whose names a cache gives: when each was used, size, place, name."""
    is_ours = re.compile(_FILE_NAME).fullmatch
    with os.scandir(folder) as entries:
        for entry in entries:
            if is_ours(entry.name) and entry.is_file(follow_symlinks=False):
                with suppress(FileNotFoundError):  # another process removed it
                    status = entry.stat(follow_symlinks=False)
                    yield status.st_mtime, status.st_size, place, entry.name
