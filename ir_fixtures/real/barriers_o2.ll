; ModuleID = 'sources/barriers.cl'
source_filename = "sources/barriers.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64-unknown-unknown"

%struct.State = type { i32, float, i64 }

@tiles.tile_a = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@tiles.tile_b = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @nested(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(3) noundef align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #7
  %5 = trunc i64 %4 to i32
  %6 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #7
  %7 = trunc i64 %6 to i32
  %8 = icmp sgt i32 %2, 0
  br i1 %8, label %9, label %52

9:                                                ; preds = %3
  %10 = shl i64 %4, 32
  %11 = ashr exact i64 %10, 30
  %12 = getelementptr inbounds i8, ptr addrspace(3) %1, i64 %11
  %13 = add nsw i32 %5, 1
  %14 = add i32 %5, -1
  %15 = add i32 %14, %7
  br label %16

16:                                               ; preds = %9, %48
  %17 = phi i32 [ %5, %9 ], [ %49, %48 ]
  %18 = phi i32 [ 0, %9 ], [ %50, %48 ]
  store i32 %17, ptr addrspace(3) %12, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %19 = srem i32 %13, %7
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds i32, ptr addrspace(3) %1, i64 %20
  %22 = load i32, ptr addrspace(3) %21, align 4, !tbaa !4
  %23 = and i32 %22, 1
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %27, label %25

25:                                               ; preds = %16
  %26 = add nsw i32 %22, %17
  br label %37

27:                                               ; preds = %16
  %28 = sub nsw i32 %17, %18
  %29 = and i32 %22, 2
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %37, label %31

31:                                               ; preds = %27, %31
  %32 = phi i32 [ %35, %31 ], [ 0, %27 ]
  %33 = phi i32 [ %34, %31 ], [ %28, %27 ]
  %34 = xor i32 %32, %33
  %35 = add nuw nsw i32 %32, 1
  %36 = icmp eq i32 %35, %29
  br i1 %36, label %37, label %31

37:                                               ; preds = %31, %27, %25
  %38 = phi i32 [ %26, %25 ], [ %28, %27 ], [ %34, %31 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %39 = and i32 %18, 1
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %48, label %41

41:                                               ; preds = %37
  %42 = shl nsw i32 %38, 1
  store i32 %42, ptr addrspace(3) %12, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %43 = srem i32 %15, %7
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds i32, ptr addrspace(3) %1, i64 %44
  %46 = load i32, ptr addrspace(3) %45, align 4, !tbaa !4
  %47 = add nsw i32 %46, %38
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  br label %48

48:                                               ; preds = %41, %37
  %49 = phi i32 [ %47, %41 ], [ %38, %37 ]
  %50 = add nuw nsw i32 %18, 1
  %51 = icmp eq i32 %50, %2
  br i1 %51, label %52, label %16

52:                                               ; preds = %48, %3
  %53 = phi i32 [ %5, %3 ], [ %49, %48 ]
  %54 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %55 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %54
  store i32 %53, ptr addrspace(1) %55, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_nested(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(3) noundef align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #7
  %5 = trunc i64 %4 to i32
  %6 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #7
  %7 = trunc i64 %6 to i32
  %8 = icmp sgt i32 %2, 0
  br i1 %8, label %9, label %16

9:                                                ; preds = %3
  %10 = shl i64 %4, 32
  %11 = ashr exact i64 %10, 30
  %12 = getelementptr inbounds i8, ptr addrspace(3) %1, i64 %11
  %13 = add nsw i32 %5, 1
  %14 = add i32 %5, -1
  %15 = add i32 %14, %7
  br label %20

16:                                               ; preds = %52, %3
  %17 = phi i32 [ %5, %3 ], [ %53, %52 ]
  %18 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %19 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %18
  store i32 %17, ptr addrspace(1) %19, align 4, !tbaa !4
  ret void

20:                                               ; preds = %9, %52
  %21 = phi i32 [ %5, %9 ], [ %53, %52 ]
  %22 = phi i32 [ 0, %9 ], [ %54, %52 ]
  store i32 %21, ptr addrspace(3) %12, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %23 = srem i32 %13, %7
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i32, ptr addrspace(3) %1, i64 %24
  %26 = load i32, ptr addrspace(3) %25, align 4, !tbaa !4
  %27 = and i32 %26, 1
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %31, label %29

29:                                               ; preds = %20
  %30 = add nsw i32 %26, %21
  br label %41

31:                                               ; preds = %20
  %32 = sub nsw i32 %21, %22
  %33 = and i32 %26, 2
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %41, label %35

35:                                               ; preds = %31, %35
  %36 = phi i32 [ %39, %35 ], [ 0, %31 ]
  %37 = phi i32 [ %38, %35 ], [ %32, %31 ]
  %38 = xor i32 %36, %37
  %39 = add nuw nsw i32 %36, 1
  %40 = icmp eq i32 %39, %33
  br i1 %40, label %41, label %35

41:                                               ; preds = %35, %31, %29
  %42 = phi i32 [ %30, %29 ], [ %32, %31 ], [ %38, %35 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %43 = and i32 %22, 1
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %52, label %45

45:                                               ; preds = %41
  %46 = shl nsw i32 %42, 1
  store i32 %46, ptr addrspace(3) %12, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %47 = srem i32 %15, %7
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds i32, ptr addrspace(3) %1, i64 %48
  %50 = load i32, ptr addrspace(3) %49, align 4, !tbaa !4
  %51 = add nsw i32 %50, %42
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  br label %52

52:                                               ; preds = %45, %41
  %53 = phi i32 [ %51, %45 ], [ %42, %41 ]
  %54 = add nuw nsw i32 %22, 1
  %55 = icmp eq i32 %54, %2
  br i1 %55, label %16, label %20
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @arrays(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(3) noundef align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %3 = alloca [4 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #9
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #7
  %5 = trunc i64 %4 to i32
  store i32 0, ptr %3, align 4, !tbaa !4
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 4
  store i32 %5, ptr %6, align 4, !tbaa !4
  %7 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %8 = trunc i64 %4 to i32
  %9 = shl i32 %8, 1
  store i32 %9, ptr %7, align 4, !tbaa !4
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %11 = trunc i64 %4 to i32
  %12 = mul i32 %11, 3
  store i32 %12, ptr %10, align 4, !tbaa !4
  %13 = shl i64 %4, 32
  %14 = ashr exact i64 %13, 30
  %15 = getelementptr inbounds i8, ptr addrspace(3) %1, i64 %14
  store i32 %5, ptr addrspace(3) %15, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %16 = add i64 %13, 4294967296
  %17 = ashr exact i64 %16, 32
  %18 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #7
  %19 = urem i64 %17, %18
  %20 = getelementptr inbounds nuw i32, ptr addrspace(3) %1, i64 %19
  %21 = load i32, ptr addrspace(3) %20, align 4, !tbaa !4
  %22 = and i32 %21, 3
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw i32, ptr %3, i64 %23
  %25 = load i32, ptr %24, align 4, !tbaa !4
  %26 = add nsw i32 %25, 100
  store i32 %26, ptr %24, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %27 = load i32, ptr %3, align 4, !tbaa !4
  %28 = mul nsw i32 %27, 10
  %29 = load i32, ptr %6, align 4, !tbaa !4
  %30 = add nsw i32 %29, %28
  %31 = mul nsw i32 %30, 10
  %32 = load i32, ptr %7, align 4, !tbaa !4
  %33 = add nsw i32 %32, %31
  %34 = mul nsw i32 %33, 10
  %35 = load i32, ptr %10, align 4, !tbaa !4
  %36 = add nsw i32 %35, %34
  %37 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %38 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %37
  store i32 %36, ptr addrspace(1) %38, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #9
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_arrays(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(3) noundef align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %3 = alloca [4 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #9
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #7
  %5 = trunc i64 %4 to i32
  store i32 0, ptr %3, align 4, !tbaa !4
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 4
  store i32 %5, ptr %6, align 4, !tbaa !4
  %7 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %8 = trunc i64 %4 to i32
  %9 = shl i32 %8, 1
  store i32 %9, ptr %7, align 4, !tbaa !4
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %11 = trunc i64 %4 to i32
  %12 = mul i32 %11, 3
  store i32 %12, ptr %10, align 4, !tbaa !4
  %13 = shl i64 %4, 32
  %14 = ashr exact i64 %13, 30
  %15 = getelementptr inbounds i8, ptr addrspace(3) %1, i64 %14
  store i32 %5, ptr addrspace(3) %15, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %16 = add i64 %13, 4294967296
  %17 = ashr exact i64 %16, 32
  %18 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #7
  %19 = urem i64 %17, %18
  %20 = getelementptr inbounds nuw i32, ptr addrspace(3) %1, i64 %19
  %21 = load i32, ptr addrspace(3) %20, align 4, !tbaa !4
  %22 = and i32 %21, 3
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw i32, ptr %3, i64 %23
  %25 = load i32, ptr %24, align 4, !tbaa !4
  %26 = add nsw i32 %25, 100
  store i32 %26, ptr %24, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %27 = load i32, ptr %3, align 4, !tbaa !4
  %28 = mul nsw i32 %27, 10
  %29 = load i32, ptr %6, align 4, !tbaa !4
  %30 = add nsw i32 %29, %28
  %31 = mul nsw i32 %30, 10
  %32 = load i32, ptr %7, align 4, !tbaa !4
  %33 = add nsw i32 %32, %31
  %34 = mul nsw i32 %33, 10
  %35 = load i32, ptr %10, align 4, !tbaa !4
  %36 = add nsw i32 %35, %34
  %37 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %38 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %37
  store i32 %36, ptr addrspace(1) %38, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #9
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @early(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(3) noundef align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #7
  %5 = icmp eq i32 %2, 0
  br i1 %5, label %8, label %6

6:                                                ; preds = %3
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  br label %19

8:                                                ; preds = %3
  %9 = trunc i64 %4 to i32
  %10 = shl i64 %4, 32
  %11 = ashr exact i64 %10, 32
  %12 = getelementptr inbounds i32, ptr addrspace(3) %1, i64 %11
  store i32 %9, ptr addrspace(3) %12, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %13 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #7
  %14 = xor i64 %11, -1
  %15 = getelementptr i32, ptr addrspace(3) %1, i64 %13
  %16 = getelementptr i32, ptr addrspace(3) %15, i64 %14
  %17 = load i32, ptr addrspace(3) %16, align 4, !tbaa !4
  %18 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  br label %19

19:                                               ; preds = %6, %8
  %20 = phi i64 [ %7, %6 ], [ %18, %8 ]
  %21 = phi i32 [ -1, %6 ], [ %17, %8 ]
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %20
  store i32 %21, ptr addrspace(1) %22, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_early(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(3) noundef align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #7
  %5 = icmp eq i32 %2, 0
  br i1 %5, label %8, label %6

6:                                                ; preds = %3
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  br label %19

8:                                                ; preds = %3
  %9 = trunc i64 %4 to i32
  %10 = shl i64 %4, 32
  %11 = ashr exact i64 %10, 32
  %12 = getelementptr inbounds i32, ptr addrspace(3) %1, i64 %11
  store i32 %9, ptr addrspace(3) %12, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %13 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #7
  %14 = xor i64 %11, -1
  %15 = getelementptr i32, ptr addrspace(3) %1, i64 %13
  %16 = getelementptr i32, ptr addrspace(3) %15, i64 %14
  %17 = load i32, ptr addrspace(3) %16, align 4, !tbaa !4
  %18 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  br label %19

19:                                               ; preds = %8, %6
  %20 = phi i64 [ %18, %8 ], [ %7, %6 ]
  %21 = phi i32 [ %17, %8 ], [ -1, %6 ]
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %20
  store i32 %21, ptr addrspace(1) %22, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_func i32 @neighbour(ptr addrspace(3) noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #2 {
  %3 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #7
  %4 = shl i64 %3, 32
  %5 = ashr exact i64 %4, 30
  %6 = getelementptr inbounds i8, ptr addrspace(3) %0, i64 %5
  store i32 %1, ptr addrspace(3) %6, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %7 = ashr exact i64 %4, 32
  %8 = xor i64 %7, 1
  %9 = getelementptr inbounds i32, ptr addrspace(3) %0, i64 %8
  %10 = load i32, ptr addrspace(3) %9, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  ret i32 %10
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @called(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(3) noundef align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %3 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #7
  %4 = trunc i64 %3 to i32
  %5 = shl i64 %3, 32
  %6 = ashr exact i64 %5, 30
  %7 = getelementptr inbounds i8, ptr addrspace(3) %1, i64 %6
  store i32 %4, ptr addrspace(3) %7, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %8 = ashr exact i64 %5, 32
  %9 = xor i64 %8, 1
  %10 = getelementptr inbounds i32, ptr addrspace(3) %1, i64 %9
  %11 = load i32, ptr addrspace(3) %10, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %12 = add nsw i32 %11, %4
  %13 = mul nsw i32 %12, 3
  store i32 %13, ptr addrspace(3) %7, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %14 = load i32, ptr addrspace(3) %10, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %15 = add nsw i32 %14, %12
  %16 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %17 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %16
  store i32 %15, ptr addrspace(1) %17, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_called(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(3) noundef align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %3 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #7
  %4 = trunc i64 %3 to i32
  %5 = shl i64 %3, 32
  %6 = ashr exact i64 %5, 30
  %7 = getelementptr inbounds i8, ptr addrspace(3) %1, i64 %6
  store i32 %4, ptr addrspace(3) %7, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %8 = ashr exact i64 %5, 32
  %9 = xor i64 %8, 1
  %10 = getelementptr inbounds i32, ptr addrspace(3) %1, i64 %9
  %11 = load i32, ptr addrspace(3) %10, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %12 = add nsw i32 %11, %4
  %13 = mul nsw i32 %12, 3
  store i32 %13, ptr addrspace(3) %7, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %14 = load i32, ptr addrspace(3) %10, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %15 = add nsw i32 %14, %12
  %16 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %17 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %16
  store i32 %15, ptr addrspace(1) %17, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @by_value(ptr addrspace(1) noundef writeonly align 8 captures(none) %0, ptr noundef readonly byval(%struct.State) align 8 captures(none) %1, ptr addrspace(3) noundef align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !16 !kernel_arg_access_qual !9 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !11 {
  %4 = load i32, ptr %1, align 8
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %6 = load i64, ptr %5, align 8
  %7 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #7
  %8 = trunc i64 %7 to i32
  %9 = add nsw i32 %4, %8
  %10 = shl i64 %7, 32
  %11 = ashr exact i64 %10, 30
  %12 = getelementptr inbounds i8, ptr addrspace(3) %2, i64 %11
  store i32 %9, ptr addrspace(3) %12, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %13 = add i64 %10, 4294967296
  %14 = ashr exact i64 %13, 32
  %15 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #7
  %16 = urem i64 %14, %15
  %17 = getelementptr inbounds nuw i32, ptr addrspace(3) %2, i64 %16
  %18 = load i32, ptr addrspace(3) %17, align 4, !tbaa !4
  %19 = sext i32 %18 to i64
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %20 = mul nsw i32 %9, 1000
  %21 = sext i32 %20 to i64
  %22 = add i64 %6, %21
  %23 = add i64 %22, %19
  %24 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %25 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %24
  store i64 %23, ptr addrspace(1) %25, align 8, !tbaa !18
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_by_value(ptr addrspace(1) noundef writeonly align 8 captures(none) %0, ptr noundef readonly byval(%struct.State) align 8 captures(none) %1, ptr addrspace(3) noundef align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !16 !kernel_arg_access_qual !9 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #7
  %5 = trunc i64 %4 to i32
  %6 = load i32, ptr %1, align 8, !tbaa !20
  %7 = add nsw i32 %6, %5
  %8 = shl i64 %4, 32
  %9 = ashr exact i64 %8, 30
  %10 = getelementptr inbounds i8, ptr addrspace(3) %2, i64 %9
  store i32 %7, ptr addrspace(3) %10, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %11 = add i64 %8, 4294967296
  %12 = ashr exact i64 %11, 32
  %13 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #7
  %14 = urem i64 %12, %13
  %15 = getelementptr inbounds nuw i32, ptr addrspace(3) %2, i64 %14
  %16 = load i32, ptr addrspace(3) %15, align 4, !tbaa !4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %19 = load i64, ptr %18, align 8, !tbaa !23
  %20 = add nsw i64 %19, %17
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %21 = mul nsw i32 %7, 1000
  %22 = sext i32 %21 to i64
  %23 = add nsw i64 %20, %22
  %24 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %25 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %24
  store i64 %23, ptr addrspace(1) %25, align 8, !tbaa !18
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @tiles(i32 noundef %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #7
  %6 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #7
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #7
  %9 = trunc i64 %8 to i32
  %10 = icmp sgt i32 %0, 0
  br i1 %10, label %13, label %11

11:                                               ; preds = %4
  %12 = mul nsw i32 %0, %9
  br label %124

13:                                               ; preds = %4
  %14 = trunc i64 %5 to i32
  %15 = mul nsw i32 %0, %9
  %16 = add i32 %15, %14
  %17 = shl i64 %6, 32
  %18 = ashr exact i64 %17, 32
  %19 = getelementptr inbounds [16 x float], ptr addrspace(3) @tiles.tile_a, i64 %18
  %20 = shl i64 %5, 32
  %21 = ashr exact i64 %20, 32
  %22 = getelementptr inbounds float, ptr addrspace(3) %19, i64 %21
  %23 = getelementptr inbounds [16 x float], ptr addrspace(3) @tiles.tile_b, i64 %18
  %24 = getelementptr inbounds float, ptr addrspace(3) %23, i64 %21
  %25 = getelementptr float, ptr addrspace(3) @tiles.tile_b, i64 %21
  %26 = zext nneg i32 %0 to i64
  %27 = shl i64 %6, 32
  %28 = ashr exact i64 %27, 32
  %29 = shl i64 %7, 32
  %30 = ashr exact i64 %29, 30
  %31 = getelementptr i8, ptr addrspace(1) %2, i64 %30
  %32 = getelementptr inbounds nuw i8, ptr addrspace(3) %19, i64 4
  %33 = getelementptr i8, ptr addrspace(3) %25, i64 64
  %34 = getelementptr inbounds nuw i8, ptr addrspace(3) %19, i64 8
  %35 = getelementptr i8, ptr addrspace(3) %25, i64 128
  %36 = getelementptr inbounds nuw i8, ptr addrspace(3) %19, i64 12
  %37 = getelementptr i8, ptr addrspace(3) %25, i64 192
  %38 = getelementptr inbounds nuw i8, ptr addrspace(3) %19, i64 16
  %39 = getelementptr i8, ptr addrspace(3) %25, i64 256
  %40 = getelementptr inbounds nuw i8, ptr addrspace(3) %19, i64 20
  %41 = getelementptr i8, ptr addrspace(3) %25, i64 320
  %42 = getelementptr inbounds nuw i8, ptr addrspace(3) %19, i64 24
  %43 = getelementptr i8, ptr addrspace(3) %25, i64 384
  %44 = getelementptr inbounds nuw i8, ptr addrspace(3) %19, i64 28
  %45 = getelementptr i8, ptr addrspace(3) %25, i64 448
  %46 = getelementptr inbounds nuw i8, ptr addrspace(3) %19, i64 32
  %47 = getelementptr i8, ptr addrspace(3) %25, i64 512
  %48 = getelementptr inbounds nuw i8, ptr addrspace(3) %19, i64 36
  %49 = getelementptr i8, ptr addrspace(3) %25, i64 576
  %50 = getelementptr inbounds nuw i8, ptr addrspace(3) %19, i64 40
  %51 = getelementptr i8, ptr addrspace(3) %25, i64 640
  %52 = getelementptr inbounds nuw i8, ptr addrspace(3) %19, i64 44
  %53 = getelementptr i8, ptr addrspace(3) %25, i64 704
  %54 = getelementptr inbounds nuw i8, ptr addrspace(3) %19, i64 48
  %55 = getelementptr i8, ptr addrspace(3) %25, i64 768
  %56 = getelementptr inbounds nuw i8, ptr addrspace(3) %19, i64 52
  %57 = getelementptr i8, ptr addrspace(3) %25, i64 832
  %58 = getelementptr inbounds nuw i8, ptr addrspace(3) %19, i64 56
  %59 = getelementptr i8, ptr addrspace(3) %25, i64 896
  %60 = getelementptr inbounds nuw i8, ptr addrspace(3) %19, i64 60
  %61 = getelementptr i8, ptr addrspace(3) %25, i64 960
  br label %62

62:                                               ; preds = %13, %62
  %63 = phi i64 [ 0, %13 ], [ %122, %62 ]
  %64 = phi float [ 0.000000e+00, %13 ], [ %121, %62 ]
  %65 = trunc nuw nsw i64 %63 to i32
  %66 = add i32 %16, %65
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %67
  %69 = load float, ptr addrspace(1) %68, align 4, !tbaa !28
  store float %69, ptr addrspace(3) %22, align 4, !tbaa !28
  %70 = add nsw i64 %63, %28
  %71 = mul nsw i64 %70, %26
  %72 = getelementptr float, ptr addrspace(1) %31, i64 %71
  %73 = load float, ptr addrspace(1) %72, align 4, !tbaa !28
  store float %73, ptr addrspace(3) %24, align 4, !tbaa !28
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %74 = load float, ptr addrspace(3) %19, align 4, !tbaa !28
  %75 = load float, ptr addrspace(3) %25, align 4, !tbaa !28
  %76 = tail call float @llvm.fmuladd.f32(float %74, float %75, float %64)
  %77 = load float, ptr addrspace(3) %32, align 4, !tbaa !28
  %78 = load float, ptr addrspace(3) %33, align 4, !tbaa !28
  %79 = tail call float @llvm.fmuladd.f32(float %77, float %78, float %76)
  %80 = load float, ptr addrspace(3) %34, align 4, !tbaa !28
  %81 = load float, ptr addrspace(3) %35, align 4, !tbaa !28
  %82 = tail call float @llvm.fmuladd.f32(float %80, float %81, float %79)
  %83 = load float, ptr addrspace(3) %36, align 4, !tbaa !28
  %84 = load float, ptr addrspace(3) %37, align 4, !tbaa !28
  %85 = tail call float @llvm.fmuladd.f32(float %83, float %84, float %82)
  %86 = load float, ptr addrspace(3) %38, align 4, !tbaa !28
  %87 = load float, ptr addrspace(3) %39, align 4, !tbaa !28
  %88 = tail call float @llvm.fmuladd.f32(float %86, float %87, float %85)
  %89 = load float, ptr addrspace(3) %40, align 4, !tbaa !28
  %90 = load float, ptr addrspace(3) %41, align 4, !tbaa !28
  %91 = tail call float @llvm.fmuladd.f32(float %89, float %90, float %88)
  %92 = load float, ptr addrspace(3) %42, align 4, !tbaa !28
  %93 = load float, ptr addrspace(3) %43, align 4, !tbaa !28
  %94 = tail call float @llvm.fmuladd.f32(float %92, float %93, float %91)
  %95 = load float, ptr addrspace(3) %44, align 4, !tbaa !28
  %96 = load float, ptr addrspace(3) %45, align 4, !tbaa !28
  %97 = tail call float @llvm.fmuladd.f32(float %95, float %96, float %94)
  %98 = load float, ptr addrspace(3) %46, align 4, !tbaa !28
  %99 = load float, ptr addrspace(3) %47, align 4, !tbaa !28
  %100 = tail call float @llvm.fmuladd.f32(float %98, float %99, float %97)
  %101 = load float, ptr addrspace(3) %48, align 4, !tbaa !28
  %102 = load float, ptr addrspace(3) %49, align 4, !tbaa !28
  %103 = tail call float @llvm.fmuladd.f32(float %101, float %102, float %100)
  %104 = load float, ptr addrspace(3) %50, align 4, !tbaa !28
  %105 = load float, ptr addrspace(3) %51, align 4, !tbaa !28
  %106 = tail call float @llvm.fmuladd.f32(float %104, float %105, float %103)
  %107 = load float, ptr addrspace(3) %52, align 4, !tbaa !28
  %108 = load float, ptr addrspace(3) %53, align 4, !tbaa !28
  %109 = tail call float @llvm.fmuladd.f32(float %107, float %108, float %106)
  %110 = load float, ptr addrspace(3) %54, align 4, !tbaa !28
  %111 = load float, ptr addrspace(3) %55, align 4, !tbaa !28
  %112 = tail call float @llvm.fmuladd.f32(float %110, float %111, float %109)
  %113 = load float, ptr addrspace(3) %56, align 4, !tbaa !28
  %114 = load float, ptr addrspace(3) %57, align 4, !tbaa !28
  %115 = tail call float @llvm.fmuladd.f32(float %113, float %114, float %112)
  %116 = load float, ptr addrspace(3) %58, align 4, !tbaa !28
  %117 = load float, ptr addrspace(3) %59, align 4, !tbaa !28
  %118 = tail call float @llvm.fmuladd.f32(float %116, float %117, float %115)
  %119 = load float, ptr addrspace(3) %60, align 4, !tbaa !28
  %120 = load float, ptr addrspace(3) %61, align 4, !tbaa !28
  %121 = tail call float @llvm.fmuladd.f32(float %119, float %120, float %118)
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %122 = add nuw nsw i64 %63, 16
  %123 = icmp samesign ult i64 %122, %26
  br i1 %123, label %62, label %124

124:                                              ; preds = %62, %11
  %125 = phi i32 [ %12, %11 ], [ %15, %62 ]
  %126 = phi float [ 0.000000e+00, %11 ], [ %121, %62 ]
  %127 = trunc i64 %7 to i32
  %128 = add nsw i32 %125, %127
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %129
  store float %126, ptr addrspace(1) %130, align 4, !tbaa !28
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_tiles(i32 noundef %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #7
  %6 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #7
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #7
  %9 = trunc i64 %8 to i32
  %10 = icmp sgt i32 %0, 0
  br i1 %10, label %13, label %11

11:                                               ; preds = %4
  %12 = mul nsw i32 %0, %9
  br label %62

13:                                               ; preds = %4
  %14 = trunc i64 %5 to i32
  %15 = mul nsw i32 %0, %9
  %16 = add i32 %15, %14
  %17 = shl i64 %6, 32
  %18 = ashr exact i64 %17, 32
  %19 = getelementptr inbounds [16 x float], ptr addrspace(3) @tiles.tile_a, i64 %18
  %20 = shl i64 %5, 32
  %21 = ashr exact i64 %20, 32
  %22 = getelementptr inbounds float, ptr addrspace(3) %19, i64 %21
  %23 = getelementptr inbounds [16 x float], ptr addrspace(3) @tiles.tile_b, i64 %18
  %24 = getelementptr inbounds float, ptr addrspace(3) %23, i64 %21
  %25 = getelementptr float, ptr addrspace(3) @tiles.tile_b, i64 %21
  %26 = shl i64 %6, 32
  %27 = ashr exact i64 %26, 32
  %28 = zext nneg i32 %0 to i64
  %29 = shl i64 %7, 32
  %30 = ashr exact i64 %29, 30
  %31 = getelementptr i8, ptr addrspace(1) %2, i64 %30
  %32 = getelementptr inbounds nuw i8, ptr addrspace(3) %19, i64 4
  %33 = getelementptr i8, ptr addrspace(3) %25, i64 64
  %34 = getelementptr inbounds nuw i8, ptr addrspace(3) %19, i64 8
  %35 = getelementptr i8, ptr addrspace(3) %25, i64 128
  %36 = getelementptr inbounds nuw i8, ptr addrspace(3) %19, i64 12
  %37 = getelementptr i8, ptr addrspace(3) %25, i64 192
  %38 = getelementptr inbounds nuw i8, ptr addrspace(3) %19, i64 16
  %39 = getelementptr i8, ptr addrspace(3) %25, i64 256
  %40 = getelementptr inbounds nuw i8, ptr addrspace(3) %19, i64 20
  %41 = getelementptr i8, ptr addrspace(3) %25, i64 320
  %42 = getelementptr inbounds nuw i8, ptr addrspace(3) %19, i64 24
  %43 = getelementptr i8, ptr addrspace(3) %25, i64 384
  %44 = getelementptr inbounds nuw i8, ptr addrspace(3) %19, i64 28
  %45 = getelementptr i8, ptr addrspace(3) %25, i64 448
  %46 = getelementptr inbounds nuw i8, ptr addrspace(3) %19, i64 32
  %47 = getelementptr i8, ptr addrspace(3) %25, i64 512
  %48 = getelementptr inbounds nuw i8, ptr addrspace(3) %19, i64 36
  %49 = getelementptr i8, ptr addrspace(3) %25, i64 576
  %50 = getelementptr inbounds nuw i8, ptr addrspace(3) %19, i64 40
  %51 = getelementptr i8, ptr addrspace(3) %25, i64 640
  %52 = getelementptr inbounds nuw i8, ptr addrspace(3) %19, i64 44
  %53 = getelementptr i8, ptr addrspace(3) %25, i64 704
  %54 = getelementptr inbounds nuw i8, ptr addrspace(3) %19, i64 48
  %55 = getelementptr i8, ptr addrspace(3) %25, i64 768
  %56 = getelementptr inbounds nuw i8, ptr addrspace(3) %19, i64 52
  %57 = getelementptr i8, ptr addrspace(3) %25, i64 832
  %58 = getelementptr inbounds nuw i8, ptr addrspace(3) %19, i64 56
  %59 = getelementptr i8, ptr addrspace(3) %25, i64 896
  %60 = getelementptr inbounds nuw i8, ptr addrspace(3) %19, i64 60
  %61 = getelementptr i8, ptr addrspace(3) %25, i64 960
  br label %69

62:                                               ; preds = %69, %11
  %63 = phi i32 [ %12, %11 ], [ %15, %69 ]
  %64 = phi float [ 0.000000e+00, %11 ], [ %128, %69 ]
  %65 = trunc i64 %7 to i32
  %66 = add nsw i32 %63, %65
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %67
  store float %64, ptr addrspace(1) %68, align 4, !tbaa !28
  ret void

69:                                               ; preds = %13, %69
  %70 = phi i64 [ 0, %13 ], [ %129, %69 ]
  %71 = phi float [ 0.000000e+00, %13 ], [ %128, %69 ]
  %72 = trunc nuw nsw i64 %70 to i32
  %73 = add i32 %16, %72
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %74
  %76 = load float, ptr addrspace(1) %75, align 4, !tbaa !28
  store float %76, ptr addrspace(3) %22, align 4, !tbaa !28
  %77 = add nsw i64 %70, %27
  %78 = mul nsw i64 %77, %28
  %79 = getelementptr float, ptr addrspace(1) %31, i64 %78
  %80 = load float, ptr addrspace(1) %79, align 4, !tbaa !28
  store float %80, ptr addrspace(3) %24, align 4, !tbaa !28
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %81 = load float, ptr addrspace(3) %19, align 4, !tbaa !28
  %82 = load float, ptr addrspace(3) %25, align 4, !tbaa !28
  %83 = tail call float @llvm.fmuladd.f32(float %81, float %82, float %71)
  %84 = load float, ptr addrspace(3) %32, align 4, !tbaa !28
  %85 = load float, ptr addrspace(3) %33, align 4, !tbaa !28
  %86 = tail call float @llvm.fmuladd.f32(float %84, float %85, float %83)
  %87 = load float, ptr addrspace(3) %34, align 4, !tbaa !28
  %88 = load float, ptr addrspace(3) %35, align 4, !tbaa !28
  %89 = tail call float @llvm.fmuladd.f32(float %87, float %88, float %86)
  %90 = load float, ptr addrspace(3) %36, align 4, !tbaa !28
  %91 = load float, ptr addrspace(3) %37, align 4, !tbaa !28
  %92 = tail call float @llvm.fmuladd.f32(float %90, float %91, float %89)
  %93 = load float, ptr addrspace(3) %38, align 4, !tbaa !28
  %94 = load float, ptr addrspace(3) %39, align 4, !tbaa !28
  %95 = tail call float @llvm.fmuladd.f32(float %93, float %94, float %92)
  %96 = load float, ptr addrspace(3) %40, align 4, !tbaa !28
  %97 = load float, ptr addrspace(3) %41, align 4, !tbaa !28
  %98 = tail call float @llvm.fmuladd.f32(float %96, float %97, float %95)
  %99 = load float, ptr addrspace(3) %42, align 4, !tbaa !28
  %100 = load float, ptr addrspace(3) %43, align 4, !tbaa !28
  %101 = tail call float @llvm.fmuladd.f32(float %99, float %100, float %98)
  %102 = load float, ptr addrspace(3) %44, align 4, !tbaa !28
  %103 = load float, ptr addrspace(3) %45, align 4, !tbaa !28
  %104 = tail call float @llvm.fmuladd.f32(float %102, float %103, float %101)
  %105 = load float, ptr addrspace(3) %46, align 4, !tbaa !28
  %106 = load float, ptr addrspace(3) %47, align 4, !tbaa !28
  %107 = tail call float @llvm.fmuladd.f32(float %105, float %106, float %104)
  %108 = load float, ptr addrspace(3) %48, align 4, !tbaa !28
  %109 = load float, ptr addrspace(3) %49, align 4, !tbaa !28
  %110 = tail call float @llvm.fmuladd.f32(float %108, float %109, float %107)
  %111 = load float, ptr addrspace(3) %50, align 4, !tbaa !28
  %112 = load float, ptr addrspace(3) %51, align 4, !tbaa !28
  %113 = tail call float @llvm.fmuladd.f32(float %111, float %112, float %110)
  %114 = load float, ptr addrspace(3) %52, align 4, !tbaa !28
  %115 = load float, ptr addrspace(3) %53, align 4, !tbaa !28
  %116 = tail call float @llvm.fmuladd.f32(float %114, float %115, float %113)
  %117 = load float, ptr addrspace(3) %54, align 4, !tbaa !28
  %118 = load float, ptr addrspace(3) %55, align 4, !tbaa !28
  %119 = tail call float @llvm.fmuladd.f32(float %117, float %118, float %116)
  %120 = load float, ptr addrspace(3) %56, align 4, !tbaa !28
  %121 = load float, ptr addrspace(3) %57, align 4, !tbaa !28
  %122 = tail call float @llvm.fmuladd.f32(float %120, float %121, float %119)
  %123 = load float, ptr addrspace(3) %58, align 4, !tbaa !28
  %124 = load float, ptr addrspace(3) %59, align 4, !tbaa !28
  %125 = tail call float @llvm.fmuladd.f32(float %123, float %124, float %122)
  %126 = load float, ptr addrspace(3) %60, align 4, !tbaa !28
  %127 = load float, ptr addrspace(3) %61, align 4, !tbaa !28
  %128 = tail call float @llvm.fmuladd.f32(float %126, float %127, float %125)
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %129 = add nuw nsw i64 %70, 16
  %130 = icmp samesign ult i64 %129, %28
  br i1 %130, label %69, label %62
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @halves(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(3) noundef align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !29 !kernel_arg_access_qual !9 !kernel_arg_type !30 !kernel_arg_base_type !30 !kernel_arg_type_qual !31 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #7
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %5
  %7 = load float, ptr addrspace(1) %6, align 4, !tbaa !28
  %8 = getelementptr inbounds nuw float, ptr addrspace(3) %2, i64 %4
  store float %7, ptr addrspace(3) %8, align 4, !tbaa !28
  %9 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #7
  %10 = lshr i64 %9, 1
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %12, label %14

12:                                               ; preds = %22, %3
  %13 = icmp eq i64 %4, 0
  br i1 %13, label %25, label %29

14:                                               ; preds = %3, %22
  %15 = phi i64 [ %23, %22 ], [ %10, %3 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %16 = icmp ult i64 %4, %15
  br i1 %16, label %17, label %22

17:                                               ; preds = %14
  %18 = getelementptr inbounds nuw float, ptr addrspace(3) %8, i64 %15
  %19 = load float, ptr addrspace(3) %18, align 4, !tbaa !28
  %20 = load float, ptr addrspace(3) %8, align 4, !tbaa !28
  %21 = fadd float %19, %20
  store float %21, ptr addrspace(3) %8, align 4, !tbaa !28
  br label %22

22:                                               ; preds = %17, %14
  %23 = lshr i64 %15, 1
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %12, label %14

25:                                               ; preds = %12
  %26 = load float, ptr addrspace(3) %2, align 4, !tbaa !28
  %27 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #7
  %28 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %27
  store float %26, ptr addrspace(1) %28, align 4, !tbaa !28
  br label %29

29:                                               ; preds = %12, %25
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_halves(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(3) noundef align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !29 !kernel_arg_access_qual !9 !kernel_arg_type !30 !kernel_arg_base_type !30 !kernel_arg_type_qual !31 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #7
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %5
  %7 = load float, ptr addrspace(1) %6, align 4, !tbaa !28
  %8 = getelementptr inbounds nuw float, ptr addrspace(3) %2, i64 %4
  store float %7, ptr addrspace(3) %8, align 4, !tbaa !28
  %9 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #7
  %10 = lshr i64 %9, 1
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %12, label %14

12:                                               ; preds = %22, %3
  %13 = icmp eq i64 %4, 0
  br i1 %13, label %25, label %29

14:                                               ; preds = %3, %22
  %15 = phi i64 [ %23, %22 ], [ %10, %3 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %16 = icmp ult i64 %4, %15
  br i1 %16, label %17, label %22

17:                                               ; preds = %14
  %18 = getelementptr inbounds nuw float, ptr addrspace(3) %8, i64 %15
  %19 = load float, ptr addrspace(3) %18, align 4, !tbaa !28
  %20 = load float, ptr addrspace(3) %8, align 4, !tbaa !28
  %21 = fadd float %19, %20
  store float %21, ptr addrspace(3) %8, align 4, !tbaa !28
  br label %22

22:                                               ; preds = %14, %17
  %23 = lshr i64 %15, 1
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %12, label %14

25:                                               ; preds = %12
  %26 = load float, ptr addrspace(3) %2, align 4, !tbaa !28
  %27 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #7
  %28 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %27
  store float %26, ptr addrspace(1) %28, align 4, !tbaa !28
  br label %29

29:                                               ; preds = %25, %12
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #4

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent nounwind willreturn memory(none) }
attributes #8 = { convergent nounwind }
attributes #9 = { nounwind }

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
!8 = !{i32 1, i32 3, i32 0}
!9 = !{!"none", !"none", !"none"}
!10 = !{!"int*", !"int*", !"int"}
!11 = !{!"", !"", !""}
!12 = !{i32 1, i32 3}
!13 = !{!"none", !"none"}
!14 = !{!"int*", !"int*"}
!15 = !{!"", !""}
!16 = !{i32 1, i32 0, i32 3}
!17 = !{!"long*", !"State", !"int*"}
!18 = !{!19, !19, i64 0}
!19 = !{!"long", !6, i64 0}
!20 = !{!21, !5, i64 0}
!21 = !{!"", !5, i64 0, !22, i64 4, !19, i64 8}
!22 = !{!"float", !6, i64 0}
!23 = !{!21, !19, i64 8}
!24 = !{i32 0, i32 1, i32 1, i32 1}
!25 = !{!"none", !"none", !"none", !"none"}
!26 = !{!"int", !"float*", !"float*", !"float*"}
!27 = !{!"", !"const", !"const", !""}
!28 = !{!22, !22, i64 0}
!29 = !{i32 1, i32 1, i32 3}
!30 = !{!"float*", !"float*", !"float*"}
!31 = !{!"const", !"", !""}
