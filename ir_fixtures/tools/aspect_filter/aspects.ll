; One image a kernel, in the order no_name, image, fp64, fp16; a target keeps those whose aspects it has.
; RUN: rm -rf %t && mkdir %t
; RUN: syclopt -passes='device-code-split<mode=kernel>,emit-device-requirements,emit-symbols' %s -o %t/in.table
; RUN: FileCheck %s --input-file=%t/in.table --check-prefix=ALL
; RUN: syclopt-aspect-filter -target=intel_gpu_dg1 %t/in.table -o %t/dg1.table && FileCheck %s --input-file=%t/dg1.table --check-prefix=DG1
; RUN: syclopt-aspect-filter -target=intel_gpu_9_0_9 %t/in.table -o - | FileCheck %s --check-prefix=SKL
; RUN: syclopt-aspect-filter --target nvidia_gpu_sm_50 %t/in.table -o - | FileCheck %s --check-prefix=NVIDIA
; RUN: syclopt-aspect-filter -target=spir64 %t/in.table -o - | diff %t/in.table -
; RUN: syclopt-aspect-filter -target=amd_gpu_gfx942 %t/in.table -o - | diff %t/in.table -

; ALL:         {{^}}[Code|Properties|Symbols]{{$}}
; ALL-COUNT-4: in_{{[0-9]}}.ll|{{.*}}.prop|{{.*}}.sym

; DG1:         {{^}}[Code|Properties|Symbols]{{$}}
; DG1-NEXT:    in_3.ll|{{.*}}in_3.prop|{{.*}}in_3.sym{{$}}
; DG1-NOT:     .ll|

; SKL:         {{^}}[Code|Properties|Symbols]{{$}}
; SKL-NEXT:    in_2.ll|
; SKL-NEXT:    in_3.ll|
; SKL-NOT:     .ll|

; NVIDIA-COUNT-4: in_{{[0-9]}}.ll|

define spir_kernel void @image() !sycl_used_aspects !0 {
  ret void
}

define spir_kernel void @fp64() !sycl_used_aspects !1 {
  ret void
}

define spir_kernel void @fp16() !sycl_used_aspects !2 {
  ret void
}

define spir_kernel void @no_name() !sycl_used_aspects !3 {
  ret void
}

!0 = !{!4, !5}
!1 = !{!5}
!2 = !{i32 5}
!3 = !{i32 999}
!4 = !{!"image", i32 9}
!5 = !{!"fp64", i32 6}
