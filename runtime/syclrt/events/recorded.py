"""Events of commands that were recorded: they are never run, and stand for nodes of a graph."""

from __future__ import annotations

from typing import Any, NoReturn

from syclrt.errors import Errc, SyclError
from syclrt.events.event import Event, EventStatus, Profiling


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
