; Loads that come after a store to the same place on all ways use what was stored.
; RUN: syclopt -passes=sycl-forward-stores,verify -S < %s | FileCheck %s
; Then the variables become values.
; RUN: syclopt -passes='sycl-forward-stores,llvm(sroa),verify' -S < %s | FileCheck %s --check-prefix=VALUES

target triple = "spirv64-unknown-unknown"

; CHECK-LABEL: @straight(
; CHECK-NEXT: %kept = alloca float, align 16
; CHECK: store float %x, ptr addrspace(1) %p, align 4
; CHECK-NEXT: store float %x, ptr %kept
; CHECK: %y = load float, ptr %kept{{$}}
; VALUES-LABEL: @straight(
; VALUES: store float %x, ptr addrspace(1) %p, align 4
; VALUES: %z = fadd float %x, 1.0
define spir_kernel void @straight(ptr addrspace(1) %to, float %x) {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %p = getelementptr float, ptr addrspace(1) %to, i64 %i
  store float %x, ptr addrspace(1) %p, align 4
  %q = getelementptr inbounds float, ptr addrspace(1) %to, i64 %i
  %y = load float, ptr addrspace(1) %q, align 4
  %z = fadd float %y, 1.0
  store float %z, ptr addrspace(1) %q, align 4
  ret void
}

; Each way stores another value; a store elsewhere is between, to memory that is apart.
; VALUES-LABEL: @both_ways(
; VALUES: phi i32 [ 1, %then ], [ 2, %else ]
; VALUES-NOT: load i32
; VALUES: ret void
define spir_kernel void @both_ways(ptr addrspace(1) noalias %to, ptr addrspace(1) %other, i1 %c) {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %p = getelementptr i32, ptr addrspace(1) %to, i64 %i
  %q = getelementptr i32, ptr addrspace(1) %other, i64 %i
  br i1 %c, label %then, label %else
then:
  store i32 1, ptr addrspace(1) %p
  br label %end
else:
  store i32 2, ptr addrspace(1) %p
  br label %end
end:
  store i32 3, ptr addrspace(1) %q
  %y = load i32, ptr addrspace(1) %p
  store i32 %y, ptr addrspace(1) %q
  ret void
}

; Members beside each other are told apart, and types of one size are not.
; VALUES-LABEL: @members(
; VALUES: bitcast i32 %x to float
; VALUES-NOT: load
; VALUES: ret void
define spir_kernel void @members(ptr addrspace(1) %to, i32 %x) {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %p = getelementptr { i32, i32 }, ptr addrspace(1) %to, i64 %i, i32 0
  %q = getelementptr { i32, i32 }, ptr addrspace(1) %to, i64 %i, i32 1
  store i32 %x, ptr addrspace(1) %p
  store i32 7, ptr addrspace(1) %q
  %y = load float, ptr addrspace(1) %p
  %z = fptosi float %y to i32
  store i32 %z, ptr addrspace(1) %q
  ret void
}

; In a loop, only the first load finds what was there before.
; VALUES-LABEL: @loop(
; VALUES: load i32, ptr addrspace(1) %p
; VALUES: phi i32
; VALUES-NOT: load i32
; VALUES: ret void
define spir_kernel void @loop(ptr addrspace(1) %to, i32 %n) {
entry:
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %p = getelementptr i32, ptr addrspace(1) %to, i64 %i
  %first = load i32, ptr addrspace(1) %p
  store i32 %first, ptr addrspace(1) %p
  br label %again
again:
  %k = phi i32 [ 0, %entry ], [ %next, %again ]
  %old = load i32, ptr addrspace(1) %p
  %new = add i32 %old, %k
  store i32 %new, ptr addrspace(1) %p
  %next = add i32 %k, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %again, label %end
end:
  ret void
}

; An index that is cut off counts where it is said to fit.
; CHECK-LABEL: @fits(
; CHECK: load i32, ptr %kept
; CHECK-LABEL: @may_not_fit(
; CHECK: load i32, ptr addrspace(1) %q
define spir_kernel void @fits(ptr addrspace(1) %to) "sycl-indexes-fit" {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %cut = trunc i64 %i to i32
  %signed = sext i32 %cut to i64
  %p = getelementptr i32, ptr addrspace(1) %to, i64 %signed
  store i32 1, ptr addrspace(1) %p
  %q = getelementptr i32, ptr addrspace(1) %to, i64 %i
  %y = load i32, ptr addrspace(1) %q
  store i32 %y, ptr addrspace(1) %q
  ret void
}

define spir_kernel void @may_not_fit(ptr addrspace(1) %to) {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %cut = trunc i64 %i to i32
  %signed = sext i32 %cut to i64
  %p = getelementptr i32, ptr addrspace(1) %to, i64 %signed
  store i32 1, ptr addrspace(1) %p
  %q = getelementptr i32, ptr addrspace(1) %to, i64 %i
  %y = load i32, ptr addrspace(1) %q
  store i32 %y, ptr addrspace(1) %q
  ret void
}

declare spir_func i64 @_Z13get_global_idj(i32)
