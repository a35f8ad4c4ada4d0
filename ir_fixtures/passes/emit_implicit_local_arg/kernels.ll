; The place of the parameter for dynamic local memory, 4294967295 (-1) where a kernel has none.
; RUN: split-file %s %t
; RUN: syclopt -passes=emit-implicit-local-arg %t/in.ll -o %t.table && FileCheck %s --input-file=%t_0.prop
; RUN: syclopt -passes=emit-implicit-local-arg %t/other.ll -o %t/other.table && FileCheck %s --input-file=%t/other_0.prop --check-prefix=NONE --allow-empty
; RUN: syclopt -passes=emit-implicit-local-arg %t/none.ll -o %t/none.table && FileCheck %s --input-file=%t/none_0.prop --check-prefix=NONE --allow-empty

; CHECK:      {{^}}[SYCL/implicit local arg]{{$}}
; CHECK-NEXT: {{^}}third=1|2{{$}}
; CHECK-NEXT: {{^}}none=1|4294967295{{$}}
; CHECK-NOT:  {{.}}
; NONE-NOT:   {{.}}

;--- in.ll
target triple = "spirv64-unknown-unknown"

define spir_kernel void @third(i32 %a, ptr byval({ i32, i32 }) %b, ptr addrspace(3) align 4 "sycl-implicit-local-arg" %c) #0 {
  ret void
}

define spir_kernel void @none(i32 %a) "sycl-work-group-static" {
  ret void
}

define spir_kernel void @without(ptr addrspace(3) "sycl-implicit-local-arg" %a) {
  ret void
}

define spir_func void @no_kernel(ptr addrspace(3) "sycl-implicit-local-arg" %a) #0 {
  ret void
}

attributes #0 = { "sycl-work-group-static"="1" }
;--- other.ll
target triple = "nvptx64-nvidia-cuda"

define spir_kernel void @k() "sycl-work-group-static" {
  ret void
}
;--- none.ll
target triple = "spir64"

define spir_kernel void @k() {
  ret void
}
