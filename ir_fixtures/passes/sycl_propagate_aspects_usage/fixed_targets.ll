; Each entry point gets the numbers of the fixed targets, in the order of the option; a target that lacks what an entry
; point needs is warned about.
; RUN: syclopt -passes='sycl-propagate-aspects-usage<fixed-targets=gpu,host>' -S < %s | FileCheck %s
; RUN: syclopt -passes=sycl-propagate-aspects-usage -sycl-propagate-aspects-usage-fixed-targets=gpu,host -S < %s | FileCheck %s
; RUN: syclopt -passes=sycl-propagate-aspects-usage --sycl-propagate-aspects-usage-fixed-targets gpu,custom,host -S < %s | FileCheck %s
; RUN: syclopt -passes='sycl-propagate-aspects-usage<fixed-targets=gpu,intel_gpu_skl,intel_gpu_12_10_0>' -o /dev/null %s 2>&1 | FileCheck %s --check-prefix=LACKS
; RUN: not syclopt -passes='sycl-propagate-aspects-usage<fixed-targets=intel_gpu_12_10_0>' -Werror=fixed-target -o %t.ll %s 2>&1 | FileCheck %s --check-prefix=ERROR
; RUN: not syclopt -passes='sycl-propagate-aspects-usage<fixed-targets=gqu>' -o %t.ll %s 2>&1 | FileCheck %s --check-prefix=UNKNOWN
; LACKS: {{.*}}fixed_targets.ll:{{[0-9]+}}:1: warning: function 'kernel' needs aspect 'fp64', which the fixed target 'intel_gpu_dg1' lacks: the actual use is in 'helper', which is called by 'kernel' (compile with '-g' to get source locations){{.*}} [-Wfixed-target]
; LACKS-NOT: warning
; ERROR: fixed_targets.ll:{{[0-9]+}}:1: error: sycl-propagate-aspects-usage: function 'kernel' needs aspect 'fp64'{{.*}} [-Werror=fixed-target]
; UNKNOWN: error: sycl-propagate-aspects-usage: option 'fixed-targets': unknown aspect or target 'gqu'; did you mean {{.*}}'gpu'

; CHECK: define spir_kernel void @kernel() !sycl_used_aspects !{{[0-9]+}} !sycl_fixed_targets ![[TARGETS:[0-9]+]] {
define spir_kernel void @kernel() {
  call spir_func void @helper()
  ret void
}

; CHECK: define spir_func void @helper() !sycl_used_aspects !{{[0-9]+}} {
define spir_func void @helper() {
  %x = alloca double
  ret void
}

; CHECK: define spir_kernel void @other() !sycl_fixed_targets ![[TARGETS]] {
define spir_kernel void @other() {
  ret void
}

!sycl_aspects = !{!0, !1, !2}
!0 = !{!"host", i32 0}
!1 = !{!"gpu", i32 2}
!2 = !{!"fp64", i32 6}
; CHECK: ![[TARGETS]] = !{i32 2, i32 0}
