"""Shortest ways in graphs of symbols: node -> the nodes that an edge leads to."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from syclopt.ir.text.spelling import Key


def inverted(edges: Mapping[Key, Iterable[Key]]) -> dict[Key, list[Key]]:
    """Return node -> the nodes with an edge that leads to it, in their order."""
    found: dict[Key, list[Key]] = {}
    for source, targets in edges.items():
        for target in targets:
            found.setdefault(target, []).append(source)
    return found


def steps_towards(goals: Iterable[Key], edges: Mapping[Key, Iterable[Key]]) -> dict[Key, Key]:
    """Return, for each node that a goal reaches along `edges`, the one before it on a shortest way; a goal has itself.

    The order is that of the distances. So with the edges inverted these are the steps from each node towards a goal,
    and with edges as they are, those from what goals reach back to them.
    """
    steps = {goal: goal for goal in goals}
    level = [*steps]
    while level:
        following: list[Key] = []
        for key in level:
            for target in edges.get(key, ()):
                if target not in steps:
                    steps[target] = key
                    following.append(target)
        level = following
    return steps


def way_from(start: Key, steps: Mapping[Key, Key]) -> list[Key]:
    """Return the nodes from `start`, which must be in `steps`, to the goal."""
    way = [start]
    while (key := steps[way[-1]]) != way[-1]:
        way.append(key)
    return way


def shortest_cycle(start: Key, edges: Mapping[Key, Iterable[Key]]) -> list[Key]:
    """Return the nodes on a shortest way from `start` back to it, `start` first; none when there is no such way."""
    for key in (steps := steps_towards((start,), edges)):
        if start in edges.get(key, ()):
            return way_from(key, steps)[::-1]
    return []
