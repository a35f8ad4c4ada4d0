; The IR goes to stderr before or after passes, without whole-line comments, as the output does.
; RUN: syclopt -passes='internalize<preserve=kept>,globaldce' -print-after-all %s -o /dev/null 2>&1 | FileCheck %s --check-prefixes=CHECK,HIDDEN
; RUN: syclopt -passes='internalize<preserve=kept>,globaldce' --print-after=globaldce %s -o /dev/null 2>&1 | FileCheck %s --check-prefixes=CHECK,SOME
; RUN: syclopt -passes='internalize<preserve=kept>,globaldce' -print-before-all %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=BEFORE
; RUN-UNCHANGED: an option is judged before the pipeline runs
; RUN: not syclopt -passes=globaldce -print-after=globldce %s 2>&1 | FileCheck %s --check-prefix=ERR

; SOME-NOT:    internalize
; HIDDEN-NOT:  Before
; HIDDEN:      *** IR Dump After internalize on image 0 ***
; HIDDEN:      define internal void @unused() {

; CHECK:       *** IR Dump After globaldce on image 0 ***
; CHECK-NOT:   @unused
; CHECK:       define void @kept() {
; CHECK-NOT:   @unused

; BEFORE-NOT:  After
; BEFORE:      *** IR Dump Before internalize on image 0 ***
; BEFORE:      define void @unused() {
; BEFORE:      *** IR Dump Before globaldce on image 0 ***
; BEFORE:      define internal void @unused() {

; ERR: syclopt: error: option '-print-after': unknown pass 'globldce'; did you mean 'globaldce'?

define void @kept() {
  ret void
}

define void @unused() {
  ret void
}
