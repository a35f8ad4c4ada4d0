; The image with the greatest key, byte by byte, comes first. Numbers compare as text; a feature that is absent leaves
; only the dash behind it. An image of a set of virtual functions is where the greatest key of its functions has it.
; RUN: rm -rf %t && mkdir %t
; RUN: syclopt-post-link -split=source -symbols -S %s -o %t/t.files
; RUN: cat %t/t_0.sym %t/t_1.sym %t/t_2.sym %t/t_3.sym %t/t_4.sym %t/t_5.sym %t/t_6.sym | FileCheck %s
; RUN: not ls %t/t_7.sym
; RUN: syclopt-post-link --split=auto --symbols -S %s -o %t/a.files
; RUN: cat %t/a_0.sym %t/a_1.sym %t/a_2.sym %t/a_3.sym %t/a_4.sym %t/a_5.sym %t/a_6.sym | FileCheck %s

; CHECK:      {{^}}of_another_unit{{$}}
; CHECK-NEXT: {{^}}virtual{{$}}
; CHECK-NEXT: {{^}}with_aspect{{$}}
; CHECK-NEXT: {{^}}with_work_group_size{{$}}
; CHECK-NEXT: {{^}}with_sub_group_size{{$}}
; CHECK-NEXT: {{^}}with_opt_level{{$}}
; CHECK-NEXT: {{^}}plain{{$}}
; CHECK-NOT:  {{.}}

target triple = "spir64-unknown-unknown"

define spir_kernel void @plain() #0 { ret void }
define spir_kernel void @with_opt_level() #1 { ret void }
define spir_kernel void @with_sub_group_size() #0 !intel_reqd_sub_group_size !0 { ret void }
define spir_kernel void @with_work_group_size() #0 !reqd_work_group_size !1 { ret void }
define spir_kernel void @with_aspect() #0 !sycl_used_aspects !2 { ret void }
define spir_func void @virtual() #2 { ret void }
define spir_kernel void @of_another_unit() #3 { ret void }

attributes #0 = { "sycl-module-id"="p.cpp" }
attributes #1 = { "sycl-module-id"="p.cpp" "sycl-optlevel"="0" }
attributes #2 = { "sycl-module-id"="p.cpp" "indirectly-callable"="S" }
attributes #3 = { "sycl-module-id"="q.cpp" }

!0 = !{i32 16}
!1 = !{i32 16, i32 1, i32 1}
!2 = !{i32 6}
