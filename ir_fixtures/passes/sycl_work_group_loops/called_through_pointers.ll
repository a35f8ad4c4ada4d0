; A function that is no part of a kernel and asks for the work-item is told by the kernels that may call it.
; RUN: syclopt -passes=sycl-work-group-loops -S < %s | FileCheck %s

target triple = "x86_64-unknown-linux-gnu"

@table = internal constant [1 x ptr] [ptr @behind]

; CHECK-LABEL: define i64 @behind()
; CHECK:         call ptr @__native_current_item()
define i64 @behind() {
  %item = call ptr @__native_item()
  %id = call i64 @__native_query_item_index(ptr %item)
  ret i64 %id
}

; CHECK-LABEL: define internal i32 @calls.region.0(
; CHECK-NEXT:    call void @__native_publish_item(ptr %..item)
define spir_kernel void @calls(ptr %out) {
  %function = load ptr, ptr @table
  %id = call i64 %function()
  store i64 %id, ptr %out
  ret void
}

; CHECK-LABEL: define internal i32 @plain.region.0(
; CHECK-NOT:     __native_publish_item
; CHECK:         ret i32 -1
define spir_kernel void @plain(ptr %out) {
  %item = call ptr @__native_item()
  %id = call i64 @__native_query_item_index(ptr %item)
  store i64 %id, ptr %out
  ret void
}

; CHECK-DAG: define {{.*}}ptr @__native_current_item()
; CHECK-DAG: call {{.*}}@pthread_getspecific(
declare ptr @__native_item()
declare i64 @__native_query_item_index(ptr)
