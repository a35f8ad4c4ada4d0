"""Copies and fills on a line."""

from __future__ import annotations

import ctypes
from itertools import pairwise
from threading import Lock
from typing import TYPE_CHECKING, NamedTuple

from syclrt.backends.cuda.driver import driver, library
from syclrt.backends.cuda.memory import Pool
from syclrt.backends.cuda.staging import Stager

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from syclrt.backends.cuda.lines import CudaLine, Streams

    Piece = tuple[int, int, int]

_LARGEST_PITCH = (1 << 31) - 1
_LEAST_ROWS = 3  # that are copied together
_ATTRIBUTES = (ctypes.c_int * 4)(1, 2, 8, 9)  # CU_POINTER_ATTRIBUTE_CONTEXT, _MEMORY_TYPE, _IS_MANAGED, _DEVICE_ORDINAL
_MEMORY_TYPE = 2  # CU_POINTER_ATTRIBUTE_MEMORY_TYPE
_OF_HOST = 1  # CU_MEMORYTYPE_HOST
_TAKEN_AT_ONCE = 64 << 10  # bytes of the host that the driver reads before it returns, whatever it waits for
_SETS = {1: "cuMemsetD8Async", 2: "cuMemsetD16Async", 4: "cuMemsetD32Async"}


class _Known(ctypes.Structure):
    """What the driver knows of an address: nothing is 0. Memory of pools has no context."""

    _fields_ = tuple((name, ctypes.c_uint64) for name in ("context", "kind", "is_managed", "device"))


class Rows(NamedTuple):
    """Pieces of one length, a pitch apart: where the first one is written and read, and how many there are."""

    to: int
    source: int
    length: int
    height: int
    to_pitch: int
    source_pitch: int


class Copier:
    """Copies and fills for a device."""

    def __init__(self, streams: Streams) -> None:
        self._gpu = streams.gpu
        self.pool = Pool(streams)
        self._stager = Stager(streams.gpu, self.pool)
        self._lock = Lock()

    def copy(self, line: CudaLine, pieces: Iterable[Piece]) -> None:
        """Have a line copy bytes; places may overlap. Memory of the host that is not pinned is read before the return.

        What is written to such memory may be there before the return.
        """
        for rows in grouped([*pieces]):
            if rows.height == 1:
                self._copy_one(line, rows.to, rows.source, rows.length)
            else:
                self._copy_rows(line, rows)

    def fill(self, line: CudaLine, pieces: Iterable[tuple[int, int]], pattern: bytes) -> None:
        """Have a line write a pattern, some times, to pieces of memory."""
        for address, length in pieces:
            if not length:
                continue
            short = shortest(pattern, address)
            if self.is_unknown(address):
                self._fill_on_host(line, address, length, pattern)
            elif len(short) in _SETS and address % len(short) == 0:
                value, count = int.from_bytes(short, "little"), length // len(short)
                self._gpu.checked(
                    "cannot fill memory", getattr(driver(), _SETS[len(short)]), address, value, count, line.stream
                )
            else:
                self._double(line, address, length, pattern)

    def copy_at_once(self, line: CudaLine, to: int, source: int, length: int) -> None:
        """Have a line copy bytes, and return when they are there."""
        self.at_once(line, lambda: self._copy_one(line, to, source, length))

    def at_once(self, line: CudaLine, action: Callable[[], object]) -> None:
        """Let an action ask a line that several threads use, and return when that has been done."""
        with self._lock:
            action()
            _, number = line.launched()
        line.wait_for(number)

    def _copy_one(self, line: CudaLine, to: int, source: int, length: int) -> None:
        if self._is_for_host(to, source, length):
            if self._stager.takes(length) and (writes_host := self.is_unknown(to)) != self.is_unknown(source):
                copy = self._stager.copy_out if writes_host else self._stager.copy_in
                copy(line, to, source, length)
                return
            line.wait_for_stream()  # as the driver would, but no interrupt ended that
        if abs(to - source) >= length:
            self._gpu.checked("cannot copy memory", driver().cuMemcpyAsync, to, source, length, line.stream)
            return
        if to == source:
            return
        lease = self.pool.allocate("device", length)
        line.keep(line.count + 1, lease)
        self._gpu.checked("cannot copy memory", driver().cuMemcpyAsync, lease.address, source, length, line.stream)
        self._gpu.checked("cannot copy memory", driver().cuMemcpyAsync, to, lease.address, length, line.stream)

    def _is_for_host(self, to: int, source: int, length: int) -> bool:
        """Tell whether the driver would wait for the line before it copies."""
        return self.is_unknown(to) or (length > _TAKEN_AT_ONCE and self.is_unknown(source))

    def is_unknown(self, address: int) -> bool:
        """Tell whether the driver does not know an address: memory of the host that is not pinned."""
        self._gpu.ready()
        kind = ctypes.c_uint()
        ask = library().cuPointerGetAttribute
        return bool(ask(ctypes.byref(kind), _MEMORY_TYPE, ctypes.c_void_p(address)))

    def _copy_rows(self, line: CudaLine, rows: Rows) -> None:
        if self._is_for_host(rows.to, rows.source, rows.length * rows.height):
            line.wait_for_stream()
        self._gpu.checked("cannot copy memory", driver().cuMemcpy2DAsync, two_dimensional(rows), line.stream)

    def _double(self, line: CudaLine, address: int, length: int, pattern: bytes) -> None:
        """Write the pattern once, then copy what is there."""
        buffer = ctypes.create_string_buffer(pattern, len(pattern))
        done = len(pattern)
        self._gpu.checked(
            "cannot fill memory", driver().cuMemcpyAsync, address, ctypes.addressof(buffer), done, line.stream
        )
        while done < length:
            more = min(done, length - done)
            self._gpu.checked("cannot fill memory", driver().cuMemcpyAsync, address + done, address, more, line.stream)
            done += more

    def _fill_on_host(self, line: CudaLine, address: int, length: int, pattern: bytes) -> None:
        """Fill memory that the device cannot write to: when the line has done what it was handed before."""
        line.wait_for_stream()
        ctypes.memmove(address, pattern * (length // len(pattern)), length)

    def can_use(self, address: int) -> bool:
        """Tell whether kernels can use the memory at an address: that of another device, or context, they cannot."""
        self._gpu.ready()
        known = _Known()
        start = ctypes.addressof(known)
        places = (ctypes.c_void_p * len(_ATTRIBUTES))(*range(start, start + ctypes.sizeof(known), 8))
        ask = library().cuPointerGetAttributes
        if ask(len(_ATTRIBUTES), _ATTRIBUTES, places, ctypes.c_void_p(address)) or not known.kind:
            return False
        if known.kind == _OF_HOST or known.is_managed:
            return True
        return known.device == self._gpu.number and known.context in (0, int(self._gpu.context))


def two_dimensional(rows: Rows) -> object:
    """Return what the driver takes for rows."""
    api = driver()
    copied = api.CUDA_MEMCPY2D()
    copied.srcMemoryType = copied.dstMemoryType = api.CUmemorytype.CU_MEMORYTYPE_UNIFIED
    copied.srcDevice, copied.dstDevice = rows.source, rows.to
    copied.srcPitch, copied.dstPitch = rows.source_pitch, rows.to_pitch
    copied.WidthInBytes, copied.Height = rows.length, rows.height
    return copied


def shortest(pattern: bytes, address: int) -> bytes:
    """Return the shortest pattern that repeats to the same bytes, of those that the driver can write at an address."""
    parts = (pattern[:size] for size in _SETS if address % size == 0)
    return next((part for part in parts if pattern == part * (len(pattern) // len(part))), pattern)


def grouped(pieces: Sequence[Piece]) -> Iterator[Rows]:
    """Yield pieces in their order, those together that the driver copies in one go."""
    at = 0
    while at < len(pieces):
        count = _row_count(pieces, at)
        to, source, length = pieces[at]
        if count < _LEAST_ROWS:
            yield Rows(to, source, length, 1, 0, 0)
            at += 1
            continue
        pitches = pieces[at + 1][0] - to, pieces[at + 1][1] - source
        yield Rows(to, source, length, count, *pitches)
        at += count


def _row_count(pieces: Sequence[Piece], first: int) -> int:
    """Return how many pieces from one on have one length and constant pitches that rows can have."""
    if first + 1 >= len(pieces):
        return 1
    to, source, length = pieces[first]
    pitches = pieces[first + 1][0] - to, pieces[first + 1][1] - source
    if not all(length <= pitch <= _LARGEST_PITCH for pitch in pitches):
        return 1
    count = 1
    for one, other in pairwise(pieces[at] for at in range(first, len(pieces))):
        if other[2] != length or (other[0] - one[0], other[1] - one[1]) != pitches:
            break
        count += 1
    return count
