"""Where IR comes from in the source, by its debug information."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from syclopt.ir.references import without_noise
from syclopt.ir.text.patterns import compile_pattern

if TYPE_CHECKING:
    from syclopt.ir.fragments import MetadataFragment
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key

_DEBUG_LOCATION = compile_pattern(r"!dbg[ \t]++!([0-9]++)")
_MOST_SCOPES = 100


def place_of_instruction(module: Module, text: str) -> str | None:
    """Return file, line and column of an instruction, if its text says where it comes from."""
    found = _DEBUG_LOCATION.search(without_noise(text))
    return place_of_node(module, int(found[1])) if found else None


def place_of_call(module: Module, caller: Key, callee: Key) -> str | None:
    """Return the place of the first call of `callee` in `caller`."""
    for call in module.functions[caller].calls:
        if call.callee == callee:
            return place_of_instruction(module, call.text)
    return None


def place_of_node(module: Module, number: int) -> str | None:
    """Return file, line and column of a node: a DILocation, or what has a line in a file."""
    node = _node(module, number)
    if node is None:
        return None
    line, column = node.field("line"), node.field("column")
    scope: MetadataFragment | None = node
    for _ in range(_MOST_SCOPES):
        if scope is None:
            return None
        file = scope.field("file")
        if file is not None and file.number is not None:
            name = _file(module, file.number)
            numbers = [str(part.number) for part in (line, column) if part is not None and part.number is not None]
            return ":".join((name, *numbers)) if name else None
        above = scope.field("scope")
        scope = _node(module, above.number) if above is not None and above.number is not None else None
    return None


def _file(module: Module, number: int) -> str | None:
    node = _node(module, number)
    name, folder = (node.field("filename"), node.field("directory")) if node else (None, None)
    if name is None or not name.string:
        return None
    return os.path.join(folder.string, name.string) if folder is not None and folder.string else name.string


def _node(module: Module, number: int) -> MetadataFragment | None:
    return module.metadata[number].parsed if number in module.metadata else None
