source_filename = "virtual_sets.cpp"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

%class.anon = type { ptr addrspace(4) }
%class.anon.0 = type { ptr addrspace(4), ptr addrspace(4) }
%class.anon.1 = type { ptr addrspace(4), ptr addrspace(4) }
%class.anon.2 = type { ptr addrspace(4), ptr addrspace(4) }
%class.anon.3 = type { ptr addrspace(4), ptr addrspace(4), ptr addrspace(4) }

$_ZN5Shape5scaleEPf = comdat any

$_ZN5Shape7measureEPv = comdat any

$_ZTSZ3runRN4sycl3_V15queueEP5ShapePfPdE6Create = comdat any

$_ZN5ShapeC2Ev = comdat any

$_ZTSZ3runRN4sycl3_V15queueEP5ShapePfPdE5Scale = comdat any

$_ZTSZ3runRN4sycl3_V15queueEP5ShapePfPdE10ScaleTwice = comdat any

$_ZTSZ3runRN4sycl3_V15queueEP5ShapePfPdE7Measure = comdat any

$_ZTSZ3runRN4sycl3_V15queueEP5ShapePfPdE4Both = comdat any

$_ZTV5Shape = comdat any

@_ZTV5Shape = linkonce_odr dso_local unnamed_addr addrspace(1) constant { [5 x ptr addrspace(4)] } { [5 x ptr addrspace(4)] [ptr addrspace(4) null, ptr addrspace(4) null, ptr addrspace(4) addrspacecast (ptr @_ZN5Shape5scaleEPf to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr @_ZN5Shape7measureEPv to ptr addrspace(4)), ptr addrspace(4) null] }, comdat, align 8

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN5Shape5scaleEPf(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, ptr addrspace(4) noundef %1) unnamed_addr #0 comdat align 2 !srcloc !110 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !111
  store ptr addrspace(4) %1, ptr addrspace(4) %6, align 8, !tbaa !114
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !tbaa !114
  %9 = load float, ptr addrspace(4) %8, align 4, !tbaa !116
  %10 = fmul float %9, 2.000000e+00
  store float %10, ptr addrspace(4) %8, align 4, !tbaa !116
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN5Shape7measureEPv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, ptr addrspace(4) noundef %1) unnamed_addr #1 comdat align 2 !srcloc !118 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !111
  store ptr addrspace(4) %1, ptr addrspace(4) %6, align 8, !tbaa !119
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !tbaa !119
  %9 = load double, ptr addrspace(4) %8, align 8, !tbaa !120
  %10 = fdiv double %9, 3.000000e+00
  store double %10, ptr addrspace(4) %8, align 8, !tbaa !120
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEP5ShapePfPdE6Create(ptr addrspace(1) noundef align 8 %0) #2 comdat !srcloc !122 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca %class.anon, align 8
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %4, align 8, !tbaa !111
  call void @llvm.lifetime.start.p0(ptr %3) #10
  %6 = getelementptr inbounds nuw %class.anon, ptr addrspace(4) %5, i32 0, i32 0
  %7 = load ptr addrspace(1), ptr addrspace(4) %4, align 8, !tbaa !111
  %8 = addrspacecast ptr addrspace(1) %7 to ptr addrspace(4)
  store ptr addrspace(4) %8, ptr addrspace(4) %6, align 8, !tbaa !123
  call spir_func void @_ZZ3runRN4sycl3_V15queueEP5ShapePfPdENKUlvE_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %5) #11
  call void @llvm.lifetime.end.p0(ptr %3) #10
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define internal spir_func void @_ZZ3runRN4sycl3_V15queueEP5ShapePfPdENKUlvE_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0) #4 align 2 !srcloc !122 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !119
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = getelementptr inbounds nuw %class.anon, ptr addrspace(4) %4, i32 0, i32 0
  %6 = load ptr addrspace(4), ptr addrspace(4) %5, align 8, !tbaa !123
  call spir_func void @_ZN5ShapeC2Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %6) #11
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: convergent inlinehint mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_ZN5ShapeC2Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0) unnamed_addr #5 comdat align 2 !srcloc !125 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !111
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  store ptr addrspace(1) getelementptr inbounds inrange(-16, 24) ({ [5 x ptr addrspace(4)] }, ptr addrspace(1) @_ZTV5Shape, i32 0, i32 0, i32 2), ptr addrspace(4) %4, align 8, !tbaa !126
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEP5ShapePfPdE5Scale(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 4 %1) #6 comdat !srcloc !128 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca %class.anon.0, align 8
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %6, align 8, !tbaa !111
  store ptr addrspace(1) %1, ptr addrspace(4) %7, align 8, !tbaa !114
  call void @llvm.lifetime.start.p0(ptr %5) #10
  %9 = getelementptr inbounds nuw %class.anon.0, ptr addrspace(4) %8, i32 0, i32 0
  %10 = load ptr addrspace(1), ptr addrspace(4) %6, align 8, !tbaa !111
  %11 = addrspacecast ptr addrspace(1) %10 to ptr addrspace(4)
  store ptr addrspace(4) %11, ptr addrspace(4) %9, align 8, !tbaa !129
  %12 = getelementptr inbounds nuw %class.anon.0, ptr addrspace(4) %8, i32 0, i32 1
  %13 = load ptr addrspace(1), ptr addrspace(4) %7, align 8, !tbaa !114
  %14 = addrspacecast ptr addrspace(1) %13 to ptr addrspace(4)
  store ptr addrspace(4) %14, ptr addrspace(4) %12, align 8, !tbaa !131
  call spir_func void @_ZZ3runRN4sycl3_V15queueEP5ShapePfPdENKUlvE0_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %8) #11
  call void @llvm.lifetime.end.p0(ptr %5) #10
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define internal spir_func void @_ZZ3runRN4sycl3_V15queueEP5ShapePfPdENKUlvE0_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0) #4 align 2 !srcloc !128 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !119
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = getelementptr inbounds nuw %class.anon.0, ptr addrspace(4) %4, i32 0, i32 0
  %6 = load ptr addrspace(4), ptr addrspace(4) %5, align 8, !tbaa !129
  %7 = getelementptr inbounds nuw %class.anon.0, ptr addrspace(4) %4, i32 0, i32 1
  %8 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !tbaa !131
  %9 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !tbaa !126
  %10 = getelementptr inbounds ptr addrspace(4), ptr addrspace(4) %9, i64 0
  %11 = load ptr addrspace(4), ptr addrspace(4) %10, align 8
  call spir_func addrspace(4) void %11(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %6, ptr addrspace(4) noundef %8) #12
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEP5ShapePfPdE10ScaleTwice(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 4 %1) #6 comdat !srcloc !132 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca %class.anon.1, align 8
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %6, align 8, !tbaa !111
  store ptr addrspace(1) %1, ptr addrspace(4) %7, align 8, !tbaa !114
  call void @llvm.lifetime.start.p0(ptr %5) #10
  %9 = getelementptr inbounds nuw %class.anon.1, ptr addrspace(4) %8, i32 0, i32 0
  %10 = load ptr addrspace(1), ptr addrspace(4) %6, align 8, !tbaa !111
  %11 = addrspacecast ptr addrspace(1) %10 to ptr addrspace(4)
  store ptr addrspace(4) %11, ptr addrspace(4) %9, align 8, !tbaa !133
  %12 = getelementptr inbounds nuw %class.anon.1, ptr addrspace(4) %8, i32 0, i32 1
  %13 = load ptr addrspace(1), ptr addrspace(4) %7, align 8, !tbaa !114
  %14 = addrspacecast ptr addrspace(1) %13 to ptr addrspace(4)
  store ptr addrspace(4) %14, ptr addrspace(4) %12, align 8, !tbaa !135
  call spir_func void @_ZZ3runRN4sycl3_V15queueEP5ShapePfPdENKUlvE1_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %8) #11
  call void @llvm.lifetime.end.p0(ptr %5) #10
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define internal spir_func void @_ZZ3runRN4sycl3_V15queueEP5ShapePfPdENKUlvE1_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0) #4 align 2 !srcloc !132 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !119
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = getelementptr inbounds nuw %class.anon.1, ptr addrspace(4) %4, i32 0, i32 0
  %6 = load ptr addrspace(4), ptr addrspace(4) %5, align 8, !tbaa !133
  %7 = getelementptr inbounds nuw %class.anon.1, ptr addrspace(4) %4, i32 0, i32 1
  %8 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !tbaa !135
  call spir_func void @_Z11scale_twiceP5ShapePf(ptr addrspace(4) noundef %6, ptr addrspace(4) noundef %8) #11
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr dso_local spir_func void @_Z11scale_twiceP5ShapePf(ptr addrspace(4) noundef %0, ptr addrspace(4) noundef %1) #7 !srcloc !136 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !111
  store ptr addrspace(4) %1, ptr addrspace(4) %6, align 8, !tbaa !114
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8, !tbaa !111
  %8 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !tbaa !114
  %9 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !tbaa !126
  %10 = getelementptr inbounds ptr addrspace(4), ptr addrspace(4) %9, i64 0
  %11 = load ptr addrspace(4), ptr addrspace(4) %10, align 8
  call spir_func addrspace(4) void %11(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %7, ptr addrspace(4) noundef %8) #12
  %12 = load ptr addrspace(4), ptr addrspace(4) %5, align 8, !tbaa !111
  %13 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !tbaa !114
  %14 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !tbaa !126
  %15 = getelementptr inbounds ptr addrspace(4), ptr addrspace(4) %14, i64 0
  %16 = load ptr addrspace(4), ptr addrspace(4) %15, align 8
  call spir_func addrspace(4) void %16(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %12, ptr addrspace(4) noundef %13) #12
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEP5ShapePfPdE7Measure(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1) #8 comdat !srcloc !137 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca %class.anon.2, align 8
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %6, align 8, !tbaa !111
  store ptr addrspace(1) %1, ptr addrspace(4) %7, align 8, !tbaa !138
  call void @llvm.lifetime.start.p0(ptr %5) #10
  %9 = getelementptr inbounds nuw %class.anon.2, ptr addrspace(4) %8, i32 0, i32 0
  %10 = load ptr addrspace(1), ptr addrspace(4) %6, align 8, !tbaa !111
  %11 = addrspacecast ptr addrspace(1) %10 to ptr addrspace(4)
  store ptr addrspace(4) %11, ptr addrspace(4) %9, align 8, !tbaa !140
  %12 = getelementptr inbounds nuw %class.anon.2, ptr addrspace(4) %8, i32 0, i32 1
  %13 = load ptr addrspace(1), ptr addrspace(4) %7, align 8, !tbaa !138
  %14 = addrspacecast ptr addrspace(1) %13 to ptr addrspace(4)
  store ptr addrspace(4) %14, ptr addrspace(4) %12, align 8, !tbaa !142
  call spir_func void @_ZZ3runRN4sycl3_V15queueEP5ShapePfPdENKUlvE2_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %8) #11
  call void @llvm.lifetime.end.p0(ptr %5) #10
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define internal spir_func void @_ZZ3runRN4sycl3_V15queueEP5ShapePfPdENKUlvE2_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0) #4 align 2 !srcloc !137 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !119
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = getelementptr inbounds nuw %class.anon.2, ptr addrspace(4) %4, i32 0, i32 0
  %6 = load ptr addrspace(4), ptr addrspace(4) %5, align 8, !tbaa !140
  %7 = getelementptr inbounds nuw %class.anon.2, ptr addrspace(4) %4, i32 0, i32 1
  %8 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !tbaa !142
  %9 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !tbaa !126
  %10 = getelementptr inbounds ptr addrspace(4), ptr addrspace(4) %9, i64 1
  %11 = load ptr addrspace(4), ptr addrspace(4) %10, align 8
  call spir_func addrspace(4) void %11(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %6, ptr addrspace(4) noundef %8) #12
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define weak_odr dso_local spir_kernel void @_ZTSZ3runRN4sycl3_V15queueEP5ShapePfPdE4Both(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 8 %2) #9 comdat !srcloc !143 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca %class.anon.3, align 8
  %8 = addrspacecast ptr %4 to ptr addrspace(4)
  %9 = addrspacecast ptr %5 to ptr addrspace(4)
  %10 = addrspacecast ptr %6 to ptr addrspace(4)
  %11 = addrspacecast ptr %7 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %8, align 8, !tbaa !111
  store ptr addrspace(1) %1, ptr addrspace(4) %9, align 8, !tbaa !114
  store ptr addrspace(1) %2, ptr addrspace(4) %10, align 8, !tbaa !138
  call void @llvm.lifetime.start.p0(ptr %7) #10
  %12 = getelementptr inbounds nuw %class.anon.3, ptr addrspace(4) %11, i32 0, i32 0
  %13 = load ptr addrspace(1), ptr addrspace(4) %8, align 8, !tbaa !111
  %14 = addrspacecast ptr addrspace(1) %13 to ptr addrspace(4)
  store ptr addrspace(4) %14, ptr addrspace(4) %12, align 8, !tbaa !144
  %15 = getelementptr inbounds nuw %class.anon.3, ptr addrspace(4) %11, i32 0, i32 1
  %16 = load ptr addrspace(1), ptr addrspace(4) %9, align 8, !tbaa !114
  %17 = addrspacecast ptr addrspace(1) %16 to ptr addrspace(4)
  store ptr addrspace(4) %17, ptr addrspace(4) %15, align 8, !tbaa !146
  %18 = getelementptr inbounds nuw %class.anon.3, ptr addrspace(4) %11, i32 0, i32 2
  %19 = load ptr addrspace(1), ptr addrspace(4) %10, align 8, !tbaa !138
  %20 = addrspacecast ptr addrspace(1) %19 to ptr addrspace(4)
  store ptr addrspace(4) %20, ptr addrspace(4) %18, align 8, !tbaa !147
  call spir_func void @_ZZ3runRN4sycl3_V15queueEP5ShapePfPdENKUlvE3_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %11) #11
  call void @llvm.lifetime.end.p0(ptr %7) #10
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define internal spir_func void @_ZZ3runRN4sycl3_V15queueEP5ShapePfPdENKUlvE3_clEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %0) #4 align 2 !srcloc !143 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !119
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = getelementptr inbounds nuw %class.anon.3, ptr addrspace(4) %4, i32 0, i32 0
  %6 = load ptr addrspace(4), ptr addrspace(4) %5, align 8, !tbaa !144
  %7 = getelementptr inbounds nuw %class.anon.3, ptr addrspace(4) %4, i32 0, i32 1
  %8 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !tbaa !146
  %9 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !tbaa !126
  %10 = getelementptr inbounds ptr addrspace(4), ptr addrspace(4) %9, i64 0
  %11 = load ptr addrspace(4), ptr addrspace(4) %10, align 8
  call spir_func addrspace(4) void %11(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %6, ptr addrspace(4) noundef %8) #12
  %12 = getelementptr inbounds nuw %class.anon.3, ptr addrspace(4) %4, i32 0, i32 0
  %13 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !tbaa !144
  %14 = getelementptr inbounds nuw %class.anon.3, ptr addrspace(4) %4, i32 0, i32 2
  %15 = load ptr addrspace(4), ptr addrspace(4) %14, align 8, !tbaa !147
  %16 = load ptr addrspace(4), ptr addrspace(4) %13, align 8, !tbaa !126
  %17 = getelementptr inbounds ptr addrspace(4), ptr addrspace(4) %16, i64 1
  %18 = load ptr addrspace(4), ptr addrspace(4) %17, align 8
  call spir_func addrspace(4) void %18(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %13, ptr addrspace(4) noundef %15) #12
  ret void
}

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "indirectly-callable"="_ZTSv" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/virtual_sets.cpp" "uniform-work-group-size" }
attributes #1 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "indirectly-callable"="_ZTS9SetDouble" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/virtual_sets.cpp" "uniform-work-group-size" }
attributes #2 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/virtual_sets.cpp" "sycl-single-task" "uniform-work-group-size" }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { alwaysinline convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size" }
attributes #5 = { convergent inlinehint mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size" }
attributes #6 = { convergent mustprogress norecurse nounwind "calls-indirectly"="_ZTSv" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/virtual_sets.cpp" "sycl-single-task" "uniform-work-group-size" }
attributes #7 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size" }
attributes #8 = { convergent mustprogress norecurse nounwind "calls-indirectly"="_ZTS9SetDouble" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/virtual_sets.cpp" "sycl-single-task" "uniform-work-group-size" }
attributes #9 = { convergent mustprogress norecurse nounwind "calls-indirectly"="_ZTSv,_ZTS9SetDouble" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="sources/dpcpp/virtual_sets.cpp" "sycl-single-task" "uniform-work-group-size" }
attributes #10 = { nounwind }
attributes #11 = { convergent nounwind "uniform-work-group-size" }
attributes #12 = { convergent nounwind "uniform-work-group-size" "virtual-call" }

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
!110 = !{i32 479}
!111 = !{!112, !112, i64 0}
!112 = !{!"p1 _ZTS5Shape", !113, i64 0}
!113 = !{!"any pointer", !108, i64 0}
!114 = !{!115, !115, i64 0}
!115 = !{!"p1 float", !113, i64 0}
!116 = !{!117, !117, i64 0}
!117 = !{!"float", !108, i64 0}
!118 = !{i32 604}
!119 = !{!113, !113, i64 0}
!120 = !{!121, !121, i64 0}
!121 = !{!"double", !108, i64 0}
!122 = !{i32 1185}
!123 = !{!124, !112, i64 0}
!124 = !{!"_ZTSZ3runRN4sycl3_V15queueEP5ShapePfPdEUlvE_", !112, i64 0}
!125 = !{i32 385}
!126 = !{!127, !127, i64 0}
!127 = !{!"vtable pointer", !109, i64 0}
!128 = !{i32 1254}
!129 = !{!130, !112, i64 0}
!130 = !{!"_ZTSZ3runRN4sycl3_V15queueEP5ShapePfPdEUlvE0_", !112, i64 0, !115, i64 8}
!131 = !{!130, !115, i64 8}
!132 = !{i32 1331}
!133 = !{!134, !112, i64 0}
!134 = !{!"_ZTSZ3runRN4sycl3_V15queueEP5ShapePfPdEUlvE1_", !112, i64 0, !115, i64 8}
!135 = !{!134, !115, i64 8}
!136 = !{i32 738}
!137 = !{i32 1418}
!138 = !{!139, !139, i64 0}
!139 = !{!"p1 double", !113, i64 0}
!140 = !{!141, !112, i64 0}
!141 = !{!"_ZTSZ3runRN4sycl3_V15queueEP5ShapePfPdEUlvE2_", !112, i64 0, !139, i64 8}
!142 = !{!141, !139, i64 8}
!143 = !{i32 1495}
!144 = !{!145, !112, i64 0}
!145 = !{!"_ZTSZ3runRN4sycl3_V15queueEP5ShapePfPdEUlvE3_", !112, i64 0, !115, i64 8, !139, i64 16}
!146 = !{!145, !115, i64 8}
!147 = !{!145, !139, i64 16}
