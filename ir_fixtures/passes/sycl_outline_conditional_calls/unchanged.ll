; UNCHANGED: a module without stubs stays as it is
; RUN: syclopt -passes='sycl-outline-conditional-calls' -S < %s | FileCheck %s

; CHECK:      define void @f() {
; CHECK-NEXT:   call void @g(ptr @f, ptr null, i32 -1, i32 6)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK:      declare void @g(ptr, ptr, i32, i32)
define void @f() {
  call void @g(ptr @f, ptr null, i32 -1, i32 6)
  ret void
}

declare void @g(ptr, ptr, i32, i32)
