; Typed pointers of old LLVM contain nothing; numbered types count as named ones do.
; RUN: syclopt -passes=sycl-propagate-aspects-usage -S < %s | FileCheck %s

%0 = type { double, i32 }
%1 = type { %0*, i32 }
%struct.P = type { double*, [2 x %0]*, void (double)* }

; CHECK: define spir_func void @pointers(double* %a, %0* %b, double (i32)* %c, %struct.P* %d, double addrspace(1)* %e) {
define spir_func void @pointers(double* %a, %0* %b, double (i32)* %c, %struct.P* %d, double addrspace(1)* %e) {
  %x = alloca %struct.P, align 8
  %y = alloca %1, align 8
  %z = bitcast %0* %b to i8*
  ret void
}

; CHECK: define spir_func double @values(double* %a) !sycl_used_aspects ![[FP64:[0-9]+]] {
define spir_func double @values(double* %a) {
  %x = load double, double* %a
  ret double %x
}

; CHECK: define spir_func void @numbered() !sycl_used_aspects ![[FP64]] {
define spir_func void @numbered() {
  %1 = alloca %0, align 8
  ret void
}

; Local values %0 and %1 are no types.
; CHECK: define spir_func i32 @not_numbered(i32 %0) {
define spir_func i32 @not_numbered(i32 %0) {
  %2 = add i32 %0, %0
  ret i32 %2
}

!sycl_aspects = !{!0}
!0 = !{!"fp64", i32 6}
; CHECK: ![[FP64]] = !{i32 6}
