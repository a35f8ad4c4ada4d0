; A kernel without barriers is one region, which runs for all work-items; local memory has its place in the work-group's.
; RUN: syclopt -passes=sycl-work-group-loops,verify -S < %s | FileCheck %s

target triple = "x86_64-unknown-linux-gnu"

%struct.State = type { i32, i32 }

@tile = internal global [3 x i32] undef
@flag = internal global i8 undef
@aligned = internal global float undef, align 64

; CHECK: define void @"a kernel"(ptr noalias align 8 dereferenceable(20) %..arguments, ptr noalias %..launch) nounwind {
; CHECK-NEXT: call void @__native_run_items(ptr %..arguments, ptr %..launch, i64 68, ptr @"a kernel.region.0", ptr null, i64 0)

; CHECK: define internal i32 @"a kernel.region.0"(
; CHECK-NEXT: %state = getelementptr { %struct.State, i64, float }, ptr %..arguments, i64 0, i32 0
; CHECK-NEXT: %..argument1 = getelementptr { %struct.State, i64, float }, ptr %..arguments, i64 0, i32 1
; CHECK-NEXT: %..offset1 = load i64, ptr %..argument1
; CHECK-NEXT: %..base1 = call ptr @__native_query_group_dynamic_local_memory(ptr %..item)
; CHECK-NEXT: %shared = getelementptr i8, ptr %..base1, i64 %..offset1
; CHECK: %v0 = load float, ptr %..argument2
; CHECK-NEXT: %..local0 = call ptr @__native_query_group_local_memory(ptr %..item, i64 0)
; CHECK-NEXT: %..local1 = call ptr @__native_query_group_local_memory(ptr %..item, i64 16)
; CHECK-NEXT: %..local2 = call ptr @__native_query_group_local_memory(ptr %..item, i64 64)
; The parameter is written to: each work-item has a copy.
; CHECK: %copy = alloca %struct.State
; CHECK: call void @llvm.memcpy.p0.p0.i64(ptr %copy, ptr %state
; CHECK: store i32 1, ptr %copy
; CHECK: store float %v0, ptr %..local0
; CHECK: store i8 0, ptr %..local1
; CHECK: ret i32 -1
define spir_kernel void @"a kernel"(ptr byval(%struct.State) align 4 %state, ptr "sycl-local-memory" %shared, float %0) {
  %place = call ptr @__native_local(ptr @tile)
  %other = call ptr @__native_local(ptr @flag)
  store i32 1, ptr %state
  store float %0, ptr %place
  %line = call ptr @__native_local(ptr @aligned)
  store i8 0, ptr %other
  store float %0, ptr %line
  store i8 0, ptr %shared
  ret void
}

declare ptr @__native_local(ptr)
