"""Which sets of virtual functions the code behind each entry point creates objects of, calls, or needs otherwise."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt import names
from syclopt.analysis.call_graph import components
from syclopt.analysis.virtual_functions import names_in
from syclopt.analysis.vtables import vtables
from syclopt.transforms.sycl_virtual_functions_analysis.set_links import SetLinks, SetMasks

if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Mapping, Sequence

    from syclopt.analysis.call_graph import CallGraph
    from syclopt.analysis.called_symbols import CalledSymbols
    from syclopt.analysis.virtual_functions import VirtualFunctions
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key

# The kinds of mentions of a set, in the order of `SetMasks`.
_CREATED, _CALLED, _NAMED = range(len(SetMasks._fields))


def find_links(
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
    mentions = _Mentions(sets)
    tables: set[Key] = set()
    for vtable in vtables(module, virtual.names):
        mentions.add(vtable.variable.key, map(virtual.set_of, vtable.functions), _CREATED)
        tables.add(vtable.variable.key)
    _add_mentions_of_functions(mentions, module, virtual, symbols)
    nodes = [-1 - place for place in range(len(sets))]  # of sets: no symbol has such a key
    functions: dict[str, list[Key]] = {}
    for key, name in virtual.sets.items():
        functions.setdefault(name, []).append(key)
    edges = _edges(module, virtual, symbols, graph, tables)
    edges |= {node: tuple(functions[name]) for node, name in zip(nodes, sets, strict=True)}
    mentions.collect([*roots, *nodes], edges)
    return SetLinks(sets, [mentions.of(node) for node in nodes], {root: mentions.of(root) for root in roots})


class _Mentions:
    """The sets that each symbol mentions: as one mask, which has a bit for each set and kind of mention."""

    def __init__(self, sets: Sequence[str]) -> None:
        self._bits = {name: 1 << place for place, name in enumerate(sets)}
        self._masks: dict[Key, int] = {}

    def add(self, key: Key, sets: Iterable[str | None], kind: int) -> None:
        """Let a symbol mention sets; those without functions do not count."""
        for name in sets:
            if name in self._bits:
                self._masks[key] = self._masks.get(key, 0) | self._bits[name] << kind * len(self._bits)

    def collect(self, roots: Sequence[Key], edges: Mapping[Key, tuple[Key, ...]]) -> None:
        """Let what `roots` reach mention what that leads to along `edges`."""
        masks = self._masks
        for component in components(roots, edges):
            mask = 0
            for key in component:
                mask |= masks.get(key, 0)
                for other in edges.get(key, ()):
                    mask |= masks.get(other, 0)
            for key in component:
                masks[key] = mask

    def of(self, key: Key) -> SetMasks:
        """Return the sets that a symbol mentions, for each kind."""
        size, mask = len(self._bits), self._masks[key]
        return SetMasks(*(mask >> kind * size & (1 << size) - 1 for kind in (_CREATED, _CALLED, _NAMED)))


def _add_mentions_of_functions(
    mentions: _Mentions, module: Module, virtual: VirtualFunctions, symbols: CalledSymbols
) -> None:
    """Add the sets that functions list, and those of virtual functions in their bodies."""
    for attribute, kind in ((names.CALLS_INDIRECTLY, _CALLED), (names.CREATES_INDIRECTLY, _CREATED)):
        for key, value in module.functions_with_string(attribute).items():
            mentions.add(key, names_in(value), kind)
    members = virtual.names
    for key, (called, others) in symbols.symbols.items():
        if not members.isdisjoint(called):
            mentions.add(key, map(virtual.set_of, members & {*called}), _CALLED)
        if not members.isdisjoint(others):
            mentions.add(key, map(virtual.set_of, members & {*others} & module.uses(key)), _NAMED)


def _edges(
    module: Module, virtual: VirtualFunctions, symbols: CalledSymbols, graph: CallGraph, ends: Container[Key]
) -> dict[Key, tuple[Key, ...]]:
    """Return symbol -> what it leads to; `ends` and virtual functions lead nowhere."""
    members = virtual.names
    edges: dict[Key, tuple[Key, ...]] = dict(graph.callees)
    for key, callees in graph.callees.items():
        if not members.isdisjoint(callees):
            edges[key] = tuple(callee for callee in callees if callee not in members)
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
