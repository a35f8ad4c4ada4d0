; Code with vectors runs in step without a loop too: the elements of work-items come apart, each into a wide vector.
; RUN: syclopt -passes='sycl-vectorize-work-items<bits=128>,verify' -S < %s | FileCheck %s

target triple = "x86_64-unknown-linux-gnu"

define void @run(ptr %..arguments, ptr %..launch) {
; CHECK: ptr @lengths, ptr @lengths.in_step, i64 4)
  call void @__native_run_items(ptr %..arguments, ptr %..launch, i64 0, ptr @lengths, ptr null, i64 0)
  ret void
}

; CHECK-LABEL: define internal i32 @lengths.in_step(
; CHECK: %[[ROW:.*]] = load <16 x float>, ptr %from, align 16
; CHECK: %[[X:.*]] = shufflevector <16 x float> %[[ROW]], <16 x float> poison, <4 x i32> <i32 0, i32 4, i32 8, i32 12>
; CHECK: %[[Y:.*]] = shufflevector <16 x float> %[[ROW]], <16 x float> poison, <4 x i32> <i32 1, i32 5, i32 9, i32 13>
; CHECK: %[[XX:.*]] = fmul <4 x float> %[[X]], %[[X]]
; CHECK: %[[YY:.*]] = fmul <4 x float> %[[Y]], %[[Y]]
; CHECK: %[[SUM:.*]] = fadd <4 x float> %[[XX]], %[[YY]]
; CHECK: %[[LENGTH:.*]] = call <4 x float> @llvm.sqrt.v4f32(<4 x float> %[[SUM]])
; CHECK: store <4 x float> %[[LENGTH]], ptr %to, align 4
define internal i32 @lengths(ptr %..arguments, ptr %..item, ptr %..frame, ptr %..index) alwaysinline nounwind {
  %points = load ptr, ptr %..arguments, align 8, !invariant.load !0
  %place = getelementptr { ptr, ptr }, ptr %..arguments, i64 0, i32 1
  %lengths = load ptr, ptr %place, align 8, !invariant.load !0
  %id = call i64 @__native_query_item_global_id(ptr %..item, i32 0)
  %from = getelementptr <4 x float>, ptr %points, i64 %id
  %point = load <4 x float>, ptr %from, align 16
  %squares = fmul <4 x float> %point, %point
  %x = extractelement <4 x float> %squares, i64 0
  %y = extractelement <4 x float> %squares, i64 1
  %sum = fadd float %x, %y
  %length = call float @llvm.sqrt.f32(float %sum)
  %to = getelementptr float, ptr %lengths, i64 %id
  store float %length, ptr %to, align 4
  ret i32 -1
}

declare float @llvm.sqrt.f32(float)
declare i64 @__native_query_item_global_id(ptr, i32)
declare void @__native_run_items(ptr, ptr, i64, ptr, ptr, i64)

!0 = !{}
