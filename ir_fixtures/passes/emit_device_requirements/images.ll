; After a split each image requires what its own functions do, callees and declarations included.
; RUN: syclopt -passes='device-code-split<mode=kernel>,emit-device-requirements' %s -o %t.table
; RUN: FileCheck %s --input-file=%t_0.prop --check-prefix=PLAIN
; RUN: FileCheck %s --input-file=%t_1.prop --check-prefix=FP64
; RUN: FileCheck %s --input-file=%t_2.prop --check-prefix=FP16

; No aspects: an array of no bits.
; PLAIN:      {{^}}[SYCL/device requirements]{{$}}
; PLAIN-NEXT: {{^}}aspects=2|AAAAAAAAAAA{{$}}
; PLAIN-NOT:  {{.}}

; The one number 6.
; FP64:      {{^}}[SYCL/device requirements]{{$}}
; FP64-NEXT: {{^}}aspects=2|gAAAAAAAAAgBAAAA{{$}}
; FP64-NEXT: {{^}}reqd_sub_group_size=1|16{{$}}
; FP64-NOT:  {{.}}

; The numbers 5 and 6: a kernel, and a declaration that it calls.
; FP16:      {{^}}[SYCL/device requirements]{{$}}
; FP16-NEXT: {{^}}aspects=2|ABAAAAAAAAQBAAAAGAAAAA{{$}}
; FP16-NOT:  {{.}}

define spir_kernel void @a_fp16() !sycl_used_aspects !0 {
  call spir_func void @declared()
  ret void
}

declare !sycl_used_aspects !1 spir_func void @declared()

define spir_kernel void @b_fp64() !intel_reqd_sub_group_size !2 {
  call spir_func void @helper()
  ret void
}

define internal spir_func void @helper() !sycl_used_aspects !1 {
  ret void
}

define spir_kernel void @c_plain() !sycl_used_aspects !3 {
  ret void
}

!0 = !{!{!"fp16", i32 5}}
!1 = !{i32 6}
!2 = !{i32 16}
!3 = !{i32 -3}
