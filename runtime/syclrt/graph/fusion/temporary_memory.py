"""Memory of which the user says that nobody needs what a graph leaves in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclrt.errors import Errc, SyclError
from syclrt.memory.array import UsmArray
from syclrt.memory.usm import UsmPointer
from syclrt.submission.commands import CopyCommand, HostTask

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    from syclrt.graph.executable_nodes import ExecutableNode
    from syclrt.graph.fusion.accessed_memory import Launch


class Temporaries:
    """The places of temporary memory: where each one starts and ends. It is kept."""

    def __init__(self, memory: Iterable[UsmArray | UsmPointer]) -> None:
        """Raise `SyclError` (INVALID) for what are neither arrays nor pointers, and for an array with gaps."""
        if not hasattr(memory, "__iter__"):
            raise SyclError(f"expected several UsmArrays or UsmPointers, found {type(memory).__name__}", Errc.INVALID)
        self._keeps = (*memory,)
        self.places = [_place(one) for one in self._keeps]

    def holding(self, start: int, end: int) -> int | None:
        """Return the number of the memory that all between two addresses is in."""
        for number, (first, last) in enumerate(self.places):
            if first <= start and end <= last:
                return number
        return None


def reader(
    start: int,
    end: int,
    nodes: Sequence[ExecutableNode],
    launches: Sequence[Launch | None],
    but: Collection[int],
) -> tuple[int, str] | None:
    """Return a node, other than some, that may read what stands between two addresses, and why; None if none does.

    A host task reads it only where it says so: by an accessor.
    """
    for index, node in enumerate(nodes):
        if index not in but and (found := _reads(node, launches[index], start, end)):
            return index, found
    return None


def _reads(node: ExecutableNode, launch: Launch | None, start: int, end: int) -> str:
    command = node.command
    if isinstance(command, CopyCommand):
        is_read = any(_meets((source, source + size), start, end) for _, source, size in command.pieces())
        return "reads it" if is_read else ""
    if isinstance(command, HostTask):
        arrays = [one.memory.array for one in node.accesses if one.mode != "write"]
        return "may read it" if any(_meets(_span(array), start, end) for array in arrays) else ""
    if launch is None:
        return ""
    if launch.problem:
        return f"may read it: {launch.problem}"
    return "reads it" if any(not one.stores and one.meets(start, end) for one in launch.touches) else ""


def _meets(span: tuple[int, int], start: int, end: int) -> bool:
    return span[0] < end and start < span[1]


def _span(array: UsmArray) -> tuple[int, int]:
    return array.pointer.address, array.pointer.address + array.nbytes


def _place(memory: UsmArray | UsmPointer) -> tuple[int, int]:
    if isinstance(memory, UsmPointer):
        return memory.address, memory.address + memory.num_bytes
    if not isinstance(memory, UsmArray):  # pyright: ignore[reportUnnecessaryIsInstance] - callers are not checked
        raise SyclError(f"expected a UsmArray or a UsmPointer, found {type(memory).__name__}", Errc.INVALID)
    if not memory.is_contiguous:
        raise SyclError("an array with gaps cannot be temporary memory", Errc.INVALID)
    return _span(memory)
