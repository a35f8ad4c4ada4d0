"""Functions that several programs may define: linkages by which the images of their sets merge when they are linked.

The definition of a function and its stand-in, whose body only returns, have one name. A linker takes a strong
definition before a weak one, whichever comes first; of weak ones it takes the first. So definitions are strong, and
merge by comdats; stand-ins are weak.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.ir.edits.linkage import outside_comdat, with_linkage
from syclopt.ir.edits.parts import with_part
from syclopt.ir.entity import Entity
from syclopt.ir.layout import LOCAL, words_of
from syclopt.ir.references import comdat_of
from syclopt.ir.text.spelling import spell

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key

# Linkages of functions that another program may define too, be it under the same name or in a module of the same text.
MERGEABLE = LOCAL | {"linkonce", "linkonce_odr", "weak", "weak_odr"}


def merged_members(module: Module, members: Iterable[Key]) -> dict[Entity, Entity]:
    """Return what the functions `members` become: external, in comdats of their own if other programs may have them.

    Comdats that `module` does not have are added to it.
    """
    symbols = module.symbols.entities()
    has_comdats = _has_comdats(module.triple or "")
    edited: dict[Entity, Entity] = {}
    merging: list[Entity] = []
    for entity in map(symbols.__getitem__, members):
        merges = words_of(entity).linkage in MERGEABLE or comdat_of(entity) is not None
        if merges and has_comdats:
            merging.append(entity)
        else:
            edited[entity] = with_linkage(outside_comdat(entity), "weak_odr" if merges else "external")
    if merging:
        comdats = _own_comdats(module, module.comdats_of_symbols(), merging)
        edited |= {entity: _in_comdat(with_linkage(entity, "external"), comdats[entity]) for entity in merging}
    return edited


def _has_comdats(triple: str) -> bool:
    """Tell whether a target knows comdats: PTX drops them, and Mach-O refuses them."""
    return not (triple.startswith("nvptx") or "-apple-" in triple)


def _own_comdats(module: Module, comdat_members: Mapping[Key, Key], functions: Iterable[Entity]) -> dict[Entity, str]:
    """Return function -> a comdat that has no other member: the one of its name, if no other symbol is in it."""
    comdats = module.comdats
    kinds = {str(key): comdat.selection_kind for key, comdat in comdats.items()}
    members: dict[Key, set[Key]] = {}
    for key, comdat in comdat_members.items():
        members.setdefault(comdat, set()).add(key)
    found: dict[Entity, str] = {}
    for function in functions:
        name = str(function.key)
        while members.get(name, {function.key}) != {function.key} or kinds.get(name, "any") != "any":
            name += "$"
        found[function] = name
        if name not in kinds:
            module.insert(Entity.new("comdat", name, f"${spell(name)} = comdat any\n"))
    return found


def _in_comdat(function: Entity, comdat: str) -> Entity:
    if comdat_of(function) == comdat:
        return function
    function = outside_comdat(function)
    text = "comdat" if comdat == function.key else f"comdat(${spell(comdat)})"
    return function.with_head(with_part(function, "comdat", text))
