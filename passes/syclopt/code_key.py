"""A key for code of ours: what it made before is stale where the key is another one.

It is a digest of what the files of packages hold. Of installed packages that is recorded beside them; those of a
checkout are read, unless they are known to be as they were when they were read before.
"""

from __future__ import annotations

import os
import time
from typing import TYPE_CHECKING

try:
    from _blake2 import blake2b  # hashlib loads OpenSSL, which takes longer than most of what a start needs
except ImportError:  # some builds of Python have OpenSSL's alone
    from hashlib import blake2b

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    Find = Callable[[bytes], bytes | None]
    Store = Callable[[bytes, bytes], None]

DIGEST_BYTES = 32
_DISTRIBUTION = "syclopt"
_MADE_BY_PYTHON = "__pycache__"
_YOUNG = 2 * 10**9  # nanoseconds in which a file may change again and show the same time


def new_digest(data: bytes = b"") -> blake2b:
    """Return what makes a digest of `DIGEST_BYTES` bytes, with the first of the data."""
    return blake2b(data, digest_size=DIGEST_BYTES)


def code_key(packages: Sequence[str], find: Find, store: Store) -> bytes:
    """Return the key of the code in the folders of packages, and of the LLVM that it asks.

    With `find` and `store`, what takes long is kept: bytes, under a key. Raises `OSError` where code is not in files.
    """
    import llvmlite

    found = new_digest(llvmlite.__version__.encode())
    for package in packages:
        found.update(_recorded(package) or _digest_of_files(package, find, store))
    return found.digest()


def _recorded(package: str) -> bytes:
    """Return a digest of the digests that were recorded when a package was installed; nothing where there are none."""
    place, name = os.path.split(package)
    start = f"{name}/".encode()
    lines: list[bytes] = []
    for folder in os.listdir(place):
        if folder.startswith(f"{_DISTRIBUTION}-") and folder.endswith(".dist-info"):
            try:
                with open(os.path.join(place, folder, "RECORD"), "rb") as stream:
                    lines += [line for line in stream if line.startswith(start) and b"sha256=" in line]
            except OSError:
                continue
    is_whole = any(line.startswith(start + b"__init__.py,") for line in lines)
    return new_digest(b"".join(sorted(lines))).digest() if is_whole else b""


def _digest_of_files(package: str, find: Find, store: Store) -> bytes:
    """Return a digest of the names and contents of all files of a package."""
    files = _files(package)
    place = new_digest("\n".join(files).encode("utf-8", "surrogateescape")).digest()
    known = find(place)
    if known is None:
        content = new_digest()
        newest = 0
        for path, _, changed in (line.split("\0") for line in files):
            newest = max(newest, int(changed))
            with open(path, "rb") as stream:
                data = stream.read()
            content.update(f"{path[len(package) :]}\n{len(data)}\n".encode("utf-8", "surrogateescape"))
            content.update(data)
        known = content.digest()
        if newest < time.time_ns() - _YOUNG:
            store(place, known)
    return known


def _files(package: str) -> list[str]:
    """Return a line for each file: its path, its size, and when it changed in any way, a time that nobody can set back.

    They are texts, not tuples, of which so many would start the garbage collector.
    """
    found: list[str] = []
    folders = [package]
    while folders:
        folder = folders.pop()
        descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)  # else each path is walked again
        try:
            with os.scandir(descriptor) as entries:
                for entry in entries:
                    path = f"{folder}/{entry.name}"
                    if entry.is_file():
                        status = entry.stat()
                        found.append(f"{path}\0{status.st_size}\0{status.st_ctime_ns}")
                    elif entry.name != _MADE_BY_PYTHON and entry.is_dir():
                        folders.append(path)
        finally:
            os.close(descriptor)
    found.sort()
    return found
