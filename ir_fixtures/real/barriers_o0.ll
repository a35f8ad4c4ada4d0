; ModuleID = 'sources/barriers.cl'
source_filename = "sources/barriers.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64-unknown-unknown"

%struct.State = type { i32, float, i64 }

@tiles.tile_a = internal addrspace(3) global [16 x [16 x float]] undef, align 4
@tiles.tile_b = internal addrspace(3) global [16 x [16 x float]] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @nested(ptr addrspace(1) noundef align 4 %0, ptr addrspace(3) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(3), align 8
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(3) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(3), ptr %5, align 8
  %9 = load i32, ptr %6, align 4
  call spir_func void @__clang_ocl_kern_imp_nested(ptr addrspace(1) noundef align 4 %7, ptr addrspace(3) noundef align 4 %8, i32 noundef %9) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_nested(ptr addrspace(1) noundef align 4 %0, ptr addrspace(3) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(3), align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(3) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %13 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %14 = trunc i64 %13 to i32
  store i32 %14, ptr %7, align 4
  %15 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #6
  %16 = trunc i64 %15 to i32
  store i32 %16, ptr %8, align 4
  %17 = load i32, ptr %7, align 4
  store i32 %17, ptr %9, align 4
  store i32 0, ptr %10, align 4
  br label %18

18:                                               ; preds = %84, %3
  %19 = load i32, ptr %10, align 4
  %20 = load i32, ptr %6, align 4
  %21 = icmp slt i32 %19, %20
  br i1 %21, label %22, label %87

22:                                               ; preds = %18
  %23 = load i32, ptr %9, align 4
  %24 = load ptr addrspace(3), ptr %5, align 8
  %25 = load i32, ptr %7, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i32, ptr addrspace(3) %24, i64 %26
  store i32 %23, ptr addrspace(3) %27, align 4
  call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %28 = load ptr addrspace(3), ptr %5, align 8
  %29 = load i32, ptr %7, align 4
  %30 = add nsw i32 %29, 1
  %31 = load i32, ptr %8, align 4
  %32 = srem i32 %30, %31
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr addrspace(3) %28, i64 %33
  %35 = load i32, ptr addrspace(3) %34, align 4
  store i32 %35, ptr %11, align 4
  %36 = load i32, ptr %11, align 4
  %37 = and i32 %36, 1
  %38 = icmp ne i32 %37, 0
  br i1 %38, label %39, label %43

39:                                               ; preds = %22
  %40 = load i32, ptr %11, align 4
  %41 = load i32, ptr %9, align 4
  %42 = add nsw i32 %41, %40
  store i32 %42, ptr %9, align 4
  br label %60

43:                                               ; preds = %22
  %44 = load i32, ptr %10, align 4
  %45 = load i32, ptr %9, align 4
  %46 = sub nsw i32 %45, %44
  store i32 %46, ptr %9, align 4
  store i32 0, ptr %12, align 4
  br label %47

47:                                               ; preds = %56, %43
  %48 = load i32, ptr %12, align 4
  %49 = load i32, ptr %11, align 4
  %50 = and i32 %49, 3
  %51 = icmp slt i32 %48, %50
  br i1 %51, label %52, label %59

52:                                               ; preds = %47
  %53 = load i32, ptr %12, align 4
  %54 = load i32, ptr %9, align 4
  %55 = xor i32 %54, %53
  store i32 %55, ptr %9, align 4
  br label %56

56:                                               ; preds = %52
  %57 = load i32, ptr %12, align 4
  %58 = add nsw i32 %57, 1
  store i32 %58, ptr %12, align 4
  br label %47

59:                                               ; preds = %47
  br label %60

60:                                               ; preds = %59, %39
  call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %61 = load i32, ptr %10, align 4
  %62 = srem i32 %61, 2
  %63 = icmp ne i32 %62, 0
  br i1 %63, label %64, label %83

64:                                               ; preds = %60
  %65 = load i32, ptr %9, align 4
  %66 = mul nsw i32 %65, 2
  %67 = load ptr addrspace(3), ptr %5, align 8
  %68 = load i32, ptr %7, align 4
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds i32, ptr addrspace(3) %67, i64 %69
  store i32 %66, ptr addrspace(3) %70, align 4
  call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %71 = load ptr addrspace(3), ptr %5, align 8
  %72 = load i32, ptr %7, align 4
  %73 = load i32, ptr %8, align 4
  %74 = add nsw i32 %72, %73
  %75 = sub nsw i32 %74, 1
  %76 = load i32, ptr %8, align 4
  %77 = srem i32 %75, %76
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds i32, ptr addrspace(3) %71, i64 %78
  %80 = load i32, ptr addrspace(3) %79, align 4
  %81 = load i32, ptr %9, align 4
  %82 = add nsw i32 %81, %80
  store i32 %82, ptr %9, align 4
  call spir_func void @_Z7barrierj(i32 noundef 1) #7
  br label %83

83:                                               ; preds = %64, %60
  br label %84

84:                                               ; preds = %83
  %85 = load i32, ptr %10, align 4
  %86 = add nsw i32 %85, 1
  store i32 %86, ptr %10, align 4
  br label %18

87:                                               ; preds = %18
  %88 = load i32, ptr %9, align 4
  %89 = load ptr addrspace(1), ptr %4, align 8
  %90 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %91 = getelementptr inbounds nuw i32, ptr addrspace(1) %89, i64 %90
  store i32 %88, ptr addrspace(1) %91, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @arrays(ptr addrspace(1) noundef align 4 %0, ptr addrspace(3) noundef align 4 %1) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(3), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(3) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(3), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_arrays(ptr addrspace(1) noundef align 4 %5, ptr addrspace(3) noundef align 4 %6) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_arrays(ptr addrspace(1) noundef align 4 %0, ptr addrspace(3) noundef align 4 %1) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(3), align 8
  %5 = alloca [4 x i32], align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(3) %1, ptr %4, align 8
  %10 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %11 = trunc i64 %10 to i32
  store i32 %11, ptr %6, align 4
  store i32 0, ptr %7, align 4
  br label %12

12:                                               ; preds = %22, %2
  %13 = load i32, ptr %7, align 4
  %14 = icmp slt i32 %13, 4
  br i1 %14, label %15, label %25

15:                                               ; preds = %12
  %16 = load i32, ptr %6, align 4
  %17 = load i32, ptr %7, align 4
  %18 = mul nsw i32 %16, %17
  %19 = load i32, ptr %7, align 4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds [4 x i32], ptr %5, i64 0, i64 %20
  store i32 %18, ptr %21, align 4
  br label %22

22:                                               ; preds = %15
  %23 = load i32, ptr %7, align 4
  %24 = add nsw i32 %23, 1
  store i32 %24, ptr %7, align 4
  br label %12

25:                                               ; preds = %12
  %26 = load i32, ptr %6, align 4
  %27 = load ptr addrspace(3), ptr %4, align 8
  %28 = load i32, ptr %6, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr addrspace(3) %27, i64 %29
  store i32 %26, ptr addrspace(3) %30, align 4
  call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %31 = load ptr addrspace(3), ptr %4, align 8
  %32 = load i32, ptr %6, align 4
  %33 = add nsw i32 %32, 1
  %34 = sext i32 %33 to i64
  %35 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #6
  %36 = urem i64 %34, %35
  %37 = getelementptr inbounds nuw i32, ptr addrspace(3) %31, i64 %36
  %38 = load i32, ptr addrspace(3) %37, align 4
  %39 = and i32 %38, 3
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds [4 x i32], ptr %5, i64 0, i64 %40
  %42 = load i32, ptr %41, align 4
  %43 = add nsw i32 %42, 100
  store i32 %43, ptr %41, align 4
  call spir_func void @_Z7barrierj(i32 noundef 1) #7
  store i32 0, ptr %8, align 4
  store i32 0, ptr %9, align 4
  br label %44

44:                                               ; preds = %55, %25
  %45 = load i32, ptr %9, align 4
  %46 = icmp slt i32 %45, 4
  br i1 %46, label %47, label %58

47:                                               ; preds = %44
  %48 = load i32, ptr %8, align 4
  %49 = mul nsw i32 %48, 10
  %50 = load i32, ptr %9, align 4
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds [4 x i32], ptr %5, i64 0, i64 %51
  %53 = load i32, ptr %52, align 4
  %54 = add nsw i32 %49, %53
  store i32 %54, ptr %8, align 4
  br label %55

55:                                               ; preds = %47
  %56 = load i32, ptr %9, align 4
  %57 = add nsw i32 %56, 1
  store i32 %57, ptr %9, align 4
  br label %44

58:                                               ; preds = %44
  %59 = load i32, ptr %8, align 4
  %60 = load ptr addrspace(1), ptr %3, align 8
  %61 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %62 = getelementptr inbounds nuw i32, ptr addrspace(1) %60, i64 %61
  store i32 %59, ptr addrspace(1) %62, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @early(ptr addrspace(1) noundef align 4 %0, ptr addrspace(3) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(3), align 8
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(3) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(3), ptr %5, align 8
  %9 = load i32, ptr %6, align 4
  call spir_func void @__clang_ocl_kern_imp_early(ptr addrspace(1) noundef align 4 %7, ptr addrspace(3) noundef align 4 %8, i32 noundef %9) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_early(ptr addrspace(1) noundef align 4 %0, ptr addrspace(3) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(3), align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(3) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %8 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %9 = trunc i64 %8 to i32
  store i32 %9, ptr %7, align 4
  %10 = load i32, ptr %6, align 4
  %11 = icmp ne i32 %10, 0
  br i1 %11, label %12, label %16

12:                                               ; preds = %3
  %13 = load ptr addrspace(1), ptr %4, align 8
  %14 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %15 = getelementptr inbounds nuw i32, ptr addrspace(1) %13, i64 %14
  store i32 -1, ptr addrspace(1) %15, align 4
  br label %33

16:                                               ; preds = %3
  %17 = load i32, ptr %7, align 4
  %18 = load ptr addrspace(3), ptr %5, align 8
  %19 = load i32, ptr %7, align 4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds i32, ptr addrspace(3) %18, i64 %20
  store i32 %17, ptr addrspace(3) %21, align 4
  call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %22 = load ptr addrspace(3), ptr %5, align 8
  %23 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #6
  %24 = sub i64 %23, 1
  %25 = load i32, ptr %7, align 4
  %26 = sext i32 %25 to i64
  %27 = sub i64 %24, %26
  %28 = getelementptr inbounds nuw i32, ptr addrspace(3) %22, i64 %27
  %29 = load i32, ptr addrspace(3) %28, align 4
  %30 = load ptr addrspace(1), ptr %4, align 8
  %31 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %32 = getelementptr inbounds nuw i32, ptr addrspace(1) %30, i64 %31
  store i32 %29, ptr addrspace(1) %32, align 4
  br label %33

33:                                               ; preds = %16, %12
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func i32 @neighbour(ptr addrspace(3) noundef %0, i32 noundef %1) #1 {
  %3 = alloca ptr addrspace(3), align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr addrspace(3) %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %7 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %8 = trunc i64 %7 to i32
  store i32 %8, ptr %5, align 4
  %9 = load i32, ptr %4, align 4
  %10 = load ptr addrspace(3), ptr %3, align 8
  %11 = load i32, ptr %5, align 4
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds i32, ptr addrspace(3) %10, i64 %12
  store i32 %9, ptr addrspace(3) %13, align 4
  call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %14 = load ptr addrspace(3), ptr %3, align 8
  %15 = load i32, ptr %5, align 4
  %16 = xor i32 %15, 1
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i32, ptr addrspace(3) %14, i64 %17
  %19 = load i32, ptr addrspace(3) %18, align 4
  store i32 %19, ptr %6, align 4
  call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %20 = load i32, ptr %6, align 4
  ret i32 %20
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) #3

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @called(ptr addrspace(1) noundef align 4 %0, ptr addrspace(3) noundef align 4 %1) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(3), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(3) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(3), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_called(ptr addrspace(1) noundef align 4 %5, ptr addrspace(3) noundef align 4 %6) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_called(ptr addrspace(1) noundef align 4 %0, ptr addrspace(3) noundef align 4 %1) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(3), align 8
  %5 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(3) %1, ptr %4, align 8
  %6 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %7 = trunc i64 %6 to i32
  store i32 %7, ptr %5, align 4
  %8 = load ptr addrspace(3), ptr %4, align 8
  %9 = load i32, ptr %5, align 4
  %10 = call spir_func i32 @neighbour(ptr addrspace(3) noundef %8, i32 noundef %9) #7
  %11 = load i32, ptr %5, align 4
  %12 = add nsw i32 %11, %10
  store i32 %12, ptr %5, align 4
  %13 = load ptr addrspace(3), ptr %4, align 8
  %14 = load i32, ptr %5, align 4
  %15 = mul nsw i32 %14, 3
  %16 = call spir_func i32 @neighbour(ptr addrspace(3) noundef %13, i32 noundef %15) #7
  %17 = load i32, ptr %5, align 4
  %18 = add nsw i32 %17, %16
  store i32 %18, ptr %5, align 4
  %19 = load i32, ptr %5, align 4
  %20 = load ptr addrspace(1), ptr %3, align 8
  %21 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %20, i64 %21
  store i32 %19, ptr addrspace(1) %22, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @by_value(ptr addrspace(1) noundef align 8 %0, ptr noundef byval(%struct.State) align 8 %1, ptr addrspace(3) noundef align 4 %2) #0 !kernel_arg_addr_space !12 !kernel_arg_access_qual !5 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !7 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(3), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(3) %2, ptr %5, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  %7 = load ptr addrspace(3), ptr %5, align 8
  call spir_func void @__clang_ocl_kern_imp_by_value(ptr addrspace(1) noundef align 8 %6, ptr noundef byval(%struct.State) align 8 %1, ptr addrspace(3) noundef align 4 %7) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_by_value(ptr addrspace(1) noundef align 8 %0, ptr noundef byval(%struct.State) align 8 %1, ptr addrspace(3) noundef align 4 %2) #0 !kernel_arg_addr_space !12 !kernel_arg_access_qual !5 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !7 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(3), align 8
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(3) %2, ptr %5, align 8
  %7 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %8 = trunc i64 %7 to i32
  store i32 %8, ptr %6, align 4
  %9 = load i32, ptr %6, align 4
  %10 = getelementptr inbounds nuw %struct.State, ptr %1, i32 0, i32 0
  %11 = load i32, ptr %10, align 8
  %12 = add nsw i32 %11, %9
  store i32 %12, ptr %10, align 8
  %13 = getelementptr inbounds nuw %struct.State, ptr %1, i32 0, i32 0
  %14 = load i32, ptr %13, align 8
  %15 = load ptr addrspace(3), ptr %5, align 8
  %16 = load i32, ptr %6, align 4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i32, ptr addrspace(3) %15, i64 %17
  store i32 %14, ptr addrspace(3) %18, align 4
  call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %19 = load ptr addrspace(3), ptr %5, align 8
  %20 = load i32, ptr %6, align 4
  %21 = add nsw i32 %20, 1
  %22 = sext i32 %21 to i64
  %23 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #6
  %24 = urem i64 %22, %23
  %25 = getelementptr inbounds nuw i32, ptr addrspace(3) %19, i64 %24
  %26 = load i32, ptr addrspace(3) %25, align 4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds nuw %struct.State, ptr %1, i32 0, i32 2
  %29 = load i64, ptr %28, align 8
  %30 = add nsw i64 %29, %27
  store i64 %30, ptr %28, align 8
  call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %31 = getelementptr inbounds nuw %struct.State, ptr %1, i32 0, i32 0
  %32 = load i32, ptr %31, align 8
  %33 = mul nsw i32 %32, 1000
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds nuw %struct.State, ptr %1, i32 0, i32 2
  %36 = load i64, ptr %35, align 8
  %37 = add nsw i64 %34, %36
  %38 = load ptr addrspace(1), ptr %4, align 8
  %39 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %40 = getelementptr inbounds nuw i64, ptr addrspace(1) %38, i64 %39
  store i64 %37, ptr addrspace(1) %40, align 8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @tiles(i32 noundef %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %5 = alloca i32, align 4
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  store i32 %0, ptr %5, align 4
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %9 = load i32, ptr %5, align 4
  %10 = load ptr addrspace(1), ptr %6, align 8
  %11 = load ptr addrspace(1), ptr %7, align 8
  %12 = load ptr addrspace(1), ptr %8, align 8
  call spir_func void @__clang_ocl_kern_imp_tiles(i32 noundef %9, ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 4 %11, ptr addrspace(1) noundef align 4 %12) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_tiles(i32 noundef %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %5 = alloca i32, align 4
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca float, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store i32 %0, ptr %5, align 4
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %16 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %17 = trunc i64 %16 to i32
  store i32 %17, ptr %9, align 4
  %18 = call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #6
  %19 = trunc i64 %18 to i32
  store i32 %19, ptr %10, align 4
  %20 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %21 = trunc i64 %20 to i32
  store i32 %21, ptr %11, align 4
  %22 = call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %23 = trunc i64 %22 to i32
  store i32 %23, ptr %12, align 4
  store float 0.000000e+00, ptr %13, align 4
  store i32 0, ptr %14, align 4
  br label %24

24:                                               ; preds = %87, %4
  %25 = load i32, ptr %14, align 4
  %26 = load i32, ptr %5, align 4
  %27 = icmp slt i32 %25, %26
  br i1 %27, label %28, label %90

28:                                               ; preds = %24
  %29 = load ptr addrspace(1), ptr %6, align 8
  %30 = load i32, ptr %12, align 4
  %31 = load i32, ptr %5, align 4
  %32 = mul nsw i32 %30, %31
  %33 = load i32, ptr %14, align 4
  %34 = add nsw i32 %32, %33
  %35 = load i32, ptr %9, align 4
  %36 = add nsw i32 %34, %35
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr addrspace(1) %29, i64 %37
  %39 = load float, ptr addrspace(1) %38, align 4
  %40 = load i32, ptr %10, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @tiles.tile_a, i64 0, i64 %41
  %43 = load i32, ptr %9, align 4
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds [16 x float], ptr addrspace(3) %42, i64 0, i64 %44
  store float %39, ptr addrspace(3) %45, align 4
  %46 = load ptr addrspace(1), ptr %7, align 8
  %47 = load i32, ptr %14, align 4
  %48 = load i32, ptr %10, align 4
  %49 = add nsw i32 %47, %48
  %50 = load i32, ptr %5, align 4
  %51 = mul nsw i32 %49, %50
  %52 = load i32, ptr %11, align 4
  %53 = add nsw i32 %51, %52
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds float, ptr addrspace(1) %46, i64 %54
  %56 = load float, ptr addrspace(1) %55, align 4
  %57 = load i32, ptr %10, align 4
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @tiles.tile_b, i64 0, i64 %58
  %60 = load i32, ptr %9, align 4
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds [16 x float], ptr addrspace(3) %59, i64 0, i64 %61
  store float %56, ptr addrspace(3) %62, align 4
  call spir_func void @_Z7barrierj(i32 noundef 1) #7
  store i32 0, ptr %15, align 4
  br label %63

63:                                               ; preds = %83, %28
  %64 = load i32, ptr %15, align 4
  %65 = icmp slt i32 %64, 16
  br i1 %65, label %66, label %86

66:                                               ; preds = %63
  %67 = load i32, ptr %10, align 4
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @tiles.tile_a, i64 0, i64 %68
  %70 = load i32, ptr %15, align 4
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds [16 x float], ptr addrspace(3) %69, i64 0, i64 %71
  %73 = load float, ptr addrspace(3) %72, align 4
  %74 = load i32, ptr %15, align 4
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @tiles.tile_b, i64 0, i64 %75
  %77 = load i32, ptr %9, align 4
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds [16 x float], ptr addrspace(3) %76, i64 0, i64 %78
  %80 = load float, ptr addrspace(3) %79, align 4
  %81 = load float, ptr %13, align 4
  %82 = call float @llvm.fmuladd.f32(float %73, float %80, float %81)
  store float %82, ptr %13, align 4
  br label %83

83:                                               ; preds = %66
  %84 = load i32, ptr %15, align 4
  %85 = add nsw i32 %84, 1
  store i32 %85, ptr %15, align 4
  br label %63

86:                                               ; preds = %63
  call spir_func void @_Z7barrierj(i32 noundef 1) #7
  br label %87

87:                                               ; preds = %86
  %88 = load i32, ptr %14, align 4
  %89 = add nsw i32 %88, 16
  store i32 %89, ptr %14, align 4
  br label %24

90:                                               ; preds = %24
  %91 = load float, ptr %13, align 4
  %92 = load ptr addrspace(1), ptr %8, align 8
  %93 = load i32, ptr %12, align 4
  %94 = load i32, ptr %5, align 4
  %95 = mul nsw i32 %93, %94
  %96 = load i32, ptr %11, align 4
  %97 = add nsw i32 %95, %96
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds float, ptr addrspace(1) %92, i64 %98
  store float %91, ptr addrspace(1) %99, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @halves(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(3) noundef align 4 %2) #0 !kernel_arg_addr_space !18 !kernel_arg_access_qual !5 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(3), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(3) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(3), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_halves(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(3) noundef align 4 %9) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_halves(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(3) noundef align 4 %2) #0 !kernel_arg_addr_space !18 !kernel_arg_access_qual !5 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(3), align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(3) %2, ptr %6, align 8
  %9 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  store i64 %9, ptr %7, align 8
  %10 = load ptr addrspace(1), ptr %4, align 8
  %11 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %12 = getelementptr inbounds nuw float, ptr addrspace(1) %10, i64 %11
  %13 = load float, ptr addrspace(1) %12, align 4
  %14 = load ptr addrspace(3), ptr %6, align 8
  %15 = load i64, ptr %7, align 8
  %16 = getelementptr inbounds nuw float, ptr addrspace(3) %14, i64 %15
  store float %13, ptr addrspace(3) %16, align 4
  %17 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #6
  %18 = udiv i64 %17, 2
  store i64 %18, ptr %8, align 8
  br label %19

19:                                               ; preds = %39, %3
  %20 = load i64, ptr %8, align 8
  %21 = icmp ugt i64 %20, 0
  br i1 %21, label %22, label %42

22:                                               ; preds = %19
  call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %23 = load i64, ptr %7, align 8
  %24 = load i64, ptr %8, align 8
  %25 = icmp ult i64 %23, %24
  br i1 %25, label %26, label %38

26:                                               ; preds = %22
  %27 = load ptr addrspace(3), ptr %6, align 8
  %28 = load i64, ptr %7, align 8
  %29 = load i64, ptr %8, align 8
  %30 = add i64 %28, %29
  %31 = getelementptr inbounds nuw float, ptr addrspace(3) %27, i64 %30
  %32 = load float, ptr addrspace(3) %31, align 4
  %33 = load ptr addrspace(3), ptr %6, align 8
  %34 = load i64, ptr %7, align 8
  %35 = getelementptr inbounds nuw float, ptr addrspace(3) %33, i64 %34
  %36 = load float, ptr addrspace(3) %35, align 4
  %37 = fadd float %36, %32
  store float %37, ptr addrspace(3) %35, align 4
  br label %38

38:                                               ; preds = %26, %22
  br label %39

39:                                               ; preds = %38
  %40 = load i64, ptr %8, align 8
  %41 = udiv i64 %40, 2
  store i64 %41, ptr %8, align 8
  br label %19

42:                                               ; preds = %19
  %43 = load i64, ptr %7, align 8
  %44 = icmp eq i64 %43, 0
  br i1 %44, label %45, label %52

45:                                               ; preds = %42
  %46 = load ptr addrspace(3), ptr %6, align 8
  %47 = getelementptr inbounds float, ptr addrspace(3) %46, i64 0
  %48 = load float, ptr addrspace(3) %47, align 4
  %49 = load ptr addrspace(1), ptr %5, align 8
  %50 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6
  %51 = getelementptr inbounds nuw float, ptr addrspace(1) %49, i64 %50
  store float %48, ptr addrspace(1) %51, align 4
  br label %52

52:                                               ; preds = %45, %42
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z14get_local_sizej(i32 noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #4

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_group_idj(i32 noundef) #2

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
!4 = !{i32 1, i32 3, i32 0}
!5 = !{!"none", !"none", !"none"}
!6 = !{!"int*", !"int*", !"int"}
!7 = !{!"", !"", !""}
!8 = !{i32 1, i32 3}
!9 = !{!"none", !"none"}
!10 = !{!"int*", !"int*"}
!11 = !{!"", !""}
!12 = !{i32 1, i32 0, i32 3}
!13 = !{!"long*", !"State", !"int*"}
!14 = !{i32 0, i32 1, i32 1, i32 1}
!15 = !{!"none", !"none", !"none", !"none"}
!16 = !{!"int", !"float*", !"float*", !"float*"}
!17 = !{!"", !"const", !"const", !""}
!18 = !{i32 1, i32 1, i32 3}
!19 = !{!"float*", !"float*", !"float*"}
!20 = !{!"const", !"", !""}
