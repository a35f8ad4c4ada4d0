; Each call has a variable of its own, of the size and alignment that it asks for; no name is taken twice.
; RUN: syclopt -passes='sycl-lower-wg-local-memory,verify' -S < %s | FileCheck %s

; CHECK-DAG: @WGLocalMem.0 = internal addrspace(3) global i32 undef
@WGLocalMem.0 = internal addrspace(3) global i32 undef

; CHECK-DAG: @WGLocalMem.1 = internal addrspace(3) global [256 x i8] undef, align 4
; CHECK-DAG: @WGLocalMem.2 = internal addrspace(3) global [8 x i8] undef, align 16
; CHECK-DAG: @WGLocalMem.3 = internal addrspace(3) global [8 x i8] undef, align 16

; CHECK-LABEL: define spir_kernel void @kernel(
; CHECK-NEXT: %a = getelementptr i8, ptr addrspace(3) @WGLocalMem.1, i64 0
; CHECK-NEXT: %b = getelementptr i8, ptr addrspace(3) @WGLocalMem.2, i64 0
; CHECK-NEXT: store i8 0, ptr addrspace(3) %a
define spir_kernel void @kernel() {
  %a = call spir_func ptr addrspace(3) @__sycl_allocateLocalMemory(i64 noundef 256, i64 noundef 4) #0
  %b = tail call spir_func ptr addrspace(3) @__sycl_allocateLocalMemory(i64 8, i64 16)
  store i8 0, ptr addrspace(3) %a
  store i8 0, ptr addrspace(3) %b
  store i32 0, ptr addrspace(3) @WGLocalMem.0
  ret void
}

; CHECK: %c = getelementptr i8, ptr addrspace(3) @WGLocalMem.3, i64 0
define spir_kernel void @other() {
  %c = call spir_func ptr addrspace(3) @__sycl_allocateLocalMemory(i64 8, i64 16)
  store i8 0, ptr addrspace(3) %c
  ret void
}

; CHECK-NOT: __sycl_allocateLocalMemory
declare spir_func ptr addrspace(3) @__sycl_allocateLocalMemory(i64, i64)

attributes #0 = { convergent nounwind }
