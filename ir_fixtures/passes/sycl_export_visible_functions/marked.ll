; Where the compiler has said which functions others may call, nothing changes.
; UNCHANGED: a function has the attribute
; RUN: syclopt -passes=sycl-export-visible-functions -S < %s | FileCheck %s

; CHECK: define spir_func void @other() {
define spir_func void @other() {
  ret void
}

; CHECK: define spir_func void @external() #0 {
define spir_func void @external() #0 {
  ret void
}

; CHECK: attributes #0 = { "sycl-module-id"="a.cpp" }
attributes #0 = { "sycl-module-id"="a.cpp" }
