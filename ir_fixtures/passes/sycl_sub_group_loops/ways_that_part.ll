; Where work-items may go different ways, all look whether they did, and go on from a copy of what they keep.
; RUN: syclopt -passes=sycl-sub-group-loops,verify -S < %s | FileCheck %s

target triple = "x86_64-unknown-linux-gnu"

define void @run.group(ptr %..arguments, ptr %..item) {
  %..frame = alloca { i64 }
  %..next0 = call i32 @__native_run_sub_groups(ptr %..arguments, ptr %..item, ptr %..frame, ptr @part, ptr null, i64 8)
  ret void
}

define internal i32 @part(ptr %..arguments, ptr %..item, ptr %..frame, ptr %..index) {
  %id = call i64 @__native_query_item_global_id(ptr %..item, i32 0)
  %outside = icmp ugt i64 %id, 99
  br i1 %outside, label %end, label %inside

inside:
  %number = trunc i64 %id to i32
  %sum = call i32 @__native_lanes_reduce_add_int(i32 %number)
  %place = load ptr, ptr %..arguments, align 8, !invariant.load !0
  %to = getelementptr i32, ptr %place, i64 %id
  store i32 %sum, ptr %to, align 4
  br label %end

end:
  ret i32 -1
}

; CHECK-LABEL: define internal i32 @part.whole(
; CHECK: load <8 x i32>, ptr %..next, align 64
; CHECK: %..bits0 = bitcast <8 x i1> %..differ0 to i8
; CHECK: br i1 %..parts0, label %parted, label %region.0.on
; CHECK: switch i32 %..to0, label %end [ i32 1, label %region.1 ]
; CHECK: parted:
; CHECK: call void @llvm.memcpy.p0.p0.i64(ptr align 64 %..next.copy, ptr align 64 %..next, i64 32, i1 false)
; CHECK: call i32 @__native_run_parted(ptr %..arguments, ptr %..item, ptr %..frame.copy, ptr @part.parted)

declare i64 @__native_query_item_global_id(ptr, i32)
declare i32 @__native_lanes_reduce_add_int(i32)
declare i32 @__native_run_sub_groups(ptr, ptr, ptr, ptr, ptr, i64)
!0 = !{}
