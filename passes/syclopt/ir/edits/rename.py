"""Renaming symbols, everywhere in a module."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from syclopt.errors import EditError
from syclopt.ir.references import comdat_of, comdat_span, references, without_strings
from syclopt.ir.text.spelling import NAME, STRING, Key, key_of, spell

if TYPE_CHECKING:
    from collections.abc import Mapping

    from syclopt.ir.entity import Entity
    from syclopt.ir.module import Module

_NAME_OR_NOISE = re.compile(rf"@({NAME})|[%$]?{STRING}|;[^\n\r]*+|/\*.*?\*/", re.DOTALL)
_USERS = frozenset({"function", "global", "alias", "ifunc", "metadata", "uselist"})


def rename_symbols(module: Module, names: Mapping[Key, str]) -> None:
    """Give symbols new names, wherever `module` says the old ones: definitions, uses, metadata, use lists.

    A comdat keeps its name. Raises `EditError` when a new name is taken or an old one is not there.
    """
    table = module.index.table("symbol")
    for old, new in names.items():
        if old not in table:
            raise EditError(f"'@{old}' is not defined and cannot be renamed")
        if new in table and new not in names and new != old:
            raise EditError(f"'@{old}' cannot be renamed: '@{new}' is already defined", table[new].location)
    if len({*names.values()}) < len(names):
        raise EditError(f"two of {', '.join(map(repr, names))} would have one name")
    module.index.table("metadata")
    old_names = frozenset(names)
    for entity in [*module.index.entities]:
        if entity.kind not in _USERS:
            continue
        is_owner = entity.key in old_names and entity.kind not in ("metadata", "uselist")
        if is_owner or references(entity).symbols & old_names:
            module.replace_entity(entity, _renamed(entity, names, is_owner=is_owner))


def replace_aliases(module: Module, targets: Mapping[Key, Key]) -> None:
    """Remove the aliases `targets`; what used one of them uses the symbol given for it."""
    table = module.index.table("symbol")
    for entity in [table[key] for key in targets]:
        module.replace_entity(entity, None)
    aliases = frozenset(targets)
    for entity in [*module.index.entities]:
        if entity.kind in _USERS and references(entity).symbols & aliases:
            module.replace_entity(entity, _renamed(entity, targets, is_owner=False))


def name_unnamed(module: Module) -> tuple[Module, dict[Key, Key]]:
    """Return a module in which all symbols have names, and the new key of each: `@0` becomes `@unnamed.0`.

    A module that has no unnamed symbol is returned itself.
    """
    table = module.index.table("symbol")
    keys: dict[Key, Key] = {key: key for key in table}
    names: dict[Key, str] = {key: _free_name(f"unnamed.{key}", table) for key in table if isinstance(key, int)}
    if not names:
        return module, keys
    module = module.copy()
    rename_symbols(module, names)
    keys.update(names)
    return module, keys


def _free_name(name: str, taken: Mapping[Key, object]) -> str:
    while name in taken:
        name += "."
    return name


def _renamed(entity: Entity, names: Mapping[Key, Key], *, is_owner: bool) -> Entity:
    def new_name(found: re.Match[str]) -> str:
        if found[1] is None:
            return found[0]
        key = key_of(found[1])
        return f"@{spell(names[key])}" if key in names else found[0]

    header = entity.header
    if is_owner and comdat_of(entity) == entity.key:
        span = comdat_span(header)
        if span is not None and "(" not in without_strings(header[slice(*span)]):
            header = f"{header[: span.end]}(${spell(entity.key)}){header[span.end :]}"
    header = _NAME_OR_NOISE.sub(new_name, header)
    body = _NAME_OR_NOISE.sub(new_name, entity.body)
    renamed = entity.with_head(header) if body == entity.body else entity.with_text(header, body)
    if is_owner:
        renamed.key = names[entity.key]
    return renamed
