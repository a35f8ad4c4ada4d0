; A thunk is in the set of its virtual function, and from the same translation unit; other thunks are no device code.
; RUN: syclopt -passes=sycl-cleanup-vtables -S < %s | FileCheck %s

; CHECK: @_ZTV1D = constant [6 x ptr] [ptr null, ptr @_ZThn16_N1D1fEv, ptr @_ZTv0_n24_N1D1fEv, ptr @_ZTch0_h16_N1D1cEv, ptr null, ptr @_ZThn8_N1DD1Ev]
@_ZTV1D = constant [6 x ptr] [ptr null, ptr @_ZThn16_N1D1fEv, ptr @_ZTv0_n24_N1D1fEv, ptr @_ZTch0_h16_N1D1cEv, ptr @_ZThn16_N1D1gEv, ptr @_ZThn8_N1DD1Ev]

@_ZN1DD1Ev = alias void (ptr), ptr @_ZN1DD2Ev

define spir_func void @_ZN1D1fEv(ptr %this) "indirectly-callable"="A" "sycl-module-id"="d.cpp" {
  ret void
}

; CHECK: define spir_func void @_ZThn16_N1D1fEv(ptr %this) "indirectly-callable"="A" "sycl-module-id"="d.cpp" {
define spir_func void @_ZThn16_N1D1fEv(ptr %this) {
  %d = getelementptr i8, ptr %this, i64 -16
  tail call spir_func void @_ZN1D1fEv(ptr %d)
  ret void
}

; CHECK: define spir_func void @_ZTv0_n24_N1D1fEv(ptr %this) "sycl-module-id"="e.cpp" "indirectly-callable"="A" {
define spir_func void @_ZTv0_n24_N1D1fEv(ptr %this) "sycl-module-id"="e.cpp" {
  ret void
}

; CHECK: declare spir_func ptr @_ZTch0_h16_N1D1cEv(ptr) "indirectly-callable"="B"
declare spir_func ptr @_ZTch0_h16_N1D1cEv(ptr)

; CHECK: define spir_func void @_ZThn16_N1D1gEv(ptr %this) {
define spir_func void @_ZThn16_N1D1gEv(ptr %this) {
  ret void
}

; CHECK: define spir_func void @_ZThn8_N1DD1Ev(ptr %this) "indirectly-callable"="B" {
define spir_func void @_ZThn8_N1DD1Ev(ptr %this) {
  ret void
}

declare spir_func ptr @_ZN1D1cEv(ptr) "indirectly-callable"="B"

define spir_func void @_ZN1D1gEv(ptr %this) {
  ret void
}

define spir_func void @_ZN1DD2Ev(ptr %this) "indirectly-callable"="B" {
  ret void
}
