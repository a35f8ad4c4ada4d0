source_filename = "architectures.cpp"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

$_ZTSZ3runRN4sycl3_V15queueEPfPdE14ByArchitecture = comdat any

$_ZTSZ3runRN4sycl3_V15queueEPfPdE10ByCategory = comdat any

$_ZTSZ3runRN4sycl3_V15queueEPfPdE7InOrder = comdat any

; Function Attrs: mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPfPdE14ByArchitecture(ptr addrspace(1) noundef align 4 %0) local_unnamed_addr #0 comdat !sycl_fixed_targets !10 !sycl_kernel_omit_args !11 {
  %2 = load float, ptr addrspace(1) %0, align 4, !tbaa !12
  %3 = fdiv float %2, 3.000000e+00
  store float %3, ptr addrspace(1) %0, align 4, !tbaa !12
  ret void
}

; Function Attrs: mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPfPdE10ByCategory(ptr addrspace(1) noundef align 4 %0) local_unnamed_addr #0 comdat !sycl_fixed_targets !10 !sycl_kernel_omit_args !14 {
  %2 = getelementptr inbounds float, ptr addrspace(1) %0, i64 1
  store float 1.000000e+00, ptr addrspace(1) %2, align 4, !tbaa !12
  ret void
}

; Function Attrs: mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPfPdE7InOrder(ptr addrspace(1) noundef align 4 %0) local_unnamed_addr #0 comdat !sycl_fixed_targets !10 !sycl_kernel_omit_args !14 {
  %2 = getelementptr inbounds float, ptr addrspace(1) %0, i64 2
  store float 1.000000e+00, ptr addrspace(1) %2, align 4, !tbaa !12
  ret void
}

declare dso_local spir_func i32 @_Z18__spirv_ocl_printfPU3AS2Kcz(ptr addrspace(2), ...)

attributes #0 = { mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/architectures.cpp" "sycl-optlevel"="2" "sycl-single-task" "uniform-work-group-size" }

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
!11 = !{i1 true, i1 false}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !8, i64 0}
!14 = !{i1 false}
