; All work-items run the same rounds: the loop stays, what all have in common too. What is in a row in memory is read and
; written at once, also where the places are computed in 32 bits, and by a region of a kernel with barriers.
; RUN: syclopt -passes=sycl-vectorize-work-items,verify -S < %s | FileCheck %s

target triple = "x86_64-unknown-linux-gnu"

; CHECK: call i32 @__native_run_region(ptr %..arguments, ptr %..item, ptr %..frame, ptr @run.region.1, ptr @run.region.1.in_step, i64 4)
define void @run.group(ptr %..arguments, ptr %..item, ptr %..frame) {
  %next = call i32 @__native_run_region(ptr %..arguments, ptr %..item, ptr %..frame, ptr @run.region.1, ptr null, i64 0)
  ret void
}

; CHECK: define internal i32 @run.region.1.in_step(
; CHECK: %index = load i64, ptr %..index
; CHECK: %kept = getelementptr float, ptr %array, i64 %index
; CHECK: [[START:%.*]] = load <4 x float>, ptr %kept
; CHECK: %in.round = phi i32 [ 0, %{{.*}} ], [ %next, %[[LATCH:.*]] ]
; CHECK: [[SUM:%.*]] = phi <4 x float> [ [[START]], %{{.*}} ], [ [[NEW:%.*]], %[[LATCH]] ]
; CHECK: %line = mul nsw i32 %in.round, %width
; CHECK: [[WIDE:%.*]] = sext i32 %line to i64
; CHECK: %column = add i32 %line, %x
; CHECK: [[COLUMN:%.*]] = add i64 [[WIDE]], %id
; CHECK: %from = getelementptr float, ptr %in, i64 [[COLUMN]]
; CHECK: [[LOADED:%.*]] = load <4 x float>, ptr %from, align 4, !tbaa
; CHECK: %factor = load float, ptr %weight, align 4
; CHECK: [[SPREAD:%.*]] = shufflevector <4 x float> {{.*}}, <4 x i32> zeroinitializer
; CHECK: [[NEW]] = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> [[LOADED]], <4 x float> [[SPREAD]], <4 x float> [[SUM]])
; CHECK: %more = icmp slt i32 %next, %width
; CHECK: br i1 %more, label %
; CHECK: store <4 x float> [[NEW]], ptr %kept
; CHECK: ret i32 2
define internal i32 @run.region.1(ptr %..arguments, ptr %..item, ptr %..frame, ptr %..index) {
  %in = load ptr, ptr %..arguments, align 8
  %place = getelementptr { ptr, i32 }, ptr %..arguments, i64 0, i32 1
  %width = load i32, ptr %place, align 4
  %array = load ptr, ptr %..frame, align 8
  %index = load i64, ptr %..index, align 8
  %kept = getelementptr float, ptr %array, i64 %index
  %start = load float, ptr %kept, align 4
  %id = call i64 @__native_query_item_global_id(ptr %..item, i32 0)
  %x = trunc i64 %id to i32
  br label %round

round:
  %in.round = phi i32 [ 0, %0 ], [ %next, %round ]
  %sum = phi float [ %start, %0 ], [ %new, %round ]
  %line = mul nsw i32 %in.round, %width
  %column = add nsw i32 %line, %x
  %at = sext i32 %column to i64
  %from = getelementptr inbounds float, ptr %in, i64 %at
  %loaded = load float, ptr %from, align 4, !tbaa !0
  %weights = sext i32 %in.round to i64
  %weight = getelementptr inbounds float, ptr %in, i64 %weights
  %factor = load float, ptr %weight, align 4
  %new = call float @llvm.fmuladd.f32(float %loaded, float %factor, float %sum)
  %next = add nsw i32 %in.round, 1
  %more = icmp slt i32 %next, %width
  br i1 %more, label %round, label %end

end:
  %last = phi float [ %new, %round ]
  store float %last, ptr %kept, align 4
  ret i32 2
}

declare i32 @__native_run_region(ptr, ptr, ptr, ptr, ptr, i64)
declare i64 @__native_query_item_global_id(ptr, i32)
declare float @llvm.fmuladd.f32(float, float, float)

!0 = !{!1, !1, i64 0}
!1 = !{!"float", !2}
!2 = !{!"root"}
