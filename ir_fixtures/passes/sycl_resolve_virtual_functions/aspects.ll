; A set needs what its functions use in their code, and what they reach; a slot with a thunk goes with its function.
; What the aspects mean, the module says itself.
; RUN: syclopt -passes='sycl-resolve-virtual-functions<target=intel_gpu_icllp>' -S %s | FileCheck %s
; RUN: syclopt -passes='sycl-resolve-virtual-functions<target=intel_gpu_skl>' -S %s | FileCheck %s --check-prefix=ANY

; CHECK: @_ZTV1A = linkonce_odr constant [3 x ptr] [ptr null, ptr null, ptr @_ZN1A1gEv]
; ANY:   @_ZTV1A = linkonce_odr constant [3 x ptr] [ptr @_ZN1A1fEv, ptr @_ZThn8_N1A1fEv, ptr @_ZN1A1gEv]
@_ZTV1A = linkonce_odr constant [3 x ptr] [ptr @_ZN1A1fEv, ptr @_ZThn8_N1A1fEv, ptr @_ZN1A1gEv]

; CHECK-NOT: @_ZN1A1fEv
; ANY:       define spir_func double @_ZN1A1fEv(ptr %this) {
define spir_func double @_ZN1A1fEv(ptr %this) "indirectly-callable"="f" "sycl-module-id"="a.cpp" {
  ret double 0.0
}

define linkonce_odr spir_func double @_ZThn8_N1A1fEv(ptr %this) {
  %r = call spir_func double @_ZN1A1fEv(ptr %this)
  ret double %r
}

; CHECK: define spir_func void @_ZN1A1gEv(ptr %this) "sycl-resolved-set"="g" {
define spir_func void @_ZN1A1gEv(ptr %this) "indirectly-callable"="g" "sycl-module-id"="a.cpp" {
  ret void
}

; CHECK: define spir_kernel void @k(ptr %p) "sycl-module-id"="a.cpp" "sycl-calls-resolved"="g" {
define spir_kernel void @k(ptr %p) "sycl-module-id"="a.cpp" "creates-indirectly"="f,g" "calls-indirectly"="g" {
  store ptr @_ZTV1A, ptr %p
  ret void
}

!sycl_aspects = !{!0}
!0 = !{!"fp64", i32 6}
