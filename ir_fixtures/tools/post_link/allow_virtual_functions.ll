; A module of -fsycl-allow-virtual-functions: no function is in a set, and all of them stay.
; RUN: not syclopt-post-link -split=auto -S %s -o %t.files 2>&1 | FileCheck %s --check-prefix=REFUSED
; RUN: syclopt-post-link -split=auto -symbols -allow-virtual-functions -Werror -S %s -o %t.files && FileCheck %s < %t_0.ll

; REFUSED: warning: the vtable of 'A' has null for functions without "indirectly-callable": 'A::f()' (@_ZN1A1fEv)
; REFUSED: error: sycl-virtual-functions-analysis: kernel 'k' makes a virtual call

; CHECK: @_ZTV1A = linkonce_odr constant [3 x ptr] [ptr null, ptr null, ptr @_ZN1A1fEv]
@_ZTV1A = linkonce_odr constant [3 x ptr] [ptr null, ptr @_ZTI1A, ptr @_ZN1A1fEv]
@_ZTI1A = external constant ptr

; CHECK: define spir_kernel void @k(ptr %object)
define spir_kernel void @k(ptr %object) "sycl-module-id"="a.cpp" {
  store ptr @_ZTV1A, ptr %object
  %f = load ptr, ptr %object
  call spir_func void %f(ptr %object) "virtual-call"
  ret void
}

; CHECK: define {{.*}}spir_func void @_ZN1A1fEv(ptr %this)
define linkonce_odr spir_func void @_ZN1A1fEv(ptr %this) {
  ret void
}
