"""Kernels in which the first work-items of a group do something between barriers, and the others nothing."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import numpy as np
import pytest
from tests.launches import launch

import syclrt
from syclrt import LocalMemory, NdRange, Program, Queue

pytestmark = pytest.mark.skipif(shutil.which("clang-22") is None, reason="clang-22 is not installed")
SOURCE = """
#define WAIT barrier(CLK_LOCAL_MEM_FENCE)

kernel void let_in(global int *out, local int *seen, int first, int last) {
  int me = get_local_id(0), at = get_global_id(1) * get_global_size(0) + get_global_id(0);
  seen[get_local_linear_id()] = 0;
  WAIT;
  if (me < first) seen[get_local_linear_id()] += 1;
  WAIT;
  if (last >= me) seen[get_local_linear_id()] += 2;
  WAIT;
  if (!(me > last) && out[at] == 0) seen[get_local_linear_id()] += 4;
  WAIT;
  if (get_local_linear_id() == 3) seen[get_local_linear_id()] += 8;
  WAIT;
  if ((uint)me <= (uint)first) seen[get_local_linear_id()] += 16;
  WAIT;
  if (get_local_id(0) < (ulong)(long)last) seen[get_local_linear_id()] += 32;
  WAIT;
  if (me < last / 2) seen[get_local_linear_id()] += 64;
  WAIT;
  if (me < last / 2) seen[get_local_linear_id()] += 128;
  WAIT;
  out[at] = seen[get_local_linear_id()];
}

// What the first ones add up in registers, the others have as it was.
kernel void kept(global int *out, local int *values, int first) {
  int me = get_local_id(0), own = 3 * me + 1, same = me;
  values[me] = me;
  for (int round = 0; round < 5; ++round) {
    WAIT;
    if (me < first - round) own += values[(me + 1) % get_local_size(0)];
    WAIT;
    if (me < first) same = own - round;
    WAIT;
    if (round % 2 && me < 2) values[me] = own;
  }
  out[get_global_id(0)] = own * 1000 + same;
}

// What all have in common, some have otherwise then.
kernel void changed(global int *out, local int *values, int first) {
  int me = get_local_id(0), own = 7;
  values[me] = me;
  WAIT;
  for (int n = first; n > 0; n -= 3) own = own * 3 % 1000;
  WAIT;
  if (me < first) own += values[(me + 1) % get_local_size(0)];
  WAIT;
  out[get_global_id(0)] = own;
}

// Where they go next is another way each time, which all take.
kernel void ways(global int *out, local int *values, int first) {
  int me = get_local_id(0);
  values[me] = me;
  WAIT;
  for (int n = first; n > 0; n /= 2) {
    if (n % 3 == 1) {
      if (me < n) values[me] += n;
    } else if (n % 3 == 2) {
      if (me == n) values[me] -= 1000;
    }
    WAIT;
  }
  if (me == 0) {
    int sum = 0;
    for (int at = 0; at < get_local_size(0); ++at) sum += values[at] * (at + 1);
    out[get_group_id(0)] = sum;
  }
}
"""


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Program:
    out = tmp_path_factory.mktemp("first") / "kernels.ll"
    options = ["-x", "cl", "-cl-std=CL3.0", "--target=spirv64-unknown-unknown", "-O2", "-Xclang"]
    command = ["clang-22", *options, "-finclude-default-header", "-S", "-emit-llvm", "-", "-o", str(out)]
    subprocess.run(command, input=SOURCE, text=True, check=True)
    return syclrt.load(Path(out))


@pytest.mark.parametrize("size", [(1, 1), (8, 1), (40, 1), (7, 3), (16, 4)])
@pytest.mark.parametrize(("first", "last"), [(0, 0), (5, 2), (-3, -1), (100, 100), (1, 7), (2**31 - 1, -(2**31))])
def test_comparisons(program: Program, queue: Queue, size: tuple[int, int], first: int, last: int) -> None:
    x, y = size
    rows, columns = 2 * y, 3 * x
    out = np.zeros((rows, columns), "i4")
    extent = NdRange((rows, columns), (y, x))
    launch(queue, extent, program.kernel("let_in"), out, LocalMemory(4 * x * y), first, last)
    row, column = np.indices((rows, columns))
    me, index = column % x, row % y * x + column % x
    expected = (me < first) * 1 + (me <= last) * 6 + (index == 3) * 8
    expected += (me <= first % 2**32) * 16 + (me < last % 2**64) * 32 + (me < int(last / 2)) * 192
    assert np.array_equal(out, expected)


@pytest.mark.parametrize("size", [1, 6, 33])
@pytest.mark.parametrize("first", [-1, 0, 1, 4, 20, 64])
def test_others_keep_what_they_have(program: Program, queue: Queue, size: int, first: int) -> None:
    out = np.zeros(2 * size, "i4")
    launch(queue, NdRange(2 * size, size), program.kernel("kept"), out, LocalMemory(4 * size), first)
    values, own, same = [*range(size)], [3 * me + 1 for me in range(size)], [*range(size)]
    for turn in range(5):
        own = [one + values[(me + 1) % size] if me < first - turn else one for me, one in enumerate(own)]
        same = [own[me] - turn if me < first else one for me, one in enumerate(same)]
        if turn % 2:
            values[:2] = own[:2]
    assert out.tolist() == 2 * [a * 1000 + b for a, b in zip(own, same, strict=True)]


@pytest.mark.parametrize("size", [1, 6, 33])
@pytest.mark.parametrize("first", [-1, 0, 4, 20])
def test_others_keep_what_all_had(program: Program, queue: Queue, size: int, first: int) -> None:
    out = np.zeros(2 * size, "i4")
    launch(queue, NdRange(2 * size, size), program.kernel("changed"), out, LocalMemory(4 * size), first)
    common = 7
    for _ in range(0, first, 3):
        common = common * 3 % 1000
    assert out.tolist() == 2 * [common + (me + 1) % size if me < first else common for me in range(size)]


@pytest.mark.parametrize("size", [1, 5, 32])
@pytest.mark.parametrize("first", [0, 1, 2, 5, 31, 44])
def test_ways_that_all_take(program: Program, queue: Queue, size: int, first: int) -> None:
    out = np.zeros(3, "i4")
    launch(queue, NdRange(3 * size, size), program.kernel("ways"), out, LocalMemory(4 * size), first)
    values, n = np.arange(size), first
    while n > 0:
        if n % 3 == 1:
            values[:n] += n
        elif n % 3 == 2 and n < size:
            values[n] -= 1000
        n //= 2
    assert out.tolist() == 3 * [int((values * np.arange(1, size + 1)).sum())]
