; What cannot be understood is an error with the place of the annotation.
; RUN: split-file %s %t
; RUN: not syclopt -passes=annotations-to-attributes %t/value.ll 2>&1 | FileCheck %s --check-prefix=VALUE
; RUN: not syclopt -passes=annotations-to-attributes %t/two.ll 2>&1 | FileCheck %s --check-prefix=TWO
; RUN: not syclopt -passes=annotations-to-attributes %t/variable.ll 2>&1 | FileCheck %s --check-prefix=VARIABLE
; RUN: not syclopt -passes=annotations-to-attributes %t/sizes.ll 2>&1 | FileCheck %s --check-prefix=SIZES

; VALUE: unit.cpp:5:1: error: an annotation has the value 'double 1.500000e+00', expected an integer, a string or a null pointer
; TWO: unit.cpp:6:1: error: '@f' has two annotations 'size', with the values '1' and '2'
; VARIABLE: unit.cpp:7:1: error: '@x' has the annotation 'external', which is one of functions
; SIZES: unit.cpp:1:1: error: kernel 'blur' calls functions with "sycl-work-group-size" of 2 values: '1', '2'

;--- value.ll
@name = private constant [13 x i8] c"syclopt:size\00", section "llvm.metadata"
@file = private constant [9 x i8] c"unit.cpp\00", section "llvm.metadata"
@args = private constant { double } { double 1.500000e+00 }, section "llvm.metadata"
@llvm.global.annotations = appending global [1 x { ptr, ptr, ptr, i32, ptr }] [{ ptr, ptr, ptr, i32, ptr } { ptr @f, ptr @name, ptr @file, i32 5, ptr @args }], section "llvm.metadata"
declare void @f()

;--- two.ll
@name = private constant [13 x i8] c"syclopt:size\00", section "llvm.metadata"
@file = private constant [9 x i8] c"unit.cpp\00", section "llvm.metadata"
@one = private constant { i32 } { i32 1 }, section "llvm.metadata"
@two = private constant { i32 } { i32 2 }, section "llvm.metadata"
@llvm.global.annotations = appending global [2 x { ptr, ptr, ptr, i32, ptr }] [{ ptr, ptr, ptr, i32, ptr } { ptr @f, ptr @name, ptr @file, i32 5, ptr @one }, { ptr, ptr, ptr, i32, ptr } { ptr @f, ptr @name, ptr @file, i32 6, ptr @two }], section "llvm.metadata"
declare void @f()

;--- variable.ll
@x = global i32 0
@name = private constant [17 x i8] c"syclopt:external\00", section "llvm.metadata"
@file = private constant [9 x i8] c"unit.cpp\00", section "llvm.metadata"
@llvm.global.annotations = appending global [1 x { ptr, ptr, ptr, i32, ptr }] [{ ptr, ptr, ptr, i32, ptr } { ptr @x, ptr @name, ptr @file, i32 7, ptr null }], section "llvm.metadata"

;--- sizes.ll
@kernel = private constant [15 x i8] c"syclopt:kernel\00", section "llvm.metadata"
@name = private constant [29 x i8] c"syclopt:sycl-work-group-size\00", section "llvm.metadata"
@file = private constant [9 x i8] c"unit.cpp\00", section "llvm.metadata"
@blur = private constant [51 x i8] c"static const char *type_id<blur>::get() [T = blur]\00"
@type = private constant { ptr } { ptr @blur }, section "llvm.metadata"
@one = private constant { i32 } { i32 1 }, section "llvm.metadata"
@two = private constant { i32 } { i32 2 }, section "llvm.metadata"
@llvm.global.annotations = appending global [3 x { ptr, ptr, ptr, i32, ptr }] [{ ptr, ptr, ptr, i32, ptr } { ptr @entry, ptr @kernel, ptr @file, i32 1, ptr @type }, { ptr, ptr, ptr, i32, ptr } { ptr @f, ptr @name, ptr @file, i32 5, ptr @one }, { ptr, ptr, ptr, i32, ptr } { ptr @g, ptr @name, ptr @file, i32 6, ptr @two }], section "llvm.metadata"

define void @entry() {
  call void @f()
  call void @g()
  ret void
}

define internal void @f() {
  ret void
}

define internal void @g() {
  ret void
}
