"""Memory of a device and of the host for it, taken from the driver once and used again."""

from __future__ import annotations

from collections import deque
from functools import lru_cache
from threading import Lock
from typing import TYPE_CHECKING, Any, NamedTuple

from syclrt.backends.cuda.driver import OUT_OF_MEMORY, DriverError, call, driver
from syclrt.errors import Errc, SyclError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from syclrt.backends.cuda.gpu import Gpu
    from syclrt.backends.cuda.lines import CudaLine, Streams

_STEP = 512  # bytes: addresses are multiples of it, and so are sizes
_LARGE = 1 << 20  # bytes, from which on sizes are rounded up to a part of themselves, so that others fit
_PARTS = 8
_REMEMBERED = 1024
_PORTABLE_AND_MAPPED = 3  # CU_MEMHOSTALLOC_PORTABLE | CU_MEMHOSTALLOC_DEVICEMAP
_GLOBAL = 1  # CU_MEM_ATTACH_GLOBAL


class _Memory(NamedTuple):
    """Memory from the driver: `start` is what it gave, `size` all that is there."""

    kind: str
    size: int
    start: int


class Lease:
    """Memory of a device that goes back with this."""

    def __init__(self, pool: Pool, num_bytes: int) -> None:
        """Raise `SyclError` (MEMORY_ALLOCATION) where there is no room."""
        self._pool = pool
        self.address = pool.allocate("device", num_bytes, 1)

    def __del__(self) -> None:
        if "address" in self.__dict__:
            self._pool.free(self.address)


class Pool:
    """Memory in use, and memory that will be used again when the lines have done what they were handed before."""

    def __init__(self, streams: Streams) -> None:
        self._streams = streams
        self._gpu = streams.gpu
        self._lock = Lock()
        self._used: dict[int, _Memory] = {}
        self._freed: deque[tuple[_Memory, tuple[tuple[CudaLine, int], ...]]] = deque()
        self._ready: dict[tuple[str, int], list[int]] = {}

    def allocate(self, kind: str, num_bytes: int, alignment: int) -> int:
        """Return the address of new memory. Raises `SyclError` (MEMORY_ALLOCATION) where there is no room."""
        least = num_bytes + (alignment if alignment > _STEP else 0)
        self._gpu.check()
        memory = self._at_once(kind, rounded(least)) or self._at_last(kind, -(-least // _STEP) * _STEP, num_bytes)
        address = -(-memory.start // alignment) * alignment
        self._used[address] = memory
        return address

    def free(self, address: int) -> None:
        """Give memory back: it waits for no lock, since objects may be collected at any time."""
        memory = self._used.pop(address, None)
        if memory is not None:
            self._freed.append((memory, self._streams.busy()))

    def _at_once(self, kind: str, size: int) -> _Memory | None:
        """Return memory that was used before, or new one; None where the driver has no more."""
        with self._lock:
            self._take_back()
            if ready := self._ready.get((kind, size)):
                return _Memory(kind, size, ready.pop())
        try:
            return _Memory(kind, size, _from_driver(self._gpu, kind, size))
        except DriverError as error:
            if error.status != OUT_OF_MEMORY:
                raise
            return None

    def _at_last(self, kind: str, size: int, num_bytes: int) -> _Memory:
        """Return new memory when all that was handed over has been done, and what nobody uses has gone back."""
        for line, number in self._streams.busy():  # commands keep memory that is theirs alone
            line.wait_for(number)
        with self._lock:
            self._take_back()
            self._release()
        try:
            return _Memory(kind, size, _from_driver(self._gpu, kind, size))
        except DriverError as error:
            message = f"there is no room for {num_bytes} bytes of {kind} memory: {error}"
            raise SyclError(message, Errc.MEMORY_ALLOCATION) from error

    def _take_back(self) -> None:
        """Let memory be used again of which no line knows any more."""
        while self._freed:
            memory, marks = self._freed[0]
            if not all(line.has_passed(number) for line, number in marks):
                return
            self._freed.popleft()
            self._ready.setdefault((memory.kind, memory.size), []).append(memory.start)

    def _release(self) -> None:
        for kind, start in self._unused():
            with self._gpu.current():
                free = driver().cuMemFreeHost if kind == "host" else driver().cuMemFree
                free(start)
        self._ready.clear()

    def _unused(self) -> Iterator[tuple[str, int]]:
        for (kind, _), starts in self._ready.items():
            for start in starts:
                yield kind, start


@lru_cache(_REMEMBERED)
def rounded(num_bytes: int) -> int:
    """Return the size of the memory that is taken for some bytes: of large ones, at most an eighth more."""
    step = _STEP
    while step * _PARTS * 2 < num_bytes and num_bytes >= _LARGE:
        step *= 2
    return max(1, -(-num_bytes // step)) * step


def _from_driver(gpu: Gpu, kind: str, size: int) -> int:
    api: Any = driver()
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
