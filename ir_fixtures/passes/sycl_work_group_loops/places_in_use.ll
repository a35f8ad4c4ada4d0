; A region finds in the frame what it takes from there or leaves there, and nothing that only others do: else texts of
; many regions would grow with the square of their number.
; RUN: syclopt -passes=sycl-work-group-loops,verify -S < %s | FileCheck %s

target triple = "x86_64-unknown-linux-gnu"

; CHECK-LABEL: define internal i32 @kernel.region.0(
; CHECK: %..array0.place =
; CHECK-NOT: %..array1
; CHECK: %variable =
; CHECK: %..before0 =
; CHECK: store i32 %{{.*}}, ptr %..place0
; CHECK: ret i32 1

; CHECK-LABEL: define internal i32 @kernel.region.1(
; CHECK: %..array0.place =
; CHECK: %..array1.place =
; CHECK-NOT: %..array2
; CHECK-NOT: %variable
; CHECK: %..before0 =
; CHECK: store i32 %{{.*}}, ptr %..place1
; CHECK: ret i32 2

; CHECK-LABEL: define internal i32 @kernel.region.2(
; CHECK-NOT: %..array0
; CHECK: %..array1.place =
; CHECK: %variable =
; CHECK-NOT: %..before0
; CHECK-NOT: %..after0
; CHECK: ret i32 -1
define spir_kernel void @kernel(ptr %p, i64 %n) {
  %variable = alloca i32
  %first = load volatile i32, ptr %p, align 4
  store i32 %first, ptr %variable, align 4
  br label %head

head:
  %common = phi i64 [ 1, %0 ], [ %next, %head ]
  %next = mul i64 %common, 3
  %more = icmp ult i64 %next, %n
  br i1 %more, label %head, label %wait

wait:
  call void @__native_barrier()
  store volatile i32 %first, ptr %p, align 4
  store volatile i64 %common, ptr %p, align 8
  %second = load volatile i32, ptr %p, align 4
  call void @__native_barrier()
  %kept = load i32, ptr %variable, align 4
  store volatile i32 %second, ptr %p, align 4
  store volatile i32 %kept, ptr %p, align 4
  ret void
}
declare void @__native_barrier()
