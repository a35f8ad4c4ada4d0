"""Symbols with another linkage, or outside of their comdat; modules that share an entity share what it becomes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.ir.edits.declare import set_word, without_comdat
from syclopt.ir.entity import Fact
from syclopt.ir.layout import LOCAL, is_declaration, word_spans

if TYPE_CHECKING:
    from syclopt.ir.entity import Entity


_OUTSIDE_COMDATS = frozenset({"available_externally", "common"})

_WITH_LINKAGES = Fact[dict[str, "Entity"]]("the same of other linkages")
_OUTSIDE_COMDAT = Fact["Entity"]("the same in no comdat")


def with_linkage(entity: Entity, linkage: str) -> Entity:
    """Return a symbol with a linkage of `LINKAGES`; the same entity each time.

    As LLVM demands, a local linkage takes visibility, DLL storage and `dso_local` away, `available_externally` and
    `common` the comdat, and a definition that is not `available_externally` is not imported from a DLL.
    """
    made = _WITH_LINKAGES.get(entity) or _WITH_LINKAGES.keep(entity, {})
    known = made.get(linkage)
    if known is None:
        header = entity.header
        spans = word_spans(entity)
        if linkage in _OUTSIDE_COMDATS:
            header = without_comdat(header)
        if linkage in LOCAL:
            for span in (spans.storage, spans.visibility, spans.preemption):
                header = set_word(header, span, "") if span.end > span.start else header
        elif header[slice(*spans.storage)] == "dllimport" and not (
            is_declaration(entity) or linkage == "available_externally"
        ):
            header = set_word(header, spans.storage, "")
        is_plain = linkage == "external" and not (entity.kind == "global" and is_declaration(entity))
        word = "" if is_plain else linkage
        known = made[linkage] = entity.with_words(set_word(header, spans.linkage, word))
    return known


def outside_comdat(entity: Entity) -> Entity:
    """Return a symbol that is in no comdat; the same entity each time."""
    known = _OUTSIDE_COMDAT.get(entity)
    return known or _OUTSIDE_COMDAT.keep(entity, entity.with_words(without_comdat(entity.header)))
