; Metadata of another shape is refused, with its place and what was found.
; RUN: split-file %s %t
; RUN: not syclopt -passes=emit-specialization-constants %t/name.ll 2>&1 | FileCheck %s --check-prefix=BAD-NAME
; RUN: not syclopt -passes=emit-specialization-constants %t/threes.ll 2>&1 | FileCheck %s --check-prefix=THREES
; RUN: not syclopt -passes=emit-specialization-constants %t/empty.ll 2>&1 | FileCheck %s --check-prefix=NO-NAME
; RUN: not syclopt -passes=emit-specialization-constants %t/pointer.ll 2>&1 | FileCheck %s --check-prefix=POINTER
; RUN: not syclopt -passes=emit-specialization-constants %t/text.ll 2>&1 | FileCheck %s --check-prefix=STRING

; BAD-NAME: name.ll:2:1: error: emit-specialization-constants: !sycl.specialization-constants: expected a name, and then numbers by threes (id, offset, size), found !{i32 1, i32 0, i32 0, i32 4}
; THREES:   threes.ll:2:1: error: {{.*}}numbers by threes (id, offset, size), found !{!"a", i32 0, i32 0}
; NO-NAME:  empty.ll:2:1: error: {{.*}}found !{}
; POINTER:  pointer.ll:4:1: error: emit-specialization-constants: !sycl.specialization-constants-default-values: expected a number, or an array, vector or struct of numbers, found !{ptr null}
; STRING:   text.ll:4:1: error: {{.*}}found !{!"a"}

;--- name.ll
!sycl.specialization-constants = !{!0}
!0 = !{i32 1, i32 0, i32 0, i32 4}
;--- threes.ll
!sycl.specialization-constants = !{!0}
!0 = !{!"a", i32 0, i32 0}
;--- empty.ll
!sycl.specialization-constants = !{!0}
!0 = !{}
;--- pointer.ll
!sycl.specialization-constants = !{!0}
!sycl.specialization-constants-default-values = !{!1}
!0 = !{!"a", i32 0, i32 0, i32 4}
!1 = !{ptr null}
;--- text.ll
!sycl.specialization-constants = !{!0}
!sycl.specialization-constants-default-values = !{!1}
!0 = !{!"a", i32 0, i32 0, i32 4}
!1 = !{!"a"}
