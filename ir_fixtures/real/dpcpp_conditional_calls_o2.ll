source_filename = "conditional_calls.cpp"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

%class.anon.1 = type { ptr addrspace(4), ptr addrspace(4), ptr addrspace(4) }
%class.anon.0 = type { ptr addrspace(4), ptr addrspace(4), ptr addrspace(4) }
%class.anon.5 = type { ptr addrspace(4), ptr addrspace(4) }
%class.anon.4 = type { ptr addrspace(4), ptr addrspace(4) }
%"class.sycl::_V1::detail::half_impl::half" = type { half }

$_ZTSZ3runRN4sycl3_V15queueEPfPNS0_6detail9half_impl4halfEPdE4Mean = comdat any

$_ZTSZ3runRN4sycl3_V15queueEPfPNS0_6detail9half_impl4halfEPdE6Narrow = comdat any

$_ZTSZ3runRN4sycl3_V15queueEPfPNS0_6detail9half_impl4halfEPdE6Always = comdat any

; Function Attrs: mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPfPNS0_6detail9half_impl4halfEPdE4Mean(ptr addrspace(1) noundef align 4 %0) local_unnamed_addr #0 comdat !sycl_fixed_targets !10 !sycl_kernel_omit_args !11 {
  %2 = alloca %class.anon.1, align 8
  %3 = alloca %class.anon.0, align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i32, align 4
  %6 = alloca float, align 4
  %7 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %8 = addrspacecast ptr %4 to ptr addrspace(4)
  %9 = addrspacecast ptr %5 to ptr addrspace(4)
  %10 = addrspacecast ptr %6 to ptr addrspace(4)
  store ptr addrspace(4) %7, ptr %4, align 8, !tbaa !12
  store i32 100, ptr %5, align 4, !tbaa !15
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #4
  store float 0.000000e+00, ptr %6, align 4, !tbaa !16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  store ptr addrspace(4) %9, ptr %3, align 8, !tbaa !18
  %11 = getelementptr inbounds i8, ptr %3, i64 8
  store ptr addrspace(4) %8, ptr %11, align 8, !tbaa !20
  %12 = getelementptr inbounds i8, ptr %3, i64 16
  store ptr addrspace(4) %10, ptr %12, align 8, !tbaa !12
  call spir_func void @_ZN11conditional31call_if_on_device_conditionallyIZ4meanPKfiEUlvE_JiiEEEvT_DpT0___1(ptr nonnull @_ZZ4meanPKfiENKUlvE_clEv, ptr nonnull %3, i32 -1, i32 6) #4
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  store ptr addrspace(4) %9, ptr %2, align 8, !tbaa !18
  %13 = getelementptr inbounds i8, ptr %2, i64 8
  store ptr addrspace(4) %10, ptr %13, align 8, !tbaa !12
  %14 = getelementptr inbounds i8, ptr %2, i64 16
  store ptr addrspace(4) %8, ptr %14, align 8, !tbaa !20
  call spir_func void @_ZN11conditional31call_if_on_device_conditionallyIZ4meanPKfiEUlvE0_JiiiEEEvT_DpT0___2(ptr nonnull @_ZZ4meanPKfiENKUlvE0_clEv, ptr nonnull %2, i32 -3, i32 -1, i32 6) #4
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  %15 = load float, ptr %6, align 4, !tbaa !16
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #4
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  store float %15, ptr addrspace(1) %0, align 4, !tbaa !16
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: inlinehint mustprogress nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal spir_func void @_ZZ4meanPKfiENKUlvE_clEv(ptr addrspace(4) nofree noundef readonly align 8 captures(none) dereferenceable_or_null(24) %0) #2 align 2 !sycl_used_aspects !23 {
  %2 = getelementptr inbounds nuw %class.anon.0, ptr addrspace(4) %0, i64 0, i32 0
  %3 = load ptr addrspace(4), ptr addrspace(4) %2, align 8, !tbaa !25, !align !27
  %4 = load i32, ptr addrspace(4) %3, align 4, !tbaa !15
  %5 = icmp sgt i32 %4, 0
  br i1 %5, label %6, label %11

6:                                                ; preds = %1
  %7 = getelementptr inbounds nuw %class.anon.0, ptr addrspace(4) %0, i64 0, i32 1
  %8 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !tbaa !28, !align !29
  %9 = load ptr addrspace(4), ptr addrspace(4) %8, align 8, !tbaa !12
  %10 = zext nneg i32 %4 to i64
  br label %18

11:                                               ; preds = %18, %1
  %12 = phi double [ 0.000000e+00, %1 ], [ %24, %18 ]
  %13 = sitofp i32 %4 to double
  %14 = fdiv double %12, %13
  %15 = fptrunc double %14 to float
  %16 = getelementptr inbounds nuw %class.anon.0, ptr addrspace(4) %0, i64 0, i32 2
  %17 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !tbaa !30, !align !27
  store float %15, ptr addrspace(4) %17, align 4, !tbaa !16
  ret void

18:                                               ; preds = %18, %6
  %19 = phi i64 [ 0, %6 ], [ %25, %18 ]
  %20 = phi double [ 0.000000e+00, %6 ], [ %24, %18 ]
  %21 = getelementptr inbounds nuw float, ptr addrspace(4) %9, i64 %19
  %22 = load float, ptr addrspace(4) %21, align 4, !tbaa !16
  %23 = fpext float %22 to double
  %24 = fadd double %20, %23
  %25 = add nuw nsw i64 %19, 1
  %26 = icmp eq i64 %25, %10
  br i1 %26, label %11, label %18, !llvm.loop !31
}

; Function Attrs: inlinehint mustprogress nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal spir_func void @_ZZ4meanPKfiENKUlvE0_clEv(ptr addrspace(4) nofree noundef readonly align 8 captures(none) dereferenceable_or_null(24) %0) #2 align 2 {
  %2 = getelementptr inbounds nuw %class.anon.1, ptr addrspace(4) %0, i64 0, i32 0
  %3 = load ptr addrspace(4), ptr addrspace(4) %2, align 8, !tbaa !33, !align !27
  %4 = load i32, ptr addrspace(4) %3, align 4, !tbaa !15
  %5 = icmp sgt i32 %4, 0
  br i1 %5, label %6, label %15

6:                                                ; preds = %1
  %7 = getelementptr inbounds nuw %class.anon.1, ptr addrspace(4) %0, i64 0, i32 2
  %8 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !tbaa !35, !align !29
  %9 = load ptr addrspace(4), ptr addrspace(4) %8, align 8, !tbaa !12
  %10 = uitofp nneg i32 %4 to float
  %11 = getelementptr inbounds nuw %class.anon.1, ptr addrspace(4) %0, i64 0, i32 1
  %12 = load ptr addrspace(4), ptr addrspace(4) %11, align 8, !tbaa !36, !align !27
  %13 = load float, ptr addrspace(4) %12, align 4, !tbaa !16
  %14 = zext nneg i32 %4 to i64
  br label %16

15:                                               ; preds = %16, %1
  ret void

16:                                               ; preds = %16, %6
  %17 = phi i64 [ 0, %6 ], [ %23, %16 ]
  %18 = phi float [ %13, %6 ], [ %22, %16 ]
  %19 = getelementptr inbounds nuw float, ptr addrspace(4) %9, i64 %17
  %20 = load float, ptr addrspace(4) %19, align 4, !tbaa !16
  %21 = fdiv float %20, %10
  %22 = fadd float %21, %18
  store float %22, ptr addrspace(4) %12, align 4, !tbaa !16
  %23 = add nuw nsw i64 %17, 1
  %24 = icmp eq i64 %23, %14
  br i1 %24, label %15, label %16, !llvm.loop !37
}

; Function Attrs: mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPfPNS0_6detail9half_impl4halfEPdE6Narrow(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 8 %2) local_unnamed_addr #0 comdat !sycl_fixed_targets !10 !sycl_kernel_omit_args !38 {
  %4 = alloca %class.anon.5, align 8
  %5 = alloca %class.anon.4, align 8
  %6 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %7 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %8 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  %9 = ptrtoint ptr addrspace(4) %6 to i64
  %10 = ptrtoint ptr addrspace(4) %7 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %11 = getelementptr inbounds nuw { i64, i64 }, ptr %5, i64 0, i32 0
  store i64 %9, ptr %11, align 8, !tbaa !39
  %12 = getelementptr inbounds nuw { i64, i64 }, ptr %5, i64 0, i32 1
  store i64 %10, ptr %12, align 8, !tbaa !12
  call spir_func void @_ZN11conditional31call_if_on_device_conditionallyIZZ3runRN4sycl3_V15queueEPfPNS2_6detail9half_impl4halfEPdENKUlvE0_clEvEUlvE_JiiEEEvT_DpT0___3(ptr nonnull @_ZZZ3runRN4sycl3_V15queueEPfPNS0_6detail9half_impl4halfEPdENKUlvE0_clEvENKUlvE_clEv, ptr nonnull %5, i32 -1, i32 5) #4
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  %13 = ptrtoint ptr addrspace(4) %8 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %14 = getelementptr inbounds nuw { i64, i64 }, ptr %4, i64 0, i32 0
  store i64 %13, ptr %14, align 8, !tbaa !41
  %15 = getelementptr inbounds nuw { i64, i64 }, ptr %4, i64 0, i32 1
  store i64 %9, ptr %15, align 8, !tbaa !39
  call spir_func void @_ZN11conditional31call_if_on_device_conditionallyIZZ3runRN4sycl3_V15queueEPfPNS2_6detail9half_impl4halfEPdENKUlvE0_clEvEUlvE0_JiiiiiEEEvT_DpT0___4(ptr nonnull @_ZZZ3runRN4sycl3_V15queueEPfPNS0_6detail9half_impl4halfEPdENKUlvE0_clEvENKUlvE0_clEv, ptr nonnull %4, i32 -4, i32 -1, i32 5, i32 -1, i32 6) #4
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret void
}

; Function Attrs: inlinehint mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal spir_func void @_ZZZ3runRN4sycl3_V15queueEPfPNS0_6detail9half_impl4halfEPdENKUlvE0_clEvENKUlvE_clEv(ptr addrspace(4) nofree noundef readonly align 8 captures(none) dereferenceable_or_null(16) %0) #3 align 2 !sycl_used_aspects !43 {
  %2 = getelementptr inbounds nuw %class.anon.4, ptr addrspace(4) %0, i64 0, i32 1
  %3 = load ptr addrspace(4), ptr addrspace(4) %2, align 8, !tbaa !45
  %4 = load float, ptr addrspace(4) %3, align 4, !tbaa !16
  %5 = fptrunc float %4 to half
  %6 = getelementptr inbounds nuw %class.anon.4, ptr addrspace(4) %0, i64 0, i32 0
  %7 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !tbaa !47
  %8 = getelementptr inbounds nuw { i16 }, ptr addrspace(4) %7, i64 0, i32 0
  store half %5, ptr addrspace(4) %8, align 2, !tbaa !48
  ret void
}

; Function Attrs: inlinehint mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal spir_func void @_ZZZ3runRN4sycl3_V15queueEPfPNS0_6detail9half_impl4halfEPdENKUlvE0_clEvENKUlvE0_clEv(ptr addrspace(4) nofree noundef readonly align 8 captures(none) dereferenceable_or_null(16) %0) #3 align 2 !sycl_used_aspects !50 {
  %2 = getelementptr inbounds nuw %class.anon.5, ptr addrspace(4) %0, i64 0, i32 1
  %3 = load ptr addrspace(4), ptr addrspace(4) %2, align 8, !tbaa !51
  %4 = getelementptr inbounds nuw %"class.sycl::_V1::detail::half_impl::half", ptr addrspace(4) %3, i64 0, i32 0
  %5 = load half, ptr addrspace(4) %4, align 2, !tbaa !53
  %6 = fpext half %5 to double
  %7 = getelementptr inbounds nuw %class.anon.5, ptr addrspace(4) %0, i64 0, i32 0
  %8 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !tbaa !55
  store double %6, ptr addrspace(4) %8, align 8, !tbaa !56
  ret void
}

; Function Attrs: mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPfPNS0_6detail9half_impl4halfEPdE6Always(ptr addrspace(1) noundef align 4 %0) local_unnamed_addr #0 comdat !sycl_fixed_targets !10 !sycl_kernel_omit_args !11 {
  store float 0.000000e+00, ptr addrspace(1) %0, align 4, !tbaa !16
  ret void
}

declare spir_func void @_ZN11conditional31call_if_on_device_conditionallyIZ4meanPKfiEUlvE_JiiEEEvT_DpT0___1(ptr, ptr, i32, i32) local_unnamed_addr

declare spir_func void @_ZN11conditional31call_if_on_device_conditionallyIZ4meanPKfiEUlvE0_JiiiEEEvT_DpT0___2(ptr, ptr, i32, i32, i32) local_unnamed_addr

declare spir_func void @_ZN11conditional31call_if_on_device_conditionallyIZZ3runRN4sycl3_V15queueEPfPNS2_6detail9half_impl4halfEPdENKUlvE0_clEvEUlvE_JiiEEEvT_DpT0___3(ptr, ptr, i32, i32) local_unnamed_addr

declare spir_func void @_ZN11conditional31call_if_on_device_conditionallyIZZ3runRN4sycl3_V15queueEPfPNS2_6detail9half_impl4halfEPdENKUlvE0_clEvEUlvE0_JiiiiiEEEvT_DpT0___4(ptr, ptr, i32, i32, i32, i32, i32) local_unnamed_addr

declare dso_local spir_func i32 @_Z18__spirv_ocl_printfPU3AS2Kcz(ptr addrspace(2), ...)

attributes #0 = { mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/conditional_calls.cpp" "sycl-optlevel"="2" "sycl-single-task" "uniform-work-group-size" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { inlinehint mustprogress nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-optlevel"="2" "uniform-work-group-size" }
attributes #3 = { inlinehint mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-optlevel"="2" "uniform-work-group-size" }
attributes #4 = { nounwind }

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
!13 = !{!"p1 float", !14, i64 0}
!14 = !{!"any pointer", !8, i64 0}
!15 = !{!7, !7, i64 0}
!16 = !{!17, !17, i64 0}
!17 = !{!"float", !8, i64 0}
!18 = !{!19, !19, i64 0}
!19 = !{!"p1 int", !14, i64 0}
!20 = !{!21, !21, i64 0}
!21 = !{!"p2 float", !22, i64 0}
!22 = !{!"any p2 pointer", !14, i64 0}
!23 = !{!24}
!24 = !{!"fp64", i32 6}
!25 = !{!26, !19, i64 0}
!26 = !{!"_ZTSZ4meanPKfiEUlvE_", !19, i64 0, !21, i64 8, !13, i64 16}
!27 = !{i64 4}
!28 = !{!26, !21, i64 8}
!29 = !{i64 8}
!30 = !{!26, !13, i64 16}
!31 = distinct !{!31, !32}
!32 = !{!"llvm.loop.mustprogress"}
!33 = !{!34, !19, i64 0}
!34 = !{!"_ZTSZ4meanPKfiEUlvE0_", !19, i64 0, !13, i64 8, !21, i64 16}
!35 = !{!34, !21, i64 16}
!36 = !{!34, !13, i64 8}
!37 = distinct !{!37, !32}
!38 = !{i1 false, i1 false, i1 false}
!39 = !{!40, !40, i64 0}
!40 = !{!"p1 _ZTSN4sycl3_V16detail9half_impl4halfE", !14, i64 0}
!41 = !{!42, !42, i64 0}
!42 = !{!"p1 double", !14, i64 0}
!43 = !{!44}
!44 = !{!"fp16", i32 5}
!45 = !{!46, !13, i64 8}
!46 = !{!"_ZTSZZ3runRN4sycl3_V15queueEPfPNS0_6detail9half_impl4halfEPdENKUlvE0_clEvEUlvE_", !40, i64 0, !13, i64 8}
!47 = !{!46, !40, i64 0}
!48 = !{!49, !49, i64 0}
!49 = !{!"_Float16", !8, i64 0}
!50 = !{!44, !24}
!51 = !{!52, !40, i64 8}
!52 = !{!"_ZTSZZ3runRN4sycl3_V15queueEPfPNS0_6detail9half_impl4halfEPdENKUlvE0_clEvEUlvE0_", !42, i64 0, !40, i64 8}
!53 = !{!54, !49, i64 0}
!54 = !{!"_ZTSN4sycl3_V16detail9half_impl4halfE", !49, i64 0}
!55 = !{!52, !42, i64 0}
!56 = !{!57, !57, i64 0}
!57 = !{!"double", !8, i64 0}
