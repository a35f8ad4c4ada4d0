; Intrinsics of floats become calls of functions, of which LLVM is told those for as many floats as registers hold, and
; half as many. Vectors of other sizes are taken apart. Most of doubles, and a function of the program, stay.
; RUN: syclopt -passes=sycl-link-vector-mathematics,verify -S < %s | FileCheck %s --check-prefixes=CHECK,SMALL
; RUN: syclopt -passes='sycl-link-vector-mathematics<bits=512>,verify' -S < %s | FileCheck %s --check-prefixes=CHECK,LARGE

target triple = "x86_64-unknown-linux-gnu"

; SMALL: @llvm.compiler.used = appending global [4 x ptr] [ptr @__native_math.erf.f32, ptr @__native_math.erf.v4f32, ptr @__native_math.pow.f32, ptr @__native_math.pow.v4f32], section "llvm.metadata"
; LARGE: @llvm.compiler.used = appending global [6 x ptr] [ptr @__native_math.erf.f32, ptr @__native_math.erf.v8f32, ptr @__native_math.erf.v16f32, ptr @__native_math.pow.f32,

; CHECK-LABEL: define float @run(
define float @run(float %x, float %y) {
; CHECK: call float @__native_math.pow.f32(float %x, float %y)
  %power = call float @llvm.pow.f32(float %x, float %y)
; CHECK-NEXT: call float @__native_math.erf.f32(float %power)
  %error = call float @__native_math.erf.f32(float %power)
; CHECK-NEXT: call float @exp(
  %mine = call float @exp(float %error)
  %wide = fpext float %mine to double
; CHECK: call double @llvm.tan.f64(
  %sine = call double @llvm.tan.f64(double %wide)
  %result = fptrunc double %sine to float
  ret float %result
}

; CHECK-LABEL: define <2 x float> @few(
define <2 x float> @few(<2 x float> %x, <16 x float> %y, <8 x double> %z, ptr %p) {
; CHECK: call <16 x float> @__native_math.log.v16f32(<16 x float> %y)
  %log = call <16 x float> @llvm.log.v16f32(<16 x float> %y)
  store <16 x float> %log, ptr %p
; CHECK: call <8 x double> @__native_math.exp.v8f64(<8 x double> %z)
  %wide = call <8 x double> @llvm.exp.v8f64(<8 x double> %z)
  store <8 x double> %wide, ptr %p
; CHECK: call <16 x float> @__native_math.pown.v16f32(<16 x float> %log, <16 x i32> zeroinitializer)
  %whole = call <16 x float> @__native_math.pown.v16f32(<16 x float> %log, <16 x i32> zeroinitializer)
  store <16 x float> %whole, ptr %p
; CHECK: call <2 x float> @__native_math.exp.v2f32(<2 x float> %x)
  %r = call <2 x float> @llvm.exp.v2f32(<2 x float> %x)
  ret <2 x float> %r
}

define float @exp(float %x) {
  ret float %x
}

declare float @llvm.pow.f32(float, float)
declare float @__native_math.erf.f32(float)
declare double @llvm.tan.f64(double)
declare <16 x float> @llvm.log.v16f32(<16 x float>)
declare <8 x double> @llvm.exp.v8f64(<8 x double>)
declare <16 x float> @__native_math.pown.v16f32(<16 x float>, <16 x i32>)
declare <2 x float> @llvm.exp.v2f32(<2 x float>)

; CHECK: define <2 x float> @__native_math.exp.v2f32(<2 x float>) {{.*}}noinline
; CHECK-NEXT: [[FOUR:%.+]] = shufflevector <2 x float> %0, <2 x float> poison, <4 x i32> <i32 0, i32 1, i32 1, i32 1>
; CHECK-NEXT: [[FOUND:%.+]] = call <4 x float> @__native_math.exp.v4f32(<4 x float> [[FOUR]])
; CHECK-NEXT: [[TWO:%.+]] = shufflevector <4 x float> [[FOUND]], <4 x float> poison, <2 x i32> <i32 0, i32 1>
; CHECK-NEXT: [[ALL:%.+]] = shufflevector <2 x float> poison, <2 x float> [[TWO]], <2 x i32> <i32 2, i32 3>
; CHECK-NEXT: ret <2 x float> [[ALL]]

; SMALL: define float @__native_math.erf.f32(float %0) {{.*}}noinline "vector-function-abi-variant"="_ZGV_LLVM_N4v___native_math.erf.f32(__native_math.erf.v4f32)"
; LARGE: define float @__native_math.erf.f32(float %0) {{.*}}noinline "vector-function-abi-variant"="_ZGV_LLVM_N8v___native_math.erf.f32(__native_math.erf.v8f32),_ZGV_LLVM_N16v___native_math.erf.f32(__native_math.erf.v16f32)"
