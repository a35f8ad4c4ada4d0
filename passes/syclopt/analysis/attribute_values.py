"""Which functions have an attribute, and with what value: for all functions of a module at once."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from syclopt.ir.attribute_lists import group_attributes
from syclopt.ir.text.source import to_user

if TYPE_CHECKING:
    from collections.abc import Container, Iterable

    from syclopt.ir.entity import Entity
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key

_GROUP = re.compile(r"#([0-9]++)")
_NO_ATTRIBUTE = ("section", "partition", "gc")  # what the string after them is


def attribute_values(module: Module, names: Iterable[str]) -> dict[str, dict[Key, str]]:
    """Return, for each of `names`, function -> value of the functions with that attribute, in the module's order."""
    found: dict[str, dict[Key, str]] = {name: {} for name in names}
    groups: dict[str, dict[str, str]] = {}
    for number, group in module.index.table("attributes").items():
        held = {name: value for name, value in group_attributes(group).items() if name in found}
        if held:
            groups[str(number)] = held
    for key, entity in module.index.table("symbol").items():
        if entity.kind != "function":
            continue
        header = entity.header
        if '"' not in header:
            if groups and "#" in header:
                for number in _GROUP.findall(header):
                    if number in groups:
                        for name, value in groups[number].items():
                            found[name][key] = value
            continue
        for name, value in _quoted(module, entity, groups, found).items():
            found[name][key] = value
    return found


def _quoted(module: Module, entity: Entity, groups: dict[str, dict[str, str]], names: Container[str]) -> dict[str, str]:
    """Return the attributes of a header with quotes: of names, and of attributes."""
    header = entity.header
    parts = header.split('"')  # every other one was in quotes
    if "\\" in header or ";" in header or "/*" in header or len(parts) % 2 == 0 or parts[-1] == "=":
        return {name: value for name, value in module.symbol(entity).attributes.items() if name in names}
    held: dict[str, str] = {}
    for i in range(1, len(parts), 2):
        if parts[i] not in names:
            continue
        before = parts[i - 1]
        if before[-1:].isspace() and not before.rstrip().endswith(_NO_ATTRIBUTE):
            held[parts[i]] = to_user(parts[i + 2]) if parts[i + 1] == "=" else ""
    if groups and "#" in header:
        for number in _GROUP.findall('"'.join(parts[0::2])):
            held |= groups.get(number, _NOTHING)
    return held


_NOTHING: dict[str, str] = {}
