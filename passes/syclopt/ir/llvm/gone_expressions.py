"""Constant expressions that LLVM read up to version 14 to 19, as the instructions that they stand for."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from syclopt.ir.body.constant_expressions import taken_apart
from syclopt.ir.body.instruction import Instruction
from syclopt.ir.body.opcodes import BINARY, CASTS
from syclopt.ir.module import Module
from syclopt.ir.references import without_comments
from syclopt.ir.text.alike import on_a_line
from syclopt.ir.text.names_in_text import outside_noise
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.spelling import GAP

if TYPE_CHECKING:
    from syclopt.ir.body.body import Body
    from syclopt.ir.body.constant_expressions import TakenApart
    from syclopt.ir.body.instruction import Piece

_GONE = (
    (BINARY - {"add", "sub", "xor"})
    | (CASTS - {"trunc", "ptrtoint", "ptrtoaddr", "inttoptr", "bitcast", "addrspacecast"})
    | {"fneg", "icmp", "fcmp", "select", "extractvalue", "insertvalue"}
)
_MENTION = compile_pattern(rf"\b(?:{'|'.join(sorted(_GONE))}){GAP}(?:[a-z]++{GAP})*+\(", re.DOTALL)
_BRACKETS = outside_noise(r"(?P<open>[\[{<])|(?P<close>[\]}>])|(?P<value>%[-a-zA-Z$._0-9]++)")


def with_instructions(text: bytes) -> bytes:
    """Return a text in which instructions stand for the constant expressions in code that LLVM has no more.

    They come first in their function, in the line of its first instruction: all lines keep their numbers. What is part
    of an aggregate stays.
    """
    module = Module.parse(text)
    for function in module.definitions():
        if _MENTION.search(function.body_text) is not None:
            with function.edit() as body:
                _take_apart(body)
    return module.to_bytes()


def _take_apart(body: Body) -> None:
    made: list[str] = []
    for piece in [one for block in body.blocks for one in block.pieces if _MENTION.search(one.raw)]:
        apart = taken_apart(
            without_comments(piece.raw), lambda opcode, _: opcode in _GONE, lambda: body.fresh("constexpr")
        )
        if apart.instructions and not _is_in_aggregate(piece, apart):
            lines = "\n" * (piece.raw.count("\n") - apart.text.count("\n"))
            body.set_text(piece, f"{apart.text}{lines}")
            made += map(on_a_line, apart.instructions)
    if made:
        first = next(body.entry.pieces)
        body.open()
        first.set_text(" ".join([*made, first.raw]))


def _is_in_aggregate(piece: Piece, apart: TakenApart) -> bool:
    """Tell whether a value stands in brackets, but for those of a phi."""
    depth = -1 if isinstance(piece, Instruction) and piece.is_phi else 0
    for found in _BRACKETS.finditer(apart.text):
        depth += bool(found["open"]) - bool(found["close"])
        if found["value"] in apart.values and depth > 0:
            return True
    return False
