"""Renaming comdats and types, everywhere in a module."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from syclopt.errors import EditError
from syclopt.ir.edits.checks import check_name
from syclopt.ir.references import comdat_span, type_references
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.spelling import COMMENT, GAP, NAME, STRING, key_of, spell
from syclopt.ir.users import ComdatUsers

if TYPE_CHECKING:
    from syclopt.ir.entity import Entity
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key

_COMDAT = compile_pattern(rf"\$({NAME})|[%@]?+{STRING}|{COMMENT}", re.DOTALL)
_LOCAL = compile_pattern(rf"%({NAME})|[@$]?+{STRING}|{COMMENT}", re.DOTALL)
_DEFINED = compile_pattern(rf"%({NAME}){GAP}=|(?:^|(?<=\n))[ \t]*+({NAME}):|{STRING}|{COMMENT}", re.DOTALL)


def rename_comdat(module: Module, old: Key, new: str) -> None:
    """Give a comdat another name, here and in the symbols that are in it. Raises `EditError` for a name that is taken.

    `comdat` alone means the comdat with the symbol's name; it becomes `comdat($new)`.
    """
    comdats = module.index.names("comdat")
    _check_new_name("comdat", "$", new, comdats)
    edited = {entity: _in_comdat(entity, new) for entity in module.kept(ComdatUsers).of(old)}
    edited[comdats[old]] = _with_name(comdats[old], _COMDAT, "$", old, new)
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
    for entity in module.index.entities:
        named = type_references(entity) if entity.kind in _WITH_TYPES else frozenset[object]()
        if entity.kind == "function":
            _check_locals(entity, named & {old, new})
        if old in named or entity is types[old]:
            edited[entity] = _with_name(entity, _LOCAL, "%", old, new)
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


def _with_name(entity: Entity, pattern: re.Pattern[str], sigil: str, old: Key, new: str) -> Entity:
    def other(found: re.Match[str]) -> str:
        return f"{sigil}{spell(new)}" if found[1] is not None and key_of(found[1]) == old else found[0]

    header, body = pattern.sub(other, entity.header), pattern.sub(other, entity.body)
    return entity.with_head(header) if body == entity.body else entity.with_text(header, body)


def _replace(module: Module, edited: dict[Entity, Entity], owner: Entity, new: str) -> None:
    """Put edited entities in their places; `owner`, which defines the name, comes last with its new key."""
    renamed = edited.pop(owner)
    renamed.key = new
    module.replace_all(edited)
    module.replace_entity(owner, renamed)
