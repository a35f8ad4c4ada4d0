; A kernel that asks for its place in the range alone returns at once in work-items that are outside of it. It
; looks for them in grids that have such work-items.
; RUN: syclopt -passes='sycl-guard-kernels,verify' -S < %s | FileCheck %s

declare ptr @__nvptx_launch()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define i64 @_Z13get_global_idj(i32 %dimension) {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %wide = zext i32 %x to i64
  ret i64 %wide
}

; CHECK: define ptx_kernel void @plain(ptr addrspace(1) %0) "sycl-guarded" {
define ptx_kernel void @plain(ptr addrspace(1) %0) {
; CHECK-NEXT: guard:
; CHECK-NEXT: %range = call ptr @__nvptx_launch()
; CHECK: %range.rounded = load i32, ptr %range.rounded.place, align 4, !invariant.load
; CHECK-NEXT: %range.is.whole = icmp eq i32 %range.rounded, 0
; CHECK-NEXT: br i1 %range.is.whole, label %[[INSIDE:[0-9]+]], label %rounded
; CHECK: rounded:
; CHECK-NEXT: %range.x.ctaid = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
; CHECK: %range.x.is = icmp ult i32 %range.x.item, %range.x.left
; CHECK: %range.y.is = icmp ult i32 %range.y.item, %range.y.left
; CHECK: %range.z.is = icmp ult i32 %range.z.item, %range.z.left
; CHECK: br i1 %range.is, label %[[INSIDE]], label %outside
; CHECK: outside:
; CHECK-NEXT: ret void
; CHECK: [[INSIDE]]:
; CHECK-NEXT: = call i64 @_Z13get_global_idj(i32 0)
  %2 = call i64 @_Z13get_global_idj(i32 0)
  %3 = getelementptr i64, ptr addrspace(1) %0, i64 %2
  store i64 %2, ptr addrspace(1) %3
  ret void
}
