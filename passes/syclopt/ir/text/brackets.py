"""Matching brackets in a fragment of IR text, exact about strings and comments."""

from __future__ import annotations

import re

from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.spelling import GAP, NOISE, STRING, STRING_OR_COMMENT

_GAP = compile_pattern(GAP, re.DOTALL)
_TOKEN = compile_pattern(rf"{NOISE}|[(){{}}\[\]<>,]", re.DOTALL)
_SIMPLE = compile_pattern(r"[^(){}\[\]<>\";/]*+[)}\]>]")


def close_of(text: str, opening: int) -> int:
    """Return the offset after the bracket that closes the one at `opening`, or -1."""
    quick = _SIMPLE.match(text, opening + 1)
    if quick is not None:
        return quick.end()
    depth = 0
    for token in _TOKEN.finditer(text, opening):
        first = token[0][0]
        if first in "({[<":
            depth += 1
        elif first in ")}]>":
            depth -= 1
            if depth == 0:
                return token.end()
    return -1


def split_commas(text: str, start: int, end: int) -> list[tuple[int, int]]:
    """Return the spans between the commas of `text[start:end]` that stand outside of brackets.

    They are trimmed of blanks and comments.
    """
    cuts: list[int] = []
    depth = 0
    for token in _TOKEN.finditer(text, start, end):
        first = token[0][0]
        if first in "({[<":
            depth += 1
        elif first in ")}]>":
            depth -= 1
        elif first == "," and depth == 0:
            cuts.append(token.start())
    spans: list[tuple[int, int]] = []
    begin = start
    for cut in [*cuts, end]:
        spans.append(_trim(text, begin, cut))
        begin = cut + 1
    return spans


def _trim(text: str, start: int, end: int) -> tuple[int, int]:
    piece = text[start:end]
    if ";" in piece or "/*" in piece:
        piece = STRING_OR_COMMENT.sub(_blanked, piece)
    left = len(piece) - len(piece.lstrip())
    return (start + left, start + len(piece.rstrip())) if piece.strip() else (start, start)


def _blanked(found: re.Match[str]) -> str:
    return found[0] if found[0][0] == '"' else " " * len(found[0])


def skip_gap(text: str, start: int) -> int:
    """Return the offset of the first token from `start` on."""
    gap = _GAP.match(text, start)
    return gap.end() if gap else start


def type_end(text: str, start: int) -> int:
    """Return the offset after the type that starts at `start` (its suffixes `*`, `addrspace(1)`, `(...)` included)."""
    word = _TYPE_WORD.match(text, start)
    if word is not None:
        end = word.end()
    elif start < len(text) and text[start] in "[{<":
        end = close_of(text, start)
        if end < 0:
            return len(text)
    else:
        return start
    while (suffix := _SUFFIX.match(text, end)) is not None:
        end = suffix.end()
        if text[end - 1] == "(":
            end = close_of(text, end - 1)
            if end < 0:
                return len(text)
    return end


_TYPE_WORD = compile_pattern(rf"%(?:{STRING}|[-a-zA-Z$._0-9]++)|[a-z][a-z0-9_]*+")
_SUFFIX = compile_pattern(rf"{GAP}(?:\*|addrspace{GAP}\(|\()", re.DOTALL)
