; Pairs of name and kernel, by node or inline; a list counts when it has one node, and one without any says nothing.
; RUN: split-file %s %t
; RUN: syclopt -passes=emit-registered-kernels %t/in.ll -o %t.table && FileCheck %s --input-file=%t_0.prop
; RUN: syclopt -passes=emit-registered-kernels %t/two.ll -o %t/two.table && FileCheck %s --input-file=%t/two_0.prop --check-prefix=NONE --allow-empty
; RUN: syclopt -passes=emit-registered-kernels %t/none.ll -o %t/none.table && FileCheck %s --input-file=%t/none_0.prop --check-prefix=NONE --allow-empty
; RUN: syclopt -passes=emit-registered-kernels %t/empty.ll -o %t/empty.table && FileCheck %s --input-file=%t/empty_0.prop --check-prefix=NONE --allow-empty

; CHECK:      {{^}}[SYCL/registered kernels]{{$}}
; CHECK-NEXT: {{^}}nice=2|QAAAAAAAAAwZxA{{$}}
; CHECK-NEXT: {{^}}other one=2|IAAAAAAAAAwU{{$}}
; CHECK-NOT:  {{.}}
; NONE-NOT:   {{.}}

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
;--- empty.ll
!sycl_registered_kernels = !{}
