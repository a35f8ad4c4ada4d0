; With dynamic-linking, an image declares functions of other images. What lists say of these stays: they are in the
; image, if only as declarations.
; RUN: syclopt -passes='device-code-split<mode=source;dynamic-linking;clean-up>' %s -o %t.table
; RUN: FileCheck %s --check-prefix=B < %t_0.ll
; RUN: FileCheck %s --check-prefix=A < %t_1.ll

; A:     declare spir_func void @callee() #[[#]]
; A:     !spirv.ExecutionMode = !{!0, !1}
; A:     !sycl_registered_kernels = !{!3}
; A:     !3 = !{!4, !5}

; B-NOT: @a(
; B:     !spirv.ExecutionMode = !{!1, !2}
; B:     !sycl_registered_kernels = !{!3}
; B:     !3 = !{!5}

define spir_kernel void @a() #0 {
  call spir_func void @callee()
  ret void
}

define spir_func void @callee() #1 {
  ret void
}

define spir_kernel void @b() #1 {
  ret void
}

attributes #0 = { "sycl-module-id"="a.cpp" }
attributes #1 = { "sycl-module-id"="b.cpp" }

!spirv.ExecutionMode = !{!0, !1, !2}
!sycl_registered_kernels = !{!3}

!0 = !{ptr @a, i32 4446, i32 64}
!1 = !{ptr @callee, i32 4446, i32 64}
!2 = !{ptr @b, i32 4446, i32 64}
!3 = !{!4, !5}
!4 = !{!"the kernel", !"a"}
!5 = !{!"the callee", !"callee"}
