source_filename = "kernel_properties.cpp"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

$_ZTSZ3runRN4sycl3_V15queueEPiE9OfFunctor = comdat any

$_ZTSZ3runRN4sycl3_V15queueEPiE7OneSize = comdat any

$_ZTSZ3runRN4sycl3_V15queueEPiE4Hint = comdat any

$_ZTSZ3runRN4sycl3_V15queueEPiE8SubGroup = comdat any

$_ZTSZ3runRN4sycl3_V15queueEPiE10ThreeSizes = comdat any

$_ZTSZ3runRN4sycl3_V15queueEPiE6Limits = comdat any

$_ZTSZ3runRN4sycl3_V15queueEPiE9Registers = comdat any

$_ZTSZ3runRN4sycl3_V15queueEPiE12AnyRegisters = comdat any

$_ZTSZ3runRN4sycl3_V15queueEPiE11AsAttribute = comdat any

$_ZTSZ3runRN4sycl3_V15queueEPiE17SubGroupAttribute = comdat any

$_ZTSZ3runRN4sycl3_V15queueEPiE4Task = comdat any

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPiE9OfFunctor(ptr addrspace(1) noundef align 4 %0) local_unnamed_addr #0 comdat !work_group_num_dim !10 !reqd_work_group_size !11 !intel_reqd_sub_group_size !12 !sycl_fixed_targets !13 !sycl_kernel_omit_args !14 {
  %2 = tail call spir_func noundef i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 noundef 1) #12
  %3 = tail call spir_func noundef i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 noundef 0) #12
  %4 = tail call spir_func noundef i64 @_Z25__spirv_BuiltInGlobalSizei(i32 noundef 0) #12
  %5 = tail call spir_func noundef i64 @_Z27__spirv_BuiltInGlobalOffseti(i32 noundef 1) #12
  %6 = tail call spir_func noundef i64 @_Z27__spirv_BuiltInGlobalOffseti(i32 noundef 0) #12
  %7 = sub i64 %2, %5
  %8 = mul i64 %7, %4
  %9 = sub i64 %3, %6
  %10 = add i64 %9, %8
  %11 = icmp ult i64 %10, 2147483648
  tail call void @llvm.assume(i1 %11)
  %12 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %10
  store i32 1, ptr addrspace(1) %12, align 4, !tbaa !15
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func noundef i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func noundef i64 @_Z25__spirv_BuiltInGlobalSizei(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func noundef i64 @_Z27__spirv_BuiltInGlobalOffseti(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func noundef i64 @_Z28__spirv_BuiltInWorkgroupSizei(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func noundef i64 @_Z32__spirv_BuiltInLocalInvocationIdi(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPiE7OneSize(ptr addrspace(1) noundef align 4 %0) local_unnamed_addr #3 comdat !work_group_num_dim !16 !reqd_work_group_size !17 !sycl_fixed_targets !13 !sycl_kernel_omit_args !14 {
  %2 = tail call spir_func noundef i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 noundef 0) #12
  %3 = tail call spir_func noundef i64 @_Z27__spirv_BuiltInGlobalOffseti(i32 noundef 0) #12
  %4 = sub i64 %2, %3
  %5 = icmp ult i64 %4, 2147483648
  tail call void @llvm.assume(i1 %5)
  %6 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %4
  store i32 2, ptr addrspace(1) %6, align 4, !tbaa !15
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPiE4Hint(ptr addrspace(1) noundef align 4 %0) local_unnamed_addr #4 comdat !work_group_num_dim !16 !sycl_fixed_targets !13 !work_group_size_hint !17 !sycl_kernel_omit_args !14 {
  %2 = tail call spir_func noundef i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 noundef 0) #12
  %3 = tail call spir_func noundef i64 @_Z27__spirv_BuiltInGlobalOffseti(i32 noundef 0) #12
  %4 = sub i64 %2, %3
  %5 = icmp ult i64 %4, 2147483648
  tail call void @llvm.assume(i1 %5)
  %6 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %4
  store i32 2, ptr addrspace(1) %6, align 4, !tbaa !15
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPiE8SubGroup(ptr addrspace(1) noundef align 4 %0) local_unnamed_addr #5 comdat !intel_reqd_sub_group_size !18 !sycl_fixed_targets !13 !sycl_kernel_omit_args !14 {
  %2 = tail call spir_func noundef i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 noundef 0) #12
  %3 = tail call spir_func noundef i64 @_Z27__spirv_BuiltInGlobalOffseti(i32 noundef 0) #12
  %4 = sub i64 %2, %3
  %5 = icmp ult i64 %4, 2147483648
  tail call void @llvm.assume(i1 %5)
  %6 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %4
  store i32 2, ptr addrspace(1) %6, align 4, !tbaa !15
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPiE10ThreeSizes(ptr addrspace(1) noundef align 4 %0) local_unnamed_addr #6 comdat !reqd_work_group_size !19 !sycl_fixed_targets !13 !sycl_kernel_omit_args !14 {
  %2 = tail call spir_func noundef i64 @_Z32__spirv_BuiltInLocalInvocationIdi(i32 noundef 2) #12
  %3 = tail call spir_func noundef i64 @_Z32__spirv_BuiltInLocalInvocationIdi(i32 noundef 1) #12
  %4 = tail call spir_func noundef i64 @_Z32__spirv_BuiltInLocalInvocationIdi(i32 noundef 0) #12
  %5 = tail call spir_func noundef i64 @_Z28__spirv_BuiltInWorkgroupSizei(i32 noundef 1) #12
  %6 = tail call spir_func noundef i64 @_Z28__spirv_BuiltInWorkgroupSizei(i32 noundef 0) #12
  %7 = mul i64 %5, %2
  %8 = add i64 %7, %3
  %9 = mul i64 %8, %6
  %10 = add i64 %9, %4
  %11 = icmp ult i64 %10, 2147483648
  tail call void @llvm.assume(i1 %11)
  %12 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %10
  store i32 3, ptr addrspace(1) %12, align 4, !tbaa !15
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPiE6Limits(ptr addrspace(1) noundef align 4 %0) local_unnamed_addr #7 comdat !work_group_num_dim !16 !sycl_fixed_targets !13 !max_linear_work_group_size !20 !max_work_group_size !17 !sycl_kernel_omit_args !14 {
  %2 = tail call spir_func noundef i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 noundef 0) #12
  %3 = tail call spir_func noundef i64 @_Z27__spirv_BuiltInGlobalOffseti(i32 noundef 0) #12
  %4 = sub i64 %2, %3
  %5 = icmp ult i64 %4, 2147483648
  tail call void @llvm.assume(i1 %5)
  %6 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %4
  store i32 2, ptr addrspace(1) %6, align 4, !tbaa !15
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPiE9Registers(ptr addrspace(1) noundef align 4 %0) local_unnamed_addr #8 comdat !sycl_fixed_targets !13 !RegisterAllocMode !10 !sycl_kernel_omit_args !14 {
  %2 = tail call spir_func noundef i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 noundef 0) #12
  %3 = tail call spir_func noundef i64 @_Z27__spirv_BuiltInGlobalOffseti(i32 noundef 0) #12
  %4 = sub i64 %2, %3
  %5 = icmp ult i64 %4, 2147483648
  tail call void @llvm.assume(i1 %5)
  %6 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %4
  store i32 2, ptr addrspace(1) %6, align 4, !tbaa !15
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPiE12AnyRegisters(ptr addrspace(1) noundef align 4 %0) local_unnamed_addr #9 comdat !sycl_fixed_targets !13 !RegisterAllocMode !21 !sycl_kernel_omit_args !14 {
  %2 = tail call spir_func noundef i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 noundef 0) #12
  %3 = tail call spir_func noundef i64 @_Z27__spirv_BuiltInGlobalOffseti(i32 noundef 0) #12
  %4 = sub i64 %2, %3
  %5 = icmp ult i64 %4, 2147483648
  tail call void @llvm.assume(i1 %5)
  %6 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %4
  store i32 2, ptr addrspace(1) %6, align 4, !tbaa !15
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPiE11AsAttribute(ptr addrspace(1) noundef align 4 %0) local_unnamed_addr #10 comdat !work_group_num_dim !22 !reqd_work_group_size !23 !sycl_fixed_targets !13 !sycl_kernel_omit_args !14 {
  %2 = tail call spir_func noundef i64 @_Z32__spirv_BuiltInLocalInvocationIdi(i32 noundef 2) #12
  %3 = tail call spir_func noundef i64 @_Z32__spirv_BuiltInLocalInvocationIdi(i32 noundef 1) #12
  %4 = tail call spir_func noundef i64 @_Z32__spirv_BuiltInLocalInvocationIdi(i32 noundef 0) #12
  %5 = tail call spir_func noundef i64 @_Z28__spirv_BuiltInWorkgroupSizei(i32 noundef 1) #12
  %6 = tail call spir_func noundef i64 @_Z28__spirv_BuiltInWorkgroupSizei(i32 noundef 0) #12
  %7 = mul i64 %5, %2
  %8 = add i64 %7, %3
  %9 = mul i64 %8, %6
  %10 = add i64 %9, %4
  %11 = icmp ult i64 %10, 2147483648
  tail call void @llvm.assume(i1 %11)
  %12 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %10
  store i32 4, ptr addrspace(1) %12, align 4, !tbaa !15
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPiE17SubGroupAttribute(ptr addrspace(1) noundef align 4 %0) local_unnamed_addr #10 comdat !intel_reqd_sub_group_size !24 !sycl_fixed_targets !13 !sycl_kernel_omit_args !14 {
  %2 = tail call spir_func noundef i64 @_Z32__spirv_BuiltInLocalInvocationIdi(i32 noundef 0) #12
  %3 = icmp ult i64 %2, 2147483648
  tail call void @llvm.assume(i1 %3)
  %4 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %2
  store i32 5, ptr addrspace(1) %4, align 4, !tbaa !15
  ret void
}

; Function Attrs: mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPiE4Task(ptr addrspace(1) noundef align 4 %0) local_unnamed_addr #11 comdat !sycl_fixed_targets !13 !sycl_kernel_omit_args !14 {
  store i32 6, ptr addrspace(1) %0, align 4, !tbaa !15
  ret void
}

declare dso_local spir_func i32 @_Z18__spirv_ocl_printfPU3AS2Kcz(ptr addrspace(2), ...)

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/kernel_properties.cpp" "sycl-optlevel"="2" "sycl-sub-group-size"="16" "sycl-work-group-size"="4,8" "uniform-work-group-size" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size" }
attributes #3 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/kernel_properties.cpp" "sycl-optlevel"="2" "sycl-work-group-size"="16" "uniform-work-group-size" }
attributes #4 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/kernel_properties.cpp" "sycl-optlevel"="2" "sycl-work-group-size-hint"="16" "uniform-work-group-size" }
attributes #5 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/kernel_properties.cpp" "sycl-optlevel"="2" "sycl-sub-group-size"="8" "uniform-work-group-size" }
attributes #6 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/kernel_properties.cpp" "sycl-optlevel"="2" "sycl-work-group-size"="2,4,8" "uniform-work-group-size" }
attributes #7 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-max-linear-work-group-size"="16" "sycl-max-work-group-size"="16" "sycl-module-id"="sources/dpcpp/kernel_properties.cpp" "sycl-optlevel"="2" "uniform-work-group-size" }
attributes #8 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-grf-size"="256" "sycl-module-id"="sources/dpcpp/kernel_properties.cpp" "sycl-optlevel"="2" "uniform-work-group-size" }
attributes #9 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-grf-size"="0" "sycl-module-id"="sources/dpcpp/kernel_properties.cpp" "sycl-optlevel"="2" "uniform-work-group-size" }
attributes #10 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/kernel_properties.cpp" "sycl-optlevel"="2" "uniform-work-group-size" }
attributes #11 = { mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/kernel_properties.cpp" "sycl-optlevel"="2" "sycl-single-task" "uniform-work-group-size" }
attributes #12 = { convergent nounwind willreturn memory(none) "uniform-work-group-size" }

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
!10 = !{i32 2}
!11 = !{i64 8, i64 4, i64 1}
!12 = !{i32 16}
!13 = !{}
!14 = !{i1 false}
!15 = !{!7, !7, i64 0}
!16 = !{i32 1}
!17 = !{i64 16, i64 1, i64 1}
!18 = !{i32 8}
!19 = !{i64 8, i64 4, i64 2}
!20 = !{i64 16}
!21 = !{i32 0}
!22 = !{i32 3}
!23 = !{i32 8, i32 4, i32 2}
!24 = !{i32 32}
