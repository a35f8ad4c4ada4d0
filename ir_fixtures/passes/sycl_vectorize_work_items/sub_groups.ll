; The work-items of a sub-group run in step, all of them: without loops too. Where there is one, it stores
; alone; atomic operations are for one after another.
; RUN: syclopt -passes='sycl-vectorize-work-items<bits=256>,verify' -S < %s | FileCheck %s

target triple = "x86_64-unknown-linux-gnu"

define internal void @whole(ptr %..arguments, ptr %..item, ptr %..frame) {
; CHECK: call void @__native_run_lanes(ptr %..arguments, ptr %..item, ptr %..frame, i64 32, ptr @part.in_step, ptr @part, ptr @part.in_step, i64 32)
  call void @__native_run_lanes(ptr %..arguments, ptr %..item, ptr %..frame, i64 32, ptr null, ptr @part, ptr null, i64 0)
  ret void
}

; CHECK-LABEL: define internal i32 @part.in_step(
; CHECK: [[ROW:%.*]] = load <32 x float>, ptr
; CHECK: [[ONE:%.*]] = icmp eq <32 x i64> {{.*}}, splat (i64 0)
; CHECK: [[BITS:%.*]] = bitcast <32 x i1> [[ONE]] to i32
; CHECK: [[LANE:%.*]] = call i32 @llvm.cttz.i32(i32 {{.*}}, i1 true)
; CHECK: [[VALUE:%.*]] = extractelement <32 x float> [[ROW]], i32 [[LANE]]
; CHECK: store float [[VALUE]], ptr %out
; CHECK: [[REST:%.*]] = phi i32 [ {{%.*}}, {{%.*}} ], [ {{%.*}}, %[[LOOP:.*]] ]
; CHECK: atomicrmw add ptr %count, i32 1 seq_cst
; CHECK: and i32 [[REST]],
define internal i32 @part(ptr %..arguments, ptr %..item, ptr %..frame, ptr %..index) {
  %lane = call i64 @__native_query_item_lane(ptr %..item)
  %from = getelementptr float, ptr %..frame, i64 %lane
  %x = load float, ptr %from, align 4
  %is_first = icmp eq i64 %lane, 0
  br i1 %is_first, label %first, label %end

first:
  %out = load ptr, ptr %..arguments, align 8
  store float %x, ptr %out, align 4
  %count = getelementptr i8, ptr %out, i64 4
  %old = atomicrmw add ptr %count, i32 1 seq_cst, align 4
  br label %end

end:
  ret i32 -1
}

declare i64 @__native_query_item_lane(ptr)
declare void @__native_run_lanes(ptr, ptr, ptr, i64, ptr, ptr, ptr, i64)
