; Where no device global is in the list, it stays as it is.
; UNCHANGED: the list has no device global
; RUN: syclopt -passes=remove-device-globals-from-llvm-compiler-used -S < %s | FileCheck %s

; CHECK:      {{^}}@dg = global i64 0 "sycl-device-global-size"="8" "sycl-unique-id"="a"{{$}}
; CHECK-NEXT: {{^}}@plain = global i64 0 "sycl-unique-id"="b"{{$}}
; CHECK-NEXT: {{^}}@llvm.compiler.used = appending global [1 x ptr] [ptr @plain], section "llvm.metadata"{{$}}
@dg = global i64 0 "sycl-device-global-size"="8" "sycl-unique-id"="a"
@plain = global i64 0 "sycl-unique-id"="b"
@llvm.compiler.used = appending global [1 x ptr] [ptr @plain], section "llvm.metadata"
; CHECK-NEXT: {{^}}@llvm.used = appending global [1 x ptr] [ptr @dg], section "llvm.metadata"{{$}}
@llvm.used = appending global [1 x ptr] [ptr @dg], section "llvm.metadata"
