; Loops stay whose second block loads, divides or is long, which may be unrolled, or which leave for two places.
; RUN: syclopt -passes=sycl-join-exits -S < %s | FileCheck %s
; UNCHANGED: no exits are joined

; CHECK-NOT: select
define void @loads(ptr %list, i64 %count) {
entry:
  br label %test

test:
  %at = phi i64 [ 0, %entry ], [ %next, %round ]
  %inside = icmp ult i64 %at, %count
  br i1 %inside, label %round, label %end

round:
  %next = load i64, ptr %list
  %again = icmp ne i64 %next, %count
  br i1 %again, label %test, label %end

end:
  ret void
}

define i32 @divides(i32 %a, i32 %b) {
entry:
  br label %test

test:
  %x = phi i32 [ %a, %entry ], [ %next, %round ]
  %is = icmp ne i32 %x, 0
  br i1 %is, label %round, label %end

round:
  %next = udiv i32 %b, %x
  %again = icmp ne i32 %next, %a
  br i1 %again, label %test, label %end

end:
  ret i32 %x
}

define float @has_twenty_rounds(float %from) {
entry:
  br label %test

test:
  %x = phi float [ %from, %entry ], [ %next, %round ]
  %at = phi i32 [ 0, %entry ], [ %more, %round ]
  %is = fcmp olt float %x, 4.0
  br i1 %is, label %round, label %end

round:
  %next = fmul float %x, %from
  %more = add i32 %at, 1
  %again = icmp ne i32 %more, 20
  br i1 %again, label %test, label %end

end:
  ret float %x
}

define float @says_how(float %from, i32 %count) {
entry:
  br label %test

test:
  %x = phi float [ %from, %entry ], [ %next, %round ]
  %at = phi i32 [ 0, %entry ], [ %more, %round ]
  %is = fcmp olt float %x, 4.0
  br i1 %is, label %round, label %end

round:
  %next = fmul float %x, %from
  %more = add i32 %at, 1
  %again = icmp ne i32 %more, %count
  br i1 %again, label %test, label %end, !llvm.loop !0

end:
  ret float %x
}

define i32 @two_places(i32 %count, float %from) {
entry:
  br label %test

test:
  %x = phi float [ %from, %entry ], [ %next, %round ]
  %at = phi i32 [ 0, %entry ], [ %more, %round ]
  %is = fcmp olt float %x, 4.0
  br i1 %is, label %round, label %end

round:
  %next = fmul float %x, %from
  %more = add i32 %at, 1
  %again = icmp ne i32 %more, %count
  br i1 %again, label %test, label %other

end:
  ret i32 %at

other:
  ret i32 -1
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.count", i32 4}
