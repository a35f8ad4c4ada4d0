"""Kernels that are built before a program launches them, where it launches one after another that has to be built."""

from __future__ import annotations

import os
from contextlib import suppress
from threading import Condition, Lock, Thread
from typing import TYPE_CHECKING

from syclopt.child_processes import available_cores
from syclrt.programs.build import times_made
from syclrt.ranges import Range

if TYPE_CHECKING:
    from collections.abc import Iterator

    from syclrt.backends.device import OnDevice
    from syclrt.interface.program import LoadedProgram
    from syclrt.ranges import LaunchShape

_FIRST = 16  # kernels: who has had so many built has others built, too
_AHEAD = 4  # kernels that may be built for what was launched, and not yet for what will be


class BuildsAhead:
    """Has a thread build what is left of a program, from its end on: so it meets the program half way.

    That takes a second core. LLVM runs in a worker of its own; what else there is to do is done in turn. It is never
    far ahead: when a program has launched all kernels that it wants, the thread stops.
    """

    def __init__(self, program: LoadedProgram) -> None:
        self._program = program
        self._may_begin = available_cores() > 1
        self._has_begun = False
        self._size: Range | None = None
        self._at_work = Lock()
        self._turn = Condition()
        self._left = 0

    def note(self, shape: LaunchShape, queue: OnDevice) -> None:
        """Take note that a kernel is launched for the first time for a range."""
        if shape.is_nd_range:
            self._size = Range(*reversed(shape.local_size[: shape.dimensions]))
        if self._has_begun:
            with self._turn:
                self._left = _AHEAD
                self._turn.notify()
        elif self._may_begin and self._is_worth_it() and queue.device.implementation.builds_ahead:
            self._has_begun = True
            self._begin(queue)

    def _is_worth_it(self) -> bool:
        """Tell whether many kernels were built, and at least as many are left."""
        made = times_made()
        return made >= _FIRST and len(self._program.symbols) >= 2 * made

    def _begin(self, queue: OnDevice) -> None:
        at_work = self._at_work  # a fork waits for it, before it takes other locks, which may be wanted here
        os.register_at_fork(before=at_work.acquire, after_in_parent=at_work.release, after_in_child=self._end_in_child)
        Thread(target=self._build_rest, args=(queue,), name="syclrt-builds", daemon=True).start()

    def _end_in_child(self) -> None:
        """Build nothing more in a child of a fork, which does not have the thread."""
        self._at_work.release()
        self._may_begin = self._has_begun = False

    def _build_rest(self, queue: OnDevice) -> None:
        from syclopt.ir.llvm import take_own_worker

        take_own_worker()
        device, context = queue.device, queue.context
        for symbol, shape in self._rest():
            self._wait_for_turn()
            with self._at_work, suppress(Exception):  # who launches the kernel is told
                kernel = self._program.kernel(symbol)
                kernel.program.build(symbol, device, context, kernel.checked(shape, device))

    def _wait_for_turn(self) -> None:
        with self._turn:
            self._turn.wait_for(lambda: self._left)
            self._left -= 1

    def _rest(self) -> Iterator[tuple[str, LaunchShape]]:
        for symbol in reversed(self._program.symbols):
            sizes = () if self._size is None else (self._size,)
            with suppress(Exception):
                yield from ((symbol, shape) for shape in self._program.shapes(symbol, sizes))
