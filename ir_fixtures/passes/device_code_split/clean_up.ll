; clean-up hides what nothing outside of an image needs. Functions that may be called indirectly and variables stay
; visible; a comdat goes with its only member. Lists of functions are cut to those of the image. With mode=none, all that
; is dead then goes; what stays visible stays.
; RUN: syclopt -passes='device-code-split<mode=kernel;clean-up>' %s -o %t.table
; RUN: FileCheck %s --check-prefix=B < %t_0.ll
; RUN: FileCheck %s --check-prefix=A < %t_1.ll
; RUN: not ls %t_2.ll
; RUN: syclopt -passes='device-code-split<mode=none;clean-up>' %s -o %t.whole.table
; RUN: FileCheck %s --check-prefix=WHOLE < %t.whole_0.ll
; RUN: syclopt -passes='device-code-split<mode=none;clean-up>,device-code-split<mode=none;clean-up>' %s -S -o %t.twice.ll
; RUN: diff %t.whole_0.ll %t.twice.ll

; A-NOT:   $helper
; A:       @everywhere = global i32 0
; A:       define spir_kernel void @a() #[[#]] "sycl-entry-point"
; A:       define internal spir_func void @helper()
; A-NOT:   define
; A-NOT:   declare
; A:       !spirv.ExecutionMode = !{!0}
; A:       !sycl_registered_kernels = !{!4}
; A:       !0 = !{ptr @a, i32 4446, i32 64}
; A:       !4 = !{!5}
; A:       !5 = !{!"a", !"a"}
; A-NOT:   {{^!}}

; B-NOT:   $helper
; B:       define spir_kernel void @b() #[[#]] "sycl-entry-point"
; B:       define internal spir_func void @helper()
; B:       define spir_func void @callee() #[[#]]
; B:       declare spir_func void @outside()
; B-NOT:   !spirv.ExecutionMode
; B:       !sycl_registered_kernels = !{!4}
; B-NOT:   !0
; B:       !4 = !{}

; WHOLE:     @everywhere = global i32 0
; WHOLE-NOT: @unused_alias
; WHOLE:     define spir_kernel void @a() #[[#]] "sycl-entry-point"
; WHOLE:     define spir_kernel void @b() #[[#]] "sycl-entry-point"
; WHOLE:     define internal spir_func void @helper()
; WHOLE:     define spir_func void @callee()
; WHOLE-NOT: @unused
; WHOLE:     declare spir_func void @outside()
; WHOLE-NOT: declare
; WHOLE:     !spirv.ExecutionMode = !{!0}

$helper = comdat any

@everywhere = global i32 0
@unused_alias = alias void (), ptr @unused

define spir_kernel void @a() #0 {
  call spir_func void @helper()
  ret void
}

define spir_kernel void @b() #0 {
  call spir_func void @helper()
  call spir_func void @callee()
  call spir_func void @outside()
  ret void
}

define linkonce_odr hidden spir_func void @helper() comdat {
  ret void
}

define spir_func void @callee() #1 {
  ret void
}

define spir_func void @unused() {
  ret void
}

declare spir_func void @outside()
declare spir_func void @never()

attributes #0 = { "sycl-module-id"="a.cpp" }
attributes #1 = { "referenced-indirectly" }

!spirv.ExecutionMode = !{!0, !1, !2}
!sycl_registered_kernels = !{!4}

!0 = !{ptr @a, i32 4446, i32 64}
!1 = !{null, i32 4446, i32 64}
!2 = !{ptr @never, i32 4446, i32 64}
!4 = !{!5, !6}
!5 = !{!"a", !"a"}
!6 = !{!"gone", !"gone"}
