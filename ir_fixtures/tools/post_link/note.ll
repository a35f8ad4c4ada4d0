; Without -o, when neither the split nor a pass before it changed something, the table names the input as the IR.
; RUN: rm -rf %t && mkdir %t && cp %s %t/in.ll
; RUN: sh -c 'cd %t && syclopt-post-link -properties -symbols in.ll' 2>&1 | FileCheck %s --check-prefix=NOTE
; RUN: FileCheck %s --input-file=%t/in.files --check-prefix=TABLE
; RUN: not ls %t/in_0.bc
; RUN: sh -c 'cd %t && syclopt-post-link -properties -symbols in.ll -o in.table'
; RUN: FileCheck %s --input-file=%t/in.table --check-prefix=NAMED
; RUN: sh -c 'cd %t && syclopt-post-link -split=kernel -symbols in.ll -S'
; RUN: FileCheck %s --input-file=%t/in.files --check-prefix=SPLIT
; RUN: sh -c 'cd %t && syclopt-post-link -split=none -symbols -S < in.ll' && ls %t/-_0.ll

; NOTE:       {{^}}syclopt-post-link NOTE: no modifications to the input LLVM IR have been made{{$}}
; TABLE:      {{^}}[Code|Properties|Symbols]{{$}}
; TABLE-NEXT: {{^}}in.ll|in_0.prop|in_0.sym{{$}}
; NAMED:      {{^}}in_0.bc|in_0.prop|in_0.sym{{$}}
; SPLIT:      {{^}}in_0.ll|in_0.sym{{$}}
; SPLIT-NEXT: {{^}}in_1.ll|in_1.sym{{$}}

define spir_kernel void @a() {
  ret void
}

define spir_kernel void @b() {
  ret void
}
