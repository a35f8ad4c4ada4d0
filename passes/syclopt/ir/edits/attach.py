"""Metadata attachments and strings of entities: what views attach and take away, for who does it to all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.ir.attribute_lists import spell_string
from syclopt.ir.entity import Fact
from syclopt.ir.layout import attachments_in, attribute_end, function_layout, global_layout
from syclopt.ir.marks import note_string
from syclopt.ir.references import without_comments
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.spelling import METADATA_NAME, spell_metadata

if TYPE_CHECKING:
    from syclopt.ir.entity import Entity
    from syclopt.ir.text.source import Span

_LAST_ATTACHMENTS = compile_pattern(rf" !{METADATA_NAME} ![0-9]++((?: !{METADATA_NAME} ![0-9]++)*+\s*+)")


def with_attachments(symbol: Entity, text: str) -> Entity:
    """Return a symbol with further metadata attachments, spelled `!kind !5 !kind !6`, none of which it may have.

    Of anything but a function, there is one.
    """
    if symbol.kind == "function":
        return _function_with_attachments(symbol, text)
    header, at = symbol.header, global_layout(symbol).attributes.start
    after = header[at : at + 1]
    gap = " " if after and not after.isspace() else ""
    return symbol.with_head(f"{header[:at]}, {text}{gap}{header[at:]}")


def _function_with_attachments(function: Entity, text: str) -> Entity:
    header = function.header
    if function.brace == function.end:
        at = _end(function)
        before, after = "" if header[at - 1].isspace() else " ", "" if header[at].isspace() else " "
        return function.with_head(f"{header[:at]}{before}{text}{after}{header[at:]}")
    is_plain = ";" not in header and "/" not in header
    words = (header if is_plain else header[: _end(function)]).rstrip()
    rest = header[len(words) :]
    return function.with_head(f"{words} {text}{rest}" if rest[:1].isspace() else f"{words} {text} {rest}")


def without_attachments(symbol: Entity, kind: str) -> Entity:
    """Return a function, global or alias less its metadata attachments of a kind; itself when it has none."""
    header = symbol.header
    name = f"!{spell_metadata(kind)}"
    if name not in header and "\\" not in header:
        return symbol
    is_function = symbol.kind == "function"
    last = header.rfind(f" {name} ")
    plain = _LAST_ATTACHMENTS.fullmatch(header, last) if is_function and header.count(name) == 1 else None
    if plain is not None and not any(noise in header for noise in (";", "/*", "\\")):
        return symbol.with_head(header[:last] + plain[1])
    for start, end in reversed(_spans(symbol, kind)):
        if is_function:
            before = len(header[:start].rstrip(" \t"))
            between = "" if header[end : end + 1] in ("", " ", "\t", "\r", "\n") else " "
        else:
            comma = without_comments(header).rfind(",", 0, start)
            before, between = comma if comma >= 0 else start, ""
        header = header[:before] + between + header[end:]
    return symbol.with_head(header) if header != symbol.header else symbol


def _spans(symbol: Entity, kind: str) -> list[Span]:
    """Return where the attachments of a kind stand in a header."""
    spans = (function_layout(symbol).attachments,) if symbol.kind == "function" else global_layout(symbol).details
    found = (attachment for span in spans for attachment in attachments_in(symbol.header, *span))
    return [attachment.span for attachment in found if attachment.kind == kind]


def _end(function: Entity) -> int:
    return function_layout(function).attachments.end


_WITH_STRINGS = Fact[dict[str, "Entity"]]("the same with one more string attribute")


def with_string(function: Entity, name: str) -> Entity:
    """Return a function with one more string attribute, which it must not have; the same entity each time."""
    made = _WITH_STRINGS.get(function) or _WITH_STRINGS.keep(function, {})
    known = made.get(name)
    if known is None:
        header, at = function.header, attribute_end(function)
        gap = "" if header[at : at + 1].isspace() else " "
        known = made[name] = function.with_words(f"{header[:at]} {spell_string(name)}{gap}{header[at:]}")
        note_string(known, name)
    return known
