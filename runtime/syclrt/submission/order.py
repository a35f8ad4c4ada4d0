"""Which command of a queue waits for which."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from syclrt.events import Event


class Order:
    """The commands of a queue that have not ended, and what the next one comes after. Who asks has the queue's lock."""

    __slots__ = ("_barrier", "_last", "_unfinished", "is_clear", "is_in_order")

    def __init__(self, *, is_in_order: bool) -> None:
        """Take whether commands run one after another."""
        self.is_in_order = is_in_order
        self.is_clear = True
        """Whether nothing has to end before the next command."""
        self._last: Event | None = None  # where they do
        self._barrier: Event | None = None
        self._unfinished: dict[Event, None] = {}

    @property
    def unfinished(self) -> tuple[Event, ...]:
        """The commands that have not ended."""
        return tuple(self._unfinished)

    @property
    def has_unfinished(self) -> bool:
        """Whether there are any."""
        return bool(self._unfinished)

    def before_next(self) -> tuple[Event, ...]:
        """Return what has to end before each new command."""
        last, barrier = self._last, self._barrier
        if self.is_clear:
            return ()
        if last is None or last.dependents is None:
            return () if barrier is None or barrier.dependents is None else (barrier,)
        return (last,) if last is barrier or barrier is None or barrier.dependents is None else (last, barrier)

    def add(self, event: Event, *, is_barrier: bool = False) -> None:
        """Take a new command; what comes later waits for a barrier."""
        self._unfinished[event] = None
        if is_barrier:
            self._barrier = event
        if self.is_in_order:
            self._last = event
        self.is_clear = self._last is self._barrier is None

    def has(self, event: Event) -> bool:
        """Tell whether a command matters to others: one that a device has been handed matters no more."""
        return event in self._unfinished or event is self._last or event is self._barrier

    def remove(self, event: Event) -> None:
        """Forget a command that has ended, or that its device has been handed."""
        self._unfinished.pop(event, None)
        if self.is_in_order and event is self._last:
            self._last = self._barrier = None
        if event is self._barrier and event.dependents is None:
            self._barrier = None
        self.is_clear = self._last is self._barrier is None
