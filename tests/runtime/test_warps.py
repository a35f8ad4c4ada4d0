"""Kernels that are written for sub-groups of 32 work-items compute what plain loops do, for work-groups of any size."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from tests.launches import launch

import syclrt
from syclrt import LocalMemory, NdRange, Program, Queue

REAL = Path(__file__).parents[2] / "ir_fixtures" / "real"
WARP = 32
WHOLE = (32, 64, 256)  # sizes of work-groups whose sub-groups all have as many
SIZES = (*WHOLE, 1, 20, 100)


@pytest.fixture(scope="module", params=["warps_o0.ll", "warps_o2.ll"])
def program(request: pytest.FixtureRequest) -> Program:
    return syclrt.load(REAL / request.param)


def numbers(count: int, below: int = 9) -> np.ndarray[tuple[int], np.dtype[np.int32]]:
    return np.random.default_rng(count).integers(0, below, count).astype("i4")


def warps(size: int, groups: int) -> list[slice]:
    """Return where the sub-groups of all work-groups stand."""
    starts = [(group * size, (group + 1) * size) for group in range(groups)]
    return [slice(at, min(at + WARP, end)) for start, end in starts for at in range(start, end, WARP)]


@pytest.mark.parametrize("size", WHOLE)
def test_sums(program: Program, queue: Queue, size: int) -> None:
    values = numbers(4 * size).astype("f4")
    out = np.zeros(4 * size // WARP, "f4")
    launch(queue, NdRange(4 * size, size), program.kernel("warp_sums"), values, out)
    assert out.tolist() == values.reshape(-1, WARP).sum(1).tolist()


@pytest.mark.parametrize("size", WHOLE)
def test_sums_of_sums_and_an_atomic_one(program: Program, queue: Queue, size: int) -> None:
    values = numbers(6 * size).astype("f4")
    out = np.zeros(1, "i4")
    launch(queue, NdRange(6 * size, size), program.kernel("total"), values, out, LocalMemory(4 * WARP))
    assert out[0] == values.sum()


@pytest.mark.parametrize("size", WHOLE)
def test_scans_of_work_groups(program: Program, queue: Queue, size: int) -> None:
    values = numbers(3 * size)
    out = np.zeros_like(values)
    launch(queue, NdRange(3 * size, size), program.kernel("group_scan"), values, out, LocalMemory(4 * WARP))
    assert out.tolist() == np.cumsum(values.reshape(3, size), 1).ravel().tolist()


@pytest.mark.parametrize("size", WHOLE)
def test_sorting(program: Program, queue: Queue, size: int) -> None:
    values = numbers(2 * size, 1000)
    expected = np.sort(values.reshape(-1, WARP), 1).ravel()
    launch(queue, NdRange(2 * size, size), program.kernel("bitonic_sort"), values)
    assert values.tolist() == expected.tolist()


@pytest.mark.parametrize("size", [*WHOLE, 20, 100])
def test_transposing(program: Program, queue: Queue, size: int) -> None:
    rows = np.arange(8 * size, dtype="f4").reshape(-1, 4)
    expected = rows.reshape(-1, 4, 4).transpose(0, 2, 1).reshape(-1, 4)
    launch(queue, NdRange(2 * size, size), program.kernel("transpose"), rows)
    assert rows.tolist() == expected.tolist()


@pytest.mark.parametrize("size", SIZES)
def test_some_find_their_places_together(program: Program, queue: Queue, size: int) -> None:
    values = numbers(4 * size, 100)
    out, count = np.zeros_like(values), np.zeros(1, "i4")
    launch(queue, NdRange(4 * size, size), program.kernel("compact"), values, out, count)
    odd = values[values & 1 == 1]
    assert count[0] == len(odd)
    assert sorted(out[: len(odd)].tolist()) == sorted(odd.tolist())


@pytest.mark.parametrize("size", SIZES)
def test_atomic_operations_of_some(program: Program, queue: Queue, size: int) -> None:
    values = numbers(4 * size, 100)
    sums, out = np.zeros(8, "i4"), np.zeros_like(values)
    launch(queue, NdRange(4 * size, size), program.kernel("bins"), values, sums, out)
    odd = values & 1 == 1
    assert sums.tolist() == [values[odd & (values & 7 == place)].sum() for place in range(8)]
    for part in warps(size, 4):
        assert out[part].tolist() == [odd[part].sum()] * (part.stop - part.start)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("missing", [0, 1, 7])
def test_some_end_before_the_others_sum_up(program: Program, queue: Queue, size: int, missing: int) -> None:
    values = numbers(3 * size)
    out = np.full_like(values, -1)
    count = max(0, len(values) - missing)
    launch(queue, NdRange(3 * size, size), program.kernel("early"), values, out, count)
    for part in warps(size, 3):
        there = values[part][: max(0, count - part.start)]
        expected = there.sum() + np.cumsum(there) - there
        assert out[part].tolist() == [*expected.tolist(), *[-1] * (part.stop - part.start - len(there))]


@pytest.mark.parametrize("size", SIZES)
def test_rounds_until_all_agree(program: Program, queue: Queue, size: int) -> None:
    values = numbers(2 * size, 50) + 1
    expected: list[int] = []
    for one in values.tolist():
        at, count = one, 0
        while at != 1:
            at, count = 3 * at + 1 if at & 1 else at // 2, count + 1
        expected.append(count)
    launch(queue, NdRange(2 * size, size), program.kernel("steps"), values)
    assert values.tolist() == expected


@pytest.mark.parametrize("size", WHOLE)
@pytest.mark.parametrize("shape", [(10, 100), (33, 7), (5, 64)])
def test_a_row_of_a_matrix_for_each(program: Program, queue: Queue, size: int, shape: tuple[int, int]) -> None:
    matrix, x = numbers(shape[0] * shape[1]).astype("f4").reshape(shape), numbers(shape[1]).astype("f4")
    out = np.zeros(shape[0], "f4")
    launch(queue, NdRange(2 * size, size), program.kernel("product"), matrix, x, out, *shape)
    assert out.tolist() == (matrix @ x).tolist()


@pytest.mark.parametrize("size", SIZES)
def test_barriers_of_sub_groups_in_a_loop(program: Program, queue: Queue, size: int) -> None:
    values = numbers(2 * size)
    expected = values.copy()
    for part in warps(size, 2):
        for _ in range(5):
            expected[part] += np.roll(expected[part], -1)
    launch(queue, NdRange(2 * size, size), program.kernel("neighbours"), values, LocalMemory(4 * (size + WARP)))
    assert values.tolist() == expected.tolist()


@pytest.mark.parametrize("size", SIZES)
def test_ways_that_part_and_meet(program: Program, queue: Queue, size: int) -> None:
    values = numbers(2 * size, 64)
    out = np.zeros_like(values)
    launch(queue, NdRange(2 * size, size), program.kernel("parting"), values, out)
    for part in warps(size, 2):
        x, total = values[part], np.zeros_like(values[part])
        for at in range(4):
            first, second = x >> at & 1 == 1, (x >> at & 1 == 0) & (x >> at & 2 == 2)
            total[first] += x[first].sum()
            total[second] -= (x[second] + at).max(initial=-(1 << 30))
            total ^= at * len(x)
        assert out[part].tolist() == total.tolist()


@pytest.mark.parametrize("local", [(3, 32), (16, 16), (4, 8), (5, 7), (64, 1), (2, 64), (3, 48)])
def test_work_groups_of_two_dimensions(program: Program, queue: Queue, local: tuple[int, int]) -> None:
    size = local[0] * local[1]
    out = np.zeros((6, size), "i4")
    launch(queue, NdRange((2 * local[0], 3 * local[1]), local), program.kernel("places"), out)
    at = np.arange(size)
    weights = at % local[1] + 10 * (at // local[1])
    sums = np.concatenate([np.full(len(part), part.sum()) for part in np.split(weights, range(WARP, size, WARP))])
    assert out.tolist() == 6 * [(sums * 10000 + at // WARP * 100 + at % WARP).tolist()]


@pytest.mark.parametrize("size", SIZES)
def test_lanes_that_leave_a_loop_for_themselves(program: Program, queue: Queue, size: int) -> None:
    values, out = numbers(5 * size, 1 << 14), np.zeros(5 * size, "i4")
    launch(queue, NdRange(5 * size, size), program.kernel("leaving"), values, out)
    assert out.tolist() == [one for warp in warps(size, 5) for one in left(values[warp])]


def left(values: np.ndarray[tuple[int], np.dtype[np.int32]]) -> list[int]:
    """Return what `leaving` finds for the work-items of a sub-group."""
    sums = np.zeros(len(values), "u4")
    found = np.full(len(values), -1, "i4")
    is_inside = np.ones(len(values), "?")
    for round_ in range(15):
        is_inside &= round_ < (values & 15)
        returns = is_inside & (values >> 4 & 15 == round_)
        found[returns] = sums[returns].view("i4")
        is_inside &= ~returns
        goes_on = is_inside & (values >> 8 & 3 != round_ & 3)
        breaks = goes_on & (values >> 10 & 15 == round_)
        goes_on &= ~breaks
        is_inside &= ~breaks
        sums[goes_on] = sums[goes_on] * np.uint32(3) + np.uint32(goes_on.sum())
    stays = found == -1
    found[stays] = (sums[stays] * np.uint32(64) + np.uint32(stays.sum())).view("i4")
    return found.tolist()
