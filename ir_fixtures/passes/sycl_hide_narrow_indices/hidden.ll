; An index of few bits beside a wider one becomes what LLVM cannot see through: as LLVM has it, one that does not wrap at
; 32 bits does not wrap at 3 either.
; RUN: syclopt -passes=sycl-hide-narrow-indices,verify -S < %s | FileCheck %s
; RUN: syclopt -passes=sycl-hide-narrow-indices,sycl-hide-narrow-indices -S < %s | FileCheck %s

; CHECK: @__native_zero = internal externally_initialized global i64 0

declare ptr @__native_item()
declare i64 @__native_query_item_global_id(ptr, i32)

; a[i & 7] + b[(uint)(i + n)], where the sum of 32 bits stays as it is.
; CHECK-LABEL: define spir_kernel void @work_items(
; CHECK: %narrow = and i64 %i, 7
; CHECK-NEXT: %zero = load i64, ptr @__native_zero, align 8, !invariant.load !
; CHECK-NEXT: %low = or i64 %narrow, %zero
; CHECK-NEXT: %p = getelementptr i32, ptr %a, i64 %low
; CHECK: %wide = zext i32 %sum to i64
; CHECK-NEXT: %q =
define spir_kernel void @work_items(ptr %a, ptr %b, i32 %n) {
  %item = call ptr @__native_item()
  %i = call i64 @__native_query_item_global_id(ptr %item, i32 0)
  %low = and i64 %i, 7
  %p = getelementptr i32, ptr %a, i64 %low
  %short = trunc i64 %i to i32
  %sum = add i32 %short, %n
  %wide = zext i32 %sum to i64
  %q = getelementptr i32, ptr %b, i64 %wide
  %x = load i32, ptr %p
  %y = load i32, ptr %q
  %z = add i32 %x, %y
  store i32 %z, ptr %p
  ret void
}

; So it is in a loop of a function, with masks of 7 bits that begin at the third one, of 2, and an index of 8.
; CHECK-LABEL: define void @rounds(
; CHECK: %[[SEVEN:.*]] = and i64 %times, 508
; CHECK: %seven = or i64 %[[SEVEN]], %
; CHECK: %[[TWO:.*]] = and i64 %at, 3
; CHECK: %two = or i64 %[[TWO]], %
; CHECK: %eight = zext i8 %byte to i64
; CHECK: ret void
define void @rounds(ptr %a) {
  br label %round

round:
  %at = phi i64 [ 0, %0 ], [ %next, %round ]
  %times = shl i64 %at, 2
  %seven = and i64 %times, 508
  %two = and i64 %at, 3
  %byte = trunc i64 %at to i8
  %eight = zext i8 %byte to i64
  %p = getelementptr i32, ptr %a, i64 %seven
  %q = getelementptr i32, ptr %p, i64 %two
  %r = getelementptr i32, ptr %a, i64 %eight
  %x = load i32, ptr %q
  store i32 %x, ptr %r
  %next = add i64 %at, 1
  %goes.on = icmp ult i64 %next, 99
  br i1 %goes.on, label %round, label %end

end:
  ret void
}
