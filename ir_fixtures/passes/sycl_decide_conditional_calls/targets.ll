; Conditional calls become direct calls of the action where the condition holds for the target, and go where it does
; not. What is used under a condition that holds joins what is used; stubs go, and so does what says of conditions.
; RUN: syclopt -passes='sycl-decide-conditional-calls<target=intel_gpu_pvc>,verify' -S < %s | FileCheck %s --check-prefixes=CHECK,PVC
; RUN: syclopt -passes='sycl-decide-conditional-calls<target=intel_gpu_12_10_0>,verify' -S < %s | FileCheck %s --check-prefixes=CHECK,DG1
; RUN: syclopt -passes='sycl-decide-conditional-calls<target=spir64_x86_64>,verify' -S < %s 2>&1 | FileCheck %s --check-prefixes=CHECK,CPU
; RUN: syclopt -passes='sycl-decide-conditional-calls<target=spir64_x86_64>' -Wno-undecided-condition -S < %s 2>&1 | FileCheck %s --check-prefix=SILENT

; CPU-DAG: <stdin>:{{.*}}: warning: nothing decides the condition 'fp64' for the target 'spir64_x86_64'; what is not known counts as lacking, so 'with_double' is not called{{.*}} [-Wundecided-condition]
; CPU-DAG: <stdin>:{{.*}}: warning: nothing decides the condition 'not fp64' for the target 'spir64_x86_64'; what is not known counts as lacking, so 'without' is called{{.*}} [-Wundecided-condition]

; SILENT-NOT: warning
; SILENT: define spir_kernel void @kernel()
; SILENT-NEXT: call spir_func void @without()
; PVC: define spir_kernel void @kernel() !sycl_used_aspects ![[USED:[0-9]+]] {
; DG1: define spir_kernel void @kernel() !sycl_used_aspects ![[USED:[0-9]+]] {
define spir_kernel void @kernel() !sycl_used_aspects !0 !sycl_conditionally_used_aspects !1 {
; CHECK-NOT: stub
; PVC:      call spir_func void @with_double(ptr addrspace(4) null)
; PVC-NEXT: ret void
; DG1:      call spir_func void @without()
; DG1-NEXT: ret void
; CPU:      call spir_func void @without()
; CPU-NEXT: ret void
  call spir_func void @stub_1(ptr @with_double, ptr addrspace(4) null, i32 -1, i32 6)
  call spir_func void @stub_2(ptr @without, ptr null, i32 -3, i32 -1, i32 6)
  ret void
}

; CHECK: define internal spir_func void @with_double(ptr addrspace(4) %this)
; CHECK-SAME: {
define internal spir_func void @with_double(ptr addrspace(4) %this) !sycl_conditionally_used_aspects !2 {
  ret void
}

; CHECK: define internal spir_func void @without()
define internal spir_func void @without() {
  ret void
}

; CHECK-NOT: stub_
declare spir_func void @stub_1(ptr, ptr addrspace(4), i32, i32) #0
declare spir_func void @stub_2(ptr, ptr, i32, i32, i32) #0

attributes #0 = { "sycl-call-if-on-device-conditionally" }

!0 = !{i32 9}
!1 = !{!3, !4}
!2 = !{!3}
!3 = !{!5, !6}
!4 = !{!7, !8}
!5 = !{i32 -1, i32 6}
!6 = !{i32 6}
!7 = !{i32 -3, i32 -1, i32 6}
!8 = !{i32 5}
; PVC: ![[USED]] = !{i32 6, i32 9}
; DG1: ![[USED]] = !{i32 5, i32 9}
