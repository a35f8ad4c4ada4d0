; A program without device code has a device side without symbols, and is its host side.
; RUN: syclopt -passes=sycl-split-host-device %s -o %t.table
; RUN: FileCheck %s --input-file=%t_0.ll --check-prefix=DEVICE
; RUN: FileCheck %s --input-file=%t_1.ll --check-prefix=HOST

; DEVICE:     {{^}}target triple = "x86_64-unknown-linux-gnu"{{$}}
; DEVICE-NOT: {{.}}

; HOST: define i32 @main() {

target triple = "x86_64-unknown-linux-gnu"

define i32 @main() {
  ret i32 0
}
