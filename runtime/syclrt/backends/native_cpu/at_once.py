"""Lines of the processor: what they are asked for is done, in the thread that asks, when they return."""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, Any, NoReturn

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from syclrt.backends.backend import Handed, Line, Mark, QueueTypes


class AtOnce:
    """The one line that there is, and the lines of each queue."""

    __slots__ = ("count", "hands_over", "line", "place", "stream")

    def __init__(self) -> None:
        self.count = 0
        self.hands_over = False
        self.place = True
        self.line: Line = self
        self.stream = None

    def run(self, action: Callable[[Line], object], command: Handed) -> None:
        """Run the action of a command. There are no marks here."""
        action(self)

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

    def check(self) -> None:
        """Do nothing: what comes next may always be run."""

    def takes(self, mark: Mark) -> bool:
        """Tell that others' marks have to be passed before."""
        return False

    def tails(self) -> list[tuple[Line, int]]:
        """Return that all has been done."""
        return []

    def wait(self) -> None:
        """Return: all has been done."""

    def launched(self) -> NoReturn:
        """Raise: launches have been done."""
        raise NotImplementedError("the processor is handed nothing")

    def native(self, device: object, context: object) -> None:
        """Return None: launches are over when the queue has asked for them."""

    def native_methods(self, known: QueueTypes, long_ways: Mapping[str, Callable[..., Any]]) -> Mapping[str, Any]:
        """Return the long ways."""
        return long_ways

    def mark_of(self, number: int) -> NoReturn:
        """Raise likewise."""
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
