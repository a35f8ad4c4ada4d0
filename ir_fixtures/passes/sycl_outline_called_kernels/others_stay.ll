; UNCHANGED: what is declared here is a kernel of another module, and what no call names is called by launches alone.
; RUN: syclopt -passes=sycl-outline-called-kernels -S < %s | FileCheck %s

target triple = "spir64-unknown-unknown"

; CHECK: call spir_kernel void @outside(ptr addrspace(1) %p)
; CHECK: call spir_func void @spir_kernel(ptr addrspace(1) %p)
define spir_kernel void @alone(ptr addrspace(1) %p) {
  call spir_kernel void @outside(ptr addrspace(1) %p)
  call spir_func void @spir_kernel(ptr addrspace(1) %p)
  ret void
}
; CHECK: define spir_func void @spir_kernel(ptr addrspace(1) %p) {
define spir_func void @spir_kernel(ptr addrspace(1) %p) {
  ret void
}
declare spir_kernel void @outside(ptr addrspace(1))
