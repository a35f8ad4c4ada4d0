"""Aspects that are used under a condition: what is behind calls of conditional callers.

A conditional caller is a declaration that is called as `@stub(ptr @action, ptr %data, i32 N1, i32 N2, ...)`, with
whatever the action takes as its data; the numbers are the condition under which the action runs, in prefix code. Where
an action makes conditional calls itself, both conditions must hold.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Self

from syclopt.analysis.aspects.condition_paths import After, Path
from syclopt.analysis.conditional_calls import action_of, count_of_data, integer_in
from syclopt.errors import InputError

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from collections.abc import Set as AbstractSet

    from syclopt.analysis.aspects.condition_paths import Condition
    from syclopt.analysis.call_graph import CallGraph
    from syclopt.ir.body.call_sites import Call
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key

_MANY = 1000


@dataclass(frozen=True)
class Site:
    """A conditional call."""

    stub: Key
    action: Key | None
    condition: Condition


@dataclass(frozen=True)
class Conditions:
    """Function -> its conditional calls, in order."""

    sites: dict[Key, list[Site]]

    @classmethod
    def of(cls, module: Module, graph: CallGraph, stubs: AbstractSet[Key]) -> Self:
        """Find the calls of `stubs`. Raises `ParseError` for a call that cannot be read."""
        sites: dict[Key, list[Site]] = {}
        for caller, callees in graph.callees.items():
            if not stubs.isdisjoint(callees):
                calls = [call for call in module.functions[caller].calls if call.callee in stubs]
                sites[caller] = [_site(module, call) for call in calls]
        return cls(sites)

    @property
    def actions(self) -> tuple[Key, ...]:
        """The functions that are called under a condition, each once."""
        found = (site.action for sites in self.sites.values() for site in sites)
        return tuple(dict.fromkeys(action for action in found if action is not None))


def conditional_pairs(
    conditions: Conditions,
    roots: Iterable[Key],
    callees: Mapping[Key, tuple[Key, ...]],
    used: Mapping[Key, int],
) -> dict[Key, dict[Condition, int]]:
    """Return, for all functions on a way from `roots` through a conditional call, what is used under which condition.

    `used` is what functions use with all that they call unconditionally. A function that runs under a condition has
    that condition, and those of the calls that it leads to. Raises `InputError` for more than a thousand conditions.
    """
    start = Path.start()
    paths = _paths(conditions, roots, callees, start)
    inner = _inner(conditions, paths.keys(), callees, used, start)
    found: dict[Key, _Pairs] = {}
    for key, ways in paths.items():
        for way in ways.values():
            pairs = found.setdefault(key, _Pairs())
            pairs.add_all(start, way, used.get(key, 0) if way is not start else 0, inner.get(key))
            for site in conditions.sites.get(key, ()):
                if site.action is not None:
                    stub = found.setdefault(site.stub, _Pairs())
                    inside = way.then(site.condition)
                    stub.add_all(start, inside, used.get(site.action, 0), inner.get(site.action))
    return {key: spelled for key, pairs in found.items() if (spelled := pairs.spelled())}


class _Pairs:
    """What is used on which paths."""

    def __init__(self) -> None:
        self.masks: dict[int, tuple[Path, int]] = {}

    def add(self, path: Path, mask: int) -> bool:
        """Add a pair; tell whether that says anything new."""
        first, known = self.masks.get(path.conditions, (path, 0))
        self.masks[path.conditions] = first, known | mask
        return known | mask != known

    def add_all(self, start: Path, path: Path, mask: int, inner: _Pairs | None) -> None:
        """Add a pair, and those that follow on the same path."""
        if mask:
            self.add(path, mask)
        if inner is not None:
            after = After(start, path)
            for further, used in inner.masks.values():
                self.add(after.path(further), used)

    def spelled(self) -> dict[Condition, int]:
        """Return the pairs with each path as one condition."""
        found: dict[Condition, int] = {}
        for path, mask in self.masks.values():
            if mask:
                condition = path.spelled()
                found[condition] = found.get(condition, 0) | mask
        return found


def _paths(
    conditions: Conditions, roots: Iterable[Key], callees: Mapping[Key, tuple[Key, ...]], start: Path
) -> dict[Key, dict[int, Path]]:
    """Return under which conditions functions are reached; `start` stands for no condition."""
    paths: dict[Key, dict[int, Path]] = {}
    todo: list[tuple[Key, Path]] = [(root, start) for root in roots]
    todo.reverse()
    while todo:
        key, path = todo.pop()
        known = paths.setdefault(key, {})
        if path.conditions in known:
            continue
        if len(known) == _MANY:
            raise InputError(f"'@{key}' is reached under more than {_MANY} conditions")
        known[path.conditions] = path
        following = [(callee, path) for callee in callees.get(key, ())]
        for site in conditions.sites.get(key, ()):
            if site.action is not None:
                following.append((site.action, path.then(site.condition)))
        todo += reversed(following)
    return paths


def _inner(
    conditions: Conditions,
    keys: Iterable[Key],
    callees: Mapping[Key, tuple[Key, ...]],
    used: Mapping[Key, int],
    start: Path,
) -> dict[Key, _Pairs]:
    """Return what is used under which conditions by functions and all that they call, counted from these functions."""
    inner: dict[Key, _Pairs] = {}
    users: dict[Key, list[tuple[Key, After]]] = {}
    todo: list[tuple[Key, Path, int]] = []
    unconditionally = After(start, start)
    for key in keys:
        for callee in callees.get(key, ()):
            users.setdefault(callee, []).append((key, unconditionally))
        for site in conditions.sites.get(key, ()):
            if site.action is not None:
                path = start.then(site.condition)
                users.setdefault(site.action, []).append((key, After(start, path)))
                todo.append((key, path, used.get(site.action, 0)))
    todo.reverse()
    while todo:
        key, path, mask = todo.pop()
        pairs = inner.setdefault(key, _Pairs())
        if not pairs.add(path, mask):
            continue
        if len(pairs.masks) > _MANY:
            raise InputError(f"'@{key}' leads to more than {_MANY} conditions")
        todo += [(user, after.path(path), mask) for user, after in users.get(key, ())]
    return inner


def _site(module: Module, call: Call) -> Site:
    action = action_of(module, call)
    start = 2 if action is None else 1 + count_of_data(module, call, action)
    numbers = map(integer_in, call.arguments[start:])
    condition = tuple(number for number in numbers if number is not None)
    return Site(call.callee if call.callee is not None else "", action, condition)
