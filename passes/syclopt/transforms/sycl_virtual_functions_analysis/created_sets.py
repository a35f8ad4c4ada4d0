"""Which sets of virtual functions each kernel creates objects of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.analysis.call_graph import components
from syclopt.analysis.vtables import vtables

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from syclopt.analysis.call_graph import CallGraph
    from syclopt.analysis.called_symbols import CalledSymbols
    from syclopt.analysis.virtual_functions import VirtualFunctions
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key


def created_sets(
    module: Module, kernels: Sequence[Key], virtual: VirtualFunctions, symbols: CalledSymbols, graph: CallGraph
) -> dict[Key, list[str]]:
    """Return kernel -> the sets, sorted, whose functions stand in vtables that the kernel refers to.

    It does so by itself, by what it calls, by functions whose address is taken on the way, and by variables on the
    way. What stands in a vtable leads no further: what a virtual function creates, its own image says. A kernel that
    creates nothing is left out. The time is linear in what the module refers to.

    Raises `InputError` for a vtable with a slot that points to something else than a function or type information.
    """
    names = sorted({*virtual.sets.values()})
    bits = {name: 1 << place for place, name in enumerate(names)}
    masks: dict[Key, int] = {}
    for table in vtables(module, virtual.names):
        found = {name for function in table.functions if (name := virtual.set_of(function)) is not None}
        masks[table.variable.key] = sum(bits[name] for name in found)
    if not any(masks.values()):
        return {}
    edges = _edges(module, virtual, symbols, graph, masks)
    for component in components(kernels, edges):
        mask = 0
        for key in component:
            mask |= masks.get(key, 0)
            for other in edges.get(key, ()):
                mask |= masks.get(other, 0)
        for key in component:
            masks[key] = mask
    created = {kernel: [name for name in names if bits[name] & masks[kernel]] for kernel in kernels}
    return {kernel: sets for kernel, sets in created.items() if sets}


def _edges(
    module: Module, virtual: VirtualFunctions, symbols: CalledSymbols, graph: CallGraph, ends: Mapping[Key, int]
) -> dict[Key, tuple[Key, ...]]:
    """Return symbol -> what it leads to; `ends` lead nowhere."""
    edges: dict[Key, tuple[Key, ...]] = dict(graph.callees)
    members = virtual.names
    for key, (_, others) in symbols.symbols.items():
        if others:
            used = module.uses(key)
            edges[key] = (
                *edges.get(key, ()),
                *(other for other in others if other in used and other not in members),
            )
    for key, symbol in (*module.globals.items(), *module.aliases.items()):
        if key not in ends and "@" in symbol.header[1:]:
            edges[key] = tuple(sorted(symbol.symbols_used - members, key=str))
    return edges
