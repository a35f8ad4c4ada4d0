; Two translation units whose kernels use optional features: mode source makes an image of each combination of unit and
; features, and the greatest key, byte by byte, comes first. Mode auto is the same.
; RUN: syclopt -passes='device-code-split<mode=source>,emit-symbols' %s -o %t.table
; RUN: cat %t_0.sym %t_1.sym %t_2.sym %t_3.sym %t_4.sym %t_5.sym %t_6.sym | FileCheck %s
; RUN: FileCheck %s --input-file=%t.table --check-prefix=TABLE
; RUN: FileCheck %s --input-file=%t_2.ll --check-prefix=FP64
; RUN: FileCheck %s --input-file=%t_6.ll --check-prefix=PLAIN
; RUN: syclopt -passes='device-code-split<mode=auto>,emit-symbols' %s -o %t.auto.table
; RUN: diff %t_0.ll %t.auto_0.ll && diff %t_3.ll %t.auto_3.ll && diff %t_6.ll %t.auto_6.ll
; RUN: syclopt -passes='device-code-split,emit-symbols' %s -o %t.default.table
; RUN: diff %t_0.ll %t.default_0.ll && diff %t_3.ll %t.default_3.ll && diff %t_6.ll %t.default_6.ll

; CHECK:      {{^}}of_q{{$}}
; CHECK-NEXT: {{^}}virtual_member{{$}}
; CHECK-NEXT: {{^}}with_fp64{{$}}
; CHECK-NEXT: {{^}}with_group_size{{$}}
; CHECK-NEXT: {{^}}with_sub_group_16{{$}}
; CHECK-NEXT: {{^}}unoptimised{{$}}
; CHECK-NEXT: {{^}}plain{{$}}
; CHECK-NEXT: {{^}}second_plain{{$}}
; CHECK-NOT:  {{.}}

; TABLE:         {{^}}[Code|Symbols]{{$}}
; TABLE-COUNT-7: {{_[0-6][.]ll[|].*_[0-6][.]sym$}}
; TABLE-NOT:     {{.}}

; FP64:      {{^}}define spir_kernel void @with_fp64() #0 "sycl-entry-point" !sycl_used_aspects !0 {{{$}}
; FP64-NEXT:   call spir_func void @shared()
; FP64:      {{^}}define internal spir_func void @shared() {{{$}}
; FP64-NOT:  define
; FP64:      {{^}}attributes #0 = { "sycl-module-id"="p.cpp" }{{$}}
; FP64-NOT:  attributes
; FP64:      {{^}}!0 = !{i32 6}{{$}}
; FP64-NOT:  {{^!}}

; PLAIN-NOT:   define
; PLAIN:       {{^}}define spir_kernel void @plain() #0 "sycl-entry-point" {{{$}}
; PLAIN-NEXT:    call spir_func void @shared()
; PLAIN-NOT:   define
; PLAIN:       {{^}}define spir_kernel void @second_plain() #0 "sycl-entry-point" {{{$}}
; PLAIN-NOT:   define
; PLAIN:       {{^}}define internal spir_func void @shared() {{{$}}
; PLAIN-NOT:   define
; PLAIN-NOT:   {{^!}}

define spir_kernel void @plain() #0 {
  call spir_func void @shared()
  ret void
}

define spir_kernel void @unoptimised() #3 {
  ret void
}

define spir_kernel void @with_fp64() #0 !sycl_used_aspects !0 {
  call spir_func void @shared()
  ret void
}

define spir_kernel void @with_sub_group_16() #0 !intel_reqd_sub_group_size !2 {
  ret void
}

define spir_kernel void @of_q() #1 {
  ret void
}

define spir_func void @virtual_member() #2 {
  ret void
}

define spir_kernel void @with_group_size() #0 !reqd_work_group_size !1 {
  ret void
}

define spir_kernel void @second_plain() #0 {
  ret void
}

define internal spir_func void @shared() {
  ret void
}

attributes #0 = { "sycl-module-id"="p.cpp" }
attributes #1 = { "sycl-module-id"="q.cpp" }
attributes #2 = { "sycl-module-id"="p.cpp" "indirectly-callable"="S" }
attributes #3 = { "sycl-module-id"="p.cpp" "sycl-optlevel"="0" }

!0 = !{i32 6}
!1 = !{i32 16, i32 1, i32 1}
!2 = !{i32 16}
