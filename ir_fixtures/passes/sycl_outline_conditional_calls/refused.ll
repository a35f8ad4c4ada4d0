; Actions of other modules, stubs that are used otherwise.
; RUN: split-file %s %t
; RUN: not syclopt -passes=sycl-outline-conditional-calls %t/declared.ll 2>&1 | FileCheck %s --check-prefix=DECLARED
; RUN: not syclopt -passes=sycl-outline-conditional-calls %t/stored.ll 2>&1 | FileCheck %s --check-prefix=STORED
; RUN: not syclopt -passes=sycl-outline-conditional-calls %t/condition.ll 2>&1 | FileCheck %s --check-prefix=CONDITION
; RUN: not syclopt -passes=sycl-outline-conditional-calls %t/result.ll 2>&1 | FileCheck %s --check-prefix=RESULT

; DECLARED:  declared.ll:2:3: error: call of '@stub': '@a', the action, is only declared, and cannot be put into an add-on image
; STORED:    stored.ll:1:1: error: '@stub' is used in '@table', and not only in direct calls, as conditional calls must be
; CONDITION: condition.ll:2:3: error: call of '@stub': the condition (-1, 6, 7) has trailing numbers from position 3
; RESULT:    result.ll:2:3: error: call of '@stub': expected a plain call that returns nothing, found '%x = call i32 @stub(ptr @a, ptr null, i32 -1, i32 6)'

;--- declared.ll
define void @f(ptr %p) {
  call void @stub(ptr @a, ptr %p, i32 -1, i32 6)
  ret void
}
declare void @a(ptr)
declare void @stub(ptr, ptr, i32, i32) "sycl-call-if-on-device-conditionally"
;--- stored.ll
@table = constant [1 x ptr] [ptr @stub]
declare void @stub(ptr, ptr, i32, i32) "sycl-call-if-on-device-conditionally"
;--- condition.ll
define void @f(ptr %p) {
  call void @stub(ptr @a, ptr %p, i32 -1, i32 6, i32 7)
  ret void
}
define void @a(ptr %p) {
  ret void
}
declare void @stub(ptr, ptr, i32, i32, i32) "sycl-call-if-on-device-conditionally"
;--- result.ll
define void @f() {
  %x = call i32 @stub(ptr @a, ptr null, i32 -1, i32 6)
  ret void
}
define void @a(ptr %p) {
  ret void
}
declare i32 @stub(ptr, ptr, i32, i32) "sycl-call-if-on-device-conditionally"
