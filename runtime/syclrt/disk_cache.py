"""What the runtime keeps on the disk: machine code, and what is known of device code."""

from __future__ import annotations

import os

from syclopt.disk_cache import DiskCache, digest, user_cache_folder

__all__ = ["CACHE", "digest", "find", "store"]

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
