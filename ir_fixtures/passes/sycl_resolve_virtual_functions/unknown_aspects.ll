; What the target may support counts as lacking, unless a kernel needs it: a set that no kernel calls goes. One that a
; kernel calls stays, as that kernel does not run where the aspect is missing. What the target lacks for sure goes anyway.
; RUN: syclopt -passes='sycl-resolve-virtual-functions<target=spir64_x86_64>' -S %s | FileCheck %s --check-prefixes=CHECK,CPU
; RUN: syclopt -passes='sycl-resolve-virtual-functions<target=nvidia_gpu_sm_90>' -S %s | FileCheck %s --check-prefixes=CHECK,GPU

; CPU: @_ZTV1A = linkonce_odr constant [4 x ptr] [ptr @called, ptr null, ptr @called_too, ptr @plain]
; GPU: @_ZTV1A = linkonce_odr constant [4 x ptr] [ptr @called, ptr null, ptr null, ptr @plain]
@_ZTV1A = linkonce_odr constant [4 x ptr] [ptr @called, ptr @never_called, ptr @called_too, ptr @plain]

; CHECK: define spir_func void @called(ptr %this) "sycl-resolved-set"="called" !sycl_used_aspects
define spir_func void @called(ptr %this) "indirectly-callable"="called" !sycl_used_aspects !1 {
  ret void
}

; CHECK-NOT: @never_called
define spir_func void @never_called(ptr %this) "indirectly-callable"="never called" !sycl_used_aspects !1 {
  ret void
}

; A GPU is no accelerator.
; GPU-NOT: @called_too
define spir_func void @called_too(ptr %this) "indirectly-callable"="called too" !sycl_used_aspects !2 {
  ret void
}

; CHECK: define spir_func void @plain(ptr %this) {
define spir_func void @plain(ptr %this) "indirectly-callable"="plain" {
  ret void
}

define spir_kernel void @create(ptr %p) "creates-indirectly"="called,called too,never called,plain" {
  store ptr @_ZTV1A, ptr %p
  ret void
}

define spir_kernel void @use(ptr %p) "calls-indirectly"="called,called too" {
  ret void
}

; image, accelerator
!1 = !{i32 9}
!2 = !{i32 3}
