"""What a launch of a kernel reads and writes: the lines of `emit-kernel-accesses`, with numbers put in."""

from __future__ import annotations

from functools import lru_cache
from math import prod
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from syclrt.ranges import LaunchShape
    from syclrt.submission.commands import KernelCommand

_MOST = 4096
_FARTHEST = 1 << 62  # from where an argument points: numbers below do not wrap in 64 bits


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


class Form(NamedTuple):
    """A sum of terms: a coefficient, and the names of what it is multiplied by."""

    terms: tuple[tuple[int, tuple[str, ...]], ...]

    @classmethod
    def parse(cls, text: str) -> Form:
        """Read a form, such as `8 + 4*id0 + -1*arg2:0:4*id1`."""
        terms: list[tuple[int, tuple[str, ...]]] = []
        for term in text.split(" + "):
            value, *factors = term.split("*")
            terms.append((int(value), tuple(factors)))
        return cls(tuple(terms))

    def affine(self, value_of: Callable[[str], int]) -> Affine | None:
        """Return the form with values put in for all but ids; None where ids are multiplied by each other."""
        start, found = 0, [0, 0, 0]
        for value, names in self.terms:
            ids = [name for name in names if name.startswith("id")]
            number = prod((value_of(name) for name in names if not name.startswith("id")), start=value)
            if not ids:
                start += number
            elif len(ids) == 1:
                found[int(ids[0][2:])] += number
            elif number:
                return None
        x, y, z = found
        return Affine(start, (x, y, z))


class AccessLine(NamedTuple):
    """A load or store through a parameter: bytes and offset, None where they are not known."""

    stores: bool
    parameter: int
    size: int | None
    offset: Form | None


class KernelFacts(NamedTuple):
    """What a kernel does to memory, or the `problem` why that is not known. Forms must be between `bounds`."""

    problem: str
    accesses: tuple[AccessLine, ...]
    bounds: tuple[tuple[int, int, Form], ...]

    @classmethod
    def parse(cls, lines: Iterable[str]) -> KernelFacts:
        """Read the lines of a kernel."""
        accesses: list[AccessLine] = []
        bounds: list[tuple[int, int, Form]] = []
        for line in lines:
            word, _, rest = line.partition(" ")
            if word == "problem":
                return cls(rest, (), ())
            first, second, form = rest.split(" ", 2)
            if word == "bounds":
                bounds.append((int(first), int(second), Form.parse(form)))
                continue
            size = None if second == "?" else int(second)
            accesses.append(AccessLine(word == "store", int(first), size, None if form == "?" else Form.parse(form)))
        return cls("", tuple(accesses), tuple(bounds))


@lru_cache(_MOST)
def facts_of(lines: tuple[str, ...]) -> KernelFacts:
    """Read the lines of a kernel, the same ones but once."""
    return KernelFacts.parse(lines)


class Touch(NamedTuple):
    """Memory that a launch reads or writes: from `start` to `end`, not included, within what was allocated.

    `address` tells where each work-item does, and `size` how many bytes; it is None where nobody knows which part.
    """

    parameter: int
    stores: bool
    start: int
    end: int
    address: Affine | None
    size: int

    def meets(self, start: int, end: int) -> bool:
        """Tell whether some memory may be in it."""
        return self.start < end and start < self.end


class Launch:
    """A launch of a kernel: what it touches, or the `problem` why that is not known."""

    def __init__(self, command: KernelCommand, facts: KernelFacts) -> None:
        self.command = command
        self.problem = facts.problem
        self.touches: tuple[Touch, ...] = ()
        self._data = command.arguments.data
        self._offsets = command.kernel.layout.offsets
        shape = command.shape
        if self.problem or not prod(shape.global_size):
            return
        for lowest, highest, form in facts.bounds:
            affine = form.affine(self._value)
            least, most = (lowest - 1, 0) if affine is None else affine.range(shape)
            if not lowest <= least <= most <= highest:
                self.problem = "an index does not fit in the type that the kernel computes it in"
                return
        self.touches = tuple(dict.fromkeys(map(self._touch, facts.accesses)))

    def pointers(self) -> Iterator[int]:
        """Yield the addresses among the arguments."""
        for parameter in self.command.kernel.parameters:
            if parameter.kind == "pointer":
                yield self._pointer(parameter.index)

    def _pointer(self, parameter: int) -> int:
        return self._number(parameter, 0, 8, signed=False)

    def _number(self, parameter: int, at: int, size: int, *, signed: bool) -> int:
        start = self._offsets[parameter] + at
        return int.from_bytes(self._data[start : start + size], "little", signed=signed)

    def _value(self, name: str) -> int:
        if name.startswith("size"):
            return self.command.shape.global_size[int(name[4:])]
        parameter, at, size = map(int, name.removeprefix("arg").split(":"))
        return self._number(parameter, at, size, signed=True)

    def _touch(self, access: AccessLine) -> Touch:
        pointer = self._pointer(access.parameter)
        affine = access.offset.affine(self._value) if access.offset is not None else None
        start, end = _allocation(self.command.arguments.keeps, pointer)
        if affine is not None and access.size is not None:
            least, most = affine.range(self.command.shape)
            if -_FARTHEST < least <= most < _FARTHEST:
                place = affine._replace(start=affine.start + pointer)
                start, end = max(start, pointer + least), min(end, pointer + most + access.size)
                return Touch(access.parameter, access.stores, start, end, place, access.size)
        return Touch(access.parameter, access.stores, start, end, None, 0)


def _allocation(keeps: Sequence[object], pointer: int) -> tuple[int, int]:
    """Return start and end of the memory that a pointer points into: of all memory, where that is not known."""
    for block in keeps:
        start, size = getattr(block, "address", None), getattr(block, "num_bytes", None)
        if isinstance(start, int) and isinstance(size, int) and start <= pointer < start + size:
            return start, start + size
    return -(1 << 66), 1 << 66
