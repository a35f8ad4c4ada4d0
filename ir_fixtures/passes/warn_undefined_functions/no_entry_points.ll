; Nothing is said of a module without entry points.
; UNCHANGED: the pass only warns
; RUN: syclopt -passes=warn-undefined-functions %s 2>&1 | FileCheck %s

; CHECK-NOT: warning
; CHECK:     define void @f()
define void @f() {
  call void @elsewhere()
  ret void
}

declare void @elsewhere()
