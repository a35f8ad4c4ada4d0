; A kernel with a barrier becomes two regions. What is cheap is computed again, what differs is kept for each work-item,
; and what all have in common once.
; RUN: syclopt -passes=sycl-work-group-loops,verify -S < %s | FileCheck %s

target triple = "x86_64-unknown-linux-gnu"

; CHECK: define void @run(ptr noalias align 8 dereferenceable(16) %..arguments, ptr noalias %..launch) nounwind {
; CHECK-NEXT: call void @__native_run_groups(ptr %..arguments, ptr %..launch, i64 0, ptr @run.group)

; CHECK: define internal void @run.group(ptr %..arguments, ptr %..item)
; CHECK-NEXT: %..frame = alloca { i64, ptr, i64, i64 }
; CHECK: %..array0 = alloca i32, i64 %..items
; CHECK: %..next0 = call i32 @__native_run_region(ptr %..arguments, ptr %..item, ptr %..frame, ptr @run.region.0, ptr null, i64 0)
; CHECK: switch i32 %..next0, label %end [ i32 1, label %region.1 ]
; CHECK: %..next1 = call i32 @__native_run_region(ptr %..arguments, ptr %..item, ptr %..frame, ptr @run.region.1, ptr null, i64 0)

; CHECK: define internal i32 @run.region.0(
; CHECK: %v0 = load i64, ptr %..argument1, !invariant.load
; CHECK: %counted = mul i64 %v0, %v0
; CHECK: store i32 %..now{{[0-9]+}}, ptr %..place0
; CHECK: store i64 %..now{{[0-9]+}}, ptr %..after0
; CHECK-NEXT: ret i32 1

; CHECK: define internal i32 @run.region.1(
; CHECK: %..again0 = call i64 @__native_query_item_global_id(ptr %..item, i32 0)
; CHECK: %..[[LOADED:[0-9]+]].kept = load i32, ptr %..place0
; CHECK: ret i32 -1
define spir_kernel void @run(ptr %out, i64 %0) {
  %item = call ptr @__native_item()
  %id = call i64 @__native_query_item_global_id(ptr %item, i32 0)
  %place = getelementptr i32, ptr %out, i64 %id
  %loaded = load i32, ptr %place
  br label %head

head:
  %count = phi i64 [ 1, %1 ], [ %next, %head ]
  %counted = mul i64 %0, %0
  %next = add i64 %count, %counted
  %more = icmp ult i64 %next, 100
  br i1 %more, label %head, label %wait

wait:
  call void @__native_barrier()
  %short = trunc i64 %count to i32
  %sum = add i32 %loaded, %short
  store i32 %sum, ptr %place
  ret void
}

declare ptr @__native_item()
declare i64 @__native_query_item_global_id(ptr, i32)
declare void @__native_barrier()
