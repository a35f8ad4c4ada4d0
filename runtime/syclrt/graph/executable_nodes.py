"""What an executable graph is made of: the commands of a graph as they were, in an order in which they can run."""

from __future__ import annotations

from graphlib import CycleError, TopologicalSorter
from typing import TYPE_CHECKING, NamedTuple

from syclrt.errors import Errc, SyclError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from syclrt.graph.model import Node
    from syclrt.memory.accessor import Access
    from syclrt.submission.commands import Command


class ExecutableNode(NamedTuple):
    """A command, and the nodes (their indices, all smaller than its own) that end before it begins.

    `source` is the node that it was made of, maybe one of a sub-graph: `within` are the nodes that stand for that one,
    from the outside.
    """

    source: Node
    command: Command
    predecessors: tuple[int, ...]
    accesses: Sequence[Access]
    within: tuple[Node, ...] = ()

    @property
    def number(self) -> str:
        """Its number in the graph; "3.1" is node 1 of the sub-graph that is node 3."""
        return ".".join(str(one.index) for one in (*self.within, self.source))


class Snapshot(NamedTuple):
    """The nodes of a graph as they run, and where in that list its own, not those of sub-graphs, stand."""

    nodes: list[ExecutableNode]
    places: dict[Node, int]


def snapshot(nodes: Sequence[Node]) -> Snapshot:
    """Return nodes as they are now; sub-graphs are dissolved. Raises `SyclError` (INVALID) for a cycle."""
    taken: list[ExecutableNode] = []
    places: dict[Node, int] = {}
    ends: dict[Node, tuple[int, ...]] = {}
    for index in valid_order([[one.index for one in node.predecessors] for node in nodes]):
        node = nodes[index]
        group = node.group
        before = tuple(dict.fromkeys(end for one in node.predecessors for end in ends[one]))
        inner: Sequence[ExecutableNode] | None = group.command.nodes
        if inner is not None:
            ends[node] = _dissolve(node, inner, before, taken)
            continue
        places[node] = len(taken)
        ends[node] = (len(taken),)
        taken.append(ExecutableNode(node, group.command, before, group.accesses))
    return Snapshot(taken, places)


def _dissolve(
    node: Node, inner: Sequence[ExecutableNode], before: tuple[int, ...], taken: list[ExecutableNode]
) -> tuple[int, ...]:
    """Take the nodes of a sub-graph; its roots come after `before`. Return its leaves, where there are nodes."""
    first = len(taken)
    leaves = dict.fromkeys(range(first, first + len(inner)))
    for one in inner:
        for each in one.predecessors:
            leaves.pop(first + each, None)
        after = tuple(first + each for each in one.predecessors) or before
        taken.append(one._replace(predecessors=after, within=(node, *one.within)))
    return tuple(leaves) or before


def valid_order(before: Sequence[Sequence[int]]) -> Sequence[int]:
    """Return indices so that each one stands after those before it: as they are, where they can be.

    Raises `SyclError` (INVALID) for a cycle.
    """
    if all(max(each, default=-1) < index for index, each in enumerate(before)):
        return range(len(before))
    try:
        return [*TopologicalSorter(dict(enumerate(before))).static_order()]
    except CycleError as error:
        raise SyclError("the graph has a cycle, so it cannot be run", Errc.INVALID) from error
