; The aspects that a function is said to use are declared: whatever calls it needs them. Other functions that a kernel
; calls may be said to use others.
; RUN: syclopt -passes=annotations-to-attributes %s -S | FileCheck %s
; RUN: syclopt -passes='annotations-to-attributes,sycl-propagate-aspects-usage' %s -S | FileCheck %s --check-prefix=NEEDS
; REQUIRES: opt-22
; RUN-UNCHANGED: LLVM takes it
; RUN: syclopt -passes=annotations-to-attributes %s -S | opt-22 -passes=verify -disable-output

; CHECK:     define void @kernel()
; CHECK-NOT: "sycl-device-has"
; CHECK-NOT: !sycl_declared_aspects
; CHECK:     define internal void @one() "sycl-device-has"="2" {{.*}}!sycl_declared_aspects [[ONE:![0-9]+]]
; CHECK:     define internal void @two() "sycl-device-has"="5,6" {{.*}}!sycl_declared_aspects [[TWO:![0-9]+]]
; CHECK-DAG: [[ONE]] = !{i32 2}
; CHECK-DAG: [[TWO]] = !{i32 5, i32 6}

; NEEDS:     define void @kernel() {{.*}}!sycl_used_aspects [[ALL:![0-9]+]]
; NEEDS:     [[ALL]] = !{i32 2, i32 5, i32 6}

source_filename = "unit.cpp"

@file = private unnamed_addr constant [9 x i8] c"unit.cpp\00", section "llvm.metadata"
@.kernel = private unnamed_addr constant [15 x i8] c"syclopt:kernel\00", section "llvm.metadata"
@.has = private unnamed_addr constant [24 x i8] c"syclopt:sycl-device-has\00", section "llvm.metadata"
@.type = private unnamed_addr constant [10 x i8] c"f [T = x]\00", align 1
@.args.kernel = private unnamed_addr constant { ptr } { ptr @.type }, section "llvm.metadata"
@.args.one = private unnamed_addr constant { i32 } { i32 2 }, section "llvm.metadata"
@.args.two = private unnamed_addr constant { i32, i32 } { i32 5, i32 6 }, section "llvm.metadata"
@llvm.global.annotations = appending global [3 x { ptr, ptr, ptr, i32, ptr }] [{ ptr, ptr, ptr, i32, ptr } { ptr @kernel, ptr @.kernel, ptr @file, i32 3, ptr @.args.kernel }, { ptr, ptr, ptr, i32, ptr } { ptr @one, ptr @.has, ptr @file, i32 4, ptr @.args.one }, { ptr, ptr, ptr, i32, ptr } { ptr @two, ptr @.has, ptr @file, i32 5, ptr @.args.two }], section "llvm.metadata"

define void @kernel() {
  call void @one()
  call void @two()
  ret void
}

define internal void @one() {
  ret void
}

define internal void @two() {
  ret void
}
