; A module without anything dead comes back as it is: odd spacing, use lists and what nothing uses included.
; UNCHANGED: everything is live
; RUN: syclopt -passes=globaldce -S < %s | FileCheck %s --strict-whitespace

;      CHECK:{{^}}%unused = type  { i32 }{{$}}
%unused = type  { i32 }

;      CHECK:{{^}}@0  = global  i32 0{{$}}
@0  = global  i32 0

;      CHECK:{{^}}define void @main( ) { ret void }{{$}}
define void @main( ) { ret void }

;      CHECK:{{^}}attributes #7 = { cold }{{$}}
attributes #7 = { cold }

;      CHECK:{{^}}!0 = !{ptr @main}{{$}}
!0 = !{ptr @main}
