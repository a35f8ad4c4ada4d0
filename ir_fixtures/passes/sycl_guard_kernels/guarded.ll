; A kernel that asks for its place in the range alone returns at once in work-items that are outside of it. It
; looks at dimensions that the range has.
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
; CHECK: %range.x.ctaid = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
; CHECK: %range.x.is = icmp ult i64 %range.x.place, %range.x.size
; CHECK-NEXT: br i1 %range.x.is, label %row, label %outside
; CHECK: row:
; CHECK-NEXT: %range.is.1 = icmp eq i32 %range.dimensions, 1
; CHECK-NEXT: br i1 %range.is.1, label %[[INSIDE:[0-9]+]], label %y
; CHECK: plane:
; CHECK-NEXT: %range.is.2 = icmp eq i32 %range.dimensions, 2
; CHECK-NEXT: br i1 %range.is.2, label %[[INSIDE]], label %z
; CHECK: y:
; CHECK: %range.y.is = icmp ult i64 %range.y.place, %range.y.size
; CHECK-NEXT: br i1 %range.y.is, label %plane, label %outside
; CHECK: z:
; CHECK: %range.z.is = icmp ult i64 %range.z.place, %range.z.size
; CHECK-NEXT: br i1 %range.z.is, label %[[INSIDE]], label %outside
; CHECK: outside:
; CHECK-NEXT: ret void
; CHECK: [[INSIDE]]:
; CHECK-NEXT: = call i64 @_Z13get_global_idj(i32 0)
  %2 = call i64 @_Z13get_global_idj(i32 0)
  %3 = getelementptr i64, ptr addrspace(1) %0, i64 %2
  store i64 %2, ptr addrspace(1) %3
  ret void
}
