"""Programs that a stock clang compiled once: their device sides, on the device under test."""

import struct
from pathlib import Path

import pytest

import syclrt
from syclopt import run_pipeline
from syclopt.ir.linking import link
from syclopt.pipeline.post_link.options import PostLinkOptions
from syclopt.tools.cxx.device_side import device_passes
from syclrt import Device, Errc, Kernel, NdRange, Program, Queue, SyclError, UsmArray

pytestmark = pytest.mark.usefixtures("all_aspects")

REAL = Path(__file__).parents[2] / "ir_fixtures" / "real"
STEP = PostLinkOptions(
    param_info=True,
    program_metadata=True,
    kernel_names=True,
    device_globals=True,
    only_kernels_as_entry_points=True,
    suppress_undefined_warnings=True,
)
ONE_SIDE = "annotations-to-attributes,sycl-diagnose-device-code,sycl-split-host-device<device>"


def program_of(*units: str) -> Program:
    """Return the program of some units, each of which was split by itself."""
    sides = [run_pipeline((REAL / f"once_{unit}.ll").read_bytes(), ONE_SIDE)[0].module for unit in units]
    return syclrt.load(*run_pipeline(link(sides), device_passes(STEP)))


def kernel_of(program: Program, name: str) -> Kernel:
    """Return the kernel that a program calls by a class of `main`."""
    (symbol,) = [symbol for symbol in program.kernels if f"Z4mainE{len(name)}{name}" in symbol]
    return program.kernel(symbol)


def closure(*arrays: UsmArray) -> bytes:
    return struct.pack(f"<{len(arrays)}Q", *(int(array.pointer) for array in arrays))


def numbers(array: UsmArray) -> list[int]:
    found: list[int] = array.to_numpy().tolist()
    return found


@pytest.fixture(scope="module")
def shapes() -> Program:
    return program_of("virtual_functions")


def test_objects_have_virtual_functions_of_the_device(shapes: Program, queue: Queue) -> None:
    """`Base::foo` adds 1, `Derived::foo` makes 3 times as much, `Base::bar` halves by way of a double."""
    objects, out = syclrt.zeros(128, "u1", queue), syclrt.zeros(4, "i4", queue)
    queue.single_task(kernel_of(shapes, "Constructor"), closure(objects)).wait()
    queue.parallel_for(2, kernel_of(shapes, "Use"), closure(out, objects)).wait()
    queue.parallel_for(2, kernel_of(shapes, "UseFP64"), closure(out, objects)).wait()
    assert numbers(out) == [8, 21, 5, 5]


def test_without_fp64_objects_are_made_and_used_as_far_as_the_device_can(shapes: Program, without_fp64: Device) -> None:
    queue = Queue(without_fp64)
    objects, out = syclrt.zeros(128, "u1", queue), syclrt.zeros(4, "i4", queue)
    queue.single_task(kernel_of(shapes, "Constructor"), closure(objects)).wait()
    queue.parallel_for(2, kernel_of(shapes, "Use"), closure(out, objects)).wait()
    assert numbers(out) == [8, 21, 0, 0]
    with pytest.raises(SyclError, match="lacks aspect 'fp64'") as refused:
        queue.parallel_for(2, kernel_of(shapes, "UseFP64"), closure(out, objects)).wait()
    assert refused.value.code == Errc.KERNEL_NOT_SUPPORTED


def test_device_globals_are_shared_by_units_and_launches(queue: Queue) -> None:
    """The fourth element grows by 4 in each of two launches; the other variable is set to 5."""
    program = program_of("device_globals", "other_unit")
    out = syclrt.zeros(1, "i4", queue)
    for _ in range(2):
        queue.parallel_for(4, kernel_of(program, "Count"), b"\0").wait()
    queue.single_task(kernel_of(program, "Read"), closure(out)).wait()
    assert numbers(out) == [13]


def test_code_for_one_side_and_functions_of_other_units(queue: Queue) -> None:
    """On devices `work(x)` is 2x, `doubled(1)` is 2, and a destructor adds 100."""
    program = program_of("if_device", "other_unit")
    out = syclrt.zeros(64, "i4", queue)
    queue.parallel_for(8, kernel_of(program, "Work"), closure(out)).wait()
    queue.parallel_for(NdRange(16, 8), kernel_of(program, "Reverse"), closure(out)).wait()
    queue.single_task(kernel_of(program, "Mathematics"), closure(out)).wait()
    found = numbers(out)
    assert found[:8] == [102 + 2 * i for i in range(8)]
    assert found[16:32] == [*range(7, -1, -1), *range(15, 7, -1)]
    assert found[40] == 4 + 0 + 8


def test_branches_for_architectures_and_aspects(queue: Queue, device: Device) -> None:
    program = program_of("architectures", "virtual_functions")  # kernels in two units
    out = syclrt.zeros(4, "i4", queue)
    queue.single_task(kernel_of(program, "Architectures"), closure(out)).wait()
    known = {"native_cpu": [64, 2, 11, 0]}
    expected = known.get(device.backend)
    assert numbers(out)[2] == numbers(out)[1] // 2 + 10
    assert expected is None or numbers(out) == expected


WIDE = (((1 << 64) - 1) * 0x1_0000_0001 + 5) // 1000003  # of 80 bits, of which the lower 64 are looked at
ROWS = {
    "Structures": {0: 5 + 40, 1: 106 + 1000, 2: 7},  # 1 + 2*2, 10 * (2 + 2*1); a copy is spoiled, not the original
    "Recursion": {3: 55},
    "Switch": {4: 30},
    "Tables": {5: 25},
    "Pointers": {6: 15},
    "Wide": {7: 1 << 32, 8: WIDE - (1 << 64) * 4295},
    "Floats": {9: 2378, 10: 1252},  # sin(.5) + .5**2 + exp(.5); sin(.25) + .25**2 + .25**(1/3) + .3125
    "Named": {11: 1000},
    "Bytes": {12: 5 + 0 + 5},
    "Exceptions": {13: 3, 14: 6},
    "Aliases": {15: 35},
    "Atomics": {16: 9, 17: 9},
    "Halves": {18: 150},
    "Lengths": {19: 16},
    "Asserted": {20: 5},
    "Bitfields": {21: 100 - 5000},
    "Library": {22: 50 + 1 + 112},  # |(0.25 + i)**2|**2 is 1.0625**2
    "Prints": {23: 1},
    "Checked": {24: 5 * 1000 + ord("e")},
    "Variables": {25: 5 * 1000 + 20 + 3 + 300},
    "Members": {26: 7 + 100 * 35},
    "Texts": {27: 5 + 10 * 4 + 100 + ord("x")},
    "Vectors": {28: 9 + 25},
    "Widths": {29: (5 * 1000000007 % (1 << 32) << 8) % (1 << 37), 30: ((5 * 1000000007 % (1 << 32)) ** 2 << 30) >> 40},
    "Sums": {31: 175},
    "Sixteen": {32: 150},
}


@pytest.fixture(scope="module")
def rows() -> Program:
    return program_of("rows")


@pytest.mark.parametrize("name", ROWS)
def test_what_host_code_has_in_another_way(rows: Program, name: str, queue: Queue) -> None:
    out = syclrt.zeros(40, "i8", queue)
    queue.single_task(kernel_of(rows, name), struct.pack("<Qdfi", int(out.pointer), 0.25, 0.5, 5)).wait()
    found = numbers(out)
    assert {place: found[place] for place in ROWS[name]} == ROWS[name]
    assert all(found[place] == 0 for place in range(len(found)) if place not in ROWS[name])


def test_barriers_of_two_branches_stay_apart(rows: Program, queue: Queue) -> None:
    out = syclrt.zeros(16, "i8", queue)
    arguments = struct.pack("<Qdfi", int(out.pointer), 0.25, 0.5, 5)
    queue.parallel_for(NdRange(16, 8), kernel_of(rows, "Branches"), arguments).wait()
    assert numbers(out) == [*range(7, -1, -1), *(100 + 2 * i for i in range(7, -1, -1))]
