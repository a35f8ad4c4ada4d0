; What kernels compute from their group is the place of the work-item in the range, and asked for as such.
; RUN: syclopt -passes=sycl-join-ids,verify -S < %s | FileCheck %s --check-prefixes=CHECK,ANY
; RUN: syclopt -passes='sycl-join-ids<local-size=256,2,1>,verify' -S < %s | FileCheck %s --check-prefixes=CHECK,KNOWN

target triple = "x86_64-unknown-linux-gnu"

; CHECK-LABEL: define spir_kernel void @by_group(
; CHECK-NEXT: [[ITEM:%.*]] = call ptr @__native_item()
; CHECK-NEXT: [[AT:%.*]] = call i64 @__native_query_item_position(ptr [[ITEM]], i32 0)
; CHECK-NEXT: getelementptr i32, ptr %0, i64 [[AT]]
define spir_kernel void @by_group(ptr %0) {
  %2 = call ptr @__native_item()
  %3 = call i64 @__native_query_group_group_id(ptr %2, i32 0)
  %4 = call ptr @__native_item()
  %5 = call i64 @__native_query_group_local_size(ptr %4, i32 0)
  %6 = mul i64 %5, %3
  %7 = call ptr @__native_item()
  %8 = call i64 @__native_query_item_local_id(ptr %7, i32 0)
  %9 = add i64 %6, %8
  %10 = getelementptr i32, ptr %0, i64 %9
  store i32 1, ptr %10, align 4
  ret void
}

; CHECK-LABEL: define spir_kernel void @from_offset(
; CHECK: %y = call i64 @__native_query_item_position(ptr %{{.*}}, i32 1)
define spir_kernel void @from_offset(ptr %p) {
  %item = call ptr @__native_item()
  %id = call i64 @__native_query_item_global_id(ptr %item, i32 1)
  %offset = call i64 @__native_query_group_global_offset(ptr %item, i32 1)
  %y = sub i64 %id, %offset
  %place = getelementptr i32, ptr %p, i64 %y
  store i32 1, ptr %place, align 4
  ret void
}

; Where it is known that groups have 256 work-items.
; CHECK-LABEL: define spir_kernel void @by_number(
; ANY: shl i64 %group, 8
; KNOWN: %at = call i64 @__native_query_item_position(ptr %{{.*}}, i32 0)
; KNOWN: %step = call i64 @__native_query_group_global_size(ptr %{{.*}}, i32 0)
; KNOWN-NOT: shl
define spir_kernel void @by_number(ptr %p) {
  %item = call ptr @__native_item()
  %group = call i64 @__native_query_group_group_id(ptr %item, i32 0)
  %first = shl i64 %group, 8
  %own = call i64 @__native_query_item_local_id(ptr %item, i32 0)
  %at = or disjoint i64 %first, %own
  %groups = call i64 @__native_query_group_group_count(ptr %item, i32 0)
  %size = call i64 @__native_query_group_local_size(ptr %item, i32 0)
  %step = mul i64 %groups, %size
  %other = add i64 %at, %step
  %place = getelementptr i32, ptr %p, i64 %at
  store i32 1, ptr %place, align 4
  %next = getelementptr i32, ptr %p, i64 %other
  store i32 2, ptr %next, align 4
  ret void
}

; It asks for its group besides, its numbers are of several dimensions, or of another size.
; CHECK-LABEL: define spir_kernel void @sees_group(
; CHECK-NOT: position
define spir_kernel void @sees_group(ptr %p) {
  %item = call ptr @__native_item()
  %group = call i64 @__native_query_group_group_id(ptr %item, i32 0)
  %size = call i64 @__native_query_group_local_size(ptr %item, i32 0)
  %first = mul i64 %group, %size
  %own = call i64 @__native_query_item_local_id(ptr %item, i32 0)
  %at = add i64 %first, %own
  %place = getelementptr i64, ptr %p, i64 %at
  store i64 %own, ptr %place, align 8
  ret void
}

; CHECK-LABEL: define spir_kernel void @across(
; CHECK-NOT: position
define spir_kernel void @across(ptr %p) {
  %item = call ptr @__native_item()
  %group = call i64 @__native_query_group_group_id(ptr %item, i32 0)
  %size = call i64 @__native_query_group_local_size(ptr %item, i32 1)
  %first = mul i64 %group, %size
  %own = call i64 @__native_query_item_local_id(ptr %item, i32 0)
  %at = add i64 %first, %own
  %place = getelementptr i64, ptr %p, i64 %at
  store i64 1, ptr %place, align 8
  ret void
}

; CHECK-LABEL: define spir_kernel void @other_number(
; CHECK-NOT: position
define spir_kernel void @other_number(ptr %p) {
  %item = call ptr @__native_item()
  %group = call i64 @__native_query_group_group_id(ptr %item, i32 0)
  %first = shl i64 %group, 7
  %own = call i64 @__native_query_item_local_id(ptr %item, i32 0)
  %at = add i64 %first, %own
  %place = getelementptr i64, ptr %p, i64 %at
  store i64 1, ptr %place, align 8
  ret void
}

; CHECK-LABEL: define spir_kernel void @with_barrier(
; CHECK-NOT: position
define spir_kernel void @with_barrier(ptr %p) {
  %item = call ptr @__native_item()
  %id = call i64 @__native_query_item_global_id(ptr %item, i32 0)
  %offset = call i64 @__native_query_group_global_offset(ptr %item, i32 0)
  %at = sub i64 %id, %offset
  call void @__native_barrier()
  %place = getelementptr i64, ptr %p, i64 %at
  store i64 1, ptr %place, align 8
  ret void
}

; CHECK: declare ptr @__native_item()
declare ptr @__native_item() memory(none)
declare void @__native_barrier()
declare i64 @__native_query_item_global_id(ptr, i32)
declare i64 @__native_query_item_local_id(ptr, i32)
declare i64 @__native_query_group_group_id(ptr, i32)
declare i64 @__native_query_group_local_size(ptr, i32)
declare i64 @__native_query_group_group_count(ptr, i32)
declare i64 @__native_query_group_global_offset(ptr, i32)
