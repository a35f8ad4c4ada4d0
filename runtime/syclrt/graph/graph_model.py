"""The graph behind its handle: nodes, edges, and the queues that record into it."""

from __future__ import annotations

from threading import Lock, RLock
from typing import TYPE_CHECKING, Any
from weakref import ReferenceType, WeakKeyDictionary, WeakSet

from syclrt.errors import Errc, SyclError
from syclrt.events.event import RecordedEvent
from syclrt.fork_lock import ForkLock
from syclrt.graph.command_groups import CommandGroup, node_type
from syclrt.graph.edges import BufferEdges, has_path
from syclrt.graph.node import Node, NodeType
from syclrt.graph.recorder import Recorder, Session, Stretch
from syclrt.submission.commands import KernelCommand
from syclrt.submission.handler import Handler

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from syclrt.backends.context import Context
    from syclrt.backends.device import Device
    from syclrt.events.event import Event
    from syclrt.graph.command_graph import CommandGraph
    from syclrt.graph.dynamic_command_group import DynamicCommandGroup
    from syclrt.memory.accessor import Access
    from syclrt.submission.queue import Queue
    from syclrt.submission.recording import Target


class GraphModel:
    """What all nodes of a graph share; it does not keep the user's handle, whose end ends recording.

    `lock` is taken before that of a queue.
    """

    def __init__(self, context: Context, device: Device, *, checks_cycles: bool, takes_buffers: bool) -> None:
        self.context = context
        self.device = device
        self.takes_buffers = takes_buffers
        self._lock = ForkLock(RLock)
        self.nodes: list[Node] = []
        self.buffer_edges = BufferEdges()
        self.recording: WeakSet[Queue] = WeakSet()
        self.stretch = Stretch(self.recording)
        self.reference: ReferenceType[CommandGraph] | None = None
        self._checks_cycles = checks_cycles
        self._leaves: dict[Node, None] = {}
        self._recorders: WeakKeyDictionary[Queue, Recorder] = WeakKeyDictionary()

    @property
    def lock(self) -> Lock | RLock:
        """What is held while nodes and edges change."""
        return self._lock.inner

    def handle(self) -> CommandGraph | None:
        """Return the user's graph, if it is still there."""
        return self.reference() if self.reference is not None else None

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

    def check_place(self, target: Target) -> None:
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

    # Building. Whoever asks holds the lock, except for `capture`.

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
        if (handler.registered or handler.dynamic_accesses) and not isinstance(command, KernelCommand):
            raise SyclError("only kernels take dynamic parameters", Errc.INVALID)
        needs = tuple(event.node for event in handler.needs if isinstance(event, RecordedEvent))
        return CommandGroup(handler, command, needs), handler

    def add(
        self,
        group: CommandGroup | DynamicCommandGroup | None,
        depends_on: dict[Node, None],
        *,
        depends_on_all_leaves: bool,
    ) -> Node:
        """Add a node. Raises `SyclError` (INVALID) while a queue records, and for groups that differ in their edges."""
        self.check_not_recording()
        before = dict(depends_on)
        if depends_on_all_leaves:
            before.update(self._leaves)
        if group is None:
            return self.append(NodeType.EMPTY, None, before, None)
        found = [self._edges(one) for one in group.all_groups]
        if any(other.keys() != found[0].keys() for other in found[1:]):
            message = "the command groups of a DynamicCommandGroup depend on different nodes"
            raise SyclError(message, Errc.INVALID)
        before.update(found[0])
        return self.append(node_type(group.current.command), group, before, None)

    def append(
        self,
        kind: NodeType,
        group: CommandGroup | DynamicCommandGroup | None,
        predecessors: dict[Node, None],
        recorder: Recorder | None,
    ) -> Node:
        """Add a node that comes after others."""
        node = Node(self, kind, group, predecessors, recorder)
        for one in predecessors:
            one.successors[node] = None
            self._leaves.pop(one, None)
        self._leaves[node] = None
        self.nodes.append(node)
        if group is not None and self.takes_buffers:
            self.buffer_edges.note((each for one in group.all_groups for each in one.accesses), node)
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

    # Recording.

    def begin_recording(self, queues: Sequence[Queue], session: Session) -> None:
        """Let queues record. Raises `SyclError` (INVALID) for one that does already, or is for another device."""
        with self._lock.inner:
            for queue in queues:
                self.check_place(queue)
            for at, queue in enumerate(queues):
                if not self._recorder(queue).begin(queue, session):
                    for other in queues[:at]:
                        self._recorder(other).end(other)
                    raise SyclError("the queue records already", Errc.INVALID)

    def end_recording(self, queues: Iterable[Queue] | None = None) -> None:
        """Let queues, or all that record, run their commands again. Raises `SyclError` (INVALID) for other graphs'."""
        with self._lock.inner:
            found = [*self.recording] if queues is None else [*queues]
            recorders = [queue.recorder for queue in found]
            if any(one is not None and one.graph is not self for one in recorders):
                raise SyclError("the queue records into another graph", Errc.INVALID)
            for queue, recorder in zip(found, recorders, strict=True):
                if recorder is not None:
                    self._recorder(queue).end(queue)

    def end_session(self, session: Session) -> None:
        """Let the queues of one call of `begin_recording`, and those that joined them, run their commands again."""
        with self._lock.inner:
            self.end_recording([queue for queue in self.recording if self._recorder(queue).session is session])

    def check_joining(self, node: Any, queue: Target) -> None:
        """Raise `SyclError` (INVALID) when a queue that depends on a node cannot record it."""
        if node.recorder is None or not node.recorder.is_active:
            message = "the event is one of a recorded command: outside of recording nothing can depend on it"
            raise SyclError(message, Errc.INVALID)
        self.check_place(queue)

    def joining(self, node: Any, queue: Queue) -> Recorder:
        """Return what records a queue that depends on a node. Raises `SyclError` (INVALID) when it cannot."""
        with self._lock.inner:
            self.check_joining(node, queue)
            return self._recorder(queue)

    def _recorder(self, queue: Queue) -> Recorder:
        found = self._recorders.get(queue)
        if found is None:
            found = self._recorders[queue] = Recorder(self, queue)
        return found
