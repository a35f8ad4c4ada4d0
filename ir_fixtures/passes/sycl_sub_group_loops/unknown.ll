; What nobody knows is refused by its name.
; RUN: not syclopt -passes=sycl-sub-group-loops < %s 2>&1 | FileCheck %s

; CHECK: error: sycl-sub-group-loops: '@__native_lanes_reduce_root_int' is not known

target triple = "x86_64-unknown-linux-gnu"

define void @run.group(ptr %..arguments, ptr %..item) {
  %..frame = alloca { i64 }
  %..next0 = call i32 @__native_run_sub_groups(ptr %..arguments, ptr %..item, ptr %..frame, ptr @part, ptr null, i64 4)
  ret void
}

define internal i32 @part(ptr %..arguments, ptr %..item, ptr %..frame, ptr %..index) {
  %lane = call i64 @__native_query_item_lane(ptr %..item)
  %short = trunc i64 %lane to i32
  %y = call i32 @__native_lanes_reduce_root_int(i32 %short)
  ret i32 -1
}

declare i64 @__native_query_item_lane(ptr)
declare i32 @__native_lanes_reduce_root_int(i32)
declare i32 @__native_run_sub_groups(ptr, ptr, ptr, ptr, ptr, i64)
