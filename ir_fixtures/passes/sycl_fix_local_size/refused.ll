; A kernel that requires another size is refused.
; RUN: not syclopt -passes='sycl-fix-local-size<local-size=32>' < %s 2>&1 | FileCheck %s

; CHECK: 5:1: error: sycl-fix-local-size: the kernel '@kernel' requires work-groups of 64,2,1 work-items, found 32,1,1
define ptx_kernel void @kernel() "nvvm.reqntid"="64,2,1" {
  ret void
}
