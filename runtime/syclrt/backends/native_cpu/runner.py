"""Native code that runs kernels and graphs: its threads, and the functions that Python calls itself."""

from __future__ import annotations

import atexit
import ctypes
import os
from threading import main_thread
from typing import TYPE_CHECKING, Any

from syclrt.backends.direct_calls import (
    ONE,
    VECTOR,
    GraphKernel,
    Method,
    Taken,
    add_method,
    function_of_python,
    graph_kernel,
    method,
    number_setter,
    queues_known_by,
    taken_by,
)
from syclrt.fork_lock import ForkLock

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from syclrt.backends.backend import DirectLaunch, Loaded
    from syclrt.backends.graph_work import ChangedNumber, CommandTypes, UpdatedKernel
    from syclrt.backends.records import QueueTypes, Scheduler
    from syclrt.backends.straight_calls import StraightLaunch

_CALL_KERNEL, _CALL_GRAPH, _RUN_PACKED = "__native_call_kernel", "__native_call_graph", "__native_run_packed"
_SET_NUMBER, _TAKE_ARGUMENTS = "__native_set_number", "__native_take_arguments"
SHORT = 20_000  # nanoseconds: what takes less is done sooner than another thread has begun
INTERRUPTED = 1
MOST_STACK = 63 << 20  # bytes that a kernel may take, on a thread with THREAD_STACK of runner.hpp
STACKS = b"syclrt stacks\n"
"""Begins code that tells of kernels which need large stacks."""
LONG = 20_000_000  # nanoseconds: while it lasts, somebody may want to interrupt it
_LINE = 64  # bytes of memory that a processor keeps together
_PARALLEL_FOR, _WAIT, _KNOW_QUEUES = "__native_parallel_for", "__native_wait", "__native_know_queues"
_NAMES_OF_EVENTS = ("queue", "action", "dependents", "error", "_lock", "runner", "generation")
_NAMES_OF_SCHEDULER = ("is_locked", "looking", "generation")
_STRAIGHT, _STRAIGHT_FOR_ANY = "__native_launch_straight", "__native_launch_for_any"
_CALL_FOR_ANY, _LAY_OUT = "__native_call_for_any", "__native_lay_out"
_KERNEL, _INTERRUPT = "__native_run_interruptible", "__native_interrupt"
_PLAN, _CANCEL = "__native_plan_graph", "__native_cancel_graph"
_STOP, _MOVE, _NOTHING = "__native_stop_pool", "__native_move", "__native_do_nothing"
_WRITE, _FORGET = "__native_write_at_fault", "__native_forget_program"
_WATCH_CODE, _FORGET_CODE = "__native_watch_code", "__native_forget_code"
_SYMBOLS = (
    *(
        _CALL_KERNEL,
        _CALL_GRAPH,
        _RUN_PACKED,
        _PARALLEL_FOR,
        _KNOW_QUEUES,
        _WAIT,
        _STRAIGHT,
        _STRAIGHT_FOR_ANY,
        _CALL_FOR_ANY,
        _LAY_OUT,
        _WRITE,
        _FORGET,
        _WATCH_CODE,
        _FORGET_CODE,
        _SET_NUMBER,
        _TAKE_ARGUMENTS,
    ),
    *(_KERNEL, _INTERRUPT, _PLAN, _CANCEL, _STOP, _MOVE, _NOTHING),
)
_POINTER = ctypes.c_void_p


class _Call(ctypes.Structure):
    """`Call` of python_calls.cpp."""

    _fields_ = (
        ("taken", Taken),
        *((name, ctypes.c_uint64) for name in ("pool", "kernel", "packed")),
        ("longest", ctypes.c_int64),
    )


class _Later(ctypes.Structure):
    """`Later` of python_calls.cpp."""

    _fields_ = (("objects", ctypes.c_uint64 * 18),)


class _KernelStep(ctypes.Structure):
    """`KernelStep` of python_calls.cpp."""

    _fields_ = (("kernel", GraphKernel), ("arguments", ctypes.c_uint64))


class _Straight(ctypes.Structure):
    """`Straight` of python_calls.cpp."""

    _fields_ = (("pool", ctypes.c_uint64), ("kernel", ctypes.c_uint64), ("longest", ctypes.c_int64))


class Range(ctypes.Structure):
    """`Range` of ranges.hpp."""

    _fields_ = (
        *((name, ctypes.c_uint64 * 3) for name in ("global_size", "local_size", "offset")),
        *((name, ctypes.c_uint64) for name in ("dimensions", "has_groups")),
    )


class AnyRange(ctypes.Structure):
    """`AnyRange` of runner.hpp."""

    _fields_ = (
        *((name, ctypes.c_uint64) for name in ("pool", "function")),
        *((name, ctypes.c_int64) for name in ("longest", "picoseconds")),
        ("items", ctypes.c_uint64),
    )


class _CallForAny(ctypes.Structure):
    """`CallForAny` of python_calls.cpp."""

    _fields_ = (("taken", Taken), ("known", ctypes.c_uint64))


class Replay(ctypes.Structure):
    """`Replay` of python_calls.cpp."""

    _fields_ = (
        *((name, ctypes.c_uint64) for name in ("pool", "graph")),
        ("slice", ctypes.c_int64),
        ("about_stack", ctypes.c_char_p),
    )


class _Pool(ctypes.Structure):
    """`Pool` of runner.cpp."""

    _fields_ = (
        ("locks", ctypes.c_char * 192),
        ("runs", ctypes.c_uint64),
        ("launches", ctypes.c_uint64),
        ("handles", ctypes.c_uint64),
        ("threads", ctypes.c_uint32),
        ("counts", ctypes.c_char * 28),
        ("main_thread", ctypes.c_uint64),
    )


class ZeroedMemory:
    """Zeros, at an address that lines of the processor begin at."""

    __slots__ = ("_buffer", "address", "view")

    def __init__(self, num_bytes: int) -> None:
        self._buffer = bytearray(num_bytes + _LINE)
        start = ctypes.addressof(ctypes.c_char.from_buffer(self._buffer))
        self.address = start + -start % _LINE
        self.view = memoryview(self._buffer)[self.address - start :]


class Runner:
    """The native code, and threads that help; they begin with the first work for several."""

    def __init__(self, code: Loaded, threads: int) -> None:
        self._code = code
        self._threads = threads
        address = code.address
        self.move, self.do_nothing = address(_MOVE), address(_NOTHING)
        self._straight, self._straight_for_any = address(_STRAIGHT), address(_STRAIGHT_FOR_ANY)
        self._call_for_any = address(_CALL_FOR_ANY)
        self.lay_out = ctypes.CFUNCTYPE(None, _POINTER, _POINTER, ctypes.c_size_t)(address(_LAY_OUT))
        self._call_kernel, self._call_graph = address(_CALL_KERNEL), address(_CALL_GRAPH)
        self._parallel_for = address(_PARALLEL_FOR)
        self._know_queues = ctypes.CFUNCTYPE(None, _POINTER)(address(_KNOW_QUEUES))
        self._packed = Method(b"packed", address(_RUN_PACKED), VECTOR, None)
        self._later = _Later()
        self._later_objects: tuple[object, ...] = ()
        self.later = ctypes.addressof(self._later)
        """Where it stands how launches are left for later, once there are `methods`."""
        text = ctypes.c_char_p
        kernel = ctypes.PYFUNCTYPE(ctypes.c_int, _POINTER, _POINTER, text, ctypes.c_size_t, text)
        self.run_kernel = kernel(address(_KERNEL))
        self.interrupt = ctypes.CFUNCTYPE(ctypes.c_int, _POINTER, ctypes.c_size_t)(address(_INTERRUPT))
        self.plan_graph = ctypes.CFUNCTYPE(None, _POINTER)(address(_PLAN))
        self.cancel_graph = ctypes.CFUNCTYPE(None, _POINTER, _POINTER)(address(_CANCEL))
        self.write_at_fault = ctypes.CFUNCTYPE(None, _POINTER)(address(_WRITE))
        self.forget_program = ctypes.CFUNCTYPE(None, _POINTER)(address(_FORGET))
        self.watch_code = ctypes.CFUNCTYPE(None, _POINTER)(address(_WATCH_CODE))
        self.forget_code = ctypes.CFUNCTYPE(None, _POINTER)(address(_FORGET_CODE))
        self._stop_pool = ctypes.CFUNCTYPE(None, _POINTER)(address(_STOP))
        size = ctypes.sizeof(_Pool)
        self._memory = ZeroedMemory(size + 24 * threads)  # handles, and what threads begin with
        self.pool = self._memory.address
        self._begin()
        os.register_at_fork(after_in_child=self._begin)
        atexit.register(self._stop)

    def _begin(self) -> None:
        """Let no thread have begun: also in a child of a fork, which has none."""
        ctypes.memset(self.pool, 0, ctypes.sizeof(_Pool))
        pool = _Pool.from_address(self.pool)
        pool.threads = self._threads
        pool.handles = self.pool + ctypes.sizeof(_Pool)
        pool.main_thread = main_thread().ident or 0

    def kernel_call(
        self, kernel: int, rows: bytes, context: object, longest: int, keeps: object
    ) -> DirectLaunch | None:
        """Return what launches a kernel, at an address that `keeps` keeps; None if it has too many parameters.

        It runs at once what may, and has not taken more than `longest` nanoseconds.
        """
        taken = taken_by(rows, context)
        if taken is None:
            return None
        state = _Call(taken, self.pool, kernel, ctypes.addressof(self._packed), longest)
        return function_of_python(self._call_kernel, VECTOR, state, (keeps, self))

    def call_for_any(self, known: AnyRange, rows: bytes, context: object, keeps: object) -> DirectLaunch | None:
        """Return what launches a kernel for any range without work-groups, likewise."""
        taken = taken_by(rows, context)
        if taken is None:
            return None
        state = _CallForAny(taken, ctypes.addressof(known))
        return function_of_python(self._call_for_any, VECTOR, state, (known, keeps, self))

    def add_methods(self, queues: type, known: QueueTypes, long_ways: Mapping[str, Callable[..., Any]]) -> None:
        """Give queues the method that runs kernels that are over soon, and leaves others to the scheduler."""
        self._leave_to(known.scheduler, known.later_event)
        state, keeps = queues_known_by(known, known.ended_event, long_ways["parallel_for"])
        self._know_queues(ctypes.addressof(state))
        self._for_methods = state, keeps, add_method(queues, "parallel_for", self._parallel_for)

    def _leave_to(self, scheduler: Scheduler, event: type[Any]) -> None:
        """Let launches be left to a scheduler, with events of a type, but for those that native code waits for."""
        wait = method(self._code.address(_WAIT), self._later, self)
        waited_for = type(event.__name__, (event,), {"__slots__": (), "__doc__": event.__doc__, "wait": wait})
        steps = scheduler.take, scheduler.wake_for, scheduler.finish
        self._later_objects = objects = (
            *(waited_for, type(len), None, scheduler, *_NAMES_OF_EVENTS, *_NAMES_OF_SCHEDULER, *steps, event.wait),
        )
        self._later.objects = (ctypes.c_uint64 * len(objects))(*map(id, objects))

    def straight(self, kernel: int, longest: int, keeps: object) -> StraightLaunch:
        """Return what launches a kernel for native code; the rest is as in `kernel_call`."""
        from syclrt.backends.straight_calls import StraightLaunch

        state = _Straight(self.pool, kernel, longest)
        return StraightLaunch(self._straight, ctypes.addressof(state), (state, keeps, self))

    def straight_for_any(self, known: AnyRange, keeps: object) -> StraightLaunch:
        """Return what launches a kernel for native code and any range."""
        from syclrt.backends.straight_calls import StraightLaunch

        return StraightLaunch(self._straight_for_any, ctypes.addressof(known), (known, keeps, self))

    def graph_call(self, replay: Replay, keeps: object) -> Callable[[bool], bool]:
        """Return what runs a graph, or goes on with a run that lasts, for some time and tells whether it lasts."""
        return function_of_python(self._call_graph, ONE, replay, (keeps, self))

    def number_setter(self, changed: ChangedNumber, types: CommandTypes) -> Callable[[object], bool]:
        """Return what changes a number in command groups."""
        return number_setter(self._code.address(_SET_NUMBER), changed, types, self)

    def arguments_setter(self, kernel: UpdatedKernel, address: int, keeps: object) -> Callable[[object], bool]:
        """Return what writes the arguments of a kernel's command group to an address, which `keeps` keeps."""
        state = _KernelStep(graph_kernel(kernel), address)
        return function_of_python(self._code.address(_TAKE_ARGUMENTS), ONE, state, (kernel, keeps, self))

    def _stop(self) -> None:
        self._stop_pool(self.pool)


class Crew:
    """Threads that run kernels together with the one that launches."""

    def __init__(self, threads: int, load: Callable[[Sequence[str]], Loaded]) -> None:
        """Take their number, and what loads the native code with some symbols."""
        self.threads = threads
        self._load = load
        self._lock = ForkLock()
        self._runner: Runner | None = None

    @property
    def runner(self) -> Runner:
        """The native code; it is compiled if that was never done on this machine. Raises `SyclError` (BUILD)."""
        if self._runner is None:
            with self._lock.inner:
                if self._runner is None:
                    self._runner = Runner(self._load(_SYMBOLS), self.threads)
        return self._runner

    @property
    def loaded(self) -> Runner | None:
        """The native code, if it has been asked for before."""
        return self._runner

    def interrupt(self, thread: int) -> bool:
        """Let the kernel that a thread runs end at the next work-groups, and tell whether it runs one."""
        return self._runner is not None and bool(self._runner.interrupt(self._runner.pool, thread))
