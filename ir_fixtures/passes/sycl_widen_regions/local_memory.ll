; The region with indices that may wrap gets copies of variables in local memory, so that LLVM may keep them in registers
; for the other one. What a pointer may reach that is kept, what is large, and what the region does not use has no copy.
; RUN: syclopt -passes=sycl-widen-regions,verify -S < %s | FileCheck %s

target triple = "x86_64-unknown-linux-gnu"

; CHECK-LABEL: define void @kernel.group(
; CHECK: call i32 @kernel.region.0.either(
; CHECK: call i32 @__native_run_few_rows({{.*}}, ptr @kernel.region.1, ptr null, i64 0)
define void @kernel.group(ptr %..arguments, ptr %..item) {
  %frame = alloca { i64, ptr }
  %variables = alloca [5 x ptr]
  %small = alloca [1024 x i8], align 64
  %kept = alloca [1024 x i8], align 64
  %large = alloca [8192 x i8], align 64
  %other = alloca [64 x i8], align 64
  %handed.on = alloca [64 x i8], align 64
  call void @__native_fix_local_size(ptr %..item, i64 16, i64 8, i64 1)
  call void @__native_note_variables(ptr %..item, ptr %variables)
  call void @__native_place_variable(ptr %..item, i64 0, ptr %small)
  call void @__native_place_variable(ptr %..item, i64 1, ptr %kept)
  call void @__native_place_variable(ptr %..item, i64 2, ptr %large)
  call void @__native_place_variable(ptr %..item, i64 3, ptr %other)
  call void @__native_place_variable(ptr %..item, i64 4, ptr %handed.on)
  %next = call i32 @__native_run_few_rows(ptr %..arguments, ptr %..item, ptr %frame, ptr @kernel.region.0, ptr null, i64 0)
  %last = call i32 @__native_run_few_rows(ptr %..arguments, ptr %..item, ptr %frame, ptr @kernel.region.1, ptr null, i64 0)
  ret void
}

; CHECK-LABEL: define internal i32 @kernel.region.0.either(
; CHECK-NEXT: %copy0 = alloca [1024 x i8], align 64
; CHECK-NOT: alloca
; CHECK: wide:
; CHECK-NEXT: %wide.next = call i32 @__native_run_few_rows(ptr %..arguments, ptr %..item, ptr %..frame, ptr @kernel.region.0.wide, ptr null, i64 0)
; CHECK-NEXT: ret i32 %wide.next
; CHECK: narrow:
; CHECK-NEXT: %variable0 = call ptr @__native_query_group_variable(ptr %..item, i64 0)
; CHECK-NEXT: call void @llvm.memcpy.p0.p0.i64(ptr %copy0, ptr %variable0, i64 1024, i1 false)
; CHECK-NEXT: call void @__native_place_variable(ptr %..item, i64 0, ptr %copy0)
; CHECK-NEXT: %narrow.next = call i32 @__native_run_region(ptr %..arguments, ptr %..item, ptr %..frame, ptr @kernel.region.0, ptr null, i64 0)
; CHECK-NEXT: call void @llvm.memcpy.p0.p0.i64(ptr %variable0, ptr %copy0, i64 1024, i1 false)
; CHECK-NEXT: call void @__native_place_variable(ptr %..item, i64 0, ptr %variable0)
; CHECK-NEXT: ret i32 %narrow.next
define internal i32 @kernel.region.0(ptr %..arguments, ptr %..item, ptr %..frame, ptr %..index) {
  %p = load ptr, ptr %..arguments
  %small = call ptr @__native_query_group_variable(ptr %..item, i64 0)
  %kept = call ptr @__native_query_group_variable(ptr %..item, i64 1)
  %large = call ptr @__native_query_group_variable(ptr %..item, i64 2)
  %handed.on = call ptr @__native_query_group_variable(ptr %..item, i64 4)
  %id = call i64 @__native_query_item_global_id(ptr %..item, i32 0)
  %x = trunc i64 %id to i32
  %moved = add i32 %x, 5
  %at = sext i32 %moved to i64
  %from = getelementptr i8, ptr %p, i64 %at
  %value = load i8, ptr %from
  %local.id = call i64 @__native_query_item_local_id(ptr %..item, i32 0)
  %place = getelementptr i8, ptr %small, i64 %local.id
  store i8 %value, ptr %place
  store i8 %value, ptr %large
  store i8 %value, ptr %handed.on
  %half = getelementptr i8, ptr %kept, i64 512
  %either = select i1 true, ptr %half, ptr %kept
  %kept.place = getelementptr { i64, ptr }, ptr %..frame, i64 0, i32 1
  store ptr %either, ptr %kept.place
  ret i32 1
}

define internal i32 @kernel.region.1(ptr %..arguments, ptr %..item, ptr %..frame, ptr %..index) {
  %kept.place = getelementptr { i64, ptr }, ptr %..frame, i64 0, i32 1
  %kept = load ptr, ptr %kept.place
  %handed.on = call ptr @__native_query_group_variable(ptr %..item, i64 4)
  call void @use(ptr %handed.on)
  store i8 1, ptr %kept
  ret i32 -1
}

declare void @use(ptr)
declare void @__native_fix_local_size(ptr, i64, i64, i64)
declare void @__native_note_variables(ptr, ptr)
declare void @__native_place_variable(ptr, i64, ptr)
declare i32 @__native_run_few_rows(ptr, ptr, ptr, ptr, ptr, i64)
declare i64 @__native_query_item_global_id(ptr, i32)
declare i64 @__native_query_item_local_id(ptr, i32)
declare ptr @__native_query_group_variable(ptr, i64)
