; What is refused: a reference to nothing in what an image needs, with the symbol that makes it; metadata of another
; shape; a mode that there is none of. A reference to nothing in code that no image needs is not looked at.
; RUN: split-file %s %t
; RUN: not syclopt -passes='device-code-split<mode=kernel>' %t/callee.ll 2>&1 | FileCheck %s --check-prefix=CALLEE
; RUN: not syclopt -passes='device-code-split<mode=kernel>' %t/initializer.ll 2>&1 | FileCheck %s --check-prefix=VARIABLE
; RUN: not syclopt -passes='device-code-split<mode=source>' %t/node.ll 2>&1 | FileCheck %s --check-prefix=NODE
; RUN: not syclopt -passes='device-code-split<mode=source>' %t/aspect.ll 2>&1 | FileCheck %s --check-prefix=ASPECT
; RUN: not syclopt -passes='device-code-split<mode=source>' %t/size.ll 2>&1 | FileCheck %s --check-prefix=SIZE
; RUN: not syclopt -passes='device-code-split<mode=source>' %t/matrix.ll 2>&1 | FileCheck %s --check-prefix=MATRIX
; RUN: not syclopt -passes='device-code-split<mode=kernels>' %t/callee.ll 2>&1 | FileCheck %s --check-prefix=MODE
; RUN: syclopt -passes='device-code-split<mode=kernel>' %t/elsewhere.ll 2>&1 | FileCheck %s --check-prefix=ELSEWHERE

; CALLEE:   callee.ll:5:1: error: '@absent', to which '@helper' refers, is not defined
; VARIABLE: initializer.ll:1:1: error: '@absent', to which '@table' refers, is not defined
; NODE:     node.ll:1:1: error: '!4', to which '@kernel' refers, is not defined
; ASPECT:   aspect.ll:5:1: error: !sycl_used_aspects of '@kernel': expected aspects (i32 numbers, or pairs of name and number), found !{!"fp64"}
; SIZE:     size.ll:1:1: error: !reqd_work_group_size of '@kernel': expected integers, found !{!{i32 1}}
; MATRIX:   matrix.ll:5:1: error: !sycl_joint_matrix of '@kernel': expected strings, found !{i32 1}
; MODE:     -passes:1:24: error: option 'mode' of pass 'device-code-split': found 'kernels', expected 'source' or 'kernel' or 'auto' or 'none'; did you mean 'kernel'?
; ELSEWHERE-NOT: @broken
; ELSEWHERE:     define spir_kernel void @kernel()
; ELSEWHERE-NOT: @broken

;--- callee.ll
define spir_kernel void @kernel() {
  call void @helper()
  ret void
}
define void @helper() {
  call void @absent()
  ret void
}
;--- initializer.ll
@table = global ptr @absent
define spir_kernel void @kernel() {
  ret void
}
;--- node.ll
define spir_kernel void @kernel() !sycl_used_aspects !4 {
  ret void
}
;--- aspect.ll
define spir_kernel void @kernel() !sycl_used_aspects !0 {
  ret void
}

!0 = !{!"fp64"}
;--- size.ll
define spir_kernel void @kernel() !reqd_work_group_size !{!{i32 1}} {
  ret void
}
;--- matrix.ll
define spir_kernel void @kernel() !sycl_joint_matrix !0 {
  ret void
}

!0 = !{i32 1}
;--- elsewhere.ll
define spir_kernel void @kernel() {
  ret void
}
define void @broken() {
  call void @absent()
  ret void
}
