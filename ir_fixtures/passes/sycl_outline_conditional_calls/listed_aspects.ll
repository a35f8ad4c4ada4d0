; Functions may use aspects of which their code says nothing: lists tell, with conditions. What is listed under a condition
; that holds in an add-on image is used there.
; RUN: syclopt -passes='sycl-outline-conditional-calls,verify' -S < %s | FileCheck %s

; CHECK-LABEL: define spir_kernel void @kernel(ptr %p)
; CHECK-SAME:    !sycl_conditionally_used_aspects
; CHECK-NEXT:    call void @outer(ptr %p)
define spir_kernel void @kernel(ptr %p) !sycl_conditionally_used_aspects !0 {
  call void @stub(ptr @outer, ptr %p, i32 -1, i32 5)
  ret void
}

; This one only runs where there is fp64 (6), so that it uses what it uses with fp64.
; CHECK-LABEL: define spir_kernel void @needs_double(ptr %p)
; CHECK-SAME:    !sycl_used_aspects ![[BOTH:[0-9]+]]
; CHECK-NEXT:    call void @uses_both(ptr %p)
define spir_kernel void @needs_double(ptr %p) !sycl_used_aspects !6 !sycl_conditionally_used_aspects !7 {
  call void @stub(ptr @uses_both, ptr %p, i32 -1, i32 6)
  ret void
}

; CHECK-LABEL: define internal void @outer(ptr %p) "sycl-add-on-image"="1"
; CHECK-SAME:    !sycl_used_aspects ![[HALF:[0-9]+]] {
; CHECK-NEXT:    call void @inner(ptr %p)
define internal void @outer(ptr %p) !sycl_conditionally_used_aspects !0 {
  call void @stub(ptr @inner, ptr %p, i32 -1, i32 6)
  ret void
}

; It is only called from the other: both conditions hold.
; CHECK-LABEL: define internal void @inner(ptr %p) "sycl-add-on-image"="2"
; CHECK-SAME:    !sycl_used_aspects ![[TWELVE:[0-9]+]] {
define internal void @inner(ptr %p) !sycl_conditionally_used_aspects !3 {
  ret void
}

define internal void @uses_both(ptr %p) !sycl_conditionally_used_aspects !7 {
  ret void
}

; CHECK-NOT: @stub
declare void @stub(ptr, ptr, i32, i32) "sycl-call-if-on-device-conditionally"

!0 = !{!1, !4}
!1 = !{!2, !5}
!2 = !{i32 -1, i32 5}
!3 = !{!4}
!4 = !{!9, !10}
!5 = !{i32 5}
!6 = !{i32 6}
!7 = !{!8}
!8 = !{!11, !5}
!9 = !{i32 -4, i32 -1, i32 5, i32 -1, i32 6}
!10 = !{i32 12}
!11 = !{i32 -1, i32 6}
; CHECK-DAG: ![[BOTH]] = !{i32 5, i32 6}
; CHECK-DAG: ![[HALF]] = !{i32 5}
; CHECK-DAG: ![[TWELVE]] = !{i32 12}
