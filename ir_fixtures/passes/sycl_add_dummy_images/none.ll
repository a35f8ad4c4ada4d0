; No dummy for a set that needs nothing but what every device has, an image of kernels, or an image of both.
; RUN: split-file %s %t
; RUN: syclopt -passes='emit-symbols,sycl-add-dummy-images' %t/plain.ll -o %t/plain.table && FileCheck %s < %t/plain.table
; RUN: syclopt -passes='emit-symbols,sycl-add-dummy-images' %t/kernels.ll -o %t/kernels.table && FileCheck %s < %t/kernels.table
; RUN: syclopt -passes='emit-symbols,sycl-add-dummy-images' %t/both.ll -o %t/both.table && FileCheck %s < %t/both.table

; CHECK:      {{^}}[Code|Properties|Symbols]{{$}}
; CHECK-NEXT: _0.sym{{$}}
; CHECK-NOT:  {{.}}

;--- plain.ll
define spir_func void @f() "indirectly-callable"="S" !sycl_used_aspects !0 {
  ret void
}

!0 = !{i32 -1}
;--- kernels.ll
@vtable = constant [1 x ptr] [ptr @f]

define spir_kernel void @k() !sycl_used_aspects !0 {
  store ptr @vtable, ptr null
  ret void
}

declare !sycl_used_aspects !0 spir_func void @f() "indirectly-callable"="S"

!0 = !{i32 6}
;--- both.ll
define spir_kernel void @k() !sycl_used_aspects !0 {
  ret void
}

define spir_func void @f() "indirectly-callable"="S" "sycl-module-id"="a.cpp" !sycl_used_aspects !0 {
  ret void
}

!0 = !{i32 6}
