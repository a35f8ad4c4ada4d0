; The work-group size is that of the first function that has one; the number of dimensions is the last one up to there.
; The sub-group size is that of the first entry point with one. Numbers have no sign.
; RUN: split-file %s %t
; RUN: syclopt -passes=emit-device-requirements %t/in.ll -o %t.table && FileCheck %s --input-file=%t_0.prop
; RUN: syclopt -passes='emit-device-requirements<no-work-group-size>' %t/in.ll -o %t.table && FileCheck %s --input-file=%t_0.prop --check-prefix=NONE
; RUN: not syclopt -passes=emit-device-requirements %t/two.ll 2>&1 | FileCheck %s --check-prefix=TWO

; CHECK:      {{^}}[SYCL/device requirements]{{$}}
; CHECK-NEXT: {{^}}aspects=2|AAAAAAAAAAA{{$}}
; CHECK-NEXT: {{^}}reqd_sub_group_size=1|4294967295{{$}}
; CHECK-NEXT: {{^}}reqd_work_group_size_uint64_t=2|ADAAAAAAAAAEAAAAAAAAAEAAAAAAAAAABAAAAAAAAAA{{$}}
; CHECK-NEXT: {{^}}work_group_num_dim=1|2{{$}}
; CHECK-NOT:  {{.}}

; NONE:      {{^}}reqd_sub_group_size=1|4294967295{{$}}
; NONE-NEXT: {{^}}work_group_num_dim=1|2{{$}}
; NONE-NOT:  {{.}}

; TWO: two.ll:1:1: error: emit-device-requirements: !intel_reqd_sub_group_size of '@k': expected 1 integer, found 2

;--- in.ll
define spir_func void @helper() !work_group_num_dim !0 !intel_reqd_sub_group_size !0 {
  ret void
}

define spir_kernel void @first() !work_group_num_dim !1 !reqd_work_group_size !2 !intel_reqd_sub_group_size !3 {
  ret void
}

define spir_kernel void @second() !work_group_num_dim !0 !reqd_work_group_size !4 !intel_reqd_sub_group_size !0 {
  ret void
}

!0 = !{i32 1}
!1 = !{i32 2}
!2 = !{i64 16, i64 1, i64 1}
!3 = !{i32 -1}
!4 = !{i64 32, i64 1, i64 1}
;--- two.ll
define spir_kernel void @k() !intel_reqd_sub_group_size !0 { ret void }
!0 = !{i32 8, i32 16}
