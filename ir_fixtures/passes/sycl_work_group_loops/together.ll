; What the work-items of a group do together is a call of a function that gets the values of all, where a kernel is cut.
; RUN: syclopt -passes='sycl-work-group-loops,verify' -S < %s | FileCheck %s

target triple = "x86_64-unknown-linux-gnu"

; What is found for each work-item has an array, what is found for all a common place; a constant is kept for each, too.
; CHECK-LABEL: define internal void @sums.group(
; CHECK: %..frame = alloca { i64, ptr, ptr, ptr, i32, i32 }
; CHECK: %..array0 = alloca i32,
; CHECK: %..array1 = alloca i32,
; CHECK: %..array2 = alloca i32,
; CHECK: call i32 @__native_run_region({{.*}} @sums.region.0,
; CHECK: region.1:
; CHECK-NEXT: call void @scanned(ptr %..array0, i64 %..items, ptr %..array1, i32 0)
; CHECK-NEXT: br label %region.2
; CHECK: call i32 @__native_run_region({{.*}} @sums.region.2,
; CHECK: region.3:
; CHECK-NEXT: [[ALL:%.+]] = call i32 @summed(ptr %..array2, i64 %..items, i32 0)
; CHECK-NEXT: [[BEFORE:%.+]] = getelementptr {{.*}} ptr %..frame, i64 0, i32 4
; CHECK-NEXT: store i32 [[ALL]], ptr [[BEFORE]]
; CHECK-NEXT: [[AFTER:%.+]] = getelementptr {{.*}} ptr %..frame, i64 0, i32 5
; CHECK-NEXT: store i32 [[ALL]], ptr [[AFTER]]
; CHECK-NEXT: br label %region.4
; CHECK-LABEL: define internal i32 @sums.region.0(
; CHECK: bitcast i32 %number to i32
; CHECK-LABEL: define internal i32 @sums.region.2(
; CHECK: bitcast i32 1 to i32
; CHECK-NOT: @sums.region.3
define spir_kernel void @sums(ptr %from, ptr %to) {
  %item = call ptr @__native_item()
  %id = call i64 @__native_query_item_global_id(ptr %item, i32 0)
  %place = getelementptr i32, ptr %from, i64 %id
  %number = load i32, ptr %place
  %sum = call i32 @__native_together_each_int(i32 %number, ptr @scanned, i32 0)
  %count = call i32 @__native_together_one_int(i32 1, ptr @summed, i32 0)
  %result = mul i32 %sum, %count
  %out = getelementptr i32, ptr %to, i64 %id
  store i32 %result, ptr %out
  ret void
}

; What is the same for all, though that may not be seen, is what the first one has. Nothing is called for a result that
; nobody uses.
; CHECK-LABEL: define internal void @given.group(
; CHECK: region.1:
; CHECK-NEXT: [[AT:%.+]] = load i64, ptr %..array1
; CHECK-NEXT: call i32 @element(ptr %..array0, i64 %..items, i64 [[AT]])
; CHECK: region.3:
; CHECK-NEXT: [[PLACE:%.+]] = getelementptr
; CHECK-NEXT: [[AT:%.+]] = load i64, ptr [[PLACE]]
; CHECK-NEXT: call i32 @element(ptr %..array{{[0-9]+}}, i64 %..items, i64 [[AT]])
; CHECK: region.5:
; CHECK-NEXT: br label %region.6
define spir_kernel void @given(ptr %places, i64 %at) {
  %item = call ptr @__native_item()
  %id = call i64 @__native_query_item_global_id(ptr %item, i32 0)
  %place = getelementptr i32, ptr %places, i64 %id
  %number = load i32, ptr %place
  %first = load i64, ptr %places
  %one = call i32 @__native_together_one_given_int(i32 %number, ptr @element, i64 %first)
  %other = call i32 @__native_together_one_given_int(i32 %one, ptr @element, i64 %at)
  %unused = call i32 @__native_together_each_int(i32 %one, ptr @scanned, i32 0)
  store i32 %other, ptr %place
  ret void
}

declare void @scanned(ptr, i64, ptr, i32)
declare i32 @summed(ptr, i64, i32)
declare i32 @element(ptr, i64, i64)
declare i32 @__native_together_each_int(i32, ptr, i32)
declare i32 @__native_together_one_int(i32, ptr, i32)
declare i32 @__native_together_one_given_int(i32, ptr, i64)
declare ptr @__native_item()
declare i64 @__native_query_item_global_id(ptr, i32)
