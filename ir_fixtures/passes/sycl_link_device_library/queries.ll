; Queries and barriers come from the library, and what calls them is to be inlined.
; RUN: syclopt -passes=sycl-link-device-library -S < %s | FileCheck %s

target triple = "x86_64-unknown-linux-gnu"

; CHECK: define spir_kernel void @run(ptr %out) {
define spir_kernel void @run(ptr %out) {
  %id = call i64 @next()
  call void @_Z7barrierj(i32 1)
  %place = getelementptr i64, ptr %out, i64 %id
  store i64 %id, ptr %place
  ret void
}

; CHECK: define i64 @next() alwaysinline {
define i64 @next() {
  %id = call i64 @_Z13get_global_idj(i32 0)
  %next = add i64 %id, 1
  ret i64 %next
}

; CHECK: define i64 @plain() {
define i64 @plain() {
  ret i64 0
}

; CHECK-DAG: define {{.*}}i64 @_Z13get_global_idj(i32 {{.*}}alwaysinline
; CHECK-DAG: call {{.*}}i64 @__native_query_item_global_id(
; CHECK-DAG: define {{.*}}void @_Z7barrierj(i32 {{.*}}alwaysinline
; CHECK-DAG: call void @__native_barrier()
; CHECK-NOT: @_Z12get_local_idj
declare i64 @_Z13get_global_idj(i32)
declare void @_Z7barrierj(i32)
