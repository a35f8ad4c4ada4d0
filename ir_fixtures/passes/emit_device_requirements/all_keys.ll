; Every key of the property set SYCL/device requirements, from all functions of the image; keys are sorted.
; RUN: split-file %s %t
; RUN: syclopt -passes=emit-device-requirements %t/all.ll -o %t.table && FileCheck %s --input-file=%t_0.prop --check-prefix=ALL
; RUN: syclopt -passes='emit-device-requirements<no-work-group-size>' %t/all.ll -o %t.table && FileCheck %s --input-file=%t_0.prop --check-prefix=NONE
; RUN: syclopt -passes=emit-device-requirements %t/bare.ll -o %t.table && FileCheck %s --input-file=%t_0.prop --check-prefix=BARE
; RUN: not syclopt -passes=emit-device-requirements %t/bad.ll 2>&1 | FileCheck %s --check-prefix=ERR

; Aspects 1, 5 and 6: integers and pairs, sorted, without the negative one. Targets 1 and 3. Sub-group size of the
; first kernel that has one. Dimensions: the last value before the first work-group size.
; ALL:      {{^}}[SYCL/device requirements]{{$}}
; ALL-NEXT: {{^}}aspects=2|gBAAAAAAAAQAAAAAFAAAAYAAAAA{{$}}
; ALL-NEXT: {{^}}fixed_target=2|ABAAAAAAAAQAAAAADAAAAA{{$}}
; ALL-NEXT: {{^}}joint_matrix=2|IAAAAAAAAAwU{{$}}
; ALL-NEXT: {{^}}joint_matrix_mad=2|gAAAAAAAAAQYzFmb{{$}}
; ALL-NEXT: {{^}}reqd_sub_group_size=1|32{{$}}
; ALL-NEXT: {{^}}reqd_work_group_size_uint64_t=2|ADAAAAAAAAAEAAAAAAAAAEAAAAAAAAAABAAAAAAAAAA{{$}}
; ALL-NEXT: {{^}}work_group_num_dim=1|2{{$}}
; ALL-NOT:  {{.}}

; NONE:     reqd_sub_group_size=1|32
; NONE-NOT: reqd_work_group_size
; NONE:     work_group_num_dim=1|2

; BARE:      {{^}}[SYCL/device requirements]{{$}}
; BARE-NEXT: {{^}}aspects=2|AAAAAAAAAAA{{$}}
; BARE-NOT:  {{.}}

; ERR: bad.ll:5:1: error: !reqd_work_group_size of '@bad': expected integers, found !{!"one"}

;--- all.ll
define spir_func void @helper() !intel_reqd_sub_group_size !4 !work_group_num_dim !9 !sycl_joint_matrix !10 {
  ret void
}

define spir_kernel void @first() !sycl_used_aspects !1 !reqd_work_group_size !3 !work_group_num_dim !4 !intel_reqd_sub_group_size !5 !sycl_joint_matrix !6 {
  ret void
}

define spir_kernel void @second() !sycl_used_aspects !8 !reqd_work_group_size !4 !work_group_num_dim !9 !intel_reqd_sub_group_size !4 !sycl_joint_matrix !11 !sycl_joint_matrix_mad !10 {
  ret void
}

declare !sycl_fixed_targets !7 spir_func void @outside()

!1 = !{i32 6, !2, i32 -1}
!2 = !{!"fp16", i32 5}
!3 = !{i32 16, i32 1, i32 1}
!4 = !{i32 2}
!5 = !{i32 32}
!6 = !{!"S"}
!7 = !{i32 3, i32 1, i32 3}
!8 = !{!{!"cpu", i32 1}, i32 6}
!9 = !{i32 3}
!10 = !{!"asan"}
!11 = !{!""}
;--- bare.ll
define spir_kernel void @bare() !sycl_fixed_targets !0 {
  ret void
}

!0 = !{}
;--- bad.ll
define spir_kernel void @bad() !reqd_work_group_size !0 {
  ret void
}

!0 = !{!"one"}
