"""Edges of the driver's graphs that let a kernel be launched before the one that it comes after has ended.

Such a kernel begins with a wait for the end of what it comes after, so nothing but the launch itself is earlier.
"""

from __future__ import annotations

import ctypes
from math import prod
from typing import TYPE_CHECKING, Any, NamedTuple

from syclrt.backends.backend import KernelWork
from syclrt.backends.cuda.driver import checked, library
from syclrt.backends.cuda.launch import CudaLauncher

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from syclrt.backends.backend import Work

_WAITED_FOR = 1  # CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC: the kernel itself waits
_WHEN_ENDING, _WHEN_BEGUN = 1, 2  # CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC: all work-groups have ended; _LAUNCH_ORDER
_FEW = 32  # work-items for each compute unit: they leave room for others while they wait
_MOST_WAITING = 16  # kernels that wait one for another


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


class _Edge(ctypes.Structure):
    """`CUgraphEdgeData`."""

    _fields_ = (
        *((name, ctypes.c_uint8) for name in ("from_port", "to_port", "type")),
        ("reserved", ctypes.c_uint8 * 5),
    )


class Edges:
    """Tells which edges between steps let a kernel be launched early, and adds them to a graph.

    There are none in graphs with several chains, where they take longer than others, and something can run meanwhile.
    """

    def __init__(self, works: Iterable[Work], before: Sequence[Sequence[int]]) -> None:
        """Take what the steps do, and those before each one."""
        self.overlaps = [*map(Overlap.of, works)]
        self._is_narrow = len(before) < 2 * _longest(before)
        self._waiting = [0] * len(self.overlaps)  # of each step: how many may wait, one for another, for it to begin

    def early(self, index: int, before: Sequence[int]) -> tuple[int, ...]:
        """Return the steps, of those before one, that need not have ended when it is launched."""
        if not self._is_narrow or not self.overlaps[index].waits:
            return ()
        return tuple(one for one in before if self.overlaps[one].may_be_waited_for)

    def add(self, graph: Any, index: int, node: Any, before: Sequence[tuple[int, Any]]) -> None:
        """Let the node of a step wait for others, steps and nodes, by itself. Raises `DriverError`."""
        if not before:
            return
        count, waiting = len(before), 1 + max(self._waiting[step] for step, _ in before)
        port = _WHEN_ENDING
        if self.overlaps[index].is_small and waiting <= _MOST_WAITING:
            port, self._waiting[index] = _WHEN_BEGUN, waiting
        pointers = ctypes.c_void_p * count
        status = library().cuGraphAddDependencies_v2(
            *(ctypes.c_void_p(int(graph)), pointers(*(int(one) for _, one in before)), pointers(*[int(node)] * count)),
            *((_Edge * count)(*[_Edge(port, 0, _WAITED_FOR)] * count), ctypes.c_size_t(count)),
        )
        checked(status, "cannot add an edge to a graph")


def _longest(before: Sequence[Sequence[int]]) -> int:
    """Return how many steps, at most, come one after another."""
    depths: list[int] = []
    for each in before:
        depths.append(1 + max((depths[one] for one in each), default=0))
    return max(depths, default=0)
