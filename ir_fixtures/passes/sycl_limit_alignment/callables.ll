; A kernel's one parameter by value keeps its alignment, which loops around kernels see to; accesses in the kernel rely on 16. Where
; there are several, or no kernel, parameters are as aligned as others.
; RUN: syclopt -passes=sycl-limit-alignment -S < %s | FileCheck %s

; CHECK-LABEL: define spir_kernel void @kernel(ptr noundef byval({ [128 x i8] }) align 64 %callable)
define spir_kernel void @kernel(ptr noundef byval({ [128 x i8] }) align 64 %callable) {
  ; CHECK-NEXT: %x = load <8 x double>, ptr %callable, align 16
  %x = load <8 x double>, ptr %callable, align 64
  ret void
}

; CHECK: define spir_kernel void @two(ptr byval({ [64 x i8] }) align 16 %a, ptr byval({ [64 x i8] }) align 16 %b)
define spir_kernel void @two(ptr byval({ [64 x i8] }) align 64 %a, ptr byval({ [64 x i8] }) align 64 %b) {
  ret void
}

; CHECK: define void @function(ptr byval({ [64 x i8] }) align 16 %a)
define void @function(ptr byval({ [64 x i8] }) align 64 %a) {
  ret void
}
