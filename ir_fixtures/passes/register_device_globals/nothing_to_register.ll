; A module that defines no device global stays as it is.
; UNCHANGED: there is no device global to register
; RUN: syclopt -passes=register-device-globals -S < %s | FileCheck %s

; CHECK:      {{^}}@elsewhere = external global i32 "sycl-device-global-size"="4" "sycl-unique-id"="elsewhere"{{$}}
; CHECK-NEXT: {{^}}@plain = global i32 0{{$}}
; CHECK-NOT:  {{.}}
@elsewhere = external global i32 "sycl-device-global-size"="4" "sycl-unique-id"="elsewhere"
@plain = global i32 0
