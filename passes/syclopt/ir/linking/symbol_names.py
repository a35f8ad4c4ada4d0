"""Names of the result: local symbols step aside for those that others see, and for those that were there before."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.ir.layout import LOCAL

if TYPE_CHECKING:
    from collections.abc import Iterable

    from syclopt.ir.linking.part import LinkedSymbol, Part
    from syclopt.ir.text.spelling import Key


def name_symbols(parts: Iterable[Part], separator: str) -> None:
    """Give each symbol of the result its name. Unnamed ones get none yet.

    A local symbol whose name is taken becomes `name.N`; LLVM writes no dot for NVPTX, which is what `separator` is for.
    """
    parts = [*parts]
    taken: set[Key] = {s.name for part in parts for s in part.owned.values() if s.linkage not in LOCAL}
    used = taken.union(*(part.module.index.table("symbol") for part in parts))
    last = 0
    for part in parts:
        for symbol in owned_in_order(part):
            if symbol.linkage not in LOCAL or isinstance(symbol.name, int):
                continue
            if symbol.name in taken:
                base = symbol.name
                while symbol.name in used:
                    last += 1
                    symbol.name = f"{base}{separator}{last}"
                used.add(symbol.name)
            taken.add(symbol.name)


def owned_in_order(part: Part) -> list[LinkedSymbol]:
    """Return the symbols of the result that are in `part`, in the order of its text; copies come last."""
    return [part.owned[key] for key in part.symbols if key in part.owned]
