; ModuleID = 'sources/solver.cpp'
source_filename = "sources/solver.cpp"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64-unknown-unknown"

%class.anon = type { ptr addrspace(4), %"struct.(anonymous namespace)::Grid", ptr addrspace(4) }
%"struct.(anonymous namespace)::Grid" = type { i32, i32, i32 }
%class.anon.0 = type { ptr addrspace(4), %"struct.(anonymous namespace)::Grid", ptr addrspace(4) }
%class.anon.1 = type { ptr addrspace(4), i32, ptr addrspace(4), ptr addrspace(4), ptr addrspace(4) }
%class.anon.2 = type { float, i32, ptr addrspace(4), ptr addrspace(4) }

; Function Attrs: convergent mustprogress norecurse nounwind
define spir_kernel void @_ZTSZ21submit_diffuse_singlePfPKfN12_GLOBAL__N_14GridEE14diffuse_single(ptr noundef readonly byval(%class.anon) align 8 captures(none) %0) local_unnamed_addr #0 !dbg !22 {
  %2 = alloca %"struct.(anonymous namespace)::Grid", align 4
  %3 = addrspacecast ptr %0 to ptr addrspace(4)
    #dbg_declare(ptr %0, !26, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !45)
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
    #dbg_value(ptr addrspace(4) %3, !46, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !58)
  %5 = tail call spir_func noundef i64 @_Z13get_global_idj(i32 noundef 0) #8, !dbg !62
  %6 = trunc i64 %5 to i32, !dbg !63
    #dbg_value(i32 %6, !54, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !64)
  %7 = tail call spir_func noundef i64 @_Z13get_global_idj(i32 noundef 1) #8, !dbg !65
  %8 = trunc i64 %7 to i32, !dbg !66
    #dbg_value(i32 %8, !56, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !64)
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %3, i64 24, !dbg !67
  %10 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !dbg !67, !tbaa !68
  %11 = getelementptr inbounds nuw i8, ptr addrspace(4) %3, i64 8, !dbg !73
    #dbg_value(ptr addrspace(4) %11, !74, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !80)
    #dbg_value(i32 %6, !77, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !80)
    #dbg_value(i32 %8, !78, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !80)
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %3, i64 16, !dbg !82
  %13 = load i32, ptr addrspace(4) %12, align 8, !dbg !83, !tbaa !84
  switch i32 %13, label %83 [
    i32 0, label %14
    i32 1, label %35
    i32 2, label %59
  ], !dbg !85

14:                                               ; preds = %1
  %15 = load i32, ptr addrspace(4) %11, align 4, !dbg !86, !tbaa !88
  %16 = add nsw i32 %15, %6, !dbg !89
  %17 = srem i32 %16, %15, !dbg !90
    #dbg_value(i32 %17, !77, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !80)
  %18 = getelementptr inbounds nuw i8, ptr addrspace(4) %3, i64 12, !dbg !91
  %19 = load i32, ptr addrspace(4) %18, align 4, !dbg !91, !tbaa !92
  %20 = add nsw i32 %19, %8, !dbg !93
  %21 = srem i32 %20, %19, !dbg !94
    #dbg_value(i32 %21, !78, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !80)
  %22 = mul nsw i32 %15, %21, !dbg !95
  %23 = add nsw i32 %22, %17, !dbg !96
  %24 = sext i32 %23 to i64, !dbg !67
  %25 = getelementptr inbounds float, ptr addrspace(4) %10, i64 %24, !dbg !67
  %26 = load float, ptr addrspace(4) %25, align 4, !dbg !67, !tbaa !97
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) noundef align 4 dereferenceable(12) %4, ptr addrspace(4) noundef nonnull readonly align 8 dereferenceable(12) %11, i64 12, i1 false), !dbg !99, !tbaa.struct !100
  %27 = tail call spir_func noundef float @_ZN12_GLOBAL__N_19laplacianIfEET_PKS1_NS_4GridEii(ptr addrspace(4) noundef %10, ptr noundef nonnull byval(%"struct.(anonymous namespace)::Grid") align 4 %2, i32 noundef %6, i32 noundef %8) #9, !dbg !102
  %28 = load ptr addrspace(4), ptr addrspace(4) %3, align 8, !dbg !103, !tbaa !104
    #dbg_value(ptr addrspace(4) %11, !74, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !105)
    #dbg_value(i32 %6, !77, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !105)
    #dbg_value(i32 %8, !78, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !105)
  %29 = add nsw i32 %15, %6, !dbg !107
  %30 = srem i32 %29, %15, !dbg !108
    #dbg_value(i32 %30, !77, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !105)
  %31 = getelementptr inbounds nuw i8, ptr addrspace(4) %3, i64 12, !dbg !109
  %32 = load i32, ptr addrspace(4) %31, align 4, !dbg !109, !tbaa !92
  %33 = add nsw i32 %32, %8, !dbg !110
  %34 = srem i32 %33, %32, !dbg !111
    #dbg_value(i32 %34, !78, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !105)
  br label %108, !dbg !112

35:                                               ; preds = %1
  %36 = icmp slt i32 %6, 0, !dbg !113
  %37 = load i32, ptr addrspace(4) %11, align 4, !dbg !114
  %38 = add nsw i32 %37, -1, !dbg !114
  %39 = tail call i32 @llvm.smin.i32(i32 %6, i32 %38), !dbg !114
  %40 = select i1 %36, i32 0, i32 %39, !dbg !114
    #dbg_value(i32 %40, !77, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !80)
  %41 = icmp slt i32 %8, 0, !dbg !115
  %42 = getelementptr inbounds nuw i8, ptr addrspace(4) %3, i64 12, !dbg !116
  %43 = load i32, ptr addrspace(4) %42, align 4, !dbg !116
  %44 = add nsw i32 %43, -1, !dbg !116
  %45 = tail call i32 @llvm.smin.i32(i32 %8, i32 %44), !dbg !116
  %46 = select i1 %41, i32 0, i32 %45, !dbg !116
    #dbg_value(i32 %46, !78, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !80)
    #dbg_value(i32 %40, !77, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !80)
  %47 = mul nsw i32 %37, %46, !dbg !95
  %48 = add nsw i32 %47, %40, !dbg !117
  %49 = sext i32 %48 to i64, !dbg !67
  %50 = getelementptr inbounds float, ptr addrspace(4) %10, i64 %49, !dbg !67
  %51 = load float, ptr addrspace(4) %50, align 4, !dbg !67, !tbaa !97
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) noundef align 4 dereferenceable(12) %4, ptr addrspace(4) noundef nonnull readonly align 8 dereferenceable(12) %11, i64 12, i1 false), !dbg !118, !tbaa.struct !100
  %52 = tail call spir_func noundef float @_ZN12_GLOBAL__N_19laplacianIfEET_PKS1_NS_4GridEii(ptr addrspace(4) noundef %10, ptr noundef nonnull byval(%"struct.(anonymous namespace)::Grid") align 4 %2, i32 noundef %6, i32 noundef %8) #9, !dbg !102
  %53 = load ptr addrspace(4), ptr addrspace(4) %3, align 8, !dbg !103, !tbaa !104
    #dbg_value(ptr addrspace(4) %11, !74, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !105)
    #dbg_value(i32 %6, !77, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !105)
    #dbg_value(i32 %8, !78, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !105)
  %54 = icmp slt i32 %6, 0, !dbg !119
  %55 = add nsw i32 %37, -1, !dbg !120
  %56 = tail call i32 @llvm.smin.i32(i32 %6, i32 %55), !dbg !120
  %57 = select i1 %54, i32 0, i32 %56, !dbg !120
    #dbg_value(i32 %57, !77, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !105)
  %58 = icmp slt i32 %8, 0, !dbg !121
  br i1 %58, label %108, label %92, !dbg !122

59:                                               ; preds = %1
  %60 = or i32 %8, %6, !dbg !123
  %61 = icmp sgt i32 %60, -1, !dbg !123
  %62 = load i32, ptr addrspace(4) %11, align 4
  %63 = icmp sgt i32 %62, %6
  %64 = select i1 %61, i1 %63, i1 false, !dbg !123
  %65 = getelementptr inbounds nuw i8, ptr addrspace(4) %3, i64 12
  %66 = load i32, ptr addrspace(4) %65, align 4
  %67 = icmp sgt i32 %66, %8
  %68 = select i1 %64, i1 %67, i1 false, !dbg !123
  br i1 %68, label %69, label %79, !dbg !123

69:                                               ; preds = %59
    #dbg_value(i32 %8, !78, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !80)
    #dbg_value(i32 %6, !77, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !80)
  %70 = mul nsw i32 %62, %8, !dbg !95
  %71 = add nsw i32 %70, %6, !dbg !125
  %72 = sext i32 %71 to i64, !dbg !67
  %73 = getelementptr inbounds float, ptr addrspace(4) %10, i64 %72, !dbg !67
  %74 = load float, ptr addrspace(4) %73, align 4, !dbg !67, !tbaa !97
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) noundef align 4 dereferenceable(12) %4, ptr addrspace(4) noundef nonnull readonly align 8 dereferenceable(12) %11, i64 12, i1 false), !dbg !126, !tbaa.struct !100
  %75 = tail call spir_func noundef float @_ZN12_GLOBAL__N_19laplacianIfEET_PKS1_NS_4GridEii(ptr addrspace(4) noundef %10, ptr noundef nonnull byval(%"struct.(anonymous namespace)::Grid") align 4 %2, i32 noundef %6, i32 noundef %8) #9, !dbg !102
    #dbg_value(ptr addrspace(4) %11, !74, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !105)
    #dbg_value(i32 %6, !77, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !105)
    #dbg_value(i32 %8, !78, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !105)
  %76 = getelementptr inbounds nuw i8, ptr addrspace(4) %3, i64 12
  %77 = load i32, ptr addrspace(4) %76, align 4
  %78 = or i32 %8, %6, !dbg !127
  br label %97, !dbg !128

79:                                               ; preds = %59
  %80 = getelementptr inbounds i8, ptr addrspace(4) %10, i64 -4, !dbg !67
  %81 = load float, ptr addrspace(4) %80, align 4, !dbg !67, !tbaa !97
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) noundef align 4 dereferenceable(12) %4, ptr addrspace(4) noundef nonnull readonly align 8 dereferenceable(12) %11, i64 12, i1 false), !dbg !129, !tbaa.struct !100
  %82 = tail call spir_func noundef float @_ZN12_GLOBAL__N_19laplacianIfEET_PKS1_NS_4GridEii(ptr addrspace(4) noundef %10, ptr noundef nonnull byval(%"struct.(anonymous namespace)::Grid") align 4 %2, i32 noundef %6, i32 noundef %8) #9, !dbg !102
    #dbg_value(ptr addrspace(4) %11, !74, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !105)
    #dbg_value(i32 %6, !77, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !105)
    #dbg_value(i32 %8, !78, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !105)
  br label %97, !dbg !128

83:                                               ; preds = %1
  %84 = load i32, ptr addrspace(4) %11, align 4, !dbg !130, !tbaa !88
    #dbg_value(i32 %8, !78, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !80)
    #dbg_value(i32 %6, !77, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !80)
  %85 = mul nsw i32 %84, %8, !dbg !95
  %86 = add nsw i32 %85, %6, !dbg !131
  %87 = sext i32 %86 to i64, !dbg !67
  %88 = getelementptr inbounds float, ptr addrspace(4) %10, i64 %87, !dbg !67
  %89 = load float, ptr addrspace(4) %88, align 4, !dbg !67, !tbaa !97
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) noundef align 4 dereferenceable(12) %4, ptr addrspace(4) noundef nonnull readonly align 8 dereferenceable(12) %11, i64 12, i1 false), !dbg !132, !tbaa.struct !100
  %90 = tail call spir_func noundef float @_ZN12_GLOBAL__N_19laplacianIfEET_PKS1_NS_4GridEii(ptr addrspace(4) noundef %10, ptr noundef nonnull byval(%"struct.(anonymous namespace)::Grid") align 4 %2, i32 noundef %6, i32 noundef %8) #9, !dbg !102
  %91 = load ptr addrspace(4), ptr addrspace(4) %3, align 8, !dbg !103, !tbaa !104
    #dbg_value(ptr addrspace(4) %11, !74, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !105)
    #dbg_value(i32 %6, !77, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !105)
    #dbg_value(i32 %8, !78, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !105)
  br label %108, !dbg !128

92:                                               ; preds = %35
  %93 = getelementptr inbounds nuw i8, ptr addrspace(4) %3, i64 12, !dbg !133
  %94 = load i32, ptr addrspace(4) %93, align 4, !dbg !133, !tbaa !92
  %95 = add nsw i32 %94, -1
  %96 = tail call i32 @llvm.smin.i32(i32 %8, i32 %95), !dbg !134
  br label %108, !dbg !134

97:                                               ; preds = %69, %79
  %98 = phi i32 [ %78, %69 ], [ %60, %79 ], !dbg !127
  %99 = phi i32 [ %77, %69 ], [ %66, %79 ]
  %100 = phi float [ %75, %69 ], [ %82, %79 ]
  %101 = phi float [ %74, %69 ], [ %81, %79 ]
  %102 = load ptr addrspace(4), ptr addrspace(4) %3, align 8, !dbg !103, !tbaa !104
  %103 = icmp sgt i32 %98, -1, !dbg !127
  %104 = icmp sgt i32 %62, %6
  %105 = select i1 %103, i1 %104, i1 false, !dbg !127
  %106 = icmp sgt i32 %99, %8
  %107 = select i1 %105, i1 %106, i1 false, !dbg !127
  br i1 %107, label %108, label %118, !dbg !127

108:                                              ; preds = %83, %97, %92, %35, %14
  %109 = phi i32 [ %84, %83 ], [ %15, %14 ], [ %62, %97 ], [ %37, %92 ], [ %37, %35 ], !dbg !135
  %110 = phi ptr addrspace(4) [ %91, %83 ], [ %28, %14 ], [ %102, %97 ], [ %53, %92 ], [ %53, %35 ]
  %111 = phi float [ %90, %83 ], [ %27, %14 ], [ %100, %97 ], [ %52, %92 ], [ %52, %35 ]
  %112 = phi float [ %89, %83 ], [ %26, %14 ], [ %101, %97 ], [ %51, %92 ], [ %51, %35 ]
  %113 = phi i32 [ %6, %83 ], [ %30, %14 ], [ %6, %97 ], [ %57, %92 ], [ %57, %35 ]
  %114 = phi i32 [ %8, %83 ], [ %34, %14 ], [ %8, %97 ], [ %96, %92 ], [ 0, %35 ]
    #dbg_value(i32 %114, !78, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !105)
    #dbg_value(i32 %113, !77, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !105)
  %115 = mul nsw i32 %109, %114, !dbg !136
  %116 = add nsw i32 %115, %113, !dbg !137
  %117 = sext i32 %116 to i64, !dbg !103
  br label %118, !dbg !138

118:                                              ; preds = %97, %108
  %119 = phi ptr addrspace(4) [ %110, %108 ], [ %102, %97 ]
  %120 = phi float [ %111, %108 ], [ %100, %97 ]
  %121 = phi float [ %112, %108 ], [ %101, %97 ]
  %122 = phi i64 [ %117, %108 ], [ -1, %97 ], !dbg !105
  %123 = tail call float @llvm.fmuladd.f32(float %120, float 0x3FB99999A0000000, float %121), !dbg !139
  %124 = getelementptr inbounds float, ptr addrspace(4) %119, i64 %122, !dbg !103
  store float %123, ptr addrspace(4) %124, align 4, !dbg !140, !tbaa !97
  call void @llvm.lifetime.end.p0(ptr nonnull %2), !dbg !141
  ret void, !dbg !142
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent nounwind
declare !dbg !143 spir_func noundef i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define internal spir_func noundef float @_ZN12_GLOBAL__N_19laplacianIfEET_PKS1_NS_4GridEii(ptr addrspace(4) noundef readonly captures(none) %0, ptr noundef readonly byval(%"struct.(anonymous namespace)::Grid") align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) unnamed_addr #3 !dbg !148 {
    #dbg_value(ptr addrspace(4) %0, !152, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !170)
  %5 = addrspacecast ptr %1 to ptr addrspace(4)
    #dbg_declare(ptr %1, !153, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !171)
    #dbg_value(i32 %2, !154, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !170)
    #dbg_value(i32 %3, !155, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !170)
    #dbg_value(ptr addrspace(4) %5, !74, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !172)
    #dbg_value(i32 %2, !77, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !172)
    #dbg_value(i32 %3, !78, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !172)
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 8, !dbg !174
  %7 = load i32, ptr addrspace(4) %6, align 4, !dbg !175, !tbaa !84
  switch i32 %7, label %74 [
    i32 0, label %8
    i32 1, label %30
    i32 2, label %58
  ], !dbg !176

8:                                                ; preds = %4
  %9 = load i32, ptr addrspace(4) %5, align 4, !dbg !177, !tbaa !88
  %10 = add nsw i32 %9, %2, !dbg !178
  %11 = srem i32 %10, %9, !dbg !179
    #dbg_value(i32 %11, !77, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !172)
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4, !dbg !180
  %13 = load i32, ptr addrspace(4) %12, align 4, !dbg !180, !tbaa !92
  %14 = add nsw i32 %13, %3, !dbg !181
  %15 = srem i32 %14, %13, !dbg !182
    #dbg_value(i32 %15, !78, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !172)
  %16 = mul nsw i32 %9, %15, !dbg !183
  %17 = add nsw i32 %16, %11, !dbg !184
  %18 = sext i32 %17 to i64, !dbg !185
  %19 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4
  %20 = load i32, ptr addrspace(4) %19, align 4
  %21 = getelementptr inbounds float, ptr addrspace(4) %0, i64 %18, !dbg !185
  %22 = load float, ptr addrspace(4) %21, align 4, !dbg !185, !tbaa !97
    #dbg_value(float poison, !162, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !170)
    #dbg_value(i32 0, !163, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !186)
  %23 = add nsw i32 %9, -1
  %24 = add nsw i32 %20, -1
    #dbg_value(i64 0, !163, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !186)
  %25 = add nsw i32 %2, 1, !dbg !187
    #dbg_value(ptr addrspace(4) %5, !74, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !188)
    #dbg_value(i32 %25, !77, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !188)
    #dbg_value(i32 %3, !78, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !188)
  %26 = add nsw i32 %9, %25, !dbg !190
  %27 = srem i32 %26, %9, !dbg !191
    #dbg_value(i32 %27, !77, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !188)
  %28 = add nsw i32 %20, %3, !dbg !192
  %29 = srem i32 %28, %20, !dbg !193
    #dbg_value(i32 %29, !78, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !188)
  br label %102, !dbg !194

30:                                               ; preds = %4
  %31 = icmp slt i32 %2, 0, !dbg !195
  %32 = load i32, ptr addrspace(4) %5, align 4, !dbg !196
  %33 = add nsw i32 %32, -1, !dbg !196
  %34 = tail call i32 @llvm.smin.i32(i32 %2, i32 %33), !dbg !196
  %35 = select i1 %31, i32 0, i32 %34, !dbg !196
    #dbg_value(i32 %35, !77, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !172)
  %36 = icmp slt i32 %3, 0, !dbg !197
  %37 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4, !dbg !198
  %38 = load i32, ptr addrspace(4) %37, align 4, !dbg !198
  %39 = add nsw i32 %38, -1, !dbg !198
  %40 = tail call i32 @llvm.smin.i32(i32 %3, i32 %39), !dbg !198
  %41 = select i1 %36, i32 0, i32 %40, !dbg !198
    #dbg_value(i32 %41, !78, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !172)
    #dbg_value(i32 %35, !77, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !172)
  %42 = mul nsw i32 %32, %41, !dbg !183
  %43 = add nsw i32 %42, %35, !dbg !199
  %44 = sext i32 %43 to i64, !dbg !185
  %45 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4
  %46 = load i32, ptr addrspace(4) %45, align 4
  %47 = getelementptr inbounds float, ptr addrspace(4) %0, i64 %44, !dbg !185
  %48 = load float, ptr addrspace(4) %47, align 4, !dbg !185, !tbaa !97
    #dbg_value(float poison, !162, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !170)
    #dbg_value(i32 0, !163, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !186)
  %49 = add nsw i32 %32, -1
  %50 = add nsw i32 %46, -1
    #dbg_value(i64 0, !163, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !186)
  %51 = add nsw i32 %2, 1, !dbg !187
    #dbg_value(ptr addrspace(4) %5, !74, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !188)
    #dbg_value(i32 %51, !77, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !188)
    #dbg_value(i32 %3, !78, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !188)
  %52 = icmp slt i32 %2, -1, !dbg !200
  %53 = tail call i32 @llvm.smin.i32(i32 %51, i32 %49), !dbg !201
  %54 = select i1 %52, i32 0, i32 %53, !dbg !201
    #dbg_value(i32 %54, !77, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !188)
  %55 = icmp slt i32 %3, 0, !dbg !202
  %56 = tail call i32 @llvm.smin.i32(i32 %3, i32 %50)
  %57 = select i1 %55, i32 0, i32 %56, !dbg !203
  br label %102, !dbg !203

58:                                               ; preds = %4
  %59 = or i32 %3, %2, !dbg !204
  %60 = icmp sgt i32 %59, -1, !dbg !204
  %61 = load i32, ptr addrspace(4) %5, align 4
  %62 = icmp slt i32 %2, %61
  %63 = select i1 %60, i1 %62, i1 false, !dbg !204
  %64 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4
  %65 = load i32, ptr addrspace(4) %64, align 4
  %66 = icmp slt i32 %3, %65
  %67 = select i1 %63, i1 %66, i1 false, !dbg !204
  br i1 %67, label %68, label %86, !dbg !204

68:                                               ; preds = %58
    #dbg_value(i32 %3, !78, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !172)
    #dbg_value(i32 %2, !77, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !172)
  %69 = mul nsw i32 %61, %3, !dbg !183
  %70 = add nsw i32 %69, %2, !dbg !205
  %71 = sext i32 %70 to i64, !dbg !185
  %72 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4
  %73 = load i32, ptr addrspace(4) %72, align 4
    #dbg_value(float poison, !162, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !170)
    #dbg_value(i32 0, !163, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !186)
    #dbg_value(i64 0, !163, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !186)
    #dbg_value(ptr addrspace(4) %5, !74, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !188)
    #dbg_value(i32 %93, !77, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !188)
    #dbg_value(i32 %3, !78, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !188)
  br label %86, !dbg !206

74:                                               ; preds = %4
  %75 = load i32, ptr addrspace(4) %5, align 4, !dbg !207, !tbaa !88
    #dbg_value(i32 %3, !78, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !172)
    #dbg_value(i32 %2, !77, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !172)
  %76 = mul nsw i32 %75, %3, !dbg !183
  %77 = add nsw i32 %76, %2, !dbg !208
  %78 = sext i32 %77 to i64, !dbg !185
  %79 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4
  %80 = load i32, ptr addrspace(4) %79, align 4
  %81 = getelementptr inbounds float, ptr addrspace(4) %0, i64 %78, !dbg !185
  %82 = load float, ptr addrspace(4) %81, align 4, !dbg !185, !tbaa !97
    #dbg_value(float poison, !162, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !170)
    #dbg_value(i32 0, !163, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !186)
  %83 = add nsw i32 %75, -1
  %84 = add nsw i32 %80, -1
    #dbg_value(i64 0, !163, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !186)
  %85 = add nsw i32 %2, 1, !dbg !187
    #dbg_value(ptr addrspace(4) %5, !74, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !188)
    #dbg_value(i32 %85, !77, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !188)
    #dbg_value(i32 %3, !78, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !188)
  br label %102, !dbg !206

86:                                               ; preds = %58, %68
  %87 = phi i64 [ %71, %68 ], [ -1, %58 ]
  %88 = phi i32 [ %73, %68 ], [ %65, %58 ]
  %89 = getelementptr inbounds float, ptr addrspace(4) %0, i64 %87, !dbg !185
  %90 = load float, ptr addrspace(4) %89, align 4, !dbg !185, !tbaa !97
  %91 = add nsw i32 %61, -1
  %92 = add nsw i32 %88, -1
  %93 = add nsw i32 %2, 1, !dbg !187
  %94 = or i32 %3, %93, !dbg !209
  %95 = icmp sgt i32 %94, -1, !dbg !209
  %96 = icmp slt i32 %93, %61
  %97 = select i1 %95, i1 %96, i1 false, !dbg !209
  %98 = icmp slt i32 %3, %88
  %99 = select i1 %97, i1 %98, i1 false, !dbg !209
  br i1 %99, label %102, label %100, !dbg !209

100:                                              ; preds = %86
    #dbg_value(float poison, !162, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !170)
    #dbg_value(i64 1, !163, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !186)
  %101 = add nsw i32 %2, -1, !dbg !187
    #dbg_value(ptr addrspace(4) %5, !74, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !188)
    #dbg_value(i32 %101, !77, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !188)
    #dbg_value(i32 %3, !78, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !188)
  br label %120, !dbg !210

102:                                              ; preds = %74, %30, %86, %8
  %103 = phi i32 [ %84, %74 ], [ %24, %8 ], [ %92, %86 ], [ %50, %30 ]
  %104 = phi i32 [ %83, %74 ], [ %23, %8 ], [ %91, %86 ], [ %49, %30 ]
  %105 = phi float [ %82, %74 ], [ %22, %8 ], [ %90, %86 ], [ %48, %30 ]
  %106 = phi i32 [ %75, %74 ], [ %9, %8 ], [ %61, %86 ], [ %32, %30 ]
  %107 = phi i32 [ %80, %74 ], [ %20, %8 ], [ %88, %86 ], [ %46, %30 ]
  %108 = phi i32 [ %85, %74 ], [ %27, %8 ], [ %93, %86 ], [ %54, %30 ]
  %109 = phi i32 [ %3, %74 ], [ %29, %8 ], [ %3, %86 ], [ %57, %30 ]
    #dbg_value(i32 %109, !78, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !188)
    #dbg_value(i32 %108, !77, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !188)
  %110 = mul nsw i32 %106, %109, !dbg !211
  %111 = add nsw i32 %110, %108, !dbg !212
    #dbg_value(i32 %111, !165, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !213)
  %112 = icmp slt i32 %111, 0, !dbg !214
  br i1 %112, label %117, label %113, !dbg !215

113:                                              ; preds = %102
  %114 = zext nneg i32 %111 to i64, !dbg !216
  %115 = getelementptr inbounds nuw float, ptr addrspace(4) %0, i64 %114, !dbg !216
  %116 = load float, ptr addrspace(4) %115, align 4, !dbg !216, !tbaa !97
  br label %117, !dbg !217

117:                                              ; preds = %102, %113
  %118 = phi float [ %116, %113 ], [ 0.000000e+00, %102 ], !dbg !217
    #dbg_value(float poison, !162, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !170)
    #dbg_value(i64 1, !163, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !186)
  %119 = add nsw i32 %2, -1, !dbg !187
    #dbg_value(ptr addrspace(4) %5, !74, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !188)
    #dbg_value(i32 %119, !77, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !188)
    #dbg_value(i32 %3, !78, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !188)
  switch i32 %7, label %148 [
    i32 0, label %143
    i32 1, label %136
    i32 2, label %120
  ], !dbg !210

120:                                              ; preds = %100, %117
  %121 = phi i32 [ %101, %100 ], [ %119, %117 ]
  %122 = phi float [ 0.000000e+00, %100 ], [ %118, %117 ]
  %123 = phi i32 [ %88, %100 ], [ %107, %117 ]
  %124 = phi i32 [ %61, %100 ], [ %106, %117 ]
  %125 = phi float [ %90, %100 ], [ %105, %117 ]
  %126 = phi i32 [ %91, %100 ], [ %104, %117 ]
  %127 = phi i32 [ %92, %100 ], [ %103, %117 ]
  %128 = or i32 %3, %121, !dbg !218
  %129 = icmp sgt i32 %128, -1, !dbg !218
  %130 = icmp sle i32 %2, %124
  %131 = select i1 %129, i1 %130, i1 false, !dbg !218
  %132 = icmp slt i32 %3, %123
  %133 = select i1 %131, i1 %132, i1 false, !dbg !218
  br i1 %133, label %148, label %134, !dbg !218

134:                                              ; preds = %120
    #dbg_value(float poison, !162, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !170)
    #dbg_value(i64 2, !163, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !186)
  %135 = add nsw i32 %3, 1, !dbg !219
    #dbg_value(ptr addrspace(4) %5, !74, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !188)
    #dbg_value(i32 %2, !77, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !188)
    #dbg_value(i32 %135, !78, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !188)
  br label %167, !dbg !220

136:                                              ; preds = %117
  %137 = tail call i32 @llvm.smin.i32(i32 %119, i32 %104), !dbg !221
  %138 = icmp sgt i32 %2, 0, !dbg !221
  %139 = select i1 %138, i32 %137, i32 0, !dbg !221
    #dbg_value(i32 %139, !77, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !188)
  %140 = icmp slt i32 %3, 0, !dbg !222
  %141 = tail call i32 @llvm.smin.i32(i32 %3, i32 %103)
  %142 = select i1 %140, i32 0, i32 %141, !dbg !223
  br label %148, !dbg !223

143:                                              ; preds = %117
  %144 = add nsw i32 %106, %119, !dbg !190
  %145 = srem i32 %144, %106, !dbg !224
    #dbg_value(i32 %145, !77, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !188)
  %146 = add nsw i32 %107, %3, !dbg !192
  %147 = srem i32 %146, %107, !dbg !225
    #dbg_value(i32 %147, !78, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !188)
  br label %148, !dbg !226

148:                                              ; preds = %143, %136, %120, %117
  %149 = phi float [ %118, %117 ], [ %118, %143 ], [ %122, %120 ], [ %118, %136 ]
  %150 = phi i32 [ %107, %117 ], [ %107, %143 ], [ %123, %120 ], [ %107, %136 ]
  %151 = phi i32 [ %106, %117 ], [ %106, %143 ], [ %124, %120 ], [ %106, %136 ]
  %152 = phi float [ %105, %117 ], [ %105, %143 ], [ %125, %120 ], [ %105, %136 ]
  %153 = phi i32 [ %104, %117 ], [ %104, %143 ], [ %126, %120 ], [ %104, %136 ]
  %154 = phi i32 [ %103, %117 ], [ %103, %143 ], [ %127, %120 ], [ %103, %136 ]
  %155 = phi i32 [ %119, %117 ], [ %145, %143 ], [ %121, %120 ], [ %139, %136 ]
  %156 = phi i32 [ %3, %117 ], [ %147, %143 ], [ %3, %120 ], [ %142, %136 ]
    #dbg_value(i32 %156, !78, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !188)
    #dbg_value(i32 %155, !77, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !188)
  %157 = mul nsw i32 %151, %156, !dbg !211
  %158 = add nsw i32 %157, %155, !dbg !227
    #dbg_value(i32 %158, !165, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !213)
  %159 = icmp slt i32 %158, 0, !dbg !228
  br i1 %159, label %164, label %160, !dbg !229

160:                                              ; preds = %148
  %161 = zext nneg i32 %158 to i64, !dbg !216
  %162 = getelementptr inbounds nuw float, ptr addrspace(4) %0, i64 %161, !dbg !216
  %163 = load float, ptr addrspace(4) %162, align 4, !dbg !216, !tbaa !97
  br label %164, !dbg !217

164:                                              ; preds = %160, %148
  %165 = phi float [ %163, %160 ], [ 0.000000e+00, %148 ], !dbg !217
    #dbg_value(float poison, !162, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !170)
    #dbg_value(i64 2, !163, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !186)
  %166 = add nsw i32 %3, 1, !dbg !219
    #dbg_value(ptr addrspace(4) %5, !74, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !188)
    #dbg_value(i32 %2, !77, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !188)
    #dbg_value(i32 %166, !78, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !188)
  switch i32 %7, label %196 [
    i32 0, label %191
    i32 1, label %184
    i32 2, label %167
  ], !dbg !220

167:                                              ; preds = %134, %164
  %168 = phi i32 [ %135, %134 ], [ %166, %164 ]
  %169 = phi float [ 0.000000e+00, %134 ], [ %165, %164 ]
  %170 = phi i32 [ %126, %134 ], [ %153, %164 ]
  %171 = phi i32 [ %127, %134 ], [ %154, %164 ]
  %172 = phi float [ %125, %134 ], [ %152, %164 ]
  %173 = phi i32 [ %124, %134 ], [ %151, %164 ]
  %174 = phi i32 [ %123, %134 ], [ %150, %164 ]
  %175 = phi float [ %122, %134 ], [ %149, %164 ]
  %176 = or i32 %168, %2, !dbg !230
  %177 = icmp sgt i32 %176, -1, !dbg !230
  %178 = icmp slt i32 %2, %173
  %179 = select i1 %177, i1 %178, i1 false, !dbg !230
  %180 = icmp slt i32 %168, %174
  %181 = select i1 %179, i1 %180, i1 false, !dbg !230
  br i1 %181, label %196, label %182, !dbg !230

182:                                              ; preds = %167
    #dbg_value(float poison, !162, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !170)
    #dbg_value(i64 3, !163, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !186)
  %183 = add nsw i32 %3, -1, !dbg !219
    #dbg_value(ptr addrspace(4) %5, !74, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !188)
    #dbg_value(i32 %2, !77, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !188)
    #dbg_value(i32 %183, !78, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !188)
  br label %216, !dbg !231

184:                                              ; preds = %164
  %185 = icmp slt i32 %2, 0, !dbg !232
  %186 = tail call i32 @llvm.smin.i32(i32 %2, i32 %153), !dbg !233
  %187 = select i1 %185, i32 0, i32 %186, !dbg !233
    #dbg_value(i32 %187, !77, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !188)
  %188 = icmp slt i32 %3, -1, !dbg !234
  %189 = tail call i32 @llvm.smin.i32(i32 %166, i32 %154)
  %190 = select i1 %188, i32 0, i32 %189, !dbg !235
  br label %196, !dbg !235

191:                                              ; preds = %164
  %192 = add nsw i32 %151, %2, !dbg !190
  %193 = srem i32 %192, %151, !dbg !236
    #dbg_value(i32 %193, !77, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !188)
  %194 = add nsw i32 %150, %166, !dbg !192
  %195 = srem i32 %194, %150, !dbg !237
    #dbg_value(i32 %195, !78, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !188)
  br label %196, !dbg !238

196:                                              ; preds = %191, %184, %167, %164
  %197 = phi float [ %165, %164 ], [ %165, %191 ], [ %169, %167 ], [ %165, %184 ]
  %198 = phi i32 [ %153, %164 ], [ %153, %191 ], [ %170, %167 ], [ %153, %184 ]
  %199 = phi i32 [ %154, %164 ], [ %154, %191 ], [ %171, %167 ], [ %154, %184 ]
  %200 = phi float [ %152, %164 ], [ %152, %191 ], [ %172, %167 ], [ %152, %184 ]
  %201 = phi i32 [ %151, %164 ], [ %151, %191 ], [ %173, %167 ], [ %151, %184 ]
  %202 = phi i32 [ %150, %164 ], [ %150, %191 ], [ %174, %167 ], [ %150, %184 ]
  %203 = phi float [ %149, %164 ], [ %149, %191 ], [ %175, %167 ], [ %149, %184 ]
  %204 = phi i32 [ %2, %164 ], [ %193, %191 ], [ %2, %167 ], [ %187, %184 ]
  %205 = phi i32 [ %166, %164 ], [ %195, %191 ], [ %168, %167 ], [ %190, %184 ]
    #dbg_value(i32 %205, !78, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !188)
    #dbg_value(i32 %204, !77, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !188)
  %206 = mul nsw i32 %201, %205, !dbg !211
  %207 = add nsw i32 %206, %204, !dbg !239
    #dbg_value(i32 %207, !165, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !213)
  %208 = icmp slt i32 %207, 0, !dbg !240
  br i1 %208, label %213, label %209, !dbg !241

209:                                              ; preds = %196
  %210 = zext nneg i32 %207 to i64, !dbg !216
  %211 = getelementptr inbounds nuw float, ptr addrspace(4) %0, i64 %210, !dbg !216
  %212 = load float, ptr addrspace(4) %211, align 4, !dbg !216, !tbaa !97
  br label %213, !dbg !217

213:                                              ; preds = %209, %196
  %214 = phi float [ %212, %209 ], [ 0.000000e+00, %196 ], !dbg !217
    #dbg_value(float poison, !162, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !170)
    #dbg_value(i64 3, !163, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !186)
  %215 = add nsw i32 %3, -1, !dbg !219
    #dbg_value(ptr addrspace(4) %5, !74, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !188)
    #dbg_value(i32 %2, !77, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !188)
    #dbg_value(i32 %215, !78, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !188)
  switch i32 %7, label %242 [
    i32 0, label %237
    i32 1, label %230
    i32 2, label %216
  ], !dbg !231

216:                                              ; preds = %182, %213
  %217 = phi i32 [ %183, %182 ], [ %215, %213 ]
  %218 = phi float [ 0.000000e+00, %182 ], [ %214, %213 ]
  %219 = phi float [ %175, %182 ], [ %203, %213 ]
  %220 = phi i32 [ %174, %182 ], [ %202, %213 ]
  %221 = phi i32 [ %173, %182 ], [ %201, %213 ]
  %222 = phi float [ %172, %182 ], [ %200, %213 ]
  %223 = phi float [ %169, %182 ], [ %197, %213 ]
  %224 = or i32 %217, %2, !dbg !242
  %225 = icmp sgt i32 %224, -1, !dbg !242
  %226 = icmp slt i32 %2, %221
  %227 = select i1 %225, i1 %226, i1 false, !dbg !242
  %228 = icmp sle i32 %3, %220
  %229 = select i1 %227, i1 %228, i1 false, !dbg !242
  br i1 %229, label %242, label %257, !dbg !242

230:                                              ; preds = %213
  %231 = icmp slt i32 %2, 0, !dbg !243
  %232 = tail call i32 @llvm.smin.i32(i32 %2, i32 %198), !dbg !244
  %233 = select i1 %231, i32 0, i32 %232, !dbg !244
    #dbg_value(i32 %233, !77, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !188)
  %234 = tail call i32 @llvm.smin.i32(i32 %215, i32 %199)
  %235 = icmp sgt i32 %3, 0, !dbg !245
  %236 = select i1 %235, i32 %234, i32 0, !dbg !245
  br label %242, !dbg !245

237:                                              ; preds = %213
  %238 = add nsw i32 %201, %2, !dbg !190
  %239 = srem i32 %238, %201, !dbg !246
    #dbg_value(i32 %239, !77, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !188)
  %240 = add nsw i32 %202, %215, !dbg !192
  %241 = srem i32 %240, %202, !dbg !247
    #dbg_value(i32 %241, !78, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !188)
  br label %242, !dbg !248

242:                                              ; preds = %237, %230, %216, %213
  %243 = phi float [ %214, %213 ], [ %214, %237 ], [ %218, %216 ], [ %214, %230 ]
  %244 = phi float [ %203, %213 ], [ %203, %237 ], [ %219, %216 ], [ %203, %230 ]
  %245 = phi i32 [ %201, %213 ], [ %201, %237 ], [ %221, %216 ], [ %201, %230 ]
  %246 = phi float [ %200, %213 ], [ %200, %237 ], [ %222, %216 ], [ %200, %230 ]
  %247 = phi float [ %197, %213 ], [ %197, %237 ], [ %223, %216 ], [ %197, %230 ]
  %248 = phi i32 [ %2, %213 ], [ %239, %237 ], [ %2, %216 ], [ %233, %230 ]
  %249 = phi i32 [ %215, %213 ], [ %241, %237 ], [ %217, %216 ], [ %236, %230 ]
    #dbg_value(i32 %249, !78, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !188)
    #dbg_value(i32 %248, !77, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !188)
  %250 = mul nsw i32 %245, %249, !dbg !211
  %251 = add nsw i32 %250, %248, !dbg !249
    #dbg_value(i32 %251, !165, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !213)
  %252 = icmp slt i32 %251, 0, !dbg !250
  br i1 %252, label %257, label %253, !dbg !251

253:                                              ; preds = %242
  %254 = zext nneg i32 %251 to i64, !dbg !216
  %255 = getelementptr inbounds nuw float, ptr addrspace(4) %0, i64 %254, !dbg !216
  %256 = load float, ptr addrspace(4) %255, align 4, !dbg !216, !tbaa !97
  br label %257, !dbg !217

257:                                              ; preds = %253, %242, %216
  %258 = phi float [ %243, %253 ], [ %243, %242 ], [ %218, %216 ]
  %259 = phi float [ %244, %253 ], [ %244, %242 ], [ %219, %216 ]
  %260 = phi float [ %246, %253 ], [ %246, %242 ], [ %222, %216 ]
  %261 = phi float [ %247, %253 ], [ %247, %242 ], [ %223, %216 ]
  %262 = phi float [ %256, %253 ], [ 0.000000e+00, %242 ], [ 0.000000e+00, %216 ], !dbg !217
  %263 = fmul float %260, -4.000000e+00, !dbg !252
    #dbg_value(float %263, !162, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !170)
  %264 = fadd float %263, %259, !dbg !253
    #dbg_value(float %264, !162, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !170)
  %265 = fadd float %264, %261, !dbg !254
    #dbg_value(float %265, !162, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !170)
  %266 = fadd float %265, %258, !dbg !255
    #dbg_value(float %266, !162, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !170)
  %267 = fadd float %266, %262, !dbg !256
    #dbg_value(float %267, !162, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !170)
    #dbg_value(i64 4, !163, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !186)
  ret float %267, !dbg !257
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) noalias writeonly captures(none), ptr addrspace(4) noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress norecurse nounwind
define spir_kernel void @_ZTSZ21submit_diffuse_doublePdPKdN12_GLOBAL__N_14GridEE14diffuse_double(ptr noundef readonly byval(%class.anon.0) align 8 captures(none) %0) local_unnamed_addr #0 !dbg !258 {
  %2 = alloca %"struct.(anonymous namespace)::Grid", align 4
  %3 = addrspacecast ptr %0 to ptr addrspace(4)
    #dbg_declare(ptr %0, !260, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !269)
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
    #dbg_value(ptr addrspace(4) %3, !270, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !282)
  %5 = tail call spir_func noundef i64 @_Z13get_global_idj(i32 noundef 0) #8, !dbg !285
  %6 = trunc i64 %5 to i32, !dbg !286
    #dbg_value(i32 %6, !278, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !287)
  %7 = tail call spir_func noundef i64 @_Z13get_global_idj(i32 noundef 1) #8, !dbg !288
  %8 = trunc i64 %7 to i32, !dbg !289
    #dbg_value(i32 %8, !280, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !287)
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %3, i64 24, !dbg !290
  %10 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !dbg !290, !tbaa !291
  %11 = getelementptr inbounds nuw i8, ptr addrspace(4) %3, i64 8, !dbg !294
    #dbg_value(ptr addrspace(4) %11, !74, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !295)
    #dbg_value(i32 %6, !77, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !295)
    #dbg_value(i32 %8, !78, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !295)
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %3, i64 16, !dbg !297
  %13 = load i32, ptr addrspace(4) %12, align 8, !dbg !298, !tbaa !84
  switch i32 %13, label %83 [
    i32 0, label %14
    i32 1, label %35
    i32 2, label %59
  ], !dbg !299

14:                                               ; preds = %1
  %15 = load i32, ptr addrspace(4) %11, align 4, !dbg !300, !tbaa !88
  %16 = add nsw i32 %15, %6, !dbg !301
  %17 = srem i32 %16, %15, !dbg !302
    #dbg_value(i32 %17, !77, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !295)
  %18 = getelementptr inbounds nuw i8, ptr addrspace(4) %3, i64 12, !dbg !303
  %19 = load i32, ptr addrspace(4) %18, align 4, !dbg !303, !tbaa !92
  %20 = add nsw i32 %19, %8, !dbg !304
  %21 = srem i32 %20, %19, !dbg !305
    #dbg_value(i32 %21, !78, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !295)
  %22 = mul nsw i32 %15, %21, !dbg !306
  %23 = add nsw i32 %22, %17, !dbg !307
  %24 = sext i32 %23 to i64, !dbg !290
  %25 = getelementptr inbounds double, ptr addrspace(4) %10, i64 %24, !dbg !290
  %26 = load double, ptr addrspace(4) %25, align 8, !dbg !290, !tbaa !308
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) noundef align 4 dereferenceable(12) %4, ptr addrspace(4) noundef nonnull readonly align 8 dereferenceable(12) %11, i64 12, i1 false), !dbg !310, !tbaa.struct !100
  %27 = tail call spir_func noundef double @_ZN12_GLOBAL__N_19laplacianIdEET_PKS1_NS_4GridEii(ptr addrspace(4) noundef %10, ptr noundef nonnull byval(%"struct.(anonymous namespace)::Grid") align 4 %2, i32 noundef %6, i32 noundef %8) #9, !dbg !311
  %28 = load ptr addrspace(4), ptr addrspace(4) %3, align 8, !dbg !312, !tbaa !313
    #dbg_value(ptr addrspace(4) %11, !74, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !314)
    #dbg_value(i32 %6, !77, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !314)
    #dbg_value(i32 %8, !78, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !314)
  %29 = add nsw i32 %15, %6, !dbg !316
  %30 = srem i32 %29, %15, !dbg !317
    #dbg_value(i32 %30, !77, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !314)
  %31 = getelementptr inbounds nuw i8, ptr addrspace(4) %3, i64 12, !dbg !318
  %32 = load i32, ptr addrspace(4) %31, align 4, !dbg !318, !tbaa !92
  %33 = add nsw i32 %32, %8, !dbg !319
  %34 = srem i32 %33, %32, !dbg !320
    #dbg_value(i32 %34, !78, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !314)
  br label %108, !dbg !321

35:                                               ; preds = %1
  %36 = icmp slt i32 %6, 0, !dbg !322
  %37 = load i32, ptr addrspace(4) %11, align 4, !dbg !323
  %38 = add nsw i32 %37, -1, !dbg !323
  %39 = tail call i32 @llvm.smin.i32(i32 %6, i32 %38), !dbg !323
  %40 = select i1 %36, i32 0, i32 %39, !dbg !323
    #dbg_value(i32 %40, !77, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !295)
  %41 = icmp slt i32 %8, 0, !dbg !324
  %42 = getelementptr inbounds nuw i8, ptr addrspace(4) %3, i64 12, !dbg !325
  %43 = load i32, ptr addrspace(4) %42, align 4, !dbg !325
  %44 = add nsw i32 %43, -1, !dbg !325
  %45 = tail call i32 @llvm.smin.i32(i32 %8, i32 %44), !dbg !325
  %46 = select i1 %41, i32 0, i32 %45, !dbg !325
    #dbg_value(i32 %46, !78, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !295)
    #dbg_value(i32 %40, !77, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !295)
  %47 = mul nsw i32 %37, %46, !dbg !306
  %48 = add nsw i32 %47, %40, !dbg !326
  %49 = sext i32 %48 to i64, !dbg !290
  %50 = getelementptr inbounds double, ptr addrspace(4) %10, i64 %49, !dbg !290
  %51 = load double, ptr addrspace(4) %50, align 8, !dbg !290, !tbaa !308
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) noundef align 4 dereferenceable(12) %4, ptr addrspace(4) noundef nonnull readonly align 8 dereferenceable(12) %11, i64 12, i1 false), !dbg !327, !tbaa.struct !100
  %52 = tail call spir_func noundef double @_ZN12_GLOBAL__N_19laplacianIdEET_PKS1_NS_4GridEii(ptr addrspace(4) noundef %10, ptr noundef nonnull byval(%"struct.(anonymous namespace)::Grid") align 4 %2, i32 noundef %6, i32 noundef %8) #9, !dbg !311
  %53 = load ptr addrspace(4), ptr addrspace(4) %3, align 8, !dbg !312, !tbaa !313
    #dbg_value(ptr addrspace(4) %11, !74, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !314)
    #dbg_value(i32 %6, !77, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !314)
    #dbg_value(i32 %8, !78, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !314)
  %54 = icmp slt i32 %6, 0, !dbg !328
  %55 = add nsw i32 %37, -1, !dbg !329
  %56 = tail call i32 @llvm.smin.i32(i32 %6, i32 %55), !dbg !329
  %57 = select i1 %54, i32 0, i32 %56, !dbg !329
    #dbg_value(i32 %57, !77, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !314)
  %58 = icmp slt i32 %8, 0, !dbg !330
  br i1 %58, label %108, label %92, !dbg !331

59:                                               ; preds = %1
  %60 = or i32 %8, %6, !dbg !332
  %61 = icmp sgt i32 %60, -1, !dbg !332
  %62 = load i32, ptr addrspace(4) %11, align 4
  %63 = icmp sgt i32 %62, %6
  %64 = select i1 %61, i1 %63, i1 false, !dbg !332
  %65 = getelementptr inbounds nuw i8, ptr addrspace(4) %3, i64 12
  %66 = load i32, ptr addrspace(4) %65, align 4
  %67 = icmp sgt i32 %66, %8
  %68 = select i1 %64, i1 %67, i1 false, !dbg !332
  br i1 %68, label %69, label %79, !dbg !332

69:                                               ; preds = %59
    #dbg_value(i32 %8, !78, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !295)
    #dbg_value(i32 %6, !77, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !295)
  %70 = mul nsw i32 %62, %8, !dbg !306
  %71 = add nsw i32 %70, %6, !dbg !333
  %72 = sext i32 %71 to i64, !dbg !290
  %73 = getelementptr inbounds double, ptr addrspace(4) %10, i64 %72, !dbg !290
  %74 = load double, ptr addrspace(4) %73, align 8, !dbg !290, !tbaa !308
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) noundef align 4 dereferenceable(12) %4, ptr addrspace(4) noundef nonnull readonly align 8 dereferenceable(12) %11, i64 12, i1 false), !dbg !334, !tbaa.struct !100
  %75 = tail call spir_func noundef double @_ZN12_GLOBAL__N_19laplacianIdEET_PKS1_NS_4GridEii(ptr addrspace(4) noundef %10, ptr noundef nonnull byval(%"struct.(anonymous namespace)::Grid") align 4 %2, i32 noundef %6, i32 noundef %8) #9, !dbg !311
    #dbg_value(ptr addrspace(4) %11, !74, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !314)
    #dbg_value(i32 %6, !77, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !314)
    #dbg_value(i32 %8, !78, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !314)
  %76 = getelementptr inbounds nuw i8, ptr addrspace(4) %3, i64 12
  %77 = load i32, ptr addrspace(4) %76, align 4
  %78 = or i32 %8, %6, !dbg !335
  br label %97, !dbg !336

79:                                               ; preds = %59
  %80 = getelementptr inbounds i8, ptr addrspace(4) %10, i64 -8, !dbg !290
  %81 = load double, ptr addrspace(4) %80, align 8, !dbg !290, !tbaa !308
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) noundef align 4 dereferenceable(12) %4, ptr addrspace(4) noundef nonnull readonly align 8 dereferenceable(12) %11, i64 12, i1 false), !dbg !337, !tbaa.struct !100
  %82 = tail call spir_func noundef double @_ZN12_GLOBAL__N_19laplacianIdEET_PKS1_NS_4GridEii(ptr addrspace(4) noundef %10, ptr noundef nonnull byval(%"struct.(anonymous namespace)::Grid") align 4 %2, i32 noundef %6, i32 noundef %8) #9, !dbg !311
    #dbg_value(ptr addrspace(4) %11, !74, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !314)
    #dbg_value(i32 %6, !77, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !314)
    #dbg_value(i32 %8, !78, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !314)
  br label %97, !dbg !336

83:                                               ; preds = %1
  %84 = load i32, ptr addrspace(4) %11, align 4, !dbg !338, !tbaa !88
    #dbg_value(i32 %8, !78, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !295)
    #dbg_value(i32 %6, !77, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !295)
  %85 = mul nsw i32 %84, %8, !dbg !306
  %86 = add nsw i32 %85, %6, !dbg !339
  %87 = sext i32 %86 to i64, !dbg !290
  %88 = getelementptr inbounds double, ptr addrspace(4) %10, i64 %87, !dbg !290
  %89 = load double, ptr addrspace(4) %88, align 8, !dbg !290, !tbaa !308
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) noundef align 4 dereferenceable(12) %4, ptr addrspace(4) noundef nonnull readonly align 8 dereferenceable(12) %11, i64 12, i1 false), !dbg !340, !tbaa.struct !100
  %90 = tail call spir_func noundef double @_ZN12_GLOBAL__N_19laplacianIdEET_PKS1_NS_4GridEii(ptr addrspace(4) noundef %10, ptr noundef nonnull byval(%"struct.(anonymous namespace)::Grid") align 4 %2, i32 noundef %6, i32 noundef %8) #9, !dbg !311
  %91 = load ptr addrspace(4), ptr addrspace(4) %3, align 8, !dbg !312, !tbaa !313
    #dbg_value(ptr addrspace(4) %11, !74, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !314)
    #dbg_value(i32 %6, !77, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !314)
    #dbg_value(i32 %8, !78, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !314)
  br label %108, !dbg !336

92:                                               ; preds = %35
  %93 = getelementptr inbounds nuw i8, ptr addrspace(4) %3, i64 12, !dbg !341
  %94 = load i32, ptr addrspace(4) %93, align 4, !dbg !341, !tbaa !92
  %95 = add nsw i32 %94, -1
  %96 = tail call i32 @llvm.smin.i32(i32 %8, i32 %95), !dbg !342
  br label %108, !dbg !342

97:                                               ; preds = %69, %79
  %98 = phi i32 [ %78, %69 ], [ %60, %79 ], !dbg !335
  %99 = phi i32 [ %77, %69 ], [ %66, %79 ]
  %100 = phi double [ %75, %69 ], [ %82, %79 ]
  %101 = phi double [ %74, %69 ], [ %81, %79 ]
  %102 = load ptr addrspace(4), ptr addrspace(4) %3, align 8, !dbg !312, !tbaa !313
  %103 = icmp sgt i32 %98, -1, !dbg !335
  %104 = icmp sgt i32 %62, %6
  %105 = select i1 %103, i1 %104, i1 false, !dbg !335
  %106 = icmp sgt i32 %99, %8
  %107 = select i1 %105, i1 %106, i1 false, !dbg !335
  br i1 %107, label %108, label %118, !dbg !335

108:                                              ; preds = %83, %97, %92, %35, %14
  %109 = phi i32 [ %84, %83 ], [ %15, %14 ], [ %62, %97 ], [ %37, %92 ], [ %37, %35 ], !dbg !343
  %110 = phi ptr addrspace(4) [ %91, %83 ], [ %28, %14 ], [ %102, %97 ], [ %53, %92 ], [ %53, %35 ]
  %111 = phi double [ %90, %83 ], [ %27, %14 ], [ %100, %97 ], [ %52, %92 ], [ %52, %35 ]
  %112 = phi double [ %89, %83 ], [ %26, %14 ], [ %101, %97 ], [ %51, %92 ], [ %51, %35 ]
  %113 = phi i32 [ %6, %83 ], [ %30, %14 ], [ %6, %97 ], [ %57, %92 ], [ %57, %35 ]
  %114 = phi i32 [ %8, %83 ], [ %34, %14 ], [ %8, %97 ], [ %96, %92 ], [ 0, %35 ]
    #dbg_value(i32 %114, !78, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !314)
    #dbg_value(i32 %113, !77, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !314)
  %115 = mul nsw i32 %109, %114, !dbg !344
  %116 = add nsw i32 %115, %113, !dbg !345
  %117 = sext i32 %116 to i64, !dbg !312
  br label %118, !dbg !346

118:                                              ; preds = %97, %108
  %119 = phi ptr addrspace(4) [ %110, %108 ], [ %102, %97 ]
  %120 = phi double [ %111, %108 ], [ %100, %97 ]
  %121 = phi double [ %112, %108 ], [ %101, %97 ]
  %122 = phi i64 [ %117, %108 ], [ -1, %97 ], !dbg !314
  %123 = tail call double @llvm.fmuladd.f64(double %120, double 1.000000e-01, double %121), !dbg !347
  %124 = getelementptr inbounds double, ptr addrspace(4) %119, i64 %122, !dbg !312
  store double %123, ptr addrspace(4) %124, align 8, !dbg !348, !tbaa !308
  call void @llvm.lifetime.end.p0(ptr nonnull %2), !dbg !349
  ret void, !dbg !350
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define internal spir_func noundef double @_ZN12_GLOBAL__N_19laplacianIdEET_PKS1_NS_4GridEii(ptr addrspace(4) noundef readonly captures(none) %0, ptr noundef readonly byval(%"struct.(anonymous namespace)::Grid") align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) unnamed_addr #3 !dbg !351 {
    #dbg_value(ptr addrspace(4) %0, !355, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !369)
  %5 = addrspacecast ptr %1 to ptr addrspace(4)
    #dbg_declare(ptr %1, !356, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !370)
    #dbg_value(i32 %2, !357, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !369)
    #dbg_value(i32 %3, !358, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !369)
    #dbg_value(ptr addrspace(4) %5, !74, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !371)
    #dbg_value(i32 %2, !77, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !371)
    #dbg_value(i32 %3, !78, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !371)
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 8, !dbg !373
  %7 = load i32, ptr addrspace(4) %6, align 4, !dbg !374, !tbaa !84
  switch i32 %7, label %74 [
    i32 0, label %8
    i32 1, label %30
    i32 2, label %58
  ], !dbg !375

8:                                                ; preds = %4
  %9 = load i32, ptr addrspace(4) %5, align 4, !dbg !376, !tbaa !88
  %10 = add nsw i32 %9, %2, !dbg !377
  %11 = srem i32 %10, %9, !dbg !378
    #dbg_value(i32 %11, !77, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !371)
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4, !dbg !379
  %13 = load i32, ptr addrspace(4) %12, align 4, !dbg !379, !tbaa !92
  %14 = add nsw i32 %13, %3, !dbg !380
  %15 = srem i32 %14, %13, !dbg !381
    #dbg_value(i32 %15, !78, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !371)
  %16 = mul nsw i32 %9, %15, !dbg !382
  %17 = add nsw i32 %16, %11, !dbg !383
  %18 = sext i32 %17 to i64, !dbg !384
  %19 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4
  %20 = load i32, ptr addrspace(4) %19, align 4
  %21 = getelementptr inbounds double, ptr addrspace(4) %0, i64 %18, !dbg !384
  %22 = load double, ptr addrspace(4) %21, align 8, !dbg !384, !tbaa !308
    #dbg_value(double poison, !361, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !369)
    #dbg_value(i32 0, !362, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !385)
  %23 = add nsw i32 %9, -1
  %24 = add nsw i32 %20, -1
    #dbg_value(i64 0, !362, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !385)
  %25 = add nsw i32 %2, 1, !dbg !386
    #dbg_value(ptr addrspace(4) %5, !74, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !387)
    #dbg_value(i32 %25, !77, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !387)
    #dbg_value(i32 %3, !78, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !387)
  %26 = add nsw i32 %9, %25, !dbg !389
  %27 = srem i32 %26, %9, !dbg !390
    #dbg_value(i32 %27, !77, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !387)
  %28 = add nsw i32 %20, %3, !dbg !391
  %29 = srem i32 %28, %20, !dbg !392
    #dbg_value(i32 %29, !78, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !387)
  br label %102, !dbg !393

30:                                               ; preds = %4
  %31 = icmp slt i32 %2, 0, !dbg !394
  %32 = load i32, ptr addrspace(4) %5, align 4, !dbg !395
  %33 = add nsw i32 %32, -1, !dbg !395
  %34 = tail call i32 @llvm.smin.i32(i32 %2, i32 %33), !dbg !395
  %35 = select i1 %31, i32 0, i32 %34, !dbg !395
    #dbg_value(i32 %35, !77, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !371)
  %36 = icmp slt i32 %3, 0, !dbg !396
  %37 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4, !dbg !397
  %38 = load i32, ptr addrspace(4) %37, align 4, !dbg !397
  %39 = add nsw i32 %38, -1, !dbg !397
  %40 = tail call i32 @llvm.smin.i32(i32 %3, i32 %39), !dbg !397
  %41 = select i1 %36, i32 0, i32 %40, !dbg !397
    #dbg_value(i32 %41, !78, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !371)
    #dbg_value(i32 %35, !77, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !371)
  %42 = mul nsw i32 %32, %41, !dbg !382
  %43 = add nsw i32 %42, %35, !dbg !398
  %44 = sext i32 %43 to i64, !dbg !384
  %45 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4
  %46 = load i32, ptr addrspace(4) %45, align 4
  %47 = getelementptr inbounds double, ptr addrspace(4) %0, i64 %44, !dbg !384
  %48 = load double, ptr addrspace(4) %47, align 8, !dbg !384, !tbaa !308
    #dbg_value(double poison, !361, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !369)
    #dbg_value(i32 0, !362, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !385)
  %49 = add nsw i32 %32, -1
  %50 = add nsw i32 %46, -1
    #dbg_value(i64 0, !362, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !385)
  %51 = add nsw i32 %2, 1, !dbg !386
    #dbg_value(ptr addrspace(4) %5, !74, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !387)
    #dbg_value(i32 %51, !77, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !387)
    #dbg_value(i32 %3, !78, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !387)
  %52 = icmp slt i32 %2, -1, !dbg !399
  %53 = tail call i32 @llvm.smin.i32(i32 %51, i32 %49), !dbg !400
  %54 = select i1 %52, i32 0, i32 %53, !dbg !400
    #dbg_value(i32 %54, !77, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !387)
  %55 = icmp slt i32 %3, 0, !dbg !401
  %56 = tail call i32 @llvm.smin.i32(i32 %3, i32 %50)
  %57 = select i1 %55, i32 0, i32 %56, !dbg !402
  br label %102, !dbg !402

58:                                               ; preds = %4
  %59 = or i32 %3, %2, !dbg !403
  %60 = icmp sgt i32 %59, -1, !dbg !403
  %61 = load i32, ptr addrspace(4) %5, align 4
  %62 = icmp slt i32 %2, %61
  %63 = select i1 %60, i1 %62, i1 false, !dbg !403
  %64 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4
  %65 = load i32, ptr addrspace(4) %64, align 4
  %66 = icmp slt i32 %3, %65
  %67 = select i1 %63, i1 %66, i1 false, !dbg !403
  br i1 %67, label %68, label %86, !dbg !403

68:                                               ; preds = %58
    #dbg_value(i32 %3, !78, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !371)
    #dbg_value(i32 %2, !77, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !371)
  %69 = mul nsw i32 %61, %3, !dbg !382
  %70 = add nsw i32 %69, %2, !dbg !404
  %71 = sext i32 %70 to i64, !dbg !384
  %72 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4
  %73 = load i32, ptr addrspace(4) %72, align 4
    #dbg_value(double poison, !361, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !369)
    #dbg_value(i32 0, !362, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !385)
    #dbg_value(i64 0, !362, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !385)
    #dbg_value(ptr addrspace(4) %5, !74, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !387)
    #dbg_value(i32 %93, !77, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !387)
    #dbg_value(i32 %3, !78, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !387)
  br label %86, !dbg !405

74:                                               ; preds = %4
  %75 = load i32, ptr addrspace(4) %5, align 4, !dbg !406, !tbaa !88
    #dbg_value(i32 %3, !78, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !371)
    #dbg_value(i32 %2, !77, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !371)
  %76 = mul nsw i32 %75, %3, !dbg !382
  %77 = add nsw i32 %76, %2, !dbg !407
  %78 = sext i32 %77 to i64, !dbg !384
  %79 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4
  %80 = load i32, ptr addrspace(4) %79, align 4
  %81 = getelementptr inbounds double, ptr addrspace(4) %0, i64 %78, !dbg !384
  %82 = load double, ptr addrspace(4) %81, align 8, !dbg !384, !tbaa !308
    #dbg_value(double poison, !361, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !369)
    #dbg_value(i32 0, !362, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !385)
  %83 = add nsw i32 %75, -1
  %84 = add nsw i32 %80, -1
    #dbg_value(i64 0, !362, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !385)
  %85 = add nsw i32 %2, 1, !dbg !386
    #dbg_value(ptr addrspace(4) %5, !74, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !387)
    #dbg_value(i32 %85, !77, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !387)
    #dbg_value(i32 %3, !78, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !387)
  br label %102, !dbg !405

86:                                               ; preds = %58, %68
  %87 = phi i64 [ %71, %68 ], [ -1, %58 ]
  %88 = phi i32 [ %73, %68 ], [ %65, %58 ]
  %89 = getelementptr inbounds double, ptr addrspace(4) %0, i64 %87, !dbg !384
  %90 = load double, ptr addrspace(4) %89, align 8, !dbg !384, !tbaa !308
  %91 = add nsw i32 %61, -1
  %92 = add nsw i32 %88, -1
  %93 = add nsw i32 %2, 1, !dbg !386
  %94 = or i32 %3, %93, !dbg !408
  %95 = icmp sgt i32 %94, -1, !dbg !408
  %96 = icmp slt i32 %93, %61
  %97 = select i1 %95, i1 %96, i1 false, !dbg !408
  %98 = icmp slt i32 %3, %88
  %99 = select i1 %97, i1 %98, i1 false, !dbg !408
  br i1 %99, label %102, label %100, !dbg !408

100:                                              ; preds = %86
    #dbg_value(double poison, !361, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !369)
    #dbg_value(i64 1, !362, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !385)
  %101 = add nsw i32 %2, -1, !dbg !386
    #dbg_value(ptr addrspace(4) %5, !74, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !387)
    #dbg_value(i32 %101, !77, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !387)
    #dbg_value(i32 %3, !78, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !387)
  br label %120, !dbg !409

102:                                              ; preds = %74, %30, %86, %8
  %103 = phi i32 [ %84, %74 ], [ %24, %8 ], [ %92, %86 ], [ %50, %30 ]
  %104 = phi i32 [ %83, %74 ], [ %23, %8 ], [ %91, %86 ], [ %49, %30 ]
  %105 = phi double [ %82, %74 ], [ %22, %8 ], [ %90, %86 ], [ %48, %30 ]
  %106 = phi i32 [ %75, %74 ], [ %9, %8 ], [ %61, %86 ], [ %32, %30 ]
  %107 = phi i32 [ %80, %74 ], [ %20, %8 ], [ %88, %86 ], [ %46, %30 ]
  %108 = phi i32 [ %85, %74 ], [ %27, %8 ], [ %93, %86 ], [ %54, %30 ]
  %109 = phi i32 [ %3, %74 ], [ %29, %8 ], [ %3, %86 ], [ %57, %30 ]
    #dbg_value(i32 %109, !78, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !387)
    #dbg_value(i32 %108, !77, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !387)
  %110 = mul nsw i32 %106, %109, !dbg !410
  %111 = add nsw i32 %110, %108, !dbg !411
    #dbg_value(i32 %111, !364, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !412)
  %112 = icmp slt i32 %111, 0, !dbg !413
  br i1 %112, label %117, label %113, !dbg !414

113:                                              ; preds = %102
  %114 = zext nneg i32 %111 to i64, !dbg !415
  %115 = getelementptr inbounds nuw double, ptr addrspace(4) %0, i64 %114, !dbg !415
  %116 = load double, ptr addrspace(4) %115, align 8, !dbg !415, !tbaa !308
  br label %117, !dbg !416

117:                                              ; preds = %102, %113
  %118 = phi double [ %116, %113 ], [ 0.000000e+00, %102 ], !dbg !416
    #dbg_value(double poison, !361, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !369)
    #dbg_value(i64 1, !362, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !385)
  %119 = add nsw i32 %2, -1, !dbg !386
    #dbg_value(ptr addrspace(4) %5, !74, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !387)
    #dbg_value(i32 %119, !77, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !387)
    #dbg_value(i32 %3, !78, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !387)
  switch i32 %7, label %148 [
    i32 0, label %143
    i32 1, label %136
    i32 2, label %120
  ], !dbg !409

120:                                              ; preds = %100, %117
  %121 = phi i32 [ %101, %100 ], [ %119, %117 ]
  %122 = phi double [ 0.000000e+00, %100 ], [ %118, %117 ]
  %123 = phi i32 [ %88, %100 ], [ %107, %117 ]
  %124 = phi i32 [ %61, %100 ], [ %106, %117 ]
  %125 = phi double [ %90, %100 ], [ %105, %117 ]
  %126 = phi i32 [ %91, %100 ], [ %104, %117 ]
  %127 = phi i32 [ %92, %100 ], [ %103, %117 ]
  %128 = or i32 %3, %121, !dbg !417
  %129 = icmp sgt i32 %128, -1, !dbg !417
  %130 = icmp sle i32 %2, %124
  %131 = select i1 %129, i1 %130, i1 false, !dbg !417
  %132 = icmp slt i32 %3, %123
  %133 = select i1 %131, i1 %132, i1 false, !dbg !417
  br i1 %133, label %148, label %134, !dbg !417

134:                                              ; preds = %120
    #dbg_value(double poison, !361, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !369)
    #dbg_value(i64 2, !362, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !385)
  %135 = add nsw i32 %3, 1, !dbg !418
    #dbg_value(ptr addrspace(4) %5, !74, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !387)
    #dbg_value(i32 %2, !77, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !387)
    #dbg_value(i32 %135, !78, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !387)
  br label %167, !dbg !419

136:                                              ; preds = %117
  %137 = tail call i32 @llvm.smin.i32(i32 %119, i32 %104), !dbg !420
  %138 = icmp sgt i32 %2, 0, !dbg !420
  %139 = select i1 %138, i32 %137, i32 0, !dbg !420
    #dbg_value(i32 %139, !77, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !387)
  %140 = icmp slt i32 %3, 0, !dbg !421
  %141 = tail call i32 @llvm.smin.i32(i32 %3, i32 %103)
  %142 = select i1 %140, i32 0, i32 %141, !dbg !422
  br label %148, !dbg !422

143:                                              ; preds = %117
  %144 = add nsw i32 %106, %119, !dbg !389
  %145 = srem i32 %144, %106, !dbg !423
    #dbg_value(i32 %145, !77, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !387)
  %146 = add nsw i32 %107, %3, !dbg !391
  %147 = srem i32 %146, %107, !dbg !424
    #dbg_value(i32 %147, !78, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !387)
  br label %148, !dbg !425

148:                                              ; preds = %143, %136, %120, %117
  %149 = phi double [ %118, %117 ], [ %118, %143 ], [ %122, %120 ], [ %118, %136 ]
  %150 = phi i32 [ %107, %117 ], [ %107, %143 ], [ %123, %120 ], [ %107, %136 ]
  %151 = phi i32 [ %106, %117 ], [ %106, %143 ], [ %124, %120 ], [ %106, %136 ]
  %152 = phi double [ %105, %117 ], [ %105, %143 ], [ %125, %120 ], [ %105, %136 ]
  %153 = phi i32 [ %104, %117 ], [ %104, %143 ], [ %126, %120 ], [ %104, %136 ]
  %154 = phi i32 [ %103, %117 ], [ %103, %143 ], [ %127, %120 ], [ %103, %136 ]
  %155 = phi i32 [ %119, %117 ], [ %145, %143 ], [ %121, %120 ], [ %139, %136 ]
  %156 = phi i32 [ %3, %117 ], [ %147, %143 ], [ %3, %120 ], [ %142, %136 ]
    #dbg_value(i32 %156, !78, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !387)
    #dbg_value(i32 %155, !77, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !387)
  %157 = mul nsw i32 %151, %156, !dbg !410
  %158 = add nsw i32 %157, %155, !dbg !426
    #dbg_value(i32 %158, !364, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !412)
  %159 = icmp slt i32 %158, 0, !dbg !427
  br i1 %159, label %164, label %160, !dbg !428

160:                                              ; preds = %148
  %161 = zext nneg i32 %158 to i64, !dbg !415
  %162 = getelementptr inbounds nuw double, ptr addrspace(4) %0, i64 %161, !dbg !415
  %163 = load double, ptr addrspace(4) %162, align 8, !dbg !415, !tbaa !308
  br label %164, !dbg !416

164:                                              ; preds = %160, %148
  %165 = phi double [ %163, %160 ], [ 0.000000e+00, %148 ], !dbg !416
    #dbg_value(double poison, !361, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !369)
    #dbg_value(i64 2, !362, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !385)
  %166 = add nsw i32 %3, 1, !dbg !418
    #dbg_value(ptr addrspace(4) %5, !74, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !387)
    #dbg_value(i32 %2, !77, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !387)
    #dbg_value(i32 %166, !78, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !387)
  switch i32 %7, label %196 [
    i32 0, label %191
    i32 1, label %184
    i32 2, label %167
  ], !dbg !419

167:                                              ; preds = %134, %164
  %168 = phi i32 [ %135, %134 ], [ %166, %164 ]
  %169 = phi double [ 0.000000e+00, %134 ], [ %165, %164 ]
  %170 = phi i32 [ %126, %134 ], [ %153, %164 ]
  %171 = phi i32 [ %127, %134 ], [ %154, %164 ]
  %172 = phi double [ %125, %134 ], [ %152, %164 ]
  %173 = phi i32 [ %124, %134 ], [ %151, %164 ]
  %174 = phi i32 [ %123, %134 ], [ %150, %164 ]
  %175 = phi double [ %122, %134 ], [ %149, %164 ]
  %176 = or i32 %168, %2, !dbg !429
  %177 = icmp sgt i32 %176, -1, !dbg !429
  %178 = icmp slt i32 %2, %173
  %179 = select i1 %177, i1 %178, i1 false, !dbg !429
  %180 = icmp slt i32 %168, %174
  %181 = select i1 %179, i1 %180, i1 false, !dbg !429
  br i1 %181, label %196, label %182, !dbg !429

182:                                              ; preds = %167
    #dbg_value(double poison, !361, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !369)
    #dbg_value(i64 3, !362, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !385)
  %183 = add nsw i32 %3, -1, !dbg !418
    #dbg_value(ptr addrspace(4) %5, !74, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !387)
    #dbg_value(i32 %2, !77, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !387)
    #dbg_value(i32 %183, !78, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !387)
  br label %216, !dbg !430

184:                                              ; preds = %164
  %185 = icmp slt i32 %2, 0, !dbg !431
  %186 = tail call i32 @llvm.smin.i32(i32 %2, i32 %153), !dbg !432
  %187 = select i1 %185, i32 0, i32 %186, !dbg !432
    #dbg_value(i32 %187, !77, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !387)
  %188 = icmp slt i32 %3, -1, !dbg !433
  %189 = tail call i32 @llvm.smin.i32(i32 %166, i32 %154)
  %190 = select i1 %188, i32 0, i32 %189, !dbg !434
  br label %196, !dbg !434

191:                                              ; preds = %164
  %192 = add nsw i32 %151, %2, !dbg !389
  %193 = srem i32 %192, %151, !dbg !435
    #dbg_value(i32 %193, !77, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !387)
  %194 = add nsw i32 %150, %166, !dbg !391
  %195 = srem i32 %194, %150, !dbg !436
    #dbg_value(i32 %195, !78, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !387)
  br label %196, !dbg !437

196:                                              ; preds = %191, %184, %167, %164
  %197 = phi double [ %165, %164 ], [ %165, %191 ], [ %169, %167 ], [ %165, %184 ]
  %198 = phi i32 [ %153, %164 ], [ %153, %191 ], [ %170, %167 ], [ %153, %184 ]
  %199 = phi i32 [ %154, %164 ], [ %154, %191 ], [ %171, %167 ], [ %154, %184 ]
  %200 = phi double [ %152, %164 ], [ %152, %191 ], [ %172, %167 ], [ %152, %184 ]
  %201 = phi i32 [ %151, %164 ], [ %151, %191 ], [ %173, %167 ], [ %151, %184 ]
  %202 = phi i32 [ %150, %164 ], [ %150, %191 ], [ %174, %167 ], [ %150, %184 ]
  %203 = phi double [ %149, %164 ], [ %149, %191 ], [ %175, %167 ], [ %149, %184 ]
  %204 = phi i32 [ %2, %164 ], [ %193, %191 ], [ %2, %167 ], [ %187, %184 ]
  %205 = phi i32 [ %166, %164 ], [ %195, %191 ], [ %168, %167 ], [ %190, %184 ]
    #dbg_value(i32 %205, !78, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !387)
    #dbg_value(i32 %204, !77, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !387)
  %206 = mul nsw i32 %201, %205, !dbg !410
  %207 = add nsw i32 %206, %204, !dbg !438
    #dbg_value(i32 %207, !364, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !412)
  %208 = icmp slt i32 %207, 0, !dbg !439
  br i1 %208, label %213, label %209, !dbg !440

209:                                              ; preds = %196
  %210 = zext nneg i32 %207 to i64, !dbg !415
  %211 = getelementptr inbounds nuw double, ptr addrspace(4) %0, i64 %210, !dbg !415
  %212 = load double, ptr addrspace(4) %211, align 8, !dbg !415, !tbaa !308
  br label %213, !dbg !416

213:                                              ; preds = %209, %196
  %214 = phi double [ %212, %209 ], [ 0.000000e+00, %196 ], !dbg !416
    #dbg_value(double poison, !361, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !369)
    #dbg_value(i64 3, !362, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !385)
  %215 = add nsw i32 %3, -1, !dbg !418
    #dbg_value(ptr addrspace(4) %5, !74, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !387)
    #dbg_value(i32 %2, !77, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !387)
    #dbg_value(i32 %215, !78, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !387)
  switch i32 %7, label %242 [
    i32 0, label %237
    i32 1, label %230
    i32 2, label %216
  ], !dbg !430

216:                                              ; preds = %182, %213
  %217 = phi i32 [ %183, %182 ], [ %215, %213 ]
  %218 = phi double [ 0.000000e+00, %182 ], [ %214, %213 ]
  %219 = phi double [ %175, %182 ], [ %203, %213 ]
  %220 = phi i32 [ %174, %182 ], [ %202, %213 ]
  %221 = phi i32 [ %173, %182 ], [ %201, %213 ]
  %222 = phi double [ %172, %182 ], [ %200, %213 ]
  %223 = phi double [ %169, %182 ], [ %197, %213 ]
  %224 = or i32 %217, %2, !dbg !441
  %225 = icmp sgt i32 %224, -1, !dbg !441
  %226 = icmp slt i32 %2, %221
  %227 = select i1 %225, i1 %226, i1 false, !dbg !441
  %228 = icmp sle i32 %3, %220
  %229 = select i1 %227, i1 %228, i1 false, !dbg !441
  br i1 %229, label %242, label %257, !dbg !441

230:                                              ; preds = %213
  %231 = icmp slt i32 %2, 0, !dbg !442
  %232 = tail call i32 @llvm.smin.i32(i32 %2, i32 %198), !dbg !443
  %233 = select i1 %231, i32 0, i32 %232, !dbg !443
    #dbg_value(i32 %233, !77, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !387)
  %234 = tail call i32 @llvm.smin.i32(i32 %215, i32 %199)
  %235 = icmp sgt i32 %3, 0, !dbg !444
  %236 = select i1 %235, i32 %234, i32 0, !dbg !444
  br label %242, !dbg !444

237:                                              ; preds = %213
  %238 = add nsw i32 %201, %2, !dbg !389
  %239 = srem i32 %238, %201, !dbg !445
    #dbg_value(i32 %239, !77, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !387)
  %240 = add nsw i32 %202, %215, !dbg !391
  %241 = srem i32 %240, %202, !dbg !446
    #dbg_value(i32 %241, !78, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !387)
  br label %242, !dbg !447

242:                                              ; preds = %237, %230, %216, %213
  %243 = phi double [ %214, %213 ], [ %214, %237 ], [ %218, %216 ], [ %214, %230 ]
  %244 = phi double [ %203, %213 ], [ %203, %237 ], [ %219, %216 ], [ %203, %230 ]
  %245 = phi i32 [ %201, %213 ], [ %201, %237 ], [ %221, %216 ], [ %201, %230 ]
  %246 = phi double [ %200, %213 ], [ %200, %237 ], [ %222, %216 ], [ %200, %230 ]
  %247 = phi double [ %197, %213 ], [ %197, %237 ], [ %223, %216 ], [ %197, %230 ]
  %248 = phi i32 [ %2, %213 ], [ %239, %237 ], [ %2, %216 ], [ %233, %230 ]
  %249 = phi i32 [ %215, %213 ], [ %241, %237 ], [ %217, %216 ], [ %236, %230 ]
    #dbg_value(i32 %249, !78, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !387)
    #dbg_value(i32 %248, !77, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !387)
  %250 = mul nsw i32 %245, %249, !dbg !410
  %251 = add nsw i32 %250, %248, !dbg !448
    #dbg_value(i32 %251, !364, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !412)
  %252 = icmp slt i32 %251, 0, !dbg !449
  br i1 %252, label %257, label %253, !dbg !450

253:                                              ; preds = %242
  %254 = zext nneg i32 %251 to i64, !dbg !415
  %255 = getelementptr inbounds nuw double, ptr addrspace(4) %0, i64 %254, !dbg !415
  %256 = load double, ptr addrspace(4) %255, align 8, !dbg !415, !tbaa !308
  br label %257, !dbg !416

257:                                              ; preds = %253, %242, %216
  %258 = phi double [ %243, %253 ], [ %243, %242 ], [ %218, %216 ]
  %259 = phi double [ %244, %253 ], [ %244, %242 ], [ %219, %216 ]
  %260 = phi double [ %246, %253 ], [ %246, %242 ], [ %222, %216 ]
  %261 = phi double [ %247, %253 ], [ %247, %242 ], [ %223, %216 ]
  %262 = phi double [ %256, %253 ], [ 0.000000e+00, %242 ], [ 0.000000e+00, %216 ], !dbg !416
  %263 = fmul double %260, -4.000000e+00, !dbg !451
    #dbg_value(double %263, !361, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !369)
  %264 = fadd double %263, %259, !dbg !452
    #dbg_value(double %264, !361, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !369)
  %265 = fadd double %264, %261, !dbg !453
    #dbg_value(double %265, !361, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !369)
  %266 = fadd double %265, %258, !dbg !454
    #dbg_value(double %266, !361, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !369)
  %267 = fadd double %266, %262, !dbg !455
    #dbg_value(double %267, !361, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !369)
    #dbg_value(i64 4, !362, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !385)
  ret double %267, !dbg !456
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #5

; Function Attrs: convergent mustprogress norecurse nounwind
define spir_kernel void @_ZTSZ15submit_residualPdPKdS1_S1_iE8residual(ptr noundef readonly byval(%class.anon.1) align 8 captures(none) %0) local_unnamed_addr #0 !dbg !457 {
  %2 = addrspacecast ptr %0 to ptr addrspace(4)
    #dbg_declare(ptr %0, !459, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !467)
    #dbg_value(ptr addrspace(4) %2, !468, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !482)
  %3 = tail call spir_func noundef i64 @_Z13get_global_idj(i32 noundef 0) #8, !dbg !485
    #dbg_value(i64 %3, !476, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !486)
  %4 = load ptr addrspace(4), ptr addrspace(4) %2, align 8, !dbg !487, !tbaa !488
  %5 = getelementptr inbounds nuw double, ptr addrspace(4) %4, i64 %3, !dbg !487
  %6 = load double, ptr addrspace(4) %5, align 8, !dbg !490, !tbaa !308
    #dbg_value(double %6, !478, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !486)
    #dbg_value(i32 0, !479, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !491)
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 8
  %8 = load i32, ptr addrspace(4) %7, align 8, !tbaa !492
  %9 = icmp sgt i32 %8, 0, !dbg !493
  br i1 %9, label %13, label %10, !dbg !495

10:                                               ; preds = %1
  %11 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 24
  %12 = load ptr addrspace(4), ptr addrspace(4) %11, align 8, !dbg !496, !tbaa !497
  br label %32, !dbg !495

13:                                               ; preds = %1
  %14 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 16
  %15 = load ptr addrspace(4), ptr addrspace(4) %14, align 8, !tbaa !498
  %16 = zext nneg i32 %8 to i64
  %17 = mul i64 %3, %16
  %18 = getelementptr double, ptr addrspace(4) %15, i64 %17
  %19 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 24
  %20 = load ptr addrspace(4), ptr addrspace(4) %19, align 8, !tbaa !497
  br label %21, !dbg !495

21:                                               ; preds = %21, %13
  %22 = phi i64 [ 0, %13 ], [ %30, %21 ]
  %23 = phi double [ %6, %13 ], [ %29, %21 ]
    #dbg_value(i64 %22, !479, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !491)
    #dbg_value(double %23, !478, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !486)
  %24 = getelementptr double, ptr addrspace(4) %18, i64 %22, !dbg !499
  %25 = load double, ptr addrspace(4) %24, align 8, !dbg !499, !tbaa !308
  %26 = getelementptr inbounds nuw double, ptr addrspace(4) %20, i64 %22, !dbg !500
  %27 = load double, ptr addrspace(4) %26, align 8, !dbg !500, !tbaa !308
  %28 = fneg double %25, !dbg !501
  %29 = tail call double @llvm.fmuladd.f64(double %28, double %27, double %23), !dbg !502
    #dbg_value(double %29, !478, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !486)
  %30 = add nuw nsw i64 %22, 1, !dbg !503
    #dbg_value(i64 %30, !479, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !491)
  %31 = icmp eq i64 %30, %16, !dbg !504
  br i1 %31, label %32, label %21, !dbg !505, !llvm.loop !506

32:                                               ; preds = %21, %10
  %33 = phi ptr addrspace(4) [ %12, %10 ], [ %20, %21 ], !dbg !496
  %34 = phi double [ %6, %10 ], [ %29, %21 ], !dbg !486
  %35 = getelementptr inbounds nuw double, ptr addrspace(4) %33, i64 %3, !dbg !496
  %36 = load double, ptr addrspace(4) %35, align 8, !dbg !496, !tbaa !308
  %37 = tail call spir_func noundef double @_ZN12_GLOBAL__N_14normEddd(double noundef %34, double noundef %36, double noundef %6) #8, !dbg !510
  %38 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 32, !dbg !511
  %39 = load ptr addrspace(4), ptr addrspace(4) %38, align 8, !dbg !511, !tbaa !512
  %40 = getelementptr inbounds nuw double, ptr addrspace(4) %39, i64 %3, !dbg !511
  store double %37, ptr addrspace(4) %40, align 8, !dbg !513, !tbaa !308
  ret void, !dbg !514
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define internal spir_func noundef double @_ZN12_GLOBAL__N_14normEddd(double noundef %0, double noundef %1, double noundef %2) unnamed_addr #6 !dbg !515 {
    #dbg_value(double %0, !519, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !522)
    #dbg_value(double %1, !520, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !522)
    #dbg_value(double %2, !521, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !522)
  %4 = fmul double %1, %1, !dbg !523
  %5 = tail call double @llvm.fmuladd.f64(double %0, double %0, double %4), !dbg !524
  %6 = tail call double @llvm.fmuladd.f64(double %2, double %2, double %5), !dbg !525
  %7 = tail call spir_func noundef double @_Z4sqrtd(double noundef %6) #8, !dbg !526
  ret double %7, !dbg !527
}

; Function Attrs: convergent nounwind
declare !dbg !528 spir_func noundef double @_Z4sqrtd(double noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress norecurse nounwind
define spir_kernel void @_ZTSZ18submit_interpolatePfPKfifE11interpolate(ptr noundef readonly byval(%class.anon.2) align 8 captures(none) %0) local_unnamed_addr #0 !dbg !531 {
  %2 = addrspacecast ptr %0 to ptr addrspace(4)
    #dbg_declare(ptr %0, !533, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !540)
    #dbg_value(ptr addrspace(4) %2, !541, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !554)
  %3 = tail call spir_func noundef i64 @_Z13get_global_idj(i32 noundef 0) #8, !dbg !557
    #dbg_value(i64 %3, !549, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !558)
  %4 = uitofp i64 %3 to float, !dbg !559
  %5 = load float, ptr addrspace(4) %2, align 8, !dbg !560, !tbaa !561
  %6 = fmul float %5, %4, !dbg !563
    #dbg_value(float %6, !551, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !558)
  %7 = fptosi float %6 to i32, !dbg !564
    #dbg_value(i32 %7, !552, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !558)
  %8 = add nsw i32 %7, 1, !dbg !565
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 4, !dbg !567
  %10 = load i32, ptr addrspace(4) %9, align 4, !dbg !567, !tbaa !568
  %11 = icmp slt i32 %8, %10, !dbg !569
  br i1 %11, label %12, label %28, !dbg !570

12:                                               ; preds = %1
  %13 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 16, !dbg !571
  %14 = load ptr addrspace(4), ptr addrspace(4) %13, align 8, !dbg !571, !tbaa !572
  %15 = sext i32 %7 to i64, !dbg !571
  %16 = getelementptr inbounds float, ptr addrspace(4) %14, i64 %15, !dbg !571
  %17 = load float, ptr addrspace(4) %16, align 4, !dbg !571, !tbaa !97
  %18 = sext i32 %8 to i64, !dbg !573
  %19 = getelementptr inbounds float, ptr addrspace(4) %14, i64 %18, !dbg !573
  %20 = load float, ptr addrspace(4) %19, align 4, !dbg !573, !tbaa !97
  %21 = sitofp i32 %7 to float, !dbg !574
  %22 = fsub float %6, %21, !dbg !575
    #dbg_value(float %17, !576, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !583)
    #dbg_value(float %20, !581, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !583)
    #dbg_value(float %22, !582, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !583)
  %23 = fsub float %20, %17, !dbg !585
  %24 = tail call noundef float @llvm.fmuladd.f32(float %23, float %22, float %17), !dbg !586
  %25 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 8, !dbg !587
  %26 = load ptr addrspace(4), ptr addrspace(4) %25, align 8, !dbg !587, !tbaa !588
  %27 = getelementptr inbounds nuw float, ptr addrspace(4) %26, i64 %3, !dbg !587
  store float %24, ptr addrspace(4) %27, align 4, !dbg !589, !tbaa !97
  br label %28, !dbg !587

28:                                               ; preds = %1, %12
  ret void, !dbg !590
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #7

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { convergent nounwind }
attributes #9 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!13, !14, !15, !16}
!llvm.ident = !{!17}
!llvm.errno.tbaa = !{!18}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !2, retainedTypes: !10, splitDebugInlining: false, nameTableKind: None)
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
!17 = !{!"clang version 22.1.8"}
!18 = !{!19, !19, i64 0}
!19 = !{!"int", !20, i64 0}
!20 = !{!"omnipotent char", !21, i64 0}
!21 = !{!"Simple C++ TBAA"}
!22 = distinct !DISubprogram(linkageName: "_ZTSZ21submit_diffuse_singlePfPKfN12_GLOBAL__N_14GridEE14diffuse_single", scope: !1, file: !1, type: !23, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !25, keyInstructions: true)
!23 = !DISubroutineType(types: !24)
!24 = !{}
!25 = !{!26}
!26 = !DILocalVariable(name: "body", arg: 1, scope: !22, type: !27, flags: DIFlagArtificial)
!27 = distinct !DICompositeType(tag: DW_TAG_class_type, file: !1, line: 51, size: 256, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !28)
!28 = !{!29, !31, !42}
!29 = !DIDerivedType(tag: DW_TAG_member, name: "out", scope: !27, file: !1, line: 53, baseType: !30, size: 64)
!30 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64, dwarfAddressSpace: 4)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "grid", scope: !27, file: !1, line: 53, baseType: !32, size: 96, offset: 64)
!32 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Grid", scope: !4, file: !1, line: 9, size: 96, flags: DIFlagTypePassByValue, elements: !33)
!33 = !{!34, !35, !36, !37}
!34 = !DIDerivedType(tag: DW_TAG_member, name: "width", scope: !32, file: !1, line: 10, baseType: !5, size: 32)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "height", scope: !32, file: !1, line: 10, baseType: !5, size: 32, offset: 32)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "border", scope: !32, file: !1, line: 11, baseType: !3, size: 32, offset: 64)
!37 = !DISubprogram(name: "at", linkageName: "_ZNK12_GLOBAL__N_14Grid2atEii", scope: !32, file: !1, line: 12, type: !38, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!38 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !39)
!39 = !{!5, !40, !5, !5}
!40 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !41, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer, dwarfAddressSpace: 4)
!41 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !32)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "in", scope: !27, file: !1, line: 53, baseType: !43, size: 64, offset: 192)
!43 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !44, size: 64, dwarfAddressSpace: 4)
!44 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !11)
!45 = !DILocation(line: 0, scope: !22)
!46 = !DILocalVariable(name: "this", arg: 1, scope: !47, type: !57, flags: DIFlagArtificial | DIFlagObjectPointer)
!47 = distinct !DISubprogram(name: "operator()", linkageName: "_ZZ21submit_diffuse_singlePfPKfN12_GLOBAL__N_14GridEENKUlvE_clEv", scope: !27, file: !1, line: 51, type: !48, scopeLine: 51, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !52, retainedNodes: !53, keyInstructions: true)
!48 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !49)
!49 = !{null, !50}
!50 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !51, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer, dwarfAddressSpace: 4)
!51 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !27)
!52 = !DISubprogram(name: "operator()", scope: !27, file: !1, line: 51, type: !48, scopeLine: 51, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!53 = !{!46, !54, !56}
!54 = !DILocalVariable(name: "x", scope: !55, file: !1, line: 52, type: !5)
!55 = distinct !DILexicalBlock(scope: !47, file: !1, line: 51, column: 80)
!56 = !DILocalVariable(name: "y", scope: !55, file: !1, line: 52, type: !5)
!57 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !51, size: 64, dwarfAddressSpace: 4)
!58 = !DILocation(line: 0, scope: !47, inlinedAt: !59)
!59 = distinct !DILocation(line: 20, column: 101, scope: !60)
!60 = !DILexicalBlockFile(scope: !22, file: !61, discriminator: 0)
!61 = !DIFile(filename: "sources/device.hpp", directory: ".", checksumkind: CSK_MD5, checksum: "f69e431cc0e8d0c50264f88d7c80cc04")
!62 = !DILocation(line: 52, column: 16, scope: !55, inlinedAt: !59, atomGroup: 2, atomRank: 3)
!63 = !DILocation(line: 52, column: 16, scope: !55, inlinedAt: !59, atomGroup: 2, atomRank: 2)
!64 = !DILocation(line: 0, scope: !55, inlinedAt: !59)
!65 = !DILocation(line: 52, column: 43, scope: !55, inlinedAt: !59, atomGroup: 3, atomRank: 3)
!66 = !DILocation(line: 52, column: 43, scope: !55, inlinedAt: !59, atomGroup: 3, atomRank: 2)
!67 = !DILocation(line: 53, column: 24, scope: !55, inlinedAt: !59)
!68 = !{!69, !70, i64 24}
!69 = !{!"_ZTSZ21submit_diffuse_singlePfPKfN12_GLOBAL__N_14GridEEUlvE_", !70, i64 0, !72, i64 8, !70, i64 24}
!70 = !{!"p1 float", !71, i64 0}
!71 = !{!"any pointer", !20, i64 0}
!72 = !{!"_ZTSN12_GLOBAL__N_14GridE", !19, i64 0, !19, i64 4, !20, i64 8}
!73 = !DILocation(line: 53, column: 27, scope: !55, inlinedAt: !59)
!74 = !DILocalVariable(name: "this", arg: 1, scope: !75, type: !79, flags: DIFlagArtificial | DIFlagObjectPointer)
!75 = distinct !DISubprogram(name: "at", linkageName: "_ZNK12_GLOBAL__N_14Grid2atEii", scope: !32, file: !1, line: 12, type: !38, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !37, retainedNodes: !76, keyInstructions: true)
!76 = !{!74, !77, !78}
!77 = !DILocalVariable(name: "x", arg: 2, scope: !75, file: !1, line: 12, type: !5)
!78 = !DILocalVariable(name: "y", arg: 3, scope: !75, file: !1, line: 12, type: !5)
!79 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !41, size: 64, dwarfAddressSpace: 4)
!80 = !DILocation(line: 0, scope: !75, inlinedAt: !81)
!81 = distinct !DILocation(line: 53, column: 32, scope: !55, inlinedAt: !59)
!82 = !DILocation(line: 13, column: 13, scope: !75, inlinedAt: !81)
!83 = !DILocation(line: 13, column: 13, scope: !75, inlinedAt: !81, atomGroup: 1, atomRank: 2)
!84 = !{!72, !20, i64 8}
!85 = !DILocation(line: 13, column: 5, scope: !75, inlinedAt: !81, atomGroup: 1, atomRank: 1)
!86 = !DILocation(line: 15, column: 16, scope: !87, inlinedAt: !81)
!87 = distinct !DILexicalBlock(scope: !75, file: !1, line: 13, column: 21)
!88 = !{!72, !19, i64 0}
!89 = !DILocation(line: 15, column: 14, scope: !87, inlinedAt: !81)
!90 = !DILocation(line: 15, column: 23, scope: !87, inlinedAt: !81, atomGroup: 2, atomRank: 2)
!91 = !DILocation(line: 15, column: 41, scope: !87, inlinedAt: !81)
!92 = !{!72, !19, i64 4}
!93 = !DILocation(line: 15, column: 39, scope: !87, inlinedAt: !81)
!94 = !DILocation(line: 15, column: 49, scope: !87, inlinedAt: !81, atomGroup: 3, atomRank: 2)
!95 = !DILocation(line: 24, column: 14, scope: !75, inlinedAt: !81)
!96 = !DILocation(line: 24, column: 22, scope: !75, inlinedAt: !81, atomGroup: 67, atomRank: 2)
!97 = !{!98, !98, i64 0}
!98 = !{!"float", !20, i64 0}
!99 = !DILocation(line: 53, column: 65, scope: !55, inlinedAt: !59, atomGroup: 68, atomRank: 1)
!100 = !{i64 0, i64 4, !18, i64 4, i64 4, !18, i64 8, i64 4, !101}
!101 = !{!20, !20, i64 0}
!102 = !DILocation(line: 53, column: 51, scope: !55, inlinedAt: !59)
!103 = !DILocation(line: 53, column: 3, scope: !55, inlinedAt: !59)
!104 = !{!69, !70, i64 0}
!105 = !DILocation(line: 0, scope: !75, inlinedAt: !106)
!106 = distinct !DILocation(line: 53, column: 12, scope: !55, inlinedAt: !59)
!107 = !DILocation(line: 15, column: 14, scope: !87, inlinedAt: !106)
!108 = !DILocation(line: 15, column: 23, scope: !87, inlinedAt: !106, atomGroup: 2, atomRank: 2)
!109 = !DILocation(line: 15, column: 41, scope: !87, inlinedAt: !106)
!110 = !DILocation(line: 15, column: 39, scope: !87, inlinedAt: !106)
!111 = !DILocation(line: 15, column: 49, scope: !87, inlinedAt: !106, atomGroup: 3, atomRank: 2)
!112 = !DILocation(line: 16, column: 7, scope: !87, inlinedAt: !106, atomGroup: 4, atomRank: 1)
!113 = !DILocation(line: 18, column: 13, scope: !87, inlinedAt: !81, atomGroup: 6, atomRank: 2)
!114 = !DILocation(line: 18, column: 11, scope: !87, inlinedAt: !81, atomGroup: 6, atomRank: 1)
!115 = !DILocation(line: 18, column: 57, scope: !87, inlinedAt: !81, atomGroup: 9, atomRank: 2)
!116 = !DILocation(line: 18, column: 55, scope: !87, inlinedAt: !81, atomGroup: 9, atomRank: 1)
!117 = !DILocation(line: 24, column: 22, scope: !75, inlinedAt: !81, atomGroup: 65, atomRank: 2)
!118 = !DILocation(line: 53, column: 65, scope: !55, inlinedAt: !59, atomGroup: 66, atomRank: 1)
!119 = !DILocation(line: 18, column: 13, scope: !87, inlinedAt: !106, atomGroup: 6, atomRank: 2)
!120 = !DILocation(line: 18, column: 11, scope: !87, inlinedAt: !106, atomGroup: 6, atomRank: 1)
!121 = !DILocation(line: 18, column: 57, scope: !87, inlinedAt: !106, atomGroup: 9, atomRank: 2)
!122 = !DILocation(line: 18, column: 55, scope: !87, inlinedAt: !106, atomGroup: 9, atomRank: 1)
!123 = !DILocation(line: 21, column: 17, scope: !124, inlinedAt: !81, atomGroup: 12, atomRank: 1)
!124 = distinct !DILexicalBlock(scope: !87, file: !1, line: 21, column: 11)
!125 = !DILocation(line: 24, column: 22, scope: !75, inlinedAt: !81, atomGroup: 69, atomRank: 2)
!126 = !DILocation(line: 53, column: 65, scope: !55, inlinedAt: !59, atomGroup: 70, atomRank: 1)
!127 = !DILocation(line: 21, column: 17, scope: !124, inlinedAt: !106, atomGroup: 12, atomRank: 1)
!128 = !DILocation(line: 13, column: 5, scope: !75, inlinedAt: !106, atomGroup: 1, atomRank: 1)
!129 = !DILocation(line: 53, column: 65, scope: !55, inlinedAt: !59, atomGroup: 64, atomRank: 1)
!130 = !DILocation(line: 24, column: 16, scope: !75, inlinedAt: !81)
!131 = !DILocation(line: 24, column: 22, scope: !75, inlinedAt: !81, atomGroup: 17, atomRank: 2)
!132 = !DILocation(line: 53, column: 65, scope: !55, inlinedAt: !59, atomGroup: 4, atomRank: 1)
!133 = !DILocation(line: 18, column: 72, scope: !87, inlinedAt: !106)
!134 = !DILocation(line: 18, column: 67, scope: !87, inlinedAt: !106, atomGroup: 10, atomRank: 1)
!135 = !DILocation(line: 24, column: 16, scope: !75, inlinedAt: !106)
!136 = !DILocation(line: 24, column: 14, scope: !75, inlinedAt: !106)
!137 = !DILocation(line: 24, column: 22, scope: !75, inlinedAt: !106, atomGroup: 17, atomRank: 2)
!138 = !DILocation(line: 24, column: 5, scope: !75, inlinedAt: !106, atomGroup: 17, atomRank: 1)
!139 = !DILocation(line: 53, column: 42, scope: !55, inlinedAt: !59, atomGroup: 4, atomRank: 2)
!140 = !DILocation(line: 53, column: 22, scope: !55, inlinedAt: !59, atomGroup: 4, atomRank: 1)
!141 = !DILocation(line: 51, column: 1, scope: !47, inlinedAt: !59, atomGroup: 5, atomRank: 1)
!142 = !DILocation(line: 20, column: 101, scope: !60, atomGroup: 1, atomRank: 1)
!143 = !DISubprogram(name: "get_global_id", linkageName: "_Z13get_global_idj", scope: !61, file: !61, line: 15, type: !144, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!144 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !145)
!145 = !{!146, !147}
!146 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!147 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!148 = distinct !DISubprogram(name: "laplacian<float>", linkageName: "_ZN12_GLOBAL__N_19laplacianIfEET_PKS1_NS_4GridEii", scope: !4, file: !1, line: 28, type: !149, scopeLine: 28, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, templateParams: !168, retainedNodes: !151, keyInstructions: true)
!149 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !150)
!150 = !{!11, !43, !32, !5, !5}
!151 = !{!152, !153, !154, !155, !156, !161, !162, !163, !165}
!152 = !DILocalVariable(name: "field", arg: 1, scope: !148, file: !1, line: 28, type: !43)
!153 = !DILocalVariable(name: "grid", arg: 2, scope: !148, file: !1, line: 28, type: !32)
!154 = !DILocalVariable(name: "x", arg: 3, scope: !148, file: !1, line: 28, type: !5)
!155 = !DILocalVariable(name: "y", arg: 4, scope: !148, file: !1, line: 28, type: !5)
!156 = !DILocalVariable(name: "dx", scope: !148, file: !1, line: 29, type: !157)
!157 = !DICompositeType(tag: DW_TAG_array_type, baseType: !158, size: 128, elements: !159)
!158 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!159 = !{!160}
!160 = !DISubrange(count: 4)
!161 = !DILocalVariable(name: "dy", scope: !148, file: !1, line: 29, type: !157)
!162 = !DILocalVariable(name: "sum", scope: !148, file: !1, line: 30, type: !11)
!163 = !DILocalVariable(name: "k", scope: !164, file: !1, line: 31, type: !5)
!164 = distinct !DILexicalBlock(scope: !148, file: !1, line: 31, column: 3)
!165 = !DILocalVariable(name: "at", scope: !166, file: !1, line: 32, type: !5)
!166 = distinct !DILexicalBlock(scope: !167, file: !1, line: 31, column: 31)
!167 = distinct !DILexicalBlock(scope: !164, file: !1, line: 31, column: 3)
!168 = !{!169}
!169 = !DITemplateTypeParameter(name: "T", type: !11)
!170 = !DILocation(line: 0, scope: !148)
!171 = !DILocation(line: 28, column: 86, scope: !148)
!172 = !DILocation(line: 0, scope: !75, inlinedAt: !173)
!173 = distinct !DILocation(line: 30, column: 27, scope: !148)
!174 = !DILocation(line: 13, column: 13, scope: !75, inlinedAt: !173)
!175 = !DILocation(line: 13, column: 13, scope: !75, inlinedAt: !173, atomGroup: 1, atomRank: 2)
!176 = !DILocation(line: 13, column: 5, scope: !75, inlinedAt: !173, atomGroup: 1, atomRank: 1)
!177 = !DILocation(line: 15, column: 16, scope: !87, inlinedAt: !173)
!178 = !DILocation(line: 15, column: 14, scope: !87, inlinedAt: !173)
!179 = !DILocation(line: 15, column: 23, scope: !87, inlinedAt: !173, atomGroup: 2, atomRank: 2)
!180 = !DILocation(line: 15, column: 41, scope: !87, inlinedAt: !173)
!181 = !DILocation(line: 15, column: 39, scope: !87, inlinedAt: !173)
!182 = !DILocation(line: 15, column: 49, scope: !87, inlinedAt: !173, atomGroup: 3, atomRank: 2)
!183 = !DILocation(line: 24, column: 14, scope: !75, inlinedAt: !173)
!184 = !DILocation(line: 24, column: 22, scope: !75, inlinedAt: !173, atomGroup: 62, atomRank: 2)
!185 = !DILocation(line: 30, column: 16, scope: !148)
!186 = !DILocation(line: 0, scope: !164)
!187 = !DILocation(line: 32, column: 24, scope: !166)
!188 = !DILocation(line: 0, scope: !75, inlinedAt: !189)
!189 = distinct !DILocation(line: 32, column: 19, scope: !166)
!190 = !DILocation(line: 15, column: 14, scope: !87, inlinedAt: !189)
!191 = !DILocation(line: 15, column: 23, scope: !87, inlinedAt: !189, atomGroup: 2, atomRank: 2)
!192 = !DILocation(line: 15, column: 39, scope: !87, inlinedAt: !189)
!193 = !DILocation(line: 15, column: 49, scope: !87, inlinedAt: !189, atomGroup: 3, atomRank: 2)
!194 = !DILocation(line: 16, column: 7, scope: !87, inlinedAt: !189, atomGroup: 4, atomRank: 1)
!195 = !DILocation(line: 18, column: 13, scope: !87, inlinedAt: !173, atomGroup: 6, atomRank: 2)
!196 = !DILocation(line: 18, column: 11, scope: !87, inlinedAt: !173, atomGroup: 6, atomRank: 1)
!197 = !DILocation(line: 18, column: 57, scope: !87, inlinedAt: !173, atomGroup: 9, atomRank: 2)
!198 = !DILocation(line: 18, column: 55, scope: !87, inlinedAt: !173, atomGroup: 9, atomRank: 1)
!199 = !DILocation(line: 24, column: 22, scope: !75, inlinedAt: !173, atomGroup: 61, atomRank: 2)
!200 = !DILocation(line: 18, column: 13, scope: !87, inlinedAt: !189, atomGroup: 6, atomRank: 2)
!201 = !DILocation(line: 18, column: 11, scope: !87, inlinedAt: !189, atomGroup: 6, atomRank: 1)
!202 = !DILocation(line: 18, column: 57, scope: !87, inlinedAt: !189, atomGroup: 9, atomRank: 2)
!203 = !DILocation(line: 18, column: 55, scope: !87, inlinedAt: !189, atomGroup: 9, atomRank: 1)
!204 = !DILocation(line: 21, column: 17, scope: !124, inlinedAt: !173, atomGroup: 12, atomRank: 1)
!205 = !DILocation(line: 24, column: 22, scope: !75, inlinedAt: !173, atomGroup: 63, atomRank: 2)
!206 = !DILocation(line: 13, column: 5, scope: !75, inlinedAt: !189, atomGroup: 1, atomRank: 1)
!207 = !DILocation(line: 24, column: 16, scope: !75, inlinedAt: !173)
!208 = !DILocation(line: 24, column: 22, scope: !75, inlinedAt: !173, atomGroup: 17, atomRank: 2)
!209 = !DILocation(line: 21, column: 17, scope: !124, inlinedAt: !189, atomGroup: 12, atomRank: 1)
!210 = !DILocation(line: 13, column: 5, scope: !75, inlinedAt: !189, atomGroup: 22, atomRank: 1)
!211 = !DILocation(line: 24, column: 14, scope: !75, inlinedAt: !189)
!212 = !DILocation(line: 24, column: 22, scope: !75, inlinedAt: !189, atomGroup: 17, atomRank: 2)
!213 = !DILocation(line: 0, scope: !166)
!214 = !DILocation(line: 33, column: 15, scope: !166, atomGroup: 9, atomRank: 2)
!215 = !DILocation(line: 33, column: 12, scope: !166, atomGroup: 9, atomRank: 1)
!216 = !DILocation(line: 33, column: 28, scope: !166)
!217 = !DILocation(line: 33, column: 12, scope: !166)
!218 = !DILocation(line: 21, column: 17, scope: !124, inlinedAt: !189, atomGroup: 23, atomRank: 1)
!219 = !DILocation(line: 32, column: 35, scope: !166)
!220 = !DILocation(line: 13, column: 5, scope: !75, inlinedAt: !189, atomGroup: 35, atomRank: 1)
!221 = !DILocation(line: 18, column: 11, scope: !87, inlinedAt: !189, atomGroup: 24, atomRank: 1)
!222 = !DILocation(line: 18, column: 57, scope: !87, inlinedAt: !189, atomGroup: 25, atomRank: 2)
!223 = !DILocation(line: 18, column: 55, scope: !87, inlinedAt: !189, atomGroup: 25, atomRank: 1)
!224 = !DILocation(line: 15, column: 23, scope: !87, inlinedAt: !189, atomGroup: 26, atomRank: 2)
!225 = !DILocation(line: 15, column: 49, scope: !87, inlinedAt: !189, atomGroup: 27, atomRank: 2)
!226 = !DILocation(line: 16, column: 7, scope: !87, inlinedAt: !189, atomGroup: 28, atomRank: 1)
!227 = !DILocation(line: 24, column: 22, scope: !75, inlinedAt: !189, atomGroup: 29, atomRank: 2)
!228 = !DILocation(line: 33, column: 15, scope: !166, atomGroup: 30, atomRank: 2)
!229 = !DILocation(line: 33, column: 12, scope: !166, atomGroup: 30, atomRank: 1)
!230 = !DILocation(line: 21, column: 17, scope: !124, inlinedAt: !189, atomGroup: 36, atomRank: 1)
!231 = !DILocation(line: 13, column: 5, scope: !75, inlinedAt: !189, atomGroup: 48, atomRank: 1)
!232 = !DILocation(line: 18, column: 13, scope: !87, inlinedAt: !189, atomGroup: 37, atomRank: 2)
!233 = !DILocation(line: 18, column: 11, scope: !87, inlinedAt: !189, atomGroup: 37, atomRank: 1)
!234 = !DILocation(line: 18, column: 57, scope: !87, inlinedAt: !189, atomGroup: 38, atomRank: 2)
!235 = !DILocation(line: 18, column: 55, scope: !87, inlinedAt: !189, atomGroup: 38, atomRank: 1)
!236 = !DILocation(line: 15, column: 23, scope: !87, inlinedAt: !189, atomGroup: 39, atomRank: 2)
!237 = !DILocation(line: 15, column: 49, scope: !87, inlinedAt: !189, atomGroup: 40, atomRank: 2)
!238 = !DILocation(line: 16, column: 7, scope: !87, inlinedAt: !189, atomGroup: 41, atomRank: 1)
!239 = !DILocation(line: 24, column: 22, scope: !75, inlinedAt: !189, atomGroup: 42, atomRank: 2)
!240 = !DILocation(line: 33, column: 15, scope: !166, atomGroup: 43, atomRank: 2)
!241 = !DILocation(line: 33, column: 12, scope: !166, atomGroup: 43, atomRank: 1)
!242 = !DILocation(line: 21, column: 17, scope: !124, inlinedAt: !189, atomGroup: 49, atomRank: 1)
!243 = !DILocation(line: 18, column: 13, scope: !87, inlinedAt: !189, atomGroup: 50, atomRank: 2)
!244 = !DILocation(line: 18, column: 11, scope: !87, inlinedAt: !189, atomGroup: 50, atomRank: 1)
!245 = !DILocation(line: 18, column: 55, scope: !87, inlinedAt: !189, atomGroup: 51, atomRank: 1)
!246 = !DILocation(line: 15, column: 23, scope: !87, inlinedAt: !189, atomGroup: 52, atomRank: 2)
!247 = !DILocation(line: 15, column: 49, scope: !87, inlinedAt: !189, atomGroup: 53, atomRank: 2)
!248 = !DILocation(line: 16, column: 7, scope: !87, inlinedAt: !189, atomGroup: 54, atomRank: 1)
!249 = !DILocation(line: 24, column: 22, scope: !75, inlinedAt: !189, atomGroup: 55, atomRank: 2)
!250 = !DILocation(line: 33, column: 15, scope: !166, atomGroup: 56, atomRank: 2)
!251 = !DILocation(line: 33, column: 12, scope: !166, atomGroup: 56, atomRank: 1)
!252 = !DILocation(line: 30, column: 14, scope: !148, atomGroup: 3, atomRank: 2)
!253 = !DILocation(line: 33, column: 9, scope: !166, atomGroup: 8, atomRank: 2)
!254 = !DILocation(line: 33, column: 9, scope: !166, atomGroup: 31, atomRank: 2)
!255 = !DILocation(line: 33, column: 9, scope: !166, atomGroup: 44, atomRank: 2)
!256 = !DILocation(line: 33, column: 9, scope: !166, atomGroup: 57, atomRank: 2)
!257 = !DILocation(line: 35, column: 3, scope: !148, atomGroup: 13, atomRank: 1)
!258 = distinct !DISubprogram(linkageName: "_ZTSZ21submit_diffuse_doublePdPKdN12_GLOBAL__N_14GridEE14diffuse_double", scope: !1, file: !1, type: !23, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !259, keyInstructions: true)
!259 = !{!260}
!260 = !DILocalVariable(name: "body", arg: 1, scope: !258, type: !261, flags: DIFlagArtificial)
!261 = distinct !DICompositeType(tag: DW_TAG_class_type, file: !1, line: 56, size: 256, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !262)
!262 = !{!263, !265, !266}
!263 = !DIDerivedType(tag: DW_TAG_member, name: "out", scope: !261, file: !1, line: 58, baseType: !264, size: 64)
!264 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64, dwarfAddressSpace: 4)
!265 = !DIDerivedType(tag: DW_TAG_member, name: "grid", scope: !261, file: !1, line: 58, baseType: !32, size: 96, offset: 64)
!266 = !DIDerivedType(tag: DW_TAG_member, name: "in", scope: !261, file: !1, line: 58, baseType: !267, size: 64, offset: 192)
!267 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !268, size: 64, dwarfAddressSpace: 4)
!268 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !12)
!269 = !DILocation(line: 0, scope: !258)
!270 = !DILocalVariable(name: "this", arg: 1, scope: !271, type: !281, flags: DIFlagArtificial | DIFlagObjectPointer)
!271 = distinct !DISubprogram(name: "operator()", linkageName: "_ZZ21submit_diffuse_doublePdPKdN12_GLOBAL__N_14GridEENKUlvE_clEv", scope: !261, file: !1, line: 56, type: !272, scopeLine: 56, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !276, retainedNodes: !277, keyInstructions: true)
!272 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !273)
!273 = !{null, !274}
!274 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !275, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer, dwarfAddressSpace: 4)
!275 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !261)
!276 = !DISubprogram(name: "operator()", scope: !261, file: !1, line: 56, type: !272, scopeLine: 56, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!277 = !{!270, !278, !280}
!278 = !DILocalVariable(name: "x", scope: !279, file: !1, line: 57, type: !5)
!279 = distinct !DILexicalBlock(scope: !271, file: !1, line: 56, column: 82)
!280 = !DILocalVariable(name: "y", scope: !279, file: !1, line: 57, type: !5)
!281 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !275, size: 64, dwarfAddressSpace: 4)
!282 = !DILocation(line: 0, scope: !271, inlinedAt: !283)
!283 = distinct !DILocation(line: 20, column: 101, scope: !284)
!284 = !DILexicalBlockFile(scope: !258, file: !61, discriminator: 0)
!285 = !DILocation(line: 57, column: 16, scope: !279, inlinedAt: !283, atomGroup: 2, atomRank: 3)
!286 = !DILocation(line: 57, column: 16, scope: !279, inlinedAt: !283, atomGroup: 2, atomRank: 2)
!287 = !DILocation(line: 0, scope: !279, inlinedAt: !283)
!288 = !DILocation(line: 57, column: 43, scope: !279, inlinedAt: !283, atomGroup: 3, atomRank: 3)
!289 = !DILocation(line: 57, column: 43, scope: !279, inlinedAt: !283, atomGroup: 3, atomRank: 2)
!290 = !DILocation(line: 58, column: 24, scope: !279, inlinedAt: !283)
!291 = !{!292, !293, i64 24}
!292 = !{!"_ZTSZ21submit_diffuse_doublePdPKdN12_GLOBAL__N_14GridEEUlvE_", !293, i64 0, !72, i64 8, !293, i64 24}
!293 = !{!"p1 double", !71, i64 0}
!294 = !DILocation(line: 58, column: 27, scope: !279, inlinedAt: !283)
!295 = !DILocation(line: 0, scope: !75, inlinedAt: !296)
!296 = distinct !DILocation(line: 58, column: 32, scope: !279, inlinedAt: !283)
!297 = !DILocation(line: 13, column: 13, scope: !75, inlinedAt: !296)
!298 = !DILocation(line: 13, column: 13, scope: !75, inlinedAt: !296, atomGroup: 1, atomRank: 2)
!299 = !DILocation(line: 13, column: 5, scope: !75, inlinedAt: !296, atomGroup: 1, atomRank: 1)
!300 = !DILocation(line: 15, column: 16, scope: !87, inlinedAt: !296)
!301 = !DILocation(line: 15, column: 14, scope: !87, inlinedAt: !296)
!302 = !DILocation(line: 15, column: 23, scope: !87, inlinedAt: !296, atomGroup: 2, atomRank: 2)
!303 = !DILocation(line: 15, column: 41, scope: !87, inlinedAt: !296)
!304 = !DILocation(line: 15, column: 39, scope: !87, inlinedAt: !296)
!305 = !DILocation(line: 15, column: 49, scope: !87, inlinedAt: !296, atomGroup: 3, atomRank: 2)
!306 = !DILocation(line: 24, column: 14, scope: !75, inlinedAt: !296)
!307 = !DILocation(line: 24, column: 22, scope: !75, inlinedAt: !296, atomGroup: 119, atomRank: 2)
!308 = !{!309, !309, i64 0}
!309 = !{!"double", !20, i64 0}
!310 = !DILocation(line: 58, column: 64, scope: !279, inlinedAt: !283, atomGroup: 120, atomRank: 1)
!311 = !DILocation(line: 58, column: 50, scope: !279, inlinedAt: !283)
!312 = !DILocation(line: 58, column: 3, scope: !279, inlinedAt: !283)
!313 = !{!292, !293, i64 0}
!314 = !DILocation(line: 0, scope: !75, inlinedAt: !315)
!315 = distinct !DILocation(line: 58, column: 12, scope: !279, inlinedAt: !283)
!316 = !DILocation(line: 15, column: 14, scope: !87, inlinedAt: !315)
!317 = !DILocation(line: 15, column: 23, scope: !87, inlinedAt: !315, atomGroup: 2, atomRank: 2)
!318 = !DILocation(line: 15, column: 41, scope: !87, inlinedAt: !315)
!319 = !DILocation(line: 15, column: 39, scope: !87, inlinedAt: !315)
!320 = !DILocation(line: 15, column: 49, scope: !87, inlinedAt: !315, atomGroup: 3, atomRank: 2)
!321 = !DILocation(line: 16, column: 7, scope: !87, inlinedAt: !315, atomGroup: 4, atomRank: 1)
!322 = !DILocation(line: 18, column: 13, scope: !87, inlinedAt: !296, atomGroup: 6, atomRank: 2)
!323 = !DILocation(line: 18, column: 11, scope: !87, inlinedAt: !296, atomGroup: 6, atomRank: 1)
!324 = !DILocation(line: 18, column: 57, scope: !87, inlinedAt: !296, atomGroup: 9, atomRank: 2)
!325 = !DILocation(line: 18, column: 55, scope: !87, inlinedAt: !296, atomGroup: 9, atomRank: 1)
!326 = !DILocation(line: 24, column: 22, scope: !75, inlinedAt: !296, atomGroup: 117, atomRank: 2)
!327 = !DILocation(line: 58, column: 64, scope: !279, inlinedAt: !283, atomGroup: 118, atomRank: 1)
!328 = !DILocation(line: 18, column: 13, scope: !87, inlinedAt: !315, atomGroup: 6, atomRank: 2)
!329 = !DILocation(line: 18, column: 11, scope: !87, inlinedAt: !315, atomGroup: 6, atomRank: 1)
!330 = !DILocation(line: 18, column: 57, scope: !87, inlinedAt: !315, atomGroup: 9, atomRank: 2)
!331 = !DILocation(line: 18, column: 55, scope: !87, inlinedAt: !315, atomGroup: 9, atomRank: 1)
!332 = !DILocation(line: 21, column: 17, scope: !124, inlinedAt: !296, atomGroup: 12, atomRank: 1)
!333 = !DILocation(line: 24, column: 22, scope: !75, inlinedAt: !296, atomGroup: 121, atomRank: 2)
!334 = !DILocation(line: 58, column: 64, scope: !279, inlinedAt: !283, atomGroup: 122, atomRank: 1)
!335 = !DILocation(line: 21, column: 17, scope: !124, inlinedAt: !315, atomGroup: 12, atomRank: 1)
!336 = !DILocation(line: 13, column: 5, scope: !75, inlinedAt: !315, atomGroup: 1, atomRank: 1)
!337 = !DILocation(line: 58, column: 64, scope: !279, inlinedAt: !283, atomGroup: 116, atomRank: 1)
!338 = !DILocation(line: 24, column: 16, scope: !75, inlinedAt: !296)
!339 = !DILocation(line: 24, column: 22, scope: !75, inlinedAt: !296, atomGroup: 17, atomRank: 2)
!340 = !DILocation(line: 58, column: 64, scope: !279, inlinedAt: !283, atomGroup: 4, atomRank: 1)
!341 = !DILocation(line: 18, column: 72, scope: !87, inlinedAt: !315)
!342 = !DILocation(line: 18, column: 67, scope: !87, inlinedAt: !315, atomGroup: 10, atomRank: 1)
!343 = !DILocation(line: 24, column: 16, scope: !75, inlinedAt: !315)
!344 = !DILocation(line: 24, column: 14, scope: !75, inlinedAt: !315)
!345 = !DILocation(line: 24, column: 22, scope: !75, inlinedAt: !315, atomGroup: 17, atomRank: 2)
!346 = !DILocation(line: 24, column: 5, scope: !75, inlinedAt: !315, atomGroup: 17, atomRank: 1)
!347 = !DILocation(line: 58, column: 42, scope: !279, inlinedAt: !283, atomGroup: 4, atomRank: 2)
!348 = !DILocation(line: 58, column: 22, scope: !279, inlinedAt: !283, atomGroup: 4, atomRank: 1)
!349 = !DILocation(line: 56, column: 1, scope: !271, inlinedAt: !283, atomGroup: 5, atomRank: 1)
!350 = !DILocation(line: 20, column: 101, scope: !284, atomGroup: 1, atomRank: 1)
!351 = distinct !DISubprogram(name: "laplacian<double>", linkageName: "_ZN12_GLOBAL__N_19laplacianIdEET_PKS1_NS_4GridEii", scope: !4, file: !1, line: 28, type: !352, scopeLine: 28, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, templateParams: !367, retainedNodes: !354, keyInstructions: true)
!352 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !353)
!353 = !{!12, !267, !32, !5, !5}
!354 = !{!355, !356, !357, !358, !359, !360, !361, !362, !364}
!355 = !DILocalVariable(name: "field", arg: 1, scope: !351, file: !1, line: 28, type: !267)
!356 = !DILocalVariable(name: "grid", arg: 2, scope: !351, file: !1, line: 28, type: !32)
!357 = !DILocalVariable(name: "x", arg: 3, scope: !351, file: !1, line: 28, type: !5)
!358 = !DILocalVariable(name: "y", arg: 4, scope: !351, file: !1, line: 28, type: !5)
!359 = !DILocalVariable(name: "dx", scope: !351, file: !1, line: 29, type: !157)
!360 = !DILocalVariable(name: "dy", scope: !351, file: !1, line: 29, type: !157)
!361 = !DILocalVariable(name: "sum", scope: !351, file: !1, line: 30, type: !12)
!362 = !DILocalVariable(name: "k", scope: !363, file: !1, line: 31, type: !5)
!363 = distinct !DILexicalBlock(scope: !351, file: !1, line: 31, column: 3)
!364 = !DILocalVariable(name: "at", scope: !365, file: !1, line: 32, type: !5)
!365 = distinct !DILexicalBlock(scope: !366, file: !1, line: 31, column: 31)
!366 = distinct !DILexicalBlock(scope: !363, file: !1, line: 31, column: 3)
!367 = !{!368}
!368 = !DITemplateTypeParameter(name: "T", type: !12)
!369 = !DILocation(line: 0, scope: !351)
!370 = !DILocation(line: 28, column: 86, scope: !351)
!371 = !DILocation(line: 0, scope: !75, inlinedAt: !372)
!372 = distinct !DILocation(line: 30, column: 27, scope: !351)
!373 = !DILocation(line: 13, column: 13, scope: !75, inlinedAt: !372)
!374 = !DILocation(line: 13, column: 13, scope: !75, inlinedAt: !372, atomGroup: 1, atomRank: 2)
!375 = !DILocation(line: 13, column: 5, scope: !75, inlinedAt: !372, atomGroup: 1, atomRank: 1)
!376 = !DILocation(line: 15, column: 16, scope: !87, inlinedAt: !372)
!377 = !DILocation(line: 15, column: 14, scope: !87, inlinedAt: !372)
!378 = !DILocation(line: 15, column: 23, scope: !87, inlinedAt: !372, atomGroup: 2, atomRank: 2)
!379 = !DILocation(line: 15, column: 41, scope: !87, inlinedAt: !372)
!380 = !DILocation(line: 15, column: 39, scope: !87, inlinedAt: !372)
!381 = !DILocation(line: 15, column: 49, scope: !87, inlinedAt: !372, atomGroup: 3, atomRank: 2)
!382 = !DILocation(line: 24, column: 14, scope: !75, inlinedAt: !372)
!383 = !DILocation(line: 24, column: 22, scope: !75, inlinedAt: !372, atomGroup: 114, atomRank: 2)
!384 = !DILocation(line: 30, column: 16, scope: !351)
!385 = !DILocation(line: 0, scope: !363)
!386 = !DILocation(line: 32, column: 24, scope: !365)
!387 = !DILocation(line: 0, scope: !75, inlinedAt: !388)
!388 = distinct !DILocation(line: 32, column: 19, scope: !365)
!389 = !DILocation(line: 15, column: 14, scope: !87, inlinedAt: !388)
!390 = !DILocation(line: 15, column: 23, scope: !87, inlinedAt: !388, atomGroup: 2, atomRank: 2)
!391 = !DILocation(line: 15, column: 39, scope: !87, inlinedAt: !388)
!392 = !DILocation(line: 15, column: 49, scope: !87, inlinedAt: !388, atomGroup: 3, atomRank: 2)
!393 = !DILocation(line: 16, column: 7, scope: !87, inlinedAt: !388, atomGroup: 4, atomRank: 1)
!394 = !DILocation(line: 18, column: 13, scope: !87, inlinedAt: !372, atomGroup: 6, atomRank: 2)
!395 = !DILocation(line: 18, column: 11, scope: !87, inlinedAt: !372, atomGroup: 6, atomRank: 1)
!396 = !DILocation(line: 18, column: 57, scope: !87, inlinedAt: !372, atomGroup: 9, atomRank: 2)
!397 = !DILocation(line: 18, column: 55, scope: !87, inlinedAt: !372, atomGroup: 9, atomRank: 1)
!398 = !DILocation(line: 24, column: 22, scope: !75, inlinedAt: !372, atomGroup: 113, atomRank: 2)
!399 = !DILocation(line: 18, column: 13, scope: !87, inlinedAt: !388, atomGroup: 6, atomRank: 2)
!400 = !DILocation(line: 18, column: 11, scope: !87, inlinedAt: !388, atomGroup: 6, atomRank: 1)
!401 = !DILocation(line: 18, column: 57, scope: !87, inlinedAt: !388, atomGroup: 9, atomRank: 2)
!402 = !DILocation(line: 18, column: 55, scope: !87, inlinedAt: !388, atomGroup: 9, atomRank: 1)
!403 = !DILocation(line: 21, column: 17, scope: !124, inlinedAt: !372, atomGroup: 12, atomRank: 1)
!404 = !DILocation(line: 24, column: 22, scope: !75, inlinedAt: !372, atomGroup: 115, atomRank: 2)
!405 = !DILocation(line: 13, column: 5, scope: !75, inlinedAt: !388, atomGroup: 1, atomRank: 1)
!406 = !DILocation(line: 24, column: 16, scope: !75, inlinedAt: !372)
!407 = !DILocation(line: 24, column: 22, scope: !75, inlinedAt: !372, atomGroup: 17, atomRank: 2)
!408 = !DILocation(line: 21, column: 17, scope: !124, inlinedAt: !388, atomGroup: 12, atomRank: 1)
!409 = !DILocation(line: 13, column: 5, scope: !75, inlinedAt: !388, atomGroup: 74, atomRank: 1)
!410 = !DILocation(line: 24, column: 14, scope: !75, inlinedAt: !388)
!411 = !DILocation(line: 24, column: 22, scope: !75, inlinedAt: !388, atomGroup: 17, atomRank: 2)
!412 = !DILocation(line: 0, scope: !365)
!413 = !DILocation(line: 33, column: 15, scope: !365, atomGroup: 9, atomRank: 2)
!414 = !DILocation(line: 33, column: 12, scope: !365, atomGroup: 9, atomRank: 1)
!415 = !DILocation(line: 33, column: 28, scope: !365)
!416 = !DILocation(line: 33, column: 12, scope: !365)
!417 = !DILocation(line: 21, column: 17, scope: !124, inlinedAt: !388, atomGroup: 75, atomRank: 1)
!418 = !DILocation(line: 32, column: 35, scope: !365)
!419 = !DILocation(line: 13, column: 5, scope: !75, inlinedAt: !388, atomGroup: 87, atomRank: 1)
!420 = !DILocation(line: 18, column: 11, scope: !87, inlinedAt: !388, atomGroup: 76, atomRank: 1)
!421 = !DILocation(line: 18, column: 57, scope: !87, inlinedAt: !388, atomGroup: 77, atomRank: 2)
!422 = !DILocation(line: 18, column: 55, scope: !87, inlinedAt: !388, atomGroup: 77, atomRank: 1)
!423 = !DILocation(line: 15, column: 23, scope: !87, inlinedAt: !388, atomGroup: 78, atomRank: 2)
!424 = !DILocation(line: 15, column: 49, scope: !87, inlinedAt: !388, atomGroup: 79, atomRank: 2)
!425 = !DILocation(line: 16, column: 7, scope: !87, inlinedAt: !388, atomGroup: 80, atomRank: 1)
!426 = !DILocation(line: 24, column: 22, scope: !75, inlinedAt: !388, atomGroup: 81, atomRank: 2)
!427 = !DILocation(line: 33, column: 15, scope: !365, atomGroup: 82, atomRank: 2)
!428 = !DILocation(line: 33, column: 12, scope: !365, atomGroup: 82, atomRank: 1)
!429 = !DILocation(line: 21, column: 17, scope: !124, inlinedAt: !388, atomGroup: 88, atomRank: 1)
!430 = !DILocation(line: 13, column: 5, scope: !75, inlinedAt: !388, atomGroup: 100, atomRank: 1)
!431 = !DILocation(line: 18, column: 13, scope: !87, inlinedAt: !388, atomGroup: 89, atomRank: 2)
!432 = !DILocation(line: 18, column: 11, scope: !87, inlinedAt: !388, atomGroup: 89, atomRank: 1)
!433 = !DILocation(line: 18, column: 57, scope: !87, inlinedAt: !388, atomGroup: 90, atomRank: 2)
!434 = !DILocation(line: 18, column: 55, scope: !87, inlinedAt: !388, atomGroup: 90, atomRank: 1)
!435 = !DILocation(line: 15, column: 23, scope: !87, inlinedAt: !388, atomGroup: 91, atomRank: 2)
!436 = !DILocation(line: 15, column: 49, scope: !87, inlinedAt: !388, atomGroup: 92, atomRank: 2)
!437 = !DILocation(line: 16, column: 7, scope: !87, inlinedAt: !388, atomGroup: 93, atomRank: 1)
!438 = !DILocation(line: 24, column: 22, scope: !75, inlinedAt: !388, atomGroup: 94, atomRank: 2)
!439 = !DILocation(line: 33, column: 15, scope: !365, atomGroup: 95, atomRank: 2)
!440 = !DILocation(line: 33, column: 12, scope: !365, atomGroup: 95, atomRank: 1)
!441 = !DILocation(line: 21, column: 17, scope: !124, inlinedAt: !388, atomGroup: 101, atomRank: 1)
!442 = !DILocation(line: 18, column: 13, scope: !87, inlinedAt: !388, atomGroup: 102, atomRank: 2)
!443 = !DILocation(line: 18, column: 11, scope: !87, inlinedAt: !388, atomGroup: 102, atomRank: 1)
!444 = !DILocation(line: 18, column: 55, scope: !87, inlinedAt: !388, atomGroup: 103, atomRank: 1)
!445 = !DILocation(line: 15, column: 23, scope: !87, inlinedAt: !388, atomGroup: 104, atomRank: 2)
!446 = !DILocation(line: 15, column: 49, scope: !87, inlinedAt: !388, atomGroup: 105, atomRank: 2)
!447 = !DILocation(line: 16, column: 7, scope: !87, inlinedAt: !388, atomGroup: 106, atomRank: 1)
!448 = !DILocation(line: 24, column: 22, scope: !75, inlinedAt: !388, atomGroup: 107, atomRank: 2)
!449 = !DILocation(line: 33, column: 15, scope: !365, atomGroup: 108, atomRank: 2)
!450 = !DILocation(line: 33, column: 12, scope: !365, atomGroup: 108, atomRank: 1)
!451 = !DILocation(line: 30, column: 14, scope: !351, atomGroup: 3, atomRank: 2)
!452 = !DILocation(line: 33, column: 9, scope: !365, atomGroup: 8, atomRank: 2)
!453 = !DILocation(line: 33, column: 9, scope: !365, atomGroup: 83, atomRank: 2)
!454 = !DILocation(line: 33, column: 9, scope: !365, atomGroup: 96, atomRank: 2)
!455 = !DILocation(line: 33, column: 9, scope: !365, atomGroup: 109, atomRank: 2)
!456 = !DILocation(line: 35, column: 3, scope: !351, atomGroup: 13, atomRank: 1)
!457 = distinct !DISubprogram(linkageName: "_ZTSZ15submit_residualPdPKdS1_S1_iE8residual", scope: !1, file: !1, type: !23, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !458, keyInstructions: true)
!458 = !{!459}
!459 = !DILocalVariable(name: "body", arg: 1, scope: !457, type: !460, flags: DIFlagArtificial)
!460 = distinct !DICompositeType(tag: DW_TAG_class_type, file: !1, line: 61, size: 320, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !461)
!461 = !{!462, !463, !464, !465, !466}
!462 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !460, file: !1, line: 63, baseType: !267, size: 64)
!463 = !DIDerivedType(tag: DW_TAG_member, name: "n", scope: !460, file: !1, line: 64, baseType: !5, size: 32, offset: 64)
!464 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !460, file: !1, line: 65, baseType: !267, size: 64, offset: 128)
!465 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !460, file: !1, line: 65, baseType: !267, size: 64, offset: 192)
!466 = !DIDerivedType(tag: DW_TAG_member, name: "out", scope: !460, file: !1, line: 66, baseType: !264, size: 64, offset: 256)
!467 = !DILocation(line: 0, scope: !457)
!468 = !DILocalVariable(name: "this", arg: 1, scope: !469, type: !481, flags: DIFlagArtificial | DIFlagObjectPointer)
!469 = distinct !DISubprogram(name: "operator()", linkageName: "_ZZ15submit_residualPdPKdS1_S1_iENKUlvE_clEv", scope: !460, file: !1, line: 61, type: !470, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !474, retainedNodes: !475, keyInstructions: true)
!470 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !471)
!471 = !{null, !472}
!472 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !473, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer, dwarfAddressSpace: 4)
!473 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !460)
!474 = !DISubprogram(name: "operator()", scope: !460, file: !1, line: 61, type: !470, scopeLine: 61, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!475 = !{!468, !476, !478, !479}
!476 = !DILocalVariable(name: "row", scope: !477, file: !1, line: 62, type: !146)
!477 = distinct !DILexicalBlock(scope: !469, file: !1, line: 61, column: 119)
!478 = !DILocalVariable(name: "sum", scope: !477, file: !1, line: 63, type: !12)
!479 = !DILocalVariable(name: "k", scope: !480, file: !1, line: 64, type: !5)
!480 = distinct !DILexicalBlock(scope: !477, file: !1, line: 64, column: 3)
!481 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !473, size: 64, dwarfAddressSpace: 4)
!482 = !DILocation(line: 0, scope: !469, inlinedAt: !483)
!483 = distinct !DILocation(line: 20, column: 101, scope: !484)
!484 = !DILexicalBlockFile(scope: !457, file: !61, discriminator: 0)
!485 = !DILocation(line: 62, column: 23, scope: !477, inlinedAt: !483, atomGroup: 2, atomRank: 2)
!486 = !DILocation(line: 0, scope: !477, inlinedAt: !483)
!487 = !DILocation(line: 63, column: 16, scope: !477, inlinedAt: !483)
!488 = !{!489, !293, i64 0}
!489 = !{!"_ZTSZ15submit_residualPdPKdS1_S1_iEUlvE_", !293, i64 0, !19, i64 8, !293, i64 16, !293, i64 24, !293, i64 32}
!490 = !DILocation(line: 63, column: 16, scope: !477, inlinedAt: !483, atomGroup: 3, atomRank: 2)
!491 = !DILocation(line: 0, scope: !480, inlinedAt: !483)
!492 = !{!489, !19, i64 8}
!493 = !DILocation(line: 64, column: 21, scope: !494, inlinedAt: !483, atomGroup: 123, atomRank: 1)
!494 = distinct !DILexicalBlock(scope: !480, file: !1, line: 64, column: 3)
!495 = !DILocation(line: 64, column: 3, scope: !480, inlinedAt: !483, atomGroup: 124, atomRank: 1)
!496 = !DILocation(line: 66, column: 24, scope: !477, inlinedAt: !483)
!497 = !{!489, !293, i64 24}
!498 = !{!489, !293, i64 16}
!499 = !DILocation(line: 65, column: 12, scope: !494, inlinedAt: !483)
!500 = !DILocation(line: 65, column: 29, scope: !494, inlinedAt: !483)
!501 = !DILocation(line: 65, column: 9, scope: !494, inlinedAt: !483)
!502 = !DILocation(line: 65, column: 9, scope: !494, inlinedAt: !483, atomGroup: 7, atomRank: 2)
!503 = !DILocation(line: 64, column: 27, scope: !494, inlinedAt: !483, atomGroup: 8, atomRank: 2)
!504 = !DILocation(line: 64, column: 21, scope: !494, inlinedAt: !483, atomGroup: 5, atomRank: 1)
!505 = !DILocation(line: 64, column: 3, scope: !480, inlinedAt: !483, atomGroup: 6, atomRank: 1)
!506 = distinct !{!506, !507, !508, !509}
!507 = !DILocation(line: 64, column: 3, scope: !480, inlinedAt: !483)
!508 = !DILocation(line: 65, column: 32, scope: !480, inlinedAt: !483)
!509 = !{!"llvm.loop.mustprogress"}
!510 = !DILocation(line: 66, column: 14, scope: !477, inlinedAt: !483, atomGroup: 10, atomRank: 2)
!511 = !DILocation(line: 66, column: 3, scope: !477, inlinedAt: !483)
!512 = !{!489, !293, i64 32}
!513 = !DILocation(line: 66, column: 12, scope: !477, inlinedAt: !483, atomGroup: 10, atomRank: 1)
!514 = !DILocation(line: 20, column: 101, scope: !484, atomGroup: 1, atomRank: 1)
!515 = distinct !DISubprogram(name: "norm", linkageName: "_ZN12_GLOBAL__N_14normEddd", scope: !4, file: !1, line: 38, type: !516, scopeLine: 38, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !518, keyInstructions: true)
!516 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !517)
!517 = !{!12, !12, !12, !12}
!518 = !{!519, !520, !521}
!519 = !DILocalVariable(name: "x", arg: 1, scope: !515, file: !1, line: 38, type: !12)
!520 = !DILocalVariable(name: "y", arg: 2, scope: !515, file: !1, line: 38, type: !12)
!521 = !DILocalVariable(name: "z", arg: 3, scope: !515, file: !1, line: 38, type: !12)
!522 = !DILocation(line: 0, scope: !515)
!523 = !DILocation(line: 38, column: 93, scope: !515)
!524 = !DILocation(line: 38, column: 89, scope: !515)
!525 = !DILocation(line: 38, column: 97, scope: !515)
!526 = !DILocation(line: 38, column: 78, scope: !515, atomGroup: 1, atomRank: 2)
!527 = !DILocation(line: 38, column: 71, scope: !515, atomGroup: 1, atomRank: 1)
!528 = !DISubprogram(name: "sqrt", linkageName: "_Z4sqrtd", scope: !61, file: !61, line: 17, type: !529, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!529 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !530)
!530 = !{!12, !12}
!531 = distinct !DISubprogram(linkageName: "_ZTSZ18submit_interpolatePfPKfifE11interpolate", scope: !1, file: !1, type: !23, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !532, keyInstructions: true)
!532 = !{!533}
!533 = !DILocalVariable(name: "body", arg: 1, scope: !531, type: !534, flags: DIFlagArtificial)
!534 = distinct !DICompositeType(tag: DW_TAG_class_type, file: !1, line: 69, size: 192, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !535)
!535 = !{!536, !537, !538, !539}
!536 = !DIDerivedType(tag: DW_TAG_member, name: "step", scope: !534, file: !1, line: 71, baseType: !11, size: 32)
!537 = !DIDerivedType(tag: DW_TAG_member, name: "size", scope: !534, file: !1, line: 73, baseType: !5, size: 32, offset: 32)
!538 = !DIDerivedType(tag: DW_TAG_member, name: "out", scope: !534, file: !1, line: 74, baseType: !30, size: 64, offset: 64)
!539 = !DIDerivedType(tag: DW_TAG_member, name: "table", scope: !534, file: !1, line: 74, baseType: !43, size: 64, offset: 128)
!540 = !DILocation(line: 0, scope: !531)
!541 = !DILocalVariable(name: "this", arg: 1, scope: !542, type: !553, flags: DIFlagArtificial | DIFlagObjectPointer)
!542 = distinct !DISubprogram(name: "operator()", linkageName: "_ZZ18submit_interpolatePfPKfifENKUlvE_clEv", scope: !534, file: !1, line: 69, type: !543, scopeLine: 69, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !547, retainedNodes: !548, keyInstructions: true)
!543 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !544)
!544 = !{null, !545}
!545 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !546, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer, dwarfAddressSpace: 4)
!546 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !534)
!547 = !DISubprogram(name: "operator()", scope: !534, file: !1, line: 69, type: !543, scopeLine: 69, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!548 = !{!541, !549, !551, !552}
!549 = !DILocalVariable(name: "i", scope: !550, file: !1, line: 70, type: !146)
!550 = distinct !DILexicalBlock(scope: !542, file: !1, line: 69, column: 91)
!551 = !DILocalVariable(name: "position", scope: !550, file: !1, line: 71, type: !11)
!552 = !DILocalVariable(name: "left", scope: !550, file: !1, line: 72, type: !5)
!553 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !546, size: 64, dwarfAddressSpace: 4)
!554 = !DILocation(line: 0, scope: !542, inlinedAt: !555)
!555 = distinct !DILocation(line: 20, column: 101, scope: !556)
!556 = !DILexicalBlockFile(scope: !531, file: !61, discriminator: 0)
!557 = !DILocation(line: 70, column: 21, scope: !550, inlinedAt: !555, atomGroup: 2, atomRank: 2)
!558 = !DILocation(line: 0, scope: !550, inlinedAt: !555)
!559 = !DILocation(line: 71, column: 20, scope: !550, inlinedAt: !555)
!560 = !DILocation(line: 71, column: 24, scope: !550, inlinedAt: !555)
!561 = !{!562, !98, i64 0}
!562 = !{!"_ZTSZ18submit_interpolatePfPKfifEUlvE_", !98, i64 0, !19, i64 4, !70, i64 8, !70, i64 16}
!563 = !DILocation(line: 71, column: 22, scope: !550, inlinedAt: !555, atomGroup: 3, atomRank: 2)
!564 = !DILocation(line: 72, column: 19, scope: !550, inlinedAt: !555, atomGroup: 4, atomRank: 2)
!565 = !DILocation(line: 73, column: 12, scope: !566, inlinedAt: !555)
!566 = distinct !DILexicalBlock(scope: !550, file: !1, line: 73, column: 7)
!567 = !DILocation(line: 73, column: 18, scope: !566, inlinedAt: !555)
!568 = !{!562, !19, i64 4}
!569 = !DILocation(line: 73, column: 16, scope: !566, inlinedAt: !555, atomGroup: 5, atomRank: 2)
!570 = !DILocation(line: 73, column: 16, scope: !566, inlinedAt: !555, atomGroup: 5, atomRank: 1)
!571 = !DILocation(line: 74, column: 22, scope: !566, inlinedAt: !555)
!572 = !{!562, !70, i64 16}
!573 = !DILocation(line: 74, column: 35, scope: !566, inlinedAt: !555)
!574 = !DILocation(line: 74, column: 63, scope: !566, inlinedAt: !555)
!575 = !DILocation(line: 74, column: 61, scope: !566, inlinedAt: !555)
!576 = !DILocalVariable(name: "a", arg: 1, scope: !577, file: !1, line: 40, type: !11)
!577 = distinct !DISubprogram(name: "between", linkageName: "_ZN12_GLOBAL__N_17betweenEfff", scope: !4, file: !1, line: 40, type: !578, scopeLine: 40, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !580, keyInstructions: true)
!578 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !579)
!579 = !{!11, !11, !11, !11}
!580 = !{!576, !581, !582}
!581 = !DILocalVariable(name: "b", arg: 2, scope: !577, file: !1, line: 40, type: !11)
!582 = !DILocalVariable(name: "t", arg: 3, scope: !577, file: !1, line: 40, type: !11)
!583 = !DILocation(line: 0, scope: !577, inlinedAt: !584)
!584 = distinct !DILocation(line: 74, column: 14, scope: !566, inlinedAt: !555)
!585 = !DILocation(line: 40, column: 58, scope: !577, inlinedAt: !584)
!586 = !DILocation(line: 40, column: 53, scope: !577, inlinedAt: !584, atomGroup: 1, atomRank: 2)
!587 = !DILocation(line: 74, column: 5, scope: !566, inlinedAt: !555)
!588 = !{!562, !70, i64 8}
!589 = !DILocation(line: 74, column: 12, scope: !566, inlinedAt: !555, atomGroup: 6, atomRank: 1)
!590 = !DILocation(line: 20, column: 101, scope: !556, atomGroup: 1, atomRank: 1)
