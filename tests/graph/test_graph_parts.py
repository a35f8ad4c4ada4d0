"""Parts that host tasks cut graphs into: as few as can be, and no host task waits for more than it must."""

from collections.abc import Sequence
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from syclrt.graph.execution import Part, parts_of, turns_of


def cut(nodes: Sequence[tuple[bool, tuple[int, ...]]]) -> list[Part]:
    """The parts of nodes: by whether each one is a host task, and those before it."""
    hosts = {index for index, (is_host, _) in enumerate(nodes) if is_host}
    return parts_of([before for _, before in nodes], hosts)


def reached(before: Sequence[Sequence[int]]) -> list[set[int]]:
    found: list[set[int]] = []
    for each in before:
        found.append(set(each).union(*(found[one] for one in each)))
    return found


def part_of(parts: Sequence[Part]) -> dict[int, int]:
    return {node: number for number, part in enumerate(parts) for node in part.nodes}


NODES = st.lists(st.tuples(st.booleans(), st.lists(st.integers(0, 30), max_size=3)), max_size=30).map(
    lambda drawn: [(host, tuple(sorted({one % at for one in raw if at}))) for at, (host, raw) in enumerate(drawn)]
)


@given(NODES)
def test_parts_keep_the_order_and_host_tasks_wait_for_no_more(nodes: list[tuple[bool, tuple[int, ...]]]) -> None:
    parts = cut(nodes)
    numbers = part_of(parts)
    assert sorted(numbers) == [*range(len(nodes))]
    part_before = reached([part.predecessors for part in parts])
    node_before = reached([before for _, before in nodes])
    for index, (is_host, before) in enumerate(nodes):
        mine = numbers[index]
        assert parts[mine].is_host == is_host
        assert len(parts[mine].nodes) == 1 or not is_host
        for one in before:
            assert numbers[one] == mine or numbers[one] in part_before[mine]
    for number, part in enumerate(parts):
        assert max(part.predecessors, default=-1) < number
        if part.is_host:
            (host,) = part.nodes
            assert {node for one in part_before[number] for node in parts[one].nodes} == node_before[host]


@given(NODES)
def test_no_part_waits_for_a_host_task_that_it_does_not_come_after(nodes: list[tuple[bool, tuple[int, ...]]]) -> None:
    parts = cut(nodes)
    before = reached([part.predecessors for part in parts])
    hosts = [at for at, part in enumerate(parts) if part.is_host]
    turns = turns_of(parts, goes_on=True)
    if turns is None:
        assert any(one not in before[other] for one, other in pairwise(hosts))
        return
    assert sorted(turns) == [*range(len(parts))]
    for place, number in enumerate(turns):
        assert before[number] <= {*turns[:place]}
        assert {one for one in turns[:place] if parts[one].is_host} <= before[number]


def test_where_a_thread_runs_parts_itself_each_comes_after_the_one_before() -> None:
    assert turns_of(cut([(False, ()), (True, (0,)), (False, (1,))]), goes_on=False) == range(3)
    beside = cut([(False, ()), (True, (0,)), (False, (0,))])
    assert turns_of(beside, goes_on=False) is None
    assert turns_of(beside, goes_on=True) is not None


def test_without_host_tasks_there_is_one_part() -> None:
    assert [part.nodes for part in cut([(False, ()), (False, ()), (False, (0, 1))])] == [(0, 1, 2)]


def test_one_host_task_cuts_in_three() -> None:
    nodes = [(False, ()), (True, (0,)), *((False, (0, at - 1)) for at in range(2, 50))]
    parts = cut(nodes)
    assert [len(part.nodes) for part in parts] == [1, 1, 48]


def test_a_long_line_of_host_tasks() -> None:
    nodes = [(bool(at % 2), (at - 1,) if at else ()) for at in range(20_000)]
    assert len(cut(nodes)) == 20_000
