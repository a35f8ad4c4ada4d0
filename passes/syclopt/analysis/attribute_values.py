"""Which functions have an attribute, and with what value: for all functions of a module at once."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from syclopt.ir.attributes import group_attributes

if TYPE_CHECKING:
    from collections.abc import Iterable

    from syclopt.ir.entity import Entity
    from syclopt.ir.module import Module
    from syclopt.ir.names import Key

_GROUP = re.compile(r"#([0-9]++)")


def attribute_values(module: Module, names: Iterable[str]) -> dict[str, dict[Key, str]]:
    """Return, for each of `names`, function -> value of the functions with that attribute, in the module's order."""
    found: dict[str, dict[Key, str]] = {name: {} for name in names}
    groups: dict[str, dict[str, str]] = {}
    for number, group in module.index.table("attributes").items():
        held = {name: value for name, value in group_attributes(group).items() if name in found}
        if held:
            groups[str(number)] = held
    quoted = [f'"{name}"' for name in found]
    for key, entity in module.index.table("symbol").items():
        if entity.kind != "function":
            continue
        header = entity.header
        held: dict[str, str] = {}
        if groups and "#" in header:
            for number in _GROUP.findall(header):
                held |= groups.get(number, held)
        if '"' in header and (held or "\\" in header or any(name in header for name in quoted)):
            held = _exactly(module, entity, held, quoted)
        for name, value in held.items():
            if name in found:
                found[name][key] = value
    return found


def _exactly(module: Module, entity: Entity, held: dict[str, str], quoted: list[str]) -> dict[str, str]:
    """Return the attributes of a header in which a quoted name or string may look like one."""
    header = entity.header
    inside = header.split('"')[1::2]
    if "\\" in header or any(name in header for name in quoted) or any("#" in text for text in inside):
        return module.symbol(entity).attributes
    return held
