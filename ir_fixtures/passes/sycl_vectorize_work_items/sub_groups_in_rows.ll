; What asks for ids is written for a sub-group in a row, and once more for one that lies in several: its ids are vectors.
; RUN: syclopt -passes='sycl-vectorize-work-items<bits=256>,verify' -S < %s | FileCheck %s

target triple = "x86_64-unknown-linux-gnu"

define void @whole(ptr %..arguments, ptr %..item, ptr %..frame) {
; CHECK: i64 8, ptr @part.in_rows, ptr @part, ptr @part.in_step, i64 8)
  call void @__native_run_lanes(ptr %..arguments, ptr %..item, ptr %..frame, i64 8, ptr null, ptr @part, ptr null, i64 0)
  ret void
}

; In a row, all have the same second id, and a number for each follows on that of the first one.
; CHECK-LABEL: define internal i32 @part.in_step(
; CHECK: call i64 @__native_query_item_local_id(ptr %..item, i32 1)
; CHECK: store <8 x i64>

; CHECK-LABEL: define internal i32 @part.in_rows(
; CHECK: [[IDS:%.*]] = call ptr @__native_query_item_ids(ptr %..item, i32 0)
; CHECK: load <8 x i64>, ptr [[IDS]], align 64
; CHECK: [[FIRST:%.*]] = call i64 @__native_query_group_first_id(ptr %..item, i32 0)
; CHECK: call ptr @__native_query_item_ids(ptr %..item, i32 1)
; CHECK: call void @llvm.masked.scatter.v8i64.v8p0(
define internal i32 @part(ptr %..arguments, ptr %..item, ptr %..frame, ptr %..index) {
  %out = load ptr, ptr %..arguments, align 8
  %x = call i64 @__native_query_item_global_id(ptr %..item, i32 0)
  %y = call i64 @__native_query_item_local_id(ptr %..item, i32 1)
  %sum = add i64 %x, %y
  %to = getelementptr i64, ptr %out, i64 %x
  store i64 %sum, ptr %to, align 8
  ret i32 -1
}

declare i64 @__native_query_item_global_id(ptr, i32)
declare i64 @__native_query_item_local_id(ptr, i32)
declare void @__native_run_lanes(ptr, ptr, ptr, i64, ptr, ptr, ptr, i64)
