; Without the list there is nothing to do; llvm.compiler.used is another one.
; UNCHANGED: there is no llvm.used
; RUN: syclopt -passes=cleanup-sycl-metadata-from-llvm-used -S < %s | FileCheck %s

; CHECK: {{^}}@llvm.compiler.used = appending global [1 x ptr] [ptr @kernel], section "llvm.metadata"{{$}}
@llvm.compiler.used = appending global [1 x ptr] [ptr @kernel], section "llvm.metadata"

; CHECK: {{^}}declare spir_kernel void @kernel(){{$}}
declare spir_kernel void @kernel()
