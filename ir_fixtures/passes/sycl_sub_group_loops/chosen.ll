; Each work-item of a sub-group has what those give together that it chose: one after another, for all at once.
; RUN: syclopt -passes=sycl-sub-group-loops,verify -S < %s | FileCheck %s

target triple = "x86_64-unknown-linux-gnu"

define void @run.group(ptr %..arguments, ptr %..item) {
  %..frame = alloca { i64 }
  %..next0 = call i32 @__native_run_sub_groups(ptr %..arguments, ptr %..item, ptr %..frame, ptr @part, ptr null, i64 4)
  ret void
}

define internal i32 @part(ptr %..arguments, ptr %..item, ptr %..frame, ptr %..index) {
  %place = load ptr, ptr %..arguments, align 8, !invariant.load !0
  %id = call i64 @__native_query_item_global_id(ptr %..item, i32 0)
  %from = getelementptr i32, ptr %place, i64 %id
  %x = load i32, ptr %from, align 4
  %odd = and i64 %id, 1
  %mine = shl i64 5, %odd
  %y = call i32 @__native_lanes_chosen_min_int(i32 %x, i64 %mine)
  store i32 %y, ptr %from, align 4
  ret i32 -1
}

declare i64 @__native_query_item_global_id(ptr, i32)
declare i32 @__native_lanes_chosen_min_int(i32, i64)
declare i32 @__native_run_sub_groups(ptr, ptr, ptr, ptr, ptr, i64)
!0 = !{}

; CHECK-LABEL: define internal i32 @part.whole(
; CHECK: [[LANES:%.*]] = trunc <4 x i64> %{{.*}} to <4 x i8>
; CHECK-NEXT: [[FIRST:%.*]] = shufflevector <4 x i32> [[X:%.*]], <4 x i32> poison, <4 x i32> <i32 0, i32 0, i32 0, i32 0>
; CHECK-NEXT: icmp slt <4 x i32> [[FIRST]], splat (i32 2147483647)
; CHECK: and <4 x i8> [[LANES]], splat (i8 1)
; CHECK: select <4 x i1>
; CHECK: shufflevector <4 x i32> [[X]], <4 x i32> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
; CHECK: [[BIT:%.*]] = and <4 x i8> [[LANES]], splat (i8 8)
; CHECK-NEXT: [[IS:%.*]] = icmp ne <4 x i8> [[BIT]], zeroinitializer
; CHECK-NEXT: [[FOUND:%.*]] = select <4 x i1> [[IS]],
; CHECK-NEXT: store <4 x i32> [[FOUND]]

; What another lane has that is not there changes nothing.
; CHECK-LABEL: define internal i32 @part.parted(
; CHECK: select <4 x i1> %{{.*}}, <4 x i32> %{{.*}}, <4 x i32> splat (i32 2147483647)
; CHECK: trunc <4 x i64>
