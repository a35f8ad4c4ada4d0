; A region is cut where work-items of a sub-group do something together: its parts run for all of them, and between the
; parts stand instructions on vectors. What each keeps stands in arrays of the size of a sub-group.
; RUN: syclopt -passes=sycl-sub-group-loops,verify -S < %s | FileCheck %s

target triple = "x86_64-unknown-linux-gnu"

; CHECK-LABEL: define void @run.group(
; CHECK: call i32 @__native_run_sub_groups(ptr %..arguments, ptr %..item, ptr %..frame, ptr @part.some, ptr @part.whole, i64 4)
define void @run.group(ptr %..arguments, ptr %..item) {
  %..frame = alloca { i64 }
  %..next0 = call i32 @__native_run_sub_groups(ptr %..arguments, ptr %..item, ptr %..frame, ptr @part, ptr null, i64 4)
  ret void
}

define internal i32 @part(ptr %..arguments, ptr %..item, ptr %..frame, ptr %..index) {
  %place = load ptr, ptr %..arguments, align 8, !invariant.load !0
  %id = call i64 @__native_query_item_global_id(ptr %..item, i32 0)
  %from = getelementptr i32, ptr %place, i64 %id
  %x = load i32, ptr %from, align 4
  %lane = call i64 @__native_query_item_lane(ptr %..item)
  %short = trunc i64 %lane to i32
  %other = xor i32 %short, 1
  %y = call i32 @__native_lanes_of_uint(i32 %x, i32 %other)
  %sum = call i32 @__native_lanes_reduce_add_int(i32 %y)
  %z = add i32 %y, %sum
  store i32 %z, ptr %from, align 4
  ret i32 -1
}

declare i64 @__native_query_item_global_id(ptr, i32)
declare i64 @__native_query_item_lane(ptr)
declare i32 @__native_lanes_of_uint(i32, i32)
declare i32 @__native_lanes_reduce_add_int(i32)
declare i32 @__native_run_sub_groups(ptr, ptr, ptr, ptr, ptr, i64)
!0 = !{}

; Where all are there, each part runs for four, and the values of all four become one vector.
; CHECK-LABEL: define internal i32 @part.whole(ptr %..arguments, ptr %..item, ptr %..outer) alwaysinline
; CHECK: %..array0 = alloca [4 x i32], align 64
; CHECK: call void @__native_run_lanes(ptr %..arguments, ptr %..item, ptr %..frame, i64 4, ptr null, ptr @part.part.0, ptr null, i64 0)
; CHECK: [[X:%..op1.[0-9]+]] = load <4 x i32>, ptr %..array0, align 64
; CHECK: extractelement <4 x i32> [[X]], i32
; A sum is the same for all.
; CHECK: add <2 x i32>
; CHECK: add <1 x i32>
; CHECK: extractelement <1 x i32>
; CHECK: store i32
; CHECK: call void @__native_run_lanes({{.*}}ptr @part.part.3,

; Where some are missing, the others are a mask.
; CHECK-LABEL: define internal i32 @part.some(ptr %..arguments, ptr %..item, ptr %..outer) noinline
; CHECK: call void @__native_start_lanes(ptr %..item, ptr %..next, i64 4)
; CHECK-LABEL: define internal i32 @part.parted(
; CHECK: %..number = call i32 @__native_next_region(ptr %..next, i64 4, ptr %..lanes.place)
; CHECK: call void @__native_run_some_lanes({{.*}}ptr @part.part.0, ptr %..next, i64 %..active)
; CHECK: trunc i64 %..active to i4

; CHECK-LABEL: define internal i32 @part.part.0(ptr %..arguments, ptr %..item, ptr %..frame, ptr %..index) alwaysinline
; CHECK: %..item.index = call i64 @__native_query_item_lane(ptr %..item)
; CHECK: store i32 1, ptr %..next
; CHECK-NEXT: ret i32 1

; What the region returned is kept for the function around it.
; CHECK-LABEL: define internal i32 @part.part.3(
; CHECK: store i32 -1, ptr %..result
