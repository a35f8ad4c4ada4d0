; With dynamic-linking, an image declares the SYCL_EXTERNAL functions that another image has, keeps its own visible, and
; marks no entry point. What is named like a builtin, or begins with two underscores, cannot be imported: it is copied.
; RUN: syclopt -passes='device-code-split<mode=kernel;dynamic-linking;clean-up>,emit-symbols' %s -o %t.table
; RUN: FileCheck %s --check-prefix=KERNEL < %t_0.ll
; RUN: FileCheck %s --check-prefix=OUTSIDE < %t_3.ll
; RUN: cat %t_0.sym %t_1.sym %t_2.sym %t_3.sym | FileCheck %s --check-prefix=SYM
; RUN: syclopt -passes='device-code-split<mode=source;dynamic-linking;clean-up>' %s -S -o - | FileCheck %s --check-prefix=ONE

; KERNEL:     define spir_kernel void @kernel() #[[#]] {
; KERNEL:     declare spir_func void @_Z7outsidev() #[[#]]
; KERNEL:     define internal spir_func void @_Z8__insidev() #[[#]] {
; KERNEL:     define internal spir_func void @private_helper() {
; KERNEL-NOT: sycl-entry-point

; OUTSIDE:     define spir_func void @_Z7outsidev() #[[#]] {
; OUTSIDE-NOT: @kernel
; OUTSIDE-NOT: sycl-entry-point

; An entry point that does not stay visible is none.
; SYM:      {{^}}kernel{{$}}
; SYM-NEXT: {{^}}_Z7outsidev{{$}}
; SYM-NOT:  {{.}}

; Entry points of one image are defined in it.
; ONE: define spir_kernel void @kernel()
; ONE: define spir_func void @_Z7outsidev()
; ONE: define internal spir_func void @_Z8__insidev()

define spir_kernel void @kernel() #0 {
  call spir_func void @_Z7outsidev()
  call spir_func void @_Z8__insidev()
  call spir_func void @private_helper()
  ret void
}

define spir_func void @_Z7outsidev() #0 {
  ret void
}

define spir_func void @_Z8__insidev() #0 {
  ret void
}

define spir_func void @private_helper() {
  ret void
}

define spir_func void @__named() #0 {
  ret void
}

attributes #0 = { "sycl-module-id"="a.cpp" }
