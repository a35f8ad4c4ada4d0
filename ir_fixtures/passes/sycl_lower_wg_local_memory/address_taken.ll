; What is not called directly cannot be given memory: whatever takes the address is named.
; RUN: split-file %s %t
; RUN: not syclopt -passes=sycl-lower-wg-local-memory -S %t/variable.ll -o - 2>&1 | FileCheck %s --check-prefix=VARIABLE
; RUN: not syclopt -passes=sycl-lower-wg-local-memory -S %t/table.ll -o - 2>&1 | FileCheck %s --check-prefix=TABLE
; RUN: not syclopt -passes=sycl-lower-wg-local-memory -S %t/function.ll -o - 2>&1 | FileCheck %s --check-prefix=FUNCTION

; VARIABLE: variable.ll:1:1: error: sycl-lower-wg-local-memory: '@fp' takes the address of '@__sycl_allocateLocalMemory', which is only to be called
;--- variable.ll
@fp = global ptr @__sycl_allocateLocalMemory
declare spir_func ptr addrspace(3) @__sycl_allocateLocalMemory(i64, i64)

; TABLE: table.ll:3:1: error: sycl-lower-wg-local-memory: '@table' takes the address of '@__sycl_allocateLocalMemory', which is only to be called
;--- table.ll
declare spir_func ptr addrspace(3) @__sycl_allocateLocalMemory(i64, i64)

@table = constant [1 x ptr] [ptr @__sycl_allocateLocalMemory]

; FUNCTION: function.ll:1:1: error: sycl-lower-wg-local-memory: '@kernel' takes the address of '@__sycl_allocateLocalMemory', which is only to be called
;--- function.ll
define spir_kernel void @kernel(ptr %p) {
  %a = call spir_func ptr addrspace(3) @__sycl_allocateLocalMemory(i64 4, i64 4)
  store ptr @__sycl_allocateLocalMemory, ptr %p
  ret void
}
declare spir_func ptr addrspace(3) @__sycl_allocateLocalMemory(i64, i64)
