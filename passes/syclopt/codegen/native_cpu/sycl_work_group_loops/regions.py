"""The regions of a kernel: what work-items run from its start, or from a barrier, to the next barrier or the end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from syclopt.codegen.native_cpu.sycl_work_group_loops.kernel_body import KernelBody
    from syclopt.ir.text.spelling import Key


@dataclass(frozen=True, slots=True)
class Region:
    """Where it starts, its sections in the order of the kernel, and the starts of the regions that may follow."""

    start: Key
    sections: tuple[Key, ...]
    next: tuple[Key, ...]


def regions_of(body: KernelBody) -> dict[Key, Region]:
    """Return start -> region, the first one first. A section may be in several."""
    starts = [body.entry, *(s.after_barrier for s in body.sections.values() if s.after_barrier is not None)]
    return {start: _region(body, start) for start in starts}


def repeated(regions: dict[Key, Region]) -> frozenset[Key]:
    """Return the starts of the regions that a work-group may run more than once."""
    return frozenset(start for start in regions if start in _followers(regions, start))


def _followers(regions: dict[Key, Region], start: Key) -> set[Key]:
    found: set[Key] = set()
    waiting = [*regions[start].next]
    while waiting:
        one = waiting.pop()
        if one not in found:
            found.add(one)
            waiting.extend(regions[one].next)
    return found


def _region(body: KernelBody, start: Key) -> Region:
    found = {start}
    waiting = [start]
    while waiting:
        section = body.sections[waiting.pop()]
        for successor in () if section.after_barrier is not None else section.successors:
            if successor not in found:
                found.add(successor)
                waiting.append(successor)
    ordered = (start, *(key for key in body.sections if key in found and key != start))
    following = (body.sections[key].after_barrier for key in ordered)
    return Region(start, ordered, tuple(dict.fromkeys(key for key in following if key is not None)))
