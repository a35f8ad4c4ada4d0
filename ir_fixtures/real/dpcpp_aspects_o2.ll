source_filename = "aspects.cpp"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

%"class.sycl::_V1::detail::half_impl::half" = type { half }
%struct.Trace = type { i32, [4 x %struct.Sample] }
%struct.Sample = type { float, double }

$_ZTSZ3runRN4sycl3_V15queueEPvE5Plain = comdat any

$_ZTSZ3runRN4sycl3_V15queueEPvE4Half = comdat any

$_ZTSZ3runRN4sycl3_V15queueEPvE6Double = comdat any

$_ZTSZ3runRN4sycl3_V15queueEPvE13HalfAndDouble = comdat any

$_ZTSZ3runRN4sycl3_V15queueEPvE6Atomic = comdat any

$_ZTSZ3runRN4sycl3_V15queueEPvE7OfTypes = comdat any

$_ZTSZ3runRN4sycl3_V15queueEPvE4Says = comdat any

$_ZTSZ3runRN4sycl3_V15queueEPvE11SaysNothing = comdat any

; Function Attrs: mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPvE5Plain(ptr addrspace(1) noundef align 4 %0) local_unnamed_addr #0 comdat !sycl_fixed_targets !10 !sycl_kernel_omit_args !11 {
  %2 = load float, ptr addrspace(1) %0, align 4, !tbaa !12
  %3 = fmul float %2, 5.000000e-01
  store float %3, ptr addrspace(1) %0, align 4, !tbaa !12
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPvE4Half(ptr addrspace(1) noundef align 2 %0) local_unnamed_addr #0 comdat !sycl_used_aspects !14 !sycl_fixed_targets !10 !sycl_kernel_omit_args !11 {
  %2 = getelementptr inbounds { i16 }, ptr addrspace(1) %0, i64 0, i32 0
  %3 = load half, ptr addrspace(1) %2, align 2, !tbaa !16
  %4 = fmul half %3, 0xH3800
  store half %4, ptr addrspace(1) %2, align 2, !tbaa !16
  ret void
}

; Function Attrs: mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPvE6Double(ptr addrspace(1) noundef align 8 %0) local_unnamed_addr #0 comdat !sycl_used_aspects !18 !sycl_fixed_targets !10 !sycl_kernel_omit_args !11 {
  %2 = load double, ptr addrspace(1) %0, align 8, !tbaa !20
  %3 = fmul double %2, 5.000000e-01
  store double %3, ptr addrspace(1) %0, align 8, !tbaa !20
  ret void
}

; Function Attrs: mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPvE13HalfAndDouble(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 2 %1) local_unnamed_addr #0 comdat !sycl_used_aspects !22 !sycl_fixed_targets !10 !sycl_kernel_omit_args !23 {
  %3 = load double, ptr addrspace(1) %0, align 8, !tbaa !20
  %4 = fmul double %3, 5.000000e-01
  %5 = getelementptr inbounds %"class.sycl::_V1::detail::half_impl::half", ptr addrspace(1) %1, i64 0, i32 0
  %6 = load half, ptr addrspace(1) %5, align 2, !tbaa !24
  %7 = fpext half %6 to double
  %8 = fadd double %4, %7
  store double %8, ptr addrspace(1) %0, align 8, !tbaa !20
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPvE6Atomic(ptr addrspace(1) noundef align 8 %0) local_unnamed_addr #2 comdat !sycl_used_aspects !26 !sycl_fixed_targets !10 !sycl_kernel_omit_args !11 {
  %2 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %3 = tail call spir_func noundef i64 @_Z18__spirv_AtomicIAddPliil(ptr addrspace(4) noundef %2, i32 noundef 1, i32 noundef 896, i64 noundef 2) #5
  ret void
}

; Function Attrs: convergent nounwind
declare dso_local spir_func noundef i64 @_Z18__spirv_AtomicIAddPliil(ptr addrspace(4) noundef, i32 noundef, i32 noundef, i64 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPvE7OfTypes(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 8 %1) local_unnamed_addr #0 comdat !sycl_used_aspects !18 !sycl_fixed_targets !10 !sycl_kernel_omit_args !23 {
  %3 = alloca %struct.Trace, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #6
  call void @llvm.memcpy.p0.p1.i64(ptr align 8 %3, ptr addrspace(1) align 8 %1, i64 72, i1 false), !tbaa.struct !28
  %4 = getelementptr inbounds %struct.Trace, ptr %3, i64 0, i32 1
  %5 = getelementptr inbounds %struct.Trace, ptr %3, i64 0, i32 0
  %6 = load i32, ptr %5, align 8, !tbaa !31
  %7 = add nsw i32 %6, -1
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds [4 x %struct.Sample], ptr %4, i64 0, i64 %8
  %10 = load float, ptr %9, align 8, !tbaa !33
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #6
  store float %10, ptr addrspace(1) %0, align 4, !tbaa !12
  ret void
}

; Function Attrs: mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPvE4Says(ptr addrspace(1) noundef align 4 %0) local_unnamed_addr #0 comdat !sycl_declared_aspects !35 !sycl_used_aspects !35 !sycl_fixed_targets !10 !sycl_kernel_omit_args !11 {
  store float 1.000000e+00, ptr addrspace(1) %0, align 4, !tbaa !12
  ret void
}

; Function Attrs: mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPvE11SaysNothing(ptr addrspace(1) noundef align 4 %0) local_unnamed_addr #0 comdat !sycl_declared_aspects !10 !sycl_fixed_targets !10 !sycl_kernel_omit_args !11 {
  store float 2.000000e+00, ptr addrspace(1) %0, align 4, !tbaa !12
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p1.i64(ptr noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #4

declare dso_local spir_func i32 @_Z18__spirv_ocl_printfPU3AS2Kcz(ptr addrspace(2), ...)

attributes #0 = { mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/aspects.cpp" "sycl-optlevel"="2" "sycl-single-task" "uniform-work-group-size" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/aspects.cpp" "sycl-optlevel"="2" "sycl-single-task" "uniform-work-group-size" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { convergent nounwind "uniform-work-group-size" }
attributes #6 = { nounwind }

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
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !8, i64 0}
!14 = !{!15}
!15 = !{!"fp16", i32 5}
!16 = !{!17, !17, i64 0}
!17 = !{!"_Float16", !8, i64 0}
!18 = !{!19}
!19 = !{!"fp64", i32 6}
!20 = !{!21, !21, i64 0}
!21 = !{!"double", !8, i64 0}
!22 = !{!19, !15}
!23 = !{i1 false, i1 false}
!24 = !{!25, !17, i64 0}
!25 = !{!"_ZTSN4sycl3_V16detail9half_impl4halfE", !17, i64 0}
!26 = !{!27}
!27 = !{!"atomic64", i32 27}
!28 = !{i64 0, i64 4, !29, i64 8, i64 64, !30}
!29 = !{!7, !7, i64 0}
!30 = !{!8, !8, i64 0}
!31 = !{!32, !7, i64 0}
!32 = !{!"_ZTS5Trace", !7, i64 0, !8, i64 8}
!33 = !{!34, !13, i64 0}
!34 = !{!"_ZTS6Sample", !13, i64 0, !21, i64 8}
!35 = !{!36, !15}
!36 = !{!"gpu", i32 2}
