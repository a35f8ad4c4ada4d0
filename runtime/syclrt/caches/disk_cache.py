"""Machine code on the disk: found by what it was built from, checked before it is trusted.

A file holds a mark, the whole key, a digest of the code, and the code. What is cut short, or of another key, counts as
not there and is written anew. Files are renamed into place, so several processes may share the folder.
"""

from __future__ import annotations

import hashlib
import os
import sys
from contextlib import suppress

_SWITCH = "SYCLRT_CACHE"
_FOLDER = "SYCLRT_CACHE_DIR"
_MARK = b"syclrt code 1\n"
_MOST_BYTES = 1 << 30
_DIGEST = 32


def digest(*parts: bytes | str) -> bytes:
    """Return a digest of some bytes and texts, and of where each part ends."""
    found = hashlib.sha256()
    for each in parts:
        part = each.encode("utf-8", "surrogateescape") if isinstance(each, str) else each
        found.update(len(part).to_bytes(8, "little"))
        found.update(part)
    return found.digest()


def find(key: bytes) -> bytes | None:
    """Return what was stored under a key of 32 bytes; None if there is nothing, or nothing that can be trusted."""
    folder = _folder()
    if folder is None:
        return None
    path = _path(folder, key)
    try:
        with open(path, "rb") as stream:
            data = stream.read()
    except OSError:
        return None
    head = len(_MARK) + 2 * _DIGEST
    code = data[head:]
    if data[:head] != _MARK + key + hashlib.sha256(code).digest():
        return None
    with suppress(OSError):
        os.utime(path)  # what is used stays longest
    return code


def store(key: bytes, code: bytes) -> None:
    """Store code under a key. Where that is impossible (a full disk, a folder that cannot be written), do nothing."""
    folder = _folder()
    if folder is None:
        return
    import tempfile

    path = _path(folder, key)
    with suppress(OSError):
        os.makedirs(os.path.dirname(path), exist_ok=True)
        descriptor, name = tempfile.mkstemp(dir=os.path.dirname(path))
        try:
            with os.fdopen(descriptor, "wb") as stream:
                stream.write(_MARK + key + hashlib.sha256(code).digest() + code)
            os.replace(name, path)
        except OSError:
            os.unlink(name)
            raise
        _keep_small(folder)


def _folder() -> str | None:
    if os.environ.get(_SWITCH) == "0":
        return None
    if named := os.environ.get(_FOLDER):
        return named
    found = user_folder()
    return found if os.path.isabs(found) else None  # the user has no home


def user_folder() -> str:
    """Return the folder of the user's cache."""
    if sys.platform == "linux":  # as platformdirs does, whose import takes as long as all else that a start needs
        named = os.environ.get("XDG_CACHE_HOME", "")
        return os.path.join(named if os.path.isabs(named) else os.path.expanduser("~/.cache"), "syclrt")
    from platformdirs import user_cache_dir

    return user_cache_dir("syclrt")


def _path(folder: str, key: bytes) -> str:
    name = key.hex()
    return os.path.join(folder, name[:2], name[2:])


def _keep_small(folder: str) -> None:
    """Remove the files that were not used for longest, where all together are too large."""
    from pathlib import Path

    files = [(path.stat(), path) for path in Path(folder).glob("??/*") if path.is_file()]
    total = sum(status.st_size for status, _ in files)
    for status, path in sorted(files, key=lambda one: one[0].st_mtime):
        if total <= _MOST_BYTES:
            return
        path.unlink(missing_ok=True)
        total -= status.st_size
