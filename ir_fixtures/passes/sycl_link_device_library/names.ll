; Compilers have several names for one function: with address spaces, as SPIR-V spells it, as DPC++ and C do.
; RUN: syclopt -passes=sycl-link-device-library -S < %s | FileCheck %s

target triple = "x86_64-unknown-linux-gnu"

; CHECK-LABEL: define spir_kernel void @run(
; CHECK:         call float @_Z3sinf(float %x)
; CHECK-NEXT:    call float @_Z3sinf(float %x)
; CHECK-NEXT:    call float @_Z5fractfPf(float %x, ptr %p)
; CHECK-NEXT:    call i32 @_Z10atomic_addPii(ptr %p, i32 1)
; CHECK-NEXT:    call i32 @_Z18__spirv_AtomicUMaxPiiii(ptr %p, i32 1, i32 0, i32 9)
; CHECK-NEXT:    call i32 @_Z3maxjj(i32 1, i32 2)
; CHECK-NEXT:    call ptr @_Z33async_work_group_strided_copy_outPfS_mmPv(
; CHECK-NEXT:    call float @_Z3expf(float %x)
; CHECK-NEXT:    call double @_Z3powdd(double 2.0{{.*}}, double 3.0{{.*}})
; CHECK-NEXT:    call float @_Z3erff(float %x)
; CHECK-NEXT:    call float @tgammaf(float %x)
; CHECK-NEXT:    call i32 @__native_printf.0(ptr %p)
define spir_kernel void @run(float %x, ptr %p) {
  %a = call float @_Z3sinf(float %x)
  %b = call float @_Z15__spirv_ocl_sinf(float %x)
  %c = call float @_Z5fractfPU3AS4f(float %x, ptr %p)
  %d = call i32 @_Z10atomic_addPU3AS1Vii(ptr %p, i32 1)
  %e = call i32 @_Z18__spirv_AtomicUMaxPU3AS1jN5__spv5Scope4FlagENS1_19MemorySemanticsMask4FlagEj(ptr %p, i32 1, i32 0, i32 9)
  %f = call i32 @_Z17__spirv_ocl_u_maxjj(i32 1, i32 2)
  %g = call ptr @_Z29async_work_group_strided_copyPU3AS1fPU3AS3Kfmm9ocl_event(ptr %p, ptr %p, i64 1, i64 2, ptr null)
  %h = call float @__devicelib_expf(float %x)
  %j = call double @pow(double 2.0, double 3.0)
  %k = call float @erff(float %x)
  %l = call float @tgammaf(float %x)
  %i = call i32 (ptr, ...) @_Z18__spirv_ocl_printfPU3AS2Kcz(ptr %p)
  ret void
}

declare float @_Z3sinf(float)
declare float @_Z15__spirv_ocl_sinf(float)
declare float @_Z5fractfPU3AS4f(float, ptr)
declare i32 @_Z10atomic_addPU3AS1Vii(ptr, i32)
declare i32 @_Z18__spirv_AtomicUMaxPU3AS1jN5__spv5Scope4FlagENS1_19MemorySemanticsMask4FlagEj(ptr, i32, i32, i32)
declare i32 @_Z17__spirv_ocl_u_maxjj(i32, i32)
declare ptr @_Z29async_work_group_strided_copyPU3AS1fPU3AS3Kfmm9ocl_event(ptr, ptr, i64, i64, ptr)
declare float @__devicelib_expf(float)
declare double @pow(double, double)
declare float @erff(float)
declare float @tgammaf(float)
declare i32 @_Z18__spirv_ocl_printfPU3AS2Kcz(ptr, ...)
