; Functions that are called by name take the mask of those who call; their lanes vote before they return.
; RUN: syclopt -passes='sycl-mask-lanes,verify' -S < %s | FileCheck %s

@table = addrspace(1) constant ptr @by_pointer

; CHECK-LABEL: define internal i32 @by_name(i32 %x, i32 %lanes)
; CHECK: br i1 %odd, label %wanted, label %[[WAY:.*]]
; CHECK: [[WAY]]:
; CHECK-NEXT: call i32 @llvm.nvvm.vote.ballot.sync(i32 %lanes, i1 false)
; CHECK-NEXT: br label %end
; CHECK: wanted:
; CHECK-NEXT: %[[THOSE:.*]] = call i32 @llvm.nvvm.vote.ballot.sync(i32 %lanes, i1 true)
; CHECK-NEXT: ret i32 %[[THOSE]]
define internal i32 @by_name(i32 %x) {
  %odd = trunc i32 %x to i1
  br i1 %odd, label %wanted, label %end

wanted:
  %those = call i32 @llvm.nvvm.activemask()
  ret i32 %those

end:
  ret i32 0
}

; CHECK-LABEL: define internal i32 @no_parameter(i32 %lanes)
; CHECK-NEXT: ret i32 %lanes
define internal i32 @no_parameter() {
  %those = call i32 @llvm.nvvm.activemask()
  ret i32 %those
}

; CHECK-LABEL: define internal i32 @by_pointer(i32 %x)
; CHECK-NEXT: %lanes = call i32 @llvm.nvvm.activemask()
; CHECK-NEXT: ret i32 %lanes
define internal i32 @by_pointer(i32 %x) {
  %those = call i32 @llvm.nvvm.activemask()
  ret i32 %those
}

; CHECK-LABEL: define ptx_kernel void @calls(
; CHECK: call i32 @by_name(i32 %id, i32 %lanes)
; CHECK: call i32 @no_parameter(i32 %lanes)
; CHECK: call i32 @by_pointer(i32 %id)
define ptx_kernel void @calls(ptr addrspace(1) %x) {
  %id = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %place = getelementptr i32, ptr addrspace(1) %x, i32 %id
  %one = call i32 @by_name(i32 %id)
  store i32 %one, ptr addrspace(1) %place
  %two = call i32 @no_parameter()
  store i32 %two, ptr addrspace(1) %place
  %three = call i32 @by_pointer(i32 %id)
  store i32 %three, ptr addrspace(1) %place
  ret void
}

; A loop that is entered at two places has no rounds: the hardware is asked.
; CHECK-LABEL: define ptx_kernel void @several_ways_in(
; CHECK: first:
; CHECK-NEXT: %[[ACTIVE:.*]] = call i32 @llvm.nvvm.activemask()
; CHECK-NEXT: call i32 @no_parameter(i32 %[[ACTIVE]])
; CHECK: second:
; CHECK-NEXT: call i32 @llvm.nvvm.activemask()
; CHECK-NOT: vote
; CHECK: ret void
define ptx_kernel void @several_ways_in(ptr addrspace(1) %x) {
entry:
  %id = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %place = getelementptr i32, ptr addrspace(1) %x, i32 %id
  %value = load i32, ptr addrspace(1) %place
  %low = icmp slt i32 %value, 5
  br i1 %low, label %first, label %second

first:
  %one = call i32 @no_parameter()
  store i32 %one, ptr addrspace(1) %place
  br label %second

second:
  %two = call i32 @llvm.nvvm.activemask()
  %done = icmp eq i32 %two, 1
  br i1 %done, label %end, label %first

end:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.activemask()
