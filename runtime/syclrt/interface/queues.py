"""Queues of programs: those of Python, with what native code (program_calls.cpp) knows to launch without Python."""

from __future__ import annotations

import ctypes
import os
from ctypes import c_size_t, c_uint32, c_uint64
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple
from weakref import WeakSet

from syclrt.backends.native_cpu.backend import load_own_code
from syclrt.backends.native_cpu.runner import ZeroedMemory
from syclrt.events import SCHEDULER, Event, ScheduledEvent
from syclrt.fork_lock import ForkLock
from syclrt.interface.layout import ND_RANGE
from syclrt.submission.queue import Queue
from syclrt.unscheduled_events import HandedEvent

if TYPE_CHECKING:
    from collections.abc import Callable

    from syclrt.backends.backend import Launcher, Line, Lines
    from syclrt.backends.device import Device
    from syclrt.backends.straight_calls import StraightLaunch
    from syclrt.interface.layout import Launch

LAUNCH, COPY, FILL, WAIT = "__program_launch", "__program_copy", "__program_fill", "__program_wait"
WAIT_EVENTS, _NUMBER = "__program_wait_events", "__program_number"
RETAIN, RELEASE, _BEGIN = "__program_retain", "__program_release", "__program_begin"
BEGIN_THREAD, HOLD_THREADS = "__program_begin_thread", "__program_hold_threads"
LET_THREADS_BEGIN = "__program_let_threads_begin"
_HOLD_UP, _ADD_SITE, _FORGET_SITES = "__program_hold_up", "__program_add_site", "__program_forget_sites"
_SITES = 64
_LARGEST = 4096  # bytes of a callable
_Extents = c_size_t * 9


class _Site(ctypes.Structure):
    """`Site`."""

    _fields_ = (
        *(("kernel", c_uint64), ("kind", c_uint32), ("dimensions", c_uint32), ("extents", _Extents)),
        *(("local_bytes", c_size_t), ("size", c_size_t), ("is_for_any", c_uint32), ("unused", c_uint32)),
        *(("launch", c_uint64), ("state", c_uint64)),
    )


class LongWay(ctypes.Structure):
    """`LongWay`: what Python does."""

    _fields_ = tuple(
        (name, c_uint64) for name in ("launch", "copy", "fill", "wait", "wait_events", "retain", "release")
    )


class _Queue(ctypes.Structure):
    """`Queue`."""

    _fields_ = (
        *(("mutex", ctypes.c_char * 64), ("long_way", c_uint64), ("line", c_uint64)),
        *((name, c_uint64) for name in ("copy", "fill", "lead", "transfers")),
        *((name, c_uint32) for name in ("is_held_up", "is_busy", "number", "count", "users", "unused")),
        ("sites", _Site * _SITES),
    )


class Prepared(NamedTuple):
    """What launches a kernel for a range; it may wait for what the host or other commands do meanwhile."""

    launcher: Launcher
    may_wait: bool


class _Known:
    """A launch that was made before, and whether native code has been told how to make it."""

    __slots__ = ("is_noted", "prepared")

    def __init__(self, prepared: Prepared) -> None:
        self.prepared = prepared
        self.is_noted = False


class NativeCalls:
    """The functions of the native code."""

    def __init__(self) -> None:
        """Raise `SyclError` (BUILD) where the code cannot be compiled for the processor."""
        path = str(Path(__file__).with_name("program_calls.ll"))
        names = (
            *(LAUNCH, COPY, FILL, WAIT, WAIT_EVENTS, RETAIN, RELEASE, BEGIN_THREAD, HOLD_THREADS, LET_THREADS_BEGIN),
            *(_BEGIN, _NUMBER, _HOLD_UP, _ADD_SITE, _FORGET_SITES),
        )
        self._code = code = load_own_code(path, names)
        self.address = code.address
        pointer = ctypes.c_void_p
        self.begin = ctypes.CFUNCTYPE(None, pointer)(code.address(_BEGIN))
        self.number = ctypes.CFUNCTYPE(ctypes.c_int, c_uint32, pointer)(code.address(_NUMBER))
        self.hold_up = ctypes.CFUNCTYPE(None, pointer)(code.address(_HOLD_UP))
        self.add_site = ctypes.CFUNCTYPE(ctypes.c_int, pointer, ctypes.POINTER(_Site))(code.address(_ADD_SITE))
        self.forget_sites = ctypes.CFUNCTYPE(None, pointer)(code.address(_FORGET_SITES))


class _StraightAndOthers:
    """Lines of a queue whose commands may run at the same time: one that native code launches on, and all others."""

    hands_over = True
    stream = None

    def __init__(self, straight: Lines, others: Lines) -> None:
        self._straight, self._others = straight, others
        self.launched = others.launched
        self.run = others.run
        self.check = others.check
        self.takes = others.takes
        self.line_after = others.line_after

    @property
    def line(self) -> Line:
        """The line that what comes next goes to, where it waits for nothing."""
        return self._others.line

    @property
    def straight_line(self) -> Line:
        """The line that native code launches on."""
        return self._straight.line

    @property
    def others_are_busy(self) -> bool:
        """Whether lines may not have done all that Python has handed them."""
        return bool(self._others.tails())

    def tails(self) -> list[tuple[Line, int]]:
        """Return the lines that may not have done all."""
        return [*self._straight.tails(), *self._others.tails()]

    def wait(self) -> None:
        """Return when all has been done. Raises `SyclError` (RUNTIME) when the device has failed."""
        self._straight.wait()
        self._others.wait()

    def native(self, device: object, context: object, unfinished: dict[Event, None]) -> None:
        """Return that Python's own native code knows nothing of it."""

    def settle(self) -> None:
        """Return: none of it runs."""


@cache
def native_calls() -> NativeCalls:
    """Return the functions of the native code, which is loaded once."""
    return NativeCalls()


class HeldUpQueue:
    """What native code knows of a queue all of whose commands go the long way."""

    def __init__(self, long_way: LongWay) -> None:
        self._memory = ZeroedMemory(ctypes.sizeof(_Queue))
        self.handle = self._memory.address
        native = _Queue.from_address(self.handle)
        native.long_way = ctypes.addressof(long_way)
        native.is_held_up = native.is_busy = 1


class ProgramQueue(Queue):
    """A queue of a program; its handle is the address of what native code knows of it."""

    def __init__(
        self, device: Device, long_way: LongWay, number: int, *, in_order: bool, enable_profiling: bool
    ) -> None:
        super().__init__(device, in_order=in_order, enable_profiling=enable_profiling)
        self._split: _StraightAndOthers | None = None
        if self.lines.hands_over and not in_order:
            self._split = _StraightAndOthers(device.implementation.lines(in_order=True), self.lines)
            self.lines = self._split
        self._calls = native_calls()
        self._memory = ZeroedMemory(ctypes.sizeof(_Queue))
        self._native = _Queue.from_address(self._memory.address)
        self.handle = self._memory.address
        self._native.long_way = ctypes.addressof(long_way)
        self._native.line = int(self._straight_line.place) if self.lines.hands_over else 0
        self._transfers = transfers = device.implementation.straight_transfers()
        if transfers is not None:
            self._native.copy, self._native.fill, self._native.lead, self._native.transfers = transfers[:4]
        self._native.number = number
        self.goes_long_way = enable_profiling or (self.lines.hands_over and not number)
        """Whether native code leaves all commands to Python."""
        self._keeps = long_way
        self._known: dict[bytes, _Known] = {}
        self._first: dict[bytes, bytes] = {}  # launches for any range, and which one of these was the first
        self._for_any: set[bytes] = set()  # those of them that native code does
        self._sites_lock = ForkLock()
        self._kept: list[StraightLaunch] = []  # by what native code knows, and by no other thread's launch
        self._state_lock = ForkLock()
        self.settle()
        _ALL.add(self)

    def hold_up(self) -> None:
        """Have all commands go the long way until `settle`."""
        self._calls.hold_up(self.handle)

    def settle(self) -> None:
        """Let native code know what has to end before the next command, and whether there is anything to wait for."""
        with self._state_lock.inner:
            others_are_busy = self._split is not None and self._split.others_are_busy
            self._native.is_busy = others_are_busy or bool(self._order.unfinished or self._errors)
            self._native.is_held_up = self.goes_long_way or bool(self._order.before_next())

    @property
    def has_ended(self) -> bool:
        """Whether all commands have ended, as far as is known."""
        return not self._order.unfinished and not self.lines.tails()

    def handed(self, number: int) -> Event:
        """Return the event of what native code handed the line as the thing of a number."""
        return HandedEvent(self, self._straight_line, number)

    @property
    def _straight_line(self) -> Line:
        return self._split.straight_line if self._split else self.lines.line

    def ended(self, event: Event) -> None:
        """Forget a command that has ended, and let native code know."""
        super().ended(event)
        self.settle()

    def launch(self, launch: Launch, prepare: Callable[[Launch], Prepared], needs: tuple[Event, ...]) -> Event:
        """Launch a kernel when some events, and what comes before in the queue, have ended.

        `prepare` is asked for a launcher that is not known from the last launches. Raises `SyclError`.
        """
        site = _site_of(launch)
        key = bytes(site) if not launch.constant_count else b""
        known = self._known.get(key)
        if known is None:
            known = _Known(prepare(launch))
            if key:
                if len(self._known) >= _SITES:
                    self.forget_launches()
                self._known[key] = known
                self._first.setdefault(bytes(_for_any_range(site)), key)
        data, local_bytes = ctypes.string_at(launch.callable, launch.size), launch.local_bytes
        launcher, may_wait = known.prepared

        def run(line: Line) -> None:
            if may_wait:
                line.part()
            launcher.run(line, data, local_bytes)

        event = self._run_later(run, needs)
        if key and not known.is_noted and launch.size <= _LARGEST and (launcher.has_run or self._is_another(site)):
            self._note(site, known)
        return event

    def _run_later(self, action: Callable[[Line], object], needs: tuple[Event, ...]) -> Event:
        with self._lock.inner:
            after = (*needs, *self._order.before_next())
            event = ScheduledEvent(self, action, after, needs, lines=self.lines)
            self._order.add(event)
        SCHEDULER.submit(event, after, here=self.lines.hands_over)
        return event

    def _note(self, site: _Site, known: _Known) -> None:
        """Have native code do the next launches, if it can."""
        with self._sites_lock.inner:
            if known.is_noted:  # by another thread meanwhile
                return
            known.is_noted = True
            straight = self._straight(site, known.prepared)
            if straight is None:
                return
            site.launch, site.state = straight.function, straight.state
            if self._calls.add_site(self.handle, site):
                self._kept.append(straight)
                return
        self.forget_launches()

    def _is_another(self, site: _Site) -> bool:
        """Tell whether the first launch of a kernel was for another range."""
        return self._first.get(bytes(_for_any_range(site))) not in (None, bytes(site))

    def _straight(self, site: _Site, prepared: Prepared) -> StraightLaunch | None:
        """Return what launches a kernel from now on: for any range where it was launched for another one before."""
        launcher, may_wait = prepared
        any_range = _for_any_range(site)
        key = bytes(any_range)
        if key in self._for_any:
            return None
        has_groups = site.kind == ND_RANGE
        is_another = self._is_another(site)
        found = launcher.straight_for_any(has_groups=has_groups, may_wait=may_wait) if is_another else None
        if found is None:
            return launcher.straight(may_wait=may_wait)
        self._for_any.add(key)
        site.extents, site.is_for_any = any_range.extents, any_range.is_for_any
        return found

    def forget_launches(self) -> None:
        """Forget what is known of launches."""
        with self._sites_lock.inner:
            self._calls.forget_sites(self.handle)
            self._known.clear()
            self._first.clear()
            self._for_any.clear()
            self._kept.clear()

    def begin_in_child(self) -> None:
        """Let a queue be usable in a child of a fork, whatever a thread that is not there was doing with it."""
        ctypes.memset(self.handle + _Queue.mutex.offset, 0, _Queue.mutex.size)
        self.forget_launches()
        self.hold_up()


def _after_fork() -> None:
    for queue in _ALL:
        queue.begin_in_child()


_ALL: WeakSet[ProgramQueue] = WeakSet()
os.register_at_fork(after_in_child=_after_fork)


def _for_any_range(site: _Site) -> _Site:
    """Return what stands for launches of a kernel for any range, with work-groups of this size if there are any."""
    found = _Site.from_buffer_copy(site)
    found.extents[:3] = found.extents[6:] = (0, 0, 0)
    found.is_for_any = 1
    return found


def _site_of(launch: Launch) -> _Site:
    extents = _Extents(*launch.global_size, *launch.local_size, *launch.offset)
    numbers = launch.kind, launch.dimensions, extents, launch.local_bytes, launch.size
    return _Site(launch.kernel, *numbers)
