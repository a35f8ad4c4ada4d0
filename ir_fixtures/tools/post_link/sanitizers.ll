; Each image of an instrumented program has the notes of all its modules, which a runtime finds by empty kernels that are no
; kernels of the user. With -device-globals too, though no code uses the variables.
; RUN: syclopt-post-link -split=source -properties -symbols -emit-kernel-names -S %s -o %t.table
; RUN: FileCheck %s --check-prefixes=CHECK,B < %t_0.ll
; RUN: FileCheck %s --check-prefixes=CHECK,A < %t_1.ll
; RUN: FileCheck %s --check-prefix=PROPERTIES --input-file=%t_0.prop
; RUN: FileCheck %s --check-prefix=SYMBOLS --input-file=%t_0.sym
; RUN: syclopt-post-link -split=kernel -properties -device-globals -emit-program-metadata -S %s -o %t.globals.table
; RUN: FileCheck %s --check-prefixes=CHECK,B < %t.globals_0.ll
; RUN: FileCheck %s --check-prefix=GLOBALS --input-file=%t.globals_0.prop
; RUN: syclopt-post-link -ir-output-only -split=auto -S %s -o %t.ll
; RUN: FileCheck %s --check-prefixes=CHECK,A,B < %t.ll

; CHECK-DAG: @__TsanKernelMetadata_aa = dso_local local_unnamed_addr addrspace(1) global { [1 x { i64, i64 }] } {
; CHECK-DAG: @__TsanKernelMetadata_bb = dso_local local_unnamed_addr addrspace(1) global { [1 x { i64, i64 }] } {
; A-DAG:     define weak_odr dso_local spir_kernel void @a()
; B-DAG:     define weak_odr dso_local spir_kernel void @b()
; CHECK-DAG: define weak_odr dso_local spir_kernel void @__sanitizerModule_aa()
; CHECK-DAG: define weak_odr dso_local spir_kernel void @__sanitizerModule_bb()

; PROPERTIES:      {{^}}[SYCL/kernel names]{{$}}
; PROPERTIES-NEXT: {{^}}b=1|1{{$}}
; PROPERTIES-NEXT: {{^}}[SYCL/misc properties]{{$}}
; PROPERTIES-NEXT: {{^}}sanUsed=2|gAAAAAAAAAAdzFmb{{$}}
; PROPERTIES-NOT:  {{.}}

; SYMBOLS:     {{^}}b{{$}}
; SYMBOLS-NOT: {{.}}

; GLOBALS:      {{^}}[SYCL/program metadata]{{$}}
; GLOBALS-NEXT: {{^}}id of a@global_id_mapping=2|
; GLOBALS-NEXT: {{^}}id of b@global_id_mapping=2|
; GLOBALS:      {{^}}sanUsed=2|gAAAAAAAAAAdzFmb{{$}}
; GLOBALS:      {{^}}[SYCL/device globals]{{$}}
; GLOBALS-NEXT: {{^}}id of a=2|ABAAAAAAAAAEAAAABAAAAA{{$}}
; GLOBALS-NEXT: {{^}}id of b=2|ABAAAAAAAAAEAAAABAAAAA{{$}}

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

@name_of_a = internal addrspace(2) constant [2 x i8] c"a\00"
@name_of_b = internal addrspace(2) constant [2 x i8] c"b\00"
@__TsanKernelMetadata_aa = appending dso_local local_unnamed_addr addrspace(1) global [1 x { i64, i64 }] [{ i64, i64 } { i64 ptrtoint (ptr addrspace(2) @name_of_a to i64), i64 1 }] #2
@__TsanKernelMetadata_bb = appending dso_local local_unnamed_addr addrspace(1) global [1 x { i64, i64 }] [{ i64, i64 } { i64 ptrtoint (ptr addrspace(2) @name_of_b to i64), i64 1 }] #3

define weak_odr dso_local spir_kernel void @a() #0 {
  ret void
}

define weak_odr dso_local spir_kernel void @b() #1 {
  ret void
}

attributes #0 = { sanitize_thread "sycl-module-id"="a.cpp" }
attributes #1 = { sanitize_thread "sycl-module-id"="b.cpp" }
attributes #2 = { "sycl-device-global-size"="16" "sycl-device-image-scope" "sycl-host-access"="0" "sycl-unique-id"="id of a" }
attributes #3 = { "sycl-device-global-size"="16" "sycl-device-image-scope" "sycl-host-access"="0" "sycl-unique-id"="id of b" }
