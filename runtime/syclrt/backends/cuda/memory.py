"""Memory of a device and of the host for it, taken from the driver once and used again."""

from __future__ import annotations

from collections import deque
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from syclrt.backends.cuda.driver import OUT_OF_MEMORY, DriverError, call, driver
from syclrt.collected import collecting, when_gone
from syclrt.errors import Errc, SyclError

if TYPE_CHECKING:
    from syclrt.backends.cuda.gpu import Gpu
    from syclrt.backends.cuda.lines import CudaLine, Streams

_STEP = 512  # bytes: addresses are multiples of it, and so are sizes
_LARGE = 1 << 20  # bytes, from which on sizes are rounded up to a part of themselves, so that others fit
_PARTS = 8
_REMEMBERED = 1024
_PORTABLE_AND_MAPPED = 3  # CU_MEMHOSTALLOC_PORTABLE | CU_MEMHOSTALLOC_DEVICEMAP
_GLOBAL = 1  # CU_MEM_ATTACH_GLOBAL
_MOST = 1 << 48  # bytes that have addresses


class Lease:
    """Memory of a device, or of the host for it, that goes back with this."""

    __slots__ = ("__weakref__", "_shelf", "_start", "address", "num_bytes")

    def __init__(self, shelf: _Shelf, start: int, address: int, num_bytes: int) -> None:
        """Take what the driver gave at `start`, and where what was asked for begins."""
        self._shelf = shelf
        self._start = start
        self.address = address
        self.num_bytes = num_bytes

    def __del__(self) -> None:
        if collecting:
            when_gone(self, self._shelf.take_back, self._start)
        else:  # most of the time, and at once
            self._shelf.take_back(self._start)


class _Shelf:
    """Memory of one kind and size that can be used now."""

    __slots__ = ("kind", "pool", "ready", "size")

    def __init__(self, pool: Pool, size: int, kind: str) -> None:
        self.pool = pool
        self.size = size
        self.kind = kind
        self.ready: list[int] = []

    def take_back(self, start: int) -> None:
        """Take memory back, and wait for no lock, since objects may be collected at any time."""
        for streams in self.pool.users:
            if not streams.is_idle():
                self.pool.freed.append((self, start, self.pool.busy()))
                return
        self.ready.append(start)


class Pool:
    """Memory in use, and memory that will be used again when the lines have done what they were handed before.

    It has no lock: objects with memory may be collected at any time, also by a thread that is in here.
    """

    def __init__(self, streams: Streams) -> None:
        self.users = [streams]
        """Those whose lines may use the memory."""
        self.freed: deque[tuple[_Shelf, int, list[tuple[CudaLine, int]]]] = deque()
        """What has gone back since, and the lines that have to pass where they were then."""
        self._gpu = streams.gpu
        self._shelves: dict[tuple[int, str], _Shelf] = {}
        self._asked_for: dict[tuple[int, str], _Shelf] = {}

    def allocate(self, kind: str, num_bytes: int, alignment: int = 1) -> Lease:
        """Return new memory. Raises `SyclError` (MEMORY_ALLOCATION) where there is no room."""
        if self._gpu.is_lost:
            self._gpu.check()
        if num_bytes > _MOST:
            raise SyclError(f"there is no room for {num_bytes} bytes of {kind} memory", Errc.MEMORY_ALLOCATION)
        least = num_bytes if alignment <= _STEP else num_bytes + alignment
        shelf = self._asked_for.get((least, kind)) or self._shelf_for(least, kind)
        try:
            start = shelf.ready.pop()
        except IndexError:
            shelf, start = self._at_once(shelf) or self._at_last(-(-least // _STEP) * _STEP, kind, num_bytes)
        address = start if alignment <= _STEP else -(-start // alignment) * alignment
        return Lease(shelf, start, address, num_bytes)

    def serve(self, streams: Streams) -> None:
        """Take note that the lines of another device may use the memory, too."""
        if streams not in self.users:
            self.users.append(streams)

    def busy(self) -> list[tuple[CudaLine, int]]:
        """Return the lines that may still use what goes back now, and how much each was handed."""
        return [line for one in self.users for line in one.busy()]

    def _shelf_for(self, num_bytes: int, kind: str) -> _Shelf:
        if len(self._asked_for) >= _REMEMBERED:
            self._asked_for.clear()
        found = self._asked_for[num_bytes, kind] = self._shelf(rounded(num_bytes), kind)
        return found

    def _shelf(self, size: int, kind: str) -> _Shelf:
        return self._shelves.setdefault((size, kind), _Shelf(self, size, kind))

    def _at_once(self, shelf: _Shelf) -> tuple[_Shelf, int] | None:
        """Return memory that no line knows any more, or new one; None where the driver has no more."""
        self._put_back()
        try:
            return shelf, shelf.ready.pop()
        except IndexError:
            pass
        try:
            return shelf, _from_driver(self._gpu, shelf)
        except DriverError as error:
            if error.status != OUT_OF_MEMORY:
                raise
            return None

    def _at_last(self, size: int, kind: str, num_bytes: int) -> tuple[_Shelf, int]:
        """Return new memory when what nobody uses has gone back."""
        self.shrink()
        shelf = self._shelf(size, kind)
        try:
            return shelf, _from_driver(self._gpu, shelf)
        except DriverError as error:
            message = f"there is no room for {num_bytes} bytes of {kind} memory: {error}"
            raise SyclError(message, Errc.MEMORY_ALLOCATION) from error

    def shrink(self) -> None:
        """Give what nobody uses back to the driver, when all that was handed over has been done."""
        for line, number in self.busy():  # commands keep memory that is theirs alone
            line.wait_for(number)
        self._put_back()
        self._release()

    def _put_back(self) -> None:
        """Let memory be used again of which no line knows any more."""
        while True:
            try:
                freed = self.freed.popleft()
            except IndexError:
                return
            shelf, start, marks = freed
            if not all(line.has_passed(number) for line, number in marks):
                self.freed.appendleft(freed)
                return
            shelf.ready.append(start)

    def _release(self) -> None:
        for shelf in [*self._shelves.values()]:
            free = driver().cuMemFreeHost if shelf.kind == "host" else driver().cuMemFree
            with self._gpu.current(), suppress(IndexError):
                while True:
                    free(shelf.ready.pop())


def rounded(num_bytes: int) -> int:
    """Return the size of the memory that is taken for some bytes: of large ones, at most an eighth more."""
    step = _STEP
    while step * _PARTS * 2 < num_bytes and num_bytes >= _LARGE:
        step *= 2
    return max(1, -(-num_bytes // step)) * step


def _from_driver(gpu: Gpu, shelf: _Shelf) -> int:
    api: Any = driver()
    kind, size = shelf.kind, shelf.size
    what = f"cannot allocate {size} bytes of {kind} memory"
    with gpu.current():
        if kind == "host":
            return int(call(what, api.cuMemHostAlloc, size, _PORTABLE_AND_MAPPED))
        if kind == "shared":
            if size > gpu.facts.global_mem_size:
                raise SyclError(
                    f"there is no room for {size} bytes of shared memory: the device has less", Errc.MEMORY_ALLOCATION
                )
            return int(call(what, api.cuMemAllocManaged, size, _GLOBAL))
        return int(call(what, api.cuMemAlloc, size))
