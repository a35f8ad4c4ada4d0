"""The parts of one instruction: operands, type of the result, the incoming values of a phi. Read when asked for."""

from __future__ import annotations

from typing import NamedTuple

from syclopt.ir.body.call_sites import blanked
from syclopt.ir.body.opcodes import BINARY, CASTS, PREDICATES, WORDS
from syclopt.ir.text.brackets import split_commas, type_end
from syclopt.ir.text.patterns import at_end, compile_pattern
from syclopt.ir.text.source import Span
from syclopt.ir.text.spelling import NAME, Key, key_of

_HEAD = compile_pattern(rf"(?:%{NAME}[ \t\r\n]*+=[ \t\r\n]*+)?+[a-z_][a-z0-9_.]*+[ \t\r\n]*+")
_FLAG = compile_pattern(
    rf"(?:(?:{'|'.join(sorted(WORDS | PREDICATES, key=len, reverse=True))})(?![-a-zA-Z0-9$._])"
    r"|inrange[ \t\r\n]*+\([^()]*+\))[ \t\r\n]*+"
)
_WORD = compile_pattern(r"[a-z_]++[ \t\r\n]++")
_NO_OPERAND = compile_pattern(r"(?:align|addrspace|syncscope)\b|!")
_ORDERING = compile_pattern(
    r"(?:(?<![ \t\r\n])[ \t\r\n]++"
    r"(?:syncscope[ \t\r\n]*+\([^()]*+\)|unordered|monotonic|acquire|release|acq_rel|seq_cst))++"
)
_TO = compile_pattern(r"(?<![-a-zA-Z0-9$._%@])to(?![-a-zA-Z0-9$._:])[ \t\r\n]*+")
_STARTS_WITH_TYPE = frozenset({"load", "getelementptr", "alloca"})
_TYPED_BY_FIRST = BINARY | {"load", "phi", "fneg", "freeze", "insertelement", "insertvalue", "landingpad"}


class Incoming(NamedTuple):
    """A value of a phi and the block that it comes from; `span` has the brackets."""

    value: str
    block: Key
    span: Span


def operand_spans(text: str, opcode: str) -> list[Span]:
    """Return where the operands stand, with the types that are written with them.

    They are the parts that commas separate, after the opcode and its flags, less the types of `load`, `alloca` and
    `getelementptr`, alignments and attachments.
    """
    clean = blanked(text)
    start = _operands_start(clean, opcode)
    if opcode == "landingpad":
        return []
    end = len(clean)
    spans = [Span(*span) for span in split_commas(clean, start, end)]
    if opcode in _STARTS_WITH_TYPE:
        spans = spans[1:]
    found: list[Span] = []
    for span in spans:
        if span.start == span.end or _NO_OPERAND.match(clean, span.start):
            continue
        ordering = at_end(_ORDERING, clean, span.start, span.end)
        found.append(Span(span.start, ordering.start()) if ordering else span)
    return found


def result_type_span(text: str, opcode: str) -> Span | None:
    """Return where the type of the result is written; None where it follows from others."""
    clean = blanked(text)
    start = _operands_start(clean, opcode)
    if opcode in _TYPED_BY_FIRST:
        return Span(start, type_end(clean, start))
    if opcode in CASTS:
        found = [*_TO.finditer(clean, start)]
        return Span(found[-1].end(), type_end(clean, found[-1].end())) if found else None
    if opcode in ("select", "atomicrmw", "va_arg"):
        operands = operand_spans(text, opcode)
        if len(operands) > 1:
            return Span(operands[1].start, type_end(clean, operands[1].start))
    return None


def incoming_of(text: str) -> list[Incoming]:
    """Return the values of a phi with their blocks."""
    clean = blanked(text)
    start = type_end(clean, _operands_start(clean, "phi"))
    found: list[Incoming] = []
    for begin, end in split_commas(clean, start, len(clean)):
        if clean[begin : begin + 1] != "[":
            break
        *_, value, block = [Span(0, 0), *(Span(*span) for span in split_commas(clean, begin + 1, end - 1))]
        found.append(Incoming(text[slice(*value)], key_of(text[block.start + 1 : block.end]), Span(begin, end)))
    return found


def _operands_start(clean: str, opcode: str) -> int:
    """Return the offset after opcode and flags."""
    head = _HEAD.match(clean)
    position = head.end() if head else 0
    while (flag := _FLAG.match(clean, position)) is not None:
        position = flag.end()
    if opcode == "atomicrmw" and (operation := _WORD.match(clean, position)) is not None:
        position = operation.end()
    return position
