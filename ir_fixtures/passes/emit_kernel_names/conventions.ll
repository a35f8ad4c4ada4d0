; Entry points with a calling convention of kernels are listed, in the order of the module.
; RUN: split-file %s %t
; RUN: syclopt -passes=emit-kernel-names %t/in.ll -o %t.table && FileCheck %s --input-file=%t_0.prop
; RUN: syclopt -passes=emit-kernel-names %t/none.ll -o %t/none.table && FileCheck %s --input-file=%t/none_0.prop --check-prefix=NONE --allow-empty

; CHECK:      {{^}}[SYCL/kernel names]{{$}}
; CHECK-NEXT: {{^}}spir=1|1{{$}}
; CHECK-NEXT: {{^}}of ptx=1|1{{$}}
; CHECK-NEXT: {{^}}amd=1|1{{$}}
; CHECK-NOT:  {{.}}
; NONE-NOT:   {{.}}

;--- in.ll
define spir_kernel void @spir() {
  ret void
}

define spir_func void @external() #0 {
  ret void
}

declare spir_kernel void @declared()

define ptx_kernel void @"of ptx"() {
  ret void
}

define amdgpu_kernel void @amd() #0 {
  ret void
}

define void @spir_kernel() {
  ret void
}

attributes #0 = { "sycl-module-id"="a.cpp" }
;--- none.ll
define spir_func void @external() "sycl-module-id"="a.cpp" {
  ret void
}
