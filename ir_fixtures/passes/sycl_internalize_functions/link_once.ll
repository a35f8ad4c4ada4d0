; Functions that each module may have for itself turn internal, alone in their comdats or together. Kernels, SYCL_EXTERNAL
; functions, variables, and functions that others may replace stay as they are.
; RUN: syclopt -passes=sycl-internalize-functions -S < %s | FileCheck %s

target triple = "spir64-unknown-unknown"

; CHECK-NOT: $alone
; CHECK:     $constructor = comdat nodeduplicate
; CHECK:     $kernel = comdat any
; CHECK:     $variable = comdat any
$alone = comdat any
$constructor = comdat any
$kernel = comdat any
$variable = comdat any

; CHECK: @variable = linkonce_odr addrspace(1) constant i32 1, comdat
@variable = linkonce_odr addrspace(1) constant i32 1, comdat

; CHECK: define internal spir_func i32 @alone(i32 %x) {
define linkonce_odr spir_func i32 @alone(i32 %x) comdat {
  ret i32 %x
}

; CHECK: define internal spir_func void @base() comdat($constructor) {
define linkonce_odr spir_func void @base() comdat($constructor) {
  ret void
}

; CHECK: define internal spir_func void @complete() comdat($constructor) {
define linkonce_odr hidden spir_func void @complete() comdat($constructor) {
  ret void
}

; CHECK: define weak_odr spir_kernel void @kernel() comdat {
define weak_odr spir_kernel void @kernel() comdat {
  %x = call spir_func i32 @alone(i32 1)
  ret void
}

; CHECK: define linkonce_odr spir_func void @external() #0 {
define linkonce_odr spir_func void @external() #0 {
  ret void
}

; CHECK: define weak spir_func void @replaced() {
define weak spir_func void @replaced() {
  ret void
}

; CHECK: declare spir_func void @elsewhere()
declare spir_func void @elsewhere()

attributes #0 = { "sycl-module-id"="a.cpp" }
