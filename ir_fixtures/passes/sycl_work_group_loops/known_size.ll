; Where the size of work-groups is known, a kernel runs group by group, so that LLVM knows how long its rows are. One that
; asks only for ids in the range, and for the range, does not see groups: those side by side run as one, in long rows,
; of a size that is known at launch alone, too.
; RUN: syclopt -passes='sycl-work-group-loops<local-size=16,4>,verify' -S < %s | FileCheck %s
; RUN: syclopt -passes=sycl-work-group-loops -S < %s | FileCheck %s --check-prefix=ANY

; ANY-NOT: call void @__native_fix_local_size(

; CHECK-LABEL: define void @kernel(
; CHECK-NEXT: call void @__native_run_groups(ptr %..arguments, ptr %..launch, i64 0, ptr @kernel.group)
; CHECK: define internal void @kernel.group(ptr %..arguments, ptr %..item)
; CHECK: call void @__native_fix_local_size(ptr %..item, i64 16, i64 4, i64 1)
; CHECK: call i32 @__native_run_region(ptr %..arguments, ptr %..item, ptr %..frame, ptr @kernel.region.0, ptr null, i64 0)
; CHECK: define internal i32 @kernel.region.0(

; ANY: define void @kernel(
; ANY-NEXT: call void @__native_run_items(ptr %..arguments, ptr %..launch, i64 0, ptr @kernel.region.0, ptr null, i64 0)
define spir_kernel void @kernel(ptr %to) {
  %item = call ptr @__native_item()
  %id = call i64 @__native_query_item_local_id(ptr %item, i32 0)
  store i64 %id, ptr %to
  ret void
}

; CHECK-LABEL: define void @sees_no_group(
; CHECK-NEXT: call void @__native_run_rows(ptr %..arguments, ptr %..launch, i64 16, i64 4, i64 1, ptr @sees_no_group.region.0, ptr null, i64 0)

; ANY: define void @sees_no_group(
; ANY-NEXT: call void @__native_run_rows(ptr %..arguments, ptr %..launch, i64 0, i64 0, i64 0, ptr @sees_no_group.region.0, ptr null, i64 0)
define spir_kernel void @sees_no_group(ptr %to) {
  %item = call ptr @__native_item()
  %id = call i64 @__native_query_item_global_id(ptr %item, i32 0)
  %size = call i64 @__native_query_group_global_size(ptr %item, i32 0)
  %offset = call i64 @__native_query_group_global_offset(ptr %item, i32 0)
  %sum = add i64 %size, %offset
  %place = getelementptr i64, ptr %to, i64 %id
  store i64 %sum, ptr %place
  ret void
}

; CHECK-LABEL: define void @in_local_memory(
; CHECK-NEXT: call void @__native_run_groups(
define spir_kernel void @in_local_memory(ptr "sycl-local-memory" %shared) {
  store i32 1, ptr %shared
  ret void
}

; What a function that is not inlined asks for is not known.
; CHECK-LABEL: define void @calls(
; CHECK-NEXT: call void @__native_run_groups(
define spir_kernel void @calls() {
  call void @asks()
  ret void
}

define void @asks() noinline {
  %item = call ptr @__native_item()
  %id = call i64 @__native_query_group_group_id(ptr %item, i32 0)
  ret void
}

; CHECK-LABEL: define void @waits(
; CHECK-NEXT: call void @__native_run_groups(
define spir_kernel void @waits(ptr %to) {
  store i32 1, ptr %to
  call void @__native_barrier()
  store i32 2, ptr %to
  ret void
}

declare ptr @__native_item()
declare i64 @__native_query_item_global_id(ptr, i32)
declare i64 @__native_query_item_local_id(ptr, i32)
declare i64 @__native_query_group_global_size(ptr, i32)
declare i64 @__native_query_group_global_offset(ptr, i32)
declare i64 @__native_query_group_group_id(ptr, i32)
declare void @__native_barrier()
