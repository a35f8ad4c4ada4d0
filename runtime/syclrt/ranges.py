"""How many work-items there are: ranges, indices, and work-groups."""

from __future__ import annotations

from math import prod
from operator import index
from typing import Self

from syclopt.named_tuples import NamedTuple
from syclrt.errors import Errc, SyclError, shown

LARGEST = 2**63 - 1


def as_count(value: object, what: str = "a number") -> int:
    """Return a number of bytes or elements, or an index, as an `int`.

    Raises `SyclError` (INVALID) for what is none, which says `what` was expected.
    """
    try:
        count = -1 if isinstance(value, bool) else index(value)  # pyright: ignore[reportArgumentType] - see below
    except TypeError:
        count = -1
    if not 0 <= count <= LARGEST:
        raise SyclError(f"expected {what} from 0 on, below 2**63, found {shown(value)}", Errc.INVALID)
    return count


def are_extents(numbers: tuple[int, ...]) -> bool:
    """Tell whether numbers may be extents, of which 0 makes the product no smaller."""
    return all(0 <= number <= LARGEST for number in numbers) and prod(numbers) <= LARGEST


class _Indices(tuple[int, ...]):
    """One to three integers, row-major: the last one varies fastest."""

    __slots__ = ()

    def __new__(cls, *values: int) -> Self:
        """Raise `SyclError`: INVALID for what is no integer, ND_RANGE for another number of them, and negative ones."""
        try:
            numbers = tuple(index(value) for value in values)
        except TypeError as error:
            raise SyclError(f"expected integers as extents, found {shown(values)}", Errc.INVALID) from error
        if not 1 <= len(numbers) <= 3:
            raise SyclError(f"expected one to three extents, found {len(numbers)}", Errc.ND_RANGE)
        if not are_extents(numbers):
            message = f"expected extents from 0 on whose product is below 2**63, found {shown(numbers)}"
            raise SyclError(message, Errc.ND_RANGE)
        return super().__new__(cls, numbers)

    def __reduce__(self) -> tuple[type[Self], tuple[int, ...]]:
        return type(self), (*self,)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(map(str, self))})"


class Range(_Indices):
    """The extents of a range."""

    __slots__ = ()


class Id(_Indices):
    """An index in a range."""

    __slots__ = ()


class NdRange:
    """A range of work-items, in work-groups of a local range."""

    __slots__ = ("global_range", "local_range")

    def __init__(self, global_range: int | tuple[int, ...], local_range: int | tuple[int, ...]) -> None:
        """Raise `SyclError` for extents of different numbers, and a local range that does not divide the global one."""
        self.global_range = as_range(global_range)
        self.local_range = as_range(local_range)
        if len(self.global_range) != len(self.local_range):
            raise SyclError(f"the ranges {self} have different numbers of extents", Errc.ND_RANGE)
        if 0 in self.local_range:
            raise SyclError(f"the local range of {self} is empty", Errc.ND_RANGE)
        if any(whole % part for whole, part in zip(self.global_range, self.local_range, strict=True)):
            raise SyclError(f"the local range of {self} does not divide the global one", Errc.ND_RANGE)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, NdRange) and (self.global_range, self.local_range) == (
            other.global_range,
            other.local_range,
        )

    def __hash__(self) -> int:
        return hash((self.global_range, self.local_range))

    def __reduce__(self) -> tuple[type[NdRange], tuple[Range, Range]]:
        return NdRange, (self.global_range, self.local_range)

    def __repr__(self) -> str:
        return f"NdRange({tuple(self.global_range)}, {tuple(self.local_range)})"


class GroupLimits(NamedTuple):
    """How large work-groups are at most: each of three extents, and the work-items of one."""

    extents: tuple[int, int, int] = (LARGEST, LARGEST, LARGEST)
    items: int = LARGEST


class LaunchShape(NamedTuple):
    """Extents of a launch as kernels see them: three each, the first one varies fastest. Ids begin at `offset`."""

    dimensions: int
    global_size: tuple[int, int, int]
    local_size: tuple[int, int, int]
    is_nd_range: bool
    offset: tuple[int, int, int] = (0, 0, 0)
    limits: GroupLimits | None = None
    """Of the work-groups that are chosen for a range without any, if the kernel has some."""


def as_range(value: int | tuple[int, ...] | Range) -> Range:
    """Return a range of what may stand for one. Raises `SyclError`."""
    if isinstance(value, Range):
        return value
    return Range(*value) if isinstance(value, tuple) else Range(value)


def launch_shape(value: int | tuple[int, ...] | Range | NdRange) -> LaunchShape:
    """Return what is launched for a range. Raises `SyclError` for what is none."""
    if type(value) is int and 0 <= value <= LARGEST:
        return LaunchShape(1, (value, 1, 1), (1, 1, 1), False)
    if isinstance(value, NdRange):
        return LaunchShape(len(value.global_range), _three(value.global_range), _three(value.local_range), True)
    extents = as_range(value)
    return LaunchShape(len(extents), _three(extents), (1, 1, 1), False)


def _three(extents: Range) -> tuple[int, int, int]:
    x, y, z = (*reversed(extents), 1, 1)[:3]
    return x, y, z
