; Stores to temporary memory go when nothing loads what they store.
; RUN: syclopt -passes='sycl-forward-stores,verify' -S < %s | FileCheck %s

target triple = "spirv64-unknown-unknown"

; CHECK-LABEL: @unread(
; CHECK-NOT: ptr addrspace(1) %t,
; CHECK: store float %x, ptr %kept
; CHECK: %y = load float, ptr %kept
; CHECK: store float %y, ptr addrspace(1) %to
; CHECK-NOT: ptr addrspace(1) %t
; CHECK: ret void
define spir_kernel void @unread(ptr addrspace(1) noalias "sycl-temporary-memory" %t, ptr addrspace(1) %to, float %x) {
  store float %x, ptr addrspace(1) %t, align 4
  %y = load float, ptr addrspace(1) %t, align 4
  store float %y, ptr addrspace(1) %to, align 4
  store float %y, ptr addrspace(1) %t, align 4
  ret void
}

; The first load finds what a launch before has left.
; CHECK-LABEL: @read_before(
; CHECK: store float 1.0, ptr addrspace(1) %t
define spir_kernel void @read_before(ptr addrspace(1) noalias "sycl-temporary-memory" %t, ptr addrspace(1) %to) {
  %y = load float, ptr addrspace(1) %t
  store float %y, ptr addrspace(1) %to
  store float 1.0, ptr addrspace(1) %t
  ret void
}

; Another parameter may lead to it.
; CHECK-LABEL: @read_elsewhere(
; CHECK: store float 1.0, ptr addrspace(1) %t
define spir_kernel void @read_elsewhere(ptr addrspace(1) "sycl-temporary-memory" %t, ptr addrspace(1) %from) {
  store float 1.0, ptr addrspace(1) %t
  %y = load float, ptr addrspace(1) %from
  ret void
}

; The store may go elsewhere, or is more than one store.
; CHECK-LABEL: @uncertain(
; CHECK: store float 1.0, ptr addrspace(1) %p
; CHECK-LABEL: @block(
; CHECK: call void @llvm.memset
define spir_kernel void @uncertain(ptr addrspace(1) noalias "sycl-temporary-memory" %t, ptr addrspace(1) %to, i1 %c) {
  %p = select i1 %c, ptr addrspace(1) %t, ptr addrspace(1) %to
  store float 1.0, ptr addrspace(1) %p
  ret void
}

define spir_kernel void @block(ptr addrspace(1) noalias "sycl-temporary-memory" %t) {
  call void @llvm.memset.p1.i64(ptr addrspace(1) %t, i8 0, i64 64, i1 false)
  ret void
}

declare void @llvm.memset.p1.i64(ptr addrspace(1), i8, i64, i1)
