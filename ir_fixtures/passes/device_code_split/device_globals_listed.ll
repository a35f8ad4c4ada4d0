; With device-globals, a list of used symbols is no use: each image has those of its members that it has anyway, and no
; list without any. So a device global with image scope may be listed, and one with only a number is found, too.
; RUN: syclopt -passes='device-code-split<mode=kernel;device-globals;clean-up>' %s -o %t.table
; RUN: FileCheck %s --check-prefix=B < %t_0.ll
; RUN: FileCheck %s --check-prefix=A < %t_1.ll
; RUN: syclopt -passes='device-code-split<mode=none;device-globals;clean-up>' %s -S | FileCheck %s --check-prefix=NONE

; A:     @scoped = internal addrspace(1) global i32 0 #0
; A-NOT: addrspace(1) global i32 1
; A:     @plain = internal addrspace(1) global i32 2
; A:     @llvm.compiler.used = appending global [2 x ptr] [ptr addrspacecast (ptr addrspace(1) @scoped to ptr), ptr addrspacecast (ptr addrspace(1) @plain to ptr)], section "llvm.metadata"
; A-NOT: @llvm.used

; B-NOT: @scoped
; B:     @[[NAME:.*]] = addrspace(1) global i32 1 #1
; B:     @llvm.compiler.used = appending global [2 x ptr] [ptr addrspacecast (ptr addrspace(1) @[[NAME]] to ptr), ptr addrspacecast (ptr addrspace(1) @plain to ptr)], section "llvm.metadata"
; B-NOT: @llvm.used
; B:     store i32 1, ptr addrspace(1) @[[NAME]]

; NONE:     @scoped =
; NONE-NOT: @unused =
; NONE:     @llvm.compiler.used = appending global [3 x ptr]

target triple = "nvptx64-nvidia-cuda"

@scoped = internal addrspace(1) global i32 0 #0
@0 = addrspace(1) global i32 1 #1
@plain = internal addrspace(1) global i32 2
@unused = internal addrspace(1) global i32 3 #2
@llvm.compiler.used = appending global [4 x ptr] [ptr addrspacecast (ptr addrspace(1) @scoped to ptr), ptr addrspacecast (ptr addrspace(1) @0 to ptr), ptr addrspacecast (ptr addrspace(1) @plain to ptr), ptr addrspacecast (ptr addrspace(1) @unused to ptr)], section "llvm.metadata"
@llvm.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @unused to ptr)], section "llvm.metadata"

define ptx_kernel void @a() {
  store i32 1, ptr addrspace(1) @scoped
  ret void
}

define ptx_kernel void @b() {
  store i32 1, ptr addrspace(1) @0
  ret void
}

attributes #0 = { "sycl-device-global-size"="4" "sycl-unique-id"="scoped" "sycl-device-image-scope" }
attributes #1 = { "sycl-device-global-size"="4" "sycl-unique-id"="no name" }
attributes #2 = { "sycl-device-global-size"="4" "sycl-unique-id"="unused" }
