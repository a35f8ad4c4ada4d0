"""Machine code in the shape in which it is mapped."""

from __future__ import annotations

import json
from typing import NamedTuple

MARK = b"syclrt image\n"
PAGE = 4096


class Image(NamedTuple):
    """Code and data. What stands before `writable` is read and run; behind `content` are zeros up to `size`.

    `symbols` are places by name. `rebased` are places of addresses that count from the start of the image, `imported`
    places for the addresses of what other libraries have.
    """

    content: bytes
    size: int
    writable: int
    symbols: dict[str, int]
    rebased: list[int]
    imported: dict[int, str]

    def to_bytes(self) -> bytes:
        """Return what `from_bytes` reads."""
        return MARK + json.dumps(self[1:]).encode() + b"\n" + self.content

    @classmethod
    def from_bytes(cls, data: bytes) -> Image:
        """Return the image that `to_bytes` wrote."""
        _, head, content = data.split(b"\n", 2)
        size, writable, symbols, rebased, imported = json.loads(head)
        return cls(content, size, writable, symbols, rebased, {int(place): name for place, name in imported.items()})
