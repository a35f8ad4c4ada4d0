"""What the runtime keeps on the disk: machine code, and what is known of device code."""

from __future__ import annotations

import marshal
import os
from typing import TYPE_CHECKING, Any

from syclopt.disk_cache import DiskCache, digest, user_cache_folder

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["CACHE", "digest", "find", "kept", "packed", "store", "unpacked"]

_SWITCH = "SYCLRT_CACHE"
_FOLDER = "SYCLRT_CACHE_DIR"
_NO_PART = ("cmake", "frontends", "include", "pages", "testing", "tools")  # of them, in what is made of device code
_RUNTIME = os.path.dirname(__file__)
_FORMAT = 2  # of `marshal`, which all versions of Python read


def _place() -> str | None:
    if os.environ.get(_SWITCH) == "0":
        return None
    return os.environ.get(_FOLDER) or user_cache_folder("syclrt")


CACHE = DiskCache("syclrt", _place, _RUNTIME, apart=_NO_PART)
find = CACHE.find
store = CACHE.store


def kept(key: bytes, make: Callable[[], bytes]) -> bytes:
    """Return what is kept under a key; where nothing is, it is made, and kept. Raises what `make` does."""
    found = find(key)
    if found is None:
        found = make()
        store(key, found)
    return found


def packed(value: Any) -> bytes:
    """Return numbers, texts, bytes and None, in tuples, lists and dictionaries, as bytes.

    What is read at every start is kept so: what reads it is what reads modules of Python.
    """
    return marshal.dumps(value, _FORMAT)


def unpacked(data: bytes) -> Any:
    """Return what `packed` took."""
    return marshal.loads(data)
