"""Renaming symbols, everywhere in a module."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.errors import EditError
from syclopt.ir.edits.checks import check_name
from syclopt.ir.edits.linkage import with_own_comdat_named
from syclopt.ir.layout import LOCAL, is_declaration, words_of
from syclopt.ir.references import comdat_span, type_references
from syclopt.ir.text.names_in_text import Renaming, outside_noise
from syclopt.ir.text.spelling import GAP, NAME, Key, key_of, spell
from syclopt.ir.users import ComdatUsers, SymbolUsers

if TYPE_CHECKING:
    from collections.abc import Mapping

    from syclopt.ir.entity import Entity
    from syclopt.ir.module import Module

_DEFINED = outside_noise(rf"%({NAME}){GAP}=|(?:^|(?<=\n))[ \t]*+({NAME}):")


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
    renaming = symbols_renamed(names)
    edited = {entity: _renamed(entity, renaming) for entity in module.kept(SymbolUsers).of(*names)}
    for old, new in names.items():
        owner = edited[table[old]] = _renamed(with_own_comdat_named(table[old]), renaming)
        owner.key = new
    module.replace_all(edited)


def symbols_renamed(names: Mapping[Key, Key]) -> Renaming:
    """Return what puts other symbols in the places of some."""
    return Renaming({"@": lambda key: f"@{spell(names[key])}" if key in names else None})


def replace_aliases(module: Module, targets: Mapping[Key, Key]) -> None:
    """Remove the aliases `targets`; what used one of them uses the symbol given for it."""
    table = module.index.names("symbol")
    users, renaming = module.kept(SymbolUsers).of(*targets), symbols_renamed(targets)
    edited: dict[Entity, Entity | None] = {entity: _renamed(entity, renaming) for entity in users}
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


def _renamed(entity: Entity, renaming: Renaming) -> Entity:
    header, body = renaming.text(entity.header), renaming.text(entity.body)
    return entity.with_head(header) if body == entity.body else entity.with_text(header, body)


def rename_comdat(module: Module, old: Key, new: str) -> None:
    """Give a comdat another name, here and in the symbols that are in it. Raises `EditError` for a name that is taken.

    `comdat` alone means the comdat with the symbol's name; it becomes `comdat($new)`.
    """
    comdats = module.index.names("comdat")
    _check_new_name("comdat", "$", new, comdats)
    edited = {entity: _in_comdat(entity, new) for entity in module.kept(ComdatUsers).of(old)}
    edited[comdats[old]] = _renamed(comdats[old], Renaming({"$": lambda key: f"${spell(new)}" if key == old else None}))
    _replace(module, edited, comdats[old], new)


def rename_type(module: Module, old: Key, new: str) -> None:
    """Give a type another name, wherever the module says it.

    Raises `EditError` for a name that is taken, and where a function has a value of the old or the new name, which
    are spelled like types.
    """
    types = module.index.names("type")
    _check_new_name("type", "%", new, types)
    if isinstance(old, int):
        raise EditError(f"'%{old}' has only a number, as values of functions have, and cannot be renamed")
    edited: dict[Entity, Entity] = {}
    renaming = Renaming({"%": lambda key: f"%{spell(new)}" if key == old else None})
    for entity in module.index.entities:
        named = type_references(entity) if entity.kind in _WITH_TYPES else frozenset[object]()
        if entity.kind == "function":
            _check_locals(entity, named & {old, new})
        if old in named or entity is types[old]:
            edited[entity] = _renamed(entity, renaming)
    _replace(module, edited, types[old], new)


_WITH_TYPES = frozenset({"function", "global", "alias", "ifunc", "type", "metadata"})


def _check_new_name(what: str, sigil: str, new: str, taken: dict[Key, Entity]) -> None:
    check_name(new, what)
    if new in taken:
        raise EditError(f"'{sigil}{new}' is already defined", taken[new].location)


def _check_locals(function: Entity, names: frozenset[object]) -> None:
    """Raise `EditError` when one of `names` is a parameter, value or block of the function."""
    if not names:
        return
    from syclopt.ir.fragments import parse_header

    own = {parameter.key for parameter in parse_header(function.header).parameters}
    for value, label in _DEFINED.findall(function.body):
        if value or label:
            own.add(key_of(value or label))
    if clash := names & own:
        raise EditError(f"'%{next(iter(clash))}' is a value or block of '@{function.key}' too", function.location)


def _in_comdat(entity: Entity, new: str) -> Entity:
    header = entity.header
    span = comdat_span(header)
    if span is None:
        return entity
    return entity.with_head(f"{header[: span.start]}comdat(${spell(new)}){header[span.end :]}")


def _replace(module: Module, edited: dict[Entity, Entity], owner: Entity, new: str) -> None:
    """Put edited entities in their places; `owner`, which defines the name, comes last with its new key."""
    renamed = edited.pop(owner)
    renamed.key = new
    module.replace_all(edited)
    module.replace_entity(owner, renamed)
