"""Functions in images of their own: which groups of them there are, and what lets images be linked again.

An image has all virtual functions of one set, from all translation units, or the functions of one add-on image; other
images declare them. When images are linked, nothing may be strongly defined twice, and a variable that several write
must be one variable.

The definition of a function and its stand-in, whose body only returns, have one name. A linker takes a strong
definition before a weak one, whichever comes first; of weak ones it takes the first. So definitions are strong, and
merge by comdats; stand-ins are weak.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from syclopt import names
from syclopt.analysis.add_on_images import in_order
from syclopt.analysis.vtables import TABLE_LINKAGE, pinned_tables
from syclopt.ir.edits.cut import Cutter
from syclopt.ir.edits.linkage import outside_comdat, with_linkage
from syclopt.ir.edits.parts import with_part
from syclopt.ir.edits.rename import rename_symbols, replace_aliases, text_hash
from syclopt.ir.entity import Entity
from syclopt.ir.layout import LOCAL, global_layout, is_declaration, words_of
from syclopt.ir.references import comdat_of
from syclopt.ir.text.spelling import spell
from syclopt.transforms.device_code_split.cutter import Dependencies

if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
    from collections.abc import Set as AbstractSet

    from syclopt.analysis.device_globals import DeviceGlobal
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key

_MERGING = "weak_odr"
# Linkages of functions that another program may define too, be it under the same name or in a module of the same text.
MERGEABLE = LOCAL | {"linkonce", "linkonce_odr", "weak", "weak_odr"}


def outlined_groups(module: Module) -> dict[str, list[Key]]:
    """Return name -> functions of the groups of which each is an image, as far as `module` defines them.

    A set of virtual functions has its own name. Add-on images have names of which, byte by byte, that of the first one
    is the last, and no other name comes before them.
    """
    functions = module.functions
    sets = module.functions_with_string(names.INDIRECTLY_CALLABLE)
    groups: dict[str, list[Key]] = {}
    for key, name in sets.items():
        if not functions[key].is_declaration:
            groups.setdefault(name, []).append(key)
    add_ons: dict[str, list[Key]] = {}
    for key, number in module.functions_with_string(names.ADD_ON_IMAGE).items():
        if not (functions[key].is_declaration or key in sets):
            add_ons.setdefault(number, []).append(key)
    for place, number in enumerate(sorted(add_ons, key=in_order, reverse=True)):
        groups[f"\0{place:010}"] = add_ons[number]
    return groups


class Linkable(NamedTuple):
    """A module whose images can be linked in any combination.

    `groups` are the groups of functions, as `outlined_groups` names them, by the keys that they have now; `on_demand`
    are the variables that need not be in every image.
    """

    module: Module
    groups: Mapping[str, Sequence[Key]]
    on_demand: AbstractSet[Key]


def linkable(module: Module, groups: Mapping[str, Sequence[Key]], on_demand: Mapping[Key, DeviceGlobal]) -> Linkable:
    """Return `module` with names and linkages that let the images of groups of functions be linked with all others.

    A function of a group becomes external. One that other programs may define too merges, by a comdat of its own: it
    is strong, so that it takes the place of a weak stand-in wherever that comes, which no `weak_odr` function does.
    Where a target has no comdats, it is `weak_odr`. A local function gets a name that no other program has; so does an
    inline function of an add-on image, as another program may call it under another condition.

    A vtable is in the images that use it, and merges. What else is strongly defined and in several images becomes
    `weak_odr`; so does a local variable that can change and is in the image of a group and in another one, which also
    gets a name that no other program has. `on_demand` are variables that need not be in every image; those of them with
    image scope are not shared. Returned are also they and the variables that got a name. Aliases of functions of groups
    and of variables go, as `without_aliases` has it.
    """
    old = {key for functions in groups.values() for key in functions}
    module = without_aliases(module, old)
    shared = [*_shared_variables(module, groups, on_demand)]
    changed = module.copy()
    own_names = _own_names(module, [*shared, *_of_this_program(module, old)])
    if own_names:
        rename_symbols(changed, own_names)
    groups = {name: [own_names.get(key, key) for key in functions] for name, functions in groups.items()}
    members = dict.fromkeys(key for functions in groups.values() for key in functions)
    variables = [own_names[key] for key in shared]
    edited = {**_merged_others(changed, members.keys(), variables), **merged_members(changed, members)}
    changed.replace_all({old: new for old, new in edited.items() if new is not old})
    return Linkable(changed, groups, {*variables, *(own_names.get(key, key) for key in on_demand)})


def _of_this_program(module: Module, members: AbstractSet[Key]) -> Iterator[Key]:
    """Yield the functions of groups that are not to merge with those of other programs: local ones, and actions."""
    virtual = module.functions_with_string(names.INDIRECTLY_CALLABLE).keys()
    for key in module.definition_keys():
        if key in members and module.functions[key].linkage in (LOCAL if key in virtual else MERGEABLE):
            yield key


def _own_names(module: Module, keys: Sequence[Key]) -> dict[Key, str]:
    """Return names for symbols that only modules of the very same text have."""
    digest = text_hash(module) if keys else ""
    return {key: f"{key if isinstance(key, str) else f'unnamed.{key}'}${digest}" for key in keys}


def _merged_others(module: Module, members: AbstractSet[Key], shared: Iterable[Key]) -> dict[Entity, Entity]:
    """Return what becomes of that which several images have beside `members`: tables, strong symbols, `shared`."""
    table = module.symbols.entities()
    callees = module.functions_with_string(names.REFERENCED_INDIRECTLY)
    edited: dict[Entity, Entity] = {}
    for key, entity in table.items():
        if key not in members and (entity.kind == "global" or key in callees) and _is_strong(key, entity):
            edited[entity] = with_linkage(entity, _MERGING)
    edited |= {v.entity: with_linkage(v.entity, TABLE_LINKAGE) for v in pinned_tables(module, members)}
    edited |= {table[key]: with_linkage(table[key], _MERGING) for key in shared}
    return edited


def without_aliases(module: Module, members: Container[Key]) -> Module:
    """Return `module` with `members` and variables themselves where it has aliases of them.

    No alias can stand for a declaration, which other images have of `members`.
    """
    table = module.symbols.entities()
    targets: dict[Key, Key] = {}
    for key, entity in table.items():
        if entity.kind == "alias":
            target = module.symbol_behind(key, is_name=True)
            if target is not None and (target in members or (target in table and table[target].kind == "global")):
                targets[key] = target
    if not targets:
        return module
    changed = module.copy()
    replace_aliases(changed, targets)
    return changed


def with_merging_variables(module: Module) -> Module:
    """Return `module` with a linkage that merges for variables that are strongly defined, as several images may do."""
    table = module.symbols.entities()
    edited = {
        entity: with_linkage(entity, _MERGING)
        for key, entity in table.items()
        if entity.kind == "global" and _is_strong(key, entity)
    }
    if not edited:
        return module
    changed = module.copy()
    changed.replace_all(edited)
    return changed


def _is_strong(key: Key, entity: Entity) -> bool:
    if is_declaration(entity) or str(key).startswith("llvm."):
        return False
    return words_of(entity).linkage in ("", "external")


def _shared_variables(
    module: Module, groups: Mapping[str, Sequence[Key]], on_demand: Mapping[Key, DeviceGlobal]
) -> Iterator[Key]:
    """Yield the local variables that can change, and are in the image of a group and in another image."""
    table = module.symbols.entities()
    scoped = {key for key, variable in on_demand.items() if variable.image_scope}
    variables = [
        key
        for key, entity in table.items()
        if entity.kind == "global" and key not in scoped and _is_local_state(entity)
    ]
    if not variables:
        return
    cutter = Cutter(module)
    named = cutter.names
    members = {named[key] for functions in groups.values() for key in functions}
    dependencies = Dependencies(cutter, on_demand={named[key] for key in on_demand}, outlined=members)
    groups_with = Counter(
        key
        for functions in groups.values()
        for key in dependencies.closure((named[key] for key in functions), dependencies.everywhere)
    )
    candidates = [key for key in variables if named[key] in groups_with]
    if not candidates:
        return
    others = dependencies.closure(
        key
        for key, entity in cutter.symbols.items()
        if entity.kind == "function" and not is_declaration(entity) and _is_root(key, entity, members)
    )
    yield from (key for key in candidates if named[key] in others or groups_with[named[key]] > 1)


def _is_local_state(entity: Entity) -> bool:
    if words_of(entity).linkage not in LOCAL:
        return False
    return entity.header[slice(*global_layout(entity).keyword)] == "global"


def _is_root(key: Key, entity: Entity, members: Container[Key]) -> bool:
    return key not in members and words_of(entity).linkage not in LOCAL


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
