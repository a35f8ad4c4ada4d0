"""Graphs as pictures and pages: what a node shows of its command."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.pages.drawing import Box, Drawing, Edge
from syclrt.submission.commands import NodeType

if TYPE_CHECKING:
    from collections.abc import Sequence

    from syclrt.graph.execution import ExecutableNode
    from syclrt.graph.model import Node
    from syclrt.submission.commands import Command

_KINDS = {
    NodeType.KERNEL: "kernel",
    NodeType.MEMCPY: "copy",
    NodeType.MEMSET: "copy",
    NodeType.MEMFILL: "copy",
    NodeType.HOST_TASK: "host",
    NodeType.SUBGRAPH: "graph",
}


def drawing_of(nodes: Sequence[Node]) -> Drawing:
    """Return a graph that is being built."""
    boxes = [_box(str(node.index), node.group.command) for node in nodes]
    return Drawing(boxes, [Edge(one.index, node.index) for node in nodes for one in node.predecessors])


def drawing_of_execution(
    nodes: Sequence[ExecutableNode],
    originals: Sequence[ExecutableNode],
    members: Sequence[Sequence[int]],
    times: Sequence[int | None],
) -> Drawing:
    """Return nodes as they run, of which each was made of some of the originals, its members (by their places).

    `times` are the nanoseconds of the nodes in the last run, where they were measured.
    """
    boxes = [
        _box(nodes[at].number, nodes[at].command) if len(own) == 1 else _fused([originals[one] for one in own])
        for at, own in enumerate(members)
    ]
    for at, time in enumerate(times):
        if time is not None:
            boxes[at] = boxes[at]._replace(lines=[*boxes[at].lines, f"took {time / 1000:,.1f} us"])
    return Drawing(boxes, [Edge(before, at) for at, node in enumerate(nodes) for before in node.predecessors])


def _box(number: str, command: Command) -> Box:
    launch = command.launch
    name = command.node_type.name if launch is None else launch.kernel.name
    lines = [line for line in command.details() if not line.startswith(("Dst", "Src", "ARG", "Pattern"))]
    return Box(f"{number}: {name}", lines, _KINDS.get(command.node_type, ""), [*command.details()])


def _fused(nodes: Sequence[ExecutableNode]) -> Box:
    launches = [node.command.launch for node in nodes]
    names = [f"{node.number}: {one.kernel.name if one else ''}" for node, one in zip(nodes, launches, strict=True)]
    details = [f"{name}  {line}" for name, node in zip(names, nodes, strict=True) for line in node.command.details()]
    return Box(f"{len(nodes)} kernels as one", names, "fused", details)
