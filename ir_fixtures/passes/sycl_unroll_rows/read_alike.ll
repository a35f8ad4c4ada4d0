; Where each row of work-items reads alike what few short rows have written to local memory, the rows are written one
; after another, and variables have places of their own on the stack: LLVM can then keep them in registers.
; RUN: syclopt -passes=sycl-unroll-rows,verify -S < %s | FileCheck %s
; RUN-UNCHANGED: there are many rows
; RUN: sed 's/i64 16, i64 16, i64 1)/i64 16, i64 17, i64 1)/' %s | syclopt -passes=sycl-unroll-rows -S | FileCheck %s --check-prefix=OTHERWISE
; RUN-UNCHANGED: rows are long
; RUN: sed 's/i64 16, i64 16, i64 1)/i64 64, i64 16, i64 1)/' %s | syclopt -passes=sycl-unroll-rows -S | FileCheck %s --check-prefix=OTHERWISE
; RUN-UNCHANGED: there are several planes
; RUN: sed 's/i64 16, i64 16, i64 1)/i64 16, i64 4, i64 2)/' %s | syclopt -passes=sycl-unroll-rows -S | FileCheck %s --check-prefix=OTHERWISE

target triple = "x86_64-unknown-linux-gnu"

; OTHERWISE-NOT: @__native_run_few_rows
; CHECK-LABEL: define void @kernel(
; CHECK-NEXT: call void @__native_run_groups(ptr %..arguments, ptr %..launch, i64 0, ptr @kernel.group)
define void @kernel(ptr %..arguments, ptr %..launch) {
  call void @__native_run_groups(ptr %..arguments, ptr %..launch, i64 1040, ptr @kernel.group)
  ret void
}

; CHECK-LABEL: define internal void @kernel.group(
; CHECK-NEXT: %variables = alloca [2 x ptr]
; CHECK-NEXT: call void @__native_note_variables(ptr %..item, ptr %variables)
; CHECK-NEXT: %variable0 = alloca [1024 x i8], align 64
; CHECK-NEXT: call void @__native_place_variable(ptr %..item, i64 0, ptr %variable0)
; CHECK-NEXT: %variable1 = alloca [16 x i8], align 64
; CHECK-NEXT: call void @__native_place_variable(ptr %..item, i64 1, ptr %variable1)
; CHECK: call i32 @__native_run_few_rows(ptr %..arguments, ptr %..item, ptr %frame, ptr @kernel.region.0, ptr null, i64 0)
; CHECK: call i32 @__native_run_region(ptr %..arguments, ptr %..item, ptr %frame, ptr @kernel.region.1, ptr @kernel.region.1.in_step, i64 8)
define internal void @kernel.group(ptr %..arguments, ptr %..item) {
  %frame = alloca { i64 }
  call void @__native_fix_local_size(ptr %..item, i64 16, i64 16, i64 1)
  %next = call i32 @__native_run_region(ptr %..arguments, ptr %..item, ptr %frame, ptr @kernel.region.0, ptr null, i64 0)
  %last = call i32 @__native_run_region(ptr %..arguments, ptr %..item, ptr %frame, ptr @kernel.region.1, ptr @kernel.region.1.in_step, i64 8)
  ret void
}

; CHECK-LABEL: define internal i32 @kernel.region.0(
; CHECK: %tile = call ptr @__native_query_group_variable(ptr %..item, i64 0)
define internal i32 @kernel.region.0(ptr %..arguments, ptr %..item, ptr %..frame, ptr %..index) {
start:
  %tile = call ptr @__native_query_group_local_memory(ptr %..item, i64 0)
  %x = call i64 @__native_query_item_local_id(ptr %..item, i32 0)
  %y = call i64 @__native_query_item_local_id(ptr %..item, i32 1)
  %row = getelementptr [64 x i8], ptr %tile, i64 %y
  %at = getelementptr float, ptr %row, i64 %x
  %first = icmp eq i64 %x, 0
  br i1 %first, label %one, label %other
; A block that returns may stand anywhere.
end:
  ret i32 1
one:
  store float 1.0, ptr %at
  br label %end
other:
  store float 2.0, ptr %at
  br label %end
}

; CHECK-LABEL: define internal i32 @kernel.region.1(
; CHECK: %tile = call ptr @__native_query_group_variable(ptr %..item, i64 0)
; CHECK: %flag = call ptr @__native_query_group_variable(ptr %..item, i64 1)
define internal i32 @kernel.region.1(ptr %..arguments, ptr %..item, ptr %..frame, ptr %..index) {
  %tile = call ptr @__native_query_group_local_memory(ptr %..item, i64 0)
  %flag = call ptr @__native_query_group_local_memory(ptr %..item, i64 1024)
  %x = call i64 @__native_query_item_local_id(ptr %..item, i32 0)
  %second = getelementptr i8, ptr %tile, i64 64
  %at = getelementptr float, ptr %second, i64 %x
  %value = load float, ptr %at
  %index = load i64, ptr %..index
  %out = load ptr, ptr %..arguments
  %to = getelementptr float, ptr %out, i64 %index
  store float %value, ptr %to
  store i8 1, ptr %flag
  ret i32 -1
}

; CHECK-LABEL: define internal i32 @kernel.region.1.in_step(
; CHECK: call ptr @__native_query_group_variable(ptr %..item, i64 0)
define internal i32 @kernel.region.1.in_step(ptr %..arguments, ptr %..item, ptr %..frame, ptr %..index) {
  %tile = call ptr @__native_query_group_local_memory(ptr %..item, i64 0)
  ret i32 -1
}

declare void @__native_run_groups(ptr, ptr, i64, ptr)
declare void @__native_fix_local_size(ptr, i64, i64, i64)
declare i32 @__native_run_region(ptr, ptr, ptr, ptr, ptr, i64)
declare i64 @__native_query_item_local_id(ptr, i32)
declare ptr @__native_query_group_local_memory(ptr, i64)
