; A target must be one of the fixed targets of an image. Images: k_gpu, k_free, k_cpu.
; RUN: rm -rf %t && mkdir %t
; RUN: syclopt -passes='device-code-split<mode=kernel>,emit-device-requirements' %s -o %t/in.table
; RUN: syclopt-aspect-filter -target=intel_gpu_skl %t/in.table -o - | FileCheck %s --check-prefix=GPU
; RUN: syclopt-aspect-filter -target=nvidia_gpu_sm_90 %t/in.table -o - | FileCheck %s --check-prefix=GPU
; RUN: syclopt-aspect-filter -target=spir64 %t/in.table -o - | diff %t/in.table -

; GPU:      {{^}}[Code|Properties]{{$}}
; GPU-NEXT: in_0.ll|
; GPU-NEXT: in_1.ll|
; GPU-NOT:  .ll|

define spir_kernel void @k_gpu() !sycl_fixed_targets !0 {
  ret void
}

define spir_kernel void @k_free() !sycl_fixed_targets !1 {
  ret void
}

define spir_kernel void @k_cpu() !sycl_fixed_targets !2 {
  ret void
}

!0 = !{i32 1, i32 2}
!1 = !{}
!2 = !{i32 1}
