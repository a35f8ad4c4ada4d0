"""What holds of a device wherever a function runs: what its kernels need in any case, and the branches around it."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from syclopt import names
from syclopt.analysis.call_graph import components
from syclopt.analysis.device_metadata import aspects_of
from syclopt.conditions.condition import ALWAYS, Condition
from syclopt.conditions.prefix_code import ASPECT

if TYPE_CHECKING:
    from collections.abc import Container
    from collections.abc import Set as AbstractSet

    from syclopt.analysis.conditional_sites import Sites
    from syclopt.analysis.entry_points import EntryPoints
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key

_MANY = 10  # atoms of a condition, and ways to a function, beyond which they tell nothing


def given_conditions(
    module: Module, sites: Sites, entry_points: EntryPoints, without: Container[Key]
) -> dict[Key, Condition]:
    """Return function -> what holds wherever it runs, as far as conditional calls ask for it; `ALWAYS` is left out.

    An entry point runs where the device has the aspects that its metadata lists as used or declared. A function runs
    where what uses it runs, and the condition of the call holds. Whatever is referred to by a variable or an alias
    that is not in `without`, or may be called through a pointer, runs anywhere.
    """
    plain = dict(sites.ordinary_uses(module, without))
    asked = {atom for calls in sites.calls.values() for site in calls for atom in site.condition.atoms}
    ways: dict[Key, set[Condition]] = {key: {_needs(module, key, asked)} for key in entry_points.ordered}
    pointed_to = map(module.functions_with_string, (names.INDIRECTLY_CALLABLE, names.REFERENCED_INDIRECTLY))
    for key in chain((key for key in plain if key not in module.functions), *pointed_to):
        ways[key] = {ALWAYS}
    edges = {key: (*used, *(site.action.key for site in sites.calls.get(key, ()))) for key, used in plain.items()}
    given: dict[Key, Condition] = {}
    for component in reversed(components([*ways], edges)):
        here = _any_of({way for key in component for way in ways.get(key, ())})
        given.update(dict.fromkeys(component, here))
        for key in component:
            for used in plain.get(key, ()):
                ways.setdefault(used, set()).add(here)
            for site in sites.calls.get(key, ()):
                ways.setdefault(site.action.key, set()).add(_both(here, site.condition))
    return {key: condition for key, condition in given.items() if condition != ALWAYS}


def _needs(module: Module, key: Key, asked: AbstractSet[tuple[int, int]]) -> Condition:
    """Return that a device has what an entry point needs, of what is `asked` for."""
    function = module.functions[key]
    kinds = (names.USED_ASPECTS_KIND, names.DECLARED_ASPECTS_KIND)
    listed = {(ASPECT, number) for kind in kinds for number in aspects_of(function, kind)}
    return Condition.all_of(map(Condition, sorted(listed & asked))).normalised()


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
