"""Taking instructions and blocks out of a body that is open for edits, and putting values in the place of others."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from syclopt.errors import EditError, ParseError
from syclopt.ir.body.build import split_trail
from syclopt.ir.body.instruction import Instruction
from syclopt.ir.body.locals import replace_mentions
from syclopt.ir.body.numbering import blocks_with_addresses
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.source import to_internal, to_user
from syclopt.ir.text.spelling import GAP, NAME, Key

if TYPE_CHECKING:
    from collections.abc import Collection
    from collections.abc import Set as AbstractSet

    from syclopt.ir.body.block import Block
    from syclopt.ir.body.body import Body

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
