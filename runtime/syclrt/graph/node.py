"""Nodes: what a graph is made of."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from syclrt.errors import Errc, SyclError
from syclrt.events.event import RecordedEvent
from syclrt.graph.handle import Handle
from syclrt.ranges import NdRange, as_range, launch_shape

if TYPE_CHECKING:
    from syclrt.graph.command_groups import CommandGroup
    from syclrt.graph.dynamic_command_group import DynamicCommandGroup
    from syclrt.graph.graph_model import GraphModel
    from syclrt.graph.recorder import Recorder
    from syclrt.ranges import LaunchShape, Range
    from syclrt.submission.commands import KernelCommand


class NodeType(Enum):
    """What a node does."""

    EMPTY = 0
    SUBGRAPH = 1
    KERNEL = 2
    MEMCPY = 3
    MEMSET = 4
    MEMFILL = 5
    PREFETCH = 6
    MEMADVISE = 7
    EXT_ONEAPI_BARRIER = 8
    HOST_TASK = 9


class Node(Handle):
    """A command of a graph. It compares by identity, and lives as long as somebody holds it or its graph.

    `group` is what it does, for a dynamic command group one of several things; `index` is how many nodes were added
    before it; `recorder` tells of the queue that it was recorded from.
    """

    __slots__ = ("__weakref__", "_type", "group", "index", "model", "predecessors", "recorder", "successors")

    def __init__(
        self,
        model: GraphModel,
        kind: NodeType,
        group: CommandGroup | DynamicCommandGroup | None,
        predecessors: dict[Node, None],
        recorder: Recorder | None = None,
    ) -> None:
        self.model = model
        self.index = len(model.nodes)
        self.group = group
        self.predecessors = predecessors
        self.successors: dict[Node, None] = {}
        self.recorder = recorder
        self._type = kind

    @property
    def type(self) -> NodeType:
        """The kind of its command."""
        return self._type

    def get_predecessors(self) -> list[Node]:
        """Return the nodes that it depends on directly."""
        with self.model.lock:
            return [*self.predecessors]

    def get_successors(self) -> list[Node]:
        """Return the nodes that depend on it directly."""
        with self.model.lock:
            return [*self.successors]

    @staticmethod
    def get_node_from_event(event: object) -> Node:
        """Return the node that a recorded submission made. Raises `SyclError` (INVALID) for any other event."""
        node = event.node if isinstance(event, RecordedEvent) else None
        if not isinstance(node, Node):
            raise SyclError("the event is not that of a recorded command: it has no node", Errc.INVALID)
        return node

    def update_range(self, range: int | tuple[int, ...] | Range) -> None:
        """Let the kernel run for another range of as many extents; executable graphs are told by their `update`.

        Raises `SyclError` (INVALID) for a node without a kernel, and another number of extents.
        """
        if isinstance(range, NdRange):
            raise SyclError("expected a range without work-groups: update_nd_range takes an NdRange", Errc.INVALID)
        self._update(launch_shape(as_range(range)))

    def update_nd_range(self, nd_range: NdRange) -> None:
        """Let the kernel run for another range and work-groups of as many extents, as `update_range`."""
        if not isinstance(nd_range, NdRange):  # pyright: ignore[reportUnnecessaryIsInstance] - callers are not checked
            raise SyclError(f"expected an NdRange, found {type(nd_range).__name__}", Errc.INVALID)
        self._update(launch_shape(nd_range))

    @property
    def current_group(self) -> CommandGroup | None:
        """What it does now; an empty node has nothing."""
        return None if self.group is None else self.group.current

    @property
    def kernel_command(self) -> KernelCommand:
        """The launch of its kernel. Raises `SyclError` (INVALID) for another node."""
        group = self.current_group
        if group is None:
            raise SyclError("only kernels can be updated, and this node is empty", Errc.INVALID)
        return group.kernel_command

    def _update(self, shape: LaunchShape) -> None:
        model = self.model
        with model.lock:
            found = self.kernel_command.shape.dimensions
            if found != shape.dimensions:
                message = f"the kernel of the node has a range of {found} extents, found {shape.dimensions}"
                raise SyclError(message, Errc.INVALID, kernel=self.kernel_command.kernel.name)
            group = self.current_group
            if group is not None:
                group.command = group.with_range(shape, model.device, model.context)

    def __repr__(self) -> str:
        return f"<Node, {self._type.name}>"
