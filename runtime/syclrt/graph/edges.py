"""Which nodes a new node depends on because of buffers, and whether an edge would close a cycle."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from syclrt.graph.node import Node
    from syclrt.memory.accessor import Access
    from syclrt.memory.buffer import BufferMemory


class BufferEdges:
    """For each buffer, the last node that writes it, and those that read what it wrote."""

    def __init__(self) -> None:
        self._writers: dict[BufferMemory, Node] = {}
        self._readers: dict[BufferMemory, list[Node]] = {}

    def before(self, accesses: Iterable[Access]) -> list[Node]:
        """Return the nodes that a command with these accesses comes after."""
        found: list[Node] = []
        for memory, writes in _summed(accesses).items():
            readers = self._readers.get(memory) if writes else None
            if readers:
                found += readers
            elif memory in self._writers:
                found.append(self._writers[memory])
        return found

    def note(self, accesses: Iterable[Access], node: Node) -> None:
        """Let later nodes come after this one."""
        for memory, writes in _summed(accesses).items():
            if writes:
                self._writers[memory] = node
                self._readers.pop(memory, None)
            else:
                self._readers.setdefault(memory, []).append(node)


def _summed(accesses: Iterable[Access]) -> dict[BufferMemory, bool]:
    """Return for each buffer whether it is written."""
    found: dict[BufferMemory, bool] = {}
    for access in accesses:
        found[access.memory] = found.get(access.memory, False) or access.mode != "read"
    return found


def has_path(start: Node, end: Node) -> bool:
    """Tell whether a path leads from a node to another one.

    It looks from both sides in turn, and is done when there is nothing more to look at on one of them.
    """
    below, above = [start], [end]
    seen_below, seen_above = {start}, {end}
    while below and above:
        for one in below.pop().successors:
            if one in seen_above:
                return True
            if one not in seen_below:
                seen_below.add(one)
                below.append(one)
        for one in above.pop().predecessors:
            if one in seen_below:
                return True
            if one not in seen_above:
                seen_above.add(one)
                above.append(one)
    return False
