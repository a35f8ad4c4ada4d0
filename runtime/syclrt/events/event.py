"""Events: what a command is until it ends."""

from __future__ import annotations

import gc
import sys
from enum import Enum
from threading import Lock, Thread, get_ident
from time import perf_counter_ns
from typing import TYPE_CHECKING, Any, NamedTuple, NoReturn, Protocol

from syclrt.errors import Errc, SyclError

if TYPE_CHECKING:
    from collections.abc import Callable

    from syclrt.events.scheduler import Scheduler

    class Queue(Protocol):
        """What hears of commands, as a queue does."""

        enable_profiling: bool

        def interrupt(self, thread: int) -> None:
            """Let the kernel that a thread runs end soon."""
            ...

        def note(self, error: Exception) -> None:
            """Keep what went wrong."""
            ...

        def ended(self, event: Event) -> None:
            """Forget a command that has ended."""
            ...

        def throw_asynchronous(self) -> None:
            """Raise what went wrong."""
            ...


_collecting: set[int] = set()  # threads in the collector of cycles, which may begin anywhere, also inside of a lock


class EventStatus(Enum):
    """How far a command is."""

    SUBMITTED = "submitted"
    RUNNING = "running"
    COMPLETE = "complete"


class Profiling(NamedTuple):
    """When a command was submitted, began and ended, in nanoseconds."""

    submit: int
    start: int
    end: int


class Event:
    """A command, and what waits for it.

    `action` is what the command does. It is run when all that it waits for has ended, by a thread of the scheduler or
    by one that waits. If one of `needs`, which it waits for too, has failed, the command fails with it. Without an
    action, it is something that others wait for and that `Scheduler.end` ends.
    """

    __slots__ = (
        *("__weakref__", "_lock", "_scheduler", "action", "dependents", "error", "generation", "keeps", "may_last"),
        *("missing", "needs", "queue", "runner", "status", "times", "wait_list"),
    )

    def __init__(
        self,
        queue: Queue | None,
        scheduler: Scheduler,
        action: Callable[[], object] | None,
        wait_list: tuple[Event, ...],
        needs: tuple[Event, ...] = (),
        keeps: object = None,
    ) -> None:
        self.queue = queue
        self.wait_list = wait_list
        self.needs = needs
        self.status = EventStatus.SUBMITTED
        self.error: BaseException | None = None
        self.missing = 1  # of the events that it waits for, those that have not ended; and its submission
        self.dependents: list[Event] | None = []  # None when it has ended
        self.times = [perf_counter_ns(), 0, 0] if queue is not None and queue.enable_profiling else None
        self.action = action
        self.may_last = False  # so long that the main thread lets another one run it, and can be interrupted
        self.runner: int | None = None  # the thread that runs it
        self.generation = 0  # how often the process of that thread had been forked
        self.keeps = keeps
        self._scheduler = scheduler
        self._lock: Lock | None = None  # held until it ends, once somebody waits

    def wait(self) -> None:
        """Return when the command has ended. Raises what went wrong in it."""
        if self.dependents is not None:
            self._scheduler.wait(self)
        if self.error is not None:
            raise self.error

    def wait_and_throw(self) -> None:
        """Wait, then let the queue raise what went wrong asynchronously."""
        if self.dependents is not None:
            self._scheduler.wait(self)
        if self.queue is not None:
            self.queue.throw_asynchronous()

    def get_wait_list(self) -> tuple[Event, ...]:
        """Return the events that the command waits for."""
        return self.wait_list

    @property
    def profiling(self) -> Profiling:
        """When it was submitted, began and ended. Raises `SyclError` (INVALID) where nothing is measured."""
        if self.times is None:
            raise SyclError("the queue, or the executable graph, was made without enable_profiling=True", Errc.INVALID)
        if self.dependents is not None:
            self._scheduler.wait(self)
        return Profiling(*self.times)

    # For the scheduler.

    @property
    def has_ended(self) -> bool:
        """Whether the command has ended."""
        return self.dependents is None

    def run(self, action: Callable[[], object]) -> None:
        """Run the action, and keep what it raises. An interrupt is raised too."""
        self.status = EventStatus.RUNNING
        if self.times is not None:
            self.times[1] = perf_counter_ns()
        try:
            for one in self.needs:
                if one.error is not None:
                    self.error = one.error
                    return
            action()
        except Exception as error:
            self.fail(error)
        except BaseException as interrupt:
            self.interrupt(interrupt)
            raise
        finally:
            if self.times is not None:
                self.times[2] = perf_counter_ns()

    def fail(self, error: Exception) -> None:
        """Keep what went wrong, and tell the queue."""
        self.error = error
        if self.queue is not None:
            self.queue.note(error)

    def interrupt(self, interrupt: BaseException) -> None:
        """Fail since an interrupt came while the command ran."""
        error = SyclError(f"the command was interrupted: {interrupt!r}", Errc.RUNTIME)
        error.__cause__ = interrupt
        self.fail(error)

    def lock(self) -> Lock:
        """Return the lock that is held until the command has ended."""
        if self._lock is None:
            self._lock = Lock()
            self._lock.acquire()
        return self._lock

    def finish(self) -> None:
        """Say that the command has ended."""
        self.status = EventStatus.COMPLETE
        self.wait_list = self.needs = ()
        if self._lock is not None and self._lock.locked():
            self._lock.release()

    def __repr__(self) -> str:
        return f"<Event {self.status.value}>"


class EndedEvent(Event):
    """The event of a command that had ended, and gone well, before there was an event."""

    __slots__ = ()
    status = EventStatus.COMPLETE
    wait_list = ()
    error = dependents = times = None

    def __init__(self, queue: Queue) -> None:
        self.queue = queue


class DiscardedEvent(Event):
    """The event of a command of a queue with `discard_events`: it says nothing, and nothing can wait for it."""

    __slots__ = ()

    def __init__(self, queue: Queue) -> None:
        self.queue = queue
        self.times = None
        self.status = EventStatus.SUBMITTED

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


def when_collected(function: Callable[[], object]) -> None:
    """Call a function now; from the collector of cycles on a thread of its own, as it must not wait there.

    At the end of the interpreter it is not called.
    """
    if sys.is_finalizing():
        return  # there are no threads any more that would go on
    if get_ident() in _collecting:
        Thread(target=function, name="syclrt-collected").start()
    else:
        function()


def _note(phase: str, _: object) -> None:
    if phase == "start":
        _collecting.add(get_ident())
    else:
        _collecting.discard(get_ident())


gc.callbacks.append(_note)


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
