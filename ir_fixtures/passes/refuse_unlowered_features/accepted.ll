; Where there is nothing to lower, all is well: builtins that nothing calls, matrices that are rewritten already, ESIMD
; functions of which nobody asked anything, ESIMD kernels alone.
; UNCHANGED: the pass refuses, or leaves a module as it is
; RUN: syclopt -passes=refuse-unlowered-features %s | FileCheck %s
; RUN: syclopt -passes='refuse-unlowered-features<split-esimd>' %s | FileCheck %s
; CHECK: define spir_kernel void @k()

%wrapper = type { i32, target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 0) }

define spir_kernel void @k() !sycl_explicit_simd !0 {
  %m = alloca target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 0)
  %e = call ptr @_Z19__spirv_AccessChainIfE(ptr %m, i64 0)
  ret void
}

declare ptr @_Z19__spirv_AccessChainIfE(ptr, i64)
declare i32 @_Z33__regcall3____builtin_invoke_simdXX(ptr)
declare i32 @joint_matrix_layout_to_spv(i32)

!0 = !{}
