; 0: no entry point is an ESIMD one (or there is none), 1: all are, 2: some are. Other functions do not count.
; The node gets the next free number, and a status that is there already stays.
; RUN: rm -rf %t && split-file %s %t
; RUN: syclopt -passes=record-esimd-split-status %t/sycl.ll | FileCheck %s --check-prefix=SYCL
; RUN: syclopt -passes=record-esimd-split-status %t/esimd.ll | FileCheck %s --check-prefix=ESIMD
; RUN: syclopt -passes=record-esimd-split-status %t/both.ll | FileCheck %s --check-prefix=BOTH
; RUN: syclopt -passes=record-esimd-split-status %t/nothing.ll | FileCheck %s --check-prefix=SYCL
; RUN: syclopt -passes=record-esimd-split-status,verify %t/both.ll -o %t/checked.ll && FileCheck %s --input-file=%t/checked.ll --check-prefix=BOTH
; RUN: syclopt -passes='record-esimd-split-status<unmixed>' %t/esimd.ll | FileCheck %s --check-prefix=ESIMD
; RUN: syclopt -passes=record-esimd-split-status %t/other_kind.ll | FileCheck %s --check-prefix=SYCL
; RUN-UNCHANGED: the entry points are mixed
; RUN: syclopt -passes='record-esimd-split-status<unmixed>' %t/both.ll | diff %t/both.ll -
; RUN-UNCHANGED: the status is there
; RUN: syclopt -passes=record-esimd-split-status %t/there.ll | diff %t/there.ll -

; SYCL-DAG:  !sycl-esimd-split-status = !{![[N:[0-9]+]]}
; SYCL-DAG:  ![[N]] = !{i8 0}
; ESIMD-DAG: !sycl-esimd-split-status = !{!6}
; ESIMD-DAG: !6 = !{i8 1}
; BOTH-DAG:  !sycl-esimd-split-status = !{!1}
; BOTH-DAG:  !1 = !{i8 2}

;--- sycl.ll
define spir_kernel void @k() {
  call void @helper()
  ret void
}

define internal void @helper() !sycl_explicit_simd !0 {
  ret void
}

!0 = !{}
;--- esimd.ll
define spir_kernel void @k() !sycl_explicit_simd !5 {
  call void @helper()
  ret void
}

define internal void @helper() {
  ret void
}

!5 = !{}
;--- both.ll
define spir_kernel void @k() !sycl_explicit_simd !0 {
  ret void
}

define spir_func void @external() "sycl-module-id"="a.cpp" {
  ret void
}

!0 = !{}
;--- other_kind.ll
define spir_kernel void @k() "comment"="!sycl_explicit_simd" !sycl_explicit_simd_not !0 {
  ret void
}

!0 = !{}
;--- nothing.ll
@g = global i32 0
;--- there.ll
define spir_kernel void @k() {
  ret void
}

!sycl-esimd-split-status = !{!0}
!0 = !{i8 2}
