"""Work-items without loops, which LLVM lets run several at once, compute what each would alone."""

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from tests.launches import launch

import syclrt
from syclrt import Kernel, NdRange, Queue

COUNT = 4096

# Each work-item has an array { 1, 2, 3, 7 }, of which it replaces one element, and tells the sum of the first two.
OWN_ARRAY = """
define spir_kernel void @own(ptr addrspace(1) %numbers, ptr addrspace(1) %sums) {
  %own = alloca [4 x float]
  call void @llvm.lifetime.start.p0(ptr %own)
  %second = getelementptr inbounds i8, ptr %own, i64 4
  %third = getelementptr inbounds i8, ptr %own, i64 8
  %fourth = getelementptr inbounds i8, ptr %own, i64 12
  store float 1.0, ptr %own
  store float 2.0, ptr %second
  store float 3.0, ptr %third
  store float 7.0, ptr %fourth
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %from = getelementptr inbounds i32, ptr addrspace(1) %numbers, i64 %id
  %number = load i32, ptr addrspace(1) %from
  %new = sitofp i32 %number to float
  %which = and i32 %number, 3
  %index = zext i32 %which to i64
  %replaced = getelementptr inbounds float, ptr %own, i64 %index
  store float %new, ptr %replaced
  %one = load float, ptr %own
  %other = load float, ptr %second
  %sum = fadd float %one, %other
  %place = getelementptr inbounds float, ptr addrspace(1) %sums, i64 %id
  store float %sum, ptr addrspace(1) %place
  call void @llvm.lifetime.end.p0(ptr %own)
  ret void
}
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
"""

# b[2 i + 1] = 2 a[2 i], sums[i] = a[2 i] + a[2 i + 1]: the second one is the new one where both are one array.
IN_PLACE = """
define spir_kernel void @pairs(ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(1) %sums) {
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %even = shl nuw nsw i64 %id, 1
  %odd = or disjoint i64 %even, 1
  %from = getelementptr inbounds float, ptr addrspace(1) %a, i64 %even
  %first = load float, ptr addrspace(1) %from
  %double = fmul float %first, 2.0
  %to = getelementptr inbounds float, ptr addrspace(1) %b, i64 %odd
  store float %double, ptr addrspace(1) %to
  %other = getelementptr inbounds float, ptr addrspace(1) %a, i64 %odd
  %second = load float, ptr addrspace(1) %other
  %sum = fadd float %first, %second
  %place = getelementptr inbounds float, ptr addrspace(1) %sums, i64 %id
  store float %sum, ptr addrspace(1) %place
  ret void
}
"""

# counts[z][y][x] += number of the work-item in the range, without a question about its group.
NUMBERS = """
define spir_kernel void @numbers(ptr addrspace(1) %counts) {
  %x = call spir_func i64 @_Z13get_global_idj(i32 0)
  %y = call spir_func i64 @_Z13get_global_idj(i32 1)
  %z = call spir_func i64 @_Z13get_global_idj(i32 2)
  %nx = call spir_func i64 @_Z15get_global_sizej(i32 0)
  %ny = call spir_func i64 @_Z15get_global_sizej(i32 1)
  %planes = mul i64 %z, %ny
  %rows = add i64 %planes, %y
  %items = mul i64 %rows, %nx
  %id = add i64 %items, %x
  %place = getelementptr inbounds i64, ptr addrspace(1) %counts, i64 %id
  %count = load i64, ptr addrspace(1) %place
  %sum = add i64 %count, %id
  store i64 %sum, ptr addrspace(1) %place
  ret void
}
declare spir_func i64 @_Z15get_global_sizej(i32)
"""


@pytest.fixture
def kernel(tmp_path: Path) -> Callable[[str, str], Kernel]:
    def load(text: str, name: str) -> Kernel:
        file = tmp_path / "kernel.ll"
        declared = "declare spir_func i64 @_Z13get_global_idj(i32)\n"
        file.write_text(f'target triple = "spirv64-unknown-unknown"\n{declared}{text}')
        return syclrt.load(file).kernel(name)

    return load


@pytest.mark.parametrize("shape", [COUNT, NdRange(COUNT, 64)])
def test_each_has_an_array_of_its_own(kernel: Callable[[str, str], Kernel], queue: Queue, shape: int | NdRange) -> None:
    numbers = np.random.default_rng(1).integers(0, 1000, COUNT, "i4")
    sums = np.zeros(COUNT, "f4")
    launch(queue, shape, kernel(OWN_ARRAY, "own"), numbers, sums)
    ids = np.arange(COUNT)
    arrays = np.tile(np.array([1, 2, 3, 7], "f4"), (COUNT, 1))
    arrays[ids, numbers & 3] = numbers
    assert (sums == arrays[:, 0] + arrays[:, 1]).all()


@pytest.mark.parametrize("is_one_array", [True, False])
def test_what_is_written_through_one_pointer_is_read_through_another(
    kernel: Callable[[str, str], Kernel], queue: Queue, is_one_array: bool
) -> None:
    a = np.arange(2 * COUNT, dtype="f4")
    b = a if is_one_array else np.zeros_like(a)
    sums = np.zeros(COUNT, "f4")
    before = a.copy()
    launch(queue, COUNT, kernel(IN_PLACE, "pairs"), a, b, sums)
    assert (sums == before[::2] + (2 * before[::2] if is_one_array else before[1::2])).all()
    assert (b[1::2] == 2 * before[::2]).all()


@pytest.mark.parametrize(
    "shape",
    [NdRange((3, 10, 60), (1, 2, 4)), NdRange((6, 5, 7), (3, 5, 1)), NdRange((2, 999, 1208), (2, 3, 8)), NdRange(9, 9)],
)
def test_each_runs_once_where_none_asks_for_its_group(
    kernel: Callable[[str, str], Kernel], queue: Queue, shape: NdRange
) -> None:
    extents = np.atleast_1d(shape.global_range)
    counts = np.zeros(extents, "i8")
    launch(queue, shape, kernel(NUMBERS, "numbers"), counts)
    assert (counts.ravel() == np.arange(counts.size)).all()


def test_each_runs_once_in_groups_of_many_sizes(kernel: Callable[[str, str], Kernel], queue: Queue) -> None:
    """More sizes than get code of their own."""
    numbers = kernel(NUMBERS, "numbers")
    sizes = [(1, y, x) for y in (1, 2, 3, 6) for x in (1, 2, 4, 5, 10, 20)]
    for size in (*sizes, *sizes[-6:]):
        counts = np.zeros((3, 6, 20), "i8")
        launch(queue, NdRange(counts.shape, size), numbers, counts)
        assert (counts.ravel() == np.arange(counts.size)).all(), size


@pytest.mark.parametrize("shape", [1, 4097, 100_003, (3, 4099), (77, 130), (1, 1, 70_001), (5, 3, 4100), (1000, 1, 3)])
def test_each_runs_once_in_ranges_that_rows_do_not_divide(
    kernel: Callable[[str, str], Kernel], queue: Queue, shape: int | tuple[int, ...]
) -> None:
    counts = np.zeros(shape, "i8")
    launch(queue, shape, kernel(NUMBERS, "numbers"), counts)
    assert (counts.ravel() == np.arange(counts.size)).all()
