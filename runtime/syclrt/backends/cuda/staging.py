"""Copies between a device and memory of the host that is not pinned: in parts, by way of memory that is.

The driver copies such memory with one thread, which waits for each part; here several do, by native code (copies.cpp).
"""

from __future__ import annotations

import ctypes
import os
import sys
from contextlib import suppress
from functools import partial
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Any

from syclopt.cached_property import cached_property
from syclrt.backends.cuda.driver import address_of, call, driver
from syclrt.backends.native_cpu.backend import load_own_code

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from concurrent.futures import Future, ThreadPoolExecutor

    from syclrt.backends.backend import Loaded
    from syclrt.backends.cuda.gpu import Gpu
    from syclrt.backends.cuda.lines import CudaLine
    from syclrt.backends.cuda.memory import Lease, Pool

LEAST = 4 << 20  # bytes that are worth it
_PART = 1 << 20  # bytes
_SLOTS = 2  # of a thread: one part is copied by it while another one is by the driver
_MOST_THREADS = 8
_LEAST_THREADS = 2  # the driver's one is as quick as ours would be
_BLOCKING = 0  # comes after what others gave the default stream, as lines do
_COPY = "__cuda_copy"


class _Copy(ctypes.Structure):
    """`Copy`."""

    _fields_ = (
        *((name, ctypes.c_uint64) for name in ("copy", "record", "query", "device", "host", "bytes", "part", "next")),
        ("is_out", ctypes.c_uint32),
        ("status", ctypes.c_int),
    )


class _Lane(ctypes.Structure):
    """`Lane`."""

    _fields_ = (("stream", ctypes.c_uint64), ("events", ctypes.c_uint64 * _SLOTS), ("memory", ctypes.c_uint64))


class Stager:
    """Pinned memory, streams and threads, for one copy at a time."""

    def __init__(self, gpu: Gpu, pool: Pool) -> None:
        self._gpu = gpu
        self._pool = pool
        self._lock = Lock()
        self._count = min(_MOST_THREADS, _processors() // 2)

    def takes(self, length: int) -> bool:
        """Tell whether it copies so many bytes sooner than the driver does."""
        return length >= LEAST and self._count >= _LEAST_THREADS

    def copy_in(self, line: CudaLine, to: int, source: int, length: int) -> None:
        """Copy memory of the host to the device, when a line has done what it was handed before; it is there then."""
        self._copy(line, to, source, length, is_out=False)

    def copy_out(self, line: CudaLine, to: int, source: int, length: int) -> None:
        """Copy memory of the device to the host, likewise."""
        self._copy(line, source, to, length, is_out=True)

    def _copy(self, line: CudaLine, device: int, host: int, length: int, *, is_out: bool) -> None:
        line.wait_for_stream()
        with self._lock:
            copy = _Copy(*self._functions, device, host, length, _PART, 0, is_out, 0)
            first, *more = self._lanes[: max(1, length // _PART // _SLOTS)]
            share = partial(self._share, self._call, copy)
            others: list[Future[None]] = []
            try:
                with suppress(RuntimeError):  # at the end of the interpreter this thread copies all
                    others.extend(self._threads.submit(share, lane) for lane in more)
                share(first)
            finally:
                _wait_for(others)  # they use memory of the user
        self._gpu.check_status(copy.status, "cannot copy memory")

    def _share(self, call: Callable[..., Any], copy: _Copy, lane: _Lane) -> None:
        self._gpu.ready()
        call(ctypes.byref(copy), ctypes.byref(lane))

    @cached_property
    def _lanes(self) -> Sequence[_Lane]:
        size = _SLOTS * _PART
        with self._gpu.current():
            return [
                _Lane(_new_stream(), (ctypes.c_uint64 * _SLOTS)(*(self._gpu.new_event() for _ in range(_SLOTS))), at)
                for at in range(self._memory.address, self._memory.address + self._count * size, size)
            ]

    @cached_property
    def _memory(self) -> Lease:
        return self._pool.allocate("host", self._count * _SLOTS * _PART)

    @cached_property
    def _threads(self) -> ThreadPoolExecutor:
        from concurrent.futures import ThreadPoolExecutor

        return ThreadPoolExecutor(self._count - 1, "syclrt-copies")

    @cached_property
    def _functions(self) -> tuple[int, ...]:
        return tuple(map(address_of, ("cuMemcpyAsync", "cuEventRecord", "cuEventQuery")))

    @cached_property
    def _code(self) -> Loaded:
        return load_own_code(str(Path(__file__).with_name("copies.ll")), (_COPY,))

    @cached_property
    def _call(self) -> Callable[..., Any]:
        return ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)(self._code.address(_COPY))


def _wait_for(others: Sequence[Future[None]]) -> None:
    from concurrent.futures import wait

    wait(others)


def _new_stream() -> int:
    return int(call("cannot make a stream", driver().cuStreamCreate, _BLOCKING))


def _processors() -> int:
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1
