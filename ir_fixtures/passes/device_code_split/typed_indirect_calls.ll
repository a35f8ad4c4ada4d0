; With typed pointers the type of an indirect call still counts, and pointers to different types are different.
; RUN: syclopt -passes='device-code-split<mode=kernel>' %s -o %t.table
; RUN: FileCheck %s --input-file=%t_0.ll

; CHECK-NOT:  {{^define}}
; CHECK:      {{^}}define spir_kernel void @z_caller(
; CHECK:      {{^}}define spir_func void @same(%struct.S addrspace(4)* %p) #0 {{{$}}
; CHECK-NOT:  {{^define}}
%struct.S = type { i32 }

define spir_kernel void @z_caller(void (%struct.S addrspace(4)*)* %f) {
  call spir_func void %f(%struct.S addrspace(4)* null)
  ret void
}

define spir_func void @same(%struct.S addrspace(4)* %p) #0 {
  ret void
}

define spir_func void @other(i32 addrspace(4)* %p) #0 {
  ret void
}

define spir_kernel void @a_second() {
  ret void
}

attributes #0 = { "referenced-indirectly" }
