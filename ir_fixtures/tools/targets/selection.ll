; `-fsycl-targets=`: what it selects, and what it refuses.
; RUN: syclopt-targets -fsycl-targets=spir64_x86_64,intel_gpu_9_0_9 | FileCheck %s
; RUN: syclopt-targets -fsycl-targets=intel_gpu_skl,nvidia_gpu_sm_90a --phase=2 | FileCheck %s --check-prefix=TWO
; RUN: not syclopt-targets -fsycl-targets=intel_gpu_skl,nvidia_gpu_sm_90a 2>&1 | FileCheck %s --check-prefix=PHASE
; RUN: not syclopt-targets -fsycl-targets=spir64_gen,intel_gpu_skl 2>&1 | FileCheck %s --check-prefix=MIXED
; RUN: not syclopt-targets -fsycl-targets=intel_gpu_skl -Xs "-device pvc" 2>&1 | FileCheck %s --check-prefix=DEVICE
; RUN: not syclopt-targets -fsycl-targets=intel_gpu_skx 2>&1 | FileCheck %s --check-prefix=UNKNOWN
; RUN: not syclopt-targets -fsycl-targets=spir64 -phase=3 2>&1 | FileCheck %s --check-prefix=THREE
; RUN: syclopt-targets -fsycl-targets=spir64,spir64 2>&1 | FileCheck %s --check-prefix=TWICE

; CHECK:      {{^}}spir64_x86_64{{$}}
; CHECK-NEXT: aliases spir64_x86_64-unknown-unknown
; CHECK-NEXT: architecture 0x0300000000000000
; CHECK-NEXT: triple spir64_x86_64-unknown-unknown
; CHECK-NEXT: macros __SYCL_TARGET_INTEL_X86_64__
; CHECK-NEXT: tool opencl-aot
; CHECK-NEXT: other aspects perhaps
; CHECK-EMPTY:
; CHECK-NEXT: {{^}}intel_gpu_skl{{$}}
; CHECK:      triple spir64_gen-unknown-unknown
; CHECK-NEXT: macros __SYCL_TARGET_INTEL_GPU_SKL__
; CHECK-NEXT: tool ocloc
; CHECK-NEXT: device skl

; TWO: {{^}}intel_gpu_skl{{$}}
; TWO: {{^}}nvidia_gpu_sm_90a{{$}}
; TWO: macros __SYCL_TARGET_NVIDIA_GPU_SM_90A__
; TWO-NEXT: tool ptxas
; TWO-NEXT: device sm_90a

; PHASE: error: -fsycl-targets: phase 1 takes one GPU, found 'intel_gpu_skl' and 'nvidia_gpu_sm_90a'; write --phase=2, or one command for each name
; MIXED: error: -fsycl-targets: 'intel_gpu_skl' cannot stand beside 'spir64_gen'; write -fsycl-targets=intel_gpu_skl alone, or -fsycl-targets=spir64_gen -Xs "-device skl"
; DEVICE: error: -Xs "-device pvc" cannot stand beside -fsycl-targets=intel_gpu_skl, which names the device; write -fsycl-targets=intel_gpu_pvc instead, or leave out -Xs "-device pvc"
; UNKNOWN: {{^}}syclopt-targets: error: unknown target 'intel_gpu_skx'; did you mean 'intel_gpu_skl'
; THREE: error: option '-phase': found '3', expected 1 or 2
; TWICE: warning: -fsycl-targets=spir64,spir64: 'spir64' names target 'spir64' once more; it counts once [-Wdoubled-target]

; What code is made for NVIDIA's GPUs.
; RUN: syclopt-targets show nvidia_gpu_sm_62 nvidia_gpu_sm_70 nvptx64-nvidia-cuda | grep code | FileCheck %s --check-prefix=CODE
; CODE:      code none
; CODE-NEXT: code cubin for sm_70
; CODE-NEXT: code PTX for sm_70 and what is newer
