; Actions that make conditional calls themselves: their condition is that of the call alone, as the outer one holds where
; they run. A copy of such an action makes the same calls.
; RUN: syclopt -passes='sycl-outline-conditional-calls,verify' -S < %s | FileCheck %s

; CHECK-LABEL: define void @user(ptr %p)
; CHECK-NEXT:    call void @outer$1(ptr %p)
; CHECK-NEXT:    call void @outer(ptr %p)
define void @user(ptr %p) {
  call void @stub(ptr @outer, ptr %p, i32 -1, i32 5)
  call void @outer(ptr %p)
  ret void
}

; CHECK-LABEL: define internal void @outer(ptr %p) {
; CHECK-NEXT:    call void @middle(ptr %p)
; CHECK-NEXT:    ret void
define internal void @outer(ptr %p) {
  call void @middle(ptr %p)
  ret void
}

; CHECK-LABEL: define internal void @middle(ptr %p) {
; CHECK-NEXT:    call void @inner(ptr %p)
; CHECK-NEXT:    call void @other$1(ptr %p)
; CHECK-NEXT:    ret void
define internal void @middle(ptr %p) {
  call void @stub(ptr @inner, ptr %p, i32 -1, i32 6)
  call void @stub(ptr @other, ptr %p, i32 -1, i32 9)
  ret void
}

; CHECK-LABEL: define internal void @inner(ptr %p) "sycl-add-on-image"="2" "sycl-add-on-condition"="-1,6" {
; CHECK-NEXT:    call void @other$2(ptr %p)
define internal void @inner(ptr %p) {
  call void @stub(ptr @other, ptr %p, i32 -1, i32 5)
  ret void
}

; CHECK-LABEL: define internal void @other$1(ptr %p) "sycl-add-on-image"="3" "sycl-add-on-condition"="-1,9" !sycl_used_aspects
define internal void @other(ptr %p) !sycl_used_aspects !0 {
  ret void
}

; CHECK-NOT: @stub
declare void @stub(ptr, ptr, i32, i32) "sycl-call-if-on-device-conditionally"

; CHECK-LABEL: define internal void @outer$1(ptr %p) "sycl-add-on-image"="1" "sycl-add-on-condition"="-1,5" {
; CHECK-NEXT:    call void @middle(ptr %p)
; CHECK-LABEL: define internal void @other$2(ptr %p) "sycl-add-on-image"="4" "sycl-add-on-condition"="-1,5" !sycl_used_aspects

!0 = !{i32 9}
