; Arguments that are too many bytes come in a struct in memory, those by value too: what is written there is a copy.
; RUN: syclopt -passes='sycl-pack-arguments<most=64>,verify' -S < %s | FileCheck %s

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

%large = type { [16 x i32] }

; CHECK: define ptx_kernel void @named(ptr addrspace(1) noalias readonly %arguments) "sycl-arguments-in-memory" {
define ptx_kernel void @named(i8 %first, ptr byval(%large) align 4 %read, ptr byval(%large) align 4 %written, ptr addrspace(1) %out) {
; CHECK-NEXT: %place = getelementptr inbounds { i8, %large, %large, ptr addrspace(1) }, ptr addrspace(1) %arguments, i64 0, i32 0
; CHECK-NEXT: %argument = load i8, ptr addrspace(1) %place, !invariant.load !{}
; CHECK-NEXT: %place1 = getelementptr inbounds { i8, %large, %large, ptr addrspace(1) }, ptr addrspace(1) %arguments, i64 0, i32 1
; CHECK-NEXT: %argument1 = addrspacecast ptr addrspace(1) %place1 to ptr
; CHECK: %copy = alloca %large, align 16
; CHECK-NEXT: call void @llvm.memcpy.p0.p0.i64(ptr %copy, ptr %argument2,
; CHECK-NEXT: %value = load i32, ptr %argument1
; CHECK-NEXT: store i32 %value, ptr %copy
; CHECK-NEXT: store i8 %argument, ptr addrspace(1) %argument3
  %value = load i32, ptr %read
  store i32 %value, ptr %written
  store i8 %first, ptr addrspace(1) %out
  ret void
}

; CHECK: define ptx_kernel void @numbered(ptr addrspace(1) noalias readonly %1) "sycl-arguments-in-memory" {
define ptx_kernel void @numbered(ptr byval(%large) align 4 %0, ptr addrspace(1) %1) {
; CHECK: %argument1 = load ptr addrspace(1), ptr addrspace(1) %place1, !invariant.load !{}
; CHECK-NEXT: %3 = load i32, ptr %argument
  %3 = load i32, ptr %0
  br label %4

; CHECK: %5 = phi i32 [ %3, %2 ]
4:
  %5 = phi i32 [ %3, %2 ]
  store i32 %5, ptr addrspace(1) %1
  ret void
}

; CHECK: define ptx_kernel void @small(ptr byval([16 x i32]) align 4 %few) {
define ptx_kernel void @small(ptr byval([16 x i32]) align 4 %few) {
  ret void
}
