; What the target may support counts as lacking, unless the kernel needs it: a kernel that needs fp64 in any case does not
; run where there is none. Code of several kernels can only count on what all of them need.
; RUN: syclopt -passes='sycl-decide-conditional-calls<target=spir64_x86_64>' -S < %s 2>&1 | FileCheck %s

; CHECK:     warning: nothing decides the condition 'fp64' for the target 'spir64_x86_64'; what is not known counts as lacking, so 'plain_action' is not called
; CHECK:     warning: nothing decides the condition 'fp16 and fp64' for the target 'spir64_x86_64'; what is not known counts as lacking, so 'action' is not called
; CHECK:     warning: nothing decides the condition 'fp64' for the target 'spir64_x86_64'; what is not known counts as lacking, so 'shared_action' is not called
; CHECK-NOT: warning

; CHECK-LABEL: define spir_kernel void @plain(
; CHECK-NEXT:    call void @shared(ptr %p)
; CHECK-NEXT:    ret void
define spir_kernel void @plain(ptr %p) {
  call void @fp64(ptr @plain_action, ptr %p, i32 -1, i32 6)
  call void @shared(ptr %p)
  ret void
}

; Here fp16 is not known; what is used where there is fp64 is used.
; CHECK-LABEL: define spir_kernel void @double(
; CHECK-SAME:    !sycl_used_aspects ![[USED:[0-9]+]] {
; CHECK-NEXT:    call void @action(ptr %p)
; CHECK-NEXT:    call void @shared(ptr %p)
; CHECK-NEXT:    call void @own(ptr %p)
; CHECK-NEXT:    ret void
define spir_kernel void @double(ptr %p) !sycl_used_aspects !0 !sycl_conditionally_used_aspects !2 {
  call void @fp64(ptr @action, ptr %p, i32 -1, i32 6)
  call void @both(ptr @action, ptr %p, i32 -4, i32 -1, i32 5, i32 -1, i32 6)
  call void @shared(ptr %p)
  call void @own(ptr %p)
  ret void
}

; CHECK-LABEL: define spir_kernel void @declares(
; CHECK-NEXT:    call void @own(ptr %p)
; CHECK-NEXT:    ret void
define spir_kernel void @declares(ptr %p) !sycl_declared_aspects !0 {
  call void @own(ptr %p)
  ret void
}

; CHECK-LABEL: define internal void @own(
; CHECK-NEXT:    call void @action(ptr %p)
; CHECK-NEXT:    ret void
define internal void @own(ptr %p) {
  call void @fp64(ptr @action, ptr %p, i32 -1, i32 6)
  call void @not(ptr @other, ptr %p, i32 -3, i32 -1, i32 6)
  ret void
}

; CHECK-LABEL: define internal void @shared(
; CHECK-NEXT:    ret void
define internal void @shared(ptr %p) {
  call void @fp64(ptr @shared_action, ptr %p, i32 -1, i32 6)
  ret void
}

declare void @action(ptr)
declare void @plain_action(ptr)
declare void @shared_action(ptr)
declare void @other(ptr)
declare void @fp64(ptr, ptr, i32, i32) #0
declare void @not(ptr, ptr, i32, i32, i32) #0
declare void @both(ptr, ptr, i32, i32, i32, i32, i32) #0

attributes #0 = { "sycl-call-if-on-device-conditionally" }

; CHECK: ![[USED]] = !{i32 6, i32 9}
!0 = !{i32 6}
!1 = !{i32 -1, i32 6}
!2 = !{!4, !6}
!3 = !{i32 9}
!4 = !{!1, !3}
!5 = !{i32 -1, i32 5}
!6 = !{!5, !7}
!7 = !{i32 28}
