; A device configuration file adds targets, which have no architecture, and replaces others, which keep theirs.
; RUN: split-file %s %t
; RUN: syclopt -passes='sycl-resolve-if-architecture<target=intel_gpu_skl;device-config-file=%t/devices.yaml>' -S %t/in.ll 2>&1 | FileCheck %s
; RUN: not syclopt -passes='sycl-resolve-if-architecture<target=my_board;device-config-file=%t/devices.yaml>' %t/in.ll 2>&1 | FileCheck %s --check-prefix=BOARD
; RUN: syclopt -passes='sycl-resolve-if-architecture<target=intel_gpu_skl;device-config-file=%t/devices.yaml>' -Wno-doubled-target -S %t/in.ll 2>&1 | FileCheck %s --check-prefix=QUIET

; CHECK:     devices.yaml:4:1: warning: target 'my_board' is given in line 1 already; {{.*}}[-Wdoubled-target]
; CHECK:     define void @f() {
; CHECK:       call void @fast()
; BOARD:     error: sycl-resolve-if-architecture: The if_architecture_is function may only be used when AOT compiling {{.*}} but the target is 'my_board' and '@f' uses it
; QUIET-NOT: warning
; QUIET:     define void @f() {

;--- in.ll
define void @f() "sycl-if-architecture-is"="intel_gpu_skl" {
  call void @fast()
  ret void
}

declare void @fast()
;--- devices.yaml
my_board:
  aspects: [fp64]

my_board:
  aspects: [fp16]

intel_gpu_skl:
  aspects: [gpu]
