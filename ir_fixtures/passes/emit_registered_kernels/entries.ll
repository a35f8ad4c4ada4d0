; The name of a kernel that takes its callable stands on the kernel; two of one name are left out.
; RUN: syclopt -passes=emit-registered-kernels %s -S -o %t.table
; RUN: syclopt-image show %t.table | FileCheck %s

; CHECK:     registered kernels    blur: _Z5entryI4blurEvv
; CHECK-NOT: twice
; CHECK-NOT: declared

define spir_kernel void @_Z5entryI4blurEvv() "sycl-kernel-entry"="blur" {
  ret void
}

define spir_kernel void @first() "sycl-kernel-entry"="twice" {
  ret void
}

define spir_kernel void @second() "sycl-kernel-entry"="twice" {
  ret void
}

declare spir_kernel void @elsewhere() "sycl-kernel-entry"="declared"
