"""Which symbols belong to which comdat, aliases included."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.ir.references import comdat_of, references

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
            base = _base(symbols, key)
            if base in found:
                found[key] = found[base]
    return found


def _base(symbols: Mapping[Key, Entity], alias: Key) -> Key | None:
    """Return what an alias stands for in the end; None when that is not one symbol."""
    seen: set[Key] = set()
    while alias not in seen and alias in symbols and symbols[alias].kind == "alias":
        seen.add(alias)
        targets = references(symbols[alias]).symbols
        if len(targets) != 1:
            return None
        (alias,) = targets
    return alias
