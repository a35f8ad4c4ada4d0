; Kernels and declarations are no conditional callers; without a prefix, nothing is said of a module that needs none.
; UNCHANGED: nothing to replace
; RUN: syclopt -passes=sycl-conditional-call-on-device -S < %s 2>&1 | FileCheck %s

; CHECK-NOT: warning
; CHECK: define spir_kernel void @kernel() #0
define spir_kernel void @kernel() #0 {
  call void @stub_x_1(ptr @kernel, ptr null, i32 -1, i32 5)
  ret void
}

; CHECK: declare void @stub_x_1(ptr, ptr, i32, i32) #0
declare void @stub_x_1(ptr, ptr, i32, i32) #0

attributes #0 = { "sycl-call-if-on-device-conditionally" }
