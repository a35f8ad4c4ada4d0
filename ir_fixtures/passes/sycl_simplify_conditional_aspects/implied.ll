; An aspect goes where its condition, the function or a wider condition says it already; impossible conditions go.
; RUN: syclopt -passes='sycl-simplify-conditional-aspects' -S < %s | FileCheck %s
; RUN: syclopt -passes='sycl-simplify-conditional-aspects,sycl-simplify-conditional-aspects' -S < %s | FileCheck %s

; fp16 under the condition fp16:
; CHECK: define spir_kernel void @implied() {
define spir_kernel void @implied() !sycl_conditionally_used_aspects !10 { ret void }
; fp64 and image on PVC, which has fp64:
; CHECK: define spir_kernel void @architecture() !sycl_conditionally_used_aspects ![[PVC:[0-9]+]] {
define spir_kernel void @architecture() !sycl_conditionally_used_aspects !11 { ret void }
; fp64 on DG1, which lacks it, stays:
; CHECK: define spir_kernel void @lacking() !sycl_conditionally_used_aspects !12 {
define spir_kernel void @lacking() !sycl_conditionally_used_aspects !12 { ret void }
; image is used in any case, and a GPU that is a CPU is none:
; CHECK: define spir_kernel void @used() !sycl_used_aspects !22 {
define spir_kernel void @used() !sycl_used_aspects !22 !sycl_conditionally_used_aspects !13 { ret void }
; image under fp16, and under fp16 AND fp64, which is narrower; NOT NOT fp16 is fp16:
; CHECK: define spir_kernel void @wider() !sycl_conditionally_used_aspects ![[WIDER:[0-9]+]] {
define spir_kernel void @wider() !sycl_conditionally_used_aspects !14 { ret void }
; CHECK: declare !sycl_conditionally_used_aspects ![[WIDER]] spir_func void @stub()
declare !sycl_conditionally_used_aspects !14 spir_func void @stub()

!10 = !{!30}
!11 = !{!31}
!12 = !{!32}
!13 = !{!33, !34}
!14 = !{!35, !36}
!20 = !{i32 5}
!21 = !{i32 6, i32 9}
!22 = !{i32 9}
!23 = !{i32 6}
!30 = !{!40, !20}
!31 = !{!41, !21}
!32 = !{!42, !23}
!33 = !{!40, !22}
!34 = !{!43, !23}
!35 = !{!44, !22}
!36 = !{!45, !22}
!40 = !{i32 -1, i32 5}
!41 = !{i32 -2, i32 251660032}
!42 = !{i32 -2, i32 41943040}
!43 = !{i32 -4, i32 -1, i32 1, i32 -1, i32 2}
!44 = !{i32 -4, i32 -1, i32 5, i32 -1, i32 6}
!45 = !{i32 -3, i32 -3, i32 -1, i32 5}
; CHECK: !45 =
; CHECK-NEXT: ![[C_PVC:[0-9]+]] = !{i32 -2, i32 251660032}
; CHECK-NEXT: ![[IMAGE:[0-9]+]] = !{i32 9}
; CHECK-NEXT: ![[PVC_IMAGE:[0-9]+]] = !{![[C_PVC]], ![[IMAGE]]}
; CHECK-NEXT: ![[PVC]] = !{![[PVC_IMAGE]]}
; CHECK-NEXT: ![[FP16:[0-9]+]] = !{i32 -1, i32 5}
; CHECK-NEXT: ![[FP16_IMAGE:[0-9]+]] = !{![[FP16]], ![[IMAGE]]}
; CHECK-NEXT: ![[WIDER]] = !{![[FP16_IMAGE]]}
