; LLVM prints no cast of a null pointer in the first value of a variable for NVIDIA's GPUs; front ends write some into
; device globals.
; RUN: syclopt -passes='sycl-retarget<device=nvptx64>,verify' -S < %s | FileCheck %s

target triple = "spir64-unknown-unknown"

; CHECK: @shared = addrspace(1) global { ptr addrspace(1), ptr } { ptr addrspace(1) null, ptr null }
@shared = addrspace(1) global { ptr addrspace(1), ptr addrspace(4) } { ptr addrspace(1) addrspacecast (ptr addrspace(4) null to ptr addrspace(1)), ptr addrspace(4) addrspacecast (ptr addrspace(1) addrspacecast (ptr addrspace(4) null to ptr addrspace(1)) to ptr addrspace(4)) }
; CHECK: @points = addrspace(1) global ptr addrspacecast (ptr addrspace(1) @shared to ptr)
@points = addrspace(1) global ptr addrspace(4) addrspacecast (ptr addrspace(1) @shared to ptr addrspace(4))
