; A module without debug information comes back as it was.
; UNCHANGED: there is no debug information to strip
; RUN: syclopt -passes=strip-debug -S < %s | FileCheck %s

; CHECK-LABEL: define void @plain()
; CHECK-NEXT:    ret void
define void @plain() {
  ret void
}
