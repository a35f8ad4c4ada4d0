; A load stays where another store may have changed the place, or not all ways have stored to it.
; RUN: syclopt -passes='sycl-forward-stores,verify' -S < %s | FileCheck %s

target triple = "spirv64-unknown-unknown"

; The one kernel that is edited.
; CHECK-LABEL: @edited(
; CHECK: alloca
define spir_kernel void @edited(ptr addrspace(1) %to) {
  store i32 1, ptr addrspace(1) %to
  %y = load i32, ptr addrspace(1) %to
  ret void
}

; CHECK-NOT: alloca
; CHECK-LABEL: @one_way(
define spir_kernel void @one_way(ptr addrspace(1) %to, i1 %c) {
  br i1 %c, label %then, label %end
then:
  store i32 1, ptr addrspace(1) %to
  br label %end
end:
  %y = load i32, ptr addrspace(1) %to
  ret void
}

; CHECK-LABEL: @may_be_the_same(
define spir_kernel void @may_be_the_same(ptr addrspace(1) %to, ptr addrspace(1) %other) {
  store i32 1, ptr addrspace(1) %to
  store i32 2, ptr addrspace(1) %other
  %y = load i32, ptr addrspace(1) %to
  ret void
}

; CHECK-LABEL: @overlapping(
define spir_kernel void @overlapping(ptr addrspace(1) %to) {
  %half = getelementptr i8, ptr addrspace(1) %to, i64 2
  store i32 1, ptr addrspace(1) %to
  store i16 2, ptr addrspace(1) %half
  %y = load i32, ptr addrspace(1) %to
  ret void
}

; CHECK-LABEL: @another_index(
define spir_kernel void @another_index(ptr addrspace(1) %to, i64 %n) {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %p = getelementptr i32, ptr addrspace(1) %to, i64 %i
  %q = getelementptr i32, ptr addrspace(1) %to, i64 %n
  store i32 1, ptr addrspace(1) %p
  store i32 2, ptr addrspace(1) %q
  %y = load i32, ptr addrspace(1) %p
  ret void
}

; CHECK-LABEL: @one_of_two(
define spir_kernel void @one_of_two(ptr addrspace(1) noalias %to, ptr addrspace(1) noalias %other, i1 %c) {
  %p = select i1 %c, ptr addrspace(1) %to, ptr addrspace(1) %other
  store i32 1, ptr addrspace(1) %to
  store i32 2, ptr addrspace(1) %p
  %y = load i32, ptr addrspace(1) %to
  ret void
}

; CHECK-LABEL: @waits(
define spir_kernel void @waits(ptr addrspace(1) %to) {
  store i32 1, ptr addrspace(1) %to
  call spir_func void @_Z7barrierj(i32 1)
  %y = load i32, ptr addrspace(1) %to
  ret void
}

; Another size.
; CHECK-LABEL: @narrower(
; CHECK: load i16, ptr addrspace(1) %to
define spir_kernel void @narrower(ptr addrspace(1) %to) {
  store i32 1, ptr addrspace(1) %to
  %y = load i16, ptr addrspace(1) %to
  ret void
}

declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func void @_Z7barrierj(i32)
