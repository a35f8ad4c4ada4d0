; Lists that tell functions apart stay as they are, and so do functions without.
; UNCHANGED: nothing to simplify
; RUN: syclopt -passes=sycl-simplify-conditional-aspects -S < %s | FileCheck %s

; CHECK: define spir_kernel void @f() !sycl_conditionally_used_aspects !0 {
define spir_kernel void @f() !sycl_conditionally_used_aspects !0 { ret void }
; CHECK: define spir_kernel void @g() !sycl_used_aspects !3 {
define spir_kernel void @g() !sycl_used_aspects !3 { ret void }

!0 = !{!1}
!1 = !{!2, !3}
!2 = !{i32 -1, i32 5}
!3 = !{i32 6}
