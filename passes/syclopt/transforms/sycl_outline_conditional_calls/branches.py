"""Conditional calls inside of branches: what the condition of the branch decides."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from syclopt import names
from syclopt.analysis.call_graph import components
from syclopt.conditions.condition import ALWAYS, Condition
from syclopt.rewrites.action_calls import replace_calls
from syclopt.targets import default_table

if TYPE_CHECKING:
    from collections.abc import Set as AbstractSet

    from syclopt.analysis.entry_points import EntryPoints
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key
    from syclopt.transforms.sycl_outline_conditional_calls.sites import Sites

_MANY = 10  # atoms, and ways to a function, beyond which it may run anywhere


def decide_branches(module: Module, sites: Sites, entry_points: EntryPoints) -> int:
    """Decide calls in functions that only run where some condition holds; return how many were decided.

    A call becomes a direct one of the action where that condition implies its own, and goes where it rules it out.
    """
    table = default_table()
    count = 0
    for key, given in _given(module, sites, entry_points).items():
        calls = sites.calls.get(key, ())
        removed = [site for site in calls if given.implies(~site.condition, table)]
        direct = [site for site in calls if site not in removed and given.implies(site.condition, table)]
        if direct or removed:
            replace_calls(module, module.functions[key], direct, removed)
            count += len(direct) + len(removed)
    return count


def _given(module: Module, sites: Sites, entry_points: EntryPoints) -> dict[Key, Condition]:
    """Return function -> what holds wherever it runs, for those that entry points only reach by conditional calls.

    Whatever a variable or an alias refers to may run anywhere.
    """
    plain = dict(sites.ordinary_uses(module))
    variables = (key for key in plain if key not in module.functions)
    pointed_to = map(module.functions_with_string, (names.INDIRECTLY_CALLABLE, names.REFERENCED_INDIRECTLY))
    roots = [*entry_points.ordered, *variables, *chain.from_iterable(pointed_to)]
    edges = {key: (*used, *(site.action.key for site in sites.calls.get(key, ()))) for key, used in plain.items()}
    ways: dict[Key, set[Condition]] = {key: {ALWAYS} for key in roots}
    given: dict[Key, Condition] = {}
    for component in reversed(components(roots, edges)):
        here = _any_of({way for key in component for way in ways.get(key, ())})
        given.update(dict.fromkeys(component, here))
        for key in component:
            for used in plain.get(key, ()):
                ways.setdefault(used, set()).add(here)
            for site in sites.calls.get(key, ()):
                ways.setdefault(site.action.key, set()).add(_both(here, site.condition))
    return {key: condition for key, condition in given.items() if condition != ALWAYS}


def _any_of(ways: AbstractSet[Condition]) -> Condition:
    """Return what holds on all `ways` to a function."""
    if ALWAYS in ways or len(ways) > _MANY:
        return ALWAYS
    joined = Condition.any_of(sorted(ways, key=lambda way: way.code))
    return joined.normalised() if len(joined.atoms) <= _MANY else ALWAYS


def _both(given: Condition, condition: Condition) -> Condition:
    """Return what holds behind a call under `condition` where `given` holds, or less if that is too much."""
    joined = condition if given == ALWAYS else given & condition
    return (joined if len(joined.atoms) <= _MANY else condition).normalised()
