; Where halves are converted, the functions come along that LLVM calls for processors without such an instruction.
; RUN: syclopt -passes=sycl-link-device-library -S < %s | FileCheck %s

target triple = "x86_64-unknown-linux-gnu"

; CHECK-DAG: @llvm.compiler.used = appending global [3 x ptr] [ptr @__truncdfhf2, ptr @__truncsfhf2, ptr @__extendhfsf2]
; CHECK-DAG: define half @__truncdfhf2(double
; CHECK-DAG: define half @__truncsfhf2(float
; CHECK-DAG: define float @__extendhfsf2(half
define spir_kernel void @run(double %x, ptr %p) {
  %h = fptrunc double %x to half
  store half %h, ptr %p
  ret void
}
