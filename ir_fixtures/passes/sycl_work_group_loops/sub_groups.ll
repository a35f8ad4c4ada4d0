; A region that asks for its sub-group is run for each of them, of the size that the kernel requires, or the option says.
; RUN: syclopt -passes=sycl-work-group-loops,verify -S < %s | FileCheck %s --check-prefixes=CHECK,DEFAULT
; RUN: syclopt -passes='sycl-work-group-loops<sub-group-size=4>' -S < %s | FileCheck %s --check-prefixes=CHECK,FOUR
; RUN: not syclopt -passes='sycl-work-group-loops<sub-group-size=12>' < %s 2>&1 | FileCheck %s --check-prefix=REFUSED

; REFUSED: error: sycl-work-group-loops: kernel '@any': sub-groups of 12 work-items, expected 4, 8, 16, 32 or 64

target triple = "x86_64-unknown-linux-gnu"

; CHECK-LABEL: define internal void @any.group(
; DEFAULT: call i32 @__native_run_sub_groups({{.*}}, ptr @any.region.0, ptr null, i64 16)
; FOUR: call i32 @__native_run_sub_groups({{.*}}, ptr @any.region.0, ptr null, i64 4)
; CHECK: call i32 @__native_run_region({{.*}}, ptr @any.region.1, ptr null, i64 0)
define spir_kernel void @any(ptr %out) {
  %item = call ptr @__native_item()
  %lane = call i64 @__native_query_item_lane(ptr %item)
  store i64 %lane, ptr %out
  call void @__native_barrier()
  store i64 1, ptr %out
  ret void
}

; CHECK-LABEL: define internal void @thirty_two.group(
; CHECK: call i32 @__native_run_sub_groups({{.*}}, ptr @thirty_two.region.0, ptr null, i64 32)
; CHECK-LABEL: define internal i32 @thirty_two.region.0(
; CHECK: store i32 32,
define spir_kernel void @thirty_two(ptr %out) !intel_reqd_sub_group_size !0 {
  %size = call i32 @__native_sub_group_size()
  store i32 %size, ptr %out
  call void @__native_lanes_barrier()
  ret void
}

declare ptr @__native_item()
declare i64 @__native_query_item_lane(ptr)
declare i32 @__native_sub_group_size()
declare void @__native_lanes_barrier()
declare void @__native_barrier()
!0 = !{i32 32}
