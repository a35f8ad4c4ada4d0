; A kernel that asks for its place in the range alone returns at once in work-items that are outside of it. One
; jump tells for the dimensions that it asks for.
; RUN: syclopt -passes='sycl-guard-kernels,verify' -S < %s | FileCheck %s

declare ptr @__nvptx_launch()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define i64 @_Z13get_global_idj(i32 %dimension) {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %wide = zext i32 %x to i64
  ret i64 %wide
}

; CHECK: define ptx_kernel void @plain(ptr addrspace(1) %0) "sycl-guarded"="1" {
define ptx_kernel void @plain(ptr addrspace(1) %0) {
; CHECK-NEXT: guard:
; CHECK-NEXT: %range = call ptr @__nvptx_launch()
; CHECK-NEXT: %range.x.ctaid = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
; CHECK: %range.x.is = icmp ult i32 %range.x.item, %range.x.left
; CHECK-NOT: %range.y
; CHECK: br i1 %range.x.too, label %[[INSIDE:[0-9]+]], label %outside
; CHECK: outside:
; CHECK-NEXT: ret void
; CHECK: [[INSIDE]]:
; CHECK-NEXT: = call i64 @_Z13get_global_idj(i32 0)
  %2 = call i64 @_Z13get_global_idj(i32 0)
  %3 = getelementptr i64, ptr addrspace(1) %0, i64 %2
  store i64 %2, ptr addrspace(1) %3
  ret void
}

; CHECK: define ptx_kernel void @place(ptr addrspace(1) %0) "sycl-guarded"="2" {
define ptx_kernel void @place(ptr addrspace(1) %0) {
; CHECK: %range.y.too = and i1 %range.x.too, %range.y.is
; CHECK-NEXT: br i1 %range.y.too, label %{{[0-9]+}}, label %outside
  %2 = call i64 @_Z13get_global_idj(i32 noundef 1)
  %3 = call i64 @_Z13get_global_idj(i32 noundef 0)
  %4 = getelementptr i64, ptr addrspace(1) %0, i64 %2
  store i64 %3, ptr addrspace(1) %4
  ret void
}

; CHECK: define ptx_kernel void @space(ptr addrspace(1) %0) "sycl-guarded"="3" {
define ptx_kernel void @space(ptr addrspace(1) %0) {
; CHECK: br i1 %range.z.too, label %{{[0-9]+}}, label %outside
  %2 = call i64 @_Z13get_global_idj(i32 2)
  store i64 %2, ptr addrspace(1) %0
  ret void
}
