"""In which order the work-items of a sub-group go on when they went different ways, and where they wait in loops."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from syclopt import names
from syclopt.ir.body.locals import replace_mentions
from syclopt.ir.text.spelling import Key, spell

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping

    from syclopt.ir.body.body import Block, Body
    from syclopt.ir.body.instruction import Instruction
    from syclopt.ir.views.function import Function


def in_order(ways: Mapping[Key, Collection[Key]]) -> list[Key]:
    """Return the blocks of a function, each behind those that lead to it, but for new rounds of a loop.

    `ways` are the blocks to which control may go from each. What is behind a loop stands behind all that is in it.
    Blocks of which neither leads to the other stand as they did.
    """
    return [first for first, _ in _parts(ways)]


def meet_in_each_round(function: Function) -> bool:
    """Let those that go on with a loop wait for others in it, if it has operations; tell whether there is such a loop.

    Work-items that leave out the last operation of a round would else come to the first one of the next alone.
    """
    ways = {block.key: [one.key for one in block.successors] for block in function.blocks}
    working = {block.key for block in function.blocks if any(map(_is_operation, block.instructions))}
    rounds = {
        first: latches
        for first, loop in _parts(ways)
        if not working.isdisjoint(loop) and (latches := [key for key in ways if key in loop and first in ways[key]])
    }
    if not rounds:
        return False
    with function.edit() as body:
        for first, latches in rounds.items():
            latch = _joined(body, body.block(first), [*map(body.block, latches)])
            [*latch.instructions][-1].insert_before(f"call void @{names.NATIVE_LANES_BARRIER}()")
    return True


def _joined(body: Body, first: Block, latches: list[Block]) -> Block:
    """Return the block from which all ways lead back to the first one of a loop."""
    if len(latches) == 1:
        return latches[0]
    keys = {one.key for one in latches}
    lines = [f"{body.fresh('round')}:"]
    values: list[str] = []
    for phi in first.phis:
        values.append(f"%{body.fresh('again')}.{len(values)}")
        pairs = (f"[ {one.value}, %{spell(one.block)} ]" for one in phi.incoming if one.block in keys)
        lines.append(f"{values[-1]} = phi {phi.result_type} {', '.join(pairs)}")
    lines.append(f"br label %{spell(first.key)}")
    (joined,) = body.add_blocks("\n  ".join(lines) + "\n", after=latches[-1])
    for phi, value in zip(first.phis, values, strict=True):
        phi.add_incoming(value, joined)
    for latch in latches:
        *_, end = latch.instructions
        end.replace(replace_mentions(end.raw, {first.key: f"%{spell(joined.key)}"}.get, types=body.type_names))
    return joined


def _is_operation(instruction: Instruction) -> bool:
    call = instruction.call
    return call is not None and str(call.callee).startswith(names.NATIVE_LANES)


def _parts(ways: Mapping[Key, Collection[Key]]) -> Iterator[tuple[Key, Collection[Key]]]:
    """Yield each block, in order, with all of the loop whose rounds begin there: itself alone where none does."""
    before: dict[Key, list[Key]] = {key: [] for key in ways}
    for key, following in ways.items():
        for one in following:
            before[one].append(key)
    places = {key: at for at, key in enumerate(ways)}
    waiting = _connected(ways, places, ways.keys())
    while waiting:
        loop = waiting.pop()
        entered = [key for key in loop if not loop.issuperset(before[key])]
        first = min(entered or loop, key=places.__getitem__)
        yield first, loop
        if len(loop) > 1:
            waiting += _connected(ways, places, loop - {first})


def _connected(ways: Mapping[Key, Collection[Key]], places: Mapping[Key, int], keys: Collection[Key]) -> list[set[Key]]:
    """Return sets of blocks that lead to each other, those first to which others lead."""
    import networkx

    graph: networkx.DiGraph[Key] = networkx.DiGraph()
    graph.add_nodes_from(keys)
    graph.add_edges_from((key, one) for key in keys for one in ways[key] if one in keys)
    condensed: Any = networkx.condensation(graph)
    members = cast("dict[int, set[Key]]", dict(condensed.nodes(data="members")))
    firsts = {at: min(places[key] for key in found) for at, found in members.items()}
    order = networkx.lexicographical_topological_sort(condensed, key=firsts.__getitem__)
    return [members[at] for at in order][::-1]
