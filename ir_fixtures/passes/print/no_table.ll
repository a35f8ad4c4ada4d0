; A module without a table of aspects gets the known names and numbers.
; RUN: syclopt -passes='print<aspects>' -o /dev/null %s 2>&1 | FileCheck %s --match-full-lines

; CHECK:      Aspects of {{.*}}no_table.ll
; CHECK-NEXT: kernel kernel
; CHECK-NEXT:   cpu (1): kernel
; CHECK-NEXT:   fp64 (6): kernel
define spir_kernel void @kernel(double %x) !sycl_used_aspects !0 {
  ret void
}

!0 = !{i32 1}
