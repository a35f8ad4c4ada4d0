"""Renaming symbols, everywhere in a module."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from syclopt.errors import EditError
from syclopt.ir.edits.checks import check_name
from syclopt.ir.edits.linkage import with_own_comdat_named
from syclopt.ir.layout import LOCAL, is_declaration, words_of
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.spelling import NAME, STRING, Key, key_of, spell
from syclopt.ir.users import SymbolUsers

if TYPE_CHECKING:
    from collections.abc import Mapping

    from syclopt.ir.entity import Entity
    from syclopt.ir.module import Module

_NAME_OR_NOISE = compile_pattern(rf"@({NAME})|[%$]?{STRING}|;[^\n\r]*+|/\*.*?\*/", re.DOTALL)


def rename_symbols(module: Module, names: Mapping[Key, str]) -> None:
    """Give symbols new names, wherever `module` says the old ones: definitions, uses, metadata, use lists.

    A comdat keeps its name. Raises `EditError` when a new name is taken, empty or has a NUL, and when an old one is not
    there.
    """
    table = module.index.names("symbol")
    for old, new in names.items():
        check_name(new, "symbol")
        if old not in table:
            raise EditError(f"'@{old}' is not defined and cannot be renamed")
        if new.startswith("llvm.") and table[old].kind == "function" and not is_declaration(table[old]):
            message = f"'@{old}' is a definition and cannot be called '@{new}', as only intrinsics are"
            raise EditError(message, table[old].location)
        if new in table and new not in names and new != old:
            raise EditError(f"'@{old}' cannot be renamed: '@{new}' is already defined", table[new].location)
    if len({*names.values()}) < len(names):
        raise EditError(f"two of {', '.join(map(repr, names))} would have one name")
    edited = {table[old]: _renamed(table[old], names, is_owner=True) for old in names}
    module.replace_all({entity: _renamed(entity, names) for entity in module.kept(SymbolUsers).of(*names)} | edited)


def replace_aliases(module: Module, targets: Mapping[Key, Key]) -> None:
    """Remove the aliases `targets`; what used one of them uses the symbol given for it."""
    table = module.index.names("symbol")
    users = module.kept(SymbolUsers).of(*targets)
    edited: dict[Entity, Entity | None] = {entity: _renamed(entity, targets) for entity in users}
    module.replace_all(edited | {table[key]: None for key in targets})


def name_unnamed(module: Module) -> tuple[Module, dict[Key, Key]]:
    """Return a module in which all symbols have names, and the new key of each.

    No other module can refer to an unnamed symbol, and that stays so: a local `@0` becomes `@unnamed.0`, any other one
    keeps its linkage and gets a name that only modules of the very same text have, `@unnamed.0$` with a hash of it.
    A module that has no unnamed symbol is returned itself.
    """
    table = module.index.table("symbol")
    keys: dict[Key, Key] = dict(zip(table, table, strict=True))
    unnamed = [entity for key, entity in table.items() if isinstance(key, int)]
    if not unnamed:
        return module, keys
    visible = [entity for entity in unnamed if words_of(entity).linkage not in LOCAL]
    suffix = f"${text_hash(module)}" if visible else ""
    names = {e.key: _free_name(f"unnamed.{e.key}{suffix if e in visible else ''}", table) for e in unnamed}
    module = module.copy()
    rename_symbols(module, names)
    keys.update(names)
    return module, keys


def text_hash(module: Module) -> str:
    """Return a short hash of the text of a module: modules of different texts have different ones."""
    import hashlib

    return hashlib.sha256(module.to_bytes()).hexdigest()[:16]


def _free_name(name: str, taken: Mapping[Key, object]) -> str:
    while name in taken:
        name += "."
    return name


def _renamed(entity: Entity, names: Mapping[Key, Key], *, is_owner: bool = False) -> Entity:
    def new_name(found: re.Match[str]) -> str:
        if found[1] is None:
            return found[0]
        key = key_of(found[1])
        return f"@{spell(names[key])}" if key in names else found[0]

    header = (with_own_comdat_named(entity) if is_owner else entity).header
    header = _NAME_OR_NOISE.sub(new_name, header)
    body = _NAME_OR_NOISE.sub(new_name, entity.body)
    renamed = entity.with_head(header) if body == entity.body else entity.with_text(header, body)
    if is_owner:
        renamed.key = names[entity.key]
    return renamed
