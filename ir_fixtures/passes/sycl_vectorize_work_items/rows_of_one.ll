; Each work-item sums up a row of its own. A sum of integers may be made in any order, so LLVM takes several numbers of a
; row at once, which is quicker than one of several rows each; a sum of floats it makes one by one.
; RUN: syclopt -passes='sycl-vectorize-work-items<bits=512>,verify' -S < %s | FileCheck %s

target triple = "x86_64-unknown-linux-gnu"

define void @run(ptr %..arguments, ptr %..launch) {
; CHECK: ptr @integers, ptr null, i64 0)
  call void @__native_run_items(ptr %..arguments, ptr %..launch, i64 0, ptr @integers, ptr null, i64 0)
; CHECK: ptr @floats, ptr @floats.in_step, i64 16)
  call void @__native_run_items(ptr %..arguments, ptr %..launch, i64 0, ptr @floats, ptr null, i64 0)
; CHECK: ptr @any.order, ptr null, i64 0)
  call void @__native_run_items(ptr %..arguments, ptr %..launch, i64 0, ptr @any.order, ptr null, i64 0)
; CHECK: ptr @copies, ptr null, i64 0)
  call void @__native_run_items(ptr %..arguments, ptr %..launch, i64 0, ptr @copies, ptr null, i64 0)
; CHECK: ptr @columns, ptr @columns.in_step, i64 16)
  call void @__native_run_items(ptr %..arguments, ptr %..launch, i64 0, ptr @columns, ptr null, i64 0)
  ret void
}

define internal i32 @integers(ptr %..arguments, ptr %..item, ptr %..frame, ptr %..index) {
entry:
  %from = load ptr, ptr %..arguments, align 8, !invariant.load !0
  %id = call i64 @__native_query_item_global_id(ptr %..item, i32 0)
  %start = mul i64 %id, 500
  %row = getelementptr i32, ptr %from, i64 %start
  br label %rounds

rounds:
  %at = phi i64 [ 0, %entry ], [ %next, %rounds ]
  %sum = phi i32 [ 0, %entry ], [ %added, %rounds ]
  %place = getelementptr i32, ptr %row, i64 %at
  %loaded = load i32, ptr %place, align 4
  %factor.place = getelementptr i32, ptr %from, i64 %at
  %factor = load i32, ptr %factor.place, align 4
  %product = mul i32 %loaded, %factor
  %added = add i32 %sum, %product
  %next = add i64 %at, 1
  %done = icmp eq i64 %next, 500
  br i1 %done, label %end, label %rounds

end:
  %whole = phi i32 [ %added, %rounds ]
  %out = getelementptr i32, ptr %from, i64 %id
  store i32 %whole, ptr %out, align 4
  ret i32 -1
}

define internal i32 @floats(ptr %..arguments, ptr %..item, ptr %..frame, ptr %..index) {
entry:
  %from = load ptr, ptr %..arguments, align 8, !invariant.load !0
  %id = call i64 @__native_query_item_global_id(ptr %..item, i32 0)
  %start = mul i64 %id, 500
  %row = getelementptr float, ptr %from, i64 %start
  br label %rounds

rounds:
  %at = phi i64 [ 0, %entry ], [ %next, %rounds ]
  %sum = phi float [ 0.0, %entry ], [ %added, %rounds ]
  %place = getelementptr float, ptr %row, i64 %at
  %loaded = load float, ptr %place, align 4
  %factor.place = getelementptr float, ptr %from, i64 %at
  %factor = load float, ptr %factor.place, align 4
  %product = fmul float %loaded, %factor
  %more = fadd float %product, %factor
  %added = fadd float %sum, %more
  %next = add i64 %at, 1
  %done = icmp eq i64 %next, 500
  br i1 %done, label %end, label %rounds

end:
  %whole = phi float [ %added, %rounds ]
  %out = getelementptr float, ptr %from, i64 %id
  store float %whole, ptr %out, align 4
  ret i32 -1
}

; The same where floats may be summed up in any order.
define internal i32 @any.order(ptr %..arguments, ptr %..item, ptr %..frame, ptr %..index) {
entry:
  %from = load ptr, ptr %..arguments, align 8, !invariant.load !0
  %id = call i64 @__native_query_item_global_id(ptr %..item, i32 0)
  %start = mul i64 %id, 500
  %row = getelementptr float, ptr %from, i64 %start
  br label %rounds

rounds:
  %at = phi i64 [ 0, %entry ], [ %next, %rounds ]
  %sum = phi float [ 0.0, %entry ], [ %added, %rounds ]
  %place = getelementptr float, ptr %row, i64 %at
  %loaded = load float, ptr %place, align 4
  %factor.place = getelementptr float, ptr %from, i64 %at
  %factor = load float, ptr %factor.place, align 4
  %product = fmul float %loaded, %factor
  %more = fadd float %product, %factor
  %added = fadd reassoc float %sum, %more
  %next = add i64 %at, 1
  %done = icmp eq i64 %next, 500
  br i1 %done, label %end, label %rounds

end:
  %whole = phi float [ %added, %rounds ]
  %out = getelementptr float, ptr %from, i64 %id
  store float %whole, ptr %out, align 4
  ret i32 -1
}

; A row is written, and nothing is summed up.
define internal i32 @copies(ptr %..arguments, ptr %..item, ptr %..frame, ptr %..index) {
entry:
  %from = load ptr, ptr %..arguments, align 8, !invariant.load !0
  %id = call i64 @__native_query_item_global_id(ptr %..item, i32 0)
  %start = mul i64 %id, 500
  %row = getelementptr i32, ptr %from, i64 %start
  br label %rounds

rounds:
  %at = phi i64 [ 0, %entry ], [ %next, %rounds ]
  %source = getelementptr i32, ptr %from, i64 %at
  %loaded = load i32, ptr %source, align 4
  %place = getelementptr i32, ptr %row, i64 %at
  store i32 %loaded, ptr %place, align 4
  %next = add i64 %at, 1
  %done = icmp eq i64 %next, 500
  br i1 %done, label %end, label %rounds

end:
  ret i32 -1
}

; Columns: work-items side by side read rows.
define internal i32 @columns(ptr %..arguments, ptr %..item, ptr %..frame, ptr %..index) {
entry:
  %from = load ptr, ptr %..arguments, align 8, !invariant.load !0
  %id = call i64 @__native_query_item_global_id(ptr %..item, i32 0)
  %column = getelementptr i32, ptr %from, i64 %id
  br label %rounds

rounds:
  %at = phi i64 [ 0, %entry ], [ %next, %rounds ]
  %sum = phi i32 [ 0, %entry ], [ %added, %rounds ]
  %row = mul i64 %at, 500
  %place = getelementptr i32, ptr %column, i64 %row
  %loaded = load i32, ptr %place, align 4
  %added = add i32 %sum, %loaded
  %next = add i64 %at, 1
  %done = icmp eq i64 %next, 500
  br i1 %done, label %end, label %rounds

end:
  %whole = phi i32 [ %added, %rounds ]
  %out = getelementptr i32, ptr %from, i64 %id
  store i32 %whole, ptr %out, align 4
  ret i32 -1
}

declare i64 @__native_query_item_global_id(ptr, i32)
declare void @__native_run_items(ptr, ptr, i64, ptr, ptr, i64)

!0 = !{}
