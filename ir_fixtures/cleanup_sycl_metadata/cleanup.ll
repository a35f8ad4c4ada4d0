; The lists of aspects go, and places of functions; what functions use, declare and are fixed to stays.
; RUN: syclopt -passes=cleanup-sycl-metadata -S < %s | FileCheck %s

; CHECK: define spir_kernel void @kernel() !sycl_used_aspects !1 !sycl_fixed_targets !2 {
; CHECK-NEXT: call void asm sideeffect "", ""(), !srcloc !3
define spir_kernel void @kernel() !srcloc !3 !sycl_used_aspects !1 !sycl_fixed_targets !2 {
  call void asm sideeffect "", ""(), !srcloc !3
  ret void
}

; CHECK: declare !sycl_declared_aspects !1 void @outside()
declare !srcloc !3 !sycl_declared_aspects !1 void @outside()

; CHECK-NOT: !sycl_aspects
; CHECK-NOT: !sycl_types_that_use_aspects
; CHECK: !other = !{!0}
%Type = type { i32 }
!sycl_aspects = !{!0}
!sycl_types_that_use_aspects = !{!4}
!other = !{!0}
!0 = !{!"fp64", i32 6}
!1 = !{i32 6}
!2 = !{}
!3 = !{i32 17}
!4 = !{!"Type", i32 6}
