; A bit for each argument, the first one lowest; functions sorted by name. The header is there without keys, too.
; RUN: split-file %s %t
; RUN: syclopt -passes=emit-kernel-param-info %t/in.ll -o %t.table && FileCheck %s --input-file=%t_0.prop
; RUN: syclopt -passes=emit-kernel-param-info %t/none.ll -o %t/none.table && FileCheck %s --input-file=%t/none_0.prop --check-prefix=NONE
; RUN: not syclopt -passes=emit-kernel-param-info %t/bad.ll -o %t/bad.table 2>&1 | FileCheck %s --check-prefix=ERR

; 101, then nine bits of which the last is set: the length is in bits.
; CHECK:      {{^}}[SYCL/kernel param opt]{{$}}
; CHECK-NEXT: {{^}}a=2|DAAAAAAAAAQB{{$}}
; CHECK-NEXT: {{^}}b=2|JAAAAAAAAAAABA{{$}}
; CHECK-NOT:  {{.}}

; NONE:     {{^}}[SYCL/kernel param opt]{{$}}
; NONE-NOT: {{.}}

; ERR: bad.ll:5:1: error: !sycl_kernel_omit_args of '@k': expected integers, found !{!"true"}

;--- in.ll
define spir_kernel void @b() !sycl_kernel_omit_args !1 {
  ret void
}

define spir_kernel void @a() !sycl_kernel_omit_args !0 {
  ret void
}

define spir_kernel void @empty() !sycl_kernel_omit_args !2 {
  ret void
}

!0 = !{i1 true, i1 false, i1 true}
!1 = !{i1 0, i1 0, i1 0, i1 0, i1 0, i1 0, i1 0, i1 0, i32 2}
!2 = !{}
;--- none.ll
define spir_kernel void @k() {
  ret void
}
;--- bad.ll
define spir_kernel void @k() !sycl_kernel_omit_args !0 {
  ret void
}

!0 = !{!"true"}
