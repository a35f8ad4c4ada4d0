; An image lists the add-on images that it declares functions of, with their conditions; an add-on image has its number, 1 for
; code and 0 for a stub. Numbers ascend. An architecture of which 32 bits do not tell makes integers of 64 bits of all.
; RUN: split-file %s %t
; RUN: syclopt -passes='emit-add-on-images' -S %t/kernel.ll -o %t/kernel.table
; RUN: FileCheck %s --check-prefix=KERNEL < %t/kernel_0.prop
; RUN: syclopt-image show %t/kernel.table | FileCheck %s --check-prefix=SHOWN
; RUN: syclopt -passes='sycl-add-stub-images,emit-add-on-images' -S %t/nested.ll -o %t/nested.table
; RUN: FileCheck %s --check-prefix=NESTED < %t/nested_0.prop
; RUN: FileCheck %s --check-prefix=STUB < %t/nested_1.prop

; KERNEL:      {{^}}[SYCL/add on images]{{$}}
; KERNEL-NEXT: {{^}}1=2|gBAAAAAAAAQ//////////bAAAAA{{$}}
; KERNEL-NEXT: {{^}}2=2|ABAAAAAAAAg/////AcAAPA{{$}}
; KERNEL-NEXT: {{^}}10=2|AFAAAAAAAAA/////////////////////FAAAAAAAAAg//////////DAAAAAAAAwA{{$}}
; KERNEL-NOT:  {{.}}

; SHOWN:      needs add-on images   1 if not fp64{{$}}
; SHOWN-NEXT:                       2 if arch intel_gpu_pvc{{$}}
; SHOWN-NEXT:                       10 if fp16 and arch x86_64{{$}}

; NESTED:      {{^}}[SYCL/add on images]{{$}}
; NESTED-NEXT: {{^}}2=2|
; NESTED-NEXT: {{^}}[SYCL/add on image]{{$}}
; NESTED-NEXT: {{^}}1=1|1{{$}}
; NESTED-NOT:  {{.}}

; STUB:      {{^}}[SYCL/add on image]{{$}}
; STUB-NEXT: {{^}}1=1|0{{$}}
; STUB-NOT:  {{.}}

;--- kernel.ll
define spir_kernel void @k() {
  call spir_func void @ten()
  call spir_func void @one()
  call spir_func void @"also one"()
  call spir_func void @two()
  ret void
}

declare spir_func void @ten() #0
declare spir_func void @one() #1
declare spir_func void @"also one"() "sycl-add-on-image"="1" "sycl-add-on-condition"="-3,-1,6"
declare spir_func void @two() "sycl-add-on-image"="2" "sycl-add-on-condition"="-2,251660032"
attributes #0 = { "sycl-add-on-condition"="-4,-1,5,-2,216172782113783808" "sycl-add-on-image"="10" }
attributes #1 = { "sycl-add-on-condition"="-3,-1,6" "sycl-add-on-image"="1" }
;--- nested.ll
define spir_func void @outer() "sycl-add-on-image"="1" "sycl-add-on-condition"="-1,6" {
  call spir_func void @inner()
  ret void
}

declare spir_func void @inner() "sycl-add-on-image"="2" "sycl-add-on-condition"="-1,5"
