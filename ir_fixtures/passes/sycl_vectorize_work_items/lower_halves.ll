; A sum in 32 bits of an id and a constant, as compilers write it for addresses: work-items in step read a row.
; RUN: syclopt -passes='sycl-vectorize-work-items<bits=256>,verify' -S < %s | FileCheck %s

target triple = "x86_64-unknown-linux-gnu"

; CHECK: ptr @run.region.0, ptr @run.region.0.in_step, i64 8)
define void @run(ptr %..arguments, ptr %..launch) {
  call void @__native_run_items(ptr %..arguments, ptr %..launch, i64 0, ptr @run.region.0, ptr null, i64 0)
  ret void
}

; CHECK-LABEL: define internal i32 @run.region.0.in_step(
; CHECK-NOT: gather
; CHECK: load <8 x float>, ptr %
; CHECK-NOT: gather
; CHECK: ret i32 -1
define internal i32 @run.region.0(ptr %..arguments, ptr %..item, ptr %..frame, ptr %..index) {
entry:
  %from = load ptr, ptr %..arguments, align 8, !invariant.load !0
  %id = call i64 @__native_query_item_global_id(ptr %..item, i32 0)
  %high = shl i64 %id, 32
  %next = add i64 %high, 4294967296
  %bytes = ashr exact i64 %next, 30
  %place = getelementptr i8, ptr %from, i64 %bytes
  br label %rounds

rounds:
  %round = phi i64 [ 0, %entry ], [ %more, %rounds ]
  %sum = phi float [ 0.0, %entry ], [ %added, %rounds ]
  %offset = shl i64 %round, 16
  %row = getelementptr i8, ptr %place, i64 %offset
  %loaded = load float, ptr %row
  %added = fadd float %sum, %loaded
  %more = add i64 %round, 1
  %done = icmp eq i64 %more, 100
  br i1 %done, label %end, label %rounds

end:
  %whole = phi float [ %added, %rounds ]
  %out = getelementptr float, ptr %from, i64 %id
  store float %whole, ptr %out
  ret i32 -1
}

declare i64 @__native_query_item_global_id(ptr, i32)
declare void @__native_run_items(ptr, ptr, i64, ptr, ptr, i64)

!0 = !{}
