"""Constant expressions in instructions, as instructions of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from syclopt.ir.body.opcodes import BINARY, IN_CONSTANTS, PREDICATES, WORDS
from syclopt.ir.text.brackets import close_of, split_commas, type_end
from syclopt.ir.text.names_in_text import outside_noise
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.spelling import GAP, parting

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

_IN_RANGE = r"inrange[ \t\r\n]*+\([^()]*+\)"  # of constants alone
_EXPRESSION = outside_noise(
    rf"(?<![-a-zA-Z0-9$._%@!#])(?P<opcode>{'|'.join(sorted(IN_CONSTANTS, key=len, reverse=True))}){GAP}"
    rf"(?:(?:{'|'.join(sorted(WORDS | PREDICATES, key=len, reverse=True))}|{_IN_RANGE}){GAP})*+(?P<opening>\()"
)
_LEFT_OUT = compile_pattern(_IN_RANGE)
_ONE_TYPE = BINARY | {"icmp", "fcmp"}


class TakenApart(NamedTuple):
    """Instructions that go before a text, their results, and the text with these."""

    instructions: tuple[str, ...]
    values: tuple[str, ...]
    text: str


def taken_apart(text: str, is_wanted: Callable[[str, str], bool], fresh: Callable[[], str]) -> TakenApart:
    """Return a text with a value in the place of each constant expression that is wanted, and of those around it.

    `is_wanted` is asked with an opcode and with what stands in parentheses; `fresh` gives names, as they are spelled
    after `%`. Expressions that are the same have the same value. The text has no comments.
    """
    values: dict[str, str] = {}
    while (found := _innermost(text, values.values(), is_wanted)) is not None:
        start, opening, end = found
        instruction = _instruction(text[start:opening], text[opening:end])
        value = values.get(instruction) or values.setdefault(instruction, f"%{fresh()}")
        text = f"{text[:start]}{value}{parting(value, text[end:])}{text[end:]}"
    made = tuple(f"{value} = {instruction}" for instruction, value in values.items())
    return TakenApart(made, tuple(values.values()), text)


def _innermost(text: str, values: Iterable[str], is_wanted: Callable[[str, str], bool]) -> tuple[int, int, int] | None:
    """Return start, bracket and end of an expression that is wanted, or around one of `values`; none is inside."""
    for found in reversed([one for one in _EXPRESSION.finditer(text) if one["opcode"]]):
        end = close_of(text, found.start("opening"))
        inside = text[found.end() : end]
        if is_wanted(found["opcode"], inside) or any(value in inside for value in values):
            return found.start(), found.start("opening"), end
    return None


def _instruction(words: str, operands: str) -> str:
    """Return the instruction for an opcode with flags, and operands in parentheses."""
    words = _LEFT_OUT.sub("", words).strip()
    values = [operands[start:end] for start, end in split_commas(operands, 1, len(operands) - 1)]
    if words.split()[0] in _ONE_TYPE:
        values[1:] = [value[type_end(value, 0) :].strip() for value in values[1:]]
    return f"{words} {', '.join(values)}"
