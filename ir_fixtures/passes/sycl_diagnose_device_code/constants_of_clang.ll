; What clang makes for the elements of an array is private, and not constant when clang 16 makes it; nobody writes it.
; RUN-UNCHANGED: there is nothing to tell of, and the text stays as it is
; RUN: syclopt -passes=sycl-diagnose-device-code -S < %s 2>&1 | FileCheck %s

; CHECK-NOT: error
; CHECK: define void @kernel() "sycl-kernel"
@constinit = private global [2 x i32] [i32 1, i32 2], align 16

define void @kernel() "sycl-kernel" {
  %array = alloca [2 x i32], align 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %array, ptr align 16 @constinit, i64 8, i1 false)
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
