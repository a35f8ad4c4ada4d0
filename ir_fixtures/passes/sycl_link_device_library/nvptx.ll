; For NVIDIA's GPUs queries read registers and what the launch told, mathematics is NVIDIA's, and what LLVM has no code for
; becomes a function: some intrinsics, and the remainder of a division.
; RUN: syclopt -passes='sycl-link-device-library<device=nvptx64>' -S < %s | FileCheck %s
; RUN: sed 's/_Z3sinf/_Z6absentf/' %s | not syclopt -passes='sycl-link-device-library<device=nvptx64>' 2>&1 | FileCheck %s --check-prefix=ABSENT

; ABSENT: error: sycl-link-device-library: kernel 'run': neither the program nor the device library defines 'absent(float)' (@_Z6absentf), which is called by 'run'

target triple = "nvptx64-nvidia-cuda"

@form = addrspace(1) constant [3 x i8] c"%f\00"

; CHECK-LABEL: define ptx_kernel void @run(
; CHECK-NEXT:    %i = call i64 @_Z13get_global_idj(i32 0)
; CHECK-NEXT:    %a = call float @_Z3sinf(float %x)
; CHECK-NEXT:    %b = call double @__native_llvm.exp.f64(double %y)
; CHECK-NEXT:    %c = call <2 x half> @__native_frem.v2half(<2 x half> %h, <2 x half> %h), !note !0
; CHECK-NEXT:    %frem = call double @__native_frem.double(double %y, double 3.000000e+00)
; CHECK-NEXT:    %d = call i32 @__native_printf.0(ptr addrspace(1) @form, float %a)
; CHECK-NEXT:    call void @_Z7barrierj(i32 1)
define ptx_kernel void @run(float %x, double %y, <2 x half> %h) {
  %i = call i64 @_Z13get_global_idj(i32 0)
  %a = call float @_Z3sinf(float %x)
  %b = call double @llvm.exp.f64(double %y)
  %c = frem fast <2 x half> %h, %h, !note !0
  %frem = frem double %y, 3.0
  %d = call i32 (ptr addrspace(1), ...) @_Z18__spirv_ocl_printfPU3AS2Kcz(ptr addrspace(1) @form, float %a)
  call void @_Z7barrierj(i32 1)
  ret void
}

; CHECK-LABEL: define i32 @__native_printf.0(ptr addrspace(1), float)
; CHECK:         %plain.0 = addrspacecast ptr addrspace(1) %0 to ptr
; CHECK:         call i32 @__native_printf(ptr %plain.0, ptr %slots, i32 1)

; CHECK-LABEL: define double @__native_llvm.exp.f64(double)
; CHECK-NEXT:    %r0 = call double @exp(double %0)
; CHECK-NEXT:    ret double %r0

; CHECK-LABEL: define <2 x half> @__native_frem.v2half(<2 x half>, <2 x half>)
; CHECK-NEXT:    %a0.0 = extractelement <2 x half> %0, i32 0
; CHECK-NEXT:    %w0.0 = fpext half %a0.0 to float
; CHECK:         %r0 = call float @fmodf(float %w0.0, float %w1.0)
; CHECK-NEXT:    %n0 = fptrunc float %r0 to half
; CHECK-NEXT:    %v0 = insertelement <2 x half> poison, half %n0, i32 0

; What reaches the launch becomes a part of the kernel.
; CHECK-LABEL: define i64 @_Z13get_global_idj(i32 %0)
; CHECK-SAME:    alwaysinline
; CHECK:         call ptr @__nvptx_launch()
; CHECK:         call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()

; CHECK: define {{.*}}float @__nv_sinf(float
; CHECK-NOT: __CUDA_FTZ

declare i64 @_Z13get_global_idj(i32)
declare float @_Z3sinf(float)
declare double @llvm.exp.f64(double)
declare i32 @_Z18__spirv_ocl_printfPU3AS2Kcz(ptr addrspace(1), ...)
declare void @_Z7barrierj(i32)

!0 = !{}
