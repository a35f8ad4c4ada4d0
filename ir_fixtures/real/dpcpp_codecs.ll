; ModuleID = 'llvm-link'
source_filename = "llvm-link"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

%"class.sycl::_V1::detail::half_impl::half" = type { half }
%"class.sycl::_V1::ext::oneapi::experimental::detail::device_global_base" = type <{ ptr addrspace(1), i32, [4 x i8] }>
%"class.codecs::Rotating" = type <{ %"class.codecs::Codec", i32, [4 x i8] }>
%"class.codecs::Codec" = type { ptr addrspace(4) }
%class.anon = type { i8 }
%class.anon.2 = type { ptr addrspace(4), ptr addrspace(4) }
%"class.sycl::_V1::range" = type { %"class.sycl::_V1::detail::array" }
%"class.sycl::_V1::detail::array" = type { [1 x i64] }
%"class.sycl::_V1::detail::RoundedRangeKernel" = type { %"class.sycl::_V1::range", %class.anon.2 }
%"class.sycl::_V1::item" = type { %"struct.sycl::_V1::detail::ItemBase" }
%"struct.sycl::_V1::detail::ItemBase" = type { %"class.sycl::_V1::range", %"class.sycl::_V1::range", %"class.sycl::_V1::range" }
%"class.sycl::_V1::detail::RoundedRangeIDGenerator" = type <{ %"class.sycl::_V1::range", %"class.sycl::_V1::range", %"class.sycl::_V1::range", %"class.sycl::_V1::range", i8, [7 x i8] }>

$_ZN4sycl3_V16detail9half_impl4halfC2ERKf = comdat any

$_ZN4sycl3_V16detail9half_implmlENS2_4halfES3_ = comdat any

$_ZN4sycl3_V16detail9half_impl4halfmLERKS3_ = comdat any

$_ZN4sycl3_V13ext6oneapi12experimental13device_globalIjNS3_10propertiesINS3_6detail20properties_type_listIJEEEEEEcvRjEv = comdat any

$_ZN4sycl3_V13ext6oneapi12experimental13device_globalIjNS3_10propertiesINS3_6detail20properties_type_listIJEEEEEEaSERKj = comdat any

$_ZN4sycl3_V13ext6oneapi12experimental6detail18device_global_baseIjNS3_10propertiesINS4_20properties_type_listIJEEEEEvE7get_ptrEv = comdat any

$_ZN4sycl3_V13ext6oneapi12experimental13device_globalIjNS3_10propertiesINS3_6detail20properties_type_listIJEEEEEE3getEv = comdat any

$_ZNK4sycl3_V16detail9half_impl4halfcvfEv = comdat any

$_ZTSZN6codecs5clearERN4sycl3_V15queueEE5Clear = comdat any

$_ZTSZ3runRN4sycl3_V15queueEPvPjPfE9Construct = comdat any

$_ZTSN4sycl3_V16detail19__pf_kernel_wrapperIZ3runRNS0_5queueEPvPjPfE6EncodeEE = comdat any

$_ZN4sycl3_V16detail7declptrINS0_4itemILi1ELb1EEEEEPT_v = comdat any

$_ZN4sycl3_V16detail7Builder10getElementILi1ELb1EEEDTcl7getItemIXT_EXT0_EEEEPNS0_4itemIXT_EXT0_EEE = comdat any

$_ZNK4sycl3_V14itemILi1ELb1EE9get_rangeEv = comdat any

$_ZNK4sycl3_V14itemILi1ELb1EE6get_idEv = comdat any

$_ZN4sycl3_V16detail23RoundedRangeIDGeneratorILi1EEC2ERKNS0_2idILi1EEERKNS0_5rangeILi1EEESB_ = comdat any

$_ZN4sycl3_V16detail23RoundedRangeIDGeneratorILi1EEcvbEv = comdat any

$_ZN4sycl3_V12idILi1EEC2ILi1ELb1EEERNSt9enable_ifIXeqT_Li1EEKNS0_4itemILi1EXT0_EEEE4typeE = comdat any

$_ZN4sycl3_V16detail23RoundedRangeIDGeneratorILi1EE8updateIdEv = comdat any

$_ZN4sycl3_V16detail5arrayILi1EEixEi = comdat any

$_ZNK4sycl3_V16detail5arrayILi1EE15check_dimensionEi = comdat any

$_ZNK4sycl3_V12idILi1EEcvmEv = comdat any

$_ZNK4sycl3_V14itemILi1ELb1EE6get_idEi = comdat any

$_ZN4sycl3_V16detail5arrayILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE = comdat any

$_ZNK4sycl3_V16detail5arrayILi1EEixEi = comdat any

$_ZN4sycl3_V16detail23RoundedRangeIDGeneratorILi1EE5getIdEv = comdat any

$_ZN4sycl3_V12idILi1EEC2Ev = comdat any

$_ZN4sycl3_V16detail7Builder10createItemILi1ELb1EEENSt9enable_ifIXT0_ENS0_4itemIXT_EXT0_EEEE4typeERKNS0_5rangeIXT_EEERKNS0_2idIXT_EEESG_ = comdat any

$_ZN4sycl3_V14itemILi1ELb1EEC2ILb1EEERNSt9enable_ifIXT_EKNS0_5rangeILi1EEEE4typeERKNS0_2idILi1EEESE_ = comdat any

$_ZN4sycl3_V16detail7Builder7getItemILi1ELb1EEENSt9enable_ifIXT0_EKNS0_4itemIXT_EXT0_EEEE4typeEv = comdat any

$_ZN7__spirv29initBuiltInGlobalInvocationIdILi1EN4sycl3_V12idILi1EEEEET0_v = comdat any

$_ZN7__spirv21initBuiltInGlobalSizeILi1EN4sycl3_V15rangeILi1EEEEET0_v = comdat any

$_ZN7__spirv23initBuiltInGlobalOffsetILi1EN4sycl3_V12idILi1EEEEET0_v = comdat any

$_ZN7__spirv30InitSizesSTBuiltInGlobalOffsetILi1EN4sycl3_V12idILi1EEEE8initSizeEv = comdat any

$_ZN4sycl3_V12idILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE = comdat any

$_ZN7__spirv28InitSizesSTBuiltInGlobalSizeILi1EN4sycl3_V15rangeILi1EEEE8initSizeEv = comdat any

$_ZN4sycl3_V15rangeILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE = comdat any

$_ZN7__spirv36InitSizesSTBuiltInGlobalInvocationIdILi1EN4sycl3_V12idILi1EEEE8initSizeEv = comdat any

$_ZTSZ3runRN4sycl3_V15queueEPvPjPfE6Encode = comdat any

$_ZTSZ3runRN4sycl3_V15queueEPvPjPfE7Squeeze = comdat any

$_ZTSZ3runRN4sycl3_V15queueEPvPjPfE5Check = comdat any

$_ZTSZ3runRN4sycl3_V15queueEPvPjPfE6Refuse = comdat any

@_ZTVN6codecs5CodecE = dso_local unnamed_addr addrspace(1) constant { [4 x ptr addrspace(4)] } { [4 x ptr addrspace(4)] [ptr addrspace(4) null, ptr addrspace(4) null, ptr addrspace(4) addrspacecast (ptr @_ZN6codecs5Codec6encodeEj to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr @_ZN6codecs5Codec7squeezeEf to ptr addrspace(4))] }, align 8
@_ZTVN6codecs8RotatingE = dso_local unnamed_addr addrspace(1) constant { [4 x ptr addrspace(4)] } { [4 x ptr addrspace(4)] [ptr addrspace(4) null, ptr addrspace(4) null, ptr addrspace(4) addrspacecast (ptr @_ZN6codecs8Rotating6encodeEj to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr @_ZN6codecs5Codec7squeezeEf to ptr addrspace(4))] }, align 8
@_ZN6codecs5callsE = dso_local addrspace(1) global { ptr addrspace(1), i32 } { ptr addrspace(1) addrspacecast (ptr addrspace(4) null to ptr addrspace(1)), i32 0 }, align 8 #0

@_ZN6codecs5CodecC1Ev = dso_local unnamed_addr alias void (ptr addrspace(4)), ptr @_ZN6codecs5CodecC2Ev
@_ZN6codecs8RotatingC1Ev = dso_local unnamed_addr alias void (ptr addrspace(4)), ptr @_ZN6codecs8RotatingC2Ev

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local spir_func noundef i32 @_ZN6codecs5Codec6encodeEj(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, i32 noundef %1) unnamed_addr #1 align 2 !srcloc !111 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %6, align 8, !tbaa !112
  store i32 %1, ptr addrspace(4) %7, align 4, !tbaa !115
  %9 = load ptr addrspace(4), ptr addrspace(4) %6, align 8
  call void @llvm.lifetime.start.p0(ptr %5) #16
  %10 = call spir_func noundef align 4 dereferenceable(4) ptr addrspace(4) @_ZN4sycl3_V13ext6oneapi12experimental13device_globalIjNS3_10propertiesINS3_6detail20properties_type_listIJEEEEEEcvRjEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(12) addrspacecast (ptr addrspace(1) @_ZN6codecs5callsE to ptr addrspace(4))) #17
  %11 = load i32, ptr addrspace(4) %10, align 4, !tbaa !115
  %12 = add i32 %11, 1
  store i32 %12, ptr addrspace(4) %8, align 4, !tbaa !115
  %13 = call spir_func noundef align 8 dereferenceable(12) ptr addrspace(4) @_ZN4sycl3_V13ext6oneapi12experimental13device_globalIjNS3_10propertiesINS3_6detail20properties_type_listIJEEEEEEaSERKj(ptr addrspace(4) noundef align 8 dereferenceable_or_null(12) addrspacecast (ptr addrspace(1) @_ZN6codecs5callsE to ptr addrspace(4)), ptr addrspace(4) noundef align 4 dereferenceable(4) %8) #17
  call void @llvm.lifetime.end.p0(ptr %5) #16
  %14 = load i32, ptr addrspace(4) %7, align 4, !tbaa !115
  %15 = xor i32 %14, -1
  ret i32 %15
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local spir_func void @_ZN6codecs5Codec7squeezeEf(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::detail::half_impl::half") align 2 %0, ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %1, float noundef %2) unnamed_addr #2 align 2 !srcloc !116 {
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca float, align 4
  %6 = alloca %"class.sycl::_V1::detail::half_impl::half", align 2
  %7 = alloca %"class.sycl::_V1::detail::half_impl::half", align 2
  %8 = alloca float, align 4
  %9 = addrspacecast ptr %4 to ptr addrspace(4)
  %10 = addrspacecast ptr %5 to ptr addrspace(4)
  %11 = addrspacecast ptr %6 to ptr addrspace(4)
  %12 = addrspacecast ptr %7 to ptr addrspace(4)
  %13 = addrspacecast ptr %8 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %9, align 8, !tbaa !112
  store float %2, ptr addrspace(4) %10, align 4, !tbaa !117
  %14 = load ptr addrspace(4), ptr addrspace(4) %9, align 8
  call spir_func void @_ZN4sycl3_V16detail9half_impl4halfC2ERKf(ptr addrspace(4) noundef align 2 dereferenceable_or_null(2) %11, ptr addrspace(4) noundef align 4 dereferenceable(4) %10) #17
  call void @llvm.lifetime.start.p0(ptr %8) #16
  store float 5.000000e-01, ptr addrspace(4) %13, align 4, !tbaa !117
  call spir_func void @_ZN4sycl3_V16detail9half_impl4halfC2ERKf(ptr addrspace(4) noundef align 2 dereferenceable_or_null(2) %12, ptr addrspace(4) noundef align 4 dereferenceable(4) %13) #17
  %15 = addrspacecast ptr addrspace(4) %11 to ptr
  %16 = addrspacecast ptr addrspace(4) %12 to ptr
  call spir_func void @_ZN4sycl3_V16detail9half_implmlENS2_4halfES3_(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::detail::half_impl::half") align 2 %0, ptr noundef byval(%"class.sycl::_V1::detail::half_impl::half") align 2 %15, ptr noundef byval(%"class.sycl::_V1::detail::half_impl::half") align 2 %16) #17
  call void @llvm.lifetime.end.p0(ptr %8) #16
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail9half_impl4halfC2ERKf(ptr addrspace(4) noundef align 2 dereferenceable_or_null(2) %0, ptr addrspace(4) noundef align 4 dereferenceable(4) %1) unnamed_addr #3 comdat align 2 !srcloc !119 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !120
  store ptr addrspace(4) %1, ptr addrspace(4) %6, align 8, !tbaa !122
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = getelementptr inbounds nuw %"class.sycl::_V1::detail::half_impl::half", ptr addrspace(4) %7, i32 0, i32 0
  %9 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !tbaa !122, !align !124
  %10 = load float, ptr addrspace(4) %9, align 4, !tbaa !117
  %11 = fptrunc float %10 to half
  store half %11, ptr addrspace(4) %8, align 2, !tbaa !125
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail9half_implmlENS2_4halfES3_(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::detail::half_impl::half") align 2 %0, ptr noundef byval(%"class.sycl::_V1::detail::half_impl::half") align 2 %1, ptr noundef byval(%"class.sycl::_V1::detail::half_impl::half") align 2 %2) #3 comdat !srcloc !128 {
  %4 = addrspacecast ptr %1 to ptr addrspace(4)
  %5 = addrspacecast ptr %2 to ptr addrspace(4)
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 2 %0, ptr addrspace(4) align 2 %4, i64 2, i1 false), !tbaa.struct !129
  %6 = call spir_func noundef align 2 dereferenceable(2) ptr addrspace(4) @_ZN4sycl3_V16detail9half_impl4halfmLERKS3_(ptr addrspace(4) noundef align 2 dereferenceable_or_null(2) %0, ptr addrspace(4) noundef align 2 dereferenceable(2) %5) #17
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) noalias writeonly captures(none), ptr addrspace(4) noalias readonly captures(none), i64, i1 immarg) #5

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef align 2 dereferenceable(2) ptr addrspace(4) @_ZN4sycl3_V16detail9half_impl4halfmLERKS3_(ptr addrspace(4) noundef align 2 dereferenceable_or_null(2) %0, ptr addrspace(4) noundef align 2 dereferenceable(2) %1) #3 comdat align 2 !srcloc !131 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !120
  store ptr addrspace(4) %1, ptr addrspace(4) %6, align 8, !tbaa !120
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !tbaa !120, !align !132
  %9 = getelementptr inbounds nuw %"class.sycl::_V1::detail::half_impl::half", ptr addrspace(4) %8, i32 0, i32 0
  %10 = load half, ptr addrspace(4) %9, align 2, !tbaa !125
  %11 = getelementptr inbounds nuw %"class.sycl::_V1::detail::half_impl::half", ptr addrspace(4) %7, i32 0, i32 0
  %12 = load half, ptr addrspace(4) %11, align 2, !tbaa !125
  %13 = fmul half %12, %10
  store half %13, ptr addrspace(4) %11, align 2, !tbaa !125
  ret ptr addrspace(4) %7
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef align 4 dereferenceable(4) ptr addrspace(4) @_ZN4sycl3_V13ext6oneapi12experimental13device_globalIjNS3_10propertiesINS3_6detail20properties_type_listIJEEEEEEcvRjEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(12) %0) #3 comdat align 2 !srcloc !133 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !134
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = call spir_func noundef align 4 dereferenceable(4) ptr addrspace(4) @_ZN4sycl3_V13ext6oneapi12experimental13device_globalIjNS3_10propertiesINS3_6detail20properties_type_listIJEEEEEE3getEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(12) %4) #17
  ret ptr addrspace(4) %5
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef align 8 dereferenceable(12) ptr addrspace(4) @_ZN4sycl3_V13ext6oneapi12experimental13device_globalIjNS3_10propertiesINS3_6detail20properties_type_listIJEEEEEEaSERKj(ptr addrspace(4) noundef align 8 dereferenceable_or_null(12) %0, ptr addrspace(4) noundef align 4 dereferenceable(4) %1) #3 comdat align 2 !srcloc !136 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !134
  store ptr addrspace(4) %1, ptr addrspace(4) %6, align 8, !tbaa !137
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !tbaa !137, !align !124
  %9 = load i32, ptr addrspace(4) %8, align 4, !tbaa !115
  %10 = call spir_func noundef ptr addrspace(1) @_ZN4sycl3_V13ext6oneapi12experimental6detail18device_global_baseIjNS3_10propertiesINS4_20properties_type_listIJEEEEEvE7get_ptrEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(12) %7) #17
  store i32 %9, ptr addrspace(1) %10, align 4, !tbaa !115
  ret ptr addrspace(4) %7
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef ptr addrspace(1) @_ZN4sycl3_V13ext6oneapi12experimental6detail18device_global_baseIjNS3_10propertiesINS4_20properties_type_listIJEEEEEvE7get_ptrEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(12) %0) #3 comdat align 2 !srcloc !139 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !140
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = getelementptr inbounds nuw %"class.sycl::_V1::ext::oneapi::experimental::detail::device_global_base", ptr addrspace(4) %4, i32 0, i32 0
  %6 = load ptr addrspace(1), ptr addrspace(4) %5, align 8, !tbaa !142
  ret ptr addrspace(1) %6
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef align 4 dereferenceable(4) ptr addrspace(4) @_ZN4sycl3_V13ext6oneapi12experimental13device_globalIjNS3_10propertiesINS3_6detail20properties_type_listIJEEEEEE3getEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(12) %0) #3 comdat align 2 !srcloc !144 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !134
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = call spir_func noundef ptr addrspace(1) @_ZN4sycl3_V13ext6oneapi12experimental6detail18device_global_baseIjNS3_10propertiesINS4_20properties_type_listIJEEEEEvE7get_ptrEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(12) %4) #17
  %6 = addrspacecast ptr addrspace(1) %5 to ptr addrspace(4)
  ret ptr addrspace(4) %6
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local spir_func noundef i32 @_ZN6codecs8Rotating6encodeEj(ptr addrspace(4) noundef align 8 dereferenceable_or_null(12) %0, i32 noundef %1) unnamed_addr #1 align 2 !srcloc !145 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i32, align 4
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !146
  store i32 %1, ptr addrspace(4) %6, align 4, !tbaa !115
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = load i32, ptr addrspace(4) %6, align 4, !tbaa !115
  %9 = getelementptr inbounds nuw %"class.codecs::Rotating", ptr addrspace(4) %7, i32 0, i32 1
  %10 = load i32, ptr addrspace(4) %9, align 8, !tbaa !148
  %11 = shl i32 %8, %10
  %12 = load i32, ptr addrspace(4) %6, align 4, !tbaa !115
  %13 = getelementptr inbounds nuw %"class.codecs::Rotating", ptr addrspace(4) %7, i32 0, i32 1
  %14 = load i32, ptr addrspace(4) %13, align 8, !tbaa !148
  %15 = sub i32 32, %14
  %16 = lshr i32 %12, %15
  %17 = or i32 %11, %16
  ret i32 %17
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local spir_func void @_ZN6codecs5CodecC2Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0) unnamed_addr #6 align 2 !srcloc !151 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !112
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  store ptr addrspace(1) getelementptr inbounds inrange(-16, 16) ({ [4 x ptr addrspace(4)] }, ptr addrspace(1) @_ZTVN6codecs5CodecE, i32 0, i32 0, i32 2), ptr addrspace(4) %4, align 8, !tbaa !152
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local spir_func void @_ZN6codecs8RotatingC2Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(12) %0) unnamed_addr #6 align 2 !srcloc !154 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !146
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  call spir_func void @_ZN6codecs5CodecC2Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %4) #17
  store ptr addrspace(1) getelementptr inbounds inrange(-16, 16) ({ [4 x ptr addrspace(4)] }, ptr addrspace(1) @_ZTVN6codecs8RotatingE, i32 0, i32 0, i32 2), ptr addrspace(4) %4, align 8, !tbaa !152
  %5 = getelementptr inbounds nuw %"class.codecs::Rotating", ptr addrspace(4) %4, i32 0, i32 1
  store i32 3, ptr addrspace(4) %5, align 8, !tbaa !148
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local spir_func void @_ZN6codecs9constructEPvb(ptr addrspace(4) noundef %0, i1 noundef zeroext %1) #7 !srcloc !155 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i8, align 1
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !156
  %7 = zext i1 %1 to i8
  store i8 %7, ptr addrspace(4) %6, align 1, !tbaa !157
  %8 = load i8, ptr addrspace(4) %6, align 1, !tbaa !157, !range !159, !noundef !160
  %9 = trunc i8 %8 to i1
  br i1 %9, label %10, label %12

10:                                               ; preds = %2
  %11 = load ptr addrspace(4), ptr addrspace(4) %5, align 8, !tbaa !156
  call spir_func void @_ZN6codecs8RotatingC1Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(12) %11) #17
  br label %14

12:                                               ; preds = %2
  %13 = load ptr addrspace(4), ptr addrspace(4) %5, align 8, !tbaa !156
  call spir_func void @_ZN6codecs5CodecC1Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %13) #17
  br label %14

14:                                               ; preds = %12, %10
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local spir_func noundef i32 @_ZN6codecs8checksumEPKji(ptr addrspace(4) noundef %0, i32 noundef %1) #7 !srcloc !161 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = addrspacecast ptr %3 to ptr addrspace(4)
  %10 = addrspacecast ptr %4 to ptr addrspace(4)
  %11 = addrspacecast ptr %5 to ptr addrspace(4)
  %12 = addrspacecast ptr %6 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %9, align 8, !tbaa !137
  store i32 %1, ptr addrspace(4) %10, align 4, !tbaa !115
  call void @llvm.lifetime.start.p0(ptr %5) #16
  store i32 1, ptr addrspace(4) %11, align 4, !tbaa !115
  call void @llvm.lifetime.start.p0(ptr %6) #16
  store i32 0, ptr addrspace(4) %12, align 4, !tbaa !115
  br label %13

13:                                               ; preds = %27, %2
  %14 = load i32, ptr addrspace(4) %12, align 4, !tbaa !115
  %15 = load i32, ptr addrspace(4) %10, align 4, !tbaa !115
  %16 = icmp slt i32 %14, %15
  br i1 %16, label %18, label %17

17:                                               ; preds = %13
  call void @llvm.lifetime.end.p0(ptr %6) #16
  br label %30

18:                                               ; preds = %13
  %19 = load i32, ptr addrspace(4) %11, align 4, !tbaa !115
  %20 = mul i32 %19, 31
  %21 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !tbaa !137
  %22 = load i32, ptr addrspace(4) %12, align 4, !tbaa !115
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr addrspace(4) %21, i64 %23
  %25 = load i32, ptr addrspace(4) %24, align 4, !tbaa !115
  %26 = add i32 %20, %25
  store i32 %26, ptr addrspace(4) %11, align 4, !tbaa !115
  br label %27

27:                                               ; preds = %18
  %28 = load i32, ptr addrspace(4) %12, align 4, !tbaa !115
  %29 = add nsw i32 %28, 1
  store i32 %29, ptr addrspace(4) %12, align 4, !tbaa !115
  br label %13, !llvm.loop !162

30:                                               ; preds = %17
  %31 = load i32, ptr addrspace(4) %11, align 4, !tbaa !115
  call void @llvm.lifetime.end.p0(ptr %5) #16
  ret i32 %31
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local spir_func noundef float @_ZN6codecs6refuseEf(float noundef %0) #7 !srcloc !164 !sycl_declared_aspects !165 {
  %2 = alloca float, align 4
  %3 = alloca %"class.sycl::_V1::detail::half_impl::half", align 2
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  store float %0, ptr addrspace(4) %4, align 4, !tbaa !117
  call void @llvm.lifetime.start.p0(ptr %3) #16
  call spir_func void @_ZN4sycl3_V16detail9half_impl4halfC2ERKf(ptr addrspace(4) noundef align 2 dereferenceable_or_null(2) %5, ptr addrspace(4) noundef align 4 dereferenceable(4) %4) #17
  %6 = call spir_func noundef float @_ZNK4sycl3_V16detail9half_impl4halfcvfEv(ptr addrspace(4) noundef align 2 dereferenceable_or_null(2) %5) #17
  call void @llvm.lifetime.end.p0(ptr %3) #16
  ret float %6
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef float @_ZNK4sycl3_V16detail9half_impl4halfcvfEv(ptr addrspace(4) noundef align 2 dereferenceable_or_null(2) %0) #3 comdat align 2 !srcloc !166 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !120
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = getelementptr inbounds nuw %"class.sycl::_V1::detail::half_impl::half", ptr addrspace(4) %4, i32 0, i32 0
  %6 = load half, ptr addrspace(4) %5, align 2, !tbaa !125
  %7 = fpext half %6 to float
  ret float %7
}

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZN6codecs5clearERN4sycl3_V15queueEE5Clear() #8 comdat !srcloc !167 {
  %1 = alloca %class.anon, align 1
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  call void @llvm.lifetime.start.p0(ptr %1) #16
  call spir_func void @_ZZN6codecs5clearERN4sycl3_V15queueEENKUlvE_clEv(ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %2) #17
  call void @llvm.lifetime.end.p0(ptr %1) #16
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define internal spir_func void @_ZZN6codecs5clearERN4sycl3_V15queueEENKUlvE_clEv(ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %0) #9 align 2 !srcloc !167 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca i32, align 4
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %4, align 8, !tbaa !156
  %6 = load ptr addrspace(4), ptr addrspace(4) %4, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #16
  store i32 0, ptr addrspace(4) %5, align 4, !tbaa !115
  %7 = call spir_func noundef align 8 dereferenceable(12) ptr addrspace(4) @_ZN4sycl3_V13ext6oneapi12experimental13device_globalIjNS3_10propertiesINS3_6detail20properties_type_listIJEEEEEEaSERKj(ptr addrspace(4) noundef align 8 dereferenceable_or_null(12) addrspacecast (ptr addrspace(1) @_ZN6codecs5callsE to ptr addrspace(4)), ptr addrspace(4) noundef align 4 dereferenceable(4) %5) #17
  call void @llvm.lifetime.end.p0(ptr %3) #16
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPvPjPfE9Construct(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef align 4 %1) #10 comdat !srcloc !168 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca %class.anon.2, align 8
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %6, align 8, !tbaa !156
  store ptr addrspace(1) %1, ptr addrspace(4) %7, align 8, !tbaa !137
  call void @llvm.lifetime.start.p0(ptr %5) #16
  %9 = getelementptr inbounds nuw %class.anon.2, ptr addrspace(4) %8, i32 0, i32 0
  %10 = load ptr addrspace(1), ptr addrspace(4) %6, align 8, !tbaa !156
  %11 = addrspacecast ptr addrspace(1) %10 to ptr addrspace(4)
  store ptr addrspace(4) %11, ptr addrspace(4) %9, align 8, !tbaa !169
  %12 = getelementptr inbounds nuw %class.anon.2, ptr addrspace(4) %8, i32 0, i32 1
  %13 = load ptr addrspace(1), ptr addrspace(4) %7, align 8, !tbaa !137
  %14 = addrspacecast ptr addrspace(1) %13 to ptr addrspace(4)
  store ptr addrspace(4) %14, ptr addrspace(4) %12, align 8, !tbaa !171
  call spir_func void @_ZZ3runRN4sycl3_V15queueEPvPjPfENKUlvE_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %8) #17
  call void @llvm.lifetime.end.p0(ptr %5) #16
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define internal spir_func void @_ZZ3runRN4sycl3_V15queueEPvPjPfENKUlvE_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0) #9 align 2 !srcloc !168 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !156
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = getelementptr inbounds nuw %class.anon.2, ptr addrspace(4) %4, i32 0, i32 0
  %6 = load ptr addrspace(4), ptr addrspace(4) %5, align 8, !tbaa !169
  %7 = getelementptr inbounds nuw %class.anon.2, ptr addrspace(4) %4, i32 0, i32 1
  %8 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !tbaa !171
  %9 = getelementptr inbounds i32, ptr addrspace(4) %8, i64 0
  %10 = load i32, ptr addrspace(4) %9, align 4, !tbaa !115
  %11 = icmp eq i32 %10, 1
  call spir_func void @_ZN6codecs9constructEPvb(ptr addrspace(4) noundef %6, i1 noundef zeroext %11) #17
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSN4sycl3_V16detail19__pf_kernel_wrapperIZ3runRNS0_5queueEPvPjPfE6EncodeEE(ptr noundef byval(%"class.sycl::_V1::range") align 8 %0, ptr noundef byval(%class.anon.2) align 8 %1) #11 comdat !srcloc !172 {
  %3 = alloca %"class.sycl::_V1::detail::RoundedRangeKernel", align 8
  %4 = alloca %"class.sycl::_V1::item", align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  %7 = addrspacecast ptr %0 to ptr addrspace(4)
  %8 = addrspacecast ptr %1 to ptr addrspace(4)
  call void @llvm.lifetime.start.p0(ptr %3) #16
  %9 = getelementptr inbounds nuw %"class.sycl::_V1::detail::RoundedRangeKernel", ptr addrspace(4) %5, i32 0, i32 0
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %9, ptr addrspace(4) align 8 %7, i64 8, i1 false)
  %10 = getelementptr inbounds nuw %"class.sycl::_V1::detail::RoundedRangeKernel", ptr addrspace(4) %5, i32 0, i32 1
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %10, ptr addrspace(4) align 8 %8, i64 16, i1 false), !tbaa.struct !173
  %11 = call spir_func noundef ptr addrspace(4) @_ZN4sycl3_V16detail7declptrINS0_4itemILi1ELb1EEEEEPT_v() #17
  call spir_func void @_ZN4sycl3_V16detail7Builder10getElementILi1ELb1EEEDTcl7getItemIXT_EXT0_EEEEPNS0_4itemIXT_EXT0_EEE(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::item") align 8 %6, ptr addrspace(4) noundef %11) #17
  %12 = addrspacecast ptr addrspace(4) %6 to ptr
  call spir_func void @_ZNK4sycl3_V16detail18RoundedRangeKernelINS0_4itemILi1ELb1EEELi1EZ3runRNS0_5queueEPvPjPfEUlNS0_2idILi1EEEE_EclES4_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %5, ptr noundef byval(%"class.sycl::_V1::item") align 8 %12) #17
  call void @llvm.lifetime.end.p0(ptr %3) #16
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef ptr addrspace(4) @_ZN4sycl3_V16detail7declptrINS0_4itemILi1ELb1EEEEEPT_v() #3 comdat !srcloc !174 {
  ret ptr addrspace(4) null
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail7Builder10getElementILi1ELb1EEEDTcl7getItemIXT_EXT0_EEEEPNS0_4itemIXT_EXT0_EEE(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::item") align 8 %0, ptr addrspace(4) noundef %1) #3 comdat align 2 !srcloc !175 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %4, align 8, !tbaa !176
  call spir_func void @_ZN4sycl3_V16detail7Builder7getItemILi1ELb1EEENSt9enable_ifIXT0_EKNS0_4itemIXT_EXT0_EEEE4typeEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::item") align 8 %0) #17
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define internal spir_func void @_ZNK4sycl3_V16detail18RoundedRangeKernelINS0_4itemILi1ELb1EEELi1EZ3runRNS0_5queueEPvPjPfEUlNS0_2idILi1EEEE_EclES4_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %0, ptr noundef byval(%"class.sycl::_V1::item") align 8 %1) #3 align 2 !srcloc !178 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca %"class.sycl::_V1::range", align 8
  %5 = alloca %"class.sycl::_V1::detail::RoundedRangeIDGenerator", align 8
  %6 = alloca %"class.sycl::_V1::range", align 8
  %7 = alloca i32, align 4
  %8 = alloca %"class.sycl::_V1::item", align 8
  %9 = alloca %"class.sycl::_V1::range", align 8
  %10 = addrspacecast ptr %3 to ptr addrspace(4)
  %11 = addrspacecast ptr %4 to ptr addrspace(4)
  %12 = addrspacecast ptr %5 to ptr addrspace(4)
  %13 = addrspacecast ptr %6 to ptr addrspace(4)
  %14 = addrspacecast ptr %8 to ptr addrspace(4)
  %15 = addrspacecast ptr %9 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %10, align 8, !tbaa !179
  %16 = addrspacecast ptr %1 to ptr addrspace(4)
  %17 = load ptr addrspace(4), ptr addrspace(4) %10, align 8
  call void @llvm.lifetime.start.p0(ptr %4) #16
  call spir_func void @_ZNK4sycl3_V14itemILi1ELb1EE9get_rangeEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range") align 8 %11, ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %16) #17
  call void @llvm.lifetime.start.p0(ptr %5) #16
  call void @llvm.lifetime.start.p0(ptr %6) #16
  call spir_func void @_ZNK4sycl3_V14itemILi1ELb1EE6get_idEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range") align 8 %13, ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %16) #17
  %18 = getelementptr inbounds nuw %"class.sycl::_V1::detail::RoundedRangeKernel", ptr addrspace(4) %17, i32 0, i32 0
  call spir_func void @_ZN4sycl3_V16detail23RoundedRangeIDGeneratorILi1EEC2ERKNS0_2idILi1EEERKNS0_5rangeILi1EEESB_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(33) %12, ptr addrspace(4) noundef align 8 dereferenceable(8) %13, ptr addrspace(4) noundef align 8 dereferenceable(8) %18, ptr addrspace(4) noundef align 8 dereferenceable(8) %11) #17
  call void @llvm.lifetime.end.p0(ptr %6) #16
  br label %19

19:                                               ; preds = %25, %2
  %20 = call spir_func noundef zeroext i1 @_ZN4sycl3_V16detail23RoundedRangeIDGeneratorILi1EEcvbEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(33) %12) #17
  br i1 %20, label %22, label %21

21:                                               ; preds = %19
  call void @llvm.lifetime.end.p0(ptr %5) #16
  br label %26

22:                                               ; preds = %19
  call void @llvm.lifetime.start.p0(ptr %8) #16
  call spir_func void @_ZN4sycl3_V16detail23RoundedRangeIDGeneratorILi1EE7getItemIZ3runRNS0_5queueEPvPjPfEUlNS0_2idILi1EEEE_EEDav(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::item") align 8 %14, ptr addrspace(4) noundef align 8 dereferenceable_or_null(33) %12) #17
  %23 = getelementptr inbounds nuw %"class.sycl::_V1::detail::RoundedRangeKernel", ptr addrspace(4) %17, i32 0, i32 1
  call spir_func void @_ZN4sycl3_V12idILi1EEC2ILi1ELb1EEERNSt9enable_ifIXeqT_Li1EEKNS0_4itemILi1EXT0_EEEE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %15, ptr addrspace(4) noundef align 8 dereferenceable(24) %14) #17
  %24 = addrspacecast ptr addrspace(4) %15 to ptr
  call spir_func void @_ZZ3runRN4sycl3_V15queueEPvPjPfENKUlNS0_2idILi1EEEE_clES7_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %23, ptr noundef byval(%"class.sycl::_V1::range") align 8 %24) #17
  call void @llvm.lifetime.end.p0(ptr %8) #16
  br label %25

25:                                               ; preds = %22
  call spir_func void @_ZN4sycl3_V16detail23RoundedRangeIDGeneratorILi1EE8updateIdEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(33) %12) #17
  br label %19, !llvm.loop !181

26:                                               ; preds = %21
  call void @llvm.lifetime.end.p0(ptr %4) #16
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZNK4sycl3_V14itemILi1ELb1EE9get_rangeEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::range") align 8 %0, ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %1) #3 comdat align 2 !srcloc !182 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %4, align 8, !tbaa !176
  %5 = load ptr addrspace(4), ptr addrspace(4) %4, align 8
  %6 = getelementptr inbounds nuw %"class.sycl::_V1::item", ptr addrspace(4) %5, i32 0, i32 0
  %7 = getelementptr inbounds nuw %"struct.sycl::_V1::detail::ItemBase", ptr addrspace(4) %6, i32 0, i32 0
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %0, ptr addrspace(4) align 8 %7, i64 8, i1 false)
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZNK4sycl3_V14itemILi1ELb1EE6get_idEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::range") align 8 %0, ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %1) #3 comdat align 2 !srcloc !183 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %4, align 8, !tbaa !176
  %5 = load ptr addrspace(4), ptr addrspace(4) %4, align 8
  %6 = getelementptr inbounds nuw %"class.sycl::_V1::item", ptr addrspace(4) %5, i32 0, i32 0
  %7 = getelementptr inbounds nuw %"struct.sycl::_V1::detail::ItemBase", ptr addrspace(4) %6, i32 0, i32 1
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %0, ptr addrspace(4) align 8 %7, i64 8, i1 false)
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail23RoundedRangeIDGeneratorILi1EEC2ERKNS0_2idILi1EEERKNS0_5rangeILi1EEESB_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(33) %0, ptr addrspace(4) noundef align 8 dereferenceable(8) %1, ptr addrspace(4) noundef align 8 dereferenceable(8) %2, ptr addrspace(4) noundef align 8 dereferenceable(8) %3) unnamed_addr #3 comdat align 2 !srcloc !184 {
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = alloca ptr addrspace(4), align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = addrspacecast ptr %5 to ptr addrspace(4)
  %12 = addrspacecast ptr %6 to ptr addrspace(4)
  %13 = addrspacecast ptr %7 to ptr addrspace(4)
  %14 = addrspacecast ptr %8 to ptr addrspace(4)
  %15 = addrspacecast ptr %9 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %11, align 8, !tbaa !185
  store ptr addrspace(4) %1, ptr addrspace(4) %12, align 8, !tbaa !187
  store ptr addrspace(4) %2, ptr addrspace(4) %13, align 8, !tbaa !189
  store ptr addrspace(4) %3, ptr addrspace(4) %14, align 8, !tbaa !189
  %16 = load ptr addrspace(4), ptr addrspace(4) %11, align 8
  %17 = getelementptr inbounds nuw %"class.sycl::_V1::detail::RoundedRangeIDGenerator", ptr addrspace(4) %16, i32 0, i32 0
  %18 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !tbaa !187, !align !191
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %17, ptr addrspace(4) align 8 %18, i64 8, i1 false)
  %19 = getelementptr inbounds nuw %"class.sycl::_V1::detail::RoundedRangeIDGenerator", ptr addrspace(4) %16, i32 0, i32 1
  %20 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !tbaa !187, !align !191
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %19, ptr addrspace(4) align 8 %20, i64 8, i1 false)
  %21 = getelementptr inbounds nuw %"class.sycl::_V1::detail::RoundedRangeIDGenerator", ptr addrspace(4) %16, i32 0, i32 2
  %22 = load ptr addrspace(4), ptr addrspace(4) %13, align 8, !tbaa !189, !align !191
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %21, ptr addrspace(4) align 8 %22, i64 8, i1 false)
  %23 = getelementptr inbounds nuw %"class.sycl::_V1::detail::RoundedRangeIDGenerator", ptr addrspace(4) %16, i32 0, i32 3
  %24 = load ptr addrspace(4), ptr addrspace(4) %14, align 8, !tbaa !189, !align !191
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %23, ptr addrspace(4) align 8 %24, i64 8, i1 false)
  %25 = getelementptr inbounds nuw %"class.sycl::_V1::detail::RoundedRangeIDGenerator", ptr addrspace(4) %16, i32 0, i32 4
  store i8 0, ptr addrspace(4) %25, align 8, !tbaa !192
  call void @llvm.lifetime.start.p0(ptr %9) #16
  store i32 0, ptr addrspace(4) %15, align 4, !tbaa !115
  br label %26

26:                                               ; preds = %41, %4
  %27 = load i32, ptr addrspace(4) %15, align 4, !tbaa !115
  %28 = icmp slt i32 %27, 1
  br i1 %28, label %30, label %29

29:                                               ; preds = %26
  call void @llvm.lifetime.end.p0(ptr %9) #16
  br label %44

30:                                               ; preds = %26
  %31 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !tbaa !187, !align !191
  %32 = load i32, ptr addrspace(4) %15, align 4, !tbaa !115
  %33 = call spir_func noundef i64 @_ZNK4sycl3_V16detail5arrayILi1EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %31, i32 noundef %32) #17
  %34 = load ptr addrspace(4), ptr addrspace(4) %13, align 8, !tbaa !189, !align !191
  %35 = load i32, ptr addrspace(4) %15, align 4, !tbaa !115
  %36 = call spir_func noundef i64 @_ZNK4sycl3_V16detail5arrayILi1EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %34, i32 noundef %35) #17
  %37 = icmp uge i64 %33, %36
  br i1 %37, label %38, label %40

38:                                               ; preds = %30
  %39 = getelementptr inbounds nuw %"class.sycl::_V1::detail::RoundedRangeIDGenerator", ptr addrspace(4) %16, i32 0, i32 4
  store i8 1, ptr addrspace(4) %39, align 8, !tbaa !192
  br label %40

40:                                               ; preds = %38, %30
  br label %41

41:                                               ; preds = %40
  %42 = load i32, ptr addrspace(4) %15, align 4, !tbaa !115
  %43 = add nsw i32 %42, 1
  store i32 %43, ptr addrspace(4) %15, align 4, !tbaa !115
  br label %26, !llvm.loop !197

44:                                               ; preds = %29
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef zeroext i1 @_ZN4sycl3_V16detail23RoundedRangeIDGeneratorILi1EEcvbEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(33) %0) #3 comdat align 2 !srcloc !198 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !185
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = getelementptr inbounds nuw %"class.sycl::_V1::detail::RoundedRangeIDGenerator", ptr addrspace(4) %4, i32 0, i32 4
  %6 = load i8, ptr addrspace(4) %5, align 8, !tbaa !192, !range !159, !noundef !160
  %7 = trunc i8 %6 to i1
  %8 = xor i1 %7, true
  ret i1 %8
}

; Function Attrs: convergent mustprogress norecurse nounwind
define internal spir_func void @_ZN4sycl3_V16detail23RoundedRangeIDGeneratorILi1EE7getItemIZ3runRNS0_5queueEPvPjPfEUlNS0_2idILi1EEEE_EEDav(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::item") align 8 %0, ptr addrspace(4) noundef align 8 dereferenceable_or_null(33) %1) #3 align 2 !srcloc !199 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca %"class.sycl::_V1::range", align 8
  %5 = alloca %"class.sycl::_V1::range", align 8
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %6, align 8, !tbaa !185
  %9 = load ptr addrspace(4), ptr addrspace(4) %6, align 8
  %10 = getelementptr inbounds nuw %"class.sycl::_V1::detail::RoundedRangeIDGenerator", ptr addrspace(4) %9, i32 0, i32 2
  call void @llvm.lifetime.start.p0(ptr %4) #16
  call spir_func void @_ZN4sycl3_V16detail23RoundedRangeIDGeneratorILi1EE5getIdEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range") align 8 %7, ptr addrspace(4) noundef align 8 dereferenceable_or_null(33) %9) #17
  call void @llvm.lifetime.start.p0(ptr %5) #16
  call void @llvm.memset.p4.i64(ptr addrspace(4) align 8 %8, i8 0, i64 8, i1 false)
  call spir_func void @_ZN4sycl3_V12idILi1EEC2Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %8) #17
  call spir_func void @_ZN4sycl3_V16detail7Builder10createItemILi1ELb1EEENSt9enable_ifIXT0_ENS0_4itemIXT_EXT0_EEEE4typeERKNS0_5rangeIXT_EEERKNS0_2idIXT_EEESG_(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::item") align 8 %0, ptr addrspace(4) noundef align 8 dereferenceable(8) %10, ptr addrspace(4) noundef align 8 dereferenceable(8) %7, ptr addrspace(4) noundef align 8 dereferenceable(8) %8) #17
  call void @llvm.lifetime.end.p0(ptr %5) #16
  call void @llvm.lifetime.end.p0(ptr %4) #16
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V12idILi1EEC2ILi1ELb1EEERNSt9enable_ifIXeqT_Li1EEKNS0_4itemILi1EXT0_EEEE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, ptr addrspace(4) noundef align 8 dereferenceable(24) %1) unnamed_addr #3 comdat align 2 !srcloc !200 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !187
  store ptr addrspace(4) %1, ptr addrspace(4) %6, align 8, !tbaa !176
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !tbaa !176, !align !191
  %9 = call spir_func noundef i64 @_ZNK4sycl3_V14itemILi1ELb1EE6get_idEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %8, i32 noundef 0) #17
  call spir_func void @_ZN4sycl3_V16detail5arrayILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %7, i64 noundef %9) #17
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define internal spir_func void @_ZZ3runRN4sycl3_V15queueEPvPjPfENKUlNS0_2idILi1EEEE_clES7_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0, ptr noundef byval(%"class.sycl::_V1::range") align 8 %1) #9 align 2 !srcloc !201 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %4, align 8, !tbaa !156
  %5 = addrspacecast ptr %1 to ptr addrspace(4)
  %6 = load ptr addrspace(4), ptr addrspace(4) %4, align 8
  %7 = getelementptr inbounds nuw %class.anon.2, ptr addrspace(4) %6, i32 0, i32 1
  %8 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !tbaa !202
  %9 = getelementptr inbounds nuw %class.anon.2, ptr addrspace(4) %6, i32 0, i32 0
  %10 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !tbaa !204
  %11 = call spir_func noundef i64 @_ZNK4sycl3_V12idILi1EEcvmEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %5) #17
  %12 = getelementptr inbounds nuw i32, ptr addrspace(4) %10, i64 %11
  %13 = load i32, ptr addrspace(4) %12, align 4, !tbaa !115
  %14 = load ptr addrspace(4), ptr addrspace(4) %8, align 8, !tbaa !152
  %15 = getelementptr inbounds ptr addrspace(4), ptr addrspace(4) %14, i64 0
  %16 = load ptr addrspace(4), ptr addrspace(4) %15, align 8
  %17 = call spir_func noundef addrspace(4) i32 %16(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %8, i32 noundef %13) #18
  %18 = getelementptr inbounds nuw %class.anon.2, ptr addrspace(4) %6, i32 0, i32 0
  %19 = load ptr addrspace(4), ptr addrspace(4) %18, align 8, !tbaa !204
  %20 = call spir_func noundef i64 @_ZNK4sycl3_V12idILi1EEcvmEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %5) #17
  %21 = getelementptr inbounds nuw i32, ptr addrspace(4) %19, i64 %20
  store i32 %17, ptr addrspace(4) %21, align 4, !tbaa !115
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail23RoundedRangeIDGeneratorILi1EE8updateIdEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(33) %0) #3 comdat align 2 !srcloc !205 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = addrspacecast ptr %2 to ptr addrspace(4)
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !185
  %8 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #16
  store i32 0, ptr addrspace(4) %6, align 4, !tbaa !115
  br label %9

9:                                                ; preds = %41, %1
  %10 = load i32, ptr addrspace(4) %6, align 4, !tbaa !115
  %11 = icmp slt i32 %10, 1
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  store i32 2, ptr addrspace(4) %7, align 4
  br label %44

13:                                               ; preds = %9
  %14 = getelementptr inbounds nuw %"class.sycl::_V1::detail::RoundedRangeIDGenerator", ptr addrspace(4) %8, i32 0, i32 3
  %15 = load i32, ptr addrspace(4) %6, align 4, !tbaa !115
  %16 = call spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V16detail5arrayILi1EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %14, i32 noundef %15) #17
  %17 = load i64, ptr addrspace(4) %16, align 8, !tbaa !206
  %18 = getelementptr inbounds nuw %"class.sycl::_V1::detail::RoundedRangeIDGenerator", ptr addrspace(4) %8, i32 0, i32 0
  %19 = load i32, ptr addrspace(4) %6, align 4, !tbaa !115
  %20 = call spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V16detail5arrayILi1EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %18, i32 noundef %19) #17
  %21 = load i64, ptr addrspace(4) %20, align 8, !tbaa !206
  %22 = add i64 %21, %17
  store i64 %22, ptr addrspace(4) %20, align 8, !tbaa !206
  %23 = getelementptr inbounds nuw %"class.sycl::_V1::detail::RoundedRangeIDGenerator", ptr addrspace(4) %8, i32 0, i32 0
  %24 = load i32, ptr addrspace(4) %6, align 4, !tbaa !115
  %25 = call spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V16detail5arrayILi1EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %23, i32 noundef %24) #17
  %26 = load i64, ptr addrspace(4) %25, align 8, !tbaa !206
  %27 = getelementptr inbounds nuw %"class.sycl::_V1::detail::RoundedRangeIDGenerator", ptr addrspace(4) %8, i32 0, i32 2
  %28 = load i32, ptr addrspace(4) %6, align 4, !tbaa !115
  %29 = call spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V16detail5arrayILi1EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %27, i32 noundef %28) #17
  %30 = load i64, ptr addrspace(4) %29, align 8, !tbaa !206
  %31 = icmp ult i64 %26, %30
  br i1 %31, label %32, label %33

32:                                               ; preds = %13
  store i32 1, ptr addrspace(4) %7, align 4
  br label %44

33:                                               ; preds = %13
  %34 = getelementptr inbounds nuw %"class.sycl::_V1::detail::RoundedRangeIDGenerator", ptr addrspace(4) %8, i32 0, i32 1
  %35 = load i32, ptr addrspace(4) %6, align 4, !tbaa !115
  %36 = call spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V16detail5arrayILi1EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %34, i32 noundef %35) #17
  %37 = load i64, ptr addrspace(4) %36, align 8, !tbaa !206
  %38 = getelementptr inbounds nuw %"class.sycl::_V1::detail::RoundedRangeIDGenerator", ptr addrspace(4) %8, i32 0, i32 0
  %39 = load i32, ptr addrspace(4) %6, align 4, !tbaa !115
  %40 = call spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V16detail5arrayILi1EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %38, i32 noundef %39) #17
  store i64 %37, ptr addrspace(4) %40, align 8, !tbaa !206
  br label %41

41:                                               ; preds = %33
  %42 = load i32, ptr addrspace(4) %6, align 4, !tbaa !115
  %43 = add nsw i32 %42, 1
  store i32 %43, ptr addrspace(4) %6, align 4, !tbaa !115
  br label %9, !llvm.loop !208

44:                                               ; preds = %32, %12
  call void @llvm.lifetime.end.p0(ptr %3) #16
  %45 = load i32, ptr addrspace(4) %7, align 4
  switch i32 %45, label %49 [
    i32 2, label %46
    i32 1, label %48
  ]

46:                                               ; preds = %44
  %47 = getelementptr inbounds nuw %"class.sycl::_V1::detail::RoundedRangeIDGenerator", ptr addrspace(4) %8, i32 0, i32 4
  store i8 1, ptr addrspace(4) %47, align 8, !tbaa !192
  br label %48

48:                                               ; preds = %46, %44
  ret void

49:                                               ; preds = %44
  unreachable
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V16detail5arrayILi1EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, i32 noundef %1) #3 comdat align 2 !srcloc !209 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i32, align 4
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !210
  store i32 %1, ptr addrspace(4) %6, align 4, !tbaa !115
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = load i32, ptr addrspace(4) %6, align 4, !tbaa !115
  call spir_func void @_ZNK4sycl3_V16detail5arrayILi1EE15check_dimensionEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %7, i32 noundef %8) #17
  %9 = getelementptr inbounds nuw %"class.sycl::_V1::detail::array", ptr addrspace(4) %7, i32 0, i32 0
  %10 = load i32, ptr addrspace(4) %6, align 4, !tbaa !115
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds [1 x i64], ptr addrspace(4) %9, i64 0, i64 %11
  ret ptr addrspace(4) %12
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZNK4sycl3_V16detail5arrayILi1EE15check_dimensionEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, i32 noundef %1) #9 comdat align 2 !srcloc !212 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i32, align 4
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !210
  store i32 %1, ptr addrspace(4) %6, align 4, !tbaa !115
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZNK4sycl3_V12idILi1EEcvmEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0) #9 comdat align 2 !srcloc !213 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  %5 = addrspacecast ptr %2 to ptr addrspace(4)
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !187
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #16
  %8 = getelementptr inbounds nuw %"class.sycl::_V1::detail::array", ptr addrspace(4) %7, i32 0, i32 0
  %9 = getelementptr inbounds [1 x i64], ptr addrspace(4) %8, i64 0, i64 0
  %10 = load i64, ptr addrspace(4) %9, align 8, !tbaa !206
  store i64 %10, ptr addrspace(4) %6, align 8, !tbaa !206
  %11 = load i64, ptr addrspace(4) %6, align 8, !tbaa !206
  %12 = icmp ule i64 %11, 2147483647
  call void @llvm.assume(i1 %12)
  %13 = load i64, ptr addrspace(4) %6, align 8, !tbaa !206
  call void @llvm.lifetime.end.p0(ptr %3) #16
  ret i64 %13
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #12

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZNK4sycl3_V14itemILi1ELb1EE6get_idEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %0, i32 noundef %1) #9 comdat align 2 !srcloc !214 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i32, align 4
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  %7 = addrspacecast ptr %3 to ptr addrspace(4)
  %8 = addrspacecast ptr %4 to ptr addrspace(4)
  %9 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %7, align 8, !tbaa !176
  store i32 %1, ptr addrspace(4) %8, align 4, !tbaa !115
  %10 = load ptr addrspace(4), ptr addrspace(4) %7, align 8
  call void @llvm.lifetime.start.p0(ptr %5) #16
  %11 = getelementptr inbounds nuw %"class.sycl::_V1::item", ptr addrspace(4) %10, i32 0, i32 0
  %12 = getelementptr inbounds nuw %"struct.sycl::_V1::detail::ItemBase", ptr addrspace(4) %11, i32 0, i32 1
  %13 = load i32, ptr addrspace(4) %8, align 4, !tbaa !115
  %14 = call spir_func noundef i64 @_ZNK4sycl3_V16detail5arrayILi1EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %12, i32 noundef %13) #17
  store i64 %14, ptr addrspace(4) %9, align 8, !tbaa !206
  %15 = load i64, ptr addrspace(4) %9, align 8, !tbaa !206
  %16 = icmp ule i64 %15, 2147483647
  call void @llvm.assume(i1 %16)
  %17 = load i64, ptr addrspace(4) %9, align 8, !tbaa !206
  call void @llvm.lifetime.end.p0(ptr %5) #16
  ret i64 %17
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail5arrayILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, i64 noundef %1) unnamed_addr #3 comdat align 2 !srcloc !215 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i64, align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !210
  store i64 %1, ptr addrspace(4) %6, align 8, !tbaa !206
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = getelementptr inbounds nuw %"class.sycl::_V1::detail::array", ptr addrspace(4) %7, i32 0, i32 0
  %9 = load i64, ptr addrspace(4) %6, align 8, !tbaa !206
  store i64 %9, ptr addrspace(4) %8, align 8, !tbaa !206
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZNK4sycl3_V16detail5arrayILi1EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, i32 noundef %1) #3 comdat align 2 !srcloc !216 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i32, align 4
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !210
  store i32 %1, ptr addrspace(4) %6, align 4, !tbaa !115
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = load i32, ptr addrspace(4) %6, align 4, !tbaa !115
  call spir_func void @_ZNK4sycl3_V16detail5arrayILi1EE15check_dimensionEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %7, i32 noundef %8) #17
  %9 = getelementptr inbounds nuw %"class.sycl::_V1::detail::array", ptr addrspace(4) %7, i32 0, i32 0
  %10 = load i32, ptr addrspace(4) %6, align 4, !tbaa !115
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds [1 x i64], ptr addrspace(4) %9, i64 0, i64 %11
  %13 = load i64, ptr addrspace(4) %12, align 8, !tbaa !206
  ret i64 %13
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail23RoundedRangeIDGeneratorILi1EE5getIdEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::range") align 8 %0, ptr addrspace(4) noundef align 8 dereferenceable_or_null(33) %1) #3 comdat align 2 !srcloc !217 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %4, align 8, !tbaa !185
  %5 = load ptr addrspace(4), ptr addrspace(4) %4, align 8
  %6 = getelementptr inbounds nuw %"class.sycl::_V1::detail::RoundedRangeIDGenerator", ptr addrspace(4) %5, i32 0, i32 0
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %0, ptr addrspace(4) align 8 %6, i64 8, i1 false)
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p4.i64(ptr addrspace(4) writeonly captures(none), i8, i64, i1 immarg) #13

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V12idILi1EEC2Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0) unnamed_addr #3 comdat align 2 !srcloc !218 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !187
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  call spir_func void @_ZN4sycl3_V16detail5arrayILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %4, i64 noundef 0) #17
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail7Builder10createItemILi1ELb1EEENSt9enable_ifIXT0_ENS0_4itemIXT_EXT0_EEEE4typeERKNS0_5rangeIXT_EEERKNS0_2idIXT_EEESG_(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::item") align 8 %0, ptr addrspace(4) noundef align 8 dereferenceable(8) %1, ptr addrspace(4) noundef align 8 dereferenceable(8) %2, ptr addrspace(4) noundef align 8 dereferenceable(8) %3) #3 comdat align 2 !srcloc !219 {
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  %9 = addrspacecast ptr %6 to ptr addrspace(4)
  %10 = addrspacecast ptr %7 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %8, align 8, !tbaa !189
  store ptr addrspace(4) %2, ptr addrspace(4) %9, align 8, !tbaa !187
  store ptr addrspace(4) %3, ptr addrspace(4) %10, align 8, !tbaa !187
  %11 = load ptr addrspace(4), ptr addrspace(4) %8, align 8, !tbaa !189, !align !191
  %12 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !tbaa !187, !align !191
  %13 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !tbaa !187, !align !191
  call spir_func void @_ZN4sycl3_V14itemILi1ELb1EEC2ILb1EEERNSt9enable_ifIXT_EKNS0_5rangeILi1EEEE4typeERKNS0_2idILi1EEESE_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %0, ptr addrspace(4) noundef align 8 dereferenceable(8) %11, ptr addrspace(4) noundef align 8 dereferenceable(8) %12, ptr addrspace(4) noundef align 8 dereferenceable(8) %13) #17
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V14itemILi1ELb1EEC2ILb1EEERNSt9enable_ifIXT_EKNS0_5rangeILi1EEEE4typeERKNS0_2idILi1EEESE_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %0, ptr addrspace(4) noundef align 8 dereferenceable(8) %1, ptr addrspace(4) noundef align 8 dereferenceable(8) %2, ptr addrspace(4) noundef align 8 dereferenceable(8) %3) unnamed_addr #3 comdat align 2 !srcloc !220 {
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = alloca ptr addrspace(4), align 8
  %9 = addrspacecast ptr %5 to ptr addrspace(4)
  %10 = addrspacecast ptr %6 to ptr addrspace(4)
  %11 = addrspacecast ptr %7 to ptr addrspace(4)
  %12 = addrspacecast ptr %8 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %9, align 8, !tbaa !176
  store ptr addrspace(4) %1, ptr addrspace(4) %10, align 8, !tbaa !189
  store ptr addrspace(4) %2, ptr addrspace(4) %11, align 8, !tbaa !187
  store ptr addrspace(4) %3, ptr addrspace(4) %12, align 8, !tbaa !187
  %13 = load ptr addrspace(4), ptr addrspace(4) %9, align 8
  %14 = getelementptr inbounds nuw %"class.sycl::_V1::item", ptr addrspace(4) %13, i32 0, i32 0
  %15 = getelementptr inbounds nuw %"struct.sycl::_V1::detail::ItemBase", ptr addrspace(4) %14, i32 0, i32 0
  %16 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !tbaa !189, !align !191
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %15, ptr addrspace(4) align 8 %16, i64 8, i1 false)
  %17 = getelementptr inbounds nuw %"struct.sycl::_V1::detail::ItemBase", ptr addrspace(4) %14, i32 0, i32 1
  %18 = load ptr addrspace(4), ptr addrspace(4) %11, align 8, !tbaa !187, !align !191
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %17, ptr addrspace(4) align 8 %18, i64 8, i1 false)
  %19 = getelementptr inbounds nuw %"struct.sycl::_V1::detail::ItemBase", ptr addrspace(4) %14, i32 0, i32 2
  %20 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !tbaa !187, !align !191
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %19, ptr addrspace(4) align 8 %20, i64 8, i1 false)
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail7Builder7getItemILi1ELb1EEENSt9enable_ifIXT0_EKNS0_4itemIXT_EXT0_EEEE4typeEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::item") align 8 %0) #3 comdat align 2 !srcloc !221 {
  %2 = alloca %"class.sycl::_V1::range", align 8
  %3 = alloca %"class.sycl::_V1::range", align 8
  %4 = alloca %"class.sycl::_V1::range", align 8
  %5 = alloca i32, align 4
  %6 = addrspacecast ptr %2 to ptr addrspace(4)
  %7 = addrspacecast ptr %3 to ptr addrspace(4)
  %8 = addrspacecast ptr %4 to ptr addrspace(4)
  call void @llvm.lifetime.start.p0(ptr %2) #16
  call spir_func void @_ZN7__spirv29initBuiltInGlobalInvocationIdILi1EN4sycl3_V12idILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range") align 8 %6) #17
  call void @llvm.lifetime.start.p0(ptr %3) #16
  call spir_func void @_ZN7__spirv21initBuiltInGlobalSizeILi1EN4sycl3_V15rangeILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range") align 8 %7) #17
  call void @llvm.lifetime.start.p0(ptr %4) #16
  call spir_func void @_ZN7__spirv23initBuiltInGlobalOffsetILi1EN4sycl3_V12idILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range") align 8 %8) #17
  call spir_func void @_ZN4sycl3_V16detail7Builder10createItemILi1ELb1EEENSt9enable_ifIXT0_ENS0_4itemIXT_EXT0_EEEE4typeERKNS0_5rangeIXT_EEERKNS0_2idIXT_EEESG_(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::item") align 8 %0, ptr addrspace(4) noundef align 8 dereferenceable(8) %7, ptr addrspace(4) noundef align 8 dereferenceable(8) %6, ptr addrspace(4) noundef align 8 dereferenceable(8) %8) #17
  call void @llvm.lifetime.end.p0(ptr %4) #16
  call void @llvm.lifetime.end.p0(ptr %3) #16
  call void @llvm.lifetime.end.p0(ptr %2) #16
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv29initBuiltInGlobalInvocationIdILi1EN4sycl3_V12idILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::range") align 8 %0) #3 comdat !srcloc !222 {
  call spir_func void @_ZN7__spirv36InitSizesSTBuiltInGlobalInvocationIdILi1EN4sycl3_V12idILi1EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range") align 8 %0) #17
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv21initBuiltInGlobalSizeILi1EN4sycl3_V15rangeILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::range") align 8 %0) #3 comdat !srcloc !223 {
  call spir_func void @_ZN7__spirv28InitSizesSTBuiltInGlobalSizeILi1EN4sycl3_V15rangeILi1EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range") align 8 %0) #17
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv23initBuiltInGlobalOffsetILi1EN4sycl3_V12idILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::range") align 8 %0) #3 comdat !srcloc !224 {
  call spir_func void @_ZN7__spirv30InitSizesSTBuiltInGlobalOffsetILi1EN4sycl3_V12idILi1EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range") align 8 %0) #17
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv30InitSizesSTBuiltInGlobalOffsetILi1EN4sycl3_V12idILi1EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::range") align 8 %0) #3 comdat align 2 !srcloc !225 {
  %2 = call spir_func noundef i64 @_ZN7__spirv22getBuiltInGlobalOffsetILi0EEEmv() #17
  call spir_func void @_ZN4sycl3_V12idILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, i64 noundef %2) #17
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZN7__spirv22getBuiltInGlobalOffsetILi0EEEmv() #3 !srcloc !226 {
  %1 = call spir_func noundef i64 @_Z27__spirv_BuiltInGlobalOffseti(i32 noundef 0) #19
  ret i64 %1
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V12idILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, i64 noundef %1) unnamed_addr #3 comdat align 2 !srcloc !227 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i64, align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !187
  store i64 %1, ptr addrspace(4) %6, align 8, !tbaa !206
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = load i64, ptr addrspace(4) %6, align 8, !tbaa !206
  call spir_func void @_ZN4sycl3_V16detail5arrayILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %7, i64 noundef %8) #17
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func noundef i64 @_Z27__spirv_BuiltInGlobalOffseti(i32 noundef) #14

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv28InitSizesSTBuiltInGlobalSizeILi1EN4sycl3_V15rangeILi1EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::range") align 8 %0) #3 comdat align 2 !srcloc !228 {
  %2 = call spir_func noundef i64 @_ZN7__spirv20getBuiltInGlobalSizeILi0EEEmv() #17
  call spir_func void @_ZN4sycl3_V15rangeILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, i64 noundef %2) #17
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZN7__spirv20getBuiltInGlobalSizeILi0EEEmv() #3 !srcloc !229 {
  %1 = call spir_func noundef i64 @_Z25__spirv_BuiltInGlobalSizei(i32 noundef 0) #19
  ret i64 %1
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V15rangeILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, i64 noundef %1) unnamed_addr #3 comdat align 2 !srcloc !230 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i64, align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !189
  store i64 %1, ptr addrspace(4) %6, align 8, !tbaa !206
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = load i64, ptr addrspace(4) %6, align 8, !tbaa !206
  call spir_func void @_ZN4sycl3_V16detail5arrayILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %7, i64 noundef %8) #17
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func noundef i64 @_Z25__spirv_BuiltInGlobalSizei(i32 noundef) #14

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv36InitSizesSTBuiltInGlobalInvocationIdILi1EN4sycl3_V12idILi1EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::range") align 8 %0) #3 comdat align 2 !srcloc !231 {
  %2 = call spir_func noundef i64 @_ZN7__spirv28getBuiltInGlobalInvocationIdILi0EEEmv() #17
  call spir_func void @_ZN4sycl3_V12idILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, i64 noundef %2) #17
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZN7__spirv28getBuiltInGlobalInvocationIdILi0EEEmv() #3 !srcloc !232 {
  %1 = call spir_func noundef i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 noundef 0) #19
  ret i64 %1
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func noundef i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 noundef) #14

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPvPjPfE6Encode(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef %1) #11 comdat !srcloc !201 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca %class.anon.2, align 8
  %6 = alloca %"class.sycl::_V1::range", align 8
  %7 = alloca %"class.sycl::_V1::item", align 8
  %8 = addrspacecast ptr %3 to ptr addrspace(4)
  %9 = addrspacecast ptr %4 to ptr addrspace(4)
  %10 = addrspacecast ptr %5 to ptr addrspace(4)
  %11 = addrspacecast ptr %6 to ptr addrspace(4)
  %12 = addrspacecast ptr %7 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %8, align 8, !tbaa !137
  store ptr addrspace(1) %1, ptr addrspace(4) %9, align 8, !tbaa !156
  call void @llvm.lifetime.start.p0(ptr %5) #16
  %13 = getelementptr inbounds nuw %class.anon.2, ptr addrspace(4) %10, i32 0, i32 0
  %14 = load ptr addrspace(1), ptr addrspace(4) %8, align 8, !tbaa !137
  %15 = addrspacecast ptr addrspace(1) %14 to ptr addrspace(4)
  store ptr addrspace(4) %15, ptr addrspace(4) %13, align 8, !tbaa !204
  %16 = getelementptr inbounds nuw %class.anon.2, ptr addrspace(4) %10, i32 0, i32 1
  %17 = load ptr addrspace(1), ptr addrspace(4) %9, align 8, !tbaa !156
  %18 = addrspacecast ptr addrspace(1) %17 to ptr addrspace(4)
  store ptr addrspace(4) %18, ptr addrspace(4) %16, align 8, !tbaa !202
  call void @llvm.lifetime.start.p0(ptr %7) #16
  %19 = call spir_func noundef ptr addrspace(4) @_ZN4sycl3_V16detail7declptrINS0_4itemILi1ELb1EEEEEPT_v() #17
  call spir_func void @_ZN4sycl3_V16detail7Builder10getElementILi1ELb1EEEDTcl7getItemIXT_EXT0_EEEEPNS0_4itemIXT_EXT0_EEE(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::item") align 8 %12, ptr addrspace(4) noundef %19) #17
  call spir_func void @_ZN4sycl3_V12idILi1EEC2ILi1ELb1EEERNSt9enable_ifIXeqT_Li1EEKNS0_4itemILi1EXT0_EEEE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %11, ptr addrspace(4) noundef align 8 dereferenceable(24) %12) #17
  %20 = addrspacecast ptr addrspace(4) %11 to ptr
  call spir_func void @_ZZ3runRN4sycl3_V15queueEPvPjPfENKUlNS0_2idILi1EEEE_clES7_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %10, ptr noundef byval(%"class.sycl::_V1::range") align 8 %20) #17
  call void @llvm.lifetime.end.p0(ptr %7) #16
  call void @llvm.lifetime.end.p0(ptr %5) #16
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPvPjPfE7Squeeze(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef %1) #15 comdat !srcloc !233 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca %class.anon.2, align 8
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %6, align 8, !tbaa !122
  store ptr addrspace(1) %1, ptr addrspace(4) %7, align 8, !tbaa !156
  call void @llvm.lifetime.start.p0(ptr %5) #16
  %9 = getelementptr inbounds nuw %class.anon.2, ptr addrspace(4) %8, i32 0, i32 0
  %10 = load ptr addrspace(1), ptr addrspace(4) %6, align 8, !tbaa !122
  %11 = addrspacecast ptr addrspace(1) %10 to ptr addrspace(4)
  store ptr addrspace(4) %11, ptr addrspace(4) %9, align 8, !tbaa !234
  %12 = getelementptr inbounds nuw %class.anon.2, ptr addrspace(4) %8, i32 0, i32 1
  %13 = load ptr addrspace(1), ptr addrspace(4) %7, align 8, !tbaa !156
  %14 = addrspacecast ptr addrspace(1) %13 to ptr addrspace(4)
  store ptr addrspace(4) %14, ptr addrspace(4) %12, align 8, !tbaa !236
  call spir_func void @_ZZ3runRN4sycl3_V15queueEPvPjPfENKUlvE0_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %8) #17
  call void @llvm.lifetime.end.p0(ptr %5) #16
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define internal spir_func void @_ZZ3runRN4sycl3_V15queueEPvPjPfENKUlvE0_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0) #9 align 2 !srcloc !233 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca %"class.sycl::_V1::detail::half_impl::half", align 2
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %4, align 8, !tbaa !156
  %6 = load ptr addrspace(4), ptr addrspace(4) %4, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #16
  %7 = getelementptr inbounds nuw %class.anon.2, ptr addrspace(4) %6, i32 0, i32 1
  %8 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !tbaa !236
  %9 = getelementptr inbounds nuw %class.anon.2, ptr addrspace(4) %6, i32 0, i32 0
  %10 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !tbaa !234
  %11 = getelementptr inbounds float, ptr addrspace(4) %10, i64 0
  %12 = load float, ptr addrspace(4) %11, align 4, !tbaa !117
  %13 = load ptr addrspace(4), ptr addrspace(4) %8, align 8, !tbaa !152
  %14 = getelementptr inbounds ptr addrspace(4), ptr addrspace(4) %13, i64 1
  %15 = load ptr addrspace(4), ptr addrspace(4) %14, align 8
  call spir_func addrspace(4) void %15(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::detail::half_impl::half") align 2 %5, ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %8, float noundef %12) #18
  %16 = call spir_func noundef float @_ZNK4sycl3_V16detail9half_impl4halfcvfEv(ptr addrspace(4) noundef align 2 dereferenceable_or_null(2) %5) #17
  %17 = getelementptr inbounds nuw %class.anon.2, ptr addrspace(4) %6, i32 0, i32 0
  %18 = load ptr addrspace(4), ptr addrspace(4) %17, align 8, !tbaa !234
  %19 = getelementptr inbounds float, ptr addrspace(4) %18, i64 1
  store float %16, ptr addrspace(4) %19, align 4, !tbaa !117
  call void @llvm.lifetime.end.p0(ptr %3) #16
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPvPjPfE5Check(ptr addrspace(1) noundef align 4 %0) #10 comdat !srcloc !237 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca %"class.codecs::Codec", align 8
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %4, align 8, !tbaa !137
  call void @llvm.lifetime.start.p0(ptr %3) #16
  %6 = getelementptr inbounds nuw %"class.codecs::Codec", ptr addrspace(4) %5, i32 0, i32 0
  %7 = load ptr addrspace(1), ptr addrspace(4) %4, align 8, !tbaa !137
  %8 = addrspacecast ptr addrspace(1) %7 to ptr addrspace(4)
  store ptr addrspace(4) %8, ptr addrspace(4) %6, align 8, !tbaa !238
  call spir_func void @_ZZ3runRN4sycl3_V15queueEPvPjPfENKUlvE1_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %5) #17
  call void @llvm.lifetime.end.p0(ptr %3) #16
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define internal spir_func void @_ZZ3runRN4sycl3_V15queueEPvPjPfENKUlvE1_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0) #9 align 2 !srcloc !237 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !156
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = getelementptr inbounds nuw %"class.codecs::Codec", ptr addrspace(4) %4, i32 0, i32 0
  %6 = load ptr addrspace(4), ptr addrspace(4) %5, align 8, !tbaa !238
  %7 = call spir_func noundef i32 @_ZN6codecs8checksumEPKji(ptr addrspace(4) noundef %6, i32 noundef 64) #17
  %8 = getelementptr inbounds nuw %"class.codecs::Codec", ptr addrspace(4) %4, i32 0, i32 0
  %9 = load ptr addrspace(4), ptr addrspace(4) %8, align 8, !tbaa !238
  %10 = getelementptr inbounds i32, ptr addrspace(4) %9, i64 0
  store i32 %7, ptr addrspace(4) %10, align 4, !tbaa !115
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPvPjPfE6Refuse(ptr addrspace(1) noundef align 4 %0) #10 comdat !srcloc !240 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca %"class.codecs::Codec", align 8
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %4, align 8, !tbaa !122
  call void @llvm.lifetime.start.p0(ptr %3) #16
  %6 = getelementptr inbounds nuw %"class.codecs::Codec", ptr addrspace(4) %5, i32 0, i32 0
  %7 = load ptr addrspace(1), ptr addrspace(4) %4, align 8, !tbaa !122
  %8 = addrspacecast ptr addrspace(1) %7 to ptr addrspace(4)
  store ptr addrspace(4) %8, ptr addrspace(4) %6, align 8, !tbaa !241
  call spir_func void @_ZZ3runRN4sycl3_V15queueEPvPjPfENKUlvE2_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %5) #17
  call void @llvm.lifetime.end.p0(ptr %3) #16
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define internal spir_func void @_ZZ3runRN4sycl3_V15queueEPvPjPfENKUlvE2_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0) #9 align 2 !srcloc !240 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !156
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = getelementptr inbounds nuw %"class.codecs::Codec", ptr addrspace(4) %4, i32 0, i32 0
  %6 = load ptr addrspace(4), ptr addrspace(4) %5, align 8, !tbaa !241
  %7 = getelementptr inbounds float, ptr addrspace(4) %6, i64 0
  %8 = load float, ptr addrspace(4) %7, align 4, !tbaa !117
  %9 = call spir_func noundef float @_ZN6codecs6refuseEf(float noundef %8) #17
  %10 = getelementptr inbounds nuw %"class.codecs::Codec", ptr addrspace(4) %4, i32 0, i32 0
  %11 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !tbaa !241
  %12 = getelementptr inbounds float, ptr addrspace(4) %11, i64 0
  store float %9, ptr addrspace(4) %12, align 4, !tbaa !117
  ret void
}

attributes #0 = { "sycl-device-global-size"="4" "sycl-unique-id"="_ZN6codecs5callsE" }
attributes #1 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "indirectly-callable"="_ZTSv" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/codecs/codec.cpp" "uniform-work-group-size" }
attributes #2 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "indirectly-callable"="_ZTSN6codecs5LossyE" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/codecs/codec.cpp" "uniform-work-group-size" }
attributes #3 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size" }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/codecs/codec.cpp" "uniform-work-group-size" }
attributes #7 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/codecs/factory.cpp" "uniform-work-group-size" }
attributes #8 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/codecs/factory.cpp" "sycl-single-task" "uniform-work-group-size" }
attributes #9 = { alwaysinline convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size" }
attributes #10 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/codecs/program.cpp" "sycl-single-task" "uniform-work-group-size" }
attributes #11 = { convergent mustprogress norecurse nounwind "calls-indirectly"="_ZTSv" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/codecs/program.cpp" "uniform-work-group-size" }
attributes #12 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #13 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #14 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size" }
attributes #15 = { convergent mustprogress norecurse nounwind "calls-indirectly"="_ZTSN6codecs5LossyE" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/codecs/program.cpp" "sycl-single-task" "uniform-work-group-size" }
attributes #16 = { nounwind }
attributes #17 = { convergent nounwind "uniform-work-group-size" }
attributes #18 = { convergent nounwind "uniform-work-group-size" "virtual-call" }
attributes #19 = { convergent nounwind willreturn memory(none) "uniform-work-group-size" }

!opencl.spir.version = !{!0}
!spirv.Source = !{!1}
!sycl_types_that_use_aspects = !{!2}
!sycl_aspects = !{!3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24, !25, !26, !27, !28, !29, !30, !31, !32, !33, !34, !35, !36, !37, !38, !39, !40, !41, !42, !43, !44, !45, !46, !47, !48, !49, !50, !51, !52, !53, !54, !55, !56, !57, !58, !59, !60, !61, !62, !63, !64, !65, !66, !67, !68, !69, !70, !71, !72, !73, !74, !75, !76, !77, !78, !79, !80, !81, !82, !83, !84, !85, !86, !87, !88, !89, !90, !91, !92, !93, !94, !95, !96, !97, !98, !99, !100, !101, !102}
!llvm.ident = !{!103}
!llvm.errno.tbaa = !{!104}
!llvm.module.flags = !{!109, !110}

!0 = !{i32 1, i32 2}
!1 = !{i32 4, i32 100000}
!2 = !{!"class.sycl::_V1::detail::half_impl::half", i32 5}
!3 = !{!"cpu", i32 1}
!4 = !{!"gpu", i32 2}
!5 = !{!"accelerator", i32 3}
!6 = !{!"custom", i32 4}
!7 = !{!"fp16", i32 5}
!8 = !{!"fp64", i32 6}
!9 = !{!"image", i32 9}
!10 = !{!"online_compiler", i32 10}
!11 = !{!"online_linker", i32 11}
!12 = !{!"queue_profiling", i32 12}
!13 = !{!"usm_device_allocations", i32 13}
!14 = !{!"usm_host_allocations", i32 14}
!15 = !{!"usm_shared_allocations", i32 15}
!16 = !{!"usm_system_allocations", i32 17}
!17 = !{!"ext_intel_pci_address", i32 18}
!18 = !{!"ext_intel_gpu_eu_count", i32 19}
!19 = !{!"ext_intel_gpu_eu_simd_width", i32 20}
!20 = !{!"ext_intel_gpu_slices", i32 21}
!21 = !{!"ext_intel_gpu_subslices_per_slice", i32 22}
!22 = !{!"ext_intel_gpu_eu_count_per_subslice", i32 23}
!23 = !{!"ext_intel_max_mem_bandwidth", i32 24}
!24 = !{!"usm_atomic_host_allocations", i32 25}
!25 = !{!"usm_atomic_shared_allocations", i32 26}
!26 = !{!"atomic64", i32 27}
!27 = !{!"ext_intel_device_info_uuid", i32 28}
!28 = !{!"ext_oneapi_srgb", i32 29}
!29 = !{!"ext_oneapi_native_assert", i32 30}
!30 = !{!"host_debuggable", i32 31}
!31 = !{!"ext_intel_gpu_hw_threads_per_eu", i32 32}
!32 = !{!"ext_oneapi_cuda_async_barrier", i32 33}
!33 = !{!"ext_intel_free_memory", i32 34}
!34 = !{!"ext_intel_device_id", i32 35}
!35 = !{!"ext_intel_memory_clock_rate", i32 36}
!36 = !{!"ext_intel_memory_bus_width", i32 37}
!37 = !{!"emulated", i32 38}
!38 = !{!"ext_intel_legacy_image", i32 39}
!39 = !{!"ext_oneapi_bindless_images", i32 40}
!40 = !{!"ext_oneapi_bindless_images_shared_usm", i32 41}
!41 = !{!"ext_oneapi_bindless_images_1d_usm", i32 42}
!42 = !{!"ext_oneapi_bindless_images_2d_usm", i32 43}
!43 = !{!"ext_oneapi_external_memory_import", i32 44}
!44 = !{!"ext_oneapi_external_semaphore_import", i32 45}
!45 = !{!"ext_oneapi_mipmap", i32 46}
!46 = !{!"ext_oneapi_mipmap_anisotropy", i32 47}
!47 = !{!"ext_oneapi_mipmap_level_reference", i32 48}
!48 = !{!"ext_intel_esimd", i32 49}
!49 = !{!"ext_oneapi_fragment", i32 50}
!50 = !{!"ext_oneapi_chunk", i32 51}
!51 = !{!"ext_oneapi_tangle", i32 52}
!52 = !{!"ext_intel_matrix", i32 53}
!53 = !{!"ext_oneapi_is_composite", i32 54}
!54 = !{!"ext_oneapi_is_component", i32 55}
!55 = !{!"ext_oneapi_graph", i32 56}
!56 = !{!"ext_oneapi_limited_graph", i32 57}
!57 = !{!"ext_oneapi_private_alloca", i32 58}
!58 = !{!"ext_oneapi_cubemap", i32 59}
!59 = !{!"ext_oneapi_cubemap_seamless_filtering", i32 60}
!60 = !{!"ext_oneapi_bindless_sampled_image_fetch_1d_usm", i32 61}
!61 = !{!"ext_oneapi_bindless_sampled_image_fetch_1d", i32 62}
!62 = !{!"ext_oneapi_bindless_sampled_image_fetch_2d_usm", i32 63}
!63 = !{!"ext_oneapi_bindless_sampled_image_fetch_2d", i32 64}
!64 = !{!"ext_oneapi_bindless_sampled_image_fetch_3d", i32 65}
!65 = !{!"ext_oneapi_queue_profiling_tag", i32 66}
!66 = !{!"ext_oneapi_virtual_mem", i32 67}
!67 = !{!"ext_oneapi_cuda_cluster_group", i32 68}
!68 = !{!"ext_oneapi_image_array", i32 69}
!69 = !{!"ext_oneapi_unique_addressing_per_dim", i32 70}
!70 = !{!"ext_oneapi_bindless_images_sample_1d_usm", i32 71}
!71 = !{!"ext_oneapi_bindless_images_sample_2d_usm", i32 72}
!72 = !{!"ext_oneapi_atomic16", i32 73}
!73 = !{!"ext_oneapi_virtual_functions", i32 74}
!74 = !{!"ext_intel_spill_memory_size", i32 75}
!75 = !{!"ext_oneapi_bindless_images_gather", i32 76}
!76 = !{!"ext_intel_current_clock_throttle_reasons", i32 77}
!77 = !{!"ext_intel_fan_speed", i32 78}
!78 = !{!"ext_intel_power_limits", i32 79}
!79 = !{!"ext_oneapi_async_memory_alloc", i32 80}
!80 = !{!"ext_intel_device_info_luid", i32 81}
!81 = !{!"ext_intel_device_info_node_mask", i32 82}
!82 = !{!"ext_oneapi_exportable_device_mem", i32 83}
!83 = !{!"ext_oneapi_clock_sub_group", i32 84}
!84 = !{!"ext_oneapi_clock_work_group", i32 85}
!85 = !{!"ext_oneapi_clock_device", i32 86}
!86 = !{!"ext_oneapi_is_integrated_gpu", i32 87}
!87 = !{!"ext_oneapi_ipc_memory", i32 88}
!88 = !{!"ext_oneapi_device_wait", i32 89}
!89 = !{!"ext_intel_xe_stack_count", i32 90}
!90 = !{!"ext_intel_xe_regions_per_stack", i32 91}
!91 = !{!"ext_intel_xe_clusters_per_region", i32 92}
!92 = !{!"ext_intel_xe_cores_per_cluster", i32 93}
!93 = !{!"ext_intel_eus_per_xe_core", i32 94}
!94 = !{!"ext_intel_max_lanes_per_hw_thread", i32 95}
!95 = !{!"ext_oneapi_ipc_physical_memory", i32 96}
!96 = !{!"ext_oneapi_register_host_memory", i32 97}
!97 = !{!"ext_oneapi_per_event_profiling", i32 98}
!98 = !{!"ext_oneapi_ipc_event", i32 99}
!99 = !{!"host", i32 0}
!100 = !{!"int64_base_atomics", i32 7}
!101 = !{!"int64_extended_atomics", i32 8}
!102 = !{!"usm_restricted_shared_allocations", i32 16}
!103 = !{!"Intel(R) oneAPI DPC++/C++ Compiler 2026.2.0 (2026.2.0.20261001)"}
!104 = !{!105, !106, i64 0}
!105 = !{!"__libc_errno", !106, i64 0}
!106 = !{!"int", !107, i64 0}
!107 = !{!"omnipotent char", !108, i64 0}
!108 = !{!"Simple C++ TBAA"}
!109 = !{i32 1, !"sycl-device", i32 1}
!110 = !{i32 7, !"frame-pointer", i32 2}
!111 = !{i32 390}
!112 = !{!113, !113, i64 0}
!113 = !{!"p1 _ZTSN6codecs5CodecE", !114, i64 0}
!114 = !{!"any pointer", !107, i64 0}
!115 = !{!106, !106, i64 0}
!116 = !{i32 547}
!117 = !{!118, !118, i64 0}
!118 = !{!"float", !107, i64 0}
!119 = !{i32 7605497}
!120 = !{!121, !121, i64 0}
!121 = !{!"p1 _ZTSN4sycl3_V16detail9half_impl4halfE", !114, i64 0}
!122 = !{!123, !123, i64 0}
!123 = !{!"p1 float", !114, i64 0}
!124 = !{i64 4}
!125 = !{!126, !127, i64 0}
!126 = !{!"_ZTSN4sycl3_V16detail9half_impl4halfE", !127, i64 0}
!127 = !{!"_Float16", !107, i64 0}
!128 = !{i32 -2139840639}
!129 = !{i64 0, i64 2, !130}
!130 = !{!127, !127, i64 0}
!131 = !{i32 7606001}
!132 = !{i64 2}
!133 = !{i32 5977728}
!134 = !{!135, !135, i64 0}
!135 = !{!"p1 _ZTSN4sycl3_V13ext6oneapi12experimental13device_globalIjNS3_10propertiesINS3_6detail20properties_type_listIJEEEEEEE", !114, i64 0}
!136 = !{i32 5978007}
!137 = !{!138, !138, i64 0}
!138 = !{!"p1 int", !114, i64 0}
!139 = !{i32 5971343}
!140 = !{!141, !141, i64 0}
!141 = !{!"p1 _ZTSN4sycl3_V13ext6oneapi12experimental6detail18device_global_baseIjNS3_10propertiesINS4_20properties_type_listIJEEEEEvEE", !114, i64 0}
!142 = !{!143, !138, i64 0}
!143 = !{!"_ZTSN4sycl3_V13ext6oneapi12experimental6detail18device_global_baseIjNS3_10propertiesINS4_20properties_type_listIJEEEEEvEE", !138, i64 0, !106, i64 8}
!144 = !{i32 5977529}
!145 = !{i32 728}
!146 = !{!147, !147, i64 0}
!147 = !{!"p1 _ZTSN6codecs8RotatingE", !114, i64 0}
!148 = !{!149, !106, i64 8}
!149 = !{!"_ZTSN6codecs8RotatingE", !150, i64 0, !106, i64 8}
!150 = !{!"_ZTSN6codecs5CodecE"}
!151 = !{i32 259}
!152 = !{!153, !153, i64 0}
!153 = !{!"vtable pointer", !108, i64 0}
!154 = !{i32 288}
!155 = !{i32 210}
!156 = !{!114, !114, i64 0}
!157 = !{!158, !158, i64 0}
!158 = !{!"bool", !107, i64 0}
!159 = !{i8 0, i8 2}
!160 = !{}
!161 = !{i32 354}
!162 = distinct !{!162, !163}
!163 = !{!"llvm.loop.mustprogress"}
!164 = !{i32 523}
!165 = !{i32 5}
!166 = !{i32 7621407}
!167 = !{i32 675}
!168 = !{i32 416}
!169 = !{!170, !114, i64 0}
!170 = !{!"_ZTSZ3runRN4sycl3_V15queueEPvPjPfEUlvE_", !114, i64 0, !138, i64 8}
!171 = !{!170, !138, i64 8}
!172 = !{i32 5708168}
!173 = !{i64 0, i64 8, !137, i64 8, i64 8, !156}
!174 = !{i32 4331650}
!175 = !{i32 4337083}
!176 = !{!177, !177, i64 0}
!177 = !{!"p1 _ZTSN4sycl3_V14itemILi1ELb1EEE", !114, i64 0}
!178 = !{i32 5708254}
!179 = !{!180, !180, i64 0}
!180 = !{!"p1 _ZTSN4sycl3_V16detail18RoundedRangeKernelINS0_4itemILi1ELb1EEELi1EZ3runRNS0_5queueEPvPjPfEUlNS0_2idILi1EEEE_EE", !114, i64 0}
!181 = distinct !{!181, !163}
!182 = !{i32 5804568}
!183 = !{i32 5804197}
!184 = !{i32 5706530}
!185 = !{!186, !186, i64 0}
!186 = !{!"p1 _ZTSN4sycl3_V16detail23RoundedRangeIDGeneratorILi1EEE", !114, i64 0}
!187 = !{!188, !188, i64 0}
!188 = !{!"p1 _ZTSN4sycl3_V12idILi1EEE", !114, i64 0}
!189 = !{!190, !190, i64 0}
!190 = !{!"p1 _ZTSN4sycl3_V15rangeILi1EEE", !114, i64 0}
!191 = !{i64 8}
!192 = !{!193, !158, i64 32}
!193 = !{!"_ZTSN4sycl3_V16detail23RoundedRangeIDGeneratorILi1EEE", !194, i64 0, !194, i64 8, !196, i64 16, !196, i64 24, !158, i64 32}
!194 = !{!"_ZTSN4sycl3_V12idILi1EEE", !195, i64 0}
!195 = !{!"_ZTSN4sycl3_V16detail5arrayILi1EEE", !107, i64 0}
!196 = !{!"_ZTSN4sycl3_V15rangeILi1EEE", !195, i64 0}
!197 = distinct !{!197, !163}
!198 = !{i32 5706847}
!199 = !{i32 5707145}
!200 = !{i32 2678529}
!201 = !{i32 532}
!202 = !{!203, !114, i64 8}
!203 = !{!"_ZTSZ3runRN4sycl3_V15queueEPvPjPfEUlNS0_2idILi1EEEE_", !138, i64 0, !114, i64 8}
!204 = !{!203, !138, i64 0}
!205 = !{i32 5706889}
!206 = !{!207, !207, i64 0}
!207 = !{!"long", !107, i64 0}
!208 = distinct !{!208, !163}
!209 = !{i32 2693502}
!210 = !{!211, !211, i64 0}
!211 = !{!"p1 _ZTSN4sycl3_V16detail5arrayILi1EEE", !114, i64 0}
!212 = !{i32 2694681}
!213 = !{i32 2679991}
!214 = !{i32 5804268}
!215 = !{i32 2692324}
!216 = !{i32 2693612}
!217 = !{i32 5707083}
!218 = !{i32 2678138}
!219 = !{i32 4332819}
!220 = !{i32 5806169}
!221 = !{i32 4335153}
!222 = !{i32 -2144594442}
!223 = !{i32 -2144597392}
!224 = !{i32 -2144576451}
!225 = !{i32 -2144578472}
!226 = !{i32 -2144576866}
!227 = !{i32 2678297}
!228 = !{i32 -2144599341}
!229 = !{i32 -2144597775}
!230 = !{i32 2706141}
!231 = !{i32 -2144596679}
!232 = !{i32 -2144594953}
!233 = !{i32 673}
!234 = !{!235, !123, i64 0}
!235 = !{!"_ZTSZ3runRN4sycl3_V15queueEPvPjPfEUlvE0_", !123, i64 0, !114, i64 8}
!236 = !{!235, !114, i64 8}
!237 = !{i32 805}
!238 = !{!239, !138, i64 0}
!239 = !{!"_ZTSZ3runRN4sycl3_V15queueEPvPjPfEUlvE1_", !138, i64 0}
!240 = !{i32 883}
!241 = !{!242, !123, i64 0}
!242 = !{!"_ZTSZ3runRN4sycl3_V15queueEPvPjPfEUlvE2_", !123, i64 0}
