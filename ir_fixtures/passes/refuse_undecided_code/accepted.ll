; Functions that nothing uses are of no consequence, and other images are linked where a device is known at run time.
; UNCHANGED: the pass refuses, or leaves a module as it is
; RUN: syclopt -passes=refuse-undecided-code %s | FileCheck %s
; RUN: syclopt -passes='refuse-undecided-code<links-images>' %s | FileCheck %s
; CHECK: define spir_kernel void @k()

target triple = "spir64-unknown-unknown"

define linkonce_odr void @virtual() "indirectly-callable"="set" {
  ret void
}

define spir_kernel void @k() {
  ret void
}

define internal void @branch() "sycl-if-architecture-is"="intel_gpu_skl" {
  ret void
}

declare void @stub(ptr, ptr, i32, i32) "sycl-call-if-on-device-conditionally"
