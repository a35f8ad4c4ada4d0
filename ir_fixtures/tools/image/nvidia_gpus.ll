; Images for NVIDIA's GPUs go into objects as they are, beside others, and come back out under their own endings. IR for
; them stays IR.
; RUN: rm -rf %t && mkdir %t
; RUN: syclopt-post-link -split=source -properties -symbols -emit-exported-symbols -allow-device-image-dependencies -Wno-left-as-ir %s -o spir64,%t/in.table -o nvptx64-nvidia-cuda,%t/in.table -o nvidia_gpu_sm_90,%t/in.table
; RUN: syclopt-image wrap %t/in.table -o %t/in.o && syclopt-image unwrap %t/in.o -o %t/out.table
; RUN: FileCheck %s --input-file=%t/out.table
; RUN: cmp %t/out_2.ptx %t/in_0.nvptx64-nvidia-cuda.ptx && cmp %t/out_4.cubin %t/in_0.nvidia_gpu_sm_90.cubin
; RUN: syclopt-image wrap %t/in.table -o %t/in.c && FileCheck %s --input-file=%t/in.c --check-prefix=C
; RUN: syclopt-image show %t/out.table | FileCheck %s --check-prefix=SHOW

; CHECK:      [Code|Properties|Symbols]
; CHECK-NEXT: out_0.spv|
; CHECK-NEXT: out_1.spv|
; CHECK-NEXT: out_2.ptx|
; CHECK-NEXT: out_3.bc|
; CHECK-NEXT: out_4.cubin|
; CHECK-NEXT: out_5.bc|{{.*}}.sym{{$}}
; CHECK-NOT:  {{.}}
; C:    static const struct image images[] = {
; C:    {3, 4, 2, {{.*}}}
; C:    {3, 4, 1, {{.*}}}
; C:    {3, 4, 3, {{.*}}}
; SHOW: image 4 of
; SHOW: compiled for nvidia_gpu_sm_90
; SHOW: kernels in it         plain: takes float

target triple = "spir64-unknown-unknown"

define spir_kernel void @plain(float %x) "sycl-module-id"="b.cpp" {
  ret void
}

define spir_kernel void @importing() "sycl-module-id"="a.cpp" {
  call spir_func void @elsewhere()
  ret void
}

declare spir_func void @elsewhere()
