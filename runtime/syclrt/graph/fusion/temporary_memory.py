"""Memory of which the user says that nobody needs what a graph leaves in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclrt.errors import Errc, SyclError
from syclrt.memory.array import UsmArray
from syclrt.memory.usm import UsmPointer

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    from syclrt.memory.memory_use import MemoryUse


class Temporaries:
    """The places of temporary memory: where each one starts and ends. It is kept."""

    def __init__(self, memory: Iterable[UsmArray | UsmPointer]) -> None:
        """Raise `SyclError` (INVALID) for what are neither arrays nor pointers, and for an array with gaps."""
        if not hasattr(memory, "__iter__"):
            raise SyclError(f"expected several UsmArrays or UsmPointers, found {type(memory).__name__}", Errc.INVALID)
        self._keeps = (*memory,)
        self.places = [_place(one) for one in self._keeps]

    def holds(self, start: int, end: int) -> bool:
        """Tell whether all between two addresses is in one of them."""
        return any(first <= start and end <= last for first, last in self.places)


def reader(start: int, end: int, uses: Sequence[MemoryUse], but: Collection[int]) -> tuple[int, str] | None:
    """Return which of several commands, other than some, may read what stands between two addresses, and how.

    Return None if none does.
    """
    for index, use in enumerate(uses):
        if index not in but and (how := use.how_read(start, end)):
            return index, how
    return None


def _place(memory: UsmArray | UsmPointer) -> tuple[int, int]:
    if isinstance(memory, UsmPointer):
        return memory.address, memory.address + memory.num_bytes
    if not isinstance(memory, UsmArray):  # pyright: ignore[reportUnnecessaryIsInstance] - callers are not checked
        raise SyclError(f"expected a UsmArray or a UsmPointer, found {type(memory).__name__}", Errc.INVALID)
    if not memory.is_contiguous:
        raise SyclError("an array with gaps cannot be temporary memory", Errc.INVALID)
    return memory.pointer.address, memory.pointer.address + memory.nbytes
