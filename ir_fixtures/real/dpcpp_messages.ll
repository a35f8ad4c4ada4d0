source_filename = "messages.cpp"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

%class.anon = type { ptr addrspace(4) }
%class.anon.0 = type { ptr addrspace(4) }
%class.anon.1 = type { ptr addrspace(4) }
%"class.sycl::_V1::ext::oneapi::bfloat16" = type { i16 }
%class.anon.2 = type { ptr addrspace(4) }
%class.anon.3 = type { ptr addrspace(4), ptr addrspace(4) }

$_ZTSZ3runRN4sycl3_V15queueEPiPfE5Print = comdat any

$_ZN4sycl3_V13ext6oneapi12experimental6printfIcJiEEEiPKT_DpT0_ = comdat any

$_ZTSZ3runRN4sycl3_V15queueEPiPfE6Assert = comdat any

$_ZTSZ3runRN4sycl3_V15queueEPiPfE6Bfloat = comdat any

$_ZN4sycl3_V13ext6oneapi8bfloat16C2ERKf = comdat any

$_ZNK4sycl3_V13ext6oneapi8bfloat16cvfEv = comdat any

$_ZN4sycl3_V13ext6oneapi8bfloat1610from_floatERKf = comdat any

$_ZN4sycl3_V13ext6oneapi8bfloat168to_floatERKt = comdat any

$_ZTSZ3runRN4sycl3_V15queueEPiPfE11Mathematics = comdat any

$_ZSt3sinf = comdat any

$_ZSt4fmodff = comdat any

$_ZTSZ3runRN4sycl3_V15queueEPiPfE8Imported = comdat any

@.str = private unnamed_addr addrspace(1) constant [10 x i8] c"value %d\0A\00", align 1
@.str.1 = private unnamed_addr addrspace(1) constant [22 x i8] c"only positive numbers\00", align 1
@.str.2 = private unnamed_addr addrspace(1) constant [37 x i8] c"value > 0 && \22only positive numbers\22\00", align 1
@.str.3 = private unnamed_addr addrspace(1) constant [27 x i8] c"sources/dpcpp/messages.cpp\00", align 1
@__PRETTY_FUNCTION__._Z5checki = private unnamed_addr addrspace(1) constant [16 x i8] c"void check(int)\00", align 1

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPiPfE5Print(ptr addrspace(1) noundef align 4 %0) #0 comdat !srcloc !110 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca %class.anon, align 8
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %4, align 8, !tbaa !111
  call void @llvm.lifetime.start.p0(ptr %3) #6
  %6 = getelementptr inbounds nuw %class.anon, ptr addrspace(4) %5, i32 0, i32 0
  %7 = load ptr addrspace(1), ptr addrspace(4) %4, align 8, !tbaa !111
  %8 = addrspacecast ptr addrspace(1) %7 to ptr addrspace(4)
  store ptr addrspace(4) %8, ptr addrspace(4) %6, align 8, !tbaa !114
  call spir_func void @_ZZ3runRN4sycl3_V15queueEPiPfENKUlvE_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %5) #7
  call void @llvm.lifetime.end.p0(ptr %3) #6
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define internal spir_func void @_ZZ3runRN4sycl3_V15queueEPiPfENKUlvE_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0) #2 align 2 !srcloc !110 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !116
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = getelementptr inbounds nuw %class.anon, ptr addrspace(4) %4, i32 0, i32 0
  %6 = load ptr addrspace(4), ptr addrspace(4) %5, align 8, !tbaa !114
  %7 = load i32, ptr addrspace(4) %6, align 4, !tbaa !117
  %8 = call spir_func noundef i32 @_ZN4sycl3_V13ext6oneapi12experimental6printfIcJiEEEiPKT_DpT0_(ptr addrspace(4) noundef addrspacecast (ptr addrspace(1) @.str to ptr addrspace(4)), i32 noundef %7) #7
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef i32 @_ZN4sycl3_V13ext6oneapi12experimental6printfIcJiEEEiPKT_DpT0_(ptr addrspace(4) noundef %0, i32 noundef %1) #3 comdat !srcloc !118 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i32, align 4
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !119
  store i32 %1, ptr addrspace(4) %6, align 4, !tbaa !117
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8, !tbaa !119
  %8 = load i32, ptr addrspace(4) %6, align 4, !tbaa !117
  %9 = call spir_func noundef i32 @_Z18__spirv_ocl_printfIJiEEiPKcDpT_(ptr addrspace(4) noundef %7, i32 noundef %8) #7
  ret i32 %9
}

; Function Attrs: convergent nounwind
declare dso_local spir_func noundef i32 @_Z18__spirv_ocl_printfIJiEEiPKcDpT_(ptr addrspace(4) noundef, i32 noundef) #4

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPiPfE6Assert(ptr addrspace(1) noundef align 4 %0) #0 comdat !srcloc !121 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca %class.anon.0, align 8
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %4, align 8, !tbaa !111
  call void @llvm.lifetime.start.p0(ptr %3) #6
  %6 = getelementptr inbounds nuw %class.anon.0, ptr addrspace(4) %5, i32 0, i32 0
  %7 = load ptr addrspace(1), ptr addrspace(4) %4, align 8, !tbaa !111
  %8 = addrspacecast ptr addrspace(1) %7 to ptr addrspace(4)
  store ptr addrspace(4) %8, ptr addrspace(4) %6, align 8, !tbaa !122
  call spir_func void @_ZZ3runRN4sycl3_V15queueEPiPfENKUlvE0_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %5) #7
  call void @llvm.lifetime.end.p0(ptr %3) #6
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define internal spir_func void @_ZZ3runRN4sycl3_V15queueEPiPfENKUlvE0_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0) #2 align 2 !srcloc !121 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !116
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = getelementptr inbounds nuw %class.anon.0, ptr addrspace(4) %4, i32 0, i32 0
  %6 = load ptr addrspace(4), ptr addrspace(4) %5, align 8, !tbaa !122
  %7 = load i32, ptr addrspace(4) %6, align 4, !tbaa !117
  call spir_func void @_Z5checki(i32 noundef %7) #7
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_Z5checki(i32 noundef %0) #3 !srcloc !124 {
  %2 = alloca i32, align 4
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store i32 %0, ptr addrspace(4) %3, align 4, !tbaa !117
  %4 = load i32, ptr addrspace(4) %3, align 4, !tbaa !117
  %5 = icmp sgt i32 %4, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %1
  %7 = icmp ne ptr addrspace(4) addrspacecast (ptr addrspace(1) @.str.1 to ptr addrspace(4)), null
  br label %8

8:                                                ; preds = %6, %1
  %9 = phi i1 [ false, %1 ], [ %7, %6 ]
  br i1 %9, label %10, label %11

10:                                               ; preds = %8
  br label %12

11:                                               ; preds = %8
  call spir_func void @__assert_fail(ptr addrspace(4) noundef addrspacecast (ptr addrspace(1) @.str.2 to ptr addrspace(4)), ptr addrspace(4) noundef addrspacecast (ptr addrspace(1) @.str.3 to ptr addrspace(4)), i32 noundef 12, ptr addrspace(4) noundef addrspacecast (ptr addrspace(1) @__PRETTY_FUNCTION__._Z5checki to ptr addrspace(4))) #7
  br label %12

12:                                               ; preds = %11, %10
  ret void
}

; Function Attrs: convergent nounwind
declare dso_local spir_func void @__assert_fail(ptr addrspace(4) noundef, ptr addrspace(4) noundef, i32 noundef, ptr addrspace(4) noundef) #4

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPiPfE6Bfloat(ptr addrspace(1) noundef align 4 %0) #0 comdat !srcloc !125 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca %class.anon.1, align 8
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %4, align 8, !tbaa !126
  call void @llvm.lifetime.start.p0(ptr %3) #6
  %6 = getelementptr inbounds nuw %class.anon.1, ptr addrspace(4) %5, i32 0, i32 0
  %7 = load ptr addrspace(1), ptr addrspace(4) %4, align 8, !tbaa !126
  %8 = addrspacecast ptr addrspace(1) %7 to ptr addrspace(4)
  store ptr addrspace(4) %8, ptr addrspace(4) %6, align 8, !tbaa !128
  call spir_func void @_ZZ3runRN4sycl3_V15queueEPiPfENKUlvE1_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %5) #7
  call void @llvm.lifetime.end.p0(ptr %3) #6
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define internal spir_func void @_ZZ3runRN4sycl3_V15queueEPiPfENKUlvE1_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0) #2 align 2 !srcloc !125 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca %"class.sycl::_V1::ext::oneapi::bfloat16", align 2
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %4, align 8, !tbaa !116
  %6 = load ptr addrspace(4), ptr addrspace(4) %4, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #6
  %7 = getelementptr inbounds nuw %class.anon.1, ptr addrspace(4) %6, i32 0, i32 0
  %8 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !tbaa !128
  call spir_func void @_ZN4sycl3_V13ext6oneapi8bfloat16C2ERKf(ptr addrspace(4) noundef align 2 dereferenceable_or_null(2) %5, ptr addrspace(4) noundef align 4 dereferenceable(4) %8) #7
  %9 = call spir_func noundef float @_ZNK4sycl3_V13ext6oneapi8bfloat16cvfEv(ptr addrspace(4) noundef align 2 dereferenceable_or_null(2) %5) #7
  %10 = getelementptr inbounds nuw %class.anon.1, ptr addrspace(4) %6, i32 0, i32 0
  %11 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !tbaa !128
  store float %9, ptr addrspace(4) %11, align 4, !tbaa !130
  call void @llvm.lifetime.end.p0(ptr %3) #6
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN4sycl3_V13ext6oneapi8bfloat16C2ERKf(ptr addrspace(4) noundef align 2 dereferenceable_or_null(2) %0, ptr addrspace(4) noundef align 4 dereferenceable(4) %1) unnamed_addr #3 comdat align 2 !srcloc !132 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !133
  store ptr addrspace(4) %1, ptr addrspace(4) %6, align 8, !tbaa !126
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !tbaa !126, !align !135
  %9 = call spir_func noundef zeroext i16 @_ZN4sycl3_V13ext6oneapi8bfloat1610from_floatERKf(ptr addrspace(4) noundef align 4 dereferenceable(4) %8) #7
  %10 = getelementptr inbounds nuw %"class.sycl::_V1::ext::oneapi::bfloat16", ptr addrspace(4) %7, i32 0, i32 0
  store i16 %9, ptr addrspace(4) %10, align 2, !tbaa !136
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef float @_ZNK4sycl3_V13ext6oneapi8bfloat16cvfEv(ptr addrspace(4) noundef align 2 dereferenceable_or_null(2) %0) #3 comdat align 2 !srcloc !139 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !133
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = getelementptr inbounds nuw %"class.sycl::_V1::ext::oneapi::bfloat16", ptr addrspace(4) %4, i32 0, i32 0
  %6 = call spir_func noundef float @_ZN4sycl3_V13ext6oneapi8bfloat168to_floatERKt(ptr addrspace(4) noundef align 2 dereferenceable(2) %5) #7
  ret float %6
}

; Function Attrs: convergent inlinehint mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef zeroext i16 @_ZN4sycl3_V13ext6oneapi8bfloat1610from_floatERKf(ptr addrspace(4) noundef align 4 dereferenceable(4) %0) #5 comdat align 2 !srcloc !140 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !126
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8, !tbaa !126, !align !135
  %5 = call spir_func zeroext i16 @__devicelib_ConvertFToBF16INTEL(ptr addrspace(4) noundef align 4 dereferenceable(4) %4) #7
  ret i16 %5
}

; Function Attrs: convergent nounwind
declare dso_local spir_func zeroext i16 @__devicelib_ConvertFToBF16INTEL(ptr addrspace(4) noundef align 4 dereferenceable(4)) #4

; Function Attrs: convergent inlinehint mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef float @_ZN4sycl3_V13ext6oneapi8bfloat168to_floatERKt(ptr addrspace(4) noundef align 2 dereferenceable(2) %0) #5 comdat align 2 !srcloc !141 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !142
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8, !tbaa !142, !align !144
  %5 = call spir_func float @__devicelib_ConvertBF16ToFINTEL(ptr addrspace(4) noundef align 2 dereferenceable(2) %4) #7
  ret float %5
}

; Function Attrs: convergent nounwind
declare dso_local spir_func float @__devicelib_ConvertBF16ToFINTEL(ptr addrspace(4) noundef align 2 dereferenceable(2)) #4

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPiPfE11Mathematics(ptr addrspace(1) noundef align 4 %0) #0 comdat !srcloc !145 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca %class.anon.2, align 8
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %4, align 8, !tbaa !126
  call void @llvm.lifetime.start.p0(ptr %3) #6
  %6 = getelementptr inbounds nuw %class.anon.2, ptr addrspace(4) %5, i32 0, i32 0
  %7 = load ptr addrspace(1), ptr addrspace(4) %4, align 8, !tbaa !126
  %8 = addrspacecast ptr addrspace(1) %7 to ptr addrspace(4)
  store ptr addrspace(4) %8, ptr addrspace(4) %6, align 8, !tbaa !146
  call spir_func void @_ZZ3runRN4sycl3_V15queueEPiPfENKUlvE2_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %5) #7
  call void @llvm.lifetime.end.p0(ptr %3) #6
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define internal spir_func void @_ZZ3runRN4sycl3_V15queueEPiPfENKUlvE2_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0) #2 align 2 !srcloc !145 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !116
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = getelementptr inbounds nuw %class.anon.2, ptr addrspace(4) %4, i32 0, i32 0
  %6 = load ptr addrspace(4), ptr addrspace(4) %5, align 8, !tbaa !146
  %7 = load float, ptr addrspace(4) %6, align 4, !tbaa !130
  %8 = call spir_func noundef float @_ZSt3sinf(float noundef %7) #7
  %9 = getelementptr inbounds nuw %class.anon.2, ptr addrspace(4) %4, i32 0, i32 0
  %10 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !tbaa !146
  %11 = load float, ptr addrspace(4) %10, align 4, !tbaa !130
  %12 = call spir_func noundef float @_ZSt4fmodff(float noundef %11, float noundef 2.000000e+00) #7
  %13 = fadd float %8, %12
  %14 = getelementptr inbounds nuw %class.anon.2, ptr addrspace(4) %4, i32 0, i32 0
  %15 = load ptr addrspace(4), ptr addrspace(4) %14, align 8, !tbaa !146
  store float %13, ptr addrspace(4) %15, align 4, !tbaa !130
  ret void
}

; Function Attrs: convergent inlinehint mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef float @_ZSt3sinf(float noundef %0) #5 comdat !srcloc !148 {
  %2 = alloca float, align 4
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store float %0, ptr addrspace(4) %3, align 4, !tbaa !130
  %4 = load float, ptr addrspace(4) %3, align 4, !tbaa !130
  %5 = call spir_func float @sinf(float noundef %4) #7
  ret float %5
}

; Function Attrs: convergent inlinehint mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func noundef float @_ZSt4fmodff(float noundef %0, float noundef %1) #5 comdat !srcloc !149 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store float %0, ptr addrspace(4) %5, align 4, !tbaa !130
  store float %1, ptr addrspace(4) %6, align 4, !tbaa !130
  %7 = load float, ptr addrspace(4) %5, align 4, !tbaa !130
  %8 = load float, ptr addrspace(4) %6, align 4, !tbaa !130
  %9 = call spir_func float @fmodf(float noundef %7, float noundef %8) #7
  ret float %9
}

; Function Attrs: convergent nounwind
declare dso_local spir_func float @sinf(float noundef) #4

; Function Attrs: convergent nounwind
declare dso_local spir_func float @fmodf(float noundef, float noundef) #4

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEPiPfE8Imported(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 comdat !srcloc !150 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca %class.anon.3, align 8
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %6, align 8, !tbaa !126
  store ptr addrspace(1) %1, ptr addrspace(4) %7, align 8, !tbaa !111
  call void @llvm.lifetime.start.p0(ptr %5) #6
  %9 = getelementptr inbounds nuw %class.anon.3, ptr addrspace(4) %8, i32 0, i32 0
  %10 = load ptr addrspace(1), ptr addrspace(4) %6, align 8, !tbaa !126
  %11 = addrspacecast ptr addrspace(1) %10 to ptr addrspace(4)
  store ptr addrspace(4) %11, ptr addrspace(4) %9, align 8, !tbaa !151
  %12 = getelementptr inbounds nuw %class.anon.3, ptr addrspace(4) %8, i32 0, i32 1
  %13 = load ptr addrspace(1), ptr addrspace(4) %7, align 8, !tbaa !111
  %14 = addrspacecast ptr addrspace(1) %13 to ptr addrspace(4)
  store ptr addrspace(4) %14, ptr addrspace(4) %12, align 8, !tbaa !153
  call spir_func void @_ZZ3runRN4sycl3_V15queueEPiPfENKUlvE3_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %8) #7
  call void @llvm.lifetime.end.p0(ptr %5) #6
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define internal spir_func void @_ZZ3runRN4sycl3_V15queueEPiPfENKUlvE3_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0) #2 align 2 !srcloc !150 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !116
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = getelementptr inbounds nuw %class.anon.3, ptr addrspace(4) %4, i32 0, i32 1
  %6 = load ptr addrspace(4), ptr addrspace(4) %5, align 8, !tbaa !153
  %7 = load i32, ptr addrspace(4) %6, align 4, !tbaa !117
  %8 = call spir_func noundef float @_Z6lookupi(i32 noundef %7) #7
  %9 = getelementptr inbounds nuw %class.anon.3, ptr addrspace(4) %4, i32 0, i32 0
  %10 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !tbaa !151
  store float %8, ptr addrspace(4) %10, align 4, !tbaa !130
  ret void
}

; Function Attrs: convergent nounwind
declare dso_local spir_func noundef float @_Z6lookupi(i32 noundef) #4

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/messages.cpp" "sycl-single-task" "uniform-work-group-size" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size" }
attributes #3 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size" }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size" }
attributes #5 = { convergent inlinehint mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size" }
attributes #6 = { nounwind }
attributes #7 = { convergent nounwind "uniform-work-group-size" }

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
!110 = !{i32 520}
!111 = !{!112, !112, i64 0}
!112 = !{!"p1 int", !113, i64 0}
!113 = !{!"any pointer", !108, i64 0}
!114 = !{!115, !112, i64 0}
!115 = !{!"_ZTSZ3runRN4sycl3_V15queueEPiPfEUlvE_", !112, i64 0}
!116 = !{!113, !113, i64 0}
!117 = !{!107, !107, i64 0}
!118 = !{i32 11916642}
!119 = !{!120, !120, i64 0}
!120 = !{!"p1 omnipotent char", !113, i64 0}
!121 = !{i32 625}
!122 = !{!123, !112, i64 0}
!123 = !{!"_ZTSZ3runRN4sycl3_V15queueEPiPfEUlvE0_", !112, i64 0}
!124 = !{i32 363}
!125 = !{i32 682}
!126 = !{!127, !127, i64 0}
!127 = !{!"p1 float", !113, i64 0}
!128 = !{!129, !127, i64 0}
!129 = !{!"_ZTSZ3runRN4sycl3_V15queueEPiPfEUlvE1_", !127, i64 0}
!130 = !{!131, !131, i64 0}
!131 = !{!"float", !108, i64 0}
!132 = !{i32 2036158}
!133 = !{!134, !134, i64 0}
!134 = !{!"p1 _ZTSN4sycl3_V13ext6oneapi8bfloat16E", !113, i64 0}
!135 = !{i64 4}
!136 = !{!137, !138, i64 0}
!137 = !{!"_ZTSN4sycl3_V13ext6oneapi8bfloat16E", !138, i64 0}
!138 = !{!"short", !108, i64 0}
!139 = !{i32 2036567}
!140 = !{i32 2044324}
!141 = !{i32 2043237}
!142 = !{!143, !143, i64 0}
!143 = !{!"p1 short", !113, i64 0}
!144 = !{i64 2}
!145 = !{i32 780}
!146 = !{!147, !127, i64 0}
!147 = !{!"_ZTSZ3runRN4sycl3_V15queueEPiPfEUlvE2_", !127, i64 0}
!148 = !{i32 326355}
!149 = !{i32 322573}
!150 = !{i32 882}
!151 = !{!152, !127, i64 0}
!152 = !{!"_ZTSZ3runRN4sycl3_V15queueEPiPfEUlvE3_", !127, i64 0, !112, i64 8}
!153 = !{!152, !112, i64 8}
