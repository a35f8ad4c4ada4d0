; ModuleID = 'sources/image_filter.cl'
source_filename = "sources/image_filter.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024"
target triple = "spir64-unknown-unknown"

%struct.filter_settings = type { <4 x float>, <2 x i32>, i8 }
%opencl.image2d_ro_t = type opaque
%opencl.sampler_t = type opaque

@blur_weights = dso_local local_unnamed_addr addrspace(2) constant [5 x float] [float 6.250000e-02, float 2.500000e-01, float 3.750000e-01, float 2.500000e-01, float 6.250000e-02], align 4
@banner = dso_local local_unnamed_addr addrspace(2) constant [29 x i8] c"filter {v1}; \22quoted\22 \\ done\00", align 1
@blur_rows.tile = internal unnamed_addr addrspace(3) global [20 x <4 x float>] undef, align 16

; Function Attrs: convergent mustprogress nofree noinline norecurse nounwind readnone willreturn
define dso_local spir_func float @luminance(<4 x float> noundef %0) local_unnamed_addr #0 {
  %2 = tail call spir_func float @_Z3dotDv4_fS_(<4 x float> noundef %0, <4 x float> noundef <float 0x3FCB367A00000000, float 0x3FE6E2EB20000000, float 0x3FB27BB300000000, float 0.000000e+00>) #8
  ret float %2
}

; Function Attrs: convergent mustprogress nofree nounwind readnone willreturn
declare dso_local spir_func float @_Z3dotDv4_fS_(<4 x float> noundef, <4 x float> noundef) local_unnamed_addr #1

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @blur_rows(<4 x float> addrspace(1)* noalias nocapture noundef readonly %0, <4 x float> addrspace(1)* noalias nocapture noundef writeonly %1, %struct.filter_settings addrspace(1)* nocapture noundef readonly %2, i32 noundef %3) local_unnamed_addr #2 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 !reqd_work_group_size !9 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #8
  %8 = trunc i64 %7 to i32
  %9 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #8
  %10 = trunc i64 %9 to i32
  %11 = mul nsw i32 %8, %3
  %12 = add nsw i32 %11, %6
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds <4 x float>, <4 x float> addrspace(1)* %0, i64 %13
  %15 = load <4 x float>, <4 x float> addrspace(1)* %14, align 16, !tbaa !10
  %16 = add nsw i32 %10, 2
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds [20 x <4 x float>], [20 x <4 x float>] addrspace(3)* @blur_rows.tile, i64 0, i64 %17
  store <4 x float> %15, <4 x float> addrspace(3)* %18, align 16, !tbaa !10
  %19 = icmp slt i32 %10, 2
  br i1 %19, label %22, label %20

20:                                               ; preds = %4
  %21 = and i64 %9, 4294967295
  br label %41

22:                                               ; preds = %4
  %23 = add nsw i32 %6, -2
  %24 = tail call spir_func i32 @_Z3maxii(i32 noundef %23, i32 noundef 0) #8
  %25 = add nsw i32 %24, %11
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds <4 x float>, <4 x float> addrspace(1)* %0, i64 %26
  %28 = load <4 x float>, <4 x float> addrspace(1)* %27, align 16, !tbaa !10
  %29 = sext i32 %10 to i64
  %30 = getelementptr inbounds [20 x <4 x float>], [20 x <4 x float>] addrspace(3)* @blur_rows.tile, i64 0, i64 %29
  store <4 x float> %28, <4 x float> addrspace(3)* %30, align 16, !tbaa !10
  %31 = add nsw i32 %6, 16
  %32 = add nsw i32 %3, -1
  %33 = tail call spir_func i32 @_Z3minii(i32 noundef %31, i32 noundef %32) #8
  %34 = add nsw i32 %33, %11
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds <4 x float>, <4 x float> addrspace(1)* %0, i64 %35
  %37 = load <4 x float>, <4 x float> addrspace(1)* %36, align 16, !tbaa !10
  %38 = add nsw i32 %10, 18
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds [20 x <4 x float>], [20 x <4 x float>] addrspace(3)* @blur_rows.tile, i64 0, i64 %39
  store <4 x float> %37, <4 x float> addrspace(3)* %40, align 16, !tbaa !10
  br label %41

41:                                               ; preds = %20, %22
  %42 = phi i64 [ %21, %20 ], [ %29, %22 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #9
  %43 = getelementptr inbounds [20 x <4 x float>], [20 x <4 x float>] addrspace(3)* @blur_rows.tile, i64 0, i64 %42
  %44 = load <4 x float>, <4 x float> addrspace(3)* %43, align 16, !tbaa !10
  %45 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %44, <4 x float> <float 6.250000e-02, float 6.250000e-02, float 6.250000e-02, float 6.250000e-02>, <4 x float> zeroinitializer)
  %46 = add nsw i32 %10, 1
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds [20 x <4 x float>], [20 x <4 x float>] addrspace(3)* @blur_rows.tile, i64 0, i64 %47
  %49 = load <4 x float>, <4 x float> addrspace(3)* %48, align 16, !tbaa !10
  %50 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %49, <4 x float> <float 2.500000e-01, float 2.500000e-01, float 2.500000e-01, float 2.500000e-01>, <4 x float> %45)
  %51 = load <4 x float>, <4 x float> addrspace(3)* %18, align 16, !tbaa !10
  %52 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %51, <4 x float> <float 3.750000e-01, float 3.750000e-01, float 3.750000e-01, float 3.750000e-01>, <4 x float> %50)
  %53 = add nsw i32 %10, 3
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds [20 x <4 x float>], [20 x <4 x float>] addrspace(3)* @blur_rows.tile, i64 0, i64 %54
  %56 = load <4 x float>, <4 x float> addrspace(3)* %55, align 16, !tbaa !10
  %57 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %56, <4 x float> <float 2.500000e-01, float 2.500000e-01, float 2.500000e-01, float 2.500000e-01>, <4 x float> %52)
  %58 = add nsw i32 %10, 4
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds [20 x <4 x float>], [20 x <4 x float>] addrspace(3)* @blur_rows.tile, i64 0, i64 %59
  %61 = load <4 x float>, <4 x float> addrspace(3)* %60, align 16, !tbaa !10
  %62 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %61, <4 x float> <float 6.250000e-02, float 6.250000e-02, float 6.250000e-02, float 6.250000e-02>, <4 x float> %57)
  %63 = getelementptr inbounds %struct.filter_settings, %struct.filter_settings addrspace(1)* %2, i64 0, i32 0
  %64 = load <4 x float>, <4 x float> addrspace(1)* %63, align 16, !tbaa !10
  %65 = fmul <4 x float> %62, %64
  %66 = getelementptr inbounds %struct.filter_settings, %struct.filter_settings addrspace(1)* %2, i64 0, i32 2
  %67 = load i8, i8 addrspace(1)* %66, align 8, !tbaa !13
  %68 = and i8 %67, 1
  %69 = icmp eq i8 %68, 0
  br i1 %69, label %72, label %70

70:                                               ; preds = %41
  %71 = tail call spir_func <4 x float> @_Z5clampDv4_fS_S_(<4 x float> noundef %65, <4 x float> noundef zeroinitializer, <4 x float> noundef <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>) #8
  br label %72

72:                                               ; preds = %41, %70
  %73 = phi <4 x float> [ %71, %70 ], [ %65, %41 ]
  %74 = getelementptr inbounds <4 x float>, <4 x float> addrspace(1)* %1, i64 %13
  store <4 x float> %73, <4 x float> addrspace(1)* %74, align 16, !tbaa !10
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind readnone willreturn
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind readnone willreturn
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind readnone willreturn
declare dso_local spir_func i32 @_Z3maxii(i32 noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind readnone willreturn
declare dso_local spir_func i32 @_Z3minii(i32 noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #4

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define dso_local spir_kernel void @to_grey(%opencl.image2d_ro_t addrspace(1)* %0, %opencl.sampler_t addrspace(2)* %1, i8 addrspace(1)* nocapture noundef writeonly %2, i32 noundef %3) local_unnamed_addr #5 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %6 = trunc i64 %5 to i32
  %7 = insertelement <2 x i32> undef, i32 %6, i64 0
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #8
  %9 = trunc i64 %8 to i32
  %10 = insertelement <2 x i32> %7, i32 %9, i64 1
  %11 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(%opencl.image2d_ro_t addrspace(1)* %0, %opencl.sampler_t addrspace(2)* %1, <2 x i32> noundef %10) #10
  %12 = tail call spir_func float @luminance(<4 x float> noundef %11) #11
  %13 = fmul float %12, 2.550000e+02
  %14 = tail call spir_func zeroext i8 @_Z17convert_uchar_satf(float noundef %13) #8
  %15 = mul nsw i32 %9, %3
  %16 = add nsw i32 %15, %6
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i8, i8 addrspace(1)* %2, i64 %17
  store i8 %14, i8 addrspace(1)* %18, align 1, !tbaa !10
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind readnone willreturn
declare dso_local spir_func zeroext i8 @_Z17convert_uchar_satf(float noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind readonly willreturn
declare dso_local spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(%opencl.image2d_ro_t addrspace(1)*, %opencl.sampler_t addrspace(2)*, <2 x i32> noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn writeonly
define dso_local spir_kernel void @greet(i8 addrspace(1)* nocapture noundef writeonly %0) local_unnamed_addr #7 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  %2 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %3 = icmp ult i64 %2, 29
  br i1 %3, label %4, label %8

4:                                                ; preds = %1
  %5 = getelementptr inbounds [29 x i8], [29 x i8] addrspace(2)* @banner, i64 0, i64 %2
  %6 = load i8, i8 addrspace(2)* %5, align 1, !tbaa !10
  %7 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %2
  store i8 %6, i8 addrspace(1)* %7, align 1, !tbaa !10
  br label %8

8:                                                ; preds = %4, %1
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind readnone willreturn
declare dso_local spir_func <4 x float> @_Z5clampDv4_fS_S_(<4 x float> noundef, <4 x float> noundef, <4 x float> noundef) local_unnamed_addr #1

attributes #0 = { convergent mustprogress nofree noinline norecurse nounwind readnone willreturn "frame-pointer"="all" "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { convergent mustprogress nofree nounwind readnone willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent norecurse nounwind "frame-pointer"="all" "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { convergent "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #5 = { convergent mustprogress nofree norecurse nounwind willreturn "frame-pointer"="all" "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #6 = { convergent mustprogress nofree nounwind readonly willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { convergent mustprogress nofree norecurse nounwind willreturn writeonly "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #8 = { convergent nounwind readnone willreturn }
attributes #9 = { convergent nounwind }
attributes #10 = { convergent nounwind readonly willreturn }
attributes #11 = { convergent }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!opencl.spir.version = !{!2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{!"clang version 14.0.6"}
!4 = !{i32 1, i32 1, i32 1, i32 0}
!5 = !{!"none", !"none", !"none", !"none"}
!6 = !{!"float4*", !"float4*", !"filter_settings*", !"int"}
!7 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"filter_settings*", !"int"}
!8 = !{!"restrict const", !"restrict", !"const", !""}
!9 = !{i32 16, i32 1, i32 1}
!10 = !{!11, !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C/C++ TBAA"}
!13 = !{!14, !11, i64 24}
!14 = !{!"", !11, i64 0, !11, i64 16, !11, i64 24}
!15 = !{i32 1, i32 0, i32 1, i32 0}
!16 = !{!"read_only", !"none", !"none", !"none"}
!17 = !{!"image2d_t", !"sampler_t", !"uchar*", !"int"}
!18 = !{!"", !"", !"", !""}
!19 = !{i32 1}
!20 = !{!"none"}
!21 = !{!"char*"}
!22 = !{!""}
