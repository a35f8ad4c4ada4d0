; UNCHANGED: neither vtables nor virtual functions.
; RUN: syclopt -passes=sycl-cleanup-vtables -S < %s | FileCheck %s

; CHECK: @table = constant [1 x ptr] [ptr @f]
@table = constant [1 x ptr] [ptr @f]

define void @f() {
  ret void
}
