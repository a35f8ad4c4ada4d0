; What is atomic in local memory becomes loads and stores, since one thread runs a work-group; what may be elsewhere, or
; has no plain form, stays.
; RUN: syclopt -passes=sycl-unlock-atomics,verify -S < %s | FileCheck %s
; RUN: syclopt -passes=sycl-unlock-atomics,sycl-unlock-atomics -S < %s | FileCheck %s

target triple = "x86_64-unknown-linux-gnu"

define internal i32 @run.region.0(ptr %..arguments, ptr %..item, ptr %..frame, ptr %..index) {
  %base = call ptr @__native_query_group_dynamic_local_memory(ptr %..item)
  %local = getelementptr i8, ptr %base, i64 64
  %variable = call ptr @__native_query_group_local_memory(ptr %..item, i64 0)
  %global = load ptr, ptr %..arguments
  %place = getelementptr i32, ptr %local, i64 3
; CHECK: %before = load i32, ptr %place, align 4
; CHECK-NEXT: [[SUM:%.+]] = add i32 %before, 5
; CHECK-NEXT: store i32 [[SUM]], ptr %place, align 4
  %before = atomicrmw add ptr %place, i32 5 seq_cst, align 4
; CHECK-NEXT: %most = load i32, ptr %variable, align 4
; CHECK-NEXT: [[MORE:%.+]] = icmp ugt i32 %before, %most
; CHECK-NEXT: [[CHOSEN:%.+]] = select i1 [[MORE]], i32 %before, i32 %most
; CHECK-NEXT: store i32 [[CHOSEN]], ptr %variable, align 4
  %most = atomicrmw umax ptr %variable, i32 %before syncscope("block") monotonic, align 4
; CHECK-NEXT: %old = load float, ptr %variable, align 4
; CHECK-NEXT: store float 1.000000e+00, ptr %variable, align 4
  %old = atomicrmw xchg ptr %variable, float 1.000000e+00 acq_rel, align 4
; CHECK-NEXT: [[FOUND:%.+]] = load i32, ptr %place, align 4
; CHECK-NEXT: [[SAME:%.+]] = icmp eq i32 [[FOUND]], %most
; CHECK-NEXT: [[NEW:%.+]] = select i1 [[SAME]], i32 7, i32 [[FOUND]]
; CHECK-NEXT: store i32 [[NEW]], ptr %place, align 4
; CHECK-NEXT: [[PAIR:%.+]] = insertvalue { i32, i1 } poison, i32 [[FOUND]], 0
; CHECK-NEXT: %pair = insertvalue { i32, i1 } [[PAIR]], i1 [[SAME]], 1
  %pair = cmpxchg ptr %place, i32 %most, i32 7 acq_rel monotonic, align 4
; CHECK-NEXT: atomicrmw add ptr %global, i32 1 seq_cst
  %other = atomicrmw add ptr %global, i32 1 seq_cst, align 4
  %some = icmp eq i32 %other, 0
  %either = select i1 %some, ptr %global, ptr %place
; CHECK: atomicrmw sub ptr %either, i32 1 seq_cst
  %third = atomicrmw sub ptr %either, i32 1 seq_cst, align 4
; CHECK: atomicrmw nand ptr %place, i32 1 seq_cst
  %fourth = atomicrmw nand ptr %place, i32 1 seq_cst, align 4
; CHECK: atomicrmw volatile add ptr %place, i32 1 seq_cst
  %fifth = atomicrmw volatile add ptr %place, i32 1 seq_cst, align 4
  ret i32 -1
}

declare ptr @__native_query_group_dynamic_local_memory(ptr)
declare ptr @__native_query_group_local_memory(ptr, i64)
