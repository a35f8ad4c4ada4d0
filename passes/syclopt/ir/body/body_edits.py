"""Edits of a body: instructions and blocks put in and taken out, and the text that comes of all of them."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

from syclopt.errors import EditError, ParseError
from syclopt.ir.body import numbering
from syclopt.ir.body.body import Built, build, comment_in, split_trail
from syclopt.ir.body.call_sites import without_use_lists
from syclopt.ir.body.instruction import DebugRecord, Instruction, labels_in
from syclopt.ir.body.locals import replace_addresses, replace_mentions
from syclopt.ir.body.numbering import blocks_with_addresses
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.source import Source, Span, to_internal, to_user
from syclopt.ir.text.spelling import GAP, NAME, Key, parting, spell

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping
    from collections.abc import Set as AbstractSet

    from syclopt.ir.body.body import Block, Body
    from syclopt.ir.body.instruction import Piece


_SPLIT = compile_pattern(r"\.split[0-9]*+\Z")  # what was split before is not called after each split of it


class Edges:
    """The edges out of a block as they are when this is made."""

    def __init__(self, block: Block) -> None:
        self._block = block
        self._before = _edges(block)

    def mend(self) -> None:
        """Let phi nodes have as many values from the block as there are edges now, where they had one before."""
        block = self._block
        now = _edges(block)
        if now == self._before:
            return
        body = block.body
        for key in {**self._before, **now}:
            was, count = self._before[key], now[key]
            if key not in body.names.definitions or not was:
                continue
            for phi in body.block(key).phis:
                if count < was:
                    phi.remove_incoming(block, was - count)
                for one in [one for one in phi.incoming if one.block == block.key][:1] if count > was else ():
                    for _ in range(count - was):
                        phi.add_incoming(one.value, block)


def _edges(block: Block) -> Counter[Key]:
    end = block.terminator
    return Counter(labels_in(end.raw)) if end is not None else Counter()


def split(body: Body, block: Block, before: Instruction, label: str) -> Block:
    """Cut a block; see `Block.split`."""
    from syclopt.ir.body.body import Block

    body.open()
    if before.block is not block:
        raise EditError(f"'{before.text}' is not in the block '%{block.key}'", before.location)
    if before.is_leading:
        raise EditError(f"a block cannot be split before '{before.text}'", before.location)
    if label and label in body.names.definitions:
        raise EditError(f"'%{label}' is already defined in '@{body.function.key}'")
    old = block.key
    token = spell(label) if label else body.fresh(f"{_SPLIT.sub('', old)}.split" if isinstance(old, str) else "split")
    new = Block(body, token, body.new_line)
    first = before
    while isinstance(first.previous, DebugRecord):
        first = first.previous
    if block.terminator is not None:
        body.names.drop_edges(block.terminator)
    block.move_rest(first, new)
    branch = branch_to(new)
    branch.trail = body.line_end * 2
    block.link(branch, block.last)
    body.place_blocks(block, [new])
    body.names.definitions[new.key] = new
    body.names.add(branch)
    if new.terminator is not None:
        body.names.add_edges(new.terminator)
    for successor in new.successors:
        for phi in successor.phis:
            body.set_text(phi, replace_mentions(phi.raw, {old: f"%{token}"}.get, types=body.type_names))
    return new


def branch_to(block: Block) -> Instruction:
    """Return a branch to a block, which stands nowhere yet."""
    text = f"br label %{spell(block.key)}"
    return Instruction(Source(f"{{{text}}}", "<inserted>"), Span(1, 1 + len(text)), "", "br", "")


_DEFINES = compile_pattern(rf"%{NAME}{GAP}=")
_PLAIN_VALUE = compile_pattern(rf"[%@]{NAME}|-?[0-9]++|true|false|null|undef|poison|zeroinitializer", re.DOTALL)


def remove(body: Body, instruction: Instruction, value: str | None) -> None:
    """Take an instruction out; see `Instruction.remove`."""
    body.open()
    if instruction.block.terminator is instruction:
        raise EditError(f"'{instruction.text}' ends its block and can only be replaced", instruction.location)
    if value is not None and (key := instruction.result) is not None:
        replace_uses(body, key, value)
    forget_result(body, instruction)
    body.names.drop(instruction)
    body.unlink(instruction)


def forget_result(body: Body, instruction: Instruction) -> None:
    """Let nothing name the result of an instruction. Raises `EditError` when an instruction uses it."""
    key = instruction.result
    if key is None:
        return
    users = body.names.users(key)
    for user in users:
        if user is not instruction and isinstance(user, Instruction) and user.uses(key):
            raise EditError(f"'%{key}' is used by '{user.text}'", instruction.location)
    if users:
        replace_uses(body, key, body.nothing)


def replace_uses(body: Body, key: Key, value: str) -> None:
    """Put `value` in the place of each use of a local value or block; see `Body.replace_uses`."""
    body.open()
    internal = to_internal(value.strip())
    _check_value(internal)
    definition = body.names.definitions.get(key)
    users = body.names.users(key)
    if isinstance(definition, Instruction):
        users.append(definition)  # a phi node may use itself
    for user in users:
        raw = user.raw
        defines = _DEFINES.match(raw)
        start = defines.end() if defines else 0
        text = replace_mentions(raw[start:], {key: internal}.get, body.function.key, body.type_names)
        body.set_text(user, raw[:start] + text)


def _check_value(text: str) -> None:
    """Raise `EditError` when `text` (internal form) is no value, or says its type."""
    if _PLAIN_VALUE.fullmatch(text):
        return
    from syclopt.ir.fragments import parse_constant

    try:
        parse_constant(f"i1 {text}")
    except ParseError as error:
        raise EditError(f"'{to_user(text)}' is no value without its type: {error.message}") from None


def remove_blocks(body: Body, blocks: Collection[Block]) -> None:
    """Take out blocks to which no others go; see `Block.remove`."""
    body.open()
    going = {*blocks}
    _check_unused(body, blocks, going)
    for block in blocks:
        for successor in block.successors:
            for phi in successor.phis if successor not in going else ():
                phi.remove_incoming(block)
    defined = [key for block in blocks for piece in block.pieces if (key := piece.result) is not None]
    for block in blocks:
        for piece in block.pieces:
            body.names.drop(piece)
        body.names.definitions.pop(block.key, None)  # two blocks may have one label in a bad module
    for key in defined:
        if body.names.users(key):
            replace_uses(body, key, body.nothing)
    for block in blocks:
        _cut_out(block)
        body.take_block_out(block)


def _check_unused(body: Body, blocks: Collection[Block], going: AbstractSet[Block]) -> None:
    """Raise `EditError` when a block cannot go."""
    for block in blocks:
        if block.is_entry:
            raise EditError(f"'%{block.key}' is the entry of '@{body.function.key}'")
        others = [one for one in block.predecessors if one not in going]
        if others:
            raise EditError(f"'%{others[0].key}' goes to the block '%{block.key}'")
    taken = {block.key for block in blocks} & blocks_with_addresses(body)
    if taken:
        raise EditError(f"the address of the block '%{min(taken, key=str)}' is taken")


def remove_unreachable(body: Body) -> tuple[Block, ...]:
    """Take out all blocks that control cannot reach; see `Body.remove_unreachable`."""
    taken = blocks_with_addresses(body)
    todo = [body.entry, *(block for block in body.blocks if block.key in taken)]
    reached = {*todo}
    while todo:
        for successor in todo.pop().successors:
            if successor not in reached:
                reached.add(successor)
                todo.append(successor)
    gone = tuple(block for block in body.blocks if block not in reached)
    if gone:
        remove_blocks(body, gone)
    return gone


def _cut_out(block: Block) -> None:
    """Let what stands after a block that goes stand after the one before it."""
    before = block.previous
    if before is not None and before.last is not None and block.last is not None:
        before.last.trail = split_trail(before.last.trail)[0] + (split_trail(block.last.trail)[1] or " ")
    for piece in block.pieces:
        piece.set_home(None)


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
    from syclopt.ir.body.body import Block

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


def apply(body: Body, old_numbers: list[int], old_predecessors: Mapping[Block, list[Key]]) -> None:
    """Give the function the body as it is now, in one join; values and blocks without a name get new numbers if needed.

    Raises `EditError` when the function has been given another body meanwhile.
    """
    function = body.function
    entity = function.entity
    if not body.is_of(entity):
        raise EditError(f"'@{function.key}' has been given another body since its edit began", function.location)
    for block, old in old_predecessors.items():
        if not block.is_removed and [one.key for one in block.predecessors] != old:
            block.trail = numbering.with_predecessors(block.trail, block)
    numbers = numbering.order(body)
    new = numbering.in_sequence(numbers, body.first_number) if numbers != old_numbers else {}
    text = "".join(_parts(body, new))
    if text == entity.body:
        return
    text = without_use_lists(text)
    if new:
        text = replace_mentions(text, new.get, function.key, body.type_names)
    module = function.module
    module.drop_use_lists()
    module.replace(function, entity.with_text(entity.header, text))
    if any(block.key in new for block in body.blocks):
        _tell_others(body, new)


def _parts(body: Body, new: Mapping[Key, str]) -> Iterator[str]:
    """Yield the text in parts; labels have their new numbers."""
    yield body.head
    for block in body.blocks:
        if block.label:
            yield f"{new[block.key][1:] if block.key in new else block.label}:"
        yield numbering.renumbered_comment(block.trail, new) if new else block.trail
        for piece in block.pieces:
            yield piece.raw
            yield piece.trail or parting(piece.raw, _following(block, piece))
    yield body.tail


def _following(block: Block, piece: Piece) -> str:
    """Return the text that comes after a piece with nothing behind it."""
    if piece.next is not None:
        return piece.next.raw
    after = block.next
    return "" if after is None else after.label or after.trail or (after.first.raw if after.first is not None else "")


def _tell_others(body: Body, new: Mapping[Key, str]) -> None:
    """Let what takes the address of a block that has another number now name that."""
    function = body.function
    for entity in function.module.kept(numbering.AddressTakers).of(function.key):
        if entity is function.entity:
            continue
        head, text = (replace_addresses(part, new.get, function.key) for part in (entity.header, entity.body))
        if (head, text) != (entity.header, entity.body):
            edited = entity.with_text(head, text) if text else entity.with_head(head)
            function.module.replace_entity(entity, edited)
