; The copy of a kernel that reads one constant; run again, the pass makes another one.
; RUN: syclopt -passes='sycl-add-default-value-images' -S %s -o %t.table && FileCheck %s < %t_1.ll
; RUN: syclopt -passes='sycl-add-default-value-images,sycl-add-default-value-images' -S %s -o %t.table && FileCheck %s --check-prefix=TABLE < %t.table
; RUN: syclopt -passes='sycl-add-default-value-images,sycl-lower-spec-constants' -S %s -o %t.table && FileCheck %s --check-prefix=LOWERED < %t_0.ll && FileCheck %s < %t_1.ll

; CHECK-NOT: SpecConstant
; CHECK:     store i32 7, ptr addrspace(1) %out

; LOWERED:   %[[VALUE:.*]] = call i32 @_Z20__spirv_SpecConstantii(i32 0, i32 7)
; LOWERED:   store i32 %[[VALUE]], ptr addrspace(1) %out

; TABLE:     _0.ll
; TABLE:     _1.ll
; TABLE:     _2.ll

@name = private constant [2 x i8] c"n\00"
@n = internal constant { i32 } { i32 7 }

define spir_kernel void @k(ptr addrspace(1) %out) {
  %v = call i32 @_Z37__sycl_getScalar2020SpecConstantValueIiET_PKcPKvS4_(ptr @name, ptr @n, ptr null)
  store i32 %v, ptr addrspace(1) %out
  ret void
}

declare i32 @_Z37__sycl_getScalar2020SpecConstantValueIiET_PKcPKvS4_(ptr, ptr, ptr)
