; A failure removes what was written, and the table is not written: kernel c is fine, b is not.
; RUN: rm -rf %t && mkdir %t %t/old %t/new && echo 'define spir_kernel void @a() { ret void }' > %t/one.ll
; RUN: not syclopt-post-link -split=kernel -properties -symbols -S %s -o %t/new/t.files 2>&1 | FileCheck %s
; RUN: ls %t/new | FileCheck %s --check-prefix=EMPTY --allow-empty
; RUN: mkdir %t/old/t_1.sym
; RUN: not syclopt-post-link -split=kernel -symbols -S -integration-footer=%t/old/f.h %s -o %t/old/t.files 2>&1 | FileCheck %s --check-prefix=SYMBOLS
; RUN: ls %t/old | FileCheck %s --check-prefix=OLD
; RUN: not syclopt-post-link -S -integration-header=%t/new/f.h -integration-footer=%t/new/f.h %t/one.ll -o %t/new/t.files 2>&1 | FileCheck %s --check-prefix=TWICE -DNAME=f.h
; RUN: not syclopt-post-link -S %t/one.ll -o %t/new/t.files -o spir64,%t/new/t_0.ll 2>&1 | FileCheck %s --check-prefix=TWICE -DNAME=t_0.ll
; RUN: ls %t/new | FileCheck %s --check-prefix=EMPTY --allow-empty

; CHECK:     failures.ll:{{[0-9]+}}:1: error: !reqd_work_group_size of '@b': expected integers, found !{!"16"}
; TWICE:     [[NAME]]: error: cannot write: two outputs have this name
; SYMBOLS:   t_1.sym: error: cannot write: is a directory
; EMPTY-NOT: {{.}}
; OLD:       {{^}}t_1.sym{{$}}
; OLD-NOT:   {{.}}

target triple = "spir64-unknown-unknown"

define spir_kernel void @a() {
  ret void
}

define spir_kernel void @b() !reqd_work_group_size !0 {
  ret void
}

define spir_kernel void @c() {
  ret void
}

!0 = !{!"16"}
