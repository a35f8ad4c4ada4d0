"""Graphs as text in the DOT language."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

from syclrt.errors import Errc, SyclError
from syclrt.graph.graph_command import GraphCommand
from syclrt.submission.commands import CopyCommand, FillCommand, HostTask, KernelCommand

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from syclrt.graph.node import Node
    from syclrt.submission.commands import Command
    from syclrt.submission.places import Place

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
        with open(name, "w", encoding="utf-8", errors="backslashreplace") as file:
            file.write(dot_text(nodes, verbose=verbose))
    except (OSError, ValueError) as error:
        raise SyclError(f"cannot write '{name}': {error}", Errc.INVALID) from error


def dot_text(nodes: Sequence[Node], *, verbose: bool) -> str:
    """Return a graph in the DOT language."""
    index_of = {node: index for index, node in enumerate(nodes)}
    lines = ["digraph command_graph {"]
    for index, node in enumerate(nodes):
        label = "".join(f"{_escaped(line)}\\l" for line in _label(index, node, verbose))
        lines.append(f'  node{index} [label="{label}"];')
    for index, node in enumerate(nodes):
        lines += [f"  node{index_of[one]} -> node{index};" for one in node.predecessors]
    return "\n".join((*lines, "}", ""))


def _label(index: int, node: Node, verbose: bool) -> Iterator[str]:
    yield f"ID = {index}"
    yield f"TYPE = {node.type.name}"
    group = node.current_group
    if group is None:
        return
    if isinstance(group.command, KernelCommand):
        yield f"NAME = {group.command.kernel.name}"
    if verbose:
        yield from _details(group.command)


def _details(command: Command) -> Iterator[str]:
    if isinstance(command, KernelCommand):
        yield from _launch(command)
    elif isinstance(command, CopyCommand):
        first, second = command.offsets
        yield f"Dst = {_address(command.target, first)}"
        yield f"Src = {_address(command.source, second)}"
        yield f"Size = {command.size}"
    elif isinstance(command, FillCommand):
        yield f"Dst = {_address(command.target, 0)}"
        yield f"Pattern = 0x{command.pattern[::-1].hex()}"
        yield f"Size = {len(command.pattern) * command.times}"
    elif isinstance(command, HostTask):
        yield f"FUNCTION = {getattr(command.function, '__qualname__', type(command.function).__name__)}"
    elif isinstance(command, GraphCommand):
        yield f"NODES = {len(command.graph.nodes)}"


def _launch(command: KernelCommand) -> Iterator[str]:
    shape = command.shape
    yield f"GLOBAL = {_extents(shape.global_size, shape.dimensions)}"
    if shape.is_nd_range:
        yield f"LOCAL = {_extents(shape.local_size, shape.dimensions)}"
    values = command.kernel.layout.unpack(command.arguments.data)
    for parameter, value in zip(command.kernel.parameters, values, strict=True):
        size = f", {parameter.size} bytes" if parameter.kind in ("scalar", "struct") else ""
        yield f"ARG {parameter.index} = {_value(parameter.kind, value)} ({parameter.kind} {parameter.type}{size})"


def _extents(sizes: Sequence[int], dimensions: int) -> str:
    return " x ".join(map(str, reversed(sizes[:dimensions])))


def _value(kind: str, value: object) -> str:
    if kind == "pointer":
        return f"{value:#x}"
    if kind == "local":
        return f"offset {value}"
    return f"0x{value.hex()}" if isinstance(value, bytes) else str(value)


def _address(place: Place, offset: int) -> str:
    return f"{place.address + offset:#x}"


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
