; ESIMD functions are those with the metadata of just that name; text that looks like it is nothing.
; UNCHANGED: the pass refuses, or leaves a module as it is
; RUN: syclopt -passes='refuse-unlowered-features<lower-esimd;split-esimd>' %s | FileCheck %s
; CHECK: define spir_kernel void @k()

define spir_kernel void @k() "comment"="!sycl_explicit_simd" !sycl_explicit_simd_not !0 {
  ret void
}

!0 = !{}
