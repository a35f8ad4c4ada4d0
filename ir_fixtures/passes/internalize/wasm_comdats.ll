; WebAssembly has no comdats of the kind nodeduplicate: there a group stays what it was.
; RUN: syclopt -passes=internalize -S < %s | FileCheck %s

target triple = "wasm32-unknown-unknown"

; CHECK: {{^[$]}}pair = comdat any{{$}}
$pair = comdat any

; CHECK: {{^}}@member = internal constant i32 2, comdat($pair){{$}}
@member = linkonce_odr constant i32 2, comdat($pair)

; CHECK: {{^}}define internal void @pair() comdat {{{$}}
define linkonce_odr void @pair() comdat {
  ret void
}
