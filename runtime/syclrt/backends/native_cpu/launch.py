"""Launches of kernels on the processor: what loops around kernels read, and threads that share the work-groups."""

from __future__ import annotations

import ctypes
import sys
from contextlib import suppress
from math import prod
from typing import TYPE_CHECKING

from syclrt.backends.native_cpu.runner import INTERRUPTED, LONG, MOST_STACK, SHORT, AnyRange, Range
from syclrt.errors import Errc, SyclError
from syclrt.fork_lock import ForkLock

if TYPE_CHECKING:
    from syclrt.backends.backend import ArgumentPlaces, DirectLaunch, Line
    from syclrt.backends.native_cpu.runner import Crew
    from syclrt.backends.native_cpu.stacks import Stack
    from syclrt.backends.records import Origin
    from syclrt.backends.resources import Resources
    from syclrt.backends.straight_calls import StraightLaunch
    from syclrt.ranges import GroupLimits, LaunchShape

    Extents = tuple[int, int, int]

MAX_WORK_GROUP_SIZE = 8192
_ITEMS_IN_A_GROUP = 4096  # where groups are chosen
_LEAST_ITEMS = 16  # that run in step
_GROUPS_A_THREAD = 8
_GUESS = 3  # nanoseconds for a work-item, before anything was launched
_MOST_NANOSECONDS = 2**32 - 1  # that graphs tell from more
_LOCAL_BYTES = slice(104, 112)

_ANY_RANGES = ForkLock()
_Three = ctypes.c_uint64 * 3
_LIBRARY = ctypes.CDLL(None)
_LIBRARY.free.argtypes = [ctypes.c_void_p]


class _Launch(ctypes.Structure):
    """`struct Launch` of the loops around kernels."""

    _fields_ = (
        ("global_size", _Three),
        ("local_size", _Three),
        ("group_count", _Three),
        ("global_offset", _Three),
        ("dimensions", ctypes.c_uint64),
        ("local_bytes", ctypes.c_uint64),
        ("first_group", ctypes.c_uint64),
        ("end_group", ctypes.c_uint64),
        ("groups_at_once", ctypes.c_uint64),
        ("unused", ctypes.c_uint64),  # so that what follows is aligned
    )


class _Kernel(ctypes.Structure):
    """`Kernel` of runner.cpp."""

    _fields_ = (
        ("function", ctypes.c_uint64),
        ("nanoseconds", ctypes.c_int64),
        ("launches", ctypes.c_uint64),
        ("known", ctypes.c_uint64),
        ("alone", _Launch),
        ("together", _Launch),
    )


class NativeEntry:
    """A kernel in machine code."""

    __slots__ = ("_any_range", "_code", "address", "crew", "latest", "made_of", "printed", "stack")
    most_items = MAX_WORK_GROUP_SIZE

    def __init__(
        self,
        address: int,
        crew: Crew,
        code: object,
        printed: PrintedText | None = None,
        made_of: tuple[str, Origin | None] = ("", None),
        stack: Stack | None = None,
    ) -> None:
        """Take where it stands in loaded code, which it keeps, what its program prints, if it does, name and origin.

        A kernel with a `stack` runs on threads with large ones.
        """
        self._code = code
        self.address = address
        self.crew = crew
        self.printed = printed
        self.made_of = made_of
        self.stack = stack
        self.latest: tuple[_Kernel, int] | None = None
        """What is known of launches for the range that was prepared last, and the number of its work-items."""
        self._any_range: AnyRange | None = None

    def resources(self) -> Resources:
        """Raise `SyclError` (FEATURE_NOT_SUPPORTED): kernels share the processor with everything else."""
        raise SyclError("the processor does not tell what a kernel takes of it", Errc.FEATURE_NOT_SUPPORTED)

    def any_range(self) -> AnyRange:
        """Return what native code knows of launches for any range: always the same, whose address launchers have."""
        if self._any_range is None:
            found = AnyRange(self.crew.runner.pool, self.address, SHORT, _GUESS * 1000, 0)
            with _ANY_RANGES.inner:
                if self._any_range is None:
                    self._any_range = found
        return self._any_range

    def launcher(self, shape: LaunchShape, places: ArgumentPlaces | None = None) -> NativeLauncher:
        """Return what runs it for a range; the code knows where arguments stand.

        Raises `SyclError` (MEMORY_ALLOCATION) for one that needs a larger stack than there is.
        """
        stack = self.stack
        if stack is not None and stack.num_bytes > MOST_STACK:
            name = self.made_of[0]
            raise SyclError(stack.refusal(name), Errc.MEMORY_ALLOCATION, kernel=name)
        return NativeLauncher(self, shape)


class NativeLauncher:
    """A kernel and a range. How long launches took tells whether other threads are woken for the next one."""

    __slots__ = ("_has_groups", "_items", "_kernel", "_other", "_place", "_runner", "entry")

    def __init__(self, entry: NativeEntry, shape: LaunchShape) -> None:
        """Raise `SyclError` (BUILD) where the code that runs kernels cannot be compiled."""
        self.entry = entry  # keeps the code
        self._runner = entry.crew.runner
        self._items = prod(shape.global_size)
        threads, local_size = entry.crew.threads, shape.local_size
        if shape.limits is not None:
            local_size = _row(shape.global_size, shape.limits, threads)
        self._has_groups = shape.is_nd_range or shape.limits is not None
        extents = _Three(*shape.global_size), _Three(*local_size), _Three(*shape.offset)
        self._kernel = _Kernel(entry.address, self._items * _GUESS, 0, ctypes.addressof(entry.any_range()))
        self._place = ctypes.addressof(self._kernel)
        launched = Range(*extents, shape.dimensions, self._has_groups)
        self._runner.lay_out(self._place, ctypes.addressof(launched), threads)
        self._other, entry.latest = entry.latest, (self._kernel, self._items)

    @property
    def extent(self) -> int:
        """How many work-items there are in a row of one group; 0 for what is none."""
        launch = bytes(self._kernel.alone)
        size = launch[:8]
        return int.from_bytes(size, "little") if launch == size + ONE_ITEM[8:24] + size + ONE_ITEM[32:] else 0

    @property
    def has_run(self) -> bool:
        """Whether it has been launched before."""
        return self._kernel.launches > 0

    @property
    def is_short(self) -> bool:
        """Whether launches have been over sooner than another thread would have begun."""
        return self._kernel.nanoseconds < SHORT and self._kernel.launches > 0 and self._is_plain

    @property
    def _is_plain(self) -> bool:
        """Whether it prints nothing, and any thread may run it."""
        return self.printed is None and self.entry.stack is None

    @property
    def about_stack(self) -> bytes | None:
        """What to say where the stack overflows; None where any thread may run it."""
        stack = self.entry.stack
        return None if stack is None else stack.about(self.entry.made_of[0]).encode("utf-8", "backslashreplace")

    @property
    def may_last(self) -> bool:
        """Whether the next launch may take long: by the last one, or by the last one for another range."""
        if self._kernel.launches:
            return self._kernel.nanoseconds >= LONG
        if self._other is None or not self._other[0].launches:
            return True
        other, items = self._other
        return other.nanoseconds * self._items >= LONG * items

    @property
    def printed(self) -> PrintedText | None:
        """What the program prints, if it does."""
        return self.entry.printed

    @property
    def address(self) -> int | None:
        """Where the code stands; None if there are no work-items to run it for."""
        return self.entry.address if self._items else None

    @property
    def nanoseconds(self) -> int:
        """How long it takes on one thread, by the launches so far or by the number of work-items."""
        return min(self._kernel.nanoseconds, _MOST_NANOSECONDS)

    def launches(self, local_bytes: int) -> tuple[bytes, bytes]:
        """Return `struct Launch` for one thread, and for several that share the groups."""
        alone, together = bytes(self._kernel.alone), bytes(self._kernel.together)
        if not self._kernel.together.groups_at_once:
            together = alone
        if not local_bytes:
            return alone, together
        size = local_bytes.to_bytes(8, "little")
        first, last = _LOCAL_BYTES.start, _LOCAL_BYTES.stop
        return alone[:first] + size + alone[last:], together[:first] + size + together[last:]

    def direct(self, rows: bytes, context: object, *, may_wait: bool) -> DirectLaunch | None:
        """Return what launches it with arguments of Python; None where it is not plain, or has nothing to do."""
        if not self._items or not self._is_plain:
            return None
        return self._runner.kernel_call(self._place, rows, context, 0 if may_wait else SHORT, self)

    def straight(self, *, may_wait: bool) -> StraightLaunch | None:
        """Return native code that launches it; None where it is not plain, waits, or has nothing to do."""
        if not self._items or not self._is_plain or may_wait:
            return None
        return self._runner.straight(self._place, SHORT, self)

    def direct_for_any(self, rows: bytes, context: object, *, may_wait: bool) -> DirectLaunch | None:
        """Return what launches the kernel for any range with arguments of Python, where this is one without groups."""
        if self._has_groups or not self._is_plain or may_wait:
            return None
        return self._runner.call_for_any(self.entry.any_range(), rows, context, self.entry)

    def straight_for_any(self, *, has_groups: bool, may_wait: bool) -> StraightLaunch | None:
        """Return native code that launches the kernel for any range, with groups of this size where it has some.

        Native code knows only of groups that a program gives it, not of those that the kernel asks for.
        """
        if not self._is_plain or may_wait or has_groups != self._has_groups:
            return None
        return self._runner.straight_for_any(self.entry.any_range(), self.entry)

    def run(self, line: Line, arguments: bytes, local_bytes: int) -> None:
        """Run it, and return when it is done. Raises `SyclError` (RUNTIME) when it was interrupted.

        On the main thread, it raises what handlers of signals raise, and ends the kernel so.
        """
        if not self._items:
            return
        printed = self.entry.printed
        if printed is not None:
            printed.get_ready()
        try:
            outcome = self._runner.run_kernel(self._runner.pool, self._place, arguments, local_bytes, self.about_stack)
        finally:
            if printed is not None:
                printed.show()
        if outcome:
            raise _error(outcome, self.entry.made_of[0])


def _row(size: Extents, limits: GroupLimits, threads: int) -> Extents:
    """Return work-groups within limits for a range: rows, and enough for all threads."""
    items = min(limits.items, _ITEMS_IN_A_GROUP, max(_LEAST_ITEMS, prod(size) // (threads * _GROUPS_A_THREAD)))
    x = max(1, min(size[0], limits.extents[0], items))
    y = max(1, min(size[1], limits.extents[1], items // x))
    return x, y, 1


def _error(outcome: int, kernel: str) -> SyclError:
    """Return the error for what came of a launch (`Outcome` of runner.hpp)."""
    if outcome == INTERRUPTED:
        return SyclError(f"kernel '{kernel}' was interrupted", Errc.RUNTIME)
    message = f"there is no room for a thread with the stack that kernel '{kernel}' needs"
    return SyclError(message, Errc.MEMORY_ALLOCATION, kernel=kernel)


_ONES = _Three(1, 1, 1)
ONE_ITEM = bytes(_Launch(_ONES, _ONES, _ONES, _Three(), dimensions=1, end_group=1))
"""`struct Launch` for one work-item."""


class PrintedText:
    """The text that the kernels of a program printed."""

    __slots__ = ("_address", "_runner", "_take")

    def __init__(self, address: int, crew: Crew) -> None:
        """Take where the function stands that hands the text over, and what calls it if a signal ends the process."""
        self._address = address
        self._runner = crew.runner
        if sys.platform == "linux":  # whose signals the native code knows
            self._runner.write_at_fault(address)
        self._take = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.POINTER(ctypes.c_size_t))(address)

    def __del__(self) -> None:
        with suppress(AttributeError):  # it was not made
            self._runner.forget_program(self._address)

    def get_ready(self) -> None:
        """Let what Python has printed go before what a kernel prints, also where that one ends the process."""
        if sys.stdout is not None:
            with suppress(OSError, ValueError):
                sys.stdout.flush()

    def show(self) -> None:
        """Write what was printed since the last time."""
        size = ctypes.c_size_t()
        data: int | None = self._take(size)
        if not data:
            return
        text = ctypes.string_at(data, size.value).decode("utf-8", "replace")
        _LIBRARY.free(data)
        if sys.stdout is not None:
            with suppress(OSError, ValueError):  # nobody reads it, or it has been closed
                sys.stdout.write(text)
                sys.stdout.flush()
