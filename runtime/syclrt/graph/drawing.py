"""Graphs as text in the DOT language."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

from syclopt.errors import FileError
from syclopt.files import write_file
from syclrt.errors import Errc, SyclError

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from syclrt.graph.model import Node

_ENDING = ".dot"


def write_dot(nodes: Sequence[Node], path: Any, *, verbose: bool) -> None:
    """Write a file of a graph. Raises `SyclError` (INVALID) for a name without ".dot", and what cannot be written."""
    try:
        name = os.fsdecode(path)
    except TypeError as error:
        raise SyclError(f"expected a path, found {path!r}", Errc.INVALID) from error
    if not name.endswith(_ENDING):
        raise SyclError(f"expected a path that ends in '{_ENDING}', found '{name}'", Errc.INVALID)
    try:
        write_file(name, dot_text(nodes, verbose=verbose).encode(errors="backslashreplace"))
    except FileError as error:
        reason = error.message.partition(": ")[2]
        raise SyclError(f"cannot write '{name}': {reason}", Errc.INVALID) from error


def dot_text(nodes: Sequence[Node], *, verbose: bool) -> str:
    """Return a graph in the DOT language."""
    lines = ["digraph command_graph {"]
    for node in nodes:
        label = "".join(f"{_escaped(line)}\\l" for line in _label(node, verbose))
        lines.append(f'  node{node.index} [label="{label}"];')
    for node in nodes:
        lines += [f"  node{one.index} -> node{node.index};" for one in node.predecessors]
    return "\n".join((*lines, "}", ""))


def _label(node: Node, verbose: bool) -> Iterator[str]:
    command = node.group.command
    yield f"ID = {node.index}"
    yield f"TYPE = {command.node_type.name}"
    if command.launch is not None:
        yield f"NAME = {command.launch.kernel.name}"
    if verbose:
        yield from command.details()


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
