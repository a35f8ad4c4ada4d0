source_filename = "device_globals.cpp"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

%struct.Pair = type { i32, double }
%class.anon = type { i8 }
%"class.sycl::_V1::ext::oneapi::experimental::detail::device_global_base" = type <{ ptr addrspace(1), i32, [4 x i8] }>
%class.anon.0 = type { ptr addrspace(4) }
%"class.sycl::_V1::ext::oneapi::experimental::detail::device_global_base.2" = type { ptr addrspace(1), [100 x float] }
%class.anon.3 = type { i8 }
%"class.sycl::_V1::ext::oneapi::experimental::detail::device_global_base.6" = type { i32 }
%"class.sycl::_V1::ext::oneapi::experimental::detail::device_global_base.8" = type { i32 }
%"class.sycl::_V1::ext::oneapi::experimental::detail::device_global_base.10" = type { i32 }
%"class.sycl::_V1::ext::oneapi::experimental::detail::device_global_base.12" = type { i32 }
%"class.sycl::_V1::ext::oneapi::experimental::detail::device_global_base.14" = type { %struct.Pair }
%"class.sycl::_V1::ext::oneapi::experimental::detail::device_global_base.16" = type { i64 }
%class.anon.17 = type { ptr addrspace(4) }
%"class.sycl::_V1::ext::oneapi::experimental::detail::device_global_base.19" = type <{ ptr addrspace(1), i32, [4 x i8] }>
%class.anon.22 = type { ptr addrspace(4) }
%class.anon.23 = type { ptr addrspace(4) }

$_ZTSZ3runRN4sycl3_V15queueEPiPdE5Count = comdat any

$_ZN4sycl3_V13ext6oneapi12experimental13device_globalIiNS3_10propertiesINS3_6detail20properties_type_listIJEEEEEEcvRiEv = comdat any

$_ZN4sycl3_V13ext6oneapi12experimental13device_globalIiNS3_10propertiesINS3_6detail20properties_type_listIJEEEEEEaSERKi = comdat any

$_ZN4sycl3_V13ext6oneapi12experimental13device_globalIiNS3_10propertiesINS3_6detail20properties_type_listIJEEEEEE3getEv = comdat any

$_ZN4sycl3_V13ext6oneapi12experimental6detail18device_global_baseIiNS3_10propertiesINS4_20properties_type_listIJEEEEEvE7get_ptrEv = comdat any

$_ZTSZ3runRN4sycl3_V15queueEPiPdE3Sum = comdat any

$_ZN4sycl3_V13ext6oneapi12experimental13device_globalIA100_fNS3_10propertiesINS3_6detail20properties_type_listIJEEEEEE3getEv = comdat any

$_ZN4sycl3_V13ext6oneapi12experimental6detail18device_global_baseIA100_fNS3_10propertiesINS4_20properties_type_listIJEEEEEvE7get_ptrEv = comdat any

$_ZTSZ3runRN4sycl3_V15queueEPiPdE7OfImage = comdat any

$_ZN4sycl3_V13ext6oneapi12experimental13device_globalIiNS3_10propertiesINS3_6detail20properties_type_listIJNS3_14property_valueINS3_22device_image_scope_keyEJEEENS8_INS3_15host_access_keyEJSt17integral_constantINS3_16host_access_enumELSD_0EEEEEEEEEEEcvRiEv = comdat any

$_ZN4sycl3_V13ext6oneapi12experimental13device_globalIiNS3_10propertiesINS3_6detail20properties_type_listIJNS3_14property_valueINS3_22device_image_scope_keyEJEEENS8_INS3_15host_access_keyEJSt17integral_constantINS3_16host_access_enumELSD_1EEEEEEEEEEEcvRiEv = comdat any

$_ZN4sycl3_V13ext6oneapi12experimental13device_globalIiNS3_10propertiesINS3_6detail20properties_type_listIJNS3_14property_valueINS3_22device_image_scope_keyEJEEENS8_INS3_15host_access_keyEJSt17integral_constantINS3_16host_access_enumELSD_2EEEEEEEEEEEcvRiEv = comdat any

$_ZN4sycl3_V13ext6oneapi12experimental13device_globalIiNS3_10propertiesINS3_6detail20properties_type_listIJNS3_14property_valueINS3_22device_image_scope_keyEJEEENS8_INS3_15host_access_keyEJSt17integral_constantINS3_16host_access_enumELSD_3EEEEEEEEEEEcvRiEv = comdat any

$_ZN4sycl3_V13ext6oneapi12experimental13device_globalI4PairNS3_10propertiesINS3_6detail20properties_type_listIJNS3_14property_valueINS3_22device_image_scope_keyEJEEEEEEEEE3getEv = comdat any

$_ZN4sycl3_V13ext6oneapi12experimental13device_globalIlNS3_10propertiesINS3_6detail20properties_type_listIJNS3_14property_valueINS3_22device_image_scope_keyEJEEEEEEEEEaSERKl = comdat any

$_ZN4sycl3_V13ext6oneapi12experimental13device_globalIiNS3_10propertiesINS3_6detail20properties_type_listIJNS3_14property_valueINS3_22device_image_scope_keyEJEEENS8_INS3_15host_access_keyEJSt17integral_constantINS3_16host_access_enumELSD_0EEEEEEEEEEE3getEv = comdat any

$_ZN4sycl3_V13ext6oneapi12experimental6detail18device_global_baseIiNS3_10propertiesINS4_20properties_type_listIJNS3_14property_valueINS3_22device_image_scope_keyEJEEENS8_INS3_15host_access_keyEJSt17integral_constantINS3_16host_access_enumELSD_0EEEEEEEEEEvE7get_ptrEv = comdat any

$_ZN4sycl3_V13ext6oneapi12experimental13device_globalIiNS3_10propertiesINS3_6detail20properties_type_listIJNS3_14property_valueINS3_22device_image_scope_keyEJEEENS8_INS3_15host_access_keyEJSt17integral_constantINS3_16host_access_enumELSD_1EEEEEEEEEEE3getEv = comdat any

$_ZN4sycl3_V13ext6oneapi12experimental6detail18device_global_baseIiNS3_10propertiesINS4_20properties_type_listIJNS3_14property_valueINS3_22device_image_scope_keyEJEEENS8_INS3_15host_access_keyEJSt17integral_constantINS3_16host_access_enumELSD_1EEEEEEEEEEvE7get_ptrEv = comdat any

$_ZN4sycl3_V13ext6oneapi12experimental13device_globalIiNS3_10propertiesINS3_6detail20properties_type_listIJNS3_14property_valueINS3_22device_image_scope_keyEJEEENS8_INS3_15host_access_keyEJSt17integral_constantINS3_16host_access_enumELSD_2EEEEEEEEEEE3getEv = comdat any

$_ZN4sycl3_V13ext6oneapi12experimental6detail18device_global_baseIiNS3_10propertiesINS4_20properties_type_listIJNS3_14property_valueINS3_22device_image_scope_keyEJEEENS8_INS3_15host_access_keyEJSt17integral_constantINS3_16host_access_enumELSD_2EEEEEEEEEEvE7get_ptrEv = comdat any

$_ZN4sycl3_V13ext6oneapi12experimental13device_globalIiNS3_10propertiesINS3_6detail20properties_type_listIJNS3_14property_valueINS3_22device_image_scope_keyEJEEENS8_INS3_15host_access_keyEJSt17integral_constantINS3_16host_access_enumELSD_3EEEEEEEEEEE3getEv = comdat any

$_ZN4sycl3_V13ext6oneapi12experimental6detail18device_global_baseIiNS3_10propertiesINS4_20properties_type_listIJNS3_14property_valueINS3_22device_image_scope_keyEJEEENS8_INS3_15host_access_keyEJSt17integral_constantINS3_16host_access_enumELSD_3EEEEEEEEEEvE7get_ptrEv = comdat any

$_ZN4sycl3_V13ext6oneapi12experimental6detail18device_global_baseI4PairNS3_10propertiesINS4_20properties_type_listIJNS3_14property_valueINS3_22device_image_scope_keyEJEEEEEEEEvE7get_ptrEv = comdat any

$_ZN4sycl3_V13ext6oneapi12experimental6detail18device_global_baseIlNS3_10propertiesINS4_20properties_type_listIJNS3_14property_valueINS3_22device_image_scope_keyEJEEEEEEEEvE7get_ptrEv = comdat any

$_ZTSZ3runRN4sycl3_V15queueEPiPdE7Doubles = comdat any

$_ZN4sycl3_V13ext6oneapi12experimental13device_globalIiNS3_10propertiesINS3_6detail20properties_type_listIJNS3_14property_valueINS3_15host_access_keyEJSt17integral_constantINS3_16host_access_enumELSB_0EEEEEEEEEEEcvRiEv = comdat any

$_ZN4sycl3_V13ext6oneapi12experimental13device_globalIiNS3_10propertiesINS3_6detail20properties_type_listIJNS3_14property_valueINS3_15host_access_keyEJSt17integral_constantINS3_16host_access_enumELSB_0EEEEEEEEEEE3getEv = comdat any

$_ZN4sycl3_V13ext6oneapi12experimental6detail18device_global_baseIiNS3_10propertiesINS4_20properties_type_listIJNS3_14property_valueINS3_15host_access_keyEJSt17integral_constantINS3_16host_access_enumELSB_0EEEEEEEEEEvE7get_ptrEv = comdat any

$_ZTSZ3runRN4sycl3_V15queueEPiPdE6Hidden = comdat any

$_ZTSZ3runRN4sycl3_V15queueEPiPdE7Members = comdat any

$_ZN5inner13in_every_unitE = comdat any

$_Z8numberedILi1EE = comdat any

$_Z8numberedILi2EE = comdat any

@shared = dso_local addrspace(1) global { ptr addrspace(1), i32 } { ptr addrspace(1) addrspacecast (ptr addrspace(4) null to ptr addrspace(1)), i32 0 }, align 8 #0
@table = dso_local addrspace(1) global { ptr addrspace(1), [100 x float] } { ptr addrspace(1) addrspacecast (ptr addrspace(4) null to ptr addrspace(1)), [100 x float] zeroinitializer }, align 8 #1
@host_reads = dso_local addrspace(1) global { i32 } zeroinitializer, align 4 #2
@host_writes = dso_local addrspace(1) global { i32 } zeroinitializer, align 4 #3
@host_does_both = dso_local addrspace(1) global { i32 } zeroinitializer, align 4 #4
@host_does_neither = dso_local addrspace(1) global { i32 } zeroinitializer, align 4 #5
@pair = dso_local addrspace(1) global { %struct.Pair } zeroinitializer, align 8 #6
@_ZL11of_the_unit = internal addrspace(1) global { i64 } zeroinitializer, align 8 #7
@shared_and_read = dso_local addrspace(1) global { ptr addrspace(1), i32 } { ptr addrspace(1) addrspacecast (ptr addrspace(4) null to ptr addrspace(1)), i32 0 }, align 8 #8
@_ZN12_GLOBAL__N_16hiddenE = internal addrspace(1) global { ptr addrspace(1), i32 } { ptr addrspace(1) addrspacecast (ptr addrspace(4) null to ptr addrspace(1)), i32 0 }, align 8 #9
@_ZN5inner6hiddenE = dso_local addrspace(1) global { ptr addrspace(1), i32 } { ptr addrspace(1) addrspacecast (ptr addrspace(4) null to ptr addrspace(1)), i32 0 }, align 8 #10
@_ZN5inner13in_every_unitE = linkonce_odr dso_local addrspace(1) global { ptr addrspace(1), i32 } { ptr addrspace(1) addrspacecast (ptr addrspace(4) null to ptr addrspace(1)), i32 0 }, comdat, align 8 #11
@_ZN6Holder6memberE = dso_local addrspace(1) global { ptr addrspace(1), i32 } { ptr addrspace(1) addrspacecast (ptr addrspace(4) null to ptr addrspace(1)), i32 0 }, align 8 #12
@_Z8numberedILi1EE = linkonce_odr dso_local addrspace(1) global { ptr addrspace(1), i32 } { ptr addrspace(1) addrspacecast (ptr addrspace(4) null to ptr addrspace(1)), i32 0 }, comdat, align 8 #13
@_Z8numberedILi2EE = linkonce_odr dso_local addrspace(1) global { ptr addrspace(1), i32 } { ptr addrspace(1) addrspacecast (ptr addrspace(4) null to ptr addrspace(1)), i32 0 }, comdat, align 8 #14
@llvm.compiler.used = appending addrspace(1) global [2 x ptr addrspace(4)] [ptr addrspace(4) addrspacecast (ptr addrspace(1) @_ZL11of_the_unit to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @_ZN12_GLOBAL__N_16hiddenE to ptr addrspace(4))], section "llvm.metadata"

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPiPdE5Count() #15 comdat !srcloc !110 {
  %1 = alloca %class.anon, align 1
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  call void @llvm.lifetime.start.p0(ptr %1) #19
  call spir_func void @_ZZ3runRN4sycl3_V15queueEPiPdENKUlvE_clEv(ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %2) #20
  call void @llvm.lifetime.end.p0(ptr %1) #19
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #16

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define internal spir_func void @_ZZ3runRN4sycl3_V15queueEPiPdENKUlvE_clEv(ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %0) #17 align 2 !srcloc !110 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca i32, align 4
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %4, align 8, !tbaa !111
  %6 = load ptr addrspace(4), ptr addrspace(4) %4, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #19
  %7 = call spir_func noundef align 4 dereferenceable(4) ptr addrspace(4) @_ZN4sycl3_V13ext6oneapi12experimental13device_globalIiNS3_10propertiesINS3_6detail20properties_type_listIJEEEEEEcvRiEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(12) addrspacecast (ptr addrspace(1) @shared to ptr addrspace(4))) #20
  %8 = load i32, ptr addrspace(4) %7, align 4, !tbaa !113
  %9 = add nsw i32 %8, 1
  store i32 %9, ptr addrspace(4) %5, align 4, !tbaa !113
  %10 = call spir_func noundef align 8 dereferenceable(12) ptr addrspace(4) @_ZN4sycl3_V13ext6oneapi12experimental13device_globalIiNS3_10propertiesINS3_6detail20properties_type_listIJEEEEEEaSERKi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(12) addrspacecast (ptr addrspace(1) @shared to ptr addrspace(4)), ptr addrspace(4) noundef align 4 dereferenceable(4) %5) #20
  call void @llvm.lifetime.end.p0(ptr %3) #19
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #16

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef align 4 dereferenceable(4) ptr addrspace(4) @_ZN4sycl3_V13ext6oneapi12experimental13device_globalIiNS3_10propertiesINS3_6detail20properties_type_listIJEEEEEEcvRiEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(12) %0) #18 comdat align 2 !srcloc !114 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !115
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = call spir_func noundef align 4 dereferenceable(4) ptr addrspace(4) @_ZN4sycl3_V13ext6oneapi12experimental13device_globalIiNS3_10propertiesINS3_6detail20properties_type_listIJEEEEEE3getEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(12) %4) #20
  ret ptr addrspace(4) %5
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef align 8 dereferenceable(12) ptr addrspace(4) @_ZN4sycl3_V13ext6oneapi12experimental13device_globalIiNS3_10propertiesINS3_6detail20properties_type_listIJEEEEEEaSERKi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(12) %0, ptr addrspace(4) noundef align 4 dereferenceable(4) %1) #18 comdat align 2 !srcloc !117 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !115
  store ptr addrspace(4) %1, ptr addrspace(4) %6, align 8, !tbaa !118
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !tbaa !118, !align !120
  %9 = load i32, ptr addrspace(4) %8, align 4, !tbaa !113
  %10 = call spir_func noundef ptr addrspace(1) @_ZN4sycl3_V13ext6oneapi12experimental6detail18device_global_baseIiNS3_10propertiesINS4_20properties_type_listIJEEEEEvE7get_ptrEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(12) %7) #20
  store i32 %9, ptr addrspace(1) %10, align 4, !tbaa !113
  ret ptr addrspace(4) %7
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef align 4 dereferenceable(4) ptr addrspace(4) @_ZN4sycl3_V13ext6oneapi12experimental13device_globalIiNS3_10propertiesINS3_6detail20properties_type_listIJEEEEEE3getEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(12) %0) #18 comdat align 2 !srcloc !121 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !115
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = call spir_func noundef ptr addrspace(1) @_ZN4sycl3_V13ext6oneapi12experimental6detail18device_global_baseIiNS3_10propertiesINS4_20properties_type_listIJEEEEEvE7get_ptrEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(12) %4) #20
  %6 = addrspacecast ptr addrspace(1) %5 to ptr addrspace(4)
  ret ptr addrspace(4) %6
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef ptr addrspace(1) @_ZN4sycl3_V13ext6oneapi12experimental6detail18device_global_baseIiNS3_10propertiesINS4_20properties_type_listIJEEEEEvE7get_ptrEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(12) %0) #18 comdat align 2 !srcloc !122 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !123
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = getelementptr inbounds nuw %"class.sycl::_V1::ext::oneapi::experimental::detail::device_global_base", ptr addrspace(4) %4, i32 0, i32 0
  %6 = load ptr addrspace(1), ptr addrspace(4) %5, align 8, !tbaa !125
  ret ptr addrspace(1) %6
}

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPiPdE3Sum(ptr addrspace(1) noundef align 4 %0) #15 comdat !srcloc !127 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca %class.anon.0, align 8
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %4, align 8, !tbaa !118
  call void @llvm.lifetime.start.p0(ptr %3) #19
  %6 = getelementptr inbounds nuw %class.anon.0, ptr addrspace(4) %5, i32 0, i32 0
  %7 = load ptr addrspace(1), ptr addrspace(4) %4, align 8, !tbaa !118
  %8 = addrspacecast ptr addrspace(1) %7 to ptr addrspace(4)
  store ptr addrspace(4) %8, ptr addrspace(4) %6, align 8, !tbaa !128
  call spir_func void @_ZZ3runRN4sycl3_V15queueEPiPdENKUlvE0_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %5) #20
  call void @llvm.lifetime.end.p0(ptr %3) #19
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define internal spir_func void @_ZZ3runRN4sycl3_V15queueEPiPdENKUlvE0_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0) #17 align 2 !srcloc !127 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca float, align 4
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca i32, align 4
  %8 = alloca float, align 4
  %9 = addrspacecast ptr %2 to ptr addrspace(4)
  %10 = addrspacecast ptr %3 to ptr addrspace(4)
  %11 = addrspacecast ptr %4 to ptr addrspace(4)
  %12 = addrspacecast ptr %5 to ptr addrspace(4)
  %13 = addrspacecast ptr %6 to ptr addrspace(4)
  %14 = addrspacecast ptr %8 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %9, align 8, !tbaa !111
  %15 = load ptr addrspace(4), ptr addrspace(4) %9, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #19
  store float 0.000000e+00, ptr addrspace(4) %10, align 4, !tbaa !130
  call void @llvm.lifetime.start.p0(ptr %4) #19
  %16 = call spir_func noundef align 4 dereferenceable(400) ptr addrspace(4) @_ZN4sycl3_V13ext6oneapi12experimental13device_globalIA100_fNS3_10propertiesINS3_6detail20properties_type_listIJEEEEEE3getEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(408) addrspacecast (ptr addrspace(1) @table to ptr addrspace(4))) #20
  store ptr addrspace(4) %16, ptr addrspace(4) %11, align 8, !tbaa !132
  call void @llvm.lifetime.start.p0(ptr %5) #19
  %17 = load ptr addrspace(4), ptr addrspace(4) %11, align 8, !tbaa !132, !align !120
  %18 = getelementptr inbounds [100 x float], ptr addrspace(4) %17, i64 0, i64 0
  store ptr addrspace(4) %18, ptr addrspace(4) %12, align 8, !tbaa !132
  call void @llvm.lifetime.start.p0(ptr %6) #19
  %19 = load ptr addrspace(4), ptr addrspace(4) %11, align 8, !tbaa !132, !align !120
  %20 = getelementptr inbounds [100 x float], ptr addrspace(4) %19, i64 0, i64 0
  %21 = getelementptr inbounds float, ptr addrspace(4) %20, i64 100
  store ptr addrspace(4) %21, ptr addrspace(4) %13, align 8, !tbaa !132
  br label %22

22:                                               ; preds = %33, %1
  %23 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !tbaa !132
  %24 = load ptr addrspace(4), ptr addrspace(4) %13, align 8, !tbaa !132
  %25 = icmp ne ptr addrspace(4) %23, %24
  br i1 %25, label %27, label %26

26:                                               ; preds = %22
  call void @llvm.lifetime.end.p0(ptr %6) #19
  call void @llvm.lifetime.end.p0(ptr %5) #19
  call void @llvm.lifetime.end.p0(ptr %4) #19
  br label %36

27:                                               ; preds = %22
  call void @llvm.lifetime.start.p0(ptr %8) #19
  %28 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !tbaa !132
  %29 = load float, ptr addrspace(4) %28, align 4, !tbaa !130
  store float %29, ptr addrspace(4) %14, align 4, !tbaa !130
  %30 = load float, ptr addrspace(4) %14, align 4, !tbaa !130
  %31 = load float, ptr addrspace(4) %10, align 4, !tbaa !130
  %32 = fadd float %31, %30
  store float %32, ptr addrspace(4) %10, align 4, !tbaa !130
  call void @llvm.lifetime.end.p0(ptr %8) #19
  br label %33

33:                                               ; preds = %27
  %34 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !tbaa !132
  %35 = getelementptr inbounds nuw float, ptr addrspace(4) %34, i32 1
  store ptr addrspace(4) %35, ptr addrspace(4) %12, align 8, !tbaa !132
  br label %22

36:                                               ; preds = %26
  %37 = load float, ptr addrspace(4) %10, align 4, !tbaa !130
  %38 = fptosi float %37 to i32
  %39 = call spir_func noundef align 4 dereferenceable(4) ptr addrspace(4) @_ZN4sycl3_V13ext6oneapi12experimental13device_globalIiNS3_10propertiesINS3_6detail20properties_type_listIJEEEEEEcvRiEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(12) addrspacecast (ptr addrspace(1) @shared to ptr addrspace(4))) #20
  %40 = load i32, ptr addrspace(4) %39, align 4, !tbaa !113
  %41 = add nsw i32 %38, %40
  %42 = getelementptr inbounds nuw %class.anon.0, ptr addrspace(4) %15, i32 0, i32 0
  %43 = load ptr addrspace(4), ptr addrspace(4) %42, align 8, !tbaa !128
  store i32 %41, ptr addrspace(4) %43, align 4, !tbaa !113
  call void @llvm.lifetime.end.p0(ptr %3) #19
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef align 4 dereferenceable(400) ptr addrspace(4) @_ZN4sycl3_V13ext6oneapi12experimental13device_globalIA100_fNS3_10propertiesINS3_6detail20properties_type_listIJEEEEEE3getEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(408) %0) #18 comdat align 2 !srcloc !121 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !134
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = call spir_func noundef ptr addrspace(1) @_ZN4sycl3_V13ext6oneapi12experimental6detail18device_global_baseIA100_fNS3_10propertiesINS4_20properties_type_listIJEEEEEvE7get_ptrEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(408) %4) #20
  %6 = addrspacecast ptr addrspace(1) %5 to ptr addrspace(4)
  ret ptr addrspace(4) %6
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef ptr addrspace(1) @_ZN4sycl3_V13ext6oneapi12experimental6detail18device_global_baseIA100_fNS3_10propertiesINS4_20properties_type_listIJEEEEEvE7get_ptrEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(408) %0) #18 comdat align 2 !srcloc !122 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !136
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = getelementptr inbounds nuw %"class.sycl::_V1::ext::oneapi::experimental::detail::device_global_base.2", ptr addrspace(4) %4, i32 0, i32 0
  %6 = load ptr addrspace(1), ptr addrspace(4) %5, align 8, !tbaa !138
  ret ptr addrspace(1) %6
}

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPiPdE7OfImage() #15 comdat !srcloc !140 {
  %1 = alloca %class.anon.3, align 1
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  call void @llvm.lifetime.start.p0(ptr %1) #19
  call spir_func void @_ZZ3runRN4sycl3_V15queueEPiPdENKUlvE1_clEv(ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %2) #20
  call void @llvm.lifetime.end.p0(ptr %1) #19
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define internal spir_func void @_ZZ3runRN4sycl3_V15queueEPiPdENKUlvE1_clEv(ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %0) #17 align 2 !srcloc !140 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca i64, align 8
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %4, align 8, !tbaa !111
  %6 = load ptr addrspace(4), ptr addrspace(4) %4, align 8
  %7 = call spir_func noundef align 4 dereferenceable(4) ptr addrspace(4) @_ZN4sycl3_V13ext6oneapi12experimental13device_globalIiNS3_10propertiesINS3_6detail20properties_type_listIJNS3_14property_valueINS3_22device_image_scope_keyEJEEENS8_INS3_15host_access_keyEJSt17integral_constantINS3_16host_access_enumELSD_0EEEEEEEEEEEcvRiEv(ptr addrspace(4) noundef align 4 dereferenceable_or_null(4) addrspacecast (ptr addrspace(1) @host_reads to ptr addrspace(4))) #20
  %8 = load i32, ptr addrspace(4) %7, align 4, !tbaa !113
  %9 = call spir_func noundef align 4 dereferenceable(4) ptr addrspace(4) @_ZN4sycl3_V13ext6oneapi12experimental13device_globalIiNS3_10propertiesINS3_6detail20properties_type_listIJNS3_14property_valueINS3_22device_image_scope_keyEJEEENS8_INS3_15host_access_keyEJSt17integral_constantINS3_16host_access_enumELSD_1EEEEEEEEEEEcvRiEv(ptr addrspace(4) noundef align 4 dereferenceable_or_null(4) addrspacecast (ptr addrspace(1) @host_writes to ptr addrspace(4))) #20
  %10 = load i32, ptr addrspace(4) %9, align 4, !tbaa !113
  %11 = add nsw i32 %8, %10
  %12 = call spir_func noundef align 4 dereferenceable(4) ptr addrspace(4) @_ZN4sycl3_V13ext6oneapi12experimental13device_globalIiNS3_10propertiesINS3_6detail20properties_type_listIJNS3_14property_valueINS3_22device_image_scope_keyEJEEENS8_INS3_15host_access_keyEJSt17integral_constantINS3_16host_access_enumELSD_2EEEEEEEEEEEcvRiEv(ptr addrspace(4) noundef align 4 dereferenceable_or_null(4) addrspacecast (ptr addrspace(1) @host_does_both to ptr addrspace(4))) #20
  %13 = load i32, ptr addrspace(4) %12, align 4, !tbaa !113
  %14 = add nsw i32 %11, %13
  %15 = call spir_func noundef align 4 dereferenceable(4) ptr addrspace(4) @_ZN4sycl3_V13ext6oneapi12experimental13device_globalIiNS3_10propertiesINS3_6detail20properties_type_listIJNS3_14property_valueINS3_22device_image_scope_keyEJEEENS8_INS3_15host_access_keyEJSt17integral_constantINS3_16host_access_enumELSD_3EEEEEEEEEEEcvRiEv(ptr addrspace(4) noundef align 4 dereferenceable_or_null(4) addrspacecast (ptr addrspace(1) @host_does_neither to ptr addrspace(4))) #20
  %16 = load i32, ptr addrspace(4) %15, align 4, !tbaa !113
  %17 = add nsw i32 %14, %16
  %18 = call spir_func noundef align 8 dereferenceable(16) ptr addrspace(4) @_ZN4sycl3_V13ext6oneapi12experimental13device_globalI4PairNS3_10propertiesINS3_6detail20properties_type_listIJNS3_14property_valueINS3_22device_image_scope_keyEJEEEEEEEEE3getEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) addrspacecast (ptr addrspace(1) @pair to ptr addrspace(4))) #20
  %19 = getelementptr inbounds nuw %struct.Pair, ptr addrspace(4) %18, i32 0, i32 0
  %20 = load i32, ptr addrspace(4) %19, align 8, !tbaa !141
  %21 = add nsw i32 %20, %17
  store i32 %21, ptr addrspace(4) %19, align 8, !tbaa !141
  call void @llvm.lifetime.start.p0(ptr %3) #19
  %22 = call spir_func noundef align 8 dereferenceable(16) ptr addrspace(4) @_ZN4sycl3_V13ext6oneapi12experimental13device_globalI4PairNS3_10propertiesINS3_6detail20properties_type_listIJNS3_14property_valueINS3_22device_image_scope_keyEJEEEEEEEEE3getEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) addrspacecast (ptr addrspace(1) @pair to ptr addrspace(4))) #20
  %23 = getelementptr inbounds nuw %struct.Pair, ptr addrspace(4) %22, i32 0, i32 0
  %24 = load i32, ptr addrspace(4) %23, align 8, !tbaa !141
  %25 = sext i32 %24 to i64
  store i64 %25, ptr addrspace(4) %5, align 8, !tbaa !144
  %26 = call spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V13ext6oneapi12experimental13device_globalIlNS3_10propertiesINS3_6detail20properties_type_listIJNS3_14property_valueINS3_22device_image_scope_keyEJEEEEEEEEEaSERKl(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) addrspacecast (ptr addrspace(1) @_ZL11of_the_unit to ptr addrspace(4)), ptr addrspace(4) noundef align 8 dereferenceable(8) %5) #20
  call void @llvm.lifetime.end.p0(ptr %3) #19
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef align 4 dereferenceable(4) ptr addrspace(4) @_ZN4sycl3_V13ext6oneapi12experimental13device_globalIiNS3_10propertiesINS3_6detail20properties_type_listIJNS3_14property_valueINS3_22device_image_scope_keyEJEEENS8_INS3_15host_access_keyEJSt17integral_constantINS3_16host_access_enumELSD_0EEEEEEEEEEEcvRiEv(ptr addrspace(4) noundef align 4 dereferenceable_or_null(4) %0) #18 comdat align 2 !srcloc !114 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !146
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = call spir_func noundef align 4 dereferenceable(4) ptr addrspace(4) @_ZN4sycl3_V13ext6oneapi12experimental13device_globalIiNS3_10propertiesINS3_6detail20properties_type_listIJNS3_14property_valueINS3_22device_image_scope_keyEJEEENS8_INS3_15host_access_keyEJSt17integral_constantINS3_16host_access_enumELSD_0EEEEEEEEEEE3getEv(ptr addrspace(4) noundef align 4 dereferenceable_or_null(4) %4) #20
  ret ptr addrspace(4) %5
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef align 4 dereferenceable(4) ptr addrspace(4) @_ZN4sycl3_V13ext6oneapi12experimental13device_globalIiNS3_10propertiesINS3_6detail20properties_type_listIJNS3_14property_valueINS3_22device_image_scope_keyEJEEENS8_INS3_15host_access_keyEJSt17integral_constantINS3_16host_access_enumELSD_1EEEEEEEEEEEcvRiEv(ptr addrspace(4) noundef align 4 dereferenceable_or_null(4) %0) #18 comdat align 2 !srcloc !114 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !148
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = call spir_func noundef align 4 dereferenceable(4) ptr addrspace(4) @_ZN4sycl3_V13ext6oneapi12experimental13device_globalIiNS3_10propertiesINS3_6detail20properties_type_listIJNS3_14property_valueINS3_22device_image_scope_keyEJEEENS8_INS3_15host_access_keyEJSt17integral_constantINS3_16host_access_enumELSD_1EEEEEEEEEEE3getEv(ptr addrspace(4) noundef align 4 dereferenceable_or_null(4) %4) #20
  ret ptr addrspace(4) %5
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef align 4 dereferenceable(4) ptr addrspace(4) @_ZN4sycl3_V13ext6oneapi12experimental13device_globalIiNS3_10propertiesINS3_6detail20properties_type_listIJNS3_14property_valueINS3_22device_image_scope_keyEJEEENS8_INS3_15host_access_keyEJSt17integral_constantINS3_16host_access_enumELSD_2EEEEEEEEEEEcvRiEv(ptr addrspace(4) noundef align 4 dereferenceable_or_null(4) %0) #18 comdat align 2 !srcloc !114 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !150
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = call spir_func noundef align 4 dereferenceable(4) ptr addrspace(4) @_ZN4sycl3_V13ext6oneapi12experimental13device_globalIiNS3_10propertiesINS3_6detail20properties_type_listIJNS3_14property_valueINS3_22device_image_scope_keyEJEEENS8_INS3_15host_access_keyEJSt17integral_constantINS3_16host_access_enumELSD_2EEEEEEEEEEE3getEv(ptr addrspace(4) noundef align 4 dereferenceable_or_null(4) %4) #20
  ret ptr addrspace(4) %5
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef align 4 dereferenceable(4) ptr addrspace(4) @_ZN4sycl3_V13ext6oneapi12experimental13device_globalIiNS3_10propertiesINS3_6detail20properties_type_listIJNS3_14property_valueINS3_22device_image_scope_keyEJEEENS8_INS3_15host_access_keyEJSt17integral_constantINS3_16host_access_enumELSD_3EEEEEEEEEEEcvRiEv(ptr addrspace(4) noundef align 4 dereferenceable_or_null(4) %0) #18 comdat align 2 !srcloc !114 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !152
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = call spir_func noundef align 4 dereferenceable(4) ptr addrspace(4) @_ZN4sycl3_V13ext6oneapi12experimental13device_globalIiNS3_10propertiesINS3_6detail20properties_type_listIJNS3_14property_valueINS3_22device_image_scope_keyEJEEENS8_INS3_15host_access_keyEJSt17integral_constantINS3_16host_access_enumELSD_3EEEEEEEEEEE3getEv(ptr addrspace(4) noundef align 4 dereferenceable_or_null(4) %4) #20
  ret ptr addrspace(4) %5
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef align 8 dereferenceable(16) ptr addrspace(4) @_ZN4sycl3_V13ext6oneapi12experimental13device_globalI4PairNS3_10propertiesINS3_6detail20properties_type_listIJNS3_14property_valueINS3_22device_image_scope_keyEJEEEEEEEEE3getEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0) #18 comdat align 2 !srcloc !121 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !154
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = call spir_func noundef ptr addrspace(4) @_ZN4sycl3_V13ext6oneapi12experimental6detail18device_global_baseI4PairNS3_10propertiesINS4_20properties_type_listIJNS3_14property_valueINS3_22device_image_scope_keyEJEEEEEEEEvE7get_ptrEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %4) #20
  ret ptr addrspace(4) %5
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V13ext6oneapi12experimental13device_globalIlNS3_10propertiesINS3_6detail20properties_type_listIJNS3_14property_valueINS3_22device_image_scope_keyEJEEEEEEEEEaSERKl(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, ptr addrspace(4) noundef align 8 dereferenceable(8) %1) #18 comdat align 2 !srcloc !117 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !156
  store ptr addrspace(4) %1, ptr addrspace(4) %6, align 8, !tbaa !158
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !tbaa !158, !align !160
  %9 = load i64, ptr addrspace(4) %8, align 8, !tbaa !144
  %10 = call spir_func noundef ptr addrspace(4) @_ZN4sycl3_V13ext6oneapi12experimental6detail18device_global_baseIlNS3_10propertiesINS4_20properties_type_listIJNS3_14property_valueINS3_22device_image_scope_keyEJEEEEEEEEvE7get_ptrEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %7) #20
  store i64 %9, ptr addrspace(4) %10, align 8, !tbaa !144
  ret ptr addrspace(4) %7
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef align 4 dereferenceable(4) ptr addrspace(4) @_ZN4sycl3_V13ext6oneapi12experimental13device_globalIiNS3_10propertiesINS3_6detail20properties_type_listIJNS3_14property_valueINS3_22device_image_scope_keyEJEEENS8_INS3_15host_access_keyEJSt17integral_constantINS3_16host_access_enumELSD_0EEEEEEEEEEE3getEv(ptr addrspace(4) noundef align 4 dereferenceable_or_null(4) %0) #18 comdat align 2 !srcloc !121 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !146
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = call spir_func noundef ptr addrspace(4) @_ZN4sycl3_V13ext6oneapi12experimental6detail18device_global_baseIiNS3_10propertiesINS4_20properties_type_listIJNS3_14property_valueINS3_22device_image_scope_keyEJEEENS8_INS3_15host_access_keyEJSt17integral_constantINS3_16host_access_enumELSD_0EEEEEEEEEEvE7get_ptrEv(ptr addrspace(4) noundef align 4 dereferenceable_or_null(4) %4) #20
  ret ptr addrspace(4) %5
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef ptr addrspace(4) @_ZN4sycl3_V13ext6oneapi12experimental6detail18device_global_baseIiNS3_10propertiesINS4_20properties_type_listIJNS3_14property_valueINS3_22device_image_scope_keyEJEEENS8_INS3_15host_access_keyEJSt17integral_constantINS3_16host_access_enumELSD_0EEEEEEEEEEvE7get_ptrEv(ptr addrspace(4) noundef align 4 dereferenceable_or_null(4) %0) #18 comdat align 2 !srcloc !161 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !162
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = getelementptr inbounds nuw %"class.sycl::_V1::ext::oneapi::experimental::detail::device_global_base.6", ptr addrspace(4) %4, i32 0, i32 0
  ret ptr addrspace(4) %5
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef align 4 dereferenceable(4) ptr addrspace(4) @_ZN4sycl3_V13ext6oneapi12experimental13device_globalIiNS3_10propertiesINS3_6detail20properties_type_listIJNS3_14property_valueINS3_22device_image_scope_keyEJEEENS8_INS3_15host_access_keyEJSt17integral_constantINS3_16host_access_enumELSD_1EEEEEEEEEEE3getEv(ptr addrspace(4) noundef align 4 dereferenceable_or_null(4) %0) #18 comdat align 2 !srcloc !121 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !148
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = call spir_func noundef ptr addrspace(4) @_ZN4sycl3_V13ext6oneapi12experimental6detail18device_global_baseIiNS3_10propertiesINS4_20properties_type_listIJNS3_14property_valueINS3_22device_image_scope_keyEJEEENS8_INS3_15host_access_keyEJSt17integral_constantINS3_16host_access_enumELSD_1EEEEEEEEEEvE7get_ptrEv(ptr addrspace(4) noundef align 4 dereferenceable_or_null(4) %4) #20
  ret ptr addrspace(4) %5
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef ptr addrspace(4) @_ZN4sycl3_V13ext6oneapi12experimental6detail18device_global_baseIiNS3_10propertiesINS4_20properties_type_listIJNS3_14property_valueINS3_22device_image_scope_keyEJEEENS8_INS3_15host_access_keyEJSt17integral_constantINS3_16host_access_enumELSD_1EEEEEEEEEEvE7get_ptrEv(ptr addrspace(4) noundef align 4 dereferenceable_or_null(4) %0) #18 comdat align 2 !srcloc !161 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !164
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = getelementptr inbounds nuw %"class.sycl::_V1::ext::oneapi::experimental::detail::device_global_base.8", ptr addrspace(4) %4, i32 0, i32 0
  ret ptr addrspace(4) %5
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef align 4 dereferenceable(4) ptr addrspace(4) @_ZN4sycl3_V13ext6oneapi12experimental13device_globalIiNS3_10propertiesINS3_6detail20properties_type_listIJNS3_14property_valueINS3_22device_image_scope_keyEJEEENS8_INS3_15host_access_keyEJSt17integral_constantINS3_16host_access_enumELSD_2EEEEEEEEEEE3getEv(ptr addrspace(4) noundef align 4 dereferenceable_or_null(4) %0) #18 comdat align 2 !srcloc !121 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !150
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = call spir_func noundef ptr addrspace(4) @_ZN4sycl3_V13ext6oneapi12experimental6detail18device_global_baseIiNS3_10propertiesINS4_20properties_type_listIJNS3_14property_valueINS3_22device_image_scope_keyEJEEENS8_INS3_15host_access_keyEJSt17integral_constantINS3_16host_access_enumELSD_2EEEEEEEEEEvE7get_ptrEv(ptr addrspace(4) noundef align 4 dereferenceable_or_null(4) %4) #20
  ret ptr addrspace(4) %5
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef ptr addrspace(4) @_ZN4sycl3_V13ext6oneapi12experimental6detail18device_global_baseIiNS3_10propertiesINS4_20properties_type_listIJNS3_14property_valueINS3_22device_image_scope_keyEJEEENS8_INS3_15host_access_keyEJSt17integral_constantINS3_16host_access_enumELSD_2EEEEEEEEEEvE7get_ptrEv(ptr addrspace(4) noundef align 4 dereferenceable_or_null(4) %0) #18 comdat align 2 !srcloc !161 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !166
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = getelementptr inbounds nuw %"class.sycl::_V1::ext::oneapi::experimental::detail::device_global_base.10", ptr addrspace(4) %4, i32 0, i32 0
  ret ptr addrspace(4) %5
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef align 4 dereferenceable(4) ptr addrspace(4) @_ZN4sycl3_V13ext6oneapi12experimental13device_globalIiNS3_10propertiesINS3_6detail20properties_type_listIJNS3_14property_valueINS3_22device_image_scope_keyEJEEENS8_INS3_15host_access_keyEJSt17integral_constantINS3_16host_access_enumELSD_3EEEEEEEEEEE3getEv(ptr addrspace(4) noundef align 4 dereferenceable_or_null(4) %0) #18 comdat align 2 !srcloc !121 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !152
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = call spir_func noundef ptr addrspace(4) @_ZN4sycl3_V13ext6oneapi12experimental6detail18device_global_baseIiNS3_10propertiesINS4_20properties_type_listIJNS3_14property_valueINS3_22device_image_scope_keyEJEEENS8_INS3_15host_access_keyEJSt17integral_constantINS3_16host_access_enumELSD_3EEEEEEEEEEvE7get_ptrEv(ptr addrspace(4) noundef align 4 dereferenceable_or_null(4) %4) #20
  ret ptr addrspace(4) %5
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef ptr addrspace(4) @_ZN4sycl3_V13ext6oneapi12experimental6detail18device_global_baseIiNS3_10propertiesINS4_20properties_type_listIJNS3_14property_valueINS3_22device_image_scope_keyEJEEENS8_INS3_15host_access_keyEJSt17integral_constantINS3_16host_access_enumELSD_3EEEEEEEEEEvE7get_ptrEv(ptr addrspace(4) noundef align 4 dereferenceable_or_null(4) %0) #18 comdat align 2 !srcloc !161 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !168
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = getelementptr inbounds nuw %"class.sycl::_V1::ext::oneapi::experimental::detail::device_global_base.12", ptr addrspace(4) %4, i32 0, i32 0
  ret ptr addrspace(4) %5
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef ptr addrspace(4) @_ZN4sycl3_V13ext6oneapi12experimental6detail18device_global_baseI4PairNS3_10propertiesINS4_20properties_type_listIJNS3_14property_valueINS3_22device_image_scope_keyEJEEEEEEEEvE7get_ptrEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0) #18 comdat align 2 !srcloc !161 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !170
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = getelementptr inbounds nuw %"class.sycl::_V1::ext::oneapi::experimental::detail::device_global_base.14", ptr addrspace(4) %4, i32 0, i32 0
  ret ptr addrspace(4) %5
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef ptr addrspace(4) @_ZN4sycl3_V13ext6oneapi12experimental6detail18device_global_baseIlNS3_10propertiesINS4_20properties_type_listIJNS3_14property_valueINS3_22device_image_scope_keyEJEEEEEEEEvE7get_ptrEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0) #18 comdat align 2 !srcloc !161 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !172
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = getelementptr inbounds nuw %"class.sycl::_V1::ext::oneapi::experimental::detail::device_global_base.16", ptr addrspace(4) %4, i32 0, i32 0
  ret ptr addrspace(4) %5
}

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPiPdE7Doubles(ptr addrspace(1) noundef align 8 %0) #15 comdat !srcloc !174 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca %class.anon.17, align 8
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %4, align 8, !tbaa !175
  call void @llvm.lifetime.start.p0(ptr %3) #19
  %6 = getelementptr inbounds nuw %class.anon.17, ptr addrspace(4) %5, i32 0, i32 0
  %7 = load ptr addrspace(1), ptr addrspace(4) %4, align 8, !tbaa !175
  %8 = addrspacecast ptr addrspace(1) %7 to ptr addrspace(4)
  store ptr addrspace(4) %8, ptr addrspace(4) %6, align 8, !tbaa !177
  call spir_func void @_ZZ3runRN4sycl3_V15queueEPiPdENKUlvE2_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %5) #20
  call void @llvm.lifetime.end.p0(ptr %3) #19
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define internal spir_func void @_ZZ3runRN4sycl3_V15queueEPiPdENKUlvE2_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0) #17 align 2 !srcloc !174 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !111
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = call spir_func noundef align 4 dereferenceable(4) ptr addrspace(4) @_ZN4sycl3_V13ext6oneapi12experimental13device_globalIiNS3_10propertiesINS3_6detail20properties_type_listIJNS3_14property_valueINS3_15host_access_keyEJSt17integral_constantINS3_16host_access_enumELSB_0EEEEEEEEEEEcvRiEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(12) addrspacecast (ptr addrspace(1) @shared_and_read to ptr addrspace(4))) #20
  %6 = load i32, ptr addrspace(4) %5, align 4, !tbaa !113
  %7 = sitofp i32 %6 to double
  %8 = fmul double 1.500000e+00, %7
  %9 = getelementptr inbounds nuw %class.anon.17, ptr addrspace(4) %4, i32 0, i32 0
  %10 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !tbaa !177
  store double %8, ptr addrspace(4) %10, align 8, !tbaa !179
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef align 4 dereferenceable(4) ptr addrspace(4) @_ZN4sycl3_V13ext6oneapi12experimental13device_globalIiNS3_10propertiesINS3_6detail20properties_type_listIJNS3_14property_valueINS3_15host_access_keyEJSt17integral_constantINS3_16host_access_enumELSB_0EEEEEEEEEEEcvRiEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(12) %0) #18 comdat align 2 !srcloc !114 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !180
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = call spir_func noundef align 4 dereferenceable(4) ptr addrspace(4) @_ZN4sycl3_V13ext6oneapi12experimental13device_globalIiNS3_10propertiesINS3_6detail20properties_type_listIJNS3_14property_valueINS3_15host_access_keyEJSt17integral_constantINS3_16host_access_enumELSB_0EEEEEEEEEEE3getEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(12) %4) #20
  ret ptr addrspace(4) %5
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef align 4 dereferenceable(4) ptr addrspace(4) @_ZN4sycl3_V13ext6oneapi12experimental13device_globalIiNS3_10propertiesINS3_6detail20properties_type_listIJNS3_14property_valueINS3_15host_access_keyEJSt17integral_constantINS3_16host_access_enumELSB_0EEEEEEEEEEE3getEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(12) %0) #18 comdat align 2 !srcloc !121 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !180
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = call spir_func noundef ptr addrspace(1) @_ZN4sycl3_V13ext6oneapi12experimental6detail18device_global_baseIiNS3_10propertiesINS4_20properties_type_listIJNS3_14property_valueINS3_15host_access_keyEJSt17integral_constantINS3_16host_access_enumELSB_0EEEEEEEEEEvE7get_ptrEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(12) %4) #20
  %6 = addrspacecast ptr addrspace(1) %5 to ptr addrspace(4)
  ret ptr addrspace(4) %6
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef ptr addrspace(1) @_ZN4sycl3_V13ext6oneapi12experimental6detail18device_global_baseIiNS3_10propertiesINS4_20properties_type_listIJNS3_14property_valueINS3_15host_access_keyEJSt17integral_constantINS3_16host_access_enumELSB_0EEEEEEEEEEvE7get_ptrEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(12) %0) #18 comdat align 2 !srcloc !122 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !182
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = getelementptr inbounds nuw %"class.sycl::_V1::ext::oneapi::experimental::detail::device_global_base.19", ptr addrspace(4) %4, i32 0, i32 0
  %6 = load ptr addrspace(1), ptr addrspace(4) %5, align 8, !tbaa !184
  ret ptr addrspace(1) %6
}

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPiPdE6Hidden(ptr addrspace(1) noundef align 4 %0) #15 comdat !srcloc !186 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca %class.anon.22, align 8
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %4, align 8, !tbaa !118
  call void @llvm.lifetime.start.p0(ptr %3) #19
  %6 = getelementptr inbounds nuw %class.anon.22, ptr addrspace(4) %5, i32 0, i32 0
  %7 = load ptr addrspace(1), ptr addrspace(4) %4, align 8, !tbaa !118
  %8 = addrspacecast ptr addrspace(1) %7 to ptr addrspace(4)
  store ptr addrspace(4) %8, ptr addrspace(4) %6, align 8, !tbaa !187
  call spir_func void @_ZZ3runRN4sycl3_V15queueEPiPdENKUlvE3_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %5) #20
  call void @llvm.lifetime.end.p0(ptr %3) #19
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define internal spir_func void @_ZZ3runRN4sycl3_V15queueEPiPdENKUlvE3_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0) #17 align 2 !srcloc !186 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !111
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = call spir_func noundef align 4 dereferenceable(4) ptr addrspace(4) @_ZN4sycl3_V13ext6oneapi12experimental13device_globalIiNS3_10propertiesINS3_6detail20properties_type_listIJEEEEEEcvRiEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(12) addrspacecast (ptr addrspace(1) @_ZN12_GLOBAL__N_16hiddenE to ptr addrspace(4))) #20
  %6 = load i32, ptr addrspace(4) %5, align 4, !tbaa !113
  %7 = call spir_func noundef align 4 dereferenceable(4) ptr addrspace(4) @_ZN4sycl3_V13ext6oneapi12experimental13device_globalIiNS3_10propertiesINS3_6detail20properties_type_listIJEEEEEEcvRiEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(12) addrspacecast (ptr addrspace(1) @_ZN5inner6hiddenE to ptr addrspace(4))) #20
  %8 = load i32, ptr addrspace(4) %7, align 4, !tbaa !113
  %9 = add nsw i32 %6, %8
  %10 = call spir_func noundef align 4 dereferenceable(4) ptr addrspace(4) @_ZN4sycl3_V13ext6oneapi12experimental13device_globalIiNS3_10propertiesINS3_6detail20properties_type_listIJEEEEEEcvRiEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(12) addrspacecast (ptr addrspace(1) @_ZN5inner13in_every_unitE to ptr addrspace(4))) #20
  %11 = load i32, ptr addrspace(4) %10, align 4, !tbaa !113
  %12 = add nsw i32 %9, %11
  %13 = getelementptr inbounds nuw %class.anon.22, ptr addrspace(4) %4, i32 0, i32 0
  %14 = load ptr addrspace(4), ptr addrspace(4) %13, align 8, !tbaa !187
  store i32 %12, ptr addrspace(4) %14, align 4, !tbaa !113
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPiPdE7Members(ptr addrspace(1) noundef align 4 %0) #15 comdat !srcloc !189 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca %class.anon.23, align 8
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %4, align 8, !tbaa !118
  call void @llvm.lifetime.start.p0(ptr %3) #19
  %6 = getelementptr inbounds nuw %class.anon.23, ptr addrspace(4) %5, i32 0, i32 0
  %7 = load ptr addrspace(1), ptr addrspace(4) %4, align 8, !tbaa !118
  %8 = addrspacecast ptr addrspace(1) %7 to ptr addrspace(4)
  store ptr addrspace(4) %8, ptr addrspace(4) %6, align 8, !tbaa !190
  call spir_func void @_ZZ3runRN4sycl3_V15queueEPiPdENKUlvE4_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %5) #20
  call void @llvm.lifetime.end.p0(ptr %3) #19
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define internal spir_func void @_ZZ3runRN4sycl3_V15queueEPiPdENKUlvE4_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0) #17 align 2 !srcloc !189 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !111
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = call spir_func noundef align 4 dereferenceable(4) ptr addrspace(4) @_ZN4sycl3_V13ext6oneapi12experimental13device_globalIiNS3_10propertiesINS3_6detail20properties_type_listIJEEEEEEcvRiEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(12) addrspacecast (ptr addrspace(1) @_ZN6Holder6memberE to ptr addrspace(4))) #20
  %6 = load i32, ptr addrspace(4) %5, align 4, !tbaa !113
  %7 = call spir_func noundef align 4 dereferenceable(4) ptr addrspace(4) @_ZN4sycl3_V13ext6oneapi12experimental13device_globalIiNS3_10propertiesINS3_6detail20properties_type_listIJEEEEEEcvRiEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(12) addrspacecast (ptr addrspace(1) @_Z8numberedILi1EE to ptr addrspace(4))) #20
  %8 = load i32, ptr addrspace(4) %7, align 4, !tbaa !113
  %9 = add nsw i32 %6, %8
  %10 = call spir_func noundef align 4 dereferenceable(4) ptr addrspace(4) @_ZN4sycl3_V13ext6oneapi12experimental13device_globalIiNS3_10propertiesINS3_6detail20properties_type_listIJEEEEEEcvRiEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(12) addrspacecast (ptr addrspace(1) @_Z8numberedILi2EE to ptr addrspace(4))) #20
  %11 = load i32, ptr addrspace(4) %10, align 4, !tbaa !113
  %12 = add nsw i32 %9, %11
  %13 = getelementptr inbounds nuw %class.anon.23, ptr addrspace(4) %4, i32 0, i32 0
  %14 = load ptr addrspace(4), ptr addrspace(4) %13, align 8, !tbaa !190
  store i32 %12, ptr addrspace(4) %14, align 4, !tbaa !113
  ret void
}

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
attributes #15 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/device_globals.cpp" "sycl-single-task" "uniform-work-group-size" }
attributes #16 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #17 = { alwaysinline convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size" }
attributes #18 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size" }
attributes #19 = { nounwind }
attributes #20 = { convergent nounwind "uniform-work-group-size" }

!llvm.module.flags = !{!0, !1}
!opencl.spir.version = !{!2}
!spirv.Source = !{!3}
!sycl_aspects = !{!4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24, !25, !26, !27, !28, !29, !30, !31, !32, !33, !34, !35, !36, !37, !38, !39, !40, !41, !42, !43, !44, !45, !46, !47, !48, !49, !50, !51, !52, !53, !54, !55, !56, !57, !58, !59, !60, !61, !62, !63, !64, !65, !66, !67, !68, !69, !70, !71, !72, !73, !74, !75, !76, !77, !78, !79, !80, !81, !82, !83, !84, !85, !86, !87, !88, !89, !90, !91, !92, !93, !94, !95, !96, !97, !98, !99, !100, !101, !102, !103}
!llvm.ident = !{!104}
!llvm.errno.tbaa = !{!105}

!0 = !{i32 1, !"sycl-device", i32 1}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 1, i32 2}
!3 = !{i32 4, i32 100000}
!4 = !{!"cpu", i32 1}
!5 = !{!"gpu", i32 2}
!6 = !{!"accelerator", i32 3}
!7 = !{!"custom", i32 4}
!8 = !{!"fp16", i32 5}
!9 = !{!"fp64", i32 6}
!10 = !{!"image", i32 9}
!11 = !{!"online_compiler", i32 10}
!12 = !{!"online_linker", i32 11}
!13 = !{!"queue_profiling", i32 12}
!14 = !{!"usm_device_allocations", i32 13}
!15 = !{!"usm_host_allocations", i32 14}
!16 = !{!"usm_shared_allocations", i32 15}
!17 = !{!"usm_system_allocations", i32 17}
!18 = !{!"ext_intel_pci_address", i32 18}
!19 = !{!"ext_intel_gpu_eu_count", i32 19}
!20 = !{!"ext_intel_gpu_eu_simd_width", i32 20}
!21 = !{!"ext_intel_gpu_slices", i32 21}
!22 = !{!"ext_intel_gpu_subslices_per_slice", i32 22}
!23 = !{!"ext_intel_gpu_eu_count_per_subslice", i32 23}
!24 = !{!"ext_intel_max_mem_bandwidth", i32 24}
!25 = !{!"usm_atomic_host_allocations", i32 25}
!26 = !{!"usm_atomic_shared_allocations", i32 26}
!27 = !{!"atomic64", i32 27}
!28 = !{!"ext_intel_device_info_uuid", i32 28}
!29 = !{!"ext_oneapi_srgb", i32 29}
!30 = !{!"ext_oneapi_native_assert", i32 30}
!31 = !{!"host_debuggable", i32 31}
!32 = !{!"ext_intel_gpu_hw_threads_per_eu", i32 32}
!33 = !{!"ext_oneapi_cuda_async_barrier", i32 33}
!34 = !{!"ext_intel_free_memory", i32 34}
!35 = !{!"ext_intel_device_id", i32 35}
!36 = !{!"ext_intel_memory_clock_rate", i32 36}
!37 = !{!"ext_intel_memory_bus_width", i32 37}
!38 = !{!"emulated", i32 38}
!39 = !{!"ext_intel_legacy_image", i32 39}
!40 = !{!"ext_oneapi_bindless_images", i32 40}
!41 = !{!"ext_oneapi_bindless_images_shared_usm", i32 41}
!42 = !{!"ext_oneapi_bindless_images_1d_usm", i32 42}
!43 = !{!"ext_oneapi_bindless_images_2d_usm", i32 43}
!44 = !{!"ext_oneapi_external_memory_import", i32 44}
!45 = !{!"ext_oneapi_external_semaphore_import", i32 45}
!46 = !{!"ext_oneapi_mipmap", i32 46}
!47 = !{!"ext_oneapi_mipmap_anisotropy", i32 47}
!48 = !{!"ext_oneapi_mipmap_level_reference", i32 48}
!49 = !{!"ext_intel_esimd", i32 49}
!50 = !{!"ext_oneapi_fragment", i32 50}
!51 = !{!"ext_oneapi_chunk", i32 51}
!52 = !{!"ext_oneapi_tangle", i32 52}
!53 = !{!"ext_intel_matrix", i32 53}
!54 = !{!"ext_oneapi_is_composite", i32 54}
!55 = !{!"ext_oneapi_is_component", i32 55}
!56 = !{!"ext_oneapi_graph", i32 56}
!57 = !{!"ext_oneapi_limited_graph", i32 57}
!58 = !{!"ext_oneapi_private_alloca", i32 58}
!59 = !{!"ext_oneapi_cubemap", i32 59}
!60 = !{!"ext_oneapi_cubemap_seamless_filtering", i32 60}
!61 = !{!"ext_oneapi_bindless_sampled_image_fetch_1d_usm", i32 61}
!62 = !{!"ext_oneapi_bindless_sampled_image_fetch_1d", i32 62}
!63 = !{!"ext_oneapi_bindless_sampled_image_fetch_2d_usm", i32 63}
!64 = !{!"ext_oneapi_bindless_sampled_image_fetch_2d", i32 64}
!65 = !{!"ext_oneapi_bindless_sampled_image_fetch_3d", i32 65}
!66 = !{!"ext_oneapi_queue_profiling_tag", i32 66}
!67 = !{!"ext_oneapi_virtual_mem", i32 67}
!68 = !{!"ext_oneapi_cuda_cluster_group", i32 68}
!69 = !{!"ext_oneapi_image_array", i32 69}
!70 = !{!"ext_oneapi_unique_addressing_per_dim", i32 70}
!71 = !{!"ext_oneapi_bindless_images_sample_1d_usm", i32 71}
!72 = !{!"ext_oneapi_bindless_images_sample_2d_usm", i32 72}
!73 = !{!"ext_oneapi_atomic16", i32 73}
!74 = !{!"ext_oneapi_virtual_functions", i32 74}
!75 = !{!"ext_intel_spill_memory_size", i32 75}
!76 = !{!"ext_oneapi_bindless_images_gather", i32 76}
!77 = !{!"ext_intel_current_clock_throttle_reasons", i32 77}
!78 = !{!"ext_intel_fan_speed", i32 78}
!79 = !{!"ext_intel_power_limits", i32 79}
!80 = !{!"ext_oneapi_async_memory_alloc", i32 80}
!81 = !{!"ext_intel_device_info_luid", i32 81}
!82 = !{!"ext_intel_device_info_node_mask", i32 82}
!83 = !{!"ext_oneapi_exportable_device_mem", i32 83}
!84 = !{!"ext_oneapi_clock_sub_group", i32 84}
!85 = !{!"ext_oneapi_clock_work_group", i32 85}
!86 = !{!"ext_oneapi_clock_device", i32 86}
!87 = !{!"ext_oneapi_is_integrated_gpu", i32 87}
!88 = !{!"ext_oneapi_ipc_memory", i32 88}
!89 = !{!"ext_oneapi_device_wait", i32 89}
!90 = !{!"ext_intel_xe_stack_count", i32 90}
!91 = !{!"ext_intel_xe_regions_per_stack", i32 91}
!92 = !{!"ext_intel_xe_clusters_per_region", i32 92}
!93 = !{!"ext_intel_xe_cores_per_cluster", i32 93}
!94 = !{!"ext_intel_eus_per_xe_core", i32 94}
!95 = !{!"ext_intel_max_lanes_per_hw_thread", i32 95}
!96 = !{!"ext_oneapi_ipc_physical_memory", i32 96}
!97 = !{!"ext_oneapi_register_host_memory", i32 97}
!98 = !{!"ext_oneapi_per_event_profiling", i32 98}
!99 = !{!"ext_oneapi_ipc_event", i32 99}
!100 = !{!"host", i32 0}
!101 = !{!"int64_base_atomics", i32 7}
!102 = !{!"int64_extended_atomics", i32 8}
!103 = !{!"usm_restricted_shared_allocations", i32 16}
!104 = !{!"Intel(R) oneAPI DPC++/C++ Compiler 2026.2.0 (2026.2.0.20261001)"}
!105 = !{!106, !107, i64 0}
!106 = !{!"__libc_errno", !107, i64 0}
!107 = !{!"int", !108, i64 0}
!108 = !{!"omnipotent char", !109, i64 0}
!109 = !{!"Simple C++ TBAA"}
!110 = !{i32 1606}
!111 = !{!112, !112, i64 0}
!112 = !{!"any pointer", !108, i64 0}
!113 = !{!107, !107, i64 0}
!114 = !{i32 5978087}
!115 = !{!116, !116, i64 0}
!116 = !{!"p1 _ZTSN4sycl3_V13ext6oneapi12experimental13device_globalIiNS3_10propertiesINS3_6detail20properties_type_listIJEEEEEEE", !112, i64 0}
!117 = !{i32 5978366}
!118 = !{!119, !119, i64 0}
!119 = !{!"p1 int", !112, i64 0}
!120 = !{i64 4}
!121 = !{i32 5977888}
!122 = !{i32 5971702}
!123 = !{!124, !124, i64 0}
!124 = !{!"p1 _ZTSN4sycl3_V13ext6oneapi12experimental6detail18device_global_baseIiNS3_10propertiesINS4_20properties_type_listIJEEEEEvEE", !112, i64 0}
!125 = !{!126, !119, i64 0}
!126 = !{!"_ZTSN4sycl3_V13ext6oneapi12experimental6detail18device_global_baseIiNS3_10propertiesINS4_20properties_type_listIJEEEEEvEE", !119, i64 0, !107, i64 8}
!127 = !{i32 1668}
!128 = !{!129, !119, i64 0}
!129 = !{!"_ZTSZ3runRN4sycl3_V15queueEPiPdEUlvE0_", !119, i64 0}
!130 = !{!131, !131, i64 0}
!131 = !{!"float", !108, i64 0}
!132 = !{!133, !133, i64 0}
!133 = !{!"p1 float", !112, i64 0}
!134 = !{!135, !135, i64 0}
!135 = !{!"p1 _ZTSN4sycl3_V13ext6oneapi12experimental13device_globalIA100_fNS3_10propertiesINS3_6detail20properties_type_listIJEEEEEEE", !112, i64 0}
!136 = !{!137, !137, i64 0}
!137 = !{!"p1 _ZTSN4sycl3_V13ext6oneapi12experimental6detail18device_global_baseIA100_fNS3_10propertiesINS4_20properties_type_listIJEEEEEvEE", !112, i64 0}
!138 = !{!139, !133, i64 0}
!139 = !{!"_ZTSN4sycl3_V13ext6oneapi12experimental6detail18device_global_baseIA100_fNS3_10propertiesINS4_20properties_type_listIJEEEEEvEE", !133, i64 0, !108, i64 8}
!140 = !{i32 1833}
!141 = !{!142, !107, i64 0}
!142 = !{!"_ZTS4Pair", !107, i64 0, !143, i64 8}
!143 = !{!"double", !108, i64 0}
!144 = !{!145, !145, i64 0}
!145 = !{!"long", !108, i64 0}
!146 = !{!147, !147, i64 0}
!147 = !{!"p1 _ZTSN4sycl3_V13ext6oneapi12experimental13device_globalIiNS3_10propertiesINS3_6detail20properties_type_listIJNS3_14property_valueINS3_22device_image_scope_keyEJEEENS8_INS3_15host_access_keyEJSt17integral_constantINS3_16host_access_enumELSD_0EEEEEEEEEEEE", !112, i64 0}
!148 = !{!149, !149, i64 0}
!149 = !{!"p1 _ZTSN4sycl3_V13ext6oneapi12experimental13device_globalIiNS3_10propertiesINS3_6detail20properties_type_listIJNS3_14property_valueINS3_22device_image_scope_keyEJEEENS8_INS3_15host_access_keyEJSt17integral_constantINS3_16host_access_enumELSD_1EEEEEEEEEEEE", !112, i64 0}
!150 = !{!151, !151, i64 0}
!151 = !{!"p1 _ZTSN4sycl3_V13ext6oneapi12experimental13device_globalIiNS3_10propertiesINS3_6detail20properties_type_listIJNS3_14property_valueINS3_22device_image_scope_keyEJEEENS8_INS3_15host_access_keyEJSt17integral_constantINS3_16host_access_enumELSD_2EEEEEEEEEEEE", !112, i64 0}
!152 = !{!153, !153, i64 0}
!153 = !{!"p1 _ZTSN4sycl3_V13ext6oneapi12experimental13device_globalIiNS3_10propertiesINS3_6detail20properties_type_listIJNS3_14property_valueINS3_22device_image_scope_keyEJEEENS8_INS3_15host_access_keyEJSt17integral_constantINS3_16host_access_enumELSD_3EEEEEEEEEEEE", !112, i64 0}
!154 = !{!155, !155, i64 0}
!155 = !{!"p1 _ZTSN4sycl3_V13ext6oneapi12experimental13device_globalI4PairNS3_10propertiesINS3_6detail20properties_type_listIJNS3_14property_valueINS3_22device_image_scope_keyEJEEEEEEEEEE", !112, i64 0}
!156 = !{!157, !157, i64 0}
!157 = !{!"p1 _ZTSN4sycl3_V13ext6oneapi12experimental13device_globalIlNS3_10propertiesINS3_6detail20properties_type_listIJNS3_14property_valueINS3_22device_image_scope_keyEJEEEEEEEEEE", !112, i64 0}
!158 = !{!159, !159, i64 0}
!159 = !{!"p1 long", !112, i64 0}
!160 = !{i64 8}
!161 = !{i32 5974294}
!162 = !{!163, !163, i64 0}
!163 = !{!"p1 _ZTSN4sycl3_V13ext6oneapi12experimental6detail18device_global_baseIiNS3_10propertiesINS4_20properties_type_listIJNS3_14property_valueINS3_22device_image_scope_keyEJEEENS8_INS3_15host_access_keyEJSt17integral_constantINS3_16host_access_enumELSD_0EEEEEEEEEEvEE", !112, i64 0}
!164 = !{!165, !165, i64 0}
!165 = !{!"p1 _ZTSN4sycl3_V13ext6oneapi12experimental6detail18device_global_baseIiNS3_10propertiesINS4_20properties_type_listIJNS3_14property_valueINS3_22device_image_scope_keyEJEEENS8_INS3_15host_access_keyEJSt17integral_constantINS3_16host_access_enumELSD_1EEEEEEEEEEvEE", !112, i64 0}
!166 = !{!167, !167, i64 0}
!167 = !{!"p1 _ZTSN4sycl3_V13ext6oneapi12experimental6detail18device_global_baseIiNS3_10propertiesINS4_20properties_type_listIJNS3_14property_valueINS3_22device_image_scope_keyEJEEENS8_INS3_15host_access_keyEJSt17integral_constantINS3_16host_access_enumELSD_2EEEEEEEEEEvEE", !112, i64 0}
!168 = !{!169, !169, i64 0}
!169 = !{!"p1 _ZTSN4sycl3_V13ext6oneapi12experimental6detail18device_global_baseIiNS3_10propertiesINS4_20properties_type_listIJNS3_14property_valueINS3_22device_image_scope_keyEJEEENS8_INS3_15host_access_keyEJSt17integral_constantINS3_16host_access_enumELSD_3EEEEEEEEEEvEE", !112, i64 0}
!170 = !{!171, !171, i64 0}
!171 = !{!"p1 _ZTSN4sycl3_V13ext6oneapi12experimental6detail18device_global_baseI4PairNS3_10propertiesINS4_20properties_type_listIJNS3_14property_valueINS3_22device_image_scope_keyEJEEEEEEEEvEE", !112, i64 0}
!172 = !{!173, !173, i64 0}
!173 = !{!"p1 _ZTSN4sycl3_V13ext6oneapi12experimental6detail18device_global_baseIlNS3_10propertiesINS4_20properties_type_listIJNS3_14property_valueINS3_22device_image_scope_keyEJEEEEEEEEvEE", !112, i64 0}
!174 = !{i32 2003}
!175 = !{!176, !176, i64 0}
!176 = !{!"p1 double", !112, i64 0}
!177 = !{!178, !176, i64 0}
!178 = !{!"_ZTSZ3runRN4sycl3_V15queueEPiPdEUlvE2_", !176, i64 0}
!179 = !{!143, !143, i64 0}
!180 = !{!181, !181, i64 0}
!181 = !{!"p1 _ZTSN4sycl3_V13ext6oneapi12experimental13device_globalIiNS3_10propertiesINS3_6detail20properties_type_listIJNS3_14property_valueINS3_15host_access_keyEJSt17integral_constantINS3_16host_access_enumELSB_0EEEEEEEEEEEE", !112, i64 0}
!182 = !{!183, !183, i64 0}
!183 = !{!"p1 _ZTSN4sycl3_V13ext6oneapi12experimental6detail18device_global_baseIiNS3_10propertiesINS4_20properties_type_listIJNS3_14property_valueINS3_15host_access_keyEJSt17integral_constantINS3_16host_access_enumELSB_0EEEEEEEEEEvEE", !112, i64 0}
!184 = !{!185, !119, i64 0}
!185 = !{!"_ZTSN4sycl3_V13ext6oneapi12experimental6detail18device_global_baseIiNS3_10propertiesINS4_20properties_type_listIJNS3_14property_valueINS3_15host_access_keyEJSt17integral_constantINS3_16host_access_enumELSB_0EEEEEEEEEEvEE", !119, i64 0, !107, i64 8}
!186 = !{i32 2081}
!187 = !{!188, !119, i64 0}
!188 = !{!"_ZTSZ3runRN4sycl3_V15queueEPiPdEUlvE3_", !119, i64 0}
!189 = !{i32 2180}
!190 = !{!191, !119, i64 0}
!191 = !{!"_ZTSZ3runRN4sycl3_V15queueEPiPdEUlvE4_", !119, i64 0}
