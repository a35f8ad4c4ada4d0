"""What is found out or made once for a compiler library, and kept in the user's cache folder (XDG_CACHE_HOME)."""

from __future__ import annotations

import zlib
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from syclopt.disk_cache import DiskCache, digest, user_cache_folder

if TYPE_CHECKING:
    from collections.abc import Callable

    from syclopt.frontends.dpcpp.installation import Installation

_cache = DiskCache("syclopt", partial(user_cache_folder, "syclopt"))


def kept(installation: Installation, name: str, make: Callable[[], bytes]) -> bytes:
    """Return what `make` gives, or gave before under that name for the same library. Raises what `make` raises."""
    try:
        state = installation.compiler.stat()
    except OSError:
        return make()
    told = f"{installation.compiler.resolve()} {state.st_size} {state.st_mtime_ns} {state.st_ctime_ns}"
    key = digest(f"dpcpp {installation.version}", told, name)
    found = _cache.find(key)
    if found is not None:
        with suppress(zlib.error):
            return zlib.decompress(found)
    data = make()
    _cache.store(key, zlib.compress(data, 1))
    return data
