source_filename = "free_functions.cpp"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

%"class.sycl::_V1::nd_item" = type { i8 }
%"class.sycl::_V1::id" = type { %"class.sycl::_V1::detail::array" }
%"class.sycl::_V1::detail::array" = type { [1 x i64] }
%"class.sycl::_V1::range" = type { %"class.sycl::_V1::detail::array" }
%"class.sycl::_V1::group" = type { %"class.sycl::_V1::range", %"class.sycl::_V1::range", %"class.sycl::_V1::range", %"class.sycl::_V1::id" }
%"class.sycl::_V1::item" = type { %"struct.sycl::_V1::detail::ItemBase" }
%"struct.sycl::_V1::detail::ItemBase" = type { %"class.sycl::_V1::range", %"class.sycl::_V1::id", %"class.sycl::_V1::id" }
%"class.sycl::_V1::item.0" = type { %"struct.sycl::_V1::detail::ItemBase.1" }
%"struct.sycl::_V1::detail::ItemBase.1" = type { %"class.sycl::_V1::range", %"class.sycl::_V1::id" }
%"class.sycl::_V1::nd_item.2" = type { i8 }
%"class.sycl::_V1::id.6" = type { %"class.sycl::_V1::detail::array.5" }
%"class.sycl::_V1::detail::array.5" = type { [2 x i64] }
%"class.sycl::_V1::range.4" = type { %"class.sycl::_V1::detail::array.5" }
%"class.sycl::_V1::group.7" = type { %"class.sycl::_V1::range.4", %"class.sycl::_V1::range.4", %"class.sycl::_V1::range.4", %"class.sycl::_V1::id.6" }
%"class.sycl::_V1::item.8" = type { %"struct.sycl::_V1::detail::ItemBase.9" }
%"struct.sycl::_V1::detail::ItemBase.9" = type { %"class.sycl::_V1::range.4", %"class.sycl::_V1::id.6", %"class.sycl::_V1::id.6" }
%"class.sycl::_V1::item.10" = type { %"struct.sycl::_V1::detail::ItemBase.11" }
%"struct.sycl::_V1::detail::ItemBase.11" = type { %"class.sycl::_V1::range.4", %"class.sycl::_V1::id.6" }
%class.anon = type { ptr addrspace(4) }

$_ZN4sycl3_V13ext6oneapi14this_work_item11get_nd_itemILi1EEENS0_7nd_itemIXT_EEEv = comdat any

$_ZNK4sycl3_V17nd_itemILi1EE20get_global_linear_idEv = comdat any

$_ZN4sycl3_V16detail7Builder10getElementILi1EEEKNS0_7nd_itemIXT_EEEPS5_ = comdat any

$_ZN4sycl3_V16detail7declptrINS0_7nd_itemILi1EEEEEPT_v = comdat any

$_ZN7__spirv21initBuiltInGlobalSizeILi1EN4sycl3_V15rangeILi1EEEEET0_v = comdat any

$_ZN7__spirv24initBuiltInWorkgroupSizeILi1EN4sycl3_V15rangeILi1EEEEET0_v = comdat any

$_ZN7__spirv24initBuiltInNumWorkgroupsILi1EN4sycl3_V15rangeILi1EEEEET0_v = comdat any

$_ZN7__spirv22initBuiltInWorkgroupIdILi1EN4sycl3_V12idILi1EEEEET0_v = comdat any

$_ZN7__spirv29initBuiltInGlobalInvocationIdILi1EN4sycl3_V12idILi1EEEEET0_v = comdat any

$_ZN7__spirv28initBuiltInLocalInvocationIdILi1EN4sycl3_V12idILi1EEEEET0_v = comdat any

$_ZN7__spirv23initBuiltInGlobalOffsetILi1EN4sycl3_V12idILi1EEEEET0_v = comdat any

$_ZN4sycl3_V16detail7Builder11createGroupILi1EEENS0_5groupIXT_EEERKNS0_5rangeIXT_EEES9_S9_RKNS0_2idIXT_EEE = comdat any

$_ZN4sycl3_V16detail7Builder10createItemILi1ELb1EEENSt9enable_ifIXT0_ENS0_4itemIXT_EXT0_EEEE4typeERKNS0_5rangeIXT_EEERKNS0_2idIXT_EEESG_ = comdat any

$_ZN4sycl3_V16detail7Builder10createItemILi1ELb0EEENSt9enable_ifIXntT0_ENS0_4itemIXT_EXT0_EEEE4typeERKNS0_5rangeIXT_EEERKNS0_2idIXT_EEE = comdat any

$_ZN4sycl3_V16detail7Builder12createNDItemILi1EEENS0_7nd_itemIXT_EEERKNS0_4itemIXT_ELb1EEERKNS6_IXT_ELb0EEERKNS0_5groupIXT_EEE = comdat any

$_ZN7__spirv28InitSizesSTBuiltInGlobalSizeILi1EN4sycl3_V15rangeILi1EEEE8initSizeEv = comdat any

$_ZN4sycl3_V15rangeILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE = comdat any

$_ZN4sycl3_V16detail5arrayILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE = comdat any

$_ZN7__spirv31InitSizesSTBuiltInWorkgroupSizeILi1EN4sycl3_V15rangeILi1EEEE8initSizeEv = comdat any

$_ZN7__spirv31InitSizesSTBuiltInNumWorkgroupsILi1EN4sycl3_V15rangeILi1EEEE8initSizeEv = comdat any

$_ZN7__spirv29InitSizesSTBuiltInWorkgroupIdILi1EN4sycl3_V12idILi1EEEE8initSizeEv = comdat any

$_ZN4sycl3_V12idILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE = comdat any

$_ZN7__spirv36InitSizesSTBuiltInGlobalInvocationIdILi1EN4sycl3_V12idILi1EEEE8initSizeEv = comdat any

$_ZN7__spirv35InitSizesSTBuiltInLocalInvocationIdILi1EN4sycl3_V12idILi1EEEE8initSizeEv = comdat any

$_ZN7__spirv30InitSizesSTBuiltInGlobalOffsetILi1EN4sycl3_V12idILi1EEEE8initSizeEv = comdat any

$_ZN4sycl3_V15groupILi1EEC2ERKNS0_5rangeILi1EEES6_S4_RKNS0_2idILi1EEE = comdat any

$_ZN4sycl3_V14itemILi1ELb1EEC2ILb1EEERNSt9enable_ifIXT_EKNS0_5rangeILi1EEEE4typeERKNS0_2idILi1EEESE_ = comdat any

$_ZN4sycl3_V14itemILi1ELb0EEC2ILb0EEERNSt9enable_ifIXntT_EKNS0_5rangeILi1EEEE4typeERKNS0_2idILi1EEE = comdat any

$_ZN4sycl3_V17nd_itemILi1EEC2ERKNS0_4itemILi1ELb1EEERKNS3_ILi1ELb0EEERKNS0_5groupILi1EEE = comdat any

$_ZNK4sycl3_V17nd_itemILi1EE13get_global_idEv = comdat any

$_ZNK4sycl3_V17nd_itemILi1EE16get_global_rangeEv = comdat any

$_ZNK4sycl3_V17nd_itemILi1EE10get_offsetEv = comdat any

$_ZN4sycl3_V16detail5arrayILi1EEixEi = comdat any

$_ZNK4sycl3_V16detail5arrayILi1EE15check_dimensionEi = comdat any

$_Z19__sycl_kernel_scaleIfEvT_PS0_ = comdat any

$_Z5scaleIfEvT_PS0_ = comdat any

$_ZN4sycl3_V13ext6oneapi14this_work_item11get_nd_itemILi2EEENS0_7nd_itemIXT_EEEv = comdat any

$_ZNK4sycl3_V17nd_itemILi2EE20get_global_linear_idEv = comdat any

$_ZN4sycl3_V16detail7Builder10getElementILi2EEEKNS0_7nd_itemIXT_EEEPS5_ = comdat any

$_ZN4sycl3_V16detail7declptrINS0_7nd_itemILi2EEEEEPT_v = comdat any

$_ZN7__spirv21initBuiltInGlobalSizeILi2EN4sycl3_V15rangeILi2EEEEET0_v = comdat any

$_ZN7__spirv24initBuiltInWorkgroupSizeILi2EN4sycl3_V15rangeILi2EEEEET0_v = comdat any

$_ZN7__spirv24initBuiltInNumWorkgroupsILi2EN4sycl3_V15rangeILi2EEEEET0_v = comdat any

$_ZN7__spirv22initBuiltInWorkgroupIdILi2EN4sycl3_V12idILi2EEEEET0_v = comdat any

$_ZN7__spirv29initBuiltInGlobalInvocationIdILi2EN4sycl3_V12idILi2EEEEET0_v = comdat any

$_ZN7__spirv28initBuiltInLocalInvocationIdILi2EN4sycl3_V12idILi2EEEEET0_v = comdat any

$_ZN7__spirv23initBuiltInGlobalOffsetILi2EN4sycl3_V12idILi2EEEEET0_v = comdat any

$_ZN4sycl3_V16detail7Builder11createGroupILi2EEENS0_5groupIXT_EEERKNS0_5rangeIXT_EEES9_S9_RKNS0_2idIXT_EEE = comdat any

$_ZN4sycl3_V16detail7Builder10createItemILi2ELb1EEENSt9enable_ifIXT0_ENS0_4itemIXT_EXT0_EEEE4typeERKNS0_5rangeIXT_EEERKNS0_2idIXT_EEESG_ = comdat any

$_ZN4sycl3_V16detail7Builder10createItemILi2ELb0EEENSt9enable_ifIXntT0_ENS0_4itemIXT_EXT0_EEEE4typeERKNS0_5rangeIXT_EEERKNS0_2idIXT_EEE = comdat any

$_ZN4sycl3_V16detail7Builder12createNDItemILi2EEENS0_7nd_itemIXT_EEERKNS0_4itemIXT_ELb1EEERKNS6_IXT_ELb0EEERKNS0_5groupIXT_EEE = comdat any

$_ZN7__spirv28InitSizesSTBuiltInGlobalSizeILi2EN4sycl3_V15rangeILi2EEEE8initSizeEv = comdat any

$_ZN4sycl3_V15rangeILi2EEC2ILi2EEENSt9enable_ifIXeqT_Li2EEmE4typeEm = comdat any

$_ZN4sycl3_V16detail5arrayILi2EEC2ILi2EEENSt9enable_ifIXeqT_Li2EEmE4typeEm = comdat any

$_ZN7__spirv31InitSizesSTBuiltInWorkgroupSizeILi2EN4sycl3_V15rangeILi2EEEE8initSizeEv = comdat any

$_ZN7__spirv31InitSizesSTBuiltInNumWorkgroupsILi2EN4sycl3_V15rangeILi2EEEE8initSizeEv = comdat any

$_ZN7__spirv29InitSizesSTBuiltInWorkgroupIdILi2EN4sycl3_V12idILi2EEEE8initSizeEv = comdat any

$_ZN4sycl3_V12idILi2EEC2ILi2EEENSt9enable_ifIXeqT_Li2EEmE4typeEm = comdat any

$_ZN7__spirv36InitSizesSTBuiltInGlobalInvocationIdILi2EN4sycl3_V12idILi2EEEE8initSizeEv = comdat any

$_ZN7__spirv35InitSizesSTBuiltInLocalInvocationIdILi2EN4sycl3_V12idILi2EEEE8initSizeEv = comdat any

$_ZN7__spirv30InitSizesSTBuiltInGlobalOffsetILi2EN4sycl3_V12idILi2EEEE8initSizeEv = comdat any

$_ZN4sycl3_V15groupILi2EEC2ERKNS0_5rangeILi2EEES6_S4_RKNS0_2idILi2EEE = comdat any

$_ZN4sycl3_V14itemILi2ELb1EEC2ILb1EEERNSt9enable_ifIXT_EKNS0_5rangeILi2EEEE4typeERKNS0_2idILi2EEESE_ = comdat any

$_ZN4sycl3_V14itemILi2ELb0EEC2ILb0EEERNSt9enable_ifIXntT_EKNS0_5rangeILi2EEEE4typeERKNS0_2idILi2EEE = comdat any

$_ZN4sycl3_V17nd_itemILi2EEC2ERKNS0_4itemILi2ELb1EEERKNS3_ILi2ELb0EEERKNS0_5groupILi2EEE = comdat any

$_ZNK4sycl3_V17nd_itemILi2EE13get_global_idEv = comdat any

$_ZNK4sycl3_V17nd_itemILi2EE16get_global_rangeEv = comdat any

$_ZNK4sycl3_V17nd_itemILi2EE10get_offsetEv = comdat any

$_ZN4sycl3_V16detail5arrayILi2EEixEi = comdat any

$_ZNK4sycl3_V16detail5arrayILi2EE15check_dimensionEi = comdat any

$_Z19__sycl_kernel_scaleIiEvT_PS0_ = comdat any

$_Z5scaleIiEvT_PS0_ = comdat any

$_ZTSZ3runRN4sycl3_V15queueEPiE6Lambda = comdat any

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local spir_kernel void @_Z18__sycl_kernel_iotaiPi(i32 noundef %0, ptr addrspace(1) noundef align 4 %1) #0 !srcloc !110 {
  %3 = alloca i32, align 4
  %4 = alloca ptr addrspace(1), align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store i32 %0, ptr addrspace(4) %5, align 4, !tbaa !111
  store ptr addrspace(1) %1, ptr addrspace(4) %6, align 8, !tbaa !112
  %7 = load i32, ptr addrspace(4) %5, align 4, !tbaa !111
  %8 = load ptr addrspace(1), ptr addrspace(4) %6, align 8, !tbaa !112
  %9 = addrspacecast ptr addrspace(1) %8 to ptr addrspace(4)
  call spir_func void @_Z4iotaiPi(i32 noundef %7, ptr addrspace(4) noundef %9) #13
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_Z4iotaiPi(i32 noundef %0, ptr addrspace(4) noundef %1) #1 !srcloc !110 {
  %3 = alloca i32, align 4
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i64, align 8
  %6 = alloca %"class.sycl::_V1::nd_item", align 1
  %7 = addrspacecast ptr %3 to ptr addrspace(4)
  %8 = addrspacecast ptr %4 to ptr addrspace(4)
  %9 = addrspacecast ptr %5 to ptr addrspace(4)
  %10 = addrspacecast ptr %6 to ptr addrspace(4)
  store i32 %0, ptr addrspace(4) %7, align 4, !tbaa !111
  store ptr addrspace(4) %1, ptr addrspace(4) %8, align 8, !tbaa !112
  call void @llvm.lifetime.start.p0(ptr %5) #14
  call void @llvm.lifetime.start.p0(ptr %6) #14
  call spir_func void @_ZN4sycl3_V13ext6oneapi14this_work_item11get_nd_itemILi1EEENS0_7nd_itemIXT_EEEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::nd_item") align 1 %10) #13
  %11 = call spir_func noundef i64 @_ZNK4sycl3_V17nd_itemILi1EE20get_global_linear_idEv(ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %10) #13
  call void @llvm.lifetime.end.p0(ptr %6) #14
  store i64 %11, ptr addrspace(4) %9, align 8, !tbaa !115
  %12 = load i32, ptr addrspace(4) %7, align 4, !tbaa !111
  %13 = load i64, ptr addrspace(4) %9, align 8, !tbaa !115
  %14 = trunc i64 %13 to i32
  %15 = add nsw i32 %12, %14
  %16 = load ptr addrspace(4), ptr addrspace(4) %8, align 8, !tbaa !112
  %17 = load i64, ptr addrspace(4) %9, align 8, !tbaa !115
  %18 = getelementptr inbounds nuw i32, ptr addrspace(4) %16, i64 %17
  store i32 %15, ptr addrspace(4) %18, align 4, !tbaa !111
  call void @llvm.lifetime.end.p0(ptr %5) #14
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V13ext6oneapi14this_work_item11get_nd_itemILi1EEENS0_7nd_itemIXT_EEEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::nd_item") align 1 %0) #3 comdat !srcloc !117 {
  %2 = call spir_func noundef ptr addrspace(4) @_ZN4sycl3_V16detail7declptrINS0_7nd_itemILi1EEEEEPT_v() #13
  call spir_func void @_ZN4sycl3_V16detail7Builder10getElementILi1EEEKNS0_7nd_itemIXT_EEEPS5_(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::nd_item") align 1 %0, ptr addrspace(4) noundef %2) #13
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZNK4sycl3_V17nd_itemILi1EE20get_global_linear_idEv(ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %0) #4 comdat align 2 !srcloc !118 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca i64, align 8
  %4 = alloca %"class.sycl::_V1::id", align 8
  %5 = alloca %"class.sycl::_V1::range", align 8
  %6 = alloca %"class.sycl::_V1::id", align 8
  %7 = alloca i32, align 4
  %8 = addrspacecast ptr %2 to ptr addrspace(4)
  %9 = addrspacecast ptr %3 to ptr addrspace(4)
  %10 = addrspacecast ptr %4 to ptr addrspace(4)
  %11 = addrspacecast ptr %5 to ptr addrspace(4)
  %12 = addrspacecast ptr %6 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %8, align 8, !tbaa !119
  %13 = load ptr addrspace(4), ptr addrspace(4) %8, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #14
  store i64 0, ptr addrspace(4) %9, align 8, !tbaa !115
  call void @llvm.lifetime.start.p0(ptr %4) #14
  call spir_func void @_ZNK4sycl3_V17nd_itemILi1EE13get_global_idEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id") align 8 %10, ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %13) #13
  call void @llvm.lifetime.start.p0(ptr %5) #14
  call spir_func void @_ZNK4sycl3_V17nd_itemILi1EE16get_global_rangeEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range") align 8 %11, ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %13) #13
  call void @llvm.lifetime.start.p0(ptr %6) #14
  call spir_func void @_ZNK4sycl3_V17nd_itemILi1EE10get_offsetEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id") align 8 %12, ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %13) #13
  %14 = call spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V16detail5arrayILi1EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %10, i32 noundef 0) #13
  %15 = load i64, ptr addrspace(4) %14, align 8, !tbaa !115
  %16 = call spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V16detail5arrayILi1EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %12, i32 noundef 0) #13
  %17 = load i64, ptr addrspace(4) %16, align 8, !tbaa !115
  %18 = sub i64 %15, %17
  store i64 %18, ptr addrspace(4) %9, align 8, !tbaa !115
  %19 = load i64, ptr addrspace(4) %9, align 8, !tbaa !115
  %20 = icmp ule i64 %19, 2147483647
  call void @llvm.assume(i1 %20)
  %21 = load i64, ptr addrspace(4) %9, align 8, !tbaa !115
  call void @llvm.lifetime.end.p0(ptr %6) #14
  call void @llvm.lifetime.end.p0(ptr %5) #14
  call void @llvm.lifetime.end.p0(ptr %4) #14
  call void @llvm.lifetime.end.p0(ptr %3) #14
  ret i64 %21
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail7Builder10getElementILi1EEEKNS0_7nd_itemIXT_EEEPS5_(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::nd_item") align 1 %0, ptr addrspace(4) noundef %1) #3 comdat align 2 !srcloc !121 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca %"class.sycl::_V1::range", align 8
  %5 = alloca %"class.sycl::_V1::range", align 8
  %6 = alloca %"class.sycl::_V1::range", align 8
  %7 = alloca %"class.sycl::_V1::id", align 8
  %8 = alloca %"class.sycl::_V1::id", align 8
  %9 = alloca %"class.sycl::_V1::id", align 8
  %10 = alloca %"class.sycl::_V1::id", align 8
  %11 = alloca %"class.sycl::_V1::group", align 8
  %12 = alloca %"class.sycl::_V1::item", align 8
  %13 = alloca %"class.sycl::_V1::item.0", align 8
  %14 = alloca i32, align 4
  %15 = addrspacecast ptr %3 to ptr addrspace(4)
  %16 = addrspacecast ptr %4 to ptr addrspace(4)
  %17 = addrspacecast ptr %5 to ptr addrspace(4)
  %18 = addrspacecast ptr %6 to ptr addrspace(4)
  %19 = addrspacecast ptr %7 to ptr addrspace(4)
  %20 = addrspacecast ptr %8 to ptr addrspace(4)
  %21 = addrspacecast ptr %9 to ptr addrspace(4)
  %22 = addrspacecast ptr %10 to ptr addrspace(4)
  %23 = addrspacecast ptr %11 to ptr addrspace(4)
  %24 = addrspacecast ptr %12 to ptr addrspace(4)
  %25 = addrspacecast ptr %13 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %15, align 8, !tbaa !119
  call void @llvm.lifetime.start.p0(ptr %4) #14
  call spir_func void @_ZN7__spirv21initBuiltInGlobalSizeILi1EN4sycl3_V15rangeILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range") align 8 %16) #13
  call void @llvm.lifetime.start.p0(ptr %5) #14
  call spir_func void @_ZN7__spirv24initBuiltInWorkgroupSizeILi1EN4sycl3_V15rangeILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range") align 8 %17) #13
  call void @llvm.lifetime.start.p0(ptr %6) #14
  call spir_func void @_ZN7__spirv24initBuiltInNumWorkgroupsILi1EN4sycl3_V15rangeILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range") align 8 %18) #13
  call void @llvm.lifetime.start.p0(ptr %7) #14
  call spir_func void @_ZN7__spirv22initBuiltInWorkgroupIdILi1EN4sycl3_V12idILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id") align 8 %19) #13
  call void @llvm.lifetime.start.p0(ptr %8) #14
  call spir_func void @_ZN7__spirv29initBuiltInGlobalInvocationIdILi1EN4sycl3_V12idILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id") align 8 %20) #13
  call void @llvm.lifetime.start.p0(ptr %9) #14
  call spir_func void @_ZN7__spirv28initBuiltInLocalInvocationIdILi1EN4sycl3_V12idILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id") align 8 %21) #13
  call void @llvm.lifetime.start.p0(ptr %10) #14
  call spir_func void @_ZN7__spirv23initBuiltInGlobalOffsetILi1EN4sycl3_V12idILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id") align 8 %22) #13
  call void @llvm.lifetime.start.p0(ptr %11) #14
  call spir_func void @_ZN4sycl3_V16detail7Builder11createGroupILi1EEENS0_5groupIXT_EEERKNS0_5rangeIXT_EEES9_S9_RKNS0_2idIXT_EEE(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::group") align 8 %23, ptr addrspace(4) noundef align 8 dereferenceable(8) %16, ptr addrspace(4) noundef align 8 dereferenceable(8) %17, ptr addrspace(4) noundef align 8 dereferenceable(8) %18, ptr addrspace(4) noundef align 8 dereferenceable(8) %19) #13
  call void @llvm.lifetime.start.p0(ptr %12) #14
  call spir_func void @_ZN4sycl3_V16detail7Builder10createItemILi1ELb1EEENSt9enable_ifIXT0_ENS0_4itemIXT_EXT0_EEEE4typeERKNS0_5rangeIXT_EEERKNS0_2idIXT_EEESG_(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::item") align 8 %24, ptr addrspace(4) noundef align 8 dereferenceable(8) %16, ptr addrspace(4) noundef align 8 dereferenceable(8) %20, ptr addrspace(4) noundef align 8 dereferenceable(8) %22) #13
  call void @llvm.lifetime.start.p0(ptr %13) #14
  call spir_func void @_ZN4sycl3_V16detail7Builder10createItemILi1ELb0EEENSt9enable_ifIXntT0_ENS0_4itemIXT_EXT0_EEEE4typeERKNS0_5rangeIXT_EEERKNS0_2idIXT_EEE(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::item.0") align 8 %25, ptr addrspace(4) noundef align 8 dereferenceable(8) %17, ptr addrspace(4) noundef align 8 dereferenceable(8) %21) #13
  call spir_func void @_ZN4sycl3_V16detail7Builder12createNDItemILi1EEENS0_7nd_itemIXT_EEERKNS0_4itemIXT_ELb1EEERKNS6_IXT_ELb0EEERKNS0_5groupIXT_EEE(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::nd_item") align 1 %0, ptr addrspace(4) noundef align 8 dereferenceable(24) %24, ptr addrspace(4) noundef align 8 dereferenceable(16) %25, ptr addrspace(4) noundef align 8 dereferenceable(32) %23) #13
  call void @llvm.lifetime.end.p0(ptr %13) #14
  call void @llvm.lifetime.end.p0(ptr %12) #14
  call void @llvm.lifetime.end.p0(ptr %11) #14
  call void @llvm.lifetime.end.p0(ptr %10) #14
  call void @llvm.lifetime.end.p0(ptr %9) #14
  call void @llvm.lifetime.end.p0(ptr %8) #14
  call void @llvm.lifetime.end.p0(ptr %7) #14
  call void @llvm.lifetime.end.p0(ptr %6) #14
  call void @llvm.lifetime.end.p0(ptr %5) #14
  call void @llvm.lifetime.end.p0(ptr %4) #14
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef ptr addrspace(4) @_ZN4sycl3_V16detail7declptrINS0_7nd_itemILi1EEEEEPT_v() #3 comdat !srcloc !122 {
  ret ptr addrspace(4) null
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv21initBuiltInGlobalSizeILi1EN4sycl3_V15rangeILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::range") align 8 %0) #3 comdat !srcloc !123 {
  call spir_func void @_ZN7__spirv28InitSizesSTBuiltInGlobalSizeILi1EN4sycl3_V15rangeILi1EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range") align 8 %0) #13
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv24initBuiltInWorkgroupSizeILi1EN4sycl3_V15rangeILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::range") align 8 %0) #3 comdat !srcloc !124 {
  call spir_func void @_ZN7__spirv31InitSizesSTBuiltInWorkgroupSizeILi1EN4sycl3_V15rangeILi1EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range") align 8 %0) #13
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv24initBuiltInNumWorkgroupsILi1EN4sycl3_V15rangeILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::range") align 8 %0) #3 comdat !srcloc !125 {
  call spir_func void @_ZN7__spirv31InitSizesSTBuiltInNumWorkgroupsILi1EN4sycl3_V15rangeILi1EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range") align 8 %0) #13
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv22initBuiltInWorkgroupIdILi1EN4sycl3_V12idILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id") align 8 %0) #3 comdat !srcloc !126 {
  call spir_func void @_ZN7__spirv29InitSizesSTBuiltInWorkgroupIdILi1EN4sycl3_V12idILi1EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id") align 8 %0) #13
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv29initBuiltInGlobalInvocationIdILi1EN4sycl3_V12idILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id") align 8 %0) #3 comdat !srcloc !127 {
  call spir_func void @_ZN7__spirv36InitSizesSTBuiltInGlobalInvocationIdILi1EN4sycl3_V12idILi1EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id") align 8 %0) #13
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv28initBuiltInLocalInvocationIdILi1EN4sycl3_V12idILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id") align 8 %0) #3 comdat !srcloc !128 {
  call spir_func void @_ZN7__spirv35InitSizesSTBuiltInLocalInvocationIdILi1EN4sycl3_V12idILi1EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id") align 8 %0) #13
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv23initBuiltInGlobalOffsetILi1EN4sycl3_V12idILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id") align 8 %0) #3 comdat !srcloc !129 {
  call spir_func void @_ZN7__spirv30InitSizesSTBuiltInGlobalOffsetILi1EN4sycl3_V12idILi1EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id") align 8 %0) #13
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail7Builder11createGroupILi1EEENS0_5groupIXT_EEERKNS0_5rangeIXT_EEES9_S9_RKNS0_2idIXT_EEE(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::group") align 8 %0, ptr addrspace(4) noundef align 8 dereferenceable(8) %1, ptr addrspace(4) noundef align 8 dereferenceable(8) %2, ptr addrspace(4) noundef align 8 dereferenceable(8) %3, ptr addrspace(4) noundef align 8 dereferenceable(8) %4) #3 comdat align 2 !srcloc !130 {
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = alloca ptr addrspace(4), align 8
  %9 = alloca ptr addrspace(4), align 8
  %10 = alloca %"class.sycl::_V1::range", align 8
  %11 = addrspacecast ptr %6 to ptr addrspace(4)
  %12 = addrspacecast ptr %7 to ptr addrspace(4)
  %13 = addrspacecast ptr %8 to ptr addrspace(4)
  %14 = addrspacecast ptr %9 to ptr addrspace(4)
  %15 = addrspacecast ptr %10 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %11, align 8, !tbaa !131
  store ptr addrspace(4) %2, ptr addrspace(4) %12, align 8, !tbaa !131
  store ptr addrspace(4) %3, ptr addrspace(4) %13, align 8, !tbaa !131
  store ptr addrspace(4) %4, ptr addrspace(4) %14, align 8, !tbaa !133
  %16 = load ptr addrspace(4), ptr addrspace(4) %11, align 8, !tbaa !131, !align !135
  %17 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !tbaa !131, !align !135
  %18 = load ptr addrspace(4), ptr addrspace(4) %13, align 8, !tbaa !131, !align !135
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %15, ptr addrspace(4) align 8 %18, i64 8, i1 false)
  %19 = load ptr addrspace(4), ptr addrspace(4) %14, align 8, !tbaa !133, !align !135
  %20 = addrspacecast ptr addrspace(4) %15 to ptr
  call spir_func void @_ZN4sycl3_V15groupILi1EEC2ERKNS0_5rangeILi1EEES6_S4_RKNS0_2idILi1EEE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(32) %0, ptr addrspace(4) noundef align 8 dereferenceable(8) %16, ptr addrspace(4) noundef align 8 dereferenceable(8) %17, ptr noundef byval(%"class.sycl::_V1::range") align 8 %20, ptr addrspace(4) noundef align 8 dereferenceable(8) %19) #13
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail7Builder10createItemILi1ELb1EEENSt9enable_ifIXT0_ENS0_4itemIXT_EXT0_EEEE4typeERKNS0_5rangeIXT_EEERKNS0_2idIXT_EEESG_(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::item") align 8 %0, ptr addrspace(4) noundef align 8 dereferenceable(8) %1, ptr addrspace(4) noundef align 8 dereferenceable(8) %2, ptr addrspace(4) noundef align 8 dereferenceable(8) %3) #3 comdat align 2 !srcloc !136 {
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  %9 = addrspacecast ptr %6 to ptr addrspace(4)
  %10 = addrspacecast ptr %7 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %8, align 8, !tbaa !131
  store ptr addrspace(4) %2, ptr addrspace(4) %9, align 8, !tbaa !133
  store ptr addrspace(4) %3, ptr addrspace(4) %10, align 8, !tbaa !133
  %11 = load ptr addrspace(4), ptr addrspace(4) %8, align 8, !tbaa !131, !align !135
  %12 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !tbaa !133, !align !135
  %13 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !tbaa !133, !align !135
  call spir_func void @_ZN4sycl3_V14itemILi1ELb1EEC2ILb1EEERNSt9enable_ifIXT_EKNS0_5rangeILi1EEEE4typeERKNS0_2idILi1EEESE_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %0, ptr addrspace(4) noundef align 8 dereferenceable(8) %11, ptr addrspace(4) noundef align 8 dereferenceable(8) %12, ptr addrspace(4) noundef align 8 dereferenceable(8) %13) #13
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail7Builder10createItemILi1ELb0EEENSt9enable_ifIXntT0_ENS0_4itemIXT_EXT0_EEEE4typeERKNS0_5rangeIXT_EEERKNS0_2idIXT_EEE(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::item.0") align 8 %0, ptr addrspace(4) noundef align 8 dereferenceable(8) %1, ptr addrspace(4) noundef align 8 dereferenceable(8) %2) #3 comdat align 2 !srcloc !137 {
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  %7 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %6, align 8, !tbaa !131
  store ptr addrspace(4) %2, ptr addrspace(4) %7, align 8, !tbaa !133
  %8 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !tbaa !131, !align !135
  %9 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !tbaa !133, !align !135
  call spir_func void @_ZN4sycl3_V14itemILi1ELb0EEC2ILb0EEERNSt9enable_ifIXntT_EKNS0_5rangeILi1EEEE4typeERKNS0_2idILi1EEE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0, ptr addrspace(4) noundef align 8 dereferenceable(8) %8, ptr addrspace(4) noundef align 8 dereferenceable(8) %9) #13
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail7Builder12createNDItemILi1EEENS0_7nd_itemIXT_EEERKNS0_4itemIXT_ELb1EEERKNS6_IXT_ELb0EEERKNS0_5groupIXT_EEE(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::nd_item") align 1 %0, ptr addrspace(4) noundef align 8 dereferenceable(24) %1, ptr addrspace(4) noundef align 8 dereferenceable(16) %2, ptr addrspace(4) noundef align 8 dereferenceable(32) %3) #3 comdat align 2 !srcloc !138 {
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  %9 = addrspacecast ptr %6 to ptr addrspace(4)
  %10 = addrspacecast ptr %7 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %8, align 8, !tbaa !139
  store ptr addrspace(4) %2, ptr addrspace(4) %9, align 8, !tbaa !141
  store ptr addrspace(4) %3, ptr addrspace(4) %10, align 8, !tbaa !143
  %11 = load ptr addrspace(4), ptr addrspace(4) %8, align 8, !tbaa !139, !align !135
  %12 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !tbaa !141, !align !135
  %13 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !tbaa !143, !align !135
  call spir_func void @_ZN4sycl3_V17nd_itemILi1EEC2ERKNS0_4itemILi1ELb1EEERKNS3_ILi1ELb0EEERKNS0_5groupILi1EEE(ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %0, ptr addrspace(4) noundef align 8 dereferenceable(24) %11, ptr addrspace(4) noundef align 8 dereferenceable(16) %12, ptr addrspace(4) noundef align 8 dereferenceable(32) %13) #13
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv28InitSizesSTBuiltInGlobalSizeILi1EN4sycl3_V15rangeILi1EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::range") align 8 %0) #3 comdat align 2 !srcloc !145 {
  %2 = call spir_func noundef i64 @_ZN7__spirv20getBuiltInGlobalSizeILi0EEEmv() #13
  call spir_func void @_ZN4sycl3_V15rangeILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, i64 noundef %2) #13
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZN7__spirv20getBuiltInGlobalSizeILi0EEEmv() #3 !srcloc !146 {
  %1 = call spir_func noundef i64 @_Z25__spirv_BuiltInGlobalSizei(i32 noundef 0) #15
  ret i64 %1
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V15rangeILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, i64 noundef %1) unnamed_addr #3 comdat align 2 !srcloc !147 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i64, align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !131
  store i64 %1, ptr addrspace(4) %6, align 8, !tbaa !115
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = load i64, ptr addrspace(4) %6, align 8, !tbaa !115
  call spir_func void @_ZN4sycl3_V16detail5arrayILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %7, i64 noundef %8) #13
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func noundef i64 @_Z25__spirv_BuiltInGlobalSizei(i32 noundef) #5

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail5arrayILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, i64 noundef %1) unnamed_addr #3 comdat align 2 !srcloc !148 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i64, align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !149
  store i64 %1, ptr addrspace(4) %6, align 8, !tbaa !115
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = getelementptr inbounds nuw %"class.sycl::_V1::detail::array", ptr addrspace(4) %7, i32 0, i32 0
  %9 = load i64, ptr addrspace(4) %6, align 8, !tbaa !115
  store i64 %9, ptr addrspace(4) %8, align 8, !tbaa !115
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv31InitSizesSTBuiltInWorkgroupSizeILi1EN4sycl3_V15rangeILi1EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::range") align 8 %0) #3 comdat align 2 !srcloc !151 {
  %2 = call spir_func noundef i64 @_ZN7__spirv23getBuiltInWorkgroupSizeILi0EEEmv() #13
  call spir_func void @_ZN4sycl3_V15rangeILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, i64 noundef %2) #13
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZN7__spirv23getBuiltInWorkgroupSizeILi0EEEmv() #3 !srcloc !152 {
  %1 = call spir_func noundef i64 @_Z28__spirv_BuiltInWorkgroupSizei(i32 noundef 0) #15
  ret i64 %1
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func noundef i64 @_Z28__spirv_BuiltInWorkgroupSizei(i32 noundef) #5

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv31InitSizesSTBuiltInNumWorkgroupsILi1EN4sycl3_V15rangeILi1EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::range") align 8 %0) #3 comdat align 2 !srcloc !153 {
  %2 = call spir_func noundef i64 @_ZN7__spirv23getBuiltInNumWorkgroupsILi0EEEmv() #13
  call spir_func void @_ZN4sycl3_V15rangeILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, i64 noundef %2) #13
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZN7__spirv23getBuiltInNumWorkgroupsILi0EEEmv() #3 !srcloc !154 {
  %1 = call spir_func noundef i64 @_Z28__spirv_BuiltInNumWorkgroupsi(i32 noundef 0) #15
  ret i64 %1
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func noundef i64 @_Z28__spirv_BuiltInNumWorkgroupsi(i32 noundef) #5

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv29InitSizesSTBuiltInWorkgroupIdILi1EN4sycl3_V12idILi1EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id") align 8 %0) #3 comdat align 2 !srcloc !155 {
  %2 = call spir_func noundef i64 @_ZN7__spirv21getBuiltInWorkgroupIdILi0EEEmv() #13
  call spir_func void @_ZN4sycl3_V12idILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, i64 noundef %2) #13
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZN7__spirv21getBuiltInWorkgroupIdILi0EEEmv() #3 !srcloc !156 {
  %1 = call spir_func noundef i64 @_Z26__spirv_BuiltInWorkgroupIdi(i32 noundef 0) #15
  ret i64 %1
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V12idILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, i64 noundef %1) unnamed_addr #3 comdat align 2 !srcloc !157 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i64, align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !133
  store i64 %1, ptr addrspace(4) %6, align 8, !tbaa !115
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = load i64, ptr addrspace(4) %6, align 8, !tbaa !115
  call spir_func void @_ZN4sycl3_V16detail5arrayILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %7, i64 noundef %8) #13
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func noundef i64 @_Z26__spirv_BuiltInWorkgroupIdi(i32 noundef) #5

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv36InitSizesSTBuiltInGlobalInvocationIdILi1EN4sycl3_V12idILi1EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id") align 8 %0) #3 comdat align 2 !srcloc !158 {
  %2 = call spir_func noundef i64 @_ZN7__spirv28getBuiltInGlobalInvocationIdILi0EEEmv() #13
  call spir_func void @_ZN4sycl3_V12idILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, i64 noundef %2) #13
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZN7__spirv28getBuiltInGlobalInvocationIdILi0EEEmv() #3 !srcloc !159 {
  %1 = call spir_func noundef i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 noundef 0) #15
  ret i64 %1
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func noundef i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 noundef) #5

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv35InitSizesSTBuiltInLocalInvocationIdILi1EN4sycl3_V12idILi1EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id") align 8 %0) #3 comdat align 2 !srcloc !160 {
  %2 = call spir_func noundef i64 @_ZN7__spirv27getBuiltInLocalInvocationIdILi0EEEmv() #13
  call spir_func void @_ZN4sycl3_V12idILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, i64 noundef %2) #13
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZN7__spirv27getBuiltInLocalInvocationIdILi0EEEmv() #3 !srcloc !161 {
  %1 = call spir_func noundef i64 @_Z32__spirv_BuiltInLocalInvocationIdi(i32 noundef 0) #15
  ret i64 %1
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func noundef i64 @_Z32__spirv_BuiltInLocalInvocationIdi(i32 noundef) #5

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv30InitSizesSTBuiltInGlobalOffsetILi1EN4sycl3_V12idILi1EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id") align 8 %0) #3 comdat align 2 !srcloc !162 {
  %2 = call spir_func noundef i64 @_ZN7__spirv22getBuiltInGlobalOffsetILi0EEEmv() #13
  call spir_func void @_ZN4sycl3_V12idILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, i64 noundef %2) #13
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZN7__spirv22getBuiltInGlobalOffsetILi0EEEmv() #3 !srcloc !163 {
  %1 = call spir_func noundef i64 @_Z27__spirv_BuiltInGlobalOffseti(i32 noundef 0) #15
  ret i64 %1
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func noundef i64 @_Z27__spirv_BuiltInGlobalOffseti(i32 noundef) #5

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) noalias writeonly captures(none), ptr addrspace(4) noalias readonly captures(none), i64, i1 immarg) #6

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V15groupILi1EEC2ERKNS0_5rangeILi1EEES6_S4_RKNS0_2idILi1EEE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(32) %0, ptr addrspace(4) noundef align 8 dereferenceable(8) %1, ptr addrspace(4) noundef align 8 dereferenceable(8) %2, ptr noundef byval(%"class.sycl::_V1::range") align 8 %3, ptr addrspace(4) noundef align 8 dereferenceable(8) %4) unnamed_addr #3 comdat align 2 !srcloc !164 {
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = alloca ptr addrspace(4), align 8
  %9 = alloca ptr addrspace(4), align 8
  %10 = addrspacecast ptr %6 to ptr addrspace(4)
  %11 = addrspacecast ptr %7 to ptr addrspace(4)
  %12 = addrspacecast ptr %8 to ptr addrspace(4)
  %13 = addrspacecast ptr %9 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %10, align 8, !tbaa !143
  store ptr addrspace(4) %1, ptr addrspace(4) %11, align 8, !tbaa !131
  store ptr addrspace(4) %2, ptr addrspace(4) %12, align 8, !tbaa !131
  %14 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %4, ptr addrspace(4) %13, align 8, !tbaa !133
  %15 = load ptr addrspace(4), ptr addrspace(4) %10, align 8
  %16 = getelementptr inbounds nuw %"class.sycl::_V1::group", ptr addrspace(4) %15, i32 0, i32 0
  %17 = load ptr addrspace(4), ptr addrspace(4) %11, align 8, !tbaa !131, !align !135
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %16, ptr addrspace(4) align 8 %17, i64 8, i1 false)
  %18 = getelementptr inbounds nuw %"class.sycl::_V1::group", ptr addrspace(4) %15, i32 0, i32 1
  %19 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !tbaa !131, !align !135
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %18, ptr addrspace(4) align 8 %19, i64 8, i1 false)
  %20 = getelementptr inbounds nuw %"class.sycl::_V1::group", ptr addrspace(4) %15, i32 0, i32 2
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %20, ptr addrspace(4) align 8 %14, i64 8, i1 false)
  %21 = getelementptr inbounds nuw %"class.sycl::_V1::group", ptr addrspace(4) %15, i32 0, i32 3
  %22 = load ptr addrspace(4), ptr addrspace(4) %13, align 8, !tbaa !133, !align !135
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %21, ptr addrspace(4) align 8 %22, i64 8, i1 false)
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V14itemILi1ELb1EEC2ILb1EEERNSt9enable_ifIXT_EKNS0_5rangeILi1EEEE4typeERKNS0_2idILi1EEESE_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %0, ptr addrspace(4) noundef align 8 dereferenceable(8) %1, ptr addrspace(4) noundef align 8 dereferenceable(8) %2, ptr addrspace(4) noundef align 8 dereferenceable(8) %3) unnamed_addr #3 comdat align 2 !srcloc !165 {
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = alloca ptr addrspace(4), align 8
  %9 = addrspacecast ptr %5 to ptr addrspace(4)
  %10 = addrspacecast ptr %6 to ptr addrspace(4)
  %11 = addrspacecast ptr %7 to ptr addrspace(4)
  %12 = addrspacecast ptr %8 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %9, align 8, !tbaa !139
  store ptr addrspace(4) %1, ptr addrspace(4) %10, align 8, !tbaa !131
  store ptr addrspace(4) %2, ptr addrspace(4) %11, align 8, !tbaa !133
  store ptr addrspace(4) %3, ptr addrspace(4) %12, align 8, !tbaa !133
  %13 = load ptr addrspace(4), ptr addrspace(4) %9, align 8
  %14 = getelementptr inbounds nuw %"class.sycl::_V1::item", ptr addrspace(4) %13, i32 0, i32 0
  %15 = getelementptr inbounds nuw %"struct.sycl::_V1::detail::ItemBase", ptr addrspace(4) %14, i32 0, i32 0
  %16 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !tbaa !131, !align !135
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %15, ptr addrspace(4) align 8 %16, i64 8, i1 false)
  %17 = getelementptr inbounds nuw %"struct.sycl::_V1::detail::ItemBase", ptr addrspace(4) %14, i32 0, i32 1
  %18 = load ptr addrspace(4), ptr addrspace(4) %11, align 8, !tbaa !133, !align !135
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %17, ptr addrspace(4) align 8 %18, i64 8, i1 false)
  %19 = getelementptr inbounds nuw %"struct.sycl::_V1::detail::ItemBase", ptr addrspace(4) %14, i32 0, i32 2
  %20 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !tbaa !133, !align !135
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %19, ptr addrspace(4) align 8 %20, i64 8, i1 false)
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V14itemILi1ELb0EEC2ILb0EEERNSt9enable_ifIXntT_EKNS0_5rangeILi1EEEE4typeERKNS0_2idILi1EEE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0, ptr addrspace(4) noundef align 8 dereferenceable(8) %1, ptr addrspace(4) noundef align 8 dereferenceable(8) %2) unnamed_addr #3 comdat align 2 !srcloc !166 {
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  %9 = addrspacecast ptr %6 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %7, align 8, !tbaa !141
  store ptr addrspace(4) %1, ptr addrspace(4) %8, align 8, !tbaa !131
  store ptr addrspace(4) %2, ptr addrspace(4) %9, align 8, !tbaa !133
  %10 = load ptr addrspace(4), ptr addrspace(4) %7, align 8
  %11 = getelementptr inbounds nuw %"class.sycl::_V1::item.0", ptr addrspace(4) %10, i32 0, i32 0
  %12 = getelementptr inbounds nuw %"struct.sycl::_V1::detail::ItemBase.1", ptr addrspace(4) %11, i32 0, i32 0
  %13 = load ptr addrspace(4), ptr addrspace(4) %8, align 8, !tbaa !131, !align !135
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %12, ptr addrspace(4) align 8 %13, i64 8, i1 false)
  %14 = getelementptr inbounds nuw %"struct.sycl::_V1::detail::ItemBase.1", ptr addrspace(4) %11, i32 0, i32 1
  %15 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !tbaa !133, !align !135
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %14, ptr addrspace(4) align 8 %15, i64 8, i1 false)
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V17nd_itemILi1EEC2ERKNS0_4itemILi1ELb1EEERKNS3_ILi1ELb0EEERKNS0_5groupILi1EEE(ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %0, ptr addrspace(4) noundef align 8 dereferenceable(24) %1, ptr addrspace(4) noundef align 8 dereferenceable(16) %2, ptr addrspace(4) noundef align 8 dereferenceable(32) %3) unnamed_addr #3 comdat align 2 !srcloc !167 {
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = alloca ptr addrspace(4), align 8
  %9 = addrspacecast ptr %5 to ptr addrspace(4)
  %10 = addrspacecast ptr %6 to ptr addrspace(4)
  %11 = addrspacecast ptr %7 to ptr addrspace(4)
  %12 = addrspacecast ptr %8 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %9, align 8, !tbaa !119
  store ptr addrspace(4) %1, ptr addrspace(4) %10, align 8, !tbaa !139
  store ptr addrspace(4) %2, ptr addrspace(4) %11, align 8, !tbaa !141
  store ptr addrspace(4) %3, ptr addrspace(4) %12, align 8, !tbaa !143
  %13 = load ptr addrspace(4), ptr addrspace(4) %9, align 8
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZNK4sycl3_V17nd_itemILi1EE13get_global_idEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id") align 8 %0, ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %1) #3 comdat align 2 !srcloc !168 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %4, align 8, !tbaa !119
  %5 = load ptr addrspace(4), ptr addrspace(4) %4, align 8
  call spir_func void @_ZN7__spirv29initBuiltInGlobalInvocationIdILi1EN4sycl3_V12idILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id") align 8 %0) #13
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZNK4sycl3_V17nd_itemILi1EE16get_global_rangeEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::range") align 8 %0, ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %1) #3 comdat align 2 !srcloc !169 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %4, align 8, !tbaa !119
  %5 = load ptr addrspace(4), ptr addrspace(4) %4, align 8
  call spir_func void @_ZN7__spirv21initBuiltInGlobalSizeILi1EN4sycl3_V15rangeILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range") align 8 %0) #13
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZNK4sycl3_V17nd_itemILi1EE10get_offsetEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id") align 8 %0, ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %1) #3 comdat align 2 !srcloc !170 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %4, align 8, !tbaa !119
  %5 = load ptr addrspace(4), ptr addrspace(4) %4, align 8
  call spir_func void @_ZN7__spirv23initBuiltInGlobalOffsetILi1EN4sycl3_V12idILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id") align 8 %0) #13
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V16detail5arrayILi1EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, i32 noundef %1) #3 comdat align 2 !srcloc !171 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i32, align 4
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !149
  store i32 %1, ptr addrspace(4) %6, align 4, !tbaa !111
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = load i32, ptr addrspace(4) %6, align 4, !tbaa !111
  call spir_func void @_ZNK4sycl3_V16detail5arrayILi1EE15check_dimensionEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %7, i32 noundef %8) #13
  %9 = getelementptr inbounds nuw %"class.sycl::_V1::detail::array", ptr addrspace(4) %7, i32 0, i32 0
  %10 = load i32, ptr addrspace(4) %6, align 4, !tbaa !111
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds [1 x i64], ptr addrspace(4) %9, i64 0, i64 %11
  ret ptr addrspace(4) %12
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #7

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZNK4sycl3_V16detail5arrayILi1EE15check_dimensionEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, i32 noundef %1) #4 comdat align 2 !srcloc !172 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i32, align 4
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !149
  store i32 %1, ptr addrspace(4) %6, align 4, !tbaa !111
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local spir_kernel void @_ZN19__sycl_kernel_inner5clearEPd(ptr addrspace(1) noundef align 8 %0) #8 !srcloc !173 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %3, align 8, !tbaa !174
  %4 = load ptr addrspace(1), ptr addrspace(4) %3, align 8, !tbaa !174
  %5 = addrspacecast ptr addrspace(1) %4 to ptr addrspace(4)
  call spir_func void @_ZN5inner5clearEPd(ptr addrspace(4) noundef %5) #13
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN5inner5clearEPd(ptr addrspace(4) noundef %0) #9 !srcloc !173 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !174
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8, !tbaa !174
  store double 0.000000e+00, ptr addrspace(4) %4, align 8, !tbaa !176
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_Z19__sycl_kernel_scaleIfEvT_PS0_(float noundef %0, ptr addrspace(1) noundef align 4 %1) #10 comdat !srcloc !178 {
  %3 = alloca float, align 4
  %4 = alloca ptr addrspace(1), align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store float %0, ptr addrspace(4) %5, align 4, !tbaa !179
  store ptr addrspace(1) %1, ptr addrspace(4) %6, align 8, !tbaa !181
  %7 = load float, ptr addrspace(4) %5, align 4, !tbaa !179
  %8 = load ptr addrspace(1), ptr addrspace(4) %6, align 8, !tbaa !181
  %9 = addrspacecast ptr addrspace(1) %8 to ptr addrspace(4)
  call spir_func void @_Z5scaleIfEvT_PS0_(float noundef %7, ptr addrspace(4) noundef %9) #13
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_Z5scaleIfEvT_PS0_(float noundef %0, ptr addrspace(4) noundef %1) #11 comdat !srcloc !178 {
  %3 = alloca float, align 4
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca %"class.sycl::_V1::nd_item.2", align 1
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store float %0, ptr addrspace(4) %6, align 4, !tbaa !179
  store ptr addrspace(4) %1, ptr addrspace(4) %7, align 8, !tbaa !181
  %9 = load float, ptr addrspace(4) %6, align 4, !tbaa !179
  %10 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !tbaa !181
  call void @llvm.lifetime.start.p0(ptr %5) #14
  call spir_func void @_ZN4sycl3_V13ext6oneapi14this_work_item11get_nd_itemILi2EEENS0_7nd_itemIXT_EEEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::nd_item.2") align 1 %8) #13
  %11 = call spir_func noundef i64 @_ZNK4sycl3_V17nd_itemILi2EE20get_global_linear_idEv(ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %8) #13
  %12 = getelementptr inbounds nuw float, ptr addrspace(4) %10, i64 %11
  %13 = load float, ptr addrspace(4) %12, align 4, !tbaa !179
  %14 = fmul float %13, %9
  store float %14, ptr addrspace(4) %12, align 4, !tbaa !179
  call void @llvm.lifetime.end.p0(ptr %5) #14
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V13ext6oneapi14this_work_item11get_nd_itemILi2EEENS0_7nd_itemIXT_EEEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::nd_item.2") align 1 %0) #3 comdat !srcloc !117 {
  %2 = call spir_func noundef ptr addrspace(4) @_ZN4sycl3_V16detail7declptrINS0_7nd_itemILi2EEEEEPT_v() #13
  call spir_func void @_ZN4sycl3_V16detail7Builder10getElementILi2EEEKNS0_7nd_itemIXT_EEEPS5_(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::nd_item.2") align 1 %0, ptr addrspace(4) noundef %2) #13
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZNK4sycl3_V17nd_itemILi2EE20get_global_linear_idEv(ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %0) #4 comdat align 2 !srcloc !118 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca i64, align 8
  %4 = alloca %"class.sycl::_V1::id.6", align 8
  %5 = alloca %"class.sycl::_V1::range.4", align 8
  %6 = alloca %"class.sycl::_V1::id.6", align 8
  %7 = alloca i32, align 4
  %8 = addrspacecast ptr %2 to ptr addrspace(4)
  %9 = addrspacecast ptr %3 to ptr addrspace(4)
  %10 = addrspacecast ptr %4 to ptr addrspace(4)
  %11 = addrspacecast ptr %5 to ptr addrspace(4)
  %12 = addrspacecast ptr %6 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %8, align 8, !tbaa !183
  %13 = load ptr addrspace(4), ptr addrspace(4) %8, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #14
  store i64 0, ptr addrspace(4) %9, align 8, !tbaa !115
  call void @llvm.lifetime.start.p0(ptr %4) #14
  call spir_func void @_ZNK4sycl3_V17nd_itemILi2EE13get_global_idEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id.6") align 8 %10, ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %13) #13
  call void @llvm.lifetime.start.p0(ptr %5) #14
  call spir_func void @_ZNK4sycl3_V17nd_itemILi2EE16get_global_rangeEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range.4") align 8 %11, ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %13) #13
  call void @llvm.lifetime.start.p0(ptr %6) #14
  call spir_func void @_ZNK4sycl3_V17nd_itemILi2EE10get_offsetEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id.6") align 8 %12, ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %13) #13
  %14 = call spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V16detail5arrayILi2EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %10, i32 noundef 0) #13
  %15 = load i64, ptr addrspace(4) %14, align 8, !tbaa !115
  %16 = call spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V16detail5arrayILi2EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %12, i32 noundef 0) #13
  %17 = load i64, ptr addrspace(4) %16, align 8, !tbaa !115
  %18 = sub i64 %15, %17
  %19 = call spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V16detail5arrayILi2EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %11, i32 noundef 1) #13
  %20 = load i64, ptr addrspace(4) %19, align 8, !tbaa !115
  %21 = mul i64 %18, %20
  %22 = call spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V16detail5arrayILi2EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %10, i32 noundef 1) #13
  %23 = load i64, ptr addrspace(4) %22, align 8, !tbaa !115
  %24 = add i64 %21, %23
  %25 = call spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V16detail5arrayILi2EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %12, i32 noundef 1) #13
  %26 = load i64, ptr addrspace(4) %25, align 8, !tbaa !115
  %27 = sub i64 %24, %26
  store i64 %27, ptr addrspace(4) %9, align 8, !tbaa !115
  %28 = load i64, ptr addrspace(4) %9, align 8, !tbaa !115
  %29 = icmp ule i64 %28, 2147483647
  call void @llvm.assume(i1 %29)
  %30 = load i64, ptr addrspace(4) %9, align 8, !tbaa !115
  call void @llvm.lifetime.end.p0(ptr %6) #14
  call void @llvm.lifetime.end.p0(ptr %5) #14
  call void @llvm.lifetime.end.p0(ptr %4) #14
  call void @llvm.lifetime.end.p0(ptr %3) #14
  ret i64 %30
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail7Builder10getElementILi2EEEKNS0_7nd_itemIXT_EEEPS5_(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::nd_item.2") align 1 %0, ptr addrspace(4) noundef %1) #3 comdat align 2 !srcloc !121 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca %"class.sycl::_V1::range.4", align 8
  %5 = alloca %"class.sycl::_V1::range.4", align 8
  %6 = alloca %"class.sycl::_V1::range.4", align 8
  %7 = alloca %"class.sycl::_V1::id.6", align 8
  %8 = alloca %"class.sycl::_V1::id.6", align 8
  %9 = alloca %"class.sycl::_V1::id.6", align 8
  %10 = alloca %"class.sycl::_V1::id.6", align 8
  %11 = alloca %"class.sycl::_V1::group.7", align 8
  %12 = alloca %"class.sycl::_V1::item.8", align 8
  %13 = alloca %"class.sycl::_V1::item.10", align 8
  %14 = alloca i32, align 4
  %15 = addrspacecast ptr %3 to ptr addrspace(4)
  %16 = addrspacecast ptr %4 to ptr addrspace(4)
  %17 = addrspacecast ptr %5 to ptr addrspace(4)
  %18 = addrspacecast ptr %6 to ptr addrspace(4)
  %19 = addrspacecast ptr %7 to ptr addrspace(4)
  %20 = addrspacecast ptr %8 to ptr addrspace(4)
  %21 = addrspacecast ptr %9 to ptr addrspace(4)
  %22 = addrspacecast ptr %10 to ptr addrspace(4)
  %23 = addrspacecast ptr %11 to ptr addrspace(4)
  %24 = addrspacecast ptr %12 to ptr addrspace(4)
  %25 = addrspacecast ptr %13 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %15, align 8, !tbaa !183
  call void @llvm.lifetime.start.p0(ptr %4) #14
  call spir_func void @_ZN7__spirv21initBuiltInGlobalSizeILi2EN4sycl3_V15rangeILi2EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range.4") align 8 %16) #13
  call void @llvm.lifetime.start.p0(ptr %5) #14
  call spir_func void @_ZN7__spirv24initBuiltInWorkgroupSizeILi2EN4sycl3_V15rangeILi2EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range.4") align 8 %17) #13
  call void @llvm.lifetime.start.p0(ptr %6) #14
  call spir_func void @_ZN7__spirv24initBuiltInNumWorkgroupsILi2EN4sycl3_V15rangeILi2EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range.4") align 8 %18) #13
  call void @llvm.lifetime.start.p0(ptr %7) #14
  call spir_func void @_ZN7__spirv22initBuiltInWorkgroupIdILi2EN4sycl3_V12idILi2EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id.6") align 8 %19) #13
  call void @llvm.lifetime.start.p0(ptr %8) #14
  call spir_func void @_ZN7__spirv29initBuiltInGlobalInvocationIdILi2EN4sycl3_V12idILi2EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id.6") align 8 %20) #13
  call void @llvm.lifetime.start.p0(ptr %9) #14
  call spir_func void @_ZN7__spirv28initBuiltInLocalInvocationIdILi2EN4sycl3_V12idILi2EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id.6") align 8 %21) #13
  call void @llvm.lifetime.start.p0(ptr %10) #14
  call spir_func void @_ZN7__spirv23initBuiltInGlobalOffsetILi2EN4sycl3_V12idILi2EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id.6") align 8 %22) #13
  call void @llvm.lifetime.start.p0(ptr %11) #14
  call spir_func void @_ZN4sycl3_V16detail7Builder11createGroupILi2EEENS0_5groupIXT_EEERKNS0_5rangeIXT_EEES9_S9_RKNS0_2idIXT_EEE(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::group.7") align 8 %23, ptr addrspace(4) noundef align 8 dereferenceable(16) %16, ptr addrspace(4) noundef align 8 dereferenceable(16) %17, ptr addrspace(4) noundef align 8 dereferenceable(16) %18, ptr addrspace(4) noundef align 8 dereferenceable(16) %19) #13
  call void @llvm.lifetime.start.p0(ptr %12) #14
  call spir_func void @_ZN4sycl3_V16detail7Builder10createItemILi2ELb1EEENSt9enable_ifIXT0_ENS0_4itemIXT_EXT0_EEEE4typeERKNS0_5rangeIXT_EEERKNS0_2idIXT_EEESG_(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::item.8") align 8 %24, ptr addrspace(4) noundef align 8 dereferenceable(16) %16, ptr addrspace(4) noundef align 8 dereferenceable(16) %20, ptr addrspace(4) noundef align 8 dereferenceable(16) %22) #13
  call void @llvm.lifetime.start.p0(ptr %13) #14
  call spir_func void @_ZN4sycl3_V16detail7Builder10createItemILi2ELb0EEENSt9enable_ifIXntT0_ENS0_4itemIXT_EXT0_EEEE4typeERKNS0_5rangeIXT_EEERKNS0_2idIXT_EEE(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::item.10") align 8 %25, ptr addrspace(4) noundef align 8 dereferenceable(16) %17, ptr addrspace(4) noundef align 8 dereferenceable(16) %21) #13
  call spir_func void @_ZN4sycl3_V16detail7Builder12createNDItemILi2EEENS0_7nd_itemIXT_EEERKNS0_4itemIXT_ELb1EEERKNS6_IXT_ELb0EEERKNS0_5groupIXT_EEE(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::nd_item.2") align 1 %0, ptr addrspace(4) noundef align 8 dereferenceable(48) %24, ptr addrspace(4) noundef align 8 dereferenceable(32) %25, ptr addrspace(4) noundef align 8 dereferenceable(64) %23) #13
  call void @llvm.lifetime.end.p0(ptr %13) #14
  call void @llvm.lifetime.end.p0(ptr %12) #14
  call void @llvm.lifetime.end.p0(ptr %11) #14
  call void @llvm.lifetime.end.p0(ptr %10) #14
  call void @llvm.lifetime.end.p0(ptr %9) #14
  call void @llvm.lifetime.end.p0(ptr %8) #14
  call void @llvm.lifetime.end.p0(ptr %7) #14
  call void @llvm.lifetime.end.p0(ptr %6) #14
  call void @llvm.lifetime.end.p0(ptr %5) #14
  call void @llvm.lifetime.end.p0(ptr %4) #14
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef ptr addrspace(4) @_ZN4sycl3_V16detail7declptrINS0_7nd_itemILi2EEEEEPT_v() #3 comdat !srcloc !122 {
  ret ptr addrspace(4) null
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv21initBuiltInGlobalSizeILi2EN4sycl3_V15rangeILi2EEEEET0_v(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::range.4") align 8 %0) #3 comdat !srcloc !123 {
  call spir_func void @_ZN7__spirv28InitSizesSTBuiltInGlobalSizeILi2EN4sycl3_V15rangeILi2EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range.4") align 8 %0) #13
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv24initBuiltInWorkgroupSizeILi2EN4sycl3_V15rangeILi2EEEEET0_v(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::range.4") align 8 %0) #3 comdat !srcloc !124 {
  call spir_func void @_ZN7__spirv31InitSizesSTBuiltInWorkgroupSizeILi2EN4sycl3_V15rangeILi2EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range.4") align 8 %0) #13
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv24initBuiltInNumWorkgroupsILi2EN4sycl3_V15rangeILi2EEEEET0_v(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::range.4") align 8 %0) #3 comdat !srcloc !125 {
  call spir_func void @_ZN7__spirv31InitSizesSTBuiltInNumWorkgroupsILi2EN4sycl3_V15rangeILi2EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range.4") align 8 %0) #13
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv22initBuiltInWorkgroupIdILi2EN4sycl3_V12idILi2EEEEET0_v(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id.6") align 8 %0) #3 comdat !srcloc !126 {
  call spir_func void @_ZN7__spirv29InitSizesSTBuiltInWorkgroupIdILi2EN4sycl3_V12idILi2EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id.6") align 8 %0) #13
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv29initBuiltInGlobalInvocationIdILi2EN4sycl3_V12idILi2EEEEET0_v(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id.6") align 8 %0) #3 comdat !srcloc !127 {
  call spir_func void @_ZN7__spirv36InitSizesSTBuiltInGlobalInvocationIdILi2EN4sycl3_V12idILi2EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id.6") align 8 %0) #13
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv28initBuiltInLocalInvocationIdILi2EN4sycl3_V12idILi2EEEEET0_v(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id.6") align 8 %0) #3 comdat !srcloc !128 {
  call spir_func void @_ZN7__spirv35InitSizesSTBuiltInLocalInvocationIdILi2EN4sycl3_V12idILi2EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id.6") align 8 %0) #13
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv23initBuiltInGlobalOffsetILi2EN4sycl3_V12idILi2EEEEET0_v(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id.6") align 8 %0) #3 comdat !srcloc !129 {
  call spir_func void @_ZN7__spirv30InitSizesSTBuiltInGlobalOffsetILi2EN4sycl3_V12idILi2EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id.6") align 8 %0) #13
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail7Builder11createGroupILi2EEENS0_5groupIXT_EEERKNS0_5rangeIXT_EEES9_S9_RKNS0_2idIXT_EEE(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::group.7") align 8 %0, ptr addrspace(4) noundef align 8 dereferenceable(16) %1, ptr addrspace(4) noundef align 8 dereferenceable(16) %2, ptr addrspace(4) noundef align 8 dereferenceable(16) %3, ptr addrspace(4) noundef align 8 dereferenceable(16) %4) #3 comdat align 2 !srcloc !130 {
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = alloca ptr addrspace(4), align 8
  %9 = alloca ptr addrspace(4), align 8
  %10 = alloca %"class.sycl::_V1::range.4", align 8
  %11 = addrspacecast ptr %6 to ptr addrspace(4)
  %12 = addrspacecast ptr %7 to ptr addrspace(4)
  %13 = addrspacecast ptr %8 to ptr addrspace(4)
  %14 = addrspacecast ptr %9 to ptr addrspace(4)
  %15 = addrspacecast ptr %10 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %11, align 8, !tbaa !185
  store ptr addrspace(4) %2, ptr addrspace(4) %12, align 8, !tbaa !185
  store ptr addrspace(4) %3, ptr addrspace(4) %13, align 8, !tbaa !185
  store ptr addrspace(4) %4, ptr addrspace(4) %14, align 8, !tbaa !187
  %16 = load ptr addrspace(4), ptr addrspace(4) %11, align 8, !tbaa !185, !align !135
  %17 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !tbaa !185, !align !135
  %18 = load ptr addrspace(4), ptr addrspace(4) %13, align 8, !tbaa !185, !align !135
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %15, ptr addrspace(4) align 8 %18, i64 16, i1 false)
  %19 = load ptr addrspace(4), ptr addrspace(4) %14, align 8, !tbaa !187, !align !135
  %20 = addrspacecast ptr addrspace(4) %15 to ptr
  call spir_func void @_ZN4sycl3_V15groupILi2EEC2ERKNS0_5rangeILi2EEES6_S4_RKNS0_2idILi2EEE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(64) %0, ptr addrspace(4) noundef align 8 dereferenceable(16) %16, ptr addrspace(4) noundef align 8 dereferenceable(16) %17, ptr noundef byval(%"class.sycl::_V1::range.4") align 8 %20, ptr addrspace(4) noundef align 8 dereferenceable(16) %19) #13
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail7Builder10createItemILi2ELb1EEENSt9enable_ifIXT0_ENS0_4itemIXT_EXT0_EEEE4typeERKNS0_5rangeIXT_EEERKNS0_2idIXT_EEESG_(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::item.8") align 8 %0, ptr addrspace(4) noundef align 8 dereferenceable(16) %1, ptr addrspace(4) noundef align 8 dereferenceable(16) %2, ptr addrspace(4) noundef align 8 dereferenceable(16) %3) #3 comdat align 2 !srcloc !136 {
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  %9 = addrspacecast ptr %6 to ptr addrspace(4)
  %10 = addrspacecast ptr %7 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %8, align 8, !tbaa !185
  store ptr addrspace(4) %2, ptr addrspace(4) %9, align 8, !tbaa !187
  store ptr addrspace(4) %3, ptr addrspace(4) %10, align 8, !tbaa !187
  %11 = load ptr addrspace(4), ptr addrspace(4) %8, align 8, !tbaa !185, !align !135
  %12 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !tbaa !187, !align !135
  %13 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !tbaa !187, !align !135
  call spir_func void @_ZN4sycl3_V14itemILi2ELb1EEC2ILb1EEERNSt9enable_ifIXT_EKNS0_5rangeILi2EEEE4typeERKNS0_2idILi2EEESE_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(48) %0, ptr addrspace(4) noundef align 8 dereferenceable(16) %11, ptr addrspace(4) noundef align 8 dereferenceable(16) %12, ptr addrspace(4) noundef align 8 dereferenceable(16) %13) #13
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail7Builder10createItemILi2ELb0EEENSt9enable_ifIXntT0_ENS0_4itemIXT_EXT0_EEEE4typeERKNS0_5rangeIXT_EEERKNS0_2idIXT_EEE(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::item.10") align 8 %0, ptr addrspace(4) noundef align 8 dereferenceable(16) %1, ptr addrspace(4) noundef align 8 dereferenceable(16) %2) #3 comdat align 2 !srcloc !137 {
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  %7 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %6, align 8, !tbaa !185
  store ptr addrspace(4) %2, ptr addrspace(4) %7, align 8, !tbaa !187
  %8 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !tbaa !185, !align !135
  %9 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !tbaa !187, !align !135
  call spir_func void @_ZN4sycl3_V14itemILi2ELb0EEC2ILb0EEERNSt9enable_ifIXntT_EKNS0_5rangeILi2EEEE4typeERKNS0_2idILi2EEE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(32) %0, ptr addrspace(4) noundef align 8 dereferenceable(16) %8, ptr addrspace(4) noundef align 8 dereferenceable(16) %9) #13
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail7Builder12createNDItemILi2EEENS0_7nd_itemIXT_EEERKNS0_4itemIXT_ELb1EEERKNS6_IXT_ELb0EEERKNS0_5groupIXT_EEE(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::nd_item.2") align 1 %0, ptr addrspace(4) noundef align 8 dereferenceable(48) %1, ptr addrspace(4) noundef align 8 dereferenceable(32) %2, ptr addrspace(4) noundef align 8 dereferenceable(64) %3) #3 comdat align 2 !srcloc !138 {
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  %9 = addrspacecast ptr %6 to ptr addrspace(4)
  %10 = addrspacecast ptr %7 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %8, align 8, !tbaa !189
  store ptr addrspace(4) %2, ptr addrspace(4) %9, align 8, !tbaa !191
  store ptr addrspace(4) %3, ptr addrspace(4) %10, align 8, !tbaa !193
  %11 = load ptr addrspace(4), ptr addrspace(4) %8, align 8, !tbaa !189, !align !135
  %12 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !tbaa !191, !align !135
  %13 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !tbaa !193, !align !135
  call spir_func void @_ZN4sycl3_V17nd_itemILi2EEC2ERKNS0_4itemILi2ELb1EEERKNS3_ILi2ELb0EEERKNS0_5groupILi2EEE(ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %0, ptr addrspace(4) noundef align 8 dereferenceable(48) %11, ptr addrspace(4) noundef align 8 dereferenceable(32) %12, ptr addrspace(4) noundef align 8 dereferenceable(64) %13) #13
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv28InitSizesSTBuiltInGlobalSizeILi2EN4sycl3_V15rangeILi2EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::range.4") align 8 %0) #3 comdat align 2 !srcloc !195 {
  %2 = call spir_func noundef i64 @_ZN7__spirv20getBuiltInGlobalSizeILi1EEEmv() #13
  %3 = call spir_func noundef i64 @_ZN7__spirv20getBuiltInGlobalSizeILi0EEEmv() #13
  call spir_func void @_ZN4sycl3_V15rangeILi2EEC2ILi2EEENSt9enable_ifIXeqT_Li2EEmE4typeEm(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0, i64 noundef %2, i64 noundef %3) #13
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZN7__spirv20getBuiltInGlobalSizeILi1EEEmv() #3 !srcloc !196 {
  %1 = call spir_func noundef i64 @_Z25__spirv_BuiltInGlobalSizei(i32 noundef 1) #15
  ret i64 %1
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V15rangeILi2EEC2ILi2EEENSt9enable_ifIXeqT_Li2EEmE4typeEm(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0, i64 noundef %1, i64 noundef %2) unnamed_addr #3 comdat align 2 !srcloc !197 {
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  %9 = addrspacecast ptr %6 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %7, align 8, !tbaa !185
  store i64 %1, ptr addrspace(4) %8, align 8, !tbaa !115
  store i64 %2, ptr addrspace(4) %9, align 8, !tbaa !115
  %10 = load ptr addrspace(4), ptr addrspace(4) %7, align 8
  %11 = load i64, ptr addrspace(4) %8, align 8, !tbaa !115
  %12 = load i64, ptr addrspace(4) %9, align 8, !tbaa !115
  call spir_func void @_ZN4sycl3_V16detail5arrayILi2EEC2ILi2EEENSt9enable_ifIXeqT_Li2EEmE4typeEm(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %10, i64 noundef %11, i64 noundef %12) #13
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail5arrayILi2EEC2ILi2EEENSt9enable_ifIXeqT_Li2EEmE4typeEm(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0, i64 noundef %1, i64 noundef %2) unnamed_addr #3 comdat align 2 !srcloc !198 {
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  %9 = addrspacecast ptr %6 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %7, align 8, !tbaa !199
  store i64 %1, ptr addrspace(4) %8, align 8, !tbaa !115
  store i64 %2, ptr addrspace(4) %9, align 8, !tbaa !115
  %10 = load ptr addrspace(4), ptr addrspace(4) %7, align 8
  %11 = getelementptr inbounds nuw %"class.sycl::_V1::detail::array.5", ptr addrspace(4) %10, i32 0, i32 0
  %12 = load i64, ptr addrspace(4) %8, align 8, !tbaa !115
  store i64 %12, ptr addrspace(4) %11, align 8, !tbaa !115
  %13 = getelementptr inbounds i64, ptr addrspace(4) %11, i64 1
  %14 = load i64, ptr addrspace(4) %9, align 8, !tbaa !115
  store i64 %14, ptr addrspace(4) %13, align 8, !tbaa !115
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv31InitSizesSTBuiltInWorkgroupSizeILi2EN4sycl3_V15rangeILi2EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::range.4") align 8 %0) #3 comdat align 2 !srcloc !201 {
  %2 = call spir_func noundef i64 @_ZN7__spirv23getBuiltInWorkgroupSizeILi1EEEmv() #13
  %3 = call spir_func noundef i64 @_ZN7__spirv23getBuiltInWorkgroupSizeILi0EEEmv() #13
  call spir_func void @_ZN4sycl3_V15rangeILi2EEC2ILi2EEENSt9enable_ifIXeqT_Li2EEmE4typeEm(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0, i64 noundef %2, i64 noundef %3) #13
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZN7__spirv23getBuiltInWorkgroupSizeILi1EEEmv() #3 !srcloc !202 {
  %1 = call spir_func noundef i64 @_Z28__spirv_BuiltInWorkgroupSizei(i32 noundef 1) #15
  ret i64 %1
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv31InitSizesSTBuiltInNumWorkgroupsILi2EN4sycl3_V15rangeILi2EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::range.4") align 8 %0) #3 comdat align 2 !srcloc !203 {
  %2 = call spir_func noundef i64 @_ZN7__spirv23getBuiltInNumWorkgroupsILi1EEEmv() #13
  %3 = call spir_func noundef i64 @_ZN7__spirv23getBuiltInNumWorkgroupsILi0EEEmv() #13
  call spir_func void @_ZN4sycl3_V15rangeILi2EEC2ILi2EEENSt9enable_ifIXeqT_Li2EEmE4typeEm(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0, i64 noundef %2, i64 noundef %3) #13
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZN7__spirv23getBuiltInNumWorkgroupsILi1EEEmv() #3 !srcloc !204 {
  %1 = call spir_func noundef i64 @_Z28__spirv_BuiltInNumWorkgroupsi(i32 noundef 1) #15
  ret i64 %1
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv29InitSizesSTBuiltInWorkgroupIdILi2EN4sycl3_V12idILi2EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id.6") align 8 %0) #3 comdat align 2 !srcloc !205 {
  %2 = call spir_func noundef i64 @_ZN7__spirv21getBuiltInWorkgroupIdILi1EEEmv() #13
  %3 = call spir_func noundef i64 @_ZN7__spirv21getBuiltInWorkgroupIdILi0EEEmv() #13
  call spir_func void @_ZN4sycl3_V12idILi2EEC2ILi2EEENSt9enable_ifIXeqT_Li2EEmE4typeEm(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0, i64 noundef %2, i64 noundef %3) #13
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZN7__spirv21getBuiltInWorkgroupIdILi1EEEmv() #3 !srcloc !206 {
  %1 = call spir_func noundef i64 @_Z26__spirv_BuiltInWorkgroupIdi(i32 noundef 1) #15
  ret i64 %1
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V12idILi2EEC2ILi2EEENSt9enable_ifIXeqT_Li2EEmE4typeEm(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0, i64 noundef %1, i64 noundef %2) unnamed_addr #3 comdat align 2 !srcloc !207 {
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  %9 = addrspacecast ptr %6 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %7, align 8, !tbaa !187
  store i64 %1, ptr addrspace(4) %8, align 8, !tbaa !115
  store i64 %2, ptr addrspace(4) %9, align 8, !tbaa !115
  %10 = load ptr addrspace(4), ptr addrspace(4) %7, align 8
  %11 = load i64, ptr addrspace(4) %8, align 8, !tbaa !115
  %12 = load i64, ptr addrspace(4) %9, align 8, !tbaa !115
  call spir_func void @_ZN4sycl3_V16detail5arrayILi2EEC2ILi2EEENSt9enable_ifIXeqT_Li2EEmE4typeEm(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %10, i64 noundef %11, i64 noundef %12) #13
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv36InitSizesSTBuiltInGlobalInvocationIdILi2EN4sycl3_V12idILi2EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id.6") align 8 %0) #3 comdat align 2 !srcloc !208 {
  %2 = call spir_func noundef i64 @_ZN7__spirv28getBuiltInGlobalInvocationIdILi1EEEmv() #13
  %3 = call spir_func noundef i64 @_ZN7__spirv28getBuiltInGlobalInvocationIdILi0EEEmv() #13
  call spir_func void @_ZN4sycl3_V12idILi2EEC2ILi2EEENSt9enable_ifIXeqT_Li2EEmE4typeEm(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0, i64 noundef %2, i64 noundef %3) #13
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZN7__spirv28getBuiltInGlobalInvocationIdILi1EEEmv() #3 !srcloc !209 {
  %1 = call spir_func noundef i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 noundef 1) #15
  ret i64 %1
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv35InitSizesSTBuiltInLocalInvocationIdILi2EN4sycl3_V12idILi2EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id.6") align 8 %0) #3 comdat align 2 !srcloc !210 {
  %2 = call spir_func noundef i64 @_ZN7__spirv27getBuiltInLocalInvocationIdILi1EEEmv() #13
  %3 = call spir_func noundef i64 @_ZN7__spirv27getBuiltInLocalInvocationIdILi0EEEmv() #13
  call spir_func void @_ZN4sycl3_V12idILi2EEC2ILi2EEENSt9enable_ifIXeqT_Li2EEmE4typeEm(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0, i64 noundef %2, i64 noundef %3) #13
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZN7__spirv27getBuiltInLocalInvocationIdILi1EEEmv() #3 !srcloc !211 {
  %1 = call spir_func noundef i64 @_Z32__spirv_BuiltInLocalInvocationIdi(i32 noundef 1) #15
  ret i64 %1
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv30InitSizesSTBuiltInGlobalOffsetILi2EN4sycl3_V12idILi2EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id.6") align 8 %0) #3 comdat align 2 !srcloc !212 {
  %2 = call spir_func noundef i64 @_ZN7__spirv22getBuiltInGlobalOffsetILi1EEEmv() #13
  %3 = call spir_func noundef i64 @_ZN7__spirv22getBuiltInGlobalOffsetILi0EEEmv() #13
  call spir_func void @_ZN4sycl3_V12idILi2EEC2ILi2EEENSt9enable_ifIXeqT_Li2EEmE4typeEm(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0, i64 noundef %2, i64 noundef %3) #13
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZN7__spirv22getBuiltInGlobalOffsetILi1EEEmv() #3 !srcloc !213 {
  %1 = call spir_func noundef i64 @_Z27__spirv_BuiltInGlobalOffseti(i32 noundef 1) #15
  ret i64 %1
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V15groupILi2EEC2ERKNS0_5rangeILi2EEES6_S4_RKNS0_2idILi2EEE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(64) %0, ptr addrspace(4) noundef align 8 dereferenceable(16) %1, ptr addrspace(4) noundef align 8 dereferenceable(16) %2, ptr noundef byval(%"class.sycl::_V1::range.4") align 8 %3, ptr addrspace(4) noundef align 8 dereferenceable(16) %4) unnamed_addr #3 comdat align 2 !srcloc !164 {
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = alloca ptr addrspace(4), align 8
  %9 = alloca ptr addrspace(4), align 8
  %10 = addrspacecast ptr %6 to ptr addrspace(4)
  %11 = addrspacecast ptr %7 to ptr addrspace(4)
  %12 = addrspacecast ptr %8 to ptr addrspace(4)
  %13 = addrspacecast ptr %9 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %10, align 8, !tbaa !193
  store ptr addrspace(4) %1, ptr addrspace(4) %11, align 8, !tbaa !185
  store ptr addrspace(4) %2, ptr addrspace(4) %12, align 8, !tbaa !185
  %14 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %4, ptr addrspace(4) %13, align 8, !tbaa !187
  %15 = load ptr addrspace(4), ptr addrspace(4) %10, align 8
  %16 = getelementptr inbounds nuw %"class.sycl::_V1::group.7", ptr addrspace(4) %15, i32 0, i32 0
  %17 = load ptr addrspace(4), ptr addrspace(4) %11, align 8, !tbaa !185, !align !135
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %16, ptr addrspace(4) align 8 %17, i64 16, i1 false)
  %18 = getelementptr inbounds nuw %"class.sycl::_V1::group.7", ptr addrspace(4) %15, i32 0, i32 1
  %19 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !tbaa !185, !align !135
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %18, ptr addrspace(4) align 8 %19, i64 16, i1 false)
  %20 = getelementptr inbounds nuw %"class.sycl::_V1::group.7", ptr addrspace(4) %15, i32 0, i32 2
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %20, ptr addrspace(4) align 8 %14, i64 16, i1 false)
  %21 = getelementptr inbounds nuw %"class.sycl::_V1::group.7", ptr addrspace(4) %15, i32 0, i32 3
  %22 = load ptr addrspace(4), ptr addrspace(4) %13, align 8, !tbaa !187, !align !135
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %21, ptr addrspace(4) align 8 %22, i64 16, i1 false)
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V14itemILi2ELb1EEC2ILb1EEERNSt9enable_ifIXT_EKNS0_5rangeILi2EEEE4typeERKNS0_2idILi2EEESE_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(48) %0, ptr addrspace(4) noundef align 8 dereferenceable(16) %1, ptr addrspace(4) noundef align 8 dereferenceable(16) %2, ptr addrspace(4) noundef align 8 dereferenceable(16) %3) unnamed_addr #3 comdat align 2 !srcloc !165 {
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = alloca ptr addrspace(4), align 8
  %9 = addrspacecast ptr %5 to ptr addrspace(4)
  %10 = addrspacecast ptr %6 to ptr addrspace(4)
  %11 = addrspacecast ptr %7 to ptr addrspace(4)
  %12 = addrspacecast ptr %8 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %9, align 8, !tbaa !189
  store ptr addrspace(4) %1, ptr addrspace(4) %10, align 8, !tbaa !185
  store ptr addrspace(4) %2, ptr addrspace(4) %11, align 8, !tbaa !187
  store ptr addrspace(4) %3, ptr addrspace(4) %12, align 8, !tbaa !187
  %13 = load ptr addrspace(4), ptr addrspace(4) %9, align 8
  %14 = getelementptr inbounds nuw %"class.sycl::_V1::item.8", ptr addrspace(4) %13, i32 0, i32 0
  %15 = getelementptr inbounds nuw %"struct.sycl::_V1::detail::ItemBase.9", ptr addrspace(4) %14, i32 0, i32 0
  %16 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !tbaa !185, !align !135
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %15, ptr addrspace(4) align 8 %16, i64 16, i1 false)
  %17 = getelementptr inbounds nuw %"struct.sycl::_V1::detail::ItemBase.9", ptr addrspace(4) %14, i32 0, i32 1
  %18 = load ptr addrspace(4), ptr addrspace(4) %11, align 8, !tbaa !187, !align !135
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %17, ptr addrspace(4) align 8 %18, i64 16, i1 false)
  %19 = getelementptr inbounds nuw %"struct.sycl::_V1::detail::ItemBase.9", ptr addrspace(4) %14, i32 0, i32 2
  %20 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !tbaa !187, !align !135
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %19, ptr addrspace(4) align 8 %20, i64 16, i1 false)
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V14itemILi2ELb0EEC2ILb0EEERNSt9enable_ifIXntT_EKNS0_5rangeILi2EEEE4typeERKNS0_2idILi2EEE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(32) %0, ptr addrspace(4) noundef align 8 dereferenceable(16) %1, ptr addrspace(4) noundef align 8 dereferenceable(16) %2) unnamed_addr #3 comdat align 2 !srcloc !166 {
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  %9 = addrspacecast ptr %6 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %7, align 8, !tbaa !191
  store ptr addrspace(4) %1, ptr addrspace(4) %8, align 8, !tbaa !185
  store ptr addrspace(4) %2, ptr addrspace(4) %9, align 8, !tbaa !187
  %10 = load ptr addrspace(4), ptr addrspace(4) %7, align 8
  %11 = getelementptr inbounds nuw %"class.sycl::_V1::item.10", ptr addrspace(4) %10, i32 0, i32 0
  %12 = getelementptr inbounds nuw %"struct.sycl::_V1::detail::ItemBase.11", ptr addrspace(4) %11, i32 0, i32 0
  %13 = load ptr addrspace(4), ptr addrspace(4) %8, align 8, !tbaa !185, !align !135
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %12, ptr addrspace(4) align 8 %13, i64 16, i1 false)
  %14 = getelementptr inbounds nuw %"struct.sycl::_V1::detail::ItemBase.11", ptr addrspace(4) %11, i32 0, i32 1
  %15 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !tbaa !187, !align !135
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %14, ptr addrspace(4) align 8 %15, i64 16, i1 false)
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V17nd_itemILi2EEC2ERKNS0_4itemILi2ELb1EEERKNS3_ILi2ELb0EEERKNS0_5groupILi2EEE(ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %0, ptr addrspace(4) noundef align 8 dereferenceable(48) %1, ptr addrspace(4) noundef align 8 dereferenceable(32) %2, ptr addrspace(4) noundef align 8 dereferenceable(64) %3) unnamed_addr #3 comdat align 2 !srcloc !167 {
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = alloca ptr addrspace(4), align 8
  %9 = addrspacecast ptr %5 to ptr addrspace(4)
  %10 = addrspacecast ptr %6 to ptr addrspace(4)
  %11 = addrspacecast ptr %7 to ptr addrspace(4)
  %12 = addrspacecast ptr %8 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %9, align 8, !tbaa !183
  store ptr addrspace(4) %1, ptr addrspace(4) %10, align 8, !tbaa !189
  store ptr addrspace(4) %2, ptr addrspace(4) %11, align 8, !tbaa !191
  store ptr addrspace(4) %3, ptr addrspace(4) %12, align 8, !tbaa !193
  %13 = load ptr addrspace(4), ptr addrspace(4) %9, align 8
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZNK4sycl3_V17nd_itemILi2EE13get_global_idEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id.6") align 8 %0, ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %1) #3 comdat align 2 !srcloc !168 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %4, align 8, !tbaa !183
  %5 = load ptr addrspace(4), ptr addrspace(4) %4, align 8
  call spir_func void @_ZN7__spirv29initBuiltInGlobalInvocationIdILi2EN4sycl3_V12idILi2EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id.6") align 8 %0) #13
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZNK4sycl3_V17nd_itemILi2EE16get_global_rangeEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::range.4") align 8 %0, ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %1) #3 comdat align 2 !srcloc !169 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %4, align 8, !tbaa !183
  %5 = load ptr addrspace(4), ptr addrspace(4) %4, align 8
  call spir_func void @_ZN7__spirv21initBuiltInGlobalSizeILi2EN4sycl3_V15rangeILi2EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range.4") align 8 %0) #13
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZNK4sycl3_V17nd_itemILi2EE10get_offsetEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id.6") align 8 %0, ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %1) #3 comdat align 2 !srcloc !170 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %4, align 8, !tbaa !183
  %5 = load ptr addrspace(4), ptr addrspace(4) %4, align 8
  call spir_func void @_ZN7__spirv23initBuiltInGlobalOffsetILi2EN4sycl3_V12idILi2EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id.6") align 8 %0) #13
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V16detail5arrayILi2EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0, i32 noundef %1) #3 comdat align 2 !srcloc !171 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i32, align 4
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !199
  store i32 %1, ptr addrspace(4) %6, align 4, !tbaa !111
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = load i32, ptr addrspace(4) %6, align 4, !tbaa !111
  call spir_func void @_ZNK4sycl3_V16detail5arrayILi2EE15check_dimensionEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %7, i32 noundef %8) #13
  %9 = getelementptr inbounds nuw %"class.sycl::_V1::detail::array.5", ptr addrspace(4) %7, i32 0, i32 0
  %10 = load i32, ptr addrspace(4) %6, align 4, !tbaa !111
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds [2 x i64], ptr addrspace(4) %9, i64 0, i64 %11
  ret ptr addrspace(4) %12
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZNK4sycl3_V16detail5arrayILi2EE15check_dimensionEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0, i32 noundef %1) #4 comdat align 2 !srcloc !172 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i32, align 4
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !199
  store i32 %1, ptr addrspace(4) %6, align 4, !tbaa !111
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_Z19__sycl_kernel_scaleIiEvT_PS0_(i32 noundef %0, ptr addrspace(1) noundef align 4 %1) #10 comdat !srcloc !178 {
  %3 = alloca i32, align 4
  %4 = alloca ptr addrspace(1), align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store i32 %0, ptr addrspace(4) %5, align 4, !tbaa !111
  store ptr addrspace(1) %1, ptr addrspace(4) %6, align 8, !tbaa !112
  %7 = load i32, ptr addrspace(4) %5, align 4, !tbaa !111
  %8 = load ptr addrspace(1), ptr addrspace(4) %6, align 8, !tbaa !112
  %9 = addrspacecast ptr addrspace(1) %8 to ptr addrspace(4)
  call spir_func void @_Z5scaleIiEvT_PS0_(i32 noundef %7, ptr addrspace(4) noundef %9) #13
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_Z5scaleIiEvT_PS0_(i32 noundef %0, ptr addrspace(4) noundef %1) #11 comdat !srcloc !178 {
  %3 = alloca i32, align 4
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca %"class.sycl::_V1::nd_item.2", align 1
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store i32 %0, ptr addrspace(4) %6, align 4, !tbaa !111
  store ptr addrspace(4) %1, ptr addrspace(4) %7, align 8, !tbaa !112
  %9 = load i32, ptr addrspace(4) %6, align 4, !tbaa !111
  %10 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !tbaa !112
  call void @llvm.lifetime.start.p0(ptr %5) #14
  call spir_func void @_ZN4sycl3_V13ext6oneapi14this_work_item11get_nd_itemILi2EEENS0_7nd_itemIXT_EEEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::nd_item.2") align 1 %8) #13
  %11 = call spir_func noundef i64 @_ZNK4sycl3_V17nd_itemILi2EE20get_global_linear_idEv(ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %8) #13
  %12 = getelementptr inbounds nuw i32, ptr addrspace(4) %10, i64 %11
  %13 = load i32, ptr addrspace(4) %12, align 4, !tbaa !111
  %14 = mul nsw i32 %13, %9
  store i32 %14, ptr addrspace(4) %12, align 4, !tbaa !111
  call void @llvm.lifetime.end.p0(ptr %5) #14
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPiE6Lambda(ptr addrspace(1) noundef align 4 %0) #12 comdat !srcloc !214 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca %class.anon, align 8
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %4, align 8, !tbaa !112
  call void @llvm.lifetime.start.p0(ptr %3) #14
  %6 = getelementptr inbounds nuw %class.anon, ptr addrspace(4) %5, i32 0, i32 0
  %7 = load ptr addrspace(1), ptr addrspace(4) %4, align 8, !tbaa !112
  %8 = addrspacecast ptr addrspace(1) %7 to ptr addrspace(4)
  store ptr addrspace(4) %8, ptr addrspace(4) %6, align 8, !tbaa !215
  call spir_func void @_ZZ3runRN4sycl3_V15queueEPiENKUlvE_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %5) #13
  call void @llvm.lifetime.end.p0(ptr %3) #14
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define internal spir_func void @_ZZ3runRN4sycl3_V15queueEPiENKUlvE_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0) #4 align 2 !srcloc !214 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !217
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = getelementptr inbounds nuw %class.anon, ptr addrspace(4) %4, i32 0, i32 0
  %6 = load ptr addrspace(4), ptr addrspace(4) %5, align 8, !tbaa !215
  call spir_func void @_Z4iotaiPi(i32 noundef 1, ptr addrspace(4) noundef %6) #13
  ret void
}

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/free_functions.cpp" "sycl-nd-range-kernel"="1" "uniform-work-group-size" }
attributes #1 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-nd-range-kernel"="1" "uniform-work-group-size" }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size" }
attributes #4 = { alwaysinline convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size" }
attributes #5 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size" }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #8 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/free_functions.cpp" "sycl-single-task-kernel"="0" "uniform-work-group-size" }
attributes #9 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-single-task-kernel"="0" "uniform-work-group-size" }
attributes #10 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/free_functions.cpp" "sycl-nd-range-kernel"="2" "uniform-work-group-size" }
attributes #11 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-nd-range-kernel"="2" "uniform-work-group-size" }
attributes #12 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/free_functions.cpp" "sycl-single-task" "uniform-work-group-size" }
attributes #13 = { convergent nounwind "uniform-work-group-size" }
attributes #14 = { nounwind }
attributes #15 = { convergent nounwind willreturn memory(none) "uniform-work-group-size" }

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
!110 = !{i32 308}
!111 = !{!107, !107, i64 0}
!112 = !{!113, !113, i64 0}
!113 = !{!"p1 int", !114, i64 0}
!114 = !{!"any pointer", !108, i64 0}
!115 = !{!116, !116, i64 0}
!116 = !{!"long", !108, i64 0}
!117 = !{i32 10944955}
!118 = !{i32 7461517}
!119 = !{!120, !120, i64 0}
!120 = !{!"p1 _ZTSN4sycl3_V17nd_itemILi1EEE", !114, i64 0}
!121 = !{i32 4335045}
!122 = !{i32 4330683}
!123 = !{i32 -2144598359}
!124 = !{i32 -2144592623}
!125 = !{i32 -2144589847}
!126 = !{i32 -2144580154}
!127 = !{i32 -2144595409}
!128 = !{i32 -2144586927}
!129 = !{i32 -2144577418}
!130 = !{i32 4331140}
!131 = !{!132, !132, i64 0}
!132 = !{!"p1 _ZTSN4sycl3_V15rangeILi1EEE", !114, i64 0}
!133 = !{!134, !134, i64 0}
!134 = !{!"p1 _ZTSN4sycl3_V12idILi1EEE", !114, i64 0}
!135 = !{i64 8}
!136 = !{i32 4331852}
!137 = !{i32 4332119}
!138 = !{i32 4332282}
!139 = !{!140, !140, i64 0}
!140 = !{!"p1 _ZTSN4sycl3_V14itemILi1ELb1EEE", !114, i64 0}
!141 = !{!142, !142, i64 0}
!142 = !{!"p1 _ZTSN4sycl3_V14itemILi1ELb0EEE", !114, i64 0}
!143 = !{!144, !144, i64 0}
!144 = !{!"p1 _ZTSN4sycl3_V15groupILi1EEE", !114, i64 0}
!145 = !{i32 -2144600308}
!146 = !{i32 -2144598742}
!147 = !{i32 2705174}
!148 = !{i32 2691357}
!149 = !{!150, !150, i64 0}
!150 = !{!"p1 _ZTSN4sycl3_V16detail5arrayILi1EEE", !114, i64 0}
!151 = !{i32 -2144594680}
!152 = !{i32 -2144593054}
!153 = !{i32 -2144591904}
!154 = !{i32 -2144590278}
!155 = !{i32 -2144586200}
!156 = !{i32 -2144584614}
!157 = !{i32 2677330}
!158 = !{i32 -2144597646}
!159 = !{i32 -2144595920}
!160 = !{i32 -2144589128}
!161 = !{i32 -2144587422}
!162 = !{i32 -2144579439}
!163 = !{i32 -2144577833}
!164 = !{i32 7420726}
!165 = !{i32 5805202}
!166 = !{i32 5805422}
!167 = !{i32 7482085}
!168 = !{i32 7461158}
!169 = !{i32 7464287}
!170 = !{i32 7465014}
!171 = !{i32 2692535}
!172 = !{i32 2693714}
!173 = !{i32 563}
!174 = !{!175, !175, i64 0}
!175 = !{!"p1 double", !114, i64 0}
!176 = !{!177, !177, i64 0}
!177 = !{!"double", !108, i64 0}
!178 = !{i32 709}
!179 = !{!180, !180, i64 0}
!180 = !{!"float", !108, i64 0}
!181 = !{!182, !182, i64 0}
!182 = !{!"p1 float", !114, i64 0}
!183 = !{!184, !184, i64 0}
!184 = !{!"p1 _ZTSN4sycl3_V17nd_itemILi2EEE", !114, i64 0}
!185 = !{!186, !186, i64 0}
!186 = !{!"p1 _ZTSN4sycl3_V15rangeILi2EEE", !114, i64 0}
!187 = !{!188, !188, i64 0}
!188 = !{!"p1 _ZTSN4sycl3_V12idILi2EEE", !114, i64 0}
!189 = !{!190, !190, i64 0}
!190 = !{!"p1 _ZTSN4sycl3_V14itemILi2ELb1EEE", !114, i64 0}
!191 = !{!192, !192, i64 0}
!192 = !{!"p1 _ZTSN4sycl3_V14itemILi2ELb0EEE", !114, i64 0}
!193 = !{!194, !194, i64 0}
!194 = !{!"p1 _ZTSN4sycl3_V15groupILi2EEE", !114, i64 0}
!195 = !{i32 -2144599984}
!196 = !{i32 -2144598695}
!197 = !{i32 2705390}
!198 = !{i32 2691597}
!199 = !{!200, !200, i64 0}
!200 = !{!"p1 _ZTSN4sycl3_V16detail5arrayILi2EEE", !114, i64 0}
!201 = !{i32 -2144594356}
!202 = !{i32 -2144593001}
!203 = !{i32 -2144591580}
!204 = !{i32 -2144590225}
!205 = !{i32 -2144585876}
!206 = !{i32 -2144584565}
!207 = !{i32 2677800}
!208 = !{i32 -2144597322}
!209 = !{i32 -2144595857}
!210 = !{i32 -2144588804}
!211 = !{i32 -2144587361}
!212 = !{i32 -2144579115}
!213 = !{i32 -2144577782}
!214 = !{i32 988}
!215 = !{!216, !113, i64 0}
!216 = !{!"_ZTSZ3runRN4sycl3_V15queueEPiEUlvE_", !113, i64 0}
!217 = !{!114, !114, i64 0}
