; Regions stay as they are where rows are long or alone or of unknown length, where others run work-items together, and
; where no index that differs in a row is computed from ids alone.
; RUN: syclopt -passes=sycl-widen-regions,verify -S < %s | FileCheck %s
; UNCHANGED: LLVM needs no help, or cannot be helped
; CHECK-NOT: .wide

declare void @__native_fix_local_size(ptr, i64, i64, i64)
declare i32 @__native_run_region(ptr, ptr, ptr, ptr, ptr, i64)
declare i64 @__native_query_item_global_id(ptr, i32)

; CHECK-LABEL: define void @long.rows(
define void @long.rows(ptr %..arguments, ptr %..item) {
  call void @__native_fix_local_size(ptr %..item, i64 64, i64 2, i64 1)
  %next = call i32 @__native_run_region(ptr %..arguments, ptr %..item, ptr null, ptr @region, ptr null, i64 0)
  ret void
}

; CHECK-LABEL: define void @one.row(
define void @one.row(ptr %..arguments, ptr %..item) {
  call void @__native_fix_local_size(ptr %..item, i64 16, i64 1, i64 1)
  %next = call i32 @__native_run_region(ptr %..arguments, ptr %..item, ptr null, ptr @region, ptr null, i64 0)
  ret void
}

; CHECK-LABEL: define void @of.any.size(
define void @of.any.size(ptr %..arguments, ptr %..item) {
  %next = call i32 @__native_run_region(ptr %..arguments, ptr %..item, ptr null, ptr @region, ptr null, i64 0)
  ret void
}

; CHECK-LABEL: define void @in.step(
define void @in.step(ptr %..arguments, ptr %..item) {
  call void @__native_fix_local_size(ptr %..item, i64 16, i64 2, i64 1)
  %next = call i32 @__native_run_region(ptr %..arguments, ptr %..item, ptr null, ptr @region, ptr @region, i64 4)
  %last = call i32 @__native_run_region(ptr %..arguments, ptr %..item, ptr null, ptr @other, ptr null, i64 0)
  ret void
}

define internal i32 @region(ptr %..arguments, ptr %..item, ptr %..frame, ptr %..index) {
  %p = load ptr, ptr %..arguments
  %id = call i64 @__native_query_item_global_id(ptr %..item, i32 0)
  %x = trunc i64 %id to i32
  %at = sext i32 %x to i64
  %to = getelementptr float, ptr %p, i64 %at
  store float 1.0, ptr %to
  ret i32 -1
}

; What is read from memory may be anything, also after something was written; so may what a division makes of an id, and
; what is left of one in 16 bits. The index that is known is the same for a row.
; CHECK-LABEL: define internal i32 @other(
; CHECK: %of.memory = sext i32 %sum to i64
; CHECK: %of.late = sext i32 %late.sum to i64
; CHECK: %of.part = sext i32 %part to i64
; CHECK: %of.half = sext i32 %half.wide to i64
; CHECK: %of.row = sext i32 %y to i64
define internal i32 @other(ptr %..arguments, ptr %..item, ptr %..frame, ptr %..index) {
  %p = load ptr, ptr %..arguments
  %id = call i64 @__native_query_item_global_id(ptr %..item, i32 0)
  %x = trunc i64 %id to i32
  %value = load i32, ptr %p
  %sum = add i32 %x, %value
  %of.memory = sext i32 %sum to i64
  store i64 %of.memory, ptr %p
  %late = load i32, ptr %..arguments
  %late.sum = add i32 %x, %late
  %of.late = sext i32 %late.sum to i64
  store i64 %of.late, ptr %p
  %part = udiv i32 %x, 3
  %of.part = sext i32 %part to i64
  store i64 %of.part, ptr %p
  %half = trunc i64 %id to i16
  %half.wide = sext i16 %half to i32
  %of.half = sext i32 %half.wide to i64
  store i64 %of.half, ptr %p
  %id1 = call i64 @__native_query_item_global_id(ptr %..item, i32 1)
  %y = trunc i64 %id1 to i32
  %of.row = sext i32 %y to i64
  store i64 %of.row, ptr %p
  ret i32 -1
}
