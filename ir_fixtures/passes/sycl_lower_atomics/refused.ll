; Scopes that nobody knows, values that are too wide, and sums of halves for the whole system are refused.
; RUN: split-file %s %t
; RUN: not syclopt -passes=sycl-lower-atomics < %t/scope.ll 2>&1 | FileCheck %s --check-prefix=SCOPE
; RUN: not syclopt -passes=sycl-lower-atomics < %t/wide.ll 2>&1 | FileCheck %s --check-prefix=WIDE
; RUN: not syclopt -passes=sycl-lower-atomics < %t/half.ll 2>&1 | FileCheck %s --check-prefix=HALF

; SCOPE: 2:3: error: sycl-lower-atomics: an atomic operation of '@f' is for the scope 'galaxy', expected one of 'singlethread'
;--- scope.ll
define void @f() {
  fence syncscope("galaxy") release
  ret void
}

; WIDE: 2:3: error: sycl-lower-atomics: an atomic operation of '@f' has a value of 16 bytes, expected at most 8
;--- wide.ll
define void @f(ptr %p) {
  %old = cmpxchg ptr %p, i128 0, i128 1 monotonic monotonic
  ret void
}

; HALF: 2:3: error: sycl-lower-atomics: an atomic operation of '@f' adds values of type 'half' for the whole system
;--- half.ll
define void @f(ptr %p) {
  %old = atomicrmw fadd ptr %p, half 1.0 monotonic
  ret void
}
