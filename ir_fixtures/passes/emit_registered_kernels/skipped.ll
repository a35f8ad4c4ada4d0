; What is no pair of strings is skipped with a warning; the pairs beside it count.
; RUN: split-file %s %t
; RUN: syclopt -passes=emit-registered-kernels %t/in.ll -o %t.table 2>&1 | FileCheck %s --check-prefix=WARN
; RUN: FileCheck %s --input-file=%t_0.prop
; RUN: syclopt -passes=emit-registered-kernels -Wno-skipped-registered-kernel %t/in.ll -o %t/quiet.table 2>&1 | FileCheck %s --check-prefix=QUIET --allow-empty && FileCheck %s --input-file=%t/quiet_0.prop
; RUN: not syclopt -passes=emit-registered-kernels -Werror=skipped-registered-kernel %t/in.ll -o %t/error.table 2>&1 | FileCheck %s --check-prefix=ERROR
; RUN: syclopt -passes=emit-registered-kernels %t/flat.ll -o %t/flat.table 2>&1 | FileCheck %s --check-prefix=FLAT

; WARN:      in.ll:4:1: warning: !sycl_registered_kernels: expected pairs of strings (name and kernel), skipped !{!"a"}: {{.*}} [-Wskipped-registered-kernel]
; WARN-NEXT: in.ll:5:1: warning: !sycl_registered_kernels: expected pairs of strings (name and kernel), skipped !{!"a", !"g1", !"g2"}: {{.*}}
; WARN-NEXT: in.ll:6:1: warning: !sycl_registered_kernels: expected pairs of strings (name and kernel), skipped !{!"a", i32 1}: {{.*}}
; WARN-NEXT: in.ll:7:1: warning: !sycl_registered_kernels: expected pairs of strings (name and kernel), skipped !{}: {{.*}}
; WARN-NOT:  {{.}}
; QUIET-NOT: {{.}}
; ERROR:     in.ll:4:1: error: emit-registered-kernels: !sycl_registered_kernels: expected pairs of strings (name and kernel), skipped !{!"a"} [-Werror=skipped-registered-kernel]
; FLAT:      flat.ll:2:1: warning: !sycl_registered_kernels: expected pairs of strings (name and kernel), skipped an entry of !{!"a", !"b", null}

; CHECK:      {{^}}[SYCL/registered kernels]{{$}}
; CHECK-NEXT: {{^}}nice=2|QAAAAAAAAAwZxA{{$}}
; CHECK-NOT:  {{.}}

;--- in.ll
!sycl_registered_kernels = !{!0}
!0 = !{!1, !2, !3, !4, !5}
!5 = !{!"nice", !"g1"}
!1 = !{!"a"}
!2 = !{!"a", !"g1", !"g2"}
!3 = !{!"a", i32 1}
!4 = !{}
;--- flat.ll
!sycl_registered_kernels = !{!0}
!0 = !{!"a", !"b", null}
