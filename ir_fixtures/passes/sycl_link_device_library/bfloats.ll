; Where bfloats are converted, the functions come along that LLVM calls for processors without such an instruction.
; RUN: syclopt -passes=sycl-link-device-library -S < %s | FileCheck %s

target triple = "x86_64-unknown-linux-gnu"

; CHECK-NOT: @__truncdfhf2
; CHECK-DAG: @llvm.compiler.used = appending global [2 x ptr] [ptr @__truncdfbf2, ptr @__truncsfbf2]
; CHECK-DAG: define bfloat @__truncdfbf2(double
; CHECK-DAG: define bfloat @__truncsfbf2(float
define spir_kernel void @run(double %x, ptr %p) {
  %b = fptrunc double %x to bfloat
  store bfloat %b, ptr %p
  ret void
}
