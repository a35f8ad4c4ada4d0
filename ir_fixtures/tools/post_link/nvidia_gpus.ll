; Images for NVIDIA's GPUs have PTX or machine code in the place of IR, with conditions decided for the target, beside
; images for other devices, also in one table. -runtime=dpcpp leaves them as IR, which DPC++'s driver makes code of.
; RUN: rm -rf %t && mkdir %t
; RUN: syclopt-post-link -split=kernel -properties -symbols -S -Werror %s -o spir64,%t/a.table -o nvidia_gpu_sm_80,%t/a.table -o nvidia_gpu_sm_90,%t/a.table -o nvptx64-nvidia-cuda,%t/any.table -o nvidia_gpu_sm_90a,%t/newest.table -Wno-undecided-condition
; RUN: cat %t/a.table %t/any.table | FileCheck %s --check-prefix=TABLES
; RUN: FileCheck %s --input-file=%t/a_0.nvptx64-nvidia-cuda.ll --check-prefix=WITHOUT
; RUN: FileCheck %s --input-file=%t/a_0.spir64.prop --check-prefix=PORTABLE
; RUN: syclopt-image show %t/a.table | FileCheck %s --check-prefix=SHOW
; RUN: syclopt-post-link -split=none -properties -symbols %s -o nvidia_gpu_sm_90,%t/one.table && cat %t/one.table | FileCheck %s --check-prefix=ONE
; RUN: syclopt-post-link -split=none -properties -symbols -runtime=dpcpp -S %s -o nvidia_gpu_sm_90,%t/ir.table && FileCheck %s --input-file=%t/ir_0.ll --check-prefix=IR
; RUN: not syclopt-post-link -split=none -properties -symbols %s -o nvidia_gpu_sm_60,%t/old.table 2>&1 | FileCheck %s --check-prefix=OLD
; RUN: not syclopt-post-link %t/absent.ll -o nvidia_gpu_sm_90,%t/two.table -o nvidia_gpu_sm_90,%t/two.table 2>&1 | FileCheck %s --check-prefix=TWICE
; RUN: ls %t | FileCheck %s --check-prefix=FILES
; RUN: syclopt-post-link -split=kernel -spec-const=native -allow-device-image-dependencies -print-pipeline-passes -o nvidia_gpu_sm_90,%t/x.table | FileCheck %s --check-prefix=PASSES

; TABLES:      [Code|Properties|Symbols]
; TABLES-NEXT: a_0.ll|{{.*}}a_0.spir64.prop|{{.*}}a_0.sym{{$}}
; TABLES-NEXT: a_1.ll|
; TABLES-NEXT: a_2.ll|
; TABLES-NEXT: a_3.ll|
; TABLES-NEXT: a_0.nvidia_gpu_sm_80.cubin|{{.*}}a_0.nvidia_gpu_sm_80.prop|{{.*}}a_0.nvidia_gpu_sm_80.sym{{$}}
; TABLES-NEXT: a_1.nvidia_gpu_sm_80.cubin|
; TABLES-NEXT: a_0.nvidia_gpu_sm_90.cubin|
; TABLES-NEXT: a_1.nvidia_gpu_sm_90.cubin|
; TABLES-NEXT: [Code|Properties|Symbols]
; TABLES-NEXT: a_0.nvptx64-nvidia-cuda.ll|
; TABLES-NEXT: a_1.nvptx64-nvidia-cuda.ptx|{{.*}}.sym{{$}}
; TABLES-NEXT: a_2.ll|{{.*}}a_2.nvptx64-nvidia-cuda.prop
; TABLES-NEXT: a_3.ll|{{.*}}a_3.nvptx64-nvidia-cuda.prop|{{.*}}.sym{{$}}
; TABLES-NOT:  {{.}}

; The aspect is one of sm_90, which not all of NVIDIA's GPUs have: the runtime decides, and has an image to add.
; WITHOUT:     define spir_kernel void @plain(
; WITHOUT-NOT: 4097
; SHOW:        image 6 of
; SHOW:          entry points          plain
; SHOW-NEXT:     requires              no aspects
; SHOW-NEXT:                           compiled for nvidia_gpu_sm_90
; SHOW-NEXT:     machine code          of the kind cubin
; SHOW-NEXT:                           for sm_90
; PORTABLE:    [SYCL/device requirements]
; PORTABLE-NOT: machine code

; ONE:      one_0.cubin|{{.*}}one_0.nvidia_gpu_sm_90.prop|{{.*}}one_0.sym{{$}}
; IR:       target triple = "spir64-unknown-unknown"
; OLD:      error: no code can be made for target 'nvidia_gpu_sm_60', only for sm_70 and what is newer
; TWICE:    error: -o names '{{.*}}/two.table' twice
; FILES-NOT: old
; FILES-NOT: two
; PASSES:   device-code-split<mode=kernel;clean-up;virtual-calls-together>,sycl-lower-spec-constants{{.*}},sycl-make-machine-code<{{.*}}target=nvidia_gpu_sm_90{{.*}}>{{$}}

target triple = "spir64-unknown-unknown"

define spir_kernel void @plain(ptr addrspace(1) %out) "sycl-module-id"="a.cpp" {
  %generic = addrspacecast ptr addrspace(1) %out to ptr addrspace(4)
  call spir_func void @stub(ptr @clusters, ptr addrspace(4) %generic, i32 -1, i32 75)
  ret void
}

define internal spir_func void @clusters(ptr addrspace(4) %out) {
  %value = load i32, ptr addrspace(4) %out
  %more = add i32 %value, 4097
  store i32 %more, ptr addrspace(4) %out
  ret void
}

define spir_kernel void @other() "sycl-module-id"="a.cpp" {
  ret void
}

declare spir_func void @stub(ptr, ptr addrspace(4), i32, i32) "sycl-call-if-on-device-conditionally"
