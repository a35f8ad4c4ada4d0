; Functions that call a convergent one, directly or not, are convergent. Where nothing has the address of one, indirect calls are
; not.
; RUN: syclopt -passes=sycl-mark-convergent -S < %s | FileCheck %s

target triple = "spir64-unknown-unknown"

declare spir_func float @sine(float)
declare spir_func void @barrier() #0

; CHECK-LABEL: define spir_func void @waits(ptr %f) convergent {
define spir_func void @waits(ptr %f) {
  call spir_func void @barrier()
  call spir_func void @waits(ptr %f)
  ; CHECK: call spir_func void %f(){{$}}
  call spir_func void %f()
  ret void
}

; CHECK-LABEL: define spir_kernel void @kernel(ptr %f) convergent {
define spir_kernel void @kernel(ptr %f) {
  call spir_func void @waits(ptr %f)
  ret void
}

; CHECK-LABEL: define spir_func float @other(float %x, ptr %f) {
define spir_func float @other(float %x, ptr %f) {
  %y = call spir_func float @sine(float %x)
  call spir_func void %f()
  ret float %y
}

; CHECK: attributes #0 = { convergent nounwind }
attributes #0 = { convergent nounwind }
