; Each function gets the level, in place of another one.
; RUN: syclopt -passes='sycl-add-opt-level-attribute<level=2>' -S < %s | FileCheck %s
; RUN: not syclopt -passes='sycl-add-opt-level-attribute<level=-1>' -o - %s 2>&1 | FileCheck %s --check-prefix=NEGATIVE
; RUN: not syclopt -passes=sycl-add-opt-level-attribute -o - %s 2>&1 | FileCheck %s --check-prefix=MISSING
; NEGATIVE: error: pass 'sycl-add-opt-level-attribute': option 'level': found -1, expected a number from 0
; MISSING: error: pass 'sycl-add-opt-level-attribute' needs level=INT

; CHECK: define void @plain() "sycl-optlevel"="2" {
define void @plain() {
  ret void
}

; CHECK: define void @grouped() #[[GROUP:[0-9]+]] "sycl-optlevel"="2" {
define void @grouped() #0 {
  ret void
}

; CHECK: declare void @declared() "sycl-optlevel"="2"
declare void @declared() "sycl-optlevel"="0"

; CHECK: define void @has_it() "sycl-optlevel"="2" {
define void @has_it() "sycl-optlevel"="2" {
  ret void
}

; CHECK: attributes #[[GROUP]] = { nounwind }
attributes #0 = { nounwind "sycl-optlevel"="1" }
