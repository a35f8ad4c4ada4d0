; What cannot become a direct call is refused, and so are unknown targets.
; RUN: split-file %s %t
; RUN: not syclopt -passes='sycl-decide-conditional-calls<target=intel_gpu_pvv>' %t/result.ll 2>&1 | FileCheck %s --check-prefix=TARGET
; RUN: not syclopt -passes='sycl-decide-conditional-calls<target=intel_gpu_pvc>' %t/result.ll 2>&1 | FileCheck %s --check-prefix=RESULT
; RUN: not syclopt -passes='sycl-decide-conditional-calls<target=intel_gpu_pvc>' %t/more.ll 2>&1 | FileCheck %s --check-prefix=MORE
; RUN: not syclopt -passes='sycl-decide-conditional-calls<target=intel_gpu_pvc>' %t/action.ll 2>&1 | FileCheck %s --check-prefix=ACTION
; RUN: not syclopt -passes='sycl-decide-conditional-calls<target=intel_gpu_pvc>' %t/few.ll 2>&1 | FileCheck %s --check-prefix=FEW
; RUN: not syclopt -passes='sycl-decide-conditional-calls<target=intel_gpu_pvc>' %t/any.ll 2>&1 | FileCheck %s --check-prefix=ANY
; RUN: not syclopt -passes='sycl-decide-conditional-calls<target=intel_gpu_pvc>' %t/value.ll 2>&1 | FileCheck %s --check-prefix=VALUE
; RUN: not syclopt -passes='sycl-decide-conditional-calls<target=intel_gpu_pvc>' %t/short.ll 2>&1 | FileCheck %s --check-prefix=SHORT
; RUN: not syclopt -passes='sycl-decide-conditional-calls<target=intel_gpu_pvc>' %t/long.ll 2>&1 | FileCheck %s --check-prefix=LONG
; RUN: not syclopt -passes='sycl-decide-conditional-calls<target=intel_gpu_pvc>' %t/architecture.ll 2>&1 | FileCheck %s --check-prefix=ARCHITECTURE
; RUN: not syclopt -passes='sycl-decide-conditional-calls<target=intel_gpu_pvc>' %t/list.ll 2>&1 | FileCheck %s --check-prefix=LIST

; TARGET: error: sycl-decide-conditional-calls: option 'target': unknown target 'intel_gpu_pvv'; did you mean 'intel_gpu_pvc'
; RESULT: result.ll:2:3: error: call of '@stub': expected a plain call that returns nothing, found '%x = call i32 @stub(ptr @f, ptr null, i32 -1, i32 6)'
; MORE:   more.ll:2:3: error: call of '@stub': the action '@action' takes 'i64', found 'i32 7'
; ANY:    any.ll:2:3: error: call of '@stub': the action '@action' takes any number of arguments, and is not called directly
; ACTION: action.ll:2:3: error: call of '@stub': expected a function as the action, found 'ptr %p'
; FEW:    few.ll:2:3: error: call of '@stub': expected the action '@f', what it takes, and a condition
; VALUE:  value.ll:2:3: error: call of '@stub': expected constant integers as the condition, found 'i32 %n'
; SHORT:  short.ll:2:3: error: call of '@stub': the condition (-4, -1, 5) is cut short: expected a number at position 4
; LONG:   long.ll:2:3: error: call of '@stub': the condition (-1, 5, 6) has trailing numbers from position 3
; ARCHITECTURE: architecture.ll:2:3: error: call of '@stub': no architecture has the number 7 at position 2 of the condition (-2, 7)
; LIST:   list.ll:6:1: error: !sycl_conditionally_used_aspects of '@f': the condition (-1) is cut short: expected an aspect at position 2

;--- result.ll
define void @f() {
  %x = call i32 @stub(ptr @f, ptr null, i32 -1, i32 6)
  ret void
}
declare i32 @stub(ptr, ptr, i32, i32) "sycl-call-if-on-device-conditionally"
;--- more.ll
define void @f() {
  call void @stub(ptr @action, ptr null, i32 7, i32 -1, i32 6)
  ret void
}
declare void @action(ptr, i64)
declare void @stub(ptr, ptr, i32, i32, i32) "sycl-call-if-on-device-conditionally"
;--- any.ll
define void @f() {
  call void @stub(ptr @action, ptr null, i32 -1, i32 6)
  ret void
}
declare void @action(ptr, ...)
declare void @stub(ptr, ptr, i32, i32) "sycl-call-if-on-device-conditionally"
;--- action.ll
define void @f(ptr %p) {
  call void @stub(ptr %p, ptr null, i32 -1, i32 6)
  ret void
}
declare void @stub(ptr, ptr, i32, i32) "sycl-call-if-on-device-conditionally"
;--- few.ll
define void @f() {
  call void @stub(ptr @f)
  ret void
}
declare void @stub(ptr) "sycl-call-if-on-device-conditionally"
;--- value.ll
define void @f(i32 %n) {
  call void @stub(ptr @action, ptr null, i32 -1, i32 %n)
  ret void
}
declare void @action(ptr)
declare void @stub(ptr, ptr, i32, i32) "sycl-call-if-on-device-conditionally"
;--- short.ll
define void @f(i32 %n) {
  call void @stub(ptr @action, ptr null, i32 -4, i32 -1, i32 5)
  ret void
}
declare void @action(ptr)
declare void @stub(ptr, ptr, i32, i32, i32) "sycl-call-if-on-device-conditionally"
;--- long.ll
define void @f(i32 %n) {
  call void @stub(ptr @action, ptr null, i32 -1, i32 5, i32 6)
  ret void
}
declare void @action(ptr)
declare void @stub(ptr, ptr, i32, i32, i32) "sycl-call-if-on-device-conditionally"
;--- architecture.ll
define void @f(i32 %n) {
  call void @stub(ptr @action, ptr null, i32 -2, i32 7)
  ret void
}
declare void @action(ptr)
declare void @stub(ptr, ptr, i32, i32) "sycl-call-if-on-device-conditionally"
;--- list.ll
define void @f() !sycl_conditionally_used_aspects !0 {
  ret void
}
!0 = !{!1}
!1 = !{!2, !3}
!2 = !{i32 -1}
!3 = !{i32 6}
