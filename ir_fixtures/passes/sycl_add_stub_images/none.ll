; No stub for an image of kernels, or of kernels and functions of add-on images, or of a stub.
; RUN: split-file %s %t
; RUN: syclopt -passes='emit-symbols,sycl-add-stub-images' %t/kernels.ll -o %t/kernels.table && FileCheck %s < %t/kernels.table
; RUN: syclopt -passes='emit-symbols,sycl-add-stub-images' %t/both.ll -o %t/both.table && FileCheck %s < %t/both.table
; RUN: syclopt -passes='emit-symbols,sycl-add-stub-images' %t/stub.ll -o %t/stub.table && FileCheck %s < %t/stub.table

; CHECK:      {{^}}[Code|Symbols]{{$}}
; CHECK-NEXT: _0.sym{{$}}
; CHECK-NOT:  {{.}}

;--- kernels.ll
define spir_kernel void @k() {
  call spir_func void @action()
  ret void
}

declare spir_func void @action() "sycl-add-on-image"="1" "sycl-add-on-condition"="-1,6"
;--- both.ll
define spir_kernel void @k() {
  ret void
}

define spir_func void @action() "sycl-add-on-image"="1" "sycl-add-on-condition"="-1,6" {
  ret void
}
;--- stub.ll
define spir_func void @action() "sycl-add-on-image"="1" "sycl-add-on-condition"="-1,6" "sycl-add-on-stub" {
  ret void
}
