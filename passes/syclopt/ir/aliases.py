"""What an alias stands for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.ir.layout import global_layout
from syclopt.ir.references import references
from syclopt.ir.text.spelling import spell

if TYPE_CHECKING:
    from collections.abc import Mapping

    from syclopt.ir.entity import Entity
    from syclopt.ir.text.spelling import Key


def symbol_behind(symbols: Mapping[Key, Entity], key: Key, *, is_name: bool = False) -> Key | None:
    """Return the symbol that `key` stands for in the end, through aliases of aliases; any other stands for itself.

    None when an alias on the way stands for itself, or names no symbol or several. With `is_name`, also when one is
    more than another name of the next symbol, such as a place within it. What is returned need not be in `symbols`.
    """
    seen: set[Key] = set()
    while key in symbols and (alias := symbols[key]).kind == "alias":
        named = references(alias).symbols
        if key in seen or len(named) != 1:
            return None
        seen.add(key)
        (key,) = named
        if is_name and not _aliasee(alias).endswith(f"@{spell(key)}"):
            return None
    return key


def _aliasee(alias: Entity) -> str:
    details = global_layout(alias).details
    return alias.header[slice(*details[0])] if details else ""
