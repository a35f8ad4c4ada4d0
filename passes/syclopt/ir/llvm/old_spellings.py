"""What LLVM prints no more, and does not read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.ir.text.names_in_text import outside_noise
from syclopt.ir.text.source import decode, encode

if TYPE_CHECKING:
    import re

_WORD = "inrange"  # of an index until LLVM 18; now of all of the constant: `getelementptr inrange(-16, 8) (...)`
_OF_INDEX = outside_noise(rf",([ \t\r\n]*+){_WORD}(?=[ \t\r\n]++[i<%])")


def readable(text: bytes) -> bytes:
    """Return a text that LLVM reads, each character where it was: indices that old LLVM marks have no mark."""
    if _WORD.encode() not in text:
        return text
    return encode(_OF_INDEX.sub(_blank, decode(text)))


def _blank(found: re.Match[str]) -> str:
    return found[0] if found[1] is None else found[0].replace(_WORD, " " * len(_WORD))
