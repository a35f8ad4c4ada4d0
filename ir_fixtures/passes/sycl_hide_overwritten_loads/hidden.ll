; What is loaded under a condition, and written over before ways meet, becomes what LLVM cannot see through: as LLVM has
; it, the load may as well come where ways meet.
; RUN: syclopt -passes=sycl-hide-overwritten-loads,verify -S < %s | FileCheck %s
; RUN: syclopt -passes=sycl-hide-overwritten-loads,sycl-hide-overwritten-loads -S < %s | FileCheck %s

; CHECK: @__native_zeros = internal externally_initialized global [64 x i64] zeroinitializer

; if (c) { old = *p; *p = now; now = old; }
; CHECK-LABEL: define i32 @exchanged(
; CHECK: %loaded = load i32, ptr %p, align 4
; CHECK-NEXT: %zero = load i32, ptr getelementptr (i64, ptr @__native_zeros, i64 0), align 8, !invariant.load !
; CHECK-NEXT: %old = or i32 %loaded, %zero
; CHECK-NEXT: store i32 %now, ptr %p, align 4
; CHECK: phi i32 [ %old, %then ], [ %now, %0 ]
define i32 @exchanged(ptr %p, i32 %now, i1 %c) {
  br i1 %c, label %then, label %end

then:
  %old = load i32, ptr %p, align 4
  store i32 %now, ptr %p, align 4
  br label %end

end:
  %found = phi i32 [ %old, %then ], [ %now, %0 ]
  ret i32 %found
}

; Floats, pointers, and numbers of 8 bits of which something is computed first; the store may be on one of several ways.
; CHECK-LABEL: define float @of_all_kinds(
; CHECK: %loaded = load float, ptr %p, align 4
; CHECK-NEXT: %zero = load i32, ptr getelementptr (i64, ptr @__native_zeros, i64 1), align 8, !invariant.load !
; CHECK-NEXT: %bits = bitcast float %loaded to i32
; CHECK-NEXT: %[[BITS:.*]] = or i32 %bits, %zero
; CHECK-NEXT: %x = bitcast i32 %[[BITS]] to float
; CHECK-NEXT: %[[PTR:.*]] = load ptr, ptr %q, align 8
; CHECK-NEXT: %[[ZERO:.*]] = load i64, ptr getelementptr (i64, ptr @__native_zeros, i64 2)
; CHECK-NEXT: %y = getelementptr i8, ptr %[[PTR]], i64 %[[ZERO]]
; CHECK-NEXT: %[[BYTE:.*]] = load i8, ptr %r, align 1
; CHECK-NEXT: %[[ZERO:.*]] = load i8, ptr getelementptr (i64, ptr @__native_zeros, i64 3)
; CHECK-NEXT: %z = or i8 %[[BYTE]], %[[ZERO]]
define float @of_all_kinds(ptr %p, ptr %q, ptr %r, i1 %c, i1 %d, i8 %n) {
  br i1 %c, label %then, label %end

then:
  %x = load float, ptr %p, align 4
  %y = load ptr, ptr %q, align 8
  %z = load i8, ptr %r, align 1
  %twice = fadd float %x, %x
  %more = add i8 %z, %n
  br i1 %d, label %write, label %written

write:
  store i8 %n, ptr %r, align 1
  br label %written

written:
  br label %end

end:
  %found = phi float [ %twice, %written ], [ 0.0, %0 ]
  %place = phi ptr [ %y, %written ], [ %q, %0 ]
  %number = phi i8 [ %more, %written ], [ %n, %0 ]
  store i8 %number, ptr %place, align 1
  ret float %found
}

; In a loop whose rounds may be written one after another, behind a condition that all of them have in common.
; CHECK-LABEL: define i32 @rounds(
; CHECK: %old = or i32 %{{.*}}, %
; CHECK: ret i32 %found
define i32 @rounds(ptr %p, i32 %first, i1 %c) {
  br i1 %c, label %round, label %end

round:
  %k = phi i64 [ 0, %0 ], [ %next, %round ]
  %now = phi i32 [ %first, %0 ], [ %old, %round ]
  %place = getelementptr i32, ptr %p, i64 %k
  %old = load i32, ptr %place, align 4
  store i32 %now, ptr %place, align 4
  %next = add i64 %k, 1
  %goes.on = icmp ult i64 %next, 3
  br i1 %goes.on, label %round, label %end

end:
  %found = phi i32 [ %old, %round ], [ %first, %0 ]
  ret i32 %found
}

; Names may have signs in them, and nothing need stand around the one behind them.
; CHECK-LABEL: define i32 @odd_names(
; CHECK: %[[LOADED:.*]] = load i32, ptr %p, align 4
; CHECK: %"old = load" = or i32 %[[LOADED]], %
define i32 @odd_names(ptr %p, i32 %now, i1 %c) {
  br i1 %c, label %then, label %end

then:
  %"old = load"= load i32, ptr %p, align 4
  store i32 %now, ptr %p, align 4
  br label %end

end:
  %found = phi i32 [ %"old = load", %then ], [ %now, %0 ]
  ret i32 %found
}
