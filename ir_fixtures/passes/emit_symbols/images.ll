; Each image lists its own entry points: kernels and SYCL_EXTERNAL functions that it defines, in the order of the module.
; A helper that is no entry point is not listed anywhere. Symbols that were there before a split stay with each image.
; RUN: syclopt -passes='device-code-split<mode=source>,emit-symbols' %s -o %t.table
; RUN: FileCheck %s --input-file=%t_0.sym --check-prefix=B
; RUN: FileCheck %s --input-file=%t_1.sym --check-prefix=A
; RUN: syclopt -passes='emit-symbols,device-code-split<mode=source>' %s -o %t.early.table
; RUN: FileCheck %s --input-file=%t.early_0.sym --check-prefix=ALL
; RUN: FileCheck %s --input-file=%t.early_1.sym --check-prefix=ALL

; B:        {{^}}of_b{{$}}
; B-NOT:    {{.}}

; A:        {{^}}first_of_a{{$}}
; A-NEXT:   {{^}}external_of_a{{$}}
; A-NEXT:   {{^}}nöme of a{{$}}
; A-NOT:    {{.}}

; ALL:      {{^}}first_of_a{{$}}
; ALL-NEXT: {{^}}of_b{{$}}
; ALL-NEXT: {{^}}external_of_a{{$}}
; ALL-NEXT: {{^}}nöme of a{{$}}
; ALL-NOT:  {{.}}

define spir_kernel void @first_of_a() #0 {
  ret void
}

define spir_kernel void @of_b() #1 {
  call spir_func void @helper()
  ret void
}

define spir_func void @external_of_a() #0 {
  call spir_func void @helper()
  ret void
}

define spir_kernel void @"n\C3\B6me of a"() #0 {
  ret void
}

define spir_func void @helper() {
  ret void
}

declare spir_kernel void @declared() #0

attributes #0 = { "sycl-module-id"="a.cpp" }
attributes #1 = { "sycl-module-id"="b.cpp" }
