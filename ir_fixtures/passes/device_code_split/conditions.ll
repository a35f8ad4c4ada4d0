; Kernels of one translation unit are apart when they use aspects under different conditions; the order of the pairs, and
; whether equal parts share nodes, tells nothing apart.
; RUN: syclopt -passes='device-code-split<mode=source>,emit-symbols' %s -o %t.table
; RUN: cat %t_0.sym | FileCheck %s --check-prefix=FIRST
; RUN: cat %t_1.sym | FileCheck %s --check-prefix=SECOND
; RUN: cat %t_2.sym | FileCheck %s --check-prefix=THIRD
; RUN: not ls %t_3.sym

; FIRST:      {{^}}if_fp64{{$}}
; FIRST-NEXT: {{^}}again{{$}}
; FIRST-NOT:  {{.}}
; SECOND:     {{^}}if_fp16{{$}}
; SECOND-NOT: {{.}}
; THIRD:      {{^}}plain{{$}}
; THIRD-NOT:  {{.}}

define spir_kernel void @plain() #0 { ret void }
define spir_kernel void @if_fp64() #0 !sycl_conditionally_used_aspects !0 { ret void }
define spir_kernel void @if_fp16() #0 !sycl_conditionally_used_aspects !1 { ret void }
define spir_kernel void @again() #0 !sycl_conditionally_used_aspects !2 { ret void }

attributes #0 = { "sycl-module-id"="a.cpp" }

!0 = !{!3, !4}
!1 = !{!4}
!2 = !{!5, !3}
!3 = !{!6, !8}
!4 = !{!7, !9}
!5 = !{!10, !9}
!6 = !{i32 -1, i32 6}
!7 = !{i32 -1, i32 5}
!8 = !{i32 6}
!9 = !{i32 5}
!10 = !{i32 -1, i32 5}
