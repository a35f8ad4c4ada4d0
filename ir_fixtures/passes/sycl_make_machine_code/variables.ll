; Device globals are told by their ids, with what the host may do and their first values. Specialization constants that
; are not read from a buffer have their default values for good: who gives them others takes the IR, which comes along.
; RUN: rm -rf %t && mkdir %t
; RUN: syclopt -passes='emit-specialization-constants,emit-symbols,sycl-make-machine-code<target=nvptx64-nvidia-cuda>' -S %s -o %t/a.table
; RUN: syclopt-image show %t/a.table | FileCheck %s --check-prefix=SHOW
; RUN: FileCheck %s --input-file=%t/a_0.ptx
; RUN: FileCheck %s --input-file=%t/a.table --check-prefix=TABLE

; TABLE:      a_0.ptx|{{.*}}.sym{{$}}
; TABLE-NEXT: a_1.ll|{{.*}}.sym{{$}}
; TABLE-NOT:  {{.}}

; SHOW:       machine code          of the kind ptx
; SHOW:       kernels in it         k: takes pointer
; SHOW-NEXT:  device globals in it  id_of_it: counter$2eof$2ethis, 4 bytes
; CHECK:      .visible .global .align 8 .b8 counter$2eof$2ethis[16]
; CHECK:      .visible .entry k(

target triple = "spir64-unknown-unknown"

@counter.of.this = internal addrspace(1) global { ptr addrspace(1), [1 x i32] } { ptr addrspace(1) null, [1 x i32] [i32 7] } "sycl-device-global-size"="4" "sycl-unique-id"="id_of_it" "sycl-host-access"="0"

define spir_kernel void @k(ptr addrspace(1) %out) "sycl-module-id"="a.cpp" {
  %place = load ptr addrspace(1), ptr addrspace(1) @counter.of.this
  %value = load i32, ptr addrspace(1) %place
  %constant = call i32 @_Z20__spirv_SpecConstantii(i32 0, i32 5)
  %sum = add i32 %value, %constant
  store i32 %sum, ptr addrspace(1) %out
  ret void
}

declare i32 @_Z20__spirv_SpecConstantii(i32, i32)
