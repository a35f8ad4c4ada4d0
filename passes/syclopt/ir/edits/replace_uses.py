"""Putting symbols in the places of others, wherever the module uses them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from syclopt.errors import EditError
from syclopt.ir.body.call_sites import without_use_lists
from syclopt.ir.layout import function_layout, global_layout, is_declaration, words_of
from syclopt.ir.pointer_types import address_space_of, has_typed_pointers, value_type_of
from syclopt.ir.references import references
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.spelling import COMMENT, GAP, NAME, STRING, key_of, spell
from syclopt.ir.users import naming_entities

if TYPE_CHECKING:
    from syclopt.ir.entity import Entity
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.global_value import GlobalValue

_NAME_OR_NOISE = compile_pattern(rf"@({NAME})|[%$]?+{STRING}|{COMMENT}", re.DOTALL)
_BLOCK_ADDRESS = compile_pattern(rf"\bblockaddress{GAP}\({GAP}@({NAME})", re.DOTALL)
_OF_FUNCTION = compile_pattern(rf"\b(dso_local_equivalent|no_cfi){GAP}@({NAME})", re.DOTALL)
_SYMBOLS = frozenset({"function", "global", "alias", "ifunc"})


def replace_all_uses(old: GlobalValue, new: GlobalValue) -> None:
    """Let all that uses `old` use `new`. Raises `EditError` where LLVM would not have it; see `GlobalValue`."""
    module = old.module
    if new is old:
        return
    if new.module is not module:
        raise EditError(f"'@{new.key}' belongs to another module than '@{old.key}'", old.location)
    users = [e for e in naming_entities(module.index) if old.key in references(e).symbols]
    _check_types(old, new)
    _check_aliases(old, new, users)
    for user in users:
        _check_functions_only(user, old.key, new)
    edited = {user: _with_other(user, old.key, new.key) for user in users}
    if edited:
        module.drop_use_lists()
        module.replace_all(edited)


def _check_types(old: GlobalValue, new: GlobalValue) -> None:
    spaces = address_space_of(old.module, old.entity), address_space_of(new.module, new.entity)
    if spaces[0] != spaces[1]:
        raise EditError(f"'@{old.key}' is in address space {spaces[0]}, '@{new.key}' in {spaces[1]}", old.location)
    is_exact = new.name.startswith("llvm.") or has_typed_pointers(old.module)
    if is_exact and (types := (value_type_of(old.entity), value_type_of(new.entity)))[0] != types[1]:
        raise EditError(f"'@{old.key}' is of type '{types[0]}', '@{new.key}' of type '{types[1]}'", old.location)


def _check_aliases(old: GlobalValue, new: GlobalValue, users: list[Entity]) -> None:
    aliases = [user for user in users if user.kind in ("alias", "ifunc")]
    if aliases and (is_declaration(new.entity) or words_of(new.entity).linkage == "available_externally"):
        raise EditError(f"'@{new.key}' is a declaration, for which '@{aliases[0].key}' cannot stand", old.location)
    symbols = old.module.index.table("symbol")
    seen: set[Key] = set()
    todo = [new.key]
    while todo:
        entity = symbols.get(todo.pop())
        if entity is None or entity.key in seen or entity.kind not in ("alias", "ifunc"):
            continue
        seen.add(entity.key)
        todo += references(entity).symbols
        if old.key in references(entity).symbols:
            raise EditError(f"'@{new.key}' stands for '@{old.key}' and cannot take its place", old.location)


def _check_functions_only(user: Entity, key: Key, new: GlobalValue) -> None:
    text = user.text
    if "blockaddress" in text and any(key_of(found[1]) == key for found in _BLOCK_ADDRESS.finditer(text)):
        raise EditError(f"the address of a block of '@{key}' is taken, which only '@{key}' has", user.location)
    if new.entity.kind != "function":
        for found in _OF_FUNCTION.finditer(text):
            if key_of(found[2]) == key:
                raise EditError(f"'@{new.key}' is no function, as '{found[1]}' demands", user.location)


def _with_other(entity: Entity, old: Key, new: Key) -> Entity:
    """Return an entity that names `new` where it named `old`; what it defines keeps its name."""
    own = -1
    if entity.key == old and entity.kind in _SYMBOLS:
        layout = function_layout(entity) if entity.kind == "function" else global_layout(entity)
        own = layout.name.start

    def other(found: re.Match[str]) -> str:
        if found[1] is None or key_of(found[1]) != old:
            return found[0]
        return f"@{spell(new)}"

    def other_than_own(found: re.Match[str]) -> str:
        return found[0] if found.start(1) == own else other(found)

    header = _NAME_OR_NOISE.sub(other_than_own, entity.header)
    body = _NAME_OR_NOISE.sub(other, entity.body)
    if body == entity.body:
        return entity.with_head(header)
    return entity.with_text(header, without_use_lists(body))
