source_filename = "buffers.cpp"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

%"class.sycl::_V1::range" = type { %"class.sycl::_V1::detail::array" }
%"class.sycl::_V1::detail::array" = type { [1 x i64] }
%"class.sycl::_V1::id" = type { %"class.sycl::_V1::detail::array" }
%struct.Options = type { i32, float }
%"class.sycl::_V1::range.0" = type { %"class.sycl::_V1::detail::array.1" }
%"class.sycl::_V1::detail::array.1" = type { [2 x i64] }
%"class.sycl::_V1::id.2" = type { %"class.sycl::_V1::detail::array.1" }
%class.anon = type { %"class.sycl::_V1::local_accessor", %"class.sycl::_V1::accessor", %struct.Options, %"class.sycl::_V1::accessor.5" }
%"class.sycl::_V1::local_accessor" = type { %"class.sycl::_V1::local_accessor_base" }
%"class.sycl::_V1::local_accessor_base" = type { %"class.sycl::_V1::detail::LocalAccessorBaseDevice", ptr addrspace(3) }
%"class.sycl::_V1::detail::LocalAccessorBaseDevice" = type { %"class.sycl::_V1::range", %"class.sycl::_V1::range", %"class.sycl::_V1::id" }
%"class.sycl::_V1::accessor" = type { %"class.sycl::_V1::detail::AccessorImplDevice", %union.anon }
%"class.sycl::_V1::detail::AccessorImplDevice" = type { %"class.sycl::_V1::id", %"class.sycl::_V1::range", %"class.sycl::_V1::range" }
%union.anon = type { ptr addrspace(1) }
%"class.sycl::_V1::accessor.5" = type { %"class.sycl::_V1::detail::AccessorImplDevice.8", %union.anon.9 }
%"class.sycl::_V1::detail::AccessorImplDevice.8" = type { %"class.sycl::_V1::id.2", %"class.sycl::_V1::range.0", %"class.sycl::_V1::range.0" }
%union.anon.9 = type { ptr addrspace(1) }
%"class.sycl::_V1::nd_item" = type { i8 }
%class.anon.11 = type { ptr addrspace(4), ptr addrspace(4), ptr addrspace(4), ptr addrspace(4) }
%class.anon.13 = type { ptr addrspace(4), ptr addrspace(4), ptr addrspace(4), ptr addrspace(4) }
%"class.sycl::_V1::group" = type { %"class.sycl::_V1::range", %"class.sycl::_V1::range", %"class.sycl::_V1::range", %"class.sycl::_V1::id" }
%"class.sycl::_V1::detail::accessor_common<float, 2, sycl::_V1::access::mode::write, sycl::_V1::access::target::device, sycl::_V1::access::placeholder::false_t>::AccessorSubscript" = type { %"class.sycl::_V1::id.2", %"class.sycl::_V1::accessor.5" }
%"class.sycl::_V1::item" = type { %"struct.sycl::_V1::detail::ItemBase" }
%"struct.sycl::_V1::detail::ItemBase" = type { %"class.sycl::_V1::range", %"class.sycl::_V1::id", %"class.sycl::_V1::id" }
%"class.sycl::_V1::item.19" = type { %"struct.sycl::_V1::detail::ItemBase.20" }
%"struct.sycl::_V1::detail::ItemBase.20" = type { %"class.sycl::_V1::range", %"class.sycl::_V1::id" }
%class.anon.10 = type { ptr addrspace(4), ptr addrspace(4) }
%"struct.std::integer_sequence" = type { i8 }
%"struct.std::integral_constant" = type { i8 }
%class.anon.12 = type { ptr addrspace(4), ptr addrspace(4) }
%"struct.std::integer_sequence.14" = type { i8 }
%class.anon.16 = type { ptr addrspace(4), ptr addrspace(4) }
%"struct.std::integral_constant.15" = type { i8 }
%class.anon.17 = type { ptr addrspace(4), ptr addrspace(4), ptr addrspace(4) }
%class.anon.18 = type { ptr addrspace(4), ptr addrspace(4), ptr addrspace(4) }
%class.anon.21 = type { ptr addrspace(4) }
%"class.sycl::_V1::detail::RoundedRangeKernel" = type { %"class.sycl::_V1::range", %class.anon.21 }
%"class.sycl::_V1::detail::RoundedRangeIDGenerator" = type <{ %"class.sycl::_V1::id", %"class.sycl::_V1::id", %"class.sycl::_V1::range", %"class.sycl::_V1::range", i8, [7 x i8] }>
%"class.sycl::_V1::atomic_ref" = type { %"class.sycl::_V1::detail::atomic_ref_impl" }
%"class.sycl::_V1::detail::atomic_ref_impl" = type { %"class.sycl::_V1::detail::atomic_ref_base" }
%"class.sycl::_V1::detail::atomic_ref_base" = type { %"class.sycl::_V1::multi_ptr" }
%"class.sycl::_V1::multi_ptr" = type { ptr addrspace(4) }
%class.anon.22 = type { ptr addrspace(4) }
%"struct.sycl::_V1::sub_group" = type { i8 }
%"struct.std::plus" = type { i8 }
%"struct.sycl::_V1::detail::GroupOpISigned" = type { i8 }
%"struct.std::plus.23" = type { i8 }

$_ZTSZZ3runRN4sycl3_V15queueERNS0_6bufferIfLi1ENS0_6detail17aligned_allocatorIfEEvEERNS3_IfLi2ES6_vEEPi7OptionsENKUlRNS0_7handlerEE_clESE_E5Tiled = comdat any

$_ZN4sycl3_V114local_accessorIfLi1EEC2Ev = comdat any

$_ZN4sycl3_V18accessorIfLi1ELNS0_6access4modeE1024ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEEC2Ev = comdat any

$_ZN4sycl3_V18accessorIfLi2ELNS0_6access4modeE1025ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEEC2Ev = comdat any

$_ZN4sycl3_V114local_accessorIfLi1EE6__initEPU3AS3fNS0_5rangeILi1EEES6_NS0_2idILi1EEE = comdat any

$_ZN4sycl3_V18accessorIfLi1ELNS0_6access4modeE1024ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE6__initEPU3AS1KfNS0_5rangeILi1EEESE_NS0_2idILi1EEE = comdat any

$_ZN4sycl3_V18accessorIfLi2ELNS0_6access4modeE1025ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE6__initEPU3AS1fNS0_5rangeILi2EEESE_NS0_2idILi2EEE = comdat any

$_ZN4sycl3_V16detail7Builder10getElementILi1EEEKNS0_7nd_itemIXT_EEEPS5_ = comdat any

$_ZN4sycl3_V16detail7declptrINS0_7nd_itemILi1EEEEEPT_v = comdat any

$_ZN4sycl3_V119local_accessor_baseIfLi1ELNS0_6access4modeE1026ELNS2_11placeholderE0EEC2Ev = comdat any

$_ZN4sycl3_V16detail14InitializedValILi1ENS0_5rangeEE3getILi0EEENS3_ILi1EEEv = comdat any

$_ZN4sycl3_V16detail23LocalAccessorBaseDeviceILi1EEC2ENS0_5rangeILi1EEE = comdat any

$_ZN4sycl3_V15rangeILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE = comdat any

$_ZN4sycl3_V16detail5arrayILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE = comdat any

$_ZN4sycl3_V12idILi1EEC2Ev = comdat any

$_ZN4sycl3_V16detail18AccessorImplDeviceILi1EEC2ENS0_2idILi1EEENS0_5rangeILi1EEES7_ = comdat any

$_ZN4sycl3_V12idILi2EEC2Ev = comdat any

$_ZN4sycl3_V16detail14InitializedValILi2ENS0_5rangeEE3getILi0EEENS3_ILi2EEEv = comdat any

$_ZN4sycl3_V16detail18AccessorImplDeviceILi2EEC2ENS0_2idILi2EEENS0_5rangeILi2EEES7_ = comdat any

$_ZN4sycl3_V16detail5arrayILi2EEC2ILi2ETnNSt9enable_ifIXeqT_Li2EEmE4typeELm0EEEv = comdat any

$_ZN4sycl3_V16detail5arrayILi2EEC2ILi2EEENSt9enable_ifIXeqT_Li2EEmE4typeEm = comdat any

$_ZN4sycl3_V15rangeILi2EEC2ILi2EEENSt9enable_ifIXeqT_Li2EEmE4typeEm = comdat any

$_ZN4sycl3_V119local_accessor_baseIfLi1ELNS0_6access4modeE1026ELNS2_11placeholderE0EE6__initEPU3AS3fNS0_5rangeILi1EEES9_NS0_2idILi1EEE = comdat any

$_ZN4sycl3_V16detail4loopILm1EZNS0_19local_accessor_baseIfLi1ELNS0_6access4modeE1026ELNS4_11placeholderE0EE6__initEPU3AS3fNS0_5rangeILi1EEESB_NS0_2idILi1EEEEUlmE_EEvOT0_ = comdat any

$_ZN4sycl3_V16detail9loop_implIJLm0EEZNS0_19local_accessor_baseIfLi1ELNS0_6access4modeE1026ELNS4_11placeholderE0EE6__initEPU3AS3fNS0_5rangeILi1EEESB_NS0_2idILi1EEEEUlmE_EEvSt16integer_sequenceImJXspT_EEEOT0_ = comdat any

$_ZZN4sycl3_V119local_accessor_baseIfLi1ELNS0_6access4modeE1026ELNS2_11placeholderE0EE6__initEPU3AS3fNS0_5rangeILi1EEES9_NS0_2idILi1EEEENKUlmE_clEm = comdat any

$_ZNKSt17integral_constantImLm0EEcvmEv = comdat any

$_ZN4sycl3_V16detail5arrayILi1EEixEi = comdat any

$_ZN4sycl3_V119local_accessor_baseIfLi1ELNS0_6access4modeE1026ELNS2_11placeholderE0EE7getSizeEv = comdat any

$_ZNK4sycl3_V16detail5arrayILi1EE15check_dimensionEi = comdat any

$_ZN4sycl3_V16detail4loopILm1EZNS0_8accessorIfLi1ELNS0_6access4modeE1024ELNS4_6targetE2014ELNS4_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE6__initEPU3AS1KfNS0_5rangeILi1EEESG_NS0_2idILi1EEEEUlmE_EEvOT0_ = comdat any

$_ZNK4sycl3_V18accessorIfLi1ELNS0_6access4modeE1024ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE14getTotalOffsetEv = comdat any

$_ZN4sycl3_V16detail9loop_implIJLm0EEZNS0_8accessorIfLi1ELNS0_6access4modeE1024ELNS4_6targetE2014ELNS4_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE6__initEPU3AS1KfNS0_5rangeILi1EEESG_NS0_2idILi1EEEEUlmE_EEvSt16integer_sequenceImJXspT_EEEOT0_ = comdat any

$_ZZN4sycl3_V18accessorIfLi1ELNS0_6access4modeE1024ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE6__initEPU3AS1KfNS0_5rangeILi1EEESE_NS0_2idILi1EEEENKUlmE_clEm = comdat any

$_ZN4sycl3_V18accessorIfLi1ELNS0_6access4modeE1024ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE9getOffsetEv = comdat any

$_ZN4sycl3_V18accessorIfLi1ELNS0_6access4modeE1024ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE14getAccessRangeEv = comdat any

$_ZN4sycl3_V18accessorIfLi1ELNS0_6access4modeE1024ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE14getMemoryRangeEv = comdat any

$_ZN4sycl3_V16detail4loopILm1EZNKS0_8accessorIfLi1ELNS0_6access4modeE1024ELNS4_6targetE2014ELNS4_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE14getTotalOffsetEvEUlmE_EEvOT0_ = comdat any

$_ZN4sycl3_V16detail9loop_implIJLm0EEZNKS0_8accessorIfLi1ELNS0_6access4modeE1024ELNS4_6targetE2014ELNS4_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE14getTotalOffsetEvEUlmE_EEvSt16integer_sequenceImJXspT_EEEOT0_ = comdat any

$_ZZNK4sycl3_V18accessorIfLi1ELNS0_6access4modeE1024ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE14getTotalOffsetEvENKUlmE_clEm = comdat any

$_ZNK4sycl3_V16detail5arrayILi1EEixEi = comdat any

$_ZN4sycl3_V16detail4loopILm2EZNS0_8accessorIfLi2ELNS0_6access4modeE1025ELNS4_6targetE2014ELNS4_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE6__initEPU3AS1fNS0_5rangeILi2EEESG_NS0_2idILi2EEEEUlmE_EEvOT0_ = comdat any

$_ZNK4sycl3_V18accessorIfLi2ELNS0_6access4modeE1025ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE14getTotalOffsetEv = comdat any

$_ZN4sycl3_V16detail9loop_implIJLm0ELm1EEZNS0_8accessorIfLi2ELNS0_6access4modeE1025ELNS4_6targetE2014ELNS4_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE6__initEPU3AS1fNS0_5rangeILi2EEESG_NS0_2idILi2EEEEUlmE_EEvSt16integer_sequenceImJXspT_EEEOT0_ = comdat any

$_ZZN4sycl3_V18accessorIfLi2ELNS0_6access4modeE1025ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE6__initEPU3AS1fNS0_5rangeILi2EEESE_NS0_2idILi2EEEENKUlmE_clEm = comdat any

$_ZNKSt17integral_constantImLm1EEcvmEv = comdat any

$_ZN4sycl3_V16detail5arrayILi2EEixEi = comdat any

$_ZN4sycl3_V18accessorIfLi2ELNS0_6access4modeE1025ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE9getOffsetEv = comdat any

$_ZN4sycl3_V18accessorIfLi2ELNS0_6access4modeE1025ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE14getAccessRangeEv = comdat any

$_ZN4sycl3_V18accessorIfLi2ELNS0_6access4modeE1025ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE14getMemoryRangeEv = comdat any

$_ZNK4sycl3_V16detail5arrayILi2EE15check_dimensionEi = comdat any

$_ZN4sycl3_V16detail4loopILm2EZNKS0_8accessorIfLi2ELNS0_6access4modeE1025ELNS4_6targetE2014ELNS4_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE14getTotalOffsetEvEUlmE_EEvOT0_ = comdat any

$_ZN4sycl3_V16detail9loop_implIJLm0ELm1EEZNKS0_8accessorIfLi2ELNS0_6access4modeE1025ELNS4_6targetE2014ELNS4_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE14getTotalOffsetEvEUlmE_EEvSt16integer_sequenceImJXspT_EEEOT0_ = comdat any

$_ZZNK4sycl3_V18accessorIfLi2ELNS0_6access4modeE1025ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE14getTotalOffsetEvENKUlmE_clEm = comdat any

$_ZNK4sycl3_V16detail5arrayILi2EEixEi = comdat any

$_ZNK4sycl3_V17nd_itemILi1EE12get_local_idEi = comdat any

$_ZNK4sycl3_V18accessorIfLi1ELNS0_6access4modeE1024ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEEixILi1EvEERKfNS0_2idILi1EEE = comdat any

$_ZNK4sycl3_V17nd_itemILi1EE13get_global_idEi = comdat any

$_ZN4sycl3_V12idILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE = comdat any

$_ZNK4sycl3_V119local_accessor_baseIfLi1ELNS0_6access4modeE1026ELNS2_11placeholderE0EEixILi1EvEERfm = comdat any

$_ZN4sycl3_V113group_barrierINS0_5groupILi1EEEEENSt9enable_ifIX10is_group_vIT_EEvE4typeES5_NS0_12memory_scopeE = comdat any

$_ZNK4sycl3_V17nd_itemILi1EE9get_groupEv = comdat any

$_ZNK4sycl3_V18accessorIfLi2ELNS0_6access4modeE1025ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEEixILi2EvEEDam = comdat any

$_ZNK4sycl3_V17nd_itemILi1EE9get_groupEi = comdat any

$_ZNK4sycl3_V16detail15accessor_commonIfLi2ELNS0_6access4modeE1025ELNS3_6targetE2014ELNS3_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE17AccessorSubscriptILi1ENS0_8accessorIfLi2ELS4_1025ELS5_2014ELS6_0ESA_EEEixILi1EvEERfm = comdat any

$_ZNK4sycl3_V17nd_itemILi1EE12get_local_idEv = comdat any

$_ZN7__spirv28initBuiltInLocalInvocationIdILi1EN4sycl3_V12idILi1EEEEET0_v = comdat any

$_ZN7__spirv35InitSizesSTBuiltInLocalInvocationIdILi1EN4sycl3_V12idILi1EEEE8initSizeEv = comdat any

$_ZNK4sycl3_V18accessorIfLi1ELNS0_6access4modeE1024ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE14getLinearIndexILi1EEEmNS0_2idIXT_EEE = comdat any

$_ZNK4sycl3_V18accessorIfLi1ELNS0_6access4modeE1024ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE15getQualifiedPtrEv = comdat any

$_ZN4sycl3_V16detail4loopILm1EZNKS0_8accessorIfLi1ELNS0_6access4modeE1024ELNS4_6targetE2014ELNS4_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE14getLinearIndexILi1EEEmNS0_2idIXT_EEEEUlmE_EEvOT0_ = comdat any

$_ZN4sycl3_V16detail9loop_implIJLm0EEZNKS0_8accessorIfLi1ELNS0_6access4modeE1024ELNS4_6targetE2014ELNS4_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE14getLinearIndexILi1EEEmNS0_2idIXT_EEEEUlmE_EEvSt16integer_sequenceImJXspT_EEEOT0_ = comdat any

$_ZZNK4sycl3_V18accessorIfLi1ELNS0_6access4modeE1024ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE14getLinearIndexILi1EEEmNS0_2idIXT_EEEENKUlmE_clEm = comdat any

$_ZNK4sycl3_V18accessorIfLi1ELNS0_6access4modeE1024ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE14getMemoryRangeEv = comdat any

$_ZNK4sycl3_V17nd_itemILi1EE13get_global_idEv = comdat any

$_ZN7__spirv29initBuiltInGlobalInvocationIdILi1EN4sycl3_V12idILi1EEEEET0_v = comdat any

$_ZN7__spirv36InitSizesSTBuiltInGlobalInvocationIdILi1EN4sycl3_V12idILi1EEEE8initSizeEv = comdat any

$_ZNK4sycl3_V119local_accessor_baseIfLi1ELNS0_6access4modeE1026ELNS2_11placeholderE0EE15getQualifiedPtrEv = comdat any

$_ZN4sycl3_V16detail5spirv14ControlBarrierINS0_5groupILi1EEEEENSt9enable_ifIXsr3ext6oneapi12experimentalE25is_fixed_topology_group_vIT_EEvE4typeES7_NS0_12memory_scopeENS0_12memory_orderE = comdat any

$_ZN4sycl3_V16detail7Builder11createGroupILi1EEENS0_5groupIXT_EEERKNS0_5rangeIXT_EEES9_S9_RKNS0_2idIXT_EEE = comdat any

$_ZNK4sycl3_V17nd_itemILi1EE16get_global_rangeEv = comdat any

$_ZNK4sycl3_V17nd_itemILi1EE15get_local_rangeEv = comdat any

$_ZNK4sycl3_V17nd_itemILi1EE15get_group_rangeEv = comdat any

$_ZNK4sycl3_V17nd_itemILi1EE12get_group_idEv = comdat any

$_ZN4sycl3_V15groupILi1EEC2ERKNS0_5rangeILi1EEES6_S4_RKNS0_2idILi1EEE = comdat any

$_ZN7__spirv21initBuiltInGlobalSizeILi1EN4sycl3_V15rangeILi1EEEEET0_v = comdat any

$_ZN7__spirv28InitSizesSTBuiltInGlobalSizeILi1EN4sycl3_V15rangeILi1EEEE8initSizeEv = comdat any

$_ZN7__spirv24initBuiltInWorkgroupSizeILi1EN4sycl3_V15rangeILi1EEEEET0_v = comdat any

$_ZN7__spirv31InitSizesSTBuiltInWorkgroupSizeILi1EN4sycl3_V15rangeILi1EEEE8initSizeEv = comdat any

$_ZN7__spirv24initBuiltInNumWorkgroupsILi1EN4sycl3_V15rangeILi1EEEEET0_v = comdat any

$_ZN7__spirv31InitSizesSTBuiltInNumWorkgroupsILi1EN4sycl3_V15rangeILi1EEEE8initSizeEv = comdat any

$_ZN7__spirv22initBuiltInWorkgroupIdILi1EN4sycl3_V12idILi1EEEEET0_v = comdat any

$_ZN7__spirv29InitSizesSTBuiltInWorkgroupIdILi1EN4sycl3_V12idILi1EEEE8initSizeEv = comdat any

$_ZN4sycl3_V16detail15accessor_commonIfLi2ELNS0_6access4modeE1025ELNS3_6targetE2014ELNS3_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE17AccessorSubscriptILi1ENS0_8accessorIfLi2ELS4_1025ELS5_2014ELS6_0ESA_EEEC2ESE_m = comdat any

$_ZNK4sycl3_V18accessorIfLi2ELNS0_6access4modeE1025ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEEixILi2EvEERfNS0_2idILi2EEE = comdat any

$_ZNK4sycl3_V18accessorIfLi2ELNS0_6access4modeE1025ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE14getLinearIndexILi2EEEmNS0_2idIXT_EEE = comdat any

$_ZNK4sycl3_V18accessorIfLi2ELNS0_6access4modeE1025ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE15getQualifiedPtrEv = comdat any

$_ZN4sycl3_V16detail4loopILm2EZNKS0_8accessorIfLi2ELNS0_6access4modeE1025ELNS4_6targetE2014ELNS4_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE14getLinearIndexILi2EEEmNS0_2idIXT_EEEEUlmE_EEvOT0_ = comdat any

$_ZN4sycl3_V16detail9loop_implIJLm0ELm1EEZNKS0_8accessorIfLi2ELNS0_6access4modeE1025ELNS4_6targetE2014ELNS4_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE14getLinearIndexILi2EEEmNS0_2idIXT_EEEEUlmE_EEvSt16integer_sequenceImJXspT_EEEOT0_ = comdat any

$_ZZNK4sycl3_V18accessorIfLi2ELNS0_6access4modeE1025ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE14getLinearIndexILi2EEEmNS0_2idIXT_EEEENKUlmE_clEm = comdat any

$_ZNK4sycl3_V18accessorIfLi2ELNS0_6access4modeE1025ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE14getMemoryRangeEv = comdat any

$_ZN7__spirv23initBuiltInGlobalOffsetILi1EN4sycl3_V12idILi1EEEEET0_v = comdat any

$_ZN4sycl3_V16detail7Builder10createItemILi1ELb1EEENSt9enable_ifIXT0_ENS0_4itemIXT_EXT0_EEEE4typeERKNS0_5rangeIXT_EEERKNS0_2idIXT_EEESG_ = comdat any

$_ZN4sycl3_V16detail7Builder10createItemILi1ELb0EEENSt9enable_ifIXntT0_ENS0_4itemIXT_EXT0_EEEE4typeERKNS0_5rangeIXT_EEERKNS0_2idIXT_EEE = comdat any

$_ZN4sycl3_V16detail7Builder12createNDItemILi1EEENS0_7nd_itemIXT_EEERKNS0_4itemIXT_ELb1EEERKNS6_IXT_ELb0EEERKNS0_5groupIXT_EEE = comdat any

$_ZN7__spirv30InitSizesSTBuiltInGlobalOffsetILi1EN4sycl3_V12idILi1EEEE8initSizeEv = comdat any

$_ZN4sycl3_V14itemILi1ELb1EEC2ILb1EEERNSt9enable_ifIXT_EKNS0_5rangeILi1EEEE4typeERKNS0_2idILi1EEESE_ = comdat any

$_ZN4sycl3_V14itemILi1ELb0EEC2ILb0EEERNSt9enable_ifIXntT_EKNS0_5rangeILi1EEEE4typeERKNS0_2idILi1EEE = comdat any

$_ZN4sycl3_V17nd_itemILi1EEC2ERKNS0_4itemILi1ELb1EEERKNS3_ILi1ELb0EEERKNS0_5groupILi1EEE = comdat any

$_ZTSN4sycl3_V16detail19__pf_kernel_wrapperIZ3runRNS0_5queueERNS0_6bufferIfLi1ENS1_17aligned_allocatorIfEEvEERNS5_IfLi2ES7_vEEPi7OptionsE3UsmEE = comdat any

$_ZN4sycl3_V16detail7Builder10getElementILi1ELb1EEEDTcl7getItemIXT_EXT0_EEEEPNS0_4itemIXT_EXT0_EEE = comdat any

$_ZN4sycl3_V16detail7declptrINS0_4itemILi1ELb1EEEEEPT_v = comdat any

$_ZNK4sycl3_V14itemILi1ELb1EE9get_rangeEv = comdat any

$_ZNK4sycl3_V14itemILi1ELb1EE6get_idEv = comdat any

$_ZN4sycl3_V16detail23RoundedRangeIDGeneratorILi1EEC2ERKNS0_2idILi1EEERKNS0_5rangeILi1EEESB_ = comdat any

$_ZN4sycl3_V16detail23RoundedRangeIDGeneratorILi1EEcvbEv = comdat any

$_ZN4sycl3_V16detail23RoundedRangeIDGeneratorILi1EE8updateIdEv = comdat any

$_ZN4sycl3_V16detail23RoundedRangeIDGeneratorILi1EE5getIdEv = comdat any

$_ZNK4sycl3_V14itemILi1ELb1EE13get_linear_idEv = comdat any

$_ZN4sycl3_V110atomic_refIiLNS0_12memory_orderE0ELNS0_12memory_scopeE3ELNS0_6access13address_spaceE4EECI2NS0_6detail15atomic_ref_baseIiLS2_0ELS3_3ELS5_4EEEERi = comdat any

$_ZNK4sycl3_V16detail15atomic_ref_implIiLm4ELNS0_12memory_orderE0ELNS0_12memory_scopeE3ELNS0_6access13address_spaceE4EvE9fetch_addEiS3_S4_ = comdat any

$_ZNK4sycl3_V16detail8ItemBaseILi1ELb1EE13get_linear_idEv = comdat any

$_ZN4sycl3_V16detail15atomic_ref_implIiLm4ELNS0_12memory_orderE0ELNS0_12memory_scopeE3ELNS0_6access13address_spaceE4EvECI2NS1_15atomic_ref_baseIiLS3_0ELS4_3ELS6_4EEEERi = comdat any

$_ZN4sycl3_V16detail15atomic_ref_baseIiLNS0_12memory_orderE0ELNS0_12memory_scopeE3ELNS0_6access13address_spaceE4EEC2ERi = comdat any

$_ZN4sycl3_V13ext6oneapi12experimental19static_address_castILNS0_6access13address_spaceE4EiEENS0_9multi_ptrIT0_XT_ELNS5_9decoratedE0EEEPS8_ = comdat any

$_ZN4sycl3_V16detail19static_address_castILNS0_6access13address_spaceE4EiEEDaPT0_ = comdat any

$_ZN4sycl3_V19multi_ptrIiLNS0_6access13address_spaceE4ELNS2_9decoratedE0EEC2EPi = comdat any

$_ZN4sycl3_V16detail5spirv10AtomicIAddIiLNS0_6access13address_spaceE4ELNS4_9decoratedE0EEENSt9enable_ifIXsr3std11is_integralIT_EE5valueES8_E4typeENS0_9multi_ptrIS8_XT0_EXT1_EEENS0_12memory_scopeENS0_12memory_orderES8_ = comdat any

$_ZN4sycl3_V16detail22GetMultiPtrDecoratedAsIiiLNS0_6access13address_spaceE4ELNS3_9decoratedE0EEENS0_9multi_ptrIT_XT1_ELS5_1EE7pointerENS6_IT0_XT1_EXT2_EEE = comdat any

$_ZNK4sycl3_V19multi_ptrIiLNS0_6access13address_spaceE4ELNS2_9decoratedE0EE13get_decoratedEv = comdat any

$_ZN4sycl3_V16detail7Builder7getItemILi1ELb1EEENSt9enable_ifIXT0_EKNS0_4itemIXT_EXT0_EEEE4typeEv = comdat any

$_ZTSZ3runRN4sycl3_V15queueERNS0_6bufferIfLi1ENS0_6detail17aligned_allocatorIfEEvEERNS3_IfLi2ES6_vEEPi7OptionsE3Usm = comdat any

$_ZTSZ3runRN4sycl3_V15queueERNS0_6bufferIfLi1ENS0_6detail17aligned_allocatorIfEEvEERNS3_IfLi2ES6_vEEPi7OptionsE9SubGroups = comdat any

$_ZN4sycl3_V117reduce_over_groupINS0_9sub_groupEiSt4plusIvEEENSt9enable_ifIXaaaa10is_group_vINSt5decayIT_E4typeEEoosr6detail20is_scalar_arithmeticIT0_EE5valueaasr6detail10is_complexISA_EE5valuesr6detail13is_multipliesISA_T1_EE5valuesr6detail12is_native_opISA_SB_EE5valueESA_E4typeES7_SA_SB_ = comdat any

$_ZNK4sycl3_V17nd_itemILi1EE13get_sub_groupEv = comdat any

$_ZNK4sycl3_V17nd_itemILi1EE19get_local_linear_idEv = comdat any

$_ZNK4sycl3_V17nd_itemILi1EE20get_global_linear_idEv = comdat any

$_ZN4sycl3_V16detail4calcILN5__spv14GroupOperationE0ENS0_9sub_groupEiSt4plusEET1_T0_NS1_10GroupOpTagIS7_vE4typeES7_T2_IvE = comdat any

$_ZN4sycl3_V16detail4calcILN5__spv14GroupOperationE0ENS0_9sub_groupEiEET1_T0_NS1_14GroupOpISignedES6_St4plusIS6_E = comdat any

$_ZN4sycl3_V16detail5spirv9GroupIAddILN5__spv14GroupOperationE0ENS0_9sub_groupEiEENSt9enable_ifIXsr3ext6oneapi12experimentalE25is_fixed_topology_group_vIT0_EET1_E4typeES8_S9_ = comdat any

$_ZNK4sycl3_V17nd_itemILi1EE10get_offsetEv = comdat any

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZZ3runRN4sycl3_V15queueERNS0_6bufferIfLi1ENS0_6detail17aligned_allocatorIfEEvEERNS3_IfLi2ES6_vEEPi7OptionsENKUlRNS0_7handlerEE_clESE_E5Tiled(ptr addrspace(3) noundef align 4 %0, ptr noundef byval(%"class.sycl::_V1::range") align 8 %1, ptr noundef byval(%"class.sycl::_V1::range") align 8 %2, ptr noundef byval(%"class.sycl::_V1::id") align 8 %3, ptr addrspace(1) noundef readonly align 4 %4, ptr noundef byval(%"class.sycl::_V1::range") align 8 %5, ptr noundef byval(%"class.sycl::_V1::range") align 8 %6, ptr noundef byval(%"class.sycl::_V1::id") align 8 %7, ptr noundef byval(%struct.Options) align 4 %8, ptr addrspace(1) noundef align 4 %9, ptr noundef byval(%"class.sycl::_V1::range.0") align 8 %10, ptr noundef byval(%"class.sycl::_V1::range.0") align 8 %11, ptr noundef byval(%"class.sycl::_V1::id.2") align 8 %12) #0 comdat !srcloc !110 !kernel_arg_runtime_aligned !111 !kernel_arg_exclusive_ptr !111 {
  %14 = alloca ptr addrspace(3), align 8
  %15 = alloca ptr addrspace(1), align 8
  %16 = alloca ptr addrspace(1), align 8
  %17 = alloca %class.anon, align 8
  %18 = alloca %"class.sycl::_V1::range", align 8
  %19 = alloca %"class.sycl::_V1::range", align 8
  %20 = alloca %"class.sycl::_V1::id", align 8
  %21 = alloca %"class.sycl::_V1::range", align 8
  %22 = alloca %"class.sycl::_V1::range", align 8
  %23 = alloca %"class.sycl::_V1::id", align 8
  %24 = alloca %"class.sycl::_V1::range.0", align 8
  %25 = alloca %"class.sycl::_V1::range.0", align 8
  %26 = alloca %"class.sycl::_V1::id.2", align 8
  %27 = alloca %"class.sycl::_V1::nd_item", align 1
  %28 = addrspacecast ptr %14 to ptr addrspace(4)
  %29 = addrspacecast ptr %15 to ptr addrspace(4)
  %30 = addrspacecast ptr %16 to ptr addrspace(4)
  %31 = addrspacecast ptr %17 to ptr addrspace(4)
  %32 = addrspacecast ptr %18 to ptr addrspace(4)
  %33 = addrspacecast ptr %19 to ptr addrspace(4)
  %34 = addrspacecast ptr %20 to ptr addrspace(4)
  %35 = addrspacecast ptr %21 to ptr addrspace(4)
  %36 = addrspacecast ptr %22 to ptr addrspace(4)
  %37 = addrspacecast ptr %23 to ptr addrspace(4)
  %38 = addrspacecast ptr %24 to ptr addrspace(4)
  %39 = addrspacecast ptr %25 to ptr addrspace(4)
  %40 = addrspacecast ptr %26 to ptr addrspace(4)
  %41 = addrspacecast ptr %27 to ptr addrspace(4)
  store ptr addrspace(3) %0, ptr addrspace(4) %28, align 8, !tbaa !112
  %42 = addrspacecast ptr %1 to ptr addrspace(4)
  %43 = addrspacecast ptr %2 to ptr addrspace(4)
  %44 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(1) %4, ptr addrspace(4) %29, align 8, !tbaa !112
  %45 = addrspacecast ptr %5 to ptr addrspace(4)
  %46 = addrspacecast ptr %6 to ptr addrspace(4)
  %47 = addrspacecast ptr %7 to ptr addrspace(4)
  %48 = addrspacecast ptr %8 to ptr addrspace(4)
  store ptr addrspace(1) %9, ptr addrspace(4) %30, align 8, !tbaa !112
  %49 = addrspacecast ptr %10 to ptr addrspace(4)
  %50 = addrspacecast ptr %11 to ptr addrspace(4)
  %51 = addrspacecast ptr %12 to ptr addrspace(4)
  call void @llvm.lifetime.start.p0(ptr %17) #10
  %52 = getelementptr inbounds nuw %class.anon, ptr addrspace(4) %31, i32 0, i32 0
  call spir_func void @_ZN4sycl3_V114local_accessorIfLi1EEC2Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(32) %52) #11
  %53 = getelementptr inbounds nuw %class.anon, ptr addrspace(4) %31, i32 0, i32 1
  call spir_func void @_ZN4sycl3_V18accessorIfLi1ELNS0_6access4modeE1024ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEEC2Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(32) %53) #11
  %54 = getelementptr inbounds nuw %class.anon, ptr addrspace(4) %31, i32 0, i32 2
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %54, ptr addrspace(4) align 4 %48, i64 8, i1 false), !tbaa.struct !115
  %55 = getelementptr inbounds nuw %class.anon, ptr addrspace(4) %31, i32 0, i32 3
  call spir_func void @_ZN4sycl3_V18accessorIfLi2ELNS0_6access4modeE1025ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEEC2Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(56) %55) #11
  %56 = getelementptr inbounds nuw %class.anon, ptr addrspace(4) %31, i32 0, i32 0
  %57 = load ptr addrspace(3), ptr addrspace(4) %28, align 8, !tbaa !112
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %32, ptr addrspace(4) align 8 %42, i64 8, i1 false)
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %33, ptr addrspace(4) align 8 %43, i64 8, i1 false)
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %34, ptr addrspace(4) align 8 %44, i64 8, i1 false)
  %58 = addrspacecast ptr addrspace(4) %32 to ptr
  %59 = addrspacecast ptr addrspace(4) %33 to ptr
  %60 = addrspacecast ptr addrspace(4) %34 to ptr
  call spir_func void @_ZN4sycl3_V114local_accessorIfLi1EE6__initEPU3AS3fNS0_5rangeILi1EEES6_NS0_2idILi1EEE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(32) %56, ptr addrspace(3) noundef %57, ptr noundef byval(%"class.sycl::_V1::range") align 8 %58, ptr noundef byval(%"class.sycl::_V1::range") align 8 %59, ptr noundef byval(%"class.sycl::_V1::id") align 8 %60) #11
  %61 = getelementptr inbounds nuw %class.anon, ptr addrspace(4) %31, i32 0, i32 1
  %62 = load ptr addrspace(1), ptr addrspace(4) %29, align 8, !tbaa !112
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %35, ptr addrspace(4) align 8 %45, i64 8, i1 false)
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %36, ptr addrspace(4) align 8 %46, i64 8, i1 false)
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %37, ptr addrspace(4) align 8 %47, i64 8, i1 false)
  %63 = addrspacecast ptr addrspace(4) %35 to ptr
  %64 = addrspacecast ptr addrspace(4) %36 to ptr
  %65 = addrspacecast ptr addrspace(4) %37 to ptr
  call spir_func void @_ZN4sycl3_V18accessorIfLi1ELNS0_6access4modeE1024ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE6__initEPU3AS1KfNS0_5rangeILi1EEESE_NS0_2idILi1EEE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(32) %61, ptr addrspace(1) noundef %62, ptr noundef byval(%"class.sycl::_V1::range") align 8 %63, ptr noundef byval(%"class.sycl::_V1::range") align 8 %64, ptr noundef byval(%"class.sycl::_V1::id") align 8 %65) #11
  %66 = getelementptr inbounds nuw %class.anon, ptr addrspace(4) %31, i32 0, i32 3
  %67 = load ptr addrspace(1), ptr addrspace(4) %30, align 8, !tbaa !112
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %38, ptr addrspace(4) align 8 %49, i64 16, i1 false)
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %39, ptr addrspace(4) align 8 %50, i64 16, i1 false)
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %40, ptr addrspace(4) align 8 %51, i64 16, i1 false)
  %68 = addrspacecast ptr addrspace(4) %38 to ptr
  %69 = addrspacecast ptr addrspace(4) %39 to ptr
  %70 = addrspacecast ptr addrspace(4) %40 to ptr
  call spir_func void @_ZN4sycl3_V18accessorIfLi2ELNS0_6access4modeE1025ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE6__initEPU3AS1fNS0_5rangeILi2EEESE_NS0_2idILi2EEE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(56) %66, ptr addrspace(1) noundef %67, ptr noundef byval(%"class.sycl::_V1::range.0") align 8 %68, ptr noundef byval(%"class.sycl::_V1::range.0") align 8 %69, ptr noundef byval(%"class.sycl::_V1::id.2") align 8 %70) #11
  %71 = call spir_func noundef ptr addrspace(4) @_ZN4sycl3_V16detail7declptrINS0_7nd_itemILi1EEEEEPT_v() #11
  call spir_func void @_ZN4sycl3_V16detail7Builder10getElementILi1EEEKNS0_7nd_itemIXT_EEEPS5_(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::nd_item") align 1 %41, ptr addrspace(4) noundef %71) #11
  %72 = addrspacecast ptr addrspace(4) %41 to ptr
  call spir_func void @_ZZZ3runRN4sycl3_V15queueERNS0_6bufferIfLi1ENS0_6detail17aligned_allocatorIfEEvEERNS3_IfLi2ES6_vEEPi7OptionsENKUlRNS0_7handlerEE_clESE_ENKUlNS0_7nd_itemILi1EEEE_clESH_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(128) %31, ptr noundef byval(%"class.sycl::_V1::nd_item") align 1 %72) #11
  call void @llvm.lifetime.end.p0(ptr %17) #10
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V114local_accessorIfLi1EEC2Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(32) %0) unnamed_addr #2 comdat align 2 !srcloc !119 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca %"class.sycl::_V1::detail::LocalAccessorBaseDevice", align 8
  %4 = alloca %"class.sycl::_V1::range", align 8
  %5 = addrspacecast ptr %2 to ptr addrspace(4)
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !120
  %8 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  call spir_func void @_ZN4sycl3_V119local_accessor_baseIfLi1ELNS0_6access4modeE1026ELNS2_11placeholderE0EEC2Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(32) %8) #11
  call void @llvm.lifetime.start.p0(ptr %3) #10
  call spir_func void @_ZN4sycl3_V16detail14InitializedValILi1ENS0_5rangeEE3getILi0EEENS3_ILi1EEEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range") align 8 %7) #11
  %9 = addrspacecast ptr addrspace(4) %7 to ptr
  call spir_func void @_ZN4sycl3_V16detail23LocalAccessorBaseDeviceILi1EEC2ENS0_5rangeILi1EEE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %6, ptr noundef byval(%"class.sycl::_V1::range") align 8 %9) #11
  %10 = getelementptr inbounds nuw %"class.sycl::_V1::local_accessor_base", ptr addrspace(4) %8, i32 0, i32 0
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %10, ptr addrspace(4) align 8 %6, i64 24, i1 false)
  call void @llvm.lifetime.end.p0(ptr %3) #10
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V18accessorIfLi1ELNS0_6access4modeE1024ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEEC2Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(32) %0) unnamed_addr #2 comdat align 2 !srcloc !122 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca %"class.sycl::_V1::id", align 8
  %4 = alloca %"class.sycl::_V1::range", align 8
  %5 = alloca %"class.sycl::_V1::range", align 8
  %6 = addrspacecast ptr %2 to ptr addrspace(4)
  %7 = addrspacecast ptr %3 to ptr addrspace(4)
  %8 = addrspacecast ptr %4 to ptr addrspace(4)
  %9 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %6, align 8, !tbaa !123
  %10 = load ptr addrspace(4), ptr addrspace(4) %6, align 8
  %11 = getelementptr inbounds nuw %"class.sycl::_V1::accessor", ptr addrspace(4) %10, i32 0, i32 0
  call void @llvm.memset.p4.i64(ptr addrspace(4) align 8 %7, i8 0, i64 8, i1 false)
  call spir_func void @_ZN4sycl3_V12idILi1EEC2Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %7) #11
  call spir_func void @_ZN4sycl3_V16detail14InitializedValILi1ENS0_5rangeEE3getILi0EEENS3_ILi1EEEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range") align 8 %8) #11
  call spir_func void @_ZN4sycl3_V16detail14InitializedValILi1ENS0_5rangeEE3getILi0EEENS3_ILi1EEEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range") align 8 %9) #11
  %12 = addrspacecast ptr addrspace(4) %7 to ptr
  %13 = addrspacecast ptr addrspace(4) %8 to ptr
  %14 = addrspacecast ptr addrspace(4) %9 to ptr
  call spir_func void @_ZN4sycl3_V16detail18AccessorImplDeviceILi1EEC2ENS0_2idILi1EEENS0_5rangeILi1EEES7_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %11, ptr noundef byval(%"class.sycl::_V1::id") align 8 %12, ptr noundef byval(%"class.sycl::_V1::range") align 8 %13, ptr noundef byval(%"class.sycl::_V1::range") align 8 %14) #11
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) noalias writeonly captures(none), ptr addrspace(4) noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V18accessorIfLi2ELNS0_6access4modeE1025ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEEC2Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(56) %0) unnamed_addr #2 comdat align 2 !srcloc !122 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca %"class.sycl::_V1::id.2", align 8
  %4 = alloca %"class.sycl::_V1::range.0", align 8
  %5 = alloca %"class.sycl::_V1::range.0", align 8
  %6 = addrspacecast ptr %2 to ptr addrspace(4)
  %7 = addrspacecast ptr %3 to ptr addrspace(4)
  %8 = addrspacecast ptr %4 to ptr addrspace(4)
  %9 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %6, align 8, !tbaa !125
  %10 = load ptr addrspace(4), ptr addrspace(4) %6, align 8
  %11 = getelementptr inbounds nuw %"class.sycl::_V1::accessor.5", ptr addrspace(4) %10, i32 0, i32 0
  call void @llvm.memset.p4.i64(ptr addrspace(4) align 8 %7, i8 0, i64 16, i1 false)
  call spir_func void @_ZN4sycl3_V12idILi2EEC2Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %7) #11
  call spir_func void @_ZN4sycl3_V16detail14InitializedValILi2ENS0_5rangeEE3getILi0EEENS3_ILi2EEEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range.0") align 8 %8) #11
  call spir_func void @_ZN4sycl3_V16detail14InitializedValILi2ENS0_5rangeEE3getILi0EEENS3_ILi2EEEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range.0") align 8 %9) #11
  %12 = addrspacecast ptr addrspace(4) %7 to ptr
  %13 = addrspacecast ptr addrspace(4) %8 to ptr
  %14 = addrspacecast ptr addrspace(4) %9 to ptr
  call spir_func void @_ZN4sycl3_V16detail18AccessorImplDeviceILi2EEC2ENS0_2idILi2EEENS0_5rangeILi2EEES7_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(48) %11, ptr noundef byval(%"class.sycl::_V1::id.2") align 8 %12, ptr noundef byval(%"class.sycl::_V1::range.0") align 8 %13, ptr noundef byval(%"class.sycl::_V1::range.0") align 8 %14) #11
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V114local_accessorIfLi1EE6__initEPU3AS3fNS0_5rangeILi1EEES6_NS0_2idILi1EEE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(32) %0, ptr addrspace(3) noundef %1, ptr noundef byval(%"class.sycl::_V1::range") align 8 %2, ptr noundef byval(%"class.sycl::_V1::range") align 8 %3, ptr noundef byval(%"class.sycl::_V1::id") align 8 %4) #2 comdat align 2 !srcloc !127 {
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(3), align 8
  %8 = alloca %"class.sycl::_V1::range", align 8
  %9 = alloca %"class.sycl::_V1::range", align 8
  %10 = alloca %"class.sycl::_V1::id", align 8
  %11 = addrspacecast ptr %6 to ptr addrspace(4)
  %12 = addrspacecast ptr %7 to ptr addrspace(4)
  %13 = addrspacecast ptr %8 to ptr addrspace(4)
  %14 = addrspacecast ptr %9 to ptr addrspace(4)
  %15 = addrspacecast ptr %10 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %11, align 8, !tbaa !120
  store ptr addrspace(3) %1, ptr addrspace(4) %12, align 8, !tbaa !112
  %16 = addrspacecast ptr %2 to ptr addrspace(4)
  %17 = addrspacecast ptr %3 to ptr addrspace(4)
  %18 = addrspacecast ptr %4 to ptr addrspace(4)
  %19 = load ptr addrspace(4), ptr addrspace(4) %11, align 8
  %20 = load ptr addrspace(3), ptr addrspace(4) %12, align 8, !tbaa !112
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %13, ptr addrspace(4) align 8 %16, i64 8, i1 false)
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %14, ptr addrspace(4) align 8 %17, i64 8, i1 false)
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %15, ptr addrspace(4) align 8 %18, i64 8, i1 false)
  %21 = addrspacecast ptr addrspace(4) %13 to ptr
  %22 = addrspacecast ptr addrspace(4) %14 to ptr
  %23 = addrspacecast ptr addrspace(4) %15 to ptr
  call spir_func void @_ZN4sycl3_V119local_accessor_baseIfLi1ELNS0_6access4modeE1026ELNS2_11placeholderE0EE6__initEPU3AS3fNS0_5rangeILi1EEES9_NS0_2idILi1EEE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(32) %19, ptr addrspace(3) noundef %20, ptr noundef byval(%"class.sycl::_V1::range") align 8 %21, ptr noundef byval(%"class.sycl::_V1::range") align 8 %22, ptr noundef byval(%"class.sycl::_V1::id") align 8 %23) #11
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V18accessorIfLi1ELNS0_6access4modeE1024ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE6__initEPU3AS1KfNS0_5rangeILi1EEESE_NS0_2idILi1EEE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(32) %0, ptr addrspace(1) noundef %1, ptr noundef byval(%"class.sycl::_V1::range") align 8 %2, ptr noundef byval(%"class.sycl::_V1::range") align 8 %3, ptr noundef byval(%"class.sycl::_V1::id") align 8 %4) #2 comdat align 2 !srcloc !128 {
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca %class.anon.11, align 8
  %9 = addrspacecast ptr %6 to ptr addrspace(4)
  %10 = addrspacecast ptr %7 to ptr addrspace(4)
  %11 = addrspacecast ptr %8 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %9, align 8, !tbaa !123
  store ptr addrspace(1) %1, ptr addrspace(4) %10, align 8, !tbaa !112
  %12 = addrspacecast ptr %2 to ptr addrspace(4)
  %13 = addrspacecast ptr %3 to ptr addrspace(4)
  %14 = addrspacecast ptr %4 to ptr addrspace(4)
  %15 = load ptr addrspace(4), ptr addrspace(4) %9, align 8
  %16 = load ptr addrspace(1), ptr addrspace(4) %10, align 8, !tbaa !112
  %17 = getelementptr inbounds nuw %"class.sycl::_V1::accessor", ptr addrspace(4) %15, i32 0, i32 1
  store ptr addrspace(1) %16, ptr addrspace(4) %17, align 8, !tbaa !129
  call void @llvm.lifetime.start.p0(ptr %8) #10
  %18 = getelementptr inbounds nuw %class.anon.11, ptr addrspace(4) %11, i32 0, i32 0
  store ptr addrspace(4) %15, ptr addrspace(4) %18, align 8, !tbaa !130
  %19 = getelementptr inbounds nuw %class.anon.11, ptr addrspace(4) %11, i32 0, i32 1
  store ptr addrspace(4) %14, ptr addrspace(4) %19, align 8, !tbaa !134
  %20 = getelementptr inbounds nuw %class.anon.11, ptr addrspace(4) %11, i32 0, i32 2
  store ptr addrspace(4) %12, ptr addrspace(4) %20, align 8, !tbaa !135
  %21 = getelementptr inbounds nuw %class.anon.11, ptr addrspace(4) %11, i32 0, i32 3
  store ptr addrspace(4) %13, ptr addrspace(4) %21, align 8, !tbaa !135
  call spir_func void @_ZN4sycl3_V16detail4loopILm1EZNS0_8accessorIfLi1ELNS0_6access4modeE1024ELNS4_6targetE2014ELNS4_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE6__initEPU3AS1KfNS0_5rangeILi1EEESG_NS0_2idILi1EEEEUlmE_EEvOT0_(ptr addrspace(4) noundef align 8 dereferenceable(32) %11) #11
  call void @llvm.lifetime.end.p0(ptr %8) #10
  %22 = call spir_func noundef i64 @_ZNK4sycl3_V18accessorIfLi1ELNS0_6access4modeE1024ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE14getTotalOffsetEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(32) %15) #11
  %23 = getelementptr inbounds nuw %"class.sycl::_V1::accessor", ptr addrspace(4) %15, i32 0, i32 1
  %24 = load ptr addrspace(1), ptr addrspace(4) %23, align 8, !tbaa !129
  %25 = getelementptr inbounds nuw float, ptr addrspace(1) %24, i64 %22
  store ptr addrspace(1) %25, ptr addrspace(4) %23, align 8, !tbaa !129
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V18accessorIfLi2ELNS0_6access4modeE1025ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE6__initEPU3AS1fNS0_5rangeILi2EEESE_NS0_2idILi2EEE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(56) %0, ptr addrspace(1) noundef %1, ptr noundef byval(%"class.sycl::_V1::range.0") align 8 %2, ptr noundef byval(%"class.sycl::_V1::range.0") align 8 %3, ptr noundef byval(%"class.sycl::_V1::id.2") align 8 %4) #2 comdat align 2 !srcloc !128 {
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca %class.anon.13, align 8
  %9 = addrspacecast ptr %6 to ptr addrspace(4)
  %10 = addrspacecast ptr %7 to ptr addrspace(4)
  %11 = addrspacecast ptr %8 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %9, align 8, !tbaa !125
  store ptr addrspace(1) %1, ptr addrspace(4) %10, align 8, !tbaa !112
  %12 = addrspacecast ptr %2 to ptr addrspace(4)
  %13 = addrspacecast ptr %3 to ptr addrspace(4)
  %14 = addrspacecast ptr %4 to ptr addrspace(4)
  %15 = load ptr addrspace(4), ptr addrspace(4) %9, align 8
  %16 = load ptr addrspace(1), ptr addrspace(4) %10, align 8, !tbaa !112
  %17 = getelementptr inbounds nuw %"class.sycl::_V1::accessor.5", ptr addrspace(4) %15, i32 0, i32 1
  store ptr addrspace(1) %16, ptr addrspace(4) %17, align 8, !tbaa !129
  call void @llvm.lifetime.start.p0(ptr %8) #10
  %18 = getelementptr inbounds nuw %class.anon.13, ptr addrspace(4) %11, i32 0, i32 0
  store ptr addrspace(4) %15, ptr addrspace(4) %18, align 8, !tbaa !136
  %19 = getelementptr inbounds nuw %class.anon.13, ptr addrspace(4) %11, i32 0, i32 1
  store ptr addrspace(4) %14, ptr addrspace(4) %19, align 8, !tbaa !140
  %20 = getelementptr inbounds nuw %class.anon.13, ptr addrspace(4) %11, i32 0, i32 2
  store ptr addrspace(4) %12, ptr addrspace(4) %20, align 8, !tbaa !141
  %21 = getelementptr inbounds nuw %class.anon.13, ptr addrspace(4) %11, i32 0, i32 3
  store ptr addrspace(4) %13, ptr addrspace(4) %21, align 8, !tbaa !141
  call spir_func void @_ZN4sycl3_V16detail4loopILm2EZNS0_8accessorIfLi2ELNS0_6access4modeE1025ELNS4_6targetE2014ELNS4_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE6__initEPU3AS1fNS0_5rangeILi2EEESG_NS0_2idILi2EEEEUlmE_EEvOT0_(ptr addrspace(4) noundef align 8 dereferenceable(32) %11) #11
  call void @llvm.lifetime.end.p0(ptr %8) #10
  %22 = call spir_func noundef i64 @_ZNK4sycl3_V18accessorIfLi2ELNS0_6access4modeE1025ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE14getTotalOffsetEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(56) %15) #11
  %23 = getelementptr inbounds nuw %"class.sycl::_V1::accessor.5", ptr addrspace(4) %15, i32 0, i32 1
  %24 = load ptr addrspace(1), ptr addrspace(4) %23, align 8, !tbaa !129
  %25 = getelementptr inbounds nuw float, ptr addrspace(1) %24, i64 %22
  store ptr addrspace(1) %25, ptr addrspace(4) %23, align 8, !tbaa !129
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define internal spir_func void @_ZZZ3runRN4sycl3_V15queueERNS0_6bufferIfLi1ENS0_6detail17aligned_allocatorIfEEvEERNS3_IfLi2ES6_vEEPi7OptionsENKUlRNS0_7handlerEE_clESE_ENKUlNS0_7nd_itemILi1EEEE_clESH_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(128) %0, ptr noundef byval(%"class.sycl::_V1::nd_item") align 1 %1) #4 align 2 !srcloc !110 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i64, align 8
  %5 = alloca %"class.sycl::_V1::id", align 8
  %6 = alloca %"class.sycl::_V1::group", align 8
  %7 = alloca %"class.sycl::_V1::detail::accessor_common<float, 2, sycl::_V1::access::mode::write, sycl::_V1::access::target::device, sycl::_V1::access::placeholder::false_t>::AccessorSubscript", align 8
  %8 = addrspacecast ptr %3 to ptr addrspace(4)
  %9 = addrspacecast ptr %4 to ptr addrspace(4)
  %10 = addrspacecast ptr %5 to ptr addrspace(4)
  %11 = addrspacecast ptr %6 to ptr addrspace(4)
  %12 = addrspacecast ptr %7 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %8, align 8, !tbaa !142
  %13 = addrspacecast ptr %1 to ptr addrspace(4)
  %14 = load ptr addrspace(4), ptr addrspace(4) %8, align 8
  call void @llvm.lifetime.start.p0(ptr %4) #10
  %15 = call spir_func noundef i64 @_ZNK4sycl3_V17nd_itemILi1EE12get_local_idEi(ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %13, i32 noundef 0) #11
  store i64 %15, ptr addrspace(4) %9, align 8, !tbaa !143
  %16 = getelementptr inbounds nuw %class.anon, ptr addrspace(4) %14, i32 0, i32 1
  %17 = call spir_func noundef i64 @_ZNK4sycl3_V17nd_itemILi1EE13get_global_idEi(ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %13, i32 noundef 0) #11
  call spir_func void @_ZN4sycl3_V12idILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %10, i64 noundef %17) #11
  %18 = addrspacecast ptr addrspace(4) %10 to ptr
  %19 = call spir_func noundef align 4 dereferenceable(4) ptr addrspace(4) @_ZNK4sycl3_V18accessorIfLi1ELNS0_6access4modeE1024ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEEixILi1EvEERKfNS0_2idILi1EEE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(32) %16, ptr noundef byval(%"class.sycl::_V1::id") align 8 %18) #11
  %20 = load float, ptr addrspace(4) %19, align 4, !tbaa !117
  %21 = getelementptr inbounds nuw %class.anon, ptr addrspace(4) %14, i32 0, i32 2
  %22 = getelementptr inbounds nuw %struct.Options, ptr addrspace(4) %21, i32 0, i32 1
  %23 = load float, ptr addrspace(4) %22, align 4, !tbaa !145
  %24 = fmul float %20, %23
  %25 = getelementptr inbounds nuw %class.anon, ptr addrspace(4) %14, i32 0, i32 0
  %26 = load i64, ptr addrspace(4) %9, align 8, !tbaa !143
  %27 = call spir_func noundef align 4 dereferenceable(4) ptr addrspace(4) @_ZNK4sycl3_V119local_accessor_baseIfLi1ELNS0_6access4modeE1026ELNS2_11placeholderE0EEixILi1EvEERfm(ptr addrspace(4) noundef align 8 dereferenceable_or_null(32) %25, i64 noundef %26) #11
  store float %24, ptr addrspace(4) %27, align 4, !tbaa !117
  call spir_func void @_ZNK4sycl3_V17nd_itemILi1EE9get_groupEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::group") align 8 %11, ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %13) #11
  %28 = addrspacecast ptr addrspace(4) %11 to ptr
  call spir_func void @_ZN4sycl3_V113group_barrierINS0_5groupILi1EEEEENSt9enable_ifIX10is_group_vIT_EEvE4typeES5_NS0_12memory_scopeE(ptr noundef byval(%"class.sycl::_V1::group") align 8 %28, i32 noundef 2) #11
  %29 = getelementptr inbounds nuw %class.anon, ptr addrspace(4) %14, i32 0, i32 0
  %30 = load i64, ptr addrspace(4) %9, align 8, !tbaa !143
  %31 = sub i64 15, %30
  %32 = call spir_func noundef align 4 dereferenceable(4) ptr addrspace(4) @_ZNK4sycl3_V119local_accessor_baseIfLi1ELNS0_6access4modeE1026ELNS2_11placeholderE0EEixILi1EvEERfm(ptr addrspace(4) noundef align 8 dereferenceable_or_null(32) %29, i64 noundef %31) #11
  %33 = load float, ptr addrspace(4) %32, align 4, !tbaa !117
  call void @llvm.lifetime.start.p0(ptr %7) #10
  %34 = getelementptr inbounds nuw %class.anon, ptr addrspace(4) %14, i32 0, i32 3
  %35 = call spir_func noundef i64 @_ZNK4sycl3_V17nd_itemILi1EE9get_groupEi(ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %13, i32 noundef 0) #11
  call spir_func void @_ZNK4sycl3_V18accessorIfLi2ELNS0_6access4modeE1025ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEEixILi2EvEEDam(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::detail::accessor_common<float, 2, sycl::_V1::access::mode::write, sycl::_V1::access::target::device, sycl::_V1::access::placeholder::false_t>::AccessorSubscript") align 8 %12, ptr addrspace(4) noundef align 8 dereferenceable_or_null(56) %34, i64 noundef %35) #11
  %36 = load i64, ptr addrspace(4) %9, align 8, !tbaa !143
  %37 = call spir_func noundef align 4 dereferenceable(4) ptr addrspace(4) @_ZNK4sycl3_V16detail15accessor_commonIfLi2ELNS0_6access4modeE1025ELNS3_6targetE2014ELNS3_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE17AccessorSubscriptILi1ENS0_8accessorIfLi2ELS4_1025ELS5_2014ELS6_0ESA_EEEixILi1EvEERfm(ptr addrspace(4) noundef align 8 dereferenceable_or_null(72) %12, i64 noundef %36) #11
  store float %33, ptr addrspace(4) %37, align 4, !tbaa !117
  call void @llvm.lifetime.end.p0(ptr %7) #10
  call void @llvm.lifetime.end.p0(ptr %4) #10
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail7Builder10getElementILi1EEEKNS0_7nd_itemIXT_EEEPS5_(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::nd_item") align 1 %0, ptr addrspace(4) noundef %1) #2 comdat align 2 !srcloc !161 {
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
  %13 = alloca %"class.sycl::_V1::item.19", align 8
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
  store ptr addrspace(4) %1, ptr addrspace(4) %15, align 8, !tbaa !162
  call void @llvm.lifetime.start.p0(ptr %4) #10
  call spir_func void @_ZN7__spirv21initBuiltInGlobalSizeILi1EN4sycl3_V15rangeILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range") align 8 %16) #11
  call void @llvm.lifetime.start.p0(ptr %5) #10
  call spir_func void @_ZN7__spirv24initBuiltInWorkgroupSizeILi1EN4sycl3_V15rangeILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range") align 8 %17) #11
  call void @llvm.lifetime.start.p0(ptr %6) #10
  call spir_func void @_ZN7__spirv24initBuiltInNumWorkgroupsILi1EN4sycl3_V15rangeILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range") align 8 %18) #11
  call void @llvm.lifetime.start.p0(ptr %7) #10
  call spir_func void @_ZN7__spirv22initBuiltInWorkgroupIdILi1EN4sycl3_V12idILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id") align 8 %19) #11
  call void @llvm.lifetime.start.p0(ptr %8) #10
  call spir_func void @_ZN7__spirv29initBuiltInGlobalInvocationIdILi1EN4sycl3_V12idILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id") align 8 %20) #11
  call void @llvm.lifetime.start.p0(ptr %9) #10
  call spir_func void @_ZN7__spirv28initBuiltInLocalInvocationIdILi1EN4sycl3_V12idILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id") align 8 %21) #11
  call void @llvm.lifetime.start.p0(ptr %10) #10
  call spir_func void @_ZN7__spirv23initBuiltInGlobalOffsetILi1EN4sycl3_V12idILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id") align 8 %22) #11
  call void @llvm.lifetime.start.p0(ptr %11) #10
  call spir_func void @_ZN4sycl3_V16detail7Builder11createGroupILi1EEENS0_5groupIXT_EEERKNS0_5rangeIXT_EEES9_S9_RKNS0_2idIXT_EEE(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::group") align 8 %23, ptr addrspace(4) noundef align 8 dereferenceable(8) %16, ptr addrspace(4) noundef align 8 dereferenceable(8) %17, ptr addrspace(4) noundef align 8 dereferenceable(8) %18, ptr addrspace(4) noundef align 8 dereferenceable(8) %19) #11
  call void @llvm.lifetime.start.p0(ptr %12) #10
  call spir_func void @_ZN4sycl3_V16detail7Builder10createItemILi1ELb1EEENSt9enable_ifIXT0_ENS0_4itemIXT_EXT0_EEEE4typeERKNS0_5rangeIXT_EEERKNS0_2idIXT_EEESG_(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::item") align 8 %24, ptr addrspace(4) noundef align 8 dereferenceable(8) %16, ptr addrspace(4) noundef align 8 dereferenceable(8) %20, ptr addrspace(4) noundef align 8 dereferenceable(8) %22) #11
  call void @llvm.lifetime.start.p0(ptr %13) #10
  call spir_func void @_ZN4sycl3_V16detail7Builder10createItemILi1ELb0EEENSt9enable_ifIXntT0_ENS0_4itemIXT_EXT0_EEEE4typeERKNS0_5rangeIXT_EEERKNS0_2idIXT_EEE(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::item.19") align 8 %25, ptr addrspace(4) noundef align 8 dereferenceable(8) %17, ptr addrspace(4) noundef align 8 dereferenceable(8) %21) #11
  call spir_func void @_ZN4sycl3_V16detail7Builder12createNDItemILi1EEENS0_7nd_itemIXT_EEERKNS0_4itemIXT_ELb1EEERKNS6_IXT_ELb0EEERKNS0_5groupIXT_EEE(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::nd_item") align 1 %0, ptr addrspace(4) noundef align 8 dereferenceable(24) %24, ptr addrspace(4) noundef align 8 dereferenceable(16) %25, ptr addrspace(4) noundef align 8 dereferenceable(32) %23) #11
  call void @llvm.lifetime.end.p0(ptr %13) #10
  call void @llvm.lifetime.end.p0(ptr %12) #10
  call void @llvm.lifetime.end.p0(ptr %11) #10
  call void @llvm.lifetime.end.p0(ptr %10) #10
  call void @llvm.lifetime.end.p0(ptr %9) #10
  call void @llvm.lifetime.end.p0(ptr %8) #10
  call void @llvm.lifetime.end.p0(ptr %7) #10
  call void @llvm.lifetime.end.p0(ptr %6) #10
  call void @llvm.lifetime.end.p0(ptr %5) #10
  call void @llvm.lifetime.end.p0(ptr %4) #10
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef ptr addrspace(4) @_ZN4sycl3_V16detail7declptrINS0_7nd_itemILi1EEEEEPT_v() #2 comdat !srcloc !164 {
  ret ptr addrspace(4) null
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V119local_accessor_baseIfLi1ELNS0_6access4modeE1026ELNS2_11placeholderE0EEC2Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(32) %0) unnamed_addr #2 comdat align 2 !srcloc !165 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca %"class.sycl::_V1::range", align 8
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %4, align 8, !tbaa !166
  %6 = load ptr addrspace(4), ptr addrspace(4) %4, align 8
  %7 = getelementptr inbounds nuw %"class.sycl::_V1::local_accessor_base", ptr addrspace(4) %6, i32 0, i32 0
  call spir_func void @_ZN4sycl3_V16detail14InitializedValILi1ENS0_5rangeEE3getILi0EEENS3_ILi1EEEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range") align 8 %5) #11
  %8 = addrspacecast ptr addrspace(4) %5 to ptr
  call spir_func void @_ZN4sycl3_V16detail23LocalAccessorBaseDeviceILi1EEC2ENS0_5rangeILi1EEE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %7, ptr noundef byval(%"class.sycl::_V1::range") align 8 %8) #11
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail14InitializedValILi1ENS0_5rangeEE3getILi0EEENS3_ILi1EEEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::range") align 8 %0) #2 comdat align 2 !srcloc !168 {
  call spir_func void @_ZN4sycl3_V15rangeILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, i64 noundef 0) #11
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail23LocalAccessorBaseDeviceILi1EEC2ENS0_5rangeILi1EEE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %0, ptr noundef byval(%"class.sycl::_V1::range") align 8 %1) unnamed_addr #2 comdat align 2 !srcloc !169 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %4, align 8, !tbaa !170
  %5 = addrspacecast ptr %1 to ptr addrspace(4)
  %6 = load ptr addrspace(4), ptr addrspace(4) %4, align 8
  %7 = getelementptr inbounds nuw %"class.sycl::_V1::detail::LocalAccessorBaseDevice", ptr addrspace(4) %6, i32 0, i32 0
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %7, ptr addrspace(4) align 8 %5, i64 8, i1 false)
  %8 = getelementptr inbounds nuw %"class.sycl::_V1::detail::LocalAccessorBaseDevice", ptr addrspace(4) %6, i32 0, i32 1
  call spir_func void @_ZN4sycl3_V16detail14InitializedValILi1ENS0_5rangeEE3getILi0EEENS3_ILi1EEEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range") align 8 %8) #11
  %9 = getelementptr inbounds nuw %"class.sycl::_V1::detail::LocalAccessorBaseDevice", ptr addrspace(4) %6, i32 0, i32 2
  call spir_func void @_ZN4sycl3_V12idILi1EEC2Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %9) #11
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V15rangeILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, i64 noundef %1) unnamed_addr #2 comdat align 2 !srcloc !172 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i64, align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !135
  store i64 %1, ptr addrspace(4) %6, align 8, !tbaa !143
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = load i64, ptr addrspace(4) %6, align 8, !tbaa !143
  call spir_func void @_ZN4sycl3_V16detail5arrayILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %7, i64 noundef %8) #11
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail5arrayILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, i64 noundef %1) unnamed_addr #2 comdat align 2 !srcloc !173 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i64, align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !174
  store i64 %1, ptr addrspace(4) %6, align 8, !tbaa !143
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = getelementptr inbounds nuw %"class.sycl::_V1::detail::array", ptr addrspace(4) %7, i32 0, i32 0
  %9 = load i64, ptr addrspace(4) %6, align 8, !tbaa !143
  store i64 %9, ptr addrspace(4) %8, align 8, !tbaa !143
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V12idILi1EEC2Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0) unnamed_addr #2 comdat align 2 !srcloc !176 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !134
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  call spir_func void @_ZN4sycl3_V16detail5arrayILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %4, i64 noundef 0) #11
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p4.i64(ptr addrspace(4) writeonly captures(none), i8, i64, i1 immarg) #5

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail18AccessorImplDeviceILi1EEC2ENS0_2idILi1EEENS0_5rangeILi1EEES7_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %0, ptr noundef byval(%"class.sycl::_V1::id") align 8 %1, ptr noundef byval(%"class.sycl::_V1::range") align 8 %2, ptr noundef byval(%"class.sycl::_V1::range") align 8 %3) unnamed_addr #2 comdat align 2 !srcloc !177 {
  %5 = alloca ptr addrspace(4), align 8
  %6 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %6, align 8, !tbaa !178
  %7 = addrspacecast ptr %1 to ptr addrspace(4)
  %8 = addrspacecast ptr %2 to ptr addrspace(4)
  %9 = addrspacecast ptr %3 to ptr addrspace(4)
  %10 = load ptr addrspace(4), ptr addrspace(4) %6, align 8
  %11 = getelementptr inbounds nuw %"class.sycl::_V1::detail::AccessorImplDevice", ptr addrspace(4) %10, i32 0, i32 0
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %11, ptr addrspace(4) align 8 %7, i64 8, i1 false)
  %12 = getelementptr inbounds nuw %"class.sycl::_V1::detail::AccessorImplDevice", ptr addrspace(4) %10, i32 0, i32 1
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %12, ptr addrspace(4) align 8 %8, i64 8, i1 false)
  %13 = getelementptr inbounds nuw %"class.sycl::_V1::detail::AccessorImplDevice", ptr addrspace(4) %10, i32 0, i32 2
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %13, ptr addrspace(4) align 8 %9, i64 8, i1 false)
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V12idILi2EEC2Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0) unnamed_addr #2 comdat align 2 !srcloc !176 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !140
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  call spir_func void @_ZN4sycl3_V16detail5arrayILi2EEC2ILi2ETnNSt9enable_ifIXeqT_Li2EEmE4typeELm0EEEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %4) #11
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail14InitializedValILi2ENS0_5rangeEE3getILi0EEENS3_ILi2EEEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::range.0") align 8 %0) #2 comdat align 2 !srcloc !180 {
  call spir_func void @_ZN4sycl3_V15rangeILi2EEC2ILi2EEENSt9enable_ifIXeqT_Li2EEmE4typeEm(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0, i64 noundef 0, i64 noundef 0) #11
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail18AccessorImplDeviceILi2EEC2ENS0_2idILi2EEENS0_5rangeILi2EEES7_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(48) %0, ptr noundef byval(%"class.sycl::_V1::id.2") align 8 %1, ptr noundef byval(%"class.sycl::_V1::range.0") align 8 %2, ptr noundef byval(%"class.sycl::_V1::range.0") align 8 %3) unnamed_addr #2 comdat align 2 !srcloc !177 {
  %5 = alloca ptr addrspace(4), align 8
  %6 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %6, align 8, !tbaa !181
  %7 = addrspacecast ptr %1 to ptr addrspace(4)
  %8 = addrspacecast ptr %2 to ptr addrspace(4)
  %9 = addrspacecast ptr %3 to ptr addrspace(4)
  %10 = load ptr addrspace(4), ptr addrspace(4) %6, align 8
  %11 = getelementptr inbounds nuw %"class.sycl::_V1::detail::AccessorImplDevice.8", ptr addrspace(4) %10, i32 0, i32 0
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %11, ptr addrspace(4) align 8 %7, i64 16, i1 false)
  %12 = getelementptr inbounds nuw %"class.sycl::_V1::detail::AccessorImplDevice.8", ptr addrspace(4) %10, i32 0, i32 1
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %12, ptr addrspace(4) align 8 %8, i64 16, i1 false)
  %13 = getelementptr inbounds nuw %"class.sycl::_V1::detail::AccessorImplDevice.8", ptr addrspace(4) %10, i32 0, i32 2
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %13, ptr addrspace(4) align 8 %9, i64 16, i1 false)
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail5arrayILi2EEC2ILi2ETnNSt9enable_ifIXeqT_Li2EEmE4typeELm0EEEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0) unnamed_addr #2 comdat align 2 !srcloc !183 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !184
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  call spir_func void @_ZN4sycl3_V16detail5arrayILi2EEC2ILi2EEENSt9enable_ifIXeqT_Li2EEmE4typeEm(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %4, i64 noundef 0, i64 noundef 0) #11
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail5arrayILi2EEC2ILi2EEENSt9enable_ifIXeqT_Li2EEmE4typeEm(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0, i64 noundef %1, i64 noundef %2) unnamed_addr #2 comdat align 2 !srcloc !186 {
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  %9 = addrspacecast ptr %6 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %7, align 8, !tbaa !184
  store i64 %1, ptr addrspace(4) %8, align 8, !tbaa !143
  store i64 %2, ptr addrspace(4) %9, align 8, !tbaa !143
  %10 = load ptr addrspace(4), ptr addrspace(4) %7, align 8
  %11 = getelementptr inbounds nuw %"class.sycl::_V1::detail::array.1", ptr addrspace(4) %10, i32 0, i32 0
  %12 = load i64, ptr addrspace(4) %8, align 8, !tbaa !143
  store i64 %12, ptr addrspace(4) %11, align 8, !tbaa !143
  %13 = getelementptr inbounds i64, ptr addrspace(4) %11, i64 1
  %14 = load i64, ptr addrspace(4) %9, align 8, !tbaa !143
  store i64 %14, ptr addrspace(4) %13, align 8, !tbaa !143
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V15rangeILi2EEC2ILi2EEENSt9enable_ifIXeqT_Li2EEmE4typeEm(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0, i64 noundef %1, i64 noundef %2) unnamed_addr #2 comdat align 2 !srcloc !187 {
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  %9 = addrspacecast ptr %6 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %7, align 8, !tbaa !141
  store i64 %1, ptr addrspace(4) %8, align 8, !tbaa !143
  store i64 %2, ptr addrspace(4) %9, align 8, !tbaa !143
  %10 = load ptr addrspace(4), ptr addrspace(4) %7, align 8
  %11 = load i64, ptr addrspace(4) %8, align 8, !tbaa !143
  %12 = load i64, ptr addrspace(4) %9, align 8, !tbaa !143
  call spir_func void @_ZN4sycl3_V16detail5arrayILi2EEC2ILi2EEENSt9enable_ifIXeqT_Li2EEmE4typeEm(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %10, i64 noundef %11, i64 noundef %12) #11
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V119local_accessor_baseIfLi1ELNS0_6access4modeE1026ELNS2_11placeholderE0EE6__initEPU3AS3fNS0_5rangeILi1EEES9_NS0_2idILi1EEE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(32) %0, ptr addrspace(3) noundef %1, ptr noundef byval(%"class.sycl::_V1::range") align 8 %2, ptr noundef byval(%"class.sycl::_V1::range") align 8 %3, ptr noundef byval(%"class.sycl::_V1::id") align 8 %4) #2 comdat align 2 !srcloc !188 {
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(3), align 8
  %8 = alloca %class.anon.10, align 8
  %9 = addrspacecast ptr %6 to ptr addrspace(4)
  %10 = addrspacecast ptr %7 to ptr addrspace(4)
  %11 = addrspacecast ptr %8 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %9, align 8, !tbaa !166
  store ptr addrspace(3) %1, ptr addrspace(4) %10, align 8, !tbaa !112
  %12 = addrspacecast ptr %2 to ptr addrspace(4)
  %13 = addrspacecast ptr %3 to ptr addrspace(4)
  %14 = addrspacecast ptr %4 to ptr addrspace(4)
  %15 = load ptr addrspace(4), ptr addrspace(4) %9, align 8
  %16 = load ptr addrspace(3), ptr addrspace(4) %10, align 8, !tbaa !112
  %17 = getelementptr inbounds nuw %"class.sycl::_V1::local_accessor_base", ptr addrspace(4) %15, i32 0, i32 1
  store ptr addrspace(3) %16, ptr addrspace(4) %17, align 8, !tbaa !189
  call void @llvm.lifetime.start.p0(ptr %8) #10
  %18 = getelementptr inbounds nuw %class.anon.10, ptr addrspace(4) %11, i32 0, i32 0
  store ptr addrspace(4) %15, ptr addrspace(4) %18, align 8, !tbaa !190
  %19 = getelementptr inbounds nuw %class.anon.10, ptr addrspace(4) %11, i32 0, i32 1
  store ptr addrspace(4) %12, ptr addrspace(4) %19, align 8, !tbaa !135
  call spir_func void @_ZN4sycl3_V16detail4loopILm1EZNS0_19local_accessor_baseIfLi1ELNS0_6access4modeE1026ELNS4_11placeholderE0EE6__initEPU3AS3fNS0_5rangeILi1EEESB_NS0_2idILi1EEEEUlmE_EEvOT0_(ptr addrspace(4) noundef align 8 dereferenceable(16) %11) #11
  call void @llvm.lifetime.end.p0(ptr %8) #10
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail4loopILm1EZNS0_19local_accessor_baseIfLi1ELNS0_6access4modeE1026ELNS4_11placeholderE0EE6__initEPU3AS3fNS0_5rangeILi1EEESB_NS0_2idILi1EEEEUlmE_EEvOT0_(ptr addrspace(4) noundef align 8 dereferenceable(16) %0) #2 comdat !srcloc !192 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca %"struct.std::integer_sequence", align 1
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %4, align 8, !tbaa !142
  %6 = load ptr addrspace(4), ptr addrspace(4) %4, align 8, !tbaa !142, !align !193
  %7 = addrspacecast ptr addrspace(4) %5 to ptr
  call spir_func void @_ZN4sycl3_V16detail9loop_implIJLm0EEZNS0_19local_accessor_baseIfLi1ELNS0_6access4modeE1026ELNS4_11placeholderE0EE6__initEPU3AS3fNS0_5rangeILi1EEESB_NS0_2idILi1EEEEUlmE_EEvSt16integer_sequenceImJXspT_EEEOT0_(ptr noundef byval(%"struct.std::integer_sequence") align 1 %7, ptr addrspace(4) noundef align 8 dereferenceable(16) %6) #11
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail9loop_implIJLm0EEZNS0_19local_accessor_baseIfLi1ELNS0_6access4modeE1026ELNS4_11placeholderE0EE6__initEPU3AS3fNS0_5rangeILi1EEESB_NS0_2idILi1EEEEUlmE_EEvSt16integer_sequenceImJXspT_EEEOT0_(ptr noundef byval(%"struct.std::integer_sequence") align 1 %0, ptr addrspace(4) noundef align 8 dereferenceable(16) %1) #2 comdat !srcloc !194 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca %"struct.std::integral_constant", align 1
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  %7 = addrspacecast ptr %0 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %5, align 8, !tbaa !142
  %8 = load ptr addrspace(4), ptr addrspace(4) %5, align 8, !tbaa !142, !align !193
  call void @llvm.lifetime.start.p0(ptr %4) #10
  %9 = call spir_func noundef i64 @_ZNKSt17integral_constantImLm0EEcvmEv(ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %6) #11
  call spir_func void @_ZZN4sycl3_V119local_accessor_baseIfLi1ELNS0_6access4modeE1026ELNS2_11placeholderE0EE6__initEPU3AS3fNS0_5rangeILi1EEES9_NS0_2idILi1EEEENKUlmE_clEm(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %8, i64 noundef %9) #11
  call void @llvm.lifetime.end.p0(ptr %4) #10
  ret void
}

; Function Attrs: convergent inlinehint mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZZN4sycl3_V119local_accessor_baseIfLi1ELNS0_6access4modeE1026ELNS2_11placeholderE0EE6__initEPU3AS3fNS0_5rangeILi1EEES9_NS0_2idILi1EEEENKUlmE_clEm(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0, i64 noundef %1) #6 comdat align 2 !srcloc !195 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i64, align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !142
  store i64 %1, ptr addrspace(4) %6, align 8, !tbaa !143
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = getelementptr inbounds nuw %class.anon.10, ptr addrspace(4) %7, i32 0, i32 0
  %9 = load ptr addrspace(4), ptr addrspace(4) %8, align 8, !tbaa !190
  %10 = getelementptr inbounds nuw %class.anon.10, ptr addrspace(4) %7, i32 0, i32 1
  %11 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !tbaa !196, !align !193
  %12 = load i64, ptr addrspace(4) %6, align 8, !tbaa !143
  %13 = trunc i64 %12 to i32
  %14 = call spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V16detail5arrayILi1EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %11, i32 noundef %13) #11
  %15 = load i64, ptr addrspace(4) %14, align 8, !tbaa !143
  %16 = call spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V119local_accessor_baseIfLi1ELNS0_6access4modeE1026ELNS2_11placeholderE0EE7getSizeEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(32) %9) #11
  %17 = load i64, ptr addrspace(4) %6, align 8, !tbaa !143
  %18 = trunc i64 %17 to i32
  %19 = call spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V16detail5arrayILi1EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %16, i32 noundef %18) #11
  store i64 %15, ptr addrspace(4) %19, align 8, !tbaa !143
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZNKSt17integral_constantImLm0EEcvmEv(ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %0) #2 comdat align 2 !srcloc !197 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !198
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  ret i64 0
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V16detail5arrayILi1EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, i32 noundef %1) #2 comdat align 2 !srcloc !200 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i32, align 4
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !174
  store i32 %1, ptr addrspace(4) %6, align 4, !tbaa !116
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = load i32, ptr addrspace(4) %6, align 4, !tbaa !116
  call spir_func void @_ZNK4sycl3_V16detail5arrayILi1EE15check_dimensionEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %7, i32 noundef %8) #11
  %9 = getelementptr inbounds nuw %"class.sycl::_V1::detail::array", ptr addrspace(4) %7, i32 0, i32 0
  %10 = load i32, ptr addrspace(4) %6, align 4, !tbaa !116
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds [1 x i64], ptr addrspace(4) %9, i64 0, i64 %11
  ret ptr addrspace(4) %12
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V119local_accessor_baseIfLi1ELNS0_6access4modeE1026ELNS2_11placeholderE0EE7getSizeEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(32) %0) #2 comdat align 2 !srcloc !201 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !166
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = getelementptr inbounds nuw %"class.sycl::_V1::local_accessor_base", ptr addrspace(4) %4, i32 0, i32 0
  %6 = getelementptr inbounds nuw %"class.sycl::_V1::detail::LocalAccessorBaseDevice", ptr addrspace(4) %5, i32 0, i32 1
  ret ptr addrspace(4) %6
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZNK4sycl3_V16detail5arrayILi1EE15check_dimensionEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, i32 noundef %1) #4 comdat align 2 !srcloc !202 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i32, align 4
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !174
  store i32 %1, ptr addrspace(4) %6, align 4, !tbaa !116
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail4loopILm1EZNS0_8accessorIfLi1ELNS0_6access4modeE1024ELNS4_6targetE2014ELNS4_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE6__initEPU3AS1KfNS0_5rangeILi1EEESG_NS0_2idILi1EEEEUlmE_EEvOT0_(ptr addrspace(4) noundef align 8 dereferenceable(32) %0) #2 comdat !srcloc !192 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca %"struct.std::integer_sequence", align 1
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %4, align 8, !tbaa !142
  %6 = load ptr addrspace(4), ptr addrspace(4) %4, align 8, !tbaa !142, !align !193
  %7 = addrspacecast ptr addrspace(4) %5 to ptr
  call spir_func void @_ZN4sycl3_V16detail9loop_implIJLm0EEZNS0_8accessorIfLi1ELNS0_6access4modeE1024ELNS4_6targetE2014ELNS4_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE6__initEPU3AS1KfNS0_5rangeILi1EEESG_NS0_2idILi1EEEEUlmE_EEvSt16integer_sequenceImJXspT_EEEOT0_(ptr noundef byval(%"struct.std::integer_sequence") align 1 %7, ptr addrspace(4) noundef align 8 dereferenceable(32) %6) #11
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZNK4sycl3_V18accessorIfLi1ELNS0_6access4modeE1024ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE14getTotalOffsetEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(32) %0) #2 comdat align 2 !srcloc !203 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca i64, align 8
  %4 = alloca %class.anon.12, align 8
  %5 = alloca i32, align 4
  %6 = addrspacecast ptr %2 to ptr addrspace(4)
  %7 = addrspacecast ptr %3 to ptr addrspace(4)
  %8 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %6, align 8, !tbaa !123
  %9 = load ptr addrspace(4), ptr addrspace(4) %6, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #10
  store i64 0, ptr addrspace(4) %7, align 8, !tbaa !143
  call void @llvm.lifetime.start.p0(ptr %4) #10
  %10 = getelementptr inbounds nuw %class.anon.12, ptr addrspace(4) %8, i32 0, i32 0
  store ptr addrspace(4) %9, ptr addrspace(4) %10, align 8, !tbaa !204
  %11 = getelementptr inbounds nuw %class.anon.12, ptr addrspace(4) %8, i32 0, i32 1
  store ptr addrspace(4) %7, ptr addrspace(4) %11, align 8, !tbaa !207
  call spir_func void @_ZN4sycl3_V16detail4loopILm1EZNKS0_8accessorIfLi1ELNS0_6access4modeE1024ELNS4_6targetE2014ELNS4_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE14getTotalOffsetEvEUlmE_EEvOT0_(ptr addrspace(4) noundef align 8 dereferenceable(16) %8) #11
  call void @llvm.lifetime.end.p0(ptr %4) #10
  %12 = load i64, ptr addrspace(4) %7, align 8, !tbaa !143
  call void @llvm.lifetime.end.p0(ptr %3) #10
  ret i64 %12
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail9loop_implIJLm0EEZNS0_8accessorIfLi1ELNS0_6access4modeE1024ELNS4_6targetE2014ELNS4_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE6__initEPU3AS1KfNS0_5rangeILi1EEESG_NS0_2idILi1EEEEUlmE_EEvSt16integer_sequenceImJXspT_EEEOT0_(ptr noundef byval(%"struct.std::integer_sequence") align 1 %0, ptr addrspace(4) noundef align 8 dereferenceable(32) %1) #2 comdat !srcloc !194 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca %"struct.std::integral_constant", align 1
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  %7 = addrspacecast ptr %0 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %5, align 8, !tbaa !142
  %8 = load ptr addrspace(4), ptr addrspace(4) %5, align 8, !tbaa !142, !align !193
  call void @llvm.lifetime.start.p0(ptr %4) #10
  %9 = call spir_func noundef i64 @_ZNKSt17integral_constantImLm0EEcvmEv(ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %6) #11
  call spir_func void @_ZZN4sycl3_V18accessorIfLi1ELNS0_6access4modeE1024ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE6__initEPU3AS1KfNS0_5rangeILi1EEESE_NS0_2idILi1EEEENKUlmE_clEm(ptr addrspace(4) noundef align 8 dereferenceable_or_null(32) %8, i64 noundef %9) #11
  call void @llvm.lifetime.end.p0(ptr %4) #10
  ret void
}

; Function Attrs: convergent inlinehint mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZZN4sycl3_V18accessorIfLi1ELNS0_6access4modeE1024ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE6__initEPU3AS1KfNS0_5rangeILi1EEESE_NS0_2idILi1EEEENKUlmE_clEm(ptr addrspace(4) noundef align 8 dereferenceable_or_null(32) %0, i64 noundef %1) #6 comdat align 2 !srcloc !208 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i64, align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !142
  store i64 %1, ptr addrspace(4) %6, align 8, !tbaa !143
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = getelementptr inbounds nuw %class.anon.11, ptr addrspace(4) %7, i32 0, i32 0
  %9 = load ptr addrspace(4), ptr addrspace(4) %8, align 8, !tbaa !130
  %10 = getelementptr inbounds nuw %class.anon.11, ptr addrspace(4) %7, i32 0, i32 1
  %11 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !tbaa !209, !align !193
  %12 = load i64, ptr addrspace(4) %6, align 8, !tbaa !143
  %13 = trunc i64 %12 to i32
  %14 = call spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V16detail5arrayILi1EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %11, i32 noundef %13) #11
  %15 = load i64, ptr addrspace(4) %14, align 8, !tbaa !143
  %16 = call spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V18accessorIfLi1ELNS0_6access4modeE1024ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE9getOffsetEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(32) %9) #11
  %17 = load i64, ptr addrspace(4) %6, align 8, !tbaa !143
  %18 = trunc i64 %17 to i32
  %19 = call spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V16detail5arrayILi1EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %16, i32 noundef %18) #11
  store i64 %15, ptr addrspace(4) %19, align 8, !tbaa !143
  %20 = getelementptr inbounds nuw %class.anon.11, ptr addrspace(4) %7, i32 0, i32 2
  %21 = load ptr addrspace(4), ptr addrspace(4) %20, align 8, !tbaa !210, !align !193
  %22 = load i64, ptr addrspace(4) %6, align 8, !tbaa !143
  %23 = trunc i64 %22 to i32
  %24 = call spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V16detail5arrayILi1EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %21, i32 noundef %23) #11
  %25 = load i64, ptr addrspace(4) %24, align 8, !tbaa !143
  %26 = call spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V18accessorIfLi1ELNS0_6access4modeE1024ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE14getAccessRangeEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(32) %9) #11
  %27 = load i64, ptr addrspace(4) %6, align 8, !tbaa !143
  %28 = trunc i64 %27 to i32
  %29 = call spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V16detail5arrayILi1EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %26, i32 noundef %28) #11
  store i64 %25, ptr addrspace(4) %29, align 8, !tbaa !143
  %30 = getelementptr inbounds nuw %class.anon.11, ptr addrspace(4) %7, i32 0, i32 3
  %31 = load ptr addrspace(4), ptr addrspace(4) %30, align 8, !tbaa !211, !align !193
  %32 = load i64, ptr addrspace(4) %6, align 8, !tbaa !143
  %33 = trunc i64 %32 to i32
  %34 = call spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V16detail5arrayILi1EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %31, i32 noundef %33) #11
  %35 = load i64, ptr addrspace(4) %34, align 8, !tbaa !143
  %36 = call spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V18accessorIfLi1ELNS0_6access4modeE1024ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE14getMemoryRangeEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(32) %9) #11
  %37 = load i64, ptr addrspace(4) %6, align 8, !tbaa !143
  %38 = trunc i64 %37 to i32
  %39 = call spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V16detail5arrayILi1EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %36, i32 noundef %38) #11
  store i64 %35, ptr addrspace(4) %39, align 8, !tbaa !143
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V18accessorIfLi1ELNS0_6access4modeE1024ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE9getOffsetEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(32) %0) #2 comdat align 2 !srcloc !212 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !123
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = getelementptr inbounds nuw %"class.sycl::_V1::accessor", ptr addrspace(4) %4, i32 0, i32 0
  %6 = getelementptr inbounds nuw %"class.sycl::_V1::detail::AccessorImplDevice", ptr addrspace(4) %5, i32 0, i32 0
  ret ptr addrspace(4) %6
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V18accessorIfLi1ELNS0_6access4modeE1024ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE14getAccessRangeEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(32) %0) #2 comdat align 2 !srcloc !213 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !123
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = getelementptr inbounds nuw %"class.sycl::_V1::accessor", ptr addrspace(4) %4, i32 0, i32 0
  %6 = getelementptr inbounds nuw %"class.sycl::_V1::detail::AccessorImplDevice", ptr addrspace(4) %5, i32 0, i32 1
  ret ptr addrspace(4) %6
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V18accessorIfLi1ELNS0_6access4modeE1024ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE14getMemoryRangeEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(32) %0) #2 comdat align 2 !srcloc !214 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !123
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = getelementptr inbounds nuw %"class.sycl::_V1::accessor", ptr addrspace(4) %4, i32 0, i32 0
  %6 = getelementptr inbounds nuw %"class.sycl::_V1::detail::AccessorImplDevice", ptr addrspace(4) %5, i32 0, i32 2
  ret ptr addrspace(4) %6
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail4loopILm1EZNKS0_8accessorIfLi1ELNS0_6access4modeE1024ELNS4_6targetE2014ELNS4_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE14getTotalOffsetEvEUlmE_EEvOT0_(ptr addrspace(4) noundef align 8 dereferenceable(16) %0) #2 comdat !srcloc !192 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca %"struct.std::integer_sequence", align 1
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %4, align 8, !tbaa !142
  %6 = load ptr addrspace(4), ptr addrspace(4) %4, align 8, !tbaa !142, !align !193
  %7 = addrspacecast ptr addrspace(4) %5 to ptr
  call spir_func void @_ZN4sycl3_V16detail9loop_implIJLm0EEZNKS0_8accessorIfLi1ELNS0_6access4modeE1024ELNS4_6targetE2014ELNS4_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE14getTotalOffsetEvEUlmE_EEvSt16integer_sequenceImJXspT_EEEOT0_(ptr noundef byval(%"struct.std::integer_sequence") align 1 %7, ptr addrspace(4) noundef align 8 dereferenceable(16) %6) #11
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail9loop_implIJLm0EEZNKS0_8accessorIfLi1ELNS0_6access4modeE1024ELNS4_6targetE2014ELNS4_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE14getTotalOffsetEvEUlmE_EEvSt16integer_sequenceImJXspT_EEEOT0_(ptr noundef byval(%"struct.std::integer_sequence") align 1 %0, ptr addrspace(4) noundef align 8 dereferenceable(16) %1) #2 comdat !srcloc !194 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca %"struct.std::integral_constant", align 1
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  %7 = addrspacecast ptr %0 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %5, align 8, !tbaa !142
  %8 = load ptr addrspace(4), ptr addrspace(4) %5, align 8, !tbaa !142, !align !193
  call void @llvm.lifetime.start.p0(ptr %4) #10
  %9 = call spir_func noundef i64 @_ZNKSt17integral_constantImLm0EEcvmEv(ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %6) #11
  call spir_func void @_ZZNK4sycl3_V18accessorIfLi1ELNS0_6access4modeE1024ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE14getTotalOffsetEvENKUlmE_clEm(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %8, i64 noundef %9) #11
  call void @llvm.lifetime.end.p0(ptr %4) #10
  ret void
}

; Function Attrs: convergent inlinehint mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZZNK4sycl3_V18accessorIfLi1ELNS0_6access4modeE1024ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE14getTotalOffsetEvENKUlmE_clEm(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0, i64 noundef %1) #6 comdat align 2 !srcloc !215 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i64, align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !142
  store i64 %1, ptr addrspace(4) %6, align 8, !tbaa !143
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = getelementptr inbounds nuw %class.anon.12, ptr addrspace(4) %7, i32 0, i32 0
  %9 = load ptr addrspace(4), ptr addrspace(4) %8, align 8, !tbaa !204
  %10 = getelementptr inbounds nuw %class.anon.12, ptr addrspace(4) %7, i32 0, i32 1
  %11 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !tbaa !216, !align !193
  %12 = load i64, ptr addrspace(4) %11, align 8, !tbaa !143
  %13 = getelementptr inbounds nuw %"class.sycl::_V1::accessor", ptr addrspace(4) %9, i32 0, i32 0
  %14 = getelementptr inbounds nuw %"class.sycl::_V1::detail::AccessorImplDevice", ptr addrspace(4) %13, i32 0, i32 2
  %15 = load i64, ptr addrspace(4) %6, align 8, !tbaa !143
  %16 = trunc i64 %15 to i32
  %17 = call spir_func noundef i64 @_ZNK4sycl3_V16detail5arrayILi1EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %14, i32 noundef %16) #11
  %18 = mul i64 %12, %17
  %19 = getelementptr inbounds nuw %class.anon.12, ptr addrspace(4) %7, i32 0, i32 1
  %20 = load ptr addrspace(4), ptr addrspace(4) %19, align 8, !tbaa !216, !align !193
  store i64 %18, ptr addrspace(4) %20, align 8, !tbaa !143
  %21 = getelementptr inbounds nuw %"class.sycl::_V1::accessor", ptr addrspace(4) %9, i32 0, i32 0
  %22 = getelementptr inbounds nuw %"class.sycl::_V1::detail::AccessorImplDevice", ptr addrspace(4) %21, i32 0, i32 0
  %23 = load i64, ptr addrspace(4) %6, align 8, !tbaa !143
  %24 = trunc i64 %23 to i32
  %25 = call spir_func noundef i64 @_ZNK4sycl3_V16detail5arrayILi1EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %22, i32 noundef %24) #11
  %26 = getelementptr inbounds nuw %class.anon.12, ptr addrspace(4) %7, i32 0, i32 1
  %27 = load ptr addrspace(4), ptr addrspace(4) %26, align 8, !tbaa !216, !align !193
  %28 = load i64, ptr addrspace(4) %27, align 8, !tbaa !143
  %29 = add i64 %28, %25
  store i64 %29, ptr addrspace(4) %27, align 8, !tbaa !143
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZNK4sycl3_V16detail5arrayILi1EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, i32 noundef %1) #2 comdat align 2 !srcloc !217 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i32, align 4
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !174
  store i32 %1, ptr addrspace(4) %6, align 4, !tbaa !116
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = load i32, ptr addrspace(4) %6, align 4, !tbaa !116
  call spir_func void @_ZNK4sycl3_V16detail5arrayILi1EE15check_dimensionEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %7, i32 noundef %8) #11
  %9 = getelementptr inbounds nuw %"class.sycl::_V1::detail::array", ptr addrspace(4) %7, i32 0, i32 0
  %10 = load i32, ptr addrspace(4) %6, align 4, !tbaa !116
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds [1 x i64], ptr addrspace(4) %9, i64 0, i64 %11
  %13 = load i64, ptr addrspace(4) %12, align 8, !tbaa !143
  ret i64 %13
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail4loopILm2EZNS0_8accessorIfLi2ELNS0_6access4modeE1025ELNS4_6targetE2014ELNS4_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE6__initEPU3AS1fNS0_5rangeILi2EEESG_NS0_2idILi2EEEEUlmE_EEvOT0_(ptr addrspace(4) noundef align 8 dereferenceable(32) %0) #2 comdat !srcloc !192 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca %"struct.std::integer_sequence.14", align 1
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %4, align 8, !tbaa !142
  %6 = load ptr addrspace(4), ptr addrspace(4) %4, align 8, !tbaa !142, !align !193
  %7 = addrspacecast ptr addrspace(4) %5 to ptr
  call spir_func void @_ZN4sycl3_V16detail9loop_implIJLm0ELm1EEZNS0_8accessorIfLi2ELNS0_6access4modeE1025ELNS4_6targetE2014ELNS4_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE6__initEPU3AS1fNS0_5rangeILi2EEESG_NS0_2idILi2EEEEUlmE_EEvSt16integer_sequenceImJXspT_EEEOT0_(ptr noundef byval(%"struct.std::integer_sequence.14") align 1 %7, ptr addrspace(4) noundef align 8 dereferenceable(32) %6) #11
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZNK4sycl3_V18accessorIfLi2ELNS0_6access4modeE1025ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE14getTotalOffsetEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(56) %0) #2 comdat align 2 !srcloc !203 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca i64, align 8
  %4 = alloca %class.anon.16, align 8
  %5 = alloca i32, align 4
  %6 = addrspacecast ptr %2 to ptr addrspace(4)
  %7 = addrspacecast ptr %3 to ptr addrspace(4)
  %8 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %6, align 8, !tbaa !125
  %9 = load ptr addrspace(4), ptr addrspace(4) %6, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #10
  store i64 0, ptr addrspace(4) %7, align 8, !tbaa !143
  call void @llvm.lifetime.start.p0(ptr %4) #10
  %10 = getelementptr inbounds nuw %class.anon.16, ptr addrspace(4) %8, i32 0, i32 0
  store ptr addrspace(4) %9, ptr addrspace(4) %10, align 8, !tbaa !218
  %11 = getelementptr inbounds nuw %class.anon.16, ptr addrspace(4) %8, i32 0, i32 1
  store ptr addrspace(4) %7, ptr addrspace(4) %11, align 8, !tbaa !207
  call spir_func void @_ZN4sycl3_V16detail4loopILm2EZNKS0_8accessorIfLi2ELNS0_6access4modeE1025ELNS4_6targetE2014ELNS4_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE14getTotalOffsetEvEUlmE_EEvOT0_(ptr addrspace(4) noundef align 8 dereferenceable(16) %8) #11
  call void @llvm.lifetime.end.p0(ptr %4) #10
  %12 = load i64, ptr addrspace(4) %7, align 8, !tbaa !143
  call void @llvm.lifetime.end.p0(ptr %3) #10
  ret i64 %12
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail9loop_implIJLm0ELm1EEZNS0_8accessorIfLi2ELNS0_6access4modeE1025ELNS4_6targetE2014ELNS4_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE6__initEPU3AS1fNS0_5rangeILi2EEESG_NS0_2idILi2EEEEUlmE_EEvSt16integer_sequenceImJXspT_EEEOT0_(ptr noundef byval(%"struct.std::integer_sequence.14") align 1 %0, ptr addrspace(4) noundef align 8 dereferenceable(32) %1) #2 comdat !srcloc !194 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca %"struct.std::integral_constant", align 1
  %5 = alloca %"struct.std::integral_constant.15", align 1
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  %9 = addrspacecast ptr %0 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %6, align 8, !tbaa !142
  %10 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !tbaa !142, !align !193
  call void @llvm.lifetime.start.p0(ptr %4) #10
  %11 = call spir_func noundef i64 @_ZNKSt17integral_constantImLm0EEcvmEv(ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %7) #11
  call spir_func void @_ZZN4sycl3_V18accessorIfLi2ELNS0_6access4modeE1025ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE6__initEPU3AS1fNS0_5rangeILi2EEESE_NS0_2idILi2EEEENKUlmE_clEm(ptr addrspace(4) noundef align 8 dereferenceable_or_null(32) %10, i64 noundef %11) #11
  %12 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !tbaa !142, !align !193
  call void @llvm.lifetime.start.p0(ptr %5) #10
  %13 = call spir_func noundef i64 @_ZNKSt17integral_constantImLm1EEcvmEv(ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %8) #11
  call spir_func void @_ZZN4sycl3_V18accessorIfLi2ELNS0_6access4modeE1025ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE6__initEPU3AS1fNS0_5rangeILi2EEESE_NS0_2idILi2EEEENKUlmE_clEm(ptr addrspace(4) noundef align 8 dereferenceable_or_null(32) %12, i64 noundef %13) #11
  call void @llvm.lifetime.end.p0(ptr %5) #10
  call void @llvm.lifetime.end.p0(ptr %4) #10
  ret void
}

; Function Attrs: convergent inlinehint mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZZN4sycl3_V18accessorIfLi2ELNS0_6access4modeE1025ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE6__initEPU3AS1fNS0_5rangeILi2EEESE_NS0_2idILi2EEEENKUlmE_clEm(ptr addrspace(4) noundef align 8 dereferenceable_or_null(32) %0, i64 noundef %1) #6 comdat align 2 !srcloc !208 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i64, align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !142
  store i64 %1, ptr addrspace(4) %6, align 8, !tbaa !143
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = getelementptr inbounds nuw %class.anon.13, ptr addrspace(4) %7, i32 0, i32 0
  %9 = load ptr addrspace(4), ptr addrspace(4) %8, align 8, !tbaa !136
  %10 = getelementptr inbounds nuw %class.anon.13, ptr addrspace(4) %7, i32 0, i32 1
  %11 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !tbaa !220, !align !193
  %12 = load i64, ptr addrspace(4) %6, align 8, !tbaa !143
  %13 = trunc i64 %12 to i32
  %14 = call spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V16detail5arrayILi2EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %11, i32 noundef %13) #11
  %15 = load i64, ptr addrspace(4) %14, align 8, !tbaa !143
  %16 = call spir_func noundef align 8 dereferenceable(16) ptr addrspace(4) @_ZN4sycl3_V18accessorIfLi2ELNS0_6access4modeE1025ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE9getOffsetEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(56) %9) #11
  %17 = load i64, ptr addrspace(4) %6, align 8, !tbaa !143
  %18 = trunc i64 %17 to i32
  %19 = call spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V16detail5arrayILi2EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %16, i32 noundef %18) #11
  store i64 %15, ptr addrspace(4) %19, align 8, !tbaa !143
  %20 = getelementptr inbounds nuw %class.anon.13, ptr addrspace(4) %7, i32 0, i32 2
  %21 = load ptr addrspace(4), ptr addrspace(4) %20, align 8, !tbaa !221, !align !193
  %22 = load i64, ptr addrspace(4) %6, align 8, !tbaa !143
  %23 = trunc i64 %22 to i32
  %24 = call spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V16detail5arrayILi2EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %21, i32 noundef %23) #11
  %25 = load i64, ptr addrspace(4) %24, align 8, !tbaa !143
  %26 = call spir_func noundef align 8 dereferenceable(16) ptr addrspace(4) @_ZN4sycl3_V18accessorIfLi2ELNS0_6access4modeE1025ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE14getAccessRangeEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(56) %9) #11
  %27 = load i64, ptr addrspace(4) %6, align 8, !tbaa !143
  %28 = trunc i64 %27 to i32
  %29 = call spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V16detail5arrayILi2EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %26, i32 noundef %28) #11
  store i64 %25, ptr addrspace(4) %29, align 8, !tbaa !143
  %30 = getelementptr inbounds nuw %class.anon.13, ptr addrspace(4) %7, i32 0, i32 3
  %31 = load ptr addrspace(4), ptr addrspace(4) %30, align 8, !tbaa !222, !align !193
  %32 = load i64, ptr addrspace(4) %6, align 8, !tbaa !143
  %33 = trunc i64 %32 to i32
  %34 = call spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V16detail5arrayILi2EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %31, i32 noundef %33) #11
  %35 = load i64, ptr addrspace(4) %34, align 8, !tbaa !143
  %36 = call spir_func noundef align 8 dereferenceable(16) ptr addrspace(4) @_ZN4sycl3_V18accessorIfLi2ELNS0_6access4modeE1025ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE14getMemoryRangeEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(56) %9) #11
  %37 = load i64, ptr addrspace(4) %6, align 8, !tbaa !143
  %38 = trunc i64 %37 to i32
  %39 = call spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V16detail5arrayILi2EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %36, i32 noundef %38) #11
  store i64 %35, ptr addrspace(4) %39, align 8, !tbaa !143
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZNKSt17integral_constantImLm1EEcvmEv(ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %0) #2 comdat align 2 !srcloc !197 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !223
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  ret i64 1
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V16detail5arrayILi2EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0, i32 noundef %1) #2 comdat align 2 !srcloc !200 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i32, align 4
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !184
  store i32 %1, ptr addrspace(4) %6, align 4, !tbaa !116
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = load i32, ptr addrspace(4) %6, align 4, !tbaa !116
  call spir_func void @_ZNK4sycl3_V16detail5arrayILi2EE15check_dimensionEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %7, i32 noundef %8) #11
  %9 = getelementptr inbounds nuw %"class.sycl::_V1::detail::array.1", ptr addrspace(4) %7, i32 0, i32 0
  %10 = load i32, ptr addrspace(4) %6, align 4, !tbaa !116
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds [2 x i64], ptr addrspace(4) %9, i64 0, i64 %11
  ret ptr addrspace(4) %12
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef align 8 dereferenceable(16) ptr addrspace(4) @_ZN4sycl3_V18accessorIfLi2ELNS0_6access4modeE1025ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE9getOffsetEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(56) %0) #2 comdat align 2 !srcloc !212 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !125
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = getelementptr inbounds nuw %"class.sycl::_V1::accessor.5", ptr addrspace(4) %4, i32 0, i32 0
  %6 = getelementptr inbounds nuw %"class.sycl::_V1::detail::AccessorImplDevice.8", ptr addrspace(4) %5, i32 0, i32 0
  ret ptr addrspace(4) %6
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef align 8 dereferenceable(16) ptr addrspace(4) @_ZN4sycl3_V18accessorIfLi2ELNS0_6access4modeE1025ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE14getAccessRangeEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(56) %0) #2 comdat align 2 !srcloc !213 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !125
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = getelementptr inbounds nuw %"class.sycl::_V1::accessor.5", ptr addrspace(4) %4, i32 0, i32 0
  %6 = getelementptr inbounds nuw %"class.sycl::_V1::detail::AccessorImplDevice.8", ptr addrspace(4) %5, i32 0, i32 1
  ret ptr addrspace(4) %6
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef align 8 dereferenceable(16) ptr addrspace(4) @_ZN4sycl3_V18accessorIfLi2ELNS0_6access4modeE1025ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE14getMemoryRangeEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(56) %0) #2 comdat align 2 !srcloc !214 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !125
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = getelementptr inbounds nuw %"class.sycl::_V1::accessor.5", ptr addrspace(4) %4, i32 0, i32 0
  %6 = getelementptr inbounds nuw %"class.sycl::_V1::detail::AccessorImplDevice.8", ptr addrspace(4) %5, i32 0, i32 2
  ret ptr addrspace(4) %6
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZNK4sycl3_V16detail5arrayILi2EE15check_dimensionEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0, i32 noundef %1) #4 comdat align 2 !srcloc !202 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i32, align 4
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !184
  store i32 %1, ptr addrspace(4) %6, align 4, !tbaa !116
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail4loopILm2EZNKS0_8accessorIfLi2ELNS0_6access4modeE1025ELNS4_6targetE2014ELNS4_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE14getTotalOffsetEvEUlmE_EEvOT0_(ptr addrspace(4) noundef align 8 dereferenceable(16) %0) #2 comdat !srcloc !192 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca %"struct.std::integer_sequence.14", align 1
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %4, align 8, !tbaa !142
  %6 = load ptr addrspace(4), ptr addrspace(4) %4, align 8, !tbaa !142, !align !193
  %7 = addrspacecast ptr addrspace(4) %5 to ptr
  call spir_func void @_ZN4sycl3_V16detail9loop_implIJLm0ELm1EEZNKS0_8accessorIfLi2ELNS0_6access4modeE1025ELNS4_6targetE2014ELNS4_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE14getTotalOffsetEvEUlmE_EEvSt16integer_sequenceImJXspT_EEEOT0_(ptr noundef byval(%"struct.std::integer_sequence.14") align 1 %7, ptr addrspace(4) noundef align 8 dereferenceable(16) %6) #11
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail9loop_implIJLm0ELm1EEZNKS0_8accessorIfLi2ELNS0_6access4modeE1025ELNS4_6targetE2014ELNS4_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE14getTotalOffsetEvEUlmE_EEvSt16integer_sequenceImJXspT_EEEOT0_(ptr noundef byval(%"struct.std::integer_sequence.14") align 1 %0, ptr addrspace(4) noundef align 8 dereferenceable(16) %1) #2 comdat !srcloc !194 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca %"struct.std::integral_constant", align 1
  %5 = alloca %"struct.std::integral_constant.15", align 1
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  %9 = addrspacecast ptr %0 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %6, align 8, !tbaa !142
  %10 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !tbaa !142, !align !193
  call void @llvm.lifetime.start.p0(ptr %4) #10
  %11 = call spir_func noundef i64 @_ZNKSt17integral_constantImLm0EEcvmEv(ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %7) #11
  call spir_func void @_ZZNK4sycl3_V18accessorIfLi2ELNS0_6access4modeE1025ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE14getTotalOffsetEvENKUlmE_clEm(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %10, i64 noundef %11) #11
  %12 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !tbaa !142, !align !193
  call void @llvm.lifetime.start.p0(ptr %5) #10
  %13 = call spir_func noundef i64 @_ZNKSt17integral_constantImLm1EEcvmEv(ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %8) #11
  call spir_func void @_ZZNK4sycl3_V18accessorIfLi2ELNS0_6access4modeE1025ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE14getTotalOffsetEvENKUlmE_clEm(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %12, i64 noundef %13) #11
  call void @llvm.lifetime.end.p0(ptr %5) #10
  call void @llvm.lifetime.end.p0(ptr %4) #10
  ret void
}

; Function Attrs: convergent inlinehint mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZZNK4sycl3_V18accessorIfLi2ELNS0_6access4modeE1025ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE14getTotalOffsetEvENKUlmE_clEm(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0, i64 noundef %1) #6 comdat align 2 !srcloc !215 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i64, align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !142
  store i64 %1, ptr addrspace(4) %6, align 8, !tbaa !143
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = getelementptr inbounds nuw %class.anon.16, ptr addrspace(4) %7, i32 0, i32 0
  %9 = load ptr addrspace(4), ptr addrspace(4) %8, align 8, !tbaa !218
  %10 = getelementptr inbounds nuw %class.anon.16, ptr addrspace(4) %7, i32 0, i32 1
  %11 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !tbaa !225, !align !193
  %12 = load i64, ptr addrspace(4) %11, align 8, !tbaa !143
  %13 = getelementptr inbounds nuw %"class.sycl::_V1::accessor.5", ptr addrspace(4) %9, i32 0, i32 0
  %14 = getelementptr inbounds nuw %"class.sycl::_V1::detail::AccessorImplDevice.8", ptr addrspace(4) %13, i32 0, i32 2
  %15 = load i64, ptr addrspace(4) %6, align 8, !tbaa !143
  %16 = trunc i64 %15 to i32
  %17 = call spir_func noundef i64 @_ZNK4sycl3_V16detail5arrayILi2EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %14, i32 noundef %16) #11
  %18 = mul i64 %12, %17
  %19 = getelementptr inbounds nuw %class.anon.16, ptr addrspace(4) %7, i32 0, i32 1
  %20 = load ptr addrspace(4), ptr addrspace(4) %19, align 8, !tbaa !225, !align !193
  store i64 %18, ptr addrspace(4) %20, align 8, !tbaa !143
  %21 = getelementptr inbounds nuw %"class.sycl::_V1::accessor.5", ptr addrspace(4) %9, i32 0, i32 0
  %22 = getelementptr inbounds nuw %"class.sycl::_V1::detail::AccessorImplDevice.8", ptr addrspace(4) %21, i32 0, i32 0
  %23 = load i64, ptr addrspace(4) %6, align 8, !tbaa !143
  %24 = trunc i64 %23 to i32
  %25 = call spir_func noundef i64 @_ZNK4sycl3_V16detail5arrayILi2EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %22, i32 noundef %24) #11
  %26 = getelementptr inbounds nuw %class.anon.16, ptr addrspace(4) %7, i32 0, i32 1
  %27 = load ptr addrspace(4), ptr addrspace(4) %26, align 8, !tbaa !225, !align !193
  %28 = load i64, ptr addrspace(4) %27, align 8, !tbaa !143
  %29 = add i64 %28, %25
  store i64 %29, ptr addrspace(4) %27, align 8, !tbaa !143
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZNK4sycl3_V16detail5arrayILi2EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0, i32 noundef %1) #2 comdat align 2 !srcloc !217 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i32, align 4
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !184
  store i32 %1, ptr addrspace(4) %6, align 4, !tbaa !116
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = load i32, ptr addrspace(4) %6, align 4, !tbaa !116
  call spir_func void @_ZNK4sycl3_V16detail5arrayILi2EE15check_dimensionEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %7, i32 noundef %8) #11
  %9 = getelementptr inbounds nuw %"class.sycl::_V1::detail::array.1", ptr addrspace(4) %7, i32 0, i32 0
  %10 = load i32, ptr addrspace(4) %6, align 4, !tbaa !116
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds [2 x i64], ptr addrspace(4) %9, i64 0, i64 %11
  %13 = load i64, ptr addrspace(4) %12, align 8, !tbaa !143
  ret i64 %13
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZNK4sycl3_V17nd_itemILi1EE12get_local_idEi(ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %0, i32 noundef %1) #4 comdat align 2 !srcloc !226 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i32, align 4
  %5 = alloca i64, align 8
  %6 = alloca %"class.sycl::_V1::id", align 8
  %7 = alloca i32, align 4
  %8 = addrspacecast ptr %3 to ptr addrspace(4)
  %9 = addrspacecast ptr %4 to ptr addrspace(4)
  %10 = addrspacecast ptr %5 to ptr addrspace(4)
  %11 = addrspacecast ptr %6 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %8, align 8, !tbaa !162
  store i32 %1, ptr addrspace(4) %9, align 4, !tbaa !116
  %12 = load ptr addrspace(4), ptr addrspace(4) %8, align 8
  call void @llvm.lifetime.start.p0(ptr %5) #10
  call void @llvm.lifetime.start.p0(ptr %6) #10
  call spir_func void @_ZNK4sycl3_V17nd_itemILi1EE12get_local_idEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id") align 8 %11, ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %12) #11
  %13 = load i32, ptr addrspace(4) %9, align 4, !tbaa !116
  %14 = call spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V16detail5arrayILi1EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %11, i32 noundef %13) #11
  %15 = load i64, ptr addrspace(4) %14, align 8, !tbaa !143
  call void @llvm.lifetime.end.p0(ptr %6) #10
  store i64 %15, ptr addrspace(4) %10, align 8, !tbaa !143
  %16 = load i64, ptr addrspace(4) %10, align 8, !tbaa !143
  %17 = icmp ule i64 %16, 2147483647
  call void @llvm.assume(i1 %17)
  %18 = load i64, ptr addrspace(4) %10, align 8, !tbaa !143
  call void @llvm.lifetime.end.p0(ptr %5) #10
  ret i64 %18
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef align 4 dereferenceable(4) ptr addrspace(4) @_ZNK4sycl3_V18accessorIfLi1ELNS0_6access4modeE1024ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEEixILi1EvEERKfNS0_2idILi1EEE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(32) %0, ptr noundef byval(%"class.sycl::_V1::id") align 8 %1) #2 comdat align 2 !srcloc !227 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i64, align 8
  %5 = alloca %"class.sycl::_V1::id", align 8
  %6 = alloca i32, align 4
  %7 = addrspacecast ptr %3 to ptr addrspace(4)
  %8 = addrspacecast ptr %4 to ptr addrspace(4)
  %9 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %7, align 8, !tbaa !123
  %10 = addrspacecast ptr %1 to ptr addrspace(4)
  %11 = load ptr addrspace(4), ptr addrspace(4) %7, align 8
  call void @llvm.lifetime.start.p0(ptr %4) #10
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %9, ptr addrspace(4) align 8 %10, i64 8, i1 false)
  %12 = addrspacecast ptr addrspace(4) %9 to ptr
  %13 = call spir_func noundef i64 @_ZNK4sycl3_V18accessorIfLi1ELNS0_6access4modeE1024ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE14getLinearIndexILi1EEEmNS0_2idIXT_EEE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(32) %11, ptr noundef byval(%"class.sycl::_V1::id") align 8 %12) #11
  store i64 %13, ptr addrspace(4) %8, align 8, !tbaa !143
  %14 = call spir_func noundef ptr addrspace(1) @_ZNK4sycl3_V18accessorIfLi1ELNS0_6access4modeE1024ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE15getQualifiedPtrEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(32) %11) #11
  %15 = load i64, ptr addrspace(4) %8, align 8, !tbaa !143
  %16 = getelementptr inbounds nuw float, ptr addrspace(1) %14, i64 %15
  %17 = addrspacecast ptr addrspace(1) %16 to ptr addrspace(4)
  call void @llvm.lifetime.end.p0(ptr %4) #10
  ret ptr addrspace(4) %17
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZNK4sycl3_V17nd_itemILi1EE13get_global_idEi(ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %0, i32 noundef %1) #4 comdat align 2 !srcloc !228 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i32, align 4
  %5 = alloca i64, align 8
  %6 = alloca %"class.sycl::_V1::id", align 8
  %7 = alloca i32, align 4
  %8 = addrspacecast ptr %3 to ptr addrspace(4)
  %9 = addrspacecast ptr %4 to ptr addrspace(4)
  %10 = addrspacecast ptr %5 to ptr addrspace(4)
  %11 = addrspacecast ptr %6 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %8, align 8, !tbaa !162
  store i32 %1, ptr addrspace(4) %9, align 4, !tbaa !116
  %12 = load ptr addrspace(4), ptr addrspace(4) %8, align 8
  call void @llvm.lifetime.start.p0(ptr %5) #10
  call void @llvm.lifetime.start.p0(ptr %6) #10
  call spir_func void @_ZNK4sycl3_V17nd_itemILi1EE13get_global_idEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id") align 8 %11, ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %12) #11
  %13 = load i32, ptr addrspace(4) %9, align 4, !tbaa !116
  %14 = call spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V16detail5arrayILi1EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %11, i32 noundef %13) #11
  %15 = load i64, ptr addrspace(4) %14, align 8, !tbaa !143
  call void @llvm.lifetime.end.p0(ptr %6) #10
  store i64 %15, ptr addrspace(4) %10, align 8, !tbaa !143
  %16 = load i64, ptr addrspace(4) %10, align 8, !tbaa !143
  %17 = icmp ule i64 %16, 2147483647
  call void @llvm.assume(i1 %17)
  %18 = load i64, ptr addrspace(4) %10, align 8, !tbaa !143
  call void @llvm.lifetime.end.p0(ptr %5) #10
  ret i64 %18
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V12idILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, i64 noundef %1) unnamed_addr #2 comdat align 2 !srcloc !229 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i64, align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !134
  store i64 %1, ptr addrspace(4) %6, align 8, !tbaa !143
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = load i64, ptr addrspace(4) %6, align 8, !tbaa !143
  call spir_func void @_ZN4sycl3_V16detail5arrayILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %7, i64 noundef %8) #11
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef align 4 dereferenceable(4) ptr addrspace(4) @_ZNK4sycl3_V119local_accessor_baseIfLi1ELNS0_6access4modeE1026ELNS2_11placeholderE0EEixILi1EvEERfm(ptr addrspace(4) noundef align 8 dereferenceable_or_null(32) %0, i64 noundef %1) #2 comdat align 2 !srcloc !230 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i64, align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !166
  store i64 %1, ptr addrspace(4) %6, align 8, !tbaa !143
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = call spir_func noundef ptr addrspace(3) @_ZNK4sycl3_V119local_accessor_baseIfLi1ELNS0_6access4modeE1026ELNS2_11placeholderE0EE15getQualifiedPtrEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(32) %7) #11
  %9 = load i64, ptr addrspace(4) %6, align 8, !tbaa !143
  %10 = getelementptr inbounds nuw float, ptr addrspace(3) %8, i64 %9
  %11 = addrspacecast ptr addrspace(3) %10 to ptr addrspace(4)
  ret ptr addrspace(4) %11
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V113group_barrierINS0_5groupILi1EEEEENSt9enable_ifIX10is_group_vIT_EEvE4typeES5_NS0_12memory_scopeE(ptr noundef byval(%"class.sycl::_V1::group") align 8 %0, i32 noundef %1) #2 comdat !srcloc !231 {
  %3 = alloca i32, align 4
  %4 = alloca %"class.sycl::_V1::group", align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  %7 = addrspacecast ptr %0 to ptr addrspace(4)
  store i32 %1, ptr addrspace(4) %5, align 4, !tbaa !232
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %6, ptr addrspace(4) align 8 %7, i64 32, i1 false)
  %8 = load i32, ptr addrspace(4) %5, align 4, !tbaa !232
  %9 = addrspacecast ptr addrspace(4) %6 to ptr
  call spir_func void @_ZN4sycl3_V16detail5spirv14ControlBarrierINS0_5groupILi1EEEEENSt9enable_ifIXsr3ext6oneapi12experimentalE25is_fixed_topology_group_vIT_EEvE4typeES7_NS0_12memory_scopeENS0_12memory_orderE(ptr noundef byval(%"class.sycl::_V1::group") align 8 %9, i32 noundef %8, i32 noundef 5) #11
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZNK4sycl3_V17nd_itemILi1EE9get_groupEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::group") align 8 %0, ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %1) #2 comdat align 2 !srcloc !234 {
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
  store ptr addrspace(4) %1, ptr addrspace(4) %8, align 8, !tbaa !162
  %13 = load ptr addrspace(4), ptr addrspace(4) %8, align 8
  call void @llvm.lifetime.start.p0(ptr %4) #10
  call spir_func void @_ZNK4sycl3_V17nd_itemILi1EE16get_global_rangeEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range") align 8 %9, ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %13) #11
  call void @llvm.lifetime.start.p0(ptr %5) #10
  call spir_func void @_ZNK4sycl3_V17nd_itemILi1EE15get_local_rangeEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range") align 8 %10, ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %13) #11
  call void @llvm.lifetime.start.p0(ptr %6) #10
  call spir_func void @_ZNK4sycl3_V17nd_itemILi1EE15get_group_rangeEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range") align 8 %11, ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %13) #11
  call void @llvm.lifetime.start.p0(ptr %7) #10
  call spir_func void @_ZNK4sycl3_V17nd_itemILi1EE12get_group_idEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id") align 8 %12, ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %13) #11
  call spir_func void @_ZN4sycl3_V16detail7Builder11createGroupILi1EEENS0_5groupIXT_EEERKNS0_5rangeIXT_EEES9_S9_RKNS0_2idIXT_EEE(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::group") align 8 %0, ptr addrspace(4) noundef align 8 dereferenceable(8) %9, ptr addrspace(4) noundef align 8 dereferenceable(8) %10, ptr addrspace(4) noundef align 8 dereferenceable(8) %11, ptr addrspace(4) noundef align 8 dereferenceable(8) %12) #11
  call void @llvm.lifetime.end.p0(ptr %7) #10
  call void @llvm.lifetime.end.p0(ptr %6) #10
  call void @llvm.lifetime.end.p0(ptr %5) #10
  call void @llvm.lifetime.end.p0(ptr %4) #10
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZNK4sycl3_V18accessorIfLi2ELNS0_6access4modeE1025ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEEixILi2EvEEDam(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::detail::accessor_common<float, 2, sycl::_V1::access::mode::write, sycl::_V1::access::target::device, sycl::_V1::access::placeholder::false_t>::AccessorSubscript") align 8 %0, ptr addrspace(4) noundef align 8 dereferenceable_or_null(56) %1, i64 noundef %2) #2 comdat align 2 !srcloc !235 {
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i64, align 8
  %6 = alloca %"class.sycl::_V1::accessor.5", align 8
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  %9 = addrspacecast ptr %6 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %7, align 8, !tbaa !125
  store i64 %2, ptr addrspace(4) %8, align 8, !tbaa !143
  %10 = load ptr addrspace(4), ptr addrspace(4) %7, align 8
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %9, ptr addrspace(4) align 8 %10, i64 56, i1 false)
  %11 = load i64, ptr addrspace(4) %8, align 8, !tbaa !143
  %12 = addrspacecast ptr addrspace(4) %9 to ptr
  call spir_func void @_ZN4sycl3_V16detail15accessor_commonIfLi2ELNS0_6access4modeE1025ELNS3_6targetE2014ELNS3_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE17AccessorSubscriptILi1ENS0_8accessorIfLi2ELS4_1025ELS5_2014ELS6_0ESA_EEEC2ESE_m(ptr addrspace(4) noundef align 8 dereferenceable_or_null(72) %0, ptr noundef byval(%"class.sycl::_V1::accessor.5") align 8 %12, i64 noundef %11) #11
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZNK4sycl3_V17nd_itemILi1EE9get_groupEi(ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %0, i32 noundef %1) #4 comdat align 2 !srcloc !236 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i32, align 4
  %5 = alloca i64, align 8
  %6 = alloca %"class.sycl::_V1::id", align 8
  %7 = alloca i32, align 4
  %8 = addrspacecast ptr %3 to ptr addrspace(4)
  %9 = addrspacecast ptr %4 to ptr addrspace(4)
  %10 = addrspacecast ptr %5 to ptr addrspace(4)
  %11 = addrspacecast ptr %6 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %8, align 8, !tbaa !162
  store i32 %1, ptr addrspace(4) %9, align 4, !tbaa !116
  %12 = load ptr addrspace(4), ptr addrspace(4) %8, align 8
  call void @llvm.lifetime.start.p0(ptr %5) #10
  call void @llvm.lifetime.start.p0(ptr %6) #10
  call spir_func void @_ZNK4sycl3_V17nd_itemILi1EE12get_group_idEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id") align 8 %11, ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %12) #11
  %13 = load i32, ptr addrspace(4) %9, align 4, !tbaa !116
  %14 = call spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V16detail5arrayILi1EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %11, i32 noundef %13) #11
  %15 = load i64, ptr addrspace(4) %14, align 8, !tbaa !143
  call void @llvm.lifetime.end.p0(ptr %6) #10
  store i64 %15, ptr addrspace(4) %10, align 8, !tbaa !143
  %16 = load i64, ptr addrspace(4) %10, align 8, !tbaa !143
  %17 = icmp ule i64 %16, 2147483647
  call void @llvm.assume(i1 %17)
  %18 = load i64, ptr addrspace(4) %10, align 8, !tbaa !143
  call void @llvm.lifetime.end.p0(ptr %5) #10
  ret i64 %18
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef align 4 dereferenceable(4) ptr addrspace(4) @_ZNK4sycl3_V16detail15accessor_commonIfLi2ELNS0_6access4modeE1025ELNS3_6targetE2014ELNS3_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE17AccessorSubscriptILi1ENS0_8accessorIfLi2ELS4_1025ELS5_2014ELS6_0ESA_EEEixILi1EvEERfm(ptr addrspace(4) noundef align 8 dereferenceable_or_null(72) %0, i64 noundef %1) #2 comdat align 2 !srcloc !237 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i64, align 8
  %5 = alloca %"class.sycl::_V1::id.2", align 8
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %6, align 8, !tbaa !238
  store i64 %1, ptr addrspace(4) %7, align 8, !tbaa !143
  %9 = load ptr addrspace(4), ptr addrspace(4) %6, align 8
  %10 = load i64, ptr addrspace(4) %7, align 8, !tbaa !143
  %11 = getelementptr inbounds nuw %"class.sycl::_V1::detail::accessor_common<float, 2, sycl::_V1::access::mode::write, sycl::_V1::access::target::device, sycl::_V1::access::placeholder::false_t>::AccessorSubscript", ptr addrspace(4) %9, i32 0, i32 0
  %12 = call spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V16detail5arrayILi2EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %11, i32 noundef 1) #11
  store i64 %10, ptr addrspace(4) %12, align 8, !tbaa !143
  %13 = getelementptr inbounds nuw %"class.sycl::_V1::detail::accessor_common<float, 2, sycl::_V1::access::mode::write, sycl::_V1::access::target::device, sycl::_V1::access::placeholder::false_t>::AccessorSubscript", ptr addrspace(4) %9, i32 0, i32 1
  %14 = getelementptr inbounds nuw %"class.sycl::_V1::detail::accessor_common<float, 2, sycl::_V1::access::mode::write, sycl::_V1::access::target::device, sycl::_V1::access::placeholder::false_t>::AccessorSubscript", ptr addrspace(4) %9, i32 0, i32 0
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %8, ptr addrspace(4) align 8 %14, i64 16, i1 false)
  %15 = addrspacecast ptr addrspace(4) %8 to ptr
  %16 = call spir_func noundef align 4 dereferenceable(4) ptr addrspace(4) @_ZNK4sycl3_V18accessorIfLi2ELNS0_6access4modeE1025ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEEixILi2EvEERfNS0_2idILi2EEE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(56) %13, ptr noundef byval(%"class.sycl::_V1::id.2") align 8 %15) #11
  ret ptr addrspace(4) %16
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZNK4sycl3_V17nd_itemILi1EE12get_local_idEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id") align 8 %0, ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %1) #2 comdat align 2 !srcloc !240 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %4, align 8, !tbaa !162
  %5 = load ptr addrspace(4), ptr addrspace(4) %4, align 8
  call spir_func void @_ZN7__spirv28initBuiltInLocalInvocationIdILi1EN4sycl3_V12idILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id") align 8 %0) #11
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #7

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv28initBuiltInLocalInvocationIdILi1EN4sycl3_V12idILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id") align 8 %0) #2 comdat !srcloc !241 {
  call spir_func void @_ZN7__spirv35InitSizesSTBuiltInLocalInvocationIdILi1EN4sycl3_V12idILi1EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id") align 8 %0) #11
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv35InitSizesSTBuiltInLocalInvocationIdILi1EN4sycl3_V12idILi1EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id") align 8 %0) #2 comdat align 2 !srcloc !242 {
  %2 = call spir_func noundef i64 @_ZN7__spirv27getBuiltInLocalInvocationIdILi0EEEmv() #11
  call spir_func void @_ZN4sycl3_V12idILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, i64 noundef %2) #11
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZN7__spirv27getBuiltInLocalInvocationIdILi0EEEmv() #2 !srcloc !243 {
  %1 = call spir_func noundef i64 @_Z32__spirv_BuiltInLocalInvocationIdi(i32 noundef 0) #12
  ret i64 %1
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func noundef i64 @_Z32__spirv_BuiltInLocalInvocationIdi(i32 noundef) #8

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZNK4sycl3_V18accessorIfLi1ELNS0_6access4modeE1024ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE14getLinearIndexILi1EEEmNS0_2idIXT_EEE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(32) %0, ptr noundef byval(%"class.sycl::_V1::id") align 8 %1) #2 comdat align 2 !srcloc !244 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i64, align 8
  %5 = alloca %class.anon.17, align 8
  %6 = alloca i32, align 4
  %7 = addrspacecast ptr %3 to ptr addrspace(4)
  %8 = addrspacecast ptr %4 to ptr addrspace(4)
  %9 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %7, align 8, !tbaa !123
  %10 = addrspacecast ptr %1 to ptr addrspace(4)
  %11 = load ptr addrspace(4), ptr addrspace(4) %7, align 8
  call void @llvm.lifetime.start.p0(ptr %4) #10
  store i64 0, ptr addrspace(4) %8, align 8, !tbaa !143
  call void @llvm.lifetime.start.p0(ptr %5) #10
  %12 = getelementptr inbounds nuw %class.anon.17, ptr addrspace(4) %9, i32 0, i32 0
  store ptr addrspace(4) %11, ptr addrspace(4) %12, align 8, !tbaa !245
  %13 = getelementptr inbounds nuw %class.anon.17, ptr addrspace(4) %9, i32 0, i32 1
  store ptr addrspace(4) %8, ptr addrspace(4) %13, align 8, !tbaa !207
  %14 = getelementptr inbounds nuw %class.anon.17, ptr addrspace(4) %9, i32 0, i32 2
  store ptr addrspace(4) %10, ptr addrspace(4) %14, align 8, !tbaa !134
  call spir_func void @_ZN4sycl3_V16detail4loopILm1EZNKS0_8accessorIfLi1ELNS0_6access4modeE1024ELNS4_6targetE2014ELNS4_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE14getLinearIndexILi1EEEmNS0_2idIXT_EEEEUlmE_EEvOT0_(ptr addrspace(4) noundef align 8 dereferenceable(24) %9) #11
  call void @llvm.lifetime.end.p0(ptr %5) #10
  %15 = load i64, ptr addrspace(4) %8, align 8, !tbaa !143
  call void @llvm.lifetime.end.p0(ptr %4) #10
  ret i64 %15
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef ptr addrspace(1) @_ZNK4sycl3_V18accessorIfLi1ELNS0_6access4modeE1024ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE15getQualifiedPtrEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(32) %0) #2 comdat align 2 !srcloc !247 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !123
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = getelementptr inbounds nuw %"class.sycl::_V1::accessor", ptr addrspace(4) %4, i32 0, i32 1
  %6 = load ptr addrspace(1), ptr addrspace(4) %5, align 8, !tbaa !129
  ret ptr addrspace(1) %6
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail4loopILm1EZNKS0_8accessorIfLi1ELNS0_6access4modeE1024ELNS4_6targetE2014ELNS4_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE14getLinearIndexILi1EEEmNS0_2idIXT_EEEEUlmE_EEvOT0_(ptr addrspace(4) noundef align 8 dereferenceable(24) %0) #2 comdat !srcloc !192 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca %"struct.std::integer_sequence", align 1
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %4, align 8, !tbaa !142
  %6 = load ptr addrspace(4), ptr addrspace(4) %4, align 8, !tbaa !142, !align !193
  %7 = addrspacecast ptr addrspace(4) %5 to ptr
  call spir_func void @_ZN4sycl3_V16detail9loop_implIJLm0EEZNKS0_8accessorIfLi1ELNS0_6access4modeE1024ELNS4_6targetE2014ELNS4_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE14getLinearIndexILi1EEEmNS0_2idIXT_EEEEUlmE_EEvSt16integer_sequenceImJXspT_EEEOT0_(ptr noundef byval(%"struct.std::integer_sequence") align 1 %7, ptr addrspace(4) noundef align 8 dereferenceable(24) %6) #11
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail9loop_implIJLm0EEZNKS0_8accessorIfLi1ELNS0_6access4modeE1024ELNS4_6targetE2014ELNS4_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE14getLinearIndexILi1EEEmNS0_2idIXT_EEEEUlmE_EEvSt16integer_sequenceImJXspT_EEEOT0_(ptr noundef byval(%"struct.std::integer_sequence") align 1 %0, ptr addrspace(4) noundef align 8 dereferenceable(24) %1) #2 comdat !srcloc !194 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca %"struct.std::integral_constant", align 1
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  %7 = addrspacecast ptr %0 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %5, align 8, !tbaa !142
  %8 = load ptr addrspace(4), ptr addrspace(4) %5, align 8, !tbaa !142, !align !193
  call void @llvm.lifetime.start.p0(ptr %4) #10
  %9 = call spir_func noundef i64 @_ZNKSt17integral_constantImLm0EEcvmEv(ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %6) #11
  call spir_func void @_ZZNK4sycl3_V18accessorIfLi1ELNS0_6access4modeE1024ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE14getLinearIndexILi1EEEmNS0_2idIXT_EEEENKUlmE_clEm(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %8, i64 noundef %9) #11
  call void @llvm.lifetime.end.p0(ptr %4) #10
  ret void
}

; Function Attrs: convergent inlinehint mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZZNK4sycl3_V18accessorIfLi1ELNS0_6access4modeE1024ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE14getLinearIndexILi1EEEmNS0_2idIXT_EEEENKUlmE_clEm(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %0, i64 noundef %1) #6 comdat align 2 !srcloc !248 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i64, align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !142
  store i64 %1, ptr addrspace(4) %6, align 8, !tbaa !143
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = getelementptr inbounds nuw %class.anon.17, ptr addrspace(4) %7, i32 0, i32 0
  %9 = load ptr addrspace(4), ptr addrspace(4) %8, align 8, !tbaa !245
  %10 = getelementptr inbounds nuw %class.anon.17, ptr addrspace(4) %7, i32 0, i32 1
  %11 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !tbaa !249, !align !193
  %12 = load i64, ptr addrspace(4) %11, align 8, !tbaa !143
  %13 = call spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZNK4sycl3_V18accessorIfLi1ELNS0_6access4modeE1024ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE14getMemoryRangeEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(32) %9) #11
  %14 = load i64, ptr addrspace(4) %6, align 8, !tbaa !143
  %15 = trunc i64 %14 to i32
  %16 = call spir_func noundef i64 @_ZNK4sycl3_V16detail5arrayILi1EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %13, i32 noundef %15) #11
  %17 = mul i64 %12, %16
  %18 = getelementptr inbounds nuw %class.anon.17, ptr addrspace(4) %7, i32 0, i32 2
  %19 = load ptr addrspace(4), ptr addrspace(4) %18, align 8, !tbaa !250, !align !193
  %20 = load i64, ptr addrspace(4) %6, align 8, !tbaa !143
  %21 = trunc i64 %20 to i32
  %22 = call spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V16detail5arrayILi1EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %19, i32 noundef %21) #11
  %23 = load i64, ptr addrspace(4) %22, align 8, !tbaa !143
  %24 = add i64 %17, %23
  %25 = getelementptr inbounds nuw %class.anon.17, ptr addrspace(4) %7, i32 0, i32 1
  %26 = load ptr addrspace(4), ptr addrspace(4) %25, align 8, !tbaa !249, !align !193
  store i64 %24, ptr addrspace(4) %26, align 8, !tbaa !143
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZNK4sycl3_V18accessorIfLi1ELNS0_6access4modeE1024ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE14getMemoryRangeEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(32) %0) #2 comdat align 2 !srcloc !251 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !123
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = getelementptr inbounds nuw %"class.sycl::_V1::accessor", ptr addrspace(4) %4, i32 0, i32 0
  %6 = getelementptr inbounds nuw %"class.sycl::_V1::detail::AccessorImplDevice", ptr addrspace(4) %5, i32 0, i32 2
  ret ptr addrspace(4) %6
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZNK4sycl3_V17nd_itemILi1EE13get_global_idEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id") align 8 %0, ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %1) #2 comdat align 2 !srcloc !252 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %4, align 8, !tbaa !162
  %5 = load ptr addrspace(4), ptr addrspace(4) %4, align 8
  call spir_func void @_ZN7__spirv29initBuiltInGlobalInvocationIdILi1EN4sycl3_V12idILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id") align 8 %0) #11
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv29initBuiltInGlobalInvocationIdILi1EN4sycl3_V12idILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id") align 8 %0) #2 comdat !srcloc !253 {
  call spir_func void @_ZN7__spirv36InitSizesSTBuiltInGlobalInvocationIdILi1EN4sycl3_V12idILi1EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id") align 8 %0) #11
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv36InitSizesSTBuiltInGlobalInvocationIdILi1EN4sycl3_V12idILi1EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id") align 8 %0) #2 comdat align 2 !srcloc !254 {
  %2 = call spir_func noundef i64 @_ZN7__spirv28getBuiltInGlobalInvocationIdILi0EEEmv() #11
  call spir_func void @_ZN4sycl3_V12idILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, i64 noundef %2) #11
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZN7__spirv28getBuiltInGlobalInvocationIdILi0EEEmv() #2 !srcloc !255 {
  %1 = call spir_func noundef i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 noundef 0) #12
  ret i64 %1
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func noundef i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 noundef) #8

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef ptr addrspace(3) @_ZNK4sycl3_V119local_accessor_baseIfLi1ELNS0_6access4modeE1026ELNS2_11placeholderE0EE15getQualifiedPtrEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(32) %0) #2 comdat align 2 !srcloc !256 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !166
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = getelementptr inbounds nuw %"class.sycl::_V1::local_accessor_base", ptr addrspace(4) %4, i32 0, i32 1
  %6 = load ptr addrspace(3), ptr addrspace(4) %5, align 8, !tbaa !189
  ret ptr addrspace(3) %6
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail5spirv14ControlBarrierINS0_5groupILi1EEEEENSt9enable_ifIXsr3ext6oneapi12experimentalE25is_fixed_topology_group_vIT_EEvE4typeES7_NS0_12memory_scopeENS0_12memory_orderE(ptr noundef byval(%"class.sycl::_V1::group") align 8 %0, i32 noundef %1, i32 noundef %2) #2 comdat !srcloc !257 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  %7 = addrspacecast ptr %5 to ptr addrspace(4)
  %8 = addrspacecast ptr %0 to ptr addrspace(4)
  store i32 %1, ptr addrspace(4) %6, align 4, !tbaa !232
  store i32 %2, ptr addrspace(4) %7, align 4, !tbaa !258
  %9 = load i32, ptr addrspace(4) %6, align 4, !tbaa !232
  %10 = call spir_func noundef i32 @_ZN4sycl3_V16detail5spirvL8getScopeENS0_12memory_scopeE(i32 noundef %9) #11
  %11 = load i32, ptr addrspace(4) %7, align 4, !tbaa !258
  %12 = call spir_func noundef i32 @_ZN4sycl3_V16detail5spirvL22getMemorySemanticsMaskINS0_12memory_orderEEENSt9enable_ifIXsr3std7is_sameIT_S4_EE5valueEN5__spv19MemorySemanticsMask4FlagEE4typeES6_(i32 noundef %11) #11
  %13 = or i32 %12, 128
  %14 = or i32 %13, 256
  %15 = or i32 %14, 512
  call spir_func void @_Z22__spirv_ControlBarrieriii(i32 noundef 2, i32 noundef %10, i32 noundef %15) #11
  ret void
}

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z22__spirv_ControlBarrieriii(i32 noundef, i32 noundef, i32 noundef) #9

; Function Attrs: convergent mustprogress norecurse nounwind
define internal spir_func noundef i32 @_ZN4sycl3_V16detail5spirvL8getScopeENS0_12memory_scopeE(i32 noundef %0) #2 !srcloc !260 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = addrspacecast ptr %3 to ptr addrspace(4)
  store i32 %0, ptr addrspace(4) %4, align 4, !tbaa !232
  %5 = load i32, ptr addrspace(4) %4, align 4, !tbaa !232
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
define internal spir_func noundef i32 @_ZN4sycl3_V16detail5spirvL22getMemorySemanticsMaskINS0_12memory_orderEEENSt9enable_ifIXsr3std7is_sameIT_S4_EE5valueEN5__spv19MemorySemanticsMask4FlagEE4typeES6_(i32 noundef %0) #2 !srcloc !261 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = addrspacecast ptr %2 to ptr addrspace(4)
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  store i32 %0, ptr addrspace(4) %5, align 4, !tbaa !258
  call void @llvm.lifetime.start.p0(ptr %3) #10
  store i32 0, ptr addrspace(4) %6, align 4, !tbaa !262
  %7 = load i32, ptr addrspace(4) %5, align 4, !tbaa !258
  switch i32 %7, label %13 [
    i32 0, label %8
    i32 2, label %9
    i32 1, label %9
    i32 3, label %10
    i32 4, label %11
    i32 5, label %12
  ]

8:                                                ; preds = %1
  store i32 0, ptr addrspace(4) %6, align 4, !tbaa !262
  br label %13

9:                                                ; preds = %1, %1
  store i32 2, ptr addrspace(4) %6, align 4, !tbaa !262
  br label %13

10:                                               ; preds = %1
  store i32 4, ptr addrspace(4) %6, align 4, !tbaa !262
  br label %13

11:                                               ; preds = %1
  store i32 8, ptr addrspace(4) %6, align 4, !tbaa !262
  br label %13

12:                                               ; preds = %1
  store i32 16, ptr addrspace(4) %6, align 4, !tbaa !262
  br label %13

13:                                               ; preds = %12, %11, %10, %9, %8, %1
  %14 = load i32, ptr addrspace(4) %6, align 4, !tbaa !262
  %15 = or i32 %14, 128
  %16 = or i32 %15, 256
  %17 = or i32 %16, 512
  call void @llvm.lifetime.end.p0(ptr %3) #10
  ret i32 %17
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail7Builder11createGroupILi1EEENS0_5groupIXT_EEERKNS0_5rangeIXT_EEES9_S9_RKNS0_2idIXT_EEE(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::group") align 8 %0, ptr addrspace(4) noundef align 8 dereferenceable(8) %1, ptr addrspace(4) noundef align 8 dereferenceable(8) %2, ptr addrspace(4) noundef align 8 dereferenceable(8) %3, ptr addrspace(4) noundef align 8 dereferenceable(8) %4) #2 comdat align 2 !srcloc !264 {
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
  store ptr addrspace(4) %1, ptr addrspace(4) %11, align 8, !tbaa !135
  store ptr addrspace(4) %2, ptr addrspace(4) %12, align 8, !tbaa !135
  store ptr addrspace(4) %3, ptr addrspace(4) %13, align 8, !tbaa !135
  store ptr addrspace(4) %4, ptr addrspace(4) %14, align 8, !tbaa !134
  %16 = load ptr addrspace(4), ptr addrspace(4) %11, align 8, !tbaa !135, !align !193
  %17 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !tbaa !135, !align !193
  %18 = load ptr addrspace(4), ptr addrspace(4) %13, align 8, !tbaa !135, !align !193
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %15, ptr addrspace(4) align 8 %18, i64 8, i1 false)
  %19 = load ptr addrspace(4), ptr addrspace(4) %14, align 8, !tbaa !134, !align !193
  %20 = addrspacecast ptr addrspace(4) %15 to ptr
  call spir_func void @_ZN4sycl3_V15groupILi1EEC2ERKNS0_5rangeILi1EEES6_S4_RKNS0_2idILi1EEE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(32) %0, ptr addrspace(4) noundef align 8 dereferenceable(8) %16, ptr addrspace(4) noundef align 8 dereferenceable(8) %17, ptr noundef byval(%"class.sycl::_V1::range") align 8 %20, ptr addrspace(4) noundef align 8 dereferenceable(8) %19) #11
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZNK4sycl3_V17nd_itemILi1EE16get_global_rangeEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::range") align 8 %0, ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %1) #2 comdat align 2 !srcloc !265 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %4, align 8, !tbaa !162
  %5 = load ptr addrspace(4), ptr addrspace(4) %4, align 8
  call spir_func void @_ZN7__spirv21initBuiltInGlobalSizeILi1EN4sycl3_V15rangeILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range") align 8 %0) #11
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZNK4sycl3_V17nd_itemILi1EE15get_local_rangeEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::range") align 8 %0, ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %1) #2 comdat align 2 !srcloc !266 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %4, align 8, !tbaa !162
  %5 = load ptr addrspace(4), ptr addrspace(4) %4, align 8
  call spir_func void @_ZN7__spirv24initBuiltInWorkgroupSizeILi1EN4sycl3_V15rangeILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range") align 8 %0) #11
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZNK4sycl3_V17nd_itemILi1EE15get_group_rangeEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::range") align 8 %0, ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %1) #2 comdat align 2 !srcloc !267 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %4, align 8, !tbaa !162
  %5 = load ptr addrspace(4), ptr addrspace(4) %4, align 8
  call spir_func void @_ZN7__spirv24initBuiltInNumWorkgroupsILi1EN4sycl3_V15rangeILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range") align 8 %0) #11
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZNK4sycl3_V17nd_itemILi1EE12get_group_idEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id") align 8 %0, ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %1) #2 comdat align 2 !srcloc !268 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %4, align 8, !tbaa !162
  %5 = load ptr addrspace(4), ptr addrspace(4) %4, align 8
  call spir_func void @_ZN7__spirv22initBuiltInWorkgroupIdILi1EN4sycl3_V12idILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id") align 8 %0) #11
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V15groupILi1EEC2ERKNS0_5rangeILi1EEES6_S4_RKNS0_2idILi1EEE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(32) %0, ptr addrspace(4) noundef align 8 dereferenceable(8) %1, ptr addrspace(4) noundef align 8 dereferenceable(8) %2, ptr noundef byval(%"class.sycl::_V1::range") align 8 %3, ptr addrspace(4) noundef align 8 dereferenceable(8) %4) unnamed_addr #2 comdat align 2 !srcloc !269 {
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = alloca ptr addrspace(4), align 8
  %9 = alloca ptr addrspace(4), align 8
  %10 = addrspacecast ptr %6 to ptr addrspace(4)
  %11 = addrspacecast ptr %7 to ptr addrspace(4)
  %12 = addrspacecast ptr %8 to ptr addrspace(4)
  %13 = addrspacecast ptr %9 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %10, align 8, !tbaa !270
  store ptr addrspace(4) %1, ptr addrspace(4) %11, align 8, !tbaa !135
  store ptr addrspace(4) %2, ptr addrspace(4) %12, align 8, !tbaa !135
  %14 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %4, ptr addrspace(4) %13, align 8, !tbaa !134
  %15 = load ptr addrspace(4), ptr addrspace(4) %10, align 8
  %16 = getelementptr inbounds nuw %"class.sycl::_V1::group", ptr addrspace(4) %15, i32 0, i32 0
  %17 = load ptr addrspace(4), ptr addrspace(4) %11, align 8, !tbaa !135, !align !193
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %16, ptr addrspace(4) align 8 %17, i64 8, i1 false)
  %18 = getelementptr inbounds nuw %"class.sycl::_V1::group", ptr addrspace(4) %15, i32 0, i32 1
  %19 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !tbaa !135, !align !193
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %18, ptr addrspace(4) align 8 %19, i64 8, i1 false)
  %20 = getelementptr inbounds nuw %"class.sycl::_V1::group", ptr addrspace(4) %15, i32 0, i32 2
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %20, ptr addrspace(4) align 8 %14, i64 8, i1 false)
  %21 = getelementptr inbounds nuw %"class.sycl::_V1::group", ptr addrspace(4) %15, i32 0, i32 3
  %22 = load ptr addrspace(4), ptr addrspace(4) %13, align 8, !tbaa !134, !align !193
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %21, ptr addrspace(4) align 8 %22, i64 8, i1 false)
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv21initBuiltInGlobalSizeILi1EN4sycl3_V15rangeILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::range") align 8 %0) #2 comdat !srcloc !272 {
  call spir_func void @_ZN7__spirv28InitSizesSTBuiltInGlobalSizeILi1EN4sycl3_V15rangeILi1EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range") align 8 %0) #11
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv28InitSizesSTBuiltInGlobalSizeILi1EN4sycl3_V15rangeILi1EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::range") align 8 %0) #2 comdat align 2 !srcloc !273 {
  %2 = call spir_func noundef i64 @_ZN7__spirv20getBuiltInGlobalSizeILi0EEEmv() #11
  call spir_func void @_ZN4sycl3_V15rangeILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, i64 noundef %2) #11
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZN7__spirv20getBuiltInGlobalSizeILi0EEEmv() #2 !srcloc !274 {
  %1 = call spir_func noundef i64 @_Z25__spirv_BuiltInGlobalSizei(i32 noundef 0) #12
  ret i64 %1
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func noundef i64 @_Z25__spirv_BuiltInGlobalSizei(i32 noundef) #8

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv24initBuiltInWorkgroupSizeILi1EN4sycl3_V15rangeILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::range") align 8 %0) #2 comdat !srcloc !275 {
  call spir_func void @_ZN7__spirv31InitSizesSTBuiltInWorkgroupSizeILi1EN4sycl3_V15rangeILi1EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range") align 8 %0) #11
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv31InitSizesSTBuiltInWorkgroupSizeILi1EN4sycl3_V15rangeILi1EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::range") align 8 %0) #2 comdat align 2 !srcloc !276 {
  %2 = call spir_func noundef i64 @_ZN7__spirv23getBuiltInWorkgroupSizeILi0EEEmv() #11
  call spir_func void @_ZN4sycl3_V15rangeILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, i64 noundef %2) #11
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZN7__spirv23getBuiltInWorkgroupSizeILi0EEEmv() #2 !srcloc !277 {
  %1 = call spir_func noundef i64 @_Z28__spirv_BuiltInWorkgroupSizei(i32 noundef 0) #12
  ret i64 %1
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func noundef i64 @_Z28__spirv_BuiltInWorkgroupSizei(i32 noundef) #8

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv24initBuiltInNumWorkgroupsILi1EN4sycl3_V15rangeILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::range") align 8 %0) #2 comdat !srcloc !278 {
  call spir_func void @_ZN7__spirv31InitSizesSTBuiltInNumWorkgroupsILi1EN4sycl3_V15rangeILi1EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range") align 8 %0) #11
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv31InitSizesSTBuiltInNumWorkgroupsILi1EN4sycl3_V15rangeILi1EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::range") align 8 %0) #2 comdat align 2 !srcloc !279 {
  %2 = call spir_func noundef i64 @_ZN7__spirv23getBuiltInNumWorkgroupsILi0EEEmv() #11
  call spir_func void @_ZN4sycl3_V15rangeILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, i64 noundef %2) #11
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZN7__spirv23getBuiltInNumWorkgroupsILi0EEEmv() #2 !srcloc !280 {
  %1 = call spir_func noundef i64 @_Z28__spirv_BuiltInNumWorkgroupsi(i32 noundef 0) #12
  ret i64 %1
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func noundef i64 @_Z28__spirv_BuiltInNumWorkgroupsi(i32 noundef) #8

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv22initBuiltInWorkgroupIdILi1EN4sycl3_V12idILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id") align 8 %0) #2 comdat !srcloc !281 {
  call spir_func void @_ZN7__spirv29InitSizesSTBuiltInWorkgroupIdILi1EN4sycl3_V12idILi1EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id") align 8 %0) #11
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv29InitSizesSTBuiltInWorkgroupIdILi1EN4sycl3_V12idILi1EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id") align 8 %0) #2 comdat align 2 !srcloc !282 {
  %2 = call spir_func noundef i64 @_ZN7__spirv21getBuiltInWorkgroupIdILi0EEEmv() #11
  call spir_func void @_ZN4sycl3_V12idILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, i64 noundef %2) #11
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZN7__spirv21getBuiltInWorkgroupIdILi0EEEmv() #2 !srcloc !283 {
  %1 = call spir_func noundef i64 @_Z26__spirv_BuiltInWorkgroupIdi(i32 noundef 0) #12
  ret i64 %1
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func noundef i64 @_Z26__spirv_BuiltInWorkgroupIdi(i32 noundef) #8

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail15accessor_commonIfLi2ELNS0_6access4modeE1025ELNS3_6targetE2014ELNS3_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE17AccessorSubscriptILi1ENS0_8accessorIfLi2ELS4_1025ELS5_2014ELS6_0ESA_EEEC2ESE_m(ptr addrspace(4) noundef align 8 dereferenceable_or_null(72) %0, ptr noundef byval(%"class.sycl::_V1::accessor.5") align 8 %1, i64 noundef %2) unnamed_addr #2 comdat align 2 !srcloc !284 {
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i64, align 8
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  %7 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %6, align 8, !tbaa !238
  %8 = addrspacecast ptr %1 to ptr addrspace(4)
  store i64 %2, ptr addrspace(4) %7, align 8, !tbaa !143
  %9 = load ptr addrspace(4), ptr addrspace(4) %6, align 8
  %10 = getelementptr inbounds nuw %"class.sycl::_V1::detail::accessor_common<float, 2, sycl::_V1::access::mode::write, sycl::_V1::access::target::device, sycl::_V1::access::placeholder::false_t>::AccessorSubscript", ptr addrspace(4) %9, i32 0, i32 0
  call spir_func void @_ZN4sycl3_V12idILi2EEC2Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %10) #11
  %11 = getelementptr inbounds nuw %"class.sycl::_V1::detail::accessor_common<float, 2, sycl::_V1::access::mode::write, sycl::_V1::access::target::device, sycl::_V1::access::placeholder::false_t>::AccessorSubscript", ptr addrspace(4) %9, i32 0, i32 1
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %11, ptr addrspace(4) align 8 %8, i64 56, i1 false)
  %12 = load i64, ptr addrspace(4) %7, align 8, !tbaa !143
  %13 = getelementptr inbounds nuw %"class.sycl::_V1::detail::accessor_common<float, 2, sycl::_V1::access::mode::write, sycl::_V1::access::target::device, sycl::_V1::access::placeholder::false_t>::AccessorSubscript", ptr addrspace(4) %9, i32 0, i32 0
  %14 = call spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V16detail5arrayILi2EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %13, i32 noundef 0) #11
  store i64 %12, ptr addrspace(4) %14, align 8, !tbaa !143
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef align 4 dereferenceable(4) ptr addrspace(4) @_ZNK4sycl3_V18accessorIfLi2ELNS0_6access4modeE1025ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEEixILi2EvEERfNS0_2idILi2EEE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(56) %0, ptr noundef byval(%"class.sycl::_V1::id.2") align 8 %1) #2 comdat align 2 !srcloc !227 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i64, align 8
  %5 = alloca %"class.sycl::_V1::id.2", align 8
  %6 = alloca i32, align 4
  %7 = addrspacecast ptr %3 to ptr addrspace(4)
  %8 = addrspacecast ptr %4 to ptr addrspace(4)
  %9 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %7, align 8, !tbaa !125
  %10 = addrspacecast ptr %1 to ptr addrspace(4)
  %11 = load ptr addrspace(4), ptr addrspace(4) %7, align 8
  call void @llvm.lifetime.start.p0(ptr %4) #10
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %9, ptr addrspace(4) align 8 %10, i64 16, i1 false)
  %12 = addrspacecast ptr addrspace(4) %9 to ptr
  %13 = call spir_func noundef i64 @_ZNK4sycl3_V18accessorIfLi2ELNS0_6access4modeE1025ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE14getLinearIndexILi2EEEmNS0_2idIXT_EEE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(56) %11, ptr noundef byval(%"class.sycl::_V1::id.2") align 8 %12) #11
  store i64 %13, ptr addrspace(4) %8, align 8, !tbaa !143
  %14 = call spir_func noundef ptr addrspace(1) @_ZNK4sycl3_V18accessorIfLi2ELNS0_6access4modeE1025ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE15getQualifiedPtrEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(56) %11) #11
  %15 = load i64, ptr addrspace(4) %8, align 8, !tbaa !143
  %16 = getelementptr inbounds nuw float, ptr addrspace(1) %14, i64 %15
  %17 = addrspacecast ptr addrspace(1) %16 to ptr addrspace(4)
  call void @llvm.lifetime.end.p0(ptr %4) #10
  ret ptr addrspace(4) %17
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZNK4sycl3_V18accessorIfLi2ELNS0_6access4modeE1025ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE14getLinearIndexILi2EEEmNS0_2idIXT_EEE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(56) %0, ptr noundef byval(%"class.sycl::_V1::id.2") align 8 %1) #2 comdat align 2 !srcloc !244 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i64, align 8
  %5 = alloca %class.anon.18, align 8
  %6 = alloca i32, align 4
  %7 = addrspacecast ptr %3 to ptr addrspace(4)
  %8 = addrspacecast ptr %4 to ptr addrspace(4)
  %9 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %7, align 8, !tbaa !125
  %10 = addrspacecast ptr %1 to ptr addrspace(4)
  %11 = load ptr addrspace(4), ptr addrspace(4) %7, align 8
  call void @llvm.lifetime.start.p0(ptr %4) #10
  store i64 0, ptr addrspace(4) %8, align 8, !tbaa !143
  call void @llvm.lifetime.start.p0(ptr %5) #10
  %12 = getelementptr inbounds nuw %class.anon.18, ptr addrspace(4) %9, i32 0, i32 0
  store ptr addrspace(4) %11, ptr addrspace(4) %12, align 8, !tbaa !285
  %13 = getelementptr inbounds nuw %class.anon.18, ptr addrspace(4) %9, i32 0, i32 1
  store ptr addrspace(4) %8, ptr addrspace(4) %13, align 8, !tbaa !207
  %14 = getelementptr inbounds nuw %class.anon.18, ptr addrspace(4) %9, i32 0, i32 2
  store ptr addrspace(4) %10, ptr addrspace(4) %14, align 8, !tbaa !140
  call spir_func void @_ZN4sycl3_V16detail4loopILm2EZNKS0_8accessorIfLi2ELNS0_6access4modeE1025ELNS4_6targetE2014ELNS4_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE14getLinearIndexILi2EEEmNS0_2idIXT_EEEEUlmE_EEvOT0_(ptr addrspace(4) noundef align 8 dereferenceable(24) %9) #11
  call void @llvm.lifetime.end.p0(ptr %5) #10
  %15 = load i64, ptr addrspace(4) %8, align 8, !tbaa !143
  call void @llvm.lifetime.end.p0(ptr %4) #10
  ret i64 %15
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef ptr addrspace(1) @_ZNK4sycl3_V18accessorIfLi2ELNS0_6access4modeE1025ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE15getQualifiedPtrEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(56) %0) #2 comdat align 2 !srcloc !247 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !125
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = getelementptr inbounds nuw %"class.sycl::_V1::accessor.5", ptr addrspace(4) %4, i32 0, i32 1
  %6 = load ptr addrspace(1), ptr addrspace(4) %5, align 8, !tbaa !129
  ret ptr addrspace(1) %6
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail4loopILm2EZNKS0_8accessorIfLi2ELNS0_6access4modeE1025ELNS4_6targetE2014ELNS4_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE14getLinearIndexILi2EEEmNS0_2idIXT_EEEEUlmE_EEvOT0_(ptr addrspace(4) noundef align 8 dereferenceable(24) %0) #2 comdat !srcloc !192 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca %"struct.std::integer_sequence.14", align 1
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %4, align 8, !tbaa !142
  %6 = load ptr addrspace(4), ptr addrspace(4) %4, align 8, !tbaa !142, !align !193
  %7 = addrspacecast ptr addrspace(4) %5 to ptr
  call spir_func void @_ZN4sycl3_V16detail9loop_implIJLm0ELm1EEZNKS0_8accessorIfLi2ELNS0_6access4modeE1025ELNS4_6targetE2014ELNS4_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE14getLinearIndexILi2EEEmNS0_2idIXT_EEEEUlmE_EEvSt16integer_sequenceImJXspT_EEEOT0_(ptr noundef byval(%"struct.std::integer_sequence.14") align 1 %7, ptr addrspace(4) noundef align 8 dereferenceable(24) %6) #11
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail9loop_implIJLm0ELm1EEZNKS0_8accessorIfLi2ELNS0_6access4modeE1025ELNS4_6targetE2014ELNS4_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE14getLinearIndexILi2EEEmNS0_2idIXT_EEEEUlmE_EEvSt16integer_sequenceImJXspT_EEEOT0_(ptr noundef byval(%"struct.std::integer_sequence.14") align 1 %0, ptr addrspace(4) noundef align 8 dereferenceable(24) %1) #2 comdat !srcloc !194 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca %"struct.std::integral_constant", align 1
  %5 = alloca %"struct.std::integral_constant.15", align 1
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  %9 = addrspacecast ptr %0 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %6, align 8, !tbaa !142
  %10 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !tbaa !142, !align !193
  call void @llvm.lifetime.start.p0(ptr %4) #10
  %11 = call spir_func noundef i64 @_ZNKSt17integral_constantImLm0EEcvmEv(ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %7) #11
  call spir_func void @_ZZNK4sycl3_V18accessorIfLi2ELNS0_6access4modeE1025ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE14getLinearIndexILi2EEEmNS0_2idIXT_EEEENKUlmE_clEm(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %10, i64 noundef %11) #11
  %12 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !tbaa !142, !align !193
  call void @llvm.lifetime.start.p0(ptr %5) #10
  %13 = call spir_func noundef i64 @_ZNKSt17integral_constantImLm1EEcvmEv(ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %8) #11
  call spir_func void @_ZZNK4sycl3_V18accessorIfLi2ELNS0_6access4modeE1025ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE14getLinearIndexILi2EEEmNS0_2idIXT_EEEENKUlmE_clEm(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %12, i64 noundef %13) #11
  call void @llvm.lifetime.end.p0(ptr %5) #10
  call void @llvm.lifetime.end.p0(ptr %4) #10
  ret void
}

; Function Attrs: convergent inlinehint mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZZNK4sycl3_V18accessorIfLi2ELNS0_6access4modeE1025ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE14getLinearIndexILi2EEEmNS0_2idIXT_EEEENKUlmE_clEm(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %0, i64 noundef %1) #6 comdat align 2 !srcloc !248 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i64, align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !142
  store i64 %1, ptr addrspace(4) %6, align 8, !tbaa !143
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = getelementptr inbounds nuw %class.anon.18, ptr addrspace(4) %7, i32 0, i32 0
  %9 = load ptr addrspace(4), ptr addrspace(4) %8, align 8, !tbaa !285
  %10 = getelementptr inbounds nuw %class.anon.18, ptr addrspace(4) %7, i32 0, i32 1
  %11 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !tbaa !287, !align !193
  %12 = load i64, ptr addrspace(4) %11, align 8, !tbaa !143
  %13 = call spir_func noundef align 8 dereferenceable(16) ptr addrspace(4) @_ZNK4sycl3_V18accessorIfLi2ELNS0_6access4modeE1025ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE14getMemoryRangeEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(56) %9) #11
  %14 = load i64, ptr addrspace(4) %6, align 8, !tbaa !143
  %15 = trunc i64 %14 to i32
  %16 = call spir_func noundef i64 @_ZNK4sycl3_V16detail5arrayILi2EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %13, i32 noundef %15) #11
  %17 = mul i64 %12, %16
  %18 = getelementptr inbounds nuw %class.anon.18, ptr addrspace(4) %7, i32 0, i32 2
  %19 = load ptr addrspace(4), ptr addrspace(4) %18, align 8, !tbaa !288, !align !193
  %20 = load i64, ptr addrspace(4) %6, align 8, !tbaa !143
  %21 = trunc i64 %20 to i32
  %22 = call spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V16detail5arrayILi2EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %19, i32 noundef %21) #11
  %23 = load i64, ptr addrspace(4) %22, align 8, !tbaa !143
  %24 = add i64 %17, %23
  %25 = getelementptr inbounds nuw %class.anon.18, ptr addrspace(4) %7, i32 0, i32 1
  %26 = load ptr addrspace(4), ptr addrspace(4) %25, align 8, !tbaa !287, !align !193
  store i64 %24, ptr addrspace(4) %26, align 8, !tbaa !143
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef align 8 dereferenceable(16) ptr addrspace(4) @_ZNK4sycl3_V18accessorIfLi2ELNS0_6access4modeE1025ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE14getMemoryRangeEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(56) %0) #2 comdat align 2 !srcloc !251 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !125
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = getelementptr inbounds nuw %"class.sycl::_V1::accessor.5", ptr addrspace(4) %4, i32 0, i32 0
  %6 = getelementptr inbounds nuw %"class.sycl::_V1::detail::AccessorImplDevice.8", ptr addrspace(4) %5, i32 0, i32 2
  ret ptr addrspace(4) %6
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv23initBuiltInGlobalOffsetILi1EN4sycl3_V12idILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id") align 8 %0) #2 comdat !srcloc !289 {
  call spir_func void @_ZN7__spirv30InitSizesSTBuiltInGlobalOffsetILi1EN4sycl3_V12idILi1EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id") align 8 %0) #11
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail7Builder10createItemILi1ELb1EEENSt9enable_ifIXT0_ENS0_4itemIXT_EXT0_EEEE4typeERKNS0_5rangeIXT_EEERKNS0_2idIXT_EEESG_(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::item") align 8 %0, ptr addrspace(4) noundef align 8 dereferenceable(8) %1, ptr addrspace(4) noundef align 8 dereferenceable(8) %2, ptr addrspace(4) noundef align 8 dereferenceable(8) %3) #2 comdat align 2 !srcloc !290 {
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  %9 = addrspacecast ptr %6 to ptr addrspace(4)
  %10 = addrspacecast ptr %7 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %8, align 8, !tbaa !135
  store ptr addrspace(4) %2, ptr addrspace(4) %9, align 8, !tbaa !134
  store ptr addrspace(4) %3, ptr addrspace(4) %10, align 8, !tbaa !134
  %11 = load ptr addrspace(4), ptr addrspace(4) %8, align 8, !tbaa !135, !align !193
  %12 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !tbaa !134, !align !193
  %13 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !tbaa !134, !align !193
  call spir_func void @_ZN4sycl3_V14itemILi1ELb1EEC2ILb1EEERNSt9enable_ifIXT_EKNS0_5rangeILi1EEEE4typeERKNS0_2idILi1EEESE_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %0, ptr addrspace(4) noundef align 8 dereferenceable(8) %11, ptr addrspace(4) noundef align 8 dereferenceable(8) %12, ptr addrspace(4) noundef align 8 dereferenceable(8) %13) #11
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail7Builder10createItemILi1ELb0EEENSt9enable_ifIXntT0_ENS0_4itemIXT_EXT0_EEEE4typeERKNS0_5rangeIXT_EEERKNS0_2idIXT_EEE(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::item.19") align 8 %0, ptr addrspace(4) noundef align 8 dereferenceable(8) %1, ptr addrspace(4) noundef align 8 dereferenceable(8) %2) #2 comdat align 2 !srcloc !291 {
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  %7 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %6, align 8, !tbaa !135
  store ptr addrspace(4) %2, ptr addrspace(4) %7, align 8, !tbaa !134
  %8 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !tbaa !135, !align !193
  %9 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !tbaa !134, !align !193
  call spir_func void @_ZN4sycl3_V14itemILi1ELb0EEC2ILb0EEERNSt9enable_ifIXntT_EKNS0_5rangeILi1EEEE4typeERKNS0_2idILi1EEE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0, ptr addrspace(4) noundef align 8 dereferenceable(8) %8, ptr addrspace(4) noundef align 8 dereferenceable(8) %9) #11
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail7Builder12createNDItemILi1EEENS0_7nd_itemIXT_EEERKNS0_4itemIXT_ELb1EEERKNS6_IXT_ELb0EEERKNS0_5groupIXT_EEE(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::nd_item") align 1 %0, ptr addrspace(4) noundef align 8 dereferenceable(24) %1, ptr addrspace(4) noundef align 8 dereferenceable(16) %2, ptr addrspace(4) noundef align 8 dereferenceable(32) %3) #2 comdat align 2 !srcloc !292 {
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  %9 = addrspacecast ptr %6 to ptr addrspace(4)
  %10 = addrspacecast ptr %7 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %8, align 8, !tbaa !293
  store ptr addrspace(4) %2, ptr addrspace(4) %9, align 8, !tbaa !295
  store ptr addrspace(4) %3, ptr addrspace(4) %10, align 8, !tbaa !270
  %11 = load ptr addrspace(4), ptr addrspace(4) %8, align 8, !tbaa !293, !align !193
  %12 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !tbaa !295, !align !193
  %13 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !tbaa !270, !align !193
  call spir_func void @_ZN4sycl3_V17nd_itemILi1EEC2ERKNS0_4itemILi1ELb1EEERKNS3_ILi1ELb0EEERKNS0_5groupILi1EEE(ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %0, ptr addrspace(4) noundef align 8 dereferenceable(24) %11, ptr addrspace(4) noundef align 8 dereferenceable(16) %12, ptr addrspace(4) noundef align 8 dereferenceable(32) %13) #11
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv30InitSizesSTBuiltInGlobalOffsetILi1EN4sycl3_V12idILi1EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id") align 8 %0) #2 comdat align 2 !srcloc !297 {
  %2 = call spir_func noundef i64 @_ZN7__spirv22getBuiltInGlobalOffsetILi0EEEmv() #11
  call spir_func void @_ZN4sycl3_V12idILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, i64 noundef %2) #11
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZN7__spirv22getBuiltInGlobalOffsetILi0EEEmv() #2 !srcloc !298 {
  %1 = call spir_func noundef i64 @_Z27__spirv_BuiltInGlobalOffseti(i32 noundef 0) #12
  ret i64 %1
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func noundef i64 @_Z27__spirv_BuiltInGlobalOffseti(i32 noundef) #8

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V14itemILi1ELb1EEC2ILb1EEERNSt9enable_ifIXT_EKNS0_5rangeILi1EEEE4typeERKNS0_2idILi1EEESE_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %0, ptr addrspace(4) noundef align 8 dereferenceable(8) %1, ptr addrspace(4) noundef align 8 dereferenceable(8) %2, ptr addrspace(4) noundef align 8 dereferenceable(8) %3) unnamed_addr #2 comdat align 2 !srcloc !299 {
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = alloca ptr addrspace(4), align 8
  %9 = addrspacecast ptr %5 to ptr addrspace(4)
  %10 = addrspacecast ptr %6 to ptr addrspace(4)
  %11 = addrspacecast ptr %7 to ptr addrspace(4)
  %12 = addrspacecast ptr %8 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %9, align 8, !tbaa !293
  store ptr addrspace(4) %1, ptr addrspace(4) %10, align 8, !tbaa !135
  store ptr addrspace(4) %2, ptr addrspace(4) %11, align 8, !tbaa !134
  store ptr addrspace(4) %3, ptr addrspace(4) %12, align 8, !tbaa !134
  %13 = load ptr addrspace(4), ptr addrspace(4) %9, align 8
  %14 = getelementptr inbounds nuw %"class.sycl::_V1::item", ptr addrspace(4) %13, i32 0, i32 0
  %15 = getelementptr inbounds nuw %"struct.sycl::_V1::detail::ItemBase", ptr addrspace(4) %14, i32 0, i32 0
  %16 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !tbaa !135, !align !193
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %15, ptr addrspace(4) align 8 %16, i64 8, i1 false)
  %17 = getelementptr inbounds nuw %"struct.sycl::_V1::detail::ItemBase", ptr addrspace(4) %14, i32 0, i32 1
  %18 = load ptr addrspace(4), ptr addrspace(4) %11, align 8, !tbaa !134, !align !193
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %17, ptr addrspace(4) align 8 %18, i64 8, i1 false)
  %19 = getelementptr inbounds nuw %"struct.sycl::_V1::detail::ItemBase", ptr addrspace(4) %14, i32 0, i32 2
  %20 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !tbaa !134, !align !193
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %19, ptr addrspace(4) align 8 %20, i64 8, i1 false)
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V14itemILi1ELb0EEC2ILb0EEERNSt9enable_ifIXntT_EKNS0_5rangeILi1EEEE4typeERKNS0_2idILi1EEE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0, ptr addrspace(4) noundef align 8 dereferenceable(8) %1, ptr addrspace(4) noundef align 8 dereferenceable(8) %2) unnamed_addr #2 comdat align 2 !srcloc !300 {
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  %9 = addrspacecast ptr %6 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %7, align 8, !tbaa !295
  store ptr addrspace(4) %1, ptr addrspace(4) %8, align 8, !tbaa !135
  store ptr addrspace(4) %2, ptr addrspace(4) %9, align 8, !tbaa !134
  %10 = load ptr addrspace(4), ptr addrspace(4) %7, align 8
  %11 = getelementptr inbounds nuw %"class.sycl::_V1::item.19", ptr addrspace(4) %10, i32 0, i32 0
  %12 = getelementptr inbounds nuw %"struct.sycl::_V1::detail::ItemBase.20", ptr addrspace(4) %11, i32 0, i32 0
  %13 = load ptr addrspace(4), ptr addrspace(4) %8, align 8, !tbaa !135, !align !193
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %12, ptr addrspace(4) align 8 %13, i64 8, i1 false)
  %14 = getelementptr inbounds nuw %"struct.sycl::_V1::detail::ItemBase.20", ptr addrspace(4) %11, i32 0, i32 1
  %15 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !tbaa !134, !align !193
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %14, ptr addrspace(4) align 8 %15, i64 8, i1 false)
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V17nd_itemILi1EEC2ERKNS0_4itemILi1ELb1EEERKNS3_ILi1ELb0EEERKNS0_5groupILi1EEE(ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %0, ptr addrspace(4) noundef align 8 dereferenceable(24) %1, ptr addrspace(4) noundef align 8 dereferenceable(16) %2, ptr addrspace(4) noundef align 8 dereferenceable(32) %3) unnamed_addr #2 comdat align 2 !srcloc !301 {
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = alloca ptr addrspace(4), align 8
  %9 = addrspacecast ptr %5 to ptr addrspace(4)
  %10 = addrspacecast ptr %6 to ptr addrspace(4)
  %11 = addrspacecast ptr %7 to ptr addrspace(4)
  %12 = addrspacecast ptr %8 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %9, align 8, !tbaa !162
  store ptr addrspace(4) %1, ptr addrspace(4) %10, align 8, !tbaa !293
  store ptr addrspace(4) %2, ptr addrspace(4) %11, align 8, !tbaa !295
  store ptr addrspace(4) %3, ptr addrspace(4) %12, align 8, !tbaa !270
  %13 = load ptr addrspace(4), ptr addrspace(4) %9, align 8
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSN4sycl3_V16detail19__pf_kernel_wrapperIZ3runRNS0_5queueERNS0_6bufferIfLi1ENS1_17aligned_allocatorIfEEvEERNS5_IfLi2ES7_vEEPi7OptionsE3UsmEE(ptr noundef byval(%"class.sycl::_V1::range") align 8 %0, ptr noundef byval(%class.anon.21) align 8 %1) #0 comdat !srcloc !302 {
  %3 = alloca %"class.sycl::_V1::detail::RoundedRangeKernel", align 8
  %4 = alloca %"class.sycl::_V1::item", align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  %7 = addrspacecast ptr %0 to ptr addrspace(4)
  %8 = addrspacecast ptr %1 to ptr addrspace(4)
  call void @llvm.lifetime.start.p0(ptr %3) #10
  %9 = getelementptr inbounds nuw %"class.sycl::_V1::detail::RoundedRangeKernel", ptr addrspace(4) %5, i32 0, i32 0
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %9, ptr addrspace(4) align 8 %7, i64 8, i1 false)
  %10 = getelementptr inbounds nuw %"class.sycl::_V1::detail::RoundedRangeKernel", ptr addrspace(4) %5, i32 0, i32 1
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %10, ptr addrspace(4) align 8 %8, i64 8, i1 false), !tbaa.struct !303
  %11 = call spir_func noundef ptr addrspace(4) @_ZN4sycl3_V16detail7declptrINS0_4itemILi1ELb1EEEEEPT_v() #11
  call spir_func void @_ZN4sycl3_V16detail7Builder10getElementILi1ELb1EEEDTcl7getItemIXT_EXT0_EEEEPNS0_4itemIXT_EXT0_EEE(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::item") align 8 %6, ptr addrspace(4) noundef %11) #11
  %12 = addrspacecast ptr addrspace(4) %6 to ptr
  call spir_func void @_ZNK4sycl3_V16detail18RoundedRangeKernelINS0_4itemILi1ELb1EEELi1EZ3runRNS0_5queueERNS0_6bufferIfLi1ENS1_17aligned_allocatorIfEEvEERNS7_IfLi2ES9_vEEPi7OptionsEUlS4_E_EclES4_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %5, ptr noundef byval(%"class.sycl::_V1::item") align 8 %12) #11
  call void @llvm.lifetime.end.p0(ptr %3) #10
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define internal spir_func void @_ZNK4sycl3_V16detail18RoundedRangeKernelINS0_4itemILi1ELb1EEELi1EZ3runRNS0_5queueERNS0_6bufferIfLi1ENS1_17aligned_allocatorIfEEvEERNS7_IfLi2ES9_vEEPi7OptionsEUlS4_E_EclES4_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0, ptr noundef byval(%"class.sycl::_V1::item") align 8 %1) #2 align 2 !srcloc !306 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca %"class.sycl::_V1::range", align 8
  %5 = alloca %"class.sycl::_V1::detail::RoundedRangeIDGenerator", align 8
  %6 = alloca %"class.sycl::_V1::id", align 8
  %7 = alloca i32, align 4
  %8 = alloca %"class.sycl::_V1::item", align 8
  %9 = alloca %"class.sycl::_V1::item", align 8
  %10 = addrspacecast ptr %3 to ptr addrspace(4)
  %11 = addrspacecast ptr %4 to ptr addrspace(4)
  %12 = addrspacecast ptr %5 to ptr addrspace(4)
  %13 = addrspacecast ptr %6 to ptr addrspace(4)
  %14 = addrspacecast ptr %8 to ptr addrspace(4)
  %15 = addrspacecast ptr %9 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %10, align 8, !tbaa !307
  %16 = addrspacecast ptr %1 to ptr addrspace(4)
  %17 = load ptr addrspace(4), ptr addrspace(4) %10, align 8
  call void @llvm.lifetime.start.p0(ptr %4) #10
  call spir_func void @_ZNK4sycl3_V14itemILi1ELb1EE9get_rangeEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range") align 8 %11, ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %16) #11
  call void @llvm.lifetime.start.p0(ptr %5) #10
  call void @llvm.lifetime.start.p0(ptr %6) #10
  call spir_func void @_ZNK4sycl3_V14itemILi1ELb1EE6get_idEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id") align 8 %13, ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %16) #11
  %18 = getelementptr inbounds nuw %"class.sycl::_V1::detail::RoundedRangeKernel", ptr addrspace(4) %17, i32 0, i32 0
  call spir_func void @_ZN4sycl3_V16detail23RoundedRangeIDGeneratorILi1EEC2ERKNS0_2idILi1EEERKNS0_5rangeILi1EEESB_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(33) %12, ptr addrspace(4) noundef align 8 dereferenceable(8) %13, ptr addrspace(4) noundef align 8 dereferenceable(8) %18, ptr addrspace(4) noundef align 8 dereferenceable(8) %11) #11
  call void @llvm.lifetime.end.p0(ptr %6) #10
  br label %19

19:                                               ; preds = %25, %2
  %20 = call spir_func noundef zeroext i1 @_ZN4sycl3_V16detail23RoundedRangeIDGeneratorILi1EEcvbEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(33) %12) #11
  br i1 %20, label %22, label %21

21:                                               ; preds = %19
  call void @llvm.lifetime.end.p0(ptr %5) #10
  br label %26

22:                                               ; preds = %19
  call void @llvm.lifetime.start.p0(ptr %8) #10
  call spir_func void @_ZN4sycl3_V16detail23RoundedRangeIDGeneratorILi1EE7getItemIZ3runRNS0_5queueERNS0_6bufferIfLi1ENS1_17aligned_allocatorIfEEvEERNS7_IfLi2ES9_vEEPi7OptionsEUlNS0_4itemILi1ELb1EEEE_EEDav(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::item") align 8 %14, ptr addrspace(4) noundef align 8 dereferenceable_or_null(33) %12) #11
  %23 = getelementptr inbounds nuw %"class.sycl::_V1::detail::RoundedRangeKernel", ptr addrspace(4) %17, i32 0, i32 1
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %15, ptr addrspace(4) align 8 %14, i64 24, i1 false)
  %24 = addrspacecast ptr addrspace(4) %15 to ptr
  call spir_func void @_ZZ3runRN4sycl3_V15queueERNS0_6bufferIfLi1ENS0_6detail17aligned_allocatorIfEEvEERNS3_IfLi2ES6_vEEPi7OptionsENKUlNS0_4itemILi1ELb1EEEE_clESE_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %23, ptr noundef byval(%"class.sycl::_V1::item") align 8 %24) #11
  call void @llvm.lifetime.end.p0(ptr %8) #10
  br label %25

25:                                               ; preds = %22
  call spir_func void @_ZN4sycl3_V16detail23RoundedRangeIDGeneratorILi1EE8updateIdEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(33) %12) #11
  br label %19, !llvm.loop !309

26:                                               ; preds = %21
  call void @llvm.lifetime.end.p0(ptr %4) #10
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail7Builder10getElementILi1ELb1EEEDTcl7getItemIXT_EXT0_EEEEPNS0_4itemIXT_EXT0_EEE(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::item") align 8 %0, ptr addrspace(4) noundef %1) #2 comdat align 2 !srcloc !311 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %4, align 8, !tbaa !293
  call spir_func void @_ZN4sycl3_V16detail7Builder7getItemILi1ELb1EEENSt9enable_ifIXT0_EKNS0_4itemIXT_EXT0_EEEE4typeEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::item") align 8 %0) #11
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef ptr addrspace(4) @_ZN4sycl3_V16detail7declptrINS0_4itemILi1ELb1EEEEEPT_v() #2 comdat !srcloc !164 {
  ret ptr addrspace(4) null
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZNK4sycl3_V14itemILi1ELb1EE9get_rangeEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::range") align 8 %0, ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %1) #2 comdat align 2 !srcloc !312 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %4, align 8, !tbaa !293
  %5 = load ptr addrspace(4), ptr addrspace(4) %4, align 8
  %6 = getelementptr inbounds nuw %"class.sycl::_V1::item", ptr addrspace(4) %5, i32 0, i32 0
  %7 = getelementptr inbounds nuw %"struct.sycl::_V1::detail::ItemBase", ptr addrspace(4) %6, i32 0, i32 0
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %0, ptr addrspace(4) align 8 %7, i64 8, i1 false)
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZNK4sycl3_V14itemILi1ELb1EE6get_idEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id") align 8 %0, ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %1) #2 comdat align 2 !srcloc !313 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %4, align 8, !tbaa !293
  %5 = load ptr addrspace(4), ptr addrspace(4) %4, align 8
  %6 = getelementptr inbounds nuw %"class.sycl::_V1::item", ptr addrspace(4) %5, i32 0, i32 0
  %7 = getelementptr inbounds nuw %"struct.sycl::_V1::detail::ItemBase", ptr addrspace(4) %6, i32 0, i32 1
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %0, ptr addrspace(4) align 8 %7, i64 8, i1 false)
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail23RoundedRangeIDGeneratorILi1EEC2ERKNS0_2idILi1EEERKNS0_5rangeILi1EEESB_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(33) %0, ptr addrspace(4) noundef align 8 dereferenceable(8) %1, ptr addrspace(4) noundef align 8 dereferenceable(8) %2, ptr addrspace(4) noundef align 8 dereferenceable(8) %3) unnamed_addr #2 comdat align 2 !srcloc !314 {
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
  store ptr addrspace(4) %0, ptr addrspace(4) %11, align 8, !tbaa !315
  store ptr addrspace(4) %1, ptr addrspace(4) %12, align 8, !tbaa !134
  store ptr addrspace(4) %2, ptr addrspace(4) %13, align 8, !tbaa !135
  store ptr addrspace(4) %3, ptr addrspace(4) %14, align 8, !tbaa !135
  %16 = load ptr addrspace(4), ptr addrspace(4) %11, align 8
  %17 = getelementptr inbounds nuw %"class.sycl::_V1::detail::RoundedRangeIDGenerator", ptr addrspace(4) %16, i32 0, i32 0
  %18 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !tbaa !134, !align !193
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %17, ptr addrspace(4) align 8 %18, i64 8, i1 false)
  %19 = getelementptr inbounds nuw %"class.sycl::_V1::detail::RoundedRangeIDGenerator", ptr addrspace(4) %16, i32 0, i32 1
  %20 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !tbaa !134, !align !193
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %19, ptr addrspace(4) align 8 %20, i64 8, i1 false)
  %21 = getelementptr inbounds nuw %"class.sycl::_V1::detail::RoundedRangeIDGenerator", ptr addrspace(4) %16, i32 0, i32 2
  %22 = load ptr addrspace(4), ptr addrspace(4) %13, align 8, !tbaa !135, !align !193
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %21, ptr addrspace(4) align 8 %22, i64 8, i1 false)
  %23 = getelementptr inbounds nuw %"class.sycl::_V1::detail::RoundedRangeIDGenerator", ptr addrspace(4) %16, i32 0, i32 3
  %24 = load ptr addrspace(4), ptr addrspace(4) %14, align 8, !tbaa !135, !align !193
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %23, ptr addrspace(4) align 8 %24, i64 8, i1 false)
  %25 = getelementptr inbounds nuw %"class.sycl::_V1::detail::RoundedRangeIDGenerator", ptr addrspace(4) %16, i32 0, i32 4
  store i8 0, ptr addrspace(4) %25, align 8, !tbaa !317
  call void @llvm.lifetime.start.p0(ptr %9) #10
  store i32 0, ptr addrspace(4) %15, align 4, !tbaa !116
  br label %26

26:                                               ; preds = %41, %4
  %27 = load i32, ptr addrspace(4) %15, align 4, !tbaa !116
  %28 = icmp slt i32 %27, 1
  br i1 %28, label %30, label %29

29:                                               ; preds = %26
  call void @llvm.lifetime.end.p0(ptr %9) #10
  br label %44

30:                                               ; preds = %26
  %31 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !tbaa !134, !align !193
  %32 = load i32, ptr addrspace(4) %15, align 4, !tbaa !116
  %33 = call spir_func noundef i64 @_ZNK4sycl3_V16detail5arrayILi1EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %31, i32 noundef %32) #11
  %34 = load ptr addrspace(4), ptr addrspace(4) %13, align 8, !tbaa !135, !align !193
  %35 = load i32, ptr addrspace(4) %15, align 4, !tbaa !116
  %36 = call spir_func noundef i64 @_ZNK4sycl3_V16detail5arrayILi1EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %34, i32 noundef %35) #11
  %37 = icmp uge i64 %33, %36
  br i1 %37, label %38, label %40

38:                                               ; preds = %30
  %39 = getelementptr inbounds nuw %"class.sycl::_V1::detail::RoundedRangeIDGenerator", ptr addrspace(4) %16, i32 0, i32 4
  store i8 1, ptr addrspace(4) %39, align 8, !tbaa !317
  br label %40

40:                                               ; preds = %38, %30
  br label %41

41:                                               ; preds = %40
  %42 = load i32, ptr addrspace(4) %15, align 4, !tbaa !116
  %43 = add nsw i32 %42, 1
  store i32 %43, ptr addrspace(4) %15, align 4, !tbaa !116
  br label %26, !llvm.loop !320

44:                                               ; preds = %29
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef zeroext i1 @_ZN4sycl3_V16detail23RoundedRangeIDGeneratorILi1EEcvbEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(33) %0) #2 comdat align 2 !srcloc !321 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !315
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = getelementptr inbounds nuw %"class.sycl::_V1::detail::RoundedRangeIDGenerator", ptr addrspace(4) %4, i32 0, i32 4
  %6 = load i8, ptr addrspace(4) %5, align 8, !tbaa !317, !range !322, !noundef !323
  %7 = trunc i8 %6 to i1
  %8 = xor i1 %7, true
  ret i1 %8
}

; Function Attrs: convergent mustprogress norecurse nounwind
define internal spir_func void @_ZN4sycl3_V16detail23RoundedRangeIDGeneratorILi1EE7getItemIZ3runRNS0_5queueERNS0_6bufferIfLi1ENS1_17aligned_allocatorIfEEvEERNS7_IfLi2ES9_vEEPi7OptionsEUlNS0_4itemILi1ELb1EEEE_EEDav(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::item") align 8 %0, ptr addrspace(4) noundef align 8 dereferenceable_or_null(33) %1) #2 align 2 !srcloc !324 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca %"class.sycl::_V1::id", align 8
  %5 = alloca %"class.sycl::_V1::id", align 8
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %6, align 8, !tbaa !315
  %9 = load ptr addrspace(4), ptr addrspace(4) %6, align 8
  %10 = getelementptr inbounds nuw %"class.sycl::_V1::detail::RoundedRangeIDGenerator", ptr addrspace(4) %9, i32 0, i32 2
  call void @llvm.lifetime.start.p0(ptr %4) #10
  call spir_func void @_ZN4sycl3_V16detail23RoundedRangeIDGeneratorILi1EE5getIdEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id") align 8 %7, ptr addrspace(4) noundef align 8 dereferenceable_or_null(33) %9) #11
  call void @llvm.lifetime.start.p0(ptr %5) #10
  call void @llvm.memset.p4.i64(ptr addrspace(4) align 8 %8, i8 0, i64 8, i1 false)
  call spir_func void @_ZN4sycl3_V12idILi1EEC2Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %8) #11
  call spir_func void @_ZN4sycl3_V16detail7Builder10createItemILi1ELb1EEENSt9enable_ifIXT0_ENS0_4itemIXT_EXT0_EEEE4typeERKNS0_5rangeIXT_EEERKNS0_2idIXT_EEESG_(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::item") align 8 %0, ptr addrspace(4) noundef align 8 dereferenceable(8) %10, ptr addrspace(4) noundef align 8 dereferenceable(8) %7, ptr addrspace(4) noundef align 8 dereferenceable(8) %8) #11
  call void @llvm.lifetime.end.p0(ptr %5) #10
  call void @llvm.lifetime.end.p0(ptr %4) #10
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define internal spir_func void @_ZZ3runRN4sycl3_V15queueERNS0_6bufferIfLi1ENS0_6detail17aligned_allocatorIfEEvEERNS3_IfLi2ES6_vEEPi7OptionsENKUlNS0_4itemILi1ELb1EEEE_clESE_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, ptr noundef byval(%"class.sycl::_V1::item") align 8 %1) #4 align 2 !srcloc !325 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca %"class.sycl::_V1::atomic_ref", align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !142
  %7 = addrspacecast ptr %1 to ptr addrspace(4)
  %8 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %9 = call spir_func noundef i64 @_ZNK4sycl3_V14itemILi1ELb1EE13get_linear_idEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %7) #11
  %10 = urem i64 %9, 3
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %12, label %16

12:                                               ; preds = %2
  call void @llvm.lifetime.start.p0(ptr %4) #10
  %13 = getelementptr inbounds nuw %class.anon.21, ptr addrspace(4) %8, i32 0, i32 0
  %14 = load ptr addrspace(4), ptr addrspace(4) %13, align 8, !tbaa !326
  call spir_func void @_ZN4sycl3_V110atomic_refIiLNS0_12memory_orderE0ELNS0_12memory_scopeE3ELNS0_6access13address_spaceE4EECI2NS0_6detail15atomic_ref_baseIiLS2_0ELS3_3ELS5_4EEEERi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %6, ptr addrspace(4) noundef align 4 dereferenceable(4) %14) #11
  %15 = call spir_func noundef i32 @_ZNK4sycl3_V16detail15atomic_ref_implIiLm4ELNS0_12memory_orderE0ELNS0_12memory_scopeE3ELNS0_6access13address_spaceE4EvE9fetch_addEiS3_S4_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %6, i32 noundef 1, i32 noundef 0, i32 noundef 3) #11
  call void @llvm.lifetime.end.p0(ptr %4) #10
  br label %16

16:                                               ; preds = %12, %2
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail23RoundedRangeIDGeneratorILi1EE8updateIdEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(33) %0) #2 comdat align 2 !srcloc !328 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = addrspacecast ptr %2 to ptr addrspace(4)
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !315
  %8 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #10
  store i32 0, ptr addrspace(4) %6, align 4, !tbaa !116
  br label %9

9:                                                ; preds = %41, %1
  %10 = load i32, ptr addrspace(4) %6, align 4, !tbaa !116
  %11 = icmp slt i32 %10, 1
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  store i32 2, ptr addrspace(4) %7, align 4
  br label %44

13:                                               ; preds = %9
  %14 = getelementptr inbounds nuw %"class.sycl::_V1::detail::RoundedRangeIDGenerator", ptr addrspace(4) %8, i32 0, i32 3
  %15 = load i32, ptr addrspace(4) %6, align 4, !tbaa !116
  %16 = call spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V16detail5arrayILi1EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %14, i32 noundef %15) #11
  %17 = load i64, ptr addrspace(4) %16, align 8, !tbaa !143
  %18 = getelementptr inbounds nuw %"class.sycl::_V1::detail::RoundedRangeIDGenerator", ptr addrspace(4) %8, i32 0, i32 0
  %19 = load i32, ptr addrspace(4) %6, align 4, !tbaa !116
  %20 = call spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V16detail5arrayILi1EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %18, i32 noundef %19) #11
  %21 = load i64, ptr addrspace(4) %20, align 8, !tbaa !143
  %22 = add i64 %21, %17
  store i64 %22, ptr addrspace(4) %20, align 8, !tbaa !143
  %23 = getelementptr inbounds nuw %"class.sycl::_V1::detail::RoundedRangeIDGenerator", ptr addrspace(4) %8, i32 0, i32 0
  %24 = load i32, ptr addrspace(4) %6, align 4, !tbaa !116
  %25 = call spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V16detail5arrayILi1EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %23, i32 noundef %24) #11
  %26 = load i64, ptr addrspace(4) %25, align 8, !tbaa !143
  %27 = getelementptr inbounds nuw %"class.sycl::_V1::detail::RoundedRangeIDGenerator", ptr addrspace(4) %8, i32 0, i32 2
  %28 = load i32, ptr addrspace(4) %6, align 4, !tbaa !116
  %29 = call spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V16detail5arrayILi1EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %27, i32 noundef %28) #11
  %30 = load i64, ptr addrspace(4) %29, align 8, !tbaa !143
  %31 = icmp ult i64 %26, %30
  br i1 %31, label %32, label %33

32:                                               ; preds = %13
  store i32 1, ptr addrspace(4) %7, align 4
  br label %44

33:                                               ; preds = %13
  %34 = getelementptr inbounds nuw %"class.sycl::_V1::detail::RoundedRangeIDGenerator", ptr addrspace(4) %8, i32 0, i32 1
  %35 = load i32, ptr addrspace(4) %6, align 4, !tbaa !116
  %36 = call spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V16detail5arrayILi1EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %34, i32 noundef %35) #11
  %37 = load i64, ptr addrspace(4) %36, align 8, !tbaa !143
  %38 = getelementptr inbounds nuw %"class.sycl::_V1::detail::RoundedRangeIDGenerator", ptr addrspace(4) %8, i32 0, i32 0
  %39 = load i32, ptr addrspace(4) %6, align 4, !tbaa !116
  %40 = call spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V16detail5arrayILi1EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %38, i32 noundef %39) #11
  store i64 %37, ptr addrspace(4) %40, align 8, !tbaa !143
  br label %41

41:                                               ; preds = %33
  %42 = load i32, ptr addrspace(4) %6, align 4, !tbaa !116
  %43 = add nsw i32 %42, 1
  store i32 %43, ptr addrspace(4) %6, align 4, !tbaa !116
  br label %9, !llvm.loop !329

44:                                               ; preds = %32, %12
  call void @llvm.lifetime.end.p0(ptr %3) #10
  %45 = load i32, ptr addrspace(4) %7, align 4
  switch i32 %45, label %49 [
    i32 2, label %46
    i32 1, label %48
  ]

46:                                               ; preds = %44
  %47 = getelementptr inbounds nuw %"class.sycl::_V1::detail::RoundedRangeIDGenerator", ptr addrspace(4) %8, i32 0, i32 4
  store i8 1, ptr addrspace(4) %47, align 8, !tbaa !317
  br label %48

48:                                               ; preds = %46, %44
  ret void

49:                                               ; preds = %44
  unreachable
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail23RoundedRangeIDGeneratorILi1EE5getIdEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id") align 8 %0, ptr addrspace(4) noundef align 8 dereferenceable_or_null(33) %1) #2 comdat align 2 !srcloc !330 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %4, align 8, !tbaa !315
  %5 = load ptr addrspace(4), ptr addrspace(4) %4, align 8
  %6 = getelementptr inbounds nuw %"class.sycl::_V1::detail::RoundedRangeIDGenerator", ptr addrspace(4) %5, i32 0, i32 0
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %0, ptr addrspace(4) align 8 %6, i64 8, i1 false)
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZNK4sycl3_V14itemILi1ELb1EE13get_linear_idEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %0) #4 comdat align 2 !srcloc !331 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  %5 = addrspacecast ptr %2 to ptr addrspace(4)
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !293
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #10
  %8 = getelementptr inbounds nuw %"class.sycl::_V1::item", ptr addrspace(4) %7, i32 0, i32 0
  %9 = call spir_func noundef i64 @_ZNK4sycl3_V16detail8ItemBaseILi1ELb1EE13get_linear_idEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %8) #11
  store i64 %9, ptr addrspace(4) %6, align 8, !tbaa !143
  %10 = load i64, ptr addrspace(4) %6, align 8, !tbaa !143
  %11 = icmp ule i64 %10, 2147483647
  call void @llvm.assume(i1 %11)
  %12 = load i64, ptr addrspace(4) %6, align 8, !tbaa !143
  call void @llvm.lifetime.end.p0(ptr %3) #10
  ret i64 %12
}

; Function Attrs: convergent inlinehint mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V110atomic_refIiLNS0_12memory_orderE0ELNS0_12memory_scopeE3ELNS0_6access13address_spaceE4EECI2NS0_6detail15atomic_ref_baseIiLS2_0ELS3_3ELS5_4EEEERi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, ptr addrspace(4) noundef align 4 dereferenceable(4) %1) unnamed_addr #6 comdat align 2 !srcloc !332 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !333
  store ptr addrspace(4) %1, ptr addrspace(4) %6, align 8, !tbaa !304
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = load ptr addrspace(4), ptr addrspace(4) %6, align 8
  call spir_func void @_ZN4sycl3_V16detail15atomic_ref_implIiLm4ELNS0_12memory_orderE0ELNS0_12memory_scopeE3ELNS0_6access13address_spaceE4EvECI2NS1_15atomic_ref_baseIiLS3_0ELS4_3ELS6_4EEEERi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %7, ptr addrspace(4) noundef align 4 dereferenceable(4) %8) #11
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i32 @_ZNK4sycl3_V16detail15atomic_ref_implIiLm4ELNS0_12memory_orderE0ELNS0_12memory_scopeE3ELNS0_6access13address_spaceE4EvE9fetch_addEiS3_S4_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #2 comdat align 2 !srcloc !335 {
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca %"class.sycl::_V1::multi_ptr", align 8
  %10 = addrspacecast ptr %5 to ptr addrspace(4)
  %11 = addrspacecast ptr %6 to ptr addrspace(4)
  %12 = addrspacecast ptr %7 to ptr addrspace(4)
  %13 = addrspacecast ptr %8 to ptr addrspace(4)
  %14 = addrspacecast ptr %9 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %10, align 8, !tbaa !336
  store i32 %1, ptr addrspace(4) %11, align 4, !tbaa !116
  store i32 %2, ptr addrspace(4) %12, align 4, !tbaa !258
  store i32 %3, ptr addrspace(4) %13, align 4, !tbaa !232
  %15 = load ptr addrspace(4), ptr addrspace(4) %10, align 8
  %16 = getelementptr inbounds nuw %"class.sycl::_V1::detail::atomic_ref_base", ptr addrspace(4) %15, i32 0, i32 0
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %14, ptr addrspace(4) align 8 %16, i64 8, i1 false), !tbaa.struct !303
  %17 = load i32, ptr addrspace(4) %13, align 4, !tbaa !232
  %18 = load i32, ptr addrspace(4) %12, align 4, !tbaa !258
  %19 = load i32, ptr addrspace(4) %11, align 4, !tbaa !116
  %20 = addrspacecast ptr addrspace(4) %14 to ptr
  %21 = call spir_func noundef i32 @_ZN4sycl3_V16detail5spirv10AtomicIAddIiLNS0_6access13address_spaceE4ELNS4_9decoratedE0EEENSt9enable_ifIXsr3std11is_integralIT_EE5valueES8_E4typeENS0_9multi_ptrIS8_XT0_EXT1_EEENS0_12memory_scopeENS0_12memory_orderES8_(ptr noundef byval(%"class.sycl::_V1::multi_ptr") align 8 %20, i32 noundef %17, i32 noundef %18, i32 noundef %19) #11
  ret i32 %21
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZNK4sycl3_V16detail8ItemBaseILi1ELb1EE13get_linear_idEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %0) #2 comdat align 2 !srcloc !338 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !339
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = getelementptr inbounds nuw %"struct.sycl::_V1::detail::ItemBase", ptr addrspace(4) %4, i32 0, i32 1
  %6 = call spir_func noundef i64 @_ZNK4sycl3_V16detail5arrayILi1EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %5, i32 noundef 0) #11
  %7 = getelementptr inbounds nuw %"struct.sycl::_V1::detail::ItemBase", ptr addrspace(4) %4, i32 0, i32 2
  %8 = call spir_func noundef i64 @_ZNK4sycl3_V16detail5arrayILi1EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %7, i32 noundef 0) #11
  %9 = sub i64 %6, %8
  ret i64 %9
}

; Function Attrs: convergent inlinehint mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail15atomic_ref_implIiLm4ELNS0_12memory_orderE0ELNS0_12memory_scopeE3ELNS0_6access13address_spaceE4EvECI2NS1_15atomic_ref_baseIiLS3_0ELS4_3ELS6_4EEEERi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, ptr addrspace(4) noundef align 4 dereferenceable(4) %1) unnamed_addr #6 comdat align 2 !srcloc !341 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !336
  store ptr addrspace(4) %1, ptr addrspace(4) %6, align 8, !tbaa !304
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = load ptr addrspace(4), ptr addrspace(4) %6, align 8
  call spir_func void @_ZN4sycl3_V16detail15atomic_ref_baseIiLNS0_12memory_orderE0ELNS0_12memory_scopeE3ELNS0_6access13address_spaceE4EEC2ERi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %7, ptr addrspace(4) noundef align 4 dereferenceable(4) %8) #11
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail15atomic_ref_baseIiLNS0_12memory_orderE0ELNS0_12memory_scopeE3ELNS0_6access13address_spaceE4EEC2ERi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, ptr addrspace(4) noundef align 4 dereferenceable(4) %1) unnamed_addr #2 comdat align 2 !srcloc !342 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !343
  store ptr addrspace(4) %1, ptr addrspace(4) %6, align 8, !tbaa !304
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = getelementptr inbounds nuw %"class.sycl::_V1::detail::atomic_ref_base", ptr addrspace(4) %7, i32 0, i32 0
  %9 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !tbaa !304, !align !345
  call spir_func void @_ZN4sycl3_V13ext6oneapi12experimental19static_address_castILNS0_6access13address_spaceE4EiEENS0_9multi_ptrIT0_XT_ELNS5_9decoratedE0EEEPS8_(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::multi_ptr") align 8 %8, ptr addrspace(4) noundef %9) #11
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V13ext6oneapi12experimental19static_address_castILNS0_6access13address_spaceE4EiEENS0_9multi_ptrIT0_XT_ELNS5_9decoratedE0EEEPS8_(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::multi_ptr") align 8 %0, ptr addrspace(4) noundef %1) #2 comdat !srcloc !346 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %4, align 8, !tbaa !304
  %5 = load ptr addrspace(4), ptr addrspace(4) %4, align 8, !tbaa !304
  %6 = call spir_func noundef ptr addrspace(4) @_ZN4sycl3_V16detail19static_address_castILNS0_6access13address_spaceE4EiEEDaPT0_(ptr addrspace(4) noundef %5) #11
  call spir_func void @_ZN4sycl3_V19multi_ptrIiLNS0_6access13address_spaceE4ELNS2_9decoratedE0EEC2EPi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, ptr addrspace(4) noundef %6) #11
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef ptr addrspace(4) @_ZN4sycl3_V16detail19static_address_castILNS0_6access13address_spaceE4EiEEDaPT0_(ptr addrspace(4) noundef %0) #2 comdat !srcloc !347 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = addrspacecast ptr %2 to ptr addrspace(4)
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !304
  call void @llvm.lifetime.start.p0(ptr %3) #10
  store i32 4, ptr addrspace(4) %6, align 4, !tbaa !348
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8, !tbaa !304
  call void @llvm.lifetime.end.p0(ptr %3) #10
  ret ptr addrspace(4) %7
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V19multi_ptrIiLNS0_6access13address_spaceE4ELNS2_9decoratedE0EEC2EPi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, ptr addrspace(4) noundef %1) unnamed_addr #2 comdat align 2 !srcloc !350 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !351
  store ptr addrspace(4) %1, ptr addrspace(4) %6, align 8, !tbaa !304
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = getelementptr inbounds nuw %"class.sycl::_V1::multi_ptr", ptr addrspace(4) %7, i32 0, i32 0
  %9 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !tbaa !304
  store ptr addrspace(4) %9, ptr addrspace(4) %8, align 8, !tbaa !353
  ret void
}

; Function Attrs: convergent inlinehint mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i32 @_ZN4sycl3_V16detail5spirv10AtomicIAddIiLNS0_6access13address_spaceE4ELNS4_9decoratedE0EEENSt9enable_ifIXsr3std11is_integralIT_EE5valueES8_E4typeENS0_9multi_ptrIS8_XT0_EXT1_EEENS0_12memory_scopeENS0_12memory_orderES8_(ptr noundef byval(%"class.sycl::_V1::multi_ptr") align 8 %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #6 comdat !srcloc !355 {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
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
  store i32 %1, ptr addrspace(4) %13, align 4, !tbaa !232
  store i32 %2, ptr addrspace(4) %14, align 4, !tbaa !258
  store i32 %3, ptr addrspace(4) %15, align 4, !tbaa !116
  call void @llvm.lifetime.start.p0(ptr %8) #10
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %17, ptr addrspace(4) align 8 %20, i64 8, i1 false), !tbaa.struct !303
  %21 = addrspacecast ptr addrspace(4) %17 to ptr
  %22 = call spir_func noundef ptr addrspace(4) @_ZN4sycl3_V16detail22GetMultiPtrDecoratedAsIiiLNS0_6access13address_spaceE4ELNS3_9decoratedE0EEENS0_9multi_ptrIT_XT1_ELS5_1EE7pointerENS6_IT0_XT1_EXT2_EEE(ptr noundef byval(%"class.sycl::_V1::multi_ptr") align 8 %21) #11
  store ptr addrspace(4) %22, ptr addrspace(4) %16, align 8, !tbaa !304
  call void @llvm.lifetime.start.p0(ptr %10) #10
  %23 = load i32, ptr addrspace(4) %14, align 4, !tbaa !258
  %24 = call spir_func noundef i32 @_ZN4sycl3_V16detail5spirvL22getMemorySemanticsMaskINS0_12memory_orderEEENSt9enable_ifIXsr3std7is_sameIT_S4_EE5valueEN5__spv19MemorySemanticsMask4FlagEE4typeES6_(i32 noundef %23) #11
  store i32 %24, ptr addrspace(4) %18, align 4, !tbaa !262
  call void @llvm.lifetime.start.p0(ptr %11) #10
  %25 = load i32, ptr addrspace(4) %13, align 4, !tbaa !232
  %26 = call spir_func noundef i32 @_ZN4sycl3_V16detail5spirvL8getScopeENS0_12memory_scopeE(i32 noundef %25) #11
  store i32 %26, ptr addrspace(4) %19, align 4, !tbaa !356
  %27 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !tbaa !304
  %28 = load i32, ptr addrspace(4) %19, align 4, !tbaa !356
  %29 = load i32, ptr addrspace(4) %18, align 4, !tbaa !262
  %30 = load i32, ptr addrspace(4) %15, align 4, !tbaa !116
  %31 = call spir_func noundef i32 @_Z18__spirv_AtomicIAddPiiii(ptr addrspace(4) noundef %27, i32 noundef %28, i32 noundef %29, i32 noundef %30) #11
  call void @llvm.lifetime.end.p0(ptr %11) #10
  call void @llvm.lifetime.end.p0(ptr %10) #10
  call void @llvm.lifetime.end.p0(ptr %8) #10
  ret i32 %31
}

; Function Attrs: convergent inlinehint mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef ptr addrspace(4) @_ZN4sycl3_V16detail22GetMultiPtrDecoratedAsIiiLNS0_6access13address_spaceE4ELNS3_9decoratedE0EEENS0_9multi_ptrIT_XT1_ELS5_1EE7pointerENS6_IT0_XT1_EXT2_EEE(ptr noundef byval(%"class.sycl::_V1::multi_ptr") align 8 %0) #6 comdat !srcloc !358 {
  %2 = addrspacecast ptr %0 to ptr addrspace(4)
  %3 = call spir_func noundef ptr addrspace(4) @_ZNK4sycl3_V19multi_ptrIiLNS0_6access13address_spaceE4ELNS2_9decoratedE0EE13get_decoratedEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %2) #11
  ret ptr addrspace(4) %3
}

; Function Attrs: convergent nounwind
declare dso_local spir_func noundef i32 @_Z18__spirv_AtomicIAddPiiii(ptr addrspace(4) noundef, i32 noundef, i32 noundef, i32 noundef) #9

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef ptr addrspace(4) @_ZNK4sycl3_V19multi_ptrIiLNS0_6access13address_spaceE4ELNS2_9decoratedE0EE13get_decoratedEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0) #2 comdat align 2 !srcloc !359 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !351
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = getelementptr inbounds nuw %"class.sycl::_V1::multi_ptr", ptr addrspace(4) %4, i32 0, i32 0
  %6 = load ptr addrspace(4), ptr addrspace(4) %5, align 8, !tbaa !353
  ret ptr addrspace(4) %6
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail7Builder7getItemILi1ELb1EEENSt9enable_ifIXT0_EKNS0_4itemIXT_EXT0_EEEE4typeEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::item") align 8 %0) #2 comdat align 2 !srcloc !360 {
  %2 = alloca %"class.sycl::_V1::id", align 8
  %3 = alloca %"class.sycl::_V1::range", align 8
  %4 = alloca %"class.sycl::_V1::id", align 8
  %5 = alloca i32, align 4
  %6 = addrspacecast ptr %2 to ptr addrspace(4)
  %7 = addrspacecast ptr %3 to ptr addrspace(4)
  %8 = addrspacecast ptr %4 to ptr addrspace(4)
  call void @llvm.lifetime.start.p0(ptr %2) #10
  call spir_func void @_ZN7__spirv29initBuiltInGlobalInvocationIdILi1EN4sycl3_V12idILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id") align 8 %6) #11
  call void @llvm.lifetime.start.p0(ptr %3) #10
  call spir_func void @_ZN7__spirv21initBuiltInGlobalSizeILi1EN4sycl3_V15rangeILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range") align 8 %7) #11
  call void @llvm.lifetime.start.p0(ptr %4) #10
  call spir_func void @_ZN7__spirv23initBuiltInGlobalOffsetILi1EN4sycl3_V12idILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id") align 8 %8) #11
  call spir_func void @_ZN4sycl3_V16detail7Builder10createItemILi1ELb1EEENSt9enable_ifIXT0_ENS0_4itemIXT_EXT0_EEEE4typeERKNS0_5rangeIXT_EEERKNS0_2idIXT_EEESG_(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::item") align 8 %0, ptr addrspace(4) noundef align 8 dereferenceable(8) %7, ptr addrspace(4) noundef align 8 dereferenceable(8) %6, ptr addrspace(4) noundef align 8 dereferenceable(8) %8) #11
  call void @llvm.lifetime.end.p0(ptr %4) #10
  call void @llvm.lifetime.end.p0(ptr %3) #10
  call void @llvm.lifetime.end.p0(ptr %2) #10
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueERNS0_6bufferIfLi1ENS0_6detail17aligned_allocatorIfEEvEERNS3_IfLi2ES6_vEEPi7OptionsE3Usm(ptr addrspace(1) noundef align 4 %0) #0 comdat !srcloc !325 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca %class.anon.21, align 8
  %4 = alloca %"class.sycl::_V1::item", align 8
  %5 = addrspacecast ptr %2 to ptr addrspace(4)
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %5, align 8, !tbaa !304
  call void @llvm.lifetime.start.p0(ptr %3) #10
  %8 = getelementptr inbounds nuw %class.anon.21, ptr addrspace(4) %6, i32 0, i32 0
  %9 = load ptr addrspace(1), ptr addrspace(4) %5, align 8, !tbaa !304
  %10 = addrspacecast ptr addrspace(1) %9 to ptr addrspace(4)
  store ptr addrspace(4) %10, ptr addrspace(4) %8, align 8, !tbaa !326
  %11 = call spir_func noundef ptr addrspace(4) @_ZN4sycl3_V16detail7declptrINS0_4itemILi1ELb1EEEEEPT_v() #11
  call spir_func void @_ZN4sycl3_V16detail7Builder10getElementILi1ELb1EEEDTcl7getItemIXT_EXT0_EEEEPNS0_4itemIXT_EXT0_EEE(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::item") align 8 %7, ptr addrspace(4) noundef %11) #11
  %12 = addrspacecast ptr addrspace(4) %7 to ptr
  call spir_func void @_ZZ3runRN4sycl3_V15queueERNS0_6bufferIfLi1ENS0_6detail17aligned_allocatorIfEEvEERNS3_IfLi2ES6_vEEPi7OptionsENKUlNS0_4itemILi1ELb1EEEE_clESE_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %6, ptr noundef byval(%"class.sycl::_V1::item") align 8 %12) #11
  call void @llvm.lifetime.end.p0(ptr %3) #10
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueERNS0_6bufferIfLi1ENS0_6detail17aligned_allocatorIfEEvEERNS3_IfLi2ES6_vEEPi7OptionsE9SubGroups(ptr addrspace(1) noundef align 4 %0) #0 comdat !srcloc !361 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca %class.anon.22, align 8
  %4 = alloca %"class.sycl::_V1::nd_item", align 1
  %5 = addrspacecast ptr %2 to ptr addrspace(4)
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %5, align 8, !tbaa !304
  call void @llvm.lifetime.start.p0(ptr %3) #10
  %8 = getelementptr inbounds nuw %class.anon.22, ptr addrspace(4) %6, i32 0, i32 0
  %9 = load ptr addrspace(1), ptr addrspace(4) %5, align 8, !tbaa !304
  %10 = addrspacecast ptr addrspace(1) %9 to ptr addrspace(4)
  store ptr addrspace(4) %10, ptr addrspace(4) %8, align 8, !tbaa !362
  %11 = call spir_func noundef ptr addrspace(4) @_ZN4sycl3_V16detail7declptrINS0_7nd_itemILi1EEEEEPT_v() #11
  call spir_func void @_ZN4sycl3_V16detail7Builder10getElementILi1EEEKNS0_7nd_itemIXT_EEEPS5_(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::nd_item") align 1 %7, ptr addrspace(4) noundef %11) #11
  %12 = addrspacecast ptr addrspace(4) %7 to ptr
  call spir_func void @_ZZ3runRN4sycl3_V15queueERNS0_6bufferIfLi1ENS0_6detail17aligned_allocatorIfEEvEERNS3_IfLi2ES6_vEEPi7OptionsENKUlNS0_7nd_itemILi1EEEE_clESE_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %6, ptr noundef byval(%"class.sycl::_V1::nd_item") align 1 %12) #11
  call void @llvm.lifetime.end.p0(ptr %3) #10
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define internal spir_func void @_ZZ3runRN4sycl3_V15queueERNS0_6bufferIfLi1ENS0_6detail17aligned_allocatorIfEEvEERNS3_IfLi2ES6_vEEPi7OptionsENKUlNS0_7nd_itemILi1EEEE_clESE_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, ptr noundef byval(%"class.sycl::_V1::nd_item") align 1 %1) #4 align 2 !srcloc !361 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca %"struct.sycl::_V1::sub_group", align 1
  %5 = alloca %"struct.std::plus", align 1
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %6, align 8, !tbaa !142
  %9 = addrspacecast ptr %1 to ptr addrspace(4)
  %10 = load ptr addrspace(4), ptr addrspace(4) %6, align 8
  call spir_func void @_ZNK4sycl3_V17nd_itemILi1EE13get_sub_groupEv(ptr addrspace(4) dead_on_unwind writable sret(%"struct.sycl::_V1::sub_group") align 1 %7, ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %9) #11
  %11 = call spir_func noundef i64 @_ZNK4sycl3_V17nd_itemILi1EE19get_local_linear_idEv(ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %9) #11
  %12 = trunc i64 %11 to i32
  %13 = addrspacecast ptr addrspace(4) %7 to ptr
  %14 = addrspacecast ptr addrspace(4) %8 to ptr
  %15 = call spir_func noundef i32 @_ZN4sycl3_V117reduce_over_groupINS0_9sub_groupEiSt4plusIvEEENSt9enable_ifIXaaaa10is_group_vINSt5decayIT_E4typeEEoosr6detail20is_scalar_arithmeticIT0_EE5valueaasr6detail10is_complexISA_EE5valuesr6detail13is_multipliesISA_T1_EE5valuesr6detail12is_native_opISA_SB_EE5valueESA_E4typeES7_SA_SB_(ptr noundef byval(%"struct.sycl::_V1::sub_group") align 1 %13, i32 noundef %12, ptr noundef byval(%"struct.std::plus") align 1 %14) #11
  %16 = getelementptr inbounds nuw %class.anon.22, ptr addrspace(4) %10, i32 0, i32 0
  %17 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !tbaa !362
  %18 = call spir_func noundef i64 @_ZNK4sycl3_V17nd_itemILi1EE20get_global_linear_idEv(ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %9) #11
  %19 = getelementptr inbounds nuw i32, ptr addrspace(4) %17, i64 %18
  store i32 %15, ptr addrspace(4) %19, align 4, !tbaa !116
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i32 @_ZN4sycl3_V117reduce_over_groupINS0_9sub_groupEiSt4plusIvEEENSt9enable_ifIXaaaa10is_group_vINSt5decayIT_E4typeEEoosr6detail20is_scalar_arithmeticIT0_EE5valueaasr6detail10is_complexISA_EE5valuesr6detail13is_multipliesISA_T1_EE5valuesr6detail12is_native_opISA_SB_EE5valueESA_E4typeES7_SA_SB_(ptr noundef byval(%"struct.sycl::_V1::sub_group") align 1 %0, i32 noundef %1, ptr noundef byval(%"struct.std::plus") align 1 %2) #2 comdat !srcloc !364 {
  %4 = alloca i32, align 4
  %5 = alloca %"struct.sycl::_V1::sub_group", align 1
  %6 = alloca %"struct.sycl::_V1::detail::GroupOpISigned", align 1
  %7 = alloca %"struct.std::plus", align 1
  %8 = addrspacecast ptr %4 to ptr addrspace(4)
  %9 = addrspacecast ptr %5 to ptr addrspace(4)
  %10 = addrspacecast ptr %6 to ptr addrspace(4)
  %11 = addrspacecast ptr %7 to ptr addrspace(4)
  %12 = addrspacecast ptr %0 to ptr addrspace(4)
  store i32 %1, ptr addrspace(4) %8, align 4, !tbaa !116
  %13 = addrspacecast ptr %2 to ptr addrspace(4)
  %14 = load i32, ptr addrspace(4) %8, align 4, !tbaa !116
  %15 = addrspacecast ptr addrspace(4) %9 to ptr
  %16 = addrspacecast ptr addrspace(4) %10 to ptr
  %17 = addrspacecast ptr addrspace(4) %11 to ptr
  %18 = call spir_func noundef i32 @_ZN4sycl3_V16detail4calcILN5__spv14GroupOperationE0ENS0_9sub_groupEiSt4plusEET1_T0_NS1_10GroupOpTagIS7_vE4typeES7_T2_IvE(ptr noundef byval(%"struct.sycl::_V1::sub_group") align 1 %15, ptr noundef byval(%"struct.sycl::_V1::detail::GroupOpISigned") align 1 %16, i32 noundef %14, ptr noundef byval(%"struct.std::plus") align 1 %17) #11
  ret i32 %18
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZNK4sycl3_V17nd_itemILi1EE13get_sub_groupEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"struct.sycl::_V1::sub_group") align 1 %0, ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %1) #2 comdat align 2 !srcloc !365 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %4, align 8, !tbaa !162
  %5 = load ptr addrspace(4), ptr addrspace(4) %4, align 8
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZNK4sycl3_V17nd_itemILi1EE19get_local_linear_idEv(ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %0) #2 comdat align 2 !srcloc !366 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca i64, align 8
  %4 = alloca %"class.sycl::_V1::id", align 8
  %5 = alloca %"class.sycl::_V1::range", align 8
  %6 = alloca i32, align 4
  %7 = addrspacecast ptr %2 to ptr addrspace(4)
  %8 = addrspacecast ptr %3 to ptr addrspace(4)
  %9 = addrspacecast ptr %4 to ptr addrspace(4)
  %10 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %7, align 8, !tbaa !162
  %11 = load ptr addrspace(4), ptr addrspace(4) %7, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #10
  store i64 0, ptr addrspace(4) %8, align 8, !tbaa !143
  call void @llvm.lifetime.start.p0(ptr %4) #10
  call spir_func void @_ZNK4sycl3_V17nd_itemILi1EE12get_local_idEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id") align 8 %9, ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %11) #11
  call void @llvm.lifetime.start.p0(ptr %5) #10
  call spir_func void @_ZNK4sycl3_V17nd_itemILi1EE15get_local_rangeEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range") align 8 %10, ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %11) #11
  %12 = call spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V16detail5arrayILi1EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %9, i32 noundef 0) #11
  %13 = load i64, ptr addrspace(4) %12, align 8, !tbaa !143
  store i64 %13, ptr addrspace(4) %8, align 8, !tbaa !143
  %14 = load i64, ptr addrspace(4) %8, align 8, !tbaa !143
  %15 = icmp ule i64 %14, 2147483647
  call void @llvm.assume(i1 %15)
  %16 = load i64, ptr addrspace(4) %8, align 8, !tbaa !143
  call void @llvm.lifetime.end.p0(ptr %5) #10
  call void @llvm.lifetime.end.p0(ptr %4) #10
  call void @llvm.lifetime.end.p0(ptr %3) #10
  ret i64 %16
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZNK4sycl3_V17nd_itemILi1EE20get_global_linear_idEv(ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %0) #4 comdat align 2 !srcloc !367 {
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
  store ptr addrspace(4) %0, ptr addrspace(4) %8, align 8, !tbaa !162
  %13 = load ptr addrspace(4), ptr addrspace(4) %8, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #10
  store i64 0, ptr addrspace(4) %9, align 8, !tbaa !143
  call void @llvm.lifetime.start.p0(ptr %4) #10
  call spir_func void @_ZNK4sycl3_V17nd_itemILi1EE13get_global_idEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id") align 8 %10, ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %13) #11
  call void @llvm.lifetime.start.p0(ptr %5) #10
  call spir_func void @_ZNK4sycl3_V17nd_itemILi1EE16get_global_rangeEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range") align 8 %11, ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %13) #11
  call void @llvm.lifetime.start.p0(ptr %6) #10
  call spir_func void @_ZNK4sycl3_V17nd_itemILi1EE10get_offsetEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id") align 8 %12, ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %13) #11
  %14 = call spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V16detail5arrayILi1EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %10, i32 noundef 0) #11
  %15 = load i64, ptr addrspace(4) %14, align 8, !tbaa !143
  %16 = call spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V16detail5arrayILi1EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %12, i32 noundef 0) #11
  %17 = load i64, ptr addrspace(4) %16, align 8, !tbaa !143
  %18 = sub i64 %15, %17
  store i64 %18, ptr addrspace(4) %9, align 8, !tbaa !143
  %19 = load i64, ptr addrspace(4) %9, align 8, !tbaa !143
  %20 = icmp ule i64 %19, 2147483647
  call void @llvm.assume(i1 %20)
  %21 = load i64, ptr addrspace(4) %9, align 8, !tbaa !143
  call void @llvm.lifetime.end.p0(ptr %6) #10
  call void @llvm.lifetime.end.p0(ptr %5) #10
  call void @llvm.lifetime.end.p0(ptr %4) #10
  call void @llvm.lifetime.end.p0(ptr %3) #10
  ret i64 %21
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i32 @_ZN4sycl3_V16detail4calcILN5__spv14GroupOperationE0ENS0_9sub_groupEiSt4plusEET1_T0_NS1_10GroupOpTagIS7_vE4typeES7_T2_IvE(ptr noundef byval(%"struct.sycl::_V1::sub_group") align 1 %0, ptr noundef byval(%"struct.sycl::_V1::detail::GroupOpISigned") align 1 %1, i32 noundef %2, ptr noundef byval(%"struct.std::plus") align 1 %3) #2 comdat !srcloc !368 {
  %5 = alloca i32, align 4
  %6 = alloca %"struct.sycl::_V1::sub_group", align 1
  %7 = alloca %"struct.sycl::_V1::detail::GroupOpISigned", align 1
  %8 = alloca %"struct.std::plus.23", align 1
  %9 = addrspacecast ptr %5 to ptr addrspace(4)
  %10 = addrspacecast ptr %6 to ptr addrspace(4)
  %11 = addrspacecast ptr %7 to ptr addrspace(4)
  %12 = addrspacecast ptr %8 to ptr addrspace(4)
  %13 = addrspacecast ptr %0 to ptr addrspace(4)
  %14 = addrspacecast ptr %1 to ptr addrspace(4)
  store i32 %2, ptr addrspace(4) %9, align 4, !tbaa !116
  %15 = addrspacecast ptr %3 to ptr addrspace(4)
  %16 = load i32, ptr addrspace(4) %9, align 4, !tbaa !116
  %17 = addrspacecast ptr addrspace(4) %10 to ptr
  %18 = addrspacecast ptr addrspace(4) %11 to ptr
  %19 = addrspacecast ptr addrspace(4) %12 to ptr
  %20 = call spir_func noundef i32 @_ZN4sycl3_V16detail4calcILN5__spv14GroupOperationE0ENS0_9sub_groupEiEET1_T0_NS1_14GroupOpISignedES6_St4plusIS6_E(ptr noundef byval(%"struct.sycl::_V1::sub_group") align 1 %17, ptr noundef byval(%"struct.sycl::_V1::detail::GroupOpISigned") align 1 %18, i32 noundef %16, ptr noundef byval(%"struct.std::plus.23") align 1 %19) #11
  ret i32 %20
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i32 @_ZN4sycl3_V16detail4calcILN5__spv14GroupOperationE0ENS0_9sub_groupEiEET1_T0_NS1_14GroupOpISignedES6_St4plusIS6_E(ptr noundef byval(%"struct.sycl::_V1::sub_group") align 1 %0, ptr noundef byval(%"struct.sycl::_V1::detail::GroupOpISigned") align 1 %1, i32 noundef %2, ptr noundef byval(%"struct.std::plus.23") align 1 %3) #2 comdat !srcloc !369 {
  %5 = alloca i32, align 4
  %6 = alloca %"struct.sycl::_V1::sub_group", align 1
  %7 = addrspacecast ptr %5 to ptr addrspace(4)
  %8 = addrspacecast ptr %6 to ptr addrspace(4)
  %9 = addrspacecast ptr %0 to ptr addrspace(4)
  %10 = addrspacecast ptr %1 to ptr addrspace(4)
  store i32 %2, ptr addrspace(4) %7, align 4, !tbaa !116
  %11 = addrspacecast ptr %3 to ptr addrspace(4)
  %12 = load i32, ptr addrspace(4) %7, align 4, !tbaa !116
  %13 = addrspacecast ptr addrspace(4) %8 to ptr
  %14 = call spir_func noundef i32 @_ZN4sycl3_V16detail5spirv9GroupIAddILN5__spv14GroupOperationE0ENS0_9sub_groupEiEENSt9enable_ifIXsr3ext6oneapi12experimentalE25is_fixed_topology_group_vIT0_EET1_E4typeES8_S9_(ptr noundef byval(%"struct.sycl::_V1::sub_group") align 1 %13, i32 noundef %12) #11
  ret i32 %14
}

; Function Attrs: convergent inlinehint mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i32 @_ZN4sycl3_V16detail5spirv9GroupIAddILN5__spv14GroupOperationE0ENS0_9sub_groupEiEENSt9enable_ifIXsr3ext6oneapi12experimentalE25is_fixed_topology_group_vIT0_EET1_E4typeES8_S9_(ptr noundef byval(%"struct.sycl::_V1::sub_group") align 1 %0, i32 noundef %1) #6 comdat !srcloc !370 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = addrspacecast ptr %3 to ptr addrspace(4)
  %8 = addrspacecast ptr %4 to ptr addrspace(4)
  %9 = addrspacecast ptr %5 to ptr addrspace(4)
  %10 = addrspacecast ptr %0 to ptr addrspace(4)
  store i32 %1, ptr addrspace(4) %7, align 4, !tbaa !116
  call void @llvm.lifetime.start.p0(ptr %4) #10
  %11 = load i32, ptr addrspace(4) %7, align 4, !tbaa !116
  store i32 %11, ptr addrspace(4) %8, align 4, !tbaa !116
  call void @llvm.lifetime.start.p0(ptr %5) #10
  %12 = load i32, ptr addrspace(4) %8, align 4, !tbaa !116
  %13 = call spir_func noundef i32 @_Z17__spirv_GroupIAddiii(i32 noundef 3, i32 noundef 0, i32 noundef %12) #11
  store i32 %13, ptr addrspace(4) %9, align 4, !tbaa !116
  %14 = load i32, ptr addrspace(4) %9, align 4, !tbaa !116
  call void @llvm.lifetime.end.p0(ptr %5) #10
  call void @llvm.lifetime.end.p0(ptr %4) #10
  ret i32 %14
}

; Function Attrs: convergent nounwind
declare dso_local spir_func noundef i32 @_Z17__spirv_GroupIAddiii(i32 noundef, i32 noundef, i32 noundef) #9

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZNK4sycl3_V17nd_itemILi1EE10get_offsetEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id") align 8 %0, ptr addrspace(4) noundef align 1 dereferenceable_or_null(1) %1) #2 comdat align 2 !srcloc !371 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %4, align 8, !tbaa !162
  %5 = load ptr addrspace(4), ptr addrspace(4) %4, align 8
  call spir_func void @_ZN7__spirv23initBuiltInGlobalOffsetILi1EN4sycl3_V12idILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id") align 8 %0) #11
  ret void
}

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/buffers.cpp" "uniform-work-group-size" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { alwaysinline convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { convergent inlinehint mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size" }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #8 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size" }
attributes #9 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size" }
attributes #10 = { nounwind }
attributes #11 = { convergent nounwind "uniform-work-group-size" }
attributes #12 = { convergent nounwind willreturn memory(none) "uniform-work-group-size" }

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
!110 = !{i32 695}
!111 = !{i1 true, i1 false, i1 false, i1 false, i1 true, i1 false, i1 false, i1 false, i1 false, i1 true, i1 false, i1 false, i1 false}
!112 = !{!113, !113, i64 0}
!113 = !{!"p1 float", !114, i64 0}
!114 = !{!"any pointer", !108, i64 0}
!115 = !{i64 0, i64 4, !116, i64 4, i64 4, !117}
!116 = !{!107, !107, i64 0}
!117 = !{!118, !118, i64 0}
!118 = !{!"float", !108, i64 0}
!119 = !{i32 2597512}
!120 = !{!121, !121, i64 0}
!121 = !{!"p1 _ZTSN4sycl3_V114local_accessorIfLi1EEE", !114, i64 0}
!122 = !{i32 2525707}
!123 = !{!124, !124, i64 0}
!124 = !{!"p1 _ZTSN4sycl3_V18accessorIfLi1ELNS0_6access4modeE1024ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEEE", !114, i64 0}
!125 = !{!126, !126, i64 0}
!126 = !{!"p1 _ZTSN4sycl3_V18accessorIfLi2ELNS0_6access4modeE1025ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEEE", !114, i64 0}
!127 = !{i32 2596878}
!128 = !{i32 2524473}
!129 = !{!108, !108, i64 0}
!130 = !{!131, !124, i64 0}
!131 = !{!"_ZTSZN4sycl3_V18accessorIfLi1ELNS0_6access4modeE1024ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE6__initEPU3AS1KfNS0_5rangeILi1EEESE_NS0_2idILi1EEEEUlmE_", !124, i64 0, !132, i64 8, !133, i64 16, !133, i64 24}
!132 = !{!"p1 _ZTSN4sycl3_V12idILi1EEE", !114, i64 0}
!133 = !{!"p1 _ZTSN4sycl3_V15rangeILi1EEE", !114, i64 0}
!134 = !{!132, !132, i64 0}
!135 = !{!133, !133, i64 0}
!136 = !{!137, !126, i64 0}
!137 = !{!"_ZTSZN4sycl3_V18accessorIfLi2ELNS0_6access4modeE1025ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE6__initEPU3AS1fNS0_5rangeILi2EEESE_NS0_2idILi2EEEEUlmE_", !126, i64 0, !138, i64 8, !139, i64 16, !139, i64 24}
!138 = !{!"p1 _ZTSN4sycl3_V12idILi2EEE", !114, i64 0}
!139 = !{!"p1 _ZTSN4sycl3_V15rangeILi2EEE", !114, i64 0}
!140 = !{!138, !138, i64 0}
!141 = !{!139, !139, i64 0}
!142 = !{!114, !114, i64 0}
!143 = !{!144, !144, i64 0}
!144 = !{!"long", !108, i64 0}
!145 = !{!146, !118, i64 68}
!146 = !{!"_ZTSZZ3runRN4sycl3_V15queueERNS0_6bufferIfLi1ENS0_6detail17aligned_allocatorIfEEvEERNS3_IfLi2ES6_vEEPi7OptionsENKUlRNS0_7handlerEE_clESE_EUlNS0_7nd_itemILi1EEEE_", !147, i64 0, !153, i64 32, !155, i64 64, !156, i64 72}
!147 = !{!"_ZTSN4sycl3_V114local_accessorIfLi1EEE", !148, i64 0}
!148 = !{!"_ZTSN4sycl3_V119local_accessor_baseIfLi1ELNS0_6access4modeE1026ELNS2_11placeholderE0EEE", !149, i64 0, !113, i64 24}
!149 = !{!"_ZTSN4sycl3_V16detail23LocalAccessorBaseDeviceILi1EEE", !150, i64 0, !150, i64 8, !152, i64 16}
!150 = !{!"_ZTSN4sycl3_V15rangeILi1EEE", !151, i64 0}
!151 = !{!"_ZTSN4sycl3_V16detail5arrayILi1EEE", !108, i64 0}
!152 = !{!"_ZTSN4sycl3_V12idILi1EEE", !151, i64 0}
!153 = !{!"_ZTSN4sycl3_V18accessorIfLi1ELNS0_6access4modeE1024ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEEE", !154, i64 0, !108, i64 24}
!154 = !{!"_ZTSN4sycl3_V16detail18AccessorImplDeviceILi1EEE", !152, i64 0, !150, i64 8, !150, i64 16}
!155 = !{!"_ZTS7Options", !107, i64 0, !118, i64 4}
!156 = !{!"_ZTSN4sycl3_V18accessorIfLi2ELNS0_6access4modeE1025ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEEE", !157, i64 0, !108, i64 48}
!157 = !{!"_ZTSN4sycl3_V16detail18AccessorImplDeviceILi2EEE", !158, i64 0, !160, i64 16, !160, i64 32}
!158 = !{!"_ZTSN4sycl3_V12idILi2EEE", !159, i64 0}
!159 = !{!"_ZTSN4sycl3_V16detail5arrayILi2EEE", !108, i64 0}
!160 = !{!"_ZTSN4sycl3_V15rangeILi2EEE", !159, i64 0}
!161 = !{i32 4335459}
!162 = !{!163, !163, i64 0}
!163 = !{!"p1 _ZTSN4sycl3_V17nd_itemILi1EEE", !114, i64 0}
!164 = !{i32 4331097}
!165 = !{i32 2586548}
!166 = !{!167, !167, i64 0}
!167 = !{!"p1 _ZTSN4sycl3_V119local_accessor_baseIfLi1ELNS0_6access4modeE1026ELNS2_11placeholderE0EEE", !114, i64 0}
!168 = !{i32 2907610}
!169 = !{i32 2515414}
!170 = !{!171, !171, i64 0}
!171 = !{!"p1 _ZTSN4sycl3_V16detail23LocalAccessorBaseDeviceILi1EEE", !114, i64 0}
!172 = !{i32 2705588}
!173 = !{i32 2691771}
!174 = !{!175, !175, i64 0}
!175 = !{!"p1 _ZTSN4sycl3_V16detail5arrayILi1EEE", !114, i64 0}
!176 = !{i32 2677585}
!177 = !{i32 2516178}
!178 = !{!179, !179, i64 0}
!179 = !{!"p1 _ZTSN4sycl3_V16detail18AccessorImplDeviceILi1EEE", !114, i64 0}
!180 = !{i32 2907785}
!181 = !{!182, !182, i64 0}
!182 = !{!"p1 _ZTSN4sycl3_V16detail18AccessorImplDeviceILi2EEE", !114, i64 0}
!183 = !{i32 2692191}
!184 = !{!185, !185, i64 0}
!185 = !{!"p1 _ZTSN4sycl3_V16detail5arrayILi2EEE", !114, i64 0}
!186 = !{i32 2692011}
!187 = !{i32 2705804}
!188 = !{i32 2585906}
!189 = !{!148, !113, i64 24}
!190 = !{!191, !167, i64 0}
!191 = !{!"_ZTSZN4sycl3_V119local_accessor_baseIfLi1ELNS0_6access4modeE1026ELNS2_11placeholderE0EE6__initEPU3AS3fNS0_5rangeILi1EEES9_NS0_2idILi1EEEEUlmE_", !167, i64 0, !133, i64 8}
!192 = !{i32 3054405}
!193 = !{i64 8}
!194 = !{i32 3054243}
!195 = !{i32 2586077}
!196 = !{!191, !133, i64 8}
!197 = !{i32 329413}
!198 = !{!199, !199, i64 0}
!199 = !{!"p1 _ZTSSt17integral_constantImLm0EE", !114, i64 0}
!200 = !{i32 2692949}
!201 = !{i32 2585786}
!202 = !{i32 2694128}
!203 = !{i32 2574405}
!204 = !{!205, !124, i64 0}
!205 = !{!"_ZTSZNK4sycl3_V18accessorIfLi1ELNS0_6access4modeE1024ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE14getTotalOffsetEvEUlmE_", !124, i64 0, !206, i64 8}
!206 = !{!"p1 long", !114, i64 0}
!207 = !{!206, !206, i64 0}
!208 = !{i32 2524651}
!209 = !{!131, !132, i64 8}
!210 = !{!131, !133, i64 16}
!211 = !{!131, !133, i64 24}
!212 = !{i32 2523977}
!213 = !{i32 2524035}
!214 = !{i32 2524103}
!215 = !{i32 2574496}
!216 = !{!205, !206, i64 8}
!217 = !{i32 2693059}
!218 = !{!219, !126, i64 0}
!219 = !{!"_ZTSZNK4sycl3_V18accessorIfLi2ELNS0_6access4modeE1025ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE14getTotalOffsetEvEUlmE_", !126, i64 0, !206, i64 8}
!220 = !{!137, !138, i64 8}
!221 = !{!137, !139, i64 16}
!222 = !{!137, !139, i64 24}
!223 = !{!224, !224, i64 0}
!224 = !{!"p1 _ZTSSt17integral_constantImLm1EE", !114, i64 0}
!225 = !{!219, !206, i64 8}
!226 = !{i32 7462715}
!227 = !{i32 2567732}
!228 = !{i32 7461768}
!229 = !{i32 2677744}
!230 = !{i32 2592367}
!231 = !{i32 10139656}
!232 = !{!233, !233, i64 0}
!233 = !{!"_ZTSN4sycl3_V112memory_scopeE", !108, i64 0}
!234 = !{i32 7463321}
!235 = !{i32 2569077}
!236 = !{i32 7463715}
!237 = !{i32 2511241}
!238 = !{!239, !239, i64 0}
!239 = !{!"p1 _ZTSN4sycl3_V16detail15accessor_commonIfLi2ELNS0_6access4modeE1025ELNS3_6targetE2014ELNS3_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE17AccessorSubscriptILi1ENS0_8accessorIfLi2ELS4_1025ELS5_2014ELS6_0ESA_EEEE", !114, i64 0}
!240 = !{i32 7462521}
!241 = !{i32 -2144586513}
!242 = !{i32 -2144588714}
!243 = !{i32 -2144587008}
!244 = !{i32 2522258}
!245 = !{!246, !124, i64 0}
!246 = !{!"_ZTSZNK4sycl3_V18accessorIfLi1ELNS0_6access4modeE1024ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE14getLinearIndexILi1EEEmNS0_2idIXT_EEEEUlmE_", !124, i64 0, !206, i64 8, !132, i64 16}
!247 = !{i32 2525570}
!248 = !{i32 2522341}
!249 = !{!246, !206, i64 8}
!250 = !{!246, !132, i64 16}
!251 = !{i32 2524322}
!252 = !{i32 7461572}
!253 = !{i32 -2144594995}
!254 = !{i32 -2144597232}
!255 = !{i32 -2144595506}
!256 = !{i32 2586681}
!257 = !{i32 8439885}
!258 = !{!259, !259, i64 0}
!259 = !{!"_ZTSN4sycl3_V112memory_orderE", !108, i64 0}
!260 = !{i32 8411665}
!261 = !{i32 8410800}
!262 = !{!263, !263, i64 0}
!263 = !{!"_ZTSN5__spv19MemorySemanticsMask4FlagE", !108, i64 0}
!264 = !{i32 4331554}
!265 = !{i32 7464701}
!266 = !{i32 7465036}
!267 = !{i32 7464339}
!268 = !{i32 7482630}
!269 = !{i32 7421140}
!270 = !{!271, !271, i64 0}
!271 = !{!"p1 _ZTSN4sycl3_V15groupILi1EEE", !114, i64 0}
!272 = !{i32 -2144597945}
!273 = !{i32 -2144599894}
!274 = !{i32 -2144598328}
!275 = !{i32 -2144592209}
!276 = !{i32 -2144594266}
!277 = !{i32 -2144592640}
!278 = !{i32 -2144589433}
!279 = !{i32 -2144591490}
!280 = !{i32 -2144589864}
!281 = !{i32 -2144579740}
!282 = !{i32 -2144585786}
!283 = !{i32 -2144584200}
!284 = !{i32 2510679}
!285 = !{!286, !126, i64 0}
!286 = !{!"_ZTSZNK4sycl3_V18accessorIfLi2ELNS0_6access4modeE1025ELNS2_6targetE2014ELNS2_11placeholderE0ENS0_3ext6oneapi22accessor_property_listIJEEEE14getLinearIndexILi2EEEmNS0_2idIXT_EEEEUlmE_", !126, i64 0, !206, i64 8, !138, i64 16}
!287 = !{!286, !206, i64 8}
!288 = !{!286, !138, i64 16}
!289 = !{i32 -2144577004}
!290 = !{i32 4332266}
!291 = !{i32 4332533}
!292 = !{i32 4332696}
!293 = !{!294, !294, i64 0}
!294 = !{!"p1 _ZTSN4sycl3_V14itemILi1ELb1EEE", !114, i64 0}
!295 = !{!296, !296, i64 0}
!296 = !{!"p1 _ZTSN4sycl3_V14itemILi1ELb0EEE", !114, i64 0}
!297 = !{i32 -2144579025}
!298 = !{i32 -2144577419}
!299 = !{i32 5805616}
!300 = !{i32 5805836}
!301 = !{i32 7482499}
!302 = !{i32 5707615}
!303 = !{i64 0, i64 8, !304}
!304 = !{!305, !305, i64 0}
!305 = !{!"p1 int", !114, i64 0}
!306 = !{i32 5707701}
!307 = !{!308, !308, i64 0}
!308 = !{!"p1 _ZTSN4sycl3_V16detail18RoundedRangeKernelINS0_4itemILi1ELb1EEELi1EZ3runRNS0_5queueERNS0_6bufferIfLi1ENS1_17aligned_allocatorIfEEvEERNS7_IfLi2ES9_vEEPi7OptionsEUlS4_E_EE", !114, i64 0}
!309 = distinct !{!309, !310}
!310 = !{!"llvm.loop.mustprogress"}
!311 = !{i32 4336530}
!312 = !{i32 5804015}
!313 = !{i32 5803644}
!314 = !{i32 5705977}
!315 = !{!316, !316, i64 0}
!316 = !{!"p1 _ZTSN4sycl3_V16detail23RoundedRangeIDGeneratorILi1EEE", !114, i64 0}
!317 = !{!318, !319, i64 32}
!318 = !{!"_ZTSN4sycl3_V16detail23RoundedRangeIDGeneratorILi1EEE", !152, i64 0, !152, i64 8, !150, i64 16, !150, i64 24, !319, i64 32}
!319 = !{!"bool", !108, i64 0}
!320 = distinct !{!320, !310}
!321 = !{i32 5706294}
!322 = !{i8 0, i8 2}
!323 = !{}
!324 = !{i32 5706592}
!325 = !{i32 986}
!326 = !{!327, !305, i64 0}
!327 = !{!"_ZTSZ3runRN4sycl3_V15queueERNS0_6bufferIfLi1ENS0_6detail17aligned_allocatorIfEEvEERNS3_IfLi2ES6_vEEPi7OptionsEUlNS0_4itemILi1ELb1EEEE_", !305, i64 0}
!328 = !{i32 5706336}
!329 = distinct !{!329, !310}
!330 = !{i32 5706530}
!331 = !{i32 5805118}
!332 = !{i32 8611823}
!333 = !{!334, !334, i64 0}
!334 = !{!"p1 _ZTSN4sycl3_V110atomic_refIiLNS0_12memory_orderE0ELNS0_12memory_scopeE3ELNS0_6access13address_spaceE4EEE", !114, i64 0}
!335 = !{i32 8595561}
!336 = !{!337, !337, i64 0}
!337 = !{!"p1 _ZTSN4sycl3_V16detail15atomic_ref_implIiLm4ELNS0_12memory_orderE0ELNS0_12memory_scopeE3ELNS0_6access13address_spaceE4EvEE", !114, i64 0}
!338 = !{i32 5807128}
!339 = !{!340, !340, i64 0}
!340 = !{!"p1 _ZTSN4sycl3_V16detail8ItemBaseILi1ELb1EEE", !114, i64 0}
!341 = !{i32 8595265}
!342 = !{i32 8589351}
!343 = !{!344, !344, i64 0}
!344 = !{!"p1 _ZTSN4sycl3_V16detail15atomic_ref_baseIiLNS0_12memory_orderE0ELNS0_12memory_scopeE3ELNS0_6access13address_spaceE4EEE", !114, i64 0}
!345 = !{i64 4}
!346 = !{i32 8613143}
!347 = !{i32 4163409}
!348 = !{!349, !349, i64 0}
!349 = !{!"_ZTSN4sycl3_V16access13address_spaceE", !108, i64 0}
!350 = !{i32 4099965}
!351 = !{!352, !352, i64 0}
!352 = !{!"p1 _ZTSN4sycl3_V19multi_ptrIiLNS0_6access13address_spaceE4ELNS2_9decoratedE0EEE", !114, i64 0}
!353 = !{!354, !305, i64 0}
!354 = !{!"_ZTSN4sycl3_V19multi_ptrIiLNS0_6access13address_spaceE4ELNS2_9decoratedE0EEE", !305, i64 0}
!355 = !{i32 8418529}
!356 = !{!357, !357, i64 0}
!357 = !{!"_ZTSN5__spv5Scope4FlagE", !108, i64 0}
!358 = !{i32 8393930}
!359 = !{i32 4108878}
!360 = !{i32 4334600}
!361 = !{i32 1231}
!362 = !{!363, !305, i64 0}
!363 = !{!"_ZTSZ3runRN4sycl3_V15queueERNS0_6bufferIfLi1ENS0_6detail17aligned_allocatorIfEEvEERNS3_IfLi2ES6_vEEPi7OptionsEUlNS0_7nd_itemILi1EEEE_", !305, i64 0}
!364 = !{i32 10062403}
!365 = !{i32 10399855}
!366 = !{i32 7462855}
!367 = !{i32 7461931}
!368 = !{i32 10119918}
!369 = !{i32 -2137360861}
!370 = !{i32 -2138983553}
!371 = !{i32 7465428}
