; Each part of the device library has its bit; a name that no part defines has none, nor has a definition.
; RUN: split-file %s %t
; RUN: syclopt -passes=emit-devicelib-mask %t/all.ll -o %t/all.table && FileCheck %s --input-file=%t/all_0.prop --check-prefix=ALL
; RUN: syclopt -passes=emit-devicelib-mask %t/some.ll -o %t/some.table && FileCheck %s --input-file=%t/some_0.prop --check-prefix=SOME
; RUN: syclopt -passes=emit-devicelib-mask %t/other.ll -o %t/other.table && FileCheck %s --input-file=%t/other_0.prop --check-prefix=ZERO
; RUN: syclopt -passes=emit-devicelib-mask %t/none.ll -o %t/none.table && FileCheck %s --input-file=%t/none_0.prop --check-prefix=ZERO

; ALL:      {{^}}[SYCL/devicelib req mask]{{$}}
; ALL-NEXT: {{^}}DeviceLibReqMask=1|2047{{$}}
; ALL-NOT:  {{.}}

; Math, and group sort: 0x2 + 0x400.
; SOME:      {{^}}[SYCL/devicelib req mask]{{$}}
; SOME-NEXT: {{^}}DeviceLibReqMask=1|1026{{$}}

; ZERO:      {{^}}[SYCL/devicelib req mask]{{$}}
; ZERO-NEXT: {{^}}DeviceLibReqMask=1|0{{$}}

;--- all.ll
target triple = "spir64-unknown-unknown"

declare spir_func void @__devicelib_assert_fail()
declare spir_func float @__devicelib_sinf(float)
declare spir_func double @__devicelib_sin(double)
declare spir_func { float, float } @__devicelib___mulsc3(float, float, float, float)
declare spir_func { double, double } @__devicelib___divdc3(double, double, double, double)
declare spir_func ptr @__devicelib_memcpy(ptr, ptr, i64)
declare spir_func i32 @__devicelib_imf_umulhi(i32, i32)
declare spir_func double @__devicelib_imf_fma_rz(double, double, double)
declare spir_func i16 @__devicelib_imf_floorbf16(i16)
declare spir_func i16 @__devicelib_ConvertFToBF16INTEL(float)
declare spir_func void @__devicelib_default_work_group_joint_sort_ascending()
;--- some.ll
target triple = "spir-unknown-unknown"

declare spir_func i32 @__devicelib_abs(i32)
declare spir_func void @__devicelib_default_sub_group_private_sort()
declare spir_func void @__devicelib_sinf_of_mine()
declare spir_func float @sinf(float)
@__devicelib_assert_fail = external global i32

define spir_func double @__devicelib_sin(double %x) {
  ret double %x
}
;--- other.ll
target triple = "nvptx64-nvidia-cuda"

declare float @__devicelib_sinf(float)
;--- none.ll
define spir_kernel void @k() {
  ret void
}
