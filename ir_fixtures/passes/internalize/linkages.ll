; Each definition turns internal and loses visibility, DLL storage and dso_local. What stays: declarations,
; available_externally, dllexport and externally_initialized definitions, and what is local already.
; RUN: syclopt -passes=internalize -S < %s | FileCheck %s

target triple = "x86_64-unknown-linux-gnu"

; CHECK:      {{^}}@plain = internal global i32 0{{$}}
; CHECK-NEXT: {{^}}@hidden = internal global i32 0{{$}}
; CHECK-NEXT: {{^}}@protected = internal global i32 0{{$}}
; CHECK-NEXT: {{^}}@preempted = internal global i32 0{{$}}
; CHECK-NEXT: {{^}}@common = internal global i32 0{{$}}
; CHECK-NEXT: {{^}}@weak = internal global i32 0{{$}}
; CHECK-NEXT: {{^}}@weak_odr = internal constant i32 0{{$}}
; CHECK-NEXT: {{^}}@linkonce = internal global i32 0{{$}}
; CHECK-NEXT: {{^}}@linkonce_odr = internal constant i32 0{{$}}
; CHECK-NEXT: {{^}}@thread = internal thread_local(initialexec) unnamed_addr global i32 0{{$}}
; CHECK-NEXT: {{^}}@local_memory = internal addrspace(3) global i32 undef, section "s", align 16, !kind !0{{$}}
; CHECK-NEXT: {{^}}@"quoted \22name\22" = internal global i32 0{{$}}
@plain = global i32 0
@hidden = hidden global i32 0
@protected = protected global i32 0
@preempted = dso_local global i32 0
@common = common global i32 0
@weak = weak global i32 0
@weak_odr = weak_odr hidden constant i32 0
@linkonce = linkonce global i32 0
@linkonce_odr = linkonce_odr hidden constant i32 0
@thread = hidden thread_local(initialexec) unnamed_addr global i32 0
@local_memory = addrspace(3) global i32 undef, section "s", align 16, !kind !0
@"quoted \22name\22" = global i32 0

; CHECK:      {{^}}@0 = internal global i32 0{{$}}
; CHECK-NEXT: {{^}}@1 = private global ptr @0{{$}}
@0 = global i32 0
@1 = private global ptr @0

; CHECK:      {{^}}@available = available_externally global i32 0{{$}}
; CHECK-NEXT: {{^}}@initialized_elsewhere = externally_initialized global i32 0{{$}}
; CHECK-NEXT: {{^}}@exported = dllexport global i32 0{{$}}
; CHECK-NEXT: {{^}}@imported = external dllimport global i32{{$}}
; CHECK-NEXT: {{^}}@external_weak = extern_weak global i32{{$}}
; CHECK-NEXT: {{^}}@external = external global i32{{$}}
; CHECK-NEXT: {{^}}@private = private unnamed_addr constant i32 0{{$}}
; CHECK-NEXT: {{^}}@internal = internal global i32 0{{$}}
@available = available_externally global i32 0
@initialized_elsewhere = externally_initialized global i32 0
@exported = dllexport global i32 0
@imported = external dllimport global i32
@external_weak = extern_weak global i32
@external = external global i32
@private = private unnamed_addr constant i32 0
@internal = internal global i32 0

; CHECK:      {{^}}define internal void @function() {{{$}}
; CHECK-NEXT:   ret void
define dso_local void @function() {
  ret void
}

; CHECK:      {{^}}define internal fastcc noundef i32 @all_words(ptr noalias %p) unnamed_addr #0 section "x" align 16 gc "statepoint-example" prefix i32 1 prologue i8 2 personality ptr @personality !kind !0 {{{$}}
; CHECK-NEXT:   ret i32 0
define weak_odr hidden fastcc noundef i32 @all_words(ptr noalias %p) unnamed_addr #0 section "x" align 16 gc "statepoint-example" prefix i32 1 prologue i8 2 personality ptr @personality !kind !0 {
  ret i32 0
}

; CHECK: {{^}}define internal i32 @personality(...) {{{$}}
define protected i32 @personality(...) {
  ret i32 0
}

; CHECK: {{^}}define available_externally void @inline_here() {{{$}}
define available_externally void @inline_here() {
  ret void
}

; CHECK: {{^}}define dllexport void @exported_function() {{{$}}
define dllexport void @exported_function() {
  ret void
}

; CHECK: {{^}}declare extern_weak void @maybe(){{$}}
declare extern_weak void @maybe()

; CHECK: {{^}}define internal void @2() {{{$}}
; CHECK-NEXT: call fastcc i32 @all_words(ptr @0)
define void @2() {
  %x = call fastcc i32 @all_words(ptr @0)
  ret void
}

attributes #0 = { nounwind }

!0 = !{i32 1}
