; Aspects travel from callees to callers: through direct calls, invokes, casts, aliases and cycles.
; RUN: syclopt -passes=sycl-propagate-aspects-usage -S < %s | FileCheck %s

%A = type { i32 }
%B = type { i32 }
%C = type { i32 }

@alias = alias void (), ptr @uses_c

; CHECK: define spir_kernel void @kernel() !sycl_used_aspects ![[ABC:[0-9]+]] !sycl_fixed_targets ![[NONE:[0-9]+]] {
define spir_kernel void @kernel() {
  call spir_func void @first()
  ret void
}

; Both functions of a cycle have all that the cycle reaches.
; CHECK: define spir_func void @first() !sycl_used_aspects ![[ABC]] {
define spir_func void @first() {
  %x = alloca %A
  call spir_func void @second()
  ret void
}

; CHECK: define spir_func void @second() !sycl_used_aspects ![[ABC]] {
define spir_func void @second() {
  %x = alloca %B
  call spir_func void @first()
  call spir_func void @alias()
  ret void
}

; CHECK: define spir_func void @uses_c() !sycl_used_aspects ![[C:[0-9]+]] {
define spir_func void @uses_c() {
  %x = alloca %C
  ret void
}

; CHECK: define dso_local void @external() #0 personality ptr null !sycl_used_aspects ![[C]] !sycl_fixed_targets ![[NONE]] {
define dso_local void @external() #0 personality ptr null {
  invoke void @uses_c()
      to label %done unwind label %done
done:
  ret void
}

; CHECK: define spir_kernel void @casts() !sycl_used_aspects ![[C]] !sycl_fixed_targets ![[NONE]] {
define spir_kernel void @casts() {
  call addrspace(4) void addrspacecast (ptr @uses_c to ptr addrspace(4))()
  ret void
}

; Calls through pointers, and what only looks like a call, bring nothing.
; CHECK: define spir_kernel void @none(ptr %f) !sycl_fixed_targets ![[NONE]] {
define spir_kernel void @none(ptr %f) {
  ; call void @uses_c()
  call void asm "call @uses_c()", ""()
  store ptr @uses_c, ptr %f
  call spir_func void %f()
  ret void
}

; No entry point reaches this one, so it has what it uses itself.
; CHECK: define spir_func void @unreached() !sycl_used_aspects ![[A:[0-9]+]] {
define spir_func void @unreached() {
  %x = alloca %A
  call spir_func void @uses_c()
  ret void
}

; CHECK: define spir_func void @unreached_caller() {
define spir_func void @unreached_caller() {
  call spir_func void @uses_c()
  ret void
}

; A builtin is no entry point, whatever it carries.
; CHECK: define spir_func void @_Z13__spirv_thing() #0 {
define spir_func void @_Z13__spirv_thing() #0 {
  call spir_func void @uses_c()
  ret void
}

attributes #0 = { "sycl-module-id"="a.cpp" }

!sycl_aspects = !{!0}
!sycl_types_that_use_aspects = !{!1, !2, !3}
!0 = !{!"fp64", i32 6}
!1 = !{!"A", i32 3}
!2 = !{!"B", i32 20}
!3 = !{!"C", i32 1}
; CHECK-DAG: ![[ABC]] = !{i32 1, i32 3, i32 20}
; CHECK-DAG: ![[C]] = !{i32 1}
; CHECK-DAG: ![[A]] = !{i32 3}
; CHECK-DAG: ![[NONE]] = !{}
