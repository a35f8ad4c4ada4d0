"""The lines at the top of a module: target triple, data layout, name of the source file."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from syclopt.ir.entity import Entity
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.spelling import NOISE, STRING, escape, unescape

if TYPE_CHECKING:
    from syclopt.ir.entity import Kind
    from syclopt.ir.module import Module

_OPENINGS = {
    "triple": "target triple = ",
    "datalayout": "target datalayout = ",
    "source_filename": "source_filename = ",
}
_TOP = frozenset({"target", "source_filename", "module asm"})
_STRING_OR_COMMENT = compile_pattern(rf"(?P<string>{STRING})|{NOISE}", re.DOTALL)
_UP_TO_BLANK_LINE = compile_pattern(r".*\n[ \t\r]*\n", re.DOTALL)


def line_value(module: Module, kind: Kind, key: str) -> str | None:
    """Return what the line says that counts: of several, LLVM takes the last. None when there is none."""
    line = module.index.line(kind, key)
    string = _string(line) if line is not None else None
    return unescape(string[0][1:-1]) if string else None


def set_line(module: Module, kind: Kind, key: str, value: str | None) -> None:
    """Set the string of a line, which is added where LLVM prints it; None removes it, with the comments above."""
    if value is None:
        while (line := module.index.line(kind, key)) is not None:
            module.replace_entity(line, None)
    elif (line := module.index.line(kind, key)) is None:
        module.add(f'{_OPENINGS[key]}"{escape(value)}"')
    elif value != line_value(module, kind, key) and (string := _string(line)) is not None:
        head = line.header
        module.replace_entity(line, line.with_head(f'{head[: string.start()]}"{escape(value)}"{head[string.end() :]}'))


def below_first_comments(module: Module, entity: Entity) -> Entity:
    """Return `entity`, which will open the module, after the comments that open it now.

    They are taken from what comes first now: all of them if it is a line like these, else those before a blank line.
    """
    first = next(iter(module.index.entities), None)
    if first is None:
        return entity
    gap = first.source.text[first.start : first.begin]
    found = _UP_TO_BLANK_LINE.match(gap)
    cut = len(gap) if first.kind in _TOP else found.end() if found and "/*" not in gap else 0
    if not gap[:cut].strip():
        return entity
    module.replace_entity(first, first.without_gap(cut))
    return Entity.new(entity.kind, entity.key, entity.header, gap=gap[:cut])


def _string(entity: Entity) -> re.Match[str] | None:
    return next((found for found in _STRING_OR_COMMENT.finditer(entity.header) if found["string"]), None)
