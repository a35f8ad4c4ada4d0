"""Which symbols belong to which comdat, aliases included."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.ir.aliases import symbol_behind
from syclopt.ir.references import comdat_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from syclopt.ir.entity import Entity
    from syclopt.ir.text.spelling import Key


def comdats_of(symbols: Mapping[Key, Entity]) -> dict[Key, Key]:
    """Return symbol -> comdat of those in one. As in LLVM, an alias is in the comdat of what it stands for."""
    found: dict[Key, Key] = {}
    aliases: list[Key] = []
    for key, entity in symbols.items():
        if (comdat := comdat_of(entity)) is not None:
            found[key] = comdat
        elif entity.kind == "alias":
            aliases.append(key)
    if found:
        for key in aliases:
            target = symbol_behind(symbols, key)
            if target in found:
                found[key] = found[target]
    return found
