; Parts, temporary files and further programs: what one line writes, a later one reads.
; RUN: rm -rf %t && split-file %s %t
; RUN: syclopt -passes=globaldce %t/in.ll -S -o %t/out.ll
; RUN: not diff %t/in.ll %t/out.ll > %t/difference
; RUN: FileCheck %t/checks < %t/out.ll
; RUN: ls %t | FileCheck %s --check-prefix=FILES
; FILES: checks
; FILES-NEXT: difference
; FILES-NEXT: in.ll
; FILES-NEXT: out.ll

;--- in.ll
define internal void @unused() {
  ret void
}

define void @used() {
  ret void
}

;--- checks
CHECK-NOT: @unused
CHECK: define void @used()
CHECK-NOT: @unused
