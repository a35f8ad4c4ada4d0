; ModuleID = 'sources/solver.cpp'
source_filename = "sources/solver.cpp"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024"
target triple = "spir64-unknown-unknown"

%"struct.(anonymous namespace)::Grid" = type { i32, i32, i32 }

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define dso_local spir_kernel void @diffuse_single(float addrspace(1)* nocapture noundef writeonly %0, float addrspace(1)* nocapture noundef readonly %1, %"struct.(anonymous namespace)::Grid"* nocapture noundef readonly byval(%"struct.(anonymous namespace)::Grid") align 4 %2) local_unnamed_addr #0 !dbg !19 !kernel_arg_addr_space !42 !kernel_arg_access_qual !43 !kernel_arg_type !44 !kernel_arg_base_type !44 !kernel_arg_type_qual !45 {
  call void @llvm.dbg.value(metadata float addrspace(1)* %0, metadata !36, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !46
  call void @llvm.dbg.value(metadata float addrspace(1)* %1, metadata !37, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !46
  call void @llvm.dbg.declare(metadata %"struct.(anonymous namespace)::Grid"* %2, metadata !38, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !47
  %4 = tail call spir_func noundef i64 @_Z13get_global_idj(i32 noundef 0) #7, !dbg !48
  call void @llvm.dbg.value(metadata i32 undef, metadata !39, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !49
  %5 = tail call spir_func noundef i64 @_Z13get_global_idj(i32 noundef 1) #7, !dbg !48
  %6 = insertelement <2 x i64> poison, i64 %4, i64 0, !dbg !48
  %7 = insertelement <2 x i64> %6, i64 %5, i64 1, !dbg !48
  %8 = trunc <2 x i64> %7 to <2 x i32>, !dbg !48
  call void @llvm.dbg.value(metadata i32 undef, metadata !41, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !49
  %9 = addrspacecast %"struct.(anonymous namespace)::Grid"* %2 to %"struct.(anonymous namespace)::Grid" addrspace(4)*, !dbg !48
  call void @llvm.dbg.value(metadata %"struct.(anonymous namespace)::Grid" addrspace(4)* %9, metadata !50, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !56
  call void @llvm.dbg.value(metadata i32 undef, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !56
  call void @llvm.dbg.value(metadata i32 undef, metadata !54, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !56
  %10 = getelementptr inbounds %"struct.(anonymous namespace)::Grid", %"struct.(anonymous namespace)::Grid" addrspace(4)* %9, i64 0, i32 2, !dbg !58
  %11 = load i32, i32 addrspace(4)* %10, align 4, !dbg !58, !tbaa !59
  switch i32 %11, label %84 [
    i32 0, label %12
    i32 1, label %35
    i32 2, label %52
  ], !dbg !64

12:                                               ; preds = %3
  call void @llvm.dbg.value(metadata i32 undef, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !56
  %13 = bitcast %"struct.(anonymous namespace)::Grid"* %2 to <2 x i32>*, !dbg !65
  %14 = addrspacecast <2 x i32>* %13 to <2 x i32> addrspace(4)*, !dbg !65
  %15 = load <2 x i32>, <2 x i32> addrspace(4)* %14, align 4, !dbg !65, !tbaa !67
  %16 = add nsw <2 x i32> %15, %8, !dbg !68
  %17 = srem <2 x i32> %16, %15, !dbg !69
  call void @llvm.dbg.value(metadata i32 undef, metadata !54, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !56
  call void @llvm.dbg.value(metadata i32 undef, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !56
  %18 = extractelement <2 x i32> %17, i64 1, !dbg !70
  %19 = extractelement <2 x i32> %15, i64 0, !dbg !70
  %20 = mul nsw i32 %18, %19, !dbg !70
  %21 = extractelement <2 x i32> %17, i64 0, !dbg !71
  %22 = add nsw i32 %20, %21, !dbg !71
  %23 = sext i32 %22 to i64, !dbg !48
  %24 = getelementptr inbounds float, float addrspace(1)* %1, i64 %23, !dbg !48
  %25 = load float, float addrspace(1)* %24, align 4, !dbg !48, !tbaa !72
  %26 = extractelement <2 x i32> %8, i64 0, !dbg !48
  %27 = extractelement <2 x i32> %8, i64 1, !dbg !48
  %28 = tail call spir_func noundef float @_ZN12_GLOBAL__N_19laplacianIfEET_PU3AS1KS1_NS_4GridEii(float addrspace(1)* noundef %1, %"struct.(anonymous namespace)::Grid"* noundef nonnull byval(%"struct.(anonymous namespace)::Grid") align 4 %2, i32 noundef %26, i32 noundef %27), !dbg !48
  call void @llvm.dbg.value(metadata %"struct.(anonymous namespace)::Grid" addrspace(4)* %9, metadata !50, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !74
  call void @llvm.dbg.value(metadata i32 undef, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !74
  call void @llvm.dbg.value(metadata i32 undef, metadata !54, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !74
  %29 = add nsw i32 %19, %26, !dbg !76
  %30 = srem i32 %29, %19, !dbg !77
  call void @llvm.dbg.value(metadata i32 %30, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !74
  %31 = getelementptr inbounds %"struct.(anonymous namespace)::Grid", %"struct.(anonymous namespace)::Grid" addrspace(4)* %9, i64 0, i32 1, !dbg !78
  %32 = load i32, i32 addrspace(4)* %31, align 4, !dbg !78, !tbaa !79
  %33 = add nsw i32 %32, %27, !dbg !80
  %34 = srem i32 %33, %32, !dbg !81
  call void @llvm.dbg.value(metadata i32 %34, metadata !54, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !74
  br label %116, !dbg !82

35:                                               ; preds = %3
  %36 = extractelement <2 x i32> %8, i64 0, !dbg !83
  %37 = icmp slt i32 %36, 0, !dbg !83
  %38 = getelementptr inbounds %"struct.(anonymous namespace)::Grid", %"struct.(anonymous namespace)::Grid" addrspace(4)* %9, i64 0, i32 0, !dbg !84
  %39 = load i32, i32 addrspace(4)* %38, align 4, !dbg !84
  %40 = icmp sgt i32 %39, %36, !dbg !84
  %41 = add nsw i32 %39, -1, !dbg !84
  %42 = select i1 %40, i32 %36, i32 %41, !dbg !84
  %43 = select i1 %37, i32 0, i32 %42, !dbg !84
  call void @llvm.dbg.value(metadata i32 %43, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !56
  %44 = extractelement <2 x i32> %8, i64 1, !dbg !85
  %45 = icmp slt i32 %44, 0, !dbg !85
  br i1 %45, label %70, label %46, !dbg !86

46:                                               ; preds = %35
  %47 = getelementptr inbounds %"struct.(anonymous namespace)::Grid", %"struct.(anonymous namespace)::Grid" addrspace(4)* %9, i64 0, i32 1, !dbg !87
  %48 = load i32, i32 addrspace(4)* %47, align 4, !dbg !87, !tbaa !79
  %49 = icmp sgt i32 %48, %44, !dbg !88
  %50 = add nsw i32 %48, -1
  %51 = select i1 %49, i32 %44, i32 %50, !dbg !89
  br label %70, !dbg !89

52:                                               ; preds = %3
  %53 = or i64 %5, %4, !dbg !90
  %54 = and i64 %53, 2147483648, !dbg !90
  %55 = icmp eq i64 %54, 0, !dbg !90
  %56 = getelementptr inbounds %"struct.(anonymous namespace)::Grid", %"struct.(anonymous namespace)::Grid" addrspace(4)* %9, i64 0, i32 0
  %57 = load i32, i32 addrspace(4)* %56, align 4
  %58 = extractelement <2 x i32> %8, i64 0
  %59 = icmp sgt i32 %57, %58
  %60 = select i1 %55, i1 %59, i1 false, !dbg !90
  br i1 %60, label %61, label %101, !dbg !90

61:                                               ; preds = %52
  %62 = getelementptr inbounds %"struct.(anonymous namespace)::Grid", %"struct.(anonymous namespace)::Grid" addrspace(4)* %9, i64 0, i32 1, !dbg !92
  %63 = load i32, i32 addrspace(4)* %62, align 4, !dbg !92, !tbaa !79
  %64 = extractelement <2 x i32> %8, i64 1, !dbg !93
  %65 = icmp sgt i32 %63, %64, !dbg !93
  br i1 %65, label %66, label %101, !dbg !94

66:                                               ; preds = %61
  call void @llvm.dbg.value(metadata i32 undef, metadata !54, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !56
  call void @llvm.dbg.value(metadata i32 undef, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !56
  %67 = mul nsw i32 %57, %64, !dbg !70
  %68 = add nsw i32 %67, %58, !dbg !71
  %69 = sext i32 %68 to i64, !dbg !48
  call void @llvm.dbg.value(metadata %"struct.(anonymous namespace)::Grid" addrspace(4)* %9, metadata !50, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !74
  call void @llvm.dbg.value(metadata i32 undef, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !74
  call void @llvm.dbg.value(metadata i32 undef, metadata !54, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !74
  br label %101, !dbg !95

70:                                               ; preds = %35, %46
  %71 = phi i32 [ %51, %46 ], [ 0, %35 ]
  call void @llvm.dbg.value(metadata i32 undef, metadata !54, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !56
  call void @llvm.dbg.value(metadata i32 undef, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !56
  %72 = mul nsw i32 %71, %39, !dbg !70
  %73 = add nsw i32 %72, %43, !dbg !71
  %74 = sext i32 %73 to i64, !dbg !48
  %75 = getelementptr inbounds float, float addrspace(1)* %1, i64 %74, !dbg !48
  %76 = load float, float addrspace(1)* %75, align 4, !dbg !48, !tbaa !72
  %77 = tail call spir_func noundef float @_ZN12_GLOBAL__N_19laplacianIfEET_PU3AS1KS1_NS_4GridEii(float addrspace(1)* noundef %1, %"struct.(anonymous namespace)::Grid"* noundef nonnull byval(%"struct.(anonymous namespace)::Grid") align 4 %2, i32 noundef %36, i32 noundef %44), !dbg !48
  call void @llvm.dbg.value(metadata %"struct.(anonymous namespace)::Grid" addrspace(4)* %9, metadata !50, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !74
  call void @llvm.dbg.value(metadata i32 undef, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !74
  call void @llvm.dbg.value(metadata i32 undef, metadata !54, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !74
  %78 = icmp slt i32 %36, 0, !dbg !96
  %79 = icmp sgt i32 %39, %36, !dbg !97
  %80 = add nsw i32 %39, -1, !dbg !97
  %81 = select i1 %79, i32 %36, i32 %80, !dbg !97
  %82 = select i1 %78, i32 0, i32 %81, !dbg !97
  call void @llvm.dbg.value(metadata i32 %82, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !74
  %83 = icmp slt i32 %44, 0, !dbg !98
  br i1 %83, label %116, label %95, !dbg !99

84:                                               ; preds = %3
  %85 = getelementptr inbounds %"struct.(anonymous namespace)::Grid", %"struct.(anonymous namespace)::Grid" addrspace(4)* %9, i64 0, i32 0
  %86 = load i32, i32 addrspace(4)* %85, align 4, !dbg !100, !tbaa !101
  call void @llvm.dbg.value(metadata i32 undef, metadata !54, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !56
  call void @llvm.dbg.value(metadata i32 undef, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !56
  %87 = extractelement <2 x i32> %8, i64 1, !dbg !70
  %88 = mul nsw i32 %86, %87, !dbg !70
  %89 = extractelement <2 x i32> %8, i64 0, !dbg !71
  %90 = add nsw i32 %88, %89, !dbg !71
  %91 = sext i32 %90 to i64, !dbg !48
  %92 = getelementptr inbounds float, float addrspace(1)* %1, i64 %91, !dbg !48
  %93 = load float, float addrspace(1)* %92, align 4, !dbg !48, !tbaa !72
  %94 = tail call spir_func noundef float @_ZN12_GLOBAL__N_19laplacianIfEET_PU3AS1KS1_NS_4GridEii(float addrspace(1)* noundef %1, %"struct.(anonymous namespace)::Grid"* noundef nonnull byval(%"struct.(anonymous namespace)::Grid") align 4 %2, i32 noundef %89, i32 noundef %87), !dbg !48
  call void @llvm.dbg.value(metadata %"struct.(anonymous namespace)::Grid" addrspace(4)* %9, metadata !50, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !74
  call void @llvm.dbg.value(metadata i32 undef, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !74
  call void @llvm.dbg.value(metadata i32 undef, metadata !54, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !74
  br label %116, !dbg !95

95:                                               ; preds = %70
  %96 = getelementptr inbounds %"struct.(anonymous namespace)::Grid", %"struct.(anonymous namespace)::Grid" addrspace(4)* %9, i64 0, i32 1, !dbg !102
  %97 = load i32, i32 addrspace(4)* %96, align 4, !dbg !102, !tbaa !79
  %98 = icmp sgt i32 %97, %44, !dbg !103
  %99 = add nsw i32 %97, -1
  %100 = select i1 %98, i32 %44, i32 %99, !dbg !104
  br label %116, !dbg !104

101:                                              ; preds = %61, %52, %66
  %102 = phi i64 [ %69, %66 ], [ -1, %52 ], [ -1, %61 ]
  %103 = getelementptr inbounds float, float addrspace(1)* %1, i64 %102, !dbg !48
  %104 = load float, float addrspace(1)* %103, align 4, !dbg !48, !tbaa !72
  %105 = extractelement <2 x i32> %8, i64 1, !dbg !48
  %106 = tail call spir_func noundef float @_ZN12_GLOBAL__N_19laplacianIfEET_PU3AS1KS1_NS_4GridEii(float addrspace(1)* noundef %1, %"struct.(anonymous namespace)::Grid"* noundef nonnull byval(%"struct.(anonymous namespace)::Grid") align 4 %2, i32 noundef %58, i32 noundef %105), !dbg !48
  %107 = or i64 %5, %4, !dbg !105
  %108 = and i64 %107, 2147483648, !dbg !105
  %109 = icmp eq i64 %108, 0, !dbg !105
  %110 = icmp sgt i32 %57, %58
  %111 = select i1 %109, i1 %110, i1 false, !dbg !105
  br i1 %111, label %112, label %124, !dbg !105

112:                                              ; preds = %101
  %113 = getelementptr inbounds %"struct.(anonymous namespace)::Grid", %"struct.(anonymous namespace)::Grid" addrspace(4)* %9, i64 0, i32 1, !dbg !106
  %114 = load i32, i32 addrspace(4)* %113, align 4, !dbg !106, !tbaa !79
  %115 = icmp sgt i32 %114, %105, !dbg !107
  br i1 %115, label %116, label %124, !dbg !108

116:                                              ; preds = %84, %112, %95, %70, %12
  %117 = phi float [ %106, %112 ], [ %28, %12 ], [ %77, %70 ], [ %77, %95 ], [ %94, %84 ]
  %118 = phi float [ %104, %112 ], [ %25, %12 ], [ %76, %70 ], [ %76, %95 ], [ %93, %84 ]
  %119 = phi i32 [ %57, %112 ], [ %19, %12 ], [ %39, %70 ], [ %39, %95 ], [ %86, %84 ]
  %120 = phi i32 [ %58, %112 ], [ %30, %12 ], [ %82, %70 ], [ %82, %95 ], [ %89, %84 ]
  %121 = phi i32 [ %105, %112 ], [ %34, %12 ], [ 0, %70 ], [ %100, %95 ], [ %87, %84 ]
  call void @llvm.dbg.value(metadata i32 %121, metadata !54, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !74
  call void @llvm.dbg.value(metadata i32 %120, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !74
  %122 = mul nsw i32 %121, %119, !dbg !109
  %123 = add nsw i32 %122, %120, !dbg !110
  br label %124, !dbg !111

124:                                              ; preds = %101, %112, %116
  %125 = phi float [ %117, %116 ], [ %106, %112 ], [ %106, %101 ]
  %126 = phi float [ %118, %116 ], [ %104, %112 ], [ %104, %101 ]
  %127 = phi i32 [ %123, %116 ], [ -1, %112 ], [ -1, %101 ], !dbg !74
  %128 = tail call float @llvm.fmuladd.f32(float %125, float 0x3FB99999A0000000, float %126), !dbg !48
  %129 = sext i32 %127 to i64, !dbg !48
  %130 = getelementptr inbounds float, float addrspace(1)* %0, i64 %129, !dbg !48
  store float %128, float addrspace(1)* %130, align 4, !dbg !48, !tbaa !72
  ret void, !dbg !47
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: convergent mustprogress nofree nounwind readnone willreturn
declare !dbg !112 dso_local spir_func noundef i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind readonly willreturn
define internal spir_func noundef float @_ZN12_GLOBAL__N_19laplacianIfEET_PU3AS1KS1_NS_4GridEii(float addrspace(1)* nocapture noundef readonly %0, %"struct.(anonymous namespace)::Grid"* nocapture noundef readonly byval(%"struct.(anonymous namespace)::Grid") align 4 %1, i32 noundef %2, i32 noundef %3) unnamed_addr #3 !dbg !118 {
  call void @llvm.dbg.value(metadata float addrspace(1)* %0, metadata !122, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !140
  call void @llvm.dbg.declare(metadata %"struct.(anonymous namespace)::Grid"* %1, metadata !123, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !141
  call void @llvm.dbg.value(metadata i32 %2, metadata !124, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !140
  call void @llvm.dbg.value(metadata i32 %3, metadata !125, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !140
  %5 = addrspacecast %"struct.(anonymous namespace)::Grid"* %1 to %"struct.(anonymous namespace)::Grid" addrspace(4)*, !dbg !142
  call void @llvm.dbg.value(metadata %"struct.(anonymous namespace)::Grid" addrspace(4)* %5, metadata !50, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !143
  call void @llvm.dbg.value(metadata i32 %2, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !143
  call void @llvm.dbg.value(metadata i32 %3, metadata !54, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !143
  %6 = getelementptr inbounds %"struct.(anonymous namespace)::Grid", %"struct.(anonymous namespace)::Grid" addrspace(4)* %5, i64 0, i32 2, !dbg !145
  %7 = load i32, i32 addrspace(4)* %6, align 4, !dbg !145, !tbaa !59
  switch i32 %7, label %80 [
    i32 0, label %8
    i32 1, label %33
    i32 2, label %48
  ], !dbg !146

8:                                                ; preds = %4
  call void @llvm.dbg.value(metadata i32 undef, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !143
  %9 = bitcast %"struct.(anonymous namespace)::Grid"* %1 to <2 x i32>*, !dbg !147
  %10 = addrspacecast <2 x i32>* %9 to <2 x i32> addrspace(4)*, !dbg !147
  %11 = load <2 x i32>, <2 x i32> addrspace(4)* %10, align 4, !dbg !147, !tbaa !67
  %12 = insertelement <2 x i32> poison, i32 %2, i64 0, !dbg !148
  %13 = insertelement <2 x i32> %12, i32 %3, i64 1, !dbg !148
  %14 = add nsw <2 x i32> %11, %13, !dbg !148
  %15 = srem <2 x i32> %14, %11, !dbg !149
  call void @llvm.dbg.value(metadata i32 %3, metadata !54, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !143
  call void @llvm.dbg.value(metadata i32 %2, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !143
  %16 = extractelement <2 x i32> %15, i64 1, !dbg !150
  %17 = extractelement <2 x i32> %11, i64 0, !dbg !150
  %18 = mul nsw i32 %16, %17, !dbg !150
  %19 = extractelement <2 x i32> %15, i64 0, !dbg !151
  %20 = add nsw i32 %18, %19, !dbg !151
  %21 = sext i32 %20 to i64, !dbg !152
  %22 = getelementptr inbounds float, float addrspace(1)* %0, i64 %21, !dbg !152
  %23 = load float, float addrspace(1)* %22, align 4, !dbg !152, !tbaa !72
  call void @llvm.dbg.value(metadata float undef, metadata !132, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !140
  call void @llvm.dbg.value(metadata i32 0, metadata !133, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !153
  %24 = getelementptr inbounds %"struct.(anonymous namespace)::Grid", %"struct.(anonymous namespace)::Grid" addrspace(4)* %5, i64 0, i32 1
  %25 = load i32, i32 addrspace(4)* %24, align 4
  %26 = add nsw i32 %17, -1
  %27 = add nsw i32 %25, -1
  %28 = add nsw i32 %2, 1, !dbg !154
  call void @llvm.dbg.value(metadata %"struct.(anonymous namespace)::Grid" addrspace(4)* %5, metadata !50, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !155
  call void @llvm.dbg.value(metadata i32 %92, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !155
  call void @llvm.dbg.value(metadata i32 %3, metadata !54, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !155
  %29 = add nsw i32 %17, %28, !dbg !157
  %30 = srem i32 %29, %17, !dbg !158
  call void @llvm.dbg.value(metadata i32 %30, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !155
  %31 = add nsw i32 %25, %3, !dbg !159
  %32 = srem i32 %31, %25, !dbg !160
  call void @llvm.dbg.value(metadata i32 %32, metadata !54, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !155
  br label %113, !dbg !161

33:                                               ; preds = %4
  %34 = icmp slt i32 %2, 0, !dbg !162
  %35 = getelementptr inbounds %"struct.(anonymous namespace)::Grid", %"struct.(anonymous namespace)::Grid" addrspace(4)* %5, i64 0, i32 0, !dbg !163
  %36 = load i32, i32 addrspace(4)* %35, align 4, !dbg !163
  %37 = icmp sgt i32 %36, %2, !dbg !163
  %38 = add nsw i32 %36, -1, !dbg !163
  %39 = select i1 %37, i32 %2, i32 %38, !dbg !163
  %40 = select i1 %34, i32 0, i32 %39, !dbg !163
  call void @llvm.dbg.value(metadata i32 %40, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !143
  %41 = icmp slt i32 %3, 0, !dbg !164
  br i1 %41, label %63, label %42, !dbg !165

42:                                               ; preds = %33
  %43 = getelementptr inbounds %"struct.(anonymous namespace)::Grid", %"struct.(anonymous namespace)::Grid" addrspace(4)* %5, i64 0, i32 1, !dbg !166
  %44 = load i32, i32 addrspace(4)* %43, align 4, !dbg !166, !tbaa !79
  %45 = icmp sgt i32 %44, %3, !dbg !167
  %46 = add nsw i32 %44, -1
  %47 = select i1 %45, i32 %3, i32 %46, !dbg !168
  br label %63, !dbg !168

48:                                               ; preds = %4
  %49 = or i32 %3, %2, !dbg !169
  %50 = icmp sgt i32 %49, -1, !dbg !169
  %51 = getelementptr inbounds %"struct.(anonymous namespace)::Grid", %"struct.(anonymous namespace)::Grid" addrspace(4)* %5, i64 0, i32 0
  %52 = load i32, i32 addrspace(4)* %51, align 4
  %53 = icmp sgt i32 %52, %2
  %54 = select i1 %50, i1 %53, i1 false, !dbg !169
  br i1 %54, label %55, label %96, !dbg !169

55:                                               ; preds = %48
  %56 = getelementptr inbounds %"struct.(anonymous namespace)::Grid", %"struct.(anonymous namespace)::Grid" addrspace(4)* %5, i64 0, i32 1, !dbg !170
  %57 = load i32, i32 addrspace(4)* %56, align 4, !dbg !170, !tbaa !79
  %58 = icmp sgt i32 %57, %3, !dbg !171
  br i1 %58, label %59, label %96, !dbg !172

59:                                               ; preds = %55
  call void @llvm.dbg.value(metadata i32 %3, metadata !54, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !143
  call void @llvm.dbg.value(metadata i32 %2, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !143
  %60 = mul nsw i32 %52, %3, !dbg !150
  %61 = add nsw i32 %60, %2, !dbg !151
  %62 = sext i32 %61 to i64, !dbg !152
  call void @llvm.dbg.value(metadata float undef, metadata !132, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !140
  call void @llvm.dbg.value(metadata i32 0, metadata !133, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !153
  call void @llvm.dbg.value(metadata %"struct.(anonymous namespace)::Grid" addrspace(4)* %5, metadata !50, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !155
  call void @llvm.dbg.value(metadata i32 %92, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !155
  call void @llvm.dbg.value(metadata i32 %3, metadata !54, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !155
  br label %96, !dbg !173

63:                                               ; preds = %33, %42
  %64 = phi i32 [ %47, %42 ], [ 0, %33 ]
  call void @llvm.dbg.value(metadata i32 %3, metadata !54, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !143
  call void @llvm.dbg.value(metadata i32 %2, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !143
  %65 = mul nsw i32 %64, %36, !dbg !150
  %66 = add nsw i32 %65, %40, !dbg !151
  %67 = sext i32 %66 to i64, !dbg !152
  %68 = getelementptr inbounds float, float addrspace(1)* %0, i64 %67, !dbg !152
  %69 = load float, float addrspace(1)* %68, align 4, !dbg !152, !tbaa !72
  call void @llvm.dbg.value(metadata float undef, metadata !132, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !140
  call void @llvm.dbg.value(metadata i32 0, metadata !133, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !153
  %70 = getelementptr inbounds %"struct.(anonymous namespace)::Grid", %"struct.(anonymous namespace)::Grid" addrspace(4)* %5, i64 0, i32 1
  %71 = load i32, i32 addrspace(4)* %70, align 4
  %72 = add nsw i32 %36, -1
  %73 = add nsw i32 %71, -1
  %74 = add nsw i32 %2, 1, !dbg !154
  call void @llvm.dbg.value(metadata %"struct.(anonymous namespace)::Grid" addrspace(4)* %5, metadata !50, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !155
  call void @llvm.dbg.value(metadata i32 %92, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !155
  call void @llvm.dbg.value(metadata i32 %3, metadata !54, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !155
  %75 = icmp slt i32 %2, -1, !dbg !174
  %76 = icmp sgt i32 %36, %74, !dbg !175
  %77 = select i1 %76, i32 %74, i32 %72, !dbg !175
  %78 = select i1 %75, i32 0, i32 %77, !dbg !175
  call void @llvm.dbg.value(metadata i32 %78, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !155
  %79 = icmp slt i32 %3, 0, !dbg !176
  br i1 %79, label %113, label %93, !dbg !177

80:                                               ; preds = %4
  %81 = getelementptr inbounds %"struct.(anonymous namespace)::Grid", %"struct.(anonymous namespace)::Grid" addrspace(4)* %5, i64 0, i32 0
  %82 = load i32, i32 addrspace(4)* %81, align 4, !dbg !178, !tbaa !101
  call void @llvm.dbg.value(metadata i32 %3, metadata !54, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !143
  call void @llvm.dbg.value(metadata i32 %2, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !143
  %83 = mul nsw i32 %82, %3, !dbg !150
  %84 = add nsw i32 %83, %2, !dbg !151
  %85 = sext i32 %84 to i64, !dbg !152
  %86 = getelementptr inbounds float, float addrspace(1)* %0, i64 %85, !dbg !152
  %87 = load float, float addrspace(1)* %86, align 4, !dbg !152, !tbaa !72
  call void @llvm.dbg.value(metadata float undef, metadata !132, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !140
  call void @llvm.dbg.value(metadata i32 0, metadata !133, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !153
  %88 = getelementptr inbounds %"struct.(anonymous namespace)::Grid", %"struct.(anonymous namespace)::Grid" addrspace(4)* %5, i64 0, i32 1
  %89 = load i32, i32 addrspace(4)* %88, align 4
  %90 = add nsw i32 %82, -1
  %91 = add nsw i32 %89, -1
  %92 = add nsw i32 %2, 1, !dbg !154
  call void @llvm.dbg.value(metadata %"struct.(anonymous namespace)::Grid" addrspace(4)* %5, metadata !50, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !155
  call void @llvm.dbg.value(metadata i32 %92, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !155
  call void @llvm.dbg.value(metadata i32 %3, metadata !54, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !155
  br label %113, !dbg !173

93:                                               ; preds = %63
  %94 = icmp sgt i32 %71, %3, !dbg !179
  %95 = select i1 %94, i32 %3, i32 %73, !dbg !180
  br label %113, !dbg !180

96:                                               ; preds = %55, %48, %59
  %97 = phi i64 [ %62, %59 ], [ -1, %48 ], [ -1, %55 ]
  %98 = getelementptr inbounds float, float addrspace(1)* %0, i64 %97, !dbg !152
  %99 = getelementptr inbounds %"struct.(anonymous namespace)::Grid", %"struct.(anonymous namespace)::Grid" addrspace(4)* %5, i64 0, i32 1
  %100 = load i32, i32 addrspace(4)* %99, align 4
  %101 = load float, float addrspace(1)* %98, align 4, !dbg !152, !tbaa !72
  %102 = add nsw i32 %52, -1
  %103 = add nsw i32 %100, -1
  %104 = add nsw i32 %2, 1, !dbg !154
  %105 = or i32 %104, %3, !dbg !181
  %106 = icmp sgt i32 %105, -1, !dbg !181
  %107 = icmp sgt i32 %52, %104
  %108 = select i1 %106, i1 %107, i1 false, !dbg !181
  %109 = icmp sgt i32 %100, %3
  %110 = select i1 %108, i1 %109, i1 false, !dbg !181
  br i1 %110, label %113, label %111, !dbg !181

111:                                              ; preds = %96
  call void @llvm.dbg.value(metadata float undef, metadata !132, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !140
  call void @llvm.dbg.value(metadata i32 1, metadata !133, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !153
  %112 = add nsw i32 %2, -1, !dbg !154
  call void @llvm.dbg.value(metadata %"struct.(anonymous namespace)::Grid" addrspace(4)* %5, metadata !50, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !155
  call void @llvm.dbg.value(metadata i32 %130, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !155
  call void @llvm.dbg.value(metadata i32 %3, metadata !54, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !155
  br label %131, !dbg !173

113:                                              ; preds = %80, %96, %8, %63, %93
  %114 = phi i32 [ %27, %8 ], [ %73, %63 ], [ %73, %93 ], [ %91, %80 ], [ %103, %96 ]
  %115 = phi i32 [ %26, %8 ], [ %72, %63 ], [ %72, %93 ], [ %90, %80 ], [ %102, %96 ]
  %116 = phi i32 [ %25, %8 ], [ %71, %63 ], [ %71, %93 ], [ %89, %80 ], [ %100, %96 ]
  %117 = phi float [ %23, %8 ], [ %69, %63 ], [ %69, %93 ], [ %87, %80 ], [ %101, %96 ]
  %118 = phi i32 [ %17, %8 ], [ %36, %63 ], [ %36, %93 ], [ %82, %80 ], [ %52, %96 ]
  %119 = phi i32 [ %30, %8 ], [ %78, %63 ], [ %78, %93 ], [ %92, %80 ], [ %104, %96 ]
  %120 = phi i32 [ %32, %8 ], [ 0, %63 ], [ %95, %93 ], [ %3, %80 ], [ %3, %96 ]
  call void @llvm.dbg.value(metadata i32 %120, metadata !54, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !155
  call void @llvm.dbg.value(metadata i32 %119, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !155
  %121 = mul nsw i32 %120, %118, !dbg !182
  %122 = add nsw i32 %121, %119, !dbg !183
  call void @llvm.dbg.value(metadata i32 %122, metadata !135, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !184
  %123 = icmp slt i32 %122, 0, !dbg !185
  br i1 %123, label %128, label %124, !dbg !186

124:                                              ; preds = %113
  %125 = zext i32 %122 to i64, !dbg !187
  %126 = getelementptr inbounds float, float addrspace(1)* %0, i64 %125, !dbg !187
  %127 = load float, float addrspace(1)* %126, align 4, !dbg !187, !tbaa !72
  br label %128, !dbg !186

128:                                              ; preds = %113, %124
  %129 = phi float [ %127, %124 ], [ 0.000000e+00, %113 ], !dbg !186
  call void @llvm.dbg.value(metadata float undef, metadata !132, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !140
  call void @llvm.dbg.value(metadata i32 1, metadata !133, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !153
  %130 = add nsw i32 %2, -1, !dbg !154
  call void @llvm.dbg.value(metadata %"struct.(anonymous namespace)::Grid" addrspace(4)* %5, metadata !50, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !155
  call void @llvm.dbg.value(metadata i32 %130, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !155
  call void @llvm.dbg.value(metadata i32 %3, metadata !54, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !155
  switch i32 %7, label %161 [
    i32 0, label %156
    i32 1, label %147
    i32 2, label %131
  ], !dbg !173

131:                                              ; preds = %111, %128
  %132 = phi i32 [ %112, %111 ], [ %130, %128 ]
  %133 = phi float [ 0.000000e+00, %111 ], [ %129, %128 ]
  %134 = phi i32 [ %52, %111 ], [ %118, %128 ]
  %135 = phi float [ %101, %111 ], [ %117, %128 ]
  %136 = phi i32 [ %100, %111 ], [ %116, %128 ]
  %137 = phi i32 [ %102, %111 ], [ %115, %128 ]
  %138 = phi i32 [ %103, %111 ], [ %114, %128 ]
  %139 = or i32 %132, %3, !dbg !181
  %140 = icmp sgt i32 %139, -1, !dbg !181
  %141 = icmp sge i32 %134, %2
  %142 = select i1 %140, i1 %141, i1 false, !dbg !181
  %143 = icmp sgt i32 %136, %3
  %144 = select i1 %142, i1 %143, i1 false, !dbg !181
  br i1 %144, label %161, label %145, !dbg !181

145:                                              ; preds = %131
  call void @llvm.dbg.value(metadata float undef, metadata !132, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !140
  call void @llvm.dbg.value(metadata i32 2, metadata !133, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !153
  %146 = add nsw i32 %3, 1, !dbg !188
  call void @llvm.dbg.value(metadata %"struct.(anonymous namespace)::Grid" addrspace(4)* %5, metadata !50, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !155
  call void @llvm.dbg.value(metadata i32 %2, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !155
  call void @llvm.dbg.value(metadata i32 %179, metadata !54, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !155
  br label %180, !dbg !173

147:                                              ; preds = %128
  %148 = icmp slt i32 %118, %2, !dbg !175
  %149 = select i1 %148, i32 %115, i32 %130, !dbg !175
  %150 = icmp sgt i32 %2, 0, !dbg !175
  %151 = select i1 %150, i32 %149, i32 0, !dbg !175
  call void @llvm.dbg.value(metadata i32 %151, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !155
  %152 = icmp slt i32 %3, 0, !dbg !176
  br i1 %152, label %161, label %153, !dbg !177

153:                                              ; preds = %147
  %154 = icmp sgt i32 %116, %3, !dbg !179
  %155 = select i1 %154, i32 %3, i32 %114, !dbg !180
  br label %161, !dbg !180

156:                                              ; preds = %128
  %157 = add nsw i32 %118, %130, !dbg !157
  %158 = srem i32 %157, %118, !dbg !158
  call void @llvm.dbg.value(metadata i32 %158, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !155
  %159 = add nsw i32 %116, %3, !dbg !159
  %160 = srem i32 %159, %116, !dbg !160
  call void @llvm.dbg.value(metadata i32 %160, metadata !54, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !155
  br label %161, !dbg !161

161:                                              ; preds = %156, %153, %147, %131, %128
  %162 = phi float [ %129, %156 ], [ %129, %147 ], [ %129, %153 ], [ %129, %128 ], [ %133, %131 ]
  %163 = phi i32 [ %118, %156 ], [ %118, %147 ], [ %118, %153 ], [ %118, %128 ], [ %134, %131 ]
  %164 = phi float [ %117, %156 ], [ %117, %147 ], [ %117, %153 ], [ %117, %128 ], [ %135, %131 ]
  %165 = phi i32 [ %114, %156 ], [ %114, %147 ], [ %114, %153 ], [ %114, %128 ], [ %138, %131 ]
  %166 = phi i32 [ %115, %156 ], [ %115, %147 ], [ %115, %153 ], [ %115, %128 ], [ %137, %131 ]
  %167 = phi i32 [ %116, %156 ], [ %116, %147 ], [ %116, %153 ], [ %116, %128 ], [ %136, %131 ]
  %168 = phi i32 [ %158, %156 ], [ %151, %147 ], [ %151, %153 ], [ %130, %128 ], [ %132, %131 ]
  %169 = phi i32 [ %160, %156 ], [ 0, %147 ], [ %155, %153 ], [ %3, %128 ], [ %3, %131 ]
  call void @llvm.dbg.value(metadata i32 %169, metadata !54, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !155
  call void @llvm.dbg.value(metadata i32 %168, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !155
  %170 = mul nsw i32 %169, %163, !dbg !182
  %171 = add nsw i32 %170, %168, !dbg !183
  call void @llvm.dbg.value(metadata i32 %171, metadata !135, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !184
  %172 = icmp slt i32 %171, 0, !dbg !185
  br i1 %172, label %177, label %173, !dbg !186

173:                                              ; preds = %161
  %174 = zext i32 %171 to i64, !dbg !187
  %175 = getelementptr inbounds float, float addrspace(1)* %0, i64 %174, !dbg !187
  %176 = load float, float addrspace(1)* %175, align 4, !dbg !187, !tbaa !72
  br label %177, !dbg !186

177:                                              ; preds = %173, %161
  %178 = phi float [ %176, %173 ], [ 0.000000e+00, %161 ], !dbg !186
  call void @llvm.dbg.value(metadata float undef, metadata !132, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !140
  call void @llvm.dbg.value(metadata i32 2, metadata !133, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !153
  %179 = add nsw i32 %3, 1, !dbg !188
  call void @llvm.dbg.value(metadata %"struct.(anonymous namespace)::Grid" addrspace(4)* %5, metadata !50, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !155
  call void @llvm.dbg.value(metadata i32 %2, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !155
  call void @llvm.dbg.value(metadata i32 %179, metadata !54, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !155
  switch i32 %7, label %211 [
    i32 0, label %206
    i32 1, label %197
    i32 2, label %180
  ], !dbg !173

180:                                              ; preds = %145, %177
  %181 = phi i32 [ %146, %145 ], [ %179, %177 ]
  %182 = phi float [ 0.000000e+00, %145 ], [ %178, %177 ]
  %183 = phi i32 [ %136, %145 ], [ %167, %177 ]
  %184 = phi i32 [ %137, %145 ], [ %166, %177 ]
  %185 = phi i32 [ %138, %145 ], [ %165, %177 ]
  %186 = phi float [ %135, %145 ], [ %164, %177 ]
  %187 = phi i32 [ %134, %145 ], [ %163, %177 ]
  %188 = phi float [ %133, %145 ], [ %162, %177 ]
  %189 = or i32 %181, %2, !dbg !181
  %190 = icmp sgt i32 %189, -1, !dbg !181
  %191 = icmp sgt i32 %187, %2
  %192 = select i1 %190, i1 %191, i1 false, !dbg !181
  %193 = icmp sgt i32 %183, %181
  %194 = select i1 %192, i1 %193, i1 false, !dbg !181
  br i1 %194, label %211, label %195, !dbg !181

195:                                              ; preds = %180
  call void @llvm.dbg.value(metadata float undef, metadata !132, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !140
  call void @llvm.dbg.value(metadata i32 3, metadata !133, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !153
  %196 = add nsw i32 %3, -1, !dbg !188
  call void @llvm.dbg.value(metadata %"struct.(anonymous namespace)::Grid" addrspace(4)* %5, metadata !50, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !155
  call void @llvm.dbg.value(metadata i32 %2, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !155
  call void @llvm.dbg.value(metadata i32 %230, metadata !54, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !155
  br label %231, !dbg !173

197:                                              ; preds = %177
  %198 = icmp slt i32 %2, 0, !dbg !174
  %199 = icmp sgt i32 %163, %2, !dbg !175
  %200 = select i1 %199, i32 %2, i32 %166, !dbg !175
  %201 = select i1 %198, i32 0, i32 %200, !dbg !175
  call void @llvm.dbg.value(metadata i32 %201, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !155
  %202 = icmp slt i32 %3, -1, !dbg !176
  br i1 %202, label %211, label %203, !dbg !177

203:                                              ; preds = %197
  %204 = icmp sgt i32 %167, %179, !dbg !179
  %205 = select i1 %204, i32 %179, i32 %165, !dbg !180
  br label %211, !dbg !180

206:                                              ; preds = %177
  %207 = add nsw i32 %163, %2, !dbg !157
  %208 = srem i32 %207, %163, !dbg !158
  call void @llvm.dbg.value(metadata i32 %208, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !155
  %209 = add nsw i32 %167, %179, !dbg !159
  %210 = srem i32 %209, %167, !dbg !160
  call void @llvm.dbg.value(metadata i32 %210, metadata !54, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !155
  br label %211, !dbg !161

211:                                              ; preds = %206, %203, %197, %180, %177
  %212 = phi float [ %178, %206 ], [ %178, %197 ], [ %178, %203 ], [ %178, %177 ], [ %182, %180 ]
  %213 = phi float [ %164, %206 ], [ %164, %197 ], [ %164, %203 ], [ %164, %177 ], [ %186, %180 ]
  %214 = phi i32 [ %163, %206 ], [ %163, %197 ], [ %163, %203 ], [ %163, %177 ], [ %187, %180 ]
  %215 = phi float [ %162, %206 ], [ %162, %197 ], [ %162, %203 ], [ %162, %177 ], [ %188, %180 ]
  %216 = phi i32 [ %165, %206 ], [ %165, %197 ], [ %165, %203 ], [ %165, %177 ], [ %185, %180 ]
  %217 = phi i32 [ %166, %206 ], [ %166, %197 ], [ %166, %203 ], [ %166, %177 ], [ %184, %180 ]
  %218 = phi i32 [ %167, %206 ], [ %167, %197 ], [ %167, %203 ], [ %167, %177 ], [ %183, %180 ]
  %219 = phi i32 [ %208, %206 ], [ %201, %197 ], [ %201, %203 ], [ %2, %177 ], [ %2, %180 ]
  %220 = phi i32 [ %210, %206 ], [ 0, %197 ], [ %205, %203 ], [ %179, %177 ], [ %181, %180 ]
  call void @llvm.dbg.value(metadata i32 %220, metadata !54, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !155
  call void @llvm.dbg.value(metadata i32 %219, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !155
  %221 = mul nsw i32 %220, %214, !dbg !182
  %222 = add nsw i32 %221, %219, !dbg !183
  call void @llvm.dbg.value(metadata i32 %222, metadata !135, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !184
  %223 = icmp slt i32 %222, 0, !dbg !185
  br i1 %223, label %228, label %224, !dbg !186

224:                                              ; preds = %211
  %225 = zext i32 %222 to i64, !dbg !187
  %226 = getelementptr inbounds float, float addrspace(1)* %0, i64 %225, !dbg !187
  %227 = load float, float addrspace(1)* %226, align 4, !dbg !187, !tbaa !72
  br label %228, !dbg !186

228:                                              ; preds = %224, %211
  %229 = phi float [ %227, %224 ], [ 0.000000e+00, %211 ], !dbg !186
  call void @llvm.dbg.value(metadata float undef, metadata !132, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !140
  call void @llvm.dbg.value(metadata i32 3, metadata !133, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !153
  %230 = add nsw i32 %3, -1, !dbg !188
  call void @llvm.dbg.value(metadata %"struct.(anonymous namespace)::Grid" addrspace(4)* %5, metadata !50, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !155
  call void @llvm.dbg.value(metadata i32 %2, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !155
  call void @llvm.dbg.value(metadata i32 %230, metadata !54, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !155
  switch i32 %7, label %259 [
    i32 0, label %254
    i32 1, label %245
    i32 2, label %231
  ], !dbg !173

231:                                              ; preds = %195, %228
  %232 = phi i32 [ %196, %195 ], [ %230, %228 ]
  %233 = phi float [ 0.000000e+00, %195 ], [ %229, %228 ]
  %234 = phi i32 [ %183, %195 ], [ %218, %228 ]
  %235 = phi float [ %188, %195 ], [ %215, %228 ]
  %236 = phi i32 [ %187, %195 ], [ %214, %228 ]
  %237 = phi float [ %186, %195 ], [ %213, %228 ]
  %238 = phi float [ %182, %195 ], [ %212, %228 ]
  %239 = or i32 %232, %2, !dbg !181
  %240 = icmp sgt i32 %239, -1, !dbg !181
  %241 = icmp sgt i32 %236, %2
  %242 = select i1 %240, i1 %241, i1 false, !dbg !181
  %243 = icmp sge i32 %234, %3
  %244 = select i1 %242, i1 %243, i1 false, !dbg !181
  br i1 %244, label %259, label %274, !dbg !181

245:                                              ; preds = %228
  %246 = icmp slt i32 %2, 0, !dbg !174
  %247 = icmp sgt i32 %214, %2, !dbg !175
  %248 = select i1 %247, i32 %2, i32 %217, !dbg !175
  %249 = select i1 %246, i32 0, i32 %248, !dbg !175
  call void @llvm.dbg.value(metadata i32 %249, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !155
  %250 = icmp slt i32 %3, 1, !dbg !176
  br i1 %250, label %259, label %251, !dbg !177

251:                                              ; preds = %245
  %252 = icmp slt i32 %218, %3, !dbg !179
  %253 = select i1 %252, i32 %216, i32 %230, !dbg !180
  br label %259, !dbg !180

254:                                              ; preds = %228
  %255 = add nsw i32 %214, %2, !dbg !157
  %256 = srem i32 %255, %214, !dbg !158
  call void @llvm.dbg.value(metadata i32 %256, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !155
  %257 = add nsw i32 %218, %230, !dbg !159
  %258 = srem i32 %257, %218, !dbg !160
  call void @llvm.dbg.value(metadata i32 %258, metadata !54, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !155
  br label %259, !dbg !161

259:                                              ; preds = %254, %251, %245, %231, %228
  %260 = phi float [ %229, %254 ], [ %229, %245 ], [ %229, %251 ], [ %229, %228 ], [ %233, %231 ]
  %261 = phi float [ %215, %254 ], [ %215, %245 ], [ %215, %251 ], [ %215, %228 ], [ %235, %231 ]
  %262 = phi i32 [ %214, %254 ], [ %214, %245 ], [ %214, %251 ], [ %214, %228 ], [ %236, %231 ]
  %263 = phi float [ %213, %254 ], [ %213, %245 ], [ %213, %251 ], [ %213, %228 ], [ %237, %231 ]
  %264 = phi float [ %212, %254 ], [ %212, %245 ], [ %212, %251 ], [ %212, %228 ], [ %238, %231 ]
  %265 = phi i32 [ %256, %254 ], [ %249, %245 ], [ %249, %251 ], [ %2, %228 ], [ %2, %231 ]
  %266 = phi i32 [ %258, %254 ], [ 0, %245 ], [ %253, %251 ], [ %230, %228 ], [ %232, %231 ]
  call void @llvm.dbg.value(metadata i32 %266, metadata !54, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !155
  call void @llvm.dbg.value(metadata i32 %265, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !155
  %267 = mul nsw i32 %266, %262, !dbg !182
  %268 = add nsw i32 %267, %265, !dbg !183
  call void @llvm.dbg.value(metadata i32 %268, metadata !135, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !184
  %269 = icmp slt i32 %268, 0, !dbg !185
  br i1 %269, label %274, label %270, !dbg !186

270:                                              ; preds = %259
  %271 = zext i32 %268 to i64, !dbg !187
  %272 = getelementptr inbounds float, float addrspace(1)* %0, i64 %271, !dbg !187
  %273 = load float, float addrspace(1)* %272, align 4, !dbg !187, !tbaa !72
  br label %274, !dbg !186

274:                                              ; preds = %270, %259, %231
  %275 = phi float [ %260, %270 ], [ %260, %259 ], [ %233, %231 ]
  %276 = phi float [ %261, %270 ], [ %261, %259 ], [ %235, %231 ]
  %277 = phi float [ %263, %270 ], [ %263, %259 ], [ %237, %231 ]
  %278 = phi float [ %264, %270 ], [ %264, %259 ], [ %238, %231 ]
  %279 = phi float [ %273, %270 ], [ 0.000000e+00, %259 ], [ 0.000000e+00, %231 ], !dbg !186
  %280 = fmul float %277, -4.000000e+00, !dbg !189
  call void @llvm.dbg.value(metadata float %280, metadata !132, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !140
  %281 = fadd float %280, %276, !dbg !190
  call void @llvm.dbg.value(metadata float %281, metadata !132, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !140
  %282 = fadd float %281, %278, !dbg !190
  call void @llvm.dbg.value(metadata float %282, metadata !132, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !140
  %283 = fadd float %282, %275, !dbg !190
  call void @llvm.dbg.value(metadata float %283, metadata !132, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !140
  %284 = fadd float %283, %279, !dbg !190
  call void @llvm.dbg.value(metadata float %284, metadata !132, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !140
  call void @llvm.dbg.value(metadata i32 4, metadata !133, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !153
  ret float %284, !dbg !191
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.fmuladd.f32(float, float, float) #1

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define dso_local spir_kernel void @diffuse_double(double addrspace(1)* nocapture noundef writeonly %0, double addrspace(1)* nocapture noundef readonly %1, %"struct.(anonymous namespace)::Grid"* nocapture noundef readonly byval(%"struct.(anonymous namespace)::Grid") align 4 %2) local_unnamed_addr #0 !dbg !192 !kernel_arg_addr_space !42 !kernel_arg_access_qual !43 !kernel_arg_type !205 !kernel_arg_base_type !205 !kernel_arg_type_qual !45 {
  call void @llvm.dbg.value(metadata double addrspace(1)* %0, metadata !199, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !206
  call void @llvm.dbg.value(metadata double addrspace(1)* %1, metadata !200, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !206
  call void @llvm.dbg.declare(metadata %"struct.(anonymous namespace)::Grid"* %2, metadata !201, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !207
  %4 = tail call spir_func noundef i64 @_Z13get_global_idj(i32 noundef 0) #7, !dbg !208
  call void @llvm.dbg.value(metadata i32 undef, metadata !202, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !209
  %5 = tail call spir_func noundef i64 @_Z13get_global_idj(i32 noundef 1) #7, !dbg !208
  %6 = insertelement <2 x i64> poison, i64 %4, i64 0, !dbg !208
  %7 = insertelement <2 x i64> %6, i64 %5, i64 1, !dbg !208
  %8 = trunc <2 x i64> %7 to <2 x i32>, !dbg !208
  call void @llvm.dbg.value(metadata i32 undef, metadata !204, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !209
  %9 = addrspacecast %"struct.(anonymous namespace)::Grid"* %2 to %"struct.(anonymous namespace)::Grid" addrspace(4)*, !dbg !208
  call void @llvm.dbg.value(metadata %"struct.(anonymous namespace)::Grid" addrspace(4)* %9, metadata !50, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !210
  call void @llvm.dbg.value(metadata i32 undef, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !210
  call void @llvm.dbg.value(metadata i32 undef, metadata !54, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !210
  %10 = getelementptr inbounds %"struct.(anonymous namespace)::Grid", %"struct.(anonymous namespace)::Grid" addrspace(4)* %9, i64 0, i32 2, !dbg !212
  %11 = load i32, i32 addrspace(4)* %10, align 4, !dbg !212, !tbaa !59
  switch i32 %11, label %84 [
    i32 0, label %12
    i32 1, label %35
    i32 2, label %52
  ], !dbg !213

12:                                               ; preds = %3
  call void @llvm.dbg.value(metadata i32 undef, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !210
  %13 = bitcast %"struct.(anonymous namespace)::Grid"* %2 to <2 x i32>*, !dbg !214
  %14 = addrspacecast <2 x i32>* %13 to <2 x i32> addrspace(4)*, !dbg !214
  %15 = load <2 x i32>, <2 x i32> addrspace(4)* %14, align 4, !dbg !214, !tbaa !67
  %16 = add nsw <2 x i32> %15, %8, !dbg !215
  %17 = srem <2 x i32> %16, %15, !dbg !216
  call void @llvm.dbg.value(metadata i32 undef, metadata !54, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !210
  call void @llvm.dbg.value(metadata i32 undef, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !210
  %18 = extractelement <2 x i32> %17, i64 1, !dbg !217
  %19 = extractelement <2 x i32> %15, i64 0, !dbg !217
  %20 = mul nsw i32 %18, %19, !dbg !217
  %21 = extractelement <2 x i32> %17, i64 0, !dbg !218
  %22 = add nsw i32 %20, %21, !dbg !218
  %23 = sext i32 %22 to i64, !dbg !208
  %24 = getelementptr inbounds double, double addrspace(1)* %1, i64 %23, !dbg !208
  %25 = load double, double addrspace(1)* %24, align 8, !dbg !208, !tbaa !219
  %26 = extractelement <2 x i32> %8, i64 0, !dbg !208
  %27 = extractelement <2 x i32> %8, i64 1, !dbg !208
  %28 = tail call spir_func noundef double @_ZN12_GLOBAL__N_19laplacianIdEET_PU3AS1KS1_NS_4GridEii(double addrspace(1)* noundef %1, %"struct.(anonymous namespace)::Grid"* noundef nonnull byval(%"struct.(anonymous namespace)::Grid") align 4 %2, i32 noundef %26, i32 noundef %27), !dbg !208
  call void @llvm.dbg.value(metadata %"struct.(anonymous namespace)::Grid" addrspace(4)* %9, metadata !50, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !221
  call void @llvm.dbg.value(metadata i32 undef, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !221
  call void @llvm.dbg.value(metadata i32 undef, metadata !54, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !221
  %29 = add nsw i32 %19, %26, !dbg !223
  %30 = srem i32 %29, %19, !dbg !224
  call void @llvm.dbg.value(metadata i32 %30, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !221
  %31 = getelementptr inbounds %"struct.(anonymous namespace)::Grid", %"struct.(anonymous namespace)::Grid" addrspace(4)* %9, i64 0, i32 1, !dbg !225
  %32 = load i32, i32 addrspace(4)* %31, align 4, !dbg !225, !tbaa !79
  %33 = add nsw i32 %32, %27, !dbg !226
  %34 = srem i32 %33, %32, !dbg !227
  call void @llvm.dbg.value(metadata i32 %34, metadata !54, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !221
  br label %116, !dbg !228

35:                                               ; preds = %3
  %36 = extractelement <2 x i32> %8, i64 0, !dbg !229
  %37 = icmp slt i32 %36, 0, !dbg !229
  %38 = getelementptr inbounds %"struct.(anonymous namespace)::Grid", %"struct.(anonymous namespace)::Grid" addrspace(4)* %9, i64 0, i32 0, !dbg !230
  %39 = load i32, i32 addrspace(4)* %38, align 4, !dbg !230
  %40 = icmp sgt i32 %39, %36, !dbg !230
  %41 = add nsw i32 %39, -1, !dbg !230
  %42 = select i1 %40, i32 %36, i32 %41, !dbg !230
  %43 = select i1 %37, i32 0, i32 %42, !dbg !230
  call void @llvm.dbg.value(metadata i32 %43, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !210
  %44 = extractelement <2 x i32> %8, i64 1, !dbg !231
  %45 = icmp slt i32 %44, 0, !dbg !231
  br i1 %45, label %70, label %46, !dbg !232

46:                                               ; preds = %35
  %47 = getelementptr inbounds %"struct.(anonymous namespace)::Grid", %"struct.(anonymous namespace)::Grid" addrspace(4)* %9, i64 0, i32 1, !dbg !233
  %48 = load i32, i32 addrspace(4)* %47, align 4, !dbg !233, !tbaa !79
  %49 = icmp sgt i32 %48, %44, !dbg !234
  %50 = add nsw i32 %48, -1
  %51 = select i1 %49, i32 %44, i32 %50, !dbg !235
  br label %70, !dbg !235

52:                                               ; preds = %3
  %53 = or i64 %5, %4, !dbg !236
  %54 = and i64 %53, 2147483648, !dbg !236
  %55 = icmp eq i64 %54, 0, !dbg !236
  %56 = getelementptr inbounds %"struct.(anonymous namespace)::Grid", %"struct.(anonymous namespace)::Grid" addrspace(4)* %9, i64 0, i32 0
  %57 = load i32, i32 addrspace(4)* %56, align 4
  %58 = extractelement <2 x i32> %8, i64 0
  %59 = icmp sgt i32 %57, %58
  %60 = select i1 %55, i1 %59, i1 false, !dbg !236
  br i1 %60, label %61, label %101, !dbg !236

61:                                               ; preds = %52
  %62 = getelementptr inbounds %"struct.(anonymous namespace)::Grid", %"struct.(anonymous namespace)::Grid" addrspace(4)* %9, i64 0, i32 1, !dbg !237
  %63 = load i32, i32 addrspace(4)* %62, align 4, !dbg !237, !tbaa !79
  %64 = extractelement <2 x i32> %8, i64 1, !dbg !238
  %65 = icmp sgt i32 %63, %64, !dbg !238
  br i1 %65, label %66, label %101, !dbg !239

66:                                               ; preds = %61
  call void @llvm.dbg.value(metadata i32 undef, metadata !54, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !210
  call void @llvm.dbg.value(metadata i32 undef, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !210
  %67 = mul nsw i32 %57, %64, !dbg !217
  %68 = add nsw i32 %67, %58, !dbg !218
  %69 = sext i32 %68 to i64, !dbg !208
  call void @llvm.dbg.value(metadata %"struct.(anonymous namespace)::Grid" addrspace(4)* %9, metadata !50, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !221
  call void @llvm.dbg.value(metadata i32 undef, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !221
  call void @llvm.dbg.value(metadata i32 undef, metadata !54, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !221
  br label %101, !dbg !240

70:                                               ; preds = %35, %46
  %71 = phi i32 [ %51, %46 ], [ 0, %35 ]
  call void @llvm.dbg.value(metadata i32 undef, metadata !54, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !210
  call void @llvm.dbg.value(metadata i32 undef, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !210
  %72 = mul nsw i32 %71, %39, !dbg !217
  %73 = add nsw i32 %72, %43, !dbg !218
  %74 = sext i32 %73 to i64, !dbg !208
  %75 = getelementptr inbounds double, double addrspace(1)* %1, i64 %74, !dbg !208
  %76 = load double, double addrspace(1)* %75, align 8, !dbg !208, !tbaa !219
  %77 = tail call spir_func noundef double @_ZN12_GLOBAL__N_19laplacianIdEET_PU3AS1KS1_NS_4GridEii(double addrspace(1)* noundef %1, %"struct.(anonymous namespace)::Grid"* noundef nonnull byval(%"struct.(anonymous namespace)::Grid") align 4 %2, i32 noundef %36, i32 noundef %44), !dbg !208
  call void @llvm.dbg.value(metadata %"struct.(anonymous namespace)::Grid" addrspace(4)* %9, metadata !50, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !221
  call void @llvm.dbg.value(metadata i32 undef, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !221
  call void @llvm.dbg.value(metadata i32 undef, metadata !54, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !221
  %78 = icmp slt i32 %36, 0, !dbg !241
  %79 = icmp sgt i32 %39, %36, !dbg !242
  %80 = add nsw i32 %39, -1, !dbg !242
  %81 = select i1 %79, i32 %36, i32 %80, !dbg !242
  %82 = select i1 %78, i32 0, i32 %81, !dbg !242
  call void @llvm.dbg.value(metadata i32 %82, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !221
  %83 = icmp slt i32 %44, 0, !dbg !243
  br i1 %83, label %116, label %95, !dbg !244

84:                                               ; preds = %3
  %85 = getelementptr inbounds %"struct.(anonymous namespace)::Grid", %"struct.(anonymous namespace)::Grid" addrspace(4)* %9, i64 0, i32 0
  %86 = load i32, i32 addrspace(4)* %85, align 4, !dbg !245, !tbaa !101
  call void @llvm.dbg.value(metadata i32 undef, metadata !54, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !210
  call void @llvm.dbg.value(metadata i32 undef, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !210
  %87 = extractelement <2 x i32> %8, i64 1, !dbg !217
  %88 = mul nsw i32 %86, %87, !dbg !217
  %89 = extractelement <2 x i32> %8, i64 0, !dbg !218
  %90 = add nsw i32 %88, %89, !dbg !218
  %91 = sext i32 %90 to i64, !dbg !208
  %92 = getelementptr inbounds double, double addrspace(1)* %1, i64 %91, !dbg !208
  %93 = load double, double addrspace(1)* %92, align 8, !dbg !208, !tbaa !219
  %94 = tail call spir_func noundef double @_ZN12_GLOBAL__N_19laplacianIdEET_PU3AS1KS1_NS_4GridEii(double addrspace(1)* noundef %1, %"struct.(anonymous namespace)::Grid"* noundef nonnull byval(%"struct.(anonymous namespace)::Grid") align 4 %2, i32 noundef %89, i32 noundef %87), !dbg !208
  call void @llvm.dbg.value(metadata %"struct.(anonymous namespace)::Grid" addrspace(4)* %9, metadata !50, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !221
  call void @llvm.dbg.value(metadata i32 undef, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !221
  call void @llvm.dbg.value(metadata i32 undef, metadata !54, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !221
  br label %116, !dbg !240

95:                                               ; preds = %70
  %96 = getelementptr inbounds %"struct.(anonymous namespace)::Grid", %"struct.(anonymous namespace)::Grid" addrspace(4)* %9, i64 0, i32 1, !dbg !246
  %97 = load i32, i32 addrspace(4)* %96, align 4, !dbg !246, !tbaa !79
  %98 = icmp sgt i32 %97, %44, !dbg !247
  %99 = add nsw i32 %97, -1
  %100 = select i1 %98, i32 %44, i32 %99, !dbg !248
  br label %116, !dbg !248

101:                                              ; preds = %61, %52, %66
  %102 = phi i64 [ %69, %66 ], [ -1, %52 ], [ -1, %61 ]
  %103 = getelementptr inbounds double, double addrspace(1)* %1, i64 %102, !dbg !208
  %104 = load double, double addrspace(1)* %103, align 8, !dbg !208, !tbaa !219
  %105 = extractelement <2 x i32> %8, i64 1, !dbg !208
  %106 = tail call spir_func noundef double @_ZN12_GLOBAL__N_19laplacianIdEET_PU3AS1KS1_NS_4GridEii(double addrspace(1)* noundef %1, %"struct.(anonymous namespace)::Grid"* noundef nonnull byval(%"struct.(anonymous namespace)::Grid") align 4 %2, i32 noundef %58, i32 noundef %105), !dbg !208
  %107 = or i64 %5, %4, !dbg !249
  %108 = and i64 %107, 2147483648, !dbg !249
  %109 = icmp eq i64 %108, 0, !dbg !249
  %110 = icmp sgt i32 %57, %58
  %111 = select i1 %109, i1 %110, i1 false, !dbg !249
  br i1 %111, label %112, label %124, !dbg !249

112:                                              ; preds = %101
  %113 = getelementptr inbounds %"struct.(anonymous namespace)::Grid", %"struct.(anonymous namespace)::Grid" addrspace(4)* %9, i64 0, i32 1, !dbg !250
  %114 = load i32, i32 addrspace(4)* %113, align 4, !dbg !250, !tbaa !79
  %115 = icmp sgt i32 %114, %105, !dbg !251
  br i1 %115, label %116, label %124, !dbg !252

116:                                              ; preds = %84, %112, %95, %70, %12
  %117 = phi double [ %106, %112 ], [ %28, %12 ], [ %77, %70 ], [ %77, %95 ], [ %94, %84 ]
  %118 = phi double [ %104, %112 ], [ %25, %12 ], [ %76, %70 ], [ %76, %95 ], [ %93, %84 ]
  %119 = phi i32 [ %57, %112 ], [ %19, %12 ], [ %39, %70 ], [ %39, %95 ], [ %86, %84 ]
  %120 = phi i32 [ %58, %112 ], [ %30, %12 ], [ %82, %70 ], [ %82, %95 ], [ %89, %84 ]
  %121 = phi i32 [ %105, %112 ], [ %34, %12 ], [ 0, %70 ], [ %100, %95 ], [ %87, %84 ]
  call void @llvm.dbg.value(metadata i32 %121, metadata !54, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !221
  call void @llvm.dbg.value(metadata i32 %120, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !221
  %122 = mul nsw i32 %121, %119, !dbg !253
  %123 = add nsw i32 %122, %120, !dbg !254
  br label %124, !dbg !255

124:                                              ; preds = %101, %112, %116
  %125 = phi double [ %117, %116 ], [ %106, %112 ], [ %106, %101 ]
  %126 = phi double [ %118, %116 ], [ %104, %112 ], [ %104, %101 ]
  %127 = phi i32 [ %123, %116 ], [ -1, %112 ], [ -1, %101 ], !dbg !221
  %128 = tail call double @llvm.fmuladd.f64(double %125, double 1.000000e-01, double %126), !dbg !208
  %129 = sext i32 %127 to i64, !dbg !208
  %130 = getelementptr inbounds double, double addrspace(1)* %0, i64 %129, !dbg !208
  store double %128, double addrspace(1)* %130, align 8, !dbg !208, !tbaa !219
  ret void, !dbg !207
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind readonly willreturn
define internal spir_func noundef double @_ZN12_GLOBAL__N_19laplacianIdEET_PU3AS1KS1_NS_4GridEii(double addrspace(1)* nocapture noundef readonly %0, %"struct.(anonymous namespace)::Grid"* nocapture noundef readonly byval(%"struct.(anonymous namespace)::Grid") align 4 %1, i32 noundef %2, i32 noundef %3) unnamed_addr #3 !dbg !256 {
  call void @llvm.dbg.value(metadata double addrspace(1)* %0, metadata !260, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !274
  call void @llvm.dbg.declare(metadata %"struct.(anonymous namespace)::Grid"* %1, metadata !261, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !275
  call void @llvm.dbg.value(metadata i32 %2, metadata !262, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !274
  call void @llvm.dbg.value(metadata i32 %3, metadata !263, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !274
  %5 = addrspacecast %"struct.(anonymous namespace)::Grid"* %1 to %"struct.(anonymous namespace)::Grid" addrspace(4)*, !dbg !276
  call void @llvm.dbg.value(metadata %"struct.(anonymous namespace)::Grid" addrspace(4)* %5, metadata !50, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !277
  call void @llvm.dbg.value(metadata i32 %2, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !277
  call void @llvm.dbg.value(metadata i32 %3, metadata !54, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !277
  %6 = getelementptr inbounds %"struct.(anonymous namespace)::Grid", %"struct.(anonymous namespace)::Grid" addrspace(4)* %5, i64 0, i32 2, !dbg !279
  %7 = load i32, i32 addrspace(4)* %6, align 4, !dbg !279, !tbaa !59
  switch i32 %7, label %80 [
    i32 0, label %8
    i32 1, label %33
    i32 2, label %48
  ], !dbg !280

8:                                                ; preds = %4
  call void @llvm.dbg.value(metadata i32 undef, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !277
  %9 = bitcast %"struct.(anonymous namespace)::Grid"* %1 to <2 x i32>*, !dbg !281
  %10 = addrspacecast <2 x i32>* %9 to <2 x i32> addrspace(4)*, !dbg !281
  %11 = load <2 x i32>, <2 x i32> addrspace(4)* %10, align 4, !dbg !281, !tbaa !67
  %12 = insertelement <2 x i32> poison, i32 %2, i64 0, !dbg !282
  %13 = insertelement <2 x i32> %12, i32 %3, i64 1, !dbg !282
  %14 = add nsw <2 x i32> %11, %13, !dbg !282
  %15 = srem <2 x i32> %14, %11, !dbg !283
  call void @llvm.dbg.value(metadata i32 %3, metadata !54, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !277
  call void @llvm.dbg.value(metadata i32 %2, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !277
  %16 = extractelement <2 x i32> %15, i64 1, !dbg !284
  %17 = extractelement <2 x i32> %11, i64 0, !dbg !284
  %18 = mul nsw i32 %16, %17, !dbg !284
  %19 = extractelement <2 x i32> %15, i64 0, !dbg !285
  %20 = add nsw i32 %18, %19, !dbg !285
  %21 = sext i32 %20 to i64, !dbg !286
  %22 = getelementptr inbounds double, double addrspace(1)* %0, i64 %21, !dbg !286
  %23 = load double, double addrspace(1)* %22, align 8, !dbg !286, !tbaa !219
  call void @llvm.dbg.value(metadata double undef, metadata !266, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !274
  call void @llvm.dbg.value(metadata i32 0, metadata !267, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !287
  %24 = getelementptr inbounds %"struct.(anonymous namespace)::Grid", %"struct.(anonymous namespace)::Grid" addrspace(4)* %5, i64 0, i32 1
  %25 = load i32, i32 addrspace(4)* %24, align 4
  %26 = add nsw i32 %17, -1
  %27 = add nsw i32 %25, -1
  %28 = add nsw i32 %2, 1, !dbg !288
  call void @llvm.dbg.value(metadata %"struct.(anonymous namespace)::Grid" addrspace(4)* %5, metadata !50, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !289
  call void @llvm.dbg.value(metadata i32 %92, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !289
  call void @llvm.dbg.value(metadata i32 %3, metadata !54, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !289
  %29 = add nsw i32 %17, %28, !dbg !291
  %30 = srem i32 %29, %17, !dbg !292
  call void @llvm.dbg.value(metadata i32 %30, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !289
  %31 = add nsw i32 %25, %3, !dbg !293
  %32 = srem i32 %31, %25, !dbg !294
  call void @llvm.dbg.value(metadata i32 %32, metadata !54, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !289
  br label %113, !dbg !295

33:                                               ; preds = %4
  %34 = icmp slt i32 %2, 0, !dbg !296
  %35 = getelementptr inbounds %"struct.(anonymous namespace)::Grid", %"struct.(anonymous namespace)::Grid" addrspace(4)* %5, i64 0, i32 0, !dbg !297
  %36 = load i32, i32 addrspace(4)* %35, align 4, !dbg !297
  %37 = icmp sgt i32 %36, %2, !dbg !297
  %38 = add nsw i32 %36, -1, !dbg !297
  %39 = select i1 %37, i32 %2, i32 %38, !dbg !297
  %40 = select i1 %34, i32 0, i32 %39, !dbg !297
  call void @llvm.dbg.value(metadata i32 %40, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !277
  %41 = icmp slt i32 %3, 0, !dbg !298
  br i1 %41, label %63, label %42, !dbg !299

42:                                               ; preds = %33
  %43 = getelementptr inbounds %"struct.(anonymous namespace)::Grid", %"struct.(anonymous namespace)::Grid" addrspace(4)* %5, i64 0, i32 1, !dbg !300
  %44 = load i32, i32 addrspace(4)* %43, align 4, !dbg !300, !tbaa !79
  %45 = icmp sgt i32 %44, %3, !dbg !301
  %46 = add nsw i32 %44, -1
  %47 = select i1 %45, i32 %3, i32 %46, !dbg !302
  br label %63, !dbg !302

48:                                               ; preds = %4
  %49 = or i32 %3, %2, !dbg !303
  %50 = icmp sgt i32 %49, -1, !dbg !303
  %51 = getelementptr inbounds %"struct.(anonymous namespace)::Grid", %"struct.(anonymous namespace)::Grid" addrspace(4)* %5, i64 0, i32 0
  %52 = load i32, i32 addrspace(4)* %51, align 4
  %53 = icmp sgt i32 %52, %2
  %54 = select i1 %50, i1 %53, i1 false, !dbg !303
  br i1 %54, label %55, label %96, !dbg !303

55:                                               ; preds = %48
  %56 = getelementptr inbounds %"struct.(anonymous namespace)::Grid", %"struct.(anonymous namespace)::Grid" addrspace(4)* %5, i64 0, i32 1, !dbg !304
  %57 = load i32, i32 addrspace(4)* %56, align 4, !dbg !304, !tbaa !79
  %58 = icmp sgt i32 %57, %3, !dbg !305
  br i1 %58, label %59, label %96, !dbg !306

59:                                               ; preds = %55
  call void @llvm.dbg.value(metadata i32 %3, metadata !54, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !277
  call void @llvm.dbg.value(metadata i32 %2, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !277
  %60 = mul nsw i32 %52, %3, !dbg !284
  %61 = add nsw i32 %60, %2, !dbg !285
  %62 = sext i32 %61 to i64, !dbg !286
  call void @llvm.dbg.value(metadata double undef, metadata !266, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !274
  call void @llvm.dbg.value(metadata i32 0, metadata !267, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !287
  call void @llvm.dbg.value(metadata %"struct.(anonymous namespace)::Grid" addrspace(4)* %5, metadata !50, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !289
  call void @llvm.dbg.value(metadata i32 %92, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !289
  call void @llvm.dbg.value(metadata i32 %3, metadata !54, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !289
  br label %96, !dbg !307

63:                                               ; preds = %33, %42
  %64 = phi i32 [ %47, %42 ], [ 0, %33 ]
  call void @llvm.dbg.value(metadata i32 %3, metadata !54, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !277
  call void @llvm.dbg.value(metadata i32 %2, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !277
  %65 = mul nsw i32 %64, %36, !dbg !284
  %66 = add nsw i32 %65, %40, !dbg !285
  %67 = sext i32 %66 to i64, !dbg !286
  %68 = getelementptr inbounds double, double addrspace(1)* %0, i64 %67, !dbg !286
  %69 = load double, double addrspace(1)* %68, align 8, !dbg !286, !tbaa !219
  call void @llvm.dbg.value(metadata double undef, metadata !266, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !274
  call void @llvm.dbg.value(metadata i32 0, metadata !267, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !287
  %70 = getelementptr inbounds %"struct.(anonymous namespace)::Grid", %"struct.(anonymous namespace)::Grid" addrspace(4)* %5, i64 0, i32 1
  %71 = load i32, i32 addrspace(4)* %70, align 4
  %72 = add nsw i32 %36, -1
  %73 = add nsw i32 %71, -1
  %74 = add nsw i32 %2, 1, !dbg !288
  call void @llvm.dbg.value(metadata %"struct.(anonymous namespace)::Grid" addrspace(4)* %5, metadata !50, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !289
  call void @llvm.dbg.value(metadata i32 %92, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !289
  call void @llvm.dbg.value(metadata i32 %3, metadata !54, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !289
  %75 = icmp slt i32 %2, -1, !dbg !308
  %76 = icmp sgt i32 %36, %74, !dbg !309
  %77 = select i1 %76, i32 %74, i32 %72, !dbg !309
  %78 = select i1 %75, i32 0, i32 %77, !dbg !309
  call void @llvm.dbg.value(metadata i32 %78, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !289
  %79 = icmp slt i32 %3, 0, !dbg !310
  br i1 %79, label %113, label %93, !dbg !311

80:                                               ; preds = %4
  %81 = getelementptr inbounds %"struct.(anonymous namespace)::Grid", %"struct.(anonymous namespace)::Grid" addrspace(4)* %5, i64 0, i32 0
  %82 = load i32, i32 addrspace(4)* %81, align 4, !dbg !312, !tbaa !101
  call void @llvm.dbg.value(metadata i32 %3, metadata !54, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !277
  call void @llvm.dbg.value(metadata i32 %2, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !277
  %83 = mul nsw i32 %82, %3, !dbg !284
  %84 = add nsw i32 %83, %2, !dbg !285
  %85 = sext i32 %84 to i64, !dbg !286
  %86 = getelementptr inbounds double, double addrspace(1)* %0, i64 %85, !dbg !286
  %87 = load double, double addrspace(1)* %86, align 8, !dbg !286, !tbaa !219
  call void @llvm.dbg.value(metadata double undef, metadata !266, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !274
  call void @llvm.dbg.value(metadata i32 0, metadata !267, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !287
  %88 = getelementptr inbounds %"struct.(anonymous namespace)::Grid", %"struct.(anonymous namespace)::Grid" addrspace(4)* %5, i64 0, i32 1
  %89 = load i32, i32 addrspace(4)* %88, align 4
  %90 = add nsw i32 %82, -1
  %91 = add nsw i32 %89, -1
  %92 = add nsw i32 %2, 1, !dbg !288
  call void @llvm.dbg.value(metadata %"struct.(anonymous namespace)::Grid" addrspace(4)* %5, metadata !50, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !289
  call void @llvm.dbg.value(metadata i32 %92, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !289
  call void @llvm.dbg.value(metadata i32 %3, metadata !54, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !289
  br label %113, !dbg !307

93:                                               ; preds = %63
  %94 = icmp sgt i32 %71, %3, !dbg !313
  %95 = select i1 %94, i32 %3, i32 %73, !dbg !314
  br label %113, !dbg !314

96:                                               ; preds = %55, %48, %59
  %97 = phi i64 [ %62, %59 ], [ -1, %48 ], [ -1, %55 ]
  %98 = getelementptr inbounds double, double addrspace(1)* %0, i64 %97, !dbg !286
  %99 = getelementptr inbounds %"struct.(anonymous namespace)::Grid", %"struct.(anonymous namespace)::Grid" addrspace(4)* %5, i64 0, i32 1
  %100 = load i32, i32 addrspace(4)* %99, align 4
  %101 = load double, double addrspace(1)* %98, align 8, !dbg !286, !tbaa !219
  %102 = add nsw i32 %52, -1
  %103 = add nsw i32 %100, -1
  %104 = add nsw i32 %2, 1, !dbg !288
  %105 = or i32 %104, %3, !dbg !315
  %106 = icmp sgt i32 %105, -1, !dbg !315
  %107 = icmp sgt i32 %52, %104
  %108 = select i1 %106, i1 %107, i1 false, !dbg !315
  %109 = icmp sgt i32 %100, %3
  %110 = select i1 %108, i1 %109, i1 false, !dbg !315
  br i1 %110, label %113, label %111, !dbg !315

111:                                              ; preds = %96
  call void @llvm.dbg.value(metadata double undef, metadata !266, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !274
  call void @llvm.dbg.value(metadata i32 1, metadata !267, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !287
  %112 = add nsw i32 %2, -1, !dbg !288
  call void @llvm.dbg.value(metadata %"struct.(anonymous namespace)::Grid" addrspace(4)* %5, metadata !50, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !289
  call void @llvm.dbg.value(metadata i32 %130, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !289
  call void @llvm.dbg.value(metadata i32 %3, metadata !54, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !289
  br label %131, !dbg !307

113:                                              ; preds = %80, %96, %8, %63, %93
  %114 = phi i32 [ %27, %8 ], [ %73, %63 ], [ %73, %93 ], [ %91, %80 ], [ %103, %96 ]
  %115 = phi i32 [ %26, %8 ], [ %72, %63 ], [ %72, %93 ], [ %90, %80 ], [ %102, %96 ]
  %116 = phi i32 [ %25, %8 ], [ %71, %63 ], [ %71, %93 ], [ %89, %80 ], [ %100, %96 ]
  %117 = phi double [ %23, %8 ], [ %69, %63 ], [ %69, %93 ], [ %87, %80 ], [ %101, %96 ]
  %118 = phi i32 [ %17, %8 ], [ %36, %63 ], [ %36, %93 ], [ %82, %80 ], [ %52, %96 ]
  %119 = phi i32 [ %30, %8 ], [ %78, %63 ], [ %78, %93 ], [ %92, %80 ], [ %104, %96 ]
  %120 = phi i32 [ %32, %8 ], [ 0, %63 ], [ %95, %93 ], [ %3, %80 ], [ %3, %96 ]
  call void @llvm.dbg.value(metadata i32 %120, metadata !54, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !289
  call void @llvm.dbg.value(metadata i32 %119, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !289
  %121 = mul nsw i32 %120, %118, !dbg !316
  %122 = add nsw i32 %121, %119, !dbg !317
  call void @llvm.dbg.value(metadata i32 %122, metadata !269, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !318
  %123 = icmp slt i32 %122, 0, !dbg !319
  br i1 %123, label %128, label %124, !dbg !320

124:                                              ; preds = %113
  %125 = zext i32 %122 to i64, !dbg !321
  %126 = getelementptr inbounds double, double addrspace(1)* %0, i64 %125, !dbg !321
  %127 = load double, double addrspace(1)* %126, align 8, !dbg !321, !tbaa !219
  br label %128, !dbg !320

128:                                              ; preds = %113, %124
  %129 = phi double [ %127, %124 ], [ 0.000000e+00, %113 ], !dbg !320
  call void @llvm.dbg.value(metadata double undef, metadata !266, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !274
  call void @llvm.dbg.value(metadata i32 1, metadata !267, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !287
  %130 = add nsw i32 %2, -1, !dbg !288
  call void @llvm.dbg.value(metadata %"struct.(anonymous namespace)::Grid" addrspace(4)* %5, metadata !50, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !289
  call void @llvm.dbg.value(metadata i32 %130, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !289
  call void @llvm.dbg.value(metadata i32 %3, metadata !54, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !289
  switch i32 %7, label %161 [
    i32 0, label %156
    i32 1, label %147
    i32 2, label %131
  ], !dbg !307

131:                                              ; preds = %111, %128
  %132 = phi i32 [ %112, %111 ], [ %130, %128 ]
  %133 = phi double [ 0.000000e+00, %111 ], [ %129, %128 ]
  %134 = phi i32 [ %52, %111 ], [ %118, %128 ]
  %135 = phi double [ %101, %111 ], [ %117, %128 ]
  %136 = phi i32 [ %100, %111 ], [ %116, %128 ]
  %137 = phi i32 [ %102, %111 ], [ %115, %128 ]
  %138 = phi i32 [ %103, %111 ], [ %114, %128 ]
  %139 = or i32 %132, %3, !dbg !315
  %140 = icmp sgt i32 %139, -1, !dbg !315
  %141 = icmp sge i32 %134, %2
  %142 = select i1 %140, i1 %141, i1 false, !dbg !315
  %143 = icmp sgt i32 %136, %3
  %144 = select i1 %142, i1 %143, i1 false, !dbg !315
  br i1 %144, label %161, label %145, !dbg !315

145:                                              ; preds = %131
  call void @llvm.dbg.value(metadata double undef, metadata !266, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !274
  call void @llvm.dbg.value(metadata i32 2, metadata !267, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !287
  %146 = add nsw i32 %3, 1, !dbg !322
  call void @llvm.dbg.value(metadata %"struct.(anonymous namespace)::Grid" addrspace(4)* %5, metadata !50, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !289
  call void @llvm.dbg.value(metadata i32 %2, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !289
  call void @llvm.dbg.value(metadata i32 %179, metadata !54, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !289
  br label %180, !dbg !307

147:                                              ; preds = %128
  %148 = icmp slt i32 %118, %2, !dbg !309
  %149 = select i1 %148, i32 %115, i32 %130, !dbg !309
  %150 = icmp sgt i32 %2, 0, !dbg !309
  %151 = select i1 %150, i32 %149, i32 0, !dbg !309
  call void @llvm.dbg.value(metadata i32 %151, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !289
  %152 = icmp slt i32 %3, 0, !dbg !310
  br i1 %152, label %161, label %153, !dbg !311

153:                                              ; preds = %147
  %154 = icmp sgt i32 %116, %3, !dbg !313
  %155 = select i1 %154, i32 %3, i32 %114, !dbg !314
  br label %161, !dbg !314

156:                                              ; preds = %128
  %157 = add nsw i32 %118, %130, !dbg !291
  %158 = srem i32 %157, %118, !dbg !292
  call void @llvm.dbg.value(metadata i32 %158, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !289
  %159 = add nsw i32 %116, %3, !dbg !293
  %160 = srem i32 %159, %116, !dbg !294
  call void @llvm.dbg.value(metadata i32 %160, metadata !54, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !289
  br label %161, !dbg !295

161:                                              ; preds = %156, %153, %147, %131, %128
  %162 = phi double [ %129, %156 ], [ %129, %147 ], [ %129, %153 ], [ %129, %128 ], [ %133, %131 ]
  %163 = phi i32 [ %118, %156 ], [ %118, %147 ], [ %118, %153 ], [ %118, %128 ], [ %134, %131 ]
  %164 = phi double [ %117, %156 ], [ %117, %147 ], [ %117, %153 ], [ %117, %128 ], [ %135, %131 ]
  %165 = phi i32 [ %114, %156 ], [ %114, %147 ], [ %114, %153 ], [ %114, %128 ], [ %138, %131 ]
  %166 = phi i32 [ %115, %156 ], [ %115, %147 ], [ %115, %153 ], [ %115, %128 ], [ %137, %131 ]
  %167 = phi i32 [ %116, %156 ], [ %116, %147 ], [ %116, %153 ], [ %116, %128 ], [ %136, %131 ]
  %168 = phi i32 [ %158, %156 ], [ %151, %147 ], [ %151, %153 ], [ %130, %128 ], [ %132, %131 ]
  %169 = phi i32 [ %160, %156 ], [ 0, %147 ], [ %155, %153 ], [ %3, %128 ], [ %3, %131 ]
  call void @llvm.dbg.value(metadata i32 %169, metadata !54, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !289
  call void @llvm.dbg.value(metadata i32 %168, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !289
  %170 = mul nsw i32 %169, %163, !dbg !316
  %171 = add nsw i32 %170, %168, !dbg !317
  call void @llvm.dbg.value(metadata i32 %171, metadata !269, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !318
  %172 = icmp slt i32 %171, 0, !dbg !319
  br i1 %172, label %177, label %173, !dbg !320

173:                                              ; preds = %161
  %174 = zext i32 %171 to i64, !dbg !321
  %175 = getelementptr inbounds double, double addrspace(1)* %0, i64 %174, !dbg !321
  %176 = load double, double addrspace(1)* %175, align 8, !dbg !321, !tbaa !219
  br label %177, !dbg !320

177:                                              ; preds = %173, %161
  %178 = phi double [ %176, %173 ], [ 0.000000e+00, %161 ], !dbg !320
  call void @llvm.dbg.value(metadata double undef, metadata !266, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !274
  call void @llvm.dbg.value(metadata i32 2, metadata !267, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !287
  %179 = add nsw i32 %3, 1, !dbg !322
  call void @llvm.dbg.value(metadata %"struct.(anonymous namespace)::Grid" addrspace(4)* %5, metadata !50, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !289
  call void @llvm.dbg.value(metadata i32 %2, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !289
  call void @llvm.dbg.value(metadata i32 %179, metadata !54, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !289
  switch i32 %7, label %211 [
    i32 0, label %206
    i32 1, label %197
    i32 2, label %180
  ], !dbg !307

180:                                              ; preds = %145, %177
  %181 = phi i32 [ %146, %145 ], [ %179, %177 ]
  %182 = phi double [ 0.000000e+00, %145 ], [ %178, %177 ]
  %183 = phi i32 [ %136, %145 ], [ %167, %177 ]
  %184 = phi i32 [ %137, %145 ], [ %166, %177 ]
  %185 = phi i32 [ %138, %145 ], [ %165, %177 ]
  %186 = phi double [ %135, %145 ], [ %164, %177 ]
  %187 = phi i32 [ %134, %145 ], [ %163, %177 ]
  %188 = phi double [ %133, %145 ], [ %162, %177 ]
  %189 = or i32 %181, %2, !dbg !315
  %190 = icmp sgt i32 %189, -1, !dbg !315
  %191 = icmp sgt i32 %187, %2
  %192 = select i1 %190, i1 %191, i1 false, !dbg !315
  %193 = icmp sgt i32 %183, %181
  %194 = select i1 %192, i1 %193, i1 false, !dbg !315
  br i1 %194, label %211, label %195, !dbg !315

195:                                              ; preds = %180
  call void @llvm.dbg.value(metadata double undef, metadata !266, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !274
  call void @llvm.dbg.value(metadata i32 3, metadata !267, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !287
  %196 = add nsw i32 %3, -1, !dbg !322
  call void @llvm.dbg.value(metadata %"struct.(anonymous namespace)::Grid" addrspace(4)* %5, metadata !50, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !289
  call void @llvm.dbg.value(metadata i32 %2, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !289
  call void @llvm.dbg.value(metadata i32 %230, metadata !54, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !289
  br label %231, !dbg !307

197:                                              ; preds = %177
  %198 = icmp slt i32 %2, 0, !dbg !308
  %199 = icmp sgt i32 %163, %2, !dbg !309
  %200 = select i1 %199, i32 %2, i32 %166, !dbg !309
  %201 = select i1 %198, i32 0, i32 %200, !dbg !309
  call void @llvm.dbg.value(metadata i32 %201, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !289
  %202 = icmp slt i32 %3, -1, !dbg !310
  br i1 %202, label %211, label %203, !dbg !311

203:                                              ; preds = %197
  %204 = icmp sgt i32 %167, %179, !dbg !313
  %205 = select i1 %204, i32 %179, i32 %165, !dbg !314
  br label %211, !dbg !314

206:                                              ; preds = %177
  %207 = add nsw i32 %163, %2, !dbg !291
  %208 = srem i32 %207, %163, !dbg !292
  call void @llvm.dbg.value(metadata i32 %208, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !289
  %209 = add nsw i32 %167, %179, !dbg !293
  %210 = srem i32 %209, %167, !dbg !294
  call void @llvm.dbg.value(metadata i32 %210, metadata !54, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !289
  br label %211, !dbg !295

211:                                              ; preds = %206, %203, %197, %180, %177
  %212 = phi double [ %178, %206 ], [ %178, %197 ], [ %178, %203 ], [ %178, %177 ], [ %182, %180 ]
  %213 = phi double [ %164, %206 ], [ %164, %197 ], [ %164, %203 ], [ %164, %177 ], [ %186, %180 ]
  %214 = phi i32 [ %163, %206 ], [ %163, %197 ], [ %163, %203 ], [ %163, %177 ], [ %187, %180 ]
  %215 = phi double [ %162, %206 ], [ %162, %197 ], [ %162, %203 ], [ %162, %177 ], [ %188, %180 ]
  %216 = phi i32 [ %165, %206 ], [ %165, %197 ], [ %165, %203 ], [ %165, %177 ], [ %185, %180 ]
  %217 = phi i32 [ %166, %206 ], [ %166, %197 ], [ %166, %203 ], [ %166, %177 ], [ %184, %180 ]
  %218 = phi i32 [ %167, %206 ], [ %167, %197 ], [ %167, %203 ], [ %167, %177 ], [ %183, %180 ]
  %219 = phi i32 [ %208, %206 ], [ %201, %197 ], [ %201, %203 ], [ %2, %177 ], [ %2, %180 ]
  %220 = phi i32 [ %210, %206 ], [ 0, %197 ], [ %205, %203 ], [ %179, %177 ], [ %181, %180 ]
  call void @llvm.dbg.value(metadata i32 %220, metadata !54, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !289
  call void @llvm.dbg.value(metadata i32 %219, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !289
  %221 = mul nsw i32 %220, %214, !dbg !316
  %222 = add nsw i32 %221, %219, !dbg !317
  call void @llvm.dbg.value(metadata i32 %222, metadata !269, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !318
  %223 = icmp slt i32 %222, 0, !dbg !319
  br i1 %223, label %228, label %224, !dbg !320

224:                                              ; preds = %211
  %225 = zext i32 %222 to i64, !dbg !321
  %226 = getelementptr inbounds double, double addrspace(1)* %0, i64 %225, !dbg !321
  %227 = load double, double addrspace(1)* %226, align 8, !dbg !321, !tbaa !219
  br label %228, !dbg !320

228:                                              ; preds = %224, %211
  %229 = phi double [ %227, %224 ], [ 0.000000e+00, %211 ], !dbg !320
  call void @llvm.dbg.value(metadata double undef, metadata !266, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !274
  call void @llvm.dbg.value(metadata i32 3, metadata !267, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !287
  %230 = add nsw i32 %3, -1, !dbg !322
  call void @llvm.dbg.value(metadata %"struct.(anonymous namespace)::Grid" addrspace(4)* %5, metadata !50, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !289
  call void @llvm.dbg.value(metadata i32 %2, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !289
  call void @llvm.dbg.value(metadata i32 %230, metadata !54, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !289
  switch i32 %7, label %259 [
    i32 0, label %254
    i32 1, label %245
    i32 2, label %231
  ], !dbg !307

231:                                              ; preds = %195, %228
  %232 = phi i32 [ %196, %195 ], [ %230, %228 ]
  %233 = phi double [ 0.000000e+00, %195 ], [ %229, %228 ]
  %234 = phi i32 [ %183, %195 ], [ %218, %228 ]
  %235 = phi double [ %188, %195 ], [ %215, %228 ]
  %236 = phi i32 [ %187, %195 ], [ %214, %228 ]
  %237 = phi double [ %186, %195 ], [ %213, %228 ]
  %238 = phi double [ %182, %195 ], [ %212, %228 ]
  %239 = or i32 %232, %2, !dbg !315
  %240 = icmp sgt i32 %239, -1, !dbg !315
  %241 = icmp sgt i32 %236, %2
  %242 = select i1 %240, i1 %241, i1 false, !dbg !315
  %243 = icmp sge i32 %234, %3
  %244 = select i1 %242, i1 %243, i1 false, !dbg !315
  br i1 %244, label %259, label %274, !dbg !315

245:                                              ; preds = %228
  %246 = icmp slt i32 %2, 0, !dbg !308
  %247 = icmp sgt i32 %214, %2, !dbg !309
  %248 = select i1 %247, i32 %2, i32 %217, !dbg !309
  %249 = select i1 %246, i32 0, i32 %248, !dbg !309
  call void @llvm.dbg.value(metadata i32 %249, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !289
  %250 = icmp slt i32 %3, 1, !dbg !310
  br i1 %250, label %259, label %251, !dbg !311

251:                                              ; preds = %245
  %252 = icmp slt i32 %218, %3, !dbg !313
  %253 = select i1 %252, i32 %216, i32 %230, !dbg !314
  br label %259, !dbg !314

254:                                              ; preds = %228
  %255 = add nsw i32 %214, %2, !dbg !291
  %256 = srem i32 %255, %214, !dbg !292
  call void @llvm.dbg.value(metadata i32 %256, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !289
  %257 = add nsw i32 %218, %230, !dbg !293
  %258 = srem i32 %257, %218, !dbg !294
  call void @llvm.dbg.value(metadata i32 %258, metadata !54, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !289
  br label %259, !dbg !295

259:                                              ; preds = %254, %251, %245, %231, %228
  %260 = phi double [ %229, %254 ], [ %229, %245 ], [ %229, %251 ], [ %229, %228 ], [ %233, %231 ]
  %261 = phi double [ %215, %254 ], [ %215, %245 ], [ %215, %251 ], [ %215, %228 ], [ %235, %231 ]
  %262 = phi i32 [ %214, %254 ], [ %214, %245 ], [ %214, %251 ], [ %214, %228 ], [ %236, %231 ]
  %263 = phi double [ %213, %254 ], [ %213, %245 ], [ %213, %251 ], [ %213, %228 ], [ %237, %231 ]
  %264 = phi double [ %212, %254 ], [ %212, %245 ], [ %212, %251 ], [ %212, %228 ], [ %238, %231 ]
  %265 = phi i32 [ %256, %254 ], [ %249, %245 ], [ %249, %251 ], [ %2, %228 ], [ %2, %231 ]
  %266 = phi i32 [ %258, %254 ], [ 0, %245 ], [ %253, %251 ], [ %230, %228 ], [ %232, %231 ]
  call void @llvm.dbg.value(metadata i32 %266, metadata !54, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !289
  call void @llvm.dbg.value(metadata i32 %265, metadata !53, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !289
  %267 = mul nsw i32 %266, %262, !dbg !316
  %268 = add nsw i32 %267, %265, !dbg !317
  call void @llvm.dbg.value(metadata i32 %268, metadata !269, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !318
  %269 = icmp slt i32 %268, 0, !dbg !319
  br i1 %269, label %274, label %270, !dbg !320

270:                                              ; preds = %259
  %271 = zext i32 %268 to i64, !dbg !321
  %272 = getelementptr inbounds double, double addrspace(1)* %0, i64 %271, !dbg !321
  %273 = load double, double addrspace(1)* %272, align 8, !dbg !321, !tbaa !219
  br label %274, !dbg !320

274:                                              ; preds = %270, %259, %231
  %275 = phi double [ %260, %270 ], [ %260, %259 ], [ %233, %231 ]
  %276 = phi double [ %261, %270 ], [ %261, %259 ], [ %235, %231 ]
  %277 = phi double [ %263, %270 ], [ %263, %259 ], [ %237, %231 ]
  %278 = phi double [ %264, %270 ], [ %264, %259 ], [ %238, %231 ]
  %279 = phi double [ %273, %270 ], [ 0.000000e+00, %259 ], [ 0.000000e+00, %231 ], !dbg !320
  %280 = fmul double %277, -4.000000e+00, !dbg !323
  call void @llvm.dbg.value(metadata double %280, metadata !266, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !274
  %281 = fadd double %280, %276, !dbg !324
  call void @llvm.dbg.value(metadata double %281, metadata !266, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !274
  %282 = fadd double %281, %278, !dbg !324
  call void @llvm.dbg.value(metadata double %282, metadata !266, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !274
  %283 = fadd double %282, %275, !dbg !324
  call void @llvm.dbg.value(metadata double %283, metadata !266, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !274
  %284 = fadd double %283, %279, !dbg !324
  call void @llvm.dbg.value(metadata double %284, metadata !266, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !274
  call void @llvm.dbg.value(metadata i32 4, metadata !267, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !287
  ret double %284, !dbg !325
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define dso_local spir_kernel void @residual(double addrspace(1)* nocapture noundef writeonly %0, double addrspace(1)* nocapture noundef readonly %1, double addrspace(1)* nocapture noundef readonly %2, double addrspace(1)* nocapture noundef readonly %3, i32 noundef %4) local_unnamed_addr #4 !dbg !326 !kernel_arg_addr_space !340 !kernel_arg_access_qual !341 !kernel_arg_type !342 !kernel_arg_base_type !342 !kernel_arg_type_qual !343 {
  call void @llvm.dbg.value(metadata double addrspace(1)* %0, metadata !330, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !344
  call void @llvm.dbg.value(metadata double addrspace(1)* %1, metadata !331, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !344
  call void @llvm.dbg.value(metadata double addrspace(1)* %2, metadata !332, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !344
  call void @llvm.dbg.value(metadata double addrspace(1)* %3, metadata !333, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !344
  call void @llvm.dbg.value(metadata i32 %4, metadata !334, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !344
  %6 = tail call spir_func noundef i64 @_Z13get_global_idj(i32 noundef 0) #7, !dbg !345
  call void @llvm.dbg.value(metadata i64 %6, metadata !335, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !346
  %7 = getelementptr inbounds double, double addrspace(1)* %2, i64 %6, !dbg !345
  %8 = load double, double addrspace(1)* %7, align 8, !dbg !345, !tbaa !219
  call void @llvm.dbg.value(metadata double %8, metadata !337, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !346
  call void @llvm.dbg.value(metadata i32 0, metadata !338, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !347
  %9 = icmp sgt i32 %4, 0, !dbg !348
  br i1 %9, label %10, label %13, !dbg !350

10:                                               ; preds = %5
  %11 = zext i32 %4 to i64
  %12 = mul i64 %6, %11
  br label %19, !dbg !350

13:                                               ; preds = %19, %5
  %14 = phi double [ %8, %5 ], [ %29, %19 ], !dbg !346
  %15 = getelementptr inbounds double, double addrspace(1)* %3, i64 %6, !dbg !345
  %16 = load double, double addrspace(1)* %15, align 8, !dbg !345, !tbaa !219
  %17 = tail call spir_func noundef double @_ZN12_GLOBAL__N_14normEddd(double noundef %14, double noundef %16, double noundef %8) #8, !dbg !345
  %18 = getelementptr inbounds double, double addrspace(1)* %0, i64 %6, !dbg !345
  store double %17, double addrspace(1)* %18, align 8, !dbg !345, !tbaa !219
  ret void, !dbg !351

19:                                               ; preds = %10, %19
  %20 = phi i32 [ 0, %10 ], [ %30, %19 ]
  %21 = phi double [ %8, %10 ], [ %29, %19 ]
  call void @llvm.dbg.value(metadata i32 %20, metadata !338, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !347
  call void @llvm.dbg.value(metadata double %21, metadata !337, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !346
  %22 = zext i32 %20 to i64, !dbg !348
  %23 = add i64 %12, %22, !dbg !348
  %24 = getelementptr inbounds double, double addrspace(1)* %1, i64 %23, !dbg !348
  %25 = load double, double addrspace(1)* %24, align 8, !dbg !348, !tbaa !219
  %26 = getelementptr inbounds double, double addrspace(1)* %3, i64 %22, !dbg !348
  %27 = load double, double addrspace(1)* %26, align 8, !dbg !348, !tbaa !219
  %28 = fneg double %25, !dbg !348
  %29 = tail call double @llvm.fmuladd.f64(double %28, double %27, double %21), !dbg !348
  call void @llvm.dbg.value(metadata double %29, metadata !337, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !346
  %30 = add nuw nsw i32 %20, 1, !dbg !348
  call void @llvm.dbg.value(metadata i32 %30, metadata !338, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !347
  %31 = icmp slt i32 %30, %4, !dbg !348
  br i1 %31, label %19, label %13, !dbg !350, !llvm.loop !352
}

; Function Attrs: convergent mustprogress nofree noinline norecurse nounwind readnone willreturn
define internal spir_func noundef double @_ZN12_GLOBAL__N_14normEddd(double noundef %0, double noundef %1, double noundef %2) unnamed_addr #5 !dbg !354 {
  call void @llvm.dbg.value(metadata double %0, metadata !358, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !361
  call void @llvm.dbg.value(metadata double %1, metadata !359, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !361
  call void @llvm.dbg.value(metadata double %2, metadata !360, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !361
  %4 = fmul double %1, %1, !dbg !362
  %5 = tail call double @llvm.fmuladd.f64(double %0, double %0, double %4), !dbg !363
  %6 = tail call double @llvm.fmuladd.f64(double %2, double %2, double %5), !dbg !364
  %7 = tail call spir_func noundef double @_Z4sqrtd(double noundef %6) #7, !dbg !365
  ret double %7, !dbg !366
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define dso_local spir_kernel void @interpolate(float addrspace(1)* nocapture noundef writeonly %0, float addrspace(1)* nocapture noundef readonly %1, i32 noundef %2, float noundef %3) local_unnamed_addr #0 !dbg !367 !kernel_arg_addr_space !379 !kernel_arg_access_qual !380 !kernel_arg_type !381 !kernel_arg_base_type !381 !kernel_arg_type_qual !382 {
  call void @llvm.dbg.value(metadata float addrspace(1)* %0, metadata !371, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !383
  call void @llvm.dbg.value(metadata float addrspace(1)* %1, metadata !372, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !383
  call void @llvm.dbg.value(metadata i32 %2, metadata !373, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !383
  call void @llvm.dbg.value(metadata float %3, metadata !374, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !383
  %5 = tail call spir_func noundef i64 @_Z13get_global_idj(i32 noundef 0) #7, !dbg !384
  call void @llvm.dbg.value(metadata i64 %5, metadata !375, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !385
  %6 = uitofp i64 %5 to float, !dbg !384
  %7 = fmul float %6, %3, !dbg !384
  call void @llvm.dbg.value(metadata float %7, metadata !377, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !385
  %8 = fptosi float %7 to i32, !dbg !384
  call void @llvm.dbg.value(metadata i32 %8, metadata !378, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)), !dbg !385
  %9 = add nsw i32 %8, 1, !dbg !386
  %10 = icmp slt i32 %9, %2, !dbg !386
  br i1 %10, label %11, label %23, !dbg !384

11:                                               ; preds = %4
  %12 = sext i32 %8 to i64, !dbg !386
  %13 = getelementptr inbounds float, float addrspace(1)* %1, i64 %12, !dbg !386
  %14 = load float, float addrspace(1)* %13, align 4, !dbg !386, !tbaa !72
  %15 = sext i32 %9 to i64, !dbg !386
  %16 = getelementptr inbounds float, float addrspace(1)* %1, i64 %15, !dbg !386
  %17 = load float, float addrspace(1)* %16, align 4, !dbg !386, !tbaa !72
  %18 = sitofp i32 %8 to float, !dbg !386
  %19 = fsub float %7, %18, !dbg !386
  call void @llvm.dbg.value(metadata float %14, metadata !388, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)) #9, !dbg !395
  call void @llvm.dbg.value(metadata float %17, metadata !393, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)) #9, !dbg !395
  call void @llvm.dbg.value(metadata float %19, metadata !394, metadata !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef)) #9, !dbg !395
  %20 = fsub float %17, %14, !dbg !397
  %21 = tail call float @llvm.fmuladd.f32(float %20, float %19, float %14) #9, !dbg !398
  %22 = getelementptr inbounds float, float addrspace(1)* %0, i64 %5, !dbg !386
  store float %21, float addrspace(1)* %22, align 4, !dbg !386, !tbaa !72
  br label %23, !dbg !386

23:                                               ; preds = %11, %4
  ret void, !dbg !399
}

; Function Attrs: convergent mustprogress nofree nounwind readnone willreturn
declare !dbg !400 dso_local spir_func noundef double @_Z4sqrtd(double noundef) local_unnamed_addr #2

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.value(metadata, metadata, metadata) #6

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { convergent mustprogress nofree nounwind readnone willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind readonly willreturn "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent mustprogress nofree norecurse nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #5 = { convergent mustprogress nofree noinline norecurse nounwind readnone willreturn "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #7 = { convergent nounwind readnone willreturn }
attributes #8 = { convergent }
attributes #9 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!13, !14, !15, !16}
!opencl.ocl.version = !{!17}
!opencl.spir.version = !{!17}
!llvm.ident = !{!18}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !2, retainedTypes: !10, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "sources/solver.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "873a2622301ae675e0c0c729103eea94")
!2 = !{!3}
!3 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "Border", scope: !4, file: !1, line: 7, baseType: !5, size: 32, flags: DIFlagEnumClass, elements: !6)
!4 = !DINamespace(scope: null)
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{!7, !8, !9}
!7 = !DIEnumerator(name: "wrap", value: 0)
!8 = !DIEnumerator(name: "clamp", value: 1)
!9 = !DIEnumerator(name: "zero", value: 2)
!10 = !{!5, !11, !12}
!11 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!12 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!13 = !{i32 7, !"Dwarf Version", i32 5}
!14 = !{i32 2, !"Debug Info Version", i32 3}
!15 = !{i32 1, !"wchar_size", i32 4}
!16 = !{i32 7, !"frame-pointer", i32 2}
!17 = !{i32 3, i32 0}
!18 = !{!"clang version 14.0.6"}
!19 = distinct !DISubprogram(name: "diffuse_single", scope: !1, file: !1, line: 51, type: !20, scopeLine: 51, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !35)
!20 = !DISubroutineType(cc: DW_CC_LLVM_OpenCLKernel, types: !21)
!21 = !{null, !22, !23, !25}
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64, dwarfAddressSpace: 1)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64, dwarfAddressSpace: 1)
!24 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !11)
!25 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Grid", scope: !4, file: !1, line: 9, size: 96, flags: DIFlagTypePassByValue, elements: !26)
!26 = !{!27, !28, !29, !30}
!27 = !DIDerivedType(tag: DW_TAG_member, name: "width", scope: !25, file: !1, line: 10, baseType: !5, size: 32)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "height", scope: !25, file: !1, line: 10, baseType: !5, size: 32, offset: 32)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "border", scope: !25, file: !1, line: 11, baseType: !3, size: 32, offset: 64)
!30 = !DISubprogram(name: "at", linkageName: "_ZNU3AS4K12_GLOBAL__N_14Grid2atEii", scope: !25, file: !1, line: 12, type: !31, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!31 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !32)
!32 = !{!5, !33, !5, !5}
!33 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !34, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer, dwarfAddressSpace: 4)
!34 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !25)
!35 = !{!36, !37, !38, !39, !41}
!36 = !DILocalVariable(name: "out", arg: 1, scope: !19, file: !1, line: 51, type: !22)
!37 = !DILocalVariable(name: "in", arg: 2, scope: !19, file: !1, line: 51, type: !23)
!38 = !DILocalVariable(name: "grid", arg: 3, scope: !19, file: !1, line: 51, type: !25)
!39 = !DILocalVariable(name: "x", scope: !40, file: !1, line: 51, type: !5)
!40 = distinct !DILexicalBlock(scope: !19, file: !1, line: 51, column: 1)
!41 = !DILocalVariable(name: "y", scope: !40, file: !1, line: 51, type: !5)
!42 = !{i32 1, i32 1, i32 0}
!43 = !{!"none", !"none", !"none"}
!44 = !{!"float*", !"float*", !"(anonymous namespace)::Grid"}
!45 = !{!"", !"const", !""}
!46 = !DILocation(line: 0, scope: !19)
!47 = !DILocation(line: 51, column: 1, scope: !19)
!48 = !DILocation(line: 51, column: 1, scope: !40)
!49 = !DILocation(line: 0, scope: !40)
!50 = !DILocalVariable(name: "this", arg: 1, scope: !51, type: !55, flags: DIFlagArtificial | DIFlagObjectPointer)
!51 = distinct !DISubprogram(name: "at", linkageName: "_ZNU3AS4K12_GLOBAL__N_14Grid2atEii", scope: !25, file: !1, line: 12, type: !31, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !30, retainedNodes: !52)
!52 = !{!50, !53, !54}
!53 = !DILocalVariable(name: "x", arg: 2, scope: !51, file: !1, line: 12, type: !5)
!54 = !DILocalVariable(name: "y", arg: 3, scope: !51, file: !1, line: 12, type: !5)
!55 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !34, size: 64, dwarfAddressSpace: 4)
!56 = !DILocation(line: 0, scope: !51, inlinedAt: !57)
!57 = distinct !DILocation(line: 51, column: 1, scope: !40)
!58 = !DILocation(line: 13, column: 13, scope: !51, inlinedAt: !57)
!59 = !{!60, !62, i64 8}
!60 = !{!"_ZTSN12_GLOBAL__N_14GridE", !61, i64 0, !61, i64 4, !62, i64 8}
!61 = !{!"int", !62, i64 0}
!62 = !{!"omnipotent char", !63, i64 0}
!63 = !{!"Simple C++ TBAA"}
!64 = !DILocation(line: 13, column: 5, scope: !51, inlinedAt: !57)
!65 = !DILocation(line: 15, column: 16, scope: !66, inlinedAt: !57)
!66 = distinct !DILexicalBlock(scope: !51, file: !1, line: 13, column: 21)
!67 = !{!61, !61, i64 0}
!68 = !DILocation(line: 15, column: 39, scope: !66, inlinedAt: !57)
!69 = !DILocation(line: 15, column: 49, scope: !66, inlinedAt: !57)
!70 = !DILocation(line: 24, column: 14, scope: !51, inlinedAt: !57)
!71 = !DILocation(line: 24, column: 22, scope: !51, inlinedAt: !57)
!72 = !{!73, !73, i64 0}
!73 = !{!"float", !62, i64 0}
!74 = !DILocation(line: 0, scope: !51, inlinedAt: !75)
!75 = distinct !DILocation(line: 51, column: 1, scope: !40)
!76 = !DILocation(line: 15, column: 14, scope: !66, inlinedAt: !75)
!77 = !DILocation(line: 15, column: 23, scope: !66, inlinedAt: !75)
!78 = !DILocation(line: 15, column: 41, scope: !66, inlinedAt: !75)
!79 = !{!60, !61, i64 4}
!80 = !DILocation(line: 15, column: 39, scope: !66, inlinedAt: !75)
!81 = !DILocation(line: 15, column: 49, scope: !66, inlinedAt: !75)
!82 = !DILocation(line: 16, column: 7, scope: !66, inlinedAt: !75)
!83 = !DILocation(line: 18, column: 13, scope: !66, inlinedAt: !57)
!84 = !DILocation(line: 18, column: 11, scope: !66, inlinedAt: !57)
!85 = !DILocation(line: 18, column: 57, scope: !66, inlinedAt: !57)
!86 = !DILocation(line: 18, column: 55, scope: !66, inlinedAt: !57)
!87 = !DILocation(line: 18, column: 72, scope: !66, inlinedAt: !57)
!88 = !DILocation(line: 18, column: 69, scope: !66, inlinedAt: !57)
!89 = !DILocation(line: 18, column: 67, scope: !66, inlinedAt: !57)
!90 = !DILocation(line: 21, column: 17, scope: !91, inlinedAt: !57)
!91 = distinct !DILexicalBlock(scope: !66, file: !1, line: 21, column: 11)
!92 = !DILocation(line: 21, column: 48, scope: !91, inlinedAt: !57)
!93 = !DILocation(line: 21, column: 45, scope: !91, inlinedAt: !57)
!94 = !DILocation(line: 21, column: 11, scope: !66, inlinedAt: !57)
!95 = !DILocation(line: 13, column: 5, scope: !51, inlinedAt: !75)
!96 = !DILocation(line: 18, column: 13, scope: !66, inlinedAt: !75)
!97 = !DILocation(line: 18, column: 11, scope: !66, inlinedAt: !75)
!98 = !DILocation(line: 18, column: 57, scope: !66, inlinedAt: !75)
!99 = !DILocation(line: 18, column: 55, scope: !66, inlinedAt: !75)
!100 = !DILocation(line: 24, column: 16, scope: !51, inlinedAt: !57)
!101 = !{!60, !61, i64 0}
!102 = !DILocation(line: 18, column: 72, scope: !66, inlinedAt: !75)
!103 = !DILocation(line: 18, column: 69, scope: !66, inlinedAt: !75)
!104 = !DILocation(line: 18, column: 67, scope: !66, inlinedAt: !75)
!105 = !DILocation(line: 21, column: 17, scope: !91, inlinedAt: !75)
!106 = !DILocation(line: 21, column: 48, scope: !91, inlinedAt: !75)
!107 = !DILocation(line: 21, column: 45, scope: !91, inlinedAt: !75)
!108 = !DILocation(line: 21, column: 11, scope: !66, inlinedAt: !75)
!109 = !DILocation(line: 24, column: 14, scope: !51, inlinedAt: !75)
!110 = !DILocation(line: 24, column: 22, scope: !51, inlinedAt: !75)
!111 = !DILocation(line: 24, column: 5, scope: !51, inlinedAt: !75)
!112 = !DISubprogram(name: "get_global_id", linkageName: "_Z13get_global_idj", scope: !1, file: !1, line: 51, type: !113, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !117)
!113 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !114)
!114 = !{!115, !116}
!115 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!116 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!117 = !{}
!118 = distinct !DISubprogram(name: "laplacian<float>", linkageName: "_ZN12_GLOBAL__N_19laplacianIfEET_PU3AS1KS1_NS_4GridEii", scope: !4, file: !1, line: 28, type: !119, scopeLine: 28, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, templateParams: !138, retainedNodes: !121)
!119 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !120)
!120 = !{!11, !23, !25, !5, !5}
!121 = !{!122, !123, !124, !125, !126, !131, !132, !133, !135}
!122 = !DILocalVariable(name: "field", arg: 1, scope: !118, file: !1, line: 28, type: !23)
!123 = !DILocalVariable(name: "grid", arg: 2, scope: !118, file: !1, line: 28, type: !25)
!124 = !DILocalVariable(name: "x", arg: 3, scope: !118, file: !1, line: 28, type: !5)
!125 = !DILocalVariable(name: "y", arg: 4, scope: !118, file: !1, line: 28, type: !5)
!126 = !DILocalVariable(name: "dx", scope: !118, file: !1, line: 29, type: !127)
!127 = !DICompositeType(tag: DW_TAG_array_type, baseType: !128, size: 128, elements: !129)
!128 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!129 = !{!130}
!130 = !DISubrange(count: 4)
!131 = !DILocalVariable(name: "dy", scope: !118, file: !1, line: 29, type: !127)
!132 = !DILocalVariable(name: "sum", scope: !118, file: !1, line: 30, type: !11)
!133 = !DILocalVariable(name: "k", scope: !134, file: !1, line: 31, type: !5)
!134 = distinct !DILexicalBlock(scope: !118, file: !1, line: 31, column: 3)
!135 = !DILocalVariable(name: "at", scope: !136, file: !1, line: 32, type: !5)
!136 = distinct !DILexicalBlock(scope: !137, file: !1, line: 31, column: 31)
!137 = distinct !DILexicalBlock(scope: !134, file: !1, line: 31, column: 3)
!138 = !{!139}
!139 = !DITemplateTypeParameter(name: "T", type: !11)
!140 = !DILocation(line: 0, scope: !118)
!141 = !DILocation(line: 28, column: 86, scope: !118)
!142 = !DILocation(line: 30, column: 22, scope: !118)
!143 = !DILocation(line: 0, scope: !51, inlinedAt: !144)
!144 = distinct !DILocation(line: 30, column: 27, scope: !118)
!145 = !DILocation(line: 13, column: 13, scope: !51, inlinedAt: !144)
!146 = !DILocation(line: 13, column: 5, scope: !51, inlinedAt: !144)
!147 = !DILocation(line: 15, column: 16, scope: !66, inlinedAt: !144)
!148 = !DILocation(line: 15, column: 39, scope: !66, inlinedAt: !144)
!149 = !DILocation(line: 15, column: 49, scope: !66, inlinedAt: !144)
!150 = !DILocation(line: 24, column: 14, scope: !51, inlinedAt: !144)
!151 = !DILocation(line: 24, column: 22, scope: !51, inlinedAt: !144)
!152 = !DILocation(line: 30, column: 16, scope: !118)
!153 = !DILocation(line: 0, scope: !134)
!154 = !DILocation(line: 32, column: 24, scope: !136)
!155 = !DILocation(line: 0, scope: !51, inlinedAt: !156)
!156 = distinct !DILocation(line: 32, column: 19, scope: !136)
!157 = !DILocation(line: 15, column: 14, scope: !66, inlinedAt: !156)
!158 = !DILocation(line: 15, column: 23, scope: !66, inlinedAt: !156)
!159 = !DILocation(line: 15, column: 39, scope: !66, inlinedAt: !156)
!160 = !DILocation(line: 15, column: 49, scope: !66, inlinedAt: !156)
!161 = !DILocation(line: 16, column: 7, scope: !66, inlinedAt: !156)
!162 = !DILocation(line: 18, column: 13, scope: !66, inlinedAt: !144)
!163 = !DILocation(line: 18, column: 11, scope: !66, inlinedAt: !144)
!164 = !DILocation(line: 18, column: 57, scope: !66, inlinedAt: !144)
!165 = !DILocation(line: 18, column: 55, scope: !66, inlinedAt: !144)
!166 = !DILocation(line: 18, column: 72, scope: !66, inlinedAt: !144)
!167 = !DILocation(line: 18, column: 69, scope: !66, inlinedAt: !144)
!168 = !DILocation(line: 18, column: 67, scope: !66, inlinedAt: !144)
!169 = !DILocation(line: 21, column: 17, scope: !91, inlinedAt: !144)
!170 = !DILocation(line: 21, column: 48, scope: !91, inlinedAt: !144)
!171 = !DILocation(line: 21, column: 45, scope: !91, inlinedAt: !144)
!172 = !DILocation(line: 21, column: 11, scope: !66, inlinedAt: !144)
!173 = !DILocation(line: 13, column: 5, scope: !51, inlinedAt: !156)
!174 = !DILocation(line: 18, column: 13, scope: !66, inlinedAt: !156)
!175 = !DILocation(line: 18, column: 11, scope: !66, inlinedAt: !156)
!176 = !DILocation(line: 18, column: 57, scope: !66, inlinedAt: !156)
!177 = !DILocation(line: 18, column: 55, scope: !66, inlinedAt: !156)
!178 = !DILocation(line: 24, column: 16, scope: !51, inlinedAt: !144)
!179 = !DILocation(line: 18, column: 69, scope: !66, inlinedAt: !156)
!180 = !DILocation(line: 18, column: 67, scope: !66, inlinedAt: !156)
!181 = !DILocation(line: 21, column: 17, scope: !91, inlinedAt: !156)
!182 = !DILocation(line: 24, column: 14, scope: !51, inlinedAt: !156)
!183 = !DILocation(line: 24, column: 22, scope: !51, inlinedAt: !156)
!184 = !DILocation(line: 0, scope: !136)
!185 = !DILocation(line: 33, column: 15, scope: !136)
!186 = !DILocation(line: 33, column: 12, scope: !136)
!187 = !DILocation(line: 33, column: 28, scope: !136)
!188 = !DILocation(line: 32, column: 35, scope: !136)
!189 = !DILocation(line: 30, column: 14, scope: !118)
!190 = !DILocation(line: 33, column: 9, scope: !136)
!191 = !DILocation(line: 35, column: 3, scope: !118)
!192 = distinct !DISubprogram(name: "diffuse_double", scope: !1, file: !1, line: 56, type: !193, scopeLine: 56, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !198)
!193 = !DISubroutineType(cc: DW_CC_LLVM_OpenCLKernel, types: !194)
!194 = !{null, !195, !196, !25}
!195 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64, dwarfAddressSpace: 1)
!196 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !197, size: 64, dwarfAddressSpace: 1)
!197 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !12)
!198 = !{!199, !200, !201, !202, !204}
!199 = !DILocalVariable(name: "out", arg: 1, scope: !192, file: !1, line: 56, type: !195)
!200 = !DILocalVariable(name: "in", arg: 2, scope: !192, file: !1, line: 56, type: !196)
!201 = !DILocalVariable(name: "grid", arg: 3, scope: !192, file: !1, line: 56, type: !25)
!202 = !DILocalVariable(name: "x", scope: !203, file: !1, line: 56, type: !5)
!203 = distinct !DILexicalBlock(scope: !192, file: !1, line: 56, column: 1)
!204 = !DILocalVariable(name: "y", scope: !203, file: !1, line: 56, type: !5)
!205 = !{!"double*", !"double*", !"(anonymous namespace)::Grid"}
!206 = !DILocation(line: 0, scope: !192)
!207 = !DILocation(line: 56, column: 1, scope: !192)
!208 = !DILocation(line: 56, column: 1, scope: !203)
!209 = !DILocation(line: 0, scope: !203)
!210 = !DILocation(line: 0, scope: !51, inlinedAt: !211)
!211 = distinct !DILocation(line: 56, column: 1, scope: !203)
!212 = !DILocation(line: 13, column: 13, scope: !51, inlinedAt: !211)
!213 = !DILocation(line: 13, column: 5, scope: !51, inlinedAt: !211)
!214 = !DILocation(line: 15, column: 16, scope: !66, inlinedAt: !211)
!215 = !DILocation(line: 15, column: 39, scope: !66, inlinedAt: !211)
!216 = !DILocation(line: 15, column: 49, scope: !66, inlinedAt: !211)
!217 = !DILocation(line: 24, column: 14, scope: !51, inlinedAt: !211)
!218 = !DILocation(line: 24, column: 22, scope: !51, inlinedAt: !211)
!219 = !{!220, !220, i64 0}
!220 = !{!"double", !62, i64 0}
!221 = !DILocation(line: 0, scope: !51, inlinedAt: !222)
!222 = distinct !DILocation(line: 56, column: 1, scope: !203)
!223 = !DILocation(line: 15, column: 14, scope: !66, inlinedAt: !222)
!224 = !DILocation(line: 15, column: 23, scope: !66, inlinedAt: !222)
!225 = !DILocation(line: 15, column: 41, scope: !66, inlinedAt: !222)
!226 = !DILocation(line: 15, column: 39, scope: !66, inlinedAt: !222)
!227 = !DILocation(line: 15, column: 49, scope: !66, inlinedAt: !222)
!228 = !DILocation(line: 16, column: 7, scope: !66, inlinedAt: !222)
!229 = !DILocation(line: 18, column: 13, scope: !66, inlinedAt: !211)
!230 = !DILocation(line: 18, column: 11, scope: !66, inlinedAt: !211)
!231 = !DILocation(line: 18, column: 57, scope: !66, inlinedAt: !211)
!232 = !DILocation(line: 18, column: 55, scope: !66, inlinedAt: !211)
!233 = !DILocation(line: 18, column: 72, scope: !66, inlinedAt: !211)
!234 = !DILocation(line: 18, column: 69, scope: !66, inlinedAt: !211)
!235 = !DILocation(line: 18, column: 67, scope: !66, inlinedAt: !211)
!236 = !DILocation(line: 21, column: 17, scope: !91, inlinedAt: !211)
!237 = !DILocation(line: 21, column: 48, scope: !91, inlinedAt: !211)
!238 = !DILocation(line: 21, column: 45, scope: !91, inlinedAt: !211)
!239 = !DILocation(line: 21, column: 11, scope: !66, inlinedAt: !211)
!240 = !DILocation(line: 13, column: 5, scope: !51, inlinedAt: !222)
!241 = !DILocation(line: 18, column: 13, scope: !66, inlinedAt: !222)
!242 = !DILocation(line: 18, column: 11, scope: !66, inlinedAt: !222)
!243 = !DILocation(line: 18, column: 57, scope: !66, inlinedAt: !222)
!244 = !DILocation(line: 18, column: 55, scope: !66, inlinedAt: !222)
!245 = !DILocation(line: 24, column: 16, scope: !51, inlinedAt: !211)
!246 = !DILocation(line: 18, column: 72, scope: !66, inlinedAt: !222)
!247 = !DILocation(line: 18, column: 69, scope: !66, inlinedAt: !222)
!248 = !DILocation(line: 18, column: 67, scope: !66, inlinedAt: !222)
!249 = !DILocation(line: 21, column: 17, scope: !91, inlinedAt: !222)
!250 = !DILocation(line: 21, column: 48, scope: !91, inlinedAt: !222)
!251 = !DILocation(line: 21, column: 45, scope: !91, inlinedAt: !222)
!252 = !DILocation(line: 21, column: 11, scope: !66, inlinedAt: !222)
!253 = !DILocation(line: 24, column: 14, scope: !51, inlinedAt: !222)
!254 = !DILocation(line: 24, column: 22, scope: !51, inlinedAt: !222)
!255 = !DILocation(line: 24, column: 5, scope: !51, inlinedAt: !222)
!256 = distinct !DISubprogram(name: "laplacian<double>", linkageName: "_ZN12_GLOBAL__N_19laplacianIdEET_PU3AS1KS1_NS_4GridEii", scope: !4, file: !1, line: 28, type: !257, scopeLine: 28, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, templateParams: !272, retainedNodes: !259)
!257 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !258)
!258 = !{!12, !196, !25, !5, !5}
!259 = !{!260, !261, !262, !263, !264, !265, !266, !267, !269}
!260 = !DILocalVariable(name: "field", arg: 1, scope: !256, file: !1, line: 28, type: !196)
!261 = !DILocalVariable(name: "grid", arg: 2, scope: !256, file: !1, line: 28, type: !25)
!262 = !DILocalVariable(name: "x", arg: 3, scope: !256, file: !1, line: 28, type: !5)
!263 = !DILocalVariable(name: "y", arg: 4, scope: !256, file: !1, line: 28, type: !5)
!264 = !DILocalVariable(name: "dx", scope: !256, file: !1, line: 29, type: !127)
!265 = !DILocalVariable(name: "dy", scope: !256, file: !1, line: 29, type: !127)
!266 = !DILocalVariable(name: "sum", scope: !256, file: !1, line: 30, type: !12)
!267 = !DILocalVariable(name: "k", scope: !268, file: !1, line: 31, type: !5)
!268 = distinct !DILexicalBlock(scope: !256, file: !1, line: 31, column: 3)
!269 = !DILocalVariable(name: "at", scope: !270, file: !1, line: 32, type: !5)
!270 = distinct !DILexicalBlock(scope: !271, file: !1, line: 31, column: 31)
!271 = distinct !DILexicalBlock(scope: !268, file: !1, line: 31, column: 3)
!272 = !{!273}
!273 = !DITemplateTypeParameter(name: "T", type: !12)
!274 = !DILocation(line: 0, scope: !256)
!275 = !DILocation(line: 28, column: 86, scope: !256)
!276 = !DILocation(line: 30, column: 22, scope: !256)
!277 = !DILocation(line: 0, scope: !51, inlinedAt: !278)
!278 = distinct !DILocation(line: 30, column: 27, scope: !256)
!279 = !DILocation(line: 13, column: 13, scope: !51, inlinedAt: !278)
!280 = !DILocation(line: 13, column: 5, scope: !51, inlinedAt: !278)
!281 = !DILocation(line: 15, column: 16, scope: !66, inlinedAt: !278)
!282 = !DILocation(line: 15, column: 39, scope: !66, inlinedAt: !278)
!283 = !DILocation(line: 15, column: 49, scope: !66, inlinedAt: !278)
!284 = !DILocation(line: 24, column: 14, scope: !51, inlinedAt: !278)
!285 = !DILocation(line: 24, column: 22, scope: !51, inlinedAt: !278)
!286 = !DILocation(line: 30, column: 16, scope: !256)
!287 = !DILocation(line: 0, scope: !268)
!288 = !DILocation(line: 32, column: 24, scope: !270)
!289 = !DILocation(line: 0, scope: !51, inlinedAt: !290)
!290 = distinct !DILocation(line: 32, column: 19, scope: !270)
!291 = !DILocation(line: 15, column: 14, scope: !66, inlinedAt: !290)
!292 = !DILocation(line: 15, column: 23, scope: !66, inlinedAt: !290)
!293 = !DILocation(line: 15, column: 39, scope: !66, inlinedAt: !290)
!294 = !DILocation(line: 15, column: 49, scope: !66, inlinedAt: !290)
!295 = !DILocation(line: 16, column: 7, scope: !66, inlinedAt: !290)
!296 = !DILocation(line: 18, column: 13, scope: !66, inlinedAt: !278)
!297 = !DILocation(line: 18, column: 11, scope: !66, inlinedAt: !278)
!298 = !DILocation(line: 18, column: 57, scope: !66, inlinedAt: !278)
!299 = !DILocation(line: 18, column: 55, scope: !66, inlinedAt: !278)
!300 = !DILocation(line: 18, column: 72, scope: !66, inlinedAt: !278)
!301 = !DILocation(line: 18, column: 69, scope: !66, inlinedAt: !278)
!302 = !DILocation(line: 18, column: 67, scope: !66, inlinedAt: !278)
!303 = !DILocation(line: 21, column: 17, scope: !91, inlinedAt: !278)
!304 = !DILocation(line: 21, column: 48, scope: !91, inlinedAt: !278)
!305 = !DILocation(line: 21, column: 45, scope: !91, inlinedAt: !278)
!306 = !DILocation(line: 21, column: 11, scope: !66, inlinedAt: !278)
!307 = !DILocation(line: 13, column: 5, scope: !51, inlinedAt: !290)
!308 = !DILocation(line: 18, column: 13, scope: !66, inlinedAt: !290)
!309 = !DILocation(line: 18, column: 11, scope: !66, inlinedAt: !290)
!310 = !DILocation(line: 18, column: 57, scope: !66, inlinedAt: !290)
!311 = !DILocation(line: 18, column: 55, scope: !66, inlinedAt: !290)
!312 = !DILocation(line: 24, column: 16, scope: !51, inlinedAt: !278)
!313 = !DILocation(line: 18, column: 69, scope: !66, inlinedAt: !290)
!314 = !DILocation(line: 18, column: 67, scope: !66, inlinedAt: !290)
!315 = !DILocation(line: 21, column: 17, scope: !91, inlinedAt: !290)
!316 = !DILocation(line: 24, column: 14, scope: !51, inlinedAt: !290)
!317 = !DILocation(line: 24, column: 22, scope: !51, inlinedAt: !290)
!318 = !DILocation(line: 0, scope: !270)
!319 = !DILocation(line: 33, column: 15, scope: !270)
!320 = !DILocation(line: 33, column: 12, scope: !270)
!321 = !DILocation(line: 33, column: 28, scope: !270)
!322 = !DILocation(line: 32, column: 35, scope: !270)
!323 = !DILocation(line: 30, column: 14, scope: !256)
!324 = !DILocation(line: 33, column: 9, scope: !270)
!325 = !DILocation(line: 35, column: 3, scope: !256)
!326 = distinct !DISubprogram(name: "residual", scope: !1, file: !1, line: 61, type: !327, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !329)
!327 = !DISubroutineType(cc: DW_CC_LLVM_OpenCLKernel, types: !328)
!328 = !{null, !195, !196, !196, !196, !5}
!329 = !{!330, !331, !332, !333, !334, !335, !337, !338}
!330 = !DILocalVariable(name: "out", arg: 1, scope: !326, file: !1, line: 61, type: !195)
!331 = !DILocalVariable(name: "a", arg: 2, scope: !326, file: !1, line: 61, type: !196)
!332 = !DILocalVariable(name: "b", arg: 3, scope: !326, file: !1, line: 61, type: !196)
!333 = !DILocalVariable(name: "x", arg: 4, scope: !326, file: !1, line: 61, type: !196)
!334 = !DILocalVariable(name: "n", arg: 5, scope: !326, file: !1, line: 61, type: !5)
!335 = !DILocalVariable(name: "row", scope: !336, file: !1, line: 61, type: !115)
!336 = distinct !DILexicalBlock(scope: !326, file: !1, line: 61, column: 1)
!337 = !DILocalVariable(name: "sum", scope: !336, file: !1, line: 61, type: !12)
!338 = !DILocalVariable(name: "k", scope: !339, file: !1, line: 61, type: !5)
!339 = distinct !DILexicalBlock(scope: !336, file: !1, line: 61, column: 1)
!340 = !{i32 1, i32 1, i32 1, i32 1, i32 0}
!341 = !{!"none", !"none", !"none", !"none", !"none"}
!342 = !{!"double*", !"double*", !"double*", !"double*", !"int"}
!343 = !{!"", !"const", !"const", !"const", !""}
!344 = !DILocation(line: 0, scope: !326)
!345 = !DILocation(line: 61, column: 1, scope: !336)
!346 = !DILocation(line: 0, scope: !336)
!347 = !DILocation(line: 0, scope: !339)
!348 = !DILocation(line: 61, column: 1, scope: !349)
!349 = distinct !DILexicalBlock(scope: !339, file: !1, line: 61, column: 1)
!350 = !DILocation(line: 61, column: 1, scope: !339)
!351 = !DILocation(line: 61, column: 1, scope: !326)
!352 = distinct !{!352, !350, !350, !353}
!353 = !{!"llvm.loop.mustprogress"}
!354 = distinct !DISubprogram(name: "norm", linkageName: "_ZN12_GLOBAL__N_14normEddd", scope: !4, file: !1, line: 38, type: !355, scopeLine: 38, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !357)
!355 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !356)
!356 = !{!12, !12, !12, !12}
!357 = !{!358, !359, !360}
!358 = !DILocalVariable(name: "x", arg: 1, scope: !354, file: !1, line: 38, type: !12)
!359 = !DILocalVariable(name: "y", arg: 2, scope: !354, file: !1, line: 38, type: !12)
!360 = !DILocalVariable(name: "z", arg: 3, scope: !354, file: !1, line: 38, type: !12)
!361 = !DILocation(line: 0, scope: !354)
!362 = !DILocation(line: 38, column: 93, scope: !354)
!363 = !DILocation(line: 38, column: 89, scope: !354)
!364 = !DILocation(line: 38, column: 97, scope: !354)
!365 = !DILocation(line: 38, column: 78, scope: !354)
!366 = !DILocation(line: 38, column: 71, scope: !354)
!367 = distinct !DISubprogram(name: "interpolate", scope: !1, file: !1, line: 69, type: !368, scopeLine: 69, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !370)
!368 = !DISubroutineType(cc: DW_CC_LLVM_OpenCLKernel, types: !369)
!369 = !{null, !22, !23, !5, !11}
!370 = !{!371, !372, !373, !374, !375, !377, !378}
!371 = !DILocalVariable(name: "out", arg: 1, scope: !367, file: !1, line: 69, type: !22)
!372 = !DILocalVariable(name: "table", arg: 2, scope: !367, file: !1, line: 69, type: !23)
!373 = !DILocalVariable(name: "size", arg: 3, scope: !367, file: !1, line: 69, type: !5)
!374 = !DILocalVariable(name: "step", arg: 4, scope: !367, file: !1, line: 69, type: !11)
!375 = !DILocalVariable(name: "i", scope: !376, file: !1, line: 69, type: !115)
!376 = distinct !DILexicalBlock(scope: !367, file: !1, line: 69, column: 1)
!377 = !DILocalVariable(name: "position", scope: !376, file: !1, line: 69, type: !11)
!378 = !DILocalVariable(name: "left", scope: !376, file: !1, line: 69, type: !5)
!379 = !{i32 1, i32 1, i32 0, i32 0}
!380 = !{!"none", !"none", !"none", !"none"}
!381 = !{!"float*", !"float*", !"int", !"float"}
!382 = !{!"", !"const", !"", !""}
!383 = !DILocation(line: 0, scope: !367)
!384 = !DILocation(line: 69, column: 1, scope: !376)
!385 = !DILocation(line: 0, scope: !376)
!386 = !DILocation(line: 69, column: 1, scope: !387)
!387 = distinct !DILexicalBlock(scope: !376, file: !1, line: 69, column: 1)
!388 = !DILocalVariable(name: "a", arg: 1, scope: !389, file: !1, line: 40, type: !11)
!389 = distinct !DISubprogram(name: "between", linkageName: "_ZN12_GLOBAL__N_17betweenEfff", scope: !4, file: !1, line: 40, type: !390, scopeLine: 40, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !392)
!390 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !391)
!391 = !{!11, !11, !11, !11}
!392 = !{!388, !393, !394}
!393 = !DILocalVariable(name: "b", arg: 2, scope: !389, file: !1, line: 40, type: !11)
!394 = !DILocalVariable(name: "t", arg: 3, scope: !389, file: !1, line: 40, type: !11)
!395 = !DILocation(line: 0, scope: !389, inlinedAt: !396)
!396 = distinct !DILocation(line: 69, column: 1, scope: !387)
!397 = !DILocation(line: 40, column: 58, scope: !389, inlinedAt: !396)
!398 = !DILocation(line: 40, column: 53, scope: !389, inlinedAt: !396)
!399 = !DILocation(line: 69, column: 1, scope: !367)
!400 = !DISubprogram(name: "sqrt", linkageName: "_Z4sqrtd", scope: !1, file: !1, line: 38, type: !401, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !117)
!401 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !402)
!402 = !{!12, !12}
