; Steps that may be large, indices that are not in memory, what the program unrolls itself, and long loops stay.
; RUN: syclopt -passes=sycl-unroll-strides -S < %s | FileCheck %s
; UNCHANGED: no loop is one to unroll

; CHECK-NOT: add nsw
define ptx_kernel void @any_step(ptr addrspace(1) %x, i64 %n, i64 %step, ptr byval({ [3 x i64], [3 x i64], [3 x i32], [3 x i32], [3 x i32], i32, i32 }) align 8 "nvvm.grid_constant" %launch) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds float, ptr addrspace(1) %x, i64 %i
  store float 0.0, ptr addrspace(1) %p, align 4
  %next = add i64 %i, %step
  %again = icmp ult i64 %next, %n
  br i1 %again, label %loop, label %end

end:
  ret void
}

define ptx_kernel void @no_memory(ptr addrspace(1) %x, i64 %n, ptr byval({ [3 x i64], [3 x i64], [3 x i32], [3 x i32], [3 x i32], i32, i32 }) align 8 "nvvm.grid_constant" %launch) {
entry:
  %items = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %step = zext i32 %items to i64
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr float, ptr addrspace(1) %x, i64 %i
  store float 0.0, ptr addrspace(1) %p, align 4
  %next = add i64 %i, %step
  %again = icmp ult i64 %next, %n
  br i1 %again, label %loop, label %end

end:
  ret void
}

define ptx_kernel void @has_a_call(ptr addrspace(1) %x, i64 %n, ptr byval({ [3 x i64], [3 x i64], [3 x i32], [3 x i32], [3 x i32], i32, i32 }) align 8 "nvvm.grid_constant" %launch) {
entry:
  %items = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %step = zext i32 %items to i64
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds float, ptr addrspace(1) %x, i64 %i
  store float 0.0, ptr addrspace(1) %p, align 4
  call void @outside()
  %next = add i64 %i, %step
  %again = icmp ult i64 %next, %n
  br i1 %again, label %loop, label %end

end:
  ret void
}

declare void @outside()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
