; A module whose declarations are all used comes back as it is; code that nothing needs is no business of this pass.
; UNCHANGED: there is no unused declaration
; RUN: syclopt -passes=strip-dead-prototypes -S < %s | FileCheck %s --strict-whitespace

;      CHECK:{{^}}@unused  = internal global ptr @external{{$}}
; CHECK-NEXT:{{^}}@external  = external  global i32{{$}}
@unused  = internal global ptr @external
@external  = external  global i32

;      CHECK:{{^}}declare  void @callee(){{$}}
declare  void @callee()

;      CHECK:{{^}}define internal void @caller() { call void @callee() ret void }{{$}}
define internal void @caller() { call void @callee() ret void }

;      CHECK:{{^}}attributes #0 = { cold }{{$}}
attributes #0 = { cold }
