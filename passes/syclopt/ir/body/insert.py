"""Putting instructions and blocks into a body that is open for edits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.errors import EditError
from syclopt.ir.body.build import Built, build, comment_in, split_trail
from syclopt.ir.body.flow import Edges, branch_to
from syclopt.ir.body.instruction import Instruction
from syclopt.ir.body.remove import forget_result
from syclopt.ir.text.source import Source, to_internal, to_user
from syclopt.ir.text.spelling import Key, spell

if TYPE_CHECKING:
    from collections.abc import Iterable

    from syclopt.ir.body.block import Block
    from syclopt.ir.body.body import Body
    from syclopt.ir.body.piece import Piece


def insert(body: Body, text: str, *, before: Piece | None = None, after: Piece | None = None) -> tuple[Piece, ...]:
    """Put the instructions of `text` before or after a piece, each on a line of its own; return them.

    Raises `ParseError` for text that is none, `EditError` for a label, a terminator, a result whose name is taken, and
    what would stand before a phi node or pad.
    """
    place = before or after
    if place is None:
        raise EditError("expected an instruction before or after which the new ones are to stand")
    block = place.block
    body.open()
    pieces = _pieces(body, text, ends_block=False)
    if not pieces:
        return ()
    if after is not None and block.terminator is after:
        raise EditError(f"nothing can stand after '{after.text}', which ends its block", after.location)
    _check_start(pieces, place.previous if after is None else place, place if after is None else place.next)
    body.admit(pieces)
    for piece in pieces:
        piece.trail = comment_in(piece.trail) + body.new_line
    if after is None:
        _make_room_before(body, place, pieces[-1])
        _link(body, block, pieces, place.previous)
    else:
        _make_room_after(body, place, pieces[-1])
        _link(body, block, pieces, place)
    return tuple(pieces)


def _make_room_before(body: Body, place: Piece, last: Piece) -> None:
    """Let the indentation of `place` stand after `last`, and that of an instruction where `place` stood."""
    holder = place.previous or place.block
    line, end, indent = holder.trail.rpartition("\n")
    if end and not indent.strip():
        holder.trail = line + end + body.indent
        last.trail = comment_in(last.trail) + body.line_end + indent


def _make_room_after(body: Body, place: Piece, last: Piece) -> None:
    """Let what stood after `place` stand after `last`; a comment on the line of `place` stays there."""
    rest, following = split_trail(place.trail)
    comment = comment_in(last.trail)
    if following:
        place.trail, last.trail = rest + body.new_line, comment + following
    else:
        place.trail = body.new_line
        last.trail = last.trail if comment else rest or " "


def replace(body: Body, old: Instruction, text: str) -> tuple[Piece, ...]:
    """Put the instructions of `text` in the place of one; see `Instruction.replace`."""
    block = old.block
    body.open()
    pieces = _pieces(body, text, ends_block=block.terminator is old)
    if not pieces:
        old.remove()
        return ()
    key = old.result
    if key is not None and key not in {piece.result for piece in pieces}:
        forget_result(body, old)
    _check_start(pieces, old.previous, old.next)
    body.admit(pieces, replacing=old)
    edges = Edges(block)
    for piece in pieces:
        piece.trail = comment_in(piece.trail) + body.new_line
    comment = comment_in(pieces[-1].trail)
    pieces[-1].trail = f"{comment}{body.new_line}{old.trail.lstrip()}" if comment else old.trail
    position = old.previous
    body.names.drop(old)
    block.unlink(old)
    _link(body, block, pieces, position)
    edges.mend()
    return tuple(pieces)


def add_blocks(body: Body, text: str, after: Block | None = None) -> tuple[Block, ...]:
    """Put the blocks of `text` after a block, or at the end; see `Body.add_blocks`."""
    body.open()
    before = after or body.last
    blocks = _parsed(body, text).blocks
    if blocks and not blocks[0].label:
        blocks[0].label = body.fresh("block")
    labels: list[Key] = []
    for block in blocks:
        if not block.label:
            raise EditError(f"a block of the text has no label: '{block.text}'")
        if block.key in labels or block.key in body.names.definitions:
            raise EditError(f"'%{block.key}' is already defined in '@{body.function.key}'")
        _check_end(block.instructions, ends_block=True)
        labels.append(block.key)
    body.admit([piece for block in blocks for piece in block.pieces], labels=labels)
    for block in blocks:
        _lay_out(body, block)
    end, last = before.last, blocks[-1].last if blocks else None
    if end is not None and last is not None:
        rest, following = split_trail(end.trail)
        end.trail = rest + body.line_end * 2
        last.trail = comment_in(last.trail) + (following or body.line_end)
    body.place_blocks(before, blocks)
    for block in blocks:
        body.names.definitions[block.key] = block
    for piece in [piece for block in blocks for piece in block.pieces]:
        body.names.add(piece)
    return tuple(blocks)


def add_entry_block(body: Body, label: str = "", *, move_allocas: bool = True) -> Block:
    """Put a block before the entry, which goes to it; see `Body.add_entry_block`."""
    from syclopt.ir.body.block import Block

    body.open()
    if label and label in body.names.definitions:
        raise EditError(f"'%{label}' is already defined in '@{body.function.key}'")
    old = body.entry
    if not old.label:
        old.label = str(old.key)
    new = Block(body, spell(label) if label else body.fresh("entry"), body.new_line)
    branch = branch_to(old)
    branch.trail = body.line_end * 2
    new.link(branch, None)
    if not body.head.endswith("\n"):
        body.head += body.line_end
    body.place_blocks(None, [new])
    body.names.definitions[new.key] = new
    body.names.add(branch)
    for piece in old.pieces if move_allocas else ():
        if isinstance(piece, Instruction) and _is_static_alloca(piece):
            body.unlink(piece)
            piece.trail = body.new_line
            new.link(piece, branch.previous)
    return new


def _is_static_alloca(instruction: Instruction) -> bool:
    """Tell whether it is memory of a fixed size, which each call of the function gets once if it is in the entry."""
    return instruction.opcode == "alloca" and "inalloca" not in instruction.raw and not instruction.locals


def _parsed(body: Body, text: str) -> Built:
    source = Source(f"{{{to_internal(text.strip())}\n}}", "<inserted>")
    return build(body, source, 0, len(source.text))


def _pieces(body: Body, text: str, *, ends_block: bool) -> list[Piece]:
    """Return the instructions and records of a text that is no whole block."""
    blocks = _parsed(body, text).blocks
    labelled = next((block for block in blocks if block.label), None)
    if labelled is not None:
        raise EditError(f"expected instructions, found the label '{to_user(labelled.label)}:'; see `add_blocks`")
    if len(blocks) > 1:
        _check_end(blocks[0].instructions, ends_block=False)
    pieces = [*blocks[0].pieces] if blocks else []
    if pieces:
        _check_end([piece for piece in pieces if isinstance(piece, Instruction)], ends_block=ends_block)
    for piece in pieces:
        piece.set_home(None)
    return pieces


def _check_end(instructions: Iterable[Instruction], *, ends_block: bool) -> None:
    """Raise `EditError` unless there is a terminator at the end, or none at all."""
    last = next(reversed([*instructions]), None)
    if last is not None and last.is_known and last.is_terminator != ends_block:
        message = "expected a terminator after" if ends_block else "expected no terminator, found"
        raise EditError(f"{message} '{last.text}'")
    if last is None and ends_block:
        raise EditError("expected a terminator, found nothing")


def _check_start(pieces: Iterable[Piece], before: Piece | None, after: Piece | None) -> None:
    """Raise `EditError` unless phi nodes, then pads, come first when `pieces` stand between `before` and `after`."""
    last: Instruction | None = None
    for piece in (before, *pieces, after):
        if not isinstance(piece, Instruction):
            continue
        if last is not None and piece.is_leading and (piece.is_phi, True) > (last.is_phi, last.is_leading):
            raise EditError(f"'{last.text}' cannot stand before '{piece.text}', which starts its block")
        last = piece


def _lay_out(body: Body, block: Block) -> None:
    """Put each instruction of a new block on a line of its own."""
    block.trail = comment_in(block.trail) + body.new_line
    for piece in block.pieces:
        between = body.new_line if piece.next is not None else body.line_end * 2
        piece.trail = comment_in(piece.trail) + between


def _link(body: Body, block: Block, pieces: Iterable[Piece], after: Piece | None) -> None:
    for piece in pieces:
        piece.previous = piece.next = None
        block.link(piece, after)
        body.names.add(piece)
        after = piece
