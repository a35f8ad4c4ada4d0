; ModuleID = 'sources/group_functions.cl'
source_filename = "sources/group_functions.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64-unknown-unknown"

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @groups(ptr addrspace(1) noundef align 4 %0, ptr addrspace(3) noundef align 4 %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = alloca target("spirv.Event"), align 8
  %6 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5
  %7 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %8 = mul i64 %7, %6
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #6
  %9 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %8
  %10 = tail call spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3fPU3AS1Kfm9ocl_event(ptr addrspace(3) noundef align 4 %1, ptr addrspace(1) noundef %9, i64 noundef %6, target("spirv.Event") zeroinitializer) #7
  store target("spirv.Event") %10, ptr %5, align 8, !tbaa !12
  %11 = addrspacecast ptr %5 to ptr addrspace(4)
  call spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32 noundef 1, ptr addrspace(4) noundef %11) #7
  %12 = add i64 %6, -1
  %13 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %14 = sub i64 %12, %13
  %15 = getelementptr inbounds nuw float, ptr addrspace(3) %1, i64 %14
  %16 = load float, ptr addrspace(3) %15, align 4, !tbaa !14
  %17 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %18 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %17
  store float %16, ptr addrspace(1) %18, align 4, !tbaa !14
  %19 = mul i64 %17, 24
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 %19
  %21 = trunc i64 %13 to i32
  %22 = call spir_func i32 @_Z21work_group_reduce_addi(i32 noundef %21) #7
  store i32 %22, ptr addrspace(1) %20, align 4, !tbaa !4
  %23 = call spir_func i32 @_Z29work_group_scan_inclusive_addi(i32 noundef %21) #7
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 4
  store i32 %23, ptr addrspace(1) %24, align 4, !tbaa !4
  %25 = call spir_func i32 @_Z20work_group_broadcastim(i32 noundef %21, i64 noundef %12) #7
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 8
  store i32 %25, ptr addrspace(1) %26, align 4, !tbaa !4
  %27 = icmp eq i32 %21, 1
  %28 = zext i1 %27 to i32
  %29 = call spir_func i32 @_Z14work_group_anyi(i32 noundef %28) #7
  %30 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 12
  store i32 %29, ptr addrspace(1) %30, align 4, !tbaa !4
  %31 = icmp eq i32 %21, 0
  %32 = zext i1 %31 to i32
  %33 = call spir_func i32 @_Z14work_group_alli(i32 noundef %32) #7
  %34 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 16
  store i32 %33, ptr addrspace(1) %34, align 4, !tbaa !4
  %35 = call spir_func i32 @_Z19sub_group_broadcastij(i32 noundef %21, i32 noundef 0) #7
  %36 = call spir_func i32 @_Z28sub_group_scan_exclusive_addi(i32 noundef 7) #7
  %37 = add nsw i32 %36, %35
  %38 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 20
  store i32 %37, ptr addrspace(1) %38, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #6
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_groups(ptr addrspace(1) noundef align 4 %0, ptr addrspace(3) noundef align 4 %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = alloca target("spirv.Event"), align 8
  %6 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5
  %7 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %8 = mul i64 %7, %6
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #6
  %9 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %8
  %10 = tail call spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3fPU3AS1Kfm9ocl_event(ptr addrspace(3) noundef %1, ptr addrspace(1) noundef %9, i64 noundef %6, target("spirv.Event") zeroinitializer) #7
  store target("spirv.Event") %10, ptr %5, align 8, !tbaa !12
  %11 = addrspacecast ptr %5 to ptr addrspace(4)
  call spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32 noundef 1, ptr addrspace(4) noundef %11) #7
  %12 = add i64 %6, -1
  %13 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %14 = sub i64 %12, %13
  %15 = getelementptr inbounds nuw float, ptr addrspace(3) %1, i64 %14
  %16 = load float, ptr addrspace(3) %15, align 4, !tbaa !14
  %17 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %18 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %17
  store float %16, ptr addrspace(1) %18, align 4, !tbaa !14
  %19 = mul i64 %17, 24
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 %19
  %21 = trunc i64 %13 to i32
  %22 = call spir_func i32 @_Z21work_group_reduce_addi(i32 noundef %21) #7
  store i32 %22, ptr addrspace(1) %20, align 4, !tbaa !4
  %23 = call spir_func i32 @_Z29work_group_scan_inclusive_addi(i32 noundef %21) #7
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 4
  store i32 %23, ptr addrspace(1) %24, align 4, !tbaa !4
  %25 = call spir_func i32 @_Z20work_group_broadcastim(i32 noundef %21, i64 noundef %12) #7
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 8
  store i32 %25, ptr addrspace(1) %26, align 4, !tbaa !4
  %27 = icmp eq i32 %21, 1
  %28 = zext i1 %27 to i32
  %29 = call spir_func i32 @_Z14work_group_anyi(i32 noundef %28) #7
  %30 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 12
  store i32 %29, ptr addrspace(1) %30, align 4, !tbaa !4
  %31 = icmp eq i32 %21, 0
  %32 = zext i1 %31 to i32
  %33 = call spir_func i32 @_Z14work_group_alli(i32 noundef %32) #7
  %34 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 16
  store i32 %33, ptr addrspace(1) %34, align 4, !tbaa !4
  %35 = call spir_func i32 @_Z19sub_group_broadcastij(i32 noundef %21, i32 noundef 0) #7
  %36 = call spir_func i32 @_Z28sub_group_scan_exclusive_addi(i32 noundef 7) #7
  %37 = add nsw i32 %36, %35
  %38 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 20
  store i32 %37, ptr addrspace(1) %38, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #6
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3fPU3AS1Kfm9ocl_event(ptr addrspace(3) noundef, ptr addrspace(1) noundef, i64 noundef, target("spirv.Event")) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z21work_group_reduce_addi(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z29work_group_scan_inclusive_addi(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z20work_group_broadcastim(i32 noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z14work_group_anyi(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z14work_group_alli(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z19sub_group_broadcastij(i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z28sub_group_scan_exclusive_addi(i32 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind willreturn memory(none) }
attributes #6 = { nounwind }
attributes #7 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{!"clang version 22.1.8"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{i32 1, i32 3, i32 1, i32 1}
!9 = !{!"none", !"none", !"none", !"none"}
!10 = !{!"float*", !"float*", !"float*", !"int*"}
!11 = !{!"const", !"", !"", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"event_t", !6, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !6, i64 0}
