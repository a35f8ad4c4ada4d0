; What needs a lowering that no pass does is refused, with the place of what needs it.
; RUN: rm -rf %t && split-file %s %t
; RUN: not syclopt -passes=refuse-unlowered-features %t/simd.ll 2>&1 | FileCheck %s --check-prefix=SIMD
; RUN: not syclopt -passes='refuse-unlowered-features<split-esimd>' %t/simd.ll 2>&1 | FileCheck %s --check-prefix=SPLIT-SIMD
; RUN: not syclopt -passes='refuse-unlowered-features<lower-esimd>' %t/esimd.ll 2>&1 | FileCheck %s --check-prefix=LOWER
; RUN: not syclopt -passes='refuse-unlowered-features<split-esimd>' %t/esimd.ll 2>&1 | FileCheck %s --check-prefix=SPLIT

; SIMD:       simd.ll:1:1: error: refuse-unlowered-features: in 'k': calls of invoke_simd cannot be lowered here
; SPLIT-SIMD: simd.ll:1:1: error: refuse-unlowered-features: in 'k': 'invoke_simd' calls detected, '-split-esimd' must not be specified
; LOWER:      esimd.ll:5:1: error: refuse-unlowered-features: '@e': ESIMD functions cannot be lowered here
; SPLIT:      esimd.ll:5:1: error: refuse-unlowered-features: '@e': ESIMD functions cannot be split from others here

;--- simd.ll
define spir_kernel void @k(ptr %f) {
  %r = call x86_regcallcc float @_Z33__regcall3____builtin_invoke_simdXX(ptr %f, float 1.0)
  ret void
}

declare x86_regcallcc float @_Z33__regcall3____builtin_invoke_simdXX(ptr, float)
;--- esimd.ll
define spir_kernel void @s() {
  ret void
}

define spir_kernel void @e() !sycl_explicit_simd !0 {
  ret void
}

!0 = !{}
