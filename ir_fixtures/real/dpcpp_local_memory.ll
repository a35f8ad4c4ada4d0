source_filename = "local_memory.cpp"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

%"class.sycl::_V1::ext::oneapi::experimental::work_group_static" = type { [16 x i32] }
%class.anon = type { ptr addrspace(4) }
%"class.sycl::_V1::nd_item" = type { i8 }
%"class.sycl::_V1::group" = type { %"class.sycl::_V1::range", %"class.sycl::_V1::range", %"class.sycl::_V1::range", %"class.sycl::_V1::id" }
%"class.sycl::_V1::range" = type { %"class.sycl::_V1::detail::array" }
%"class.sycl::_V1::detail::array" = type { [1 x i64] }
%"class.sycl::_V1::id" = type { %"class.sycl::_V1::detail::array" }
%"class.sycl::_V1::item" = type { %"struct.sycl::_V1::detail::ItemBase" }
%"struct.sycl::_V1::detail::ItemBase" = type { %"class.sycl::_V1::range", %"class.sycl::_V1::id", %"class.sycl::_V1::id" }
%"class.sycl::_V1::item.0" = type { %"struct.sycl::_V1::detail::ItemBase.1" }
%"struct.sycl::_V1::detail::ItemBase.1" = type { %"class.sycl::_V1::range", %"class.sycl::_V1::id" }
%class.anon.2 = type { ptr addrspace(4) }
%class.anon.3 = type { %"class.sycl::_V1::ext::oneapi::experimental::work_group_memory", ptr addrspace(4) }
%"class.sycl::_V1::ext::oneapi::experimental::work_group_memory" = type { %"class.sycl::_V1::detail::work_group_memory_impl", ptr addrspace(3) }
%"class.sycl::_V1::detail::work_group_memory_impl" = type { i64 }

$_ZTSZ3runRN4sycl3_V15queueEPiE6Static = comdat any

$_ZN4sycl3_V16detail7Builder10getElementILi1EEEKNS0_7nd_itemIXT_EEEPS5_ = comdat any

$_ZN4sycl3_V16detail7declptrINS0_7nd_itemILi1EEEEEPT_v = comdat any

$_ZN4sycl3_V13ext6oneapi12experimental17work_group_staticIA16_iEcvRS5_Ev = comdat any

$_ZNK4sycl3_V17nd_itemILi1EE19get_local_linear_idEv = comdat any

$_ZN4sycl3_V113group_barrierINS0_5groupILi1EEEEENSt9enable_ifIX10is_group_vIT_EEvE4typeES5_NS0_12memory_scopeE = comdat any

$_ZNK4sycl3_V17nd_itemILi1EE9get_groupEv = comdat any

$_ZNK4sycl3_V17nd_itemILi1EE20get_global_linear_idEv = comdat any

$_ZNK4sycl3_V17nd_itemILi1EE12get_local_idEv = comdat any

$_ZNK4sycl3_V17nd_itemILi1EE15get_local_rangeEv = comdat any

$_ZN4sycl3_V16detail5arrayILi1EEixEi = comdat any

$_ZN7__spirv28initBuiltInLocalInvocationIdILi1EN4sycl3_V12idILi1EEEEET0_v = comdat any

$_ZN7__spirv35InitSizesSTBuiltInLocalInvocationIdILi1EN4sycl3_V12idILi1EEEE8initSizeEv = comdat any

$_ZN4sycl3_V12idILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE = comdat any

$_ZN4sycl3_V16detail5arrayILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE = comdat any

$_ZN7__spirv24initBuiltInWorkgroupSizeILi1EN4sycl3_V15rangeILi1EEEEET0_v = comdat any

$_ZN7__spirv31InitSizesSTBuiltInWorkgroupSizeILi1EN4sycl3_V15rangeILi1EEEE8initSizeEv = comdat any

$_ZN4sycl3_V15rangeILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE = comdat any

$_ZNK4sycl3_V16detail5arrayILi1EE15check_dimensionEi = comdat any

$_ZN4sycl3_V16detail5spirv14ControlBarrierINS0_5groupILi1EEEEENSt9enable_ifIXsr3ext6oneapi12experimentalE25is_fixed_topology_group_vIT_EEvE4typeES7_NS0_12memory_scopeENS0_12memory_orderE = comdat any

$_ZN4sycl3_V16detail7Builder11createGroupILi1EEENS0_5groupIXT_EEERKNS0_5rangeIXT_EEES9_S9_RKNS0_2idIXT_EEE = comdat any

$_ZNK4sycl3_V17nd_itemILi1EE16get_global_rangeEv = comdat any

$_ZNK4sycl3_V17nd_itemILi1EE15get_group_rangeEv = comdat any

$_ZNK4sycl3_V17nd_itemILi1EE12get_group_idEv = comdat any

$_ZN4sycl3_V15groupILi1EEC2ERKNS0_5rangeILi1EEES6_S4_RKNS0_2idILi1EEE = comdat any

$_ZN7__spirv21initBuiltInGlobalSizeILi1EN4sycl3_V15rangeILi1EEEEET0_v = comdat any

$_ZN7__spirv28InitSizesSTBuiltInGlobalSizeILi1EN4sycl3_V15rangeILi1EEEE8initSizeEv = comdat any

$_ZN7__spirv24initBuiltInNumWorkgroupsILi1EN4sycl3_V15rangeILi1EEEEET0_v = comdat any

$_ZN7__spirv31InitSizesSTBuiltInNumWorkgroupsILi1EN4sycl3_V15rangeILi1EEEE8initSizeEv = comdat any

$_ZN7__spirv22initBuiltInWorkgroupIdILi1EN4sycl3_V12idILi1EEEEET0_v = comdat any

$_ZN7__spirv29InitSizesSTBuiltInWorkgroupIdILi1EN4sycl3_V12idILi1EEEE8initSizeEv = comdat any

$_ZNK4sycl3_V17nd_itemILi1EE13get_global_idEv = comdat any

$_ZNK4sycl3_V17nd_itemILi1EE10get_offsetEv = comdat any

$_ZN7__spirv29initBuiltInGlobalInvocationIdILi1EN4sycl3_V12idILi1EEEEET0_v = comdat any

$_ZN7__spirv36InitSizesSTBuiltInGlobalInvocationIdILi1EN4sycl3_V12idILi1EEEE8initSizeEv = comdat any

$_ZN7__spirv23initBuiltInGlobalOffsetILi1EN4sycl3_V12idILi1EEEEET0_v = comdat any

$_ZN7__spirv30InitSizesSTBuiltInGlobalOffsetILi1EN4sycl3_V12idILi1EEEE8initSizeEv = comdat any

$_ZN4sycl3_V16detail7Builder10createItemILi1ELb1EEENSt9enable_ifIXT0_ENS0_4itemIXT_EXT0_EEEE4typeERKNS0_5rangeIXT_EEERKNS0_2idIXT_EEESG_ = comdat any

$_ZN4sycl3_V16detail7Builder10createItemILi1ELb0EEENSt9enable_ifIXntT0_ENS0_4itemIXT_EXT0_EEEE4typeERKNS0_5rangeIXT_EEERKNS0_2idIXT_EEE = comdat any

$_ZN4sycl3_V16detail7Builder12createNDItemILi1EEENS0_7nd_itemIXT_EEERKNS0_4itemIXT_ELb1EEERKNS6_IXT_ELb0EEERKNS0_5groupIXT_EEE = comdat any

$_ZN4sycl3_V14itemILi1ELb1EEC2ILb1EEERNSt9enable_ifIXT_EKNS0_5rangeILi1EEEE4typeERKNS0_2idILi1EEESE_ = comdat any

$_ZN4sycl3_V14itemILi1ELb0EEC2ILb0EEERNSt9enable_ifIXntT_EKNS0_5rangeILi1EEEE4typeERKNS0_2idILi1EEE = comdat any

$_ZN4sycl3_V17nd_itemILi1EEC2ERKNS0_4itemILi1ELb1EEERKNS3_ILi1ELb0EEERKNS0_5groupILi1EEE = comdat any

$_ZTSZ3runRN4sycl3_V15queueEPiE7Dynamic = comdat any

$_ZN4sycl3_V13ext6oneapi12experimental29get_work_group_scratch_memoryEv = comdat any

$_ZTSZZ3runRN4sycl3_V15queueEPiENKUlRNS0_7handlerEE_clES5_E8Argument = comdat any

$_ZN4sycl3_V13ext6oneapi12experimental17work_group_memoryIA16_iNS3_10propertiesINS3_6detail20properties_type_listIJEEEEEEC2Ev = comdat any

$_ZN4sycl3_V13ext6oneapi12experimental17work_group_memoryIA16_iNS3_10propertiesINS3_6detail20properties_type_listIJEEEEEE6__initEPU3AS3i = comdat any

$_ZN4sycl3_V16detail22work_group_memory_implC2Ev = comdat any

$_ZNK4sycl3_V13ext6oneapi12experimental17work_group_memoryIA16_iNS3_10propertiesINS3_6detail20properties_type_listIJEEEEEEcvRS5_Ev = comdat any

@_ZZZ3runRN4sycl3_V15queueEPiENKUlNS0_7nd_itemILi1EEEE_clES5_E6memory = internal addrspace(3) global %"class.sycl::_V1::ext::oneapi::experimental::work_group_static" zeroinitializer, align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPiE6Static(ptr addrspace(1) noundef align 4 %0) #0 comdat !srcloc !110 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca %class.anon, align 8
  %4 = alloca %"class.sycl::_V1::nd_item", align 1
  %5 = addrspacecast ptr %2 to ptr addrspace(4)
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %5, align 8, !tbaa !111
  call void @llvm.lifetime.start.p0(ptr %3) #9
  %8 = getelementptr inbounds nuw %class.anon, ptr addrspace(4) %6, i32 0, i32 0
  %9 = load ptr addrspace(1), ptr addrspace(4) %5, align 8, !tbaa !111
  %10 = addrspacecast ptr addrspace(1) %9 to ptr addrspace(4)
  store ptr addrspace(4) %10, ptr addrspace(4) %8, align 8, !tbaa !114
  %11 = call spir_func noundef ptr addrspace(4) @_ZN4sycl3_V16detail7declptrINS0_7nd_itemILi1EEEEEPT_v() #10
  call spir_func void @_ZN4sycl3_V16detail7Builder10getElementILi1EEEKNS0_7nd_itemIXT_EEEPS5_(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::nd_item") align 1 %7, ptr addrspace(4) noundef %11) #10
  %12 = addrspacecast ptr addrspace(4) %7 to ptr
  call spir_func void @_ZZ3runRN4sycl3_V15queueEPiENKUlNS0_7nd_itemILi1EEEE_clES5_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %6, ptr noundef byval(%"class.sycl::_V1::nd_item") align 1 %12) #10
  call void @llvm.lifetime.end.p0(ptr %3) #9
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define internal spir_func void @_ZZ3runRN4sycl3_V15queueEPiENKUlNS0_7nd_itemILi1EEEE_clES5_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, ptr noundef byval(%"class.sycl::_V1::nd_item") align 1 %1) #2 align 2 !srcloc !110 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca %"class.sycl::_V1::group", align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !116
  %7 = addrspacecast ptr %1 to ptr addrspace(4)
  %8 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %9 = call spir_func noundef align 4 dereferenceable(64) ptr addrspace(4) @_ZN4sycl3_V13ext6oneapi12experimental17work_group_staticIA16_iEcvRS5_Ev(ptr addrspace(4) noundef align 4 dereferenceable_or_null(64) addrspacecast (ptr addrspace(3) @_ZZZ3runRN4sycl3_V15queueEPiENKUlNS0_7nd_itemILi1EEEE_clES5_E6memory to ptr addrspace(4))) #10
  %10 = call spir_func noundef i64 @_ZNK4sycl3_V17nd_itemILi1EE19get_local_linear_idEv(ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %7) #10
  %11 = getelementptr inbounds nuw [16 x i32], ptr addrspace(4) %9, i64 0, i64 %10
  store i32 1, ptr addrspace(4) %11, align 4, !tbaa !117
  call spir_func void @_ZNK4sycl3_V17nd_itemILi1EE9get_groupEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::group") align 8 %6, ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %7) #10
  %12 = addrspacecast ptr addrspace(4) %6 to ptr
  call spir_func void @_ZN4sycl3_V113group_barrierINS0_5groupILi1EEEEENSt9enable_ifIX10is_group_vIT_EEvE4typeES5_NS0_12memory_scopeE(ptr noundef byval(%"class.sycl::_V1::group") align 8 %12, i32 noundef 2) #10
  %13 = call spir_func noundef align 4 dereferenceable(64) ptr addrspace(4) @_ZN4sycl3_V13ext6oneapi12experimental17work_group_staticIA16_iEcvRS5_Ev(ptr addrspace(4) noundef align 4 dereferenceable_or_null(64) addrspacecast (ptr addrspace(3) @_ZZZ3runRN4sycl3_V15queueEPiENKUlNS0_7nd_itemILi1EEEE_clES5_E6memory to ptr addrspace(4))) #10
  %14 = call spir_func noundef i64 @_ZNK4sycl3_V17nd_itemILi1EE19get_local_linear_idEv(ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %7) #10
  %15 = sub i64 15, %14
  %16 = getelementptr inbounds nuw [16 x i32], ptr addrspace(4) %13, i64 0, i64 %15
  %17 = load i32, ptr addrspace(4) %16, align 4, !tbaa !117
  %18 = getelementptr inbounds nuw %class.anon, ptr addrspace(4) %8, i32 0, i32 0
  %19 = load ptr addrspace(4), ptr addrspace(4) %18, align 8, !tbaa !114
  %20 = call spir_func noundef i64 @_ZNK4sycl3_V17nd_itemILi1EE20get_global_linear_idEv(ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %7) #10
  %21 = getelementptr inbounds nuw i32, ptr addrspace(4) %19, i64 %20
  store i32 %17, ptr addrspace(4) %21, align 4, !tbaa !117
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail7Builder10getElementILi1EEEKNS0_7nd_itemIXT_EEEPS5_(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::nd_item") align 1 %0, ptr addrspace(4) noundef %1) #3 comdat align 2 !srcloc !118 {
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
  call void @llvm.lifetime.start.p0(ptr %4) #9
  call spir_func void @_ZN7__spirv21initBuiltInGlobalSizeILi1EN4sycl3_V15rangeILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range") align 8 %16) #10
  call void @llvm.lifetime.start.p0(ptr %5) #9
  call spir_func void @_ZN7__spirv24initBuiltInWorkgroupSizeILi1EN4sycl3_V15rangeILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range") align 8 %17) #10
  call void @llvm.lifetime.start.p0(ptr %6) #9
  call spir_func void @_ZN7__spirv24initBuiltInNumWorkgroupsILi1EN4sycl3_V15rangeILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range") align 8 %18) #10
  call void @llvm.lifetime.start.p0(ptr %7) #9
  call spir_func void @_ZN7__spirv22initBuiltInWorkgroupIdILi1EN4sycl3_V12idILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id") align 8 %19) #10
  call void @llvm.lifetime.start.p0(ptr %8) #9
  call spir_func void @_ZN7__spirv29initBuiltInGlobalInvocationIdILi1EN4sycl3_V12idILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id") align 8 %20) #10
  call void @llvm.lifetime.start.p0(ptr %9) #9
  call spir_func void @_ZN7__spirv28initBuiltInLocalInvocationIdILi1EN4sycl3_V12idILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id") align 8 %21) #10
  call void @llvm.lifetime.start.p0(ptr %10) #9
  call spir_func void @_ZN7__spirv23initBuiltInGlobalOffsetILi1EN4sycl3_V12idILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id") align 8 %22) #10
  call void @llvm.lifetime.start.p0(ptr %11) #9
  call spir_func void @_ZN4sycl3_V16detail7Builder11createGroupILi1EEENS0_5groupIXT_EEERKNS0_5rangeIXT_EEES9_S9_RKNS0_2idIXT_EEE(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::group") align 8 %23, ptr addrspace(4) noundef align 8 dereferenceable(8) %16, ptr addrspace(4) noundef align 8 dereferenceable(8) %17, ptr addrspace(4) noundef align 8 dereferenceable(8) %18, ptr addrspace(4) noundef align 8 dereferenceable(8) %19) #10
  call void @llvm.lifetime.start.p0(ptr %12) #9
  call spir_func void @_ZN4sycl3_V16detail7Builder10createItemILi1ELb1EEENSt9enable_ifIXT0_ENS0_4itemIXT_EXT0_EEEE4typeERKNS0_5rangeIXT_EEERKNS0_2idIXT_EEESG_(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::item") align 8 %24, ptr addrspace(4) noundef align 8 dereferenceable(8) %16, ptr addrspace(4) noundef align 8 dereferenceable(8) %20, ptr addrspace(4) noundef align 8 dereferenceable(8) %22) #10
  call void @llvm.lifetime.start.p0(ptr %13) #9
  call spir_func void @_ZN4sycl3_V16detail7Builder10createItemILi1ELb0EEENSt9enable_ifIXntT0_ENS0_4itemIXT_EXT0_EEEE4typeERKNS0_5rangeIXT_EEERKNS0_2idIXT_EEE(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::item.0") align 8 %25, ptr addrspace(4) noundef align 8 dereferenceable(8) %17, ptr addrspace(4) noundef align 8 dereferenceable(8) %21) #10
  call spir_func void @_ZN4sycl3_V16detail7Builder12createNDItemILi1EEENS0_7nd_itemIXT_EEERKNS0_4itemIXT_ELb1EEERKNS6_IXT_ELb0EEERKNS0_5groupIXT_EEE(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::nd_item") align 1 %0, ptr addrspace(4) noundef align 8 dereferenceable(24) %24, ptr addrspace(4) noundef align 8 dereferenceable(16) %25, ptr addrspace(4) noundef align 8 dereferenceable(32) %23) #10
  call void @llvm.lifetime.end.p0(ptr %13) #9
  call void @llvm.lifetime.end.p0(ptr %12) #9
  call void @llvm.lifetime.end.p0(ptr %11) #9
  call void @llvm.lifetime.end.p0(ptr %10) #9
  call void @llvm.lifetime.end.p0(ptr %9) #9
  call void @llvm.lifetime.end.p0(ptr %8) #9
  call void @llvm.lifetime.end.p0(ptr %7) #9
  call void @llvm.lifetime.end.p0(ptr %6) #9
  call void @llvm.lifetime.end.p0(ptr %5) #9
  call void @llvm.lifetime.end.p0(ptr %4) #9
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef ptr addrspace(4) @_ZN4sycl3_V16detail7declptrINS0_7nd_itemILi1EEEEEPT_v() #3 comdat !srcloc !121 {
  ret ptr addrspace(4) null
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef align 4 dereferenceable(64) ptr addrspace(4) @_ZN4sycl3_V13ext6oneapi12experimental17work_group_staticIA16_iEcvRS5_Ev(ptr addrspace(4) noundef align 4 dereferenceable_or_null(64) %0) #3 comdat align 2 !srcloc !122 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !123
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = getelementptr inbounds nuw %"class.sycl::_V1::ext::oneapi::experimental::work_group_static", ptr addrspace(4) %4, i32 0, i32 0
  ret ptr addrspace(4) %5
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZNK4sycl3_V17nd_itemILi1EE19get_local_linear_idEv(ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %0) #3 comdat align 2 !srcloc !125 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca i64, align 8
  %4 = alloca %"class.sycl::_V1::id", align 8
  %5 = alloca %"class.sycl::_V1::range", align 8
  %6 = alloca i32, align 4
  %7 = addrspacecast ptr %2 to ptr addrspace(4)
  %8 = addrspacecast ptr %3 to ptr addrspace(4)
  %9 = addrspacecast ptr %4 to ptr addrspace(4)
  %10 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %7, align 8, !tbaa !119
  %11 = load ptr addrspace(4), ptr addrspace(4) %7, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #9
  store i64 0, ptr addrspace(4) %8, align 8, !tbaa !126
  call void @llvm.lifetime.start.p0(ptr %4) #9
  call spir_func void @_ZNK4sycl3_V17nd_itemILi1EE12get_local_idEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id") align 8 %9, ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %11) #10
  call void @llvm.lifetime.start.p0(ptr %5) #9
  call spir_func void @_ZNK4sycl3_V17nd_itemILi1EE15get_local_rangeEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range") align 8 %10, ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %11) #10
  %12 = call spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V16detail5arrayILi1EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %9, i32 noundef 0) #10
  %13 = load i64, ptr addrspace(4) %12, align 8, !tbaa !126
  store i64 %13, ptr addrspace(4) %8, align 8, !tbaa !126
  %14 = load i64, ptr addrspace(4) %8, align 8, !tbaa !126
  %15 = icmp ule i64 %14, 2147483647
  call void @llvm.assume(i1 %15)
  %16 = load i64, ptr addrspace(4) %8, align 8, !tbaa !126
  call void @llvm.lifetime.end.p0(ptr %5) #9
  call void @llvm.lifetime.end.p0(ptr %4) #9
  call void @llvm.lifetime.end.p0(ptr %3) #9
  ret i64 %16
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V113group_barrierINS0_5groupILi1EEEEENSt9enable_ifIX10is_group_vIT_EEvE4typeES5_NS0_12memory_scopeE(ptr noundef byval(%"class.sycl::_V1::group") align 8 %0, i32 noundef %1) #3 comdat !srcloc !128 {
  %3 = alloca i32, align 4
  %4 = alloca %"class.sycl::_V1::group", align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  %7 = addrspacecast ptr %0 to ptr addrspace(4)
  store i32 %1, ptr addrspace(4) %5, align 4, !tbaa !129
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %6, ptr addrspace(4) align 8 %7, i64 32, i1 false)
  %8 = load i32, ptr addrspace(4) %5, align 4, !tbaa !129
  %9 = addrspacecast ptr addrspace(4) %6 to ptr
  call spir_func void @_ZN4sycl3_V16detail5spirv14ControlBarrierINS0_5groupILi1EEEEENSt9enable_ifIXsr3ext6oneapi12experimentalE25is_fixed_topology_group_vIT_EEvE4typeES7_NS0_12memory_scopeENS0_12memory_orderE(ptr noundef byval(%"class.sycl::_V1::group") align 8 %9, i32 noundef %8, i32 noundef 5) #10
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZNK4sycl3_V17nd_itemILi1EE9get_groupEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::group") align 8 %0, ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %1) #3 comdat align 2 !srcloc !131 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca %"class.sycl::_V1::range", align 8
  %5 = alloca %"class.sycl::_V1::range", align 8
  %6 = alloca %"class.sycl::_V1::range", align 8
  %7 = alloca %"class.sycl::_V1::id", align 8
  %8 = addrspacecast ptr %3 to ptr addrspace(4)
  %9 = addrspacecast ptr %4 to ptr addrspace(4)
  %10 = addrspacecast ptr %5 to ptr addrspace(4)
  %11 = addrspacecast ptr %6 to ptr addrspace(4)
  %12 = addrspacecast ptr %7 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %8, align 8, !tbaa !119
  %13 = load ptr addrspace(4), ptr addrspace(4) %8, align 8
  call void @llvm.lifetime.start.p0(ptr %4) #9
  call spir_func void @_ZNK4sycl3_V17nd_itemILi1EE16get_global_rangeEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range") align 8 %9, ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %13) #10
  call void @llvm.lifetime.start.p0(ptr %5) #9
  call spir_func void @_ZNK4sycl3_V17nd_itemILi1EE15get_local_rangeEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range") align 8 %10, ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %13) #10
  call void @llvm.lifetime.start.p0(ptr %6) #9
  call spir_func void @_ZNK4sycl3_V17nd_itemILi1EE15get_group_rangeEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range") align 8 %11, ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %13) #10
  call void @llvm.lifetime.start.p0(ptr %7) #9
  call spir_func void @_ZNK4sycl3_V17nd_itemILi1EE12get_group_idEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id") align 8 %12, ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %13) #10
  call spir_func void @_ZN4sycl3_V16detail7Builder11createGroupILi1EEENS0_5groupIXT_EEERKNS0_5rangeIXT_EEES9_S9_RKNS0_2idIXT_EEE(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::group") align 8 %0, ptr addrspace(4) noundef align 8 dereferenceable(8) %9, ptr addrspace(4) noundef align 8 dereferenceable(8) %10, ptr addrspace(4) noundef align 8 dereferenceable(8) %11, ptr addrspace(4) noundef align 8 dereferenceable(8) %12) #10
  call void @llvm.lifetime.end.p0(ptr %7) #9
  call void @llvm.lifetime.end.p0(ptr %6) #9
  call void @llvm.lifetime.end.p0(ptr %5) #9
  call void @llvm.lifetime.end.p0(ptr %4) #9
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZNK4sycl3_V17nd_itemILi1EE20get_global_linear_idEv(ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %0) #2 comdat align 2 !srcloc !132 {
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
  call void @llvm.lifetime.start.p0(ptr %3) #9
  store i64 0, ptr addrspace(4) %9, align 8, !tbaa !126
  call void @llvm.lifetime.start.p0(ptr %4) #9
  call spir_func void @_ZNK4sycl3_V17nd_itemILi1EE13get_global_idEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id") align 8 %10, ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %13) #10
  call void @llvm.lifetime.start.p0(ptr %5) #9
  call spir_func void @_ZNK4sycl3_V17nd_itemILi1EE16get_global_rangeEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range") align 8 %11, ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %13) #10
  call void @llvm.lifetime.start.p0(ptr %6) #9
  call spir_func void @_ZNK4sycl3_V17nd_itemILi1EE10get_offsetEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id") align 8 %12, ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %13) #10
  %14 = call spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V16detail5arrayILi1EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %10, i32 noundef 0) #10
  %15 = load i64, ptr addrspace(4) %14, align 8, !tbaa !126
  %16 = call spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V16detail5arrayILi1EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %12, i32 noundef 0) #10
  %17 = load i64, ptr addrspace(4) %16, align 8, !tbaa !126
  %18 = sub i64 %15, %17
  store i64 %18, ptr addrspace(4) %9, align 8, !tbaa !126
  %19 = load i64, ptr addrspace(4) %9, align 8, !tbaa !126
  %20 = icmp ule i64 %19, 2147483647
  call void @llvm.assume(i1 %20)
  %21 = load i64, ptr addrspace(4) %9, align 8, !tbaa !126
  call void @llvm.lifetime.end.p0(ptr %6) #9
  call void @llvm.lifetime.end.p0(ptr %5) #9
  call void @llvm.lifetime.end.p0(ptr %4) #9
  call void @llvm.lifetime.end.p0(ptr %3) #9
  ret i64 %21
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZNK4sycl3_V17nd_itemILi1EE12get_local_idEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id") align 8 %0, ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %1) #3 comdat align 2 !srcloc !133 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %4, align 8, !tbaa !119
  %5 = load ptr addrspace(4), ptr addrspace(4) %4, align 8
  call spir_func void @_ZN7__spirv28initBuiltInLocalInvocationIdILi1EN4sycl3_V12idILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id") align 8 %0) #10
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZNK4sycl3_V17nd_itemILi1EE15get_local_rangeEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::range") align 8 %0, ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %1) #3 comdat align 2 !srcloc !134 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %4, align 8, !tbaa !119
  %5 = load ptr addrspace(4), ptr addrspace(4) %4, align 8
  call spir_func void @_ZN7__spirv24initBuiltInWorkgroupSizeILi1EN4sycl3_V15rangeILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range") align 8 %0) #10
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V16detail5arrayILi1EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, i32 noundef %1) #3 comdat align 2 !srcloc !135 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i32, align 4
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !136
  store i32 %1, ptr addrspace(4) %6, align 4, !tbaa !117
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = load i32, ptr addrspace(4) %6, align 4, !tbaa !117
  call spir_func void @_ZNK4sycl3_V16detail5arrayILi1EE15check_dimensionEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %7, i32 noundef %8) #10
  %9 = getelementptr inbounds nuw %"class.sycl::_V1::detail::array", ptr addrspace(4) %7, i32 0, i32 0
  %10 = load i32, ptr addrspace(4) %6, align 4, !tbaa !117
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds [1 x i64], ptr addrspace(4) %9, i64 0, i64 %11
  ret ptr addrspace(4) %12
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #4

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv28initBuiltInLocalInvocationIdILi1EN4sycl3_V12idILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id") align 8 %0) #3 comdat !srcloc !138 {
  call spir_func void @_ZN7__spirv35InitSizesSTBuiltInLocalInvocationIdILi1EN4sycl3_V12idILi1EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id") align 8 %0) #10
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv35InitSizesSTBuiltInLocalInvocationIdILi1EN4sycl3_V12idILi1EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id") align 8 %0) #3 comdat align 2 !srcloc !139 {
  %2 = call spir_func noundef i64 @_ZN7__spirv27getBuiltInLocalInvocationIdILi0EEEmv() #10
  call spir_func void @_ZN4sycl3_V12idILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, i64 noundef %2) #10
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZN7__spirv27getBuiltInLocalInvocationIdILi0EEEmv() #3 !srcloc !140 {
  %1 = call spir_func noundef i64 @_Z32__spirv_BuiltInLocalInvocationIdi(i32 noundef 0) #11
  ret i64 %1
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V12idILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, i64 noundef %1) unnamed_addr #3 comdat align 2 !srcloc !141 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i64, align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !142
  store i64 %1, ptr addrspace(4) %6, align 8, !tbaa !126
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = load i64, ptr addrspace(4) %6, align 8, !tbaa !126
  call spir_func void @_ZN4sycl3_V16detail5arrayILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %7, i64 noundef %8) #10
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func noundef i64 @_Z32__spirv_BuiltInLocalInvocationIdi(i32 noundef) #5

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail5arrayILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, i64 noundef %1) unnamed_addr #3 comdat align 2 !srcloc !144 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i64, align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !136
  store i64 %1, ptr addrspace(4) %6, align 8, !tbaa !126
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = getelementptr inbounds nuw %"class.sycl::_V1::detail::array", ptr addrspace(4) %7, i32 0, i32 0
  %9 = load i64, ptr addrspace(4) %6, align 8, !tbaa !126
  store i64 %9, ptr addrspace(4) %8, align 8, !tbaa !126
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv24initBuiltInWorkgroupSizeILi1EN4sycl3_V15rangeILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::range") align 8 %0) #3 comdat !srcloc !145 {
  call spir_func void @_ZN7__spirv31InitSizesSTBuiltInWorkgroupSizeILi1EN4sycl3_V15rangeILi1EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range") align 8 %0) #10
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv31InitSizesSTBuiltInWorkgroupSizeILi1EN4sycl3_V15rangeILi1EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::range") align 8 %0) #3 comdat align 2 !srcloc !146 {
  %2 = call spir_func noundef i64 @_ZN7__spirv23getBuiltInWorkgroupSizeILi0EEEmv() #10
  call spir_func void @_ZN4sycl3_V15rangeILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, i64 noundef %2) #10
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZN7__spirv23getBuiltInWorkgroupSizeILi0EEEmv() #3 !srcloc !147 {
  %1 = call spir_func noundef i64 @_Z28__spirv_BuiltInWorkgroupSizei(i32 noundef 0) #11
  ret i64 %1
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V15rangeILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, i64 noundef %1) unnamed_addr #3 comdat align 2 !srcloc !148 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i64, align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !149
  store i64 %1, ptr addrspace(4) %6, align 8, !tbaa !126
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = load i64, ptr addrspace(4) %6, align 8, !tbaa !126
  call spir_func void @_ZN4sycl3_V16detail5arrayILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %7, i64 noundef %8) #10
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func noundef i64 @_Z28__spirv_BuiltInWorkgroupSizei(i32 noundef) #5

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZNK4sycl3_V16detail5arrayILi1EE15check_dimensionEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, i32 noundef %1) #2 comdat align 2 !srcloc !151 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i32, align 4
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !136
  store i32 %1, ptr addrspace(4) %6, align 4, !tbaa !117
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail5spirv14ControlBarrierINS0_5groupILi1EEEEENSt9enable_ifIXsr3ext6oneapi12experimentalE25is_fixed_topology_group_vIT_EEvE4typeES7_NS0_12memory_scopeENS0_12memory_orderE(ptr noundef byval(%"class.sycl::_V1::group") align 8 %0, i32 noundef %1, i32 noundef %2) #3 comdat !srcloc !152 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  %7 = addrspacecast ptr %5 to ptr addrspace(4)
  %8 = addrspacecast ptr %0 to ptr addrspace(4)
  store i32 %1, ptr addrspace(4) %6, align 4, !tbaa !129
  store i32 %2, ptr addrspace(4) %7, align 4, !tbaa !153
  %9 = load i32, ptr addrspace(4) %6, align 4, !tbaa !129
  %10 = call spir_func noundef i32 @_ZN4sycl3_V16detail5spirvL8getScopeENS0_12memory_scopeE(i32 noundef %9) #10
  %11 = load i32, ptr addrspace(4) %7, align 4, !tbaa !153
  %12 = call spir_func noundef i32 @_ZN4sycl3_V16detail5spirvL22getMemorySemanticsMaskINS0_12memory_orderEEENSt9enable_ifIXsr3std7is_sameIT_S4_EE5valueEN5__spv19MemorySemanticsMask4FlagEE4typeES6_(i32 noundef %11) #10
  %13 = or i32 %12, 128
  %14 = or i32 %13, 256
  %15 = or i32 %14, 512
  call spir_func void @_Z22__spirv_ControlBarrieriii(i32 noundef 2, i32 noundef %10, i32 noundef %15) #10
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) noalias writeonly captures(none), ptr addrspace(4) noalias readonly captures(none), i64, i1 immarg) #6

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z22__spirv_ControlBarrieriii(i32 noundef, i32 noundef, i32 noundef) #7

; Function Attrs: convergent mustprogress norecurse nounwind
define internal spir_func noundef i32 @_ZN4sycl3_V16detail5spirvL8getScopeENS0_12memory_scopeE(i32 noundef %0) #3 !srcloc !155 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = addrspacecast ptr %3 to ptr addrspace(4)
  store i32 %0, ptr addrspace(4) %4, align 4, !tbaa !129
  %5 = load i32, ptr addrspace(4) %4, align 4, !tbaa !129
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

; Function Attrs: convergent mustprogress norecurse nounwind
define internal spir_func noundef i32 @_ZN4sycl3_V16detail5spirvL22getMemorySemanticsMaskINS0_12memory_orderEEENSt9enable_ifIXsr3std7is_sameIT_S4_EE5valueEN5__spv19MemorySemanticsMask4FlagEE4typeES6_(i32 noundef %0) #3 !srcloc !156 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = addrspacecast ptr %2 to ptr addrspace(4)
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  store i32 %0, ptr addrspace(4) %5, align 4, !tbaa !153
  call void @llvm.lifetime.start.p0(ptr %3) #9
  store i32 0, ptr addrspace(4) %6, align 4, !tbaa !157
  %7 = load i32, ptr addrspace(4) %5, align 4, !tbaa !153
  switch i32 %7, label %13 [
    i32 0, label %8
    i32 2, label %9
    i32 1, label %9
    i32 3, label %10
    i32 4, label %11
    i32 5, label %12
  ]

8:                                                ; preds = %1
  store i32 0, ptr addrspace(4) %6, align 4, !tbaa !157
  br label %13

9:                                                ; preds = %1, %1
  store i32 2, ptr addrspace(4) %6, align 4, !tbaa !157
  br label %13

10:                                               ; preds = %1
  store i32 4, ptr addrspace(4) %6, align 4, !tbaa !157
  br label %13

11:                                               ; preds = %1
  store i32 8, ptr addrspace(4) %6, align 4, !tbaa !157
  br label %13

12:                                               ; preds = %1
  store i32 16, ptr addrspace(4) %6, align 4, !tbaa !157
  br label %13

13:                                               ; preds = %12, %11, %10, %9, %8, %1
  %14 = load i32, ptr addrspace(4) %6, align 4, !tbaa !157
  %15 = or i32 %14, 128
  %16 = or i32 %15, 256
  %17 = or i32 %16, 512
  call void @llvm.lifetime.end.p0(ptr %3) #9
  ret i32 %17
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail7Builder11createGroupILi1EEENS0_5groupIXT_EEERKNS0_5rangeIXT_EEES9_S9_RKNS0_2idIXT_EEE(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::group") align 8 %0, ptr addrspace(4) noundef align 8 dereferenceable(8) %1, ptr addrspace(4) noundef align 8 dereferenceable(8) %2, ptr addrspace(4) noundef align 8 dereferenceable(8) %3, ptr addrspace(4) noundef align 8 dereferenceable(8) %4) #3 comdat align 2 !srcloc !159 {
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
  store ptr addrspace(4) %1, ptr addrspace(4) %11, align 8, !tbaa !149
  store ptr addrspace(4) %2, ptr addrspace(4) %12, align 8, !tbaa !149
  store ptr addrspace(4) %3, ptr addrspace(4) %13, align 8, !tbaa !149
  store ptr addrspace(4) %4, ptr addrspace(4) %14, align 8, !tbaa !142
  %16 = load ptr addrspace(4), ptr addrspace(4) %11, align 8, !tbaa !149, !align !160
  %17 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !tbaa !149, !align !160
  %18 = load ptr addrspace(4), ptr addrspace(4) %13, align 8, !tbaa !149, !align !160
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %15, ptr addrspace(4) align 8 %18, i64 8, i1 false)
  %19 = load ptr addrspace(4), ptr addrspace(4) %14, align 8, !tbaa !142, !align !160
  %20 = addrspacecast ptr addrspace(4) %15 to ptr
  call spir_func void @_ZN4sycl3_V15groupILi1EEC2ERKNS0_5rangeILi1EEES6_S4_RKNS0_2idILi1EEE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(32) %0, ptr addrspace(4) noundef align 8 dereferenceable(8) %16, ptr addrspace(4) noundef align 8 dereferenceable(8) %17, ptr noundef byval(%"class.sycl::_V1::range") align 8 %20, ptr addrspace(4) noundef align 8 dereferenceable(8) %19) #10
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZNK4sycl3_V17nd_itemILi1EE16get_global_rangeEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::range") align 8 %0, ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %1) #3 comdat align 2 !srcloc !161 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %4, align 8, !tbaa !119
  %5 = load ptr addrspace(4), ptr addrspace(4) %4, align 8
  call spir_func void @_ZN7__spirv21initBuiltInGlobalSizeILi1EN4sycl3_V15rangeILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range") align 8 %0) #10
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZNK4sycl3_V17nd_itemILi1EE15get_group_rangeEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::range") align 8 %0, ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %1) #3 comdat align 2 !srcloc !162 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %4, align 8, !tbaa !119
  %5 = load ptr addrspace(4), ptr addrspace(4) %4, align 8
  call spir_func void @_ZN7__spirv24initBuiltInNumWorkgroupsILi1EN4sycl3_V15rangeILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range") align 8 %0) #10
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZNK4sycl3_V17nd_itemILi1EE12get_group_idEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id") align 8 %0, ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %1) #3 comdat align 2 !srcloc !163 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %4, align 8, !tbaa !119
  %5 = load ptr addrspace(4), ptr addrspace(4) %4, align 8
  call spir_func void @_ZN7__spirv22initBuiltInWorkgroupIdILi1EN4sycl3_V12idILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id") align 8 %0) #10
  ret void
}

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
  store ptr addrspace(4) %0, ptr addrspace(4) %10, align 8, !tbaa !165
  store ptr addrspace(4) %1, ptr addrspace(4) %11, align 8, !tbaa !149
  store ptr addrspace(4) %2, ptr addrspace(4) %12, align 8, !tbaa !149
  %14 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %4, ptr addrspace(4) %13, align 8, !tbaa !142
  %15 = load ptr addrspace(4), ptr addrspace(4) %10, align 8
  %16 = getelementptr inbounds nuw %"class.sycl::_V1::group", ptr addrspace(4) %15, i32 0, i32 0
  %17 = load ptr addrspace(4), ptr addrspace(4) %11, align 8, !tbaa !149, !align !160
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %16, ptr addrspace(4) align 8 %17, i64 8, i1 false)
  %18 = getelementptr inbounds nuw %"class.sycl::_V1::group", ptr addrspace(4) %15, i32 0, i32 1
  %19 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !tbaa !149, !align !160
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %18, ptr addrspace(4) align 8 %19, i64 8, i1 false)
  %20 = getelementptr inbounds nuw %"class.sycl::_V1::group", ptr addrspace(4) %15, i32 0, i32 2
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %20, ptr addrspace(4) align 8 %14, i64 8, i1 false)
  %21 = getelementptr inbounds nuw %"class.sycl::_V1::group", ptr addrspace(4) %15, i32 0, i32 3
  %22 = load ptr addrspace(4), ptr addrspace(4) %13, align 8, !tbaa !142, !align !160
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %21, ptr addrspace(4) align 8 %22, i64 8, i1 false)
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv21initBuiltInGlobalSizeILi1EN4sycl3_V15rangeILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::range") align 8 %0) #3 comdat !srcloc !167 {
  call spir_func void @_ZN7__spirv28InitSizesSTBuiltInGlobalSizeILi1EN4sycl3_V15rangeILi1EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range") align 8 %0) #10
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv28InitSizesSTBuiltInGlobalSizeILi1EN4sycl3_V15rangeILi1EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::range") align 8 %0) #3 comdat align 2 !srcloc !168 {
  %2 = call spir_func noundef i64 @_ZN7__spirv20getBuiltInGlobalSizeILi0EEEmv() #10
  call spir_func void @_ZN4sycl3_V15rangeILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, i64 noundef %2) #10
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZN7__spirv20getBuiltInGlobalSizeILi0EEEmv() #3 !srcloc !169 {
  %1 = call spir_func noundef i64 @_Z25__spirv_BuiltInGlobalSizei(i32 noundef 0) #11
  ret i64 %1
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func noundef i64 @_Z25__spirv_BuiltInGlobalSizei(i32 noundef) #5

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv24initBuiltInNumWorkgroupsILi1EN4sycl3_V15rangeILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::range") align 8 %0) #3 comdat !srcloc !170 {
  call spir_func void @_ZN7__spirv31InitSizesSTBuiltInNumWorkgroupsILi1EN4sycl3_V15rangeILi1EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range") align 8 %0) #10
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv31InitSizesSTBuiltInNumWorkgroupsILi1EN4sycl3_V15rangeILi1EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::range") align 8 %0) #3 comdat align 2 !srcloc !171 {
  %2 = call spir_func noundef i64 @_ZN7__spirv23getBuiltInNumWorkgroupsILi0EEEmv() #10
  call spir_func void @_ZN4sycl3_V15rangeILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, i64 noundef %2) #10
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZN7__spirv23getBuiltInNumWorkgroupsILi0EEEmv() #3 !srcloc !172 {
  %1 = call spir_func noundef i64 @_Z28__spirv_BuiltInNumWorkgroupsi(i32 noundef 0) #11
  ret i64 %1
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func noundef i64 @_Z28__spirv_BuiltInNumWorkgroupsi(i32 noundef) #5

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv22initBuiltInWorkgroupIdILi1EN4sycl3_V12idILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id") align 8 %0) #3 comdat !srcloc !173 {
  call spir_func void @_ZN7__spirv29InitSizesSTBuiltInWorkgroupIdILi1EN4sycl3_V12idILi1EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id") align 8 %0) #10
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv29InitSizesSTBuiltInWorkgroupIdILi1EN4sycl3_V12idILi1EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id") align 8 %0) #3 comdat align 2 !srcloc !174 {
  %2 = call spir_func noundef i64 @_ZN7__spirv21getBuiltInWorkgroupIdILi0EEEmv() #10
  call spir_func void @_ZN4sycl3_V12idILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, i64 noundef %2) #10
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZN7__spirv21getBuiltInWorkgroupIdILi0EEEmv() #3 !srcloc !175 {
  %1 = call spir_func noundef i64 @_Z26__spirv_BuiltInWorkgroupIdi(i32 noundef 0) #11
  ret i64 %1
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func noundef i64 @_Z26__spirv_BuiltInWorkgroupIdi(i32 noundef) #5

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZNK4sycl3_V17nd_itemILi1EE13get_global_idEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id") align 8 %0, ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %1) #3 comdat align 2 !srcloc !176 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %4, align 8, !tbaa !119
  %5 = load ptr addrspace(4), ptr addrspace(4) %4, align 8
  call spir_func void @_ZN7__spirv29initBuiltInGlobalInvocationIdILi1EN4sycl3_V12idILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id") align 8 %0) #10
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZNK4sycl3_V17nd_itemILi1EE10get_offsetEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id") align 8 %0, ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %1) #3 comdat align 2 !srcloc !177 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %4, align 8, !tbaa !119
  %5 = load ptr addrspace(4), ptr addrspace(4) %4, align 8
  call spir_func void @_ZN7__spirv23initBuiltInGlobalOffsetILi1EN4sycl3_V12idILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id") align 8 %0) #10
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv29initBuiltInGlobalInvocationIdILi1EN4sycl3_V12idILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id") align 8 %0) #3 comdat !srcloc !178 {
  call spir_func void @_ZN7__spirv36InitSizesSTBuiltInGlobalInvocationIdILi1EN4sycl3_V12idILi1EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id") align 8 %0) #10
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv36InitSizesSTBuiltInGlobalInvocationIdILi1EN4sycl3_V12idILi1EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id") align 8 %0) #3 comdat align 2 !srcloc !179 {
  %2 = call spir_func noundef i64 @_ZN7__spirv28getBuiltInGlobalInvocationIdILi0EEEmv() #10
  call spir_func void @_ZN4sycl3_V12idILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, i64 noundef %2) #10
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZN7__spirv28getBuiltInGlobalInvocationIdILi0EEEmv() #3 !srcloc !180 {
  %1 = call spir_func noundef i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 noundef 0) #11
  ret i64 %1
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func noundef i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 noundef) #5

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv23initBuiltInGlobalOffsetILi1EN4sycl3_V12idILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id") align 8 %0) #3 comdat !srcloc !181 {
  call spir_func void @_ZN7__spirv30InitSizesSTBuiltInGlobalOffsetILi1EN4sycl3_V12idILi1EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id") align 8 %0) #10
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv30InitSizesSTBuiltInGlobalOffsetILi1EN4sycl3_V12idILi1EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id") align 8 %0) #3 comdat align 2 !srcloc !182 {
  %2 = call spir_func noundef i64 @_ZN7__spirv22getBuiltInGlobalOffsetILi0EEEmv() #10
  call spir_func void @_ZN4sycl3_V12idILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, i64 noundef %2) #10
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZN7__spirv22getBuiltInGlobalOffsetILi0EEEmv() #3 !srcloc !183 {
  %1 = call spir_func noundef i64 @_Z27__spirv_BuiltInGlobalOffseti(i32 noundef 0) #11
  ret i64 %1
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func noundef i64 @_Z27__spirv_BuiltInGlobalOffseti(i32 noundef) #5

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail7Builder10createItemILi1ELb1EEENSt9enable_ifIXT0_ENS0_4itemIXT_EXT0_EEEE4typeERKNS0_5rangeIXT_EEERKNS0_2idIXT_EEESG_(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::item") align 8 %0, ptr addrspace(4) noundef align 8 dereferenceable(8) %1, ptr addrspace(4) noundef align 8 dereferenceable(8) %2, ptr addrspace(4) noundef align 8 dereferenceable(8) %3) #3 comdat align 2 !srcloc !184 {
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  %9 = addrspacecast ptr %6 to ptr addrspace(4)
  %10 = addrspacecast ptr %7 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %8, align 8, !tbaa !149
  store ptr addrspace(4) %2, ptr addrspace(4) %9, align 8, !tbaa !142
  store ptr addrspace(4) %3, ptr addrspace(4) %10, align 8, !tbaa !142
  %11 = load ptr addrspace(4), ptr addrspace(4) %8, align 8, !tbaa !149, !align !160
  %12 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !tbaa !142, !align !160
  %13 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !tbaa !142, !align !160
  call spir_func void @_ZN4sycl3_V14itemILi1ELb1EEC2ILb1EEERNSt9enable_ifIXT_EKNS0_5rangeILi1EEEE4typeERKNS0_2idILi1EEESE_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %0, ptr addrspace(4) noundef align 8 dereferenceable(8) %11, ptr addrspace(4) noundef align 8 dereferenceable(8) %12, ptr addrspace(4) noundef align 8 dereferenceable(8) %13) #10
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail7Builder10createItemILi1ELb0EEENSt9enable_ifIXntT0_ENS0_4itemIXT_EXT0_EEEE4typeERKNS0_5rangeIXT_EEERKNS0_2idIXT_EEE(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::item.0") align 8 %0, ptr addrspace(4) noundef align 8 dereferenceable(8) %1, ptr addrspace(4) noundef align 8 dereferenceable(8) %2) #3 comdat align 2 !srcloc !185 {
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  %7 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %6, align 8, !tbaa !149
  store ptr addrspace(4) %2, ptr addrspace(4) %7, align 8, !tbaa !142
  %8 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !tbaa !149, !align !160
  %9 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !tbaa !142, !align !160
  call spir_func void @_ZN4sycl3_V14itemILi1ELb0EEC2ILb0EEERNSt9enable_ifIXntT_EKNS0_5rangeILi1EEEE4typeERKNS0_2idILi1EEE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0, ptr addrspace(4) noundef align 8 dereferenceable(8) %8, ptr addrspace(4) noundef align 8 dereferenceable(8) %9) #10
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail7Builder12createNDItemILi1EEENS0_7nd_itemIXT_EEERKNS0_4itemIXT_ELb1EEERKNS6_IXT_ELb0EEERKNS0_5groupIXT_EEE(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::nd_item") align 1 %0, ptr addrspace(4) noundef align 8 dereferenceable(24) %1, ptr addrspace(4) noundef align 8 dereferenceable(16) %2, ptr addrspace(4) noundef align 8 dereferenceable(32) %3) #3 comdat align 2 !srcloc !186 {
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  %9 = addrspacecast ptr %6 to ptr addrspace(4)
  %10 = addrspacecast ptr %7 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %8, align 8, !tbaa !187
  store ptr addrspace(4) %2, ptr addrspace(4) %9, align 8, !tbaa !189
  store ptr addrspace(4) %3, ptr addrspace(4) %10, align 8, !tbaa !165
  %11 = load ptr addrspace(4), ptr addrspace(4) %8, align 8, !tbaa !187, !align !160
  %12 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !tbaa !189, !align !160
  %13 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !tbaa !165, !align !160
  call spir_func void @_ZN4sycl3_V17nd_itemILi1EEC2ERKNS0_4itemILi1ELb1EEERKNS3_ILi1ELb0EEERKNS0_5groupILi1EEE(ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %0, ptr addrspace(4) noundef align 8 dereferenceable(24) %11, ptr addrspace(4) noundef align 8 dereferenceable(16) %12, ptr addrspace(4) noundef align 8 dereferenceable(32) %13) #10
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V14itemILi1ELb1EEC2ILb1EEERNSt9enable_ifIXT_EKNS0_5rangeILi1EEEE4typeERKNS0_2idILi1EEESE_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %0, ptr addrspace(4) noundef align 8 dereferenceable(8) %1, ptr addrspace(4) noundef align 8 dereferenceable(8) %2, ptr addrspace(4) noundef align 8 dereferenceable(8) %3) unnamed_addr #3 comdat align 2 !srcloc !191 {
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = alloca ptr addrspace(4), align 8
  %9 = addrspacecast ptr %5 to ptr addrspace(4)
  %10 = addrspacecast ptr %6 to ptr addrspace(4)
  %11 = addrspacecast ptr %7 to ptr addrspace(4)
  %12 = addrspacecast ptr %8 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %9, align 8, !tbaa !187
  store ptr addrspace(4) %1, ptr addrspace(4) %10, align 8, !tbaa !149
  store ptr addrspace(4) %2, ptr addrspace(4) %11, align 8, !tbaa !142
  store ptr addrspace(4) %3, ptr addrspace(4) %12, align 8, !tbaa !142
  %13 = load ptr addrspace(4), ptr addrspace(4) %9, align 8
  %14 = getelementptr inbounds nuw %"class.sycl::_V1::item", ptr addrspace(4) %13, i32 0, i32 0
  %15 = getelementptr inbounds nuw %"struct.sycl::_V1::detail::ItemBase", ptr addrspace(4) %14, i32 0, i32 0
  %16 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !tbaa !149, !align !160
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %15, ptr addrspace(4) align 8 %16, i64 8, i1 false)
  %17 = getelementptr inbounds nuw %"struct.sycl::_V1::detail::ItemBase", ptr addrspace(4) %14, i32 0, i32 1
  %18 = load ptr addrspace(4), ptr addrspace(4) %11, align 8, !tbaa !142, !align !160
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %17, ptr addrspace(4) align 8 %18, i64 8, i1 false)
  %19 = getelementptr inbounds nuw %"struct.sycl::_V1::detail::ItemBase", ptr addrspace(4) %14, i32 0, i32 2
  %20 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !tbaa !142, !align !160
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %19, ptr addrspace(4) align 8 %20, i64 8, i1 false)
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V14itemILi1ELb0EEC2ILb0EEERNSt9enable_ifIXntT_EKNS0_5rangeILi1EEEE4typeERKNS0_2idILi1EEE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0, ptr addrspace(4) noundef align 8 dereferenceable(8) %1, ptr addrspace(4) noundef align 8 dereferenceable(8) %2) unnamed_addr #3 comdat align 2 !srcloc !192 {
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  %9 = addrspacecast ptr %6 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %7, align 8, !tbaa !189
  store ptr addrspace(4) %1, ptr addrspace(4) %8, align 8, !tbaa !149
  store ptr addrspace(4) %2, ptr addrspace(4) %9, align 8, !tbaa !142
  %10 = load ptr addrspace(4), ptr addrspace(4) %7, align 8
  %11 = getelementptr inbounds nuw %"class.sycl::_V1::item.0", ptr addrspace(4) %10, i32 0, i32 0
  %12 = getelementptr inbounds nuw %"struct.sycl::_V1::detail::ItemBase.1", ptr addrspace(4) %11, i32 0, i32 0
  %13 = load ptr addrspace(4), ptr addrspace(4) %8, align 8, !tbaa !149, !align !160
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %12, ptr addrspace(4) align 8 %13, i64 8, i1 false)
  %14 = getelementptr inbounds nuw %"struct.sycl::_V1::detail::ItemBase.1", ptr addrspace(4) %11, i32 0, i32 1
  %15 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !tbaa !142, !align !160
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %14, ptr addrspace(4) align 8 %15, i64 8, i1 false)
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V17nd_itemILi1EEC2ERKNS0_4itemILi1ELb1EEERKNS3_ILi1ELb0EEERKNS0_5groupILi1EEE(ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %0, ptr addrspace(4) noundef align 8 dereferenceable(24) %1, ptr addrspace(4) noundef align 8 dereferenceable(16) %2, ptr addrspace(4) noundef align 8 dereferenceable(32) %3) unnamed_addr #3 comdat align 2 !srcloc !193 {
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = alloca ptr addrspace(4), align 8
  %9 = addrspacecast ptr %5 to ptr addrspace(4)
  %10 = addrspacecast ptr %6 to ptr addrspace(4)
  %11 = addrspacecast ptr %7 to ptr addrspace(4)
  %12 = addrspacecast ptr %8 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %9, align 8, !tbaa !119
  store ptr addrspace(4) %1, ptr addrspace(4) %10, align 8, !tbaa !187
  store ptr addrspace(4) %2, ptr addrspace(4) %11, align 8, !tbaa !189
  store ptr addrspace(4) %3, ptr addrspace(4) %12, align 8, !tbaa !165
  %13 = load ptr addrspace(4), ptr addrspace(4) %9, align 8
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPiE7Dynamic(ptr addrspace(1) noundef align 4 %0) #8 comdat !srcloc !194 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca %class.anon.2, align 8
  %4 = alloca %"class.sycl::_V1::nd_item", align 1
  %5 = addrspacecast ptr %2 to ptr addrspace(4)
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %5, align 8, !tbaa !111
  call void @llvm.lifetime.start.p0(ptr %3) #9
  %8 = getelementptr inbounds nuw %class.anon.2, ptr addrspace(4) %6, i32 0, i32 0
  %9 = load ptr addrspace(1), ptr addrspace(4) %5, align 8, !tbaa !111
  %10 = addrspacecast ptr addrspace(1) %9 to ptr addrspace(4)
  store ptr addrspace(4) %10, ptr addrspace(4) %8, align 8, !tbaa !195
  %11 = call spir_func noundef ptr addrspace(4) @_ZN4sycl3_V16detail7declptrINS0_7nd_itemILi1EEEEEPT_v() #10
  call spir_func void @_ZN4sycl3_V16detail7Builder10getElementILi1EEEKNS0_7nd_itemIXT_EEEPS5_(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::nd_item") align 1 %7, ptr addrspace(4) noundef %11) #10
  %12 = addrspacecast ptr addrspace(4) %7 to ptr
  call spir_func void @_ZZ3runRN4sycl3_V15queueEPiENKUlNS0_7nd_itemILi1EEEE0_clES5_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %6, ptr noundef byval(%"class.sycl::_V1::nd_item") align 1 %12) #10
  call void @llvm.lifetime.end.p0(ptr %3) #9
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define internal spir_func void @_ZZ3runRN4sycl3_V15queueEPiENKUlNS0_7nd_itemILi1EEEE0_clES5_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, ptr noundef byval(%"class.sycl::_V1::nd_item") align 1 %1) #2 align 2 !srcloc !194 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca %"class.sycl::_V1::group", align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !116
  %7 = addrspacecast ptr %1 to ptr addrspace(4)
  %8 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %9 = call spir_func noundef ptr addrspace(4) @_Z7scratchv() #10
  %10 = call spir_func noundef i64 @_ZNK4sycl3_V17nd_itemILi1EE19get_local_linear_idEv(ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %7) #10
  %11 = getelementptr inbounds nuw i32, ptr addrspace(4) %9, i64 %10
  store i32 2, ptr addrspace(4) %11, align 4, !tbaa !117
  call spir_func void @_ZNK4sycl3_V17nd_itemILi1EE9get_groupEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::group") align 8 %6, ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %7) #10
  %12 = addrspacecast ptr addrspace(4) %6 to ptr
  call spir_func void @_ZN4sycl3_V113group_barrierINS0_5groupILi1EEEEENSt9enable_ifIX10is_group_vIT_EEvE4typeES5_NS0_12memory_scopeE(ptr noundef byval(%"class.sycl::_V1::group") align 8 %12, i32 noundef 2) #10
  %13 = call spir_func noundef ptr addrspace(4) @_Z7scratchv() #10
  %14 = getelementptr inbounds i32, ptr addrspace(4) %13, i64 0
  %15 = load i32, ptr addrspace(4) %14, align 4, !tbaa !117
  %16 = getelementptr inbounds nuw %class.anon.2, ptr addrspace(4) %8, i32 0, i32 0
  %17 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !tbaa !195
  %18 = call spir_func noundef i64 @_ZNK4sycl3_V17nd_itemILi1EE20get_global_linear_idEv(ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %7) #10
  %19 = getelementptr inbounds nuw i32, ptr addrspace(4) %17, i64 %18
  store i32 %15, ptr addrspace(4) %19, align 4, !tbaa !117
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef ptr addrspace(4) @_Z7scratchv() #3 !srcloc !197 {
  %1 = call spir_func noundef ptr addrspace(4) @_ZN4sycl3_V13ext6oneapi12experimental29get_work_group_scratch_memoryEv() #10
  ret ptr addrspace(4) %1
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef ptr addrspace(4) @_ZN4sycl3_V13ext6oneapi12experimental29get_work_group_scratch_memoryEv() #2 comdat !srcloc !198 {
  %1 = call spir_func ptr addrspace(3) @__sycl_dynamicLocalMemoryPlaceholder() #10
  %2 = addrspacecast ptr addrspace(3) %1 to ptr addrspace(4)
  ret ptr addrspace(4) %2
}

; Function Attrs: convergent nounwind
declare dso_local spir_func ptr addrspace(3) @__sycl_dynamicLocalMemoryPlaceholder() #7

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZZ3runRN4sycl3_V15queueEPiENKUlRNS0_7handlerEE_clES5_E8Argument(ptr addrspace(3) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 comdat !srcloc !199 {
  %3 = alloca ptr addrspace(3), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca %class.anon.3, align 8
  %6 = alloca %"class.sycl::_V1::nd_item", align 1
  %7 = addrspacecast ptr %3 to ptr addrspace(4)
  %8 = addrspacecast ptr %4 to ptr addrspace(4)
  %9 = addrspacecast ptr %5 to ptr addrspace(4)
  %10 = addrspacecast ptr %6 to ptr addrspace(4)
  store ptr addrspace(3) %0, ptr addrspace(4) %7, align 8, !tbaa !111
  store ptr addrspace(1) %1, ptr addrspace(4) %8, align 8, !tbaa !111
  call void @llvm.lifetime.start.p0(ptr %5) #9
  %11 = getelementptr inbounds nuw %class.anon.3, ptr addrspace(4) %9, i32 0, i32 0
  call spir_func void @_ZN4sycl3_V13ext6oneapi12experimental17work_group_memoryIA16_iNS3_10propertiesINS3_6detail20properties_type_listIJEEEEEEC2Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %11) #10
  %12 = getelementptr inbounds nuw %class.anon.3, ptr addrspace(4) %9, i32 0, i32 1
  %13 = load ptr addrspace(1), ptr addrspace(4) %8, align 8, !tbaa !111
  %14 = addrspacecast ptr addrspace(1) %13 to ptr addrspace(4)
  store ptr addrspace(4) %14, ptr addrspace(4) %12, align 8, !tbaa !200
  %15 = getelementptr inbounds nuw %class.anon.3, ptr addrspace(4) %9, i32 0, i32 0
  %16 = load ptr addrspace(3), ptr addrspace(4) %7, align 8, !tbaa !111
  call spir_func void @_ZN4sycl3_V13ext6oneapi12experimental17work_group_memoryIA16_iNS3_10propertiesINS3_6detail20properties_type_listIJEEEEEE6__initEPU3AS3i(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %15, ptr addrspace(3) noundef %16) #10
  %17 = call spir_func noundef ptr addrspace(4) @_ZN4sycl3_V16detail7declptrINS0_7nd_itemILi1EEEEEPT_v() #10
  call spir_func void @_ZN4sycl3_V16detail7Builder10getElementILi1EEEKNS0_7nd_itemIXT_EEEPS5_(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::nd_item") align 1 %10, ptr addrspace(4) noundef %17) #10
  %18 = addrspacecast ptr addrspace(4) %10 to ptr
  call spir_func void @_ZZZ3runRN4sycl3_V15queueEPiENKUlRNS0_7handlerEE_clES5_ENKUlNS0_7nd_itemILi1EEEE_clES8_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %9, ptr noundef byval(%"class.sycl::_V1::nd_item") align 1 %18) #10
  call void @llvm.lifetime.end.p0(ptr %5) #9
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V13ext6oneapi12experimental17work_group_memoryIA16_iNS3_10propertiesINS3_6detail20properties_type_listIJEEEEEEC2Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0) unnamed_addr #3 comdat align 2 !srcloc !204 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !205
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  call spir_func void @_ZN4sycl3_V16detail22work_group_memory_implC2Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %4) #10
  %5 = getelementptr inbounds nuw %"class.sycl::_V1::ext::oneapi::experimental::work_group_memory", ptr addrspace(4) %4, i32 0, i32 1
  store ptr addrspace(3) addrspacecast (ptr addrspace(4) null to ptr addrspace(3)), ptr addrspace(4) %5, align 8, !tbaa !207
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V13ext6oneapi12experimental17work_group_memoryIA16_iNS3_10propertiesINS3_6detail20properties_type_listIJEEEEEE6__initEPU3AS3i(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0, ptr addrspace(3) noundef %1) #3 comdat align 2 !srcloc !208 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(3), align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !205
  store ptr addrspace(3) %1, ptr addrspace(4) %6, align 8, !tbaa !111
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = load ptr addrspace(3), ptr addrspace(4) %6, align 8, !tbaa !111
  %9 = getelementptr inbounds nuw %"class.sycl::_V1::ext::oneapi::experimental::work_group_memory", ptr addrspace(4) %7, i32 0, i32 1
  store ptr addrspace(3) %8, ptr addrspace(4) %9, align 8, !tbaa !207
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define internal spir_func void @_ZZZ3runRN4sycl3_V15queueEPiENKUlRNS0_7handlerEE_clES5_ENKUlNS0_7nd_itemILi1EEEE_clES8_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %0, ptr noundef byval(%"class.sycl::_V1::nd_item") align 1 %1) #2 align 2 !srcloc !199 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %4, align 8, !tbaa !116
  %5 = addrspacecast ptr %1 to ptr addrspace(4)
  %6 = load ptr addrspace(4), ptr addrspace(4) %4, align 8
  %7 = getelementptr inbounds nuw %class.anon.3, ptr addrspace(4) %6, i32 0, i32 0
  %8 = call spir_func noundef align 4 dereferenceable(64) ptr addrspace(4) @_ZNK4sycl3_V13ext6oneapi12experimental17work_group_memoryIA16_iNS3_10propertiesINS3_6detail20properties_type_listIJEEEEEEcvRS5_Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %7) #10
  %9 = call spir_func noundef i64 @_ZNK4sycl3_V17nd_itemILi1EE19get_local_linear_idEv(ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %5) #10
  %10 = getelementptr inbounds nuw [16 x i32], ptr addrspace(4) %8, i64 0, i64 %9
  store i32 3, ptr addrspace(4) %10, align 4, !tbaa !117
  %11 = getelementptr inbounds nuw %class.anon.3, ptr addrspace(4) %6, i32 0, i32 0
  %12 = call spir_func noundef align 4 dereferenceable(64) ptr addrspace(4) @_ZNK4sycl3_V13ext6oneapi12experimental17work_group_memoryIA16_iNS3_10propertiesINS3_6detail20properties_type_listIJEEEEEEcvRS5_Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %11) #10
  %13 = getelementptr inbounds [16 x i32], ptr addrspace(4) %12, i64 0, i64 0
  %14 = load i32, ptr addrspace(4) %13, align 4, !tbaa !117
  %15 = getelementptr inbounds nuw %class.anon.3, ptr addrspace(4) %6, i32 0, i32 1
  %16 = load ptr addrspace(4), ptr addrspace(4) %15, align 8, !tbaa !200
  %17 = call spir_func noundef i64 @_ZNK4sycl3_V17nd_itemILi1EE20get_global_linear_idEv(ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %5) #10
  %18 = getelementptr inbounds nuw i32, ptr addrspace(4) %16, i64 %17
  store i32 %14, ptr addrspace(4) %18, align 4, !tbaa !117
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail22work_group_memory_implC2Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0) unnamed_addr #3 comdat align 2 !srcloc !209 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !210
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = getelementptr inbounds nuw %"class.sycl::_V1::detail::work_group_memory_impl", ptr addrspace(4) %4, i32 0, i32 0
  store i64 0, ptr addrspace(4) %5, align 8, !tbaa !212
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef align 4 dereferenceable(64) ptr addrspace(4) @_ZNK4sycl3_V13ext6oneapi12experimental17work_group_memoryIA16_iNS3_10propertiesINS3_6detail20properties_type_listIJEEEEEEcvRS5_Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0) #3 comdat align 2 !srcloc !213 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !205
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = getelementptr inbounds nuw %"class.sycl::_V1::ext::oneapi::experimental::work_group_memory", ptr addrspace(4) %4, i32 0, i32 1
  %6 = load ptr addrspace(3), ptr addrspace(4) %5, align 8, !tbaa !207
  %7 = addrspacecast ptr addrspace(3) %6 to ptr addrspace(4)
  ret ptr addrspace(4) %7
}

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/local_memory.cpp" "uniform-work-group-size" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size" }
attributes #3 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size" }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #5 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size" }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size" }
attributes #8 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/local_memory.cpp" "sycl-work-group-static"="1" "uniform-work-group-size" }
attributes #9 = { nounwind }
attributes #10 = { convergent nounwind "uniform-work-group-size" }
attributes #11 = { convergent nounwind willreturn memory(none) "uniform-work-group-size" }

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
!110 = !{i32 432}
!111 = !{!112, !112, i64 0}
!112 = !{!"p1 int", !113, i64 0}
!113 = !{!"any pointer", !108, i64 0}
!114 = !{!115, !112, i64 0}
!115 = !{!"_ZTSZ3runRN4sycl3_V15queueEPiEUlNS0_7nd_itemILi1EEEE_", !112, i64 0}
!116 = !{!113, !113, i64 0}
!117 = !{!107, !107, i64 0}
!118 = !{i32 4335342}
!119 = !{!120, !120, i64 0}
!120 = !{!"p1 _ZTSN4sycl3_V17nd_itemILi1EEE", !113, i64 0}
!121 = !{i32 4330980}
!122 = !{i32 11762365}
!123 = !{!124, !124, i64 0}
!124 = !{!"p1 _ZTSN4sycl3_V13ext6oneapi12experimental17work_group_staticIA16_iEE", !113, i64 0}
!125 = !{i32 7462738}
!126 = !{!127, !127, i64 0}
!127 = !{!"long", !108, i64 0}
!128 = !{i32 10139539}
!129 = !{!130, !130, i64 0}
!130 = !{!"_ZTSN4sycl3_V112memory_scopeE", !108, i64 0}
!131 = !{i32 7463204}
!132 = !{i32 7461814}
!133 = !{i32 7462404}
!134 = !{i32 7464919}
!135 = !{i32 2692832}
!136 = !{!137, !137, i64 0}
!137 = !{!"p1 _ZTSN4sycl3_V16detail5arrayILi1EEE", !113, i64 0}
!138 = !{i32 -2144586630}
!139 = !{i32 -2144588831}
!140 = !{i32 -2144587125}
!141 = !{i32 2677627}
!142 = !{!143, !143, i64 0}
!143 = !{!"p1 _ZTSN4sycl3_V12idILi1EEE", !113, i64 0}
!144 = !{i32 2691654}
!145 = !{i32 -2144592326}
!146 = !{i32 -2144594383}
!147 = !{i32 -2144592757}
!148 = !{i32 2705471}
!149 = !{!150, !150, i64 0}
!150 = !{!"p1 _ZTSN4sycl3_V15rangeILi1EEE", !113, i64 0}
!151 = !{i32 2694011}
!152 = !{i32 8439768}
!153 = !{!154, !154, i64 0}
!154 = !{!"_ZTSN4sycl3_V112memory_orderE", !108, i64 0}
!155 = !{i32 8411548}
!156 = !{i32 8410683}
!157 = !{!158, !158, i64 0}
!158 = !{!"_ZTSN5__spv19MemorySemanticsMask4FlagE", !108, i64 0}
!159 = !{i32 4331437}
!160 = !{i64 8}
!161 = !{i32 7464584}
!162 = !{i32 7464222}
!163 = !{i32 7482513}
!164 = !{i32 7421023}
!165 = !{!166, !166, i64 0}
!166 = !{!"p1 _ZTSN4sycl3_V15groupILi1EEE", !113, i64 0}
!167 = !{i32 -2144598062}
!168 = !{i32 -2144600011}
!169 = !{i32 -2144598445}
!170 = !{i32 -2144589550}
!171 = !{i32 -2144591607}
!172 = !{i32 -2144589981}
!173 = !{i32 -2144579857}
!174 = !{i32 -2144585903}
!175 = !{i32 -2144584317}
!176 = !{i32 7461455}
!177 = !{i32 7465311}
!178 = !{i32 -2144595112}
!179 = !{i32 -2144597349}
!180 = !{i32 -2144595623}
!181 = !{i32 -2144577121}
!182 = !{i32 -2144579142}
!183 = !{i32 -2144577536}
!184 = !{i32 4332149}
!185 = !{i32 4332416}
!186 = !{i32 4332579}
!187 = !{!188, !188, i64 0}
!188 = !{!"p1 _ZTSN4sycl3_V14itemILi1ELb1EEE", !113, i64 0}
!189 = !{!190, !190, i64 0}
!190 = !{!"p1 _ZTSN4sycl3_V14itemILi1ELb0EEE", !113, i64 0}
!191 = !{i32 5805499}
!192 = !{i32 5805719}
!193 = !{i32 7482382}
!194 = !{i32 821}
!195 = !{!196, !112, i64 0}
!196 = !{!"_ZTSZ3runRN4sycl3_V15queueEPiEUlNS0_7nd_itemILi1EEEE0_", !112, i64 0}
!197 = !{i32 246}
!198 = !{i32 7341076}
!199 = !{i32 1168}
!200 = !{!201, !112, i64 16}
!201 = !{!"_ZTSZZ3runRN4sycl3_V15queueEPiENKUlRNS0_7handlerEE_clES5_EUlNS0_7nd_itemILi1EEEE_", !202, i64 0, !112, i64 16}
!202 = !{!"_ZTSN4sycl3_V13ext6oneapi12experimental17work_group_memoryIA16_iNS3_10propertiesINS3_6detail20properties_type_listIJEEEEEEE", !203, i64 0, !112, i64 8}
!203 = !{!"_ZTSN4sycl3_V16detail22work_group_memory_implE", !127, i64 0}
!204 = !{i32 6034287}
!205 = !{!206, !206, i64 0}
!206 = !{!"p1 _ZTSN4sycl3_V13ext6oneapi12experimental17work_group_memoryIA16_iNS3_10propertiesINS3_6detail20properties_type_listIJEEEEEEE", !113, i64 0}
!207 = !{!202, !112, i64 8}
!208 = !{i32 6034354}
!209 = !{i32 6032488}
!210 = !{!211, !211, i64 0}
!211 = !{!"p1 _ZTSN4sycl3_V16detail22work_group_memory_implE", !113, i64 0}
!212 = !{!203, !127, i64 0}
!213 = !{i32 6035523}
