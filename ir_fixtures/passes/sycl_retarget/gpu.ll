; For NVIDIA's GPUs spaces and conventions are theirs, kernels say the size of their groups, what is merged is whole.
; RUN: syclopt -passes='sycl-retarget<device=nvptx64>,verify' -S < %s | FileCheck %s

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK: target triple = "nvptx64-nvidia-cuda"
target triple = "spirv64-unknown-unknown"

$helper = comdat any

; CHECK-NOT: comdat
; CHECK: @factor = addrspace(1) constant float 2.000000e+00
@factor = weak_odr addrspace(2) constant float 2.000000e+00
; CHECK-NEXT: @tile = internal addrspace(3) global [4 x float] undef
@tile = internal addrspace(3) global [4 x float] zeroinitializer, align 4
; CHECK-NOT: @llvm.used
@llvm.used = appending global [1 x ptr addrspace(3)] [ptr addrspace(3) @tile], section "llvm.metadata"
; CHECK-NOT: alias
@other = weak_odr alias void (ptr addrspace(4)), ptr @helper

; CHECK: define ptx_kernel void @run(ptr addrspace(1) align 4 %out, ptr addrspace(3) "sycl-local-memory" %scratch) #[[NONE:[0-9]+]] "nvvm.reqntid"="64,2,1" !reqd_work_group_size !0 !intel_reqd_sub_group_size !1 {
define weak_odr spir_kernel void @run(ptr addrspace(1) align 4 %out, ptr addrspace(3) %scratch) #0 comdat($helper) !reqd_work_group_size !0 !intel_reqd_sub_group_size !1 {
; CHECK: %generic = addrspacecast ptr addrspace(1) %out to ptr
  %generic = addrspacecast ptr addrspace(1) %out to ptr addrspace(4)
  %own = alloca i32
; CHECK: %pointer = bitcast ptr %own to ptr
  %pointer = addrspacecast ptr %own to ptr addrspace(4)
; CHECK-NEXT: call void @helper(ptr %generic)
  call spir_func void @other(ptr addrspace(4) %generic)
; CHECK-NEXT: call void @llvm.memcpy.p1.p3.i64(ptr addrspace(1) %out, ptr addrspace(3) @tile, i64 4, i1 false)
  call void @llvm.memcpy.p1.p3.i64(ptr addrspace(1) %out, ptr addrspace(3) @tile, i64 4, i1 false)
  ret void
}

; CHECK: define void @helper(ptr %p) {
define linkonce_odr spir_func void @helper(ptr addrspace(4) %p) comdat {
  ret void
}

; CHECK: define ptx_kernel void @limited() "nvvm.maxntid"="128" !max_linear_work_group_size !
define spir_kernel void @limited() !max_linear_work_group_size !2 {
  ret void
}

; What PTX has no way to pass is part of others.
; CHECK: define i24 @odd(i24 %x) alwaysinline {
define spir_func i24 @odd(i24 %x) {
  ret i24 %x
}

; What is called is a function of its own.
; CHECK: define internal void @called.called(i32, ptr byval(i64)) {
define spir_kernel void @called(i32, ptr byval(i64)) !max_linear_work_group_size !2 {
  ret void
}

; CHECK: define ptx_kernel void @calls() {
define spir_kernel void @calls() {
  %x = alloca i64
; CHECK: call
; CHECK-NEXT: {{^}}void @called.called(i32 1, ptr byval(i64) %x)
  call
spir_kernel void @called(i32 1, ptr byval(i64) %x)
  ret void
}

; CHECK: define ptx_kernel void @called(i32, ptr byval(i64)) "nvvm.maxntid"="128" !max_linear_work_group_size !2 {
; CHECK-NEXT: call void @called.called(i32 %0, ptr byval(i64) %1) alwaysinline
declare void @llvm.memcpy.p1.p3.i64(ptr addrspace(1), ptr addrspace(3), i64, i1)

; CHECK: attributes #[[NONE]] = { nounwind }
attributes #0 = { sspstrong nounwind }
!0 = !{i32 64, i32 2, i32 1}
!1 = !{i32 32}
!2 = !{i32 128}
