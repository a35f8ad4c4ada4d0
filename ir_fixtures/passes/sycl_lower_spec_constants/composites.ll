; An array, vector or struct is composed of its numbers, each with an id and its offset. What has no default is padding: it
; takes an id, and no record. Padding that ends a value has a record that runtimes skip. The default may be of another type
; with the same bytes.
; RUN: syclopt -passes=sycl-lower-spec-constants -S < %s -o %t.ll && FileCheck %s < %t.ll
; RUN-UNCHANGED: LLVM accepts the result
; RUN: syclopt -passes=verify %t.ll -o %t.verified.ll
; RUN: syclopt -passes='sycl-lower-spec-constants,emit-specialization-constants' -S < %s -o %t.table
; RUN: syclopt-image show %t_0.prop | FileCheck %s --check-prefix=SHOWN

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

%struct.Inner = type { i32, i8 }
%struct.Outer = type { i8, double, [2 x %struct.Inner], %vec, i16 }
%vec = type { <4 x float> }
%vec3 = type { <3 x i32> }
%struct.Packed = type <{ i32, i8, [3 x i8] }>
%"class.std::array" = type { [2 x [2 x i16]] }
%id.outer = type { %struct.Outer }
%id.vec3 = type { %vec3 }
%id.array = type { %"class.std::array" }

@name.outer = private unnamed_addr addrspace(4) constant [6 x i8] c"outer\00", align 1
@name.packed = private unnamed_addr addrspace(4) constant [7 x i8] c"packed\00", align 1
@name.array = private unnamed_addr addrspace(4) constant [6 x i8] c"array\00", align 1
@name.vec3 = private unnamed_addr addrspace(4) constant [5 x i8] c"vec3\00", align 1
@name.small = private unnamed_addr addrspace(4) constant [6 x i8] c"small\00", align 1
@outer = internal addrspace(1) constant %id.outer { %struct.Outer { i8 1, double 2.500000e+00, [2 x %struct.Inner] [%struct.Inner { i32 7, i8 1 }, %struct.Inner { i32 8, i8 2 }], %vec { <4 x float> <float 1.0, float 2.0, float 3.0, float 4.0> }, i16 -9 } }, align 16
@packed = internal addrspace(1) constant { { i32, i8 } } { { i32, i8 } { i32 5, i8 6 } }, align 4
@array = internal addrspace(1) constant %id.array zeroinitializer, align 2
@vec3 = internal addrspace(1) constant %id.vec3 { %vec3 { <3 x i32> <i32 4, i32 5, i32 6> } }, align 16
@small = internal addrspace(1) constant { { i32, { i8, [3 x i8] } } } { { i32, { i8, [3 x i8] } } { i32 1, { i8, [3 x i8] } { i8 2, [3 x i8] undef } } }, align 4

; CHECK-LABEL: define spir_kernel void @k(
define spir_kernel void @k(ptr addrspace(4) %p) !dbg !2 {
; The first of all, whose ids begin at 0.
; CHECK:      %[[FLAG:.*]] = call i8 @_Z20__spirv_SpecConstantia(i32 0, i8 1), !dbg ![[PLACE:[0-9]+]]
; CHECK-NEXT: %[[WEIGHT:.*]] = call double @_Z20__spirv_SpecConstantid(i32 1, double 2.500000e+00), !dbg ![[PLACE]]
; CHECK-NEXT: %[[A:.*]] = call i32 @_Z20__spirv_SpecConstantii(i32 2, i32 7), !dbg
; CHECK-NEXT: %[[B:.*]] = call i8 @_Z20__spirv_SpecConstantia(i32 3, i8 1), !dbg
; CHECK-NEXT: %[[FIRST:.*]] = call %struct.Inner @_Z29__spirv_SpecConstantCompositeia_Rstruct.Inner(i32 %[[A]], i8 %[[B]]), !dbg
; CHECK-NEXT: %[[C:.*]] = call i32 @_Z20__spirv_SpecConstantii(i32 4, i32 8), !dbg
; CHECK-NEXT: %[[D:.*]] = call i8 @_Z20__spirv_SpecConstantia(i32 5, i8 2), !dbg
; CHECK-NEXT: %[[SECOND:.*]] = call %struct.Inner @_Z29__spirv_SpecConstantCompositeia_Rstruct.Inner(i32 %[[C]], i8 %[[D]]), !dbg
; CHECK-NEXT: %[[INNER:.*]] = call [2 x %struct.Inner] @_Z29__spirv_SpecConstantCompositestruct.Innerstruct.Inner_RA2_struct.Inner(%struct.Inner %[[FIRST]], %struct.Inner %[[SECOND]]), !dbg
; CHECK-NEXT: %[[X:.*]] = call float @_Z20__spirv_SpecConstantif(i32 6, float 1.000000e+00), !dbg
; CHECK-NEXT: %[[Y:.*]] = call float @_Z20__spirv_SpecConstantif(i32 7, float 2.000000e+00), !dbg
; CHECK-NEXT: %[[Z:.*]] = call float @_Z20__spirv_SpecConstantif(i32 8, float 3.000000e+00), !dbg
; CHECK-NEXT: %[[W:.*]] = call float @_Z20__spirv_SpecConstantif(i32 9, float 4.000000e+00), !dbg
; CHECK-NEXT: %[[FLOATS:.*]] = call <4 x float> @_Z29__spirv_SpecConstantCompositeffff_RDv4_f(float %[[X]], float %[[Y]], float %[[Z]], float %[[W]]), !dbg
; CHECK-NEXT: %[[COLOR:.*]] = call %vec @_Z29__spirv_SpecConstantCompositeDv4_f_Rvec(<4 x float> %[[FLOATS]]), !dbg
; CHECK-NEXT: %[[LAST:.*]] = call i16 @_Z20__spirv_SpecConstantis(i32 10, i16 -9), !dbg
; CHECK-NEXT: %[[OUTER:.*]] = call %struct.Outer @_Z29__spirv_SpecConstantCompositeadA2_struct.Innervecs_Rstruct.Outer(i8 %[[FLAG]], double %[[WEIGHT]], [2 x %struct.Inner] %[[INNER]], %vec %[[COLOR]], i16 %[[LAST]]), !dbg
; CHECK-NEXT: store %struct.Outer %[[OUTER]], ptr addrspace(4) %p, align 16, !dbg ![[PLACE]]
  call spir_func void @_Z40__sycl_getComposite2020SpecConstantValueI5OuterET_PKcPKvS5_(ptr addrspace(4) sret(%struct.Outer) align 16 %p, ptr addrspace(4) @name.outer, ptr addrspace(4) addrspacecast (ptr addrspace(1) @outer to ptr addrspace(4)), ptr addrspace(4) null), !dbg !5

; CHECK:      %[[A:.*]] = call i32 @_Z20__spirv_SpecConstantii(i32 11, i32 5){{$}}
; CHECK-NEXT: %[[B:.*]] = call i8 @_Z20__spirv_SpecConstantia(i32 12, i8 6){{$}}
; CHECK-NEXT: %[[PACKED:.*]] = call %struct.Packed @_Z29__spirv_SpecConstantCompositeiaA3_a_Rstruct.Packed(i32 %[[A]], i8 %[[B]], [3 x i8] undef)
; CHECK-NEXT: store %struct.Packed %[[PACKED]], ptr addrspace(4) %p, align 4
  call spir_func void @_Z40__sycl_getComposite2020SpecConstantValueI6PackedET_PKcPKvS5_(ptr addrspace(4) sret(%struct.Packed) align 4 %p, ptr addrspace(4) @name.packed, ptr addrspace(4) addrspacecast (ptr addrspace(1) @packed to ptr addrspace(4)), ptr addrspace(4) null)

; The id after a padding is the next but one: 13 was the padding above. Zeros are defaults as others.
; CHECK:      %[[A:.*]] = call i16 @_Z20__spirv_SpecConstantis(i32 14, i16 0)
; CHECK-NEXT: %[[B:.*]] = call i16 @_Z20__spirv_SpecConstantis(i32 15, i16 0)
; CHECK-NEXT: %[[ROW:.*]] = call [2 x i16] @_Z29__spirv_SpecConstantCompositess_RA2_s(i16 %[[A]], i16 %[[B]])
; CHECK:      %[[ARRAY:.*]] = call %"class.std::array" @"_Z29__spirv_SpecConstantCompositeA2_A2_s_Rclass.std::array"([2 x [2 x i16]]
; CHECK-NEXT: store %"class.std::array" %[[ARRAY]], ptr addrspace(4) %p, align 2
  call spir_func void @_Z40__sycl_getComposite2020SpecConstantValueISt5arrayIS0_IsLm2EELm2EEET_PKcPKvS7_(ptr addrspace(4) sret(%"class.std::array") align 2 %p, ptr addrspace(4) @name.array, ptr addrspace(4) addrspacecast (ptr addrspace(1) @array to ptr addrspace(4)), ptr addrspace(4) null)

; CHECK: call <3 x i32> @_Z29__spirv_SpecConstantCompositeiii_RDv3_i(
; CHECK: store %vec3 %{{.*}}, ptr addrspace(4) %p, align 16
  call spir_func void @_Z40__sycl_getComposite2020SpecConstantValueIN4sycl3vecIiLi3EEEET_PKcPKvS7_(ptr addrspace(4) sret(%vec3) align 16 %p, ptr addrspace(4) @name.vec3, ptr addrspace(4) addrspacecast (ptr addrspace(1) @vec3 to ptr addrspace(4)), ptr addrspace(4) null)

; A small struct is returned.
; CHECK:      %[[PART:.*]] = call { i8, [3 x i8] } @_Z29__spirv_SpecConstantCompositeaA3_a_RSaA3_aE(i8 %{{.*}}, [3 x i8] undef)
; CHECK-NEXT: %[[WHOLE:.*]] = call { i32, { i8, [3 x i8] } } @_Z29__spirv_SpecConstantCompositeiSaA3_aE_RSiSaA3_aEE(i32 %{{.*}}, { i8, [3 x i8] } %[[PART]])
; CHECK-NEXT: extractvalue { i32, { i8, [3 x i8] } } %[[WHOLE]], 0
  %small = call spir_func { i32, { i8, [3 x i8] } } @_Z40__sycl_getComposite2020SpecConstantValueI5SmallET_PKcPKvS5_(ptr addrspace(4) @name.small, ptr addrspace(4) addrspacecast (ptr addrspace(1) @small to ptr addrspace(4)), ptr addrspace(4) null)
  %one = extractvalue { i32, { i8, [3 x i8] } } %small, 0
  ret void
}

declare spir_func void @_Z40__sycl_getComposite2020SpecConstantValueI5OuterET_PKcPKvS5_(ptr addrspace(4) sret(%struct.Outer) align 16, ptr addrspace(4), ptr addrspace(4), ptr addrspace(4))
declare spir_func void @_Z40__sycl_getComposite2020SpecConstantValueI6PackedET_PKcPKvS5_(ptr addrspace(4) sret(%struct.Packed) align 4, ptr addrspace(4), ptr addrspace(4), ptr addrspace(4))
declare spir_func void @_Z40__sycl_getComposite2020SpecConstantValueISt5arrayIS0_IsLm2EELm2EEET_PKcPKvS7_(ptr addrspace(4) sret(%"class.std::array") align 2, ptr addrspace(4), ptr addrspace(4), ptr addrspace(4))
declare spir_func void @_Z40__sycl_getComposite2020SpecConstantValueIN4sycl3vecIiLi3EEEET_PKcPKvS7_(ptr addrspace(4) sret(%vec3) align 16, ptr addrspace(4), ptr addrspace(4), ptr addrspace(4))
declare spir_func { i32, { i8, [3 x i8] } } @_Z40__sycl_getComposite2020SpecConstantValueI5SmallET_PKcPKvS5_(ptr addrspace(4), ptr addrspace(4), ptr addrspace(4))

; CHECK: ![[PLACE]] = !DILocation(line: 3

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!6}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "a.cpp", directory: "")
!2 = distinct !DISubprogram(name: "k", file: !1, line: 1, unit: !0, type: !3)
!3 = !DISubroutineType(types: !4)
!4 = !{}
!5 = !DILocation(line: 3, column: 1, scope: !2)
!6 = !{i32 2, !"Debug Info Version", i32 3}

; SHOWN:      constants             outer: id 0 at 0, 1 byte; id 1 at 8, 8 bytes; id 2 at 16, 4 bytes; id 3 at 20, 1 byte; 3 bytes of padding; id 4 at 24, 4 bytes; id 5 at 28, 1 byte; 3 bytes of padding; id 6 at 32, 4 bytes; id 7 at 36, 4 bytes; id 8 at 40, 4 bytes; id 9 at 44, 4 bytes; id 10 at 48, 2 bytes; 14 bytes of padding
; SHOWN-NEXT:                       packed: id 11 at 0, 4 bytes; id 12 at 4, 1 byte; 3 bytes of padding
; SHOWN-NEXT:                       array: id 14 at 0, 2 bytes; id 15 at 2, 2 bytes; id 16 at 4, 2 bytes; id 17 at 6, 2 bytes
; SHOWN-NEXT:                       vec3: id 18 at 0, 4 bytes; id 19 at 4, 4 bytes; id 20 at 8, 4 bytes; 4 bytes of padding
; SHOWN-NEXT:                       small: id 21 at 0, 4 bytes; id 22 at 4, 1 byte; 3 bytes of padding
; SHOWN-NEXT: default values        all: 104 bytes
