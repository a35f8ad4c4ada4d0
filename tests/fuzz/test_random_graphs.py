"""Random command graphs do what NumPy does with the same commands, while they are changed, too.

`tests/fuzz/fuzz_graphs.py` tries as many as one likes.
"""

from pathlib import Path
from random import Random

import pytest
from random_fusions import tried_fused
from random_graphs import kernels, tried

from syclopt.testing.golden import available
from syclrt import Program


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Program:
    return kernels(tmp_path_factory.mktemp("kernels"))


@pytest.mark.skipif("clang-22" not in available(), reason="needs clang-22")
@pytest.mark.parametrize("seed", range(0, 40, 10))
def test_graphs_do_what_their_commands_do(seed: int, program: Program) -> None:
    """Look at a failing seed with `tests/fuzz/fuzz_graphs.py --seed SEED --graphs 1`."""
    assert not [number for number in range(seed, seed + 10) if tried(Random(number), program)]


@pytest.mark.skipif("clang-22" not in available(), reason="needs clang-22")
@pytest.mark.parametrize("seed", range(3))
def test_random_kernels_do_the_same_when_they_are_fused(seed: int, tmp_path: Path) -> None:
    """Look at a failing seed with `tests/fuzz/fuzz_graphs.py --kernels --seed SEED --graphs 1`."""
    assert not tried_fused(Random(seed), tmp_path)
