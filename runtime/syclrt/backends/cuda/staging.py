"""Copies between a device and memory of the host that is not pinned: in parts, by way of memory that is.

The driver copies such memory with one thread, and waits for each part; here two threads copy while the device does.
"""

from __future__ import annotations

import ctypes
from collections import deque
from functools import cached_property
from threading import Lock
from typing import TYPE_CHECKING, NamedTuple

from syclrt.backends.cuda.driver import NOT_READY, driver

if TYPE_CHECKING:
    from collections.abc import Iterator
    from concurrent.futures import Future, ThreadPoolExecutor

    from syclrt.backends.cuda.gpu import Gpu
    from syclrt.backends.cuda.lines import CudaLine
    from syclrt.backends.cuda.memory import Lease, Pool

LEAST = 4 << 20  # bytes that are worth it
_PART = 4 << 20  # bytes
_SLOTS = 4
_THREADS = 2
_LOOK = 1_000_000  # nanoseconds


class _Part(NamedTuple):
    """Bytes of a copy, from `first` on, that go through a slot."""

    first: int
    size: int
    slot: int


class Stager:
    """Pinned memory, and threads, for one copy at a time."""

    def __init__(self, gpu: Gpu, pool: Pool) -> None:
        self._gpu = gpu
        self._pool = pool
        self._lock = Lock()
        self._busy: list[int | None] = [None] * _SLOTS  # the event after which a slot is free

    def copy_in(self, line: CudaLine, to: int, source: int, length: int) -> None:
        """Have a line copy memory of the host to the device; it has been read when this returns."""
        filling: deque[tuple[_Part, Future[object]]] = deque()

        def send() -> None:
            part, filled = filling.popleft()
            filled.result()
            self._copy(line, to + part.first, self._slot(part), part.size)
            self._busy[part.slot] = self._record(line)

        with self._lock:
            for part in _parts(length):
                if len(filling) == _THREADS:
                    send()
                self._wait(part.slot)
                move = (self._slot(part), source + part.first, part.size)
                filling.append((part, self._threads.submit(ctypes.memmove, *move)))
            while filling:
                send()

    def copy_out(self, line: CudaLine, to: int, source: int, length: int) -> None:
        """Copy memory of the device to the host, when a line has done what it was handed before; it is there then."""
        coming: deque[_Part] = deque()
        emptied: list[Future[object] | None] = [None] * _SLOTS

        def take() -> None:
            part = coming.popleft()
            self._wait(part.slot)
            emptied[part.slot] = self._threads.submit(ctypes.memmove, to + part.first, self._slot(part), part.size)

        with self._lock:
            for part in _parts(length):
                if len(coming) == _SLOTS - 1:
                    take()
                self._wait(part.slot)
                if (before := emptied[part.slot]) is not None:
                    before.result()
                self._copy(line, self._slot(part), source + part.first, part.size)
                self._busy[part.slot] = self._record(line)
                coming.append(part)
            while coming:
                take()
            for one in emptied:
                if one is not None:
                    one.result()

    def _slot(self, part: _Part) -> int:
        return self._memory.address + part.slot * _PART

    def _copy(self, line: CudaLine, to: int, source: int, size: int) -> None:
        self._gpu.checked("cannot copy memory", driver().cuMemcpyAsync, to, source, size, line.stream)

    def _record(self, line: CudaLine) -> int:
        event = self._gpu.new_event()
        self._gpu.checked("cannot record an event", driver().cuEventRecord, event, line.stream)
        return event

    def _wait(self, slot: int) -> None:
        """Return when the device does not use a slot any more."""
        event = self._busy[slot]
        if event is None:
            return
        while (status := self._gpu.calls.event_status(event, _LOOK)) == NOT_READY:
            pass
        self._gpu.check_status(status, "the device failed")
        self._busy[slot] = None
        self._gpu.give_event_back(event)

    @cached_property
    def _memory(self) -> Lease:
        return self._pool.allocate(_SLOTS * _PART, "host")

    @cached_property
    def _threads(self) -> ThreadPoolExecutor:
        from concurrent.futures import ThreadPoolExecutor

        return ThreadPoolExecutor(_THREADS, "syclrt-copies")


def _parts(length: int) -> Iterator[_Part]:
    for number, first in enumerate(range(0, length, _PART)):
        yield _Part(first, min(_PART, length - first), number % _SLOTS)
