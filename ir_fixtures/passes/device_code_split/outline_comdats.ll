; A function of a set that other programs may define too is strong, in a comdat that it shares with nothing: comdats of
; several members, as those of destructors, it leaves. Local functions get names of their own, and so do unnamed ones.
; RUN: syclopt -passes='device-code-split<mode=kernel;outline-virtual-functions;clean-up>,verify' -S %s -o %t.table
; RUN: FileCheck %s < %t_0.ll
; RUN: FileCheck %s --check-prefix=KERNEL < %t_1.ll

; CHECK-DAG:  $_ZN1AD0Ev = comdat any
; CHECK-DAG:  ${{"?}}taken${{"?}} = comdat any
; CHECK-DAG:  $own = comdat any
; CHECK:      define spir_func void @_ZN1AD0Ev(ptr %this) #[[#]] "sycl-entry-point" comdat {
; CHECK:      define spir_func void @taken(ptr %this) #[[#]] "sycl-entry-point" section "s" comdat(${{"?}}taken${{"?}}) align 16 {
; CHECK:      define spir_func void @own(ptr %this) #[[#]] "sycl-entry-point" comdat {
; CHECK:      define spir_func void @outside(ptr %this) #[[#]] "sycl-entry-point" comdat align 8 {
; CHECK:      define spir_func void @strong(ptr %this) #[[#]] "sycl-entry-point" {
; CHECK:      define spir_func void @local${{[0-9a-f]+}}(ptr %this) #[[#]] "sycl-entry-point" comdat {
; CHECK:      define spir_func void @unnamed.0${{[0-9a-f]+}}(ptr %this) #[[#]] "sycl-entry-point" comdat {

; KERNEL:     @_ZTV1A = linkonce_odr constant [3 x ptr] [ptr @_ZN1AD0Ev, ptr @local$[[HASH:[0-9a-f]+]], ptr @unnamed.0$[[HASH]]]
; KERNEL-NOT: comdat any
; KERNEL:     define internal spir_func void @_ZN1AD2Ev(ptr %this)

$_ZN1AD5Ev = comdat any
$taken = comdat any
$own = comdat any

@_ZTV1A = linkonce_odr constant [3 x ptr] [ptr @_ZN1AD0Ev, ptr @local, ptr @0]
@member = linkonce_odr global i32 0, comdat($taken)

define spir_kernel void @kernel(ptr %p) "sycl-module-id"="a.cpp" {
  store ptr @_ZTV1A, ptr %p
  call spir_func void @_ZN1AD2Ev(ptr %p)
  ret void
}

define linkonce_odr spir_func void @_ZN1AD2Ev(ptr %this) comdat($_ZN1AD5Ev) {
  ret void
}

define linkonce_odr spir_func void @_ZN1AD0Ev(ptr %this) #0 comdat($_ZN1AD5Ev) {
  ret void
}

define linkonce_odr spir_func void @taken(ptr %this) #0 section "s" comdat align 16 {
  store i32 1, ptr @member
  ret void
}

define weak_odr spir_func void @own(ptr %this) #0 comdat {
  ret void
}

define linkonce_odr spir_func void @outside(ptr %this) #0 align 8 {
  ret void
}

define spir_func void @strong(ptr %this) #0 {
  ret void
}

define internal spir_func void @local(ptr %this) #0 {
  ret void
}

define private spir_func void @0(ptr %this) #0 {
  ret void
}

attributes #0 = { "indirectly-callable"="S" }
