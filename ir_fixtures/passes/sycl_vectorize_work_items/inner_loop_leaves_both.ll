; A loop inside of another has two ways out, one to the next round of the outer loop and one out of both: some
; work-items leave both loops, while others begin a round.
; RUN: syclopt -passes='sycl-vectorize-work-items<bits=256>,verify' -S < %s | FileCheck %s

target triple = "x86_64-unknown-linux-gnu"

; CHECK: ptr @run.region.0, ptr @run.region.0.in_step, i64 8)
define void @run(ptr %..arguments, ptr %..launch) {
  call void @__native_run_items(ptr %..arguments, ptr %..launch, i64 0, ptr @run.region.0, ptr null, i64 0)
  ret void
}

; Who is in the outer loop, who is in the inner one, and who has left it by which way:
; CHECK: define internal i32 @run.region.0.in_step(
; CHECK: [[OUTER:%.*]] = phi <8 x i1> [ splat (i1 true), %..entry ], [ [[AGAIN:%.*]], %{{.*}} ]
; CHECK: [[INNER:%.*]] = phi <8 x i1> [ [[OUTER]], %{{.*}} ], [ [[STAYS:%.*]], %{{.*}} ]
; CHECK-DAG: phi <8 x i1> [ zeroinitializer, %{{.*}} ], [ [[LEFT:%.*]], %{{.*}} ]
; CHECK-DAG: phi <8 x i1> [ zeroinitializer, %{{.*}} ], [ [[WENT_ON:%.*]], %{{.*}} ]
; CHECK: [[STAY:%.*]] = bitcast <8 x i1> [[STAYS]] to i8
; CHECK: [[ONE_STAYS:%.*]] = icmp ne i8 [[STAY]], 0
; CHECK: br i1 [[ONE_STAYS]],
; CHECK: call <8 x i32> @llvm.masked.gather.v8i32.v8p0(
; CHECK: ret i32 -1
define internal i32 @run.region.0(ptr %..arguments, ptr %..item, ptr %..frame, ptr %..index) {
  %in = load ptr, ptr %..arguments, align 8
  %id = call i64 @__native_query_item_global_id(ptr %..item, i32 0)
  %x = trunc i64 %id to i32
  br label %rounds

rounds:
  %j = phi i32 [ 0, %0 ], [ %next.last, %read ]
  %y = phi i32 [ 0, %0 ], [ %new, %read ]
  %skip = icmp eq i32 %y, %x
  br label %skipping

skipping:
  %now = phi i32 [ %j, %rounds ], [ %next, %goes.on ]
  %done = icmp eq i32 %now, 100
  br i1 %done, label %end, label %goes.on

goes.on:
  %next = add i32 %now, 1
  br i1 %skip, label %skipping, label %read

read:
  %next.last = phi i32 [ %next, %goes.on ]
  %wide = sext i32 %next.last to i64
  %from = getelementptr i32, ptr %in, i64 %wide
  %value = load i32, ptr %from, align 4
  %new = xor i32 %value, %next.last
  br label %rounds

end:
  %y.last = phi i32 [ %y, %skipping ]
  %to = getelementptr i32, ptr %in, i64 %id
  store i32 %y.last, ptr %to, align 4
  ret i32 -1
}

declare void @__native_run_items(ptr, ptr, i64, ptr, ptr, i64)
declare i64 @__native_query_item_global_id(ptr, i32)
