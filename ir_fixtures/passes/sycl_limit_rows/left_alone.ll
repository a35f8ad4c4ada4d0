; UNCHANGED: no row of work-items ends where a comparison says so.
; RUN: syclopt -passes=sycl-limit-rows -S < %s | FileCheck %s

target triple = "x86_64-unknown-linux-gnu"

; CHECK-NOT: limit
define void @run(ptr %..arguments, ptr %..launch) {
  call void @__native_run_items(ptr %..arguments, ptr %..launch, i64 0, ptr @others.do.something, ptr null, i64 0)
  call void @__native_run_items(ptr %..arguments, ptr %..launch, i64 0, ptr @last.ones, ptr null, i64 0)
  call void @__native_run_items(ptr %..arguments, ptr %..launch, i64 0, ptr @from.memory, ptr null, i64 0)
  call void @__native_run_items(ptr %..arguments, ptr %..launch, i64 0, ptr @of.column, ptr null, i64 0)
  call void @__native_run_items(ptr %..arguments, ptr %..launch, i64 0, ptr @one.of.two, ptr null, i64 0)
  call void @__native_run_items(ptr %..arguments, ptr %..launch, i64 0, ptr @narrower, ptr null, i64 0)
  call void @__native_run_items(ptr %..arguments, ptr %..launch, i64 0, ptr @counted, ptr null, i64 0)
  ret void
}

define internal i32 @others.do.something(ptr %..arguments, ptr %..item, ptr %..frame, ptr %..index) {
  %to = load ptr, ptr %..arguments, align 8, !invariant.load !0
  %id = call i64 @__native_query_item_global_id(ptr %..item, i32 0)
  %place = getelementptr i64, ptr %to, i64 %id
  %is.in = icmp ult i64 %id, 100
  br i1 %is.in, label %in, label %out

in:
  store i64 1, ptr %place, align 8
  br label %end

out:
  store i64 2, ptr %place, align 8
  br label %end

end:
  ret i32 -1
}

define internal i32 @last.ones(ptr %..arguments, ptr %..item, ptr %..frame, ptr %..index) {
  %to = load ptr, ptr %..arguments, align 8, !invariant.load !0
  %id = call i64 @__native_query_item_global_id(ptr %..item, i32 0)
  %place = getelementptr i64, ptr %to, i64 %id
  %is.in = icmp ugt i64 %id, 100
  br i1 %is.in, label %in, label %end

in:
  store i64 1, ptr %place, align 8
  br label %end

end:
  ret i32 -1
}

; Work-items before may have written there.
define internal i32 @from.memory(ptr %..arguments, ptr %..item, ptr %..frame, ptr %..index) {
  %to = load ptr, ptr %..arguments, align 8, !invariant.load !0
  %n = load i64, ptr %to, align 8
  %id = call i64 @__native_query_item_global_id(ptr %..item, i32 0)
  %place = getelementptr i64, ptr %to, i64 %id
  %is.in = icmp ult i64 %id, %n
  br i1 %is.in, label %in, label %end

in:
  store i64 1, ptr %place, align 8
  br label %end

end:
  ret i32 -1
}

define internal i32 @of.column(ptr %..arguments, ptr %..item, ptr %..frame, ptr %..index) {
  %to = load ptr, ptr %..arguments, align 8, !invariant.load !0
  %id = call i64 @__native_query_item_global_id(ptr %..item, i32 1)
  %place = getelementptr i64, ptr %to, i64 %id
  %is.in = icmp ult i64 %id, 100
  br i1 %is.in, label %in, label %end

in:
  store i64 1, ptr %place, align 8
  br label %end

end:
  ret i32 -1
}

define internal i32 @one.of.two(ptr %..arguments, ptr %..item, ptr %..frame, ptr %..index) {
  %to = load ptr, ptr %..arguments, align 8, !invariant.load !0
  %id = call i64 @__native_query_item_global_id(ptr %..item, i32 0)
  %y = call i64 @__native_query_item_global_id(ptr %..item, i32 1)
  %place = getelementptr i64, ptr %to, i64 %id
  %is.low = icmp ult i64 %id, 100
  %is.first = icmp eq i64 %y, 0
  %is.in = or i1 %is.low, %is.first
  br i1 %is.in, label %in, label %end

in:
  store i64 1, ptr %place, align 8
  br label %end

end:
  ret i32 -1
}

define internal i32 @narrower(ptr %..arguments, ptr %..item, ptr %..frame, ptr %..index) {
  %to = load ptr, ptr %..arguments, align 8, !invariant.load !0
  %id = call i64 @__native_query_item_global_id(ptr %..item, i32 0)
  %byte = trunc i64 %id to i8
  %low = zext i8 %byte to i64
  %place = getelementptr i64, ptr %to, i64 %id
  %is.in = icmp ult i64 %low, 100
  br i1 %is.in, label %in, label %end

in:
  store i64 1, ptr %place, align 8
  br label %end

end:
  ret i32 -1
}

; All of them are counted.
define internal i32 @counted(ptr %..arguments, ptr %..item, ptr %..frame, ptr %..index) {
  %to = load ptr, ptr %..arguments, align 8, !invariant.load !0
  %before = atomicrmw add ptr %to, i64 1 monotonic, align 8
  %id = call i64 @__native_query_item_global_id(ptr %..item, i32 0)
  %place = getelementptr i64, ptr %to, i64 %id
  %is.in = icmp ult i64 %id, 100
  br i1 %is.in, label %in, label %end

in:
  store i64 1, ptr %place, align 8
  br label %end

end:
  ret i32 -1
}

declare i64 @__native_query_item_global_id(ptr, i32)
declare void @__native_run_items(ptr, ptr, i64, ptr, ptr, i64)

!0 = !{}
