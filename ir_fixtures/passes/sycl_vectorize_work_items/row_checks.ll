; An index of 32 bits that may wrap: work-items in step read and write a row where it does not, which is asked in each
; round by the index of the first one, and go to a place each where it does.
; RUN: syclopt -passes='sycl-vectorize-work-items<bits=256>,verify' -S < %s | FileCheck %s

target triple = "x86_64-unknown-linux-gnu"

; CHECK-LABEL: define void @unsigned(
; CHECK: ptr @unsigned.region.in_step, i64 8)
define void @unsigned(ptr %..arguments, ptr %..launch) {
  call void @__native_run_items(ptr %..arguments, ptr %..launch, i64 0, ptr @unsigned.region, ptr null, i64 0)
  ret void
}

; CHECK-LABEL: define void @halves(
; CHECK: ptr @halves.region.in_step, i64 8)
define void @halves(ptr %..arguments, ptr %..launch) {
  call void @__native_run_items(ptr %..arguments, ptr %..launch, i64 0, ptr @halves.region, ptr null, i64 0)
  ret void
}

; 4294967288 is 7 less than the largest number.
; CHECK-LABEL: define internal i32 @unsigned.region.in_step(
; CHECK: [[FIRST:%.*]] = add i32 %{{.*}}, %{{.*}}
; CHECK: [[IN_A_ROW:%.*]] = icmp ule i32 [[FIRST]], 4294967288
; CHECK-NEXT: br i1 [[IN_A_ROW]], label %[[ROW:.*]], label %[[OTHERS:.*]]
; CHECK: [[ROW]]:
; CHECK-NEXT: [[OF_ROW:%.*]] = load <8 x float>, ptr %
; CHECK: [[OTHERS]]:
; CHECK: zext <8 x i32> %{{.*}} to <8 x i64>
; CHECK: [[GATHERED:%.*]] = call <8 x float> @llvm.masked.gather
; CHECK: phi <8 x float> [ [[OF_ROW]], %[[ROW]] ], [ [[GATHERED]], %[[OTHERS]] ]
; CHECK: store <8 x float>
; CHECK: ret i32 -1
define internal i32 @unsigned.region(ptr %..arguments, ptr %..item, ptr %..frame, ptr %..index) {
entry:
  %from = load ptr, ptr %..arguments, align 8, !invariant.load !0
  %after.from = getelementptr i8, ptr %..arguments, i64 8
  %n = load i32, ptr %after.from, align 4, !invariant.load !0
  %id = call i64 @__native_query_item_global_id(ptr %..item, i32 0)
  %x = trunc i64 %id to i32
  br label %rounds

rounds:
  %round = phi i32 [ 0, %entry ], [ %more, %rounds ]
  %sum = phi float [ 0.0, %entry ], [ %added, %rounds ]
  %row = mul i32 %round, %n
  %index = add i32 %row, %x
  %wide = zext i32 %index to i64
  %place = getelementptr float, ptr %from, i64 %wide
  %loaded = load float, ptr %place
  %added = fadd float %sum, %loaded
  %more = add i32 %round, 1
  %done = icmp eq i32 %more, 100
  br i1 %done, label %end, label %rounds

end:
  %whole = phi float [ %added, %rounds ]
  %out = getelementptr float, ptr %from, i64 %id
  store float %whole, ptr %out
  ret i32 -1
}

; 2147483640 is 7 less than the largest number with a sign. Those of a later round come from halves of 64 bits.
; CHECK-LABEL: define internal i32 @halves.region.in_step(
; CHECK: [[MOVED:%.*]] = lshr i64 %moved, 32
; CHECK: [[FIRST:%.*]] = trunc i64 [[MOVED]] to i32
; CHECK: icmp sle i32 [[FIRST]], 2147483640
; CHECK: call <8 x float> @llvm.masked.load
; CHECK: call <8 x float> @llvm.masked.gather
; CHECK: icmp sle i32 [[FIRST]], 2147483640
; CHECK: call void @llvm.masked.store
; CHECK: call void @llvm.masked.scatter
; CHECK: ret i32 -1
define internal i32 @halves.region(ptr %..arguments, ptr %..item, ptr %..frame, ptr %..index) {
entry:
  %from = load ptr, ptr %..arguments, align 8, !invariant.load !0
  %after.from = getelementptr i8, ptr %..arguments, i64 8
  %n = load i64, ptr %after.from, align 8, !invariant.load !0
  %id = call i64 @__native_query_item_global_id(ptr %..item, i32 0)
  br label %rounds

rounds:
  %now = phi i64 [ %id, %entry ], [ %next, %rounds ]
  %moved = shl i64 %now, 32
  %bytes = ashr exact i64 %moved, 30
  %place = getelementptr i8, ptr %from, i64 %bytes
  %loaded = load float, ptr %place, align 4
  %twice = fadd float %loaded, %loaded
  store float %twice, ptr %place, align 4
  %index = ashr exact i64 %moved, 32
  %next = add i64 %index, %n
  %short = trunc i64 %next to i32
  %done = icmp sgt i32 %short, 1000
  br i1 %done, label %end, label %rounds

end:
  ret i32 -1
}

declare i64 @__native_query_item_global_id(ptr, i32)
declare void @__native_run_items(ptr, ptr, i64, ptr, ptr, i64)

!0 = !{}
