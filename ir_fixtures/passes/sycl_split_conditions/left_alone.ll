; Vectors that were not made of single values stay, as do masks that are compared with others; so do functions that are no
; kernels. What is frozen stays where something else sees it too, which must not see another value.
; RUN: syclopt -passes=sycl-split-conditions -S < %s | FileCheck %s
; UNCHANGED: there is nothing to ask one by one

; CHECK-LABEL: define spir_kernel void @kernel(
; CHECK: %loaded = icmp eq i2 %1, -1
; CHECK: %one.of = icmp eq i2 %4, 1
; CHECK: %frozen = icmp eq i2 %6, -1
; CHECK: %place = icmp eq i2 %8, -1
define spir_kernel void @kernel(ptr %from, i32 %x, i64 %at) {
  %vector = load <2 x i32>, ptr %from
  %0 = icmp ne <2 x i32> %vector, zeroinitializer
  %1 = bitcast <2 x i1> %0 to i2
  %loaded = icmp eq i2 %1, -1
  store i1 %loaded, ptr %from
  %2 = insertelement <2 x i32> zeroinitializer, i32 %x, i64 0
  %3 = icmp ne <2 x i32> %2, zeroinitializer
  %4 = bitcast <2 x i1> %3 to i2
  %one.of = icmp eq i2 %4, 1
  store i1 %one.of, ptr %from
  %5 = freeze <2 x i1> %3
  %6 = bitcast <2 x i1> %5 to i2
  %frozen = icmp eq i2 %6, -1
  store i1 %frozen, ptr %from
  store <2 x i1> %5, ptr %from
  %7 = insertelement <2 x i1> zeroinitializer, i1 %frozen, i64 %at
  %8 = bitcast <2 x i1> %7 to i2
  %place = icmp eq i2 %8, -1
  store i1 %place, ptr %from
  ret void
}

; CHECK-LABEL: define i1 @function(
; CHECK: icmp eq i2
define i1 @function(i32 %x) {
  %1 = insertelement <2 x i32> zeroinitializer, i32 %x, i64 0
  %2 = icmp ne <2 x i32> %1, zeroinitializer
  %3 = bitcast <2 x i1> %2 to i2
  %4 = icmp eq i2 %3, -1
  ret i1 %4
}
