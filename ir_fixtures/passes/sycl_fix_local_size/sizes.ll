; All kernels require the size, and code has it where it asks for it.
; RUN: syclopt -passes='sycl-fix-local-size<local-size=64,2>,verify' -S < %s | FileCheck %s

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.z()

; CHECK: define ptx_kernel void @kernel(ptr addrspace(1) %out) "nvvm.reqntid"="64,2,1" {
define ptx_kernel void @kernel(ptr addrspace(1) %out) {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
; CHECK-NEXT: %y = call i32 @helper(i32 64)
  %y = call i32 @helper(i32 %x)
  store i32 %y, ptr addrspace(1) %out
  ret void
}

; CHECK: define ptx_kernel void @same() "nvvm.reqntid"="64,2,1" {
define ptx_kernel void @same() "nvvm.reqntid"="64,2" {
  ret void
}

; CHECK: define ptx_kernel void @limited() "nvvm.reqntid"="64,2,1" {
define ptx_kernel void @limited() "nvvm.maxntid"="128" {
  ret void
}

define internal i32 @helper(i32 %x) {
  %y = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %z = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
; CHECK: %xy = mul i32 %x, 2
  %xy = mul i32 %x, %y
; CHECK-NEXT: %xyz = mul i32 %xy, 1
  %xyz = mul i32 %xy, %z
  ret i32 %xyz
}
