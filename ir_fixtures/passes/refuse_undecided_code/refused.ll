; Calls of functions that are for some devices alone are refused, each with its place; so are other uses of them.
; RUN: split-file %s %t
; RUN: not syclopt -passes=refuse-undecided-code %t/is.ll 2>&1 | FileCheck %s --check-prefix=IS
; RUN: not syclopt -passes=refuse-undecided-code %t/otherwise.ll 2>&1 | FileCheck %s --check-prefix=OTHERWISE
; RUN: not syclopt -passes=refuse-undecided-code %t/stub.ll 2>&1 | FileCheck %s --check-prefix=STUB
; RUN: not syclopt -passes=refuse-undecided-code %t/caller.ll 2>&1 | FileCheck %s --check-prefix=CALLER
; RUN: not syclopt -passes=refuse-undecided-code %t/address.ll 2>&1 | FileCheck %s --check-prefix=ADDRESS
; RUN: not syclopt -passes='refuse-undecided-code<links-images>' %t/outlined.ll 2>&1 | FileCheck %s --check-prefix=OUTLINED

; IS:        is.ll:3:3: error: refuse-undecided-code: call of '@branch' in '@k': its body is for some architectures alone; compile ahead of time, for a target (-o TARGET,FILE)
; OTHERWISE: otherwise.ll:2:3: error: refuse-undecided-code: call of '@branch' in '@k': its body is for some architectures alone
; STUB:      stub.ll:2:3: error: refuse-undecided-code: call of '@stub' in '@k': nothing has decided its condition; name a target (-o TARGET,FILE), or let the action have an image of its own (without -ir-output-only, for a runtime that links such images)
; CALLER:    caller.ll:2:3: error: refuse-undecided-code: call of '@caller' in '@k': its condition is lost with its body; run sycl-conditional-call-on-device before aspects are propagated
; ADDRESS:   address.ll:1:1: error: refuse-undecided-code: '@table' refers to '@branch': its body is for some architectures alone
; OUTLINED:  outlined.ll:2:1: error: refuse-undecided-code: '@virtual' would be in an image that is linked at run time, where the triple is that of spir64_gen

;--- is.ll
define spir_kernel void @k() {
  call void @other()
  call void @branch()
  ret void
}
define internal void @branch() "sycl-if-architecture-is"="intel_gpu_skl" {
  ret void
}
declare void @other()
;--- otherwise.ll
define spir_kernel void @k() {
  %x = invoke i32 @branch() to label %next unwind label %next
next:
  ret void
}
define internal i32 @branch() "sycl-if-architecture-is-not"="intel_gpu_skl" {
  ret i32 1
}
;--- stub.ll
define spir_kernel void @k() {
  call void @stub(ptr @action, ptr null, i32 -1, i32 6)
  ret void
}
declare void @action(ptr)
declare void @stub(ptr, ptr, i32, i32) "sycl-call-if-on-device-conditionally"
;--- caller.ll
define spir_kernel void @k() {
  call void @caller(ptr null, i32 -1, i32 6)
  ret void
}
define internal void @caller(ptr %f, i32, i32) "sycl-call-if-on-device-conditionally"="true" {
  ret void
}
;--- address.ll
@table = global ptr @branch
define internal void @branch() "sycl-if-architecture-is"="intel_gpu_skl" {
  ret void
}
;--- outlined.ll
target triple = "spir64_gen-unknown-unknown"
define linkonce_odr void @virtual() "indirectly-callable"="set" {
  ret void
}
