; Where work-items go on from a copy of what they keep, variables stay whose address something has: a pointer that is kept,
; or memory.
; RUN: syclopt -passes=sycl-sub-group-loops,verify -S < %s | FileCheck %s

target triple = "x86_64-unknown-linux-gnu"

define void @run.group(ptr %..arguments, ptr %..item) {
  %..frame = alloca { i64 }
  %..next0 = call i32 @__native_run_sub_groups(ptr %..arguments, ptr %..item, ptr %..frame, ptr @part, ptr null, i64 8)
  ret void
}

define internal i32 @part(ptr %..arguments, ptr %..item, ptr %..frame, ptr %..index) {
  %stored = alloca [3 x i32]
  %pointed = alloca [5 x i32]
  %plain = alloca [7 x i32]
  %pair = alloca { ptr, i32 }
  %id = call i64 @__native_query_item_global_id(ptr %..item, i32 0)
  %in = insertvalue { ptr, i32 } undef, ptr %stored, 0
  %both = insertvalue { ptr, i32 } %in, i32 1, 1
  store { ptr, i32 } %both, ptr %pair
  %inside = icmp ugt i64 %id, 99
  br i1 %inside, label %some, label %others

some:
  %first = getelementptr i8, ptr %pointed, i64 %id
  br label %meet

others:
  %second = load ptr, ptr %..arguments
  br label %meet

meet:
  %chosen = phi ptr [ %first, %some ], [ %second, %others ]
  %place = getelementptr i32, ptr %plain, i64 %id
  store i32 1, ptr %place
  br i1 %inside, label %add, label %end

add:
  %sum = call i32 @__native_lanes_reduce_add_int(i32 3)
  store i32 %sum, ptr %chosen
  %again = load ptr, ptr %pair
  store i32 5, ptr %again
  %x = load i32, ptr %stored
  %y = load i32, ptr %pointed
  %z = load i32, ptr %place
  %xy = add i32 %x, %y
  %xyz = add i32 %xy, %z
  ret i32 %xyz

end:
  ret i32 -1
}

; CHECK-LABEL: define internal i32 @part.whole(
; CHECK-DAG: %[[CHOSEN:..array[0-9]]] = alloca [8 x ptr], align 64
; CHECK-DAG: %[[CHOSEN]].copy = alloca [8 x ptr], align 64
; CHECK-DAG: %[[STORED:..array[0-9]]] = alloca [8 x [3 x i32]], align 64
; CHECK-DAG: store ptr %[[STORED]], ptr %{{.*}}.copy
; CHECK-DAG: %[[POINTED:..array[0-9]]] = alloca [8 x [5 x i32]], align 64
; CHECK-DAG: store ptr %[[POINTED]], ptr %{{.*}}.copy
; CHECK-DAG: %[[PLAIN:..array[0-9]]] = alloca [8 x [7 x i32]], align 64
; CHECK-DAG: %[[PLAIN]].copy = alloca [8 x [7 x i32]], align 64
; CHECK: parted:
; CHECK-NOT: ptr align 64 %[[STORED]].copy
; CHECK-NOT: ptr align 64 %[[POINTED]].copy
; CHECK: call i32 @__native_run_parted(

declare i64 @__native_query_item_global_id(ptr, i32)
declare i32 @__native_lanes_reduce_add_int(i32)
declare i32 @__native_run_sub_groups(ptr, ptr, ptr, ptr, ptr, i64)
