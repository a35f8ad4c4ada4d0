; The lists of aspects go, places of functions, and nodes that only these refer to; what functions use, declare and are
; fixed to stays.
; RUN: syclopt -passes=cleanup-sycl-metadata -S < %s | FileCheck %s

; CHECK: define spir_kernel void @kernel() !sycl_used_aspects !1 !sycl_fixed_targets !2 {
; CHECK-NEXT: call void asm sideeffect "", ""(), !srcloc !3
define spir_kernel void @kernel() !srcloc !3 !sycl_used_aspects !1 !sycl_fixed_targets !2 {
  call void asm sideeffect "", ""(), !srcloc !3
  ret void
}

; CHECK: declare !sycl_declared_aspects !6 void @outside()
declare !srcloc !5 !sycl_declared_aspects !6 void @outside()

; CHECK-NOT: !sycl_aspects
; CHECK-NOT: !sycl_types_that_use_aspects
; CHECK: !other = !{!0}
; CHECK-NEXT: !0 = !{!"fp64", i32 6}
; CHECK-NEXT: !1 = !{i32 6}
; CHECK-NEXT: !2 = !{}
; CHECK-NEXT: !3 = !{i32 17}
; CHECK-NEXT: !6 = !{!8}
; CHECK-NEXT: !8 = !{!"fp16", i32 5}
; CHECK-NOT: {{.}}
%Type = type { i32 }
!sycl_aspects = !{!0, !7, !8}
!sycl_types_that_use_aspects = !{!4}
!other = !{!0}
!0 = !{!"fp64", i32 6}
!1 = !{i32 6}
!2 = !{}
!3 = !{i32 17}
!4 = !{!"Type", i32 6}
!5 = !{i32 18}
!6 = !{!8}
!7 = !{!"gpu", i32 2}
!8 = !{!"fp16", i32 5}
