; A cut that meets a reference to nothing is refused.
; RUN: not syclopt -passes=strip-dead-prototypes -S < %s 2>&1 | FileCheck %s

; CHECK: <stdin>:{{[0-9]+}}:1: error: '!9', to which '@main' refers, is not defined
define void @main() !kind !9 {
  ret void
}

declare void @unused()
