; Work-items whose id in the row is too large do nothing: loops end where they begin. What runs does not ask any more.
; RUN: syclopt -passes=sycl-limit-rows,verify -S < %s | FileCheck %s

target triple = "x86_64-unknown-linux-gnu"

; Ids of 32 bits may wrap: then all work-items run, and ask.
; CHECK-LABEL: define void @items(
; CHECK: call void @__native_run_limited_items(ptr %..arguments, ptr %..launch, i64 0, ptr @items.region.0.limit, ptr @items.region.0, ptr @items.region.0.let.in, ptr null, i64 0)
define void @items(ptr %..arguments, ptr %..launch) {
  call void @__native_run_items(ptr %..arguments, ptr %..launch, i64 0, ptr @items.region.0, ptr null, i64 0)
  ret void
}

; CHECK-LABEL: define void @rows(
; CHECK: call void @__native_run_limited_rows(ptr %..arguments, ptr %..launch, i64 16, i64 4, i64 1, ptr @rows.region.0.limit, ptr null, ptr @rows.region.0.let.in, ptr null, i64 0)
define void @rows(ptr %..arguments, ptr %..launch) {
  call void @__native_run_rows(ptr %..arguments, ptr %..launch, i64 16, i64 4, i64 1, ptr @rows.region.0, ptr null, i64 0)
  ret void
}

; Ids that begin at 0, whatever the offset of the range.
; CHECK-LABEL: define void @from_offset(
; CHECK: call void @__native_run_limited_items(ptr %..arguments, ptr %..launch, i64 0, ptr @from.offset.limit, ptr null, ptr @from.offset.let.in, ptr null, i64 0)
define void @from_offset(ptr %..arguments, ptr %..launch) {
  call void @__native_run_items(ptr %..arguments, ptr %..launch, i64 0, ptr @from.offset, ptr null, i64 0)
  ret void
}

define internal i32 @items.region.0(ptr %..arguments, ptr %..item, ptr %..frame, ptr %..index) {
  %to = load ptr, ptr %..arguments, align 8, !invariant.load !0
  %1 = getelementptr i8, ptr %..arguments, i64 8
  %n = load i32, ptr %1, align 4, !invariant.load !0
  %id = call i64 @__native_query_item_global_id(ptr %..item, i32 0)
  %i = trunc i64 %id to i32
  %is.in = icmp sgt i32 %n, %i
  br i1 %is.in, label %in, label %out

in:
  %place = getelementptr i32, ptr %to, i64 %id
  store i32 %i, ptr %place, align 4
  br label %out

out:
  ret i32 -1
}

; Of several conditions one is for the row: this limit depends on the row's number.
define internal i32 @rows.region.0(ptr %..arguments, ptr %..item, ptr %..frame, ptr %..index) {
  %to = load ptr, ptr %..arguments, align 8, !invariant.load !0
  %x = call i64 @__native_query_item_global_id(ptr %..item, i32 0)
  %y = call i64 @__native_query_item_global_id(ptr %..item, i32 1)
  %is.above = icmp ugt i64 %x, %y
  %is.far = icmp ugt i64 %y, 100
  %is.out = select i1 %is.far, i1 true, i1 %is.above
  br i1 %is.out, label %out, label %in

in:
  %place = getelementptr i64, ptr %to, i64 %x
  store i64 %y, ptr %place, align 8
  br label %out

out:
  ret i32 -1
}

define internal i32 @from.offset(ptr %..arguments, ptr %..item, ptr %..frame, ptr %..index) {
  %to = load ptr, ptr %..arguments, align 8, !invariant.load !0
  %i = call i64 @__native_query_item_position(ptr %..item, i32 0)
  %is.in = icmp ult i64 %i, 50
  br i1 %is.in, label %in, label %out

in:
  %place = getelementptr i64, ptr %to, i64 %i
  store i64 1, ptr %place, align 8
  br label %out

out:
  ret i32 -1
}

; CHECK-LABEL: define internal i32 @items.region.0.let.in(
; CHECK: %is.in = icmp eq i32 0, 0
; CHECK-LABEL: define internal i64 @items.region.0.limit(ptr %..arguments, ptr %..item)
; CHECK-NEXT: %n1 = getelementptr i8, ptr %..arguments, i64 8
; CHECK-NEXT: %n = load i32, ptr %n1
; CHECK-NEXT: [[WIDE:%.*]] = sext i32 %n to i64
; CHECK-NEXT: [[LARGE:%.*]] = icmp sgt i64 [[WIDE]], 4611686018427387903
; CHECK-NEXT: [[END:%.*]] = select i1 [[LARGE]], i64 4611686018427387903, i64 [[WIDE]]
; CHECK-NEXT: [[LIMIT:%.*]] = add i64 [[END]], 0
; CHECK-NEXT: ret i64 [[LIMIT]]

; CHECK-LABEL: define internal i32 @rows.region.0.let.in(
; CHECK: %is.above = icmp ne i32 0, 0
; CHECK: select i1 %is.far, i1 true, i1 %is.above
; CHECK-LABEL: define internal i64 @rows.region.0.limit(
; CHECK-NEXT: %y = call i64 @__native_query_item_global_id(ptr %..item, i32 1)
; CHECK: [[LARGE:%.*]] = icmp ugt i64 %y, 4611686018427387903
; CHECK: add i64 %{{.*}}, 1
; CHECK-NEXT: ret i64

; CHECK-LABEL: define internal i64 @from.offset.limit(
; CHECK: [[LIMIT:%.*]] = add i64 %{{.*}}, 0
; CHECK-NEXT: [[OFFSET:%.*]] = call i64 @__native_query_group_global_offset(ptr %..item, i32 0)
; CHECK-NEXT: [[GLOBAL:%.*]] = add i64 [[LIMIT]], [[OFFSET]]
; CHECK-NEXT: ret i64 [[GLOBAL]]

declare i64 @__native_query_item_global_id(ptr, i32)
declare i64 @__native_query_item_position(ptr, i32)
declare void @__native_run_items(ptr, ptr, i64, ptr, ptr, i64)
declare void @__native_run_rows(ptr, ptr, i64, i64, i64, ptr, ptr, i64)

!0 = !{}
