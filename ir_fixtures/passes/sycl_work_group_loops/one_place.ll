; What a loop with a barrier makes of a value is kept where the value was, unless both are needed after the barrier.
; RUN: syclopt -passes='sycl-work-group-loops,verify' -S < %s | FileCheck %s

target triple = "x86_64-unknown-linux-gnu"

; CHECK-LABEL: define internal void @sums.group(
; CHECK: %..frame = alloca { i64, ptr, i32, i32 }
; CHECK-NOT: alloca
; CHECK: %..array0 = alloca float,
; CHECK-NOT: alloca
; CHECK: br label %region.0
define spir_kernel void @sums(ptr %p, i32 %rounds) {
entry:
  %item = call ptr @__native_item()
  %id = call i64 @__native_query_item_global_id(ptr %item, i32 0)
  %place = getelementptr float, ptr %p, i64 %id
  br label %round

round:
  %count = phi i32 [ 0, %entry ], [ %next, %round ]
  %sum = phi float [ 0.0, %entry ], [ %more, %round ]
  call void @__native_barrier()
  %term = load float, ptr %place
  %more = fadd float %sum, %term
  call void @__native_barrier()
  store float 1.0, ptr %place
  %next = add i32 %count, 1
  %goes_on = icmp slt i32 %next, %rounds
  br i1 %goes_on, label %round, label %end

end:
  store float %more, ptr %place
  ret void
}

; CHECK-LABEL: define internal void @both.group(
; CHECK: %..array0 = alloca float,
; CHECK: %..array1 = alloca float,
; CHECK: br label %region.0
define spir_kernel void @both(ptr %p, i32 %rounds) {
entry:
  %item = call ptr @__native_item()
  %id = call i64 @__native_query_item_global_id(ptr %item, i32 0)
  %place = getelementptr float, ptr %p, i64 %id
  br label %round

round:
  %count = phi i32 [ 0, %entry ], [ %next, %round ]
  %sum = phi float [ 0.0, %entry ], [ %more, %round ]
  call void @__native_barrier()
  %term = load float, ptr %place
  %more = fadd float %sum, %term
  call void @__native_barrier()
  store float %sum, ptr %place
  %next = add i32 %count, 1
  %goes_on = icmp slt i32 %next, %rounds
  br i1 %goes_on, label %round, label %end

end:
  ret void
}

declare ptr @__native_item()
declare i64 @__native_query_item_global_id(ptr, i32)
declare void @__native_barrier()
