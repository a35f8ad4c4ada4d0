; Functions that are always inlined are no calls of their own: each use of @array has its memory.
; RUN: syclopt -passes='sycl-lower-wg-local-memory,verify' -S < %s | FileCheck %s

; CHECK-DAG: @WGLocalMem.0 = internal addrspace(3) global [16 x i8] undef, align 4
; CHECK-DAG: @WGLocalMem.1 = internal addrspace(3) global [16 x i8] undef, align 4

; CHECK-LABEL: define spir_kernel void @kernel(
; CHECK: getelementptr {{.*}}@WGLocalMem.[[FIRST:[01]]]
; CHECK: getelementptr {{.*}}@WGLocalMem.
; CHECK-NOT: WGLocalMem.[[FIRST]]
define spir_kernel void @kernel() {
  %a = call spir_func ptr addrspace(3) @array()
  %b = call spir_func ptr addrspace(3) @array()
  store i8 1, ptr addrspace(3) %a
  store i8 2, ptr addrspace(3) %b
  ret void
}

; CHECK-NOT: __sycl_allocateLocalMemory
define linkonce_odr spir_func ptr addrspace(3) @array() alwaysinline {
  %memory = call spir_func ptr addrspace(3) @allocated()
  ret ptr addrspace(3) %memory
}

define internal spir_func ptr addrspace(3) @allocated() alwaysinline {
  %memory = call spir_func ptr addrspace(3) @__sycl_allocateLocalMemory(i64 16, i64 4)
  ret ptr addrspace(3) %memory
}

declare spir_func ptr addrspace(3) @__sycl_allocateLocalMemory(i64, i64)
