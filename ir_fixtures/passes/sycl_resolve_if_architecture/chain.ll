; Of a chain of branches the first that names the target's architecture keeps its body, else the last one does; marks
; go, and with them what keeps the functions from being inlined.
; RUN: syclopt -passes='sycl-resolve-if-architecture<target=intel_gpu_9_0_9>,verify' -S < %s | FileCheck %s --check-prefixes=CHECK,SKL
; RUN: syclopt -passes='sycl-resolve-if-architecture<target=intel_gpu_pvc>,verify' -S < %s | FileCheck %s --check-prefixes=CHECK,PVC
; RUN: syclopt -passes='sycl-resolve-if-architecture<target=nvidia_gpu_sm_90>,verify' -S < %s | FileCheck %s --check-prefixes=CHECK,OTHER
; RUN: syclopt -passes='sycl-resolve-if-architecture<target=spir64_x86_64>,verify' -S < %s | FileCheck %s --check-prefixes=CHECK,CPU
; RUN: syclopt -passes='sycl-resolve-if-architecture<target=intel_gpu_pvc>,sycl-resolve-if-architecture<target=intel_gpu_skl>' -S < %s | FileCheck %s --check-prefixes=CHECK,PVC

; CHECK-LABEL: define spir_kernel void @kernel(
define spir_kernel void @kernel(ptr %p) {
  call spir_func void @if(ptr %p)
  call spir_func void @else_if(ptr %p)
  %x = call spir_func i32 @otherwise(ptr %p)
  ret void
}

; CHECK-LABEL: define internal spir_func void @if(
; CHECK-SAME:  ptr %f) #[[PLAIN:[0-9]+]] {
; SKL-NEXT:    call spir_func void @first(ptr %f)
; PVC-NEXT:  entry:
; PVC-NEXT:    ret void
; OTHER-NEXT:entry:
; OTHER-NEXT:  ret void
; CPU-NEXT:  entry:
; CPU-NEXT:    ret void
define internal spir_func void @if(ptr %f) #1 {
  call spir_func void @first(ptr %f)
  ret void
}

; CHECK-LABEL: define internal spir_func void @else_if(ptr %f) {
; SKL-NEXT:  entry:
; SKL-NEXT:    ret void
; PVC-NEXT:    call spir_func void @second(ptr %f)
; OTHER-NEXT:entry:
; CPU-NEXT:    call spir_func void @second(ptr %f)
define internal spir_func void @else_if(ptr %f) "sycl-if-architecture-is"="intel_gpu_skl, intel_gpu_pvc,x86_64" "sycl-if-architecture-is-not"="intel_gpu_skl,intel_gpu_kbl" {
  call spir_func void @second(ptr %f)
  ret void
}

; CHECK-LABEL: define internal spir_func i32 @otherwise(ptr %f) {
; SKL-NEXT:  entry:
; SKL-NEXT:    ret i32 0
; PVC-NEXT:  entry:
; PVC-NEXT:    ret i32 0
; OTHER-NEXT:  %r = call spir_func i32 @third(ptr %f)
; CPU-NEXT:  entry:
define internal spir_func i32 @otherwise(ptr %f) #2 {
  %r = call spir_func i32 @third(ptr %f)
  ret i32 %r
}

; An emptied function promises nothing that only its body kept.
; CHECK-LABEL: define internal spir_func
; SKL-SAME:    noundef ptr @address(ptr %f)
; PVC-SAME:    noundef nonnull ptr @address(ptr returned %f)
define internal spir_func noundef nonnull ptr @address(ptr returned %f) "sycl-if-architecture-is"="intel_gpu_pvc" {
  ret ptr %f
}

declare spir_func void @first(ptr)
declare spir_func void @second(ptr)
declare spir_func i32 @third(ptr)

; CHECK: attributes #[[PLAIN]] = { nounwind }
attributes #0 = { nounwind }
attributes #1 = { noinline nounwind "sycl-if-architecture-is"="intel_gpu_skl,intel_gpu_9_1_9" }
attributes #2 = { noinline optnone "sycl-if-architecture-is-not"="intel_gpu_skl,intel_gpu_kbl,intel_gpu_pvc,x86_64" }
