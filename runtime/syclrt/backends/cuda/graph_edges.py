"""Edges of the driver's graphs that let a kernel be launched before the one that it comes after has ended.

Such a kernel begins with a wait for the end of what it comes after, so nothing but the launch itself is earlier.
"""

from __future__ import annotations

import ctypes
from math import prod
from typing import TYPE_CHECKING, Any, NamedTuple

from syclrt.backends.cuda.driver import checked, library
from syclrt.backends.cuda.launch import CudaLauncher
from syclrt.backends.graph_work import KernelWork

if TYPE_CHECKING:
    from collections.abc import Sequence

    from syclrt.backends.graph_work import Work

WHEN_ENDING, WHEN_BEGUN = 1, 2  # CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC: no work-group runs any more; _LAUNCH_ORDER
MOST_WAITING = 16  # kernels that wait one for another
_WAITED_FOR = 1  # CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC: the kernel itself waits
_FEW = 32  # work-items for each compute unit: they leave room for others while they wait


class Overlap(NamedTuple):
    """What the edges of a kernel depend on: an update that changes it needs other edges."""

    waits: bool
    """It begins with a wait for what it comes after."""
    may_be_waited_for: bool
    """It ends by itself, whatever room those take that wait for it."""
    is_small: bool
    """It takes so little room that others run while it waits."""

    @staticmethod
    def of(work: Work) -> Overlap:
        """Return that of a step."""
        launcher = work.launcher if isinstance(work, KernelWork) else None
        if not isinstance(work, KernelWork) or not isinstance(launcher, CudaLauncher) or not launcher.grids:
            return _NONE
        entry, native = launcher.entry, launcher.native
        items = sum(prod(grid.size) for grid in launcher.grids) * prod(launcher.block)
        local_bytes = entry.static_local_bytes + native.local_bytes + work.local_bytes
        is_small = items <= _FEW * entry.gpu.facts.max_compute_units and not local_bytes
        found = Overlap(entry.facts.waits_for_grids, not work.may_wait, is_small)
        return _KNOWN.setdefault(found, found)


_NONE = Overlap(waits=False, may_be_waited_for=False, is_small=False)
_KNOWN: dict[Overlap, Overlap] = {}  # eight, for all steps


class Early(NamedTuple):
    """The steps, of those before one, that need not have ended when it is launched, and how far they must be then."""

    steps: tuple[int, ...]
    port: int


_NOT_EARLY = Early((), 0)


def early_edges(overlaps: Sequence[Overlap], before: Sequence[Sequence[int]]) -> list[Early]:
    """Return which edges to each step let it be launched early, of steps in a valid order, with those before each one.

    There are none where steps form several chains: there they take longer than others, and something can run meanwhile.
    """
    if len(before) >= 2 * _longest(before):
        return [_NOT_EARLY] * len(before)
    found: list[Early] = []
    waiting: list[int] = []  # for each step: how many may be there that wait one for another, itself the last one
    for overlap, each in zip(overlaps, before, strict=True):
        steps = tuple(one for one in each if overlaps[one].may_be_waited_for) if overlap.waits else ()
        count = 1 + max((waiting[one] for one in steps), default=0)
        is_begun_enough = overlap.is_small and count <= MOST_WAITING
        waiting.append(count if steps and is_begun_enough else 0)
        found.append(Early(steps, WHEN_BEGUN if is_begun_enough else WHEN_ENDING) if steps else _NOT_EARLY)
    return found


def _longest(before: Sequence[Sequence[int]]) -> int:
    """Return how many steps, at most, come one after another."""
    depths: list[int] = []
    for each in before:
        depths.append(1 + max((depths[one] for one in each), default=0))
    return max(depths, default=0)


class _Edge(ctypes.Structure):
    """`CUgraphEdgeData`."""

    _fields_ = (
        *((name, ctypes.c_uint8) for name in ("from_port", "to_port", "type")),
        ("reserved", ctypes.c_uint8 * 5),
    )


def add_edges(graph: Any, node: Any, before: Sequence[Any], port: int) -> None:
    """Let the kernel of a node of a graph wait for others by itself. Raises `DriverError`."""
    count = len(before)
    if not count:
        return
    pointers = ctypes.c_void_p * count
    status = library().cuGraphAddDependencies_v2(
        *(ctypes.c_void_p(int(graph)), pointers(*map(int, before)), pointers(*[int(node)] * count)),
        *((_Edge * count)(*[_Edge(port, 0, _WAITED_FOR)] * count), ctypes.c_size_t(count)),
    )
    checked(status, "cannot add an edge to a graph")
