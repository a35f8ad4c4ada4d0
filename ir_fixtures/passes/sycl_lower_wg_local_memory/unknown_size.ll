; A size that is no number is refused.
; RUN: not syclopt -passes=sycl-lower-wg-local-memory -S %s -o - 2>&1 | FileCheck %s
; CHECK: unknown_size.ll:6:{{.*}}: error: sycl-lower-wg-local-memory: the memory that '@__sycl_allocateLocalMemory' is asked for: expected two numbers, found '%size, 4'

define spir_kernel void @kernel(i64 %size) {
  %a = call spir_func ptr addrspace(3) @__sycl_allocateLocalMemory(i64 %size, i64 4)
  ret void
}

declare spir_func ptr addrspace(3) @__sycl_allocateLocalMemory(i64, i64)
