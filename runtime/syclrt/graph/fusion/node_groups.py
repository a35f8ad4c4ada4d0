"""Groups of nodes, each of which may become one node: no way leads out of a group and back into it."""

from __future__ import annotations

from heapq import heapify, heappop, heappush
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from syclrt.graph.executable_nodes import ExecutableNode


class NodeGroups:
    """Nodes, first each one in a group of its own. A group has the index of its first node."""

    def __init__(self, nodes: Sequence[ExecutableNode]) -> None:
        self._before = [node.predecessors for node in nodes]
        self._group = [*range(len(nodes))]
        self._members = [[index] for index in self._group]

    def of(self, index: int) -> int:
        """Return the group of a node."""
        return self._group[index]

    def members(self, index: int) -> list[int]:
        """Return the nodes of a node's group, sorted."""
        return self._members[self._group[index]]

    def merge(self, one: int, other: int) -> None:
        """Let the groups of two nodes be one."""
        first, second = sorted((self._group[one], self._group[other]))
        for index in self._members[second]:
            self._group[index] = first
        self._members[first] = sorted((*self._members[first], *self._members[second]))
        self._members[second] = []

    def dissolve(self, index: int) -> None:
        """Let each node of a node's group be in a group of its own."""
        for one in self.members(index)[:]:
            self._group[one] = one
            self._members[one] = [one]

    def between(self, one: int, other: int) -> int | None:
        """Return a node through which a way leads from one of two groups to the other one; None if there is none."""
        first, second = self._group[one], self._group[other]
        found = self._on_the_way(first, second)
        return self._on_the_way(second, first) if found is None else found

    def _on_the_way(self, start: int, end: int) -> int | None:
        """Return a node of another group on a way from one group to another one."""
        least = self._members[start][0]
        waiting = [(group, self._members[group][0]) for group in self.before(end) if group != start]
        seen = {end}
        while waiting:
            group, first = waiting.pop()
            if group == start:
                return first
            if group in seen or self._members[group][-1] < least:
                continue
            seen.add(group)
            waiting.extend((one, first) for one in self.before(group))
        return None

    def before(self, group: int) -> Iterator[int]:
        """Yield the groups right before a group."""
        found = {self._group[one] for index in self._members[group] for one in self._before[index]}
        return iter(sorted(found - {group}))

    def in_order(self) -> list[tuple[int, ...]]:
        """Return the nodes of each group; each group stands after those before it, by first nodes if possible."""
        groups = sorted({*self._group})
        missing = dict.fromkeys(groups, 0)
        after: dict[int, list[int]] = {group: [] for group in groups}
        for group in groups:
            for one in self.before(group):
                missing[group] += 1
                after[one].append(group)
        ready = [group for group in groups if not missing[group]]
        heapify(ready)
        order: list[tuple[int, ...]] = []
        while ready:
            group = heappop(ready)
            order.append(tuple(self._members[group]))
            for one in after[group]:
                missing[one] -= 1
                if not missing[one]:
                    heappush(ready, one)
        return order
