source_filename = "messages.cpp"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

%"class.sycl::_V1::ext::oneapi::bfloat16" = type { i16 }

$_ZTSZ3runRN4sycl3_V15queueEPiPfE5Print = comdat any

$_ZTSZ3runRN4sycl3_V15queueEPiPfE6Assert = comdat any

$_ZTSZ3runRN4sycl3_V15queueEPiPfE6Bfloat = comdat any

$_ZTSZ3runRN4sycl3_V15queueEPiPfE11Mathematics = comdat any

$_ZTSZ3runRN4sycl3_V15queueEPiPfE8Imported = comdat any

@.str = private unnamed_addr addrspace(1) constant [10 x i8] c"value %d\0A\00", align 1
@.str.1 = private unnamed_addr addrspace(1) constant [22 x i8] c"only positive numbers\00", align 1
@.str.2 = private unnamed_addr addrspace(1) constant [37 x i8] c"value > 0 && \22only positive numbers\22\00", align 1
@.str.3 = private unnamed_addr addrspace(1) constant [27 x i8] c"sources/dpcpp/messages.cpp\00", align 1
@__PRETTY_FUNCTION__._Z5checki = private unnamed_addr addrspace(1) constant [16 x i8] c"void check(int)\00", align 1
@.str._AS2 = internal addrspace(2) constant [10 x i8] c"value %d\0A\00", align 1

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPiPfE5Print(ptr addrspace(1) noundef align 4 %0) local_unnamed_addr #0 comdat !sycl_fixed_targets !10 !sycl_kernel_omit_args !11 {
  %2 = load i32, ptr addrspace(1) %0, align 4, !tbaa !12
  %3 = tail call spir_func noundef i32 (ptr addrspace(2), ...) @_Z18__spirv_ocl_printfPU3AS2Kcz(ptr addrspace(2) noundef @.str._AS2, i32 noundef %2) #5
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPiPfE6Assert(ptr addrspace(1) noundef align 4 %0) local_unnamed_addr #0 comdat !sycl_fixed_targets !10 !sycl_kernel_omit_args !11 {
  %2 = load i32, ptr addrspace(1) %0, align 4, !tbaa !12
  %3 = icmp sgt i32 %2, 0
  %4 = icmp ne ptr addrspace(1) @.str.1, addrspacecast (ptr addrspace(4) null to ptr addrspace(1))
  %5 = select i1 %3, i1 %4, i1 false
  br i1 %5, label %7, label %6

6:                                                ; preds = %1
  tail call spir_func void @__assert_fail(ptr addrspace(4) noundef addrspacecast (ptr addrspace(1) @.str.2 to ptr addrspace(4)), ptr addrspace(4) noundef addrspacecast (ptr addrspace(1) @.str.3 to ptr addrspace(4)), i32 noundef 12, ptr addrspace(4) noundef addrspacecast (ptr addrspace(1) @__PRETTY_FUNCTION__._Z5checki to ptr addrspace(4))) #5
  br label %7

7:                                                ; preds = %6, %1
  ret void
}

; Function Attrs: convergent nofree nounwind
declare dso_local spir_func void @__assert_fail(ptr addrspace(4) noundef, ptr addrspace(4) noundef, i32 noundef, ptr addrspace(4) noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPiPfE6Bfloat(ptr addrspace(1) noundef align 4 %0) local_unnamed_addr #0 comdat !sycl_fixed_targets !10 !sycl_kernel_omit_args !11 {
  %2 = alloca %"class.sycl::_V1::ext::oneapi::bfloat16", align 2
  %3 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #6
  %4 = tail call spir_func noundef zeroext i16 @__devicelib_ConvertFToBF16INTEL(ptr addrspace(4) noundef align 4 dereferenceable(4) %3) #5
  %5 = getelementptr inbounds %"class.sycl::_V1::ext::oneapi::bfloat16", ptr %2, i64 0, i32 0
  %6 = addrspacecast ptr %5 to ptr addrspace(4)
  store i16 %4, ptr %5, align 2, !tbaa !13
  %7 = call spir_func noundef float @__devicelib_ConvertBF16ToFINTEL(ptr addrspace(4) noundef align 2 dereferenceable(2) %6) #5
  store float %7, ptr addrspace(1) %0, align 4, !tbaa !16
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #6
  ret void
}

; Function Attrs: convergent nounwind
declare dso_local spir_func zeroext i16 @__devicelib_ConvertFToBF16INTEL(ptr addrspace(4) noundef align 4 dereferenceable(4)) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func float @__devicelib_ConvertBF16ToFINTEL(ptr addrspace(4) noundef align 2 dereferenceable(2)) local_unnamed_addr #3

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPiPfE11Mathematics(ptr addrspace(1) noundef align 4 %0) local_unnamed_addr #0 comdat !sycl_fixed_targets !10 !sycl_kernel_omit_args !11 {
  %2 = load float, ptr addrspace(1) %0, align 4, !tbaa !16
  %3 = tail call spir_func noundef float @sinf(float noundef %2) #5
  %4 = tail call spir_func noundef float @fmodf(float noundef %2, float noundef 2.000000e+00) #5
  %5 = fadd float %3, %4
  store float %5, ptr addrspace(1) %0, align 4, !tbaa !16
  ret void
}

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(errnomem: write)
declare dso_local spir_func float @sinf(float noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(errnomem: write)
declare dso_local spir_func float @fmodf(float noundef, float noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPiPfE8Imported(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) local_unnamed_addr #0 comdat !sycl_fixed_targets !10 !sycl_kernel_omit_args !18 {
  %3 = load i32, ptr addrspace(1) %1, align 4, !tbaa !12
  %4 = tail call spir_func noundef float @_Z6lookupi(i32 noundef %3) #5
  store float %4, ptr addrspace(1) %0, align 4, !tbaa !16
  ret void
}

; Function Attrs: convergent nounwind
declare dso_local spir_func noundef float @_Z6lookupi(i32 noundef) local_unnamed_addr #3

declare dso_local spir_func i32 @_Z18__spirv_ocl_printfPU3AS2Kcz(ptr addrspace(2), ...)

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/messages.cpp" "sycl-optlevel"="2" "sycl-single-task" "uniform-work-group-size" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nofree nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size" }
attributes #4 = { convergent mustprogress nocallback nofree nosync nounwind willreturn memory(errnomem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size" }
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
!12 = !{!7, !7, i64 0}
!13 = !{!14, !15, i64 0}
!14 = !{!"_ZTSN4sycl3_V13ext6oneapi8bfloat16E", !15, i64 0}
!15 = !{!"short", !8, i64 0}
!16 = !{!17, !17, i64 0}
!17 = !{!"float", !8, i64 0}
!18 = !{i1 false, i1 false}
