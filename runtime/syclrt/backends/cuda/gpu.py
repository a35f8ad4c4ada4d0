"""A GPU: what the driver says of it, its context, its events, and how it is when a kernel has failed."""

from __future__ import annotations

import atexit
import ctypes
import os
import time
from collections import deque
from contextlib import suppress
from itertools import count
from queue import SimpleQueue
from threading import Lock, Thread, local
from typing import TYPE_CHECKING, Any, ClassVar, Protocol
from weakref import WeakValueDictionary

from syclopt.cached_property import cached_property
from syclrt.backends.cuda.driver import DriverError, call, checked, driver, fault_of, library
from syclrt.backends.cuda.native_calls import NativeCalls, native_calls
from syclrt.backends.device_facts import DeviceFacts
from syclrt.errors import Errc, SyclError

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from contextlib import AbstractContextManager

NAME = "cuda"
DEFAULT_STREAM = 1  # CU_STREAM_LEGACY: ours wait for it, and it for them
_KERNELS_IN_MESSAGES = 3
_PATIENCE = 5  # seconds that the end of the interpreter waits for functions of the host
_ENABLED_ALREADY = 704  # CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED
_WITHOUT_TIMES = 2  # CU_EVENT_DISABLE_TIMING
_FIRST_GRAPH = 1 << 32  # of the numbers of graphs
_STACK = "SYCLRT_CUDA_STACK_SIZE"
_USUAL_STACK, _LARGEST_STACK = 16 << 10, 512 << 10  # bytes of a work-item; the driver takes no more


class _Thread(local):
    """What is known of a thread: whether it has a context that stays, and how many it has for a while."""

    has_context = False
    pushed = 0


_of_thread = _Thread()


class HasKernels(Protocol):
    """A graph."""

    @property
    def kernels(self) -> Sequence[int]:
        """The numbers of its kernels."""
        ...


class HostCalls:
    """Functions that are called when streams are there: by a thread of their own, as the driver's must not use it."""

    def __init__(self, is_lost: Callable[[], bool]) -> None:
        """Take what tells whether the device has failed, so that they are never called."""
        self._is_lost = is_lost
        self._functions: dict[int, Callable[[], object]] = {}
        self._numbers = 0
        self._lock = Lock()
        self._reached: SimpleQueue[int] = SimpleQueue()
        self._thread: Thread | None = None
        self._callback = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(self._reached.put)
        atexit.register(self._finish)

    def add(self, stream: int, function: Callable[[], object]) -> None:
        """Have a function called when a stream has done what it was handed so far."""
        with self._lock:
            if self._thread is None:
                self._thread = Thread(target=self._run, name="syclrt-cuda", daemon=True)
                self._thread.start()
            self._numbers += 1
            number = self._numbers
            self._functions[number] = function
        launch = library().cuLaunchHostFunc
        checked(launch(ctypes.c_void_p(stream), self._callback, ctypes.c_void_p(number)), "cannot wait for a stream")

    def _run(self) -> None:
        while True:
            function = self._functions.pop(self._reached.get(), None)
            if function is not None:
                with suppress(Exception):  # who waits hears of it
                    function()
            del function  # it may keep objects of users

    def _finish(self) -> None:
        end = time.monotonic() + _PATIENCE
        while self._functions and not self._is_lost() and time.monotonic() < end:
            time.sleep(0.001)


class _Current:
    """Lets a GPU be the one that functions of the driver are about."""

    def __init__(self, gpu: Gpu) -> None:
        self._gpu = gpu

    def __enter__(self) -> None:
        self._gpu.check()
        call("cannot use the device", driver().cuCtxPushCurrent, self._gpu.context)
        _of_thread.pushed += 1

    def __exit__(self, *_: object) -> None:
        driver().cuCtxPopCurrent()
        _of_thread.pushed -= 1


class Gpu:
    """One GPU, by its number among those that the driver shows.

    When a kernel has failed on one, the driver ends the use of all of them for the process.
    """

    is_lost: ClassVar = False
    """Whether that has happened."""
    _lost: ClassVar[SyclError | None] = None
    _losing: ClassVar = Lock()
    _stack: ClassVar = 0  # bytes, where any was asked for
    _all: ClassVar[list[Gpu]] = []

    def __init__(self, number: int) -> None:
        self.number = number
        self.host_calls = HostCalls(lambda: self.is_lost)
        self.suspects: Callable[[], Sequence[int]] = tuple
        """What tells the numbers of the kernels, and graphs, that may not have ended."""
        self._lock = Lock()
        self._events: deque[int] = deque()
        self._names: list[str] = [""]  # 0 is no kernel
        self._numbers: dict[str, int] = {}
        self._graphs: WeakValueDictionary[int, HasKernels] = WeakValueDictionary()
        self._graph_numbers = count(_FIRST_GRAPH)
        self._reached: dict[int, bool] = {}
        self._current = _Current(self)
        self._all.append(self)

    @cached_property
    def facts(self) -> DeviceFacts:
        """What the device is, and how much it takes."""
        api, what = driver(), "cannot look at the device"
        name = call(what, api.cuDeviceGetName, 256, self.device).split(b"\0")[0].decode()
        memory = int(call(what, api.cuDeviceTotalMem, self.device))
        x, y, z = (self._attribute(f"MAX_BLOCK_DIM_{which}") for which in "XYZ")
        return DeviceFacts(
            *(NAME, name, "NVIDIA", self.driver_version),
            *(self._attribute("MULTIPROCESSOR_COUNT"), self._attribute("MAX_THREADS_PER_BLOCK")),
            *((x, y, z), memory, self._attribute("MAX_SHARED_MEMORY_PER_BLOCK_OPTIN"), self._attribute("WARP_SIZE")),
        )

    def free_memory(self) -> int:
        """Return the bytes of memory that nobody has taken, of all processes. Raises `SyclError`."""
        with self.current():
            free, _ = call("cannot look at the device", driver().cuMemGetInfo)
        return int(free)

    @cached_property
    def driver_version(self) -> str:
        """The newest interface that the driver has: "13.0"."""
        version = call("cannot look at the driver", driver().cuDriverGetVersion)
        return f"{version // 1000}.{version % 1000 // 10}"

    @cached_property
    def architecture(self) -> str:
        """What code is made for, as LLVM calls it: "sm_90"."""
        major, minor = (self._attribute(f"COMPUTE_CAPABILITY_{which}") for which in ("MAJOR", "MINOR"))
        return f"sm_{major}{minor}"

    @cached_property
    def calls(self) -> NativeCalls:
        """The native code."""
        return native_calls()

    @cached_property
    def find_kernel(self) -> Callable[[int, bytes], tuple[int, int, int, int]]:
        """What looks for a kernel in loaded code; see `NativeCalls.finder`."""
        return self.calls.finder(int(self.context))

    @cached_property
    def load_module(self) -> Callable[[bytes], tuple[int, int, bytes]]:
        """What loads code; see `NativeCalls.loader`."""
        return self.calls.loader(int(self.context))

    def give_stack(self) -> None:
        """Let each work-item have as much stack as the environment says, for kernels that take nobody knows how much.

        Raises `SyclError`: INVALID for what is no number of bytes, MEMORY_ALLOCATION where there is not so much.
        """
        size = _stack_size()
        with self.current():
            api, what = driver(), f"cannot give each work-item {size} bytes of stack"
            kind = api.CUlimit.CU_LIMIT_STACK_SIZE
            if int(call(what, api.cuCtxGetLimit, kind)) < size:
                call(what, api.cuCtxSetLimit, kind, size)
        Gpu._stack = size

    def current(self) -> AbstractContextManager[None]:
        """Let the device be the one that functions of the driver are about."""
        return self._current

    def ready(self) -> None:
        """Let the thread have a context, if it has none: functions on streams and events ask for some.

        It stays, unless it is not ours, so that somebody else may take it away, or `current` will.
        """
        if not _of_thread.has_context:
            api = driver()
            current = int(call("cannot use the device", api.cuCtxGetCurrent) or 0)
            if not current:
                call("cannot use the device", api.cuCtxSetCurrent, self.context)
            _of_thread.has_context = not _of_thread.pushed and current in (0, int(self.context))

    def checked(self, what: str, function: Callable[..., Any], *arguments: object) -> Any:
        """Return what a function of the driver returns. Raises `SyclError`: when the device has failed, that one."""
        self.ready()
        try:
            return call(what, function, *arguments)
        except DriverError as error:
            raise self.failed(error) from None

    def check_status(self, status: int, what: str, *, kernel: str | None = None) -> None:
        """Raise `SyclError` for a status that is no success, likewise."""
        if not status:
            return
        try:
            checked(status, what)
        except DriverError as error:
            error.kernel = kernel
            raise self.failed(error) from None

    def check(self) -> None:
        """Raise `SyclError` when the device has failed."""
        if self.is_lost:
            raise self.failed(None)

    def failed(self, error: DriverError | None) -> SyclError:
        """Return what to raise: once a kernel did what it must not do, that for ever."""
        if self._lost is None and error is not None:
            fault = fault_of(error)
            if fault is None:
                return error
            self._lose(fault)
        lost = self._lost
        assert lost is not None, "the device has failed"
        found = SyclError(str(lost), lost.code, kernel=lost.kernel)
        found.__cause__ = error
        return found

    def _lose(self, fault: str) -> None:
        """Note what all errors say from now on: of threads that find out at the same time, the first one tells."""
        with self._losing:
            if Gpu._lost is not None:
                return
            kernels = {gpu: found for gpu in self._all if (found := gpu._suspected())}
            names = [*dict.fromkeys(name for found in kernels.values() for name in found)]
            listed = ", ".join(f"'{name}'" for name in names[:_KERNELS_IN_MESSAGES])
            who = f"kernel {listed}" if len(names) == 1 else f"one of the kernels {listed}" if names else "a kernel"
            where = f"'{next(iter(kernels), self).facts.name}'" if len(kernels) < 2 else "one of the GPUs"
            what = "the device" if len(self._all) == 1 else "GPUs"
            full = (
                f" (or a stack of {self._stack} bytes was full: {_STACK} is how many there are)" if self._stack else ""
            )
            message = f"{who} failed on {where}: {fault}{full}; this process cannot use {what} any more"
            Gpu._lost = SyclError(message, Errc.RUNTIME, kernel=names[0] if len(names) == 1 else None)
            Gpu.is_lost = True

    def _suspected(self) -> list[str]:
        """Return the names of the kernels that may not have ended."""
        numbers = [each for number in self.suspects() for each in self._kernels_of(number)]
        return [*dict.fromkeys(self._names[number] for number in numbers if number)]

    def reaches(self, other: Gpu) -> bool:
        """Tell whether kernels can use memory of another GPU; from then on they can."""
        found = self._reached.get(other.number)
        if found is None:
            api = driver()
            ask = api.cuDeviceCanAccessPeer
            found = bool(int(call("cannot look at the device", ask, self.device, other.device)))
            if found:
                with self.current():
                    status, *_ = api.cuCtxEnablePeerAccess(other.context, 0)
                found = int(status) in (0, _ENABLED_ALREADY)
            self._reached[other.number] = found
        return found

    def has_atomics_on(self, other: Gpu) -> bool:
        """Tell whether atomic operations in memory of another GPU are such for that one, too."""
        api = driver()
        kind = api.CUdevice_P2PAttribute.CU_DEVICE_P2P_ATTRIBUTE_NATIVE_ATOMIC_SUPPORTED
        ask = api.cuDeviceGetP2PAttribute
        return bool(int(call("cannot look at the device", ask, kind, self.device, other.device)))

    def number_of(self, kernel: str) -> int:
        """Return the number by which native code notes a kernel."""
        with self._lock:
            number = self._numbers.setdefault(kernel, len(self._names))
            if number == len(self._names):
                self._names.append(kernel)
            return number

    def number_of_graph(self, graph: HasKernels) -> int:
        """Return the number by which native code notes a graph, in the place of a kernel."""
        number = next(self._graph_numbers)
        self._graphs[number] = graph
        return number

    def _kernels_of(self, number: int) -> Sequence[int]:
        """Return the numbers of the kernels of a graph, or a kernel's own."""
        graph = self._graphs.get(number)
        return graph.kernels if graph is not None else (number,) if number < _FIRST_GRAPH else ()

    def new_event(self) -> int:
        """Return an event, which measures no time."""
        try:
            return self._events.pop()
        except IndexError:
            with self.current():
                return int(call("cannot make an event", driver().cuEventCreate, _WITHOUT_TIMES))

    def let_wait(self, stream: int, other: int) -> None:
        """Let a stream go on when another one has done what it was handed so far."""
        event = self.new_event()
        with self.current():  # the default stream is that of the current context
            try:
                self.checked("cannot record an event", driver().cuEventRecord, event, other)
                self.checked("cannot let a stream wait", driver().cuStreamWaitEvent, stream, event, 0)
            finally:
                self.give_event_back(event)

    def check_stream(self, stream: int) -> None:
        """Raise `SyclError` (INVALID) for a stream of another device or context."""
        with self.current():
            found = call("cannot look at the stream", driver().cuStreamGetCtx, stream, code=Errc.INVALID)
        if int(found) != int(self.context):
            message = f"the stream {stream:#x} is not one of the primary context of '{self.facts.name}'"
            raise SyclError(message, Errc.INVALID)

    def check_capture(self, stream: int) -> None:
        """Raise `SyclError` (INVALID) while a stream is being captured into a graph of the driver."""
        if int(self.checked("cannot look at the stream", driver().cuStreamIsCapturing, stream)):
            message = (
                f"the stream {stream:#x} is being captured into a graph, of which commands of a queue cannot be part"
            )
            raise SyclError(f"{message}: submit them before or after that", Errc.INVALID)

    def give_event_back(self, event: int) -> None:
        """Let somebody else have an event."""
        self._events.append(event)

    @cached_property
    def device(self) -> Any:
        """The device, as the driver knows it."""
        return call("there is no such device", driver().cuDeviceGet, self.number)

    @cached_property
    def context(self) -> Any:
        """The context that the driver has for the device, which other libraries use, too."""
        return call("cannot use the device", driver().cuDevicePrimaryCtxRetain, self.device, code=Errc.PLATFORM)

    def _attribute(self, name: str) -> int:
        api = driver()
        key = getattr(api.CUdevice_attribute, f"CU_DEVICE_ATTRIBUTE_{name}")
        return int(call("cannot look at the device", api.cuDeviceGetAttribute, key, self.device))


class LentEvent:
    """An event of a GPU, which measures no time; it goes back with this."""

    __slots__ = ("_gpu", "event")

    def __init__(self, gpu: Gpu) -> None:
        self._gpu = gpu
        self.event = gpu.new_event()

    def __del__(self) -> None:
        self._gpu.give_event_back(self.event)


def _stack_size() -> int:
    text = os.environ.get(_STACK, "")
    if not text:
        return _USUAL_STACK
    if not text.isdecimal() or not 1 <= int(text) <= _LARGEST_STACK:
        raise SyclError(f"{_STACK}: expected a number from 1 to {_LARGEST_STACK}, found '{text}'", Errc.INVALID)
    return int(text)
