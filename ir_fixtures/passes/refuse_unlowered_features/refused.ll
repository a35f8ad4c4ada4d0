; What needs a lowering that no pass does is refused, with the place of what needs it.
; RUN: rm -rf %t && split-file %s %t
; RUN: not syclopt -passes=refuse-unlowered-features %t/simd.ll 2>&1 | FileCheck %s --check-prefix=SIMD
; RUN: not syclopt -passes='refuse-unlowered-features<split-esimd>' %t/simd.ll 2>&1 | FileCheck %s --check-prefix=SPLIT-SIMD
; RUN: not syclopt -passes=refuse-unlowered-features %t/matrix.ll 2>&1 | FileCheck %s --check-prefix=MATRIX
; RUN: not syclopt -passes=refuse-unlowered-features %t/layout.ll 2>&1 | FileCheck %s --check-prefix=LAYOUT
; RUN: not syclopt -passes='refuse-unlowered-features<lower-esimd>' %t/esimd.ll 2>&1 | FileCheck %s --check-prefix=LOWER
; RUN: not syclopt -passes='refuse-unlowered-features<split-esimd>' %t/esimd.ll 2>&1 | FileCheck %s --check-prefix=SPLIT

; SIMD:       simd.ll:6:1: error: refuse-unlowered-features: '@_Z33__regcall3____builtin_invoke_simdXX': calls of invoke_simd cannot be lowered here
; SPLIT-SIMD: simd.ll:6:1: error: refuse-unlowered-features: 'invoke_simd' calls detected, '-split-esimd' must not be specified
; MATRIX:     matrix.ll:9:1: error: refuse-unlowered-features: '@_Z19__spirv_AccessChainIfE': joint-matrix builtins cannot be rewritten here
; LAYOUT:     layout.ll:5:1: error: refuse-unlowered-features: '@joint_matrix_layout_to_spv': joint-matrix builtins
; LOWER:      esimd.ll:5:1: error: refuse-unlowered-features: '@e': ESIMD functions cannot be lowered here
; SPLIT:      esimd.ll:5:1: error: refuse-unlowered-features: '@e': ESIMD functions cannot be split from others here

;--- simd.ll
define spir_kernel void @k(ptr %f) {
  %r = call x86_regcallcc float @_Z33__regcall3____builtin_invoke_simdXX(ptr %f, float 1.0)
  ret void
}

declare x86_regcallcc float @_Z33__regcall3____builtin_invoke_simdXX(ptr, float)
;--- matrix.ll
%wrapper = type { target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 0) }

define spir_kernel void @k() {
  %m = alloca %wrapper
  %e = call ptr @_Z19__spirv_AccessChainIfE(ptr %m, i64 0)
  ret void
}

declare ptr @_Z19__spirv_AccessChainIfE(ptr, i64)
;--- layout.ll
define spir_kernel void @k() {
  %l = call i32 @joint_matrix_layout_to_spv(i32 1)
  ret void
}
define internal i32 @joint_matrix_layout_to_spv(i32 %l) {
  ret i32 %l
}
;--- esimd.ll
define spir_kernel void @s() {
  ret void
}

define spir_kernel void @e() !sycl_explicit_simd !0 {
  ret void
}

!0 = !{}
