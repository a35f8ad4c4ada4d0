; Both blocks of a loop may leave it for one place: one jump decides at the end of the second one.
; RUN: syclopt -passes='sycl-join-exits,verify' -S < %s | FileCheck %s

; CHECK-LABEL: define i32 @escapes(
define i32 @escapes(i32 %most, float %from) {
entry:
  br label %test

; CHECK: test:
; CHECK: %small = fcmp olt float %square, 4.0
; CHECK-NEXT: br label %round
test:
  %x = phi float [ 0.0, %entry ], [ %next, %round ]
  %step = phi i32 [ 0, %entry ], [ %more, %round ]
  %square = fmul float %x, %x
  %small = fcmp olt float %square, 4.0
  br i1 %small, label %round, label %end

; CHECK: round:
; CHECK: %done = icmp eq i32 %more, %most
; CHECK-NEXT: %stays = xor i1 %small, false
; CHECK-NEXT: %again = xor i1 %done, true
; CHECK-NEXT: %more1 = select i1 %stays, i1 %again, i1 false
; CHECK-NEXT: br i1 %more1, label %test, label %exit, !llvm.loop !0
; CHECK: exit:
; CHECK-NEXT: %left.0 = select i1 %stays, i32 %most, i32 %step
; CHECK-NEXT: %left.1 = select i1 %stays, float %next, float %x
; CHECK-NEXT: br label %end
round:
  %next = call float @llvm.fmuladd.f32(float %x, float %x, float %from)
  %more = add nuw nsw i32 %step, 1
  %done = icmp eq i32 %more, %most
  br i1 %done, label %end, label %test, !llvm.loop !0

; CHECK: end:
; CHECK-NEXT: %steps = phi i32 [ %left.0, %exit ]
; CHECK-NEXT: %last = phi float [ %left.1, %exit ]
end:
  %steps = phi i32 [ %most, %round ], [ %step, %test ]
  %last = phi float [ %x, %test ], [ %next, %round ]
  ret i32 %steps
}

; What the first block reads is read once in each round, as before.
; CHECK-LABEL: define i64 @finds(
define i64 @finds(ptr %list, i64 %count, i32 %wanted) {
entry:
  br label %test

test:
  %at = phi i64 [ 0, %entry ], [ %next, %round ]
  %place = getelementptr i32, ptr %list, i64 %at
  %value = load i32, ptr %place
  %is = icmp eq i32 %value, %wanted
; CHECK: br label %round
  br i1 %is, label %end, label %round

round:
  %next = add i64 %at, 1
  %again = icmp ult i64 %next, %count
; CHECK: %stays = xor i1 %is, true
; CHECK-NEXT: %again1 = xor i1 %again, false
  br i1 %again, label %test, label %end

end:
  %found = phi i64 [ %at, %test ], [ -1, %round ]
  ret i64 %found
}

declare float @llvm.fmuladd.f32(float, float, float)

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.mustprogress"}
