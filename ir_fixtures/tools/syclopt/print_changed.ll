; -print-changed shows what each pass changed as a diff, and says so where nothing changed.
; RUN: syclopt -passes='internalize<preserve=kept>,verify,globaldce' -print-changed -S %s -o /dev/null 2>&1 | FileCheck %s

; CHECK:      *** IR Dump After internalize on image 0 ***
; CHECK-NEXT: --- before
; CHECK-NEXT: +++ after
; CHECK-NEXT: @@
; CHECK:      -define void @unused() {
; CHECK-NEXT: +define internal void @unused() {
; CHECK-NEXT: {{^}}   ret void
; CHECK:      *** IR Dump After verify on image 0: no change ***
; CHECK-NEXT: *** IR Dump After globaldce on image 0 ***
; CHECK:      -define internal void @unused() {
; CHECK-NEXT: -  ret void
; CHECK-NEXT: -}

define void @kept() {
  ret void
}

define void @unused() {
  ret void
}
