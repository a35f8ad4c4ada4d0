"""Numbers of unnamed values and blocks. LLVM wants them in sequence: parameters, then blocks and results in order."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from syclopt.ir.body.instruction import Instruction
from syclopt.ir.layout import function_layout
from syclopt.ir.references import without_comments
from syclopt.ir.text.brackets import split_commas
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.spelling import GAP, NAME, Key, key_of, spell
from syclopt.ir.users import NAMING, Users

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from syclopt.ir.body.body import Block, Body
    from syclopt.ir.entity import Entity

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


class AddressTakers(Users):
    """What names addresses of the blocks of functions, by function."""

    kinds = NAMING

    def _names(self, entity: Entity) -> Iterable[Key]:
        text = entity.text
        return {key_of(found[1]) for found in _ADDRESS.finditer(text)} if "blockaddress" in text else ()


def blocks_with_addresses(body: Body) -> set[Key]:
    """Return the blocks whose addresses the module takes."""
    mine = body.function.key
    return {
        key_of(found[2])
        for entity in body.function.module.kept(AddressTakers).of(mine)
        for found in _ADDRESS.finditer(entity.text)
        if key_of(found[1]) == mine
    }
