; Variables take as many bytes as in PTX: with the alignment that is written, where that is less than the type has, too.
; RUN: syclopt -passes='sycl-place-local-memory,verify' -S < %s | FileCheck %s

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@flag = internal addrspace(3) global i8 undef, align 1
@total = internal addrspace(3) global i64 undef, align 1
@other = internal addrspace(3) global i64 undef

; CHECK: define ptx_kernel void @packed() "sycl-static-local-bytes"="9" {
define ptx_kernel void @packed() {
  store i8 0, ptr addrspace(3) @flag
  store i64 0, ptr addrspace(3) @total, align 1
  ret void
}

; CHECK: define ptx_kernel void @aligned() "sycl-static-local-bytes"="16" {
define ptx_kernel void @aligned() {
  store i8 0, ptr addrspace(3) @flag
  store i64 0, ptr addrspace(3) @other
  ret void
}
