; Lists of another form are refused.
; RUN: split-file %s %t
; RUN: not syclopt -passes=sycl-simplify-conditional-aspects %t/pair.ll 2>&1 | FileCheck %s --check-prefix=PAIR
; RUN: not syclopt -passes=sycl-simplify-conditional-aspects %t/condition.ll 2>&1 | FileCheck %s --check-prefix=CONDITION
; RUN: not syclopt -passes=sycl-simplify-conditional-aspects %t/string.ll 2>&1 | FileCheck %s --check-prefix=STRING

; PAIR:      pair.ll:3:1: error: !sycl_conditionally_used_aspects of '@f': expected !{!condition, !aspects}, found !{!2}
; CONDITION: condition.ll:4:1: error: !sycl_conditionally_used_aspects of '@f': the condition (-1, 5, 7) has trailing numbers from position 3
; STRING:    string.ll:4:1: error: !sycl_conditionally_used_aspects of '@f': expected the integers of a condition, found !{!"fp16"}

;--- pair.ll
define void @f() !sycl_conditionally_used_aspects !0 { ret void }
!0 = !{!1}
!1 = !{!2}
!2 = !{i32 6}
;--- condition.ll
define void @f() !sycl_conditionally_used_aspects !0 { ret void }
!0 = !{!1}
!1 = !{!2, !3}
!2 = !{i32 -1, i32 5, i32 7}
!3 = !{i32 6}
;--- string.ll
define void @f() !sycl_conditionally_used_aspects !0 { ret void }
!0 = !{!1}
!1 = !{!2, !3}
!2 = !{!"fp16"}
!3 = !{i32 6}
