; A callable that wants more than 16 bytes of alignment is copied to where it has them, once for a call of the kernel; where
; work-items may write to it, to memory of each one's own that has them, too.
; RUN: syclopt -passes=sycl-work-group-loops -S < %s | FileCheck %s

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; CHECK-LABEL: define void @reads(ptr noalias align 8 dereferenceable(128) %..arguments, ptr noalias %..launch)
; CHECK-NEXT:    %..aligned = alloca [128 x i8], align 64
; CHECK-NEXT:    call void @llvm.memcpy.p0.p0.i64(ptr align 64 %..aligned, ptr %..arguments, i64 128, i1 false)
; CHECK-NEXT:    call void @__native_run_{{items|rows}}(ptr %..aligned,
define spir_kernel void @reads(ptr byval({ [128 x i8] }) align 64 %callable) {
  %out = load ptr, ptr %callable, align 8
  store i32 1, ptr %out, align 4
  ret void
}

; CHECK-LABEL: define internal i32 @writes.region.0
; CHECK:         alloca { [128 x i8] }, align 64
define spir_kernel void @writes(ptr byval({ [128 x i8] }) align 64 %callable) {
  store i32 1, ptr %callable, align 4
  ret void
}

; CHECK-LABEL: define void @usual(ptr noalias align 8 dereferenceable(128) %..arguments, ptr noalias %..launch)
; CHECK-NEXT:    call void @__native_run_{{items|rows}}(ptr %..arguments,
define spir_kernel void @usual(ptr byval({ [128 x i8] }) align 16 %callable) {
  ret void
}
