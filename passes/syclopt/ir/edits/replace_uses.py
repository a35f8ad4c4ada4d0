"""Putting symbols in the places of others, wherever the module uses them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from syclopt.errors import EditError
from syclopt.ir.body.call_sites import without_use_lists
from syclopt.ir.edits.rename import symbols_renamed
from syclopt.ir.layout import function_layout, global_layout, is_declaration, words_of
from syclopt.ir.pointer_types import address_space_of, has_typed_pointers, value_type_of
from syclopt.ir.references import references
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.spelling import GAP, NAME, key_of
from syclopt.ir.users import SymbolUsers

if TYPE_CHECKING:
    from collections.abc import Mapping

    from syclopt.ir.entity import Entity
    from syclopt.ir.module import Module
    from syclopt.ir.text.names_in_text import Renaming
    from syclopt.ir.text.spelling import Key

_BLOCK_ADDRESS = compile_pattern(rf"\bblockaddress{GAP}\({GAP}@({NAME})", re.DOTALL)
_OF_FUNCTION = compile_pattern(rf"\b(dso_local_equivalent|no_cfi){GAP}@({NAME})", re.DOTALL)
_SYMBOLS = frozenset({"function", "global", "alias", "ifunc"})


def replace_all_uses(module: Module, names: Mapping[Key, Key]) -> None:
    """Let all that uses one of some symbols, old -> new, use the new one; see `Module.replace_all_uses`.

    Raises `EditError`, and changes nothing, where LLVM would not have it.
    """
    names = {old: new for old, new in names.items() if old != new or module.index.find("symbol", old) is None}
    for old, new in names.items():
        _check_types(module, old, new)
        _check_aliases(module, names, old)
    edited: dict[Entity, Entity] = {}
    renaming = symbols_renamed(names)
    for user in module.kept(SymbolUsers).of(*names) if names else ():
        if user.kind == "uselist":
            continue
        _check_user(module, user, {old: names[old] for old in names.keys() & references(user).symbols})
        edited[user] = _with_others(user, names, renaming)
    if edited:
        module.drop_use_lists()
        module.replace_all(edited)


def _symbol(module: Module, key: Key) -> Entity:
    entity = module.index.find("symbol", key)
    if entity is None:
        raise EditError(f"'@{key}' is not defined and cannot be replaced, or take another's place")
    return entity


def _check_types(module: Module, old_key: Key, new_key: Key) -> None:
    old, new = _symbol(module, old_key), _symbol(module, new_key)
    spaces = address_space_of(module, old), address_space_of(module, new)
    if spaces[0] != spaces[1]:
        raise EditError(f"'@{old.key}' is in address space {spaces[0]}, '@{new.key}' in {spaces[1]}", old.location)
    is_exact = str(new.key).startswith("llvm.") or has_typed_pointers(module)
    if is_exact and (types := (value_type_of(old), value_type_of(new)))[0] != types[1]:
        raise EditError(f"'@{old.key}' is of type '{types[0]}', '@{new.key}' of type '{types[1]}'", old.location)


def _check_aliases(module: Module, names: Mapping[Key, Key], old: Key) -> None:
    """Raise `EditError` when the symbol that takes the place of `old` would stand for itself."""
    new = names[old]
    seen: set[Key] = set()
    todo = [new]
    while todo:
        entity = module.index.find("symbol", todo.pop())
        if entity is None or entity.key in seen or entity.kind not in ("alias", "ifunc"):
            continue
        seen.add(entity.key)
        for target in references(entity).symbols:
            if names.get(target) == new:
                message = f"'@{new}' stands for '@{target}' and cannot take its place"
                raise EditError(message, _symbol(module, target).location)
            todo.append(names.get(target, target))


def _check_user(module: Module, user: Entity, names: Mapping[Key, Key]) -> None:
    """Raise `EditError` when a user of the old names cannot use the new ones."""
    text = user.text
    if user.kind in ("alias", "ifunc"):
        for old, new in names.items():
            entity = _symbol(module, new)
            if is_declaration(entity) or words_of(entity).linkage == "available_externally":
                message = f"'@{new}' is a declaration, for which '@{user.key}' cannot stand"
                raise EditError(message, _symbol(module, old).location)
    for found in _BLOCK_ADDRESS.finditer(text) if "blockaddress" in text else ():
        if (old := key_of(found[1])) in names:
            raise EditError(f"the address of a block of '@{old}' is taken, which only '@{old}' has", user.location)
    for found in _OF_FUNCTION.finditer(text) if "dso_local_equivalent" in text or "no_cfi" in text else ():
        if (old := key_of(found[2])) in names and _symbol(module, names[old]).kind != "function":
            raise EditError(f"'@{names[old]}' is no function, as '{found[1]}' demands", user.location)


def _with_others(entity: Entity, names: Mapping[Key, Key], renaming: Renaming) -> Entity:
    """Return an entity that names others where it named some symbols; what it defines keeps its name."""
    header, own = entity.header, None
    if entity.key in names and entity.kind in _SYMBOLS:
        own = (function_layout(entity) if entity.kind == "function" else global_layout(entity)).name
    if own is None:
        header = renaming.text(header)
    else:
        before = header[: own.start - 1]  # where hardly ever a symbol is named
        before = renaming.text(before) if "@" in before else before
        header = f"{before}@{header[slice(*own)]}{renaming.text(header[own.end :])}"
    body = renaming.text(entity.body)
    if body == entity.body:
        return entity.with_head(header)
    return entity.with_text(header, without_use_lists(body))
