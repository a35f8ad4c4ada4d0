; ModuleID = 'four.cl'
source_filename = "four.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64-unknown-unknown"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @saxpy(float noundef %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %5 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %4
  %6 = load float, ptr addrspace(1) %5, align 4, !tbaa !12
  %7 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %4
  %8 = load float, ptr addrspace(1) %7, align 4, !tbaa !12
  %9 = tail call float @llvm.fmuladd.f32(float %0, float %6, float %8)
  store float %9, ptr addrspace(1) %7, align 4, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_saxpy(float noundef %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %5 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %4
  %6 = load float, ptr addrspace(1) %5, align 4, !tbaa !12
  %7 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %4
  %8 = load float, ptr addrspace(1) %7, align 4, !tbaa !12
  %9 = tail call float @llvm.fmuladd.f32(float %0, float %6, float %8)
  store float %9, ptr addrspace(1) %7, align 4, !tbaa !12
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @shift(float noundef %0, ptr addrspace(1) noundef align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %3
  %5 = load float, ptr addrspace(1) %4, align 4, !tbaa !12
  %6 = fadd float %0, %5
  store float %6, ptr addrspace(1) %4, align 4, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_shift(float noundef %0, ptr addrspace(1) noundef align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %3
  %5 = load float, ptr addrspace(1) %4, align 4, !tbaa !12
  %6 = fadd float %0, %5
  store float %6, ptr addrspace(1) %4, align 4, !tbaa !12
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @square(ptr addrspace(1) noundef align 4 captures(none) %0) local_unnamed_addr #0 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %2 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %3 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %2
  %4 = load float, ptr addrspace(1) %3, align 4, !tbaa !12
  %5 = fmul float %4, %4
  store float %5, ptr addrspace(1) %3, align 4, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_square(ptr addrspace(1) noundef align 4 captures(none) %0) local_unnamed_addr #1 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %2 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %3 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %2
  %4 = load float, ptr addrspace(1) %3, align 4, !tbaa !12
  %5 = fmul float %4, %4
  store float %5, ptr addrspace(1) %3, align 4, !tbaa !12
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @root(ptr addrspace(1) noundef align 4 captures(none) %0) local_unnamed_addr #0 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %2 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %3 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %2
  %4 = load float, ptr addrspace(1) %3, align 4, !tbaa !12
  %5 = tail call spir_func float @_Z4fabsf(float noundef %4) #4
  %6 = tail call spir_func float @_Z4sqrtf(float noundef %5) #4, !fpmath !22
  store float %6, ptr addrspace(1) %3, align 4, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_root(ptr addrspace(1) noundef align 4 captures(none) %0) local_unnamed_addr #1 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %2 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %3 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %2
  %4 = load float, ptr addrspace(1) %3, align 4, !tbaa !12
  %5 = tail call spir_func float @_Z4fabsf(float noundef %4) #4
  %6 = tail call spir_func float @_Z4sqrtf(float noundef %5) #4, !fpmath !22
  store float %6, ptr addrspace(1) %3, align 4, !tbaa !12
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4sqrtf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4fabsf(float noundef) local_unnamed_addr #2

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{i32 0, i32 1, i32 1}
!9 = !{!"none", !"none", !"none"}
!10 = !{!"float", !"float*", !"float*"}
!11 = !{!"", !"const", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !6, i64 0}
!14 = !{i32 0, i32 1}
!15 = !{!"none", !"none"}
!16 = !{!"float", !"float*"}
!17 = !{!"", !""}
!18 = !{i32 1}
!19 = !{!"none"}
!20 = !{!"float*"}
!21 = !{!""}
!22 = !{float 3.000000e+00}
