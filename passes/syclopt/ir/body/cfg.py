"""Where control goes: the labels of terminators, and calls that return nothing."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.spelling import COMMENT, GAP, NAME, STRING, Key, key_of

if TYPE_CHECKING:
    from collections.abc import Iterator

_LABEL = compile_pattern(rf"(?<![-a-zA-Z0-9$._%@!#\"])label{GAP}%({NAME})|[%@]?{STRING}|{COMMENT}", re.DOTALL)
_VOID_CALL = compile_pattern(
    r"(?:(?:tail|musttail|notail)[ \t]++)?+(?:call|invoke|callbr)[ \t]++(?:[a-z_]++(?:[ \t]++[0-9]++)?+[ \t]++)*?"
    rf"(?:(void)|[a-z]++[0-9]++|ptr|float|double|half)[ \t]++(?:@{NAME}|%{NAME}|asm\b)"
)


def labels_in(text: str) -> Iterator[Key]:
    """Yield the blocks that the text of a terminator names, in order, as often as it does."""
    return (key_of(token) for token in _LABEL.findall(text) if token)


def returns_void(call: str) -> bool | None:
    """Tell from the first words of a call without a written result whether it returns nothing; None if unclear."""
    found = _VOID_CALL.match(call)
    return found[1] is not None if found else None
