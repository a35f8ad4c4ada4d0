; Also one group is extracted: code that it does not need is dropped.
; RUN: syclopt -passes='device-code-split<mode=source>' -S < %s | FileCheck %s
; RUN: syclopt -passes='device-code-split<mode=kernel>' -S < %s | FileCheck %s

; CHECK-NOT:  unused
; CHECK:      {{^}}define spir_kernel void @only() "sycl-entry-point" {{{$}}
; CHECK-NOT:  unused
define spir_func void @unused() {
  ret void
}

define spir_kernel void @only() {
  ret void
}

declare spir_func void @unused_declaration()
