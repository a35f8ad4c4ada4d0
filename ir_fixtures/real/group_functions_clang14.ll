; ModuleID = 'sources/group_functions.cl'
source_filename = "sources/group_functions.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024"
target triple = "spir64-unknown-unknown"

%opencl.event_t = type opaque

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @groups(float addrspace(1)* noundef %0, float addrspace(3)* noundef %1, float addrspace(1)* nocapture noundef writeonly %2, i32 addrspace(1)* nocapture noundef writeonly %3) local_unnamed_addr #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %5 = alloca %opencl.event_t*, align 8
  %6 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %7 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %8 = mul i64 %7, %6
  %9 = bitcast %opencl.event_t** %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %9) #5
  %10 = getelementptr inbounds float, float addrspace(1)* %0, i64 %8
  %11 = call spir_func %opencl.event_t* @_Z21async_work_group_copyPU3AS3fPU3AS1Kfm9ocl_event(float addrspace(3)* noundef %1, float addrspace(1)* noundef %10, i64 noundef %6, %opencl.event_t* null) #6
  store %opencl.event_t* %11, %opencl.event_t** %5, align 8, !tbaa !8
  %12 = addrspacecast %opencl.event_t** %5 to %opencl.event_t* addrspace(4)*
  call spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32 noundef 1, %opencl.event_t* addrspace(4)* noundef %12) #6
  %13 = add i64 %6, -1
  %14 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %15 = sub i64 %13, %14
  %16 = getelementptr inbounds float, float addrspace(3)* %1, i64 %15
  %17 = load float, float addrspace(3)* %16, align 4, !tbaa !12
  %18 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %19 = getelementptr inbounds float, float addrspace(1)* %2, i64 %18
  store float %17, float addrspace(1)* %19, align 4, !tbaa !12
  %20 = mul i64 %18, 6
  %21 = getelementptr inbounds i32, i32 addrspace(1)* %3, i64 %20
  %22 = trunc i64 %14 to i32
  %23 = call spir_func i32 @_Z21work_group_reduce_addi(i32 noundef %22) #6
  store i32 %23, i32 addrspace(1)* %21, align 4, !tbaa !14
  %24 = call spir_func i32 @_Z29work_group_scan_inclusive_addi(i32 noundef %22) #6
  %25 = getelementptr inbounds i32, i32 addrspace(1)* %21, i64 1
  store i32 %24, i32 addrspace(1)* %25, align 4, !tbaa !14
  %26 = call spir_func i32 @_Z20work_group_broadcastim(i32 noundef %22, i64 noundef %13) #6
  %27 = getelementptr inbounds i32, i32 addrspace(1)* %21, i64 2
  store i32 %26, i32 addrspace(1)* %27, align 4, !tbaa !14
  %28 = icmp eq i32 %22, 1
  %29 = zext i1 %28 to i32
  %30 = call spir_func i32 @_Z14work_group_anyi(i32 noundef %29) #6
  %31 = getelementptr inbounds i32, i32 addrspace(1)* %21, i64 3
  store i32 %30, i32 addrspace(1)* %31, align 4, !tbaa !14
  %32 = icmp eq i32 %22, 0
  %33 = zext i1 %32 to i32
  %34 = call spir_func i32 @_Z14work_group_alli(i32 noundef %33) #6
  %35 = getelementptr inbounds i32, i32 addrspace(1)* %21, i64 4
  store i32 %34, i32 addrspace(1)* %35, align 4, !tbaa !14
  %36 = call spir_func i32 @_Z19sub_group_broadcastij(i32 noundef %22, i32 noundef 0) #6
  %37 = call spir_func i32 @_Z28sub_group_scan_exclusive_addi(i32 noundef 7) #6
  %38 = add nsw i32 %37, %36
  %39 = getelementptr inbounds i32, i32 addrspace(1)* %21, i64 5
  store i32 %38, i32 addrspace(1)* %39, align 4, !tbaa !14
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %9) #5
  ret void
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: convergent mustprogress nofree nounwind readnone willreturn
declare dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind readnone willreturn
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent
declare dso_local spir_func %opencl.event_t* @_Z21async_work_group_copyPU3AS3fPU3AS1Kfm9ocl_event(float addrspace(3)* noundef, float addrspace(1)* noundef, i64 noundef, %opencl.event_t*) local_unnamed_addr #3

; Function Attrs: convergent
declare dso_local spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32 noundef, %opencl.event_t* addrspace(4)* noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind readnone willreturn
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind readnone willreturn
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent
declare dso_local spir_func i32 @_Z21work_group_reduce_addi(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent
declare dso_local spir_func i32 @_Z29work_group_scan_inclusive_addi(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent
declare dso_local spir_func i32 @_Z20work_group_broadcastim(i32 noundef, i64 noundef) local_unnamed_addr #3

; Function Attrs: convergent
declare dso_local spir_func i32 @_Z14work_group_anyi(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent
declare dso_local spir_func i32 @_Z14work_group_alli(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent
declare dso_local spir_func i32 @_Z19sub_group_broadcastij(i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent
declare dso_local spir_func i32 @_Z28sub_group_scan_exclusive_addi(i32 noundef) local_unnamed_addr #3

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { convergent mustprogress nofree nounwind readnone willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind readnone willreturn }
attributes #5 = { nounwind }
attributes #6 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!opencl.spir.version = !{!2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{!"clang version 14.0.6"}
!4 = !{i32 1, i32 3, i32 1, i32 1}
!5 = !{!"none", !"none", !"none", !"none"}
!6 = !{!"float*", !"float*", !"float*", !"int*"}
!7 = !{!"const", !"", !"", !""}
!8 = !{!9, !9, i64 0}
!9 = !{!"event_t", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C/C++ TBAA"}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !10, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"int", !10, i64 0}
