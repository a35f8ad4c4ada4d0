; A number becomes a constant of SPIR-V with an id; a constant that is read twice keeps its id. A bool is a byte. What only
; the reads used is gone; the default that something else uses stays.
; RUN: syclopt -passes=sycl-lower-spec-constants -S < %s -o %t.ll && FileCheck %s < %t.ll
; RUN: FileCheck %s --check-prefix=GONE < %t.ll
; RUN-UNCHANGED: LLVM accepts the result
; RUN: syclopt -passes=verify %t.ll -o %t.verified.ll
; RUN: syclopt -passes='sycl-lower-spec-constants,emit-specialization-constants' -S < %s -o %t.table
; RUN: syclopt-image show %t_0.prop | FileCheck %s --check-prefix=SHOWN

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

%id.int = type { i32 }
%id.bool = type { i8 }
%id.short = type { i16 }
%id.long = type { i64 }
%id.half = type { half }
%id.float = type { float }
%id.double = type { double }

; GONE-NOT: @name.
; GONE-NOT: @count =
; GONE:     @shared =
; GONE-NOT: @name.
; GONE-NOT: _Z37__sycl_get
@name.count = private unnamed_addr addrspace(4) constant [6 x i8] c"count\00", align 1
@name.flag = private unnamed_addr addrspace(4) constant [5 x i8] c"flag\00", align 1
@name.byte = private unnamed_addr addrspace(4) constant [5 x i8] c"byte\00", align 1
@name.short = private unnamed_addr addrspace(4) constant [6 x i8] c"short\00", align 1
@name.long = private unnamed_addr addrspace(4) constant [8 x i8] c"\22long\5C \00", align 1
@name.half = private unnamed_addr addrspace(4) constant [5 x i8] c"half\00", align 1
@name.tenth = private unnamed_addr addrspace(4) constant [6 x i8] c"tenth\00", align 1
@name.double = private unnamed_addr addrspace(4) constant [7 x i8] c"double\00", align 1
@name.nan = private unnamed_addr addrspace(4) constant [4 x i8] c"nan\00", align 1
@name.infinite = private unnamed_addr addrspace(4) constant [9 x i8] c"infinite\00", align 1
@name.zero = private unnamed_addr addrspace(4) constant [5 x i8] c"zero\00", align 1
@count = internal addrspace(1) constant %id.int { i32 7 }, align 4
@flag = internal addrspace(1) constant %id.bool { i8 1 }, align 1
@byte = internal addrspace(1) constant %id.bool { i8 -3 }, align 1
@short = internal addrspace(1) constant %id.short { i16 258 }, align 2
@long = internal addrspace(1) constant %id.long { i64 -5000000000 }, align 8
@half = internal addrspace(1) constant %id.half { half 0xH3800 }, align 2
@tenth = internal addrspace(1) constant %id.float { float 0x3FB99999A0000000 }, align 4
@shared = internal addrspace(1) constant %id.double { double 1.000000e-01 }, align 8
@nan = internal addrspace(1) constant %id.float { float 0x7FF8000000000000 }, align 4
@infinite = internal addrspace(1) constant %id.double { double 0xFFF0000000000000 }, align 8
@zero = internal addrspace(1) constant %id.int zeroinitializer, align 4
@other = addrspace(1) global ptr addrspace(1) @shared

; CHECK-LABEL: define spir_kernel void @twice(
; CHECK:         %[[A:.*]] = call i32 @_Z20__spirv_SpecConstantii(i32 0, i32 7)
; CHECK-NEXT:    %[[B:.*]] = call i32 @_Z20__spirv_SpecConstantii(i32 0, i32 7)
; CHECK-NEXT:    %sum = add i32 %[[A]], %[[B]]
; CHECK-NEXT:    %[[Z:.*]] = call i32 @_Z20__spirv_SpecConstantii(i32 1, i32 0)
; CHECK-NEXT:    %1 = add i32 %sum, %[[Z]]
; CHECK-NEXT:    store i32 %1, ptr addrspace(1) %out
; CHECK-NEXT:    ret void
define spir_kernel void @twice(ptr addrspace(1) %out) {
  %a = call spir_func i32 @_Z37__sycl_getScalar2020SpecConstantValueIiET_PKcPKvS4_(ptr addrspace(4) @name.count, ptr addrspace(4) addrspacecast (ptr addrspace(1) @count to ptr addrspace(4)), ptr addrspace(4) null)
  %b = call spir_func i32 @_Z37__sycl_getScalar2020SpecConstantValueIiET_PKcPKvS4_(ptr addrspace(4) @name.count, ptr addrspace(4) addrspacecast (ptr addrspace(1) @count to ptr addrspace(4)), ptr addrspace(4) null)
  %sum = add i32 %a, %b
  %1 = call spir_func i32 @_Z37__sycl_getScalar2020SpecConstantValueIiET_PKcPKvS4_(ptr addrspace(4) @name.zero, ptr addrspace(4) addrspacecast (ptr addrspace(1) @zero to ptr addrspace(4)), ptr addrspace(4) null)
  %2 = add i32 %sum, %1
  store i32 %2, ptr addrspace(1) %out
  ret void
}

; CHECK-LABEL: define spir_kernel void @all(
; CHECK:         call i32 @_Z20__spirv_SpecConstantii(i32 0, i32 7)
; CHECK-NEXT:    %[[BYTE:.*]] = call i8 @_Z20__spirv_SpecConstantia(i32 2, i8 1)
; CHECK-NEXT:    trunc i8 %[[BYTE]] to i1
; CHECK-NEXT:    call i8 @_Z20__spirv_SpecConstantia(i32 3, i8 -3)
; CHECK-NEXT:    call i16 @_Z20__spirv_SpecConstantis(i32 4, i16 258)
; CHECK-NEXT:    call i64 @_Z20__spirv_SpecConstantix(i32 5, i64 -5000000000)
; CHECK-NEXT:    call half @_Z20__spirv_SpecConstantiDh(i32 6, half 0xH3800)
; CHECK-NEXT:    call float @_Z20__spirv_SpecConstantif(i32 7, float 0x3FB99999A0000000)
; CHECK-NEXT:    call float @_Z20__spirv_SpecConstantif(i32 8, float 0x7FF8000000000000)
; CHECK-NEXT:    call double @_Z20__spirv_SpecConstantid(i32 9, double 1.000000e-01)
; CHECK-NEXT:    call double @_Z20__spirv_SpecConstantid(i32 10, double 0xFFF0000000000000)
; CHECK-NEXT:    ret void
define spir_kernel void @all() {
  %count = call spir_func i32 @_Z37__sycl_getScalar2020SpecConstantValueIiET_PKcPKvS4_(ptr addrspace(4) @name.count, ptr addrspace(4) addrspacecast (ptr addrspace(1) @count to ptr addrspace(4)), ptr addrspace(4) null)
  %flag = call spir_func zeroext i1 @_Z37__sycl_getScalar2020SpecConstantValueIbET_PKcPKvS4_(ptr addrspace(4) @name.flag, ptr addrspace(4) addrspacecast (ptr addrspace(1) @flag to ptr addrspace(4)), ptr addrspace(4) null)
  %byte = call spir_func signext i8 @_Z37__sycl_getScalar2020SpecConstantValueIaET_PKcPKvS4_(ptr addrspace(4) @name.byte, ptr addrspace(4) addrspacecast (ptr addrspace(1) @byte to ptr addrspace(4)), ptr addrspace(4) null)
  %short = call spir_func i16 @_Z37__sycl_getScalar2020SpecConstantValueIsET_PKcPKvS4_(ptr addrspace(4) @name.short, ptr addrspace(4) addrspacecast (ptr addrspace(1) @short to ptr addrspace(4)), ptr addrspace(4) null)
  %long = call spir_func i64 @_Z37__sycl_getScalar2020SpecConstantValueIlET_PKcPKvS4_(ptr addrspace(4) @name.long, ptr addrspace(4) addrspacecast (ptr addrspace(1) @long to ptr addrspace(4)), ptr addrspace(4) null)
  %half = call spir_func half @_Z37__sycl_getScalar2020SpecConstantValueIDF16_ET_PKcPKvS4_(ptr addrspace(4) @name.half, ptr addrspace(4) addrspacecast (ptr addrspace(1) @half to ptr addrspace(4)), ptr addrspace(4) null)
  %tenth = call spir_func float @_Z37__sycl_getScalar2020SpecConstantValueIfET_PKcPKvS4_(ptr addrspace(4) @name.tenth, ptr addrspace(4) addrspacecast (ptr addrspace(1) @tenth to ptr addrspace(4)), ptr addrspace(4) null)
  %nan = call spir_func float @_Z37__sycl_getScalar2020SpecConstantValueIfET_PKcPKvS4_(ptr addrspace(4) @name.nan, ptr addrspace(4) addrspacecast (ptr addrspace(1) @nan to ptr addrspace(4)), ptr addrspace(4) null)
  %double = call spir_func double @_Z37__sycl_getScalar2020SpecConstantValueIdET_PKcPKvS4_(ptr addrspace(4) @name.double, ptr addrspace(4) addrspacecast (ptr addrspace(1) @shared to ptr addrspace(4)), ptr addrspace(4) null)
  %infinite = call spir_func double @_Z37__sycl_getScalar2020SpecConstantValueIdET_PKcPKvS4_(ptr addrspace(4) @name.infinite, ptr addrspace(4) addrspacecast (ptr addrspace(1) @infinite to ptr addrspace(4)), ptr addrspace(4) null)
  ret void
}

declare spir_func i32 @_Z37__sycl_getScalar2020SpecConstantValueIiET_PKcPKvS4_(ptr addrspace(4), ptr addrspace(4), ptr addrspace(4))
declare spir_func zeroext i1 @_Z37__sycl_getScalar2020SpecConstantValueIbET_PKcPKvS4_(ptr addrspace(4), ptr addrspace(4), ptr addrspace(4))
declare spir_func signext i8 @_Z37__sycl_getScalar2020SpecConstantValueIaET_PKcPKvS4_(ptr addrspace(4), ptr addrspace(4), ptr addrspace(4))
declare spir_func i16 @_Z37__sycl_getScalar2020SpecConstantValueIsET_PKcPKvS4_(ptr addrspace(4), ptr addrspace(4), ptr addrspace(4))
declare spir_func i64 @_Z37__sycl_getScalar2020SpecConstantValueIlET_PKcPKvS4_(ptr addrspace(4), ptr addrspace(4), ptr addrspace(4))
declare spir_func half @_Z37__sycl_getScalar2020SpecConstantValueIDF16_ET_PKcPKvS4_(ptr addrspace(4), ptr addrspace(4), ptr addrspace(4))
declare spir_func float @_Z37__sycl_getScalar2020SpecConstantValueIfET_PKcPKvS4_(ptr addrspace(4), ptr addrspace(4), ptr addrspace(4))
declare spir_func double @_Z37__sycl_getScalar2020SpecConstantValueIdET_PKcPKvS4_(ptr addrspace(4), ptr addrspace(4), ptr addrspace(4))

; CHECK: declare i32 @_Z20__spirv_SpecConstantii(i32, i32)
; CHECK: !sycl.specialization-constants = !{
; CHECK: = !{!"flag", i32 2, i32 0, i32 1}
; CHECK: = !{!"\22long\5C ", i32 5, i32 0, i32 8}
; CHECK: = !{i8 1}

; SHOWN:      constants             count: id 0 at 0, 4 bytes
; SHOWN-NEXT:                       zero: id 1 at 0, 4 bytes
; SHOWN-NEXT:                       flag: id 2 at 0, 1 byte
; SHOWN-NEXT:                       byte: id 3 at 0, 1 byte
; SHOWN-NEXT:                       short: id 4 at 0, 2 bytes
; SHOWN:                            half: id 6 at 0, 2 bytes
; SHOWN:      default values        all: 46 bytes
