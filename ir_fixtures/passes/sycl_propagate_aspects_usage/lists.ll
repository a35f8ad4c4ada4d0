; What is written: used aspects less the excluded ones, then declared ones, then what stood there; lists ascend.
; RUN: syclopt -passes=sycl-propagate-aspects-usage -Wno-device-has-attribute -S < %s | FileCheck %s --check-prefixes=CHECK,ALL
; RUN: syclopt -passes='sycl-propagate-aspects-usage<exclude-aspects=cpu,fp64;no-validate-aspects>' -S < %s | FileCheck %s --check-prefixes=CHECK,LESS
; RUN: syclopt -passes='sycl-propagate-aspects-usage<exclude-aspects=cpu;no-validate-aspects>' -S < %s \
; RUN:   --sycl-propagate-aspects-usage-exclude-aspects=fp64 | FileCheck %s --check-prefixes=CHECK,LESS

%Cpu = type { i32 }

; ALL:  define spir_kernel void @kernel(i32 %x) !sycl_used_aspects ![[ALL:[0-9]+]] !sycl_fixed_targets
; LESS: define spir_kernel void @kernel(i32 %x) !sycl_used_aspects ![[DECLARED:[0-9]+]] !sycl_fixed_targets
define spir_kernel void @kernel(i32 %x) {
  call spir_func void @middle()
  ret void
}

; ALL:  define spir_func void @middle() !sycl_used_aspects ![[ALL]] {
; LESS: define spir_func void @middle() !sycl_used_aspects ![[DECLARED]] {
define spir_func void @middle() {
  call spir_func void @declares()
  call spir_func void @outside()
  ret void
}

; What is declared travels, and is never excluded.
; ALL:  define spir_func void @declares() !sycl_declared_aspects !{{[0-9]+}} !sycl_used_aspects ![[MOST:[0-9]+]] {
; LESS: define spir_func void @declares() !sycl_declared_aspects !{{[0-9]+}} !sycl_used_aspects ![[ONE:[0-9]+]] {
define spir_func void @declares() !sycl_declared_aspects !3 {
  %x = alloca %Cpu
  %y = alloca double
  ret void
}

; CHECK: declare !sycl_declared_aspects !{{[0-9]+}} !sycl_used_aspects ![[OUTSIDE:[0-9]+]] spir_func void @outside()
declare !sycl_declared_aspects !4 spir_func void @outside()

; What stood there stays: alone, and beside others, excluded or not.
; ALL:  define spir_func void @listed() !sycl_used_aspects ![[CPU:[0-9]+]] {
; LESS: define spir_func void @listed() !sycl_used_aspects ![[CPU:[0-9]+]] {
define spir_func void @listed() !sycl_used_aspects !3 {
  ret void
}

; ALL:  define spir_func void @lists_more() !sycl_used_aspects ![[MORE:[0-9]+]] {
; LESS: define spir_func void @lists_more() !sycl_used_aspects ![[FIVE:[0-9]+]] {
define spir_func void @lists_more() !sycl_used_aspects !5 {
  %y = alloca double
  ret void
}

!sycl_aspects = !{!0, !1}
!sycl_types_that_use_aspects = !{!2, !6}
!0 = !{!"fp64", i32 6}
!1 = !{!"cpu", i32 1}
!2 = !{!"Cpu", i32 1}
!3 = !{i32 1}
!4 = !{i32 12, i64 -3}
!5 = !{i32 5, !1}
; A type that nothing uses, which LLVM does not write.
!6 = !{!"Unused", i32 6}
; CHECK-DAG: ![[OUTSIDE]] = !{i32 -3, i32 12}
; ALL-DAG: ![[ALL]] = !{i32 -3, i32 1, i32 6, i32 12}
; ALL-DAG: ![[MOST]] = !{i32 1, i32 6}
; ALL-DAG: ![[MORE]] = !{i32 1, i32 5, i32 6}
; LESS-DAG: ![[DECLARED]] = !{i32 -3, i32 1, i32 12}
; ALL-DAG: ![[CPU]] = !{i32 1}
; LESS-DAG: ![[CPU]] = !{i32 1}
; LESS-DAG: ![[ONE]] = !{i32 1}
; LESS-DAG: ![[FIVE]] = !{i32 1, i32 5}
