; Kernels whose local memory the launch sizes; the value of the attribute does not count.
; RUN: split-file %s %t
; RUN: syclopt -passes=emit-dynamic-local-memory %t/in.ll -o %t.table && FileCheck %s --input-file=%t_0.prop
; RUN: syclopt -passes=emit-dynamic-local-memory %t/none.ll -o %t/none.table && FileCheck %s --input-file=%t/none_0.prop --check-prefix=NONE --allow-empty

; CHECK:      {{^}}[SYCL/work group dynamic local mem]{{$}}
; CHECK-NEXT: {{^}}marked=1|1{{$}}
; CHECK-NEXT: {{^}}with_value=1|1{{$}}
; CHECK-NOT:  {{.}}
; NONE-NOT:   {{.}}

;--- in.ll
target triple = "spir64-unknown-unknown"

define spir_kernel void @marked(ptr addrspace(3) "sycl-implicit-local-arg" %a) "sycl-work-group-scratch" {
  call spir_func void @no_kernel()
  ret void
}

define spir_kernel void @with_value() "sycl-work-group-scratch"="0" {
  ret void
}

define spir_kernel void @static_only() "sycl-work-group-static"="1" {
  ret void
}

define spir_func void @no_kernel() "sycl-work-group-scratch" {
  ret void
}
;--- none.ll
target triple = "spir64-unknown-unknown"

define spir_kernel void @k() {
  ret void
}
