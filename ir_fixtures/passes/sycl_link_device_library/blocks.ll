; A sub-group reads and writes blocks of memory: each element of a vector is of one block. Pointers of other address spaces
; than the library has become those, and null stays null.
; RUN: syclopt -passes='sycl-link-device-library<device=nvptx64>' -S < %s | FileCheck %s

target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: define ptx_kernel void @run(
define ptx_kernel void @run(ptr addrspace(1) %p, ptr %any) {
  %x = call <2 x i32> @_Z30__spirv_SubgroupBlockReadINTELIDv2_jET_PU3AS1Kj(ptr addrspace(1) %p)
  %e = extractelement <2 x i32> %x, i32 1
  call void @_Z27intel_sub_group_block_writePU3AS1jj(ptr addrspace(1) %p, i32 %e)
  %old = call i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) %p, i32 1)
  %local = call ptr addrspace(3) @_Z40__spirv_GenericCastToPtrExplicit_ToLocalPvi(ptr %any, i32 4)
  store i32 %old, ptr addrspace(3) %local
  ret void
}

; CHECK-LABEL: define <2 x i32> @_Z30__spirv_SubgroupBlockReadINTELIDv2_jET_PU3AS1Kj(ptr addrspace(1))
; CHECK-NEXT:    %lane = call i32 @_Z40__spirv_BuiltInSubgroupLocalInvocationIdv()
; CHECK-NEXT:    %size = call i32 @_Z27__spirv_BuiltInSubgroupSizev()
; CHECK:         %index1 = add i32 %lane, %before1
; CHECK-NEXT:    %place1 = getelementptr i32, ptr addrspace(1) %0, i32 %index1
; CHECK-NEXT:    %value1 = load i32, ptr addrspace(1) %place1
; CHECK-NEXT:    %with1 = insertelement <2 x i32> %with0, i32 %value1, i32 1
; CHECK-NEXT:    ret <2 x i32> %with1

; CHECK-LABEL: define void @_Z27intel_sub_group_block_writePU3AS1jj(ptr addrspace(1), i32)
; CHECK:         store i32 %1, ptr addrspace(1) %place0

; CHECK-LABEL: define i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1), i32)
; CHECK-NEXT:    %as0 = addrspacecast ptr addrspace(1) %0 to ptr
; CHECK-NEXT:    %r = call i32 @_Z10atomic_addPjj(ptr %as0, i32 %1)

; CHECK-LABEL: define ptr addrspace(3) @__native_spaces._Z40__spirv_GenericCastToPtrExplicit_ToLocalPvi(ptr, i32)
; CHECK:         %asr = select i1 %asr.null, ptr addrspace(3) null, ptr addrspace(3) %asr.cast
; CHECK-NEXT:    ret ptr addrspace(3) %asr

declare <2 x i32> @_Z30__spirv_SubgroupBlockReadINTELIDv2_jET_PU3AS1Kj(ptr addrspace(1))
declare void @_Z27intel_sub_group_block_writePU3AS1jj(ptr addrspace(1), i32)
declare i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1), i32)
declare ptr addrspace(3) @_Z40__spirv_GenericCastToPtrExplicit_ToLocalPvi(ptr, i32)
