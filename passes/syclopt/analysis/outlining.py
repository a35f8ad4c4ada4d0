"""Virtual functions in images of their own: which sets there are, and what lets images be linked again.

An image has all functions of one set, from all translation units; other images declare them. When images are linked,
nothing may be strongly defined twice, and a variable that several write must be one variable.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from syclopt.analysis.attribute_values import attribute_values
from syclopt.analysis.dependencies import Dependencies
from syclopt.ir.cut import Cutter
from syclopt.ir.layout import LOCAL, global_layout, is_declaration, words_of
from syclopt.ir.linkage import outside_comdat, with_linkage
from syclopt.ir.rename import rename_symbols

if TYPE_CHECKING:
    from collections.abc import Collection, Container, Iterator, Mapping, Sequence
    from collections.abc import Set as AbstractSet

    from syclopt.ir.entity import Entity
    from syclopt.ir.module import Module
    from syclopt.ir.names import Key

_SET = "indirectly-callable"
_POSSIBLE_CALLEE = "referenced-indirectly"
_MERGING = "weak_odr"


def virtual_sets(module: Module) -> dict[str, list[Key]]:
    """Return set -> the functions of `module` that are defined and in it."""
    table = module.index.table("symbol")
    sets: dict[str, list[Key]] = {}
    for key, name in attribute_values(module, (_SET,))[_SET].items():
        if not is_declaration(table[key]):
            sets.setdefault(name, []).append(key)
    return sets


def linkable(
    module: Module, sets: Mapping[str, Sequence[Key]], apart: Collection[Key] = ()
) -> tuple[Module, AbstractSet[Key]]:
    """Return `module` with linkages that let the images of virtual sets be linked with all others.

    A virtual function becomes external and leaves its comdat. What is strongly defined and in several images becomes
    `weak_odr`; so does a local variable that can change and is in the image of a set and in another one, which also
    gets a name that no other program has. `apart` are variables that need not be in every image; returned
    are they and the variables that got a name.
    """
    table = module.index.table("symbol")
    members = {key for functions in sets.values() for key in functions}
    edited: dict[Entity, Entity] = {table[key]: with_linkage(outside_comdat(table[key]), "external") for key in members}
    callees = attribute_values(module, (_POSSIBLE_CALLEE,))[_POSSIBLE_CALLEE]
    for key, entity in table.items():
        if key not in members and (entity.kind == "global" or key in callees) and _is_strong(key, entity):
            edited[entity] = with_linkage(entity, _MERGING)
    shared = [*_shared_variables(module, sets, apart)]
    edited |= {table[key]: with_linkage(table[key], _MERGING) for key in shared}
    changed = module.copy()
    changed.replace_all({old: new for old, new in edited.items() if new is not old})
    names: dict[Key, str] = {}
    if shared:
        digest = hashlib.sha256(module.to_bytes()).hexdigest()[:16]
        names = {key: f"{key}${digest}" for key in shared}
        rename_symbols(changed, names)
    return changed, {*names.values(), *(names.get(key, key) for key in apart)}


def _is_strong(key: Key, entity: Entity) -> bool:
    if is_declaration(entity) or str(key).startswith("llvm."):
        return False
    return words_of(entity).linkage in ("", "external")


def _shared_variables(module: Module, sets: Mapping[str, Sequence[Key]], apart: Container[Key]) -> Iterator[Key]:
    """Yield the local variables that can change, and are in the image of a set and in another image."""
    table = module.index.table("symbol")
    variables = [key for key, entity in table.items() if entity.kind == "global" and _is_local_state(entity)]
    if not variables:
        return
    members = {key: name for name, functions in sets.items() for key in functions}
    dependencies = Dependencies(Cutter(module), apart=apart, outlined=members.keys())
    in_sets = [dependencies.closure(functions, dependencies.everywhere) for functions in sets.values()]
    candidates = [key for key in variables if any(key in closure for closure in in_sets)]
    if not candidates:
        return
    others = dependencies.closure(
        key
        for key, entity in table.items()
        if entity.kind == "function" and not is_declaration(entity) and _is_root(key, entity, members)
    )
    for key in candidates:
        if key in others or sum(key in closure for closure in in_sets) > 1:
            yield key


def _is_local_state(entity: Entity) -> bool:
    if words_of(entity).linkage not in LOCAL:
        return False
    return entity.header[slice(*global_layout(entity).keyword)] == "global"


def _is_root(key: Key, entity: Entity, members: Container[Key]) -> bool:
    return key not in members and words_of(entity).linkage not in LOCAL
