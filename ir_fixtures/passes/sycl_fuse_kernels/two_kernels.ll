; A kernel calls the others in turn; parameters that get the same argument are one. They become functions to be inlined.
; RUN: syclopt -passes='sycl-fuse-kernels<kernels=first,second,first;result=all;parameters=0,1,2,3,0,0,4,2;apart=0,3;temporary=0>,verify' -S < %s | FileCheck %s
; Inlined, it does the work of all of them; one that returns early goes on with the next.
; RUN: syclopt -passes='sycl-fuse-kernels<kernels=first,second;result=all;indexes-fit>,llvm(always-inline,sroa,simplifycfg),verify' -S < %s | FileCheck %s --check-prefix=INLINED
; RUN: syclopt -passes='sycl-fuse-kernels<kernels=second;result="a b">,verify' -S < %s | FileCheck %s --check-prefix=ONE

target triple = "spirv64-unknown-unknown"

%struct.Scale = type { float, i32 }

$first = comdat any

; INLINED: define spir_kernel void @all(
; INLINED-SAME: %p0, {{.*}} %p4) [[ATTRIBUTES:#[0-9]+]] !reqd_work_group_size
; INLINED:   %[[I:.*]] = call spir_func i64 @_Z13get_global_idj(i32 0)
; INLINED:   br i1 %{{.*}}, label %[[WORK:.*]], label %[[NEXT:.*]]
; INLINED: [[WORK]]:
; INLINED:   store float %{{.*}}, ptr addrspace(1)
; INLINED:   br label %[[NEXT]]
; INLINED: [[NEXT]]:
; INLINED:   load float
; INLINED:   store float
; INLINED-NOT: load
; INLINED:   ret void
; INLINED: attributes [[ATTRIBUTES]] = { "sycl-indexes-fit" "sycl-module-id"="unit.cpp" }

; CHECK: define internal spir_func void @first(ptr addrspace(1) %to, ptr byval(%struct.Scale) align 8 %scale, i64 %n) #[[FIRST:[0-9]+]] alwaysinline {
; ONE: define weak_odr spir_kernel void @first(
define weak_odr spir_kernel void @first(ptr addrspace(1) %to, ptr byval(%struct.Scale) align 8 %scale, i64 %n) #0 comdat !reqd_work_group_size !0 !sycl_fixed_targets !1 {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0) #1
  %in = icmp ult i64 %i, %n
  br i1 %in, label %work, label %end
work:
  %p = getelementptr float, ptr addrspace(1) %to, i64 %i
; CHECK: %a = load float, ptr %scale{{$}}
  %a = load float, ptr %scale, !tbaa !2
; CHECK: call spir_func float @twice(float %a){{$}}
  %b = call spir_func float @twice(float %a)
; CHECK: store float %b, ptr addrspace(1) %p, align 4{{$}}
  store float %b, ptr addrspace(1) %p, align 4, !tbaa !2, !alias.scope !7
  br label %end
end:
  ret void
}

; CHECK: define internal spir_func void @second(ptr addrspace(1) %to, ptr addrspace(1) readonly %from) alwaysinline {
; ONE: define internal spir_func void @second(
define spir_kernel void @second(ptr addrspace(1) %to, ptr addrspace(1) readonly %from) !reqd_work_group_size !8 {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0) #1
  %p = getelementptr float, ptr addrspace(1) %to, i64 %i
  %q = getelementptr float, ptr addrspace(1) %from, i64 %i
; CHECK: %x = load float, ptr addrspace(1) %q, align 4{{$}}
  %x = load float, ptr addrspace(1) %q, align 4, !invariant.load !9
; CHECK: !fpmath
  %y = fdiv float %x, 3.0, !fpmath !10
  store float %y, ptr addrspace(1) %p, align 4
  ret void
}

; What they call is inlined with them.
; CHECK: define internal spir_func float @twice(float %x) alwaysinline {
define internal spir_func float @twice(float %x) #2 {
  %y = fadd float %x, %x
  ret float %y
}

; A query gives the same result wherever it is asked.
; CHECK: declare spir_func i64 @_Z13get_global_idj(i32) nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32) #1

; CHECK: define spir_kernel void @all(ptr addrspace(1) noalias "sycl-temporary-memory" %p0, ptr byval(%struct.Scale) align 8 %p1, i64 %p2, ptr addrspace(1) noalias %p3, ptr byval(%struct.Scale) align 8 %p4) "sycl-module-id"="unit.cpp" !reqd_work_group_size !0 {
; CHECK-NEXT: call spir_func void @first(ptr addrspace(1) %p0, ptr byval(%struct.Scale) align 8 %p1, i64 %p2)
; CHECK-NEXT: call spir_func void @second(ptr addrspace(1) %p3, ptr addrspace(1) %p0)
; CHECK-NEXT: call spir_func void @first(ptr addrspace(1) %p0, ptr byval(%struct.Scale) align 8 %p4, i64 %p2)
; CHECK: ret void
; ONE: define spir_kernel void @"a b"(ptr addrspace(1) %p0, ptr addrspace(1) %p1) !reqd_work_group_size !{{[0-9]+}} {
; ONE-NEXT: call spir_func void @second(ptr addrspace(1) %p0, ptr addrspace(1) %p1)

; CHECK: attributes #[[FIRST]] = { convergent }
attributes #0 = { convergent "sycl-module-id"="unit.cpp" }
attributes #1 = { convergent }
attributes #2 = { noinline optnone }

!0 = !{i32 8, i32 1, i32 1}
!1 = !{}
!2 = !{!3, !3, i64 0}
!3 = !{!"float", !4}
!4 = !{!"omnipotent char", !5}
!5 = !{!"Simple C++ TBAA"}
!6 = distinct !{!6}
!7 = !{!11}
!8 = !{i32 8, i32 1, i32 1}
!9 = !{}
!10 = !{float 2.5}
!11 = distinct !{!11, !6}
