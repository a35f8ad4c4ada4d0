; ModuleID = 'sources/barriers.cl'
source_filename = "sources/barriers.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024"
target triple = "spir64-unknown-unknown"

%struct.State = type { i32, float, i64 }

@tiles.tile_a = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@tiles.tile_b = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @nested(i32 addrspace(1)* nocapture noundef writeonly %0, i32 addrspace(3)* nocapture noundef %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %4 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %5 = trunc i64 %4 to i32
  %6 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #6
  %7 = trunc i64 %6 to i32
  %8 = icmp sgt i32 %2, 0
  br i1 %8, label %9, label %15

9:                                                ; preds = %3
  %10 = sext i32 %5 to i64
  %11 = getelementptr inbounds i32, i32 addrspace(3)* %1, i64 %10
  %12 = add nsw i32 %5, 1
  %13 = add i32 %5, -1
  %14 = add i32 %13, %7
  br label %19

15:                                               ; preds = %51, %3
  %16 = phi i32 [ %5, %3 ], [ %52, %51 ]
  %17 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %18 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %17
  store i32 %16, i32 addrspace(1)* %18, align 4, !tbaa !8
  ret void

19:                                               ; preds = %9, %51
  %20 = phi i32 [ %5, %9 ], [ %52, %51 ]
  %21 = phi i32 [ 0, %9 ], [ %53, %51 ]
  store i32 %20, i32 addrspace(3)* %11, align 4, !tbaa !8
  call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %22 = srem i32 %12, %7
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i32, i32 addrspace(3)* %1, i64 %23
  %25 = load i32, i32 addrspace(3)* %24, align 4, !tbaa !8
  %26 = and i32 %25, 1
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %30, label %28

28:                                               ; preds = %19
  %29 = add nsw i32 %25, %20
  br label %40

30:                                               ; preds = %19
  %31 = sub nsw i32 %20, %21
  %32 = and i32 %25, 3
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %40, label %34

34:                                               ; preds = %30, %34
  %35 = phi i32 [ %38, %34 ], [ 0, %30 ]
  %36 = phi i32 [ %37, %34 ], [ %31, %30 ]
  %37 = xor i32 %35, %36
  %38 = add nuw nsw i32 %35, 1
  %39 = icmp ult i32 %38, %32
  br i1 %39, label %34, label %40, !llvm.loop !12

40:                                               ; preds = %34, %30, %28
  %41 = phi i32 [ %29, %28 ], [ %31, %30 ], [ %37, %34 ]
  call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %42 = and i32 %21, 1
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %51, label %44

44:                                               ; preds = %40
  %45 = shl nsw i32 %41, 1
  store i32 %45, i32 addrspace(3)* %11, align 4, !tbaa !8
  call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %46 = srem i32 %14, %7
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds i32, i32 addrspace(3)* %1, i64 %47
  %49 = load i32, i32 addrspace(3)* %48, align 4, !tbaa !8
  %50 = add nsw i32 %49, %41
  call spir_func void @_Z7barrierj(i32 noundef 1) #7
  br label %51

51:                                               ; preds = %44, %40
  %52 = phi i32 [ %50, %44 ], [ %41, %40 ]
  %53 = add nuw nsw i32 %21, 1
  %54 = icmp slt i32 %53, %2
  br i1 %54, label %19, label %15, !llvm.loop !14
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: convergent mustprogress nofree nounwind readnone willreturn
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind readnone willreturn
declare dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: convergent mustprogress nofree nounwind readnone willreturn
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @arrays(i32 addrspace(1)* nocapture noundef writeonly %0, i32 addrspace(3)* nocapture noundef %1) local_unnamed_addr #0 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %3 = alloca [4 x i32], align 4
  %4 = bitcast [4 x i32]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %4) #8
  %5 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %6 = trunc i64 %5 to i32
  br label %21

7:                                                ; preds = %21
  %8 = sext i32 %6 to i64
  %9 = getelementptr inbounds i32, i32 addrspace(3)* %1, i64 %8
  store i32 %6, i32 addrspace(3)* %9, align 4, !tbaa !8
  call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %10 = add nsw i32 %6, 1
  %11 = sext i32 %10 to i64
  %12 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #6
  %13 = urem i64 %11, %12
  %14 = getelementptr inbounds i32, i32 addrspace(3)* %1, i64 %13
  %15 = load i32, i32 addrspace(3)* %14, align 4, !tbaa !8
  %16 = and i32 %15, 3
  %17 = zext i32 %16 to i64
  %18 = getelementptr inbounds [4 x i32], [4 x i32]* %3, i64 0, i64 %17
  %19 = load i32, i32* %18, align 4, !tbaa !8
  %20 = add nsw i32 %19, 100
  store i32 %20, i32* %18, align 4, !tbaa !8
  call spir_func void @_Z7barrierj(i32 noundef 1) #7
  br label %31

21:                                               ; preds = %2, %21
  %22 = phi i32 [ 0, %2 ], [ %26, %21 ]
  %23 = mul nsw i32 %22, %6
  %24 = zext i32 %22 to i64
  %25 = getelementptr inbounds [4 x i32], [4 x i32]* %3, i64 0, i64 %24
  store i32 %23, i32* %25, align 4, !tbaa !8
  %26 = add nuw nsw i32 %22, 1
  %27 = icmp ult i32 %22, 3
  br i1 %27, label %21, label %7, !llvm.loop !19

28:                                               ; preds = %31
  %29 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %30 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %29
  store i32 %38, i32 addrspace(1)* %30, align 4, !tbaa !8
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %4) #8
  ret void

31:                                               ; preds = %7, %31
  %32 = phi i32 [ 0, %7 ], [ %39, %31 ]
  %33 = phi i32 [ 0, %7 ], [ %38, %31 ]
  %34 = mul nsw i32 %33, 10
  %35 = zext i32 %32 to i64
  %36 = getelementptr inbounds [4 x i32], [4 x i32]* %3, i64 0, i64 %35
  %37 = load i32, i32* %36, align 4, !tbaa !8
  %38 = add nsw i32 %37, %34
  %39 = add nuw nsw i32 %32, 1
  %40 = icmp ult i32 %32, 3
  br i1 %40, label %31, label %28, !llvm.loop !20
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @early(i32 addrspace(1)* nocapture noundef writeonly %0, i32 addrspace(3)* nocapture noundef %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %4 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %5 = trunc i64 %4 to i32
  %6 = icmp eq i32 %2, 0
  br i1 %6, label %7, label %15

7:                                                ; preds = %3
  %8 = sext i32 %5 to i64
  %9 = getelementptr inbounds i32, i32 addrspace(3)* %1, i64 %8
  store i32 %5, i32 addrspace(3)* %9, align 4, !tbaa !8
  call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %10 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #6
  %11 = xor i64 %8, -1
  %12 = add i64 %10, %11
  %13 = getelementptr inbounds i32, i32 addrspace(3)* %1, i64 %12
  %14 = load i32, i32 addrspace(3)* %13, align 4, !tbaa !8
  br label %15

15:                                               ; preds = %3, %7
  %16 = phi i32 [ %14, %7 ], [ -1, %3 ]
  %17 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %18 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %17
  store i32 %16, i32 addrspace(1)* %18, align 4, !tbaa !8
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_func i32 @neighbour(i32 addrspace(3)* nocapture noundef %0, i32 noundef %1) local_unnamed_addr #4 {
  %3 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %4 = trunc i64 %3 to i32
  %5 = sext i32 %4 to i64
  %6 = getelementptr inbounds i32, i32 addrspace(3)* %0, i64 %5
  store i32 %1, i32 addrspace(3)* %6, align 4, !tbaa !8
  call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %7 = xor i32 %4, 1
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds i32, i32 addrspace(3)* %0, i64 %8
  %10 = load i32, i32 addrspace(3)* %9, align 4, !tbaa !8
  call spir_func void @_Z7barrierj(i32 noundef 1) #7
  ret i32 %10
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @called(i32 addrspace(1)* nocapture noundef writeonly %0, i32 addrspace(3)* nocapture noundef %1) local_unnamed_addr #0 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %3 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %4 = trunc i64 %3 to i32
  %5 = sext i32 %4 to i64
  %6 = getelementptr inbounds i32, i32 addrspace(3)* %1, i64 %5
  store i32 %4, i32 addrspace(3)* %6, align 4, !tbaa !8
  call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %7 = xor i32 %4, 1
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds i32, i32 addrspace(3)* %1, i64 %8
  %10 = load i32, i32 addrspace(3)* %9, align 4, !tbaa !8
  call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %11 = add nsw i32 %10, %4
  %12 = mul nsw i32 %11, 3
  store i32 %12, i32 addrspace(3)* %6, align 4, !tbaa !8
  call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %13 = load i32, i32 addrspace(3)* %9, align 4, !tbaa !8
  call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %14 = add nsw i32 %13, %11
  %15 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %16 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %15
  store i32 %14, i32 addrspace(1)* %16, align 4, !tbaa !8
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @by_value(i64 addrspace(1)* nocapture noundef writeonly %0, %struct.State* nocapture noundef byval(%struct.State) align 8 %1, i32 addrspace(3)* nocapture noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !21 !kernel_arg_access_qual !5 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !7 {
  %4 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %5 = trunc i64 %4 to i32
  %6 = getelementptr inbounds %struct.State, %struct.State* %1, i64 0, i32 0
  %7 = load i32, i32* %6, align 8, !tbaa !23
  %8 = add nsw i32 %7, %5
  store i32 %8, i32* %6, align 8, !tbaa !23
  %9 = sext i32 %5 to i64
  %10 = getelementptr inbounds i32, i32 addrspace(3)* %2, i64 %9
  store i32 %8, i32 addrspace(3)* %10, align 4, !tbaa !8
  call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %11 = add nsw i32 %5, 1
  %12 = sext i32 %11 to i64
  %13 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #6
  %14 = urem i64 %12, %13
  %15 = getelementptr inbounds i32, i32 addrspace(3)* %2, i64 %14
  %16 = load i32, i32 addrspace(3)* %15, align 4, !tbaa !8
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds %struct.State, %struct.State* %1, i64 0, i32 2
  %19 = load i64, i64* %18, align 8, !tbaa !27
  %20 = add nsw i64 %19, %17
  store i64 %20, i64* %18, align 8, !tbaa !27
  call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %21 = mul nsw i32 %8, 1000
  %22 = sext i32 %21 to i64
  %23 = add nsw i64 %20, %22
  %24 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %25 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %24
  store i64 %23, i64 addrspace(1)* %25, align 8, !tbaa !28
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @tiles(i32 noundef %0, float addrspace(1)* nocapture noundef readonly %1, float addrspace(1)* nocapture noundef readonly %2, float addrspace(1)* nocapture noundef writeonly %3) local_unnamed_addr #0 !kernel_arg_addr_space !29 !kernel_arg_access_qual !30 !kernel_arg_type !31 !kernel_arg_base_type !31 !kernel_arg_type_qual !32 {
  %5 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %6 = trunc i64 %5 to i32
  %7 = call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #6
  %8 = trunc i64 %7 to i32
  %9 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %10 = trunc i64 %9 to i32
  %11 = call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %12 = trunc i64 %11 to i32
  %13 = icmp sgt i32 %0, 0
  br i1 %13, label %14, label %21

14:                                               ; preds = %4
  %15 = mul nsw i32 %12, %0
  %16 = add i32 %15, %6
  %17 = sext i32 %8 to i64
  %18 = sext i32 %6 to i64
  %19 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @tiles.tile_a, i64 0, i64 %17, i64 %18
  %20 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @tiles.tile_b, i64 0, i64 %17, i64 %18
  br label %27

21:                                               ; preds = %40, %4
  %22 = phi float [ 0.000000e+00, %4 ], [ %51, %40 ]
  %23 = mul nsw i32 %12, %0
  %24 = add nsw i32 %23, %10
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds float, float addrspace(1)* %3, i64 %25
  store float %22, float addrspace(1)* %26, align 4, !tbaa !33
  ret void

27:                                               ; preds = %14, %40
  %28 = phi i32 [ 0, %14 ], [ %41, %40 ]
  %29 = phi float [ 0.000000e+00, %14 ], [ %51, %40 ]
  %30 = add i32 %16, %28
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds float, float addrspace(1)* %1, i64 %31
  %33 = load float, float addrspace(1)* %32, align 4, !tbaa !33
  store float %33, float addrspace(3)* %19, align 4, !tbaa !33
  %34 = add nsw i32 %28, %8
  %35 = mul nsw i32 %34, %0
  %36 = add nsw i32 %35, %10
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, float addrspace(1)* %2, i64 %37
  %39 = load float, float addrspace(1)* %38, align 4, !tbaa !33
  store float %39, float addrspace(3)* %20, align 4, !tbaa !33
  call spir_func void @_Z7barrierj(i32 noundef 1) #7
  br label %43

40:                                               ; preds = %43
  call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %41 = add nuw nsw i32 %28, 16
  %42 = icmp slt i32 %41, %0
  br i1 %42, label %27, label %21, !llvm.loop !34

43:                                               ; preds = %27, %43
  %44 = phi i32 [ 0, %27 ], [ %52, %43 ]
  %45 = phi float [ %29, %27 ], [ %51, %43 ]
  %46 = zext i32 %44 to i64
  %47 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @tiles.tile_a, i64 0, i64 %17, i64 %46
  %48 = load float, float addrspace(3)* %47, align 4, !tbaa !33
  %49 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @tiles.tile_b, i64 0, i64 %46, i64 %18
  %50 = load float, float addrspace(3)* %49, align 4, !tbaa !33
  %51 = call float @llvm.fmuladd.f32(float %48, float %50, float %45)
  %52 = add nuw nsw i32 %44, 1
  %53 = icmp ult i32 %44, 15
  br i1 %53, label %43, label %40, !llvm.loop !35
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.fmuladd.f32(float, float, float) #5

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @halves(float addrspace(1)* nocapture noundef readonly %0, float addrspace(1)* nocapture noundef writeonly %1, float addrspace(3)* nocapture noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !36 !kernel_arg_access_qual !5 !kernel_arg_type !37 !kernel_arg_base_type !37 !kernel_arg_type_qual !38 {
  %4 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %5 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %6 = getelementptr inbounds float, float addrspace(1)* %0, i64 %5
  %7 = load float, float addrspace(1)* %6, align 4, !tbaa !33
  %8 = getelementptr inbounds float, float addrspace(3)* %2, i64 %4
  store float %7, float addrspace(3)* %8, align 4, !tbaa !33
  %9 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #6
  %10 = icmp ult i64 %9, 2
  br i1 %10, label %11, label %13

11:                                               ; preds = %23, %3
  %12 = icmp eq i64 %4, 0
  br i1 %12, label %25, label %29

13:                                               ; preds = %3, %23
  %14 = phi i64 [ %15, %23 ], [ %9, %3 ]
  %15 = lshr i64 %14, 1
  call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %16 = icmp ult i64 %4, %15
  br i1 %16, label %17, label %23

17:                                               ; preds = %13
  %18 = add i64 %15, %4
  %19 = getelementptr inbounds float, float addrspace(3)* %2, i64 %18
  %20 = load float, float addrspace(3)* %19, align 4, !tbaa !33
  %21 = load float, float addrspace(3)* %8, align 4, !tbaa !33
  %22 = fadd float %20, %21
  store float %22, float addrspace(3)* %8, align 4, !tbaa !33
  br label %23

23:                                               ; preds = %13, %17
  %24 = icmp ult i64 %14, 4
  br i1 %24, label %11, label %13, !llvm.loop !39

25:                                               ; preds = %11
  %26 = load float, float addrspace(3)* %2, align 4, !tbaa !33
  %27 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6
  %28 = getelementptr inbounds float, float addrspace(1)* %1, i64 %27
  store float %26, float addrspace(1)* %28, align 4, !tbaa !33
  br label %29

29:                                               ; preds = %25, %11
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind readnone willreturn
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #2

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { convergent mustprogress nofree nounwind readnone willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent norecurse nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #6 = { convergent nounwind readnone willreturn }
attributes #7 = { convergent nounwind }
attributes #8 = { nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!opencl.spir.version = !{!2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{!"clang version 14.0.6"}
!4 = !{i32 1, i32 3, i32 0}
!5 = !{!"none", !"none", !"none"}
!6 = !{!"int*", !"int*", !"int"}
!7 = !{!"", !"", !""}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C/C++ TBAA"}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = distinct !{!14, !13}
!15 = !{i32 1, i32 3}
!16 = !{!"none", !"none"}
!17 = !{!"int*", !"int*"}
!18 = !{!"", !""}
!19 = distinct !{!19, !13}
!20 = distinct !{!20, !13}
!21 = !{i32 1, i32 0, i32 3}
!22 = !{!"long*", !"State", !"int*"}
!23 = !{!24, !9, i64 0}
!24 = !{!"", !9, i64 0, !25, i64 4, !26, i64 8}
!25 = !{!"float", !10, i64 0}
!26 = !{!"long", !10, i64 0}
!27 = !{!24, !26, i64 8}
!28 = !{!26, !26, i64 0}
!29 = !{i32 0, i32 1, i32 1, i32 1}
!30 = !{!"none", !"none", !"none", !"none"}
!31 = !{!"int", !"float*", !"float*", !"float*"}
!32 = !{!"", !"const", !"const", !""}
!33 = !{!25, !25, i64 0}
!34 = distinct !{!34, !13}
!35 = distinct !{!35, !13}
!36 = !{i32 1, i32 1, i32 3}
!37 = !{!"float*", !"float*", !"float*"}
!38 = !{!"const", !"", !""}
!39 = distinct !{!39, !13}
