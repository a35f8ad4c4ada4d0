; Names that PTX cannot have become others, which differ as the old ones do.
; RUN: syclopt -passes='sycl-name-for-ptx,verify' -S < %s | FileCheck %s

; CHECK: @a$2eb = addrspace(1) global i32 0
@a.b = addrspace(1) global i32 0
; CHECK-NEXT: @a$242eb = addrspace(1) global i32 0
@a$2eb = addrspace(1) global i32 0
; CHECK-NEXT: @WARP_SZ$ = addrspace(1) global i32 0
@WARP_SZ = addrspace(1) global i32 0
; CHECK-NEXT: @_$ = addrspace(1) global i32 0
@_ = addrspace(1) global i32 0
; CHECK-NEXT: @$31k = addrspace(1) global i32 0
@1k = addrspace(1) global i32 0
; CHECK-NEXT: @$c3$a9t$c3$a9$20$40x = addrspace(1) global i32 0
@"\C3\A9t\C3\A9 @x" = addrspace(1) global i32 0
; CHECK-NEXT: @add = addrspace(1) global i32 0
@add = addrspace(1) global i32 0
; CHECK-NEXT: @unnamed$2e0 = private addrspace(1) constant i32 7
@0 = private addrspace(1) constant i32 7

declare float @llvm.fabs.f32(float)

; CHECK: define ptx_kernel void @kernel$3cint$3e() {
define ptx_kernel void @"kernel<int>"() {
; CHECK-NEXT: call void @k_param_0$()
  call void @k_param_0()
; CHECK-NEXT: %x = load i32, ptr addrspace(1) @a$2eb
  %x = load i32, ptr addrspace(1) @a.b
; CHECK-NEXT: %y = call float @llvm.fabs.f32(float -1.000000e+00)
  %y = call float @llvm.fabs.f32(float -1.000000e+00)
  %z = load i32, ptr addrspace(1) @0
  ret void
}

define internal void @k_param_0() {
  ret void
}
