; With the option, a module for another target stays as it is.
; UNCHANGED: the triple has no 'spir'
; RUN: syclopt -passes='remove-device-globals-from-llvm-compiler-used<spir-only>' -S < %s | FileCheck %s

target triple = "nvptx64-nvidia-cuda"

; CHECK:      {{^}}@dg = internal global i64 0 "sycl-device-global-size"="8" "sycl-unique-id"="a"{{$}}
; CHECK-NEXT: {{^}}@llvm.compiler.used = appending global [1 x ptr] [ptr @dg], section "llvm.metadata"{{$}}
@dg = internal global i64 0 "sycl-device-global-size"="8" "sycl-unique-id"="a"
@llvm.compiler.used = appending global [1 x ptr] [ptr @dg], section "llvm.metadata"
