"""How ranges become grids, copies become rows, and graphs become chains: what needs no GPU to be looked at."""

from itertools import product
from math import prod

from hypothesis import given
from hypothesis import strategies as st

from syclrt.backends.cuda.graph_edges import MOST_WAITING, WHEN_BEGUN, WHEN_ENDING, Early, Overlap, early_edges
from syclrt.backends.cuda.graphs import chains
from syclrt.backends.cuda.launch import grids, packed_grids, work_group
from syclrt.backends.cuda.memory import rounded
from syclrt.backends.cuda.transfers import grouped, shortest
from syclrt.backends.graph_work import Step
from syclrt.ranges import LARGEST, GroupLimits, LaunchShape

EXTENTS = st.tuples(st.integers(1, 5000), st.integers(1, 300), st.integers(1, 300))
ANY = GroupLimits().extents
LIMITS = st.tuples(*[st.sampled_from([1, 3, 16, 100, LARGEST])] * 3)


@given(EXTENTS, st.sampled_from([1024, 512, 96, 1]), st.integers(0, 3), LIMITS)
def test_work_groups_of_a_range_are_what_a_kernel_takes(
    size: tuple[int, int, int], most: int, guarded: int, largest: tuple[int, int, int]
) -> None:
    block = work_group(size, most, guarded, largest)
    assert all(part <= limit for part, limit in zip(block, largest, strict=True))
    assert prod(block) <= min(256, most)
    assert block[2] <= 64
    assert all(whole % part == 0 for whole, part in zip(size[guarded:], block[guarded:], strict=True))


def test_rows_of_a_large_range_are_whole_sub_groups() -> None:
    for guarded in range(4):
        assert work_group((1 << 20, 1, 1), 1024, guarded, ANY) == (256, 1, 1)
    assert work_group((1000, 1000, 1), 1024, 2, ANY) == (64, 4, 1)
    assert work_group((4000, 1000, 1), 1024, 2, ANY) == (32, 8, 1)  # divides it
    assert work_group((4096, 1009, 7), 1024, 2, ANY) == (256, 1, 1)
    assert work_group((1000, 1009, 7), 1024, 1, ANY) == (256, 1, 1)
    assert work_group((4096, 36, 1), 96, 2, ANY) == (64, 1, 1)
    assert work_group((3, 1009, 1), 1024, 2, ANY) == (4, 64, 1)
    assert work_group((3, 1008, 1), 1024, 1, ANY) == (4, 63, 1)
    assert work_group((5, 1, 1), 1024, 1, ANY) == (8, 1, 1)
    assert work_group((1009, 1, 1), 1024, 0, ANY) == (1, 1, 1)  # a prime


@given(
    st.tuples(st.integers(0, 40), st.integers(0, 200_000), st.integers(0, 200_000)),
    st.tuples(st.integers(1, 8), st.integers(1, 8), st.integers(1, 8)),
)
def test_grids_have_each_work_group_of_a_range_once(size: tuple[int, int, int], block: tuple[int, int, int]) -> None:
    found = grids(packed_grids(LaunchShape(3, size, block, is_nd_range=True), block))
    counts = [-(-whole // part) for whole, part in zip(size, block, strict=True)]
    assert sum(prod(grid.size) for grid in found) == prod(counts)
    places: list[list[tuple[int, int]]] = [[], [], []]
    for grid in found:
        assert grid.size[1] <= 65535
        assert grid.size[2] <= 65535
        assert [*grid.launch.global_size] == [*size]
        assert [*grid.launch.group_count] == counts
        for d in range(3):
            assert grid.launch.left[d] == size[d] - grid.launch.global_base[d]
            assert grid.launch.global_base[d] == grid.launch.group_base[d] * block[d]
            places[d].append((grid.launch.group_base[d], grid.launch.group_base[d] + grid.size[d]))
    boxes = [*zip(*places, strict=True)]
    for at, one in enumerate(boxes):  # no two overlap
        for other in boxes[at + 1 :]:
            assert any(a[1] <= b[0] or b[1] <= a[0] for a, b in zip(one, other, strict=True))


def test_grids_have_fewer_work_items_than_32_bits_count() -> None:
    for extent in ((1 << 32) - 1, 1 << 32, (1 << 34) + 5):
        found = grids(packed_grids(LaunchShape(1, (extent, 1, 1), (1, 1, 1), is_nd_range=False), (1024, 1, 1)))
        for grid in found:
            assert grid.size[0] * 1024 < 1 << 32
            assert grid.launch.left[0] == min((1 << 32) - 1, extent - grid.launch.global_base[0])
        assert sum(grid.size[0] for grid in found) == -(-extent // 1024)


@given(st.integers(0, 1 << 40))
def test_memory_is_rounded_up_by_an_eighth_at_most(size: int) -> None:
    assert size <= rounded(size) <= max(512, size + size // 8 + 512)


def copied(pieces: list[tuple[int, int, int]]) -> list[tuple[int, int, int]]:
    """The pieces that rows stand for."""
    return [
        (rows.to + row * rows.to_pitch, rows.source + row * rows.source_pitch, rows.length)
        for rows in grouped(pieces)
        for row in range(rows.height)
    ]


@given(
    st.lists(
        st.tuples(
            st.integers(0, 1 << 20),
            st.integers(0, 1 << 20),
            st.integers(1, 64),
            st.integers(0, 100),
            st.integers(0, 100),
            st.integers(1, 6),
        ),
        max_size=8,
    )
)
def test_rows_are_the_pieces_in_their_order(runs: list[tuple[int, int, int, int, int, int]]) -> None:
    pieces = [
        (to + row * to_pitch, source + row * source_pitch, length)
        for to, source, length, to_pitch, source_pitch, count in runs
        for row in range(count)
    ]
    assert copied(pieces) == pieces


def test_a_part_of_a_matrix_is_copied_in_one_go() -> None:
    (rows,) = grouped([(4096 * row, 100 + 64 * row, 64) for row in range(1000)])
    assert rows == (0, 100, 64, 1000, 4096, 64)


def test_patterns_are_as_short_as_can_be() -> None:
    assert shortest(b"\0" * 16, 1) == b"\0"
    assert shortest(b"ab" * 4, 2) == b"ab"
    assert shortest(b"ab" * 4, 1) == b"ab" * 4  # the driver writes what is aligned
    assert shortest(b"abcd" * 2, 4) == b"abcd"
    assert shortest(b"abcdefgh", 8) == b"abcdefgh"


def reached(before: list[tuple[int, ...]]) -> list[set[int]]:
    found: list[set[int]] = []
    for each in before:
        found.append({*each}.union(*(found[one] for one in each)))
    return found


@given(st.lists(st.sets(st.integers(0, 200)), max_size=120))
def test_chains_keep_what_comes_before(steps: list[set[int]]) -> None:
    before = [tuple(sorted(one for one in each if one < index)) for index, each in enumerate(steps)]
    after = chains([Step(None, each) for each in before])
    for old, new in zip(reached(before), reached(after), strict=True):
        assert old <= new
    assert all(one < index for index, each in enumerate(after) for one in each)


def test_independent_steps_become_few_chains() -> None:
    after = chains([Step(None, ())] * 1000)
    assert sum(not each for each in after) == 16
    assert all(len(each) <= 1 for each in after)


def test_many_steps_after_one_become_few_chains_and_none_comes_after_a_long_one() -> None:
    line = [Step(None, (at - 1,) if at else ()) for at in range(100)]
    after = chains([*line, Step(None, ()), *[Step(None, (100,))] * 1000])
    assert all(each[0] == 100 and len(each) <= 2 for each in after[101:])
    assert sum(len(each) == 1 for each in after[101:]) == 63
    assert all(99 not in each for each in after[101:])


def test_chains_that_there_are_stay_apart() -> None:
    steps = [
        Step(None, () if row == 0 else ((row - 1) * 10 + column,)) for row, column in product(range(100), range(10))
    ]
    assert [*map(tuple, chains(steps))] == [step.predecessors for step in steps]


SMALL, LARGE = Overlap(True, True, True), Overlap(True, True, False)
WAITS_FOR_OTHERS, NO_KERNEL = Overlap(True, False, True), Overlap(False, False, False)


def chain(length: int) -> list[tuple[int, ...]]:
    return [(at - 1,) if at else () for at in range(length)]


def test_large_kernels_of_a_chain_are_launched_when_those_before_them_end() -> None:
    found = early_edges([SMALL, LARGE, LARGE], chain(3))
    assert found == [Early((), 0), Early((0,), WHEN_ENDING), Early((1,), WHEN_ENDING)]


def test_few_small_kernels_wait_one_for_another() -> None:
    ports = [one.port for one in early_edges([SMALL] * 100, chain(100))[1:]]
    runs = "".join("." if port == WHEN_BEGUN else "|" for port in ports).split("|")
    assert {*ports} == {WHEN_BEGUN, WHEN_ENDING}
    assert max(map(len, runs)) == MOST_WAITING


def test_nothing_is_early_behind_what_may_wait_for_others() -> None:
    """What waits takes room, which others may need."""
    found = early_edges([SMALL, WAITS_FOR_OTHERS, SMALL, NO_KERNEL, SMALL], chain(5))
    assert [one.steps for one in found] == [(), (0,), (), (), ()]
    assert early_edges([SMALL, WAITS_FOR_OTHERS, SMALL], [(), (0,), (0, 1)])[2].steps == (0,)


def test_graphs_of_several_chains_have_no_early_edges() -> None:
    two = [(), (), *((at - 2,) for at in range(2, 100))]
    assert {one.steps for one in early_edges([SMALL] * 100, two)} == {()}
    assert early_edges([], []) == []


@given(st.lists(st.tuples(st.sampled_from([SMALL, LARGE, WAITS_FOR_OTHERS, NO_KERNEL]), st.sets(st.integers(0, 40)))))
def test_early_edges_are_edges_of_kernels(steps: list[tuple[Overlap, set[int]]]) -> None:
    overlaps = [overlap for overlap, _ in steps]
    before = [tuple(sorted(one for one in each if one < index)) for index, (_, each) in enumerate(steps)]
    for index, early in enumerate(early_edges(overlaps, before)):
        assert {*early.steps} <= {*before[index]}
        assert not early.steps or overlaps[index].waits
        assert all(overlaps[one].may_be_waited_for for one in early.steps)
