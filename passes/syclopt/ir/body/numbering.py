"""Numbers of unnamed values and blocks. LLVM wants them in sequence: parameters, then blocks and results in order."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from syclopt.ir.body.instruction import Instruction
from syclopt.ir.entity import Fact
from syclopt.ir.layout import function_layout
from syclopt.ir.references import without_comments
from syclopt.ir.text.brackets import split_commas
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.spelling import GAP, NAME, Key, key_of, spell

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from syclopt.ir.body.block import Block
    from syclopt.ir.body.body import Body
    from syclopt.ir.entity import Entity
    from syclopt.ir.module import Module

_HAS_ADDRESSES = Fact[bool]("names the address of a block")
_PREDECESSORS = compile_pattern(r";[ \t]*+(?:preds =[^\n\r]*+|No predecessors![^\n\r]*+)")
_ADDRESS = compile_pattern(rf"blockaddress{GAP}\({GAP}@({NAME}){GAP},{GAP}%({NAME})", re.DOTALL)
_PARAMETER_NAME = compile_pattern(rf"(?<=[^\s])[ \t\r\n]*+%({NAME})\Z")
_NUMBER = compile_pattern(r"%([0-9]++)(?![-a-zA-Z$._0-9])")


def parameter_keys(function: Entity) -> list[Key]:
    """Return the names of the parameters of a function, or the numbers that LLVM gives those without a name."""
    text = without_comments(function.header)
    parameters = function_layout(function).parameters
    keys: list[Key] = []
    counter = 0
    for start, end in split_commas(text, parameters.start + 1, parameters.end - 1):
        if start == end or text.startswith("...", start):
            continue
        name = _PARAMETER_NAME.search(text[start:end])
        key = key_of(name[1]) if name else counter
        counter = max(counter, key + 1) if isinstance(key, int) else counter
        keys.append(key)
    return keys


def number(body: Body, first: int) -> int:
    """Give blocks without a label and results without a name the numbers that LLVM gives them; return the next one.

    `first` is the number after those of the parameters.
    """
    for block in body.blocks:
        first = _after(block, block.key if block.label else None, first)
        for piece in block.pieces:
            if isinstance(piece, Instruction):
                if piece.names_result:
                    first = _after(piece, piece.result, first)
                elif piece.defines_value:
                    first = _after(piece, None, first)
    return first


def _after(what: Block | Instruction, key: Key | None, counter: int) -> int:
    if key is None:
        what.set_number(counter)
        return counter + 1
    return max(counter, key + 1) if isinstance(key, int) else counter


def order(body: Body) -> list[int]:
    """Return the numbers of the unnamed blocks and results in the order in which they stand now."""
    return [key for key in _keys(body) if isinstance(key, int)]


def _keys(body: Body) -> Iterator[Key | None]:
    for block in body.blocks:
        yield block.key
        for piece in block.pieces:
            if isinstance(piece, Instruction):
                yield piece.result


def in_sequence(numbers: list[int], first: int) -> dict[Key, str]:
    """Return how what has `numbers`, in this order, is spelled when they are in sequence from `first`."""
    return {old: f"%{new}" for new, old in enumerate(numbers, first) if old != new}


def with_predecessors(trail: str, block: Block) -> str:
    """Return what stands after a label, with the comment about predecessors as it is now, if there is one."""
    names = ", ".join(f"%{spell(one.key)}" for one in block.predecessors)
    return _PREDECESSORS.sub(lambda _: f"; preds = {names}" if names else "; No predecessors!", trail)


def renumbered_comment(trail: str, new: Mapping[Key, str]) -> str:
    """Return what stands after a label, with new numbers in the comment about predecessors."""
    if "; preds" not in trail:
        return trail
    return _PREDECESSORS.sub(
        lambda found: _NUMBER.sub(lambda number: new.get(int(number[1]), number[0]), found[0]), trail
    )


def address_takers(module: Module) -> list[Entity]:
    """Return the entities that name addresses of blocks, of any function."""
    found: list[Entity] = []
    for entity in module.index.entities:
        names = _HAS_ADDRESSES.get(entity)
        if names is None:
            names = _HAS_ADDRESSES.keep(entity, "blockaddress" in entity.text)
        if names:
            found.append(entity)
    return found


def blocks_with_addresses(body: Body) -> set[Key]:
    """Return the blocks whose addresses the module takes."""
    mine = body.function.key
    return {
        key_of(found[2])
        for entity in address_takers(body.function.module)
        for found in _ADDRESS.finditer(entity.text)
        if key_of(found[1]) == mine
    }
