; A launch takes 32,764 bytes, and needs some of them itself.
; RUN: syclopt -passes='sycl-pack-arguments,verify' -S < %s | FileCheck %s

; CHECK: define ptx_kernel void @fits(ptr byval([32664 x i8]) %bytes) {
define ptx_kernel void @fits(ptr byval([32664 x i8]) %bytes) {
  ret void
}

; CHECK: define ptx_kernel void @does_not(ptr addrspace(1) noalias readonly %arguments) "sycl-arguments-in-memory" {
define ptx_kernel void @does_not(ptr byval([32665 x i8]) %bytes) {
  ret void
}
