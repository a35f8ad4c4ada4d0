; ModuleID = 'sources/conditions.cpp'
source_filename = "sources/conditions.cpp"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64-unknown-unknown"

%"struct.sketch::detail::unless_device_has" = type { i8 }
%class.anon = type { i32, ptr addrspace(4), ptr addrspace(4) }
%class.anon.0 = type { i32, ptr addrspace(4), ptr addrspace(4) }
%"struct.sketch::detail::condition" = type { i8 }
%"struct.sketch::detail::condition.5" = type { i8 }
%"struct.sketch::detail::unless_architecture" = type { i8 }
%"struct.sketch::detail::unless_architecture.1" = type { i8 }
%class.anon.2 = type { i32, ptr addrspace(4) }
%class.anon.3 = type { i32, ptr addrspace(4) }
%class.anon.4 = type { i32, ptr addrspace(4) }

; Function Attrs: convergent mustprogress norecurse nounwind
define spir_func void @_Z5totalPKfiPf(ptr addrspace(4) noundef %0, i32 noundef %1, ptr addrspace(4) noundef %2) "sycl-module-id"="conditions.cpp" #0 {
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca %"struct.sketch::detail::unless_device_has", align 1
  %8 = alloca %class.anon, align 8
  %9 = alloca %class.anon.0, align 8
  %10 = addrspacecast ptr %4 to ptr addrspace(4)
  %11 = addrspacecast ptr %5 to ptr addrspace(4)
  %12 = addrspacecast ptr %6 to ptr addrspace(4)
  %13 = addrspacecast ptr %7 to ptr addrspace(4)
  %14 = addrspacecast ptr %8 to ptr addrspace(4)
  %15 = addrspacecast ptr %9 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %10, align 8, !tbaa !7
  store i32 %1, ptr addrspace(4) %11, align 4, !tbaa !3
  store ptr addrspace(4) %2, ptr addrspace(4) %12, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %7) #5
  %16 = getelementptr inbounds nuw %class.anon, ptr addrspace(4) %14, i32 0, i32 0
  %17 = load i32, ptr addrspace(4) %11, align 4, !tbaa !3
  store i32 %17, ptr addrspace(4) %16, align 8, !tbaa !10
  %18 = getelementptr inbounds nuw %class.anon, ptr addrspace(4) %14, i32 0, i32 1
  %19 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !tbaa !7
  store ptr addrspace(4) %19, ptr addrspace(4) %18, align 8, !tbaa !12
  %20 = getelementptr inbounds nuw %class.anon, ptr addrspace(4) %14, i32 0, i32 2
  %21 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !tbaa !7
  store ptr addrspace(4) %21, ptr addrspace(4) %20, align 8, !tbaa !13
  %22 = addrspacecast ptr addrspace(4) %13 to ptr
  %23 = addrspacecast ptr addrspace(4) %14 to ptr
  call spir_func void @_ZN6sketch13if_device_hasIJLNS_6aspectE6EEZ5totalPKfiPfEUlvE_EEDaT0_(ptr dead_on_unwind writable sret(%"struct.sketch::detail::unless_device_has") align 1 %22, ptr noundef byval(%class.anon) align 8 %23) #6
  %24 = getelementptr inbounds nuw %class.anon.0, ptr addrspace(4) %15, i32 0, i32 0
  %25 = load i32, ptr addrspace(4) %11, align 4, !tbaa !3
  store i32 %25, ptr addrspace(4) %24, align 8, !tbaa !14
  %26 = getelementptr inbounds nuw %class.anon.0, ptr addrspace(4) %15, i32 0, i32 1
  %27 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !tbaa !7
  store ptr addrspace(4) %27, ptr addrspace(4) %26, align 8, !tbaa !16
  %28 = getelementptr inbounds nuw %class.anon.0, ptr addrspace(4) %15, i32 0, i32 2
  %29 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !tbaa !7
  store ptr addrspace(4) %29, ptr addrspace(4) %28, align 8, !tbaa !17
  %30 = addrspacecast ptr addrspace(4) %15 to ptr
  call spir_func void @_ZN6sketch6detail17unless_device_hasINS0_9conditionIJLin3ELin1ELi6EEEEE9otherwiseIZ5totalPKfiPfEUlvE0_EEvT_(ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %13, ptr noundef byval(%class.anon.0) align 8 %30) #6
  call void @llvm.lifetime.end.p0(ptr %7) #5
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress norecurse nounwind
define internal spir_func void @_ZN6sketch13if_device_hasIJLNS_6aspectE6EEZ5totalPKfiPfEUlvE_EEDaT0_(ptr dead_on_unwind noalias writable sret(%"struct.sketch::detail::unless_device_has") align 1 %0, ptr noundef byval(%class.anon) align 8 %1) #0 {
  %3 = alloca %"struct.sketch::detail::condition", align 1
  %4 = alloca %class.anon, align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  %7 = addrspacecast ptr %1 to ptr addrspace(4)
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %6, ptr addrspace(4) align 8 %7, i64 24, i1 false), !tbaa.struct !18
  %8 = addrspacecast ptr addrspace(4) %5 to ptr
  %9 = addrspacecast ptr addrspace(4) %6 to ptr
  call spir_func void @_ZN6sketch6detail7call_ifIZ5totalPKfiPfEUlvE_JLin1ELi6EEEEvNS0_9conditionIJXspT0_EEEET_(ptr noundef byval(%"struct.sketch::detail::condition") align 1 %8, ptr noundef byval(%class.anon) align 8 %9) #6
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define internal spir_func void @_ZN6sketch6detail17unless_device_hasINS0_9conditionIJLin3ELin1ELi6EEEEE9otherwiseIZ5totalPKfiPfEUlvE0_EEvT_(ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %0, ptr noundef byval(%class.anon.0) align 8 %1) #0 align 2 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca %"struct.sketch::detail::condition.5", align 1
  %5 = alloca %class.anon.0, align 8
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %6, align 8, !tbaa !19
  %9 = addrspacecast ptr %1 to ptr addrspace(4)
  %10 = load ptr addrspace(4), ptr addrspace(4) %6, align 8
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %8, ptr addrspace(4) align 8 %9, i64 24, i1 false), !tbaa.struct !18
  %11 = addrspacecast ptr addrspace(4) %7 to ptr
  %12 = addrspacecast ptr addrspace(4) %8 to ptr
  call spir_func void @_ZN6sketch6detail7call_ifIZ5totalPKfiPfEUlvE0_JLin3ELin1ELi6EEEEvNS0_9conditionIJXspT0_EEEET_(ptr noundef byval(%"struct.sketch::detail::condition.5") align 1 %11, ptr noundef byval(%class.anon.0) align 8 %12) #6
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress norecurse nounwind
define spir_func void @_Z5halvePii(ptr addrspace(4) noundef %0, i32 noundef %1) "sycl-module-id"="conditions.cpp" #0 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i32, align 4
  %5 = alloca %"struct.sketch::detail::unless_architecture", align 1
  %6 = alloca %"struct.sketch::detail::unless_architecture.1", align 1
  %7 = alloca %class.anon.2, align 8
  %8 = alloca %class.anon.3, align 8
  %9 = alloca %class.anon.4, align 8
  %10 = addrspacecast ptr %3 to ptr addrspace(4)
  %11 = addrspacecast ptr %4 to ptr addrspace(4)
  %12 = addrspacecast ptr %5 to ptr addrspace(4)
  %13 = addrspacecast ptr %6 to ptr addrspace(4)
  %14 = addrspacecast ptr %7 to ptr addrspace(4)
  %15 = addrspacecast ptr %8 to ptr addrspace(4)
  %16 = addrspacecast ptr %9 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %10, align 8, !tbaa !21
  store i32 %1, ptr addrspace(4) %11, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %5) #5
  call void @llvm.lifetime.start.p0(ptr %6) #5
  %17 = getelementptr inbounds nuw %class.anon.2, ptr addrspace(4) %14, i32 0, i32 0
  %18 = load i32, ptr addrspace(4) %11, align 4, !tbaa !3
  store i32 %18, ptr addrspace(4) %17, align 8, !tbaa !23
  %19 = getelementptr inbounds nuw %class.anon.2, ptr addrspace(4) %14, i32 0, i32 1
  %20 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !tbaa !21
  store ptr addrspace(4) %20, ptr addrspace(4) %19, align 8, !tbaa !25
  %21 = addrspacecast ptr addrspace(4) %13 to ptr
  %22 = addrspacecast ptr addrspace(4) %14 to ptr
  call spir_func void @_ZN6sketch18if_architecture_isIJLNS_12architectureE1ELS1_2EEZ5halvePiiEUlvE_EENS_6detail19unless_architectureIJXspT_EEEET0_(ptr dead_on_unwind writable sret(%"struct.sketch::detail::unless_architecture.1") align 1 %21, ptr noundef byval(%class.anon.2) align 8 %22) #6
  %23 = getelementptr inbounds nuw %class.anon.3, ptr addrspace(4) %15, i32 0, i32 0
  %24 = load i32, ptr addrspace(4) %11, align 4, !tbaa !3
  store i32 %24, ptr addrspace(4) %23, align 8, !tbaa !26
  %25 = getelementptr inbounds nuw %class.anon.3, ptr addrspace(4) %15, i32 0, i32 1
  %26 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !tbaa !21
  store ptr addrspace(4) %26, ptr addrspace(4) %25, align 8, !tbaa !28
  %27 = addrspacecast ptr addrspace(4) %12 to ptr
  %28 = addrspacecast ptr addrspace(4) %15 to ptr
  call spir_func void @_ZN6sketch6detail19unless_architectureIJLNS_12architectureE1ELS2_2EEE23else_if_architecture_isIJLS2_3EEZ5halvePiiEUlvE0_EENS1_IJLS2_1ELS2_2EXspT_EEEET0_(ptr dead_on_unwind writable sret(%"struct.sketch::detail::unless_architecture") align 1 %27, ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %13, ptr noundef byval(%class.anon.3) align 8 %28) #6
  %29 = getelementptr inbounds nuw %class.anon.4, ptr addrspace(4) %16, i32 0, i32 0
  %30 = load i32, ptr addrspace(4) %11, align 4, !tbaa !3
  store i32 %30, ptr addrspace(4) %29, align 8, !tbaa !29
  %31 = getelementptr inbounds nuw %class.anon.4, ptr addrspace(4) %16, i32 0, i32 1
  %32 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !tbaa !21
  store ptr addrspace(4) %32, ptr addrspace(4) %31, align 8, !tbaa !31
  %33 = addrspacecast ptr addrspace(4) %16 to ptr
  call spir_func void @_ZN6sketch6detail19unless_architectureIJLNS_12architectureE1ELS2_2ELS2_3EEE9otherwiseIZ5halvePiiEUlvE1_EEvT_(ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %12, ptr noundef byval(%class.anon.4) align 8 %33) #6
  call void @llvm.lifetime.end.p0(ptr %6) #5
  call void @llvm.lifetime.end.p0(ptr %5) #5
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define internal spir_func void @_ZN6sketch18if_architecture_isIJLNS_12architectureE1ELS1_2EEZ5halvePiiEUlvE_EENS_6detail19unless_architectureIJXspT_EEEET0_(ptr dead_on_unwind noalias writable sret(%"struct.sketch::detail::unless_architecture.1") align 1 %0, ptr noundef byval(%class.anon.2) align 8 %1) #0 {
  %3 = alloca %class.anon.2, align 8
  %4 = addrspacecast ptr %3 to ptr addrspace(4)
  %5 = addrspacecast ptr %1 to ptr addrspace(4)
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %4, ptr addrspace(4) align 8 %5, i64 16, i1 false), !tbaa.struct !32
  %6 = addrspacecast ptr addrspace(4) %4 to ptr
  call spir_func void @_ZN6sketch6detail20call_if_architectureINS0_2isIJLNS_12architectureE1ELS3_2EEEEvZ5halvePiiEUlvE_EEvT1_(ptr noundef byval(%class.anon.2) align 8 %6) #6
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define internal spir_func void @_ZN6sketch6detail19unless_architectureIJLNS_12architectureE1ELS2_2EEE23else_if_architecture_isIJLS2_3EEZ5halvePiiEUlvE0_EENS1_IJLS2_1ELS2_2EXspT_EEEET0_(ptr dead_on_unwind noalias writable sret(%"struct.sketch::detail::unless_architecture") align 1 %0, ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %1, ptr noundef byval(%class.anon.3) align 8 %2) #0 align 2 {
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca %class.anon.3, align 8
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  %7 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %6, align 8, !tbaa !33
  %8 = addrspacecast ptr %2 to ptr addrspace(4)
  %9 = load ptr addrspace(4), ptr addrspace(4) %6, align 8
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %7, ptr addrspace(4) align 8 %8, i64 16, i1 false), !tbaa.struct !32
  %10 = addrspacecast ptr addrspace(4) %7 to ptr
  call spir_func void @_ZN6sketch6detail20call_if_architectureINS0_2isIJLNS_12architectureE3EEEENS0_6is_notIJLS3_1ELS3_2EEEEZ5halvePiiEUlvE0_EEvT1_(ptr noundef byval(%class.anon.3) align 8 %10) #6
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define internal spir_func void @_ZN6sketch6detail19unless_architectureIJLNS_12architectureE1ELS2_2ELS2_3EEE9otherwiseIZ5halvePiiEUlvE1_EEvT_(ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %0, ptr noundef byval(%class.anon.4) align 8 %1) #0 align 2 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca %class.anon.4, align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !35
  %7 = addrspacecast ptr %1 to ptr addrspace(4)
  %8 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %6, ptr addrspace(4) align 8 %7, i64 16, i1 false), !tbaa.struct !32
  %9 = addrspacecast ptr addrspace(4) %6 to ptr
  call spir_func void @_ZN6sketch6detail20call_if_architectureIvNS0_6is_notIJLNS_12architectureE1ELS3_2ELS3_3EEEEZ5halvePiiEUlvE1_EEvT1_(ptr noundef byval(%class.anon.4) align 8 %9) #6
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define internal spir_func void @_ZN6sketch6detail7call_ifIZ5totalPKfiPfEUlvE_JLin1ELi6EEEEvNS0_9conditionIJXspT0_EEEET_(ptr noundef byval(%"struct.sketch::detail::condition") align 1 %0, ptr noundef byval(%class.anon) align 8 %1) #0 {
  %3 = alloca %class.anon, align 8
  %4 = addrspacecast ptr %3 to ptr addrspace(4)
  %5 = addrspacecast ptr %0 to ptr addrspace(4)
  %6 = addrspacecast ptr %1 to ptr addrspace(4)
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %4, ptr addrspace(4) align 8 %6, i64 24, i1 false), !tbaa.struct !18
  %7 = addrspacecast ptr addrspace(4) %4 to ptr
  call spir_func void @_ZN6sketch6detail31call_if_on_device_conditionallyIZ5totalPKfiPfEUlvE_JiiEEEvT_DpT0_(ptr noundef byval(%class.anon) align 8 %7, i32 noundef -1, i32 noundef 6) #6
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) noalias writeonly captures(none), ptr addrspace(4) noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define internal spir_func void @_ZN6sketch6detail31call_if_on_device_conditionallyIZ5totalPKfiPfEUlvE_JiiEEEvT_DpT0_(ptr noundef byval(%class.anon) align 8 %0, i32 noundef %1, i32 noundef %2) "sycl-call-if-on-device-conditionally"="true" #3 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  %7 = addrspacecast ptr %5 to ptr addrspace(4)
  %8 = addrspacecast ptr %0 to ptr addrspace(4)
  store i32 %1, ptr addrspace(4) %6, align 4, !tbaa !3
  store i32 %2, ptr addrspace(4) %7, align 4, !tbaa !3
  call spir_func void @_ZZ5totalPKfiPfENKUlvE_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %8) #6
  ret void
}

; Function Attrs: convergent inlinehint mustprogress norecurse nounwind
define internal spir_func void @_ZZ5totalPKfiPfENKUlvE_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %0) #4 align 2 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca double, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = addrspacecast ptr %2 to ptr addrspace(4)
  %7 = addrspacecast ptr %3 to ptr addrspace(4)
  %8 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %6, align 8, !tbaa !37
  %9 = load ptr addrspace(4), ptr addrspace(4) %6, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #5
  store double 0.000000e+00, ptr addrspace(4) %7, align 8, !tbaa !38
  call void @llvm.lifetime.start.p0(ptr %4) #5
  store i32 0, ptr addrspace(4) %8, align 4, !tbaa !3
  br label %10

10:                                               ; preds = %26, %1
  %11 = load i32, ptr addrspace(4) %8, align 4, !tbaa !3
  %12 = getelementptr inbounds nuw %class.anon, ptr addrspace(4) %9, i32 0, i32 0
  %13 = load i32, ptr addrspace(4) %12, align 8, !tbaa !10
  %14 = icmp slt i32 %11, %13
  br i1 %14, label %16, label %15

15:                                               ; preds = %10
  call void @llvm.lifetime.end.p0(ptr %4) #5
  br label %29

16:                                               ; preds = %10
  %17 = getelementptr inbounds nuw %class.anon, ptr addrspace(4) %9, i32 0, i32 1
  %18 = load ptr addrspace(4), ptr addrspace(4) %17, align 8, !tbaa !12
  %19 = load i32, ptr addrspace(4) %8, align 4, !tbaa !3
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds float, ptr addrspace(4) %18, i64 %20
  %22 = load float, ptr addrspace(4) %21, align 4, !tbaa !40
  %23 = fpext float %22 to double
  %24 = load double, ptr addrspace(4) %7, align 8, !tbaa !38
  %25 = fadd double %24, %23
  store double %25, ptr addrspace(4) %7, align 8, !tbaa !38
  br label %26

26:                                               ; preds = %16
  %27 = load i32, ptr addrspace(4) %8, align 4, !tbaa !3
  %28 = add nsw i32 %27, 1
  store i32 %28, ptr addrspace(4) %8, align 4, !tbaa !3
  br label %10, !llvm.loop !42

29:                                               ; preds = %15
  %30 = load double, ptr addrspace(4) %7, align 8, !tbaa !38
  %31 = fptrunc double %30 to float
  %32 = getelementptr inbounds nuw %class.anon, ptr addrspace(4) %9, i32 0, i32 2
  %33 = load ptr addrspace(4), ptr addrspace(4) %32, align 8, !tbaa !13
  store float %31, ptr addrspace(4) %33, align 4, !tbaa !40
  call void @llvm.lifetime.end.p0(ptr %3) #5
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define internal spir_func void @_ZN6sketch6detail7call_ifIZ5totalPKfiPfEUlvE0_JLin3ELin1ELi6EEEEvNS0_9conditionIJXspT0_EEEET_(ptr noundef byval(%"struct.sketch::detail::condition.5") align 1 %0, ptr noundef byval(%class.anon.0) align 8 %1) #0 {
  %3 = alloca %class.anon.0, align 8
  %4 = addrspacecast ptr %3 to ptr addrspace(4)
  %5 = addrspacecast ptr %0 to ptr addrspace(4)
  %6 = addrspacecast ptr %1 to ptr addrspace(4)
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %4, ptr addrspace(4) align 8 %6, i64 24, i1 false), !tbaa.struct !18
  %7 = addrspacecast ptr addrspace(4) %4 to ptr
  call spir_func void @_ZN6sketch6detail31call_if_on_device_conditionallyIZ5totalPKfiPfEUlvE0_JiiiEEEvT_DpT0_(ptr noundef byval(%class.anon.0) align 8 %7, i32 noundef -3, i32 noundef -1, i32 noundef 6) #6
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define internal spir_func void @_ZN6sketch6detail31call_if_on_device_conditionallyIZ5totalPKfiPfEUlvE0_JiiiEEEvT_DpT0_(ptr noundef byval(%class.anon.0) align 8 %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) "sycl-call-if-on-device-conditionally"="true" #3 {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  %9 = addrspacecast ptr %6 to ptr addrspace(4)
  %10 = addrspacecast ptr %7 to ptr addrspace(4)
  %11 = addrspacecast ptr %0 to ptr addrspace(4)
  store i32 %1, ptr addrspace(4) %8, align 4, !tbaa !3
  store i32 %2, ptr addrspace(4) %9, align 4, !tbaa !3
  store i32 %3, ptr addrspace(4) %10, align 4, !tbaa !3
  call spir_func void @_ZZ5totalPKfiPfENKUlvE0_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %11) #6
  ret void
}

; Function Attrs: convergent inlinehint mustprogress norecurse nounwind
define internal spir_func void @_ZZ5totalPKfiPfENKUlvE0_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %0) #4 align 2 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = addrspacecast ptr %2 to ptr addrspace(4)
  %10 = addrspacecast ptr %3 to ptr addrspace(4)
  %11 = addrspacecast ptr %4 to ptr addrspace(4)
  %12 = addrspacecast ptr %5 to ptr addrspace(4)
  %13 = addrspacecast ptr %7 to ptr addrspace(4)
  %14 = addrspacecast ptr %8 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %9, align 8, !tbaa !37
  %15 = load ptr addrspace(4), ptr addrspace(4) %9, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #5
  store float 0.000000e+00, ptr addrspace(4) %10, align 4, !tbaa !40
  call void @llvm.lifetime.start.p0(ptr %4) #5
  store float 0.000000e+00, ptr addrspace(4) %11, align 4, !tbaa !40
  call void @llvm.lifetime.start.p0(ptr %5) #5
  store i32 0, ptr addrspace(4) %12, align 4, !tbaa !3
  br label %16

16:                                               ; preds = %40, %1
  %17 = load i32, ptr addrspace(4) %12, align 4, !tbaa !3
  %18 = getelementptr inbounds nuw %class.anon.0, ptr addrspace(4) %15, i32 0, i32 0
  %19 = load i32, ptr addrspace(4) %18, align 8, !tbaa !14
  %20 = icmp slt i32 %17, %19
  br i1 %20, label %22, label %21

21:                                               ; preds = %16
  call void @llvm.lifetime.end.p0(ptr %5) #5
  br label %43

22:                                               ; preds = %16
  call void @llvm.lifetime.start.p0(ptr %7) #5
  %23 = getelementptr inbounds nuw %class.anon.0, ptr addrspace(4) %15, i32 0, i32 1
  %24 = load ptr addrspace(4), ptr addrspace(4) %23, align 8, !tbaa !16
  %25 = load i32, ptr addrspace(4) %12, align 4, !tbaa !3
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds float, ptr addrspace(4) %24, i64 %26
  %28 = load float, ptr addrspace(4) %27, align 4, !tbaa !40
  %29 = load float, ptr addrspace(4) %11, align 4, !tbaa !40
  %30 = fsub float %28, %29
  store float %30, ptr addrspace(4) %13, align 4, !tbaa !40
  call void @llvm.lifetime.start.p0(ptr %8) #5
  %31 = load float, ptr addrspace(4) %10, align 4, !tbaa !40
  %32 = load float, ptr addrspace(4) %13, align 4, !tbaa !40
  %33 = fadd float %31, %32
  store float %33, ptr addrspace(4) %14, align 4, !tbaa !40
  %34 = load float, ptr addrspace(4) %14, align 4, !tbaa !40
  %35 = load float, ptr addrspace(4) %10, align 4, !tbaa !40
  %36 = fsub float %34, %35
  %37 = load float, ptr addrspace(4) %13, align 4, !tbaa !40
  %38 = fsub float %36, %37
  store float %38, ptr addrspace(4) %11, align 4, !tbaa !40
  %39 = load float, ptr addrspace(4) %14, align 4, !tbaa !40
  store float %39, ptr addrspace(4) %10, align 4, !tbaa !40
  call void @llvm.lifetime.end.p0(ptr %8) #5
  call void @llvm.lifetime.end.p0(ptr %7) #5
  br label %40

40:                                               ; preds = %22
  %41 = load i32, ptr addrspace(4) %12, align 4, !tbaa !3
  %42 = add nsw i32 %41, 1
  store i32 %42, ptr addrspace(4) %12, align 4, !tbaa !3
  br label %16, !llvm.loop !44

43:                                               ; preds = %21
  %44 = load float, ptr addrspace(4) %10, align 4, !tbaa !40
  %45 = getelementptr inbounds nuw %class.anon.0, ptr addrspace(4) %15, i32 0, i32 2
  %46 = load ptr addrspace(4), ptr addrspace(4) %45, align 8, !tbaa !17
  store float %44, ptr addrspace(4) %46, align 4, !tbaa !40
  call void @llvm.lifetime.end.p0(ptr %4) #5
  call void @llvm.lifetime.end.p0(ptr %3) #5
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define internal spir_func void @_ZN6sketch6detail20call_if_architectureINS0_2isIJLNS_12architectureE1ELS3_2EEEEvZ5halvePiiEUlvE_EEvT1_(ptr noundef byval(%class.anon.2) align 8 %0) "sycl-if-architecture-is"="intel_gpu_skl,intel_gpu_kbl" #3 {
  %2 = addrspacecast ptr %0 to ptr addrspace(4)
  call spir_func void @_ZZ5halvePiiENKUlvE_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %2) #6
  ret void
}

; Function Attrs: convergent inlinehint mustprogress norecurse nounwind
define internal spir_func void @_ZZ5halvePiiENKUlvE_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0) #4 align 2 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = addrspacecast ptr %2 to ptr addrspace(4)
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !37
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #5
  store i32 0, ptr addrspace(4) %6, align 4, !tbaa !3
  br label %8

8:                                                ; preds = %22, %1
  %9 = load i32, ptr addrspace(4) %6, align 4, !tbaa !3
  %10 = getelementptr inbounds nuw %class.anon.2, ptr addrspace(4) %7, i32 0, i32 0
  %11 = load i32, ptr addrspace(4) %10, align 8, !tbaa !23
  %12 = icmp slt i32 %9, %11
  br i1 %12, label %14, label %13

13:                                               ; preds = %8
  call void @llvm.lifetime.end.p0(ptr %3) #5
  br label %25

14:                                               ; preds = %8
  %15 = getelementptr inbounds nuw %class.anon.2, ptr addrspace(4) %7, i32 0, i32 1
  %16 = load ptr addrspace(4), ptr addrspace(4) %15, align 8, !tbaa !25
  %17 = load i32, ptr addrspace(4) %6, align 4, !tbaa !3
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds i32, ptr addrspace(4) %16, i64 %18
  %20 = load i32, ptr addrspace(4) %19, align 4, !tbaa !3
  %21 = ashr i32 %20, 1
  store i32 %21, ptr addrspace(4) %19, align 4, !tbaa !3
  br label %22

22:                                               ; preds = %14
  %23 = load i32, ptr addrspace(4) %6, align 4, !tbaa !3
  %24 = add nsw i32 %23, 1
  store i32 %24, ptr addrspace(4) %6, align 4, !tbaa !3
  br label %8, !llvm.loop !45

25:                                               ; preds = %13
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define internal spir_func void @_ZN6sketch6detail20call_if_architectureINS0_2isIJLNS_12architectureE3EEEENS0_6is_notIJLS3_1ELS3_2EEEEZ5halvePiiEUlvE0_EEvT1_(ptr noundef byval(%class.anon.3) align 8 %0) "sycl-if-architecture-is"="intel_gpu_pvc" "sycl-if-architecture-is-not"="intel_gpu_skl,intel_gpu_kbl" #3 {
  %2 = addrspacecast ptr %0 to ptr addrspace(4)
  call spir_func void @_ZZ5halvePiiENKUlvE0_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %2) #6
  ret void
}

; Function Attrs: convergent inlinehint mustprogress norecurse nounwind
define internal spir_func void @_ZZ5halvePiiENKUlvE0_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0) #4 align 2 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = addrspacecast ptr %2 to ptr addrspace(4)
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !37
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #5
  store i32 0, ptr addrspace(4) %6, align 4, !tbaa !3
  br label %8

8:                                                ; preds = %22, %1
  %9 = load i32, ptr addrspace(4) %6, align 4, !tbaa !3
  %10 = getelementptr inbounds nuw %class.anon.3, ptr addrspace(4) %7, i32 0, i32 0
  %11 = load i32, ptr addrspace(4) %10, align 8, !tbaa !26
  %12 = icmp slt i32 %9, %11
  br i1 %12, label %14, label %13

13:                                               ; preds = %8
  call void @llvm.lifetime.end.p0(ptr %3) #5
  br label %25

14:                                               ; preds = %8
  %15 = getelementptr inbounds nuw %class.anon.3, ptr addrspace(4) %7, i32 0, i32 1
  %16 = load ptr addrspace(4), ptr addrspace(4) %15, align 8, !tbaa !28
  %17 = load i32, ptr addrspace(4) %6, align 4, !tbaa !3
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds i32, ptr addrspace(4) %16, i64 %18
  %20 = load i32, ptr addrspace(4) %19, align 4, !tbaa !3
  %21 = sdiv i32 %20, 2
  store i32 %21, ptr addrspace(4) %19, align 4, !tbaa !3
  br label %22

22:                                               ; preds = %14
  %23 = load i32, ptr addrspace(4) %6, align 4, !tbaa !3
  %24 = add nsw i32 %23, 2
  store i32 %24, ptr addrspace(4) %6, align 4, !tbaa !3
  br label %8, !llvm.loop !46

25:                                               ; preds = %13
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define internal spir_func void @_ZN6sketch6detail20call_if_architectureIvNS0_6is_notIJLNS_12architectureE1ELS3_2ELS3_3EEEEZ5halvePiiEUlvE1_EEvT1_(ptr noundef byval(%class.anon.4) align 8 %0) "sycl-if-architecture-is-not"="intel_gpu_skl,intel_gpu_kbl,intel_gpu_pvc" #3 {
  %2 = addrspacecast ptr %0 to ptr addrspace(4)
  call spir_func void @_ZZ5halvePiiENUlvE1_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %2) #6
  ret void
}

; Function Attrs: convergent inlinehint mustprogress norecurse nounwind
define internal spir_func void @_ZZ5halvePiiENUlvE1_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0) #4 align 2 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !37
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  br label %5

5:                                                ; preds = %10, %1
  %6 = getelementptr inbounds nuw %class.anon.4, ptr addrspace(4) %4, i32 0, i32 0
  %7 = load i32, ptr addrspace(4) %6, align 8, !tbaa !29
  %8 = add nsw i32 %7, -1
  store i32 %8, ptr addrspace(4) %6, align 8, !tbaa !29
  %9 = icmp ne i32 %7, 0
  br i1 %9, label %10, label %19

10:                                               ; preds = %5
  %11 = getelementptr inbounds nuw %class.anon.4, ptr addrspace(4) %4, i32 0, i32 1
  %12 = load ptr addrspace(4), ptr addrspace(4) %11, align 8, !tbaa !31
  %13 = getelementptr inbounds nuw %class.anon.4, ptr addrspace(4) %4, i32 0, i32 0
  %14 = load i32, ptr addrspace(4) %13, align 8, !tbaa !29
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i32, ptr addrspace(4) %12, i64 %15
  %17 = load i32, ptr addrspace(4) %16, align 4, !tbaa !3
  %18 = sdiv i32 %17, 2
  store i32 %18, ptr addrspace(4) %16, align 4, !tbaa !3
  br label %5, !llvm.loop !47

19:                                               ; preds = %5
  ret void
}

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent inlinehint mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { nounwind }
attributes #6 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{!"clang version 22.1.8"}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = !{!8, !8, i64 0}
!8 = !{!"p1 float", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !4, i64 0}
!11 = !{!"_ZTSZ5totalPKfiPfEUlvE_", !4, i64 0, !8, i64 8, !8, i64 16}
!12 = !{!11, !8, i64 8}
!13 = !{!11, !8, i64 16}
!14 = !{!15, !4, i64 0}
!15 = !{!"_ZTSZ5totalPKfiPfEUlvE0_", !4, i64 0, !8, i64 8, !8, i64 16}
!16 = !{!15, !8, i64 8}
!17 = !{!15, !8, i64 16}
!18 = !{i64 0, i64 4, !3, i64 8, i64 8, !7, i64 16, i64 8, !7}
!19 = !{!20, !20, i64 0}
!20 = !{!"p1 _ZTSN6sketch6detail17unless_device_hasINS0_9conditionIJLin3ELin1ELi6EEEEEE", !9, i64 0}
!21 = !{!22, !22, i64 0}
!22 = !{!"p1 int", !9, i64 0}
!23 = !{!24, !4, i64 0}
!24 = !{!"_ZTSZ5halvePiiEUlvE_", !4, i64 0, !22, i64 8}
!25 = !{!24, !22, i64 8}
!26 = !{!27, !4, i64 0}
!27 = !{!"_ZTSZ5halvePiiEUlvE0_", !4, i64 0, !22, i64 8}
!28 = !{!27, !22, i64 8}
!29 = !{!30, !4, i64 0}
!30 = !{!"_ZTSZ5halvePiiEUlvE1_", !4, i64 0, !22, i64 8}
!31 = !{!30, !22, i64 8}
!32 = !{i64 0, i64 4, !3, i64 8, i64 8, !21}
!33 = !{!34, !34, i64 0}
!34 = !{!"p1 _ZTSN6sketch6detail19unless_architectureIJLNS_12architectureE1ELS2_2EEEE", !9, i64 0}
!35 = !{!36, !36, i64 0}
!36 = !{!"p1 _ZTSN6sketch6detail19unless_architectureIJLNS_12architectureE1ELS2_2ELS2_3EEEE", !9, i64 0}
!37 = !{!9, !9, i64 0}
!38 = !{!39, !39, i64 0}
!39 = !{!"double", !5, i64 0}
!40 = !{!41, !41, i64 0}
!41 = !{!"float", !5, i64 0}
!42 = distinct !{!42, !43}
!43 = !{!"llvm.loop.mustprogress"}
!44 = distinct !{!44, !43}
!45 = distinct !{!45, !43}
!46 = distinct !{!46, !43}
!47 = distinct !{!47, !43}
