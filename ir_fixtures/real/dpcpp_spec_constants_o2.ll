source_filename = "spec_constants.cpp"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

%"class.sycl::_V1::specialization_id" = type { i8 }
%"class.sycl::_V1::specialization_id.0" = type { float }
%"class.sycl::_V1::specialization_id.1" = type { i32 }
%"class.sycl::_V1::specialization_id.3" = type { %struct.Settings }
%struct.Settings = type { i8, double, [3 x i16] }
%"class.sycl::_V1::specialization_id.38" = type { %"struct.std::array" }
%"struct.std::array" = type { [5 x i16] }
%"class.sycl::_V1::specialization_id.40" = type { %"class.sycl::_V1::detail::half_impl::half" }
%"class.sycl::_V1::detail::half_impl::half" = type { half }
%"class.sycl::_V1::range" = type { %"class.sycl::_V1::detail::array" }
%"class.sycl::_V1::detail::array" = type { [1 x i64] }
%class.anon.4 = type { ptr addrspace(4) }
%"class.sycl::_V1::vec" = type { %"class.sycl::_V1::detail::vec_base" }
%"class.sycl::_V1::detail::vec_base" = type { [4 x i32] }

$_ZTSZZ3runRN4sycl3_V15queueEPfPdENKUlRNS0_7handlerEE_clES6_E7Scalars = comdat any

$_ZTSZZ3runRN4sycl3_V15queueEPfPdENKUlRNS0_7handlerEE0_clES6_E9Structure = comdat any

$_ZTSN4sycl3_V16detail19__pf_kernel_wrapperIZZ3runRNS0_5queueEPfPdENKUlRNS0_7handlerEE1_clES8_E6ArraysEE = comdat any

$_ZTSZZ3runRN4sycl3_V15queueEPfPdENKUlRNS0_7handlerEE1_clES6_E6Arrays = comdat any

$_ZTSZZ3runRN4sycl3_V15queueEPfPdENKUlRNS0_7handlerEE2_clES6_E4Half = comdat any

$_ZTSZ3runRN4sycl3_V15queueEPfPdE4None = comdat any

@__usid_str = private unnamed_addr addrspace(4) constant [12 x i8] c"____ZL4flag\00", align 1
@_ZL4flag = internal addrspace(1) constant %"class.sycl::_V1::specialization_id" { i8 1 }, align 1
@__usid_str.1 = private unnamed_addr addrspace(4) constant [14 x i8] c"____ZL6factor\00", align 1
@_ZL6factor = internal addrspace(1) constant %"class.sycl::_V1::specialization_id.0" { float 1.500000e+00 }, align 4
@__usid_str.2 = private unnamed_addr addrspace(4) constant [13 x i8] c"____ZL5count\00", align 1
@_ZL5count = internal addrspace(1) constant %"class.sycl::_V1::specialization_id.1" { i32 7 }, align 4
@__usid_str.3 = private unnamed_addr addrspace(4) constant [16 x i8] c"____ZL8settings\00", align 1
@_ZL8settings = internal addrspace(1) constant %"class.sycl::_V1::specialization_id.3" { %struct.Settings { i8 1, double 2.500000e-01, [3 x i16] [i16 1, i16 2, i16 3] } }, align 8
@__usid_str.4 = private unnamed_addr addrspace(4) constant [14 x i8] c"____ZL6vector\00", align 1
@_ZL6vector = internal addrspace(1) constant { { [4 x i32] } } { { [4 x i32] } { [4 x i32] [i32 4, i32 5, i32 6, i32 0] } }, align 16
@__usid_str.5 = private unnamed_addr addrspace(4) constant [13 x i8] c"____ZL5zeros\00", align 1
@_ZL5zeros = internal addrspace(1) constant %"class.sycl::_V1::specialization_id.38" zeroinitializer, align 2
@__usid_str.6 = private unnamed_addr addrspace(4) constant [21 x i8] c"____ZN5innerL5countE\00", align 1
@_ZN5innerL5countE = internal addrspace(1) constant %"class.sycl::_V1::specialization_id.1" { i32 9 }, align 4
@__usid_str.7 = private unnamed_addr addrspace(4) constant [12 x i8] c"____ZL4half\00", align 1
@_ZL4half = internal addrspace(1) constant %"class.sycl::_V1::specialization_id.40" { %"class.sycl::_V1::detail::half_impl::half" { half 0xH3800 } }, align 2

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZZ3runRN4sycl3_V15queueEPfPdENKUlRNS0_7handlerEE_clES6_E7Scalars(ptr addrspace(1) noundef align 4 %0) local_unnamed_addr #0 comdat !sycl_fixed_targets !10 !sycl_kernel_omit_args !11 {
  %2 = tail call spir_func noundef zeroext i1 @_Z37__sycl_getScalar2020SpecConstantValueIbET_PKcPKvS4_(ptr addrspace(4) noundef @__usid_str, ptr addrspace(4) noundef addrspacecast (ptr addrspace(1) @_ZL4flag to ptr addrspace(4)), ptr addrspace(4) noundef null) #7
  br i1 %2, label %3, label %10

3:                                                ; preds = %1
  %4 = tail call spir_func noundef float @_Z37__sycl_getScalar2020SpecConstantValueIfET_PKcPKvS4_(ptr addrspace(4) noundef @__usid_str.1, ptr addrspace(4) noundef addrspacecast (ptr addrspace(1) @_ZL6factor to ptr addrspace(4)), ptr addrspace(4) noundef null) #7
  %5 = tail call spir_func noundef i32 @_Z37__sycl_getScalar2020SpecConstantValueIiET_PKcPKvS4_(ptr addrspace(4) noundef @__usid_str.2, ptr addrspace(4) noundef addrspacecast (ptr addrspace(1) @_ZL5count to ptr addrspace(4)), ptr addrspace(4) noundef null) #7
  %6 = tail call spir_func noundef i32 @_Z37__sycl_getScalar2020SpecConstantValueIiET_PKcPKvS4_(ptr addrspace(4) noundef @__usid_str.2, ptr addrspace(4) noundef addrspacecast (ptr addrspace(1) @_ZL5count to ptr addrspace(4)), ptr addrspace(4) noundef null) #7
  %7 = add nsw i32 %6, %5
  %8 = sitofp i32 %7 to float
  %9 = fmul float %4, %8
  store float %9, ptr addrspace(1) %0, align 4, !tbaa !12
  br label %10

10:                                               ; preds = %3, %1
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent nounwind
declare dso_local spir_func noundef zeroext i1 @_Z37__sycl_getScalar2020SpecConstantValueIbET_PKcPKvS4_(ptr addrspace(4) noundef, ptr addrspace(4) noundef, ptr addrspace(4) noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func noundef float @_Z37__sycl_getScalar2020SpecConstantValueIfET_PKcPKvS4_(ptr addrspace(4) noundef, ptr addrspace(4) noundef, ptr addrspace(4) noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func noundef i32 @_Z37__sycl_getScalar2020SpecConstantValueIiET_PKcPKvS4_(ptr addrspace(4) noundef, ptr addrspace(4) noundef, ptr addrspace(4) noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZZ3runRN4sycl3_V15queueEPfPdENKUlRNS0_7handlerEE0_clES6_E9Structure(ptr addrspace(1) noundef align 8 %0) local_unnamed_addr #0 comdat !sycl_used_aspects !14 !sycl_fixed_targets !10 !sycl_kernel_omit_args !11 {
  %2 = alloca %struct.Settings, align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #8
  call spir_func void @_Z40__sycl_getComposite2020SpecConstantValueI8SettingsET_PKcPKvS5_(ptr addrspace(4) dead_on_unwind writable sret(%struct.Settings) align 8 %3, ptr addrspace(4) noundef @__usid_str.3, ptr addrspace(4) noundef addrspacecast (ptr addrspace(1) @_ZL8settings to ptr addrspace(4)), ptr addrspace(4) noundef null) #7
  %4 = getelementptr inbounds %struct.Settings, ptr %2, i64 0, i32 0
  %5 = load i8, ptr %4, align 8, !tbaa !16, !range !20, !noundef !10
  %6 = icmp eq i8 %5, 0
  br i1 %6, label %14, label %7

7:                                                ; preds = %1
  %8 = getelementptr inbounds %struct.Settings, ptr %2, i64 0, i32 1
  %9 = load double, ptr %8, align 8, !tbaa !21
  %10 = getelementptr inbounds %struct.Settings, ptr %2, i64 0, i32 2, i64 1
  %11 = load i16, ptr %10, align 2, !tbaa !22
  %12 = sitofp i16 %11 to double
  %13 = fmul double %9, %12
  br label %14

14:                                               ; preds = %7, %1
  %15 = phi double [ %13, %7 ], [ 0.000000e+00, %1 ]
  store double %15, ptr addrspace(1) %0, align 8, !tbaa !24
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #8
  ret void
}

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z40__sycl_getComposite2020SpecConstantValueI8SettingsET_PKcPKvS5_(ptr addrspace(4) dead_on_unwind writable sret(%struct.Settings) align 8, ptr addrspace(4) noundef, ptr addrspace(4) noundef, ptr addrspace(4) noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSN4sycl3_V16detail19__pf_kernel_wrapperIZZ3runRNS0_5queueEPfPdENKUlRNS0_7handlerEE1_clES8_E6ArraysEE(ptr noundef byval(%"class.sycl::_V1::range") align 8 %0, ptr noundef byval(%class.anon.4) align 8 %1) local_unnamed_addr #3 comdat !sycl_fixed_targets !10 !sycl_kernel_omit_args !25 {
  %3 = alloca %"class.sycl::_V1::vec", align 16
  %4 = alloca %"struct.std::array", align 2
  %5 = load i64, ptr %0, align 8
  %6 = getelementptr inbounds nuw { i64 }, ptr %1, i64 0, i32 0
  %7 = load i64, ptr %6, align 8, !tbaa !26
  %8 = inttoptr i64 %7 to ptr addrspace(4)
  %9 = tail call spir_func noundef i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 noundef 0) #9
  %10 = tail call spir_func noundef i64 @_Z25__spirv_BuiltInGlobalSizei(i32 noundef 0) #9
  %11 = icmp ult i64 %9, %5
  br i1 %11, label %12, label %31

12:                                               ; preds = %2
  %13 = addrspacecast ptr %3 to ptr addrspace(4)
  %14 = addrspacecast ptr %4 to ptr addrspace(4)
  %15 = getelementptr inbounds %"class.sycl::_V1::detail::vec_base", ptr %3, i64 0, i32 0
  %16 = getelementptr inbounds %"struct.std::array", ptr %4, i64 0, i32 0
  br label %17

17:                                               ; preds = %17, %12
  %18 = phi i64 [ %9, %12 ], [ %29, %17 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #8
  call spir_func void @_Z40__sycl_getComposite2020SpecConstantValueIN4sycl3_V13vecIiLi3EEEET_PKcPKvS8_(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::vec") align 16 %13, ptr addrspace(4) noundef @__usid_str.4, ptr addrspace(4) noundef addrspacecast (ptr addrspace(1) @_ZL6vector to ptr addrspace(4)), ptr addrspace(4) noundef null) #7
  %19 = getelementptr inbounds [4 x i32], ptr %15, i64 0, i64 %18
  %20 = load i32, ptr %19, align 4, !tbaa !29
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  call spir_func void @_Z40__sycl_getComposite2020SpecConstantValueISt5arrayIsLm5EEET_PKcPKvS6_(ptr addrspace(4) dead_on_unwind writable sret(%"struct.std::array") align 2 %14, ptr addrspace(4) noundef @__usid_str.5, ptr addrspace(4) noundef addrspacecast (ptr addrspace(1) @_ZL5zeros to ptr addrspace(4)), ptr addrspace(4) noundef null) #7
  %21 = getelementptr inbounds [5 x i16], ptr %16, i64 0, i64 %18
  %22 = load i16, ptr %21, align 2, !tbaa !22
  %23 = sext i16 %22 to i32
  %24 = add nsw i32 %20, %23
  %25 = call spir_func noundef i32 @_Z37__sycl_getScalar2020SpecConstantValueIiET_PKcPKvS4_(ptr addrspace(4) noundef @__usid_str.6, ptr addrspace(4) noundef addrspacecast (ptr addrspace(1) @_ZN5innerL5countE to ptr addrspace(4)), ptr addrspace(4) noundef null) #7
  %26 = add nsw i32 %24, %25
  %27 = sitofp i32 %26 to float
  %28 = getelementptr inbounds nuw float, ptr addrspace(4) %8, i64 %18
  store float %27, ptr addrspace(4) %28, align 4, !tbaa !12
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #8
  %29 = add i64 %18, %10
  %30 = icmp ult i64 %29, %5
  br i1 %30, label %17, label %31, !llvm.loop !30

31:                                               ; preds = %17, %2
  ret void
}

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z40__sycl_getComposite2020SpecConstantValueIN4sycl3_V13vecIiLi3EEEET_PKcPKvS8_(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::vec") align 16, ptr addrspace(4) noundef, ptr addrspace(4) noundef, ptr addrspace(4) noundef) local_unnamed_addr #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #4

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z40__sycl_getComposite2020SpecConstantValueISt5arrayIsLm5EEET_PKcPKvS6_(ptr addrspace(4) dead_on_unwind writable sret(%"struct.std::array") align 2, ptr addrspace(4) noundef, ptr addrspace(4) noundef, ptr addrspace(4) noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func noundef i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func noundef i64 @_Z25__spirv_BuiltInGlobalSizei(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZZ3runRN4sycl3_V15queueEPfPdENKUlRNS0_7handlerEE1_clES6_E6Arrays(ptr addrspace(1) noundef align 4 %0) local_unnamed_addr #3 comdat !sycl_fixed_targets !10 !sycl_kernel_omit_args !11 {
  %2 = alloca %"class.sycl::_V1::vec", align 16
  %3 = alloca %"struct.std::array", align 2
  %4 = tail call spir_func noundef i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 noundef 0) #9
  %5 = icmp ult i64 %4, 2147483648
  tail call void @llvm.assume(i1 %5)
  %6 = addrspacecast ptr %2 to ptr addrspace(4)
  %7 = addrspacecast ptr %3 to ptr addrspace(4)
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #8
  call spir_func void @_Z40__sycl_getComposite2020SpecConstantValueIN4sycl3_V13vecIiLi3EEEET_PKcPKvS8_(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::vec") align 16 %6, ptr addrspace(4) noundef @__usid_str.4, ptr addrspace(4) noundef addrspacecast (ptr addrspace(1) @_ZL6vector to ptr addrspace(4)), ptr addrspace(4) noundef null) #7
  %8 = getelementptr inbounds %"class.sycl::_V1::detail::vec_base", ptr %2, i64 0, i32 0
  %9 = getelementptr inbounds [4 x i32], ptr %8, i64 0, i64 %4
  %10 = load i32, ptr %9, align 4, !tbaa !29
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #8
  call spir_func void @_Z40__sycl_getComposite2020SpecConstantValueISt5arrayIsLm5EEET_PKcPKvS6_(ptr addrspace(4) dead_on_unwind writable sret(%"struct.std::array") align 2 %7, ptr addrspace(4) noundef @__usid_str.5, ptr addrspace(4) noundef addrspacecast (ptr addrspace(1) @_ZL5zeros to ptr addrspace(4)), ptr addrspace(4) noundef null) #7
  %11 = getelementptr inbounds %"struct.std::array", ptr %3, i64 0, i32 0
  %12 = getelementptr inbounds [5 x i16], ptr %11, i64 0, i64 %4
  %13 = load i16, ptr %12, align 2, !tbaa !22
  %14 = sext i16 %13 to i32
  %15 = add nsw i32 %10, %14
  %16 = call spir_func noundef i32 @_Z37__sycl_getScalar2020SpecConstantValueIiET_PKcPKvS4_(ptr addrspace(4) noundef @__usid_str.6, ptr addrspace(4) noundef addrspacecast (ptr addrspace(1) @_ZN5innerL5countE to ptr addrspace(4)), ptr addrspace(4) noundef null) #7
  %17 = add nsw i32 %15, %16
  %18 = sitofp i32 %17 to float
  %19 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %4
  store float %18, ptr addrspace(1) %19, align 4, !tbaa !12
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #8
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZZ3runRN4sycl3_V15queueEPfPdENKUlRNS0_7handlerEE2_clES6_E4Half(ptr addrspace(1) noundef align 4 %0) local_unnamed_addr #0 comdat !sycl_used_aspects !32 !sycl_fixed_targets !10 !sycl_kernel_omit_args !11 {
  %2 = alloca %"class.sycl::_V1::detail::half_impl::half", align 2
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #8
  call spir_func void @_Z40__sycl_getComposite2020SpecConstantValueIN4sycl3_V16detail9half_impl4halfEET_PKcPKvS9_(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::detail::half_impl::half") align 2 %3, ptr addrspace(4) noundef @__usid_str.7, ptr addrspace(4) noundef addrspacecast (ptr addrspace(1) @_ZL4half to ptr addrspace(4)), ptr addrspace(4) noundef null) #7
  %4 = getelementptr inbounds %"class.sycl::_V1::detail::half_impl::half", ptr %2, i64 0, i32 0
  %5 = load half, ptr %4, align 2, !tbaa !34
  %6 = fpext half %5 to float
  store float %6, ptr addrspace(1) %0, align 4, !tbaa !12
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #8
  ret void
}

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z40__sycl_getComposite2020SpecConstantValueIN4sycl3_V16detail9half_impl4halfEET_PKcPKvS9_(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::detail::half_impl::half") align 2, ptr addrspace(4) noundef, ptr addrspace(4) noundef, ptr addrspace(4) noundef) local_unnamed_addr #2

; Function Attrs: mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPfPdE4None(ptr addrspace(1) noundef align 4 %0) local_unnamed_addr #6 comdat !sycl_fixed_targets !10 !sycl_kernel_omit_args !37 {
  store float 0.000000e+00, ptr addrspace(1) %0, align 4, !tbaa !12
  ret void
}

declare dso_local spir_func i32 @_Z18__spirv_ocl_printfPU3AS2Kcz(ptr addrspace(2), ...)

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/spec_constants.cpp" "sycl-optlevel"="2" "sycl-single-task" "uniform-work-group-size" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size" }
attributes #3 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/spec_constants.cpp" "sycl-optlevel"="2" "uniform-work-group-size" }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #5 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size" }
attributes #6 = { mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/spec_constants.cpp" "sycl-optlevel"="2" "sycl-single-task" "uniform-work-group-size" }
attributes #7 = { convergent nounwind "uniform-work-group-size" }
attributes #8 = { nounwind }
attributes #9 = { convergent nounwind willreturn memory(none) "uniform-work-group-size" }

!llvm.module.flags = !{!0, !1}
!opencl.spir.version = !{!2}
!spirv.Source = !{!3}
!llvm.ident = !{!4}
!llvm.errno.tbaa = !{!5}

!0 = !{i32 1, !"sycl-device", i32 1}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 1, i32 2}
!3 = !{i32 4, i32 100000}
!4 = !{!"Intel(R) oneAPI DPC++/C++ Compiler 2026.2.0 (2026.2.0.20261001)"}
!5 = !{!6, !7, i64 0}
!6 = !{!"__libc_errno", !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C++ TBAA"}
!10 = !{}
!11 = !{i1 false, i1 true}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !8, i64 0}
!14 = !{!15}
!15 = !{!"fp64", i32 6}
!16 = !{!17, !18, i64 0}
!17 = !{!"_ZTS8Settings", !18, i64 0, !19, i64 8, !8, i64 16}
!18 = !{!"bool", !8, i64 0}
!19 = !{!"double", !8, i64 0}
!20 = !{i8 0, i8 2}
!21 = !{!17, !19, i64 8}
!22 = !{!23, !23, i64 0}
!23 = !{!"short", !8, i64 0}
!24 = !{!19, !19, i64 0}
!25 = !{i1 false, i1 false, i1 true}
!26 = !{!27, !27, i64 0}
!27 = !{!"p1 float", !28, i64 0}
!28 = !{!"any pointer", !8, i64 0}
!29 = !{!7, !7, i64 0}
!30 = distinct !{!30, !31}
!31 = !{!"llvm.loop.mustprogress"}
!32 = !{!33}
!33 = !{!"fp16", i32 5}
!34 = !{!35, !36, i64 0}
!35 = !{!"_ZTSN4sycl3_V16detail9half_impl4halfE", !36, i64 0}
!36 = !{!"_Float16", !8, i64 0}
!37 = !{i1 false}
