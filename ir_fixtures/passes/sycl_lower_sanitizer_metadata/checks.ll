; Checks of a shadow that is zero go, where the memory sanitizer was at work; others stay.
; RUN: split-file %s %t
; RUN: cat %t/metadata.ll %t/code.ll > %t/msan.ll
; RUN: syclopt -passes=sycl-lower-sanitizer-metadata,verify -S %t/msan.ll | FileCheck %s

; CHECK:      define spir_kernel void @k(i32 %shadow) {
; CHECK-NEXT:   call void @__msan_maybe_warning_4(i32 %shadow, i32 0)
; CHECK-NEXT:   call void @__msan_maybe_warning_4(i32 7, i32 0)
; CHECK-NEXT:   %result = call i32 @__msan_maybe_warning_with_result(i32 0)
; CHECK-NEXT:   call void @other(i32 0)
; CHECK-NEXT:   ret void
; CHECK:      @__msan_track_origins = linkonce_odr

;--- metadata.ll
@__MsanKernelMetadata_1 = appending addrspace(1) global [1 x { i64, i64, i64 }] zeroinitializer
;--- code.ll
define spir_kernel void @k(i32 %shadow) {
  call void @__msan_maybe_warning_4(i32 0, i32 0)
  call void @__msan_maybe_warning_4(i32 %shadow, i32 0)
  tail call void @__msan_maybe_warning_4(i32 zeroext 0, i32 0)
  call void @__msan_maybe_warning_4(i32 7, i32 0)
  call void @__msan_maybe_warning_1(i1 false)
  %result = call i32 @__msan_maybe_warning_with_result(i32 0)
  call void @other(i32 0)
  ret void
}

@__msan_track_origins = weak_odr addrspace(1) constant i32 0

declare void @__msan_maybe_warning_4(i32, i32)
declare void @__msan_maybe_warning_1(i1)
declare i32 @__msan_maybe_warning_with_result(i32)
declare void @other(i32)
