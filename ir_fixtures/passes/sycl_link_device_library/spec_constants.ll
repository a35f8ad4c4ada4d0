; Specialization constants have their default values; those of several numbers are composed.
; RUN: syclopt -passes=sycl-link-device-library -S < %s | FileCheck %s

target triple = "x86_64-unknown-linux-gnu"

%struct.Pair = type { i32, <2 x float> }

define spir_kernel void @run(ptr %p) {
  %a = call i32 @_Z20__spirv_SpecConstantii(i32 0, i32 7)
  %x = call float @_Z20__spirv_SpecConstantif(i32 1, float 2.5)
  %v = call <2 x float> @_Z29__spirv_SpecConstantCompositeff_RDv2_f(float %x, float %x)
  %s = call %struct.Pair @_Z29__spirv_SpecConstantCompositeiDv2_f_Rstruct.Pair(i32 %a, <2 x float> %v)
  store %struct.Pair %s, ptr %p
  ret void
}

declare i32 @_Z20__spirv_SpecConstantii(i32, i32)
declare float @_Z20__spirv_SpecConstantif(i32, float)
declare <2 x float> @_Z29__spirv_SpecConstantCompositeff_RDv2_f(float, float)
declare %struct.Pair @_Z29__spirv_SpecConstantCompositeiDv2_f_Rstruct.Pair(i32, <2 x float>)

; CHECK-LABEL: define i32 @_Z20__spirv_SpecConstantii(i32, i32)
; CHECK-NEXT:    ret i32 %1

; CHECK-LABEL: define float @_Z20__spirv_SpecConstantif(i32, float)
; CHECK-NEXT:    ret float %1

; CHECK-LABEL: define <2 x float> @_Z29__spirv_SpecConstantCompositeff_RDv2_f(float, float)
; CHECK-NEXT:    %with0 = insertelement <2 x float> poison, float %0, i32 0
; CHECK-NEXT:    %with1 = insertelement <2 x float> %with0, float %1, i32 1
; CHECK-NEXT:    ret <2 x float> %with1

; CHECK-LABEL: define %struct.Pair @_Z29__spirv_SpecConstantCompositeiDv2_f_Rstruct.Pair(i32, <2 x float>)
; CHECK-NEXT:    %with0 = insertvalue %struct.Pair poison, i32 %0, 0
; CHECK-NEXT:    %with1 = insertvalue %struct.Pair %with0, <2 x float> %1, 1
; CHECK-NEXT:    ret %struct.Pair %with1
