"""What the runtime keeps on the disk: machine code, and what is known of device code."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from syclopt.disk_cache import DiskCache, digest, user_cache_folder

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

__all__ = ["CACHE", "digest", "find", "kept", "rows_from_bytes", "rows_to_bytes", "store"]

_SWITCH = "SYCLRT_CACHE"
_FOLDER = "SYCLRT_CACHE_DIR"
_NO_PART = ("cmake", "frontends", "include", "pages", "testing", "tools")  # of them, in what is made of device code
_RUNTIME = os.path.dirname(__file__)
_SPECIAL = (("%", "%25"), ("\n", "%0A"), ("\t", "%09"))  # how cells have what parts them


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


def rows_to_bytes(rows: Iterable[Iterable[object]]) -> bytes:
    """Return rows as bytes: a line for each, tabs between what `str` makes of its cells.

    What is read at every start is kept so: it takes no time until a reader of JSON is there.
    """
    return "\n".join("\t".join(map(_written, row)) for row in rows).encode("utf-8", "surrogateescape")


def rows_from_bytes(data: bytes) -> list[list[str]]:
    """Return the rows that `rows_to_bytes` wrote; one without cells has an empty one."""
    text = data.decode("utf-8", "surrogateescape")
    rows = [line.split("\t") for line in text.split("\n")]
    return rows if "%" not in text else [[*map(_read, row)] for row in rows]


def _written(cell: object) -> str:
    text = str(cell)
    for special, written in _SPECIAL:
        text = text.replace(special, written)
    return text


def _read(text: str) -> str:
    for special, written in reversed(_SPECIAL):
        text = text.replace(written, special)
    return text
