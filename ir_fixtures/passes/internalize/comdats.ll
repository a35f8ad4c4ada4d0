; A comdat of one member goes; of several, none preserved, it becomes a mere group (nodeduplicate); one with a preserved
; member protects all its members. An alias counts as a member of the comdat of what it stands for.
; RUN: syclopt -passes='internalize<preserve=kept;preserve=local>' -S < %s | FileCheck %s
; RUN: syclopt -passes='internalize<preserve=name_of_base>' -S < %s | FileCheck %s --check-prefix=ALIAS

target triple = "x86_64-unknown-linux-gnu"

; CHECK-NOT: {{^[$]}}
; CHECK:     {{^[$]}}pair = comdat nodeduplicate{{$}}
; CHECK-NOT: {{^[$]}}
; CHECK:     {{^[$]}}group = comdat any{{$}}
; CHECK-NOT: {{^[$]}}
; CHECK:     {{^[$]}}"quoted group" = comdat samesize{{$}}
; CHECK-NOT: {{^[$]}}
; CHECK:     {{^[$]}}base = comdat nodeduplicate{{$}}
; CHECK-NOT: {{^[$]}}
$single = comdat any
$pair = comdat any
$group = comdat any
$"quoted group" = comdat samesize
$base = comdat any
$locals = comdat any

; CHECK-NOT: {{^[$]}}
; CHECK:      {{^}}@pair_member = internal constant i32 2, comdat($pair), align 4{{$}}
; CHECK-NEXT: {{^}}@kept = global i32 0, comdat($group){{$}}
; CHECK-NEXT: {{^}}@grouped = linkonce_odr hidden global i32 3, comdat($group){{$}}
; CHECK-NEXT: {{^}}@"quoted group" = dllexport global i32 4, comdat{{$}}
; CHECK-NEXT: {{^}}@base = internal global i32 5, comdat{{$}}
; CHECK-NEXT: {{^}}@local = internal global i32 6{{$}}
; ALIAS:      {{^}}@kept = internal global i32 0, comdat($group){{$}}
; ALIAS:      {{^}}@base = linkonce_odr global i32 5, comdat{{$}}
@pair_member = linkonce_odr constant i32 2, comdat($pair), align 4
@kept = global i32 0, comdat($group)
@grouped = linkonce_odr hidden global i32 3, comdat($group)
@"quoted group" = dllexport global i32 4, comdat
@base = linkonce_odr global i32 5, comdat
@local = internal global i32 6, comdat($locals)

; CHECK:      {{^}}@name_of_kept = hidden alias i32, ptr @kept{{$}}
; CHECK-NEXT: {{^}}@name_of_base = internal alias i32, getelementptr (i8, ptr @base, i64 0){{$}}
; CHECK-NEXT: {{^}}@second_name_of_base = internal alias i32, ptr @name_of_base{{$}}
; ALIAS:      {{^}}@name_of_base = hidden alias i32, getelementptr (i8, ptr @base, i64 0){{$}}
; ALIAS-NEXT: {{^}}@second_name_of_base = weak alias i32, ptr @name_of_base{{$}}
@name_of_kept = hidden alias i32, ptr @kept
@name_of_base = hidden alias i32, getelementptr (i8, ptr @base, i64 0)
@second_name_of_base = weak alias i32, ptr @name_of_base

; CHECK: {{^}}define internal void @single() {{{$}}
define linkonce_odr void @single() comdat {
  ret void
}

; CHECK: {{^}}define internal void @pair() comdat {{{$}}
define linkonce_odr void @pair() comdat {
  ret void
}
