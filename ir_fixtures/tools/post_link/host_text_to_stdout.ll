; What host code is to include goes to standard output where `-` stands for its file. One output can.
; RUN: mkdir -p %t
; RUN: syclopt-post-link -split=kernel -integration-header=- -S %s -o %t/t.files | FileCheck %s
; RUN: not syclopt-post-link -split=kernel -integration-header=- -integration-footer=- -S %s -o %t/t.files 2>&1 | FileCheck %s --check-prefix=TWO
; RUN: not syclopt-post-link -split=kernel -integration-header=- -S %s -o - 2>&1 | FileCheck %s --check-prefix=TWO

; CHECK: // This translation unit defines no device globals.
; TWO: error: two outputs would be written to standard output
target triple = "spir64-unknown-unknown"

define spir_kernel void @kernel() #0 {
  ret void
}
attributes #0 = { "sycl-module-id"="app.cpp" }
