; A debug record that is not closed is named with its place.
; RUN: not syclopt -passes=strip-nonlinetable-debuginfo -S %s 2>&1 | FileCheck %s

; CHECK: not_closed.ll:[[# @LINE + 2]]:16: error: a bracket of debug information is not closed
define void @f() {
    #dbg_label(!0, !1
  ret void
}

!0 = !{}
!1 = !{}
