"""Copies and fills as commands."""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING, Any, NamedTuple

from syclrt.backends.graph_work import CopyWork, FillWork
from syclrt.memory.array import is_contiguous
from syclrt.memory.memory_use import MemoryUse, Touch
from syclrt.submission.commands import Command, NodeType

if TYPE_CHECKING:
    from collections.abc import Iterator

    from syclrt.backends.backend import Line

    Runs = Iterator[tuple[int, int]]

_SHORT = 1 << 16  # bytes, which are copied sooner than another thread begins


class Place(NamedTuple):
    """Elements in memory: the address of the first one, and how the others stand; strides are bytes.

    `shape` is None where nobody knows how many bytes there are. `is_whole` tells of an array, which has a size of its
    own; a pointer has only an end. `dtype` is the type of the elements, where they have one; `keeps` keeps the memory.
    """

    address: int
    shape: tuple[int, ...] | None
    strides: tuple[int, ...]
    itemsize: int = 1
    dtype: Any = None
    is_whole: bool = True
    keeps: object = None

    @property
    def num_bytes(self) -> int | None:
        """The bytes of all elements, if they are known."""
        return None if self.shape is None else self.itemsize * prod(self.shape)

    def runs(self, start: int, size: int) -> Runs:
        """Yield address and length of the pieces of memory that hold `size` bytes of the elements from `start` on."""
        if self.shape is None or is_contiguous(self.shape, self.strides, self.itemsize):
            if size:
                yield self.address + start, size
            return
        for address, length in _pieces(self.address, self.shape, self.strides, self.itemsize):
            if start >= length:
                start -= length
                continue
            taken = min(length - start, size)
            if not taken:
                return
            yield address + start, taken
            size -= taken
            start = 0


class MemoryCommand(Command):
    """What is done to `size` bytes, and by no code of the user."""

    __slots__ = ("size",)
    may_wait = False

    @property
    def num_bytes(self) -> int:
        """Its size."""
        return self.size

    @property
    def is_short(self) -> bool:
        """Whether there are few bytes."""
        return self.size <= _SHORT

    @property
    def is_for_host(self) -> bool:
        """It is not."""
        return False


class CopyCommand(MemoryCommand):
    """A copy of `size` bytes; the offsets are those in target and source."""

    __slots__ = ("offsets", "source", "target")

    def __init__(self, target: Place, source: Place, size: int, offsets: tuple[int, int]) -> None:
        self.target = target
        self.source = source
        self.size = size
        self.offsets = offsets

    @property
    def node_type(self) -> NodeType:
        """A copy."""
        return NodeType.MEMCPY

    def pieces(self) -> Iterator[tuple[int, int, int]]:
        """Yield address to write, address to read and length of what is without a gap on both sides."""
        return _joined(self.target.runs(self.offsets[0], self.size), self.source.runs(self.offsets[1], self.size))

    def memory(self) -> MemoryUse:
        """Return source and target."""
        pieces = [*self.pieces()]
        reads = [Touch(False, where, where + length) for _, where, length in pieces]
        return MemoryUse((*reads, *(Touch(True, to, to + length) for to, _, length in pieces)))

    def run(self, line: Line) -> None:
        """Copy."""
        line.copy(self.pieces())

    def work(self) -> CopyWork:
        """Return the pieces."""
        return CopyWork(tuple(self.pieces()))

    def details(self) -> Iterator[str]:
        """Yield addresses and size."""
        first, second = self.offsets
        yield f"Dst = {self.target.address + first:#x}"
        yield f"Src = {self.source.address + second:#x}"
        yield f"Size = {self.size}"


class FillCommand(MemoryCommand):
    """A pattern, written some times: bytes of one value (MEMSET), or elements (MEMFILL)."""

    __slots__ = ("kind", "pattern", "target")

    def __init__(self, kind: NodeType, target: Place, pattern: bytes, times: int) -> None:
        self.kind = kind
        self.target = target
        self.pattern = pattern
        self.size = len(pattern) * times

    @property
    def node_type(self) -> NodeType:
        """Bytes or elements."""
        return self.kind

    def memory(self) -> MemoryUse:
        """Return what is written."""
        return MemoryUse(tuple(Touch(True, to, to + length) for to, length in self.target.runs(0, self.size)))

    def run(self, line: Line) -> None:
        """Fill."""
        line.fill(self.target.runs(0, self.size), self.pattern)

    def work(self) -> FillWork:
        """Return the pieces."""
        return FillWork(tuple(self.target.runs(0, self.size)), self.pattern)

    def details(self) -> Iterator[str]:
        """Yield address, pattern and size."""
        yield f"Dst = {self.target.address:#x}"
        yield f"Pattern = 0x{self.pattern[::-1].hex()}"
        yield f"Size = {self.size}"


def _pieces(address: int, shape: tuple[int, ...], strides: tuple[int, ...], size: int) -> Runs:
    """Yield the pieces of memory without a gap that elements stand in, in their order."""
    while shape and (strides[-1] == size or shape[-1] == 1):
        size *= shape[-1]
        shape, strides = shape[:-1], strides[:-1]
    if not shape:
        yield address, size
        return
    for at in range(shape[0]):
        yield from (
            _pieces(address + at * strides[0], shape[1:], strides[1:], size)
            if shape[1:]
            else [(address + at * strides[0], size)]
        )


def _joined(targets: Runs, sources: Runs) -> Iterator[tuple[int, int, int]]:
    """Yield the pieces that are without a gap on both sides."""
    to, room = 0, 0
    for where, length in sources:
        start, rest = where, length
        while rest:
            if not room:
                to, room = next(targets)
            taken = min(rest, room)
            yield to, start, taken
            start, to = start + taken, to + taken
            rest, room = rest - taken, room - taken
