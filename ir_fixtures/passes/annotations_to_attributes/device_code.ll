; A kernel entry that only its unit can name gets a name of its own; kernels, external functions and virtual functions are
; known by their unit. A callable's attributes are its kernel's, but not those of a function that other units call.
; Variables whose values refer to a tag are device globals.
; RUN: syclopt -passes=annotations-to-attributes %s -S | FileCheck %s

; CHECK: @tag = linkonce_odr constant i8 0 "sycl-annotated-at"="once.hpp:2"
; CHECK: @shared = global { ptr, ptr } { ptr null, ptr @tag } "sycl-device-global-size"="4" "sycl-device-image-scope"="false" "sycl-host-access"="1" "sycl-implement-in-csr"="true" "sycl-annotated-at"="once.hpp:2" "sycl-unique-id"="shared"
; CHECK: @_ZN12_GLOBAL__N_13ownE$[[DIGEST:[0-9a-f]{16}]] = internal global { ptr, ptr } { ptr null, ptr @tag } {{.*}} "sycl-unique-id"="_ZN12_GLOBAL__N_13ownE$[[DIGEST]]"

; CHECK: define linkonce_odr void @_Z5entryI4blurEvv() "sycl-module-id"="unit.cpp$[[DIGEST]]" "sycl-kernel" "sycl-kernel-entry"="blur" "sycl-annotated-at"="once.hpp:1" "sycl-work-group-size"="8,4" {
; CHECK: define internal void @_Z5entryI5localEvv$[[DIGEST]]() "sycl-module-id"="unit.cpp$[[DIGEST]]" "sycl-kernel" "sycl-kernel-entry"="local" "sycl-annotated-at"="once.hpp:1" "sycl-work-group-size"="2" {
; CHECK: define internal void @callable() "sycl-work-group-size"="8,4"
; CHECK: define void @external() "sycl-module-id"="unit.cpp$[[DIGEST]]" "sycl-annotated-at"="unit.cpp:7" "sycl-work-group-size"="16" {
; CHECK: define ptr @launch() {
; CHECK-NEXT: ret ptr @_Z5entryI5localEvv$[[DIGEST]]
; CHECK: declare void @elsewhere() "sycl-annotated-at"="unit.cpp:7"

; CHECK: !sycl_aspects = !{
; CHECK: !{!"fp64", i32 6}

source_filename = "unit.cpp"

@tag = linkonce_odr constant i8 0
@shared = global { ptr, ptr } { ptr null, ptr @tag }
@_ZN12_GLOBAL__N_13ownE = internal global { ptr, ptr } { ptr null, ptr @tag }
@file = private unnamed_addr constant [9 x i8] c"unit.cpp\00", section "llvm.metadata"
@header = private unnamed_addr constant [9 x i8] c"once.hpp\00", section "llvm.metadata"
@.kernel = private unnamed_addr constant [15 x i8] c"syclopt:kernel\00", section "llvm.metadata"
@.external = private unnamed_addr constant [17 x i8] c"syclopt:external\00", section "llvm.metadata"
@.global = private unnamed_addr constant [22 x i8] c"syclopt:device-global\00", section "llvm.metadata"
@.size = private unnamed_addr constant [29 x i8] c"syclopt:sycl-work-group-size\00", section "llvm.metadata"
@.blur = private unnamed_addr constant [51 x i8] c"static const char *type_id<blur>::get() [T = blur]\00", align 1
@.local = private unnamed_addr constant [53 x i8] c"static const char *type_id<local>::get() [T = local]\00", align 1
@.args.blur = private unnamed_addr constant { ptr } { ptr @.blur }, section "llvm.metadata"
@.args.local = private unnamed_addr constant { ptr } { ptr @.local }, section "llvm.metadata"
@.args.global = private unnamed_addr constant { i64, i1, i32, ptr, i1 } { i64 4, i1 false, i32 1, ptr null, i1 true }, section "llvm.metadata"
@.args.8 = private unnamed_addr constant { i32, i32 } { i32 8, i32 4 }, section "llvm.metadata"
@.args.2 = private unnamed_addr constant { i32 } { i32 2 }, section "llvm.metadata"
@.args.16 = private unnamed_addr constant { i32 } { i32 16 }, section "llvm.metadata"
@llvm.global.annotations = appending global [8 x { ptr, ptr, ptr, i32, ptr }] [{ ptr, ptr, ptr, i32, ptr } { ptr @_Z5entryI4blurEvv, ptr @.kernel, ptr @header, i32 1, ptr @.args.blur }, { ptr, ptr, ptr, i32, ptr } { ptr @_Z5entryI5localEvv, ptr @.kernel, ptr @header, i32 1, ptr @.args.local }, { ptr, ptr, ptr, i32, ptr } { ptr @_Z5entryI5localEvv, ptr @.size, ptr @header, i32 1, ptr @.args.2 }, { ptr, ptr, ptr, i32, ptr } { ptr @callable, ptr @.size, ptr @file, i32 6, ptr @.args.8 }, { ptr, ptr, ptr, i32, ptr } { ptr @external, ptr @.external, ptr @file, i32 7, ptr null }, { ptr, ptr, ptr, i32, ptr } { ptr @external, ptr @.size, ptr @file, i32 7, ptr @.args.16 }, { ptr, ptr, ptr, i32, ptr } { ptr @elsewhere, ptr @.external, ptr @file, i32 7, ptr null }, { ptr, ptr, ptr, i32, ptr } { ptr @tag, ptr @.global, ptr @header, i32 2, ptr @.args.global }], section "llvm.metadata"

define linkonce_odr void @_Z5entryI4blurEvv() {
  call void @between()
  call void @external()
  ret void
}

define internal void @_Z5entryI5localEvv() {
  call void @between()
  ret void
}

define internal void @between() {
  call void @callable()
  ret void
}

define internal void @callable() {
  ret void
}

define void @external() {
  call void @elsewhere()
  ret void
}

define ptr @launch() {
  ret ptr @_Z5entryI5localEvv
}

declare void @elsewhere()
