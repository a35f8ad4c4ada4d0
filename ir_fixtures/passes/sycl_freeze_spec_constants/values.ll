; Each read becomes a constant, wherever it stands: of the value that is set for its id, or of the default. The bytes are
; those of the number in memory. What is composed of numbers becomes one constant.
; RUN: syclopt -passes='sycl-freeze-spec-constants<values=0:09000000,1:0000c03f,2:01,3:003e,4:ffffffffffffffff,5:0000807f,6:00000000000002c0,8:ff,9:c0ff,11:02000000,77:00>' -S < %s -o %t.ll && FileCheck %s < %t.ll
; RUN-UNCHANGED: LLVM accepts the result
; RUN: syclopt -passes=verify %t.ll -o %t.verified.ll
; RUN: syclopt -passes=sycl-freeze-spec-constants -S < %s | FileCheck %s --check-prefix=DEFAULT

%struct.Pair = type { i32, float }
%struct.Packed = type <{ i8, [2 x %struct.Pair], [3 x i8] }>

; CHECK-LABEL: define spir_kernel void @run(
define spir_kernel void @run(ptr addrspace(1) %p) {
; CHECK-NEXT: store i32 9, ptr addrspace(1) %p
; DEFAULT:    store i32 7, ptr addrspace(1) %p
  %a = call i32 @_Z20__spirv_SpecConstantii(i32 0, i32 7), !mark !2
  store i32 %a, ptr addrspace(1) %p
; CHECK-NEXT: store float 1.500000e+00, ptr addrspace(1) %p
; DEFAULT:    store float 2.500000e+00, ptr addrspace(1) %p
  %x = call spir_func noundef float @_Z20__spirv_SpecConstantif(i32 noundef 1, float noundef 2.5) #0
  store float %x, ptr addrspace(1) %p
; CHECK-NEXT: store %struct.Pair { i32 9, float 1.500000e+00 }, ptr addrspace(1) %p
; DEFAULT:    store %struct.Pair { i32 7, float 2.500000e+00 }, ptr addrspace(1) %p
  %s = call %struct.Pair @_Z29__spirv_SpecConstantCompositeif_Rstruct.Pair(i32 %a, float %x)
  store %struct.Pair %s, ptr addrspace(1) %p
; CHECK-NEXT: store i1 true, ptr addrspace(1) %p
  %flag = call i1 @_Z20__spirv_SpecConstantib(i32 2, i1 false)
  store i1 %flag, ptr addrspace(1) %p
; CHECK-NEXT: store half 0xH3E00, ptr addrspace(1) %p
  %h = call half @_Z20__spirv_SpecConstantiDh(i32 3, half 0xH3800)
  store half %h, ptr addrspace(1) %p
; CHECK-NEXT: store i64 -1, ptr addrspace(1) %p
  %l = call i64 @_Z20__spirv_SpecConstantix(i32 4, i64 0)
  store i64 %l, ptr addrspace(1) %p
; CHECK-NEXT: store float 0x7FF0000000000000, ptr addrspace(1) %p
  %inf = call float @_Z20__spirv_SpecConstantif(i32 5, float 0.0)
  store float %inf, ptr addrspace(1) %p
; CHECK-NEXT: store double -2.250000e+00, ptr addrspace(1) %p
  %d = call double @_Z20__spirv_SpecConstantid(i32 6, double 0.0)
  store double %d, ptr addrspace(1) %p
; CHECK-NEXT: store i32 3, ptr addrspace(1) %p
  %kept = call i32 @_Z20__spirv_SpecConstantii(i32 10, i32 3)
  store i32 %kept, ptr addrspace(1) %p
; CHECK-NEXT: ret void
  ret void
}

; CHECK-LABEL: define internal bfloat @helper(
; CHECK-NEXT:    store %struct.Packed <{ i8 -1, [2 x %struct.Pair] [%struct.Pair { i32 9, float 1.500000e+00 }, %struct.Pair { i32 2, float 5.000000e+00 }], [3 x i8] undef }>, ptr %p
; CHECK-NEXT:    store <2 x i32> <i32 9, i32 2>, ptr %p
; CHECK-NEXT:    ret bfloat 0xRFFC0
define internal bfloat @helper(ptr %p) {
  %b = call i8 @_Z20__spirv_SpecConstantia(i32 8, i8 1)
  %a = tail call i32 @_Z20__spirv_SpecConstantii(i32 0, i32 7)
  %x = call float @_Z20__spirv_SpecConstantif(i32 1, float 2.5)
  %first = call %struct.Pair @_Z29__spirv_SpecConstantCompositeif_Rstruct.Pair(i32 %a, float %x)
  %c = call i32 @_Z20__spirv_SpecConstantii(i32 11, i32 7)
  %y = call float @_Z20__spirv_SpecConstantif(i32 12, float 5.0)
  %second = call %struct.Pair @_Z29__spirv_SpecConstantCompositeif_Rstruct.Pair(i32 %c, float %y)
  %pairs = call [2 x %struct.Pair] @_Z29__spirv_SpecConstantCompositestruct.Pairstruct.Pair_RA2_struct.Pair(%struct.Pair %first, %struct.Pair %second)
  %packed = call %struct.Packed @_Z29__spirv_SpecConstantCompositeaA2_struct.PairA3_a_Rstruct.Packed(i8 %b, [2 x %struct.Pair] %pairs, [3 x i8] undef)
  store %struct.Packed %packed, ptr %p
  %v = call <2 x i32> @_Z29__spirv_SpecConstantCompositeii_RDv2_i(i32 %a, i32 %c)
  store <2 x i32> %v, ptr %p
  %n = call bfloat @_Z20__spirv_SpecConstantiu6__bf16(i32 9, bfloat 0xR0000)
  ret bfloat %n
}

; CHECK-NOT: SpecConstant
declare i32 @_Z20__spirv_SpecConstantii(i32, i32)
declare float @_Z20__spirv_SpecConstantif(i32, float)
declare i1 @_Z20__spirv_SpecConstantib(i32, i1)
declare half @_Z20__spirv_SpecConstantiDh(i32, half)
declare i64 @_Z20__spirv_SpecConstantix(i32, i64)
declare double @_Z20__spirv_SpecConstantid(i32, double)
declare i8 @_Z20__spirv_SpecConstantia(i32, i8)
declare bfloat @_Z20__spirv_SpecConstantiu6__bf16(i32, bfloat)
declare %struct.Pair @_Z29__spirv_SpecConstantCompositeif_Rstruct.Pair(i32, float)
declare [2 x %struct.Pair] @_Z29__spirv_SpecConstantCompositestruct.Pairstruct.Pair_RA2_struct.Pair(%struct.Pair, %struct.Pair)
declare %struct.Packed @_Z29__spirv_SpecConstantCompositeaA2_struct.PairA3_a_Rstruct.Packed(i8, [2 x %struct.Pair], [3 x i8])
declare <2 x i32> @_Z29__spirv_SpecConstantCompositeii_RDv2_i(i32, i32)

attributes #0 = { nounwind }

!2 = !{}
