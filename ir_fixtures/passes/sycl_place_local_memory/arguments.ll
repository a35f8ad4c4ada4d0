; A kernel takes offsets, masked so that code relies on them, for arguments that point to local memory.
; RUN: syclopt -passes='sycl-place-local-memory,verify' -S < %s | FileCheck %s

; CHECK: @tile = internal addrspace(3) global [4 x i32] undef, align 4
; CHECK: @__dynamic_local = external addrspace(3) global [0 x i8], align 16
@tile = internal addrspace(3) global [4 x i32] undef, align 4

; CHECK: define ptx_kernel void @named(ptr addrspace(1) %out, i32 %scratch, i32 %other) "sycl-static-local-bytes"="16" {
define ptx_kernel void @named(ptr addrspace(1) %out, ptr addrspace(3) noalias align 4 %scratch, ptr align 4 "sycl-local-memory" %other) {
; CHECK-NEXT: %offset = and i32 %scratch, -16
; CHECK-NEXT: %place = getelementptr inbounds i8, ptr addrspace(3) @__dynamic_local, i32 %offset
; CHECK-NEXT: %offset1 = and i32 %other, -16
; CHECK-NEXT: %place1.local = getelementptr inbounds i8, ptr addrspace(3) @__dynamic_local, i32 %offset1
; CHECK-NEXT: %place1 = addrspacecast ptr addrspace(3) %place1.local to ptr
; CHECK-NEXT: %a = load i32, ptr addrspace(3) %place
  %a = load i32, ptr addrspace(3) %scratch
; CHECK-NEXT: store i32 %a, ptr %place1
  store i32 %a, ptr %other
  store i32 %a, ptr addrspace(3) @tile
  ret void
}

; CHECK: define ptx_kernel void @numbered(i32 %0, ptr addrspace(1) %1) {
define ptx_kernel void @numbered(ptr addrspace(3) %0, ptr addrspace(1) %1) {
; CHECK: %3 = load i32, ptr addrspace(3) %place
  %3 = load i32, ptr addrspace(3) %0
  store i32 %3, ptr addrspace(1) %1
  ret void
}
