; Kernels that reach __devicelib_assert_fail by calls, nearer ones first; all of them, once a caller of it may be called
; indirectly.
; RUN: split-file %s %t
; RUN: syclopt -passes=emit-assert-used %t/direct.ll -o %t/direct.table && FileCheck %s --input-file=%t/direct_0.prop --check-prefix=DIRECT
; RUN: syclopt -passes=emit-assert-used %t/indirect.ll -o %t/indirect.table && FileCheck %s --input-file=%t/indirect_0.prop --check-prefix=INDIRECT
; RUN: syclopt -passes=emit-assert-used %t/none.ll -o %t/none.table && FileCheck %s --input-file=%t/none_0.prop --check-prefix=NONE --allow-empty
; RUN: syclopt -passes=emit-assert-used %t/absent.ll -o %t/absent.table && FileCheck %s --input-file=%t/absent_0.prop --check-prefix=NONE --allow-empty

; DIRECT:      {{^}}[SYCL/assert used]{{$}}
; DIRECT-NEXT: {{^}}near=1|1{{$}}
; DIRECT-NEXT: {{^}}far=1|1{{$}}
; DIRECT-NOT:  {{.}}

; INDIRECT:      {{^}}[SYCL/assert used]{{$}}
; INDIRECT-NEXT: {{^}}far=1|1{{$}}
; INDIRECT-NEXT: {{^}}apart=1|1{{$}}
; INDIRECT-NOT:  {{.}}
; NONE-NOT:      {{.}}

;--- direct.ll
declare spir_func void @__devicelib_assert_fail()

define spir_kernel void @far() {
  call spir_func void @helper()
  ret void
}

define spir_kernel void @apart() {
  ret void
}

define spir_func void @helper() {
  call spir_func void @recursive(i32 1)
  ret void
}

define spir_func void @recursive(i32 %n) {
  call spir_func void @recursive(i32 %n)
  call spir_func void @__devicelib_assert_fail()
  ret void
}

define spir_kernel void @near() {
  call spir_func void @__devicelib_assert_fail()
  ret void
}

define void @no_kernel() {
  call spir_func void @near()
  ret void
}
;--- indirect.ll
define spir_func void @__devicelib_assert_fail() {
  ret void
}

define spir_kernel void @far() {
  ret void
}

define spir_kernel void @apart() {
  ret void
}

define ptx_kernel void @other() {
  ret void
}

define spir_func void @callback() "referenced-indirectly" {
  call spir_func void @__devicelib_assert_fail()
  ret void
}
;--- none.ll
declare spir_func void @__devicelib_assert_fail()

define spir_kernel void @k() {
  ret void
}

define spir_func void @helper() {
  call spir_func void @__devicelib_assert_fail()
  ret void
}
;--- absent.ll
define spir_kernel void @k() {
  ret void
}
