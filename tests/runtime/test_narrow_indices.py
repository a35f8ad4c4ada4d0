"""Indices that wrap after a few numbers do so beside wider ones, which do not: LLVM takes one for the other."""

import numpy as np
from tests.launches import launch

import syclrt
from syclopt.ir import Module
from syclrt import NdRange, Queue

# Rounds of a loop: sum += b[(uint)(k + n)] * a[k & 7].
ROUNDS = """
target triple = "spirv64-unknown-unknown"
define spir_kernel void @rounds(ptr addrspace(1) noalias %out, ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b,
                                i32 %n) {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  br label %round
round:
  %k = phi i64 [ 0, %0 ], [ %next, %round ]
  %sum = phi i32 [ 0, %0 ], [ %more, %round ]
  %short = trunc i64 %k to i32
  %from.n = add i32 %short, %n
  %wide = zext i32 %from.n to i64
  %in.b = getelementptr i32, ptr addrspace(1) %b, i64 %wide
  %x = load i32, ptr addrspace(1) %in.b, align 4
  %low = and i64 %k, 7
  %in.a = getelementptr i32, ptr addrspace(1) %a, i64 %low
  %y = load i32, ptr addrspace(1) %in.a, align 4
  %product = mul i32 %x, %y
  %more = add i32 %sum, %product
  %next = add nuw nsw i64 %k, 1
  %is.last = icmp eq i64 %next, 64
  br i1 %is.last, label %end, label %round
end:
  %to = getelementptr i32, ptr addrspace(1) %out, i64 %i
  store i32 %more, ptr addrspace(1) %to, align 4
  ret void
}
declare spir_func i64 @_Z13get_global_idj(i32)
"""
# Rounds of a loop: sum += b[(int)(k + 5)] * a[(char)(k + 3) + 128]; an atomic operation keeps LLVM to these.
SIGNED = """
target triple = "spirv64-unknown-unknown"
define spir_kernel void @rounds(ptr addrspace(1) noalias %out, ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b,
                                i64 %count) {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %middle = getelementptr i32, ptr addrspace(1) %a, i64 128
  br label %round
round:
  %k = phi i64 [ 0, %0 ], [ %next, %round ]
  %sum = phi i32 [ 0, %0 ], [ %more, %round ]
  %short = trunc i64 %k to i32
  %from.5 = add i32 %short, 5
  %wide = sext i32 %from.5 to i64
  %in.b = getelementptr i32, ptr addrspace(1) %b, i64 %wide
  %x = load i32, ptr addrspace(1) %in.b, align 4
  %from.3 = add i64 %k, 3
  %byte = trunc i64 %from.3 to i8
  %char = sext i8 %byte to i64
  %in.a = getelementptr i32, ptr addrspace(1) %middle, i64 %char
  %y = load i32, ptr addrspace(1) %in.a, align 4
  %product = mul i32 %x, %y
  %more = add i32 %sum, %product
  %next = add nuw nsw i64 %k, 1
  %is.last = icmp eq i64 %next, %count
  br i1 %is.last, label %end, label %round
end:
  %to = getelementptr i32, ptr addrspace(1) %out, i64 %i
  %before = atomicrmw add ptr addrspace(1) %to, i32 %more monotonic, align 4
  ret void
}
declare spir_func i64 @_Z13get_global_idj(i32)
"""
# Rounds of a loop: sum += b[(uint)(k + 5)] * (count & 7), count = (count & 7) + 1, from 3 on.
COUNTS = """
target triple = "spirv64-unknown-unknown"
define spir_kernel void @rounds(ptr addrspace(1) noalias %out, ptr addrspace(1) noalias %b, i64 %rounds) {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  br label %round
round:
  %k = phi i64 [ 0, %0 ], [ %next, %round ]
  %count = phi i32 [ 3, %0 ], [ %count.next, %round ]
  %sum = phi i32 [ 0, %0 ], [ %more, %round ]
  %short = trunc i64 %k to i32
  %from.5 = add i32 %short, 5
  %wide = zext i32 %from.5 to i64
  %in.b = getelementptr i32, ptr addrspace(1) %b, i64 %wide
  %x = load i32, ptr addrspace(1) %in.b, align 4
  %y = and i32 %count, 7
  %count.next = add i32 %y, 1
  %product = mul i32 %x, %y
  %more = add i32 %sum, %product
  %next = add nuw nsw i64 %k, 1
  %is.last = icmp eq i64 %next, %rounds
  br i1 %is.last, label %end, label %round
end:
  %to = getelementptr i32, ptr addrspace(1) %out, i64 %i
  %before = atomicrmw add ptr addrspace(1) %to, i32 %more monotonic, align 4
  ret void
}
declare spir_func i64 @_Z13get_global_idj(i32)
"""
# Work-items of a group: out[i] = tile[4 * ((l + 1) & 127)] + tile[4 * l + (l & 3)], where l is y * 32 + x.
GROUPS = """
target triple = "spirv64-unknown-unknown"
@tile = internal addrspace(3) global [512 x i32] undef, align 4
define spir_kernel void @groups(ptr addrspace(1) %out) {
  %x = call spir_func i64 @_Z12get_local_idj(i32 0)
  %y = call spir_func i64 @_Z12get_local_idj(i32 1)
  %columns = call spir_func i64 @_Z14get_local_sizej(i32 0)
  %before = mul i64 %y, %columns
  %l = add i64 %before, %x
  %fours = shl i64 %l, 2
  %own = getelementptr i32, ptr addrspace(3) @tile, i64 %fours
  br label %fill
fill:
  %at = phi i64 [ 0, %0 ], [ %next, %fill ]
  %number = add i64 %fours, %at
  %value = trunc i64 %number to i32
  %place = getelementptr i32, ptr addrspace(3) %own, i64 %at
  store i32 %value, ptr addrspace(3) %place, align 4
  %next = add nuw nsw i64 %at, 1
  %goes.on = icmp ult i64 %next, 4
  br i1 %goes.on, label %fill, label %filled
filled:
  call spir_func void @_Z7barrierj(i32 1)
  %following = add i64 %l, 1
  %other = and i64 %following, 127
  %other.fours = shl i64 %other, 2
  %in.other = getelementptr i32, ptr addrspace(3) @tile, i64 %other.fours
  %first = load i32, ptr addrspace(3) %in.other, align 4
  %low = and i64 %l, 3
  %in.own = getelementptr i32, ptr addrspace(3) %own, i64 %low
  %second = load i32, ptr addrspace(3) %in.own, align 4
  %sum = add i32 %first, %second
  %to = getelementptr i32, ptr addrspace(1) %out, i64 %l
  store i32 %sum, ptr addrspace(1) %to, align 4
  ret void
}
declare spir_func i64 @_Z12get_local_idj(i32)
declare spir_func i64 @_Z14get_local_sizej(i32)
declare spir_func void @_Z7barrierj(i32)
"""


def test_in_a_loop_of_a_work_item(queue: Queue) -> None:
    a, b, out = np.arange(8, dtype="u4") * 100, np.arange(128, dtype="u4"), np.zeros(4, "u4")
    launch(queue, 4, syclrt.load(Module.parse(ROUNDS)).kernel("rounds"), out, a, b, 3)
    k = np.arange(64)
    assert out.tolist() == [int((b[k + 3] * a[k & 7]).sum())] * 4


def test_signed_ones_in_a_loop_of_a_work_item(queue: Queue) -> None:
    a, b, out = np.arange(300, dtype="u4"), np.arange(320, dtype="u4"), np.zeros(4, "u4")
    launch(queue, 4, syclrt.load(Module.parse(SIGNED)).kernel("rounds"), out, a, b, 300)
    k = np.arange(300)
    assert out.tolist() == [int((b[k + 5] * a[(k + 3).astype("i1").astype("i8") + 128]).sum())] * 4


def test_counts_of_rounds(queue: Queue) -> None:
    b, out = np.arange(320, dtype="u4"), np.zeros(4, "u4")
    launch(queue, 4, syclrt.load(Module.parse(COUNTS)).kernel("rounds"), out, b, 300)
    k = np.arange(300)
    assert out.tolist() == [int((b[k + 5] * ((k + 3) & 7)).sum())] * 4


def test_along_the_work_items_of_a_group(queue: Queue) -> None:
    out = np.zeros(128, "u4")
    launch(queue, NdRange((4, 32), (4, 32)), syclrt.load(Module.parse(GROUPS)).kernel("groups"), out)
    at = np.arange(128)
    assert out.tolist() == (4 * ((at + 1) & 127) + 4 * at + (at & 3)).tolist()
