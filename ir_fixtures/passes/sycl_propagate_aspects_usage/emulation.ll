; With conversions emulated, only what the emulation cannot do needs fp64.
; RUN: syclopt -passes='sycl-propagate-aspects-usage<fp64-conv-emu>' -S < %s | FileCheck %s
; RUN: syclopt -passes=sycl-propagate-aspects-usage -S < %s | FileCheck %s --check-prefix=ALL

%Holder = type { double }
%Marked = type { i32 }

; CHECK: define spir_func double @converts(float %f, double %g, ptr %p, ptr %q) {
; ALL:   define spir_func double @converts(float %f, double %g, ptr %p, ptr %q) !sycl_used_aspects
define spir_func double @converts(float %f, double %g, ptr %p, ptr %q) {
  %a = alloca double
  %h = alloca %Holder
  %d = fpext float %f to double
  store double %d, ptr %a
  %e = load double, ptr %p
  %i = fptosi double %e to i32
  %s = getelementptr %Holder, ptr %h, i64 0, i32 0
  %t = fcmp ogt double %d, %e
  %u = call double @defined(double %d)
  call void @llvm.memcpy.p0.p0.i64(ptr %h, ptr %q, i64 8, i1 false)
  ret double %u
}

; CHECK: define spir_func double @defined(double %x) {
define spir_func double @defined(double %x) {
  ret double %x
}

; CHECK: define spir_func double @adds(double %x) !sycl_used_aspects ![[FP64:[0-9]+]] {
define spir_func double @adds(double %x) {
  %y = fadd double %x, %x
  ret double %y
}

; CHECK: define spir_func double @selects(i1 %c, double %x) !sycl_used_aspects ![[FP64]] {
define spir_func double @selects(i1 %c, double %x) {
  %y = select i1 %c, double %x, double 0.000000e+00
  ret double %y
}

; CHECK: define spir_func double @calls_outside(double %x) !sycl_used_aspects ![[FP64]] {
define spir_func double @calls_outside(double %x) {
  %y = tail call double @outside(double %x)
  ret double %y
}

; CHECK: declare double @outside(double)
declare double @outside(double)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

; A type that uses fp64 by metadata keeps it.
; CHECK: define spir_func void @marked() !sycl_used_aspects ![[FP64]] {
define spir_func void @marked() {
  %x = alloca %Marked
  ret void
}

!sycl_aspects = !{!0}
!sycl_types_that_use_aspects = !{!1}
!0 = !{!"fp64", i32 6}
!1 = !{!"Marked", i32 6}
; CHECK: ![[FP64]] = !{i32 6}
