"""The line of the processor: what it is asked for is done, in the thread that asks, when it returns."""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from collections.abc import Iterable


class AtOnce:
    """The one line that there is."""

    __slots__ = ("count",)

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
