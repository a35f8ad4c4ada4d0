; Sizes of the register file: three have a mode, and the largest is metadata of its own where it is compiled ahead of time
; for a GPU. Of others only the property of the image speaks. What is asked of the SPIR-V extension counts everywhere.
; RUN: split-file %s %t
; RUN: cat %t/triple.ll %t/kernels.ll > %t/gpu.ll
; RUN: syclopt -passes=compile-time-properties -S %t/kernels.ll | FileCheck %s --check-prefixes=CHECK,RUNTIME
; RUN: syclopt -passes=compile-time-properties -S %t/gpu.ll | FileCheck %s --check-prefixes=CHECK,GPU
; RUN: syclopt -passes=compile-time-properties,emit-misc-properties %t/one.ll -o %t/one.table && FileCheck %s --input-file=%t/one_0.prop --check-prefix=ONE

; CHECK:   define spir_kernel void @automatic() #0 !RegisterAllocMode ![[AUTOMATIC:[0-9]+]] {
; CHECK:   define spir_kernel void @small() #1 !RegisterAllocMode ![[SMALL:[0-9]+]] {
; RUNTIME: define spir_kernel void @largest() #2 {
; GPU:     define spir_kernel void @largest() #2 !MaximumRegisters ![[LARGEST:[0-9]+]] {
; CHECK:   define spir_kernel void @other() #3 {
; CHECK:   define spir_kernel void @esimd() #2 !sycl_explicit_simd !0 {
; CHECK:   define spir_kernel void @any() #4 !MaximumRegisters ![[ANY:[0-9]+]] {
; CHECK:   define spir_kernel void @up_to() #5 !sycl_explicit_simd !0 !MaximumRegisters ![[UP_TO:[0-9]+]] {
; CHECK-DAG: ![[AUTOMATIC]] = !{i32 0}
; CHECK-DAG: ![[SMALL]] = !{i32 1}
; GPU-DAG:   ![[LARGEST]] = !{i32 512}
; CHECK-DAG: ![[ANY]] = !{!"AutoINTEL"}
; CHECK-DAG: ![[UP_TO]] = !{i32 128}

; ONE: {{^}}sycl-grf-size=1|16384{{$}}

;--- triple.ll
target triple = "spir64_gen-unknown-unknown"
;--- kernels.ll
define spir_kernel void @automatic() #0 { ret void }

define spir_kernel void @small() #1 { ret void }

define spir_kernel void @largest() #2 { ret void }

define spir_kernel void @other() #3 { ret void }

define spir_kernel void @esimd() #2 !sycl_explicit_simd !0 { ret void }

define spir_kernel void @any() #4 { ret void }

define spir_kernel void @up_to() #5 !sycl_explicit_simd !0 { ret void }

attributes #0 = { "sycl-grf-size"="0" }
attributes #1 = { "sycl-grf-size"="128" }
attributes #2 = { "sycl-grf-size"="512" }
attributes #3 = { "sycl-grf-size"="16384" }
attributes #4 = { "sycl-maximum-registers"="0" }
attributes #5 = { "sycl-maximum-registers"="128" }

!0 = !{}
;--- one.ll
define spir_kernel void @k() "sycl-grf-size"="16384" { ret void }
