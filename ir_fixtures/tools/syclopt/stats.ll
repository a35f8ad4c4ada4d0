; -stats prints what passes counted, summed over images.
; RUN: syclopt -passes='device-code-split<mode=kernel>,emit-symbols' -stats %s -o /dev/null 2>&1 | FileCheck %s

; CHECK:      *** statistics ***
; CHECK:      2 emit-symbols: symbols listed

define spir_kernel void @a() {
  ret void
}

define spir_kernel void @b() {
  ret void
}
