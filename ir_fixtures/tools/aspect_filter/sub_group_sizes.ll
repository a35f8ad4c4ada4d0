; The required sub-group size of an image is one that the target lists. Images: c_eight, b_sixteen, a_none.
; RUN: rm -rf %t && mkdir %t
; RUN: syclopt -passes='device-code-split<mode=kernel>,emit-device-requirements' %s -o %t/in.table
; RUN: syclopt-aspect-filter -target=intel_gpu_skl %t/in.table -o - | FileCheck %s --check-prefixes=NONE,SIXTEEN,EIGHT
; RUN: syclopt-aspect-filter -target=intel_gpu_pvc %t/in.table -o - | FileCheck %s --check-prefixes=NONE,SIXTEEN
; RUN: syclopt-aspect-filter -target=nvidia_gpu_sm_90 %t/in.table -o - | FileCheck %s --check-prefix=NONE
; RUN: syclopt-aspect-filter -target=native_cpu %t/in.table -o - | FileCheck %s --check-prefixes=NONE,SIXTEEN,EIGHT

; A size beside ESIMD code does not count.
; RUN: printf '[SYCL/device requirements]\nreqd_sub_group_size=1|1\n[SYCL/misc properties]\nisEsimdImage=1|1\n' > %t/e.prop
; RUN: printf '[Code|Properties]\na.bc|%%s\n' %t/e.prop > %t/esimd.table
; RUN: syclopt-aspect-filter -target=intel_gpu_pvc %t/esimd.table -o - | diff %t/esimd.table -

; NONE:         {{^}}[Code|Properties]{{$}}
; EIGHT-NEXT:   in_0.ll|
; SIXTEEN-NEXT: in_1.ll|
; NONE-NEXT:    in_2.ll|
; NONE-NOT:     .ll|

define spir_kernel void @a_none() {
  ret void
}

define spir_kernel void @b_sixteen() !intel_reqd_sub_group_size !0 {
  ret void
}

define spir_kernel void @c_eight() !intel_reqd_sub_group_size !1 {
  ret void
}

!0 = !{i32 16}
!1 = !{i32 8}
