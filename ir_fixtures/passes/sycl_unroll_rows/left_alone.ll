; Rows stay in a loop where that would gain nothing: where rows read each something else, where they read in loops, and
; where the address of a variable is handed on.
; RUN: syclopt -passes=sycl-unroll-rows,verify -S < %s | FileCheck %s
; UNCHANGED: nothing is gained

; CHECK-NOT: few_rows
target triple = "x86_64-unknown-linux-gnu"

; CHECK: define internal void @own.group(
; CHECK-NEXT: call void @__native_fix_local_size(
define internal void @own.group(ptr %..arguments, ptr %..item) {
  call void @__native_fix_local_size(ptr %..item, i64 16, i64 16, i64 1)
  %next = call i32 @__native_run_region(ptr %..arguments, ptr %..item, ptr null, ptr @fill, ptr null, i64 0)
  %last = call i32 @__native_run_region(ptr %..arguments, ptr %..item, ptr null, ptr @read_own, ptr null, i64 0)
  ret void
}

; CHECK-NOT: few_rows
; CHECK: define internal void @handed_on.group(
; CHECK-NEXT: call void @__native_fix_local_size(
define internal void @handed_on.group(ptr %..arguments, ptr %..item) {
  call void @__native_fix_local_size(ptr %..item, i64 16, i64 16, i64 1)
  %next = call i32 @__native_run_region(ptr %..arguments, ptr %..item, ptr null, ptr @fill, ptr null, i64 0)
  %last = call i32 @__native_run_region(ptr %..arguments, ptr %..item, ptr null, ptr @hand_on, ptr null, i64 0)
  ret void
}

; CHECK-NOT: few_rows
; CHECK: define internal void @long.group(
; CHECK-NEXT: call void @__native_fix_local_size(
define internal void @long.group(ptr %..arguments, ptr %..item) {
  call void @__native_fix_local_size(ptr %..item, i64 16, i64 16, i64 1)
  %next = call i32 @__native_run_region(ptr %..arguments, ptr %..item, ptr null, ptr @fill_in_a_loop, ptr null, i64 0)
  %last = call i32 @__native_run_region(ptr %..arguments, ptr %..item, ptr null, ptr @read_alike, ptr null, i64 0)
  ret void
}

; CHECK-NOT: few_rows
; CHECK: define internal i32 @fill(
define internal i32 @fill(ptr %..arguments, ptr %..item, ptr %..frame, ptr %..index) {
  %tile = call ptr @__native_query_group_local_memory(ptr %..item, i64 0)
  %index = load i64, ptr %..index
  %at = getelementptr float, ptr %tile, i64 %index
  store float 1.0, ptr %at
  ret i32 1
}

define internal i32 @fill_in_a_loop(ptr %..arguments, ptr %..item, ptr %..frame, ptr %..index) {
start:
  %tile = call ptr @__native_query_group_local_memory(ptr %..item, i64 0)
  %index = load i64, ptr %..index
  br label %round
round:
  %number = phi i64 [ %index, %start ], [ %next, %round ]
  %at = getelementptr float, ptr %tile, i64 %number
  store float 1.0, ptr %at
  %next = add i64 %number, 256
  %more = icmp ult i64 %next, 1024
  br i1 %more, label %round, label %end
end:
  ret i32 1
}

define internal i32 @read_own(ptr %..arguments, ptr %..item, ptr %..frame, ptr %..index) {
  %tile = call ptr @__native_query_group_local_memory(ptr %..item, i64 0)
  %y = call i64 @__native_query_item_local_id(ptr %..item, i32 1)
  %at = getelementptr float, ptr %tile, i64 %y
  %value = load float, ptr %at
  store float %value, ptr %..arguments
  ret i32 -1
}

define internal i32 @read_alike(ptr %..arguments, ptr %..item, ptr %..frame, ptr %..index) {
  %tile = call ptr @__native_query_group_local_memory(ptr %..item, i64 0)
  %value = load float, ptr %tile
  store float %value, ptr %..arguments
  ret i32 -1
}

define internal i32 @hand_on(ptr %..arguments, ptr %..item, ptr %..frame, ptr %..index) {
  %tile = call ptr @__native_query_group_local_memory(ptr %..item, i64 0)
  %value = load float, ptr %tile
  store ptr %tile, ptr %..arguments
  ret i32 -1
}

declare void @__native_fix_local_size(ptr, i64, i64, i64)
declare i32 @__native_run_region(ptr, ptr, ptr, ptr, ptr, i64)
declare i64 @__native_query_item_local_id(ptr, i32)
declare ptr @__native_query_group_local_memory(ptr, i64)
