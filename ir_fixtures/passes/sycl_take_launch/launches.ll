; Each kernel gets one more parameter, also where it asks for nothing; what cannot be inlined finds it in memory.
; RUN: syclopt -passes='sycl-take-launch,verify' -S < %s | FileCheck %s

; CHECK: @__nvptx_launch_place = internal addrspace(3) global ptr poison, align 8
declare ptr @__nvptx_launch()

; CHECK: define ptx_kernel void @asks(ptr addrspace(1) %0, ptr byval({ [3 x i64], [3 x i64], [3 x i32], [3 x i32], [3 x i32], i32, i32 }) align 8 "nvvm.grid_constant" %launch) {
define ptx_kernel void @asks(ptr addrspace(1) %0) {
; CHECK-NEXT: %2 = load i64, ptr %launch
; CHECK-NEXT: store i64 %2, ptr addrspace(1) %0
  %2 = call ptr @__nvptx_launch()
  %3 = load i64, ptr %2
  store i64 %3, ptr addrspace(1) %0
  ret void
}

; CHECK: define ptx_kernel void @calls(ptr byval({{.*}}) align 8 "nvvm.grid_constant" %launch1) {
define ptx_kernel void @calls() {
entry:
  %launch = add i32 0, 0
; CHECK: store ptr %launch1, ptr addrspace(3) @__nvptx_launch_place, align 8
  call void @listens(i32 %launch)
  ret void
}

; CHECK: define ptx_kernel void @calls_a_pointer(ptr %function, ptr byval({{.*}}) align 8 "nvvm.grid_constant" %launch) {
; CHECK-NEXT: store ptr %launch, ptr addrspace(3) @__nvptx_launch_place, align 8
define ptx_kernel void @calls_a_pointer(ptr %function) {
  call void %function(i32 1)
  ret void
}

define internal void @listens(i32 %depth) {
; CHECK: %launch = load ptr, ptr addrspace(3) @__nvptx_launch_place, align 8
; CHECK-NEXT: %size = load i64, ptr %launch
  %told = call ptr @__nvptx_launch()
  %size = load i64, ptr %told
  call void @listens(i32 %depth)
  ret void
}
