"""Blocks with their instructions and debug records, built from the text of a body; and the blanks between them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from syclopt.ir.body.block import Block
from syclopt.ir.body.instruction import Instruction
from syclopt.ir.body.opcodes import TERMINATORS
from syclopt.ir.body.piece import DebugRecord
from syclopt.ir.body.scan_body import marks_in
from syclopt.ir.references import without_comments
from syclopt.ir.text.source import Source, Span

if TYPE_CHECKING:
    from syclopt.ir.body.body import Body
    from syclopt.ir.body.piece import Piece
    from syclopt.ir.body.scan_body import Mark


class Built(NamedTuple):
    """A body in parts: joined, they are its text."""

    head: str
    """The opening brace, and what stands before the first label."""
    blocks: list[Block]
    tail: str
    """The closing brace with what follows it, and the use-list directives before it."""


def build(body: Body, source: Source, start: int, end: int) -> Built:
    """Return the parts of the body `[start:end]` of a source. Raises `ParseError`."""
    marks, stop = marks_in(source, start, end)
    text = source.text
    stop += start
    if not marks:
        return Built(text[start:stop], [], text[stop:end])
    blocks: list[Block] = []
    head = text[start : start + (marks[0].start if marks[0].kind == "label" else text[start:end].index("{") + 1)]
    position = start + len(head)
    block: Block | None = None
    for place, mark in enumerate(marks):
        after = start + marks[place + 1].start if place + 1 < len(marks) else stop
        trail = text[start + mark.end : after]
        if mark.kind == "label":
            block = Block(body, mark.word, trail)
            blocks.append(block)
            continue
        if block is None:
            block = Block(body, "", _first_trail(blocks, text[position : start + mark.start]))
            blocks.append(block)
        block.link(_piece(source, start, mark, trail), block.last)
        if mark.kind == "instruction" and mark.word in TERMINATORS:
            block = None
    return Built(head, blocks, text[stop:end])


def _first_trail(blocks: list[Block], gap: str) -> str:
    """Return what stands before a block without a label; it takes the end of a line from the block before it."""
    last = blocks[-1].last if blocks else None
    if last is None:
        return gap
    last.trail, trail = split_trail(last.trail)
    return trail


def _piece(source: Source, start: int, mark: Mark, trail: str) -> Piece:
    span = Span(start + mark.start, start + mark.end)
    if mark.kind == "record":
        return DebugRecord(source, span, trail, mark.word)
    return Instruction(source, span, trail, mark.word, mark.result)


def split_trail(trail: str) -> tuple[str, str]:
    """Cut blanks and comments before the end of their first line; all are before it when there is only one line."""
    at = trail.find("\n") if "/*" not in trail else without_comments(trail).find("\n")
    if at < 0:
        return trail, ""
    if trail[at - 1 : at] == "\r":
        at -= 1
    return trail[:at], trail[at:]


def joined_trails(before: str, after: str) -> str:
    """Return what stands where something between two trails has been taken out: with its line, if it filled it."""
    _, mark, indent = before.rpartition("\n")
    _, end, rest = after.partition("\n")
    if mark and end and not indent.strip() and not after[: after.index("\n")].strip():
        return before[: len(before) - len(indent)] + rest
    return before + after or " "


def comment_in(trail: str) -> str:
    """Return the comments in a trail with the blanks before them, on one line or more; empty if there are none."""
    return trail.rstrip() if trail.strip() else ""
