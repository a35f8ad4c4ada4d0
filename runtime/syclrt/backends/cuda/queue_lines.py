"""The lines of queues: one, or several for commands that may run at the same time."""

from __future__ import annotations

from threading import Lock
from typing import TYPE_CHECKING, Any

from syclrt.backends.cuda.lines import CudaLine, CudaMark
from syclrt.backends.cuda.native_calls import MOST_LINES, NativeLines, native_calls

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from syclrt.backends.backend import Handed, Line, Mark, NativeMethods
    from syclrt.backends.cuda.lines import Streams


class _OurLines:
    """Lines of a queue: what native code knows of them, and whose marks they take."""

    hands_over = True

    def __init__(self, most: int) -> None:
        """Take how many lines there may be."""
        self._native = NativeLines(most=most)

    def native(
        self, device: object, context: object, unfinished: dict[Any, None]
    ) -> tuple[NativeMethods, object] | None:
        """Return native methods, and what they know of a queue."""
        return native_calls().of_queue(self._native, device, context)

    def check(self) -> None:
        """Do nothing: what comes next may always be handed over."""

    def takes(self, mark: Mark) -> bool:
        """Tell whether marks are those of such lines."""
        return isinstance(mark, CudaMark)


class OneLine(_OurLines):
    """The line of a queue whose commands run one after another, which goes back when the queue goes."""

    def __init__(self, line: CudaLine) -> None:
        super().__init__(1)
        self._line = line
        self.stream = line.stream
        line.join(self._native)

    @property
    def line(self) -> CudaLine:
        """The line."""
        return self._line

    def launched(self, line: CudaLine) -> int:
        """Take note of what it was just handed; return the number of that."""
        return line.launched()[1]

    def run(self, action: Callable[[Line], object], command: Handed) -> CudaMark:
        """Let the action of a command ask the line for it."""
        return self._line.run(action, command)

    def line_after(self, marks: Sequence[Mark]) -> CudaLine:
        """Return the line, on which what comes later begins after marks. Raises `SyclError` (INVALID) as `check`."""
        line = self.line
        for mark in marks:
            line.follow(mark)
        return line

    def settle(self) -> None:
        """Return: the device lets what is launched wait for what was launched before."""

    def tails(self) -> list[tuple[Line, int]]:
        """Return the line, if it may not have done all."""
        self._line.settle()
        return [(self._line, self._line.count)] if self._line.is_busy else []

    def wait(self) -> None:
        """Return when all has been done. Raises `SyclError` (RUNTIME) when the device has failed."""
        self._line.wait_for(self._line.count)

    def __del__(self) -> None:
        if line := self.__dict__.get("_line"):
            line.streams.give_line_back(line)


class LineOfOthers(OneLine):
    """The line of a queue that is a stream of somebody else, who may capture it into a graph."""

    @property
    def line(self) -> CudaLine:
        """The line. Raises `SyclError` (INVALID) as `check` does."""
        self.check()
        return self._line

    def run(self, action: Callable[[Line], object], command: Handed) -> CudaMark:
        """Let the action of a command ask the line for it. Raises `SyclError` (INVALID) as `check` does."""
        return self.line.run(action, command)

    def check(self) -> None:
        """Raise `SyclError` (INVALID) while the stream is being captured: commands would be recorded, and not end."""
        self._line.streams.gpu.check_capture(self._line.stream)

    def native(self, device: object, context: object, unfinished: dict[Any, None]) -> None:
        """Tell that native code does not launch kernels."""


class ManyLines(_OurLines):
    """Lines of a queue whose commands may run at the same time; they go back when the queue goes."""

    stream = None

    def __init__(self, streams: Streams) -> None:
        super().__init__(MOST_LINES)
        self._streams = streams
        self._lines: list[CudaLine] = []
        self._add_line()
        self._lock = Lock()

    @property
    def line(self) -> CudaLine:
        """The line that what comes next goes to, where it waits for nothing."""
        turn: int = self._native.next
        return self._lines[turn]

    def launched(self, line: CudaLine) -> int:
        """Take note of what a line was just handed; return the number of that. What comes next goes to another one."""
        with self._lock:
            if line is self.line:
                self._turn()
            return line.launched()[1]

    def settle(self) -> None:
        """Return: no command waits for another one here."""

    def run(self, action: Callable[[Line], object], command: Handed) -> CudaMark:
        """Let the action of a command ask a line for it: the one whose last command it comes after, if it can."""
        with self._lock:
            return self._next_after(command.marks()).run(action, command)

    def line_after(self, marks: Sequence[Mark]) -> CudaLine:
        """Return a line on which what comes later begins after marks."""
        with self._lock:
            line = self._next_after(marks)
        for mark in marks:
            line.follow(mark)
        return line

    def _next_after(self, marks: Sequence[Mark]) -> CudaLine:
        """Return the line for what comes after marks: the one whose last command it comes after, if there is one."""
        before = (one.line for one in marks if isinstance(one, CudaMark) and one.number == one.line.count)
        return next((one for one in before if one in self._lines), None) or self._turn()

    def tails(self) -> list[tuple[Line, int]]:
        """Return the lines that may not have done all."""
        for line in self._lines:
            line.settle()
        return [(line, line.count) for line in self._lines if line.is_busy]

    def wait(self) -> None:
        """Return when all has been done. Raises `SyclError` (RUNTIME) when the device has failed."""
        for line in [*self._lines]:
            line.wait_for(line.count)

    def _turn(self) -> CudaLine:
        """Return the next line, and let it be another one's turn."""
        line = self.line
        if line.is_busy and self._native.count < MOST_LINES:
            self._add_line()
        self._native.next = (self._native.next + 1) % self._native.count
        return line

    def _add_line(self) -> None:
        """Add a line; where an interrupt came between the two steps the last time, the second one is done now."""
        known: int = self._native.count
        if len(self._lines) == known:
            self._lines.append(self._streams.new_line())
        self._lines[known].join(self._native)

    def __del__(self) -> None:
        for line in self.__dict__.get("_lines", ()):
            self._streams.give_line_back(line)
