; With only-kernels, a SYCL_EXTERNAL function makes no image; kernels and virtual functions do.
; RUN: syclopt -passes='device-code-split<mode=kernel;only-kernels>,emit-symbols' %s -o %t.table
; RUN: cat %t_0.sym %t_1.sym | FileCheck %s
; RUN: not ls %t_2.sym
; RUN: FileCheck %s --check-prefix=IR < %t_1.ll

; CHECK:      {{^}}virtual{{$}}
; CHECK-NEXT: {{^}}kernel{{$}}
; IR: define spir_func void @external() #[[#]] {

define spir_kernel void @kernel() {
  call spir_func void @external()
  ret void
}

define spir_func void @external() #0 {
  ret void
}

define spir_func void @virtual() #1 {
  ret void
}

attributes #0 = { "sycl-module-id"="a.cpp" }
attributes #1 = { "indirectly-callable"="set" }
