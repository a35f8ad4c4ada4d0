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

; So are signed ones beside wider signed ones, however they are cut: a[(char)i], a[(int)(i << 28) >> 28], and such numbers
; with something added.
; CHECK-LABEL: define void @signed(
; CHECK: %[[CHAR:.*]] = sext i8 %byte to i64
; CHECK: %char = or i64 %[[CHAR]], %
; CHECK: %[[FOUR:.*]] = ashr exact i32 %up, 28
; CHECK: %four = or i32 %[[FOUR]], %
; CHECK: %[[THREE:.*]] = ashr i64 %more, 60
; CHECK: %three = or i64 %[[THREE]], %
; CHECK: %wide = sext i32 %sum to i64
; CHECK-NEXT: %s =
define void @signed(ptr %a) {
  br label %round

round:
  %at = phi i64 [ 0, %0 ], [ %next, %round ]
  %byte = trunc i64 %at to i8
  %char = sext i8 %byte to i64
  %short = trunc i64 %at to i32
  %up = shl i32 %short, 28
  %four = ashr exact i32 %up, 28
  %four.wide = sext i32 %four to i64
  %eighths = shl i64 %at, 61
  %more = add i64 %eighths, -6917529027641081856
  %three = ashr i64 %more, 60
  %sum = add i32 %short, 5
  %wide = sext i32 %sum to i64
  %s = getelementptr i32, ptr %a, i64 %wide
  %p = getelementptr i32, ptr %s, i64 %char
  %q = getelementptr i32, ptr %p, i64 %four.wide
  %r = getelementptr i32, ptr %q, i64 %three
  store i32 %sum, ptr %r
  %next = add i64 %at, 1
  %goes.on = icmp ult i64 %next, 300
  br i1 %goes.on, label %round, label %end

end:
  ret void
}

; A mask of 28 bits wraps after 2^28 rounds, those of numbers of 24 bits after 2^24.
; CHECK-LABEL: define void @rings(
; CHECK: %[[RING:.*]] = and i64 %at, 268435455
; CHECK: %ring = or i64 %[[RING]], %
; CHECK: %[[INT:.*]] = zext i24 %cut to i64
; CHECK: %int = or i64 %[[INT]], %
; CHECK: ret void
define void @rings(ptr %a) {
  br label %round

round:
  %at = phi i64 [ 0, %0 ], [ %next, %round ]
  %ring = and i64 %at, 268435455
  %cut = trunc i64 %at to i24
  %int = zext i24 %cut to i64
  %whole = and i64 %at, 4294967295
  %p = getelementptr i8, ptr %a, i64 %ring
  %q = getelementptr i8, ptr %a, i64 %int
  %r = getelementptr i8, ptr %a, i64 %whole
  %x = load i8, ptr %p
  %y = load i8, ptr %q
  %z = add i8 %x, %y
  store i8 %z, ptr %r
  %next = add i64 %at, 1
  %goes.on = icmp ult i64 %next, 300000000
  br i1 %goes.on, label %round, label %end

end:
  ret void
}

; A count of three bits is no index, and LLVM takes it for one of 32 bits all the same.
; CHECK-LABEL: define i64 @count(
; CHECK: %[[CUT:.*]] = and i32 %count, 7
; CHECK: %cut = or i32 %[[CUT]], %
; CHECK: %bits = and i64 %at, 3
define i64 @count(ptr %a) {
  br label %round

round:
  %at = phi i64 [ 0, %0 ], [ %next, %round ]
  %count = phi i32 [ 3, %0 ], [ %count.next, %round ]
  %sum = phi i64 [ 0, %0 ], [ %more, %round ]
  %cut = and i32 %count, 7
  %count.next = add nuw nsw i32 %cut, 1
  %short = trunc i64 %at to i32
  %from.5 = add i32 %short, 5
  %wide = zext i32 %from.5 to i64
  %p = getelementptr i32, ptr %a, i64 %wide
  store i32 %cut, ptr %p
  %bits = and i64 %at, 3
  %more = add i64 %sum, %bits
  %next = add i64 %at, 1
  %goes.on = icmp ult i64 %next, 300
  br i1 %goes.on, label %round, label %end

end:
  ret i64 %more
}
