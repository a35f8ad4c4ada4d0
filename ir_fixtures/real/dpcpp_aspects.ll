source_filename = "aspects.cpp"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

%class.anon = type { ptr addrspace(4) }
%class.anon.0 = type { ptr addrspace(4) }
%"class.sycl::_V1::detail::half_impl::half" = type { half }
%class.anon.1 = type { ptr addrspace(4) }
%class.anon.2 = type { ptr addrspace(4), ptr addrspace(4) }
%class.anon.3 = type { ptr addrspace(4) }
%"class.sycl::_V1::atomic_ref" = type { %"class.sycl::_V1::detail::atomic_ref_impl" }
%"class.sycl::_V1::detail::atomic_ref_impl" = type { %"class.sycl::_V1::detail::atomic_ref_impl.4" }
%"class.sycl::_V1::detail::atomic_ref_impl.4" = type { %"class.sycl::_V1::detail::atomic_ref_base" }
%"class.sycl::_V1::detail::atomic_ref_base" = type { %"class.sycl::_V1::multi_ptr" }
%"class.sycl::_V1::multi_ptr" = type { ptr addrspace(4) }
%class.anon.5 = type { ptr addrspace(4), ptr addrspace(4) }
%struct.Trace = type { i32, [4 x %struct.Sample] }
%struct.Sample = type { float, double }
%class.anon.6 = type { ptr addrspace(4) }
%class.anon.7 = type { ptr addrspace(4) }

$_ZTSZ3runRN4sycl3_V15queueEPvE5Plain = comdat any

$_Z7half_ofIfET_S0_ = comdat any

$_ZTSZ3runRN4sycl3_V15queueEPvE4Half = comdat any

$_Z7half_ofIN4sycl3_V16detail9half_impl4halfEET_S5_ = comdat any

$_ZN4sycl3_V16detail9half_impldvENS2_4halfEi = comdat any

$_ZN4sycl3_V16detail9half_impl4halfC2ERKf = comdat any

$_ZN4sycl3_V16detail9half_impl4halfdVERKS3_ = comdat any

$_ZTSZ3runRN4sycl3_V15queueEPvE6Double = comdat any

$_Z7half_ofIdET_S0_ = comdat any

$_ZTSZ3runRN4sycl3_V15queueEPvE13HalfAndDouble = comdat any

$_ZNK4sycl3_V16detail9half_impl4halfcvfEv = comdat any

$_ZTSZ3runRN4sycl3_V15queueEPvE6Atomic = comdat any

$_ZN4sycl3_V110atomic_refIlLNS0_12memory_orderE0ELNS0_12memory_scopeE3ELNS0_6access13address_spaceE4EECI2NS0_6detail15atomic_ref_baseIlLS2_0ELS3_3ELS5_4EEEERl = comdat any

$_ZNK4sycl3_V16detail15atomic_ref_implIlLm4ELNS0_12memory_orderE0ELNS0_12memory_scopeE3ELNS0_6access13address_spaceE4EvEpLEl = comdat any

$_ZN4sycl3_V16detail15atomic_ref_implIlLm8ELNS0_12memory_orderE0ELNS0_12memory_scopeE3ELNS0_6access13address_spaceE4EvECI2NS1_15atomic_ref_baseIlLS3_0ELS4_3ELS6_4EEEERl = comdat any

$_ZN4sycl3_V16detail15atomic_ref_implIlLm4ELNS0_12memory_orderE0ELNS0_12memory_scopeE3ELNS0_6access13address_spaceE4EvECI2NS1_15atomic_ref_baseIlLS3_0ELS4_3ELS6_4EEEERl = comdat any

$_ZN4sycl3_V16detail15atomic_ref_baseIlLNS0_12memory_orderE0ELNS0_12memory_scopeE3ELNS0_6access13address_spaceE4EEC2ERl = comdat any

$_ZN4sycl3_V13ext6oneapi12experimental19static_address_castILNS0_6access13address_spaceE4ElEENS0_9multi_ptrIT0_XT_ELNS5_9decoratedE0EEEPS8_ = comdat any

$_ZN4sycl3_V16detail19static_address_castILNS0_6access13address_spaceE4ElEEDaPT0_ = comdat any

$_ZN4sycl3_V19multi_ptrIlLNS0_6access13address_spaceE4ELNS2_9decoratedE0EEC2EPl = comdat any

$_ZNK4sycl3_V16detail15atomic_ref_implIlLm4ELNS0_12memory_orderE0ELNS0_12memory_scopeE3ELNS0_6access13address_spaceE4EvE9fetch_addElS3_S4_ = comdat any

$_ZN4sycl3_V16detail5spirv10AtomicIAddIlLNS0_6access13address_spaceE4ELNS4_9decoratedE0EEENSt9enable_ifIXsr3std11is_integralIT_EE5valueES8_E4typeENS0_9multi_ptrIS8_XT0_EXT1_EEENS0_12memory_scopeENS0_12memory_orderES8_ = comdat any

$_ZN4sycl3_V16detail22GetMultiPtrDecoratedAsIllLNS0_6access13address_spaceE4ELNS3_9decoratedE0EEENS0_9multi_ptrIT_XT1_ELS5_1EE7pointerENS6_IT0_XT1_EXT2_EEE = comdat any

$_ZNK4sycl3_V19multi_ptrIlLNS0_6access13address_spaceE4ELNS2_9decoratedE0EE13get_decoratedEv = comdat any

$_ZTSZ3runRN4sycl3_V15queueEPvE7OfTypes = comdat any

$_Z4lastRK5Trace = comdat any

$_ZTSZ3runRN4sycl3_V15queueEPvE4Says = comdat any

$_ZTSZ3runRN4sycl3_V15queueEPvE11SaysNothing = comdat any

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPvE5Plain(ptr addrspace(1) noundef align 4 %0) #0 comdat !srcloc !112 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca %class.anon, align 8
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %4, align 8, !tbaa !113
  call void @llvm.lifetime.start.p0(ptr %3) #7
  %6 = getelementptr inbounds nuw %class.anon, ptr addrspace(4) %5, i32 0, i32 0
  %7 = load ptr addrspace(1), ptr addrspace(4) %4, align 8, !tbaa !113
  %8 = addrspacecast ptr addrspace(1) %7 to ptr addrspace(4)
  store ptr addrspace(4) %8, ptr addrspace(4) %6, align 8, !tbaa !116
  call spir_func void @_ZZ3runRN4sycl3_V15queueEPvENKUlvE_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %5) #8
  call void @llvm.lifetime.end.p0(ptr %3) #7
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define internal spir_func void @_ZZ3runRN4sycl3_V15queueEPvENKUlvE_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0) #2 align 2 !srcloc !112 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !118
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = getelementptr inbounds nuw %class.anon, ptr addrspace(4) %4, i32 0, i32 0
  %6 = load ptr addrspace(4), ptr addrspace(4) %5, align 8, !tbaa !116
  %7 = load float, ptr addrspace(4) %6, align 4, !tbaa !119
  %8 = call spir_func noundef float @_Z7half_ofIfET_S0_(float noundef %7) #8
  %9 = getelementptr inbounds nuw %class.anon, ptr addrspace(4) %4, i32 0, i32 0
  %10 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !tbaa !116
  store float %8, ptr addrspace(4) %10, align 4, !tbaa !119
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef float @_Z7half_ofIfET_S0_(float noundef %0) #3 comdat !srcloc !121 {
  %2 = alloca float, align 4
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store float %0, ptr addrspace(4) %3, align 4, !tbaa !119
  %4 = load float, ptr addrspace(4) %3, align 4, !tbaa !119
  %5 = fdiv float %4, 2.000000e+00
  ret float %5
}

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPvE4Half(ptr addrspace(1) noundef align 2 %0) #0 comdat !srcloc !122 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca %class.anon.0, align 8
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %4, align 8, !tbaa !123
  call void @llvm.lifetime.start.p0(ptr %3) #7
  %6 = getelementptr inbounds nuw %class.anon.0, ptr addrspace(4) %5, i32 0, i32 0
  %7 = load ptr addrspace(1), ptr addrspace(4) %4, align 8, !tbaa !123
  %8 = addrspacecast ptr addrspace(1) %7 to ptr addrspace(4)
  store ptr addrspace(4) %8, ptr addrspace(4) %6, align 8, !tbaa !125
  call spir_func void @_ZZ3runRN4sycl3_V15queueEPvENKUlvE0_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %5) #8
  call void @llvm.lifetime.end.p0(ptr %3) #7
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define internal spir_func void @_ZZ3runRN4sycl3_V15queueEPvENKUlvE0_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0) #2 align 2 !srcloc !122 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca %"class.sycl::_V1::detail::half_impl::half", align 2
  %4 = alloca %"class.sycl::_V1::detail::half_impl::half", align 2
  %5 = addrspacecast ptr %2 to ptr addrspace(4)
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !118
  %8 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #7
  %9 = getelementptr inbounds nuw %class.anon.0, ptr addrspace(4) %8, i32 0, i32 0
  %10 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !tbaa !125
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 2 %7, ptr addrspace(4) align 2 %10, i64 2, i1 false), !tbaa.struct !127
  %11 = addrspacecast ptr addrspace(4) %7 to ptr
  call spir_func void @_Z7half_ofIN4sycl3_V16detail9half_impl4halfEET_S5_(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::detail::half_impl::half") align 2 %6, ptr noundef byval(%"class.sycl::_V1::detail::half_impl::half") align 2 %11) #8
  %12 = getelementptr inbounds nuw %class.anon.0, ptr addrspace(4) %8, i32 0, i32 0
  %13 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !tbaa !125
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 2 %13, ptr addrspace(4) align 2 %6, i64 2, i1 false), !tbaa.struct !127
  call void @llvm.lifetime.end.p0(ptr %3) #7
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_Z7half_ofIN4sycl3_V16detail9half_impl4halfEET_S5_(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::detail::half_impl::half") align 2 %0, ptr noundef byval(%"class.sycl::_V1::detail::half_impl::half") align 2 %1) #3 comdat !srcloc !121 {
  %3 = alloca %"class.sycl::_V1::detail::half_impl::half", align 2
  %4 = addrspacecast ptr %3 to ptr addrspace(4)
  %5 = addrspacecast ptr %1 to ptr addrspace(4)
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 2 %4, ptr addrspace(4) align 2 %5, i64 2, i1 false), !tbaa.struct !127
  %6 = addrspacecast ptr addrspace(4) %4 to ptr
  call spir_func void @_ZN4sycl3_V16detail9half_impldvENS2_4halfEi(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::detail::half_impl::half") align 2 %0, ptr noundef byval(%"class.sycl::_V1::detail::half_impl::half") align 2 %6, i32 noundef 2) #8
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) noalias writeonly captures(none), ptr addrspace(4) noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail9half_impldvENS2_4halfEi(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::detail::half_impl::half") align 2 %0, ptr noundef byval(%"class.sycl::_V1::detail::half_impl::half") align 2 %1, i32 noundef %2) #3 comdat !srcloc !130 {
  %4 = alloca i32, align 4
  %5 = alloca %"class.sycl::_V1::detail::half_impl::half", align 2
  %6 = alloca float, align 4
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  %9 = addrspacecast ptr %6 to ptr addrspace(4)
  %10 = addrspacecast ptr %1 to ptr addrspace(4)
  store i32 %2, ptr addrspace(4) %7, align 4, !tbaa !131
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 2 %0, ptr addrspace(4) align 2 %10, i64 2, i1 false), !tbaa.struct !127
  call void @llvm.lifetime.start.p0(ptr %5) #7
  call void @llvm.lifetime.start.p0(ptr %6) #7
  %11 = load i32, ptr addrspace(4) %7, align 4, !tbaa !131
  %12 = sitofp i32 %11 to float
  store float %12, ptr addrspace(4) %9, align 4, !tbaa !119
  call spir_func void @_ZN4sycl3_V16detail9half_impl4halfC2ERKf(ptr addrspace(4) noundef align 2 dereferenceable_or_null(2) %8, ptr addrspace(4) noundef align 4 dereferenceable(4) %9) #8
  %13 = call spir_func noundef align 2 dereferenceable(2) ptr addrspace(4) @_ZN4sycl3_V16detail9half_impl4halfdVERKS3_(ptr addrspace(4) noundef align 2 dereferenceable_or_null(2) %0, ptr addrspace(4) noundef align 2 dereferenceable(2) %8) #8
  call void @llvm.lifetime.end.p0(ptr %6) #7
  call void @llvm.lifetime.end.p0(ptr %5) #7
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail9half_impl4halfC2ERKf(ptr addrspace(4) noundef align 2 dereferenceable_or_null(2) %0, ptr addrspace(4) noundef align 4 dereferenceable(4) %1) unnamed_addr #3 comdat align 2 !srcloc !132 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !123
  store ptr addrspace(4) %1, ptr addrspace(4) %6, align 8, !tbaa !113
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = getelementptr inbounds nuw %"class.sycl::_V1::detail::half_impl::half", ptr addrspace(4) %7, i32 0, i32 0
  %9 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !tbaa !113, !align !133
  %10 = load float, ptr addrspace(4) %9, align 4, !tbaa !119
  %11 = fptrunc float %10 to half
  store half %11, ptr addrspace(4) %8, align 2, !tbaa !134
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef align 2 dereferenceable(2) ptr addrspace(4) @_ZN4sycl3_V16detail9half_impl4halfdVERKS3_(ptr addrspace(4) noundef align 2 dereferenceable_or_null(2) %0, ptr addrspace(4) noundef align 2 dereferenceable(2) %1) #3 comdat align 2 !srcloc !136 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !123
  store ptr addrspace(4) %1, ptr addrspace(4) %6, align 8, !tbaa !123
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !tbaa !123, !align !137
  %9 = getelementptr inbounds nuw %"class.sycl::_V1::detail::half_impl::half", ptr addrspace(4) %8, i32 0, i32 0
  %10 = load half, ptr addrspace(4) %9, align 2, !tbaa !134
  %11 = getelementptr inbounds nuw %"class.sycl::_V1::detail::half_impl::half", ptr addrspace(4) %7, i32 0, i32 0
  %12 = load half, ptr addrspace(4) %11, align 2, !tbaa !134
  %13 = fdiv half %12, %10
  store half %13, ptr addrspace(4) %11, align 2, !tbaa !134
  ret ptr addrspace(4) %7
}

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPvE6Double(ptr addrspace(1) noundef align 8 %0) #0 comdat !srcloc !138 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca %class.anon.1, align 8
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %4, align 8, !tbaa !139
  call void @llvm.lifetime.start.p0(ptr %3) #7
  %6 = getelementptr inbounds nuw %class.anon.1, ptr addrspace(4) %5, i32 0, i32 0
  %7 = load ptr addrspace(1), ptr addrspace(4) %4, align 8, !tbaa !139
  %8 = addrspacecast ptr addrspace(1) %7 to ptr addrspace(4)
  store ptr addrspace(4) %8, ptr addrspace(4) %6, align 8, !tbaa !141
  call spir_func void @_ZZ3runRN4sycl3_V15queueEPvENKUlvE1_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %5) #8
  call void @llvm.lifetime.end.p0(ptr %3) #7
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define internal spir_func void @_ZZ3runRN4sycl3_V15queueEPvENKUlvE1_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0) #2 align 2 !srcloc !138 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !118
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = getelementptr inbounds nuw %class.anon.1, ptr addrspace(4) %4, i32 0, i32 0
  %6 = load ptr addrspace(4), ptr addrspace(4) %5, align 8, !tbaa !141
  %7 = load double, ptr addrspace(4) %6, align 8, !tbaa !143
  %8 = call spir_func noundef double @_Z6narrowd(double noundef %7) #8
  %9 = getelementptr inbounds nuw %class.anon.1, ptr addrspace(4) %4, i32 0, i32 0
  %10 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !tbaa !141
  store double %8, ptr addrspace(4) %10, align 8, !tbaa !143
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef double @_Z6narrowd(double noundef %0) #3 !srcloc !145 !sycl_declared_aspects !146 {
  %2 = alloca double, align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store double %0, ptr addrspace(4) %3, align 8, !tbaa !143
  %4 = load double, ptr addrspace(4) %3, align 8, !tbaa !143
  %5 = call spir_func noundef double @_Z7half_ofIdET_S0_(double noundef %4) #8
  ret double %5
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef double @_Z7half_ofIdET_S0_(double noundef %0) #3 comdat !srcloc !121 {
  %2 = alloca double, align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store double %0, ptr addrspace(4) %3, align 8, !tbaa !143
  %4 = load double, ptr addrspace(4) %3, align 8, !tbaa !143
  %5 = fdiv double %4, 2.000000e+00
  ret double %5
}

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPvE13HalfAndDouble(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 2 %1) #0 comdat !srcloc !147 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca %class.anon.2, align 8
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %6, align 8, !tbaa !139
  store ptr addrspace(1) %1, ptr addrspace(4) %7, align 8, !tbaa !123
  call void @llvm.lifetime.start.p0(ptr %5) #7
  %9 = getelementptr inbounds nuw %class.anon.2, ptr addrspace(4) %8, i32 0, i32 0
  %10 = load ptr addrspace(1), ptr addrspace(4) %6, align 8, !tbaa !139
  %11 = addrspacecast ptr addrspace(1) %10 to ptr addrspace(4)
  store ptr addrspace(4) %11, ptr addrspace(4) %9, align 8, !tbaa !148
  %12 = getelementptr inbounds nuw %class.anon.2, ptr addrspace(4) %8, i32 0, i32 1
  %13 = load ptr addrspace(1), ptr addrspace(4) %7, align 8, !tbaa !123
  %14 = addrspacecast ptr addrspace(1) %13 to ptr addrspace(4)
  store ptr addrspace(4) %14, ptr addrspace(4) %12, align 8, !tbaa !150
  call spir_func void @_ZZ3runRN4sycl3_V15queueEPvENKUlvE2_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %8) #8
  call void @llvm.lifetime.end.p0(ptr %5) #7
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define internal spir_func void @_ZZ3runRN4sycl3_V15queueEPvENKUlvE2_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0) #2 align 2 !srcloc !147 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !118
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = getelementptr inbounds nuw %class.anon.2, ptr addrspace(4) %4, i32 0, i32 0
  %6 = load ptr addrspace(4), ptr addrspace(4) %5, align 8, !tbaa !148
  %7 = load double, ptr addrspace(4) %6, align 8, !tbaa !143
  %8 = call spir_func noundef double @_Z7half_ofIdET_S0_(double noundef %7) #8
  %9 = getelementptr inbounds nuw %class.anon.2, ptr addrspace(4) %4, i32 0, i32 1
  %10 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !tbaa !150
  %11 = call spir_func noundef float @_ZNK4sycl3_V16detail9half_impl4halfcvfEv(ptr addrspace(4) noundef align 2 dereferenceable_or_null(2) %10) #8
  %12 = fpext float %11 to double
  %13 = fadd double %8, %12
  %14 = getelementptr inbounds nuw %class.anon.2, ptr addrspace(4) %4, i32 0, i32 0
  %15 = load ptr addrspace(4), ptr addrspace(4) %14, align 8, !tbaa !148
  store double %13, ptr addrspace(4) %15, align 8, !tbaa !143
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef float @_ZNK4sycl3_V16detail9half_impl4halfcvfEv(ptr addrspace(4) noundef align 2 dereferenceable_or_null(2) %0) #3 comdat align 2 !srcloc !151 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !123
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = getelementptr inbounds nuw %"class.sycl::_V1::detail::half_impl::half", ptr addrspace(4) %4, i32 0, i32 0
  %6 = load half, ptr addrspace(4) %5, align 2, !tbaa !134
  %7 = fpext half %6 to float
  ret float %7
}

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPvE6Atomic(ptr addrspace(1) noundef align 8 %0) #0 comdat !srcloc !152 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca %class.anon.3, align 8
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %4, align 8, !tbaa !153
  call void @llvm.lifetime.start.p0(ptr %3) #7
  %6 = getelementptr inbounds nuw %class.anon.3, ptr addrspace(4) %5, i32 0, i32 0
  %7 = load ptr addrspace(1), ptr addrspace(4) %4, align 8, !tbaa !153
  %8 = addrspacecast ptr addrspace(1) %7 to ptr addrspace(4)
  store ptr addrspace(4) %8, ptr addrspace(4) %6, align 8, !tbaa !155
  call spir_func void @_ZZ3runRN4sycl3_V15queueEPvENKUlvE3_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %5) #8
  call void @llvm.lifetime.end.p0(ptr %3) #7
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define internal spir_func void @_ZZ3runRN4sycl3_V15queueEPvENKUlvE3_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0) #2 align 2 !srcloc !152 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca %"class.sycl::_V1::atomic_ref", align 8
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %4, align 8, !tbaa !118
  %6 = load ptr addrspace(4), ptr addrspace(4) %4, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #7
  %7 = getelementptr inbounds nuw %class.anon.3, ptr addrspace(4) %6, i32 0, i32 0
  %8 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !tbaa !155
  call spir_func void @_ZN4sycl3_V110atomic_refIlLNS0_12memory_orderE0ELNS0_12memory_scopeE3ELNS0_6access13address_spaceE4EECI2NS0_6detail15atomic_ref_baseIlLS2_0ELS3_3ELS5_4EEEERl(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %5, ptr addrspace(4) noundef align 8 dereferenceable(8) %8) #8
  %9 = call spir_func noundef i64 @_ZNK4sycl3_V16detail15atomic_ref_implIlLm4ELNS0_12memory_orderE0ELNS0_12memory_scopeE3ELNS0_6access13address_spaceE4EvEpLEl(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %5, i64 noundef 2) #8
  call void @llvm.lifetime.end.p0(ptr %3) #7
  ret void
}

; Function Attrs: convergent inlinehint mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V110atomic_refIlLNS0_12memory_orderE0ELNS0_12memory_scopeE3ELNS0_6access13address_spaceE4EECI2NS0_6detail15atomic_ref_baseIlLS2_0ELS3_3ELS5_4EEEERl(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, ptr addrspace(4) noundef align 8 dereferenceable(8) %1) unnamed_addr #5 comdat align 2 !srcloc !157 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !158
  store ptr addrspace(4) %1, ptr addrspace(4) %6, align 8, !tbaa !153
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = load ptr addrspace(4), ptr addrspace(4) %6, align 8
  call spir_func void @_ZN4sycl3_V16detail15atomic_ref_implIlLm8ELNS0_12memory_orderE0ELNS0_12memory_scopeE3ELNS0_6access13address_spaceE4EvECI2NS1_15atomic_ref_baseIlLS3_0ELS4_3ELS6_4EEEERl(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %7, ptr addrspace(4) noundef align 8 dereferenceable(8) %8) #8
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZNK4sycl3_V16detail15atomic_ref_implIlLm4ELNS0_12memory_orderE0ELNS0_12memory_scopeE3ELNS0_6access13address_spaceE4EvEpLEl(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, i64 noundef %1) #3 comdat align 2 !srcloc !160 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i64, align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !161
  store i64 %1, ptr addrspace(4) %6, align 8, !tbaa !163
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = load i64, ptr addrspace(4) %6, align 8, !tbaa !163
  %9 = call spir_func noundef i64 @_ZNK4sycl3_V16detail15atomic_ref_implIlLm4ELNS0_12memory_orderE0ELNS0_12memory_scopeE3ELNS0_6access13address_spaceE4EvE9fetch_addElS3_S4_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %7, i64 noundef %8, i32 noundef 0, i32 noundef 3) #8
  %10 = load i64, ptr addrspace(4) %6, align 8, !tbaa !163
  %11 = add nsw i64 %9, %10
  ret i64 %11
}

; Function Attrs: convergent inlinehint mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail15atomic_ref_implIlLm8ELNS0_12memory_orderE0ELNS0_12memory_scopeE3ELNS0_6access13address_spaceE4EvECI2NS1_15atomic_ref_baseIlLS3_0ELS4_3ELS6_4EEEERl(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, ptr addrspace(4) noundef align 8 dereferenceable(8) %1) unnamed_addr #5 comdat align 2 !srcloc !165 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !166
  store ptr addrspace(4) %1, ptr addrspace(4) %6, align 8, !tbaa !153
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = load ptr addrspace(4), ptr addrspace(4) %6, align 8
  call spir_func void @_ZN4sycl3_V16detail15atomic_ref_implIlLm4ELNS0_12memory_orderE0ELNS0_12memory_scopeE3ELNS0_6access13address_spaceE4EvECI2NS1_15atomic_ref_baseIlLS3_0ELS4_3ELS6_4EEEERl(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %7, ptr addrspace(4) noundef align 8 dereferenceable(8) %8) #8
  ret void
}

; Function Attrs: convergent inlinehint mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail15atomic_ref_implIlLm4ELNS0_12memory_orderE0ELNS0_12memory_scopeE3ELNS0_6access13address_spaceE4EvECI2NS1_15atomic_ref_baseIlLS3_0ELS4_3ELS6_4EEEERl(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, ptr addrspace(4) noundef align 8 dereferenceable(8) %1) unnamed_addr #5 comdat align 2 !srcloc !168 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !161
  store ptr addrspace(4) %1, ptr addrspace(4) %6, align 8, !tbaa !153
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = load ptr addrspace(4), ptr addrspace(4) %6, align 8
  call spir_func void @_ZN4sycl3_V16detail15atomic_ref_baseIlLNS0_12memory_orderE0ELNS0_12memory_scopeE3ELNS0_6access13address_spaceE4EEC2ERl(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %7, ptr addrspace(4) noundef align 8 dereferenceable(8) %8) #8
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail15atomic_ref_baseIlLNS0_12memory_orderE0ELNS0_12memory_scopeE3ELNS0_6access13address_spaceE4EEC2ERl(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, ptr addrspace(4) noundef align 8 dereferenceable(8) %1) unnamed_addr #3 comdat align 2 !srcloc !169 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !170
  store ptr addrspace(4) %1, ptr addrspace(4) %6, align 8, !tbaa !153
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = getelementptr inbounds nuw %"class.sycl::_V1::detail::atomic_ref_base", ptr addrspace(4) %7, i32 0, i32 0
  %9 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !tbaa !153, !align !172
  call spir_func void @_ZN4sycl3_V13ext6oneapi12experimental19static_address_castILNS0_6access13address_spaceE4ElEENS0_9multi_ptrIT0_XT_ELNS5_9decoratedE0EEEPS8_(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::multi_ptr") align 8 %8, ptr addrspace(4) noundef %9) #8
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V13ext6oneapi12experimental19static_address_castILNS0_6access13address_spaceE4ElEENS0_9multi_ptrIT0_XT_ELNS5_9decoratedE0EEEPS8_(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::multi_ptr") align 8 %0, ptr addrspace(4) noundef %1) #3 comdat !srcloc !173 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %4, align 8, !tbaa !153
  %5 = load ptr addrspace(4), ptr addrspace(4) %4, align 8, !tbaa !153
  %6 = call spir_func noundef ptr addrspace(4) @_ZN4sycl3_V16detail19static_address_castILNS0_6access13address_spaceE4ElEEDaPT0_(ptr addrspace(4) noundef %5) #8
  call spir_func void @_ZN4sycl3_V19multi_ptrIlLNS0_6access13address_spaceE4ELNS2_9decoratedE0EEC2EPl(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, ptr addrspace(4) noundef %6) #8
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef ptr addrspace(4) @_ZN4sycl3_V16detail19static_address_castILNS0_6access13address_spaceE4ElEEDaPT0_(ptr addrspace(4) noundef %0) #3 comdat !srcloc !174 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = addrspacecast ptr %2 to ptr addrspace(4)
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !153
  call void @llvm.lifetime.start.p0(ptr %3) #7
  store i32 4, ptr addrspace(4) %6, align 4, !tbaa !175
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8, !tbaa !153
  call void @llvm.lifetime.end.p0(ptr %3) #7
  ret ptr addrspace(4) %7
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V19multi_ptrIlLNS0_6access13address_spaceE4ELNS2_9decoratedE0EEC2EPl(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, ptr addrspace(4) noundef %1) unnamed_addr #3 comdat align 2 !srcloc !177 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !178
  store ptr addrspace(4) %1, ptr addrspace(4) %6, align 8, !tbaa !153
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = getelementptr inbounds nuw %"class.sycl::_V1::multi_ptr", ptr addrspace(4) %7, i32 0, i32 0
  %9 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !tbaa !153
  store ptr addrspace(4) %9, ptr addrspace(4) %8, align 8, !tbaa !180
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZNK4sycl3_V16detail15atomic_ref_implIlLm4ELNS0_12memory_orderE0ELNS0_12memory_scopeE3ELNS0_6access13address_spaceE4EvE9fetch_addElS3_S4_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, i64 noundef %1, i32 noundef %2, i32 noundef %3) #3 comdat align 2 !srcloc !182 {
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca %"class.sycl::_V1::multi_ptr", align 8
  %10 = addrspacecast ptr %5 to ptr addrspace(4)
  %11 = addrspacecast ptr %6 to ptr addrspace(4)
  %12 = addrspacecast ptr %7 to ptr addrspace(4)
  %13 = addrspacecast ptr %8 to ptr addrspace(4)
  %14 = addrspacecast ptr %9 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %10, align 8, !tbaa !161
  store i64 %1, ptr addrspace(4) %11, align 8, !tbaa !163
  store i32 %2, ptr addrspace(4) %12, align 4, !tbaa !183
  store i32 %3, ptr addrspace(4) %13, align 4, !tbaa !185
  %15 = load ptr addrspace(4), ptr addrspace(4) %10, align 8
  %16 = getelementptr inbounds nuw %"class.sycl::_V1::detail::atomic_ref_base", ptr addrspace(4) %15, i32 0, i32 0
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %14, ptr addrspace(4) align 8 %16, i64 8, i1 false), !tbaa.struct !187
  %17 = load i32, ptr addrspace(4) %13, align 4, !tbaa !185
  %18 = load i32, ptr addrspace(4) %12, align 4, !tbaa !183
  %19 = load i64, ptr addrspace(4) %11, align 8, !tbaa !163
  %20 = addrspacecast ptr addrspace(4) %14 to ptr
  %21 = call spir_func noundef i64 @_ZN4sycl3_V16detail5spirv10AtomicIAddIlLNS0_6access13address_spaceE4ELNS4_9decoratedE0EEENSt9enable_ifIXsr3std11is_integralIT_EE5valueES8_E4typeENS0_9multi_ptrIS8_XT0_EXT1_EEENS0_12memory_scopeENS0_12memory_orderES8_(ptr noundef byval(%"class.sycl::_V1::multi_ptr") align 8 %20, i32 noundef %17, i32 noundef %18, i64 noundef %19) #8
  ret i64 %21
}

; Function Attrs: convergent inlinehint mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZN4sycl3_V16detail5spirv10AtomicIAddIlLNS0_6access13address_spaceE4ELNS4_9decoratedE0EEENSt9enable_ifIXsr3std11is_integralIT_EE5valueES8_E4typeENS0_9multi_ptrIS8_XT0_EXT1_EEENS0_12memory_scopeENS0_12memory_orderES8_(ptr noundef byval(%"class.sycl::_V1::multi_ptr") align 8 %0, i32 noundef %1, i32 noundef %2, i64 noundef %3) #5 comdat !srcloc !188 {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i64, align 8
  %8 = alloca ptr addrspace(4), align 8
  %9 = alloca %"class.sycl::_V1::multi_ptr", align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = addrspacecast ptr %5 to ptr addrspace(4)
  %14 = addrspacecast ptr %6 to ptr addrspace(4)
  %15 = addrspacecast ptr %7 to ptr addrspace(4)
  %16 = addrspacecast ptr %8 to ptr addrspace(4)
  %17 = addrspacecast ptr %9 to ptr addrspace(4)
  %18 = addrspacecast ptr %10 to ptr addrspace(4)
  %19 = addrspacecast ptr %11 to ptr addrspace(4)
  %20 = addrspacecast ptr %0 to ptr addrspace(4)
  store i32 %1, ptr addrspace(4) %13, align 4, !tbaa !185
  store i32 %2, ptr addrspace(4) %14, align 4, !tbaa !183
  store i64 %3, ptr addrspace(4) %15, align 8, !tbaa !163
  call void @llvm.lifetime.start.p0(ptr %8) #7
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %17, ptr addrspace(4) align 8 %20, i64 8, i1 false), !tbaa.struct !187
  %21 = addrspacecast ptr addrspace(4) %17 to ptr
  %22 = call spir_func noundef ptr addrspace(4) @_ZN4sycl3_V16detail22GetMultiPtrDecoratedAsIllLNS0_6access13address_spaceE4ELNS3_9decoratedE0EEENS0_9multi_ptrIT_XT1_ELS5_1EE7pointerENS6_IT0_XT1_EXT2_EEE(ptr noundef byval(%"class.sycl::_V1::multi_ptr") align 8 %21) #8
  store ptr addrspace(4) %22, ptr addrspace(4) %16, align 8, !tbaa !153
  call void @llvm.lifetime.start.p0(ptr %10) #7
  %23 = load i32, ptr addrspace(4) %14, align 4, !tbaa !183
  %24 = call spir_func noundef i32 @_ZN4sycl3_V16detail5spirvL22getMemorySemanticsMaskINS0_12memory_orderEEENSt9enable_ifIXsr3std7is_sameIT_S4_EE5valueEN5__spv19MemorySemanticsMask4FlagEE4typeES6_(i32 noundef %23) #8
  store i32 %24, ptr addrspace(4) %18, align 4, !tbaa !189
  call void @llvm.lifetime.start.p0(ptr %11) #7
  %25 = load i32, ptr addrspace(4) %13, align 4, !tbaa !185
  %26 = call spir_func noundef i32 @_ZN4sycl3_V16detail5spirvL8getScopeENS0_12memory_scopeE(i32 noundef %25) #8
  store i32 %26, ptr addrspace(4) %19, align 4, !tbaa !191
  %27 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !tbaa !153
  %28 = load i32, ptr addrspace(4) %19, align 4, !tbaa !191
  %29 = load i32, ptr addrspace(4) %18, align 4, !tbaa !189
  %30 = load i64, ptr addrspace(4) %15, align 8, !tbaa !163
  %31 = call spir_func noundef i64 @_Z18__spirv_AtomicIAddPliil(ptr addrspace(4) noundef %27, i32 noundef %28, i32 noundef %29, i64 noundef %30) #8
  call void @llvm.lifetime.end.p0(ptr %11) #7
  call void @llvm.lifetime.end.p0(ptr %10) #7
  call void @llvm.lifetime.end.p0(ptr %8) #7
  ret i64 %31
}

; Function Attrs: convergent inlinehint mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef ptr addrspace(4) @_ZN4sycl3_V16detail22GetMultiPtrDecoratedAsIllLNS0_6access13address_spaceE4ELNS3_9decoratedE0EEENS0_9multi_ptrIT_XT1_ELS5_1EE7pointerENS6_IT0_XT1_EXT2_EEE(ptr noundef byval(%"class.sycl::_V1::multi_ptr") align 8 %0) #5 comdat !srcloc !193 {
  %2 = addrspacecast ptr %0 to ptr addrspace(4)
  %3 = call spir_func noundef ptr addrspace(4) @_ZNK4sycl3_V19multi_ptrIlLNS0_6access13address_spaceE4ELNS2_9decoratedE0EE13get_decoratedEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %2) #8
  ret ptr addrspace(4) %3
}

; Function Attrs: convergent mustprogress norecurse nounwind
define internal spir_func noundef i32 @_ZN4sycl3_V16detail5spirvL22getMemorySemanticsMaskINS0_12memory_orderEEENSt9enable_ifIXsr3std7is_sameIT_S4_EE5valueEN5__spv19MemorySemanticsMask4FlagEE4typeES6_(i32 noundef %0) #3 !srcloc !194 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = addrspacecast ptr %2 to ptr addrspace(4)
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  store i32 %0, ptr addrspace(4) %5, align 4, !tbaa !183
  call void @llvm.lifetime.start.p0(ptr %3) #7
  store i32 0, ptr addrspace(4) %6, align 4, !tbaa !189
  %7 = load i32, ptr addrspace(4) %5, align 4, !tbaa !183
  switch i32 %7, label %13 [
    i32 0, label %8
    i32 2, label %9
    i32 1, label %9
    i32 3, label %10
    i32 4, label %11
    i32 5, label %12
  ]

8:                                                ; preds = %1
  store i32 0, ptr addrspace(4) %6, align 4, !tbaa !189
  br label %13

9:                                                ; preds = %1, %1
  store i32 2, ptr addrspace(4) %6, align 4, !tbaa !189
  br label %13

10:                                               ; preds = %1
  store i32 4, ptr addrspace(4) %6, align 4, !tbaa !189
  br label %13

11:                                               ; preds = %1
  store i32 8, ptr addrspace(4) %6, align 4, !tbaa !189
  br label %13

12:                                               ; preds = %1
  store i32 16, ptr addrspace(4) %6, align 4, !tbaa !189
  br label %13

13:                                               ; preds = %12, %11, %10, %9, %8, %1
  %14 = load i32, ptr addrspace(4) %6, align 4, !tbaa !189
  %15 = or i32 %14, 128
  %16 = or i32 %15, 256
  %17 = or i32 %16, 512
  call void @llvm.lifetime.end.p0(ptr %3) #7
  ret i32 %17
}

; Function Attrs: convergent mustprogress norecurse nounwind
define internal spir_func noundef i32 @_ZN4sycl3_V16detail5spirvL8getScopeENS0_12memory_scopeE(i32 noundef %0) #3 !srcloc !195 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = addrspacecast ptr %3 to ptr addrspace(4)
  store i32 %0, ptr addrspace(4) %4, align 4, !tbaa !185
  %5 = load i32, ptr addrspace(4) %4, align 4, !tbaa !185
  switch i32 %5, label %11 [
    i32 0, label %6
    i32 1, label %7
    i32 2, label %8
    i32 3, label %9
    i32 4, label %10
  ]

6:                                                ; preds = %1
  store i32 4, ptr %2, align 4
  br label %12

7:                                                ; preds = %1
  store i32 3, ptr %2, align 4
  br label %12

8:                                                ; preds = %1
  store i32 2, ptr %2, align 4
  br label %12

9:                                                ; preds = %1
  store i32 1, ptr %2, align 4
  br label %12

10:                                               ; preds = %1
  store i32 0, ptr %2, align 4
  br label %12

11:                                               ; preds = %1
  unreachable

12:                                               ; preds = %10, %9, %8, %7, %6
  %13 = load i32, ptr %2, align 4
  ret i32 %13
}

; Function Attrs: convergent nounwind
declare dso_local spir_func noundef i64 @_Z18__spirv_AtomicIAddPliil(ptr addrspace(4) noundef, i32 noundef, i32 noundef, i64 noundef) #6

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef ptr addrspace(4) @_ZNK4sycl3_V19multi_ptrIlLNS0_6access13address_spaceE4ELNS2_9decoratedE0EE13get_decoratedEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0) #3 comdat align 2 !srcloc !196 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !178
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = getelementptr inbounds nuw %"class.sycl::_V1::multi_ptr", ptr addrspace(4) %4, i32 0, i32 0
  %6 = load ptr addrspace(4), ptr addrspace(4) %5, align 8, !tbaa !180
  ret ptr addrspace(4) %6
}

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPvE7OfTypes(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 8 %1) #0 comdat !srcloc !197 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca %class.anon.5, align 8
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %6, align 8, !tbaa !113
  store ptr addrspace(1) %1, ptr addrspace(4) %7, align 8, !tbaa !198
  call void @llvm.lifetime.start.p0(ptr %5) #7
  %9 = getelementptr inbounds nuw %class.anon.5, ptr addrspace(4) %8, i32 0, i32 0
  %10 = load ptr addrspace(1), ptr addrspace(4) %6, align 8, !tbaa !113
  %11 = addrspacecast ptr addrspace(1) %10 to ptr addrspace(4)
  store ptr addrspace(4) %11, ptr addrspace(4) %9, align 8, !tbaa !200
  %12 = getelementptr inbounds nuw %class.anon.5, ptr addrspace(4) %8, i32 0, i32 1
  %13 = load ptr addrspace(1), ptr addrspace(4) %7, align 8, !tbaa !198
  %14 = addrspacecast ptr addrspace(1) %13 to ptr addrspace(4)
  store ptr addrspace(4) %14, ptr addrspace(4) %12, align 8, !tbaa !202
  call spir_func void @_ZZ3runRN4sycl3_V15queueEPvENKUlvE4_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %8) #8
  call void @llvm.lifetime.end.p0(ptr %5) #7
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define internal spir_func void @_ZZ3runRN4sycl3_V15queueEPvENKUlvE4_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0) #2 align 2 !srcloc !197 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !118
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = getelementptr inbounds nuw %class.anon.5, ptr addrspace(4) %4, i32 0, i32 1
  %6 = load ptr addrspace(4), ptr addrspace(4) %5, align 8, !tbaa !202
  %7 = call spir_func noundef float @_Z4lastRK5Trace(ptr addrspace(4) noundef align 8 dereferenceable(72) %6) #8
  %8 = getelementptr inbounds nuw %class.anon.5, ptr addrspace(4) %4, i32 0, i32 0
  %9 = load ptr addrspace(4), ptr addrspace(4) %8, align 8, !tbaa !200
  store float %7, ptr addrspace(4) %9, align 4, !tbaa !119
  ret void
}

; Function Attrs: convergent inlinehint mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef float @_Z4lastRK5Trace(ptr addrspace(4) noundef align 8 dereferenceable(72) %0) #5 comdat !srcloc !203 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca %struct.Trace, align 8
  %4 = alloca i32, align 4
  %5 = addrspacecast ptr %2 to ptr addrspace(4)
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !198
  call void @llvm.lifetime.start.p0(ptr %3) #7
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8, !tbaa !198, !align !172
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %6, ptr addrspace(4) align 8 %7, i64 72, i1 false), !tbaa.struct !204
  %8 = getelementptr inbounds nuw %struct.Trace, ptr addrspace(4) %6, i32 0, i32 1
  %9 = getelementptr inbounds nuw %struct.Trace, ptr addrspace(4) %6, i32 0, i32 0
  %10 = load i32, ptr addrspace(4) %9, align 8, !tbaa !206
  %11 = sub nsw i32 %10, 1
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds [4 x %struct.Sample], ptr addrspace(4) %8, i64 0, i64 %12
  %14 = getelementptr inbounds nuw %struct.Sample, ptr addrspace(4) %13, i32 0, i32 0
  %15 = load float, ptr addrspace(4) %14, align 8, !tbaa !208
  call void @llvm.lifetime.end.p0(ptr %3) #7
  ret float %15
}

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPvE4Says(ptr addrspace(1) noundef align 4 %0) #0 comdat !srcloc !210 !sycl_declared_aspects !211 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca %class.anon.6, align 8
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %4, align 8, !tbaa !113
  call void @llvm.lifetime.start.p0(ptr %3) #7
  %6 = getelementptr inbounds nuw %class.anon.6, ptr addrspace(4) %5, i32 0, i32 0
  %7 = load ptr addrspace(1), ptr addrspace(4) %4, align 8, !tbaa !113
  %8 = addrspacecast ptr addrspace(1) %7 to ptr addrspace(4)
  store ptr addrspace(4) %8, ptr addrspace(4) %6, align 8, !tbaa !212
  call spir_func void @_ZZ3runRN4sycl3_V15queueEPvENKUlvE5_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %5) #8
  call void @llvm.lifetime.end.p0(ptr %3) #7
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define internal spir_func void @_ZZ3runRN4sycl3_V15queueEPvENKUlvE5_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0) #2 align 2 !srcloc !210 !sycl_declared_aspects !211 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !118
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = getelementptr inbounds nuw %class.anon.6, ptr addrspace(4) %4, i32 0, i32 0
  %6 = load ptr addrspace(4), ptr addrspace(4) %5, align 8, !tbaa !212
  store float 1.000000e+00, ptr addrspace(4) %6, align 4, !tbaa !119
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPvE11SaysNothing(ptr addrspace(1) noundef align 4 %0) #0 comdat !srcloc !214 !sycl_declared_aspects !215 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca %class.anon.7, align 8
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %4, align 8, !tbaa !113
  call void @llvm.lifetime.start.p0(ptr %3) #7
  %6 = getelementptr inbounds nuw %class.anon.7, ptr addrspace(4) %5, i32 0, i32 0
  %7 = load ptr addrspace(1), ptr addrspace(4) %4, align 8, !tbaa !113
  %8 = addrspacecast ptr addrspace(1) %7 to ptr addrspace(4)
  store ptr addrspace(4) %8, ptr addrspace(4) %6, align 8, !tbaa !216
  call spir_func void @_ZZ3runRN4sycl3_V15queueEPvENKUlvE6_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %5) #8
  call void @llvm.lifetime.end.p0(ptr %3) #7
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define internal spir_func void @_ZZ3runRN4sycl3_V15queueEPvENKUlvE6_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0) #2 align 2 !srcloc !214 !sycl_declared_aspects !215 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !118
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = getelementptr inbounds nuw %class.anon.7, ptr addrspace(4) %4, i32 0, i32 0
  %6 = load ptr addrspace(4), ptr addrspace(4) %5, align 8, !tbaa !216
  store float 2.000000e+00, ptr addrspace(4) %6, align 4, !tbaa !119
  ret void
}

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/aspects.cpp" "sycl-single-task" "uniform-work-group-size" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size" }
attributes #3 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { convergent inlinehint mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size" }
attributes #6 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size" }
attributes #7 = { nounwind }
attributes #8 = { convergent nounwind "uniform-work-group-size" }

!llvm.module.flags = !{!0, !1}
!opencl.spir.version = !{!2}
!spirv.Source = !{!3}
!sycl_types_that_use_aspects = !{!4, !5}
!sycl_aspects = !{!6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24, !25, !26, !27, !28, !29, !30, !31, !32, !33, !34, !35, !36, !37, !38, !39, !40, !41, !42, !43, !44, !45, !46, !47, !48, !49, !50, !51, !52, !53, !54, !55, !56, !57, !58, !59, !60, !61, !62, !63, !64, !65, !66, !67, !68, !69, !70, !71, !72, !73, !74, !75, !76, !77, !78, !79, !80, !81, !82, !83, !84, !85, !86, !87, !88, !89, !90, !91, !92, !93, !94, !95, !96, !97, !98, !99, !100, !101, !102, !103, !104, !105}
!llvm.ident = !{!106}
!llvm.errno.tbaa = !{!107}

!0 = !{i32 1, !"sycl-device", i32 1}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 1, i32 2}
!3 = !{i32 4, i32 100000}
!4 = !{!"class.sycl::_V1::detail::half_impl::half", i32 5}
!5 = !{!"class.sycl::_V1::detail::atomic_ref_impl", i32 27}
!6 = !{!"cpu", i32 1}
!7 = !{!"gpu", i32 2}
!8 = !{!"accelerator", i32 3}
!9 = !{!"custom", i32 4}
!10 = !{!"fp16", i32 5}
!11 = !{!"fp64", i32 6}
!12 = !{!"image", i32 9}
!13 = !{!"online_compiler", i32 10}
!14 = !{!"online_linker", i32 11}
!15 = !{!"queue_profiling", i32 12}
!16 = !{!"usm_device_allocations", i32 13}
!17 = !{!"usm_host_allocations", i32 14}
!18 = !{!"usm_shared_allocations", i32 15}
!19 = !{!"usm_system_allocations", i32 17}
!20 = !{!"ext_intel_pci_address", i32 18}
!21 = !{!"ext_intel_gpu_eu_count", i32 19}
!22 = !{!"ext_intel_gpu_eu_simd_width", i32 20}
!23 = !{!"ext_intel_gpu_slices", i32 21}
!24 = !{!"ext_intel_gpu_subslices_per_slice", i32 22}
!25 = !{!"ext_intel_gpu_eu_count_per_subslice", i32 23}
!26 = !{!"ext_intel_max_mem_bandwidth", i32 24}
!27 = !{!"usm_atomic_host_allocations", i32 25}
!28 = !{!"usm_atomic_shared_allocations", i32 26}
!29 = !{!"atomic64", i32 27}
!30 = !{!"ext_intel_device_info_uuid", i32 28}
!31 = !{!"ext_oneapi_srgb", i32 29}
!32 = !{!"ext_oneapi_native_assert", i32 30}
!33 = !{!"host_debuggable", i32 31}
!34 = !{!"ext_intel_gpu_hw_threads_per_eu", i32 32}
!35 = !{!"ext_oneapi_cuda_async_barrier", i32 33}
!36 = !{!"ext_intel_free_memory", i32 34}
!37 = !{!"ext_intel_device_id", i32 35}
!38 = !{!"ext_intel_memory_clock_rate", i32 36}
!39 = !{!"ext_intel_memory_bus_width", i32 37}
!40 = !{!"emulated", i32 38}
!41 = !{!"ext_intel_legacy_image", i32 39}
!42 = !{!"ext_oneapi_bindless_images", i32 40}
!43 = !{!"ext_oneapi_bindless_images_shared_usm", i32 41}
!44 = !{!"ext_oneapi_bindless_images_1d_usm", i32 42}
!45 = !{!"ext_oneapi_bindless_images_2d_usm", i32 43}
!46 = !{!"ext_oneapi_external_memory_import", i32 44}
!47 = !{!"ext_oneapi_external_semaphore_import", i32 45}
!48 = !{!"ext_oneapi_mipmap", i32 46}
!49 = !{!"ext_oneapi_mipmap_anisotropy", i32 47}
!50 = !{!"ext_oneapi_mipmap_level_reference", i32 48}
!51 = !{!"ext_intel_esimd", i32 49}
!52 = !{!"ext_oneapi_fragment", i32 50}
!53 = !{!"ext_oneapi_chunk", i32 51}
!54 = !{!"ext_oneapi_tangle", i32 52}
!55 = !{!"ext_intel_matrix", i32 53}
!56 = !{!"ext_oneapi_is_composite", i32 54}
!57 = !{!"ext_oneapi_is_component", i32 55}
!58 = !{!"ext_oneapi_graph", i32 56}
!59 = !{!"ext_oneapi_limited_graph", i32 57}
!60 = !{!"ext_oneapi_private_alloca", i32 58}
!61 = !{!"ext_oneapi_cubemap", i32 59}
!62 = !{!"ext_oneapi_cubemap_seamless_filtering", i32 60}
!63 = !{!"ext_oneapi_bindless_sampled_image_fetch_1d_usm", i32 61}
!64 = !{!"ext_oneapi_bindless_sampled_image_fetch_1d", i32 62}
!65 = !{!"ext_oneapi_bindless_sampled_image_fetch_2d_usm", i32 63}
!66 = !{!"ext_oneapi_bindless_sampled_image_fetch_2d", i32 64}
!67 = !{!"ext_oneapi_bindless_sampled_image_fetch_3d", i32 65}
!68 = !{!"ext_oneapi_queue_profiling_tag", i32 66}
!69 = !{!"ext_oneapi_virtual_mem", i32 67}
!70 = !{!"ext_oneapi_cuda_cluster_group", i32 68}
!71 = !{!"ext_oneapi_image_array", i32 69}
!72 = !{!"ext_oneapi_unique_addressing_per_dim", i32 70}
!73 = !{!"ext_oneapi_bindless_images_sample_1d_usm", i32 71}
!74 = !{!"ext_oneapi_bindless_images_sample_2d_usm", i32 72}
!75 = !{!"ext_oneapi_atomic16", i32 73}
!76 = !{!"ext_oneapi_virtual_functions", i32 74}
!77 = !{!"ext_intel_spill_memory_size", i32 75}
!78 = !{!"ext_oneapi_bindless_images_gather", i32 76}
!79 = !{!"ext_intel_current_clock_throttle_reasons", i32 77}
!80 = !{!"ext_intel_fan_speed", i32 78}
!81 = !{!"ext_intel_power_limits", i32 79}
!82 = !{!"ext_oneapi_async_memory_alloc", i32 80}
!83 = !{!"ext_intel_device_info_luid", i32 81}
!84 = !{!"ext_intel_device_info_node_mask", i32 82}
!85 = !{!"ext_oneapi_exportable_device_mem", i32 83}
!86 = !{!"ext_oneapi_clock_sub_group", i32 84}
!87 = !{!"ext_oneapi_clock_work_group", i32 85}
!88 = !{!"ext_oneapi_clock_device", i32 86}
!89 = !{!"ext_oneapi_is_integrated_gpu", i32 87}
!90 = !{!"ext_oneapi_ipc_memory", i32 88}
!91 = !{!"ext_oneapi_device_wait", i32 89}
!92 = !{!"ext_intel_xe_stack_count", i32 90}
!93 = !{!"ext_intel_xe_regions_per_stack", i32 91}
!94 = !{!"ext_intel_xe_clusters_per_region", i32 92}
!95 = !{!"ext_intel_xe_cores_per_cluster", i32 93}
!96 = !{!"ext_intel_eus_per_xe_core", i32 94}
!97 = !{!"ext_intel_max_lanes_per_hw_thread", i32 95}
!98 = !{!"ext_oneapi_ipc_physical_memory", i32 96}
!99 = !{!"ext_oneapi_register_host_memory", i32 97}
!100 = !{!"ext_oneapi_per_event_profiling", i32 98}
!101 = !{!"ext_oneapi_ipc_event", i32 99}
!102 = !{!"host", i32 0}
!103 = !{!"int64_base_atomics", i32 7}
!104 = !{!"int64_extended_atomics", i32 8}
!105 = !{!"usm_restricted_shared_allocations", i32 16}
!106 = !{!"Intel(R) oneAPI DPC++/C++ Compiler 2026.2.0 (2026.2.0.20261001)"}
!107 = !{!108, !109, i64 0}
!108 = !{!"__libc_errno", !109, i64 0}
!109 = !{!"int", !110, i64 0}
!110 = !{!"omnipotent char", !111, i64 0}
!111 = !{!"Simple C++ TBAA"}
!112 = !{i32 972}
!113 = !{!114, !114, i64 0}
!114 = !{!"p1 float", !115, i64 0}
!115 = !{!"any pointer", !110, i64 0}
!116 = !{!117, !114, i64 0}
!117 = !{!"_ZTSZ3runRN4sycl3_V15queueEPvEUlvE_", !114, i64 0}
!118 = !{!115, !115, i64 0}
!119 = !{!120, !120, i64 0}
!120 = !{!"float", !110, i64 0}
!121 = !{i32 298}
!122 = !{i32 1042}
!123 = !{!124, !124, i64 0}
!124 = !{!"p1 _ZTSN4sycl3_V16detail9half_impl4halfE", !115, i64 0}
!125 = !{!126, !124, i64 0}
!126 = !{!"_ZTSZ3runRN4sycl3_V15queueEPvEUlvE0_", !124, i64 0}
!127 = !{i64 0, i64 2, !128}
!128 = !{!129, !129, i64 0}
!129 = !{!"_Float16", !110, i64 0}
!130 = !{i32 -2139829970}
!131 = !{!109, !109, i64 0}
!132 = !{i32 7605298}
!133 = !{i64 4}
!134 = !{!135, !129, i64 0}
!135 = !{!"_ZTSN4sycl3_V16detail9half_impl4halfE", !129, i64 0}
!136 = !{i32 7605907}
!137 = !{i64 2}
!138 = !{i32 1114}
!139 = !{!140, !140, i64 0}
!140 = !{!"p1 double", !115, i64 0}
!141 = !{!142, !140, i64 0}
!142 = !{!"_ZTSZ3runRN4sycl3_V15queueEPvEUlvE1_", !140, i64 0}
!143 = !{!144, !144, i64 0}
!144 = !{!"double", !110, i64 0}
!145 = !{i32 386}
!146 = !{i32 6}
!147 = !{i32 1194}
!148 = !{!149, !140, i64 0}
!149 = !{!"_ZTSZ3runRN4sycl3_V15queueEPvEUlvE2_", !140, i64 0, !124, i64 8}
!150 = !{!149, !124, i64 8}
!151 = !{i32 7621317}
!152 = !{i32 1299}
!153 = !{!154, !154, i64 0}
!154 = !{!"p1 long", !115, i64 0}
!155 = !{!156, !154, i64 0}
!156 = !{!"_ZTSZ3runRN4sycl3_V15queueEPvEUlvE3_", !154, i64 0}
!157 = !{i32 8612080}
!158 = !{!159, !159, i64 0}
!159 = !{!"p1 _ZTSN4sycl3_V110atomic_refIlLNS0_12memory_orderE0ELNS0_12memory_scopeE3ELNS0_6access13address_spaceE4EEE", !115, i64 0}
!160 = !{i32 8596163}
!161 = !{!162, !162, i64 0}
!162 = !{!"p1 _ZTSN4sycl3_V16detail15atomic_ref_implIlLm4ELNS0_12memory_orderE0ELNS0_12memory_scopeE3ELNS0_6access13address_spaceE4EvEE", !115, i64 0}
!163 = !{!164, !164, i64 0}
!164 = !{!"long", !110, i64 0}
!165 = !{i32 8603946}
!166 = !{!167, !167, i64 0}
!167 = !{!"p1 _ZTSN4sycl3_V16detail15atomic_ref_implIlLm8ELNS0_12memory_orderE0ELNS0_12memory_scopeE3ELNS0_6access13address_spaceE4EvEE", !115, i64 0}
!168 = !{i32 8595522}
!169 = !{i32 8589608}
!170 = !{!171, !171, i64 0}
!171 = !{!"p1 _ZTSN4sycl3_V16detail15atomic_ref_baseIlLNS0_12memory_orderE0ELNS0_12memory_scopeE3ELNS0_6access13address_spaceE4EEE", !115, i64 0}
!172 = !{i64 8}
!173 = !{i32 8613400}
!174 = !{i32 4163666}
!175 = !{!176, !176, i64 0}
!176 = !{!"_ZTSN4sycl3_V16access13address_spaceE", !110, i64 0}
!177 = !{i32 4100222}
!178 = !{!179, !179, i64 0}
!179 = !{!"p1 _ZTSN4sycl3_V19multi_ptrIlLNS0_6access13address_spaceE4ELNS2_9decoratedE0EEE", !115, i64 0}
!180 = !{!181, !154, i64 0}
!181 = !{!"_ZTSN4sycl3_V19multi_ptrIlLNS0_6access13address_spaceE4ELNS2_9decoratedE0EEE", !154, i64 0}
!182 = !{i32 8595818}
!183 = !{!184, !184, i64 0}
!184 = !{!"_ZTSN4sycl3_V112memory_orderE", !110, i64 0}
!185 = !{!186, !186, i64 0}
!186 = !{!"_ZTSN4sycl3_V112memory_scopeE", !110, i64 0}
!187 = !{i64 0, i64 8, !153}
!188 = !{i32 8418786}
!189 = !{!190, !190, i64 0}
!190 = !{!"_ZTSN5__spv19MemorySemanticsMask4FlagE", !110, i64 0}
!191 = !{!192, !192, i64 0}
!192 = !{!"_ZTSN5__spv5Scope4FlagE", !110, i64 0}
!193 = !{i32 8394187}
!194 = !{i32 8411057}
!195 = !{i32 8411922}
!196 = !{i32 4109135}
!197 = !{i32 1444}
!198 = !{!199, !199, i64 0}
!199 = !{!"p1 _ZTS5Trace", !115, i64 0}
!200 = !{!201, !114, i64 0}
!201 = !{!"_ZTSZ3runRN4sycl3_V15queueEPvEUlvE4_", !114, i64 0, !199, i64 8}
!202 = !{!201, !199, i64 8}
!203 = !{i32 551}
!204 = !{i64 0, i64 4, !131, i64 8, i64 64, !205}
!205 = !{!110, !110, i64 0}
!206 = !{!207, !109, i64 0}
!207 = !{!"_ZTS5Trace", !109, i64 0, !110, i64 8}
!208 = !{!209, !120, i64 0}
!209 = !{!"_ZTS6Sample", !120, i64 0, !144, i64 8}
!210 = !{i32 1511}
!211 = !{i32 2, i32 5}
!212 = !{!213, !114, i64 0}
!213 = !{!"_ZTSZ3runRN4sycl3_V15queueEPvEUlvE5_", !114, i64 0}
!214 = !{i32 1635}
!215 = !{}
!216 = !{!217, !114, i64 0}
!217 = !{!"_ZTSZ3runRN4sycl3_V15queueEPvEUlvE6_", !114, i64 0}
