"""Edges between blocks: what phi nodes need when a terminator changes, blocks go, or a block is split."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from syclopt.errors import EditError
from syclopt.ir.body.cfg import labels_in
from syclopt.ir.body.instruction import Instruction
from syclopt.ir.body.locals import replace_mentions
from syclopt.ir.body.piece import DebugRecord
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.source import Source, Span
from syclopt.ir.text.spelling import Key, spell

if TYPE_CHECKING:
    from syclopt.ir.body.block import Block
    from syclopt.ir.body.body import Body

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
    from syclopt.ir.body.block import Block

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
