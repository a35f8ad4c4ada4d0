"""What queues and handlers know of graphs: who records what is submitted, and values that change later."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Any, Protocol

from syclrt.errors import Errc, SyclError
from syclrt.events import RecordedEvent

if TYPE_CHECKING:
    from syclrt.backends.device import OnDevice
    from syclrt.events import Event
    from syclrt.submission.commands import Command
    from syclrt.submission.handler import Handler
    from syclrt.submission.queue import Queue


class QueueState(Enum):
    """What a queue does with commands."""

    EXECUTING = "executing"
    RECORDING = "recording"


class Graph(Protocol):
    """A graph, as handlers of its commands see it."""

    def check_event(self, event: Event) -> None:
        """Raise `SyclError` (INVALID) for an event that a command of the graph cannot depend on."""
        ...

    def check_place(self, target: OnDevice) -> None:
        """Raise `SyclError` (INVALID) for another device or context."""
        ...


class Recorder(Protocol):
    """What takes the commands of a queue that records."""

    @property
    def graph(self) -> Graph:
        """The graph that it records into."""
        ...

    def handle(self) -> Any:
        """Return the user's graph. Raises `SyclError` (INVALID) when there is none any more."""
        ...

    @property
    def is_active(self) -> bool:
        """Whether its queue is there and records."""
        ...

    def joining(self, queue: Queue) -> Recorder:
        """Return what records a queue that depends on one of its nodes. Raises `SyclError` (INVALID)."""
        ...

    def record(self, handler: Handler, queue: Queue) -> RecordedEvent | None:
        """Take a command; return None if the queue has ceased to record into this graph. Raises `SyclError`."""
        ...


class ExecutableGraph(Protocol):
    """A graph that can be submitted."""

    @property
    def is_short(self) -> bool:
        """Whether the last run was over sooner than another thread would have begun."""
        ...

    def run_at_once(self, target: OnDevice) -> bool:
        """Run it as it is for a queue, if nothing holds it up, and tell whether it has run."""
        ...

    def command_for(self, handler: Handler) -> Command:
        """Return the command that runs it, and tell the handler how it uses buffers. Raises `SyclError`."""
        ...


class DynamicValue:
    """An argument that may change in commands of one graph."""

    __slots__ = ("__weakref__", "graph", "value")

    def __init__(self, graph: Graph, value: object) -> None:
        self.graph = graph
        self.value = value


def joining_recorder(handler: Handler, queue: Queue) -> Recorder | None:
    """Return what records a command of a queue that does not, since the command depends on one that was recorded.

    Raises `SyclError` (INVALID) when that one's queue does not record any more.
    """
    for event in handler.needs:
        if isinstance(event, RecordedEvent):
            return recorder_of(event).joining(queue)
    return None


def recorder_of(event: RecordedEvent) -> Recorder:
    """Return what records a command, and now others. Raises `SyclError` (INVALID) when its queue does not any more."""
    recorder: Recorder | None = event.node.recorder
    if recorder is None or not recorder.is_active:  # it was added, or recording has ended
        message = "the event is one of a recorded command: outside of recording nothing can depend on it"
        raise SyclError(message, Errc.INVALID)
    return recorder
