; Vectors that were not made of single values stay, as do masks that are compared with others; so do functions that are no
; kernels. What is frozen stays where something else sees it too, which must not see another value.
; RUN: syclopt -passes=sycl-split-conditions -S < %s | FileCheck %s
; UNCHANGED: there is nothing to ask one by one

; CHECK-LABEL: define spir_kernel void @kernel(
; CHECK: %loaded = icmp eq i2 %2, -1
; CHECK: %one.of = icmp eq i2 %5, 1
; CHECK: %frozen = icmp eq i2 %7, -1
; CHECK: %place = icmp eq i2 %9, -1
define spir_kernel void @kernel(ptr %from, i32 %x, i64 %at) {
  %vector = load <2 x i32>, ptr %from
  %1 = icmp ne <2 x i32> %vector, zeroinitializer
  %2 = bitcast <2 x i1> %1 to i2
  %loaded = icmp eq i2 %2, -1
  store i1 %loaded, ptr %from
  %3 = insertelement <2 x i32> zeroinitializer, i32 %x, i64 0
  %4 = icmp ne <2 x i32> %3, zeroinitializer
  %5 = bitcast <2 x i1> %4 to i2
  %one.of = icmp eq i2 %5, 1
  store i1 %one.of, ptr %from
  %6 = freeze <2 x i1> %4
  %7 = bitcast <2 x i1> %6 to i2
  %frozen = icmp eq i2 %7, -1
  store i1 %frozen, ptr %from
  store <2 x i1> %6, ptr %from
  %8 = insertelement <2 x i1> zeroinitializer, i1 %frozen, i64 %at
  %9 = bitcast <2 x i1> %8 to i2
  %place = icmp eq i2 %9, -1
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
