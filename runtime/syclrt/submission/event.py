"""Events: what a command is until it ends."""

from __future__ import annotations

from enum import Enum
from threading import Lock
from time import perf_counter_ns
from typing import TYPE_CHECKING, NamedTuple

from syclrt.errors import Errc, SyclError

if TYPE_CHECKING:
    from collections.abc import Callable

    from syclrt.submission.queue import Queue
    from syclrt.submission.scheduler import Scheduler


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
    by one that waits.
    """

    __slots__ = (
        *("__weakref__", "_action", "_keeps", "_lock", "_scheduler", "_waits_for", "dependents", "error", "queue"),
        *("missing", "profile", "status", "times", "wait_list"),
    )

    def __init__(
        self,
        queue: Queue | None,
        scheduler: Scheduler,
        action: Callable[[], None],
        wait_list: tuple[Event, ...],
        keeps: object = None,
    ) -> None:
        self.queue = queue
        self.wait_list = wait_list
        self.status = EventStatus.SUBMITTED
        self.error: BaseException | None = None
        self.missing = 0  # of the events that it waits for, those that have not ended
        self.dependents: list[Event] | None = []  # None when it has ended
        self.profile = queue is not None and queue.enable_profiling
        self.times = [perf_counter_ns(), 0, 0] if self.profile else None
        self._action: Callable[[], None] | None = action
        self._keeps = keeps
        self._scheduler = scheduler
        self._lock: Lock | None = None  # held until it ends, once somebody waits

    def wait(self) -> None:
        """Return when the command has ended. Raises what went wrong in it."""
        self._scheduler.wait(self)
        if self.error is not None:
            raise self.error

    def wait_and_throw(self) -> None:
        """Wait, then let the queue raise what went wrong asynchronously."""
        self._scheduler.wait(self)
        if self.queue is not None:
            self.queue.throw_asynchronous()

    def get_wait_list(self) -> tuple[Event, ...]:
        """Return the events that the command waits for."""
        return self.wait_list

    @property
    def profiling(self) -> Profiling:
        """When it was submitted, began and ended. Raises `SyclError` (INVALID) where the queue does not measure."""
        if self.times is None:
            raise SyclError("the queue was made without enable_profiling=True", Errc.INVALID)
        self._scheduler.wait(self)
        return Profiling(*self.times)

    # For the scheduler.

    @property
    def is_unclaimed(self) -> bool:
        """Whether nobody has begun to run it."""
        return self._action is not None

    def claim(self) -> Callable[[], None] | None:
        """Return the action, to the first one who asks."""
        action, self._action = self._action, None
        return action

    def run(self, action: Callable[[], None]) -> None:
        """Run the claimed action, and keep what it raises."""
        self.status = EventStatus.RUNNING
        if self.times is not None:
            self.times[1] = perf_counter_ns()
        failed = next((one for one in self.wait_list if one.error is not None), None)
        try:
            if failed is None:
                action()
            else:
                self.error = failed.error
        except BaseException as error:
            self.error = error
        if self.times is not None:
            self.times[2] = perf_counter_ns()

    def lock(self) -> Lock:
        """Return the lock that is held until the command has ended."""
        if self._lock is None:
            self._lock = Lock()
            self._lock.acquire()
        return self._lock

    def finish(self) -> None:
        """Say that the command has ended."""
        self.status = EventStatus.COMPLETE
        self._keeps = None
        self.wait_list = () if self.error is None else self.wait_list
        if self._lock is not None:
            self._lock.release()

    def __repr__(self) -> str:
        return f"<Event {self.status.value}>"
