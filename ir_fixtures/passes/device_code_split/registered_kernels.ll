; Each image keeps the names of its kernels. A name for a kernel that is nowhere goes without a word, what is no pair of
; strings goes with a warning. A list without nodes, or with an empty one, is legal.
; RUN: split-file %s %t
; RUN: syclopt -passes='device-code-split<mode=kernel;clean-up>' %t/in.ll -o %t.table 2>&1 | FileCheck %s --check-prefix=WARN
; RUN: FileCheck %s --check-prefix=B < %t_0.ll
; RUN: FileCheck %s --check-prefix=A < %t_1.ll
; RUN: syclopt -passes='device-code-split<mode=kernel;clean-up>' %t/no_node.ll -S | FileCheck %s --check-prefix=NO-NODE
; RUN: syclopt -passes='device-code-split<mode=kernel;clean-up>' %t/empty_node.ll -S | FileCheck %s --check-prefix=EMPTY-NODE
; RUN: not syclopt -passes='device-code-split<mode=kernel;clean-up>' %t/two.ll -S 2>&1 | FileCheck %s --check-prefix=TWO

; WARN:      in.ll:9:1: warning: !sycl_registered_kernels: expected pairs of strings (name and kernel), skipped !{!"alone"}: {{.*}} [-Wskipped-registered-kernel]
; WARN-NOT:  {{.}}

; B:          !sycl_registered_kernels = !{!0}
; B:          !0 = !{!4}
; B-NEXT:     !4 = !{!"name of b", !"b"}
; B-NOT:      {{^!}}
; A:          !sycl_registered_kernels = !{!0}
; A:          !0 = !{!1}
; A-NEXT:     !1 = !{!"name of a", !"a"}
; A-NOT:      {{^!}}

; NO-NODE:    define spir_kernel void @k() "sycl-entry-point" {
; NO-NODE:    !sycl_registered_kernels = !{}
; EMPTY-NODE: define spir_kernel void @k() "sycl-entry-point" {
; EMPTY-NODE: !sycl_registered_kernels = !{!0}
; EMPTY-NODE: !0 = !{}
; TWO:        two.ll:2:1: error: !sycl_registered_kernels: expected one node that lists pairs of strings, found 2 nodes

;--- in.ll
define spir_kernel void @a() { ret void }

define spir_kernel void @b() { ret void }

!sycl_registered_kernels = !{!0}
!0 = !{!1, !2, !3, !4}
!1 = !{!"name of a", !"a"}
!2 = !{!"name of what is gone", !"gone"}
!3 = !{!"alone"}
!4 = !{!"name of b", !"b"}
;--- no_node.ll
define spir_kernel void @k() { ret void }
!sycl_registered_kernels = !{}
;--- empty_node.ll
define spir_kernel void @k() { ret void }
!sycl_registered_kernels = !{!0}
!0 = !{}
;--- two.ll
define spir_kernel void @k() { ret void }
!sycl_registered_kernels = !{!0, !0}
!0 = !{}
