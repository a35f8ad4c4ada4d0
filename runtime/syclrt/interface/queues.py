"""Queues of programs: those of Python, with what native code (program_calls.cpp) has to know to launch without Python."""

from __future__ import annotations

import ctypes
from ctypes import c_size_t, c_uint32, c_uint64
from functools import cache
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING

from syclrt.backends.native_cpu.backend import load_own_code
from syclrt.backends.native_cpu.runner import ZeroedMemory
from syclrt.submission.queue import Queue

if TYPE_CHECKING:
    from syclrt.backends.backend import Launcher
    from syclrt.backends.device import Device
    from syclrt.events import Event
    from syclrt.interface.layout import Launch

LAUNCH, COPY, WAIT = "__program_launch", "__program_copy", "__program_wait"
_HOLD_UP, _ADD_SITE, _FORGET_SITES = "__program_hold_up", "__program_add_site", "__program_forget_sites"
_SITES = 64
_LARGEST = 4096  # bytes of a callable
_Extents = c_size_t * 9


class _Site(ctypes.Structure):
    """`Site`."""

    _fields_ = (
        *(("kernel", c_uint64), ("kind", c_uint32), ("dimensions", c_uint32), ("extents", _Extents)),
        *(("local_bytes", c_size_t), ("size", c_size_t), ("launch", c_uint64), ("state", c_uint64)),
    )


class LongWay(ctypes.Structure):
    """`LongWay`: what Python does."""

    _fields_ = tuple((name, c_uint64) for name in ("launch", "copy", "wait", "note_handed"))


class _Queue(ctypes.Structure):
    """`Queue`."""

    _fields_ = (
        *(("mutex", ctypes.c_char * 64), ("long_way", c_uint64), ("line", c_uint64)),
        *((name, c_uint32) for name in ("is_held_up", "is_busy", "hands_over", "count")),
        ("sites", _Site * _SITES),
    )


class NativeCalls:
    """The functions of the native code."""

    def __init__(self) -> None:
        """Raise `SyclError` (BUILD) where the code cannot be compiled for the processor."""
        path = str(Path(__file__).with_name("program_calls.ll"))
        names = (LAUNCH, COPY, WAIT, _HOLD_UP, _ADD_SITE, _FORGET_SITES)
        self._code = code = load_own_code(path, names)
        self.address = code.address
        pointer = ctypes.c_void_p
        self.hold_up = ctypes.CFUNCTYPE(None, pointer)(code.address(_HOLD_UP))
        self.add_site = ctypes.CFUNCTYPE(ctypes.c_int, pointer, ctypes.POINTER(_Site))(code.address(_ADD_SITE))
        self.forget_sites = ctypes.CFUNCTYPE(None, pointer)(code.address(_FORGET_SITES))


@cache
def native_calls() -> NativeCalls:
    """Return the functions of the native code, which is loaded once."""
    return NativeCalls()


class ProgramQueue(Queue):
    """A queue of a program; its handle is the address of what native code knows of it."""

    def __init__(self, device: Device, long_way: LongWay, *, in_order: bool, enable_profiling: bool) -> None:
        super().__init__(device, in_order=in_order, enable_profiling=enable_profiling)
        self._calls = native_calls()
        self._memory = ZeroedMemory(ctypes.sizeof(_Queue))
        self._native = _Queue.from_address(self._memory.address)
        self.handle = self._memory.address
        self._native.long_way = ctypes.addressof(long_way)
        self._native.hands_over = self.lines.hands_over
        self._native.is_held_up = enable_profiling
        self._native.is_busy = self.lines.hands_over
        self._keeps = long_way
        self._known: dict[bytes, object] = {}
        self._state_lock = Lock()
        self.settle()

    def hold_up(self) -> None:
        """Have all commands go the long way until `settle`."""
        self._calls.hold_up(self.handle)

    def settle(self) -> None:
        """Let native code know what has to end before the next command, and whether there is anything to wait for."""
        with self._state_lock:
            hands_over = self.lines.hands_over
            if hands_over:
                place = self.lines.place
                self._native.line = int(place)
            self._native.is_busy = hands_over or bool(self._unfinished or self._errors)
            self._native.is_held_up = self.enable_profiling or bool(self._pending())

    def ended(self, event: Event) -> None:
        """Forget a command that has ended, and let native code know."""
        super().ended(event)
        self.settle()

    def note_launch(self, launch: Launch, launcher: Launcher, *, may_wait: bool) -> None:
        """Note that a kernel is launched again for a range, so that native code does the next launches."""
        if launch.size > _LARGEST or launch.constant_count or not launcher.has_run:
            return
        extents = (*launch.global_size, *launch.local_size, *launch.offset)
        numbers = launch.kind, launch.dimensions, _Extents(*extents), launch.local_bytes, launch.size
        site = _Site(launch.kernel, *numbers)
        key = bytes(site)
        if key in self._known:
            return
        straight = launcher.straight(may_wait=may_wait)
        self._known[key] = straight
        if straight is None:
            return
        site.launch, site.state = straight.function, straight.state
        if not self._calls.add_site(self.handle, site):
            self.forget_launches()

    def forget_launches(self) -> None:
        """Forget what is known of launches."""
        self._calls.forget_sites(self.handle)
        self._known.clear()
