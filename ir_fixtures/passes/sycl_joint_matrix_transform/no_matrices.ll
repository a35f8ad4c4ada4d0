; Elements of what is no structure around a matrix are left alone, wherever they stand.
; UNCHANGED: there is nothing to rewrite
; RUN: syclopt -passes=sycl-joint-matrix-transform -S %s | FileCheck %s

; CHECK: %x = call spir_func ptr addrspace(4) @_Z19__spirv_AccessChainIffE(ptr addrspace(4) %m, i64 0)
define spir_func ptr addrspace(4) @element_of(ptr addrspace(4) %m) {
  %x = call spir_func ptr addrspace(4) @_Z19__spirv_AccessChainIffE(ptr addrspace(4) %m, i64 0)
  ret ptr addrspace(4) %x
}

declare spir_func ptr addrspace(4) @_Z19__spirv_AccessChainIffE(ptr addrspace(4), i64)
