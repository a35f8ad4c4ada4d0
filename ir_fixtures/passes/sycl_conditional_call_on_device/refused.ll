; A conditional caller makes one direct call; it is only called directly, with a condition that can be read.
; RUN: split-file %s %t
; RUN: not syclopt -passes='sycl-conditional-call-on-device<prefix=x>' %t/none.ll 2>&1 | FileCheck %s --check-prefix=NONE
; RUN: not syclopt -passes='sycl-conditional-call-on-device<prefix=x>' %t/two.ll 2>&1 | FileCheck %s --check-prefix=TWO
; RUN: not syclopt -passes='sycl-conditional-call-on-device<prefix=x>' %t/pointer.ll 2>&1 | FileCheck %s --check-prefix=POINTER
; RUN: not syclopt -passes='sycl-conditional-call-on-device<prefix=x>' %t/itself.ll 2>&1 | FileCheck %s --check-prefix=ITSELF
; RUN: not syclopt -passes='sycl-conditional-call-on-device<prefix=x>' %t/address.ll 2>&1 | FileCheck %s --check-prefix=ADDRESS
; RUN: not syclopt -passes='sycl-conditional-call-on-device<prefix=x>' %t/data.ll 2>&1 | FileCheck %s --check-prefix=DATA
; RUN: not syclopt -passes='sycl-conditional-call-on-device<prefix=x>' %t/value.ll 2>&1 | FileCheck %s --check-prefix=VALUE
; RUN: not syclopt -passes='sycl-conditional-call-on-device<prefix=x>' %t/short.ll 2>&1 | FileCheck %s --check-prefix=SHORT
; RUN: not syclopt -passes='sycl-conditional-call-on-device<prefix=x>' %t/long.ll 2>&1 | FileCheck %s --check-prefix=LONG
; RUN: not syclopt -passes='sycl-conditional-call-on-device<prefix=x>' %t/architecture.ll 2>&1 | FileCheck %s --check-prefix=ARCHITECTURE
; RUN: not syclopt -passes='sycl-conditional-call-on-device<prefix=x>' %t/taken.ll 2>&1 | FileCheck %s --check-prefix=TAKEN
; RUN: syclopt -passes=sycl-conditional-call-on-device %t/good.ll -S 2>&1 | FileCheck %s --check-prefix=PREFIX

; NONE:         none.ll:1:1: error: sycl-conditional-call-on-device: '@c': expected exactly one call (intrinsics aside) in the conditional caller, found 0
; TWO:          two.ll:3:3: error: sycl-conditional-call-on-device: '@c': expected exactly one call (intrinsics aside) in the conditional caller, found 2
; POINTER:      pointer.ll:2:3: error: sycl-conditional-call-on-device: '@c': expected a direct call of a function in the conditional caller, found 'call void %f()'
; ITSELF:       itself.ll:2:3: error: sycl-conditional-call-on-device: '@c': the conditional caller calls another one, '@c'
; ADDRESS:      address.ll:5:1: error: sycl-conditional-call-on-device: '@c': the conditional caller is used in '@g', and not only in direct calls
; DATA:         data.ll:2:3: error: sycl-conditional-call-on-device: '@c': expected a call with the callable's data and a condition, found 'call void @c(i32 -1, i32 5)'
; VALUE:        value.ll:2:3: error: call of '@c': expected constant integers as the condition, found 'i32 %n'
; SHORT:        short.ll:2:3: error: call of '@c': the condition (-4, -1, 5) is cut short: expected a number at position 4
; LONG:         long.ll:2:3: error: call of '@c': the condition (-1, 5, 6) has trailing numbers from position 3
; ARCHITECTURE: architecture.ll:2:3: error: call of '@c': no architecture has the number 7 at position 2 of the condition (-2, 7)
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
;--- data.ll
define void @f() {
  call void @c(i32 -1, i32 5)
  ret void
}
define void @c(i32 %0, i32 %1) "sycl-call-if-on-device-conditionally" {
  call void @action(ptr null)
  ret void
}
declare void @action(ptr)
;--- value.ll
define void @f(i32 %n) {
  call void @c(ptr null, i32 -1, i32 %n)
  ret void
}
define void @c(ptr %f, i32 %0, i32 %1) "sycl-call-if-on-device-conditionally" {
  call void @action(ptr %f)
  ret void
}
declare void @action(ptr)
;--- short.ll
define void @f() {
  call void @c(ptr null, i32 -4, i32 -1, i32 5)
  ret void
}
define void @c(ptr %f, i32 %0, i32 %1, i32 %2) "sycl-call-if-on-device-conditionally" {
  call void @action(ptr %f)
  ret void
}
declare void @action(ptr)
;--- long.ll
define void @f() {
  call void @c(ptr null, i32 -1, i32 5, i32 6)
  ret void
}
define void @c(ptr %f, i32 %0, i32 %1, i32 %2) "sycl-call-if-on-device-conditionally" {
  call void @action(ptr %f)
  ret void
}
declare void @action(ptr)
;--- architecture.ll
define void @f() {
  call void @c(ptr null, i32 -2, i32 7)
  ret void
}
define void @c(ptr %f, i32 %0, i32 %1) "sycl-call-if-on-device-conditionally" {
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
