; A module whose definitions are all local, preserved or declared comes back as it is, odd spacing included.
; UNCHANGED: there is nothing to internalize
; RUN: syclopt -passes='internalize<preserve=kept>' -S < %s | FileCheck %s --strict-whitespace

;      CHECK:{{^}}@a  =  internal  global i32 0{{$}}
; CHECK-NEXT:{{^}}@b = external   global i32{{$}}
@a  =  internal  global i32 0
@b = external   global i32

;      CHECK:{{^}}define void @kept( ) { ret void }{{$}}
define void @kept( ) { ret void }
