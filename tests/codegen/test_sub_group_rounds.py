"""In which order work-items of a sub-group go on: blocks stand behind what leads to them, and loops in one piece."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import given
from hypothesis import strategies as st

from syclopt.codegen.native_cpu.sycl_sub_group_loops.rounds import in_order

if TYPE_CHECKING:
    from syclopt.ir.text.spelling import Key


@st.composite
def graphs(draw: st.DrawFn) -> dict[Key, list[Key]]:
    """Return block -> successors."""
    count = draw(st.integers(2, 10))
    blocks = st.integers(1, count - 1)
    return {at: [*draw(st.lists(blocks, max_size=3))] for at in range(count)}


@given(graphs())
def test_ways_lead_forwards_but_for_rounds_of_loops(ways: dict[Key, list[Key]]) -> None:
    """Where one leads back, all that stands between leads there too, and from there to where the way begins."""
    order = in_order(ways)
    assert len(order) == len(ways)
    assert {*order} == {*ways}
    reached = {key: _reached(ways, key) for key in ways}
    for at, key in enumerate(order):
        for head in ways[key]:
            back = order[order.index(head) : at + 1]
            assert all(head in reached[one] and one in reached[head] for one in back)


def test_what_stands_in_order_stays() -> None:
    ways: dict[Key, list[Key]] = {"entry": ["head"], "head": ["then", "else"], "then": ["next"], "else": ["next"]}
    ways |= {"next": ["head", "end"], "end": []}
    assert in_order(ways) == [*ways]


def test_what_is_behind_a_loop_comes_last() -> None:
    ways: dict[Key, list[Key]] = {
        "entry": ["behind", "loop"],
        "behind": [],
        "loop": ["behind", "more"],
        "more": ["loop"],
    }
    assert in_order(ways) == ["entry", "loop", "more", "behind"]


def _reached(ways: dict[Key, list[Key]], start: Key) -> set[Key]:
    found: set[Key] = set()
    waiting = [*ways[start]]
    while waiting:
        key = waiting.pop()
        if key not in found:
            found.add(key)
            waiting += ways[key]
    return found
