"""What became of a graph by fusion, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from syclrt.graph.execution import ExecutableNode
    from syclrt.graph.model import Node


class GraphEdge(NamedTuple):
    """An edge between two nodes: `reason` tells why they did not become one, and is empty where they did."""

    source: Node
    target: Node
    reason: str
    names: tuple[str, str]

    @property
    def is_fused(self) -> bool:
        """Whether the nodes are one."""
        return not self.reason

    def __str__(self) -> str:
        return f"{self.names[0]} -> {self.names[1]}: {f'not fused: {self.reason}' if self.reason else 'fused'}"


class TemporaryMemory(NamedTuple):
    """Memory that was said to be temporary, by its place among the others: why nodes store to it, if they do."""

    number: int
    reason: str

    @property
    def is_stored(self) -> bool:
        """Whether a node stores to it."""
        return bool(self.reason)

    def __str__(self) -> str:
        return f"temporary {self.number}: {f'stored: {self.reason}' if self.reason else 'not stored'}"


class FusionReport(NamedTuple):
    """Each edge of a graph, and each temporary memory. As a string, a line for each."""

    edges: tuple[GraphEdge, ...]
    temporaries: tuple[TemporaryMemory, ...]

    def __str__(self) -> str:
        return "\n".join(map(str, (*self.edges, *self.temporaries)))


def name_of(node: ExecutableNode) -> str:
    """Return what a node is called in a report."""
    launch = node.command.launch
    what = node.command.node_type.name.lower() if launch is None else f"'{launch.kernel.name}'"
    return f"node {node.number} ({what})"
