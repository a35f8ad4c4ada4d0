; Entry points list the sets that other sets lead to: in vtables, by calls, by addresses, also in circles and behind
; functions that only others of a set call. With `linked`, sets that called sets call by name are called ones.
; RUN: syclopt -passes=sycl-virtual-functions-analysis -S < %s > %t.ll && FileCheck %s < %t.ll
; RUN-UNCHANGED: a second run finds nothing new
; RUN: syclopt -passes=sycl-virtual-functions-analysis -S < %t.ll | FileCheck %s
; RUN: syclopt -passes='sycl-virtual-functions-analysis<linked>' -S < %s > %t.linked.ll && FileCheck %s --check-prefix=LINKED < %t.linked.ll
; RUN-UNCHANGED: a second run finds nothing new
; RUN: syclopt -passes='sycl-virtual-functions-analysis<linked>' -S < %t.linked.ll | FileCheck %s --check-prefix=LINKED

@_ZTV1A = linkonce_odr constant [3 x ptr] [ptr null, ptr null, ptr @af]
@_ZTV1B = linkonce_odr constant [3 x ptr] [ptr null, ptr null, ptr @bf]
@_ZTV1C = linkonce_odr constant [3 x ptr] [ptr null, ptr null, ptr @cf]

; af creates B, whose bf calls cf; af2 of the same set takes the address of df, and that leads to E, which creates A again.
; CHECK:  define spir_kernel void @calls_a(ptr %p) "calls-indirectly"="A" "creates-indirectly"="B,C,D,E" {
; LINKED: define spir_kernel void @calls_a(ptr %p) "calls-indirectly"="A" "creates-indirectly"="B,C,D,E" {
define spir_kernel void @calls_a(ptr %p) "calls-indirectly"="A" {
  ret void
}

; CHECK:  define spir_kernel void @creates_a(ptr %p) "creates-indirectly"="A,B,C,D,E" {
; LINKED: define spir_kernel void @creates_a(ptr %p) "creates-indirectly"="A,B,C,D,E" {
define spir_kernel void @creates_a(ptr %p) {
  store ptr @_ZTV1A, ptr %p
  ret void
}

; bf calls cf by name, which must be there then.
; CHECK:  define spir_kernel void @calls_b(ptr %p) "calls-indirectly"="B" "creates-indirectly"="C" {
; LINKED: define spir_kernel void @calls_b(ptr %p) "calls-indirectly"="B,C" {
define spir_kernel void @calls_b(ptr %p) "calls-indirectly"="B" {
  ret void
}

; CHECK:  define spir_kernel void @calls_cf_by_name(ptr %p) {
; LINKED: define spir_kernel void @calls_cf_by_name(ptr %p) {
define spir_kernel void @calls_cf_by_name(ptr %p) {
  call spir_func void @cf(ptr %p)
  ret void
}

; The image of E is linked for ef, and with it ef2, which creates A.
; CHECK:  define spir_kernel void @calls_ef_by_name(ptr %p) "creates-indirectly"="A,B,C,D" {
; LINKED: define spir_kernel void @calls_ef_by_name(ptr %p) "creates-indirectly"="A,B,C,D" {
define spir_kernel void @calls_ef_by_name(ptr %p) {
  call spir_func void @ef(ptr %p)
  ret void
}

; A function that other modules call is in images, too.
; CHECK: define spir_func void @external(ptr %p) "sycl-module-id"="a.cpp" "creates-indirectly"="B,C" {
define spir_func void @external(ptr %p) "sycl-module-id"="a.cpp" {
  call spir_func void @helper(ptr %p)
  ret void
}

; CHECK: define spir_func void @helper(ptr %p) {
define spir_func void @helper(ptr %p) {
  store ptr @_ZTV1B, ptr %p
  ret void
}

define spir_func void @af(ptr %this) "indirectly-callable"="A" {
  call spir_func void @helper(ptr %this)
  ret void
}

define spir_func void @af2(ptr %this) "indirectly-callable"="A" "sycl-module-id"="a.cpp" {
  store ptr @df, ptr %this
  ret void
}

define spir_func void @bf(ptr %this) "indirectly-callable"="B" {
  call spir_func void @cf(ptr %this)
  ret void
}

define spir_func void @cf(ptr %this) "indirectly-callable"="C" {
  ret void
}

define spir_func void @df(ptr %this) "indirectly-callable"="D" {
  store ptr @ef, ptr %this
  ret void
}

define spir_func void @ef(ptr %this) "indirectly-callable"="E" {
  ret void
}

define spir_func void @ef2(ptr %this) "indirectly-callable"="E" {
  store ptr @_ZTV1A, ptr %this
  ret void
}
