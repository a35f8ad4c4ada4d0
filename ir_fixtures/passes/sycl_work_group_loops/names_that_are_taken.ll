; A kernel has names as the loops make them: LLVM makes some of them too, when it inlines. Values and blocks get others
; in what is made of the kernel, and what is made gets other names than the functions that there are.
; RUN: syclopt -passes=sycl-work-group-loops,verify -S < %s | FileCheck %s

target triple = "x86_64-unknown-linux-gnu"

declare ptr @__native_item()
declare void @__native_barrier()
declare i64 @__native_query_item_global_id(ptr, i32)

; CHECK: define void @run.group()
define void @run.group() {
  ret void
}

; CHECK: define i32 @run.region.0()
define i32 @run.region.0() {
  ret i32 0
}

; CHECK-LABEL: define void @run(
; CHECK: ptr @run.group1)
; CHECK-LABEL: define internal void @run.group1(
; CHECK: ptr @run.region.0.1,
; CHECK: ptr @run.region.1,
; CHECK-LABEL: define internal i32 @run.region.0.1(
; CHECK: %..argument0 = getelementptr { ptr, i32 }, ptr %..arguments, i64 0, i32 0
; CHECK: %v..argument0 = load ptr, ptr %..argument0,
; CHECK: %v0 = load i32,
; CHECK: br label %b..now1
; CHECK: b..now1:
; CHECK-NEXT: %v..item = call i64 @__native_query_item_global_id(ptr %..item, i32 0)
; CHECK: %v..0 = load i32, ptr %v..index
; CHECK: store i32 %v..0, ptr %..0
; CHECK: %v1.1 = add i32 %..now1, %v0
; CHECK: %v1 = mul i32 %v1.1, 3
; CHECK: ret i32 1
; CHECK-LABEL: define internal i32 @run.region.1(
; CHECK: br label %b..now1.after
define spir_kernel void @run(ptr %..argument0, i32 %0) {
..now1:
  %item = call ptr @__native_item()
  %..item = call i64 @__native_query_item_global_id(ptr %item, i32 0)
  %..index = getelementptr i32, ptr %..argument0, i64 %..item
  %..0 = load i32, ptr %..index
  %1 = add i32 %..0, %0
  %v1 = mul i32 %1, 3
  store i32 %v1, ptr %..index
  call void @__native_barrier()
  %..0.kept = add i32 %..0, 5
  store i32 %..0.kept, ptr %..argument0
  ret void
}
