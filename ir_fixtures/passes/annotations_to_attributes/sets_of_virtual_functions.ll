; A set of virtual functions whose type only its unit can name has digits of that unit, so that two units do not share it.
; RUN: syclopt -passes='annotations-to-attributes<unit=0123456789abcdef>' %s -S | FileCheck %s

; CHECK: define void @function() {{.*}}"indirectly-callable"="(anonymous namespace)::Set$0123456789abcdef"
; CHECK: define void @kernel() "calls-indirectly"="(anonymous namespace)::Set$0123456789abcdef,n::Other"

source_filename = "unit.cpp"

@file = private unnamed_addr constant [9 x i8] c"unit.cpp\00", section "llvm.metadata"
@callable = private unnamed_addr constant [28 x i8] c"syclopt:indirectly-callable\00", section "llvm.metadata"
@calls = private unnamed_addr constant [25 x i8] c"syclopt:calls-indirectly\00", section "llvm.metadata"
@set = private unnamed_addr constant [95 x i8] c"static const char *type_id<(anonymous namespace)::Set>::get() [T = (anonymous namespace)::Set]\00", align 1
@other = private unnamed_addr constant [59 x i8] c"static const char *type_id<n::Other>::get() [T = n::Other]\00", align 1
@of.function = private unnamed_addr constant { ptr } { ptr @set }, section "llvm.metadata"
@of.kernel = private unnamed_addr constant { ptr, ptr } { ptr @set, ptr @other }, section "llvm.metadata"
@llvm.global.annotations = appending global [2 x { ptr, ptr, ptr, i32, ptr }] [{ ptr, ptr, ptr, i32, ptr } { ptr @function, ptr @callable, ptr @file, i32 3, ptr @of.function }, { ptr, ptr, ptr, i32, ptr } { ptr @kernel, ptr @calls, ptr @file, i32 4, ptr @of.kernel }], section "llvm.metadata"

define void @function() {
  ret void
}

define void @kernel() {
  ret void
}
