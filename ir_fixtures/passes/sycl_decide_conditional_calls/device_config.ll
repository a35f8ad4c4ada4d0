; The device configuration file has a say.
; RUN: split-file %s %t
; RUN: syclopt -passes='sycl-decide-conditional-calls<target=intel_gpu_pvc>' -S %t/in.ll | FileCheck %s --check-prefix=BUILTIN
; RUN: syclopt -passes='sycl-decide-conditional-calls<target=intel_gpu_pvc;device-config-file=%t/devices.yaml>' -S %t/in.ll | FileCheck %s --check-prefix=FILE

; BUILTIN: call void @action(ptr null)
; FILE-NOT: call

;--- in.ll
define void @f() {
  call void @stub(ptr @action, ptr null, i32 -1, i32 6)
  ret void
}
declare void @action(ptr)
declare void @stub(ptr, ptr, i32, i32) "sycl-call-if-on-device-conditionally"
;--- devices.yaml
intel_gpu_pvc:
  aspects: [gpu, fp16]
