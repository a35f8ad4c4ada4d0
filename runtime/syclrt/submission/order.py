"""Which command of a queue waits for which."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from syclrt.events import Event


class Order:
    """The commands of a queue that have not ended, and what the next one comes after. Who asks has the queue's lock."""

    __slots__ = ("_barrier", "is_in_order", "unfinished")

    def __init__(self, *, is_in_order: bool) -> None:
        """Take whether commands run one after another."""
        self.is_in_order = is_in_order
        self._barrier: Event | None = None  # where they may run at the same time
        self.unfinished: dict[Event, None] = {}
        """The commands that have not ended. Native code adds what it leaves for later, and takes that away."""

    @property
    def is_clear(self) -> bool:
        """Whether nothing has to end before the next command."""
        return not self.unfinished if self.is_in_order else self._barrier is None

    def before_next(self) -> tuple[Event, ...]:
        """Return what has to end before each new command."""
        before = next(reversed(self.unfinished), None) if self.is_in_order else self._barrier
        return () if before is None or before.dependents is None else (before,)

    def add(self, event: Event, *, is_barrier: bool = False) -> None:
        """Take a new command; what comes later waits for a barrier."""
        self.unfinished[event] = None
        if is_barrier and not self.is_in_order:
            self._barrier = event

    def has(self, event: Event) -> bool:
        """Tell whether a command matters to others: one that a device has been handed matters no more."""
        return event in self.unfinished or event is self._barrier

    def remove(self, event: Event) -> None:
        """Forget a command that has ended, or that its device has been handed."""
        self.unfinished.pop(event, None)
        if event is self._barrier and event.dependents is None:
            self._barrier = None
