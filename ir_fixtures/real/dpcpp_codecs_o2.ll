; ModuleID = 'llvm-link'
source_filename = "llvm-link"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

%"class.sycl::_V1::detail::half_impl::half" = type { half }
%"class.codecs::Rotating" = type <{ %"class.codecs::Codec", i32, [4 x i8] }>
%"class.codecs::Codec" = type { ptr addrspace(4) }
%"class.sycl::_V1::range" = type { %"class.sycl::_V1::detail::array" }
%"class.sycl::_V1::detail::array" = type { [1 x i64] }
%class.anon.0 = type { ptr addrspace(4), ptr addrspace(4) }

$_ZTSZN6codecs5clearERN4sycl3_V15queueEE5Clear = comdat any

$_ZTSZ3runRN4sycl3_V15queueEPvPjPfE9Construct = comdat any

$_ZTSN4sycl3_V16detail19__pf_kernel_wrapperIZ3runRNS0_5queueEPvPjPfE6EncodeEE = comdat any

$_ZTSZ3runRN4sycl3_V15queueEPvPjPfE6Encode = comdat any

$_ZTSZ3runRN4sycl3_V15queueEPvPjPfE7Squeeze = comdat any

$_ZTSZ3runRN4sycl3_V15queueEPvPjPfE5Check = comdat any

$_ZTSZ3runRN4sycl3_V15queueEPvPjPfE6Refuse = comdat any

@_ZTVN6codecs5CodecE = dso_local unnamed_addr addrspace(1) constant { [4 x ptr addrspace(4)] } { [4 x ptr addrspace(4)] [ptr addrspace(4) null, ptr addrspace(4) null, ptr addrspace(4) addrspacecast (ptr @_ZN6codecs5Codec6encodeEj to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr @_ZN6codecs5Codec7squeezeEf to ptr addrspace(4))] }, align 8
@_ZTVN6codecs8RotatingE = dso_local unnamed_addr addrspace(1) constant { [4 x ptr addrspace(4)] } { [4 x ptr addrspace(4)] [ptr addrspace(4) null, ptr addrspace(4) null, ptr addrspace(4) addrspacecast (ptr @_ZN6codecs8Rotating6encodeEj to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr @_ZN6codecs5Codec7squeezeEf to ptr addrspace(4))] }, align 8
@_ZN6codecs5callsE = dso_local local_unnamed_addr addrspace(1) global { ptr addrspace(1), i32 } { ptr addrspace(1) addrspacecast (ptr addrspace(4) null to ptr addrspace(1)), i32 0 }, align 8, !spirv.Decorations !0 #0

@_ZN6codecs5CodecC1Ev = dso_local unnamed_addr alias void (ptr addrspace(4)), ptr @_ZN6codecs5CodecC2Ev
@_ZN6codecs8RotatingC1Ev = dso_local unnamed_addr alias void (ptr addrspace(4)), ptr @_ZN6codecs8RotatingC2Ev

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local spir_func noundef i32 @_ZN6codecs5Codec6encodeEj(ptr addrspace(4) nofree readnone align 8 captures(none) %0, i32 noundef %1) unnamed_addr #1 align 2 !sycl_fixed_targets !12 {
  %3 = load ptr addrspace(1), ptr addrspace(1) @_ZN6codecs5callsE, align 8, !tbaa !13
  %4 = load i32, ptr addrspace(1) %3, align 4, !tbaa !17
  %5 = add i32 %4, 1
  store i32 %5, ptr addrspace(1) %3, align 4, !tbaa !17
  %6 = xor i32 %1, -1
  ret i32 %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local spir_func void @_ZN6codecs5Codec7squeezeEf(ptr addrspace(4) dead_on_unwind noalias nofree writable writeonly sret(%"class.sycl::_V1::detail::half_impl::half") align 2 captures(none) initializes((0, 2)) %0, ptr addrspace(4) nofree readnone align 8 captures(none) %1, float noundef %2) unnamed_addr #2 align 2 !sycl_fixed_targets !12 !sycl_used_aspects !18 {
  %4 = fptrunc float %2 to half
  %5 = getelementptr inbounds nuw { i16 }, ptr addrspace(4) %0, i64 0, i32 0
  %6 = fmul half %4, 0xH3800
  store half %6, ptr addrspace(4) %5, align 2, !tbaa !20, !alias.scope !23
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local spir_func noundef i32 @_ZN6codecs8Rotating6encodeEj(ptr addrspace(4) nofree noundef readonly align 8 captures(none) dereferenceable_or_null(12) %0, i32 noundef %1) unnamed_addr #3 align 2 !sycl_fixed_targets !12 {
  %3 = getelementptr inbounds nuw %"class.codecs::Rotating", ptr addrspace(4) %0, i64 0, i32 1
  %4 = load i32, ptr addrspace(4) %3, align 8, !tbaa !26
  %5 = shl i32 %1, %4
  %6 = sub i32 32, %4
  %7 = lshr i32 %1, %6
  %8 = or disjoint i32 %7, %5
  ret i32 %8
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local spir_func void @_ZN6codecs5CodecC2Ev(ptr addrspace(4) nofree noundef writeonly align 8 captures(none) dereferenceable_or_null(8) initializes((0, 8)) %0) unnamed_addr #4 align 2 !sycl_fixed_targets !12 {
  store ptr addrspace(1) getelementptr inbounds inrange(-16, 16) ({ [4 x ptr addrspace(4)] }, ptr addrspace(1) @_ZTVN6codecs5CodecE, i64 0, i32 0, i64 2), ptr addrspace(4) %0, align 8, !tbaa !29
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local spir_func void @_ZN6codecs8RotatingC2Ev(ptr addrspace(4) nofree noundef writeonly align 8 captures(none) dereferenceable_or_null(12) initializes((0, 12)) %0) unnamed_addr #4 align 2 !sycl_fixed_targets !12 {
  store ptr addrspace(1) getelementptr inbounds inrange(-16, 16) ({ [4 x ptr addrspace(4)] }, ptr addrspace(1) @_ZTVN6codecs8RotatingE, i64 0, i32 0, i64 2), ptr addrspace(4) %0, align 8, !tbaa !29
  %2 = getelementptr inbounds nuw %"class.codecs::Rotating", ptr addrspace(4) %0, i64 0, i32 1
  store i32 3, ptr addrspace(4) %2, align 8, !tbaa !26
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local spir_func void @_ZN6codecs9constructEPvb(ptr addrspace(4) noundef %0, i1 noundef zeroext %1) local_unnamed_addr #5 !sycl_fixed_targets !12 {
  br i1 %1, label %3, label %4

3:                                                ; preds = %2
  tail call spir_func void @_ZN6codecs8RotatingC1Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(12) %0) #15
  br label %5

4:                                                ; preds = %2
  tail call spir_func void @_ZN6codecs5CodecC1Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0) #15
  br label %5

5:                                                ; preds = %4, %3
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local spir_func noundef i32 @_ZN6codecs8checksumEPKji(ptr addrspace(4) nofree noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #6 !sycl_fixed_targets !12 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = zext nneg i32 %1 to i64
  br label %8

6:                                                ; preds = %8, %2
  %7 = phi i32 [ 1, %2 ], [ %14, %8 ]
  ret i32 %7

8:                                                ; preds = %8, %4
  %9 = phi i64 [ 0, %4 ], [ %15, %8 ]
  %10 = phi i32 [ 1, %4 ], [ %14, %8 ]
  %11 = mul i32 %10, 31
  %12 = getelementptr inbounds nuw i32, ptr addrspace(4) %0, i64 %9
  %13 = load i32, ptr addrspace(4) %12, align 4, !tbaa !17
  %14 = add i32 %13, %11
  %15 = add nuw nsw i64 %9, 1
  %16 = icmp eq i64 %15, %5
  br i1 %16, label %6, label %8, !llvm.loop !31
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func noundef float @_ZN6codecs6refuseEf(float noundef %0) local_unnamed_addr #7 !sycl_fixed_targets !12 !sycl_used_aspects !18 !sycl_declared_aspects !18 {
  %2 = fptrunc float %0 to half
  %3 = fpext half %2 to float
  ret float %3
}

; Function Attrs: mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZN6codecs5clearERN4sycl3_V15queueEE5Clear() local_unnamed_addr #8 comdat !sycl_fixed_targets !12 !sycl_kernel_omit_args !12 {
  %1 = load ptr addrspace(1), ptr addrspace(1) @_ZN6codecs5callsE, align 8, !tbaa !13
  store i32 0, ptr addrspace(1) %1, align 4, !tbaa !17
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPvPjPfE9Construct(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef align 4 %1) local_unnamed_addr #9 comdat !sycl_fixed_targets !12 !sycl_kernel_omit_args !33 {
  %3 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %4 = load i32, ptr addrspace(1) %1, align 4, !tbaa !17
  %5 = icmp eq i32 %4, 1
  tail call spir_func void @_ZN6codecs9constructEPvb(ptr addrspace(4) noundef %3, i1 noundef zeroext %5) #15
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSN4sycl3_V16detail19__pf_kernel_wrapperIZ3runRNS0_5queueEPvPjPfE6EncodeEE(ptr noundef byval(%"class.sycl::_V1::range") align 8 %0, ptr noundef byval(%class.anon.0) align 8 %1) local_unnamed_addr #10 comdat !sycl_fixed_targets !12 !sycl_kernel_omit_args !33 {
  %3 = load i64, ptr %0, align 8
  %4 = getelementptr inbounds nuw { i64, i64 }, ptr %1, i64 0, i32 0
  %5 = load i64, ptr %4, align 8, !tbaa !34
  %6 = inttoptr i64 %5 to ptr addrspace(4)
  %7 = getelementptr inbounds nuw { i64, i64 }, ptr %1, i64 0, i32 1
  %8 = load i64, ptr %7, align 8, !tbaa !35
  %9 = inttoptr i64 %8 to ptr addrspace(4)
  %10 = tail call spir_func noundef i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 noundef 0) #16
  %11 = tail call spir_func noundef i64 @_Z25__spirv_BuiltInGlobalSizei(i32 noundef 0) #16
  %12 = icmp ult i64 %10, %3
  br i1 %12, label %13, label %22

13:                                               ; preds = %13, %2
  %14 = phi i64 [ %20, %13 ], [ %10, %2 ]
  %15 = getelementptr inbounds nuw i32, ptr addrspace(4) %6, i64 %14
  %16 = load i32, ptr addrspace(4) %15, align 4, !tbaa !17
  %17 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !tbaa !29
  %18 = load ptr addrspace(4), ptr addrspace(4) %17, align 8
  %19 = tail call spir_func noundef addrspace(4) i32 %18(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %9, i32 noundef %16) #17, !inline_history !36
  store i32 %19, ptr addrspace(4) %15, align 4, !tbaa !17
  %20 = add i64 %14, %11
  %21 = icmp ult i64 %20, %3
  br i1 %21, label %13, label %22, !llvm.loop !37

22:                                               ; preds = %13, %2
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func noundef i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 noundef) local_unnamed_addr #11

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func noundef i64 @_Z25__spirv_BuiltInGlobalSizei(i32 noundef) local_unnamed_addr #11

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPvPjPfE6Encode(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef %1) local_unnamed_addr #10 comdat !sycl_fixed_targets !12 !sycl_kernel_omit_args !33 {
  %3 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %4 = tail call spir_func noundef i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 noundef 0) #16
  %5 = icmp ult i64 %4, 2147483648
  tail call void @llvm.assume(i1 %5)
  %6 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %4
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !17
  %8 = load ptr addrspace(4), ptr addrspace(1) %1, align 8, !tbaa !29
  %9 = load ptr addrspace(4), ptr addrspace(4) %8, align 8
  %10 = tail call spir_func noundef addrspace(4) i32 %9(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %3, i32 noundef %7) #17, !inline_history !38
  store i32 %10, ptr addrspace(1) %6, align 4, !tbaa !17
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #12

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPvPjPfE7Squeeze(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef %1) local_unnamed_addr #13 comdat !sycl_fixed_targets !12 !sycl_used_aspects !18 !sycl_kernel_omit_args !33 {
  %3 = alloca %"class.sycl::_V1::detail::half_impl::half", align 2
  %4 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #18
  %6 = load float, ptr addrspace(1) %0, align 4, !tbaa !39
  %7 = load ptr addrspace(4), ptr addrspace(1) %1, align 8, !tbaa !29
  %8 = getelementptr inbounds nuw ptr addrspace(4), ptr addrspace(4) %7, i64 1
  %9 = load ptr addrspace(4), ptr addrspace(4) %8, align 8
  call spir_func addrspace(4) void %9(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::detail::half_impl::half") align 2 %5, ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %4, float noundef %6) #17, !inline_history !41
  %10 = getelementptr inbounds %"class.sycl::_V1::detail::half_impl::half", ptr %3, i64 0, i32 0
  %11 = load half, ptr %10, align 2, !tbaa !20
  %12 = fpext half %11 to float
  %13 = getelementptr inbounds float, ptr addrspace(1) %0, i64 1
  store float %12, ptr addrspace(1) %13, align 4, !tbaa !39
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #18
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #14

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #14

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPvPjPfE5Check(ptr addrspace(1) noundef align 4 %0) local_unnamed_addr #9 comdat !sycl_fixed_targets !12 !sycl_kernel_omit_args !42 {
  %2 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %3 = tail call spir_func noundef i32 @_ZN6codecs8checksumEPKji(ptr addrspace(4) noundef %2, i32 noundef 64) #15
  store i32 %3, ptr addrspace(1) %0, align 4, !tbaa !17
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPvPjPfE6Refuse(ptr addrspace(1) noundef align 4 %0) local_unnamed_addr #9 comdat !sycl_fixed_targets !12 !sycl_used_aspects !18 !sycl_kernel_omit_args !42 {
  %2 = load float, ptr addrspace(1) %0, align 4, !tbaa !39
  %3 = tail call spir_func noundef float @_ZN6codecs6refuseEf(float noundef %2) #15
  store float %3, ptr addrspace(1) %0, align 4, !tbaa !39
  ret void
}

attributes #0 = { "sycl-device-global-size"="4" "sycl-unique-id"="_ZN6codecs5callsE" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "indirectly-callable"="_ZTSv" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/codecs/codec.cpp" "sycl-optlevel"="2" "uniform-work-group-size" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) "frame-pointer"="all" "indirectly-callable"="_ZTSN6codecs5LossyE" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/codecs/codec.cpp" "sycl-optlevel"="2" "uniform-work-group-size" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "indirectly-callable"="_ZTSv" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/codecs/codec.cpp" "sycl-optlevel"="2" "uniform-work-group-size" }
attributes #4 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/codecs/codec.cpp" "sycl-optlevel"="2" "uniform-work-group-size" }
attributes #5 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/codecs/factory.cpp" "sycl-optlevel"="2" "uniform-work-group-size" }
attributes #6 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/codecs/factory.cpp" "sycl-optlevel"="2" "uniform-work-group-size" }
attributes #7 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/codecs/factory.cpp" "sycl-optlevel"="2" "uniform-work-group-size" }
attributes #8 = { mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/codecs/factory.cpp" "sycl-optlevel"="2" "sycl-single-task" "uniform-work-group-size" }
attributes #9 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/codecs/program.cpp" "sycl-optlevel"="2" "sycl-single-task" "uniform-work-group-size" }
attributes #10 = { convergent mustprogress norecurse nounwind "calls-indirectly"="_ZTSv" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/codecs/program.cpp" "sycl-optlevel"="2" "uniform-work-group-size" }
attributes #11 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size" }
attributes #12 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #13 = { convergent mustprogress norecurse nounwind "calls-indirectly"="_ZTSN6codecs5LossyE" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/codecs/program.cpp" "sycl-optlevel"="2" "sycl-single-task" "uniform-work-group-size" }
attributes #14 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #15 = { convergent nounwind "uniform-work-group-size" }
attributes #16 = { convergent nounwind willreturn memory(none) "uniform-work-group-size" }
attributes #17 = { convergent nounwind "uniform-work-group-size" "virtual-call" }
attributes #18 = { nounwind }

!opencl.spir.version = !{!2}
!spirv.Source = !{!3}
!llvm.ident = !{!4}
!llvm.errno.tbaa = !{!5}
!llvm.module.flags = !{!10, !11}

!0 = !{!1}
!1 = !{i32 6147, i32 2, !"_ZN6codecs5callsE"}
!2 = !{i32 1, i32 2}
!3 = !{i32 4, i32 100000}
!4 = !{!"Intel(R) oneAPI DPC++/C++ Compiler 2026.2.0 (2026.2.0.20261001)"}
!5 = !{!6, !7, i64 0}
!6 = !{!"__libc_errno", !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C++ TBAA"}
!10 = !{i32 1, !"sycl-device", i32 1}
!11 = !{i32 7, !"frame-pointer", i32 2}
!12 = !{}
!13 = !{!14, !15, i64 0}
!14 = !{!"_ZTSN4sycl3_V13ext6oneapi12experimental6detail18device_global_baseIjNS3_10propertiesINS4_20properties_type_listIJEEEEEvEE", !15, i64 0, !7, i64 8}
!15 = !{!"p1 int", !16, i64 0}
!16 = !{!"any pointer", !8, i64 0}
!17 = !{!7, !7, i64 0}
!18 = !{!19}
!19 = !{!"fp16", i32 5}
!20 = !{!21, !22, i64 0}
!21 = !{!"_ZTSN4sycl3_V16detail9half_impl4halfE", !22, i64 0}
!22 = !{!"_Float16", !8, i64 0}
!23 = !{!24}
!24 = distinct !{!24, !25}
!25 = distinct !{!25}
!26 = !{!27, !7, i64 8}
!27 = !{!"_ZTSN6codecs8RotatingE", !28, i64 0, !7, i64 8}
!28 = !{!"_ZTSN6codecs5CodecE"}
!29 = !{!30, !30, i64 0}
!30 = !{!"vtable pointer", !9, i64 0}
!31 = distinct !{!31, !32}
!32 = !{!"llvm.loop.mustprogress"}
!33 = !{i1 false, i1 false}
!34 = !{!15, !15, i64 0}
!35 = !{!16, !16, i64 0}
!36 = distinct !{null}
!37 = distinct !{!37, !32}
!38 = distinct !{null}
!39 = !{!40, !40, i64 0}
!40 = !{!"float", !8, i64 0}
!41 = distinct !{null}
!42 = !{i1 false}
