; A list of another form is refused.
; RUN: not syclopt -passes=sycl-record-aspect-names -o - %s 2>&1 | FileCheck %s
; CHECK: malformed.ll:8:1: error: !sycl_used_aspects of '@f': expected aspects (i32 numbers, or pairs of name and number), found !{!"fp64"}

declare !sycl_used_aspects !1 void @f()
!sycl_aspects = !{!0}
!0 = !{!"fp64", i32 6}
!1 = !{!"fp64"}
