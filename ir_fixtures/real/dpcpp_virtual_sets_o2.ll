source_filename = "virtual_sets.cpp"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

$_ZN5Shape5scaleEPf = comdat any

$_ZN5Shape7measureEPv = comdat any

$_ZTSZ3runRN4sycl3_V15queueEP5ShapePfPdE6Create = comdat any

$_ZTSZ3runRN4sycl3_V15queueEP5ShapePfPdE5Scale = comdat any

$_ZTSZ3runRN4sycl3_V15queueEP5ShapePfPdE10ScaleTwice = comdat any

$_ZTSZ3runRN4sycl3_V15queueEP5ShapePfPdE7Measure = comdat any

$_ZTSZ3runRN4sycl3_V15queueEP5ShapePfPdE4Both = comdat any

$_ZTV5Shape = comdat any

@_ZTV5Shape = linkonce_odr dso_local unnamed_addr addrspace(1) constant { [5 x ptr addrspace(4)] } { [5 x ptr addrspace(4)] [ptr addrspace(4) null, ptr addrspace(4) null, ptr addrspace(4) addrspacecast (ptr @_ZN5Shape5scaleEPf to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr @_ZN5Shape7measureEPv to ptr addrspace(4)), ptr addrspace(4) null] }, comdat, align 8

; Function Attrs: mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN5Shape5scaleEPf(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, ptr addrspace(4) noundef %1) unnamed_addr #0 comdat align 2 !sycl_fixed_targets !10 {
  %3 = load float, ptr addrspace(4) %1, align 4, !tbaa !11
  %4 = fmul float %3, 2.000000e+00
  store float %4, ptr addrspace(4) %1, align 4, !tbaa !11
  ret void
}

; Function Attrs: mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN5Shape7measureEPv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, ptr addrspace(4) noundef %1) unnamed_addr #1 comdat align 2 !sycl_used_aspects !13 !sycl_fixed_targets !10 {
  %3 = load double, ptr addrspace(4) %1, align 8, !tbaa !15
  %4 = fdiv double %3, 3.000000e+00
  store double %4, ptr addrspace(4) %1, align 8, !tbaa !15
  ret void
}

; Function Attrs: mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEP5ShapePfPdE6Create(ptr addrspace(1) noundef align 8 %0) local_unnamed_addr #2 comdat !sycl_used_aspects !13 !sycl_fixed_targets !10 !sycl_kernel_omit_args !17 {
  store ptr addrspace(1) getelementptr inbounds inrange(-16, 24) ({ [5 x ptr addrspace(4)] }, ptr addrspace(1) @_ZTV5Shape, i64 0, i32 0, i64 2), ptr addrspace(1) %0, align 8, !tbaa !18
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEP5ShapePfPdE5Scale(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 4 %1) local_unnamed_addr #3 comdat !sycl_fixed_targets !10 !sycl_kernel_omit_args !20 {
  %3 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %4 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %5 = load ptr addrspace(4), ptr addrspace(1) %0, align 8, !tbaa !18
  %6 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  tail call spir_func addrspace(4) void %6(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %3, ptr addrspace(4) noundef %4) #6, !inline_history !21
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEP5ShapePfPdE10ScaleTwice(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 4 %1) local_unnamed_addr #3 comdat !sycl_fixed_targets !10 !sycl_kernel_omit_args !20 {
  %3 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %4 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %5 = load ptr addrspace(4), ptr addrspace(1) %0, align 8, !tbaa !18
  %6 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  tail call spir_func addrspace(4) void %6(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %3, ptr addrspace(4) noundef %4) #6, !inline_history !22
  %7 = load ptr addrspace(4), ptr addrspace(1) %0, align 8, !tbaa !18
  %8 = load ptr addrspace(4), ptr addrspace(4) %7, align 8
  tail call spir_func addrspace(4) void %8(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %3, ptr addrspace(4) noundef %4) #6, !inline_history !22
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEP5ShapePfPdE7Measure(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1) local_unnamed_addr #4 comdat !sycl_used_aspects !13 !sycl_fixed_targets !10 !sycl_kernel_omit_args !20 {
  %3 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %4 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %5 = load ptr addrspace(4), ptr addrspace(1) %0, align 8, !tbaa !18
  %6 = getelementptr inbounds nuw ptr addrspace(4), ptr addrspace(4) %5, i64 1
  %7 = load ptr addrspace(4), ptr addrspace(4) %6, align 8
  tail call spir_func addrspace(4) void %7(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %3, ptr addrspace(4) noundef %4) #6, !inline_history !23
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEP5ShapePfPdE4Both(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 8 %2) local_unnamed_addr #5 comdat !sycl_used_aspects !13 !sycl_fixed_targets !10 !sycl_kernel_omit_args !24 {
  %4 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %5 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %6 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  %7 = load ptr addrspace(4), ptr addrspace(1) %0, align 8, !tbaa !18
  %8 = load ptr addrspace(4), ptr addrspace(4) %7, align 8
  tail call spir_func addrspace(4) void %8(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %4, ptr addrspace(4) noundef %5) #6, !inline_history !25
  %9 = load ptr addrspace(4), ptr addrspace(1) %0, align 8, !tbaa !18
  %10 = getelementptr inbounds nuw ptr addrspace(4), ptr addrspace(4) %9, i64 1
  %11 = load ptr addrspace(4), ptr addrspace(4) %10, align 8
  tail call spir_func addrspace(4) void %11(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %4, ptr addrspace(4) noundef %6) #6, !inline_history !25
  ret void
}

declare dso_local spir_func i32 @_Z18__spirv_ocl_printfPU3AS2Kcz(ptr addrspace(2), ...)

attributes #0 = { mustprogress norecurse nounwind "frame-pointer"="all" "indirectly-callable"="_ZTSv" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/virtual_sets.cpp" "sycl-optlevel"="2" "uniform-work-group-size" }
attributes #1 = { mustprogress norecurse nounwind "frame-pointer"="all" "indirectly-callable"="_ZTS9SetDouble" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/virtual_sets.cpp" "sycl-optlevel"="2" "uniform-work-group-size" }
attributes #2 = { mustprogress norecurse nounwind "calls-indirectly"="_ZTSv,_ZTS9SetDouble" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/virtual_sets.cpp" "sycl-optlevel"="2" "sycl-single-task" "uniform-work-group-size" }
attributes #3 = { convergent mustprogress norecurse nounwind "calls-indirectly"="_ZTSv" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/virtual_sets.cpp" "sycl-optlevel"="2" "sycl-single-task" "uniform-work-group-size" }
attributes #4 = { convergent mustprogress norecurse nounwind "calls-indirectly"="_ZTS9SetDouble" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/virtual_sets.cpp" "sycl-optlevel"="2" "sycl-single-task" "uniform-work-group-size" }
attributes #5 = { convergent mustprogress norecurse nounwind "calls-indirectly"="_ZTSv,_ZTS9SetDouble" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/virtual_sets.cpp" "sycl-optlevel"="2" "sycl-single-task" "uniform-work-group-size" }
attributes #6 = { convergent nounwind "uniform-work-group-size" "virtual-call" }

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
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !8, i64 0}
!13 = !{!14}
!14 = !{!"fp64", i32 6}
!15 = !{!16, !16, i64 0}
!16 = !{!"double", !8, i64 0}
!17 = !{i1 false}
!18 = !{!19, !19, i64 0}
!19 = !{!"vtable pointer", !9, i64 0}
!20 = !{i1 false, i1 false}
!21 = distinct !{null}
!22 = distinct !{null}
!23 = distinct !{null}
!24 = !{i1 false, i1 false, i1 false}
!25 = distinct !{null}
