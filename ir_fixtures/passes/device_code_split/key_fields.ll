; Each of the eleven fields of the key splits an image off, and an earlier field counts more. An attribute that is empty
; counts as absent; aspects that a kernel declares, fixed targets, and features of callees do not count.
; RUN: syclopt -passes='device-code-split<mode=source>,emit-symbols' %s -o %t.table
; RUN: cat %t_0.sym %t_1.sym %t_2.sym %t_3.sym %t_4.sym %t_5.sym %t_6.sym %t_7.sym %t_8.sym %t_9.sym | FileCheck %s
; RUN: cat %t_10.sym %t_11.sym | FileCheck %s --check-prefix=LAST
; RUN: not ls %t_12.ll

; CHECK:      {{^}}f1_module{{$}}
; CHECK-NEXT: {{^}}f2_callable{{$}}
; CHECK-NEXT: {{^}}f3_registers{{$}}
; CHECK-NEXT: {{^}}f4_grf{{$}}
; CHECK-NEXT: {{^}}f5_aspects{{$}}
; CHECK-NEXT: {{^}}f6_group_size{{$}}
; CHECK-NEXT: {{^}}f7_dimensions{{$}}
; CHECK-NEXT: {{^}}f8_sub_group_size{{$}}
; CHECK-NEXT: {{^}}f9_level{{$}}
; CHECK-NEXT: {{^}}f10_matrix{{$}}
; CHECK-NOT:  {{.}}

; LAST:      {{^}}f11_matrix_mad{{$}}
; LAST-NEXT: {{^}}base{{$}}
; LAST-NEXT: {{^}}empty{{$}}
; LAST-NEXT: {{^}}no_field{{$}}
; LAST-NOT:  {{.}}

define spir_kernel void @base() #0 { ret void }
define spir_kernel void @f11_matrix_mad() #0 !sycl_joint_matrix_mad !4 { ret void }
define spir_kernel void @f10_matrix() #0 !sycl_joint_matrix !4 { ret void }
define spir_kernel void @f9_level() #9 { ret void }
define spir_kernel void @f8_sub_group_size() #0 !intel_reqd_sub_group_size !1 { ret void }
define spir_kernel void @f7_dimensions() #0 !work_group_num_dim !2 { ret void }
define spir_kernel void @f6_group_size() #0 !reqd_work_group_size !3 { ret void }
define spir_kernel void @f5_aspects() #0 !sycl_used_aspects !0 { ret void }
define spir_kernel void @f4_grf() #4 { ret void }
define spir_kernel void @f3_registers() #3 { ret void }
define spir_kernel void @f2_callable() #2 { ret void }
define spir_kernel void @f1_module() #1 { ret void }
define spir_kernel void @empty() #5 !sycl_used_aspects !5 { ret void }

define spir_kernel void @no_field() #6 !sycl_declared_aspects !0 !sycl_fixed_targets !1 {
  call spir_func void @callee()
  ret void
}

define spir_func void @callee() !sycl_used_aspects !0 !reqd_work_group_size !3 { ret void }

attributes #0 = { "sycl-module-id"="m" }
attributes #1 = { "sycl-module-id"="n" }
attributes #2 = { "sycl-module-id"="m" "indirectly-callable"="set" }
attributes #3 = { "sycl-module-id"="m" "sycl-register-alloc-mode"="2" }
attributes #4 = { "sycl-module-id"="m" "sycl-grf-size"="256" }
attributes #5 = { "sycl-module-id"="m" "indirectly-callable"="" "sycl-grf-size" "sycl-optlevel"="" }
attributes #6 = { nounwind "sycl-module-id"="m" "other"="x" }
attributes #9 = { "sycl-module-id"="m" "sycl-optlevel"="0" }

!0 = !{i32 6}
!1 = !{i32 16}
!2 = !{i32 2}
!3 = !{i32 8, i32 1}
!4 = !{!"S"}
!5 = !{}
