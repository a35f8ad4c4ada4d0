"""Declarations: a definition less its body or initializer, in the form that LLVM accepts."""

from __future__ import annotations

from syclopt.ir.entity import Entity, Fact
from syclopt.ir.layout import function_layout, global_layout, is_declaration
from syclopt.ir.references import comdat_span, without_comments
from syclopt.ir.text.brackets import split_commas
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.source import Span
from syclopt.ir.text.spelling import NAME

_PARAMETER_NAME = compile_pattern(rf"(?<=[^\s(,])[ \t\r\n]*+%{NAME}[ \t\r\n]*+\Z")


_COMDAT_AT_END = (" comdat\n", " comdat ")
_DECLARATION = Fact[Entity]("declaration")


def declaration(entity: Entity) -> Entity:
    """Return the declaration of a function or global; the same one each time, as images share it.

    The linkage becomes external (`extern_weak` stays), comdat, attachments, personality and prefix data go; calling
    convention, attributes, section and alignment stay. A declaration is returned as it is.
    """
    if is_declaration(entity):
        return entity
    known = _DECLARATION.get(entity)
    if known is None:
        known = _DECLARATION.keep(entity, _of_function(entity) if entity.kind == "function" else _of_global(entity))
    return known


def without_comdat(header: str) -> str:
    """Return a header without the words that put the symbol into a comdat."""
    if header.endswith(_COMDAT_AT_END) and not (";" in header or "/*" in header):
        return header[: -len(" comdat ")].rstrip().removesuffix(",").rstrip() + header[-1]
    span = comdat_span(header)
    if span is None:
        return header
    before = without_comments(header[: span.start]).rstrip().removesuffix(",").rstrip()
    return header[: len(before)] + header[span.end :]


def set_word(header: str, span: Span, word: str) -> str:
    """Put `word` in the place of the word at `span`, with the blank after it."""
    if word:
        before = "" if span.end > span.start or header[: span.start][-1:].isspace() else " "
        return f"{header[: span.start]}{before}{word}{'' if span.end > span.start else ' '}{header[span.end :]}"
    return header[: span.start] + (header[span.end :].lstrip() if span.end > span.start else header[span.end :])


def _of_function(entity: Entity) -> Entity:
    layout, header = function_layout(entity), entity.header
    parameters = without_comments(header[slice(*layout.parameters)])
    pieces = split_commas(parameters, 1, len(parameters) - 1)
    inner = ", ".join(_PARAMETER_NAME.sub("", parameters[start:end]) for start, end in pieces)
    attributes = without_comdat(header[slice(*layout.attributes)])
    attributes = attributes[: len(without_comments(attributes).rstrip())]
    before = header[: layout.parameters.start]
    linkage = header[slice(*layout.linkage)]
    before = set_word(before, layout.linkage, linkage if linkage == "extern_weak" else "")
    return entity.with_text(f"declare{before[len('define') :]}({inner}){attributes}\n", "")


def _of_global(entity: Entity) -> Entity:
    layout, header = global_layout(entity), entity.header
    for span in reversed(layout.details):
        if header.startswith(("comdat", "!"), span.start):
            header = header[: without_comments(header).rindex(",", 0, span.start)] + header[span.end :]
    header = header[: layout.value_type.end] + header[layout.initializer.end :]
    linkage = header[slice(*layout.linkage)]
    return entity.with_head(set_word(header, layout.linkage, linkage if linkage == "extern_weak" else "external"))
