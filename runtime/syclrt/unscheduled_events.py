"""Events that no scheduler has: of commands that had ended, or a device had been handed, before, or that do not run."""

from __future__ import annotations

from threading import RLock
from typing import TYPE_CHECKING, Any, NoReturn

from syclrt.errors import Errc, SyclError
from syclrt.events import Event
from syclrt.fork_lock import ForkLock

if TYPE_CHECKING:
    from syclrt.backends.backend import Line, Mark
    from syclrt.event_status import EventStatus
    from syclrt.events import Queue
    from syclrt.profiling import Profiling


class EndedEvent(Event):
    """The event of a command that had ended, and gone well, before there was an event."""

    __slots__ = ()
    wait_list = ()
    error = dependents = times = mark = None

    def __init__(self, queue: Queue | None) -> None:
        self.queue = queue


class HandedEvent(Event):
    """The event of a command that a device had been handed, on one of its lines, before there was an event.

    Native code makes such events, too, and sets three slots; few of the others are ever asked for.
    """

    __slots__ = ("keeps", "line", "number")
    wait_list = needs = ()
    missing = 0
    may_last = False
    action = lines = runner = times = None

    def __init__(self, queue: Queue, line: Line, number: int) -> None:
        self.queue = queue
        self.line = line
        self.number = number

    def __getattr__(self, name: str) -> object:
        """Return what stands in a slot that is asked for for the first time."""
        if name not in _EMPTY_AT_FIRST:
            raise AttributeError(f"an event has no attribute '{name}'", name=name, obj=self)
        with _FILLING.inner:
            try:
                return object.__getattribute__(self, name)  # somebody else has asked meanwhile
            except AttributeError:
                self.error = self.keeps = self._lock = None
                self.dependents = []
        return object.__getattribute__(self, name)

    def wait(self) -> None:
        """Return when the command has ended. Raises what went wrong in it."""
        try:
            self.line.wait_for(self.number)
        except SyclError:
            super().wait()  # which keeps what went wrong

    @property
    def mark(self) -> Mark:  # pyright: ignore[reportIncompatibleVariableOverride] - nobody sets it
        """Up to where the device goes on by itself."""
        return self.line.mark_of(self.number)

    def finish(self) -> None:
        """Say that the command has ended."""
        self.wake()


_EMPTY_AT_FIRST = frozenset({"error", "keeps", "_lock", "dependents"})
_FILLING = ForkLock(RLock)  # objects that are collected may ask meanwhile


class DiscardedEvent(Event):
    """The event of a command of a queue with `discard_events`: it says nothing, and nothing can wait for it."""

    __slots__ = ("actual",)
    times = None

    def __init__(self, queue: Queue, actual: Event) -> None:
        self.queue = queue
        self.actual = actual
        """The event that the command has in truth, for traces."""

    @property
    def status(self) -> EventStatus:
        """Always as if it had just been submitted."""
        from syclrt.event_status import EventStatus

        return EventStatus.SUBMITTED

    def wait(self) -> None:
        """Raise `SyclError` (INVALID)."""
        raise self._refusal("be waited for")

    def wait_and_throw(self) -> None:
        """Raise `SyclError` (INVALID)."""
        raise self._refusal("be waited for")

    def get_wait_list(self) -> tuple[Event, ...]:
        """Raise `SyclError` (INVALID)."""
        raise self._refusal("say what it waits for")

    def _refusal(self, what: str) -> SyclError:
        return SyclError(f"an event of a queue with discard_events=True cannot {what}", Errc.INVALID)

    def __repr__(self) -> str:
        return "<Event, discarded>"


class RecordedEvent(Event):
    """What was returned by a submission to a queue that records. It compares by its node."""

    __slots__ = ("node",)

    def __init__(self, node: Any) -> None:
        self.node = node

    @property
    def status(self) -> EventStatus:
        """Raise `SyclError` (INVALID)."""
        self._refuse("has no status")

    def wait(self) -> None:
        """Raise `SyclError` (INVALID)."""
        self._refuse("cannot be waited for")

    def wait_and_throw(self) -> None:
        """Raise `SyclError` (INVALID)."""
        self._refuse("cannot be waited for")

    @property
    def profiling(self) -> Profiling:
        """Raise `SyclError` (INVALID)."""
        self._refuse("has no times")

    def get_wait_list(self) -> tuple[Event, ...]:
        """Return the events of the nodes that the node depends on."""
        return tuple(RecordedEvent(node) for node in self.node.get_predecessors())

    def _refuse(self, what: str) -> NoReturn:
        raise SyclError(f"the event of a recorded command {what}: it runs only with the graph", Errc.INVALID)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, RecordedEvent) and self.node is other.node

    def __hash__(self) -> int:
        return hash(self.node)

    def __repr__(self) -> str:
        return "<Event, recorded>"
