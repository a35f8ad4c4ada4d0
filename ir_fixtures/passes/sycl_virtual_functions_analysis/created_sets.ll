; A kernel creates the sets of the virtual functions in all vtables that it refers to: itself, through calls, casts,
; aliases, functions whose address it takes, and variables. It has those, too, that functions of these sets or of called
; ones lead to. What it calls indirectly is left as it is.
; RUN: syclopt -passes=sycl-virtual-functions-analysis -S < %s > %t.ll && FileCheck %s < %t.ll
; RUN-UNCHANGED: a second run finds nothing new
; RUN: syclopt -passes=sycl-virtual-functions-analysis -S < %t.ll | FileCheck %s

@_ZTV1A = linkonce_odr unnamed_addr addrspace(1) constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr null, ptr @af, ptr @host] }
@_ZTV1B = linkonce_odr unnamed_addr constant { [3 x ptr], [3 x ptr] } { [3 x ptr] [ptr null, ptr null, ptr @bf], [3 x ptr] [ptr null, ptr null, ptr @_ZThn8_N1B1gEv] }
@_ZTT1B = linkonce_odr constant [1 x ptr] [ptr getelementptr inbounds ({ [3 x ptr], [3 x ptr] }, ptr @_ZTV1B, i32 0, i32 1, i32 2)]
@_ZTV4Host = constant [3 x ptr] [ptr null, ptr null, ptr @host]
@named = constant [1 x ptr] [ptr @cf]
@handlers = constant [1 x ptr] [ptr @makes_b]
@cycle = constant [2 x ptr] [ptr @cycle, ptr @also_named]
@also_named = alias [1 x ptr], ptr @named
@makes_a_too = alias void (ptr), ptr @makes_a

; CHECK: define spir_kernel void @direct(ptr %p) "creates-indirectly"="A" {
define spir_kernel void @direct(ptr %p) {
  store ptr addrspace(1) getelementptr inbounds (i8, ptr addrspace(1) @_ZTV1A, i64 16), ptr %p
  ret void
}

; CHECK: define spir_kernel void @through_calls(ptr %p) #[[#]] "creates-indirectly"="A,B,C" !kept ![[#]] {
define spir_kernel void @through_calls(ptr %p) #0 !kept !0 {
  call spir_func void @loop(ptr %p)
  ret void
}

; CHECK: define ptx_kernel void @through_an_alias(ptr %p) "creates-indirectly"="A" {
define ptx_kernel void @through_an_alias(ptr %p) {
  call void @makes_a_too(ptr %p)
  ret void
}

; CHECK: define amdgpu_kernel void @through_variables() "creates-indirectly"="B,C" {
define amdgpu_kernel void @through_variables() {
  %f = load ptr, ptr @handlers
  call void %f(ptr null)
  ret void
}

; The list of a kernel stays what it was at least; names stand there once.
; CHECK: define spir_kernel void @listed() "creates-indirectly"="B,C,X" {
define spir_kernel void @listed() "creates-indirectly"="X,B" {
  %f = load ptr, ptr @cycle
  store ptr @makes_b, ptr null
  ret void
}

; CHECK: define spir_kernel void @calls_a_set(ptr %object) #[[CALLS:[0-9]+]] "creates-indirectly"="C" {
define spir_kernel void @calls_a_set(ptr %object) #1 {
  %table = load ptr, ptr %object
  %f = load ptr, ptr %table
  call spir_func void %f(ptr %object) "virtual-call"
  ret void
}

; No vtable, one with nothing for the device, or one that only debug information names.
; CHECK: define spir_kernel void @creates_nothing(ptr %p) {
define spir_kernel void @creates_nothing(ptr %p) {
  store ptr @_ZTV4Host, ptr %p
  call spir_func void @af(ptr %p)
    #dbg_value(ptr @_ZTV1B, !1, !DIExpression(), !2)
  ret void
}

; No kernel.
; CHECK: define spir_func void @makes_a(ptr %p) {
define spir_func void @makes_a(ptr %p) {
  store ptr addrspace(1) @_ZTV1A, ptr %p
  ret void
}

define spir_func void @makes_b(ptr %p) personality ptr null {
entry:
  invoke void @construct(ptr %p) to label %next unwind label %lost
next:
  ret void
lost:
  %pad = landingpad { ptr, i32 } cleanup
  ret void
}

; CHECK: define spir_func void @construct(ptr %p) {
define spir_func void @construct(ptr %p) {
  %vtt = load ptr, ptr @_ZTT1B
  store ptr %vtt, ptr %p
  ret void
}

define spir_func void @loop(ptr %p) {
  call spir_func void @loop2(ptr %p)
  ret void
}

define spir_func void @loop2(ptr %p) {
  call spir_func void @loop(ptr %p)
  call spir_func void @makes_a(ptr %p)
  call spir_func void @makes_b(ptr %p)
  ret void
}

define spir_func void @af(ptr %this) "indirectly-callable"="A" {
  ret void
}

; What a virtual function creates is a matter of all kernels with whose images that of its set is linked.
define spir_func void @bf(ptr %this) "indirectly-callable"="B" {
  store ptr @named, ptr %this
  ret void
}

declare spir_func void @_ZThn8_N1B1gEv(ptr)

declare spir_func void @_ZN1B1gEv(ptr) "indirectly-callable"="B"

declare spir_func void @cf(ptr) "indirectly-callable"="C"

define spir_func void @host(ptr %this) {
  call spir_func void @makes_b(ptr %this)
  ret void
}

; CHECK: attributes #[[CALLS]] = { "calls-indirectly"="A,B" }
attributes #0 = { "sycl-module-id"="a.cpp" }
attributes #1 = { "calls-indirectly"="A,B" }

!llvm.module.flags = !{!6}
!0 = !{}
!1 = !DILocalVariable(name: "v", scope: !3, file: !4, line: 1)
!2 = !DILocation(line: 1, scope: !3)
!3 = distinct !DISubprogram(name: "f", scope: !4, file: !4, line: 1, unit: !5, spFlags: DISPFlagDefinition)
!4 = !DIFile(filename: "a.cpp", directory: "/")
!5 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !4)
!6 = !{i32 2, !"Debug Info Version", i32 3}
