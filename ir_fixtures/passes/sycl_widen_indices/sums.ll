; Sums of what a row of work-items has in common and of what grows along it are computed in 64 bits.
; RUN: syclopt -passes=sycl-widen-indices,verify -S < %s | FileCheck %s
; RUN: syclopt -passes=sycl-widen-indices,sycl-widen-indices -S < %s | FileCheck %s

declare ptr @__native_item()
declare i64 @__native_query_item_global_id(ptr, i32)
declare i64 @__native_query_item_index(ptr)
declare i64 @__native_query_group_group_id(ptr, i32)

; The line and what it is multiplied with are common; so is the parameter that is taken away.
; CHECK-LABEL: define spir_kernel void @lines(
; CHECK: %at = add nsw i32 %line, %x
; CHECK-NEXT: %wide = sext i32 %line to i64
; CHECK-NEXT: %wide1 = sext i32 %x to i64
; CHECK-NEXT: %index = add nsw i64 %wide, %wide1
; CHECK-NEXT: %above = sub nsw i32 %at, %width
; CHECK-NEXT: %wide3 = sext i32 %line to i64
; CHECK-NEXT: %wide4 = sext i32 %x to i64
; CHECK-NEXT: %wide2 = add nsw i64 %wide3, %wide4
; CHECK-NEXT: %wide5 = sext i32 %width to i64
; CHECK-NEXT: %other = sub nsw i64 %wide2, %wide5
define spir_kernel void @lines(ptr %p, i32 %width) {
  %item = call ptr @__native_item()
  %id = call i64 @__native_query_item_global_id(ptr %item, i32 0)
  %x = trunc i64 %id to i32
  %second = call i64 @__native_query_item_global_id(ptr %item, i32 1)
  %y = trunc i64 %second to i32
  %line = mul nsw i32 %y, %width
  %at = add nsw i32 %line, %x
  %index = sext i32 %at to i64
  %above = sub nsw i32 %at, %width
  %other = sext i32 %above to i64
  %to = getelementptr float, ptr %p, i64 %index
  %from = getelementptr float, ptr %p, i64 %other
  %value = load float, ptr %from
  store float %value, ptr %to
  ret void
}

; The results of instructions may have numbers, and constants stay as they are.
; CHECK-LABEL: define spir_kernel void @numbers(
; CHECK: %[[#]] = add nsw i32 %[[SUM:.*]], -7
; CHECK-NEXT: %wide = sext i32 %[[SUM]] to i64
; CHECK-NEXT: %[[WIDE:.*]] = add nsw i64 %wide, -7
; CHECK-NEXT: getelementptr i8, ptr %0, i64 %[[WIDE]]
define spir_kernel void @numbers(ptr %0) {
  %2 = call ptr @__native_item()
  %3 = call i64 @__native_query_item_index(ptr %2)
  %4 = trunc i64 %3 to i32
  %5 = add nsw i32 %4, -7
  %6 = sext i32 %5 to i64
  %7 = getelementptr i8, ptr %0, i64 %6
  store i8 0, ptr %7
  ret void
}
