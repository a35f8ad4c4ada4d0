; A function that is an entry point of one group and called by another is copied into the other's image. There it is no
; entry point: it is not listed, and internalize hides it, so that the images can be linked with each other.
; RUN: syclopt -passes='device-code-split<mode=source>,internalize<entry-points>,emit-symbols' %s -o %t.table
; RUN: FileCheck %s --input-file=%t_0.sym --check-prefix=B
; RUN: FileCheck %s --input-file=%t_1.sym --check-prefix=A
; RUN: cat %t_0.ll %t_1.ll | FileCheck %s --check-prefix=CODE

; B:      {{^}}of_b{{$}}
; B-NOT:  {{.}}
; A:      {{^}}external_of_a{{$}}
; A-NOT:  {{.}}

; CODE:     {{^}}define spir_kernel void @of_b() {{.*}}{
; CODE:     {{^}}define internal spir_func void @external_of_a() {{.*}}{
; CODE:     {{^}}define spir_func void @external_of_a() {{.*}}{

define spir_kernel void @of_b() #1 {
  call spir_func void @external_of_a()
  ret void
}

define spir_func void @external_of_a() #0 {
  ret void
}

attributes #0 = { "sycl-module-id"="a.cpp" }
attributes #1 = { "sycl-module-id"="b.cpp" }
