; What may overflow, what no row has in common, and what does not grow along it stays; so do functions that are no
; kernels.
; RUN: syclopt -passes=sycl-widen-indices -S < %s | FileCheck %s
; UNCHANGED: these indices cannot be widened, or it would help nobody

declare ptr @__native_item()
declare i64 @__native_query_item_global_id(ptr, i32)

; CHECK-LABEL: define spir_kernel void @kernel(
; CHECK: %a = sext i32 %may.overflow to i64
; CHECK: %b = sext i32 %of.two to i64
; CHECK: %c = sext i32 %loaded to i64
; CHECK: %d = sext i32 %of.line to i64
; CHECK: %e = sext i32 %x to i64
; CHECK: %f = sext i16 %short to i64
define spir_kernel void @kernel(ptr %p, i32 %n, i32 %dimension, i16 %s) {
  %item = call ptr @__native_item()
  %id = call i64 @__native_query_item_global_id(ptr %item, i32 0)
  %x = trunc i64 %id to i32
  %may.overflow = add i32 %x, %n
  %a = sext i32 %may.overflow to i64
  %some = call i64 @__native_query_item_global_id(ptr %item, i32 %dimension)
  %y = trunc i64 %some to i32
  %of.two = add nsw i32 %x, %y
  %b = sext i32 %of.two to i64
  %from = getelementptr i32, ptr %p, i64 %a
  %value = load i32, ptr %from
  %loaded = add nsw i32 %value, %n
  %c = sext i32 %loaded to i64
  %line = call i64 @__native_query_item_global_id(ptr %item, i32 2)
  %z = trunc i64 %line to i32
  %of.line = add nsw i32 %z, %n
  %d = sext i32 %of.line to i64
  %e = sext i32 %x to i64
  %half = trunc i64 %id to i16
  %short = add nsw i16 %half, %s
  %f = sext i16 %short to i64
  %sum1 = add i64 %a, %b
  %sum2 = add i64 %sum1, %c
  %sum3 = add i64 %sum2, %d
  %sum4 = add i64 %sum3, %e
  %sum5 = add i64 %sum4, %f
  store i64 %sum5, ptr %p
  ret void
}

; CHECK-LABEL: define i64 @function(
; CHECK: %index = sext i32 %sum to i64
define i64 @function(i32 %n) {
  %item = call ptr @__native_item()
  %id = call i64 @__native_query_item_global_id(ptr %item, i32 0)
  %x = trunc i64 %id to i32
  %sum = add nsw i32 %x, %n
  %index = sext i32 %sum to i64
  ret i64 %index
}
