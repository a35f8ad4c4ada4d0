"""Which kernels of an executable graph become one, and the nodes that it has then."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from syclopt.errors import SycloptError
from syclrt.errors import SyclError, left_out
from syclrt.graph.execution import host_keys, valid_order
from syclrt.graph.fusion.fused_kernel import fused_command, fused_kernel, fused_shape
from syclrt.graph.fusion.fusion_rules import FusionReport, GraphEdge, Launch, TemporaryMemory, name_of, obstacle, reader

if TYPE_CHECKING:
    from collections.abc import Sequence

    from syclrt.backends.device import Context, Device
    from syclrt.graph.execution import ExecutableNode
    from syclrt.graph.fusion.fusion_rules import Temporaries
    from syclrt.memory.memory_use import MemoryUse
    from syclrt.submission.commands import KernelCommand

_MOST_KERNELS = 64  # that become one


class Group(NamedTuple):
    """Nodes that become one, and the groups (their places in the order) right before."""

    members: tuple[int, ...]
    predecessors: tuple[int, ...]


class NodeGroups:
    """Nodes, first each one in a group of its own, which has the index of its first node.

    No way leads out of a group and back into it.
    """

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
        waiting = [(group, self._members[group][0]) for group in self._right_before(end) if group != start]
        seen = {end}
        while waiting:
            group, first = waiting.pop()
            if group == start:
                return first
            if group in seen or self._members[group][-1] < least:
                continue
            seen.add(group)
            waiting.extend((one, first) for one in self._right_before(group))
        return None

    def _right_before(self, group: int) -> list[int]:
        found = {self._group[one] for index in self._members[group] for one in self._before[index]}
        return sorted(found - {group})

    def in_order(self) -> list[Group]:
        """Return the groups, each one after those before it, by first nodes if possible."""
        groups = sorted({*self._group})
        place = {group: at for at, group in enumerate(groups)}
        before = [[place[one] for one in self._right_before(group)] for group in groups]
        order = valid_order(before)
        new_place = {old: at for at, old in enumerate(order)}
        return [
            Group(tuple(self._members[groups[old]]), tuple(sorted(new_place[one] for one in before[old])))
            for old in order
        ]


class FusedGraph(NamedTuple):
    """Nodes in a valid order, and the nodes (their indices before) that each one was made of."""

    nodes: list[ExecutableNode]
    members: list[tuple[int, ...]]


class Fusion:
    """The nodes of an executable graph, and `fused`: what they become."""

    def __init__(
        self,
        nodes: list[ExecutableNode],
        temporaries: Temporaries,
        device: Device,
        context: Context,
        before: Fusion | None = None,
    ) -> None:
        """Decide; what was found out `before` is taken where the launches are the same."""
        self.nodes = nodes
        self._temporaries = temporaries
        self._place = device, context
        self._uses = self._found_uses(before)
        self._launches = [
            None if (launch := node.command.launch) is None else Launch(launch, use)
            for node, use in zip(nodes, self._uses, strict=True)
        ]
        self._hosts_before = _hosts_before(nodes)
        self._found = self._found_obstacles(before)
        self._reasons: dict[tuple[int, int], str] = {}
        self._stored: dict[int, set[int]] = {}  # node in a fused kernel -> the parameters through which that stores
        self._groups = NodeGroups(nodes)
        for target, node in enumerate(nodes):
            for source in node.predecessors:
                self._merge(source, target)
        self.fused = self._fuse()

    def after(self, changes: dict[int, ExecutableNode]) -> Fusion:
        """Return what the graph becomes with other nodes in the place of some."""
        nodes = [changes.get(index, node) for index, node in enumerate(self.nodes)]
        return Fusion(nodes, self._temporaries, *self._place, self)

    def report(self) -> FusionReport:
        """Return what became of each edge, and of temporary memory."""
        edges = [
            GraphEdge(
                self.nodes[source].source,
                node.source,
                "" if self._groups.of(source) == self._groups.of(target) else self._reasons[source, target],
                (name_of(self.nodes[source]), name_of(node)),
            )
            for target, node in enumerate(self.nodes)
            for source in node.predecessors
        ]
        memory = [TemporaryMemory(at, self._why_stored(*place)) for at, place in enumerate(self._temporaries.places)]
        return FusionReport(tuple(edges), tuple(memory))

    def _found_uses(self, before: Fusion | None) -> list[MemoryUse]:
        if before is None:
            return [node.command.memory() for node in self.nodes]
        pairs = zip(before.nodes, before._uses, self.nodes, strict=True)
        return [use if old.command is node.command else node.command.memory() for old, use, node in pairs]

    def _found_obstacles(self, before: Fusion | None) -> dict[tuple[int, int], str]:
        if before is None:
            return {}
        same = [old.command is node.command for old, node in zip(before.nodes, self.nodes, strict=True)]
        return {pair: reason for pair, reason in before._found.items() if same[pair[0]] and same[pair[1]]}

    # Groups.

    def _merge(self, source: int, target: int) -> None:
        """Let the groups of two nodes be one, if that can be; else note why not."""
        if self._groups.of(source) != self._groups.of(target):
            reason = self._reasons[source, target] = self._reason(source, target)
            if not reason:
                self._groups.merge(source, target)

    def _reason(self, source: int, target: int) -> str:
        if reason := self._obstacle(source, target):
            return reason
        if self._hosts_before and self._hosts_before[source] != self._hosts_before[target]:
            return (
                f"{name_of(self.nodes[source])} runs also where a host task fails that only the other one comes after"
            )
        first, second = self._groups.members(source), self._groups.members(target)
        if len(first) + len(second) > _MOST_KERNELS:
            return f"more than {_MOST_KERNELS} kernels would become one"
        for one in first:
            for other in second:
                if reason := self._obstacle(min(one, other), max(one, other)):
                    both = f"{name_of(self.nodes[one])} and {name_of(self.nodes[other])}"
                    return f"{both} would become one with them, and {reason}"
        between = self._groups.between(source, target)
        return f"{name_of(self.nodes[between])} runs between them" if between is not None else ""

    def _obstacle(self, source: int, target: int) -> str:
        first, second = self._launches[source], self._launches[target]
        if first is None or second is None:
            return f"{name_of(self.nodes[source if first is None else target])} is no kernel"
        found = self._found.get((source, target))
        if found is None:
            found = self._found[source, target] = obstacle(first, second)
        return found

    # Nodes.

    def _fuse(self) -> FusedGraph:
        """Make the nodes. A group whose kernel cannot be made is taken apart again."""
        made: dict[int, KernelCommand] = {}
        for members, _ in self._groups.in_order():
            if len(members) > 1:
                try:
                    made[members[0]] = self._command(members)
                except (SycloptError, SyclError) as error:
                    self._take_apart(members, str(error))
                except Exception as error:
                    left_out("merging kernels", error)
                    self._take_apart(members, str(error))
        order = self._groups.in_order()
        nodes = [self._node(group, made.get(group.members[0])) for group in order]
        return FusedGraph(nodes, [group.members for group in order])

    def _node(self, group: Group, command: KernelCommand | None) -> ExecutableNode:
        own = [self.nodes[index] for index in group.members]
        before = group.predecessors
        if command is None:
            return own[0] if own[0].predecessors == before else replace(own[0], predecessors=before)
        accesses = [access for node in own for access in node.accesses]
        return replace(own[0], command=command, predecessors=before, accesses=accesses)

    def _command(self, members: tuple[int, ...]) -> KernelCommand:
        launches = [launch for index in members if (launch := self._launches[index]) is not None]

        def is_temporary(start: int, end: int) -> bool:
            return self._temporaries.holds(start, end) and reader(start, end, self._uses, members) is None

        shape = fused_shape(launches, is_temporary)
        made = fused_kernel(launches, shape)
        numbers = iter(shape.numbers)
        for index, launch in zip(members, launches, strict=True):
            own = zip(launch.command.kernel.parameters, numbers, strict=False)
            self._stored[index] = {parameter.index for parameter, number in own if number in made.stored}
        return fused_command(launches, made.kernel, shape, self._place)

    def _take_apart(self, members: tuple[int, ...], reason: str) -> None:
        self._groups.dissolve(members[0])
        for target in members:
            for source in self.nodes[target].predecessors:
                if source in members:
                    self._reasons[source, target] = reason

    # Temporary memory.

    def _why_stored(self, start: int, end: int) -> str:
        """Return why something stores to temporary memory; nothing where nothing does."""
        for index, use in enumerate(self._uses):
            how = use.how_written(start, end)
            if how and (reason := self._why_stored_by(index, how, start, end)):
                return reason
        return ""

    def _why_stored_by(self, index: int, how: str, start: int, end: int) -> str:
        name, stored = name_of(self.nodes[index]), self._stored.get(index)
        if self._launches[index] is None or self._uses[index].problem:
            return f"{name} {how}"
        if stored is None:
            return f"{name} is a kernel of its own"
        touches = [one for one in self._uses[index].touches if one.stores and one.meets(start, end)]
        kept = [touch for touch in touches if touch.parameter in stored]
        for touch in kept:
            found = reader(touch.start, touch.end, self._uses, self._groups.members(index))
            if found is not None:
                return f"{name_of(self.nodes[found[0]])} {found[1]}"
        return f"{name} is one with a kernel that may load what was there before" if kept else ""


def _hosts_before(nodes: Sequence[ExecutableNode]) -> list[bytes]:
    """Return for each node what tells apart the nodes of the host that come before it; nothing where there are none."""
    hosts = {at for at, node in enumerate(nodes) if node.command.is_for_host}
    return [before for before, _ in host_keys([node.predecessors for node in nodes], hosts)] if hosts else []
