; A function with both attributes for registers is refused, and a value that is no number.
; RUN: split-file %s %t
; RUN: not syclopt -passes=emit-misc-properties %t/both.ll 2>&1 | FileCheck %s --check-prefix=BOTH
; RUN: not syclopt -passes=emit-misc-properties %t/word.ll 2>&1 | FileCheck %s --check-prefix=WORD
; RUN: not syclopt -passes=emit-misc-properties %t/empty.ll 2>&1 | FileCheck %s --check-prefix=EMPTY
; RUN: not syclopt -passes='emit-misc-properties<id-queries-range=long>' %t/word.ll 2>&1 | FileCheck %s --check-prefix=OPTION

; BOTH:   both.ll:3:1: error: emit-misc-properties: '@f' has both "sycl-register-alloc-mode" and "sycl-grf-size", expected one of them
; WORD:   word.ll:1:1: error: emit-misc-properties: "sycl-grf-size" of '@k' is 'large', expected an unsigned 32-bit number
; EMPTY:  empty.ll:1:1: error: emit-misc-properties: "sycl-register-alloc-mode" of '@k' is '', expected an unsigned 32-bit number
; OPTION: error: option 'id-queries-range' of pass 'emit-misc-properties': found 'long', expected 'int' or 'uint' or 'size_t'

;--- both.ll
define spir_kernel void @k() { ret void }

define spir_func void @f() "sycl-grf-size"="256" #0 { ret void }

attributes #0 = { "sycl-register-alloc-mode"="2" }
;--- word.ll
define spir_kernel void @k() "sycl-grf-size"="large" { ret void }
;--- empty.ll
define spir_kernel void @k() "sycl-register-alloc-mode" { ret void }
