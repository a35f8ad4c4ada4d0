"""The blocks of a function in an order in which those that go different ways meet again where they can."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from syclopt.analysis.call_graph import components

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.function import Function


class Loop(NamedTuple):
    """Blocks that lead to each other: where it is entered first, which of them go back there, and all of them."""

    head: Key
    latches: tuple[Key, ...]
    blocks: frozenset[Key]


class BlockOrder(NamedTuple):
    """All blocks, and the loops, outer ones first."""

    blocks: tuple[Key, ...]
    loops: tuple[Loop, ...]


def function_order(function: Function) -> BlockOrder:
    """Return the order of the blocks of a function."""
    return block_order({block.key: [one.key for one in block.successors] for block in function.blocks})


def block_order(ways: Mapping[Key, Sequence[Key]]) -> BlockOrder:
    """Return the blocks so that each stands before all that it leads to, but for the heads of loops it is in.

    The blocks of a loop stand together. `ways` is block -> its successors; the first one is where the function starts,
    and what it does not lead to comes last. Of the places where a loop is entered, the first one is its head. Without
    the ways back there, what is left of it has loops of its own, as Bourdoncle's weak topological order has it. The
    time is linear for each level of loops inside loops.
    """
    place = {key: at for at, key in enumerate(ways)}
    before: dict[Key, set[Key]] = {key: set() for key in ways}
    for key, following in ways.items():
        for one in following:
            before[one].add(key)
    found: dict[Key, None] = {}
    loops: list[Loop] = []
    waiting = _parts(ways, [*ways][:1], place)
    while waiting:
        blocks = frozenset(waiting.pop())
        entered = [key for key in blocks if not blocks.issuperset(before[key])]
        head = min(entered or blocks, key=place.__getitem__)
        found[head] = None
        latches = before[head] & blocks
        if latches:
            loops.append(Loop(head, tuple(sorted(latches, key=place.__getitem__)), blocks))
            onward = {key: [one for one in ways[key] if one in blocks and one != head] for key in blocks}
            waiting += _parts(onward, [head], place)[:-1]
    return BlockOrder((*found, *(key for key in ways if key not in found)), tuple(loops))


def _parts(ways: Mapping[Key, Sequence[Key]], start: list[Key], place: Mapping[Key, int]) -> list[list[Key]]:
    """Return what the start leads to in parts that lead to each other, later ones first, near to how they stand."""
    ordered = {key: tuple(sorted(following, key=place.__getitem__, reverse=True)) for key, following in ways.items()}
    return components(start, ordered)
