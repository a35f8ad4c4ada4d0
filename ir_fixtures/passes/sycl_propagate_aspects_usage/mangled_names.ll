; Warnings name functions as the source has them, and as IR has them; a kernel by the type that names it.
; RUN: syclopt -passes=sycl-propagate-aspects-usage -S < %s 2>&1 | FileCheck %s
; RUN: syclopt -passes='sycl-propagate-aspects-usage<fixed-targets=intel_gpu_dg1>' -S < %s 2>&1 | FileCheck %s --check-prefix=TARGET

; CHECK:      warning: function 'ns::run()' (@_ZN2ns3runEv) uses aspect 'fp64' not listed in its 'sycl::device_has' property: the actual use is in 'void ns::half<double>(double*)' (@_ZN2ns4halfIdEEvPT_), which is called by 'ns::Body::step(int) const' (@_ZNK2ns4Body4stepEi), which is called by 'ns::run()' (@_ZN2ns3runEv) (compile with
; CHECK-NOT:  warning
; TARGET:     warning: function 'ns::Solver' (@_ZTSN2ns6SolverE) needs aspect 'fp64', which the fixed target 'intel_gpu_dg1' lacks: the actual use is in 'void ns::half<double>(double*)' (@_ZN2ns4halfIdEEvPT_),
; TARGET-SAME: which is called by 'ns::Solver' (@_ZTSN2ns6SolverE)

define spir_kernel void @_ZTSN2ns6SolverE() {
  call spir_func void @_ZN2ns3runEv()
  ret void
}

define spir_func void @_ZN2ns3runEv() "sycl-device-has"="1" {
  call spir_func void @_ZNK2ns4Body4stepEi(i32 1)
  ret void
}

define spir_func void @_ZNK2ns4Body4stepEi(i32 %i) {
  call spir_func void @_ZN2ns4halfIdEEvPT_(ptr null)
  ret void
}

define spir_func void @_ZN2ns4halfIdEEvPT_(ptr %p) {
  %d = load double, ptr %p
  ret void
}

!sycl_aspects = !{!0, !1}
!0 = !{!"fp64", i32 6}
!1 = !{!"cpu", i32 1}
