"""Whether a graph can take the values of another one: nodes, kernels and edges have to be the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclrt.errors import Errc, SyclError
from syclrt.graph.node import NodeType
from syclrt.submission.commands import KernelCommand

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from syclrt.graph.executable_nodes import ExecutableNode
    from syclrt.graph.node import Node

_TYPES = (NodeType.EMPTY, NodeType.EXT_ONEAPI_BARRIER, NodeType.KERNEL)


def check_same_shape(
    source: Sequence[Node], added: Sequence[Node], places: Mapping[Node, int], nodes: Sequence[ExecutableNode]
) -> None:
    """Raise `SyclError` (INVALID) with the first difference between a graph and what an executable one was made of.

    `added` are that one's nodes in their order, and `nodes`, at `places`, what became of them.
    """
    for index, node in enumerate(source):
        if node.type not in _TYPES:
            raise _refusal(f"node {index} is {node.type.name}: only kernels, barriers and empty nodes can be updated")
    if len(source) != len(added):
        raise _refusal(f"there are {len(source)} nodes, expected {len(added)}")
    index_of = {node: index for index, node in enumerate(source)}
    for index, (new, old) in enumerate(zip(source, added, strict=True)):
        if new.type is not old.type:
            raise _refusal(f"node {index} is {new.type.name}, expected {old.type.name}")
        place = places[old]
        kernel, expected = _kernel(new), nodes[place].command
        if isinstance(expected, KernelCommand) and kernel != expected.kernel.name:
            raise _refusal(f"node {index} is kernel '{kernel}', expected '{expected.kernel.name}'")
        before = {places[added[index_of[one]]] for one in new.predecessors}
        if before != {*nodes[place].predecessors}:
            raise _refusal(f"node {index} depends on other nodes")


def _kernel(node: Node) -> str | None:
    return node.kernel_command.kernel.name if node.type is NodeType.KERNEL else None


def _refusal(what: str) -> SyclError:
    return SyclError(f"the graph has another shape: {what}", Errc.INVALID)
