; Specialization constants are lowered image by image, so that each one lists those that it reads, with ids from 0 on; and
; its copy with the defaults, if one is asked for, comes after it. Both modes have older names.
; RUN: rm -rf %t && mkdir %t
; RUN: syclopt-post-link -split=kernel -properties -symbols -spec-const=native -S %s -o %t/native.table
; RUN: FileCheck %s --check-prefix=A < %t/native_1.ll && FileCheck %s --check-prefix=B < %t/native_0.ll
; RUN: syclopt-image show %t/native.table | FileCheck %s --check-prefix=NATIVE
; RUN: syclopt-post-link -split=kernel -properties -symbols -spec-const=rt -generate-device-image-default-spec-consts -S %s -o %t/copies.table
; RUN: cmp %t/native_0.ll %t/copies_0.ll && cmp %t/native_1.ll %t/copies_2.ll && cmp %t/native_1.prop %t/copies_2.prop
; RUN: FileCheck %s --check-prefix=COPY < %t/copies_3.ll
; RUN: syclopt-image show %t/copies.table | FileCheck %s --check-prefix=COPIES
; RUN: syclopt-post-link -split=kernel -properties -symbols -spec-const=emulation -S %s -o %t/e.table
; RUN: FileCheck %s --check-prefix=LOADS < %t/e_1.ll
; RUN: syclopt-post-link -split=kernel -properties -symbols -spec-const default -S %s -o %t/d.table
; RUN: cmp %t/e_1.ll %t/d_1.ll && cmp %t/e_1.prop %t/d_1.prop
; RUN: syclopt-post-link -ir-output-only -spec-const=native -S %s -o %t/whole.ll && FileCheck %s --check-prefix=WHOLE < %t/whole.ll
; RUN: syclopt-post-link -split=kernel -symbols -S %s -o %t/asis.table && FileCheck %s --check-prefix=ASIS < %t/asis_1.ll

; A:     call i32 @_Z20__spirv_SpecConstantii(i32 0, i32 7)
; A:     call float @_Z20__spirv_SpecConstantif(i32 1, float 1.500000e+00)
; B:     call float @_Z20__spirv_SpecConstantif(i32 0, float 1.500000e+00)
; WHOLE: call i32 @_Z20__spirv_SpecConstantii(i32 0, i32 7)
; WHOLE: call float @_Z20__spirv_SpecConstantif(i32 1, float 1.500000e+00)
; WHOLE: call float @_Z20__spirv_SpecConstantif(i32 1, float 1.500000e+00)
; ASIS:  @_Z37__sycl_getScalar2020SpecConstantValueIiET_PKcPKvS4_(
; COPY:  %count = sitofp i32 7 to float
; COPY:  %sum = fadd float 1.500000e+00, %count

; NATIVE:      native_0
; NATIVE:      constants             factor: id 0 at 0, 4 bytes
; NATIVE:      native_1
; NATIVE:      constants             count: id 0 at 0, 4 bytes
; NATIVE-NEXT:                       factor: id 1 at 0, 4 bytes

; COPIES:      copies_0
; COPIES:      constants             factor
; COPIES:      copies_1
; COPIES-NOT:  factor
; COPIES:      specialization constants have defaults
; COPIES:      copies_2
; COPIES:      constants             count
; COPIES:      copies_3
; COPIES-NOT:  count
; COPIES:      specialization constants have defaults

; LOADS:      load i32, ptr addrspace(4) %buffer, align 4
; LOADS:      getelementptr i8, ptr addrspace(4) %buffer, i64 4

target triple = "spir64-unknown-unknown"

@name.count = private unnamed_addr addrspace(4) constant [6 x i8] c"count\00", align 1
@name.factor = private unnamed_addr addrspace(4) constant [7 x i8] c"factor\00", align 1
@count = internal addrspace(1) constant { i32 } { i32 7 }, align 4
@factor = internal addrspace(1) constant { float } { float 1.5 }, align 4

define spir_kernel void @a(ptr addrspace(4) %buffer, ptr addrspace(1) %out) #0 {
  %number = call spir_func i32 @_Z37__sycl_getScalar2020SpecConstantValueIiET_PKcPKvS4_(ptr addrspace(4) @name.count, ptr addrspace(4) addrspacecast (ptr addrspace(1) @count to ptr addrspace(4)), ptr addrspace(4) %buffer)
  %count = sitofp i32 %number to float
  %factor = call spir_func float @_Z37__sycl_getScalar2020SpecConstantValueIfET_PKcPKvS4_(ptr addrspace(4) @name.factor, ptr addrspace(4) addrspacecast (ptr addrspace(1) @factor to ptr addrspace(4)), ptr addrspace(4) %buffer)
  %sum = fadd float %factor, %count
  store float %sum, ptr addrspace(1) %out
  ret void
}

define spir_kernel void @b(ptr addrspace(4) %buffer, ptr addrspace(1) %out) #0 {
  %factor = call spir_func float @_Z37__sycl_getScalar2020SpecConstantValueIfET_PKcPKvS4_(ptr addrspace(4) @name.factor, ptr addrspace(4) addrspacecast (ptr addrspace(1) @factor to ptr addrspace(4)), ptr addrspace(4) %buffer)
  store float %factor, ptr addrspace(1) %out
  ret void
}

declare spir_func i32 @_Z37__sycl_getScalar2020SpecConstantValueIiET_PKcPKvS4_(ptr addrspace(4), ptr addrspace(4), ptr addrspace(4))
declare spir_func float @_Z37__sycl_getScalar2020SpecConstantValueIfET_PKcPKvS4_(ptr addrspace(4), ptr addrspace(4), ptr addrspace(4))

attributes #0 = { "sycl-module-id"="a.cpp" }
