; Where rows are short, a region is there twice: with indices in 64 bits, for work-groups in which none of them wraps, and
; as it was. Bounds come from the ids of the first and the last work-item, and from what the work-group has in common.
; RUN: syclopt -passes=sycl-widen-regions,verify -S < %s | FileCheck %s

declare void @__native_fix_local_size(ptr, i64, i64, i64)
declare i32 @__native_run_region(ptr, ptr, ptr, ptr, ptr, i64)
declare i64 @__native_query_item_global_id(ptr, i32)
declare i64 @__native_query_item_local_id(ptr, i32)

; CHECK-LABEL: define void @kernel.group(
; CHECK: %next = call i32 @kernel.region.0.either(ptr %..arguments, ptr %..item, ptr %frame)
; CHECK: %last = call i32 @__native_run_region(ptr %..arguments, ptr %..item, ptr %frame, ptr @kernel.region.1.wide, ptr null, i64 0)
define void @kernel.group(ptr %..arguments, ptr %..item) {
  %frame = alloca { i64, i64 }
  call void @__native_fix_local_size(ptr %..item, i64 16, i64 8, i64 1)
  %next = call i32 @__native_run_region(ptr %..arguments, ptr %..item, ptr %frame, ptr @kernel.region.0, ptr null, i64 0)
  %last = call i32 @__native_run_region(ptr %..arguments, ptr %..item, ptr %frame, ptr @kernel.region.1, ptr null, i64 0)
  ret void
}

; The region as it was.
; CHECK-LABEL: define internal i32 @kernel.region.0(
; CHECK: %at = sext i32 %index to i64
; CHECK: %to.at = zext i32 %unsigned to i64
; CHECK: %x4 = ashr exact i64 %moved, 30
define internal i32 @kernel.region.0(ptr %..arguments, ptr %..item, ptr %..frame, ptr %..index) {
  %size = load i32, ptr %..arguments
  %place = getelementptr { i32, ptr }, ptr %..arguments, i64 0, i32 1
  %p = load ptr, ptr %place
  %tile.place = getelementptr { i64, i64 }, ptr %..frame, i64 0, i32 1
  %tile = load i64, ptr %tile.place
  %id0 = call i64 @__native_query_item_global_id(ptr %..item, i32 0)
  %id1 = call i64 @__native_query_item_global_id(ptr %..item, i32 1)
  %x = trunc i64 %id0 to i32
  %y = trunc i64 %id1 to i32
  %line = mul i32 %y, %size
  %short = trunc i64 %tile to i32
  %sum = add i32 %line, %short
  %index = sub i32 %sum, %x
  %at = sext i32 %index to i64
  %from = getelementptr float, ptr %p, i64 %at
  %value = load float, ptr %from
  %unsigned = add i32 %x, 5
  %to.at = zext i32 %unsigned to i64
  %to = getelementptr float, ptr %p, i64 %to.at
  store float %value, ptr %to
  %moved = shl i64 %id0, 32
  %x4 = ashr exact i64 %moved, 30
  %other = getelementptr i8, ptr %p, i64 %x4
  store float %value, ptr %other
  ret i32 1
}

; Ids in a work-group do not wrap: there is nothing to ask.
define internal i32 @kernel.region.1(ptr %..arguments, ptr %..item, ptr %..frame, ptr %..index) {
  %p = load ptr, ptr %..arguments
  %id = call i64 @__native_query_item_local_id(ptr %..item, i32 0)
  %x = trunc i64 %id to i32
  %at = sext i32 %x to i64
  %to = getelementptr float, ptr %p, i64 %at
  store float 1.0, ptr %to
  ret i32 -1
}

; CHECK-LABEL: define internal i32 @kernel.region.0.wide(
; CHECK: %wide = sext i32 %size to i64
; CHECK-NEXT: %wide1 = mul nsw i64 %id1, %wide
; CHECK-NEXT: %wide2 = sext i32 %short to i64
; CHECK-NEXT: %wide3 = add nsw i64 %wide1, %wide2
; CHECK-NEXT: %wide4 = sub nsw i64 %wide3, %id0
; CHECK-NEXT: %at = shl nsw i64 %wide4, 0
; CHECK: %wide5 = add nsw i64 %id0, 5
; CHECK-NEXT: %to.at = shl nsw i64 %wide5, 0
; CHECK: %x4 = shl nsw i64 %id0, 2

; CHECK-LABEL: define internal i32 @kernel.region.0.either(ptr %..arguments, ptr %..item, ptr %..frame)
; Rows: 7 after the first one.
; CHECK-NEXT: [[Y:%v[0-9]+]] = call i64 @__native_query_group_first_id(ptr %..item, i32 1)
; CHECK-NEXT: [[Y_FITS:%v[0-9]+]] = icmp ult i64 [[Y]], 2147483640
; CHECK-NEXT: [[LAST_Y:%v[0-9]+]] = add i64 [[Y]], 7
; CHECK-NEXT: [[LOADED:%v[0-9]+]] = load i32, ptr %..arguments
; CHECK-NEXT: [[FROZEN:%v[0-9]+]] = freeze i32 [[LOADED]]
; CHECK-NEXT: [[SIZE:%v[0-9]+]] = sext i32 [[FROZEN]] to i64
; The size may be negative.
; CHECK-NEXT: [[ONE:%v[0-9]+]] = mul i64 [[Y]], [[SIZE]]
; CHECK-NEXT: [[OTHER:%v[0-9]+]] = mul i64 [[LAST_Y]], [[SIZE]]
; CHECK-NEXT: [[LOW_LINE:%v[0-9]+]] = call i64 @llvm.smin.i64(i64 [[ONE]], i64 [[OTHER]])
; CHECK-NEXT: [[HIGH_LINE:%v[0-9]+]] = call i64 @llvm.smax.i64(i64 [[ONE]], i64 [[OTHER]])
; CHECK-NEXT: icmp sge i64 [[LOW_LINE]], -2147483648
; CHECK: icmp sle i64 [[HIGH_LINE]], 2147483647
; CHECK: [[PLACE:%v[0-9]+]] = getelementptr { i64, i64 }, ptr %..frame, i64 0, i32 1
; CHECK-NEXT: [[TILE:%v[0-9]+]] = load i64, ptr [[PLACE]]
; CHECK-NEXT: [[SHORT:%v[0-9]+]] = trunc i64 [[TILE]] to i32
; CHECK-NEXT: [[FROZEN_SHORT:%v[0-9]+]] = freeze i32 [[SHORT]]
; CHECK-NEXT: [[WIDE_SHORT:%v[0-9]+]] = sext i32 [[FROZEN_SHORT]] to i64
; CHECK-NEXT: [[LOW_SUM:%v[0-9]+]] = add i64 [[LOW_LINE]], [[WIDE_SHORT]]
; CHECK-NEXT: [[HIGH_SUM:%v[0-9]+]] = add i64 [[HIGH_LINE]], [[WIDE_SHORT]]
; CHECK: [[X:%v[0-9]+]] = call i64 @__native_query_group_first_id(ptr %..item, i32 0)
; CHECK-NEXT: icmp ult i64 [[X]], 2147483632
; CHECK: [[LAST_X:%v[0-9]+]] = add i64 [[X]], 15
; The least difference is that to the last work-item of a row.
; CHECK-NEXT: sub i64 [[LOW_SUM]], [[LAST_X]]
; CHECK-NEXT: sub i64 [[HIGH_SUM]], [[X]]
; CHECK: [[UNSIGNED:%v[0-9]+]] = add i64 [[X]], 5
; An index without a sign is not to be negative.
; CHECK: icmp sge i64 [[UNSIGNED]], 0
; CHECK-NEXT: [[FITS:%v[0-9]+]] = and i1
; CHECK-NEXT: br i1 [[FITS]], label %wide, label %narrow
; CHECK: wide:
; CHECK-NEXT: %wide.next = call i32 @__native_run_region(ptr %..arguments, ptr %..item, ptr %..frame, ptr @kernel.region.0.wide, ptr null, i64 0)
; CHECK-NEXT: ret i32 %wide.next
; CHECK: narrow:
; CHECK-NEXT: %narrow.next = call i32 @__native_run_region(ptr %..arguments, ptr %..item, ptr %..frame, ptr @kernel.region.0, ptr null, i64 0)
; CHECK-NEXT: ret i32 %narrow.next

; CHECK-LABEL: define internal i32 @kernel.region.1.wide(
; CHECK: %at = shl nsw i64 %id, 0
; CHECK-NOT: @kernel.region.1.either
