; Variables that take too many bytes get places in the array whose size a launch tells; those of other kernels stay.
; RUN: syclopt -passes='sycl-place-local-memory<most=1000>,verify' -S < %s | FileCheck %s

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-NOT: @first
; CHECK-NOT: @second
@first = internal addrspace(3) global i8 undef
@second = internal addrspace(3) global [100 x double] undef, align 64
@third = internal addrspace(3) global [100 x float] undef
; CHECK: @small = internal addrspace(3) global [4 x float] undef
@small = internal addrspace(3) global [4 x float] undef
; CHECK: @__dynamic_local = external addrspace(3) global [0 x i8], align 64

; CHECK: define ptx_kernel void @large(i32 %scratch) "sycl-dynamic-local-bytes"="1264" {
define ptx_kernel void @large(ptr addrspace(3) %scratch) {
; CHECK: store i8 1, ptr addrspace(3) @__dynamic_local
  store i8 1, ptr addrspace(3) @first
  call void @helper()
; CHECK: store float 1.000000e+00, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @__dynamic_local, i32 864)
  store float 1.000000e+00, ptr addrspace(3) @third
  ret void
}

define internal void @helper() {
; CHECK: store double 1.000000e+00, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @__dynamic_local, i32 64)
  store double 1.000000e+00, ptr addrspace(3) @second
  ret void
}

; Another kernel finds them at the same places.
; CHECK: define ptx_kernel void @part() "sycl-dynamic-local-bytes"="864" {
define ptx_kernel void @part() {
  call void @helper()
  ret void
}

; CHECK: define ptx_kernel void @other() "sycl-static-local-bytes"="16" {
define ptx_kernel void @other() {
  store float 1.000000e+00, ptr addrspace(3) @small
  ret void
}
