; Device code of a program that is compiled once calls no function that nothing defines here and that is not known to be
; SYCL_EXTERNAL. Clang before 18 does not tell: then it is for whoever links units.
; RUN: sed 's/VERSION/18/' %s > %t.18.ll
; RUN: not syclopt -passes=sycl-diagnose-device-code %t.18.ll 2>&1 | FileCheck %s --check-prefix=ERROR
; RUN: sed 's/VERSION/16/' %s > %t.16.ll
; RUN-UNCHANGED: nothing is told
; RUN: syclopt -passes=sycl-diagnose-device-code -Werror %t.16.ll -o %t.out.ll

; ERROR:     error: {{.*}}: device code calls an undefined function, which is not SYCL_EXTERNAL: 'kernel' calls 'elsewhere' {{.*}} [host-function]
; ERROR-NOT: {{.*}}error:

define void @kernel(ptr dereferenceable(1) %callable) "sycl-kernel" "sycl-kernel-entry"="k" "sycl-annotated-at"="once.hpp:1" {
  call void @elsewhere()
  call void @external()
  %x = call float @sinf(float 0.0)
  call i32 (ptr, ...) @printf(ptr null)
  ret void
}

declare void @elsewhere()
declare void @external() "sycl-annotated-at"="unit.cpp:1"
declare float @sinf(float)
declare i32 @printf(ptr, ...)

!llvm.ident = !{!0}
!0 = !{!"Debian clang version VERSION.0.6 (27)"}
