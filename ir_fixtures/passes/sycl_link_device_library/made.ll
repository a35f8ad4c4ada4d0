; Functions of vectors call those of elements; conversions and intrinsics of work-items get bodies of their own.
; RUN: syclopt -passes=sycl-link-device-library -S < %s | FileCheck %s

target triple = "x86_64-unknown-linux-gnu"

define spir_kernel void @run(<2 x float> %x, ptr %p) {
  %a = call <2 x float> @_Z3sinDv2_f(<2 x float> %x)
  %b = call <2 x i32> @_Z6islessDv2_fS_(<2 x float> %x, <2 x float> %a)
  %c = call <2 x i8> @_Z22convert_uchar2_sat_rteDv2_f(<2 x float> %x)
  %d = call i32 @llvm.spv.thread.id.i32(i32 0)
  %e = call i32 @_Z18__spirv_ocl_printfIfEEiPU3AS2KcDpT_(ptr %p, float 1.0)
  %f = call <2 x half> @_Z13convert_half2Dv2_f(<2 x float> %x)
  %g = call <2 x i16> @_Z18convert_short2_satDv2_Dh(<2 x half> %f)
  %h = call float @_Z30__spirv_ConvertUToF_Rfloat_rtzi(i32 %e)
  ret void
}

; CHECK-LABEL: define i32 @_Z18__spirv_ocl_printfIfEEiPU3AS2KcDpT_(ptr, float)
; CHECK-NEXT:    %slots = alloca [1 x i64]
; CHECK-NEXT:    %wide.1 = fpext float %1 to double
; CHECK-NEXT:    %slot.wide.1 = bitcast double %wide.1 to i64
; CHECK-NEXT:    %place.0 = getelementptr i64, ptr %slots, i64 0
; CHECK-NEXT:    store i64 %slot.wide.1, ptr %place.0
; CHECK-NEXT:    %r = call i32 @__native_printf(ptr %0, ptr %slots, i32 1)

; CHECK-LABEL: define <2 x float> @_Z3sinDv2_f(<2 x float>)
; CHECK-NEXT:    %a0.0 = extractelement <2 x float> %0, i32 0
; CHECK-NEXT:    %r0 = call float @_Z3sinf(float %a0.0)
; CHECK-NEXT:    %v0 = insertelement <2 x float> poison, float %r0, i32 0
; CHECK:         %v1 = insertelement <2 x float> %v0, float %r1, i32 1
; CHECK-NEXT:    ret <2 x float> %v1

; What holds for a lane is -1.
; CHECK-LABEL: define <2 x i32> @_Z6islessDv2_fS_(
; CHECK:         %r0 = call i32 @_Z6islessff(float %a0.0, float %a1.0)
; CHECK-NEXT:    %t0 = icmp ne i32 %r0, 0
; CHECK-NEXT:    %s0 = sext i1 %t0 to i32

; CHECK-LABEL: define <2 x i8> @_Z22convert_uchar2_sat_rteDv2_f(
; CHECK-NEXT:    %r0 = call <2 x float> @llvm.roundeven.v2f32(<2 x float> %0)
; CHECK-NEXT:    %r1 = call <2 x i8> @llvm.fptoui.sat.v2i8.v2f32(<2 x float> %r0)
; CHECK-NEXT:    ret <2 x i8> %r1

; Saturating conversions of halves go by float, which is right for NaN on all processors.
; CHECK-LABEL: define <2 x i16> @_Z18convert_short2_satDv2_Dh(
; CHECK-NEXT:    %r0 = fpext <2 x half> %0 to <2 x float>
; CHECK-NEXT:    %r1 = call <2 x i16> @llvm.fptosi.sat.v2i16.v2f32(<2 x float> %r0)
; CHECK-NEXT:    ret <2 x i16> %r1

; The word says whether an integer has a sign.
; CHECK-LABEL: define float @_Z30__spirv_ConvertUToF_Rfloat_rtzi(i32)
; CHECK-NEXT:    %r = call float @_Z17convert_float_rtzj(i32 %0)
; CHECK-NEXT:    ret float %r

; CHECK-LABEL: define i32 @__native_llvm.spv.thread.id.i32(i32)
; CHECK-NEXT:    %r = call i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 %0)
; CHECK-NEXT:    %w = trunc i64 %r to i32

declare <2 x float> @_Z3sinDv2_f(<2 x float>)
declare <2 x i32> @_Z6islessDv2_fS_(<2 x float>, <2 x float>)
declare <2 x i8> @_Z22convert_uchar2_sat_rteDv2_f(<2 x float>)
declare <2 x half> @_Z13convert_half2Dv2_f(<2 x float>)
declare <2 x i16> @_Z18convert_short2_satDv2_Dh(<2 x half>)
declare float @_Z30__spirv_ConvertUToF_Rfloat_rtzi(i32)
declare i32 @llvm.spv.thread.id.i32(i32)
declare i32 @_Z18__spirv_ocl_printfIfEEiPU3AS2KcDpT_(ptr, float)
