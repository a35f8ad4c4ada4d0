; ModuleID = 'sources/image_filter.cl'
source_filename = "sources/image_filter.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64-unknown-unknown"

@blur_weights = local_unnamed_addr addrspace(2) constant [5 x float] [float 6.250000e-02, float 2.500000e-01, float 3.750000e-01, float 2.500000e-01, float 6.250000e-02], align 4
@banner = local_unnamed_addr addrspace(2) constant [29 x i8] c"filter {v1}; \22quoted\22 \\ done\00", align 1
@blur_rows.tile = internal unnamed_addr addrspace(3) global [20 x <4 x float>] undef, align 16

; Function Attrs: convergent mustprogress nofree noinline norecurse nounwind willreturn memory(none)
define spir_func float @luminance(<4 x float> noundef %0) local_unnamed_addr #0 {
  %2 = tail call spir_func float @_Z3dotDv4_fS_(<4 x float> noundef %0, <4 x float> noundef <float 0x3FCB367A00000000, float 0x3FE6E2EB20000000, float 0x3FB27BB300000000, float 0.000000e+00>) #12
  ret float %2
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z3dotDv4_fS_(<4 x float> noundef, <4 x float> noundef) local_unnamed_addr #1

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @blur_rows(ptr addrspace(1) noalias noundef readonly align 16 captures(none) %0, ptr addrspace(1) noalias noundef writeonly align 16 captures(none) %1, ptr addrspace(1) noundef readonly align 16 captures(none) %2, i32 noundef %3) local_unnamed_addr #2 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 !reqd_work_group_size !13 {
  tail call void @llvm.experimental.noalias.scope.decl(metadata !14)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !17)
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #12
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #12
  %8 = trunc i64 %7 to i32
  %9 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #12
  %10 = trunc i64 %9 to i32
  %11 = mul nsw i32 %3, %8
  %12 = add nsw i32 %11, %6
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %13
  %15 = load <4 x float>, ptr addrspace(1) %14, align 16, !tbaa !19, !alias.scope !14, !noalias !17
  %16 = shl i64 %9, 32
  %17 = add i64 %16, 8589934592
  %18 = ashr exact i64 %17, 28
  %19 = getelementptr inbounds i8, ptr addrspace(3) @blur_rows.tile, i64 %18
  store <4 x float> %15, ptr addrspace(3) %19, align 16, !tbaa !19, !noalias !20
  %20 = icmp slt i32 %10, 2
  br i1 %20, label %21, label %40

21:                                               ; preds = %4
  %22 = add nsw i32 %6, -2
  %23 = tail call spir_func i32 @_Z3maxii(i32 noundef %22, i32 noundef 0) #12
  %24 = add nsw i32 %23, %11
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %25
  %27 = load <4 x float>, ptr addrspace(1) %26, align 16, !tbaa !19, !alias.scope !14, !noalias !17
  %28 = ashr exact i64 %16, 28
  %29 = getelementptr inbounds i8, ptr addrspace(3) @blur_rows.tile, i64 %28
  store <4 x float> %27, ptr addrspace(3) %29, align 16, !tbaa !19, !noalias !20
  %30 = add nsw i32 %6, 16
  %31 = add nsw i32 %3, -1
  %32 = tail call spir_func i32 @_Z3minii(i32 noundef %30, i32 noundef %31) #12
  %33 = add nsw i32 %32, %11
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %34
  %36 = load <4 x float>, ptr addrspace(1) %35, align 16, !tbaa !19, !alias.scope !14, !noalias !17
  %37 = add i64 %16, 77309411328
  %38 = ashr exact i64 %37, 28
  %39 = getelementptr inbounds i8, ptr addrspace(3) @blur_rows.tile, i64 %38
  store <4 x float> %36, ptr addrspace(3) %39, align 16, !tbaa !19, !noalias !20
  br label %40

40:                                               ; preds = %21, %4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #13, !noalias !20
  %41 = shl i64 %9, 32
  %42 = ashr exact i64 %41, 32
  %43 = getelementptr inbounds <4 x float>, ptr addrspace(3) @blur_rows.tile, i64 %42
  %44 = load <4 x float>, ptr addrspace(3) %43, align 16, !tbaa !19, !noalias !20
  %45 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %44, <4 x float> splat (float 6.250000e-02), <4 x float> zeroinitializer)
  %46 = getelementptr <4 x float>, ptr addrspace(3) @blur_rows.tile, i64 %42
  %47 = getelementptr i8, ptr addrspace(3) %46, i64 16
  %48 = load <4 x float>, ptr addrspace(3) %47, align 16, !tbaa !19, !noalias !20
  %49 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %48, <4 x float> splat (float 2.500000e-01), <4 x float> %45)
  %50 = getelementptr <4 x float>, ptr addrspace(3) @blur_rows.tile, i64 %42
  %51 = getelementptr i8, ptr addrspace(3) %50, i64 32
  %52 = load <4 x float>, ptr addrspace(3) %51, align 16, !tbaa !19, !noalias !20
  %53 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %52, <4 x float> splat (float 3.750000e-01), <4 x float> %49)
  %54 = getelementptr <4 x float>, ptr addrspace(3) @blur_rows.tile, i64 %42
  %55 = getelementptr i8, ptr addrspace(3) %54, i64 48
  %56 = load <4 x float>, ptr addrspace(3) %55, align 16, !tbaa !19, !noalias !20
  %57 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %56, <4 x float> splat (float 2.500000e-01), <4 x float> %53)
  %58 = getelementptr <4 x float>, ptr addrspace(3) @blur_rows.tile, i64 %42
  %59 = getelementptr i8, ptr addrspace(3) %58, i64 64
  %60 = load <4 x float>, ptr addrspace(3) %59, align 16, !tbaa !19, !noalias !20
  %61 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %60, <4 x float> splat (float 6.250000e-02), <4 x float> %57)
  %62 = load <4 x float>, ptr addrspace(1) %2, align 16, !tbaa !19, !noalias !20
  %63 = fmul <4 x float> %61, %62
  %64 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 24
  %65 = load i8, ptr addrspace(1) %64, align 8, !tbaa !21, !noalias !20
  %66 = and i8 %65, 1
  %67 = icmp eq i8 %66, 0
  br i1 %67, label %70, label %68

68:                                               ; preds = %40
  %69 = tail call spir_func <4 x float> @_Z5clampDv4_fS_S_(<4 x float> noundef %63, <4 x float> noundef zeroinitializer, <4 x float> noundef splat (float 1.000000e+00)) #12
  br label %70

70:                                               ; preds = %40, %68
  %71 = phi <4 x float> [ %69, %68 ], [ %63, %40 ]
  %72 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %13
  store <4 x float> %71, ptr addrspace(1) %72, align 16, !tbaa !19, !alias.scope !17, !noalias !14
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_blur_rows(ptr addrspace(1) noalias noundef readonly align 16 captures(none) %0, ptr addrspace(1) noalias noundef writeonly align 16 captures(none) %1, ptr addrspace(1) noundef readonly align 16 captures(none) %2, i32 noundef %3) local_unnamed_addr #3 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 !reqd_work_group_size !13 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #12
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #12
  %8 = trunc i64 %7 to i32
  %9 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #12
  %10 = trunc i64 %9 to i32
  %11 = mul nsw i32 %3, %8
  %12 = add nsw i32 %11, %6
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %13
  %15 = load <4 x float>, ptr addrspace(1) %14, align 16, !tbaa !19
  %16 = shl i64 %9, 32
  %17 = add i64 %16, 8589934592
  %18 = ashr exact i64 %17, 28
  %19 = getelementptr inbounds i8, ptr addrspace(3) @blur_rows.tile, i64 %18
  store <4 x float> %15, ptr addrspace(3) %19, align 16, !tbaa !19
  %20 = icmp slt i32 %10, 2
  br i1 %20, label %21, label %40

21:                                               ; preds = %4
  %22 = add nsw i32 %6, -2
  %23 = tail call spir_func i32 @_Z3maxii(i32 noundef %22, i32 noundef 0) #12
  %24 = add nsw i32 %23, %11
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %25
  %27 = load <4 x float>, ptr addrspace(1) %26, align 16, !tbaa !19
  %28 = ashr exact i64 %16, 28
  %29 = getelementptr inbounds i8, ptr addrspace(3) @blur_rows.tile, i64 %28
  store <4 x float> %27, ptr addrspace(3) %29, align 16, !tbaa !19
  %30 = add nsw i32 %6, 16
  %31 = add nsw i32 %3, -1
  %32 = tail call spir_func i32 @_Z3minii(i32 noundef %30, i32 noundef %31) #12
  %33 = add nsw i32 %32, %11
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %34
  %36 = load <4 x float>, ptr addrspace(1) %35, align 16, !tbaa !19
  %37 = add i64 %16, 77309411328
  %38 = ashr exact i64 %37, 28
  %39 = getelementptr inbounds i8, ptr addrspace(3) @blur_rows.tile, i64 %38
  store <4 x float> %36, ptr addrspace(3) %39, align 16, !tbaa !19
  br label %40

40:                                               ; preds = %21, %4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #13
  %41 = shl i64 %9, 32
  %42 = ashr exact i64 %41, 32
  %43 = getelementptr inbounds <4 x float>, ptr addrspace(3) @blur_rows.tile, i64 %42
  %44 = load <4 x float>, ptr addrspace(3) %43, align 16, !tbaa !19
  %45 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %44, <4 x float> splat (float 6.250000e-02), <4 x float> zeroinitializer)
  %46 = getelementptr <4 x float>, ptr addrspace(3) @blur_rows.tile, i64 %42
  %47 = getelementptr i8, ptr addrspace(3) %46, i64 16
  %48 = load <4 x float>, ptr addrspace(3) %47, align 16, !tbaa !19
  %49 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %48, <4 x float> splat (float 2.500000e-01), <4 x float> %45)
  %50 = getelementptr <4 x float>, ptr addrspace(3) @blur_rows.tile, i64 %42
  %51 = getelementptr i8, ptr addrspace(3) %50, i64 32
  %52 = load <4 x float>, ptr addrspace(3) %51, align 16, !tbaa !19
  %53 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %52, <4 x float> splat (float 3.750000e-01), <4 x float> %49)
  %54 = getelementptr <4 x float>, ptr addrspace(3) @blur_rows.tile, i64 %42
  %55 = getelementptr i8, ptr addrspace(3) %54, i64 48
  %56 = load <4 x float>, ptr addrspace(3) %55, align 16, !tbaa !19
  %57 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %56, <4 x float> splat (float 2.500000e-01), <4 x float> %53)
  %58 = getelementptr <4 x float>, ptr addrspace(3) @blur_rows.tile, i64 %42
  %59 = getelementptr i8, ptr addrspace(3) %58, i64 64
  %60 = load <4 x float>, ptr addrspace(3) %59, align 16, !tbaa !19
  %61 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %60, <4 x float> splat (float 6.250000e-02), <4 x float> %57)
  %62 = load <4 x float>, ptr addrspace(1) %2, align 16, !tbaa !19
  %63 = fmul <4 x float> %61, %62
  %64 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 24
  %65 = load i8, ptr addrspace(1) %64, align 8, !tbaa !21
  %66 = and i8 %65, 1
  %67 = icmp eq i8 %66, 0
  br i1 %67, label %70, label %68

68:                                               ; preds = %40
  %69 = tail call spir_func <4 x float> @_Z5clampDv4_fS_S_(<4 x float> noundef %63, <4 x float> noundef zeroinitializer, <4 x float> noundef splat (float 1.000000e+00)) #12
  br label %70

70:                                               ; preds = %40, %68
  %71 = phi <4 x float> [ %69, %68 ], [ %63, %40 ]
  %72 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %13
  store <4 x float> %71, ptr addrspace(1) %72, align 16, !tbaa !19
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite)
define spir_kernel void @to_grey(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, ptr addrspace(1) noundef writeonly align 1 captures(none) %2, i32 noundef %3) local_unnamed_addr #4 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #12
  %6 = trunc i64 %5 to i32
  %7 = insertelement <2 x i32> poison, i32 %6, i64 0
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #12
  %9 = trunc i64 %8 to i32
  %10 = insertelement <2 x i32> %7, i32 %9, i64 1
  %11 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <2 x i32> noundef %10) #14
  %12 = tail call spir_func float @luminance(<4 x float> noundef %11) #13
  %13 = fmul float %12, 2.550000e+02
  %14 = tail call spir_func zeroext i8 @_Z17convert_uchar_satf(float noundef %13) #12
  %15 = mul nsw i32 %3, %9
  %16 = add nsw i32 %15, %6
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %17
  store i8 %14, ptr addrspace(1) %18, align 1, !tbaa !19
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_to_grey(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, ptr addrspace(1) noundef writeonly align 1 captures(none) %2, i32 noundef %3) local_unnamed_addr #5 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #12
  %6 = trunc i64 %5 to i32
  %7 = insertelement <2 x i32> poison, i32 %6, i64 0
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #12
  %9 = trunc i64 %8 to i32
  %10 = insertelement <2 x i32> %7, i32 %9, i64 1
  %11 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <2 x i32> noundef %10) #14
  %12 = tail call spir_func float @luminance(<4 x float> noundef %11) #13
  %13 = fmul float %12, 2.550000e+02
  %14 = tail call spir_func zeroext i8 @_Z17convert_uchar_satf(float noundef %13) #12
  %15 = mul nsw i32 %3, %9
  %16 = add nsw i32 %15, %6
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %17
  store i8 %14, ptr addrspace(1) %18, align 1, !tbaa !19
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write)
define spir_kernel void @greet(ptr addrspace(1) noundef writeonly align 1 captures(none) %0) local_unnamed_addr #6 !kernel_arg_addr_space !27 !kernel_arg_access_qual !28 !kernel_arg_type !29 !kernel_arg_base_type !29 !kernel_arg_type_qual !30 {
  %2 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #12
  %3 = icmp ult i64 %2, 29
  br i1 %3, label %4, label %8

4:                                                ; preds = %1
  %5 = getelementptr inbounds nuw i8, ptr addrspace(2) @banner, i64 %2
  %6 = load i8, ptr addrspace(2) %5, align 1, !tbaa !19
  %7 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %2
  store i8 %6, ptr addrspace(1) %7, align 1, !tbaa !19
  br label %8

8:                                                ; preds = %1, %4
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write)
define spir_func void @__clang_ocl_kern_imp_greet(ptr addrspace(1) noundef writeonly align 1 captures(none) %0) local_unnamed_addr #7 !kernel_arg_addr_space !27 !kernel_arg_access_qual !28 !kernel_arg_type !29 !kernel_arg_base_type !29 !kernel_arg_type_qual !30 {
  %2 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #12
  %3 = icmp ult i64 %2, 29
  br i1 %3, label %4, label %8

4:                                                ; preds = %1
  %5 = getelementptr inbounds nuw i8, ptr addrspace(2) @banner, i64 %2
  %6 = load i8, ptr addrspace(2) %5, align 1, !tbaa !19
  %7 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %2
  store i8 %6, ptr addrspace(1) %7, align 1, !tbaa !19
  br label %8

8:                                                ; preds = %4, %1
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z3maxii(i32 noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z3minii(i32 noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #8

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #9

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z5clampDv4_fS_S_(<4 x float> noundef, <4 x float> noundef, <4 x float> noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func zeroext i8 @_Z17convert_uchar_satf(float noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x i32> noundef) local_unnamed_addr #10

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #11

attributes #0 = { convergent mustprogress nofree noinline norecurse nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #5 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #6 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #7 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #8 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #9 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { convergent mustprogress nofree nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #11 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #12 = { convergent nounwind willreturn memory(none) }
attributes #13 = { convergent nounwind }
attributes #14 = { convergent nounwind willreturn memory(read) }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{!"clang version 22.1.8"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{i32 1, i32 1, i32 1, i32 0}
!9 = !{!"none", !"none", !"none", !"none"}
!10 = !{!"float4*", !"float4*", !"filter_settings*", !"int"}
!11 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"filter_settings*", !"int"}
!12 = !{!"restrict const", !"restrict", !"const", !""}
!13 = !{i32 16, i32 1, i32 1}
!14 = !{!15}
!15 = distinct !{!15, !16, !"__clang_ocl_kern_imp_blur_rows: argument 0"}
!16 = distinct !{!16, !"__clang_ocl_kern_imp_blur_rows"}
!17 = !{!18}
!18 = distinct !{!18, !16, !"__clang_ocl_kern_imp_blur_rows: argument 1"}
!19 = !{!6, !6, i64 0}
!20 = !{!15, !18}
!21 = !{!22, !6, i64 24}
!22 = !{!"", !6, i64 0, !6, i64 16, !6, i64 24}
!23 = !{i32 1, i32 0, i32 1, i32 0}
!24 = !{!"read_only", !"none", !"none", !"none"}
!25 = !{!"image2d_t", !"sampler_t", !"uchar*", !"int"}
!26 = !{!"", !"", !"", !""}
!27 = !{i32 1}
!28 = !{!"none"}
!29 = !{!"char*"}
!30 = !{!""}
