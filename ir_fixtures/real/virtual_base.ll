; ModuleID = 'sources/virtual_functions/base.cpp'
source_filename = "sources/virtual_functions/base.cpp"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64-unknown-unknown"

%class.anon = type { ptr addrspace(4) }
%class.anon.0 = type { ptr addrspace(4), ptr addrspace(4) }
%class.anon.1 = type { ptr addrspace(4), ptr addrspace(4) }

$_ZN4Base3fooEPi = comdat any

$_ZN4Base3barEPi = comdat any

$_ZN4Base6reportEv = comdat any

$_ZTV4Base = comdat any

@_ZTV4Base = linkonce_odr unnamed_addr addrspace(1) constant { [5 x ptr addrspace(1)] } { [5 x ptr addrspace(1)] [ptr addrspace(1) null, ptr addrspace(1) null, ptr addrspace(1) addrspacecast (ptr @_ZN4Base3fooEPi to ptr addrspace(1)), ptr addrspace(1) addrspacecast (ptr @_ZN4Base3barEPi to ptr addrspace(1)), ptr addrspace(1) addrspacecast (ptr @_ZN4Base6reportEv to ptr addrspace(1))] }, comdat, align 8

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define spir_kernel void @_ZTS11Constructor(ptr noundef readonly byval(%class.anon) align 8 captures(none) %0) local_unnamed_addr "sycl-module-id"="base.cpp" #0 {
  %2 = addrspacecast ptr %0 to ptr addrspace(4)
  %3 = load ptr addrspace(4), ptr addrspace(4) %2, align 8, !tbaa !7
  store ptr addrspace(1) getelementptr inbounds nuw inrange(-16, 24) (i8, ptr addrspace(1) @_ZTV4Base, i64 16), ptr addrspace(4) %3, align 8, !tbaa !11
  ret void
}

; Function Attrs: mustprogress norecurse nounwind
define linkonce_odr spir_func void @_ZN4Base3fooEPi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, ptr addrspace(4) noundef %1) unnamed_addr "indirectly-callable"="_ZTSv" "sycl-module-id"="base.cpp" #1 comdat align 2 {
  store i32 1, ptr addrspace(4) %1, align 4, !tbaa !3
  ret void
}

; Function Attrs: mustprogress norecurse nounwind
define linkonce_odr spir_func void @_ZN4Base3barEPi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, ptr addrspace(4) noundef %1) unnamed_addr "indirectly-callable"="_ZTS8set_fp64" "sycl-module-id"="base.cpp" #1 comdat align 2 {
  %3 = load i32, ptr addrspace(4) %1, align 4, !tbaa !3
  %4 = sitofp i32 %3 to double
  %5 = fmul double %4, 3.140000e+00
  %6 = fptosi double %5 to i32
  store i32 %6, ptr addrspace(4) %1, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr spir_func void @_ZN4Base6reportEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0) unnamed_addr #2 comdat align 2 {
  tail call spir_func void @_Z5printPKv(ptr addrspace(4) noundef %0) #4
  ret void
}

; Function Attrs: convergent nounwind
declare spir_func void @_Z5printPKv(ptr addrspace(4) noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress norecurse nounwind
define spir_kernel void @_ZTS3Use(ptr noundef readonly byval(%class.anon.0) align 8 captures(none) %0) local_unnamed_addr "calls-indirectly"="_ZTSv" "sycl-module-id"="base.cpp" #2 {
  %2 = addrspacecast ptr %0 to ptr addrspace(4)
  %3 = load ptr addrspace(4), ptr addrspace(4) %2, align 8, !tbaa !13
  %4 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 8
  %5 = load ptr addrspace(4), ptr addrspace(4) %4, align 8, !tbaa !16
  %6 = load ptr addrspace(1), ptr addrspace(4) %3, align 8, !tbaa !11
  %7 = load ptr addrspace(1), ptr addrspace(1) %6, align 8
  tail call spir_func addrspace(1) void %7(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %3, ptr addrspace(4) noundef %5) "virtual-call" #4
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define spir_kernel void @_ZTS7UseFP64(ptr noundef readonly byval(%class.anon.1) align 8 captures(none) %0) local_unnamed_addr "calls-indirectly"="_ZTS8set_fp64" "sycl-module-id"="base.cpp" #2 {
  %2 = addrspacecast ptr %0 to ptr addrspace(4)
  %3 = load ptr addrspace(4), ptr addrspace(4) %2, align 8, !tbaa !17
  %4 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 8
  %5 = load ptr addrspace(4), ptr addrspace(4) %4, align 8, !tbaa !19
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4
  %7 = load ptr addrspace(1), ptr addrspace(4) %3, align 8, !tbaa !11
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 8
  %9 = load ptr addrspace(1), ptr addrspace(1) %8, align 8
  tail call spir_func addrspace(1) void %9(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %3, ptr addrspace(4) noundef nonnull %6) "virtual-call" #4
  ret void
}

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{!"clang version 22.1.8"}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = !{!8, !9, i64 0}
!8 = !{!"_ZTSZ4mainEUlvE_", !9, i64 0}
!9 = !{!"p1 _ZTS4Base", !10, i64 0}
!10 = !{!"any pointer", !5, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"vtable pointer", !6, i64 0}
!13 = !{!14, !9, i64 0}
!14 = !{!"_ZTSZ4mainEUlvE0_", !9, i64 0, !15, i64 8}
!15 = !{!"p1 int", !10, i64 0}
!16 = !{!14, !15, i64 8}
!17 = !{!18, !9, i64 0}
!18 = !{!"_ZTSZ4mainEUlvE1_", !9, i64 0, !15, i64 8}
!19 = !{!18, !15, i64 8}

!sycl_aspects = !{!900000}
!900000 = !{!"fp64", i32 6}
!900001 = !{i32 6}
