; Each key of the set, from attributes of the entry points and from the module.
; RUN: split-file %s %t
; RUN: syclopt -passes=emit-misc-properties %t/all.ll -o %t/all.table && FileCheck %s --input-file=%t/all_0.esimd.prop --check-prefix=ALL
; RUN: syclopt -passes='emit-misc-properties<id-queries-range=size_t>' %t/mode.ll -o %t/mode.table && FileCheck %s --input-file=%t/mode_0.prop --check-prefix=MODE
; RUN: syclopt -passes='emit-misc-properties<id-queries-range=uint>' %t/mixed.ll -o %t/mixed.table && FileCheck %s --input-file=%t/mixed_0.prop --check-prefix=MIXED
; RUN: syclopt -passes=emit-misc-properties %t/none.ll -o %t/none.table && FileCheck %s --input-file=%t/none_0.prop --check-prefix=NONE --allow-empty
; RUN: syclopt -passes=emit-misc-properties %t/status.ll -o %t/status.table && FileCheck %s --input-file=%t/status_0.esimd.prop --check-prefix=STATUS

; ALL:      {{^}}[SYCL/misc properties]{{$}}
; ALL-NEXT: {{^}}isEsimdImage=1|1{{$}}
; ALL-NEXT: {{^}}sycl-grf-size=1|256{{$}}
; ALL-NEXT: {{^}}optLevel=1|3{{$}}
; ALL-NEXT: {{^}}sanUsed=2|gAAAAAAAAAQYzFmb{{$}}
; ALL-NEXT: {{^}}specConstsReplacedWithDefault=1|1{{$}}
; ALL-NOT:  {{.}}

; MODE:      {{^}}[SYCL/misc properties]{{$}}
; MODE-NEXT: {{^}}sycl-register-alloc-mode=1|2{{$}}
; MODE-NEXT: {{^}}idQueriesRange=1|2{{$}}
; MODE-NOT:  {{.}}

; An image with both kinds of kernels has no optLevel.
; MIXED:      {{^}}[SYCL/misc properties]{{$}}
; MIXED-NEXT: {{^}}idQueriesRange=1|1{{$}}
; MIXED-NOT:  {{.}}

; STATUS:      {{^}}[SYCL/misc properties]{{$}}
; STATUS-NEXT: {{^}}isEsimdImage=1|1{{$}}
; STATUS-NOT:  {{.}}

; NONE-NOT: {{.}}

;--- all.ll
@__MsanKernelMetadata = appending addrspace(1) global [0 x i32] zeroinitializer
@__AsanKernelMetadata.2 = appending addrspace(1) global [0 x i32] zeroinitializer

define spir_kernel void @a() "sycl-optlevel"="fast" !sycl_explicit_simd !0 {
  ret void
}

define spir_kernel void @b() #0 !sycl_explicit_simd !0 {
  ret void
}

define spir_kernel void @c() "sycl-optlevel"="1" "sycl-grf-size"="128" !sycl_explicit_simd !0 {
  ret void
}

attributes #0 = { "sycl-optlevel"="3" "sycl-grf-size"="256" }

!sycl.specialization-constants-default-values-module = !{!0}
!0 = !{}
;--- mode.ll
define spir_func void @helper() "sycl-register-alloc-mode"="1" "sycl-optlevel"="1" {
  ret void
}

define spir_kernel void @k() "sycl-register-alloc-mode"="2" "sycl-optlevel"="-1" {
  ret void
}
;--- mixed.ll
define spir_kernel void @sycl() "sycl-optlevel"="2" {
  ret void
}

define spir_kernel void @esimd() "sycl-optlevel"="2" !sycl_explicit_simd !0 {
  ret void
}

!0 = !{}
;--- status.ll
define spir_kernel void @sycl() {
  ret void
}

!sycl-esimd-split-status = !{!0}
!0 = !{i8 1}
;--- none.ll
@__AsanKernel = global i32 0

define spir_func void @__AsanKernelMetadata() !sycl_explicit_simd !0 {
  ret void
}

define spir_kernel void @k() {
  ret void
}

!0 = !{}
