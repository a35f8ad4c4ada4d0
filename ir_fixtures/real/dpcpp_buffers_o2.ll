source_filename = "buffers.cpp"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

%"class.sycl::_V1::id" = type { %"class.sycl::_V1::detail::array" }
%"class.sycl::_V1::detail::array" = type { [1 x i64] }
%struct.Options = type { i32, float }
%"class.sycl::_V1::range.0" = type { %"class.sycl::_V1::detail::array.1" }
%"class.sycl::_V1::detail::array.1" = type { [2 x i64] }
%"class.sycl::_V1::id.2" = type { %"class.sycl::_V1::detail::array.1" }
%"class.sycl::_V1::range" = type { %"class.sycl::_V1::detail::array" }
%class.anon.21 = type { ptr addrspace(4) }

$_ZTSZZ3runRN4sycl3_V15queueERNS0_6bufferIfLi1ENS0_6detail17aligned_allocatorIfEEvEERNS3_IfLi2ES6_vEEPi7OptionsENKUlRNS0_7handlerEE_clESE_E5Tiled = comdat any

$_ZTSN4sycl3_V16detail19__pf_kernel_wrapperIZ3runRNS0_5queueERNS0_6bufferIfLi1ENS1_17aligned_allocatorIfEEvEERNS5_IfLi2ES7_vEEPi7OptionsE3UsmEE = comdat any

$_ZTSZ3runRN4sycl3_V15queueERNS0_6bufferIfLi1ENS0_6detail17aligned_allocatorIfEEvEERNS3_IfLi2ES6_vEEPi7OptionsE3Usm = comdat any

$_ZTSZ3runRN4sycl3_V15queueERNS0_6bufferIfLi1ENS0_6detail17aligned_allocatorIfEEvEERNS3_IfLi2ES6_vEEPi7OptionsE9SubGroups = comdat any

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZZ3runRN4sycl3_V15queueERNS0_6bufferIfLi1ENS0_6detail17aligned_allocatorIfEEvEERNS3_IfLi2ES6_vEEPi7OptionsENKUlRNS0_7handlerEE_clESE_E5Tiled(ptr addrspace(3) noundef align 4 %0, ptr addrspace(1) noundef readonly align 4 %1, ptr noundef byval(%"class.sycl::_V1::id") align 8 %2, ptr noundef byval(%struct.Options) align 4 %3, ptr addrspace(1) noundef align 4 %4, ptr noundef byval(%"class.sycl::_V1::range.0") align 8 %5, ptr noundef byval(%"class.sycl::_V1::id.2") align 8 %6) local_unnamed_addr #0 comdat !kernel_arg_runtime_aligned !10 !kernel_arg_exclusive_ptr !10 !sycl_fixed_targets !11 !sycl_kernel_omit_args !12 {
  %8 = getelementptr inbounds nuw %struct.Options, ptr %3, i64 0, i32 1
  %9 = load float, ptr %8, align 4, !tbaa !13
  %10 = load i64, ptr %2, align 8
  %11 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %10
  %12 = getelementptr inbounds i64, ptr %5, i64 1
  %13 = load i64, ptr %12, align 8
  %14 = load i64, ptr %6, align 8
  %15 = getelementptr inbounds i64, ptr %6, i64 1
  %16 = load i64, ptr %15, align 8
  %17 = mul i64 %14, %13
  %18 = getelementptr float, ptr addrspace(1) %4, i64 %16
  %19 = getelementptr float, ptr addrspace(1) %18, i64 %17
  %20 = tail call spir_func noundef i64 @_Z32__spirv_BuiltInLocalInvocationIdi(i32 noundef 0) #4
  %21 = icmp ult i64 %20, 2147483648
  tail call void @llvm.assume(i1 %21)
  %22 = tail call spir_func noundef i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 noundef 0) #4
  %23 = icmp ult i64 %22, 2147483648
  tail call void @llvm.assume(i1 %23)
  %24 = getelementptr inbounds nuw float, ptr addrspace(1) %11, i64 %22
  %25 = load float, ptr addrspace(1) %24, align 4, !tbaa !13
  %26 = fmul float %9, %25
  %27 = getelementptr inbounds nuw float, ptr addrspace(3) %0, i64 %20
  store float %26, ptr addrspace(3) %27, align 4, !tbaa !13
  tail call spir_func void @_Z22__spirv_ControlBarrieriii(i32 noundef 2, i32 noundef 2, i32 noundef 912) #5
  %28 = sub nsw i64 15, %20
  %29 = getelementptr inbounds nuw float, ptr addrspace(3) %0, i64 %28
  %30 = load float, ptr addrspace(3) %29, align 4, !tbaa !13
  %31 = tail call spir_func noundef i64 @_Z26__spirv_BuiltInWorkgroupIdi(i32 noundef 0) #4
  %32 = icmp ult i64 %31, 2147483648
  tail call void @llvm.assume(i1 %32)
  %33 = mul i64 %31, %13
  %34 = getelementptr float, ptr addrspace(1) %19, i64 %20
  %35 = getelementptr float, ptr addrspace(1) %34, i64 %33
  store float %30, ptr addrspace(1) %35, align 4, !tbaa !13
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func noundef i64 @_Z32__spirv_BuiltInLocalInvocationIdi(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func noundef i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z22__spirv_ControlBarrieriii(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func noundef i64 @_Z25__spirv_BuiltInGlobalSizei(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func noundef i64 @_Z26__spirv_BuiltInWorkgroupIdi(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func noundef i64 @_Z27__spirv_BuiltInGlobalOffseti(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSN4sycl3_V16detail19__pf_kernel_wrapperIZ3runRNS0_5queueERNS0_6bufferIfLi1ENS1_17aligned_allocatorIfEEvEERNS5_IfLi2ES7_vEEPi7OptionsE3UsmEE(ptr noundef byval(%"class.sycl::_V1::range") align 8 %0, ptr noundef byval(%class.anon.21) align 8 %1) local_unnamed_addr #0 comdat !sycl_fixed_targets !11 !sycl_kernel_omit_args !15 {
  %3 = load i64, ptr %0, align 8
  %4 = getelementptr inbounds nuw { i64 }, ptr %1, i64 0, i32 0
  %5 = load i64, ptr %4, align 8, !tbaa !16
  %6 = inttoptr i64 %5 to ptr addrspace(4)
  %7 = tail call spir_func noundef i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 noundef 0) #4
  %8 = tail call spir_func noundef i64 @_Z25__spirv_BuiltInGlobalSizei(i32 noundef 0) #4
  %9 = icmp ult i64 %7, %3
  br i1 %9, label %10, label %20

10:                                               ; preds = %17, %2
  %11 = phi i64 [ %18, %17 ], [ %7, %2 ]
  %12 = trunc i64 %11 to i32
  %13 = urem i32 %12, 3
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %17

15:                                               ; preds = %10
  %16 = tail call spir_func noundef i32 @_Z18__spirv_AtomicIAddPiiii(ptr addrspace(4) noundef %6, i32 noundef 1, i32 noundef 896, i32 noundef 1) #5
  br label %17

17:                                               ; preds = %15, %10
  %18 = add i64 %11, %8
  %19 = icmp ult i64 %18, %3
  br i1 %19, label %10, label %20, !llvm.loop !19

20:                                               ; preds = %17, %2
  ret void
}

; Function Attrs: convergent nounwind
declare dso_local spir_func noundef i32 @_Z18__spirv_AtomicIAddPiiii(ptr addrspace(4) noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueERNS0_6bufferIfLi1ENS0_6detail17aligned_allocatorIfEEvEERNS3_IfLi2ES6_vEEPi7OptionsE3Usm(ptr addrspace(1) noundef align 4 %0) local_unnamed_addr #0 comdat !sycl_fixed_targets !11 !sycl_kernel_omit_args !21 {
  %2 = tail call spir_func noundef i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 noundef 0) #4
  %3 = tail call spir_func noundef i64 @_Z27__spirv_BuiltInGlobalOffseti(i32 noundef 0) #4
  %4 = sub i64 %2, %3
  %5 = icmp ult i64 %4, 2147483648
  tail call void @llvm.assume(i1 %5)
  %6 = trunc nuw nsw i64 %4 to i32
  %7 = urem i32 %6, 3
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %12

9:                                                ; preds = %1
  %10 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %11 = tail call spir_func noundef i32 @_Z18__spirv_AtomicIAddPiiii(ptr addrspace(4) noundef %10, i32 noundef 1, i32 noundef 896, i32 noundef 1) #5
  br label %12

12:                                               ; preds = %9, %1
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueERNS0_6bufferIfLi1ENS0_6detail17aligned_allocatorIfEEvEERNS3_IfLi2ES6_vEEPi7OptionsE9SubGroups(ptr addrspace(1) noundef align 4 %0) local_unnamed_addr #0 comdat !sycl_fixed_targets !11 !sycl_kernel_omit_args !21 {
  %2 = tail call spir_func noundef i64 @_Z32__spirv_BuiltInLocalInvocationIdi(i32 noundef 0) #4
  %3 = icmp ult i64 %2, 2147483648
  tail call void @llvm.assume(i1 %3)
  %4 = trunc nuw nsw i64 %2 to i32
  %5 = tail call spir_func noundef i32 @_Z17__spirv_GroupIAddiii(i32 noundef 3, i32 noundef 0, i32 noundef %4) #5
  %6 = tail call spir_func noundef i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 noundef 0) #4
  %7 = tail call spir_func noundef i64 @_Z27__spirv_BuiltInGlobalOffseti(i32 noundef 0) #4
  %8 = sub i64 %6, %7
  %9 = icmp ult i64 %8, 2147483648
  tail call void @llvm.assume(i1 %9)
  %10 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %8
  store i32 %5, ptr addrspace(1) %10, align 4, !tbaa !22
  ret void
}

; Function Attrs: convergent nounwind
declare dso_local spir_func noundef i32 @_Z17__spirv_GroupIAddiii(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #3

declare dso_local spir_func i32 @_Z18__spirv_ocl_printfPU3AS2Kcz(ptr addrspace(2), ...)

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/buffers.cpp" "sycl-optlevel"="2" "uniform-work-group-size" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size" }
attributes #4 = { convergent nounwind willreturn memory(none) "uniform-work-group-size" }
attributes #5 = { convergent nounwind "uniform-work-group-size" }

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
!10 = !{i1 true, i1 true, i1 false, i1 false, i1 true, i1 false, i1 false}
!11 = !{}
!12 = !{i1 false, i1 true, i1 true, i1 true, i1 false, i1 true, i1 true, i1 false, i1 false, i1 false, i1 true, i1 false, i1 false}
!13 = !{!14, !14, i64 0}
!14 = !{!"float", !8, i64 0}
!15 = !{i1 false, i1 false}
!16 = !{!17, !17, i64 0}
!17 = !{!"p1 int", !18, i64 0}
!18 = !{!"any pointer", !8, i64 0}
!19 = distinct !{!19, !20}
!20 = !{!"llvm.loop.mustprogress"}
!21 = !{i1 false}
!22 = !{!7, !7, i64 0}
