source_filename = "conditional_calls.cpp"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

%class.anon = type { ptr addrspace(4) }
%"struct.conditional::unless_device_has" = type { i8 }
%class.anon.0 = type { ptr addrspace(4), ptr addrspace(4), ptr addrspace(4) }
%class.anon.1 = type { ptr addrspace(4), ptr addrspace(4), ptr addrspace(4) }
%class.anon.2 = type { ptr addrspace(4), ptr addrspace(4), ptr addrspace(4) }
%class.anon.4 = type { ptr addrspace(4), ptr addrspace(4) }
%"struct.conditional::unless_device_has.3" = type { i8 }
%class.anon.5 = type { ptr addrspace(4), ptr addrspace(4) }
%"class.sycl::_V1::detail::half_impl::half" = type { half }
%class.anon.6 = type { ptr addrspace(4) }

$_ZTSZ3runRN4sycl3_V15queueEPfPNS0_6detail9half_impl4halfEPdE4Mean = comdat any

$_ZTSZ3runRN4sycl3_V15queueEPfPNS0_6detail9half_impl4halfEPdE6Narrow = comdat any

$_ZN4sycl3_V16detail9half_impl4halfC2ERKf = comdat any

$_ZNK4sycl3_V16detail9half_impl4halfcvfEv = comdat any

$_ZTSZ3runRN4sycl3_V15queueEPfPNS0_6detail9half_impl4halfEPdE6Always = comdat any

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPfPNS0_6detail9half_impl4halfEPdE4Mean(ptr addrspace(1) noundef align 4 %0) #0 comdat !srcloc !111 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca %class.anon, align 8
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %4, align 8, !tbaa !112
  call void @llvm.lifetime.start.p0(ptr %3) #7
  %6 = getelementptr inbounds nuw %class.anon, ptr addrspace(4) %5, i32 0, i32 0
  %7 = load ptr addrspace(1), ptr addrspace(4) %4, align 8, !tbaa !112
  %8 = addrspacecast ptr addrspace(1) %7 to ptr addrspace(4)
  store ptr addrspace(4) %8, ptr addrspace(4) %6, align 8, !tbaa !115
  call spir_func void @_ZZ3runRN4sycl3_V15queueEPfPNS0_6detail9half_impl4halfEPdENKUlvE_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %5) #8
  call void @llvm.lifetime.end.p0(ptr %3) #7
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define internal spir_func void @_ZZ3runRN4sycl3_V15queueEPfPNS0_6detail9half_impl4halfEPdENKUlvE_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0) #2 align 2 !srcloc !111 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !117
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = getelementptr inbounds nuw %class.anon, ptr addrspace(4) %4, i32 0, i32 0
  %6 = load ptr addrspace(4), ptr addrspace(4) %5, align 8, !tbaa !115
  %7 = call spir_func noundef float @_Z4meanPKfi(ptr addrspace(4) noundef %6, i32 noundef 100) #8
  %8 = getelementptr inbounds nuw %class.anon, ptr addrspace(4) %4, i32 0, i32 0
  %9 = load ptr addrspace(4), ptr addrspace(4) %8, align 8, !tbaa !115
  store float %7, ptr addrspace(4) %9, align 4, !tbaa !118
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef float @_Z4meanPKfi(ptr addrspace(4) noundef %0, i32 noundef %1) #3 !srcloc !120 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i32, align 4
  %5 = alloca float, align 4
  %6 = alloca %"struct.conditional::unless_device_has", align 1
  %7 = alloca %class.anon.0, align 8
  %8 = alloca %class.anon.1, align 8
  %9 = alloca i32, align 4
  %10 = addrspacecast ptr %3 to ptr addrspace(4)
  %11 = addrspacecast ptr %4 to ptr addrspace(4)
  %12 = addrspacecast ptr %5 to ptr addrspace(4)
  %13 = addrspacecast ptr %6 to ptr addrspace(4)
  %14 = addrspacecast ptr %7 to ptr addrspace(4)
  %15 = addrspacecast ptr %8 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %10, align 8, !tbaa !112
  store i32 %1, ptr addrspace(4) %11, align 4, !tbaa !121
  call void @llvm.lifetime.start.p0(ptr %5) #7
  store float 0.000000e+00, ptr addrspace(4) %12, align 4, !tbaa !118
  call void @llvm.lifetime.start.p0(ptr %6) #7
  %16 = getelementptr inbounds nuw %class.anon.0, ptr addrspace(4) %14, i32 0, i32 0
  store ptr addrspace(4) %11, ptr addrspace(4) %16, align 8, !tbaa !122
  %17 = getelementptr inbounds nuw %class.anon.0, ptr addrspace(4) %14, i32 0, i32 1
  store ptr addrspace(4) %10, ptr addrspace(4) %17, align 8, !tbaa !124
  %18 = getelementptr inbounds nuw %class.anon.0, ptr addrspace(4) %14, i32 0, i32 2
  store ptr addrspace(4) %12, ptr addrspace(4) %18, align 8, !tbaa !112
  %19 = addrspacecast ptr addrspace(4) %14 to ptr
  call spir_func void @_ZN11conditional13if_device_hasILN4sycl3_V16aspectE6EZ4meanPKfiEUlvE_EENS_17unless_device_hasIXT_EEET0_(ptr addrspace(4) dead_on_unwind writable sret(%"struct.conditional::unless_device_has") align 1 %13, ptr noundef byval(%class.anon.0) align 8 %19) #8
  %20 = getelementptr inbounds nuw %class.anon.1, ptr addrspace(4) %15, i32 0, i32 0
  store ptr addrspace(4) %11, ptr addrspace(4) %20, align 8, !tbaa !122
  %21 = getelementptr inbounds nuw %class.anon.1, ptr addrspace(4) %15, i32 0, i32 1
  store ptr addrspace(4) %12, ptr addrspace(4) %21, align 8, !tbaa !112
  %22 = getelementptr inbounds nuw %class.anon.1, ptr addrspace(4) %15, i32 0, i32 2
  store ptr addrspace(4) %10, ptr addrspace(4) %22, align 8, !tbaa !124
  %23 = addrspacecast ptr addrspace(4) %15 to ptr
  call spir_func void @_ZN11conditional17unless_device_hasILN4sycl3_V16aspectE6EE9otherwiseIZ4meanPKfiEUlvE0_EEvT_(ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %13, ptr noundef byval(%class.anon.1) align 8 %23) #8
  call void @llvm.lifetime.end.p0(ptr %6) #7
  %24 = load float, ptr addrspace(4) %12, align 4, !tbaa !118
  call void @llvm.lifetime.end.p0(ptr %5) #7
  ret float %24
}

; Function Attrs: convergent mustprogress norecurse nounwind
define internal spir_func void @_ZN11conditional13if_device_hasILN4sycl3_V16aspectE6EZ4meanPKfiEUlvE_EENS_17unless_device_hasIXT_EEET0_(ptr addrspace(4) dead_on_unwind noalias writable sret(%"struct.conditional::unless_device_has") align 1 %0, ptr noundef byval(%class.anon.0) align 8 %1) #3 !srcloc !127 {
  %3 = alloca %class.anon.0, align 8
  %4 = addrspacecast ptr %3 to ptr addrspace(4)
  %5 = addrspacecast ptr %1 to ptr addrspace(4)
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %4, ptr addrspace(4) align 8 %5, i64 24, i1 false), !tbaa.struct !128
  %6 = addrspacecast ptr addrspace(4) %4 to ptr
  call spir_func void @_ZN11conditional31call_if_on_device_conditionallyIZ4meanPKfiEUlvE_JiiEEEvT_DpT0_(ptr noundef byval(%class.anon.0) align 8 %6, i32 noundef -1, i32 noundef 6) #8
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define internal spir_func void @_ZN11conditional17unless_device_hasILN4sycl3_V16aspectE6EE9otherwiseIZ4meanPKfiEUlvE0_EEvT_(ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %0, ptr noundef byval(%class.anon.1) align 8 %1) #3 align 2 !srcloc !129 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca %class.anon.1, align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !130
  %7 = addrspacecast ptr %1 to ptr addrspace(4)
  %8 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %6, ptr addrspace(4) align 8 %7, i64 24, i1 false), !tbaa.struct !132
  %9 = addrspacecast ptr addrspace(4) %6 to ptr
  call spir_func void @_ZN11conditional31call_if_on_device_conditionallyIZ4meanPKfiEUlvE0_JiiiEEEvT_DpT0_(ptr noundef byval(%class.anon.1) align 8 %9, i32 noundef -3, i32 noundef -1, i32 noundef 6) #8
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define internal spir_func void @_ZN11conditional31call_if_on_device_conditionallyIZ4meanPKfiEUlvE_JiiEEEvT_DpT0_(ptr noundef byval(%class.anon.0) align 8 %0, i32 noundef %1, i32 noundef %2) #4 !srcloc !133 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  %7 = addrspacecast ptr %5 to ptr addrspace(4)
  %8 = addrspacecast ptr %0 to ptr addrspace(4)
  store i32 %1, ptr addrspace(4) %6, align 4, !tbaa !121
  store i32 %2, ptr addrspace(4) %7, align 4, !tbaa !121
  call spir_func void @_ZZ4meanPKfiENKUlvE_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %8) #8
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) noalias writeonly captures(none), ptr addrspace(4) noalias readonly captures(none), i64, i1 immarg) #5

; Function Attrs: convergent inlinehint mustprogress norecurse nounwind
define internal spir_func void @_ZZ4meanPKfiENKUlvE_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %0) #6 align 2 !srcloc !134 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca double, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = addrspacecast ptr %2 to ptr addrspace(4)
  %7 = addrspacecast ptr %3 to ptr addrspace(4)
  %8 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %6, align 8, !tbaa !117
  %9 = load ptr addrspace(4), ptr addrspace(4) %6, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #7
  store double 0.000000e+00, ptr addrspace(4) %7, align 8, !tbaa !135
  call void @llvm.lifetime.start.p0(ptr %4) #7
  store i32 0, ptr addrspace(4) %8, align 4, !tbaa !121
  br label %10

10:                                               ; preds = %28, %1
  %11 = load i32, ptr addrspace(4) %8, align 4, !tbaa !121
  %12 = getelementptr inbounds nuw %class.anon.0, ptr addrspace(4) %9, i32 0, i32 0
  %13 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !tbaa !137, !align !139
  %14 = load i32, ptr addrspace(4) %13, align 4, !tbaa !121
  %15 = icmp slt i32 %11, %14
  br i1 %15, label %17, label %16

16:                                               ; preds = %10
  call void @llvm.lifetime.end.p0(ptr %4) #7
  br label %31

17:                                               ; preds = %10
  %18 = getelementptr inbounds nuw %class.anon.0, ptr addrspace(4) %9, i32 0, i32 1
  %19 = load ptr addrspace(4), ptr addrspace(4) %18, align 8, !tbaa !140, !align !141
  %20 = load ptr addrspace(4), ptr addrspace(4) %19, align 8, !tbaa !112
  %21 = load i32, ptr addrspace(4) %8, align 4, !tbaa !121
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds float, ptr addrspace(4) %20, i64 %22
  %24 = load float, ptr addrspace(4) %23, align 4, !tbaa !118
  %25 = fpext float %24 to double
  %26 = load double, ptr addrspace(4) %7, align 8, !tbaa !135
  %27 = fadd double %26, %25
  store double %27, ptr addrspace(4) %7, align 8, !tbaa !135
  br label %28

28:                                               ; preds = %17
  %29 = load i32, ptr addrspace(4) %8, align 4, !tbaa !121
  %30 = add nsw i32 %29, 1
  store i32 %30, ptr addrspace(4) %8, align 4, !tbaa !121
  br label %10, !llvm.loop !142

31:                                               ; preds = %16
  %32 = load double, ptr addrspace(4) %7, align 8, !tbaa !135
  %33 = getelementptr inbounds nuw %class.anon.0, ptr addrspace(4) %9, i32 0, i32 0
  %34 = load ptr addrspace(4), ptr addrspace(4) %33, align 8, !tbaa !137, !align !139
  %35 = load i32, ptr addrspace(4) %34, align 4, !tbaa !121
  %36 = sitofp i32 %35 to double
  %37 = fdiv double %32, %36
  %38 = fptrunc double %37 to float
  %39 = getelementptr inbounds nuw %class.anon.0, ptr addrspace(4) %9, i32 0, i32 2
  %40 = load ptr addrspace(4), ptr addrspace(4) %39, align 8, !tbaa !144, !align !139
  store float %38, ptr addrspace(4) %40, align 4, !tbaa !118
  call void @llvm.lifetime.end.p0(ptr %3) #7
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define internal spir_func void @_ZN11conditional31call_if_on_device_conditionallyIZ4meanPKfiEUlvE0_JiiiEEEvT_DpT0_(ptr noundef byval(%class.anon.1) align 8 %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #4 !srcloc !133 {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  %9 = addrspacecast ptr %6 to ptr addrspace(4)
  %10 = addrspacecast ptr %7 to ptr addrspace(4)
  %11 = addrspacecast ptr %0 to ptr addrspace(4)
  store i32 %1, ptr addrspace(4) %8, align 4, !tbaa !121
  store i32 %2, ptr addrspace(4) %9, align 4, !tbaa !121
  store i32 %3, ptr addrspace(4) %10, align 4, !tbaa !121
  call spir_func void @_ZZ4meanPKfiENKUlvE0_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %11) #8
  ret void
}

; Function Attrs: convergent inlinehint mustprogress norecurse nounwind
define internal spir_func void @_ZZ4meanPKfiENKUlvE0_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %0) #6 align 2 !srcloc !145 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = addrspacecast ptr %2 to ptr addrspace(4)
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !117
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #7
  store i32 0, ptr addrspace(4) %6, align 4, !tbaa !121
  br label %8

8:                                                ; preds = %32, %1
  %9 = load i32, ptr addrspace(4) %6, align 4, !tbaa !121
  %10 = getelementptr inbounds nuw %class.anon.1, ptr addrspace(4) %7, i32 0, i32 0
  %11 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !tbaa !146, !align !139
  %12 = load i32, ptr addrspace(4) %11, align 4, !tbaa !121
  %13 = icmp slt i32 %9, %12
  br i1 %13, label %15, label %14

14:                                               ; preds = %8
  call void @llvm.lifetime.end.p0(ptr %3) #7
  br label %35

15:                                               ; preds = %8
  %16 = getelementptr inbounds nuw %class.anon.1, ptr addrspace(4) %7, i32 0, i32 2
  %17 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !tbaa !148, !align !141
  %18 = load ptr addrspace(4), ptr addrspace(4) %17, align 8, !tbaa !112
  %19 = load i32, ptr addrspace(4) %6, align 4, !tbaa !121
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds float, ptr addrspace(4) %18, i64 %20
  %22 = load float, ptr addrspace(4) %21, align 4, !tbaa !118
  %23 = getelementptr inbounds nuw %class.anon.1, ptr addrspace(4) %7, i32 0, i32 0
  %24 = load ptr addrspace(4), ptr addrspace(4) %23, align 8, !tbaa !146, !align !139
  %25 = load i32, ptr addrspace(4) %24, align 4, !tbaa !121
  %26 = sitofp i32 %25 to float
  %27 = fdiv float %22, %26
  %28 = getelementptr inbounds nuw %class.anon.1, ptr addrspace(4) %7, i32 0, i32 1
  %29 = load ptr addrspace(4), ptr addrspace(4) %28, align 8, !tbaa !149, !align !139
  %30 = load float, ptr addrspace(4) %29, align 4, !tbaa !118
  %31 = fadd float %30, %27
  store float %31, ptr addrspace(4) %29, align 4, !tbaa !118
  br label %32

32:                                               ; preds = %15
  %33 = load i32, ptr addrspace(4) %6, align 4, !tbaa !121
  %34 = add nsw i32 %33, 1
  store i32 %34, ptr addrspace(4) %6, align 4, !tbaa !121
  br label %8, !llvm.loop !150

35:                                               ; preds = %14
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPfPNS0_6detail9half_impl4halfEPdE6Narrow(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 8 %2) #0 comdat !srcloc !151 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca %class.anon.2, align 8
  %8 = addrspacecast ptr %4 to ptr addrspace(4)
  %9 = addrspacecast ptr %5 to ptr addrspace(4)
  %10 = addrspacecast ptr %6 to ptr addrspace(4)
  %11 = addrspacecast ptr %7 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %8, align 8, !tbaa !152
  store ptr addrspace(1) %1, ptr addrspace(4) %9, align 8, !tbaa !112
  store ptr addrspace(1) %2, ptr addrspace(4) %10, align 8, !tbaa !154
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %12 = getelementptr inbounds nuw %class.anon.2, ptr addrspace(4) %11, i32 0, i32 0
  %13 = load ptr addrspace(1), ptr addrspace(4) %8, align 8, !tbaa !152
  %14 = addrspacecast ptr addrspace(1) %13 to ptr addrspace(4)
  store ptr addrspace(4) %14, ptr addrspace(4) %12, align 8, !tbaa !156
  %15 = getelementptr inbounds nuw %class.anon.2, ptr addrspace(4) %11, i32 0, i32 1
  %16 = load ptr addrspace(1), ptr addrspace(4) %9, align 8, !tbaa !112
  %17 = addrspacecast ptr addrspace(1) %16 to ptr addrspace(4)
  store ptr addrspace(4) %17, ptr addrspace(4) %15, align 8, !tbaa !158
  %18 = getelementptr inbounds nuw %class.anon.2, ptr addrspace(4) %11, i32 0, i32 2
  %19 = load ptr addrspace(1), ptr addrspace(4) %10, align 8, !tbaa !154
  %20 = addrspacecast ptr addrspace(1) %19 to ptr addrspace(4)
  store ptr addrspace(4) %20, ptr addrspace(4) %18, align 8, !tbaa !159
  call spir_func void @_ZZ3runRN4sycl3_V15queueEPfPNS0_6detail9half_impl4halfEPdENKUlvE0_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %11) #8
  call void @llvm.lifetime.end.p0(ptr %7) #7
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define internal spir_func void @_ZZ3runRN4sycl3_V15queueEPfPNS0_6detail9half_impl4halfEPdENKUlvE0_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %0) #2 align 2 !srcloc !151 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca %class.anon.4, align 8
  %4 = alloca %"struct.conditional::unless_device_has.3", align 1
  %5 = alloca %class.anon.5, align 8
  %6 = addrspacecast ptr %2 to ptr addrspace(4)
  %7 = addrspacecast ptr %3 to ptr addrspace(4)
  %8 = addrspacecast ptr %4 to ptr addrspace(4)
  %9 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %6, align 8, !tbaa !117
  %10 = load ptr addrspace(4), ptr addrspace(4) %6, align 8
  %11 = getelementptr inbounds nuw %class.anon.4, ptr addrspace(4) %7, i32 0, i32 0
  %12 = getelementptr inbounds nuw %class.anon.2, ptr addrspace(4) %10, i32 0, i32 0
  %13 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !tbaa !156
  store ptr addrspace(4) %13, ptr addrspace(4) %11, align 8, !tbaa !160
  %14 = getelementptr inbounds nuw %class.anon.4, ptr addrspace(4) %7, i32 0, i32 1
  %15 = getelementptr inbounds nuw %class.anon.2, ptr addrspace(4) %10, i32 0, i32 1
  %16 = load ptr addrspace(4), ptr addrspace(4) %15, align 8, !tbaa !158
  store ptr addrspace(4) %16, ptr addrspace(4) %14, align 8, !tbaa !162
  call void @llvm.lifetime.start.p0(ptr %4) #7
  %17 = addrspacecast ptr addrspace(4) %7 to ptr
  call spir_func void @_ZN11conditional13if_device_hasILN4sycl3_V16aspectE5EZZ3runRNS2_5queueEPfPNS2_6detail9half_impl4halfEPdENKUlvE0_clEvEUlvE_EENS_17unless_device_hasIXT_EEET0_(ptr addrspace(4) dead_on_unwind writable sret(%"struct.conditional::unless_device_has.3") align 1 %8, ptr noundef byval(%class.anon.4) align 8 %17) #8
  call void @llvm.lifetime.end.p0(ptr %4) #7
  %18 = getelementptr inbounds nuw %class.anon.5, ptr addrspace(4) %9, i32 0, i32 0
  %19 = getelementptr inbounds nuw %class.anon.2, ptr addrspace(4) %10, i32 0, i32 2
  %20 = load ptr addrspace(4), ptr addrspace(4) %19, align 8, !tbaa !159
  store ptr addrspace(4) %20, ptr addrspace(4) %18, align 8, !tbaa !163
  %21 = getelementptr inbounds nuw %class.anon.5, ptr addrspace(4) %9, i32 0, i32 1
  %22 = getelementptr inbounds nuw %class.anon.2, ptr addrspace(4) %10, i32 0, i32 0
  %23 = load ptr addrspace(4), ptr addrspace(4) %22, align 8, !tbaa !156
  store ptr addrspace(4) %23, ptr addrspace(4) %21, align 8, !tbaa !165
  %24 = addrspacecast ptr addrspace(4) %9 to ptr
  call spir_func void @_ZN11conditional18if_device_has_bothILN4sycl3_V16aspectE5ELS3_6EZZ3runRNS2_5queueEPfPNS2_6detail9half_impl4halfEPdENKUlvE0_clEvEUlvE0_EEvT1_(ptr noundef byval(%class.anon.5) align 8 %24) #8
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define internal spir_func void @_ZN11conditional13if_device_hasILN4sycl3_V16aspectE5EZZ3runRNS2_5queueEPfPNS2_6detail9half_impl4halfEPdENKUlvE0_clEvEUlvE_EENS_17unless_device_hasIXT_EEET0_(ptr addrspace(4) dead_on_unwind noalias writable sret(%"struct.conditional::unless_device_has.3") align 1 %0, ptr noundef byval(%class.anon.4) align 8 %1) #3 !srcloc !127 {
  %3 = alloca %class.anon.4, align 8
  %4 = addrspacecast ptr %3 to ptr addrspace(4)
  %5 = addrspacecast ptr %1 to ptr addrspace(4)
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %4, ptr addrspace(4) align 8 %5, i64 16, i1 false), !tbaa.struct !166
  %6 = addrspacecast ptr addrspace(4) %4 to ptr
  call spir_func void @_ZN11conditional31call_if_on_device_conditionallyIZZ3runRN4sycl3_V15queueEPfPNS2_6detail9half_impl4halfEPdENKUlvE0_clEvEUlvE_JiiEEEvT_DpT0_(ptr noundef byval(%class.anon.4) align 8 %6, i32 noundef -1, i32 noundef 5) #8
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define internal spir_func void @_ZN11conditional18if_device_has_bothILN4sycl3_V16aspectE5ELS3_6EZZ3runRNS2_5queueEPfPNS2_6detail9half_impl4halfEPdENKUlvE0_clEvEUlvE0_EEvT1_(ptr noundef byval(%class.anon.5) align 8 %0) #3 !srcloc !167 {
  %2 = alloca %class.anon.5, align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  %4 = addrspacecast ptr %0 to ptr addrspace(4)
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %3, ptr addrspace(4) align 8 %4, i64 16, i1 false), !tbaa.struct !168
  %5 = addrspacecast ptr addrspace(4) %3 to ptr
  call spir_func void @_ZN11conditional31call_if_on_device_conditionallyIZZ3runRN4sycl3_V15queueEPfPNS2_6detail9half_impl4halfEPdENKUlvE0_clEvEUlvE0_JiiiiiEEEvT_DpT0_(ptr noundef byval(%class.anon.5) align 8 %5, i32 noundef -4, i32 noundef -1, i32 noundef 5, i32 noundef -1, i32 noundef 6) #8
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define internal spir_func void @_ZN11conditional31call_if_on_device_conditionallyIZZ3runRN4sycl3_V15queueEPfPNS2_6detail9half_impl4halfEPdENKUlvE0_clEvEUlvE_JiiEEEvT_DpT0_(ptr noundef byval(%class.anon.4) align 8 %0, i32 noundef %1, i32 noundef %2) #4 !srcloc !133 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  %7 = addrspacecast ptr %5 to ptr addrspace(4)
  %8 = addrspacecast ptr %0 to ptr addrspace(4)
  store i32 %1, ptr addrspace(4) %6, align 4, !tbaa !121
  store i32 %2, ptr addrspace(4) %7, align 4, !tbaa !121
  call spir_func void @_ZZZ3runRN4sycl3_V15queueEPfPNS0_6detail9half_impl4halfEPdENKUlvE0_clEvENKUlvE_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %8) #8
  ret void
}

; Function Attrs: convergent inlinehint mustprogress norecurse nounwind
define internal spir_func void @_ZZZ3runRN4sycl3_V15queueEPfPNS0_6detail9half_impl4halfEPdENKUlvE0_clEvENKUlvE_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0) #6 align 2 !srcloc !169 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca %"class.sycl::_V1::detail::half_impl::half", align 2
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %4, align 8, !tbaa !117
  %6 = load ptr addrspace(4), ptr addrspace(4) %4, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #7
  %7 = getelementptr inbounds nuw %class.anon.4, ptr addrspace(4) %6, i32 0, i32 1
  %8 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !tbaa !162
  call spir_func void @_ZN4sycl3_V16detail9half_impl4halfC2ERKf(ptr addrspace(4) noundef align 2 dereferenceable_or_null(2) %5, ptr addrspace(4) noundef align 4 dereferenceable(4) %8) #8
  %9 = getelementptr inbounds nuw %class.anon.4, ptr addrspace(4) %6, i32 0, i32 0
  %10 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !tbaa !160
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 2 %10, ptr addrspace(4) align 2 %5, i64 2, i1 false), !tbaa.struct !170
  call void @llvm.lifetime.end.p0(ptr %3) #7
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail9half_impl4halfC2ERKf(ptr addrspace(4) noundef align 2 dereferenceable_or_null(2) %0, ptr addrspace(4) noundef align 4 dereferenceable(4) %1) unnamed_addr #3 comdat align 2 !srcloc !173 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !152
  store ptr addrspace(4) %1, ptr addrspace(4) %6, align 8, !tbaa !112
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = getelementptr inbounds nuw %"class.sycl::_V1::detail::half_impl::half", ptr addrspace(4) %7, i32 0, i32 0
  %9 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !tbaa !112, !align !139
  %10 = load float, ptr addrspace(4) %9, align 4, !tbaa !118
  %11 = fptrunc float %10 to half
  store half %11, ptr addrspace(4) %8, align 2, !tbaa !174
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define internal spir_func void @_ZN11conditional31call_if_on_device_conditionallyIZZ3runRN4sycl3_V15queueEPfPNS2_6detail9half_impl4halfEPdENKUlvE0_clEvEUlvE0_JiiiiiEEEvT_DpT0_(ptr noundef byval(%class.anon.5) align 8 %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #4 !srcloc !133 {
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = addrspacecast ptr %7 to ptr addrspace(4)
  %13 = addrspacecast ptr %8 to ptr addrspace(4)
  %14 = addrspacecast ptr %9 to ptr addrspace(4)
  %15 = addrspacecast ptr %10 to ptr addrspace(4)
  %16 = addrspacecast ptr %11 to ptr addrspace(4)
  %17 = addrspacecast ptr %0 to ptr addrspace(4)
  store i32 %1, ptr addrspace(4) %12, align 4, !tbaa !121
  store i32 %2, ptr addrspace(4) %13, align 4, !tbaa !121
  store i32 %3, ptr addrspace(4) %14, align 4, !tbaa !121
  store i32 %4, ptr addrspace(4) %15, align 4, !tbaa !121
  store i32 %5, ptr addrspace(4) %16, align 4, !tbaa !121
  call spir_func void @_ZZZ3runRN4sycl3_V15queueEPfPNS0_6detail9half_impl4halfEPdENKUlvE0_clEvENKUlvE0_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %17) #8
  ret void
}

; Function Attrs: convergent inlinehint mustprogress norecurse nounwind
define internal spir_func void @_ZZZ3runRN4sycl3_V15queueEPfPNS0_6detail9half_impl4halfEPdENKUlvE0_clEvENKUlvE0_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0) #6 align 2 !srcloc !176 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !117
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = getelementptr inbounds nuw %class.anon.5, ptr addrspace(4) %4, i32 0, i32 1
  %6 = load ptr addrspace(4), ptr addrspace(4) %5, align 8, !tbaa !165
  %7 = call spir_func noundef float @_ZNK4sycl3_V16detail9half_impl4halfcvfEv(ptr addrspace(4) noundef align 2 dereferenceable_or_null(2) %6) #8
  %8 = fpext float %7 to double
  %9 = getelementptr inbounds nuw %class.anon.5, ptr addrspace(4) %4, i32 0, i32 0
  %10 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !tbaa !163
  store double %8, ptr addrspace(4) %10, align 8, !tbaa !135
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef float @_ZNK4sycl3_V16detail9half_impl4halfcvfEv(ptr addrspace(4) noundef align 2 dereferenceable_or_null(2) %0) #3 comdat align 2 !srcloc !177 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !152
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = getelementptr inbounds nuw %"class.sycl::_V1::detail::half_impl::half", ptr addrspace(4) %4, i32 0, i32 0
  %6 = load half, ptr addrspace(4) %5, align 2, !tbaa !174
  %7 = fpext half %6 to float
  ret float %7
}

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPfPNS0_6detail9half_impl4halfEPdE6Always(ptr addrspace(1) noundef align 4 %0) #0 comdat !srcloc !178 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca %class.anon.6, align 8
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %4, align 8, !tbaa !112
  call void @llvm.lifetime.start.p0(ptr %3) #7
  %6 = getelementptr inbounds nuw %class.anon.6, ptr addrspace(4) %5, i32 0, i32 0
  %7 = load ptr addrspace(1), ptr addrspace(4) %4, align 8, !tbaa !112
  %8 = addrspacecast ptr addrspace(1) %7 to ptr addrspace(4)
  store ptr addrspace(4) %8, ptr addrspace(4) %6, align 8, !tbaa !179
  call spir_func void @_ZZ3runRN4sycl3_V15queueEPfPNS0_6detail9half_impl4halfEPdENKUlvE1_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %5) #8
  call void @llvm.lifetime.end.p0(ptr %3) #7
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define internal spir_func void @_ZZ3runRN4sycl3_V15queueEPfPNS0_6detail9half_impl4halfEPdENKUlvE1_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0) #2 align 2 !srcloc !178 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !117
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = getelementptr inbounds nuw %class.anon.6, ptr addrspace(4) %4, i32 0, i32 0
  %6 = load ptr addrspace(4), ptr addrspace(4) %5, align 8, !tbaa !179
  store float 0.000000e+00, ptr addrspace(4) %6, align 4, !tbaa !118
  ret void
}

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/conditional_calls.cpp" "sycl-single-task" "uniform-work-group-size" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size" }
attributes #3 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size" }
attributes #4 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-call-if-on-device-conditionally"="true" "uniform-work-group-size" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { convergent inlinehint mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size" }
attributes #7 = { nounwind }
attributes #8 = { convergent nounwind "uniform-work-group-size" }

!llvm.module.flags = !{!0, !1}
!opencl.spir.version = !{!2}
!spirv.Source = !{!3}
!sycl_types_that_use_aspects = !{!4}
!sycl_aspects = !{!5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24, !25, !26, !27, !28, !29, !30, !31, !32, !33, !34, !35, !36, !37, !38, !39, !40, !41, !42, !43, !44, !45, !46, !47, !48, !49, !50, !51, !52, !53, !54, !55, !56, !57, !58, !59, !60, !61, !62, !63, !64, !65, !66, !67, !68, !69, !70, !71, !72, !73, !74, !75, !76, !77, !78, !79, !80, !81, !82, !83, !84, !85, !86, !87, !88, !89, !90, !91, !92, !93, !94, !95, !96, !97, !98, !99, !100, !101, !102, !103, !104}
!llvm.ident = !{!105}
!llvm.errno.tbaa = !{!106}

!0 = !{i32 1, !"sycl-device", i32 1}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 1, i32 2}
!3 = !{i32 4, i32 100000}
!4 = !{!"class.sycl::_V1::detail::half_impl::half", i32 5}
!5 = !{!"cpu", i32 1}
!6 = !{!"gpu", i32 2}
!7 = !{!"accelerator", i32 3}
!8 = !{!"custom", i32 4}
!9 = !{!"fp16", i32 5}
!10 = !{!"fp64", i32 6}
!11 = !{!"image", i32 9}
!12 = !{!"online_compiler", i32 10}
!13 = !{!"online_linker", i32 11}
!14 = !{!"queue_profiling", i32 12}
!15 = !{!"usm_device_allocations", i32 13}
!16 = !{!"usm_host_allocations", i32 14}
!17 = !{!"usm_shared_allocations", i32 15}
!18 = !{!"usm_system_allocations", i32 17}
!19 = !{!"ext_intel_pci_address", i32 18}
!20 = !{!"ext_intel_gpu_eu_count", i32 19}
!21 = !{!"ext_intel_gpu_eu_simd_width", i32 20}
!22 = !{!"ext_intel_gpu_slices", i32 21}
!23 = !{!"ext_intel_gpu_subslices_per_slice", i32 22}
!24 = !{!"ext_intel_gpu_eu_count_per_subslice", i32 23}
!25 = !{!"ext_intel_max_mem_bandwidth", i32 24}
!26 = !{!"usm_atomic_host_allocations", i32 25}
!27 = !{!"usm_atomic_shared_allocations", i32 26}
!28 = !{!"atomic64", i32 27}
!29 = !{!"ext_intel_device_info_uuid", i32 28}
!30 = !{!"ext_oneapi_srgb", i32 29}
!31 = !{!"ext_oneapi_native_assert", i32 30}
!32 = !{!"host_debuggable", i32 31}
!33 = !{!"ext_intel_gpu_hw_threads_per_eu", i32 32}
!34 = !{!"ext_oneapi_cuda_async_barrier", i32 33}
!35 = !{!"ext_intel_free_memory", i32 34}
!36 = !{!"ext_intel_device_id", i32 35}
!37 = !{!"ext_intel_memory_clock_rate", i32 36}
!38 = !{!"ext_intel_memory_bus_width", i32 37}
!39 = !{!"emulated", i32 38}
!40 = !{!"ext_intel_legacy_image", i32 39}
!41 = !{!"ext_oneapi_bindless_images", i32 40}
!42 = !{!"ext_oneapi_bindless_images_shared_usm", i32 41}
!43 = !{!"ext_oneapi_bindless_images_1d_usm", i32 42}
!44 = !{!"ext_oneapi_bindless_images_2d_usm", i32 43}
!45 = !{!"ext_oneapi_external_memory_import", i32 44}
!46 = !{!"ext_oneapi_external_semaphore_import", i32 45}
!47 = !{!"ext_oneapi_mipmap", i32 46}
!48 = !{!"ext_oneapi_mipmap_anisotropy", i32 47}
!49 = !{!"ext_oneapi_mipmap_level_reference", i32 48}
!50 = !{!"ext_intel_esimd", i32 49}
!51 = !{!"ext_oneapi_fragment", i32 50}
!52 = !{!"ext_oneapi_chunk", i32 51}
!53 = !{!"ext_oneapi_tangle", i32 52}
!54 = !{!"ext_intel_matrix", i32 53}
!55 = !{!"ext_oneapi_is_composite", i32 54}
!56 = !{!"ext_oneapi_is_component", i32 55}
!57 = !{!"ext_oneapi_graph", i32 56}
!58 = !{!"ext_oneapi_limited_graph", i32 57}
!59 = !{!"ext_oneapi_private_alloca", i32 58}
!60 = !{!"ext_oneapi_cubemap", i32 59}
!61 = !{!"ext_oneapi_cubemap_seamless_filtering", i32 60}
!62 = !{!"ext_oneapi_bindless_sampled_image_fetch_1d_usm", i32 61}
!63 = !{!"ext_oneapi_bindless_sampled_image_fetch_1d", i32 62}
!64 = !{!"ext_oneapi_bindless_sampled_image_fetch_2d_usm", i32 63}
!65 = !{!"ext_oneapi_bindless_sampled_image_fetch_2d", i32 64}
!66 = !{!"ext_oneapi_bindless_sampled_image_fetch_3d", i32 65}
!67 = !{!"ext_oneapi_queue_profiling_tag", i32 66}
!68 = !{!"ext_oneapi_virtual_mem", i32 67}
!69 = !{!"ext_oneapi_cuda_cluster_group", i32 68}
!70 = !{!"ext_oneapi_image_array", i32 69}
!71 = !{!"ext_oneapi_unique_addressing_per_dim", i32 70}
!72 = !{!"ext_oneapi_bindless_images_sample_1d_usm", i32 71}
!73 = !{!"ext_oneapi_bindless_images_sample_2d_usm", i32 72}
!74 = !{!"ext_oneapi_atomic16", i32 73}
!75 = !{!"ext_oneapi_virtual_functions", i32 74}
!76 = !{!"ext_intel_spill_memory_size", i32 75}
!77 = !{!"ext_oneapi_bindless_images_gather", i32 76}
!78 = !{!"ext_intel_current_clock_throttle_reasons", i32 77}
!79 = !{!"ext_intel_fan_speed", i32 78}
!80 = !{!"ext_intel_power_limits", i32 79}
!81 = !{!"ext_oneapi_async_memory_alloc", i32 80}
!82 = !{!"ext_intel_device_info_luid", i32 81}
!83 = !{!"ext_intel_device_info_node_mask", i32 82}
!84 = !{!"ext_oneapi_exportable_device_mem", i32 83}
!85 = !{!"ext_oneapi_clock_sub_group", i32 84}
!86 = !{!"ext_oneapi_clock_work_group", i32 85}
!87 = !{!"ext_oneapi_clock_device", i32 86}
!88 = !{!"ext_oneapi_is_integrated_gpu", i32 87}
!89 = !{!"ext_oneapi_ipc_memory", i32 88}
!90 = !{!"ext_oneapi_device_wait", i32 89}
!91 = !{!"ext_intel_xe_stack_count", i32 90}
!92 = !{!"ext_intel_xe_regions_per_stack", i32 91}
!93 = !{!"ext_intel_xe_clusters_per_region", i32 92}
!94 = !{!"ext_intel_xe_cores_per_cluster", i32 93}
!95 = !{!"ext_intel_eus_per_xe_core", i32 94}
!96 = !{!"ext_intel_max_lanes_per_hw_thread", i32 95}
!97 = !{!"ext_oneapi_ipc_physical_memory", i32 96}
!98 = !{!"ext_oneapi_register_host_memory", i32 97}
!99 = !{!"ext_oneapi_per_event_profiling", i32 98}
!100 = !{!"ext_oneapi_ipc_event", i32 99}
!101 = !{!"host", i32 0}
!102 = !{!"int64_base_atomics", i32 7}
!103 = !{!"int64_extended_atomics", i32 8}
!104 = !{!"usm_restricted_shared_allocations", i32 16}
!105 = !{!"Intel(R) oneAPI DPC++/C++ Compiler 2026.2.0 (2026.2.0.20261001)"}
!106 = !{!107, !108, i64 0}
!107 = !{!"__libc_errno", !108, i64 0}
!108 = !{!"int", !109, i64 0}
!109 = !{!"omnipotent char", !110, i64 0}
!110 = !{!"Simple C++ TBAA"}
!111 = !{i32 752}
!112 = !{!113, !113, i64 0}
!113 = !{!"p1 float", !114, i64 0}
!114 = !{!"any pointer", !109, i64 0}
!115 = !{!116, !113, i64 0}
!116 = !{!"_ZTSZ3runRN4sycl3_V15queueEPfPNS0_6detail9half_impl4halfEPdEUlvE_", !113, i64 0}
!117 = !{!114, !114, i64 0}
!118 = !{!119, !119, i64 0}
!119 = !{!"float", !109, i64 0}
!120 = !{i32 278}
!121 = !{!108, !108, i64 0}
!122 = !{!123, !123, i64 0}
!123 = !{!"p1 int", !114, i64 0}
!124 = !{!125, !125, i64 0}
!125 = !{!"p2 float", !126, i64 0}
!126 = !{!"any p2 pointer", !114, i64 0}
!127 = !{i32 38232}
!128 = !{i64 0, i64 8, !122, i64 8, i64 8, !124, i64 16, i64 8, !112}
!129 = !{i32 38036}
!130 = !{!131, !131, i64 0}
!131 = !{!"p1 _ZTSN11conditional17unless_device_hasILN4sycl3_V16aspectE6EEE", !114, i64 0}
!132 = !{i64 0, i64 8, !122, i64 8, i64 8, !112, i64 16, i64 8, !124}
!133 = !{i32 37860}
!134 = !{i32 367}
!135 = !{!136, !136, i64 0}
!136 = !{!"double", !109, i64 0}
!137 = !{!138, !123, i64 0}
!138 = !{!"_ZTSZ4meanPKfiEUlvE_", !123, i64 0, !125, i64 8, !113, i64 16}
!139 = !{i64 4}
!140 = !{!138, !125, i64 8}
!141 = !{i64 8}
!142 = distinct !{!142, !143}
!143 = !{!"llvm.loop.mustprogress"}
!144 = !{!138, !113, i64 16}
!145 = !{i32 514}
!146 = !{!147, !123, i64 0}
!147 = !{!"_ZTSZ4meanPKfiEUlvE0_", !123, i64 0, !113, i64 8, !125, i64 16}
!148 = !{!147, !125, i64 16}
!149 = !{!147, !113, i64 8}
!150 = distinct !{!150, !143}
!151 = !{i32 825}
!152 = !{!153, !153, i64 0}
!153 = !{!"p1 _ZTSN4sycl3_V16detail9half_impl4halfE", !114, i64 0}
!154 = !{!155, !155, i64 0}
!155 = !{!"p1 double", !114, i64 0}
!156 = !{!157, !153, i64 0}
!157 = !{!"_ZTSZ3runRN4sycl3_V15queueEPfPNS0_6detail9half_impl4halfEPdEUlvE0_", !153, i64 0, !113, i64 8, !155, i64 16}
!158 = !{!157, !113, i64 8}
!159 = !{!157, !155, i64 16}
!160 = !{!161, !153, i64 0}
!161 = !{!"_ZTSZZ3runRN4sycl3_V15queueEPfPNS0_6detail9half_impl4halfEPdENKUlvE0_clEvEUlvE_", !153, i64 0, !113, i64 8}
!162 = !{!161, !113, i64 8}
!163 = !{!164, !155, i64 0}
!164 = !{!"_ZTSZZ3runRN4sycl3_V15queueEPfPNS0_6detail9half_impl4halfEPdENKUlvE0_clEvEUlvE0_", !155, i64 0, !153, i64 8}
!165 = !{!164, !153, i64 8}
!166 = !{i64 0, i64 8, !152, i64 8, i64 8, !112}
!167 = !{i32 38433}
!168 = !{i64 0, i64 8, !154, i64 8, i64 8, !152}
!169 = !{i32 863}
!170 = !{i64 0, i64 2, !171}
!171 = !{!172, !172, i64 0}
!172 = !{!"_Float16", !109, i64 0}
!173 = !{i32 7605907}
!174 = !{!175, !172, i64 0}
!175 = !{!"_ZTSN4sycl3_V16detail9half_impl4halfE", !172, i64 0}
!176 = !{i32 968}
!177 = !{i32 7621926}
!178 = !{i32 1059}
!179 = !{!180, !113, i64 0}
!180 = !{!"_ZTSZ3runRN4sycl3_V15queueEPfPNS0_6detail9half_impl4halfEPdEUlvE1_", !113, i64 0}
