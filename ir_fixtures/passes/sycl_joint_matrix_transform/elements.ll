; A matrix whose elements are asked for is no structure around one any more, alone or in an array; others stay. So do
; pointers to elements that are made of it already.
; RUN: syclopt -passes='sycl-joint-matrix-transform,verify' -S %s -o %t && FileCheck %s < %t
; RUN-UNCHANGED: nothing is left to do
; RUN: syclopt -passes=sycl-joint-matrix-transform -S %t | diff %t -

%"struct.joint_matrix" = type { target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) }
%other = type { i32, target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) }

; CHECK-LABEL: define spir_kernel void @one
define spir_kernel void @one(ptr addrspace(1) %out, i64 %at) {
; CHECK-NEXT: %m = alloca target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2), align 8
; CHECK-NEXT: %untouched = alloca %"struct.joint_matrix", align 8
; CHECK-NEXT: %before = alloca target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2), align 8
; CHECK-NEXT: %with = alloca %other, align 8
  %m = alloca %"struct.joint_matrix", align 8
  %untouched = alloca %"struct.joint_matrix", align 8
  %before = alloca target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2), align 8
  %with = alloca %other, align 8
  %generic = addrspacecast ptr %m to ptr addrspace(4)
  %x = call spir_func ptr addrspace(4) @_Z19__spirv_AccessChainIffE(ptr addrspace(4) noundef %generic, i64 noundef %at)
  %v = load float, ptr addrspace(4) %x
  store float %v, ptr addrspace(1) %out
  %b = call spir_func ptr @_Z19__spirv_AccessChainIfpE(ptr noundef %before, i64 noundef %at)
  %w = call spir_func ptr @_Z19__spirv_AccessChainIfpE(ptr noundef %with, i64 noundef %at)
  ret void
}

; CHECK-LABEL: define spir_kernel void @array
define spir_kernel void @array(i64 %i, i64 %j) {
; CHECK-NEXT: %m = alloca [4 x [2 x target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2)]], align 8
; CHECK-NEXT: %row = getelementptr inbounds [4 x [2 x target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2)]], ptr %m, i64 0, i64 %i
; CHECK-NEXT: %cell = getelementptr inbounds nuw [2 x target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2)], ptr %row, i64 0, i64 %j
; CHECK-NEXT: %generic = addrspacecast ptr %cell to ptr addrspace(4)
  %m = alloca [4 x [2 x %"struct.joint_matrix"]], align 8
  %row = getelementptr inbounds [4 x [2 x %"struct.joint_matrix"]], ptr %m, i64 0, i64 %i
  %cell = getelementptr inbounds nuw [2 x %"struct.joint_matrix"], ptr %row, i64 0, i64 %j, i32 0
  %generic = addrspacecast ptr %cell to ptr addrspace(4)
  %x = call spir_func ptr addrspace(4) @_Z19__spirv_AccessChainIffE(ptr addrspace(4) %generic, i64 0)
  ret void
}

; CHECK-LABEL: define spir_kernel void @no_elements
; CHECK-NEXT: alloca %"struct.joint_matrix"
define spir_kernel void @no_elements() {
  %m = alloca %"struct.joint_matrix", align 8
  ret void
}

declare spir_func ptr addrspace(4) @_Z19__spirv_AccessChainIffE(ptr addrspace(4), i64)
declare spir_func ptr @_Z19__spirv_AccessChainIfpE(ptr, i64)
