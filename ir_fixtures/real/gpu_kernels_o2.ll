; ModuleID = 'sources/gpu_kernels.cl'
source_filename = "sources/gpu_kernels.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64-unknown-unknown"

%struct.Many = type { [10000 x i32] }

@apart_in_own.shared = internal unnamed_addr addrspace(3) global [16384 x i32] undef, align 4
@.str = private unnamed_addr addrspace(2) constant [15 x i8] c"item %d of %d\0A\00", align 1
@counts.own = internal addrspace(3) global [256 x i32] undef, align 4

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @saxpy(float noundef %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #19
  %5 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %4
  %6 = load float, ptr addrspace(1) %5, align 4, !tbaa !12
  %7 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %4
  %8 = load float, ptr addrspace(1) %7, align 4, !tbaa !12
  %9 = tail call float @llvm.fmuladd.f32(float %0, float %6, float %8)
  store float %9, ptr addrspace(1) %7, align 4, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_saxpy(float noundef %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #19
  %5 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %4
  %6 = load float, ptr addrspace(1) %5, align 4, !tbaa !12
  %7 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %4
  %8 = load float, ptr addrspace(1) %7, align 4, !tbaa !12
  %9 = tail call float @llvm.fmuladd.f32(float %0, float %6, float %8)
  store float %9, ptr addrspace(1) %7, align 4, !tbaa !12
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @places(ptr addrspace(1) noundef writeonly align 8 captures(none) %0) local_unnamed_addr #2 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %2 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #19
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #19
  %4 = shl i64 %3, 21
  %5 = or i64 %4, %2
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #19
  %7 = shl i64 %6, 42
  %8 = or i64 %5, %7
  %9 = tail call spir_func i64 @_Z17get_global_offsetj(i32 noundef 0) #19
  %10 = add i64 %8, %9
  %11 = tail call spir_func i64 @_Z17get_global_offsetj(i32 noundef 1) #19
  %12 = add i64 %10, %11
  %13 = tail call spir_func i64 @_Z17get_global_offsetj(i32 noundef 2) #19
  %14 = add i64 %12, %13
  %15 = tail call spir_func i64 @_Z20get_global_linear_idv() #20
  %16 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %15
  store i64 %14, ptr addrspace(1) %16, align 8, !tbaa !18
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_places(ptr addrspace(1) noundef writeonly align 8 captures(none) %0) local_unnamed_addr #3 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %2 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #19
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #19
  %4 = shl i64 %3, 21
  %5 = or i64 %4, %2
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #19
  %7 = shl i64 %6, 42
  %8 = or i64 %5, %7
  %9 = tail call spir_func i64 @_Z17get_global_offsetj(i32 noundef 0) #19
  %10 = add i64 %8, %9
  %11 = tail call spir_func i64 @_Z17get_global_offsetj(i32 noundef 1) #19
  %12 = add i64 %10, %11
  %13 = tail call spir_func i64 @_Z17get_global_offsetj(i32 noundef 2) #19
  %14 = add i64 %12, %13
  %15 = tail call spir_func i64 @_Z20get_global_linear_idv() #20
  %16 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %15
  store i64 %14, ptr addrspace(1) %16, align 8, !tbaa !18
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @groups(ptr addrspace(1) noundef writeonly align 16 captures(none) %0) local_unnamed_addr #2 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !20 !kernel_arg_base_type !21 !kernel_arg_type_qual !17 {
  %2 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #19
  %3 = trunc i64 %2 to i32
  %4 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #19
  %5 = trunc i64 %4 to i32
  %6 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 2) #19
  %7 = trunc i64 %6 to i32
  %8 = insertelement <4 x i32> poison, i32 %3, i64 0
  %9 = insertelement <4 x i32> %8, i32 %5, i64 1
  %10 = insertelement <4 x i32> %9, i32 %7, i64 2
  %11 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 0) #19
  %12 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 1) #19
  %13 = mul i64 %12, 3
  %14 = add i64 %13, %11
  %15 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 2) #19
  %16 = mul i64 %15, 5
  %17 = add i64 %14, %16
  %18 = trunc i64 %17 to i32
  %19 = insertelement <4 x i32> %10, i32 %18, i64 3
  %20 = tail call spir_func i64 @_Z20get_global_linear_idv() #20
  %21 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %0, i64 %20
  store <4 x i32> %19, ptr addrspace(1) %21, align 16, !tbaa !22
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_groups(ptr addrspace(1) noundef writeonly align 16 captures(none) %0) local_unnamed_addr #3 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !20 !kernel_arg_base_type !21 !kernel_arg_type_qual !17 {
  %2 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #19
  %3 = trunc i64 %2 to i32
  %4 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #19
  %5 = trunc i64 %4 to i32
  %6 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 2) #19
  %7 = trunc i64 %6 to i32
  %8 = insertelement <4 x i32> poison, i32 %3, i64 0
  %9 = insertelement <4 x i32> %8, i32 %5, i64 1
  %10 = insertelement <4 x i32> %9, i32 %7, i64 2
  %11 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 0) #19
  %12 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 1) #19
  %13 = mul i64 %12, 3
  %14 = add i64 %13, %11
  %15 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 2) #19
  %16 = mul i64 %15, 5
  %17 = add i64 %14, %16
  %18 = trunc i64 %17 to i32
  %19 = insertelement <4 x i32> %10, i32 %18, i64 3
  %20 = tail call spir_func i64 @_Z20get_global_linear_idv() #20
  %21 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %0, i64 %20
  store <4 x i32> %19, ptr addrspace(1) %21, align 16, !tbaa !22
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @apart(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(3) noundef align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #2 !kernel_arg_addr_space !23 !kernel_arg_access_qual !9 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #19
  %5 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #19
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #19
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %6
  %8 = load i32, ptr addrspace(1) %7, align 4, !tbaa !4
  %9 = sext i32 %2 to i64
  %10 = mul i64 %4, %9
  %11 = getelementptr inbounds nuw i32, ptr addrspace(3) %1, i64 %10
  store i32 %8, ptr addrspace(3) %11, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #20
  %12 = xor i64 %4, -1
  %13 = add i64 %5, %12
  %14 = mul i64 %13, %9
  %15 = getelementptr inbounds nuw i32, ptr addrspace(3) %1, i64 %14
  %16 = load i32, ptr addrspace(3) %15, align 4, !tbaa !4
  store i32 %16, ptr addrspace(1) %7, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_apart(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(3) noundef align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #3 !kernel_arg_addr_space !23 !kernel_arg_access_qual !9 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #19
  %5 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #19
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #19
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %6
  %8 = load i32, ptr addrspace(1) %7, align 4, !tbaa !4
  %9 = sext i32 %2 to i64
  %10 = mul i64 %4, %9
  %11 = getelementptr inbounds nuw i32, ptr addrspace(3) %1, i64 %10
  store i32 %8, ptr addrspace(3) %11, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #20
  %12 = xor i64 %4, -1
  %13 = add i64 %5, %12
  %14 = mul i64 %13, %9
  %15 = getelementptr inbounds nuw i32, ptr addrspace(3) %1, i64 %14
  %16 = load i32, ptr addrspace(3) %15, align 4, !tbaa !4
  store i32 %16, ptr addrspace(1) %7, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @apart_in_own(ptr addrspace(1) noundef align 4 captures(none) %0) local_unnamed_addr #2 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !17 {
  %2 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #19
  %3 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #19
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #19
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %4
  %6 = load i32, ptr addrspace(1) %5, align 4, !tbaa !4
  %7 = shl i64 %2, 8
  %8 = getelementptr inbounds nuw i8, ptr addrspace(3) @apart_in_own.shared, i64 %7
  %9 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i64 252
  store i32 %6, ptr addrspace(3) %9, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #20
  %10 = xor i64 %2, -1
  %11 = add i64 %3, %10
  %12 = shl i64 %11, 8
  %13 = getelementptr inbounds nuw i8, ptr addrspace(3) @apart_in_own.shared, i64 %12
  %14 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i64 252
  %15 = load i32, ptr addrspace(3) %14, align 4, !tbaa !4
  store i32 %15, ptr addrspace(1) %5, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_apart_in_own(ptr addrspace(1) noundef align 4 captures(none) %0) local_unnamed_addr #3 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !17 {
  %2 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #19
  %3 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #19
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #19
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %4
  %6 = load i32, ptr addrspace(1) %5, align 4, !tbaa !4
  %7 = shl i64 %2, 8
  %8 = getelementptr inbounds nuw i8, ptr addrspace(3) @apart_in_own.shared, i64 %7
  %9 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i64 252
  store i32 %6, ptr addrspace(3) %9, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #20
  %10 = xor i64 %2, -1
  %11 = add i64 %3, %10
  %12 = shl i64 %11, 8
  %13 = getelementptr inbounds nuw i8, ptr addrspace(3) @apart_in_own.shared, i64 %12
  %14 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i64 252
  %15 = load i32, ptr addrspace(3) %14, align 4, !tbaa !4
  store i32 %15, ptr addrspace(1) %5, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define spir_kernel void @sum_of_many(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr noundef readonly byval(%struct.Many) align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #4 !kernel_arg_addr_space !27 !kernel_arg_access_qual !9 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !25 {
  %4 = alloca %struct.Many, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40000) %4, ptr noundef nonnull align 4 dereferenceable(40000) %1, i64 40000, i1 false)
  %5 = sext i32 %2 to i64
  br label %6

6:                                                ; preds = %3, %6
  %7 = phi i64 [ 0, %3 ], [ %12, %6 ]
  %8 = phi i32 [ 0, %3 ], [ %11, %6 ]
  %9 = getelementptr inbounds i32, ptr %4, i64 %7
  %10 = load i32, ptr %9, align 4, !tbaa !4
  %11 = add nsw i32 %10, %8
  %12 = add nsw i64 %7, %5
  %13 = icmp slt i64 %12, 10000
  br i1 %13, label %6, label %14

14:                                               ; preds = %6
  %15 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #19
  %16 = trunc i64 %15 to i32
  %17 = add i32 %11, %16
  %18 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %15
  store i32 %17, ptr addrspace(1) %18, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_sum_of_many(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr noundef readonly byval(%struct.Many) align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #5 !kernel_arg_addr_space !27 !kernel_arg_access_qual !9 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !25 {
  %4 = sext i32 %2 to i64
  br label %10

5:                                                ; preds = %10
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #19
  %7 = trunc i64 %6 to i32
  %8 = add i32 %15, %7
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %6
  store i32 %8, ptr addrspace(1) %9, align 4, !tbaa !4
  ret void

10:                                               ; preds = %3, %10
  %11 = phi i64 [ 0, %3 ], [ %16, %10 ]
  %12 = phi i32 [ 0, %3 ], [ %15, %10 ]
  %13 = getelementptr inbounds i32, ptr %1, i64 %11
  %14 = load i32, ptr %13, align 4, !tbaa !4
  %15 = add nsw i32 %14, %12
  %16 = add nsw i64 %11, %4
  %17 = icmp slt i64 %16, 10000
  br i1 %17, label %10, label %5
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @keeps_much(ptr addrspace(1) noundef align 4 captures(none) %0) local_unnamed_addr #2 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !29 !kernel_arg_base_type !29 !kernel_arg_type_qual !17 {
  %2 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #19
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #19
  %4 = getelementptr float, ptr addrspace(1) %0, i64 %3
  %5 = load float, ptr addrspace(1) %4, align 4, !tbaa !12
  %6 = getelementptr float, ptr addrspace(1) %4, i64 %2
  %7 = load float, ptr addrspace(1) %6, align 4, !tbaa !12
  %8 = shl i64 %2, 3
  %9 = getelementptr i8, ptr addrspace(1) %4, i64 %8
  %10 = load float, ptr addrspace(1) %9, align 4, !tbaa !12
  %11 = mul i64 %2, 12
  %12 = getelementptr i8, ptr addrspace(1) %4, i64 %11
  %13 = load float, ptr addrspace(1) %12, align 4, !tbaa !12
  %14 = shl i64 %2, 4
  %15 = getelementptr i8, ptr addrspace(1) %4, i64 %14
  %16 = load float, ptr addrspace(1) %15, align 4, !tbaa !12
  %17 = mul i64 %2, 20
  %18 = getelementptr i8, ptr addrspace(1) %4, i64 %17
  %19 = load float, ptr addrspace(1) %18, align 4, !tbaa !12
  %20 = mul i64 %2, 24
  %21 = getelementptr i8, ptr addrspace(1) %4, i64 %20
  %22 = load float, ptr addrspace(1) %21, align 4, !tbaa !12
  %23 = mul i64 %2, 28
  %24 = getelementptr i8, ptr addrspace(1) %4, i64 %23
  %25 = load float, ptr addrspace(1) %24, align 4, !tbaa !12
  %26 = shl i64 %2, 5
  %27 = getelementptr i8, ptr addrspace(1) %4, i64 %26
  %28 = load float, ptr addrspace(1) %27, align 4, !tbaa !12
  %29 = mul i64 %2, 36
  %30 = getelementptr i8, ptr addrspace(1) %4, i64 %29
  %31 = load float, ptr addrspace(1) %30, align 4, !tbaa !12
  %32 = mul i64 %2, 40
  %33 = getelementptr i8, ptr addrspace(1) %4, i64 %32
  %34 = load float, ptr addrspace(1) %33, align 4, !tbaa !12
  %35 = mul i64 %2, 44
  %36 = getelementptr i8, ptr addrspace(1) %4, i64 %35
  %37 = load float, ptr addrspace(1) %36, align 4, !tbaa !12
  %38 = mul i64 %2, 48
  %39 = getelementptr i8, ptr addrspace(1) %4, i64 %38
  %40 = load float, ptr addrspace(1) %39, align 4, !tbaa !12
  %41 = mul i64 %2, 52
  %42 = getelementptr i8, ptr addrspace(1) %4, i64 %41
  %43 = load float, ptr addrspace(1) %42, align 4, !tbaa !12
  %44 = mul i64 %2, 56
  %45 = getelementptr i8, ptr addrspace(1) %4, i64 %44
  %46 = load float, ptr addrspace(1) %45, align 4, !tbaa !12
  %47 = mul i64 %2, 60
  %48 = getelementptr i8, ptr addrspace(1) %4, i64 %47
  %49 = load float, ptr addrspace(1) %48, align 4, !tbaa !12
  %50 = shl i64 %2, 6
  %51 = getelementptr i8, ptr addrspace(1) %4, i64 %50
  %52 = load float, ptr addrspace(1) %51, align 4, !tbaa !12
  %53 = mul i64 %2, 68
  %54 = getelementptr i8, ptr addrspace(1) %4, i64 %53
  %55 = load float, ptr addrspace(1) %54, align 4, !tbaa !12
  %56 = mul i64 %2, 72
  %57 = getelementptr i8, ptr addrspace(1) %4, i64 %56
  %58 = load float, ptr addrspace(1) %57, align 4, !tbaa !12
  %59 = mul i64 %2, 76
  %60 = getelementptr i8, ptr addrspace(1) %4, i64 %59
  %61 = load float, ptr addrspace(1) %60, align 4, !tbaa !12
  %62 = mul i64 %2, 80
  %63 = getelementptr i8, ptr addrspace(1) %4, i64 %62
  %64 = load float, ptr addrspace(1) %63, align 4, !tbaa !12
  %65 = mul i64 %2, 84
  %66 = getelementptr i8, ptr addrspace(1) %4, i64 %65
  %67 = load float, ptr addrspace(1) %66, align 4, !tbaa !12
  %68 = mul i64 %2, 88
  %69 = getelementptr i8, ptr addrspace(1) %4, i64 %68
  %70 = load float, ptr addrspace(1) %69, align 4, !tbaa !12
  %71 = mul i64 %2, 92
  %72 = getelementptr i8, ptr addrspace(1) %4, i64 %71
  %73 = load float, ptr addrspace(1) %72, align 4, !tbaa !12
  %74 = mul i64 %2, 96
  %75 = getelementptr i8, ptr addrspace(1) %4, i64 %74
  %76 = load float, ptr addrspace(1) %75, align 4, !tbaa !12
  %77 = mul i64 %2, 100
  %78 = getelementptr i8, ptr addrspace(1) %4, i64 %77
  %79 = load float, ptr addrspace(1) %78, align 4, !tbaa !12
  %80 = mul i64 %2, 104
  %81 = getelementptr i8, ptr addrspace(1) %4, i64 %80
  %82 = load float, ptr addrspace(1) %81, align 4, !tbaa !12
  %83 = mul i64 %2, 108
  %84 = getelementptr i8, ptr addrspace(1) %4, i64 %83
  %85 = load float, ptr addrspace(1) %84, align 4, !tbaa !12
  %86 = mul i64 %2, 112
  %87 = getelementptr i8, ptr addrspace(1) %4, i64 %86
  %88 = load float, ptr addrspace(1) %87, align 4, !tbaa !12
  %89 = mul i64 %2, 116
  %90 = getelementptr i8, ptr addrspace(1) %4, i64 %89
  %91 = load float, ptr addrspace(1) %90, align 4, !tbaa !12
  %92 = mul i64 %2, 120
  %93 = getelementptr i8, ptr addrspace(1) %4, i64 %92
  %94 = load float, ptr addrspace(1) %93, align 4, !tbaa !12
  %95 = mul i64 %2, 124
  %96 = getelementptr i8, ptr addrspace(1) %4, i64 %95
  %97 = load float, ptr addrspace(1) %96, align 4, !tbaa !12
  %98 = shl i64 %2, 7
  %99 = getelementptr i8, ptr addrspace(1) %4, i64 %98
  %100 = load float, ptr addrspace(1) %99, align 4, !tbaa !12
  %101 = mul i64 %2, 132
  %102 = getelementptr i8, ptr addrspace(1) %4, i64 %101
  %103 = load float, ptr addrspace(1) %102, align 4, !tbaa !12
  %104 = mul i64 %2, 136
  %105 = getelementptr i8, ptr addrspace(1) %4, i64 %104
  %106 = load float, ptr addrspace(1) %105, align 4, !tbaa !12
  %107 = mul i64 %2, 140
  %108 = getelementptr i8, ptr addrspace(1) %4, i64 %107
  %109 = load float, ptr addrspace(1) %108, align 4, !tbaa !12
  %110 = mul i64 %2, 144
  %111 = getelementptr i8, ptr addrspace(1) %4, i64 %110
  %112 = load float, ptr addrspace(1) %111, align 4, !tbaa !12
  %113 = mul i64 %2, 148
  %114 = getelementptr i8, ptr addrspace(1) %4, i64 %113
  %115 = load float, ptr addrspace(1) %114, align 4, !tbaa !12
  %116 = mul i64 %2, 152
  %117 = getelementptr i8, ptr addrspace(1) %4, i64 %116
  %118 = load float, ptr addrspace(1) %117, align 4, !tbaa !12
  %119 = mul i64 %2, 156
  %120 = getelementptr i8, ptr addrspace(1) %4, i64 %119
  %121 = load float, ptr addrspace(1) %120, align 4, !tbaa !12
  %122 = mul i64 %2, 160
  %123 = getelementptr i8, ptr addrspace(1) %4, i64 %122
  %124 = load float, ptr addrspace(1) %123, align 4, !tbaa !12
  %125 = mul i64 %2, 164
  %126 = getelementptr i8, ptr addrspace(1) %4, i64 %125
  %127 = load float, ptr addrspace(1) %126, align 4, !tbaa !12
  %128 = mul i64 %2, 168
  %129 = getelementptr i8, ptr addrspace(1) %4, i64 %128
  %130 = load float, ptr addrspace(1) %129, align 4, !tbaa !12
  %131 = mul i64 %2, 172
  %132 = getelementptr i8, ptr addrspace(1) %4, i64 %131
  %133 = load float, ptr addrspace(1) %132, align 4, !tbaa !12
  %134 = mul i64 %2, 176
  %135 = getelementptr i8, ptr addrspace(1) %4, i64 %134
  %136 = load float, ptr addrspace(1) %135, align 4, !tbaa !12
  %137 = mul i64 %2, 180
  %138 = getelementptr i8, ptr addrspace(1) %4, i64 %137
  %139 = load float, ptr addrspace(1) %138, align 4, !tbaa !12
  %140 = mul i64 %2, 184
  %141 = getelementptr i8, ptr addrspace(1) %4, i64 %140
  %142 = load float, ptr addrspace(1) %141, align 4, !tbaa !12
  %143 = mul i64 %2, 188
  %144 = getelementptr i8, ptr addrspace(1) %4, i64 %143
  %145 = load float, ptr addrspace(1) %144, align 4, !tbaa !12
  %146 = mul i64 %2, 192
  %147 = getelementptr i8, ptr addrspace(1) %4, i64 %146
  %148 = load float, ptr addrspace(1) %147, align 4, !tbaa !12
  %149 = mul i64 %2, 196
  %150 = getelementptr i8, ptr addrspace(1) %4, i64 %149
  %151 = load float, ptr addrspace(1) %150, align 4, !tbaa !12
  %152 = mul i64 %2, 200
  %153 = getelementptr i8, ptr addrspace(1) %4, i64 %152
  %154 = load float, ptr addrspace(1) %153, align 4, !tbaa !12
  %155 = mul i64 %2, 204
  %156 = getelementptr i8, ptr addrspace(1) %4, i64 %155
  %157 = load float, ptr addrspace(1) %156, align 4, !tbaa !12
  %158 = mul i64 %2, 208
  %159 = getelementptr i8, ptr addrspace(1) %4, i64 %158
  %160 = load float, ptr addrspace(1) %159, align 4, !tbaa !12
  %161 = mul i64 %2, 212
  %162 = getelementptr i8, ptr addrspace(1) %4, i64 %161
  %163 = load float, ptr addrspace(1) %162, align 4, !tbaa !12
  %164 = mul i64 %2, 216
  %165 = getelementptr i8, ptr addrspace(1) %4, i64 %164
  %166 = load float, ptr addrspace(1) %165, align 4, !tbaa !12
  %167 = mul i64 %2, 220
  %168 = getelementptr i8, ptr addrspace(1) %4, i64 %167
  %169 = load float, ptr addrspace(1) %168, align 4, !tbaa !12
  %170 = mul i64 %2, 224
  %171 = getelementptr i8, ptr addrspace(1) %4, i64 %170
  %172 = load float, ptr addrspace(1) %171, align 4, !tbaa !12
  %173 = mul i64 %2, 228
  %174 = getelementptr i8, ptr addrspace(1) %4, i64 %173
  %175 = load float, ptr addrspace(1) %174, align 4, !tbaa !12
  %176 = mul i64 %2, 232
  %177 = getelementptr i8, ptr addrspace(1) %4, i64 %176
  %178 = load float, ptr addrspace(1) %177, align 4, !tbaa !12
  %179 = mul i64 %2, 236
  %180 = getelementptr i8, ptr addrspace(1) %4, i64 %179
  %181 = load float, ptr addrspace(1) %180, align 4, !tbaa !12
  %182 = mul i64 %2, 240
  %183 = getelementptr i8, ptr addrspace(1) %4, i64 %182
  %184 = load float, ptr addrspace(1) %183, align 4, !tbaa !12
  %185 = mul i64 %2, 244
  %186 = getelementptr i8, ptr addrspace(1) %4, i64 %185
  %187 = load float, ptr addrspace(1) %186, align 4, !tbaa !12
  %188 = mul i64 %2, 248
  %189 = getelementptr i8, ptr addrspace(1) %4, i64 %188
  %190 = load float, ptr addrspace(1) %189, align 4, !tbaa !12
  %191 = mul i64 %2, 252
  %192 = getelementptr i8, ptr addrspace(1) %4, i64 %191
  %193 = load float, ptr addrspace(1) %192, align 4, !tbaa !12
  %194 = shl i64 %2, 8
  %195 = getelementptr i8, ptr addrspace(1) %4, i64 %194
  %196 = load float, ptr addrspace(1) %195, align 4, !tbaa !12
  %197 = mul i64 %2, 260
  %198 = getelementptr i8, ptr addrspace(1) %4, i64 %197
  %199 = load float, ptr addrspace(1) %198, align 4, !tbaa !12
  %200 = mul i64 %2, 264
  %201 = getelementptr i8, ptr addrspace(1) %4, i64 %200
  %202 = load float, ptr addrspace(1) %201, align 4, !tbaa !12
  %203 = mul i64 %2, 268
  %204 = getelementptr i8, ptr addrspace(1) %4, i64 %203
  %205 = load float, ptr addrspace(1) %204, align 4, !tbaa !12
  %206 = mul i64 %2, 272
  %207 = getelementptr i8, ptr addrspace(1) %4, i64 %206
  %208 = load float, ptr addrspace(1) %207, align 4, !tbaa !12
  %209 = mul i64 %2, 276
  %210 = getelementptr i8, ptr addrspace(1) %4, i64 %209
  %211 = load float, ptr addrspace(1) %210, align 4, !tbaa !12
  %212 = mul i64 %2, 280
  %213 = getelementptr i8, ptr addrspace(1) %4, i64 %212
  %214 = load float, ptr addrspace(1) %213, align 4, !tbaa !12
  %215 = mul i64 %2, 284
  %216 = getelementptr i8, ptr addrspace(1) %4, i64 %215
  %217 = load float, ptr addrspace(1) %216, align 4, !tbaa !12
  %218 = mul i64 %2, 288
  %219 = getelementptr i8, ptr addrspace(1) %4, i64 %218
  %220 = load float, ptr addrspace(1) %219, align 4, !tbaa !12
  %221 = mul i64 %2, 292
  %222 = getelementptr i8, ptr addrspace(1) %4, i64 %221
  %223 = load float, ptr addrspace(1) %222, align 4, !tbaa !12
  %224 = mul i64 %2, 296
  %225 = getelementptr i8, ptr addrspace(1) %4, i64 %224
  %226 = load float, ptr addrspace(1) %225, align 4, !tbaa !12
  %227 = mul i64 %2, 300
  %228 = getelementptr i8, ptr addrspace(1) %4, i64 %227
  %229 = load float, ptr addrspace(1) %228, align 4, !tbaa !12
  %230 = mul i64 %2, 304
  %231 = getelementptr i8, ptr addrspace(1) %4, i64 %230
  %232 = load float, ptr addrspace(1) %231, align 4, !tbaa !12
  %233 = mul i64 %2, 308
  %234 = getelementptr i8, ptr addrspace(1) %4, i64 %233
  %235 = load float, ptr addrspace(1) %234, align 4, !tbaa !12
  %236 = mul i64 %2, 312
  %237 = getelementptr i8, ptr addrspace(1) %4, i64 %236
  %238 = load float, ptr addrspace(1) %237, align 4, !tbaa !12
  %239 = mul i64 %2, 316
  %240 = getelementptr i8, ptr addrspace(1) %4, i64 %239
  %241 = load float, ptr addrspace(1) %240, align 4, !tbaa !12
  %242 = mul i64 %2, 320
  %243 = getelementptr i8, ptr addrspace(1) %4, i64 %242
  %244 = load float, ptr addrspace(1) %243, align 4, !tbaa !12
  %245 = mul i64 %2, 324
  %246 = getelementptr i8, ptr addrspace(1) %4, i64 %245
  %247 = load float, ptr addrspace(1) %246, align 4, !tbaa !12
  %248 = mul i64 %2, 328
  %249 = getelementptr i8, ptr addrspace(1) %4, i64 %248
  %250 = load float, ptr addrspace(1) %249, align 4, !tbaa !12
  %251 = mul i64 %2, 332
  %252 = getelementptr i8, ptr addrspace(1) %4, i64 %251
  %253 = load float, ptr addrspace(1) %252, align 4, !tbaa !12
  %254 = mul i64 %2, 336
  %255 = getelementptr i8, ptr addrspace(1) %4, i64 %254
  %256 = load float, ptr addrspace(1) %255, align 4, !tbaa !12
  %257 = mul i64 %2, 340
  %258 = getelementptr i8, ptr addrspace(1) %4, i64 %257
  %259 = load float, ptr addrspace(1) %258, align 4, !tbaa !12
  %260 = mul i64 %2, 344
  %261 = getelementptr i8, ptr addrspace(1) %4, i64 %260
  %262 = load float, ptr addrspace(1) %261, align 4, !tbaa !12
  %263 = mul i64 %2, 348
  %264 = getelementptr i8, ptr addrspace(1) %4, i64 %263
  %265 = load float, ptr addrspace(1) %264, align 4, !tbaa !12
  %266 = mul i64 %2, 352
  %267 = getelementptr i8, ptr addrspace(1) %4, i64 %266
  %268 = load float, ptr addrspace(1) %267, align 4, !tbaa !12
  %269 = mul i64 %2, 356
  %270 = getelementptr i8, ptr addrspace(1) %4, i64 %269
  %271 = load float, ptr addrspace(1) %270, align 4, !tbaa !12
  %272 = mul i64 %2, 360
  %273 = getelementptr i8, ptr addrspace(1) %4, i64 %272
  %274 = load float, ptr addrspace(1) %273, align 4, !tbaa !12
  %275 = mul i64 %2, 364
  %276 = getelementptr i8, ptr addrspace(1) %4, i64 %275
  %277 = load float, ptr addrspace(1) %276, align 4, !tbaa !12
  %278 = mul i64 %2, 368
  %279 = getelementptr i8, ptr addrspace(1) %4, i64 %278
  %280 = load float, ptr addrspace(1) %279, align 4, !tbaa !12
  %281 = mul i64 %2, 372
  %282 = getelementptr i8, ptr addrspace(1) %4, i64 %281
  %283 = load float, ptr addrspace(1) %282, align 4, !tbaa !12
  %284 = mul i64 %2, 376
  %285 = getelementptr i8, ptr addrspace(1) %4, i64 %284
  %286 = load float, ptr addrspace(1) %285, align 4, !tbaa !12
  %287 = mul i64 %2, 380
  %288 = getelementptr i8, ptr addrspace(1) %4, i64 %287
  %289 = load float, ptr addrspace(1) %288, align 4, !tbaa !12
  %290 = mul i64 %2, 384
  %291 = getelementptr i8, ptr addrspace(1) %4, i64 %290
  %292 = load float, ptr addrspace(1) %291, align 4, !tbaa !12
  %293 = mul i64 %2, 388
  %294 = getelementptr i8, ptr addrspace(1) %4, i64 %293
  %295 = load float, ptr addrspace(1) %294, align 4, !tbaa !12
  %296 = mul i64 %2, 392
  %297 = getelementptr i8, ptr addrspace(1) %4, i64 %296
  %298 = load float, ptr addrspace(1) %297, align 4, !tbaa !12
  %299 = mul i64 %2, 396
  %300 = getelementptr i8, ptr addrspace(1) %4, i64 %299
  %301 = load float, ptr addrspace(1) %300, align 4, !tbaa !12
  %302 = mul i64 %2, 400
  %303 = getelementptr i8, ptr addrspace(1) %4, i64 %302
  %304 = load float, ptr addrspace(1) %303, align 4, !tbaa !12
  %305 = mul i64 %2, 404
  %306 = getelementptr i8, ptr addrspace(1) %4, i64 %305
  %307 = load float, ptr addrspace(1) %306, align 4, !tbaa !12
  %308 = mul i64 %2, 408
  %309 = getelementptr i8, ptr addrspace(1) %4, i64 %308
  %310 = load float, ptr addrspace(1) %309, align 4, !tbaa !12
  %311 = mul i64 %2, 412
  %312 = getelementptr i8, ptr addrspace(1) %4, i64 %311
  %313 = load float, ptr addrspace(1) %312, align 4, !tbaa !12
  %314 = mul i64 %2, 416
  %315 = getelementptr i8, ptr addrspace(1) %4, i64 %314
  %316 = load float, ptr addrspace(1) %315, align 4, !tbaa !12
  %317 = mul i64 %2, 420
  %318 = getelementptr i8, ptr addrspace(1) %4, i64 %317
  %319 = load float, ptr addrspace(1) %318, align 4, !tbaa !12
  %320 = mul i64 %2, 424
  %321 = getelementptr i8, ptr addrspace(1) %4, i64 %320
  %322 = load float, ptr addrspace(1) %321, align 4, !tbaa !12
  %323 = mul i64 %2, 428
  %324 = getelementptr i8, ptr addrspace(1) %4, i64 %323
  %325 = load float, ptr addrspace(1) %324, align 4, !tbaa !12
  %326 = mul i64 %2, 432
  %327 = getelementptr i8, ptr addrspace(1) %4, i64 %326
  %328 = load float, ptr addrspace(1) %327, align 4, !tbaa !12
  %329 = mul i64 %2, 436
  %330 = getelementptr i8, ptr addrspace(1) %4, i64 %329
  %331 = load float, ptr addrspace(1) %330, align 4, !tbaa !12
  %332 = mul i64 %2, 440
  %333 = getelementptr i8, ptr addrspace(1) %4, i64 %332
  %334 = load float, ptr addrspace(1) %333, align 4, !tbaa !12
  %335 = mul i64 %2, 444
  %336 = getelementptr i8, ptr addrspace(1) %4, i64 %335
  %337 = load float, ptr addrspace(1) %336, align 4, !tbaa !12
  %338 = mul i64 %2, 448
  %339 = getelementptr i8, ptr addrspace(1) %4, i64 %338
  %340 = load float, ptr addrspace(1) %339, align 4, !tbaa !12
  %341 = mul i64 %2, 452
  %342 = getelementptr i8, ptr addrspace(1) %4, i64 %341
  %343 = load float, ptr addrspace(1) %342, align 4, !tbaa !12
  %344 = mul i64 %2, 456
  %345 = getelementptr i8, ptr addrspace(1) %4, i64 %344
  %346 = load float, ptr addrspace(1) %345, align 4, !tbaa !12
  %347 = mul i64 %2, 460
  %348 = getelementptr i8, ptr addrspace(1) %4, i64 %347
  %349 = load float, ptr addrspace(1) %348, align 4, !tbaa !12
  %350 = mul i64 %2, 464
  %351 = getelementptr i8, ptr addrspace(1) %4, i64 %350
  %352 = load float, ptr addrspace(1) %351, align 4, !tbaa !12
  %353 = mul i64 %2, 468
  %354 = getelementptr i8, ptr addrspace(1) %4, i64 %353
  %355 = load float, ptr addrspace(1) %354, align 4, !tbaa !12
  %356 = mul i64 %2, 472
  %357 = getelementptr i8, ptr addrspace(1) %4, i64 %356
  %358 = load float, ptr addrspace(1) %357, align 4, !tbaa !12
  %359 = mul i64 %2, 476
  %360 = getelementptr i8, ptr addrspace(1) %4, i64 %359
  %361 = load float, ptr addrspace(1) %360, align 4, !tbaa !12
  %362 = mul i64 %2, 480
  %363 = getelementptr i8, ptr addrspace(1) %4, i64 %362
  %364 = load float, ptr addrspace(1) %363, align 4, !tbaa !12
  %365 = mul i64 %2, 484
  %366 = getelementptr i8, ptr addrspace(1) %4, i64 %365
  %367 = load float, ptr addrspace(1) %366, align 4, !tbaa !12
  %368 = mul i64 %2, 488
  %369 = getelementptr i8, ptr addrspace(1) %4, i64 %368
  %370 = load float, ptr addrspace(1) %369, align 4, !tbaa !12
  %371 = mul i64 %2, 492
  %372 = getelementptr i8, ptr addrspace(1) %4, i64 %371
  %373 = load float, ptr addrspace(1) %372, align 4, !tbaa !12
  %374 = mul i64 %2, 496
  %375 = getelementptr i8, ptr addrspace(1) %4, i64 %374
  %376 = load float, ptr addrspace(1) %375, align 4, !tbaa !12
  %377 = mul i64 %2, 500
  %378 = getelementptr i8, ptr addrspace(1) %4, i64 %377
  %379 = load float, ptr addrspace(1) %378, align 4, !tbaa !12
  %380 = mul i64 %2, 504
  %381 = getelementptr i8, ptr addrspace(1) %4, i64 %380
  %382 = load float, ptr addrspace(1) %381, align 4, !tbaa !12
  %383 = mul i64 %2, 508
  %384 = getelementptr i8, ptr addrspace(1) %4, i64 %383
  %385 = load float, ptr addrspace(1) %384, align 4, !tbaa !12
  tail call spir_func void @_Z7barrierj(i32 noundef 2) #20
  %386 = fadd float %7, %196
  store float %386, ptr addrspace(1) %4, align 4, !tbaa !12
  %387 = fadd float %10, %199
  store float %387, ptr addrspace(1) %6, align 4, !tbaa !12
  %388 = fadd float %13, %202
  store float %388, ptr addrspace(1) %9, align 4, !tbaa !12
  %389 = fadd float %16, %205
  store float %389, ptr addrspace(1) %12, align 4, !tbaa !12
  %390 = fadd float %19, %208
  store float %390, ptr addrspace(1) %15, align 4, !tbaa !12
  %391 = fadd float %22, %211
  store float %391, ptr addrspace(1) %18, align 4, !tbaa !12
  %392 = fadd float %25, %214
  store float %392, ptr addrspace(1) %21, align 4, !tbaa !12
  %393 = fadd float %28, %217
  store float %393, ptr addrspace(1) %24, align 4, !tbaa !12
  %394 = fadd float %31, %220
  store float %394, ptr addrspace(1) %27, align 4, !tbaa !12
  %395 = fadd float %34, %223
  store float %395, ptr addrspace(1) %30, align 4, !tbaa !12
  %396 = fadd float %37, %226
  store float %396, ptr addrspace(1) %33, align 4, !tbaa !12
  %397 = fadd float %40, %229
  store float %397, ptr addrspace(1) %36, align 4, !tbaa !12
  %398 = fadd float %43, %232
  store float %398, ptr addrspace(1) %39, align 4, !tbaa !12
  %399 = fadd float %46, %235
  store float %399, ptr addrspace(1) %42, align 4, !tbaa !12
  %400 = fadd float %49, %238
  store float %400, ptr addrspace(1) %45, align 4, !tbaa !12
  %401 = fadd float %52, %241
  store float %401, ptr addrspace(1) %48, align 4, !tbaa !12
  %402 = fadd float %55, %244
  store float %402, ptr addrspace(1) %51, align 4, !tbaa !12
  %403 = fadd float %58, %247
  store float %403, ptr addrspace(1) %54, align 4, !tbaa !12
  %404 = fadd float %61, %250
  store float %404, ptr addrspace(1) %57, align 4, !tbaa !12
  %405 = fadd float %64, %253
  store float %405, ptr addrspace(1) %60, align 4, !tbaa !12
  %406 = fadd float %67, %256
  store float %406, ptr addrspace(1) %63, align 4, !tbaa !12
  %407 = fadd float %70, %259
  store float %407, ptr addrspace(1) %66, align 4, !tbaa !12
  %408 = fadd float %73, %262
  store float %408, ptr addrspace(1) %69, align 4, !tbaa !12
  %409 = fadd float %76, %265
  store float %409, ptr addrspace(1) %72, align 4, !tbaa !12
  %410 = fadd float %79, %268
  store float %410, ptr addrspace(1) %75, align 4, !tbaa !12
  %411 = fadd float %82, %271
  store float %411, ptr addrspace(1) %78, align 4, !tbaa !12
  %412 = fadd float %85, %274
  store float %412, ptr addrspace(1) %81, align 4, !tbaa !12
  %413 = fadd float %88, %277
  store float %413, ptr addrspace(1) %84, align 4, !tbaa !12
  %414 = fadd float %91, %280
  store float %414, ptr addrspace(1) %87, align 4, !tbaa !12
  %415 = fadd float %94, %283
  store float %415, ptr addrspace(1) %90, align 4, !tbaa !12
  %416 = fadd float %97, %286
  store float %416, ptr addrspace(1) %93, align 4, !tbaa !12
  %417 = fadd float %100, %289
  store float %417, ptr addrspace(1) %96, align 4, !tbaa !12
  %418 = fadd float %103, %292
  store float %418, ptr addrspace(1) %99, align 4, !tbaa !12
  %419 = fadd float %106, %295
  store float %419, ptr addrspace(1) %102, align 4, !tbaa !12
  %420 = fadd float %109, %298
  store float %420, ptr addrspace(1) %105, align 4, !tbaa !12
  %421 = fadd float %112, %301
  store float %421, ptr addrspace(1) %108, align 4, !tbaa !12
  %422 = fadd float %115, %304
  store float %422, ptr addrspace(1) %111, align 4, !tbaa !12
  %423 = fadd float %118, %307
  store float %423, ptr addrspace(1) %114, align 4, !tbaa !12
  %424 = fadd float %121, %310
  store float %424, ptr addrspace(1) %117, align 4, !tbaa !12
  %425 = fadd float %124, %313
  store float %425, ptr addrspace(1) %120, align 4, !tbaa !12
  %426 = fadd float %127, %316
  store float %426, ptr addrspace(1) %123, align 4, !tbaa !12
  %427 = fadd float %130, %319
  store float %427, ptr addrspace(1) %126, align 4, !tbaa !12
  %428 = fadd float %133, %322
  store float %428, ptr addrspace(1) %129, align 4, !tbaa !12
  %429 = fadd float %136, %325
  store float %429, ptr addrspace(1) %132, align 4, !tbaa !12
  %430 = fadd float %139, %328
  store float %430, ptr addrspace(1) %135, align 4, !tbaa !12
  %431 = fadd float %142, %331
  store float %431, ptr addrspace(1) %138, align 4, !tbaa !12
  %432 = fadd float %145, %334
  store float %432, ptr addrspace(1) %141, align 4, !tbaa !12
  %433 = fadd float %148, %337
  store float %433, ptr addrspace(1) %144, align 4, !tbaa !12
  %434 = fadd float %151, %340
  store float %434, ptr addrspace(1) %147, align 4, !tbaa !12
  %435 = fadd float %154, %343
  store float %435, ptr addrspace(1) %150, align 4, !tbaa !12
  %436 = fadd float %157, %346
  store float %436, ptr addrspace(1) %153, align 4, !tbaa !12
  %437 = fadd float %160, %349
  store float %437, ptr addrspace(1) %156, align 4, !tbaa !12
  %438 = fadd float %163, %352
  store float %438, ptr addrspace(1) %159, align 4, !tbaa !12
  %439 = fadd float %166, %355
  store float %439, ptr addrspace(1) %162, align 4, !tbaa !12
  %440 = fadd float %169, %358
  store float %440, ptr addrspace(1) %165, align 4, !tbaa !12
  %441 = fadd float %172, %361
  store float %441, ptr addrspace(1) %168, align 4, !tbaa !12
  %442 = fadd float %175, %364
  store float %442, ptr addrspace(1) %171, align 4, !tbaa !12
  %443 = fadd float %178, %367
  store float %443, ptr addrspace(1) %174, align 4, !tbaa !12
  %444 = fadd float %181, %370
  store float %444, ptr addrspace(1) %177, align 4, !tbaa !12
  %445 = fadd float %184, %373
  store float %445, ptr addrspace(1) %180, align 4, !tbaa !12
  %446 = fadd float %187, %376
  store float %446, ptr addrspace(1) %183, align 4, !tbaa !12
  %447 = fadd float %190, %379
  store float %447, ptr addrspace(1) %186, align 4, !tbaa !12
  %448 = fadd float %193, %382
  store float %448, ptr addrspace(1) %189, align 4, !tbaa !12
  %449 = fadd float %196, %385
  store float %449, ptr addrspace(1) %192, align 4, !tbaa !12
  %450 = fadd float %199, %5
  store float %450, ptr addrspace(1) %195, align 4, !tbaa !12
  %451 = fadd float %202, %7
  store float %451, ptr addrspace(1) %198, align 4, !tbaa !12
  %452 = fadd float %205, %10
  store float %452, ptr addrspace(1) %201, align 4, !tbaa !12
  %453 = fadd float %208, %13
  store float %453, ptr addrspace(1) %204, align 4, !tbaa !12
  %454 = fadd float %211, %16
  store float %454, ptr addrspace(1) %207, align 4, !tbaa !12
  %455 = fadd float %214, %19
  store float %455, ptr addrspace(1) %210, align 4, !tbaa !12
  %456 = fadd float %217, %22
  store float %456, ptr addrspace(1) %213, align 4, !tbaa !12
  %457 = fadd float %220, %25
  store float %457, ptr addrspace(1) %216, align 4, !tbaa !12
  %458 = fadd float %223, %28
  store float %458, ptr addrspace(1) %219, align 4, !tbaa !12
  %459 = fadd float %226, %31
  store float %459, ptr addrspace(1) %222, align 4, !tbaa !12
  %460 = fadd float %229, %34
  store float %460, ptr addrspace(1) %225, align 4, !tbaa !12
  %461 = fadd float %232, %37
  store float %461, ptr addrspace(1) %228, align 4, !tbaa !12
  %462 = fadd float %235, %40
  store float %462, ptr addrspace(1) %231, align 4, !tbaa !12
  %463 = fadd float %238, %43
  store float %463, ptr addrspace(1) %234, align 4, !tbaa !12
  %464 = fadd float %241, %46
  store float %464, ptr addrspace(1) %237, align 4, !tbaa !12
  %465 = fadd float %244, %49
  store float %465, ptr addrspace(1) %240, align 4, !tbaa !12
  %466 = fadd float %247, %52
  store float %466, ptr addrspace(1) %243, align 4, !tbaa !12
  %467 = fadd float %250, %55
  store float %467, ptr addrspace(1) %246, align 4, !tbaa !12
  %468 = fadd float %253, %58
  store float %468, ptr addrspace(1) %249, align 4, !tbaa !12
  %469 = fadd float %256, %61
  store float %469, ptr addrspace(1) %252, align 4, !tbaa !12
  %470 = fadd float %259, %64
  store float %470, ptr addrspace(1) %255, align 4, !tbaa !12
  %471 = fadd float %262, %67
  store float %471, ptr addrspace(1) %258, align 4, !tbaa !12
  %472 = fadd float %265, %70
  store float %472, ptr addrspace(1) %261, align 4, !tbaa !12
  %473 = fadd float %268, %73
  store float %473, ptr addrspace(1) %264, align 4, !tbaa !12
  %474 = fadd float %271, %76
  store float %474, ptr addrspace(1) %267, align 4, !tbaa !12
  %475 = fadd float %274, %79
  store float %475, ptr addrspace(1) %270, align 4, !tbaa !12
  %476 = fadd float %277, %82
  store float %476, ptr addrspace(1) %273, align 4, !tbaa !12
  %477 = fadd float %280, %85
  store float %477, ptr addrspace(1) %276, align 4, !tbaa !12
  %478 = fadd float %283, %88
  store float %478, ptr addrspace(1) %279, align 4, !tbaa !12
  %479 = fadd float %286, %91
  store float %479, ptr addrspace(1) %282, align 4, !tbaa !12
  %480 = fadd float %289, %94
  store float %480, ptr addrspace(1) %285, align 4, !tbaa !12
  %481 = fadd float %292, %97
  store float %481, ptr addrspace(1) %288, align 4, !tbaa !12
  %482 = fadd float %295, %100
  store float %482, ptr addrspace(1) %291, align 4, !tbaa !12
  %483 = fadd float %298, %103
  store float %483, ptr addrspace(1) %294, align 4, !tbaa !12
  %484 = fadd float %301, %106
  store float %484, ptr addrspace(1) %297, align 4, !tbaa !12
  %485 = fadd float %304, %109
  store float %485, ptr addrspace(1) %300, align 4, !tbaa !12
  %486 = fadd float %307, %112
  store float %486, ptr addrspace(1) %303, align 4, !tbaa !12
  %487 = fadd float %310, %115
  store float %487, ptr addrspace(1) %306, align 4, !tbaa !12
  %488 = fadd float %313, %118
  store float %488, ptr addrspace(1) %309, align 4, !tbaa !12
  %489 = fadd float %316, %121
  store float %489, ptr addrspace(1) %312, align 4, !tbaa !12
  %490 = fadd float %319, %124
  store float %490, ptr addrspace(1) %315, align 4, !tbaa !12
  %491 = fadd float %322, %127
  store float %491, ptr addrspace(1) %318, align 4, !tbaa !12
  %492 = fadd float %325, %130
  store float %492, ptr addrspace(1) %321, align 4, !tbaa !12
  %493 = fadd float %328, %133
  store float %493, ptr addrspace(1) %324, align 4, !tbaa !12
  %494 = fadd float %331, %136
  store float %494, ptr addrspace(1) %327, align 4, !tbaa !12
  %495 = fadd float %334, %139
  store float %495, ptr addrspace(1) %330, align 4, !tbaa !12
  %496 = fadd float %337, %142
  store float %496, ptr addrspace(1) %333, align 4, !tbaa !12
  %497 = fadd float %340, %145
  store float %497, ptr addrspace(1) %336, align 4, !tbaa !12
  %498 = fadd float %343, %148
  store float %498, ptr addrspace(1) %339, align 4, !tbaa !12
  %499 = fadd float %346, %151
  store float %499, ptr addrspace(1) %342, align 4, !tbaa !12
  %500 = fadd float %349, %154
  store float %500, ptr addrspace(1) %345, align 4, !tbaa !12
  %501 = fadd float %352, %157
  store float %501, ptr addrspace(1) %348, align 4, !tbaa !12
  %502 = fadd float %355, %160
  store float %502, ptr addrspace(1) %351, align 4, !tbaa !12
  %503 = fadd float %358, %163
  store float %503, ptr addrspace(1) %354, align 4, !tbaa !12
  %504 = fadd float %361, %166
  store float %504, ptr addrspace(1) %357, align 4, !tbaa !12
  %505 = fadd float %364, %169
  store float %505, ptr addrspace(1) %360, align 4, !tbaa !12
  %506 = fadd float %367, %172
  store float %506, ptr addrspace(1) %363, align 4, !tbaa !12
  %507 = fadd float %370, %175
  store float %507, ptr addrspace(1) %366, align 4, !tbaa !12
  %508 = fadd float %373, %178
  store float %508, ptr addrspace(1) %369, align 4, !tbaa !12
  %509 = fadd float %376, %181
  store float %509, ptr addrspace(1) %372, align 4, !tbaa !12
  %510 = fadd float %379, %184
  store float %510, ptr addrspace(1) %375, align 4, !tbaa !12
  %511 = fadd float %382, %187
  store float %511, ptr addrspace(1) %378, align 4, !tbaa !12
  %512 = fadd float %385, %190
  store float %512, ptr addrspace(1) %381, align 4, !tbaa !12
  %513 = fadd float %5, %193
  store float %513, ptr addrspace(1) %384, align 4, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_keeps_much(ptr addrspace(1) noundef align 4 captures(none) %0) local_unnamed_addr #3 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !29 !kernel_arg_base_type !29 !kernel_arg_type_qual !17 {
  %2 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #19
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #19
  %4 = getelementptr float, ptr addrspace(1) %0, i64 %3
  %5 = load float, ptr addrspace(1) %4, align 4, !tbaa !12
  %6 = getelementptr float, ptr addrspace(1) %4, i64 %2
  %7 = load float, ptr addrspace(1) %6, align 4, !tbaa !12
  %8 = shl i64 %2, 3
  %9 = getelementptr i8, ptr addrspace(1) %4, i64 %8
  %10 = load float, ptr addrspace(1) %9, align 4, !tbaa !12
  %11 = mul i64 %2, 12
  %12 = getelementptr i8, ptr addrspace(1) %4, i64 %11
  %13 = load float, ptr addrspace(1) %12, align 4, !tbaa !12
  %14 = shl i64 %2, 4
  %15 = getelementptr i8, ptr addrspace(1) %4, i64 %14
  %16 = load float, ptr addrspace(1) %15, align 4, !tbaa !12
  %17 = mul i64 %2, 20
  %18 = getelementptr i8, ptr addrspace(1) %4, i64 %17
  %19 = load float, ptr addrspace(1) %18, align 4, !tbaa !12
  %20 = mul i64 %2, 24
  %21 = getelementptr i8, ptr addrspace(1) %4, i64 %20
  %22 = load float, ptr addrspace(1) %21, align 4, !tbaa !12
  %23 = mul i64 %2, 28
  %24 = getelementptr i8, ptr addrspace(1) %4, i64 %23
  %25 = load float, ptr addrspace(1) %24, align 4, !tbaa !12
  %26 = shl i64 %2, 5
  %27 = getelementptr i8, ptr addrspace(1) %4, i64 %26
  %28 = load float, ptr addrspace(1) %27, align 4, !tbaa !12
  %29 = mul i64 %2, 36
  %30 = getelementptr i8, ptr addrspace(1) %4, i64 %29
  %31 = load float, ptr addrspace(1) %30, align 4, !tbaa !12
  %32 = mul i64 %2, 40
  %33 = getelementptr i8, ptr addrspace(1) %4, i64 %32
  %34 = load float, ptr addrspace(1) %33, align 4, !tbaa !12
  %35 = mul i64 %2, 44
  %36 = getelementptr i8, ptr addrspace(1) %4, i64 %35
  %37 = load float, ptr addrspace(1) %36, align 4, !tbaa !12
  %38 = mul i64 %2, 48
  %39 = getelementptr i8, ptr addrspace(1) %4, i64 %38
  %40 = load float, ptr addrspace(1) %39, align 4, !tbaa !12
  %41 = mul i64 %2, 52
  %42 = getelementptr i8, ptr addrspace(1) %4, i64 %41
  %43 = load float, ptr addrspace(1) %42, align 4, !tbaa !12
  %44 = mul i64 %2, 56
  %45 = getelementptr i8, ptr addrspace(1) %4, i64 %44
  %46 = load float, ptr addrspace(1) %45, align 4, !tbaa !12
  %47 = mul i64 %2, 60
  %48 = getelementptr i8, ptr addrspace(1) %4, i64 %47
  %49 = load float, ptr addrspace(1) %48, align 4, !tbaa !12
  %50 = shl i64 %2, 6
  %51 = getelementptr i8, ptr addrspace(1) %4, i64 %50
  %52 = load float, ptr addrspace(1) %51, align 4, !tbaa !12
  %53 = mul i64 %2, 68
  %54 = getelementptr i8, ptr addrspace(1) %4, i64 %53
  %55 = load float, ptr addrspace(1) %54, align 4, !tbaa !12
  %56 = mul i64 %2, 72
  %57 = getelementptr i8, ptr addrspace(1) %4, i64 %56
  %58 = load float, ptr addrspace(1) %57, align 4, !tbaa !12
  %59 = mul i64 %2, 76
  %60 = getelementptr i8, ptr addrspace(1) %4, i64 %59
  %61 = load float, ptr addrspace(1) %60, align 4, !tbaa !12
  %62 = mul i64 %2, 80
  %63 = getelementptr i8, ptr addrspace(1) %4, i64 %62
  %64 = load float, ptr addrspace(1) %63, align 4, !tbaa !12
  %65 = mul i64 %2, 84
  %66 = getelementptr i8, ptr addrspace(1) %4, i64 %65
  %67 = load float, ptr addrspace(1) %66, align 4, !tbaa !12
  %68 = mul i64 %2, 88
  %69 = getelementptr i8, ptr addrspace(1) %4, i64 %68
  %70 = load float, ptr addrspace(1) %69, align 4, !tbaa !12
  %71 = mul i64 %2, 92
  %72 = getelementptr i8, ptr addrspace(1) %4, i64 %71
  %73 = load float, ptr addrspace(1) %72, align 4, !tbaa !12
  %74 = mul i64 %2, 96
  %75 = getelementptr i8, ptr addrspace(1) %4, i64 %74
  %76 = load float, ptr addrspace(1) %75, align 4, !tbaa !12
  %77 = mul i64 %2, 100
  %78 = getelementptr i8, ptr addrspace(1) %4, i64 %77
  %79 = load float, ptr addrspace(1) %78, align 4, !tbaa !12
  %80 = mul i64 %2, 104
  %81 = getelementptr i8, ptr addrspace(1) %4, i64 %80
  %82 = load float, ptr addrspace(1) %81, align 4, !tbaa !12
  %83 = mul i64 %2, 108
  %84 = getelementptr i8, ptr addrspace(1) %4, i64 %83
  %85 = load float, ptr addrspace(1) %84, align 4, !tbaa !12
  %86 = mul i64 %2, 112
  %87 = getelementptr i8, ptr addrspace(1) %4, i64 %86
  %88 = load float, ptr addrspace(1) %87, align 4, !tbaa !12
  %89 = mul i64 %2, 116
  %90 = getelementptr i8, ptr addrspace(1) %4, i64 %89
  %91 = load float, ptr addrspace(1) %90, align 4, !tbaa !12
  %92 = mul i64 %2, 120
  %93 = getelementptr i8, ptr addrspace(1) %4, i64 %92
  %94 = load float, ptr addrspace(1) %93, align 4, !tbaa !12
  %95 = mul i64 %2, 124
  %96 = getelementptr i8, ptr addrspace(1) %4, i64 %95
  %97 = load float, ptr addrspace(1) %96, align 4, !tbaa !12
  %98 = shl i64 %2, 7
  %99 = getelementptr i8, ptr addrspace(1) %4, i64 %98
  %100 = load float, ptr addrspace(1) %99, align 4, !tbaa !12
  %101 = mul i64 %2, 132
  %102 = getelementptr i8, ptr addrspace(1) %4, i64 %101
  %103 = load float, ptr addrspace(1) %102, align 4, !tbaa !12
  %104 = mul i64 %2, 136
  %105 = getelementptr i8, ptr addrspace(1) %4, i64 %104
  %106 = load float, ptr addrspace(1) %105, align 4, !tbaa !12
  %107 = mul i64 %2, 140
  %108 = getelementptr i8, ptr addrspace(1) %4, i64 %107
  %109 = load float, ptr addrspace(1) %108, align 4, !tbaa !12
  %110 = mul i64 %2, 144
  %111 = getelementptr i8, ptr addrspace(1) %4, i64 %110
  %112 = load float, ptr addrspace(1) %111, align 4, !tbaa !12
  %113 = mul i64 %2, 148
  %114 = getelementptr i8, ptr addrspace(1) %4, i64 %113
  %115 = load float, ptr addrspace(1) %114, align 4, !tbaa !12
  %116 = mul i64 %2, 152
  %117 = getelementptr i8, ptr addrspace(1) %4, i64 %116
  %118 = load float, ptr addrspace(1) %117, align 4, !tbaa !12
  %119 = mul i64 %2, 156
  %120 = getelementptr i8, ptr addrspace(1) %4, i64 %119
  %121 = load float, ptr addrspace(1) %120, align 4, !tbaa !12
  %122 = mul i64 %2, 160
  %123 = getelementptr i8, ptr addrspace(1) %4, i64 %122
  %124 = load float, ptr addrspace(1) %123, align 4, !tbaa !12
  %125 = mul i64 %2, 164
  %126 = getelementptr i8, ptr addrspace(1) %4, i64 %125
  %127 = load float, ptr addrspace(1) %126, align 4, !tbaa !12
  %128 = mul i64 %2, 168
  %129 = getelementptr i8, ptr addrspace(1) %4, i64 %128
  %130 = load float, ptr addrspace(1) %129, align 4, !tbaa !12
  %131 = mul i64 %2, 172
  %132 = getelementptr i8, ptr addrspace(1) %4, i64 %131
  %133 = load float, ptr addrspace(1) %132, align 4, !tbaa !12
  %134 = mul i64 %2, 176
  %135 = getelementptr i8, ptr addrspace(1) %4, i64 %134
  %136 = load float, ptr addrspace(1) %135, align 4, !tbaa !12
  %137 = mul i64 %2, 180
  %138 = getelementptr i8, ptr addrspace(1) %4, i64 %137
  %139 = load float, ptr addrspace(1) %138, align 4, !tbaa !12
  %140 = mul i64 %2, 184
  %141 = getelementptr i8, ptr addrspace(1) %4, i64 %140
  %142 = load float, ptr addrspace(1) %141, align 4, !tbaa !12
  %143 = mul i64 %2, 188
  %144 = getelementptr i8, ptr addrspace(1) %4, i64 %143
  %145 = load float, ptr addrspace(1) %144, align 4, !tbaa !12
  %146 = mul i64 %2, 192
  %147 = getelementptr i8, ptr addrspace(1) %4, i64 %146
  %148 = load float, ptr addrspace(1) %147, align 4, !tbaa !12
  %149 = mul i64 %2, 196
  %150 = getelementptr i8, ptr addrspace(1) %4, i64 %149
  %151 = load float, ptr addrspace(1) %150, align 4, !tbaa !12
  %152 = mul i64 %2, 200
  %153 = getelementptr i8, ptr addrspace(1) %4, i64 %152
  %154 = load float, ptr addrspace(1) %153, align 4, !tbaa !12
  %155 = mul i64 %2, 204
  %156 = getelementptr i8, ptr addrspace(1) %4, i64 %155
  %157 = load float, ptr addrspace(1) %156, align 4, !tbaa !12
  %158 = mul i64 %2, 208
  %159 = getelementptr i8, ptr addrspace(1) %4, i64 %158
  %160 = load float, ptr addrspace(1) %159, align 4, !tbaa !12
  %161 = mul i64 %2, 212
  %162 = getelementptr i8, ptr addrspace(1) %4, i64 %161
  %163 = load float, ptr addrspace(1) %162, align 4, !tbaa !12
  %164 = mul i64 %2, 216
  %165 = getelementptr i8, ptr addrspace(1) %4, i64 %164
  %166 = load float, ptr addrspace(1) %165, align 4, !tbaa !12
  %167 = mul i64 %2, 220
  %168 = getelementptr i8, ptr addrspace(1) %4, i64 %167
  %169 = load float, ptr addrspace(1) %168, align 4, !tbaa !12
  %170 = mul i64 %2, 224
  %171 = getelementptr i8, ptr addrspace(1) %4, i64 %170
  %172 = load float, ptr addrspace(1) %171, align 4, !tbaa !12
  %173 = mul i64 %2, 228
  %174 = getelementptr i8, ptr addrspace(1) %4, i64 %173
  %175 = load float, ptr addrspace(1) %174, align 4, !tbaa !12
  %176 = mul i64 %2, 232
  %177 = getelementptr i8, ptr addrspace(1) %4, i64 %176
  %178 = load float, ptr addrspace(1) %177, align 4, !tbaa !12
  %179 = mul i64 %2, 236
  %180 = getelementptr i8, ptr addrspace(1) %4, i64 %179
  %181 = load float, ptr addrspace(1) %180, align 4, !tbaa !12
  %182 = mul i64 %2, 240
  %183 = getelementptr i8, ptr addrspace(1) %4, i64 %182
  %184 = load float, ptr addrspace(1) %183, align 4, !tbaa !12
  %185 = mul i64 %2, 244
  %186 = getelementptr i8, ptr addrspace(1) %4, i64 %185
  %187 = load float, ptr addrspace(1) %186, align 4, !tbaa !12
  %188 = mul i64 %2, 248
  %189 = getelementptr i8, ptr addrspace(1) %4, i64 %188
  %190 = load float, ptr addrspace(1) %189, align 4, !tbaa !12
  %191 = mul i64 %2, 252
  %192 = getelementptr i8, ptr addrspace(1) %4, i64 %191
  %193 = load float, ptr addrspace(1) %192, align 4, !tbaa !12
  %194 = shl i64 %2, 8
  %195 = getelementptr i8, ptr addrspace(1) %4, i64 %194
  %196 = load float, ptr addrspace(1) %195, align 4, !tbaa !12
  %197 = mul i64 %2, 260
  %198 = getelementptr i8, ptr addrspace(1) %4, i64 %197
  %199 = load float, ptr addrspace(1) %198, align 4, !tbaa !12
  %200 = mul i64 %2, 264
  %201 = getelementptr i8, ptr addrspace(1) %4, i64 %200
  %202 = load float, ptr addrspace(1) %201, align 4, !tbaa !12
  %203 = mul i64 %2, 268
  %204 = getelementptr i8, ptr addrspace(1) %4, i64 %203
  %205 = load float, ptr addrspace(1) %204, align 4, !tbaa !12
  %206 = mul i64 %2, 272
  %207 = getelementptr i8, ptr addrspace(1) %4, i64 %206
  %208 = load float, ptr addrspace(1) %207, align 4, !tbaa !12
  %209 = mul i64 %2, 276
  %210 = getelementptr i8, ptr addrspace(1) %4, i64 %209
  %211 = load float, ptr addrspace(1) %210, align 4, !tbaa !12
  %212 = mul i64 %2, 280
  %213 = getelementptr i8, ptr addrspace(1) %4, i64 %212
  %214 = load float, ptr addrspace(1) %213, align 4, !tbaa !12
  %215 = mul i64 %2, 284
  %216 = getelementptr i8, ptr addrspace(1) %4, i64 %215
  %217 = load float, ptr addrspace(1) %216, align 4, !tbaa !12
  %218 = mul i64 %2, 288
  %219 = getelementptr i8, ptr addrspace(1) %4, i64 %218
  %220 = load float, ptr addrspace(1) %219, align 4, !tbaa !12
  %221 = mul i64 %2, 292
  %222 = getelementptr i8, ptr addrspace(1) %4, i64 %221
  %223 = load float, ptr addrspace(1) %222, align 4, !tbaa !12
  %224 = mul i64 %2, 296
  %225 = getelementptr i8, ptr addrspace(1) %4, i64 %224
  %226 = load float, ptr addrspace(1) %225, align 4, !tbaa !12
  %227 = mul i64 %2, 300
  %228 = getelementptr i8, ptr addrspace(1) %4, i64 %227
  %229 = load float, ptr addrspace(1) %228, align 4, !tbaa !12
  %230 = mul i64 %2, 304
  %231 = getelementptr i8, ptr addrspace(1) %4, i64 %230
  %232 = load float, ptr addrspace(1) %231, align 4, !tbaa !12
  %233 = mul i64 %2, 308
  %234 = getelementptr i8, ptr addrspace(1) %4, i64 %233
  %235 = load float, ptr addrspace(1) %234, align 4, !tbaa !12
  %236 = mul i64 %2, 312
  %237 = getelementptr i8, ptr addrspace(1) %4, i64 %236
  %238 = load float, ptr addrspace(1) %237, align 4, !tbaa !12
  %239 = mul i64 %2, 316
  %240 = getelementptr i8, ptr addrspace(1) %4, i64 %239
  %241 = load float, ptr addrspace(1) %240, align 4, !tbaa !12
  %242 = mul i64 %2, 320
  %243 = getelementptr i8, ptr addrspace(1) %4, i64 %242
  %244 = load float, ptr addrspace(1) %243, align 4, !tbaa !12
  %245 = mul i64 %2, 324
  %246 = getelementptr i8, ptr addrspace(1) %4, i64 %245
  %247 = load float, ptr addrspace(1) %246, align 4, !tbaa !12
  %248 = mul i64 %2, 328
  %249 = getelementptr i8, ptr addrspace(1) %4, i64 %248
  %250 = load float, ptr addrspace(1) %249, align 4, !tbaa !12
  %251 = mul i64 %2, 332
  %252 = getelementptr i8, ptr addrspace(1) %4, i64 %251
  %253 = load float, ptr addrspace(1) %252, align 4, !tbaa !12
  %254 = mul i64 %2, 336
  %255 = getelementptr i8, ptr addrspace(1) %4, i64 %254
  %256 = load float, ptr addrspace(1) %255, align 4, !tbaa !12
  %257 = mul i64 %2, 340
  %258 = getelementptr i8, ptr addrspace(1) %4, i64 %257
  %259 = load float, ptr addrspace(1) %258, align 4, !tbaa !12
  %260 = mul i64 %2, 344
  %261 = getelementptr i8, ptr addrspace(1) %4, i64 %260
  %262 = load float, ptr addrspace(1) %261, align 4, !tbaa !12
  %263 = mul i64 %2, 348
  %264 = getelementptr i8, ptr addrspace(1) %4, i64 %263
  %265 = load float, ptr addrspace(1) %264, align 4, !tbaa !12
  %266 = mul i64 %2, 352
  %267 = getelementptr i8, ptr addrspace(1) %4, i64 %266
  %268 = load float, ptr addrspace(1) %267, align 4, !tbaa !12
  %269 = mul i64 %2, 356
  %270 = getelementptr i8, ptr addrspace(1) %4, i64 %269
  %271 = load float, ptr addrspace(1) %270, align 4, !tbaa !12
  %272 = mul i64 %2, 360
  %273 = getelementptr i8, ptr addrspace(1) %4, i64 %272
  %274 = load float, ptr addrspace(1) %273, align 4, !tbaa !12
  %275 = mul i64 %2, 364
  %276 = getelementptr i8, ptr addrspace(1) %4, i64 %275
  %277 = load float, ptr addrspace(1) %276, align 4, !tbaa !12
  %278 = mul i64 %2, 368
  %279 = getelementptr i8, ptr addrspace(1) %4, i64 %278
  %280 = load float, ptr addrspace(1) %279, align 4, !tbaa !12
  %281 = mul i64 %2, 372
  %282 = getelementptr i8, ptr addrspace(1) %4, i64 %281
  %283 = load float, ptr addrspace(1) %282, align 4, !tbaa !12
  %284 = mul i64 %2, 376
  %285 = getelementptr i8, ptr addrspace(1) %4, i64 %284
  %286 = load float, ptr addrspace(1) %285, align 4, !tbaa !12
  %287 = mul i64 %2, 380
  %288 = getelementptr i8, ptr addrspace(1) %4, i64 %287
  %289 = load float, ptr addrspace(1) %288, align 4, !tbaa !12
  %290 = mul i64 %2, 384
  %291 = getelementptr i8, ptr addrspace(1) %4, i64 %290
  %292 = load float, ptr addrspace(1) %291, align 4, !tbaa !12
  %293 = mul i64 %2, 388
  %294 = getelementptr i8, ptr addrspace(1) %4, i64 %293
  %295 = load float, ptr addrspace(1) %294, align 4, !tbaa !12
  %296 = mul i64 %2, 392
  %297 = getelementptr i8, ptr addrspace(1) %4, i64 %296
  %298 = load float, ptr addrspace(1) %297, align 4, !tbaa !12
  %299 = mul i64 %2, 396
  %300 = getelementptr i8, ptr addrspace(1) %4, i64 %299
  %301 = load float, ptr addrspace(1) %300, align 4, !tbaa !12
  %302 = mul i64 %2, 400
  %303 = getelementptr i8, ptr addrspace(1) %4, i64 %302
  %304 = load float, ptr addrspace(1) %303, align 4, !tbaa !12
  %305 = mul i64 %2, 404
  %306 = getelementptr i8, ptr addrspace(1) %4, i64 %305
  %307 = load float, ptr addrspace(1) %306, align 4, !tbaa !12
  %308 = mul i64 %2, 408
  %309 = getelementptr i8, ptr addrspace(1) %4, i64 %308
  %310 = load float, ptr addrspace(1) %309, align 4, !tbaa !12
  %311 = mul i64 %2, 412
  %312 = getelementptr i8, ptr addrspace(1) %4, i64 %311
  %313 = load float, ptr addrspace(1) %312, align 4, !tbaa !12
  %314 = mul i64 %2, 416
  %315 = getelementptr i8, ptr addrspace(1) %4, i64 %314
  %316 = load float, ptr addrspace(1) %315, align 4, !tbaa !12
  %317 = mul i64 %2, 420
  %318 = getelementptr i8, ptr addrspace(1) %4, i64 %317
  %319 = load float, ptr addrspace(1) %318, align 4, !tbaa !12
  %320 = mul i64 %2, 424
  %321 = getelementptr i8, ptr addrspace(1) %4, i64 %320
  %322 = load float, ptr addrspace(1) %321, align 4, !tbaa !12
  %323 = mul i64 %2, 428
  %324 = getelementptr i8, ptr addrspace(1) %4, i64 %323
  %325 = load float, ptr addrspace(1) %324, align 4, !tbaa !12
  %326 = mul i64 %2, 432
  %327 = getelementptr i8, ptr addrspace(1) %4, i64 %326
  %328 = load float, ptr addrspace(1) %327, align 4, !tbaa !12
  %329 = mul i64 %2, 436
  %330 = getelementptr i8, ptr addrspace(1) %4, i64 %329
  %331 = load float, ptr addrspace(1) %330, align 4, !tbaa !12
  %332 = mul i64 %2, 440
  %333 = getelementptr i8, ptr addrspace(1) %4, i64 %332
  %334 = load float, ptr addrspace(1) %333, align 4, !tbaa !12
  %335 = mul i64 %2, 444
  %336 = getelementptr i8, ptr addrspace(1) %4, i64 %335
  %337 = load float, ptr addrspace(1) %336, align 4, !tbaa !12
  %338 = mul i64 %2, 448
  %339 = getelementptr i8, ptr addrspace(1) %4, i64 %338
  %340 = load float, ptr addrspace(1) %339, align 4, !tbaa !12
  %341 = mul i64 %2, 452
  %342 = getelementptr i8, ptr addrspace(1) %4, i64 %341
  %343 = load float, ptr addrspace(1) %342, align 4, !tbaa !12
  %344 = mul i64 %2, 456
  %345 = getelementptr i8, ptr addrspace(1) %4, i64 %344
  %346 = load float, ptr addrspace(1) %345, align 4, !tbaa !12
  %347 = mul i64 %2, 460
  %348 = getelementptr i8, ptr addrspace(1) %4, i64 %347
  %349 = load float, ptr addrspace(1) %348, align 4, !tbaa !12
  %350 = mul i64 %2, 464
  %351 = getelementptr i8, ptr addrspace(1) %4, i64 %350
  %352 = load float, ptr addrspace(1) %351, align 4, !tbaa !12
  %353 = mul i64 %2, 468
  %354 = getelementptr i8, ptr addrspace(1) %4, i64 %353
  %355 = load float, ptr addrspace(1) %354, align 4, !tbaa !12
  %356 = mul i64 %2, 472
  %357 = getelementptr i8, ptr addrspace(1) %4, i64 %356
  %358 = load float, ptr addrspace(1) %357, align 4, !tbaa !12
  %359 = mul i64 %2, 476
  %360 = getelementptr i8, ptr addrspace(1) %4, i64 %359
  %361 = load float, ptr addrspace(1) %360, align 4, !tbaa !12
  %362 = mul i64 %2, 480
  %363 = getelementptr i8, ptr addrspace(1) %4, i64 %362
  %364 = load float, ptr addrspace(1) %363, align 4, !tbaa !12
  %365 = mul i64 %2, 484
  %366 = getelementptr i8, ptr addrspace(1) %4, i64 %365
  %367 = load float, ptr addrspace(1) %366, align 4, !tbaa !12
  %368 = mul i64 %2, 488
  %369 = getelementptr i8, ptr addrspace(1) %4, i64 %368
  %370 = load float, ptr addrspace(1) %369, align 4, !tbaa !12
  %371 = mul i64 %2, 492
  %372 = getelementptr i8, ptr addrspace(1) %4, i64 %371
  %373 = load float, ptr addrspace(1) %372, align 4, !tbaa !12
  %374 = mul i64 %2, 496
  %375 = getelementptr i8, ptr addrspace(1) %4, i64 %374
  %376 = load float, ptr addrspace(1) %375, align 4, !tbaa !12
  %377 = mul i64 %2, 500
  %378 = getelementptr i8, ptr addrspace(1) %4, i64 %377
  %379 = load float, ptr addrspace(1) %378, align 4, !tbaa !12
  %380 = mul i64 %2, 504
  %381 = getelementptr i8, ptr addrspace(1) %4, i64 %380
  %382 = load float, ptr addrspace(1) %381, align 4, !tbaa !12
  %383 = mul i64 %2, 508
  %384 = getelementptr i8, ptr addrspace(1) %4, i64 %383
  %385 = load float, ptr addrspace(1) %384, align 4, !tbaa !12
  tail call spir_func void @_Z7barrierj(i32 noundef 2) #20
  %386 = fadd float %7, %196
  store float %386, ptr addrspace(1) %4, align 4, !tbaa !12
  %387 = fadd float %10, %199
  store float %387, ptr addrspace(1) %6, align 4, !tbaa !12
  %388 = fadd float %13, %202
  store float %388, ptr addrspace(1) %9, align 4, !tbaa !12
  %389 = fadd float %16, %205
  store float %389, ptr addrspace(1) %12, align 4, !tbaa !12
  %390 = fadd float %19, %208
  store float %390, ptr addrspace(1) %15, align 4, !tbaa !12
  %391 = fadd float %22, %211
  store float %391, ptr addrspace(1) %18, align 4, !tbaa !12
  %392 = fadd float %25, %214
  store float %392, ptr addrspace(1) %21, align 4, !tbaa !12
  %393 = fadd float %28, %217
  store float %393, ptr addrspace(1) %24, align 4, !tbaa !12
  %394 = fadd float %31, %220
  store float %394, ptr addrspace(1) %27, align 4, !tbaa !12
  %395 = fadd float %34, %223
  store float %395, ptr addrspace(1) %30, align 4, !tbaa !12
  %396 = fadd float %37, %226
  store float %396, ptr addrspace(1) %33, align 4, !tbaa !12
  %397 = fadd float %40, %229
  store float %397, ptr addrspace(1) %36, align 4, !tbaa !12
  %398 = fadd float %43, %232
  store float %398, ptr addrspace(1) %39, align 4, !tbaa !12
  %399 = fadd float %46, %235
  store float %399, ptr addrspace(1) %42, align 4, !tbaa !12
  %400 = fadd float %49, %238
  store float %400, ptr addrspace(1) %45, align 4, !tbaa !12
  %401 = fadd float %52, %241
  store float %401, ptr addrspace(1) %48, align 4, !tbaa !12
  %402 = fadd float %55, %244
  store float %402, ptr addrspace(1) %51, align 4, !tbaa !12
  %403 = fadd float %58, %247
  store float %403, ptr addrspace(1) %54, align 4, !tbaa !12
  %404 = fadd float %61, %250
  store float %404, ptr addrspace(1) %57, align 4, !tbaa !12
  %405 = fadd float %64, %253
  store float %405, ptr addrspace(1) %60, align 4, !tbaa !12
  %406 = fadd float %67, %256
  store float %406, ptr addrspace(1) %63, align 4, !tbaa !12
  %407 = fadd float %70, %259
  store float %407, ptr addrspace(1) %66, align 4, !tbaa !12
  %408 = fadd float %73, %262
  store float %408, ptr addrspace(1) %69, align 4, !tbaa !12
  %409 = fadd float %76, %265
  store float %409, ptr addrspace(1) %72, align 4, !tbaa !12
  %410 = fadd float %79, %268
  store float %410, ptr addrspace(1) %75, align 4, !tbaa !12
  %411 = fadd float %82, %271
  store float %411, ptr addrspace(1) %78, align 4, !tbaa !12
  %412 = fadd float %85, %274
  store float %412, ptr addrspace(1) %81, align 4, !tbaa !12
  %413 = fadd float %88, %277
  store float %413, ptr addrspace(1) %84, align 4, !tbaa !12
  %414 = fadd float %91, %280
  store float %414, ptr addrspace(1) %87, align 4, !tbaa !12
  %415 = fadd float %94, %283
  store float %415, ptr addrspace(1) %90, align 4, !tbaa !12
  %416 = fadd float %97, %286
  store float %416, ptr addrspace(1) %93, align 4, !tbaa !12
  %417 = fadd float %100, %289
  store float %417, ptr addrspace(1) %96, align 4, !tbaa !12
  %418 = fadd float %103, %292
  store float %418, ptr addrspace(1) %99, align 4, !tbaa !12
  %419 = fadd float %106, %295
  store float %419, ptr addrspace(1) %102, align 4, !tbaa !12
  %420 = fadd float %109, %298
  store float %420, ptr addrspace(1) %105, align 4, !tbaa !12
  %421 = fadd float %112, %301
  store float %421, ptr addrspace(1) %108, align 4, !tbaa !12
  %422 = fadd float %115, %304
  store float %422, ptr addrspace(1) %111, align 4, !tbaa !12
  %423 = fadd float %118, %307
  store float %423, ptr addrspace(1) %114, align 4, !tbaa !12
  %424 = fadd float %121, %310
  store float %424, ptr addrspace(1) %117, align 4, !tbaa !12
  %425 = fadd float %124, %313
  store float %425, ptr addrspace(1) %120, align 4, !tbaa !12
  %426 = fadd float %127, %316
  store float %426, ptr addrspace(1) %123, align 4, !tbaa !12
  %427 = fadd float %130, %319
  store float %427, ptr addrspace(1) %126, align 4, !tbaa !12
  %428 = fadd float %133, %322
  store float %428, ptr addrspace(1) %129, align 4, !tbaa !12
  %429 = fadd float %136, %325
  store float %429, ptr addrspace(1) %132, align 4, !tbaa !12
  %430 = fadd float %139, %328
  store float %430, ptr addrspace(1) %135, align 4, !tbaa !12
  %431 = fadd float %142, %331
  store float %431, ptr addrspace(1) %138, align 4, !tbaa !12
  %432 = fadd float %145, %334
  store float %432, ptr addrspace(1) %141, align 4, !tbaa !12
  %433 = fadd float %148, %337
  store float %433, ptr addrspace(1) %144, align 4, !tbaa !12
  %434 = fadd float %151, %340
  store float %434, ptr addrspace(1) %147, align 4, !tbaa !12
  %435 = fadd float %154, %343
  store float %435, ptr addrspace(1) %150, align 4, !tbaa !12
  %436 = fadd float %157, %346
  store float %436, ptr addrspace(1) %153, align 4, !tbaa !12
  %437 = fadd float %160, %349
  store float %437, ptr addrspace(1) %156, align 4, !tbaa !12
  %438 = fadd float %163, %352
  store float %438, ptr addrspace(1) %159, align 4, !tbaa !12
  %439 = fadd float %166, %355
  store float %439, ptr addrspace(1) %162, align 4, !tbaa !12
  %440 = fadd float %169, %358
  store float %440, ptr addrspace(1) %165, align 4, !tbaa !12
  %441 = fadd float %172, %361
  store float %441, ptr addrspace(1) %168, align 4, !tbaa !12
  %442 = fadd float %175, %364
  store float %442, ptr addrspace(1) %171, align 4, !tbaa !12
  %443 = fadd float %178, %367
  store float %443, ptr addrspace(1) %174, align 4, !tbaa !12
  %444 = fadd float %181, %370
  store float %444, ptr addrspace(1) %177, align 4, !tbaa !12
  %445 = fadd float %184, %373
  store float %445, ptr addrspace(1) %180, align 4, !tbaa !12
  %446 = fadd float %187, %376
  store float %446, ptr addrspace(1) %183, align 4, !tbaa !12
  %447 = fadd float %190, %379
  store float %447, ptr addrspace(1) %186, align 4, !tbaa !12
  %448 = fadd float %193, %382
  store float %448, ptr addrspace(1) %189, align 4, !tbaa !12
  %449 = fadd float %196, %385
  store float %449, ptr addrspace(1) %192, align 4, !tbaa !12
  %450 = fadd float %199, %5
  store float %450, ptr addrspace(1) %195, align 4, !tbaa !12
  %451 = fadd float %202, %7
  store float %451, ptr addrspace(1) %198, align 4, !tbaa !12
  %452 = fadd float %205, %10
  store float %452, ptr addrspace(1) %201, align 4, !tbaa !12
  %453 = fadd float %208, %13
  store float %453, ptr addrspace(1) %204, align 4, !tbaa !12
  %454 = fadd float %211, %16
  store float %454, ptr addrspace(1) %207, align 4, !tbaa !12
  %455 = fadd float %214, %19
  store float %455, ptr addrspace(1) %210, align 4, !tbaa !12
  %456 = fadd float %217, %22
  store float %456, ptr addrspace(1) %213, align 4, !tbaa !12
  %457 = fadd float %220, %25
  store float %457, ptr addrspace(1) %216, align 4, !tbaa !12
  %458 = fadd float %223, %28
  store float %458, ptr addrspace(1) %219, align 4, !tbaa !12
  %459 = fadd float %226, %31
  store float %459, ptr addrspace(1) %222, align 4, !tbaa !12
  %460 = fadd float %229, %34
  store float %460, ptr addrspace(1) %225, align 4, !tbaa !12
  %461 = fadd float %232, %37
  store float %461, ptr addrspace(1) %228, align 4, !tbaa !12
  %462 = fadd float %235, %40
  store float %462, ptr addrspace(1) %231, align 4, !tbaa !12
  %463 = fadd float %238, %43
  store float %463, ptr addrspace(1) %234, align 4, !tbaa !12
  %464 = fadd float %241, %46
  store float %464, ptr addrspace(1) %237, align 4, !tbaa !12
  %465 = fadd float %244, %49
  store float %465, ptr addrspace(1) %240, align 4, !tbaa !12
  %466 = fadd float %247, %52
  store float %466, ptr addrspace(1) %243, align 4, !tbaa !12
  %467 = fadd float %250, %55
  store float %467, ptr addrspace(1) %246, align 4, !tbaa !12
  %468 = fadd float %253, %58
  store float %468, ptr addrspace(1) %249, align 4, !tbaa !12
  %469 = fadd float %256, %61
  store float %469, ptr addrspace(1) %252, align 4, !tbaa !12
  %470 = fadd float %259, %64
  store float %470, ptr addrspace(1) %255, align 4, !tbaa !12
  %471 = fadd float %262, %67
  store float %471, ptr addrspace(1) %258, align 4, !tbaa !12
  %472 = fadd float %265, %70
  store float %472, ptr addrspace(1) %261, align 4, !tbaa !12
  %473 = fadd float %268, %73
  store float %473, ptr addrspace(1) %264, align 4, !tbaa !12
  %474 = fadd float %271, %76
  store float %474, ptr addrspace(1) %267, align 4, !tbaa !12
  %475 = fadd float %274, %79
  store float %475, ptr addrspace(1) %270, align 4, !tbaa !12
  %476 = fadd float %277, %82
  store float %476, ptr addrspace(1) %273, align 4, !tbaa !12
  %477 = fadd float %280, %85
  store float %477, ptr addrspace(1) %276, align 4, !tbaa !12
  %478 = fadd float %283, %88
  store float %478, ptr addrspace(1) %279, align 4, !tbaa !12
  %479 = fadd float %286, %91
  store float %479, ptr addrspace(1) %282, align 4, !tbaa !12
  %480 = fadd float %289, %94
  store float %480, ptr addrspace(1) %285, align 4, !tbaa !12
  %481 = fadd float %292, %97
  store float %481, ptr addrspace(1) %288, align 4, !tbaa !12
  %482 = fadd float %295, %100
  store float %482, ptr addrspace(1) %291, align 4, !tbaa !12
  %483 = fadd float %298, %103
  store float %483, ptr addrspace(1) %294, align 4, !tbaa !12
  %484 = fadd float %301, %106
  store float %484, ptr addrspace(1) %297, align 4, !tbaa !12
  %485 = fadd float %304, %109
  store float %485, ptr addrspace(1) %300, align 4, !tbaa !12
  %486 = fadd float %307, %112
  store float %486, ptr addrspace(1) %303, align 4, !tbaa !12
  %487 = fadd float %310, %115
  store float %487, ptr addrspace(1) %306, align 4, !tbaa !12
  %488 = fadd float %313, %118
  store float %488, ptr addrspace(1) %309, align 4, !tbaa !12
  %489 = fadd float %316, %121
  store float %489, ptr addrspace(1) %312, align 4, !tbaa !12
  %490 = fadd float %319, %124
  store float %490, ptr addrspace(1) %315, align 4, !tbaa !12
  %491 = fadd float %322, %127
  store float %491, ptr addrspace(1) %318, align 4, !tbaa !12
  %492 = fadd float %325, %130
  store float %492, ptr addrspace(1) %321, align 4, !tbaa !12
  %493 = fadd float %328, %133
  store float %493, ptr addrspace(1) %324, align 4, !tbaa !12
  %494 = fadd float %331, %136
  store float %494, ptr addrspace(1) %327, align 4, !tbaa !12
  %495 = fadd float %334, %139
  store float %495, ptr addrspace(1) %330, align 4, !tbaa !12
  %496 = fadd float %337, %142
  store float %496, ptr addrspace(1) %333, align 4, !tbaa !12
  %497 = fadd float %340, %145
  store float %497, ptr addrspace(1) %336, align 4, !tbaa !12
  %498 = fadd float %343, %148
  store float %498, ptr addrspace(1) %339, align 4, !tbaa !12
  %499 = fadd float %346, %151
  store float %499, ptr addrspace(1) %342, align 4, !tbaa !12
  %500 = fadd float %349, %154
  store float %500, ptr addrspace(1) %345, align 4, !tbaa !12
  %501 = fadd float %352, %157
  store float %501, ptr addrspace(1) %348, align 4, !tbaa !12
  %502 = fadd float %355, %160
  store float %502, ptr addrspace(1) %351, align 4, !tbaa !12
  %503 = fadd float %358, %163
  store float %503, ptr addrspace(1) %354, align 4, !tbaa !12
  %504 = fadd float %361, %166
  store float %504, ptr addrspace(1) %357, align 4, !tbaa !12
  %505 = fadd float %364, %169
  store float %505, ptr addrspace(1) %360, align 4, !tbaa !12
  %506 = fadd float %367, %172
  store float %506, ptr addrspace(1) %363, align 4, !tbaa !12
  %507 = fadd float %370, %175
  store float %507, ptr addrspace(1) %366, align 4, !tbaa !12
  %508 = fadd float %373, %178
  store float %508, ptr addrspace(1) %369, align 4, !tbaa !12
  %509 = fadd float %376, %181
  store float %509, ptr addrspace(1) %372, align 4, !tbaa !12
  %510 = fadd float %379, %184
  store float %510, ptr addrspace(1) %375, align 4, !tbaa !12
  %511 = fadd float %382, %187
  store float %511, ptr addrspace(1) %378, align 4, !tbaa !12
  %512 = fadd float %385, %190
  store float %512, ptr addrspace(1) %381, align 4, !tbaa !12
  %513 = fadd float %5, %193
  store float %513, ptr addrspace(1) %384, align 4, !tbaa !12
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write)
define spir_kernel void @store(ptr addrspace(1) noundef writeonly align 4 captures(none) %0) local_unnamed_addr #6 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !17 {
  %2 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #19
  %3 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %2
  store i32 1, ptr addrspace(1) %3, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write)
define spir_func void @__clang_ocl_kern_imp_store(ptr addrspace(1) noundef writeonly align 4 captures(none) %0) local_unnamed_addr #7 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !17 {
  %2 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #19
  %3 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %2
  store i32 1, ptr addrspace(1) %3, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent norecurse nounwind memory(argmem: write, inaccessiblemem: write)
define spir_kernel void @traps(ptr addrspace(1) noundef writeonly align 4 captures(none) %0) local_unnamed_addr #8 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !17 {
  %2 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #19
  %3 = icmp eq i64 %2, 3
  br i1 %3, label %4, label %5

4:                                                ; preds = %1
  tail call void @llvm.trap()
  unreachable

5:                                                ; preds = %1
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #19
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %6
  store i32 1, ptr addrspace(1) %7, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind memory(argmem: write, inaccessiblemem: write)
define spir_func void @__clang_ocl_kern_imp_traps(ptr addrspace(1) noundef writeonly align 4 captures(none) %0) local_unnamed_addr #9 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !17 {
  %2 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #19
  %3 = icmp eq i64 %2, 3
  br i1 %3, label %4, label %5

4:                                                ; preds = %1
  tail call void @llvm.trap()
  unreachable

5:                                                ; preds = %1
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #19
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %6
  store i32 1, ptr addrspace(1) %7, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @waits(ptr addrspace(1) noundef align 4 %0) local_unnamed_addr #2 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !17 {
  %2 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  br label %3

3:                                                ; preds = %3, %1
  %4 = tail call spir_func i32 @_Z20atomic_load_explicitPU3AS4VU7_Atomici12memory_order12memory_scope(ptr addrspace(4) noundef %2, i32 noundef 2, i32 noundef 3) #20
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %3, label %6

6:                                                ; preds = %3
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_waits(ptr addrspace(1) noundef align 4 %0) local_unnamed_addr #3 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !17 {
  %2 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  br label %3

3:                                                ; preds = %3, %1
  %4 = tail call spir_func i32 @_Z20atomic_load_explicitPU3AS4VU7_Atomici12memory_order12memory_scope(ptr addrspace(4) noundef %2, i32 noundef 2, i32 noundef 3) #20
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %3, label %6

6:                                                ; preds = %3
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind
define spir_kernel void @says(i32 noundef %0) local_unnamed_addr #10 !kernel_arg_addr_space !30 !kernel_arg_access_qual !15 !kernel_arg_type !31 !kernel_arg_base_type !31 !kernel_arg_type_qual !17 {
  %2 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #19
  %3 = trunc i64 %2 to i32
  %4 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str, i32 noundef %3, i32 noundef %0) #20
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_says(i32 noundef %0) local_unnamed_addr #11 !kernel_arg_addr_space !30 !kernel_arg_access_qual !15 !kernel_arg_type !31 !kernel_arg_base_type !31 !kernel_arg_type_qual !17 {
  %2 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #19
  %3 = trunc i64 %2 to i32
  %4 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str, i32 noundef %3, i32 noundef %0) #20
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @counts(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, ptr addrspace(1) noundef align 4 %2) local_unnamed_addr #2 !kernel_arg_addr_space !32 !kernel_arg_access_qual !9 !kernel_arg_type !33 !kernel_arg_base_type !33 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #19
  %5 = icmp ult i64 %4, 256
  br i1 %5, label %15, label %6

6:                                                ; preds = %15, %3
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #20
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #19
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %7
  %9 = load i8, ptr addrspace(1) %8, align 1, !tbaa !22
  %10 = zext i8 %9 to i64
  %11 = getelementptr inbounds nuw i32, ptr addrspace(3) @counts.own, i64 %10
  %12 = tail call spir_func i32 @_Z10atomic_incPU3AS3Vi(ptr addrspace(3) noundef %11) #20
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #20
  %13 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #19
  %14 = icmp ult i64 %13, 256
  br i1 %14, label %21, label %30

15:                                               ; preds = %3, %15
  %16 = phi i64 [ %19, %15 ], [ %4, %3 ]
  %17 = getelementptr inbounds nuw i32, ptr addrspace(3) @counts.own, i64 %16
  store i32 0, ptr addrspace(3) %17, align 4, !tbaa !4
  %18 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #19
  %19 = add i64 %18, %16
  %20 = icmp ult i64 %19, 256
  br i1 %20, label %15, label %6

21:                                               ; preds = %6, %21
  %22 = phi i64 [ %28, %21 ], [ %13, %6 ]
  %23 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %22
  %24 = getelementptr inbounds nuw i32, ptr addrspace(3) @counts.own, i64 %22
  %25 = load i32, ptr addrspace(3) %24, align 4, !tbaa !4
  %26 = tail call spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) noundef %23, i32 noundef %25) #20
  %27 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #19
  %28 = add i64 %27, %22
  %29 = icmp ult i64 %28, 256
  br i1 %29, label %21, label %30

30:                                               ; preds = %21, %6
  %31 = tail call spir_func i32 @_Z20sub_group_reduce_addi(i32 noundef 1) #20
  %32 = tail call spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) noundef align 4 %0, i32 noundef %31) #20
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_counts(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, ptr addrspace(1) noundef align 4 %2) local_unnamed_addr #3 !kernel_arg_addr_space !32 !kernel_arg_access_qual !9 !kernel_arg_type !33 !kernel_arg_base_type !33 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #19
  %5 = icmp ult i64 %4, 256
  br i1 %5, label %15, label %6

6:                                                ; preds = %15, %3
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #20
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #19
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %7
  %9 = load i8, ptr addrspace(1) %8, align 1, !tbaa !22
  %10 = zext i8 %9 to i64
  %11 = getelementptr inbounds nuw i32, ptr addrspace(3) @counts.own, i64 %10
  %12 = tail call spir_func i32 @_Z10atomic_incPU3AS3Vi(ptr addrspace(3) noundef %11) #20
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #20
  %13 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #19
  %14 = icmp ult i64 %13, 256
  br i1 %14, label %24, label %21

15:                                               ; preds = %3, %15
  %16 = phi i64 [ %19, %15 ], [ %4, %3 ]
  %17 = getelementptr inbounds nuw i32, ptr addrspace(3) @counts.own, i64 %16
  store i32 0, ptr addrspace(3) %17, align 4, !tbaa !4
  %18 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #19
  %19 = add i64 %18, %16
  %20 = icmp ult i64 %19, 256
  br i1 %20, label %15, label %6

21:                                               ; preds = %24, %6
  %22 = tail call spir_func i32 @_Z20sub_group_reduce_addi(i32 noundef 1) #20
  %23 = tail call spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) noundef %0, i32 noundef %22) #20
  ret void

24:                                               ; preds = %6, %24
  %25 = phi i64 [ %31, %24 ], [ %13, %6 ]
  %26 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %25
  %27 = getelementptr inbounds nuw i32, ptr addrspace(3) @counts.own, i64 %25
  %28 = load i32, ptr addrspace(3) %27, align 4, !tbaa !4
  %29 = tail call spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) noundef %26, i32 noundef %28) #20
  %30 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #19
  %31 = add i64 %30, %25
  %32 = icmp ult i64 %31, 256
  br i1 %32, label %24, label %21
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #12

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #13

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #14

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #12

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z17get_global_offsetj(i32 noundef) local_unnamed_addr #13

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z20get_global_linear_idv() local_unnamed_addr #15

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #13

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z14get_num_groupsj(i32 noundef) local_unnamed_addr #13

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #13

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #13

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #15

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #13

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #16

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z20atomic_load_explicitPU3AS4VU7_Atomici12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef) local_unnamed_addr #15

; Function Attrs: convergent nofree nounwind
declare spir_func noundef i32 @printf(ptr addrspace(2) noundef readonly captures(none), ...) local_unnamed_addr #17

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_incPU3AS3Vi(ptr addrspace(3) noundef) local_unnamed_addr #15

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #15

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z20sub_group_reduce_addi(i32 noundef) local_unnamed_addr #15

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #18

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #5 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #6 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #7 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #8 = { convergent norecurse nounwind memory(argmem: write, inaccessiblemem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #9 = { alwaysinline convergent norecurse nounwind memory(argmem: write, inaccessiblemem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #10 = { convergent nofree norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #11 = { alwaysinline convergent nofree norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #12 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #13 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #14 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #15 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #16 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #17 = { convergent nofree nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #18 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #19 = { convergent nounwind willreturn memory(none) }
attributes #20 = { convergent nounwind }

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
!8 = !{i32 0, i32 1, i32 1}
!9 = !{!"none", !"none", !"none"}
!10 = !{!"float", !"float*", !"float*"}
!11 = !{!"", !"const", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !6, i64 0}
!14 = !{i32 1}
!15 = !{!"none"}
!16 = !{!"ulong*"}
!17 = !{!""}
!18 = !{!19, !19, i64 0}
!19 = !{!"long", !6, i64 0}
!20 = !{!"uint4*"}
!21 = !{!"uint __attribute__((ext_vector_type(4)))*"}
!22 = !{!6, !6, i64 0}
!23 = !{i32 1, i32 3, i32 0}
!24 = !{!"int*", !"int*", !"int"}
!25 = !{!"", !"", !""}
!26 = !{!"int*"}
!27 = !{i32 1, i32 0, i32 0}
!28 = !{!"int*", !"Many", !"int"}
!29 = !{!"float*"}
!30 = !{i32 0}
!31 = !{!"int"}
!32 = !{i32 1, i32 1, i32 1}
!33 = !{!"int*", !"uchar*", !"int*"}
