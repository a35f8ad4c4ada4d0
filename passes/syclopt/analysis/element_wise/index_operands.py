"""Operands of instructions as they are written: types, values, literals."""

from __future__ import annotations

from typing import NamedTuple

from syclopt.analysis.element_wise.index_forms import Form, Number
from syclopt.ir.text.brackets import type_end
from syclopt.ir.text.source import to_internal

_LONGEST = 9  # characters of an integer type: LLVM's have up to seven digits


class Operand(NamedTuple):
    """A value with its type as it is spelled."""

    type: str
    value: str


def operand_of(text: str) -> Operand:
    """Return type and value of an operand as it stands in an instruction."""
    text = to_internal(text)
    end = type_end(text, 0)
    return Operand(text[:end], text[end:].strip())


def uncast(text: str) -> Operand:
    """Return what a cast casts: the operand before `to`."""
    return operand_of(text.rpartition(" to ")[0] or text)


def bits_of(kind: str) -> int:
    """Return the bits of an integer type; 0 for any other type."""
    return int(kind[1:]) if kind[:1] == "i" and kind[1:].isdigit() and len(kind) < _LONGEST else 0


def literal(value: str, bits: int) -> Number | None:
    """Return the number that is written; None for another value."""
    if value in ("true", "false"):
        return Number(Form.constant(int(value == "true")), bits)
    if value == "zeroinitializer":
        return Number(Form.constant(0), bits)
    try:
        return Number(Form.constant(int(value)), bits)
    except ValueError:
        return None
