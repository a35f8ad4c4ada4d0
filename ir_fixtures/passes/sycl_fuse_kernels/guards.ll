; A guard is not needed where the number exceeds each global id; that is said at the start, as guards may compare it.
; RUN: syclopt -passes='sycl-fuse-kernels<kernels=narrow,wide;result=all;covering=1,3>,verify' -S < %s | FileCheck %s
; RUN: syclopt -passes='sycl-fuse-kernels<kernels=narrow,wide;result=all;covering=1,3>,llvm(always-inline,default<O2>),verify' -S < %s | FileCheck %s --check-prefix=OPTIMIZED

target triple = "spirv64-unknown-unknown"

; CHECK: define spir_kernel void @all(ptr addrspace(1) %p0, i32 %p1, ptr addrspace(1) %p2, i64 %p3) {
; CHECK-NEXT: %[[ID:.*]] = call spir_func i64 @_Z13get_global_idj(i32 0)
; CHECK-NEXT: %[[CUT:.*]] = trunc i64 %[[ID]] to i32
; CHECK-NEXT: %[[SIGNED:.*]] = icmp slt i32 %[[CUT]], %p1
; CHECK-NEXT: call void @llvm.assume(i1 %[[SIGNED]])
; CHECK: icmp ult i32 %[[CUT]], %p1
; CHECK: icmp ult i64 %{{.*}}, %p3
; CHECK: call spir_func void @narrow(

; OPTIMIZED: define spir_kernel void @all(
; OPTIMIZED-NOT: br
; OPTIMIZED: store i32 1
; OPTIMIZED-NOT: br
; OPTIMIZED: store i32 2
; OPTIMIZED: ret void

define spir_kernel void @narrow(ptr addrspace(1) %to, i32 %n) {
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %i = trunc i64 %id to i32
  %in = icmp sgt i32 %n, %i
  br i1 %in, label %work, label %end
work:
  %p = getelementptr i32, ptr addrspace(1) %to, i64 %id
  store i32 1, ptr addrspace(1) %p
  br label %end
end:
  ret void
}

define spir_kernel void @wide(ptr addrspace(1) %to, i64 %n) {
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %out = icmp uge i64 %id, %n
  br i1 %out, label %end, label %work
work:
  %p = getelementptr i32, ptr addrspace(1) %to, i64 %id
  store i32 2, ptr addrspace(1) %p
  br label %end
end:
  ret void
}

declare spir_func i64 @_Z13get_global_idj(i32)
