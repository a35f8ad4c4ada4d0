; A kernel that calls functions of sets by their names needs these sets in any case: that an entry point which it calls
; lists one of them changes nothing, so that what was listed is not listed again. What only others list, it lists, too.
; RUN: syclopt -passes=sycl-virtual-functions-analysis -S < %s | FileCheck %s
; RUN: syclopt -passes=sycl-virtual-functions-analysis,sycl-virtual-functions-analysis -S < %s | FileCheck %s

@_ZTV4Base = linkonce_odr constant [3 x ptr] [ptr null, ptr null, ptr @first]

define void @first(ptr %p) "indirectly-callable"="A" {
  ret void
}

define void @second(ptr %p) "indirectly-callable"="B" {
  store ptr @_ZTV4Base, ptr %p
  ret void
}

; CHECK: define void @outer(ptr %p) "sycl-module-id"="a.cpp" "creates-indirectly"="A" {
define void @outer(ptr %p) "sycl-module-id"="a.cpp" {
  call void @second(ptr %p)
  ret void
}

; CHECK: define spir_kernel void @kernel(ptr %p) {
define spir_kernel void @kernel(ptr %p) {
  call void @first(ptr %p)
  call void @outer(ptr %p)
  ret void
}

declare void @elsewhere(ptr) "creates-indirectly"="A,B"

; CHECK: define spir_kernel void @other(ptr %p) "creates-indirectly"="A" {
define spir_kernel void @other(ptr %p) {
  call void @second(ptr %p)
  call void @elsewhere(ptr %p)
  ret void
}
