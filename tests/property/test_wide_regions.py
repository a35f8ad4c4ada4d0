"""Work-groups compute indices in 64 bits where that makes no difference, and as they are written where they wrap."""

from __future__ import annotations

import struct
from math import prod
from typing import TYPE_CHECKING

import numpy as np
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from syclopt import run_pipeline
from syclopt.ir.llvm import to_native_code
from syclrt.backends.native_cpu.backend import NativeCPU
from syclrt.backends.native_cpu.loaded_code import linked_code
from syclrt.backends.native_cpu.queue_lines import AT_ONCE
from syclrt.ranges import LaunchShape

if TYPE_CHECKING:
    from random import Random

    from syclopt.ir import Module

LOWERED = "sycl-retarget,sycl-link-device-library,llvm(always-inline,sroa,instcombine,simplifycfg)"
LOOPS = "sycl-work-group-loops<local-size={}>,llvm(sroa,simplifycfg,loop-simplify,lcssa)"
SIZES = ((5, 3, 1), (16, 2, 2), (37, 2, 1), (4, 4, 1), (1, 8, 1))
OUTPUTS = 3  # numbers of a work-item
ROUNDS = 3
GROUPS = 2  # in each of two dimensions
NUMBERS = st.sampled_from((0, 1, -1, 16, 65536, 2**31 - 1, 2**31 - 20, -(2**31))) | st.integers(-(2**31), 2**31 - 1)
OFFSETS = st.sampled_from((0, 0, 3, 2**31 - 100, 2**31 - 6, 2**31, 2**32 - 2, 2**33 + 5))
KERNEL = """target triple = "spirv64-unknown-unknown"
@tile = internal addrspace(3) global [{most} x i64] undef
@places = internal addrspace(3) global [{most} x ptr addrspace(3)] undef
define spir_kernel void @run(ptr addrspace(1) %out, i32 %a, i32 %b, i64 %step) {{
  %id0 = call spir_func i64 @_Z13get_global_idj(i32 0)
  %id1 = call spir_func i64 @_Z13get_global_idj(i32 1)
  %id2 = call spir_func i64 @_Z12get_local_idj(i32 0)
  %id3 = call spir_func i64 @_Z12get_local_idj(i32 1)
  %z = call spir_func i64 @_Z12get_local_idj(i32 2)
  %columns = call spir_func i64 @_Z14get_local_sizej(i32 0)
  %rows = call spir_func i64 @_Z14get_local_sizej(i32 1)
  %group0 = call spir_func i64 @_Z12get_group_idj(i32 0)
  %group1 = call spir_func i64 @_Z12get_group_idj(i32 1)
  %groups.before = mul i64 %group1, {groups}
  %group = add i64 %groups.before, %group0
  %depth = call spir_func i64 @_Z14get_local_sizej(i32 2)
  %group.planes = mul i64 %group, %depth
  %plane = add i64 %group.planes, %z
  %planes = mul i64 %plane, %rows
  %row = add i64 %planes, %id3
  %before = mul i64 %row, %columns
  %item = add i64 %before, %id2
  %local.planes = mul i64 %z, %rows
  %local.row = add i64 %local.planes, %id3
  %local.before = mul i64 %local.row, %columns
  %local = add i64 %local.before, %id2
  %own = getelementptr i64, ptr addrspace(3) @tile, i64 %local
  br label %round
round:
  %number = phi i32 [ 0, %0 ], [ %next.number, %round ]
  %at = phi i64 [ 0, %0 ], [ %next.at, %round ]
{body}
  call spir_func void @_Z7barrierj(i32 1)
  %next.number = add i32 %number, 1
  %next.at = add i64 %at, %step
  %goes.on = icmp ult i32 %next.number, {rounds}
  br i1 %goes.on, label %round, label %end
end:
  ret void
}}
declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func i64 @_Z12get_local_idj(i32)
declare spir_func i64 @_Z14get_local_sizej(i32)
declare spir_func i64 @_Z12get_group_idj(i32)
declare spir_func void @_Z7barrierj(i32)
"""


class Indices:
    """Writes random sums and products of ids and of what a work-group has in common, in 32 bits."""

    def __init__(self, random: Random) -> None:
        self._random = random
        self.lines: list[str] = []

    def text(self) -> str:
        for at in range(OUTPUTS):
            index = self._index()
            before = self._value(f"mul i64 %item, {OUTPUTS}")
            number = self._value(f"add i64 {before}, {at}")
            place = self._value(f"getelementptr i64, ptr addrspace(1) %out, i64 {number}")
            sum_before = self._value(f"load i64, ptr addrspace(1) {place}")
            scaled = self._value(f"mul i64 {sum_before}, 31")
            self.lines.append(f"store i64 {self._value(f'add i64 {scaled}, {index}')}, ptr addrspace(1) {place}")
            if at == 0:
                self._through_local_memory(place)
        body = "\n".join(f"  {line}" for line in self.lines)
        return KERNEL.format(body=body, rounds=ROUNDS, groups=GROUPS, most=max(map(prod, SIZES)))

    def _through_local_memory(self, place: str) -> None:
        """Hand the number of a work-item in the first row on to those below it."""
        handed_on = self._value(f"load i64, ptr addrspace(1) {place}")
        self.lines.append(f"store i64 {handed_on}, ptr addrspace(3) %own")
        self.lines.append("call spir_func void @_Z7barrierj(i32 1)")
        pointer = self._value("getelementptr i64, ptr addrspace(3) @tile, i64 %id2")
        taken = self._value(f"load i64, ptr addrspace(3) {pointer}")
        self.lines.append(f"store i64 {taken}, ptr addrspace(1) {place}")

    def _value(self, text: str) -> str:
        name = f"%t{len(self.lines)}"
        self.lines.append(f"{name} = {text}")
        return name

    def _index(self) -> str:
        match self._random.randint(0, 5):
            case 0:
                moved = self._value(f"shl i64 %id{self._random.randint(0, 3)}, 32")
                return self._value(f"ashr exact i64 {moved}, {self._random.randint(28, 32)}")
            case 1:
                return self._value(f"zext i32 {self._sum(3)} to i64")
            case _:
                return self._value(f"sext i32 {self._sum(3)} to i64")

    def _sum(self, depth: int) -> str:
        match self._random.randint(0, 10 if depth else 3):
            case 0 | 1:
                return self._value(f"trunc i64 %id{self._random.randint(0, 3)} to i32")
            case 2:
                return self._random.choice(("%a", "%b", "%number", self._value("trunc i64 %at to i32")))
            case 3:
                return str(self._random.choice((0, 1, -1, 7, 4096, 2**31 - 1, -(2**31))))
            case 4:
                return self._value(f"shl i32 {self._sum(depth - 1)}, {self._random.randint(0, 30)}")
            case _:
                operation = self._random.choice(("add", "add", "sub", "mul"))
                return self._value(f"{operation} i32 {self._sum(depth - 1)}, {self._sum(depth - 1)}")


SOMETIMES_WRAPPING = """
  %x = trunc i64 %id0 to i32
  %rounds.left = sub i32 1, %number
  %far = mul i32 %a, %rounds.left
  %narrow = add i32 %x, %far
  %index = sext i32 %narrow to i64
  %kept.place = getelementptr ptr addrspace(3), ptr addrspace(3) @places, i64 %local
  store ptr addrspace(3) %own, ptr addrspace(3) %kept.place
  call spir_func void @_Z7barrierj(i32 1)
  %known = load ptr addrspace(3), ptr addrspace(3) %kept.place
  store i64 %index, ptr addrspace(3) %known
  call spir_func void @_Z7barrierj(i32 1)
  %taken = load i64, ptr addrspace(3) %own
  %before.outputs = mul i64 %item, 3
  %output = add i64 %before.outputs, %at
  %place = getelementptr i64, ptr addrspace(1) %out, i64 %output
  store i64 %taken, ptr addrspace(1) %place
"""


def run(module: Module, shape: LaunchShape, arguments: tuple[int, int, int]) -> np.ndarray:
    outputs = np.zeros((np.prod(shape.global_size), OUTPUTS), "i8")
    code = linked_code(to_native_code(module, ["run"]).code, ["run"], NativeCPU(1).crew)
    packed = struct.pack("<Qiiq", outputs.ctypes.data, *arguments)
    code.entry("run").launcher(shape).run(AT_ONCE, packed, 0)
    return outputs


def both(text: str, size: tuple[int, int, int]) -> tuple[Module, Module]:
    """Return a kernel for work-groups of a size, with wide indices and without."""
    lowered = run_pipeline(text, LOWERED)
    loops = LOOPS.format(",".join(map(str, size)))
    (wide,) = run_pipeline(lowered, f"{loops},sycl-unroll-rows,sycl-widen-regions,verify")
    (narrow,) = run_pipeline(lowered, loops)
    return wide.module, narrow.module


@settings(max_examples=40, deadline=None)
@given(
    st.randoms(use_true_random=False),
    st.sampled_from(SIZES),
    st.tuples(OFFSETS, OFFSETS),
    st.tuples(NUMBERS, NUMBERS, st.sampled_from((0, 16, 2**30, 2**31, -1, 2**40))),
)
def test_wide_indices_are_what_narrow_ones_are(
    random: Random, size: tuple[int, int, int], offset: tuple[int, int], arguments: tuple[int, int, int]
) -> None:
    wide, narrow = both(Indices(random).text(), size)
    assume(any(str(name).endswith(".wide") for name in wide.functions))
    whole = GROUPS * size[0], GROUPS * size[1], size[2]
    shape = LaunchShape(3, whole, size, is_nd_range=True, offset=(*offset, 0))
    assert (run(wide, shape, arguments) == run(narrow, shape, arguments)).all()


def test_a_pointer_into_local_memory_leads_to_the_same_place_while_indices_wrap_and_when_they_do_not() -> None:
    """Work-items write through a pointer that they have from before a barrier."""
    size = 16, 2, 1
    wide, _ = both(KERNEL.format(body=SOMETIMES_WRAPPING, rounds=ROUNDS, groups=1, most=32), size)
    found = run(wide, LaunchShape(3, size, size, is_nd_range=True), (2**31 - 1, 0, 1))
    x = np.tile(np.arange(16, dtype="i4"), 2)
    with np.errstate(over="ignore"):
        written = np.stack([x + np.int32(2**31 - 1), x, x - np.int32(2**31 - 1)], axis=1)
    assert (found == written).all()
