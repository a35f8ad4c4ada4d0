"""Kernels with barriers, cut into loops over work-items, compute what plain loops do."""

import struct
from pathlib import Path

import numpy as np
import pytest
from tests.launches import launch

import syclrt
from syclopt import Module
from syclrt import Device, LocalMemory, NdRange, Program, Queue
from syclrt.backends.native_cpu.backend import BACKEND

REAL = Path(__file__).parents[2] / "ir_fixtures" / "real"
SIZES = (1, 7, 8, 64)
LARGE_GROUPS = pytest.mark.native_cpu("work-groups of more than 1024 work-items")


@pytest.fixture(scope="module", params=["barriers_o0.ll", "barriers_o2.ll", "barriers_clang14.ll"])
def program(request: pytest.FixtureRequest) -> Program:
    return syclrt.load(REAL / request.param)


def run(program: Program, kernel: str, groups: int, size: int, *arguments: object, dtype: str = "i4") -> list[int]:
    out = np.zeros(groups * size, dtype)
    launch(Queue(), NdRange(groups * size, size), program.kernel(kernel), out, *arguments)
    return out.tolist()


def nested(size: int, count: int) -> list[int]:
    sums = [*range(size)]
    for i in range(count):
        values = [sums[(at + 1) % size] for at in range(size)]
        for at, value in enumerate(values):
            if value & 1:
                sums[at] += value
            else:
                sums[at] -= i
                for k in range(value & 3):
                    sums[at] ^= k
        if i % 2:
            doubled = [2 * one for one in sums]
            sums = [one + doubled[(at + size - 1) % size] for at, one in enumerate(sums)]
    return [(one + 2**31) % 2**32 - 2**31 for one in sums]


@pytest.mark.parametrize("count", [0, 1, 5, 12])
@pytest.mark.parametrize("size", SIZES)
def test_barriers_in_a_loop_and_in_a_branch_that_all_take(program: Program, size: int, count: int) -> None:
    assert run(program, "nested", 3, size, LocalMemory(4 * size), count) == 3 * nested(size, count)


@pytest.mark.parametrize("size", SIZES)
def test_each_work_item_keeps_its_own_array(program: Program, size: int) -> None:
    expected: list[int] = []
    for at in range(size):
        own = [at * i for i in range(4)]
        own[(at + 1) % size & 3] += 100
        expected.append(((own[0] * 10 + own[1]) * 10 + own[2]) * 10 + own[3])
    assert run(program, "arrays", 2, size, LocalMemory(4 * size)) == 2 * expected


@pytest.mark.parametrize("size", SIZES)
def test_all_may_leave_before_a_barrier(program: Program, size: int) -> None:
    assert run(program, "early", 1, size, LocalMemory(4 * size), 1) == [-1] * size
    assert run(program, "early", 1, size, LocalMemory(4 * size), 0) == [*reversed(range(size))]


def test_barriers_in_a_function_that_is_called_twice(program: Program) -> None:
    first = [at + (at ^ 1) for at in range(64)]
    assert run(program, "called", 1, 64, LocalMemory(256)) == [one + 3 * first[at ^ 1] for at, one in enumerate(first)]


@pytest.mark.parametrize("size", SIZES)
def test_each_work_item_writes_to_its_own_copy_of_a_parameter(program: Program, size: int) -> None:
    state = struct.pack("<ifq", 5, 1.0, 7)
    found = run(program, "by_value", 1, size, state, LocalMemory(4 * size), dtype="i8")
    assert found == [(5 + at) * 1000 + 7 + 5 + (at + 1) % size for at in range(size)]


def test_tiles_of_matrices_in_local_memory(program: Program, device: Device) -> None:
    generator = np.random.default_rng(1)
    a, b = generator.random((2, 64, 64), "f4")
    c = np.zeros((64, 64), "f4")
    launch(Queue(device), NdRange((64, 64), (16, 16)), program.kernel("tiles"), 64, a, b, c)
    np.testing.assert_allclose(c, a @ b, rtol=1e-5)


@pytest.mark.parametrize("size", [1, 2, 64, 256])
def test_a_sum_by_halves(program: Program, size: int, device: Device) -> None:
    values = np.arange(4 * size, dtype="f4")
    sums = np.zeros(4, "f4")
    launch(Queue(device), NdRange(4 * size, size), program.kernel("halves"), values, sums, LocalMemory(4 * size))
    assert sums.tolist() == values.reshape(4, size).sum(1).tolist()


LARGE = """
target triple = "spirv64-unknown-unknown"
define spir_kernel void @keep(ptr addrspace(1) %out) {
  %own = alloca [256 x i32]
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %at = and i64 %id, 255
  %place = getelementptr [256 x i32], ptr %own, i64 0, i64 %at
  %number = trunc i64 %id to i32
  store i32 %number, ptr %place
  call spir_func void @_Z7barrierj(i32 1)
  %value = load i32, ptr %place
  %to = getelementptr i32, ptr addrspace(1) %out, i64 %id
  store i32 %value, ptr addrspace(1) %to
  ret void
}
declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func void @_Z7barrierj(i32)
"""


@pytest.mark.parametrize("size", [64, 1024, pytest.param(8192, marks=LARGE_GROUPS)])
def test_arrays_may_be_larger_than_a_stack(tmp_path: Path, size: int) -> None:
    path = tmp_path / "large.ll"
    path.write_text(LARGE)
    assert run(syclrt.load(path), "keep", 2, size) == [*range(2 * size)]


# As clang leaves it at -O0: a variable, read behind the barrier, whose address a function takes that could be inlined.
AS_WRITTEN = """
target triple = "spir64-unknown-unknown"

define spir_func void @keep(ptr %to, i32 %x) #0 {
  %place = alloca ptr
  store ptr %to, ptr %place
  %there = load ptr, ptr %place
  store i32 %x, ptr %there
  ret void
}
define spir_kernel void @run(ptr addrspace(1) %a) #0 {
  %v = alloca i32
  %i = call i64 @_Z12get_local_idj(i32 0)
  %n = trunc i64 %i to i32
  call spir_func void @keep(ptr %v, i32 %n)
  call void @_Z7barrierj(i32 1) convergent
  %x = load i32, ptr %v
  %to = getelementptr i32, ptr addrspace(1) %a, i64 %i
  store i32 %x, ptr addrspace(1) %to
  ret void
}
declare i64 @_Z12get_local_idj(i32)
declare void @_Z7barrierj(i32) convergent
attributes #0 = { noinline optnone }
"""


@pytest.mark.native_cpu("passes of the processor")
def test_code_as_written_keeps_no_variables_where_it_is_cut() -> None:
    text = BACKEND(1).lower(Module.parse(AS_WRITTEN), str)
    assert "@run.region.1(" in text
    assert "array0" not in text
    a = np.full(8, -1, "i4")
    kernel = syclrt.load(Module.parse(AS_WRITTEN)).kernel("run")
    syclrt.Queue().parallel_for(syclrt.NdRange(8, 8), kernel, a).wait()
    assert a.tolist() == [*range(8)]
