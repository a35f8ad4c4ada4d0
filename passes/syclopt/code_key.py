"""A key for code of ours: what it made before is stale where the key is another one.

It is a digest of what the files of packages hold. Of installed packages that is recorded beside them; those of a
checkout are read, unless they are known to be as they were when they were read before.
"""

from __future__ import annotations

import os
import time
from contextlib import suppress
from typing import TYPE_CHECKING

try:
    from _blake2 import blake2b  # hashlib loads OpenSSL, which takes longer than most of what a start needs
except ImportError:  # some builds of Python have OpenSSL's alone
    from hashlib import blake2b

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence

    Find = Callable[[bytes], bytes | None]
    Store = Callable[[bytes, bytes], None]

DIGEST_BYTES = 32
_DISTRIBUTION = "syclopt"
_MADE_BY_PYTHON = "__pycache__"
_YOUNG = 2 * 10**9  # nanoseconds in which a file may change again and show the same time


def new_digest(data: bytes = b"") -> blake2b:
    """Return what makes a digest of `DIGEST_BYTES` bytes, with the first of the data."""
    return blake2b(data, digest_size=DIGEST_BYTES)


def code_key(packages: Sequence[str], find: Find, store: Store, apart: Collection[str] = ()) -> bytes:
    """Return the key of the code in the folders of packages, and of the LLVM that it asks.

    Folders of the names `apart` in a package have no part in what is made: in a checkout their files are not looked at.

    With `find` and `store`, what takes long is kept: bytes, under a key. Raises `OSError` where code is not in files.
    """
    import llvmlite

    found = new_digest(llvmlite.__version__.encode())
    for package in packages:
        found.update(_recorded(package, find, store) or _digest_of_files(package, find, store, apart))
    return found.digest()


def _recorded(package: str, find: Find, store: Store) -> bytes:
    """Return a digest of the digests that were recorded when a package was installed; nothing where there are none."""
    place, name = os.path.split(package)
    records: list[str] = []
    for folder in os.listdir(place):
        if folder.startswith(f"{_DISTRIBUTION}-") and folder.endswith(".dist-info"):
            record = os.path.join(place, folder, "RECORD")
            with suppress(OSError):
                records.append(_shown(record, os.stat(record)))
    return _known([name, *records], find, store, lambda: _digest_of_records(name, records)) if records else b""


def _digest_of_records(name: str, records: Sequence[str]) -> bytes:
    start = f"{name}/".encode()
    lines: list[bytes] = []
    for record in records:
        with suppress(OSError), open(record.partition("\0")[0], "rb") as stream:
            lines += [line for line in stream if line.startswith(start) and b"sha256=" in line]
    is_whole = any(line.startswith(start + b"__init__.py,") for line in lines)
    return new_digest(b"".join(sorted(lines))).digest() if is_whole else b""


def _digest_of_files(package: str, find: Find, store: Store, apart: Collection[str]) -> bytes:
    """Return a digest of the names and contents of all files of a package."""
    files = states_of_files(package, {f"{package}/{name}" for name in apart})

    def read() -> bytes:
        content = new_digest()
        for path in (line.partition("\0")[0] for line in files):
            with open(path, "rb") as stream:
                data = stream.read()
            content.update(f"{path[len(package) :]}\n{len(data)}\n".encode("utf-8", "surrogateescape"))
            content.update(data)
        return content.digest()

    return _known(files, find, store, read)


def _known(seen: Sequence[str], find: Find, store: Store, read: Callable[[], bytes]) -> bytes:
    """Return what is read of files, of which lines of `_shown` are given; it is kept if they have not just changed."""
    place = new_digest("\n".join(seen).encode("utf-8", "surrogateescape")).digest()
    known = find(place)
    if known is None:
        known = read()
        newest = max((int(line.rpartition("\0")[2]) for line in seen if "\0" in line), default=0)
        if newest < time.time_ns() - _YOUNG:
            store(place, known)
    return known


def _shown(path: str, status: os.stat_result) -> str:
    """Return path and size of a file, and when it changed in any way, a time that nobody can set back."""
    return f"{path}\0{status.st_size}\0{status.st_ctime_ns}"


def states_of_files(folder: str, apart: Collection[str] = ()) -> list[str]:
    """Return a line for each file in a folder and those below, but for the paths `apart`: path, size, when it changed.

    They are texts, since so many tuples would start the garbage collector. Raises `OSError`.
    """
    found: list[str] = []
    folders = [folder]
    while folders:
        folder = folders.pop()
        descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)  # else each path is walked again
        try:
            with os.scandir(descriptor) as entries:
                for entry in entries:
                    path = f"{folder}/{entry.name}"
                    if entry.is_file():
                        found.append(_shown(path, entry.stat()))
                    elif entry.name != _MADE_BY_PYTHON and path not in apart and entry.is_dir():
                        folders.append(path)
        finally:
            os.close(descriptor)
    found.sort()
    return found
