; What stays: masks where all indices have the same width, what is no index, what memory tells, which no loop goes along,
; numbers of 32 bits times 2, 4, 8 or 16, and signed ones beside wider ones without a sign.
; RUN: syclopt -passes=sycl-hide-narrow-indices -S < %s | FileCheck %s
; UNCHANGED: LLVM cannot take one of these for the other

declare ptr @__native_item()
declare i64 @__native_query_item_global_id(ptr, i32)

; CHECK-LABEL: define spir_kernel void @alone(
; CHECK: %low = and i64 %i, 7
; CHECK: %bit = and i64 %i, 1
define spir_kernel void @alone(ptr %a) {
  %item = call ptr @__native_item()
  %i = call i64 @__native_query_item_global_id(ptr %item, i32 0)
  %low = and i64 %i, 7
  %p = getelementptr i32, ptr %a, i64 %low
  %bit = and i64 %i, 1
  store i64 %bit, ptr %p
  ret void
}

; CHECK-LABEL: define spir_kernel void @data(
; CHECK: %low = and i64 %x, 255
; CHECK: %fours = and i64 %times, 4294967292
define spir_kernel void @data(ptr %a) {
  %item = call ptr @__native_item()
  %i = call i64 @__native_query_item_global_id(ptr %item, i32 0)
  %short = trunc i64 %i to i32
  %wide = zext i32 %short to i64
  %p = getelementptr i64, ptr %a, i64 %wide
  %x = load i64, ptr %p
  %low = and i64 %x, 255
  %times = shl i64 %i, 2
  %fours = and i64 %times, 4294967292
  %q = getelementptr i64, ptr %a, i64 %low
  %r = getelementptr i64, ptr %q, i64 %fours
  store i64 %x, ptr %r
  ret void
}

; CHECK-LABEL: define spir_kernel void @other_signs(
; CHECK: %char = sext i8 %byte to i64
; CHECK: %fours = ashr exact i64 %up, 32
define spir_kernel void @other_signs(ptr %a) {
  %item = call ptr @__native_item()
  %i = call i64 @__native_query_item_global_id(ptr %item, i32 0)
  %byte = trunc i64 %i to i8
  %char = sext i8 %byte to i64
  %low = and i64 %i, 4294967295
  %p = getelementptr i64, ptr %a, i64 %char
  %q = getelementptr i64, ptr %p, i64 %low
  store i64 %i, ptr %q
  ret void
}

define spir_kernel void @signed_fours(ptr %a) {
  %item = call ptr @__native_item()
  %i = call i64 @__native_query_item_global_id(ptr %item, i32 0)
  %up = shl i64 %i, 34
  %fours = ashr exact i64 %up, 32
  %short = trunc i64 %i to i32
  %wide = sext i32 %short to i64
  %p = getelementptr i64, ptr %a, i64 %fours
  %q = getelementptr i64, ptr %p, i64 %wide
  store i64 %i, ptr %q
  ret void
}
