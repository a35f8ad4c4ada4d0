; ModuleID = 'sources/shapes.cpp'
source_filename = "sources/shapes.cpp"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024"
target triple = "spir64-unknown-unknown"

%"class.geometry::Circle" = type <{ %"class.geometry::Shape", float, [4 x i8] }>
%"class.geometry::Shape" = type { i32 (...)** }
%"class.geometry::Polygon" = type { %"class.geometry::Shape", [4 x %"struct.geometry::Point"] }
%"struct.geometry::Point" = type { float, float }
%"struct.geometry::Buffer.0" = type { [5 x float], i32 }
%"struct.geometry::Buffer" = type { [3 x float], i32 }
%class.anon = type { i8 }
%class.anon.1 = type { i8 }

$_ZNU3AS4K8geometry6Circle4areaEv = comdat any

$_ZNU3AS4K8geometry5Shape5grownEf = comdat any

$_ZTVN8geometry6CircleE = comdat any

$_ZTSN8geometry6CircleE = comdat any

$_ZTSN8geometry5ShapeE = comdat any

$_ZTIN8geometry5ShapeE = comdat any

$_ZTIN8geometry6CircleE = comdat any

@_ZTVN8geometry6CircleE = linkonce_odr dso_local unnamed_addr constant { [4 x i8*] } { [4 x i8*] [i8* null, i8* bitcast ({ i8*, i8*, i8* }* @_ZTIN8geometry6CircleE to i8*), i8* bitcast (float (%"class.geometry::Circle" addrspace(4)*)* @_ZNU3AS4K8geometry6Circle4areaEv to i8*), i8* bitcast (float (%"class.geometry::Shape" addrspace(4)*, float)* @_ZNU3AS4K8geometry5Shape5grownEf to i8*)] }, comdat, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external dso_local global i8*
@_ZTSN8geometry6CircleE = linkonce_odr dso_local constant [19 x i8] c"N8geometry6CircleE\00", comdat, align 1
@_ZTVN10__cxxabiv117__class_type_infoE = external dso_local global i8*
@_ZTSN8geometry5ShapeE = linkonce_odr dso_local constant [18 x i8] c"N8geometry5ShapeE\00", comdat, align 1
@_ZTIN8geometry5ShapeE = linkonce_odr dso_local constant { i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv117__class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([18 x i8], [18 x i8]* @_ZTSN8geometry5ShapeE, i32 0, i32 0) }, comdat, align 8
@_ZTIN8geometry6CircleE = linkonce_odr dso_local constant { i8*, i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([19 x i8], [19 x i8]* @_ZTSN8geometry6CircleE, i32 0, i32 0), i8* bitcast ({ i8*, i8* }* @_ZTIN8geometry5ShapeE to i8*) }, comdat, align 8

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @measure_all(float addrspace(1)* nocapture noundef writeonly %0, float noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !71 !kernel_arg_addr_space !81 !kernel_arg_access_qual !82 !kernel_arg_type !83 !kernel_arg_base_type !83 !kernel_arg_type_qual !84 {
  %4 = alloca %"class.geometry::Circle", align 8
  %5 = alloca %"class.geometry::Polygon", align 8
  %6 = alloca %"struct.geometry::Point", align 4
  %7 = alloca [2 x %"class.geometry::Shape" addrspace(4)*], align 8
  call void @llvm.dbg.value(metadata float addrspace(1)* %0, metadata !76, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !85
  call void @llvm.dbg.value(metadata float %1, metadata !77, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !85
  call void @llvm.dbg.value(metadata i32 %2, metadata !78, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !85
  %8 = call spir_func noundef i64 @_Z13get_global_idj(i32 noundef 0) #9, !dbg !86
  call void @llvm.dbg.value(metadata i64 %8, metadata !79, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !85
  %9 = uitofp i64 %8 to float, !dbg !87
  %10 = fmul float %9, %1, !dbg !88
  %11 = bitcast %"struct.geometry::Point"* %6 to i8*, !dbg !89
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %11), !dbg !89
  call void @llvm.dbg.value(metadata float %10, metadata !95, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)) #10, !dbg !89
  call void @llvm.dbg.value(metadata i32 %2, metadata !96, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)) #10, !dbg !89
  %12 = bitcast %"class.geometry::Circle"* %4 to i8*, !dbg !106
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %12) #10, !dbg !106
  call void @llvm.dbg.declare(metadata %"class.geometry::Circle"* %4, metadata !97, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)) #10, !dbg !107
  %13 = addrspacecast %"class.geometry::Circle"* %4 to %"class.geometry::Circle" addrspace(4)*, !dbg !107
  call void @llvm.dbg.value(metadata %"class.geometry::Circle" addrspace(4)* %13, metadata !108, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)) #10, !dbg !113
  call void @llvm.dbg.value(metadata float %10, metadata !111, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)) #10, !dbg !113
  %14 = getelementptr inbounds %"class.geometry::Circle", %"class.geometry::Circle" addrspace(4)* %13, i64 0, i32 0, i32 0, !dbg !115
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [4 x i8*] }, { [4 x i8*] }* @_ZTVN8geometry6CircleE, i64 0, inrange i32 0, i64 2) to i32 (...)**), i32 (...)** addrspace(4)* %14, align 8, !dbg !115, !tbaa !116
  %15 = getelementptr inbounds %"class.geometry::Circle", %"class.geometry::Circle" addrspace(4)* %13, i64 0, i32 1, !dbg !119
  store float %10, float addrspace(4)* %15, align 8, !dbg !119, !tbaa !120
  %16 = bitcast %"class.geometry::Polygon"* %5 to i8*, !dbg !124
  call void @llvm.lifetime.start.p0i8(i64 40, i8* nonnull %16) #10, !dbg !124
  call void @llvm.dbg.declare(metadata %"class.geometry::Polygon"* %5, metadata !98, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)) #10, !dbg !125
  %17 = addrspacecast %"class.geometry::Polygon"* %5 to %"class.geometry::Polygon" addrspace(4)*, !dbg !125
  %18 = getelementptr inbounds %"struct.geometry::Point", %"struct.geometry::Point"* %6, i64 0, i32 0, !dbg !126
  store float 0.000000e+00, float* %18, align 4, !dbg !126, !tbaa !127
  %19 = getelementptr inbounds %"struct.geometry::Point", %"struct.geometry::Point"* %6, i64 0, i32 1, !dbg !126
  store float %10, float* %19, align 4, !dbg !126, !tbaa !129
  %20 = fmul float %10, 2.000000e+00, !dbg !130
  call spir_func void @_ZNU3AS48geometry7PolygonC1ENS_5PointEf(%"class.geometry::Polygon" addrspace(4)* noundef nonnull align 8 dereferenceable(40) %17, %"struct.geometry::Point"* noundef nonnull byval(%"struct.geometry::Point") align 4 %6, float noundef %20) #11, !dbg !125
  %21 = bitcast [2 x %"class.geometry::Shape" addrspace(4)*]* %7 to i8*, !dbg !131
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %21) #10, !dbg !131
  call void @llvm.dbg.declare(metadata [2 x %"class.geometry::Shape" addrspace(4)*]* %7, metadata !100, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)) #10, !dbg !132
  %22 = getelementptr inbounds [2 x %"class.geometry::Shape" addrspace(4)*], [2 x %"class.geometry::Shape" addrspace(4)*]* %7, i64 0, i64 0, !dbg !133
  %23 = getelementptr inbounds %"class.geometry::Circle", %"class.geometry::Circle"* %4, i64 0, i32 0, !dbg !134
  %24 = addrspacecast %"class.geometry::Shape"* %23 to %"class.geometry::Shape" addrspace(4)*, !dbg !134
  store %"class.geometry::Shape" addrspace(4)* %24, %"class.geometry::Shape" addrspace(4)** %22, align 8, !dbg !133, !tbaa !135
  %25 = getelementptr inbounds [2 x %"class.geometry::Shape" addrspace(4)*], [2 x %"class.geometry::Shape" addrspace(4)*]* %7, i64 0, i64 1, !dbg !133
  %26 = getelementptr inbounds %"class.geometry::Polygon", %"class.geometry::Polygon"* %5, i64 0, i32 0, !dbg !137
  %27 = addrspacecast %"class.geometry::Shape"* %26 to %"class.geometry::Shape" addrspace(4)*, !dbg !137
  store %"class.geometry::Shape" addrspace(4)* %27, %"class.geometry::Shape" addrspace(4)** %25, align 8, !dbg !133, !tbaa !135
  %28 = addrspacecast %"class.geometry::Shape" addrspace(4)** %22 to %"class.geometry::Shape" addrspace(4)* addrspace(4)*, !dbg !138
  %29 = icmp slt i32 %2, 2, !dbg !139
  %30 = select i1 %29, i32 %2, i32 2, !dbg !140
  %31 = call spir_func noundef float @_ZN8geometry10total_areaEPU3AS4KPU3AS4KNS_5ShapeEi(%"class.geometry::Shape" addrspace(4)* addrspace(4)* noundef %28, i32 noundef %30) #11, !dbg !141
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %21) #10, !dbg !142
  call void @llvm.lifetime.end.p0i8(i64 40, i8* nonnull %16) #10, !dbg !142
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %12) #10, !dbg !142
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %11), !dbg !143
  %32 = getelementptr inbounds float, float addrspace(1)* %0, i64 %8, !dbg !144
  store float %31, float addrspace(1)* %32, align 4, !dbg !145, !tbaa !146
  ret void, !dbg !147
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: convergent mustprogress nofree nounwind readnone willreturn
declare !dbg !148 dso_local spir_func noundef i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: convergent nofree norecurse nounwind
define dso_local spir_kernel void @smooth_all(float addrspace(1)* nocapture noundef writeonly %0, float addrspace(1)* nocapture noundef readonly %1) local_unnamed_addr #4 !dbg !153 !kernel_arg_addr_space !162 !kernel_arg_access_qual !163 !kernel_arg_type !164 !kernel_arg_base_type !164 !kernel_arg_type_qual !165 {
  %3 = alloca %"struct.geometry::Buffer.0", align 4
  %4 = alloca %"struct.geometry::Buffer", align 4
  call void @llvm.dbg.value(metadata float addrspace(1)* %0, metadata !159, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !166
  call void @llvm.dbg.value(metadata float addrspace(1)* %1, metadata !160, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !166
  %5 = call spir_func noundef i64 @_Z13get_global_idj(i32 noundef 0) #9, !dbg !167
  call void @llvm.dbg.value(metadata i64 %5, metadata !161, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !166
  call void @llvm.dbg.value(metadata float addrspace(1)* %1, metadata !168, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)) #10, !dbg !178
  call void @llvm.dbg.value(metadata i64 %5, metadata !173, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)) #10, !dbg !178
  %6 = bitcast %"struct.geometry::Buffer"* %4 to i8*, !dbg !180
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %6) #10, !dbg !180
  call void @llvm.dbg.declare(metadata %"struct.geometry::Buffer"* %4, metadata !174, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)) #10, !dbg !181
  %7 = addrspacecast %"struct.geometry::Buffer"* %4 to %"struct.geometry::Buffer" addrspace(4)*, !dbg !181
  call void @llvm.dbg.value(metadata %"struct.geometry::Buffer" addrspace(4)* %7, metadata !182, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)) #10, !dbg !189
  %8 = getelementptr inbounds %"struct.geometry::Buffer", %"struct.geometry::Buffer" addrspace(4)* %7, i64 0, i32 1, !dbg !191
  store i32 0, i32 addrspace(4)* %8, align 4, !dbg !191, !tbaa !192
  call void @llvm.dbg.value(metadata i32 0, metadata !175, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)) #10, !dbg !195
  call void @llvm.dbg.value(metadata i32 0, metadata !175, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)) #10, !dbg !195
  br label %20, !dbg !196

9:                                                ; preds = %32
  store i32 %33, i32 addrspace(4)* %8, align 4, !dbg !197, !tbaa !192
  call void @llvm.dbg.value(metadata %"struct.geometry::Buffer" addrspace(4)* %7, metadata !204, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)) #10, !dbg !220
  call void @llvm.dbg.value(metadata float 0.000000e+00, metadata !215, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)) #10, !dbg !220
  call void @llvm.dbg.declare(metadata %class.anon* undef, metadata !216, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)) #10, !dbg !222
  call void @llvm.dbg.value(metadata i32 0, metadata !217, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)) #10, !dbg !223
  call void @llvm.dbg.value(metadata i32 0, metadata !217, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)) #10, !dbg !223
  call void @llvm.dbg.value(metadata float 0.000000e+00, metadata !215, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)) #10, !dbg !220
  %10 = icmp sgt i32 %33, 0, !dbg !224
  br i1 %10, label %11, label %36, !dbg !226

11:                                               ; preds = %9, %11
  %12 = phi i32 [ %18, %11 ], [ 0, %9 ]
  %13 = phi float [ %17, %11 ], [ 0.000000e+00, %9 ]
  call void @llvm.dbg.value(metadata i32 %12, metadata !217, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)) #10, !dbg !223
  call void @llvm.dbg.value(metadata float %13, metadata !215, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)) #10, !dbg !220
  %14 = zext i32 %12 to i64, !dbg !227
  %15 = getelementptr inbounds %"struct.geometry::Buffer", %"struct.geometry::Buffer" addrspace(4)* %7, i64 0, i32 0, i64 %14, !dbg !227
  %16 = load float, float addrspace(4)* %15, align 4, !dbg !227, !tbaa !146
  call void @llvm.dbg.value(metadata %class.anon addrspace(4)* undef, metadata !228, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)) #10, !dbg !242
  call void @llvm.dbg.value(metadata float %13, metadata !239, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)) #10, !dbg !242
  call void @llvm.dbg.value(metadata float %16, metadata !240, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)) #10, !dbg !242
  %17 = call float @llvm.fmuladd.f32(float %13, float 5.000000e-01, float %16) #10, !dbg !244
  call void @llvm.dbg.value(metadata float %17, metadata !215, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)) #10, !dbg !220
  %18 = add nuw nsw i32 %12, 1, !dbg !245
  call void @llvm.dbg.value(metadata i32 %18, metadata !217, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)) #10, !dbg !223
  %19 = icmp slt i32 %18, %33, !dbg !224
  br i1 %19, label %11, label %36, !dbg !226, !llvm.loop !246

20:                                               ; preds = %32, %2
  %21 = phi i32 [ 0, %2 ], [ %34, %32 ]
  %22 = phi i32 [ 0, %2 ], [ %33, %32 ]
  call void @llvm.dbg.value(metadata i32 %21, metadata !175, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)) #10, !dbg !195
  call void @llvm.dbg.value(metadata %"struct.geometry::Buffer" addrspace(4)* %7, metadata !200, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)) #10, !dbg !197
  call void @llvm.dbg.value(metadata float undef, metadata !201, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)) #10, !dbg !197
  %23 = icmp eq i32 %22, 3, !dbg !250
  br i1 %23, label %32, label %24, !dbg !252

24:                                               ; preds = %20
  %25 = zext i32 %21 to i64, !dbg !253
  %26 = add i64 %5, %25, !dbg !254
  %27 = getelementptr inbounds float, float addrspace(1)* %1, i64 %26, !dbg !255
  %28 = load float, float addrspace(1)* %27, align 4, !dbg !255, !tbaa !146
  call void @llvm.dbg.value(metadata float %28, metadata !201, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)) #10, !dbg !197
  %29 = add nsw i32 %22, 1, !dbg !256
  %30 = sext i32 %22 to i64, !dbg !257
  %31 = getelementptr inbounds %"struct.geometry::Buffer", %"struct.geometry::Buffer" addrspace(4)* %7, i64 0, i32 0, i64 %30, !dbg !257
  store float %28, float addrspace(4)* %31, align 4, !dbg !258, !tbaa !146
  br label %32, !dbg !259

32:                                               ; preds = %24, %20
  %33 = phi i32 [ %22, %20 ], [ %29, %24 ]
  %34 = add nuw nsw i32 %21, 1, !dbg !260
  call void @llvm.dbg.value(metadata i32 %34, metadata !175, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)) #10, !dbg !195
  %35 = icmp ult i32 %21, 2, !dbg !261
  br i1 %35, label %20, label %9, !dbg !196, !llvm.loop !262

36:                                               ; preds = %11, %9
  %37 = phi float [ 0.000000e+00, %9 ], [ %17, %11 ]
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %6) #10, !dbg !264
  call void @llvm.dbg.value(metadata float addrspace(1)* %1, metadata !265, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)) #10, !dbg !273
  call void @llvm.dbg.value(metadata i64 %5, metadata !268, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)) #10, !dbg !273
  %38 = bitcast %"struct.geometry::Buffer.0"* %3 to i8*, !dbg !275
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %38) #10, !dbg !275
  call void @llvm.dbg.declare(metadata %"struct.geometry::Buffer.0"* %3, metadata !269, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)) #10, !dbg !276
  %39 = addrspacecast %"struct.geometry::Buffer.0"* %3 to %"struct.geometry::Buffer.0" addrspace(4)*, !dbg !276
  call void @llvm.dbg.value(metadata %"struct.geometry::Buffer.0" addrspace(4)* %39, metadata !277, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)) #10, !dbg !284
  %40 = getelementptr inbounds %"struct.geometry::Buffer.0", %"struct.geometry::Buffer.0" addrspace(4)* %39, i64 0, i32 1, !dbg !286
  store i32 0, i32 addrspace(4)* %40, align 4, !dbg !286, !tbaa !287
  call void @llvm.dbg.value(metadata i32 0, metadata !270, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)) #10, !dbg !289
  call void @llvm.dbg.value(metadata i32 0, metadata !270, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)) #10, !dbg !289
  br label %52, !dbg !290

41:                                               ; preds = %64
  store i32 %65, i32 addrspace(4)* %40, align 4, !dbg !291, !tbaa !287
  call void @llvm.dbg.value(metadata %"struct.geometry::Buffer.0" addrspace(4)* %39, metadata !298, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)) #10, !dbg !314
  call void @llvm.dbg.value(metadata float 0.000000e+00, metadata !309, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)) #10, !dbg !314
  call void @llvm.dbg.declare(metadata %class.anon.1* undef, metadata !310, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)) #10, !dbg !316
  call void @llvm.dbg.value(metadata i32 0, metadata !311, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)) #10, !dbg !317
  call void @llvm.dbg.value(metadata i32 0, metadata !311, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)) #10, !dbg !317
  call void @llvm.dbg.value(metadata float 0.000000e+00, metadata !309, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)) #10, !dbg !314
  %42 = icmp sgt i32 %65, 0, !dbg !318
  br i1 %42, label %43, label %68, !dbg !320

43:                                               ; preds = %41, %43
  %44 = phi i32 [ %50, %43 ], [ 0, %41 ]
  %45 = phi float [ %49, %43 ], [ 0.000000e+00, %41 ]
  call void @llvm.dbg.value(metadata i32 %44, metadata !311, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)) #10, !dbg !317
  call void @llvm.dbg.value(metadata float %45, metadata !309, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)) #10, !dbg !314
  %46 = zext i32 %44 to i64, !dbg !321
  %47 = getelementptr inbounds %"struct.geometry::Buffer.0", %"struct.geometry::Buffer.0" addrspace(4)* %39, i64 0, i32 0, i64 %46, !dbg !321
  %48 = load float, float addrspace(4)* %47, align 4, !dbg !321, !tbaa !146
  call void @llvm.dbg.value(metadata %class.anon.1 addrspace(4)* undef, metadata !322, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)) #10, !dbg !335
  call void @llvm.dbg.value(metadata float %45, metadata !332, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)) #10, !dbg !335
  call void @llvm.dbg.value(metadata float %48, metadata !333, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)) #10, !dbg !335
  %49 = call float @llvm.fmuladd.f32(float %45, float 5.000000e-01, float %48) #10, !dbg !337
  call void @llvm.dbg.value(metadata float %49, metadata !309, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)) #10, !dbg !314
  %50 = add nuw nsw i32 %44, 1, !dbg !338
  call void @llvm.dbg.value(metadata i32 %50, metadata !311, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)) #10, !dbg !317
  %51 = icmp slt i32 %50, %65, !dbg !318
  br i1 %51, label %43, label %68, !dbg !320, !llvm.loop !339

52:                                               ; preds = %64, %36
  %53 = phi i32 [ 0, %36 ], [ %66, %64 ]
  %54 = phi i32 [ 0, %36 ], [ %65, %64 ]
  call void @llvm.dbg.value(metadata i32 %53, metadata !270, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)) #10, !dbg !289
  call void @llvm.dbg.value(metadata %"struct.geometry::Buffer.0" addrspace(4)* %39, metadata !294, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)) #10, !dbg !291
  call void @llvm.dbg.value(metadata float undef, metadata !295, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)) #10, !dbg !291
  %55 = icmp eq i32 %54, 5, !dbg !341
  br i1 %55, label %64, label %56, !dbg !343

56:                                               ; preds = %52
  %57 = zext i32 %53 to i64, !dbg !344
  %58 = add i64 %5, %57, !dbg !345
  %59 = getelementptr inbounds float, float addrspace(1)* %1, i64 %58, !dbg !346
  %60 = load float, float addrspace(1)* %59, align 4, !dbg !346, !tbaa !146
  call void @llvm.dbg.value(metadata float %60, metadata !295, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)) #10, !dbg !291
  %61 = add nsw i32 %54, 1, !dbg !347
  %62 = sext i32 %54 to i64, !dbg !348
  %63 = getelementptr inbounds %"struct.geometry::Buffer.0", %"struct.geometry::Buffer.0" addrspace(4)* %39, i64 0, i32 0, i64 %62, !dbg !348
  store float %60, float addrspace(4)* %63, align 4, !dbg !349, !tbaa !146
  br label %64, !dbg !350

64:                                               ; preds = %56, %52
  %65 = phi i32 [ %54, %52 ], [ %61, %56 ]
  %66 = add nuw nsw i32 %53, 1, !dbg !351
  call void @llvm.dbg.value(metadata i32 %66, metadata !270, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)) #10, !dbg !289
  %67 = icmp ult i32 %53, 4, !dbg !352
  br i1 %67, label %52, label %41, !dbg !290, !llvm.loop !353

68:                                               ; preds = %43, %41
  %69 = phi float [ 0.000000e+00, %41 ], [ %49, %43 ]
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %38) #10, !dbg !355
  %70 = fadd float %37, %69, !dbg !356
  %71 = getelementptr inbounds float, float addrspace(1)* %0, i64 %5, !dbg !357
  store float %70, float addrspace(1)* %71, align 4, !dbg !358, !tbaa !146
  ret void, !dbg !359
}

; Function Attrs: convergent
declare dso_local spir_func void @_ZNU3AS48geometry7PolygonC1ENS_5PointEf(%"class.geometry::Polygon" addrspace(4)* noundef nonnull align 8 dereferenceable(40), %"struct.geometry::Point"* noundef byval(%"struct.geometry::Point") align 4, float noundef) unnamed_addr #5

; Function Attrs: convergent
declare !dbg !360 dso_local spir_func noundef float @_ZN8geometry10total_areaEPU3AS4KPU3AS4KNS_5ShapeEi(%"class.geometry::Shape" addrspace(4)* addrspace(4)* noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef float @_ZNU3AS4K8geometry6Circle4areaEv(%"class.geometry::Circle" addrspace(4)* noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #6 comdat align 2 !dbg !365 {
  call void @llvm.dbg.value(metadata %"class.geometry::Circle" addrspace(4)* %0, metadata !367, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !369
  %2 = getelementptr inbounds %"class.geometry::Circle", %"class.geometry::Circle" addrspace(4)* %0, i64 0, i32 1, !dbg !370
  %3 = load float, float addrspace(4)* %2, align 8, !dbg !370, !tbaa !120
  %4 = fmul float %3, 0x400921FB60000000, !dbg !371
  %5 = fmul float %3, %4, !dbg !372
  ret float %5, !dbg !373
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef float @_ZNU3AS4K8geometry5Shape5grownEf(%"class.geometry::Shape" addrspace(4)* noundef nonnull align 8 dereferenceable(8) %0, float noundef %1) unnamed_addr #7 comdat align 2 !dbg !374 {
  call void @llvm.dbg.value(metadata %"class.geometry::Shape" addrspace(4)* %0, metadata !376, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !378
  call void @llvm.dbg.value(metadata float %1, metadata !377, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !378
  %3 = bitcast %"class.geometry::Shape" addrspace(4)* %0 to float (%"class.geometry::Shape" addrspace(4)*)** addrspace(4)*, !dbg !379
  %4 = load float (%"class.geometry::Shape" addrspace(4)*)**, float (%"class.geometry::Shape" addrspace(4)*)** addrspace(4)* %3, align 8, !dbg !379, !tbaa !116
  %5 = load float (%"class.geometry::Shape" addrspace(4)*)*, float (%"class.geometry::Shape" addrspace(4)*)** %4, align 8, !dbg !379
  %6 = call spir_func noundef float %5(%"class.geometry::Shape" addrspace(4)* noundef nonnull align 8 dereferenceable(8) %0) #11, !dbg !379
  %7 = fmul float %6, %1, !dbg !380
  %8 = fmul float %7, %1, !dbg !381
  ret float %8, !dbg !382
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.fmuladd.f32(float, float, float) #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.value(metadata, metadata, metadata) #8

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #3 = { convergent mustprogress nofree nounwind readnone willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nofree norecurse nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #5 = { convergent "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { mustprogress norecurse nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #9 = { convergent nounwind readnone willreturn }
attributes #10 = { nounwind }
attributes #11 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!65, !66, !67, !68}
!opencl.ocl.version = !{!69}
!opencl.spir.version = !{!69}
!llvm.ident = !{!70}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, imports: !63, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "sources/shapes.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "0950a5f76828441f940594d273525261")
!2 = !{!3, !8, !35, !50}
!3 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "Circle", scope: !5, file: !4, line: 19, size: 128, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !6, vtableHolder: !8, identifier: "_ZTSN8geometry6CircleE")
!4 = !DIFile(filename: "sources/shapes.hpp", directory: ".", checksumkind: CSK_MD5, checksum: "6c11d04dc9c7e9900031251eea321e61")
!5 = !DINamespace(name: "geometry", scope: null)
!6 = !{!7, !25, !26, !30}
!7 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !3, baseType: !8, flags: DIFlagPublic, extraData: i32 0)
!8 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "Shape", scope: !5, file: !4, line: 13, size: 64, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !9, vtableHolder: !8, identifier: "_ZTSN8geometry5ShapeE")
!9 = !{!10, !16, !22}
!10 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$Shape", scope: !4, file: !4, baseType: !11, size: 64, flags: DIFlagArtificial)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "__vtbl_ptr_type", baseType: !13, size: 64, dwarfAddressSpace: 0)
!13 = !DISubroutineType(types: !14)
!14 = !{!15}
!15 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!16 = !DISubprogram(name: "area", linkageName: "_ZNU3AS4K8geometry5Shape4areaEv", scope: !8, file: !4, line: 15, type: !17, scopeLine: 15, containingType: !8, virtualIndex: 0, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagPureVirtual | DISPFlagOptimized)
!17 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !18)
!18 = !{!19, !20}
!19 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer, dwarfAddressSpace: 4)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!22 = !DISubprogram(name: "grown", linkageName: "_ZNU3AS4K8geometry5Shape5grownEf", scope: !8, file: !4, line: 16, type: !23, scopeLine: 16, containingType: !8, virtualIndex: 1, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!23 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !24)
!24 = !{!19, !20, !19}
!25 = !DIDerivedType(tag: DW_TAG_member, name: "radius", scope: !3, file: !4, line: 20, baseType: !19, size: 32, offset: 64)
!26 = !DISubprogram(name: "Circle", scope: !3, file: !4, line: 23, type: !27, scopeLine: 23, flags: DIFlagPublic | DIFlagExplicit | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!27 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !28)
!28 = !{null, !29, !19}
!29 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer, dwarfAddressSpace: 4)
!30 = !DISubprogram(name: "area", linkageName: "_ZNU3AS4K8geometry6Circle4areaEv", scope: !3, file: !4, line: 24, type: !31, scopeLine: 24, containingType: !3, virtualIndex: 0, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!31 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !32)
!32 = !{!19, !33}
!33 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !34, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer, dwarfAddressSpace: 4)
!34 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !3)
!35 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Buffer<float, 3>", scope: !5, file: !4, line: 36, size: 128, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !36, templateParams: !47, identifier: "_ZTSN8geometry6BufferIfLi3EEE")
!36 = !{!37, !41, !42}
!37 = !DIDerivedType(tag: DW_TAG_member, name: "items", scope: !35, file: !4, line: 37, baseType: !38, size: 96)
!38 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 96, elements: !39)
!39 = !{!40}
!40 = !DISubrange(count: 3)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "used", scope: !35, file: !4, line: 38, baseType: !15, size: 32, offset: 96)
!42 = !DISubprogram(name: "push", linkageName: "_ZNU3AS48geometry6BufferIfLi3EE4pushEf", scope: !35, file: !4, line: 40, type: !43, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!43 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !44)
!44 = !{!45, !46, !19}
!45 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!46 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!47 = !{!48, !49}
!48 = !DITemplateTypeParameter(name: "T", type: !19)
!49 = !DITemplateValueParameter(name: "N", type: !15, value: i32 3)
!50 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Buffer<float, 5>", scope: !5, file: !4, line: 36, size: 192, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !51, templateParams: !61, identifier: "_ZTSN8geometry6BufferIfLi5EEE")
!51 = !{!52, !56, !57}
!52 = !DIDerivedType(tag: DW_TAG_member, name: "items", scope: !50, file: !4, line: 37, baseType: !53, size: 160)
!53 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 160, elements: !54)
!54 = !{!55}
!55 = !DISubrange(count: 5)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "used", scope: !50, file: !4, line: 38, baseType: !15, size: 32, offset: 160)
!57 = !DISubprogram(name: "push", linkageName: "_ZNU3AS48geometry6BufferIfLi5EE4pushEf", scope: !50, file: !4, line: 40, type: !58, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!58 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !59)
!59 = !{!45, !60, !19}
!60 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !50, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!61 = !{!48, !62}
!62 = !DITemplateValueParameter(name: "N", type: !15, value: i32 5)
!63 = !{!64}
!64 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !5, file: !1, line: 5)
!65 = !{i32 7, !"Dwarf Version", i32 5}
!66 = !{i32 2, !"Debug Info Version", i32 3}
!67 = !{i32 1, !"wchar_size", i32 4}
!68 = !{i32 7, !"frame-pointer", i32 2}
!69 = !{i32 3, i32 0}
!70 = !{!"clang version 14.0.6"}
!71 = distinct !DISubprogram(name: "measure_all", scope: !1, file: !1, line: 26, type: !72, scopeLine: 26, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !75)
!72 = !DISubroutineType(cc: DW_CC_LLVM_OpenCLKernel, types: !73)
!73 = !{null, !74, !19, !15}
!74 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64, dwarfAddressSpace: 1)
!75 = !{!76, !77, !78, !79}
!76 = !DILocalVariable(name: "out", arg: 1, scope: !71, file: !1, line: 26, type: !74)
!77 = !DILocalVariable(name: "scale", arg: 2, scope: !71, file: !1, line: 26, type: !19)
!78 = !DILocalVariable(name: "count", arg: 3, scope: !71, file: !1, line: 26, type: !15)
!79 = !DILocalVariable(name: "i", scope: !71, file: !1, line: 27, type: !80)
!80 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!81 = !{i32 1, i32 0, i32 0}
!82 = !{!"none", !"none", !"none"}
!83 = !{!"float*", !"float", !"int"}
!84 = !{!"", !"", !""}
!85 = !DILocation(line: 0, scope: !71)
!86 = !DILocation(line: 27, column: 21, scope: !71)
!87 = !DILocation(line: 28, column: 28, scope: !71)
!88 = !DILocation(line: 28, column: 26, scope: !71)
!89 = !DILocation(line: 0, scope: !90, inlinedAt: !105)
!90 = distinct !DISubprogram(name: "measure", linkageName: "_ZN12_GLOBAL__N_17measureEfi", scope: !91, file: !1, line: 9, type: !92, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !94)
!91 = !DINamespace(scope: null)
!92 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !93)
!93 = !{!19, !19, !15}
!94 = !{!95, !96, !97, !98, !100}
!95 = !DILocalVariable(name: "radius", arg: 1, scope: !90, file: !1, line: 9, type: !19)
!96 = !DILocalVariable(name: "count", arg: 2, scope: !90, file: !1, line: 9, type: !15)
!97 = !DILocalVariable(name: "circle", scope: !90, file: !1, line: 10, type: !3)
!98 = !DILocalVariable(name: "square", scope: !90, file: !1, line: 11, type: !99)
!99 = !DICompositeType(tag: DW_TAG_class_type, name: "Polygon", scope: !5, file: !4, line: 27, size: 320, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSN8geometry7PolygonE")
!100 = !DILocalVariable(name: "shapes", scope: !90, file: !1, line: 12, type: !101)
!101 = !DICompositeType(tag: DW_TAG_array_type, baseType: !102, size: 128, elements: !103)
!102 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64, dwarfAddressSpace: 4)
!103 = !{!104}
!104 = !DISubrange(count: 2)
!105 = distinct !DILocation(line: 28, column: 12, scope: !71)
!106 = !DILocation(line: 10, column: 3, scope: !90, inlinedAt: !105)
!107 = !DILocation(line: 10, column: 10, scope: !90, inlinedAt: !105)
!108 = !DILocalVariable(name: "this", arg: 1, scope: !109, type: !112, flags: DIFlagArtificial | DIFlagObjectPointer)
!109 = distinct !DISubprogram(name: "Circle", linkageName: "_ZNU3AS48geometry6CircleC2Ef", scope: !3, file: !4, line: 23, type: !27, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !26, retainedNodes: !110)
!110 = !{!108, !111}
!111 = !DILocalVariable(name: "r", arg: 2, scope: !109, file: !4, line: 23, type: !19)
!112 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64, dwarfAddressSpace: 4)
!113 = !DILocation(line: 0, scope: !109, inlinedAt: !114)
!114 = distinct !DILocation(line: 10, column: 10, scope: !90, inlinedAt: !105)
!115 = !DILocation(line: 23, column: 47, scope: !109, inlinedAt: !114)
!116 = !{!117, !117, i64 0}
!117 = !{!"vtable pointer", !118, i64 0}
!118 = !{!"Simple C++ TBAA"}
!119 = !DILocation(line: 23, column: 37, scope: !109, inlinedAt: !114)
!120 = !{!121, !122, i64 8}
!121 = !{!"_ZTSN8geometry6CircleE", !122, i64 8}
!122 = !{!"float", !123, i64 0}
!123 = !{!"omnipotent char", !118, i64 0}
!124 = !DILocation(line: 11, column: 3, scope: !90, inlinedAt: !105)
!125 = !DILocation(line: 11, column: 11, scope: !90, inlinedAt: !105)
!126 = !DILocation(line: 11, column: 18, scope: !90, inlinedAt: !105)
!127 = !{!128, !122, i64 0}
!128 = !{!"_ZTSN8geometry5PointE", !122, i64 0, !122, i64 4}
!129 = !{!128, !122, i64 4}
!130 = !DILocation(line: 11, column: 41, scope: !90, inlinedAt: !105)
!131 = !DILocation(line: 12, column: 3, scope: !90, inlinedAt: !105)
!132 = !DILocation(line: 12, column: 16, scope: !90, inlinedAt: !105)
!133 = !DILocation(line: 12, column: 27, scope: !90, inlinedAt: !105)
!134 = !DILocation(line: 12, column: 28, scope: !90, inlinedAt: !105)
!135 = !{!136, !136, i64 0}
!136 = !{!"any pointer", !123, i64 0}
!137 = !DILocation(line: 12, column: 37, scope: !90, inlinedAt: !105)
!138 = !DILocation(line: 13, column: 21, scope: !90, inlinedAt: !105)
!139 = !DILocation(line: 13, column: 35, scope: !90, inlinedAt: !105)
!140 = !DILocation(line: 13, column: 29, scope: !90, inlinedAt: !105)
!141 = !DILocation(line: 13, column: 10, scope: !90, inlinedAt: !105)
!142 = !DILocation(line: 14, column: 1, scope: !90, inlinedAt: !105)
!143 = !DILocation(line: 13, column: 3, scope: !90, inlinedAt: !105)
!144 = !DILocation(line: 28, column: 3, scope: !71)
!145 = !DILocation(line: 28, column: 10, scope: !71)
!146 = !{!122, !122, i64 0}
!147 = !DILocation(line: 29, column: 1, scope: !71)
!148 = !DISubprogram(name: "get_global_id", linkageName: "_Z13get_global_idj", scope: !1, file: !1, line: 27, type: !149, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !152)
!149 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !150)
!150 = !{!80, !151}
!151 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!152 = !{}
!153 = distinct !DISubprogram(name: "smooth_all", scope: !1, file: !1, line: 31, type: !154, scopeLine: 31, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !158)
!154 = !DISubroutineType(cc: DW_CC_LLVM_OpenCLKernel, types: !155)
!155 = !{null, !74, !156}
!156 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !157, size: 64, dwarfAddressSpace: 1)
!157 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !19)
!158 = !{!159, !160, !161}
!159 = !DILocalVariable(name: "out", arg: 1, scope: !153, file: !1, line: 31, type: !74)
!160 = !DILocalVariable(name: "in", arg: 2, scope: !153, file: !1, line: 31, type: !156)
!161 = !DILocalVariable(name: "i", scope: !153, file: !1, line: 32, type: !80)
!162 = !{i32 1, i32 1}
!163 = !{!"none", !"none"}
!164 = !{!"float*", !"float*"}
!165 = !{!"", !"const"}
!166 = !DILocation(line: 0, scope: !153)
!167 = !DILocation(line: 32, column: 21, scope: !153)
!168 = !DILocalVariable(name: "in", arg: 1, scope: !169, file: !1, line: 16, type: !156)
!169 = distinct !DISubprogram(name: "smoothed<3>", linkageName: "_ZN12_GLOBAL__N_18smoothedILi3EEEfPU3AS1Kfm", scope: !91, file: !1, line: 16, type: !170, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, templateParams: !177, retainedNodes: !172)
!170 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !171)
!171 = !{!19, !156, !80}
!172 = !{!168, !173, !174, !175}
!173 = !DILocalVariable(name: "at", arg: 2, scope: !169, file: !1, line: 16, type: !80)
!174 = !DILocalVariable(name: "window", scope: !169, file: !1, line: 17, type: !35)
!175 = !DILocalVariable(name: "i", scope: !176, file: !1, line: 18, type: !15)
!176 = distinct !DILexicalBlock(scope: !169, file: !1, line: 18, column: 3)
!177 = !{!49}
!178 = !DILocation(line: 0, scope: !169, inlinedAt: !179)
!179 = distinct !DILocation(line: 33, column: 12, scope: !153)
!180 = !DILocation(line: 17, column: 3, scope: !169, inlinedAt: !179)
!181 = !DILocation(line: 17, column: 20, scope: !169, inlinedAt: !179)
!182 = !DILocalVariable(name: "this", arg: 1, scope: !183, type: !188, flags: DIFlagArtificial | DIFlagObjectPointer)
!183 = distinct !DISubprogram(name: "Buffer", linkageName: "_ZNU3AS48geometry6BufferIfLi3EEC2Ev", scope: !35, file: !4, line: 36, type: !184, scopeLine: 36, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !186, retainedNodes: !187)
!184 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !185)
!185 = !{null, !46}
!186 = !DISubprogram(name: "Buffer", scope: !35, type: !184, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!187 = !{!182}
!188 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!189 = !DILocation(line: 0, scope: !183, inlinedAt: !190)
!190 = distinct !DILocation(line: 17, column: 20, scope: !169, inlinedAt: !179)
!191 = !DILocation(line: 38, column: 7, scope: !183, inlinedAt: !190)
!192 = !{!193, !194, i64 12}
!193 = !{!"_ZTSN8geometry6BufferIfLi3EEE", !123, i64 0, !194, i64 12}
!194 = !{!"int", !123, i64 0}
!195 = !DILocation(line: 0, scope: !176, inlinedAt: !179)
!196 = !DILocation(line: 18, column: 3, scope: !176, inlinedAt: !179)
!197 = !DILocation(line: 0, scope: !198, inlinedAt: !202)
!198 = distinct !DISubprogram(name: "push", linkageName: "_ZNU3AS48geometry6BufferIfLi3EE4pushEf", scope: !35, file: !4, line: 40, type: !43, scopeLine: 40, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !42, retainedNodes: !199)
!199 = !{!200, !201}
!200 = !DILocalVariable(name: "this", arg: 1, scope: !198, type: !188, flags: DIFlagArtificial | DIFlagObjectPointer)
!201 = !DILocalVariable(name: "item", arg: 2, scope: !198, file: !4, line: 40, type: !19)
!202 = distinct !DILocation(line: 19, column: 12, scope: !203, inlinedAt: !179)
!203 = distinct !DILexicalBlock(scope: !176, file: !1, line: 18, column: 3)
!204 = !DILocalVariable(name: "this", arg: 1, scope: !205, type: !219, flags: DIFlagArtificial | DIFlagObjectPointer)
!205 = distinct !DISubprogram(name: "fold<(lambda at sources/shapes.cpp:20:28)>", linkageName: "_ZNU3AS4K8geometry6BufferIfLi3EE4foldIZN12_GLOBAL__N_18smoothedILi3EEEfPU3AS1KfmEUlffE_EEffT_", scope: !35, file: !4, line: 46, type: !206, scopeLine: 46, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, templateParams: !212, declaration: !211, retainedNodes: !214)
!206 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !207)
!207 = !{!19, !208, !19, !210}
!208 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !209, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!209 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !35)
!210 = distinct !DICompositeType(tag: DW_TAG_class_type, scope: !169, file: !1, line: 20, size: 8, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !152)
!211 = !DISubprogram(name: "fold<(lambda at sources/shapes.cpp:20:28)>", linkageName: "_ZNU3AS4K8geometry6BufferIfLi3EE4foldIZN12_GLOBAL__N_18smoothedILi3EEEfPU3AS1KfmEUlffE_EEffT_", scope: !35, file: !4, line: 46, type: !206, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !212)
!212 = !{!213}
!213 = !DITemplateTypeParameter(name: "F", type: !210)
!214 = !{!204, !215, !216, !217}
!215 = !DILocalVariable(name: "start", arg: 2, scope: !205, file: !4, line: 46, type: !19)
!216 = !DILocalVariable(name: "step", arg: 3, scope: !205, file: !4, line: 46, type: !210)
!217 = !DILocalVariable(name: "i", scope: !218, file: !4, line: 47, type: !15)
!218 = distinct !DILexicalBlock(scope: !205, file: !4, line: 47, column: 5)
!219 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !209, size: 64)
!220 = !DILocation(line: 0, scope: !205, inlinedAt: !221)
!221 = distinct !DILocation(line: 20, column: 17, scope: !169, inlinedAt: !179)
!222 = !DILocation(line: 46, column: 40, scope: !205, inlinedAt: !221)
!223 = !DILocation(line: 0, scope: !218, inlinedAt: !221)
!224 = !DILocation(line: 47, column: 23, scope: !225, inlinedAt: !221)
!225 = distinct !DILexicalBlock(scope: !218, file: !4, line: 47, column: 5)
!226 = !DILocation(line: 47, column: 5, scope: !218, inlinedAt: !221)
!227 = !DILocation(line: 48, column: 27, scope: !225, inlinedAt: !221)
!228 = !DILocalVariable(name: "this", arg: 1, scope: !229, type: !241, flags: DIFlagArtificial | DIFlagObjectPointer)
!229 = distinct !DISubprogram(name: "operator()", linkageName: "_ZZN12_GLOBAL__N_18smoothedILi3EEEfPU3AS1KfmENU3AS4KUlffE_clEff", scope: !210, file: !1, line: 20, type: !230, scopeLine: 20, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !234, retainedNodes: !238)
!230 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !231)
!231 = !{!19, !232, !19, !19}
!232 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !233, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer, dwarfAddressSpace: 4)
!233 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !210)
!234 = !DISubprogram(name: "operator()", scope: !210, file: !1, line: 20, type: !235, scopeLine: 20, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!235 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !236)
!236 = !{!237, !232, !19, !19}
!237 = !DIBasicType(tag: DW_TAG_unspecified_type, name: "auto")
!238 = !{!228, !239, !240}
!239 = !DILocalVariable(name: "sum", arg: 2, scope: !229, file: !1, line: 20, type: !19)
!240 = !DILocalVariable(name: "x", arg: 3, scope: !229, file: !1, line: 20, type: !19)
!241 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !233, size: 64, dwarfAddressSpace: 4)
!242 = !DILocation(line: 0, scope: !229, inlinedAt: !243)
!243 = distinct !DILocation(line: 48, column: 15, scope: !225, inlinedAt: !221)
!244 = !DILocation(line: 20, column: 71, scope: !229, inlinedAt: !243)
!245 = !DILocation(line: 47, column: 32, scope: !225, inlinedAt: !221)
!246 = distinct !{!246, !226, !247, !248, !249}
!247 = !DILocation(line: 48, column: 35, scope: !218, inlinedAt: !221)
!248 = !{!"llvm.loop.mustprogress"}
!249 = !{!"llvm.loop.unroll.disable"}
!250 = !DILocation(line: 41, column: 14, scope: !251, inlinedAt: !202)
!251 = distinct !DILexicalBlock(scope: !198, file: !4, line: 41, column: 9)
!252 = !DILocation(line: 41, column: 9, scope: !198, inlinedAt: !202)
!253 = !DILocation(line: 19, column: 25, scope: !203, inlinedAt: !179)
!254 = !DILocation(line: 19, column: 23, scope: !203, inlinedAt: !179)
!255 = !DILocation(line: 19, column: 17, scope: !203, inlinedAt: !179)
!256 = !DILocation(line: 43, column: 15, scope: !198, inlinedAt: !202)
!257 = !DILocation(line: 43, column: 5, scope: !198, inlinedAt: !202)
!258 = !DILocation(line: 43, column: 19, scope: !198, inlinedAt: !202)
!259 = !DILocation(line: 44, column: 5, scope: !198, inlinedAt: !202)
!260 = !DILocation(line: 18, column: 27, scope: !203, inlinedAt: !179)
!261 = !DILocation(line: 18, column: 21, scope: !203, inlinedAt: !179)
!262 = distinct !{!262, !196, !263, !248, !249}
!263 = !DILocation(line: 19, column: 27, scope: !176, inlinedAt: !179)
!264 = !DILocation(line: 21, column: 1, scope: !169, inlinedAt: !179)
!265 = !DILocalVariable(name: "in", arg: 1, scope: !266, file: !1, line: 16, type: !156)
!266 = distinct !DISubprogram(name: "smoothed<5>", linkageName: "_ZN12_GLOBAL__N_18smoothedILi5EEEfPU3AS1Kfm", scope: !91, file: !1, line: 16, type: !170, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, templateParams: !272, retainedNodes: !267)
!267 = !{!265, !268, !269, !270}
!268 = !DILocalVariable(name: "at", arg: 2, scope: !266, file: !1, line: 16, type: !80)
!269 = !DILocalVariable(name: "window", scope: !266, file: !1, line: 17, type: !50)
!270 = !DILocalVariable(name: "i", scope: !271, file: !1, line: 18, type: !15)
!271 = distinct !DILexicalBlock(scope: !266, file: !1, line: 18, column: 3)
!272 = !{!62}
!273 = !DILocation(line: 0, scope: !266, inlinedAt: !274)
!274 = distinct !DILocation(line: 33, column: 33, scope: !153)
!275 = !DILocation(line: 17, column: 3, scope: !266, inlinedAt: !274)
!276 = !DILocation(line: 17, column: 20, scope: !266, inlinedAt: !274)
!277 = !DILocalVariable(name: "this", arg: 1, scope: !278, type: !283, flags: DIFlagArtificial | DIFlagObjectPointer)
!278 = distinct !DISubprogram(name: "Buffer", linkageName: "_ZNU3AS48geometry6BufferIfLi5EEC2Ev", scope: !50, file: !4, line: 36, type: !279, scopeLine: 36, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !281, retainedNodes: !282)
!279 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !280)
!280 = !{null, !60}
!281 = !DISubprogram(name: "Buffer", scope: !50, type: !279, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!282 = !{!277}
!283 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !50, size: 64)
!284 = !DILocation(line: 0, scope: !278, inlinedAt: !285)
!285 = distinct !DILocation(line: 17, column: 20, scope: !266, inlinedAt: !274)
!286 = !DILocation(line: 38, column: 7, scope: !278, inlinedAt: !285)
!287 = !{!288, !194, i64 20}
!288 = !{!"_ZTSN8geometry6BufferIfLi5EEE", !123, i64 0, !194, i64 20}
!289 = !DILocation(line: 0, scope: !271, inlinedAt: !274)
!290 = !DILocation(line: 18, column: 3, scope: !271, inlinedAt: !274)
!291 = !DILocation(line: 0, scope: !292, inlinedAt: !296)
!292 = distinct !DISubprogram(name: "push", linkageName: "_ZNU3AS48geometry6BufferIfLi5EE4pushEf", scope: !50, file: !4, line: 40, type: !58, scopeLine: 40, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !57, retainedNodes: !293)
!293 = !{!294, !295}
!294 = !DILocalVariable(name: "this", arg: 1, scope: !292, type: !283, flags: DIFlagArtificial | DIFlagObjectPointer)
!295 = !DILocalVariable(name: "item", arg: 2, scope: !292, file: !4, line: 40, type: !19)
!296 = distinct !DILocation(line: 19, column: 12, scope: !297, inlinedAt: !274)
!297 = distinct !DILexicalBlock(scope: !271, file: !1, line: 18, column: 3)
!298 = !DILocalVariable(name: "this", arg: 1, scope: !299, type: !313, flags: DIFlagArtificial | DIFlagObjectPointer)
!299 = distinct !DISubprogram(name: "fold<(lambda at sources/shapes.cpp:20:28)>", linkageName: "_ZNU3AS4K8geometry6BufferIfLi5EE4foldIZN12_GLOBAL__N_18smoothedILi5EEEfPU3AS1KfmEUlffE_EEffT_", scope: !50, file: !4, line: 46, type: !300, scopeLine: 46, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, templateParams: !306, declaration: !305, retainedNodes: !308)
!300 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !301)
!301 = !{!19, !302, !19, !304}
!302 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !303, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!303 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !50)
!304 = distinct !DICompositeType(tag: DW_TAG_class_type, scope: !266, file: !1, line: 20, size: 8, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !152)
!305 = !DISubprogram(name: "fold<(lambda at sources/shapes.cpp:20:28)>", linkageName: "_ZNU3AS4K8geometry6BufferIfLi5EE4foldIZN12_GLOBAL__N_18smoothedILi5EEEfPU3AS1KfmEUlffE_EEffT_", scope: !50, file: !4, line: 46, type: !300, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !306)
!306 = !{!307}
!307 = !DITemplateTypeParameter(name: "F", type: !304)
!308 = !{!298, !309, !310, !311}
!309 = !DILocalVariable(name: "start", arg: 2, scope: !299, file: !4, line: 46, type: !19)
!310 = !DILocalVariable(name: "step", arg: 3, scope: !299, file: !4, line: 46, type: !304)
!311 = !DILocalVariable(name: "i", scope: !312, file: !4, line: 47, type: !15)
!312 = distinct !DILexicalBlock(scope: !299, file: !4, line: 47, column: 5)
!313 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !303, size: 64)
!314 = !DILocation(line: 0, scope: !299, inlinedAt: !315)
!315 = distinct !DILocation(line: 20, column: 17, scope: !266, inlinedAt: !274)
!316 = !DILocation(line: 46, column: 40, scope: !299, inlinedAt: !315)
!317 = !DILocation(line: 0, scope: !312, inlinedAt: !315)
!318 = !DILocation(line: 47, column: 23, scope: !319, inlinedAt: !315)
!319 = distinct !DILexicalBlock(scope: !312, file: !4, line: 47, column: 5)
!320 = !DILocation(line: 47, column: 5, scope: !312, inlinedAt: !315)
!321 = !DILocation(line: 48, column: 27, scope: !319, inlinedAt: !315)
!322 = !DILocalVariable(name: "this", arg: 1, scope: !323, type: !334, flags: DIFlagArtificial | DIFlagObjectPointer)
!323 = distinct !DISubprogram(name: "operator()", linkageName: "_ZZN12_GLOBAL__N_18smoothedILi5EEEfPU3AS1KfmENU3AS4KUlffE_clEff", scope: !304, file: !1, line: 20, type: !324, scopeLine: 20, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !328, retainedNodes: !331)
!324 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !325)
!325 = !{!19, !326, !19, !19}
!326 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !327, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer, dwarfAddressSpace: 4)
!327 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !304)
!328 = !DISubprogram(name: "operator()", scope: !304, file: !1, line: 20, type: !329, scopeLine: 20, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!329 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !330)
!330 = !{!237, !326, !19, !19}
!331 = !{!322, !332, !333}
!332 = !DILocalVariable(name: "sum", arg: 2, scope: !323, file: !1, line: 20, type: !19)
!333 = !DILocalVariable(name: "x", arg: 3, scope: !323, file: !1, line: 20, type: !19)
!334 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !327, size: 64, dwarfAddressSpace: 4)
!335 = !DILocation(line: 0, scope: !323, inlinedAt: !336)
!336 = distinct !DILocation(line: 48, column: 15, scope: !319, inlinedAt: !315)
!337 = !DILocation(line: 20, column: 71, scope: !323, inlinedAt: !336)
!338 = !DILocation(line: 47, column: 32, scope: !319, inlinedAt: !315)
!339 = distinct !{!339, !320, !340, !248, !249}
!340 = !DILocation(line: 48, column: 35, scope: !312, inlinedAt: !315)
!341 = !DILocation(line: 41, column: 14, scope: !342, inlinedAt: !296)
!342 = distinct !DILexicalBlock(scope: !292, file: !4, line: 41, column: 9)
!343 = !DILocation(line: 41, column: 9, scope: !292, inlinedAt: !296)
!344 = !DILocation(line: 19, column: 25, scope: !297, inlinedAt: !274)
!345 = !DILocation(line: 19, column: 23, scope: !297, inlinedAt: !274)
!346 = !DILocation(line: 19, column: 17, scope: !297, inlinedAt: !274)
!347 = !DILocation(line: 43, column: 15, scope: !292, inlinedAt: !296)
!348 = !DILocation(line: 43, column: 5, scope: !292, inlinedAt: !296)
!349 = !DILocation(line: 43, column: 19, scope: !292, inlinedAt: !296)
!350 = !DILocation(line: 44, column: 5, scope: !292, inlinedAt: !296)
!351 = !DILocation(line: 18, column: 27, scope: !297, inlinedAt: !274)
!352 = !DILocation(line: 18, column: 21, scope: !297, inlinedAt: !274)
!353 = distinct !{!353, !290, !354, !248, !249}
!354 = !DILocation(line: 19, column: 27, scope: !271, inlinedAt: !274)
!355 = !DILocation(line: 21, column: 1, scope: !266, inlinedAt: !274)
!356 = !DILocation(line: 33, column: 31, scope: !153)
!357 = !DILocation(line: 33, column: 3, scope: !153)
!358 = !DILocation(line: 33, column: 10, scope: !153)
!359 = !DILocation(line: 34, column: 1, scope: !153)
!360 = !DISubprogram(name: "total_area", linkageName: "_ZN8geometry10total_areaEPU3AS4KPU3AS4KNS_5ShapeEi", scope: !5, file: !4, line: 53, type: !361, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !152)
!361 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !362)
!362 = !{!19, !363, !15}
!363 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !364, size: 64, dwarfAddressSpace: 4)
!364 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !102)
!365 = distinct !DISubprogram(name: "area", linkageName: "_ZNU3AS4K8geometry6Circle4areaEv", scope: !3, file: !4, line: 24, type: !31, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !30, retainedNodes: !366)
!366 = !{!367}
!367 = !DILocalVariable(name: "this", arg: 1, scope: !365, type: !368, flags: DIFlagArtificial | DIFlagObjectPointer)
!368 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !34, size: 64, dwarfAddressSpace: 4)
!369 = !DILocation(line: 0, scope: !365)
!370 = !DILocation(line: 24, column: 61, scope: !365)
!371 = !DILocation(line: 24, column: 59, scope: !365)
!372 = !DILocation(line: 24, column: 68, scope: !365)
!373 = !DILocation(line: 24, column: 40, scope: !365)
!374 = distinct !DISubprogram(name: "grown", linkageName: "_ZNU3AS4K8geometry5Shape5grownEf", scope: !8, file: !4, line: 16, type: !23, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !22, retainedNodes: !375)
!375 = !{!376, !377}
!376 = !DILocalVariable(name: "this", arg: 1, scope: !374, type: !102, flags: DIFlagArtificial | DIFlagObjectPointer)
!377 = !DILocalVariable(name: "factor", arg: 2, scope: !374, file: !4, line: 16, type: !19)
!378 = !DILocation(line: 0, scope: !374)
!379 = !DILocation(line: 16, column: 59, scope: !374)
!380 = !DILocation(line: 16, column: 66, scope: !374)
!381 = !DILocation(line: 16, column: 75, scope: !374)
!382 = !DILocation(line: 16, column: 52, scope: !374)
