; Names that the function has are not given anew: to values and blocks for several work-items, nor to functions.
; RUN: syclopt -passes='sycl-vectorize-work-items<bits=256>,verify' -S < %s | FileCheck %s

target triple = "x86_64-unknown-linux-gnu"

; CHECK: ptr @run.region.0, ptr @run.region.0.in_step1, i64 8)
define void @run(ptr %..arguments, ptr %..launch) {
  call void @__native_run_items(ptr %..arguments, ptr %..launch, i64 0, ptr @run.region.0, ptr null, i64 0)
  ret void
}

; CHECK: define void @run.region.0.in_step()
define void @run.region.0.in_step() {
  ret void
}

; CHECK: define internal i32 @run.region.0.in_step1(
; CHECK-NEXT: ..entry1:
; CHECK-NEXT: %..s1 = load ptr, ptr %..arguments, align 8
; CHECK-NEXT: %..n0 = load i64, ptr %..index
; CHECK: %..s13 = add <8 x i64> %..s12,
; CHECK: br label %..b
; CHECK: ..b:
; CHECK: %..return = phi i32 [ 0, %..entry1 ], [ %..n0.1, %..b4 ]
; CHECK: %..n0.1 = add i32 %..return, 1
define internal i32 @run.region.0(ptr %..arguments, ptr %..item, ptr %..frame, ptr %..index) {
..entry:
  %..s1 = load ptr, ptr %..arguments, align 8
  %..n0 = load i64, ptr %..index
  br label %..b1

..b1:
  %..return = phi i32 [ 0, %..entry ], [ %0, %..b1 ]
  %..s2 = phi i64 [ %..n0, %..entry ], [ %..s3, %..b1 ]
  %..s3 = mul i64 %..s2, 7
  %..place = getelementptr float, ptr %..s1, i64 %..n0
  %..s4 = load float, ptr %..place
  %..s5 = fmul float %..s4, 3.0
  store float %..s5, ptr %..place
  %0 = add i32 %..return, 1
  %..s6 = icmp eq i32 %0, 9
  br i1 %..s6, label %..end, label %..b1

..end:
  %..return.value = phi i32 [ %0, %..b1 ]
  %..s7 = add i32 %..return.value, -10
  ret i32 %..s7
}

declare void @__native_run_items(ptr, ptr, i64, ptr, ptr, i64)
