; Formats move to constant memory, and each call is one of the variadic function. A format that several calls share has
; one copy; one that is in constant memory stays where it is.
; RUN: syclopt -passes='sycl-mutate-printf-addrspace,verify' -S < %s | FileCheck %s

target triple = "spir64-unknown-unknown"

; CHECK-DAG: @.str = private unnamed_addr addrspace(1) constant [4 x i8] c"%d\0A\00"
; CHECK-DAG: @.str._AS2 = internal addrspace(2) constant [4 x i8] c"%d\0A\00", align 1
; CHECK-DAG: @"of f._AS2" = internal addrspace(2) constant [3 x i8] c"%f\00", align 1
; CHECK-NOT: @there._AS2
@.str = private unnamed_addr addrspace(1) constant [4 x i8] c"%d\0A\00", align 1
@"of f" = private unnamed_addr addrspace(1) constant [3 x i8] c"%f\00", align 1
@there = internal addrspace(2) constant [3 x i8] c"%f\00", align 1

; CHECK-LABEL: define spir_kernel void @kernel(
; CHECK: %a = tail call spir_func noundef i32 (ptr addrspace(2), ...) @_Z18__spirv_ocl_printfPU3AS2Kcz(ptr addrspace(2) noundef @.str._AS2, i32 noundef %n) #0
; CHECK: %b = call spir_func i32 (ptr addrspace(2), ...) @_Z18__spirv_ocl_printfPU3AS2Kcz(ptr addrspace(2) @"of f._AS2", float 1.000000e+00)
; CHECK: %c = call spir_func i32 (ptr addrspace(2), ...) @_Z18__spirv_ocl_printfPU3AS2Kcz(ptr addrspace(2) @.str._AS2, i32 7)
; CHECK: %d = call spir_func i32 (ptr addrspace(2), ...) @_Z18__spirv_ocl_printfPU3AS2Kcz(ptr addrspace(2) @there, float 2.000000e+00)
define spir_kernel void @kernel(i32 %n) {
  %a = tail call spir_func noundef i32 @_Z18__spirv_ocl_printfIJiEEiPKcDpT_(ptr addrspace(4) noundef addrspacecast (ptr addrspace(1) @.str to ptr addrspace(4)), i32 noundef %n) #0
  %b = call spir_func i32 @_Z18__spirv_ocl_printfIJfEEiPKcDpT_(ptr addrspace(4) addrspacecast (ptr addrspace(1) @"of f" to ptr addrspace(4)), float 1.000000e+00)
  %c = call spir_func i32 @_Z18__spirv_ocl_printfIJiEEiPKcDpT_(ptr addrspace(4) addrspacecast (ptr addrspace(1) @.str to ptr addrspace(4)), i32 7)
  %d = call spir_func i32 @_Z18__spirv_ocl_printfIJfEEiPU3AS2KcDpT_(ptr addrspace(2) @there, float 2.000000e+00)
  ret void
}

; CHECK-NOT: printfIJ
; CHECK: declare dso_local spir_func i32 @_Z18__spirv_ocl_printfPU3AS2Kcz(ptr addrspace(2), ...)
; CHECK-NOT: printfIJ
declare spir_func i32 @_Z18__spirv_ocl_printfIJiEEiPKcDpT_(ptr addrspace(4), i32)
declare spir_func i32 @_Z18__spirv_ocl_printfIJfEEiPKcDpT_(ptr addrspace(4), float)
declare spir_func i32 @_Z18__spirv_ocl_printfIJfEEiPU3AS2KcDpT_(ptr addrspace(2), float)

attributes #0 = { nounwind }
