; A definition that is not preserved turns internal; one that is keeps its linkage.
; RUN: syclopt -passes='internalize<preserve=kept>' -S < %s | FileCheck %s
; RUN: not syclopt -passes=internalise -S < %s 2>&1 | FileCheck %s --check-prefix=ERR
; ERR: error: {{.*}}internalise

; CHECK-LABEL: define void @kept()
define void @kept() {
  ret void
}

; CHECK-LABEL: define internal void @hidden()
; CHECK-NEXT:    ret void
define void @hidden() {
  ret void
}
