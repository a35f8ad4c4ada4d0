"""Which aspects each function needs, with all that it calls."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from syclopt import names
from syclopt.analysis.aspects.local import LocalAspects
from syclopt.analysis.call_graph import CallGraph, components
from syclopt.analysis.entry_points import EntryPoints
from syclopt.analysis.ways import inverted, steps_towards

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from collections.abc import Set as AbstractSet

    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key


@dataclass(frozen=True)
class NeededAspects:
    """What the functions of a module need, as masks of `local.bits`.

    `used` is function -> what it uses, with what it calls when an entry point reaches it; `declared` the same of what
    is declared. A function that is only reached through conditional calls is in neither of them. `conditional` is
    function -> conditions and what is used under them. `callees` are the edges along which all that was collected.
    """

    local: LocalAspects
    graph: CallGraph
    entry_points: EntryPoints
    device_has: Mapping[Key, str]
    used: dict[Key, int] = field(default_factory=dict)
    declared: dict[Key, int] = field(default_factory=dict)
    conditional: dict[Key, dict[tuple[int, ...], int]] = field(default_factory=dict)
    callees: dict[Key, tuple[Key, ...]] = field(default_factory=dict)

    @property
    def concerned(self) -> list[Key]:
        """The functions that need something, and all entry points, in the order of the module."""
        concerned = {*self.used, *self.declared, *self.conditional, *self.entry_points.names}
        return [key for key in self.graph.functions if key in concerned]

    def reaches(self, key: Key) -> tuple[Key, ...]:
        """Return what a function calls: also the virtual functions of its sets, but no conditional calls."""
        return self.callees.get(key, ())


def needed_aspects(module: Module, local: LocalAspects, entry_points: EntryPoints) -> NeededAspects:
    """Carry what functions use and declare to their callers.

    Raises `InputError` when there are too many conditions to tell apart.
    """
    graph = CallGraph.of(module, local.symbols)
    needed = NeededAspects(local, graph, entry_points, module.functions_with_string(names.DEVICE_HAS))
    callers = module.functions_with_string(names.CALL_CONDITIONALLY)
    stubs = {key for key in callers if module.functions[key].is_declaration}
    needed.callees.update(graph.callees)
    if virtual := module.functions_with_string(names.INDIRECTLY_CALLABLE):
        _add_virtual_calls(needed, virtual, module.functions_with_string(names.CALLS_INDIRECTLY))
    if stubs:
        _needed_with_conditions(module, needed, stubs)
    else:
        used, declared = _carry(needed, entry_points.ordered)
        _settle(needed, used, declared, used.keys())
    return needed


def _needed_with_conditions(module: Module, needed: NeededAspects, stubs: AbstractSet[Key]) -> None:
    """Fill in what is needed in a module with conditional calls, which are calls of `stubs`."""
    from syclopt.analysis.aspects.conditional_uses import Conditions, conditional_pairs

    sites = Conditions.of(module, needed.graph, stubs)
    for caller in sites.sites:
        needed.callees[caller] = tuple(callee for callee in needed.reaches(caller) if callee not in stubs)
    roots = needed.entry_points.ordered
    used, declared = _carry(needed, (*roots, *sites.actions))
    _settle(needed, used, declared, _reached(needed, roots), used.keys() | stubs)
    everything = {key: mask | declared[key] for key, mask in used.items()}
    needed.conditional.update(conditional_pairs(sites, roots, needed.callees, everything))


def _settle(
    needed: NeededAspects,
    used: Mapping[Key, int],
    declared: Mapping[Key, int],
    reached: AbstractSet[Key],
    left_out: AbstractSet[Key] = frozenset(),
) -> None:
    """Note what functions need that are `reached`, and of the others, less those `left_out`, what they have alone."""
    local = needed.local
    alone = {*local.code, *local.listed, *local.declared}
    for key in needed.graph.functions:
        if key in used and key in reached:
            mask, claimed = used[key], declared[key]
        elif key in alone and key not in left_out:
            mask, claimed = local.own(key), local.declared.get(key, 0)
        else:
            continue
        if mask:
            needed.used[key] = mask
        if claimed:
            needed.declared[key] = claimed


def _add_virtual_calls(needed: NeededAspects, members: Mapping[Key, str], callers: Mapping[Key, str]) -> None:
    """Let each entry point call the virtual functions of the sets that it names."""
    sets: dict[str, list[Key]] = {}
    for key, name in members.items():
        sets.setdefault(name, []).append(key)
    for key, listed in callers.items():
        if key in needed.entry_points.names:
            virtual = [member for name in listed.split(",") for member in sets.get(name, ())]
            needed.callees[key] = tuple(dict.fromkeys((*needed.callees.get(key, ()), *virtual)))


def _carry(needed: NeededAspects, roots: Iterable[Key]) -> tuple[dict[Key, int], dict[Key, int]]:
    """Return what the functions that `roots` reach use, and what is declared for them, with all that they call.

    Functions for which there is nothing may be left out.
    """
    used: dict[Key, int] = {}
    declared: dict[Key, int] = {}
    own, own_declared = needed.local.own, needed.local.declared
    concerned = _leading_to({*needed.local.code, *needed.local.listed, *own_declared}, needed.callees)
    callees = {key: tuple([k for k in needed.callees.get(key, ()) if k in concerned]) for key in concerned}
    for component in components((root for root in roots if root in concerned), callees):
        mask = claimed = 0
        for key in component:
            mask |= own(key)
            for callee in callees.get(key, ()):
                mask |= used.get(callee, 0)
        if own_declared:
            for key in component:
                claimed |= own_declared.get(key, 0)
                for callee in callees.get(key, ()):
                    claimed |= declared.get(callee, 0)
        for key in component:
            used[key] = mask
            declared[key] = claimed
    return used, declared


def _leading_to(goals: set[Key], callees: Mapping[Key, tuple[Key, ...]]) -> set[Key]:
    """Return `goals`, and all functions that reach one of them."""
    return {*steps_towards(goals, inverted(callees))} if goals else goals


def _reached(needed: NeededAspects, roots: Iterable[Key]) -> set[Key]:
    todo = [*roots]
    reached: set[Key] = set()
    while todo:
        key = todo.pop()
        if key not in reached:
            reached.add(key)
            todo += needed.reaches(key)
    return reached
