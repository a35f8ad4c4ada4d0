; What any of several GPUs may be, the runtime decides: kernels that need it stay IR, as do the add-on images that they are
; linked with. Other kernels of the unit have their code. For one architecture all is decided, and nothing is left.
; RUN: rm -rf %t && mkdir %t
; RUN: syclopt-post-link -properties -symbols -split=source -S %s -o nvptx64-nvidia-cuda,%t/any.table -Werror
; RUN: syclopt-image show %t/any.table | FileCheck %s
; RUN: syclopt-post-link -properties -symbols -split=source -S %s -o nvidia_gpu_sm_90,%t/one.table
; RUN: syclopt-image show %t/one.table | FileCheck %s --check-prefix=ONE

; CHECK:       image 0 of
; CHECK:         entry points          conditional
; CHECK:                               compiled for nvptx64-nvidia-cuda
; CHECK-NEXT:    needs add-on images   1 if arch nvidia_gpu_sm_90
; CHECK-NOT:     machine code
; CHECK:       image 1 of
; CHECK:         entry points          plain
; CHECK:         machine code          of the kind ptx
; CHECK:       image 2 of
; CHECK:         is add-on image       1: code
; CHECK:       image 3 of
; CHECK:         is add-on image       1: a stub
; CHECK-NOT:   image 4

; ONE:         image 0 of
; ONE:           entry points          conditional
; ONE-NEXT:                            plain
; ONE:           machine code          of the kind
; ONE-NOT:     image 1

target triple = "spir64-unknown-unknown"

define spir_kernel void @conditional(ptr addrspace(1) %out) #0 {
  call spir_func void @stub(ptr @action, ptr addrspace(1) %out, i32 -2, i64 72057594037964800)
  ret void
}

define spir_kernel void @plain(ptr addrspace(1) %out) #0 {
  store i32 1, ptr addrspace(1) %out
  ret void
}

define internal spir_func void @action(ptr addrspace(1) %out) {
  store i32 2, ptr addrspace(1) %out
  ret void
}

declare spir_func void @stub(ptr, ptr addrspace(1), i32, i64) "sycl-call-if-on-device-conditionally"

attributes #0 = { "sycl-module-id"="a.cpp" }
