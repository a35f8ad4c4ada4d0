; Options that drivers pass: no warnings of undefined functions, what is about ESIMD functions alone, device code that is
; linked with no other (-sycl-rdc=false), and response files. A flag that is given twice means what it says last.
; RUN: rm -rf %t && split-file %s %t
; RUN: sed -i 's|DIR|%t|' %t/outer.rsp %t/inner.rsp
; RUN: syclopt-post-link -symbols -S %t/in.ll -o %t/a.table 2>&1 | FileCheck %s --check-prefix=WARNED
; RUN: syclopt-post-link -symbols -S %t/in.ll -o %t/b.table -suppress-undefined-func-warnings 2>&1 | FileCheck %s --check-prefix=QUIET --allow-empty
; RUN: syclopt-post-link -symbols -S %t/in.ll -o %t/b.table -Werror --suppress-undefined-func-warnings=true -lower-esimd-force-stateless-mem=false
; RUN: syclopt-post-link -symbols -S %t/in.ll -o %t/b.table -O2 --lower-esimd-force-stateless-mem -O0 2>&1 | FileCheck %s --check-prefix=WARNED
; RUN: diff %t/a_0.ll %t/b_0.ll && diff %t/a_0.sym %t/b_0.sym
; RUN: syclopt-post-link -symbols -S %t/in.ll -o %t/rdc.table --sycl-rdc -Wno-undefined-function && diff %t/a_0.sym %t/rdc_0.sym
; RUN: syclopt-post-link -symbols -S %t/in.ll -o %t/alone.table -sycl-rdc=false -Wno-undefined-function
; RUN: syclopt-post-link -symbols -S %t/in.ll -o %t/only.table -emit-only-kernels-as-entry-points -Wno-undefined-function
; RUN: FileCheck %s --input-file=%t/a_0.sym --check-prefixes=SYMBOLS,EXTERNAL
; RUN: FileCheck %s --input-file=%t/alone_0.sym --check-prefix=SYMBOLS
; RUN: diff %t/alone_0.ll %t/only_0.ll && diff %t/alone_0.sym %t/only_0.sym
; RUN: syclopt-post-link -symbols -symbols=false -S=0 -S=1 %t/in.ll -o=%t/last.table -suppress-undefined-func-warnings
; RUN: FileCheck %s --input-file=%t/last.table --check-prefix=LAST
; RUN: syclopt-post-link @%t/outer.rsp -S && diff %t/a_0.ll "%t/with blank_0.ll"
; RUN: not syclopt-post-link @%t/absent.rsp 2>&1 | FileCheck %s --check-prefix=ABSENT

; WARNED:       warning: Undefined function elsewhere found in
; QUIET-NOT:    {{.}}
; SYMBOLS:      {{^}}k{{$}}
; EXTERNAL:     {{^}}external{{$}}
; SYMBOLS-NOT:  {{.}}
; LAST:         {{^}}[Code]{{$}}
; LAST-NEXT:    last_0.ll
; ABSENT:       absent.rsp: error: cannot read the response file: no such file or directory

;--- in.ll
define spir_kernel void @k() "sycl-module-id"="a.cpp" {
  call void @elsewhere()
  ret void
}

define spir_func void @external() "sycl-module-id"="a.cpp" {
  ret void
}

declare void @elsewhere()
;--- outer.rsp
-suppress-undefined-func-warnings   'DIR/in.ll'
@DIR/inner.rsp
;--- inner.rsp
-o "DIR/with blank.table" -sym\bols
