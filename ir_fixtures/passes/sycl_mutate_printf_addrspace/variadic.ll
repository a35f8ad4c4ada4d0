; The front end may declare one variadic function for all argument types: each call has one function type, that of the
; function in constant memory. A name that a copy would have may be taken; a copy that is there already is used.
; RUN: syclopt -passes='sycl-mutate-printf-addrspace,verify' -S < %s | FileCheck %s
; RUN: syclopt -passes='sycl-mutate-printf-addrspace,sycl-mutate-printf-addrspace' -S < %s | FileCheck %s

target triple = "spir64-unknown-unknown"

@d = private unnamed_addr addrspace(1) constant [4 x i8] c"%d\0A\00", align 1
@f = private unnamed_addr addrspace(1) constant [4 x i8] c"%f\0A\00", align 1
@d._AS2 = global i32 7
@f._AS2 = internal addrspace(2) constant [4 x i8] c"%f\0A\00", align 1
@"é" = global i32 0
@odr = linkonce_odr addrspace(1) constant [3 x i8] c"%u\00", align 1

; CHECK-DAG: @d._AS2 = global i32 7
; CHECK-DAG: @d._AS2.0 = internal addrspace(2) constant [4 x i8] c"%d\0A\00", align 1

; CHECK-NOT: @f._AS2.0
; CHECK-LABEL: define spir_kernel void @kernel(
; CHECK: %a = call spir_func noundef i32 (ptr addrspace(2), ...) @_Z18__spirv_ocl_printfPU3AS2Kcz(ptr addrspace(2) noundef @d._AS2.0, i32 noundef %n)
; CHECK: %b = call spir_func i32 (ptr addrspace(2), ...) @_Z18__spirv_ocl_printfPU3AS2Kcz(ptr addrspace(2) @f._AS2, double 1.000000e+00)
; CHECK: %c = call spir_func i32 (ptr addrspace(2), ...) @_Z18__spirv_ocl_printfPU3AS2Kcz(ptr addrspace(2) @odr._AS2, i32 %n, ptr @"é")
define spir_kernel void @kernel(i32 %n) {
  %a = call spir_func noundef i32 (ptr addrspace(4), ...) @_Z18__spirv_ocl_printfPU3AS4Kcz(ptr addrspace(4) noundef addrspacecast (ptr addrspace(1) @d to ptr addrspace(4)), i32 noundef %n)
  %b = call spir_func i32 (ptr addrspace(4), ...) @_Z18__spirv_ocl_printfPU3AS4Kcz(ptr addrspace(4) addrspacecast (ptr addrspace(1) @f to ptr addrspace(4)), double 1.000000e+00)
  %c = call spir_func i32 (ptr addrspace(4), ...) @_Z18__spirv_ocl_printfPU3AS4Kcz(ptr addrspace(4) addrspacecast (ptr addrspace(1) @odr to ptr addrspace(4)), i32 %n, ptr @"é")
  ret void
}


; CHECK-NOT: AS4
; CHECK: declare dso_local spir_func i32 @_Z18__spirv_ocl_printfPU3AS2Kcz(ptr addrspace(2), ...)
; CHECK-NOT: AS4
declare spir_func i32 @_Z18__spirv_ocl_printfPU3AS4Kcz(ptr addrspace(4), ...)
