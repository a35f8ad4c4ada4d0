"""Graphs that can be submitted: their nodes as they were, and updates of them."""

from __future__ import annotations

from threading import RLock
from time import perf_counter
from typing import TYPE_CHECKING

from syclrt.errors import Errc, SyclError
from syclrt.fork_lock import ForkLock
from syclrt.graph.executable_nodes import snapshot
from syclrt.graph.execution import Execution
from syclrt.graph.fusion.fused_execution import FusedExecution
from syclrt.graph.fusion.fusion_report import FusionReport
from syclrt.graph.graph_command import GraphCommand
from syclrt.graph.handle import Handle
from syclrt.graph.node import Node, NodeType
from syclrt.graph.sequences import each_of
from syclrt.graph.whole_graph import check_same_shape
from syclrt.memory.accessor import Access

if TYPE_CHECKING:
    from collections.abc import Iterable

    from syclrt.backends.context import Context
    from syclrt.backends.device import Device
    from syclrt.events.event import Event
    from syclrt.graph.command_graph import CommandGraph
    from syclrt.graph.executable_nodes import ExecutableNode
    from syclrt.graph.fusion.temporary_memory import Temporaries
    from syclrt.graph.graph_model import GraphModel
    from syclrt.submission.handler import Handler
    from syclrt.submission.recording import Target

_SHORT = 2e-5  # seconds: what takes less is done sooner than another thread has begun


class ExecutableGraph(Handle):
    """What `CommandGraph.finalize` returns. It does not need that graph any more, nor does it change with it."""

    def __init__(
        self, model: GraphModel, *, updatable: bool, enable_profiling: bool, temporaries: Temporaries | None = None
    ) -> None:
        """Take the nodes of a graph as they are now; where `temporaries` are given, if none, kernels are fused.

        Raises `SyclError`: for a cycle, and `updatable` on a device that cannot update graphs.
        """
        if updatable and not model.device.has("ext_oneapi_graph"):
            message = f"{model.device.name} cannot update graphs: it has only the aspect ext_oneapi_limited_graph"
            raise SyclError(message, Errc.FEATURE_NOT_SUPPORTED, device=model.device)
        self._device = model.device
        self._context = model.context
        self.enable_profiling = enable_profiling
        self.last: Event | None = None  # of the last submission
        self.updatable = updatable
        self._lock = ForkLock(RLock)
        with model.lock:
            taken = snapshot(model.nodes)
            self._added = tuple(model.nodes)
        self._places = taken.places
        self._execution: Execution | FusedExecution = (
            Execution(taken.nodes, self.device.implementation)
            if temporaries is None
            else FusedExecution(taken.nodes, temporaries, self.device, self.context)
        )
        self.is_short = False
        """Whether the last run was over sooner than another thread would have begun."""
        self._accesses: tuple[Access, ...] | None = None

    @property
    def device(self) -> Device:
        """The device that all nodes are for."""
        return self._device

    @property
    def context(self) -> Context:
        """Its context."""
        return self._context

    @property
    def nodes(self) -> list[ExecutableNode]:
        """The nodes as they run, before kernels are fused: sub-graphs are dissolved."""
        with self._lock.inner:
            return [*self._execution.nodes]

    def update(self, source: Node | Iterable[Node] | CommandGraph) -> None:
        """Let nodes run with the kernel, range and arguments that they have in the graph that this was made of.

        Or, given a graph of the same shape, take those of all its nodes. Earlier submissions do not change. Raises
        `SyclError` (INVALID): without `updatable`, for a node that is not of the graph or no kernel, and a graph of
        another shape, device or context; then nothing has changed.
        """
        if not self.updatable:
            raise SyclError("the graph was finalized without updatable=True", Errc.INVALID)
        model: GraphModel | None = getattr(source, "model", None)
        if model is not None and model.handle() is source:
            self._update_all(model)
        else:
            self._update_nodes(each_of(source, Node))

    def _update_nodes(self, nodes: tuple[Node, ...]) -> None:
        for node in nodes:
            if node not in self._places:
                raise SyclError("the node is not part of the graph", Errc.INVALID)
            if node.type is not NodeType.KERNEL:
                raise SyclError(f"only kernels can be updated, and the node is {node.type.name}", Errc.INVALID)
        if nodes:
            with nodes[0].model.lock, self._lock.inner:
                self._replace([(self._places[node], node) for node in nodes])

    def _update_all(self, model: GraphModel) -> None:
        if model.device is not self.device or model.context is not self.context:
            raise SyclError("the graphs are for different devices or contexts", Errc.INVALID)
        with model.lock, self._lock.inner:
            check_same_shape(model.nodes, self._added, self._places, self._execution.nodes)
            pairs = zip(self._added, model.nodes, strict=True)
            self._replace([(self._places[old], new) for old, new in pairs if new.type is NodeType.KERNEL])

    def _replace(self, nodes: list[tuple[int, Node]]) -> None:
        """Let nodes do what others do now. What was submitted keeps the nodes as they were."""
        changes: dict[int, ExecutableNode] = {}
        for index, node in nodes:
            group = node.current_group
            if group is None:
                continue
            old = self._execution.nodes[index]
            new = old._replace(command=group.command, accesses=group.accesses, keeps=group.keeps)
            changes[index] = new
            if old.accesses or new.accesses:
                self._accesses = None
        self._execution.update(changes)

    @property
    def fusion_report(self) -> FusionReport:
        """What became of each edge by fusion, and why; it has no edges where the graph was finalized without `fuse`."""
        with self._lock.inner:
            if isinstance(self._execution, Execution):
                return FusionReport((), ())
            return self._execution.report()

    def explain(self) -> str:
        """Return text that tells what runs the parts that host tasks cut the graph into: native code, or Python."""
        return self._execution.explain()

    # For submissions.

    def command_for(self, handler: Handler) -> GraphCommand:
        """Return a command that runs the graph. Raises `SyclError` (INVALID) for another device or context."""
        target = handler.queue
        if target.device is not self.device or target.context is not self.context:
            message = "the executable graph is for another device or context than the queue"
            raise SyclError(message, Errc.INVALID, device=target.device)
        command = GraphCommand(self)
        handler.accesses += self._all_accesses()
        handler.turn = command
        handler.is_measured = self.enable_profiling
        return command

    @property
    def may_wait(self) -> bool:
        """Whether a node may wait for what the host or other commands do meanwhile."""
        return self._execution.may_wait

    def submitted(self, event: Event) -> int:
        """Take a submission as the last one, and return the version that it runs."""
        with self._lock.inner:
            self.last = event
            return self._execution.version()

    def run(self, version: int) -> None:
        """Run the graph as it was at a submission. Raises `SyclError` for what goes wrong."""
        start = perf_counter()
        self._execution.run(version)
        self.is_short = not self.may_wait and perf_counter() - start < _SHORT

    def run_at_once(self, target: Target) -> bool:
        """Run the graph as it is for a queue, if nothing holds it up, and tell whether it has run."""
        if self.enable_profiling or target.device is not self._device or target.context is not self._context:
            return False
        with self._lock.inner:
            last = self.last
            if (last is not None and last.dependents is not None) or self._accesses != ():
                return False
            start = perf_counter()
            has_run = self._execution.run_at_once()
            self.is_short = perf_counter() - start < _SHORT
            return has_run

    def _all_accesses(self) -> tuple[Access, ...]:
        """Return how the nodes together use buffers."""
        accesses = self._accesses
        if accesses is None:
            with self._lock.inner:
                accesses = self._accesses = tuple(_summed(self._execution.nodes))
        return accesses

    def __repr__(self) -> str:
        return f"<ExecutableGraph, {len(self._execution.nodes)} nodes>"


def _summed(nodes: list[ExecutableNode]) -> Iterable[Access]:
    modes: dict[object, Access] = {}
    for node in nodes:
        for one in node.accesses:
            known = modes.get(one.memory)
            if known is None or known.mode == one.mode:
                modes[one.memory] = one
            else:
                modes[one.memory] = Access(one.memory, "read_write")
    return modes.values()
