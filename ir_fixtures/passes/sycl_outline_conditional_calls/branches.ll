; Inside of a branch, what its condition implies is decided: a helper that only branches call, and what is behind it. One
; that other code calls too keeps its conditional calls, which may be of the add-on image that it is in itself.
; RUN: syclopt -passes='sycl-outline-conditional-calls,verify' -S < %s | FileCheck %s
; RUN: syclopt -passes='sycl-outline-conditional-calls,sycl-outline-conditional-calls' -S < %s | FileCheck %s

; CHECK-LABEL: define spir_kernel void @kernel(ptr %p)
; CHECK-NEXT:    call void @double(ptr %p)
; CHECK-NEXT:    call void @pvc(ptr %p)
; CHECK-NEXT:    call void @shared(ptr %p)
; CHECK-NEXT:    call void @again(ptr %p)
define spir_kernel void @kernel(ptr %p) {
  call void @stub(ptr @double, ptr %p, i32 -1, i32 6)
  call void @stub(ptr @pvc, ptr %p, i32 -2, i32 251660032)
  call void @shared(ptr %p)
  call void @stub(ptr @again, ptr %p, i32 -1, i32 6)
  ret void
}

; A kernel that needs fp64 in any case only runs where it is.
; CHECK-LABEL: define spir_kernel void @needs_double(ptr %p)
; CHECK-NEXT:    call void @inner(ptr %p)
; CHECK-NEXT:    ret void
define spir_kernel void @needs_double(ptr %p) !sycl_used_aspects !1 {
  call void @stub(ptr @inner, ptr %p, i32 -1, i32 6)
  call void @stub3(ptr @single, ptr %p, i32 -3, i32 -1, i32 6)
  ret void
}

; CHECK-LABEL: define internal void @double(ptr %p)
; CHECK-SAME:    "sycl-add-on-image"="1" "sycl-add-on-condition"="-1,6" !sycl_used_aspects ![[DOUBLE:[0-9]+]] {
; CHECK-NEXT:    call void @helper(ptr %p)
; CHECK-NEXT:    call void @shared(ptr %p)
; CHECK-NEXT:    ret void
define internal void @double(ptr %p) {
  call void @helper(ptr %p)
  call void @stub3(ptr @single, ptr %p, i32 -3, i32 -1, i32 6)
  call void @shared(ptr %p)
  ret void
}

; PVC has fp64.
; CHECK-LABEL: define internal void @pvc(ptr %p)
; CHECK-SAME:    "sycl-add-on-image"="2" "sycl-add-on-condition"="-2,251660032" !sycl_used_aspects ![[DOUBLE]] {
; CHECK-NEXT:    call void @helper(ptr %p)
; CHECK-NEXT:    ret void
define internal void @pvc(ptr %p) {
  call void @helper(ptr %p)
  ret void
}

; Both branches have fp64, but not both have fp16. What the call of the inner one needs, the branches need.
; CHECK-LABEL: define linkonce_odr void @helper(ptr %p)
; CHECK-NEXT:    call void @inner(ptr %p)
; CHECK-NEXT:    call void @half(ptr %p)
; CHECK-NEXT:    ret void
define linkonce_odr void @helper(ptr %p) {
  call void @stub(ptr @inner, ptr %p, i32 -1, i32 6)
  call void @stub3(ptr @single, ptr %p, i32 -3, i32 -1, i32 6)
  call void @stub(ptr @half, ptr %p, i32 -1, i32 5)
  ret void
}

; CHECK-LABEL: define internal void @inner(ptr %p) {
define internal void @inner(ptr %p) {
  %x = alloca double
  ret void
}

; CHECK-LABEL: define internal void @half(ptr %p) "sycl-add-on-image"="3" "sycl-add-on-condition"="-1,5" {
define internal void @half(ptr %p) {
  ret void
}

; CHECK-LABEL: define internal void @single(ptr %p) "sycl-add-on-image"="4" "sycl-add-on-condition"="-3,-1,6" {
define internal void @single(ptr %p) {
  ret void
}

; CHECK-LABEL: define internal void @shared(ptr %p) {
; CHECK-NEXT:    call void @again(ptr %p)
; CHECK-NEXT:    call void @single(ptr %p)
; CHECK-NEXT:    ret void
define internal void @shared(ptr %p) {
  call void @stub(ptr @again, ptr %p, i32 -1, i32 6)
  call void @stub3(ptr @single, ptr %p, i32 -3, i32 -1, i32 6)
  ret void
}

; CHECK-LABEL: define internal void @again(ptr %p)
; CHECK-SAME:    "sycl-add-on-image"="1" "sycl-add-on-condition"="-1,6" !sycl_used_aspects ![[DOUBLE]] {
; CHECK-NEXT:    call void @inner(ptr %p)
define internal void @again(ptr %p) {
  call void @inner(ptr %p)
  ret void
}

; CHECK-NOT: @stub
declare void @stub(ptr, ptr, i32, i32) #0
declare void @stub3(ptr, ptr, i32, i32, i32) #0

attributes #0 = { "sycl-call-if-on-device-conditionally" }

!sycl_aspects = !{!0}
!0 = !{!"fp64", i32 6}
; CHECK: ![[DOUBLE]] = !{i32 6}
!1 = !{i32 6}
