"""Graphs that can be submitted: their nodes as they were, and updates of them."""

from __future__ import annotations

from threading import RLock
from time import perf_counter
from typing import TYPE_CHECKING

from syclrt.errors import Errc, SyclError
from syclrt.fork_lock import ForkLock
from syclrt.graph.execution import ExecutableNode, Execution, snapshot
from syclrt.graph.fusion.fusion_rules import FusionReport
from syclrt.graph.model import GraphHandle, Node, PlacedHandle, each_of
from syclrt.memory.accessor import Access
from syclrt.memory.memory_use import MemoryUse
from syclrt.submission.commands import Command, NodeType

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from syclopt.pages.drawing import Drawing
    from syclrt.backends.backend import Line
    from syclrt.backends.device import Context, Device, OnDevice
    from syclrt.events import Event
    from syclrt.graph.fusion.fusion_plan import Fusion
    from syclrt.graph.fusion.fusion_rules import Temporaries
    from syclrt.graph.model import CommandGroup, GraphModel
    from syclrt.submission.handler import Handler

    Version = tuple[Execution, int]

_UPDATED = (NodeType.EMPTY, NodeType.EXT_ONEAPI_BARRIER, NodeType.KERNEL)  # what a whole graph that is updated may have


class ExecutableGraph(PlacedHandle):
    """What `CommandGraph.finalize` returns: for one device and context.

    It does not need that graph any more, nor does it change with it.
    """

    def __init__(
        self, model: GraphModel, *, updatable: bool, enable_profiling: bool, temporaries: Temporaries | None = None
    ) -> None:
        """Take the nodes of a graph as they are now; where `temporaries` are given, if none, kernels are fused.

        Raises `SyclError`: for a cycle, and `updatable` on a device that cannot update graphs.
        """
        if updatable and not model.device.has("ext_oneapi_graph"):
            message = f"{model.device.name} cannot update graphs: it has only the aspect ext_oneapi_limited_graph"
            raise SyclError(message, Errc.FEATURE_NOT_SUPPORTED, device=model.device)
        super().__init__(model.context, model.device)
        self.enable_profiling = enable_profiling
        self.last: Event | None = None  # of the last submission
        self.updatable = updatable
        self._lock = ForkLock(RLock)
        with model.lock:
            taken = snapshot(model.nodes)
            self._added = tuple(model.nodes)
        self._places = taken.places
        self._nodes = taken.nodes  # the newest ones, before kernels are fused
        self._fusion = None if temporaries is None else _fusion(taken.nodes, temporaries, self.device, self.context)
        self._execution = self._new_execution()
        self.is_short = False
        """Whether the last run, or to hand it over, took less time than another thread would have needed to begin."""
        self._accesses: tuple[Access, ...] | None = None
        self.native: object = None
        """What native methods of queues know it by; None while they cannot run it as it is."""
        self.is_at_rest = False
        """Whether all that was submitted has ended or been handed over, with all updates, so that it may change now."""
        self._setters: dict[Node, Callable[[object], bool]] = {}  # of the arguments of kernels

    @property
    def nodes(self) -> list[ExecutableNode]:
        """The nodes as they run, before kernels are fused: sub-graphs are dissolved."""
        with self._lock.inner:
            return [*self._nodes]

    def update(self, source: Node | Iterable[Node] | GraphHandle) -> None:
        """Let nodes run with the kernel, range and arguments that they have in the graph that this was made of.

        Or, given a graph of the same shape, take those of all its nodes. Earlier submissions do not change. Raises
        `SyclError` (INVALID): without `updatable`, for a node that is not of the graph or no kernel, and a graph of
        another shape, device or context; then nothing has changed.
        """
        if type(source) is Node and (set_arguments := self._setters.get(source)) is not None and set_arguments(self):
            return
        if not self.updatable:
            raise SyclError("the graph was finalized without updatable=True", Errc.INVALID)
        if isinstance(source, GraphHandle):
            self._update_all(source.model)
        else:
            self._update_nodes(each_of(source, Node))

    def _update_nodes(self, nodes: tuple[Node, ...]) -> None:
        for node in nodes:
            if node.group.command.launch is None:
                raise SyclError(f"only kernels can be updated, and the node is {node.type.name}", Errc.INVALID)
            if node not in self._places:
                raise SyclError("the node is not part of the graph", Errc.INVALID)
        if nodes:
            with nodes[0].model.lock, self._lock.inner:
                self._replace([(self._places[node], node.group) for node in nodes])
                if len(nodes) == 1:
                    self._seek_setter(*nodes)

    def _seek_setter(self, node: Node) -> None:
        """Let native code change the arguments of a node's kernel the next time, if there is any that can."""
        if self._fusion is not None or not self.is_at_rest or len(node.groups.all) > 1 or node.group.accesses:
            return
        found = self._execution.arguments_setter(self._places[node], node.group)
        if found is not None:
            self._setters[node] = found

    def _update_all(self, model: GraphModel) -> None:
        if model.device is not self.device or model.context is not self.context:
            raise SyclError("the graphs are for different devices or contexts", Errc.INVALID)
        with model.lock, self._lock.inner:
            _check_same_shape(model.nodes, self._added, self._places, self._nodes)
            pairs = zip(self._added, model.nodes, strict=True)
            self._replace([(self._places[old], new.group) for old, new in pairs if new.type is NodeType.KERNEL])

    def _replace(self, groups: Sequence[tuple[int, CommandGroup]]) -> None:
        """Let nodes do what command groups ask for now. What was submitted keeps the nodes as they were."""
        self.is_at_rest = False  # from before the first look at a command until all is as it was seen
        changes: dict[int, ExecutableNode] = {}
        for index, group in groups:
            old = self._nodes[index]
            changes[index] = ExecutableNode(old.source, group.command, old.predecessors, group.accesses, old.within)
            self._setters.pop(old.source, None)
            if old.accesses or group.accesses:
                self._accesses = None
        if self._fusion is not None:
            self._fuse_again(self._fusion, changes)
            return
        for index, node in changes.items():
            self._nodes[index] = node
        self._update(changes)

    def _update(self, changes: dict[int, ExecutableNode]) -> None:
        """Let what runs do something else, at once where what was submitted is on its way, and cannot change."""
        last, native, self.native = self.last, self.native, None
        is_on_its_way = last is None or last.dependents is None or last.mark is not None
        self._execution.update(changes, at_once=is_on_its_way)
        self.is_at_rest = is_on_its_way and not self._execution.has_updates
        if native is not None:
            self.native = self._execution.native(self._device, self._context.reference)

    def _fuse_again(self, before: Fusion, changes: dict[int, ExecutableNode]) -> None:
        """Decide anew what is fused. Where the same kernels become one, only their arguments change."""
        after = self._fusion = before.after(changes)
        self._nodes = after.nodes
        if after.fused.members != before.fused.members:
            self.native = None
            old, self._execution = self._execution, self._new_execution()
            self._execution.follow(old)
            return
        pairs = zip(before.fused.nodes, after.fused.nodes, strict=True)
        self._update({at: node for at, (old, node) in enumerate(pairs) if node is not old})

    def _new_execution(self) -> Execution:
        nodes = self._nodes if self._fusion is None else self._fusion.fused.nodes
        return Execution(nodes, self.device.implementation, is_measured=self.enable_profiling)

    @property
    def fusion_report(self) -> FusionReport:
        """What became of each edge by fusion, and why; it has no edges where the graph was finalized without `fuse`."""
        with self._lock.inner:
            return FusionReport((), ()) if self._fusion is None else self._fusion.report()

    def explain(self) -> str:
        """Return text that tells what runs the parts that host tasks cut the graph into: native code, or Python."""
        return self._execution.explain()

    def to_html(self) -> str:
        """Return a page of one file that shows the nodes as they run, which kernels became one, and the last run.

        Raises `UsageError` of syclopt where Jinja2 is not installed.
        """
        from syclopt.pages.drawing import page

        return page(repr(self)[1:-1], self._drawing(), self._notes())

    def _repr_html_(self) -> str:
        """Return what a notebook shows: a picture, what runs the graph, and how long the last run took."""
        from html import escape

        from syclopt.pages.drawing import svg

        return f"<div>{svg(self._drawing())}<pre>{escape(self._notes())}</pre></div>"

    def _drawing(self) -> Drawing:
        from syclrt.graph.shown import drawing_of_execution

        with self._lock.inner:
            fusion, times = self._fusion, self._times()
            if fusion is None:
                return drawing_of_execution(self._nodes, self._nodes, [(at,) for at in range(len(self._nodes))], times)
            return drawing_of_execution(fusion.fused.nodes, self._nodes, fusion.fused.members, times)

    def _times(self) -> list[int | None]:
        """Return what each node as it runs took in the last run, if one has ended."""
        if self.last is None or not self.last.has_ended or self.last.error is not None:
            return []
        return self._execution.times()

    def _notes(self) -> str:
        """Return what runs the graph, how long that took the last time, and what became of edges by fusion."""
        return "\n".join(filter(None, (self.explain(), self._last_run(), str(self.fusion_report))))

    def _last_run(self) -> str:
        last = self.last
        if not self.enable_profiling:
            return "runs are not measured: see finalize(enable_profiling=True)"
        if last is None or not last.has_ended:
            return "no run has ended yet"
        if last.times is None:
            return "the last run was not measured: see Queue(enable_profiling=True)"
        times = last.profiling
        waited, took = times.start - times.submit, times.end - times.start
        return f"the last run took {took / 1000:.1f} us, and began {waited / 1000:.1f} us after its submission"

    # For submissions.

    @property
    def is_for_host(self) -> bool:
        """Whether the host has a part in it."""
        return self._execution.is_for_host

    def command_for(self, handler: Handler) -> GraphCommand:
        """Return a command that runs the graph. Raises `SyclError` (INVALID) for another device or context."""
        target = handler.queue
        if target.device is not self._device or target.context is not self._context:
            message = "the executable graph is for another device or context than the queue"
            raise SyclError(message, Errc.INVALID, device=target.device)
        command = GraphCommand(self)
        handler.accesses += self._all_accesses()
        handler.turn = command
        handler.is_measured = self.enable_profiling
        return command

    def submitted(self, event: Event) -> Version:
        """Take a submission as the last one, and return what it runs."""
        with self._lock.inner:
            self.native, self.is_at_rest = None, False  # until it has been handed over
            self.last = event
            return self._execution, self._execution.version()

    def run_at_once(self, target: OnDevice, line: Line) -> bool:
        """Have a line run the graph as it is for a queue, if nothing holds it up, and tell whether that is so."""
        if self.enable_profiling or target.device is not self._device or target.context is not self._context:
            return False
        with self._lock.inner:
            last = self.last
            if (last is not None and last.dependents is not None and last.mark is None) or self._accesses != ():
                return False
            execution, start = self._execution, perf_counter()
            self.native, self.is_at_rest = None, False
            self.is_at_rest = has_run = execution.run_at_once(line)
            self.is_short = perf_counter() - start < execution.short
            if has_run and self.is_short and execution.hands_over:
                self.native = execution.native(self._device, self._context.reference)
            return has_run

    def _all_accesses(self) -> tuple[Access, ...]:
        """Return how the nodes together use buffers."""
        accesses = self._accesses
        if accesses is None:
            with self._lock.inner:
                accesses = self._accesses = tuple(_summed(self._nodes))
        return accesses

    def __repr__(self) -> str:
        return f"<ExecutableGraph, {len(self._nodes)} nodes>"


def _summed(nodes: list[ExecutableNode]) -> Iterable[Access]:
    modes: dict[object, Access] = {}
    for node in nodes:
        for one in node.accesses:
            known = modes.get(one.memory)
            if known is None or known.mode == one.mode:
                modes[one.memory] = one
            else:
                modes[one.memory] = Access(one.memory, "read_write", one.device)
    return modes.values()


def _fusion(nodes: list[ExecutableNode], temporaries: Temporaries, device: Device, context: Context) -> Fusion:
    from syclrt.graph.fusion.fusion_plan import Fusion

    return Fusion(nodes, temporaries, device, context)


class GraphCommand(Command):
    """Runs an executable graph as it is when the command is submitted, after all earlier submissions of that graph."""

    __slots__ = ("_graph", "_version")
    _version: Version  # since its submission

    def __init__(self, graph: ExecutableGraph) -> None:
        self._graph = graph

    @property
    def graph(self) -> ExecutableGraph:
        """The graph that it runs."""
        return self._graph

    @property
    def node_type(self) -> NodeType:
        """A sub-graph."""
        return NodeType.SUBGRAPH

    @property
    def nodes(self) -> Sequence[ExecutableNode]:
        """The nodes of the graph."""
        return self._graph.nodes

    @property
    def is_short(self) -> bool:
        """Whether the last run was."""
        return self._graph.is_short

    def memory(self) -> MemoryUse:
        """Return that its nodes are to be asked."""
        return MemoryUse(problem="it runs a graph")

    def details(self) -> Iterator[str]:
        """Yield how many nodes there are."""
        yield f"NODES = {len(self.nodes)}"

    def before(self, needs: list[Event], after: list[Event]) -> None:
        """Add the last submission to what the command waits for."""
        last = self._graph.last
        if last is not None and last.dependents is not None:
            after.append(last)

    def note(self, event: Event) -> None:
        """Take the graph as it is now, and let later submissions wait for this one."""
        self._version = self._graph.submitted(event)

    @property
    def is_for_host(self) -> bool:
        """Whether the host has a part in it."""
        return self._graph.is_for_host

    def run(self, line: Line | None = None) -> None:
        """Run the graph as it was at the submission. Raises `SyclError` for what goes wrong, which names the node."""
        execution, number = self._version
        start = perf_counter()
        execution.run(number, line)
        self._graph.is_short = perf_counter() - start < execution.short


def _check_same_shape(
    source: Sequence[Node], added: Sequence[Node], places: Mapping[Node, int], nodes: Sequence[ExecutableNode]
) -> None:
    """Raise `SyclError` (INVALID) with the first difference between a graph and what an executable one was made of.

    `added` are that one's nodes in their order, and `nodes`, at `places`, what became of them.
    """
    kinds = [node.type for node in source]
    for index, kind in enumerate(kinds):
        if kind not in _UPDATED:
            raise _refusal(f"node {index} is {kind.name}: only kernels, barriers and empty nodes can be updated")
    if len(source) != len(added):
        raise _refusal(f"there are {len(source)} nodes, expected {len(added)}")
    for index, (kind, new, old) in enumerate(zip(kinds, source, added, strict=True)):
        if kind is not old.type:
            raise _refusal(f"node {index} is {kind.name}, expected {old.type.name}")
        place = places[old]
        kernel, expected = new.group.command.launch, nodes[place].command.launch
        if kernel is not None and expected is not None and kernel.kernel.name != expected.kernel.name:
            raise _refusal(f"node {index} is kernel '{kernel.kernel.name}', expected '{expected.kernel.name}'")
        if {places[added[one.index]] for one in new.predecessors} != {*nodes[place].predecessors}:
            raise _refusal(f"node {index} depends on other nodes")


def _refusal(what: str) -> SyclError:
    return SyclError(f"the graph has another shape: {what}", Errc.INVALID)
