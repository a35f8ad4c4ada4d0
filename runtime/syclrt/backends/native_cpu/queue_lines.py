"""The line of the processor: what it is asked for is done, in the thread that asks, when it returns.

A queue has it, and a native method that runs kernels which are over soon.
"""

from __future__ import annotations

import ctypes
import os
from time import sleep
from typing import TYPE_CHECKING, Any, NoReturn
from weakref import WeakSet

from syclrt.backends.direct_calls import Place, kept, place_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from syclrt.backends.backend import Handed, Line, Mark, NativeMethods
    from syclrt.backends.native_cpu.runner import Crew, Runner

_PAUSE = 0.00005  # seconds: kernels that run by the native method are short
_MOST_RUNNING = 1 << 32  # kernels of a queue whose commands may run at the same time


class AtOnce:
    """The one line that there is."""

    __slots__ = ("count",)
    place = True

    def __init__(self) -> None:
        self.count = 0

    def part(self) -> None:
        """Do nothing: there are no marks here."""

    def copy(self, pieces: Iterable[tuple[int, int, int]]) -> None:
        """Copy bytes of pieces of memory; places may overlap."""
        for to, where, length in pieces:
            ctypes.memmove(to, where, length)

    def fill(self, pieces: Iterable[tuple[int, int]], pattern: bytes) -> None:
        """Write a pattern to pieces of memory."""
        for address, length in pieces:
            filled(address, pattern, length // len(pattern))

    def mark_of(self, number: int) -> NoReturn:
        """Raise: all has been done."""
        raise NotImplementedError("the processor is handed nothing")

    def wait_for(self, number: int) -> NoReturn:
        """Raise likewise."""
        raise NotImplementedError("the processor is handed nothing")


def filled(destination: int, pattern: bytes, count: int) -> None:
    """Write a pattern some times."""
    if len(pattern) == 1:
        ctypes.memset(destination, pattern[0], count)
        return
    size = len(pattern) * count
    done = min(size, len(pattern))
    ctypes.memmove(destination, pattern, done)
    while done < size:
        more = min(done, size - done)
        ctypes.memmove(destination + done, destination, more)
        done += more


AT_ONCE = AtOnce()


class QueueLines:
    """The line, as a queue has it: its native method runs kernels, too."""

    __slots__ = ("_crew", "_state", "line", "settle")
    hands_over = False
    stream = None

    def __init__(self, crew: Crew, *, in_order: bool) -> None:
        self._crew = crew
        self._state = _NativeQueue(in_order=in_order)
        self.line: Line = AT_ONCE
        self.settle = self._state.settle

    def run(self, action: Callable[[Line], object], command: Handed) -> None:
        """Run the action of a command. There are no marks here."""
        action(self.line)

    def check(self) -> None:
        """Do nothing: what comes next may always be run."""

    def takes(self, mark: Mark) -> bool:
        """Tell that others' marks have to be passed before."""
        return False

    def tails(self) -> list[tuple[Line, int]]:
        """Return that all has been done, when it has."""
        self.settle()
        return []

    def wait(self) -> None:
        """Return when all has been done."""
        self.settle()

    def line_after(self, marks: Sequence[Mark]) -> NoReturn:
        """Raise: there are no marks here."""
        raise NotImplementedError("the processor is handed nothing")

    def launched(self, line: Line) -> NoReturn:
        """Raise: launches have been done."""
        raise NotImplementedError("the processor is handed nothing")

    def native(
        self, device: object, context: object, unfinished: dict[Any, None]
    ) -> tuple[NativeMethods, object] | None:
        """Return native methods and what they know of the queue, once the first kernel has run."""
        runner = self._crew.loaded
        return None if runner is None else (runner, self._state.known(device, context, unfinished, runner))


class _Queue(ctypes.Structure):
    """`Queue` of python_calls.cpp."""

    _fields_ = (
        *(("running", ctypes.c_int64), ("most", ctypes.c_int64), ("place", Place)),
        *(("later", ctypes.c_uint64), ("unfinished", ctypes.c_uint64)),
    )


class _NativeQueue:
    """What native code knows of a queue."""

    __slots__ = ("__weakref__", "_queue")

    def __init__(self, *, in_order: bool) -> None:
        self._queue = _Queue(0, 1 if in_order else _MOST_RUNNING)
        _QUEUES.add(self)

    def settle(self) -> None:
        """Return when no thread runs a kernel by the native method."""
        while self._queue.running:
            sleep(_PAUSE)

    def known(self, device: object, context: object, unfinished: dict[Any, None], runner: Runner) -> tuple[object, ...]:
        """Return the `native` of the queue, with the reference to its context."""
        self._queue.place, keeps = place_of(device, context)
        self._queue.later, self._queue.unfinished = runner.later, id(unfinished)
        return kept(self._queue, keeps, unfinished, runner)

    def forget(self) -> None:
        """Let nobody run a kernel: the threads that did are not there in a child of a fork."""
        self._queue.running = 0


def _forget_threads() -> None:
    for queue in _QUEUES:
        queue.forget()


_QUEUES: WeakSet[_NativeQueue] = WeakSet()
os.register_at_fork(after_in_child=_forget_threads)
