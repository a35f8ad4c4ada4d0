; Code for some architectures is decided for the target that a table is for. Without one it is refused, as for a device
; that is not known before the program runs; with -ir-output-only, so are conditional calls, which no other image could
; hold, and for a runtime that knows no images of such code.
; RUN: rm -rf %t && split-file %s %t
; RUN: syclopt-post-link -S %t/branches.ll -o intel_gpu_skl,%t/skl.table -o intel_gpu_pvc,%t/pvc.table -o spir64_x86_64,%t/cpu.table
; RUN: FileCheck %s --input-file=%t/skl_0.intel_gpu_skl.ll --check-prefix=SKL
; RUN: FileCheck %s --input-file=%t/skl_0.intel_gpu_pvc.ll --check-prefix=PVC
; RUN: FileCheck %s --input-file=%t/skl_0.spir64_x86_64.ll --check-prefix=PVC
; RUN: syclopt-post-link -ir-output-only -S %t/branches.ll -o intel_gpu_skl,%t/skl.ll && FileCheck %s --input-file=%t/skl.ll --check-prefix=SKL
; RUN: syclopt-post-link -S -device-config-file=%t/devices.yaml %t/branches.ll -o amd_gpu_gfx908,%t/board.table && FileCheck %s --input-file=%t/board_0.ll --check-prefix=PVC
; RUN: not syclopt-post-link -S %t/branches.ll -o %t/jit.table 2>&1 | FileCheck %s --check-prefixes=REFUSED
; RUN: not syclopt-post-link -S %t/branches.ll -o spir64,%t/jit.table 2>&1 | FileCheck %s --check-prefix=REFUSED
; RUN: not syclopt-post-link -ir-output-only -S %t/branches.ll -o - 2>&1 | FileCheck %s --check-prefix=REFUSED
; RUN: not syclopt-post-link -S %t/branches.ll -o spir64_gen,%t/gen.table 2>&1 | FileCheck %s --check-prefix=GEN
; RUN: not syclopt-post-link -ir-output-only -S %t/conditional.ll -o - 2>&1 | FileCheck %s --check-prefix=CONDITIONAL
; RUN: not syclopt-post-link -runtime=dpcpp -S %t/conditional.ll -o %t/dpcpp.table 2>&1 | FileCheck %s --check-prefix=CONDITIONAL
; RUN: syclopt-post-link -ir-output-only -S %t/conditional.ll -o intel_gpu_skl,%t/conditional.skl.ll && FileCheck %s --input-file=%t/conditional.skl.ll --check-prefix=DECIDED

; SKL:     define internal void @branch() {
; SKL-NEXT:  call void @fast()
; PVC:     define internal void @branch() {
; PVC-NOT: call void @fast()
; REFUSED: branches.ll:2:3: error: refuse-undecided-code: call of '@branch' in '@k': its body is for some architectures alone; compile ahead of time, for a target (-o TARGET,FILE)
; GEN:     error: sycl-resolve-if-architecture: The if_architecture_is function may only be used when AOT compiling {{.*}} but the target is 'spir64_gen' and '@branch' uses it
; CONDITIONAL: conditional.ll:2:3: error: refuse-undecided-code: call of '@stub' in '@k': nothing has decided its condition
; DECIDED: call void @action(ptr null)

;--- branches.ll
define spir_kernel void @k() {
  call void @branch()
  ret void
}

define internal void @branch() noinline "sycl-if-architecture-is"="intel_gpu_skl" {
  call void @fast()
  ret void
}

define internal void @fast() {
  ret void
}
;--- conditional.ll
define spir_kernel void @k() {
  call void @stub(ptr @action, ptr null, i32 -1, i32 6)
  ret void
}

define internal void @action(ptr %p) {
  ret void
}

declare void @stub(ptr, ptr, i32, i32) "sycl-call-if-on-device-conditionally"
;--- devices.yaml
amd_gpu_gfx908:
  aspects: [gpu]
