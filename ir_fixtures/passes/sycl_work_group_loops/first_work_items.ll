; Where a comparison lets in the first work-items of each row, and the others do nothing until the next barrier, the loops
; go over these alone.
; RUN: syclopt -passes='sycl-work-group-loops,verify' -S < %s | FileCheck %s

target triple = "x86_64-unknown-linux-gnu"

; A sum by halves. How many there are is known where the region begins; the first one runs in all cases.
; CHECK-LABEL: define internal void @halves.group(
; CHECK: region.0:
; CHECK-NEXT: %..next0 = call i32 @__native_run_region(
; CHECK: region.1:
; CHECK-NEXT: %..limit1 = call i64 @halves.limit.1(ptr %..arguments, ptr %..item, ptr %..frame, ptr %..frame)
; CHECK-NEXT: call void @__native_limit_rows(ptr %..item, i64 %..limit1)
; CHECK-NEXT: %..next1 = call i32 @__native_run_region(
; CHECK-NEXT: call void @__native_limit_rows(ptr %..item, i64 -1)
; CHECK-LABEL: define internal i64 @halves.limit.1(
; CHECK: br i1 %{{.*}}, label %some, label %leader
; CHECK: some:
; CHECK: %..limit[[N:[0-9]+]].none = icmp slt i32 %..limit[[N]].most, 1
; CHECK-NEXT: %..limit[[N]].last = select i1 %..limit[[N]].none, i32 1, i32 %..limit[[N]].most
; CHECK-NEXT: %..limit[[N]].wide = zext i32 %..limit[[N]].last to i64
; CHECK-NEXT: %..limit[[N]] = add i64 %..limit[[N]].wide, 0
; CHECK-NEXT: ret i64 %..limit[[N]]
; CHECK: leader:
; CHECK: %..limit[[M:[0-9]+]] = add i64 %..limit[[M]].last, 1
; CHECK-NEXT: ret i64 %..limit[[M]]
define spir_kernel void @halves(ptr %p, ptr %sums, i32 %size) {
  %item = call ptr @__native_item()
  %id = call i64 @__native_query_item_local_id(ptr %item, i32 0)
  %group = call i64 @__native_query_group_group_id(ptr %item, i32 0)
  %short = trunc i64 %id to i32
  %place = getelementptr i32, ptr %p, i64 %id
  store i32 %short, ptr %place
  br label %wait

wait:
  %half = phi i32 [ %size, %0 ], [ %next, %join ]
  call void @__native_barrier()
  %next = sdiv i32 %half, 2
  %goes_on = icmp sgt i32 %next, 0
  br i1 %goes_on, label %some, label %leader

some:
  %is_in = icmp sgt i32 %next, %short
  br i1 %is_in, label %add, label %join

add:
  %wide = sext i32 %next to i64
  %other = getelementptr i32, ptr %place, i64 %wide
  %first = load i32, ptr %place
  %second = load i32, ptr %other
  %sum = add i32 %first, %second
  store i32 %sum, ptr %place
  br label %join

join:
  br label %wait

leader:
  %is_other = icmp ne i64 %id, 0
  br i1 %is_other, label %end, label %write

write:
  %all = load i32, ptr %p
  %result = getelementptr i32, ptr %sums, i64 %group
  store i32 %all, ptr %result
  br label %end

end:
  ret void
}

; What one region has compared, another computes again.
; CHECK-LABEL: define internal i64 @compared_before.limit.1(
; CHECK: [[HALF:%.+]] = lshr i64 %size, 1
; CHECK-NEXT: icmp ugt i64 [[HALF]],
define spir_kernel void @compared_before(ptr %p, i64 %size) {
  %item = call ptr @__native_item()
  %id = call i64 @__native_query_item_local_id(ptr %item, i32 0)
  %place = getelementptr i32, ptr %p, i64 %id
  %half = lshr i64 %size, 1
  %is_in = icmp ult i64 %id, %half
  store i32 0, ptr %place
  call void @__native_barrier()
  br i1 %is_in, label %in, label %end

in:
  store i32 1, ptr %place
  br label %end

end:
  ret void
}

; What the others do is something: a store, a value that is kept for what comes next, a limit that is their own.
; CHECK-LABEL: define internal void @for_all.group(
; CHECK-NOT: @__native_limit_rows
; CHECK: ret void
define spir_kernel void @for_all(ptr %p, i32 %size) {
  %item = call ptr @__native_item()
  %id = call i64 @__native_query_item_local_id(ptr %item, i32 0)
  %place = getelementptr i32, ptr %p, i64 %id
  %is_in = icmp ult i64 %id, 7
  br i1 %is_in, label %a, label %b

a:
  store i32 1, ptr %place
  br label %c

b:
  store i32 2, ptr %place
  br label %c

c:
  call void @__native_barrier()
  br i1 %is_in, label %d, label %e

d:
  %loaded = load i32, ptr %place
  br label %e

e:
  %kept = phi i32 [ %loaded, %d ], [ 3, %c ]
  call void @__native_barrier()
  %own = load i64, ptr %place
  %is_below = icmp ult i64 %id, %own
  br i1 %is_below, label %f, label %g

f:
  store i32 %kept, ptr %place
  br label %g

g:
  call void @__native_barrier()
  %row = call i64 @__native_query_item_local_id(ptr %item, i32 1)
  %is_first_row = icmp eq i64 %row, 0
  br i1 %is_first_row, label %h, label %i

h:
  store i32 5, ptr %place
  br label %i

i:
  ret void
}

declare ptr @__native_item()
declare i64 @__native_query_item_local_id(ptr, i32)
declare i64 @__native_query_group_group_id(ptr, i32)
declare void @__native_barrier()
