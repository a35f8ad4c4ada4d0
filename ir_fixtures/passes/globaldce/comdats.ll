; A comdat with a live member keeps all its members and what these need; one without any goes with them. An alias is in
; the comdat of what it stands for.
; RUN: syclopt -passes=globaldce -S < %s | FileCheck %s

; CHECK-NOT:  $dead
; CHECK:      {{^[$]}}live = comdat any{{$}}
; CHECK-NOT:  dead
$live = comdat any
$dead = comdat any
$"dead quoted" = comdat any

; CHECK:      {{^}}@first = linkonce_odr global i32 1, comdat($live){{$}}
; CHECK-NEXT: {{^}}@second = internal global ptr @needed, comdat($live){{$}}
; CHECK-NOT:  dead
; CHECK:      {{^}}@name = internal alias i32, ptr @first{{$}}
; CHECK-NOT:  dead
@first = linkonce_odr global i32 1, comdat($live)
@second = internal global ptr @needed, comdat($live)
@dead_first = linkonce_odr global i32 1, comdat($dead)
@dead_second = linkonce_odr global ptr @dead_needed, comdat($dead)
@name = internal alias i32, ptr @first
@dead_name = internal alias i32, ptr @dead_first

; CHECK:      {{^}}define internal void @needed() {{{$}}
define internal void @needed() {
  ret void
}

define internal void @dead_needed() {
  ret void
}

define linkonce_odr void @"dead quoted"() comdat {
  ret void
}

; CHECK-NOT:  dead
; CHECK:      {{^}}define ptr @main() {{{$}}
define ptr @main() {
  ret ptr @first
}
