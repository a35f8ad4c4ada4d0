"""The parts of a function or global variable that stand after its parameters or value: section, comdat, alignment."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Literal

from syclopt.ir.layout import attribute_end, global_layout
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.source import Span
from syclopt.ir.text.spelling import GAP

if TYPE_CHECKING:
    from syclopt.ir.entity import Entity

Part = Literal["section", "comdat", "align"]

_ALIGNMENT = compile_pattern(rf"align{GAP}\(?{GAP}([0-9]{{1,20}})\b", re.DOTALL)
_WORD = compile_pattern(r"[a-z_]++")


def part_of(entity: Entity, part: Part) -> str:
    """Return a part as it is spelled; "" where it is not written."""
    span = _span(entity, part)
    return entity.header[slice(*span)] if span is not None else ""


def alignment_of(entity: Entity) -> int:
    """Return the alignment of a function or global variable in bytes; 0 where none is written."""
    found = _ALIGNMENT.match(part_of(entity, "align"))
    return int(found[1]) if found else 0


def with_part(entity: Entity, part: Part, text: str) -> str:
    """Return the header with `text` (internal form) as a part; "" takes the part out."""
    header = entity.header
    span = _span(entity, part)
    if span is None:
        return _inserted(entity, part, text) if text else header
    if text:
        return header[: span.start] + text + header[span.end :]
    if entity.kind == "function":
        before = header[: span.start].rstrip(" \t")
        between = "" if header[span.end : span.end + 1].isspace() or before[-1:].isspace() else " "
        return before + between + header[span.end :]
    return header[: _comma_before(entity, span)] + header[span.end :]


def _span(entity: Entity, part: Part) -> Span | None:
    if part not in entity.header:
        return None
    if entity.kind == "function":
        from syclopt.ir.fragments import parse_header

        return parse_header(entity.header).spans.get(part)
    for span in global_layout(entity).details:
        word = _WORD.match(entity.header, span.start)
        if word is not None and word[0] == part:
            return span
    return None


def _inserted(entity: Entity, part: Part, text: str) -> str:
    header = entity.header
    if entity.kind == "function":
        at = _place_in_function(entity, part)
        return f"{header[:at]} {text}{'' if header[at : at + 1].isspace() else ' '}{header[at:]}"
    layout = global_layout(entity)
    at = max(layout.value_type.end, layout.initializer.end)
    if part != "section":  # LLVM prints the section first, and attachments last
        at = max([at, *(span.end for span in layout.details if header[span.start : span.end][:1] != "!")])
    return f"{header[:at]}, {text}{header[at:]}"


def _place_in_function(entity: Entity, part: Part) -> int:
    header = entity.header
    if part == "comdat" and "section" not in header and "partition" not in header:
        return attribute_end(entity)
    from syclopt.ir.fragments import parse_header

    return parse_header(header).insertion_point(part)


def _comma_before(entity: Entity, span: Span) -> int:
    """Return where the comma stands before a detail, with the blanks before it."""
    from syclopt.ir.references import without_comments

    return len(without_comments(entity.header[: without_comments(entity.header).rindex(",", 0, span.start)]).rstrip())
