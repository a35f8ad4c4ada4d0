; LLVM's passes run on each image; what an image carries beside its module stays.
; RUN: syclopt -passes='device-code-split<mode=kernel>,emit-symbols,llvm(globaldce,instcombine)' %s -o %t.table
; RUN: cat %t_0.ll %t_1.ll %t_0.sym %t_1.sym | FileCheck %s

; CHECK:     {{^}}define spir_kernel void @b(ptr %p)
; CHECK-NOT:   add
; CHECK:       store i32 7, ptr %p
; CHECK:     {{^}}define spir_kernel void @a(ptr %p)
; CHECK-NOT:   add
; CHECK:       store i32 3, ptr %p
; CHECK:     {{^}}b{{$}}
; CHECK:     {{^}}a{{$}}

define spir_kernel void @a(ptr %p) {
  %x = add i32 1, 2
  store i32 %x, ptr %p
  ret void
}

define spir_kernel void @b(ptr %p) {
  %x = add i32 3, 4
  store i32 %x, ptr %p
  ret void
}
