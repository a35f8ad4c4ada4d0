; A kernel that code calls hands its arguments on to a function with its body, which is called in its place; so does one
; that calls itself. What says something of launches stays with the kernel, debug information goes with the body. Calls
; that nothing defines a kernel for, and kernels that nothing calls, stay.
; RUN: syclopt -passes=sycl-outline-called-kernels,verify -S < %s | FileCheck %s
; RUN: syclopt -passes=sycl-outline-called-kernels,sycl-outline-called-kernels,verify -S < %s | FileCheck %s

target triple = "spir64-unknown-unknown"

%pair = type { i32, i32 }

$"of two" = comdat any

; CHECK-LABEL: define weak_odr spir_kernel void @"of two"(ptr addrspace(1) noundef align 4 %"to here", i32 %0, ptr byval(%pair) align 4 %1) #0 comdat !reqd_work_group_size
; CHECK-NEXT: call spir_func void @"of two.body"(ptr addrspace(1) noundef align 4 %"to here", i32 %0, ptr byval(%pair) align 4 %1)
; CHECK-NEXT: ret void
; CHECK-NEXT: }
define weak_odr spir_kernel void @"of two"(ptr addrspace(1) noundef align 4 %"to here", i32 %0, ptr byval(%pair) align 4 %1) #0 comdat !dbg !5 !reqd_work_group_size !8 {
  store i32 %0, ptr addrspace(1) %"to here", align 4, !dbg !9
  %3 = icmp eq i32 %0, 0, !dbg !9
  br i1 %3, label %5, label %4, !dbg !9

4:
  call spir_kernel void @"of two"(ptr addrspace(1) %"to here", i32 0, ptr byval(%pair) align 4 %1), !dbg !9
  ret void, !dbg !9

5:
  ret void, !dbg !9
}

; CHECK-LABEL: define spir_kernel void @outer(
; CHECK: call spir_func void @"of two.body"(ptr addrspace(1) noundef align 4 %p, i32 7, ptr byval(%pair) align 4 %v) #1
; CHECK: tail call spir_func void @"of two.body"(
; CHECK: call spir_func void @inner(
define spir_kernel void @outer(ptr addrspace(1) noundef align 4 %p) #0 {
  %v = alloca %pair, align 4
  call spir_kernel void @"of two"(ptr addrspace(1) noundef align 4 %p, i32 7, ptr byval(%pair) align 4 %v) #1
  tail call spir_kernel void @"of two"(ptr addrspace(1) noundef align 4 %p, i32 7, ptr byval(%pair) align 4 null) #1
  call spir_func void @inner(ptr addrspace(1) %p)
  ret void
}

; CHECK-LABEL: define spir_func void @inner(
; CHECK: call spir_func void @of_one.body(ptr addrspace(1) %p)
define spir_func void @inner(ptr addrspace(1) %p) {
  call spir_kernel void @of_one(ptr addrspace(1) %p)
  ret void
}

@of_one.body.1 = addrspace(1) global i32 0

; CHECK-LABEL: define spir_kernel void @of_one(
; CHECK-NEXT: call spir_func void @of_one.body(ptr addrspace(1) %p)
define spir_kernel void @of_one(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p, align 4
  ret void
}

; CHECK: define internal spir_func void @"of two.body"(ptr addrspace(1) noundef align 4 %"to here", i32 %0, ptr byval(%pair) align 4 %1) #[[BODY:[0-9]+]] !dbg !5 {
; CHECK: call spir_func void @"of two.body"(ptr addrspace(1) %"to here", i32 0, ptr byval(%pair) align 4 %1), !dbg !9
; CHECK: define internal spir_func void @of_one.body(ptr addrspace(1) %p) {
; CHECK-NEXT: store i32 1,

; CHECK: attributes #[[BODY]] = { noinline }
attributes #0 = { noinline "sycl-module-id"="unit.cpp" }
attributes #1 = { convergent }

!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !2, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!2 = !DIFile(filename: "two.cl", directory: "/src")
!5 = distinct !DISubprogram(name: "of two", scope: !2, file: !2, line: 3, type: !6, scopeLine: 3, spFlags: DISPFlagDefinition, unit: !1)
!6 = !DISubroutineType(types: !7)
!7 = !{null}
!8 = !{i32 1, i32 1, i32 1}
!9 = !DILocation(line: 4, column: 1, scope: !5)
