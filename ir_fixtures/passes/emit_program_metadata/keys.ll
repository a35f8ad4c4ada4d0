; Work-group sizes and their like, function by function; then the variables of device globals.
; RUN: split-file %s %t
; RUN: syclopt -passes=emit-program-metadata %t/in.ll -o %t.table && FileCheck %s --input-file=%t_0.prop
; RUN: syclopt -passes=emit-program-metadata %t/none.ll -o %t/none.table && FileCheck %s --input-file=%t/none_0.prop --check-prefix=NONE --allow-empty
; RUN: not syclopt -passes=emit-program-metadata %t/four.ll -o %t/four.table 2>&1 | FileCheck %s --check-prefix=FOUR
; RUN: not syclopt -passes=emit-program-metadata %t/two.ll -o %t/two.table 2>&1 | FileCheck %s --check-prefix=TWO
; RUN: not syclopt -passes=emit-program-metadata %t/name.ll -o %t/name.table 2>&1 | FileCheck %s --check-prefix=NAME

; CHECK:      {{^}}[SYCL/program metadata]{{$}}
; CHECK-NEXT: {{^}}all@reqd_work_group_size=2|gBAAAAAAAAAEAAAABAAAAEAAAAA{{$}}
; CHECK-NEXT: {{^}}all@reqd_sub_group_size=1|16{{$}}
; CHECK-NEXT: {{^}}all@work_group_num_dim=1|3{{$}}
; CHECK-NEXT: {{^}}all@max_work_group_size=2|gAAAAAAAAAgBAAAA{{$}}
; CHECK-NEXT: {{^}}all@max_linear_work_group_size=1|5{{$}}
; CHECK-NEXT: {{^}}outside@reqd_work_group_size=2|ABAAAAAAAAQBAAAAGAAAAA{{$}}
; CHECK-NEXT: {{^}}id.b@global_id_mapping=2|IAAAAAAAAAgY{{$}}
; CHECK-NEXT: {{^}}id.a@global_id_mapping=2|IAAAAAAAAAQY{{$}}
; CHECK-NOT:  {{.}}
; NONE-NOT:   {{.}}

; FOUR: four.ll:1:1: error: emit-program-metadata: !reqd_work_group_size of '@f': expected 1 to 3 integers, found 4
; TWO:  two.ll:1:1: error: emit-program-metadata: !work_group_num_dim of '@f': expected 1 integer, found 2
; NAME: error: a property file cannot hold the key 'a=b@work_group_num_dim'

;--- in.ll
@b = addrspace(1) global i32 0 #0
@plain = addrspace(1) global i32 0 "sycl-unique-id"="no device global"
@a = external addrspace(1) global i32 #1

define spir_kernel void @all() !max_linear_work_group_size !5 !max_work_group_size !4 !work_group_num_dim !3 !intel_reqd_sub_group_size !2 !reqd_work_group_size !1 {
  ret void
}

declare !reqd_work_group_size !6 spir_func void @outside()

attributes #0 = { "sycl-device-global-size"="4" "sycl-unique-id"="id.b" }
attributes #1 = { "sycl-device-global-size"="4" "sycl-unique-id"="id.a" }

!1 = !{i64 16, i64 1, i64 1}
!2 = !{i32 16}
!3 = !{i32 3}
!4 = !{i32 6}
!5 = !{i64 4294967301}
!6 = !{i32 5, i32 6}
;--- none.ll
define spir_kernel void @k() !sycl_used_aspects !0 {
  ret void
}

!0 = !{}
;--- four.ll
define spir_kernel void @f() !reqd_work_group_size !{i32 1, i32 1, i32 1, i32 1} { ret void }
;--- two.ll
define spir_kernel void @f() !work_group_num_dim !0 { ret void }
!0 = !{i32 1, i32 2}
;--- name.ll
define spir_kernel void @"a=b"() !work_group_num_dim !0 { ret void }
!0 = !{i32 1}
