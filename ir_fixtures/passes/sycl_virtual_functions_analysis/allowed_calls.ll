; Where all virtual functions are device code, a kernel may call them without naming a set; what it creates it still says.
; RUN: not syclopt -passes=sycl-virtual-functions-analysis %s 2>&1 | FileCheck %s --check-prefix=REFUSED
; RUN: syclopt -passes='sycl-virtual-functions-analysis<allow-virtual-functions>' -S %s | FileCheck %s

; REFUSED: error: sycl-virtual-functions-analysis: kernel 'k' makes a virtual call, but names no set in "calls-indirectly"

@_ZTV1A = constant [3 x ptr] [ptr null, ptr null, ptr @_ZN1A1fEv]

; CHECK: define spir_kernel void @k(ptr %object) "creates-indirectly"="S" {
define spir_kernel void @k(ptr %object) {
  store ptr @_ZTV1A, ptr %object
  %f = load ptr, ptr %object
  call spir_func void %f(ptr %object) "virtual-call"
  ret void
}

define linkonce_odr spir_func void @_ZN1A1fEv(ptr %this) "indirectly-callable"="S" {
  ret void
}
