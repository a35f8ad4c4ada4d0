"""The body of a function as blocks of instructions, to look at and to edit: views, and how text becomes them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from syclopt.cached_property import cached_property
from syclopt.errors import EditError, UndefinedError
from syclopt.ir.body import numbering
from syclopt.ir.body.call_sites import blanked, calls_of
from syclopt.ir.body.instruction import DebugRecord, Home, Instruction, Piece
from syclopt.ir.body.local_names import Names
from syclopt.ir.body.opcodes import TERMINATORS
from syclopt.ir.body.scan_body import marks_in
from syclopt.ir.entity import Entity
from syclopt.ir.references import without_comments
from syclopt.ir.text.source import Source, Span, to_user
from syclopt.ir.text.spelling import Key, key_of

if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Iterator
    from types import TracebackType

    from syclopt.ir.body.call_sites import Call
    from syclopt.ir.body.scan_body import Mark
    from syclopt.ir.views.function import Function


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
        from syclopt.ir.body.body_edits import split

        return split(self.body, self, before, label)

    def remove(self) -> None:
        """Take out a block that no other block goes to, with its edges: phi nodes lose the values from here.

        Raises `EditError` for the entry and for a block with predecessors, see `Body.remove_unreachable`.
        """
        from syclopt.ir.body.body_edits import remove_blocks

        remove_blocks(self.body, [self])

    def __repr__(self) -> str:
        return f"<Block {self.key!r}>"


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


class Body:
    """The blocks of a function, as they were when this was made.

    `Function.blocks` shows one that cannot be edited; `Function.edit()` gives one that can. What it holds is always
    as the edits so far have left it; the function has the edits when the `with` ends, or `apply` is called.
    """

    def __init__(self, function: Function, *, is_open: bool = False) -> None:
        """Build the blocks. Raises `ParseError`, and `EditError` for a declaration."""
        entity = function.entity
        if entity.brace == entity.end:
            raise EditError(f"'@{function.key}' is a declaration and has no body", function.location)
        self.function = function
        self.entity = entity
        self._is_open = is_open
        self._is_edited = False
        self._is_numbered = False
        self._next_number = 0
        self.first_number = 0
        """The number after those of unnamed parameters, which the first unnamed block or result has."""
        self._first_order: list[int] = []
        self._names: Names | None = None
        self._places: dict[Block, int] = {}  # of the blocks, until one comes
        self._old_predecessors: dict[Block, list[Key]] = {}
        self._calls: dict[Source, dict[int, Call]] = {}
        self.head, blocks, self.tail = build(self, entity.source, entity.brace, entity.end)
        self._first = self._last = blocks[0] if blocks else None
        self._blocks: tuple[Block, ...] = ()  # until one comes or goes
        self.place_blocks(self._last, blocks[1:])

    # What it holds.

    @property
    def blocks(self) -> tuple[Block, ...]:
        """The blocks in order."""
        if not self._blocks:
            found: list[Block] = []
            block = self._first
            while block is not None:
                found.append(block)
                block = block.next
            self._blocks = tuple(found)
        return self._blocks

    @property
    def entry(self) -> Block:
        """The block where the function starts."""
        return self._end(self._first)

    @property
    def last(self) -> Block:
        """The last block."""
        return self._end(self._last)

    def _end(self, block: Block | None) -> Block:
        if block is None:
            raise EditError(f"the body of '@{self.function.key}' has no blocks", self.function.location)
        return block

    @property
    def instructions(self) -> Iterator[Instruction]:
        """The instructions of all blocks in order."""
        return (piece for block in self.blocks for piece in block.pieces if isinstance(piece, Instruction))

    def is_of(self, entity: Entity) -> bool:
        """Tell whether this shows the body that `entity` has (its head may be another)."""
        mine = self.entity
        return (entity.source, entity.brace, entity.end) == (mine.source, mine.brace, mine.end)

    def block(self, key: Key) -> Block:
        """Return the block of a name or number. Raises `UndefinedError`."""

        found = self.names.definitions.get(key)
        if not isinstance(found, Block):
            raise UndefinedError(f"'@{self.function.key}' has no block '%{key}'", self.function.location)
        return found

    def definition(self, key: Key) -> Instruction | Block | None:
        """Return the instruction or block of a local name; None for that of a parameter, and where there is none."""
        return self.names.definitions.get(key)

    def users(self, key: Key) -> tuple[Instruction, ...]:
        """Return the instructions that use a local value or block; debug records and metadata operands are no uses."""
        users = self.names.users(key)
        return tuple(user for user in users if isinstance(user, Instruction) and user.uses(key))

    def predecessors(self, block: Block) -> tuple[Block, ...]:
        """Return the blocks that may go to `block`, each once, in order."""
        found = self.names.predecessors(block.key)
        if len(found) > 1:
            if not self._places:
                self._places = {one: place for place, one in enumerate(self.blocks)}
            found.sort(key=self._places.__getitem__)
        return tuple(found)

    def fresh(self, hint: str = "") -> str:
        """Return a name that no value, block or type has, as it is spelled after `%`; each time another one."""
        return self.names.fresh(hint)

    @property
    def names(self) -> Names:
        """Who defines and uses the local names."""
        if self._names is None:
            self._names = Names(self)
        return self._names

    @property
    def type_names(self) -> Container[Key]:
        """The names of the types of the module, which are spelled like local values."""
        return self.function.module.index.names("type")

    def call(self, instruction: Instruction) -> Call | None:
        """Return the call that an instruction is: for one of the text that was read, that of `Function.calls`."""
        source = instruction.source
        calls = self._calls.get(source)
        if calls is None:
            is_own = source is self.entity.source
            entity = self.entity if is_own else Entity("function", "", source, 0, 0, 0, len(source.text))
            calls = self._calls[source] = {call.span.start: call for call in calls_of(entity)}
        return calls.get(instruction.span.start)

    # Numbers.

    def number(self) -> None:
        """Let blocks without a label and results without a name have their numbers."""
        if self._is_numbered:
            return
        self._is_numbered = True
        self.first_number = 1 + max(
            (key for key in numbering.parameter_keys(self.entity) if isinstance(key, int)), default=-1
        )
        self._next_number = numbering.number(self, self.first_number)
        self._first_order = numbering.order(self)

    # Edits.

    def add_blocks(self, text: str, after: Block | None = None) -> tuple[Block, ...]:
        """Put the blocks that `text` spells after a block, or at the end, and return them.

        Each has a label (the first one gets a fresh one if it has none) and ends with a terminator. Phi nodes of
        blocks where they go are the caller's to complete, see `Instruction.add_incoming`. Raises `ParseError`, and
        `EditError` for names that are taken.
        """
        from syclopt.ir.body.body_edits import add_blocks

        return add_blocks(self, text, after)

    def add_entry_block(self, label: str = "", *, move_allocas: bool = True) -> Block:
        """Put a block before the entry, which goes to it, and return it.

        What the old entry defines stays valid, as the new one comes before everything; LLVM lets nothing go to an
        entry, so the old one has no phi nodes to mend. Memory of fixed size moves to the new entry, since LLVM allots
        it once a call only there; `move_allocas=False` leaves it.
        """
        from syclopt.ir.body.body_edits import add_entry_block

        return add_entry_block(self, label, move_allocas=move_allocas)

    def replace_uses(self, key: Key, value: str) -> None:
        """Put `value` (`%y`, `0`, `@g`) in the place of each use of a local value, those of a debugger too.

        The key of a block and `%label` send what goes there elsewhere; phi nodes are the caller's to mend then. Raises
        `EditError` for text that is no value.
        """
        from syclopt.ir.body.body_edits import replace_uses

        replace_uses(self, key, value)

    def remove_unreachable(self) -> tuple[Block, ...]:
        """Take out all blocks that control cannot reach, and return them; those whose address is taken stay."""
        from syclopt.ir.body.body_edits import remove_unreachable

        return remove_unreachable(self)

    def apply(self) -> None:
        """Give the function what the edits made, in one join. Views of this body cannot be edited any more.

        Where unnamed values came or went, those after them get new numbers. Raises `EditError` when the function has
        been given another body meanwhile.
        """
        from syclopt.ir.body.body_edits import apply

        if self._is_edited:
            apply(self, self._first_order, self._old_predecessors)
        self._is_open = self._is_edited = False

    def __enter__(self) -> Body:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is None:
            self.apply()
        self._is_open = False

    def __repr__(self) -> str:
        return f"<Body of '@{self.function.key}': {len(self.blocks)} blocks>"

    # What edits are made of.

    def open(self) -> None:
        """Say that an edit begins. Raises `EditError` for a body that is only shown, or whose edits were applied."""
        if not self._is_open:
            raise EditError(f"edits of '@{self.function.key}' are made within `with function.edit() as body:`")
        if self._is_edited:
            return
        self.number()
        self._is_edited = True
        if any("; preds =" in block.trail for block in self.blocks):
            self._old_predecessors = {block: [one.key for one in block.predecessors] for block in self.blocks}

    @cached_property
    def line_end(self) -> str:
        """How the lines of the body end."""
        return "\r\n" if "\r\n" in self.entity.body else "\n"

    @cached_property
    def indent(self) -> str:
        """The blanks before an instruction, as they stand before the first one that begins a line."""
        for block in self.blocks:
            trail = block.trail
            for piece in block.pieces:
                _, end, indent = trail.rpartition("\n")
                if end and not indent.strip() and isinstance(piece, Instruction):
                    return indent
                trail = piece.trail
        return "  "

    @property
    def new_line(self) -> str:
        """The end of a line and the blanks before an instruction on the next one."""
        return self.line_end + self.indent

    @cached_property
    def nothing(self) -> str:
        """The value that says nothing: `poison`; `undef` where pointers are typed, as LLVM was too old for `poison`."""
        return "undef" if "*" in blanked(self.entity.body) else "poison"

    def admit(self, pieces: Iterable[Piece], replacing: Instruction | None = None, labels: Iterable[Key] = ()) -> None:
        """Give numbers to results without a name. Raises `EditError` for a name that is taken, by `labels` too."""
        taken = {*labels}
        self._next_number = max(self._next_number, *(key + 1 for key in taken if isinstance(key, int)), 0)
        definitions = self.names.definitions
        for piece in pieces:
            if not isinstance(piece, Instruction):
                continue
            key = piece.result if piece.names_result else None
            if key is None:
                if piece.defines_value:
                    piece.set_number(self._next_number)
                    self._next_number += 1
                continue
            is_own = replacing is not None and definitions.get(key) is replacing
            if key in taken or (key in definitions and not is_own):
                raise EditError(f"'%{key}' is already defined in '@{self.function.key}'", self.function.location)
            taken.add(key)
            if isinstance(key, int):
                self._next_number = max(self._next_number, key + 1)

    def set_text(self, piece: Piece, raw: str) -> None:
        """Give a piece another text."""
        self.open()
        self.names.drop(piece)
        piece.set_text(raw)
        self.names.add(piece)

    def unlink(self, piece: Piece) -> None:
        """Take a piece out of its block, with its line when nothing else stands on it."""
        holder = piece.previous or piece.block
        holder.trail = joined_trails(holder.trail, piece.trail)
        piece.block.unlink(piece)

    def place_blocks(self, before: Block | None, blocks: Iterable[Block]) -> None:
        """Let blocks stand after another one; None is before the first."""
        for block in blocks:
            after = before.next if before is not None else self._first
            block.previous, block.next = before, after
            if before is None:
                self._first = block
            else:
                before.next = block
            if after is None:
                self._last = block
            else:
                after.previous = block
            before = block
        self._blocks = ()
        self._places = {}

    def take_block_out(self, block: Block) -> None:
        """Let a block, which is not the entry, stand in no body."""
        before, after = block.previous, block.next
        if before is not None:
            before.next = after
        if after is None:
            self._last = before
        else:
            after.previous = before
        block.set_body(None)
        self._blocks = ()
