"""What a program asks for by the C interface, done: devices, queues, events, memory, commands, kernels.

Functions have the names and parameters of `struct syclopt_interface` (layout.py). They raise errors, which `table`
makes numbers of.
"""

from __future__ import annotations

import ctypes
import os
from functools import partial
from threading import local
from traceback import format_exception
from typing import TYPE_CHECKING, Any

from syclopt.cached_property import cached_property
from syclopt.errors import SycloptError
from syclrt.errors import Errc, SyclError, told
from syclrt.event_status import EventStatus
from syclrt.events import SCHEDULER, Event
from syclrt.interface import layout
from syclrt.interface.allocations import Allocations
from syclrt.interface.builds_ahead import BuildsAhead
from syclrt.interface.device_info import device_info, kernel_info, platform_info
from syclrt.interface.devices import visible_devices
from syclrt.interface.handles import Handles
from syclrt.interface.layout import FUNCTIONS, TYPES, Interface
from syclrt.interface.program import LoadedProgram
from syclrt.interface.queues import (
    BEGIN_THREAD,
    COPY,
    FILL,
    HOLD_THREADS,
    LAUNCH,
    LET_THREADS_BEGIN,
    RELEASE,
    RETAIN,
    WAIT,
    WAIT_EVENTS,
    LongWay,
    Prepared,
    ProgramQueue,
    native_calls,
)
from syclrt.programs.arguments import Packed
from syclrt.ranges import LaunchShape
from syclrt.submission.commands import KernelCommand, NodeType, Nothing
from syclrt.submission.memory_commands import CopyCommand, FillCommand, Place
from syclrt.unscheduled_events import EndedEvent

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from syclrt.backends.backend import Launcher
    from syclrt.backends.device import Device, OnDevice
    from syclrt.graph.model import Node
    from syclrt.interface.graphs import GraphQueue, Graphs
    from syclrt.programs.kernel import Kernel
    from syclrt.submission.handler import Handler

_STATUS = {
    EventStatus.SUBMITTED: layout.SUBMITTED,
    EventStatus.RUNNING: layout.RUNNING,
    EventStatus.COMPLETE: layout.COMPLETE,
}
_NATIVE = {
    "launch": LAUNCH,
    "copy": COPY,
    "fill": FILL,
    "wait_queue": WAIT,
    "wait_events": WAIT_EVENTS,
    "retain_event": RETAIN,
    "release_event": RELEASE,
    "begin_thread": BEGIN_THREAD,
    "hold_threads": HOLD_THREADS,
    "let_threads_begin": LET_THREADS_BEGIN,
}
_LONG_WAY = {
    "launch": "launch",
    "copy": "copy",
    "fill": "fill",
    "wait": "wait_queue",
    "wait_events": "wait_events",
    "retain": "retain_event",
    "release": "release_event",
}
_MOST_NUMBERED = 1 << 15  # queues, in the handles of events
_TASK = ctypes.CFUNCTYPE(None, ctypes.c_void_p)


class Calls:
    """The functions of the interface, and what they know of the program."""

    def __init__(self, program: LoadedProgram) -> None:
        self._program = program
        self._ahead = BuildsAhead(program)
        self._queues: dict[int, ProgramQueue] = {}
        self._graph_queues: dict[int, GraphQueue] = {}
        self._numbered: list[ProgramQueue | None] = [None]
        """Queues by the numbers in handles of events, from 1 on; None: all of them have ended."""
        self._long_way = LongWay()
        self._kept = self._fill_long_way()
        self._events: Handles[Event | Node] = Handles("an event")
        self._allocations = Allocations()
        self._peers: set[tuple[int, int]] = set()
        self._words = local()

    @cached_property
    def _graphs(self) -> Graphs:
        """The graphs, whose code few programs need."""
        from syclrt.interface.graphs import Graphs

        return Graphs(self._events)

    @cached_property
    def _devices(self) -> list[Device]:
        return self._program.suitable_first(visible_devices())

    @cached_property
    def _platforms(self) -> list[str]:
        """The backends, whose numbers are those of platforms."""
        return [*dict.fromkeys(device.backend for device in self._devices)]

    def _device(self, number: int) -> Device:
        if number >= len(self._devices):
            raise SyclError(f"there is no device {number}", Errc.INVALID)
        return self._devices[number]

    # Errors.

    def last_error(self) -> int:
        """Return the address of the words for the last error of this thread."""
        return ctypes.addressof(getattr(self._words, "text", None) or self._note(b""))

    def _note(self, text: bytes) -> Any:
        self._words.text = ctypes.create_string_buffer(text)
        return self._words.text

    def failed(self, error: Exception) -> int:
        """Keep the words for an error, and return its number."""
        is_known = isinstance(error, SyclError | SycloptError | MemoryError | OSError)
        words = told(error) if is_known else f"a fault of syclrt: {''.join(format_exception(error))}"
        self._note(self._program.with_types(words).encode("utf-8", "replace"))
        if isinstance(error, SyclError):
            return error.code.value
        return (Errc.MEMORY_ALLOCATION if isinstance(error, MemoryError) else Errc.RUNTIME).value

    # Devices.

    def device_count(self, count: Any) -> None:
        """Tell how many devices there are."""
        count[0] = len(self._devices)

    def device_info(self, device: int, info: int, value: int, room: int, size: Any) -> None:
        """Tell something of a device."""
        _give(device_info(self._device(device), info, self._platforms), value, room, size)

    def device_has(self, device: int, aspect: int, has: Any) -> None:
        """Tell whether a device has an aspect."""
        has[0] = any(one.number == aspect for one in self._device(device).target.aspects)

    def peer_access(self, device: int, peer: int, what: int, holds: Any) -> None:
        """Tell whether a device can use memory of another one, or let it do so from now on, or not any more.

        Raises `SyclError`: FEATURE_NOT_SUPPORTED where it cannot, INVALID for what is so already.
        """
        own, other = self._device(device), self._device(peer)
        backend, pair = own.implementation, (device, peer)
        can = own is not other and own.backend == other.backend and backend.reaches(other.implementation)
        if what in (layout.CAN_ACCESS, layout.HAS_ATOMICS):
            holds[0] = can and (what == layout.CAN_ACCESS or backend.has_atomics_on(other.implementation))
        elif not can:
            message = f"'{own.name}' cannot use memory of '{other.name}', which is another device"
            raise SyclError(message, Errc.FEATURE_NOT_SUPPORTED, device=own)
        elif (pair in self._peers) is (what == layout.ENABLE):
            state = "enabled already" if what == layout.ENABLE else "not enabled"
            raise SyclError(f"access of device {device} to memory of device {peer} is {state}", Errc.INVALID)
        else:
            self._peers ^= {pair}

    def platform_info(self, platform: int, info: int, value: int, room: int, size: Any) -> None:
        """Tell something of a platform."""
        backend = self._platforms[platform]
        version = next(one.driver_version for one in self._devices if one.backend == backend)
        _give(platform_info(backend, info, version), value, room, size)

    # Queues.

    def create_queue(self, device: int, flags: int, queue: Any) -> None:
        """Make a queue."""
        made = ProgramQueue(
            self._device(device),
            self._long_way,
            self._number_for(self._device(device)),
            in_order=bool(flags & layout.IN_ORDER),
            enable_profiling=bool(flags & layout.PROFILING),
        )
        self._queues[made.handle] = made
        if made.lines.hands_over and len(self._numbered) < _MOST_NUMBERED:
            native_calls().number(len(self._numbered), made.handle)
            self._numbered.append(made)
        queue[0] = made.handle

    def release_queue(self, queue: int) -> None:
        """Forget a queue, whose commands go on."""
        if self._graph_queues.pop(queue, None) is not None:
            return
        del self._queues[self._queue(queue).handle]

    def _number_for(self, device: Device) -> int:
        """Return the number for a new queue; 0 for one whose commands are done at once, and when there are too many."""
        for number, queue in enumerate(self._numbered):
            is_over = queue is not None and queue.handle not in self._queues and queue.has_ended
            if is_over and native_calls().number(number, None):
                self._numbered[number] = None
        is_numbered = device.backend != "native_cpu" and len(self._numbered) < _MOST_NUMBERED
        return len(self._numbered) if is_numbered else 0

    def _queue(self, handle: int | None) -> ProgramQueue:
        found = self._queues.get(handle or 0)
        if found is None:
            raise SyclError("the program uses a queue that it has given back", Errc.INVALID)
        return found

    def wait_queue(self, queue: int) -> None:
        """Wait for all commands of a queue."""
        found = self._queue(queue)
        found.wait()
        try:
            found.throw_asynchronous()
        finally:
            found.settle()

    def queue_is_empty(self, queue: int, is_empty: Any) -> None:
        """Tell whether all commands of a queue have ended."""
        found = self._queue(queue)
        is_empty[0] = all(one.status is EventStatus.COMPLETE for one in found.unfinished())

    # Events.

    def retain_event(self, event: int) -> None:
        """Count one more use of an event."""
        self._events.retain(event)

    def release_event(self, event: int) -> None:
        """Count one use less of an event."""
        released = self._events.release(event)
        if released is not None and not isinstance(released, Event):
            self._graphs.forget(released)

    def wait_events(self, events: layout.Events) -> None:
        """Wait for events."""
        for one in self._after(events):
            one.wait()

    def _event(self, handle: int | None) -> Event:
        """Return the event of a handle: an odd one says which thing of which queue's line it is."""
        if handle and handle & 1:
            queue = self._numbered[handle >> 1 & (_MOST_NUMBERED - 1)]
            return _ENDED if queue is None else queue.handed(handle >> 16)
        found = self._events.get(handle)
        if not isinstance(found, Event):
            raise SyclError("the event is that of a node, which runs only with its graph", Errc.INVALID)
        return found

    def event_status(self, event: int, status: Any) -> None:
        """Tell how far the command of an event is."""
        status[0] = _STATUS[self._event(event).status]

    def event_profiling(self, event: int, what: int, nanoseconds: Any) -> None:
        """Tell when the command of an event was submitted, began or ended."""
        nanoseconds[0] = self._event(event).profiling[what]

    def event_wait_list(self, event: int, listed: Any, room: int, count: Any) -> None:
        """Tell what the command of an event waits for."""
        found = [one for one in self._event(event).get_wait_list() if one.status is not EventStatus.COMPLETE]
        count[0] = len(found)
        for at, one in enumerate(found[:room]):
            listed[at] = self._events.add(one)

    def _after(self, events: layout.Events) -> list[Event]:
        return [self._event(events.list[at]) for at in range(events.count)]

    # Memory.

    def allocate(self, device: int, kind: int, size: int, align: int, memory: Any) -> None:
        """Allocate memory."""
        if kind >= len(layout.MEMORY_KINDS):
            raise SyclError(f"there is no memory of the kind {kind}", Errc.INVALID)
        memory[0] = self._allocations.allocate(self._device(device), layout.MEMORY_KINDS[kind], size, align)

    def release(self, memory: int | None) -> None:
        """Give memory back."""
        self._allocations.free(memory or 0)

    def pointer_info(self, pointer: int | None, kind: Any, device: Any) -> None:
        """Tell what a pointer points into."""
        found = self._allocations.find(pointer or 0)
        kind[0] = layout.UNKNOWN_MEMORY if found is None else layout.MEMORY_KINDS.index(found.kind)
        device[0] = 0 if found is None else self._devices.index(found.device)

    # Commands.

    def launch(self, queue: int, launch: Any, after: layout.Events, event: Any) -> None:
        """Launch a kernel."""
        graph = self._graph_queues.get(queue)
        if graph is not None:
            command = self._launch_command(graph, launch[0])
            self._add_node(graph, lambda handler: handler.take(command), after, event)
            return
        found, waits_for = self._queue(queue), tuple(self._after(after))
        found.hold_up()
        try:
            submitted = found.launch(launch[0], partial(self._prepared, found), waits_for)
        finally:
            found.settle()
        self._give_event(submitted, event)

    def forget_launches(self) -> None:
        """Forget what is known of launches: kernels may be others now."""
        for queue in [*self._queues.values()]:
            queue.forget_launches()

    def _prepared(self, queue: OnDevice, launch: layout.Launch) -> Prepared:
        """Return what launches a kernel. Raises `SyclError`."""
        kernel, launcher = self._launcher(queue, launch)
        return Prepared(launcher, kernel.may_wait)

    def _launch_command(self, queue: OnDevice, launch: layout.Launch) -> KernelCommand:
        kernel, launcher = self._launcher(queue, launch)
        packed = Packed(ctypes.string_at(launch.callable, launch.size), launch.local_bytes, ())
        return KernelCommand(kernel, _shape_of(launch), launcher, packed, kernel.may_wait)

    def _launcher(self, queue: OnDevice, launch: layout.Launch) -> tuple[Kernel, Launcher]:
        device = queue.device
        if launch.local_bytes > device.local_mem_size:
            message = f"{launch.local_bytes} bytes of local memory, of which '{device.name}' has"
            raise SyclError(f"{message} {device.local_mem_size}", Errc.INVALID, device=device)
        kernel = self._program.kernel(ctypes.string_at(launch.kernel).decode(), _constants_of(launch))
        if not 0 <= launch.size - kernel.layout.num_bytes < launch.align:  # which may be padding
            message = f"kernel '{kernel.name}' has arguments of {kernel.layout.num_bytes} bytes, found {launch.size}"
            raise SyclError(message, Errc.KERNEL_ARGUMENT, kernel=kernel.name, device=device)
        shape = _shape_of(launch)
        launcher = kernel.program.launcher(kernel, shape, device, queue.context)
        self._ahead.note(shape, queue)
        return kernel, launcher

    def copy(self, queue: int, to: int, source: int, size: int, after: layout.Events, event: Any) -> None:
        """Copy bytes."""
        self._submit(queue, lambda handler: handler.memcpy(to, source, size), after, event, unless=not size)

    def fill(
        self, queue: int, to: int, pattern: int, pattern_size: int, count: int, after: layout.Events, event: Any
    ) -> None:
        """Write a pattern some times."""
        data = ctypes.string_at(pattern, pattern_size)
        self._submit(queue, lambda handler: handler.fill(to, data, count), after, event, unless=not count)

    def copy_box(self, queue: int, to: Any, source: Any, after: layout.Events, event: Any) -> None:
        """Copy elements that stand in rows, as many as the source has."""
        target, found = _place_of(to[0]), _place_of(source[0])
        command = CopyCommand(target, found, found.num_bytes or 0, (0, 0))
        self._submit(queue, lambda handler: handler.take(command), after, event, unless=not found.num_bytes)

    def fill_box(self, queue: int, kind: int, to: Any, pattern: int, after: layout.Events, event: Any) -> None:
        """Write a pattern in all elements."""
        target, data = _place_of(to[0]), ctypes.string_at(pattern, to[0].size)
        command = FillCommand(NodeType(kind), target, data, (target.num_bytes or 0) // len(data))
        self._submit(queue, lambda handler: handler.take(command), after, event, unless=not target.num_bytes)

    def prefetch(self, queue: int, memory: int, _size: int, after: layout.Events, event: Any) -> None:
        """Do nothing: memory is there when it is used."""
        self._hint(queue, NodeType.PREFETCH, memory, after, event)

    def advise(self, queue: int, memory: int, _size: int, _advice: int, after: layout.Events, event: Any) -> None:
        """Do nothing likewise."""
        self._hint(queue, NodeType.MEMADVISE, memory, after, event)

    def _hint(self, queue: int, kind: NodeType, memory: int, after: layout.Events, event: Any) -> None:
        hint = Nothing(kind, Place(memory or 0, None, ())) if queue in self._graph_queues else Nothing(NodeType.EMPTY)
        self._submit(queue, lambda handler: handler.take(hint), after, event)

    def barrier(self, queue: int, after: layout.Events, event: Any) -> None:
        """Wait for events, or for all commands of the queue."""
        waits_for = self._after(after)
        self._enqueue(queue, lambda handler: handler.ext_oneapi_barrier(waits_for), event)

    def host_task(self, queue: int, task: int, data: int | None, after: layout.Events, event: Any) -> None:
        """Have a thread of the host call a function."""
        call = partial(_TASK(task), data)
        self._submit(queue, lambda handler: handler.host_task(call), after, event)

    def begin_host_use(self, thread: int, event: Any) -> None:
        """Make an event of what the host does with a buffer."""
        from syclrt.memory.host_use import HostUse

        begun = HostUse(thread=thread)
        SCHEDULER.submit(begun, ())
        event[0] = self._events.add(begun)

    def end_host_use(self, event: int) -> None:
        """Let go on what waits for the host. Raises `SyclError` (INVALID) for an event of something else."""
        from syclrt.memory.host_use import HostUse

        found = self._event(event)
        if not isinstance(found, HostUse):
            raise SyclError("the event is not that of what the host does with a buffer", Errc.INVALID)
        found.end()

    def _submit(
        self, queue: int, group: Callable[[Handler], object], after: layout.Events, event: Any, *, unless: bool = False
    ) -> None:
        """Submit a command, or nothing `unless` there is something to do, after some events."""
        graph = self._graph_queues.get(queue)
        if graph is not None:
            self._add_node(graph, _nothing if unless else group, after, event)
            return
        waits_for = self._after(after)

        def whole(handler: Handler) -> None:
            handler.depends_on(waits_for)
            (_nothing if unless else group)(handler)

        self._enqueue(queue, whole, event)

    def _enqueue(self, queue: int, group: Callable[[Handler], object], event: Any) -> None:
        found = self._queue(queue)
        found.hold_up()
        try:
            submitted = found.submit(group)
        finally:
            found.settle()
        self._give_event(submitted, event)

    def _fill_long_way(self) -> list[object]:
        """Give native code the functions for what it leaves to Python; return what has to be kept."""
        kept: list[Any] = []
        for name, function in _LONG_WAY.items():
            kept.append(TYPES[function](_guarded(self, function)))
            setattr(self._long_way, name, ctypes.cast(kept[-1], ctypes.c_void_p).value)
        native_calls().begin(ctypes.addressof(self._long_way))
        return kept

    def _give_event(self, submitted: Event, event: Any) -> None:
        """Give a program the handle of an event; none where the command has ended and nothing is measured."""
        if event:
            has_ended = submitted.has_ended and submitted.error is None and submitted.times is None
            event[0] = None if has_ended else self._events.add(submitted)

    # Graphs.

    def create_graph(self, device: int, flags: int, graph: Any, queue: Any) -> None:
        """Make a graph, and what stands for a queue whose commands become nodes."""
        graph[0], made = self._graphs.add(self._device(device), flags, self._long_way)
        self._graph_queues[made.handle] = made
        queue[0] = made.handle

    def release_graph(self, graph: int) -> None:
        """Forget a graph."""
        self._graphs.release(graph)

    def graph_join(self, graph: int, kind: int, after: layout.Events, node: Any) -> None:
        """Add a node that does nothing."""
        node[0] = self._graphs.handle_of(self._graphs.join(graph, kind, self._nodes(after)))

    def graph_edge(self, graph: int, source: int, to: int) -> None:
        """Let a node come after another one."""
        self._graphs.connect(graph, self._graphs.node(source), self._graphs.node(to))

    def graph_print(self, graph: int, path: bytes, is_verbose: int) -> None:
        """Write a graph in the DOT language."""
        self._graphs.print(graph, os.fsdecode(path), is_verbose=bool(is_verbose))

    def graph_nodes(self, graph: int, listed: Any, room: int, count: Any) -> None:
        """Tell the nodes of a graph."""
        self._list(self._graphs.nodes(graph), listed, room, count)

    def node_neighbours(self, node: int, are_successors: int, listed: Any, room: int, count: Any) -> None:
        """Tell what a node comes after, or what comes after it."""
        found = self._graphs.node(node)
        self._list(found.get_successors() if are_successors else found.get_predecessors(), listed, room, count)

    def node_type(self, node: int, kind: Any) -> None:
        """Tell what a node does."""
        kind[0] = self._graphs.node(node).type.value

    def node_set_launch(self, node: int, launch: Any) -> None:
        """Let a node launch something else."""
        found = self._graphs.node(node)
        self._graphs.relaunch(found, self._launch_command(found.model, launch[0]))

    def finalize_graph(self, graph: int, flags: int, executable: Any) -> None:
        """Make an executable graph."""
        executable[0] = self._graphs.finalize(graph, flags)

    def release_executable_graph(self, executable: int) -> None:
        """Forget an executable graph."""
        self._graphs.release_executable(executable)

    def update_nodes(self, executable: int, nodes: layout.Events) -> None:
        """Let an executable graph run nodes as they are now."""
        self._graphs.update(executable, self._nodes(nodes))

    def update_graph(self, executable: int, source: int) -> None:
        """Let an executable graph run all nodes of another graph."""
        self._graphs.update(executable, source)

    def submit_graph(self, queue: int, executable: int, after: layout.Events, event: Any) -> None:
        """Run an executable graph; in a graph it becomes a part."""
        found = self._graphs.executable(executable)
        self._submit(queue, lambda handler: handler.ext_oneapi_graph(found), after, event)

    def _add_node(
        self, graph: GraphQueue, group: Callable[[Handler], object], after: layout.Events, event: Any
    ) -> None:
        node = graph.add(group, self._nodes(after))
        if event:
            event[0] = self._graphs.handle_of(node)

    def _nodes(self, events: layout.Events) -> list[Node]:
        return [self._graphs.node(events.list[at]) for at in range(events.count)]

    def _list(self, nodes: Sequence[Node], listed: Any, room: int, count: Any) -> None:
        count[0] = len(nodes)
        for at, node in enumerate(nodes[:room]):
            listed[at] = self._graphs.handle_of(node)

    # Device globals.

    def add_device_global(self, variable: int, unique_id: bytes) -> None:
        """Take the address that a device global has on the host."""
        self._program.add_device_global(variable, unique_id.decode("utf-8", "surrogateescape"))

    def copy_to_device_global(
        self, queue: int, variable: int, offset: int, source: int, size: int, after: layout.Events, event: Any
    ) -> None:
        """Copy bytes to a device global."""
        found = self._program.device_global(variable)
        self._submit(queue, lambda handler: handler.memcpy(found, source, size, offset=offset), after, event)

    def copy_from_device_global(
        self, queue: int, variable: int, offset: int, to: int, size: int, after: layout.Events, event: Any
    ) -> None:
        """Copy bytes from a device global."""
        found = self._program.device_global(variable)
        self._submit(queue, lambda handler: handler.memcpy(to, found, size, offset=offset), after, event)

    # Kernels.

    def kernel_by_name(self, type_name: bytes, kernel: Any) -> None:
        """Tell the symbol of the kernel of a type."""
        kernel[0] = self._program.symbol_of_type(type_name.decode("utf-8", "surrogateescape"))

    def kernel_types(self, value: int, room: int, size: Any) -> None:
        """Tell the types that kernels go by."""
        _give(_listed(self._program.kernel_types), value, room, size)

    def constant_ids(self, value: int, room: int, size: Any) -> None:
        """Tell the specialization constants that kernels read."""
        _give(_listed(self._program.constant_ids), value, room, size)

    def kernel_info(self, kernel: int, device: int, info: int, value: int, room: int, size: Any) -> None:
        """Tell something of a kernel."""
        found = self._program.kernel(ctypes.string_at(kernel).decode())
        _give(kernel_info(found, self._device(device), info), value, room, size)

    def kernel_is_compatible(self, kernel: int, device: int, is_compatible: Any) -> None:
        """Tell whether a device can run a kernel."""
        found = self._program.kernel(ctypes.string_at(kernel).decode())
        is_compatible[0] = found.program.explain(found, self._device(device)).problem is None


def _listed(names: Iterable[str]) -> bytes:
    return b"".join(name.encode("utf-8", "surrogateescape") + b"\0" for name in names)


_ENDED = EndedEvent(None)


def table_of(calls: Calls) -> tuple[Interface, Sequence[object]]:
    """Return the table of functions for a program, and what has to be kept for as long."""
    kept = {name: TYPES[name](_guarded(calls, name)) for name in FUNCTIONS if name not in _NATIVE}
    table = Interface(layout.VERSION, ctypes.sizeof(Interface))
    for name, function in kept.items():
        setattr(table, name, ctypes.cast(function, ctypes.c_void_p).value)
    for name, symbol in _NATIVE.items():
        setattr(table, name, native_calls().address(symbol))
    return table, [*kept.values()]


def _guarded(calls: Calls, name: str) -> Callable[..., int]:
    """Return what calls a function, and returns a number for what it raises."""
    function = getattr(calls, name)

    def call(*arguments: Any) -> int:
        try:
            return function(*arguments) or 0
        except Exception as error:  # whatever it is, the program hears of it
            return calls.failed(error)

    return call


def _give(data: bytes, value: int, room: int, size: Any) -> None:
    """Write bytes where there is room for them."""
    size[0] = len(data)
    if data and room >= len(data):
        ctypes.memmove(value, data, len(data))


def _shape_of(launch: Any) -> LaunchShape:
    dimensions = launch.dimensions or 1
    is_nd_range = launch.kind == layout.ND_RANGE
    local = _reversed(launch.local_size, dimensions, 1) if is_nd_range else (1, 1, 1)
    offset = _reversed(launch.offset, dimensions, 0)
    return LaunchShape(dimensions, _reversed(launch.global_size, dimensions, 1), local, is_nd_range, offset)


def _reversed(extents: Any, dimensions: int, unused: int) -> tuple[int, int, int]:
    """Return extents with the one first that varies fastest."""
    x, y, z = (*reversed(extents[:dimensions]), unused, unused)[:3]
    return x, y, z


def _place_of(box: layout.Box) -> Place:
    """Return where elements stand. Raises `SyclError` (INVALID) for some without an address."""
    place = Place(box.memory or 0, tuple(box.extent), tuple(box.stride), box.size)
    if place.num_bytes and not place.address:
        raise SyclError("expected the address of what is copied or filled, found a null pointer", Errc.INVALID)
    return place


def _constants_of(launch: Any) -> dict[str, bytes]:
    """Return the values of specialization constants that a launch gives, by their ids."""
    given = (launch.constants[at] for at in range(launch.constant_count))
    return {one.id.decode("utf-8", "surrogateescape"): ctypes.string_at(one.value, one.size) for one in given}


def _nothing(handler: Handler) -> None:
    handler.take(Nothing(NodeType.EMPTY))
