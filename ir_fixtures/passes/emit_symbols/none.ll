; An image without entry points has an empty list; a name with a line break fits into no list.
; RUN: split-file %s %t
; RUN: syclopt -passes=emit-symbols %t/none.ll -o %t/none.table
; RUN: FileCheck %s --input-file=%t/none.table
; RUN: FileCheck %s --input-file=%t/none_0.sym --check-prefix=EMPTY --allow-empty
; RUN: not syclopt -passes=emit-symbols %t/break.ll -o %t/break.table 2>&1 | FileCheck %s --check-prefix=ERR
; RUN: not ls %t/break.table
; RUN: not ls %t/break_0.ll

; CHECK:     {{^}}[Code|Symbols]{{$}}
; EMPTY-NOT: {{.}}
; ERR:       error: a symbol file cannot hold the name 'two\nlines': it has a line break

;--- none.ll
define spir_func void @helper() {
  ret void
}
;--- break.ll
define spir_kernel void @"two\0Alines"() {
  ret void
}
