"""Graphs of programs: what is given to the queue of a graph becomes a node, whose event stands for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from syclrt.errors import Errc, SyclError
from syclrt.events import Event
from syclrt.graph.command_graph import CommandGraph
from syclrt.graph.executable_graph import ExecutableGraph
from syclrt.graph.model import Node
from syclrt.interface.handles import Handles
from syclrt.interface.queues import HeldUpQueue
from syclrt.submission.commands import NodeType, Nothing

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from syclrt.backends.device import Context, Device
    from syclrt.submission.commands import KernelCommand
    from syclrt.submission.handler import Handler

_NO_CYCLE_CHECK = 1  # enum syclopt_graph_flags
_UPDATABLE, _PROFILING = 1, 2  # enum syclopt_finalize_flags


class GraphQueue:
    """What stands for a queue, and makes nodes of commands."""

    def __init__(self, device: Device, long_way: Any, *, checks_cycles: bool) -> None:
        self.device = device
        self.context: Context = device.default_context
        self.graph = CommandGraph(self.context, device, no_cycle_check=not checks_cycles)
        self._native = HeldUpQueue(long_way)
        self.handle = self._native.handle

    def add(self, group: Callable[[Handler], object], after: Iterable[Node]) -> Node:
        """Return a new node, which comes after others. Raises `SyclError`."""
        return self.graph.add(group, depends_on=[*after])


class Graphs:
    """Graphs, executable graphs and nodes by their handles; a node has one for all that use it."""

    def __init__(self, events: Handles[Event | Node]) -> None:
        self._events = events
        self._nodes: dict[Node, int] = {}
        self._graphs: Handles[GraphQueue] = Handles("a graph")
        self._executables: Handles[ExecutableGraph] = Handles("an executable graph")

    def add(self, device: Device, flags: int, long_way: Any) -> tuple[int, GraphQueue]:
        """Return the handle of a new graph, and its queue."""
        queue = GraphQueue(device, long_way, checks_cycles=not flags & _NO_CYCLE_CHECK)
        return self._graphs.add(queue), queue

    def release(self, graph: int) -> None:
        """Forget a graph."""
        self._graphs.release(graph)

    def handle_of(self, node: Node) -> int:
        """Return the handle of a node, which is used once more."""
        handle = self._nodes.get(node)
        if handle is None:
            handle = self._nodes[node] = self._events.add(node)
        else:
            self._events.retain(handle)
        return handle

    def forget(self, node: Node) -> None:
        """Take note that nobody uses the handle of a node any more."""
        del self._nodes[node]

    def node(self, handle: int | None) -> Node:
        """Return the node of a handle. Raises `SyclError` (INVALID) for the event of another command."""
        found = self._events.get(handle)
        if not isinstance(found, Node):
            raise SyclError("the event is not that of a node", Errc.INVALID)
        return found

    def join(self, graph: int, kind: int, after: Sequence[Node]) -> Node:
        """Return a new node that does nothing."""
        return self._graphs.get(graph).add(lambda handler: handler.take(Nothing(NodeType(kind))), after)

    def connect(self, graph: int, source: Node, to: Node) -> None:
        """Let a node come after another one."""
        self._graphs.get(graph).graph.make_edge(source, to)

    def print(self, graph: int, path: str, *, is_verbose: bool) -> None:
        """Write a graph in the DOT language."""
        self._graphs.get(graph).graph.print_graph(path, is_verbose)

    def nodes(self, graph: int) -> list[Node]:
        """Return the nodes of a graph."""
        return self._graphs.get(graph).graph.get_nodes()

    def relaunch(self, node: Node, command: KernelCommand) -> None:
        """Let a node launch something else. Raises `SyclError` (INVALID) for one that launches nothing."""
        with node.model.lock:
            _ = node.group.launch
            node.group.command = command

    def finalize(self, graph: int, flags: int) -> int:
        """Return the handle of a new executable graph."""
        made = self._graphs.get(graph).graph.finalize(
            updatable=bool(flags & _UPDATABLE), enable_profiling=bool(flags & _PROFILING)
        )
        return self._executables.add(made)

    def executable(self, handle: int) -> ExecutableGraph:
        """Return an executable graph."""
        return self._executables.get(handle)

    def release_executable(self, handle: int) -> None:
        """Forget an executable graph."""
        self._executables.release(handle)

    def update(self, handle: int, source: int | Sequence[Node]) -> None:
        """Let an executable graph run nodes as they are now, or all those of another graph."""
        given = self._graphs.get(source).graph if isinstance(source, int) else source
        self._executables.get(handle).update(given)
