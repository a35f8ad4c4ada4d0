; What is composed of other things than constants has no constant.
; RUN: not syclopt -passes=sycl-freeze-spec-constants -S < %s 2>&1 | FileCheck %s

; CHECK: <stdin>:8:3: error: sycl-freeze-spec-constants: '%x' in '%v = call <2 x i32> @_Z29__spirv_SpecConstantCompositeii_RDv2_i(i32 %a, i32 %x)' is no constant

define spir_kernel void @run(ptr addrspace(1) %p, i32 %x) {
  %a = call i32 @_Z20__spirv_SpecConstantii(i32 0, i32 7)
  %v = call <2 x i32> @_Z29__spirv_SpecConstantCompositeii_RDv2_i(i32 %a, i32 %x)
  store <2 x i32> %v, ptr addrspace(1) %p
  ret void
}

declare i32 @_Z20__spirv_SpecConstantii(i32, i32)
declare <2 x i32> @_Z29__spirv_SpecConstantCompositeii_RDv2_i(i32, i32)
