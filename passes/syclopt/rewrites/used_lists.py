"""The lists `llvm.used` and `llvm.compiler.used`, which keep symbols alive that code may not name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.ir.layout import global_layout
from syclopt.ir.references import symbol_mentions
from syclopt.ir.text.brackets import split_commas, type_end

if TYPE_CHECKING:
    from collections.abc import Set as AbstractSet

    from syclopt.ir.entity import Entity
    from syclopt.ir.text.spelling import Key

COMPILER_USED = "llvm.compiler.used"
USED_LISTS = ("llvm.used", COMPILER_USED)


def without_members(used: Entity, keys: AbstractSet[Key]) -> str:
    """Return the text of a list less the elements that name `keys`; nothing when there is no other."""
    header = used.header
    layout = global_layout(used)
    elements = split_commas(header, layout.initializer.start + 1, layout.initializer.end - 1)
    kept = [header[start:end] for start, end in elements if keys.isdisjoint(symbol_mentions(header[start:end]))]
    if not kept:
        return ""
    element_type = kept[0][: type_end(kept[0], 0)]
    return (
        f"{header[: layout.linkage.start]}appending {header[layout.rest.start : layout.value_type.start]}"
        f'[{len(kept)} x {element_type}] [{", ".join(kept)}], section "llvm.metadata"'
    )
