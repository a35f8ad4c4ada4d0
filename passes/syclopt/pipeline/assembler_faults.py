"""PTX that `ptxas` makes wrong code of (12.9, 13.0 and 13.1 do), spelled so that it makes right code.

- A store of the low bits of a wider register, as `st.global.b8 [%rd1], %r2`: where an instruction for floating-point
  numbers gave the register its value, the number is converted to an integer. Behind a move the register has no type,
  and the move costs nothing.
- A sum of pairs of 16-bit integers, of which one is constant, and of which one result is used: the constant is taken
  for 0. Two sums are as quick.
"""

from __future__ import annotations

import re

from syclopt.ir.text.patterns import compile_pattern

_WIDTHS = {"rs": 16, "r": 32, "rd": 64, "rq": 128}
_PLACE = r"[ \t]++\[[^\]\n]*+\],[ \t]*+"
_STORE = compile_pattern(rf"^([ \t]*+)(st(?:\.[\w:]++)*?\.[bus](8|16|32){_PLACE})([^;\n]++);", re.MULTILINE)
_REGISTER = compile_pattern(r"%(rs|r|rd|rq)[0-9]++")
_PAIRS = compile_pattern(r"^([ \t]*+)add\.[su]16x2[ \t]++(%\w++),[ \t]*+(%\w++),[ \t]*+(%\w++);", re.MULTILINE)
_SUMS = (
    ".reg .b16 %part<4>;",
    "mov.b32 {%part0, %part1}, FIRST;",
    "mov.b32 {%part2, %part3}, SECOND;",
    "add.s16 %part0, %part0, %part2;",
    "add.s16 %part1, %part1, %part3;",
    "mov.b32 SUM, {%part0, %part1};",
)


def without_faults(text: str) -> str:
    """Return PTX that means the same, of which `ptxas` makes right code."""
    text = _STORE.sub(_with_moves, text)
    return _PAIRS.sub(_apart, text)


def _with_moves(store: re.Match[str]) -> str:
    """Return a store behind a move of each register that is wider than what it writes of it."""
    indent, head, width, operand = store.groups()
    moves: list[str] = []

    def moved(register: re.Match[str]) -> str:
        if (size := _WIDTHS[register[1]]) <= int(width):
            return register[0]
        name = f"%part{len(moves) // 2}"
        moves.extend((f".reg .b{size} {name};", f"mov.b{size} {name}, {register[0]};"))
        return name

    operand = _REGISTER.sub(moved, operand)
    return _block(indent, *moves, f"{head}{operand};") if moves else store[0]


def _apart(pair: re.Match[str]) -> str:
    """Return two sums for one of pairs."""
    indent, sum_, first, second = pair.groups()
    lines = (line.replace("FIRST", first).replace("SECOND", second).replace("SUM", sum_) for line in _SUMS)
    return _block(indent, *lines)


def _block(indent: str, *lines: str) -> str:
    """Return instructions with registers of their own."""
    return "\n".join(indent + line for line in ("{", *lines, "}"))
