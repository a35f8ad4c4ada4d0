; ModuleID = 'sources/warps.cl'
source_filename = "sources/warps.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64-unknown-unknown"

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @warp_sums(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 !intel_reqd_sub_group_size !12 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %3
  %5 = load float, ptr addrspace(1) %4, align 4, !tbaa !13
  %6 = tail call spir_func float @_Z21sub_group_shuffle_xorfj(float noundef %5, i32 noundef 16) #6
  %7 = fadd float %5, %6
  %8 = tail call spir_func float @_Z21sub_group_shuffle_xorfj(float noundef %7, i32 noundef 8) #6
  %9 = fadd float %7, %8
  %10 = tail call spir_func float @_Z21sub_group_shuffle_xorfj(float noundef %9, i32 noundef 4) #6
  %11 = fadd float %9, %10
  %12 = tail call spir_func float @_Z21sub_group_shuffle_xorfj(float noundef %11, i32 noundef 2) #6
  %13 = fadd float %11, %12
  %14 = tail call spir_func float @_Z21sub_group_shuffle_xorfj(float noundef %13, i32 noundef 1) #6
  %15 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #6
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %27

17:                                               ; preds = %2
  %18 = fadd float %13, %14
  %19 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %20 = tail call spir_func i32 @_Z18get_num_sub_groupsv() #6
  %21 = zext i32 %20 to i64
  %22 = mul i64 %19, %21
  %23 = tail call spir_func i32 @_Z16get_sub_group_idv() #6
  %24 = zext i32 %23 to i64
  %25 = getelementptr float, ptr addrspace(1) %1, i64 %22
  %26 = getelementptr float, ptr addrspace(1) %25, i64 %24
  store float %18, ptr addrspace(1) %26, align 4, !tbaa !13
  br label %27

27:                                               ; preds = %2, %17
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_warp_sums(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 !intel_reqd_sub_group_size !12 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %3
  %5 = load float, ptr addrspace(1) %4, align 4, !tbaa !13
  %6 = tail call spir_func float @_Z21sub_group_shuffle_xorfj(float noundef %5, i32 noundef 16) #6
  %7 = fadd float %5, %6
  %8 = tail call spir_func float @_Z21sub_group_shuffle_xorfj(float noundef %7, i32 noundef 8) #6
  %9 = fadd float %7, %8
  %10 = tail call spir_func float @_Z21sub_group_shuffle_xorfj(float noundef %9, i32 noundef 4) #6
  %11 = fadd float %9, %10
  %12 = tail call spir_func float @_Z21sub_group_shuffle_xorfj(float noundef %11, i32 noundef 2) #6
  %13 = fadd float %11, %12
  %14 = tail call spir_func float @_Z21sub_group_shuffle_xorfj(float noundef %13, i32 noundef 1) #6
  %15 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #6
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %27

17:                                               ; preds = %2
  %18 = fadd float %13, %14
  %19 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %20 = tail call spir_func i32 @_Z18get_num_sub_groupsv() #6
  %21 = zext i32 %20 to i64
  %22 = mul i64 %19, %21
  %23 = tail call spir_func i32 @_Z16get_sub_group_idv() #6
  %24 = zext i32 %23 to i64
  %25 = getelementptr float, ptr addrspace(1) %1, i64 %22
  %26 = getelementptr float, ptr addrspace(1) %25, i64 %24
  store float %18, ptr addrspace(1) %26, align 4, !tbaa !13
  br label %27

27:                                               ; preds = %17, %2
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @total(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(3) noundef align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 !intel_reqd_sub_group_size !12 {
  %4 = tail call spir_func i32 @_Z16get_sub_group_idv() #6
  %5 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #6
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %7 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %6
  %8 = load float, ptr addrspace(1) %7, align 4, !tbaa !13
  %9 = tail call spir_func float @_Z21sub_group_shuffle_xorfj(float noundef %8, i32 noundef 16) #6
  %10 = fadd float %8, %9
  %11 = tail call spir_func float @_Z21sub_group_shuffle_xorfj(float noundef %10, i32 noundef 8) #6
  %12 = fadd float %10, %11
  %13 = tail call spir_func float @_Z21sub_group_shuffle_xorfj(float noundef %12, i32 noundef 4) #6
  %14 = fadd float %12, %13
  %15 = tail call spir_func float @_Z21sub_group_shuffle_xorfj(float noundef %14, i32 noundef 2) #6
  %16 = fadd float %14, %15
  %17 = tail call spir_func float @_Z21sub_group_shuffle_xorfj(float noundef %16, i32 noundef 1) #6
  %18 = icmp eq i32 %5, 0
  br i1 %18, label %19, label %23

19:                                               ; preds = %3
  %20 = fadd float %16, %17
  %21 = zext i32 %4 to i64
  %22 = getelementptr inbounds nuw float, ptr addrspace(3) %2, i64 %21
  store float %20, ptr addrspace(3) %22, align 4, !tbaa !13
  br label %23

23:                                               ; preds = %19, %3
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %24 = icmp eq i32 %4, 0
  br i1 %24, label %25, label %48

25:                                               ; preds = %23
  %26 = tail call spir_func i32 @_Z18get_num_sub_groupsv() #6
  %27 = icmp ult i32 %5, %26
  br i1 %27, label %28, label %32

28:                                               ; preds = %25
  %29 = zext i32 %5 to i64
  %30 = getelementptr inbounds nuw float, ptr addrspace(3) %2, i64 %29
  %31 = load float, ptr addrspace(3) %30, align 4, !tbaa !13
  br label %32

32:                                               ; preds = %28, %25
  %33 = phi float [ %31, %28 ], [ 0.000000e+00, %25 ]
  %34 = tail call spir_func float @_Z21sub_group_shuffle_xorfj(float noundef %33, i32 noundef 16) #6
  %35 = fadd float %33, %34
  %36 = tail call spir_func float @_Z21sub_group_shuffle_xorfj(float noundef %35, i32 noundef 8) #6
  %37 = fadd float %35, %36
  %38 = tail call spir_func float @_Z21sub_group_shuffle_xorfj(float noundef %37, i32 noundef 4) #6
  %39 = fadd float %37, %38
  %40 = tail call spir_func float @_Z21sub_group_shuffle_xorfj(float noundef %39, i32 noundef 2) #6
  %41 = fadd float %39, %40
  %42 = tail call spir_func float @_Z21sub_group_shuffle_xorfj(float noundef %41, i32 noundef 1) #6
  br i1 %18, label %43, label %48

43:                                               ; preds = %32
  %44 = fadd float %41, %42
  %45 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %46 = fptosi float %44 to i32
  %47 = tail call spir_func i32 @_Z16atomic_fetch_addPU3AS4VU7_Atomicii(ptr addrspace(4) noundef %45, i32 noundef %46) #6
  br label %48

48:                                               ; preds = %23, %32, %43
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_total(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(3) noundef align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 !intel_reqd_sub_group_size !12 {
  %4 = tail call spir_func i32 @_Z16get_sub_group_idv() #6
  %5 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #6
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %7 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %6
  %8 = load float, ptr addrspace(1) %7, align 4, !tbaa !13
  %9 = tail call spir_func float @_Z21sub_group_shuffle_xorfj(float noundef %8, i32 noundef 16) #6
  %10 = fadd float %8, %9
  %11 = tail call spir_func float @_Z21sub_group_shuffle_xorfj(float noundef %10, i32 noundef 8) #6
  %12 = fadd float %10, %11
  %13 = tail call spir_func float @_Z21sub_group_shuffle_xorfj(float noundef %12, i32 noundef 4) #6
  %14 = fadd float %12, %13
  %15 = tail call spir_func float @_Z21sub_group_shuffle_xorfj(float noundef %14, i32 noundef 2) #6
  %16 = fadd float %14, %15
  %17 = tail call spir_func float @_Z21sub_group_shuffle_xorfj(float noundef %16, i32 noundef 1) #6
  %18 = icmp eq i32 %5, 0
  br i1 %18, label %19, label %23

19:                                               ; preds = %3
  %20 = fadd float %16, %17
  %21 = zext i32 %4 to i64
  %22 = getelementptr inbounds nuw float, ptr addrspace(3) %2, i64 %21
  store float %20, ptr addrspace(3) %22, align 4, !tbaa !13
  br label %23

23:                                               ; preds = %19, %3
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %24 = icmp eq i32 %4, 0
  br i1 %24, label %25, label %48

25:                                               ; preds = %23
  %26 = tail call spir_func i32 @_Z18get_num_sub_groupsv() #6
  %27 = icmp ult i32 %5, %26
  br i1 %27, label %28, label %32

28:                                               ; preds = %25
  %29 = zext i32 %5 to i64
  %30 = getelementptr inbounds nuw float, ptr addrspace(3) %2, i64 %29
  %31 = load float, ptr addrspace(3) %30, align 4, !tbaa !13
  br label %32

32:                                               ; preds = %25, %28
  %33 = phi float [ %31, %28 ], [ 0.000000e+00, %25 ]
  %34 = tail call spir_func float @_Z21sub_group_shuffle_xorfj(float noundef %33, i32 noundef 16) #6
  %35 = fadd float %33, %34
  %36 = tail call spir_func float @_Z21sub_group_shuffle_xorfj(float noundef %35, i32 noundef 8) #6
  %37 = fadd float %35, %36
  %38 = tail call spir_func float @_Z21sub_group_shuffle_xorfj(float noundef %37, i32 noundef 4) #6
  %39 = fadd float %37, %38
  %40 = tail call spir_func float @_Z21sub_group_shuffle_xorfj(float noundef %39, i32 noundef 2) #6
  %41 = fadd float %39, %40
  %42 = tail call spir_func float @_Z21sub_group_shuffle_xorfj(float noundef %41, i32 noundef 1) #6
  br i1 %18, label %43, label %48

43:                                               ; preds = %32
  %44 = fadd float %41, %42
  %45 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %46 = fptosi float %44 to i32
  %47 = tail call spir_func i32 @_Z16atomic_fetch_addPU3AS4VU7_Atomicii(ptr addrspace(4) noundef %45, i32 noundef %46) #6
  br label %48

48:                                               ; preds = %32, %43, %23
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @group_scan(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(3) noundef align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !19 !intel_reqd_sub_group_size !12 {
  %4 = tail call spir_func i32 @_Z16get_sub_group_idv() #6
  %5 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #6
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %6
  %8 = load i32, ptr addrspace(1) %7, align 4, !tbaa !4
  %9 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #6
  %10 = tail call spir_func i32 @_Z20sub_group_shuffle_upij(i32 noundef %8, i32 noundef 1) #6
  %11 = icmp eq i32 %9, 0
  %12 = select i1 %11, i32 0, i32 %10
  %13 = add nsw i32 %12, %8
  %14 = tail call spir_func i32 @_Z20sub_group_shuffle_upij(i32 noundef %13, i32 noundef 2) #6
  %15 = icmp ult i32 %9, 2
  %16 = select i1 %15, i32 0, i32 %14
  %17 = add nsw i32 %16, %13
  %18 = tail call spir_func i32 @_Z20sub_group_shuffle_upij(i32 noundef %17, i32 noundef 4) #6
  %19 = icmp ult i32 %9, 4
  %20 = select i1 %19, i32 0, i32 %18
  %21 = add nsw i32 %20, %17
  %22 = tail call spir_func i32 @_Z20sub_group_shuffle_upij(i32 noundef %21, i32 noundef 8) #6
  %23 = icmp ult i32 %9, 8
  %24 = select i1 %23, i32 0, i32 %22
  %25 = add nsw i32 %24, %21
  %26 = tail call spir_func i32 @_Z20sub_group_shuffle_upij(i32 noundef %25, i32 noundef 16) #6
  %27 = icmp ult i32 %9, 16
  %28 = select i1 %27, i32 0, i32 %26
  %29 = add nsw i32 %28, %25
  %30 = icmp eq i32 %5, 31
  br i1 %30, label %31, label %34

31:                                               ; preds = %3
  %32 = zext i32 %4 to i64
  %33 = getelementptr inbounds nuw i32, ptr addrspace(3) %2, i64 %32
  store i32 %29, ptr addrspace(3) %33, align 4, !tbaa !4
  br label %34

34:                                               ; preds = %31, %3
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %35 = icmp eq i32 %4, 0
  br i1 %35, label %36, label %67

36:                                               ; preds = %34
  %37 = tail call spir_func i32 @_Z18get_num_sub_groupsv() #6
  %38 = icmp ult i32 %5, %37
  %39 = zext i32 %5 to i64
  br i1 %38, label %40, label %43

40:                                               ; preds = %36
  %41 = getelementptr inbounds nuw i32, ptr addrspace(3) %2, i64 %39
  %42 = load i32, ptr addrspace(3) %41, align 4, !tbaa !4
  br label %43

43:                                               ; preds = %36, %40
  %44 = phi i32 [ %42, %40 ], [ 0, %36 ]
  %45 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #6
  %46 = tail call spir_func i32 @_Z20sub_group_shuffle_upij(i32 noundef %44, i32 noundef 1) #6
  %47 = icmp eq i32 %45, 0
  %48 = select i1 %47, i32 0, i32 %46
  %49 = add nsw i32 %48, %44
  %50 = tail call spir_func i32 @_Z20sub_group_shuffle_upij(i32 noundef %49, i32 noundef 2) #6
  %51 = icmp ult i32 %45, 2
  %52 = select i1 %51, i32 0, i32 %50
  %53 = add nsw i32 %52, %49
  %54 = tail call spir_func i32 @_Z20sub_group_shuffle_upij(i32 noundef %53, i32 noundef 4) #6
  %55 = icmp ult i32 %45, 4
  %56 = select i1 %55, i32 0, i32 %54
  %57 = add nsw i32 %56, %53
  %58 = tail call spir_func i32 @_Z20sub_group_shuffle_upij(i32 noundef %57, i32 noundef 8) #6
  %59 = icmp ult i32 %45, 8
  %60 = select i1 %59, i32 0, i32 %58
  %61 = add nsw i32 %60, %57
  %62 = tail call spir_func i32 @_Z20sub_group_shuffle_upij(i32 noundef %61, i32 noundef 16) #6
  %63 = icmp ult i32 %45, 16
  %64 = select i1 %63, i32 0, i32 %62
  %65 = add nsw i32 %64, %61
  %66 = getelementptr inbounds nuw i32, ptr addrspace(3) %2, i64 %39
  store i32 %65, ptr addrspace(3) %66, align 4, !tbaa !4
  br label %67

67:                                               ; preds = %43, %34
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  br i1 %35, label %74, label %68

68:                                               ; preds = %67
  %69 = add i32 %4, -1
  %70 = zext i32 %69 to i64
  %71 = getelementptr inbounds nuw i32, ptr addrspace(3) %2, i64 %70
  %72 = load i32, ptr addrspace(3) %71, align 4, !tbaa !4
  %73 = add nsw i32 %72, %29
  br label %74

74:                                               ; preds = %67, %68
  %75 = phi i32 [ %73, %68 ], [ %29, %67 ]
  %76 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %77 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %76
  store i32 %75, ptr addrspace(1) %77, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_group_scan(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(3) noundef align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !19 !intel_reqd_sub_group_size !12 {
  %4 = tail call spir_func i32 @_Z16get_sub_group_idv() #6
  %5 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #6
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %6
  %8 = load i32, ptr addrspace(1) %7, align 4, !tbaa !4
  %9 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #6
  %10 = tail call spir_func i32 @_Z20sub_group_shuffle_upij(i32 noundef %8, i32 noundef 1) #6
  %11 = icmp eq i32 %9, 0
  %12 = select i1 %11, i32 0, i32 %10
  %13 = add nsw i32 %12, %8
  %14 = tail call spir_func i32 @_Z20sub_group_shuffle_upij(i32 noundef %13, i32 noundef 2) #6
  %15 = icmp ult i32 %9, 2
  %16 = select i1 %15, i32 0, i32 %14
  %17 = add nsw i32 %16, %13
  %18 = tail call spir_func i32 @_Z20sub_group_shuffle_upij(i32 noundef %17, i32 noundef 4) #6
  %19 = icmp ult i32 %9, 4
  %20 = select i1 %19, i32 0, i32 %18
  %21 = add nsw i32 %20, %17
  %22 = tail call spir_func i32 @_Z20sub_group_shuffle_upij(i32 noundef %21, i32 noundef 8) #6
  %23 = icmp ult i32 %9, 8
  %24 = select i1 %23, i32 0, i32 %22
  %25 = add nsw i32 %24, %21
  %26 = tail call spir_func i32 @_Z20sub_group_shuffle_upij(i32 noundef %25, i32 noundef 16) #6
  %27 = icmp ult i32 %9, 16
  %28 = select i1 %27, i32 0, i32 %26
  %29 = add nsw i32 %28, %25
  %30 = icmp eq i32 %5, 31
  br i1 %30, label %31, label %34

31:                                               ; preds = %3
  %32 = zext i32 %4 to i64
  %33 = getelementptr inbounds nuw i32, ptr addrspace(3) %2, i64 %32
  store i32 %29, ptr addrspace(3) %33, align 4, !tbaa !4
  br label %34

34:                                               ; preds = %31, %3
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %35 = icmp eq i32 %4, 0
  br i1 %35, label %36, label %67

36:                                               ; preds = %34
  %37 = tail call spir_func i32 @_Z18get_num_sub_groupsv() #6
  %38 = icmp ult i32 %5, %37
  %39 = zext i32 %5 to i64
  br i1 %38, label %40, label %43

40:                                               ; preds = %36
  %41 = getelementptr inbounds nuw i32, ptr addrspace(3) %2, i64 %39
  %42 = load i32, ptr addrspace(3) %41, align 4, !tbaa !4
  br label %43

43:                                               ; preds = %36, %40
  %44 = phi i32 [ %42, %40 ], [ 0, %36 ]
  %45 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #6
  %46 = tail call spir_func i32 @_Z20sub_group_shuffle_upij(i32 noundef %44, i32 noundef 1) #6
  %47 = icmp eq i32 %45, 0
  %48 = select i1 %47, i32 0, i32 %46
  %49 = add nsw i32 %48, %44
  %50 = tail call spir_func i32 @_Z20sub_group_shuffle_upij(i32 noundef %49, i32 noundef 2) #6
  %51 = icmp ult i32 %45, 2
  %52 = select i1 %51, i32 0, i32 %50
  %53 = add nsw i32 %52, %49
  %54 = tail call spir_func i32 @_Z20sub_group_shuffle_upij(i32 noundef %53, i32 noundef 4) #6
  %55 = icmp ult i32 %45, 4
  %56 = select i1 %55, i32 0, i32 %54
  %57 = add nsw i32 %56, %53
  %58 = tail call spir_func i32 @_Z20sub_group_shuffle_upij(i32 noundef %57, i32 noundef 8) #6
  %59 = icmp ult i32 %45, 8
  %60 = select i1 %59, i32 0, i32 %58
  %61 = add nsw i32 %60, %57
  %62 = tail call spir_func i32 @_Z20sub_group_shuffle_upij(i32 noundef %61, i32 noundef 16) #6
  %63 = icmp ult i32 %45, 16
  %64 = select i1 %63, i32 0, i32 %62
  %65 = add nsw i32 %64, %61
  %66 = getelementptr inbounds nuw i32, ptr addrspace(3) %2, i64 %39
  store i32 %65, ptr addrspace(3) %66, align 4, !tbaa !4
  br label %67

67:                                               ; preds = %43, %34
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  br i1 %35, label %74, label %68

68:                                               ; preds = %67
  %69 = add i32 %4, -1
  %70 = zext i32 %69 to i64
  %71 = getelementptr inbounds nuw i32, ptr addrspace(3) %2, i64 %70
  %72 = load i32, ptr addrspace(3) %71, align 4, !tbaa !4
  %73 = add nsw i32 %72, %29
  br label %74

74:                                               ; preds = %67, %68
  %75 = phi i32 [ %73, %68 ], [ %29, %67 ]
  %76 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %77 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %76
  store i32 %75, ptr addrspace(1) %77, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @bitonic_sort(ptr addrspace(1) noundef align 4 captures(none) %0) local_unnamed_addr #0 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 !intel_reqd_sub_group_size !12 {
  %2 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #6
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %3
  %5 = load i32, ptr addrspace(1) %4, align 4, !tbaa !4
  %6 = and i32 %2, 2
  %7 = icmp ne i32 %6, 0
  %8 = tail call spir_func i32 @_Z21sub_group_shuffle_xorij(i32 noundef %5, i32 noundef 1) #6
  %9 = and i32 %2, 1
  %10 = icmp eq i32 %9, 0
  %11 = xor i1 %7, %10
  br i1 %11, label %133, label %135

12:                                               ; preds = %137
  %13 = tail call spir_func i32 @_Z3maxii(i32 noundef %138, i32 noundef %141) #5
  br label %16

14:                                               ; preds = %137
  %15 = tail call spir_func i32 @_Z3minii(i32 noundef %138, i32 noundef %141) #5
  br label %16

16:                                               ; preds = %14, %12
  %17 = phi i32 [ %15, %14 ], [ %13, %12 ]
  %18 = tail call spir_func i32 @_Z21sub_group_shuffle_xorij(i32 noundef %17, i32 noundef 1) #6
  %19 = xor i1 %140, %10
  br i1 %19, label %22, label %20

20:                                               ; preds = %16
  %21 = tail call spir_func i32 @_Z3maxii(i32 noundef %17, i32 noundef %18) #5
  br label %24

22:                                               ; preds = %16
  %23 = tail call spir_func i32 @_Z3minii(i32 noundef %17, i32 noundef %18) #5
  br label %24

24:                                               ; preds = %22, %20
  %25 = phi i32 [ %23, %22 ], [ %21, %20 ]
  %26 = and i32 %2, 8
  %27 = icmp ne i32 %26, 0
  %28 = tail call spir_func i32 @_Z21sub_group_shuffle_xorij(i32 noundef %25, i32 noundef 4) #6
  %29 = icmp eq i32 %139, 0
  %30 = xor i1 %27, %29
  br i1 %30, label %33, label %31

31:                                               ; preds = %24
  %32 = tail call spir_func i32 @_Z3maxii(i32 noundef %25, i32 noundef %28) #5
  br label %35

33:                                               ; preds = %24
  %34 = tail call spir_func i32 @_Z3minii(i32 noundef %25, i32 noundef %28) #5
  br label %35

35:                                               ; preds = %33, %31
  %36 = phi i32 [ %34, %33 ], [ %32, %31 ]
  %37 = tail call spir_func i32 @_Z21sub_group_shuffle_xorij(i32 noundef %36, i32 noundef 2) #6
  %38 = xor i1 %27, %142
  br i1 %38, label %41, label %39

39:                                               ; preds = %35
  %40 = tail call spir_func i32 @_Z3maxii(i32 noundef %36, i32 noundef %37) #5
  br label %43

41:                                               ; preds = %35
  %42 = tail call spir_func i32 @_Z3minii(i32 noundef %36, i32 noundef %37) #5
  br label %43

43:                                               ; preds = %41, %39
  %44 = phi i32 [ %42, %41 ], [ %40, %39 ]
  %45 = tail call spir_func i32 @_Z21sub_group_shuffle_xorij(i32 noundef %44, i32 noundef 1) #6
  %46 = xor i1 %27, %10
  br i1 %46, label %49, label %47

47:                                               ; preds = %43
  %48 = tail call spir_func i32 @_Z3maxii(i32 noundef %44, i32 noundef %45) #5
  br label %51

49:                                               ; preds = %43
  %50 = tail call spir_func i32 @_Z3minii(i32 noundef %44, i32 noundef %45) #5
  br label %51

51:                                               ; preds = %49, %47
  %52 = phi i32 [ %50, %49 ], [ %48, %47 ]
  %53 = and i32 %2, 16
  %54 = icmp ne i32 %53, 0
  %55 = tail call spir_func i32 @_Z21sub_group_shuffle_xorij(i32 noundef %52, i32 noundef 8) #6
  %56 = icmp eq i32 %26, 0
  %57 = xor i1 %54, %56
  br i1 %57, label %60, label %58

58:                                               ; preds = %51
  %59 = tail call spir_func i32 @_Z3maxii(i32 noundef %52, i32 noundef %55) #5
  br label %62

60:                                               ; preds = %51
  %61 = tail call spir_func i32 @_Z3minii(i32 noundef %52, i32 noundef %55) #5
  br label %62

62:                                               ; preds = %60, %58
  %63 = phi i32 [ %61, %60 ], [ %59, %58 ]
  %64 = tail call spir_func i32 @_Z21sub_group_shuffle_xorij(i32 noundef %63, i32 noundef 4) #6
  %65 = xor i1 %54, %29
  br i1 %65, label %68, label %66

66:                                               ; preds = %62
  %67 = tail call spir_func i32 @_Z3maxii(i32 noundef %63, i32 noundef %64) #5
  br label %70

68:                                               ; preds = %62
  %69 = tail call spir_func i32 @_Z3minii(i32 noundef %63, i32 noundef %64) #5
  br label %70

70:                                               ; preds = %68, %66
  %71 = phi i32 [ %69, %68 ], [ %67, %66 ]
  %72 = tail call spir_func i32 @_Z21sub_group_shuffle_xorij(i32 noundef %71, i32 noundef 2) #6
  %73 = xor i1 %54, %142
  br i1 %73, label %76, label %74

74:                                               ; preds = %70
  %75 = tail call spir_func i32 @_Z3maxii(i32 noundef %71, i32 noundef %72) #5
  br label %78

76:                                               ; preds = %70
  %77 = tail call spir_func i32 @_Z3minii(i32 noundef %71, i32 noundef %72) #5
  br label %78

78:                                               ; preds = %76, %74
  %79 = phi i32 [ %77, %76 ], [ %75, %74 ]
  %80 = tail call spir_func i32 @_Z21sub_group_shuffle_xorij(i32 noundef %79, i32 noundef 1) #6
  %81 = xor i1 %54, %10
  br i1 %81, label %84, label %82

82:                                               ; preds = %78
  %83 = tail call spir_func i32 @_Z3maxii(i32 noundef %79, i32 noundef %80) #5
  br label %86

84:                                               ; preds = %78
  %85 = tail call spir_func i32 @_Z3minii(i32 noundef %79, i32 noundef %80) #5
  br label %86

86:                                               ; preds = %84, %82
  %87 = phi i32 [ %85, %84 ], [ %83, %82 ]
  %88 = and i32 %2, 32
  %89 = icmp ne i32 %88, 0
  %90 = tail call spir_func i32 @_Z21sub_group_shuffle_xorij(i32 noundef %87, i32 noundef 16) #6
  %91 = icmp eq i32 %53, 0
  %92 = xor i1 %89, %91
  br i1 %92, label %95, label %93

93:                                               ; preds = %86
  %94 = tail call spir_func i32 @_Z3maxii(i32 noundef %87, i32 noundef %90) #5
  br label %97

95:                                               ; preds = %86
  %96 = tail call spir_func i32 @_Z3minii(i32 noundef %87, i32 noundef %90) #5
  br label %97

97:                                               ; preds = %95, %93
  %98 = phi i32 [ %96, %95 ], [ %94, %93 ]
  %99 = tail call spir_func i32 @_Z21sub_group_shuffle_xorij(i32 noundef %98, i32 noundef 8) #6
  %100 = xor i1 %89, %56
  br i1 %100, label %103, label %101

101:                                              ; preds = %97
  %102 = tail call spir_func i32 @_Z3maxii(i32 noundef %98, i32 noundef %99) #5
  br label %105

103:                                              ; preds = %97
  %104 = tail call spir_func i32 @_Z3minii(i32 noundef %98, i32 noundef %99) #5
  br label %105

105:                                              ; preds = %103, %101
  %106 = phi i32 [ %104, %103 ], [ %102, %101 ]
  %107 = tail call spir_func i32 @_Z21sub_group_shuffle_xorij(i32 noundef %106, i32 noundef 4) #6
  %108 = xor i1 %89, %29
  br i1 %108, label %111, label %109

109:                                              ; preds = %105
  %110 = tail call spir_func i32 @_Z3maxii(i32 noundef %106, i32 noundef %107) #5
  br label %113

111:                                              ; preds = %105
  %112 = tail call spir_func i32 @_Z3minii(i32 noundef %106, i32 noundef %107) #5
  br label %113

113:                                              ; preds = %111, %109
  %114 = phi i32 [ %112, %111 ], [ %110, %109 ]
  %115 = tail call spir_func i32 @_Z21sub_group_shuffle_xorij(i32 noundef %114, i32 noundef 2) #6
  %116 = xor i1 %89, %142
  br i1 %116, label %119, label %117

117:                                              ; preds = %113
  %118 = tail call spir_func i32 @_Z3maxii(i32 noundef %114, i32 noundef %115) #5
  br label %121

119:                                              ; preds = %113
  %120 = tail call spir_func i32 @_Z3minii(i32 noundef %114, i32 noundef %115) #5
  br label %121

121:                                              ; preds = %119, %117
  %122 = phi i32 [ %120, %119 ], [ %118, %117 ]
  %123 = tail call spir_func i32 @_Z21sub_group_shuffle_xorij(i32 noundef %122, i32 noundef 1) #6
  %124 = xor i1 %89, %10
  br i1 %124, label %127, label %125

125:                                              ; preds = %121
  %126 = tail call spir_func i32 @_Z3maxii(i32 noundef %122, i32 noundef %123) #5
  br label %129

127:                                              ; preds = %121
  %128 = tail call spir_func i32 @_Z3minii(i32 noundef %122, i32 noundef %123) #5
  br label %129

129:                                              ; preds = %127, %125
  %130 = phi i32 [ %128, %127 ], [ %126, %125 ]
  %131 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %132 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %131
  store i32 %130, ptr addrspace(1) %132, align 4, !tbaa !4
  ret void

133:                                              ; preds = %1
  %134 = tail call spir_func i32 @_Z3minii(i32 noundef %5, i32 noundef %8) #5
  br label %137

135:                                              ; preds = %1
  %136 = tail call spir_func i32 @_Z3maxii(i32 noundef %5, i32 noundef %8) #5
  br label %137

137:                                              ; preds = %135, %133
  %138 = phi i32 [ %134, %133 ], [ %136, %135 ]
  %139 = and i32 %2, 4
  %140 = icmp ne i32 %139, 0
  %141 = tail call spir_func i32 @_Z21sub_group_shuffle_xorij(i32 noundef %138, i32 noundef 2) #6
  %142 = icmp eq i32 %6, 0
  %143 = xor i1 %140, %142
  br i1 %143, label %14, label %12
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_bitonic_sort(ptr addrspace(1) noundef align 4 captures(none) %0) local_unnamed_addr #1 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 !intel_reqd_sub_group_size !12 {
  %2 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #6
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %3
  %5 = load i32, ptr addrspace(1) %4, align 4, !tbaa !4
  %6 = and i32 %2, 2
  %7 = icmp ne i32 %6, 0
  %8 = tail call spir_func i32 @_Z21sub_group_shuffle_xorij(i32 noundef %5, i32 noundef 1) #6
  %9 = and i32 %2, 1
  %10 = icmp eq i32 %9, 0
  %11 = xor i1 %7, %10
  br i1 %11, label %133, label %135

12:                                               ; preds = %137
  %13 = tail call spir_func i32 @_Z3maxii(i32 noundef %138, i32 noundef %141) #5
  br label %16

14:                                               ; preds = %137
  %15 = tail call spir_func i32 @_Z3minii(i32 noundef %138, i32 noundef %141) #5
  br label %16

16:                                               ; preds = %14, %12
  %17 = phi i32 [ %15, %14 ], [ %13, %12 ]
  %18 = tail call spir_func i32 @_Z21sub_group_shuffle_xorij(i32 noundef %17, i32 noundef 1) #6
  %19 = xor i1 %140, %10
  br i1 %19, label %22, label %20

20:                                               ; preds = %16
  %21 = tail call spir_func i32 @_Z3maxii(i32 noundef %17, i32 noundef %18) #5
  br label %24

22:                                               ; preds = %16
  %23 = tail call spir_func i32 @_Z3minii(i32 noundef %17, i32 noundef %18) #5
  br label %24

24:                                               ; preds = %22, %20
  %25 = phi i32 [ %23, %22 ], [ %21, %20 ]
  %26 = and i32 %2, 8
  %27 = icmp ne i32 %26, 0
  %28 = tail call spir_func i32 @_Z21sub_group_shuffle_xorij(i32 noundef %25, i32 noundef 4) #6
  %29 = icmp eq i32 %139, 0
  %30 = xor i1 %27, %29
  br i1 %30, label %33, label %31

31:                                               ; preds = %24
  %32 = tail call spir_func i32 @_Z3maxii(i32 noundef %25, i32 noundef %28) #5
  br label %35

33:                                               ; preds = %24
  %34 = tail call spir_func i32 @_Z3minii(i32 noundef %25, i32 noundef %28) #5
  br label %35

35:                                               ; preds = %33, %31
  %36 = phi i32 [ %34, %33 ], [ %32, %31 ]
  %37 = tail call spir_func i32 @_Z21sub_group_shuffle_xorij(i32 noundef %36, i32 noundef 2) #6
  %38 = xor i1 %27, %142
  br i1 %38, label %41, label %39

39:                                               ; preds = %35
  %40 = tail call spir_func i32 @_Z3maxii(i32 noundef %36, i32 noundef %37) #5
  br label %43

41:                                               ; preds = %35
  %42 = tail call spir_func i32 @_Z3minii(i32 noundef %36, i32 noundef %37) #5
  br label %43

43:                                               ; preds = %41, %39
  %44 = phi i32 [ %42, %41 ], [ %40, %39 ]
  %45 = tail call spir_func i32 @_Z21sub_group_shuffle_xorij(i32 noundef %44, i32 noundef 1) #6
  %46 = xor i1 %27, %10
  br i1 %46, label %49, label %47

47:                                               ; preds = %43
  %48 = tail call spir_func i32 @_Z3maxii(i32 noundef %44, i32 noundef %45) #5
  br label %51

49:                                               ; preds = %43
  %50 = tail call spir_func i32 @_Z3minii(i32 noundef %44, i32 noundef %45) #5
  br label %51

51:                                               ; preds = %49, %47
  %52 = phi i32 [ %50, %49 ], [ %48, %47 ]
  %53 = and i32 %2, 16
  %54 = icmp ne i32 %53, 0
  %55 = tail call spir_func i32 @_Z21sub_group_shuffle_xorij(i32 noundef %52, i32 noundef 8) #6
  %56 = icmp eq i32 %26, 0
  %57 = xor i1 %54, %56
  br i1 %57, label %60, label %58

58:                                               ; preds = %51
  %59 = tail call spir_func i32 @_Z3maxii(i32 noundef %52, i32 noundef %55) #5
  br label %62

60:                                               ; preds = %51
  %61 = tail call spir_func i32 @_Z3minii(i32 noundef %52, i32 noundef %55) #5
  br label %62

62:                                               ; preds = %60, %58
  %63 = phi i32 [ %61, %60 ], [ %59, %58 ]
  %64 = tail call spir_func i32 @_Z21sub_group_shuffle_xorij(i32 noundef %63, i32 noundef 4) #6
  %65 = xor i1 %54, %29
  br i1 %65, label %68, label %66

66:                                               ; preds = %62
  %67 = tail call spir_func i32 @_Z3maxii(i32 noundef %63, i32 noundef %64) #5
  br label %70

68:                                               ; preds = %62
  %69 = tail call spir_func i32 @_Z3minii(i32 noundef %63, i32 noundef %64) #5
  br label %70

70:                                               ; preds = %68, %66
  %71 = phi i32 [ %69, %68 ], [ %67, %66 ]
  %72 = tail call spir_func i32 @_Z21sub_group_shuffle_xorij(i32 noundef %71, i32 noundef 2) #6
  %73 = xor i1 %54, %142
  br i1 %73, label %76, label %74

74:                                               ; preds = %70
  %75 = tail call spir_func i32 @_Z3maxii(i32 noundef %71, i32 noundef %72) #5
  br label %78

76:                                               ; preds = %70
  %77 = tail call spir_func i32 @_Z3minii(i32 noundef %71, i32 noundef %72) #5
  br label %78

78:                                               ; preds = %76, %74
  %79 = phi i32 [ %77, %76 ], [ %75, %74 ]
  %80 = tail call spir_func i32 @_Z21sub_group_shuffle_xorij(i32 noundef %79, i32 noundef 1) #6
  %81 = xor i1 %54, %10
  br i1 %81, label %84, label %82

82:                                               ; preds = %78
  %83 = tail call spir_func i32 @_Z3maxii(i32 noundef %79, i32 noundef %80) #5
  br label %86

84:                                               ; preds = %78
  %85 = tail call spir_func i32 @_Z3minii(i32 noundef %79, i32 noundef %80) #5
  br label %86

86:                                               ; preds = %84, %82
  %87 = phi i32 [ %85, %84 ], [ %83, %82 ]
  %88 = and i32 %2, 32
  %89 = icmp ne i32 %88, 0
  %90 = tail call spir_func i32 @_Z21sub_group_shuffle_xorij(i32 noundef %87, i32 noundef 16) #6
  %91 = icmp eq i32 %53, 0
  %92 = xor i1 %89, %91
  br i1 %92, label %95, label %93

93:                                               ; preds = %86
  %94 = tail call spir_func i32 @_Z3maxii(i32 noundef %87, i32 noundef %90) #5
  br label %97

95:                                               ; preds = %86
  %96 = tail call spir_func i32 @_Z3minii(i32 noundef %87, i32 noundef %90) #5
  br label %97

97:                                               ; preds = %95, %93
  %98 = phi i32 [ %96, %95 ], [ %94, %93 ]
  %99 = tail call spir_func i32 @_Z21sub_group_shuffle_xorij(i32 noundef %98, i32 noundef 8) #6
  %100 = xor i1 %89, %56
  br i1 %100, label %103, label %101

101:                                              ; preds = %97
  %102 = tail call spir_func i32 @_Z3maxii(i32 noundef %98, i32 noundef %99) #5
  br label %105

103:                                              ; preds = %97
  %104 = tail call spir_func i32 @_Z3minii(i32 noundef %98, i32 noundef %99) #5
  br label %105

105:                                              ; preds = %103, %101
  %106 = phi i32 [ %104, %103 ], [ %102, %101 ]
  %107 = tail call spir_func i32 @_Z21sub_group_shuffle_xorij(i32 noundef %106, i32 noundef 4) #6
  %108 = xor i1 %89, %29
  br i1 %108, label %111, label %109

109:                                              ; preds = %105
  %110 = tail call spir_func i32 @_Z3maxii(i32 noundef %106, i32 noundef %107) #5
  br label %113

111:                                              ; preds = %105
  %112 = tail call spir_func i32 @_Z3minii(i32 noundef %106, i32 noundef %107) #5
  br label %113

113:                                              ; preds = %111, %109
  %114 = phi i32 [ %112, %111 ], [ %110, %109 ]
  %115 = tail call spir_func i32 @_Z21sub_group_shuffle_xorij(i32 noundef %114, i32 noundef 2) #6
  %116 = xor i1 %89, %142
  br i1 %116, label %119, label %117

117:                                              ; preds = %113
  %118 = tail call spir_func i32 @_Z3maxii(i32 noundef %114, i32 noundef %115) #5
  br label %121

119:                                              ; preds = %113
  %120 = tail call spir_func i32 @_Z3minii(i32 noundef %114, i32 noundef %115) #5
  br label %121

121:                                              ; preds = %119, %117
  %122 = phi i32 [ %120, %119 ], [ %118, %117 ]
  %123 = tail call spir_func i32 @_Z21sub_group_shuffle_xorij(i32 noundef %122, i32 noundef 1) #6
  %124 = xor i1 %89, %10
  br i1 %124, label %127, label %125

125:                                              ; preds = %121
  %126 = tail call spir_func i32 @_Z3maxii(i32 noundef %122, i32 noundef %123) #5
  br label %129

127:                                              ; preds = %121
  %128 = tail call spir_func i32 @_Z3minii(i32 noundef %122, i32 noundef %123) #5
  br label %129

129:                                              ; preds = %127, %125
  %130 = phi i32 [ %128, %127 ], [ %126, %125 ]
  %131 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %132 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %131
  store i32 %130, ptr addrspace(1) %132, align 4, !tbaa !4
  ret void

133:                                              ; preds = %1
  %134 = tail call spir_func i32 @_Z3minii(i32 noundef %5, i32 noundef %8) #5
  br label %137

135:                                              ; preds = %1
  %136 = tail call spir_func i32 @_Z3maxii(i32 noundef %5, i32 noundef %8) #5
  br label %137

137:                                              ; preds = %135, %133
  %138 = phi i32 [ %134, %133 ], [ %136, %135 ]
  %139 = and i32 %2, 4
  %140 = icmp ne i32 %139, 0
  %141 = tail call spir_func i32 @_Z21sub_group_shuffle_xorij(i32 noundef %138, i32 noundef 2) #6
  %142 = icmp eq i32 %6, 0
  %143 = xor i1 %140, %142
  br i1 %143, label %14, label %12
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @transpose(ptr addrspace(1) noundef align 16 captures(none) %0) local_unnamed_addr #0 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !25 !kernel_arg_base_type !26 !kernel_arg_type_qual !24 !intel_reqd_sub_group_size !12 {
  %2 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #6
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %3
  %5 = load <4 x float>, ptr addrspace(1) %4, align 16, !tbaa !27
  %6 = and i32 %2, -4
  %7 = extractelement <4 x float> %5, i64 1
  %8 = extractelement <4 x float> %5, i64 0
  %9 = extractelement <4 x float> %5, i64 2
  %10 = extractelement <4 x float> %5, i64 3
  br label %11

11:                                               ; preds = %1, %22
  %12 = phi <4 x float> [ undef, %1 ], [ %37, %22 ]
  %13 = phi i32 [ 0, %1 ], [ %38, %22 ]
  %14 = add i32 %13, %2
  %15 = and i32 %14, 3
  %16 = sub i32 %2, %13
  %17 = and i32 %16, 3
  switch i32 %17, label %20 [
    i32 0, label %22
    i32 1, label %18
    i32 2, label %19
    i32 3, label %21
  ]

18:                                               ; preds = %11
  br label %22

19:                                               ; preds = %11
  br label %22

20:                                               ; preds = %11
  unreachable

21:                                               ; preds = %11
  br label %22

22:                                               ; preds = %19, %11, %21, %18
  %23 = phi float [ %10, %21 ], [ %7, %18 ], [ %8, %11 ], [ %9, %19 ]
  %24 = or disjoint i32 %15, %6
  %25 = tail call spir_func float @_Z17sub_group_shufflefj(float noundef %23, i32 noundef %24) #6
  %26 = icmp eq i32 %15, 0
  %27 = insertelement <4 x float> %12, float %25, i64 0
  %28 = select i1 %26, <4 x float> %27, <4 x float> %12
  %29 = icmp eq i32 %15, 1
  %30 = insertelement <4 x float> %28, float %25, i64 1
  %31 = select i1 %29, <4 x float> %30, <4 x float> %28
  %32 = icmp eq i32 %15, 2
  %33 = insertelement <4 x float> %31, float %25, i64 2
  %34 = select i1 %32, <4 x float> %33, <4 x float> %31
  %35 = icmp eq i32 %15, 3
  %36 = insertelement <4 x float> %34, float %25, i64 3
  %37 = select i1 %35, <4 x float> %36, <4 x float> %34
  %38 = add nuw nsw i32 %13, 1
  %39 = icmp eq i32 %38, 4
  br i1 %39, label %40, label %11

40:                                               ; preds = %22
  %41 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %42 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %41
  store <4 x float> %37, ptr addrspace(1) %42, align 16, !tbaa !27
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_transpose(ptr addrspace(1) noundef align 16 captures(none) %0) local_unnamed_addr #1 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !25 !kernel_arg_base_type !26 !kernel_arg_type_qual !24 !intel_reqd_sub_group_size !12 {
  %2 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #6
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %3
  %5 = load <4 x float>, ptr addrspace(1) %4, align 16, !tbaa !27
  %6 = and i32 %2, -4
  %7 = extractelement <4 x float> %5, i64 1
  %8 = extractelement <4 x float> %5, i64 0
  %9 = extractelement <4 x float> %5, i64 2
  %10 = extractelement <4 x float> %5, i64 3
  br label %14

11:                                               ; preds = %25
  %12 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %13 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %12
  store <4 x float> %40, ptr addrspace(1) %13, align 16, !tbaa !27
  ret void

14:                                               ; preds = %1, %25
  %15 = phi <4 x float> [ undef, %1 ], [ %40, %25 ]
  %16 = phi i32 [ 0, %1 ], [ %41, %25 ]
  %17 = add i32 %16, %2
  %18 = and i32 %17, 3
  %19 = sub i32 %2, %16
  %20 = and i32 %19, 3
  switch i32 %20, label %23 [
    i32 0, label %25
    i32 1, label %21
    i32 2, label %22
    i32 3, label %24
  ]

21:                                               ; preds = %14
  br label %25

22:                                               ; preds = %14
  br label %25

23:                                               ; preds = %14
  unreachable

24:                                               ; preds = %14
  br label %25

25:                                               ; preds = %22, %14, %21, %24
  %26 = phi float [ %10, %24 ], [ %7, %21 ], [ %8, %14 ], [ %9, %22 ]
  %27 = or disjoint i32 %18, %6
  %28 = tail call spir_func float @_Z17sub_group_shufflefj(float noundef %26, i32 noundef %27) #6
  %29 = icmp eq i32 %18, 0
  %30 = insertelement <4 x float> %15, float %28, i64 0
  %31 = select i1 %29, <4 x float> %30, <4 x float> %15
  %32 = icmp eq i32 %18, 1
  %33 = insertelement <4 x float> %31, float %28, i64 1
  %34 = select i1 %32, <4 x float> %33, <4 x float> %31
  %35 = icmp eq i32 %18, 2
  %36 = insertelement <4 x float> %34, float %28, i64 2
  %37 = select i1 %35, <4 x float> %36, <4 x float> %34
  %38 = icmp eq i32 %18, 3
  %39 = insertelement <4 x float> %37, float %28, i64 3
  %40 = select i1 %38, <4 x float> %39, <4 x float> %37
  %41 = add nuw nsw i32 %16, 1
  %42 = icmp eq i32 %41, 4
  br i1 %42, label %11, label %14
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @compact(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 %2) local_unnamed_addr #0 !kernel_arg_addr_space !28 !kernel_arg_access_qual !16 !kernel_arg_type !29 !kernel_arg_base_type !30 !kernel_arg_type_qual !19 !intel_reqd_sub_group_size !12 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %4
  %6 = load i32, ptr addrspace(1) %5, align 4, !tbaa !4
  %7 = and i32 %6, 1
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %24, label %9

9:                                                ; preds = %3
  %10 = tail call spir_func <4 x i32> @_Z16sub_group_balloti(i32 noundef 1) #6
  %11 = tail call spir_func i32 @_Z31sub_group_ballot_exclusive_scanDv4_j(<4 x i32> noundef %10) #6
  %12 = tail call spir_func i32 @_Z15sub_group_electv() #6
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %18, label %14

14:                                               ; preds = %9
  %15 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  %16 = tail call spir_func i32 @_Z26sub_group_ballot_bit_countDv4_j(<4 x i32> noundef %10) #5
  %17 = tail call spir_func i32 @_Z16atomic_fetch_addPU3AS4VU7_Atomicii(ptr addrspace(4) noundef %15, i32 noundef %16) #6
  br label %18

18:                                               ; preds = %14, %9
  %19 = phi i32 [ %17, %14 ], [ 0, %9 ]
  %20 = tail call spir_func i32 @_Z25sub_group_broadcast_firsti(i32 noundef %19) #6
  %21 = add i32 %20, %11
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %22
  store i32 %6, ptr addrspace(1) %23, align 4, !tbaa !4
  br label %24

24:                                               ; preds = %3, %18
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_compact(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 %2) local_unnamed_addr #1 !kernel_arg_addr_space !28 !kernel_arg_access_qual !16 !kernel_arg_type !29 !kernel_arg_base_type !30 !kernel_arg_type_qual !19 !intel_reqd_sub_group_size !12 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %4
  %6 = load i32, ptr addrspace(1) %5, align 4, !tbaa !4
  %7 = and i32 %6, 1
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %24, label %9

9:                                                ; preds = %3
  %10 = tail call spir_func <4 x i32> @_Z16sub_group_balloti(i32 noundef 1) #6
  %11 = tail call spir_func i32 @_Z31sub_group_ballot_exclusive_scanDv4_j(<4 x i32> noundef %10) #6
  %12 = tail call spir_func i32 @_Z15sub_group_electv() #6
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %18, label %14

14:                                               ; preds = %9
  %15 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  %16 = tail call spir_func i32 @_Z26sub_group_ballot_bit_countDv4_j(<4 x i32> noundef %10) #5
  %17 = tail call spir_func i32 @_Z16atomic_fetch_addPU3AS4VU7_Atomicii(ptr addrspace(4) noundef %15, i32 noundef %16) #6
  br label %18

18:                                               ; preds = %14, %9
  %19 = phi i32 [ %17, %14 ], [ 0, %9 ]
  %20 = tail call spir_func i32 @_Z25sub_group_broadcast_firsti(i32 noundef %19) #6
  %21 = add i32 %20, %11
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %22
  store i32 %6, ptr addrspace(1) %23, align 4, !tbaa !4
  br label %24

24:                                               ; preds = %18, %3
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @early(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !31 !kernel_arg_access_qual !16 !kernel_arg_type !32 !kernel_arg_base_type !32 !kernel_arg_type_qual !19 !intel_reqd_sub_group_size !12 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %5 = trunc i64 %4 to i32
  %6 = icmp sgt i32 %2, %5
  br i1 %6, label %7, label %16

7:                                                ; preds = %3
  %8 = shl i64 %4, 32
  %9 = ashr exact i64 %8, 32
  %10 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %9
  %11 = load i32, ptr addrspace(1) %10, align 4, !tbaa !4
  %12 = tail call spir_func i32 @_Z32sub_group_non_uniform_reduce_addi(i32 noundef %11) #6
  %13 = tail call spir_func i32 @_Z40sub_group_non_uniform_scan_exclusive_addi(i32 noundef %11) #6
  %14 = add nsw i32 %13, %12
  %15 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %9
  store i32 %14, ptr addrspace(1) %15, align 4, !tbaa !4
  br label %16

16:                                               ; preds = %3, %7
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_early(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !31 !kernel_arg_access_qual !16 !kernel_arg_type !32 !kernel_arg_base_type !32 !kernel_arg_type_qual !19 !intel_reqd_sub_group_size !12 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %5 = trunc i64 %4 to i32
  %6 = icmp sgt i32 %2, %5
  br i1 %6, label %7, label %16

7:                                                ; preds = %3
  %8 = shl i64 %4, 32
  %9 = ashr exact i64 %8, 32
  %10 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %9
  %11 = load i32, ptr addrspace(1) %10, align 4, !tbaa !4
  %12 = tail call spir_func i32 @_Z32sub_group_non_uniform_reduce_addi(i32 noundef %11) #6
  %13 = tail call spir_func i32 @_Z40sub_group_non_uniform_scan_exclusive_addi(i32 noundef %11) #6
  %14 = add nsw i32 %13, %12
  %15 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %9
  store i32 %14, ptr addrspace(1) %15, align 4, !tbaa !4
  br label %16

16:                                               ; preds = %3, %7
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @steps(ptr addrspace(1) noundef align 4 captures(none) %0) local_unnamed_addr #0 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 !intel_reqd_sub_group_size !12 {
  %2 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %3 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %2
  %4 = load i32, ptr addrspace(1) %3, align 4, !tbaa !4
  br label %5

5:                                                ; preds = %21, %1
  %6 = phi i32 [ %4, %1 ], [ %22, %21 ]
  %7 = phi i32 [ 0, %1 ], [ %23, %21 ]
  %8 = icmp ne i32 %6, 1
  %9 = zext i1 %8 to i32
  %10 = tail call spir_func i32 @_Z13sub_group_anyi(i32 noundef %9) #6
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %24, label %12

12:                                               ; preds = %5
  br i1 %8, label %13, label %21

13:                                               ; preds = %12
  %14 = and i32 %6, 1
  %15 = icmp eq i32 %14, 0
  %16 = mul nsw i32 %6, 3
  %17 = add nsw i32 %16, 1
  %18 = ashr exact i32 %6, 1
  %19 = select i1 %15, i32 %18, i32 %17
  %20 = add nsw i32 %7, 1
  br label %21

21:                                               ; preds = %13, %12
  %22 = phi i32 [ %19, %13 ], [ 1, %12 ]
  %23 = phi i32 [ %20, %13 ], [ %7, %12 ]
  br label %5

24:                                               ; preds = %5
  %25 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %26 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %25
  store i32 %7, ptr addrspace(1) %26, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_steps(ptr addrspace(1) noundef align 4 captures(none) %0) local_unnamed_addr #1 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 !intel_reqd_sub_group_size !12 {
  %2 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %3 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %2
  %4 = load i32, ptr addrspace(1) %3, align 4, !tbaa !4
  br label %5

5:                                                ; preds = %21, %1
  %6 = phi i32 [ %4, %1 ], [ %22, %21 ]
  %7 = phi i32 [ 0, %1 ], [ %23, %21 ]
  %8 = icmp ne i32 %6, 1
  %9 = zext i1 %8 to i32
  %10 = tail call spir_func i32 @_Z13sub_group_anyi(i32 noundef %9) #6
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %24, label %12

12:                                               ; preds = %5
  br i1 %8, label %13, label %21

13:                                               ; preds = %12
  %14 = and i32 %6, 1
  %15 = icmp eq i32 %14, 0
  %16 = mul nsw i32 %6, 3
  %17 = add nsw i32 %16, 1
  %18 = ashr exact i32 %6, 1
  %19 = select i1 %15, i32 %18, i32 %17
  %20 = add nsw i32 %7, 1
  br label %21

21:                                               ; preds = %13, %12
  %22 = phi i32 [ %19, %13 ], [ 1, %12 ]
  %23 = phi i32 [ %20, %13 ], [ %7, %12 ]
  br label %5

24:                                               ; preds = %5
  %25 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %26 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %25
  store i32 %7, ptr addrspace(1) %26, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @product(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !33 !kernel_arg_access_qual !34 !kernel_arg_type !35 !kernel_arg_base_type !35 !kernel_arg_type_qual !36 !intel_reqd_sub_group_size !12 {
  %6 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 0) #5
  %7 = tail call spir_func i32 @_Z18get_num_sub_groupsv() #6
  %8 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %9 = tail call spir_func i32 @_Z18get_num_sub_groupsv() #6
  %10 = tail call spir_func i32 @_Z16get_sub_group_idv() #6
  %11 = trunc i64 %8 to i32
  %12 = mul i32 %9, %11
  %13 = add i32 %12, %10
  %14 = icmp slt i32 %13, %3
  br i1 %14, label %15, label %50

15:                                               ; preds = %5
  %16 = trunc i64 %6 to i32
  %17 = mul i32 %7, %16
  %18 = sext i32 %4 to i64
  %19 = sext i32 %13 to i64
  %20 = sext i32 %17 to i64
  %21 = sext i32 %3 to i64
  br label %22

22:                                               ; preds = %15, %47
  %23 = phi i64 [ %19, %15 ], [ %48, %47 ]
  %24 = mul nsw i64 %23, %18
  %25 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %24
  %26 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #6
  %27 = icmp slt i32 %26, %4
  br i1 %27, label %28, label %40

28:                                               ; preds = %22
  %29 = sext i32 %26 to i64
  br label %30

30:                                               ; preds = %30, %28
  %31 = phi i64 [ %29, %28 ], [ %38, %30 ]
  %32 = phi float [ 0.000000e+00, %28 ], [ %37, %30 ]
  %33 = getelementptr inbounds float, ptr addrspace(1) %25, i64 %31
  %34 = load float, ptr addrspace(1) %33, align 4, !tbaa !13
  %35 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %31
  %36 = load float, ptr addrspace(1) %35, align 4, !tbaa !13
  %37 = tail call float @llvm.fmuladd.f32(float %34, float %36, float %32)
  %38 = add nsw i64 %31, 32
  %39 = icmp slt i64 %38, %18
  br i1 %39, label %30, label %40

40:                                               ; preds = %30, %22
  %41 = phi float [ 0.000000e+00, %22 ], [ %37, %30 ]
  %42 = tail call spir_func float @_Z20sub_group_reduce_addf(float noundef %41) #6
  %43 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #6
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %45, label %47

45:                                               ; preds = %40
  %46 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %23
  store float %42, ptr addrspace(1) %46, align 4, !tbaa !13
  br label %47

47:                                               ; preds = %45, %40
  %48 = add nsw i64 %23, %20
  %49 = icmp slt i64 %48, %21
  br i1 %49, label %22, label %50

50:                                               ; preds = %47, %5
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_product(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !33 !kernel_arg_access_qual !34 !kernel_arg_type !35 !kernel_arg_base_type !35 !kernel_arg_type_qual !36 !intel_reqd_sub_group_size !12 {
  %6 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 0) #5
  %7 = tail call spir_func i32 @_Z18get_num_sub_groupsv() #6
  %8 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %9 = tail call spir_func i32 @_Z18get_num_sub_groupsv() #6
  %10 = tail call spir_func i32 @_Z16get_sub_group_idv() #6
  %11 = trunc i64 %8 to i32
  %12 = mul i32 %9, %11
  %13 = add i32 %12, %10
  %14 = icmp slt i32 %13, %3
  br i1 %14, label %15, label %22

15:                                               ; preds = %5
  %16 = trunc i64 %6 to i32
  %17 = mul i32 %7, %16
  %18 = sext i32 %4 to i64
  %19 = sext i32 %13 to i64
  %20 = sext i32 %17 to i64
  %21 = sext i32 %3 to i64
  br label %23

22:                                               ; preds = %48, %5
  ret void

23:                                               ; preds = %15, %48
  %24 = phi i64 [ %19, %15 ], [ %49, %48 ]
  %25 = mul nsw i64 %24, %18
  %26 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %25
  %27 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #6
  %28 = icmp slt i32 %27, %4
  br i1 %28, label %29, label %41

29:                                               ; preds = %23
  %30 = sext i32 %27 to i64
  br label %31

31:                                               ; preds = %31, %29
  %32 = phi i64 [ %30, %29 ], [ %39, %31 ]
  %33 = phi float [ 0.000000e+00, %29 ], [ %38, %31 ]
  %34 = getelementptr inbounds float, ptr addrspace(1) %26, i64 %32
  %35 = load float, ptr addrspace(1) %34, align 4, !tbaa !13
  %36 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %32
  %37 = load float, ptr addrspace(1) %36, align 4, !tbaa !13
  %38 = tail call float @llvm.fmuladd.f32(float %35, float %37, float %33)
  %39 = add nsw i64 %32, 32
  %40 = icmp slt i64 %39, %18
  br i1 %40, label %31, label %41

41:                                               ; preds = %31, %23
  %42 = phi float [ 0.000000e+00, %23 ], [ %38, %31 ]
  %43 = tail call spir_func float @_Z20sub_group_reduce_addf(float noundef %42) #6
  %44 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #6
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %48

46:                                               ; preds = %41
  %47 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %24
  store float %43, ptr addrspace(1) %47, align 4, !tbaa !13
  br label %48

48:                                               ; preds = %46, %41
  %49 = add nsw i64 %24, %20
  %50 = icmp slt i64 %49, %21
  br i1 %50, label %23, label %22
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @neighbours(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(3) noundef align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !37 !kernel_arg_access_qual !9 !kernel_arg_type !38 !kernel_arg_base_type !38 !kernel_arg_type_qual !39 !intel_reqd_sub_group_size !12 {
  %3 = tail call spir_func i32 @_Z16get_sub_group_idv() #6
  %4 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #6
  %5 = shl i32 %3, 5
  %6 = zext i32 %5 to i64
  %7 = getelementptr inbounds nuw i32, ptr addrspace(3) %1, i64 %6
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %8
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !4
  %11 = zext i32 %4 to i64
  %12 = getelementptr inbounds nuw i32, ptr addrspace(3) %7, i64 %11
  %13 = add i32 %4, 1
  store i32 %10, ptr addrspace(3) %12, align 4, !tbaa !4
  tail call spir_func void @_Z17sub_group_barrierj(i32 noundef 1) #6
  %14 = tail call spir_func i32 @_Z18get_sub_group_sizev() #6
  %15 = urem i32 %13, %14
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds nuw i32, ptr addrspace(3) %7, i64 %16
  %18 = load i32, ptr addrspace(3) %17, align 4, !tbaa !4
  %19 = add nsw i32 %18, %10
  tail call spir_func void @_Z17sub_group_barrierj(i32 noundef 1) #6
  store i32 %19, ptr addrspace(3) %12, align 4, !tbaa !4
  tail call spir_func void @_Z17sub_group_barrierj(i32 noundef 1) #6
  %20 = tail call spir_func i32 @_Z18get_sub_group_sizev() #6
  %21 = urem i32 %13, %20
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds nuw i32, ptr addrspace(3) %7, i64 %22
  %24 = load i32, ptr addrspace(3) %23, align 4, !tbaa !4
  %25 = add nsw i32 %24, %19
  tail call spir_func void @_Z17sub_group_barrierj(i32 noundef 1) #6
  store i32 %25, ptr addrspace(3) %12, align 4, !tbaa !4
  tail call spir_func void @_Z17sub_group_barrierj(i32 noundef 1) #6
  %26 = tail call spir_func i32 @_Z18get_sub_group_sizev() #6
  %27 = urem i32 %13, %26
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds nuw i32, ptr addrspace(3) %7, i64 %28
  %30 = load i32, ptr addrspace(3) %29, align 4, !tbaa !4
  %31 = add nsw i32 %30, %25
  tail call spir_func void @_Z17sub_group_barrierj(i32 noundef 1) #6
  store i32 %31, ptr addrspace(3) %12, align 4, !tbaa !4
  tail call spir_func void @_Z17sub_group_barrierj(i32 noundef 1) #6
  %32 = tail call spir_func i32 @_Z18get_sub_group_sizev() #6
  %33 = urem i32 %13, %32
  %34 = zext i32 %33 to i64
  %35 = getelementptr inbounds nuw i32, ptr addrspace(3) %7, i64 %34
  %36 = load i32, ptr addrspace(3) %35, align 4, !tbaa !4
  %37 = add nsw i32 %36, %31
  tail call spir_func void @_Z17sub_group_barrierj(i32 noundef 1) #6
  store i32 %37, ptr addrspace(3) %12, align 4, !tbaa !4
  tail call spir_func void @_Z17sub_group_barrierj(i32 noundef 1) #6
  %38 = tail call spir_func i32 @_Z18get_sub_group_sizev() #6
  %39 = urem i32 %13, %38
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw i32, ptr addrspace(3) %7, i64 %40
  %42 = load i32, ptr addrspace(3) %41, align 4, !tbaa !4
  %43 = add nsw i32 %42, %37
  tail call spir_func void @_Z17sub_group_barrierj(i32 noundef 1) #6
  %44 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %45 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %44
  store i32 %43, ptr addrspace(1) %45, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_neighbours(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(3) noundef align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !37 !kernel_arg_access_qual !9 !kernel_arg_type !38 !kernel_arg_base_type !38 !kernel_arg_type_qual !39 !intel_reqd_sub_group_size !12 {
  %3 = tail call spir_func i32 @_Z16get_sub_group_idv() #6
  %4 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #6
  %5 = shl i32 %3, 5
  %6 = zext i32 %5 to i64
  %7 = getelementptr inbounds nuw i32, ptr addrspace(3) %1, i64 %6
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %8
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !4
  %11 = zext i32 %4 to i64
  %12 = getelementptr inbounds nuw i32, ptr addrspace(3) %7, i64 %11
  %13 = add i32 %4, 1
  store i32 %10, ptr addrspace(3) %12, align 4, !tbaa !4
  tail call spir_func void @_Z17sub_group_barrierj(i32 noundef 1) #6
  %14 = tail call spir_func i32 @_Z18get_sub_group_sizev() #6
  %15 = urem i32 %13, %14
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds nuw i32, ptr addrspace(3) %7, i64 %16
  %18 = load i32, ptr addrspace(3) %17, align 4, !tbaa !4
  %19 = add nsw i32 %18, %10
  tail call spir_func void @_Z17sub_group_barrierj(i32 noundef 1) #6
  store i32 %19, ptr addrspace(3) %12, align 4, !tbaa !4
  tail call spir_func void @_Z17sub_group_barrierj(i32 noundef 1) #6
  %20 = tail call spir_func i32 @_Z18get_sub_group_sizev() #6
  %21 = urem i32 %13, %20
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds nuw i32, ptr addrspace(3) %7, i64 %22
  %24 = load i32, ptr addrspace(3) %23, align 4, !tbaa !4
  %25 = add nsw i32 %24, %19
  tail call spir_func void @_Z17sub_group_barrierj(i32 noundef 1) #6
  store i32 %25, ptr addrspace(3) %12, align 4, !tbaa !4
  tail call spir_func void @_Z17sub_group_barrierj(i32 noundef 1) #6
  %26 = tail call spir_func i32 @_Z18get_sub_group_sizev() #6
  %27 = urem i32 %13, %26
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds nuw i32, ptr addrspace(3) %7, i64 %28
  %30 = load i32, ptr addrspace(3) %29, align 4, !tbaa !4
  %31 = add nsw i32 %30, %25
  tail call spir_func void @_Z17sub_group_barrierj(i32 noundef 1) #6
  store i32 %31, ptr addrspace(3) %12, align 4, !tbaa !4
  tail call spir_func void @_Z17sub_group_barrierj(i32 noundef 1) #6
  %32 = tail call spir_func i32 @_Z18get_sub_group_sizev() #6
  %33 = urem i32 %13, %32
  %34 = zext i32 %33 to i64
  %35 = getelementptr inbounds nuw i32, ptr addrspace(3) %7, i64 %34
  %36 = load i32, ptr addrspace(3) %35, align 4, !tbaa !4
  %37 = add nsw i32 %36, %31
  tail call spir_func void @_Z17sub_group_barrierj(i32 noundef 1) #6
  store i32 %37, ptr addrspace(3) %12, align 4, !tbaa !4
  tail call spir_func void @_Z17sub_group_barrierj(i32 noundef 1) #6
  %38 = tail call spir_func i32 @_Z18get_sub_group_sizev() #6
  %39 = urem i32 %13, %38
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw i32, ptr addrspace(3) %7, i64 %40
  %42 = load i32, ptr addrspace(3) %41, align 4, !tbaa !4
  %43 = add nsw i32 %42, %37
  tail call spir_func void @_Z17sub_group_barrierj(i32 noundef 1) #6
  %44 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %45 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %44
  store i32 %43, ptr addrspace(1) %45, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @parting(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !38 !kernel_arg_base_type !38 !kernel_arg_type_qual !11 !intel_reqd_sub_group_size !12 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %3
  %5 = load i32, ptr addrspace(1) %4, align 4, !tbaa !4
  %6 = and i32 %5, 1
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %10, label %8

8:                                                ; preds = %2
  %9 = tail call spir_func i32 @_Z32sub_group_non_uniform_reduce_addi(i32 noundef %5) #6
  br label %16

10:                                               ; preds = %2
  %11 = and i32 %5, 2
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %16, label %13

13:                                               ; preds = %10
  %14 = tail call spir_func i32 @_Z32sub_group_non_uniform_reduce_maxi(i32 noundef %5) #6
  %15 = sub nsw i32 0, %14
  br label %16

16:                                               ; preds = %13, %10, %8
  %17 = phi i32 [ %9, %8 ], [ %15, %13 ], [ 0, %10 ]
  %18 = tail call spir_func i32 @_Z20sub_group_reduce_addi(i32 noundef 0) #6
  %19 = xor i32 %18, %17
  %20 = and i32 %5, 2
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %25, label %22

22:                                               ; preds = %16
  %23 = tail call spir_func i32 @_Z32sub_group_non_uniform_reduce_addi(i32 noundef %5) #6
  %24 = add nsw i32 %23, %19
  br label %32

25:                                               ; preds = %16
  %26 = and i32 %5, 4
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %32, label %28

28:                                               ; preds = %25
  %29 = add nuw nsw i32 %5, 1
  %30 = tail call spir_func i32 @_Z32sub_group_non_uniform_reduce_maxi(i32 noundef %29) #6
  %31 = sub nsw i32 %19, %30
  br label %32

32:                                               ; preds = %28, %25, %22
  %33 = phi i32 [ %24, %22 ], [ %31, %28 ], [ %19, %25 ]
  %34 = tail call spir_func i32 @_Z20sub_group_reduce_addi(i32 noundef 1) #6
  %35 = xor i32 %34, %33
  %36 = and i32 %5, 4
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %41, label %38

38:                                               ; preds = %32
  %39 = tail call spir_func i32 @_Z32sub_group_non_uniform_reduce_addi(i32 noundef %5) #6
  %40 = add nsw i32 %39, %35
  br label %48

41:                                               ; preds = %32
  %42 = and i32 %5, 8
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %48, label %44

44:                                               ; preds = %41
  %45 = add nuw nsw i32 %5, 2
  %46 = tail call spir_func i32 @_Z32sub_group_non_uniform_reduce_maxi(i32 noundef %45) #6
  %47 = sub nsw i32 %35, %46
  br label %48

48:                                               ; preds = %44, %41, %38
  %49 = phi i32 [ %40, %38 ], [ %47, %44 ], [ %35, %41 ]
  %50 = tail call spir_func i32 @_Z20sub_group_reduce_addi(i32 noundef 2) #6
  %51 = xor i32 %50, %49
  %52 = and i32 %5, 8
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %57, label %54

54:                                               ; preds = %48
  %55 = tail call spir_func i32 @_Z32sub_group_non_uniform_reduce_addi(i32 noundef %5) #6
  %56 = add nsw i32 %55, %51
  br label %64

57:                                               ; preds = %48
  %58 = and i32 %5, 16
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %64, label %60

60:                                               ; preds = %57
  %61 = add nuw nsw i32 %5, 3
  %62 = tail call spir_func i32 @_Z32sub_group_non_uniform_reduce_maxi(i32 noundef %61) #6
  %63 = sub nsw i32 %51, %62
  br label %64

64:                                               ; preds = %60, %57, %54
  %65 = phi i32 [ %56, %54 ], [ %63, %60 ], [ %51, %57 ]
  %66 = tail call spir_func i32 @_Z20sub_group_reduce_addi(i32 noundef 3) #6
  %67 = xor i32 %66, %65
  %68 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %69 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %68
  store i32 %67, ptr addrspace(1) %69, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_parting(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !38 !kernel_arg_base_type !38 !kernel_arg_type_qual !11 !intel_reqd_sub_group_size !12 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %3
  %5 = load i32, ptr addrspace(1) %4, align 4, !tbaa !4
  %6 = and i32 %5, 1
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %10, label %8

8:                                                ; preds = %2
  %9 = tail call spir_func i32 @_Z32sub_group_non_uniform_reduce_addi(i32 noundef %5) #6
  br label %16

10:                                               ; preds = %2
  %11 = and i32 %5, 2
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %16, label %13

13:                                               ; preds = %10
  %14 = tail call spir_func i32 @_Z32sub_group_non_uniform_reduce_maxi(i32 noundef %5) #6
  %15 = sub nsw i32 0, %14
  br label %16

16:                                               ; preds = %10, %13, %8
  %17 = phi i32 [ %9, %8 ], [ %15, %13 ], [ 0, %10 ]
  %18 = tail call spir_func i32 @_Z20sub_group_reduce_addi(i32 noundef 0) #6
  %19 = xor i32 %18, %17
  %20 = and i32 %5, 2
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %25, label %22

22:                                               ; preds = %16
  %23 = tail call spir_func i32 @_Z32sub_group_non_uniform_reduce_addi(i32 noundef %5) #6
  %24 = add nsw i32 %23, %19
  br label %32

25:                                               ; preds = %16
  %26 = and i32 %5, 4
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %32, label %28

28:                                               ; preds = %25
  %29 = add nuw nsw i32 %5, 1
  %30 = tail call spir_func i32 @_Z32sub_group_non_uniform_reduce_maxi(i32 noundef %29) #6
  %31 = sub nsw i32 %19, %30
  br label %32

32:                                               ; preds = %28, %25, %22
  %33 = phi i32 [ %24, %22 ], [ %31, %28 ], [ %19, %25 ]
  %34 = tail call spir_func i32 @_Z20sub_group_reduce_addi(i32 noundef 1) #6
  %35 = xor i32 %34, %33
  %36 = and i32 %5, 4
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %41, label %38

38:                                               ; preds = %32
  %39 = tail call spir_func i32 @_Z32sub_group_non_uniform_reduce_addi(i32 noundef %5) #6
  %40 = add nsw i32 %39, %35
  br label %48

41:                                               ; preds = %32
  %42 = and i32 %5, 8
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %48, label %44

44:                                               ; preds = %41
  %45 = add nuw nsw i32 %5, 2
  %46 = tail call spir_func i32 @_Z32sub_group_non_uniform_reduce_maxi(i32 noundef %45) #6
  %47 = sub nsw i32 %35, %46
  br label %48

48:                                               ; preds = %44, %41, %38
  %49 = phi i32 [ %40, %38 ], [ %47, %44 ], [ %35, %41 ]
  %50 = tail call spir_func i32 @_Z20sub_group_reduce_addi(i32 noundef 2) #6
  %51 = xor i32 %50, %49
  %52 = and i32 %5, 8
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %57, label %54

54:                                               ; preds = %48
  %55 = tail call spir_func i32 @_Z32sub_group_non_uniform_reduce_addi(i32 noundef %5) #6
  %56 = add nsw i32 %55, %51
  br label %64

57:                                               ; preds = %48
  %58 = and i32 %5, 16
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %64, label %60

60:                                               ; preds = %57
  %61 = add nuw nsw i32 %5, 3
  %62 = tail call spir_func i32 @_Z32sub_group_non_uniform_reduce_maxi(i32 noundef %61) #6
  %63 = sub nsw i32 %51, %62
  br label %64

64:                                               ; preds = %60, %57, %54
  %65 = phi i32 [ %56, %54 ], [ %63, %60 ], [ %51, %57 ]
  %66 = tail call spir_func i32 @_Z20sub_group_reduce_addi(i32 noundef 3) #6
  %67 = xor i32 %66, %65
  %68 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %69 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %68
  store i32 %67, ptr addrspace(1) %69, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @places(ptr addrspace(1) noundef writeonly align 4 captures(none) %0) local_unnamed_addr #0 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 !intel_reqd_sub_group_size !12 {
  %2 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #5
  %3 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 0) #5
  %4 = mul i64 %3, %2
  %5 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %6 = add i64 %4, %5
  %7 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5
  %8 = mul i64 %6, %7
  %9 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 1) #5
  %10 = mul i64 %8, %9
  %11 = tail call spir_func i64 @_Z19get_local_linear_idv() #6
  %12 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5
  %13 = mul i64 %9, %2
  %14 = sub i64 %12, %13
  %15 = trunc i64 %14 to i32
  %16 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %17 = trunc i64 %16 to i32
  %18 = mul nsw i32 %15, 10
  %19 = add nsw i32 %18, %17
  %20 = tail call spir_func i32 @_Z20sub_group_reduce_addi(i32 noundef %19) #6
  %21 = mul nsw i32 %20, 10000
  %22 = tail call spir_func i32 @_Z16get_sub_group_idv() #6
  %23 = mul i32 %22, 100
  %24 = add i32 %23, %21
  %25 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #6
  %26 = add i32 %24, %25
  %27 = getelementptr i32, ptr addrspace(1) %0, i64 %10
  %28 = getelementptr i32, ptr addrspace(1) %27, i64 %11
  store i32 %26, ptr addrspace(1) %28, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_places(ptr addrspace(1) noundef writeonly align 4 captures(none) %0) local_unnamed_addr #1 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 !intel_reqd_sub_group_size !12 {
  %2 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #5
  %3 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 0) #5
  %4 = mul i64 %3, %2
  %5 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %6 = add i64 %4, %5
  %7 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5
  %8 = mul i64 %6, %7
  %9 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 1) #5
  %10 = mul i64 %8, %9
  %11 = tail call spir_func i64 @_Z19get_local_linear_idv() #6
  %12 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5
  %13 = mul i64 %9, %2
  %14 = sub i64 %12, %13
  %15 = trunc i64 %14 to i32
  %16 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %17 = trunc i64 %16 to i32
  %18 = mul nsw i32 %15, 10
  %19 = add nsw i32 %18, %17
  %20 = tail call spir_func i32 @_Z20sub_group_reduce_addi(i32 noundef %19) #6
  %21 = mul nsw i32 %20, 10000
  %22 = tail call spir_func i32 @_Z16get_sub_group_idv() #6
  %23 = mul i32 %22, 100
  %24 = add i32 %23, %21
  %25 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #6
  %26 = add i32 %24, %25
  %27 = getelementptr i32, ptr addrspace(1) %0, i64 %10
  %28 = getelementptr i32, ptr addrspace(1) %27, i64 %11
  store i32 %26, ptr addrspace(1) %28, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @bins(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !28 !kernel_arg_access_qual !16 !kernel_arg_type !40 !kernel_arg_base_type !41 !kernel_arg_type_qual !19 !intel_reqd_sub_group_size !12 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %4
  %6 = load i32, ptr addrspace(1) %5, align 4, !tbaa !4
  %7 = and i32 %6, 1
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %17, label %9

9:                                                ; preds = %3
  %10 = and i32 %6, 7
  %11 = zext nneg i32 %10 to i64
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %11
  %13 = addrspacecast ptr addrspace(1) %12 to ptr addrspace(4)
  %14 = tail call spir_func i32 @_Z16atomic_fetch_addPU3AS4VU7_Atomicii(ptr addrspace(4) noundef %13, i32 noundef %6) #6
  %15 = icmp sgt i32 %14, -1
  %16 = zext i1 %15 to i32
  br label %17

17:                                               ; preds = %3, %9
  %18 = phi i32 [ %16, %9 ], [ 0, %3 ]
  %19 = tail call spir_func i32 @_Z20sub_group_reduce_addi(i32 noundef %18) #6
  %20 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %20
  store i32 %19, ptr addrspace(1) %21, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_bins(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !28 !kernel_arg_access_qual !16 !kernel_arg_type !40 !kernel_arg_base_type !41 !kernel_arg_type_qual !19 !intel_reqd_sub_group_size !12 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %4
  %6 = load i32, ptr addrspace(1) %5, align 4, !tbaa !4
  %7 = and i32 %6, 1
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %17, label %9

9:                                                ; preds = %3
  %10 = and i32 %6, 7
  %11 = zext nneg i32 %10 to i64
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %11
  %13 = addrspacecast ptr addrspace(1) %12 to ptr addrspace(4)
  %14 = tail call spir_func i32 @_Z16atomic_fetch_addPU3AS4VU7_Atomicii(ptr addrspace(4) noundef %13, i32 noundef %6) #6
  %15 = icmp sgt i32 %14, -1
  %16 = zext i1 %15 to i32
  br label %17

17:                                               ; preds = %9, %3
  %18 = phi i32 [ %16, %9 ], [ 0, %3 ]
  %19 = tail call spir_func i32 @_Z20sub_group_reduce_addi(i32 noundef %18) #6
  %20 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %20
  store i32 %19, ptr addrspace(1) %21, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @leaving(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !38 !kernel_arg_base_type !38 !kernel_arg_type_qual !11 !intel_reqd_sub_group_size !12 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %3
  %5 = load i32, ptr addrspace(1) %4, align 4, !tbaa !4
  %6 = and i32 %5, 15
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %37, label %8

8:                                                ; preds = %2
  %9 = lshr i32 %5, 4
  %10 = and i32 %9, 15
  %11 = lshr i32 %5, 8
  %12 = lshr i32 %5, 10
  %13 = and i32 %12, 15
  br label %14

14:                                               ; preds = %8, %30
  %15 = phi i32 [ 0, %8 ], [ %32, %30 ]
  %16 = phi i32 [ 0, %8 ], [ %31, %30 ]
  %17 = icmp eq i32 %10, %15
  br i1 %17, label %18, label %20

18:                                               ; preds = %14
  %19 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  br label %42

20:                                               ; preds = %14
  %21 = xor i32 %15, %11
  %22 = and i32 %21, 3
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %30, label %24

24:                                               ; preds = %20
  %25 = icmp eq i32 %13, %15
  br i1 %25, label %34, label %26

26:                                               ; preds = %24
  %27 = mul i32 %16, 3
  %28 = tail call spir_func i32 @_Z32sub_group_non_uniform_reduce_addi(i32 noundef 1) #6
  %29 = add i32 %28, %27
  br label %30

30:                                               ; preds = %26, %20
  %31 = phi i32 [ %16, %20 ], [ %29, %26 ]
  %32 = add nuw nsw i32 %15, 1
  %33 = icmp eq i32 %32, %6
  br i1 %33, label %34, label %14

34:                                               ; preds = %24, %30
  %35 = phi i32 [ %31, %30 ], [ %16, %24 ]
  %36 = shl i32 %35, 6
  br label %37

37:                                               ; preds = %34, %2
  %38 = phi i32 [ 0, %2 ], [ %36, %34 ]
  %39 = tail call spir_func i32 @_Z32sub_group_non_uniform_reduce_addi(i32 noundef 1) #6
  %40 = add i32 %39, %38
  %41 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  br label %42

42:                                               ; preds = %18, %37
  %43 = phi i64 [ %19, %18 ], [ %41, %37 ]
  %44 = phi i32 [ %16, %18 ], [ %40, %37 ]
  %45 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %43
  store i32 %44, ptr addrspace(1) %45, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_leaving(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !38 !kernel_arg_base_type !38 !kernel_arg_type_qual !11 !intel_reqd_sub_group_size !12 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %3
  %5 = load i32, ptr addrspace(1) %4, align 4, !tbaa !4
  %6 = and i32 %5, 15
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %37, label %8

8:                                                ; preds = %2
  %9 = lshr i32 %5, 4
  %10 = and i32 %9, 15
  %11 = lshr i32 %5, 8
  %12 = lshr i32 %5, 10
  %13 = and i32 %12, 15
  br label %14

14:                                               ; preds = %8, %30
  %15 = phi i32 [ 0, %8 ], [ %32, %30 ]
  %16 = phi i32 [ 0, %8 ], [ %31, %30 ]
  %17 = icmp eq i32 %10, %15
  br i1 %17, label %18, label %20

18:                                               ; preds = %14
  %19 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  br label %42

20:                                               ; preds = %14
  %21 = xor i32 %15, %11
  %22 = and i32 %21, 3
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %30, label %24

24:                                               ; preds = %20
  %25 = icmp eq i32 %13, %15
  br i1 %25, label %34, label %26

26:                                               ; preds = %24
  %27 = mul i32 %16, 3
  %28 = tail call spir_func i32 @_Z32sub_group_non_uniform_reduce_addi(i32 noundef 1) #6
  %29 = add i32 %28, %27
  br label %30

30:                                               ; preds = %20, %26
  %31 = phi i32 [ %16, %20 ], [ %29, %26 ]
  %32 = add nuw nsw i32 %15, 1
  %33 = icmp eq i32 %32, %6
  br i1 %33, label %34, label %14

34:                                               ; preds = %30, %24
  %35 = phi i32 [ %16, %24 ], [ %31, %30 ]
  %36 = shl i32 %35, 6
  br label %37

37:                                               ; preds = %34, %2
  %38 = phi i32 [ 0, %2 ], [ %36, %34 ]
  %39 = tail call spir_func i32 @_Z32sub_group_non_uniform_reduce_addi(i32 noundef 1) #6
  %40 = add i32 %39, %38
  %41 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  br label %42

42:                                               ; preds = %18, %37
  %43 = phi i64 [ %19, %18 ], [ %41, %37 ]
  %44 = phi i32 [ %16, %18 ], [ %40, %37 ]
  %45 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %43
  store i32 %44, ptr addrspace(1) %45, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z22get_sub_group_local_idv() local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z18get_num_sub_groupsv() local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z16get_sub_group_idv() local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func float @_Z21sub_group_shuffle_xorfj(float noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z16atomic_fetch_addPU3AS4VU7_Atomicii(ptr addrspace(4) noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z20sub_group_shuffle_upij(i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z21sub_group_shuffle_xorij(i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z3minii(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z3maxii(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare spir_func float @_Z17sub_group_shufflefj(float noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func <4 x i32> @_Z16sub_group_balloti(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z31sub_group_ballot_exclusive_scanDv4_j(<4 x i32> noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z15sub_group_electv() local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z26sub_group_ballot_bit_countDv4_j(<4 x i32> noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z25sub_group_broadcast_firsti(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z32sub_group_non_uniform_reduce_addi(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z40sub_group_non_uniform_scan_exclusive_addi(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z13sub_group_anyi(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z14get_num_groupsj(i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #4

; Function Attrs: convergent nounwind
declare spir_func float @_Z20sub_group_reduce_addf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z17sub_group_barrierj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z18get_sub_group_sizev() local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z32sub_group_non_uniform_reduce_maxi(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z20sub_group_reduce_addi(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z19get_local_linear_idv() local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind willreturn memory(none) }
attributes #6 = { convergent nounwind }

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
!8 = !{i32 1, i32 1}
!9 = !{!"none", !"none"}
!10 = !{!"float*", !"float*"}
!11 = !{!"const", !""}
!12 = !{i32 32}
!13 = !{!14, !14, i64 0}
!14 = !{!"float", !6, i64 0}
!15 = !{i32 1, i32 1, i32 3}
!16 = !{!"none", !"none", !"none"}
!17 = !{!"float*", !"atomic_int*", !"float*"}
!18 = !{!"float*", !"_Atomic(int)*", !"float*"}
!19 = !{!"const", !"", !""}
!20 = !{!"int*", !"int*", !"int*"}
!21 = !{i32 1}
!22 = !{!"none"}
!23 = !{!"int*"}
!24 = !{!""}
!25 = !{!"float4*"}
!26 = !{!"float __attribute__((ext_vector_type(4)))*"}
!27 = !{!6, !6, i64 0}
!28 = !{i32 1, i32 1, i32 1}
!29 = !{!"int*", !"int*", !"atomic_int*"}
!30 = !{!"int*", !"int*", !"_Atomic(int)*"}
!31 = !{i32 1, i32 1, i32 0}
!32 = !{!"int*", !"int*", !"int"}
!33 = !{i32 1, i32 1, i32 1, i32 0, i32 0}
!34 = !{!"none", !"none", !"none", !"none", !"none"}
!35 = !{!"float*", !"float*", !"float*", !"int", !"int"}
!36 = !{!"const", !"const", !"", !"", !""}
!37 = !{i32 1, i32 3}
!38 = !{!"int*", !"int*"}
!39 = !{!"", !""}
!40 = !{!"int*", !"atomic_int*", !"int*"}
!41 = !{!"int*", !"_Atomic(int)*", !"int*"}
