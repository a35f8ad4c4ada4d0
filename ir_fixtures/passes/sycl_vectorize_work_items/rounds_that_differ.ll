; Work-items leave a loop in different rounds: it runs while there is one that has not, and keeps what each had then.
; RUN: syclopt -passes='sycl-vectorize-work-items<bits=256>,verify' -S < %s | FileCheck %s
; RUN: syclopt -passes='sycl-vectorize-work-items<bits=512>,verify' -S < %s | FileCheck %s --check-prefix=WIDE

target triple = "x86_64-unknown-linux-gnu"

; CHECK: call void @__native_run_items(ptr %..arguments, ptr %..launch, i64 0, ptr @run.region.0, ptr @run.region.0.in_step, i64 8)
; WIDE: ptr @run.region.0.in_step, i64 16)
define void @run(ptr %..arguments, ptr %..launch) {
  call void @__native_run_items(ptr %..arguments, ptr %..launch, i64 0, ptr @run.region.0, ptr null, i64 0)
  ret void
}

; CHECK: define internal i32 @run.region.0.in_step(
; CHECK: %id = call i64 @__native_query_item_global_id(ptr %..item, i32 0)
; CHECK: %from = getelementptr float, ptr %in, i64 %id
; CHECK: [[FIRST:%.*]] = load <8 x float>, ptr %from, align 4
; CHECK: br label %[[ROUND:.*]]
; CHECK: [[ROUND]]:
; CHECK-NEXT: %count = phi i32 [ 0, %..entry ], [ %next, %[[ROUND]] ]
; CHECK-NEXT: [[VALUE:%.*]] = phi <8 x float> [ [[FIRST]], %..entry ], [ [[NEW:%.*]], %[[ROUND]] ]
; CHECK-NEXT: [[LIVE:%.*]] = phi <8 x i1> [ splat (i1 true), %..entry ], [ [[STAYS:%.*]], %[[ROUND]] ]
; CHECK-NEXT: [[KEPT:%.*]] = phi <8 x i32> [ poison, %..entry ], [ [[KEEPS:%.*]], %[[ROUND]] ]
; CHECK: [[NEW]] = fmul <8 x float> [[VALUE]], splat (float 5.000000e-01)
; CHECK: %next = add i32 %count, 1
; CHECK: [[LARGE:%.*]] = fcmp ogt <8 x float> [[NEW]], splat (float 1.000000e+00)
; CHECK: [[STAYS]] = select <8 x i1> [[LIVE]], <8 x i1> [[LARGE]], <8 x i1> zeroinitializer
; CHECK: [[SMALL:%.*]] = xor <8 x i1> [[LARGE]], splat (i1 true)
; CHECK: [[LEAVES:%.*]] = select <8 x i1> [[LIVE]], <8 x i1> [[SMALL]], <8 x i1> zeroinitializer
; CHECK: [[KEEPS]] = select <8 x i1> [[LEAVES]], <8 x i32> {{%.*}}, <8 x i32> [[KEPT]]
; CHECK: [[BITS:%.*]] = bitcast <8 x i1> [[STAYS]] to i8
; CHECK: [[GOES:%.*]] = icmp ne i8 [[BITS]], 0
; CHECK: br i1 [[GOES]], label %[[ROUND]], label %{{.*}}
; CHECK: store <8 x i32> [[KEEPS]], ptr %to, align 4
; CHECK: ret i32 -1
define internal i32 @run.region.0(ptr %..arguments, ptr %..item, ptr %..frame, ptr %..index) {
  %in = load ptr, ptr %..arguments, align 8
  %place = getelementptr { ptr, ptr }, ptr %..arguments, i64 0, i32 1
  %out = load ptr, ptr %place, align 8
  %id = call i64 @__native_query_item_global_id(ptr %..item, i32 0)
  %from = getelementptr inbounds float, ptr %in, i64 %id
  %first = load float, ptr %from, align 4
  br label %round

round:
  %count = phi i32 [ 0, %0 ], [ %next, %round ]
  %value = phi float [ %first, %0 ], [ %new, %round ]
  %new = fmul float %value, 5.000000e-01
  %next = add i32 %count, 1
  %large = fcmp ogt float %new, 1.000000e+00
  br i1 %large, label %round, label %end

end:
  %rounds = phi i32 [ %next, %round ]
  %to = getelementptr inbounds i32, ptr %out, i64 %id
  store i32 %rounds, ptr %to, align 4
  ret i32 -1
}

declare void @__native_run_items(ptr, ptr, i64, ptr, ptr, i64)
declare i64 @__native_query_item_global_id(ptr, i32)
