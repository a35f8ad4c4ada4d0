"""Launches of kernels on the processor: what loops around kernels read, and threads that share the work-groups."""

from __future__ import annotations

import ctypes
import os
from math import inf, prod
from time import perf_counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from concurrent.futures import ThreadPoolExecutor

    from syclrt.backends.native_cpu.printed_text import PrintedText
    from syclrt.ranges import LaunchShape

MAX_WORK_GROUP_SIZE = 8192
_ITEMS_IN_A_GROUP = 4096  # of a range without work-groups, where it is large enough for all threads
_ITEMS_FOR_THREADS = 16384  # below, one thread is quicker than to wake others, unless
_SECONDS_FOR_THREADS = 1e-4  # launches took longer than that
_SHORT = 2e-5  # seconds: what takes less is done sooner than another thread has begun
_IN_STEP = 16  # work-items that run in step, at most
_GROUPS_A_THREAD = 8

_GUESS = 1  # nanoseconds for a work-item, before anything was launched
_LOCAL_BYTES = slice(104, 112)

_Three = ctypes.c_uint64 * 3


class _Launch(ctypes.Structure):
    """`struct Launch` of the loops around kernels."""

    _fields_ = (
        ("global_size", _Three),
        ("local_size", _Three),
        ("group_count", _Three),
        ("global_offset", _Three),
        ("dimensions", ctypes.c_uint64),
        ("local_bytes", ctypes.c_uint64),
        ("groups", ctypes.c_uint64),
        ("groups_at_once", ctypes.c_uint64),
        ("next_group", ctypes.c_uint64),
        ("unused", ctypes.c_uint64),  # so that what follows is aligned
    )


class Crew:
    """Threads that run kernels together with the one that launches."""

    def __init__(self, threads: int) -> None:
        self.threads = threads
        self._pool: ThreadPoolExecutor | None = None
        os.register_at_fork(after_in_child=self._forget)

    def run(self, function: Callable[[], float]) -> float:
        """Call a function on all threads, and return the sum of what the calls return."""
        if self._pool is None:
            from concurrent.futures import ThreadPoolExecutor

            self._pool = ThreadPoolExecutor(self.threads - 1, "syclrt-native-cpu")
        others = [self._pool.submit(function) for _ in range(self.threads - 1)]
        return function() + sum(other.result() for other in others if not other.cancel())

    def _forget(self) -> None:
        self._pool = None  # a child of a fork has no threads


class NativeEntry:
    """A kernel in machine code."""

    __slots__ = ("_code", "_crew", "_function", "address", "printed")

    def __init__(self, address: int, crew: Crew, code: object, printed: PrintedText | None = None) -> None:
        """Take where it stands in loaded code, which it keeps, and what its program prints, if it does."""
        self._code = code
        self.address = address
        self.printed = printed
        self._function = ctypes.CFUNCTYPE(None, ctypes.c_char_p, ctypes.POINTER(_Launch))(address)
        self._crew = crew

    def launcher(self, shape: LaunchShape) -> NativeLauncher:
        """Return what runs it for a range."""
        return NativeLauncher(self, self._function, self._crew, shape)


class NativeLauncher:
    """A kernel and a range. How long launches took tells whether other threads are woken for the next one."""

    __slots__ = ("_alone", "_crew", "_entry", "_function", "_groups", "_items", "_seconds", "_together")

    def __init__(
        self, entry: NativeEntry, function: Callable[[bytes, _Launch], None], crew: Crew, shape: LaunchShape
    ) -> None:
        self._entry = entry  # keeps the code
        self._function = function
        self._crew = crew
        self._items = prod(shape.global_size)
        self._seconds = _SECONDS_FOR_THREADS if self._items < _ITEMS_FOR_THREADS else inf
        self._together, self._groups = _template(shape, self._items, crew.threads)
        self._alone, _ = _template(shape, self._items, 0)

    @property
    def is_short(self) -> bool:
        """Whether launches have been over sooner than another thread would have begun."""
        return self._seconds < _SHORT

    @property
    def printed(self) -> PrintedText | None:
        """What the program prints, if it does."""
        return self._entry.printed

    @property
    def address(self) -> int | None:
        """Where the code stands; None if there are no work-items to run it for."""
        return self._entry.address if self._items else None

    @property
    def nanoseconds(self) -> int:
        """How long it takes on one thread, by the launches so far or by the number of work-items."""
        is_known = self._seconds not in (_SECONDS_FOR_THREADS, inf)
        return int(self._seconds * 1e9) if is_known else self._items * _GUESS

    def launches(self, local_bytes: int) -> tuple[bytes, bytes]:
        """Return `struct Launch` for one thread, and for several that share the groups."""
        alone = self._alone
        together = self._together if self._groups > 1 else alone
        if not local_bytes:
            return alone, together
        size = local_bytes.to_bytes(8, "little")
        first, last = _LOCAL_BYTES.start, _LOCAL_BYTES.stop
        return alone[:first] + size + alone[last:], together[:first] + size + together[last:]

    def run(self, arguments: bytes, local_bytes: int) -> None:
        """Run it, and return when it is done."""
        if not self._items:
            return
        is_alone = self._groups == 1 or self._seconds <= _SECONDS_FOR_THREADS or self._crew.threads == 1
        launch = _Launch.from_buffer_copy(self._alone if is_alone else self._together)
        launch.local_bytes = local_bytes
        function = self._function

        def measured() -> float:
            start = perf_counter()
            function(arguments, launch)
            return perf_counter() - start

        seconds = measured() if is_alone else self._crew.run(measured)
        self._seconds = min(seconds, 4 * self._seconds)  # one launch may have been held up by other processes
        if self._entry.printed is not None:
            self._entry.printed.show()


def _template(shape: LaunchShape, items: int, threads: int) -> tuple[bytes, int]:
    """Return `struct Launch` for some threads (0: for one that takes all groups), and the number of groups."""
    local = shape.local_size
    if items and not shape.is_nd_range:
        local = _work_group(shape.global_size, items, threads)
    counts = tuple(-(-whole // part) for whole, part in zip(shape.global_size, local, strict=True))
    groups = prod(counts)
    at_once = max(1, groups // (threads * _GROUPS_A_THREAD)) if threads else 0
    ranges = _Three(*shape.global_size), _Three(*local), _Three(*counts), _Three()
    return bytes(_Launch(*ranges, shape.dimensions, 0, groups, at_once, 0)), groups


def _work_group(size: tuple[int, int, int], items: int, threads: int) -> tuple[int, int, int]:
    """Return the work-groups for a range without any: rows, so that loops are long, and enough for all threads."""
    wanted = max(1, min(_ITEMS_IN_A_GROUP, items // (threads * _GROUPS_A_THREAD) if threads else items))
    if items >= threads * _IN_STEP:
        wanted = -(-wanted // _IN_STEP) * _IN_STEP
    x = max(1, min(size[0], wanted if size[1] * size[2] == 1 else _ITEMS_IN_A_GROUP))
    y = max(1, min(size[1], wanted // x))
    return x, y, 1
