; What is not at a multiple of its size is refused.
; RUN: not syclopt -passes=sycl-lower-atomics < %s 2>&1 | FileCheck %s

; CHECK: 6:3: error: sycl-lower-atomics: an atomic operation of '@f' has a value at a multiple of 2 bytes, expected 4
define i32 @f(ptr %p) {
  %x = load atomic i32, ptr %p monotonic, align 2
  ret i32 %x
}
