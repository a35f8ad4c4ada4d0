source_filename = "local_memory.cpp"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

%"class.sycl::_V1::ext::oneapi::experimental::work_group_static" = type { [16 x i32] }

$_ZTSZ3runRN4sycl3_V15queueEPiE6Static = comdat any

$_ZTSZ3runRN4sycl3_V15queueEPiE7Dynamic = comdat any

$_ZTSZZ3runRN4sycl3_V15queueEPiENKUlRNS0_7handlerEE_clES5_E8Argument = comdat any

@_ZZZ3runRN4sycl3_V15queueEPiENKUlNS0_7nd_itemILi1EEEE_clES5_E6memory = internal unnamed_addr addrspace(3) global %"class.sycl::_V1::ext::oneapi::experimental::work_group_static" zeroinitializer, align 4
@__sycl_dynamicLocalMemoryPlaceholder_GV = linkonce_odr local_unnamed_addr addrspace(3) global ptr addrspace(3) poison

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPiE6Static(ptr addrspace(1) noundef align 4 %0) local_unnamed_addr #0 comdat !sycl_fixed_targets !10 !sycl_kernel_omit_args !11 {
  %2 = tail call spir_func noundef i64 @_Z32__spirv_BuiltInLocalInvocationIdi(i32 noundef 0) #5
  %3 = icmp ult i64 %2, 2147483648
  tail call void @llvm.assume(i1 %3)
  %4 = getelementptr inbounds [16 x i32], ptr addrspace(3) @_ZZZ3runRN4sycl3_V15queueEPiENKUlNS0_7nd_itemILi1EEEE_clES5_E6memory, i64 0, i64 %2
  store i32 1, ptr addrspace(3) %4, align 4, !tbaa !12
  tail call spir_func void @_Z22__spirv_ControlBarrieriii(i32 noundef 2, i32 noundef 2, i32 noundef 912) #6
  %5 = sub nsw i64 15, %2
  %6 = getelementptr inbounds [16 x i32], ptr addrspace(3) @_ZZZ3runRN4sycl3_V15queueEPiENKUlNS0_7nd_itemILi1EEEE_clES5_E6memory, i64 0, i64 %5
  %7 = load i32, ptr addrspace(3) %6, align 4, !tbaa !12
  %8 = tail call spir_func noundef i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 noundef 0) #5
  %9 = tail call spir_func noundef i64 @_Z27__spirv_BuiltInGlobalOffseti(i32 noundef 0) #5
  %10 = sub i64 %8, %9
  %11 = icmp ult i64 %10, 2147483648
  tail call void @llvm.assume(i1 %11)
  %12 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %10
  store i32 %7, ptr addrspace(1) %12, align 4, !tbaa !12
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func noundef i64 @_Z32__spirv_BuiltInLocalInvocationIdi(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z22__spirv_ControlBarrieriii(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func noundef i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func noundef i64 @_Z27__spirv_BuiltInGlobalOffseti(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPiE7Dynamic(ptr addrspace(1) noundef align 4 %0, ptr addrspace(3) noalias "sycl-implicit-local-arg" %1) local_unnamed_addr #4 comdat !sycl_fixed_targets !10 !sycl_kernel_omit_args !13 {
  store ptr addrspace(3) %1, ptr addrspace(3) @__sycl_dynamicLocalMemoryPlaceholder_GV, align 8
  %3 = tail call spir_func noundef i64 @_Z32__spirv_BuiltInLocalInvocationIdi(i32 noundef 0) #5
  %4 = icmp ult i64 %3, 2147483648
  tail call void @llvm.assume(i1 %4)
  %5 = getelementptr inbounds i32, ptr addrspace(3) %1, i64 %3
  store i32 2, ptr addrspace(3) %5, align 4, !tbaa !12
  tail call spir_func void @_Z22__spirv_ControlBarrieriii(i32 noundef 2, i32 noundef 2, i32 noundef 912) #6
  %6 = load ptr addrspace(3), ptr addrspace(3) @__sycl_dynamicLocalMemoryPlaceholder_GV, align 8
  %7 = load i32, ptr addrspace(3) %6, align 4, !tbaa !12
  %8 = tail call spir_func noundef i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 noundef 0) #5
  %9 = tail call spir_func noundef i64 @_Z27__spirv_BuiltInGlobalOffseti(i32 noundef 0) #5
  %10 = sub i64 %8, %9
  %11 = icmp ult i64 %10, 2147483648
  tail call void @llvm.assume(i1 %11)
  %12 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %10
  store i32 %7, ptr addrspace(1) %12, align 4, !tbaa !12
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZZ3runRN4sycl3_V15queueEPiENKUlRNS0_7handlerEE_clES5_E8Argument(ptr addrspace(3) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) local_unnamed_addr #0 comdat !sycl_fixed_targets !10 !sycl_kernel_omit_args !13 {
  %3 = tail call spir_func noundef i64 @_Z32__spirv_BuiltInLocalInvocationIdi(i32 noundef 0) #5
  %4 = icmp ult i64 %3, 2147483648
  tail call void @llvm.assume(i1 %4)
  %5 = getelementptr inbounds [16 x i32], ptr addrspace(3) %0, i64 0, i64 %3
  store i32 3, ptr addrspace(3) %5, align 4, !tbaa !12
  %6 = getelementptr inbounds [16 x i32], ptr addrspace(3) %0, i64 0, i64 0
  %7 = load i32, ptr addrspace(3) %6, align 4, !tbaa !12
  %8 = tail call spir_func noundef i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 noundef 0) #5
  %9 = tail call spir_func noundef i64 @_Z27__spirv_BuiltInGlobalOffseti(i32 noundef 0) #5
  %10 = sub i64 %8, %9
  %11 = icmp ult i64 %10, 2147483648
  tail call void @llvm.assume(i1 %11)
  %12 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %10
  store i32 %7, ptr addrspace(1) %12, align 4, !tbaa !12
  ret void
}

declare dso_local spir_func i32 @_Z18__spirv_ocl_printfPU3AS2Kcz(ptr addrspace(2), ...)

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/local_memory.cpp" "sycl-optlevel"="2" "uniform-work-group-size" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size" }
attributes #4 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/local_memory.cpp" "sycl-optlevel"="2" "sycl-work-group-scratch" "sycl-work-group-static"="1" "uniform-work-group-size" }
attributes #5 = { convergent nounwind willreturn memory(none) "uniform-work-group-size" }
attributes #6 = { convergent nounwind "uniform-work-group-size" }

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
!11 = !{i1 false}
!12 = !{!7, !7, i64 0}
!13 = !{i1 false, i1 false}
