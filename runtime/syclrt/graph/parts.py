"""Parts of a graph: what runs without the host between, and each host task."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from syclrt.submission.commands import HostTask

if TYPE_CHECKING:
    from collections.abc import Sequence

    from syclrt.graph.executable_nodes import ExecutableNode


class Part(NamedTuple):
    """Nodes (their indices, in a valid order), and the parts that end before it begins; one host task, or none."""

    nodes: tuple[int, ...]
    predecessors: tuple[int, ...]
    host_task: HostTask | None


def parts_of(nodes: Sequence[ExecutableNode]) -> list[Part]:
    """Return the parts, in a valid order.

    Nodes are in one part if the same host tasks come before them, in the same way, and the same ones after them: so
    parts do not wait in a circle, and no host task waits for what its own graph does not ask for.
    """
    places: dict[tuple[int, int], int] = {}
    members: list[list[int]] = []
    part_of: list[int] = []
    for index, key in enumerate(_keys(nodes)):
        place = places.setdefault(key, len(members))
        if place == len(members):
            members.append([])
        members[place].append(index)
        part_of.append(place)
    before = [
        sorted({part_of[one] for index in each for one in nodes[index].predecessors} - {place})
        for place, each in enumerate(members)
    ]
    order = _valid_order(before)
    new_place = {place: at for at, place in enumerate(order)}
    return [
        Part(tuple(members[place]), tuple(new_place[one] for one in before[place]), _host_task(nodes, members[place]))
        for place in order
    ]


def _host_task(nodes: Sequence[ExecutableNode], members: Sequence[int]) -> HostTask | None:
    command = nodes[members[0]].command
    return command if isinstance(command, HostTask) else None


def _valid_order(before: Sequence[Sequence[int]]) -> list[int]:
    """Return indices so that each one stands after those before it."""
    missing = [len(each) for each in before]
    after: list[list[int]] = [[] for _ in before]
    for place, each in enumerate(before):
        for one in each:
            after[one].append(place)
    order = [place for place, number in enumerate(missing) if not number]
    for place in order:
        for one in after[place]:
            missing[one] -= 1
            if not missing[one]:
                order.append(one)
    return order


def _keys(nodes: Sequence[ExecutableNode]) -> list[tuple[int, int]]:
    """Return, of each node, a number of the host tasks before it and one of those after it (host tasks: own ones)."""
    successors: list[list[int]] = [[] for _ in nodes]
    for index, node in enumerate(nodes):
        for one in node.predecessors:
            successors[one].append(index)
    before = _numbers(nodes, range(len(nodes)), [node.predecessors for node in nodes])
    after = _numbers(nodes, range(len(nodes) - 1, -1, -1), successors)
    return [*zip(before, after, strict=True)]


def _numbers(nodes: Sequence[ExecutableNode], order: range, reached_from: Sequence[Sequence[int]]) -> list[int]:
    """Return a number for each node: that of all nodes that it is reached from, or a new one where they differ."""
    numbers = [0] * len(nodes)
    known: dict[frozenset[int], int] = {frozenset(): 0}
    last = 0
    for index in order:
        found = {numbers[one] for one in reached_from[index]}
        if isinstance(nodes[index].command, HostTask):
            last += 1
            numbers[index] = last
        elif len(found) == 1:
            numbers[index] = found.pop()
        else:
            key = frozenset(found)
            if key not in known:
                last += 1
                known[key] = last
            numbers[index] = known[key]
    return numbers
