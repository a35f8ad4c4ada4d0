; The guard of a kernel and its own test at the start become one jump: what is passed by value may be read before.
; RUN: syclopt -passes='sycl-join-exits,verify' -S < %s | FileCheck %s

; CHECK-LABEL: define ptx_kernel void @first(
; CHECK: %inside = icmp ult i32 %item, %left
; CHECK-NEXT: br label %test
; CHECK: test:
; CHECK: %is = icmp slt i32 %item, %most
; CHECK-NEXT: %stays = xor i1 %inside, false
; CHECK-NEXT: %again = xor i1 %is, false
; CHECK-NEXT: %more = select i1 %stays, i1 %again, i1 false
; CHECK-NEXT: br i1 %more, label %work, label %end
define ptx_kernel void @first(ptr addrspace(1) %x, ptr byval({ i32, i32 }) %launch) "sycl-guarded"="1" {
guard:
  %item = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %left = load i32, ptr %launch
  %inside = icmp ult i32 %item, %left
  br i1 %inside, label %test, label %end

test:
  %place = getelementptr inbounds nuw i8, ptr %launch, i64 4, !annotation !0
  %most = load i32, ptr %place, align 4
  %is = icmp slt i32 %item, %most
  br i1 %is, label %work, label %end

work:
  store i32 1, ptr addrspace(1) %x
  br label %end

end:
  ret void
}

; Other memory is not read before it is known that it is to be.
; CHECK-LABEL: define ptx_kernel void @reads(
; CHECK-NOT: select
define ptx_kernel void @reads(ptr addrspace(1) %x, ptr byval({ i32, i32 }) %launch) "sycl-guarded"="1" {
guard:
  %item = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %left = load i32, ptr %launch
  %inside = icmp ult i32 %item, %left
  br i1 %inside, label %test, label %end

test:
  %most = load i32, ptr addrspace(1) %x
  %is = icmp slt i32 %item, %most
  br i1 %is, label %work, label %end

work:
  store i32 1, ptr addrspace(1) %x
  br label %end

end:
  ret void
}

; A kernel without a guard knows best.
; CHECK-LABEL: define ptx_kernel void @other(
; CHECK-NOT: select
define ptx_kernel void @other(ptr addrspace(1) %x, i32 %most, i32 %least) {
  %item = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %inside = icmp ult i32 %item, %most
  br i1 %inside, label %test, label %end

test:
  %is = icmp sgt i32 %item, %least
  br i1 %is, label %work, label %end

work:
  store i32 1, ptr addrspace(1) %x
  br label %end

end:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

!0 = !{!"what stands behind an index"}
