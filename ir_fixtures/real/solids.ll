; ModuleID = 'sources/solids.cpp'
source_filename = "sources/solids.cpp"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64-unknown-unknown"

%"struct.geometry::Point" = type { float, float }
%"class.geometry::Circle" = type <{ %"class.geometry::Shape", float, [4 x i8] }>
%"class.geometry::Shape" = type { ptr }
%"class.geometry::Polygon" = type { %"class.geometry::Shape", [4 x %"struct.geometry::Point"] }
%"struct.geometry::Buffer" = type { [8 x float], i32 }
%class.anon = type { i8 }

$_ZNK8geometry5Shape5grownEf = comdat any

$_ZN8geometry6CircleC2Ef = comdat any

$_ZN8geometry5ShapeC2Ev = comdat any

$_ZNK8geometry6Circle4areaEv = comdat any

$_ZNK8geometry5Point6scaledEf = comdat any

$_ZN8geometry6BufferIfLi8EEC2Ev = comdat any

$_ZN8geometry6BufferIfLi8EE4pushEf = comdat any

$_ZTVN8geometry6CircleE = comdat any

$_ZTVN8geometry5ShapeE = comdat any

@_ZTVN8geometry6CircleE = linkonce_odr unnamed_addr addrspace(1) constant { [4 x ptr addrspace(1)] } { [4 x ptr addrspace(1)] [ptr addrspace(1) null, ptr addrspace(1) null, ptr addrspace(1) addrspacecast (ptr @_ZNK8geometry6Circle4areaEv to ptr addrspace(1)), ptr addrspace(1) addrspacecast (ptr @_ZNK8geometry5Shape5grownEf to ptr addrspace(1))] }, comdat, align 8, !dbg !0
@_ZTVN8geometry7PolygonE = unnamed_addr addrspace(1) constant { [4 x ptr addrspace(1)] } { [4 x ptr addrspace(1)] [ptr addrspace(1) null, ptr addrspace(1) null, ptr addrspace(1) addrspacecast (ptr @_ZNK8geometry7Polygon4areaEv to ptr addrspace(1)), ptr addrspace(1) addrspacecast (ptr @_ZNK8geometry7Polygon5grownEf to ptr addrspace(1))] }, align 8, !dbg !25
@__const.Polygon.steps = private unnamed_addr addrspace(1) constant [4 x %"struct.geometry::Point"] [%"struct.geometry::Point" zeroinitializer, %"struct.geometry::Point" { float 1.000000e+00, float 0.000000e+00 }, %"struct.geometry::Point" { float 1.000000e+00, float 1.000000e+00 }, %"struct.geometry::Point" { float 0.000000e+00, float 1.000000e+00 }], align 4
@_ZTVN8geometry5ShapeE = linkonce_odr unnamed_addr addrspace(1) constant { [4 x ptr addrspace(1)] } { [4 x ptr addrspace(1)] [ptr addrspace(1) null, ptr addrspace(1) null, ptr addrspace(1) addrspacecast (ptr @__cxa_pure_virtual to ptr addrspace(1)), ptr addrspace(1) addrspacecast (ptr @_ZNK8geometry5Shape5grownEf to ptr addrspace(1))] }, comdat, align 8, !dbg !72

@_ZN8geometry7PolygonC1ENS_5PointEf = unnamed_addr alias void (ptr addrspace(4), ptr, float), ptr @_ZN8geometry7PolygonC2ENS_5PointEf

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define linkonce_odr spir_func noundef float @_ZNK8geometry5Shape5grownEf(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, float noundef %1) unnamed_addr #0 comdat align 2 !dbg !94 {
  %3 = alloca float, align 4
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca float, align 4
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %7, align 8
    #dbg_declare(ptr %4, !96, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !98)
  store float %1, ptr addrspace(4) %8, align 4
    #dbg_declare(ptr %5, !99, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !100)
  %9 = load ptr addrspace(4), ptr addrspace(4) %7, align 8
  %10 = load ptr addrspace(1), ptr addrspace(4) %9, align 8, !dbg !101
  %11 = getelementptr inbounds ptr addrspace(1), ptr addrspace(1) %10, i64 0, !dbg !101
  %12 = load ptr addrspace(1), ptr addrspace(1) %11, align 8, !dbg !101
  %13 = call spir_func noundef addrspace(1) float %12(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %9) #3, !dbg !101
  %14 = load float, ptr addrspace(4) %8, align 4, !dbg !102
  %15 = fmul float %13, %14, !dbg !103
  %16 = load float, ptr addrspace(4) %8, align 4, !dbg !104
  %17 = fmul float %15, %16, !dbg !105
  ret float %17, !dbg !106
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define linkonce_odr spir_func void @_ZN8geometry6CircleC2Ef(ptr addrspace(4) noundef align 8 dereferenceable_or_null(12) %0, float noundef %1) unnamed_addr #0 comdat align 2 !dbg !107 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca float, align 4
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8
    #dbg_declare(ptr %3, !108, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !110)
  store float %1, ptr addrspace(4) %6, align 4
    #dbg_declare(ptr %4, !111, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !112)
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  call spir_func void @_ZN8geometry5ShapeC2Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %7) #3, !dbg !113
  store ptr addrspace(1) getelementptr inbounds inrange(-16, 16) ({ [4 x ptr addrspace(1)] }, ptr addrspace(1) @_ZTVN8geometry6CircleE, i32 0, i32 0, i32 2), ptr addrspace(4) %7, align 8, !dbg !114
  %8 = getelementptr inbounds nuw %"class.geometry::Circle", ptr addrspace(4) %7, i32 0, i32 1, !dbg !115
  %9 = load float, ptr addrspace(4) %6, align 4, !dbg !116
  store float %9, ptr addrspace(4) %8, align 8, !dbg !115
  ret void, !dbg !117
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define linkonce_odr spir_func void @_ZN8geometry5ShapeC2Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0) unnamed_addr #0 comdat align 2 !dbg !118 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8
    #dbg_declare(ptr %2, !123, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !125)
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  store ptr addrspace(1) getelementptr inbounds inrange(-16, 16) ({ [4 x ptr addrspace(1)] }, ptr addrspace(1) @_ZTVN8geometry5ShapeE, i32 0, i32 0, i32 2), ptr addrspace(4) %4, align 8, !dbg !126
  ret void, !dbg !126
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define linkonce_odr spir_func noundef float @_ZNK8geometry6Circle4areaEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(12) %0) unnamed_addr #0 comdat align 2 !dbg !127 {
  %2 = alloca float, align 4
  %3 = alloca ptr addrspace(4), align 8
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8
    #dbg_declare(ptr %3, !128, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !130)
  %6 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %7 = getelementptr inbounds nuw %"class.geometry::Circle", ptr addrspace(4) %6, i32 0, i32 1, !dbg !131
  %8 = load float, ptr addrspace(4) %7, align 8, !dbg !131
  %9 = fmul float 0x400921FB60000000, %8, !dbg !132
  %10 = getelementptr inbounds nuw %"class.geometry::Circle", ptr addrspace(4) %6, i32 0, i32 1, !dbg !133
  %11 = load float, ptr addrspace(4) %10, align 8, !dbg !133
  %12 = fmul float %9, %11, !dbg !134
  ret float %12, !dbg !135
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define spir_func void @_ZN8geometry7PolygonC2ENS_5PointEf(ptr addrspace(4) noundef align 8 dereferenceable_or_null(40) %0, ptr noundef byval(%"struct.geometry::Point") align 4 %1, float noundef %2) unnamed_addr #0 align 2 !dbg !136 {
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca float, align 4
  %6 = alloca [4 x %"struct.geometry::Point"], align 4
  %7 = alloca i32, align 4
  %8 = alloca %"struct.geometry::Point", align 4
  %9 = alloca %"struct.geometry::Point", align 4
  %10 = addrspacecast ptr %4 to ptr addrspace(4)
  %11 = addrspacecast ptr %5 to ptr addrspace(4)
  %12 = addrspacecast ptr %6 to ptr addrspace(4)
  %13 = addrspacecast ptr %7 to ptr addrspace(4)
  %14 = addrspacecast ptr %8 to ptr addrspace(4)
  %15 = addrspacecast ptr %9 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %10, align 8
    #dbg_declare(ptr %4, !137, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !139)
  %16 = addrspacecast ptr %1 to ptr addrspace(4)
    #dbg_declare(ptr %1, !140, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !141)
  store float %2, ptr addrspace(4) %11, align 4
    #dbg_declare(ptr %5, !142, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !143)
  %17 = load ptr addrspace(4), ptr addrspace(4) %10, align 8
  call spir_func void @_ZN8geometry5ShapeC2Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %17) #3, !dbg !144
  store ptr addrspace(1) getelementptr inbounds inrange(-16, 16) ({ [4 x ptr addrspace(1)] }, ptr addrspace(1) @_ZTVN8geometry7PolygonE, i32 0, i32 0, i32 2), ptr addrspace(4) %17, align 8, !dbg !145
  %18 = getelementptr inbounds nuw %"class.geometry::Polygon", ptr addrspace(4) %17, i32 0, i32 1, !dbg !144
    #dbg_declare(ptr %6, !146, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !149)
  call void @llvm.memcpy.p4.p1.i64(ptr addrspace(4) align 4 %12, ptr addrspace(1) align 4 @__const.Polygon.steps, i64 32, i1 false), !dbg !149
    #dbg_declare(ptr %7, !150, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !152)
  store i32 0, ptr addrspace(4) %13, align 4, !dbg !152
  br label %19, !dbg !153

19:                                               ; preds = %44, %3
  %20 = load i32, ptr addrspace(4) %13, align 4, !dbg !154
  %21 = icmp slt i32 %20, 4, !dbg !156
  br i1 %21, label %22, label %47, !dbg !157

22:                                               ; preds = %19
    #dbg_declare(ptr %8, !158, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !160)
  %23 = load i32, ptr addrspace(4) %13, align 4, !dbg !161
  %24 = sext i32 %23 to i64, !dbg !162
  %25 = getelementptr inbounds [4 x %"struct.geometry::Point"], ptr addrspace(4) %12, i64 0, i64 %24, !dbg !162
  %26 = load float, ptr addrspace(4) %11, align 4, !dbg !163
  %27 = addrspacecast ptr addrspace(4) %14 to ptr, !dbg !164
  call spir_func void @_ZNK8geometry5Point6scaledEf(ptr dead_on_unwind writable sret(%"struct.geometry::Point") align 4 %27, ptr addrspace(4) noundef align 4 dereferenceable_or_null(8) %25, float noundef %26) #3, !dbg !164
  %28 = getelementptr inbounds nuw %"struct.geometry::Point", ptr addrspace(4) %15, i32 0, i32 0, !dbg !165
  %29 = getelementptr inbounds nuw %"struct.geometry::Point", ptr addrspace(4) %16, i32 0, i32 0, !dbg !166
  %30 = load float, ptr addrspace(4) %29, align 4, !dbg !166
  %31 = getelementptr inbounds nuw %"struct.geometry::Point", ptr addrspace(4) %14, i32 0, i32 0, !dbg !167
  %32 = load float, ptr addrspace(4) %31, align 4, !dbg !167
  %33 = fadd float %30, %32, !dbg !168
  store float %33, ptr addrspace(4) %28, align 4, !dbg !165
  %34 = getelementptr inbounds nuw %"struct.geometry::Point", ptr addrspace(4) %15, i32 0, i32 1, !dbg !165
  %35 = getelementptr inbounds nuw %"struct.geometry::Point", ptr addrspace(4) %16, i32 0, i32 1, !dbg !169
  %36 = load float, ptr addrspace(4) %35, align 4, !dbg !169
  %37 = getelementptr inbounds nuw %"struct.geometry::Point", ptr addrspace(4) %14, i32 0, i32 1, !dbg !170
  %38 = load float, ptr addrspace(4) %37, align 4, !dbg !170
  %39 = fadd float %36, %38, !dbg !171
  store float %39, ptr addrspace(4) %34, align 4, !dbg !165
  %40 = getelementptr inbounds nuw %"class.geometry::Polygon", ptr addrspace(4) %17, i32 0, i32 1, !dbg !172
  %41 = load i32, ptr addrspace(4) %13, align 4, !dbg !173
  %42 = sext i32 %41 to i64, !dbg !172
  %43 = getelementptr inbounds [4 x %"struct.geometry::Point"], ptr addrspace(4) %40, i64 0, i64 %42, !dbg !172
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %43, ptr addrspace(4) align 4 %15, i64 8, i1 false), !dbg !174
  br label %44, !dbg !175

44:                                               ; preds = %22
  %45 = load i32, ptr addrspace(4) %13, align 4, !dbg !176
  %46 = add nsw i32 %45, 1, !dbg !176
  store i32 %46, ptr addrspace(4) %13, align 4, !dbg !176
  br label %19, !dbg !177, !llvm.loop !178

47:                                               ; preds = %19
  ret void, !dbg !181
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p4.p1.i64(ptr addrspace(4) noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define linkonce_odr spir_func void @_ZNK8geometry5Point6scaledEf(ptr dead_on_unwind noalias writable sret(%"struct.geometry::Point") align 4 %0, ptr addrspace(4) noundef align 4 dereferenceable_or_null(8) %1, float noundef %2) #0 comdat align 2 !dbg !182 {
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca float, align 4
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  %7 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %6, align 8
    #dbg_declare(ptr %4, !183, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !185)
  store float %2, ptr addrspace(4) %7, align 4
    #dbg_declare(ptr %5, !186, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !187)
  %8 = load ptr addrspace(4), ptr addrspace(4) %6, align 8
  %9 = getelementptr inbounds nuw %"struct.geometry::Point", ptr %0, i32 0, i32 0, !dbg !188
  %10 = getelementptr inbounds nuw %"struct.geometry::Point", ptr addrspace(4) %8, i32 0, i32 0, !dbg !189
  %11 = load float, ptr addrspace(4) %10, align 4, !dbg !189
  %12 = load float, ptr addrspace(4) %7, align 4, !dbg !190
  %13 = fmul float %11, %12, !dbg !191
  store float %13, ptr %9, align 4, !dbg !188
  %14 = getelementptr inbounds nuw %"struct.geometry::Point", ptr %0, i32 0, i32 1, !dbg !188
  %15 = getelementptr inbounds nuw %"struct.geometry::Point", ptr addrspace(4) %8, i32 0, i32 1, !dbg !192
  %16 = load float, ptr addrspace(4) %15, align 4, !dbg !192
  %17 = load float, ptr addrspace(4) %7, align 4, !dbg !193
  %18 = fmul float %16, %17, !dbg !194
  store float %18, ptr %14, align 4, !dbg !188
  ret void, !dbg !195
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) noalias writeonly captures(none), ptr addrspace(4) noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define spir_func noundef float @_ZNK8geometry7Polygon4areaEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(40) %0) unnamed_addr #0 align 2 !dbg !196 {
  %2 = alloca float, align 4
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca float, align 4
  %5 = alloca i32, align 4
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = addrspacecast ptr %2 to ptr addrspace(4)
  %9 = addrspacecast ptr %3 to ptr addrspace(4)
  %10 = addrspacecast ptr %4 to ptr addrspace(4)
  %11 = addrspacecast ptr %5 to ptr addrspace(4)
  %12 = addrspacecast ptr %6 to ptr addrspace(4)
  %13 = addrspacecast ptr %7 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %9, align 8
    #dbg_declare(ptr %3, !197, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !199)
  %14 = load ptr addrspace(4), ptr addrspace(4) %9, align 8
    #dbg_declare(ptr %4, !200, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !201)
  store float 0.000000e+00, ptr addrspace(4) %10, align 4, !dbg !201
    #dbg_declare(ptr %5, !202, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !204)
  store i32 0, ptr addrspace(4) %11, align 4, !dbg !204
  br label %15, !dbg !205

15:                                               ; preds = %46, %1
  %16 = load i32, ptr addrspace(4) %11, align 4, !dbg !206
  %17 = icmp slt i32 %16, 4, !dbg !208
  br i1 %17, label %18, label %49, !dbg !209

18:                                               ; preds = %15
    #dbg_declare(ptr %6, !210, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !213)
  %19 = getelementptr inbounds nuw %"class.geometry::Polygon", ptr addrspace(4) %14, i32 0, i32 1, !dbg !214
  %20 = load i32, ptr addrspace(4) %11, align 4, !dbg !215
  %21 = sext i32 %20 to i64, !dbg !214
  %22 = getelementptr inbounds [4 x %"struct.geometry::Point"], ptr addrspace(4) %19, i64 0, i64 %21, !dbg !214
  store ptr addrspace(4) %22, ptr addrspace(4) %12, align 8, !dbg !213
    #dbg_declare(ptr %7, !216, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !217)
  %23 = getelementptr inbounds nuw %"class.geometry::Polygon", ptr addrspace(4) %14, i32 0, i32 1, !dbg !218
  %24 = load i32, ptr addrspace(4) %11, align 4, !dbg !219
  %25 = add nsw i32 %24, 1, !dbg !220
  %26 = srem i32 %25, 4, !dbg !221
  %27 = sext i32 %26 to i64, !dbg !218
  %28 = getelementptr inbounds [4 x %"struct.geometry::Point"], ptr addrspace(4) %23, i64 0, i64 %27, !dbg !218
  store ptr addrspace(4) %28, ptr addrspace(4) %13, align 8, !dbg !217
  %29 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !dbg !222, !align !223
  %30 = getelementptr inbounds nuw %"struct.geometry::Point", ptr addrspace(4) %29, i32 0, i32 0, !dbg !224
  %31 = load float, ptr addrspace(4) %30, align 4, !dbg !224
  %32 = load ptr addrspace(4), ptr addrspace(4) %13, align 8, !dbg !225, !align !223
  %33 = getelementptr inbounds nuw %"struct.geometry::Point", ptr addrspace(4) %32, i32 0, i32 1, !dbg !226
  %34 = load float, ptr addrspace(4) %33, align 4, !dbg !226
  %35 = load ptr addrspace(4), ptr addrspace(4) %13, align 8, !dbg !227, !align !223
  %36 = getelementptr inbounds nuw %"struct.geometry::Point", ptr addrspace(4) %35, i32 0, i32 0, !dbg !228
  %37 = load float, ptr addrspace(4) %36, align 4, !dbg !228
  %38 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !dbg !229, !align !223
  %39 = getelementptr inbounds nuw %"struct.geometry::Point", ptr addrspace(4) %38, i32 0, i32 1, !dbg !230
  %40 = load float, ptr addrspace(4) %39, align 4, !dbg !230
  %41 = fmul float %37, %40, !dbg !231
  %42 = fneg float %41, !dbg !232
  %43 = call float @llvm.fmuladd.f32(float %31, float %34, float %42), !dbg !232
  %44 = load float, ptr addrspace(4) %10, align 4, !dbg !233
  %45 = fadd float %44, %43, !dbg !233
  store float %45, ptr addrspace(4) %10, align 4, !dbg !233
  br label %46, !dbg !234

46:                                               ; preds = %18
  %47 = load i32, ptr addrspace(4) %11, align 4, !dbg !235
  %48 = add nsw i32 %47, 1, !dbg !235
  store i32 %48, ptr addrspace(4) %11, align 4, !dbg !235
  br label %15, !dbg !236, !llvm.loop !237

49:                                               ; preds = %15
  %50 = load float, ptr addrspace(4) %10, align 4, !dbg !239
  %51 = fcmp olt float %50, 0.000000e+00, !dbg !240
  br i1 %51, label %52, label %56, !dbg !239

52:                                               ; preds = %49
  %53 = load float, ptr addrspace(4) %10, align 4, !dbg !241
  %54 = fneg float %53, !dbg !242
  %55 = fdiv float %54, 2.000000e+00, !dbg !243
  br label %59, !dbg !239

56:                                               ; preds = %49
  %57 = load float, ptr addrspace(4) %10, align 4, !dbg !244
  %58 = fdiv float %57, 2.000000e+00, !dbg !245
  br label %59, !dbg !239

59:                                               ; preds = %56, %52
  %60 = phi float [ %55, %52 ], [ %58, %56 ], !dbg !239
  ret float %60, !dbg !246
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define spir_func noundef float @_ZNK8geometry7Polygon5grownEf(ptr addrspace(4) noundef align 8 dereferenceable_or_null(40) %0, float noundef %1) unnamed_addr #0 align 2 !dbg !247 {
  %3 = alloca float, align 4
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca float, align 4
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %7, align 8
    #dbg_declare(ptr %4, !248, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !249)
  store float %1, ptr addrspace(4) %8, align 4
    #dbg_declare(ptr %5, !250, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !251)
  %9 = load ptr addrspace(4), ptr addrspace(4) %7, align 8
  %10 = load float, ptr addrspace(4) %8, align 4, !dbg !252
  %11 = call spir_func noundef float @_ZNK8geometry5Shape5grownEf(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %9, float noundef %10) #3, !dbg !253
  %12 = getelementptr inbounds nuw %"class.geometry::Polygon", ptr addrspace(4) %9, i32 0, i32 1, !dbg !254
  %13 = getelementptr inbounds [4 x %"struct.geometry::Point"], ptr addrspace(4) %12, i64 0, i64 0, !dbg !254
  %14 = getelementptr inbounds nuw %"struct.geometry::Point", ptr addrspace(4) %13, i32 0, i32 0, !dbg !255
  %15 = load float, ptr addrspace(4) %14, align 8, !dbg !255
  %16 = fadd float %11, %15, !dbg !256
  ret float %16, !dbg !257
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define spir_func noundef float @_ZN8geometry10total_areaEPKPKNS_5ShapeEi(ptr addrspace(4) noundef %0, i32 noundef %1) #0 !dbg !258 {
  %3 = alloca float, align 4
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i32, align 4
  %6 = alloca %"struct.geometry::Buffer", align 4
  %7 = alloca i32, align 4
  %8 = alloca %class.anon, align 1
  %9 = addrspacecast ptr %3 to ptr addrspace(4)
  %10 = addrspacecast ptr %4 to ptr addrspace(4)
  %11 = addrspacecast ptr %5 to ptr addrspace(4)
  %12 = addrspacecast ptr %6 to ptr addrspace(4)
  %13 = addrspacecast ptr %7 to ptr addrspace(4)
  %14 = addrspacecast ptr %8 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %10, align 8
    #dbg_declare(ptr %4, !263, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !264)
  store i32 %1, ptr addrspace(4) %11, align 4
    #dbg_declare(ptr %5, !265, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !266)
    #dbg_declare(ptr %6, !267, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !268)
  call spir_func void @_ZN8geometry6BufferIfLi8EEC2Ev(ptr addrspace(4) noundef align 4 dereferenceable_or_null(36) %12) #3, !dbg !268
    #dbg_declare(ptr %7, !269, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !271)
  store i32 0, ptr addrspace(4) %13, align 4, !dbg !271
  br label %15, !dbg !272

15:                                               ; preds = %48, %2
  %16 = load i32, ptr addrspace(4) %13, align 4, !dbg !273
  %17 = load i32, ptr addrspace(4) %11, align 4, !dbg !275
  %18 = icmp slt i32 %16, %17, !dbg !276
  br i1 %18, label %19, label %51, !dbg !277

19:                                               ; preds = %15
  %20 = load i32, ptr addrspace(4) %13, align 4, !dbg !278
  %21 = srem i32 %20, 2, !dbg !280
  %22 = icmp ne i32 %21, 0, !dbg !278
  br i1 %22, label %23, label %33, !dbg !278

23:                                               ; preds = %19
  %24 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !dbg !281
  %25 = load i32, ptr addrspace(4) %13, align 4, !dbg !282
  %26 = sext i32 %25 to i64, !dbg !281
  %27 = getelementptr inbounds ptr addrspace(4), ptr addrspace(4) %24, i64 %26, !dbg !281
  %28 = load ptr addrspace(4), ptr addrspace(4) %27, align 8, !dbg !281
  %29 = load ptr addrspace(1), ptr addrspace(4) %28, align 8, !dbg !283
  %30 = getelementptr inbounds ptr addrspace(1), ptr addrspace(1) %29, i64 1, !dbg !283
  %31 = load ptr addrspace(1), ptr addrspace(1) %30, align 8, !dbg !283
  %32 = call spir_func noundef addrspace(1) float %31(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %28, float noundef 1.500000e+00) #3, !dbg !283
  br label %43, !dbg !278

33:                                               ; preds = %19
  %34 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !dbg !284
  %35 = load i32, ptr addrspace(4) %13, align 4, !dbg !285
  %36 = sext i32 %35 to i64, !dbg !284
  %37 = getelementptr inbounds ptr addrspace(4), ptr addrspace(4) %34, i64 %36, !dbg !284
  %38 = load ptr addrspace(4), ptr addrspace(4) %37, align 8, !dbg !284
  %39 = load ptr addrspace(1), ptr addrspace(4) %38, align 8, !dbg !286
  %40 = getelementptr inbounds ptr addrspace(1), ptr addrspace(1) %39, i64 0, !dbg !286
  %41 = load ptr addrspace(1), ptr addrspace(1) %40, align 8, !dbg !286
  %42 = call spir_func noundef addrspace(1) float %41(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %38) #3, !dbg !286
  br label %43, !dbg !278

43:                                               ; preds = %33, %23
  %44 = phi float [ %32, %23 ], [ %42, %33 ], !dbg !278
  %45 = call spir_func noundef zeroext i1 @_ZN8geometry6BufferIfLi8EE4pushEf(ptr addrspace(4) noundef align 4 dereferenceable_or_null(36) %12, float noundef %44) #3, !dbg !287
  br i1 %45, label %47, label %46, !dbg !288

46:                                               ; preds = %43
  br label %51, !dbg !289

47:                                               ; preds = %43
  br label %48, !dbg !290

48:                                               ; preds = %47
  %49 = load i32, ptr addrspace(4) %13, align 4, !dbg !291
  %50 = add nsw i32 %49, 1, !dbg !291
  store i32 %50, ptr addrspace(4) %13, align 4, !dbg !291
  br label %15, !dbg !292, !llvm.loop !293

51:                                               ; preds = %46, %15
  %52 = addrspacecast ptr addrspace(4) %14 to ptr, !dbg !295
  %53 = call spir_func noundef float @_ZNK8geometry6BufferIfLi8EE4foldIZNS_10total_areaEPKPKNS_5ShapeEiEUlffE_EEffT_(ptr addrspace(4) noundef align 4 dereferenceable_or_null(36) %12, float noundef 0.000000e+00, ptr noundef byval(%class.anon) align 1 %52) #3, !dbg !295
  ret float %53, !dbg !296
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define linkonce_odr spir_func void @_ZN8geometry6BufferIfLi8EEC2Ev(ptr addrspace(4) noundef align 4 dereferenceable_or_null(36) %0) unnamed_addr #0 comdat align 2 !dbg !297 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8
    #dbg_declare(ptr %2, !301, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !303)
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = getelementptr inbounds nuw %"struct.geometry::Buffer", ptr addrspace(4) %4, i32 0, i32 1, !dbg !304
  store i32 0, ptr addrspace(4) %5, align 4, !dbg !304
  ret void, !dbg !305
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define linkonce_odr spir_func noundef zeroext i1 @_ZN8geometry6BufferIfLi8EE4pushEf(ptr addrspace(4) noundef align 4 dereferenceable_or_null(36) %0, float noundef %1) #0 comdat align 2 !dbg !306 {
  %3 = alloca i1, align 1
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca float, align 4
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %7, align 8
    #dbg_declare(ptr %4, !307, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !308)
  store float %1, ptr addrspace(4) %8, align 4
    #dbg_declare(ptr %5, !309, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !310)
  %9 = load ptr addrspace(4), ptr addrspace(4) %7, align 8
  %10 = getelementptr inbounds nuw %"struct.geometry::Buffer", ptr addrspace(4) %9, i32 0, i32 1, !dbg !311
  %11 = load i32, ptr addrspace(4) %10, align 4, !dbg !311
  %12 = icmp eq i32 %11, 8, !dbg !313
  br i1 %12, label %13, label %14, !dbg !313

13:                                               ; preds = %2
  store i1 false, ptr addrspace(4) %6, align 1, !dbg !314
  br label %22, !dbg !314

14:                                               ; preds = %2
  %15 = load float, ptr addrspace(4) %8, align 4, !dbg !315
  %16 = getelementptr inbounds nuw %"struct.geometry::Buffer", ptr addrspace(4) %9, i32 0, i32 0, !dbg !316
  %17 = getelementptr inbounds nuw %"struct.geometry::Buffer", ptr addrspace(4) %9, i32 0, i32 1, !dbg !317
  %18 = load i32, ptr addrspace(4) %17, align 4, !dbg !318
  %19 = add nsw i32 %18, 1, !dbg !318
  store i32 %19, ptr addrspace(4) %17, align 4, !dbg !318
  %20 = sext i32 %18 to i64, !dbg !316
  %21 = getelementptr inbounds [8 x float], ptr addrspace(4) %16, i64 0, i64 %20, !dbg !316
  store float %15, ptr addrspace(4) %21, align 4, !dbg !319
  store i1 true, ptr addrspace(4) %6, align 1, !dbg !320
  br label %22, !dbg !320

22:                                               ; preds = %14, %13
  %23 = load i1, ptr addrspace(4) %6, align 1, !dbg !321
  ret i1 %23, !dbg !321
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define internal spir_func noundef float @_ZNK8geometry6BufferIfLi8EE4foldIZNS_10total_areaEPKPKNS_5ShapeEiEUlffE_EEffT_(ptr addrspace(4) noundef align 4 dereferenceable_or_null(36) %0, float noundef %1, ptr noundef byval(%class.anon) align 1 %2) #0 align 2 !dbg !322 {
  %4 = alloca float, align 4
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca float, align 4
  %7 = alloca i32, align 4
  %8 = addrspacecast ptr %4 to ptr addrspace(4)
  %9 = addrspacecast ptr %5 to ptr addrspace(4)
  %10 = addrspacecast ptr %6 to ptr addrspace(4)
  %11 = addrspacecast ptr %7 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %9, align 8
    #dbg_declare(ptr %5, !331, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !333)
  store float %1, ptr addrspace(4) %10, align 4
    #dbg_declare(ptr %6, !334, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !335)
  %12 = addrspacecast ptr %2 to ptr addrspace(4)
    #dbg_declare(ptr %2, !336, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !337)
  %13 = load ptr addrspace(4), ptr addrspace(4) %9, align 8
    #dbg_declare(ptr %7, !338, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !340)
  store i32 0, ptr addrspace(4) %11, align 4, !dbg !340
  br label %14, !dbg !341

14:                                               ; preds = %27, %3
  %15 = load i32, ptr addrspace(4) %11, align 4, !dbg !342
  %16 = getelementptr inbounds nuw %"struct.geometry::Buffer", ptr addrspace(4) %13, i32 0, i32 1, !dbg !344
  %17 = load i32, ptr addrspace(4) %16, align 4, !dbg !344
  %18 = icmp slt i32 %15, %17, !dbg !345
  br i1 %18, label %19, label %30, !dbg !346

19:                                               ; preds = %14
  %20 = load float, ptr addrspace(4) %10, align 4, !dbg !347
  %21 = getelementptr inbounds nuw %"struct.geometry::Buffer", ptr addrspace(4) %13, i32 0, i32 0, !dbg !348
  %22 = load i32, ptr addrspace(4) %11, align 4, !dbg !349
  %23 = sext i32 %22 to i64, !dbg !348
  %24 = getelementptr inbounds [8 x float], ptr addrspace(4) %21, i64 0, i64 %23, !dbg !348
  %25 = load float, ptr addrspace(4) %24, align 4, !dbg !348
  %26 = call spir_func noundef float @_ZZN8geometry10total_areaEPKPKNS_5ShapeEiENKUlffE_clEff(ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %12, float noundef %20, float noundef %25) #3, !dbg !350
  store float %26, ptr addrspace(4) %10, align 4, !dbg !351
  br label %27, !dbg !352

27:                                               ; preds = %19
  %28 = load i32, ptr addrspace(4) %11, align 4, !dbg !353
  %29 = add nsw i32 %28, 1, !dbg !353
  store i32 %29, ptr addrspace(4) %11, align 4, !dbg !353
  br label %14, !dbg !354, !llvm.loop !355

30:                                               ; preds = %14
  %31 = load float, ptr addrspace(4) %10, align 4, !dbg !357
  ret float %31, !dbg !358
}

declare spir_func void @__cxa_pure_virtual() unnamed_addr

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define internal spir_func noundef float @_ZZN8geometry10total_areaEPKPKNS_5ShapeEiENKUlffE_clEff(ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %0, float noundef %1, float noundef %2) #0 align 2 !dbg !359 {
  %4 = alloca float, align 4
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = addrspacecast ptr %4 to ptr addrspace(4)
  %9 = addrspacecast ptr %5 to ptr addrspace(4)
  %10 = addrspacecast ptr %6 to ptr addrspace(4)
  %11 = addrspacecast ptr %7 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %9, align 8
    #dbg_declare(ptr %5, !365, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !367)
  store float %1, ptr addrspace(4) %10, align 4
    #dbg_declare(ptr %6, !368, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !369)
  store float %2, ptr addrspace(4) %11, align 4
    #dbg_declare(ptr %7, !370, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !371)
  %12 = load ptr addrspace(4), ptr addrspace(4) %9, align 8
  %13 = load float, ptr addrspace(4) %10, align 4, !dbg !372
  %14 = load float, ptr addrspace(4) %11, align 4, !dbg !373
  %15 = fadd float %13, %14, !dbg !374
  ret float %15, !dbg !375
}

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!89, !90, !91, !92}
!llvm.ident = !{!93}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "_vtable$", linkageName: "_ZTVN8geometry6CircleE", scope: !2, file: !3, type: !27, isLocal: false, isDefinition: true, declaration: !75, align: 64)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !24, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "sources/solids.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "e677ecf4bd44a2a5ba4d86fc7b768937")
!4 = !{!5}
!5 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Buffer<float, 8>", scope: !7, file: !6, line: 36, size: 288, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !8, templateParams: !21, identifier: "_ZTSN8geometry6BufferIfLi8EEE")
!6 = !DIFile(filename: "sources/shapes.hpp", directory: ".", checksumkind: CSK_MD5, checksum: "6c11d04dc9c7e9900031251eea321e61")
!7 = !DINamespace(name: "geometry", scope: null)
!8 = !{!9, !14, !16}
!9 = !DIDerivedType(tag: DW_TAG_member, name: "items", scope: !5, file: !6, line: 37, baseType: !10, size: 256)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 256, elements: !12)
!11 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!12 = !{!13}
!13 = !DISubrange(count: 8)
!14 = !DIDerivedType(tag: DW_TAG_member, name: "used", scope: !5, file: !6, line: 38, baseType: !15, size: 32, offset: 256)
!15 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!16 = !DISubprogram(name: "push", linkageName: "_ZN8geometry6BufferIfLi8EE4pushEf", scope: !5, file: !6, line: 40, type: !17, scopeLine: 40, flags: DIFlagPrototyped, spFlags: 0)
!17 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !18)
!18 = !{!19, !20, !11}
!19 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer, dwarfAddressSpace: 4)
!21 = !{!22, !23}
!22 = !DITemplateTypeParameter(name: "T", type: !11)
!23 = !DITemplateValueParameter(name: "N", type: !15, value: i32 8)
!24 = !{!25, !0, !72}
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "_vtable$", linkageName: "_ZTVN8geometry7PolygonE", scope: !2, file: !3, type: !27, isLocal: false, isDefinition: true, declaration: !28, align: 64)
!27 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64, dwarfAddressSpace: 4)
!28 = !DIDerivedType(tag: DW_TAG_variable, name: "_vtable$", scope: !29, file: !3, baseType: !27, flags: DIFlagArtificial | DIFlagStaticMember)
!29 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "Polygon", scope: !7, file: !6, line: 27, size: 320, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !30, vtableHolder: !32)
!30 = !{!31, !47, !60, !64, !69}
!31 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !29, baseType: !32, flags: DIFlagPublic, extraData: i32 0)
!32 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "Shape", scope: !7, file: !6, line: 13, size: 64, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !33, vtableHolder: !32, identifier: "_ZTSN8geometry5ShapeE")
!33 = !{!34, !39, !44}
!34 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$Shape", scope: !6, file: !6, baseType: !35, size: 64, flags: DIFlagArtificial)
!35 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!36 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "__vtbl_ptr_type", baseType: !37, size: 64, dwarfAddressSpace: 0)
!37 = !DISubroutineType(types: !38)
!38 = !{!15}
!39 = !DISubprogram(name: "area", linkageName: "_ZNK8geometry5Shape4areaEv", scope: !32, file: !6, line: 15, type: !40, scopeLine: 15, containingType: !32, virtualIndex: 0, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagPureVirtual)
!40 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !41)
!41 = !{!11, !42}
!42 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !43, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer, dwarfAddressSpace: 4)
!43 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !32)
!44 = !DISubprogram(name: "grown", linkageName: "_ZNK8geometry5Shape5grownEf", scope: !32, file: !6, line: 16, type: !45, scopeLine: 16, containingType: !32, virtualIndex: 1, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagVirtual)
!45 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !46)
!46 = !{!11, !42, !11}
!47 = !DIDerivedType(tag: DW_TAG_member, name: "corners", scope: !29, file: !6, line: 28, baseType: !48, size: 256, offset: 64)
!48 = !DICompositeType(tag: DW_TAG_array_type, baseType: !49, size: 256, elements: !58)
!49 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Point", scope: !7, file: !6, line: 8, size: 64, flags: DIFlagTypePassByValue, elements: !50, identifier: "_ZTSN8geometry5PointE")
!50 = !{!51, !52, !53}
!51 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !49, file: !6, line: 9, baseType: !11, size: 32)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !49, file: !6, line: 9, baseType: !11, size: 32, offset: 32)
!53 = !DISubprogram(name: "scaled", linkageName: "_ZNK8geometry5Point6scaledEf", scope: !49, file: !6, line: 10, type: !54, scopeLine: 10, flags: DIFlagPrototyped, spFlags: 0)
!54 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !55)
!55 = !{!49, !56, !11}
!56 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !57, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer, dwarfAddressSpace: 4)
!57 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !49)
!58 = !{!59}
!59 = !DISubrange(count: 4)
!60 = !DISubprogram(name: "Polygon", linkageName: "_ZN8geometry7PolygonC4ENS_5PointEf", scope: !29, file: !6, line: 31, type: !61, scopeLine: 31, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!61 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !62)
!62 = !{null, !63, !49, !11}
!63 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !29, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer, dwarfAddressSpace: 4)
!64 = !DISubprogram(name: "area", linkageName: "_ZNK8geometry7Polygon4areaEv", scope: !29, file: !6, line: 32, type: !65, scopeLine: 32, containingType: !29, virtualIndex: 0, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagVirtual)
!65 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !66)
!66 = !{!11, !67}
!67 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !68, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer, dwarfAddressSpace: 4)
!68 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !29)
!69 = !DISubprogram(name: "grown", linkageName: "_ZNK8geometry7Polygon5grownEf", scope: !29, file: !6, line: 33, type: !70, scopeLine: 33, containingType: !29, virtualIndex: 1, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagVirtual)
!70 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !71)
!71 = !{!11, !67, !11}
!72 = !DIGlobalVariableExpression(var: !73, expr: !DIExpression())
!73 = distinct !DIGlobalVariable(name: "_vtable$", linkageName: "_ZTVN8geometry5ShapeE", scope: !2, file: !3, type: !27, isLocal: false, isDefinition: true, declaration: !74, align: 64)
!74 = !DIDerivedType(tag: DW_TAG_variable, name: "_vtable$", scope: !32, file: !3, baseType: !27, flags: DIFlagArtificial | DIFlagStaticMember)
!75 = !DIDerivedType(tag: DW_TAG_variable, name: "_vtable$", scope: !76, file: !3, baseType: !27, flags: DIFlagArtificial | DIFlagStaticMember)
!76 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "Circle", scope: !7, file: !6, line: 19, size: 128, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !77, vtableHolder: !32, identifier: "_ZTSN8geometry6CircleE")
!77 = !{!78, !79, !80, !84}
!78 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !76, baseType: !32, flags: DIFlagPublic, extraData: i32 0)
!79 = !DIDerivedType(tag: DW_TAG_member, name: "radius", scope: !76, file: !6, line: 20, baseType: !11, size: 32, offset: 64)
!80 = !DISubprogram(name: "Circle", linkageName: "_ZN8geometry6CircleC4Ef", scope: !76, file: !6, line: 23, type: !81, scopeLine: 23, flags: DIFlagPublic | DIFlagExplicit | DIFlagPrototyped, spFlags: 0)
!81 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !82)
!82 = !{null, !83, !11}
!83 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !76, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer, dwarfAddressSpace: 4)
!84 = !DISubprogram(name: "area", linkageName: "_ZNK8geometry6Circle4areaEv", scope: !76, file: !6, line: 24, type: !85, scopeLine: 24, containingType: !76, virtualIndex: 0, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagVirtual)
!85 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !86)
!86 = !{!11, !87}
!87 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !88, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer, dwarfAddressSpace: 4)
!88 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !76)
!89 = !{i32 7, !"Dwarf Version", i32 5}
!90 = !{i32 2, !"Debug Info Version", i32 3}
!91 = !{i32 1, !"wchar_size", i32 4}
!92 = !{i32 7, !"frame-pointer", i32 2}
!93 = !{!"clang version 22.1.8"}
!94 = distinct !DISubprogram(name: "grown", linkageName: "_ZNK8geometry5Shape5grownEf", scope: !32, file: !6, line: 16, type: !45, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !44, retainedNodes: !95)
!95 = !{}
!96 = !DILocalVariable(name: "this", arg: 1, scope: !94, type: !97, flags: DIFlagArtificial | DIFlagObjectPointer)
!97 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !43, size: 64, dwarfAddressSpace: 4)
!98 = !DILocation(line: 0, scope: !94)
!99 = !DILocalVariable(name: "factor", arg: 2, scope: !94, file: !6, line: 16, type: !11)
!100 = !DILocation(line: 16, column: 36, scope: !94)
!101 = !DILocation(line: 16, column: 59, scope: !94)
!102 = !DILocation(line: 16, column: 68, scope: !94)
!103 = !DILocation(line: 16, column: 66, scope: !94)
!104 = !DILocation(line: 16, column: 77, scope: !94)
!105 = !DILocation(line: 16, column: 75, scope: !94)
!106 = !DILocation(line: 16, column: 52, scope: !94)
!107 = distinct !DISubprogram(name: "Circle", linkageName: "_ZN8geometry6CircleC2Ef", scope: !76, file: !6, line: 23, type: !81, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !80, retainedNodes: !95)
!108 = !DILocalVariable(name: "this", arg: 1, scope: !107, type: !109, flags: DIFlagArtificial | DIFlagObjectPointer)
!109 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !76, size: 64, dwarfAddressSpace: 4)
!110 = !DILocation(line: 0, scope: !107)
!111 = !DILocalVariable(name: "r", arg: 2, scope: !107, file: !6, line: 23, type: !11)
!112 = !DILocation(line: 23, column: 32, scope: !107)
!113 = !DILocation(line: 23, column: 19, scope: !107)
!114 = !DILocation(line: 23, column: 47, scope: !107)
!115 = !DILocation(line: 23, column: 37, scope: !107)
!116 = !DILocation(line: 23, column: 44, scope: !107)
!117 = !DILocation(line: 23, column: 48, scope: !107)
!118 = distinct !DISubprogram(name: "Shape", linkageName: "_ZN8geometry5ShapeC2Ev", scope: !32, file: !6, line: 13, type: !119, scopeLine: 13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !122, retainedNodes: !95)
!119 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !120)
!120 = !{null, !121}
!121 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !32, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer, dwarfAddressSpace: 4)
!122 = !DISubprogram(name: "Shape", linkageName: "_ZN8geometry5ShapeC4Ev", scope: !32, type: !119, flags: DIFlagPublic | DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!123 = !DILocalVariable(name: "this", arg: 1, scope: !118, type: !124, flags: DIFlagArtificial | DIFlagObjectPointer)
!124 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !32, size: 64, dwarfAddressSpace: 4)
!125 = !DILocation(line: 0, scope: !118)
!126 = !DILocation(line: 13, column: 7, scope: !118)
!127 = distinct !DISubprogram(name: "area", linkageName: "_ZNK8geometry6Circle4areaEv", scope: !76, file: !6, line: 24, type: !85, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !84, retainedNodes: !95)
!128 = !DILocalVariable(name: "this", arg: 1, scope: !127, type: !129, flags: DIFlagArtificial | DIFlagObjectPointer)
!129 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !88, size: 64, dwarfAddressSpace: 4)
!130 = !DILocation(line: 0, scope: !127)
!131 = !DILocation(line: 24, column: 61, scope: !127)
!132 = !DILocation(line: 24, column: 59, scope: !127)
!133 = !DILocation(line: 24, column: 70, scope: !127)
!134 = !DILocation(line: 24, column: 68, scope: !127)
!135 = !DILocation(line: 24, column: 40, scope: !127)
!136 = distinct !DISubprogram(name: "Polygon", linkageName: "_ZN8geometry7PolygonC2ENS_5PointEf", scope: !29, file: !3, line: 7, type: !61, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !60, retainedNodes: !95)
!137 = !DILocalVariable(name: "this", arg: 1, scope: !136, type: !138, flags: DIFlagArtificial | DIFlagObjectPointer)
!138 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !29, size: 64, dwarfAddressSpace: 4)
!139 = !DILocation(line: 0, scope: !136)
!140 = !DILocalVariable(name: "origin", arg: 2, scope: !136, file: !3, line: 7, type: !49)
!141 = !DILocation(line: 7, column: 31, scope: !136)
!142 = !DILocalVariable(name: "side", arg: 3, scope: !136, file: !3, line: 7, type: !11)
!143 = !DILocation(line: 7, column: 45, scope: !136)
!144 = !DILocation(line: 7, column: 17, scope: !136)
!145 = !DILocation(line: 7, column: 51, scope: !136)
!146 = !DILocalVariable(name: "steps", scope: !147, file: !3, line: 8, type: !148)
!147 = distinct !DILexicalBlock(scope: !136, file: !3, line: 7, column: 51)
!148 = !DICompositeType(tag: DW_TAG_array_type, baseType: !57, size: 256, elements: !58)
!149 = !DILocation(line: 8, column: 15, scope: !147)
!150 = !DILocalVariable(name: "i", scope: !151, file: !3, line: 9, type: !15)
!151 = distinct !DILexicalBlock(scope: !147, file: !3, line: 9, column: 3)
!152 = !DILocation(line: 9, column: 12, scope: !151)
!153 = !DILocation(line: 9, column: 8, scope: !151)
!154 = !DILocation(line: 9, column: 19, scope: !155)
!155 = distinct !DILexicalBlock(scope: !151, file: !3, line: 9, column: 3)
!156 = !DILocation(line: 9, column: 21, scope: !155)
!157 = !DILocation(line: 9, column: 3, scope: !151)
!158 = !DILocalVariable(name: "step", scope: !159, file: !3, line: 10, type: !49)
!159 = distinct !DILexicalBlock(scope: !155, file: !3, line: 9, column: 31)
!160 = !DILocation(line: 10, column: 11, scope: !159)
!161 = !DILocation(line: 10, column: 24, scope: !159)
!162 = !DILocation(line: 10, column: 18, scope: !159)
!163 = !DILocation(line: 10, column: 34, scope: !159)
!164 = !DILocation(line: 10, column: 27, scope: !159)
!165 = !DILocation(line: 11, column: 18, scope: !159)
!166 = !DILocation(line: 11, column: 26, scope: !159)
!167 = !DILocation(line: 11, column: 35, scope: !159)
!168 = !DILocation(line: 11, column: 28, scope: !159)
!169 = !DILocation(line: 11, column: 45, scope: !159)
!170 = !DILocation(line: 11, column: 54, scope: !159)
!171 = !DILocation(line: 11, column: 47, scope: !159)
!172 = !DILocation(line: 11, column: 5, scope: !159)
!173 = !DILocation(line: 11, column: 13, scope: !159)
!174 = !DILocation(line: 11, column: 16, scope: !159)
!175 = !DILocation(line: 12, column: 3, scope: !159)
!176 = !DILocation(line: 9, column: 27, scope: !155)
!177 = !DILocation(line: 9, column: 3, scope: !155)
!178 = distinct !{!178, !157, !179, !180}
!179 = !DILocation(line: 12, column: 3, scope: !151)
!180 = !{!"llvm.loop.mustprogress"}
!181 = !DILocation(line: 13, column: 1, scope: !136)
!182 = distinct !DISubprogram(name: "scaled", linkageName: "_ZNK8geometry5Point6scaledEf", scope: !49, file: !6, line: 10, type: !54, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !53, retainedNodes: !95)
!183 = !DILocalVariable(name: "this", arg: 1, scope: !182, type: !184, flags: DIFlagArtificial | DIFlagObjectPointer)
!184 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !57, size: 64, dwarfAddressSpace: 4)
!185 = !DILocation(line: 0, scope: !182)
!186 = !DILocalVariable(name: "factor", arg: 2, scope: !182, file: !6, line: 10, type: !11)
!187 = !DILocation(line: 10, column: 22, scope: !182)
!188 = !DILocation(line: 10, column: 45, scope: !182)
!189 = !DILocation(line: 10, column: 46, scope: !182)
!190 = !DILocation(line: 10, column: 50, scope: !182)
!191 = !DILocation(line: 10, column: 48, scope: !182)
!192 = !DILocation(line: 10, column: 58, scope: !182)
!193 = !DILocation(line: 10, column: 62, scope: !182)
!194 = !DILocation(line: 10, column: 60, scope: !182)
!195 = !DILocation(line: 10, column: 38, scope: !182)
!196 = distinct !DISubprogram(name: "area", linkageName: "_ZNK8geometry7Polygon4areaEv", scope: !29, file: !3, line: 15, type: !65, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !64, retainedNodes: !95)
!197 = !DILocalVariable(name: "this", arg: 1, scope: !196, type: !198, flags: DIFlagArtificial | DIFlagObjectPointer)
!198 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !68, size: 64, dwarfAddressSpace: 4)
!199 = !DILocation(line: 0, scope: !196)
!200 = !DILocalVariable(name: "twice", scope: !196, file: !3, line: 16, type: !11)
!201 = !DILocation(line: 16, column: 9, scope: !196)
!202 = !DILocalVariable(name: "i", scope: !203, file: !3, line: 17, type: !15)
!203 = distinct !DILexicalBlock(scope: !196, file: !3, line: 17, column: 3)
!204 = !DILocation(line: 17, column: 12, scope: !203)
!205 = !DILocation(line: 17, column: 8, scope: !203)
!206 = !DILocation(line: 17, column: 19, scope: !207)
!207 = distinct !DILexicalBlock(scope: !203, file: !3, line: 17, column: 3)
!208 = !DILocation(line: 17, column: 21, scope: !207)
!209 = !DILocation(line: 17, column: 3, scope: !203)
!210 = !DILocalVariable(name: "a", scope: !211, file: !3, line: 18, type: !212)
!211 = distinct !DILexicalBlock(scope: !207, file: !3, line: 17, column: 31)
!212 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !57, size: 64, dwarfAddressSpace: 4)
!213 = !DILocation(line: 18, column: 18, scope: !211)
!214 = !DILocation(line: 18, column: 22, scope: !211)
!215 = !DILocation(line: 18, column: 30, scope: !211)
!216 = !DILocalVariable(name: "b", scope: !211, file: !3, line: 18, type: !212)
!217 = !DILocation(line: 18, column: 35, scope: !211)
!218 = !DILocation(line: 18, column: 39, scope: !211)
!219 = !DILocation(line: 18, column: 48, scope: !211)
!220 = !DILocation(line: 18, column: 50, scope: !211)
!221 = !DILocation(line: 18, column: 55, scope: !211)
!222 = !DILocation(line: 19, column: 14, scope: !211)
!223 = !{i64 4}
!224 = !DILocation(line: 19, column: 16, scope: !211)
!225 = !DILocation(line: 19, column: 20, scope: !211)
!226 = !DILocation(line: 19, column: 22, scope: !211)
!227 = !DILocation(line: 19, column: 26, scope: !211)
!228 = !DILocation(line: 19, column: 28, scope: !211)
!229 = !DILocation(line: 19, column: 32, scope: !211)
!230 = !DILocation(line: 19, column: 34, scope: !211)
!231 = !DILocation(line: 19, column: 30, scope: !211)
!232 = !DILocation(line: 19, column: 24, scope: !211)
!233 = !DILocation(line: 19, column: 11, scope: !211)
!234 = !DILocation(line: 20, column: 3, scope: !211)
!235 = !DILocation(line: 17, column: 27, scope: !207)
!236 = !DILocation(line: 17, column: 3, scope: !207)
!237 = distinct !{!237, !209, !238, !180}
!238 = !DILocation(line: 20, column: 3, scope: !203)
!239 = !DILocation(line: 21, column: 10, scope: !196)
!240 = !DILocation(line: 21, column: 16, scope: !196)
!241 = !DILocation(line: 21, column: 23, scope: !196)
!242 = !DILocation(line: 21, column: 22, scope: !196)
!243 = !DILocation(line: 21, column: 29, scope: !196)
!244 = !DILocation(line: 21, column: 35, scope: !196)
!245 = !DILocation(line: 21, column: 41, scope: !196)
!246 = !DILocation(line: 21, column: 3, scope: !196)
!247 = distinct !DISubprogram(name: "grown", linkageName: "_ZNK8geometry7Polygon5grownEf", scope: !29, file: !3, line: 24, type: !70, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !69, retainedNodes: !95)
!248 = !DILocalVariable(name: "this", arg: 1, scope: !247, type: !198, flags: DIFlagArtificial | DIFlagObjectPointer)
!249 = !DILocation(line: 0, scope: !247)
!250 = !DILocalVariable(name: "factor", arg: 2, scope: !247, file: !3, line: 24, type: !11)
!251 = !DILocation(line: 24, column: 35, scope: !247)
!252 = !DILocation(line: 24, column: 71, scope: !247)
!253 = !DILocation(line: 24, column: 65, scope: !247)
!254 = !DILocation(line: 24, column: 81, scope: !247)
!255 = !DILocation(line: 24, column: 92, scope: !247)
!256 = !DILocation(line: 24, column: 79, scope: !247)
!257 = !DILocation(line: 24, column: 51, scope: !247)
!258 = distinct !DISubprogram(name: "total_area", linkageName: "_ZN8geometry10total_areaEPKPKNS_5ShapeEi", scope: !7, file: !3, line: 26, type: !259, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !95)
!259 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !260)
!260 = !{!11, !261, !15}
!261 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !262, size: 64, dwarfAddressSpace: 4)
!262 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !97)
!263 = !DILocalVariable(name: "shapes", arg: 1, scope: !258, file: !3, line: 26, type: !261)
!264 = !DILocation(line: 26, column: 45, scope: !258)
!265 = !DILocalVariable(name: "count", arg: 2, scope: !258, file: !3, line: 26, type: !15)
!266 = !DILocation(line: 26, column: 57, scope: !258)
!267 = !DILocalVariable(name: "areas", scope: !258, file: !3, line: 27, type: !5)
!268 = !DILocation(line: 27, column: 20, scope: !258)
!269 = !DILocalVariable(name: "i", scope: !270, file: !3, line: 28, type: !15)
!270 = distinct !DILexicalBlock(scope: !258, file: !3, line: 28, column: 3)
!271 = !DILocation(line: 28, column: 12, scope: !270)
!272 = !DILocation(line: 28, column: 8, scope: !270)
!273 = !DILocation(line: 28, column: 19, scope: !274)
!274 = distinct !DILexicalBlock(scope: !270, file: !3, line: 28, column: 3)
!275 = !DILocation(line: 28, column: 23, scope: !274)
!276 = !DILocation(line: 28, column: 21, scope: !274)
!277 = !DILocation(line: 28, column: 3, scope: !270)
!278 = !DILocation(line: 29, column: 21, scope: !279)
!279 = distinct !DILexicalBlock(scope: !274, file: !3, line: 29, column: 9)
!280 = !DILocation(line: 29, column: 23, scope: !279)
!281 = !DILocation(line: 29, column: 29, scope: !279)
!282 = !DILocation(line: 29, column: 36, scope: !279)
!283 = !DILocation(line: 29, column: 40, scope: !279)
!284 = !DILocation(line: 29, column: 54, scope: !279)
!285 = !DILocation(line: 29, column: 61, scope: !279)
!286 = !DILocation(line: 29, column: 65, scope: !279)
!287 = !DILocation(line: 29, column: 16, scope: !279)
!288 = !DILocation(line: 29, column: 9, scope: !279)
!289 = !DILocation(line: 30, column: 7, scope: !279)
!290 = !DILocation(line: 29, column: 71, scope: !279)
!291 = !DILocation(line: 28, column: 31, scope: !274)
!292 = !DILocation(line: 28, column: 3, scope: !274)
!293 = distinct !{!293, !277, !294, !180}
!294 = !DILocation(line: 30, column: 7, scope: !270)
!295 = !DILocation(line: 31, column: 16, scope: !258)
!296 = !DILocation(line: 31, column: 3, scope: !258)
!297 = distinct !DISubprogram(name: "Buffer", linkageName: "_ZN8geometry6BufferIfLi8EEC2Ev", scope: !5, file: !6, line: 36, type: !298, scopeLine: 36, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !300, retainedNodes: !95)
!298 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !299)
!299 = !{null, !20}
!300 = !DISubprogram(name: "Buffer", linkageName: "_ZN8geometry6BufferIfLi8EEC4Ev", scope: !5, type: !298, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!301 = !DILocalVariable(name: "this", arg: 1, scope: !297, type: !302, flags: DIFlagArtificial | DIFlagObjectPointer)
!302 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64, dwarfAddressSpace: 4)
!303 = !DILocation(line: 0, scope: !297)
!304 = !DILocation(line: 38, column: 7, scope: !297)
!305 = !DILocation(line: 36, column: 34, scope: !297)
!306 = distinct !DISubprogram(name: "push", linkageName: "_ZN8geometry6BufferIfLi8EE4pushEf", scope: !5, file: !6, line: 40, type: !17, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !16, retainedNodes: !95)
!307 = !DILocalVariable(name: "this", arg: 1, scope: !306, type: !302, flags: DIFlagArtificial | DIFlagObjectPointer)
!308 = !DILocation(line: 0, scope: !306)
!309 = !DILocalVariable(name: "item", arg: 2, scope: !306, file: !6, line: 40, type: !11)
!310 = !DILocation(line: 40, column: 15, scope: !306)
!311 = !DILocation(line: 41, column: 9, scope: !312)
!312 = distinct !DILexicalBlock(scope: !306, file: !6, line: 41, column: 9)
!313 = !DILocation(line: 41, column: 14, scope: !312)
!314 = !DILocation(line: 42, column: 7, scope: !312)
!315 = !DILocation(line: 43, column: 21, scope: !306)
!316 = !DILocation(line: 43, column: 5, scope: !306)
!317 = !DILocation(line: 43, column: 11, scope: !306)
!318 = !DILocation(line: 43, column: 15, scope: !306)
!319 = !DILocation(line: 43, column: 19, scope: !306)
!320 = !DILocation(line: 44, column: 5, scope: !306)
!321 = !DILocation(line: 45, column: 3, scope: !306)
!322 = distinct !DISubprogram(name: "fold<(lambda at sources/solids.cpp:31:27)>", linkageName: "_ZNK8geometry6BufferIfLi8EE4foldIZNS_10total_areaEPKPKNS_5ShapeEiEUlffE_EEffT_", scope: !5, file: !6, line: 46, type: !323, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, templateParams: !329, declaration: !328, retainedNodes: !95)
!323 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !324)
!324 = !{!11, !325, !11, !327}
!325 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !326, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer, dwarfAddressSpace: 4)
!326 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!327 = distinct !DICompositeType(tag: DW_TAG_class_type, scope: !258, file: !3, line: 31, size: 8, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !95)
!328 = !DISubprogram(name: "fold<(lambda at sources/solids.cpp:31:27)>", linkageName: "_ZNK8geometry6BufferIfLi8EE4foldIZNS_10total_areaEPKPKNS_5ShapeEiEUlffE_EEffT_", scope: !5, file: !6, line: 46, type: !323, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !329)
!329 = !{!330}
!330 = !DITemplateTypeParameter(name: "F", type: !327)
!331 = !DILocalVariable(name: "this", arg: 1, scope: !322, type: !332, flags: DIFlagArtificial | DIFlagObjectPointer)
!332 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !326, size: 64, dwarfAddressSpace: 4)
!333 = !DILocation(line: 0, scope: !322)
!334 = !DILocalVariable(name: "start", arg: 2, scope: !322, file: !6, line: 46, type: !11)
!335 = !DILocation(line: 46, column: 31, scope: !322)
!336 = !DILocalVariable(name: "step", arg: 3, scope: !322, file: !6, line: 46, type: !327)
!337 = !DILocation(line: 46, column: 40, scope: !322)
!338 = !DILocalVariable(name: "i", scope: !339, file: !6, line: 47, type: !15)
!339 = distinct !DILexicalBlock(scope: !322, file: !6, line: 47, column: 5)
!340 = !DILocation(line: 47, column: 14, scope: !339)
!341 = !DILocation(line: 47, column: 10, scope: !339)
!342 = !DILocation(line: 47, column: 21, scope: !343)
!343 = distinct !DILexicalBlock(scope: !339, file: !6, line: 47, column: 5)
!344 = !DILocation(line: 47, column: 25, scope: !343)
!345 = !DILocation(line: 47, column: 23, scope: !343)
!346 = !DILocation(line: 47, column: 5, scope: !339)
!347 = !DILocation(line: 48, column: 20, scope: !343)
!348 = !DILocation(line: 48, column: 27, scope: !343)
!349 = !DILocation(line: 48, column: 33, scope: !343)
!350 = !DILocation(line: 48, column: 15, scope: !343)
!351 = !DILocation(line: 48, column: 13, scope: !343)
!352 = !DILocation(line: 48, column: 7, scope: !343)
!353 = !DILocation(line: 47, column: 32, scope: !343)
!354 = !DILocation(line: 47, column: 5, scope: !343)
!355 = distinct !{!355, !346, !356, !180}
!356 = !DILocation(line: 48, column: 35, scope: !339)
!357 = !DILocation(line: 49, column: 12, scope: !322)
!358 = !DILocation(line: 49, column: 5, scope: !322)
!359 = distinct !DISubprogram(name: "operator()", linkageName: "_ZZN8geometry10total_areaEPKPKNS_5ShapeEiENKUlffE_clEff", scope: !327, file: !3, line: 31, type: !360, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, declaration: !364, retainedNodes: !95)
!360 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !361)
!361 = !{!11, !362, !11, !11}
!362 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !363, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer, dwarfAddressSpace: 4)
!363 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !327)
!364 = !DISubprogram(name: "operator()", scope: !327, file: !3, line: 31, type: !360, scopeLine: 31, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!365 = !DILocalVariable(name: "this", arg: 1, scope: !359, type: !366, flags: DIFlagArtificial | DIFlagObjectPointer)
!366 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !363, size: 64, dwarfAddressSpace: 4)
!367 = !DILocation(line: 0, scope: !359)
!368 = !DILocalVariable(name: "sum", arg: 2, scope: !359, file: !3, line: 31, type: !11)
!369 = !DILocation(line: 31, column: 36, scope: !359)
!370 = !DILocalVariable(name: "area", arg: 3, scope: !359, file: !3, line: 31, type: !11)
!371 = !DILocation(line: 31, column: 47, scope: !359)
!372 = !DILocation(line: 31, column: 62, scope: !359)
!373 = !DILocation(line: 31, column: 68, scope: !359)
!374 = !DILocation(line: 31, column: 66, scope: !359)
!375 = !DILocation(line: 31, column: 55, scope: !359)
