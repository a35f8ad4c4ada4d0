"""Parts of a graph: what runs without the host between, and each host task."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, NamedTuple

from syclrt.submission.commands import HostTask

if TYPE_CHECKING:
    from collections.abc import Sequence

    from syclrt.graph.executable_nodes import ExecutableNode


class Part(NamedTuple):
    """Nodes (their indices, in a valid order), and the parts that end before it begins; one host task, or none."""

    nodes: tuple[int, ...]
    predecessors: tuple[int, ...]
    host_task: HostTask | None


def parts_of(nodes: Sequence[ExecutableNode]) -> list[Part]:
    """Return the parts, in a valid order.

    Nodes are in one part if the same host tasks come before them and the same ones after them: so parts do not wait in
    a circle, and no host task waits for what no edge asks for.
    """
    places: dict[tuple[bytes, bytes], int] = {}
    members: list[list[int]] = []
    part_of: list[int] = []
    for index, key in enumerate(_keys(nodes)):
        place = places.setdefault(key, len(members))
        if place == len(members):
            members.append([])
        members[place].append(index)
        part_of.append(place)
    before = [
        sorted({part_of[one] for index in each for one in nodes[index].predecessors} - {place})
        for place, each in enumerate(members)
    ]
    order = _valid_order(before)
    new_place = {place: at for at, place in enumerate(order)}
    return [
        Part(tuple(members[place]), tuple(new_place[one] for one in before[place]), _host_task(nodes, members[place]))
        for place in order
    ]


def _host_task(nodes: Sequence[ExecutableNode], members: Sequence[int]) -> HostTask | None:
    command = nodes[members[0]].command
    return command if isinstance(command, HostTask) else None


def _valid_order(before: Sequence[Sequence[int]]) -> list[int]:
    """Return indices so that each one stands after those before it."""
    missing = [len(each) for each in before]
    after: list[list[int]] = [[] for _ in before]
    for place, each in enumerate(before):
        for one in each:
            after[one].append(place)
    order = [place for place, number in enumerate(missing) if not number]
    for place in order:
        for one in after[place]:
            missing[one] -= 1
            if not missing[one]:
                order.append(one)
    return order


def _keys(nodes: Sequence[ExecutableNode]) -> list[tuple[bytes, bytes]]:
    """Return, of each node, a digest of the host tasks before it and one of those after it, and itself if it is one."""
    successors: list[list[int]] = [[] for _ in nodes]
    for index, node in enumerate(nodes):
        for one in node.predecessors:
            successors[one].append(index)
    predecessors = [node.predecessors for node in nodes]
    before = _digests(nodes, range(len(nodes)), predecessors, successors)
    after = _digests(nodes, range(len(nodes) - 1, -1, -1), successors, predecessors)
    return [*zip(before, after, strict=True)]


def _digests(
    nodes: Sequence[ExecutableNode], order: range, sources: Sequence[Sequence[int]], targets: Sequence[Sequence[int]]
) -> list[bytes]:
    """Return a digest for each node: of the host tasks among it and all that it is reached from.

    The sets are numbers with a bit for each host task. They are kept only until all nodes have them that need them.
    """
    digests = [b""] * len(nodes)
    sets: dict[int, int] = {}
    readers = [len(each) for each in targets]
    seen = 0
    for index in order:
        found = 0
        for one in sources[index]:
            found |= sets[one]
            readers[one] -= 1
            if not readers[one]:
                del sets[one]
        if isinstance(nodes[index].command, HostTask):
            found |= 1 << seen
            seen += 1
        if readers[index]:
            sets[index] = found
        digests[index] = blake2b(found.to_bytes(seen // 8 + 1, "little").rstrip(b"\0")).digest() if found else b""
    return digests
