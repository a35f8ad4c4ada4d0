source_filename = "kernel_properties.cpp"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

%struct.Functor = type { ptr addrspace(4) }
%"class.sycl::_V1::nd_item" = type { i8 }
%"class.sycl::_V1::range" = type { %"class.sycl::_V1::detail::array" }
%"class.sycl::_V1::detail::array" = type { [2 x i64] }
%"class.sycl::_V1::id" = type { %"class.sycl::_V1::detail::array" }
%"class.sycl::_V1::group" = type { %"class.sycl::_V1::range", %"class.sycl::_V1::range", %"class.sycl::_V1::range", %"class.sycl::_V1::id" }
%"class.sycl::_V1::item" = type { %"struct.sycl::_V1::detail::ItemBase" }
%"struct.sycl::_V1::detail::ItemBase" = type { %"class.sycl::_V1::range", %"class.sycl::_V1::id", %"class.sycl::_V1::id" }
%"class.sycl::_V1::item.0" = type { %"struct.sycl::_V1::detail::ItemBase.1" }
%"struct.sycl::_V1::detail::ItemBase.1" = type { %"class.sycl::_V1::range", %"class.sycl::_V1::id" }
%class.anon = type { ptr addrspace(4) }
%"class.sycl::_V1::nd_item.2" = type { i8 }
%"class.sycl::_V1::range.6" = type { %"class.sycl::_V1::detail::array.5" }
%"class.sycl::_V1::detail::array.5" = type { [1 x i64] }
%"class.sycl::_V1::id.4" = type { %"class.sycl::_V1::detail::array.5" }
%"class.sycl::_V1::group.7" = type { %"class.sycl::_V1::range.6", %"class.sycl::_V1::range.6", %"class.sycl::_V1::range.6", %"class.sycl::_V1::id.4" }
%"class.sycl::_V1::item.8" = type { %"struct.sycl::_V1::detail::ItemBase.9" }
%"struct.sycl::_V1::detail::ItemBase.9" = type { %"class.sycl::_V1::range.6", %"class.sycl::_V1::id.4", %"class.sycl::_V1::id.4" }
%"class.sycl::_V1::item.10" = type { %"struct.sycl::_V1::detail::ItemBase.11" }
%"struct.sycl::_V1::detail::ItemBase.11" = type { %"class.sycl::_V1::range.6", %"class.sycl::_V1::id.4" }
%class.anon.12 = type { ptr addrspace(4) }
%"class.sycl::_V1::nd_item.13" = type { i8 }
%"class.sycl::_V1::range.17" = type { %"class.sycl::_V1::detail::array.16" }
%"class.sycl::_V1::detail::array.16" = type { [3 x i64] }
%"class.sycl::_V1::id.15" = type { %"class.sycl::_V1::detail::array.16" }
%"class.sycl::_V1::group.18" = type { %"class.sycl::_V1::range.17", %"class.sycl::_V1::range.17", %"class.sycl::_V1::range.17", %"class.sycl::_V1::id.15" }
%"class.sycl::_V1::item.19" = type { %"struct.sycl::_V1::detail::ItemBase.20" }
%"struct.sycl::_V1::detail::ItemBase.20" = type { %"class.sycl::_V1::range.17", %"class.sycl::_V1::id.15", %"class.sycl::_V1::id.15" }
%"class.sycl::_V1::item.21" = type { %"struct.sycl::_V1::detail::ItemBase.22" }
%"struct.sycl::_V1::detail::ItemBase.22" = type { %"class.sycl::_V1::range.17", %"class.sycl::_V1::id.15" }
%class.anon.23 = type { ptr addrspace(4) }
%class.anon.24 = type { ptr addrspace(4) }
%class.anon.25 = type { ptr addrspace(4) }

$_ZTSZ3runRN4sycl3_V15queueEPiE9OfFunctor = comdat any

$_ZNK7FunctorclEN4sycl3_V17nd_itemILi2EEE = comdat any

$_ZN4sycl3_V16detail7Builder10getElementILi2EEEKNS0_7nd_itemIXT_EEEPS5_ = comdat any

$_ZN4sycl3_V16detail7declptrINS0_7nd_itemILi2EEEEEPT_v = comdat any

$_ZNK4sycl3_V17nd_itemILi2EE20get_global_linear_idEv = comdat any

$_ZNK4sycl3_V17nd_itemILi2EE13get_global_idEv = comdat any

$_ZNK4sycl3_V17nd_itemILi2EE16get_global_rangeEv = comdat any

$_ZNK4sycl3_V17nd_itemILi2EE10get_offsetEv = comdat any

$_ZN4sycl3_V16detail5arrayILi2EEixEi = comdat any

$_ZN7__spirv29initBuiltInGlobalInvocationIdILi2EN4sycl3_V12idILi2EEEEET0_v = comdat any

$_ZN7__spirv36InitSizesSTBuiltInGlobalInvocationIdILi2EN4sycl3_V12idILi2EEEE8initSizeEv = comdat any

$_ZN4sycl3_V12idILi2EEC2ILi2EEENSt9enable_ifIXeqT_Li2EEmE4typeEm = comdat any

$_ZN4sycl3_V16detail5arrayILi2EEC2ILi2EEENSt9enable_ifIXeqT_Li2EEmE4typeEm = comdat any

$_ZN7__spirv21initBuiltInGlobalSizeILi2EN4sycl3_V15rangeILi2EEEEET0_v = comdat any

$_ZN7__spirv28InitSizesSTBuiltInGlobalSizeILi2EN4sycl3_V15rangeILi2EEEE8initSizeEv = comdat any

$_ZN4sycl3_V15rangeILi2EEC2ILi2EEENSt9enable_ifIXeqT_Li2EEmE4typeEm = comdat any

$_ZN7__spirv23initBuiltInGlobalOffsetILi2EN4sycl3_V12idILi2EEEEET0_v = comdat any

$_ZN7__spirv30InitSizesSTBuiltInGlobalOffsetILi2EN4sycl3_V12idILi2EEEE8initSizeEv = comdat any

$_ZNK4sycl3_V16detail5arrayILi2EE15check_dimensionEi = comdat any

$_ZN7__spirv24initBuiltInWorkgroupSizeILi2EN4sycl3_V15rangeILi2EEEEET0_v = comdat any

$_ZN7__spirv24initBuiltInNumWorkgroupsILi2EN4sycl3_V15rangeILi2EEEEET0_v = comdat any

$_ZN7__spirv22initBuiltInWorkgroupIdILi2EN4sycl3_V12idILi2EEEEET0_v = comdat any

$_ZN7__spirv28initBuiltInLocalInvocationIdILi2EN4sycl3_V12idILi2EEEEET0_v = comdat any

$_ZN4sycl3_V16detail7Builder11createGroupILi2EEENS0_5groupIXT_EEERKNS0_5rangeIXT_EEES9_S9_RKNS0_2idIXT_EEE = comdat any

$_ZN4sycl3_V16detail7Builder10createItemILi2ELb1EEENSt9enable_ifIXT0_ENS0_4itemIXT_EXT0_EEEE4typeERKNS0_5rangeIXT_EEERKNS0_2idIXT_EEESG_ = comdat any

$_ZN4sycl3_V16detail7Builder10createItemILi2ELb0EEENSt9enable_ifIXntT0_ENS0_4itemIXT_EXT0_EEEE4typeERKNS0_5rangeIXT_EEERKNS0_2idIXT_EEE = comdat any

$_ZN4sycl3_V16detail7Builder12createNDItemILi2EEENS0_7nd_itemIXT_EEERKNS0_4itemIXT_ELb1EEERKNS6_IXT_ELb0EEERKNS0_5groupIXT_EEE = comdat any

$_ZN7__spirv31InitSizesSTBuiltInWorkgroupSizeILi2EN4sycl3_V15rangeILi2EEEE8initSizeEv = comdat any

$_ZN7__spirv31InitSizesSTBuiltInNumWorkgroupsILi2EN4sycl3_V15rangeILi2EEEE8initSizeEv = comdat any

$_ZN7__spirv29InitSizesSTBuiltInWorkgroupIdILi2EN4sycl3_V12idILi2EEEE8initSizeEv = comdat any

$_ZN7__spirv35InitSizesSTBuiltInLocalInvocationIdILi2EN4sycl3_V12idILi2EEEE8initSizeEv = comdat any

$_ZN4sycl3_V15groupILi2EEC2ERKNS0_5rangeILi2EEES6_S4_RKNS0_2idILi2EEE = comdat any

$_ZN4sycl3_V14itemILi2ELb1EEC2ILb1EEERNSt9enable_ifIXT_EKNS0_5rangeILi2EEEE4typeERKNS0_2idILi2EEESE_ = comdat any

$_ZN4sycl3_V14itemILi2ELb0EEC2ILb0EEERNSt9enable_ifIXntT_EKNS0_5rangeILi2EEEE4typeERKNS0_2idILi2EEE = comdat any

$_ZN4sycl3_V17nd_itemILi2EEC2ERKNS0_4itemILi2ELb1EEERKNS3_ILi2ELb0EEERKNS0_5groupILi2EEE = comdat any

$_ZTSZ3runRN4sycl3_V15queueEPiE7OneSize = comdat any

$_ZN4sycl3_V16detail7Builder10getElementILi1EEEKNS0_7nd_itemIXT_EEEPS5_ = comdat any

$_ZN4sycl3_V16detail7declptrINS0_7nd_itemILi1EEEEEPT_v = comdat any

$_ZNK4sycl3_V17nd_itemILi1EE20get_global_linear_idEv = comdat any

$_ZNK4sycl3_V17nd_itemILi1EE13get_global_idEv = comdat any

$_ZNK4sycl3_V17nd_itemILi1EE16get_global_rangeEv = comdat any

$_ZNK4sycl3_V17nd_itemILi1EE10get_offsetEv = comdat any

$_ZN4sycl3_V16detail5arrayILi1EEixEi = comdat any

$_ZN7__spirv29initBuiltInGlobalInvocationIdILi1EN4sycl3_V12idILi1EEEEET0_v = comdat any

$_ZN7__spirv36InitSizesSTBuiltInGlobalInvocationIdILi1EN4sycl3_V12idILi1EEEE8initSizeEv = comdat any

$_ZN4sycl3_V12idILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE = comdat any

$_ZN4sycl3_V16detail5arrayILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE = comdat any

$_ZN7__spirv21initBuiltInGlobalSizeILi1EN4sycl3_V15rangeILi1EEEEET0_v = comdat any

$_ZN7__spirv28InitSizesSTBuiltInGlobalSizeILi1EN4sycl3_V15rangeILi1EEEE8initSizeEv = comdat any

$_ZN4sycl3_V15rangeILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE = comdat any

$_ZN7__spirv23initBuiltInGlobalOffsetILi1EN4sycl3_V12idILi1EEEEET0_v = comdat any

$_ZN7__spirv30InitSizesSTBuiltInGlobalOffsetILi1EN4sycl3_V12idILi1EEEE8initSizeEv = comdat any

$_ZNK4sycl3_V16detail5arrayILi1EE15check_dimensionEi = comdat any

$_ZN7__spirv24initBuiltInWorkgroupSizeILi1EN4sycl3_V15rangeILi1EEEEET0_v = comdat any

$_ZN7__spirv24initBuiltInNumWorkgroupsILi1EN4sycl3_V15rangeILi1EEEEET0_v = comdat any

$_ZN7__spirv22initBuiltInWorkgroupIdILi1EN4sycl3_V12idILi1EEEEET0_v = comdat any

$_ZN7__spirv28initBuiltInLocalInvocationIdILi1EN4sycl3_V12idILi1EEEEET0_v = comdat any

$_ZN4sycl3_V16detail7Builder11createGroupILi1EEENS0_5groupIXT_EEERKNS0_5rangeIXT_EEES9_S9_RKNS0_2idIXT_EEE = comdat any

$_ZN4sycl3_V16detail7Builder10createItemILi1ELb1EEENSt9enable_ifIXT0_ENS0_4itemIXT_EXT0_EEEE4typeERKNS0_5rangeIXT_EEERKNS0_2idIXT_EEESG_ = comdat any

$_ZN4sycl3_V16detail7Builder10createItemILi1ELb0EEENSt9enable_ifIXntT0_ENS0_4itemIXT_EXT0_EEEE4typeERKNS0_5rangeIXT_EEERKNS0_2idIXT_EEE = comdat any

$_ZN4sycl3_V16detail7Builder12createNDItemILi1EEENS0_7nd_itemIXT_EEERKNS0_4itemIXT_ELb1EEERKNS6_IXT_ELb0EEERKNS0_5groupIXT_EEE = comdat any

$_ZN7__spirv31InitSizesSTBuiltInWorkgroupSizeILi1EN4sycl3_V15rangeILi1EEEE8initSizeEv = comdat any

$_ZN7__spirv31InitSizesSTBuiltInNumWorkgroupsILi1EN4sycl3_V15rangeILi1EEEE8initSizeEv = comdat any

$_ZN7__spirv29InitSizesSTBuiltInWorkgroupIdILi1EN4sycl3_V12idILi1EEEE8initSizeEv = comdat any

$_ZN7__spirv35InitSizesSTBuiltInLocalInvocationIdILi1EN4sycl3_V12idILi1EEEE8initSizeEv = comdat any

$_ZN4sycl3_V15groupILi1EEC2ERKNS0_5rangeILi1EEES6_S4_RKNS0_2idILi1EEE = comdat any

$_ZN4sycl3_V14itemILi1ELb1EEC2ILb1EEERNSt9enable_ifIXT_EKNS0_5rangeILi1EEEE4typeERKNS0_2idILi1EEESE_ = comdat any

$_ZN4sycl3_V14itemILi1ELb0EEC2ILb0EEERNSt9enable_ifIXntT_EKNS0_5rangeILi1EEEE4typeERKNS0_2idILi1EEE = comdat any

$_ZN4sycl3_V17nd_itemILi1EEC2ERKNS0_4itemILi1ELb1EEERKNS3_ILi1ELb0EEERKNS0_5groupILi1EEE = comdat any

$_ZTSZ3runRN4sycl3_V15queueEPiE4Hint = comdat any

$_ZTSZ3runRN4sycl3_V15queueEPiE8SubGroup = comdat any

$_ZTSZ3runRN4sycl3_V15queueEPiE10ThreeSizes = comdat any

$_ZN4sycl3_V16detail7Builder10getElementILi3EEEKNS0_7nd_itemIXT_EEEPS5_ = comdat any

$_ZN4sycl3_V16detail7declptrINS0_7nd_itemILi3EEEEEPT_v = comdat any

$_ZNK4sycl3_V17nd_itemILi3EE19get_local_linear_idEv = comdat any

$_ZNK4sycl3_V17nd_itemILi3EE12get_local_idEv = comdat any

$_ZNK4sycl3_V17nd_itemILi3EE15get_local_rangeEv = comdat any

$_ZN4sycl3_V16detail5arrayILi3EEixEi = comdat any

$_ZN7__spirv28initBuiltInLocalInvocationIdILi3EN4sycl3_V12idILi3EEEEET0_v = comdat any

$_ZN7__spirv35InitSizesSTBuiltInLocalInvocationIdILi3EN4sycl3_V12idILi3EEEE8initSizeEv = comdat any

$_ZN4sycl3_V12idILi3EEC2ILi3EEENSt9enable_ifIXeqT_Li3EEmE4typeEmm = comdat any

$_ZN4sycl3_V16detail5arrayILi3EEC2ILi3EEENSt9enable_ifIXeqT_Li3EEmE4typeEmm = comdat any

$_ZN7__spirv24initBuiltInWorkgroupSizeILi3EN4sycl3_V15rangeILi3EEEEET0_v = comdat any

$_ZN7__spirv31InitSizesSTBuiltInWorkgroupSizeILi3EN4sycl3_V15rangeILi3EEEE8initSizeEv = comdat any

$_ZN4sycl3_V15rangeILi3EEC2ILi3EEENSt9enable_ifIXeqT_Li3EEmE4typeEmm = comdat any

$_ZNK4sycl3_V16detail5arrayILi3EE15check_dimensionEi = comdat any

$_ZN7__spirv21initBuiltInGlobalSizeILi3EN4sycl3_V15rangeILi3EEEEET0_v = comdat any

$_ZN7__spirv24initBuiltInNumWorkgroupsILi3EN4sycl3_V15rangeILi3EEEEET0_v = comdat any

$_ZN7__spirv22initBuiltInWorkgroupIdILi3EN4sycl3_V12idILi3EEEEET0_v = comdat any

$_ZN7__spirv29initBuiltInGlobalInvocationIdILi3EN4sycl3_V12idILi3EEEEET0_v = comdat any

$_ZN7__spirv23initBuiltInGlobalOffsetILi3EN4sycl3_V12idILi3EEEEET0_v = comdat any

$_ZN4sycl3_V16detail7Builder11createGroupILi3EEENS0_5groupIXT_EEERKNS0_5rangeIXT_EEES9_S9_RKNS0_2idIXT_EEE = comdat any

$_ZN4sycl3_V16detail7Builder10createItemILi3ELb1EEENSt9enable_ifIXT0_ENS0_4itemIXT_EXT0_EEEE4typeERKNS0_5rangeIXT_EEERKNS0_2idIXT_EEESG_ = comdat any

$_ZN4sycl3_V16detail7Builder10createItemILi3ELb0EEENSt9enable_ifIXntT0_ENS0_4itemIXT_EXT0_EEEE4typeERKNS0_5rangeIXT_EEERKNS0_2idIXT_EEE = comdat any

$_ZN4sycl3_V16detail7Builder12createNDItemILi3EEENS0_7nd_itemIXT_EEERKNS0_4itemIXT_ELb1EEERKNS6_IXT_ELb0EEERKNS0_5groupIXT_EEE = comdat any

$_ZN7__spirv28InitSizesSTBuiltInGlobalSizeILi3EN4sycl3_V15rangeILi3EEEE8initSizeEv = comdat any

$_ZN7__spirv31InitSizesSTBuiltInNumWorkgroupsILi3EN4sycl3_V15rangeILi3EEEE8initSizeEv = comdat any

$_ZN7__spirv29InitSizesSTBuiltInWorkgroupIdILi3EN4sycl3_V12idILi3EEEE8initSizeEv = comdat any

$_ZN7__spirv36InitSizesSTBuiltInGlobalInvocationIdILi3EN4sycl3_V12idILi3EEEE8initSizeEv = comdat any

$_ZN7__spirv30InitSizesSTBuiltInGlobalOffsetILi3EN4sycl3_V12idILi3EEEE8initSizeEv = comdat any

$_ZN4sycl3_V15groupILi3EEC2ERKNS0_5rangeILi3EEES6_S4_RKNS0_2idILi3EEE = comdat any

$_ZN4sycl3_V14itemILi3ELb1EEC2ILb1EEERNSt9enable_ifIXT_EKNS0_5rangeILi3EEEE4typeERKNS0_2idILi3EEESE_ = comdat any

$_ZN4sycl3_V14itemILi3ELb0EEC2ILb0EEERNSt9enable_ifIXntT_EKNS0_5rangeILi3EEEE4typeERKNS0_2idILi3EEE = comdat any

$_ZN4sycl3_V17nd_itemILi3EEC2ERKNS0_4itemILi3ELb1EEERKNS3_ILi3ELb0EEERKNS0_5groupILi3EEE = comdat any

$_ZTSZ3runRN4sycl3_V15queueEPiE6Limits = comdat any

$_ZTSZ3runRN4sycl3_V15queueEPiE9Registers = comdat any

$_ZTSZ3runRN4sycl3_V15queueEPiE12AnyRegisters = comdat any

$_ZTSZ3runRN4sycl3_V15queueEPiE11AsAttribute = comdat any

$_ZTSZ3runRN4sycl3_V15queueEPiE17SubGroupAttribute = comdat any

$_ZNK4sycl3_V17nd_itemILi1EE19get_local_linear_idEv = comdat any

$_ZNK4sycl3_V17nd_itemILi1EE12get_local_idEv = comdat any

$_ZNK4sycl3_V17nd_itemILi1EE15get_local_rangeEv = comdat any

$_ZTSZ3runRN4sycl3_V15queueEPiE4Task = comdat any

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPiE9OfFunctor(ptr addrspace(1) noundef align 4 %0) #0 comdat !srcloc !110 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca %struct.Functor, align 8
  %4 = alloca %"class.sycl::_V1::nd_item", align 1
  %5 = addrspacecast ptr %2 to ptr addrspace(4)
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %5, align 8, !tbaa !111
  call void @llvm.lifetime.start.p0(ptr %3) #16
  %8 = getelementptr inbounds nuw %struct.Functor, ptr addrspace(4) %6, i32 0, i32 0
  %9 = load ptr addrspace(1), ptr addrspace(4) %5, align 8, !tbaa !111
  %10 = addrspacecast ptr addrspace(1) %9 to ptr addrspace(4)
  store ptr addrspace(4) %10, ptr addrspace(4) %8, align 8, !tbaa !114
  %11 = call spir_func noundef ptr addrspace(4) @_ZN4sycl3_V16detail7declptrINS0_7nd_itemILi2EEEEEPT_v() #17
  call spir_func void @_ZN4sycl3_V16detail7Builder10getElementILi2EEEKNS0_7nd_itemIXT_EEEPS5_(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::nd_item") align 1 %7, ptr addrspace(4) noundef %11) #17
  %12 = addrspacecast ptr addrspace(4) %7 to ptr
  call spir_func void @_ZNK7FunctorclEN4sycl3_V17nd_itemILi2EEE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %6, ptr noundef byval(%"class.sycl::_V1::nd_item") align 1 %12) #17
  call void @llvm.lifetime.end.p0(ptr %3) #16
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZNK7FunctorclEN4sycl3_V17nd_itemILi2EEE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, ptr noundef byval(%"class.sycl::_V1::nd_item") align 1 %1) #2 comdat align 2 !srcloc !116 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %4, align 8, !tbaa !117
  %5 = addrspacecast ptr %1 to ptr addrspace(4)
  %6 = load ptr addrspace(4), ptr addrspace(4) %4, align 8
  %7 = getelementptr inbounds nuw %struct.Functor, ptr addrspace(4) %6, i32 0, i32 0
  %8 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !tbaa !114
  %9 = call spir_func noundef i64 @_ZNK4sycl3_V17nd_itemILi2EE20get_global_linear_idEv(ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %5) #17
  %10 = getelementptr inbounds nuw i32, ptr addrspace(4) %8, i64 %9
  store i32 1, ptr addrspace(4) %10, align 4, !tbaa !119
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail7Builder10getElementILi2EEEKNS0_7nd_itemIXT_EEEPS5_(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::nd_item") align 1 %0, ptr addrspace(4) noundef %1) #3 comdat align 2 !srcloc !120 {
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
  store ptr addrspace(4) %1, ptr addrspace(4) %15, align 8, !tbaa !121
  call void @llvm.lifetime.start.p0(ptr %4) #16
  call spir_func void @_ZN7__spirv21initBuiltInGlobalSizeILi2EN4sycl3_V15rangeILi2EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range") align 8 %16) #17
  call void @llvm.lifetime.start.p0(ptr %5) #16
  call spir_func void @_ZN7__spirv24initBuiltInWorkgroupSizeILi2EN4sycl3_V15rangeILi2EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range") align 8 %17) #17
  call void @llvm.lifetime.start.p0(ptr %6) #16
  call spir_func void @_ZN7__spirv24initBuiltInNumWorkgroupsILi2EN4sycl3_V15rangeILi2EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range") align 8 %18) #17
  call void @llvm.lifetime.start.p0(ptr %7) #16
  call spir_func void @_ZN7__spirv22initBuiltInWorkgroupIdILi2EN4sycl3_V12idILi2EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id") align 8 %19) #17
  call void @llvm.lifetime.start.p0(ptr %8) #16
  call spir_func void @_ZN7__spirv29initBuiltInGlobalInvocationIdILi2EN4sycl3_V12idILi2EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id") align 8 %20) #17
  call void @llvm.lifetime.start.p0(ptr %9) #16
  call spir_func void @_ZN7__spirv28initBuiltInLocalInvocationIdILi2EN4sycl3_V12idILi2EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id") align 8 %21) #17
  call void @llvm.lifetime.start.p0(ptr %10) #16
  call spir_func void @_ZN7__spirv23initBuiltInGlobalOffsetILi2EN4sycl3_V12idILi2EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id") align 8 %22) #17
  call void @llvm.lifetime.start.p0(ptr %11) #16
  call spir_func void @_ZN4sycl3_V16detail7Builder11createGroupILi2EEENS0_5groupIXT_EEERKNS0_5rangeIXT_EEES9_S9_RKNS0_2idIXT_EEE(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::group") align 8 %23, ptr addrspace(4) noundef align 8 dereferenceable(16) %16, ptr addrspace(4) noundef align 8 dereferenceable(16) %17, ptr addrspace(4) noundef align 8 dereferenceable(16) %18, ptr addrspace(4) noundef align 8 dereferenceable(16) %19) #17
  call void @llvm.lifetime.start.p0(ptr %12) #16
  call spir_func void @_ZN4sycl3_V16detail7Builder10createItemILi2ELb1EEENSt9enable_ifIXT0_ENS0_4itemIXT_EXT0_EEEE4typeERKNS0_5rangeIXT_EEERKNS0_2idIXT_EEESG_(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::item") align 8 %24, ptr addrspace(4) noundef align 8 dereferenceable(16) %16, ptr addrspace(4) noundef align 8 dereferenceable(16) %20, ptr addrspace(4) noundef align 8 dereferenceable(16) %22) #17
  call void @llvm.lifetime.start.p0(ptr %13) #16
  call spir_func void @_ZN4sycl3_V16detail7Builder10createItemILi2ELb0EEENSt9enable_ifIXntT0_ENS0_4itemIXT_EXT0_EEEE4typeERKNS0_5rangeIXT_EEERKNS0_2idIXT_EEE(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::item.0") align 8 %25, ptr addrspace(4) noundef align 8 dereferenceable(16) %17, ptr addrspace(4) noundef align 8 dereferenceable(16) %21) #17
  call spir_func void @_ZN4sycl3_V16detail7Builder12createNDItemILi2EEENS0_7nd_itemIXT_EEERKNS0_4itemIXT_ELb1EEERKNS6_IXT_ELb0EEERKNS0_5groupIXT_EEE(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::nd_item") align 1 %0, ptr addrspace(4) noundef align 8 dereferenceable(48) %24, ptr addrspace(4) noundef align 8 dereferenceable(32) %25, ptr addrspace(4) noundef align 8 dereferenceable(64) %23) #17
  call void @llvm.lifetime.end.p0(ptr %13) #16
  call void @llvm.lifetime.end.p0(ptr %12) #16
  call void @llvm.lifetime.end.p0(ptr %11) #16
  call void @llvm.lifetime.end.p0(ptr %10) #16
  call void @llvm.lifetime.end.p0(ptr %9) #16
  call void @llvm.lifetime.end.p0(ptr %8) #16
  call void @llvm.lifetime.end.p0(ptr %7) #16
  call void @llvm.lifetime.end.p0(ptr %6) #16
  call void @llvm.lifetime.end.p0(ptr %5) #16
  call void @llvm.lifetime.end.p0(ptr %4) #16
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef ptr addrspace(4) @_ZN4sycl3_V16detail7declptrINS0_7nd_itemILi2EEEEEPT_v() #3 comdat !srcloc !123 {
  ret ptr addrspace(4) null
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZNK4sycl3_V17nd_itemILi2EE20get_global_linear_idEv(ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %0) #2 comdat align 2 !srcloc !124 {
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
  store ptr addrspace(4) %0, ptr addrspace(4) %8, align 8, !tbaa !121
  %13 = load ptr addrspace(4), ptr addrspace(4) %8, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #16
  store i64 0, ptr addrspace(4) %9, align 8, !tbaa !125
  call void @llvm.lifetime.start.p0(ptr %4) #16
  call spir_func void @_ZNK4sycl3_V17nd_itemILi2EE13get_global_idEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id") align 8 %10, ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %13) #17
  call void @llvm.lifetime.start.p0(ptr %5) #16
  call spir_func void @_ZNK4sycl3_V17nd_itemILi2EE16get_global_rangeEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range") align 8 %11, ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %13) #17
  call void @llvm.lifetime.start.p0(ptr %6) #16
  call spir_func void @_ZNK4sycl3_V17nd_itemILi2EE10get_offsetEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id") align 8 %12, ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %13) #17
  %14 = call spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V16detail5arrayILi2EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %10, i32 noundef 0) #17
  %15 = load i64, ptr addrspace(4) %14, align 8, !tbaa !125
  %16 = call spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V16detail5arrayILi2EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %12, i32 noundef 0) #17
  %17 = load i64, ptr addrspace(4) %16, align 8, !tbaa !125
  %18 = sub i64 %15, %17
  %19 = call spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V16detail5arrayILi2EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %11, i32 noundef 1) #17
  %20 = load i64, ptr addrspace(4) %19, align 8, !tbaa !125
  %21 = mul i64 %18, %20
  %22 = call spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V16detail5arrayILi2EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %10, i32 noundef 1) #17
  %23 = load i64, ptr addrspace(4) %22, align 8, !tbaa !125
  %24 = add i64 %21, %23
  %25 = call spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V16detail5arrayILi2EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %12, i32 noundef 1) #17
  %26 = load i64, ptr addrspace(4) %25, align 8, !tbaa !125
  %27 = sub i64 %24, %26
  store i64 %27, ptr addrspace(4) %9, align 8, !tbaa !125
  %28 = load i64, ptr addrspace(4) %9, align 8, !tbaa !125
  %29 = icmp ule i64 %28, 2147483647
  call void @llvm.assume(i1 %29)
  %30 = load i64, ptr addrspace(4) %9, align 8, !tbaa !125
  call void @llvm.lifetime.end.p0(ptr %6) #16
  call void @llvm.lifetime.end.p0(ptr %5) #16
  call void @llvm.lifetime.end.p0(ptr %4) #16
  call void @llvm.lifetime.end.p0(ptr %3) #16
  ret i64 %30
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZNK4sycl3_V17nd_itemILi2EE13get_global_idEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id") align 8 %0, ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %1) #3 comdat align 2 !srcloc !127 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %4, align 8, !tbaa !121
  %5 = load ptr addrspace(4), ptr addrspace(4) %4, align 8
  call spir_func void @_ZN7__spirv29initBuiltInGlobalInvocationIdILi2EN4sycl3_V12idILi2EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id") align 8 %0) #17
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZNK4sycl3_V17nd_itemILi2EE16get_global_rangeEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::range") align 8 %0, ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %1) #3 comdat align 2 !srcloc !128 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %4, align 8, !tbaa !121
  %5 = load ptr addrspace(4), ptr addrspace(4) %4, align 8
  call spir_func void @_ZN7__spirv21initBuiltInGlobalSizeILi2EN4sycl3_V15rangeILi2EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range") align 8 %0) #17
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZNK4sycl3_V17nd_itemILi2EE10get_offsetEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id") align 8 %0, ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %1) #3 comdat align 2 !srcloc !129 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %4, align 8, !tbaa !121
  %5 = load ptr addrspace(4), ptr addrspace(4) %4, align 8
  call spir_func void @_ZN7__spirv23initBuiltInGlobalOffsetILi2EN4sycl3_V12idILi2EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id") align 8 %0) #17
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V16detail5arrayILi2EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0, i32 noundef %1) #3 comdat align 2 !srcloc !130 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i32, align 4
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !131
  store i32 %1, ptr addrspace(4) %6, align 4, !tbaa !119
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = load i32, ptr addrspace(4) %6, align 4, !tbaa !119
  call spir_func void @_ZNK4sycl3_V16detail5arrayILi2EE15check_dimensionEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %7, i32 noundef %8) #17
  %9 = getelementptr inbounds nuw %"class.sycl::_V1::detail::array", ptr addrspace(4) %7, i32 0, i32 0
  %10 = load i32, ptr addrspace(4) %6, align 4, !tbaa !119
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds [2 x i64], ptr addrspace(4) %9, i64 0, i64 %11
  ret ptr addrspace(4) %12
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #4

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv29initBuiltInGlobalInvocationIdILi2EN4sycl3_V12idILi2EEEEET0_v(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id") align 8 %0) #3 comdat !srcloc !133 {
  call spir_func void @_ZN7__spirv36InitSizesSTBuiltInGlobalInvocationIdILi2EN4sycl3_V12idILi2EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id") align 8 %0) #17
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv36InitSizesSTBuiltInGlobalInvocationIdILi2EN4sycl3_V12idILi2EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id") align 8 %0) #3 comdat align 2 !srcloc !134 {
  %2 = call spir_func noundef i64 @_ZN7__spirv28getBuiltInGlobalInvocationIdILi1EEEmv() #17
  %3 = call spir_func noundef i64 @_ZN7__spirv28getBuiltInGlobalInvocationIdILi0EEEmv() #17
  call spir_func void @_ZN4sycl3_V12idILi2EEC2ILi2EEENSt9enable_ifIXeqT_Li2EEmE4typeEm(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0, i64 noundef %2, i64 noundef %3) #17
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZN7__spirv28getBuiltInGlobalInvocationIdILi1EEEmv() #3 !srcloc !135 {
  %1 = call spir_func noundef i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 noundef 1) #18
  ret i64 %1
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZN7__spirv28getBuiltInGlobalInvocationIdILi0EEEmv() #3 !srcloc !136 {
  %1 = call spir_func noundef i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 noundef 0) #18
  ret i64 %1
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V12idILi2EEC2ILi2EEENSt9enable_ifIXeqT_Li2EEmE4typeEm(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0, i64 noundef %1, i64 noundef %2) unnamed_addr #3 comdat align 2 !srcloc !137 {
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  %9 = addrspacecast ptr %6 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %7, align 8, !tbaa !138
  store i64 %1, ptr addrspace(4) %8, align 8, !tbaa !125
  store i64 %2, ptr addrspace(4) %9, align 8, !tbaa !125
  %10 = load ptr addrspace(4), ptr addrspace(4) %7, align 8
  %11 = load i64, ptr addrspace(4) %8, align 8, !tbaa !125
  %12 = load i64, ptr addrspace(4) %9, align 8, !tbaa !125
  call spir_func void @_ZN4sycl3_V16detail5arrayILi2EEC2ILi2EEENSt9enable_ifIXeqT_Li2EEmE4typeEm(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %10, i64 noundef %11, i64 noundef %12) #17
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func noundef i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 noundef) #5

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail5arrayILi2EEC2ILi2EEENSt9enable_ifIXeqT_Li2EEmE4typeEm(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0, i64 noundef %1, i64 noundef %2) unnamed_addr #3 comdat align 2 !srcloc !140 {
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  %9 = addrspacecast ptr %6 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %7, align 8, !tbaa !131
  store i64 %1, ptr addrspace(4) %8, align 8, !tbaa !125
  store i64 %2, ptr addrspace(4) %9, align 8, !tbaa !125
  %10 = load ptr addrspace(4), ptr addrspace(4) %7, align 8
  %11 = getelementptr inbounds nuw %"class.sycl::_V1::detail::array", ptr addrspace(4) %10, i32 0, i32 0
  %12 = load i64, ptr addrspace(4) %8, align 8, !tbaa !125
  store i64 %12, ptr addrspace(4) %11, align 8, !tbaa !125
  %13 = getelementptr inbounds i64, ptr addrspace(4) %11, i64 1
  %14 = load i64, ptr addrspace(4) %9, align 8, !tbaa !125
  store i64 %14, ptr addrspace(4) %13, align 8, !tbaa !125
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv21initBuiltInGlobalSizeILi2EN4sycl3_V15rangeILi2EEEEET0_v(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::range") align 8 %0) #3 comdat !srcloc !141 {
  call spir_func void @_ZN7__spirv28InitSizesSTBuiltInGlobalSizeILi2EN4sycl3_V15rangeILi2EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range") align 8 %0) #17
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv28InitSizesSTBuiltInGlobalSizeILi2EN4sycl3_V15rangeILi2EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::range") align 8 %0) #3 comdat align 2 !srcloc !142 {
  %2 = call spir_func noundef i64 @_ZN7__spirv20getBuiltInGlobalSizeILi1EEEmv() #17
  %3 = call spir_func noundef i64 @_ZN7__spirv20getBuiltInGlobalSizeILi0EEEmv() #17
  call spir_func void @_ZN4sycl3_V15rangeILi2EEC2ILi2EEENSt9enable_ifIXeqT_Li2EEmE4typeEm(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0, i64 noundef %2, i64 noundef %3) #17
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZN7__spirv20getBuiltInGlobalSizeILi1EEEmv() #3 !srcloc !143 {
  %1 = call spir_func noundef i64 @_Z25__spirv_BuiltInGlobalSizei(i32 noundef 1) #18
  ret i64 %1
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZN7__spirv20getBuiltInGlobalSizeILi0EEEmv() #3 !srcloc !144 {
  %1 = call spir_func noundef i64 @_Z25__spirv_BuiltInGlobalSizei(i32 noundef 0) #18
  ret i64 %1
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V15rangeILi2EEC2ILi2EEENSt9enable_ifIXeqT_Li2EEmE4typeEm(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0, i64 noundef %1, i64 noundef %2) unnamed_addr #3 comdat align 2 !srcloc !145 {
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  %9 = addrspacecast ptr %6 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %7, align 8, !tbaa !146
  store i64 %1, ptr addrspace(4) %8, align 8, !tbaa !125
  store i64 %2, ptr addrspace(4) %9, align 8, !tbaa !125
  %10 = load ptr addrspace(4), ptr addrspace(4) %7, align 8
  %11 = load i64, ptr addrspace(4) %8, align 8, !tbaa !125
  %12 = load i64, ptr addrspace(4) %9, align 8, !tbaa !125
  call spir_func void @_ZN4sycl3_V16detail5arrayILi2EEC2ILi2EEENSt9enable_ifIXeqT_Li2EEmE4typeEm(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %10, i64 noundef %11, i64 noundef %12) #17
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func noundef i64 @_Z25__spirv_BuiltInGlobalSizei(i32 noundef) #5

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv23initBuiltInGlobalOffsetILi2EN4sycl3_V12idILi2EEEEET0_v(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id") align 8 %0) #3 comdat !srcloc !148 {
  call spir_func void @_ZN7__spirv30InitSizesSTBuiltInGlobalOffsetILi2EN4sycl3_V12idILi2EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id") align 8 %0) #17
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv30InitSizesSTBuiltInGlobalOffsetILi2EN4sycl3_V12idILi2EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id") align 8 %0) #3 comdat align 2 !srcloc !149 {
  %2 = call spir_func noundef i64 @_ZN7__spirv22getBuiltInGlobalOffsetILi1EEEmv() #17
  %3 = call spir_func noundef i64 @_ZN7__spirv22getBuiltInGlobalOffsetILi0EEEmv() #17
  call spir_func void @_ZN4sycl3_V12idILi2EEC2ILi2EEENSt9enable_ifIXeqT_Li2EEmE4typeEm(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0, i64 noundef %2, i64 noundef %3) #17
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZN7__spirv22getBuiltInGlobalOffsetILi1EEEmv() #3 !srcloc !150 {
  %1 = call spir_func noundef i64 @_Z27__spirv_BuiltInGlobalOffseti(i32 noundef 1) #18
  ret i64 %1
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZN7__spirv22getBuiltInGlobalOffsetILi0EEEmv() #3 !srcloc !151 {
  %1 = call spir_func noundef i64 @_Z27__spirv_BuiltInGlobalOffseti(i32 noundef 0) #18
  ret i64 %1
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func noundef i64 @_Z27__spirv_BuiltInGlobalOffseti(i32 noundef) #5

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZNK4sycl3_V16detail5arrayILi2EE15check_dimensionEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0, i32 noundef %1) #2 comdat align 2 !srcloc !152 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i32, align 4
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !131
  store i32 %1, ptr addrspace(4) %6, align 4, !tbaa !119
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv24initBuiltInWorkgroupSizeILi2EN4sycl3_V15rangeILi2EEEEET0_v(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::range") align 8 %0) #3 comdat !srcloc !153 {
  call spir_func void @_ZN7__spirv31InitSizesSTBuiltInWorkgroupSizeILi2EN4sycl3_V15rangeILi2EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range") align 8 %0) #17
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv24initBuiltInNumWorkgroupsILi2EN4sycl3_V15rangeILi2EEEEET0_v(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::range") align 8 %0) #3 comdat !srcloc !154 {
  call spir_func void @_ZN7__spirv31InitSizesSTBuiltInNumWorkgroupsILi2EN4sycl3_V15rangeILi2EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range") align 8 %0) #17
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv22initBuiltInWorkgroupIdILi2EN4sycl3_V12idILi2EEEEET0_v(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id") align 8 %0) #3 comdat !srcloc !155 {
  call spir_func void @_ZN7__spirv29InitSizesSTBuiltInWorkgroupIdILi2EN4sycl3_V12idILi2EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id") align 8 %0) #17
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv28initBuiltInLocalInvocationIdILi2EN4sycl3_V12idILi2EEEEET0_v(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id") align 8 %0) #3 comdat !srcloc !156 {
  call spir_func void @_ZN7__spirv35InitSizesSTBuiltInLocalInvocationIdILi2EN4sycl3_V12idILi2EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id") align 8 %0) #17
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail7Builder11createGroupILi2EEENS0_5groupIXT_EEERKNS0_5rangeIXT_EEES9_S9_RKNS0_2idIXT_EEE(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::group") align 8 %0, ptr addrspace(4) noundef align 8 dereferenceable(16) %1, ptr addrspace(4) noundef align 8 dereferenceable(16) %2, ptr addrspace(4) noundef align 8 dereferenceable(16) %3, ptr addrspace(4) noundef align 8 dereferenceable(16) %4) #3 comdat align 2 !srcloc !157 {
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
  store ptr addrspace(4) %1, ptr addrspace(4) %11, align 8, !tbaa !146
  store ptr addrspace(4) %2, ptr addrspace(4) %12, align 8, !tbaa !146
  store ptr addrspace(4) %3, ptr addrspace(4) %13, align 8, !tbaa !146
  store ptr addrspace(4) %4, ptr addrspace(4) %14, align 8, !tbaa !138
  %16 = load ptr addrspace(4), ptr addrspace(4) %11, align 8, !tbaa !146, !align !158
  %17 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !tbaa !146, !align !158
  %18 = load ptr addrspace(4), ptr addrspace(4) %13, align 8, !tbaa !146, !align !158
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %15, ptr addrspace(4) align 8 %18, i64 16, i1 false)
  %19 = load ptr addrspace(4), ptr addrspace(4) %14, align 8, !tbaa !138, !align !158
  %20 = addrspacecast ptr addrspace(4) %15 to ptr
  call spir_func void @_ZN4sycl3_V15groupILi2EEC2ERKNS0_5rangeILi2EEES6_S4_RKNS0_2idILi2EEE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(64) %0, ptr addrspace(4) noundef align 8 dereferenceable(16) %16, ptr addrspace(4) noundef align 8 dereferenceable(16) %17, ptr noundef byval(%"class.sycl::_V1::range") align 8 %20, ptr addrspace(4) noundef align 8 dereferenceable(16) %19) #17
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail7Builder10createItemILi2ELb1EEENSt9enable_ifIXT0_ENS0_4itemIXT_EXT0_EEEE4typeERKNS0_5rangeIXT_EEERKNS0_2idIXT_EEESG_(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::item") align 8 %0, ptr addrspace(4) noundef align 8 dereferenceable(16) %1, ptr addrspace(4) noundef align 8 dereferenceable(16) %2, ptr addrspace(4) noundef align 8 dereferenceable(16) %3) #3 comdat align 2 !srcloc !159 {
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  %9 = addrspacecast ptr %6 to ptr addrspace(4)
  %10 = addrspacecast ptr %7 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %8, align 8, !tbaa !146
  store ptr addrspace(4) %2, ptr addrspace(4) %9, align 8, !tbaa !138
  store ptr addrspace(4) %3, ptr addrspace(4) %10, align 8, !tbaa !138
  %11 = load ptr addrspace(4), ptr addrspace(4) %8, align 8, !tbaa !146, !align !158
  %12 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !tbaa !138, !align !158
  %13 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !tbaa !138, !align !158
  call spir_func void @_ZN4sycl3_V14itemILi2ELb1EEC2ILb1EEERNSt9enable_ifIXT_EKNS0_5rangeILi2EEEE4typeERKNS0_2idILi2EEESE_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(48) %0, ptr addrspace(4) noundef align 8 dereferenceable(16) %11, ptr addrspace(4) noundef align 8 dereferenceable(16) %12, ptr addrspace(4) noundef align 8 dereferenceable(16) %13) #17
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail7Builder10createItemILi2ELb0EEENSt9enable_ifIXntT0_ENS0_4itemIXT_EXT0_EEEE4typeERKNS0_5rangeIXT_EEERKNS0_2idIXT_EEE(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::item.0") align 8 %0, ptr addrspace(4) noundef align 8 dereferenceable(16) %1, ptr addrspace(4) noundef align 8 dereferenceable(16) %2) #3 comdat align 2 !srcloc !160 {
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  %7 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %6, align 8, !tbaa !146
  store ptr addrspace(4) %2, ptr addrspace(4) %7, align 8, !tbaa !138
  %8 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !tbaa !146, !align !158
  %9 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !tbaa !138, !align !158
  call spir_func void @_ZN4sycl3_V14itemILi2ELb0EEC2ILb0EEERNSt9enable_ifIXntT_EKNS0_5rangeILi2EEEE4typeERKNS0_2idILi2EEE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(32) %0, ptr addrspace(4) noundef align 8 dereferenceable(16) %8, ptr addrspace(4) noundef align 8 dereferenceable(16) %9) #17
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail7Builder12createNDItemILi2EEENS0_7nd_itemIXT_EEERKNS0_4itemIXT_ELb1EEERKNS6_IXT_ELb0EEERKNS0_5groupIXT_EEE(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::nd_item") align 1 %0, ptr addrspace(4) noundef align 8 dereferenceable(48) %1, ptr addrspace(4) noundef align 8 dereferenceable(32) %2, ptr addrspace(4) noundef align 8 dereferenceable(64) %3) #3 comdat align 2 !srcloc !161 {
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  %9 = addrspacecast ptr %6 to ptr addrspace(4)
  %10 = addrspacecast ptr %7 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %8, align 8, !tbaa !162
  store ptr addrspace(4) %2, ptr addrspace(4) %9, align 8, !tbaa !164
  store ptr addrspace(4) %3, ptr addrspace(4) %10, align 8, !tbaa !166
  %11 = load ptr addrspace(4), ptr addrspace(4) %8, align 8, !tbaa !162, !align !158
  %12 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !tbaa !164, !align !158
  %13 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !tbaa !166, !align !158
  call spir_func void @_ZN4sycl3_V17nd_itemILi2EEC2ERKNS0_4itemILi2ELb1EEERKNS3_ILi2ELb0EEERKNS0_5groupILi2EEE(ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %0, ptr addrspace(4) noundef align 8 dereferenceable(48) %11, ptr addrspace(4) noundef align 8 dereferenceable(32) %12, ptr addrspace(4) noundef align 8 dereferenceable(64) %13) #17
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv31InitSizesSTBuiltInWorkgroupSizeILi2EN4sycl3_V15rangeILi2EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::range") align 8 %0) #3 comdat align 2 !srcloc !168 {
  %2 = call spir_func noundef i64 @_ZN7__spirv23getBuiltInWorkgroupSizeILi1EEEmv() #17
  %3 = call spir_func noundef i64 @_ZN7__spirv23getBuiltInWorkgroupSizeILi0EEEmv() #17
  call spir_func void @_ZN4sycl3_V15rangeILi2EEC2ILi2EEENSt9enable_ifIXeqT_Li2EEmE4typeEm(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0, i64 noundef %2, i64 noundef %3) #17
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZN7__spirv23getBuiltInWorkgroupSizeILi1EEEmv() #3 !srcloc !169 {
  %1 = call spir_func noundef i64 @_Z28__spirv_BuiltInWorkgroupSizei(i32 noundef 1) #18
  ret i64 %1
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZN7__spirv23getBuiltInWorkgroupSizeILi0EEEmv() #3 !srcloc !170 {
  %1 = call spir_func noundef i64 @_Z28__spirv_BuiltInWorkgroupSizei(i32 noundef 0) #18
  ret i64 %1
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func noundef i64 @_Z28__spirv_BuiltInWorkgroupSizei(i32 noundef) #5

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv31InitSizesSTBuiltInNumWorkgroupsILi2EN4sycl3_V15rangeILi2EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::range") align 8 %0) #3 comdat align 2 !srcloc !171 {
  %2 = call spir_func noundef i64 @_ZN7__spirv23getBuiltInNumWorkgroupsILi1EEEmv() #17
  %3 = call spir_func noundef i64 @_ZN7__spirv23getBuiltInNumWorkgroupsILi0EEEmv() #17
  call spir_func void @_ZN4sycl3_V15rangeILi2EEC2ILi2EEENSt9enable_ifIXeqT_Li2EEmE4typeEm(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0, i64 noundef %2, i64 noundef %3) #17
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZN7__spirv23getBuiltInNumWorkgroupsILi1EEEmv() #3 !srcloc !172 {
  %1 = call spir_func noundef i64 @_Z28__spirv_BuiltInNumWorkgroupsi(i32 noundef 1) #18
  ret i64 %1
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZN7__spirv23getBuiltInNumWorkgroupsILi0EEEmv() #3 !srcloc !173 {
  %1 = call spir_func noundef i64 @_Z28__spirv_BuiltInNumWorkgroupsi(i32 noundef 0) #18
  ret i64 %1
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func noundef i64 @_Z28__spirv_BuiltInNumWorkgroupsi(i32 noundef) #5

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv29InitSizesSTBuiltInWorkgroupIdILi2EN4sycl3_V12idILi2EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id") align 8 %0) #3 comdat align 2 !srcloc !174 {
  %2 = call spir_func noundef i64 @_ZN7__spirv21getBuiltInWorkgroupIdILi1EEEmv() #17
  %3 = call spir_func noundef i64 @_ZN7__spirv21getBuiltInWorkgroupIdILi0EEEmv() #17
  call spir_func void @_ZN4sycl3_V12idILi2EEC2ILi2EEENSt9enable_ifIXeqT_Li2EEmE4typeEm(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0, i64 noundef %2, i64 noundef %3) #17
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZN7__spirv21getBuiltInWorkgroupIdILi1EEEmv() #3 !srcloc !175 {
  %1 = call spir_func noundef i64 @_Z26__spirv_BuiltInWorkgroupIdi(i32 noundef 1) #18
  ret i64 %1
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZN7__spirv21getBuiltInWorkgroupIdILi0EEEmv() #3 !srcloc !176 {
  %1 = call spir_func noundef i64 @_Z26__spirv_BuiltInWorkgroupIdi(i32 noundef 0) #18
  ret i64 %1
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func noundef i64 @_Z26__spirv_BuiltInWorkgroupIdi(i32 noundef) #5

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv35InitSizesSTBuiltInLocalInvocationIdILi2EN4sycl3_V12idILi2EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id") align 8 %0) #3 comdat align 2 !srcloc !177 {
  %2 = call spir_func noundef i64 @_ZN7__spirv27getBuiltInLocalInvocationIdILi1EEEmv() #17
  %3 = call spir_func noundef i64 @_ZN7__spirv27getBuiltInLocalInvocationIdILi0EEEmv() #17
  call spir_func void @_ZN4sycl3_V12idILi2EEC2ILi2EEENSt9enable_ifIXeqT_Li2EEmE4typeEm(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0, i64 noundef %2, i64 noundef %3) #17
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZN7__spirv27getBuiltInLocalInvocationIdILi1EEEmv() #3 !srcloc !178 {
  %1 = call spir_func noundef i64 @_Z32__spirv_BuiltInLocalInvocationIdi(i32 noundef 1) #18
  ret i64 %1
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZN7__spirv27getBuiltInLocalInvocationIdILi0EEEmv() #3 !srcloc !179 {
  %1 = call spir_func noundef i64 @_Z32__spirv_BuiltInLocalInvocationIdi(i32 noundef 0) #18
  ret i64 %1
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func noundef i64 @_Z32__spirv_BuiltInLocalInvocationIdi(i32 noundef) #5

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) noalias writeonly captures(none), ptr addrspace(4) noalias readonly captures(none), i64, i1 immarg) #6

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V15groupILi2EEC2ERKNS0_5rangeILi2EEES6_S4_RKNS0_2idILi2EEE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(64) %0, ptr addrspace(4) noundef align 8 dereferenceable(16) %1, ptr addrspace(4) noundef align 8 dereferenceable(16) %2, ptr noundef byval(%"class.sycl::_V1::range") align 8 %3, ptr addrspace(4) noundef align 8 dereferenceable(16) %4) unnamed_addr #3 comdat align 2 !srcloc !180 {
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = alloca ptr addrspace(4), align 8
  %9 = alloca ptr addrspace(4), align 8
  %10 = addrspacecast ptr %6 to ptr addrspace(4)
  %11 = addrspacecast ptr %7 to ptr addrspace(4)
  %12 = addrspacecast ptr %8 to ptr addrspace(4)
  %13 = addrspacecast ptr %9 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %10, align 8, !tbaa !166
  store ptr addrspace(4) %1, ptr addrspace(4) %11, align 8, !tbaa !146
  store ptr addrspace(4) %2, ptr addrspace(4) %12, align 8, !tbaa !146
  %14 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %4, ptr addrspace(4) %13, align 8, !tbaa !138
  %15 = load ptr addrspace(4), ptr addrspace(4) %10, align 8
  %16 = getelementptr inbounds nuw %"class.sycl::_V1::group", ptr addrspace(4) %15, i32 0, i32 0
  %17 = load ptr addrspace(4), ptr addrspace(4) %11, align 8, !tbaa !146, !align !158
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %16, ptr addrspace(4) align 8 %17, i64 16, i1 false)
  %18 = getelementptr inbounds nuw %"class.sycl::_V1::group", ptr addrspace(4) %15, i32 0, i32 1
  %19 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !tbaa !146, !align !158
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %18, ptr addrspace(4) align 8 %19, i64 16, i1 false)
  %20 = getelementptr inbounds nuw %"class.sycl::_V1::group", ptr addrspace(4) %15, i32 0, i32 2
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %20, ptr addrspace(4) align 8 %14, i64 16, i1 false)
  %21 = getelementptr inbounds nuw %"class.sycl::_V1::group", ptr addrspace(4) %15, i32 0, i32 3
  %22 = load ptr addrspace(4), ptr addrspace(4) %13, align 8, !tbaa !138, !align !158
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %21, ptr addrspace(4) align 8 %22, i64 16, i1 false)
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V14itemILi2ELb1EEC2ILb1EEERNSt9enable_ifIXT_EKNS0_5rangeILi2EEEE4typeERKNS0_2idILi2EEESE_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(48) %0, ptr addrspace(4) noundef align 8 dereferenceable(16) %1, ptr addrspace(4) noundef align 8 dereferenceable(16) %2, ptr addrspace(4) noundef align 8 dereferenceable(16) %3) unnamed_addr #3 comdat align 2 !srcloc !181 {
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = alloca ptr addrspace(4), align 8
  %9 = addrspacecast ptr %5 to ptr addrspace(4)
  %10 = addrspacecast ptr %6 to ptr addrspace(4)
  %11 = addrspacecast ptr %7 to ptr addrspace(4)
  %12 = addrspacecast ptr %8 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %9, align 8, !tbaa !162
  store ptr addrspace(4) %1, ptr addrspace(4) %10, align 8, !tbaa !146
  store ptr addrspace(4) %2, ptr addrspace(4) %11, align 8, !tbaa !138
  store ptr addrspace(4) %3, ptr addrspace(4) %12, align 8, !tbaa !138
  %13 = load ptr addrspace(4), ptr addrspace(4) %9, align 8
  %14 = getelementptr inbounds nuw %"class.sycl::_V1::item", ptr addrspace(4) %13, i32 0, i32 0
  %15 = getelementptr inbounds nuw %"struct.sycl::_V1::detail::ItemBase", ptr addrspace(4) %14, i32 0, i32 0
  %16 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !tbaa !146, !align !158
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %15, ptr addrspace(4) align 8 %16, i64 16, i1 false)
  %17 = getelementptr inbounds nuw %"struct.sycl::_V1::detail::ItemBase", ptr addrspace(4) %14, i32 0, i32 1
  %18 = load ptr addrspace(4), ptr addrspace(4) %11, align 8, !tbaa !138, !align !158
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %17, ptr addrspace(4) align 8 %18, i64 16, i1 false)
  %19 = getelementptr inbounds nuw %"struct.sycl::_V1::detail::ItemBase", ptr addrspace(4) %14, i32 0, i32 2
  %20 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !tbaa !138, !align !158
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %19, ptr addrspace(4) align 8 %20, i64 16, i1 false)
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V14itemILi2ELb0EEC2ILb0EEERNSt9enable_ifIXntT_EKNS0_5rangeILi2EEEE4typeERKNS0_2idILi2EEE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(32) %0, ptr addrspace(4) noundef align 8 dereferenceable(16) %1, ptr addrspace(4) noundef align 8 dereferenceable(16) %2) unnamed_addr #3 comdat align 2 !srcloc !182 {
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  %9 = addrspacecast ptr %6 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %7, align 8, !tbaa !164
  store ptr addrspace(4) %1, ptr addrspace(4) %8, align 8, !tbaa !146
  store ptr addrspace(4) %2, ptr addrspace(4) %9, align 8, !tbaa !138
  %10 = load ptr addrspace(4), ptr addrspace(4) %7, align 8
  %11 = getelementptr inbounds nuw %"class.sycl::_V1::item.0", ptr addrspace(4) %10, i32 0, i32 0
  %12 = getelementptr inbounds nuw %"struct.sycl::_V1::detail::ItemBase.1", ptr addrspace(4) %11, i32 0, i32 0
  %13 = load ptr addrspace(4), ptr addrspace(4) %8, align 8, !tbaa !146, !align !158
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %12, ptr addrspace(4) align 8 %13, i64 16, i1 false)
  %14 = getelementptr inbounds nuw %"struct.sycl::_V1::detail::ItemBase.1", ptr addrspace(4) %11, i32 0, i32 1
  %15 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !tbaa !138, !align !158
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %14, ptr addrspace(4) align 8 %15, i64 16, i1 false)
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V17nd_itemILi2EEC2ERKNS0_4itemILi2ELb1EEERKNS3_ILi2ELb0EEERKNS0_5groupILi2EEE(ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %0, ptr addrspace(4) noundef align 8 dereferenceable(48) %1, ptr addrspace(4) noundef align 8 dereferenceable(32) %2, ptr addrspace(4) noundef align 8 dereferenceable(64) %3) unnamed_addr #3 comdat align 2 !srcloc !183 {
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = alloca ptr addrspace(4), align 8
  %9 = addrspacecast ptr %5 to ptr addrspace(4)
  %10 = addrspacecast ptr %6 to ptr addrspace(4)
  %11 = addrspacecast ptr %7 to ptr addrspace(4)
  %12 = addrspacecast ptr %8 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %9, align 8, !tbaa !121
  store ptr addrspace(4) %1, ptr addrspace(4) %10, align 8, !tbaa !162
  store ptr addrspace(4) %2, ptr addrspace(4) %11, align 8, !tbaa !164
  store ptr addrspace(4) %3, ptr addrspace(4) %12, align 8, !tbaa !166
  %13 = load ptr addrspace(4), ptr addrspace(4) %9, align 8
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPiE7OneSize(ptr addrspace(1) noundef align 4 %0) #7 comdat !srcloc !184 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca %class.anon, align 8
  %4 = alloca %"class.sycl::_V1::nd_item.2", align 1
  %5 = addrspacecast ptr %2 to ptr addrspace(4)
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %5, align 8, !tbaa !111
  call void @llvm.lifetime.start.p0(ptr %3) #16
  %8 = getelementptr inbounds nuw %class.anon, ptr addrspace(4) %6, i32 0, i32 0
  %9 = load ptr addrspace(1), ptr addrspace(4) %5, align 8, !tbaa !111
  %10 = addrspacecast ptr addrspace(1) %9 to ptr addrspace(4)
  store ptr addrspace(4) %10, ptr addrspace(4) %8, align 8, !tbaa !185
  %11 = call spir_func noundef ptr addrspace(4) @_ZN4sycl3_V16detail7declptrINS0_7nd_itemILi1EEEEEPT_v() #17
  call spir_func void @_ZN4sycl3_V16detail7Builder10getElementILi1EEEKNS0_7nd_itemIXT_EEEPS5_(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::nd_item.2") align 1 %7, ptr addrspace(4) noundef %11) #17
  %12 = addrspacecast ptr addrspace(4) %7 to ptr
  call spir_func void @_ZZ3runRN4sycl3_V15queueEPiENKUlNS0_7nd_itemILi1EEEE_clES5_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %6, ptr noundef byval(%"class.sycl::_V1::nd_item.2") align 1 %12) #17
  call void @llvm.lifetime.end.p0(ptr %3) #16
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define internal spir_func void @_ZZ3runRN4sycl3_V15queueEPiENKUlNS0_7nd_itemILi1EEEE_clES5_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, ptr noundef byval(%"class.sycl::_V1::nd_item.2") align 1 %1) #2 align 2 !srcloc !184 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %4, align 8, !tbaa !187
  %5 = addrspacecast ptr %1 to ptr addrspace(4)
  %6 = load ptr addrspace(4), ptr addrspace(4) %4, align 8
  %7 = getelementptr inbounds nuw %class.anon, ptr addrspace(4) %6, i32 0, i32 0
  %8 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !tbaa !185
  %9 = call spir_func noundef i64 @_ZNK4sycl3_V17nd_itemILi1EE20get_global_linear_idEv(ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %5) #17
  %10 = getelementptr inbounds nuw i32, ptr addrspace(4) %8, i64 %9
  store i32 2, ptr addrspace(4) %10, align 4, !tbaa !119
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail7Builder10getElementILi1EEEKNS0_7nd_itemIXT_EEEPS5_(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::nd_item.2") align 1 %0, ptr addrspace(4) noundef %1) #3 comdat align 2 !srcloc !120 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca %"class.sycl::_V1::range.6", align 8
  %5 = alloca %"class.sycl::_V1::range.6", align 8
  %6 = alloca %"class.sycl::_V1::range.6", align 8
  %7 = alloca %"class.sycl::_V1::id.4", align 8
  %8 = alloca %"class.sycl::_V1::id.4", align 8
  %9 = alloca %"class.sycl::_V1::id.4", align 8
  %10 = alloca %"class.sycl::_V1::id.4", align 8
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
  store ptr addrspace(4) %1, ptr addrspace(4) %15, align 8, !tbaa !188
  call void @llvm.lifetime.start.p0(ptr %4) #16
  call spir_func void @_ZN7__spirv21initBuiltInGlobalSizeILi1EN4sycl3_V15rangeILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range.6") align 8 %16) #17
  call void @llvm.lifetime.start.p0(ptr %5) #16
  call spir_func void @_ZN7__spirv24initBuiltInWorkgroupSizeILi1EN4sycl3_V15rangeILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range.6") align 8 %17) #17
  call void @llvm.lifetime.start.p0(ptr %6) #16
  call spir_func void @_ZN7__spirv24initBuiltInNumWorkgroupsILi1EN4sycl3_V15rangeILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range.6") align 8 %18) #17
  call void @llvm.lifetime.start.p0(ptr %7) #16
  call spir_func void @_ZN7__spirv22initBuiltInWorkgroupIdILi1EN4sycl3_V12idILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id.4") align 8 %19) #17
  call void @llvm.lifetime.start.p0(ptr %8) #16
  call spir_func void @_ZN7__spirv29initBuiltInGlobalInvocationIdILi1EN4sycl3_V12idILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id.4") align 8 %20) #17
  call void @llvm.lifetime.start.p0(ptr %9) #16
  call spir_func void @_ZN7__spirv28initBuiltInLocalInvocationIdILi1EN4sycl3_V12idILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id.4") align 8 %21) #17
  call void @llvm.lifetime.start.p0(ptr %10) #16
  call spir_func void @_ZN7__spirv23initBuiltInGlobalOffsetILi1EN4sycl3_V12idILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id.4") align 8 %22) #17
  call void @llvm.lifetime.start.p0(ptr %11) #16
  call spir_func void @_ZN4sycl3_V16detail7Builder11createGroupILi1EEENS0_5groupIXT_EEERKNS0_5rangeIXT_EEES9_S9_RKNS0_2idIXT_EEE(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::group.7") align 8 %23, ptr addrspace(4) noundef align 8 dereferenceable(8) %16, ptr addrspace(4) noundef align 8 dereferenceable(8) %17, ptr addrspace(4) noundef align 8 dereferenceable(8) %18, ptr addrspace(4) noundef align 8 dereferenceable(8) %19) #17
  call void @llvm.lifetime.start.p0(ptr %12) #16
  call spir_func void @_ZN4sycl3_V16detail7Builder10createItemILi1ELb1EEENSt9enable_ifIXT0_ENS0_4itemIXT_EXT0_EEEE4typeERKNS0_5rangeIXT_EEERKNS0_2idIXT_EEESG_(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::item.8") align 8 %24, ptr addrspace(4) noundef align 8 dereferenceable(8) %16, ptr addrspace(4) noundef align 8 dereferenceable(8) %20, ptr addrspace(4) noundef align 8 dereferenceable(8) %22) #17
  call void @llvm.lifetime.start.p0(ptr %13) #16
  call spir_func void @_ZN4sycl3_V16detail7Builder10createItemILi1ELb0EEENSt9enable_ifIXntT0_ENS0_4itemIXT_EXT0_EEEE4typeERKNS0_5rangeIXT_EEERKNS0_2idIXT_EEE(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::item.10") align 8 %25, ptr addrspace(4) noundef align 8 dereferenceable(8) %17, ptr addrspace(4) noundef align 8 dereferenceable(8) %21) #17
  call spir_func void @_ZN4sycl3_V16detail7Builder12createNDItemILi1EEENS0_7nd_itemIXT_EEERKNS0_4itemIXT_ELb1EEERKNS6_IXT_ELb0EEERKNS0_5groupIXT_EEE(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::nd_item.2") align 1 %0, ptr addrspace(4) noundef align 8 dereferenceable(24) %24, ptr addrspace(4) noundef align 8 dereferenceable(16) %25, ptr addrspace(4) noundef align 8 dereferenceable(32) %23) #17
  call void @llvm.lifetime.end.p0(ptr %13) #16
  call void @llvm.lifetime.end.p0(ptr %12) #16
  call void @llvm.lifetime.end.p0(ptr %11) #16
  call void @llvm.lifetime.end.p0(ptr %10) #16
  call void @llvm.lifetime.end.p0(ptr %9) #16
  call void @llvm.lifetime.end.p0(ptr %8) #16
  call void @llvm.lifetime.end.p0(ptr %7) #16
  call void @llvm.lifetime.end.p0(ptr %6) #16
  call void @llvm.lifetime.end.p0(ptr %5) #16
  call void @llvm.lifetime.end.p0(ptr %4) #16
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef ptr addrspace(4) @_ZN4sycl3_V16detail7declptrINS0_7nd_itemILi1EEEEEPT_v() #3 comdat !srcloc !123 {
  ret ptr addrspace(4) null
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZNK4sycl3_V17nd_itemILi1EE20get_global_linear_idEv(ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %0) #2 comdat align 2 !srcloc !124 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca i64, align 8
  %4 = alloca %"class.sycl::_V1::id.4", align 8
  %5 = alloca %"class.sycl::_V1::range.6", align 8
  %6 = alloca %"class.sycl::_V1::id.4", align 8
  %7 = alloca i32, align 4
  %8 = addrspacecast ptr %2 to ptr addrspace(4)
  %9 = addrspacecast ptr %3 to ptr addrspace(4)
  %10 = addrspacecast ptr %4 to ptr addrspace(4)
  %11 = addrspacecast ptr %5 to ptr addrspace(4)
  %12 = addrspacecast ptr %6 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %8, align 8, !tbaa !188
  %13 = load ptr addrspace(4), ptr addrspace(4) %8, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #16
  store i64 0, ptr addrspace(4) %9, align 8, !tbaa !125
  call void @llvm.lifetime.start.p0(ptr %4) #16
  call spir_func void @_ZNK4sycl3_V17nd_itemILi1EE13get_global_idEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id.4") align 8 %10, ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %13) #17
  call void @llvm.lifetime.start.p0(ptr %5) #16
  call spir_func void @_ZNK4sycl3_V17nd_itemILi1EE16get_global_rangeEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range.6") align 8 %11, ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %13) #17
  call void @llvm.lifetime.start.p0(ptr %6) #16
  call spir_func void @_ZNK4sycl3_V17nd_itemILi1EE10get_offsetEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id.4") align 8 %12, ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %13) #17
  %14 = call spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V16detail5arrayILi1EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %10, i32 noundef 0) #17
  %15 = load i64, ptr addrspace(4) %14, align 8, !tbaa !125
  %16 = call spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V16detail5arrayILi1EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %12, i32 noundef 0) #17
  %17 = load i64, ptr addrspace(4) %16, align 8, !tbaa !125
  %18 = sub i64 %15, %17
  store i64 %18, ptr addrspace(4) %9, align 8, !tbaa !125
  %19 = load i64, ptr addrspace(4) %9, align 8, !tbaa !125
  %20 = icmp ule i64 %19, 2147483647
  call void @llvm.assume(i1 %20)
  %21 = load i64, ptr addrspace(4) %9, align 8, !tbaa !125
  call void @llvm.lifetime.end.p0(ptr %6) #16
  call void @llvm.lifetime.end.p0(ptr %5) #16
  call void @llvm.lifetime.end.p0(ptr %4) #16
  call void @llvm.lifetime.end.p0(ptr %3) #16
  ret i64 %21
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZNK4sycl3_V17nd_itemILi1EE13get_global_idEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id.4") align 8 %0, ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %1) #3 comdat align 2 !srcloc !127 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %4, align 8, !tbaa !188
  %5 = load ptr addrspace(4), ptr addrspace(4) %4, align 8
  call spir_func void @_ZN7__spirv29initBuiltInGlobalInvocationIdILi1EN4sycl3_V12idILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id.4") align 8 %0) #17
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZNK4sycl3_V17nd_itemILi1EE16get_global_rangeEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::range.6") align 8 %0, ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %1) #3 comdat align 2 !srcloc !128 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %4, align 8, !tbaa !188
  %5 = load ptr addrspace(4), ptr addrspace(4) %4, align 8
  call spir_func void @_ZN7__spirv21initBuiltInGlobalSizeILi1EN4sycl3_V15rangeILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range.6") align 8 %0) #17
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZNK4sycl3_V17nd_itemILi1EE10get_offsetEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id.4") align 8 %0, ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %1) #3 comdat align 2 !srcloc !129 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %4, align 8, !tbaa !188
  %5 = load ptr addrspace(4), ptr addrspace(4) %4, align 8
  call spir_func void @_ZN7__spirv23initBuiltInGlobalOffsetILi1EN4sycl3_V12idILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id.4") align 8 %0) #17
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V16detail5arrayILi1EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, i32 noundef %1) #3 comdat align 2 !srcloc !130 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i32, align 4
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !190
  store i32 %1, ptr addrspace(4) %6, align 4, !tbaa !119
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = load i32, ptr addrspace(4) %6, align 4, !tbaa !119
  call spir_func void @_ZNK4sycl3_V16detail5arrayILi1EE15check_dimensionEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %7, i32 noundef %8) #17
  %9 = getelementptr inbounds nuw %"class.sycl::_V1::detail::array.5", ptr addrspace(4) %7, i32 0, i32 0
  %10 = load i32, ptr addrspace(4) %6, align 4, !tbaa !119
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds [1 x i64], ptr addrspace(4) %9, i64 0, i64 %11
  ret ptr addrspace(4) %12
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv29initBuiltInGlobalInvocationIdILi1EN4sycl3_V12idILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id.4") align 8 %0) #3 comdat !srcloc !133 {
  call spir_func void @_ZN7__spirv36InitSizesSTBuiltInGlobalInvocationIdILi1EN4sycl3_V12idILi1EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id.4") align 8 %0) #17
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv36InitSizesSTBuiltInGlobalInvocationIdILi1EN4sycl3_V12idILi1EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id.4") align 8 %0) #3 comdat align 2 !srcloc !192 {
  %2 = call spir_func noundef i64 @_ZN7__spirv28getBuiltInGlobalInvocationIdILi0EEEmv() #17
  call spir_func void @_ZN4sycl3_V12idILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, i64 noundef %2) #17
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V12idILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, i64 noundef %1) unnamed_addr #3 comdat align 2 !srcloc !193 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i64, align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !194
  store i64 %1, ptr addrspace(4) %6, align 8, !tbaa !125
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = load i64, ptr addrspace(4) %6, align 8, !tbaa !125
  call spir_func void @_ZN4sycl3_V16detail5arrayILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %7, i64 noundef %8) #17
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail5arrayILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, i64 noundef %1) unnamed_addr #3 comdat align 2 !srcloc !196 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i64, align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !190
  store i64 %1, ptr addrspace(4) %6, align 8, !tbaa !125
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = getelementptr inbounds nuw %"class.sycl::_V1::detail::array.5", ptr addrspace(4) %7, i32 0, i32 0
  %9 = load i64, ptr addrspace(4) %6, align 8, !tbaa !125
  store i64 %9, ptr addrspace(4) %8, align 8, !tbaa !125
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv21initBuiltInGlobalSizeILi1EN4sycl3_V15rangeILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::range.6") align 8 %0) #3 comdat !srcloc !141 {
  call spir_func void @_ZN7__spirv28InitSizesSTBuiltInGlobalSizeILi1EN4sycl3_V15rangeILi1EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range.6") align 8 %0) #17
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv28InitSizesSTBuiltInGlobalSizeILi1EN4sycl3_V15rangeILi1EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::range.6") align 8 %0) #3 comdat align 2 !srcloc !197 {
  %2 = call spir_func noundef i64 @_ZN7__spirv20getBuiltInGlobalSizeILi0EEEmv() #17
  call spir_func void @_ZN4sycl3_V15rangeILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, i64 noundef %2) #17
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V15rangeILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, i64 noundef %1) unnamed_addr #3 comdat align 2 !srcloc !198 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i64, align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !199
  store i64 %1, ptr addrspace(4) %6, align 8, !tbaa !125
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = load i64, ptr addrspace(4) %6, align 8, !tbaa !125
  call spir_func void @_ZN4sycl3_V16detail5arrayILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %7, i64 noundef %8) #17
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv23initBuiltInGlobalOffsetILi1EN4sycl3_V12idILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id.4") align 8 %0) #3 comdat !srcloc !148 {
  call spir_func void @_ZN7__spirv30InitSizesSTBuiltInGlobalOffsetILi1EN4sycl3_V12idILi1EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id.4") align 8 %0) #17
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv30InitSizesSTBuiltInGlobalOffsetILi1EN4sycl3_V12idILi1EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id.4") align 8 %0) #3 comdat align 2 !srcloc !201 {
  %2 = call spir_func noundef i64 @_ZN7__spirv22getBuiltInGlobalOffsetILi0EEEmv() #17
  call spir_func void @_ZN4sycl3_V12idILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, i64 noundef %2) #17
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZNK4sycl3_V16detail5arrayILi1EE15check_dimensionEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, i32 noundef %1) #2 comdat align 2 !srcloc !152 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i32, align 4
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !190
  store i32 %1, ptr addrspace(4) %6, align 4, !tbaa !119
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv24initBuiltInWorkgroupSizeILi1EN4sycl3_V15rangeILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::range.6") align 8 %0) #3 comdat !srcloc !153 {
  call spir_func void @_ZN7__spirv31InitSizesSTBuiltInWorkgroupSizeILi1EN4sycl3_V15rangeILi1EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range.6") align 8 %0) #17
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv24initBuiltInNumWorkgroupsILi1EN4sycl3_V15rangeILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::range.6") align 8 %0) #3 comdat !srcloc !154 {
  call spir_func void @_ZN7__spirv31InitSizesSTBuiltInNumWorkgroupsILi1EN4sycl3_V15rangeILi1EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range.6") align 8 %0) #17
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv22initBuiltInWorkgroupIdILi1EN4sycl3_V12idILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id.4") align 8 %0) #3 comdat !srcloc !155 {
  call spir_func void @_ZN7__spirv29InitSizesSTBuiltInWorkgroupIdILi1EN4sycl3_V12idILi1EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id.4") align 8 %0) #17
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv28initBuiltInLocalInvocationIdILi1EN4sycl3_V12idILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id.4") align 8 %0) #3 comdat !srcloc !156 {
  call spir_func void @_ZN7__spirv35InitSizesSTBuiltInLocalInvocationIdILi1EN4sycl3_V12idILi1EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id.4") align 8 %0) #17
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail7Builder11createGroupILi1EEENS0_5groupIXT_EEERKNS0_5rangeIXT_EEES9_S9_RKNS0_2idIXT_EEE(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::group.7") align 8 %0, ptr addrspace(4) noundef align 8 dereferenceable(8) %1, ptr addrspace(4) noundef align 8 dereferenceable(8) %2, ptr addrspace(4) noundef align 8 dereferenceable(8) %3, ptr addrspace(4) noundef align 8 dereferenceable(8) %4) #3 comdat align 2 !srcloc !157 {
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = alloca ptr addrspace(4), align 8
  %9 = alloca ptr addrspace(4), align 8
  %10 = alloca %"class.sycl::_V1::range.6", align 8
  %11 = addrspacecast ptr %6 to ptr addrspace(4)
  %12 = addrspacecast ptr %7 to ptr addrspace(4)
  %13 = addrspacecast ptr %8 to ptr addrspace(4)
  %14 = addrspacecast ptr %9 to ptr addrspace(4)
  %15 = addrspacecast ptr %10 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %11, align 8, !tbaa !199
  store ptr addrspace(4) %2, ptr addrspace(4) %12, align 8, !tbaa !199
  store ptr addrspace(4) %3, ptr addrspace(4) %13, align 8, !tbaa !199
  store ptr addrspace(4) %4, ptr addrspace(4) %14, align 8, !tbaa !194
  %16 = load ptr addrspace(4), ptr addrspace(4) %11, align 8, !tbaa !199, !align !158
  %17 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !tbaa !199, !align !158
  %18 = load ptr addrspace(4), ptr addrspace(4) %13, align 8, !tbaa !199, !align !158
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %15, ptr addrspace(4) align 8 %18, i64 8, i1 false)
  %19 = load ptr addrspace(4), ptr addrspace(4) %14, align 8, !tbaa !194, !align !158
  %20 = addrspacecast ptr addrspace(4) %15 to ptr
  call spir_func void @_ZN4sycl3_V15groupILi1EEC2ERKNS0_5rangeILi1EEES6_S4_RKNS0_2idILi1EEE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(32) %0, ptr addrspace(4) noundef align 8 dereferenceable(8) %16, ptr addrspace(4) noundef align 8 dereferenceable(8) %17, ptr noundef byval(%"class.sycl::_V1::range.6") align 8 %20, ptr addrspace(4) noundef align 8 dereferenceable(8) %19) #17
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail7Builder10createItemILi1ELb1EEENSt9enable_ifIXT0_ENS0_4itemIXT_EXT0_EEEE4typeERKNS0_5rangeIXT_EEERKNS0_2idIXT_EEESG_(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::item.8") align 8 %0, ptr addrspace(4) noundef align 8 dereferenceable(8) %1, ptr addrspace(4) noundef align 8 dereferenceable(8) %2, ptr addrspace(4) noundef align 8 dereferenceable(8) %3) #3 comdat align 2 !srcloc !159 {
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  %9 = addrspacecast ptr %6 to ptr addrspace(4)
  %10 = addrspacecast ptr %7 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %8, align 8, !tbaa !199
  store ptr addrspace(4) %2, ptr addrspace(4) %9, align 8, !tbaa !194
  store ptr addrspace(4) %3, ptr addrspace(4) %10, align 8, !tbaa !194
  %11 = load ptr addrspace(4), ptr addrspace(4) %8, align 8, !tbaa !199, !align !158
  %12 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !tbaa !194, !align !158
  %13 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !tbaa !194, !align !158
  call spir_func void @_ZN4sycl3_V14itemILi1ELb1EEC2ILb1EEERNSt9enable_ifIXT_EKNS0_5rangeILi1EEEE4typeERKNS0_2idILi1EEESE_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %0, ptr addrspace(4) noundef align 8 dereferenceable(8) %11, ptr addrspace(4) noundef align 8 dereferenceable(8) %12, ptr addrspace(4) noundef align 8 dereferenceable(8) %13) #17
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail7Builder10createItemILi1ELb0EEENSt9enable_ifIXntT0_ENS0_4itemIXT_EXT0_EEEE4typeERKNS0_5rangeIXT_EEERKNS0_2idIXT_EEE(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::item.10") align 8 %0, ptr addrspace(4) noundef align 8 dereferenceable(8) %1, ptr addrspace(4) noundef align 8 dereferenceable(8) %2) #3 comdat align 2 !srcloc !160 {
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  %7 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %6, align 8, !tbaa !199
  store ptr addrspace(4) %2, ptr addrspace(4) %7, align 8, !tbaa !194
  %8 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !tbaa !199, !align !158
  %9 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !tbaa !194, !align !158
  call spir_func void @_ZN4sycl3_V14itemILi1ELb0EEC2ILb0EEERNSt9enable_ifIXntT_EKNS0_5rangeILi1EEEE4typeERKNS0_2idILi1EEE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0, ptr addrspace(4) noundef align 8 dereferenceable(8) %8, ptr addrspace(4) noundef align 8 dereferenceable(8) %9) #17
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail7Builder12createNDItemILi1EEENS0_7nd_itemIXT_EEERKNS0_4itemIXT_ELb1EEERKNS6_IXT_ELb0EEERKNS0_5groupIXT_EEE(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::nd_item.2") align 1 %0, ptr addrspace(4) noundef align 8 dereferenceable(24) %1, ptr addrspace(4) noundef align 8 dereferenceable(16) %2, ptr addrspace(4) noundef align 8 dereferenceable(32) %3) #3 comdat align 2 !srcloc !161 {
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  %9 = addrspacecast ptr %6 to ptr addrspace(4)
  %10 = addrspacecast ptr %7 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %8, align 8, !tbaa !202
  store ptr addrspace(4) %2, ptr addrspace(4) %9, align 8, !tbaa !204
  store ptr addrspace(4) %3, ptr addrspace(4) %10, align 8, !tbaa !206
  %11 = load ptr addrspace(4), ptr addrspace(4) %8, align 8, !tbaa !202, !align !158
  %12 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !tbaa !204, !align !158
  %13 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !tbaa !206, !align !158
  call spir_func void @_ZN4sycl3_V17nd_itemILi1EEC2ERKNS0_4itemILi1ELb1EEERKNS3_ILi1ELb0EEERKNS0_5groupILi1EEE(ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %0, ptr addrspace(4) noundef align 8 dereferenceable(24) %11, ptr addrspace(4) noundef align 8 dereferenceable(16) %12, ptr addrspace(4) noundef align 8 dereferenceable(32) %13) #17
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv31InitSizesSTBuiltInWorkgroupSizeILi1EN4sycl3_V15rangeILi1EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::range.6") align 8 %0) #3 comdat align 2 !srcloc !208 {
  %2 = call spir_func noundef i64 @_ZN7__spirv23getBuiltInWorkgroupSizeILi0EEEmv() #17
  call spir_func void @_ZN4sycl3_V15rangeILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, i64 noundef %2) #17
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv31InitSizesSTBuiltInNumWorkgroupsILi1EN4sycl3_V15rangeILi1EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::range.6") align 8 %0) #3 comdat align 2 !srcloc !209 {
  %2 = call spir_func noundef i64 @_ZN7__spirv23getBuiltInNumWorkgroupsILi0EEEmv() #17
  call spir_func void @_ZN4sycl3_V15rangeILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, i64 noundef %2) #17
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv29InitSizesSTBuiltInWorkgroupIdILi1EN4sycl3_V12idILi1EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id.4") align 8 %0) #3 comdat align 2 !srcloc !210 {
  %2 = call spir_func noundef i64 @_ZN7__spirv21getBuiltInWorkgroupIdILi0EEEmv() #17
  call spir_func void @_ZN4sycl3_V12idILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, i64 noundef %2) #17
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv35InitSizesSTBuiltInLocalInvocationIdILi1EN4sycl3_V12idILi1EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id.4") align 8 %0) #3 comdat align 2 !srcloc !211 {
  %2 = call spir_func noundef i64 @_ZN7__spirv27getBuiltInLocalInvocationIdILi0EEEmv() #17
  call spir_func void @_ZN4sycl3_V12idILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, i64 noundef %2) #17
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V15groupILi1EEC2ERKNS0_5rangeILi1EEES6_S4_RKNS0_2idILi1EEE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(32) %0, ptr addrspace(4) noundef align 8 dereferenceable(8) %1, ptr addrspace(4) noundef align 8 dereferenceable(8) %2, ptr noundef byval(%"class.sycl::_V1::range.6") align 8 %3, ptr addrspace(4) noundef align 8 dereferenceable(8) %4) unnamed_addr #3 comdat align 2 !srcloc !180 {
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = alloca ptr addrspace(4), align 8
  %9 = alloca ptr addrspace(4), align 8
  %10 = addrspacecast ptr %6 to ptr addrspace(4)
  %11 = addrspacecast ptr %7 to ptr addrspace(4)
  %12 = addrspacecast ptr %8 to ptr addrspace(4)
  %13 = addrspacecast ptr %9 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %10, align 8, !tbaa !206
  store ptr addrspace(4) %1, ptr addrspace(4) %11, align 8, !tbaa !199
  store ptr addrspace(4) %2, ptr addrspace(4) %12, align 8, !tbaa !199
  %14 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %4, ptr addrspace(4) %13, align 8, !tbaa !194
  %15 = load ptr addrspace(4), ptr addrspace(4) %10, align 8
  %16 = getelementptr inbounds nuw %"class.sycl::_V1::group.7", ptr addrspace(4) %15, i32 0, i32 0
  %17 = load ptr addrspace(4), ptr addrspace(4) %11, align 8, !tbaa !199, !align !158
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %16, ptr addrspace(4) align 8 %17, i64 8, i1 false)
  %18 = getelementptr inbounds nuw %"class.sycl::_V1::group.7", ptr addrspace(4) %15, i32 0, i32 1
  %19 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !tbaa !199, !align !158
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %18, ptr addrspace(4) align 8 %19, i64 8, i1 false)
  %20 = getelementptr inbounds nuw %"class.sycl::_V1::group.7", ptr addrspace(4) %15, i32 0, i32 2
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %20, ptr addrspace(4) align 8 %14, i64 8, i1 false)
  %21 = getelementptr inbounds nuw %"class.sycl::_V1::group.7", ptr addrspace(4) %15, i32 0, i32 3
  %22 = load ptr addrspace(4), ptr addrspace(4) %13, align 8, !tbaa !194, !align !158
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %21, ptr addrspace(4) align 8 %22, i64 8, i1 false)
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V14itemILi1ELb1EEC2ILb1EEERNSt9enable_ifIXT_EKNS0_5rangeILi1EEEE4typeERKNS0_2idILi1EEESE_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %0, ptr addrspace(4) noundef align 8 dereferenceable(8) %1, ptr addrspace(4) noundef align 8 dereferenceable(8) %2, ptr addrspace(4) noundef align 8 dereferenceable(8) %3) unnamed_addr #3 comdat align 2 !srcloc !181 {
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = alloca ptr addrspace(4), align 8
  %9 = addrspacecast ptr %5 to ptr addrspace(4)
  %10 = addrspacecast ptr %6 to ptr addrspace(4)
  %11 = addrspacecast ptr %7 to ptr addrspace(4)
  %12 = addrspacecast ptr %8 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %9, align 8, !tbaa !202
  store ptr addrspace(4) %1, ptr addrspace(4) %10, align 8, !tbaa !199
  store ptr addrspace(4) %2, ptr addrspace(4) %11, align 8, !tbaa !194
  store ptr addrspace(4) %3, ptr addrspace(4) %12, align 8, !tbaa !194
  %13 = load ptr addrspace(4), ptr addrspace(4) %9, align 8
  %14 = getelementptr inbounds nuw %"class.sycl::_V1::item.8", ptr addrspace(4) %13, i32 0, i32 0
  %15 = getelementptr inbounds nuw %"struct.sycl::_V1::detail::ItemBase.9", ptr addrspace(4) %14, i32 0, i32 0
  %16 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !tbaa !199, !align !158
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %15, ptr addrspace(4) align 8 %16, i64 8, i1 false)
  %17 = getelementptr inbounds nuw %"struct.sycl::_V1::detail::ItemBase.9", ptr addrspace(4) %14, i32 0, i32 1
  %18 = load ptr addrspace(4), ptr addrspace(4) %11, align 8, !tbaa !194, !align !158
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %17, ptr addrspace(4) align 8 %18, i64 8, i1 false)
  %19 = getelementptr inbounds nuw %"struct.sycl::_V1::detail::ItemBase.9", ptr addrspace(4) %14, i32 0, i32 2
  %20 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !tbaa !194, !align !158
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %19, ptr addrspace(4) align 8 %20, i64 8, i1 false)
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V14itemILi1ELb0EEC2ILb0EEERNSt9enable_ifIXntT_EKNS0_5rangeILi1EEEE4typeERKNS0_2idILi1EEE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0, ptr addrspace(4) noundef align 8 dereferenceable(8) %1, ptr addrspace(4) noundef align 8 dereferenceable(8) %2) unnamed_addr #3 comdat align 2 !srcloc !182 {
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  %9 = addrspacecast ptr %6 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %7, align 8, !tbaa !204
  store ptr addrspace(4) %1, ptr addrspace(4) %8, align 8, !tbaa !199
  store ptr addrspace(4) %2, ptr addrspace(4) %9, align 8, !tbaa !194
  %10 = load ptr addrspace(4), ptr addrspace(4) %7, align 8
  %11 = getelementptr inbounds nuw %"class.sycl::_V1::item.10", ptr addrspace(4) %10, i32 0, i32 0
  %12 = getelementptr inbounds nuw %"struct.sycl::_V1::detail::ItemBase.11", ptr addrspace(4) %11, i32 0, i32 0
  %13 = load ptr addrspace(4), ptr addrspace(4) %8, align 8, !tbaa !199, !align !158
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %12, ptr addrspace(4) align 8 %13, i64 8, i1 false)
  %14 = getelementptr inbounds nuw %"struct.sycl::_V1::detail::ItemBase.11", ptr addrspace(4) %11, i32 0, i32 1
  %15 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !tbaa !194, !align !158
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %14, ptr addrspace(4) align 8 %15, i64 8, i1 false)
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V17nd_itemILi1EEC2ERKNS0_4itemILi1ELb1EEERKNS3_ILi1ELb0EEERKNS0_5groupILi1EEE(ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %0, ptr addrspace(4) noundef align 8 dereferenceable(24) %1, ptr addrspace(4) noundef align 8 dereferenceable(16) %2, ptr addrspace(4) noundef align 8 dereferenceable(32) %3) unnamed_addr #3 comdat align 2 !srcloc !183 {
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = alloca ptr addrspace(4), align 8
  %9 = addrspacecast ptr %5 to ptr addrspace(4)
  %10 = addrspacecast ptr %6 to ptr addrspace(4)
  %11 = addrspacecast ptr %7 to ptr addrspace(4)
  %12 = addrspacecast ptr %8 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %9, align 8, !tbaa !188
  store ptr addrspace(4) %1, ptr addrspace(4) %10, align 8, !tbaa !202
  store ptr addrspace(4) %2, ptr addrspace(4) %11, align 8, !tbaa !204
  store ptr addrspace(4) %3, ptr addrspace(4) %12, align 8, !tbaa !206
  %13 = load ptr addrspace(4), ptr addrspace(4) %9, align 8
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPiE4Hint(ptr addrspace(1) noundef align 4 %0) #8 comdat !srcloc !184 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca %class.anon, align 8
  %4 = alloca %"class.sycl::_V1::nd_item.2", align 1
  %5 = addrspacecast ptr %2 to ptr addrspace(4)
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %5, align 8, !tbaa !111
  call void @llvm.lifetime.start.p0(ptr %3) #16
  %8 = getelementptr inbounds nuw %class.anon, ptr addrspace(4) %6, i32 0, i32 0
  %9 = load ptr addrspace(1), ptr addrspace(4) %5, align 8, !tbaa !111
  %10 = addrspacecast ptr addrspace(1) %9 to ptr addrspace(4)
  store ptr addrspace(4) %10, ptr addrspace(4) %8, align 8, !tbaa !185
  %11 = call spir_func noundef ptr addrspace(4) @_ZN4sycl3_V16detail7declptrINS0_7nd_itemILi1EEEEEPT_v() #17
  call spir_func void @_ZN4sycl3_V16detail7Builder10getElementILi1EEEKNS0_7nd_itemIXT_EEEPS5_(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::nd_item.2") align 1 %7, ptr addrspace(4) noundef %11) #17
  %12 = addrspacecast ptr addrspace(4) %7 to ptr
  call spir_func void @_ZZ3runRN4sycl3_V15queueEPiENKUlNS0_7nd_itemILi1EEEE_clES5_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %6, ptr noundef byval(%"class.sycl::_V1::nd_item.2") align 1 %12) #17
  call void @llvm.lifetime.end.p0(ptr %3) #16
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPiE8SubGroup(ptr addrspace(1) noundef align 4 %0) #9 comdat !srcloc !184 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca %class.anon, align 8
  %4 = alloca %"class.sycl::_V1::nd_item.2", align 1
  %5 = addrspacecast ptr %2 to ptr addrspace(4)
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %5, align 8, !tbaa !111
  call void @llvm.lifetime.start.p0(ptr %3) #16
  %8 = getelementptr inbounds nuw %class.anon, ptr addrspace(4) %6, i32 0, i32 0
  %9 = load ptr addrspace(1), ptr addrspace(4) %5, align 8, !tbaa !111
  %10 = addrspacecast ptr addrspace(1) %9 to ptr addrspace(4)
  store ptr addrspace(4) %10, ptr addrspace(4) %8, align 8, !tbaa !185
  %11 = call spir_func noundef ptr addrspace(4) @_ZN4sycl3_V16detail7declptrINS0_7nd_itemILi1EEEEEPT_v() #17
  call spir_func void @_ZN4sycl3_V16detail7Builder10getElementILi1EEEKNS0_7nd_itemIXT_EEEPS5_(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::nd_item.2") align 1 %7, ptr addrspace(4) noundef %11) #17
  %12 = addrspacecast ptr addrspace(4) %7 to ptr
  call spir_func void @_ZZ3runRN4sycl3_V15queueEPiENKUlNS0_7nd_itemILi1EEEE_clES5_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %6, ptr noundef byval(%"class.sycl::_V1::nd_item.2") align 1 %12) #17
  call void @llvm.lifetime.end.p0(ptr %3) #16
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPiE10ThreeSizes(ptr addrspace(1) noundef align 4 %0) #10 comdat !srcloc !212 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca %class.anon.12, align 8
  %4 = alloca %"class.sycl::_V1::nd_item.13", align 1
  %5 = addrspacecast ptr %2 to ptr addrspace(4)
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %5, align 8, !tbaa !111
  call void @llvm.lifetime.start.p0(ptr %3) #16
  %8 = getelementptr inbounds nuw %class.anon.12, ptr addrspace(4) %6, i32 0, i32 0
  %9 = load ptr addrspace(1), ptr addrspace(4) %5, align 8, !tbaa !111
  %10 = addrspacecast ptr addrspace(1) %9 to ptr addrspace(4)
  store ptr addrspace(4) %10, ptr addrspace(4) %8, align 8, !tbaa !213
  %11 = call spir_func noundef ptr addrspace(4) @_ZN4sycl3_V16detail7declptrINS0_7nd_itemILi3EEEEEPT_v() #17
  call spir_func void @_ZN4sycl3_V16detail7Builder10getElementILi3EEEKNS0_7nd_itemIXT_EEEPS5_(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::nd_item.13") align 1 %7, ptr addrspace(4) noundef %11) #17
  %12 = addrspacecast ptr addrspace(4) %7 to ptr
  call spir_func void @_ZZ3runRN4sycl3_V15queueEPiENKUlNS0_7nd_itemILi3EEEE_clES5_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %6, ptr noundef byval(%"class.sycl::_V1::nd_item.13") align 1 %12) #17
  call void @llvm.lifetime.end.p0(ptr %3) #16
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define internal spir_func void @_ZZ3runRN4sycl3_V15queueEPiENKUlNS0_7nd_itemILi3EEEE_clES5_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, ptr noundef byval(%"class.sycl::_V1::nd_item.13") align 1 %1) #2 align 2 !srcloc !212 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %4, align 8, !tbaa !187
  %5 = addrspacecast ptr %1 to ptr addrspace(4)
  %6 = load ptr addrspace(4), ptr addrspace(4) %4, align 8
  %7 = getelementptr inbounds nuw %class.anon.12, ptr addrspace(4) %6, i32 0, i32 0
  %8 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !tbaa !213
  %9 = call spir_func noundef i64 @_ZNK4sycl3_V17nd_itemILi3EE19get_local_linear_idEv(ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %5) #17
  %10 = getelementptr inbounds nuw i32, ptr addrspace(4) %8, i64 %9
  store i32 3, ptr addrspace(4) %10, align 4, !tbaa !119
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail7Builder10getElementILi3EEEKNS0_7nd_itemIXT_EEEPS5_(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::nd_item.13") align 1 %0, ptr addrspace(4) noundef %1) #3 comdat align 2 !srcloc !120 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca %"class.sycl::_V1::range.17", align 8
  %5 = alloca %"class.sycl::_V1::range.17", align 8
  %6 = alloca %"class.sycl::_V1::range.17", align 8
  %7 = alloca %"class.sycl::_V1::id.15", align 8
  %8 = alloca %"class.sycl::_V1::id.15", align 8
  %9 = alloca %"class.sycl::_V1::id.15", align 8
  %10 = alloca %"class.sycl::_V1::id.15", align 8
  %11 = alloca %"class.sycl::_V1::group.18", align 8
  %12 = alloca %"class.sycl::_V1::item.19", align 8
  %13 = alloca %"class.sycl::_V1::item.21", align 8
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
  store ptr addrspace(4) %1, ptr addrspace(4) %15, align 8, !tbaa !215
  call void @llvm.lifetime.start.p0(ptr %4) #16
  call spir_func void @_ZN7__spirv21initBuiltInGlobalSizeILi3EN4sycl3_V15rangeILi3EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range.17") align 8 %16) #17
  call void @llvm.lifetime.start.p0(ptr %5) #16
  call spir_func void @_ZN7__spirv24initBuiltInWorkgroupSizeILi3EN4sycl3_V15rangeILi3EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range.17") align 8 %17) #17
  call void @llvm.lifetime.start.p0(ptr %6) #16
  call spir_func void @_ZN7__spirv24initBuiltInNumWorkgroupsILi3EN4sycl3_V15rangeILi3EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range.17") align 8 %18) #17
  call void @llvm.lifetime.start.p0(ptr %7) #16
  call spir_func void @_ZN7__spirv22initBuiltInWorkgroupIdILi3EN4sycl3_V12idILi3EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id.15") align 8 %19) #17
  call void @llvm.lifetime.start.p0(ptr %8) #16
  call spir_func void @_ZN7__spirv29initBuiltInGlobalInvocationIdILi3EN4sycl3_V12idILi3EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id.15") align 8 %20) #17
  call void @llvm.lifetime.start.p0(ptr %9) #16
  call spir_func void @_ZN7__spirv28initBuiltInLocalInvocationIdILi3EN4sycl3_V12idILi3EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id.15") align 8 %21) #17
  call void @llvm.lifetime.start.p0(ptr %10) #16
  call spir_func void @_ZN7__spirv23initBuiltInGlobalOffsetILi3EN4sycl3_V12idILi3EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id.15") align 8 %22) #17
  call void @llvm.lifetime.start.p0(ptr %11) #16
  call spir_func void @_ZN4sycl3_V16detail7Builder11createGroupILi3EEENS0_5groupIXT_EEERKNS0_5rangeIXT_EEES9_S9_RKNS0_2idIXT_EEE(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::group.18") align 8 %23, ptr addrspace(4) noundef align 8 dereferenceable(24) %16, ptr addrspace(4) noundef align 8 dereferenceable(24) %17, ptr addrspace(4) noundef align 8 dereferenceable(24) %18, ptr addrspace(4) noundef align 8 dereferenceable(24) %19) #17
  call void @llvm.lifetime.start.p0(ptr %12) #16
  call spir_func void @_ZN4sycl3_V16detail7Builder10createItemILi3ELb1EEENSt9enable_ifIXT0_ENS0_4itemIXT_EXT0_EEEE4typeERKNS0_5rangeIXT_EEERKNS0_2idIXT_EEESG_(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::item.19") align 8 %24, ptr addrspace(4) noundef align 8 dereferenceable(24) %16, ptr addrspace(4) noundef align 8 dereferenceable(24) %20, ptr addrspace(4) noundef align 8 dereferenceable(24) %22) #17
  call void @llvm.lifetime.start.p0(ptr %13) #16
  call spir_func void @_ZN4sycl3_V16detail7Builder10createItemILi3ELb0EEENSt9enable_ifIXntT0_ENS0_4itemIXT_EXT0_EEEE4typeERKNS0_5rangeIXT_EEERKNS0_2idIXT_EEE(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::item.21") align 8 %25, ptr addrspace(4) noundef align 8 dereferenceable(24) %17, ptr addrspace(4) noundef align 8 dereferenceable(24) %21) #17
  call spir_func void @_ZN4sycl3_V16detail7Builder12createNDItemILi3EEENS0_7nd_itemIXT_EEERKNS0_4itemIXT_ELb1EEERKNS6_IXT_ELb0EEERKNS0_5groupIXT_EEE(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::nd_item.13") align 1 %0, ptr addrspace(4) noundef align 8 dereferenceable(72) %24, ptr addrspace(4) noundef align 8 dereferenceable(48) %25, ptr addrspace(4) noundef align 8 dereferenceable(96) %23) #17
  call void @llvm.lifetime.end.p0(ptr %13) #16
  call void @llvm.lifetime.end.p0(ptr %12) #16
  call void @llvm.lifetime.end.p0(ptr %11) #16
  call void @llvm.lifetime.end.p0(ptr %10) #16
  call void @llvm.lifetime.end.p0(ptr %9) #16
  call void @llvm.lifetime.end.p0(ptr %8) #16
  call void @llvm.lifetime.end.p0(ptr %7) #16
  call void @llvm.lifetime.end.p0(ptr %6) #16
  call void @llvm.lifetime.end.p0(ptr %5) #16
  call void @llvm.lifetime.end.p0(ptr %4) #16
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef ptr addrspace(4) @_ZN4sycl3_V16detail7declptrINS0_7nd_itemILi3EEEEEPT_v() #3 comdat !srcloc !123 {
  ret ptr addrspace(4) null
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZNK4sycl3_V17nd_itemILi3EE19get_local_linear_idEv(ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %0) #3 comdat align 2 !srcloc !217 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca i64, align 8
  %4 = alloca %"class.sycl::_V1::id.15", align 8
  %5 = alloca %"class.sycl::_V1::range.17", align 8
  %6 = alloca i32, align 4
  %7 = addrspacecast ptr %2 to ptr addrspace(4)
  %8 = addrspacecast ptr %3 to ptr addrspace(4)
  %9 = addrspacecast ptr %4 to ptr addrspace(4)
  %10 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %7, align 8, !tbaa !215
  %11 = load ptr addrspace(4), ptr addrspace(4) %7, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #16
  store i64 0, ptr addrspace(4) %8, align 8, !tbaa !125
  call void @llvm.lifetime.start.p0(ptr %4) #16
  call spir_func void @_ZNK4sycl3_V17nd_itemILi3EE12get_local_idEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id.15") align 8 %9, ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %11) #17
  call void @llvm.lifetime.start.p0(ptr %5) #16
  call spir_func void @_ZNK4sycl3_V17nd_itemILi3EE15get_local_rangeEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range.17") align 8 %10, ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %11) #17
  %12 = call spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V16detail5arrayILi3EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %9, i32 noundef 0) #17
  %13 = load i64, ptr addrspace(4) %12, align 8, !tbaa !125
  %14 = call spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V16detail5arrayILi3EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %10, i32 noundef 1) #17
  %15 = load i64, ptr addrspace(4) %14, align 8, !tbaa !125
  %16 = mul i64 %13, %15
  %17 = call spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V16detail5arrayILi3EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %10, i32 noundef 2) #17
  %18 = load i64, ptr addrspace(4) %17, align 8, !tbaa !125
  %19 = mul i64 %16, %18
  %20 = call spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V16detail5arrayILi3EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %9, i32 noundef 1) #17
  %21 = load i64, ptr addrspace(4) %20, align 8, !tbaa !125
  %22 = call spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V16detail5arrayILi3EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %10, i32 noundef 2) #17
  %23 = load i64, ptr addrspace(4) %22, align 8, !tbaa !125
  %24 = mul i64 %21, %23
  %25 = add i64 %19, %24
  %26 = call spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V16detail5arrayILi3EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %9, i32 noundef 2) #17
  %27 = load i64, ptr addrspace(4) %26, align 8, !tbaa !125
  %28 = add i64 %25, %27
  store i64 %28, ptr addrspace(4) %8, align 8, !tbaa !125
  %29 = load i64, ptr addrspace(4) %8, align 8, !tbaa !125
  %30 = icmp ule i64 %29, 2147483647
  call void @llvm.assume(i1 %30)
  %31 = load i64, ptr addrspace(4) %8, align 8, !tbaa !125
  call void @llvm.lifetime.end.p0(ptr %5) #16
  call void @llvm.lifetime.end.p0(ptr %4) #16
  call void @llvm.lifetime.end.p0(ptr %3) #16
  ret i64 %31
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZNK4sycl3_V17nd_itemILi3EE12get_local_idEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id.15") align 8 %0, ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %1) #3 comdat align 2 !srcloc !218 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %4, align 8, !tbaa !215
  %5 = load ptr addrspace(4), ptr addrspace(4) %4, align 8
  call spir_func void @_ZN7__spirv28initBuiltInLocalInvocationIdILi3EN4sycl3_V12idILi3EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id.15") align 8 %0) #17
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZNK4sycl3_V17nd_itemILi3EE15get_local_rangeEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::range.17") align 8 %0, ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %1) #3 comdat align 2 !srcloc !219 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %4, align 8, !tbaa !215
  %5 = load ptr addrspace(4), ptr addrspace(4) %4, align 8
  call spir_func void @_ZN7__spirv24initBuiltInWorkgroupSizeILi3EN4sycl3_V15rangeILi3EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range.17") align 8 %0) #17
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V16detail5arrayILi3EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %0, i32 noundef %1) #3 comdat align 2 !srcloc !130 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i32, align 4
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !220
  store i32 %1, ptr addrspace(4) %6, align 4, !tbaa !119
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = load i32, ptr addrspace(4) %6, align 4, !tbaa !119
  call spir_func void @_ZNK4sycl3_V16detail5arrayILi3EE15check_dimensionEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %7, i32 noundef %8) #17
  %9 = getelementptr inbounds nuw %"class.sycl::_V1::detail::array.16", ptr addrspace(4) %7, i32 0, i32 0
  %10 = load i32, ptr addrspace(4) %6, align 4, !tbaa !119
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds [3 x i64], ptr addrspace(4) %9, i64 0, i64 %11
  ret ptr addrspace(4) %12
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv28initBuiltInLocalInvocationIdILi3EN4sycl3_V12idILi3EEEEET0_v(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id.15") align 8 %0) #3 comdat !srcloc !156 {
  call spir_func void @_ZN7__spirv35InitSizesSTBuiltInLocalInvocationIdILi3EN4sycl3_V12idILi3EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id.15") align 8 %0) #17
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv35InitSizesSTBuiltInLocalInvocationIdILi3EN4sycl3_V12idILi3EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id.15") align 8 %0) #3 comdat align 2 !srcloc !222 {
  %2 = call spir_func noundef i64 @_ZN7__spirv27getBuiltInLocalInvocationIdILi2EEEmv() #17
  %3 = call spir_func noundef i64 @_ZN7__spirv27getBuiltInLocalInvocationIdILi1EEEmv() #17
  %4 = call spir_func noundef i64 @_ZN7__spirv27getBuiltInLocalInvocationIdILi0EEEmv() #17
  call spir_func void @_ZN4sycl3_V12idILi3EEC2ILi3EEENSt9enable_ifIXeqT_Li3EEmE4typeEmm(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %0, i64 noundef %2, i64 noundef %3, i64 noundef %4) #17
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZN7__spirv27getBuiltInLocalInvocationIdILi2EEEmv() #3 !srcloc !223 {
  %1 = call spir_func noundef i64 @_Z32__spirv_BuiltInLocalInvocationIdi(i32 noundef 2) #18
  ret i64 %1
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V12idILi3EEC2ILi3EEENSt9enable_ifIXeqT_Li3EEmE4typeEmm(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) unnamed_addr #3 comdat align 2 !srcloc !224 {
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = addrspacecast ptr %5 to ptr addrspace(4)
  %10 = addrspacecast ptr %6 to ptr addrspace(4)
  %11 = addrspacecast ptr %7 to ptr addrspace(4)
  %12 = addrspacecast ptr %8 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %9, align 8, !tbaa !225
  store i64 %1, ptr addrspace(4) %10, align 8, !tbaa !125
  store i64 %2, ptr addrspace(4) %11, align 8, !tbaa !125
  store i64 %3, ptr addrspace(4) %12, align 8, !tbaa !125
  %13 = load ptr addrspace(4), ptr addrspace(4) %9, align 8
  %14 = load i64, ptr addrspace(4) %10, align 8, !tbaa !125
  %15 = load i64, ptr addrspace(4) %11, align 8, !tbaa !125
  %16 = load i64, ptr addrspace(4) %12, align 8, !tbaa !125
  call spir_func void @_ZN4sycl3_V16detail5arrayILi3EEC2ILi3EEENSt9enable_ifIXeqT_Li3EEmE4typeEmm(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %13, i64 noundef %14, i64 noundef %15, i64 noundef %16) #17
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail5arrayILi3EEC2ILi3EEENSt9enable_ifIXeqT_Li3EEmE4typeEmm(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) unnamed_addr #3 comdat align 2 !srcloc !227 {
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = addrspacecast ptr %5 to ptr addrspace(4)
  %10 = addrspacecast ptr %6 to ptr addrspace(4)
  %11 = addrspacecast ptr %7 to ptr addrspace(4)
  %12 = addrspacecast ptr %8 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %9, align 8, !tbaa !220
  store i64 %1, ptr addrspace(4) %10, align 8, !tbaa !125
  store i64 %2, ptr addrspace(4) %11, align 8, !tbaa !125
  store i64 %3, ptr addrspace(4) %12, align 8, !tbaa !125
  %13 = load ptr addrspace(4), ptr addrspace(4) %9, align 8
  %14 = getelementptr inbounds nuw %"class.sycl::_V1::detail::array.16", ptr addrspace(4) %13, i32 0, i32 0
  %15 = load i64, ptr addrspace(4) %10, align 8, !tbaa !125
  store i64 %15, ptr addrspace(4) %14, align 8, !tbaa !125
  %16 = getelementptr inbounds i64, ptr addrspace(4) %14, i64 1
  %17 = load i64, ptr addrspace(4) %11, align 8, !tbaa !125
  store i64 %17, ptr addrspace(4) %16, align 8, !tbaa !125
  %18 = getelementptr inbounds i64, ptr addrspace(4) %14, i64 2
  %19 = load i64, ptr addrspace(4) %12, align 8, !tbaa !125
  store i64 %19, ptr addrspace(4) %18, align 8, !tbaa !125
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv24initBuiltInWorkgroupSizeILi3EN4sycl3_V15rangeILi3EEEEET0_v(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::range.17") align 8 %0) #3 comdat !srcloc !153 {
  call spir_func void @_ZN7__spirv31InitSizesSTBuiltInWorkgroupSizeILi3EN4sycl3_V15rangeILi3EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range.17") align 8 %0) #17
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv31InitSizesSTBuiltInWorkgroupSizeILi3EN4sycl3_V15rangeILi3EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::range.17") align 8 %0) #3 comdat align 2 !srcloc !228 {
  %2 = call spir_func noundef i64 @_ZN7__spirv23getBuiltInWorkgroupSizeILi2EEEmv() #17
  %3 = call spir_func noundef i64 @_ZN7__spirv23getBuiltInWorkgroupSizeILi1EEEmv() #17
  %4 = call spir_func noundef i64 @_ZN7__spirv23getBuiltInWorkgroupSizeILi0EEEmv() #17
  call spir_func void @_ZN4sycl3_V15rangeILi3EEC2ILi3EEENSt9enable_ifIXeqT_Li3EEmE4typeEmm(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %0, i64 noundef %2, i64 noundef %3, i64 noundef %4) #17
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZN7__spirv23getBuiltInWorkgroupSizeILi2EEEmv() #3 !srcloc !229 {
  %1 = call spir_func noundef i64 @_Z28__spirv_BuiltInWorkgroupSizei(i32 noundef 2) #18
  ret i64 %1
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V15rangeILi3EEC2ILi3EEENSt9enable_ifIXeqT_Li3EEmE4typeEmm(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) unnamed_addr #3 comdat align 2 !srcloc !230 {
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = addrspacecast ptr %5 to ptr addrspace(4)
  %10 = addrspacecast ptr %6 to ptr addrspace(4)
  %11 = addrspacecast ptr %7 to ptr addrspace(4)
  %12 = addrspacecast ptr %8 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %9, align 8, !tbaa !231
  store i64 %1, ptr addrspace(4) %10, align 8, !tbaa !125
  store i64 %2, ptr addrspace(4) %11, align 8, !tbaa !125
  store i64 %3, ptr addrspace(4) %12, align 8, !tbaa !125
  %13 = load ptr addrspace(4), ptr addrspace(4) %9, align 8
  %14 = load i64, ptr addrspace(4) %10, align 8, !tbaa !125
  %15 = load i64, ptr addrspace(4) %11, align 8, !tbaa !125
  %16 = load i64, ptr addrspace(4) %12, align 8, !tbaa !125
  call spir_func void @_ZN4sycl3_V16detail5arrayILi3EEC2ILi3EEENSt9enable_ifIXeqT_Li3EEmE4typeEmm(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %13, i64 noundef %14, i64 noundef %15, i64 noundef %16) #17
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZNK4sycl3_V16detail5arrayILi3EE15check_dimensionEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %0, i32 noundef %1) #2 comdat align 2 !srcloc !152 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i32, align 4
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !220
  store i32 %1, ptr addrspace(4) %6, align 4, !tbaa !119
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv21initBuiltInGlobalSizeILi3EN4sycl3_V15rangeILi3EEEEET0_v(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::range.17") align 8 %0) #3 comdat !srcloc !141 {
  call spir_func void @_ZN7__spirv28InitSizesSTBuiltInGlobalSizeILi3EN4sycl3_V15rangeILi3EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range.17") align 8 %0) #17
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv24initBuiltInNumWorkgroupsILi3EN4sycl3_V15rangeILi3EEEEET0_v(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::range.17") align 8 %0) #3 comdat !srcloc !154 {
  call spir_func void @_ZN7__spirv31InitSizesSTBuiltInNumWorkgroupsILi3EN4sycl3_V15rangeILi3EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range.17") align 8 %0) #17
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv22initBuiltInWorkgroupIdILi3EN4sycl3_V12idILi3EEEEET0_v(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id.15") align 8 %0) #3 comdat !srcloc !155 {
  call spir_func void @_ZN7__spirv29InitSizesSTBuiltInWorkgroupIdILi3EN4sycl3_V12idILi3EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id.15") align 8 %0) #17
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv29initBuiltInGlobalInvocationIdILi3EN4sycl3_V12idILi3EEEEET0_v(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id.15") align 8 %0) #3 comdat !srcloc !133 {
  call spir_func void @_ZN7__spirv36InitSizesSTBuiltInGlobalInvocationIdILi3EN4sycl3_V12idILi3EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id.15") align 8 %0) #17
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv23initBuiltInGlobalOffsetILi3EN4sycl3_V12idILi3EEEEET0_v(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id.15") align 8 %0) #3 comdat !srcloc !148 {
  call spir_func void @_ZN7__spirv30InitSizesSTBuiltInGlobalOffsetILi3EN4sycl3_V12idILi3EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id.15") align 8 %0) #17
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail7Builder11createGroupILi3EEENS0_5groupIXT_EEERKNS0_5rangeIXT_EEES9_S9_RKNS0_2idIXT_EEE(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::group.18") align 8 %0, ptr addrspace(4) noundef align 8 dereferenceable(24) %1, ptr addrspace(4) noundef align 8 dereferenceable(24) %2, ptr addrspace(4) noundef align 8 dereferenceable(24) %3, ptr addrspace(4) noundef align 8 dereferenceable(24) %4) #3 comdat align 2 !srcloc !157 {
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = alloca ptr addrspace(4), align 8
  %9 = alloca ptr addrspace(4), align 8
  %10 = alloca %"class.sycl::_V1::range.17", align 8
  %11 = addrspacecast ptr %6 to ptr addrspace(4)
  %12 = addrspacecast ptr %7 to ptr addrspace(4)
  %13 = addrspacecast ptr %8 to ptr addrspace(4)
  %14 = addrspacecast ptr %9 to ptr addrspace(4)
  %15 = addrspacecast ptr %10 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %11, align 8, !tbaa !231
  store ptr addrspace(4) %2, ptr addrspace(4) %12, align 8, !tbaa !231
  store ptr addrspace(4) %3, ptr addrspace(4) %13, align 8, !tbaa !231
  store ptr addrspace(4) %4, ptr addrspace(4) %14, align 8, !tbaa !225
  %16 = load ptr addrspace(4), ptr addrspace(4) %11, align 8, !tbaa !231, !align !158
  %17 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !tbaa !231, !align !158
  %18 = load ptr addrspace(4), ptr addrspace(4) %13, align 8, !tbaa !231, !align !158
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %15, ptr addrspace(4) align 8 %18, i64 24, i1 false)
  %19 = load ptr addrspace(4), ptr addrspace(4) %14, align 8, !tbaa !225, !align !158
  %20 = addrspacecast ptr addrspace(4) %15 to ptr
  call spir_func void @_ZN4sycl3_V15groupILi3EEC2ERKNS0_5rangeILi3EEES6_S4_RKNS0_2idILi3EEE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(96) %0, ptr addrspace(4) noundef align 8 dereferenceable(24) %16, ptr addrspace(4) noundef align 8 dereferenceable(24) %17, ptr noundef byval(%"class.sycl::_V1::range.17") align 8 %20, ptr addrspace(4) noundef align 8 dereferenceable(24) %19) #17
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail7Builder10createItemILi3ELb1EEENSt9enable_ifIXT0_ENS0_4itemIXT_EXT0_EEEE4typeERKNS0_5rangeIXT_EEERKNS0_2idIXT_EEESG_(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::item.19") align 8 %0, ptr addrspace(4) noundef align 8 dereferenceable(24) %1, ptr addrspace(4) noundef align 8 dereferenceable(24) %2, ptr addrspace(4) noundef align 8 dereferenceable(24) %3) #3 comdat align 2 !srcloc !159 {
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  %9 = addrspacecast ptr %6 to ptr addrspace(4)
  %10 = addrspacecast ptr %7 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %8, align 8, !tbaa !231
  store ptr addrspace(4) %2, ptr addrspace(4) %9, align 8, !tbaa !225
  store ptr addrspace(4) %3, ptr addrspace(4) %10, align 8, !tbaa !225
  %11 = load ptr addrspace(4), ptr addrspace(4) %8, align 8, !tbaa !231, !align !158
  %12 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !tbaa !225, !align !158
  %13 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !tbaa !225, !align !158
  call spir_func void @_ZN4sycl3_V14itemILi3ELb1EEC2ILb1EEERNSt9enable_ifIXT_EKNS0_5rangeILi3EEEE4typeERKNS0_2idILi3EEESE_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(72) %0, ptr addrspace(4) noundef align 8 dereferenceable(24) %11, ptr addrspace(4) noundef align 8 dereferenceable(24) %12, ptr addrspace(4) noundef align 8 dereferenceable(24) %13) #17
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail7Builder10createItemILi3ELb0EEENSt9enable_ifIXntT0_ENS0_4itemIXT_EXT0_EEEE4typeERKNS0_5rangeIXT_EEERKNS0_2idIXT_EEE(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::item.21") align 8 %0, ptr addrspace(4) noundef align 8 dereferenceable(24) %1, ptr addrspace(4) noundef align 8 dereferenceable(24) %2) #3 comdat align 2 !srcloc !160 {
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  %7 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %6, align 8, !tbaa !231
  store ptr addrspace(4) %2, ptr addrspace(4) %7, align 8, !tbaa !225
  %8 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !tbaa !231, !align !158
  %9 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !tbaa !225, !align !158
  call spir_func void @_ZN4sycl3_V14itemILi3ELb0EEC2ILb0EEERNSt9enable_ifIXntT_EKNS0_5rangeILi3EEEE4typeERKNS0_2idILi3EEE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(48) %0, ptr addrspace(4) noundef align 8 dereferenceable(24) %8, ptr addrspace(4) noundef align 8 dereferenceable(24) %9) #17
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail7Builder12createNDItemILi3EEENS0_7nd_itemIXT_EEERKNS0_4itemIXT_ELb1EEERKNS6_IXT_ELb0EEERKNS0_5groupIXT_EEE(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::nd_item.13") align 1 %0, ptr addrspace(4) noundef align 8 dereferenceable(72) %1, ptr addrspace(4) noundef align 8 dereferenceable(48) %2, ptr addrspace(4) noundef align 8 dereferenceable(96) %3) #3 comdat align 2 !srcloc !161 {
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  %9 = addrspacecast ptr %6 to ptr addrspace(4)
  %10 = addrspacecast ptr %7 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %8, align 8, !tbaa !233
  store ptr addrspace(4) %2, ptr addrspace(4) %9, align 8, !tbaa !235
  store ptr addrspace(4) %3, ptr addrspace(4) %10, align 8, !tbaa !237
  %11 = load ptr addrspace(4), ptr addrspace(4) %8, align 8, !tbaa !233, !align !158
  %12 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !tbaa !235, !align !158
  %13 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !tbaa !237, !align !158
  call spir_func void @_ZN4sycl3_V17nd_itemILi3EEC2ERKNS0_4itemILi3ELb1EEERKNS3_ILi3ELb0EEERKNS0_5groupILi3EEE(ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %0, ptr addrspace(4) noundef align 8 dereferenceable(72) %11, ptr addrspace(4) noundef align 8 dereferenceable(48) %12, ptr addrspace(4) noundef align 8 dereferenceable(96) %13) #17
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv28InitSizesSTBuiltInGlobalSizeILi3EN4sycl3_V15rangeILi3EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::range.17") align 8 %0) #3 comdat align 2 !srcloc !239 {
  %2 = call spir_func noundef i64 @_ZN7__spirv20getBuiltInGlobalSizeILi2EEEmv() #17
  %3 = call spir_func noundef i64 @_ZN7__spirv20getBuiltInGlobalSizeILi1EEEmv() #17
  %4 = call spir_func noundef i64 @_ZN7__spirv20getBuiltInGlobalSizeILi0EEEmv() #17
  call spir_func void @_ZN4sycl3_V15rangeILi3EEC2ILi3EEENSt9enable_ifIXeqT_Li3EEmE4typeEmm(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %0, i64 noundef %2, i64 noundef %3, i64 noundef %4) #17
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZN7__spirv20getBuiltInGlobalSizeILi2EEEmv() #3 !srcloc !240 {
  %1 = call spir_func noundef i64 @_Z25__spirv_BuiltInGlobalSizei(i32 noundef 2) #18
  ret i64 %1
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv31InitSizesSTBuiltInNumWorkgroupsILi3EN4sycl3_V15rangeILi3EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::range.17") align 8 %0) #3 comdat align 2 !srcloc !241 {
  %2 = call spir_func noundef i64 @_ZN7__spirv23getBuiltInNumWorkgroupsILi2EEEmv() #17
  %3 = call spir_func noundef i64 @_ZN7__spirv23getBuiltInNumWorkgroupsILi1EEEmv() #17
  %4 = call spir_func noundef i64 @_ZN7__spirv23getBuiltInNumWorkgroupsILi0EEEmv() #17
  call spir_func void @_ZN4sycl3_V15rangeILi3EEC2ILi3EEENSt9enable_ifIXeqT_Li3EEmE4typeEmm(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %0, i64 noundef %2, i64 noundef %3, i64 noundef %4) #17
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZN7__spirv23getBuiltInNumWorkgroupsILi2EEEmv() #3 !srcloc !242 {
  %1 = call spir_func noundef i64 @_Z28__spirv_BuiltInNumWorkgroupsi(i32 noundef 2) #18
  ret i64 %1
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv29InitSizesSTBuiltInWorkgroupIdILi3EN4sycl3_V12idILi3EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id.15") align 8 %0) #3 comdat align 2 !srcloc !243 {
  %2 = call spir_func noundef i64 @_ZN7__spirv21getBuiltInWorkgroupIdILi2EEEmv() #17
  %3 = call spir_func noundef i64 @_ZN7__spirv21getBuiltInWorkgroupIdILi1EEEmv() #17
  %4 = call spir_func noundef i64 @_ZN7__spirv21getBuiltInWorkgroupIdILi0EEEmv() #17
  call spir_func void @_ZN4sycl3_V12idILi3EEC2ILi3EEENSt9enable_ifIXeqT_Li3EEmE4typeEmm(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %0, i64 noundef %2, i64 noundef %3, i64 noundef %4) #17
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZN7__spirv21getBuiltInWorkgroupIdILi2EEEmv() #3 !srcloc !244 {
  %1 = call spir_func noundef i64 @_Z26__spirv_BuiltInWorkgroupIdi(i32 noundef 2) #18
  ret i64 %1
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv36InitSizesSTBuiltInGlobalInvocationIdILi3EN4sycl3_V12idILi3EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id.15") align 8 %0) #3 comdat align 2 !srcloc !245 {
  %2 = call spir_func noundef i64 @_ZN7__spirv28getBuiltInGlobalInvocationIdILi2EEEmv() #17
  %3 = call spir_func noundef i64 @_ZN7__spirv28getBuiltInGlobalInvocationIdILi1EEEmv() #17
  %4 = call spir_func noundef i64 @_ZN7__spirv28getBuiltInGlobalInvocationIdILi0EEEmv() #17
  call spir_func void @_ZN4sycl3_V12idILi3EEC2ILi3EEENSt9enable_ifIXeqT_Li3EEmE4typeEmm(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %0, i64 noundef %2, i64 noundef %3, i64 noundef %4) #17
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZN7__spirv28getBuiltInGlobalInvocationIdILi2EEEmv() #3 !srcloc !246 {
  %1 = call spir_func noundef i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 noundef 2) #18
  ret i64 %1
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv30InitSizesSTBuiltInGlobalOffsetILi3EN4sycl3_V12idILi3EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id.15") align 8 %0) #3 comdat align 2 !srcloc !247 {
  %2 = call spir_func noundef i64 @_ZN7__spirv22getBuiltInGlobalOffsetILi2EEEmv() #17
  %3 = call spir_func noundef i64 @_ZN7__spirv22getBuiltInGlobalOffsetILi1EEEmv() #17
  %4 = call spir_func noundef i64 @_ZN7__spirv22getBuiltInGlobalOffsetILi0EEEmv() #17
  call spir_func void @_ZN4sycl3_V12idILi3EEC2ILi3EEENSt9enable_ifIXeqT_Li3EEmE4typeEmm(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %0, i64 noundef %2, i64 noundef %3, i64 noundef %4) #17
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZN7__spirv22getBuiltInGlobalOffsetILi2EEEmv() #3 !srcloc !248 {
  %1 = call spir_func noundef i64 @_Z27__spirv_BuiltInGlobalOffseti(i32 noundef 2) #18
  ret i64 %1
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V15groupILi3EEC2ERKNS0_5rangeILi3EEES6_S4_RKNS0_2idILi3EEE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(96) %0, ptr addrspace(4) noundef align 8 dereferenceable(24) %1, ptr addrspace(4) noundef align 8 dereferenceable(24) %2, ptr noundef byval(%"class.sycl::_V1::range.17") align 8 %3, ptr addrspace(4) noundef align 8 dereferenceable(24) %4) unnamed_addr #3 comdat align 2 !srcloc !180 {
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = alloca ptr addrspace(4), align 8
  %9 = alloca ptr addrspace(4), align 8
  %10 = addrspacecast ptr %6 to ptr addrspace(4)
  %11 = addrspacecast ptr %7 to ptr addrspace(4)
  %12 = addrspacecast ptr %8 to ptr addrspace(4)
  %13 = addrspacecast ptr %9 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %10, align 8, !tbaa !237
  store ptr addrspace(4) %1, ptr addrspace(4) %11, align 8, !tbaa !231
  store ptr addrspace(4) %2, ptr addrspace(4) %12, align 8, !tbaa !231
  %14 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %4, ptr addrspace(4) %13, align 8, !tbaa !225
  %15 = load ptr addrspace(4), ptr addrspace(4) %10, align 8
  %16 = getelementptr inbounds nuw %"class.sycl::_V1::group.18", ptr addrspace(4) %15, i32 0, i32 0
  %17 = load ptr addrspace(4), ptr addrspace(4) %11, align 8, !tbaa !231, !align !158
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %16, ptr addrspace(4) align 8 %17, i64 24, i1 false)
  %18 = getelementptr inbounds nuw %"class.sycl::_V1::group.18", ptr addrspace(4) %15, i32 0, i32 1
  %19 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !tbaa !231, !align !158
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %18, ptr addrspace(4) align 8 %19, i64 24, i1 false)
  %20 = getelementptr inbounds nuw %"class.sycl::_V1::group.18", ptr addrspace(4) %15, i32 0, i32 2
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %20, ptr addrspace(4) align 8 %14, i64 24, i1 false)
  %21 = getelementptr inbounds nuw %"class.sycl::_V1::group.18", ptr addrspace(4) %15, i32 0, i32 3
  %22 = load ptr addrspace(4), ptr addrspace(4) %13, align 8, !tbaa !225, !align !158
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %21, ptr addrspace(4) align 8 %22, i64 24, i1 false)
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V14itemILi3ELb1EEC2ILb1EEERNSt9enable_ifIXT_EKNS0_5rangeILi3EEEE4typeERKNS0_2idILi3EEESE_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(72) %0, ptr addrspace(4) noundef align 8 dereferenceable(24) %1, ptr addrspace(4) noundef align 8 dereferenceable(24) %2, ptr addrspace(4) noundef align 8 dereferenceable(24) %3) unnamed_addr #3 comdat align 2 !srcloc !181 {
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = alloca ptr addrspace(4), align 8
  %9 = addrspacecast ptr %5 to ptr addrspace(4)
  %10 = addrspacecast ptr %6 to ptr addrspace(4)
  %11 = addrspacecast ptr %7 to ptr addrspace(4)
  %12 = addrspacecast ptr %8 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %9, align 8, !tbaa !233
  store ptr addrspace(4) %1, ptr addrspace(4) %10, align 8, !tbaa !231
  store ptr addrspace(4) %2, ptr addrspace(4) %11, align 8, !tbaa !225
  store ptr addrspace(4) %3, ptr addrspace(4) %12, align 8, !tbaa !225
  %13 = load ptr addrspace(4), ptr addrspace(4) %9, align 8
  %14 = getelementptr inbounds nuw %"class.sycl::_V1::item.19", ptr addrspace(4) %13, i32 0, i32 0
  %15 = getelementptr inbounds nuw %"struct.sycl::_V1::detail::ItemBase.20", ptr addrspace(4) %14, i32 0, i32 0
  %16 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !tbaa !231, !align !158
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %15, ptr addrspace(4) align 8 %16, i64 24, i1 false)
  %17 = getelementptr inbounds nuw %"struct.sycl::_V1::detail::ItemBase.20", ptr addrspace(4) %14, i32 0, i32 1
  %18 = load ptr addrspace(4), ptr addrspace(4) %11, align 8, !tbaa !225, !align !158
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %17, ptr addrspace(4) align 8 %18, i64 24, i1 false)
  %19 = getelementptr inbounds nuw %"struct.sycl::_V1::detail::ItemBase.20", ptr addrspace(4) %14, i32 0, i32 2
  %20 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !tbaa !225, !align !158
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %19, ptr addrspace(4) align 8 %20, i64 24, i1 false)
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V14itemILi3ELb0EEC2ILb0EEERNSt9enable_ifIXntT_EKNS0_5rangeILi3EEEE4typeERKNS0_2idILi3EEE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(48) %0, ptr addrspace(4) noundef align 8 dereferenceable(24) %1, ptr addrspace(4) noundef align 8 dereferenceable(24) %2) unnamed_addr #3 comdat align 2 !srcloc !182 {
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  %9 = addrspacecast ptr %6 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %7, align 8, !tbaa !235
  store ptr addrspace(4) %1, ptr addrspace(4) %8, align 8, !tbaa !231
  store ptr addrspace(4) %2, ptr addrspace(4) %9, align 8, !tbaa !225
  %10 = load ptr addrspace(4), ptr addrspace(4) %7, align 8
  %11 = getelementptr inbounds nuw %"class.sycl::_V1::item.21", ptr addrspace(4) %10, i32 0, i32 0
  %12 = getelementptr inbounds nuw %"struct.sycl::_V1::detail::ItemBase.22", ptr addrspace(4) %11, i32 0, i32 0
  %13 = load ptr addrspace(4), ptr addrspace(4) %8, align 8, !tbaa !231, !align !158
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %12, ptr addrspace(4) align 8 %13, i64 24, i1 false)
  %14 = getelementptr inbounds nuw %"struct.sycl::_V1::detail::ItemBase.22", ptr addrspace(4) %11, i32 0, i32 1
  %15 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !tbaa !225, !align !158
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %14, ptr addrspace(4) align 8 %15, i64 24, i1 false)
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V17nd_itemILi3EEC2ERKNS0_4itemILi3ELb1EEERKNS3_ILi3ELb0EEERKNS0_5groupILi3EEE(ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %0, ptr addrspace(4) noundef align 8 dereferenceable(72) %1, ptr addrspace(4) noundef align 8 dereferenceable(48) %2, ptr addrspace(4) noundef align 8 dereferenceable(96) %3) unnamed_addr #3 comdat align 2 !srcloc !183 {
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = alloca ptr addrspace(4), align 8
  %9 = addrspacecast ptr %5 to ptr addrspace(4)
  %10 = addrspacecast ptr %6 to ptr addrspace(4)
  %11 = addrspacecast ptr %7 to ptr addrspace(4)
  %12 = addrspacecast ptr %8 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %9, align 8, !tbaa !215
  store ptr addrspace(4) %1, ptr addrspace(4) %10, align 8, !tbaa !233
  store ptr addrspace(4) %2, ptr addrspace(4) %11, align 8, !tbaa !235
  store ptr addrspace(4) %3, ptr addrspace(4) %12, align 8, !tbaa !237
  %13 = load ptr addrspace(4), ptr addrspace(4) %9, align 8
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPiE6Limits(ptr addrspace(1) noundef align 4 %0) #11 comdat !srcloc !184 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca %class.anon, align 8
  %4 = alloca %"class.sycl::_V1::nd_item.2", align 1
  %5 = addrspacecast ptr %2 to ptr addrspace(4)
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %5, align 8, !tbaa !111
  call void @llvm.lifetime.start.p0(ptr %3) #16
  %8 = getelementptr inbounds nuw %class.anon, ptr addrspace(4) %6, i32 0, i32 0
  %9 = load ptr addrspace(1), ptr addrspace(4) %5, align 8, !tbaa !111
  %10 = addrspacecast ptr addrspace(1) %9 to ptr addrspace(4)
  store ptr addrspace(4) %10, ptr addrspace(4) %8, align 8, !tbaa !185
  %11 = call spir_func noundef ptr addrspace(4) @_ZN4sycl3_V16detail7declptrINS0_7nd_itemILi1EEEEEPT_v() #17
  call spir_func void @_ZN4sycl3_V16detail7Builder10getElementILi1EEEKNS0_7nd_itemIXT_EEEPS5_(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::nd_item.2") align 1 %7, ptr addrspace(4) noundef %11) #17
  %12 = addrspacecast ptr addrspace(4) %7 to ptr
  call spir_func void @_ZZ3runRN4sycl3_V15queueEPiENKUlNS0_7nd_itemILi1EEEE_clES5_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %6, ptr noundef byval(%"class.sycl::_V1::nd_item.2") align 1 %12) #17
  call void @llvm.lifetime.end.p0(ptr %3) #16
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPiE9Registers(ptr addrspace(1) noundef align 4 %0) #12 comdat !srcloc !184 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca %class.anon, align 8
  %4 = alloca %"class.sycl::_V1::nd_item.2", align 1
  %5 = addrspacecast ptr %2 to ptr addrspace(4)
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %5, align 8, !tbaa !111
  call void @llvm.lifetime.start.p0(ptr %3) #16
  %8 = getelementptr inbounds nuw %class.anon, ptr addrspace(4) %6, i32 0, i32 0
  %9 = load ptr addrspace(1), ptr addrspace(4) %5, align 8, !tbaa !111
  %10 = addrspacecast ptr addrspace(1) %9 to ptr addrspace(4)
  store ptr addrspace(4) %10, ptr addrspace(4) %8, align 8, !tbaa !185
  %11 = call spir_func noundef ptr addrspace(4) @_ZN4sycl3_V16detail7declptrINS0_7nd_itemILi1EEEEEPT_v() #17
  call spir_func void @_ZN4sycl3_V16detail7Builder10getElementILi1EEEKNS0_7nd_itemIXT_EEEPS5_(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::nd_item.2") align 1 %7, ptr addrspace(4) noundef %11) #17
  %12 = addrspacecast ptr addrspace(4) %7 to ptr
  call spir_func void @_ZZ3runRN4sycl3_V15queueEPiENKUlNS0_7nd_itemILi1EEEE_clES5_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %6, ptr noundef byval(%"class.sycl::_V1::nd_item.2") align 1 %12) #17
  call void @llvm.lifetime.end.p0(ptr %3) #16
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPiE12AnyRegisters(ptr addrspace(1) noundef align 4 %0) #13 comdat !srcloc !184 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca %class.anon, align 8
  %4 = alloca %"class.sycl::_V1::nd_item.2", align 1
  %5 = addrspacecast ptr %2 to ptr addrspace(4)
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %5, align 8, !tbaa !111
  call void @llvm.lifetime.start.p0(ptr %3) #16
  %8 = getelementptr inbounds nuw %class.anon, ptr addrspace(4) %6, i32 0, i32 0
  %9 = load ptr addrspace(1), ptr addrspace(4) %5, align 8, !tbaa !111
  %10 = addrspacecast ptr addrspace(1) %9 to ptr addrspace(4)
  store ptr addrspace(4) %10, ptr addrspace(4) %8, align 8, !tbaa !185
  %11 = call spir_func noundef ptr addrspace(4) @_ZN4sycl3_V16detail7declptrINS0_7nd_itemILi1EEEEEPT_v() #17
  call spir_func void @_ZN4sycl3_V16detail7Builder10getElementILi1EEEKNS0_7nd_itemIXT_EEEPS5_(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::nd_item.2") align 1 %7, ptr addrspace(4) noundef %11) #17
  %12 = addrspacecast ptr addrspace(4) %7 to ptr
  call spir_func void @_ZZ3runRN4sycl3_V15queueEPiENKUlNS0_7nd_itemILi1EEEE_clES5_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %6, ptr noundef byval(%"class.sycl::_V1::nd_item.2") align 1 %12) #17
  call void @llvm.lifetime.end.p0(ptr %3) #16
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPiE11AsAttribute(ptr addrspace(1) noundef align 4 %0) #14 comdat !srcloc !249 !work_group_num_dim !250 !reqd_work_group_size !251 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca %class.anon.23, align 8
  %4 = alloca %"class.sycl::_V1::nd_item.13", align 1
  %5 = addrspacecast ptr %2 to ptr addrspace(4)
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %5, align 8, !tbaa !111
  call void @llvm.lifetime.start.p0(ptr %3) #16
  %8 = getelementptr inbounds nuw %class.anon.23, ptr addrspace(4) %6, i32 0, i32 0
  %9 = load ptr addrspace(1), ptr addrspace(4) %5, align 8, !tbaa !111
  %10 = addrspacecast ptr addrspace(1) %9 to ptr addrspace(4)
  store ptr addrspace(4) %10, ptr addrspace(4) %8, align 8, !tbaa !252
  %11 = call spir_func noundef ptr addrspace(4) @_ZN4sycl3_V16detail7declptrINS0_7nd_itemILi3EEEEEPT_v() #17
  call spir_func void @_ZN4sycl3_V16detail7Builder10getElementILi3EEEKNS0_7nd_itemIXT_EEEPS5_(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::nd_item.13") align 1 %7, ptr addrspace(4) noundef %11) #17
  %12 = addrspacecast ptr addrspace(4) %7 to ptr
  call spir_func void @_ZZ3runRN4sycl3_V15queueEPiENKUlNS0_7nd_itemILi3EEEE0_clES5_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %6, ptr noundef byval(%"class.sycl::_V1::nd_item.13") align 1 %12) #17
  call void @llvm.lifetime.end.p0(ptr %3) #16
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define internal spir_func void @_ZZ3runRN4sycl3_V15queueEPiENKUlNS0_7nd_itemILi3EEEE0_clES5_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, ptr noundef byval(%"class.sycl::_V1::nd_item.13") align 1 %1) #2 align 2 !srcloc !249 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %4, align 8, !tbaa !187
  %5 = addrspacecast ptr %1 to ptr addrspace(4)
  %6 = load ptr addrspace(4), ptr addrspace(4) %4, align 8
  %7 = getelementptr inbounds nuw %class.anon.23, ptr addrspace(4) %6, i32 0, i32 0
  %8 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !tbaa !252
  %9 = call spir_func noundef i64 @_ZNK4sycl3_V17nd_itemILi3EE19get_local_linear_idEv(ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %5) #17
  %10 = getelementptr inbounds nuw i32, ptr addrspace(4) %8, i64 %9
  store i32 4, ptr addrspace(4) %10, align 4, !tbaa !119
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPiE17SubGroupAttribute(ptr addrspace(1) noundef align 4 %0) #14 comdat !srcloc !254 !intel_reqd_sub_group_size !255 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca %class.anon.24, align 8
  %4 = alloca %"class.sycl::_V1::nd_item.2", align 1
  %5 = addrspacecast ptr %2 to ptr addrspace(4)
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %5, align 8, !tbaa !111
  call void @llvm.lifetime.start.p0(ptr %3) #16
  %8 = getelementptr inbounds nuw %class.anon.24, ptr addrspace(4) %6, i32 0, i32 0
  %9 = load ptr addrspace(1), ptr addrspace(4) %5, align 8, !tbaa !111
  %10 = addrspacecast ptr addrspace(1) %9 to ptr addrspace(4)
  store ptr addrspace(4) %10, ptr addrspace(4) %8, align 8, !tbaa !256
  %11 = call spir_func noundef ptr addrspace(4) @_ZN4sycl3_V16detail7declptrINS0_7nd_itemILi1EEEEEPT_v() #17
  call spir_func void @_ZN4sycl3_V16detail7Builder10getElementILi1EEEKNS0_7nd_itemIXT_EEEPS5_(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::nd_item.2") align 1 %7, ptr addrspace(4) noundef %11) #17
  %12 = addrspacecast ptr addrspace(4) %7 to ptr
  call spir_func void @_ZZ3runRN4sycl3_V15queueEPiENKUlNS0_7nd_itemILi1EEEE0_clES5_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %6, ptr noundef byval(%"class.sycl::_V1::nd_item.2") align 1 %12) #17
  call void @llvm.lifetime.end.p0(ptr %3) #16
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define internal spir_func void @_ZZ3runRN4sycl3_V15queueEPiENKUlNS0_7nd_itemILi1EEEE0_clES5_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, ptr noundef byval(%"class.sycl::_V1::nd_item.2") align 1 %1) #2 align 2 !srcloc !254 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %4, align 8, !tbaa !187
  %5 = addrspacecast ptr %1 to ptr addrspace(4)
  %6 = load ptr addrspace(4), ptr addrspace(4) %4, align 8
  %7 = getelementptr inbounds nuw %class.anon.24, ptr addrspace(4) %6, i32 0, i32 0
  %8 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !tbaa !256
  %9 = call spir_func noundef i64 @_ZNK4sycl3_V17nd_itemILi1EE19get_local_linear_idEv(ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %5) #17
  %10 = getelementptr inbounds nuw i32, ptr addrspace(4) %8, i64 %9
  store i32 5, ptr addrspace(4) %10, align 4, !tbaa !119
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZNK4sycl3_V17nd_itemILi1EE19get_local_linear_idEv(ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %0) #3 comdat align 2 !srcloc !217 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca i64, align 8
  %4 = alloca %"class.sycl::_V1::id.4", align 8
  %5 = alloca %"class.sycl::_V1::range.6", align 8
  %6 = alloca i32, align 4
  %7 = addrspacecast ptr %2 to ptr addrspace(4)
  %8 = addrspacecast ptr %3 to ptr addrspace(4)
  %9 = addrspacecast ptr %4 to ptr addrspace(4)
  %10 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %7, align 8, !tbaa !188
  %11 = load ptr addrspace(4), ptr addrspace(4) %7, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #16
  store i64 0, ptr addrspace(4) %8, align 8, !tbaa !125
  call void @llvm.lifetime.start.p0(ptr %4) #16
  call spir_func void @_ZNK4sycl3_V17nd_itemILi1EE12get_local_idEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id.4") align 8 %9, ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %11) #17
  call void @llvm.lifetime.start.p0(ptr %5) #16
  call spir_func void @_ZNK4sycl3_V17nd_itemILi1EE15get_local_rangeEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range.6") align 8 %10, ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %11) #17
  %12 = call spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V16detail5arrayILi1EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %9, i32 noundef 0) #17
  %13 = load i64, ptr addrspace(4) %12, align 8, !tbaa !125
  store i64 %13, ptr addrspace(4) %8, align 8, !tbaa !125
  %14 = load i64, ptr addrspace(4) %8, align 8, !tbaa !125
  %15 = icmp ule i64 %14, 2147483647
  call void @llvm.assume(i1 %15)
  %16 = load i64, ptr addrspace(4) %8, align 8, !tbaa !125
  call void @llvm.lifetime.end.p0(ptr %5) #16
  call void @llvm.lifetime.end.p0(ptr %4) #16
  call void @llvm.lifetime.end.p0(ptr %3) #16
  ret i64 %16
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZNK4sycl3_V17nd_itemILi1EE12get_local_idEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id.4") align 8 %0, ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %1) #3 comdat align 2 !srcloc !218 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %4, align 8, !tbaa !188
  %5 = load ptr addrspace(4), ptr addrspace(4) %4, align 8
  call spir_func void @_ZN7__spirv28initBuiltInLocalInvocationIdILi1EN4sycl3_V12idILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id.4") align 8 %0) #17
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZNK4sycl3_V17nd_itemILi1EE15get_local_rangeEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::range.6") align 8 %0, ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %1) #3 comdat align 2 !srcloc !219 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %4, align 8, !tbaa !188
  %5 = load ptr addrspace(4), ptr addrspace(4) %4, align 8
  call spir_func void @_ZN7__spirv24initBuiltInWorkgroupSizeILi1EN4sycl3_V15rangeILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range.6") align 8 %0) #17
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPiE4Task(ptr addrspace(1) noundef align 4 %0) #15 comdat !srcloc !258 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca %class.anon.25, align 8
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %4, align 8, !tbaa !111
  call void @llvm.lifetime.start.p0(ptr %3) #16
  %6 = getelementptr inbounds nuw %class.anon.25, ptr addrspace(4) %5, i32 0, i32 0
  %7 = load ptr addrspace(1), ptr addrspace(4) %4, align 8, !tbaa !111
  %8 = addrspacecast ptr addrspace(1) %7 to ptr addrspace(4)
  store ptr addrspace(4) %8, ptr addrspace(4) %6, align 8, !tbaa !259
  call spir_func void @_ZZ3runRN4sycl3_V15queueEPiENKUlvE_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %5) #17
  call void @llvm.lifetime.end.p0(ptr %3) #16
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define internal spir_func void @_ZZ3runRN4sycl3_V15queueEPiENKUlvE_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0) #2 align 2 !srcloc !258 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !187
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = getelementptr inbounds nuw %class.anon.25, ptr addrspace(4) %4, i32 0, i32 0
  %6 = load ptr addrspace(4), ptr addrspace(4) %5, align 8, !tbaa !259
  store i32 6, ptr addrspace(4) %6, align 4, !tbaa !119
  ret void
}

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/kernel_properties.cpp" "sycl-sub-group-size"="16" "sycl-work-group-size"="4,8" "uniform-work-group-size" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size" }
attributes #3 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size" }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #5 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size" }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/kernel_properties.cpp" "sycl-work-group-size"="16" "uniform-work-group-size" }
attributes #8 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/kernel_properties.cpp" "sycl-work-group-size-hint"="16" "uniform-work-group-size" }
attributes #9 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/kernel_properties.cpp" "sycl-sub-group-size"="8" "uniform-work-group-size" }
attributes #10 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/kernel_properties.cpp" "sycl-work-group-size"="2,4,8" "uniform-work-group-size" }
attributes #11 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-max-linear-work-group-size"="16" "sycl-max-work-group-size"="16" "sycl-module-id"="sources/dpcpp/kernel_properties.cpp" "uniform-work-group-size" }
attributes #12 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-grf-size"="256" "sycl-module-id"="sources/dpcpp/kernel_properties.cpp" "uniform-work-group-size" }
attributes #13 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-grf-size"="0" "sycl-module-id"="sources/dpcpp/kernel_properties.cpp" "uniform-work-group-size" }
attributes #14 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/kernel_properties.cpp" "uniform-work-group-size" }
attributes #15 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/kernel_properties.cpp" "sycl-single-task" "uniform-work-group-size" }
attributes #16 = { nounwind }
attributes #17 = { convergent nounwind "uniform-work-group-size" }
attributes #18 = { convergent nounwind willreturn memory(none) "uniform-work-group-size" }

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
!110 = !{i32 366}
!111 = !{!112, !112, i64 0}
!112 = !{!"p1 int", !113, i64 0}
!113 = !{!"any pointer", !108, i64 0}
!114 = !{!115, !112, i64 0}
!115 = !{!"_ZTS7Functor", !112, i64 0}
!116 = !{i32 532}
!117 = !{!118, !118, i64 0}
!118 = !{!"p1 _ZTS7Functor", !113, i64 0}
!119 = !{!107, !107, i64 0}
!120 = !{i32 4336218}
!121 = !{!122, !122, i64 0}
!122 = !{!"p1 _ZTSN4sycl3_V17nd_itemILi2EEE", !113, i64 0}
!123 = !{i32 4331856}
!124 = !{i32 7462690}
!125 = !{!126, !126, i64 0}
!126 = !{!"long", !108, i64 0}
!127 = !{i32 7462331}
!128 = !{i32 7465460}
!129 = !{i32 7466187}
!130 = !{i32 2693708}
!131 = !{!132, !132, i64 0}
!132 = !{!"p1 _ZTSN4sycl3_V16detail5arrayILi2EEE", !113, i64 0}
!133 = !{i32 -2144594236}
!134 = !{i32 -2144596149}
!135 = !{i32 -2144594684}
!136 = !{i32 -2144594747}
!137 = !{i32 2678973}
!138 = !{!139, !139, i64 0}
!139 = !{!"p1 _ZTSN4sycl3_V12idILi2EEE", !113, i64 0}
!140 = !{i32 2692770}
!141 = !{i32 -2144597186}
!142 = !{i32 -2144598811}
!143 = !{i32 -2144597522}
!144 = !{i32 -2144597569}
!145 = !{i32 2706563}
!146 = !{!147, !147, i64 0}
!147 = !{!"p1 _ZTSN4sycl3_V15rangeILi2EEE", !113, i64 0}
!148 = !{i32 -2144576245}
!149 = !{i32 -2144577942}
!150 = !{i32 -2144576609}
!151 = !{i32 -2144576660}
!152 = !{i32 2694887}
!153 = !{i32 -2144591450}
!154 = !{i32 -2144588674}
!155 = !{i32 -2144578981}
!156 = !{i32 -2144585754}
!157 = !{i32 4332313}
!158 = !{i64 8}
!159 = !{i32 4333025}
!160 = !{i32 4333292}
!161 = !{i32 4333455}
!162 = !{!163, !163, i64 0}
!163 = !{!"p1 _ZTSN4sycl3_V14itemILi2ELb1EEE", !113, i64 0}
!164 = !{!165, !165, i64 0}
!165 = !{!"p1 _ZTSN4sycl3_V14itemILi2ELb0EEE", !113, i64 0}
!166 = !{!167, !167, i64 0}
!167 = !{!"p1 _ZTSN4sycl3_V15groupILi2EEE", !113, i64 0}
!168 = !{i32 -2144593183}
!169 = !{i32 -2144591828}
!170 = !{i32 -2144591881}
!171 = !{i32 -2144590407}
!172 = !{i32 -2144589052}
!173 = !{i32 -2144589105}
!174 = !{i32 -2144584703}
!175 = !{i32 -2144583392}
!176 = !{i32 -2144583441}
!177 = !{i32 -2144587631}
!178 = !{i32 -2144586188}
!179 = !{i32 -2144586249}
!180 = !{i32 7421899}
!181 = !{i32 5806375}
!182 = !{i32 5806595}
!183 = !{i32 7483258}
!184 = !{i32 757}
!185 = !{!186, !112, i64 0}
!186 = !{!"_ZTSZ3runRN4sycl3_V15queueEPiEUlNS0_7nd_itemILi1EEEE_", !112, i64 0}
!187 = !{!113, !113, i64 0}
!188 = !{!189, !189, i64 0}
!189 = !{!"p1 _ZTSN4sycl3_V17nd_itemILi1EEE", !113, i64 0}
!190 = !{!191, !191, i64 0}
!191 = !{!"p1 _ZTSN4sycl3_V16detail5arrayILi1EEE", !113, i64 0}
!192 = !{i32 -2144596473}
!193 = !{i32 2678503}
!194 = !{!195, !195, i64 0}
!195 = !{!"p1 _ZTSN4sycl3_V12idILi1EEE", !113, i64 0}
!196 = !{i32 2692530}
!197 = !{i32 -2144599135}
!198 = !{i32 2706347}
!199 = !{!200, !200, i64 0}
!200 = !{!"p1 _ZTSN4sycl3_V15rangeILi1EEE", !113, i64 0}
!201 = !{i32 -2144578266}
!202 = !{!203, !203, i64 0}
!203 = !{!"p1 _ZTSN4sycl3_V14itemILi1ELb1EEE", !113, i64 0}
!204 = !{!205, !205, i64 0}
!205 = !{!"p1 _ZTSN4sycl3_V14itemILi1ELb0EEE", !113, i64 0}
!206 = !{!207, !207, i64 0}
!207 = !{!"p1 _ZTSN4sycl3_V15groupILi1EEE", !113, i64 0}
!208 = !{i32 -2144593507}
!209 = !{i32 -2144590731}
!210 = !{i32 -2144585027}
!211 = !{i32 -2144587955}
!212 = !{i32 1350}
!213 = !{!214, !112, i64 0}
!214 = !{!"_ZTSZ3runRN4sycl3_V15queueEPiEUlNS0_7nd_itemILi3EEEE_", !112, i64 0}
!215 = !{!216, !216, i64 0}
!216 = !{!"p1 _ZTSN4sycl3_V17nd_itemILi3EEE", !113, i64 0}
!217 = !{i32 7463614}
!218 = !{i32 7463280}
!219 = !{i32 7465795}
!220 = !{!221, !221, i64 0}
!221 = !{!"p1 _ZTSN4sycl3_V16detail5arrayILi3EEE", !113, i64 0}
!222 = !{i32 -2144587307}
!223 = !{i32 -2144586127}
!224 = !{i32 2679497}
!225 = !{!226, !226, i64 0}
!226 = !{!"p1 _ZTSN4sycl3_V12idILi3EEE", !113, i64 0}
!227 = !{i32 2693125}
!228 = !{i32 -2144592859}
!229 = !{i32 -2144591775}
!230 = !{i32 2706804}
!231 = !{!232, !232, i64 0}
!232 = !{!"p1 _ZTSN4sycl3_V15rangeILi3EEE", !113, i64 0}
!233 = !{!234, !234, i64 0}
!234 = !{!"p1 _ZTSN4sycl3_V14itemILi3ELb1EEE", !113, i64 0}
!235 = !{!236, !236, i64 0}
!236 = !{!"p1 _ZTSN4sycl3_V14itemILi3ELb0EEE", !113, i64 0}
!237 = !{!238, !238, i64 0}
!238 = !{!"p1 _ZTSN4sycl3_V15groupILi3EEE", !113, i64 0}
!239 = !{i32 -2144598487}
!240 = !{i32 -2144597475}
!241 = !{i32 -2144590083}
!242 = !{i32 -2144588999}
!243 = !{i32 -2144584379}
!244 = !{i32 -2144583343}
!245 = !{i32 -2144595825}
!246 = !{i32 -2144594621}
!247 = !{i32 -2144577618}
!248 = !{i32 -2144576558}
!249 = !{i32 1809}
!250 = !{i32 3}
!251 = !{i32 8, i32 4, i32 2}
!252 = !{!253, !112, i64 0}
!253 = !{!"_ZTSZ3runRN4sycl3_V15queueEPiEUlNS0_7nd_itemILi3EEEE0_", !112, i64 0}
!254 = !{i32 2029}
!255 = !{i32 32}
!256 = !{!257, !112, i64 0}
!257 = !{!"_ZTSZ3runRN4sycl3_V15queueEPiEUlNS0_7nd_itemILi1EEEE0_", !112, i64 0}
!258 = !{i32 2165}
!259 = !{!260, !112, i64 0}
!260 = !{!"_ZTSZ3runRN4sycl3_V15queueEPiEUlvE_", !112, i64 0}
