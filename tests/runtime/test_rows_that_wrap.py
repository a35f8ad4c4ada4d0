"""Indices of 32 bits that wrap inside of a row of work-items in step: what they access stands at two places."""

import numpy as np
import pytest
from tests.launches import launch

import syclrt
from syclopt.ir import Module
from syclrt import Queue

# Where (uint)(i + n) < count: out[i] = sum of a[(uint)(i + n + k * count)], and then a of the first of them is -1.
KERNELS = """
target triple = "spirv64-unknown-unknown"
define spir_kernel void @unsigned(ptr addrspace(1) %a, ptr addrspace(1) %out, i32 %n, i32 %count) {
entry:
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %short = trunc i64 %i to i32
  %first = add i32 %short, %n
  %is.inside = icmp ult i32 %first, %count
  br i1 %is.inside, label %round, label %end
round:
  %k = phi i32 [ 0, %entry ], [ %next, %round ]
  %sum = phi float [ 0.0, %entry ], [ %more, %round ]
  %row = mul i32 %k, %count
  %index = add i32 %row, %first
  %wide = zext i32 %index to i64
  %place = getelementptr float, ptr addrspace(1) %a, i64 %wide
  %value = load float, ptr addrspace(1) %place, align 4
  %more = fadd float %sum, %value
  %next = add nuw nsw i32 %k, 1
  %is.last = icmp eq i32 %next, 5
  br i1 %is.last, label %write, label %round
write:
  %to = getelementptr float, ptr addrspace(1) %out, i64 %i
  store float %more, ptr addrspace(1) %to, align 4
  %first.wide = zext i32 %first to i64
  %own = getelementptr float, ptr addrspace(1) %a, i64 %first.wide
  store float -1.0, ptr addrspace(1) %own, align 4
  br label %end
end:
  ret void
}
define spir_kernel void @halves(ptr addrspace(1) %a, ptr addrspace(1) %out, i32 %n, i32 %count) {
entry:
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %n.wide = sext i32 %n to i64
  %first = add i64 %i, %n.wide
  %first.short = trunc i64 %first to i32
  %is.inside = icmp ult i32 %first.short, %count
  br i1 %is.inside, label %start, label %end
start:
  %last = mul i32 %count, 4
  %size = sext i32 %count to i64
  br label %round
round:
  %now = phi i64 [ %first, %start ], [ %next, %round ]
  %sum = phi float [ 0.0, %start ], [ %more, %round ]
  %moved = shl i64 %now, 32
  %bytes = ashr exact i64 %moved, 30
  %place = getelementptr i8, ptr addrspace(1) %a, i64 %bytes
  %value = load float, ptr addrspace(1) %place, align 4
  %more = fadd float %sum, %value
  %index = ashr exact i64 %moved, 32
  %next = add i64 %index, %size
  %short = trunc i64 %index to i32
  %goes.on = icmp slt i32 %short, %last
  br i1 %goes.on, label %round, label %write
write:
  %to = getelementptr float, ptr addrspace(1) %out, i64 %i
  store float %more, ptr addrspace(1) %to, align 4
  %first.moved = shl i64 %first, 32
  %first.index = ashr exact i64 %first.moved, 32
  %own = getelementptr float, ptr addrspace(1) %a, i64 %first.index
  store float -1.0, ptr addrspace(1) %own, align 4
  br label %end
end:
  ret void
}
declare spir_func i64 @_Z13get_global_idj(i32)
"""
ROUNDS, COUNT, ITEMS = 5, 40, 70


@pytest.mark.parametrize("kernel", ["unsigned", "halves"])
@pytest.mark.parametrize("n", [0, 3, -1, -5, -21, -32])
def test_each_work_item_accesses_its_own_places(queue: Queue, kernel: str, n: int) -> None:
    program = syclrt.load(Module.parse(KERNELS))
    a = np.arange(ROUNDS * COUNT, dtype="f4")
    expected, left = np.zeros(ITEMS, "f4"), a.copy()
    for i in range(max(0, -n), min(ITEMS, COUNT - n)):
        expected[i] = a.reshape(ROUNDS, COUNT)[:, i + n].sum()
        left[i + n] = -1
    out = np.zeros(ITEMS, "f4")
    launch(queue, ITEMS, program.kernel(kernel), a, out, n if kernel == "halves" else n % (1 << 32), COUNT)
    assert out.tolist() == expected.tolist()
    assert a.tolist() == left.tolist()
