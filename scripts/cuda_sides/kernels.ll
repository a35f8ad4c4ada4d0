; ModuleID = 'kernels.cl'
source_filename = "kernels.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64-unknown-unknown"

@product.of_a = internal unnamed_addr addrspace(3) global [1024 x float] undef, align 4
@product.of_b = internal unnamed_addr addrspace(3) global [1024 x float] undef, align 4
@reduction.parts = internal unnamed_addr addrspace(3) global [256 x float] undef, align 4
@reduction_long.parts = internal unnamed_addr addrspace(3) global [256 x float] undef, align 4
@reduction_sub_groups.parts = internal unnamed_addr addrspace(3) global [256 x float] undef, align 4
@histogram.own = internal addrspace(3) global [256 x i32] undef, align 4

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define spir_kernel void @empty(i32 noundef %0, float noundef %1, ptr addrspace(1) noundef readnone align 4 captures(none) %2, ptr addrspace(1) noundef readnone align 4 captures(none) %3, ptr addrspace(1) noundef readnone align 4 captures(none) %4) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define spir_func void @__clang_ocl_kern_imp_empty(i32 noundef %0, float noundef %1, ptr addrspace(1) noundef readnone align 4 captures(none) %2, ptr addrspace(1) noundef readnone align 4 captures(none) %3, ptr addrspace(1) noundef readnone align 4 captures(none) %4) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @saxpy(float noundef %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2) local_unnamed_addr #2 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %5 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %4
  %6 = load float, ptr addrspace(1) %5, align 4, !tbaa !16
  %7 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %4
  %8 = load float, ptr addrspace(1) %7, align 4, !tbaa !16
  %9 = tail call float @llvm.fmuladd.f32(float %0, float %6, float %8)
  store float %9, ptr addrspace(1) %7, align 4, !tbaa !16
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_saxpy(float noundef %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %5 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %4
  %6 = load float, ptr addrspace(1) %5, align 4, !tbaa !16
  %7 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %4
  %8 = load float, ptr addrspace(1) %7, align 4, !tbaa !16
  %9 = tail call float @llvm.fmuladd.f32(float %0, float %6, float %8)
  store float %9, ptr addrspace(1) %7, align 4, !tbaa !16
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @stencil(i32 noundef %0, i32 noundef %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #2 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #13
  %8 = trunc i64 %7 to i32
  %9 = icmp sgt i32 %6, 0
  %10 = icmp sgt i32 %8, 0
  %11 = select i1 %9, i1 %10, i1 false
  %12 = add nsw i32 %0, -1
  %13 = icmp sgt i32 %12, %6
  %14 = select i1 %11, i1 %13, i1 false
  %15 = add nsw i32 %1, -1
  %16 = icmp sgt i32 %15, %8
  %17 = select i1 %14, i1 %16, i1 false
  br i1 %17, label %18, label %42

18:                                               ; preds = %4
  %19 = mul nsw i32 %0, %8
  %20 = add nsw i32 %19, %6
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %21
  %23 = load float, ptr addrspace(1) %22, align 4, !tbaa !16
  %24 = getelementptr i8, ptr addrspace(1) %22, i64 -4
  %25 = load float, ptr addrspace(1) %24, align 4, !tbaa !16
  %26 = fadd float %23, %25
  %27 = getelementptr i8, ptr addrspace(1) %22, i64 4
  %28 = load float, ptr addrspace(1) %27, align 4, !tbaa !16
  %29 = fadd float %26, %28
  %30 = sub nsw i32 %20, %0
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %31
  %33 = load float, ptr addrspace(1) %32, align 4, !tbaa !16
  %34 = fadd float %29, %33
  %35 = add nsw i32 %20, %0
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %36
  %38 = load float, ptr addrspace(1) %37, align 4, !tbaa !16
  %39 = fadd float %34, %38
  %40 = fmul float %39, 0x3FC99999A0000000
  %41 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %21
  store float %40, ptr addrspace(1) %41, align 4, !tbaa !16
  br label %42

42:                                               ; preds = %4, %18
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_stencil(i32 noundef %0, i32 noundef %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #3 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #13
  %8 = trunc i64 %7 to i32
  %9 = icmp sgt i32 %6, 0
  %10 = icmp sgt i32 %8, 0
  %11 = select i1 %9, i1 %10, i1 false
  %12 = add nsw i32 %0, -1
  %13 = icmp sgt i32 %12, %6
  %14 = select i1 %11, i1 %13, i1 false
  %15 = add nsw i32 %1, -1
  %16 = icmp sgt i32 %15, %8
  %17 = select i1 %14, i1 %16, i1 false
  br i1 %17, label %18, label %42

18:                                               ; preds = %4
  %19 = mul nsw i32 %0, %8
  %20 = add nsw i32 %19, %6
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %21
  %23 = load float, ptr addrspace(1) %22, align 4, !tbaa !16
  %24 = getelementptr i8, ptr addrspace(1) %22, i64 -4
  %25 = load float, ptr addrspace(1) %24, align 4, !tbaa !16
  %26 = fadd float %23, %25
  %27 = getelementptr i8, ptr addrspace(1) %22, i64 4
  %28 = load float, ptr addrspace(1) %27, align 4, !tbaa !16
  %29 = fadd float %26, %28
  %30 = sub nsw i32 %20, %0
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %31
  %33 = load float, ptr addrspace(1) %32, align 4, !tbaa !16
  %34 = fadd float %29, %33
  %35 = add nsw i32 %20, %0
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %36
  %38 = load float, ptr addrspace(1) %37, align 4, !tbaa !16
  %39 = fadd float %34, %38
  %40 = fmul float %39, 0x3FC99999A0000000
  %41 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %21
  store float %40, ptr addrspace(1) %41, align 4, !tbaa !16
  br label %42

42:                                               ; preds = %18, %4
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @product(i32 noundef %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #4 !kernel_arg_addr_space !22 !kernel_arg_access_qual !19 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #13
  %6 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #13
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #13
  %9 = trunc i64 %8 to i32
  %10 = icmp sgt i32 %0, 0
  br i1 %10, label %13, label %11

11:                                               ; preds = %4
  %12 = mul nsw i32 %0, %9
  br label %60

13:                                               ; preds = %4
  %14 = trunc i64 %6 to i32
  %15 = trunc i64 %5 to i32
  %16 = mul nsw i32 %0, %9
  %17 = add i32 %16, %15
  %18 = shl nsw i32 %14, 5
  %19 = add nsw i32 %18, %15
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds float, ptr addrspace(3) @product.of_a, i64 %20
  %22 = getelementptr inbounds float, ptr addrspace(3) @product.of_b, i64 %20
  %23 = sext i32 %18 to i64
  %24 = shl i64 %5, 32
  %25 = zext nneg i32 %0 to i64
  %26 = shl i64 %6, 32
  %27 = ashr exact i64 %26, 32
  %28 = shl i64 %7, 32
  %29 = ashr exact i64 %28, 30
  %30 = getelementptr i8, ptr addrspace(1) %2, i64 %29
  %31 = getelementptr float, ptr addrspace(3) @product.of_a, i64 %23
  %32 = ashr exact i64 %24, 30
  %33 = getelementptr i8, ptr addrspace(3) @product.of_b, i64 %32
  br label %34

34:                                               ; preds = %13, %46
  %35 = phi i64 [ 0, %13 ], [ %47, %46 ]
  %36 = phi float [ 0.000000e+00, %13 ], [ %57, %46 ]
  %37 = trunc nuw nsw i64 %35 to i32
  %38 = add i32 %17, %37
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %39
  %41 = load float, ptr addrspace(1) %40, align 4, !tbaa !16
  store float %41, ptr addrspace(3) %21, align 4, !tbaa !16
  %42 = add nsw i64 %35, %27
  %43 = mul nsw i64 %42, %25
  %44 = getelementptr float, ptr addrspace(1) %30, i64 %43
  %45 = load float, ptr addrspace(1) %44, align 4, !tbaa !16
  store float %45, ptr addrspace(3) %22, align 4, !tbaa !16
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #14
  br label %49

46:                                               ; preds = %49
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #14
  %47 = add nuw nsw i64 %35, 32
  %48 = icmp samesign ult i64 %47, %25
  br i1 %48, label %34, label %60

49:                                               ; preds = %34, %49
  %50 = phi i64 [ 0, %34 ], [ %58, %49 ]
  %51 = phi float [ %36, %34 ], [ %57, %49 ]
  %52 = getelementptr float, ptr addrspace(3) %31, i64 %50
  %53 = load float, ptr addrspace(3) %52, align 4, !tbaa !16
  %54 = shl i64 %50, 7
  %55 = getelementptr i8, ptr addrspace(3) %33, i64 %54
  %56 = load float, ptr addrspace(3) %55, align 4, !tbaa !16
  %57 = tail call float @llvm.fmuladd.f32(float %53, float %56, float %51)
  %58 = add nuw nsw i64 %50, 1
  %59 = icmp eq i64 %58, 32
  br i1 %59, label %46, label %49

60:                                               ; preds = %46, %11
  %61 = phi i32 [ %12, %11 ], [ %16, %46 ]
  %62 = phi float [ 0.000000e+00, %11 ], [ %57, %46 ]
  %63 = trunc i64 %7 to i32
  %64 = add nsw i32 %61, %63
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %65
  store float %62, ptr addrspace(1) %66, align 4, !tbaa !16
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_product(i32 noundef %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #5 !kernel_arg_addr_space !22 !kernel_arg_access_qual !19 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #13
  %6 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #13
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #13
  %9 = trunc i64 %8 to i32
  %10 = icmp sgt i32 %0, 0
  br i1 %10, label %13, label %11

11:                                               ; preds = %4
  %12 = mul nsw i32 %0, %9
  br label %34

13:                                               ; preds = %4
  %14 = trunc i64 %6 to i32
  %15 = trunc i64 %5 to i32
  %16 = mul nsw i32 %0, %9
  %17 = add i32 %16, %15
  %18 = shl nsw i32 %14, 5
  %19 = add nsw i32 %18, %15
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds float, ptr addrspace(3) @product.of_a, i64 %20
  %22 = getelementptr inbounds float, ptr addrspace(3) @product.of_b, i64 %20
  %23 = sext i32 %18 to i64
  %24 = shl i64 %5, 32
  %25 = shl i64 %6, 32
  %26 = ashr exact i64 %25, 32
  %27 = zext nneg i32 %0 to i64
  %28 = shl i64 %7, 32
  %29 = ashr exact i64 %28, 30
  %30 = getelementptr i8, ptr addrspace(1) %2, i64 %29
  %31 = getelementptr float, ptr addrspace(3) @product.of_a, i64 %23
  %32 = ashr exact i64 %24, 30
  %33 = getelementptr i8, ptr addrspace(3) @product.of_b, i64 %32
  br label %41

34:                                               ; preds = %53, %11
  %35 = phi i32 [ %12, %11 ], [ %16, %53 ]
  %36 = phi float [ 0.000000e+00, %11 ], [ %64, %53 ]
  %37 = trunc i64 %7 to i32
  %38 = add nsw i32 %35, %37
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %39
  store float %36, ptr addrspace(1) %40, align 4, !tbaa !16
  ret void

41:                                               ; preds = %13, %53
  %42 = phi i64 [ 0, %13 ], [ %54, %53 ]
  %43 = phi float [ 0.000000e+00, %13 ], [ %64, %53 ]
  %44 = trunc nuw nsw i64 %42 to i32
  %45 = add i32 %17, %44
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %46
  %48 = load float, ptr addrspace(1) %47, align 4, !tbaa !16
  store float %48, ptr addrspace(3) %21, align 4, !tbaa !16
  %49 = add nsw i64 %42, %26
  %50 = mul nsw i64 %49, %27
  %51 = getelementptr float, ptr addrspace(1) %30, i64 %50
  %52 = load float, ptr addrspace(1) %51, align 4, !tbaa !16
  store float %52, ptr addrspace(3) %22, align 4, !tbaa !16
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #14
  br label %56

53:                                               ; preds = %56
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #14
  %54 = add nuw nsw i64 %42, 32
  %55 = icmp samesign ult i64 %54, %27
  br i1 %55, label %41, label %34

56:                                               ; preds = %41, %56
  %57 = phi i64 [ 0, %41 ], [ %65, %56 ]
  %58 = phi float [ %43, %41 ], [ %64, %56 ]
  %59 = getelementptr float, ptr addrspace(3) %31, i64 %57
  %60 = load float, ptr addrspace(3) %59, align 4, !tbaa !16
  %61 = shl i64 %57, 7
  %62 = getelementptr i8, ptr addrspace(3) %33, i64 %61
  %63 = load float, ptr addrspace(3) %62, align 4, !tbaa !16
  %64 = tail call float @llvm.fmuladd.f32(float %60, float %63, float %58)
  %65 = add nuw nsw i64 %57, 1
  %66 = icmp eq i64 %65, 32
  br i1 %66, label %53, label %56
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @product_of_arguments(i32 noundef %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, ptr addrspace(3) noundef align 4 captures(none) %4, ptr addrspace(3) noundef align 4 captures(none) %5) local_unnamed_addr #4 !kernel_arg_addr_space !25 !kernel_arg_access_qual !26 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_type_qual !28 {
  %7 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #13
  %8 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #13
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %10 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #13
  %11 = trunc i64 %10 to i32
  %12 = icmp sgt i32 %0, 0
  br i1 %12, label %15, label %13

13:                                               ; preds = %6
  %14 = mul nsw i32 %0, %11
  br label %62

15:                                               ; preds = %6
  %16 = trunc i64 %8 to i32
  %17 = trunc i64 %7 to i32
  %18 = mul nsw i32 %0, %11
  %19 = add i32 %18, %17
  %20 = shl nsw i32 %16, 5
  %21 = add nsw i32 %20, %17
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds float, ptr addrspace(3) %4, i64 %22
  %24 = getelementptr inbounds float, ptr addrspace(3) %5, i64 %22
  %25 = sext i32 %20 to i64
  %26 = shl i64 %7, 32
  %27 = zext nneg i32 %0 to i64
  %28 = shl i64 %8, 32
  %29 = ashr exact i64 %28, 32
  %30 = shl i64 %9, 32
  %31 = ashr exact i64 %30, 30
  %32 = getelementptr i8, ptr addrspace(1) %2, i64 %31
  %33 = getelementptr float, ptr addrspace(3) %4, i64 %25
  %34 = ashr exact i64 %26, 30
  %35 = getelementptr i8, ptr addrspace(3) %5, i64 %34
  br label %36

36:                                               ; preds = %15, %48
  %37 = phi i64 [ 0, %15 ], [ %49, %48 ]
  %38 = phi float [ 0.000000e+00, %15 ], [ %59, %48 ]
  %39 = trunc nuw nsw i64 %37 to i32
  %40 = add i32 %19, %39
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %41
  %43 = load float, ptr addrspace(1) %42, align 4, !tbaa !16
  store float %43, ptr addrspace(3) %23, align 4, !tbaa !16
  %44 = add nsw i64 %37, %29
  %45 = mul nsw i64 %44, %27
  %46 = getelementptr float, ptr addrspace(1) %32, i64 %45
  %47 = load float, ptr addrspace(1) %46, align 4, !tbaa !16
  store float %47, ptr addrspace(3) %24, align 4, !tbaa !16
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #14
  br label %51

48:                                               ; preds = %51
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #14
  %49 = add nuw nsw i64 %37, 32
  %50 = icmp samesign ult i64 %49, %27
  br i1 %50, label %36, label %62

51:                                               ; preds = %36, %51
  %52 = phi i64 [ 0, %36 ], [ %60, %51 ]
  %53 = phi float [ %38, %36 ], [ %59, %51 ]
  %54 = getelementptr float, ptr addrspace(3) %33, i64 %52
  %55 = load float, ptr addrspace(3) %54, align 4, !tbaa !16
  %56 = shl i64 %52, 7
  %57 = getelementptr i8, ptr addrspace(3) %35, i64 %56
  %58 = load float, ptr addrspace(3) %57, align 4, !tbaa !16
  %59 = tail call float @llvm.fmuladd.f32(float %55, float %58, float %53)
  %60 = add nuw nsw i64 %52, 1
  %61 = icmp eq i64 %60, 32
  br i1 %61, label %48, label %51

62:                                               ; preds = %48, %13
  %63 = phi i32 [ %14, %13 ], [ %18, %48 ]
  %64 = phi float [ 0.000000e+00, %13 ], [ %59, %48 ]
  %65 = trunc i64 %9 to i32
  %66 = add nsw i32 %63, %65
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %67
  store float %64, ptr addrspace(1) %68, align 4, !tbaa !16
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_product_of_arguments(i32 noundef %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, ptr addrspace(3) noundef align 4 captures(none) %4, ptr addrspace(3) noundef align 4 captures(none) %5) local_unnamed_addr #5 !kernel_arg_addr_space !25 !kernel_arg_access_qual !26 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_type_qual !28 {
  %7 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #13
  %8 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #13
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %10 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #13
  %11 = trunc i64 %10 to i32
  %12 = icmp sgt i32 %0, 0
  br i1 %12, label %15, label %13

13:                                               ; preds = %6
  %14 = mul nsw i32 %0, %11
  br label %36

15:                                               ; preds = %6
  %16 = trunc i64 %8 to i32
  %17 = trunc i64 %7 to i32
  %18 = mul nsw i32 %0, %11
  %19 = add i32 %18, %17
  %20 = shl nsw i32 %16, 5
  %21 = add nsw i32 %20, %17
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds float, ptr addrspace(3) %4, i64 %22
  %24 = getelementptr inbounds float, ptr addrspace(3) %5, i64 %22
  %25 = sext i32 %20 to i64
  %26 = shl i64 %7, 32
  %27 = shl i64 %8, 32
  %28 = ashr exact i64 %27, 32
  %29 = zext nneg i32 %0 to i64
  %30 = shl i64 %9, 32
  %31 = ashr exact i64 %30, 30
  %32 = getelementptr i8, ptr addrspace(1) %2, i64 %31
  %33 = getelementptr float, ptr addrspace(3) %4, i64 %25
  %34 = ashr exact i64 %26, 30
  %35 = getelementptr i8, ptr addrspace(3) %5, i64 %34
  br label %43

36:                                               ; preds = %55, %13
  %37 = phi i32 [ %14, %13 ], [ %18, %55 ]
  %38 = phi float [ 0.000000e+00, %13 ], [ %66, %55 ]
  %39 = trunc i64 %9 to i32
  %40 = add nsw i32 %37, %39
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %41
  store float %38, ptr addrspace(1) %42, align 4, !tbaa !16
  ret void

43:                                               ; preds = %15, %55
  %44 = phi i64 [ 0, %15 ], [ %56, %55 ]
  %45 = phi float [ 0.000000e+00, %15 ], [ %66, %55 ]
  %46 = trunc nuw nsw i64 %44 to i32
  %47 = add i32 %19, %46
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %48
  %50 = load float, ptr addrspace(1) %49, align 4, !tbaa !16
  store float %50, ptr addrspace(3) %23, align 4, !tbaa !16
  %51 = add nsw i64 %44, %28
  %52 = mul nsw i64 %51, %29
  %53 = getelementptr float, ptr addrspace(1) %32, i64 %52
  %54 = load float, ptr addrspace(1) %53, align 4, !tbaa !16
  store float %54, ptr addrspace(3) %24, align 4, !tbaa !16
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #14
  br label %58

55:                                               ; preds = %58
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #14
  %56 = add nuw nsw i64 %44, 32
  %57 = icmp samesign ult i64 %56, %29
  br i1 %57, label %43, label %36

58:                                               ; preds = %43, %58
  %59 = phi i64 [ 0, %43 ], [ %67, %58 ]
  %60 = phi float [ %45, %43 ], [ %66, %58 ]
  %61 = getelementptr float, ptr addrspace(3) %33, i64 %59
  %62 = load float, ptr addrspace(3) %61, align 4, !tbaa !16
  %63 = shl i64 %59, 7
  %64 = getelementptr i8, ptr addrspace(3) %35, i64 %63
  %65 = load float, ptr addrspace(3) %64, align 4, !tbaa !16
  %66 = tail call float @llvm.fmuladd.f32(float %62, float %65, float %60)
  %67 = add nuw nsw i64 %59, 1
  %68 = icmp eq i64 %67, 32
  br i1 %68, label %55, label %58
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @reduction(i64 noundef %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !29 !kernel_arg_base_type !29 !kernel_arg_type_qual !15 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %5 = icmp ult i64 %4, %0
  br i1 %5, label %13, label %6

6:                                                ; preds = %13, %3
  %7 = phi float [ 0.000000e+00, %3 ], [ %18, %13 ]
  %8 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #13
  %9 = trunc i64 %8 to i32
  %10 = shl i64 %8, 32
  %11 = ashr exact i64 %10, 30
  %12 = getelementptr inbounds i8, ptr addrspace(3) @reduction.parts, i64 %11
  store float %7, ptr addrspace(3) %12, align 4, !tbaa !16
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #14
  br label %24

13:                                               ; preds = %3, %13
  %14 = phi float [ %18, %13 ], [ 0.000000e+00, %3 ]
  %15 = phi i64 [ %20, %13 ], [ %4, %3 ]
  %16 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %15
  %17 = load float, ptr addrspace(1) %16, align 4, !tbaa !16
  %18 = fadd float %14, %17
  %19 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #13
  %20 = add i64 %19, %15
  %21 = icmp ult i64 %20, %0
  br i1 %21, label %13, label %6

22:                                               ; preds = %34
  %23 = icmp eq i32 %9, 0
  br i1 %23, label %38, label %42

24:                                               ; preds = %6, %34
  %25 = phi i32 [ 128, %6 ], [ %35, %34 ]
  %26 = icmp sgt i32 %25, %9
  br i1 %26, label %27, label %34

27:                                               ; preds = %24
  %28 = add nsw i32 %25, %9
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds float, ptr addrspace(3) @reduction.parts, i64 %29
  %31 = load float, ptr addrspace(3) %30, align 4, !tbaa !16
  %32 = load float, ptr addrspace(3) %12, align 4, !tbaa !16
  %33 = fadd float %31, %32
  store float %33, ptr addrspace(3) %12, align 4, !tbaa !16
  br label %34

34:                                               ; preds = %27, %24
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #14
  %35 = sdiv i32 %25, 2
  %36 = add nsw i32 %25, 1
  %37 = icmp ult i32 %36, 3
  br i1 %37, label %22, label %24

38:                                               ; preds = %22
  %39 = load float, ptr addrspace(3) @reduction.parts, align 4, !tbaa !16
  %40 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #13
  %41 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %40
  store float %39, ptr addrspace(1) %41, align 4, !tbaa !16
  br label %42

42:                                               ; preds = %22, %38
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_reduction(i64 noundef %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #5 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !29 !kernel_arg_base_type !29 !kernel_arg_type_qual !15 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %5 = icmp ult i64 %4, %0
  br i1 %5, label %13, label %6

6:                                                ; preds = %13, %3
  %7 = phi float [ 0.000000e+00, %3 ], [ %18, %13 ]
  %8 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #13
  %9 = trunc i64 %8 to i32
  %10 = shl i64 %8, 32
  %11 = ashr exact i64 %10, 30
  %12 = getelementptr inbounds i8, ptr addrspace(3) @reduction.parts, i64 %11
  store float %7, ptr addrspace(3) %12, align 4, !tbaa !16
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #14
  br label %24

13:                                               ; preds = %3, %13
  %14 = phi float [ %18, %13 ], [ 0.000000e+00, %3 ]
  %15 = phi i64 [ %20, %13 ], [ %4, %3 ]
  %16 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %15
  %17 = load float, ptr addrspace(1) %16, align 4, !tbaa !16
  %18 = fadd float %14, %17
  %19 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #13
  %20 = add i64 %19, %15
  %21 = icmp ult i64 %20, %0
  br i1 %21, label %13, label %6

22:                                               ; preds = %34
  %23 = icmp eq i32 %9, 0
  br i1 %23, label %38, label %42

24:                                               ; preds = %6, %34
  %25 = phi i32 [ 128, %6 ], [ %35, %34 ]
  %26 = icmp sgt i32 %25, %9
  br i1 %26, label %27, label %34

27:                                               ; preds = %24
  %28 = add nsw i32 %25, %9
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds float, ptr addrspace(3) @reduction.parts, i64 %29
  %31 = load float, ptr addrspace(3) %30, align 4, !tbaa !16
  %32 = load float, ptr addrspace(3) %12, align 4, !tbaa !16
  %33 = fadd float %31, %32
  store float %33, ptr addrspace(3) %12, align 4, !tbaa !16
  br label %34

34:                                               ; preds = %27, %24
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #14
  %35 = sdiv i32 %25, 2
  %36 = add nsw i32 %25, 1
  %37 = icmp ult i32 %36, 3
  br i1 %37, label %22, label %24

38:                                               ; preds = %22
  %39 = load float, ptr addrspace(3) @reduction.parts, align 4, !tbaa !16
  %40 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #13
  %41 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %40
  store float %39, ptr addrspace(1) %41, align 4, !tbaa !16
  br label %42

42:                                               ; preds = %38, %22
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @reduction_long(i64 noundef %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !30 !kernel_arg_base_type !30 !kernel_arg_type_qual !15 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %5 = icmp slt i64 %4, %0
  br i1 %5, label %13, label %6

6:                                                ; preds = %13, %3
  %7 = phi float [ 0.000000e+00, %3 ], [ %18, %13 ]
  %8 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #13
  %9 = trunc i64 %8 to i32
  %10 = shl i64 %8, 32
  %11 = ashr exact i64 %10, 30
  %12 = getelementptr inbounds i8, ptr addrspace(3) @reduction_long.parts, i64 %11
  store float %7, ptr addrspace(3) %12, align 4, !tbaa !16
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #14
  br label %24

13:                                               ; preds = %3, %13
  %14 = phi float [ %18, %13 ], [ 0.000000e+00, %3 ]
  %15 = phi i64 [ %20, %13 ], [ %4, %3 ]
  %16 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %15
  %17 = load float, ptr addrspace(1) %16, align 4, !tbaa !16
  %18 = fadd float %14, %17
  %19 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #13
  %20 = add i64 %19, %15
  %21 = icmp slt i64 %20, %0
  br i1 %21, label %13, label %6

22:                                               ; preds = %34
  %23 = icmp eq i32 %9, 0
  br i1 %23, label %38, label %42

24:                                               ; preds = %6, %34
  %25 = phi i32 [ 128, %6 ], [ %35, %34 ]
  %26 = icmp sgt i32 %25, %9
  br i1 %26, label %27, label %34

27:                                               ; preds = %24
  %28 = add nsw i32 %25, %9
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds float, ptr addrspace(3) @reduction_long.parts, i64 %29
  %31 = load float, ptr addrspace(3) %30, align 4, !tbaa !16
  %32 = load float, ptr addrspace(3) %12, align 4, !tbaa !16
  %33 = fadd float %31, %32
  store float %33, ptr addrspace(3) %12, align 4, !tbaa !16
  br label %34

34:                                               ; preds = %27, %24
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #14
  %35 = sdiv i32 %25, 2
  %36 = add nsw i32 %25, 1
  %37 = icmp ult i32 %36, 3
  br i1 %37, label %22, label %24

38:                                               ; preds = %22
  %39 = load float, ptr addrspace(3) @reduction_long.parts, align 4, !tbaa !16
  %40 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #13
  %41 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %40
  store float %39, ptr addrspace(1) %41, align 4, !tbaa !16
  br label %42

42:                                               ; preds = %22, %38
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_reduction_long(i64 noundef %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #5 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !30 !kernel_arg_base_type !30 !kernel_arg_type_qual !15 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %5 = icmp slt i64 %4, %0
  br i1 %5, label %13, label %6

6:                                                ; preds = %13, %3
  %7 = phi float [ 0.000000e+00, %3 ], [ %18, %13 ]
  %8 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #13
  %9 = trunc i64 %8 to i32
  %10 = shl i64 %8, 32
  %11 = ashr exact i64 %10, 30
  %12 = getelementptr inbounds i8, ptr addrspace(3) @reduction_long.parts, i64 %11
  store float %7, ptr addrspace(3) %12, align 4, !tbaa !16
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #14
  br label %24

13:                                               ; preds = %3, %13
  %14 = phi float [ %18, %13 ], [ 0.000000e+00, %3 ]
  %15 = phi i64 [ %20, %13 ], [ %4, %3 ]
  %16 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %15
  %17 = load float, ptr addrspace(1) %16, align 4, !tbaa !16
  %18 = fadd float %14, %17
  %19 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #13
  %20 = add i64 %19, %15
  %21 = icmp slt i64 %20, %0
  br i1 %21, label %13, label %6

22:                                               ; preds = %34
  %23 = icmp eq i32 %9, 0
  br i1 %23, label %38, label %42

24:                                               ; preds = %6, %34
  %25 = phi i32 [ 128, %6 ], [ %35, %34 ]
  %26 = icmp sgt i32 %25, %9
  br i1 %26, label %27, label %34

27:                                               ; preds = %24
  %28 = add nsw i32 %25, %9
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds float, ptr addrspace(3) @reduction_long.parts, i64 %29
  %31 = load float, ptr addrspace(3) %30, align 4, !tbaa !16
  %32 = load float, ptr addrspace(3) %12, align 4, !tbaa !16
  %33 = fadd float %31, %32
  store float %33, ptr addrspace(3) %12, align 4, !tbaa !16
  br label %34

34:                                               ; preds = %27, %24
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #14
  %35 = sdiv i32 %25, 2
  %36 = add nsw i32 %25, 1
  %37 = icmp ult i32 %36, 3
  br i1 %37, label %22, label %24

38:                                               ; preds = %22
  %39 = load float, ptr addrspace(3) @reduction_long.parts, align 4, !tbaa !16
  %40 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #13
  %41 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %40
  store float %39, ptr addrspace(1) %41, align 4, !tbaa !16
  br label %42

42:                                               ; preds = %38, %22
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @reduction_sub_groups(i64 noundef %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !29 !kernel_arg_base_type !29 !kernel_arg_type_qual !15 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %5 = icmp ult i64 %4, %0
  br i1 %5, label %11, label %6

6:                                                ; preds = %11, %3
  %7 = phi float [ 0.000000e+00, %3 ], [ %16, %11 ]
  %8 = tail call spir_func float @_Z20sub_group_reduce_addf(float noundef %7) #14
  %9 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #14
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %20, label %24

11:                                               ; preds = %3, %11
  %12 = phi float [ %16, %11 ], [ 0.000000e+00, %3 ]
  %13 = phi i64 [ %18, %11 ], [ %4, %3 ]
  %14 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %13
  %15 = load float, ptr addrspace(1) %14, align 4, !tbaa !16
  %16 = fadd float %12, %15
  %17 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #13
  %18 = add i64 %17, %13
  %19 = icmp ult i64 %18, %0
  br i1 %19, label %11, label %6

20:                                               ; preds = %6
  %21 = tail call spir_func i32 @_Z16get_sub_group_idv() #14
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds nuw float, ptr addrspace(3) @reduction_sub_groups.parts, i64 %22
  store float %8, ptr addrspace(3) %23, align 4, !tbaa !16
  br label %24

24:                                               ; preds = %20, %6
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #14
  %25 = tail call spir_func i32 @_Z16get_sub_group_idv() #14
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %44

27:                                               ; preds = %24, %34
  %28 = phi float [ %38, %34 ], [ 0.000000e+00, %24 ]
  %29 = phi i32 [ %40, %34 ], [ %9, %24 ]
  %30 = tail call spir_func i32 @_Z18get_num_sub_groupsv() #14
  %31 = icmp ult i32 %29, %30
  br i1 %31, label %34, label %32

32:                                               ; preds = %27
  %33 = tail call spir_func float @_Z20sub_group_reduce_addf(float noundef %28) #14
  br i1 %10, label %41, label %44

34:                                               ; preds = %27
  %35 = zext i32 %29 to i64
  %36 = getelementptr inbounds nuw float, ptr addrspace(3) @reduction_sub_groups.parts, i64 %35
  %37 = load float, ptr addrspace(3) %36, align 4, !tbaa !16
  %38 = fadd float %28, %37
  %39 = tail call spir_func i32 @_Z18get_sub_group_sizev() #14
  %40 = add i32 %39, %29
  br label %27

41:                                               ; preds = %32
  %42 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #13
  %43 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %42
  store float %33, ptr addrspace(1) %43, align 4, !tbaa !16
  br label %44

44:                                               ; preds = %24, %32, %41
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_reduction_sub_groups(i64 noundef %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #5 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !29 !kernel_arg_base_type !29 !kernel_arg_type_qual !15 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %5 = icmp ult i64 %4, %0
  br i1 %5, label %11, label %6

6:                                                ; preds = %11, %3
  %7 = phi float [ 0.000000e+00, %3 ], [ %16, %11 ]
  %8 = tail call spir_func float @_Z20sub_group_reduce_addf(float noundef %7) #14
  %9 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #14
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %20, label %24

11:                                               ; preds = %3, %11
  %12 = phi float [ %16, %11 ], [ 0.000000e+00, %3 ]
  %13 = phi i64 [ %18, %11 ], [ %4, %3 ]
  %14 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %13
  %15 = load float, ptr addrspace(1) %14, align 4, !tbaa !16
  %16 = fadd float %12, %15
  %17 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #13
  %18 = add i64 %17, %13
  %19 = icmp ult i64 %18, %0
  br i1 %19, label %11, label %6

20:                                               ; preds = %6
  %21 = tail call spir_func i32 @_Z16get_sub_group_idv() #14
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds nuw float, ptr addrspace(3) @reduction_sub_groups.parts, i64 %22
  store float %8, ptr addrspace(3) %23, align 4, !tbaa !16
  br label %24

24:                                               ; preds = %20, %6
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #14
  %25 = tail call spir_func i32 @_Z16get_sub_group_idv() #14
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %44

27:                                               ; preds = %24, %34
  %28 = phi float [ %38, %34 ], [ 0.000000e+00, %24 ]
  %29 = phi i32 [ %40, %34 ], [ %9, %24 ]
  %30 = tail call spir_func i32 @_Z18get_num_sub_groupsv() #14
  %31 = icmp ult i32 %29, %30
  br i1 %31, label %34, label %32

32:                                               ; preds = %27
  %33 = tail call spir_func float @_Z20sub_group_reduce_addf(float noundef %28) #14
  br i1 %10, label %41, label %44

34:                                               ; preds = %27
  %35 = zext i32 %29 to i64
  %36 = getelementptr inbounds nuw float, ptr addrspace(3) @reduction_sub_groups.parts, i64 %35
  %37 = load float, ptr addrspace(3) %36, align 4, !tbaa !16
  %38 = fadd float %28, %37
  %39 = tail call spir_func i32 @_Z18get_sub_group_sizev() #14
  %40 = add i32 %39, %29
  br label %27

41:                                               ; preds = %32
  %42 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #13
  %43 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %42
  store float %33, ptr addrspace(1) %43, align 4, !tbaa !16
  br label %44

44:                                               ; preds = %32, %41, %24
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @histogram(i64 noundef %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, ptr addrspace(1) noundef align 4 %2) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !31 !kernel_arg_base_type !31 !kernel_arg_type_qual !15 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #13
  %5 = shl i64 %4, 32
  %6 = ashr exact i64 %5, 32
  %7 = getelementptr inbounds i32, ptr addrspace(3) @histogram.own, i64 %6
  store i32 0, ptr addrspace(3) %7, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #14
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %9 = icmp ult i64 %8, %0
  br i1 %9, label %10, label %20

10:                                               ; preds = %3, %10
  %11 = phi i64 [ %18, %10 ], [ %8, %3 ]
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %11
  %13 = load i8, ptr addrspace(1) %12, align 1, !tbaa !32
  %14 = zext i8 %13 to i64
  %15 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram.own, i64 %14
  %16 = tail call spir_func i32 @_Z10atomic_incPU3AS3Vj(ptr addrspace(3) noundef %15) #14
  %17 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #13
  %18 = add i64 %17, %11
  %19 = icmp ult i64 %18, %0
  br i1 %19, label %10, label %20

20:                                               ; preds = %10, %3
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #14
  %21 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %6
  %22 = load i32, ptr addrspace(3) %7, align 4, !tbaa !4
  %23 = tail call spir_func i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) noundef %21, i32 noundef %22) #14
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_histogram(i64 noundef %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, ptr addrspace(1) noundef align 4 %2) local_unnamed_addr #5 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !31 !kernel_arg_base_type !31 !kernel_arg_type_qual !15 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #13
  %5 = shl i64 %4, 32
  %6 = ashr exact i64 %5, 32
  %7 = getelementptr inbounds i32, ptr addrspace(3) @histogram.own, i64 %6
  store i32 0, ptr addrspace(3) %7, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #14
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %9 = icmp ult i64 %8, %0
  br i1 %9, label %14, label %10

10:                                               ; preds = %14, %3
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #14
  %11 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %6
  %12 = load i32, ptr addrspace(3) %7, align 4, !tbaa !4
  %13 = tail call spir_func i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) noundef %11, i32 noundef %12) #14
  ret void

14:                                               ; preds = %3, %14
  %15 = phi i64 [ %22, %14 ], [ %8, %3 ]
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %15
  %17 = load i8, ptr addrspace(1) %16, align 1, !tbaa !32
  %18 = zext i8 %17 to i64
  %19 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram.own, i64 %18
  %20 = tail call spir_func i32 @_Z10atomic_incPU3AS3Vj(ptr addrspace(3) noundef %19) #14
  %21 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #13
  %22 = add i64 %21, %15
  %23 = icmp ult i64 %22, %0
  br i1 %23, label %14, label %10
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: write)
define spir_kernel void @mandelbrot(i32 noundef %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #6 !kernel_arg_addr_space !33 !kernel_arg_access_qual !34 !kernel_arg_type !35 !kernel_arg_base_type !35 !kernel_arg_type_qual !36 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #13
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #13
  %8 = trunc i64 %7 to i32
  %9 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 1) #13
  %10 = trunc i64 %9 to i32
  %11 = sitofp i32 %4 to float
  %12 = fmul float %11, 3.000000e+00
  %13 = sitofp i32 %8 to float
  %14 = fdiv float %12, %13, !fpmath !37
  %15 = fadd float %14, -2.000000e+00
  %16 = sitofp i32 %6 to float
  %17 = fmul float %16, 2.000000e+00
  %18 = sitofp i32 %10 to float
  %19 = fdiv float %17, %18, !fpmath !37
  %20 = fadd float %19, -1.000000e+00
  %21 = icmp sgt i32 %0, 0
  br i1 %21, label %22, label %37

22:                                               ; preds = %2, %29
  %23 = phi float [ %32, %29 ], [ 0.000000e+00, %2 ]
  %24 = phi i32 [ %35, %29 ], [ 0, %2 ]
  %25 = phi float [ %34, %29 ], [ 0.000000e+00, %2 ]
  %26 = fmul float %25, %25
  %27 = tail call float @llvm.fmuladd.f32(float %23, float %23, float %26)
  %28 = fcmp olt float %27, 4.000000e+00
  br i1 %28, label %29, label %37

29:                                               ; preds = %22
  %30 = fneg float %26
  %31 = tail call float @llvm.fmuladd.f32(float %23, float %23, float %30)
  %32 = fadd float %15, %31
  %33 = fmul float %23, 2.000000e+00
  %34 = tail call float @llvm.fmuladd.f32(float %33, float %25, float %20)
  %35 = add nuw nsw i32 %24, 1
  %36 = icmp eq i32 %35, %0
  br i1 %36, label %37, label %22

37:                                               ; preds = %22, %29, %2
  %38 = phi i32 [ 0, %2 ], [ %0, %29 ], [ %24, %22 ]
  %39 = mul i64 %7, %5
  %40 = add i64 %39, %3
  %41 = shl i64 %40, 32
  %42 = ashr exact i64 %41, 30
  %43 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %42
  store i32 %38, ptr addrspace(1) %43, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: write)
define spir_func void @__clang_ocl_kern_imp_mandelbrot(i32 noundef %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #7 !kernel_arg_addr_space !33 !kernel_arg_access_qual !34 !kernel_arg_type !35 !kernel_arg_base_type !35 !kernel_arg_type_qual !36 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #13
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #13
  %8 = trunc i64 %7 to i32
  %9 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 1) #13
  %10 = trunc i64 %9 to i32
  %11 = sitofp i32 %4 to float
  %12 = fmul float %11, 3.000000e+00
  %13 = sitofp i32 %8 to float
  %14 = fdiv float %12, %13, !fpmath !37
  %15 = fadd float %14, -2.000000e+00
  %16 = sitofp i32 %6 to float
  %17 = fmul float %16, 2.000000e+00
  %18 = sitofp i32 %10 to float
  %19 = fdiv float %17, %18, !fpmath !37
  %20 = fadd float %19, -1.000000e+00
  %21 = icmp sgt i32 %0, 0
  br i1 %21, label %22, label %37

22:                                               ; preds = %2, %29
  %23 = phi float [ %32, %29 ], [ 0.000000e+00, %2 ]
  %24 = phi i32 [ %35, %29 ], [ 0, %2 ]
  %25 = phi float [ %34, %29 ], [ 0.000000e+00, %2 ]
  %26 = fmul float %25, %25
  %27 = tail call float @llvm.fmuladd.f32(float %23, float %23, float %26)
  %28 = fcmp olt float %27, 4.000000e+00
  br i1 %28, label %29, label %37

29:                                               ; preds = %22
  %30 = fneg float %26
  %31 = tail call float @llvm.fmuladd.f32(float %23, float %23, float %30)
  %32 = fadd float %15, %31
  %33 = fmul float %23, 2.000000e+00
  %34 = tail call float @llvm.fmuladd.f32(float %33, float %25, float %20)
  %35 = add nuw nsw i32 %24, 1
  %36 = icmp eq i32 %35, %0
  br i1 %36, label %37, label %22

37:                                               ; preds = %22, %29, %2
  %38 = phi i32 [ 0, %2 ], [ %0, %29 ], [ %24, %22 ]
  %39 = mul i64 %7, %5
  %40 = add i64 %39, %3
  %41 = shl i64 %40, 32
  %42 = ashr exact i64 %41, 30
  %43 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %42
  store i32 %38, ptr addrspace(1) %43, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define spir_kernel void @bodies(i32 noundef %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2) local_unnamed_addr #8 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !38 !kernel_arg_base_type !39 !kernel_arg_type_qual !15 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %5 = icmp sgt i32 %0, 0
  br i1 %5, label %6, label %40

6:                                                ; preds = %3
  %7 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %4
  %8 = load <4 x float>, ptr addrspace(1) %7, align 16, !tbaa !32
  %9 = extractelement <4 x float> %8, i64 0
  %10 = extractelement <4 x float> %8, i64 1
  %11 = extractelement <4 x float> %8, i64 2
  %12 = zext nneg i32 %0 to i64
  br label %13

13:                                               ; preds = %6, %13
  %14 = phi i64 [ 0, %6 ], [ %38, %13 ]
  %15 = phi float [ 0.000000e+00, %6 ], [ %35, %13 ]
  %16 = phi float [ 0.000000e+00, %6 ], [ %36, %13 ]
  %17 = phi float [ 0.000000e+00, %6 ], [ %37, %13 ]
  %18 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %14
  %19 = load <4 x float>, ptr addrspace(1) %18, align 16, !tbaa !32
  %20 = extractelement <4 x float> %19, i64 0
  %21 = fsub float %20, %9
  %22 = extractelement <4 x float> %19, i64 1
  %23 = fsub float %22, %10
  %24 = extractelement <4 x float> %19, i64 2
  %25 = fsub float %24, %11
  %26 = fmul float %23, %23
  %27 = tail call float @llvm.fmuladd.f32(float %21, float %21, float %26)
  %28 = tail call float @llvm.fmuladd.f32(float %25, float %25, float %27)
  %29 = fadd float %28, 0x3F847AE140000000
  %30 = tail call spir_func float @_Z5rsqrtf(float noundef %29) #13
  %31 = extractelement <4 x float> %19, i64 3
  %32 = fmul float %31, %30
  %33 = fmul float %30, %32
  %34 = fmul float %30, %33
  %35 = tail call float @llvm.fmuladd.f32(float %21, float %34, float %15)
  %36 = tail call float @llvm.fmuladd.f32(float %23, float %34, float %16)
  %37 = tail call float @llvm.fmuladd.f32(float %25, float %34, float %17)
  %38 = add nuw nsw i64 %14, 1
  %39 = icmp eq i64 %38, %12
  br i1 %39, label %40, label %13

40:                                               ; preds = %13, %3
  %41 = phi float [ 0.000000e+00, %3 ], [ %37, %13 ]
  %42 = phi float [ 0.000000e+00, %3 ], [ %36, %13 ]
  %43 = phi float [ 0.000000e+00, %3 ], [ %35, %13 ]
  %44 = insertelement <4 x float> <float poison, float poison, float poison, float 0.000000e+00>, float %43, i64 0
  %45 = insertelement <4 x float> %44, float %42, i64 1
  %46 = insertelement <4 x float> %45, float %41, i64 2
  %47 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %4
  store <4 x float> %46, ptr addrspace(1) %47, align 16, !tbaa !32
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_bodies(i32 noundef %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2) local_unnamed_addr #9 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !38 !kernel_arg_base_type !39 !kernel_arg_type_qual !15 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %5 = icmp sgt i32 %0, 0
  br i1 %5, label %6, label %13

6:                                                ; preds = %3
  %7 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %4
  %8 = load <4 x float>, ptr addrspace(1) %7, align 16, !tbaa !32
  %9 = extractelement <4 x float> %8, i64 0
  %10 = extractelement <4 x float> %8, i64 1
  %11 = extractelement <4 x float> %8, i64 2
  %12 = zext nneg i32 %0 to i64
  br label %21

13:                                               ; preds = %21, %3
  %14 = phi float [ 0.000000e+00, %3 ], [ %45, %21 ]
  %15 = phi float [ 0.000000e+00, %3 ], [ %44, %21 ]
  %16 = phi float [ 0.000000e+00, %3 ], [ %43, %21 ]
  %17 = insertelement <4 x float> <float poison, float poison, float poison, float 0.000000e+00>, float %16, i64 0
  %18 = insertelement <4 x float> %17, float %15, i64 1
  %19 = insertelement <4 x float> %18, float %14, i64 2
  %20 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %4
  store <4 x float> %19, ptr addrspace(1) %20, align 16, !tbaa !32
  ret void

21:                                               ; preds = %6, %21
  %22 = phi i64 [ 0, %6 ], [ %46, %21 ]
  %23 = phi float [ 0.000000e+00, %6 ], [ %43, %21 ]
  %24 = phi float [ 0.000000e+00, %6 ], [ %44, %21 ]
  %25 = phi float [ 0.000000e+00, %6 ], [ %45, %21 ]
  %26 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %22
  %27 = load <4 x float>, ptr addrspace(1) %26, align 16, !tbaa !32
  %28 = extractelement <4 x float> %27, i64 0
  %29 = fsub float %28, %9
  %30 = extractelement <4 x float> %27, i64 1
  %31 = fsub float %30, %10
  %32 = extractelement <4 x float> %27, i64 2
  %33 = fsub float %32, %11
  %34 = fmul float %31, %31
  %35 = tail call float @llvm.fmuladd.f32(float %29, float %29, float %34)
  %36 = tail call float @llvm.fmuladd.f32(float %33, float %33, float %35)
  %37 = fadd float %36, 0x3F847AE140000000
  %38 = tail call spir_func float @_Z5rsqrtf(float noundef %37) #13
  %39 = extractelement <4 x float> %27, i64 3
  %40 = fmul float %39, %38
  %41 = fmul float %38, %40
  %42 = fmul float %38, %41
  %43 = tail call float @llvm.fmuladd.f32(float %29, float %42, float %23)
  %44 = tail call float @llvm.fmuladd.f32(float %31, float %42, float %24)
  %45 = tail call float @llvm.fmuladd.f32(float %33, float %42, float %25)
  %46 = add nuw nsw i64 %22, 1
  %47 = icmp eq i64 %46, %12
  br i1 %47, label %13, label %21
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @scale(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, float noundef %2) local_unnamed_addr #2 !kernel_arg_addr_space !40 !kernel_arg_access_qual !13 !kernel_arg_type !41 !kernel_arg_base_type !41 !kernel_arg_type_qual !15 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %5 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %4
  %6 = load float, ptr addrspace(1) %5, align 4, !tbaa !16
  %7 = fmul float %2, %6
  %8 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %4
  store float %7, ptr addrspace(1) %8, align 4, !tbaa !16
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_scale(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, float noundef %2) local_unnamed_addr #3 !kernel_arg_addr_space !40 !kernel_arg_access_qual !13 !kernel_arg_type !41 !kernel_arg_base_type !41 !kernel_arg_type_qual !15 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %5 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %4
  %6 = load float, ptr addrspace(1) %5, align 4, !tbaa !16
  %7 = fmul float %2, %6
  %8 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %4
  store float %7, ptr addrspace(1) %8, align 4, !tbaa !16
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @shift(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, float noundef %2) local_unnamed_addr #2 !kernel_arg_addr_space !40 !kernel_arg_access_qual !13 !kernel_arg_type !41 !kernel_arg_base_type !41 !kernel_arg_type_qual !15 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %5 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %4
  %6 = load float, ptr addrspace(1) %5, align 4, !tbaa !16
  %7 = fadd float %2, %6
  %8 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %4
  store float %7, ptr addrspace(1) %8, align 4, !tbaa !16
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_shift(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, float noundef %2) local_unnamed_addr #3 !kernel_arg_addr_space !40 !kernel_arg_access_qual !13 !kernel_arg_type !41 !kernel_arg_base_type !41 !kernel_arg_type_qual !15 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %5 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %4
  %6 = load float, ptr addrspace(1) %5, align 4, !tbaa !16
  %7 = fadd float %2, %6
  %8 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %4
  store float %7, ptr addrspace(1) %8, align 4, !tbaa !16
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @square(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #2 !kernel_arg_addr_space !42 !kernel_arg_access_qual !34 !kernel_arg_type !43 !kernel_arg_base_type !43 !kernel_arg_type_qual !44 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %4 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %3
  %5 = load float, ptr addrspace(1) %4, align 4, !tbaa !16
  %6 = fmul float %5, %5
  %7 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %3
  store float %6, ptr addrspace(1) %7, align 4, !tbaa !16
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_square(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #3 !kernel_arg_addr_space !42 !kernel_arg_access_qual !34 !kernel_arg_type !43 !kernel_arg_base_type !43 !kernel_arg_type_qual !44 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %4 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %3
  %5 = load float, ptr addrspace(1) %4, align 4, !tbaa !16
  %6 = fmul float %5, %5
  %7 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %3
  store float %6, ptr addrspace(1) %7, align 4, !tbaa !16
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @blend(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2) local_unnamed_addr #2 !kernel_arg_addr_space !45 !kernel_arg_access_qual !13 !kernel_arg_type !46 !kernel_arg_base_type !46 !kernel_arg_type_qual !47 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %5 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %4
  %6 = load float, ptr addrspace(1) %5, align 4, !tbaa !16
  %7 = fcmp ogt float %6, 1.000000e+00
  %8 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %4
  %9 = load float, ptr addrspace(1) %8, align 4, !tbaa !16
  %10 = fsub float %6, %9
  %11 = select i1 %7, float %10, float %9
  %12 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %4
  store float %11, ptr addrspace(1) %12, align 4, !tbaa !16
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_blend(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2) local_unnamed_addr #3 !kernel_arg_addr_space !45 !kernel_arg_access_qual !13 !kernel_arg_type !46 !kernel_arg_base_type !46 !kernel_arg_type_qual !47 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %5 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %4
  %6 = load float, ptr addrspace(1) %5, align 4, !tbaa !16
  %7 = fcmp ogt float %6, 1.000000e+00
  %8 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %4
  %9 = load float, ptr addrspace(1) %8, align 4, !tbaa !16
  %10 = fsub float %6, %9
  %11 = select i1 %7, float %10, float %9
  %12 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %4
  store float %11, ptr addrspace(1) %12, align 4, !tbaa !16
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @root(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #2 !kernel_arg_addr_space !42 !kernel_arg_access_qual !34 !kernel_arg_type !43 !kernel_arg_base_type !43 !kernel_arg_type_qual !44 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %4 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %3
  %5 = load float, ptr addrspace(1) %4, align 4, !tbaa !16
  %6 = tail call spir_func float @_Z4fabsf(float noundef %5) #13
  %7 = tail call spir_func float @_Z4sqrtf(float noundef %6) #13, !fpmath !48
  %8 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %3
  store float %7, ptr addrspace(1) %8, align 4, !tbaa !16
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_root(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #3 !kernel_arg_addr_space !42 !kernel_arg_access_qual !34 !kernel_arg_type !43 !kernel_arg_base_type !43 !kernel_arg_type_qual !44 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %4 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %3
  %5 = load float, ptr addrspace(1) %4, align 4, !tbaa !16
  %6 = tail call spir_func float @_Z4fabsf(float noundef %5) #13
  %7 = tail call spir_func float @_Z4sqrtf(float noundef %6) #13, !fpmath !48
  %8 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %3
  store float %7, ptr addrspace(1) %8, align 4, !tbaa !16
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #10

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #11

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #10

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #12

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #10

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #10

; Function Attrs: convergent nounwind
declare spir_func float @_Z20sub_group_reduce_addf(float noundef) local_unnamed_addr #12

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z22get_sub_group_local_idv() local_unnamed_addr #12

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z16get_sub_group_idv() local_unnamed_addr #12

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z18get_num_sub_groupsv() local_unnamed_addr #12

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z18get_sub_group_sizev() local_unnamed_addr #12

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_incPU3AS3Vj(ptr addrspace(3) noundef) local_unnamed_addr #12

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #12

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z5rsqrtf(float noundef) local_unnamed_addr #10

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4sqrtf(float noundef) local_unnamed_addr #10

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4fabsf(float noundef) local_unnamed_addr #10

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #5 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #6 = { convergent nofree norecurse nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #7 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #8 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #9 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #10 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #11 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #13 = { convergent nounwind willreturn memory(none) }
attributes #14 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{i32 0, i32 0, i32 1, i32 1, i32 1}
!9 = !{!"none", !"none", !"none", !"none", !"none"}
!10 = !{!"int", !"float", !"float*", !"float*", !"float*"}
!11 = !{!"", !"", !"", !"", !""}
!12 = !{i32 0, i32 1, i32 1}
!13 = !{!"none", !"none", !"none"}
!14 = !{!"float", !"float*", !"float*"}
!15 = !{!"", !"const", !""}
!16 = !{!17, !17, i64 0}
!17 = !{!"float", !6, i64 0}
!18 = !{i32 0, i32 0, i32 1, i32 1}
!19 = !{!"none", !"none", !"none", !"none"}
!20 = !{!"int", !"int", !"float*", !"float*"}
!21 = !{!"", !"", !"const", !""}
!22 = !{i32 0, i32 1, i32 1, i32 1}
!23 = !{!"int", !"float*", !"float*", !"float*"}
!24 = !{!"", !"const", !"const", !""}
!25 = !{i32 0, i32 1, i32 1, i32 1, i32 3, i32 3}
!26 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!27 = !{!"int", !"float*", !"float*", !"float*", !"float*", !"float*"}
!28 = !{!"", !"const", !"const", !"", !"", !""}
!29 = !{!"ulong", !"float*", !"float*"}
!30 = !{!"long", !"float*", !"float*"}
!31 = !{!"ulong", !"uchar*", !"uint*"}
!32 = !{!6, !6, i64 0}
!33 = !{i32 0, i32 1}
!34 = !{!"none", !"none"}
!35 = !{!"int", !"int*"}
!36 = !{!"", !""}
!37 = !{float 2.500000e+00}
!38 = !{!"int", !"float4*", !"float4*"}
!39 = !{!"int", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*"}
!40 = !{i32 1, i32 1, i32 0}
!41 = !{!"float*", !"float*", !"float"}
!42 = !{i32 1, i32 1}
!43 = !{!"float*", !"float*"}
!44 = !{!"", !"const"}
!45 = !{i32 1, i32 1, i32 1}
!46 = !{!"float*", !"float*", !"float*"}
!47 = !{!"", !"const", !"const"}
!48 = !{float 3.000000e+00}
