; A kernel of the list whose address something else holds is refused. A call is no such use.
; RUN: split-file %s %t
; RUN: not syclopt -passes=cleanup-sycl-metadata-from-llvm-used -S %t/held.ll 2>&1 | FileCheck %s
; RUN: not syclopt -passes=cleanup-sycl-metadata-from-llvm-used -S %t/alias.ll 2>&1 | FileCheck %s --check-prefix=ALIAS

; CHECK: held.ll:2:1: error: cleanup-sycl-metadata-from-llvm-used: Unexpected usage of SYCL kernel: '@table' holds '@kernel' of '@llvm.used'
; ALIAS: alias.ll:2:1: error: cleanup-sycl-metadata-from-llvm-used: Unexpected usage of SYCL kernel: '@other' holds '@kernel' of '@llvm.used'

;--- held.ll
@llvm.used = appending global [1 x ptr] [ptr @kernel], section "llvm.metadata"
@table = internal constant [2 x ptr addrspace(4)] [ptr addrspace(4) null, ptr addrspace(4) addrspacecast (ptr @kernel to ptr addrspace(4))]
define spir_kernel void @kernel() {
  ret void
}
;--- alias.ll
@llvm.used = appending global [1 x ptr] [ptr @kernel], section "llvm.metadata"
@other = alias void (), ptr @kernel
define spir_kernel void @kernel() {
  ret void
}
