"""Native code for launches and waits (cuda_calls.cpp), and the structures that it reads."""

from __future__ import annotations

import ctypes
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from syclrt.backends.cuda import driver
from syclrt.backends.direct_calls import (
    NOTHING,
    ONE,
    VECTOR,
    GraphKernel,
    Place,
    add_method,
    function_of_python,
    graph_kernel,
    kept,
    maker_of_calls,
    number_setter,
    place_of,
    queues_known_by,
)
from syclrt.backends.native_cpu.backend import load_own_code
from syclrt.backends.straight_calls import StraightLaunch, StraightTransfers

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from syclrt.backends.backend import NativeMethods
    from syclrt.backends.graph_work import ChangedNumber, CommandTypes, UpdatedKernel
    from syclrt.backends.records import QueueTypes

_OF_TRANSFERS = _COPY, _FILL, _LEAD = "__cuda_copy_straight", "__cuda_fill_straight", "__cuda_lead_straight"
_OF_CODE = _LOAD, _FIND = "__cuda_load", "__cuda_find_kernel"
_OF_KERNELS = _LAUNCH, _STRAIGHT, _NEW_CALL, _SPIN = (
    *("__cuda_launch", "__cuda_launch_straight", "__cuda_new_call", "__cuda_spin"),
)
_OF_QUEUES = _PARALLEL_FOR, _GRAPH, _KNOW_QUEUES, _RUN_GRAPH, _WAIT, _IS_IDLE, _WATCH, _ASK = (
    *("__cuda_parallel_for", "__cuda_ext_oneapi_graph", "__cuda_know_queues"),
    *("__cuda_run_graph", "__cuda_wait", "__cuda_is_idle", "__cuda_watch", "__cuda_ask"),
)
_OF_UPDATES = _SET_NUMBER, _TAKE_ARGUMENTS = "__cuda_set_number", "__cuda_take_arguments"
_SET_NODE = "cuGraphExecKernelNodeSetParams_v2"
_LATEST = 64
MOST_LINES = 8  # of a queue
_TIMED = 0  # flags of events: CU_EVENT_DEFAULT

Three = ctypes.c_uint32 * 3
LongThree = ctypes.c_uint64 * 3


class NativeLine(ctypes.Structure):
    """`Line`: a stream, how far it is, and the numbers of the kernels that were launched on it last."""

    _fields_ = (
        *(("stream", ctypes.c_uint64), ("query", ctypes.c_uint64)),
        *((name, ctypes.c_int64) for name in ("is_ours", "count", "launched", "done", "launching", "launches")),
        ("latest", ctypes.c_uint64 * _LATEST),
    )


class NativeLaunch(ctypes.Structure):
    """`Launch` of the device library."""

    _fields_ = (
        ("global_base", LongThree),
        ("global_size", LongThree),
        ("left", Three),
        ("group_base", Three),
        ("group_count", Three),
        ("dimensions", ctypes.c_uint32),
        ("scratch", ctypes.c_uint32),
        ("is_early", ctypes.c_uint32),
    )


class NativeGrid(ctypes.Structure):
    """`Grid`: a part of a range."""

    _fields_ = (("size", Three), ("unused", ctypes.c_uint32), ("launch", NativeLaunch))


class NativeKernel(ctypes.Structure):
    """`Kernel`, with a range."""

    _fields_ = (
        *((name, ctypes.c_uint64) for name in ("launch", "function", "places", "grids", "number")),
        ("parameter_count", ctypes.c_uint32),
        ("grid_count", ctypes.c_uint32),
        ("block", Three),
        *((name, ctypes.c_uint32) for name in ("local_bytes", "takes_local", "waits_for_grids", "may_wait")),
    )


class _KnownLine(ctypes.Structure):
    """`KnownLine`."""

    _fields_ = tuple((name, ctypes.c_uint64) for name in ("line", "object", "part"))


class NativeLines(ctypes.Structure):
    """`Lines`: those of a queue."""

    _fields_ = (
        *((name, ctypes.c_uint32) for name in ("count", "most", "next", "unused")),
        ("all", _KnownLine * MOST_LINES),
    )


def add_line(lines: NativeLines, line: int, line_object: object, part: object) -> None:
    """Add a line, at an address, as an object, and a method of it, which stay where they are."""
    lines.all[lines.count] = _KnownLine(line, id(line_object), id(part))
    lines.count += 1


class _Queue(ctypes.Structure):
    """`Queue`."""

    _fields_ = (("lines", ctypes.c_uint64), ("place", Place))


class _Function(ctypes.Structure):
    """`Function`."""

    _fields_ = (("call", ctypes.c_uint64),)


class _Finder(ctypes.Structure):
    """`Finder`."""

    _fields_ = tuple((name, ctypes.c_uint64) for name in ("push", "pop", "function", "attribute", "context"))


class _Loader(ctypes.Structure):
    """`Loader`."""

    _fields_ = tuple((name, ctypes.c_uint64) for name in ("push", "pop", "load", "context"))


class NativeGraph(ctypes.Structure):
    """`Graph`."""

    _fields_ = (
        *((name, ctypes.c_uint64) for name in ("launch", "graph", "device", "context", "last_run", "number")),
        *((name, ctypes.c_uint32) for name in ("is_used", "is_stale")),
    )


class NativeNode(ctypes.Structure):
    """`GraphNode`."""

    _fields_ = tuple((name, ctypes.c_uint64) for name in ("node", "parameters", "arguments"))


class _Context(ctypes.Structure):
    """`Context`."""

    _fields_ = tuple((name, ctypes.c_uint64) for name in ("current", "set", "context"))


def _context(address: int) -> _Context:
    return _Context(driver.address_of("cuCtxGetCurrent"), driver.address_of("cuCtxSetCurrent"), address)


class _KernelNodes(ctypes.Structure):
    """`KernelNodes`."""

    _fields_ = (
        *(("kernel", GraphKernel), ("context", _Context)),
        *((name, ctypes.c_uint64) for name in ("set", "graph", "nodes", "count")),
    )


class _Transfers(ctypes.Structure):
    """`Transfers`."""

    _fields_ = (
        ("context", _Context),
        *((name, ctypes.c_uint64) for name in ("record", "let_wait", "event")),
        *((name, ctypes.c_uint64) for name in ("attribute", "copy", "fill", "fill_words")),
    )


class _Waiter(ctypes.Structure):
    """`Waiter`."""

    _fields_ = (("line", ctypes.c_uint64), ("nanoseconds", ctypes.c_int64))


class _Watch(ctypes.Structure):
    """`Watch`."""

    _fields_ = tuple((name, ctypes.c_uint64) for name in ("record", "query"))


class _AllLines(ctypes.Structure):
    """`AllLines`."""

    _fields_ = (("lines", ctypes.c_uint64), ("count", ctypes.c_uint64))


class NativeCalls:
    """The functions of the native code."""

    def __init__(self) -> None:
        """Raise `SyclError` (BUILD) where the code cannot be compiled for the processor."""
        path = str(Path(__file__).with_name("cuda_calls.ll"))
        self._code = code = load_own_code(path, (*_OF_TRANSFERS, *_OF_CODE, *_OF_KERNELS, *_OF_QUEUES, *_OF_UPDATES))
        pointer = ctypes.c_void_p
        launch = ctypes.CFUNCTYPE(ctypes.c_int, pointer, pointer, ctypes.c_char_p, ctypes.c_uint32)
        self.launch = launch(code.address(_LAUNCH))
        self._spin = ctypes.CFUNCTYPE(ctypes.c_int, pointer, pointer, ctypes.c_int64)(code.address(_SPIN))
        self._straight = code.address(_STRAIGHT)
        self._wait = code.address(_WAIT)
        self.new_call = maker_of_calls(code.address(_NEW_CALL), self)
        """What launches a kernel with arguments of Python: it is given the rows of its parameters (`rows_of`), a
        `NativeKernel` without addresses of places and grids, these, the context that memory must be of, and what keeps
        all that. Of too many parameters it returns None."""  # fmt: skip
        self.launch_graph = self._function("cuGraphLaunch")
        """A graph, and a stream."""
        self.record_event = self._function("cuEventRecord")
        """An event, and a stream."""
        self._create_event = self._function("cuEventCreate")
        self._attribute_of = self._function("cuFuncGetAttribute")
        self.set_node = self._function(_SET_NODE)
        """A graph, a node and what it launches."""
        self.launch_kernel = driver.address_of("cuLaunchKernelEx")
        self.query_stream = driver.address_of("cuStreamQuery")
        self._query_event = driver.address_of("cuEventQuery")
        in_context = "cuCtxPushCurrent_v2", "cuCtxPopCurrent_v2"
        events = _Watch(driver.address_of("cuEventRecord"), self._query_event)
        self.watch: Callable[[int, int], tuple[int, int, int]]
        """What lets an event come on a stream that does nothing else, and returns the driver's status, when it came by
        `time.perf_counter_ns`, and by how much that may be wrong."""
        self.watch = function_of_python(code.address(_WATCH), VECTOR, events, self)
        self._for_finders = (*map(driver.address_of, (*in_context, "cuModuleGetFunction", "cuFuncGetAttribute")),)
        self._for_loaders = (*map(driver.address_of, (*in_context, "cuModuleLoadDataEx")),)

    def stream_status(self, stream: int, nanoseconds: int) -> int:
        """Return the status of a stream when it has done all, or after some time."""
        return self._spin(self.query_stream, stream, nanoseconds)

    def event_status(self, event: int, nanoseconds: int) -> int:
        """Return the status of an event when it has come, or after some time."""
        return self._spin(self._query_event, event, nanoseconds)

    def timed_events(self, count: int) -> tuple[int, list[int]]:
        """Return the driver's status, and new events that can be timed: as many as were asked for, if it is 0."""
        made = (ctypes.c_uint64 * count)()
        start = ctypes.addressof(made)
        for at in range(count):
            if status := self._create_event(start + at * ctypes.sizeof(ctypes.c_uint64), _TIMED):
                return status, made[:at]
        return 0, made[:]

    def loader(self, context: int) -> Callable[[bytes], tuple[int, int, bytes]]:
        """Return what loads code in a context.

        It returns the driver's status, the module, and what the driver says of code that it refuses.
        """
        return function_of_python(self._code.address(_LOAD), VECTOR, _Loader(*self._for_loaders, context), self)

    def finder(self, context: int) -> Callable[[int, bytes], tuple[int, int, int, int]]:
        """Return what looks for a kernel in a module of a context by its symbol.

        It returns the driver's status, the function, the most work-items of its work-groups, and the bytes of private
        memory of each.
        """
        state = _Finder(*self._for_finders, context)
        return function_of_python(self._code.address(_FIND), VECTOR, state, self)

    def attribute_of(self, function: int, attribute: int) -> tuple[int, int]:
        """Return the driver's status, and an attribute of a function by its number."""
        found = ctypes.c_int()
        return self._attribute_of(ctypes.addressof(found), attribute, function), found.value

    def straight(self, kernel: NativeKernel, keeps: object) -> StraightLaunch:
        """Return what launches a kernel for native code."""
        return StraightLaunch(self._straight, ctypes.addressof(kernel), (kernel, keeps, self))

    def straight_transfers(self, context: int, event: int, keeps: object) -> StraightTransfers:
        """Return native code for the device of a context, with an event of it, which `keeps` keeps."""
        memory = "cuPointerGetAttribute", "cuMemcpyAsync", "cuMemsetD8Async", "cuMemsetD32Async"
        order = map(driver.address_of, ("cuEventRecord", "cuStreamWaitEvent"))
        state = _Transfers(_context(context), *order, event, *map(driver.address_of, memory))
        copy, fill, lead = map(self._code.address, (_COPY, _FILL, _LEAD))
        return StraightTransfers(copy, fill, lead, ctypes.addressof(state), (state, keeps, self))

    def of_queue(self, lines: NativeLines, device: object, context: object) -> tuple[NativeMethods, object]:
        """Return itself, and the `native` of a queue with the reference to its context."""
        place, keeps = place_of(device, context)
        return self, kept(_Queue(ctypes.addressof(lines), place), lines, keeps)

    def add_methods(self, queues: type, known: QueueTypes, long_ways: Mapping[str, Callable[..., Any]]) -> None:
        """Give queues methods that launch kernels and graphs."""
        functions = {"parallel_for": _PARALLEL_FOR, "ext_oneapi_graph": _GRAPH}
        state, keeps = queues_known_by(known, known.handed_event, *(long_ways[name] for name in functions))
        ctypes.CFUNCTYPE(None, ctypes.c_void_p)(self._code.address(_KNOW_QUEUES))(ctypes.addressof(state))
        added = [add_method(queues, name, self._code.address(function)) for name, function in functions.items()]
        self._for_methods = state, keeps, added

    def graph(self, graph: int, last_run: list[Any], number: int) -> NativeGraph:
        """Return what native code knows of a graph of the driver, which no queue launches yet.

        `last_run` takes the line of a launch and the number of what that was handed. Whoever asks keeps all of that.
        """
        return NativeGraph(driver.address_of("cuGraphLaunch"), graph, 0, 0, id(last_run), number)

    def run_of_graph(self, graph: NativeGraph, *keeps: object) -> object:
        """Return what the native methods of queues launch a graph by."""
        return function_of_python(self._code.address(_RUN_GRAPH), ONE, graph, (keeps, self))

    def number_setter(self, changed: ChangedNumber, types: CommandTypes) -> Callable[[object], bool]:
        """Return what changes a number in command groups."""
        return number_setter(self._code.address(_SET_NUMBER), changed, types, self)

    def arguments_setter(
        self, kernel: UpdatedKernel, graph: NativeGraph, nodes: Sequence[NativeNode], context: int, keeps: object
    ) -> Callable[[object], bool]:
        """Return what lets the nodes of a kernel be launched with the arguments of its command group.

        It writes them to where the launches of the nodes read them, which `keeps` keeps.
        """
        each = (NativeNode * len(nodes))(*nodes)
        set_node = driver.address_of(_SET_NODE)
        addresses = map(ctypes.addressof, (graph, each))
        state = _KernelNodes(graph_kernel(kernel), _context(context), set_node, *addresses, len(nodes))
        return function_of_python(self._code.address(_TAKE_ARGUMENTS), ONE, state, (kernel, graph, each, keeps, self))

    def _function(self, name: str) -> Callable[..., int]:
        """Return a function of the driver that takes numbers and addresses, three at most, and returns its status."""
        state = _Function(driver.address_of(name))
        return function_of_python(self._code.address(_ASK), VECTOR, state, self._code)

    def wait(self, line: NativeLine, nanoseconds: int) -> Callable[[int], bool]:
        """Return what waits for some time until a line has done so many things, the last one among them.

        It tells whether that is so: where it is not, or other things came later, one has to look closely.
        """
        return function_of_python(self._wait, ONE, _Waiter(ctypes.addressof(line), nanoseconds), (line, self))

    def idleness(self, lines: Sequence[NativeLine]) -> Callable[[], bool]:
        """Return what tells whether lines have done all that they were handed, as far as is known."""
        addresses = (ctypes.c_uint64 * len(lines))(*map(ctypes.addressof, lines))
        state = _AllLines(ctypes.addressof(addresses), len(lines))
        return function_of_python(self._code.address(_IS_IDLE), NOTHING, state, (addresses, lines, self))


@cache
def native_calls() -> NativeCalls:
    """Return the functions of the native code, which is loaded once."""
    return NativeCalls()
