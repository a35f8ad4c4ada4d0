; Symbols that have only a number get names before the split, so that no image has a gap in its numbers; an unnamed
; kernel is an entry point as any other, and not the one whose name happens to be a number.
; RUN: syclopt -passes='device-code-split<mode=kernel>,emit-symbols' %s -o %t.table
; RUN: cat %t_0.sym %t_1.sym | FileCheck %s
; RUN: FileCheck %s --input-file=%t_0.ll --check-prefix=UNNAMED
; RUN: FileCheck %s --input-file=%t_1.ll --check-prefix=NAMED

; CHECK:      {{^}}unnamed.2${{[0-9a-f]+$}}
; CHECK-NEXT: {{^}}2{{$}}
; CHECK-NOT:  {{.}}

; UNNAMED:      {{^}}@unnamed.1 = private constant i32 1{{$}}
; UNNAMED-NOT:  {{^}}@
; UNNAMED:      {{^}}define spir_kernel void @unnamed.2${{[0-9a-f]+}}() "sycl-entry-point" {{{$}}
; UNNAMED-NEXT:   load i32, ptr @unnamed.1
; UNNAMED-NOT:  {{^define}}

; NAMED:      {{^}}@unnamed.0 = private constant i32 0{{$}}
; NAMED-NOT:  {{^}}@
; NAMED:      {{^}}define spir_kernel void @"2"() "sycl-entry-point" {{{$}}
; NAMED-NEXT:   load i32, ptr @unnamed.0
; NAMED-NOT:  {{^define}}

@0 = private constant i32 0
@1 = private constant i32 1

define spir_kernel void @2() {
  %x = load i32, ptr @1
  ret void
}

define spir_kernel void @"2"() {
  %x = load i32, ptr @0
  ret void
}
