; Where there is nothing to lower, all is well: builtins that nothing calls, ESIMD functions of which nobody asked
; anything, ESIMD kernels alone.
; UNCHANGED: the pass refuses, or leaves a module as it is
; RUN: syclopt -passes=refuse-unlowered-features %s | FileCheck %s
; RUN: syclopt -passes='refuse-unlowered-features<split-esimd>' %s | FileCheck %s
; CHECK: define spir_kernel void @k()

define spir_kernel void @k() !sycl_explicit_simd !0 {
  ret void
}

declare i32 @_Z33__regcall3____builtin_invoke_simdXX(ptr)

!0 = !{}
