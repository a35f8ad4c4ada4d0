"""Which kernels of an executable graph become one, and the nodes that it has then."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from syclopt.errors import SycloptError
from syclrt.errors import SyclError, left_out
from syclrt.graph.executable_nodes import ExecutableNode
from syclrt.graph.fusion.accessed_memory import KernelFacts, Launch, facts_of
from syclrt.graph.fusion.fused_kernel import fused_command, fused_kernel, fused_shape
from syclrt.graph.fusion.fusion_report import FusionReport, GraphEdge, TemporaryMemory, name_of
from syclrt.graph.fusion.fusion_rules import obstacle
from syclrt.graph.fusion.node_groups import NodeGroups
from syclrt.graph.fusion.temporary_memory import reader
from syclrt.programs.flat_kernels import flat_kernel
from syclrt.submission.commands import KernelCommand

if TYPE_CHECKING:
    from syclrt.backends.context import Context
    from syclrt.backends.device import Device
    from syclrt.graph.fusion.accessed_memory import Touch
    from syclrt.graph.fusion.temporary_memory import Temporaries

_MOST_KERNELS = 64  # that become one


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
        self._launches = self._found_launches(before)
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

    def _found_launches(self, before: Fusion | None) -> list[Launch | None]:
        if before is None:
            return [_launch(node) for node in self.nodes]
        pairs = zip(before.nodes, before._launches, self.nodes, strict=True)
        return [launch if old.command is node.command else _launch(node) for old, launch, node in pairs]

    def _found_obstacles(self, before: Fusion | None) -> dict[tuple[int, int], str]:
        if before is None:
            return {}
        same = [one is other for one, other in zip(before._launches, self._launches, strict=True)]
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
        for members in self._groups.in_order():
            if len(members) > 1:
                try:
                    made[members[0]] = self._command(members)
                except (SycloptError, SyclError) as error:
                    self._take_apart(members, str(error))
                except Exception as error:
                    left_out("merging kernels", error)
                    self._take_apart(members, str(error))
        order = self._groups.in_order()
        place = {self._groups.of(members[0]): at for at, members in enumerate(order)}
        nodes: list[ExecutableNode] = []
        for members in order:
            before = tuple(sorted(place[one] for one in self._groups.before(self._groups.of(members[0]))))
            nodes.append(self._node(members, made.get(members[0]), before))
        return FusedGraph(nodes, order)

    def _node(self, members: tuple[int, ...], command: KernelCommand | None, before: tuple[int, ...]) -> ExecutableNode:
        own = [self.nodes[index] for index in members]
        if command is None:
            return own[0] if own[0].predecessors == before else own[0]._replace(predecessors=before)
        accesses = [access for node in own for access in node.accesses]
        keeps = tuple(node.keeps for node in own)
        return own[0]._replace(command=command, predecessors=before, accesses=accesses, keeps=keeps)

    def _command(self, members: tuple[int, ...]) -> KernelCommand:
        launches = [launch for index in members if (launch := self._launches[index]) is not None]

        def is_temporary(start: int, end: int) -> bool:
            held = self._temporaries.holding(start, end)
            return held is not None and reader(start, end, self.nodes, self._launches, members) is None

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
        """Return why a kernel stores to temporary memory; nothing where none does."""
        for index, launch in enumerate(self._launches):
            if launch is None:
                continue
            if launch.problem and any(start <= pointer < end for pointer in launch.pointers()):
                return f"{name_of(self.nodes[index])} may store to it: {launch.problem}"
            touches = [one for one in launch.touches if one.stores and one.meets(start, end)]
            if touches and (reason := self._why_stored_by(index, touches)):
                return reason
        return ""

    def _why_stored_by(self, index: int, touches: list[Touch]) -> str:
        stored = self._stored.get(index)
        if stored is None:
            return f"{name_of(self.nodes[index])} is a kernel of its own"
        kept = [touch for touch in touches if touch.parameter in stored]
        for touch in kept:
            found = reader(touch.start, touch.end, self.nodes, self._launches, self._groups.members(index))
            if found is not None:
                return f"{name_of(self.nodes[found[0]])} {found[1]}"
        return f"{name_of(self.nodes[index])} is one with a kernel that may load what was there before" if kept else ""


def _launch(node: ExecutableNode) -> Launch | None:
    if not isinstance(node.command, KernelCommand):
        return None
    try:
        facts = facts_of(flat_kernel(node.command.kernel).lines)
    except SycloptError as error:
        facts = KernelFacts(str(error), (), ())
    return Launch(node.command, facts)
