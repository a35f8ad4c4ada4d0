"""What the runtime keeps on the disk: machine code, and what is known of device code."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from syclopt.disk_cache import DiskCache, digest, user_cache_folder

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["CACHE", "digest", "find", "kept", "store"]

_SWITCH = "SYCLRT_CACHE"
_FOLDER = "SYCLRT_CACHE_DIR"
_RUNTIME = os.path.dirname(__file__)


def _place() -> str | None:
    if os.environ.get(_SWITCH) == "0":
        return None
    return os.environ.get(_FOLDER) or user_cache_folder("syclrt")


CACHE = DiskCache("syclrt", _place, _RUNTIME)
find = CACHE.find
store = CACHE.store


def kept(key: bytes, make: Callable[[], bytes]) -> bytes:
    """Return what is kept under a key; where nothing is, it is made, and kept. Raises what `make` does."""
    found = find(key)
    if found is None:
        found = make()
        store(key, found)
    return found
