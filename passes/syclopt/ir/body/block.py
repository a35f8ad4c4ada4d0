"""A basic block of a function body."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.errors import EditError
from syclopt.ir.body.instruction import Instruction
from syclopt.ir.body.piece import DebugRecord, Home, Piece
from syclopt.ir.text.source import to_user
from syclopt.ir.text.spelling import Key, key_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from syclopt.ir.body.body import Body


class Block:
    """A label, which need not be written, and what stands below it, to the terminator."""

    __slots__ = ("_body", "_home", "_number", "first", "label", "last", "next", "previous", "trail")

    def __init__(self, body: Body, label: str, trail: str) -> None:
        self._body: Body | None = body
        self._home = Home(self)
        self._number: int | None = None  # of a block without a label
        self.label = label
        """The label as it is spelled, without colon; empty where none is written."""
        self.trail = trail
        """The blanks and comments after the label."""
        self.first: Piece | None = None
        self.last: Piece | None = None
        self.previous: Block | None = None
        self.next: Block | None = None

    # What it says.

    @property
    def body(self) -> Body:
        """The body that it stands in. Raises `EditError` when it has been removed."""
        if self._body is None:
            raise EditError(f"the block '{to_user(self.label)}' has been removed from its function")
        return self._body

    def set_body(self, body: Body | None) -> None:
        """Say that it stands in `body` now; for the edits of a body."""
        self._body = body

    @property
    def is_removed(self) -> bool:
        """Whether it is no longer in its body."""
        return self._body is None

    @property
    def key(self) -> Key:
        """The name, or the number, of a label that is not written too."""
        if self.label:
            return key_of(self.label)
        if self._number is None:
            self.body.number()
        return self._number if self._number is not None else -1

    def set_number(self, number: int) -> None:
        """Give a block without a label its number; for the numbering of a body."""
        self._number = number

    @property
    def is_entry(self) -> bool:
        """Whether the function starts here."""
        return self.body.entry is self

    @property
    def pieces(self) -> Iterator[Piece]:
        """Instructions and debug records in order."""
        piece = self.first
        while piece is not None:
            after = piece.next  # the piece may be removed meanwhile
            yield piece
            piece = after

    @property
    def instructions(self) -> tuple[Instruction, ...]:
        """The instructions in order, as they are now."""
        return tuple(piece for piece in self.pieces if isinstance(piece, Instruction))

    @property
    def records(self) -> tuple[DebugRecord, ...]:
        """The debug records in order."""
        return tuple(piece for piece in self.pieces if isinstance(piece, DebugRecord))

    @property
    def phis(self) -> tuple[Instruction, ...]:
        """The phi nodes at the start."""
        found: list[Instruction] = []
        for piece in self.pieces:
            if not isinstance(piece, Instruction) or not piece.is_phi:
                break
            found.append(piece)
        return tuple(found)

    @property
    def terminator(self) -> Instruction | None:
        """The instruction that ends the block; None where it has none that this LLVM knows (the block is not valid)."""
        last = self.last
        return last if isinstance(last, Instruction) and (last.is_terminator or not last.is_known) else None

    @property
    def successors(self) -> tuple[Block, ...]:
        """The blocks where the terminator may go, each once. Raises `UndefinedError` for a label that is not there."""
        end = self.terminator
        return tuple(self.body.block(key) for key in end.labels) if end is not None else ()

    @property
    def predecessors(self) -> tuple[Block, ...]:
        """The blocks that may go here, each once, in order."""
        return self.body.predecessors(self)

    @property
    def text(self) -> str:
        """The text from the label to the terminator."""
        label = f"{self.label}:" if self.label else ""
        pieces = [label + self.trail, *(text for piece in self.pieces for text in (piece.raw, piece.trail))]
        return to_user("".join(pieces).strip())

    # Links between pieces; for the edits of a body.

    def link(self, piece: Piece, after: Piece | None) -> None:
        """Let `piece` stand after another one of this block; None is before the first."""
        before = after.next if after is not None else self.first
        piece.previous, piece.next = after, before
        if after is None:
            self.first = piece
        else:
            after.next = piece
        if before is None:
            self.last = piece
        else:
            before.previous = piece
        piece.set_home(self._home)

    def unlink(self, piece: Piece) -> None:
        """Let `piece` stand in no block."""
        before, after = piece.previous, piece.next
        if before is None:
            self.first = after
        else:
            before.next = after
        if after is None:
            self.last = before
        else:
            after.previous = before
        piece.set_home(None)

    def move_rest(self, first: Piece, new: Block) -> None:
        """Let `first` and what follows it stand in `new`, which is empty; costs as much as the smaller part."""
        last = self.last
        self.last, before = first.previous, first.previous
        if before is None:
            self.first = None
        else:
            before.next = None
        first.previous, new.first, new.last = None, first, last
        here: Piece | None = before
        there: Piece | None = first
        while here is not None and there is not None:
            here, there = here.previous, there.next
        if here is None:
            self._home, new._home = new._home, self._home
            self._home.block, new._home.block = self, new
        for piece in (self if here is None else new).pieces:
            piece.set_home((self if here is None else new)._home)

    # Edits.

    def insert_at_start(self, text: str) -> tuple[Piece, ...]:
        """Put instructions at the start: after phi nodes and landing pads, before debug records. Return them."""
        last: Instruction | None = None
        for piece in self.pieces:
            if isinstance(piece, Instruction):
                if not piece.is_leading:
                    break
                last = piece
        if last is not None:
            return last.insert_after(text)
        if self.first is None:
            raise EditError(f"the block '{self.key}' is empty")
        return self.first.insert_before(text)

    def append(self, text: str) -> tuple[Piece, ...]:
        """Put instructions before the terminator; return them."""
        end = self.terminator
        if end is None:
            raise EditError(f"the block '{self.key}' has no terminator")
        return end.insert_before(text)

    def split(self, before: Instruction, label: str = "") -> Block:
        """Cut the block: `before` and what follows move to a new block after this one, to which this one branches.

        Debug records right before `before` go with it. Phi nodes that named this block name the new one where control
        now comes from there. Without a label, the new block gets a fresh one. Raises `EditError` for an instruction
        of another block, for a phi node and for a landing pad.
        """
        from syclopt.ir.body.flow import split

        return split(self.body, self, before, label)

    def remove(self) -> None:
        """Take out a block that no other block goes to, with its edges: phi nodes lose the values from here.

        Raises `EditError` for the entry and for a block with predecessors, see `Body.remove_unreachable`.
        """
        from syclopt.ir.body.remove import remove_blocks

        remove_blocks(self.body, [self])

    def __repr__(self) -> str:
        return f"<Block {self.key!r}>"
