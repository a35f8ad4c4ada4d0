; -ir-output-only writes the IR of one image of everything, cleaned, and no table; to standard output with -o -.
; RUN: rm -rf %t && mkdir %t
; RUN: syclopt-post-link -ir-output-only -split=auto -S %s -o %t/out.ll && FileCheck %s --input-file=%t/out.ll
; RUN: syclopt-post-link -ir-output-only -device-globals -S -o - - < %s | FileCheck %s
; RUN: syclopt-post-link -ir-output-only -split=auto %s -o spir64,%t/out.bc && syclopt %t/out.bc | FileCheck %s
; RUN: syclopt-post-link -ir-output-only -split=auto %s -o - | syclopt | FileCheck %s
; RUN: syclopt-post-link -ir-output-only %s -o - | syclopt | FileCheck %s
; RUN: syclopt-post-link -ir-output-only -split=none -sycl-rdc=false -sycl-rdc -S %s -o - | FileCheck %s
; RUN: ls %t | FileCheck %s --check-prefix=FILES
; RUN: cp %s %t/in.x.ll && sh -c 'cd %t && syclopt-post-link -ir-output-only -split=auto -S in.x.ll' && FileCheck %s --input-file=%t/in.x.out

; CHECK-NOT: esimd-split-status
; CHECK:     define spir_kernel void @b()
; CHECK-NOT: @dead
; CHECK:     define spir_kernel void @a()
; CHECK:     define internal void @helper()
; CHECK-NOT: esimd-split-status
; FILES:      {{^}}out.bc{{$}}
; FILES-NEXT: {{^}}out.ll{{$}}
; FILES-NOT:  {{.}}

target triple = "spir64-unknown-unknown"

define spir_kernel void @b() #0 {
  ret void
}

define internal void @dead() {
  ret void
}

define spir_kernel void @a() #1 {
  call void @helper()
  ret void
}

define void @helper() {
  ret void
}

attributes #0 = { "sycl-module-id"="b.cpp" }
attributes #1 = { "sycl-module-id"="a.cpp" }
