"""Functions of work-groups, where their arguments are of every kind and they stand anywhere in a kernel."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import numpy as np
import pytest
from tests.launches import launch

import syclrt
from syclrt import NdRange, Program, Queue

pytestmark = pytest.mark.skipif(shutil.which("clang-22") is None, reason="clang-22 is not installed")
SOURCE = """
kernel void in_a_loop(global int *out, int rounds) {
  int own = get_local_id(0) + 1;
  for (int round = 0; round < rounds; ++round) {
    own = work_group_scan_inclusive_add(own) % 1001;
    if (work_group_any(own == 7)) own += work_group_reduce_max(own);
  }
  out[get_global_id(0)] = own;
}

kernel void of_all(global int *out, int same, int giver) {
  int me = get_local_id(0);
  int found = work_group_reduce_add(1) * 10000 + work_group_scan_exclusive_add(same);
  found += work_group_broadcast(me * 3, giver) + work_group_broadcast(same, get_local_size(0) - 1);
  if (work_group_all(same == 5)) found += work_group_reduce_min(work_group_broadcast(me, 0) - me);
  out[get_global_id(0)] = found;
}

kernel void floats(global float *out) {
  float x = out[get_global_id(0)];
  x = work_group_reduce_max(x) + work_group_scan_exclusive_max(x) + work_group_scan_inclusive_min(x);
  out[get_global_id(0)] = x;
}
"""
SIZES = (1, 5, 16, 17, 64, 100)


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Program:
    out = tmp_path_factory.mktemp("functions") / "kernels.ll"
    options = ["-x", "cl", "-cl-std=CL3.0", "--target=spirv64-unknown-unknown", "-O2", "-Xclang"]
    command = ["clang-22", *options, "-finclude-default-header", "-S", "-emit-llvm", "-", "-o", str(out)]
    subprocess.run(command, input=SOURCE, text=True, check=True)
    return syclrt.load(Path(out))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("rounds", [0, 1, 6])
def test_in_a_loop(program: Program, queue: Queue, size: int, rounds: int) -> None:
    out = np.zeros(3 * size, "i4")
    launch(queue, NdRange(3 * size, size), program.kernel("in_a_loop"), out, rounds)
    own = np.arange(size) + 1
    for _ in range(rounds):
        own = np.cumsum(own) % 1001
        if (own == 7).any():
            own = own + own.max()
    assert out.tolist() == 3 * own.tolist()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("same", [5, -2])
def test_arguments_that_are_the_same_for_all(program: Program, queue: Queue, size: int, same: int) -> None:
    out, giver = np.zeros(2 * size, "i4"), size // 2
    launch(queue, NdRange(2 * size, size), program.kernel("of_all"), out, same, giver)
    me = np.arange(size)
    expected = size * 10000 + same * me + 3 * giver + same + (1 - size if same == 5 else 0)
    assert out[size:].tolist() == expected.tolist()


@pytest.mark.parametrize("size", SIZES)
def test_folds_begin_with_nothing(program: Program, queue: Queue, size: int) -> None:
    values = np.random.default_rng(size).integers(-50, 50, 2 * size).astype("f4")
    out = values.copy()
    launch(queue, NdRange(2 * size, size), program.kernel("floats"), out)
    for group in range(2):
        mine = values[group * size :][:size]
        before = np.concatenate([[-np.inf], np.maximum.accumulate(mine)[:-1]])
        expected = mine.max() + before + np.minimum.accumulate(mine)
        assert out[group * size :][:size].tolist() == expected.tolist()
