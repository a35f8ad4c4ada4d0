; What is behind conditional calls is listed with its condition, and not among the used aspects. Nested conditions both
; hold: joined by AND (-4) where they are prefix code, else one after the other.
; RUN: syclopt -passes=sycl-propagate-aspects-usage -S < %s | FileCheck %s
; RUN: syclopt -passes='sycl-propagate-aspects-usage<exclude-aspects=d>' -S < %s | FileCheck %s --check-prefix=LESS

%A = type { i32 }
%B = type { i32 }
%C = type { i32 }
%D = type { i32 }

; CHECK: define spir_kernel void @kernel() !sycl_used_aspects ![[AB:[0-9]+]] !sycl_fixed_targets !{{[0-9]+}} !sycl_conditionally_used_aspects ![[BOTH:[0-9]+]] {
define spir_kernel void @kernel() {
  %x = alloca %A
  call spir_func void @middle()
  ret void
}

; CHECK: define spir_func void @middle() !sycl_used_aspects ![[B:[0-9]+]] !sycl_conditionally_used_aspects ![[BOTH]] {
; LESS:  define spir_func void @middle() !sycl_used_aspects !{{[0-9]+}} !sycl_conditionally_used_aspects ![[ONLY:[0-9]+]] {
define spir_func void @middle() {
  %x = alloca %B
  call spir_func void @outer_stub(ptr @outer_action, ptr %x, i32 -1, i32 3)
  ret void
}

; CHECK: define spir_func void @outer_action() !sycl_conditionally_used_aspects ![[BOTH]] {
define spir_func void @outer_action() {
  call spir_func void @helper()
  call spir_func void @inner_stub(ptr @inner_action, ptr null, i32 -3, i32 -2, i32 7)
  ret void
}

; CHECK: define spir_func void @helper() !sycl_conditionally_used_aspects ![[OUTER:[0-9]+]] {
define spir_func void @helper() {
  %x = alloca %C
  ret void
}

; CHECK: define spir_func void @inner_action() !sycl_conditionally_used_aspects ![[INNER:[0-9]+]] {
; LESS:  define spir_func void @inner_action() {
define spir_func void @inner_action() {
  %x = alloca %D
  ret void
}

; Reached both ways, so it has both.
; CHECK: define spir_func void @two_ways() !sycl_used_aspects ![[D:[0-9]+]] !sycl_conditionally_used_aspects ![[PLAIN:[0-9]+]] {
define spir_func void @two_ways() {
  %x = alloca %D
  ret void
}

; CHECK: define spir_kernel void @other() !sycl_used_aspects ![[D]] !sycl_fixed_targets !{{[0-9]+}} !sycl_conditionally_used_aspects ![[PLAIN]] {
define spir_kernel void @other() {
  call spir_func void @two_ways()
  call spir_func void @outer_stub(ptr @two_ways, ptr null, i32 8, i32 8)
  ret void
}

; CHECK: declare !sycl_conditionally_used_aspects !{{[0-9]+}} spir_func void @outer_stub(ptr, ptr, i32, i32)
declare spir_func void @outer_stub(ptr, ptr, i32, i32) #0
; CHECK: declare !sycl_conditionally_used_aspects ![[INNER]] spir_func void @inner_stub(ptr, ptr, i32, i32, i32)
declare spir_func void @inner_stub(ptr, ptr, i32, i32, i32) #0

attributes #0 = { "sycl-call-if-on-device-conditionally"="true" }

!sycl_aspects = !{!0, !5}
!sycl_types_that_use_aspects = !{!1, !2, !3, !4}
!0 = !{!"fp64", i32 6}
!1 = !{!"A", i32 11}
!2 = !{!"B", i32 12}
!3 = !{!"C", i32 13}
!4 = !{!"D", i32 14}
!5 = !{!"d", i32 14}
; CHECK-DAG: ![[AB]] = !{i32 11, i32 12}
; CHECK-DAG: ![[B]] = !{i32 12}
; CHECK-DAG: ![[D]] = !{i32 14}
; CHECK-DAG: ![[CONDITION1:[0-9]+]] = !{i32 -1, i32 3}
; CHECK-DAG: ![[CONDITION2:[0-9]+]] = !{i32 -4, i32 -1, i32 3, i32 -3, i32 -2, i32 7}
; CHECK-DAG: ![[CONDITION3:[0-9]+]] = !{i32 8, i32 8}
; CHECK-DAG: ![[C:[0-9]+]] = !{i32 13}
; CHECK-DAG: ![[PAIR1:[0-9]+]] = !{![[CONDITION1]], ![[C]]}
; CHECK-DAG: ![[PAIR2:[0-9]+]] = !{![[CONDITION2]], ![[D]]}
; CHECK-DAG: ![[PAIR3:[0-9]+]] = !{![[CONDITION3]], ![[D]]}
; CHECK-DAG: ![[BOTH]] = !{![[PAIR1]], ![[PAIR2]]}
; CHECK-DAG: ![[OUTER]] = !{![[PAIR1]]}
; CHECK-DAG: ![[INNER]] = !{![[PAIR2]]}
; CHECK-DAG: ![[PLAIN]] = !{![[PAIR3]]}
; LESS-DAG: ![[CONDITION:[0-9]+]] = !{i32 -1, i32 3}
; LESS-DAG: ![[C:[0-9]+]] = !{i32 13}
; LESS-DAG: ![[PAIR:[0-9]+]] = !{![[CONDITION]], ![[C]]}
; LESS-DAG: ![[ONLY]] = !{![[PAIR]]}
