; Attributes that are no conditions, and images with two of them.
; RUN: split-file %s %t
; RUN: not syclopt -passes=emit-add-on-images %t/none.ll 2>&1 | FileCheck %s --check-prefix=NONE
; RUN: not syclopt -passes=emit-add-on-images %t/text.ll 2>&1 | FileCheck %s --check-prefix=TEXT
; RUN: not syclopt -passes=emit-add-on-images %t/short.ll 2>&1 | FileCheck %s --check-prefix=SHORT
; RUN: not syclopt -passes=emit-add-on-images %t/unknown.ll 2>&1 | FileCheck %s --check-prefix=UNKNOWN
; RUN: not syclopt -passes=emit-add-on-images %t/two.ll 2>&1 | FileCheck %s --check-prefix=TWO
; RUN: syclopt -passes='emit-add-on-images,emit-symbols' %t/nothing.ll -o %t/nothing.table && FileCheck %s --check-prefix=NOTHING < %t/nothing.table

; NONE:    none.ll:1:1: error: '@f' has "sycl-add-on-image", but no "sycl-add-on-condition"
; TEXT:    text.ll:1:1: error: '@f' has "sycl-add-on-condition"="-1,six": expected the integers of a condition, with commas between
; SHORT:   short.ll:1:1: error: '@f' has "sycl-add-on-condition"="-3,-1": the condition (-3, -1) is cut short: expected an aspect at position 3
; UNKNOWN: unknown.ll:1:1: error: '@f' has "sycl-add-on-condition"="-2,7": no architecture has the number 7
; TWO:     two.ll:2:1: error: '@g' and '@f' are of one add-on image, 1, under different conditions: 'fp16' and 'fp64'
; NOTHING: {{^}}[Code|Properties|Symbols]{{$}}
; NOTHING-NEXT: _0.sym{{$}}

;--- none.ll
declare void @f() "sycl-add-on-image"="1"
;--- text.ll
declare void @f() "sycl-add-on-image"="1" "sycl-add-on-condition"="-1,six"
;--- short.ll
declare void @f() "sycl-add-on-image"="1" "sycl-add-on-condition"="-3,-1"
;--- unknown.ll
declare void @f() "sycl-add-on-image"="1" "sycl-add-on-condition"="-2,7"
;--- two.ll
declare void @f() "sycl-add-on-image"="1" "sycl-add-on-condition"="-1,6"
declare void @g() "sycl-add-on-image"="1" "sycl-add-on-condition"="-1,5"
;--- nothing.ll
define spir_kernel void @k() {
  ret void
}
