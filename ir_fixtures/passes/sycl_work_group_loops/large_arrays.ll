; What work-items keep across a barrier stands on the stack, but for arrays that are too large together.
; RUN: syclopt -passes=sycl-work-group-loops,verify -S < %s | FileCheck %s
; RUN: syclopt -passes='sycl-work-group-loops<local-size=8>' -S < %s | FileCheck %s --check-prefix=FEW

target triple = "x86_64-unknown-linux-gnu"

; CHECK: define internal void @keep.group(
; CHECK: %..bytes0 = mul i64 %..items, 1024
; CHECK-NEXT: %..array0 = call ptr @__native_take_memory(i64 %..bytes0, i64 64)
; CHECK: end:
; CHECK-NEXT: call void @__native_give_memory(ptr %..array0)
; CHECK-NEXT: ret void

; FEW: define internal void @keep.group(
; FEW: %..array0 = alloca [256 x i32], i64 %..items, align 64
; FEW: end:
; FEW-NEXT: ret void
define spir_kernel void @keep(ptr %out) {
  %own = alloca [256 x i32]
  %item = call ptr @__native_item()
  %id = call i64 @__native_query_item_global_id(ptr %item, i32 0)
  %at = and i64 %id, 255
  %place = getelementptr [256 x i32], ptr %own, i64 0, i64 %at
  store i32 7, ptr %place
  call void @__native_barrier()
  %value = load i32, ptr %place
  %to = getelementptr i32, ptr %out, i64 %id
  store i32 %value, ptr %to
  ret void
}

declare ptr @__native_item()
declare i64 @__native_query_item_global_id(ptr, i32)
declare void @__native_barrier()
