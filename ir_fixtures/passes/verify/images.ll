; The verifier judges each image of a split and changes none.
; RUN-UNCHANGED: all images are valid, and the verifier changes none
; RUN: syclopt -passes=verify -S %s | FileCheck %s
; RUN: syclopt -passes='device-code-split<mode=kernel>,verify' %s -o %t.table
; RUN: cat %t_0.ll %t_1.ll | FileCheck %s --check-prefix=SPLIT

; CHECK: define spir_kernel void @a()

; SPLIT:      {{^}}define spir_kernel void @b() "sycl-entry-point" {{{$}}
; SPLIT-NOT:  helper
; SPLIT:      {{^}}define spir_kernel void @a() "sycl-entry-point" {{{$}}
; SPLIT-NEXT:   call spir_func void @helper()

define spir_kernel void @a() {
  call spir_func void @helper()
  ret void
}

define spir_kernel void @b() {
  ret void
}

define internal spir_func void @helper() {
  ret void
}
