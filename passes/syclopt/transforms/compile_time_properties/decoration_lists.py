"""Lists of SPIR-V decorations in metadata: reading those that are attached, and joining them with others."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from syclopt import names
from syclopt.errors import InputError
from syclopt.ir.layout import FunctionLayout, attachments_in
from syclopt.ir.references import without_comments
from syclopt.ir.text.alike import on_a_line
from syclopt.ir.text.brackets import split_commas
from syclopt.ir.text.source import to_internal, to_user

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping, Sequence

    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.metadata_node import MetadataNode
    from syclopt.ir.views.symbol import Symbol
    from syclopt.ir.views.view import View

_CODE = re.compile(r"!\{[ \t\r\n]*i32[ \t\r\n]+([0-9]{1,9})")


def attached(symbol: Symbol, kind: str) -> list[MetadataNode]:
    """Return all nodes of a kind that are attached to a function or variable, which may have several."""
    header = symbol.header
    if f"!{kind}" not in header:
        return []
    layout = symbol.layout
    spans = (layout.attachments,) if isinstance(layout, FunctionLayout) else layout.details
    found = [attachment for span in spans for attachment in attachments_in(header, *span)]
    return [symbol.module.node(header[slice(*a.node)], symbol) for a in found if a.kind == kind]


def contents(nodes: Iterable[MetadataNode], user: View) -> list[str]:
    """Return the operands of list nodes as they are spelled in full: `!{i32 44, i32 8}`, not `!5`.

    Raises `InputError` for a node that is no list.
    """
    found: list[str] = []
    for node in nodes:
        text = without_comments(node.content).removeprefix("distinct").strip()
        if not (text.startswith("!{") and text.endswith("}")):
            where = node.location if node.number >= 0 else user.location
            raise InputError(f"'@{user.key}': expected a list of decorations, found {node.content}", where)
        for start, end in split_commas(text, 2, len(text) - 1) if text[2:-1].strip() else ():
            operand = text[start:end]
            content = node.module.node(to_internal(operand), node).content if operand[:1] == "!" else operand
            found.append(to_user(on_a_line(to_internal(content))))
    return found


def merged(before: Sequence[str], wanted: Sequence[str], codes: Collection[int] = ()) -> list[str]:
    """Return decorations with those `wanted` behind the others.

    Left out are those of `before` with a number that a wanted one has, or that is one of `codes`. Where that changes
    nothing but the order, it is `before`.
    """
    replaced = {*codes, *map(_code, wanted)}
    after = [*(text for text in before if _code(text) not in replaced), *wanted]
    return [*before] if sorted(after) == sorted(before) else after


def new_lists(module: Module, wanted: Mapping[Key, Sequence[str]], codes: Collection[int] = ()) -> dict[Key, str]:
    """Return the lists of decorations that symbols need, those that are there and wanted ones, as `merged` has it.

    The module has what they list from now on. A symbol whose list is right as it is needs none.
    """
    after: dict[Key, Sequence[str]] = {}
    for key, decorations in wanted.items():
        is_decorated = decorations and f"!{names.DECORATIONS_KIND}" in module.header(key)
        found = _beside(module.symbols[key], decorations, codes) if is_decorated else decorations
        if found:
            after[key] = found
    numbers = module.add_nodes(text for decorations in after.values() for text in decorations)
    return {key: f"!{{{', '.join([f'!{numbers[text]}' for text in texts])}}}" for key, texts in after.items()}


def _beside(symbol: Symbol, wanted: Sequence[str], codes: Collection[int]) -> Sequence[str]:
    """Return what a symbol is to have instead of its decorations; nothing where these are right."""
    nodes = attached(symbol, names.DECORATIONS_KIND)
    before = contents(nodes, symbol)
    after = merged(before, wanted, codes)
    return () if after == before and len(nodes) == 1 else after


def list_of_nodes(module: Module, texts: Iterable[str]) -> str:
    """Return a list of nodes of these contents, which the module has from now on."""
    return f"!{{{', '.join(module.add_metadata(text).reference for text in texts)}}}"


def _code(text: str) -> int | None:
    found = _CODE.match(text)
    return int(found[1]) if found else None
