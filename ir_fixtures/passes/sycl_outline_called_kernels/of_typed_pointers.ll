; As clang 14 leaves a kernel that calls a kernel.
; RUN: syclopt -passes=sycl-outline-called-kernels -S < %s | FileCheck %s
; RUN: syclopt -passes=sycl-outline-called-kernels,sycl-retarget,verify -S < %s | FileCheck %s --check-prefix=CODE

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024"
target triple = "spir64-unknown-unknown"

; CHECK-LABEL: define dso_local spir_kernel void @inner(i32 addrspace(1)* noundef %0, i32 noundef %1) {
; CHECK-NEXT: call spir_func void @inner.body(i32 addrspace(1)* noundef %0, i32 noundef %1)
; CODE: call void @inner.body(ptr noundef %0, i32 noundef %1)
define dso_local spir_kernel void @inner(i32 addrspace(1)* noundef %0, i32 noundef %1) {
  store i32 %1, i32 addrspace(1)* %0, align 4
  ret void
}

; CHECK-LABEL: define dso_local spir_kernel void @outer(
; CHECK-NEXT: call spir_func void @inner.body(i32 addrspace(1)* noundef %0, i32 noundef %1)
define dso_local spir_kernel void @outer(i32 addrspace(1)* noundef %0, i32 noundef %1) {
  call spir_kernel void @inner(i32 addrspace(1)* noundef %0, i32 noundef %1)
  ret void
}
; CHECK: define internal spir_func void @inner.body(i32 addrspace(1)* noundef %0, i32 noundef %1) {
