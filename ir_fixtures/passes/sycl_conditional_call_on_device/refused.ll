; A conditional caller makes one direct call, and is only called directly.
; RUN: split-file %s %t
; RUN: not syclopt -passes='sycl-conditional-call-on-device<prefix=x>' %t/none.ll 2>&1 | FileCheck %s --check-prefix=NONE
; RUN: not syclopt -passes='sycl-conditional-call-on-device<prefix=x>' %t/two.ll 2>&1 | FileCheck %s --check-prefix=TWO
; RUN: not syclopt -passes='sycl-conditional-call-on-device<prefix=x>' %t/pointer.ll 2>&1 | FileCheck %s --check-prefix=POINTER
; RUN: not syclopt -passes='sycl-conditional-call-on-device<prefix=x>' %t/itself.ll 2>&1 | FileCheck %s --check-prefix=ITSELF
; RUN: not syclopt -passes='sycl-conditional-call-on-device<prefix=x>' %t/address.ll 2>&1 | FileCheck %s --check-prefix=ADDRESS
; RUN: not syclopt -passes='sycl-conditional-call-on-device<prefix=x>' %t/any.ll 2>&1 | FileCheck %s --check-prefix=ANY
; RUN: not syclopt -passes='sycl-conditional-call-on-device<prefix=x>' %t/taken.ll 2>&1 | FileCheck %s --check-prefix=TAKEN
; RUN: syclopt -passes=sycl-conditional-call-on-device %t/good.ll -S 2>&1 | FileCheck %s --check-prefix=PREFIX

; NONE:         none.ll:1:1: error: sycl-conditional-call-on-device: '@c': expected exactly one call (intrinsics aside) in the conditional caller, found 0
; TWO:          two.ll:3:3: error: sycl-conditional-call-on-device: '@c': expected exactly one call (intrinsics aside) in the conditional caller, found 2
; POINTER:      pointer.ll:2:3: error: sycl-conditional-call-on-device: '@c': expected a direct call of a function in the conditional caller, found 'call void %f()'
; ITSELF:       itself.ll:2:3: error: sycl-conditional-call-on-device: '@c': the conditional caller calls another one, '@c'
; ADDRESS:      address.ll:5:1: error: sycl-conditional-call-on-device: '@c': the conditional caller is used in '@g', and not only in direct calls
; ANY:          any.ll:1:1: error: sycl-conditional-call-on-device: '@c': the conditional caller takes any number of arguments
; TAKEN:        taken.ll:10:1: error: sycl-conditional-call-on-device: '@c_x_1', which is to take the place of '@c', is there already
; PREFIX:       good.ll:5:1: warning: no prefix is given: names may clash with those of other modules{{.*}} [-Wmissing-prefix]
; PREFIX:       call void @c__1(ptr @action, ptr null, i32 -1, i32 5)

;--- none.ll
define void @c(ptr %f) "sycl-call-if-on-device-conditionally" {
  ret void
}
;--- two.ll
define void @c(ptr %f) "sycl-call-if-on-device-conditionally" {
  call void @action(ptr %f)
  call void @action(ptr %f)
  ret void
}
declare void @action(ptr)
;--- pointer.ll
define void @c(ptr %f) "sycl-call-if-on-device-conditionally" {
  call void %f()
  ret void
}
;--- itself.ll
define void @c(ptr %f) "sycl-call-if-on-device-conditionally" {
  call void @c(ptr %f)
  ret void
}
;--- address.ll
define void @f() {
  call void @c(ptr null, i32 -1, i32 5)
  ret void
}
define void @c(ptr %f, i32 %0, i32 %1) "sycl-call-if-on-device-conditionally" {
  call void @action(ptr %f)
  ret void
}
declare void @action(ptr)
@g = global ptr @c
;--- any.ll
define void @c(ptr %f, ...) "sycl-call-if-on-device-conditionally" {
  call void @action(ptr %f)
  ret void
}
declare void @action(ptr)
;--- taken.ll
define void @f() {
  call void @c(ptr null, i32 -1, i32 5)
  ret void
}
define void @c(ptr %f, i32 %0, i32 %1) "sycl-call-if-on-device-conditionally" {
  call void @action(ptr %f)
  ret void
}
declare void @action(ptr)
declare void @c_x_1(ptr, ptr, i32, i32)
;--- good.ll
define void @f() {
  call void @c(ptr null, i32 -1, i32 5)
  ret void
}
define void @c(ptr %f, i32 %0, i32 %1) "sycl-call-if-on-device-conditionally" {
  call void @action(ptr %f)
  ret void
}
declare void @action(ptr)
