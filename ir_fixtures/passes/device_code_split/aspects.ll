; Aspects are integers, or pairs of name and integer, inline or as nodes of their own; only the number counts, sorted as
; a number. A negative one, which is internal to a compiler, splits too, as its unsigned 32-bit text.
; RUN: syclopt -passes='device-code-split<mode=source>,emit-symbols' %s -o %t.table
; RUN: cat %t_0.sym %t_1.sym %t_2.sym %t_3.sym %t_4.sym | FileCheck %s
; RUN: not ls %t_5.ll

; CHECK:      {{^}}fp64{{$}}
; CHECK-NEXT: {{^}}fp64_pair{{$}}
; CHECK-NEXT: {{^}}fp64_inline_pair{{$}}
; CHECK-NEXT: {{^}}fp64_wide{{$}}
; CHECK-NEXT: {{^}}both{{$}}
; CHECK-NEXT: {{^}}both_backwards{{$}}
; CHECK-NEXT: {{^}}negative{{$}}
; CHECK-NEXT: {{^}}twelve{{$}}
; CHECK-NEXT: {{^}}none{{$}}
; CHECK-NEXT: {{^}}empty{{$}}
; CHECK-NOT:  {{.}}

define spir_kernel void @none() { ret void }
define spir_kernel void @empty() !sycl_used_aspects !0 { ret void }
define spir_kernel void @twelve() !sycl_used_aspects !1 { ret void }
define spir_kernel void @both() !sycl_used_aspects !2 { ret void }
define spir_kernel void @fp64() !sycl_used_aspects !3 { ret void }
define spir_kernel void @fp64_pair() !sycl_used_aspects !4 { ret void }
define spir_kernel void @fp64_inline_pair() !sycl_used_aspects !6 { ret void }
define spir_kernel void @negative() !sycl_used_aspects !7 { ret void }
define spir_kernel void @both_backwards() !sycl_used_aspects !8 { ret void }
define spir_kernel void @fp64_wide() !sycl_used_aspects !9 { ret void }

!0 = !{}
!1 = !{i32 12}
!2 = !{i32 5, i32 12}
!3 = !{i32 6}
!4 = !{!5}
!5 = !{!"fp64", i32 6}
!6 = !{!{!"fp64", i32 6}}
!7 = !{i32 -1}
!8 = !{!10, i32 5}
!9 = !{i64 6}
!10 = !{!"ext", i32 12}
