; An image for any of NVIDIA's GPUs has PTX for the oldest of them, one for an architecture machine code for it. Property
; sets tell what it is, and what a launch must know: nothing else has to be read. What has no kernel stays IR.
; RUN: rm -rf %t && mkdir %t
; RUN: syclopt -passes='sycl-make-machine-code<target=nvptx64-nvidia-cuda>' -S < %s | FileCheck %s
; RUN: syclopt -passes='device-code-split<mode=kernel;clean-up>,sycl-make-machine-code<target=nvidia_gpu_sm_90>' -S %s -o %t/a.table
; RUN: FileCheck %s --input-file=%t/a.table --check-prefix=TABLE
; RUN: syclopt-image show %t/a.table | FileCheck %s --check-prefix=SHOW
; RUN: not syclopt -passes='sycl-make-machine-code<target=nvidia_gpu_sm_62>' -S < %s 2>&1 | FileCheck %s --check-prefix=OLD
; RUN: not syclopt -passes='sycl-make-machine-code<target=intel_gpu_pvc>' -S < %s 2>&1 | FileCheck %s --check-prefix=OTHER

; CHECK:      .version
; CHECK-NEXT: .target sm_70
; CHECK:      .visible .entry scale(
; CHECK:        mul{{.*}}.f32
; CHECK:      .visible .entry sized(
; CHECK:      .reqntid 64
; CHECK-NOT:  exported

; TABLE:      [Code|Properties]
; TABLE-NEXT: a_0.cubin|{{.*}}a_0.prop{{$}}
; TABLE-NEXT: a_1.cubin|{{.*}}a_1.prop{{$}}
; TABLE-NEXT: a_2.ll|{{.*}}a_2.prop{{$}}
; TABLE-NOT:  {{.}}

; SHOW:       image 0 of
; SHOW:         compiled for nvidia_gpu_sm_90
; SHOW-NEXT:    machine code          of the kind cubin
; SHOW-NEXT:                          for sm_90
; SHOW-NEXT:                          no variables keep their values from launch to launch
; SHOW-NEXT:    kernels in it         sized: takes nothing; work-groups of 64 x 1 x 1
; SHOW:       image 1 of
; SHOW:                               some variables keep their values from launch to launch
; SHOW-NEXT:    kernels in it         scale: takes float, pointer, local, struct{{$}}
; SHOW:       image 2 of
; SHOW-NOT:     machine code

; OLD:   error: sycl-make-machine-code: option 'target': no code can be made for target 'nvidia_gpu_sm_62', only for sm_70 and what is newer
; OTHER: error: sycl-make-machine-code: option 'target': 'intel_gpu_pvc' is none of NVIDIA's GPUs

target triple = "spir64-unknown-unknown"

%pair = type { i32, i64 }

@count = internal addrspace(1) global i32 0

define spir_kernel void @scale(float %by, ptr addrspace(1) %x, ptr addrspace(3) %here, ptr byval(%pair) %pair) "sycl-module-id"="a.cpp" {
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %place = getelementptr float, ptr addrspace(1) %x, i64 %id
  %value = load float, ptr addrspace(1) %place
  %scaled = fmul float %value, %by
  store float %scaled, ptr addrspace(1) %place
  store float %scaled, ptr addrspace(3) %here
  %before = atomicrmw add ptr addrspace(1) @count, i32 1 monotonic
  ret void
}

define spir_kernel void @sized() "sycl-module-id"="a.cpp" !reqd_work_group_size !0 {
  ret void
}

define spir_func void @exported() "sycl-module-id"="a.cpp" {
  ret void
}

declare spir_func i64 @_Z13get_global_idj(i32)

!0 = !{i32 64, i32 1, i32 1}
