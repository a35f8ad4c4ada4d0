; What cannot be fused is refused by name.
; RUN: not syclopt -passes='sycl-fuse-kernels<kernels=absent;result=all>' < %s 2>&1 | FileCheck %s --check-prefix=ABSENT
; ABSENT: sycl-fuse-kernels: option 'kernels': there is no function '@absent'
; RUN: not syclopt -passes='sycl-fuse-kernels<kernels=a,helper;result=all>' < %s 2>&1 | FileCheck %s --check-prefix=HELPER
; HELPER: sycl-fuse-kernels: option 'kernels': '@helper' is no kernel that is defined
; RUN: not syclopt -passes='sycl-fuse-kernels<kernels=a;result=b>' < %s 2>&1 | FileCheck %s --check-prefix=TAKEN
; TAKEN: sycl-fuse-kernels: option 'result': '@b' is there already
; RUN: not syclopt -passes='sycl-fuse-kernels<kernels=;result=all>' < %s 2>&1 | FileCheck %s --check-prefix=NONE
; NONE: sycl-fuse-kernels: option 'kernels' names no kernel
; RUN: not syclopt -passes='sycl-fuse-kernels<kernels=a,b;result=all;parameters=0,1>' < %s 2>&1 | FileCheck %s --check-prefix=COUNT
; COUNT: sycl-fuse-kernels: option 'parameters' has 2 numbers, and the kernels have 3 parameters
; RUN: not syclopt -passes='sycl-fuse-kernels<kernels=a,b;result=all;parameters=0,1,0>' < %s 2>&1 | FileCheck %s --check-prefix=TYPES
; TYPES: sycl-fuse-kernels: option 'parameters': 0 would be 'ptr addrspace(1)' and 'i32'
; RUN: not syclopt -passes='sycl-fuse-kernels<kernels=a,b;result=all;parameters=0,2,3>' < %s 2>&1 | FileCheck %s --check-prefix=GAP
; GAP: sycl-fuse-kernels: option 'parameters' leaves out a number
; RUN: not syclopt -passes='sycl-fuse-kernels<kernels=a,b;result=all;apart=2>' < %s 2>&1 | FileCheck %s --check-prefix=POINTER
; POINTER: sycl-fuse-kernels: option 'apart': parameter 2 is no pointer
; RUN: not syclopt -passes='sycl-fuse-kernels<kernels=a,b;result=all;covering=1>' < %s 2>&1 | FileCheck %s --check-prefix=COVERING
; COVERING: sycl-fuse-kernels: option 'covering': parameter 1 is neither 'i32' nor 'i64'
; RUN: not syclopt -passes='sycl-fuse-kernels<kernels=d,a,c;result=all>' < %s 2>&1 | FileCheck %s --check-prefix=SIZE
; SIZE: sycl-fuse-kernels: '@d' and '@c' differ in '!reqd_work_group_size'

define spir_kernel void @a(ptr addrspace(1) %p, float %x) {
  ret void
}

define spir_kernel void @b(i32 %n) {
  ret void
}

define spir_kernel void @c() !reqd_work_group_size !0 {
  ret void
}

define spir_kernel void @d() !reqd_work_group_size !1 {
  ret void
}

define spir_func void @helper() {
  ret void
}

!0 = !{i32 8, i32 1, i32 1}
!1 = !{i32 4, i32 1, i32 1}
