"""Work-items with loops, which run several in step, compute what each would alone, for ranges of any size."""

from pathlib import Path

import numpy as np
import pytest
from tests.launches import launch

import syclrt
from syclrt import LocalMemory, NdRange, Program, Queue


@pytest.fixture(scope="module")
def program() -> Program:
    return syclrt.load(Path(__file__).with_name("loop_kernels.ll"))


def steps(number: int) -> int:
    count = 0
    while number != 1:
        number = 3 * number + 1 if number % 2 else number // 2
        count += 1
    return count


@pytest.mark.parametrize("size", [1, 3, 4, 15, 16, 17, 100, 1000])
def test_loops_end_in_different_rounds(program: Program, queue: Queue, size: int) -> None:
    counts = np.full(size, -1, "i4")
    launch(queue, NdRange(size, size), program.kernel("steps"), counts, size - 1)
    assert counts.tolist() == [*(steps(at + 1) for at in range(size - 1)), -1]


@pytest.mark.parametrize("size", [(8, 4), (3, 33), (1, 64), (64, 1)])
def test_ranges_of_two_dimensions(program: Program, queue: Queue, size: tuple[int, int]) -> None:
    counts = np.full(size[1], -1, "i4")
    launch(queue, size, program.kernel("steps"), counts, size[1])
    assert counts.tolist() == [steps(at + 1) for at in range(size[1])]


@pytest.mark.parametrize("tile", [1, 4, 6, 16])
def test_loops_between_barriers(program: Program, queue: Queue, tile: int) -> None:
    count = tile * 3
    a, b = np.random.default_rng(tile).integers(-9, 9, (2, count, count)).astype("f4")
    c = np.zeros_like(a)
    arguments = (count, a, b, c, LocalMemory(8 * tile * tile))
    launch(queue, NdRange((count, count), (tile, tile)), program.kernel("product"), *arguments)
    assert (c == a @ b).all()


@pytest.mark.parametrize("size", [1, 16, 40, 1000])
def test_rounds_that_begin_anew_in_their_middle(program: Program, queue: Queue, size: int) -> None:
    numbers = np.random.default_rng(size).integers(0, size, 30, "i4")
    found = np.full(size, -1, "i4")
    launch(queue, size, program.kernel("skipping"), numbers, len(numbers) - 1, found)
    expected: list[int] = []
    for item in range(size):
        y = 0
        for at in range(1, len(numbers)):
            y = y if y == item else int(numbers[at]) ^ at
        expected.append(y)
    assert found.tolist() == expected


def test_rounds_of_loops_before_a_barrier(program: Program, queue: Queue) -> None:
    numbers = np.random.default_rng(1).integers(0, 1024, 48, "i4")
    expected: list[int] = []
    for number in numbers.tolist():
        sums = np.cumsum([2 - (number >> at & 1) for at in range(10)])
        expected.append(int(np.argmax(sums >= 10)) + 1)
    found = np.full(48, -1, "i4")
    launch(queue, NdRange(48, 16), program.kernel("rounds"), numbers, found)
    assert found.tolist() == expected


def test_pointers_to_variables_live_across_barriers(program: Program, queue: Queue) -> None:
    found = np.full(48, -1, "i4")
    launch(queue, NdRange(48, 16), program.kernel("turning"), found)
    assert found.tolist() == [2 * at for at in range(48)]


def test_atomics_in_loops_count_all(program: Program, queue: Queue) -> None:
    found = np.zeros(1, "i4")
    launch(queue, 1000, program.kernel("atomics"), found)
    assert found[0] == 10_000
