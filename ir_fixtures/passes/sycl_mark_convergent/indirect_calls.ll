; A table has a convergent function: indirect calls are convergent, too, and so is who makes them.
; RUN: syclopt -passes=sycl-mark-convergent -S < %s | FileCheck %s

target triple = "spir64-unknown-unknown"

@table = constant [1 x ptr] [ptr @waits]

declare spir_func void @barrier() convergent

; CHECK-LABEL: define spir_func void @waits() convergent {
define spir_func void @waits() {
  call spir_func void @barrier()
  ret void
}

; CHECK-LABEL: define spir_kernel void @kernel(ptr %f) convergent {
define spir_kernel void @kernel(ptr %f) {
  call spir_func void @calls(ptr %f)
  ret void
}

; CHECK-LABEL: define spir_func void @calls(ptr %f) convergent {
define spir_func void @calls(ptr %f) {
  ; CHECK: call spir_func void %f() "virtual-call" convergent
  call spir_func void %f() "virtual-call"
  ; CHECK: call spir_func void %f() convergent{{$}}
  call spir_func void %f() convergent
  ret void
}
