"""Recording: the queues whose commands become nodes of a graph, and which nodes these come after."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast
from weakref import WeakKeyDictionary, WeakSet, ref

from syclrt.errors import Errc, SyclError
from syclrt.graph.model import CommandGroups, group_of
from syclrt.memory.accessor import ACCESSES
from syclrt.unscheduled_events import RecordedEvent

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from syclrt.graph.model import CommandGroup, GraphHandle, Node
    from syclrt.memory.accessor import Access
    from syclrt.submission.commands import Command
    from syclrt.submission.handler import Handler
    from syclrt.submission.queue import Queue


class Session:
    """One call of `begin_recording`: its queues, and those that have joined them."""


class Stretch:
    """A time in which queues record into a graph; the graph keeps it until the next one."""

    def __init__(self, queues: WeakSet[Queue]) -> None:
        self._queues = queues

    @property
    def is_recording(self) -> bool:
        """Whether it goes on."""
        return len(self._queues) > 0


class Recording:
    """All that is recorded into one graph: by a recorder for each queue."""

    def __init__(self, handle: GraphHandle) -> None:
        self.model = model = handle.model
        self.handle = ref(handle)
        self.stretch = Stretch(model.recording)
        self._recorders: WeakKeyDictionary[Queue, Recorder] = WeakKeyDictionary()

    def begin(self, queues: Sequence[Queue]) -> Session:
        """Let queues record. Raises `SyclError` (INVALID) for one that does already, or is for another device."""
        session = Session()
        with self.model.lock:
            self._begin(queues, session)
        return session

    def _begin(self, queues: Sequence[Queue], session: Session) -> None:
        for queue in queues:
            self.model.check_place(queue)
        for at, queue in enumerate(queues):
            if not self.recorder(queue).begin(queue, session):
                self._end(queues[:at])
                raise SyclError("the queue records already", Errc.INVALID)

    def end(self, queues: Iterable[Queue] | None = None) -> None:
        """Let queues, or all that record, run their commands again. Raises `SyclError` (INVALID) for other graphs'."""
        with self.model.lock:
            found = [*self.model.recording] if queues is None else [*queues]
            recorders = [queue.recorder for queue in found]
            if any(one is not None and one.graph is not self.model for one in recorders):
                raise SyclError("the queue records into another graph", Errc.INVALID)
            self._end(queue for queue, recorder in zip(found, recorders, strict=True) if recorder is not None)

    def _end(self, queues: Iterable[Queue]) -> None:
        for queue in queues:
            self.recorder(queue).end(queue)

    def end_session(self, session: Session) -> None:
        """Let the queues of one call of `begin_recording`, and those that joined them, run their commands again."""
        with self.model.lock:
            self.end([queue for queue in self.model.recording if self.recorder(queue).session is session])

    def recorder(self, queue: Queue) -> Recorder:
        """Return what records a queue whenever it records into the graph."""
        found = self._recorders.get(queue)
        if found is None:
            found = self._recorders[queue] = Recorder(self, queue)
        return found


class Recorder:
    """What records the commands of one queue into one graph, whenever it does; it does not keep the queue.

    `session` is None while the queue does not record into this graph.
    """

    def __init__(self, recording: Recording, queue: Queue) -> None:
        self.graph = recording.model
        self._recording = recording
        self.session: Session | None = None
        self._queue = ref(queue)
        self._in_order = queue.is_in_order
        self._last: Node | None = None
        self._barrier: Node | None = None
        self._since_barrier: list[Node] = []  # with the last barrier that waited for all

    def handle(self) -> GraphHandle:
        """Return the user's graph. Raises `SyclError` (INVALID) when nobody holds it any more."""
        found = self._recording.handle()
        if found is None:
            raise SyclError("the queue does not record", Errc.INVALID)
        return found

    @property
    def is_active(self) -> bool:
        """Whether the queue is there and records."""
        return self.session is not None and self._queue() is not None

    def joining(self, queue: Queue) -> Recorder:
        """Return what records a queue that depends on one of its nodes. Raises `SyclError` (INVALID)."""
        with self.graph.lock:
            self.graph.check_place(queue)
            return self._recording.recorder(queue)

    def begin(self, queue: Queue, session: Session) -> bool:
        """Let the queue record, and tell whether it does: not if it did before. Whoever asks holds the graph's lock."""
        if not queue.begin_recording(self):
            return False
        self.session = session
        if not self.graph.recording:
            self._recording.stretch = Stretch(self.graph.recording)
        self.graph.recording.add(queue)
        return True

    def end(self, queue: Queue) -> None:
        """Let the queue run its commands again."""
        queue.end_recording(self)
        self.graph.recording.discard(queue)
        self.session = None

    def record(self, handler: Handler, queue: Queue) -> RecordedEvent | None:
        """Take a command as a node; return None if the queue has ceased to record. Raises `SyclError` (INVALID)."""
        model = self.graph
        with model.lock:
            joined = None
            if queue.recorder is not self:
                joined = _session_of(handler)
                if joined is None or queue.recorder is not None:
                    return None
            group = self._captured(handler)
            before = self._before(handler, group.needs)
            if joined is not None and not self.begin(queue, joined):
                return None
            node = model.append(CommandGroups(group), before, self)
            self._note(handler, node)
        return RecordedEvent(node)

    def _captured(self, handler: Handler) -> CommandGroup:
        """Return what was asked for. Raises `SyclError` (INVALID) for what cannot be recorded."""
        model = self.graph
        for event in handler.needs:
            model.check_event(event)
        if handler.no_node is not None:
            raise SyclError(handler.no_node, Errc.INVALID)
        model.check_buffers(handler.accesses)
        if any(access.memory.will_write_back for access in handler.accesses):
            message = "a recorded command cannot use a buffer that is written back: set_write_back(False) first"
            raise SyclError(message, Errc.INVALID)
        return group_of(handler, cast("Command", handler.command))

    def _before(self, handler: Handler, needs: tuple[Node, ...]) -> dict[Node, None]:
        """Return the nodes that a command comes after."""
        found = dict.fromkeys(needs)
        for one in self.graph.buffer_edges.before(handler.accesses) if handler.accesses else ():
            if not (self._in_order and one.recorder is self):  # the line of the queue says so
                found[one] = None
        if handler.waits_for_all and not self._in_order:
            found.update(dict.fromkeys(self._leaves()))
            return found
        for one in (self._last, self._barrier):
            if one is not None:
                found[one] = None
        return found

    def _note(self, handler: Handler, node: Node) -> None:
        if handler.accesses:
            self._note_buffers(handler.accesses)
        if self._in_order:
            self._last = node
            return
        if handler.waits_for_all:
            self._since_barrier.clear()
        if handler.is_barrier:
            self._barrier = node
        self._since_barrier.append(node)

    def _note_buffers(self, accesses: Iterable[Access]) -> None:
        """Let the host use the buffers of commands no more before the recording ends."""
        with ACCESSES:
            for access in accesses:
                access.memory.recordings.add(self._recording.stretch)

    def _leaves(self) -> list[Node]:
        """Return the nodes of the queue that a barrier comes after: those that no later node of the queue depends on.

        Of them, a node that only nodes of other queues depend on is a leaf as far as this queue goes.
        """
        dead: set[Node] = set()
        return [node for node in self._since_barrier if not self._is_continued(node, dead)]

    def _is_continued(self, node: Node, dead: set[Node]) -> bool:
        """Tell whether another node of the queue depends on a node; `dead` are nodes from which none can be reached."""
        stack, seen = [node], {node}
        while stack:
            for one in stack.pop().successors:
                if one.recorder is self:
                    return True
                if one not in seen and one not in dead:
                    seen.add(one)
                    stack.append(one)
        dead |= seen
        return False


def _session_of(handler: Handler) -> Session | None:
    """Return the session that a queue joins with a command; None if nothing that it depends on is being recorded."""
    for event in handler.needs:
        recorder: Recorder | None = event.node.recorder if isinstance(event, RecordedEvent) else None
        if recorder is not None and recorder.is_active:
            return recorder.session
    return None
