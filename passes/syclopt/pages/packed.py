"""Data in pages: texts by the thousands, compressed in pieces of which a browser unpacks those that are looked at."""

from __future__ import annotations

import base64
import json
import zlib
from typing import NamedTuple

_PIECE = 1 << 18  # bytes of text in a piece
_RAW = -15  # window bits of zlib: no header, as browsers' "deflate-raw"


class Place(NamedTuple):
    """Where a text stands: piece, first byte, and number of bytes."""

    piece: int
    start: int
    size: int


class Texts:
    """Texts, each kept once, in pieces."""

    def __init__(self) -> None:
        self._places: dict[str, Place] = {}
        self._pieces: list[str] = []
        self._open: list[bytes] = []
        self._size = 0

    def add(self, text: str) -> Place:
        """Return where a text stands."""
        found = self._places.get(text)
        if found is None:
            data = text.encode("utf-8", "backslashreplace")
            found = self._places[text] = Place(len(self._pieces), self._size, len(data))
            self._open.append(data)
            self._size += len(data)
            if self._size >= _PIECE:
                self._close()
        return found

    def pieces(self) -> list[str]:
        """Return all pieces, compressed and in Base64."""
        if self._open:
            self._close()
        return self._pieces

    def _close(self) -> None:
        self._pieces.append(packed(b"".join(self._open)))
        self._open, self._size = [], 0


def packed(data: bytes) -> str:
    """Return bytes compressed, in Base64."""
    compressor = zlib.compressobj(9, wbits=_RAW)
    return base64.b64encode(compressor.compress(data) + compressor.flush()).decode("ascii")


def packed_json(value: object) -> str:
    """Return plain data as JSON, compressed, in Base64."""
    return packed(json.dumps(value, separators=(",", ":")).encode())
