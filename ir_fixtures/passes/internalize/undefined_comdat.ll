; A comdat that nothing defines is refused, with the symbol that names it.
; RUN: not syclopt -passes=internalize -S < %s 2>&1 | FileCheck %s

; CHECK: <stdin>:{{[0-9]+}}:1: error: '$absent', to which '@member' refers, is not defined
@member = linkonce_odr global i32 0, comdat($absent)
