; ModuleID = 'llvm-link'
source_filename = "llvm-link"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64-unknown-unknown"

%class.anon = type { ptr addrspace(4), ptr addrspace(4), i32, float }
%"struct.demo::Vector" = type { float, float, float }
%"struct.demo::Particle" = type { %"struct.demo::Vector", %"struct.demo::Vector", float }
%class.anon.0 = type <{ ptr addrspace(4), i32, [4 x i8] }>
%"class.demo::Wall" = type { ptr }
%"class.demo::SoftWall" = type <{ %"class.demo::Wall", float, [4 x i8] }>
%class.anon.1 = type { ptr addrspace(4), ptr addrspace(4) }
%class.anon.2 = type <{ ptr addrspace(4), ptr addrspace(4), i32, [4 x i8] }>
%class.anon.3 = type { i32, ptr addrspace(4), double, double, ptr addrspace(4) }
%class.anon.0.6 = type { i32, ptr addrspace(4), ptr addrspace(4) }

$_ZN4demo7limitedIfEET_S1_S1_S1_ = comdat any

$_ZNK4demo8SoftWall6bounceERNS_8ParticleE = comdat any

$_ZNK4demo4Wall6bounceERNS_8ParticleE = comdat any

$_ZN4demo7limitedIiEET_S1_S1_S1_ = comdat any

$_ZN4demo7limitedIdEET_S1_S1_S1_ = comdat any

$_ZTVN4demo8SoftWallE = comdat any

$_ZTVN4demo4WallE = comdat any

@_ZTVN4demo8SoftWallE = linkonce_odr unnamed_addr addrspace(1) constant { [3 x ptr addrspace(1)] } { [3 x ptr addrspace(1)] [ptr addrspace(1) null, ptr addrspace(1) null, ptr addrspace(1) addrspacecast (ptr @_ZNK4demo8SoftWall6bounceERNS_8ParticleE to ptr addrspace(1))] }, comdat, align 8, !dbg !0
@_ZTVN4demo4WallE = linkonce_odr unnamed_addr addrspace(1) constant { [3 x ptr addrspace(1)] } { [3 x ptr addrspace(1)] [ptr addrspace(1) null, ptr addrspace(1) null, ptr addrspace(1) addrspacecast (ptr @_ZNK4demo4Wall6bounceERNS_8ParticleE to ptr addrspace(1))] }, comdat, align 8, !dbg !54
@_ZN4demo7falloffE = local_unnamed_addr addrspace(1) constant [8 x float] [float 1.000000e+00, float 5.000000e-01, float 2.500000e-01, float 1.250000e-01, float 6.250000e-02, float 3.125000e-02, float 1.562500e-02, float 0.000000e+00], align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define spir_kernel void @_ZTSN4demo14move_particlesE(ptr noundef readonly byval(%class.anon) align 8 captures(none) %0) local_unnamed_addr #0 !dbg !69 {
  %2 = alloca %"struct.demo::Vector", align 4
  %3 = alloca %"struct.demo::Vector", align 4
  %4 = addrspacecast ptr %0 to ptr addrspace(4)
    #dbg_declare(ptr %0, !73, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !83)
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %5 = addrspacecast ptr %2 to ptr addrspace(4)
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
    #dbg_value(ptr addrspace(4) %4, !84, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !94)
  %7 = load ptr addrspace(4), ptr addrspace(4) %4, align 8, !dbg !98, !tbaa !99
  %8 = tail call spir_func noundef i64 @_Z13get_global_idj(i32 noundef 0) #12, !dbg !105
  %9 = getelementptr inbounds nuw %"struct.demo::Particle", ptr addrspace(4) %7, i64 %8, !dbg !106
    #dbg_value(ptr addrspace(4) %9, !92, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !94)
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 12, !dbg !107
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #13, !dbg !108
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) noundef align 4 dereferenceable(12) %6, ptr addrspace(4) noundef align 4 dereferenceable(12) %9, i64 12, i1 false), !dbg !109, !tbaa.struct !110
  %11 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 8, !dbg !112
  %12 = load ptr addrspace(4), ptr addrspace(4) %11, align 8, !dbg !112, !tbaa !113
  %13 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 16, !dbg !114
  %14 = load i32, ptr addrspace(4) %13, align 8, !dbg !114, !tbaa !115
  call spir_func void @_ZN4demo8force_atENS_6VectorEPKfi(ptr dead_on_unwind nonnull writable sret(%"struct.demo::Vector") align 4 %2, ptr noundef nonnull byval(%"struct.demo::Vector") align 4 %3, ptr addrspace(4) noundef %12, i32 noundef %14) #12, !dbg !108
  %15 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 20, !dbg !116
  %16 = load float, ptr addrspace(4) %15, align 4, !dbg !116, !tbaa !117
  %17 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 24, !dbg !118
  %18 = load float, ptr addrspace(4) %17, align 4, !dbg !118, !tbaa !119
  %19 = fdiv float %16, %18, !dbg !122
    #dbg_value(ptr addrspace(4) %5, !123, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !128)
    #dbg_value(float %19, !126, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !128)
  %20 = load float, ptr addrspace(4) %5, align 4, !dbg !130, !tbaa !131, !noalias !132
  %21 = fmul float %19, %20, !dbg !135
  %22 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4, !dbg !136
  %23 = load float, ptr addrspace(4) %22, align 4, !dbg !136, !tbaa !137, !noalias !132
  %24 = fmul float %19, %23, !dbg !138
  %25 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 8, !dbg !139
  %26 = load float, ptr addrspace(4) %25, align 4, !dbg !139, !tbaa !140, !noalias !132
  %27 = fmul float %19, %26, !dbg !141
    #dbg_value(ptr addrspace(4) %10, !142, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !146)
  %28 = load float, ptr addrspace(4) %10, align 4, !dbg !148, !tbaa !131, !noalias !149
  %29 = fadd float %21, %28, !dbg !152
  %30 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 16, !dbg !153
  %31 = load float, ptr addrspace(4) %30, align 4, !dbg !153, !tbaa !137, !noalias !149
  %32 = fadd float %24, %31, !dbg !154
  %33 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 20, !dbg !155
  %34 = load float, ptr addrspace(4) %33, align 4, !dbg !155, !tbaa !140, !noalias !149
  %35 = fadd float %27, %34, !dbg !156
  store float %29, ptr addrspace(4) %10, align 4, !dbg !157, !tbaa !111
  store float %32, ptr addrspace(4) %30, align 4, !dbg !157, !tbaa !111
  store float %35, ptr addrspace(4) %33, align 4, !dbg !157, !tbaa !111
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #13, !dbg !158
  %36 = call spir_func noundef float @_ZN4demo7limitedIfEET_S1_S1_S1_(float noundef %16, float noundef 0.000000e+00, float noundef 1.000000e+00) #13, !dbg !159
    #dbg_value(ptr addrspace(4) %10, !123, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !160)
    #dbg_value(float %36, !126, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !160)
  %37 = load float, ptr addrspace(4) %10, align 4, !dbg !162, !tbaa !131, !noalias !163
  %38 = fmul float %36, %37, !dbg !166
  %39 = load float, ptr addrspace(4) %30, align 4, !dbg !167, !tbaa !137, !noalias !163
  %40 = fmul float %36, %39, !dbg !168
  %41 = load float, ptr addrspace(4) %33, align 4, !dbg !169, !tbaa !140, !noalias !163
  %42 = fmul float %36, %41, !dbg !170
    #dbg_value(ptr addrspace(4) %9, !142, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !171)
  %43 = load float, ptr addrspace(4) %9, align 4, !dbg !173, !tbaa !131, !noalias !174
  %44 = fadd float %38, %43, !dbg !177
  %45 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 4, !dbg !178
  %46 = load float, ptr addrspace(4) %45, align 4, !dbg !178, !tbaa !137, !noalias !174
  %47 = fadd float %40, %46, !dbg !179
  %48 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 8, !dbg !180
  %49 = load float, ptr addrspace(4) %48, align 4, !dbg !180, !tbaa !140, !noalias !174
  %50 = fadd float %42, %49, !dbg !181
  store float %44, ptr addrspace(4) %9, align 4, !dbg !182, !tbaa !111
  store float %47, ptr addrspace(4) %45, align 4, !dbg !182, !tbaa !111
  store float %50, ptr addrspace(4) %48, align 4, !dbg !182, !tbaa !111
  call void @llvm.lifetime.end.p0(ptr nonnull %3), !dbg !183
  ret void, !dbg !184
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent nounwind
declare !dbg !185 spir_func noundef i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) noalias writeonly captures(none), ptr addrspace(4) noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress noinline norecurse nounwind
define linkonce_odr spir_func noundef float @_ZN4demo7limitedIfEET_S1_S1_S1_(float noundef %0, float noundef %1, float noundef %2) local_unnamed_addr #4 comdat !dbg !190 {
    #dbg_value(float %0, !194, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !199)
    #dbg_value(float %1, !195, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !199)
    #dbg_value(float %2, !196, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !199)
  %4 = fcmp uno float %0, 0.000000e+00, !dbg !200
  %5 = fcmp olt float %0, %1, !dbg !202
  %6 = fcmp ogt float %0, %2, !dbg !202
  %7 = select i1 %6, float %2, float %0, !dbg !202
  %8 = or i1 %4, %5, !dbg !202
  %9 = select i1 %8, float %1, float %7, !dbg !202
  ret float %9, !dbg !203
}

; Function Attrs: convergent mustprogress norecurse nounwind
define spir_kernel void @_ZTSN4demo16bounce_particlesE(ptr noundef readonly byval(%class.anon.0) align 8 captures(none) %0) local_unnamed_addr #0 !dbg !204 {
  %2 = alloca %"class.demo::Wall", align 8
  %3 = alloca %"class.demo::SoftWall", align 8
  %4 = addrspacecast ptr %0 to ptr addrspace(4)
    #dbg_declare(ptr %0, !206, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !211)
    #dbg_value(ptr addrspace(4) %4, !212, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !222)
  %5 = load ptr addrspace(4), ptr addrspace(4) %4, align 8, !dbg !225, !tbaa !226
  %6 = tail call spir_func noundef i64 @_Z13get_global_idj(i32 noundef 0) #12, !dbg !228
  %7 = getelementptr inbounds nuw %"struct.demo::Particle", ptr addrspace(4) %5, i64 %6, !dbg !229
    #dbg_value(ptr addrspace(4) %7, !220, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !222)
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 8, !dbg !230
  %9 = load i32, ptr addrspace(4) %8, align 8, !dbg !230, !tbaa !232
  %10 = icmp sgt i32 %9, 8, !dbg !233
  br i1 %10, label %11, label %13, !dbg !234

11:                                               ; preds = %1
  %12 = addrspacecast ptr %2 to ptr addrspace(4)
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #13, !dbg !235
  store i64 0, ptr %2, align 8, !dbg !235
    #dbg_value(ptr addrspace(4) %12, !236, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !244)
  store ptr addrspace(1) getelementptr inbounds nuw inrange(-16, 8) (i8, ptr addrspace(1) @_ZTVN4demo4WallE, i64 16), ptr addrspace(4) %12, align 8, !dbg !246, !tbaa !247
  call spir_func void @_ZN4demo12_GLOBAL__N_13hitERNS_8ParticleERKNS_4WallEi(ptr addrspace(4) noundef align 4 dereferenceable(28) %7, ptr addrspace(4) noundef align 8 dereferenceable(8) %12, i32 noundef 1) #12, !dbg !249
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #13, !dbg !249
  br label %16, !dbg !249

13:                                               ; preds = %1
  %14 = addrspacecast ptr %3 to ptr addrspace(4)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #13, !dbg !250
    #dbg_value(ptr addrspace(4) %14, !251, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !256)
    #dbg_value(float 5.000000e-01, !254, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !256)
  store ptr addrspace(1) getelementptr inbounds nuw inrange(-16, 8) (i8, ptr addrspace(1) @_ZTVN4demo8SoftWallE, i64 16), ptr addrspace(4) %14, align 8, !dbg !258, !tbaa !247
  %15 = getelementptr inbounds nuw i8, ptr addrspace(4) %14, i64 8, !dbg !259
  store float 5.000000e-01, ptr addrspace(4) %15, align 8, !dbg !260, !tbaa !261
  call spir_func void @_ZN4demo12_GLOBAL__N_13hitERNS_8ParticleERKNS_4WallEi(ptr addrspace(4) noundef align 4 dereferenceable(28) %7, ptr addrspace(4) noundef align 8 dereferenceable(8) %14, i32 noundef %9) #12, !dbg !264
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #13, !dbg !264
  br label %16

16:                                               ; preds = %13, %11
  ret void, !dbg !265
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define internal spir_func void @_ZN4demo12_GLOBAL__N_13hitERNS_8ParticleERKNS_4WallEi(ptr addrspace(4) noundef align 4 dereferenceable(28) %0, ptr addrspace(4) noundef align 8 dereferenceable(8) %1, i32 noundef %2) unnamed_addr #5 !dbg !266 {
    #dbg_value(ptr addrspace(4) %0, !272, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !277)
    #dbg_value(ptr addrspace(4) %1, !273, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !277)
    #dbg_value(i32 %2, !274, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !277)
    #dbg_value(i32 0, !275, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !278)
  %4 = icmp sgt i32 %2, 0, !dbg !279
  br i1 %4, label %6, label %5, !dbg !281

5:                                                ; preds = %6, %3
  ret void, !dbg !282

6:                                                ; preds = %6, %3
  %7 = phi i32 [ %10, %6 ], [ 0, %3 ]
    #dbg_value(i32 %7, !275, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !278)
  %8 = load ptr addrspace(1), ptr addrspace(4) %1, align 8, !dbg !283, !tbaa !247
  %9 = load ptr addrspace(1), ptr addrspace(1) %8, align 8, !dbg !283
  tail call spir_func addrspace(1) void %9(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %1, ptr addrspace(4) noundef align 4 dereferenceable(28) %0) #12, !dbg !283
  %10 = add nuw nsw i32 %7, 1, !dbg !284
    #dbg_value(i32 %10, !275, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !278)
  %11 = icmp eq i32 %10, %2, !dbg !285
  br i1 %11, label %5, label %6, !dbg !286, !llvm.loop !287
}

; Function Attrs: mustprogress norecurse nounwind
define linkonce_odr spir_func void @_ZNK4demo8SoftWall6bounceERNS_8ParticleE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(12) %0, ptr addrspace(4) noundef align 4 dereferenceable(28) %1) unnamed_addr #6 comdat align 2 !dbg !292 {
    #dbg_value(ptr addrspace(4) %0, !294, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !297)
    #dbg_value(ptr addrspace(4) %1, !296, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !297)
    #dbg_value(ptr addrspace(4) %0, !298, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !303)
    #dbg_value(ptr addrspace(4) %1, !301, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !303)
  %3 = getelementptr inbounds nuw i8, ptr addrspace(4) %1, i64 4, !dbg !305
  %4 = load float, ptr addrspace(4) %3, align 4, !dbg !305, !tbaa !307
  %5 = fcmp olt float %4, 0.000000e+00, !dbg !308
  br i1 %5, label %6, label %10, !dbg !309

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %1, i64 16, !dbg !310
  %8 = load float, ptr addrspace(4) %7, align 4, !dbg !310, !tbaa !311
  %9 = fneg float %8, !dbg !312
  store float %9, ptr addrspace(4) %7, align 4, !dbg !313, !tbaa !311
  br label %10, !dbg !314

10:                                               ; preds = %6, %2
  %11 = getelementptr inbounds nuw i8, ptr addrspace(4) %1, i64 12, !dbg !315
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 8, !dbg !316
  %13 = load float, ptr addrspace(4) %12, align 8, !dbg !316, !tbaa !261
    #dbg_value(ptr addrspace(4) %11, !123, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !317)
    #dbg_value(float %13, !126, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !317)
  %14 = load float, ptr addrspace(4) %11, align 4, !dbg !319, !tbaa !131, !noalias !320
  %15 = fmul float %13, %14, !dbg !323
  %16 = getelementptr inbounds nuw i8, ptr addrspace(4) %1, i64 16, !dbg !324
  %17 = load float, ptr addrspace(4) %16, align 4, !dbg !324, !tbaa !137, !noalias !320
  %18 = fmul float %13, %17, !dbg !325
  %19 = getelementptr inbounds nuw i8, ptr addrspace(4) %1, i64 20, !dbg !326
  %20 = load float, ptr addrspace(4) %19, align 4, !dbg !326, !tbaa !140, !noalias !320
  %21 = fmul float %13, %20, !dbg !327
  store float %15, ptr addrspace(4) %11, align 4, !dbg !328, !tbaa !111
  store float %18, ptr addrspace(4) %16, align 4, !dbg !328, !tbaa !111
  store float %21, ptr addrspace(4) %19, align 4, !dbg !328, !tbaa !111
  ret void, !dbg !329
}

; Function Attrs: mustprogress norecurse nounwind
define linkonce_odr spir_func void @_ZNK4demo4Wall6bounceERNS_8ParticleE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, ptr addrspace(4) noundef align 4 dereferenceable(28) %1) unnamed_addr #6 comdat align 2 !dbg !299 {
    #dbg_value(ptr addrspace(4) %0, !298, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !330)
    #dbg_value(ptr addrspace(4) %1, !301, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !330)
  %3 = getelementptr inbounds nuw i8, ptr addrspace(4) %1, i64 4, !dbg !331
  %4 = load float, ptr addrspace(4) %3, align 4, !dbg !331, !tbaa !307
  %5 = fcmp olt float %4, 0.000000e+00, !dbg !332
  br i1 %5, label %6, label %10, !dbg !333

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %1, i64 16, !dbg !334
  %8 = load float, ptr addrspace(4) %7, align 4, !dbg !334, !tbaa !311
  %9 = fneg float %8, !dbg !335
  store float %9, ptr addrspace(4) %7, align 4, !dbg !336, !tbaa !311
  br label %10, !dbg !337

10:                                               ; preds = %6, %2
  ret void, !dbg !338
}

; Function Attrs: convergent mustprogress norecurse nounwind
define spir_kernel void @_ZTSN4demo13measure_speedE(ptr noundef readonly byval(%class.anon.1) align 8 captures(none) %0) local_unnamed_addr #0 !dbg !339 {
  %2 = addrspacecast ptr %0 to ptr addrspace(4)
    #dbg_declare(ptr %0, !341, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !347)
    #dbg_value(ptr addrspace(4) %2, !348, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !358)
  %3 = tail call spir_func noundef i64 @_Z13get_global_idj(i32 noundef 0) #12, !dbg !361
    #dbg_value(i64 %3, !356, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !358)
  %4 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 8, !dbg !362
  %5 = load ptr addrspace(4), ptr addrspace(4) %4, align 8, !dbg !362, !tbaa !363
  %6 = getelementptr inbounds nuw %"struct.demo::Particle", ptr addrspace(4) %5, i64 %3, !dbg !362
  %7 = tail call spir_func noundef float @_ZN4demo5speedERKNS_8ParticleE(ptr addrspace(4) noundef align 4 dereferenceable(28) %6) #12, !dbg !365
  %8 = and i64 %3, 7, !dbg !366
  %9 = getelementptr inbounds nuw float, ptr addrspace(4) addrspacecast (ptr addrspace(1) @_ZN4demo7falloffE to ptr addrspace(4)), i64 %8, !dbg !367
  %10 = load float, ptr addrspace(4) %9, align 4, !dbg !367, !tbaa !111
  %11 = fmul float %7, %10, !dbg !368
  %12 = tail call spir_func noundef float @_ZN4demo7limitedIfEET_S1_S1_S1_(float noundef %11, float noundef 0.000000e+00, float noundef 1.000000e+03) #13, !dbg !369
  %13 = load ptr addrspace(4), ptr addrspace(4) %2, align 8, !dbg !370, !tbaa !371
  %14 = getelementptr inbounds nuw float, ptr addrspace(4) %13, i64 %3, !dbg !370
  store float %12, ptr addrspace(4) %14, align 4, !dbg !372, !tbaa !111
  ret void, !dbg !373
}

; Function Attrs: mustprogress norecurse nounwind
define spir_func noundef float @_ZN4demo6sampleEPKfif(ptr addrspace(4) noundef readonly captures(none) %0, i32 noundef %1, float noundef %2) local_unnamed_addr #7 {
  %4 = fptosi float %2 to i32
  %5 = add nsw i32 %1, -2
  %6 = tail call spir_func noundef i32 @_ZN4demo7limitedIiEET_S1_S1_S1_(i32 noundef %4, i32 noundef 0, i32 noundef %5) #13
  %7 = sitofp i32 %6 to float
  %8 = fsub float %2, %7
  %9 = tail call spir_func noundef float @_ZN4demo7limitedIfEET_S1_S1_S1_(float noundef %8, float noundef 0.000000e+00, float noundef 1.000000e+00) #13
  %10 = sext i32 %6 to i64
  %11 = getelementptr inbounds float, ptr addrspace(4) %0, i64 %10
  %12 = load float, ptr addrspace(4) %11, align 4, !tbaa !111
  %13 = fsub float 1.000000e+00, %9
  %14 = getelementptr i8, ptr addrspace(4) %11, i64 4
  %15 = load float, ptr addrspace(4) %14, align 4, !tbaa !111
  %16 = fmul float %9, %15
  %17 = tail call float @llvm.fmuladd.f32(float %12, float %13, float %16)
  ret float %17
}

; Function Attrs: mustprogress noinline norecurse nounwind
define linkonce_odr spir_func noundef i32 @_ZN4demo7limitedIiEET_S1_S1_S1_(i32 noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #4 comdat {
  %4 = icmp slt i32 %0, %1
  %5 = tail call i32 @llvm.smin.i32(i32 %0, i32 %2)
  %6 = select i1 %4, i32 %1, i32 %5
  ret i32 %6
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #8

; Function Attrs: mustprogress norecurse nounwind
define spir_func void @_ZN4demo8force_atENS_6VectorEPKfi(ptr dead_on_unwind noalias writable sret(%"struct.demo::Vector") align 4 captures(none) %0, ptr noundef readonly byval(%"struct.demo::Vector") align 4 captures(none) %1, ptr addrspace(4) noundef readonly captures(none) %2, i32 noundef %3) local_unnamed_addr #7 {
  %5 = addrspacecast ptr %0 to ptr addrspace(4)
  %6 = addrspacecast ptr %1 to ptr addrspace(4)
  tail call void @llvm.memset.p4.i64(ptr addrspace(4) noundef align 4 dereferenceable(12) %5, i8 0, i64 12, i1 false)
  %7 = load float, ptr addrspace(4) %6, align 4, !tbaa !131
  %8 = add nsw i32 %3, -2
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %10 = load float, ptr addrspace(4) %9, align 4
  %11 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 8
  %12 = load float, ptr addrspace(4) %11, align 4
  %13 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4
  %14 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 8
  %15 = load float, ptr addrspace(4) %13, align 4
  %16 = load float, ptr addrspace(4) %14, align 4
  br label %18

17:                                               ; preds = %18
  store float %73, ptr addrspace(4) %13, align 4
  store float %74, ptr addrspace(4) %14, align 4
  store float %72, ptr addrspace(4) %5, align 4
  ret void

18:                                               ; preds = %18, %4
  %19 = phi i64 [ 0, %4 ], [ %75, %18 ]
  %20 = phi float [ %16, %4 ], [ %74, %18 ]
  %21 = phi float [ %15, %4 ], [ %73, %18 ]
  %22 = phi float [ 0.000000e+00, %4 ], [ %72, %18 ]
  %23 = getelementptr inbounds nuw float, ptr addrspace(4) addrspacecast (ptr addrspace(1) @_ZN4demo7falloffE to ptr addrspace(4)), i64 %19
  %24 = load float, ptr addrspace(4) %23, align 4, !tbaa !111
  %25 = trunc nuw nsw i64 %19 to i32
  %26 = uitofp nneg i32 %25 to float
  %27 = fadd float %7, %26
  %28 = fptosi float %27 to i32
  %29 = tail call spir_func noundef i32 @_ZN4demo7limitedIiEET_S1_S1_S1_(i32 noundef %28, i32 noundef 0, i32 noundef %8) #13
  %30 = sitofp i32 %29 to float
  %31 = fsub float %27, %30
  %32 = tail call spir_func noundef float @_ZN4demo7limitedIfEET_S1_S1_S1_(float noundef %31, float noundef 0.000000e+00, float noundef 1.000000e+00) #13
  %33 = sext i32 %29 to i64
  %34 = getelementptr inbounds float, ptr addrspace(4) %2, i64 %33
  %35 = load float, ptr addrspace(4) %34, align 4, !tbaa !111
  %36 = fsub float 1.000000e+00, %32
  %37 = getelementptr i8, ptr addrspace(4) %34, i64 4
  %38 = load float, ptr addrspace(4) %37, align 4, !tbaa !111
  %39 = fmul float %32, %38
  %40 = tail call noundef float @llvm.fmuladd.f32(float %35, float %36, float %39)
  %41 = fadd float %10, %26
  %42 = fptosi float %41 to i32
  %43 = tail call spir_func noundef i32 @_ZN4demo7limitedIiEET_S1_S1_S1_(i32 noundef %42, i32 noundef 0, i32 noundef %8) #13
  %44 = sitofp i32 %43 to float
  %45 = fsub float %41, %44
  %46 = tail call spir_func noundef float @_ZN4demo7limitedIfEET_S1_S1_S1_(float noundef %45, float noundef 0.000000e+00, float noundef 1.000000e+00) #13
  %47 = sext i32 %43 to i64
  %48 = getelementptr inbounds float, ptr addrspace(4) %2, i64 %47
  %49 = load float, ptr addrspace(4) %48, align 4, !tbaa !111
  %50 = fsub float 1.000000e+00, %46
  %51 = getelementptr i8, ptr addrspace(4) %48, i64 4
  %52 = load float, ptr addrspace(4) %51, align 4, !tbaa !111
  %53 = fmul float %46, %52
  %54 = tail call noundef float @llvm.fmuladd.f32(float %49, float %50, float %53)
  %55 = fadd float %12, %26
  %56 = fptosi float %55 to i32
  %57 = tail call spir_func noundef i32 @_ZN4demo7limitedIiEET_S1_S1_S1_(i32 noundef %56, i32 noundef 0, i32 noundef %8) #13
  %58 = sitofp i32 %57 to float
  %59 = fsub float %55, %58
  %60 = tail call spir_func noundef float @_ZN4demo7limitedIfEET_S1_S1_S1_(float noundef %59, float noundef 0.000000e+00, float noundef 1.000000e+00) #13
  %61 = sext i32 %57 to i64
  %62 = getelementptr inbounds float, ptr addrspace(4) %2, i64 %61
  %63 = load float, ptr addrspace(4) %62, align 4, !tbaa !111
  %64 = fsub float 1.000000e+00, %60
  %65 = getelementptr i8, ptr addrspace(4) %62, i64 4
  %66 = load float, ptr addrspace(4) %65, align 4, !tbaa !111
  %67 = fmul float %60, %66
  %68 = tail call noundef float @llvm.fmuladd.f32(float %63, float %64, float %67)
  %69 = fmul float %24, %40
  %70 = fmul float %24, %54
  %71 = fmul float %24, %68
  %72 = fadd float %69, %22
  %73 = fadd float %70, %21
  %74 = fadd float %20, %71
  %75 = add nuw nsw i64 %19, 1
  %76 = icmp eq i64 %75, 8
  br i1 %76, label %17, label %18, !llvm.loop !374
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p4.i64(ptr addrspace(4) writeonly captures(none), i8, i64, i1 immarg) #9

; Function Attrs: convergent mustprogress norecurse nounwind
define spir_kernel void @_ZTSN4demo12smooth_fieldE(ptr noundef readonly byval(%class.anon.2) align 8 captures(none) %0) local_unnamed_addr #10 {
  %2 = addrspacecast ptr %0 to ptr addrspace(4)
  %3 = tail call spir_func noundef i64 @_Z13get_global_idj(i32 noundef 0) #12
  %4 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 8
  %5 = load ptr addrspace(4), ptr addrspace(4) %4, align 8, !tbaa !375
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 16
  %7 = load i32, ptr addrspace(4) %6, align 8, !tbaa !377
  %8 = uitofp i64 %3 to float
  %9 = fadd float %8, 5.000000e-01
  %10 = fptosi float %9 to i32
  %11 = add nsw i32 %7, -2
  %12 = tail call spir_func noundef i32 @_ZN4demo7limitedIiEET_S1_S1_S1_(i32 noundef %10, i32 noundef 0, i32 noundef %11) #13
  %13 = sitofp i32 %12 to float
  %14 = fsub float %9, %13
  %15 = tail call spir_func noundef float @_ZN4demo7limitedIfEET_S1_S1_S1_(float noundef %14, float noundef 0.000000e+00, float noundef 1.000000e+00) #13
  %16 = sext i32 %12 to i64
  %17 = getelementptr inbounds float, ptr addrspace(4) %5, i64 %16
  %18 = load float, ptr addrspace(4) %17, align 4, !tbaa !111
  %19 = fsub float 1.000000e+00, %15
  %20 = getelementptr i8, ptr addrspace(4) %17, i64 4
  %21 = load float, ptr addrspace(4) %20, align 4, !tbaa !111
  %22 = fmul float %15, %21
  %23 = tail call noundef float @llvm.fmuladd.f32(float %18, float %19, float %22)
  %24 = and i64 %3, 7
  %25 = getelementptr inbounds nuw float, ptr addrspace(4) addrspacecast (ptr addrspace(1) @_ZN4demo7falloffE to ptr addrspace(4)), i64 %24
  %26 = load float, ptr addrspace(4) %25, align 4, !tbaa !111
  %27 = fmul float %26, %23
  %28 = load ptr addrspace(4), ptr addrspace(4) %2, align 8, !tbaa !378
  %29 = getelementptr inbounds nuw float, ptr addrspace(4) %28, i64 %3
  store float %27, ptr addrspace(4) %29, align 4, !tbaa !111
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define spir_func noundef float @_ZN4demo5speedERKNS_8ParticleE(ptr addrspace(4) noundef readonly align 4 captures(none) dereferenceable(28) %0) local_unnamed_addr #11 {
  %2 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 12
  %3 = load float, ptr addrspace(4) %2, align 4, !tbaa !131
  %4 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 16
  %5 = load float, ptr addrspace(4) %4, align 4, !tbaa !137
  %6 = fmul float %5, %5
  %7 = tail call float @llvm.fmuladd.f32(float %3, float %3, float %6)
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 20
  %9 = load float, ptr addrspace(4) %8, align 4, !tbaa !140
  %10 = tail call float @llvm.fmuladd.f32(float %9, float %9, float %7)
  %11 = tail call spir_func noundef float @_Z4sqrtf(float noundef %10) #12
  ret float %11
}

; Function Attrs: convergent nounwind
declare spir_func noundef float @_Z4sqrtf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress norecurse nounwind
define spir_func noundef double @_ZN4demo14kinetic_energyERKNS_8ParticleE(ptr addrspace(4) noundef readonly align 4 captures(none) dereferenceable(28) %0) local_unnamed_addr #11 {
  %2 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 12
  %3 = load float, ptr addrspace(4) %2, align 4, !tbaa !131
  %4 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 16
  %5 = load float, ptr addrspace(4) %4, align 4, !tbaa !137
  %6 = fmul float %5, %5
  %7 = tail call float @llvm.fmuladd.f32(float %3, float %3, float %6)
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 20
  %9 = load float, ptr addrspace(4) %8, align 4, !tbaa !140
  %10 = tail call float @llvm.fmuladd.f32(float %9, float %9, float %7)
  %11 = tail call spir_func noundef float @_Z4sqrtf(float noundef %10) #12
  %12 = fpext float %11 to double
  %13 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 24
  %14 = load float, ptr addrspace(4) %13, align 4, !tbaa !119
  %15 = fpext float %14 to double
  %16 = fmul double %15, 5.000000e-01
  %17 = fmul double %16, %12
  %18 = fmul double %17, %12
  ret double %18
}

; Function Attrs: convergent mustprogress norecurse nounwind
define spir_kernel void @_ZTSN4demo12total_energyE(ptr noundef readonly byval(%class.anon.3) align 8 captures(none) %0) local_unnamed_addr #11 !sycl_used_aspects !379 {
  %2 = addrspacecast ptr %0 to ptr addrspace(4)
  %3 = load i32, ptr addrspace(4) %2, align 8, !tbaa !380
  %4 = icmp sgt i32 %3, 0
  br i1 %4, label %5, label %38

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 8
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 16
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 24
  %9 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !tbaa !384
  %10 = load double, ptr addrspace(4) %7, align 8
  %11 = load double, ptr addrspace(4) %8, align 8
  %12 = zext nneg i32 %3 to i64
  br label %13

13:                                               ; preds = %13, %5
  %14 = phi i64 [ 0, %5 ], [ %36, %13 ]
  %15 = phi double [ 0.000000e+00, %5 ], [ %35, %13 ]
  %16 = getelementptr inbounds nuw %"struct.demo::Particle", ptr addrspace(4) %9, i64 %14
  %17 = getelementptr inbounds nuw i8, ptr addrspace(4) %16, i64 12
  %18 = load float, ptr addrspace(4) %17, align 4, !tbaa !131
  %19 = getelementptr inbounds nuw i8, ptr addrspace(4) %16, i64 16
  %20 = load float, ptr addrspace(4) %19, align 4, !tbaa !137
  %21 = fmul float %20, %20
  %22 = tail call float @llvm.fmuladd.f32(float %18, float %18, float %21)
  %23 = getelementptr inbounds nuw i8, ptr addrspace(4) %16, i64 20
  %24 = load float, ptr addrspace(4) %23, align 4, !tbaa !140
  %25 = tail call float @llvm.fmuladd.f32(float %24, float %24, float %22)
  %26 = tail call spir_func noundef float @_Z4sqrtf(float noundef %25) #12
  %27 = fpext float %26 to double
  %28 = getelementptr inbounds nuw i8, ptr addrspace(4) %16, i64 24
  %29 = load float, ptr addrspace(4) %28, align 4, !tbaa !119
  %30 = fpext float %29 to double
  %31 = fmul double %30, 5.000000e-01
  %32 = fmul double %31, %27
  %33 = fmul double %32, %27
  %34 = tail call spir_func noundef double @_ZN4demo7limitedIdEET_S1_S1_S1_(double noundef %33, double noundef %10, double noundef %11) #13
  %35 = fadd double %15, %34
  %36 = add nuw nsw i64 %14, 1
  %37 = icmp eq i64 %36, %12
  br i1 %37, label %38, label %13, !llvm.loop !385

38:                                               ; preds = %13, %1
  %39 = phi double [ 0.000000e+00, %1 ], [ %35, %13 ]
  %40 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 32
  %41 = load ptr addrspace(4), ptr addrspace(4) %40, align 8, !tbaa !386
  %42 = tail call spir_func noundef i64 @_Z13get_global_idj(i32 noundef 0) #12
  %43 = getelementptr inbounds nuw double, ptr addrspace(4) %41, i64 %42
  store double %39, ptr addrspace(4) %43, align 8, !tbaa !387
  ret void
}

; Function Attrs: mustprogress noinline norecurse nounwind
define linkonce_odr spir_func noundef double @_ZN4demo7limitedIdEET_S1_S1_S1_(double noundef %0, double noundef %1, double noundef %2) local_unnamed_addr #4 comdat {
  %4 = fcmp uno double %0, 0.000000e+00
  %5 = fcmp olt double %0, %1
  %6 = fcmp ogt double %0, %2
  %7 = select i1 %6, double %2, double %0
  %8 = or i1 %4, %5
  %9 = select i1 %8, double %1, double %7
  ret double %9
}

; Function Attrs: convergent mustprogress norecurse nounwind
define spir_kernel void @_ZTSN4demo14centre_of_massE(ptr noundef readonly byval(%class.anon.0.6) align 8 captures(none) %0) local_unnamed_addr #11 !sycl_used_aspects !379 {
  %2 = addrspacecast ptr %0 to ptr addrspace(4)
  %3 = load i32, ptr addrspace(4) %2, align 8, !tbaa !388
  %4 = icmp sgt i32 %3, 0
  br i1 %4, label %5, label %25

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 8
  %7 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !tbaa !390
  %8 = zext nneg i32 %3 to i64
  br label %9

9:                                                ; preds = %9, %5
  %10 = phi i64 [ 0, %5 ], [ %23, %9 ]
  %11 = phi double [ 0.000000e+00, %5 ], [ %22, %9 ]
  %12 = phi double [ 0.000000e+00, %5 ], [ %19, %9 ]
  %13 = getelementptr inbounds nuw %"struct.demo::Particle", ptr addrspace(4) %7, i64 %10
  %14 = load float, ptr addrspace(4) %13, align 4, !tbaa !391
  %15 = fpext float %14 to double
  %16 = getelementptr inbounds nuw i8, ptr addrspace(4) %13, i64 24
  %17 = load float, ptr addrspace(4) %16, align 4, !tbaa !119
  %18 = fpext float %17 to double
  %19 = tail call double @llvm.fmuladd.f64(double %15, double %18, double %12)
  %20 = tail call spir_func noundef float @_ZN4demo7limitedIfEET_S1_S1_S1_(float noundef %17, float noundef 0.000000e+00, float noundef 1.000000e+06) #13
  %21 = fpext float %20 to double
  %22 = fadd double %11, %21
  %23 = add nuw nsw i64 %10, 1
  %24 = icmp eq i64 %23, %8
  br i1 %24, label %25, label %9, !llvm.loop !392

25:                                               ; preds = %9, %1
  %26 = phi double [ 0.000000e+00, %1 ], [ %19, %9 ]
  %27 = phi double [ 0.000000e+00, %1 ], [ %22, %9 ]
  %28 = fcmp ogt double %27, 0.000000e+00
  %29 = fdiv double %26, %27
  %30 = select i1 %28, double %29, double 0.000000e+00
  %31 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 16
  %32 = load ptr addrspace(4), ptr addrspace(4) %31, align 8, !tbaa !393
  %33 = tail call spir_func noundef i64 @_Z13get_global_idj(i32 noundef 0) #12
  %34 = getelementptr inbounds nuw double, ptr addrspace(4) %32, i64 %33
  store double %30, ptr addrspace(4) %34, align 8, !tbaa !387
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #8

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="particles.cpp" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="fields.cpp" }
attributes #8 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #10 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="fields.cpp" }
attributes #11 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="statistics.cpp" }
attributes #12 = { convergent nounwind }
attributes #13 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.ident = !{!59}
!llvm.errno.tbaa = !{!60}
!sycl_aspects = !{!64}
!llvm.module.flags = !{!65, !66, !67, !68}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "_vtable$", linkageName: "_ZTVN4demo8SoftWallE", scope: !2, file: !3, type: !56, isLocal: false, isDefinition: true, declaration: !58, align: 64)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !53, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "sources/demo/particles.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "5abc4ce055d8404cd8fe22ecb1143103")
!4 = !{!5}
!5 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "SoftWall", scope: !6, file: !3, line: 19, size: 128, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !7, vtableHolder: !9, identifier: "_ZTSN4demo8SoftWallE")
!6 = !DINamespace(name: "demo", scope: null)
!7 = !{!8, !43, !44, !48}
!8 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !5, baseType: !9, flags: DIFlagPublic, extraData: i32 0)
!9 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "Wall", scope: !6, file: !3, line: 11, size: 64, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !10, vtableHolder: !9, identifier: "_ZTSN4demo4WallE")
!10 = !{!11, !17}
!11 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$Wall", scope: !3, file: !3, baseType: !12, size: 64, flags: DIFlagArtificial)
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "__vtbl_ptr_type", baseType: !14, size: 64, dwarfAddressSpace: 0)
!14 = !DISubroutineType(types: !15)
!15 = !{!16}
!16 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!17 = !DISubprogram(name: "bounce", linkageName: "_ZNK4demo4Wall6bounceERNS_8ParticleE", scope: !9, file: !3, line: 13, type: !18, scopeLine: 13, containingType: !9, virtualIndex: 0, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!18 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !19)
!19 = !{null, !20, !22}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer, dwarfAddressSpace: 4)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !9)
!22 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !23, size: 64, dwarfAddressSpace: 4)
!23 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Particle", scope: !6, file: !24, line: 14, size: 224, flags: DIFlagTypePassByValue, elements: !25, identifier: "_ZTSN4demo8ParticleE")
!24 = !DIFile(filename: "sources/demo/common.hpp", directory: ".", checksumkind: CSK_MD5, checksum: "c6ac03bc420a3fbd1af152cf113eddbe")
!25 = !{!26, !41, !42}
!26 = !DIDerivedType(tag: DW_TAG_member, name: "position", scope: !23, file: !24, line: 15, baseType: !27, size: 96)
!27 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Vector", scope: !6, file: !24, line: 8, size: 96, flags: DIFlagTypePassByValue, elements: !28, identifier: "_ZTSN4demo6VectorE")
!28 = !{!29, !31, !32, !33, !38}
!29 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !27, file: !24, line: 9, baseType: !30, size: 32)
!30 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !27, file: !24, line: 9, baseType: !30, size: 32, offset: 32)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !27, file: !24, line: 9, baseType: !30, size: 32, offset: 64)
!33 = !DISubprogram(name: "operator+", linkageName: "_ZNK4demo6VectorplES0_", scope: !27, file: !24, line: 10, type: !34, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!34 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !35)
!35 = !{!27, !36, !27}
!36 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !37, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer, dwarfAddressSpace: 4)
!37 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !27)
!38 = !DISubprogram(name: "operator*", linkageName: "_ZNK4demo6VectormlEf", scope: !27, file: !24, line: 11, type: !39, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!39 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !40)
!40 = !{!27, !36, !30}
!41 = !DIDerivedType(tag: DW_TAG_member, name: "velocity", scope: !23, file: !24, line: 15, baseType: !27, size: 96, offset: 96)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "mass", scope: !23, file: !24, line: 16, baseType: !30, size: 32, offset: 192)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "give", scope: !5, file: !3, line: 20, baseType: !30, size: 32, offset: 64)
!44 = !DISubprogram(name: "SoftWall", linkageName: "_ZN4demo8SoftWallC4Ef", scope: !5, file: !3, line: 23, type: !45, scopeLine: 23, flags: DIFlagPublic | DIFlagExplicit | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!45 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !46)
!46 = !{null, !47, !30}
!47 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer, dwarfAddressSpace: 4)
!48 = !DISubprogram(name: "bounce", linkageName: "_ZNK4demo8SoftWall6bounceERNS_8ParticleE", scope: !5, file: !3, line: 24, type: !49, scopeLine: 24, containingType: !5, virtualIndex: 0, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!49 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !50)
!50 = !{null, !51, !22}
!51 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !52, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer, dwarfAddressSpace: 4)
!52 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!53 = !{!0, !54}
!54 = !DIGlobalVariableExpression(var: !55, expr: !DIExpression())
!55 = distinct !DIGlobalVariable(name: "_vtable$", linkageName: "_ZTVN4demo4WallE", scope: !2, file: !3, type: !56, isLocal: false, isDefinition: true, declaration: !57, align: 64)
!56 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64, dwarfAddressSpace: 4)
!57 = !DIDerivedType(tag: DW_TAG_variable, name: "_vtable$", scope: !9, file: !3, baseType: !56, flags: DIFlagArtificial | DIFlagStaticMember)
!58 = !DIDerivedType(tag: DW_TAG_variable, name: "_vtable$", scope: !5, file: !3, baseType: !56, flags: DIFlagArtificial | DIFlagStaticMember)
!59 = !{!"clang version 22.1.8"}
!60 = !{!61, !61, i64 0}
!61 = !{!"int", !62, i64 0}
!62 = !{!"omnipotent char", !63, i64 0}
!63 = !{!"Simple C++ TBAA"}
!64 = !{!"fp64", i32 6}
!65 = !{i32 7, !"Dwarf Version", i32 5}
!66 = !{i32 2, !"Debug Info Version", i32 3}
!67 = !{i32 1, !"wchar_size", i32 4}
!68 = !{i32 7, !"frame-pointer", i32 2}
!69 = distinct !DISubprogram(linkageName: "_ZTSN4demo14move_particlesE", scope: !3, file: !3, type: !70, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !72, keyInstructions: true)
!70 = !DISubroutineType(types: !71)
!71 = !{}
!72 = !{!73}
!73 = !DILocalVariable(name: "body", arg: 1, scope: !69, type: !74, flags: DIFlagArtificial)
!74 = distinct !DICompositeType(tag: DW_TAG_class_type, file: !3, line: 40, size: 192, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !75)
!75 = !{!76, !78, !81, !82}
!76 = !DIDerivedType(tag: DW_TAG_member, name: "particles", scope: !74, file: !3, line: 41, baseType: !77, size: 64)
!77 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64, dwarfAddressSpace: 4)
!78 = !DIDerivedType(tag: DW_TAG_member, name: "field", scope: !74, file: !3, line: 42, baseType: !79, size: 64, offset: 64)
!79 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !80, size: 64, dwarfAddressSpace: 4)
!80 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !30)
!81 = !DIDerivedType(tag: DW_TAG_member, name: "cells", scope: !74, file: !3, line: 42, baseType: !16, size: 32, offset: 128)
!82 = !DIDerivedType(tag: DW_TAG_member, name: "step", scope: !74, file: !3, line: 42, baseType: !30, size: 32, offset: 160)
!83 = !DILocation(line: 0, scope: !69)
!84 = !DILocalVariable(name: "this", arg: 1, scope: !85, type: !93, flags: DIFlagArtificial | DIFlagObjectPointer)
!85 = distinct !DISubprogram(name: "operator()", linkageName: "_ZZN4demo16submit_particlesEPNS_8ParticleEPKfPfifENKUlvE_clEv", scope: !74, file: !3, line: 40, type: !86, scopeLine: 40, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !90, retainedNodes: !91, keyInstructions: true)
!86 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !87)
!87 = !{null, !88}
!88 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !89, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer, dwarfAddressSpace: 4)
!89 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !74)
!90 = !DISubprogram(name: "operator()", scope: !74, file: !3, line: 40, type: !86, scopeLine: 40, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!91 = !{!84, !92}
!92 = !DILocalVariable(name: "particle", scope: !85, file: !3, line: 41, type: !22)
!93 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !89, size: 64, dwarfAddressSpace: 4)
!94 = !DILocation(line: 0, scope: !85, inlinedAt: !95)
!95 = distinct !DILocation(line: 20, column: 101, scope: !96)
!96 = !DILexicalBlockFile(scope: !69, file: !97, discriminator: 0)
!97 = !DIFile(filename: "sources/demo/../device.hpp", directory: ".", checksumkind: CSK_MD5, checksum: "f69e431cc0e8d0c50264f88d7c80cc04")
!98 = !DILocation(line: 41, column: 26, scope: !85, inlinedAt: !95)
!99 = !{!100, !101, i64 0}
!100 = !{!"_ZTSZN4demo16submit_particlesEPNS_8ParticleEPKfPfifEUlvE_", !101, i64 0, !103, i64 8, !61, i64 16, !104, i64 20}
!101 = !{!"p1 _ZTSN4demo8ParticleE", !102, i64 0}
!102 = !{!"any pointer", !62, i64 0}
!103 = !{!"p1 float", !102, i64 0}
!104 = !{!"float", !62, i64 0}
!105 = !DILocation(line: 41, column: 36, scope: !85, inlinedAt: !95)
!106 = !DILocation(line: 41, column: 26, scope: !85, inlinedAt: !95, atomGroup: 2, atomRank: 2)
!107 = !DILocation(line: 42, column: 34, scope: !85, inlinedAt: !95)
!108 = !DILocation(line: 42, column: 45, scope: !85, inlinedAt: !95)
!109 = !DILocation(line: 42, column: 54, scope: !85, inlinedAt: !95)
!110 = !{i64 0, i64 4, !111, i64 4, i64 4, !111, i64 8, i64 4, !111}
!111 = !{!104, !104, i64 0}
!112 = !DILocation(line: 42, column: 73, scope: !85, inlinedAt: !95)
!113 = !{!100, !103, i64 8}
!114 = !DILocation(line: 42, column: 80, scope: !85, inlinedAt: !95)
!115 = !{!100, !61, i64 16}
!116 = !DILocation(line: 42, column: 90, scope: !85, inlinedAt: !95)
!117 = !{!100, !104, i64 20}
!118 = !DILocation(line: 42, column: 106, scope: !85, inlinedAt: !95)
!119 = !{!120, !104, i64 24}
!120 = !{!"_ZTSN4demo8ParticleE", !121, i64 0, !121, i64 12, !104, i64 24}
!121 = !{!"_ZTSN4demo6VectorE", !104, i64 0, !104, i64 4, !104, i64 8}
!122 = !DILocation(line: 42, column: 95, scope: !85, inlinedAt: !95)
!123 = !DILocalVariable(name: "this", arg: 1, scope: !124, type: !127, flags: DIFlagArtificial | DIFlagObjectPointer)
!124 = distinct !DISubprogram(name: "operator*", linkageName: "_ZNK4demo6VectormlEf", scope: !27, file: !24, line: 11, type: !39, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !38, retainedNodes: !125, keyInstructions: true)
!125 = !{!123, !126}
!126 = !DILocalVariable(name: "k", arg: 2, scope: !124, file: !24, line: 11, type: !30)
!127 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !37, size: 64, dwarfAddressSpace: 4)
!128 = !DILocation(line: 0, scope: !124, inlinedAt: !129)
!129 = distinct !DILocation(line: 42, column: 87, scope: !85, inlinedAt: !95)
!130 = !DILocation(line: 11, column: 45, scope: !124, inlinedAt: !129)
!131 = !{!121, !104, i64 0}
!132 = !{!133}
!133 = distinct !{!133, !134, !"_ZNK4demo6VectormlEf: argument 0"}
!134 = distinct !{!134, !"_ZNK4demo6VectormlEf"}
!135 = !DILocation(line: 11, column: 47, scope: !124, inlinedAt: !129, atomGroup: 1, atomRank: 2)
!136 = !DILocation(line: 11, column: 52, scope: !124, inlinedAt: !129)
!137 = !{!121, !104, i64 4}
!138 = !DILocation(line: 11, column: 54, scope: !124, inlinedAt: !129, atomGroup: 1, atomRank: 2)
!139 = !DILocation(line: 11, column: 59, scope: !124, inlinedAt: !129)
!140 = !{!121, !104, i64 8}
!141 = !DILocation(line: 11, column: 61, scope: !124, inlinedAt: !129, atomGroup: 1, atomRank: 2)
!142 = !DILocalVariable(name: "this", arg: 1, scope: !143, type: !127, flags: DIFlagArtificial | DIFlagObjectPointer)
!143 = distinct !DISubprogram(name: "operator+", linkageName: "_ZNK4demo6VectorplES0_", scope: !27, file: !24, line: 10, type: !34, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !33, retainedNodes: !144, keyInstructions: true)
!144 = !{!142, !145}
!145 = !DILocalVariable(name: "o", arg: 2, scope: !143, file: !24, line: 10, type: !27)
!146 = !DILocation(line: 0, scope: !143, inlinedAt: !147)
!147 = distinct !DILocation(line: 42, column: 43, scope: !85, inlinedAt: !95)
!148 = !DILocation(line: 10, column: 46, scope: !143, inlinedAt: !147)
!149 = !{!150}
!150 = distinct !{!150, !151, !"_ZNK4demo6VectorplES0_: argument 0"}
!151 = distinct !{!151, !"_ZNK4demo6VectorplES0_"}
!152 = !DILocation(line: 10, column: 48, scope: !143, inlinedAt: !147, atomGroup: 1, atomRank: 2)
!153 = !DILocation(line: 10, column: 55, scope: !143, inlinedAt: !147)
!154 = !DILocation(line: 10, column: 57, scope: !143, inlinedAt: !147, atomGroup: 1, atomRank: 2)
!155 = !DILocation(line: 10, column: 64, scope: !143, inlinedAt: !147)
!156 = !DILocation(line: 10, column: 66, scope: !143, inlinedAt: !147, atomGroup: 1, atomRank: 2)
!157 = !DILocation(line: 42, column: 23, scope: !85, inlinedAt: !95, atomGroup: 3, atomRank: 1)
!158 = !DILocation(line: 42, column: 5, scope: !85, inlinedAt: !95)
!159 = !DILocation(line: 43, column: 65, scope: !85, inlinedAt: !95)
!160 = !DILocation(line: 0, scope: !124, inlinedAt: !161)
!161 = distinct !DILocation(line: 43, column: 63, scope: !85, inlinedAt: !95)
!162 = !DILocation(line: 11, column: 45, scope: !124, inlinedAt: !161)
!163 = !{!164}
!164 = distinct !{!164, !165, !"_ZNK4demo6VectormlEf: argument 0"}
!165 = distinct !{!165, !"_ZNK4demo6VectormlEf"}
!166 = !DILocation(line: 11, column: 47, scope: !124, inlinedAt: !161, atomGroup: 1, atomRank: 2)
!167 = !DILocation(line: 11, column: 52, scope: !124, inlinedAt: !161)
!168 = !DILocation(line: 11, column: 54, scope: !124, inlinedAt: !161, atomGroup: 1, atomRank: 2)
!169 = !DILocation(line: 11, column: 59, scope: !124, inlinedAt: !161)
!170 = !DILocation(line: 11, column: 61, scope: !124, inlinedAt: !161, atomGroup: 1, atomRank: 2)
!171 = !DILocation(line: 0, scope: !143, inlinedAt: !172)
!172 = distinct !DILocation(line: 43, column: 43, scope: !85, inlinedAt: !95)
!173 = !DILocation(line: 10, column: 46, scope: !143, inlinedAt: !172)
!174 = !{!175}
!175 = distinct !{!175, !176, !"_ZNK4demo6VectorplES0_: argument 0"}
!176 = distinct !{!176, !"_ZNK4demo6VectorplES0_"}
!177 = !DILocation(line: 10, column: 48, scope: !143, inlinedAt: !172, atomGroup: 1, atomRank: 2)
!178 = !DILocation(line: 10, column: 55, scope: !143, inlinedAt: !172)
!179 = !DILocation(line: 10, column: 57, scope: !143, inlinedAt: !172, atomGroup: 1, atomRank: 2)
!180 = !DILocation(line: 10, column: 64, scope: !143, inlinedAt: !172)
!181 = !DILocation(line: 10, column: 66, scope: !143, inlinedAt: !172, atomGroup: 1, atomRank: 2)
!182 = !DILocation(line: 43, column: 23, scope: !85, inlinedAt: !95, atomGroup: 4, atomRank: 1)
!183 = !DILocation(line: 44, column: 3, scope: !85, inlinedAt: !95, atomGroup: 5, atomRank: 1)
!184 = !DILocation(line: 20, column: 101, scope: !96, atomGroup: 1, atomRank: 1)
!185 = !DISubprogram(name: "get_global_id", linkageName: "_Z13get_global_idj", scope: !97, file: !97, line: 15, type: !186, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!186 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !187)
!187 = !{!188, !189}
!188 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!189 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!190 = distinct !DISubprogram(name: "limited<float>", linkageName: "_ZN4demo7limitedIfEET_S1_S1_S1_", scope: !6, file: !24, line: 29, type: !191, scopeLine: 29, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, templateParams: !197, retainedNodes: !193, keyInstructions: true)
!191 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !192)
!192 = !{!30, !30, !30, !30}
!193 = !{!194, !195, !196}
!194 = !DILocalVariable(name: "value", arg: 1, scope: !190, file: !24, line: 29, type: !30)
!195 = !DILocalVariable(name: "low", arg: 2, scope: !190, file: !24, line: 29, type: !30)
!196 = !DILocalVariable(name: "high", arg: 3, scope: !190, file: !24, line: 29, type: !30)
!197 = !{!198}
!198 = !DITemplateTypeParameter(name: "T", type: !30)
!199 = !DILocation(line: 0, scope: !190)
!200 = !DILocation(line: 30, column: 13, scope: !201, atomGroup: 1, atomRank: 2)
!201 = distinct !DILexicalBlock(scope: !190, file: !24, line: 30, column: 7)
!202 = !DILocation(line: 30, column: 13, scope: !201, atomGroup: 1, atomRank: 1)
!203 = !DILocation(line: 33, column: 1, scope: !190, atomGroup: 6, atomRank: 1)
!204 = distinct !DISubprogram(linkageName: "_ZTSN4demo16bounce_particlesE", scope: !3, file: !3, type: !70, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !205, keyInstructions: true)
!205 = !{!206}
!206 = !DILocalVariable(name: "body", arg: 1, scope: !204, type: !207, flags: DIFlagArtificial)
!207 = distinct !DICompositeType(tag: DW_TAG_class_type, file: !3, line: 45, size: 128, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !208)
!208 = !{!209, !210}
!209 = !DIDerivedType(tag: DW_TAG_member, name: "particles", scope: !207, file: !3, line: 46, baseType: !77, size: 64)
!210 = !DIDerivedType(tag: DW_TAG_member, name: "cells", scope: !207, file: !3, line: 47, baseType: !16, size: 32, offset: 64)
!211 = !DILocation(line: 0, scope: !204)
!212 = !DILocalVariable(name: "this", arg: 1, scope: !213, type: !221, flags: DIFlagArtificial | DIFlagObjectPointer)
!213 = distinct !DISubprogram(name: "operator()", linkageName: "_ZZN4demo16submit_particlesEPNS_8ParticleEPKfPfifENKUlvE0_clEv", scope: !207, file: !3, line: 45, type: !214, scopeLine: 45, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !218, retainedNodes: !219, keyInstructions: true)
!214 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !215)
!215 = !{null, !216}
!216 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !217, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer, dwarfAddressSpace: 4)
!217 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !207)
!218 = !DISubprogram(name: "operator()", scope: !207, file: !3, line: 45, type: !214, scopeLine: 45, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!219 = !{!212, !220}
!220 = !DILocalVariable(name: "particle", scope: !213, file: !3, line: 46, type: !22)
!221 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !217, size: 64, dwarfAddressSpace: 4)
!222 = !DILocation(line: 0, scope: !213, inlinedAt: !223)
!223 = distinct !DILocation(line: 20, column: 101, scope: !224)
!224 = !DILexicalBlockFile(scope: !204, file: !97, discriminator: 0)
!225 = !DILocation(line: 46, column: 26, scope: !213, inlinedAt: !223)
!226 = !{!227, !101, i64 0}
!227 = !{!"_ZTSZN4demo16submit_particlesEPNS_8ParticleEPKfPfifEUlvE0_", !101, i64 0, !61, i64 8}
!228 = !DILocation(line: 46, column: 36, scope: !213, inlinedAt: !223)
!229 = !DILocation(line: 46, column: 26, scope: !213, inlinedAt: !223, atomGroup: 2, atomRank: 2)
!230 = !DILocation(line: 47, column: 9, scope: !231, inlinedAt: !223)
!231 = distinct !DILexicalBlock(scope: !213, file: !3, line: 47, column: 9)
!232 = !{!227, !61, i64 8}
!233 = !DILocation(line: 47, column: 15, scope: !231, inlinedAt: !223, atomGroup: 3, atomRank: 2)
!234 = !DILocation(line: 47, column: 15, scope: !231, inlinedAt: !223, atomGroup: 3, atomRank: 1)
!235 = !DILocation(line: 48, column: 21, scope: !231, inlinedAt: !223)
!236 = !DILocalVariable(name: "this", arg: 1, scope: !237, type: !243, flags: DIFlagArtificial | DIFlagObjectPointer)
!237 = distinct !DISubprogram(name: "Wall", linkageName: "_ZN4demo4WallC2Ev", scope: !9, file: !3, line: 11, type: !238, scopeLine: 11, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !241, retainedNodes: !242, keyInstructions: true)
!238 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !239)
!239 = !{null, !240}
!240 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer, dwarfAddressSpace: 4)
!241 = !DISubprogram(name: "Wall", linkageName: "_ZN4demo4WallC4Ev", scope: !9, type: !238, flags: DIFlagPublic | DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!242 = !{!236}
!243 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64, dwarfAddressSpace: 4)
!244 = !DILocation(line: 0, scope: !237, inlinedAt: !245)
!245 = distinct !DILocation(line: 48, column: 21, scope: !231, inlinedAt: !223)
!246 = !DILocation(line: 11, column: 7, scope: !237, inlinedAt: !245)
!247 = !{!248, !248, i64 0}
!248 = !{!"vtable pointer", !63, i64 0}
!249 = !DILocation(line: 48, column: 7, scope: !231, inlinedAt: !223)
!250 = !DILocation(line: 50, column: 21, scope: !231, inlinedAt: !223)
!251 = !DILocalVariable(name: "this", arg: 1, scope: !252, type: !255, flags: DIFlagArtificial | DIFlagObjectPointer)
!252 = distinct !DISubprogram(name: "SoftWall", linkageName: "_ZN4demo8SoftWallC2Ef", scope: !5, file: !3, line: 23, type: !45, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !44, retainedNodes: !253, keyInstructions: true)
!253 = !{!251, !254}
!254 = !DILocalVariable(name: "g", arg: 2, scope: !252, file: !3, line: 23, type: !30)
!255 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64, dwarfAddressSpace: 4)
!256 = !DILocation(line: 0, scope: !252, inlinedAt: !257)
!257 = distinct !DILocation(line: 50, column: 21, scope: !231, inlinedAt: !223)
!258 = !DILocation(line: 23, column: 47, scope: !252, inlinedAt: !257)
!259 = !DILocation(line: 23, column: 39, scope: !252, inlinedAt: !257)
!260 = !DILocation(line: 23, column: 39, scope: !252, inlinedAt: !257, atomGroup: 1, atomRank: 1)
!261 = !{!262, !104, i64 8}
!262 = !{!"_ZTSN4demo8SoftWallE", !263, i64 0, !104, i64 8}
!263 = !{!"_ZTSN4demo4WallE"}
!264 = !DILocation(line: 50, column: 7, scope: !231, inlinedAt: !223)
!265 = !DILocation(line: 20, column: 101, scope: !224, atomGroup: 1, atomRank: 1)
!266 = distinct !DISubprogram(name: "hit", linkageName: "_ZN4demo12_GLOBAL__N_13hitERNS_8ParticleERKNS_4WallEi", scope: !267, file: !3, line: 32, type: !268, scopeLine: 32, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !271, keyInstructions: true)
!267 = !DINamespace(scope: !6)
!268 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !269)
!269 = !{null, !22, !270, !16}
!270 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !21, size: 64, dwarfAddressSpace: 4)
!271 = !{!272, !273, !274, !275}
!272 = !DILocalVariable(name: "particle", arg: 1, scope: !266, file: !3, line: 32, type: !22)
!273 = !DILocalVariable(name: "wall", arg: 2, scope: !266, file: !3, line: 32, type: !270)
!274 = !DILocalVariable(name: "times", arg: 3, scope: !266, file: !3, line: 32, type: !16)
!275 = !DILocalVariable(name: "i", scope: !276, file: !3, line: 33, type: !16)
!276 = distinct !DILexicalBlock(scope: !266, file: !3, line: 33, column: 3)
!277 = !DILocation(line: 0, scope: !266)
!278 = !DILocation(line: 0, scope: !276)
!279 = !DILocation(line: 33, column: 21, scope: !280, atomGroup: 7, atomRank: 1)
!280 = distinct !DILexicalBlock(scope: !276, file: !3, line: 33, column: 3)
!281 = !DILocation(line: 33, column: 3, scope: !276, atomGroup: 8, atomRank: 1)
!282 = !DILocation(line: 35, column: 1, scope: !266, atomGroup: 6, atomRank: 1)
!283 = !DILocation(line: 34, column: 10, scope: !280)
!284 = !DILocation(line: 33, column: 31, scope: !280, atomGroup: 4, atomRank: 2)
!285 = !DILocation(line: 33, column: 21, scope: !280, atomGroup: 2, atomRank: 1)
!286 = !DILocation(line: 33, column: 3, scope: !276, atomGroup: 3, atomRank: 1)
!287 = distinct !{!287, !288, !289, !290, !291}
!288 = !DILocation(line: 33, column: 3, scope: !276)
!289 = !DILocation(line: 34, column: 25, scope: !276)
!290 = !{!"llvm.loop.mustprogress"}
!291 = !{!"llvm.loop.unroll.disable"}
!292 = distinct !DISubprogram(name: "bounce", linkageName: "_ZNK4demo8SoftWall6bounceERNS_8ParticleE", scope: !5, file: !3, line: 24, type: !49, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !48, retainedNodes: !293, keyInstructions: true)
!293 = !{!294, !296}
!294 = !DILocalVariable(name: "this", arg: 1, scope: !292, type: !295, flags: DIFlagArtificial | DIFlagObjectPointer)
!295 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !52, size: 64, dwarfAddressSpace: 4)
!296 = !DILocalVariable(name: "particle", arg: 2, scope: !292, file: !3, line: 24, type: !22)
!297 = !DILocation(line: 0, scope: !292)
!298 = !DILocalVariable(name: "this", arg: 1, scope: !299, type: !302, flags: DIFlagArtificial | DIFlagObjectPointer)
!299 = distinct !DISubprogram(name: "bounce", linkageName: "_ZNK4demo4Wall6bounceERNS_8ParticleE", scope: !9, file: !3, line: 13, type: !18, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !17, retainedNodes: !300, keyInstructions: true)
!300 = !{!298, !301}
!301 = !DILocalVariable(name: "particle", arg: 2, scope: !299, file: !3, line: 13, type: !22)
!302 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64, dwarfAddressSpace: 4)
!303 = !DILocation(line: 0, scope: !299, inlinedAt: !304)
!304 = distinct !DILocation(line: 25, column: 11, scope: !292)
!305 = !DILocation(line: 14, column: 27, scope: !306, inlinedAt: !304)
!306 = distinct !DILexicalBlock(scope: !299, file: !3, line: 14, column: 9)
!307 = !{!120, !104, i64 4}
!308 = !DILocation(line: 14, column: 29, scope: !306, inlinedAt: !304, atomGroup: 1, atomRank: 2)
!309 = !DILocation(line: 14, column: 29, scope: !306, inlinedAt: !304, atomGroup: 1, atomRank: 1)
!310 = !DILocation(line: 15, column: 48, scope: !306, inlinedAt: !304)
!311 = !{!120, !104, i64 16}
!312 = !DILocation(line: 15, column: 29, scope: !306, inlinedAt: !304, atomGroup: 2, atomRank: 2)
!313 = !DILocation(line: 15, column: 27, scope: !306, inlinedAt: !304, atomGroup: 2, atomRank: 1)
!314 = !DILocation(line: 15, column: 7, scope: !306, inlinedAt: !304)
!315 = !DILocation(line: 26, column: 34, scope: !292)
!316 = !DILocation(line: 26, column: 45, scope: !292)
!317 = !DILocation(line: 0, scope: !124, inlinedAt: !318)
!318 = distinct !DILocation(line: 26, column: 43, scope: !292)
!319 = !DILocation(line: 11, column: 45, scope: !124, inlinedAt: !318)
!320 = !{!321}
!321 = distinct !{!321, !322, !"_ZNK4demo6VectormlEf: argument 0"}
!322 = distinct !{!322, !"_ZNK4demo6VectormlEf"}
!323 = !DILocation(line: 11, column: 47, scope: !124, inlinedAt: !318, atomGroup: 1, atomRank: 2)
!324 = !DILocation(line: 11, column: 52, scope: !124, inlinedAt: !318)
!325 = !DILocation(line: 11, column: 54, scope: !124, inlinedAt: !318, atomGroup: 1, atomRank: 2)
!326 = !DILocation(line: 11, column: 59, scope: !124, inlinedAt: !318)
!327 = !DILocation(line: 11, column: 61, scope: !124, inlinedAt: !318, atomGroup: 1, atomRank: 2)
!328 = !DILocation(line: 26, column: 23, scope: !292, atomGroup: 1, atomRank: 1)
!329 = !DILocation(line: 27, column: 3, scope: !292, atomGroup: 2, atomRank: 1)
!330 = !DILocation(line: 0, scope: !299)
!331 = !DILocation(line: 14, column: 27, scope: !306)
!332 = !DILocation(line: 14, column: 29, scope: !306, atomGroup: 1, atomRank: 2)
!333 = !DILocation(line: 14, column: 29, scope: !306, atomGroup: 1, atomRank: 1)
!334 = !DILocation(line: 15, column: 48, scope: !306)
!335 = !DILocation(line: 15, column: 29, scope: !306, atomGroup: 2, atomRank: 2)
!336 = !DILocation(line: 15, column: 27, scope: !306, atomGroup: 2, atomRank: 1)
!337 = !DILocation(line: 15, column: 7, scope: !306)
!338 = !DILocation(line: 16, column: 3, scope: !299, atomGroup: 3, atomRank: 1)
!339 = distinct !DISubprogram(linkageName: "_ZTSN4demo13measure_speedE", scope: !3, file: !3, type: !70, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !340, keyInstructions: true)
!340 = !{!341}
!341 = !DILocalVariable(name: "body", arg: 1, scope: !339, type: !342, flags: DIFlagArtificial)
!342 = distinct !DICompositeType(tag: DW_TAG_class_type, file: !3, line: 52, size: 128, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !343)
!343 = !{!344, !346}
!344 = !DIDerivedType(tag: DW_TAG_member, name: "out", scope: !342, file: !3, line: 54, baseType: !345, size: 64)
!345 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !30, size: 64, dwarfAddressSpace: 4)
!346 = !DIDerivedType(tag: DW_TAG_member, name: "particles", scope: !342, file: !3, line: 54, baseType: !77, size: 64, offset: 64)
!347 = !DILocation(line: 0, scope: !339)
!348 = !DILocalVariable(name: "this", arg: 1, scope: !349, type: !357, flags: DIFlagArtificial | DIFlagObjectPointer)
!349 = distinct !DISubprogram(name: "operator()", linkageName: "_ZZN4demo16submit_particlesEPNS_8ParticleEPKfPfifENKUlvE1_clEv", scope: !342, file: !3, line: 52, type: !350, scopeLine: 52, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !354, retainedNodes: !355, keyInstructions: true)
!350 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !351)
!351 = !{null, !352}
!352 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !353, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer, dwarfAddressSpace: 4)
!353 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !342)
!354 = !DISubprogram(name: "operator()", scope: !342, file: !3, line: 52, type: !350, scopeLine: 52, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!355 = !{!348, !356}
!356 = !DILocalVariable(name: "i", scope: !349, file: !3, line: 53, type: !188)
!357 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !353, size: 64, dwarfAddressSpace: 4)
!358 = !DILocation(line: 0, scope: !349, inlinedAt: !359)
!359 = distinct !DILocation(line: 20, column: 101, scope: !360)
!360 = !DILexicalBlockFile(scope: !339, file: !97, discriminator: 0)
!361 = !DILocation(line: 53, column: 23, scope: !349, inlinedAt: !359, atomGroup: 2, atomRank: 2)
!362 = !DILocation(line: 54, column: 28, scope: !349, inlinedAt: !359)
!363 = !{!364, !101, i64 8}
!364 = !{!"_ZTSZN4demo16submit_particlesEPNS_8ParticleEPKfPfifEUlvE1_", !103, i64 0, !101, i64 8}
!365 = !DILocation(line: 54, column: 22, scope: !349, inlinedAt: !359)
!366 = !DILocation(line: 54, column: 54, scope: !349, inlinedAt: !359)
!367 = !DILocation(line: 54, column: 44, scope: !349, inlinedAt: !359)
!368 = !DILocation(line: 54, column: 42, scope: !349, inlinedAt: !359)
!369 = !DILocation(line: 54, column: 14, scope: !349, inlinedAt: !359, atomGroup: 3, atomRank: 2)
!370 = !DILocation(line: 54, column: 5, scope: !349, inlinedAt: !359)
!371 = !{!364, !103, i64 0}
!372 = !DILocation(line: 54, column: 12, scope: !349, inlinedAt: !359, atomGroup: 3, atomRank: 1)
!373 = !DILocation(line: 20, column: 101, scope: !360, atomGroup: 1, atomRank: 1)
!374 = distinct !{!374, !290, !291}
!375 = !{!376, !103, i64 8}
!376 = !{!"_ZTSZN4demo13submit_fieldsEPfPKfiEUlvE_", !103, i64 0, !103, i64 8, !61, i64 16}
!377 = !{!376, !61, i64 16}
!378 = !{!376, !103, i64 0}
!379 = !{i32 6}
!380 = !{!381, !61, i64 0}
!381 = !{!"_ZTSZN4demo17submit_statisticsEPKNS_8ParticleEPdddiEUlvE_", !61, i64 0, !101, i64 8, !382, i64 16, !382, i64 24, !383, i64 32}
!382 = !{!"double", !62, i64 0}
!383 = !{!"p1 double", !102, i64 0}
!384 = !{!381, !101, i64 8}
!385 = distinct !{!385, !290, !291}
!386 = !{!381, !383, i64 32}
!387 = !{!382, !382, i64 0}
!388 = !{!389, !61, i64 0}
!389 = !{!"_ZTSZN4demo17submit_statisticsEPKNS_8ParticleEPdddiEUlvE0_", !61, i64 0, !101, i64 8, !383, i64 16}
!390 = !{!389, !101, i64 8}
!391 = !{!120, !104, i64 0}
!392 = distinct !{!392, !290, !291}
!393 = !{!389, !383, i64 16}
