"""Mentions of what a cut left out: in metadata nodes, lists and attachments, which are no uses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.ir.entity import Entity, Fact
from syclopt.ir.references import references, without_comments
from syclopt.ir.text.brackets import split_commas
from syclopt.ir.text.patterns import compile_pattern

if TYPE_CHECKING:
    from collections.abc import Set as AbstractSet

    from syclopt.ir.text.spelling import Key

_FIELD = compile_pattern(r"[a-zA-Z_]+:[ \t\r\n]*")
_OPERAND = compile_pattern(r"![0-9]+\b")
_OPERANDS = Fact["dict[Key, int]"]("places of operands")


def only(named: Entity, nodes: AbstractSet[Key]) -> Entity | None:
    """Return a named-metadata entity with those of its operands that are in `nodes`; None when there is none left."""
    operands = _OPERANDS.get(named)
    if operands is None:
        found = enumerate(_OPERAND.findall(without_comments(named.header)))
        operands = _OPERANDS.keep(named, {int(operand[1:]): place for place, operand in found})
    kept = sorted(operands.keys() & nodes, key=operands.__getitem__)
    if len(kept) == len(operands):
        return named
    opening = without_comments(named.header).partition("{")[0]
    return named.with_head(f"{opening}{{{', '.join(f'!{node}' for node in kept)}}}\n") if kept else None


def without_symbols(node: Entity, kept: AbstractSet[Key]) -> Entity:
    """Put `null` in the place of operands that name symbols which are not there, as LLVM does when they go."""
    named = references(node).symbols
    if not named or named <= kept:
        return node
    header = without_comments(node.header)
    start = min((at for at in (header.find("{"), header.find("(")) if at >= 0), default=0) + 1
    end = max(header.rfind("}"), header.rfind(")"))
    pieces: list[str] = []
    after = 0
    for begin, stop in split_commas(header, start, end):
        operand = header[begin:stop]
        if references(Entity.new("metadata", 0, operand)).symbols - kept:
            field = _FIELD.match(operand)
            pieces += (header[after:begin], field[0] if field else "", "null")
            after = stop
    return node.with_head("".join((*pieces, header[after:])))
