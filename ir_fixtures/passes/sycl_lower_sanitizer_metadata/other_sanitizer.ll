; Without notes of the memory sanitizer its checks stay; without notes of any, its switches do.
; RUN: split-file %s %t
; RUN: cat %t/code.ll %t/asan.ll > %t/both.ll
; RUN: syclopt -passes=sycl-lower-sanitizer-metadata -S %t/both.ll | FileCheck %s
; RUN-UNCHANGED: nothing is to be lowered
; RUN: syclopt -passes=sycl-lower-sanitizer-metadata -S %t/code.ll | FileCheck %s --check-prefix=NONE

; CHECK: @__msan_track_origins = linkonce_odr
; CHECK: call void @__msan_maybe_warning_4(i32 0, i32 0)
; NONE:  @__msan_track_origins = weak_odr
; NONE:  call void @__msan_maybe_warning_4(i32 0, i32 0)

;--- code.ll
@__msan_track_origins = weak_odr addrspace(1) constant i32 0
@__AsanKernel = addrspace(1) global [1 x i64] zeroinitializer

define spir_kernel void @k() {
  call void @__msan_maybe_warning_4(i32 0, i32 0)
  ret void
}

declare void @__msan_maybe_warning_4(i32, i32)
;--- asan.ll
@__AsanKernelMetadata_1 = appending addrspace(1) global [1 x { i64, i64 }] zeroinitializer
