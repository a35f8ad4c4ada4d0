; An image of ESIMD kernels alone says so, in its names too; a module with both kinds is one image. What is asked to be
; lowered or split apart is refused, as syclopt does not do it.
; RUN: rm -rf %t && split-file %s %t
; RUN: syclopt-post-link -split=kernel -properties -symbols -split-esimd -S %t/esimd.ll -o spir64,%t/t.files
; RUN: FileCheck %s --input-file=%t/t.files
; RUN: FileCheck %s --input-file=%t/t_1.spir64.prop --check-prefix=PROPERTIES
; RUN: FileCheck %s --input-file=%t/t_0.esimd.ll --check-prefix=ESIMD
; RUN: syclopt-post-link -split=kernel -symbols -S %t/both.ll -o %t/u.files && FileCheck %s --input-file=%t/u.files --check-prefix=KERNELS
; RUN: syclopt-post-link -symbols -S %t/both.ll -o %t/v.files && FileCheck %s --input-file=%t/v_0.ll --check-prefix=BOTH
; RUN: not syclopt-post-link -symbols -split-esimd -S %t/both.ll -o %t/w.files 2>&1 | FileCheck %s --check-prefix=SPLIT
; RUN: not syclopt-post-link -lower-esimd -S %t/both.ll -o %t/w.files 2>&1 | FileCheck %s --check-prefix=LOWER
; RUN: not ls %t/w_0.ll

; CHECK:      {{^}}[Code|Properties|Symbols]{{$}}
; CHECK-NEXT: /t_0.esimd.ll|{{.*}}/t_0.spir64.prop|{{.*}}/t_0.esimd.sym{{$}}
; CHECK-NEXT: /t_1.esimd.ll|{{.*}}/t_1.spir64.prop|{{.*}}/t_1.esimd.sym{{$}}
; PROPERTIES: isEsimdImage=1|1
; ESIMD-DAG:  !sycl-esimd-split-status = !{![[N:[0-9]+]]}
; ESIMD-DAG:  ![[N]] = !{i8 1}
; KERNELS:      /u_0.ll|{{.*}}/u_0.sym{{$}}
; KERNELS-NEXT: /u_1.esimd.ll|{{.*}}/u_1.esimd.sym{{$}}
; BOTH:       define spir_kernel void @esimd()
; BOTH:       define spir_kernel void @sycl()
; BOTH:       = !{i8 2}
; SPLIT:      error: refuse-unlowered-features: '@esimd': ESIMD functions cannot be split from others here
; LOWER:      error: refuse-unlowered-features: '@esimd': ESIMD functions cannot be lowered here

;--- both.ll
target triple = "spir64-unknown-unknown"

define spir_kernel void @esimd() !sycl_explicit_simd !0 {
  ret void
}

define spir_kernel void @sycl() {
  ret void
}

!0 = !{}
;--- esimd.ll
target triple = "spir64-unknown-unknown"

define spir_kernel void @a() !sycl_explicit_simd !0 {
  ret void
}

define spir_kernel void @b() !sycl_explicit_simd !0 {
  ret void
}

!0 = !{}
