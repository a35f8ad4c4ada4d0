"""Launches, and whether two may become one: no work-item needs, or spoils, what another one does.

Temporary memory, of which the user says that nobody needs what a graph leaves in it, may then not be written at all.
A report tells of both.
"""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING, NamedTuple

from syclrt.errors import Errc, SyclError
from syclrt.memory.array import UsmArray
from syclrt.memory.usm import UsmPointer

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    from syclrt.graph.execution import ExecutableNode
    from syclrt.graph.model import Node
    from syclrt.memory.memory_use import MemoryUse, Touch
    from syclrt.ranges import LaunchShape
    from syclrt.submission.commands import KernelCommand


class Launch(NamedTuple):
    """A launch of a kernel, and what it reads and writes."""

    command: KernelCommand
    memory: MemoryUse


def obstacle(first: Launch, second: Launch) -> str:
    """Return why two launches, one after the other, cannot become one; nothing where they can."""
    for launch in (first, second):
        if launch.memory.problem:
            return f"kernel '{launch.command.kernel.name}': {launch.memory.problem}"
    shape = first.command.shape
    if shape != second.command.shape:
        return f"the ranges differ: {described(shape)} and {described(second.command.shape)}"
    if prod(shape.global_size) == 1:
        return ""
    for one in first.memory.touches:
        for other in second.memory.touches:
            if (one.stores or other.stores) and (found := conflict(one, other, shape)):
                names = _named(first, one), _named(second, other)
                return f"{names[0]} and {names[1]}: {found}"
    return ""


def described(shape: LaunchShape) -> str:
    """Return a range as a user writes it: the last extent varies fastest."""
    extents = shape.global_size[: shape.dimensions][::-1]
    whole = " x ".join(map(str, extents))
    return (
        f"{whole} in groups of {' x '.join(map(str, shape.local_size[: shape.dimensions][::-1]))}" * (shape.is_nd_range)
        or whole
    )


def _named(launch: Launch, touch: Touch) -> str:
    does = "writes" if touch.stores else "reads"
    return f"'{launch.command.kernel.name}' {does} argument {touch.parameter}"


def conflict(one: Touch, other: Touch, shape: LaunchShape) -> str:
    """Return how work-items may meet in memory; nothing if each one meets itself at the most."""
    if not one.meets(other.start, other.end):
        return ""
    if one.address is None or other.address is None:
        return "it is not known where, and they may be the same memory"
    mine, its = one.address, other.address
    moves = zip(mine.factors, its.factors, shape.global_size, strict=True)
    if any(first != second for first, second, extent in moves if extent > 1):
        return "work-items use other elements of the same memory"
    step = mine.step(shape)
    width = max(mine.start + one.size, its.start + other.size) - min(mine.start, its.start)
    if step is not None and width > step:
        return "work-items use what belongs to others"
    return ""


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


class GraphEdge(NamedTuple):
    """An edge between two nodes: `reason` tells why they did not become one, and is empty where they did."""

    source: Node
    target: Node
    reason: str
    names: tuple[str, str]

    @property
    def is_fused(self) -> bool:
        """Whether the nodes are one."""
        return not self.reason

    def __str__(self) -> str:
        return f"{self.names[0]} -> {self.names[1]}: {f'not fused: {self.reason}' if self.reason else 'fused'}"


class TemporaryMemory(NamedTuple):
    """Memory that was said to be temporary, by its place among the others: why nodes store to it, if they do."""

    number: int
    reason: str

    @property
    def is_stored(self) -> bool:
        """Whether a node stores to it."""
        return bool(self.reason)

    def __str__(self) -> str:
        return f"temporary {self.number}: {f'stored: {self.reason}' if self.reason else 'not stored'}"


class FusionReport(NamedTuple):
    """Each edge of a graph, and each temporary memory. As a string, a line for each."""

    edges: tuple[GraphEdge, ...]
    temporaries: tuple[TemporaryMemory, ...]

    def __str__(self) -> str:
        return "\n".join(map(str, (*self.edges, *self.temporaries)))


def name_of(node: ExecutableNode) -> str:
    """Return what a node is called in a report."""
    launch = node.command.launch
    what = node.command.node_type.name.lower() if launch is None else f"'{launch.kernel.name}'"
    return f"node {node.number} ({what})"
