"""Renaming symbols, everywhere in a module."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from syclopt.errors import EditError
from syclopt.ir.edits.checks import check_name
from syclopt.ir.edits.linkage import with_own_comdat_named
from syclopt.ir.layout import LOCAL, is_declaration, words_of
from syclopt.ir.references import references
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.source import to_internal
from syclopt.ir.text.spelling import NAME, STRING, Key, key_of, spell

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from syclopt.ir.entity import Entity
    from syclopt.ir.module import Module
    from syclopt.ir.text.source import Source

_NAME_OR_NOISE = compile_pattern(rf"@({NAME})|[%$]?{STRING}|;[^\n\r]*+|/\*.*?\*/", re.DOTALL)
_ESCAPED = compile_pattern(r'@"[^"\\]*+\\')
_FEW = 4  # names that are looked for in the text; more than these among all that it names
_USERS = frozenset({"function", "global", "alias", "ifunc", "metadata", "uselist"})


def rename_symbols(module: Module, names: Mapping[Key, str]) -> None:
    """Give symbols new names, wherever `module` says the old ones: definitions, uses, metadata, use lists.

    A comdat keeps its name. Raises `EditError` when a new name is taken, empty or has a NUL, and when an old one is not
    there.
    """
    table = module.index.table("symbol")
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
    module.replace_all({entity: _renamed(entity, names) for entity in _users(module, names)} | edited)


def replace_aliases(module: Module, targets: Mapping[Key, Key]) -> None:
    """Remove the aliases `targets`; what used one of them uses the symbol given for it."""
    table = module.index.table("symbol")
    edited: dict[Entity, Entity | None] = {entity: _renamed(entity, targets) for entity in _users(module, targets)}
    module.replace_all(edited | {table[key]: None for key in targets})


def name_unnamed(module: Module) -> tuple[Module, dict[Key, Key]]:
    """Return a module in which all symbols have names, and the new key of each.

    No other module can refer to an unnamed symbol, and that stays so: a local `@0` becomes `@unnamed.0`, any other one
    keeps its linkage and gets a name that only modules of the very same text have, `@unnamed.0$` with a hash of it.
    A module that has no unnamed symbol is returned itself.
    """
    table = module.index.table("symbol")
    keys: dict[Key, Key] = {key: key for key in table}
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


def _users(module: Module, names: Collection[Key]) -> list[Entity]:
    """Return the entities that refer to one of some symbols, in metadata too."""
    keys = frozenset(names)
    search = _Search(keys)
    if any(entity.kind == "metadata run" and search.may_find(entity) for entity in module.index.entities):
        module.index.table("metadata")
    users = [entity for entity in module.index.entities if entity.kind in _USERS and search.may_find(entity)]
    return [entity for entity in users if not keys.isdisjoint(references(entity).symbols)]


class _Search:
    """The quick look for names: whether a text has one of them after an `@`, as it is or in quotes."""

    def __init__(self, keys: Collection[Key]) -> None:
        names = "|".join(re.escape(to_internal(str(key))) for key in keys)
        plain, quoted = rf"(?:{names})(?![-a-zA-Z$._0-9])", rf'"(?:{names})"'
        self._name = re.compile(f"@(?:{plain}|{quoted})" if len(keys) <= _FEW else "@")
        self._has_escapes: dict[Source, bool] = {}  # a name with a backslash may be any

    def may_find(self, entity: Entity) -> bool:
        source, head = entity.source, entity.head
        if source not in self._has_escapes:
            self._has_escapes[source] = _ESCAPED.search(source.text) is not None
        if self._has_escapes[source] or (head is not None and "\\" in head):
            return True
        if head is None:
            return self._name.search(source.text, entity.begin, entity.end) is not None
        return bool(self._name.search(head) or self._name.search(source.text, entity.brace, entity.end))


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
