; What kernels call under a condition is an add-on image, followed by a stub for devices where the condition does not
; hold; ahead of time the target decides. Real code: the compiler's part is done by three passes first.
; SOURCE: sources/conditions.cpp
; RUN: rm -rf %t && mkdir %t
; RUN: syclopt -passes='sycl-resolve-if-architecture<target=intel_gpu_pvc>,sycl-conditional-call-on-device<prefix=app>' %S/../../real/conditions.ll -S -o %t/in.ll
; RUN: syclopt-post-link -Wno-undefined-function -split=source -symbols -properties -S %t/in.ll -o %t/j.table -o intel_gpu_skl,%t/skl.table -o intel_gpu_dg1,%t/dg1.table
; RUN: cat %t/j.table %t/skl.table %t/dg1.table | FileCheck %s --check-prefix=TABLES
; RUN: FileCheck %s --check-prefix=MAIN < %t/j_0.prop
; RUN: cat %t/j_1.prop %t/j_2.prop %t/j_3.prop %t/j_4.prop | FileCheck %s --check-prefix=ADDON
; RUN: FileCheck %s --check-prefix=CODE < %t/j_0.ll
; RUN: FileCheck %s --check-prefix=REAL < %t/j_1.ll
; RUN: FileCheck %s --check-prefix=STUB < %t/j_2.ll
; RUN: FileCheck %s --check-prefix=SKL < %t/j_0.intel_gpu_skl.ll
; RUN: FileCheck %s --check-prefix=DG1 < %t/j_0.intel_gpu_dg1.ll
; RUN: syclopt-image graph %t/j.table | FileCheck %s --check-prefix=GRAPH

; TABLES:      [Code|Properties|Symbols]
; TABLES-NEXT: j_0.ll|
; TABLES-NEXT: j_1.ll|
; TABLES-NEXT: j_2.ll|
; TABLES-NEXT: j_3.ll|
; TABLES-NEXT: j_4.ll|
; TABLES-NEXT: [Code|Properties|Symbols]
; TABLES-NEXT: j_0.intel_gpu_skl.ll|
; TABLES-NEXT: [Code|Properties|Symbols]
; TABLES-NEXT: j_0.intel_gpu_dg1.ll|{{.*}}.sym{{$}}
; TABLES-NOT:  {{.}}

; The conditions are {-1, 6} and {-3, -1, 6}: with and without fp64.
; MAIN:      [SYCL/add on images]
; MAIN-NEXT: 1=2|ABAAAAAAAAw/////GAAAAA
; MAIN-NEXT: 2=2|gBAAAAAAAAQ//////////bAAAAA
; MAIN-NOT:  {{.}}

; ADDON:      [SYCL/add on image]
; ADDON-NEXT: 1=1|1
; ADDON:      [SYCL/add on image]
; ADDON-NEXT: 1=1|0
; ADDON:      [SYCL/add on image]
; ADDON-NEXT: 2=1|1
; ADDON:      [SYCL/add on image]
; ADDON-NEXT: 2=1|0
; ADDON-NOT:  {{.}}

; CODE: call spir_func void @_ZZ5totalPKfiPfENKUlvE_clEv${{[0-9a-f]+}}(
; CODE: declare spir_func void @_ZZ5totalPKfiPfENKUlvE_clEv${{[0-9a-f]+}}(
; REAL:     define spir_func void @_ZZ5totalPKfiPfENKUlvE_clEv${{[0-9a-f]+}}(
; REAL:     fadd double
; STUB:     define spir_func void @_ZZ5totalPKfiPfENKUlvE_clEv${{[0-9a-f]+}}(
; STUB-NOT: double
; STUB:     ret void

; SKL:     define internal spir_func void @_ZZ5totalPKfiPfENKUlvE_clEv(
; SKL-NOT: define{{.*}}@_ZZ5totalPKfiPfENKUlvE0_clEv(
; DG1-NOT: define{{.*}}@_ZZ5totalPKfiPfENKUlvE_clEv(
; DG1:     define internal spir_func void @_ZZ5totalPKfiPfENKUlvE0_clEv(

; GRAPH: 0 -> 1 [label="if fp64" style=dashed];
; GRAPH: 0 -> 2 [label="else" style=dashed];
; GRAPH: 0 -> 3 [label="if not fp64" style=dashed];
