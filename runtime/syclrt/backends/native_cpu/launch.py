"""Launches of kernels on the processor: what loops around kernels read, and threads that share the work-groups."""

from __future__ import annotations

import ctypes
import os
from concurrent.futures import ThreadPoolExecutor
from math import prod
from time import perf_counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from syclrt.ranges import LaunchShape

MAX_WORK_GROUP_SIZE = 8192
_ITEMS_IN_A_GROUP = 4096  # of a range without work-groups, where it is large enough for all threads
_ITEMS_FOR_THREADS = 16384  # below, one thread is quicker than to wake others, unless
_SECONDS_FOR_THREADS = 1e-4  # a launch took longer than that
_GROUPS_A_THREAD = 8

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
    )


class Crew:
    """Threads that run kernels together with the one that launches."""

    def __init__(self, threads: int) -> None:
        self.threads = threads
        self._pool: ThreadPoolExecutor | None = None
        os.register_at_fork(after_in_child=self._forget)

    def run(self, function: Callable[[], None]) -> None:
        """Call a function on all threads, and return when the last call has."""
        if self._pool is None:
            self._pool = ThreadPoolExecutor(self.threads - 1, "syclrt-native-cpu")
        others = [self._pool.submit(function) for _ in range(self.threads - 1)]
        function()
        for other in others:
            if not other.cancel():
                other.result()

    def _forget(self) -> None:
        self._pool = None  # a child of a fork has no threads


class NativeEntry:
    """A kernel in machine code. How long an item took in the last launch on one thread tells when others are woken."""

    __slots__ = ("_crew", "_function", "_seconds_an_item")

    def __init__(self, address: int, crew: Crew) -> None:
        self._function = ctypes.CFUNCTYPE(None, ctypes.c_char_p, ctypes.POINTER(_Launch))(address)
        self._crew = crew
        self._seconds_an_item = 0.0

    def launch(self, shape: LaunchShape, arguments: bytes, local_bytes: int) -> None:
        """Run it for a range, and return when it is done."""
        threads = self._crew.threads
        items = prod(shape.global_size)
        if not items:
            return
        local = shape.local_size if shape.is_nd_range else _work_group(shape.global_size, items, threads)
        counts = tuple(-(-whole // part) for whole, part in zip(shape.global_size, local, strict=True))
        groups = prod(counts)
        launch = _Launch(
            _Three(*shape.global_size),
            _Three(*local),
            _Three(*counts),
            _Three(),
            shape.dimensions,
            local_bytes,
            groups,
            max(1, groups // (threads * _GROUPS_A_THREAD)),
            0,
        )
        function = self._function
        is_short = items < _ITEMS_FOR_THREADS and items * self._seconds_an_item < _SECONDS_FOR_THREADS
        if threads == 1 or groups == 1:
            function(arguments, launch)
        elif is_short:
            start = perf_counter()
            function(arguments, launch)
            self._seconds_an_item = (perf_counter() - start) / items
        else:
            self._crew.run(lambda: function(arguments, launch))


def _work_group(size: tuple[int, int, int], items: int, threads: int) -> tuple[int, int, int]:
    """Return the work-groups for a range without any: rows, so that loops are long, and enough for all threads."""
    wanted = max(1, min(_ITEMS_IN_A_GROUP, items // (threads * _GROUPS_A_THREAD)))
    x = min(size[0], wanted) if size[1] * size[2] == 1 else min(size[0], _ITEMS_IN_A_GROUP)
    y = min(size[1], max(1, wanted // x))
    return x, y, 1
