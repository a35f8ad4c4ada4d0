; Rounds of a loop have masks of their own where lanes leave it one by one, or not all of them come to it.
; RUN: syclopt -passes='sycl-mask-lanes,verify' -S < %s | FileCheck %s

; Each lane has its own number of rounds: those that go on vote for it, and those that leave vote against it.
; CHECK-LABEL: define ptx_kernel void @one_by_one(
define ptx_kernel void @one_by_one(ptr addrspace(1) %x) {
entry:
  %id = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %place = getelementptr i32, ptr addrspace(1) %x, i32 %id
  %most = load i32, ptr addrspace(1) %place
  br label %round

; CHECK: round:
; CHECK: %[[LANES:.*]] = phi i32 [ %lanes, %entry ], [ %[[NEXT:.*]], %[[AGAIN:.*]] ]
; CHECK-NEXT: store i32 %[[LANES]], ptr addrspace(1) %place
; CHECK: br i1 %less, label %[[AGAIN]], label %[[OUT:.*]]
; CHECK: call i32 @llvm.nvvm.vote.ballot.sync(i32 %[[LANES]], i1 false)
; CHECK-NEXT: br label %after
; CHECK: [[AGAIN]]:
; CHECK-NEXT: %[[NEXT]] = call i32 @llvm.nvvm.vote.ballot.sync(i32 %[[LANES]], i1 true)
; CHECK-NEXT: br label %round
round:
  %at = phi i32 [ 0, %entry ], [ %next, %round ]
  %those = call i32 @llvm.nvvm.activemask()
  store i32 %those, ptr addrspace(1) %place
  %next = add i32 %at, 1
  %less = icmp slt i32 %next, %most
  br i1 %less, label %round, label %after

; CHECK: after:
; CHECK-NEXT: store i32 %lanes, ptr addrspace(1) %place
after:
  %all = call i32 @llvm.nvvm.activemask()
  store i32 %all, ptr addrspace(1) %place
  ret void
}

; All lanes do the same number of rounds: nobody votes.
; CHECK-LABEL: define ptx_kernel void @together(
; CHECK-NOT: vote
; CHECK: round:
; CHECK: store i32 %lanes, ptr addrspace(1) %place
define ptx_kernel void @together(ptr addrspace(1) %x, i32 %most) {
entry:
  %id = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %place = getelementptr i32, ptr addrspace(1) %x, i32 %id
  br label %round

round:
  %at = phi i32 [ 0, %entry ], [ %next, %round ]
  %those = call i32 @llvm.nvvm.activemask()
  store i32 %those, ptr addrspace(1) %place
  %next = add i32 %at, 1
  %less = icmp slt i32 %next, %most
  br i1 %less, label %round, label %after

after:
  ret void
}

; Some lanes come to a loop, and do the same number of rounds: one vote, where they enter.
; CHECK-LABEL: define ptx_kernel void @some(
define ptx_kernel void @some(ptr addrspace(1) %x, i32 %most) {
; CHECK: entry:
; CHECK: br i1 %small, label %before, label %[[WAY:.*]]
; CHECK: [[WAY]]:
; CHECK-NEXT: call i32 @llvm.nvvm.vote.ballot.sync(i32 %lanes, i1 false)
; CHECK-NEXT: br label %after
entry:
  %id = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %place = getelementptr i32, ptr addrspace(1) %x, i32 %id
  %small = icmp slt i32 %id, 5
  br i1 %small, label %before, label %after

; CHECK: before:
; CHECK: %[[ENTERING:.*]] = call i32 @llvm.nvvm.vote.ballot.sync(i32 %lanes, i1 true)
; CHECK-NEXT: br label %round
before:
  store i32 7, ptr addrspace(1) %place
  br label %round

; CHECK: round:
; CHECK: %[[LANES:.*]] = phi i32 [ %[[ENTERING]], %before ], [ %[[LANES]], %round ]
; CHECK-NEXT: store i32 %[[LANES]], ptr addrspace(1) %place
; CHECK-NOT: vote
round:
  %at = phi i32 [ 0, %before ], [ %next, %round ]
  %those = call i32 @llvm.nvvm.activemask()
  store i32 %those, ptr addrspace(1) %place
  %next = add i32 %at, 1
  %less = icmp slt i32 %next, %most
  br i1 %less, label %round, label %after

after:
  %all = call i32 @llvm.nvvm.activemask()
  store i32 %all, ptr addrspace(1) %place
  ret void
}

; Some lanes return first, by an end of their own; the others do the same number of rounds: one vote, where they enter.
; CHECK-LABEL: define ptx_kernel void @others_return(
; CHECK: before:
; CHECK: %[[ENTERING:.*]] = call i32 @llvm.nvvm.vote.ballot.sync(i32 %lanes, i1 true)
; CHECK-NOT: vote
; CHECK: ret void
define ptx_kernel void @others_return(ptr addrspace(1) %x, i32 %most) {
entry:
  %id = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %place = getelementptr i32, ptr addrspace(1) %x, i32 %id
  %small = icmp slt i32 %id, 5
  br i1 %small, label %before, label %gone

gone:
  ret void

before:
  store i32 7, ptr addrspace(1) %place
  br label %round

round:
  %at = phi i32 [ 0, %before ], [ %next, %round ]
  %those = call i32 @llvm.nvvm.activemask()
  store i32 %those, ptr addrspace(1) %place
  %next = add i32 %at, 1
  %less = icmp slt i32 %next, %most
  br i1 %less, label %round, label %after

after:
  ret void
}

; What a lane takes out of a loop that it leaves on its own is its own: the branch after the loop parts lanes.
; CHECK-LABEL: define ptx_kernel void @taken_out(
; CHECK: wanted:
; CHECK-NEXT: call i32 @llvm.nvvm.vote.ballot.sync(i32 %lanes, i1 true)
define ptx_kernel void @taken_out(ptr addrspace(1) %x) {
entry:
  %id = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %place = getelementptr i32, ptr addrspace(1) %x, i32 %id
  %most = load i32, ptr addrspace(1) %place
  br label %round

round:
  %at = phi i32 [ 0, %entry ], [ %next, %round ]
  %next = add i32 %at, 1
  %less = icmp slt i32 %next, %most
  br i1 %less, label %round, label %after

after:
  %odd = trunc i32 %next to i1
  br i1 %odd, label %wanted, label %end

wanted:
  %those = call i32 @llvm.nvvm.activemask()
  store i32 %those, ptr addrspace(1) %place
  br label %end

end:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.activemask()

; A `switch` may go to the start of a loop in several cases, each of which is a way.
; CHECK-LABEL: define ptx_kernel void @cases(
; CHECK: loop:
; CHECK-NEXT: %lanes{{[0-9]+}} = phi i32 [ %lanes, %entry ], [ %lanes, %entry ], [ %{{lanes[0-9]+}}, %way ]
define ptx_kernel void @cases(ptr addrspace(1) %x, i32 %n) {
entry:
  %id = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %place = getelementptr i32, ptr addrspace(1) %x, i32 %id
  switch i32 %n, label %end [ i32 1, label %loop
                              i32 2, label %loop ]

loop:
  %lanes.there = call i32 @llvm.nvvm.activemask()
  store i32 %lanes.there, ptr addrspace(1) %place
  %value = load i32, ptr addrspace(1) %place
  switch i32 %value, label %end [ i32 1, label %loop
                                  i32 2, label %loop ]

end:
  ret void
}
