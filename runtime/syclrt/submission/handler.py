"""Handlers: what a command group asks for, until it is submitted.

What they know of graphs: who records what is submitted, and values that change later.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from syclrt.errors import Errc, SyclError
from syclrt.events import Event
from syclrt.memory.accessor import Accessor, HostAccessor
from syclrt.programs.kernel import Kernel
from syclrt.ranges import as_count, launch_shape
from syclrt.submission.commands import HostTask, KernelCommand, NodeType, Nothing
from syclrt.unscheduled_events import DiscardedEvent, RecordedEvent

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import Protocol

    from syclrt.backends.backend import Line
    from syclrt.backends.device import OnDevice
    from syclrt.memory.accessor import Access, Turn
    from syclrt.ranges import NdRange, Range
    from syclrt.submission.commands import Command
    from syclrt.submission.queue import Queue

    AnyRange = int | tuple[int, ...] | Range | NdRange

    class Graph(Protocol):
        """A graph, as handlers of its commands see it."""

        def check_event(self, event: Event) -> None:
            """Raise `SyclError` (INVALID) for an event that a command of the graph cannot depend on."""
            ...

        def check_place(self, target: OnDevice) -> None:
            """Raise `SyclError` (INVALID) for another device or context."""
            ...

    class Recorder(Protocol):
        """What takes the commands of a queue that records."""

        @property
        def graph(self) -> Graph:
            """The graph that it records into."""
            ...

        def handle(self) -> Any:
            """Return the user's graph. Raises `SyclError` (INVALID) when there is none any more."""
            ...

        @property
        def is_active(self) -> bool:
            """Whether its queue is there and records."""
            ...

        def joining(self, queue: Queue) -> Recorder:
            """Return what records a queue that depends on one of its nodes. Raises `SyclError` (INVALID)."""
            ...

        def record(self, handler: Handler, queue: Queue) -> RecordedEvent | None:
            """Take a command; return None if the queue has ceased to record into this graph. Raises `SyclError`."""
            ...

    class ExecutableGraph(Protocol):
        """A graph that can be submitted."""

        @property
        def is_short(self) -> bool:
            """Whether the last run was over sooner than another thread would have begun."""
            ...

        def run_at_once(self, target: OnDevice, line: Line) -> bool:
            """Have a line run it as it is for a queue, if nothing holds it up, and tell whether that is so."""
            ...

        def command_for(self, handler: Handler) -> Command:
            """Return the command that runs it, and tell the handler how it uses buffers. Raises `SyclError`."""
            ...


class DynamicValue:
    """An argument that may change in commands of one graph."""

    __slots__ = ("__weakref__", "graph", "value")

    def __init__(self, graph: Graph, value: object) -> None:
        self.graph = graph
        self.value = value


_SPECIAL = (Accessor, HostAccessor, DynamicValue)


class Handler:
    """Collects the one command of a command group, what it waits for, and the arguments of its kernel.

    `graph` is the one that the command becomes a node of, as far as is known; `is_explicit`: it is being added, not
    recorded.
    """

    __slots__ = (
        *("_accessors", "_arguments", "accesses", "command", "dynamic_accesses", "graph", "is_barrier", "is_explicit"),
        *("is_measured", "needs", "no_node", "queue", "registered", "turn", "values", "waits_for_all"),
    )

    def __init__(self, queue: OnDevice, graph: Graph | None = None, *, is_explicit: bool = False) -> None:
        self.queue = queue
        self.graph = graph
        self.is_explicit = is_explicit
        self.needs: list[Event] = []  # without which the command does not run
        self.accesses: list[Access] = []
        self.is_barrier = False
        self.waits_for_all = False  # of its queue, as a barrier does
        self.turn: Turn | None = None  # of an executable graph
        self.is_measured = True
        self.no_node: str | None = None  # why a graph cannot have the command
        self.command: Command | None = None
        self.values: list[object] = []  # the arguments of the kernel
        self.registered: list[tuple[DynamicValue, int, object]] = []  # what changes arguments, and its value
        self.dynamic_accesses: list[tuple[DynamicValue, int, object]] = []  # what changes accesses, and its value
        self._arguments: dict[int, object] = {}
        self._accessors: list[Accessor] = []

    @property
    def waits_for_nothing(self) -> bool:
        """Whether the command waits for no event, buffer or graph, nor for others because it is a barrier."""
        return not (self.needs or self.accesses or self.turn or self.is_barrier)

    def depends_on(self, event_or_events: Event | Iterable[Event]) -> None:
        """Let the command wait for others.

        Raises `SyclError` (INVALID) for what is no event, one that is discarded, and one of another graph.
        """
        given = event_or_events
        events = (given,) if isinstance(given, Event) or not hasattr(given, "__iter__") else (*given,)
        for event in events:
            if not isinstance(event, Event):
                raise SyclError(f"expected an event to wait for, found {type(event).__name__}", Errc.INVALID)
            if isinstance(event, DiscardedEvent):
                raise SyclError("nothing can wait for an event of a queue with discard_events=True", Errc.INVALID)
            if self.graph is not None:
                self.graph.check_event(event)
            elif isinstance(event, RecordedEvent):
                self._join(events).check_event(event)
            self.needs.append(event)

    def require(self, accessor: Accessor | DynamicValue) -> None:
        """Let the command use what a placeholder, or a dynamic parameter with one, accesses.

        Raises `SyclError` (INVALID) for what is no accessor, one of a buffer that has been closed, and a dynamic
        parameter where there may be none.
        """
        if isinstance(accessor, DynamicValue):
            self._require_dynamic(accessor)
            return
        if not isinstance(accessor, Accessor):  # pyright: ignore[reportUnnecessaryIsInstance] - callers are not checked
            raise SyclError(f"expected an Accessor, found {type(accessor).__name__}", Errc.INVALID)
        if accessor not in self._accessors or self._is_dynamic(accessor):
            self._add_access(accessor)

    def check_accessor(self, accessor: Accessor | HostAccessor) -> None:
        """Raise `SyclError` (INVALID) for an accessor that the command group does not require."""
        if accessor not in self._accessors:
            message = f"{accessor!r} is not of this command group: use get_access(handler), or Handler.require"
            raise SyclError(message, Errc.INVALID)

    def set_arg(self, index: int, value: object) -> None:
        """Set the argument of the kernel's parameter `index`.

        Raises `SyclError` (INVALID) for what is no index, and a dynamic parameter where there may be none.
        """
        at = as_count(index, "the index of a parameter")
        if isinstance(value, DynamicValue):
            self._register(value, at)
        self._arguments[at] = value

    def set_args(self, *values: object) -> None:
        """Set all arguments, in the place of those that were set before. Raises `SyclError` as `set_arg` does."""
        self._arguments = {}
        for index, value in enumerate(values):
            self.set_arg(index, value)

    def parallel_for(self, range: AnyRange, kernel: Kernel, *args: object) -> None:
        """Run a kernel for a range. Raises `SyclError` for arguments, ranges and devices that do not suit it."""
        queue = self.queue
        if not isinstance(kernel, Kernel):  # pyright: ignore[reportUnnecessaryIsInstance] - callers are not checked
            raise SyclError(f"expected a Kernel, found {kernel!r}: see Program.kernel(name)", Errc.INVALID)
        shape = launch_shape(range)
        values = [*args] if args else self._arguments_in_order(kernel)
        for at, value in enumerate(values):
            if isinstance(value, _SPECIAL):
                values[at] = self._checked(value, at if args else None)
        packed = kernel.layout.pack(values, queue, shape)
        launcher = kernel.program.launcher(kernel, shape, queue.device, queue.context)
        self.values = values
        self.take(KernelCommand(kernel, shape, launcher, packed, kernel.may_wait))

    def single_task(self, kernel: Kernel, *args: object) -> None:
        """Run a kernel once. Raises `SyclError` as `parallel_for` does."""
        self.parallel_for(1, kernel, *args)

    def memcpy(self, dest: object, src: object, num_bytes: int | None = None, *, offset: int = 0) -> None:
        """Copy bytes: `num_bytes` of them, or the whole of a device global, an array or an allocation.

        `offset` counts bytes in the device global, or where there is none, in `dest`. Raises `SyclError` (INVALID) for
        a copy past an end, and for what is no memory that the device may read and write.
        """
        self.take(_transfers().memcpy_command(self, dest, src, num_bytes, offset))

    def copy(self, src: object, dest: object, count: int | None = None, *, start_index: int = 0) -> None:
        """Copy elements, `count` of them or the whole; the operands are in SYCL's order.

        `start_index` counts elements where `memcpy` counts bytes. Raises `SyclError` (INVALID) as `memcpy` does, and
        for elements of two types.
        """
        self.take(_transfers().copy_command(self, src, dest, count, start_index))

    def memset(self, ptr: object, value: int, num_bytes: int) -> None:
        """Set bytes to the lowest one of an integer. Raises `SyclError` (INVALID) as `memcpy` does."""
        self.take(_transfers().fill_command(self, NodeType.MEMSET, ptr, _transfers().byte_of(value), num_bytes))

    def fill(self, ptr: object, pattern: Any, count: int) -> None:
        """Set elements to one value: bytes, a NumPy scalar, or a Python number with the type of an array.

        Raises `SyclError` (INVALID) as `memcpy` does, and for what is no such value.
        """
        self.take(_transfers().fill_command(self, NodeType.MEMFILL, ptr, pattern, count))

    def prefetch(self, ptr: object, num_bytes: int) -> None:
        """Say that memory will be used soon. Raises `SyclError` (INVALID) as `memcpy` does."""
        self.take(_transfers().hint_command(self, NodeType.PREFETCH, ptr, num_bytes))

    def mem_advise(self, ptr: object, num_bytes: int, advice: int) -> None:
        """Say how memory will be used. Raises `SyclError` (INVALID) as `memcpy` does."""
        self.take(_transfers().hint_command(self, NodeType.MEMADVISE, ptr, num_bytes))

    def host_task(self, function: Callable[[], object]) -> None:
        """Run a function of the host. Raises `SyclError` (INVALID) for what cannot be called."""
        check_callable(function)
        self.take(HostTask(function, self.accesses))

    def ext_oneapi_barrier(self, wait_list: Iterable[Event] = ()) -> None:
        """Wait for events, or for all that was submitted to the queue before.

        Raises `SyclError` (INVALID) in a command group that is added to a graph: there, an empty node does it.
        """
        if self.is_explicit:
            message = "barriers can only be recorded: add an empty node with depends_on_all_leaves=True instead"
            raise SyclError(message, Errc.INVALID)
        before = len(self.needs)
        self.depends_on(wait_list)
        self.waits_for_all = len(self.needs) == before
        self.is_barrier = True
        self.take(Nothing(NodeType.EXT_ONEAPI_BARRIER))

    def ext_oneapi_graph(self, graph: ExecutableGraph) -> None:
        """Run an executable graph, after its last run. In a graph it becomes a sub-graph.

        Raises `SyclError` (INVALID) for what is none, and one of another device or context.
        """
        if not hasattr(graph, "command_for"):
            message = f"expected an ExecutableGraph, which finalize() returns, found {type(graph).__name__}"
            raise SyclError(message, Errc.INVALID)
        self.take(graph.command_for(self))

    def refuse_in_graph(self, what: str) -> None:
        """Raise `SyclError` (INVALID) if the command is for a graph, which cannot have it; else see that it is not."""
        self.no_node = f"{what} cannot be a node of a graph"
        if self.graph is not None:
            raise SyclError(self.no_node, Errc.INVALID)

    def _join(self, events: Iterable[object]) -> Graph:
        """See that the command will be recorded, since it depends on one that was; return the graph."""
        self.graph = graph = recorder_of(events).graph
        graph.check_place(self.queue)
        return graph

    def _arguments_in_order(self, kernel: Kernel) -> list[object]:
        given = self._arguments
        missing = next((at for at in range(len(given)) if at not in given), None)
        if missing is not None:
            message = f"argument {missing} of kernel '{kernel.name}' has not been set"
            raise SyclError(message, Errc.INVALID, kernel=kernel.name, argument=missing)
        return [given[at] for at in range(len(given))]

    def _checked(self, value: Accessor | HostAccessor | DynamicValue, at: int | None) -> object:
        """Return an argument that may be used, `at` its index if that is not registered yet. Raises `SyclError`."""
        if isinstance(value, DynamicValue):
            if at is not None:
                self._register(value, at)
            return self._checked(value.value, None) if isinstance(value.value, _SPECIAL) else value.value
        self.check_accessor(value)
        return value

    def _register(self, value: DynamicValue, index: int) -> None:
        self._check_dynamic(value)
        self.registered.append((value, index, value.value))

    def _require_dynamic(self, value: DynamicValue) -> None:
        self._check_dynamic(value)
        accessor = value.value
        if not isinstance(accessor, Accessor):
            raise SyclError("expected a dynamic parameter that is an accessor", Errc.INVALID)
        self.dynamic_accesses.append((value, len(self.accesses), accessor))
        self._add_access(accessor)

    def _add_access(self, accessor: Accessor) -> None:
        self.accesses.append(accessor.bind(self.queue.device))
        self._accessors.append(accessor)

    def _is_dynamic(self, accessor: Accessor) -> bool:
        """Tell whether only dynamic parameters require an accessor: they may come to require another one."""
        dynamic = {at for _, at, _ in self.dynamic_accesses}
        return all(at in dynamic for at, one in enumerate(self._accessors) if one is accessor)

    def _check_dynamic(self, value: DynamicValue) -> None:
        if not self.is_explicit:
            message = "dynamic parameters can only be used in command groups that are added to a graph"
            raise SyclError(message, Errc.INVALID)
        if value.graph is not self.graph:
            raise SyclError("the dynamic parameter belongs to another graph", Errc.INVALID)

    def take(self, command: Command) -> None:
        """Take the one command of the group. Raises `SyclError` (INVALID) for a second one."""
        if self.command is not None:
            raise SyclError("a command group holds one command, and this one has another already", Errc.INVALID)
        self.command = command


@cache
def _transfers():
    """Return what copies and fills are made by, which few programs need before their first kernel."""
    from syclrt.submission import transfers

    return transfers


def check_callable(function: object) -> None:
    """Raise `SyclError` (INVALID) for what cannot be called."""
    if not callable(function):
        raise SyclError(f"expected a function, found {function!r}", Errc.INVALID)


def joining_recorder(handler: Handler, queue: Queue) -> Recorder | None:
    """Return what records a command of a queue that does not, since the command depends on one that was recorded.

    Raises `SyclError` (INVALID) when no queue of those records any more.
    """
    if any(isinstance(event, RecordedEvent) for event in handler.needs):
        return recorder_of(handler.needs).joining(queue)
    return None


def recorder_of(events: Iterable[object]) -> Recorder:
    """Return what records one of some commands, and now others. Raises `SyclError` (INVALID) when no queue does."""
    for event in events:
        recorder: Recorder | None = event.node.recorder if isinstance(event, RecordedEvent) else None
        if recorder is not None and recorder.is_active:  # it was not added, and recording has not ended
            return recorder
    message = "the event is one of a recorded command: outside of recording nothing can depend on it"
    raise SyclError(message, Errc.INVALID)
