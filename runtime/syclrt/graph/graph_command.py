"""One submission of an executable graph."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from syclrt.events.event import Event
    from syclrt.graph.executable_graph import ExecutableGraph


class GraphCommand:
    """Runs an executable graph as it is when the command is submitted, after all earlier submissions of that graph."""

    __slots__ = ("_version", "graph", "is_short")
    may_last = False

    def __init__(self, graph: ExecutableGraph) -> None:
        self.graph = graph
        self._version = 0
        self.is_short = graph.is_short

    @property
    def may_wait(self) -> bool:
        """Whether a node may wait for what the host or other commands do meanwhile."""
        return self.graph.may_wait

    def before(self, needs: list[Event], after: list[Event]) -> None:
        """Add the last submission to what the command waits for."""
        last = self.graph.last
        if last is not None and last.dependents is not None:
            after.append(last)

    def note(self, event: Event) -> None:
        """Take the graph as it is now, and let later submissions wait for this one."""
        self._version = self.graph.submitted(event)

    def run(self) -> None:
        """Run the graph. Raises `SyclError` for what goes wrong, which names the node."""
        self.graph.run(self._version)
