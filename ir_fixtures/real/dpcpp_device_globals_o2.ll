source_filename = "device_globals.cpp"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

%struct.Pair = type { i32, double }

$_ZTSZ3runRN4sycl3_V15queueEPiPdE5Count = comdat any

$_ZTSZ3runRN4sycl3_V15queueEPiPdE3Sum = comdat any

$_ZTSZ3runRN4sycl3_V15queueEPiPdE7OfImage = comdat any

$_ZTSZ3runRN4sycl3_V15queueEPiPdE7Doubles = comdat any

$_ZTSZ3runRN4sycl3_V15queueEPiPdE6Hidden = comdat any

$_ZTSZ3runRN4sycl3_V15queueEPiPdE7Members = comdat any

$_ZN5inner13in_every_unitE = comdat any

$_Z8numberedILi1EE = comdat any

$_Z8numberedILi2EE = comdat any

@shared = dso_local local_unnamed_addr addrspace(1) global { ptr addrspace(1), i32 } { ptr addrspace(1) addrspacecast (ptr addrspace(4) null to ptr addrspace(1)), i32 0 }, align 8, !spirv.Decorations !0 #0
@table = dso_local local_unnamed_addr addrspace(1) global { ptr addrspace(1), [100 x float] } { ptr addrspace(1) addrspacecast (ptr addrspace(4) null to ptr addrspace(1)), [100 x float] zeroinitializer }, align 8, !spirv.Decorations !2 #1
@host_reads = dso_local local_unnamed_addr addrspace(1) global { i32 } zeroinitializer, align 4, !spirv.Decorations !4 #2
@host_writes = dso_local local_unnamed_addr addrspace(1) global { i32 } zeroinitializer, align 4, !spirv.Decorations !6 #3
@host_does_both = dso_local local_unnamed_addr addrspace(1) global { i32 } zeroinitializer, align 4, !spirv.Decorations !8 #4
@host_does_neither = dso_local local_unnamed_addr addrspace(1) global { i32 } zeroinitializer, align 4, !spirv.Decorations !10 #5
@pair = dso_local local_unnamed_addr addrspace(1) global { %struct.Pair } zeroinitializer, align 8, !spirv.Decorations !12 #6
@_ZL11of_the_unit = internal addrspace(1) global { i64 } zeroinitializer, align 8, !spirv.Decorations !14 #7
@shared_and_read = dso_local local_unnamed_addr addrspace(1) global { ptr addrspace(1), i32 } { ptr addrspace(1) addrspacecast (ptr addrspace(4) null to ptr addrspace(1)), i32 0 }, align 8, !spirv.Decorations !16 #8
@_ZN12_GLOBAL__N_16hiddenE = internal addrspace(1) global { ptr addrspace(1), i32 } { ptr addrspace(1) addrspacecast (ptr addrspace(4) null to ptr addrspace(1)), i32 0 }, align 8, !spirv.Decorations !18 #9
@_ZN5inner6hiddenE = dso_local local_unnamed_addr addrspace(1) global { ptr addrspace(1), i32 } { ptr addrspace(1) addrspacecast (ptr addrspace(4) null to ptr addrspace(1)), i32 0 }, align 8, !spirv.Decorations !20 #10
@_ZN5inner13in_every_unitE = linkonce_odr dso_local local_unnamed_addr addrspace(1) global { ptr addrspace(1), i32 } { ptr addrspace(1) addrspacecast (ptr addrspace(4) null to ptr addrspace(1)), i32 0 }, comdat, align 8, !spirv.Decorations !22 #11
@_ZN6Holder6memberE = dso_local local_unnamed_addr addrspace(1) global { ptr addrspace(1), i32 } { ptr addrspace(1) addrspacecast (ptr addrspace(4) null to ptr addrspace(1)), i32 0 }, align 8, !spirv.Decorations !24 #12
@_Z8numberedILi1EE = linkonce_odr dso_local local_unnamed_addr addrspace(1) global { ptr addrspace(1), i32 } { ptr addrspace(1) addrspacecast (ptr addrspace(4) null to ptr addrspace(1)), i32 0 }, comdat, align 8, !spirv.Decorations !26 #13
@_Z8numberedILi2EE = linkonce_odr dso_local local_unnamed_addr addrspace(1) global { ptr addrspace(1), i32 } { ptr addrspace(1) addrspacecast (ptr addrspace(4) null to ptr addrspace(1)), i32 0 }, comdat, align 8, !spirv.Decorations !28 #14
@llvm.compiler.used = appending addrspace(1) global [2 x ptr addrspace(4)] [ptr addrspace(4) addrspacecast (ptr addrspace(1) @_ZL11of_the_unit to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @_ZN12_GLOBAL__N_16hiddenE to ptr addrspace(4))], section "llvm.metadata"

; Function Attrs: mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPiPdE5Count() local_unnamed_addr #15 comdat !sycl_fixed_targets !40 !sycl_kernel_omit_args !40 {
  %1 = load ptr addrspace(1), ptr addrspace(1) @shared, align 8, !tbaa !41
  %2 = load i32, ptr addrspace(1) %1, align 4, !tbaa !45
  %3 = add nsw i32 %2, 1
  store i32 %3, ptr addrspace(1) %1, align 4, !tbaa !45
  ret void
}

; Function Attrs: mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPiPdE3Sum(ptr addrspace(1) noundef align 4 %0) local_unnamed_addr #15 comdat !sycl_fixed_targets !40 !sycl_kernel_omit_args !46 {
  %2 = load ptr addrspace(1), ptr addrspace(1) @table, align 8, !tbaa !47
  br label %3

3:                                                ; preds = %3, %1
  %4 = phi float [ 0.000000e+00, %1 ], [ %8, %3 ]
  %5 = phi i64 [ 0, %1 ], [ %9, %3 ]
  %6 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %5
  %7 = load float, ptr addrspace(1) %6, align 4, !tbaa !50
  %8 = fadd float %4, %7
  %9 = add nuw nsw i64 %5, 4
  %10 = icmp eq i64 %9, 400
  br i1 %10, label %11, label %3

11:                                               ; preds = %3
  %12 = fptosi float %8 to i32
  %13 = load ptr addrspace(1), ptr addrspace(1) @shared, align 8, !tbaa !41
  %14 = load i32, ptr addrspace(1) %13, align 4, !tbaa !45
  %15 = add nsw i32 %14, %12
  store i32 %15, ptr addrspace(1) %0, align 4, !tbaa !45
  ret void
}

; Function Attrs: mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPiPdE7OfImage() local_unnamed_addr #15 comdat !sycl_used_aspects !52 !sycl_fixed_targets !40 !sycl_kernel_omit_args !40 {
  %1 = load i32, ptr addrspace(1) @host_reads, align 4, !tbaa !45
  %2 = load i32, ptr addrspace(1) @host_writes, align 4, !tbaa !45
  %3 = add nsw i32 %2, %1
  %4 = load i32, ptr addrspace(1) @host_does_both, align 4, !tbaa !45
  %5 = add nsw i32 %3, %4
  %6 = load i32, ptr addrspace(1) @host_does_neither, align 4, !tbaa !45
  %7 = add nsw i32 %5, %6
  %8 = load i32, ptr addrspace(1) @pair, align 8, !tbaa !54
  %9 = add nsw i32 %7, %8
  store i32 %9, ptr addrspace(1) @pair, align 8, !tbaa !54
  %10 = sext i32 %9 to i64
  store i64 %10, ptr addrspace(1) @_ZL11of_the_unit, align 8, !tbaa !57
  ret void
}

; Function Attrs: mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPiPdE7Doubles(ptr addrspace(1) noundef align 8 %0) local_unnamed_addr #15 comdat !sycl_used_aspects !52 !sycl_fixed_targets !40 !sycl_kernel_omit_args !46 {
  %2 = load ptr addrspace(1), ptr addrspace(1) @shared_and_read, align 8, !tbaa !59
  %3 = load i32, ptr addrspace(1) %2, align 4, !tbaa !45
  %4 = sitofp i32 %3 to double
  %5 = fmul nnan double %4, 1.500000e+00
  store double %5, ptr addrspace(1) %0, align 8, !tbaa !61
  ret void
}

; Function Attrs: mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPiPdE6Hidden(ptr addrspace(1) noundef align 4 %0) local_unnamed_addr #15 comdat !sycl_fixed_targets !40 !sycl_kernel_omit_args !46 {
  %2 = load ptr addrspace(1), ptr addrspace(1) @_ZN12_GLOBAL__N_16hiddenE, align 8, !tbaa !41
  %3 = load i32, ptr addrspace(1) %2, align 4, !tbaa !45
  %4 = load ptr addrspace(1), ptr addrspace(1) @_ZN5inner6hiddenE, align 8, !tbaa !41
  %5 = load i32, ptr addrspace(1) %4, align 4, !tbaa !45
  %6 = add nsw i32 %5, %3
  %7 = load ptr addrspace(1), ptr addrspace(1) @_ZN5inner13in_every_unitE, align 8, !tbaa !41
  %8 = load i32, ptr addrspace(1) %7, align 4, !tbaa !45
  %9 = add nsw i32 %6, %8
  store i32 %9, ptr addrspace(1) %0, align 4, !tbaa !45
  ret void
}

; Function Attrs: mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPiPdE7Members(ptr addrspace(1) noundef align 4 %0) local_unnamed_addr #15 comdat !sycl_fixed_targets !40 !sycl_kernel_omit_args !46 {
  %2 = load ptr addrspace(1), ptr addrspace(1) @_ZN6Holder6memberE, align 8, !tbaa !41
  %3 = load i32, ptr addrspace(1) %2, align 4, !tbaa !45
  %4 = load ptr addrspace(1), ptr addrspace(1) @_Z8numberedILi1EE, align 8, !tbaa !41
  %5 = load i32, ptr addrspace(1) %4, align 4, !tbaa !45
  %6 = add nsw i32 %5, %3
  %7 = load ptr addrspace(1), ptr addrspace(1) @_Z8numberedILi2EE, align 8, !tbaa !41
  %8 = load i32, ptr addrspace(1) %7, align 4, !tbaa !45
  %9 = add nsw i32 %6, %8
  store i32 %9, ptr addrspace(1) %0, align 4, !tbaa !45
  ret void
}

declare dso_local spir_func i32 @_Z18__spirv_ocl_printfPU3AS2Kcz(ptr addrspace(2), ...)

attributes #0 = { "sycl-device-global-size"="4" "sycl-unique-id"="_Z6shared" }
attributes #1 = { "sycl-device-global-size"="400" "sycl-unique-id"="_Z5table" }
attributes #2 = { "sycl-device-global-size"="4" "sycl-device-image-scope" "sycl-host-access"="0" "sycl-unique-id"="_Z10host_reads" }
attributes #3 = { "sycl-device-global-size"="4" "sycl-device-image-scope" "sycl-host-access"="1" "sycl-unique-id"="_Z11host_writes" }
attributes #4 = { "sycl-device-global-size"="4" "sycl-device-image-scope" "sycl-host-access"="2" "sycl-unique-id"="_Z14host_does_both" }
attributes #5 = { "sycl-device-global-size"="4" "sycl-device-image-scope" "sycl-host-access"="3" "sycl-unique-id"="_Z17host_does_neither" }
attributes #6 = { "sycl-device-global-size"="16" "sycl-device-image-scope" "sycl-unique-id"="_Z4pair" }
attributes #7 = { "sycl-device-global-size"="8" "sycl-device-image-scope" "sycl-unique-id"="____ZL11of_the_unit" }
attributes #8 = { "sycl-device-global-size"="4" "sycl-unique-id"="_Z15shared_and_read" }
attributes #9 = { "sycl-device-global-size"="4" "sycl-unique-id"="____ZN12_GLOBAL__N_16hiddenE" }
attributes #10 = { "sycl-device-global-size"="4" "sycl-unique-id"="_ZN5inner6hiddenE" }
attributes #11 = { "sycl-device-global-size"="4" "sycl-unique-id"="_ZN5inner13in_every_unitE" }
attributes #12 = { "sycl-device-global-size"="4" "sycl-unique-id"="_ZN6Holder6memberE" }
attributes #13 = { "sycl-device-global-size"="4" "sycl-unique-id"="_Z8numberedILi1EE" }
attributes #14 = { "sycl-device-global-size"="4" "sycl-unique-id"="_Z8numberedILi2EE" }
attributes #15 = { mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/device_globals.cpp" "sycl-optlevel"="2" "sycl-single-task" "uniform-work-group-size" }

!llvm.module.flags = !{!30, !31}
!opencl.spir.version = !{!32}
!spirv.Source = !{!33}
!llvm.ident = !{!34}
!llvm.errno.tbaa = !{!35}

!0 = !{!1}
!1 = !{i32 6147, i32 2, !"_Z6shared"}
!2 = !{!3}
!3 = !{i32 6147, i32 2, !"_Z5table"}
!4 = !{!5}
!5 = !{i32 6147, i32 0, !"_Z10host_reads"}
!6 = !{!7}
!7 = !{i32 6147, i32 1, !"_Z11host_writes"}
!8 = !{!9}
!9 = !{i32 6147, i32 2, !"_Z14host_does_both"}
!10 = !{!11}
!11 = !{i32 6147, i32 3, !"_Z17host_does_neither"}
!12 = !{!13}
!13 = !{i32 6147, i32 2, !"_Z4pair"}
!14 = !{!15}
!15 = !{i32 6147, i32 2, !"____ZL11of_the_unit"}
!16 = !{!17}
!17 = !{i32 6147, i32 2, !"_Z15shared_and_read"}
!18 = !{!19}
!19 = !{i32 6147, i32 2, !"____ZN12_GLOBAL__N_16hiddenE"}
!20 = !{!21}
!21 = !{i32 6147, i32 2, !"_ZN5inner6hiddenE"}
!22 = !{!23}
!23 = !{i32 6147, i32 2, !"_ZN5inner13in_every_unitE"}
!24 = !{!25}
!25 = !{i32 6147, i32 2, !"_ZN6Holder6memberE"}
!26 = !{!27}
!27 = !{i32 6147, i32 2, !"_Z8numberedILi1EE"}
!28 = !{!29}
!29 = !{i32 6147, i32 2, !"_Z8numberedILi2EE"}
!30 = !{i32 1, !"sycl-device", i32 1}
!31 = !{i32 7, !"frame-pointer", i32 2}
!32 = !{i32 1, i32 2}
!33 = !{i32 4, i32 100000}
!34 = !{!"Intel(R) oneAPI DPC++/C++ Compiler 2026.2.0 (2026.2.0.20261001)"}
!35 = !{!36, !37, i64 0}
!36 = !{!"__libc_errno", !37, i64 0}
!37 = !{!"int", !38, i64 0}
!38 = !{!"omnipotent char", !39, i64 0}
!39 = !{!"Simple C++ TBAA"}
!40 = !{}
!41 = !{!42, !43, i64 0}
!42 = !{!"_ZTSN4sycl3_V13ext6oneapi12experimental6detail18device_global_baseIiNS3_10propertiesINS4_20properties_type_listIJEEEEEvEE", !43, i64 0, !37, i64 8}
!43 = !{!"p1 int", !44, i64 0}
!44 = !{!"any pointer", !38, i64 0}
!45 = !{!37, !37, i64 0}
!46 = !{i1 false}
!47 = !{!48, !49, i64 0}
!48 = !{!"_ZTSN4sycl3_V13ext6oneapi12experimental6detail18device_global_baseIA100_fNS3_10propertiesINS4_20properties_type_listIJEEEEEvEE", !49, i64 0, !38, i64 8}
!49 = !{!"p1 float", !44, i64 0}
!50 = !{!51, !51, i64 0}
!51 = !{!"float", !38, i64 0}
!52 = !{!53}
!53 = !{!"fp64", i32 6}
!54 = !{!55, !37, i64 0}
!55 = !{!"_ZTS4Pair", !37, i64 0, !56, i64 8}
!56 = !{!"double", !38, i64 0}
!57 = !{!58, !58, i64 0}
!58 = !{!"long", !38, i64 0}
!59 = !{!60, !43, i64 0}
!60 = !{!"_ZTSN4sycl3_V13ext6oneapi12experimental6detail18device_global_baseIiNS3_10propertiesINS4_20properties_type_listIJNS3_14property_valueINS3_15host_access_keyEJSt17integral_constantINS3_16host_access_enumELSB_0EEEEEEEEEEvEE", !43, i64 0, !37, i64 8}
!61 = !{!56, !56, i64 0}
