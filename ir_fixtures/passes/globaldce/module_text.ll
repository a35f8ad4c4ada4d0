; Module assembly stays although it names a removed symbol; use lists and summaries are dropped, as they describe what
; is no longer there. Unnamed symbols get names, since their numbers must not have gaps; what is visible gets one that no
; other module has.
; RUN: syclopt -passes=globaldce -S < %s | FileCheck %s

; CHECK:      {{^}}source_filename = "a.c"{{$}}
; CHECK-NEXT: {{^}}target triple = "x86_64-unknown-linux-gnu"{{$}}
; CHECK-NEXT: {{^}}module asm ".globl gone"{{$}}
source_filename = "a.c"
target triple = "x86_64-unknown-linux-gnu"
module asm ".globl gone"

; CHECK:      {{^}}@unnamed.1 = private constant i32 2{{$}}
; CHECK:      {{^}}@unnamed.3${{[0-9a-f]+}} = global ptr @unnamed.1{{$}}
@0 = private constant i32 1
@1 = private constant i32 2
@2 = internal global ptr @0
@3 = global ptr @1

define internal void @gone() {
  ret void
}

; CHECK-LABEL: define i32 @main(i32 %x)
; CHECK-NEXT:    load i32, ptr @unnamed.1
define i32 @main(i32 %x) {
  %a = load i32, ptr @1
  %b = load i32, ptr @1
  %c = add i32 %x, %a
  ret i32 %c
}

; CHECK-LABEL: define void @unnamed.4${{[0-9a-f]+}}()
; CHECK-NOT:   uselistorder
; CHECK-NOT:   ^0
define void @4() {
  call void @4()
  ret void
}

uselistorder ptr @1, { 1, 2, 0 }

^0 = module: (path: "a.o", hash: (0, 0, 0, 0, 0))
