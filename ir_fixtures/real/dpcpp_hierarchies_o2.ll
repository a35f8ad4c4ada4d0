source_filename = "hierarchies.cpp"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

%struct.Right = type <{ ptr addrspace(4), float, [4 x i8], %struct.Node.base, [4 x i8] }>
%struct.Node.base = type <{ ptr addrspace(4), i32 }>
%struct.Left = type <{ ptr addrspace(4), float, [4 x i8], %struct.Node.base, [4 x i8] }>
%"class.sycl::_V1::range" = type { %"class.sycl::_V1::detail::array" }
%"class.sycl::_V1::detail::array" = type { [1 x i64] }
%class.anon.3 = type { ptr addrspace(4), ptr addrspace(4), ptr addrspace(4) }

$_ZNK4Left6weightEv = comdat any

$_ZNK5Right6refineEPd = comdat any

$_ZNK6Joined5valueEf = comdat any

$_ZTv0_n32_NK6Joined5valueEf = comdat any

$_ZNK6Joined8identityEv = comdat any

$_ZThn16_NK6Joined8identityEv = comdat any

$_ZTv0_n24_NK6Joined8identityEv = comdat any

$_ZNK6Deeper6refineEPd = comdat any

$_ZThn16_NK6Deeper6refineEPd = comdat any

$_ZNK7Deepest6weightEv = comdat any

$_ZNK7Deepest5valueEf = comdat any

$_ZTv0_n32_NK7Deepest5valueEf = comdat any

$_ZTSZ3runRN4sycl3_V15queueEPviPfPdE12CreateJoined = comdat any

$_ZTSZ3runRN4sycl3_V15queueEPviPfPdE10CreateDeep = comdat any

$_ZTSZ3runRN4sycl3_V15queueEPviPfPdE8UseValue = comdat any

$_ZTSZ3runRN4sycl3_V15queueEPviPfPdE6Refine = comdat any

$_ZTSN4sycl3_V16detail19__pf_kernel_wrapperIZ3runRNS0_5queueEPviPfPdE3AllEE = comdat any

$_ZTSZ3runRN4sycl3_V15queueEPviPfPdE3All = comdat any

$_ZTV6Joined = comdat any

$_ZTV6Deeper = comdat any

$_ZTV7Deepest = comdat any

@_ZTV6Joined = linkonce_odr dso_local unnamed_addr addrspace(1) constant { [6 x ptr addrspace(4)], [5 x ptr addrspace(4)], [6 x ptr addrspace(4)] } { [6 x ptr addrspace(4)] [ptr addrspace(4) inttoptr (i64 32 to ptr addrspace(4)), ptr addrspace(4) null, ptr addrspace(4) null, ptr addrspace(4) addrspacecast (ptr @_ZNK6Joined5valueEf to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr @_ZNK4Left6weightEv to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr @_ZNK6Joined8identityEv to ptr addrspace(4))], [5 x ptr addrspace(4)] [ptr addrspace(4) inttoptr (i64 16 to ptr addrspace(4)), ptr addrspace(4) inttoptr (i64 -16 to ptr addrspace(4)), ptr addrspace(4) null, ptr addrspace(4) addrspacecast (ptr @_ZNK5Right6refineEPd to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr @_ZThn16_NK6Joined8identityEv to ptr addrspace(4))], [6 x ptr addrspace(4)] [ptr addrspace(4) inttoptr (i64 -32 to ptr addrspace(4)), ptr addrspace(4) inttoptr (i64 -32 to ptr addrspace(4)), ptr addrspace(4) inttoptr (i64 -32 to ptr addrspace(4)), ptr addrspace(4) null, ptr addrspace(4) addrspacecast (ptr @_ZTv0_n24_NK6Joined8identityEv to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr @_ZTv0_n32_NK6Joined5valueEf to ptr addrspace(4))] }, comdat, align 8
@_ZTV6Deeper = linkonce_odr dso_local unnamed_addr addrspace(1) constant { [7 x ptr addrspace(4)], [5 x ptr addrspace(4)], [6 x ptr addrspace(4)] } { [7 x ptr addrspace(4)] [ptr addrspace(4) inttoptr (i64 32 to ptr addrspace(4)), ptr addrspace(4) null, ptr addrspace(4) null, ptr addrspace(4) addrspacecast (ptr @_ZNK6Joined5valueEf to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr @_ZNK4Left6weightEv to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr @_ZNK6Joined8identityEv to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr @_ZNK6Deeper6refineEPd to ptr addrspace(4))], [5 x ptr addrspace(4)] [ptr addrspace(4) inttoptr (i64 16 to ptr addrspace(4)), ptr addrspace(4) inttoptr (i64 -16 to ptr addrspace(4)), ptr addrspace(4) null, ptr addrspace(4) addrspacecast (ptr @_ZThn16_NK6Deeper6refineEPd to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr @_ZThn16_NK6Joined8identityEv to ptr addrspace(4))], [6 x ptr addrspace(4)] [ptr addrspace(4) inttoptr (i64 -32 to ptr addrspace(4)), ptr addrspace(4) inttoptr (i64 -32 to ptr addrspace(4)), ptr addrspace(4) inttoptr (i64 -32 to ptr addrspace(4)), ptr addrspace(4) null, ptr addrspace(4) addrspacecast (ptr @_ZTv0_n24_NK6Joined8identityEv to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr @_ZTv0_n32_NK6Joined5valueEf to ptr addrspace(4))] }, comdat, align 8
@_ZTV7Deepest = linkonce_odr dso_local unnamed_addr addrspace(1) constant { [7 x ptr addrspace(4)], [5 x ptr addrspace(4)], [6 x ptr addrspace(4)] } { [7 x ptr addrspace(4)] [ptr addrspace(4) inttoptr (i64 32 to ptr addrspace(4)), ptr addrspace(4) null, ptr addrspace(4) null, ptr addrspace(4) addrspacecast (ptr @_ZNK7Deepest5valueEf to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr @_ZNK7Deepest6weightEv to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr @_ZNK6Joined8identityEv to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr @_ZNK6Deeper6refineEPd to ptr addrspace(4))], [5 x ptr addrspace(4)] [ptr addrspace(4) inttoptr (i64 16 to ptr addrspace(4)), ptr addrspace(4) inttoptr (i64 -16 to ptr addrspace(4)), ptr addrspace(4) null, ptr addrspace(4) addrspacecast (ptr @_ZThn16_NK6Deeper6refineEPd to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr @_ZThn16_NK6Joined8identityEv to ptr addrspace(4))], [6 x ptr addrspace(4)] [ptr addrspace(4) inttoptr (i64 -32 to ptr addrspace(4)), ptr addrspace(4) inttoptr (i64 -32 to ptr addrspace(4)), ptr addrspace(4) inttoptr (i64 -32 to ptr addrspace(4)), ptr addrspace(4) null, ptr addrspace(4) addrspacecast (ptr @_ZTv0_n24_NK6Joined8identityEv to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr @_ZTv0_n32_NK7Deepest5valueEf to ptr addrspace(4))] }, comdat, align 8

; Function Attrs: mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i32 @_ZNK4Left6weightEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(12) %0) unnamed_addr #0 comdat align 2 !sycl_fixed_targets !10 {
  ret i32 10
}

; Function Attrs: mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZNK5Right6refineEPd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(12) %0, ptr addrspace(4) noundef %1) unnamed_addr #1 comdat align 2 !sycl_used_aspects !11 !sycl_fixed_targets !10 {
  %3 = getelementptr inbounds nuw %struct.Right, ptr addrspace(4) %0, i64 0, i32 1
  %4 = load float, ptr addrspace(4) %3, align 8, !tbaa !13
  %5 = fpext float %4 to double
  %6 = load double, ptr addrspace(4) %1, align 8, !tbaa !16
  %7 = fdiv double %5, %6
  store double %7, ptr addrspace(4) %1, align 8, !tbaa !16
  ret void
}

; Function Attrs: mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef float @_ZNK6Joined5valueEf(ptr addrspace(4) noundef align 8 dereferenceable_or_null(28) %0, float noundef %1) unnamed_addr #0 comdat align 2 !sycl_fixed_targets !10 {
  %3 = getelementptr inbounds nuw %struct.Left, ptr addrspace(4) %0, i64 0, i32 1
  %4 = load float, ptr addrspace(4) %3, align 8, !tbaa !18
  %5 = fadd float %1, %4
  %6 = getelementptr inbounds nuw float, ptr addrspace(4) %0, i64 6
  %7 = load float, ptr addrspace(4) %6, align 8, !tbaa !13
  %8 = fadd float %5, %7
  ret float %8
}

; Function Attrs: nounwind
define linkonce_odr dso_local spir_func noundef float @_ZTv0_n32_NK6Joined5valueEf(ptr addrspace(4) noundef %0, float noundef %1) unnamed_addr #2 comdat align 2 {
  %3 = load ptr addrspace(4), ptr addrspace(4) %0, align 8, !tbaa !20
  %4 = getelementptr inbounds i64, ptr addrspace(4) %3, i64 -4
  %5 = load i64, ptr addrspace(4) %4, align 8
  %6 = getelementptr inbounds i8, ptr addrspace(4) %0, i64 %5
  %7 = getelementptr inbounds nuw %struct.Left, ptr addrspace(4) %6, i64 0, i32 1
  %8 = load float, ptr addrspace(4) %7, align 8, !tbaa !18
  %9 = fadd float %1, %8
  %10 = getelementptr inbounds nuw float, ptr addrspace(4) %6, i64 6
  %11 = load float, ptr addrspace(4) %10, align 8, !tbaa !13
  %12 = fadd float %9, %11
  ret float %12
}

; Function Attrs: mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i32 @_ZNK6Joined8identityEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(28) %0) unnamed_addr #3 comdat align 2 !sycl_fixed_targets !10 {
  ret i32 7
}

; Function Attrs: nounwind
define linkonce_odr dso_local spir_func noundef i32 @_ZThn16_NK6Joined8identityEv(ptr addrspace(4) noundef %0) unnamed_addr #2 comdat align 2 {
  ret i32 7
}

; Function Attrs: nounwind
define linkonce_odr dso_local spir_func noundef i32 @_ZTv0_n24_NK6Joined8identityEv(ptr addrspace(4) noundef %0) unnamed_addr #2 comdat align 2 {
  ret i32 7
}

; Function Attrs: mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZNK6Deeper6refineEPd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(28) %0, ptr addrspace(4) noundef %1) unnamed_addr #1 comdat align 2 !sycl_used_aspects !11 !sycl_fixed_targets !10 {
  %3 = getelementptr inbounds nuw %struct.Left, ptr addrspace(4) %0, i64 0, i32 1
  %4 = load float, ptr addrspace(4) %3, align 8, !tbaa !18
  %5 = fpext float %4 to double
  %6 = load double, ptr addrspace(4) %1, align 8, !tbaa !16
  %7 = fmul double %6, %5
  store double %7, ptr addrspace(4) %1, align 8, !tbaa !16
  ret void
}

; Function Attrs: nounwind
define linkonce_odr dso_local spir_func void @_ZThn16_NK6Deeper6refineEPd(ptr addrspace(4) noundef %0, ptr addrspace(4) noundef %1) unnamed_addr #2 comdat align 2 !sycl_used_aspects !11 {
  %3 = getelementptr inbounds float, ptr addrspace(4) %0, i64 -2
  %4 = load float, ptr addrspace(4) %3, align 8, !tbaa !18
  %5 = fpext float %4 to double
  %6 = load double, ptr addrspace(4) %1, align 8, !tbaa !16
  %7 = fmul double %6, %5
  store double %7, ptr addrspace(4) %1, align 8, !tbaa !16
  ret void
}

; Function Attrs: mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i32 @_ZNK7Deepest6weightEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(48) %0) unnamed_addr #0 comdat align 2 !sycl_fixed_targets !10 {
  ret i32 12
}

; Function Attrs: mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef float @_ZNK7Deepest5valueEf(ptr addrspace(4) noundef align 8 dereferenceable_or_null(48) %0, float noundef %1) unnamed_addr #0 comdat align 2 !sycl_fixed_targets !10 {
  %3 = fadd float %1, -1.000000e+00
  ret float %3
}

; Function Attrs: nounwind
define linkonce_odr dso_local spir_func noundef float @_ZTv0_n32_NK7Deepest5valueEf(ptr addrspace(4) noundef %0, float noundef %1) unnamed_addr #2 comdat align 2 {
  %3 = fadd float %1, -1.000000e+00
  ret float %3
}

; Function Attrs: mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPviPfPdE12CreateJoined(ptr addrspace(1) noundef %0) local_unnamed_addr #4 comdat !sycl_used_aspects !11 !sycl_fixed_targets !10 !sycl_kernel_omit_args !22 {
  %2 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 32
  %3 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 10
  store i32 1, ptr addrspace(1) %3, align 8, !tbaa !23
  %4 = getelementptr inbounds %struct.Left, ptr addrspace(1) %0, i64 0, i32 1
  store float 2.000000e+00, ptr addrspace(1) %4, align 8, !tbaa !18
  %5 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 16
  %6 = getelementptr inbounds float, ptr addrspace(1) %0, i64 6
  store float 3.000000e+00, ptr addrspace(1) %6, align 8, !tbaa !13
  store ptr addrspace(1) getelementptr inbounds inrange(-24, 24) ({ [6 x ptr addrspace(4)], [5 x ptr addrspace(4)], [6 x ptr addrspace(4)] }, ptr addrspace(1) @_ZTV6Joined, i64 0, i32 0, i64 3), ptr addrspace(1) %0, align 8, !tbaa !20
  store ptr addrspace(1) getelementptr inbounds inrange(-32, 16) ({ [6 x ptr addrspace(4)], [5 x ptr addrspace(4)], [6 x ptr addrspace(4)] }, ptr addrspace(1) @_ZTV6Joined, i64 0, i32 2, i64 4), ptr addrspace(1) %2, align 8, !tbaa !20
  store ptr addrspace(1) getelementptr inbounds inrange(-24, 16) ({ [6 x ptr addrspace(4)], [5 x ptr addrspace(4)], [6 x ptr addrspace(4)] }, ptr addrspace(1) @_ZTV6Joined, i64 0, i32 1, i64 3), ptr addrspace(1) %5, align 8, !tbaa !20
  ret void
}

; Function Attrs: mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPviPfPdE10CreateDeep(i32 noundef %0, ptr addrspace(1) noundef %1) local_unnamed_addr #4 comdat !sycl_used_aspects !11 !sycl_fixed_targets !10 !sycl_kernel_omit_args !25 {
  %3 = icmp eq i32 %0, 1
  br i1 %3, label %5, label %4

4:                                                ; preds = %2
  br label %5

5:                                                ; preds = %4, %2
  %6 = phi ptr addrspace(1) [ getelementptr inbounds inrange(-24, 32) ({ [7 x ptr addrspace(4)], [5 x ptr addrspace(4)], [6 x ptr addrspace(4)] }, ptr addrspace(1) @_ZTV7Deepest, i64 0, i32 0, i64 3), %4 ], [ getelementptr inbounds inrange(-24, 32) ({ [7 x ptr addrspace(4)], [5 x ptr addrspace(4)], [6 x ptr addrspace(4)] }, ptr addrspace(1) @_ZTV6Deeper, i64 0, i32 0, i64 3), %2 ]
  %7 = phi ptr addrspace(1) [ getelementptr inbounds inrange(-32, 16) ({ [7 x ptr addrspace(4)], [5 x ptr addrspace(4)], [6 x ptr addrspace(4)] }, ptr addrspace(1) @_ZTV7Deepest, i64 0, i32 2, i64 4), %4 ], [ getelementptr inbounds inrange(-32, 16) ({ [7 x ptr addrspace(4)], [5 x ptr addrspace(4)], [6 x ptr addrspace(4)] }, ptr addrspace(1) @_ZTV6Deeper, i64 0, i32 2, i64 4), %2 ]
  %8 = phi ptr addrspace(1) [ getelementptr inbounds inrange(-24, 16) ({ [7 x ptr addrspace(4)], [5 x ptr addrspace(4)], [6 x ptr addrspace(4)] }, ptr addrspace(1) @_ZTV7Deepest, i64 0, i32 1, i64 3), %4 ], [ getelementptr inbounds inrange(-24, 16) ({ [7 x ptr addrspace(4)], [5 x ptr addrspace(4)], [6 x ptr addrspace(4)] }, ptr addrspace(1) @_ZTV6Deeper, i64 0, i32 1, i64 3), %2 ]
  %9 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 10
  store i32 1, ptr addrspace(1) %9, align 8, !tbaa !23
  %10 = getelementptr inbounds %struct.Left, ptr addrspace(1) %1, i64 0, i32 1
  store float 2.000000e+00, ptr addrspace(1) %10, align 8, !tbaa !18
  %11 = getelementptr inbounds float, ptr addrspace(1) %1, i64 6
  store float 3.000000e+00, ptr addrspace(1) %11, align 8, !tbaa !13
  store ptr addrspace(1) %6, ptr addrspace(1) %1, align 8, !tbaa !20
  %12 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 32
  store ptr addrspace(1) %7, ptr addrspace(1) %12, align 8, !tbaa !20
  %13 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 16
  store ptr addrspace(1) %8, ptr addrspace(1) %13, align 8, !tbaa !20
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPviPfPdE8UseValue(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef %1) local_unnamed_addr #5 comdat !sycl_fixed_targets !10 !sycl_kernel_omit_args !25 {
  %3 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %4 = load float, ptr addrspace(1) %0, align 4, !tbaa !26
  %5 = load ptr addrspace(4), ptr addrspace(1) %1, align 8, !tbaa !20
  %6 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %7 = tail call spir_func noundef addrspace(4) float %6(ptr addrspace(4) noundef align 8 dereferenceable_or_null(12) %3, float noundef %4) #10, !inline_history !27
  %8 = load ptr addrspace(4), ptr addrspace(1) %1, align 8, !tbaa !20
  %9 = getelementptr inbounds nuw ptr addrspace(4), ptr addrspace(4) %8, i64 1
  %10 = load ptr addrspace(4), ptr addrspace(4) %9, align 8
  %11 = tail call spir_func noundef addrspace(4) i32 %10(ptr addrspace(4) noundef align 8 dereferenceable_or_null(12) %3) #10, !inline_history !27
  %12 = sitofp i32 %11 to float
  %13 = fadd float %7, %12
  store float %13, ptr addrspace(1) %0, align 4, !tbaa !26
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPviPfPdE6Refine(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef align 8 %1) local_unnamed_addr #6 comdat !sycl_used_aspects !11 !sycl_fixed_targets !10 !sycl_kernel_omit_args !25 {
  %3 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %4 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 16
  %5 = addrspacecast ptr addrspace(1) %4 to ptr addrspace(4)
  %6 = load ptr addrspace(4), ptr addrspace(1) %4, align 8, !tbaa !20
  %7 = load ptr addrspace(4), ptr addrspace(4) %6, align 8
  tail call spir_func addrspace(4) void %7(ptr addrspace(4) noundef nonnull align 8 dereferenceable_or_null(12) %5, ptr addrspace(4) noundef %3) #10, !inline_history !28
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSN4sycl3_V16detail19__pf_kernel_wrapperIZ3runRNS0_5queueEPviPfPdE3AllEE(ptr noundef byval(%"class.sycl::_V1::range") align 8 %0, ptr noundef byval(%class.anon.3) align 8 %1) local_unnamed_addr #7 comdat !sycl_used_aspects !11 !sycl_fixed_targets !10 !sycl_kernel_omit_args !25 {
  %3 = load i64, ptr %0, align 8
  %4 = getelementptr inbounds nuw { i64, i64, i64 }, ptr %1, i64 0, i32 0
  %5 = load i64, ptr %4, align 8, !tbaa !29
  %6 = inttoptr i64 %5 to ptr addrspace(4)
  %7 = getelementptr inbounds nuw { i64, i64, i64 }, ptr %1, i64 0, i32 1
  %8 = load i64, ptr %7, align 8, !tbaa !31
  %9 = inttoptr i64 %8 to ptr addrspace(4)
  %10 = getelementptr inbounds nuw { i64, i64, i64 }, ptr %1, i64 0, i32 2
  %11 = load i64, ptr %10, align 8, !tbaa !33
  %12 = inttoptr i64 %11 to ptr addrspace(4)
  %13 = tail call spir_func noundef i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 noundef 0) #11
  %14 = tail call spir_func noundef i64 @_Z25__spirv_BuiltInGlobalSizei(i32 noundef 0) #11
  %15 = icmp ult i64 %13, %3
  br i1 %15, label %16, label %36

16:                                               ; preds = %2
  %17 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 16
  br label %18

18:                                               ; preds = %18, %16
  %19 = phi i64 [ %34, %18 ], [ %13, %16 ]
  %20 = getelementptr inbounds nuw float, ptr addrspace(4) %9, i64 %19
  %21 = load float, ptr addrspace(4) %20, align 4, !tbaa !26
  %22 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !tbaa !20
  %23 = load ptr addrspace(4), ptr addrspace(4) %22, align 8
  %24 = tail call spir_func noundef addrspace(4) float %23(ptr addrspace(4) noundef align 8 dereferenceable_or_null(28) %6, float noundef %21) #10, !inline_history !35
  %25 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !tbaa !20
  %26 = getelementptr inbounds nuw ptr addrspace(4), ptr addrspace(4) %25, i64 2
  %27 = load ptr addrspace(4), ptr addrspace(4) %26, align 8
  %28 = tail call spir_func noundef addrspace(4) i32 %27(ptr addrspace(4) noundef align 8 dereferenceable_or_null(28) %6) #10, !inline_history !35
  %29 = sitofp i32 %28 to float
  %30 = fadd float %24, %29
  store float %30, ptr addrspace(4) %20, align 4, !tbaa !26
  %31 = getelementptr inbounds nuw double, ptr addrspace(4) %12, i64 %19
  %32 = load ptr addrspace(4), ptr addrspace(4) %17, align 8, !tbaa !20
  %33 = load ptr addrspace(4), ptr addrspace(4) %32, align 8
  tail call spir_func addrspace(4) void %33(ptr addrspace(4) noundef nonnull align 8 dereferenceable_or_null(12) %17, ptr addrspace(4) noundef %31) #10, !inline_history !35
  %34 = add i64 %19, %14
  %35 = icmp ult i64 %34, %3
  br i1 %35, label %18, label %36, !llvm.loop !36

36:                                               ; preds = %18, %2
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #8

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func noundef i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 noundef) local_unnamed_addr #9

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func noundef i64 @_Z25__spirv_BuiltInGlobalSizei(i32 noundef) local_unnamed_addr #9

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPviPfPdE3All(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 8 %2) local_unnamed_addr #7 comdat !sycl_used_aspects !11 !sycl_fixed_targets !10 !sycl_kernel_omit_args !38 {
  %4 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %5 = tail call spir_func noundef i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 noundef 0) #11
  %6 = icmp ult i64 %5, 2147483648
  tail call void @llvm.assume(i1 %6)
  %7 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %5
  %8 = load float, ptr addrspace(1) %7, align 4, !tbaa !26
  %9 = load ptr addrspace(4), ptr addrspace(1) %0, align 8, !tbaa !20
  %10 = load ptr addrspace(4), ptr addrspace(4) %9, align 8
  %11 = tail call spir_func noundef addrspace(4) float %10(ptr addrspace(4) noundef align 8 dereferenceable_or_null(28) %4, float noundef %8) #10, !inline_history !39
  %12 = load ptr addrspace(4), ptr addrspace(1) %0, align 8, !tbaa !20
  %13 = getelementptr inbounds nuw ptr addrspace(4), ptr addrspace(4) %12, i64 2
  %14 = load ptr addrspace(4), ptr addrspace(4) %13, align 8
  %15 = tail call spir_func noundef addrspace(4) i32 %14(ptr addrspace(4) noundef align 8 dereferenceable_or_null(28) %4) #10, !inline_history !39
  %16 = sitofp i32 %15 to float
  %17 = fadd float %11, %16
  store float %17, ptr addrspace(1) %7, align 4, !tbaa !26
  %18 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 16
  %19 = addrspacecast ptr addrspace(1) %18 to ptr addrspace(4)
  %20 = getelementptr inbounds double, ptr addrspace(1) %2, i64 %5
  %21 = addrspacecast ptr addrspace(1) %20 to ptr addrspace(4)
  %22 = load ptr addrspace(4), ptr addrspace(1) %18, align 8, !tbaa !20
  %23 = load ptr addrspace(4), ptr addrspace(4) %22, align 8
  tail call spir_func addrspace(4) void %23(ptr addrspace(4) noundef nonnull align 8 dereferenceable_or_null(12) %19, ptr addrspace(4) noundef %21) #10, !inline_history !39
  ret void
}

declare dso_local spir_func i32 @_Z18__spirv_ocl_printfPU3AS2Kcz(ptr addrspace(2), ...)

attributes #0 = { mustprogress norecurse nounwind "frame-pointer"="all" "indirectly-callable"="_ZTS5Quick" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/hierarchies.cpp" "sycl-optlevel"="2" "uniform-work-group-size" }
attributes #1 = { mustprogress norecurse nounwind "frame-pointer"="all" "indirectly-callable"="_ZTS5Exact" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/hierarchies.cpp" "sycl-optlevel"="2" "uniform-work-group-size" }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-optlevel"="2" "uniform-work-group-size" }
attributes #3 = { mustprogress norecurse nounwind "frame-pointer"="all" "indirectly-callable"="_ZTSv" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/hierarchies.cpp" "sycl-optlevel"="2" "uniform-work-group-size" }
attributes #4 = { mustprogress norecurse nounwind "calls-indirectly"="_ZTSv,_ZTS5Quick,_ZTS5Exact" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/hierarchies.cpp" "sycl-optlevel"="2" "sycl-single-task" "uniform-work-group-size" }
attributes #5 = { convergent mustprogress norecurse nounwind "calls-indirectly"="_ZTS5Quick" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/hierarchies.cpp" "sycl-optlevel"="2" "sycl-single-task" "uniform-work-group-size" }
attributes #6 = { convergent mustprogress norecurse nounwind "calls-indirectly"="_ZTS5Exact" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/hierarchies.cpp" "sycl-optlevel"="2" "sycl-single-task" "uniform-work-group-size" }
attributes #7 = { convergent mustprogress norecurse nounwind "calls-indirectly"="_ZTSv,_ZTS5Quick,_ZTS5Exact" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/hierarchies.cpp" "sycl-optlevel"="2" "uniform-work-group-size" }
attributes #8 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #9 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size" }
attributes #10 = { convergent nounwind "uniform-work-group-size" "virtual-call" }
attributes #11 = { convergent nounwind willreturn memory(none) "uniform-work-group-size" }

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
!11 = !{!12}
!12 = !{!"fp64", i32 6}
!13 = !{!14, !15, i64 8}
!14 = !{!"_ZTS5Right", !15, i64 8}
!15 = !{!"float", !8, i64 0}
!16 = !{!17, !17, i64 0}
!17 = !{!"double", !8, i64 0}
!18 = !{!19, !15, i64 8}
!19 = !{!"_ZTS4Left", !15, i64 8}
!20 = !{!21, !21, i64 0}
!21 = !{!"vtable pointer", !9, i64 0}
!22 = !{i1 false}
!23 = !{!24, !7, i64 8}
!24 = !{!"_ZTS4Node", !7, i64 8}
!25 = !{i1 false, i1 false}
!26 = !{!15, !15, i64 0}
!27 = distinct !{null}
!28 = distinct !{null}
!29 = !{!30, !30, i64 0}
!30 = !{!"any pointer", !8, i64 0}
!31 = !{!32, !32, i64 0}
!32 = !{!"p1 float", !30, i64 0}
!33 = !{!34, !34, i64 0}
!34 = !{!"p1 double", !30, i64 0}
!35 = distinct !{null}
!36 = distinct !{!36, !37}
!37 = !{!"llvm.loop.mustprogress"}
!38 = !{i1 false, i1 false, i1 false}
!39 = distinct !{null}
