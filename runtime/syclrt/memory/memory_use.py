"""What commands read and write: spans of memory, and for kernels, where in them each work-item does."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from syclrt.ranges import LaunchShape


class Affine(NamedTuple):
    """`start`, plus the global id in each dimension times a factor."""

    start: int
    factors: tuple[int, int, int]

    def range(self, shape: LaunchShape) -> tuple[int, int]:
        """Return the least and the largest value of all work-items."""
        ends = [factor * (extent - 1) for factor, extent in zip(self.factors, shape.global_size, strict=True)]
        return self.start + sum(min(0, end) for end in ends), self.start + sum(max(0, end) for end in ends)

    def step(self, shape: LaunchShape) -> int | None:
        """Return how far apart the values of two work-items are at least; None if there is but one work-item."""
        moves = zip(self.factors, shape.global_size, strict=True)
        least, reach = None, 0
        for factor, extent in sorted((abs(factor), extent) for factor, extent in moves if extent > 1):
            between = factor - reach
            least = between if least is None else min(least, between)
            reach += factor * (extent - 1)
        return least if least is None else max(0, least)


class Touch(NamedTuple):
    """Memory that a command reads or writes: from `start` to `end`, not included, within what was allocated.

    Of a kernel, `parameter` leads to it, `address` tells where each work-item does, and `size` how many bytes; it is
    None where nobody knows which part.
    """

    stores: bool
    start: int
    end: int
    address: Affine | None = None
    size: int = 0
    parameter: int = -1

    def meets(self, start: int, end: int) -> bool:
        """Tell whether some memory may be in it."""
        return self.start < end and start < self.end


class MemoryUse(NamedTuple):
    """What a command does to memory: it touches some, for certain or maybe.

    A `problem` is why that is not known: it may read any other memory too, and write where it is said to.
    """

    touches: tuple[Touch, ...] = ()
    problem: str = ""
    is_certain: bool = True

    def how_read(self, start: int, end: int) -> str:
        """Return how it reads what stands between two addresses, as words behind a name; nothing if it does not."""
        if self.problem:
            return f"may read it: {self.problem}"
        if not any(not one.stores and one.meets(start, end) for one in self.touches):
            return ""
        return "reads it" if self.is_certain else "may read it"

    def how_written(self, start: int, end: int) -> str:
        """Return how it writes there, likewise."""
        if not any(one.stores and one.meets(start, end) for one in self.touches):
            return ""
        if self.problem:
            return f"may store to it: {self.problem}"
        return "stores to it" if self.is_certain else "may store to it"


NO_MEMORY = MemoryUse()
