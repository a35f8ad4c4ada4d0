; A frame of many members has a type with a name, so that each place in it is found by a short line.
; RUN: syclopt -passes=sycl-work-group-loops,verify -S < %s | FileCheck %s

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; A type of that name is there already.
%frame = type { i32 }
@taken = global %frame zeroinitializer

; CHECK: %frame1 = type { i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
; CHECK-LABEL: define internal void @kernel.group(
; CHECK: %..frame = alloca %frame1
; CHECK: %..place0 = getelementptr %frame1, ptr %..frame, i64 0, i32 1
; CHECK-LABEL: define internal i32 @kernel.region.0(
; CHECK: %..array16.place = getelementptr %frame1, ptr %..frame, i64 0, i32 17
; CHECK-LABEL: define internal i32 @kernel.region.1(
; CHECK: %..array16.place = getelementptr %frame1, ptr %..frame, i64 0, i32 17
define spir_kernel void @kernel(ptr %p) {
  %v0 = load volatile i32, ptr %p, align 4
  %v1 = load volatile i32, ptr %p, align 4
  %v2 = load volatile i32, ptr %p, align 4
  %v3 = load volatile i32, ptr %p, align 4
  %v4 = load volatile i32, ptr %p, align 4
  %v5 = load volatile i32, ptr %p, align 4
  %v6 = load volatile i32, ptr %p, align 4
  %v7 = load volatile i32, ptr %p, align 4
  %v8 = load volatile i32, ptr %p, align 4
  %v9 = load volatile i32, ptr %p, align 4
  %v10 = load volatile i32, ptr %p, align 4
  %v11 = load volatile i32, ptr %p, align 4
  %v12 = load volatile i32, ptr %p, align 4
  %v13 = load volatile i32, ptr %p, align 4
  %v14 = load volatile i32, ptr %p, align 4
  %v15 = load volatile i32, ptr %p, align 4
  %v16 = load volatile i32, ptr %p, align 4
  call void @__native_barrier()
  store volatile i32 %v0, ptr %p, align 4
  store volatile i32 %v1, ptr %p, align 4
  store volatile i32 %v2, ptr %p, align 4
  store volatile i32 %v3, ptr %p, align 4
  store volatile i32 %v4, ptr %p, align 4
  store volatile i32 %v5, ptr %p, align 4
  store volatile i32 %v6, ptr %p, align 4
  store volatile i32 %v7, ptr %p, align 4
  store volatile i32 %v8, ptr %p, align 4
  store volatile i32 %v9, ptr %p, align 4
  store volatile i32 %v10, ptr %p, align 4
  store volatile i32 %v11, ptr %p, align 4
  store volatile i32 %v12, ptr %p, align 4
  store volatile i32 %v13, ptr %p, align 4
  store volatile i32 %v14, ptr %p, align 4
  store volatile i32 %v15, ptr %p, align 4
  store volatile i32 %v16, ptr %p, align 4
  ret void
}
declare void @__native_barrier()
