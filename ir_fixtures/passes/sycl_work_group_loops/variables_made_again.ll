; Where a kernel is cut, what `alloca` makes in each round of a loop, or of a size that nobody knows before, is memory of
; its own until the work-group ends.
; RUN: syclopt -passes=sycl-work-group-loops,verify -S < %s | FileCheck %s

target triple = "x86_64-unknown-linux-gnu"

; CHECK-LABEL: define internal void @list.group(
; CHECK:         store ptr null, ptr %..frame
; CHECK:         %..array{{.*}} = alloca ptr, i64 %..items, align 64
; CHECK:       end:
; CHECK-NEXT:    call void @__native_give_all(ptr %..frame)
; CHECK-NEXT:    ret void
; CHECK-LABEL: define internal i32 @list.region.0(
; CHECK-NOT:     lifetime
; CHECK-NOT:     stacksave
; CHECK:         %..many0 = zext i32 %{{.*}} to i64
; CHECK-NEXT:    %..taken0 = mul i64 %..many0, 12
; CHECK-NEXT:    %sized = call ptr @__native_take_more(ptr %..frame, i64 %..taken0, i64 64)
; CHECK:         %..taken1 = mul i64 1, 16
; CHECK-NEXT:    %node = call ptr @__native_take_more(ptr %..frame, i64 %..taken1, i64 128)
define spir_kernel void @list(ptr %p, i32 %rounds) {
entry:
  %stack = call ptr @llvm.stacksave.p0()
  %sized = alloca [3 x i32], i32 %rounds, align 4
  br label %round

round:
  %count = phi i32 [ 0, %entry ], [ %next, %round ]
  %before = phi ptr [ %sized, %entry ], [ %node, %round ]
  %node = alloca { ptr, i32 }, align 128
  store ptr %before, ptr %node
  call void @__native_barrier()
  %next = add i32 %count, 1
  %goes_on = icmp slt i32 %next, %rounds
  br i1 %goes_on, label %round, label %end

end:
  call void @use(ptr %node)
  call void @llvm.stackrestore.p0(ptr %stack)
  ret void
}

; Where it is not cut, it stays where it is.
; CHECK-LABEL: define internal i32 @plain.region.0(
; CHECK:       round:
; CHECK-NEXT:    %count = phi
; CHECK-NEXT:    %node = alloca i32, i32 %count
define spir_kernel void @plain(ptr %p, i32 %rounds) {
entry:
  br label %round

round:
  %count = phi i32 [ 1, %entry ], [ %next, %round ]
  %node = alloca i32, i32 %count
  call void @use(ptr %node)
  %next = add i32 %count, 1
  %goes_on = icmp slt i32 %next, %rounds
  br i1 %goes_on, label %round, label %end

end:
  ret void
}

declare void @use(ptr)
declare void @__native_barrier()
declare ptr @llvm.stacksave.p0()
declare void @llvm.stackrestore.p0(ptr)
