; An element of a matrix that stands elsewhere would be a wrong one: the function is named.
; RUN: not syclopt -passes=sycl-joint-matrix-transform -S %s 2>&1 | FileCheck %s

; CHECK: refused.ll:7:1: error: in 'element_of(float*)' (@_Z10element_ofPf): an element is asked for of a joint matrix that is no variable of it; optimize, so that functions are inlined
%matrix = type { target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) }

define spir_func float @_Z10element_ofPf(ptr addrspace(4) %m) {
  %x = call spir_func ptr addrspace(4) @_Z19__spirv_AccessChainIffE(ptr addrspace(4) noundef %m, i64 0)
  %v = load float, ptr addrspace(4) %x
  ret float %v
}

declare spir_func ptr addrspace(4) @_Z19__spirv_AccessChainIffE(ptr addrspace(4), i64)
