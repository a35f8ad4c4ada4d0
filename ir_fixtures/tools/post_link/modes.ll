; What an image holds in each mode; without -split, and without any option, it is that of auto. A SYCL_EXTERNAL function that another image calls is there as a copy, hidden.
; RUN: rm -rf %t && mkdir %t
; RUN: syclopt-post-link -split=kernel -symbols -S %s -o %t/k.files
; RUN: FileCheck %s --input-file=%t/k.files --check-prefix=TABLE -DP=k -DN=3
; RUN: FileCheck %s --input-file=%t/k_1.ll --check-prefix=KERNEL-C
; RUN: FileCheck %s --input-file=%t/k_2.ll --check-prefix=KERNEL-B
; RUN: FileCheck %s --input-file=%t/k_3.ll --check-prefix=KERNEL-A
; RUN: FileCheck %s --input-file=%t/k_0.ll --check-prefix=EXTERNAL
; RUN: syclopt-post-link -split=source -symbols -S %s -o %t/s.files
; RUN: FileCheck %s --input-file=%t/s_0.ll --check-prefix=SOURCE-B
; RUN: FileCheck %s --input-file=%t/s_1.ll --check-prefix=SOURCE-A
; RUN: not ls %t/s_2.ll
; RUN: syclopt-post-link -split=auto -symbols -S %s -o %t/a.files
; RUN: diff %t/s_0.ll %t/a_0.ll && diff %t/s_1.ll %t/a_1.ll && diff %t/s_1.sym %t/a_1.sym
; RUN: syclopt-post-link -split=none -symbols -S %s -o %t/n.files
; RUN: FileCheck %s --input-file=%t/n_0.ll --check-prefix=NONE
; RUN: not ls %t/n_1.ll
; RUN: syclopt-post-link -symbols -S %s -o %t/d.files
; RUN: diff %t/a_0.ll %t/d_0.ll && diff %t/a_1.ll %t/d_1.ll && diff %t/a_1.sym %t/d_1.sym
; RUN: syclopt-post-link -S %s -o %t/bare.files && diff %t/a_0.ll %t/bare_0.ll && diff %t/a_1.ll %t/bare_1.ll
; RUN: syclopt-post-link -split=none -lower-esimd -S %s -o %t/only.files && diff %t/n_0.ll %t/only_0.ll
; RUN: syclopt-post-link -split=source -emit-only-kernels-as-entry-points -symbols -S %s -o %t/o.files
; RUN: cat %t/o_0.sym %t/o_1.sym | FileCheck %s --check-prefix=ONLY
; RUN: llvm-as-22 < %t/n_0.ll > %t/n_0.bc && llvm-as-22 < %t/k_0.ll > %t/k_0.bc && llvm-as-22 < %t/s_1.ll > %t/s_1.bc

; TABLE:      {{^}}[Code|Symbols]{{$}}
; TABLE-NEXT: [[P]]_0.ll|{{.*}}[[P]]_0.sym{{$}}
; TABLE-NEXT: [[P]]_1.ll|{{.*}}[[P]]_1.sym{{$}}
; TABLE-NEXT: [[P]]_2.ll|{{.*}}[[P]]_2.sym{{$}}
; TABLE-NEXT: [[P]]_[[N]].ll|{{.*}}[[P]]_[[N]].sym{{$}}
; TABLE-NOT:  {{.}}

; KERNEL-C-NOT: @{{a|b|unused}}(
; KERNEL-C:     define internal spir_func void @external()
; KERNEL-C:     define spir_kernel void @c()
; KERNEL-B-NOT: @{{a|c|external|unused}}(
; KERNEL-B:     define spir_kernel void @b()
; KERNEL-A-NOT: @{{b|c|external|unused}}(
; KERNEL-A:     define spir_kernel void @a()
; KERNEL-A:     define internal spir_func void @helper()
; KERNEL-A-NOT: @{{b|c|external|unused}}(
; EXTERNAL-NOT: @{{a|b|c|helper|unused}}(
; EXTERNAL:     define spir_func void @external() #{{[0-9]+}} "sycl-entry-point" {
; SOURCE-B:     define spir_kernel void @b()
; SOURCE-B:     define internal spir_func void @external()
; SOURCE-B:     define spir_kernel void @c()
; SOURCE-A:     define spir_kernel void @a()
; SOURCE-A:     define spir_func void @external()
; SOURCE-A-NOT: @unused
; NONE:         define spir_kernel void @a()
; NONE:         define internal spir_func void @helper()
; NONE-NOT:     @unused
; NONE:         define spir_func void @external()
; NONE:         define spir_kernel void @c()
; ONLY:         {{^}}b{{$}}
; ONLY-NEXT:    {{^}}c{{$}}
; ONLY-NEXT:    {{^}}a{{$}}
; ONLY-NOT:     {{.}}

target triple = "spir64-unknown-unknown"

define spir_kernel void @a() #0 {
  call spir_func void @helper()
  ret void
}

define spir_func void @helper() {
  ret void
}

define spir_func void @unused() {
  ret void
}

define spir_kernel void @b() #1 {
  ret void
}

define spir_func void @external() #0 {
  ret void
}

define spir_kernel void @c() #1 {
  call spir_func void @external()
  ret void
}

attributes #0 = { "sycl-module-id"="a.cpp" }
attributes #1 = { "sycl-module-id"="b.cpp" }
