source_filename = "spec_constants.cpp"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

%"class.sycl::_V1::specialization_id" = type { i8 }
%"class.sycl::_V1::specialization_id.0" = type { float }
%"class.sycl::_V1::specialization_id.1" = type { i32 }
%"class.sycl::_V1::specialization_id.3" = type { %struct.Settings }
%struct.Settings = type { i8, double, [3 x i16] }
%"class.sycl::_V1::specialization_id.38" = type { %"struct.std::array" }
%"struct.std::array" = type { [5 x i16] }
%"class.sycl::_V1::specialization_id.40" = type { %"class.sycl::_V1::detail::half_impl::half" }
%"class.sycl::_V1::detail::half_impl::half" = type { half }
%class.anon = type { ptr addrspace(4) }
%"class.sycl::_V1::kernel_handler" = type { ptr addrspace(4) }
%class.anon.2 = type { ptr addrspace(4) }
%"class.sycl::_V1::range" = type { %"class.sycl::_V1::detail::array" }
%"class.sycl::_V1::detail::array" = type { [1 x i64] }
%class.anon.4 = type { ptr addrspace(4) }
%"class.sycl::_V1::detail::RoundedRangeKernelWithKH" = type { %"class.sycl::_V1::range", %class.anon.4 }
%"class.sycl::_V1::item" = type { %"struct.sycl::_V1::detail::ItemBase" }
%"struct.sycl::_V1::detail::ItemBase" = type { %"class.sycl::_V1::range", %"class.sycl::_V1::id", %"class.sycl::_V1::id" }
%"class.sycl::_V1::id" = type { %"class.sycl::_V1::detail::array" }
%"class.sycl::_V1::detail::RoundedRangeIDGenerator" = type <{ %"class.sycl::_V1::id", %"class.sycl::_V1::id", %"class.sycl::_V1::range", %"class.sycl::_V1::range", i8, [7 x i8] }>
%"class.sycl::_V1::vec" = type { %"class.sycl::_V1::detail::vec_base" }
%"class.sycl::_V1::detail::vec_base" = type { [4 x i32] }
%class.anon.39 = type { ptr addrspace(4) }
%class.anon.41 = type { ptr addrspace(4) }

$_ZTSZZ3runRN4sycl3_V15queueEPfPdENKUlRNS0_7handlerEE_clES6_E7Scalars = comdat any

$_ZN4sycl3_V114kernel_handlerC2Ev = comdat any

$_ZTSZZ3runRN4sycl3_V15queueEPfPdENKUlRNS0_7handlerEE0_clES6_E9Structure = comdat any

$_ZTSN4sycl3_V16detail19__pf_kernel_wrapperIZZ3runRNS0_5queueEPfPdENKUlRNS0_7handlerEE1_clES8_E6ArraysEE = comdat any

$_ZN4sycl3_V16detail7Builder10getElementILi1ELb1EEEDTcl7getItemIXT_EXT0_EEEEPNS0_4itemIXT_EXT0_EEE = comdat any

$_ZN4sycl3_V16detail7declptrINS0_4itemILi1ELb1EEEEEPT_v = comdat any

$_ZNK4sycl3_V14itemILi1ELb1EE9get_rangeEv = comdat any

$_ZNK4sycl3_V14itemILi1ELb1EE6get_idEv = comdat any

$_ZN4sycl3_V16detail23RoundedRangeIDGeneratorILi1EEC2ERKNS0_2idILi1EEERKNS0_5rangeILi1EEESB_ = comdat any

$_ZN4sycl3_V16detail23RoundedRangeIDGeneratorILi1EEcvbEv = comdat any

$_ZN4sycl3_V12idILi1EEC2ILi1ELb1EEERNSt9enable_ifIXeqT_Li1EEKNS0_4itemILi1EXT0_EEEE4typeE = comdat any

$_ZN4sycl3_V16detail23RoundedRangeIDGeneratorILi1EE8updateIdEv = comdat any

$_ZNK4sycl3_V16detail5arrayILi1EEixEi = comdat any

$_ZNK4sycl3_V16detail5arrayILi1EE15check_dimensionEi = comdat any

$_ZN4sycl3_V16detail7Builder10createItemILi1ELb1EEENSt9enable_ifIXT0_ENS0_4itemIXT_EXT0_EEEE4typeERKNS0_5rangeIXT_EEERKNS0_2idIXT_EEESG_ = comdat any

$_ZN4sycl3_V16detail23RoundedRangeIDGeneratorILi1EE5getIdEv = comdat any

$_ZN4sycl3_V12idILi1EEC2Ev = comdat any

$_ZN4sycl3_V14itemILi1ELb1EEC2ILb1EEERNSt9enable_ifIXT_EKNS0_5rangeILi1EEEE4typeERKNS0_2idILi1EEESE_ = comdat any

$_ZN4sycl3_V16detail5arrayILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE = comdat any

$_ZN4sycl3_V13vecIiLi3EEixEi = comdat any

$_ZNK4sycl3_V12idILi1EEcvmEv = comdat any

$_ZNSt5arrayIsLm5EEixEm = comdat any

$_ZNSt14__array_traitsIsLm5EE6_S_refERA5_Ksm = comdat any

$_ZNK4sycl3_V14itemILi1ELb1EE6get_idEi = comdat any

$_ZN4sycl3_V16detail5arrayILi1EEixEi = comdat any

$_ZN4sycl3_V16detail7Builder7getItemILi1ELb1EEENSt9enable_ifIXT0_EKNS0_4itemIXT_EXT0_EEEE4typeEv = comdat any

$_ZN7__spirv29initBuiltInGlobalInvocationIdILi1EN4sycl3_V12idILi1EEEEET0_v = comdat any

$_ZN7__spirv21initBuiltInGlobalSizeILi1EN4sycl3_V15rangeILi1EEEEET0_v = comdat any

$_ZN7__spirv23initBuiltInGlobalOffsetILi1EN4sycl3_V12idILi1EEEEET0_v = comdat any

$_ZN7__spirv36InitSizesSTBuiltInGlobalInvocationIdILi1EN4sycl3_V12idILi1EEEE8initSizeEv = comdat any

$_ZN4sycl3_V12idILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE = comdat any

$_ZN7__spirv28InitSizesSTBuiltInGlobalSizeILi1EN4sycl3_V15rangeILi1EEEE8initSizeEv = comdat any

$_ZN4sycl3_V15rangeILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE = comdat any

$_ZN7__spirv30InitSizesSTBuiltInGlobalOffsetILi1EN4sycl3_V12idILi1EEEE8initSizeEv = comdat any

$_ZTSZZ3runRN4sycl3_V15queueEPfPdENKUlRNS0_7handlerEE1_clES6_E6Arrays = comdat any

$_ZTSZZ3runRN4sycl3_V15queueEPfPdENKUlRNS0_7handlerEE2_clES6_E4Half = comdat any

$_ZNK4sycl3_V16detail9half_impl4halfcvfEv = comdat any

$_ZTSZ3runRN4sycl3_V15queueEPfPdE4None = comdat any

@__usid_str = private unnamed_addr addrspace(4) constant [12 x i8] c"____ZL4flag\00", align 1
@_ZL4flag = internal addrspace(1) constant %"class.sycl::_V1::specialization_id" { i8 1 }, align 1
@__usid_str.1 = private unnamed_addr addrspace(4) constant [14 x i8] c"____ZL6factor\00", align 1
@_ZL6factor = internal addrspace(1) constant %"class.sycl::_V1::specialization_id.0" { float 1.500000e+00 }, align 4
@__usid_str.2 = private unnamed_addr addrspace(4) constant [13 x i8] c"____ZL5count\00", align 1
@_ZL5count = internal addrspace(1) constant %"class.sycl::_V1::specialization_id.1" { i32 7 }, align 4
@__usid_str.3 = private unnamed_addr addrspace(4) constant [16 x i8] c"____ZL8settings\00", align 1
@_ZL8settings = internal addrspace(1) constant %"class.sycl::_V1::specialization_id.3" { %struct.Settings { i8 1, double 2.500000e-01, [3 x i16] [i16 1, i16 2, i16 3] } }, align 8
@__usid_str.4 = private unnamed_addr addrspace(4) constant [14 x i8] c"____ZL6vector\00", align 1
@_ZL6vector = internal addrspace(1) constant { { [4 x i32] } } { { [4 x i32] } { [4 x i32] [i32 4, i32 5, i32 6, i32 0] } }, align 16
@__usid_str.5 = private unnamed_addr addrspace(4) constant [13 x i8] c"____ZL5zeros\00", align 1
@_ZL5zeros = internal addrspace(1) constant %"class.sycl::_V1::specialization_id.38" zeroinitializer, align 2
@__usid_str.6 = private unnamed_addr addrspace(4) constant [21 x i8] c"____ZN5innerL5countE\00", align 1
@_ZN5innerL5countE = internal addrspace(1) constant %"class.sycl::_V1::specialization_id.1" { i32 9 }, align 4
@__usid_str.7 = private unnamed_addr addrspace(4) constant [12 x i8] c"____ZL4half\00", align 1
@_ZL4half = internal addrspace(1) constant %"class.sycl::_V1::specialization_id.40" { %"class.sycl::_V1::detail::half_impl::half" { half 0xH3800 } }, align 2

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZZ3runRN4sycl3_V15queueEPfPdENKUlRNS0_7handlerEE_clES6_E7Scalars(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 1 %1) #0 comdat !srcloc !111 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca %class.anon, align 8
  %6 = alloca %"class.sycl::_V1::kernel_handler", align 8
  %7 = alloca %"class.sycl::_V1::kernel_handler", align 8
  %8 = addrspacecast ptr %3 to ptr addrspace(4)
  %9 = addrspacecast ptr %4 to ptr addrspace(4)
  %10 = addrspacecast ptr %5 to ptr addrspace(4)
  %11 = addrspacecast ptr %6 to ptr addrspace(4)
  %12 = addrspacecast ptr %7 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %8, align 8, !tbaa !112
  store ptr addrspace(1) %1, ptr addrspace(4) %9, align 8, !tbaa !115
  call void @llvm.lifetime.start.p0(ptr %5) #11
  %13 = getelementptr inbounds nuw %class.anon, ptr addrspace(4) %10, i32 0, i32 0
  %14 = load ptr addrspace(1), ptr addrspace(4) %8, align 8, !tbaa !112
  %15 = addrspacecast ptr addrspace(1) %14 to ptr addrspace(4)
  store ptr addrspace(4) %15, ptr addrspace(4) %13, align 8, !tbaa !117
  call void @llvm.lifetime.start.p0(ptr %6) #11
  call spir_func void @_ZN4sycl3_V114kernel_handlerC2Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %11) #12
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %12, ptr addrspace(4) align 8 %11, i64 8, i1 false), !tbaa.struct !119
  %16 = addrspacecast ptr addrspace(4) %12 to ptr
  call spir_func void @_ZZZ3runRN4sycl3_V15queueEPfPdENKUlRNS0_7handlerEE_clES6_ENKUlNS0_14kernel_handlerEE_clES8_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %10, ptr noundef byval(%"class.sycl::_V1::kernel_handler") align 8 %16) #12
  call void @llvm.lifetime.end.p0(ptr %6) #11
  call void @llvm.lifetime.end.p0(ptr %5) #11
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent inlinehint mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V114kernel_handlerC2Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0) unnamed_addr #2 comdat align 2 !srcloc !120 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !121
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = getelementptr inbounds nuw %"class.sycl::_V1::kernel_handler", ptr addrspace(4) %4, i32 0, i32 0
  store ptr addrspace(4) null, ptr addrspace(4) %5, align 8, !tbaa !123
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define internal spir_func void @_ZZZ3runRN4sycl3_V15queueEPfPdENKUlRNS0_7handlerEE_clES6_ENKUlNS0_14kernel_handlerEE_clES8_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, ptr noundef byval(%"class.sycl::_V1::kernel_handler") align 8 %1) #3 align 2 !srcloc !111 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca %"class.sycl::_V1::kernel_handler", align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !125
  %7 = addrspacecast ptr %1 to ptr addrspace(4)
  %8 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %9 = call spir_func noundef zeroext i1 @_ZN4sycl3_V114kernel_handler27get_specialization_constantITnRDaL_ZL4flagEEENSt16remove_referenceIDtT_EE4type10value_typeEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %7) #12
  br i1 %9, label %10, label %18

10:                                               ; preds = %2
  %11 = call spir_func noundef float @_ZN4sycl3_V114kernel_handler27get_specialization_constantITnRDaL_ZL6factorEEENSt16remove_referenceIDtT_EE4type10value_typeEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %7) #12
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %6, ptr addrspace(4) align 8 %7, i64 8, i1 false), !tbaa.struct !119
  %12 = addrspacecast ptr addrspace(4) %6 to ptr
  %13 = call spir_func noundef i32 @_Z5twiceN4sycl3_V114kernel_handlerE(ptr noundef byval(%"class.sycl::_V1::kernel_handler") align 8 %12) #12
  %14 = sitofp i32 %13 to float
  %15 = fmul float %11, %14
  %16 = getelementptr inbounds nuw %class.anon, ptr addrspace(4) %8, i32 0, i32 0
  %17 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !tbaa !117
  store float %15, ptr addrspace(4) %17, align 4, !tbaa !126
  br label %18

18:                                               ; preds = %10, %2
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) noalias writeonly captures(none), ptr addrspace(4) noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define internal spir_func noundef zeroext i1 @_ZN4sycl3_V114kernel_handler27get_specialization_constantITnRDaL_ZL4flagEEENSt16remove_referenceIDtT_EE4type10value_typeEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0) #3 align 2 !srcloc !128 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !121
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = call spir_func noundef zeroext i1 @_ZN4sycl3_V114kernel_handler33getSpecializationConstantOnDeviceITnRDaL_ZL4flagEbTnPNSt9enable_ifIXsr3stdE11is_scalar_vIT0_EEvE4typeELPv0EEES5_v(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %4) #12
  ret i1 %5
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define internal spir_func noundef float @_ZN4sycl3_V114kernel_handler27get_specialization_constantITnRDaL_ZL6factorEEENSt16remove_referenceIDtT_EE4type10value_typeEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0) #3 align 2 !srcloc !128 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !121
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = call spir_func noundef float @_ZN4sycl3_V114kernel_handler33getSpecializationConstantOnDeviceITnRDaL_ZL6factorEfTnPNSt9enable_ifIXsr3stdE11is_scalar_vIT0_EEvE4typeELPv0EEES5_v(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %4) #12
  ret float %5
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i32 @_Z5twiceN4sycl3_V114kernel_handlerE(ptr noundef byval(%"class.sycl::_V1::kernel_handler") align 8 %0) #5 !srcloc !129 {
  %2 = addrspacecast ptr %0 to ptr addrspace(4)
  %3 = call spir_func noundef i32 @_ZN4sycl3_V114kernel_handler27get_specialization_constantITnRDaL_ZL5countEEENSt16remove_referenceIDtT_EE4type10value_typeEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %2) #12
  %4 = call spir_func noundef i32 @_ZN4sycl3_V114kernel_handler27get_specialization_constantITnRDaL_ZL5countEEENSt16remove_referenceIDtT_EE4type10value_typeEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %2) #12
  %5 = add nsw i32 %3, %4
  ret i32 %5
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define internal spir_func noundef zeroext i1 @_ZN4sycl3_V114kernel_handler33getSpecializationConstantOnDeviceITnRDaL_ZL4flagEbTnPNSt9enable_ifIXsr3stdE11is_scalar_vIT0_EEvE4typeELPv0EEES5_v(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0) #3 align 2 !srcloc !130 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i32, align 4
  %5 = addrspacecast ptr %2 to ptr addrspace(4)
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !121
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #11
  store ptr addrspace(4) @__usid_str, ptr addrspace(4) %6, align 8, !tbaa !115
  %8 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !tbaa !115
  %9 = getelementptr inbounds nuw %"class.sycl::_V1::kernel_handler", ptr addrspace(4) %7, i32 0, i32 0
  %10 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !tbaa !123
  %11 = call spir_func noundef zeroext i1 @_Z37__sycl_getScalar2020SpecConstantValueIbET_PKcPKvS4_(ptr addrspace(4) noundef %8, ptr addrspace(4) noundef addrspacecast (ptr addrspace(1) @_ZL4flag to ptr addrspace(4)), ptr addrspace(4) noundef %10) #12
  call void @llvm.lifetime.end.p0(ptr %3) #11
  ret i1 %11
}

; Function Attrs: convergent nounwind
declare dso_local spir_func noundef zeroext i1 @_Z37__sycl_getScalar2020SpecConstantValueIbET_PKcPKvS4_(ptr addrspace(4) noundef, ptr addrspace(4) noundef, ptr addrspace(4) noundef) #6

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define internal spir_func noundef float @_ZN4sycl3_V114kernel_handler33getSpecializationConstantOnDeviceITnRDaL_ZL6factorEfTnPNSt9enable_ifIXsr3stdE11is_scalar_vIT0_EEvE4typeELPv0EEES5_v(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0) #3 align 2 !srcloc !130 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i32, align 4
  %5 = addrspacecast ptr %2 to ptr addrspace(4)
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !121
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #11
  store ptr addrspace(4) @__usid_str.1, ptr addrspace(4) %6, align 8, !tbaa !115
  %8 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !tbaa !115
  %9 = getelementptr inbounds nuw %"class.sycl::_V1::kernel_handler", ptr addrspace(4) %7, i32 0, i32 0
  %10 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !tbaa !123
  %11 = call spir_func noundef float @_Z37__sycl_getScalar2020SpecConstantValueIfET_PKcPKvS4_(ptr addrspace(4) noundef %8, ptr addrspace(4) noundef addrspacecast (ptr addrspace(1) @_ZL6factor to ptr addrspace(4)), ptr addrspace(4) noundef %10) #12
  call void @llvm.lifetime.end.p0(ptr %3) #11
  ret float %11
}

; Function Attrs: convergent nounwind
declare dso_local spir_func noundef float @_Z37__sycl_getScalar2020SpecConstantValueIfET_PKcPKvS4_(ptr addrspace(4) noundef, ptr addrspace(4) noundef, ptr addrspace(4) noundef) #6

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define internal spir_func noundef i32 @_ZN4sycl3_V114kernel_handler27get_specialization_constantITnRDaL_ZL5countEEENSt16remove_referenceIDtT_EE4type10value_typeEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0) #3 align 2 !srcloc !128 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !121
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = call spir_func noundef i32 @_ZN4sycl3_V114kernel_handler33getSpecializationConstantOnDeviceITnRDaL_ZL5countEiTnPNSt9enable_ifIXsr3stdE11is_scalar_vIT0_EEvE4typeELPv0EEES5_v(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %4) #12
  ret i32 %5
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define internal spir_func noundef i32 @_ZN4sycl3_V114kernel_handler33getSpecializationConstantOnDeviceITnRDaL_ZL5countEiTnPNSt9enable_ifIXsr3stdE11is_scalar_vIT0_EEvE4typeELPv0EEES5_v(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0) #3 align 2 !srcloc !130 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i32, align 4
  %5 = addrspacecast ptr %2 to ptr addrspace(4)
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !121
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #11
  store ptr addrspace(4) @__usid_str.2, ptr addrspace(4) %6, align 8, !tbaa !115
  %8 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !tbaa !115
  %9 = getelementptr inbounds nuw %"class.sycl::_V1::kernel_handler", ptr addrspace(4) %7, i32 0, i32 0
  %10 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !tbaa !123
  %11 = call spir_func noundef i32 @_Z37__sycl_getScalar2020SpecConstantValueIiET_PKcPKvS4_(ptr addrspace(4) noundef %8, ptr addrspace(4) noundef addrspacecast (ptr addrspace(1) @_ZL5count to ptr addrspace(4)), ptr addrspace(4) noundef %10) #12
  call void @llvm.lifetime.end.p0(ptr %3) #11
  ret i32 %11
}

; Function Attrs: convergent nounwind
declare dso_local spir_func noundef i32 @_Z37__sycl_getScalar2020SpecConstantValueIiET_PKcPKvS4_(ptr addrspace(4) noundef, ptr addrspace(4) noundef, ptr addrspace(4) noundef) #6

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZZ3runRN4sycl3_V15queueEPfPdENKUlRNS0_7handlerEE0_clES6_E9Structure(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 1 %1) #0 comdat !srcloc !131 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca %class.anon.2, align 8
  %6 = alloca %"class.sycl::_V1::kernel_handler", align 8
  %7 = alloca %"class.sycl::_V1::kernel_handler", align 8
  %8 = addrspacecast ptr %3 to ptr addrspace(4)
  %9 = addrspacecast ptr %4 to ptr addrspace(4)
  %10 = addrspacecast ptr %5 to ptr addrspace(4)
  %11 = addrspacecast ptr %6 to ptr addrspace(4)
  %12 = addrspacecast ptr %7 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %8, align 8, !tbaa !132
  store ptr addrspace(1) %1, ptr addrspace(4) %9, align 8, !tbaa !115
  call void @llvm.lifetime.start.p0(ptr %5) #11
  %13 = getelementptr inbounds nuw %class.anon.2, ptr addrspace(4) %10, i32 0, i32 0
  %14 = load ptr addrspace(1), ptr addrspace(4) %8, align 8, !tbaa !132
  %15 = addrspacecast ptr addrspace(1) %14 to ptr addrspace(4)
  store ptr addrspace(4) %15, ptr addrspace(4) %13, align 8, !tbaa !134
  call void @llvm.lifetime.start.p0(ptr %6) #11
  call spir_func void @_ZN4sycl3_V114kernel_handlerC2Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %11) #12
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %12, ptr addrspace(4) align 8 %11, i64 8, i1 false), !tbaa.struct !119
  %16 = addrspacecast ptr addrspace(4) %12 to ptr
  call spir_func void @_ZZZ3runRN4sycl3_V15queueEPfPdENKUlRNS0_7handlerEE0_clES6_ENKUlNS0_14kernel_handlerEE_clES8_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %10, ptr noundef byval(%"class.sycl::_V1::kernel_handler") align 8 %16) #12
  call void @llvm.lifetime.end.p0(ptr %6) #11
  call void @llvm.lifetime.end.p0(ptr %5) #11
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define internal spir_func void @_ZZZ3runRN4sycl3_V15queueEPfPdENKUlRNS0_7handlerEE0_clES6_ENKUlNS0_14kernel_handlerEE_clES8_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, ptr noundef byval(%"class.sycl::_V1::kernel_handler") align 8 %1) #3 align 2 !srcloc !131 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca %struct.Settings, align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !125
  %7 = addrspacecast ptr %1 to ptr addrspace(4)
  %8 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  call void @llvm.lifetime.start.p0(ptr %4) #11
  call spir_func void @_ZN4sycl3_V114kernel_handler27get_specialization_constantITnRDaL_ZL8settingsEEENSt16remove_referenceIDtT_EE4type10value_typeEv(ptr addrspace(4) dead_on_unwind writable sret(%struct.Settings) align 8 %6, ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %7) #12
  %9 = getelementptr inbounds nuw %struct.Settings, ptr addrspace(4) %6, i32 0, i32 0
  %10 = load i8, ptr addrspace(4) %9, align 8, !tbaa !136, !range !140, !noundef !141
  %11 = trunc i8 %10 to i1
  br i1 %11, label %12, label %21

12:                                               ; preds = %2
  %13 = getelementptr inbounds nuw %struct.Settings, ptr addrspace(4) %6, i32 0, i32 1
  %14 = load double, ptr addrspace(4) %13, align 8, !tbaa !142
  %15 = getelementptr inbounds nuw %struct.Settings, ptr addrspace(4) %6, i32 0, i32 2
  %16 = getelementptr inbounds [3 x i16], ptr addrspace(4) %15, i64 0, i64 1
  %17 = load i16, ptr addrspace(4) %16, align 2, !tbaa !143
  %18 = sext i16 %17 to i32
  %19 = sitofp i32 %18 to double
  %20 = fmul double %14, %19
  br label %22

21:                                               ; preds = %2
  br label %22

22:                                               ; preds = %21, %12
  %23 = phi double [ %20, %12 ], [ 0.000000e+00, %21 ]
  %24 = getelementptr inbounds nuw %class.anon.2, ptr addrspace(4) %8, i32 0, i32 0
  %25 = load ptr addrspace(4), ptr addrspace(4) %24, align 8, !tbaa !134
  store double %23, ptr addrspace(4) %25, align 8, !tbaa !145
  call void @llvm.lifetime.end.p0(ptr %4) #11
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define internal spir_func void @_ZN4sycl3_V114kernel_handler27get_specialization_constantITnRDaL_ZL8settingsEEENSt16remove_referenceIDtT_EE4type10value_typeEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%struct.Settings) align 8 %0, ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %1) #3 align 2 !srcloc !128 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %4, align 8, !tbaa !121
  %5 = load ptr addrspace(4), ptr addrspace(4) %4, align 8
  call spir_func void @_ZN4sycl3_V114kernel_handler33getSpecializationConstantOnDeviceITnRDaL_ZL8settingsE8SettingsTnPNSt9enable_ifIXntsr3stdE11is_scalar_vIT0_EEvE4typeELPv0EEES6_v(ptr addrspace(4) dead_on_unwind writable sret(%struct.Settings) align 8 %0, ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %5) #12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define internal spir_func void @_ZN4sycl3_V114kernel_handler33getSpecializationConstantOnDeviceITnRDaL_ZL8settingsE8SettingsTnPNSt9enable_ifIXntsr3stdE11is_scalar_vIT0_EEvE4typeELPv0EEES6_v(ptr addrspace(4) dead_on_unwind noalias writable sret(%struct.Settings) align 8 %0, ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %1) #3 align 2 !srcloc !146 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i32, align 4
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %6, align 8, !tbaa !121
  %8 = load ptr addrspace(4), ptr addrspace(4) %6, align 8
  call void @llvm.lifetime.start.p0(ptr %4) #11
  store ptr addrspace(4) @__usid_str.3, ptr addrspace(4) %7, align 8, !tbaa !115
  %9 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !tbaa !115
  %10 = getelementptr inbounds nuw %"class.sycl::_V1::kernel_handler", ptr addrspace(4) %8, i32 0, i32 0
  %11 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !tbaa !123
  call spir_func void @_Z40__sycl_getComposite2020SpecConstantValueI8SettingsET_PKcPKvS5_(ptr addrspace(4) dead_on_unwind writable sret(%struct.Settings) align 8 %0, ptr addrspace(4) noundef %9, ptr addrspace(4) noundef addrspacecast (ptr addrspace(1) @_ZL8settings to ptr addrspace(4)), ptr addrspace(4) noundef %11) #12
  call void @llvm.lifetime.end.p0(ptr %4) #11
  ret void
}

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z40__sycl_getComposite2020SpecConstantValueI8SettingsET_PKcPKvS5_(ptr addrspace(4) dead_on_unwind writable sret(%struct.Settings) align 8, ptr addrspace(4) noundef, ptr addrspace(4) noundef, ptr addrspace(4) noundef) #6

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSN4sycl3_V16detail19__pf_kernel_wrapperIZZ3runRNS0_5queueEPfPdENKUlRNS0_7handlerEE1_clES8_E6ArraysEE(ptr noundef byval(%"class.sycl::_V1::range") align 8 %0, ptr noundef byval(%class.anon.4) align 8 %1, ptr addrspace(1) noundef align 1 %2) #7 comdat !srcloc !147 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca %"class.sycl::_V1::detail::RoundedRangeKernelWithKH", align 8
  %6 = alloca %"class.sycl::_V1::kernel_handler", align 8
  %7 = alloca %"class.sycl::_V1::item", align 8
  %8 = alloca %"class.sycl::_V1::kernel_handler", align 8
  %9 = addrspacecast ptr %4 to ptr addrspace(4)
  %10 = addrspacecast ptr %5 to ptr addrspace(4)
  %11 = addrspacecast ptr %6 to ptr addrspace(4)
  %12 = addrspacecast ptr %7 to ptr addrspace(4)
  %13 = addrspacecast ptr %8 to ptr addrspace(4)
  %14 = addrspacecast ptr %0 to ptr addrspace(4)
  %15 = addrspacecast ptr %1 to ptr addrspace(4)
  store ptr addrspace(1) %2, ptr addrspace(4) %9, align 8, !tbaa !115
  call void @llvm.lifetime.start.p0(ptr %5) #11
  %16 = getelementptr inbounds nuw %"class.sycl::_V1::detail::RoundedRangeKernelWithKH", ptr addrspace(4) %10, i32 0, i32 0
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %16, ptr addrspace(4) align 8 %14, i64 8, i1 false)
  %17 = getelementptr inbounds nuw %"class.sycl::_V1::detail::RoundedRangeKernelWithKH", ptr addrspace(4) %10, i32 0, i32 1
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %17, ptr addrspace(4) align 8 %15, i64 8, i1 false), !tbaa.struct !148
  call void @llvm.lifetime.start.p0(ptr %6) #11
  call spir_func void @_ZN4sycl3_V114kernel_handlerC2Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %11) #12
  %18 = call spir_func noundef ptr addrspace(4) @_ZN4sycl3_V16detail7declptrINS0_4itemILi1ELb1EEEEEPT_v() #12
  call spir_func void @_ZN4sycl3_V16detail7Builder10getElementILi1ELb1EEEDTcl7getItemIXT_EXT0_EEEEPNS0_4itemIXT_EXT0_EEE(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::item") align 8 %12, ptr addrspace(4) noundef %18) #12
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %13, ptr addrspace(4) align 8 %11, i64 8, i1 false), !tbaa.struct !119
  %19 = addrspacecast ptr addrspace(4) %12 to ptr
  %20 = addrspacecast ptr addrspace(4) %13 to ptr
  call spir_func void @_ZNK4sycl3_V16detail24RoundedRangeKernelWithKHINS0_4itemILi1ELb1EEELi1EZZ3runRNS0_5queueEPfPdENKUlRNS0_7handlerEE1_clESA_EUlNS0_2idILi1EEENS0_14kernel_handlerEE_EclES4_SE_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %10, ptr noundef byval(%"class.sycl::_V1::item") align 8 %19, ptr noundef byval(%"class.sycl::_V1::kernel_handler") align 8 %20) #12
  call void @llvm.lifetime.end.p0(ptr %6) #11
  call void @llvm.lifetime.end.p0(ptr %5) #11
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define internal spir_func void @_ZNK4sycl3_V16detail24RoundedRangeKernelWithKHINS0_4itemILi1ELb1EEELi1EZZ3runRNS0_5queueEPfPdENKUlRNS0_7handlerEE1_clESA_EUlNS0_2idILi1EEENS0_14kernel_handlerEE_EclES4_SE_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0, ptr noundef byval(%"class.sycl::_V1::item") align 8 %1, ptr noundef byval(%"class.sycl::_V1::kernel_handler") align 8 %2) #5 align 2 !srcloc !149 {
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca %"class.sycl::_V1::range", align 8
  %6 = alloca %"class.sycl::_V1::detail::RoundedRangeIDGenerator", align 8
  %7 = alloca %"class.sycl::_V1::id", align 8
  %8 = alloca i32, align 4
  %9 = alloca %"class.sycl::_V1::item", align 8
  %10 = alloca %"class.sycl::_V1::id", align 8
  %11 = alloca %"class.sycl::_V1::kernel_handler", align 8
  %12 = addrspacecast ptr %4 to ptr addrspace(4)
  %13 = addrspacecast ptr %5 to ptr addrspace(4)
  %14 = addrspacecast ptr %6 to ptr addrspace(4)
  %15 = addrspacecast ptr %7 to ptr addrspace(4)
  %16 = addrspacecast ptr %9 to ptr addrspace(4)
  %17 = addrspacecast ptr %10 to ptr addrspace(4)
  %18 = addrspacecast ptr %11 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %12, align 8, !tbaa !150
  %19 = addrspacecast ptr %1 to ptr addrspace(4)
  %20 = addrspacecast ptr %2 to ptr addrspace(4)
  %21 = load ptr addrspace(4), ptr addrspace(4) %12, align 8
  call void @llvm.lifetime.start.p0(ptr %5) #11
  call spir_func void @_ZNK4sycl3_V14itemILi1ELb1EE9get_rangeEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range") align 8 %13, ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %19) #12
  call void @llvm.lifetime.start.p0(ptr %6) #11
  call void @llvm.lifetime.start.p0(ptr %7) #11
  call spir_func void @_ZNK4sycl3_V14itemILi1ELb1EE6get_idEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id") align 8 %15, ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %19) #12
  %22 = getelementptr inbounds nuw %"class.sycl::_V1::detail::RoundedRangeKernelWithKH", ptr addrspace(4) %21, i32 0, i32 0
  call spir_func void @_ZN4sycl3_V16detail23RoundedRangeIDGeneratorILi1EEC2ERKNS0_2idILi1EEERKNS0_5rangeILi1EEESB_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(33) %14, ptr addrspace(4) noundef align 8 dereferenceable(8) %15, ptr addrspace(4) noundef align 8 dereferenceable(8) %22, ptr addrspace(4) noundef align 8 dereferenceable(8) %13) #12
  call void @llvm.lifetime.end.p0(ptr %7) #11
  br label %23

23:                                               ; preds = %30, %3
  %24 = call spir_func noundef zeroext i1 @_ZN4sycl3_V16detail23RoundedRangeIDGeneratorILi1EEcvbEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(33) %14) #12
  br i1 %24, label %26, label %25

25:                                               ; preds = %23
  call void @llvm.lifetime.end.p0(ptr %6) #11
  br label %31

26:                                               ; preds = %23
  call void @llvm.lifetime.start.p0(ptr %9) #11
  call spir_func void @_ZN4sycl3_V16detail23RoundedRangeIDGeneratorILi1EE7getItemIZZ3runRNS0_5queueEPfPdENKUlRNS0_7handlerEE1_clESA_EUlNS0_2idILi1EEENS0_14kernel_handlerEE_EEDav(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::item") align 8 %16, ptr addrspace(4) noundef align 8 dereferenceable_or_null(33) %14) #12
  %27 = getelementptr inbounds nuw %"class.sycl::_V1::detail::RoundedRangeKernelWithKH", ptr addrspace(4) %21, i32 0, i32 1
  call spir_func void @_ZN4sycl3_V12idILi1EEC2ILi1ELb1EEERNSt9enable_ifIXeqT_Li1EEKNS0_4itemILi1EXT0_EEEE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %17, ptr addrspace(4) noundef align 8 dereferenceable(24) %16) #12
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %18, ptr addrspace(4) align 8 %20, i64 8, i1 false), !tbaa.struct !119
  %28 = addrspacecast ptr addrspace(4) %17 to ptr
  %29 = addrspacecast ptr addrspace(4) %18 to ptr
  call spir_func void @_ZZZ3runRN4sycl3_V15queueEPfPdENKUlRNS0_7handlerEE1_clES6_ENKUlNS0_2idILi1EEENS0_14kernel_handlerEE_clES9_SA_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %27, ptr noundef byval(%"class.sycl::_V1::id") align 8 %28, ptr noundef byval(%"class.sycl::_V1::kernel_handler") align 8 %29) #12
  call void @llvm.lifetime.end.p0(ptr %9) #11
  br label %30

30:                                               ; preds = %26
  call spir_func void @_ZN4sycl3_V16detail23RoundedRangeIDGeneratorILi1EE8updateIdEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(33) %14) #12
  br label %23, !llvm.loop !152

31:                                               ; preds = %25
  call void @llvm.lifetime.end.p0(ptr %5) #11
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail7Builder10getElementILi1ELb1EEEDTcl7getItemIXT_EXT0_EEEEPNS0_4itemIXT_EXT0_EEE(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::item") align 8 %0, ptr addrspace(4) noundef %1) #5 comdat align 2 !srcloc !154 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %4, align 8, !tbaa !155
  call spir_func void @_ZN4sycl3_V16detail7Builder7getItemILi1ELb1EEENSt9enable_ifIXT0_EKNS0_4itemIXT_EXT0_EEEE4typeEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::item") align 8 %0) #12
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef ptr addrspace(4) @_ZN4sycl3_V16detail7declptrINS0_4itemILi1ELb1EEEEEPT_v() #5 comdat !srcloc !157 {
  ret ptr addrspace(4) null
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZNK4sycl3_V14itemILi1ELb1EE9get_rangeEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::range") align 8 %0, ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %1) #5 comdat align 2 !srcloc !158 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %4, align 8, !tbaa !155
  %5 = load ptr addrspace(4), ptr addrspace(4) %4, align 8
  %6 = getelementptr inbounds nuw %"class.sycl::_V1::item", ptr addrspace(4) %5, i32 0, i32 0
  %7 = getelementptr inbounds nuw %"struct.sycl::_V1::detail::ItemBase", ptr addrspace(4) %6, i32 0, i32 0
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %0, ptr addrspace(4) align 8 %7, i64 8, i1 false)
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZNK4sycl3_V14itemILi1ELb1EE6get_idEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id") align 8 %0, ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %1) #5 comdat align 2 !srcloc !159 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %4, align 8, !tbaa !155
  %5 = load ptr addrspace(4), ptr addrspace(4) %4, align 8
  %6 = getelementptr inbounds nuw %"class.sycl::_V1::item", ptr addrspace(4) %5, i32 0, i32 0
  %7 = getelementptr inbounds nuw %"struct.sycl::_V1::detail::ItemBase", ptr addrspace(4) %6, i32 0, i32 1
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %0, ptr addrspace(4) align 8 %7, i64 8, i1 false)
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail23RoundedRangeIDGeneratorILi1EEC2ERKNS0_2idILi1EEERKNS0_5rangeILi1EEESB_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(33) %0, ptr addrspace(4) noundef align 8 dereferenceable(8) %1, ptr addrspace(4) noundef align 8 dereferenceable(8) %2, ptr addrspace(4) noundef align 8 dereferenceable(8) %3) unnamed_addr #5 comdat align 2 !srcloc !160 {
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
  store ptr addrspace(4) %0, ptr addrspace(4) %11, align 8, !tbaa !161
  store ptr addrspace(4) %1, ptr addrspace(4) %12, align 8, !tbaa !163
  store ptr addrspace(4) %2, ptr addrspace(4) %13, align 8, !tbaa !165
  store ptr addrspace(4) %3, ptr addrspace(4) %14, align 8, !tbaa !165
  %16 = load ptr addrspace(4), ptr addrspace(4) %11, align 8
  %17 = getelementptr inbounds nuw %"class.sycl::_V1::detail::RoundedRangeIDGenerator", ptr addrspace(4) %16, i32 0, i32 0
  %18 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !tbaa !163, !align !167
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %17, ptr addrspace(4) align 8 %18, i64 8, i1 false)
  %19 = getelementptr inbounds nuw %"class.sycl::_V1::detail::RoundedRangeIDGenerator", ptr addrspace(4) %16, i32 0, i32 1
  %20 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !tbaa !163, !align !167
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %19, ptr addrspace(4) align 8 %20, i64 8, i1 false)
  %21 = getelementptr inbounds nuw %"class.sycl::_V1::detail::RoundedRangeIDGenerator", ptr addrspace(4) %16, i32 0, i32 2
  %22 = load ptr addrspace(4), ptr addrspace(4) %13, align 8, !tbaa !165, !align !167
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %21, ptr addrspace(4) align 8 %22, i64 8, i1 false)
  %23 = getelementptr inbounds nuw %"class.sycl::_V1::detail::RoundedRangeIDGenerator", ptr addrspace(4) %16, i32 0, i32 3
  %24 = load ptr addrspace(4), ptr addrspace(4) %14, align 8, !tbaa !165, !align !167
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %23, ptr addrspace(4) align 8 %24, i64 8, i1 false)
  %25 = getelementptr inbounds nuw %"class.sycl::_V1::detail::RoundedRangeIDGenerator", ptr addrspace(4) %16, i32 0, i32 4
  store i8 0, ptr addrspace(4) %25, align 8, !tbaa !168
  call void @llvm.lifetime.start.p0(ptr %9) #11
  store i32 0, ptr addrspace(4) %15, align 4, !tbaa !173
  br label %26

26:                                               ; preds = %41, %4
  %27 = load i32, ptr addrspace(4) %15, align 4, !tbaa !173
  %28 = icmp slt i32 %27, 1
  br i1 %28, label %30, label %29

29:                                               ; preds = %26
  call void @llvm.lifetime.end.p0(ptr %9) #11
  br label %44

30:                                               ; preds = %26
  %31 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !tbaa !163, !align !167
  %32 = load i32, ptr addrspace(4) %15, align 4, !tbaa !173
  %33 = call spir_func noundef i64 @_ZNK4sycl3_V16detail5arrayILi1EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %31, i32 noundef %32) #12
  %34 = load ptr addrspace(4), ptr addrspace(4) %13, align 8, !tbaa !165, !align !167
  %35 = load i32, ptr addrspace(4) %15, align 4, !tbaa !173
  %36 = call spir_func noundef i64 @_ZNK4sycl3_V16detail5arrayILi1EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %34, i32 noundef %35) #12
  %37 = icmp uge i64 %33, %36
  br i1 %37, label %38, label %40

38:                                               ; preds = %30
  %39 = getelementptr inbounds nuw %"class.sycl::_V1::detail::RoundedRangeIDGenerator", ptr addrspace(4) %16, i32 0, i32 4
  store i8 1, ptr addrspace(4) %39, align 8, !tbaa !168
  br label %40

40:                                               ; preds = %38, %30
  br label %41

41:                                               ; preds = %40
  %42 = load i32, ptr addrspace(4) %15, align 4, !tbaa !173
  %43 = add nsw i32 %42, 1
  store i32 %43, ptr addrspace(4) %15, align 4, !tbaa !173
  br label %26, !llvm.loop !174

44:                                               ; preds = %29
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef zeroext i1 @_ZN4sycl3_V16detail23RoundedRangeIDGeneratorILi1EEcvbEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(33) %0) #5 comdat align 2 !srcloc !175 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !161
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = getelementptr inbounds nuw %"class.sycl::_V1::detail::RoundedRangeIDGenerator", ptr addrspace(4) %4, i32 0, i32 4
  %6 = load i8, ptr addrspace(4) %5, align 8, !tbaa !168, !range !140, !noundef !141
  %7 = trunc i8 %6 to i1
  %8 = xor i1 %7, true
  ret i1 %8
}

; Function Attrs: convergent mustprogress norecurse nounwind
define internal spir_func void @_ZN4sycl3_V16detail23RoundedRangeIDGeneratorILi1EE7getItemIZZ3runRNS0_5queueEPfPdENKUlRNS0_7handlerEE1_clESA_EUlNS0_2idILi1EEENS0_14kernel_handlerEE_EEDav(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::item") align 8 %0, ptr addrspace(4) noundef align 8 dereferenceable_or_null(33) %1) #5 align 2 !srcloc !176 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca %"class.sycl::_V1::id", align 8
  %5 = alloca %"class.sycl::_V1::id", align 8
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %6, align 8, !tbaa !161
  %9 = load ptr addrspace(4), ptr addrspace(4) %6, align 8
  %10 = getelementptr inbounds nuw %"class.sycl::_V1::detail::RoundedRangeIDGenerator", ptr addrspace(4) %9, i32 0, i32 2
  call void @llvm.lifetime.start.p0(ptr %4) #11
  call spir_func void @_ZN4sycl3_V16detail23RoundedRangeIDGeneratorILi1EE5getIdEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id") align 8 %7, ptr addrspace(4) noundef align 8 dereferenceable_or_null(33) %9) #12
  call void @llvm.lifetime.start.p0(ptr %5) #11
  call void @llvm.memset.p4.i64(ptr addrspace(4) align 8 %8, i8 0, i64 8, i1 false)
  call spir_func void @_ZN4sycl3_V12idILi1EEC2Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %8) #12
  call spir_func void @_ZN4sycl3_V16detail7Builder10createItemILi1ELb1EEENSt9enable_ifIXT0_ENS0_4itemIXT_EXT0_EEEE4typeERKNS0_5rangeIXT_EEERKNS0_2idIXT_EEESG_(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::item") align 8 %0, ptr addrspace(4) noundef align 8 dereferenceable(8) %10, ptr addrspace(4) noundef align 8 dereferenceable(8) %7, ptr addrspace(4) noundef align 8 dereferenceable(8) %8) #12
  call void @llvm.lifetime.end.p0(ptr %5) #11
  call void @llvm.lifetime.end.p0(ptr %4) #11
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define internal spir_func void @_ZZZ3runRN4sycl3_V15queueEPfPdENKUlRNS0_7handlerEE1_clES6_ENKUlNS0_2idILi1EEENS0_14kernel_handlerEE_clES9_SA_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, ptr noundef byval(%"class.sycl::_V1::id") align 8 %1, ptr noundef byval(%"class.sycl::_V1::kernel_handler") align 8 %2) #3 align 2 !srcloc !177 {
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca %"class.sycl::_V1::vec", align 16
  %6 = alloca %"struct.std::array", align 2
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  %9 = addrspacecast ptr %6 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %7, align 8, !tbaa !125
  %10 = addrspacecast ptr %1 to ptr addrspace(4)
  %11 = addrspacecast ptr %2 to ptr addrspace(4)
  %12 = load ptr addrspace(4), ptr addrspace(4) %7, align 8
  call void @llvm.lifetime.start.p0(ptr %5) #11
  call spir_func void @_ZN4sycl3_V114kernel_handler27get_specialization_constantITnRDaL_ZL6vectorEEENSt16remove_referenceIDtT_EE4type10value_typeEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::vec") align 16 %8, ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %11) #12
  %13 = call spir_func noundef i64 @_ZNK4sycl3_V12idILi1EEcvmEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %10) #12
  %14 = trunc i64 %13 to i32
  %15 = call spir_func noundef align 4 dereferenceable(4) ptr addrspace(4) @_ZN4sycl3_V13vecIiLi3EEixEi(ptr addrspace(4) noundef align 16 dereferenceable_or_null(16) %8, i32 noundef %14) #12
  %16 = load i32, ptr addrspace(4) %15, align 4, !tbaa !173
  call void @llvm.lifetime.start.p0(ptr %6) #11
  call spir_func void @_ZN4sycl3_V114kernel_handler27get_specialization_constantITnRDaL_ZL5zerosEEENSt16remove_referenceIDtT_EE4type10value_typeEv(ptr addrspace(4) dead_on_unwind writable sret(%"struct.std::array") align 2 %9, ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %11) #12
  %17 = call spir_func noundef i64 @_ZNK4sycl3_V12idILi1EEcvmEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %10) #12
  %18 = call spir_func noundef align 2 dereferenceable(2) ptr addrspace(4) @_ZNSt5arrayIsLm5EEixEm(ptr addrspace(4) noundef align 2 dereferenceable_or_null(10) %9, i64 noundef %17) #12
  %19 = load i16, ptr addrspace(4) %18, align 2, !tbaa !143
  %20 = sext i16 %19 to i32
  %21 = add nsw i32 %16, %20
  %22 = call spir_func noundef i32 @_ZN4sycl3_V114kernel_handler27get_specialization_constantITnRDaL_ZN5innerL5countEEEENSt16remove_referenceIDtT_EE4type10value_typeEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %11) #12
  %23 = add nsw i32 %21, %22
  %24 = sitofp i32 %23 to float
  %25 = getelementptr inbounds nuw %class.anon.4, ptr addrspace(4) %12, i32 0, i32 0
  %26 = load ptr addrspace(4), ptr addrspace(4) %25, align 8, !tbaa !178
  %27 = call spir_func noundef i64 @_ZNK4sycl3_V12idILi1EEcvmEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %10) #12
  %28 = getelementptr inbounds nuw float, ptr addrspace(4) %26, i64 %27
  store float %24, ptr addrspace(4) %28, align 4, !tbaa !126
  call void @llvm.lifetime.end.p0(ptr %6) #11
  call void @llvm.lifetime.end.p0(ptr %5) #11
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V12idILi1EEC2ILi1ELb1EEERNSt9enable_ifIXeqT_Li1EEKNS0_4itemILi1EXT0_EEEE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, ptr addrspace(4) noundef align 8 dereferenceable(24) %1) unnamed_addr #5 comdat align 2 !srcloc !180 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !163
  store ptr addrspace(4) %1, ptr addrspace(4) %6, align 8, !tbaa !155
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !tbaa !155, !align !167
  %9 = call spir_func noundef i64 @_ZNK4sycl3_V14itemILi1ELb1EE6get_idEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %8, i32 noundef 0) #12
  call spir_func void @_ZN4sycl3_V16detail5arrayILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %7, i64 noundef %9) #12
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail23RoundedRangeIDGeneratorILi1EE8updateIdEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(33) %0) #5 comdat align 2 !srcloc !181 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = addrspacecast ptr %2 to ptr addrspace(4)
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !161
  %8 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #11
  store i32 0, ptr addrspace(4) %6, align 4, !tbaa !173
  br label %9

9:                                                ; preds = %41, %1
  %10 = load i32, ptr addrspace(4) %6, align 4, !tbaa !173
  %11 = icmp slt i32 %10, 1
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  store i32 2, ptr addrspace(4) %7, align 4
  br label %44

13:                                               ; preds = %9
  %14 = getelementptr inbounds nuw %"class.sycl::_V1::detail::RoundedRangeIDGenerator", ptr addrspace(4) %8, i32 0, i32 3
  %15 = load i32, ptr addrspace(4) %6, align 4, !tbaa !173
  %16 = call spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V16detail5arrayILi1EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %14, i32 noundef %15) #12
  %17 = load i64, ptr addrspace(4) %16, align 8, !tbaa !182
  %18 = getelementptr inbounds nuw %"class.sycl::_V1::detail::RoundedRangeIDGenerator", ptr addrspace(4) %8, i32 0, i32 0
  %19 = load i32, ptr addrspace(4) %6, align 4, !tbaa !173
  %20 = call spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V16detail5arrayILi1EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %18, i32 noundef %19) #12
  %21 = load i64, ptr addrspace(4) %20, align 8, !tbaa !182
  %22 = add i64 %21, %17
  store i64 %22, ptr addrspace(4) %20, align 8, !tbaa !182
  %23 = getelementptr inbounds nuw %"class.sycl::_V1::detail::RoundedRangeIDGenerator", ptr addrspace(4) %8, i32 0, i32 0
  %24 = load i32, ptr addrspace(4) %6, align 4, !tbaa !173
  %25 = call spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V16detail5arrayILi1EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %23, i32 noundef %24) #12
  %26 = load i64, ptr addrspace(4) %25, align 8, !tbaa !182
  %27 = getelementptr inbounds nuw %"class.sycl::_V1::detail::RoundedRangeIDGenerator", ptr addrspace(4) %8, i32 0, i32 2
  %28 = load i32, ptr addrspace(4) %6, align 4, !tbaa !173
  %29 = call spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V16detail5arrayILi1EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %27, i32 noundef %28) #12
  %30 = load i64, ptr addrspace(4) %29, align 8, !tbaa !182
  %31 = icmp ult i64 %26, %30
  br i1 %31, label %32, label %33

32:                                               ; preds = %13
  store i32 1, ptr addrspace(4) %7, align 4
  br label %44

33:                                               ; preds = %13
  %34 = getelementptr inbounds nuw %"class.sycl::_V1::detail::RoundedRangeIDGenerator", ptr addrspace(4) %8, i32 0, i32 1
  %35 = load i32, ptr addrspace(4) %6, align 4, !tbaa !173
  %36 = call spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V16detail5arrayILi1EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %34, i32 noundef %35) #12
  %37 = load i64, ptr addrspace(4) %36, align 8, !tbaa !182
  %38 = getelementptr inbounds nuw %"class.sycl::_V1::detail::RoundedRangeIDGenerator", ptr addrspace(4) %8, i32 0, i32 0
  %39 = load i32, ptr addrspace(4) %6, align 4, !tbaa !173
  %40 = call spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V16detail5arrayILi1EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %38, i32 noundef %39) #12
  store i64 %37, ptr addrspace(4) %40, align 8, !tbaa !182
  br label %41

41:                                               ; preds = %33
  %42 = load i32, ptr addrspace(4) %6, align 4, !tbaa !173
  %43 = add nsw i32 %42, 1
  store i32 %43, ptr addrspace(4) %6, align 4, !tbaa !173
  br label %9, !llvm.loop !184

44:                                               ; preds = %32, %12
  call void @llvm.lifetime.end.p0(ptr %3) #11
  %45 = load i32, ptr addrspace(4) %7, align 4
  switch i32 %45, label %49 [
    i32 2, label %46
    i32 1, label %48
  ]

46:                                               ; preds = %44
  %47 = getelementptr inbounds nuw %"class.sycl::_V1::detail::RoundedRangeIDGenerator", ptr addrspace(4) %8, i32 0, i32 4
  store i8 1, ptr addrspace(4) %47, align 8, !tbaa !168
  br label %48

48:                                               ; preds = %46, %44
  ret void

49:                                               ; preds = %44
  unreachable
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZNK4sycl3_V16detail5arrayILi1EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, i32 noundef %1) #5 comdat align 2 !srcloc !185 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i32, align 4
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !186
  store i32 %1, ptr addrspace(4) %6, align 4, !tbaa !173
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = load i32, ptr addrspace(4) %6, align 4, !tbaa !173
  call spir_func void @_ZNK4sycl3_V16detail5arrayILi1EE15check_dimensionEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %7, i32 noundef %8) #12
  %9 = getelementptr inbounds nuw %"class.sycl::_V1::detail::array", ptr addrspace(4) %7, i32 0, i32 0
  %10 = load i32, ptr addrspace(4) %6, align 4, !tbaa !173
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds [1 x i64], ptr addrspace(4) %9, i64 0, i64 %11
  %13 = load i64, ptr addrspace(4) %12, align 8, !tbaa !182
  ret i64 %13
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZNK4sycl3_V16detail5arrayILi1EE15check_dimensionEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, i32 noundef %1) #3 comdat align 2 !srcloc !188 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i32, align 4
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !186
  store i32 %1, ptr addrspace(4) %6, align 4, !tbaa !173
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail7Builder10createItemILi1ELb1EEENSt9enable_ifIXT0_ENS0_4itemIXT_EXT0_EEEE4typeERKNS0_5rangeIXT_EEERKNS0_2idIXT_EEESG_(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::item") align 8 %0, ptr addrspace(4) noundef align 8 dereferenceable(8) %1, ptr addrspace(4) noundef align 8 dereferenceable(8) %2, ptr addrspace(4) noundef align 8 dereferenceable(8) %3) #5 comdat align 2 !srcloc !189 {
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  %9 = addrspacecast ptr %6 to ptr addrspace(4)
  %10 = addrspacecast ptr %7 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %8, align 8, !tbaa !165
  store ptr addrspace(4) %2, ptr addrspace(4) %9, align 8, !tbaa !163
  store ptr addrspace(4) %3, ptr addrspace(4) %10, align 8, !tbaa !163
  %11 = load ptr addrspace(4), ptr addrspace(4) %8, align 8, !tbaa !165, !align !167
  %12 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !tbaa !163, !align !167
  %13 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !tbaa !163, !align !167
  call spir_func void @_ZN4sycl3_V14itemILi1ELb1EEC2ILb1EEERNSt9enable_ifIXT_EKNS0_5rangeILi1EEEE4typeERKNS0_2idILi1EEESE_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %0, ptr addrspace(4) noundef align 8 dereferenceable(8) %11, ptr addrspace(4) noundef align 8 dereferenceable(8) %12, ptr addrspace(4) noundef align 8 dereferenceable(8) %13) #12
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail23RoundedRangeIDGeneratorILi1EE5getIdEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id") align 8 %0, ptr addrspace(4) noundef align 8 dereferenceable_or_null(33) %1) #5 comdat align 2 !srcloc !190 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %4, align 8, !tbaa !161
  %5 = load ptr addrspace(4), ptr addrspace(4) %4, align 8
  %6 = getelementptr inbounds nuw %"class.sycl::_V1::detail::RoundedRangeIDGenerator", ptr addrspace(4) %5, i32 0, i32 0
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %0, ptr addrspace(4) align 8 %6, i64 8, i1 false)
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p4.i64(ptr addrspace(4) writeonly captures(none), i8, i64, i1 immarg) #8

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V12idILi1EEC2Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0) unnamed_addr #5 comdat align 2 !srcloc !191 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !163
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  call spir_func void @_ZN4sycl3_V16detail5arrayILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %4, i64 noundef 0) #12
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V14itemILi1ELb1EEC2ILb1EEERNSt9enable_ifIXT_EKNS0_5rangeILi1EEEE4typeERKNS0_2idILi1EEESE_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %0, ptr addrspace(4) noundef align 8 dereferenceable(8) %1, ptr addrspace(4) noundef align 8 dereferenceable(8) %2, ptr addrspace(4) noundef align 8 dereferenceable(8) %3) unnamed_addr #5 comdat align 2 !srcloc !192 {
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = alloca ptr addrspace(4), align 8
  %9 = addrspacecast ptr %5 to ptr addrspace(4)
  %10 = addrspacecast ptr %6 to ptr addrspace(4)
  %11 = addrspacecast ptr %7 to ptr addrspace(4)
  %12 = addrspacecast ptr %8 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %9, align 8, !tbaa !155
  store ptr addrspace(4) %1, ptr addrspace(4) %10, align 8, !tbaa !165
  store ptr addrspace(4) %2, ptr addrspace(4) %11, align 8, !tbaa !163
  store ptr addrspace(4) %3, ptr addrspace(4) %12, align 8, !tbaa !163
  %13 = load ptr addrspace(4), ptr addrspace(4) %9, align 8
  %14 = getelementptr inbounds nuw %"class.sycl::_V1::item", ptr addrspace(4) %13, i32 0, i32 0
  %15 = getelementptr inbounds nuw %"struct.sycl::_V1::detail::ItemBase", ptr addrspace(4) %14, i32 0, i32 0
  %16 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !tbaa !165, !align !167
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %15, ptr addrspace(4) align 8 %16, i64 8, i1 false)
  %17 = getelementptr inbounds nuw %"struct.sycl::_V1::detail::ItemBase", ptr addrspace(4) %14, i32 0, i32 1
  %18 = load ptr addrspace(4), ptr addrspace(4) %11, align 8, !tbaa !163, !align !167
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %17, ptr addrspace(4) align 8 %18, i64 8, i1 false)
  %19 = getelementptr inbounds nuw %"struct.sycl::_V1::detail::ItemBase", ptr addrspace(4) %14, i32 0, i32 2
  %20 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !tbaa !163, !align !167
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %19, ptr addrspace(4) align 8 %20, i64 8, i1 false)
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail5arrayILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, i64 noundef %1) unnamed_addr #5 comdat align 2 !srcloc !193 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i64, align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !186
  store i64 %1, ptr addrspace(4) %6, align 8, !tbaa !182
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = getelementptr inbounds nuw %"class.sycl::_V1::detail::array", ptr addrspace(4) %7, i32 0, i32 0
  %9 = load i64, ptr addrspace(4) %6, align 8, !tbaa !182
  store i64 %9, ptr addrspace(4) %8, align 8, !tbaa !182
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define internal spir_func void @_ZN4sycl3_V114kernel_handler27get_specialization_constantITnRDaL_ZL6vectorEEENSt16remove_referenceIDtT_EE4type10value_typeEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::vec") align 16 %0, ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %1) #3 align 2 !srcloc !128 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %4, align 8, !tbaa !121
  %5 = load ptr addrspace(4), ptr addrspace(4) %4, align 8
  call spir_func void @_ZN4sycl3_V114kernel_handler33getSpecializationConstantOnDeviceITnRDaL_ZL6vectorENS0_3vecIiLi3EEETnPNSt9enable_ifIXntsr3stdE11is_scalar_vIT0_EEvE4typeELPv0EEES7_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::vec") align 16 %0, ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %5) #12
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef align 4 dereferenceable(4) ptr addrspace(4) @_ZN4sycl3_V13vecIiLi3EEixEi(ptr addrspace(4) noundef align 16 dereferenceable_or_null(16) %0, i32 noundef %1) #5 comdat align 2 !srcloc !194 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i32, align 4
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !195
  store i32 %1, ptr addrspace(4) %6, align 4, !tbaa !173
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = getelementptr inbounds nuw %"class.sycl::_V1::detail::vec_base", ptr addrspace(4) %7, i32 0, i32 0
  %9 = load i32, ptr addrspace(4) %6, align 4, !tbaa !173
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds [4 x i32], ptr addrspace(4) %8, i64 0, i64 %10
  ret ptr addrspace(4) %11
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZNK4sycl3_V12idILi1EEcvmEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0) #3 comdat align 2 !srcloc !197 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  %5 = addrspacecast ptr %2 to ptr addrspace(4)
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !163
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #11
  %8 = getelementptr inbounds nuw %"class.sycl::_V1::detail::array", ptr addrspace(4) %7, i32 0, i32 0
  %9 = getelementptr inbounds [1 x i64], ptr addrspace(4) %8, i64 0, i64 0
  %10 = load i64, ptr addrspace(4) %9, align 8, !tbaa !182
  store i64 %10, ptr addrspace(4) %6, align 8, !tbaa !182
  %11 = load i64, ptr addrspace(4) %6, align 8, !tbaa !182
  %12 = icmp ule i64 %11, 2147483647
  call void @llvm.assume(i1 %12)
  %13 = load i64, ptr addrspace(4) %6, align 8, !tbaa !182
  call void @llvm.lifetime.end.p0(ptr %3) #11
  ret i64 %13
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define internal spir_func void @_ZN4sycl3_V114kernel_handler27get_specialization_constantITnRDaL_ZL5zerosEEENSt16remove_referenceIDtT_EE4type10value_typeEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"struct.std::array") align 2 %0, ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %1) #3 align 2 !srcloc !128 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %4, align 8, !tbaa !121
  %5 = load ptr addrspace(4), ptr addrspace(4) %4, align 8
  call spir_func void @_ZN4sycl3_V114kernel_handler33getSpecializationConstantOnDeviceITnRDaL_ZL5zerosESt5arrayIsLm5EETnPNSt9enable_ifIXntsr3stdE11is_scalar_vIT0_EEvE4typeELPv0EEES7_v(ptr addrspace(4) dead_on_unwind writable sret(%"struct.std::array") align 2 %0, ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %5) #12
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef align 2 dereferenceable(2) ptr addrspace(4) @_ZNSt5arrayIsLm5EEixEm(ptr addrspace(4) noundef align 2 dereferenceable_or_null(10) %0, i64 noundef %1) #5 comdat align 2 !srcloc !198 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i64, align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !199
  store i64 %1, ptr addrspace(4) %6, align 8, !tbaa !182
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = getelementptr inbounds nuw %"struct.std::array", ptr addrspace(4) %7, i32 0, i32 0
  %9 = load i64, ptr addrspace(4) %6, align 8, !tbaa !182
  %10 = call spir_func noundef align 2 dereferenceable(2) ptr addrspace(4) @_ZNSt14__array_traitsIsLm5EE6_S_refERA5_Ksm(ptr addrspace(4) noundef align 2 dereferenceable(10) %8, i64 noundef %9) #12
  ret ptr addrspace(4) %10
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define internal spir_func noundef i32 @_ZN4sycl3_V114kernel_handler27get_specialization_constantITnRDaL_ZN5innerL5countEEEENSt16remove_referenceIDtT_EE4type10value_typeEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0) #3 align 2 !srcloc !128 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !121
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = call spir_func noundef i32 @_ZN4sycl3_V114kernel_handler33getSpecializationConstantOnDeviceITnRDaL_ZN5innerL5countEEiTnPNSt9enable_ifIXsr3stdE11is_scalar_vIT0_EEvE4typeELPv0EEES6_v(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %4) #12
  ret i32 %5
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define internal spir_func void @_ZN4sycl3_V114kernel_handler33getSpecializationConstantOnDeviceITnRDaL_ZL6vectorENS0_3vecIiLi3EEETnPNSt9enable_ifIXntsr3stdE11is_scalar_vIT0_EEvE4typeELPv0EEES7_v(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::vec") align 16 %0, ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %1) #3 align 2 !srcloc !146 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i32, align 4
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %6, align 8, !tbaa !121
  %8 = load ptr addrspace(4), ptr addrspace(4) %6, align 8
  call void @llvm.lifetime.start.p0(ptr %4) #11
  store ptr addrspace(4) @__usid_str.4, ptr addrspace(4) %7, align 8, !tbaa !115
  %9 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !tbaa !115
  %10 = getelementptr inbounds nuw %"class.sycl::_V1::kernel_handler", ptr addrspace(4) %8, i32 0, i32 0
  %11 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !tbaa !123
  call spir_func void @_Z40__sycl_getComposite2020SpecConstantValueIN4sycl3_V13vecIiLi3EEEET_PKcPKvS8_(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::vec") align 16 %0, ptr addrspace(4) noundef %9, ptr addrspace(4) noundef addrspacecast (ptr addrspace(1) @_ZL6vector to ptr addrspace(4)), ptr addrspace(4) noundef %11) #12
  call void @llvm.lifetime.end.p0(ptr %4) #11
  ret void
}

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z40__sycl_getComposite2020SpecConstantValueIN4sycl3_V13vecIiLi3EEEET_PKcPKvS8_(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::vec") align 16, ptr addrspace(4) noundef, ptr addrspace(4) noundef, ptr addrspace(4) noundef) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #9

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define internal spir_func void @_ZN4sycl3_V114kernel_handler33getSpecializationConstantOnDeviceITnRDaL_ZL5zerosESt5arrayIsLm5EETnPNSt9enable_ifIXntsr3stdE11is_scalar_vIT0_EEvE4typeELPv0EEES7_v(ptr addrspace(4) dead_on_unwind noalias writable sret(%"struct.std::array") align 2 %0, ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %1) #3 align 2 !srcloc !146 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i32, align 4
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %6, align 8, !tbaa !121
  %8 = load ptr addrspace(4), ptr addrspace(4) %6, align 8
  call void @llvm.lifetime.start.p0(ptr %4) #11
  store ptr addrspace(4) @__usid_str.5, ptr addrspace(4) %7, align 8, !tbaa !115
  %9 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !tbaa !115
  %10 = getelementptr inbounds nuw %"class.sycl::_V1::kernel_handler", ptr addrspace(4) %8, i32 0, i32 0
  %11 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !tbaa !123
  call spir_func void @_Z40__sycl_getComposite2020SpecConstantValueISt5arrayIsLm5EEET_PKcPKvS6_(ptr addrspace(4) dead_on_unwind writable sret(%"struct.std::array") align 2 %0, ptr addrspace(4) noundef %9, ptr addrspace(4) noundef addrspacecast (ptr addrspace(1) @_ZL5zeros to ptr addrspace(4)), ptr addrspace(4) noundef %11) #12
  call void @llvm.lifetime.end.p0(ptr %4) #11
  ret void
}

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z40__sycl_getComposite2020SpecConstantValueISt5arrayIsLm5EEET_PKcPKvS6_(ptr addrspace(4) dead_on_unwind writable sret(%"struct.std::array") align 2, ptr addrspace(4) noundef, ptr addrspace(4) noundef, ptr addrspace(4) noundef) #6

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef align 2 dereferenceable(2) ptr addrspace(4) @_ZNSt14__array_traitsIsLm5EE6_S_refERA5_Ksm(ptr addrspace(4) noundef align 2 dereferenceable(10) %0, i64 noundef %1) #5 comdat align 2 !srcloc !201 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i64, align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !202
  store i64 %1, ptr addrspace(4) %6, align 8, !tbaa !182
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8, !tbaa !202, !align !204
  %8 = load i64, ptr addrspace(4) %6, align 8, !tbaa !182
  %9 = getelementptr inbounds nuw [5 x i16], ptr addrspace(4) %7, i64 0, i64 %8
  ret ptr addrspace(4) %9
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define internal spir_func noundef i32 @_ZN4sycl3_V114kernel_handler33getSpecializationConstantOnDeviceITnRDaL_ZN5innerL5countEEiTnPNSt9enable_ifIXsr3stdE11is_scalar_vIT0_EEvE4typeELPv0EEES6_v(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0) #3 align 2 !srcloc !130 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i32, align 4
  %5 = addrspacecast ptr %2 to ptr addrspace(4)
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !121
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #11
  store ptr addrspace(4) @__usid_str.6, ptr addrspace(4) %6, align 8, !tbaa !115
  %8 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !tbaa !115
  %9 = getelementptr inbounds nuw %"class.sycl::_V1::kernel_handler", ptr addrspace(4) %7, i32 0, i32 0
  %10 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !tbaa !123
  %11 = call spir_func noundef i32 @_Z37__sycl_getScalar2020SpecConstantValueIiET_PKcPKvS4_(ptr addrspace(4) noundef %8, ptr addrspace(4) noundef addrspacecast (ptr addrspace(1) @_ZN5innerL5countE to ptr addrspace(4)), ptr addrspace(4) noundef %10) #12
  call void @llvm.lifetime.end.p0(ptr %3) #11
  ret i32 %11
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZNK4sycl3_V14itemILi1ELb1EE6get_idEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %0, i32 noundef %1) #3 comdat align 2 !srcloc !205 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i32, align 4
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  %7 = addrspacecast ptr %3 to ptr addrspace(4)
  %8 = addrspacecast ptr %4 to ptr addrspace(4)
  %9 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %7, align 8, !tbaa !155
  store i32 %1, ptr addrspace(4) %8, align 4, !tbaa !173
  %10 = load ptr addrspace(4), ptr addrspace(4) %7, align 8
  call void @llvm.lifetime.start.p0(ptr %5) #11
  %11 = getelementptr inbounds nuw %"class.sycl::_V1::item", ptr addrspace(4) %10, i32 0, i32 0
  %12 = getelementptr inbounds nuw %"struct.sycl::_V1::detail::ItemBase", ptr addrspace(4) %11, i32 0, i32 1
  %13 = load i32, ptr addrspace(4) %8, align 4, !tbaa !173
  %14 = call spir_func noundef i64 @_ZNK4sycl3_V16detail5arrayILi1EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %12, i32 noundef %13) #12
  store i64 %14, ptr addrspace(4) %9, align 8, !tbaa !182
  %15 = load i64, ptr addrspace(4) %9, align 8, !tbaa !182
  %16 = icmp ule i64 %15, 2147483647
  call void @llvm.assume(i1 %16)
  %17 = load i64, ptr addrspace(4) %9, align 8, !tbaa !182
  call void @llvm.lifetime.end.p0(ptr %5) #11
  ret i64 %17
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V16detail5arrayILi1EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, i32 noundef %1) #5 comdat align 2 !srcloc !206 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i32, align 4
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !186
  store i32 %1, ptr addrspace(4) %6, align 4, !tbaa !173
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = load i32, ptr addrspace(4) %6, align 4, !tbaa !173
  call spir_func void @_ZNK4sycl3_V16detail5arrayILi1EE15check_dimensionEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %7, i32 noundef %8) #12
  %9 = getelementptr inbounds nuw %"class.sycl::_V1::detail::array", ptr addrspace(4) %7, i32 0, i32 0
  %10 = load i32, ptr addrspace(4) %6, align 4, !tbaa !173
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds [1 x i64], ptr addrspace(4) %9, i64 0, i64 %11
  ret ptr addrspace(4) %12
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail7Builder7getItemILi1ELb1EEENSt9enable_ifIXT0_EKNS0_4itemIXT_EXT0_EEEE4typeEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::item") align 8 %0) #5 comdat align 2 !srcloc !207 {
  %2 = alloca %"class.sycl::_V1::id", align 8
  %3 = alloca %"class.sycl::_V1::range", align 8
  %4 = alloca %"class.sycl::_V1::id", align 8
  %5 = alloca i32, align 4
  %6 = addrspacecast ptr %2 to ptr addrspace(4)
  %7 = addrspacecast ptr %3 to ptr addrspace(4)
  %8 = addrspacecast ptr %4 to ptr addrspace(4)
  call void @llvm.lifetime.start.p0(ptr %2) #11
  call spir_func void @_ZN7__spirv29initBuiltInGlobalInvocationIdILi1EN4sycl3_V12idILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id") align 8 %6) #12
  call void @llvm.lifetime.start.p0(ptr %3) #11
  call spir_func void @_ZN7__spirv21initBuiltInGlobalSizeILi1EN4sycl3_V15rangeILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range") align 8 %7) #12
  call void @llvm.lifetime.start.p0(ptr %4) #11
  call spir_func void @_ZN7__spirv23initBuiltInGlobalOffsetILi1EN4sycl3_V12idILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id") align 8 %8) #12
  call spir_func void @_ZN4sycl3_V16detail7Builder10createItemILi1ELb1EEENSt9enable_ifIXT0_ENS0_4itemIXT_EXT0_EEEE4typeERKNS0_5rangeIXT_EEERKNS0_2idIXT_EEESG_(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::item") align 8 %0, ptr addrspace(4) noundef align 8 dereferenceable(8) %7, ptr addrspace(4) noundef align 8 dereferenceable(8) %6, ptr addrspace(4) noundef align 8 dereferenceable(8) %8) #12
  call void @llvm.lifetime.end.p0(ptr %4) #11
  call void @llvm.lifetime.end.p0(ptr %3) #11
  call void @llvm.lifetime.end.p0(ptr %2) #11
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv29initBuiltInGlobalInvocationIdILi1EN4sycl3_V12idILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id") align 8 %0) #5 comdat !srcloc !208 {
  call spir_func void @_ZN7__spirv36InitSizesSTBuiltInGlobalInvocationIdILi1EN4sycl3_V12idILi1EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id") align 8 %0) #12
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv21initBuiltInGlobalSizeILi1EN4sycl3_V15rangeILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::range") align 8 %0) #5 comdat !srcloc !209 {
  call spir_func void @_ZN7__spirv28InitSizesSTBuiltInGlobalSizeILi1EN4sycl3_V15rangeILi1EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range") align 8 %0) #12
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv23initBuiltInGlobalOffsetILi1EN4sycl3_V12idILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id") align 8 %0) #5 comdat !srcloc !210 {
  call spir_func void @_ZN7__spirv30InitSizesSTBuiltInGlobalOffsetILi1EN4sycl3_V12idILi1EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id") align 8 %0) #12
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv36InitSizesSTBuiltInGlobalInvocationIdILi1EN4sycl3_V12idILi1EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id") align 8 %0) #5 comdat align 2 !srcloc !211 {
  %2 = call spir_func noundef i64 @_ZN7__spirv28getBuiltInGlobalInvocationIdILi0EEEmv() #12
  call spir_func void @_ZN4sycl3_V12idILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, i64 noundef %2) #12
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZN7__spirv28getBuiltInGlobalInvocationIdILi0EEEmv() #5 !srcloc !212 {
  %1 = call spir_func noundef i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 noundef 0) #13
  ret i64 %1
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V12idILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, i64 noundef %1) unnamed_addr #5 comdat align 2 !srcloc !213 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i64, align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !163
  store i64 %1, ptr addrspace(4) %6, align 8, !tbaa !182
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = load i64, ptr addrspace(4) %6, align 8, !tbaa !182
  call spir_func void @_ZN4sycl3_V16detail5arrayILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %7, i64 noundef %8) #12
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func noundef i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 noundef) #10

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv28InitSizesSTBuiltInGlobalSizeILi1EN4sycl3_V15rangeILi1EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::range") align 8 %0) #5 comdat align 2 !srcloc !214 {
  %2 = call spir_func noundef i64 @_ZN7__spirv20getBuiltInGlobalSizeILi0EEEmv() #12
  call spir_func void @_ZN4sycl3_V15rangeILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, i64 noundef %2) #12
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZN7__spirv20getBuiltInGlobalSizeILi0EEEmv() #5 !srcloc !215 {
  %1 = call spir_func noundef i64 @_Z25__spirv_BuiltInGlobalSizei(i32 noundef 0) #13
  ret i64 %1
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V15rangeILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, i64 noundef %1) unnamed_addr #5 comdat align 2 !srcloc !216 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i64, align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !165
  store i64 %1, ptr addrspace(4) %6, align 8, !tbaa !182
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = load i64, ptr addrspace(4) %6, align 8, !tbaa !182
  call spir_func void @_ZN4sycl3_V16detail5arrayILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %7, i64 noundef %8) #12
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func noundef i64 @_Z25__spirv_BuiltInGlobalSizei(i32 noundef) #10

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv30InitSizesSTBuiltInGlobalOffsetILi1EN4sycl3_V12idILi1EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id") align 8 %0) #5 comdat align 2 !srcloc !217 {
  %2 = call spir_func noundef i64 @_ZN7__spirv22getBuiltInGlobalOffsetILi0EEEmv() #12
  call spir_func void @_ZN4sycl3_V12idILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, i64 noundef %2) #12
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZN7__spirv22getBuiltInGlobalOffsetILi0EEEmv() #5 !srcloc !218 {
  %1 = call spir_func noundef i64 @_Z27__spirv_BuiltInGlobalOffseti(i32 noundef 0) #13
  ret i64 %1
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func noundef i64 @_Z27__spirv_BuiltInGlobalOffseti(i32 noundef) #10

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZZ3runRN4sycl3_V15queueEPfPdENKUlRNS0_7handlerEE1_clES6_E6Arrays(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 1 %1) #7 comdat !srcloc !177 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca %class.anon.4, align 8
  %6 = alloca %"class.sycl::_V1::kernel_handler", align 8
  %7 = alloca %"class.sycl::_V1::id", align 8
  %8 = alloca %"class.sycl::_V1::item", align 8
  %9 = alloca %"class.sycl::_V1::kernel_handler", align 8
  %10 = addrspacecast ptr %3 to ptr addrspace(4)
  %11 = addrspacecast ptr %4 to ptr addrspace(4)
  %12 = addrspacecast ptr %5 to ptr addrspace(4)
  %13 = addrspacecast ptr %6 to ptr addrspace(4)
  %14 = addrspacecast ptr %7 to ptr addrspace(4)
  %15 = addrspacecast ptr %8 to ptr addrspace(4)
  %16 = addrspacecast ptr %9 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %10, align 8, !tbaa !112
  store ptr addrspace(1) %1, ptr addrspace(4) %11, align 8, !tbaa !115
  call void @llvm.lifetime.start.p0(ptr %5) #11
  %17 = getelementptr inbounds nuw %class.anon.4, ptr addrspace(4) %12, i32 0, i32 0
  %18 = load ptr addrspace(1), ptr addrspace(4) %10, align 8, !tbaa !112
  %19 = addrspacecast ptr addrspace(1) %18 to ptr addrspace(4)
  store ptr addrspace(4) %19, ptr addrspace(4) %17, align 8, !tbaa !178
  call void @llvm.lifetime.start.p0(ptr %6) #11
  call spir_func void @_ZN4sycl3_V114kernel_handlerC2Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %13) #12
  call void @llvm.lifetime.start.p0(ptr %8) #11
  %20 = call spir_func noundef ptr addrspace(4) @_ZN4sycl3_V16detail7declptrINS0_4itemILi1ELb1EEEEEPT_v() #12
  call spir_func void @_ZN4sycl3_V16detail7Builder10getElementILi1ELb1EEEDTcl7getItemIXT_EXT0_EEEEPNS0_4itemIXT_EXT0_EEE(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::item") align 8 %15, ptr addrspace(4) noundef %20) #12
  call spir_func void @_ZN4sycl3_V12idILi1EEC2ILi1ELb1EEERNSt9enable_ifIXeqT_Li1EEKNS0_4itemILi1EXT0_EEEE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %14, ptr addrspace(4) noundef align 8 dereferenceable(24) %15) #12
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %16, ptr addrspace(4) align 8 %13, i64 8, i1 false), !tbaa.struct !119
  %21 = addrspacecast ptr addrspace(4) %14 to ptr
  %22 = addrspacecast ptr addrspace(4) %16 to ptr
  call spir_func void @_ZZZ3runRN4sycl3_V15queueEPfPdENKUlRNS0_7handlerEE1_clES6_ENKUlNS0_2idILi1EEENS0_14kernel_handlerEE_clES9_SA_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %12, ptr noundef byval(%"class.sycl::_V1::id") align 8 %21, ptr noundef byval(%"class.sycl::_V1::kernel_handler") align 8 %22) #12
  call void @llvm.lifetime.end.p0(ptr %8) #11
  call void @llvm.lifetime.end.p0(ptr %6) #11
  call void @llvm.lifetime.end.p0(ptr %5) #11
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZZ3runRN4sycl3_V15queueEPfPdENKUlRNS0_7handlerEE2_clES6_E4Half(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 1 %1) #0 comdat !srcloc !219 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca %class.anon.39, align 8
  %6 = alloca %"class.sycl::_V1::kernel_handler", align 8
  %7 = alloca %"class.sycl::_V1::kernel_handler", align 8
  %8 = addrspacecast ptr %3 to ptr addrspace(4)
  %9 = addrspacecast ptr %4 to ptr addrspace(4)
  %10 = addrspacecast ptr %5 to ptr addrspace(4)
  %11 = addrspacecast ptr %6 to ptr addrspace(4)
  %12 = addrspacecast ptr %7 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %8, align 8, !tbaa !112
  store ptr addrspace(1) %1, ptr addrspace(4) %9, align 8, !tbaa !115
  call void @llvm.lifetime.start.p0(ptr %5) #11
  %13 = getelementptr inbounds nuw %class.anon.39, ptr addrspace(4) %10, i32 0, i32 0
  %14 = load ptr addrspace(1), ptr addrspace(4) %8, align 8, !tbaa !112
  %15 = addrspacecast ptr addrspace(1) %14 to ptr addrspace(4)
  store ptr addrspace(4) %15, ptr addrspace(4) %13, align 8, !tbaa !220
  call void @llvm.lifetime.start.p0(ptr %6) #11
  call spir_func void @_ZN4sycl3_V114kernel_handlerC2Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %11) #12
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %12, ptr addrspace(4) align 8 %11, i64 8, i1 false), !tbaa.struct !119
  %16 = addrspacecast ptr addrspace(4) %12 to ptr
  call spir_func void @_ZZZ3runRN4sycl3_V15queueEPfPdENKUlRNS0_7handlerEE2_clES6_ENKUlNS0_14kernel_handlerEE_clES8_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %10, ptr noundef byval(%"class.sycl::_V1::kernel_handler") align 8 %16) #12
  call void @llvm.lifetime.end.p0(ptr %6) #11
  call void @llvm.lifetime.end.p0(ptr %5) #11
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define internal spir_func void @_ZZZ3runRN4sycl3_V15queueEPfPdENKUlRNS0_7handlerEE2_clES6_ENKUlNS0_14kernel_handlerEE_clES8_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, ptr noundef byval(%"class.sycl::_V1::kernel_handler") align 8 %1) #3 align 2 !srcloc !219 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca %"class.sycl::_V1::detail::half_impl::half", align 2
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !125
  %7 = addrspacecast ptr %1 to ptr addrspace(4)
  %8 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  call void @llvm.lifetime.start.p0(ptr %4) #11
  call spir_func void @_ZN4sycl3_V114kernel_handler27get_specialization_constantITnRDaL_ZL4halfEEENSt16remove_referenceIDtT_EE4type10value_typeEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::detail::half_impl::half") align 2 %6, ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %7) #12
  %9 = call spir_func noundef float @_ZNK4sycl3_V16detail9half_impl4halfcvfEv(ptr addrspace(4) noundef align 2 dereferenceable_or_null(2) %6) #12
  %10 = getelementptr inbounds nuw %class.anon.39, ptr addrspace(4) %8, i32 0, i32 0
  %11 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !tbaa !220
  store float %9, ptr addrspace(4) %11, align 4, !tbaa !126
  call void @llvm.lifetime.end.p0(ptr %4) #11
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define internal spir_func void @_ZN4sycl3_V114kernel_handler27get_specialization_constantITnRDaL_ZL4halfEEENSt16remove_referenceIDtT_EE4type10value_typeEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::detail::half_impl::half") align 2 %0, ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %1) #3 align 2 !srcloc !128 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %4, align 8, !tbaa !121
  %5 = load ptr addrspace(4), ptr addrspace(4) %4, align 8
  call spir_func void @_ZN4sycl3_V114kernel_handler33getSpecializationConstantOnDeviceITnRDaL_ZL4halfENS0_6detail9half_impl4halfETnPNSt9enable_ifIXntsr3stdE11is_scalar_vIT0_EEvE4typeELPv0EEES8_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::detail::half_impl::half") align 2 %0, ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %5) #12
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef float @_ZNK4sycl3_V16detail9half_impl4halfcvfEv(ptr addrspace(4) noundef align 2 dereferenceable_or_null(2) %0) #5 comdat align 2 !srcloc !222 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !223
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = getelementptr inbounds nuw %"class.sycl::_V1::detail::half_impl::half", ptr addrspace(4) %4, i32 0, i32 0
  %6 = load half, ptr addrspace(4) %5, align 2, !tbaa !225
  %7 = fpext half %6 to float
  ret float %7
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define internal spir_func void @_ZN4sycl3_V114kernel_handler33getSpecializationConstantOnDeviceITnRDaL_ZL4halfENS0_6detail9half_impl4halfETnPNSt9enable_ifIXntsr3stdE11is_scalar_vIT0_EEvE4typeELPv0EEES8_v(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::detail::half_impl::half") align 2 %0, ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %1) #3 align 2 !srcloc !146 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i32, align 4
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %6, align 8, !tbaa !121
  %8 = load ptr addrspace(4), ptr addrspace(4) %6, align 8
  call void @llvm.lifetime.start.p0(ptr %4) #11
  store ptr addrspace(4) @__usid_str.7, ptr addrspace(4) %7, align 8, !tbaa !115
  %9 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !tbaa !115
  %10 = getelementptr inbounds nuw %"class.sycl::_V1::kernel_handler", ptr addrspace(4) %8, i32 0, i32 0
  %11 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !tbaa !123
  call spir_func void @_Z40__sycl_getComposite2020SpecConstantValueIN4sycl3_V16detail9half_impl4halfEET_PKcPKvS9_(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::detail::half_impl::half") align 2 %0, ptr addrspace(4) noundef %9, ptr addrspace(4) noundef addrspacecast (ptr addrspace(1) @_ZL4half to ptr addrspace(4)), ptr addrspace(4) noundef %11) #12
  call void @llvm.lifetime.end.p0(ptr %4) #11
  ret void
}

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z40__sycl_getComposite2020SpecConstantValueIN4sycl3_V16detail9half_impl4halfEET_PKcPKvS9_(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::detail::half_impl::half") align 2, ptr addrspace(4) noundef, ptr addrspace(4) noundef, ptr addrspace(4) noundef) #6

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPfPdE4None(ptr addrspace(1) noundef align 4 %0) #0 comdat !srcloc !228 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca %class.anon.41, align 8
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %4, align 8, !tbaa !112
  call void @llvm.lifetime.start.p0(ptr %3) #11
  %6 = getelementptr inbounds nuw %class.anon.41, ptr addrspace(4) %5, i32 0, i32 0
  %7 = load ptr addrspace(1), ptr addrspace(4) %4, align 8, !tbaa !112
  %8 = addrspacecast ptr addrspace(1) %7 to ptr addrspace(4)
  store ptr addrspace(4) %8, ptr addrspace(4) %6, align 8, !tbaa !229
  call spir_func void @_ZZ3runRN4sycl3_V15queueEPfPdENKUlvE_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %5) #12
  call void @llvm.lifetime.end.p0(ptr %3) #11
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define internal spir_func void @_ZZ3runRN4sycl3_V15queueEPfPdENKUlvE_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0) #3 align 2 !srcloc !228 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !125
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = getelementptr inbounds nuw %class.anon.41, ptr addrspace(4) %4, i32 0, i32 0
  %6 = load ptr addrspace(4), ptr addrspace(4) %5, align 8, !tbaa !229
  store float 0.000000e+00, ptr addrspace(4) %6, align 4, !tbaa !126
  ret void
}

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/spec_constants.cpp" "sycl-single-task" "uniform-work-group-size" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent inlinehint mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size" }
attributes #3 = { alwaysinline convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size" }
attributes #6 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size" }
attributes #7 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/spec_constants.cpp" "uniform-work-group-size" }
attributes #8 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #9 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #10 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size" }
attributes #11 = { nounwind }
attributes #12 = { convergent nounwind "uniform-work-group-size" }
attributes #13 = { convergent nounwind willreturn memory(none) "uniform-work-group-size" }

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
!111 = !{i32 1144}
!112 = !{!113, !113, i64 0}
!113 = !{!"p1 float", !114, i64 0}
!114 = !{!"any pointer", !109, i64 0}
!115 = !{!116, !116, i64 0}
!116 = !{!"p1 omnipotent char", !114, i64 0}
!117 = !{!118, !113, i64 0}
!118 = !{!"_ZTSZZ3runRN4sycl3_V15queueEPfPdENKUlRNS0_7handlerEE_clES6_EUlNS0_14kernel_handlerEE_", !113, i64 0}
!119 = !{i64 0, i64 8, !115}
!120 = !{i32 5686516}
!121 = !{!122, !122, i64 0}
!122 = !{!"p1 _ZTSN4sycl3_V114kernel_handlerE", !114, i64 0}
!123 = !{!124, !116, i64 0}
!124 = !{!"_ZTSN4sycl3_V114kernel_handlerE", !116, i64 0}
!125 = !{!114, !114, i64 0}
!126 = !{!127, !127, i64 0}
!127 = !{!"float", !109, i64 0}
!128 = !{i32 5686645}
!129 = !{i32 860}
!130 = !{i32 5687401}
!131 = !{i32 1430}
!132 = !{!133, !133, i64 0}
!133 = !{!"p1 double", !114, i64 0}
!134 = !{!135, !133, i64 0}
!135 = !{!"_ZTSZZ3runRN4sycl3_V15queueEPfPdENKUlRNS0_7handlerEE0_clES6_EUlNS0_14kernel_handlerEE_", !133, i64 0}
!136 = !{!137, !138, i64 0}
!137 = !{!"_ZTS8Settings", !138, i64 0, !139, i64 8, !109, i64 16}
!138 = !{!"bool", !109, i64 0}
!139 = !{!"double", !109, i64 0}
!140 = !{i8 0, i8 2}
!141 = !{}
!142 = !{!137, !139, i64 8}
!143 = !{!144, !144, i64 0}
!144 = !{!"short", !109, i64 0}
!145 = !{!139, !139, i64 0}
!146 = !{i32 5687807}
!147 = !{i32 5709350}
!148 = !{i64 0, i64 8, !112}
!149 = !{i32 5709442}
!150 = !{!151, !151, i64 0}
!151 = !{!"p1 _ZTSN4sycl3_V16detail24RoundedRangeKernelWithKHINS0_4itemILi1ELb1EEELi1EZZ3runRNS0_5queueEPfPdENKUlRNS0_7handlerEE1_clESA_EUlNS0_2idILi1EEENS0_14kernel_handlerEE_EE", !114, i64 0}
!152 = distinct !{!152, !153}
!153 = !{!"llvm.loop.mustprogress"}
!154 = !{i32 4337406}
!155 = !{!156, !156, i64 0}
!156 = !{!"p1 _ZTSN4sycl3_V14itemILi1ELb1EEE", !114, i64 0}
!157 = !{i32 4331973}
!158 = !{i32 5804891}
!159 = !{i32 5804520}
!160 = !{i32 5706853}
!161 = !{!162, !162, i64 0}
!162 = !{!"p1 _ZTSN4sycl3_V16detail23RoundedRangeIDGeneratorILi1EEE", !114, i64 0}
!163 = !{!164, !164, i64 0}
!164 = !{!"p1 _ZTSN4sycl3_V12idILi1EEE", !114, i64 0}
!165 = !{!166, !166, i64 0}
!166 = !{!"p1 _ZTSN4sycl3_V15rangeILi1EEE", !114, i64 0}
!167 = !{i64 8}
!168 = !{!169, !138, i64 32}
!169 = !{!"_ZTSN4sycl3_V16detail23RoundedRangeIDGeneratorILi1EEE", !170, i64 0, !170, i64 8, !172, i64 16, !172, i64 24, !138, i64 32}
!170 = !{!"_ZTSN4sycl3_V12idILi1EEE", !171, i64 0}
!171 = !{!"_ZTSN4sycl3_V16detail5arrayILi1EEE", !109, i64 0}
!172 = !{!"_ZTSN4sycl3_V15rangeILi1EEE", !171, i64 0}
!173 = !{!108, !108, i64 0}
!174 = distinct !{!174, !153}
!175 = !{i32 5707170}
!176 = !{i32 5707468}
!177 = !{i32 1728}
!178 = !{!179, !113, i64 0}
!179 = !{!"_ZTSZZ3runRN4sycl3_V15queueEPfPdENKUlRNS0_7handlerEE1_clES6_EUlNS0_2idILi1EEENS0_14kernel_handlerEE_", !113, i64 0}
!180 = !{i32 2731933}
!181 = !{i32 5707212}
!182 = !{!183, !183, i64 0}
!183 = !{!"long", !109, i64 0}
!184 = distinct !{!184, !153}
!185 = !{i32 2747016}
!186 = !{!187, !187, i64 0}
!187 = !{!"p1 _ZTSN4sycl3_V16detail5arrayILi1EEE", !114, i64 0}
!188 = !{i32 2748085}
!189 = !{i32 4333142}
!190 = !{i32 5707406}
!191 = !{i32 2731542}
!192 = !{i32 5806492}
!193 = !{i32 2745728}
!194 = !{i32 8036922}
!195 = !{!196, !196, i64 0}
!196 = !{!"p1 _ZTSN4sycl3_V13vecIiLi3EEE", !114, i64 0}
!197 = !{i32 2733395}
!198 = !{i32 45122}
!199 = !{!200, !200, i64 0}
!200 = !{!"p1 _ZTSSt5arrayIsLm5EE", !114, i64 0}
!201 = !{i32 40526}
!202 = !{!203, !203, i64 0}
!203 = !{!"p1 short", !114, i64 0}
!204 = !{i64 2}
!205 = !{i32 5804591}
!206 = !{i32 2746906}
!207 = !{i32 4335476}
!208 = !{i32 -2144541038}
!209 = !{i32 -2144543988}
!210 = !{i32 -2144523047}
!211 = !{i32 -2144543275}
!212 = !{i32 -2144541549}
!213 = !{i32 2731701}
!214 = !{i32 -2144545937}
!215 = !{i32 -2144544371}
!216 = !{i32 2759545}
!217 = !{i32 -2144525068}
!218 = !{i32 -2144523462}
!219 = !{i32 2154}
!220 = !{!221, !113, i64 0}
!221 = !{!"_ZTSZZ3runRN4sycl3_V15queueEPfPdENKUlRNS0_7handlerEE2_clES6_EUlNS0_14kernel_handlerEE_", !113, i64 0}
!222 = !{i32 7621936}
!223 = !{!224, !224, i64 0}
!224 = !{!"p1 _ZTSN4sycl3_V16detail9half_impl4halfE", !114, i64 0}
!225 = !{!226, !227, i64 0}
!226 = !{!"_ZTSN4sycl3_V16detail9half_impl4halfE", !227, i64 0}
!227 = !{!"_Float16", !109, i64 0}
!228 = !{i32 2282}
!229 = !{!230, !113, i64 0}
!230 = !{!"_ZTSZ3runRN4sycl3_V15queueEPfPdEUlvE_", !113, i64 0}
