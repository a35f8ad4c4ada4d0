; -opt-bisect-limit=N runs a pass on an image N times in all, and says which.
; RUN: syclopt -passes='internalize<preserve=kept>,globaldce' -opt-bisect-limit=1 %s -S 2>&1 | FileCheck %s --check-prefix=ONE
; RUN: syclopt -passes='internalize<preserve=kept>,globaldce' -opt-bisect-limit=-1 %s -S 2>&1 | FileCheck %s --check-prefix=ALL

; ONE:      BISECT: running pass (1) internalize on image 0
; ONE-NEXT: BISECT: NOT running pass (2) globaldce on image 0
; ONE:      define internal void @unused()

; ALL:      BISECT: running pass (1) internalize on image 0
; ALL-NEXT: BISECT: running pass (2) globaldce on image 0
; ALL-NOT:  @unused

define void @kept() {
  ret void
}

define void @unused() {
  ret void
}
