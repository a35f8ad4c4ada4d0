; Pointers with types, as old compilers write them, become plain ones first.
; RUN: syclopt -passes='sycl-fuse-kernels<kernels=a,a;result=all;parameters=0,0>,verify' -S < %s | FileCheck %s

; CHECK: define internal spir_func void @a(ptr addrspace(1) %p)
define spir_kernel void @a(float addrspace(1)* %p) {
  store float 1.0, float addrspace(1)* %p
  ret void
}

; CHECK: define spir_kernel void @all(ptr addrspace(1) %p0) {
; CHECK-NEXT: call spir_func void @a(ptr addrspace(1) %p0)
; CHECK-NEXT: call spir_func void @a(ptr addrspace(1) %p0)
