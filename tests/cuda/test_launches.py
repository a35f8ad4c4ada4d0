"""Launches at the limits of GPUs: ranges of any shape, local memory, large arguments, registers."""

from typing import Any

import numpy as np
import pytest
from tests.cuda.gpu_tools import KERNELS, refused
from tests.launches import launch

import syclrt
from syclopt.ir import Module
from syclrt import Device, Errc, LocalMemory, NdRange, Program, Queue
from syclrt.programs import program

RANGES = [
    1,
    31,
    33,
    1000,
    1023,
    1025,
    100_003,
    (1, 1),
    (3, 5),
    (7, 1025),
    (1025, 7),
    (3, 5, 7),
    (17, 19, 23),
    (1, 257, 1),
]
TALL = [(70_000, 1), (70_001, 3), (3, 70_001, 2), (70_001, 1, 2), (66_000, 2, 1)]


def places(shape: tuple[int, ...]) -> list[int]:
    """Return where each work-item is, as the kernel tells it: the last extent is dimension 0."""
    indices = np.indices(shape, "u8").reshape(len(shape), -1)
    return sum(index << np.uint64(21 * at) for at, index in enumerate(reversed(indices))).tolist()  # pyright: ignore


@pytest.mark.parametrize("extents", [*RANGES, *TALL], ids=str)
def test_ranges_of_any_shape(queue: Queue, kernels: Program, extents: Any) -> None:
    shape = extents if isinstance(extents, tuple) else (extents,)
    out = np.zeros(int(np.prod(shape)) + 64, "u8")
    out[:] = 7
    launch(queue, extents, kernels.kernel("places"), out)
    assert out[:-64].tolist() == places(shape)
    assert out[-64:].tolist() == [7] * 64


@pytest.mark.parametrize(
    ("shape", "local"),
    [
        ((1024,), (1024,)),
        ((96, 4), (3, 2)),
        ((4, 6, 1024), (1, 1, 1024)),
        ((128, 4, 4), (64, 2, 2)),
        ((70_000, 2), (1, 2)),
        ((2, 70_001, 1), (1, 1, 1)),
        ((70_001, 1, 4), (1, 1, 2)),
        ((140_000, 2, 1), (2, 1, 1)),
    ],
    ids=str,
)
def test_work_groups_of_any_shape(
    queue: Queue, kernels: Program, shape: tuple[int, ...], local: tuple[int, ...]
) -> None:
    """Also more in a dimension than a grid of the hardware has: group ids and counts are those of the whole."""
    out = np.zeros((*shape, 4), "u4")
    launch(queue, NdRange(shape, local), kernels.kernel("groups"), out)
    counts = [*(extent // size for extent, size in zip(shape[::-1], local[::-1], strict=True)), 1, 1]
    assert (out[..., 3] == counts[0] + 3 * counts[1] + 5 * counts[2]).all()
    indices = np.indices(shape)
    for dimension in range(3):
        at = len(shape) - 1 - dimension
        expected = indices[at] // local[at] if at >= 0 else 0
        assert (out[..., dimension] == expected).all()


def test_more_work_items_than_a_group_has_are_refused(queue: Queue, kernels: Program, device: Device) -> None:
    out = syclrt.zeros(1 << 13, "u8", queue)
    for local in ((2048,), (64, 64), (128, 1, 1)):
        most = device.max_work_item_sizes[2] if len(local) == 3 else device.max_work_group_size
        with refused(str(most), Errc.ND_RANGE):
            queue.parallel_for(NdRange(local, local), kernels.kernel("places"), out)


@pytest.mark.parametrize("size", [32, 256, 1024])
def test_a_kernel_of_many_registers_has_groups_of_any_size(queue: Queue, kernels: Program, size: int) -> None:
    """Code for work-groups of one size has as few registers as they need."""
    given = np.random.default_rng(1).integers(0, 1000, (128, 1024)).astype("f4")
    found = given.copy()
    launch(queue, NdRange(1024, size), kernels.kernel("keeps_much"), found)
    assert np.array_equal(found, np.roll(given, -1, 0) + np.roll(given, -64, 0))


def test_groups_that_code_for_any_size_does_not_take_have_code_of_their_own(
    queue: Queue, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(program, "_MOST_SIZES", 0)
    kernel = syclrt.load(KERNELS).kernel("keeps_much")
    given = np.random.default_rng(1).integers(0, 1000, (128, 1024)).astype("f4")
    for size in (64, 1024, 128):
        memory = syclrt.asarray(given, queue)
        queue.parallel_for(NdRange(1024, size), kernel, memory).wait()
        assert np.array_equal(memory.to_numpy(), np.roll(given, -1, 0) + np.roll(given, -64, 0))


def test_groups_are_refused_where_no_code_takes_them(queue: Queue) -> None:
    """Where variables keep their values, there is one code for all sizes."""
    text = KERNELS.read_text() + "\n@kept = addrspace(1) global i32 0\n"
    head = next(line for line in text.splitlines() if line.startswith("define") and "@keeps_much(" in line)
    loaded = syclrt.load(Module.parse(text.replace(head, f"{head}\n  store i32 1, ptr addrspace(1) @kept")))
    with refused("keeps_much.*registers", Errc.ND_RANGE):
        queue.parallel_for(NdRange(1024, 1024), loaded.kernel("keeps_much"), syclrt.zeros((128, 1024), "f4", queue))


def test_more_private_memory_than_there_is_is_refused(queue: Queue) -> None:
    text = """target triple = "spirv64-unknown-unknown"
define spir_kernel void @wide(ptr addrspace(1) %p, i64 %at) {
  %own = alloca [100000000 x i8]
  %place = getelementptr i8, ptr %own, i64 %at
  store volatile i8 1, ptr %place
  %value = load volatile i8, ptr %place
  store i8 %value, ptr addrspace(1) %p
  ret void
}
"""
    with refused("'wide' takes 100000000 bytes of private memory"):
        queue.single_task(syclrt.load(Module.parse(text)).kernel("wide"), syclrt.zeros(1, "u1", queue), 7)


@pytest.mark.parametrize("kilobytes", [1, 47, 48, 49, 64, 96])
def test_local_memory_as_an_argument(queue: Queue, kernels: Program, device: Device, kilobytes: int) -> None:
    if kilobytes << 10 > device.local_mem_size:
        pytest.skip("the device has less local memory")
    distance = kilobytes  # times 256 work-items and 4 bytes
    numbers = np.arange(1024, dtype="i4")
    launch(queue, NdRange(1024, 256), kernels.kernel("apart"), numbers, LocalMemory(kilobytes << 10), distance)
    assert np.array_equal(numbers.reshape(4, 256), np.arange(1024).reshape(4, 256)[:, ::-1])


def test_more_local_memory_than_there_is_is_refused(queue: Queue, kernels: Program, device: Device) -> None:
    numbers = syclrt.zeros(1024, "i4", queue)
    with refused("argument 1 of kernel 'apart'.*local memory"):
        queue.parallel_for(
            NdRange(1024, 256), kernels.kernel("apart"), numbers, LocalMemory(device.local_mem_size + 4), 1
        )


def test_much_local_memory_of_a_kernel_itself(queue: Queue, kernels: Program, device: Device) -> None:
    if device.local_mem_size < 1 << 16:
        pytest.skip("the device has less local memory")
    numbers = np.arange(1024, dtype="i4")
    launch(queue, NdRange(1024, 256), kernels.kernel("apart_in_own"), numbers)
    assert np.array_equal(numbers.reshape(4, 256), np.arange(1024).reshape(4, 256)[:, ::-1])


def test_arguments_that_are_larger_than_parameters_may_be(queue: Queue, kernels: Program) -> None:
    given = np.random.default_rng(2).integers(-(10**5), 10**5, 10_000, "i4")
    for _ in range(3):
        for step in (1, 3, 9999):
            out = np.zeros(40, "i4")
            launch(queue, 40, kernels.kernel("sum_of_many"), out, given.tobytes(), step)
            assert out.tolist() == [int(given[::step].sum()) + at for at in range(40)]
            given += 1


def test_large_arguments_of_many_launches_do_not_meet(queue: Queue, kernels: Program) -> None:
    out = syclrt.zeros(200, "i4", queue)
    for at in range(200):
        given = np.full(10_000, at, "i4").tobytes()
        queue.parallel_for(1, kernels.kernel("sum_of_many"), out[at:], given, 1)
    queue.wait()
    assert out.to_numpy().tolist() == [10_000 * at for at in range(200)]


def test_atomics_in_local_and_global_memory(queue: Queue, kernels: Program) -> None:
    data = np.random.default_rng(3).integers(0, 256, 1 << 16, "u1")
    bins, total = np.zeros(256, "i4"), np.zeros(1, "i4")
    launch(queue, NdRange(1 << 16, 256), kernels.kernel("counts"), total, data, bins)
    assert np.array_equal(bins, np.bincount(data, minlength=256))
    assert total[0] == (1 << 16) * 32


_TWO = Module.parse("""
define spir_kernel void @two(ptr addrspace(1) %p, i32 %number) {
  store i32 %number, ptr addrspace(1) %p
  ret void
}
""")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ((None,), "kernel 'two' takes 2 arguments, found 1"),
        ((None, 1.5), "argument 1 of kernel 'two': expected a value of type i32, found 1.5"),
        ((None, 1 << 32), f"argument 1 of kernel 'two': expected a value of type i32, found {1 << 32}"),
        ((LocalMemory(4), 1), "argument 0 of kernel 'two': expected a pointer, an array, an address or None"),
    ],
)
def test_wrong_arguments_are_refused_at_the_first_launch_and_later(
    device: Device, arguments: tuple[object, ...], said: str
) -> None:
    queue, kernel = Queue(device), syclrt.load(_TWO).kernel("two")
    out = syclrt.zeros(1, "i4", queue, "device")
    for number in range(3):
        with refused(said):
            queue.parallel_for(1, kernel, *arguments)
        launch(queue, 1, kernel, out, number)
        assert out.to_numpy().tolist() == [number]
