source_filename = "hierarchies.cpp"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

%struct.Node = type <{ ptr addrspace(4), i32, [4 x i8] }>
%struct.Left = type <{ ptr addrspace(4), float, [4 x i8], %struct.Node.base, [4 x i8] }>
%struct.Node.base = type <{ ptr addrspace(4), i32 }>
%struct.Right = type <{ ptr addrspace(4), float, [4 x i8], %struct.Node.base, [4 x i8] }>
%class.anon = type { ptr addrspace(4) }
%class.anon.0 = type { i32, ptr addrspace(4) }
%class.anon.1 = type { ptr addrspace(4), ptr addrspace(4) }
%class.anon.2 = type { ptr addrspace(4), ptr addrspace(4) }
%"class.sycl::_V1::range" = type { %"class.sycl::_V1::detail::array" }
%"class.sycl::_V1::detail::array" = type { [1 x i64] }
%class.anon.3 = type { ptr addrspace(4), ptr addrspace(4), ptr addrspace(4) }
%"class.sycl::_V1::detail::RoundedRangeKernel" = type { %"class.sycl::_V1::range", %class.anon.3 }
%"class.sycl::_V1::item" = type { %"struct.sycl::_V1::detail::ItemBase" }
%"struct.sycl::_V1::detail::ItemBase" = type { %"class.sycl::_V1::range", %"class.sycl::_V1::id", %"class.sycl::_V1::id" }
%"class.sycl::_V1::id" = type { %"class.sycl::_V1::detail::array" }
%"class.sycl::_V1::detail::RoundedRangeIDGenerator" = type <{ %"class.sycl::_V1::id", %"class.sycl::_V1::id", %"class.sycl::_V1::range", %"class.sycl::_V1::range", i8, [7 x i8] }>

$_ZNK4Node8identityEv = comdat any

$_ZNK4Left5valueEf = comdat any

$_ZTv0_n32_NK4Left5valueEf = comdat any

$_ZNK4Left6weightEv = comdat any

$_ZNK5Right6refineEPd = comdat any

$_ZNK5Right8identityEv = comdat any

$_ZTv0_n24_NK5Right8identityEv = comdat any

$_ZNK6Joined5valueEf = comdat any

$_ZTv0_n32_NK6Joined5valueEf = comdat any

$_ZNK6Joined8identityEv = comdat any

$_ZThn16_NK6Joined8identityEv = comdat any

$_ZTv0_n24_NK6Joined8identityEv = comdat any

$_ZNK6Deeper6refineEPd = comdat any

$_ZThn16_NK6Deeper6refineEPd = comdat any

$_ZNK7Deepest6weightEv = comdat any

$_ZNK7Deepest5valueEf = comdat any

$_ZTv0_n32_NK7Deepest5valueEf = comdat any

$_ZTSZ3runRN4sycl3_V15queueEPviPfPdE12CreateJoined = comdat any

$_ZN6JoinedC1Ev = comdat any

$_ZN4NodeC2Ev = comdat any

$_ZN4LeftC2Ev = comdat any

$_ZN5RightC2Ev = comdat any

$_ZTSZ3runRN4sycl3_V15queueEPviPfPdE10CreateDeep = comdat any

$_ZN6DeeperC1Ev = comdat any

$_ZN7DeepestC1Ev = comdat any

$_ZN6JoinedC2Ev = comdat any

$_ZN6DeeperC2Ev = comdat any

$_ZTSZ3runRN4sycl3_V15queueEPviPfPdE8UseValue = comdat any

$_ZTSZ3runRN4sycl3_V15queueEPviPfPdE6Refine = comdat any

$_ZTSN4sycl3_V16detail19__pf_kernel_wrapperIZ3runRNS0_5queueEPviPfPdE3AllEE = comdat any

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

$_ZNK4sycl3_V12idILi1EEcvmEv = comdat any

$_ZN4sycl3_V16detail5arrayILi1EEixEi = comdat any

$_ZNK4sycl3_V14itemILi1ELb1EE6get_idEi = comdat any

$_ZN4sycl3_V16detail7Builder7getItemILi1ELb1EEENSt9enable_ifIXT0_EKNS0_4itemIXT_EXT0_EEEE4typeEv = comdat any

$_ZN7__spirv29initBuiltInGlobalInvocationIdILi1EN4sycl3_V12idILi1EEEEET0_v = comdat any

$_ZN7__spirv21initBuiltInGlobalSizeILi1EN4sycl3_V15rangeILi1EEEEET0_v = comdat any

$_ZN7__spirv23initBuiltInGlobalOffsetILi1EN4sycl3_V12idILi1EEEEET0_v = comdat any

$_ZN7__spirv36InitSizesSTBuiltInGlobalInvocationIdILi1EN4sycl3_V12idILi1EEEE8initSizeEv = comdat any

$_ZN4sycl3_V12idILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE = comdat any

$_ZN7__spirv28InitSizesSTBuiltInGlobalSizeILi1EN4sycl3_V15rangeILi1EEEE8initSizeEv = comdat any

$_ZN4sycl3_V15rangeILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE = comdat any

$_ZN7__spirv30InitSizesSTBuiltInGlobalOffsetILi1EN4sycl3_V12idILi1EEEE8initSizeEv = comdat any

$_ZTSZ3runRN4sycl3_V15queueEPviPfPdE3All = comdat any

$_ZTV6Joined = comdat any

$_ZTT6Joined = comdat any

$_ZTC6Joined0_4Left = comdat any

$_ZTC6Joined16_5Right = comdat any

$_ZTV4Node = comdat any

$_ZTV6Deeper = comdat any

$_ZTT6Deeper = comdat any

$_ZTC6Deeper0_6Joined = comdat any

$_ZTC6Deeper0_4Left = comdat any

$_ZTC6Deeper16_5Right = comdat any

$_ZTV7Deepest = comdat any

$_ZTT7Deepest = comdat any

$_ZTC7Deepest0_6Deeper = comdat any

$_ZTC7Deepest0_6Joined = comdat any

$_ZTC7Deepest0_4Left = comdat any

$_ZTC7Deepest16_5Right = comdat any

@_ZTV6Joined = linkonce_odr dso_local unnamed_addr addrspace(1) constant { [6 x ptr addrspace(4)], [5 x ptr addrspace(4)], [6 x ptr addrspace(4)] } { [6 x ptr addrspace(4)] [ptr addrspace(4) inttoptr (i64 32 to ptr addrspace(4)), ptr addrspace(4) null, ptr addrspace(4) null, ptr addrspace(4) addrspacecast (ptr @_ZNK6Joined5valueEf to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr @_ZNK4Left6weightEv to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr @_ZNK6Joined8identityEv to ptr addrspace(4))], [5 x ptr addrspace(4)] [ptr addrspace(4) inttoptr (i64 16 to ptr addrspace(4)), ptr addrspace(4) inttoptr (i64 -16 to ptr addrspace(4)), ptr addrspace(4) null, ptr addrspace(4) addrspacecast (ptr @_ZNK5Right6refineEPd to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr @_ZThn16_NK6Joined8identityEv to ptr addrspace(4))], [6 x ptr addrspace(4)] [ptr addrspace(4) inttoptr (i64 -32 to ptr addrspace(4)), ptr addrspace(4) inttoptr (i64 -32 to ptr addrspace(4)), ptr addrspace(4) inttoptr (i64 -32 to ptr addrspace(4)), ptr addrspace(4) null, ptr addrspace(4) addrspacecast (ptr @_ZTv0_n24_NK6Joined8identityEv to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr @_ZTv0_n32_NK6Joined5valueEf to ptr addrspace(4))] }, comdat, align 8
@_ZTT6Joined = linkonce_odr dso_local unnamed_addr addrspace(1) constant [7 x ptr addrspace(4)] [ptr addrspace(4) addrspacecast (ptr addrspace(1) getelementptr inbounds inrange(-24, 24) ({ [6 x ptr addrspace(4)], [5 x ptr addrspace(4)], [6 x ptr addrspace(4)] }, ptr addrspace(1) @_ZTV6Joined, i32 0, i32 0, i32 3) to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) getelementptr inbounds inrange(-24, 16) ({ [5 x ptr addrspace(4)], [6 x ptr addrspace(4)] }, ptr addrspace(1) @_ZTC6Joined0_4Left, i32 0, i32 0, i32 3) to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) getelementptr inbounds inrange(-32, 16) ({ [5 x ptr addrspace(4)], [6 x ptr addrspace(4)] }, ptr addrspace(1) @_ZTC6Joined0_4Left, i32 0, i32 1, i32 4) to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) getelementptr inbounds inrange(-24, 16) ({ [5 x ptr addrspace(4)], [6 x ptr addrspace(4)] }, ptr addrspace(1) @_ZTC6Joined16_5Right, i32 0, i32 0, i32 3) to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) getelementptr inbounds inrange(-32, 16) ({ [5 x ptr addrspace(4)], [6 x ptr addrspace(4)] }, ptr addrspace(1) @_ZTC6Joined16_5Right, i32 0, i32 1, i32 4) to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) getelementptr inbounds inrange(-32, 16) ({ [6 x ptr addrspace(4)], [5 x ptr addrspace(4)], [6 x ptr addrspace(4)] }, ptr addrspace(1) @_ZTV6Joined, i32 0, i32 2, i32 4) to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) getelementptr inbounds inrange(-24, 16) ({ [6 x ptr addrspace(4)], [5 x ptr addrspace(4)], [6 x ptr addrspace(4)] }, ptr addrspace(1) @_ZTV6Joined, i32 0, i32 1, i32 3) to ptr addrspace(4))], comdat, align 8
@_ZTC6Joined0_4Left = linkonce_odr dso_local unnamed_addr addrspace(1) constant { [5 x ptr addrspace(4)], [6 x ptr addrspace(4)] } { [5 x ptr addrspace(4)] [ptr addrspace(4) inttoptr (i64 32 to ptr addrspace(4)), ptr addrspace(4) null, ptr addrspace(4) null, ptr addrspace(4) addrspacecast (ptr @_ZNK4Left5valueEf to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr @_ZNK4Left6weightEv to ptr addrspace(4))], [6 x ptr addrspace(4)] [ptr addrspace(4) inttoptr (i64 -32 to ptr addrspace(4)), ptr addrspace(4) null, ptr addrspace(4) inttoptr (i64 -32 to ptr addrspace(4)), ptr addrspace(4) null, ptr addrspace(4) addrspacecast (ptr @_ZNK4Node8identityEv to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr @_ZTv0_n32_NK4Left5valueEf to ptr addrspace(4))] }, comdat, align 8
@_ZTC6Joined16_5Right = linkonce_odr dso_local unnamed_addr addrspace(1) constant { [5 x ptr addrspace(4)], [6 x ptr addrspace(4)] } { [5 x ptr addrspace(4)] [ptr addrspace(4) inttoptr (i64 16 to ptr addrspace(4)), ptr addrspace(4) null, ptr addrspace(4) null, ptr addrspace(4) addrspacecast (ptr @_ZNK5Right6refineEPd to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr @_ZNK5Right8identityEv to ptr addrspace(4))], [6 x ptr addrspace(4)] [ptr addrspace(4) null, ptr addrspace(4) inttoptr (i64 -16 to ptr addrspace(4)), ptr addrspace(4) inttoptr (i64 -16 to ptr addrspace(4)), ptr addrspace(4) null, ptr addrspace(4) addrspacecast (ptr @_ZTv0_n24_NK5Right8identityEv to ptr addrspace(4)), ptr addrspace(4) null] }, comdat, align 8
@_ZTV4Node = linkonce_odr dso_local unnamed_addr addrspace(1) constant { [4 x ptr addrspace(4)] } { [4 x ptr addrspace(4)] [ptr addrspace(4) null, ptr addrspace(4) null, ptr addrspace(4) addrspacecast (ptr @_ZNK4Node8identityEv to ptr addrspace(4)), ptr addrspace(4) null] }, comdat, align 8
@_ZTV6Deeper = linkonce_odr dso_local unnamed_addr addrspace(1) constant { [7 x ptr addrspace(4)], [5 x ptr addrspace(4)], [6 x ptr addrspace(4)] } { [7 x ptr addrspace(4)] [ptr addrspace(4) inttoptr (i64 32 to ptr addrspace(4)), ptr addrspace(4) null, ptr addrspace(4) null, ptr addrspace(4) addrspacecast (ptr @_ZNK6Joined5valueEf to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr @_ZNK4Left6weightEv to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr @_ZNK6Joined8identityEv to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr @_ZNK6Deeper6refineEPd to ptr addrspace(4))], [5 x ptr addrspace(4)] [ptr addrspace(4) inttoptr (i64 16 to ptr addrspace(4)), ptr addrspace(4) inttoptr (i64 -16 to ptr addrspace(4)), ptr addrspace(4) null, ptr addrspace(4) addrspacecast (ptr @_ZThn16_NK6Deeper6refineEPd to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr @_ZThn16_NK6Joined8identityEv to ptr addrspace(4))], [6 x ptr addrspace(4)] [ptr addrspace(4) inttoptr (i64 -32 to ptr addrspace(4)), ptr addrspace(4) inttoptr (i64 -32 to ptr addrspace(4)), ptr addrspace(4) inttoptr (i64 -32 to ptr addrspace(4)), ptr addrspace(4) null, ptr addrspace(4) addrspacecast (ptr @_ZTv0_n24_NK6Joined8identityEv to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr @_ZTv0_n32_NK6Joined5valueEf to ptr addrspace(4))] }, comdat, align 8
@_ZTT6Deeper = linkonce_odr dso_local unnamed_addr addrspace(1) constant [10 x ptr addrspace(4)] [ptr addrspace(4) addrspacecast (ptr addrspace(1) getelementptr inbounds inrange(-24, 32) ({ [7 x ptr addrspace(4)], [5 x ptr addrspace(4)], [6 x ptr addrspace(4)] }, ptr addrspace(1) @_ZTV6Deeper, i32 0, i32 0, i32 3) to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) getelementptr inbounds inrange(-24, 24) ({ [6 x ptr addrspace(4)], [5 x ptr addrspace(4)], [6 x ptr addrspace(4)] }, ptr addrspace(1) @_ZTC6Deeper0_6Joined, i32 0, i32 0, i32 3) to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) getelementptr inbounds inrange(-24, 16) ({ [5 x ptr addrspace(4)], [6 x ptr addrspace(4)] }, ptr addrspace(1) @_ZTC6Deeper0_4Left, i32 0, i32 0, i32 3) to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) getelementptr inbounds inrange(-32, 16) ({ [5 x ptr addrspace(4)], [6 x ptr addrspace(4)] }, ptr addrspace(1) @_ZTC6Deeper0_4Left, i32 0, i32 1, i32 4) to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) getelementptr inbounds inrange(-24, 16) ({ [5 x ptr addrspace(4)], [6 x ptr addrspace(4)] }, ptr addrspace(1) @_ZTC6Deeper16_5Right, i32 0, i32 0, i32 3) to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) getelementptr inbounds inrange(-32, 16) ({ [5 x ptr addrspace(4)], [6 x ptr addrspace(4)] }, ptr addrspace(1) @_ZTC6Deeper16_5Right, i32 0, i32 1, i32 4) to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) getelementptr inbounds inrange(-32, 16) ({ [6 x ptr addrspace(4)], [5 x ptr addrspace(4)], [6 x ptr addrspace(4)] }, ptr addrspace(1) @_ZTC6Deeper0_6Joined, i32 0, i32 2, i32 4) to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) getelementptr inbounds inrange(-24, 16) ({ [6 x ptr addrspace(4)], [5 x ptr addrspace(4)], [6 x ptr addrspace(4)] }, ptr addrspace(1) @_ZTC6Deeper0_6Joined, i32 0, i32 1, i32 3) to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) getelementptr inbounds inrange(-32, 16) ({ [7 x ptr addrspace(4)], [5 x ptr addrspace(4)], [6 x ptr addrspace(4)] }, ptr addrspace(1) @_ZTV6Deeper, i32 0, i32 2, i32 4) to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) getelementptr inbounds inrange(-24, 16) ({ [7 x ptr addrspace(4)], [5 x ptr addrspace(4)], [6 x ptr addrspace(4)] }, ptr addrspace(1) @_ZTV6Deeper, i32 0, i32 1, i32 3) to ptr addrspace(4))], comdat, align 8
@_ZTC6Deeper0_6Joined = linkonce_odr dso_local unnamed_addr addrspace(1) constant { [6 x ptr addrspace(4)], [5 x ptr addrspace(4)], [6 x ptr addrspace(4)] } { [6 x ptr addrspace(4)] [ptr addrspace(4) inttoptr (i64 32 to ptr addrspace(4)), ptr addrspace(4) null, ptr addrspace(4) null, ptr addrspace(4) addrspacecast (ptr @_ZNK6Joined5valueEf to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr @_ZNK4Left6weightEv to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr @_ZNK6Joined8identityEv to ptr addrspace(4))], [5 x ptr addrspace(4)] [ptr addrspace(4) inttoptr (i64 16 to ptr addrspace(4)), ptr addrspace(4) inttoptr (i64 -16 to ptr addrspace(4)), ptr addrspace(4) null, ptr addrspace(4) addrspacecast (ptr @_ZNK5Right6refineEPd to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr @_ZThn16_NK6Joined8identityEv to ptr addrspace(4))], [6 x ptr addrspace(4)] [ptr addrspace(4) inttoptr (i64 -32 to ptr addrspace(4)), ptr addrspace(4) inttoptr (i64 -32 to ptr addrspace(4)), ptr addrspace(4) inttoptr (i64 -32 to ptr addrspace(4)), ptr addrspace(4) null, ptr addrspace(4) addrspacecast (ptr @_ZTv0_n24_NK6Joined8identityEv to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr @_ZTv0_n32_NK6Joined5valueEf to ptr addrspace(4))] }, comdat, align 8
@_ZTC6Deeper0_4Left = linkonce_odr dso_local unnamed_addr addrspace(1) constant { [5 x ptr addrspace(4)], [6 x ptr addrspace(4)] } { [5 x ptr addrspace(4)] [ptr addrspace(4) inttoptr (i64 32 to ptr addrspace(4)), ptr addrspace(4) null, ptr addrspace(4) null, ptr addrspace(4) addrspacecast (ptr @_ZNK4Left5valueEf to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr @_ZNK4Left6weightEv to ptr addrspace(4))], [6 x ptr addrspace(4)] [ptr addrspace(4) inttoptr (i64 -32 to ptr addrspace(4)), ptr addrspace(4) null, ptr addrspace(4) inttoptr (i64 -32 to ptr addrspace(4)), ptr addrspace(4) null, ptr addrspace(4) addrspacecast (ptr @_ZNK4Node8identityEv to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr @_ZTv0_n32_NK4Left5valueEf to ptr addrspace(4))] }, comdat, align 8
@_ZTC6Deeper16_5Right = linkonce_odr dso_local unnamed_addr addrspace(1) constant { [5 x ptr addrspace(4)], [6 x ptr addrspace(4)] } { [5 x ptr addrspace(4)] [ptr addrspace(4) inttoptr (i64 16 to ptr addrspace(4)), ptr addrspace(4) null, ptr addrspace(4) null, ptr addrspace(4) addrspacecast (ptr @_ZNK5Right6refineEPd to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr @_ZNK5Right8identityEv to ptr addrspace(4))], [6 x ptr addrspace(4)] [ptr addrspace(4) null, ptr addrspace(4) inttoptr (i64 -16 to ptr addrspace(4)), ptr addrspace(4) inttoptr (i64 -16 to ptr addrspace(4)), ptr addrspace(4) null, ptr addrspace(4) addrspacecast (ptr @_ZTv0_n24_NK5Right8identityEv to ptr addrspace(4)), ptr addrspace(4) null] }, comdat, align 8
@_ZTV7Deepest = linkonce_odr dso_local unnamed_addr addrspace(1) constant { [7 x ptr addrspace(4)], [5 x ptr addrspace(4)], [6 x ptr addrspace(4)] } { [7 x ptr addrspace(4)] [ptr addrspace(4) inttoptr (i64 32 to ptr addrspace(4)), ptr addrspace(4) null, ptr addrspace(4) null, ptr addrspace(4) addrspacecast (ptr @_ZNK7Deepest5valueEf to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr @_ZNK7Deepest6weightEv to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr @_ZNK6Joined8identityEv to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr @_ZNK6Deeper6refineEPd to ptr addrspace(4))], [5 x ptr addrspace(4)] [ptr addrspace(4) inttoptr (i64 16 to ptr addrspace(4)), ptr addrspace(4) inttoptr (i64 -16 to ptr addrspace(4)), ptr addrspace(4) null, ptr addrspace(4) addrspacecast (ptr @_ZThn16_NK6Deeper6refineEPd to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr @_ZThn16_NK6Joined8identityEv to ptr addrspace(4))], [6 x ptr addrspace(4)] [ptr addrspace(4) inttoptr (i64 -32 to ptr addrspace(4)), ptr addrspace(4) inttoptr (i64 -32 to ptr addrspace(4)), ptr addrspace(4) inttoptr (i64 -32 to ptr addrspace(4)), ptr addrspace(4) null, ptr addrspace(4) addrspacecast (ptr @_ZTv0_n24_NK6Joined8identityEv to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr @_ZTv0_n32_NK7Deepest5valueEf to ptr addrspace(4))] }, comdat, align 8
@_ZTT7Deepest = linkonce_odr dso_local unnamed_addr addrspace(1) constant [13 x ptr addrspace(4)] [ptr addrspace(4) addrspacecast (ptr addrspace(1) getelementptr inbounds inrange(-24, 32) ({ [7 x ptr addrspace(4)], [5 x ptr addrspace(4)], [6 x ptr addrspace(4)] }, ptr addrspace(1) @_ZTV7Deepest, i32 0, i32 0, i32 3) to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) getelementptr inbounds inrange(-24, 32) ({ [7 x ptr addrspace(4)], [5 x ptr addrspace(4)], [6 x ptr addrspace(4)] }, ptr addrspace(1) @_ZTC7Deepest0_6Deeper, i32 0, i32 0, i32 3) to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) getelementptr inbounds inrange(-24, 24) ({ [6 x ptr addrspace(4)], [5 x ptr addrspace(4)], [6 x ptr addrspace(4)] }, ptr addrspace(1) @_ZTC7Deepest0_6Joined, i32 0, i32 0, i32 3) to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) getelementptr inbounds inrange(-24, 16) ({ [5 x ptr addrspace(4)], [6 x ptr addrspace(4)] }, ptr addrspace(1) @_ZTC7Deepest0_4Left, i32 0, i32 0, i32 3) to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) getelementptr inbounds inrange(-32, 16) ({ [5 x ptr addrspace(4)], [6 x ptr addrspace(4)] }, ptr addrspace(1) @_ZTC7Deepest0_4Left, i32 0, i32 1, i32 4) to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) getelementptr inbounds inrange(-24, 16) ({ [5 x ptr addrspace(4)], [6 x ptr addrspace(4)] }, ptr addrspace(1) @_ZTC7Deepest16_5Right, i32 0, i32 0, i32 3) to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) getelementptr inbounds inrange(-32, 16) ({ [5 x ptr addrspace(4)], [6 x ptr addrspace(4)] }, ptr addrspace(1) @_ZTC7Deepest16_5Right, i32 0, i32 1, i32 4) to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) getelementptr inbounds inrange(-32, 16) ({ [6 x ptr addrspace(4)], [5 x ptr addrspace(4)], [6 x ptr addrspace(4)] }, ptr addrspace(1) @_ZTC7Deepest0_6Joined, i32 0, i32 2, i32 4) to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) getelementptr inbounds inrange(-24, 16) ({ [6 x ptr addrspace(4)], [5 x ptr addrspace(4)], [6 x ptr addrspace(4)] }, ptr addrspace(1) @_ZTC7Deepest0_6Joined, i32 0, i32 1, i32 3) to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) getelementptr inbounds inrange(-32, 16) ({ [7 x ptr addrspace(4)], [5 x ptr addrspace(4)], [6 x ptr addrspace(4)] }, ptr addrspace(1) @_ZTC7Deepest0_6Deeper, i32 0, i32 2, i32 4) to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) getelementptr inbounds inrange(-24, 16) ({ [7 x ptr addrspace(4)], [5 x ptr addrspace(4)], [6 x ptr addrspace(4)] }, ptr addrspace(1) @_ZTC7Deepest0_6Deeper, i32 0, i32 1, i32 3) to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) getelementptr inbounds inrange(-32, 16) ({ [7 x ptr addrspace(4)], [5 x ptr addrspace(4)], [6 x ptr addrspace(4)] }, ptr addrspace(1) @_ZTV7Deepest, i32 0, i32 2, i32 4) to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) getelementptr inbounds inrange(-24, 16) ({ [7 x ptr addrspace(4)], [5 x ptr addrspace(4)], [6 x ptr addrspace(4)] }, ptr addrspace(1) @_ZTV7Deepest, i32 0, i32 1, i32 3) to ptr addrspace(4))], comdat, align 8
@_ZTC7Deepest0_6Deeper = linkonce_odr dso_local unnamed_addr addrspace(1) constant { [7 x ptr addrspace(4)], [5 x ptr addrspace(4)], [6 x ptr addrspace(4)] } { [7 x ptr addrspace(4)] [ptr addrspace(4) inttoptr (i64 32 to ptr addrspace(4)), ptr addrspace(4) null, ptr addrspace(4) null, ptr addrspace(4) addrspacecast (ptr @_ZNK6Joined5valueEf to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr @_ZNK4Left6weightEv to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr @_ZNK6Joined8identityEv to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr @_ZNK6Deeper6refineEPd to ptr addrspace(4))], [5 x ptr addrspace(4)] [ptr addrspace(4) inttoptr (i64 16 to ptr addrspace(4)), ptr addrspace(4) inttoptr (i64 -16 to ptr addrspace(4)), ptr addrspace(4) null, ptr addrspace(4) addrspacecast (ptr @_ZThn16_NK6Deeper6refineEPd to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr @_ZThn16_NK6Joined8identityEv to ptr addrspace(4))], [6 x ptr addrspace(4)] [ptr addrspace(4) inttoptr (i64 -32 to ptr addrspace(4)), ptr addrspace(4) inttoptr (i64 -32 to ptr addrspace(4)), ptr addrspace(4) inttoptr (i64 -32 to ptr addrspace(4)), ptr addrspace(4) null, ptr addrspace(4) addrspacecast (ptr @_ZTv0_n24_NK6Joined8identityEv to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr @_ZTv0_n32_NK6Joined5valueEf to ptr addrspace(4))] }, comdat, align 8
@_ZTC7Deepest0_6Joined = linkonce_odr dso_local unnamed_addr addrspace(1) constant { [6 x ptr addrspace(4)], [5 x ptr addrspace(4)], [6 x ptr addrspace(4)] } { [6 x ptr addrspace(4)] [ptr addrspace(4) inttoptr (i64 32 to ptr addrspace(4)), ptr addrspace(4) null, ptr addrspace(4) null, ptr addrspace(4) addrspacecast (ptr @_ZNK6Joined5valueEf to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr @_ZNK4Left6weightEv to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr @_ZNK6Joined8identityEv to ptr addrspace(4))], [5 x ptr addrspace(4)] [ptr addrspace(4) inttoptr (i64 16 to ptr addrspace(4)), ptr addrspace(4) inttoptr (i64 -16 to ptr addrspace(4)), ptr addrspace(4) null, ptr addrspace(4) addrspacecast (ptr @_ZNK5Right6refineEPd to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr @_ZThn16_NK6Joined8identityEv to ptr addrspace(4))], [6 x ptr addrspace(4)] [ptr addrspace(4) inttoptr (i64 -32 to ptr addrspace(4)), ptr addrspace(4) inttoptr (i64 -32 to ptr addrspace(4)), ptr addrspace(4) inttoptr (i64 -32 to ptr addrspace(4)), ptr addrspace(4) null, ptr addrspace(4) addrspacecast (ptr @_ZTv0_n24_NK6Joined8identityEv to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr @_ZTv0_n32_NK6Joined5valueEf to ptr addrspace(4))] }, comdat, align 8
@_ZTC7Deepest0_4Left = linkonce_odr dso_local unnamed_addr addrspace(1) constant { [5 x ptr addrspace(4)], [6 x ptr addrspace(4)] } { [5 x ptr addrspace(4)] [ptr addrspace(4) inttoptr (i64 32 to ptr addrspace(4)), ptr addrspace(4) null, ptr addrspace(4) null, ptr addrspace(4) addrspacecast (ptr @_ZNK4Left5valueEf to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr @_ZNK4Left6weightEv to ptr addrspace(4))], [6 x ptr addrspace(4)] [ptr addrspace(4) inttoptr (i64 -32 to ptr addrspace(4)), ptr addrspace(4) null, ptr addrspace(4) inttoptr (i64 -32 to ptr addrspace(4)), ptr addrspace(4) null, ptr addrspace(4) addrspacecast (ptr @_ZNK4Node8identityEv to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr @_ZTv0_n32_NK4Left5valueEf to ptr addrspace(4))] }, comdat, align 8
@_ZTC7Deepest16_5Right = linkonce_odr dso_local unnamed_addr addrspace(1) constant { [5 x ptr addrspace(4)], [6 x ptr addrspace(4)] } { [5 x ptr addrspace(4)] [ptr addrspace(4) inttoptr (i64 16 to ptr addrspace(4)), ptr addrspace(4) null, ptr addrspace(4) null, ptr addrspace(4) addrspacecast (ptr @_ZNK5Right6refineEPd to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr @_ZNK5Right8identityEv to ptr addrspace(4))], [6 x ptr addrspace(4)] [ptr addrspace(4) null, ptr addrspace(4) inttoptr (i64 -16 to ptr addrspace(4)), ptr addrspace(4) inttoptr (i64 -16 to ptr addrspace(4)), ptr addrspace(4) null, ptr addrspace(4) addrspacecast (ptr @_ZTv0_n24_NK5Right8identityEv to ptr addrspace(4)), ptr addrspace(4) null] }, comdat, align 8

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i32 @_ZNK4Node8identityEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(12) %0) unnamed_addr #0 comdat align 2 !srcloc !110 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !111
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = getelementptr inbounds nuw %struct.Node, ptr addrspace(4) %4, i32 0, i32 1
  %6 = load i32, ptr addrspace(4) %5, align 8, !tbaa !114
  ret i32 %6
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef float @_ZNK4Left5valueEf(ptr addrspace(4) noundef align 8 dereferenceable_or_null(12) %0, float noundef %1) unnamed_addr #1 comdat align 2 !srcloc !116 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca float, align 4
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !117
  store float %1, ptr addrspace(4) %6, align 4, !tbaa !119
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = load float, ptr addrspace(4) %6, align 4, !tbaa !119
  %9 = getelementptr inbounds nuw %struct.Left, ptr addrspace(4) %7, i32 0, i32 1
  %10 = load float, ptr addrspace(4) %9, align 8, !tbaa !121
  %11 = fmul float %8, %10
  ret float %11
}

; Function Attrs: convergent nounwind
define linkonce_odr dso_local spir_func noundef float @_ZTv0_n32_NK4Left5valueEf(ptr addrspace(4) noundef %0, float noundef %1) unnamed_addr #2 comdat align 2 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca float, align 4
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !117
  store float %1, ptr addrspace(4) %6, align 4, !tbaa !119
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !tbaa !123
  %9 = getelementptr inbounds i8, ptr addrspace(4) %8, i64 -32
  %10 = load i64, ptr addrspace(4) %9, align 8
  %11 = getelementptr inbounds i8, ptr addrspace(4) %7, i64 %10
  %12 = load float, ptr addrspace(4) %6, align 4, !tbaa !119
  %13 = tail call spir_func noundef float @_ZNK4Left5valueEf(ptr addrspace(4) noundef align 8 dereferenceable_or_null(12) %11, float noundef %12) #16
  ret float %13
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i32 @_ZNK4Left6weightEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(12) %0) unnamed_addr #1 comdat align 2 !srcloc !125 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !117
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  ret i32 10
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZNK5Right6refineEPd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(12) %0, ptr addrspace(4) noundef %1) unnamed_addr #3 comdat align 2 !srcloc !126 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !127
  store ptr addrspace(4) %1, ptr addrspace(4) %6, align 8, !tbaa !129
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = getelementptr inbounds nuw %struct.Right, ptr addrspace(4) %7, i32 0, i32 1
  %9 = load float, ptr addrspace(4) %8, align 8, !tbaa !131
  %10 = fpext float %9 to double
  %11 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !tbaa !129
  %12 = load double, ptr addrspace(4) %11, align 8, !tbaa !133
  %13 = fdiv double %10, %12
  %14 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !tbaa !129
  store double %13, ptr addrspace(4) %14, align 8, !tbaa !133
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i32 @_ZNK5Right8identityEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(12) %0) unnamed_addr #0 comdat align 2 !srcloc !135 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !127
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = load ptr addrspace(4), ptr addrspace(4) %4, align 8, !tbaa !123
  %6 = getelementptr i8, ptr addrspace(4) %5, i64 -24
  %7 = load i64, ptr addrspace(4) %6, align 8
  %8 = getelementptr inbounds i8, ptr addrspace(4) %4, i64 %7
  %9 = getelementptr inbounds nuw %struct.Node, ptr addrspace(4) %8, i32 0, i32 1
  %10 = load i32, ptr addrspace(4) %9, align 8, !tbaa !114
  %11 = add nsw i32 %10, 100
  ret i32 %11
}

; Function Attrs: convergent nounwind
define linkonce_odr dso_local spir_func noundef i32 @_ZTv0_n24_NK5Right8identityEv(ptr addrspace(4) noundef %0) unnamed_addr #2 comdat align 2 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !127
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = load ptr addrspace(4), ptr addrspace(4) %4, align 8, !tbaa !123
  %6 = getelementptr inbounds i8, ptr addrspace(4) %5, i64 -24
  %7 = load i64, ptr addrspace(4) %6, align 8
  %8 = getelementptr inbounds i8, ptr addrspace(4) %4, i64 %7
  %9 = tail call spir_func noundef i32 @_ZNK5Right8identityEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(12) %8) #16
  ret i32 %9
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef float @_ZNK6Joined5valueEf(ptr addrspace(4) noundef align 8 dereferenceable_or_null(28) %0, float noundef %1) unnamed_addr #1 comdat align 2 !srcloc !136 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca float, align 4
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !137
  store float %1, ptr addrspace(4) %6, align 4, !tbaa !119
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = load float, ptr addrspace(4) %6, align 4, !tbaa !119
  %9 = getelementptr inbounds nuw %struct.Left, ptr addrspace(4) %7, i32 0, i32 1
  %10 = load float, ptr addrspace(4) %9, align 8, !tbaa !121
  %11 = fadd float %8, %10
  %12 = getelementptr inbounds i8, ptr addrspace(4) %7, i64 16
  %13 = getelementptr inbounds nuw %struct.Right, ptr addrspace(4) %12, i32 0, i32 1
  %14 = load float, ptr addrspace(4) %13, align 8, !tbaa !131
  %15 = fadd float %11, %14
  ret float %15
}

; Function Attrs: convergent nounwind
define linkonce_odr dso_local spir_func noundef float @_ZTv0_n32_NK6Joined5valueEf(ptr addrspace(4) noundef %0, float noundef %1) unnamed_addr #2 comdat align 2 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca float, align 4
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !137
  store float %1, ptr addrspace(4) %6, align 4, !tbaa !119
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !tbaa !123
  %9 = getelementptr inbounds i8, ptr addrspace(4) %8, i64 -32
  %10 = load i64, ptr addrspace(4) %9, align 8
  %11 = getelementptr inbounds i8, ptr addrspace(4) %7, i64 %10
  %12 = load float, ptr addrspace(4) %6, align 4, !tbaa !119
  %13 = tail call spir_func noundef float @_ZNK6Joined5valueEf(ptr addrspace(4) noundef align 8 dereferenceable_or_null(28) %11, float noundef %12) #16
  ret float %13
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i32 @_ZNK6Joined8identityEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(28) %0) unnamed_addr #0 comdat align 2 !srcloc !139 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !137
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  ret i32 7
}

; Function Attrs: convergent nounwind
define linkonce_odr dso_local spir_func noundef i32 @_ZThn16_NK6Joined8identityEv(ptr addrspace(4) noundef %0) unnamed_addr #2 comdat align 2 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !137
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = getelementptr inbounds i8, ptr addrspace(4) %4, i64 -16
  %6 = tail call spir_func noundef i32 @_ZNK6Joined8identityEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(28) %5) #16
  ret i32 %6
}

; Function Attrs: convergent nounwind
define linkonce_odr dso_local spir_func noundef i32 @_ZTv0_n24_NK6Joined8identityEv(ptr addrspace(4) noundef %0) unnamed_addr #2 comdat align 2 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !137
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = load ptr addrspace(4), ptr addrspace(4) %4, align 8, !tbaa !123
  %6 = getelementptr inbounds i8, ptr addrspace(4) %5, i64 -24
  %7 = load i64, ptr addrspace(4) %6, align 8
  %8 = getelementptr inbounds i8, ptr addrspace(4) %4, i64 %7
  %9 = tail call spir_func noundef i32 @_ZNK6Joined8identityEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(28) %8) #16
  ret i32 %9
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZNK6Deeper6refineEPd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(28) %0, ptr addrspace(4) noundef %1) unnamed_addr #3 comdat align 2 !srcloc !140 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !141
  store ptr addrspace(4) %1, ptr addrspace(4) %6, align 8, !tbaa !129
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = getelementptr inbounds nuw %struct.Left, ptr addrspace(4) %7, i32 0, i32 1
  %9 = load float, ptr addrspace(4) %8, align 8, !tbaa !121
  %10 = fpext float %9 to double
  %11 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !tbaa !129
  %12 = load double, ptr addrspace(4) %11, align 8, !tbaa !133
  %13 = fmul double %12, %10
  store double %13, ptr addrspace(4) %11, align 8, !tbaa !133
  ret void
}

; Function Attrs: convergent nounwind
define linkonce_odr dso_local spir_func void @_ZThn16_NK6Deeper6refineEPd(ptr addrspace(4) noundef %0, ptr addrspace(4) noundef %1) unnamed_addr #2 comdat align 2 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !141
  store ptr addrspace(4) %1, ptr addrspace(4) %6, align 8, !tbaa !129
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = getelementptr inbounds i8, ptr addrspace(4) %7, i64 -16
  %9 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !tbaa !129
  tail call spir_func void @_ZNK6Deeper6refineEPd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(28) %8, ptr addrspace(4) noundef %9) #16
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i32 @_ZNK7Deepest6weightEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(48) %0) unnamed_addr #1 comdat align 2 !srcloc !143 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !144
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  ret i32 12
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef float @_ZNK7Deepest5valueEf(ptr addrspace(4) noundef align 8 dereferenceable_or_null(48) %0, float noundef %1) unnamed_addr #1 comdat align 2 !srcloc !146 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca float, align 4
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !144
  store float %1, ptr addrspace(4) %6, align 4, !tbaa !119
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = load float, ptr addrspace(4) %6, align 4, !tbaa !119
  %9 = fsub float %8, 1.000000e+00
  ret float %9
}

; Function Attrs: convergent nounwind
define linkonce_odr dso_local spir_func noundef float @_ZTv0_n32_NK7Deepest5valueEf(ptr addrspace(4) noundef %0, float noundef %1) unnamed_addr #2 comdat align 2 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca float, align 4
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !144
  store float %1, ptr addrspace(4) %6, align 4, !tbaa !119
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !tbaa !123
  %9 = getelementptr inbounds i8, ptr addrspace(4) %8, i64 -32
  %10 = load i64, ptr addrspace(4) %9, align 8
  %11 = getelementptr inbounds i8, ptr addrspace(4) %7, i64 %10
  %12 = load float, ptr addrspace(4) %6, align 4, !tbaa !119
  %13 = tail call spir_func noundef float @_ZNK7Deepest5valueEf(ptr addrspace(4) noundef align 8 dereferenceable_or_null(48) %11, float noundef %12) #16
  ret float %13
}

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPviPfPdE12CreateJoined(ptr addrspace(1) noundef %0) #4 comdat !srcloc !147 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca %class.anon, align 8
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %4, align 8, !tbaa !148
  call void @llvm.lifetime.start.p0(ptr %3) #17
  %6 = getelementptr inbounds nuw %class.anon, ptr addrspace(4) %5, i32 0, i32 0
  %7 = load ptr addrspace(1), ptr addrspace(4) %4, align 8, !tbaa !148
  %8 = addrspacecast ptr addrspace(1) %7 to ptr addrspace(4)
  store ptr addrspace(4) %8, ptr addrspace(4) %6, align 8, !tbaa !149
  call spir_func void @_ZZ3runRN4sycl3_V15queueEPviPfPdENKUlvE_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %5) #16
  call void @llvm.lifetime.end.p0(ptr %3) #17
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #5

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define internal spir_func void @_ZZ3runRN4sycl3_V15queueEPviPfPdENKUlvE_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0) #6 align 2 !srcloc !147 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !148
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = getelementptr inbounds nuw %class.anon, ptr addrspace(4) %4, i32 0, i32 0
  %6 = load ptr addrspace(4), ptr addrspace(4) %5, align 8, !tbaa !149
  call spir_func void @_ZN6JoinedC1Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(28) %6) #16
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #5

; Function Attrs: convergent inlinehint mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN6JoinedC1Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(28) %0) unnamed_addr #7 comdat align 2 !srcloc !151 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !137
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = getelementptr inbounds i8, ptr addrspace(4) %4, i64 32
  call spir_func void @_ZN4NodeC2Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(12) %5) #16
  call spir_func void @_ZN4LeftC2Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(12) %4, ptr addrspace(4) noundef addrspacecast (ptr addrspace(1) getelementptr inbounds ([7 x ptr addrspace(4)], ptr addrspace(1) @_ZTT6Joined, i64 0, i64 1) to ptr addrspace(4))) #16
  %6 = getelementptr inbounds i8, ptr addrspace(4) %4, i64 16
  call spir_func void @_ZN5RightC2Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(12) %6, ptr addrspace(4) noundef addrspacecast (ptr addrspace(1) getelementptr inbounds ([7 x ptr addrspace(4)], ptr addrspace(1) @_ZTT6Joined, i64 0, i64 3) to ptr addrspace(4))) #16
  store ptr addrspace(1) getelementptr inbounds inrange(-24, 24) ({ [6 x ptr addrspace(4)], [5 x ptr addrspace(4)], [6 x ptr addrspace(4)] }, ptr addrspace(1) @_ZTV6Joined, i32 0, i32 0, i32 3), ptr addrspace(4) %4, align 8, !tbaa !123
  %7 = getelementptr inbounds i8, ptr addrspace(4) %4, i64 32
  store ptr addrspace(1) getelementptr inbounds inrange(-32, 16) ({ [6 x ptr addrspace(4)], [5 x ptr addrspace(4)], [6 x ptr addrspace(4)] }, ptr addrspace(1) @_ZTV6Joined, i32 0, i32 2, i32 4), ptr addrspace(4) %7, align 8, !tbaa !123
  %8 = getelementptr inbounds i8, ptr addrspace(4) %4, i64 16
  store ptr addrspace(1) getelementptr inbounds inrange(-24, 16) ({ [6 x ptr addrspace(4)], [5 x ptr addrspace(4)], [6 x ptr addrspace(4)] }, ptr addrspace(1) @_ZTV6Joined, i32 0, i32 1, i32 3), ptr addrspace(4) %8, align 8, !tbaa !123
  ret void
}

; Function Attrs: convergent inlinehint mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4NodeC2Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(12) %0) unnamed_addr #7 comdat align 2 !srcloc !152 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !111
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  store ptr addrspace(1) getelementptr inbounds inrange(-16, 16) ({ [4 x ptr addrspace(4)] }, ptr addrspace(1) @_ZTV4Node, i32 0, i32 0, i32 2), ptr addrspace(4) %4, align 8, !tbaa !123
  %5 = getelementptr inbounds nuw %struct.Node, ptr addrspace(4) %4, i32 0, i32 1
  store i32 1, ptr addrspace(4) %5, align 8, !tbaa !114
  ret void
}

; Function Attrs: convergent inlinehint mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4LeftC2Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(12) %0, ptr addrspace(4) noundef %1) unnamed_addr #7 comdat align 2 !srcloc !153 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !117
  store ptr addrspace(4) %1, ptr addrspace(4) %6, align 8, !tbaa !154
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = load ptr addrspace(4), ptr addrspace(4) %6, align 8
  %9 = load ptr addrspace(4), ptr addrspace(4) %8, align 8
  store ptr addrspace(4) %9, ptr addrspace(4) %7, align 8, !tbaa !123
  %10 = getelementptr inbounds ptr addrspace(4), ptr addrspace(4) %8, i64 1
  %11 = load ptr addrspace(4), ptr addrspace(4) %10, align 8
  %12 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !tbaa !123
  %13 = getelementptr i8, ptr addrspace(4) %12, i64 -24
  %14 = load i64, ptr addrspace(4) %13, align 8
  %15 = getelementptr inbounds i8, ptr addrspace(4) %7, i64 %14
  store ptr addrspace(4) %11, ptr addrspace(4) %15, align 8, !tbaa !123
  %16 = getelementptr inbounds nuw %struct.Left, ptr addrspace(4) %7, i32 0, i32 1
  store float 2.000000e+00, ptr addrspace(4) %16, align 8, !tbaa !121
  ret void
}

; Function Attrs: convergent inlinehint mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN5RightC2Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(12) %0, ptr addrspace(4) noundef %1) unnamed_addr #7 comdat align 2 !srcloc !156 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !127
  store ptr addrspace(4) %1, ptr addrspace(4) %6, align 8, !tbaa !154
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = load ptr addrspace(4), ptr addrspace(4) %6, align 8
  %9 = load ptr addrspace(4), ptr addrspace(4) %8, align 8
  store ptr addrspace(4) %9, ptr addrspace(4) %7, align 8, !tbaa !123
  %10 = getelementptr inbounds ptr addrspace(4), ptr addrspace(4) %8, i64 1
  %11 = load ptr addrspace(4), ptr addrspace(4) %10, align 8
  %12 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !tbaa !123
  %13 = getelementptr i8, ptr addrspace(4) %12, i64 -24
  %14 = load i64, ptr addrspace(4) %13, align 8
  %15 = getelementptr inbounds i8, ptr addrspace(4) %7, i64 %14
  store ptr addrspace(4) %11, ptr addrspace(4) %15, align 8, !tbaa !123
  %16 = getelementptr inbounds nuw %struct.Right, ptr addrspace(4) %7, i32 0, i32 1
  store float 3.000000e+00, ptr addrspace(4) %16, align 8, !tbaa !131
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPviPfPdE10CreateDeep(i32 noundef %0, ptr addrspace(1) noundef %1) #4 comdat !srcloc !157 {
  %3 = alloca i32, align 4
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca %class.anon.0, align 8
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store i32 %0, ptr addrspace(4) %6, align 4, !tbaa !158
  store ptr addrspace(1) %1, ptr addrspace(4) %7, align 8, !tbaa !148
  call void @llvm.lifetime.start.p0(ptr %5) #17
  %9 = getelementptr inbounds nuw %class.anon.0, ptr addrspace(4) %8, i32 0, i32 0
  %10 = load i32, ptr addrspace(4) %6, align 4, !tbaa !158
  store i32 %10, ptr addrspace(4) %9, align 8, !tbaa !159
  %11 = getelementptr inbounds nuw %class.anon.0, ptr addrspace(4) %8, i32 0, i32 1
  %12 = load ptr addrspace(1), ptr addrspace(4) %7, align 8, !tbaa !148
  %13 = addrspacecast ptr addrspace(1) %12 to ptr addrspace(4)
  store ptr addrspace(4) %13, ptr addrspace(4) %11, align 8, !tbaa !161
  call spir_func void @_ZZ3runRN4sycl3_V15queueEPviPfPdENKUlvE0_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %8) #16
  call void @llvm.lifetime.end.p0(ptr %5) #17
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define internal spir_func void @_ZZ3runRN4sycl3_V15queueEPviPfPdENKUlvE0_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0) #6 align 2 !srcloc !157 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !148
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = getelementptr inbounds nuw %class.anon.0, ptr addrspace(4) %4, i32 0, i32 0
  %6 = load i32, ptr addrspace(4) %5, align 8, !tbaa !159
  %7 = icmp eq i32 %6, 1
  br i1 %7, label %8, label %11

8:                                                ; preds = %1
  %9 = getelementptr inbounds nuw %class.anon.0, ptr addrspace(4) %4, i32 0, i32 1
  %10 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !tbaa !161
  call spir_func void @_ZN6DeeperC1Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(28) %10) #16
  br label %14

11:                                               ; preds = %1
  %12 = getelementptr inbounds nuw %class.anon.0, ptr addrspace(4) %4, i32 0, i32 1
  %13 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !tbaa !161
  call spir_func void @_ZN7DeepestC1Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(48) %13) #16
  br label %14

14:                                               ; preds = %11, %8
  ret void
}

; Function Attrs: convergent inlinehint mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN6DeeperC1Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(28) %0) unnamed_addr #7 comdat align 2 !srcloc !162 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !141
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = getelementptr inbounds i8, ptr addrspace(4) %4, i64 32
  call spir_func void @_ZN4NodeC2Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(12) %5) #16
  call spir_func void @_ZN6JoinedC2Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(28) %4, ptr addrspace(4) noundef addrspacecast (ptr addrspace(1) getelementptr inbounds ([10 x ptr addrspace(4)], ptr addrspace(1) @_ZTT6Deeper, i64 0, i64 1) to ptr addrspace(4))) #16
  store ptr addrspace(1) getelementptr inbounds inrange(-24, 32) ({ [7 x ptr addrspace(4)], [5 x ptr addrspace(4)], [6 x ptr addrspace(4)] }, ptr addrspace(1) @_ZTV6Deeper, i32 0, i32 0, i32 3), ptr addrspace(4) %4, align 8, !tbaa !123
  %6 = getelementptr inbounds i8, ptr addrspace(4) %4, i64 32
  store ptr addrspace(1) getelementptr inbounds inrange(-32, 16) ({ [7 x ptr addrspace(4)], [5 x ptr addrspace(4)], [6 x ptr addrspace(4)] }, ptr addrspace(1) @_ZTV6Deeper, i32 0, i32 2, i32 4), ptr addrspace(4) %6, align 8, !tbaa !123
  %7 = getelementptr inbounds i8, ptr addrspace(4) %4, i64 16
  store ptr addrspace(1) getelementptr inbounds inrange(-24, 16) ({ [7 x ptr addrspace(4)], [5 x ptr addrspace(4)], [6 x ptr addrspace(4)] }, ptr addrspace(1) @_ZTV6Deeper, i32 0, i32 1, i32 3), ptr addrspace(4) %7, align 8, !tbaa !123
  ret void
}

; Function Attrs: convergent inlinehint mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7DeepestC1Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(48) %0) unnamed_addr #7 comdat align 2 !srcloc !163 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !144
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = getelementptr inbounds i8, ptr addrspace(4) %4, i64 32
  call spir_func void @_ZN4NodeC2Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(12) %5) #16
  call spir_func void @_ZN6DeeperC2Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(28) %4, ptr addrspace(4) noundef addrspacecast (ptr addrspace(1) getelementptr inbounds ([13 x ptr addrspace(4)], ptr addrspace(1) @_ZTT7Deepest, i64 0, i64 1) to ptr addrspace(4))) #16
  store ptr addrspace(1) getelementptr inbounds inrange(-24, 32) ({ [7 x ptr addrspace(4)], [5 x ptr addrspace(4)], [6 x ptr addrspace(4)] }, ptr addrspace(1) @_ZTV7Deepest, i32 0, i32 0, i32 3), ptr addrspace(4) %4, align 8, !tbaa !123
  %6 = getelementptr inbounds i8, ptr addrspace(4) %4, i64 32
  store ptr addrspace(1) getelementptr inbounds inrange(-32, 16) ({ [7 x ptr addrspace(4)], [5 x ptr addrspace(4)], [6 x ptr addrspace(4)] }, ptr addrspace(1) @_ZTV7Deepest, i32 0, i32 2, i32 4), ptr addrspace(4) %6, align 8, !tbaa !123
  %7 = getelementptr inbounds i8, ptr addrspace(4) %4, i64 16
  store ptr addrspace(1) getelementptr inbounds inrange(-24, 16) ({ [7 x ptr addrspace(4)], [5 x ptr addrspace(4)], [6 x ptr addrspace(4)] }, ptr addrspace(1) @_ZTV7Deepest, i32 0, i32 1, i32 3), ptr addrspace(4) %7, align 8, !tbaa !123
  ret void
}

; Function Attrs: convergent inlinehint mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN6JoinedC2Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(28) %0, ptr addrspace(4) noundef %1) unnamed_addr #7 comdat align 2 !srcloc !151 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !137
  store ptr addrspace(4) %1, ptr addrspace(4) %6, align 8, !tbaa !154
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = load ptr addrspace(4), ptr addrspace(4) %6, align 8
  %9 = getelementptr inbounds ptr addrspace(4), ptr addrspace(4) %8, i64 1
  call spir_func void @_ZN4LeftC2Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(12) %7, ptr addrspace(4) noundef %9) #16
  %10 = getelementptr inbounds i8, ptr addrspace(4) %7, i64 16
  %11 = getelementptr inbounds ptr addrspace(4), ptr addrspace(4) %8, i64 3
  call spir_func void @_ZN5RightC2Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(12) %10, ptr addrspace(4) noundef %11) #16
  %12 = load ptr addrspace(4), ptr addrspace(4) %8, align 8
  store ptr addrspace(4) %12, ptr addrspace(4) %7, align 8, !tbaa !123
  %13 = getelementptr inbounds ptr addrspace(4), ptr addrspace(4) %8, i64 5
  %14 = load ptr addrspace(4), ptr addrspace(4) %13, align 8
  %15 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !tbaa !123
  %16 = getelementptr i8, ptr addrspace(4) %15, i64 -24
  %17 = load i64, ptr addrspace(4) %16, align 8
  %18 = getelementptr inbounds i8, ptr addrspace(4) %7, i64 %17
  store ptr addrspace(4) %14, ptr addrspace(4) %18, align 8, !tbaa !123
  %19 = getelementptr inbounds ptr addrspace(4), ptr addrspace(4) %8, i64 6
  %20 = load ptr addrspace(4), ptr addrspace(4) %19, align 8
  %21 = getelementptr inbounds i8, ptr addrspace(4) %7, i64 16
  store ptr addrspace(4) %20, ptr addrspace(4) %21, align 8, !tbaa !123
  ret void
}

; Function Attrs: convergent inlinehint mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN6DeeperC2Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(28) %0, ptr addrspace(4) noundef %1) unnamed_addr #7 comdat align 2 !srcloc !162 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !141
  store ptr addrspace(4) %1, ptr addrspace(4) %6, align 8, !tbaa !154
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = load ptr addrspace(4), ptr addrspace(4) %6, align 8
  %9 = getelementptr inbounds ptr addrspace(4), ptr addrspace(4) %8, i64 1
  call spir_func void @_ZN6JoinedC2Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(28) %7, ptr addrspace(4) noundef %9) #16
  %10 = load ptr addrspace(4), ptr addrspace(4) %8, align 8
  store ptr addrspace(4) %10, ptr addrspace(4) %7, align 8, !tbaa !123
  %11 = getelementptr inbounds ptr addrspace(4), ptr addrspace(4) %8, i64 8
  %12 = load ptr addrspace(4), ptr addrspace(4) %11, align 8
  %13 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !tbaa !123
  %14 = getelementptr i8, ptr addrspace(4) %13, i64 -24
  %15 = load i64, ptr addrspace(4) %14, align 8
  %16 = getelementptr inbounds i8, ptr addrspace(4) %7, i64 %15
  store ptr addrspace(4) %12, ptr addrspace(4) %16, align 8, !tbaa !123
  %17 = getelementptr inbounds ptr addrspace(4), ptr addrspace(4) %8, i64 9
  %18 = load ptr addrspace(4), ptr addrspace(4) %17, align 8
  %19 = getelementptr inbounds i8, ptr addrspace(4) %7, i64 16
  store ptr addrspace(4) %18, ptr addrspace(4) %19, align 8, !tbaa !123
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPviPfPdE8UseValue(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef %1) #8 comdat !srcloc !164 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca %class.anon.1, align 8
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %6, align 8, !tbaa !165
  store ptr addrspace(1) %1, ptr addrspace(4) %7, align 8, !tbaa !148
  call void @llvm.lifetime.start.p0(ptr %5) #17
  %9 = getelementptr inbounds nuw %class.anon.1, ptr addrspace(4) %8, i32 0, i32 0
  %10 = load ptr addrspace(1), ptr addrspace(4) %6, align 8, !tbaa !165
  %11 = addrspacecast ptr addrspace(1) %10 to ptr addrspace(4)
  store ptr addrspace(4) %11, ptr addrspace(4) %9, align 8, !tbaa !167
  %12 = getelementptr inbounds nuw %class.anon.1, ptr addrspace(4) %8, i32 0, i32 1
  %13 = load ptr addrspace(1), ptr addrspace(4) %7, align 8, !tbaa !148
  %14 = addrspacecast ptr addrspace(1) %13 to ptr addrspace(4)
  store ptr addrspace(4) %14, ptr addrspace(4) %12, align 8, !tbaa !169
  call spir_func void @_ZZ3runRN4sycl3_V15queueEPviPfPdENKUlvE1_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %8) #16
  call void @llvm.lifetime.end.p0(ptr %5) #17
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define internal spir_func void @_ZZ3runRN4sycl3_V15queueEPviPfPdENKUlvE1_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0) #6 align 2 !srcloc !164 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !148
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = getelementptr inbounds nuw %class.anon.1, ptr addrspace(4) %4, i32 0, i32 1
  %6 = load ptr addrspace(4), ptr addrspace(4) %5, align 8, !tbaa !169
  %7 = getelementptr inbounds nuw %class.anon.1, ptr addrspace(4) %4, i32 0, i32 0
  %8 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !tbaa !167
  %9 = load float, ptr addrspace(4) %8, align 4, !tbaa !119
  %10 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !tbaa !123
  %11 = getelementptr inbounds ptr addrspace(4), ptr addrspace(4) %10, i64 0
  %12 = load ptr addrspace(4), ptr addrspace(4) %11, align 8
  %13 = call spir_func noundef addrspace(4) float %12(ptr addrspace(4) noundef align 8 dereferenceable_or_null(12) %6, float noundef %9) #18
  %14 = getelementptr inbounds nuw %class.anon.1, ptr addrspace(4) %4, i32 0, i32 1
  %15 = load ptr addrspace(4), ptr addrspace(4) %14, align 8, !tbaa !169
  %16 = load ptr addrspace(4), ptr addrspace(4) %15, align 8, !tbaa !123
  %17 = getelementptr inbounds ptr addrspace(4), ptr addrspace(4) %16, i64 1
  %18 = load ptr addrspace(4), ptr addrspace(4) %17, align 8
  %19 = call spir_func noundef addrspace(4) i32 %18(ptr addrspace(4) noundef align 8 dereferenceable_or_null(12) %15) #18
  %20 = sitofp i32 %19 to float
  %21 = fadd float %13, %20
  %22 = getelementptr inbounds nuw %class.anon.1, ptr addrspace(4) %4, i32 0, i32 0
  %23 = load ptr addrspace(4), ptr addrspace(4) %22, align 8, !tbaa !167
  store float %21, ptr addrspace(4) %23, align 4, !tbaa !119
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPviPfPdE6Refine(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef align 8 %1) #9 comdat !srcloc !170 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca %class.anon.2, align 8
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %6, align 8, !tbaa !148
  store ptr addrspace(1) %1, ptr addrspace(4) %7, align 8, !tbaa !129
  call void @llvm.lifetime.start.p0(ptr %5) #17
  %9 = getelementptr inbounds nuw %class.anon.2, ptr addrspace(4) %8, i32 0, i32 0
  %10 = load ptr addrspace(1), ptr addrspace(4) %6, align 8, !tbaa !148
  %11 = addrspacecast ptr addrspace(1) %10 to ptr addrspace(4)
  store ptr addrspace(4) %11, ptr addrspace(4) %9, align 8, !tbaa !171
  %12 = getelementptr inbounds nuw %class.anon.2, ptr addrspace(4) %8, i32 0, i32 1
  %13 = load ptr addrspace(1), ptr addrspace(4) %7, align 8, !tbaa !129
  %14 = addrspacecast ptr addrspace(1) %13 to ptr addrspace(4)
  store ptr addrspace(4) %14, ptr addrspace(4) %12, align 8, !tbaa !173
  call spir_func void @_ZZ3runRN4sycl3_V15queueEPviPfPdENKUlvE2_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %8) #16
  call void @llvm.lifetime.end.p0(ptr %5) #17
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define internal spir_func void @_ZZ3runRN4sycl3_V15queueEPviPfPdENKUlvE2_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0) #6 align 2 !srcloc !170 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !148
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = getelementptr inbounds nuw %class.anon.2, ptr addrspace(4) %4, i32 0, i32 0
  %6 = load ptr addrspace(4), ptr addrspace(4) %5, align 8, !tbaa !171
  %7 = getelementptr inbounds i8, ptr addrspace(4) %6, i64 16
  %8 = getelementptr inbounds nuw %class.anon.2, ptr addrspace(4) %4, i32 0, i32 1
  %9 = load ptr addrspace(4), ptr addrspace(4) %8, align 8, !tbaa !173
  %10 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !tbaa !123
  %11 = getelementptr inbounds ptr addrspace(4), ptr addrspace(4) %10, i64 0
  %12 = load ptr addrspace(4), ptr addrspace(4) %11, align 8
  call spir_func addrspace(4) void %12(ptr addrspace(4) noundef align 8 dereferenceable_or_null(12) %7, ptr addrspace(4) noundef %9) #18
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSN4sycl3_V16detail19__pf_kernel_wrapperIZ3runRNS0_5queueEPviPfPdE3AllEE(ptr noundef byval(%"class.sycl::_V1::range") align 8 %0, ptr noundef byval(%class.anon.3) align 8 %1) #10 comdat !srcloc !174 {
  %3 = alloca %"class.sycl::_V1::detail::RoundedRangeKernel", align 8
  %4 = alloca %"class.sycl::_V1::item", align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  %7 = addrspacecast ptr %0 to ptr addrspace(4)
  %8 = addrspacecast ptr %1 to ptr addrspace(4)
  call void @llvm.lifetime.start.p0(ptr %3) #17
  %9 = getelementptr inbounds nuw %"class.sycl::_V1::detail::RoundedRangeKernel", ptr addrspace(4) %5, i32 0, i32 0
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %9, ptr addrspace(4) align 8 %7, i64 8, i1 false)
  %10 = getelementptr inbounds nuw %"class.sycl::_V1::detail::RoundedRangeKernel", ptr addrspace(4) %5, i32 0, i32 1
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %10, ptr addrspace(4) align 8 %8, i64 24, i1 false), !tbaa.struct !175
  %11 = call spir_func noundef ptr addrspace(4) @_ZN4sycl3_V16detail7declptrINS0_4itemILi1ELb1EEEEEPT_v() #16
  call spir_func void @_ZN4sycl3_V16detail7Builder10getElementILi1ELb1EEEDTcl7getItemIXT_EXT0_EEEEPNS0_4itemIXT_EXT0_EEE(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::item") align 8 %6, ptr addrspace(4) noundef %11) #16
  %12 = addrspacecast ptr addrspace(4) %6 to ptr
  call spir_func void @_ZNK4sycl3_V16detail18RoundedRangeKernelINS0_4itemILi1ELb1EEELi1EZ3runRNS0_5queueEPviPfPdEUlNS0_2idILi1EEEE_EclES4_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(32) %5, ptr noundef byval(%"class.sycl::_V1::item") align 8 %12) #16
  call void @llvm.lifetime.end.p0(ptr %3) #17
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) noalias writeonly captures(none), ptr addrspace(4) noalias readonly captures(none), i64, i1 immarg) #11

; Function Attrs: convergent mustprogress norecurse nounwind
define internal spir_func void @_ZNK4sycl3_V16detail18RoundedRangeKernelINS0_4itemILi1ELb1EEELi1EZ3runRNS0_5queueEPviPfPdEUlNS0_2idILi1EEEE_EclES4_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(32) %0, ptr noundef byval(%"class.sycl::_V1::item") align 8 %1) #12 align 2 !srcloc !176 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca %"class.sycl::_V1::range", align 8
  %5 = alloca %"class.sycl::_V1::detail::RoundedRangeIDGenerator", align 8
  %6 = alloca %"class.sycl::_V1::id", align 8
  %7 = alloca i32, align 4
  %8 = alloca %"class.sycl::_V1::item", align 8
  %9 = alloca %"class.sycl::_V1::id", align 8
  %10 = addrspacecast ptr %3 to ptr addrspace(4)
  %11 = addrspacecast ptr %4 to ptr addrspace(4)
  %12 = addrspacecast ptr %5 to ptr addrspace(4)
  %13 = addrspacecast ptr %6 to ptr addrspace(4)
  %14 = addrspacecast ptr %8 to ptr addrspace(4)
  %15 = addrspacecast ptr %9 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %10, align 8, !tbaa !177
  %16 = addrspacecast ptr %1 to ptr addrspace(4)
  %17 = load ptr addrspace(4), ptr addrspace(4) %10, align 8
  call void @llvm.lifetime.start.p0(ptr %4) #17
  call spir_func void @_ZNK4sycl3_V14itemILi1ELb1EE9get_rangeEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range") align 8 %11, ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %16) #16
  call void @llvm.lifetime.start.p0(ptr %5) #17
  call void @llvm.lifetime.start.p0(ptr %6) #17
  call spir_func void @_ZNK4sycl3_V14itemILi1ELb1EE6get_idEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id") align 8 %13, ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %16) #16
  %18 = getelementptr inbounds nuw %"class.sycl::_V1::detail::RoundedRangeKernel", ptr addrspace(4) %17, i32 0, i32 0
  call spir_func void @_ZN4sycl3_V16detail23RoundedRangeIDGeneratorILi1EEC2ERKNS0_2idILi1EEERKNS0_5rangeILi1EEESB_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(33) %12, ptr addrspace(4) noundef align 8 dereferenceable(8) %13, ptr addrspace(4) noundef align 8 dereferenceable(8) %18, ptr addrspace(4) noundef align 8 dereferenceable(8) %11) #16
  call void @llvm.lifetime.end.p0(ptr %6) #17
  br label %19

19:                                               ; preds = %25, %2
  %20 = call spir_func noundef zeroext i1 @_ZN4sycl3_V16detail23RoundedRangeIDGeneratorILi1EEcvbEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(33) %12) #16
  br i1 %20, label %22, label %21

21:                                               ; preds = %19
  call void @llvm.lifetime.end.p0(ptr %5) #17
  br label %26

22:                                               ; preds = %19
  call void @llvm.lifetime.start.p0(ptr %8) #17
  call spir_func void @_ZN4sycl3_V16detail23RoundedRangeIDGeneratorILi1EE7getItemIZ3runRNS0_5queueEPviPfPdEUlNS0_2idILi1EEEE_EEDav(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::item") align 8 %14, ptr addrspace(4) noundef align 8 dereferenceable_or_null(33) %12) #16
  %23 = getelementptr inbounds nuw %"class.sycl::_V1::detail::RoundedRangeKernel", ptr addrspace(4) %17, i32 0, i32 1
  call spir_func void @_ZN4sycl3_V12idILi1EEC2ILi1ELb1EEERNSt9enable_ifIXeqT_Li1EEKNS0_4itemILi1EXT0_EEEE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %15, ptr addrspace(4) noundef align 8 dereferenceable(24) %14) #16
  %24 = addrspacecast ptr addrspace(4) %15 to ptr
  call spir_func void @_ZZ3runRN4sycl3_V15queueEPviPfPdENKUlNS0_2idILi1EEEE_clES7_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %23, ptr noundef byval(%"class.sycl::_V1::id") align 8 %24) #16
  call void @llvm.lifetime.end.p0(ptr %8) #17
  br label %25

25:                                               ; preds = %22
  call spir_func void @_ZN4sycl3_V16detail23RoundedRangeIDGeneratorILi1EE8updateIdEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(33) %12) #16
  br label %19, !llvm.loop !179

26:                                               ; preds = %21
  call void @llvm.lifetime.end.p0(ptr %4) #17
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail7Builder10getElementILi1ELb1EEEDTcl7getItemIXT_EXT0_EEEEPNS0_4itemIXT_EXT0_EEE(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::item") align 8 %0, ptr addrspace(4) noundef %1) #12 comdat align 2 !srcloc !181 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %4, align 8, !tbaa !182
  call spir_func void @_ZN4sycl3_V16detail7Builder7getItemILi1ELb1EEENSt9enable_ifIXT0_EKNS0_4itemIXT_EXT0_EEEE4typeEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::item") align 8 %0) #16
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef ptr addrspace(4) @_ZN4sycl3_V16detail7declptrINS0_4itemILi1ELb1EEEEEPT_v() #12 comdat !srcloc !184 {
  ret ptr addrspace(4) null
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZNK4sycl3_V14itemILi1ELb1EE9get_rangeEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::range") align 8 %0, ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %1) #12 comdat align 2 !srcloc !185 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %4, align 8, !tbaa !182
  %5 = load ptr addrspace(4), ptr addrspace(4) %4, align 8
  %6 = getelementptr inbounds nuw %"class.sycl::_V1::item", ptr addrspace(4) %5, i32 0, i32 0
  %7 = getelementptr inbounds nuw %"struct.sycl::_V1::detail::ItemBase", ptr addrspace(4) %6, i32 0, i32 0
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %0, ptr addrspace(4) align 8 %7, i64 8, i1 false)
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZNK4sycl3_V14itemILi1ELb1EE6get_idEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id") align 8 %0, ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %1) #12 comdat align 2 !srcloc !186 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %4, align 8, !tbaa !182
  %5 = load ptr addrspace(4), ptr addrspace(4) %4, align 8
  %6 = getelementptr inbounds nuw %"class.sycl::_V1::item", ptr addrspace(4) %5, i32 0, i32 0
  %7 = getelementptr inbounds nuw %"struct.sycl::_V1::detail::ItemBase", ptr addrspace(4) %6, i32 0, i32 1
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %0, ptr addrspace(4) align 8 %7, i64 8, i1 false)
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail23RoundedRangeIDGeneratorILi1EEC2ERKNS0_2idILi1EEERKNS0_5rangeILi1EEESB_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(33) %0, ptr addrspace(4) noundef align 8 dereferenceable(8) %1, ptr addrspace(4) noundef align 8 dereferenceable(8) %2, ptr addrspace(4) noundef align 8 dereferenceable(8) %3) unnamed_addr #12 comdat align 2 !srcloc !187 {
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
  store ptr addrspace(4) %0, ptr addrspace(4) %11, align 8, !tbaa !188
  store ptr addrspace(4) %1, ptr addrspace(4) %12, align 8, !tbaa !190
  store ptr addrspace(4) %2, ptr addrspace(4) %13, align 8, !tbaa !192
  store ptr addrspace(4) %3, ptr addrspace(4) %14, align 8, !tbaa !192
  %16 = load ptr addrspace(4), ptr addrspace(4) %11, align 8
  %17 = getelementptr inbounds nuw %"class.sycl::_V1::detail::RoundedRangeIDGenerator", ptr addrspace(4) %16, i32 0, i32 0
  %18 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !tbaa !190, !align !194
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %17, ptr addrspace(4) align 8 %18, i64 8, i1 false)
  %19 = getelementptr inbounds nuw %"class.sycl::_V1::detail::RoundedRangeIDGenerator", ptr addrspace(4) %16, i32 0, i32 1
  %20 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !tbaa !190, !align !194
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %19, ptr addrspace(4) align 8 %20, i64 8, i1 false)
  %21 = getelementptr inbounds nuw %"class.sycl::_V1::detail::RoundedRangeIDGenerator", ptr addrspace(4) %16, i32 0, i32 2
  %22 = load ptr addrspace(4), ptr addrspace(4) %13, align 8, !tbaa !192, !align !194
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %21, ptr addrspace(4) align 8 %22, i64 8, i1 false)
  %23 = getelementptr inbounds nuw %"class.sycl::_V1::detail::RoundedRangeIDGenerator", ptr addrspace(4) %16, i32 0, i32 3
  %24 = load ptr addrspace(4), ptr addrspace(4) %14, align 8, !tbaa !192, !align !194
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %23, ptr addrspace(4) align 8 %24, i64 8, i1 false)
  %25 = getelementptr inbounds nuw %"class.sycl::_V1::detail::RoundedRangeIDGenerator", ptr addrspace(4) %16, i32 0, i32 4
  store i8 0, ptr addrspace(4) %25, align 8, !tbaa !195
  call void @llvm.lifetime.start.p0(ptr %9) #17
  store i32 0, ptr addrspace(4) %15, align 4, !tbaa !158
  br label %26

26:                                               ; preds = %41, %4
  %27 = load i32, ptr addrspace(4) %15, align 4, !tbaa !158
  %28 = icmp slt i32 %27, 1
  br i1 %28, label %30, label %29

29:                                               ; preds = %26
  call void @llvm.lifetime.end.p0(ptr %9) #17
  br label %44

30:                                               ; preds = %26
  %31 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !tbaa !190, !align !194
  %32 = load i32, ptr addrspace(4) %15, align 4, !tbaa !158
  %33 = call spir_func noundef i64 @_ZNK4sycl3_V16detail5arrayILi1EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %31, i32 noundef %32) #16
  %34 = load ptr addrspace(4), ptr addrspace(4) %13, align 8, !tbaa !192, !align !194
  %35 = load i32, ptr addrspace(4) %15, align 4, !tbaa !158
  %36 = call spir_func noundef i64 @_ZNK4sycl3_V16detail5arrayILi1EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %34, i32 noundef %35) #16
  %37 = icmp uge i64 %33, %36
  br i1 %37, label %38, label %40

38:                                               ; preds = %30
  %39 = getelementptr inbounds nuw %"class.sycl::_V1::detail::RoundedRangeIDGenerator", ptr addrspace(4) %16, i32 0, i32 4
  store i8 1, ptr addrspace(4) %39, align 8, !tbaa !195
  br label %40

40:                                               ; preds = %38, %30
  br label %41

41:                                               ; preds = %40
  %42 = load i32, ptr addrspace(4) %15, align 4, !tbaa !158
  %43 = add nsw i32 %42, 1
  store i32 %43, ptr addrspace(4) %15, align 4, !tbaa !158
  br label %26, !llvm.loop !201

44:                                               ; preds = %29
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef zeroext i1 @_ZN4sycl3_V16detail23RoundedRangeIDGeneratorILi1EEcvbEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(33) %0) #12 comdat align 2 !srcloc !202 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !188
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = getelementptr inbounds nuw %"class.sycl::_V1::detail::RoundedRangeIDGenerator", ptr addrspace(4) %4, i32 0, i32 4
  %6 = load i8, ptr addrspace(4) %5, align 8, !tbaa !195, !range !203, !noundef !204
  %7 = trunc i8 %6 to i1
  %8 = xor i1 %7, true
  ret i1 %8
}

; Function Attrs: convergent mustprogress norecurse nounwind
define internal spir_func void @_ZN4sycl3_V16detail23RoundedRangeIDGeneratorILi1EE7getItemIZ3runRNS0_5queueEPviPfPdEUlNS0_2idILi1EEEE_EEDav(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::item") align 8 %0, ptr addrspace(4) noundef align 8 dereferenceable_or_null(33) %1) #12 align 2 !srcloc !205 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca %"class.sycl::_V1::id", align 8
  %5 = alloca %"class.sycl::_V1::id", align 8
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %6, align 8, !tbaa !188
  %9 = load ptr addrspace(4), ptr addrspace(4) %6, align 8
  %10 = getelementptr inbounds nuw %"class.sycl::_V1::detail::RoundedRangeIDGenerator", ptr addrspace(4) %9, i32 0, i32 2
  call void @llvm.lifetime.start.p0(ptr %4) #17
  call spir_func void @_ZN4sycl3_V16detail23RoundedRangeIDGeneratorILi1EE5getIdEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id") align 8 %7, ptr addrspace(4) noundef align 8 dereferenceable_or_null(33) %9) #16
  call void @llvm.lifetime.start.p0(ptr %5) #17
  call void @llvm.memset.p4.i64(ptr addrspace(4) align 8 %8, i8 0, i64 8, i1 false)
  call spir_func void @_ZN4sycl3_V12idILi1EEC2Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %8) #16
  call spir_func void @_ZN4sycl3_V16detail7Builder10createItemILi1ELb1EEENSt9enable_ifIXT0_ENS0_4itemIXT_EXT0_EEEE4typeERKNS0_5rangeIXT_EEERKNS0_2idIXT_EEESG_(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::item") align 8 %0, ptr addrspace(4) noundef align 8 dereferenceable(8) %10, ptr addrspace(4) noundef align 8 dereferenceable(8) %7, ptr addrspace(4) noundef align 8 dereferenceable(8) %8) #16
  call void @llvm.lifetime.end.p0(ptr %5) #17
  call void @llvm.lifetime.end.p0(ptr %4) #17
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define internal spir_func void @_ZZ3runRN4sycl3_V15queueEPviPfPdENKUlNS0_2idILi1EEEE_clES7_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %0, ptr noundef byval(%"class.sycl::_V1::id") align 8 %1) #6 align 2 !srcloc !206 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !148
  %7 = addrspacecast ptr %1 to ptr addrspace(4)
  %8 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  call void @llvm.lifetime.start.p0(ptr %4) #17
  %9 = getelementptr inbounds nuw %class.anon.3, ptr addrspace(4) %8, i32 0, i32 0
  %10 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !tbaa !207
  store ptr addrspace(4) %10, ptr addrspace(4) %6, align 8, !tbaa !137
  %11 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !tbaa !137
  %12 = getelementptr inbounds nuw %class.anon.3, ptr addrspace(4) %8, i32 0, i32 1
  %13 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !tbaa !209
  %14 = call spir_func noundef i64 @_ZNK4sycl3_V12idILi1EEcvmEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %7) #16
  %15 = getelementptr inbounds nuw float, ptr addrspace(4) %13, i64 %14
  %16 = load float, ptr addrspace(4) %15, align 4, !tbaa !119
  %17 = load ptr addrspace(4), ptr addrspace(4) %11, align 8, !tbaa !123
  %18 = getelementptr inbounds ptr addrspace(4), ptr addrspace(4) %17, i64 0
  %19 = load ptr addrspace(4), ptr addrspace(4) %18, align 8
  %20 = call spir_func noundef addrspace(4) float %19(ptr addrspace(4) noundef align 8 dereferenceable_or_null(28) %11, float noundef %16) #18
  %21 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !tbaa !137
  %22 = load ptr addrspace(4), ptr addrspace(4) %21, align 8, !tbaa !123
  %23 = getelementptr inbounds ptr addrspace(4), ptr addrspace(4) %22, i64 2
  %24 = load ptr addrspace(4), ptr addrspace(4) %23, align 8
  %25 = call spir_func noundef addrspace(4) i32 %24(ptr addrspace(4) noundef align 8 dereferenceable_or_null(28) %21) #18
  %26 = sitofp i32 %25 to float
  %27 = fadd float %20, %26
  %28 = getelementptr inbounds nuw %class.anon.3, ptr addrspace(4) %8, i32 0, i32 1
  %29 = load ptr addrspace(4), ptr addrspace(4) %28, align 8, !tbaa !209
  %30 = call spir_func noundef i64 @_ZNK4sycl3_V12idILi1EEcvmEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %7) #16
  %31 = getelementptr inbounds nuw float, ptr addrspace(4) %29, i64 %30
  store float %27, ptr addrspace(4) %31, align 4, !tbaa !119
  %32 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !tbaa !137
  %33 = getelementptr inbounds i8, ptr addrspace(4) %32, i64 16
  %34 = getelementptr inbounds nuw %class.anon.3, ptr addrspace(4) %8, i32 0, i32 2
  %35 = load ptr addrspace(4), ptr addrspace(4) %34, align 8, !tbaa !210
  %36 = call spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V16detail5arrayILi1EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %7, i32 noundef 0) #16
  %37 = load i64, ptr addrspace(4) %36, align 8, !tbaa !211
  %38 = getelementptr inbounds nuw double, ptr addrspace(4) %35, i64 %37
  %39 = load ptr addrspace(4), ptr addrspace(4) %33, align 8, !tbaa !123
  %40 = getelementptr inbounds ptr addrspace(4), ptr addrspace(4) %39, i64 0
  %41 = load ptr addrspace(4), ptr addrspace(4) %40, align 8
  call spir_func addrspace(4) void %41(ptr addrspace(4) noundef align 8 dereferenceable_or_null(12) %33, ptr addrspace(4) noundef %38) #18
  call void @llvm.lifetime.end.p0(ptr %4) #17
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V12idILi1EEC2ILi1ELb1EEERNSt9enable_ifIXeqT_Li1EEKNS0_4itemILi1EXT0_EEEE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, ptr addrspace(4) noundef align 8 dereferenceable(24) %1) unnamed_addr #12 comdat align 2 !srcloc !213 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !190
  store ptr addrspace(4) %1, ptr addrspace(4) %6, align 8, !tbaa !182
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !tbaa !182, !align !194
  %9 = call spir_func noundef i64 @_ZNK4sycl3_V14itemILi1ELb1EE6get_idEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %8, i32 noundef 0) #16
  call spir_func void @_ZN4sycl3_V16detail5arrayILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %7, i64 noundef %9) #16
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail23RoundedRangeIDGeneratorILi1EE8updateIdEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(33) %0) #12 comdat align 2 !srcloc !214 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = addrspacecast ptr %2 to ptr addrspace(4)
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !188
  %8 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #17
  store i32 0, ptr addrspace(4) %6, align 4, !tbaa !158
  br label %9

9:                                                ; preds = %41, %1
  %10 = load i32, ptr addrspace(4) %6, align 4, !tbaa !158
  %11 = icmp slt i32 %10, 1
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  store i32 2, ptr addrspace(4) %7, align 4
  br label %44

13:                                               ; preds = %9
  %14 = getelementptr inbounds nuw %"class.sycl::_V1::detail::RoundedRangeIDGenerator", ptr addrspace(4) %8, i32 0, i32 3
  %15 = load i32, ptr addrspace(4) %6, align 4, !tbaa !158
  %16 = call spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V16detail5arrayILi1EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %14, i32 noundef %15) #16
  %17 = load i64, ptr addrspace(4) %16, align 8, !tbaa !211
  %18 = getelementptr inbounds nuw %"class.sycl::_V1::detail::RoundedRangeIDGenerator", ptr addrspace(4) %8, i32 0, i32 0
  %19 = load i32, ptr addrspace(4) %6, align 4, !tbaa !158
  %20 = call spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V16detail5arrayILi1EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %18, i32 noundef %19) #16
  %21 = load i64, ptr addrspace(4) %20, align 8, !tbaa !211
  %22 = add i64 %21, %17
  store i64 %22, ptr addrspace(4) %20, align 8, !tbaa !211
  %23 = getelementptr inbounds nuw %"class.sycl::_V1::detail::RoundedRangeIDGenerator", ptr addrspace(4) %8, i32 0, i32 0
  %24 = load i32, ptr addrspace(4) %6, align 4, !tbaa !158
  %25 = call spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V16detail5arrayILi1EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %23, i32 noundef %24) #16
  %26 = load i64, ptr addrspace(4) %25, align 8, !tbaa !211
  %27 = getelementptr inbounds nuw %"class.sycl::_V1::detail::RoundedRangeIDGenerator", ptr addrspace(4) %8, i32 0, i32 2
  %28 = load i32, ptr addrspace(4) %6, align 4, !tbaa !158
  %29 = call spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V16detail5arrayILi1EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %27, i32 noundef %28) #16
  %30 = load i64, ptr addrspace(4) %29, align 8, !tbaa !211
  %31 = icmp ult i64 %26, %30
  br i1 %31, label %32, label %33

32:                                               ; preds = %13
  store i32 1, ptr addrspace(4) %7, align 4
  br label %44

33:                                               ; preds = %13
  %34 = getelementptr inbounds nuw %"class.sycl::_V1::detail::RoundedRangeIDGenerator", ptr addrspace(4) %8, i32 0, i32 1
  %35 = load i32, ptr addrspace(4) %6, align 4, !tbaa !158
  %36 = call spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V16detail5arrayILi1EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %34, i32 noundef %35) #16
  %37 = load i64, ptr addrspace(4) %36, align 8, !tbaa !211
  %38 = getelementptr inbounds nuw %"class.sycl::_V1::detail::RoundedRangeIDGenerator", ptr addrspace(4) %8, i32 0, i32 0
  %39 = load i32, ptr addrspace(4) %6, align 4, !tbaa !158
  %40 = call spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V16detail5arrayILi1EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %38, i32 noundef %39) #16
  store i64 %37, ptr addrspace(4) %40, align 8, !tbaa !211
  br label %41

41:                                               ; preds = %33
  %42 = load i32, ptr addrspace(4) %6, align 4, !tbaa !158
  %43 = add nsw i32 %42, 1
  store i32 %43, ptr addrspace(4) %6, align 4, !tbaa !158
  br label %9, !llvm.loop !215

44:                                               ; preds = %32, %12
  call void @llvm.lifetime.end.p0(ptr %3) #17
  %45 = load i32, ptr addrspace(4) %7, align 4
  switch i32 %45, label %49 [
    i32 2, label %46
    i32 1, label %48
  ]

46:                                               ; preds = %44
  %47 = getelementptr inbounds nuw %"class.sycl::_V1::detail::RoundedRangeIDGenerator", ptr addrspace(4) %8, i32 0, i32 4
  store i8 1, ptr addrspace(4) %47, align 8, !tbaa !195
  br label %48

48:                                               ; preds = %46, %44
  ret void

49:                                               ; preds = %44
  unreachable
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZNK4sycl3_V16detail5arrayILi1EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, i32 noundef %1) #12 comdat align 2 !srcloc !216 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i32, align 4
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !217
  store i32 %1, ptr addrspace(4) %6, align 4, !tbaa !158
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = load i32, ptr addrspace(4) %6, align 4, !tbaa !158
  call spir_func void @_ZNK4sycl3_V16detail5arrayILi1EE15check_dimensionEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %7, i32 noundef %8) #16
  %9 = getelementptr inbounds nuw %"class.sycl::_V1::detail::array", ptr addrspace(4) %7, i32 0, i32 0
  %10 = load i32, ptr addrspace(4) %6, align 4, !tbaa !158
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds [1 x i64], ptr addrspace(4) %9, i64 0, i64 %11
  %13 = load i64, ptr addrspace(4) %12, align 8, !tbaa !211
  ret i64 %13
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZNK4sycl3_V16detail5arrayILi1EE15check_dimensionEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, i32 noundef %1) #6 comdat align 2 !srcloc !219 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i32, align 4
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !217
  store i32 %1, ptr addrspace(4) %6, align 4, !tbaa !158
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail7Builder10createItemILi1ELb1EEENSt9enable_ifIXT0_ENS0_4itemIXT_EXT0_EEEE4typeERKNS0_5rangeIXT_EEERKNS0_2idIXT_EEESG_(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::item") align 8 %0, ptr addrspace(4) noundef align 8 dereferenceable(8) %1, ptr addrspace(4) noundef align 8 dereferenceable(8) %2, ptr addrspace(4) noundef align 8 dereferenceable(8) %3) #12 comdat align 2 !srcloc !220 {
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  %9 = addrspacecast ptr %6 to ptr addrspace(4)
  %10 = addrspacecast ptr %7 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %8, align 8, !tbaa !192
  store ptr addrspace(4) %2, ptr addrspace(4) %9, align 8, !tbaa !190
  store ptr addrspace(4) %3, ptr addrspace(4) %10, align 8, !tbaa !190
  %11 = load ptr addrspace(4), ptr addrspace(4) %8, align 8, !tbaa !192, !align !194
  %12 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !tbaa !190, !align !194
  %13 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !tbaa !190, !align !194
  call spir_func void @_ZN4sycl3_V14itemILi1ELb1EEC2ILb1EEERNSt9enable_ifIXT_EKNS0_5rangeILi1EEEE4typeERKNS0_2idILi1EEESE_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %0, ptr addrspace(4) noundef align 8 dereferenceable(8) %11, ptr addrspace(4) noundef align 8 dereferenceable(8) %12, ptr addrspace(4) noundef align 8 dereferenceable(8) %13) #16
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail23RoundedRangeIDGeneratorILi1EE5getIdEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id") align 8 %0, ptr addrspace(4) noundef align 8 dereferenceable_or_null(33) %1) #12 comdat align 2 !srcloc !221 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %1, ptr addrspace(4) %4, align 8, !tbaa !188
  %5 = load ptr addrspace(4), ptr addrspace(4) %4, align 8
  %6 = getelementptr inbounds nuw %"class.sycl::_V1::detail::RoundedRangeIDGenerator", ptr addrspace(4) %5, i32 0, i32 0
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %0, ptr addrspace(4) align 8 %6, i64 8, i1 false)
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p4.i64(ptr addrspace(4) writeonly captures(none), i8, i64, i1 immarg) #13

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V12idILi1EEC2Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0) unnamed_addr #12 comdat align 2 !srcloc !222 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !190
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  call spir_func void @_ZN4sycl3_V16detail5arrayILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %4, i64 noundef 0) #16
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V14itemILi1ELb1EEC2ILb1EEERNSt9enable_ifIXT_EKNS0_5rangeILi1EEEE4typeERKNS0_2idILi1EEESE_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %0, ptr addrspace(4) noundef align 8 dereferenceable(8) %1, ptr addrspace(4) noundef align 8 dereferenceable(8) %2, ptr addrspace(4) noundef align 8 dereferenceable(8) %3) unnamed_addr #12 comdat align 2 !srcloc !223 {
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = alloca ptr addrspace(4), align 8
  %9 = addrspacecast ptr %5 to ptr addrspace(4)
  %10 = addrspacecast ptr %6 to ptr addrspace(4)
  %11 = addrspacecast ptr %7 to ptr addrspace(4)
  %12 = addrspacecast ptr %8 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %9, align 8, !tbaa !182
  store ptr addrspace(4) %1, ptr addrspace(4) %10, align 8, !tbaa !192
  store ptr addrspace(4) %2, ptr addrspace(4) %11, align 8, !tbaa !190
  store ptr addrspace(4) %3, ptr addrspace(4) %12, align 8, !tbaa !190
  %13 = load ptr addrspace(4), ptr addrspace(4) %9, align 8
  %14 = getelementptr inbounds nuw %"class.sycl::_V1::item", ptr addrspace(4) %13, i32 0, i32 0
  %15 = getelementptr inbounds nuw %"struct.sycl::_V1::detail::ItemBase", ptr addrspace(4) %14, i32 0, i32 0
  %16 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !tbaa !192, !align !194
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %15, ptr addrspace(4) align 8 %16, i64 8, i1 false)
  %17 = getelementptr inbounds nuw %"struct.sycl::_V1::detail::ItemBase", ptr addrspace(4) %14, i32 0, i32 1
  %18 = load ptr addrspace(4), ptr addrspace(4) %11, align 8, !tbaa !190, !align !194
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %17, ptr addrspace(4) align 8 %18, i64 8, i1 false)
  %19 = getelementptr inbounds nuw %"struct.sycl::_V1::detail::ItemBase", ptr addrspace(4) %14, i32 0, i32 2
  %20 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !tbaa !190, !align !194
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %19, ptr addrspace(4) align 8 %20, i64 8, i1 false)
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail5arrayILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, i64 noundef %1) unnamed_addr #12 comdat align 2 !srcloc !224 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i64, align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !217
  store i64 %1, ptr addrspace(4) %6, align 8, !tbaa !211
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = getelementptr inbounds nuw %"class.sycl::_V1::detail::array", ptr addrspace(4) %7, i32 0, i32 0
  %9 = load i64, ptr addrspace(4) %6, align 8, !tbaa !211
  store i64 %9, ptr addrspace(4) %8, align 8, !tbaa !211
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZNK4sycl3_V12idILi1EEcvmEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0) #6 comdat align 2 !srcloc !225 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  %5 = addrspacecast ptr %2 to ptr addrspace(4)
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !190
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #17
  %8 = getelementptr inbounds nuw %"class.sycl::_V1::detail::array", ptr addrspace(4) %7, i32 0, i32 0
  %9 = getelementptr inbounds [1 x i64], ptr addrspace(4) %8, i64 0, i64 0
  %10 = load i64, ptr addrspace(4) %9, align 8, !tbaa !211
  store i64 %10, ptr addrspace(4) %6, align 8, !tbaa !211
  %11 = load i64, ptr addrspace(4) %6, align 8, !tbaa !211
  %12 = icmp ule i64 %11, 2147483647
  call void @llvm.assume(i1 %12)
  %13 = load i64, ptr addrspace(4) %6, align 8, !tbaa !211
  call void @llvm.lifetime.end.p0(ptr %3) #17
  ret i64 %13
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef align 8 dereferenceable(8) ptr addrspace(4) @_ZN4sycl3_V16detail5arrayILi1EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, i32 noundef %1) #12 comdat align 2 !srcloc !226 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i32, align 4
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !217
  store i32 %1, ptr addrspace(4) %6, align 4, !tbaa !158
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = load i32, ptr addrspace(4) %6, align 4, !tbaa !158
  call spir_func void @_ZNK4sycl3_V16detail5arrayILi1EE15check_dimensionEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %7, i32 noundef %8) #16
  %9 = getelementptr inbounds nuw %"class.sycl::_V1::detail::array", ptr addrspace(4) %7, i32 0, i32 0
  %10 = load i32, ptr addrspace(4) %6, align 4, !tbaa !158
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds [1 x i64], ptr addrspace(4) %9, i64 0, i64 %11
  ret ptr addrspace(4) %12
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #14

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZNK4sycl3_V14itemILi1ELb1EE6get_idEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %0, i32 noundef %1) #6 comdat align 2 !srcloc !227 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i32, align 4
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  %7 = addrspacecast ptr %3 to ptr addrspace(4)
  %8 = addrspacecast ptr %4 to ptr addrspace(4)
  %9 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %7, align 8, !tbaa !182
  store i32 %1, ptr addrspace(4) %8, align 4, !tbaa !158
  %10 = load ptr addrspace(4), ptr addrspace(4) %7, align 8
  call void @llvm.lifetime.start.p0(ptr %5) #17
  %11 = getelementptr inbounds nuw %"class.sycl::_V1::item", ptr addrspace(4) %10, i32 0, i32 0
  %12 = getelementptr inbounds nuw %"struct.sycl::_V1::detail::ItemBase", ptr addrspace(4) %11, i32 0, i32 1
  %13 = load i32, ptr addrspace(4) %8, align 4, !tbaa !158
  %14 = call spir_func noundef i64 @_ZNK4sycl3_V16detail5arrayILi1EEixEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %12, i32 noundef %13) #16
  store i64 %14, ptr addrspace(4) %9, align 8, !tbaa !211
  %15 = load i64, ptr addrspace(4) %9, align 8, !tbaa !211
  %16 = icmp ule i64 %15, 2147483647
  call void @llvm.assume(i1 %16)
  %17 = load i64, ptr addrspace(4) %9, align 8, !tbaa !211
  call void @llvm.lifetime.end.p0(ptr %5) #17
  ret i64 %17
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V16detail7Builder7getItemILi1ELb1EEENSt9enable_ifIXT0_EKNS0_4itemIXT_EXT0_EEEE4typeEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::item") align 8 %0) #12 comdat align 2 !srcloc !228 {
  %2 = alloca %"class.sycl::_V1::id", align 8
  %3 = alloca %"class.sycl::_V1::range", align 8
  %4 = alloca %"class.sycl::_V1::id", align 8
  %5 = alloca i32, align 4
  %6 = addrspacecast ptr %2 to ptr addrspace(4)
  %7 = addrspacecast ptr %3 to ptr addrspace(4)
  %8 = addrspacecast ptr %4 to ptr addrspace(4)
  call void @llvm.lifetime.start.p0(ptr %2) #17
  call spir_func void @_ZN7__spirv29initBuiltInGlobalInvocationIdILi1EN4sycl3_V12idILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id") align 8 %6) #16
  call void @llvm.lifetime.start.p0(ptr %3) #17
  call spir_func void @_ZN7__spirv21initBuiltInGlobalSizeILi1EN4sycl3_V15rangeILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range") align 8 %7) #16
  call void @llvm.lifetime.start.p0(ptr %4) #17
  call spir_func void @_ZN7__spirv23initBuiltInGlobalOffsetILi1EN4sycl3_V12idILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id") align 8 %8) #16
  call spir_func void @_ZN4sycl3_V16detail7Builder10createItemILi1ELb1EEENSt9enable_ifIXT0_ENS0_4itemIXT_EXT0_EEEE4typeERKNS0_5rangeIXT_EEERKNS0_2idIXT_EEESG_(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::item") align 8 %0, ptr addrspace(4) noundef align 8 dereferenceable(8) %7, ptr addrspace(4) noundef align 8 dereferenceable(8) %6, ptr addrspace(4) noundef align 8 dereferenceable(8) %8) #16
  call void @llvm.lifetime.end.p0(ptr %4) #17
  call void @llvm.lifetime.end.p0(ptr %3) #17
  call void @llvm.lifetime.end.p0(ptr %2) #17
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv29initBuiltInGlobalInvocationIdILi1EN4sycl3_V12idILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id") align 8 %0) #12 comdat !srcloc !229 {
  call spir_func void @_ZN7__spirv36InitSizesSTBuiltInGlobalInvocationIdILi1EN4sycl3_V12idILi1EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id") align 8 %0) #16
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv21initBuiltInGlobalSizeILi1EN4sycl3_V15rangeILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::range") align 8 %0) #12 comdat !srcloc !230 {
  call spir_func void @_ZN7__spirv28InitSizesSTBuiltInGlobalSizeILi1EN4sycl3_V15rangeILi1EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::range") align 8 %0) #16
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv23initBuiltInGlobalOffsetILi1EN4sycl3_V12idILi1EEEEET0_v(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id") align 8 %0) #12 comdat !srcloc !231 {
  call spir_func void @_ZN7__spirv30InitSizesSTBuiltInGlobalOffsetILi1EN4sycl3_V12idILi1EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::id") align 8 %0) #16
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv36InitSizesSTBuiltInGlobalInvocationIdILi1EN4sycl3_V12idILi1EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id") align 8 %0) #12 comdat align 2 !srcloc !232 {
  %2 = call spir_func noundef i64 @_ZN7__spirv28getBuiltInGlobalInvocationIdILi0EEEmv() #16
  call spir_func void @_ZN4sycl3_V12idILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, i64 noundef %2) #16
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZN7__spirv28getBuiltInGlobalInvocationIdILi0EEEmv() #12 !srcloc !233 {
  %1 = call spir_func noundef i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 noundef 0) #19
  ret i64 %1
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V12idILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, i64 noundef %1) unnamed_addr #12 comdat align 2 !srcloc !234 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i64, align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !190
  store i64 %1, ptr addrspace(4) %6, align 8, !tbaa !211
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = load i64, ptr addrspace(4) %6, align 8, !tbaa !211
  call spir_func void @_ZN4sycl3_V16detail5arrayILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %7, i64 noundef %8) #16
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func noundef i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 noundef) #15

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv28InitSizesSTBuiltInGlobalSizeILi1EN4sycl3_V15rangeILi1EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::range") align 8 %0) #12 comdat align 2 !srcloc !235 {
  %2 = call spir_func noundef i64 @_ZN7__spirv20getBuiltInGlobalSizeILi0EEEmv() #16
  call spir_func void @_ZN4sycl3_V15rangeILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, i64 noundef %2) #16
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZN7__spirv20getBuiltInGlobalSizeILi0EEEmv() #12 !srcloc !236 {
  %1 = call spir_func noundef i64 @_Z25__spirv_BuiltInGlobalSizei(i32 noundef 0) #19
  ret i64 %1
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V15rangeILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, i64 noundef %1) unnamed_addr #12 comdat align 2 !srcloc !237 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i64, align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !192
  store i64 %1, ptr addrspace(4) %6, align 8, !tbaa !211
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = load i64, ptr addrspace(4) %6, align 8, !tbaa !211
  call spir_func void @_ZN4sycl3_V16detail5arrayILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %7, i64 noundef %8) #16
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func noundef i64 @_Z25__spirv_BuiltInGlobalSizei(i32 noundef) #15

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN7__spirv30InitSizesSTBuiltInGlobalOffsetILi1EN4sycl3_V12idILi1EEEE8initSizeEv(ptr addrspace(4) dead_on_unwind noalias writable sret(%"class.sycl::_V1::id") align 8 %0) #12 comdat align 2 !srcloc !238 {
  %2 = call spir_func noundef i64 @_ZN7__spirv22getBuiltInGlobalOffsetILi0EEEmv() #16
  call spir_func void @_ZN4sycl3_V12idILi1EEC2ILi1EEENSt9enable_ifIXeqT_Li1EEmE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, i64 noundef %2) #16
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i64 @_ZN7__spirv22getBuiltInGlobalOffsetILi0EEEmv() #12 !srcloc !239 {
  %1 = call spir_func noundef i64 @_Z27__spirv_BuiltInGlobalOffseti(i32 noundef 0) #19
  ret i64 %1
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func noundef i64 @_Z27__spirv_BuiltInGlobalOffseti(i32 noundef) #15

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPviPfPdE3All(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 8 %2) #10 comdat !srcloc !206 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca %class.anon.3, align 8
  %8 = alloca %"class.sycl::_V1::id", align 8
  %9 = alloca %"class.sycl::_V1::item", align 8
  %10 = addrspacecast ptr %4 to ptr addrspace(4)
  %11 = addrspacecast ptr %5 to ptr addrspace(4)
  %12 = addrspacecast ptr %6 to ptr addrspace(4)
  %13 = addrspacecast ptr %7 to ptr addrspace(4)
  %14 = addrspacecast ptr %8 to ptr addrspace(4)
  %15 = addrspacecast ptr %9 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %10, align 8, !tbaa !148
  store ptr addrspace(1) %1, ptr addrspace(4) %11, align 8, !tbaa !165
  store ptr addrspace(1) %2, ptr addrspace(4) %12, align 8, !tbaa !129
  call void @llvm.lifetime.start.p0(ptr %7) #17
  %16 = getelementptr inbounds nuw %class.anon.3, ptr addrspace(4) %13, i32 0, i32 0
  %17 = load ptr addrspace(1), ptr addrspace(4) %10, align 8, !tbaa !148
  %18 = addrspacecast ptr addrspace(1) %17 to ptr addrspace(4)
  store ptr addrspace(4) %18, ptr addrspace(4) %16, align 8, !tbaa !207
  %19 = getelementptr inbounds nuw %class.anon.3, ptr addrspace(4) %13, i32 0, i32 1
  %20 = load ptr addrspace(1), ptr addrspace(4) %11, align 8, !tbaa !165
  %21 = addrspacecast ptr addrspace(1) %20 to ptr addrspace(4)
  store ptr addrspace(4) %21, ptr addrspace(4) %19, align 8, !tbaa !209
  %22 = getelementptr inbounds nuw %class.anon.3, ptr addrspace(4) %13, i32 0, i32 2
  %23 = load ptr addrspace(1), ptr addrspace(4) %12, align 8, !tbaa !129
  %24 = addrspacecast ptr addrspace(1) %23 to ptr addrspace(4)
  store ptr addrspace(4) %24, ptr addrspace(4) %22, align 8, !tbaa !210
  call void @llvm.lifetime.start.p0(ptr %9) #17
  %25 = call spir_func noundef ptr addrspace(4) @_ZN4sycl3_V16detail7declptrINS0_4itemILi1ELb1EEEEEPT_v() #16
  call spir_func void @_ZN4sycl3_V16detail7Builder10getElementILi1ELb1EEEDTcl7getItemIXT_EXT0_EEEEPNS0_4itemIXT_EXT0_EEE(ptr addrspace(4) dead_on_unwind writable sret(%"class.sycl::_V1::item") align 8 %15, ptr addrspace(4) noundef %25) #16
  call spir_func void @_ZN4sycl3_V12idILi1EEC2ILi1ELb1EEERNSt9enable_ifIXeqT_Li1EEKNS0_4itemILi1EXT0_EEEE4typeE(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %14, ptr addrspace(4) noundef align 8 dereferenceable(24) %15) #16
  %26 = addrspacecast ptr addrspace(4) %14 to ptr
  call spir_func void @_ZZ3runRN4sycl3_V15queueEPviPfPdENKUlNS0_2idILi1EEEE_clES7_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %13, ptr noundef byval(%"class.sycl::_V1::id") align 8 %26) #16
  call void @llvm.lifetime.end.p0(ptr %9) #17
  call void @llvm.lifetime.end.p0(ptr %7) #17
  ret void
}

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "indirectly-callable"="_ZTSv" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/hierarchies.cpp" "uniform-work-group-size" }
attributes #1 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "indirectly-callable"="_ZTS5Quick" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/hierarchies.cpp" "uniform-work-group-size" }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size" }
attributes #3 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "indirectly-callable"="_ZTS5Exact" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/hierarchies.cpp" "uniform-work-group-size" }
attributes #4 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/hierarchies.cpp" "sycl-single-task" "uniform-work-group-size" }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { alwaysinline convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size" }
attributes #7 = { convergent inlinehint mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size" }
attributes #8 = { convergent mustprogress norecurse nounwind "calls-indirectly"="_ZTS5Quick" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/hierarchies.cpp" "sycl-single-task" "uniform-work-group-size" }
attributes #9 = { convergent mustprogress norecurse nounwind "calls-indirectly"="_ZTS5Exact" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/hierarchies.cpp" "sycl-single-task" "uniform-work-group-size" }
attributes #10 = { convergent mustprogress norecurse nounwind "calls-indirectly"="_ZTSv,_ZTS5Quick,_ZTS5Exact" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/hierarchies.cpp" "uniform-work-group-size" }
attributes #11 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #12 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size" }
attributes #13 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #14 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #15 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size" }
attributes #16 = { convergent nounwind "uniform-work-group-size" }
attributes #17 = { nounwind }
attributes #18 = { convergent nounwind "uniform-work-group-size" "virtual-call" }
attributes #19 = { convergent nounwind willreturn memory(none) "uniform-work-group-size" }

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
!110 = !{i32 704}
!111 = !{!112, !112, i64 0}
!112 = !{!"p1 _ZTS4Node", !113, i64 0}
!113 = !{!"any pointer", !108, i64 0}
!114 = !{!115, !107, i64 8}
!115 = !{!"_ZTS4Node", !107, i64 8}
!116 = !{i32 843}
!117 = !{!118, !118, i64 0}
!118 = !{!"p1 _ZTS4Left", !113, i64 0}
!119 = !{!120, !120, i64 0}
!120 = !{!"float", !108, i64 0}
!121 = !{!122, !120, i64 8}
!122 = !{!"_ZTS4Left", !120, i64 8}
!123 = !{!124, !124, i64 0}
!124 = !{!"vtable pointer", !109, i64 0}
!125 = !{i32 914}
!126 = !{i32 1018}
!127 = !{!128, !128, i64 0}
!128 = !{!"p1 _ZTS5Right", !113, i64 0}
!129 = !{!130, !130, i64 0}
!130 = !{!"p1 double", !113, i64 0}
!131 = !{!132, !120, i64 8}
!132 = !{!"_ZTS5Right", !120, i64 8}
!133 = !{!134, !134, i64 0}
!134 = !{!"double", !108, i64 0}
!135 = !{i32 1084}
!136 = !{i32 1179}
!137 = !{!138, !138, i64 0}
!138 = !{!"p1 _ZTS6Joined", !113, i64 0}
!139 = !{i32 1253}
!140 = !{i32 1335}
!141 = !{!142, !142, i64 0}
!142 = !{!"p1 _ZTS6Deeper", !113, i64 0}
!143 = !{i32 1436}
!144 = !{!145, !145, i64 0}
!145 = !{!"p1 _ZTS7Deepest", !113, i64 0}
!146 = !{i32 1489}
!147 = !{i32 1917}
!148 = !{!113, !113, i64 0}
!149 = !{!150, !113, i64 0}
!150 = !{!"_ZTSZ3runRN4sycl3_V15queueEPviPfPdEUlvE_", !113, i64 0}
!151 = !{i32 1142}
!152 = !{i32 660}
!153 = !{i32 789}
!154 = !{!155, !155, i64 0}
!155 = !{!"any p2 pointer", !113, i64 0}
!156 = !{i32 955}
!157 = !{i32 1987}
!158 = !{!107, !107, i64 0}
!159 = !{!160, !107, i64 0}
!160 = !{!"_ZTSZ3runRN4sycl3_V15queueEPviPfPdEUlvE0_", !107, i64 0, !113, i64 8}
!161 = !{!160, !113, i64 8}
!162 = !{i32 1304}
!163 = !{i32 1399}
!164 = !{i32 2127}
!165 = !{!166, !166, i64 0}
!166 = !{!"p1 float", !113, i64 0}
!167 = !{!168, !166, i64 0}
!168 = !{!"_ZTSZ3runRN4sycl3_V15queueEPviPfPdEUlvE1_", !166, i64 0, !113, i64 8}
!169 = !{!168, !113, i64 8}
!170 = !{i32 2301}
!171 = !{!172, !113, i64 0}
!172 = !{!"_ZTSZ3runRN4sycl3_V15queueEPviPfPdEUlvE2_", !113, i64 0, !130, i64 8}
!173 = !{!172, !130, i64 8}
!174 = !{i32 5708802}
!175 = !{i64 0, i64 8, !148, i64 8, i64 8, !165, i64 16, i64 8, !129}
!176 = !{i32 5708888}
!177 = !{!178, !178, i64 0}
!178 = !{!"p1 _ZTSN4sycl3_V16detail18RoundedRangeKernelINS0_4itemILi1ELb1EEELi1EZ3runRNS0_5queueEPviPfPdEUlNS0_2idILi1EEEE_EE", !113, i64 0}
!179 = distinct !{!179, !180}
!180 = !{!"llvm.loop.mustprogress"}
!181 = !{i32 4337717}
!182 = !{!183, !183, i64 0}
!183 = !{!"p1 _ZTSN4sycl3_V14itemILi1ELb1EEE", !113, i64 0}
!184 = !{i32 4332284}
!185 = !{i32 5805202}
!186 = !{i32 5804831}
!187 = !{i32 5707164}
!188 = !{!189, !189, i64 0}
!189 = !{!"p1 _ZTSN4sycl3_V16detail23RoundedRangeIDGeneratorILi1EEE", !113, i64 0}
!190 = !{!191, !191, i64 0}
!191 = !{!"p1 _ZTSN4sycl3_V12idILi1EEE", !113, i64 0}
!192 = !{!193, !193, i64 0}
!193 = !{!"p1 _ZTSN4sycl3_V15rangeILi1EEE", !113, i64 0}
!194 = !{i64 8}
!195 = !{!196, !200, i64 32}
!196 = !{!"_ZTSN4sycl3_V16detail23RoundedRangeIDGeneratorILi1EEE", !197, i64 0, !197, i64 8, !199, i64 16, !199, i64 24, !200, i64 32}
!197 = !{!"_ZTSN4sycl3_V12idILi1EEE", !198, i64 0}
!198 = !{!"_ZTSN4sycl3_V16detail5arrayILi1EEE", !108, i64 0}
!199 = !{!"_ZTSN4sycl3_V15rangeILi1EEE", !198, i64 0}
!200 = !{!"bool", !108, i64 0}
!201 = distinct !{!201, !180}
!202 = !{i32 5707481}
!203 = !{i8 0, i8 2}
!204 = !{}
!205 = !{i32 5707779}
!206 = !{i32 2416}
!207 = !{!208, !113, i64 0}
!208 = !{!"_ZTSZ3runRN4sycl3_V15queueEPviPfPdEUlNS0_2idILi1EEEE_", !113, i64 0, !166, i64 8, !130, i64 16}
!209 = !{!208, !166, i64 8}
!210 = !{!208, !130, i64 16}
!211 = !{!212, !212, i64 0}
!212 = !{!"long", !108, i64 0}
!213 = !{i32 2679163}
!214 = !{i32 5707523}
!215 = distinct !{!215, !180}
!216 = !{i32 2694246}
!217 = !{!218, !218, i64 0}
!218 = !{!"p1 _ZTSN4sycl3_V16detail5arrayILi1EEE", !113, i64 0}
!219 = !{i32 2695315}
!220 = !{i32 4333453}
!221 = !{i32 5707717}
!222 = !{i32 2678772}
!223 = !{i32 5806803}
!224 = !{i32 2692958}
!225 = !{i32 2680625}
!226 = !{i32 2694136}
!227 = !{i32 5804902}
!228 = !{i32 4335787}
!229 = !{i32 -2144593808}
!230 = !{i32 -2144596758}
!231 = !{i32 -2144575817}
!232 = !{i32 -2144596045}
!233 = !{i32 -2144594319}
!234 = !{i32 2678931}
!235 = !{i32 -2144598707}
!236 = !{i32 -2144597141}
!237 = !{i32 2706775}
!238 = !{i32 -2144577838}
!239 = !{i32 -2144576232}
