"""Work-groups compute indices in 64 bits where that makes no difference, and as they are written where they wrap."""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING

import numpy as np
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from syclopt import run_pipeline
from syclopt.ir.llvm import to_native_code
from syclrt.backends.native_cpu.at_once import AT_ONCE
from syclrt.backends.native_cpu.backend import NativeCPU
from syclrt.backends.native_cpu.loaded_code import linked_code
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
        return KERNEL.format(body="\n".join(f"  {line}" for line in self.lines), rounds=ROUNDS, groups=GROUPS)

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


def run(module: Module, shape: LaunchShape, arguments: tuple[int, int, int]) -> np.ndarray:
    outputs = np.zeros((np.prod(shape.global_size), OUTPUTS), "i8")
    code = linked_code(to_native_code(module, ["run"]).code, ["run"], NativeCPU(1).crew)
    packed = struct.pack("<Qiiq", outputs.ctypes.data, *arguments)
    code.entry("run").launcher(shape).run(AT_ONCE, packed, 0)
    return outputs


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
    lowered = run_pipeline(Indices(random).text(), LOWERED)
    loops = LOOPS.format(",".join(map(str, size)))
    (wide,) = run_pipeline(lowered, f"{loops},sycl-widen-regions,verify")
    assume(any(str(name).endswith(".wide") for name in wide.module.functions))
    (narrow,) = run_pipeline(lowered, loops)
    whole = GROUPS * size[0], GROUPS * size[1], size[2]
    shape = LaunchShape(3, whole, size, is_nd_range=True, offset=(*offset, 0))
    assert (run(wide.module, shape, arguments) == run(narrow.module, shape, arguments)).all()
