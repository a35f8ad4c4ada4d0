; What was embedded before, of a larger image, gives way.
; RUN: syclopt -passes='device-code-split<mode=kernel>,emit-symbols,embed-aux-info' %s -o %t.table
; RUN: FileCheck %s --input-file=%t_0.ll
; RUN: FileCheck %s --input-file=%t_1.ll --check-prefix=OTHER
; CHECK:       !sycl_symbol_table = !{![[S:[0-9]+]]}
; CHECK-NOT:   sycl_symbol_table
; CHECK:       ![[S]] = !{!"b\0A"}
; OTHER:       !sycl_symbol_table = !{![[S:[0-9]+]]}
; OTHER-NOT:   sycl_symbol_table
; OTHER:       ![[S]] = !{!"a\0A"}

define spir_kernel void @a() {
  ret void
}

define spir_kernel void @b() {
  ret void
}

!sycl_symbol_table = !{!0}
!0 = !{!"a\0Ab\0A"}
