"""Notes of programs that a stock clang compiled, whose commands come by the C interface."""

from __future__ import annotations

import ctypes
from threading import get_ident
from time import perf_counter_ns
from typing import TYPE_CHECKING, Any

from syclrt.interface.queues import ProgramQueue

if TYPE_CHECKING:
    from collections.abc import Callable

    from syclrt.events import Event
    from syclrt.tracing.notes import Notes

_LIBRARY = ctypes.CDLL(None)
_ACTION = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
_KEPT: list[object] = []


def take_notes_of_programs(notes: Notes, name_of: Callable[[str], str]) -> None:
    """Have all commands of queues of programs come by Python, and launches noted by what `name_of` says of symbols."""
    notes.take(ProgramQueue, "settle", _settle)
    notes.take(ProgramQueue, "launch", lambda notes, original: _launch(notes, original, name_of))


def at_exit(action: Callable[[], object]) -> None:
    """Have something done when C's `exit` is called, after what is registered later."""

    def call(_: int | None) -> None:
        action()

    _KEPT.append(_ACTION(call))
    _LIBRARY.__cxa_atexit(_KEPT[-1], None, None)


def _settle(_notes: Notes, original: Any) -> Any:
    def settle(self: ProgramQueue) -> None:
        self.goes_long_way = True
        original(self)

    return settle


def _launch(notes: Notes, original: Any, name_of: Callable[[str], str]) -> Any:
    note, now, thread = notes.submissions.note, perf_counter_ns, get_ident

    def launch(self: ProgramQueue, launch: Any, *more: Any) -> Event:
        start = now()
        event: Event = original(self, launch, *more)
        extents = launch.global_size
        about: object = extents[0] if launch.dimensions < 2 else (*extents[: launch.dimensions],)
        note((start, now(), thread(), self, name_of(ctypes.string_at(launch.kernel).decode()), about, event))
        return event

    return launch
