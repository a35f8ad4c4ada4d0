; ModuleID = 'sources/warps.cl'
source_filename = "sources/warps.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64-unknown-unknown"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @warp_sums(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 !intel_reqd_sub_group_size !8 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_warp_sums(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_warp_sums(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 !intel_reqd_sub_group_size !8 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %6 = load ptr addrspace(1), ptr %3, align 8
  %7 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %8 = getelementptr inbounds nuw float, ptr addrspace(1) %6, i64 %7
  %9 = load float, ptr addrspace(1) %8, align 4
  %10 = call spir_func float @warp_sum(float noundef %9) #7
  store float %10, ptr %5, align 4
  %11 = call spir_func i32 @_Z22get_sub_group_local_idv() #7
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %24

13:                                               ; preds = %2
  %14 = load float, ptr %5, align 4
  %15 = load ptr addrspace(1), ptr %4, align 8
  %16 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6
  %17 = call spir_func i32 @_Z18get_num_sub_groupsv() #7
  %18 = zext i32 %17 to i64
  %19 = mul i64 %16, %18
  %20 = call spir_func i32 @_Z16get_sub_group_idv() #7
  %21 = zext i32 %20 to i64
  %22 = add i64 %19, %21
  %23 = getelementptr inbounds nuw float, ptr addrspace(1) %15, i64 %22
  store float %14, ptr addrspace(1) %23, align 4
  br label %24

24:                                               ; preds = %13, %2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @total(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(3) noundef align 4 %2) #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 !intel_reqd_sub_group_size !8 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(3), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(3) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(3), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_total(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(3) noundef align 4 %9) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_total(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(3) noundef align 4 %2) #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 !intel_reqd_sub_group_size !8 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(3), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(3) %2, ptr %6, align 8
  %10 = call spir_func i32 @_Z16get_sub_group_idv() #7
  store i32 %10, ptr %7, align 4
  %11 = call spir_func i32 @_Z22get_sub_group_local_idv() #7
  store i32 %11, ptr %8, align 4
  %12 = load ptr addrspace(1), ptr %4, align 8
  %13 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %14 = getelementptr inbounds nuw float, ptr addrspace(1) %12, i64 %13
  %15 = load float, ptr addrspace(1) %14, align 4
  %16 = call spir_func float @warp_sum(float noundef %15) #7
  store float %16, ptr %9, align 4
  %17 = load i32, ptr %8, align 4
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %25

19:                                               ; preds = %3
  %20 = load float, ptr %9, align 4
  %21 = load ptr addrspace(3), ptr %6, align 8
  %22 = load i32, ptr %7, align 4
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds nuw float, ptr addrspace(3) %21, i64 %23
  store float %20, ptr addrspace(3) %24, align 4
  br label %25

25:                                               ; preds = %19, %3
  call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %26 = load i32, ptr %7, align 4
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %51

28:                                               ; preds = %25
  %29 = load i32, ptr %8, align 4
  %30 = call spir_func i32 @_Z18get_num_sub_groupsv() #7
  %31 = icmp ult i32 %29, %30
  br i1 %31, label %32, label %38

32:                                               ; preds = %28
  %33 = load ptr addrspace(3), ptr %6, align 8
  %34 = load i32, ptr %8, align 4
  %35 = zext i32 %34 to i64
  %36 = getelementptr inbounds nuw float, ptr addrspace(3) %33, i64 %35
  %37 = load float, ptr addrspace(3) %36, align 4
  br label %39

38:                                               ; preds = %28
  br label %39

39:                                               ; preds = %38, %32
  %40 = phi float [ %37, %32 ], [ 0.000000e+00, %38 ]
  %41 = call spir_func float @warp_sum(float noundef %40) #7
  store float %41, ptr %9, align 4
  %42 = load i32, ptr %8, align 4
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %50

44:                                               ; preds = %39
  %45 = load ptr addrspace(1), ptr %5, align 8
  %46 = addrspacecast ptr addrspace(1) %45 to ptr addrspace(4)
  %47 = load float, ptr %9, align 4
  %48 = fptosi float %47 to i32
  %49 = call spir_func i32 @_Z16atomic_fetch_addPU3AS4VU7_Atomicii(ptr addrspace(4) noundef %46, i32 noundef %48) #7
  br label %50

50:                                               ; preds = %44, %39
  br label %51

51:                                               ; preds = %50, %25
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @group_scan(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(3) noundef align 4 %2) #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !13 !intel_reqd_sub_group_size !8 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(3), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(3) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(3), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_group_scan(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(3) noundef align 4 %9) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_group_scan(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(3) noundef align 4 %2) #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !13 !intel_reqd_sub_group_size !8 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(3), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(3) %2, ptr %6, align 8
  %10 = call spir_func i32 @_Z16get_sub_group_idv() #7
  store i32 %10, ptr %7, align 4
  %11 = call spir_func i32 @_Z22get_sub_group_local_idv() #7
  store i32 %11, ptr %8, align 4
  %12 = load ptr addrspace(1), ptr %4, align 8
  %13 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %12, i64 %13
  %15 = load i32, ptr addrspace(1) %14, align 4
  %16 = call spir_func i32 @warp_scan(i32 noundef %15) #7
  store i32 %16, ptr %9, align 4
  %17 = load i32, ptr %8, align 4
  %18 = icmp eq i32 %17, 31
  br i1 %18, label %19, label %25

19:                                               ; preds = %3
  %20 = load i32, ptr %9, align 4
  %21 = load ptr addrspace(3), ptr %6, align 8
  %22 = load i32, ptr %7, align 4
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds nuw i32, ptr addrspace(3) %21, i64 %23
  store i32 %20, ptr addrspace(3) %24, align 4
  br label %25

25:                                               ; preds = %19, %3
  call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %26 = load i32, ptr %7, align 4
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %46

28:                                               ; preds = %25
  %29 = load i32, ptr %8, align 4
  %30 = call spir_func i32 @_Z18get_num_sub_groupsv() #7
  %31 = icmp ult i32 %29, %30
  br i1 %31, label %32, label %38

32:                                               ; preds = %28
  %33 = load ptr addrspace(3), ptr %6, align 8
  %34 = load i32, ptr %8, align 4
  %35 = zext i32 %34 to i64
  %36 = getelementptr inbounds nuw i32, ptr addrspace(3) %33, i64 %35
  %37 = load i32, ptr addrspace(3) %36, align 4
  br label %39

38:                                               ; preds = %28
  br label %39

39:                                               ; preds = %38, %32
  %40 = phi i32 [ %37, %32 ], [ 0, %38 ]
  %41 = call spir_func i32 @warp_scan(i32 noundef %40) #7
  %42 = load ptr addrspace(3), ptr %6, align 8
  %43 = load i32, ptr %8, align 4
  %44 = zext i32 %43 to i64
  %45 = getelementptr inbounds nuw i32, ptr addrspace(3) %42, i64 %44
  store i32 %41, ptr addrspace(3) %45, align 4
  br label %46

46:                                               ; preds = %39, %25
  call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %47 = load i32, ptr %7, align 4
  %48 = icmp ne i32 %47, 0
  br i1 %48, label %49, label %58

49:                                               ; preds = %46
  %50 = load i32, ptr %9, align 4
  %51 = load ptr addrspace(3), ptr %6, align 8
  %52 = load i32, ptr %7, align 4
  %53 = sub i32 %52, 1
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds nuw i32, ptr addrspace(3) %51, i64 %54
  %56 = load i32, ptr addrspace(3) %55, align 4
  %57 = add nsw i32 %50, %56
  br label %60

58:                                               ; preds = %46
  %59 = load i32, ptr %9, align 4
  br label %60

60:                                               ; preds = %58, %49
  %61 = phi i32 [ %57, %49 ], [ %59, %58 ]
  %62 = load ptr addrspace(1), ptr %5, align 8
  %63 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %64 = getelementptr inbounds nuw i32, ptr addrspace(1) %62, i64 %63
  store i32 %61, ptr addrspace(1) %64, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @bitonic_sort(ptr addrspace(1) noundef align 4 %0) #0 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 !intel_reqd_sub_group_size !8 {
  %2 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %2, align 8
  %3 = load ptr addrspace(1), ptr %2, align 8
  call spir_func void @__clang_ocl_kern_imp_bitonic_sort(ptr addrspace(1) noundef align 4 %3) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_bitonic_sort(ptr addrspace(1) noundef align 4 %0) #0 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 !intel_reqd_sub_group_size !8 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i8, align 1
  %9 = alloca i8, align 1
  store ptr addrspace(1) %0, ptr %2, align 8
  %10 = call spir_func i32 @_Z22get_sub_group_local_idv() #7
  store i32 %10, ptr %3, align 4
  %11 = load ptr addrspace(1), ptr %2, align 8
  %12 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %13 = getelementptr inbounds nuw i32, ptr addrspace(1) %11, i64 %12
  %14 = load i32, ptr addrspace(1) %13, align 4
  store i32 %14, ptr %4, align 4
  store i32 2, ptr %5, align 4
  br label %15

15:                                               ; preds = %59, %1
  %16 = load i32, ptr %5, align 4
  %17 = icmp ule i32 %16, 32
  br i1 %17, label %18, label %62

18:                                               ; preds = %15
  %19 = load i32, ptr %5, align 4
  %20 = udiv i32 %19, 2
  store i32 %20, ptr %6, align 4
  br label %21

21:                                               ; preds = %55, %18
  %22 = load i32, ptr %6, align 4
  %23 = icmp ugt i32 %22, 0
  br i1 %23, label %24, label %58

24:                                               ; preds = %21
  %25 = load i32, ptr %4, align 4
  %26 = load i32, ptr %6, align 4
  %27 = call spir_func i32 @_Z21sub_group_shuffle_xorij(i32 noundef %25, i32 noundef %26) #7
  store i32 %27, ptr %7, align 4
  %28 = load i32, ptr %3, align 4
  %29 = load i32, ptr %6, align 4
  %30 = and i32 %28, %29
  %31 = icmp eq i32 %30, 0
  %32 = zext i1 %31 to i8
  store i8 %32, ptr %8, align 1
  %33 = load i32, ptr %3, align 4
  %34 = load i32, ptr %5, align 4
  %35 = and i32 %33, %34
  %36 = icmp eq i32 %35, 0
  %37 = zext i1 %36 to i8
  store i8 %37, ptr %9, align 1
  %38 = load i8, ptr %8, align 1
  %39 = trunc i8 %38 to i1
  %40 = zext i1 %39 to i32
  %41 = load i8, ptr %9, align 1
  %42 = trunc i8 %41 to i1
  %43 = zext i1 %42 to i32
  %44 = icmp eq i32 %40, %43
  br i1 %44, label %45, label %49

45:                                               ; preds = %24
  %46 = load i32, ptr %4, align 4
  %47 = load i32, ptr %7, align 4
  %48 = call spir_func i32 @_Z3minii(i32 noundef %46, i32 noundef %47) #6
  br label %53

49:                                               ; preds = %24
  %50 = load i32, ptr %4, align 4
  %51 = load i32, ptr %7, align 4
  %52 = call spir_func i32 @_Z3maxii(i32 noundef %50, i32 noundef %51) #6
  br label %53

53:                                               ; preds = %49, %45
  %54 = phi i32 [ %48, %45 ], [ %52, %49 ]
  store i32 %54, ptr %4, align 4
  br label %55

55:                                               ; preds = %53
  %56 = load i32, ptr %6, align 4
  %57 = udiv i32 %56, 2
  store i32 %57, ptr %6, align 4
  br label %21

58:                                               ; preds = %21
  br label %59

59:                                               ; preds = %58
  %60 = load i32, ptr %5, align 4
  %61 = mul i32 %60, 2
  store i32 %61, ptr %5, align 4
  br label %15

62:                                               ; preds = %15
  %63 = load i32, ptr %4, align 4
  %64 = load ptr addrspace(1), ptr %2, align 8
  %65 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %66 = getelementptr inbounds nuw i32, ptr addrspace(1) %64, i64 %65
  store i32 %63, ptr addrspace(1) %66, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @transpose(ptr addrspace(1) noundef align 16 %0) #0 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !19 !kernel_arg_base_type !20 !kernel_arg_type_qual !18 !intel_reqd_sub_group_size !8 {
  %2 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %2, align 8
  %3 = load ptr addrspace(1), ptr %2, align 8
  call spir_func void @__clang_ocl_kern_imp_transpose(ptr addrspace(1) noundef align 16 %3) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_transpose(ptr addrspace(1) noundef align 16 %0) #0 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !19 !kernel_arg_base_type !20 !kernel_arg_type_qual !18 !intel_reqd_sub_group_size !8 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca i32, align 4
  %4 = alloca <4 x float>, align 16
  %5 = alloca <4 x float>, align 16
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %2, align 8
  %12 = call spir_func i32 @_Z22get_sub_group_local_idv() #7
  store i32 %12, ptr %3, align 4
  %13 = load ptr addrspace(1), ptr %2, align 8
  %14 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %15 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %13, i64 %14
  %16 = load <4 x float>, ptr addrspace(1) %15, align 16
  store <4 x float> %16, ptr %4, align 16
  %17 = load i32, ptr %3, align 4
  %18 = and i32 %17, -4
  store i32 %18, ptr %6, align 4
  %19 = load i32, ptr %3, align 4
  %20 = and i32 %19, 3
  store i32 %20, ptr %7, align 4
  store i32 0, ptr %8, align 4
  br label %21

21:                                               ; preds = %97, %1
  %22 = load i32, ptr %8, align 4
  %23 = icmp ult i32 %22, 4
  br i1 %23, label %24, label %100

24:                                               ; preds = %21
  %25 = load i32, ptr %7, align 4
  %26 = load i32, ptr %8, align 4
  %27 = add i32 %25, %26
  %28 = and i32 %27, 3
  store i32 %28, ptr %9, align 4
  %29 = load i32, ptr %7, align 4
  %30 = load i32, ptr %8, align 4
  %31 = sub i32 %29, %30
  %32 = and i32 %31, 3
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %37

34:                                               ; preds = %24
  %35 = load <4 x float>, ptr %4, align 16
  %36 = extractelement <4 x float> %35, i64 0
  br label %62

37:                                               ; preds = %24
  %38 = load i32, ptr %7, align 4
  %39 = load i32, ptr %8, align 4
  %40 = sub i32 %38, %39
  %41 = and i32 %40, 3
  %42 = icmp eq i32 %41, 1
  br i1 %42, label %43, label %46

43:                                               ; preds = %37
  %44 = load <4 x float>, ptr %4, align 16
  %45 = extractelement <4 x float> %44, i64 1
  br label %60

46:                                               ; preds = %37
  %47 = load i32, ptr %7, align 4
  %48 = load i32, ptr %8, align 4
  %49 = sub i32 %47, %48
  %50 = and i32 %49, 3
  %51 = icmp eq i32 %50, 2
  br i1 %51, label %52, label %55

52:                                               ; preds = %46
  %53 = load <4 x float>, ptr %4, align 16
  %54 = extractelement <4 x float> %53, i64 2
  br label %58

55:                                               ; preds = %46
  %56 = load <4 x float>, ptr %4, align 16
  %57 = extractelement <4 x float> %56, i64 3
  br label %58

58:                                               ; preds = %55, %52
  %59 = phi float [ %54, %52 ], [ %57, %55 ]
  br label %60

60:                                               ; preds = %58, %43
  %61 = phi float [ %45, %43 ], [ %59, %58 ]
  br label %62

62:                                               ; preds = %60, %34
  %63 = phi float [ %36, %34 ], [ %61, %60 ]
  store float %63, ptr %10, align 4
  %64 = load float, ptr %10, align 4
  %65 = load i32, ptr %6, align 4
  %66 = load i32, ptr %9, align 4
  %67 = add i32 %65, %66
  %68 = call spir_func float @_Z17sub_group_shufflefj(float noundef %64, i32 noundef %67) #7
  store float %68, ptr %11, align 4
  %69 = load i32, ptr %9, align 4
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %71, label %75

71:                                               ; preds = %62
  %72 = load float, ptr %11, align 4
  %73 = load <4 x float>, ptr %5, align 16
  %74 = insertelement <4 x float> %73, float %72, i64 0
  store <4 x float> %74, ptr %5, align 16
  br label %75

75:                                               ; preds = %71, %62
  %76 = load i32, ptr %9, align 4
  %77 = icmp eq i32 %76, 1
  br i1 %77, label %78, label %82

78:                                               ; preds = %75
  %79 = load float, ptr %11, align 4
  %80 = load <4 x float>, ptr %5, align 16
  %81 = insertelement <4 x float> %80, float %79, i64 1
  store <4 x float> %81, ptr %5, align 16
  br label %82

82:                                               ; preds = %78, %75
  %83 = load i32, ptr %9, align 4
  %84 = icmp eq i32 %83, 2
  br i1 %84, label %85, label %89

85:                                               ; preds = %82
  %86 = load float, ptr %11, align 4
  %87 = load <4 x float>, ptr %5, align 16
  %88 = insertelement <4 x float> %87, float %86, i64 2
  store <4 x float> %88, ptr %5, align 16
  br label %89

89:                                               ; preds = %85, %82
  %90 = load i32, ptr %9, align 4
  %91 = icmp eq i32 %90, 3
  br i1 %91, label %92, label %96

92:                                               ; preds = %89
  %93 = load float, ptr %11, align 4
  %94 = load <4 x float>, ptr %5, align 16
  %95 = insertelement <4 x float> %94, float %93, i64 3
  store <4 x float> %95, ptr %5, align 16
  br label %96

96:                                               ; preds = %92, %89
  br label %97

97:                                               ; preds = %96
  %98 = load i32, ptr %8, align 4
  %99 = add i32 %98, 1
  store i32 %99, ptr %8, align 4
  br label %21

100:                                              ; preds = %21
  %101 = load <4 x float>, ptr %5, align 16
  %102 = load ptr addrspace(1), ptr %2, align 8
  %103 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %104 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %102, i64 %103
  store <4 x float> %101, ptr addrspace(1) %104, align 16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @compact(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !21 !kernel_arg_access_qual !10 !kernel_arg_type !22 !kernel_arg_base_type !23 !kernel_arg_type_qual !13 !intel_reqd_sub_group_size !8 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_compact(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(1) noundef align 4 %9) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_compact(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !21 !kernel_arg_access_qual !10 !kernel_arg_type !22 !kernel_arg_base_type !23 !kernel_arg_type_qual !13 !intel_reqd_sub_group_size !8 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  %8 = alloca <4 x i32>, align 16
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %11 = load ptr addrspace(1), ptr %4, align 8
  %12 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %13 = getelementptr inbounds nuw i32, ptr addrspace(1) %11, i64 %12
  %14 = load i32, ptr addrspace(1) %13, align 4
  store i32 %14, ptr %7, align 4
  %15 = load i32, ptr %7, align 4
  %16 = and i32 %15, 1
  %17 = icmp ne i32 %16, 0
  br i1 %17, label %18, label %40

18:                                               ; preds = %3
  %19 = call spir_func <4 x i32> @_Z16sub_group_balloti(i32 noundef 1) #7
  store <4 x i32> %19, ptr %8, align 16
  %20 = load <4 x i32>, ptr %8, align 16
  %21 = call spir_func i32 @_Z31sub_group_ballot_exclusive_scanDv4_j(<4 x i32> noundef %20) #7
  store i32 %21, ptr %9, align 4
  store i32 0, ptr %10, align 4
  %22 = call spir_func i32 @_Z15sub_group_electv() #7
  %23 = icmp ne i32 %22, 0
  br i1 %23, label %24, label %30

24:                                               ; preds = %18
  %25 = load ptr addrspace(1), ptr %6, align 8
  %26 = addrspacecast ptr addrspace(1) %25 to ptr addrspace(4)
  %27 = load <4 x i32>, ptr %8, align 16
  %28 = call spir_func i32 @_Z26sub_group_ballot_bit_countDv4_j(<4 x i32> noundef %27) #6
  %29 = call spir_func i32 @_Z16atomic_fetch_addPU3AS4VU7_Atomicii(ptr addrspace(4) noundef %26, i32 noundef %28) #7
  store i32 %29, ptr %10, align 4
  br label %30

30:                                               ; preds = %24, %18
  %31 = load i32, ptr %10, align 4
  %32 = call spir_func i32 @_Z25sub_group_broadcast_firsti(i32 noundef %31) #7
  store i32 %32, ptr %10, align 4
  %33 = load i32, ptr %7, align 4
  %34 = load ptr addrspace(1), ptr %5, align 8
  %35 = load i32, ptr %10, align 4
  %36 = load i32, ptr %9, align 4
  %37 = add i32 %35, %36
  %38 = zext i32 %37 to i64
  %39 = getelementptr inbounds nuw i32, ptr addrspace(1) %34, i64 %38
  store i32 %33, ptr addrspace(1) %39, align 4
  br label %40

40:                                               ; preds = %30, %3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @early(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !24 !kernel_arg_access_qual !10 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !13 !intel_reqd_sub_group_size !8 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load i32, ptr %6, align 4
  call spir_func void @__clang_ocl_kern_imp_early(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, i32 noundef %9) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_early(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !24 !kernel_arg_access_qual !10 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !13 !intel_reqd_sub_group_size !8 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %9 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %10 = trunc i64 %9 to i32
  store i32 %10, ptr %7, align 4
  %11 = load i32, ptr %7, align 4
  %12 = load i32, ptr %6, align 4
  %13 = icmp sge i32 %11, %12
  br i1 %13, label %14, label %15

14:                                               ; preds = %3
  br label %30

15:                                               ; preds = %3
  %16 = load ptr addrspace(1), ptr %4, align 8
  %17 = load i32, ptr %7, align 4
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds i32, ptr addrspace(1) %16, i64 %18
  %20 = load i32, ptr addrspace(1) %19, align 4
  store i32 %20, ptr %8, align 4
  %21 = load i32, ptr %8, align 4
  %22 = call spir_func i32 @_Z32sub_group_non_uniform_reduce_addi(i32 noundef %21) #7
  %23 = load i32, ptr %8, align 4
  %24 = call spir_func i32 @_Z40sub_group_non_uniform_scan_exclusive_addi(i32 noundef %23) #7
  %25 = add nsw i32 %22, %24
  %26 = load ptr addrspace(1), ptr %5, align 8
  %27 = load i32, ptr %7, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr addrspace(1) %26, i64 %28
  store i32 %25, ptr addrspace(1) %29, align 4
  br label %30

30:                                               ; preds = %15, %14
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @steps(ptr addrspace(1) noundef align 4 %0) #0 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 !intel_reqd_sub_group_size !8 {
  %2 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %2, align 8
  %3 = load ptr addrspace(1), ptr %2, align 8
  call spir_func void @__clang_ocl_kern_imp_steps(ptr addrspace(1) noundef align 4 %3) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_steps(ptr addrspace(1) noundef align 4 %0) #0 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 !intel_reqd_sub_group_size !8 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %2, align 8
  %5 = load ptr addrspace(1), ptr %2, align 8
  %6 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %5, i64 %6
  %8 = load i32, ptr addrspace(1) %7, align 4
  store i32 %8, ptr %3, align 4
  store i32 0, ptr %4, align 4
  br label %9

9:                                                ; preds = %33, %1
  %10 = load i32, ptr %3, align 4
  %11 = icmp ne i32 %10, 1
  %12 = zext i1 %11 to i32
  %13 = call spir_func i32 @_Z13sub_group_anyi(i32 noundef %12) #7
  %14 = icmp ne i32 %13, 0
  br i1 %14, label %15, label %34

15:                                               ; preds = %9
  %16 = load i32, ptr %3, align 4
  %17 = icmp ne i32 %16, 1
  br i1 %17, label %18, label %33

18:                                               ; preds = %15
  %19 = load i32, ptr %3, align 4
  %20 = and i32 %19, 1
  %21 = icmp ne i32 %20, 0
  br i1 %21, label %22, label %26

22:                                               ; preds = %18
  %23 = load i32, ptr %3, align 4
  %24 = mul nsw i32 3, %23
  %25 = add nsw i32 %24, 1
  br label %29

26:                                               ; preds = %18
  %27 = load i32, ptr %3, align 4
  %28 = sdiv i32 %27, 2
  br label %29

29:                                               ; preds = %26, %22
  %30 = phi i32 [ %25, %22 ], [ %28, %26 ]
  store i32 %30, ptr %3, align 4
  %31 = load i32, ptr %4, align 4
  %32 = add nsw i32 %31, 1
  store i32 %32, ptr %4, align 4
  br label %33

33:                                               ; preds = %29, %15
  br label %9

34:                                               ; preds = %9
  %35 = load i32, ptr %4, align 4
  %36 = load ptr addrspace(1), ptr %2, align 8
  %37 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %38 = getelementptr inbounds nuw i32, ptr addrspace(1) %36, i64 %37
  store i32 %35, ptr addrspace(1) %38, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @product(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3, i32 noundef %4) #0 !kernel_arg_addr_space !26 !kernel_arg_access_qual !27 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 !intel_reqd_sub_group_size !8 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store ptr addrspace(1) %2, ptr %8, align 8
  store i32 %3, ptr %9, align 4
  store i32 %4, ptr %10, align 4
  %11 = load ptr addrspace(1), ptr %6, align 8
  %12 = load ptr addrspace(1), ptr %7, align 8
  %13 = load ptr addrspace(1), ptr %8, align 8
  %14 = load i32, ptr %9, align 4
  %15 = load i32, ptr %10, align 4
  call spir_func void @__clang_ocl_kern_imp_product(ptr addrspace(1) noundef align 4 %11, ptr addrspace(1) noundef align 4 %12, ptr addrspace(1) noundef align 4 %13, i32 noundef %14, i32 noundef %15) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_product(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3, i32 noundef %4) #0 !kernel_arg_addr_space !26 !kernel_arg_access_qual !27 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 !intel_reqd_sub_group_size !8 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store ptr addrspace(1) %2, ptr %8, align 8
  store i32 %3, ptr %9, align 4
  store i32 %4, ptr %10, align 4
  %14 = call spir_func i64 @_Z14get_num_groupsj(i32 noundef 0) #6
  %15 = call spir_func i32 @_Z18get_num_sub_groupsv() #7
  %16 = zext i32 %15 to i64
  %17 = mul i64 %14, %16
  %18 = trunc i64 %17 to i32
  store i32 %18, ptr %11, align 4
  %19 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6
  %20 = call spir_func i32 @_Z18get_num_sub_groupsv() #7
  %21 = zext i32 %20 to i64
  %22 = mul i64 %19, %21
  %23 = call spir_func i32 @_Z16get_sub_group_idv() #7
  %24 = zext i32 %23 to i64
  %25 = add i64 %22, %24
  %26 = trunc i64 %25 to i32
  store i32 %26, ptr %12, align 4
  br label %27

27:                                               ; preds = %50, %5
  %28 = load i32, ptr %12, align 4
  %29 = load i32, ptr %9, align 4
  %30 = icmp slt i32 %28, %29
  br i1 %30, label %31, label %54

31:                                               ; preds = %27
  %32 = load ptr addrspace(1), ptr %6, align 8
  %33 = load i32, ptr %12, align 4
  %34 = load i32, ptr %10, align 4
  %35 = mul nsw i32 %33, %34
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds float, ptr addrspace(1) %32, i64 %36
  %38 = load ptr addrspace(1), ptr %7, align 8
  %39 = load i32, ptr %10, align 4
  %40 = call spir_func float @dot_row(ptr addrspace(1) noundef %37, ptr addrspace(1) noundef %38, i32 noundef %39) #7
  store float %40, ptr %13, align 4
  %41 = call spir_func i32 @_Z22get_sub_group_local_idv() #7
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %43, label %49

43:                                               ; preds = %31
  %44 = load float, ptr %13, align 4
  %45 = load ptr addrspace(1), ptr %8, align 8
  %46 = load i32, ptr %12, align 4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds float, ptr addrspace(1) %45, i64 %47
  store float %44, ptr addrspace(1) %48, align 4
  br label %49

49:                                               ; preds = %43, %31
  br label %50

50:                                               ; preds = %49
  %51 = load i32, ptr %11, align 4
  %52 = load i32, ptr %12, align 4
  %53 = add nsw i32 %52, %51
  store i32 %53, ptr %12, align 4
  br label %27

54:                                               ; preds = %27
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @neighbours(ptr addrspace(1) noundef align 4 %0, ptr addrspace(3) noundef align 4 %1) #0 !kernel_arg_addr_space !30 !kernel_arg_access_qual !5 !kernel_arg_type !31 !kernel_arg_base_type !31 !kernel_arg_type_qual !32 !intel_reqd_sub_group_size !8 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(3), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(3) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(3), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_neighbours(ptr addrspace(1) noundef align 4 %5, ptr addrspace(3) noundef align 4 %6) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_neighbours(ptr addrspace(1) noundef align 4 %0, ptr addrspace(3) noundef align 4 %1) #0 !kernel_arg_addr_space !30 !kernel_arg_access_qual !5 !kernel_arg_type !31 !kernel_arg_base_type !31 !kernel_arg_type_qual !32 !intel_reqd_sub_group_size !8 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(3), align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca ptr addrspace(3), align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(3) %1, ptr %4, align 8
  %10 = call spir_func i32 @_Z16get_sub_group_idv() #7
  store i32 %10, ptr %5, align 4
  %11 = call spir_func i32 @_Z22get_sub_group_local_idv() #7
  store i32 %11, ptr %6, align 4
  %12 = load ptr addrspace(3), ptr %4, align 8
  %13 = load i32, ptr %5, align 4
  %14 = mul i32 %13, 32
  %15 = zext i32 %14 to i64
  %16 = getelementptr inbounds nuw i32, ptr addrspace(3) %12, i64 %15
  store ptr addrspace(3) %16, ptr %7, align 8
  %17 = load ptr addrspace(1), ptr %3, align 8
  %18 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %19 = getelementptr inbounds nuw i32, ptr addrspace(1) %17, i64 %18
  %20 = load i32, ptr addrspace(1) %19, align 4
  store i32 %20, ptr %8, align 4
  store i32 0, ptr %9, align 4
  br label %21

21:                                               ; preds = %40, %2
  %22 = load i32, ptr %9, align 4
  %23 = icmp slt i32 %22, 5
  br i1 %23, label %24, label %43

24:                                               ; preds = %21
  %25 = load i32, ptr %8, align 4
  %26 = load ptr addrspace(3), ptr %7, align 8
  %27 = load i32, ptr %6, align 4
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds nuw i32, ptr addrspace(3) %26, i64 %28
  store i32 %25, ptr addrspace(3) %29, align 4
  call spir_func void @_Z17sub_group_barrierj(i32 noundef 1) #7
  %30 = load ptr addrspace(3), ptr %7, align 8
  %31 = load i32, ptr %6, align 4
  %32 = add i32 %31, 1
  %33 = call spir_func i32 @_Z18get_sub_group_sizev() #7
  %34 = urem i32 %32, %33
  %35 = zext i32 %34 to i64
  %36 = getelementptr inbounds nuw i32, ptr addrspace(3) %30, i64 %35
  %37 = load i32, ptr addrspace(3) %36, align 4
  %38 = load i32, ptr %8, align 4
  %39 = add nsw i32 %38, %37
  store i32 %39, ptr %8, align 4
  call spir_func void @_Z17sub_group_barrierj(i32 noundef 1) #7
  br label %40

40:                                               ; preds = %24
  %41 = load i32, ptr %9, align 4
  %42 = add nsw i32 %41, 1
  store i32 %42, ptr %9, align 4
  br label %21

43:                                               ; preds = %21
  %44 = load i32, ptr %8, align 4
  %45 = load ptr addrspace(1), ptr %3, align 8
  %46 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %47 = getelementptr inbounds nuw i32, ptr addrspace(1) %45, i64 %46
  store i32 %44, ptr addrspace(1) %47, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @parting(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !31 !kernel_arg_base_type !31 !kernel_arg_type_qual !7 !intel_reqd_sub_group_size !8 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_parting(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_parting(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !31 !kernel_arg_base_type !31 !kernel_arg_type_qual !7 !intel_reqd_sub_group_size !8 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %3, align 8
  %9 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %10 = getelementptr inbounds nuw i32, ptr addrspace(1) %8, i64 %9
  %11 = load i32, ptr addrspace(1) %10, align 4
  store i32 %11, ptr %5, align 4
  store i32 0, ptr %6, align 4
  store i32 0, ptr %7, align 4
  br label %12

12:                                               ; preds = %47, %2
  %13 = load i32, ptr %7, align 4
  %14 = icmp slt i32 %13, 4
  br i1 %14, label %15, label %50

15:                                               ; preds = %12
  %16 = load i32, ptr %5, align 4
  %17 = load i32, ptr %7, align 4
  %18 = and i32 %17, 31
  %19 = ashr i32 %16, %18
  %20 = and i32 %19, 1
  %21 = icmp ne i32 %20, 0
  br i1 %21, label %22, label %27

22:                                               ; preds = %15
  %23 = load i32, ptr %5, align 4
  %24 = call spir_func i32 @_Z32sub_group_non_uniform_reduce_addi(i32 noundef %23) #7
  %25 = load i32, ptr %6, align 4
  %26 = add nsw i32 %25, %24
  store i32 %26, ptr %6, align 4
  br label %42

27:                                               ; preds = %15
  %28 = load i32, ptr %5, align 4
  %29 = load i32, ptr %7, align 4
  %30 = and i32 %29, 31
  %31 = ashr i32 %28, %30
  %32 = and i32 %31, 2
  %33 = icmp ne i32 %32, 0
  br i1 %33, label %34, label %41

34:                                               ; preds = %27
  %35 = load i32, ptr %5, align 4
  %36 = load i32, ptr %7, align 4
  %37 = add nsw i32 %35, %36
  %38 = call spir_func i32 @_Z32sub_group_non_uniform_reduce_maxi(i32 noundef %37) #7
  %39 = load i32, ptr %6, align 4
  %40 = sub nsw i32 %39, %38
  store i32 %40, ptr %6, align 4
  br label %41

41:                                               ; preds = %34, %27
  br label %42

42:                                               ; preds = %41, %22
  %43 = load i32, ptr %7, align 4
  %44 = call spir_func i32 @_Z20sub_group_reduce_addi(i32 noundef %43) #7
  %45 = load i32, ptr %6, align 4
  %46 = xor i32 %45, %44
  store i32 %46, ptr %6, align 4
  br label %47

47:                                               ; preds = %42
  %48 = load i32, ptr %7, align 4
  %49 = add nsw i32 %48, 1
  store i32 %49, ptr %7, align 4
  br label %12

50:                                               ; preds = %12
  %51 = load i32, ptr %6, align 4
  %52 = load ptr addrspace(1), ptr %4, align 8
  %53 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %54 = getelementptr inbounds nuw i32, ptr addrspace(1) %52, i64 %53
  store i32 %51, ptr addrspace(1) %54, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @places(ptr addrspace(1) noundef align 4 %0) #0 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 !intel_reqd_sub_group_size !8 {
  %2 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %2, align 8
  %3 = load ptr addrspace(1), ptr %2, align 8
  call spir_func void @__clang_ocl_kern_imp_places(ptr addrspace(1) noundef align 4 %3) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_places(ptr addrspace(1) noundef align 4 %0) #0 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 !intel_reqd_sub_group_size !8 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %2, align 8
  %7 = call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #6
  %8 = call spir_func i64 @_Z14get_num_groupsj(i32 noundef 0) #6
  %9 = mul i64 %7, %8
  %10 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6
  %11 = add i64 %9, %10
  store i64 %11, ptr %3, align 8
  %12 = load i64, ptr %3, align 8
  %13 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #6
  %14 = mul i64 %12, %13
  %15 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 1) #6
  %16 = mul i64 %14, %15
  %17 = call spir_func i64 @_Z19get_local_linear_idv() #7
  %18 = add i64 %16, %17
  store i64 %18, ptr %4, align 8
  %19 = call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %20 = call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #6
  %21 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 1) #6
  %22 = mul i64 %20, %21
  %23 = sub i64 %19, %22
  %24 = trunc i64 %23 to i32
  store i32 %24, ptr %5, align 4
  %25 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %26 = trunc i64 %25 to i32
  %27 = load i32, ptr %5, align 4
  %28 = mul nsw i32 10, %27
  %29 = add nsw i32 %26, %28
  %30 = call spir_func i32 @_Z20sub_group_reduce_addi(i32 noundef %29) #7
  store i32 %30, ptr %6, align 4
  %31 = load i32, ptr %6, align 4
  %32 = mul nsw i32 %31, 10000
  %33 = call spir_func i32 @_Z16get_sub_group_idv() #7
  %34 = mul i32 %33, 100
  %35 = add i32 %32, %34
  %36 = call spir_func i32 @_Z22get_sub_group_local_idv() #7
  %37 = add i32 %35, %36
  %38 = load ptr addrspace(1), ptr %2, align 8
  %39 = load i64, ptr %4, align 8
  %40 = getelementptr inbounds nuw i32, ptr addrspace(1) %38, i64 %39
  store i32 %37, ptr addrspace(1) %40, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @bins(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !21 !kernel_arg_access_qual !10 !kernel_arg_type !33 !kernel_arg_base_type !34 !kernel_arg_type_qual !13 !intel_reqd_sub_group_size !8 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_bins(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(1) noundef align 4 %9) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_bins(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !21 !kernel_arg_access_qual !10 !kernel_arg_type !33 !kernel_arg_base_type !34 !kernel_arg_type_qual !13 !intel_reqd_sub_group_size !8 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %9 = load ptr addrspace(1), ptr %4, align 8
  %10 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %9, i64 %10
  %12 = load i32, ptr addrspace(1) %11, align 4
  store i32 %12, ptr %7, align 4
  store i32 -1, ptr %8, align 4
  %13 = load i32, ptr %7, align 4
  %14 = and i32 %13, 1
  %15 = icmp ne i32 %14, 0
  br i1 %15, label %16, label %25

16:                                               ; preds = %3
  %17 = load ptr addrspace(1), ptr %5, align 8
  %18 = load i32, ptr %7, align 4
  %19 = and i32 %18, 7
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds i32, ptr addrspace(1) %17, i64 %20
  %22 = addrspacecast ptr addrspace(1) %21 to ptr addrspace(4)
  %23 = load i32, ptr %7, align 4
  %24 = call spir_func i32 @_Z16atomic_fetch_addPU3AS4VU7_Atomicii(ptr addrspace(4) noundef %22, i32 noundef %23) #7
  store i32 %24, ptr %8, align 4
  br label %25

25:                                               ; preds = %16, %3
  %26 = load i32, ptr %8, align 4
  %27 = icmp sge i32 %26, 0
  %28 = zext i1 %27 to i32
  %29 = call spir_func i32 @_Z20sub_group_reduce_addi(i32 noundef %28) #7
  %30 = load ptr addrspace(1), ptr %6, align 8
  %31 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %32 = getelementptr inbounds nuw i32, ptr addrspace(1) %30, i64 %31
  store i32 %29, ptr addrspace(1) %32, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @leaving(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !31 !kernel_arg_base_type !31 !kernel_arg_type_qual !7 !intel_reqd_sub_group_size !8 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_leaving(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_leaving(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !31 !kernel_arg_base_type !31 !kernel_arg_type_qual !7 !intel_reqd_sub_group_size !8 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %3, align 8
  %9 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %10 = getelementptr inbounds nuw i32, ptr addrspace(1) %8, i64 %9
  %11 = load i32, ptr addrspace(1) %10, align 4
  store i32 %11, ptr %5, align 4
  store i32 0, ptr %6, align 4
  store i32 0, ptr %7, align 4
  br label %12

12:                                               ; preds = %48, %2
  %13 = load i32, ptr %7, align 4
  %14 = load i32, ptr %5, align 4
  %15 = and i32 %14, 15
  %16 = icmp slt i32 %13, %15
  br i1 %16, label %17, label %51

17:                                               ; preds = %12
  %18 = load i32, ptr %5, align 4
  %19 = ashr i32 %18, 4
  %20 = and i32 %19, 15
  %21 = load i32, ptr %7, align 4
  %22 = icmp eq i32 %20, %21
  br i1 %22, label %23, label %28

23:                                               ; preds = %17
  %24 = load i32, ptr %6, align 4
  %25 = load ptr addrspace(1), ptr %4, align 8
  %26 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %27 = getelementptr inbounds nuw i32, ptr addrspace(1) %25, i64 %26
  store i32 %24, ptr addrspace(1) %27, align 4
  br label %59

28:                                               ; preds = %17
  %29 = load i32, ptr %5, align 4
  %30 = ashr i32 %29, 8
  %31 = and i32 %30, 3
  %32 = load i32, ptr %7, align 4
  %33 = and i32 %32, 3
  %34 = icmp eq i32 %31, %33
  br i1 %34, label %35, label %36

35:                                               ; preds = %28
  br label %48

36:                                               ; preds = %28
  %37 = load i32, ptr %5, align 4
  %38 = ashr i32 %37, 10
  %39 = and i32 %38, 15
  %40 = load i32, ptr %7, align 4
  %41 = icmp eq i32 %39, %40
  br i1 %41, label %42, label %43

42:                                               ; preds = %36
  br label %51

43:                                               ; preds = %36
  %44 = load i32, ptr %6, align 4
  %45 = mul i32 %44, 3
  %46 = call spir_func i32 @_Z32sub_group_non_uniform_reduce_addi(i32 noundef 1) #7
  %47 = add i32 %45, %46
  store i32 %47, ptr %6, align 4
  br label %48

48:                                               ; preds = %43, %35
  %49 = load i32, ptr %7, align 4
  %50 = add nsw i32 %49, 1
  store i32 %50, ptr %7, align 4
  br label %12

51:                                               ; preds = %42, %12
  %52 = load i32, ptr %6, align 4
  %53 = mul i32 %52, 64
  %54 = call spir_func i32 @_Z32sub_group_non_uniform_reduce_addi(i32 noundef 1) #7
  %55 = add i32 %53, %54
  %56 = load ptr addrspace(1), ptr %4, align 8
  %57 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %58 = getelementptr inbounds nuw i32, ptr addrspace(1) %56, i64 %57
  store i32 %55, ptr addrspace(1) %58, align 4
  br label %59

59:                                               ; preds = %51, %23
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal spir_func float @warp_sum(float noundef %0) #1 {
  %2 = alloca float, align 4
  %3 = alloca i32, align 4
  store float %0, ptr %2, align 4
  store i32 16, ptr %3, align 4
  br label %4

4:                                                ; preds = %13, %1
  %5 = load i32, ptr %3, align 4
  %6 = icmp sgt i32 %5, 0
  br i1 %6, label %7, label %16

7:                                                ; preds = %4
  %8 = load float, ptr %2, align 4
  %9 = load i32, ptr %3, align 4
  %10 = call spir_func float @_Z21sub_group_shuffle_xorfj(float noundef %8, i32 noundef %9) #7
  %11 = load float, ptr %2, align 4
  %12 = fadd float %11, %10
  store float %12, ptr %2, align 4
  br label %13

13:                                               ; preds = %7
  %14 = load i32, ptr %3, align 4
  %15 = sdiv i32 %14, 2
  store i32 %15, ptr %3, align 4
  br label %4

16:                                               ; preds = %4
  %17 = load float, ptr %2, align 4
  ret float %17
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z22get_sub_group_local_idv() #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_group_idj(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z18get_num_sub_groupsv() #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z16get_sub_group_idv() #3

; Function Attrs: convergent nounwind
declare spir_func float @_Z21sub_group_shuffle_xorfj(float noundef, i32 noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z16atomic_fetch_addPU3AS4VU7_Atomicii(ptr addrspace(4) noundef, i32 noundef) #3

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal spir_func i32 @warp_scan(i32 noundef %0) #1 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %6 = call spir_func i32 @_Z22get_sub_group_local_idv() #7
  store i32 %6, ptr %3, align 4
  store i32 1, ptr %4, align 4
  br label %7

7:                                                ; preds = %22, %1
  %8 = load i32, ptr %4, align 4
  %9 = icmp ult i32 %8, 32
  br i1 %9, label %10, label %25

10:                                               ; preds = %7
  %11 = load i32, ptr %2, align 4
  %12 = load i32, ptr %4, align 4
  %13 = call spir_func i32 @_Z20sub_group_shuffle_upij(i32 noundef %11, i32 noundef %12) #7
  store i32 %13, ptr %5, align 4
  %14 = load i32, ptr %3, align 4
  %15 = load i32, ptr %4, align 4
  %16 = icmp uge i32 %14, %15
  br i1 %16, label %17, label %21

17:                                               ; preds = %10
  %18 = load i32, ptr %5, align 4
  %19 = load i32, ptr %2, align 4
  %20 = add nsw i32 %19, %18
  store i32 %20, ptr %2, align 4
  br label %21

21:                                               ; preds = %17, %10
  br label %22

22:                                               ; preds = %21
  %23 = load i32, ptr %4, align 4
  %24 = mul i32 %23, 2
  store i32 %24, ptr %4, align 4
  br label %7

25:                                               ; preds = %7
  %26 = load i32, ptr %2, align 4
  ret i32 %26
}

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z20sub_group_shuffle_upij(i32 noundef, i32 noundef) #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z21sub_group_shuffle_xorij(i32 noundef, i32 noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z3minii(i32 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z3maxii(i32 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func float @_Z17sub_group_shufflefj(float noundef, i32 noundef) #3

; Function Attrs: convergent nounwind
declare spir_func <4 x i32> @_Z16sub_group_balloti(i32 noundef) #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z31sub_group_ballot_exclusive_scanDv4_j(<4 x i32> noundef) #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z15sub_group_electv() #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z26sub_group_ballot_bit_countDv4_j(<4 x i32> noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z25sub_group_broadcast_firsti(i32 noundef) #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z32sub_group_non_uniform_reduce_addi(i32 noundef) #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z40sub_group_non_uniform_scan_exclusive_addi(i32 noundef) #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z13sub_group_anyi(i32 noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z14get_num_groupsj(i32 noundef) #2

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal spir_func float @dot_row(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, i32 noundef %2) #1 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  %7 = alloca float, align 4
  %8 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  store float 0.000000e+00, ptr %7, align 4
  %9 = call spir_func i32 @_Z22get_sub_group_local_idv() #7
  store i32 %9, ptr %8, align 4
  br label %10

10:                                               ; preds = %27, %3
  %11 = load i32, ptr %8, align 4
  %12 = load i32, ptr %6, align 4
  %13 = icmp slt i32 %11, %12
  br i1 %13, label %14, label %30

14:                                               ; preds = %10
  %15 = load ptr addrspace(1), ptr %4, align 8
  %16 = load i32, ptr %8, align 4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds float, ptr addrspace(1) %15, i64 %17
  %19 = load float, ptr addrspace(1) %18, align 4
  %20 = load ptr addrspace(1), ptr %5, align 8
  %21 = load i32, ptr %8, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds float, ptr addrspace(1) %20, i64 %22
  %24 = load float, ptr addrspace(1) %23, align 4
  %25 = load float, ptr %7, align 4
  %26 = call float @llvm.fmuladd.f32(float %19, float %24, float %25)
  store float %26, ptr %7, align 4
  br label %27

27:                                               ; preds = %14
  %28 = load i32, ptr %8, align 4
  %29 = add nsw i32 %28, 32
  store i32 %29, ptr %8, align 4
  br label %10

30:                                               ; preds = %10
  %31 = load float, ptr %7, align 4
  %32 = call spir_func float @_Z20sub_group_reduce_addf(float noundef %31) #7
  ret float %32
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #4

; Function Attrs: convergent nounwind
declare spir_func float @_Z20sub_group_reduce_addf(float noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z17sub_group_barrierj(i32 noundef) #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z18get_sub_group_sizev() #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z32sub_group_non_uniform_reduce_maxi(i32 noundef) #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z20sub_group_reduce_addi(i32 noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z14get_local_sizej(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z19get_local_linear_idv() #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) #2

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #6 = { convergent nounwind willreturn memory(none) }
attributes #7 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{!"clang version 22.1.8"}
!4 = !{i32 1, i32 1}
!5 = !{!"none", !"none"}
!6 = !{!"float*", !"float*"}
!7 = !{!"const", !""}
!8 = !{i32 32}
!9 = !{i32 1, i32 1, i32 3}
!10 = !{!"none", !"none", !"none"}
!11 = !{!"float*", !"atomic_int*", !"float*"}
!12 = !{!"float*", !"_Atomic(int)*", !"float*"}
!13 = !{!"const", !"", !""}
!14 = !{!"int*", !"int*", !"int*"}
!15 = !{i32 1}
!16 = !{!"none"}
!17 = !{!"int*"}
!18 = !{!""}
!19 = !{!"float4*"}
!20 = !{!"float __attribute__((ext_vector_type(4)))*"}
!21 = !{i32 1, i32 1, i32 1}
!22 = !{!"int*", !"int*", !"atomic_int*"}
!23 = !{!"int*", !"int*", !"_Atomic(int)*"}
!24 = !{i32 1, i32 1, i32 0}
!25 = !{!"int*", !"int*", !"int"}
!26 = !{i32 1, i32 1, i32 1, i32 0, i32 0}
!27 = !{!"none", !"none", !"none", !"none", !"none"}
!28 = !{!"float*", !"float*", !"float*", !"int", !"int"}
!29 = !{!"const", !"const", !"", !"", !""}
!30 = !{i32 1, i32 3}
!31 = !{!"int*", !"int*"}
!32 = !{!"", !""}
!33 = !{!"int*", !"atomic_int*", !"int*"}
!34 = !{!"int*", !"_Atomic(int)*", !"int*"}
