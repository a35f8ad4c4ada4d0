; UNCHANGED: nothing in the module has a line, so that there is nothing to keep.
; RUN: syclopt -passes=sycl-describe-functions -S < %s | FileCheck %s

; CHECK: define void @kernel(ptr %to) {
; CHECK-NEXT: call void @helper(ptr %to){{$}}
define void @kernel(ptr %to) {
  call void @helper(ptr %to)
  ret void
}
declare void @helper(ptr)
