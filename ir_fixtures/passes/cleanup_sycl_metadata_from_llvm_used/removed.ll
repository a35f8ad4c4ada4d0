; The list goes, and with it declarations that only it named. What else it named stays: definitions, variables, and
; declarations that something uses. The same symbol may be listed twice.
; RUN: syclopt -passes=cleanup-sycl-metadata-from-llvm-used -S < %s | FileCheck %s

; CHECK-NOT: llvm.used
; CHECK:     @variable = external addrspace(1) global i32
; CHECK-NOT: llvm.used
@variable = external addrspace(1) global i32
@llvm.used = appending global [7 x ptr addrspace(4)] [ptr addrspace(4) addrspacecast (ptr @kernel to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr @gone to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr @gone to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr @called to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr @"gone too" to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr @defined to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @variable to ptr addrspace(4))], section "llvm.metadata"

; CHECK: define spir_kernel void @kernel()
define spir_kernel void @kernel() {
  call spir_func void @called()
  ret void
}

; CHECK: define internal spir_func void @defined()
define internal spir_func void @defined() {
  ret void
}

; CHECK-NOT: gone
; CHECK:     declare spir_func void @called()
; CHECK-NOT: gone
; CHECK:     declare spir_func void @never_listed()
declare spir_func void @gone()
declare spir_func void @called()
declare spir_kernel void @"gone too"()
declare spir_func void @never_listed()

; CHECK: !spirv.ExecutionMode = !{![[NODE:[0-9]+]]}
; CHECK: ![[NODE]] = !{null, i32 1}
!spirv.ExecutionMode = !{!0}
!0 = !{ptr @gone, i32 1}
