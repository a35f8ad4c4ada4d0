"""What an alias stands for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.ir.layout import global_layout
from syclopt.ir.references import references
from syclopt.ir.text.printed import as_printed
from syclopt.ir.text.spelling import spell

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from syclopt.ir.entity import Entity
    from syclopt.ir.text.spelling import Key


def symbol_behind(symbols: Mapping[Key, Entity], key: Key, *, is_name: bool = False) -> Key | None:
    """Return the symbol that `key` stands for in the end, through aliases of aliases; any other stands for itself.

    None when an alias on the way stands for itself, or names no symbol or several. With `is_name`, also when one is
    more than another name of the next symbol, such as a place within it. What is returned need not be in `symbols`.
    """
    return symbols_behind(symbols, (key,), is_name=is_name).get(key, key)


def symbols_behind(
    symbols: Mapping[Key, Entity], aliases: Iterable[Key], *, is_name: bool = False
) -> dict[Key, Key | None]:
    """Return alias -> what `symbol_behind` says of it, for these and those on their ways; each is looked at once."""
    found: dict[Key, Key | None] = {}
    for alias in aliases:
        way: dict[Key, None] = {}
        key: Key | None = alias
        while key is not None and key not in found and key in symbols and symbols[key].kind == "alias":
            if key in way:
                key = None
                break
            way[key] = None
            key = _named(symbols[key], is_name=is_name)
        target = key if key is None or key not in found else found[key]
        found.update(dict.fromkeys(way, target))
    return found


def _named(alias: Entity, *, is_name: bool) -> Key | None:
    """Return the symbol that an alias names; None when it names none or several, or, with `is_name`, a part of one."""
    named = references(alias).symbols
    if len(named) != 1:
        return None
    (key,) = named
    return None if is_name and not _aliasee(alias).endswith(f"@{spell(key)}") else key


def _aliasee(alias: Entity) -> str:
    details = global_layout(alias).details
    return as_printed(alias.header[slice(*details[0])]) if details else ""
