; Calls that name the same variable of the program have the same memory, in all functions, also where its address is in memory.
; RUN: syclopt -passes='sycl-lower-wg-local-memory,verify' -S < %s | FileCheck %s

@first = global [16 x i8] zeroinitializer
@second = global i32 0

; CHECK-DAG: @[[FIRST:WGLocalMem.[01]]] = internal addrspace(3) global [16 x i8] undef, align 8
; CHECK-DAG: @[[SECOND:WGLocalMem.[01]]] = internal addrspace(3) global [4 x i8] undef, align 4

; CHECK-LABEL: define spir_kernel void @kernel(
; CHECK: %a = getelementptr i8, ptr addrspace(3) @[[FIRST]], i64 0
; CHECK: %b = getelementptr i8, ptr addrspace(3) @[[SECOND]], i64 0
; CHECK: %c = getelementptr i8, ptr addrspace(3) @[[FIRST]], i64 0
define spir_kernel void @kernel() {
  %a = call spir_func ptr addrspace(3) @__sycl_staticLocalMemory(ptr @first, i64 16, i64 8)
  %b = call spir_func ptr addrspace(3) @__sycl_staticLocalMemory(ptr @second, i64 4, i64 4)
  %c = call spir_func ptr addrspace(3) @__sycl_staticLocalMemory(ptr @first, i64 16, i64 8)
  ret void
}

; CHECK-LABEL: define spir_func void @helper(
; CHECK: %d = getelementptr i8, ptr addrspace(3) @[[SECOND]], i64 0
define spir_func void @helper() {
  %d = call spir_func ptr addrspace(3) @__sycl_staticLocalMemory(ptr @second, i64 4, i64 4)
  ret void
}

; CHECK-LABEL: define spir_func void @not_optimized(
; CHECK: getelementptr i8, ptr addrspace(3) @[[FIRST]], i64 0
define spir_func void @not_optimized() {
  %place = alloca ptr
  store ptr @first, ptr %place
  %loaded = load ptr, ptr %place
  %f = call spir_func ptr addrspace(3) @__sycl_staticLocalMemory(ptr %loaded, i64 16, i64 8)
  store i8 1, ptr addrspace(3) %f
  ret void
}

; CHECK-NOT: __sycl_staticLocalMemory
declare spir_func ptr addrspace(3) @__sycl_staticLocalMemory(ptr, i64, i64)
