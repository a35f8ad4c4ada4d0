; What any of several GPUs may be or have stays conditional, and so do the aspects that are used there. What all of them
; have, and what none of them is, is decided.
; RUN: syclopt -passes='sycl-decide-conditional-calls<target=nvptx64-nvidia-cuda;known-only>' -Werror=undecided-condition -S < %s | FileCheck %s

; CHECK-LABEL: define spir_kernel void @kernel(
; CHECK-SAME:    !sycl_conditionally_used_aspects ![[LEFT:[0-9]+]] !sycl_used_aspects ![[USED:[0-9]+]] {
; CHECK-NEXT:    call void @action(ptr %p)
; CHECK-NEXT:    call void @architecture(ptr @action, ptr %p, i32 -2, i64 72057594037964800)
; CHECK-NEXT:    call void @aspect(ptr @action, ptr %p, i32 -1, i32 34)
; CHECK-NEXT:    ret void
define spir_kernel void @kernel(ptr %p) !sycl_conditionally_used_aspects !0 {
  call void @aspect(ptr @action, ptr %p, i32 -1, i32 6)
  call void @aspect(ptr @other, ptr %p, i32 -1, i32 1)
  call void @architecture(ptr @other, ptr %p, i32 -2, i64 13136561920)
  call void @architecture(ptr @other, ptr %p, i32 -2, i64 216172782113783808)
  call void @architecture(ptr @action, ptr %p, i32 -2, i64 72057594037964800)
  call void @aspect(ptr @action, ptr %p, i32 -1, i32 34)
  ret void
}

declare void @action(ptr)
declare void @other(ptr)
declare void @aspect(ptr, ptr, i32, i32) "sycl-call-if-on-device-conditionally"
declare void @architecture(ptr, ptr, i32, i64) "sycl-call-if-on-device-conditionally"

; CHECK-DAG: ![[LEFT]] = !{![[PAIR:[0-9]+]]}
; CHECK-DAG: ![[PAIR]] = !{![[CONDITION:[0-9]+]], ![[ASPECT:[0-9]+]]}
; CHECK-DAG: ![[CONDITION]] = !{i32 -2, i32 36864}
; CHECK-DAG: ![[ASPECT]] = !{i32 9}
; CHECK-DAG: ![[USED]] = !{i32 5}
!0 = !{!1, !4, !7}
!1 = !{!2, !3}
!2 = !{i32 -1, i32 6}
!3 = !{i32 5}
!4 = !{!5, !6}
!5 = !{i32 -2, i64 72057594037964800}
!6 = !{i32 9}
!7 = !{!8, !6}
!8 = !{i32 -1, i32 1}
