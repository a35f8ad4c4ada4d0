; -debug-pass-manager follows passes and analyses; a split knows the entry points of the images that it makes.
; RUN: syclopt -passes='emit-symbols,device-code-split<mode=kernel>,emit-symbols' -debug-pass-manager %s -o /dev/null 2>&1 | FileCheck %s

; CHECK:      Running pass: emit-symbols on [image 0]
; CHECK-NEXT: Running analysis: EntryPoints on [image 0]
; CHECK-NEXT: Running pass: device-code-split<mode=kernel> on [image 0]
; CHECK-NEXT: Running pass: emit-symbols on [image 0]
; CHECK-NEXT: Running pass: emit-symbols on [image 1]
; CHECK-NOT:  {{.}}

define spir_kernel void @a() {
  ret void
}

define spir_kernel void @b() {
  ret void
}
