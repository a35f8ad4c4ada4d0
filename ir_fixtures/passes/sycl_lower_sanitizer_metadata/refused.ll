; What cannot be made a device global is refused, with its name, and with what it is.
; RUN: split-file %s %t
; RUN: not syclopt -passes=sycl-lower-sanitizer-metadata %t/number.ll 2>&1 | FileCheck %s --check-prefix=NUMBER
; RUN: not syclopt -passes=sycl-lower-sanitizer-metadata %t/space.ll 2>&1 | FileCheck %s --check-prefix=SPACE
; RUN: not syclopt -passes=sycl-lower-sanitizer-metadata %t/declared.ll 2>&1 | FileCheck %s --check-prefix=DECLARED
; RUN: not syclopt-post-link -split=kernel -properties %t/number.ll -o %t.table 2>&1 | FileCheck %s --check-prefix=NUMBER

; NUMBER:   number.ll:1:1: error: sycl-lower-sanitizer-metadata: '@__AsanKernelMetadataOfAnother': expected the definition of an array in address space 1, found a variable of type i32 in address space 1
; SPACE:    space.ll:1:1: error: sycl-lower-sanitizer-metadata: '@__MsanKernelMetadata': expected the definition of an array in address space 1, found a variable of type [0 x i64] in address space 0
; DECLARED: declared.ll:1:1: error: sycl-lower-sanitizer-metadata: '@__TsanKernelMetadata_1': expected the definition of an array in address space 1, found a declaration of type [2 x { i64, i64 }] in address space 1

;--- number.ll
@__AsanKernelMetadataOfAnother = internal addrspace(1) global i32 0
;--- space.ll
@__MsanKernelMetadata = appending global [0 x i64] zeroinitializer
;--- declared.ll
@__TsanKernelMetadata_1 = external addrspace(1) global [2 x { i64, i64 }]
