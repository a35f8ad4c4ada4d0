"""Which sets of virtual functions the code behind each entry point creates objects of, calls, or needs otherwise."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt import names
from syclopt.analysis.call_graph import components
from syclopt.analysis.virtual_functions import names_in
from syclopt.analysis.vtables import vtables
from syclopt.ir.references import references
from syclopt.ir.uses import uses
from syclopt.transforms.sycl_virtual_functions_analysis.set_links import SetLinks, SetMasks

if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Sequence

    from syclopt.analysis.call_graph import CallGraph
    from syclopt.analysis.called_symbols import CalledSymbols
    from syclopt.analysis.virtual_functions import VirtualFunctions
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key

# A number for each kind of mention of a set, by which its bit is shifted.
_CREATED, _CALLED, _NAMED = range(3)


def set_links(
    module: Module, roots: Sequence[Key], virtual: VirtualFunctions, symbols: CalledSymbols, graph: CallGraph
) -> SetLinks:
    """Return what `roots`, and the functions of each set, have to do with sets.

    They create objects of the sets in vtables that they refer to: by themselves, by what they call, by functions whose
    address is taken on the way, and by variables on the way. They call the sets that they announce, and those of
    virtual functions that they call by their names; what else they name of a set they need only. What stands in a
    vtable, and what is called of a set, leads no further: that is a matter of the set. The time is linear in what the
    module refers to.

    Raises `InputError` for a vtable with a slot that points to something else than a function or type information.
    """
    sets = sorted({*virtual.sets.values()})
    bits = {name: 1 << place for place, name in enumerate(sets)}
    table = module.index.table("symbol")
    masks: dict[Key, int] = {}
    size = len(sets)

    def mention(key: Key, mentioned: Iterable[str | None], kind: int) -> None:
        for name in mentioned:
            if name in bits:
                masks[key] = masks.get(key, 0) | bits[name] << kind * size

    tables: set[Key] = set()
    for vtable in vtables(module, virtual.names):
        mention(vtable.entity.key, map(virtual.set_of, vtable.functions), _CREATED)
        tables.add(vtable.entity.key)
    for attribute, kind in ((names.CALLS_INDIRECTLY, _CALLED), (names.CREATES_INDIRECTLY, _CREATED)):
        for key, value in module.functions_with_string(attribute).items():
            mention(key, names_in(value), kind)
    members = virtual.names
    for key, (called, others) in symbols.symbols.items():
        if not members.isdisjoint(called):
            mention(key, map(virtual.set_of, members & {*called}), _CALLED)
        if not members.isdisjoint(others):
            mention(key, map(virtual.set_of, members & {*others} & uses(table[key])), _NAMED)
    edges = _edges(module, virtual, symbols, graph, tables)
    nodes = [-1 - place for place in range(size)]  # of sets: no symbol has such a key
    functions: dict[str, list[Key]] = {}
    for key, name in virtual.sets.items():
        functions.setdefault(name, []).append(key)
    edges |= {node: tuple(functions[name]) for node, name in zip(nodes, sets, strict=True)}
    for component in components([*roots, *nodes], edges):
        mask = 0
        for key in component:
            mask |= masks.get(key, 0)
            for other in edges.get(key, ()):
                mask |= masks.get(other, 0)
        for key in component:
            masks[key] = mask
    every = (1 << size) - 1

    def found(key: Key) -> SetMasks:
        mask = masks[key]
        return SetMasks(*(mask >> kind * size & every for kind in (_CREATED, _CALLED, _NAMED)))

    return SetLinks(sets, [found(node) for node in nodes], {root: found(root) for root in roots})


def _edges(
    module: Module, virtual: VirtualFunctions, symbols: CalledSymbols, graph: CallGraph, ends: Container[Key]
) -> dict[Key, tuple[Key, ...]]:
    """Return symbol -> what it leads to; `ends` and virtual functions lead nowhere."""
    table = module.index.table("symbol")
    members = virtual.names
    edges: dict[Key, tuple[Key, ...]] = dict(graph.callees)
    for key, callees in graph.callees.items():
        if not members.isdisjoint(callees):
            edges[key] = tuple(callee for callee in callees if callee not in members)
    for key, (_, others) in symbols.symbols.items():
        if others:
            used = uses(table[key])
            edges[key] = (
                *edges.get(key, ()),
                *(other for other in others if other in used and other not in members),
            )
    for key, entity in table.items():
        if entity.kind != "function" and key not in ends and "@" in entity.header[1:]:
            edges[key] = tuple(sorted(references(entity).symbols - members, key=str))
    return edges
