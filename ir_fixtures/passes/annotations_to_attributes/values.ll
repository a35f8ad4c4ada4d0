; Each kind of value, in the order of the annotation; null pointers are left out, and an annotation of nothing else is
; none. Types are cut out of what __PRETTY_FUNCTION__ says. Annotations of others, and those of locals and fields, go.
; RUN: syclopt -passes=annotations-to-attributes %s -S | FileCheck %s
; RUN: syclopt -passes=annotations-to-attributes %s -S | not grep -E 'syclopt:|@[.]|global.annotations|var.annotation'
; REQUIRES: opt-22
; RUN-UNCHANGED: LLVM takes it
; RUN: syclopt -passes=annotations-to-attributes %s -S | opt-22 -passes=verify -disable-output

; CHECK:     @kept = constant [4 x i8] c"kept"
; CHECK:     @variable = global i32 0 "resource"="BLOCK_RAM" "sycl-annotated-at"="unit.cpp:9"

; CHECK:     define void @all() "all"="-3,18446744073709551615,true,false,text,n::pair<int; set>,2,plain [T = x]" "sycl-annotated-at"="unit.cpp:3" {
; CHECK:     define void @zeros() "zeros"="0,false" "sycl-annotated-at"="unit.cpp:4" "spelled"="text,7,false" {
; CHECK:     define void @bare() "bare" "sycl-annotated-at"="unit.cpp:5" "named"="8,4" {
; CHECK-NEXT:  ret void
; CHECK:     define void @absent() {
; CHECK:     define internal void @"quoted \22 name"() "twice"="1" "sycl-annotated-at"="unit.cpp:7" {
; CHECK:     declare void @declared() "indirectly-callable"="void" "sycl-annotated-at"="unit.cpp:8"

; CHECK:     define i32 @uses(ptr %field) {
; CHECK-NEXT:  %local = alloca i32
; CHECK-NEXT:  %properties = call ptr @llvm.ptr.annotation.p0.p0(ptr %field, ptr @properties, ptr @file, i32 1, ptr null)
; CHECK-NEXT:  %here = load i32, ptr %field
; CHECK-NEXT:  %there = load i32, ptr %properties
; CHECK-NEXT:  %sum = add i32 %here, %there
; CHECK-NEXT:  ret i32 %sum

source_filename = "unit.cpp"

@kept = constant [4 x i8] c"kept"
@variable = global i32 0
@file = private unnamed_addr constant [9 x i8] c"unit.cpp\00", section "llvm.metadata"
@properties = private unnamed_addr constant [16 x i8] c"sycl-properties\00", section "llvm.metadata"
@.all = private unnamed_addr constant [12 x i8] c"syclopt:all\00", section "llvm.metadata"
@.zeros = private unnamed_addr constant [14 x i8] c"syclopt:zeros\00", section "llvm.metadata"
@.spelled = private unnamed_addr constant [16 x i8] c"syclopt:spelled\00", section "llvm.metadata"
@.bare = private unnamed_addr constant [13 x i8] c"syclopt:bare\00", section "llvm.metadata"
@.property = private unnamed_addr constant [17 x i8] c"syclopt:property\00", section "llvm.metadata"
@.absent = private unnamed_addr constant [15 x i8] c"syclopt:absent\00", section "llvm.metadata"
@.twice = private unnamed_addr constant [14 x i8] c"syclopt:twice\00", section "llvm.metadata"
@.virtual = private unnamed_addr constant [28 x i8] c"syclopt:indirectly-callable\00", section "llvm.metadata"
@.resource = private unnamed_addr constant [17 x i8] c"syclopt:resource\00", section "llvm.metadata"
@.other = private unnamed_addr constant [8 x i8] c"another\00", section "llvm.metadata"
@.text = private unnamed_addr constant [5 x i8] c"text\00", align 1
@.ram = private unnamed_addr constant [10 x i8] c"BLOCK_RAM\00", align 1
@.named = private unnamed_addr constant [6 x i8] c"named\00", align 1
@.type = private unnamed_addr constant [80 x i8] c"static const char *s::type_id<n::pair<int, set>>::get() [T = n::pair<int, set>]\00", align 1
@.void = private unnamed_addr constant [51 x i8] c"static const char *type_id<void>::get() [T = void]\00", align 1
@.plain = private unnamed_addr constant [14 x i8] c"plain [T = x]\00", align 1
@.args.all = private unnamed_addr constant { i32, i64, i1, i1, ptr, ptr, ptr, i8, ptr } { i32 -3, i64 18446744073709551615, i1 true, i1 false, ptr @.text, ptr null, ptr @.type, i8 2, ptr @.plain }, section "llvm.metadata"
@.args.zeros = private unnamed_addr constant { i32, i1, ptr } zeroinitializer, section "llvm.metadata"
@.args.spelled = private unnamed_addr constant {ptr, i32, i1} {ptr @"\2Etext", i32  7 , i1 false}, section "llvm.metadata"
@.args.named = private unnamed_addr constant { ptr, i32, i32 } { ptr @.named, i32 8, i32 4 }, section "llvm.metadata"
@.args.null = private unnamed_addr constant { ptr, ptr } { ptr null, ptr null }, section "llvm.metadata"
@.args.one = private unnamed_addr constant { i32 } { i32 1 }, section "llvm.metadata"
@.args.void = private unnamed_addr constant { ptr } { ptr @.void }, section "llvm.metadata"
@.args.ram = private unnamed_addr constant { ptr } { ptr @.ram }, section "llvm.metadata"
@other_name = alias void (), ptr @all
@llvm.global.annotations = appending global [13 x { ptr, ptr, ptr, i32, ptr }] [{ ptr, ptr, ptr, i32, ptr } { ptr @all, ptr @.all, ptr @file, i32 3, ptr @.args.all }, { ptr, ptr, ptr, i32, ptr } { ptr @other_name, ptr @.all, ptr @file, i32 3, ptr @.args.all }, { ptr, ptr, ptr, i32, ptr } { ptr @zeros, ptr @.zeros, ptr @file, i32 4, ptr @.args.zeros }, { ptr, ptr, ptr, i32, ptr } { ptr @zeros, ptr @.spelled, ptr @file, i32 4, ptr @.args.spelled }, { ptr, ptr, ptr, i32, ptr } { ptr @bare, ptr @.bare, ptr @file, i32 5, ptr null }, { ptr, ptr, ptr, i32, ptr } { ptr @bare, ptr @.property, ptr @file, i32 5, ptr @.args.named }, { ptr, ptr, ptr, i32, ptr } { ptr @absent, ptr @.absent, ptr @file, i32 6, ptr @.args.null }, { ptr, ptr, ptr, i32, ptr } { ptr @absent, ptr @.property, ptr @file, i32 6, ptr @.args.null }, { ptr, ptr, ptr, i32, ptr } { ptr @"quoted \22 name", ptr @.twice, ptr @file, i32 7, ptr @.args.one }, { ptr, ptr, ptr, i32, ptr } { ptr @"quoted \22 name", ptr @.twice, ptr @file, i32 7, ptr @.args.one }, { ptr, ptr, ptr, i32, ptr } { ptr @declared, ptr @.virtual, ptr @file, i32 8, ptr @.args.void }, { ptr, ptr, ptr, i32, ptr } { ptr @variable, ptr @.resource, ptr @file, i32 9, ptr @.args.ram }, { ptr, ptr, ptr, i32, ptr } { ptr @all, ptr @.other, ptr @file, i32 10, ptr null }], section "llvm.metadata"

define void @all() {
  ret void
}

define void @zeros() {
  ret void
}

define void @bare() {
  ret void
}

define void @absent() {
  ret void
}

define internal void @"quoted \22 name"() {
  ret void
}

declare void @declared()

define i32 @uses(ptr %field) {
  %local = alloca i32
  call void @llvm.var.annotation.p0.p0(ptr %local, ptr @.other, ptr @file, i32 1, ptr null)
  %properties = call ptr @llvm.ptr.annotation.p0.p0(ptr %field, ptr @properties, ptr @file, i32 1, ptr null)
  %annotated = call ptr @llvm.ptr.annotation.p0.p0(ptr %field, ptr @.other, ptr @file, i32 1, ptr @.args.one)
  %here = load i32, ptr %annotated
  %there = load i32, ptr %properties
  %sum = add i32 %here, %there
  ret i32 %sum
}

declare void @llvm.var.annotation.p0.p0(ptr, ptr, ptr, i32, ptr)
declare ptr @llvm.ptr.annotation.p0.p0(ptr, ptr, ptr, i32, ptr)
