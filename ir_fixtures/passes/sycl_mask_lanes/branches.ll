; Operations of some lanes: who comes to them is voted on, by those that go elsewhere, too. Where all come nobody votes.
; RUN: syclopt -passes='sycl-mask-lanes,verify' -S < %s | FileCheck %s

; Lanes that do not come to %inner say so on their way; those that return before %after have ended, and are not asked.
; CHECK-LABEL: define ptx_kernel void @returns(
define ptx_kernel void @returns(ptr addrspace(1) %x, i32 %n) {
; CHECK: entry:
; CHECK-NEXT: %lanes = call i32 @llvm.nvvm.activemask()
; CHECK: br i1 %small, label %branch, label %[[WAY:.*]]
; CHECK: [[WAY]]:
; CHECK-NEXT: call i32 @llvm.nvvm.vote.ballot.sync(i32 %lanes, i1 false)
; CHECK-NEXT: br label %after
entry:
  %id = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %place = getelementptr i32, ptr addrspace(1) %x, i32 %id
  %value = load i32, ptr addrspace(1) %place
  %small = icmp slt i32 %value, %n
  br i1 %small, label %branch, label %after

; CHECK: branch:
; CHECK: br i1 %odd, label %end, label %inner
branch:
  %bit = and i32 %value, 1
  %odd = icmp eq i32 %bit, 1
  br i1 %odd, label %end, label %inner

; CHECK: inner:
; CHECK-NEXT: %[[INNER:.*]] = call i32 @llvm.nvvm.vote.ballot.sync(i32 %lanes, i1 true)
; CHECK-NEXT: store i32 %[[INNER]], ptr addrspace(1) %place
; CHECK-NEXT: br label %after
inner:
  %those = call i32 @llvm.nvvm.activemask()
  store i32 %those, ptr addrspace(1) %place
  br label %after

; CHECK: after:
; CHECK-NEXT: %[[AFTER:.*]] = call i32 @llvm.nvvm.vote.ballot.sync(i32 %lanes, i1 true)
; CHECK-NEXT: store i32 %[[AFTER]], ptr addrspace(1) %place
; CHECK-NEXT: store i32 %[[AFTER]], ptr addrspace(1) %place
after:
  %rest = call i32 @llvm.nvvm.activemask()
  store i32 %rest, ptr addrspace(1) %place
  %again = call i32 @llvm.nvvm.activemask()
  store i32 %again, ptr addrspace(1) %place
  br label %end

end:
  ret void
}

; All lanes that enter come to the end of a branch that they do not return in; a parameter is the same for all of them.
; CHECK-LABEL: define ptx_kernel void @all_come(
; CHECK-NOT: vote
define ptx_kernel void @all_come(ptr addrspace(1) %x, i32 %n) {
entry:
  %id = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %place = getelementptr i32, ptr addrspace(1) %x, i32 %id
  %value = load i32, ptr addrspace(1) %place
  %small = icmp slt i32 %value, 5
  br i1 %small, label %some, label %all

some:
  store i32 0, ptr addrspace(1) %place
  br label %all

; CHECK: all:
; CHECK-NEXT: store i32 %lanes, ptr addrspace(1) %place
all:
  %those = call i32 @llvm.nvvm.activemask()
  store i32 %those, ptr addrspace(1) %place
  %given = icmp slt i32 %n, 5
  br i1 %given, label %wanted, label %end

; CHECK: wanted:
; CHECK-NEXT: store i32 %lanes, ptr addrspace(1) %place
wanted:
  %still = call i32 @llvm.nvvm.activemask()
  store i32 %still, ptr addrspace(1) %place
  br label %end

end:
  ret void
}

; What all of them vote is the same for all of them, and so is what one of them gives all; with masks that differ it is
; not.
; CHECK-LABEL: define ptx_kernel void @voted(
define ptx_kernel void @voted(ptr addrspace(1) %x) {
entry:
  %id = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %place = getelementptr i32, ptr addrspace(1) %x, i32 %id
  %value = load i32, ptr addrspace(1) %place
  %small = icmp slt i32 %value, 5
  %any = call i1 @llvm.nvvm.vote.any.sync(i32 -1, i1 %small)
  br i1 %any, label %one, label %two

; CHECK: one:
; CHECK-NEXT: store i32 %lanes, ptr addrspace(1) %place
one:
  %first = call i32 @llvm.nvvm.activemask()
  store i32 %first, ptr addrspace(1) %place
  br label %two

two:
  %given = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %value, i32 3, i32 31)
  %zero = icmp eq i32 %given, 0
  br i1 %zero, label %three, label %four

; CHECK: three:
; CHECK-NEXT: store i32 %lanes, ptr addrspace(1) %place
three:
  %third = call i32 @llvm.nvvm.activemask()
  store i32 %third, ptr addrspace(1) %place
  br label %four

four:
  %sum = call i32 @llvm.nvvm.redux.sync.add(i32 1, i32 %value)
  %one_lane = icmp eq i32 %sum, 1
  br i1 %one_lane, label %five, label %end

; CHECK: five:
; CHECK-NEXT: call i32 @llvm.nvvm.vote.ballot.sync(i32 %lanes, i1 true)
five:
  %fifth = call i32 @llvm.nvvm.activemask()
  store i32 %fifth, ptr addrspace(1) %place
  br label %end

end:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.activemask()
declare i1 @llvm.nvvm.vote.any.sync(i32, i1)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32)
declare i32 @llvm.nvvm.redux.sync.add(i32, i32)
