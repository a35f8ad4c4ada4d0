"""Commands in random orders do what NumPy does with them one after another, told to wait for no more than they need.

`tests/fuzz/fuzz_orders.py` tries as many as one likes.
"""

import sys
from random import Random
from threading import Thread

import pytest
from random_graphs import kernels
from random_orders import problems_of

from syclopt.testing.golden import available
from syclrt import Program

pytestmark = pytest.mark.skipif("clang-22" not in available(), reason="needs clang-22")


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Program:
    return kernels(tmp_path_factory.mktemp("kernels"))


@pytest.mark.parametrize("seed", [1000, 1020, 1060])
def test_orders_do_what_their_commands_do(seed: int, program: Program) -> None:
    """Look at a failing seed with `tests/fuzz/fuzz_orders.py --seed SEED --orders 1`."""
    assert {number: found for number in range(seed, seed + 10) if (found := problems_of(Random(number), program))} == {}


def test_orders_of_several_threads_do_not_disturb_each_other(program: Program) -> None:
    """Threads take turns as often as they can."""
    found: dict[int, list[str]] = {}

    def work(first: int) -> None:
        for number in range(first, first + 4):
            found[number] = ["it did not end"]
            found[number] = problems_of(Random(number), program)

    threads = [Thread(target=work, args=(first,)) for first in range(100, 140, 10)]
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        sys.setswitchinterval(before)
    assert {number: problems for number, problems in found.items() if problems} == {}
    assert len(found) == 16
