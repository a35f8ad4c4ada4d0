; Some work-items go one way, others another one: each way is gone with a mask, and not at all if nobody goes it. A
; branch that all take alike stays one.
; RUN: syclopt -passes='sycl-vectorize-work-items<bits=256>,verify' -S < %s | FileCheck %s

target triple = "x86_64-unknown-linux-gnu"

define void @run(ptr %..arguments, ptr %..launch) {
  call void @__native_run_items(ptr %..arguments, ptr %..launch, i64 0, ptr @run.region.0, ptr null, i64 0)
  ret void
}

; CHECK: define internal i32 @run.region.0.in_step(
; CHECK: [[INSIDE:%.*]] = icmp slt <8 x i32> {{%.*}}, {{%.*}}
; CHECK: [[OUTSIDE:%.*]] = xor <8 x i1> [[INSIDE]], splat (i1 true)
; CHECK: call void @llvm.masked.scatter.v8i32.v8p0(<8 x i32> {{%.*}}, <8 x ptr> {{%.*}}, i32 4, <8 x i1> [[OUTSIDE]])
; CHECK: [[BITS:%.*]] = bitcast <8 x i1> [[INSIDE]] to i8
; CHECK: [[ANY:%.*]] = icmp ne i8 [[BITS]], 0
; CHECK: br i1 [[ANY]], label %[[SOME:.*]], label %{{.*}}
; CHECK: [[SOME]]:
; CHECK: %count = phi i32 [ 0, %[[SOME]] ], [ %next, %{{.*}} ]
; CHECK: %loaded = load i32, ptr %from
; CHECK: %odd = trunc i32 %loaded to i1
; CHECK: br i1 %odd, label %[[THEN:.*]], label %[[OTHER:.*]]
; CHECK: [[THEN]]:
; CHECK: mul <8 x i32>
; CHECK: [[OTHER]]:
; CHECK: phi <8 x i32> [ {{%.*}}, %[[THEN]] ], [ {{%.*}}, %[[OTHER]] ]
; CHECK: %more = icmp slt i32 %next, %limit
; CHECK: br i1 %more
; CHECK: [[DIVISOR:%.*]] = select <8 x i1> [[INSIDE]], <8 x i32> {{%.*}}, <8 x i32> splat (i32 1)
; CHECK: [[SHARE:%.*]] = sdiv <8 x i32> {{%.*}}, [[DIVISOR]]
; CHECK: call void @llvm.masked.store.v8i32.p0(<8 x i32> [[SHARE]], ptr %to, i32 4, <8 x i1> [[INSIDE]])
; CHECK: ret i32 -1
define internal i32 @run.region.0(ptr %..arguments, ptr %..item, ptr %..frame, ptr %..index) {
  %in = load ptr, ptr %..arguments, align 8
  %place = getelementptr { ptr, i32 }, ptr %..arguments, i64 0, i32 1
  %limit = load i32, ptr %place, align 4
  %id = call i64 @__native_query_item_global_id(ptr %..item, i32 0)
  %x = trunc i64 %id to i32
  %to = getelementptr inbounds i32, ptr %in, i64 %id
  %inside = icmp slt i32 %x, %limit
  br i1 %inside, label %round, label %outside

round:
  br label %body

body:
  %count = phi i32 [ 0, %round ], [ %next, %latch ]
  %sum = phi i32 [ 0, %round ], [ %new, %latch ]
  %at = sext i32 %count to i64
  %from = getelementptr inbounds i32, ptr %in, i64 %at
  %loaded = load i32, ptr %from, align 4
  %odd = trunc i32 %loaded to i1
  br i1 %odd, label %then, label %other

then:
  %parts = mul i32 %loaded, %x
  %more.sum = add i32 %sum, %parts
  br label %latch

other:
  %less.sum = sub i32 %sum, %x
  br label %latch

latch:
  %new = phi i32 [ %more.sum, %then ], [ %less.sum, %other ]
  %next = add nsw i32 %count, 1
  %more = icmp slt i32 %next, %limit
  br i1 %more, label %body, label %end

end:
  %last = phi i32 [ %new, %latch ]
  %share = sdiv i32 %last, %x
  store i32 %share, ptr %to, align 4
  ret i32 -1

outside:
  %twice = mul i64 %id, 2
  %far = getelementptr inbounds i32, ptr %in, i64 %twice
  store i32 %x, ptr %far, align 4
  ret i32 -1
}

declare void @__native_run_items(ptr, ptr, i64, ptr, ptr, i64)
declare i64 @__native_query_item_global_id(ptr, i32)
