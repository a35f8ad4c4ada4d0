"""Symbols with another linkage, or other words about their comdat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.ir.edits.declare import set_word, without_comdat
from syclopt.ir.layout import LOCAL, is_declaration, word_spans, words_of
from syclopt.ir.references import comdat_of, comdat_span, without_strings
from syclopt.ir.text.spelling import spell

if TYPE_CHECKING:
    from syclopt.ir.entity import Entity


_OUTSIDE_COMDATS = frozenset({"available_externally", "common"})


def with_linkage(entity: Entity, linkage: str, *, in_comdat: bool = True) -> Entity:
    """Return a symbol with a linkage of `LINKAGES`, with `in_comdat` false in no comdat.

    As LLVM demands, a local linkage takes visibility, DLL storage and `dso_local` away, `available_externally` and
    `common` the comdat, and a definition that is not `available_externally` is not imported from a DLL.
    """
    header = entity.header
    words = words_of(entity)
    spans = word_spans(entity)
    if linkage in _OUTSIDE_COMDATS or not in_comdat:
        header = without_comdat(header)
    if linkage in LOCAL:
        for span in (spans.storage, spans.visibility, spans.preemption):
            header = set_word(header, span, "") if span.end > span.start else header
    elif words.storage == "dllimport" and not (is_declaration(entity) or linkage == "available_externally"):
        header = set_word(header, spans.storage, "")
    is_plain = linkage == "external" and not (entity.kind == "global" and is_declaration(entity))
    return entity.with_words(set_word(header, spans.linkage, "" if is_plain else linkage))


def outside_comdat(entity: Entity) -> Entity:
    """Return a symbol that is in no comdat."""
    return entity.with_words(without_comdat(entity.header))


def with_own_comdat_named(symbol: Entity) -> Entity:
    """Return a symbol that says which comdat it is in, even if that has its own name: it is about to be renamed."""
    header = symbol.header
    key = comdat_of(symbol)
    span = comdat_span(header) if key is not None and key == symbol.key else None
    if span is None or "(" in without_strings(header[slice(*span)]):
        return symbol
    return symbol.with_words(f"{header[: span.end]}(${spell(symbol.key)}){header[span.end :]}")
