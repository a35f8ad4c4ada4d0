"""Dropping whole-line comments, as `opt` does, and nothing else."""

from __future__ import annotations

import re

from syclopt.ir.entity import Entity, Fact
from syclopt.ir.joining import joined
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.source import Source
from syclopt.ir.text.spelling import COMMENT, STRING

_LEADING = compile_pattern(r"(?:[ \t]*+;[^\n]*+(?:\n|\Z))++")
_WHOLE_LINE = compile_pattern(r"\n[ \t]*+;[^\n]*+")
_STRINGS_IN_LINES = compile_pattern(r'[^"]*+(?:"[^"\n]*+"[^"]*+)*+\Z')
_TOKEN = compile_pattern(rf"{STRING}|{COMMENT}", re.DOTALL)


_WITHOUT_COMMENT_LINES = Fact[Entity]("the same without comment lines")


def strip_comments(text: str) -> str:
    """Return `text` without its whole-line comments; what looks like one inside a string stays."""
    if ";" not in text:
        return text
    leading = _LEADING.match(text)
    if leading is not None:
        text = text[leading.end() :]
    if _WHOLE_LINE.search(text) is None:
        return text
    if _STRINGS_IN_LINES.match(text):
        return _WHOLE_LINE.sub("", text)
    return _strip_exactly(text)


def without_comment_lines(entity: Entity) -> Entity:
    """Return an entity, with its gap, less its whole-line comments; the same one each time."""
    known: Entity | None = entity.facts.get(_WITHOUT_COMMENT_LINES)
    if known is None:
        known = entity
        text = joined((entity,))
        if ";" in text and (rest := strip_comments(text)) != text:
            known = Entity(entity.kind, entity.key, Source(rest, entity.source.name), 0, 0, len(rest), len(rest))
        _WITHOUT_COMMENT_LINES.keep(entity, known)
    return known


def _strip_exactly(text: str) -> str:
    kept: list[str] = []
    start = 0
    for token in _TOKEN.finditer(text):
        if text[token.start()] != ";":
            continue
        line = text.rfind("\n", 0, token.start())
        if text[line + 1 : token.start()].strip(" \t"):
            continue
        stop = text.find("\n", token.end())
        if line < start - 1:
            continue
        kept.append(text[start : max(line, start)])
        start = token.end() if line >= start else min(len(text), stop + 1)
    kept.append(text[start:])
    return "".join(kept)
