; Without a table of aspects the pass does nothing.
; UNCHANGED: there is no table
; RUN: syclopt -passes=sycl-propagate-aspects-usage -S < %s | FileCheck %s

; CHECK: define spir_kernel void @kernel(double %x) !sycl_declared_aspects !0 {
define spir_kernel void @kernel(double %x) !sycl_declared_aspects !0 {
  ret void
}

!0 = !{i32 6}
