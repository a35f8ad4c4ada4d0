; ModuleID = 'sources/solids.cpp'
source_filename = "sources/solids.cpp"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024"
target triple = "spir64-unknown-unknown"

%"struct.geometry::Point" = type { float, float }
%"class.geometry::Polygon" = type { %"class.geometry::Shape", [4 x %"struct.geometry::Point"] }
%"class.geometry::Shape" = type { i32 (...)** }
%"struct.geometry::Buffer" = type { [8 x float], i32 }
%class.anon = type { i8 }

$_ZNU3AS48geometry5ShapeC2Ev = comdat any

$_ZNU3AS4K8geometry5Point6scaledEf = comdat any

$_ZNU3AS4K8geometry5Shape5grownEf = comdat any

$_ZNU3AS48geometry6BufferIfLi8EEC2Ev = comdat any

$_ZNU3AS48geometry6BufferIfLi8EE4pushEf = comdat any

$_ZTSN8geometry5ShapeE = comdat any

$_ZTIN8geometry5ShapeE = comdat any

$_ZTVN8geometry5ShapeE = comdat any

@_ZTVN8geometry7PolygonE = dso_local unnamed_addr constant { [4 x i8*] } { [4 x i8*] [i8* null, i8* bitcast ({ i8*, i8*, i8* }* @_ZTIN8geometry7PolygonE to i8*), i8* bitcast (float (%"class.geometry::Polygon" addrspace(4)*)* @_ZNU3AS4K8geometry7Polygon4areaEv to i8*), i8* bitcast (float (%"class.geometry::Polygon" addrspace(4)*, float)* @_ZNU3AS4K8geometry7Polygon5grownEf to i8*)] }, align 8
@__const.Polygon.steps = private unnamed_addr addrspace(2) constant [4 x %"struct.geometry::Point"] [%"struct.geometry::Point" zeroinitializer, %"struct.geometry::Point" { float 1.000000e+00, float 0.000000e+00 }, %"struct.geometry::Point" { float 1.000000e+00, float 1.000000e+00 }, %"struct.geometry::Point" { float 0.000000e+00, float 1.000000e+00 }], align 4
@_ZTVN10__cxxabiv120__si_class_type_infoE = external dso_local global i8*
@_ZTSN8geometry7PolygonE = dso_local constant [20 x i8] c"N8geometry7PolygonE\00", align 1
@_ZTVN10__cxxabiv117__class_type_infoE = external dso_local global i8*
@_ZTSN8geometry5ShapeE = linkonce_odr dso_local constant [18 x i8] c"N8geometry5ShapeE\00", comdat, align 1
@_ZTIN8geometry5ShapeE = linkonce_odr dso_local constant { i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv117__class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([18 x i8], [18 x i8]* @_ZTSN8geometry5ShapeE, i32 0, i32 0) }, comdat, align 8
@_ZTIN8geometry7PolygonE = dso_local constant { i8*, i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([20 x i8], [20 x i8]* @_ZTSN8geometry7PolygonE, i32 0, i32 0), i8* bitcast ({ i8*, i8* }* @_ZTIN8geometry5ShapeE to i8*) }, align 8
@_ZTVN8geometry5ShapeE = linkonce_odr dso_local unnamed_addr constant { [4 x i8*] } { [4 x i8*] [i8* null, i8* bitcast ({ i8*, i8* }* @_ZTIN8geometry5ShapeE to i8*), i8* bitcast (void ()* @__cxa_pure_virtual to i8*), i8* bitcast (float (%"class.geometry::Shape" addrspace(4)*, float)* @_ZNU3AS4K8geometry5Shape5grownEf to i8*)] }, comdat, align 8

@_ZNU3AS48geometry7PolygonC1ENS_5PointEf = dso_local unnamed_addr alias void (%"class.geometry::Polygon" addrspace(4)*, %"struct.geometry::Point"*, float), void (%"class.geometry::Polygon" addrspace(4)*, %"struct.geometry::Point"*, float)* @_ZNU3AS48geometry7PolygonC2ENS_5PointEf

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @_ZNU3AS48geometry7PolygonC2ENS_5PointEf(%"class.geometry::Polygon" addrspace(4)* noundef nonnull align 8 dereferenceable(40) %0, %"struct.geometry::Point"* noundef byval(%"struct.geometry::Point") align 4 %1, float noundef %2) unnamed_addr #0 align 2 !dbg !71 {
  %4 = alloca %"class.geometry::Polygon" addrspace(4)*, align 8
  %5 = alloca float, align 4
  %6 = alloca [4 x %"struct.geometry::Point"], align 4
  %7 = alloca i32, align 4
  %8 = alloca %"struct.geometry::Point", align 4
  %9 = alloca %"struct.geometry::Point", align 4
  store %"class.geometry::Polygon" addrspace(4)* %0, %"class.geometry::Polygon" addrspace(4)** %4, align 8
  call void @llvm.dbg.declare(metadata %"class.geometry::Polygon" addrspace(4)** %4, metadata !73, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !75
  call void @llvm.dbg.declare(metadata %"struct.geometry::Point"* %1, metadata !76, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !77
  store float %2, float* %5, align 4
  call void @llvm.dbg.declare(metadata float* %5, metadata !78, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !79
  %10 = load %"class.geometry::Polygon" addrspace(4)*, %"class.geometry::Polygon" addrspace(4)** %4, align 8
  %11 = bitcast %"class.geometry::Polygon" addrspace(4)* %10 to %"class.geometry::Shape" addrspace(4)*, !dbg !80
  call spir_func void @_ZNU3AS48geometry5ShapeC2Ev(%"class.geometry::Shape" addrspace(4)* noundef nonnull align 8 dereferenceable(8) %11) #4, !dbg !81
  %12 = bitcast %"class.geometry::Polygon" addrspace(4)* %10 to i32 (...)** addrspace(4)*, !dbg !80
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [4 x i8*] }, { [4 x i8*] }* @_ZTVN8geometry7PolygonE, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)** addrspace(4)* %12, align 8, !dbg !80
  %13 = getelementptr inbounds %"class.geometry::Polygon", %"class.geometry::Polygon" addrspace(4)* %10, i32 0, i32 1, !dbg !81
  call void @llvm.dbg.declare(metadata [4 x %"struct.geometry::Point"]* %6, metadata !82, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !85
  %14 = bitcast [4 x %"struct.geometry::Point"]* %6 to i8*, !dbg !85
  call void @llvm.memcpy.p0i8.p2i8.i64(i8* align 4 %14, i8 addrspace(2)* align 4 bitcast ([4 x %"struct.geometry::Point"] addrspace(2)* @__const.Polygon.steps to i8 addrspace(2)*), i64 32, i1 false), !dbg !85
  call void @llvm.dbg.declare(metadata i32* %7, metadata !86, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !88
  store i32 0, i32* %7, align 4, !dbg !88
  br label %15, !dbg !89

15:                                               ; preds = %43, %3
  %16 = load i32, i32* %7, align 4, !dbg !90
  %17 = icmp slt i32 %16, 4, !dbg !92
  br i1 %17, label %18, label %46, !dbg !93

18:                                               ; preds = %15
  call void @llvm.dbg.declare(metadata %"struct.geometry::Point"* %8, metadata !94, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !96
  %19 = load i32, i32* %7, align 4, !dbg !97
  %20 = sext i32 %19 to i64, !dbg !98
  %21 = getelementptr inbounds [4 x %"struct.geometry::Point"], [4 x %"struct.geometry::Point"]* %6, i64 0, i64 %20, !dbg !98
  %22 = addrspacecast %"struct.geometry::Point"* %21 to %"struct.geometry::Point" addrspace(4)*, !dbg !98
  %23 = load float, float* %5, align 4, !dbg !99
  call spir_func void @_ZNU3AS4K8geometry5Point6scaledEf(%"struct.geometry::Point"* sret(%"struct.geometry::Point") align 4 %8, %"struct.geometry::Point" addrspace(4)* noundef nonnull align 4 dereferenceable(8) %22, float noundef %23) #5, !dbg !100
  %24 = getelementptr inbounds %"struct.geometry::Point", %"struct.geometry::Point"* %9, i32 0, i32 0, !dbg !101
  %25 = getelementptr inbounds %"struct.geometry::Point", %"struct.geometry::Point"* %1, i32 0, i32 0, !dbg !102
  %26 = load float, float* %25, align 4, !dbg !102
  %27 = getelementptr inbounds %"struct.geometry::Point", %"struct.geometry::Point"* %8, i32 0, i32 0, !dbg !103
  %28 = load float, float* %27, align 4, !dbg !103
  %29 = fadd float %26, %28, !dbg !104
  store float %29, float* %24, align 4, !dbg !101
  %30 = getelementptr inbounds %"struct.geometry::Point", %"struct.geometry::Point"* %9, i32 0, i32 1, !dbg !101
  %31 = getelementptr inbounds %"struct.geometry::Point", %"struct.geometry::Point"* %1, i32 0, i32 1, !dbg !105
  %32 = load float, float* %31, align 4, !dbg !105
  %33 = getelementptr inbounds %"struct.geometry::Point", %"struct.geometry::Point"* %8, i32 0, i32 1, !dbg !106
  %34 = load float, float* %33, align 4, !dbg !106
  %35 = fadd float %32, %34, !dbg !107
  store float %35, float* %30, align 4, !dbg !101
  %36 = addrspacecast %"struct.geometry::Point"* %9 to %"struct.geometry::Point" addrspace(4)*, !dbg !101
  %37 = getelementptr inbounds %"class.geometry::Polygon", %"class.geometry::Polygon" addrspace(4)* %10, i32 0, i32 1, !dbg !108
  %38 = load i32, i32* %7, align 4, !dbg !109
  %39 = sext i32 %38 to i64, !dbg !108
  %40 = getelementptr inbounds [4 x %"struct.geometry::Point"], [4 x %"struct.geometry::Point"] addrspace(4)* %37, i64 0, i64 %39, !dbg !108
  %41 = bitcast %"struct.geometry::Point" addrspace(4)* %40 to i8 addrspace(4)*, !dbg !110
  %42 = bitcast %"struct.geometry::Point" addrspace(4)* %36 to i8 addrspace(4)*, !dbg !110
  call void @llvm.memcpy.p4i8.p4i8.i64(i8 addrspace(4)* align 8 %41, i8 addrspace(4)* align 4 %42, i64 8, i1 false), !dbg !110
  br label %43, !dbg !111

43:                                               ; preds = %18
  %44 = load i32, i32* %7, align 4, !dbg !112
  %45 = add nsw i32 %44, 1, !dbg !112
  store i32 %45, i32* %7, align 4, !dbg !112
  br label %15, !dbg !113, !llvm.loop !114

46:                                               ; preds = %15
  ret void, !dbg !117
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define linkonce_odr dso_local spir_func void @_ZNU3AS48geometry5ShapeC2Ev(%"class.geometry::Shape" addrspace(4)* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 !dbg !118 {
  %2 = alloca %"class.geometry::Shape" addrspace(4)*, align 8
  store %"class.geometry::Shape" addrspace(4)* %0, %"class.geometry::Shape" addrspace(4)** %2, align 8
  call void @llvm.dbg.declare(metadata %"class.geometry::Shape" addrspace(4)** %2, metadata !123, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !125
  %3 = load %"class.geometry::Shape" addrspace(4)*, %"class.geometry::Shape" addrspace(4)** %2, align 8
  %4 = bitcast %"class.geometry::Shape" addrspace(4)* %3 to i32 (...)** addrspace(4)*, !dbg !126
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [4 x i8*] }, { [4 x i8*] }* @_ZTVN8geometry5ShapeE, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)** addrspace(4)* %4, align 8, !dbg !126
  ret void, !dbg !126
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p2i8.i64(i8* noalias nocapture writeonly, i8 addrspace(2)* noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define linkonce_odr dso_local spir_func void @_ZNU3AS4K8geometry5Point6scaledEf(%"struct.geometry::Point"* noalias sret(%"struct.geometry::Point") align 4 %0, %"struct.geometry::Point" addrspace(4)* noundef nonnull align 4 dereferenceable(8) %1, float noundef %2) #3 comdat align 2 !dbg !127 {
  %4 = alloca %"struct.geometry::Point" addrspace(4)*, align 8
  %5 = alloca float, align 4
  store %"struct.geometry::Point" addrspace(4)* %1, %"struct.geometry::Point" addrspace(4)** %4, align 8
  call void @llvm.dbg.declare(metadata %"struct.geometry::Point" addrspace(4)** %4, metadata !128, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !130
  store float %2, float* %5, align 4
  call void @llvm.dbg.declare(metadata float* %5, metadata !131, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !132
  %6 = load %"struct.geometry::Point" addrspace(4)*, %"struct.geometry::Point" addrspace(4)** %4, align 8
  %7 = getelementptr inbounds %"struct.geometry::Point", %"struct.geometry::Point"* %0, i32 0, i32 0, !dbg !133
  %8 = getelementptr inbounds %"struct.geometry::Point", %"struct.geometry::Point" addrspace(4)* %6, i32 0, i32 0, !dbg !134
  %9 = load float, float addrspace(4)* %8, align 4, !dbg !134
  %10 = load float, float* %5, align 4, !dbg !135
  %11 = fmul float %9, %10, !dbg !136
  store float %11, float* %7, align 4, !dbg !133
  %12 = getelementptr inbounds %"struct.geometry::Point", %"struct.geometry::Point"* %0, i32 0, i32 1, !dbg !133
  %13 = getelementptr inbounds %"struct.geometry::Point", %"struct.geometry::Point" addrspace(4)* %6, i32 0, i32 1, !dbg !137
  %14 = load float, float addrspace(4)* %13, align 4, !dbg !137
  %15 = load float, float* %5, align 4, !dbg !138
  %16 = fmul float %14, %15, !dbg !139
  store float %16, float* %12, align 4, !dbg !133
  ret void, !dbg !140
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p4i8.p4i8.i64(i8 addrspace(4)* noalias nocapture writeonly, i8 addrspace(4)* noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local spir_func noundef float @_ZNU3AS4K8geometry7Polygon4areaEv(%"class.geometry::Polygon" addrspace(4)* noundef nonnull align 8 dereferenceable(40) %0) unnamed_addr #3 align 2 !dbg !141 {
  %2 = alloca %"class.geometry::Polygon" addrspace(4)*, align 8
  %3 = alloca float, align 4
  %4 = alloca i32, align 4
  %5 = alloca %"struct.geometry::Point" addrspace(4)*, align 8
  %6 = alloca %"struct.geometry::Point" addrspace(4)*, align 8
  store %"class.geometry::Polygon" addrspace(4)* %0, %"class.geometry::Polygon" addrspace(4)** %2, align 8
  call void @llvm.dbg.declare(metadata %"class.geometry::Polygon" addrspace(4)** %2, metadata !142, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !144
  %7 = load %"class.geometry::Polygon" addrspace(4)*, %"class.geometry::Polygon" addrspace(4)** %2, align 8
  call void @llvm.dbg.declare(metadata float* %3, metadata !145, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !146
  store float 0.000000e+00, float* %3, align 4, !dbg !146
  call void @llvm.dbg.declare(metadata i32* %4, metadata !147, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !149
  store i32 0, i32* %4, align 4, !dbg !149
  br label %8, !dbg !150

8:                                                ; preds = %39, %1
  %9 = load i32, i32* %4, align 4, !dbg !151
  %10 = icmp slt i32 %9, 4, !dbg !153
  br i1 %10, label %11, label %42, !dbg !154

11:                                               ; preds = %8
  call void @llvm.dbg.declare(metadata %"struct.geometry::Point" addrspace(4)** %5, metadata !155, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !158
  %12 = getelementptr inbounds %"class.geometry::Polygon", %"class.geometry::Polygon" addrspace(4)* %7, i32 0, i32 1, !dbg !159
  %13 = load i32, i32* %4, align 4, !dbg !160
  %14 = sext i32 %13 to i64, !dbg !159
  %15 = getelementptr inbounds [4 x %"struct.geometry::Point"], [4 x %"struct.geometry::Point"] addrspace(4)* %12, i64 0, i64 %14, !dbg !159
  store %"struct.geometry::Point" addrspace(4)* %15, %"struct.geometry::Point" addrspace(4)** %5, align 8, !dbg !158
  call void @llvm.dbg.declare(metadata %"struct.geometry::Point" addrspace(4)** %6, metadata !161, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !162
  %16 = getelementptr inbounds %"class.geometry::Polygon", %"class.geometry::Polygon" addrspace(4)* %7, i32 0, i32 1, !dbg !163
  %17 = load i32, i32* %4, align 4, !dbg !164
  %18 = add nsw i32 %17, 1, !dbg !165
  %19 = srem i32 %18, 4, !dbg !166
  %20 = sext i32 %19 to i64, !dbg !163
  %21 = getelementptr inbounds [4 x %"struct.geometry::Point"], [4 x %"struct.geometry::Point"] addrspace(4)* %16, i64 0, i64 %20, !dbg !163
  store %"struct.geometry::Point" addrspace(4)* %21, %"struct.geometry::Point" addrspace(4)** %6, align 8, !dbg !162
  %22 = load %"struct.geometry::Point" addrspace(4)*, %"struct.geometry::Point" addrspace(4)** %5, align 8, !dbg !167
  %23 = getelementptr inbounds %"struct.geometry::Point", %"struct.geometry::Point" addrspace(4)* %22, i32 0, i32 0, !dbg !168
  %24 = load float, float addrspace(4)* %23, align 4, !dbg !168
  %25 = load %"struct.geometry::Point" addrspace(4)*, %"struct.geometry::Point" addrspace(4)** %6, align 8, !dbg !169
  %26 = getelementptr inbounds %"struct.geometry::Point", %"struct.geometry::Point" addrspace(4)* %25, i32 0, i32 1, !dbg !170
  %27 = load float, float addrspace(4)* %26, align 4, !dbg !170
  %28 = load %"struct.geometry::Point" addrspace(4)*, %"struct.geometry::Point" addrspace(4)** %6, align 8, !dbg !171
  %29 = getelementptr inbounds %"struct.geometry::Point", %"struct.geometry::Point" addrspace(4)* %28, i32 0, i32 0, !dbg !172
  %30 = load float, float addrspace(4)* %29, align 4, !dbg !172
  %31 = load %"struct.geometry::Point" addrspace(4)*, %"struct.geometry::Point" addrspace(4)** %5, align 8, !dbg !173
  %32 = getelementptr inbounds %"struct.geometry::Point", %"struct.geometry::Point" addrspace(4)* %31, i32 0, i32 1, !dbg !174
  %33 = load float, float addrspace(4)* %32, align 4, !dbg !174
  %34 = fmul float %30, %33, !dbg !175
  %35 = fneg float %34, !dbg !176
  %36 = call float @llvm.fmuladd.f32(float %24, float %27, float %35), !dbg !176
  %37 = load float, float* %3, align 4, !dbg !177
  %38 = fadd float %37, %36, !dbg !177
  store float %38, float* %3, align 4, !dbg !177
  br label %39, !dbg !178

39:                                               ; preds = %11
  %40 = load i32, i32* %4, align 4, !dbg !179
  %41 = add nsw i32 %40, 1, !dbg !179
  store i32 %41, i32* %4, align 4, !dbg !179
  br label %8, !dbg !180, !llvm.loop !181

42:                                               ; preds = %8
  %43 = load float, float* %3, align 4, !dbg !183
  %44 = fcmp olt float %43, 0.000000e+00, !dbg !184
  br i1 %44, label %45, label %49, !dbg !183

45:                                               ; preds = %42
  %46 = load float, float* %3, align 4, !dbg !185
  %47 = fneg float %46, !dbg !186
  %48 = fdiv float %47, 2.000000e+00, !dbg !187, !fpmath !188
  br label %52, !dbg !183

49:                                               ; preds = %42
  %50 = load float, float* %3, align 4, !dbg !189
  %51 = fdiv float %50, 2.000000e+00, !dbg !190, !fpmath !188
  br label %52, !dbg !183

52:                                               ; preds = %49, %45
  %53 = phi float [ %48, %45 ], [ %51, %49 ], !dbg !183
  ret float %53, !dbg !191
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.fmuladd.f32(float, float, float) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local spir_func noundef float @_ZNU3AS4K8geometry7Polygon5grownEf(%"class.geometry::Polygon" addrspace(4)* noundef nonnull align 8 dereferenceable(40) %0, float noundef %1) unnamed_addr #3 align 2 !dbg !192 {
  %3 = alloca %"class.geometry::Polygon" addrspace(4)*, align 8
  %4 = alloca float, align 4
  store %"class.geometry::Polygon" addrspace(4)* %0, %"class.geometry::Polygon" addrspace(4)** %3, align 8
  call void @llvm.dbg.declare(metadata %"class.geometry::Polygon" addrspace(4)** %3, metadata !193, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !194
  store float %1, float* %4, align 4
  call void @llvm.dbg.declare(metadata float* %4, metadata !195, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !196
  %5 = load %"class.geometry::Polygon" addrspace(4)*, %"class.geometry::Polygon" addrspace(4)** %3, align 8
  %6 = bitcast %"class.geometry::Polygon" addrspace(4)* %5 to %"class.geometry::Shape" addrspace(4)*, !dbg !197
  %7 = load float, float* %4, align 4, !dbg !198
  %8 = call spir_func noundef float @_ZNU3AS4K8geometry5Shape5grownEf(%"class.geometry::Shape" addrspace(4)* noundef nonnull align 8 dereferenceable(8) %6, float noundef %7) #5, !dbg !197
  %9 = getelementptr inbounds %"class.geometry::Polygon", %"class.geometry::Polygon" addrspace(4)* %5, i32 0, i32 1, !dbg !199
  %10 = getelementptr inbounds [4 x %"struct.geometry::Point"], [4 x %"struct.geometry::Point"] addrspace(4)* %9, i64 0, i64 0, !dbg !199
  %11 = getelementptr inbounds %"struct.geometry::Point", %"struct.geometry::Point" addrspace(4)* %10, i32 0, i32 0, !dbg !200
  %12 = load float, float addrspace(4)* %11, align 8, !dbg !200
  %13 = fadd float %8, %12, !dbg !201
  ret float %13, !dbg !202
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define linkonce_odr dso_local spir_func noundef float @_ZNU3AS4K8geometry5Shape5grownEf(%"class.geometry::Shape" addrspace(4)* noundef nonnull align 8 dereferenceable(8) %0, float noundef %1) unnamed_addr #3 comdat align 2 !dbg !203 {
  %3 = alloca %"class.geometry::Shape" addrspace(4)*, align 8
  %4 = alloca float, align 4
  store %"class.geometry::Shape" addrspace(4)* %0, %"class.geometry::Shape" addrspace(4)** %3, align 8
  call void @llvm.dbg.declare(metadata %"class.geometry::Shape" addrspace(4)** %3, metadata !204, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !206
  store float %1, float* %4, align 4
  call void @llvm.dbg.declare(metadata float* %4, metadata !207, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !208
  %5 = load %"class.geometry::Shape" addrspace(4)*, %"class.geometry::Shape" addrspace(4)** %3, align 8
  %6 = bitcast %"class.geometry::Shape" addrspace(4)* %5 to float (%"class.geometry::Shape" addrspace(4)*)** addrspace(4)*, !dbg !209
  %7 = load float (%"class.geometry::Shape" addrspace(4)*)**, float (%"class.geometry::Shape" addrspace(4)*)** addrspace(4)* %6, align 8, !dbg !209
  %8 = getelementptr inbounds float (%"class.geometry::Shape" addrspace(4)*)*, float (%"class.geometry::Shape" addrspace(4)*)** %7, i64 0, !dbg !209
  %9 = load float (%"class.geometry::Shape" addrspace(4)*)*, float (%"class.geometry::Shape" addrspace(4)*)** %8, align 8, !dbg !209
  %10 = call spir_func noundef float %9(%"class.geometry::Shape" addrspace(4)* noundef nonnull align 8 dereferenceable(8) %5) #5, !dbg !209
  %11 = load float, float* %4, align 4, !dbg !210
  %12 = fmul float %10, %11, !dbg !211
  %13 = load float, float* %4, align 4, !dbg !212
  %14 = fmul float %12, %13, !dbg !213
  ret float %14, !dbg !214
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local spir_func noundef float @_ZN8geometry10total_areaEPU3AS4KPU3AS4KNS_5ShapeEi(%"class.geometry::Shape" addrspace(4)* addrspace(4)* noundef %0, i32 noundef %1) #3 !dbg !215 {
  %3 = alloca %"class.geometry::Shape" addrspace(4)* addrspace(4)*, align 8
  %4 = alloca i32, align 4
  %5 = alloca %"struct.geometry::Buffer", align 4
  %6 = alloca i32, align 4
  %7 = alloca %class.anon, align 1
  store %"class.geometry::Shape" addrspace(4)* addrspace(4)* %0, %"class.geometry::Shape" addrspace(4)* addrspace(4)** %3, align 8
  call void @llvm.dbg.declare(metadata %"class.geometry::Shape" addrspace(4)* addrspace(4)** %3, metadata !220, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !221
  store i32 %1, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !222, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !223
  call void @llvm.dbg.declare(metadata %"struct.geometry::Buffer"* %5, metadata !224, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !225
  %8 = addrspacecast %"struct.geometry::Buffer"* %5 to %"struct.geometry::Buffer" addrspace(4)*, !dbg !225
  call spir_func void @_ZNU3AS48geometry6BufferIfLi8EEC2Ev(%"struct.geometry::Buffer" addrspace(4)* noundef nonnull align 4 dereferenceable(36) %8) #4, !dbg !225
  call void @llvm.dbg.declare(metadata i32* %6, metadata !226, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !228
  store i32 0, i32* %6, align 4, !dbg !228
  br label %9, !dbg !229

9:                                                ; preds = %45, %2
  %10 = load i32, i32* %6, align 4, !dbg !230
  %11 = load i32, i32* %4, align 4, !dbg !232
  %12 = icmp slt i32 %10, %11, !dbg !233
  br i1 %12, label %13, label %48, !dbg !234

13:                                               ; preds = %9
  %14 = addrspacecast %"struct.geometry::Buffer"* %5 to %"struct.geometry::Buffer" addrspace(4)*, !dbg !235
  %15 = load i32, i32* %6, align 4, !dbg !237
  %16 = srem i32 %15, 2, !dbg !238
  %17 = icmp ne i32 %16, 0, !dbg !237
  br i1 %17, label %18, label %29, !dbg !237

18:                                               ; preds = %13
  %19 = load %"class.geometry::Shape" addrspace(4)* addrspace(4)*, %"class.geometry::Shape" addrspace(4)* addrspace(4)** %3, align 8, !dbg !239
  %20 = load i32, i32* %6, align 4, !dbg !240
  %21 = sext i32 %20 to i64, !dbg !239
  %22 = getelementptr inbounds %"class.geometry::Shape" addrspace(4)*, %"class.geometry::Shape" addrspace(4)* addrspace(4)* %19, i64 %21, !dbg !239
  %23 = load %"class.geometry::Shape" addrspace(4)*, %"class.geometry::Shape" addrspace(4)* addrspace(4)* %22, align 8, !dbg !239
  %24 = bitcast %"class.geometry::Shape" addrspace(4)* %23 to float (%"class.geometry::Shape" addrspace(4)*, float)** addrspace(4)*, !dbg !241
  %25 = load float (%"class.geometry::Shape" addrspace(4)*, float)**, float (%"class.geometry::Shape" addrspace(4)*, float)** addrspace(4)* %24, align 8, !dbg !241
  %26 = getelementptr inbounds float (%"class.geometry::Shape" addrspace(4)*, float)*, float (%"class.geometry::Shape" addrspace(4)*, float)** %25, i64 1, !dbg !241
  %27 = load float (%"class.geometry::Shape" addrspace(4)*, float)*, float (%"class.geometry::Shape" addrspace(4)*, float)** %26, align 8, !dbg !241
  %28 = call spir_func noundef float %27(%"class.geometry::Shape" addrspace(4)* noundef nonnull align 8 dereferenceable(8) %23, float noundef 1.500000e+00) #5, !dbg !241
  br label %40, !dbg !237

29:                                               ; preds = %13
  %30 = load %"class.geometry::Shape" addrspace(4)* addrspace(4)*, %"class.geometry::Shape" addrspace(4)* addrspace(4)** %3, align 8, !dbg !242
  %31 = load i32, i32* %6, align 4, !dbg !243
  %32 = sext i32 %31 to i64, !dbg !242
  %33 = getelementptr inbounds %"class.geometry::Shape" addrspace(4)*, %"class.geometry::Shape" addrspace(4)* addrspace(4)* %30, i64 %32, !dbg !242
  %34 = load %"class.geometry::Shape" addrspace(4)*, %"class.geometry::Shape" addrspace(4)* addrspace(4)* %33, align 8, !dbg !242
  %35 = bitcast %"class.geometry::Shape" addrspace(4)* %34 to float (%"class.geometry::Shape" addrspace(4)*)** addrspace(4)*, !dbg !244
  %36 = load float (%"class.geometry::Shape" addrspace(4)*)**, float (%"class.geometry::Shape" addrspace(4)*)** addrspace(4)* %35, align 8, !dbg !244
  %37 = getelementptr inbounds float (%"class.geometry::Shape" addrspace(4)*)*, float (%"class.geometry::Shape" addrspace(4)*)** %36, i64 0, !dbg !244
  %38 = load float (%"class.geometry::Shape" addrspace(4)*)*, float (%"class.geometry::Shape" addrspace(4)*)** %37, align 8, !dbg !244
  %39 = call spir_func noundef float %38(%"class.geometry::Shape" addrspace(4)* noundef nonnull align 8 dereferenceable(8) %34) #5, !dbg !244
  br label %40, !dbg !237

40:                                               ; preds = %29, %18
  %41 = phi float [ %28, %18 ], [ %39, %29 ], !dbg !237
  %42 = call spir_func noundef zeroext i1 @_ZNU3AS48geometry6BufferIfLi8EE4pushEf(%"struct.geometry::Buffer" addrspace(4)* noundef nonnull align 4 dereferenceable(36) %14, float noundef %41) #5, !dbg !245
  br i1 %42, label %44, label %43, !dbg !246

43:                                               ; preds = %40
  br label %48, !dbg !247

44:                                               ; preds = %40
  br label %45, !dbg !248

45:                                               ; preds = %44
  %46 = load i32, i32* %6, align 4, !dbg !249
  %47 = add nsw i32 %46, 1, !dbg !249
  store i32 %47, i32* %6, align 4, !dbg !249
  br label %9, !dbg !250, !llvm.loop !251

48:                                               ; preds = %43, %9
  %49 = addrspacecast %"struct.geometry::Buffer"* %5 to %"struct.geometry::Buffer" addrspace(4)*, !dbg !253
  %50 = call spir_func noundef float @"_ZNU3AS4K8geometry6BufferIfLi8EE4foldIZNS_10total_areaEPU3AS4KPU3AS4KNS_5ShapeEiE3$_0EEffT_"(%"struct.geometry::Buffer" addrspace(4)* noundef nonnull align 4 dereferenceable(36) %49, float noundef 0.000000e+00, %class.anon* noundef byval(%class.anon) align 1 %7) #5, !dbg !254
  ret float %50, !dbg !255
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define linkonce_odr dso_local spir_func void @_ZNU3AS48geometry6BufferIfLi8EEC2Ev(%"struct.geometry::Buffer" addrspace(4)* noundef nonnull align 4 dereferenceable(36) %0) unnamed_addr #0 comdat align 2 !dbg !256 {
  %2 = alloca %"struct.geometry::Buffer" addrspace(4)*, align 8
  store %"struct.geometry::Buffer" addrspace(4)* %0, %"struct.geometry::Buffer" addrspace(4)** %2, align 8
  call void @llvm.dbg.declare(metadata %"struct.geometry::Buffer" addrspace(4)** %2, metadata !260, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !262
  %3 = load %"struct.geometry::Buffer" addrspace(4)*, %"struct.geometry::Buffer" addrspace(4)** %2, align 8
  %4 = getelementptr inbounds %"struct.geometry::Buffer", %"struct.geometry::Buffer" addrspace(4)* %3, i32 0, i32 1, !dbg !263
  store i32 0, i32 addrspace(4)* %4, align 4, !dbg !263
  ret void, !dbg !264
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define linkonce_odr dso_local spir_func noundef zeroext i1 @_ZNU3AS48geometry6BufferIfLi8EE4pushEf(%"struct.geometry::Buffer" addrspace(4)* noundef nonnull align 4 dereferenceable(36) %0, float noundef %1) #3 comdat align 2 !dbg !265 {
  %3 = alloca i1, align 1
  %4 = alloca %"struct.geometry::Buffer" addrspace(4)*, align 8
  %5 = alloca float, align 4
  store %"struct.geometry::Buffer" addrspace(4)* %0, %"struct.geometry::Buffer" addrspace(4)** %4, align 8
  call void @llvm.dbg.declare(metadata %"struct.geometry::Buffer" addrspace(4)** %4, metadata !266, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !267
  store float %1, float* %5, align 4
  call void @llvm.dbg.declare(metadata float* %5, metadata !268, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !269
  %6 = load %"struct.geometry::Buffer" addrspace(4)*, %"struct.geometry::Buffer" addrspace(4)** %4, align 8
  %7 = getelementptr inbounds %"struct.geometry::Buffer", %"struct.geometry::Buffer" addrspace(4)* %6, i32 0, i32 1, !dbg !270
  %8 = load i32, i32 addrspace(4)* %7, align 4, !dbg !270
  %9 = icmp eq i32 %8, 8, !dbg !272
  br i1 %9, label %10, label %11, !dbg !273

10:                                               ; preds = %2
  store i1 false, i1* %3, align 1, !dbg !274
  br label %19, !dbg !274

11:                                               ; preds = %2
  %12 = load float, float* %5, align 4, !dbg !275
  %13 = getelementptr inbounds %"struct.geometry::Buffer", %"struct.geometry::Buffer" addrspace(4)* %6, i32 0, i32 0, !dbg !276
  %14 = getelementptr inbounds %"struct.geometry::Buffer", %"struct.geometry::Buffer" addrspace(4)* %6, i32 0, i32 1, !dbg !277
  %15 = load i32, i32 addrspace(4)* %14, align 4, !dbg !278
  %16 = add nsw i32 %15, 1, !dbg !278
  store i32 %16, i32 addrspace(4)* %14, align 4, !dbg !278
  %17 = sext i32 %15 to i64, !dbg !276
  %18 = getelementptr inbounds [8 x float], [8 x float] addrspace(4)* %13, i64 0, i64 %17, !dbg !276
  store float %12, float addrspace(4)* %18, align 4, !dbg !279
  store i1 true, i1* %3, align 1, !dbg !280
  br label %19, !dbg !280

19:                                               ; preds = %11, %10
  %20 = load i1, i1* %3, align 1, !dbg !281
  ret i1 %20, !dbg !281
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define internal spir_func noundef float @"_ZNU3AS4K8geometry6BufferIfLi8EE4foldIZNS_10total_areaEPU3AS4KPU3AS4KNS_5ShapeEiE3$_0EEffT_"(%"struct.geometry::Buffer" addrspace(4)* noundef nonnull align 4 dereferenceable(36) %0, float noundef %1, %class.anon* noundef byval(%class.anon) align 1 %2) #3 align 2 !dbg !282 {
  %4 = alloca %"struct.geometry::Buffer" addrspace(4)*, align 8
  %5 = alloca float, align 4
  %6 = alloca i32, align 4
  store %"struct.geometry::Buffer" addrspace(4)* %0, %"struct.geometry::Buffer" addrspace(4)** %4, align 8
  call void @llvm.dbg.declare(metadata %"struct.geometry::Buffer" addrspace(4)** %4, metadata !291, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !293
  store float %1, float* %5, align 4
  call void @llvm.dbg.declare(metadata float* %5, metadata !294, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !295
  call void @llvm.dbg.declare(metadata %class.anon* %2, metadata !296, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !297
  %7 = load %"struct.geometry::Buffer" addrspace(4)*, %"struct.geometry::Buffer" addrspace(4)** %4, align 8
  call void @llvm.dbg.declare(metadata i32* %6, metadata !298, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !300
  store i32 0, i32* %6, align 4, !dbg !300
  br label %8, !dbg !301

8:                                                ; preds = %22, %3
  %9 = load i32, i32* %6, align 4, !dbg !302
  %10 = getelementptr inbounds %"struct.geometry::Buffer", %"struct.geometry::Buffer" addrspace(4)* %7, i32 0, i32 1, !dbg !304
  %11 = load i32, i32 addrspace(4)* %10, align 4, !dbg !304
  %12 = icmp slt i32 %9, %11, !dbg !305
  br i1 %12, label %13, label %25, !dbg !306

13:                                               ; preds = %8
  %14 = addrspacecast %class.anon* %2 to %class.anon addrspace(4)*, !dbg !307
  %15 = load float, float* %5, align 4, !dbg !308
  %16 = getelementptr inbounds %"struct.geometry::Buffer", %"struct.geometry::Buffer" addrspace(4)* %7, i32 0, i32 0, !dbg !309
  %17 = load i32, i32* %6, align 4, !dbg !310
  %18 = sext i32 %17 to i64, !dbg !309
  %19 = getelementptr inbounds [8 x float], [8 x float] addrspace(4)* %16, i64 0, i64 %18, !dbg !309
  %20 = load float, float addrspace(4)* %19, align 4, !dbg !309
  %21 = call spir_func noundef float @"_ZZN8geometry10total_areaEPU3AS4KPU3AS4KNS_5ShapeEiENU3AS4K3$_0clEff"(%class.anon addrspace(4)* noundef nonnull align 1 dereferenceable(1) %14, float noundef %15, float noundef %20) #5, !dbg !307
  store float %21, float* %5, align 4, !dbg !311
  br label %22, !dbg !312

22:                                               ; preds = %13
  %23 = load i32, i32* %6, align 4, !dbg !313
  %24 = add nsw i32 %23, 1, !dbg !313
  store i32 %24, i32* %6, align 4, !dbg !313
  br label %8, !dbg !314, !llvm.loop !315

25:                                               ; preds = %8
  %26 = load float, float* %5, align 4, !dbg !317
  ret float %26, !dbg !318
}

declare dso_local spir_func void @__cxa_pure_virtual() unnamed_addr

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define internal spir_func noundef float @"_ZZN8geometry10total_areaEPU3AS4KPU3AS4KNS_5ShapeEiENU3AS4K3$_0clEff"(%class.anon addrspace(4)* noundef nonnull align 1 dereferenceable(1) %0, float noundef %1, float noundef %2) #3 align 2 !dbg !319 {
  %4 = alloca %class.anon addrspace(4)*, align 8
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  store %class.anon addrspace(4)* %0, %class.anon addrspace(4)** %4, align 8
  call void @llvm.dbg.declare(metadata %class.anon addrspace(4)** %4, metadata !328, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !330
  store float %1, float* %5, align 4
  call void @llvm.dbg.declare(metadata float* %5, metadata !331, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !332
  store float %2, float* %6, align 4
  call void @llvm.dbg.declare(metadata float* %6, metadata !333, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !334
  %7 = load %class.anon addrspace(4)*, %class.anon addrspace(4)** %4, align 8
  %8 = load float, float* %5, align 4, !dbg !335
  %9 = load float, float* %6, align 4, !dbg !336
  %10 = fadd float %8, %9, !dbg !337
  ret float %10, !dbg !338
}

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { argmemonly nofree nounwind willreturn }
attributes #3 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind }
attributes #5 = { convergent }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!65, !66, !67, !68}
!opencl.ocl.version = !{!69}
!opencl.spir.version = !{!69}
!llvm.ident = !{!70}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "sources/solids.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "e677ecf4bd44a2a5ba4d86fc7b768937")
!2 = !{!3, !8, !50}
!3 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "Polygon", scope: !5, file: !4, line: 27, size: 320, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !6, vtableHolder: !8)
!4 = !DIFile(filename: "sources/shapes.hpp", directory: ".", checksumkind: CSK_MD5, checksum: "6c11d04dc9c7e9900031251eea321e61")
!5 = !DINamespace(name: "geometry", scope: null)
!6 = !{!7, !25, !38, !42, !47}
!7 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !3, baseType: !8, flags: DIFlagPublic, extraData: i32 0)
!8 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "Shape", scope: !5, file: !4, line: 13, size: 64, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !9, vtableHolder: !8, identifier: "_ZTSN8geometry5ShapeE")
!9 = !{!10, !16, !22}
!10 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$Shape", scope: !4, file: !4, baseType: !11, size: 64, flags: DIFlagArtificial)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "__vtbl_ptr_type", baseType: !13, size: 64, dwarfAddressSpace: 0)
!13 = !DISubroutineType(types: !14)
!14 = !{!15}
!15 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!16 = !DISubprogram(name: "area", linkageName: "_ZNU3AS4K8geometry5Shape4areaEv", scope: !8, file: !4, line: 15, type: !17, scopeLine: 15, containingType: !8, virtualIndex: 0, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagPureVirtual)
!17 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !18)
!18 = !{!19, !20}
!19 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer, dwarfAddressSpace: 4)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!22 = !DISubprogram(name: "grown", linkageName: "_ZNU3AS4K8geometry5Shape5grownEf", scope: !8, file: !4, line: 16, type: !23, scopeLine: 16, containingType: !8, virtualIndex: 1, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagVirtual)
!23 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !24)
!24 = !{!19, !20, !19}
!25 = !DIDerivedType(tag: DW_TAG_member, name: "corners", scope: !3, file: !4, line: 28, baseType: !26, size: 256, offset: 64)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 256, elements: !36)
!27 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Point", scope: !5, file: !4, line: 8, size: 64, flags: DIFlagTypePassByValue, elements: !28, identifier: "_ZTSN8geometry5PointE")
!28 = !{!29, !30, !31}
!29 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !27, file: !4, line: 9, baseType: !19, size: 32)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !27, file: !4, line: 9, baseType: !19, size: 32, offset: 32)
!31 = !DISubprogram(name: "scaled", linkageName: "_ZNU3AS4K8geometry5Point6scaledEf", scope: !27, file: !4, line: 10, type: !32, scopeLine: 10, flags: DIFlagPrototyped, spFlags: 0)
!32 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !33)
!33 = !{!27, !34, !19}
!34 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer, dwarfAddressSpace: 4)
!35 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !27)
!36 = !{!37}
!37 = !DISubrange(count: 4)
!38 = !DISubprogram(name: "Polygon", scope: !3, file: !4, line: 31, type: !39, scopeLine: 31, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!39 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !40)
!40 = !{null, !41, !27, !19}
!41 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer, dwarfAddressSpace: 4)
!42 = !DISubprogram(name: "area", linkageName: "_ZNU3AS4K8geometry7Polygon4areaEv", scope: !3, file: !4, line: 32, type: !43, scopeLine: 32, containingType: !3, virtualIndex: 0, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagVirtual)
!43 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !44)
!44 = !{!19, !45}
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !46, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer, dwarfAddressSpace: 4)
!46 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !3)
!47 = !DISubprogram(name: "grown", linkageName: "_ZNU3AS4K8geometry7Polygon5grownEf", scope: !3, file: !4, line: 33, type: !48, scopeLine: 33, containingType: !3, virtualIndex: 1, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagVirtual)
!48 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !49)
!49 = !{!19, !45, !19}
!50 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Buffer<float, 8>", scope: !5, file: !4, line: 36, size: 288, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !51, templateParams: !62, identifier: "_ZTSN8geometry6BufferIfLi8EEE")
!51 = !{!52, !56, !57}
!52 = !DIDerivedType(tag: DW_TAG_member, name: "items", scope: !50, file: !4, line: 37, baseType: !53, size: 256)
!53 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 256, elements: !54)
!54 = !{!55}
!55 = !DISubrange(count: 8)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "used", scope: !50, file: !4, line: 38, baseType: !15, size: 32, offset: 256)
!57 = !DISubprogram(name: "push", linkageName: "_ZNU3AS48geometry6BufferIfLi8EE4pushEf", scope: !50, file: !4, line: 40, type: !58, scopeLine: 40, flags: DIFlagPrototyped, spFlags: 0)
!58 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !59)
!59 = !{!60, !61, !19}
!60 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!61 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !50, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!62 = !{!63, !64}
!63 = !DITemplateTypeParameter(name: "T", type: !19)
!64 = !DITemplateValueParameter(name: "N", type: !15, value: i32 8)
!65 = !{i32 7, !"Dwarf Version", i32 5}
!66 = !{i32 2, !"Debug Info Version", i32 3}
!67 = !{i32 1, !"wchar_size", i32 4}
!68 = !{i32 7, !"frame-pointer", i32 2}
!69 = !{i32 3, i32 0}
!70 = !{!"clang version 14.0.6"}
!71 = distinct !DISubprogram(name: "Polygon", linkageName: "_ZNU3AS48geometry7PolygonC2ENS_5PointEf", scope: !3, file: !1, line: 7, type: !39, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !38, retainedNodes: !72)
!72 = !{}
!73 = !DILocalVariable(name: "this", arg: 1, scope: !71, type: !74, flags: DIFlagArtificial | DIFlagObjectPointer)
!74 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64, dwarfAddressSpace: 4)
!75 = !DILocation(line: 0, scope: !71)
!76 = !DILocalVariable(name: "origin", arg: 2, scope: !71, file: !1, line: 7, type: !27)
!77 = !DILocation(line: 7, column: 31, scope: !71)
!78 = !DILocalVariable(name: "side", arg: 3, scope: !71, file: !1, line: 7, type: !19)
!79 = !DILocation(line: 7, column: 45, scope: !71)
!80 = !DILocation(line: 7, column: 51, scope: !71)
!81 = !DILocation(line: 7, column: 17, scope: !71)
!82 = !DILocalVariable(name: "steps", scope: !83, file: !1, line: 8, type: !84)
!83 = distinct !DILexicalBlock(scope: !71, file: !1, line: 7, column: 51)
!84 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, size: 256, elements: !36)
!85 = !DILocation(line: 8, column: 15, scope: !83)
!86 = !DILocalVariable(name: "i", scope: !87, file: !1, line: 9, type: !15)
!87 = distinct !DILexicalBlock(scope: !83, file: !1, line: 9, column: 3)
!88 = !DILocation(line: 9, column: 12, scope: !87)
!89 = !DILocation(line: 9, column: 8, scope: !87)
!90 = !DILocation(line: 9, column: 19, scope: !91)
!91 = distinct !DILexicalBlock(scope: !87, file: !1, line: 9, column: 3)
!92 = !DILocation(line: 9, column: 21, scope: !91)
!93 = !DILocation(line: 9, column: 3, scope: !87)
!94 = !DILocalVariable(name: "step", scope: !95, file: !1, line: 10, type: !27)
!95 = distinct !DILexicalBlock(scope: !91, file: !1, line: 9, column: 31)
!96 = !DILocation(line: 10, column: 11, scope: !95)
!97 = !DILocation(line: 10, column: 24, scope: !95)
!98 = !DILocation(line: 10, column: 18, scope: !95)
!99 = !DILocation(line: 10, column: 34, scope: !95)
!100 = !DILocation(line: 10, column: 27, scope: !95)
!101 = !DILocation(line: 11, column: 18, scope: !95)
!102 = !DILocation(line: 11, column: 26, scope: !95)
!103 = !DILocation(line: 11, column: 35, scope: !95)
!104 = !DILocation(line: 11, column: 28, scope: !95)
!105 = !DILocation(line: 11, column: 45, scope: !95)
!106 = !DILocation(line: 11, column: 54, scope: !95)
!107 = !DILocation(line: 11, column: 47, scope: !95)
!108 = !DILocation(line: 11, column: 5, scope: !95)
!109 = !DILocation(line: 11, column: 13, scope: !95)
!110 = !DILocation(line: 11, column: 16, scope: !95)
!111 = !DILocation(line: 12, column: 3, scope: !95)
!112 = !DILocation(line: 9, column: 27, scope: !91)
!113 = !DILocation(line: 9, column: 3, scope: !91)
!114 = distinct !{!114, !93, !115, !116}
!115 = !DILocation(line: 12, column: 3, scope: !87)
!116 = !{!"llvm.loop.mustprogress"}
!117 = !DILocation(line: 13, column: 1, scope: !71)
!118 = distinct !DISubprogram(name: "Shape", linkageName: "_ZNU3AS48geometry5ShapeC2Ev", scope: !8, file: !4, line: 13, type: !119, scopeLine: 13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !122, retainedNodes: !72)
!119 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !120)
!120 = !{null, !121}
!121 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer, dwarfAddressSpace: 4)
!122 = !DISubprogram(name: "Shape", scope: !8, type: !119, flags: DIFlagPublic | DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!123 = !DILocalVariable(name: "this", arg: 1, scope: !118, type: !124, flags: DIFlagArtificial | DIFlagObjectPointer)
!124 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64, dwarfAddressSpace: 4)
!125 = !DILocation(line: 0, scope: !118)
!126 = !DILocation(line: 13, column: 7, scope: !118)
!127 = distinct !DISubprogram(name: "scaled", linkageName: "_ZNU3AS4K8geometry5Point6scaledEf", scope: !27, file: !4, line: 10, type: !32, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !31, retainedNodes: !72)
!128 = !DILocalVariable(name: "this", arg: 1, scope: !127, type: !129, flags: DIFlagArtificial | DIFlagObjectPointer)
!129 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64, dwarfAddressSpace: 4)
!130 = !DILocation(line: 0, scope: !127)
!131 = !DILocalVariable(name: "factor", arg: 2, scope: !127, file: !4, line: 10, type: !19)
!132 = !DILocation(line: 10, column: 22, scope: !127)
!133 = !DILocation(line: 10, column: 45, scope: !127)
!134 = !DILocation(line: 10, column: 46, scope: !127)
!135 = !DILocation(line: 10, column: 50, scope: !127)
!136 = !DILocation(line: 10, column: 48, scope: !127)
!137 = !DILocation(line: 10, column: 58, scope: !127)
!138 = !DILocation(line: 10, column: 62, scope: !127)
!139 = !DILocation(line: 10, column: 60, scope: !127)
!140 = !DILocation(line: 10, column: 38, scope: !127)
!141 = distinct !DISubprogram(name: "area", linkageName: "_ZNU3AS4K8geometry7Polygon4areaEv", scope: !3, file: !1, line: 15, type: !43, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !42, retainedNodes: !72)
!142 = !DILocalVariable(name: "this", arg: 1, scope: !141, type: !143, flags: DIFlagArtificial | DIFlagObjectPointer)
!143 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !46, size: 64, dwarfAddressSpace: 4)
!144 = !DILocation(line: 0, scope: !141)
!145 = !DILocalVariable(name: "twice", scope: !141, file: !1, line: 16, type: !19)
!146 = !DILocation(line: 16, column: 9, scope: !141)
!147 = !DILocalVariable(name: "i", scope: !148, file: !1, line: 17, type: !15)
!148 = distinct !DILexicalBlock(scope: !141, file: !1, line: 17, column: 3)
!149 = !DILocation(line: 17, column: 12, scope: !148)
!150 = !DILocation(line: 17, column: 8, scope: !148)
!151 = !DILocation(line: 17, column: 19, scope: !152)
!152 = distinct !DILexicalBlock(scope: !148, file: !1, line: 17, column: 3)
!153 = !DILocation(line: 17, column: 21, scope: !152)
!154 = !DILocation(line: 17, column: 3, scope: !148)
!155 = !DILocalVariable(name: "a", scope: !156, file: !1, line: 18, type: !157)
!156 = distinct !DILexicalBlock(scope: !152, file: !1, line: 17, column: 31)
!157 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !35, size: 64, dwarfAddressSpace: 4)
!158 = !DILocation(line: 18, column: 18, scope: !156)
!159 = !DILocation(line: 18, column: 22, scope: !156)
!160 = !DILocation(line: 18, column: 30, scope: !156)
!161 = !DILocalVariable(name: "b", scope: !156, file: !1, line: 18, type: !157)
!162 = !DILocation(line: 18, column: 35, scope: !156)
!163 = !DILocation(line: 18, column: 39, scope: !156)
!164 = !DILocation(line: 18, column: 48, scope: !156)
!165 = !DILocation(line: 18, column: 50, scope: !156)
!166 = !DILocation(line: 18, column: 55, scope: !156)
!167 = !DILocation(line: 19, column: 14, scope: !156)
!168 = !DILocation(line: 19, column: 16, scope: !156)
!169 = !DILocation(line: 19, column: 20, scope: !156)
!170 = !DILocation(line: 19, column: 22, scope: !156)
!171 = !DILocation(line: 19, column: 26, scope: !156)
!172 = !DILocation(line: 19, column: 28, scope: !156)
!173 = !DILocation(line: 19, column: 32, scope: !156)
!174 = !DILocation(line: 19, column: 34, scope: !156)
!175 = !DILocation(line: 19, column: 30, scope: !156)
!176 = !DILocation(line: 19, column: 24, scope: !156)
!177 = !DILocation(line: 19, column: 11, scope: !156)
!178 = !DILocation(line: 20, column: 3, scope: !156)
!179 = !DILocation(line: 17, column: 27, scope: !152)
!180 = !DILocation(line: 17, column: 3, scope: !152)
!181 = distinct !{!181, !154, !182, !116}
!182 = !DILocation(line: 20, column: 3, scope: !148)
!183 = !DILocation(line: 21, column: 10, scope: !141)
!184 = !DILocation(line: 21, column: 16, scope: !141)
!185 = !DILocation(line: 21, column: 23, scope: !141)
!186 = !DILocation(line: 21, column: 22, scope: !141)
!187 = !DILocation(line: 21, column: 29, scope: !141)
!188 = !{float 2.500000e+00}
!189 = !DILocation(line: 21, column: 35, scope: !141)
!190 = !DILocation(line: 21, column: 41, scope: !141)
!191 = !DILocation(line: 21, column: 3, scope: !141)
!192 = distinct !DISubprogram(name: "grown", linkageName: "_ZNU3AS4K8geometry7Polygon5grownEf", scope: !3, file: !1, line: 24, type: !48, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !47, retainedNodes: !72)
!193 = !DILocalVariable(name: "this", arg: 1, scope: !192, type: !143, flags: DIFlagArtificial | DIFlagObjectPointer)
!194 = !DILocation(line: 0, scope: !192)
!195 = !DILocalVariable(name: "factor", arg: 2, scope: !192, file: !1, line: 24, type: !19)
!196 = !DILocation(line: 24, column: 35, scope: !192)
!197 = !DILocation(line: 24, column: 65, scope: !192)
!198 = !DILocation(line: 24, column: 71, scope: !192)
!199 = !DILocation(line: 24, column: 81, scope: !192)
!200 = !DILocation(line: 24, column: 92, scope: !192)
!201 = !DILocation(line: 24, column: 79, scope: !192)
!202 = !DILocation(line: 24, column: 51, scope: !192)
!203 = distinct !DISubprogram(name: "grown", linkageName: "_ZNU3AS4K8geometry5Shape5grownEf", scope: !8, file: !4, line: 16, type: !23, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !22, retainedNodes: !72)
!204 = !DILocalVariable(name: "this", arg: 1, scope: !203, type: !205, flags: DIFlagArtificial | DIFlagObjectPointer)
!205 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64, dwarfAddressSpace: 4)
!206 = !DILocation(line: 0, scope: !203)
!207 = !DILocalVariable(name: "factor", arg: 2, scope: !203, file: !4, line: 16, type: !19)
!208 = !DILocation(line: 16, column: 36, scope: !203)
!209 = !DILocation(line: 16, column: 59, scope: !203)
!210 = !DILocation(line: 16, column: 68, scope: !203)
!211 = !DILocation(line: 16, column: 66, scope: !203)
!212 = !DILocation(line: 16, column: 77, scope: !203)
!213 = !DILocation(line: 16, column: 75, scope: !203)
!214 = !DILocation(line: 16, column: 52, scope: !203)
!215 = distinct !DISubprogram(name: "total_area", linkageName: "_ZN8geometry10total_areaEPU3AS4KPU3AS4KNS_5ShapeEi", scope: !5, file: !1, line: 26, type: !216, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !72)
!216 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !217)
!217 = !{!19, !218, !15}
!218 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !219, size: 64, dwarfAddressSpace: 4)
!219 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !205)
!220 = !DILocalVariable(name: "shapes", arg: 1, scope: !215, file: !1, line: 26, type: !218)
!221 = !DILocation(line: 26, column: 45, scope: !215)
!222 = !DILocalVariable(name: "count", arg: 2, scope: !215, file: !1, line: 26, type: !15)
!223 = !DILocation(line: 26, column: 57, scope: !215)
!224 = !DILocalVariable(name: "areas", scope: !215, file: !1, line: 27, type: !50)
!225 = !DILocation(line: 27, column: 20, scope: !215)
!226 = !DILocalVariable(name: "i", scope: !227, file: !1, line: 28, type: !15)
!227 = distinct !DILexicalBlock(scope: !215, file: !1, line: 28, column: 3)
!228 = !DILocation(line: 28, column: 12, scope: !227)
!229 = !DILocation(line: 28, column: 8, scope: !227)
!230 = !DILocation(line: 28, column: 19, scope: !231)
!231 = distinct !DILexicalBlock(scope: !227, file: !1, line: 28, column: 3)
!232 = !DILocation(line: 28, column: 23, scope: !231)
!233 = !DILocation(line: 28, column: 21, scope: !231)
!234 = !DILocation(line: 28, column: 3, scope: !227)
!235 = !DILocation(line: 29, column: 10, scope: !236)
!236 = distinct !DILexicalBlock(scope: !231, file: !1, line: 29, column: 9)
!237 = !DILocation(line: 29, column: 21, scope: !236)
!238 = !DILocation(line: 29, column: 23, scope: !236)
!239 = !DILocation(line: 29, column: 29, scope: !236)
!240 = !DILocation(line: 29, column: 36, scope: !236)
!241 = !DILocation(line: 29, column: 40, scope: !236)
!242 = !DILocation(line: 29, column: 54, scope: !236)
!243 = !DILocation(line: 29, column: 61, scope: !236)
!244 = !DILocation(line: 29, column: 65, scope: !236)
!245 = !DILocation(line: 29, column: 16, scope: !236)
!246 = !DILocation(line: 29, column: 9, scope: !231)
!247 = !DILocation(line: 30, column: 7, scope: !236)
!248 = !DILocation(line: 29, column: 71, scope: !236)
!249 = !DILocation(line: 28, column: 31, scope: !231)
!250 = !DILocation(line: 28, column: 3, scope: !231)
!251 = distinct !{!251, !234, !252, !116}
!252 = !DILocation(line: 30, column: 7, scope: !227)
!253 = !DILocation(line: 31, column: 10, scope: !215)
!254 = !DILocation(line: 31, column: 16, scope: !215)
!255 = !DILocation(line: 31, column: 3, scope: !215)
!256 = distinct !DISubprogram(name: "Buffer", linkageName: "_ZNU3AS48geometry6BufferIfLi8EEC2Ev", scope: !50, file: !4, line: 36, type: !257, scopeLine: 36, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !259, retainedNodes: !72)
!257 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !258)
!258 = !{null, !61}
!259 = !DISubprogram(name: "Buffer", scope: !50, type: !257, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!260 = !DILocalVariable(name: "this", arg: 1, scope: !256, type: !261, flags: DIFlagArtificial | DIFlagObjectPointer)
!261 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !50, size: 64)
!262 = !DILocation(line: 0, scope: !256)
!263 = !DILocation(line: 38, column: 7, scope: !256)
!264 = !DILocation(line: 36, column: 34, scope: !256)
!265 = distinct !DISubprogram(name: "push", linkageName: "_ZNU3AS48geometry6BufferIfLi8EE4pushEf", scope: !50, file: !4, line: 40, type: !58, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !57, retainedNodes: !72)
!266 = !DILocalVariable(name: "this", arg: 1, scope: !265, type: !261, flags: DIFlagArtificial | DIFlagObjectPointer)
!267 = !DILocation(line: 0, scope: !265)
!268 = !DILocalVariable(name: "item", arg: 2, scope: !265, file: !4, line: 40, type: !19)
!269 = !DILocation(line: 40, column: 15, scope: !265)
!270 = !DILocation(line: 41, column: 9, scope: !271)
!271 = distinct !DILexicalBlock(scope: !265, file: !4, line: 41, column: 9)
!272 = !DILocation(line: 41, column: 14, scope: !271)
!273 = !DILocation(line: 41, column: 9, scope: !265)
!274 = !DILocation(line: 42, column: 7, scope: !271)
!275 = !DILocation(line: 43, column: 21, scope: !265)
!276 = !DILocation(line: 43, column: 5, scope: !265)
!277 = !DILocation(line: 43, column: 11, scope: !265)
!278 = !DILocation(line: 43, column: 15, scope: !265)
!279 = !DILocation(line: 43, column: 19, scope: !265)
!280 = !DILocation(line: 44, column: 5, scope: !265)
!281 = !DILocation(line: 45, column: 3, scope: !265)
!282 = distinct !DISubprogram(name: "fold<(lambda at sources/solids.cpp:31:27)>", linkageName: "_ZNU3AS4K8geometry6BufferIfLi8EE4foldIZNS_10total_areaEPU3AS4KPU3AS4KNS_5ShapeEiE3$_0EEffT_", scope: !50, file: !4, line: 46, type: !283, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, templateParams: !289, declaration: !288, retainedNodes: !72)
!283 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !284)
!284 = !{!19, !285, !19, !287}
!285 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !286, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!286 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !50)
!287 = distinct !DICompositeType(tag: DW_TAG_class_type, scope: !215, file: !1, line: 31, size: 8, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !72)
!288 = !DISubprogram(name: "fold<(lambda at sources/solids.cpp:31:27)>", linkageName: "_ZNU3AS4K8geometry6BufferIfLi8EE4foldIZNS_10total_areaEPU3AS4KPU3AS4KNS_5ShapeEiE3$_0EEffT_", scope: !50, file: !4, line: 46, type: !283, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !289)
!289 = !{!290}
!290 = !DITemplateTypeParameter(name: "F", type: !287)
!291 = !DILocalVariable(name: "this", arg: 1, scope: !282, type: !292, flags: DIFlagArtificial | DIFlagObjectPointer)
!292 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !286, size: 64)
!293 = !DILocation(line: 0, scope: !282)
!294 = !DILocalVariable(name: "start", arg: 2, scope: !282, file: !4, line: 46, type: !19)
!295 = !DILocation(line: 46, column: 31, scope: !282)
!296 = !DILocalVariable(name: "step", arg: 3, scope: !282, file: !4, line: 46, type: !287)
!297 = !DILocation(line: 46, column: 40, scope: !282)
!298 = !DILocalVariable(name: "i", scope: !299, file: !4, line: 47, type: !15)
!299 = distinct !DILexicalBlock(scope: !282, file: !4, line: 47, column: 5)
!300 = !DILocation(line: 47, column: 14, scope: !299)
!301 = !DILocation(line: 47, column: 10, scope: !299)
!302 = !DILocation(line: 47, column: 21, scope: !303)
!303 = distinct !DILexicalBlock(scope: !299, file: !4, line: 47, column: 5)
!304 = !DILocation(line: 47, column: 25, scope: !303)
!305 = !DILocation(line: 47, column: 23, scope: !303)
!306 = !DILocation(line: 47, column: 5, scope: !299)
!307 = !DILocation(line: 48, column: 15, scope: !303)
!308 = !DILocation(line: 48, column: 20, scope: !303)
!309 = !DILocation(line: 48, column: 27, scope: !303)
!310 = !DILocation(line: 48, column: 33, scope: !303)
!311 = !DILocation(line: 48, column: 13, scope: !303)
!312 = !DILocation(line: 48, column: 7, scope: !303)
!313 = !DILocation(line: 47, column: 32, scope: !303)
!314 = !DILocation(line: 47, column: 5, scope: !303)
!315 = distinct !{!315, !306, !316, !116}
!316 = !DILocation(line: 48, column: 35, scope: !299)
!317 = !DILocation(line: 49, column: 12, scope: !282)
!318 = !DILocation(line: 49, column: 5, scope: !282)
!319 = distinct !DISubprogram(name: "operator()", linkageName: "_ZZN8geometry10total_areaEPU3AS4KPU3AS4KNS_5ShapeEiENU3AS4K3$_0clEff", scope: !287, file: !1, line: 31, type: !320, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, declaration: !324, retainedNodes: !72)
!320 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !321)
!321 = !{!19, !322, !19, !19}
!322 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !323, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer, dwarfAddressSpace: 4)
!323 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !287)
!324 = !DISubprogram(name: "operator()", scope: !287, file: !1, line: 31, type: !325, scopeLine: 31, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!325 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !326)
!326 = !{!327, !322, !19, !19}
!327 = !DIBasicType(tag: DW_TAG_unspecified_type, name: "auto")
!328 = !DILocalVariable(name: "this", arg: 1, scope: !319, type: !329, flags: DIFlagArtificial | DIFlagObjectPointer)
!329 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !323, size: 64, dwarfAddressSpace: 4)
!330 = !DILocation(line: 0, scope: !319)
!331 = !DILocalVariable(name: "sum", arg: 2, scope: !319, file: !1, line: 31, type: !19)
!332 = !DILocation(line: 31, column: 36, scope: !319)
!333 = !DILocalVariable(name: "area", arg: 3, scope: !319, file: !1, line: 31, type: !19)
!334 = !DILocation(line: 31, column: 47, scope: !319)
!335 = !DILocation(line: 31, column: 62, scope: !319)
!336 = !DILocation(line: 31, column: 68, scope: !319)
!337 = !DILocation(line: 31, column: 66, scope: !319)
!338 = !DILocation(line: 31, column: 55, scope: !319)
