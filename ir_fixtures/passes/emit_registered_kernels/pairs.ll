; Pairs of name and kernel, by node or inline; a list counts when it has one node.
; RUN: split-file %s %t
; RUN: syclopt -passes=emit-registered-kernels %t/in.ll -o %t.table && FileCheck %s --input-file=%t_0.prop
; RUN: syclopt -passes=emit-registered-kernels %t/two.ll -o %t/two.table && FileCheck %s --input-file=%t/two_0.prop --check-prefix=NONE --allow-empty
; RUN: syclopt -passes=emit-registered-kernels %t/none.ll -o %t/none.table && FileCheck %s --input-file=%t/none_0.prop --check-prefix=NONE --allow-empty
; RUN: not syclopt -passes=emit-registered-kernels %t/one.ll -o %t/one.table 2>&1 | FileCheck %s --check-prefix=ONE
; RUN: not syclopt -passes=emit-registered-kernels %t/flat.ll -o %t/flat.table 2>&1 | FileCheck %s --check-prefix=FLAT

; CHECK:      {{^}}[SYCL/registered kernels]{{$}}
; CHECK-NEXT: {{^}}nice=2|QAAAAAAAAAwZxA{{$}}
; CHECK-NEXT: {{^}}other one=2|IAAAAAAAAAwU{{$}}
; CHECK-NOT:  {{.}}
; NONE-NOT:   {{.}}

; ONE:  one.ll:3:1: error: emit-registered-kernels: !sycl_registered_kernels: expected pairs of strings (name and kernel), found !{!"a"}
; FLAT: flat.ll:2:1: error: emit-registered-kernels: !sycl_registered_kernels: expected pairs of strings (name and kernel), found !{!"a", !"b"}

;--- in.ll
!sycl_registered_kernels = !{!0}
!0 = !{!1, !{!"other one", !"S"}, !2}
!1 = !{!"nice", !"g1"}
!2 = !{!"nice", !"second of this name"}
;--- two.ll
!sycl_registered_kernels = !{!0, !0}
!0 = !{!1}
!1 = !{!"nice", !"g1"}
;--- none.ll
!sycl_registered_kernels = !{!0}
!0 = !{}
;--- one.ll
!sycl_registered_kernels = !{!0}
!0 = !{!1}
!1 = !{!"a"}
;--- flat.ll
!sycl_registered_kernels = !{!0}
!0 = !{!"a", !"b"}
