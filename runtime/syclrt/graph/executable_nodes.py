"""What an executable graph is made of: the commands of a graph as they were, in an order in which they can run."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from syclrt.errors import Errc, SyclError
from syclrt.graph.node import NodeType

if TYPE_CHECKING:
    from collections.abc import Sequence

    from syclrt.graph.graph_command import GraphCommand
    from syclrt.graph.node import Node
    from syclrt.memory.accessor import Access
    from syclrt.submission.commands import Command


class ExecutableNode(NamedTuple):
    """A command, and the nodes (their indices, all smaller than its own) that end before it begins.

    `source` is the node that it was made of, maybe one of a sub-graph: `within` are the nodes that stand for that one,
    from the outside. An empty node has no command.
    """

    source: Node
    command: Command | None
    predecessors: tuple[int, ...]
    accesses: Sequence[Access]
    keeps: object
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
    for node in _valid_order(nodes):
        before = tuple(dict.fromkeys(end for one in node.predecessors for end in ends[one]))
        if node.type is NodeType.SUBGRAPH:
            ends[node] = _dissolve(node, before, taken)
            continue
        places[node] = len(taken)
        ends[node] = (len(taken),)
        group = node.current_group
        if group is None:
            taken.append(ExecutableNode(node, None, before, (), None))
        else:
            taken.append(ExecutableNode(node, group.command, before, group.accesses, group.keeps))
    return Snapshot(taken, places)


def _dissolve(node: Node, before: tuple[int, ...], taken: list[ExecutableNode]) -> tuple[int, ...]:
    """Take the nodes of a sub-graph; its roots come after `before`. Return its leaves, where there are nodes."""
    command: GraphCommand = node.current_group.command  # pyright: ignore[reportAssignmentType, reportOptionalMemberAccess] - as its type says
    inner = command.graph.nodes
    first = len(taken)
    leaves = dict.fromkeys(range(first, first + len(inner)))
    for one in inner:
        for each in one.predecessors:
            leaves.pop(first + each, None)
        after = tuple(first + each for each in one.predecessors) or before
        taken.append(one._replace(predecessors=after, within=(node, *one.within)))
    return tuple(leaves) or before


def _valid_order(nodes: Sequence[Node]) -> list[Node]:
    """Return nodes so that each one stands after those it depends on: as they were added, where they can be."""
    seen: set[Node] = set()
    if all(_is_after(node, seen) for node in nodes):
        return [*nodes]
    missing = {node: len(node.predecessors) for node in nodes}
    order = [node for node, number in missing.items() if not number]
    for node in order:
        for one in node.successors:
            missing[one] -= 1
            if not missing[one]:
                order.append(one)
    if len(order) < len(nodes):
        raise SyclError("the graph has a cycle, so it cannot be run", Errc.INVALID)
    return order


def _is_after(node: Node, seen: set[Node]) -> bool:
    """Tell whether all that a node depends on has been seen, and see the node."""
    seen.add(node)
    return node.predecessors.keys() <= seen
