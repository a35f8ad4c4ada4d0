; A module without marks is for any target.
; UNCHANGED: nothing to decide
; RUN: syclopt -passes='sycl-resolve-if-architecture<target=spir64>' -S < %s | FileCheck %s

; CHECK: define void @f() #0 {
define void @f() #0 {
  ret void
}

attributes #0 = { noinline }
