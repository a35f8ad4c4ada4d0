; Functions that were not outlined make no conditional calls, and a module without stubs needs no known target.
; UNCHANGED: nothing to decide
; RUN: syclopt -passes='sycl-decide-conditional-calls<target=nothing>' -S < %s | FileCheck %s

; CHECK: define void @f() #0
define void @f() #0 {
  ret void
}

attributes #0 = { "sycl-call-if-on-device-conditionally" }
