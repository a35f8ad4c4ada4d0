; A loop with steps as wide as the range is said not to overflow, and to take 8 rounds at once.
; RUN: syclopt -passes='sycl-unroll-strides,verify' -S < %s | FileCheck %s

; CHECK-LABEL: define ptx_kernel void @sum(
define ptx_kernel void @sum(ptr addrspace(1) %x, ptr addrspace(1) %out, i64 %n, ptr byval({ [3 x i64], [3 x i64], [3 x i32], [3 x i32], [3 x i32], i32, i32 }) align 8 "nvvm.grid_constant" %launch) {
entry:
; CHECK: %start = load i64, ptr %launch, align 8, !range ![[FROM_ZERO:[0-9]+]]
  %start = load i64, ptr %launch, align 8
  %place = getelementptr inbounds nuw i8, ptr %launch, i64 24
; CHECK: %step = load i64, ptr %place, align 8, !invariant.load !0, !range ![[FROM_ONE:[0-9]+]]
  %step = load i64, ptr %place, align 8, !invariant.load !0
  br label %loop

loop:
  %i = phi i64 [ %start, %entry ], [ %next, %loop ]
  %s = phi float [ 0.0, %entry ], [ %more, %loop ]
  %p = getelementptr inbounds nuw float, ptr addrspace(1) %x, i64 %i, !annotation !3
  %v = load float, ptr addrspace(1) %p, align 4
  %more = fadd float %s, %v
; CHECK: %next = add nsw i64 %i, %step
  %next = add i64 %i, %step
  %again = icmp ult i64 %next, %n
; CHECK: br i1 %again, label %loop, label %end, !llvm.loop ![[LOOP:[0-9]+]]
  br i1 %again, label %loop, label %end, !llvm.loop !1

end:
  store float %more, ptr addrspace(1) %out
  ret void
}

; Two dimensions of a group times the groups are small enough, too.
; CHECK-LABEL: define ptx_kernel void @groups(
define ptx_kernel void @groups(ptr addrspace(1) %x, i64 %n, ptr byval({ [3 x i64], [3 x i64], [3 x i32], [3 x i32], [3 x i32], i32, i32 }) align 8 "nvvm.grid_constant" %0) {
entry:
  %items = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %groups = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %wide = zext i32 %items to i64
  %many = zext i32 %groups to i64
  %step = mul i64 %wide, %many
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds i64, ptr addrspace(1) %x, i64 %i
  store i64 %i, ptr addrspace(1) %p, align 8
; CHECK: %next = add nsw i64 %step, %i
  %next = add i64 %step, %i
  %again = icmp slt i64 %next, %n
  br i1 %again, label %loop, label %end

end:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()

; CHECK-DAG: ![[FROM_ZERO]] = !{i64 0, i64 72057594037927936}
; CHECK-DAG: ![[FROM_ONE]] = !{i64 1, i64 72057594037927936}
; CHECK-DAG: ![[LOOP]] = distinct !{![[LOOP]], ![[KEPT:[0-9]+]], ![[COUNT:[0-9]+]]}
; CHECK-DAG: ![[COUNT]] = !{!"llvm.loop.unroll.count", i32 8}
!0 = !{}
!1 = distinct !{!1, !2}
!2 = !{!"llvm.loop.mustprogress"}
!3 = !{!"what stands behind an index"}
