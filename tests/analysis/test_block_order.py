"""The order of blocks: forwards, but for ways back to the heads of loops, and each loop in one piece."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from hypothesis import given
from hypothesis import strategies as st

from syclopt.analysis.block_order import block_order

if TYPE_CHECKING:
    from syclopt.ir.text.spelling import Key


@st.composite
def graphs(draw: st.DrawFn) -> dict[Key, list[Key]]:
    """Return block -> successors; nothing goes to the first one."""
    count = draw(st.integers(2, 10))
    blocks = st.integers(1, count - 1)
    return {f"b{at}": [f"b{to}" for to in draw(st.lists(blocks, max_size=3))] for at in range(count)}


@given(graphs())
def test_blocks_stand_before_all_that_they_lead_to(ways: dict[Key, list[Key]]) -> None:
    order = block_order(ways)
    assert len(order.blocks) == len(ways)
    assert {*order.blocks} == {*ways}
    place = {key: at for at, key in enumerate(order.blocks)}
    back = {(latch, loop.head) for loop in order.loops for latch in loop.latches}
    reached: set[Key] = {"b0"}
    while new := {to for key in reached for to in ways[key]} - reached:
        reached |= new
    edges = {(key, to) for key in reached for to in ways[key]}
    assert back <= edges
    assert all((place[key] < place[to]) != ((key, to) in back) for key, to in edges)
    for loop in order.loops:
        places = sorted(place[key] for key in loop.blocks)
        assert places[0] == place[loop.head]
        assert all(after == before + 1 for before, after in pairwise(places))


def test_what_stands_in_order_stays() -> None:
    ways: dict[Key, list[Key]] = {
        "entry": ["head"],
        "head": ["then", "else"],
        "then": ["next"],
        "else": ["next"],
        "next": ["head", "end"],
    }
    ways["end"] = []
    order = block_order(ways)
    assert order.blocks == ("entry", "head", "then", "else", "next", "end")
    assert [(loop.head, loop.latches) for loop in order.loops] == [("head", ("next",))]


def test_the_first_place_where_a_loop_is_entered_is_its_head() -> None:
    """Both ways in the midst of it lead there, and what is left has no loop."""
    ways: dict[Key, list[Key]] = {"entry": ["b", "a"], "a": ["b"], "b": ["a", "end"], "end": []}
    order = block_order(ways)
    assert order.blocks == ("entry", "a", "b", "end")
    assert [(loop.head, loop.latches) for loop in order.loops] == [("a", ("b",))]
