; What has neither loops nor vectors is left to LLVM, which is asked for four vectors side by side where there is little
; to do for a work-item, and rows are long. What cannot be done in step, and what would not be quicker stays for one work-item.
; RUN: syclopt -passes='sycl-vectorize-work-items<bits=256>,verify' -S < %s | FileCheck %s
; RUN: not syclopt -passes='sycl-vectorize-work-items<bits=100>' < %s 2>&1 | FileCheck %s --check-prefix=SIZE

; SIZE: error: sycl-vectorize-work-items: option 'bits' is 100, expected 128, 256 or 512

target triple = "x86_64-unknown-linux-gnu"

define void @run(ptr %..arguments, ptr %..launch) {
; CHECK: ptr @plain, ptr null, i64 4)
  call void @__native_run_items(ptr %..arguments, ptr %..launch, i64 0, ptr @plain, ptr null, i64 0)
; CHECK: ptr @sines, ptr null, i64 0)
  call void @__native_run_items(ptr %..arguments, ptr %..launch, i64 0, ptr @sines, ptr null, i64 0)
; CHECK: ptr @atomic, ptr null, i64 0)
  call void @__native_run_items(ptr %..arguments, ptr %..launch, i64 0, ptr @atomic, ptr null, i64 0)
; CHECK: ptr @volatile, ptr null, i64 0)
  call void @__native_run_items(ptr %..arguments, ptr %..launch, i64 0, ptr @volatile, ptr null, i64 0)
; CHECK: ptr @calling, ptr null, i64 0)
  call void @__native_run_items(ptr %..arguments, ptr %..launch, i64 0, ptr @calling, ptr null, i64 0)
; CHECK: ptr @private, ptr null, i64 0)
  call void @__native_run_items(ptr %..arguments, ptr %..launch, i64 0, ptr @private, ptr null, i64 0)
; CHECK: ptr @rows, ptr null, i64 0)
  call void @__native_run_items(ptr %..arguments, ptr %..launch, i64 0, ptr @rows, ptr null, i64 0)
; CHECK: ptr @kept, ptr null, i64 0)
  call void @__native_run_items(ptr %..arguments, ptr %..launch, i64 0, ptr @kept, ptr null, i64 0)
; CHECK: ptr @good, ptr @good.in_step, i64 8)
  call void @__native_run_items(ptr %..arguments, ptr %..launch, i64 0, ptr @good, ptr null, i64 0)
  ret void
}

define void @long(ptr %..arguments, ptr %..item) {
  call void @__native_fix_local_size(ptr %..item, i64 128, i64 2, i64 1)
; CHECK: ptr @plain, ptr null, i64 4)
  call i32 @__native_run_region(ptr %..arguments, ptr %..item, ptr null, ptr @plain, ptr null, i64 0)
  ret void
}

define void @short(ptr %..arguments, ptr %..item) {
  call void @__native_fix_local_size(ptr %..item, i64 16, i64 16, i64 1)
; CHECK: ptr @plain, ptr null, i64 0)
  call i32 @__native_run_region(ptr %..arguments, ptr %..item, ptr null, ptr @plain, ptr null, i64 0)
  ret void
}

define void @rows_side_by_side(ptr %..arguments, ptr %..launch) {
; CHECK: ptr @good, ptr @good.in_step1, i64 8)
  call void @__native_run_rows(ptr %..arguments, ptr %..launch, i64 16, i64 16, i64 1, ptr @good, ptr null, i64 0)
  ret void
}

define void @long_rows_side_by_side(ptr %..arguments, ptr %..launch) {
; CHECK: ptr @plain, ptr null, i64 4)
  call void @__native_run_rows(ptr %..arguments, ptr %..launch, i64 128, i64 2, i64 1, ptr @plain, ptr null, i64 0)
  ret void
}

define void @short_rows_side_by_side(ptr %..arguments, ptr %..launch) {
; CHECK: ptr @plain, ptr null, i64 0)
  call void @__native_run_rows(ptr %..arguments, ptr %..launch, i64 16, i64 16, i64 1, ptr @plain, ptr null, i64 0)
  ret void
}

define internal i32 @plain(ptr %..arguments, ptr %..item, ptr %..frame, ptr %..index) {
  %id = call i64 @__native_query_item_global_id(ptr %..item, i32 0)
  %to = getelementptr inbounds i64, ptr %..arguments, i64 %id
  store i64 %id, ptr %to, align 8
  ret i32 -1
}

define internal i32 @sines(ptr %..arguments, ptr %..item, ptr %..frame, ptr %..index) {
  %id = call i64 @__native_query_item_global_id(ptr %..item, i32 0)
  %place = getelementptr inbounds float, ptr %..arguments, i64 %id
  %at = load float, ptr %place, align 4
  %sine = call float @llvm.sin.f32(float %at)
  store float %sine, ptr %place, align 4
  ret i32 -1
}

define internal i32 @atomic(ptr %..arguments, ptr %..item, ptr %..frame, ptr %..index) {
  br label %round

round:
  %count = phi i32 [ 0, %0 ], [ %next, %round ]
  %old = atomicrmw add ptr %..arguments, i32 1 monotonic, align 4
  %next = add i32 %count, 1
  %more = icmp slt i32 %next, 9
  br i1 %more, label %round, label %end

end:
  ret i32 -1
}

define internal i32 @volatile(ptr %..arguments, ptr %..item, ptr %..frame, ptr %..index) {
  br label %round

round:
  %count = phi i32 [ 0, %0 ], [ %next, %round ]
  store volatile i32 %count, ptr %..arguments, align 4
  %next = add i32 %count, 1
  %more = icmp slt i32 %next, 9
  br i1 %more, label %round, label %end

end:
  ret i32 -1
}

define internal i32 @calling(ptr %..arguments, ptr %..item, ptr %..frame, ptr %..index) {
  br label %round

round:
  %count = phi i32 [ 0, %0 ], [ %next, %round ]
  %next = call i32 @other(i32 %count)
  %more = icmp slt i32 %next, 9
  br i1 %more, label %round, label %end

end:
  ret i32 -1
}

define internal i32 @private(ptr %..arguments, ptr %..item, ptr %..frame, ptr %..index) {
  %own = alloca [4 x i32], align 4
  br label %round

round:
  %count = phi i32 [ 0, %0 ], [ %next, %round ]
  store i32 %count, ptr %own, align 4
  %next = add i32 %count, 1
  %more = icmp slt i32 %next, 9
  br i1 %more, label %round, label %end

end:
  ret i32 -1
}

; Each work-item reads a line of its own.
define internal i32 @rows(ptr %..arguments, ptr %..item, ptr %..frame, ptr %..index) {
  %id = call i64 @__native_query_item_global_id(ptr %..item, i32 0)
  %line = shl i64 %id, 10
  br label %round

round:
  %count = phi i64 [ 0, %0 ], [ %next, %round ]
  %sum = phi i32 [ 0, %0 ], [ %new, %round ]
  %at = add i64 %line, %count
  %from = getelementptr inbounds i32, ptr %..arguments, i64 %at
  %loaded = load i32, ptr %from, align 4
  %new = add i32 %sum, %loaded
  %next = add i64 %count, 1
  %more = icmp slt i64 %next, 1024
  br i1 %more, label %round, label %end

end:
  %last = phi i32 [ %new, %round ]
  %to = getelementptr inbounds i32, ptr %..arguments, i64 %line
  store i32 %last, ptr %to, align 4
  ret i32 -1
}

; All rounds write a vector to one place.
define internal i32 @kept(ptr %..arguments, ptr %..item, ptr %..frame, ptr %..index) {
entry:
  %id = call i64 @__native_query_item_global_id(ptr %..item, i32 0)
  %to = getelementptr <4 x float>, ptr %..arguments, i64 %id
  br label %round
round:
  %k = phi i64 [ 0, %entry ], [ %next, %round ]
  %number = uitofp i64 %k to float
  %point = insertelement <3 x float> zeroinitializer, float %number, i64 1
  store <3 x float> %point, ptr %to, align 16
  %next = add i64 %k, 1
  %goes.on = icmp ult i64 %next, 9
  br i1 %goes.on, label %round, label %end
end:
  ret i32 -1
}

define internal i32 @good(ptr %..arguments, ptr %..item, ptr %..frame, ptr %..index) {
  %id = call i64 @__native_query_item_global_id(ptr %..item, i32 0)
  %x = trunc i64 %id to i32
  br label %round

round:
  %count = phi i32 [ 0, %0 ], [ %next, %round ]
  %sum = phi i32 [ %x, %0 ], [ %new, %round ]
  %new = mul i32 %sum, %x
  %next = add i32 %count, 1
  %more = icmp slt i32 %next, 1024
  br i1 %more, label %round, label %end

end:
  %last = phi i32 [ %new, %round ]
  %to = getelementptr inbounds i32, ptr %..arguments, i64 %id
  store i32 %last, ptr %to, align 4
  ret i32 -1
}

declare float @llvm.sin.f32(float)
declare i32 @other(i32)
declare void @__native_fix_local_size(ptr, i64, i64, i64)
declare i32 @__native_run_region(ptr, ptr, ptr, ptr, ptr, i64)
declare void @__native_run_items(ptr, ptr, i64, ptr, ptr, i64)
declare void @__native_run_rows(ptr, ptr, i64, i64, i64, ptr, ptr, i64)
declare i64 @__native_query_item_global_id(ptr, i32)
