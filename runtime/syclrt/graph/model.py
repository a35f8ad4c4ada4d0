"""The model of a graph: nodes, what each one does, and edges. Nothing here runs."""

from __future__ import annotations

from threading import Lock, RLock
from typing import TYPE_CHECKING, TypeVar, cast
from weakref import WeakSet

from syclrt.errors import Errc, SyclError
from syclrt.fork_lock import ForkLock
from syclrt.handle import Handle
from syclrt.ranges import NdRange, as_range, launch_shape
from syclrt.submission.commands import NodeType, Nothing
from syclrt.submission.handler import Handler
from syclrt.unscheduled_events import RecordedEvent

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Sequence

    from syclrt.backends.device import Context, Device, OnDevice
    from syclrt.events import Event
    from syclrt.memory.accessor import Access
    from syclrt.memory.buffer import BufferMemory
    from syclrt.ranges import LaunchShape, Range
    from syclrt.submission.commands import Command, KernelCommand
    from syclrt.submission.handler import Recorder
    from syclrt.submission.queue import Queue

T = TypeVar("T")


class PlacedHandle(Handle):
    """A graph of a user, for one device and context."""

    def __init__(self, context: Context, device: Device) -> None:
        self._context = context
        self._device = device

    @property
    def device(self) -> Device:
        """The device that all nodes are for."""
        return self._device

    @property
    def context(self) -> Context:
        """Its context."""
        return self._context


class CommandGroup:
    """What one command group function asked for: a command, the nodes that it depends on by events, and buffers.

    `values` are the arguments of a kernel that dynamic parameters may change.
    """

    __slots__ = ("accesses", "command", "needs", "values")

    def __init__(
        self,
        command: Command,
        needs: tuple[Node, ...] = (),
        accesses: Iterable[Access] = (),
        values: Iterable[object] = (),
    ) -> None:
        self.command = command
        self.needs = needs
        self.accesses = tuple(accesses)
        self.values = [*values]

    @property
    def launch(self) -> KernelCommand:
        """The launch of its kernel. Raises `SyclError` (INVALID) where there is none."""
        found = self.command.launch
        if found is None:
            message = f"only kernels can be updated, and the node is {self.command.node_type.name}"
            raise SyclError(message, Errc.INVALID)
        return found

    def replace_accesses(self, places: Collection[int], access: Access) -> None:
        """Let it use another buffer, in place of what the accesses of those indices use."""
        self.accesses = tuple(access if at in places else one for at, one in enumerate(self.accesses))


class CommandGroups:
    """Command groups of which one is active: of most nodes there is but one."""

    __slots__ = ("active", "all")

    def __init__(self, *groups: CommandGroup) -> None:
        self.all = groups
        self.active = 0


class Node(Handle):
    """A command of a graph. It compares by identity, and lives as long as somebody holds it or its graph.

    `index` is how many nodes were added before it; `recorder` tells of the queue that it was recorded from.
    """

    __slots__ = ("__weakref__", "groups", "index", "model", "predecessors", "recorder", "successors")

    def __init__(
        self, model: GraphModel, groups: CommandGroups, predecessors: dict[Node, None], recorder: Recorder | None
    ) -> None:
        self.model = model
        self.index = len(model.nodes)
        self.groups = groups
        self.predecessors = predecessors
        self.successors: dict[Node, None] = {}
        self.recorder = recorder

    @property
    def group(self) -> CommandGroup:
        """What it does now."""
        groups = self.groups
        return groups.all[groups.active]

    @property
    def type(self) -> NodeType:
        """The kind of its command."""
        return self.group.command.node_type

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

    def _update(self, shape: LaunchShape) -> None:
        model = self.model
        with model.lock:
            model.is_at_rest = False
            try:
                group = self.group
                launch = group.launch
                found = launch.shape.dimensions
                if found != shape.dimensions:
                    message = f"the kernel of the node has a range of {found} extents, found {shape.dimensions}"
                    raise SyclError(message, Errc.INVALID, kernel=launch.kernel.name)
                group.command = launch.with_range(shape, model)
            finally:
                model.is_at_rest = True

    def __repr__(self) -> str:
        return f"<Node, {self.type.name}>"


class GraphModel:
    """What all nodes of a graph share; it does not keep the user's handle, whose end ends recording.

    `lock` is taken before that of a queue; `recording` are the queues that record into the graph.
    """

    def __init__(self, context: Context, device: Device, *, checks_cycles: bool, takes_buffers: bool) -> None:
        self.context = context
        self.device = device
        self.takes_buffers = takes_buffers
        self._lock = ForkLock(RLock)
        self.is_at_rest = True
        """Whether native code may change what command groups launch: nobody does so who holds the lock."""
        self.nodes: list[Node] = []
        self.buffer_edges = BufferEdges()
        self.recording: WeakSet[Queue] = WeakSet()
        self._checks_cycles = checks_cycles
        self._leaves: dict[Node, None] = {}

    @property
    def lock(self) -> Lock | RLock:
        """What is held while nodes and edges change."""
        return self._lock.inner

    def check_not_recording(self) -> None:
        """Raise `SyclError` (INVALID) while a queue records: then, nothing else changes the graph."""
        if self.recording:
            raise SyclError("a queue is recording into the graph: end_recording() first", Errc.INVALID)

    def check_event(self, event: Event) -> None:
        """Raise `SyclError` (INVALID) for an event that no submission recorded into this graph has returned."""
        if not isinstance(event, RecordedEvent) or event.node.model is not self:
            message = "commands of a graph can only depend on events of commands that were recorded into that graph"
            raise SyclError(message, Errc.INVALID)

    def check_buffers(self, accesses: Sequence[Access]) -> None:
        """Raise `SyclError` (INVALID) for accesses to buffers that may end before the graph."""
        if accesses and not self.takes_buffers:
            message = "the graph was made without assume_buffer_outlives_graph=True, and so takes no buffers"
            raise SyclError(message, Errc.INVALID)

    def check_place(self, target: OnDevice) -> None:
        """Raise `SyclError` (INVALID) for another device or context."""
        if target.device is not self.device or target.context is not self.context:
            message = f"the graph is for another device or context than {target!r}"
            raise SyclError(message, Errc.INVALID, device=target.device)

    def check_nodes(self, nodes: Iterable[object]) -> dict[Node, None]:
        """Return nodes, and those of recorded events, each one once. Raises `SyclError` (INVALID) for any others."""
        found: dict[Node, None] = {}
        for one in nodes:
            node = one.node if isinstance(one, RecordedEvent) else one
            if not isinstance(node, Node) or node.model is not self:
                what = "a node of another graph" if isinstance(node, Node) else type(node).__name__
                raise SyclError(f"expected a node of this graph, found {what}", Errc.INVALID)
            found[node] = None
        return found

    def capture(self, cgf: Callable[[Handler], object]) -> tuple[CommandGroup, Handler]:
        """Call a command group function, and return what it asked for. Raises `SyclError`, and what it raises."""
        if not callable(cgf):
            message = f"expected a command group function or a DynamicCommandGroup, found {type(cgf).__name__}"
            raise SyclError(message, Errc.INVALID)
        handler = Handler(self, self, is_explicit=True)
        cgf(handler)
        command = handler.command
        if command is None:
            raise SyclError("the command group has no command", Errc.INVALID)
        self.check_buffers(handler.accesses)
        if (handler.registered or handler.dynamic_accesses) and command.launch is None:
            raise SyclError("only kernels take dynamic parameters", Errc.INVALID)
        return group_of(handler, command), handler

    # Building. Whoever asks holds the lock.

    def add(self, groups: CommandGroups, depends_on: dict[Node, None], *, depends_on_all_leaves: bool) -> Node:
        """Add a node. Raises `SyclError` (INVALID) while a queue records, and for groups that differ in their edges."""
        self.check_not_recording()
        before = dict(depends_on)
        if depends_on_all_leaves:
            before.update(self._leaves)
        first, *others = map(self._edges, groups.all)
        if any(other.keys() != first.keys() for other in others):
            message = "the command groups of a DynamicCommandGroup depend on different nodes"
            raise SyclError(message, Errc.INVALID)
        before.update(first)
        return self.append(groups, before, None)

    def append(self, groups: CommandGroups, predecessors: dict[Node, None], recorder: Recorder | None) -> Node:
        """Add a node that comes after others."""
        node = Node(self, groups, predecessors, recorder)
        for one in predecessors:
            one.successors[node] = None
            self._leaves.pop(one, None)
        self._leaves[node] = None
        self.nodes.append(node)
        if self.takes_buffers:
            self.buffer_edges.note((each for one in groups.all for each in one.accesses), node)
        return node

    def make_edge(self, source: object, target: object) -> None:
        """Let a node come after another one. Raises `SyclError` (INVALID), and then changes nothing."""
        self.check_not_recording()
        (src,) = self.check_nodes((source,))
        (dest,) = self.check_nodes((target,))
        if src is dest:
            raise SyclError("a node cannot depend on itself", Errc.INVALID)
        if dest in src.successors:
            return
        if self._checks_cycles and has_path(dest, src):
            raise SyclError("the edge would close a cycle", Errc.INVALID)
        src.successors[dest] = None
        dest.predecessors[src] = None
        self._leaves.pop(src, None)

    def _edges(self, group: CommandGroup) -> dict[Node, None]:
        found = dict.fromkeys(group.needs)
        if group.accesses:
            found.update(dict.fromkeys(self.buffer_edges.before(group.accesses)))
        return found


class GraphHandle(PlacedHandle):
    """The user's graph: what others know of a `CommandGraph`."""

    def __init__(self, model: GraphModel) -> None:
        super().__init__(model.context, model.device)
        self.model = model


class BufferEdges:
    """For each buffer, the last node that writes it, and those that read what it wrote."""

    def __init__(self) -> None:
        self._writers: dict[BufferMemory, Node] = {}
        self._readers: dict[BufferMemory, list[Node]] = {}

    def before(self, accesses: Iterable[Access]) -> list[Node]:
        """Return the nodes that a command with these accesses comes after."""
        found: list[Node] = []
        for memory, writes in _summed(accesses).items():
            readers = self._readers.get(memory) if writes else None
            if readers:
                found += readers
            elif memory in self._writers:
                found.append(self._writers[memory])
        return found

    def note(self, accesses: Iterable[Access], node: Node) -> None:
        """Let later nodes come after this one."""
        for memory, writes in _summed(accesses).items():
            if writes:
                self._writers[memory] = node
                self._readers.pop(memory, None)
            else:
                self._readers.setdefault(memory, []).append(node)


def _summed(accesses: Iterable[Access]) -> dict[BufferMemory, bool]:
    """Return for each buffer whether it is written."""
    found: dict[BufferMemory, bool] = {}
    for access in accesses:
        found[access.memory] = found.get(access.memory, False) or access.mode != "read"
    return found


def has_path(start: Node, end: Node) -> bool:
    """Tell whether a path leads from a node to another one.

    It looks from both sides in turn, and is done when there is nothing more to look at on one of them.
    """
    waiting, seen = ([start], [end]), ({start}, {end})
    while all(waiting):
        for side in (0, 1):
            node = waiting[side].pop()
            for one in node.predecessors if side else node.successors:
                if one in seen[1 - side]:
                    return True
                if one not in seen[side]:
                    seen[side].add(one)
                    waiting[side].append(one)
    return False


def group_of(handler: Handler, command: Command) -> CommandGroup:
    """Return what a command group function asked for."""
    needs = tuple(event.node for event in handler.needs if isinstance(event, RecordedEvent))
    return CommandGroup(command, needs, handler.accesses, handler.values if handler.registered else ())


EMPTY = CommandGroups(CommandGroup(Nothing(NodeType.EMPTY)))
"""What empty nodes do."""


def each_of(given: object, *kinds: type[T]) -> tuple[T, ...]:
    """Return the things that were given, of some kinds each. Raises `SyclError` (INVALID) for anything else."""
    single = isinstance(given, kinds) or not hasattr(given, "__iter__")
    found = (given,) if single else tuple(cast("Iterable[object]", given))
    for one in found:
        if not isinstance(one, kinds):
            wanted = " or ".join(kind.__name__ for kind in kinds)
            raise SyclError(f"expected a {wanted}, or several, found {type(one).__name__}", Errc.INVALID)
    return cast("tuple[T, ...]", found)
