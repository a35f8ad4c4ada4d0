"""Graphs that are being built, and as text in the DOT language."""

from __future__ import annotations

import os
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from syclopt.errors import FileError
from syclopt.files import write_file
from syclrt.backends.device import Context, Device, checked_device
from syclrt.collected import when_collected
from syclrt.errors import Errc, SyclError
from syclrt.events import Event
from syclrt.graph.dynamic import DynamicCommandGroup, register_all, take_updates
from syclrt.graph.executable_graph import ExecutableGraph
from syclrt.graph.model import EMPTY, CommandGroups, GraphHandle, GraphModel, Node, each_of
from syclrt.graph.recording import Recording
from syclrt.submission.queue import Queue

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable, Iterator, Sequence

    import networkx

    from syclopt.pages.drawing import Drawing
    from syclrt.memory.array import UsmArray
    from syclrt.submission.handler import Handler

    Nodes = Node | Event | Iterable[Node | Event]
    Queues = Queue | Iterable[Queue]

_ASPECTS = ("ext_oneapi_graph", "ext_oneapi_limited_graph")
_ENDING = ".dot"


class CommandGraph(GraphHandle):
    """Commands and what they wait for, added one by one or recorded from queues, for one device.

    When nobody holds it any more, queues cease to record into it; what `finalize` returned stays.
    """

    def __init__(
        self,
        queue_or_context: Queue | Context,
        device: Device | None = None,
        *,
        no_cycle_check: bool = False,
        assume_buffer_outlives_graph: bool = False,
    ) -> None:
        """Take device and context of a queue, or a context and a device of it (the first one if none is given).

        Raises `SyclError` (INVALID) for a device that is not of the context, or that has no aspect of graphs.
        """
        context, device = _place(queue_or_context, device)
        if not any(device.has(aspect) for aspect in _ASPECTS):
            raise SyclError(f"{device.name} does not support graphs", Errc.INVALID, device=device)
        takes_buffers = assume_buffer_outlives_graph
        super().__init__(GraphModel(context, device, checks_cycles=not no_cycle_check, takes_buffers=takes_buffers))
        self._recording = Recording(self)

    def __del__(self) -> None:
        if "_recording" in self.__dict__:  # a finalizer of weakref would keep nodes, which may have the graph in turn
            when_collected(self._recording.end)

    def add(
        self,
        cgf_or_dynamic_group: Callable[[Handler], object] | DynamicCommandGroup | None = None,
        *,
        depends_on: Nodes = (),
        depends_on_all_leaves: bool = False,
    ) -> Node:
        """Add the command that a function asks for, a dynamic command group, or an empty node, and return the node.

        It comes after the nodes of `depends_on`, after those that its events and accessors lead to, and
        (`depends_on_all_leaves`) after all nodes that nothing comes after yet. Raises `SyclError` (INVALID) while a
        queue records into the graph, and for nodes, events, buffers and dynamic command groups that do not suit it.
        """
        model = self.model
        model.check_not_recording()
        before = model.check_nodes(each_of(depends_on, Node, Event)) if depends_on != () else {}
        what, groups, captured = cgf_or_dynamic_group, EMPTY, None
        if isinstance(what, DynamicCommandGroup):
            groups = what.groups
            if what.model is not model:
                raise SyclError("the DynamicCommandGroup belongs to another graph", Errc.INVALID)
        elif what is not None:
            captured = model.capture(what)
            groups = CommandGroups(captured[0])
        with model.lock:
            if captured is not None:
                take_updates(*captured)
            node = model.add(groups, before, depends_on_all_leaves=depends_on_all_leaves)
            if captured is not None:
                register_all(*captured)
        return node

    def make_edge(self, src: Node, dest: Node) -> None:
        """Let a node come after another one.

        Raises `SyclError` (INVALID) while a queue records, for nodes that are not of this graph or the same, and for an
        edge that closes a cycle (not with `no_cycle_check`); then nothing has changed.
        """
        with self.model.lock:
            self.model.make_edge(src, dest)

    def begin_recording(self, queues: Queues, **properties: object) -> None:
        """Let queues record what is submitted to them. Properties are taken, and have no effect yet.

        Raises `SyclError` (INVALID) for a queue that records already or is for another device or context; then no queue
        has changed.
        """
        self._recording.begin(each_of(queues, Queue))

    def end_recording(self, queues: Queues | None = None) -> None:
        """Let queues, or all that record into this graph, run their commands again.

        Raises `SyclError` (INVALID) for a queue that records into another graph; then no queue has changed.
        """
        self._recording.end(None if queues is None else each_of(queues, Queue))

    @contextmanager
    def recording(self, *queues: Queue) -> Generator[CommandGraph]:
        """Let queues record within a `with` block; at its end, they and those that joined them run commands again."""
        session = self._recording.begin(each_of(queues, Queue))
        try:
            yield self
        finally:
            self._recording.end_session(session)

    def finalize(
        self,
        *,
        updatable: bool = False,
        enable_profiling: bool = False,
        fuse: bool = False,
        temporary: Iterable[UsmArray] = (),
    ) -> ExecutableGraph:
        """Return a graph of the nodes as they are now that can be submitted, and with `updatable`, be updated.

        With `fuse`, kernels that work element by element become one; what they leave in `temporary` memory need not be
        there after a run: nobody but commands of the graph reads it.

        Raises `SyclError`: for a graph with a cycle, `updatable` on a device that cannot update graphs, and `temporary`
        without `fuse`, or what is no array without gaps and no pointer.
        """
        from syclrt.graph.fusion.fusion_rules import Temporaries

        temporaries = Temporaries(temporary)
        if temporaries.places and not fuse:
            raise SyclError("memory is temporary only where kernels are fused: use fuse=True", Errc.INVALID)
        return ExecutableGraph(
            self.model,
            updatable=updatable,
            enable_profiling=enable_profiling,
            temporaries=temporaries if fuse else None,
        )

    def get_nodes(self) -> list[Node]:
        """Return all nodes, in the order in which they were added."""
        with self.model.lock:
            return [*self.model.nodes]

    def get_root_nodes(self) -> list[Node]:
        """Return the nodes that come after no other one."""
        return [node for node in self.get_nodes() if not node.predecessors]

    def print_graph(self, path: Any, verbose: bool = False) -> None:
        """Write the graph in the DOT language: nodes and edges, with `verbose` also arguments, addresses and sizes.

        Raises `SyclError` (INVALID) for a path that does not end in ".dot" or cannot be written.
        """
        with self.model.lock:
            write_dot(self.model.nodes, path, verbose=verbose)

    def to_html(self) -> str:
        """Return a page of one file that shows the graph: with a search, and arguments, addresses and sizes of nodes.

        Raises `UsageError` of syclopt where Jinja2 is not installed.
        """
        from syclopt.pages.drawing import page

        return page(repr(self)[1:-1], self._drawing())

    def _repr_svg_(self) -> str:
        """Return the picture that a notebook shows."""
        from syclopt.pages.drawing import svg

        return svg(self._drawing())

    def _drawing(self) -> Drawing:
        from syclrt.graph.shown import drawing_of

        with self.model.lock:
            return drawing_of(self.model.nodes)

    def to_networkx(self) -> networkx.DiGraph[Node]:
        """Return the graph as networkx has it: its nodes are the nodes."""
        import networkx

        graph: networkx.DiGraph[Node] = networkx.DiGraph()
        with self.model.lock:
            graph.add_nodes_from(self.model.nodes)
            graph.add_edges_from((one, other) for one in self.model.nodes for other in one.successors)
        return graph

    def __repr__(self) -> str:
        return f"<CommandGraph, {len(self.model.nodes)} nodes>"


def _place(queue_or_context: Queue | Context, device: Device | None) -> tuple[Context, Device]:
    if device is not None:
        checked_device(device)
    if isinstance(queue_or_context, Queue):
        if device is not None and device is not queue_or_context.device:
            raise SyclError(f"{device.name} is not the device of the queue", Errc.INVALID, device=device)
        return queue_or_context.context, queue_or_context.device
    if not isinstance(queue_or_context, Context):  # pyright: ignore[reportUnnecessaryIsInstance] - callers are not checked
        raise SyclError(f"expected a Queue or a Context, found {type(queue_or_context).__name__}", Errc.INVALID)
    device = device or queue_or_context.devices[0]
    if device not in queue_or_context.devices:
        raise SyclError(f"{device.name} is no device of the context", Errc.INVALID, device=device)
    return queue_or_context, device


def write_dot(nodes: Sequence[Node], path: Any, *, verbose: bool) -> None:
    """Write a file of a graph. Raises `SyclError` (INVALID) for a name without ".dot", and what cannot be written."""
    try:
        name = os.fsdecode(path)
    except TypeError as error:
        raise SyclError(f"expected a path, found {path!r}", Errc.INVALID) from error
    if not name.endswith(_ENDING):
        raise SyclError(f"expected a path that ends in '{_ENDING}', found '{name}'", Errc.INVALID)
    try:
        write_file(name, dot_text(nodes, verbose=verbose).encode(errors="backslashreplace"))
    except FileError as error:
        reason = error.message.partition(": ")[2]
        raise SyclError(f"cannot write '{name}': {reason}", Errc.INVALID) from error


def dot_text(nodes: Sequence[Node], *, verbose: bool) -> str:
    """Return a graph in the DOT language."""
    lines = ["digraph command_graph {"]
    for node in nodes:
        label = "".join(f"{_escaped(line)}\\l" for line in _label(node, verbose))
        lines.append(f'  node{node.index} [label="{label}"];')
    for node in nodes:
        lines += [f"  node{one.index} -> node{node.index};" for one in node.predecessors]
    return "\n".join((*lines, "}", ""))


def _label(node: Node, verbose: bool) -> Iterator[str]:
    command = node.group.command
    yield f"ID = {node.index}"
    yield f"TYPE = {command.node_type.name}"
    if command.launch is not None:
        yield f"NAME = {command.launch.kernel.name}"
    if verbose:
        yield from command.details()


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
