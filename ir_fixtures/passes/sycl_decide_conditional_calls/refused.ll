; What cannot become a direct call is refused, and so are unknown targets.
; RUN: split-file %s %t
; RUN: not syclopt -passes='sycl-decide-conditional-calls<target=intel_gpu_pvv>' %t/result.ll 2>&1 | FileCheck %s --check-prefix=TARGET
; RUN: not syclopt -passes='sycl-decide-conditional-calls<target=intel_gpu_pvc>' %t/result.ll 2>&1 | FileCheck %s --check-prefix=RESULT
; RUN: not syclopt -passes='sycl-decide-conditional-calls<target=intel_gpu_pvc>' %t/more.ll 2>&1 | FileCheck %s --check-prefix=MORE
; RUN: not syclopt -passes='sycl-decide-conditional-calls<target=intel_gpu_pvc>' %t/action.ll 2>&1 | FileCheck %s --check-prefix=ACTION
; RUN: not syclopt -passes='sycl-decide-conditional-calls<target=intel_gpu_pvc>' %t/few.ll 2>&1 | FileCheck %s --check-prefix=FEW
; RUN: not syclopt -passes='sycl-decide-conditional-calls<target=intel_gpu_pvc>' %t/list.ll 2>&1 | FileCheck %s --check-prefix=LIST

; TARGET: error: sycl-decide-conditional-calls: option 'target': unknown target 'intel_gpu_pvv'; did you mean 'intel_gpu_pvc'
; RESULT: result.ll:2:3: error: call of '@stub': expected a plain call that returns nothing, found '%x = call i32 @stub(ptr @f, ptr null, i32 -1, i32 6)'
; MORE:   more.ll:2:3: error: call of '@stub': expected the action '@action' to take a pointer to its data, and nothing else
; ACTION: action.ll:2:3: error: call of '@stub': expected a function as the action, found 'ptr %p'
; FEW:    few.ll:2:3: error: call of '@stub': expected the action, its data and a condition
; LIST:   list.ll:6:1: error: !sycl_conditionally_used_aspects of '@f': the condition (-1) is cut short: expected an aspect at position 2

;--- result.ll
define void @f() {
  %x = call i32 @stub(ptr @f, ptr null, i32 -1, i32 6)
  ret void
}
declare i32 @stub(ptr, ptr, i32, i32) "sycl-call-if-on-device-conditionally"
;--- more.ll
define void @f() {
  call void @stub(ptr @action, ptr null, i32 -1, i32 6)
  ret void
}
declare void @action(ptr, i32)
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
;--- list.ll
define void @f() !sycl_conditionally_used_aspects !0 {
  ret void
}
!0 = !{!1}
!1 = !{!2, !3}
!2 = !{i32 -1}
!3 = !{i32 6}
