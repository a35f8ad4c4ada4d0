; After a cut, functions called through pointers are told the work-item again: it is another one. Where a part calls none,
; nobody is told.
; RUN: syclopt -passes=sycl-sub-group-loops,verify -S < %s | FileCheck %s

target triple = "x86_64-unknown-linux-gnu"

define void @run.group(ptr %..arguments, ptr %..item) {
  %..frame = alloca { i64 }
  %..next0 = call i32 @__native_run_sub_groups(ptr %..arguments, ptr %..item, ptr %..frame, ptr @part, ptr null, i64 4)
  ret void
}

define internal i32 @part(ptr %..arguments, ptr %..item, ptr %..frame, ptr %..index) {
  call void @__native_publish_item(ptr %..item)
  %id = call i64 @__native_query_item_global_id(ptr %..item, i32 0)
  %place = getelementptr ptr, ptr %..arguments, i64 %id
  %function = load ptr, ptr %place, align 8
  %x = call i64 @__native_lanes_reduce_add_long(i64 %id)
  %y = call i64 %function(i64 %x)
  store i64 %y, ptr %place, align 8
  ret i32 -1
}

declare void @__native_publish_item(ptr)
declare i64 @__native_query_item_global_id(ptr, i32)
declare i64 @__native_lanes_reduce_add_long(i64)
declare i32 @__native_run_sub_groups(ptr, ptr, ptr, ptr, ptr, i64)

; CHECK-LABEL: define internal i32 @part.part.0(ptr %..arguments, ptr %..item,
; CHECK-NOT: @__native_publish_item
; CHECK: load ptr
; CHECK-LABEL: define internal i32 @part.part.2(ptr %..arguments, ptr %..item,
; CHECK: call void @__native_publish_item(ptr %..item)

; CHECK: call i64 %{{.*}}(i64
