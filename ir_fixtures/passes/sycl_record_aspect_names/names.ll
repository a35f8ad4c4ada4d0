; Numbers become the nodes of the table; one without a name stays, and so does a pair that is there already.
; RUN: syclopt -passes=sycl-record-aspect-names -S < %s | FileCheck %s
; RUN: syclopt -passes=sycl-record-aspect-names,sycl-record-aspect-names -S < %s | FileCheck %s
; RUN: syclopt -passes=sycl-propagate-aspects-usage,sycl-record-aspect-names,cleanup-sycl-metadata -S < %s | FileCheck %s --check-prefix=ALL

; CHECK: define spir_kernel void @kernel() !sycl_fixed_targets !7 !sycl_used_aspects ![[USED:[0-9]+]] !sycl_declared_aspects ![[DECLARED:[0-9]+]] {
; ALL:   define spir_kernel void @kernel() {{.*}}!sycl_used_aspects ![[USED:[0-9]+]]
define spir_kernel void @kernel() !sycl_used_aspects !4 !sycl_declared_aspects !5 !sycl_fixed_targets !7 {
  ret void
}

; CHECK: declare !sycl_used_aspects ![[MIXED:[0-9]+]] spir_func void @outside()
declare !sycl_used_aspects !6 spir_func void @outside()

; ALL-NOT: !sycl_aspects
!sycl_aspects = !{!0, !1, !2, !3}
!0 = !{!"fp64", i32 6}
!1 = !{!"usm_system_allocator", i32 17}
!2 = !{!"gpu", i32 2}
!3 = !{!"usm_system_allocations", i32 17}
!4 = !{i32 17, i32 -5, i32 6}
!5 = !{i32 2}
!6 = !{i32 6, !2}
!7 = !{i32 2}
; CHECK: !4 = !{i32 17, i32 -5, i32 6}
; CHECK-DAG: ![[USED]] = !{!3, i32 -5, !0}
; CHECK-DAG: ![[DECLARED]] = !{!2}
; CHECK-DAG: ![[MIXED]] = !{!0, !2}
; ALL: ![[USED]] = !{i32 -5, !2, !0, !3}
