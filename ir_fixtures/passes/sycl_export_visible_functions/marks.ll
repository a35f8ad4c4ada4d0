; Functions that other modules see are for all, and of the same unit as the kernels; static and hidden ones, reserved
; names, and other conventions are not.
; RUN: syclopt -passes='sycl-export-visible-functions<unit=a.cl>' -S < %s | FileCheck %s

; CHECK: define spir_func i32 @visible(i32 %x) "sycl-module-id"="a.cl" {
define spir_func i32 @visible(i32 %x) {
  ret i32 %x
}

; CHECK: define hidden spir_func void @hidden() {
define hidden spir_func void @hidden() {
  ret void
}

; CHECK: define internal spir_func void @static() {
define internal spir_func void @static() {
  ret void
}

; CHECK: define linkonce_odr spir_func void @inline() {
define linkonce_odr spir_func void @inline() {
  ret void
}

; CHECK: define spir_func void @__reserved() {
define spir_func void @__reserved() {
  ret void
}

; CHECK: define void @of_c() {
define void @of_c() {
  ret void
}

; CHECK: define spir_kernel void @kernel() "sycl-module-id"="a.cl" {
define spir_kernel void @kernel() {
  ret void
}

; CHECK: declare spir_func void @elsewhere(){{$}}
declare spir_func void @elsewhere()
