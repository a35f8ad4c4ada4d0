"""Symbols with another linkage, or outside of their comdat; modules that share an entity share what it becomes."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from syclopt.ir.edits.declare import set_word, without_comdat
from syclopt.ir.layout import LOCAL, function_layout, global_layout, is_declaration

if TYPE_CHECKING:
    from syclopt.ir.entity import Entity


def with_linkage(entity: Entity, linkage: str) -> Entity:
    """Return a symbol with a linkage of `LINKAGES`; the same entity each time.

    A local linkage takes visibility, DLL storage and `dso_local` away, as LLVM demands.
    """
    known = entity.cache.get(f"with linkage {linkage}")
    if known is None:
        header = entity.header
        layout = function_layout(entity) if entity.kind == "function" else global_layout(entity)
        if linkage in LOCAL:
            for span in (layout.storage, layout.visibility, layout.preemption):
                header = set_word(header, span, "")
        is_plain = linkage == "external" and not (entity.kind == "global" and is_declaration(entity))
        word = "" if is_plain else linkage
        known = entity.cache[f"with linkage {linkage}"] = entity.with_words(set_word(header, layout.linkage, word))
    return cast("Entity", known)


def outside_comdat(entity: Entity) -> Entity:
    """Return a symbol that is in no comdat; the same entity each time."""
    known = entity.cache.get("outside comdat")
    if known is None:
        known = entity.cache["outside comdat"] = entity.with_words(without_comdat(entity.header))
    return cast("Entity", known)
