; A device configuration file adds targets and replaces them.
; RUN: rm -rf %t && split-file %s %t
; RUN: syclopt -passes='device-code-split<mode=kernel>,emit-device-requirements' %t/in.ll -o %t/in.table
; RUN: FileCheck %s --input-file=%t/in.table --check-prefix=BOTH
; RUN: syclopt-aspect-filter -target=my_board -device-config-file=%t/devices.yaml %t/in.table -o - | FileCheck %s --check-prefix=BOTH
; RUN: syclopt-aspect-filter -target=intel_gpu_skl -device-config-file=%t/devices.yaml %t/in.table -o - | FileCheck %s --check-prefix=FP16
; RUN: not syclopt-aspect-filter -target=my_board %t/in.table -o %t/out.table 2>&1 | FileCheck %s --check-prefix=UNKNOWN
; RUN: not ls %t/out.table
; RUN: syclopt-aspect-filter -target=b -device-config-file=%t/doubled.yaml %t/in.table -o - 2>&1 | FileCheck %s --check-prefix=DOUBLED
; RUN: syclopt-aspect-filter -target=b -device-config-file=%t/doubled.yaml -Wno-doubled-target %t/in.table -o - 2>&1 | FileCheck %s --check-prefix=FP16
; RUN: not syclopt-aspect-filter -target=b -device-config-file=%t/doubled.yaml -Werror %t/in.table -o - 2>&1 | FileCheck %s --check-prefix=ERROR
; RUN: not syclopt-aspect-filter -target=b -device-config-file=%t/bad.yaml %t/in.table -o - 2>&1 | FileCheck %s --check-prefix=BAD

; BOTH:      {{^}}[Code|Properties]{{$}}
; BOTH-NEXT: in_0.ll|
; BOTH-NEXT: in_1.ll|

; FP16-NOT:  warning
; FP16:      {{^}}[Code|Properties]{{$}}
; FP16-NEXT: in_1.ll|
; FP16-NOT:  .ll|

; UNKNOWN: {{^}}syclopt-aspect-filter: error: unknown target 'my_board'
; DOUBLED: doubled.yaml:2:1: warning: target 'b' is given in line 1 already; this entry counts: '^b: {aspects: [fp16]}' [-Wdoubled-target]
; DOUBLED-NEXT: [Code|Properties]
; DOUBLED-NEXT: in_1.ll|
; ERROR: doubled.yaml:2:1: error: target 'b' is given in line 1 already; this entry counts [-Werror=doubled-target]: '^b
; BAD: bad.yaml:2:19: error: unknown aspect 'fp65'; did you mean 'fp64' or 'fp16'?: 'aspects: [fp16, ^fp65]'

;--- in.ll
define spir_kernel void @fp64() !sycl_used_aspects !0 {
  ret void
}

define spir_kernel void @fp16() !sycl_used_aspects !1 {
  ret void
}

!0 = !{!2}
!1 = !{i32 5}
!2 = !{!"fp64", i32 6}

;--- devices.yaml
intel_gpu_9_0_9:
  aspects: [fp16]
my_board:
  aspects: [5, fp64]
  sub-group-sizes: [8]
  aot-toolchain: boardc

;--- doubled.yaml
b: {aspects: [fp64]}
b: {aspects: [fp16]}

;--- bad.yaml
b:
  aspects: [fp16, fp65]
