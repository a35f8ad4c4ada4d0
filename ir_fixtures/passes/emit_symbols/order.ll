; The symbols of an image are its entry points, in the order of the module.
; RUN: syclopt -passes=emit-symbols %s -o %t.table && FileCheck %s --input-file=%t_0.sym

; CHECK:      {{^}}second{{$}}
; CHECK-NEXT: {{^}}first one{{$}}
; CHECK-NOT:  {{.}}

define spir_kernel void @second() {
  ret void
}

define spir_func void @helper() {
  ret void
}

define spir_kernel void @"first one"() {
  call spir_func void @outside()
  ret void
}

declare spir_func void @outside()
