; A target that the device configuration file has twice is a warning of the pass: with a place, and silenced by its name.
; RUN: split-file %s %t
; RUN: syclopt -passes='sycl-decide-conditional-calls<target=board;device-config-file=%t/devices.yaml>' -S %t/in.ll 2>&1 | FileCheck %s --check-prefixes=WARNS,LATER
; RUN: syclopt -passes='sycl-decide-conditional-calls<target=board;device-config-file=%t/devices.yaml>' -Wno-doubled-target -S %t/in.ll 2>&1 | FileCheck %s --check-prefixes=SILENT,LATER
; RUN: not syclopt -passes='sycl-decide-conditional-calls<target=board;device-config-file=%t/devices.yaml>' -Werror=doubled-target -S %t/in.ll 2>&1 | FileCheck %s --check-prefix=ERROR

; WARNS:      devices.yaml:2:1: warning: target 'board' is given in line 1 already; this entry counts: '^board:{{.*}}[-Wdoubled-target]
; SILENT-NOT: warning
; LATER:      call void @action(ptr null)
; ERROR:      devices.yaml:2:1: error: sycl-decide-conditional-calls: target 'board' is given in line 1 already; this entry counts [-Werror=doubled-target]

;--- in.ll
define void @f() {
  call void @stub(ptr @action, ptr null, i32 -1, i32 6)
  ret void
}
declare void @action(ptr)
declare void @stub(ptr, ptr, i32, i32) "sycl-call-if-on-device-conditionally"
;--- devices.yaml
board: {aspects: [gpu]}
board: {aspects: [gpu, fp64]}
