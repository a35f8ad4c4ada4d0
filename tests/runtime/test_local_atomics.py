"""Atomic operations on local memory: counts, places that are given out, extremes, and exchanges that are compared."""

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

kernel void counts(global const uchar *in, global int *out, local int *bins, int rounds) {
  int me = get_local_id(0), size = get_local_size(0);
  for (int at = me; at < 16; at += size) bins[at] = 0;
  WAIT;
  for (int round = 0; round < rounds; ++round) atomic_inc(&bins[in[get_global_id(0) * rounds + round] % 16]);
  WAIT;
  for (int at = me; at < 16; at += size) atomic_add(&out[at], bins[at]);
}

kernel void places(global const int *in, global int *out, global int *results) {
  local int next, most, least, bits, found;
  int me = get_local_id(0), own = in[get_global_id(0)];
  if (me == 0) next = 0, most = -1000, least = 1000, bits = 0, found = -1;
  WAIT;
  out[get_global_id(0)] = own % 2 ? atomic_inc(&next) : -1;
  atomic_max(&most, own);
  atomic_min(&least, own);
  atomic_or(&bits, 1 << (own & 7));
  if (own > 10) atomic_cmpxchg(&found, -1, own);
  WAIT;
  if (me > 0) return;
  global int *result = results + 5 * get_group_id(0);
  result[0] = most, result[1] = least, result[2] = bits, result[3] = atomic_xchg(&found, 5), result[4] = found;
}
"""


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Program:
    out = tmp_path_factory.mktemp("atomics") / "kernels.ll"
    options = ["-x", "cl", "-cl-std=CL3.0", "--target=spirv64-unknown-unknown", "-O2", "-Xclang"]
    command = ["clang-22", *options, "-finclude-default-header", "-S", "-emit-llvm", "-", "-o", str(out)]
    subprocess.run(command, input=SOURCE, text=True, check=True)
    return syclrt.load(Path(out))


@pytest.mark.parametrize("size", [1, 5, 16, 64])
@pytest.mark.parametrize("rounds", [1, 7])
def test_counts(program: Program, queue: Queue, size: int, rounds: int) -> None:
    values = np.random.default_rng(size).integers(0, 256, 3 * size * rounds).astype("u1")
    out = np.zeros(16, "i4")
    launch(queue, NdRange(3 * size, size), program.kernel("counts"), values, out, LocalMemory(64), rounds)
    assert out.tolist() == np.bincount(values % 16, minlength=16).tolist()


@pytest.mark.parametrize("size", [1, 16, 40])
def test_what_they_return(program: Program, queue: Queue, size: int) -> None:
    values = np.random.default_rng(size).integers(3, 30, 2 * size).astype("i4")
    out, results = np.zeros_like(values), np.zeros((2, 5), "i4")
    launch(queue, NdRange(2 * size, size), program.kernel("places"), values, out, results)
    for own, places, result in zip(np.split(values, 2), np.split(out, 2), results, strict=True):
        odd = own % 2 == 1
        assert sorted(places[odd].tolist()) == [*range(int(odd.sum()))]
        assert (places[~odd] == -1).all()
        most, least, bits, found, last = result.tolist()
        assert [most, least, bits, last] == [own.max(), own.min(), np.bitwise_or.reduce(1 << (own & 7)), 5]
        assert found in (own[own > 10].tolist() or [-1])
