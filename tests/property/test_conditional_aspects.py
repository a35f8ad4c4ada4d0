"""Aspects under conditions, against a reference that walks all ways."""

from __future__ import annotations

from collections import defaultdict

from hypothesis import given
from hypothesis import strategies as st

from syclopt.analysis.aspects.conditional_uses import Conditions, Site, conditional_pairs
from syclopt.ir.text.spelling import Key

FUNCTIONS = [f"f{i}" for i in range(5)]
STUBS = ["s0", "s1"]
Calls = dict[str, tuple[str, ...]]
Sites = dict[str, list[Site]]
Way = frozenset[tuple[int, ...]]

some_function = st.sampled_from(FUNCTIONS)
some_calls = st.fixed_dictionaries(dict.fromkeys(FUNCTIONS, st.lists(some_function, max_size=2).map(tuple)))
# One number is no expression, so conditions that all hold are spelled one after the other.
some_condition = st.tuples(st.integers(1, 3))
some_site = st.builds(Site, st.sampled_from(STUBS), some_function | st.none(), some_condition)
some_sites = st.fixed_dictionaries(dict.fromkeys(FUNCTIONS, st.lists(some_site, max_size=2)))
some_uses = st.fixed_dictionaries(dict.fromkeys(FUNCTIONS, st.integers(0, 7)))


def ways(start: str, calls: Calls, sites: Sites) -> set[tuple[str, Way]]:
    """Return what `start` leads to, each with the conditions on a way to it."""
    found: set[tuple[str, Way]] = set()
    todo: list[tuple[str, Way]] = [(start, frozenset())]
    while todo:
        key, way = todo.pop()
        if (key, way) not in found:
            found.add((key, way))
            todo += [(callee, way) for callee in calls.get(key, ())]
            todo += [(str(s.action), way | {s.condition}) for s in sites.get(key, ()) if s.action is not None]
    return found


@given(st.lists(some_function, min_size=1, max_size=2), some_calls, some_sites, some_uses)
def test_pairs_are_those_of_all_ways(roots: list[str], calls: Calls, sites: Sites, own: dict[str, int]) -> None:
    used: dict[Key, int] = dict.fromkeys(FUNCTIONS, 0)
    for function in FUNCTIONS:
        for key, _ in ways(function, calls, {}):
            used[function] |= own[key]
    expected: dict[str, dict[Way, int]] = defaultdict(lambda: defaultdict(int))
    for key, before in {reached for root in roots for reached in ways(root, calls, sites)}:
        for goal, after in ways(key, calls, sites):
            if before | after:
                expected[key][before | after] |= own[goal]
        for site in sites.get(key, ()):
            for goal, after in ways(str(site.action), calls, sites) if site.action is not None else ():
                expected[str(site.stub)][before | {site.condition} | after] |= own[goal]
    found = conditional_pairs(Conditions({**sites}), roots, {**calls}, used)
    shown = {key: {frozenset((n,) for n in way): mask for way, mask in pairs.items()} for key, pairs in found.items()}
    nonzero = {key: {way: mask for way, mask in pairs.items() if mask} for key, pairs in expected.items()}
    assert shown == {key: pairs for key, pairs in nonzero.items() if pairs}
