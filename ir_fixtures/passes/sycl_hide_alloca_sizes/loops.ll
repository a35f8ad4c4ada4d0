; What each round of a loop takes is of a size that LLVM does not see, and as aligned as before; all else stays. The loop
; is not unrolled.
; RUN: syclopt -passes='sycl-hide-alloca-sizes,verify' -S < %s | FileCheck %s

%node = type { ptr, i32, <4 x float> }

; CHECK-LABEL: define void @rounds(
define void @rounds(i32 %n) {
; CHECK: %kept = alloca [4 x i32], align 4
entry:
  %kept = alloca [4 x i32], align 4
  br i1 true, label %loop, label %once

; CHECK: loop:
; CHECK: %[[SIZE:.+]] = call i64 asm "mov.u64 $0, 32;", "=l"()
; CHECK-NEXT: %made = alloca i8, i64 %[[SIZE]], align 16
; CHECK-NEXT: %[[MANY:.+]] = call i64 asm "mov.u64 $0, 24;", "=l"()
; CHECK-NEXT: %some = alloca i8, i64 %[[MANY]], align 64
; CHECK-NEXT: %unseen = alloca i64, i32 %n, align 8
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %made = alloca %node
  %some = alloca i64, i32 3, align 64
  %unseen = alloca i64, i32 %n, align 8
  store ptr %made, ptr %some
  br label %latch

; CHECK: br i1 %again, label %loop, label %once, !llvm.loop !4
latch:
  %next = add i32 %i, 1
  %again = icmp ult i32 %next, %n
  br i1 %again, label %loop, label %once, !llvm.loop !0

; CHECK: once:
; CHECK-NEXT: %last = alloca %node, align 16
once:
  %last = alloca %node, align 16
  ret void
}

; CHECK: !3 = !{!"llvm.loop.unroll.disable"}
; CHECK: !4 = distinct !{!4, !1, !3}
!0 = distinct !{!0, !1, !2}
!1 = !{!"llvm.loop.mustprogress"}
!2 = !{!"llvm.loop.unroll.count", i32 8}
