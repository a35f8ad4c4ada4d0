; Declarations of functions and variables that nothing uses go, and with them what only they used. A use is a call, an
; operand, an initializer, an alias, personality or prefix data, a member of llvm.compiler.used.
; RUN: syclopt -passes=strip-dead-prototypes -S < %s | FileCheck %s

; CHECK:      {{^}}%live = type opaque{{$}}
; CHECK-NOT:  {{^}}%dead
%live = type opaque
%dead = type { ptr }

; CHECK:      {{^}}@loaded = external addrspace(1) global %live, align 8{{$}}
; CHECK-NEXT: {{^}}@pointed_at = external global i32{{$}}
; CHECK-NEXT: {{^}}@pointer = internal global ptr @pointed_at{{$}}
; CHECK-NEXT: {{^}}@llvm.compiler.used = appending global
; CHECK-NEXT: {{^}}@unused_definition = internal global i32 0{{$}}
; CHECK-NOT:  dead
@loaded = external addrspace(1) global %live, align 8
@dead = external global %dead
@dead_weak = extern_weak global i32
@dead_imported = external dllimport global i32
@pointed_at = external global i32
@pointer = internal global ptr @pointed_at
@llvm.compiler.used = appending global [1 x ptr] [ptr @used_by_compiler], section "llvm.metadata"
@unused_definition = internal global i32 0

; CHECK-LABEL: define void @main() prefix ptr @prefix personality ptr @personality {
define void @main() prefix ptr @prefix personality ptr @personality {
  %x = load i32, ptr addrspace(1) @loaded
  call void @called(ptr @passed)
  ret void
}

; CHECK:      {{^}}declare void @called(ptr){{$}}
; CHECK-NOT:  dead
; CHECK:      {{^}}declare void @passed(){{$}}
; CHECK:      {{^}}declare void @prefix(){{$}}
; CHECK:      {{^}}declare i32 @personality(...){{$}}
; CHECK:      {{^}}declare extern_weak void @used_by_compiler(){{$}}
; CHECK-NOT:  dead
declare void @called(ptr)

declare void @dead_function()

declare void @passed()

declare void @prefix()

declare i32 @personality(...)

declare extern_weak void @used_by_compiler()

declare extern_weak void @dead_weak_function()

declare !kind !1 void @dead_intrinsic(%dead) #0

; CHECK:      {{^}}define internal void @unused_function() {{{$}}
define internal void @unused_function() {
  ret void
}

attributes #0 = { nounwind "dead" }

; CHECK:      {{^}}!named = !{!0}{{$}}
; CHECK-NEXT: {{^}}!0 = !{null, !"kernel", ptr @passed}{{$}}
; CHECK-NOT:  {{^!}}
!named = !{!0}
!0 = !{ptr @dead_function, !"kernel", ptr @passed}
!1 = !{!"dead"}
