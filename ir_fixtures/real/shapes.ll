; ModuleID = 'sources/shapes.cpp'
source_filename = "sources/shapes.cpp"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64-unknown-unknown"

%class.anon = type { ptr addrspace(4), float, i32 }
%"class.geometry::Circle" = type <{ %"class.geometry::Shape", float, [4 x i8] }>
%"class.geometry::Shape" = type { ptr }
%"class.geometry::Polygon" = type { %"class.geometry::Shape", [4 x %"struct.geometry::Point"] }
%"struct.geometry::Point" = type { float, float }
%class.anon.0 = type { ptr addrspace(4), ptr addrspace(4) }
%"struct.geometry::Buffer.2" = type { [5 x float], i32 }
%"struct.geometry::Buffer" = type { [3 x float], i32 }

$_ZNK8geometry5Shape5grownEf = comdat any

$_ZNK8geometry6Circle4areaEv = comdat any

$_ZTVN8geometry6CircleE = comdat any

@_ZTVN8geometry6CircleE = linkonce_odr unnamed_addr addrspace(1) constant { [4 x ptr addrspace(1)] } { [4 x ptr addrspace(1)] [ptr addrspace(1) null, ptr addrspace(1) null, ptr addrspace(1) addrspacecast (ptr @_ZNK8geometry6Circle4areaEv to ptr addrspace(1)), ptr addrspace(1) addrspacecast (ptr @_ZNK8geometry5Shape5grownEf to ptr addrspace(1))] }, comdat, align 8, !dbg !0

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr spir_func noundef float @_ZNK8geometry5Shape5grownEf(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, float noundef %1) unnamed_addr #0 comdat align 2 !dbg !82 {
    #dbg_value(ptr addrspace(4) %0, !84, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !87)
    #dbg_value(float %1, !86, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !87)
  %3 = load ptr addrspace(1), ptr addrspace(4) %0, align 8, !dbg !88, !tbaa !89
  %4 = load ptr addrspace(1), ptr addrspace(1) %3, align 8, !dbg !88
  %5 = tail call spir_func noundef addrspace(1) float %4(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0) #6, !dbg !88
  %6 = fmul float %1, %5, !dbg !91
  %7 = fmul float %1, %6, !dbg !92
  ret float %7, !dbg !93
}

; Function Attrs: mustprogress norecurse nounwind
define linkonce_odr spir_func noundef float @_ZNK8geometry6Circle4areaEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(12) %0) unnamed_addr #1 comdat align 2 !dbg !94 {
    #dbg_value(ptr addrspace(4) %0, !96, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !98)
  %2 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 8, !dbg !99
  %3 = load float, ptr addrspace(4) %2, align 8, !dbg !99, !tbaa !100
  %4 = fmul float %3, 0x400921FB60000000, !dbg !104
  %5 = fmul float %3, %4, !dbg !105
  ret float %5, !dbg !106
}

; Function Attrs: convergent mustprogress norecurse nounwind
define spir_kernel void @_ZTSZ6submitPfPKffiE11measure_all(ptr noundef readonly byval(%class.anon) align 8 captures(none) %0) local_unnamed_addr #0 !dbg !107 {
  %2 = alloca %"class.geometry::Circle", align 8
  %3 = alloca %"class.geometry::Polygon", align 8
  %4 = alloca %"struct.geometry::Point", align 4
  %5 = alloca [2 x ptr addrspace(4)], align 8
  %6 = addrspacecast ptr %0 to ptr addrspace(4)
    #dbg_declare(ptr %0, !111, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !118)
    #dbg_value(ptr addrspace(4) %6, !119, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !130)
  %7 = tail call spir_func noundef i64 @_Z13get_global_idj(i32 noundef 0) #6, !dbg !134
    #dbg_value(i64 %7, !127, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !130)
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 8, !dbg !135
  %9 = load float, ptr addrspace(4) %8, align 8, !dbg !135, !tbaa !136
  %10 = uitofp i64 %7 to float, !dbg !140
  %11 = fmul float %9, %10, !dbg !141
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 12, !dbg !142
  %13 = load i32, ptr addrspace(4) %12, align 4, !dbg !142, !tbaa !143
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %14 = addrspacecast ptr %2 to ptr addrspace(4)
  %15 = addrspacecast ptr %3 to ptr addrspace(4)
  %16 = addrspacecast ptr %4 to ptr addrspace(4)
  %17 = addrspacecast ptr %5 to ptr addrspace(4)
    #dbg_value(float %11, !144, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !158)
    #dbg_value(i32 %13, !150, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !158)
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #7, !dbg !160
    #dbg_declare(ptr %2, !151, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !161)
    #dbg_value(ptr addrspace(4) %14, !162, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !167)
    #dbg_value(float %11, !165, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !167)
  store ptr addrspace(1) getelementptr inbounds nuw inrange(-16, 16) (i8, ptr addrspace(1) @_ZTVN8geometry6CircleE, i64 16), ptr addrspace(4) %14, align 8, !dbg !169, !tbaa !89
  %18 = getelementptr inbounds nuw i8, ptr addrspace(4) %14, i64 8, !dbg !170
  store float %11, ptr addrspace(4) %18, align 8, !dbg !171, !tbaa !100
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #7, !dbg !172
    #dbg_declare(ptr %3, !152, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !173)
  store float 0.000000e+00, ptr addrspace(4) %16, align 4, !dbg !174, !tbaa !175
  %19 = getelementptr inbounds nuw i8, ptr addrspace(4) %16, i64 4, !dbg !177
  store float %11, ptr addrspace(4) %19, align 4, !dbg !174, !tbaa !178
  %20 = fmul float %11, 2.000000e+00, !dbg !179
  call spir_func void @_ZN8geometry7PolygonC1ENS_5PointEf(ptr addrspace(4) noundef align 8 dereferenceable_or_null(40) %15, ptr noundef nonnull byval(%"struct.geometry::Point") align 4 %4, float noundef %20) #6, !dbg !173
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #7, !dbg !180
    #dbg_declare(ptr %5, !154, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !181)
  store ptr addrspace(4) %14, ptr addrspace(4) %17, align 8, !dbg !182, !tbaa !183
  %21 = getelementptr inbounds nuw i8, ptr addrspace(4) %17, i64 8, !dbg !185
  store ptr addrspace(4) %15, ptr addrspace(4) %21, align 8, !dbg !182, !tbaa !183
  %22 = call i32 @llvm.smin.i32(i32 %13, i32 2), !dbg !186
  %23 = call spir_func noundef float @_ZN8geometry10total_areaEPKPKNS_5ShapeEi(ptr addrspace(4) noundef %17, i32 noundef %22) #6, !dbg !187
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #7, !dbg !188
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #7, !dbg !188
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #7, !dbg !188
  call void @llvm.lifetime.end.p0(ptr nonnull %4), !dbg !189
  %24 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !dbg !190, !tbaa !191
  %25 = getelementptr inbounds nuw float, ptr addrspace(4) %24, i64 %7, !dbg !190
  store float %23, ptr addrspace(4) %25, align 4, !dbg !192, !tbaa !193
  ret void, !dbg !194
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: convergent nounwind
declare !dbg !195 spir_func noundef i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: convergent nounwind
declare !dbg !199 spir_func void @_ZN8geometry7PolygonC1ENS_5PointEf(ptr addrspace(4) noundef align 8 dereferenceable_or_null(40), ptr noundef byval(%"struct.geometry::Point") align 4, float noundef) unnamed_addr #3

; Function Attrs: convergent nounwind
declare !dbg !212 spir_func noundef float @_ZN8geometry10total_areaEPKPKNS_5ShapeEi(ptr addrspace(4) noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress norecurse nounwind
define spir_kernel void @_ZTSZ6submitPfPKffiE10smooth_all(ptr noundef readonly byval(%class.anon.0) align 8 captures(none) %0) local_unnamed_addr #0 !dbg !217 {
  %2 = alloca %"struct.geometry::Buffer.2", align 4
  %3 = alloca %"struct.geometry::Buffer", align 4
  %4 = addrspacecast ptr %0 to ptr addrspace(4)
    #dbg_declare(ptr %0, !219, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !226)
    #dbg_value(ptr addrspace(4) %4, !227, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !237)
  %5 = tail call spir_func noundef i64 @_Z13get_global_idj(i32 noundef 0) #6, !dbg !240
    #dbg_value(i64 %5, !235, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !237)
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 8, !dbg !241
  %7 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !dbg !241, !tbaa !242
  %8 = addrspacecast ptr %3 to ptr addrspace(4)
    #dbg_value(ptr addrspace(4) %7, !244, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !254)
    #dbg_value(i64 %5, !249, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !254)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #7, !dbg !256
    #dbg_declare(ptr %3, !250, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !257)
    #dbg_value(ptr addrspace(4) %8, !258, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !265)
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 12, !dbg !267
  store i32 0, ptr addrspace(4) %9, align 4, !dbg !268, !tbaa !269
    #dbg_value(i32 0, !251, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !271)
    #dbg_value(i32 0, !251, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !271)
  %10 = getelementptr float, ptr addrspace(4) %7, i64 %5
  br label %23, !dbg !272

11:                                               ; preds = %33
  store i32 %34, ptr addrspace(4) %9, align 4, !dbg !273
    #dbg_value(ptr addrspace(4) %8, !280, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !296)
    #dbg_value(float 0.000000e+00, !291, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !296)
    #dbg_declare(ptr poison, !292, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !298)
    #dbg_value(i32 0, !293, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !299)
    #dbg_value(i32 0, !293, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !299)
    #dbg_value(float 0.000000e+00, !291, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !296)
  %12 = icmp sgt i32 %34, 0, !dbg !300
  br i1 %12, label %13, label %37, !dbg !302

13:                                               ; preds = %11
  %14 = zext nneg i32 %34 to i64, !dbg !303
  br label %15, !dbg !304

15:                                               ; preds = %15, %13
  %16 = phi i64 [ 0, %13 ], [ %21, %15 ]
  %17 = phi float [ 0.000000e+00, %13 ], [ %20, %15 ]
    #dbg_value(i64 %16, !293, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !299)
    #dbg_value(float %17, !291, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !296)
  %18 = getelementptr inbounds nuw float, ptr addrspace(4) %8, i64 %16, !dbg !305
  %19 = load float, ptr addrspace(4) %18, align 4, !dbg !305, !tbaa !193
    #dbg_value(ptr addrspace(4) poison, !306, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !317)
    #dbg_value(float %17, !314, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !317)
    #dbg_value(float %19, !315, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !317)
  %20 = tail call noundef float @llvm.fmuladd.f32(float %17, float 5.000000e-01, float %19), !dbg !319
    #dbg_value(float %20, !291, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !296)
  %21 = add nuw nsw i64 %16, 1, !dbg !320
    #dbg_value(i64 %21, !293, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !299)
  %22 = icmp eq i64 %21, %14, !dbg !303
  br i1 %22, label %37, label %15, !dbg !321, !llvm.loop !322

23:                                               ; preds = %33, %1
  %24 = phi i64 [ 0, %1 ], [ %35, %33 ]
  %25 = phi i32 [ 0, %1 ], [ %34, %33 ]
    #dbg_value(i64 %24, !251, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !271)
    #dbg_value(ptr addrspace(4) %8, !276, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !273)
    #dbg_value(float poison, !277, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !273)
  %26 = icmp eq i32 %25, 3, !dbg !326
  br i1 %26, label %33, label %27, !dbg !328

27:                                               ; preds = %23
  %28 = getelementptr float, ptr addrspace(4) %10, i64 %24, !dbg !329
  %29 = load float, ptr addrspace(4) %28, align 4, !dbg !329, !tbaa !193
    #dbg_value(float %29, !277, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !273)
  %30 = add nsw i32 %25, 1, !dbg !330
  %31 = sext i32 %25 to i64, !dbg !331
  %32 = getelementptr inbounds float, ptr addrspace(4) %8, i64 %31, !dbg !331
  store float %29, ptr addrspace(4) %32, align 4, !dbg !332, !tbaa !193
  br label %33, !dbg !333

33:                                               ; preds = %27, %23
  %34 = phi i32 [ 3, %23 ], [ %30, %27 ]
  %35 = add nuw nsw i64 %24, 1, !dbg !334
    #dbg_value(i64 %35, !251, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !271)
  %36 = icmp eq i64 %35, 3, !dbg !335
  br i1 %36, label %11, label %23, !dbg !336, !llvm.loop !337

37:                                               ; preds = %15, %11
  %38 = phi float [ 0.000000e+00, %11 ], [ %20, %15 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #7, !dbg !340
  %39 = addrspacecast ptr %2 to ptr addrspace(4)
    #dbg_value(ptr addrspace(4) %7, !341, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !349)
    #dbg_value(i64 %5, !344, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !349)
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #7, !dbg !351
    #dbg_declare(ptr %2, !345, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !352)
    #dbg_value(ptr addrspace(4) %39, !353, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !360)
  %40 = getelementptr inbounds nuw i8, ptr addrspace(4) %39, i64 20, !dbg !362
  store i32 0, ptr addrspace(4) %40, align 4, !dbg !363, !tbaa !364
    #dbg_value(i32 0, !346, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !366)
    #dbg_value(i32 0, !346, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !366)
  br label %53, !dbg !367

41:                                               ; preds = %63
  store i32 %64, ptr addrspace(4) %40, align 4, !dbg !368
    #dbg_value(ptr addrspace(4) %39, !375, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !391)
    #dbg_value(float 0.000000e+00, !386, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !391)
    #dbg_declare(ptr poison, !387, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !393)
    #dbg_value(i32 0, !388, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !394)
    #dbg_value(i32 0, !388, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !394)
    #dbg_value(float 0.000000e+00, !386, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !391)
  %42 = icmp sgt i32 %64, 0, !dbg !395
  br i1 %42, label %43, label %67, !dbg !397

43:                                               ; preds = %41
  %44 = zext nneg i32 %64 to i64, !dbg !398
  br label %45, !dbg !399

45:                                               ; preds = %45, %43
  %46 = phi i64 [ 0, %43 ], [ %51, %45 ]
  %47 = phi float [ 0.000000e+00, %43 ], [ %50, %45 ]
    #dbg_value(i64 %46, !388, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !394)
    #dbg_value(float %47, !386, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !391)
  %48 = getelementptr inbounds nuw float, ptr addrspace(4) %39, i64 %46, !dbg !400
  %49 = load float, ptr addrspace(4) %48, align 4, !dbg !400, !tbaa !193
    #dbg_value(ptr addrspace(4) poison, !401, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !412)
    #dbg_value(float %47, !409, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !412)
    #dbg_value(float %49, !410, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !412)
  %50 = tail call noundef float @llvm.fmuladd.f32(float %47, float 5.000000e-01, float %49), !dbg !414
    #dbg_value(float %50, !386, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !391)
  %51 = add nuw nsw i64 %46, 1, !dbg !415
    #dbg_value(i64 %51, !388, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !394)
  %52 = icmp eq i64 %51, %44, !dbg !398
  br i1 %52, label %67, label %45, !dbg !416, !llvm.loop !417

53:                                               ; preds = %63, %37
  %54 = phi i64 [ 0, %37 ], [ %65, %63 ]
  %55 = phi i32 [ 0, %37 ], [ %64, %63 ]
    #dbg_value(i64 %54, !346, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !366)
    #dbg_value(ptr addrspace(4) %39, !371, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !368)
    #dbg_value(float poison, !372, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !368)
  %56 = icmp eq i32 %55, 5, !dbg !419
  br i1 %56, label %63, label %57, !dbg !421

57:                                               ; preds = %53
  %58 = getelementptr float, ptr addrspace(4) %10, i64 %54, !dbg !422
  %59 = load float, ptr addrspace(4) %58, align 4, !dbg !422, !tbaa !193
    #dbg_value(float %59, !372, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !368)
  %60 = add nsw i32 %55, 1, !dbg !423
  %61 = sext i32 %55 to i64, !dbg !424
  %62 = getelementptr inbounds float, ptr addrspace(4) %39, i64 %61, !dbg !424
  store float %59, ptr addrspace(4) %62, align 4, !dbg !425, !tbaa !193
  br label %63, !dbg !426

63:                                               ; preds = %57, %53
  %64 = phi i32 [ 5, %53 ], [ %60, %57 ]
  %65 = add nuw nsw i64 %54, 1, !dbg !427
    #dbg_value(i64 %65, !346, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !366)
  %66 = icmp eq i64 %65, 5, !dbg !428
  br i1 %66, label %41, label %53, !dbg !429, !llvm.loop !430

67:                                               ; preds = %45, %41
  %68 = phi float [ 0.000000e+00, %41 ], [ %50, %45 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #7, !dbg !433
  %69 = fadd float %38, %68, !dbg !434
  %70 = load ptr addrspace(4), ptr addrspace(4) %4, align 8, !dbg !435, !tbaa !436
  %71 = getelementptr inbounds nuw float, ptr addrspace(4) %70, i64 %5, !dbg !435
  store float %69, ptr addrspace(4) %71, align 4, !dbg !437, !tbaa !193
  ret void, !dbg !438
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #5

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind }
attributes #7 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!73, !74, !75, !76}
!llvm.ident = !{!77}
!llvm.errno.tbaa = !{!78}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "_vtable$", linkageName: "_ZTVN8geometry6CircleE", scope: !2, file: !3, type: !40, isLocal: false, isDefinition: true, declaration: !59, align: 64)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !37, imports: !57, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "sources/shapes.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "0950a5f76828441f940594d273525261")
!4 = !{!5, !24}
!5 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Buffer<float, 3>", scope: !7, file: !6, line: 36, size: 128, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !8, templateParams: !21, identifier: "_ZTSN8geometry6BufferIfLi3EEE")
!6 = !DIFile(filename: "sources/shapes.hpp", directory: ".", checksumkind: CSK_MD5, checksum: "6c11d04dc9c7e9900031251eea321e61")
!7 = !DINamespace(name: "geometry", scope: null)
!8 = !{!9, !14, !16}
!9 = !DIDerivedType(tag: DW_TAG_member, name: "items", scope: !5, file: !6, line: 37, baseType: !10, size: 96)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 96, elements: !12)
!11 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!12 = !{!13}
!13 = !DISubrange(count: 3)
!14 = !DIDerivedType(tag: DW_TAG_member, name: "used", scope: !5, file: !6, line: 38, baseType: !15, size: 32, offset: 96)
!15 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!16 = !DISubprogram(name: "push", linkageName: "_ZN8geometry6BufferIfLi3EE4pushEf", scope: !5, file: !6, line: 40, type: !17, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!17 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !18)
!18 = !{!19, !20, !11}
!19 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer, dwarfAddressSpace: 4)
!21 = !{!22, !23}
!22 = !DITemplateTypeParameter(name: "T", type: !11)
!23 = !DITemplateValueParameter(name: "N", type: !15, value: i32 3)
!24 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Buffer<float, 5>", scope: !7, file: !6, line: 36, size: 192, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !25, templateParams: !35, identifier: "_ZTSN8geometry6BufferIfLi5EEE")
!25 = !{!26, !30, !31}
!26 = !DIDerivedType(tag: DW_TAG_member, name: "items", scope: !24, file: !6, line: 37, baseType: !27, size: 160)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 160, elements: !28)
!28 = !{!29}
!29 = !DISubrange(count: 5)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "used", scope: !24, file: !6, line: 38, baseType: !15, size: 32, offset: 160)
!31 = !DISubprogram(name: "push", linkageName: "_ZN8geometry6BufferIfLi5EE4pushEf", scope: !24, file: !6, line: 40, type: !32, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!32 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !33)
!33 = !{!19, !34, !11}
!34 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer, dwarfAddressSpace: 4)
!35 = !{!22, !36}
!36 = !DITemplateValueParameter(name: "N", type: !15, value: i32 5)
!37 = !{!0, !38}
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(name: "_vtable$", linkageName: "_ZTVN8geometry5ShapeE", scope: !2, file: !3, type: !40, isLocal: false, isDefinition: true, declaration: !41, align: 64)
!40 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64, dwarfAddressSpace: 4)
!41 = !DIDerivedType(tag: DW_TAG_variable, name: "_vtable$", scope: !42, file: !3, baseType: !40, flags: DIFlagArtificial | DIFlagStaticMember)
!42 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "Shape", scope: !7, file: !6, line: 13, size: 64, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !43, vtableHolder: !42, identifier: "_ZTSN8geometry5ShapeE")
!43 = !{!44, !49, !54}
!44 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$Shape", scope: !6, file: !6, baseType: !45, size: 64, flags: DIFlagArtificial)
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !46, size: 64)
!46 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "__vtbl_ptr_type", baseType: !47, size: 64, dwarfAddressSpace: 0)
!47 = !DISubroutineType(types: !48)
!48 = !{!15}
!49 = !DISubprogram(name: "area", linkageName: "_ZNK8geometry5Shape4areaEv", scope: !42, file: !6, line: 15, type: !50, scopeLine: 15, containingType: !42, virtualIndex: 0, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagPureVirtual | DISPFlagOptimized)
!50 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !51)
!51 = !{!11, !52}
!52 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !53, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer, dwarfAddressSpace: 4)
!53 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !42)
!54 = !DISubprogram(name: "grown", linkageName: "_ZNK8geometry5Shape5grownEf", scope: !42, file: !6, line: 16, type: !55, scopeLine: 16, containingType: !42, virtualIndex: 1, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!55 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !56)
!56 = !{!11, !52, !11}
!57 = !{!58}
!58 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !2, entity: !7, file: !3, line: 5)
!59 = !DIDerivedType(tag: DW_TAG_variable, name: "_vtable$", scope: !60, file: !3, baseType: !40, flags: DIFlagArtificial | DIFlagStaticMember)
!60 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "Circle", scope: !7, file: !6, line: 19, size: 128, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !61, vtableHolder: !42, identifier: "_ZTSN8geometry6CircleE")
!61 = !{!62, !63, !64, !68}
!62 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !60, baseType: !42, flags: DIFlagPublic, extraData: i32 0)
!63 = !DIDerivedType(tag: DW_TAG_member, name: "radius", scope: !60, file: !6, line: 20, baseType: !11, size: 32, offset: 64)
!64 = !DISubprogram(name: "Circle", linkageName: "_ZN8geometry6CircleC4Ef", scope: !60, file: !6, line: 23, type: !65, scopeLine: 23, flags: DIFlagPublic | DIFlagExplicit | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!65 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !66)
!66 = !{null, !67, !11}
!67 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !60, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer, dwarfAddressSpace: 4)
!68 = !DISubprogram(name: "area", linkageName: "_ZNK8geometry6Circle4areaEv", scope: !60, file: !6, line: 24, type: !69, scopeLine: 24, containingType: !60, virtualIndex: 0, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!69 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !70)
!70 = !{!11, !71}
!71 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !72, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer, dwarfAddressSpace: 4)
!72 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !60)
!73 = !{i32 7, !"Dwarf Version", i32 5}
!74 = !{i32 2, !"Debug Info Version", i32 3}
!75 = !{i32 1, !"wchar_size", i32 4}
!76 = !{i32 7, !"frame-pointer", i32 2}
!77 = !{!"clang version 22.1.8"}
!78 = !{!79, !79, i64 0}
!79 = !{!"int", !80, i64 0}
!80 = !{!"omnipotent char", !81, i64 0}
!81 = !{!"Simple C++ TBAA"}
!82 = distinct !DISubprogram(name: "grown", linkageName: "_ZNK8geometry5Shape5grownEf", scope: !42, file: !6, line: 16, type: !55, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !54, retainedNodes: !83, keyInstructions: true)
!83 = !{!84, !86}
!84 = !DILocalVariable(name: "this", arg: 1, scope: !82, type: !85, flags: DIFlagArtificial | DIFlagObjectPointer)
!85 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !53, size: 64, dwarfAddressSpace: 4)
!86 = !DILocalVariable(name: "factor", arg: 2, scope: !82, file: !6, line: 16, type: !11)
!87 = !DILocation(line: 0, scope: !82)
!88 = !DILocation(line: 16, column: 59, scope: !82)
!89 = !{!90, !90, i64 0}
!90 = !{!"vtable pointer", !81, i64 0}
!91 = !DILocation(line: 16, column: 66, scope: !82)
!92 = !DILocation(line: 16, column: 75, scope: !82, atomGroup: 1, atomRank: 2)
!93 = !DILocation(line: 16, column: 52, scope: !82, atomGroup: 1, atomRank: 1)
!94 = distinct !DISubprogram(name: "area", linkageName: "_ZNK8geometry6Circle4areaEv", scope: !60, file: !6, line: 24, type: !69, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !68, retainedNodes: !95, keyInstructions: true)
!95 = !{!96}
!96 = !DILocalVariable(name: "this", arg: 1, scope: !94, type: !97, flags: DIFlagArtificial | DIFlagObjectPointer)
!97 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !72, size: 64, dwarfAddressSpace: 4)
!98 = !DILocation(line: 0, scope: !94)
!99 = !DILocation(line: 24, column: 61, scope: !94)
!100 = !{!101, !103, i64 8}
!101 = !{!"_ZTSN8geometry6CircleE", !102, i64 0, !103, i64 8}
!102 = !{!"_ZTSN8geometry5ShapeE"}
!103 = !{!"float", !80, i64 0}
!104 = !DILocation(line: 24, column: 59, scope: !94)
!105 = !DILocation(line: 24, column: 68, scope: !94, atomGroup: 1, atomRank: 2)
!106 = !DILocation(line: 24, column: 40, scope: !94, atomGroup: 1, atomRank: 1)
!107 = distinct !DISubprogram(linkageName: "_ZTSZ6submitPfPKffiE11measure_all", scope: !3, file: !3, type: !108, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !110, keyInstructions: true)
!108 = !DISubroutineType(types: !109)
!109 = !{}
!110 = !{!111}
!111 = !DILocalVariable(name: "body", arg: 1, scope: !107, type: !112, flags: DIFlagArtificial)
!112 = distinct !DICompositeType(tag: DW_TAG_class_type, file: !3, line: 37, size: 128, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !113)
!113 = !{!114, !116, !117}
!114 = !DIDerivedType(tag: DW_TAG_member, name: "out", scope: !112, file: !3, line: 39, baseType: !115, size: 64)
!115 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64, dwarfAddressSpace: 4)
!116 = !DIDerivedType(tag: DW_TAG_member, name: "scale", scope: !112, file: !3, line: 39, baseType: !11, size: 32, offset: 64)
!117 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !112, file: !3, line: 39, baseType: !15, size: 32, offset: 96)
!118 = !DILocation(line: 0, scope: !107)
!119 = !DILocalVariable(name: "this", arg: 1, scope: !120, type: !129, flags: DIFlagArtificial | DIFlagObjectPointer)
!120 = distinct !DISubprogram(name: "operator()", linkageName: "_ZZ6submitPfPKffiENKUlvE_clEv", scope: !112, file: !3, line: 37, type: !121, scopeLine: 37, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !125, retainedNodes: !126, keyInstructions: true)
!121 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !122)
!122 = !{null, !123}
!123 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !124, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer, dwarfAddressSpace: 4)
!124 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !112)
!125 = !DISubprogram(name: "operator()", scope: !112, file: !3, line: 37, type: !121, scopeLine: 37, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!126 = !{!119, !127}
!127 = !DILocalVariable(name: "i", scope: !120, file: !3, line: 38, type: !128)
!128 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!129 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !124, size: 64, dwarfAddressSpace: 4)
!130 = !DILocation(line: 0, scope: !120, inlinedAt: !131)
!131 = distinct !DILocation(line: 20, column: 101, scope: !132)
!132 = !DILexicalBlockFile(scope: !107, file: !133, discriminator: 0)
!133 = !DIFile(filename: "sources/device.hpp", directory: ".", checksumkind: CSK_MD5, checksum: "f69e431cc0e8d0c50264f88d7c80cc04")
!134 = !DILocation(line: 38, column: 23, scope: !120, inlinedAt: !131, atomGroup: 2, atomRank: 2)
!135 = !DILocation(line: 39, column: 22, scope: !120, inlinedAt: !131)
!136 = !{!137, !103, i64 8}
!137 = !{!"_ZTSZ6submitPfPKffiEUlvE_", !138, i64 0, !103, i64 8, !79, i64 12}
!138 = !{!"p1 float", !139, i64 0}
!139 = !{!"any pointer", !80, i64 0}
!140 = !DILocation(line: 39, column: 30, scope: !120, inlinedAt: !131)
!141 = !DILocation(line: 39, column: 28, scope: !120, inlinedAt: !131)
!142 = !DILocation(line: 39, column: 33, scope: !120, inlinedAt: !131)
!143 = !{!137, !79, i64 12}
!144 = !DILocalVariable(name: "radius", arg: 1, scope: !145, file: !3, line: 9, type: !11)
!145 = distinct !DISubprogram(name: "measure", linkageName: "_ZN12_GLOBAL__N_17measureEfi", scope: !146, file: !3, line: 9, type: !147, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !149, keyInstructions: true)
!146 = !DINamespace(scope: null)
!147 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !148)
!148 = !{!11, !11, !15}
!149 = !{!144, !150, !151, !152, !154}
!150 = !DILocalVariable(name: "count", arg: 2, scope: !145, file: !3, line: 9, type: !15)
!151 = !DILocalVariable(name: "circle", scope: !145, file: !3, line: 10, type: !60)
!152 = !DILocalVariable(name: "square", scope: !145, file: !3, line: 11, type: !153)
!153 = !DICompositeType(tag: DW_TAG_class_type, name: "Polygon", scope: !7, file: !6, line: 27, size: 320, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSN8geometry7PolygonE")
!154 = !DILocalVariable(name: "shapes", scope: !145, file: !3, line: 12, type: !155)
!155 = !DICompositeType(tag: DW_TAG_array_type, baseType: !85, size: 128, elements: !156)
!156 = !{!157}
!157 = !DISubrange(count: 2)
!158 = !DILocation(line: 0, scope: !145, inlinedAt: !159)
!159 = distinct !DILocation(line: 39, column: 14, scope: !120, inlinedAt: !131)
!160 = !DILocation(line: 10, column: 3, scope: !145, inlinedAt: !159)
!161 = !DILocation(line: 10, column: 10, scope: !145, inlinedAt: !159)
!162 = !DILocalVariable(name: "this", arg: 1, scope: !163, type: !166, flags: DIFlagArtificial | DIFlagObjectPointer)
!163 = distinct !DISubprogram(name: "Circle", linkageName: "_ZN8geometry6CircleC2Ef", scope: !60, file: !6, line: 23, type: !65, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !64, retainedNodes: !164, keyInstructions: true)
!164 = !{!162, !165}
!165 = !DILocalVariable(name: "r", arg: 2, scope: !163, file: !6, line: 23, type: !11)
!166 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !60, size: 64, dwarfAddressSpace: 4)
!167 = !DILocation(line: 0, scope: !163, inlinedAt: !168)
!168 = distinct !DILocation(line: 10, column: 10, scope: !145, inlinedAt: !159)
!169 = !DILocation(line: 23, column: 47, scope: !163, inlinedAt: !168)
!170 = !DILocation(line: 23, column: 37, scope: !163, inlinedAt: !168)
!171 = !DILocation(line: 23, column: 37, scope: !163, inlinedAt: !168, atomGroup: 1, atomRank: 1)
!172 = !DILocation(line: 11, column: 3, scope: !145, inlinedAt: !159)
!173 = !DILocation(line: 11, column: 11, scope: !145, inlinedAt: !159)
!174 = !DILocation(line: 11, column: 18, scope: !145, inlinedAt: !159, atomGroup: 1, atomRank: 1)
!175 = !{!176, !103, i64 0}
!176 = !{!"_ZTSN8geometry5PointE", !103, i64 0, !103, i64 4}
!177 = !DILocation(line: 11, column: 18, scope: !145, inlinedAt: !159)
!178 = !{!176, !103, i64 4}
!179 = !DILocation(line: 11, column: 41, scope: !145, inlinedAt: !159)
!180 = !DILocation(line: 12, column: 3, scope: !145, inlinedAt: !159)
!181 = !DILocation(line: 12, column: 16, scope: !145, inlinedAt: !159)
!182 = !DILocation(line: 12, column: 27, scope: !145, inlinedAt: !159, atomGroup: 2, atomRank: 1)
!183 = !{!184, !184, i64 0}
!184 = !{!"p1 _ZTSN8geometry5ShapeE", !139, i64 0}
!185 = !DILocation(line: 12, column: 27, scope: !145, inlinedAt: !159)
!186 = !DILocation(line: 13, column: 29, scope: !145, inlinedAt: !159, atomGroup: 4, atomRank: 1)
!187 = !DILocation(line: 13, column: 10, scope: !145, inlinedAt: !159, atomGroup: 5, atomRank: 2)
!188 = !DILocation(line: 14, column: 1, scope: !145, inlinedAt: !159)
!189 = !DILocation(line: 13, column: 3, scope: !145, inlinedAt: !159, atomGroup: 5, atomRank: 1)
!190 = !DILocation(line: 39, column: 5, scope: !120, inlinedAt: !131)
!191 = !{!137, !138, i64 0}
!192 = !DILocation(line: 39, column: 12, scope: !120, inlinedAt: !131, atomGroup: 3, atomRank: 1)
!193 = !{!103, !103, i64 0}
!194 = !DILocation(line: 20, column: 101, scope: !132, atomGroup: 1, atomRank: 1)
!195 = !DISubprogram(name: "get_global_id", linkageName: "_Z13get_global_idj", scope: !133, file: !133, line: 15, type: !196, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!196 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !197)
!197 = !{!128, !198}
!198 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!199 = !DISubprogram(name: "Polygon", linkageName: "_ZN8geometry7PolygonC1ENS_5PointEf", scope: !153, file: !6, line: 31, type: !200, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!200 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !201)
!201 = !{null, !202, !203, !11}
!202 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !153, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer, dwarfAddressSpace: 4)
!203 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Point", scope: !7, file: !6, line: 8, size: 64, flags: DIFlagTypePassByValue, elements: !204, identifier: "_ZTSN8geometry5PointE")
!204 = !{!205, !206, !207}
!205 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !203, file: !6, line: 9, baseType: !11, size: 32)
!206 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !203, file: !6, line: 9, baseType: !11, size: 32, offset: 32)
!207 = !DISubprogram(name: "scaled", linkageName: "_ZNK8geometry5Point6scaledEf", scope: !203, file: !6, line: 10, type: !208, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!208 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !209)
!209 = !{!203, !210, !11}
!210 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !211, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer, dwarfAddressSpace: 4)
!211 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !203)
!212 = !DISubprogram(name: "total_area", linkageName: "_ZN8geometry10total_areaEPKPKNS_5ShapeEi", scope: !7, file: !6, line: 53, type: !213, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!213 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !214)
!214 = !{!11, !215, !15}
!215 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !216, size: 64, dwarfAddressSpace: 4)
!216 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !85)
!217 = distinct !DISubprogram(linkageName: "_ZTSZ6submitPfPKffiE10smooth_all", scope: !3, file: !3, type: !108, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !218, keyInstructions: true)
!218 = !{!219}
!219 = !DILocalVariable(name: "body", arg: 1, scope: !217, type: !220, flags: DIFlagArtificial)
!220 = distinct !DICompositeType(tag: DW_TAG_class_type, file: !3, line: 41, size: 128, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !221)
!221 = !{!222, !223}
!222 = !DIDerivedType(tag: DW_TAG_member, name: "out", scope: !220, file: !3, line: 43, baseType: !115, size: 64)
!223 = !DIDerivedType(tag: DW_TAG_member, name: "in", scope: !220, file: !3, line: 43, baseType: !224, size: 64, offset: 64)
!224 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !225, size: 64, dwarfAddressSpace: 4)
!225 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !11)
!226 = !DILocation(line: 0, scope: !217)
!227 = !DILocalVariable(name: "this", arg: 1, scope: !228, type: !236, flags: DIFlagArtificial | DIFlagObjectPointer)
!228 = distinct !DISubprogram(name: "operator()", linkageName: "_ZZ6submitPfPKffiENKUlvE0_clEv", scope: !220, file: !3, line: 41, type: !229, scopeLine: 41, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !233, retainedNodes: !234, keyInstructions: true)
!229 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !230)
!230 = !{null, !231}
!231 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !232, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer, dwarfAddressSpace: 4)
!232 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !220)
!233 = !DISubprogram(name: "operator()", scope: !220, file: !3, line: 41, type: !229, scopeLine: 41, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!234 = !{!227, !235}
!235 = !DILocalVariable(name: "i", scope: !228, file: !3, line: 42, type: !128)
!236 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !232, size: 64, dwarfAddressSpace: 4)
!237 = !DILocation(line: 0, scope: !228, inlinedAt: !238)
!238 = distinct !DILocation(line: 20, column: 101, scope: !239)
!239 = !DILexicalBlockFile(scope: !217, file: !133, discriminator: 0)
!240 = !DILocation(line: 42, column: 23, scope: !228, inlinedAt: !238, atomGroup: 2, atomRank: 2)
!241 = !DILocation(line: 43, column: 26, scope: !228, inlinedAt: !238)
!242 = !{!243, !138, i64 8}
!243 = !{!"_ZTSZ6submitPfPKffiEUlvE0_", !138, i64 0, !138, i64 8}
!244 = !DILocalVariable(name: "in", arg: 1, scope: !245, file: !3, line: 16, type: !224)
!245 = distinct !DISubprogram(name: "smoothed<3>", linkageName: "_ZN12_GLOBAL__N_18smoothedILi3EEEfPKfm", scope: !146, file: !3, line: 16, type: !246, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, templateParams: !253, retainedNodes: !248, keyInstructions: true)
!246 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !247)
!247 = !{!11, !224, !128}
!248 = !{!244, !249, !250, !251}
!249 = !DILocalVariable(name: "at", arg: 2, scope: !245, file: !3, line: 16, type: !128)
!250 = !DILocalVariable(name: "window", scope: !245, file: !3, line: 17, type: !5)
!251 = !DILocalVariable(name: "i", scope: !252, file: !3, line: 18, type: !15)
!252 = distinct !DILexicalBlock(scope: !245, file: !3, line: 18, column: 3)
!253 = !{!23}
!254 = !DILocation(line: 0, scope: !245, inlinedAt: !255)
!255 = distinct !DILocation(line: 43, column: 14, scope: !228, inlinedAt: !238)
!256 = !DILocation(line: 17, column: 3, scope: !245, inlinedAt: !255)
!257 = !DILocation(line: 17, column: 20, scope: !245, inlinedAt: !255)
!258 = !DILocalVariable(name: "this", arg: 1, scope: !259, type: !264, flags: DIFlagArtificial | DIFlagObjectPointer)
!259 = distinct !DISubprogram(name: "Buffer", linkageName: "_ZN8geometry6BufferIfLi3EEC2Ev", scope: !5, file: !6, line: 36, type: !260, scopeLine: 36, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !262, retainedNodes: !263, keyInstructions: true)
!260 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !261)
!261 = !{null, !20}
!262 = !DISubprogram(name: "Buffer", linkageName: "_ZN8geometry6BufferIfLi3EEC4Ev", scope: !5, type: !260, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!263 = !{!258}
!264 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64, dwarfAddressSpace: 4)
!265 = !DILocation(line: 0, scope: !259, inlinedAt: !266)
!266 = distinct !DILocation(line: 17, column: 20, scope: !245, inlinedAt: !255)
!267 = !DILocation(line: 38, column: 7, scope: !259, inlinedAt: !266)
!268 = !DILocation(line: 38, column: 7, scope: !259, inlinedAt: !266, atomGroup: 1, atomRank: 1)
!269 = !{!270, !79, i64 12}
!270 = !{!"_ZTSN8geometry6BufferIfLi3EEE", !80, i64 0, !79, i64 12}
!271 = !DILocation(line: 0, scope: !252, inlinedAt: !255)
!272 = !DILocation(line: 18, column: 3, scope: !252, inlinedAt: !255, atomGroup: 11, atomRank: 1)
!273 = !DILocation(line: 0, scope: !274, inlinedAt: !278)
!274 = distinct !DISubprogram(name: "push", linkageName: "_ZN8geometry6BufferIfLi3EE4pushEf", scope: !5, file: !6, line: 40, type: !17, scopeLine: 40, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !16, retainedNodes: !275, keyInstructions: true)
!275 = !{!276, !277}
!276 = !DILocalVariable(name: "this", arg: 1, scope: !274, type: !264, flags: DIFlagArtificial | DIFlagObjectPointer)
!277 = !DILocalVariable(name: "item", arg: 2, scope: !274, file: !6, line: 40, type: !11)
!278 = distinct !DILocation(line: 19, column: 12, scope: !279, inlinedAt: !255)
!279 = distinct !DILexicalBlock(scope: !252, file: !3, line: 18, column: 3)
!280 = !DILocalVariable(name: "this", arg: 1, scope: !281, type: !295, flags: DIFlagArtificial | DIFlagObjectPointer)
!281 = distinct !DISubprogram(name: "fold<(lambda at sources/shapes.cpp:20:28)>", linkageName: "_ZNK8geometry6BufferIfLi3EE4foldIZN12_GLOBAL__N_18smoothedILi3EEEfPKfmEUlffE_EEffT_", scope: !5, file: !6, line: 46, type: !282, scopeLine: 46, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, templateParams: !288, declaration: !287, retainedNodes: !290, keyInstructions: true)
!282 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !283)
!283 = !{!11, !284, !11, !286}
!284 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !285, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer, dwarfAddressSpace: 4)
!285 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!286 = distinct !DICompositeType(tag: DW_TAG_class_type, scope: !245, file: !3, line: 20, size: 8, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !109)
!287 = !DISubprogram(name: "fold<(lambda at sources/shapes.cpp:20:28)>", linkageName: "_ZNK8geometry6BufferIfLi3EE4foldIZN12_GLOBAL__N_18smoothedILi3EEEfPKfmEUlffE_EEffT_", scope: !5, file: !6, line: 46, type: !282, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !288)
!288 = !{!289}
!289 = !DITemplateTypeParameter(name: "F", type: !286)
!290 = !{!280, !291, !292, !293}
!291 = !DILocalVariable(name: "start", arg: 2, scope: !281, file: !6, line: 46, type: !11)
!292 = !DILocalVariable(name: "step", arg: 3, scope: !281, file: !6, line: 46, type: !286)
!293 = !DILocalVariable(name: "i", scope: !294, file: !6, line: 47, type: !15)
!294 = distinct !DILexicalBlock(scope: !281, file: !6, line: 47, column: 5)
!295 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !285, size: 64, dwarfAddressSpace: 4)
!296 = !DILocation(line: 0, scope: !281, inlinedAt: !297)
!297 = distinct !DILocation(line: 20, column: 17, scope: !245, inlinedAt: !255)
!298 = !DILocation(line: 46, column: 40, scope: !281, inlinedAt: !297)
!299 = !DILocation(line: 0, scope: !294, inlinedAt: !297)
!300 = !DILocation(line: 47, column: 23, scope: !301, inlinedAt: !297, atomGroup: 8, atomRank: 1)
!301 = distinct !DILexicalBlock(scope: !294, file: !6, line: 47, column: 5)
!302 = !DILocation(line: 47, column: 5, scope: !294, inlinedAt: !297, atomGroup: 9, atomRank: 1)
!303 = !DILocation(line: 47, column: 23, scope: !301, inlinedAt: !297, atomGroup: 2, atomRank: 1)
!304 = !DILocation(line: 47, column: 5, scope: !294, inlinedAt: !297)
!305 = !DILocation(line: 48, column: 27, scope: !301, inlinedAt: !297)
!306 = !DILocalVariable(name: "this", arg: 1, scope: !307, type: !316, flags: DIFlagArtificial | DIFlagObjectPointer)
!307 = distinct !DISubprogram(name: "operator()", linkageName: "_ZZN12_GLOBAL__N_18smoothedILi3EEEfPKfmENKUlffE_clEff", scope: !286, file: !3, line: 20, type: !308, scopeLine: 20, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !312, retainedNodes: !313, keyInstructions: true)
!308 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !309)
!309 = !{!11, !310, !11, !11}
!310 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !311, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer, dwarfAddressSpace: 4)
!311 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !286)
!312 = !DISubprogram(name: "operator()", scope: !286, file: !3, line: 20, type: !308, scopeLine: 20, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!313 = !{!306, !314, !315}
!314 = !DILocalVariable(name: "sum", arg: 2, scope: !307, file: !3, line: 20, type: !11)
!315 = !DILocalVariable(name: "x", arg: 3, scope: !307, file: !3, line: 20, type: !11)
!316 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !311, size: 64, dwarfAddressSpace: 4)
!317 = !DILocation(line: 0, scope: !307, inlinedAt: !318)
!318 = distinct !DILocation(line: 48, column: 15, scope: !301, inlinedAt: !297)
!319 = !DILocation(line: 20, column: 71, scope: !307, inlinedAt: !318, atomGroup: 1, atomRank: 2)
!320 = !DILocation(line: 47, column: 32, scope: !301, inlinedAt: !297, atomGroup: 5, atomRank: 2)
!321 = !DILocation(line: 47, column: 5, scope: !294, inlinedAt: !297, atomGroup: 3, atomRank: 1)
!322 = distinct !{!322, !304, !323, !324, !325}
!323 = !DILocation(line: 48, column: 35, scope: !294, inlinedAt: !297)
!324 = !{!"llvm.loop.mustprogress"}
!325 = !{!"llvm.loop.unroll.disable"}
!326 = !DILocation(line: 41, column: 14, scope: !327, inlinedAt: !278, atomGroup: 1, atomRank: 2)
!327 = distinct !DILexicalBlock(scope: !274, file: !6, line: 41, column: 9)
!328 = !DILocation(line: 41, column: 14, scope: !327, inlinedAt: !278, atomGroup: 1, atomRank: 1)
!329 = !DILocation(line: 19, column: 17, scope: !279, inlinedAt: !255)
!330 = !DILocation(line: 43, column: 15, scope: !274, inlinedAt: !278, atomGroup: 4, atomRank: 2)
!331 = !DILocation(line: 43, column: 5, scope: !274, inlinedAt: !278)
!332 = !DILocation(line: 43, column: 19, scope: !274, inlinedAt: !278, atomGroup: 3, atomRank: 1)
!333 = !DILocation(line: 44, column: 5, scope: !274, inlinedAt: !278, atomGroup: 5, atomRank: 1)
!334 = !DILocation(line: 18, column: 27, scope: !279, inlinedAt: !255, atomGroup: 4, atomRank: 2)
!335 = !DILocation(line: 18, column: 21, scope: !279, inlinedAt: !255, atomGroup: 2, atomRank: 1)
!336 = !DILocation(line: 18, column: 3, scope: !252, inlinedAt: !255, atomGroup: 3, atomRank: 1)
!337 = distinct !{!337, !338, !339, !324, !325}
!338 = !DILocation(line: 18, column: 3, scope: !252, inlinedAt: !255)
!339 = !DILocation(line: 19, column: 27, scope: !252, inlinedAt: !255)
!340 = !DILocation(line: 21, column: 1, scope: !245, inlinedAt: !255)
!341 = !DILocalVariable(name: "in", arg: 1, scope: !342, file: !3, line: 16, type: !224)
!342 = distinct !DISubprogram(name: "smoothed<5>", linkageName: "_ZN12_GLOBAL__N_18smoothedILi5EEEfPKfm", scope: !146, file: !3, line: 16, type: !246, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, templateParams: !348, retainedNodes: !343, keyInstructions: true)
!343 = !{!341, !344, !345, !346}
!344 = !DILocalVariable(name: "at", arg: 2, scope: !342, file: !3, line: 16, type: !128)
!345 = !DILocalVariable(name: "window", scope: !342, file: !3, line: 17, type: !24)
!346 = !DILocalVariable(name: "i", scope: !347, file: !3, line: 18, type: !15)
!347 = distinct !DILexicalBlock(scope: !342, file: !3, line: 18, column: 3)
!348 = !{!36}
!349 = !DILocation(line: 0, scope: !342, inlinedAt: !350)
!350 = distinct !DILocation(line: 43, column: 35, scope: !228, inlinedAt: !238)
!351 = !DILocation(line: 17, column: 3, scope: !342, inlinedAt: !350)
!352 = !DILocation(line: 17, column: 20, scope: !342, inlinedAt: !350)
!353 = !DILocalVariable(name: "this", arg: 1, scope: !354, type: !359, flags: DIFlagArtificial | DIFlagObjectPointer)
!354 = distinct !DISubprogram(name: "Buffer", linkageName: "_ZN8geometry6BufferIfLi5EEC2Ev", scope: !24, file: !6, line: 36, type: !355, scopeLine: 36, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !357, retainedNodes: !358, keyInstructions: true)
!355 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !356)
!356 = !{null, !34}
!357 = !DISubprogram(name: "Buffer", linkageName: "_ZN8geometry6BufferIfLi5EEC4Ev", scope: !24, type: !355, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!358 = !{!353}
!359 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64, dwarfAddressSpace: 4)
!360 = !DILocation(line: 0, scope: !354, inlinedAt: !361)
!361 = distinct !DILocation(line: 17, column: 20, scope: !342, inlinedAt: !350)
!362 = !DILocation(line: 38, column: 7, scope: !354, inlinedAt: !361)
!363 = !DILocation(line: 38, column: 7, scope: !354, inlinedAt: !361, atomGroup: 1, atomRank: 1)
!364 = !{!365, !79, i64 20}
!365 = !{!"_ZTSN8geometry6BufferIfLi5EEE", !80, i64 0, !79, i64 20}
!366 = !DILocation(line: 0, scope: !347, inlinedAt: !350)
!367 = !DILocation(line: 18, column: 3, scope: !347, inlinedAt: !350, atomGroup: 15, atomRank: 1)
!368 = !DILocation(line: 0, scope: !369, inlinedAt: !373)
!369 = distinct !DISubprogram(name: "push", linkageName: "_ZN8geometry6BufferIfLi5EE4pushEf", scope: !24, file: !6, line: 40, type: !32, scopeLine: 40, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !31, retainedNodes: !370, keyInstructions: true)
!370 = !{!371, !372}
!371 = !DILocalVariable(name: "this", arg: 1, scope: !369, type: !359, flags: DIFlagArtificial | DIFlagObjectPointer)
!372 = !DILocalVariable(name: "item", arg: 2, scope: !369, file: !6, line: 40, type: !11)
!373 = distinct !DILocation(line: 19, column: 12, scope: !374, inlinedAt: !350)
!374 = distinct !DILexicalBlock(scope: !347, file: !3, line: 18, column: 3)
!375 = !DILocalVariable(name: "this", arg: 1, scope: !376, type: !390, flags: DIFlagArtificial | DIFlagObjectPointer)
!376 = distinct !DISubprogram(name: "fold<(lambda at sources/shapes.cpp:20:28)>", linkageName: "_ZNK8geometry6BufferIfLi5EE4foldIZN12_GLOBAL__N_18smoothedILi5EEEfPKfmEUlffE_EEffT_", scope: !24, file: !6, line: 46, type: !377, scopeLine: 46, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, templateParams: !383, declaration: !382, retainedNodes: !385, keyInstructions: true)
!377 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !378)
!378 = !{!11, !379, !11, !381}
!379 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !380, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer, dwarfAddressSpace: 4)
!380 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !24)
!381 = distinct !DICompositeType(tag: DW_TAG_class_type, scope: !342, file: !3, line: 20, size: 8, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !109)
!382 = !DISubprogram(name: "fold<(lambda at sources/shapes.cpp:20:28)>", linkageName: "_ZNK8geometry6BufferIfLi5EE4foldIZN12_GLOBAL__N_18smoothedILi5EEEfPKfmEUlffE_EEffT_", scope: !24, file: !6, line: 46, type: !377, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !383)
!383 = !{!384}
!384 = !DITemplateTypeParameter(name: "F", type: !381)
!385 = !{!375, !386, !387, !388}
!386 = !DILocalVariable(name: "start", arg: 2, scope: !376, file: !6, line: 46, type: !11)
!387 = !DILocalVariable(name: "step", arg: 3, scope: !376, file: !6, line: 46, type: !381)
!388 = !DILocalVariable(name: "i", scope: !389, file: !6, line: 47, type: !15)
!389 = distinct !DILexicalBlock(scope: !376, file: !6, line: 47, column: 5)
!390 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !380, size: 64, dwarfAddressSpace: 4)
!391 = !DILocation(line: 0, scope: !376, inlinedAt: !392)
!392 = distinct !DILocation(line: 20, column: 17, scope: !342, inlinedAt: !350)
!393 = !DILocation(line: 46, column: 40, scope: !376, inlinedAt: !392)
!394 = !DILocation(line: 0, scope: !389, inlinedAt: !392)
!395 = !DILocation(line: 47, column: 23, scope: !396, inlinedAt: !392, atomGroup: 12, atomRank: 1)
!396 = distinct !DILexicalBlock(scope: !389, file: !6, line: 47, column: 5)
!397 = !DILocation(line: 47, column: 5, scope: !389, inlinedAt: !392, atomGroup: 13, atomRank: 1)
!398 = !DILocation(line: 47, column: 23, scope: !396, inlinedAt: !392, atomGroup: 2, atomRank: 1)
!399 = !DILocation(line: 47, column: 5, scope: !389, inlinedAt: !392)
!400 = !DILocation(line: 48, column: 27, scope: !396, inlinedAt: !392)
!401 = !DILocalVariable(name: "this", arg: 1, scope: !402, type: !411, flags: DIFlagArtificial | DIFlagObjectPointer)
!402 = distinct !DISubprogram(name: "operator()", linkageName: "_ZZN12_GLOBAL__N_18smoothedILi5EEEfPKfmENKUlffE_clEff", scope: !381, file: !3, line: 20, type: !403, scopeLine: 20, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !407, retainedNodes: !408, keyInstructions: true)
!403 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !404)
!404 = !{!11, !405, !11, !11}
!405 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !406, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer, dwarfAddressSpace: 4)
!406 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !381)
!407 = !DISubprogram(name: "operator()", scope: !381, file: !3, line: 20, type: !403, scopeLine: 20, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!408 = !{!401, !409, !410}
!409 = !DILocalVariable(name: "sum", arg: 2, scope: !402, file: !3, line: 20, type: !11)
!410 = !DILocalVariable(name: "x", arg: 3, scope: !402, file: !3, line: 20, type: !11)
!411 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !406, size: 64, dwarfAddressSpace: 4)
!412 = !DILocation(line: 0, scope: !402, inlinedAt: !413)
!413 = distinct !DILocation(line: 48, column: 15, scope: !396, inlinedAt: !392)
!414 = !DILocation(line: 20, column: 71, scope: !402, inlinedAt: !413, atomGroup: 1, atomRank: 2)
!415 = !DILocation(line: 47, column: 32, scope: !396, inlinedAt: !392, atomGroup: 5, atomRank: 2)
!416 = !DILocation(line: 47, column: 5, scope: !389, inlinedAt: !392, atomGroup: 3, atomRank: 1)
!417 = distinct !{!417, !399, !418, !324, !325}
!418 = !DILocation(line: 48, column: 35, scope: !389, inlinedAt: !392)
!419 = !DILocation(line: 41, column: 14, scope: !420, inlinedAt: !373, atomGroup: 1, atomRank: 2)
!420 = distinct !DILexicalBlock(scope: !369, file: !6, line: 41, column: 9)
!421 = !DILocation(line: 41, column: 14, scope: !420, inlinedAt: !373, atomGroup: 1, atomRank: 1)
!422 = !DILocation(line: 19, column: 17, scope: !374, inlinedAt: !350)
!423 = !DILocation(line: 43, column: 15, scope: !369, inlinedAt: !373, atomGroup: 4, atomRank: 2)
!424 = !DILocation(line: 43, column: 5, scope: !369, inlinedAt: !373)
!425 = !DILocation(line: 43, column: 19, scope: !369, inlinedAt: !373, atomGroup: 3, atomRank: 1)
!426 = !DILocation(line: 44, column: 5, scope: !369, inlinedAt: !373, atomGroup: 5, atomRank: 1)
!427 = !DILocation(line: 18, column: 27, scope: !374, inlinedAt: !350, atomGroup: 4, atomRank: 2)
!428 = !DILocation(line: 18, column: 21, scope: !374, inlinedAt: !350, atomGroup: 2, atomRank: 1)
!429 = !DILocation(line: 18, column: 3, scope: !347, inlinedAt: !350, atomGroup: 3, atomRank: 1)
!430 = distinct !{!430, !431, !432, !324, !325}
!431 = !DILocation(line: 18, column: 3, scope: !347, inlinedAt: !350)
!432 = !DILocation(line: 19, column: 27, scope: !347, inlinedAt: !350)
!433 = !DILocation(line: 21, column: 1, scope: !342, inlinedAt: !350)
!434 = !DILocation(line: 43, column: 33, scope: !228, inlinedAt: !238, atomGroup: 3, atomRank: 2)
!435 = !DILocation(line: 43, column: 5, scope: !228, inlinedAt: !238)
!436 = !{!243, !138, i64 0}
!437 = !DILocation(line: 43, column: 12, scope: !228, inlinedAt: !238, atomGroup: 3, atomRank: 1)
!438 = !DILocation(line: 20, column: 101, scope: !239, atomGroup: 1, atomRank: 1)
