; In emulation mode a read is a load from the buffer that it is given; a constant has its place there, at its alignment, with
; a record of padding where that leaves a gap.
; RUN: syclopt -passes='sycl-lower-spec-constants<emulation>' -S < %s -o %t.ll && FileCheck %s < %t.ll
; RUN-UNCHANGED: LLVM accepts the result
; RUN: syclopt -passes=verify %t.ll -o %t.verified.ll
; RUN: syclopt -passes='sycl-lower-spec-constants<emulation>,emit-specialization-constants' -S < %s -o %t.table
; RUN: syclopt-image show %t_0.prop | FileCheck %s --check-prefix=SHOWN
; RUN: syclopt -passes='sycl-lower-spec-constants<emulation>' -S < %s -o %t.ll 2>&1 | FileCheck %s --check-prefix=WARNED
; RUN: not syclopt -passes='sycl-lower-spec-constants<emulation>' -Werror=missing-spec-constant-buffer < %s 2>&1 | FileCheck %s --check-prefix=WARNED

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64_x86_64-unknown-unknown"

%struct.Pair = type { i32, i8 }
%id.pair = type { %struct.Pair }

@name.flag = private unnamed_addr addrspace(4) constant [5 x i8] c"flag\00", align 1
@name.pair = private unnamed_addr addrspace(4) constant [5 x i8] c"pair\00", align 1
@name.double = private unnamed_addr addrspace(4) constant [7 x i8] c"double\00", align 1
@flag = internal addrspace(1) constant { i8 } { i8 1 }, align 1
@pair = internal addrspace(1) constant %id.pair { %struct.Pair { i32 1, i8 2 } }, align 4
@double = internal addrspace(1) constant { double } { double 1.5 }, align 8

; CHECK-LABEL: define spir_kernel void @k(
; CHECK-NEXT:    %buffer = addrspacecast
; CHECK-NEXT:    %[[BYTE:.*]] = load i8, ptr addrspace(4) %buffer, align 1
; CHECK-NEXT:    %[[FLAG:.*]] = trunc i8 %[[BYTE]] to i1
; CHECK-NEXT:    %[[AT8:.*]] = getelementptr i8, ptr addrspace(4) %buffer, i64 8
; CHECK-NEXT:    %[[DOUBLE:.*]] = load double, ptr addrspace(4) %[[AT8]], align 8
; CHECK-NEXT:    %chosen = select i1 %[[FLAG]], double %[[DOUBLE]], double 0.0
; CHECK-NEXT:    %[[AT16:.*]] = getelementptr i8, ptr addrspace(4) %buffer, i64 16
; CHECK-NEXT:    %[[PAIR:.*]] = load %struct.Pair, ptr addrspace(4) %[[AT16]], align 4
; CHECK-NEXT:    store %struct.Pair %[[PAIR]], ptr addrspace(4) %p, align 4
; CHECK-NEXT:    %[[AGAIN:.*]] = load i8, ptr addrspace(4) null, align 1
; CHECK-NEXT:    trunc i8 %[[AGAIN]] to i1
; CHECK-NEXT:    ret void
define spir_kernel void @k(ptr addrspace(4) %p, ptr addrspace(1) %_arg__specialization_constants_buffer) {
  %buffer = addrspacecast ptr addrspace(1) %_arg__specialization_constants_buffer to ptr addrspace(4)
  %flag = call spir_func zeroext i1 @_Z37__sycl_getScalar2020SpecConstantValueIbET_PKcPKvS4_(ptr addrspace(4) @name.flag, ptr addrspace(4) addrspacecast (ptr addrspace(1) @flag to ptr addrspace(4)), ptr addrspace(4) %buffer)
  %double = call spir_func double @_Z37__sycl_getScalar2020SpecConstantValueIdET_PKcPKvS4_(ptr addrspace(4) @name.double, ptr addrspace(4) addrspacecast (ptr addrspace(1) @double to ptr addrspace(4)), ptr addrspace(4) %buffer)
  %chosen = select i1 %flag, double %double, double 0.0
  call spir_func void @_Z40__sycl_getComposite2020SpecConstantValueI4PairET_PKcPKvS5_(ptr addrspace(4) sret(%struct.Pair) align 4 %p, ptr addrspace(4) @name.pair, ptr addrspace(4) addrspacecast (ptr addrspace(1) @pair to ptr addrspace(4)), ptr addrspace(4) %buffer)
  %again = call spir_func zeroext i1 @_Z37__sycl_getScalar2020SpecConstantValueIbET_PKcPKvS4_(ptr addrspace(4) @name.flag, ptr addrspace(4) addrspacecast (ptr addrspace(1) @flag to ptr addrspace(4)), ptr addrspace(4) null)
  ret void
}

declare spir_func zeroext i1 @_Z37__sycl_getScalar2020SpecConstantValueIbET_PKcPKvS4_(ptr addrspace(4), ptr addrspace(4), ptr addrspace(4))
declare spir_func double @_Z37__sycl_getScalar2020SpecConstantValueIdET_PKcPKvS4_(ptr addrspace(4), ptr addrspace(4), ptr addrspace(4))
declare spir_func void @_Z40__sycl_getComposite2020SpecConstantValueI4PairET_PKcPKvS5_(ptr addrspace(4) sret(%struct.Pair) align 4, ptr addrspace(4), ptr addrspace(4), ptr addrspace(4))

; CHECK: = !{[7 x i8] zeroinitializer}

; SHOWN:      constants             flag: id 0 at 0, 1 byte; 7 bytes of padding
; SHOWN-NEXT:                       double: id 1 at 0, 8 bytes
; SHOWN-NEXT:                       pair: id 2 at 0, 8 bytes
; SHOWN-NEXT: default values        all: 24 bytes

; WARNED: '@k' reads 'flag' from no buffer: it is compiled for native ones{{.*}}missing-spec-constant-buffer]
