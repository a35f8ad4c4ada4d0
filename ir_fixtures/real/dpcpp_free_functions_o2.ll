source_filename = "free_functions.cpp"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

$_Z19__sycl_kernel_scaleIfEvT_PS0_ = comdat any

$_Z19__sycl_kernel_scaleIiEvT_PS0_ = comdat any

$_ZTSZ3runRN4sycl3_V15queueEPiE6Lambda = comdat any

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write, inaccessiblemem: write)
define dso_local spir_kernel void @_Z18__sycl_kernel_iotaiPi(i32 noundef %0, ptr addrspace(1) nofree noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !sycl_fixed_targets !10 {
  %3 = tail call spir_func noundef i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 noundef 0) #6
  %4 = tail call spir_func noundef i64 @_Z27__spirv_BuiltInGlobalOffseti(i32 noundef 0) #6
  %5 = sub i64 %3, %4
  %6 = icmp ult i64 %5, 2147483648
  tail call void @llvm.assume(i1 %6)
  %7 = trunc nuw nsw i64 %5 to i32
  %8 = add nsw i32 %0, %7
  %9 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %5
  store i32 %8, ptr addrspace(1) %9, align 4, !tbaa !11
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func noundef i64 @_Z25__spirv_BuiltInGlobalSizei(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func noundef i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func noundef i64 @_Z27__spirv_BuiltInGlobalOffseti(i32 noundef) local_unnamed_addr #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local spir_kernel void @_ZN19__sycl_kernel_inner5clearEPd(ptr addrspace(1) nofree noundef writeonly align 8 captures(none) %0) local_unnamed_addr #3 !sycl_used_aspects !12 !sycl_fixed_targets !10 {
  store double 0.000000e+00, ptr addrspace(1) %0, align 8, !tbaa !14
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_Z19__sycl_kernel_scaleIfEvT_PS0_(float noundef %0, ptr addrspace(1) noundef align 4 %1) local_unnamed_addr #4 comdat !sycl_fixed_targets !10 {
  %3 = tail call spir_func noundef i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 noundef 1) #6
  %4 = tail call spir_func noundef i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 noundef 0) #6
  %5 = tail call spir_func noundef i64 @_Z25__spirv_BuiltInGlobalSizei(i32 noundef 0) #6
  %6 = tail call spir_func noundef i64 @_Z27__spirv_BuiltInGlobalOffseti(i32 noundef 1) #6
  %7 = tail call spir_func noundef i64 @_Z27__spirv_BuiltInGlobalOffseti(i32 noundef 0) #6
  %8 = sub i64 %3, %6
  %9 = mul i64 %8, %5
  %10 = sub i64 %4, %7
  %11 = add i64 %10, %9
  %12 = icmp ult i64 %11, 2147483648
  tail call void @llvm.assume(i1 %12)
  %13 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %11
  %14 = load float, ptr addrspace(1) %13, align 4, !tbaa !16
  %15 = fmul float %0, %14
  store float %15, ptr addrspace(1) %13, align 4, !tbaa !16
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_Z19__sycl_kernel_scaleIiEvT_PS0_(i32 noundef %0, ptr addrspace(1) noundef align 4 %1) local_unnamed_addr #4 comdat !sycl_fixed_targets !10 {
  %3 = tail call spir_func noundef i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 noundef 1) #6
  %4 = tail call spir_func noundef i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 noundef 0) #6
  %5 = tail call spir_func noundef i64 @_Z25__spirv_BuiltInGlobalSizei(i32 noundef 0) #6
  %6 = tail call spir_func noundef i64 @_Z27__spirv_BuiltInGlobalOffseti(i32 noundef 1) #6
  %7 = tail call spir_func noundef i64 @_Z27__spirv_BuiltInGlobalOffseti(i32 noundef 0) #6
  %8 = sub i64 %3, %6
  %9 = mul i64 %8, %5
  %10 = sub i64 %4, %7
  %11 = add i64 %10, %9
  %12 = icmp ult i64 %11, 2147483648
  tail call void @llvm.assume(i1 %12)
  %13 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %11
  %14 = load i32, ptr addrspace(1) %13, align 4, !tbaa !11
  %15 = mul nsw i32 %14, %0
  store i32 %15, ptr addrspace(1) %13, align 4, !tbaa !11
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPiE6Lambda(ptr addrspace(1) noundef align 4 %0) local_unnamed_addr #5 comdat !sycl_fixed_targets !10 !sycl_kernel_omit_args !18 {
  %2 = tail call spir_func noundef i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 noundef 0) #6
  %3 = tail call spir_func noundef i64 @_Z27__spirv_BuiltInGlobalOffseti(i32 noundef 0) #6
  %4 = sub i64 %2, %3
  %5 = icmp ult i64 %4, 2147483648
  tail call void @llvm.assume(i1 %5)
  %6 = trunc nuw nsw i64 %4 to i32
  %7 = add nuw nsw i32 %6, 1
  %8 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %4
  store i32 %7, ptr addrspace(1) %8, align 4, !tbaa !11
  ret void
}

declare dso_local spir_func i32 @_Z18__spirv_ocl_printfPU3AS2Kcz(ptr addrspace(2), ...)

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write, inaccessiblemem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/free_functions.cpp" "sycl-nd-range-kernel"="1" "sycl-optlevel"="2" "uniform-work-group-size" }
attributes #1 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size" }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/free_functions.cpp" "sycl-optlevel"="2" "sycl-single-task-kernel"="0" "uniform-work-group-size" }
attributes #4 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/free_functions.cpp" "sycl-nd-range-kernel"="2" "sycl-optlevel"="2" "uniform-work-group-size" }
attributes #5 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/free_functions.cpp" "sycl-optlevel"="2" "sycl-single-task" "uniform-work-group-size" }
attributes #6 = { convergent nounwind willreturn memory(none) "uniform-work-group-size" }

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
!11 = !{!7, !7, i64 0}
!12 = !{!13}
!13 = !{!"fp64", i32 6}
!14 = !{!15, !15, i64 0}
!15 = !{!"double", !8, i64 0}
!16 = !{!17, !17, i64 0}
!17 = !{!"float", !8, i64 0}
!18 = !{i1 false}
