; Mode none: one image, whatever the features, with all that the module has.
; UNCHANGED: nothing is split
; RUN: syclopt -passes='device-code-split<mode=none>' -S < %s | FileCheck %s

; CHECK:      {{^}}define spir_kernel void @first() #0 {{{$}}
; CHECK:      {{^}}define spir_kernel void @second() #1 !sycl_used_aspects !0 {{{$}}
; CHECK:      {{^}}define internal spir_func void @unused() {{{$}}
define spir_kernel void @first() #0 {
  ret void
}

define spir_kernel void @second() #1 !sycl_used_aspects !0 {
  ret void
}

define internal spir_func void @unused() {
  ret void
}

attributes #0 = { "sycl-module-id"="a.cpp" }
attributes #1 = { "sycl-module-id"="b.cpp" }

!0 = !{i32 6}
