"""Copies of functions under another name."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, cast

from syclopt.ir.body.call_sites import without_use_lists
from syclopt.ir.edits.linkage import outside_comdat, with_linkage
from syclopt.ir.edits.rename import rename_symbols
from syclopt.ir.module import Module
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.source import to_user
from syclopt.ir.text.spelling import COMMENT, STRING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.function import Function
    from syclopt.ir.views.metadata_node import MetadataNode

_MENTION = compile_pattern(rf"!([0-9]++)(?![-a-zA-Z$._0-9])|{STRING}|{COMMENT}", re.DOTALL)
# Nodes of debug information that belong to one function when they lead to its subprogram; others are shared.
_OWN = compile_pattern(
    r"![0-9]++[ \t]*+=[ \t]*+(?:distinct[ \t]++)?+!(?:\{|DILocation\(|DILexicalBlock(?:File)?+\(|DILocalVariable\(|"
    r"DILabel\(|DIImportedEntity\(|DIAssignID\()"
)
_ALWAYS_OWN = "!DIAssignID("


def copy_function(module: Module, function: Function, name: str) -> Function:
    """Add a copy of a definition to its module, under a name that is free, and return it.

    It is internal and in no comdat, calls itself where the original does, and has debug information of its own.
    """
    module.drop_use_lists()
    entity = with_linkage(outside_comdat(function.entity), "internal")
    part = Module([entity.with_text(entity.header, without_use_lists(entity.body))], "", module.name)
    rename_symbols(part, {function.key: name})
    copied = part.functions[name]
    text = copied.raw
    subprogram = function.metadata.get("dbg")
    if subprogram is not None and subprogram.number >= 0:
        text = _with_own_debug_info(module, copied, subprogram.number)
    return cast("Function", module.add(to_user(text)))


def _with_own_debug_info(module: Module, function: Function, subprogram: int) -> str:
    """Return the text of a function with numbers of nodes that are copies of those of `subprogram` alone."""
    nodes = module.metadata
    numbers: dict[Key, int] = {
        number: module.free_number("metadata") for number in _own_nodes(nodes, function, subprogram)
    }

    def renumbered(text: str) -> str:
        def number(found: re.Match[str]) -> str:
            number = numbers.get(int(found[1])) if found[1] else None
            return found[0] if number is None else f"!{number}"

        return _MENTION.sub(number, text)

    for old in numbers:
        module.add(to_user(renumbered(nodes[old].header)))
    return renumbered(function.raw)


def _own_nodes(nodes: Mapping[Key, MetadataNode], function: Function, subprogram: int) -> list[Key]:
    """Return the nodes that `function` refers to, directly or not, and that lead to its subprogram, ascending."""
    users: dict[Key, list[Key]] = {}
    found: set[Key] = set()
    todo: list[Key] = [*function.nodes_used]
    while todo:
        key = todo.pop()
        if key in found or (key != subprogram and not _OWN.match(nodes[key].header)):
            continue
        found.add(key)
        for used in nodes[key].nodes_used:
            users.setdefault(used, []).append(key)
            todo.append(used)
    own = {subprogram, *(key for key in found if _ALWAYS_OWN in nodes[key].header)}
    todo = [*own]
    while todo:
        more = [user for user in users.get(todo.pop(), ()) if user not in own]
        own.update(more)
        todo += more
    return [key for key in nodes if key in own]
