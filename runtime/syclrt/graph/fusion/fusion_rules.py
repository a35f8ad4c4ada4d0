"""Launches, and whether two may become one: no work-item needs, or spoils, what another one does."""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
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
