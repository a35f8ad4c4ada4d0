"""Stores of PTX that write the low bits of a register, spelled so that `ptxas` writes those bits.

LLVM stores a part of a wider register as it is: `st.global.b8 [%rd1], %r2`. Where an instruction for floating-point
numbers gave the register its value, `ptxas` (12.9 and 13.0) takes the store for a conversion of a number to an integer.
Behind a move the register has no type, and the move costs nothing.
"""

from __future__ import annotations

import re

from syclopt.ir.text.patterns import compile_pattern

_WIDTHS = {"rs": 16, "r": 32, "rd": 64, "rq": 128}
_STORE = compile_pattern(
    r"^([ \t]*+)(st(?:\.[\w:]++)*?\.[bus](8|16|32)[ \t]++\[[^\]\n]*+\],[ \t]*+)([^;\n]++);", re.MULTILINE
)
_REGISTER = compile_pattern(r"%(rs|r|rd|rq)[0-9]++")


def with_moves(text: str) -> str:
    """Return PTX in which each register that is wider than what a store writes of it is moved before it."""
    return _STORE.sub(_with_moves, text)


def _with_moves(store: re.Match[str]) -> str:
    indent, head, width, operand = store.groups()
    moves: list[str] = []

    def moved(register: re.Match[str]) -> str:
        if (size := _WIDTHS[register[1]]) <= int(width):
            return register[0]
        name = f"%part{len(moves) // 2}"
        moves.extend((f".reg .b{size} {name};", f"mov.b{size} {name}, {register[0]};"))
        return name

    operand = _REGISTER.sub(moved, operand)
    if not moves:
        return store[0]
    return "\n".join(indent + line for line in ("{", *moves, f"{head}{operand};", "}"))
