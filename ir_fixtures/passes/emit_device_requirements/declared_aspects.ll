; The aspects of an image are those that its functions use and those that they declare, each once; negative ones are
; internal to the compiler.
; RUN: syclopt -passes=emit-device-requirements %s -o %t.table && FileCheck %s --input-file=%t_0.prop
; RUN: syclopt-image show %t.table | FileCheck %s --check-prefix=SHOWN

; CHECK:      {{^}}[SYCL/device requirements]{{$}}
; CHECK-NEXT: {{^}}aspects=2|gBAAAAAAAAQAAAAAFAAAAYAAAAA{{$}}
; CHECK-NOT:  {{.}}
; SHOWN: requires aspects cpu (1), fp16 (5), fp64 (6)

define spir_kernel void @k() !sycl_used_aspects !0 !sycl_declared_aspects !1 {
  ret void
}

declare !sycl_declared_aspects !2 spir_func void @outside()

!0 = !{!{!"fp64", i32 6}}
!1 = !{i32 5, i32 6, i32 -2}
!2 = !{!{!"cpu", i32 1}}
