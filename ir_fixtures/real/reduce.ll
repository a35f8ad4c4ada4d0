; ModuleID = 'sources/reduce.cl'
source_filename = "sources/reduce.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64-unknown-unknown"

; Function Attrs: inlinehint mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define spir_func noundef double @square(double noundef %0) local_unnamed_addr #0 {
  %2 = fmul double %0, %0
  ret double %2
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @sum_squares(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, ptr addrspace(3) noundef align 8 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #6
  %8 = trunc i64 %7 to i32
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %10 = trunc i64 %9 to i32
  %11 = icmp ugt i32 %3, %10
  br i1 %11, label %18, label %12

12:                                               ; preds = %18, %4
  %13 = phi double [ 0.000000e+00, %4 ], [ %25, %18 ]
  %14 = and i64 %5, 4294967295
  %15 = getelementptr inbounds nuw double, ptr addrspace(3) %2, i64 %14
  store double %13, ptr addrspace(3) %15, align 8, !tbaa !12
  %16 = lshr i32 %8, 1
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %30, label %32

18:                                               ; preds = %4, %18
  %19 = phi i64 [ %27, %18 ], [ %9, %4 ]
  %20 = phi double [ %25, %18 ], [ 0.000000e+00, %4 ]
  %21 = and i64 %19, 4294967295
  %22 = getelementptr inbounds nuw double, ptr addrspace(1) %0, i64 %21
  %23 = load double, ptr addrspace(1) %22, align 8, !tbaa !12
  %24 = fmul double %23, %23
  %25 = fadd double %20, %24
  %26 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #6
  %27 = add i64 %26, %21
  %28 = trunc i64 %27 to i32
  %29 = icmp ugt i32 %3, %28
  br i1 %29, label %18, label %12, !llvm.loop !14

30:                                               ; preds = %42, %12
  %31 = icmp eq i32 %6, 0
  br i1 %31, label %45, label %49

32:                                               ; preds = %12, %42
  %33 = phi i32 [ %43, %42 ], [ %16, %12 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %34 = icmp ugt i32 %33, %6
  br i1 %34, label %35, label %42

35:                                               ; preds = %32
  %36 = add nuw i32 %33, %6
  %37 = zext i32 %36 to i64
  %38 = getelementptr inbounds nuw double, ptr addrspace(3) %2, i64 %37
  %39 = load double, ptr addrspace(3) %38, align 8, !tbaa !12
  %40 = load double, ptr addrspace(3) %15, align 8, !tbaa !12
  %41 = fadd double %39, %40
  store double %41, ptr addrspace(3) %15, align 8, !tbaa !12
  br label %42

42:                                               ; preds = %35, %32
  %43 = lshr i32 %33, 1
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %30, label %32, !llvm.loop !16

45:                                               ; preds = %30
  %46 = load double, ptr addrspace(3) %2, align 8, !tbaa !12
  %47 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6
  %48 = getelementptr inbounds nuw double, ptr addrspace(1) %1, i64 %47
  store double %46, ptr addrspace(1) %48, align 8, !tbaa !12
  br label %49

49:                                               ; preds = %30, %45
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_sum_squares(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, ptr addrspace(3) noundef align 8 captures(none) %2, i32 noundef %3) local_unnamed_addr #2 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #6
  %8 = trunc i64 %7 to i32
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %10 = trunc i64 %9 to i32
  %11 = icmp ugt i32 %3, %10
  br i1 %11, label %18, label %12

12:                                               ; preds = %18, %4
  %13 = phi double [ 0.000000e+00, %4 ], [ %25, %18 ]
  %14 = and i64 %5, 4294967295
  %15 = getelementptr inbounds nuw double, ptr addrspace(3) %2, i64 %14
  store double %13, ptr addrspace(3) %15, align 8, !tbaa !12
  %16 = lshr i32 %8, 1
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %30, label %32

18:                                               ; preds = %4, %18
  %19 = phi i64 [ %27, %18 ], [ %9, %4 ]
  %20 = phi double [ %25, %18 ], [ 0.000000e+00, %4 ]
  %21 = and i64 %19, 4294967295
  %22 = getelementptr inbounds nuw double, ptr addrspace(1) %0, i64 %21
  %23 = load double, ptr addrspace(1) %22, align 8, !tbaa !12
  %24 = fmul double %23, %23
  %25 = fadd double %20, %24
  %26 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #6
  %27 = add i64 %26, %21
  %28 = trunc i64 %27 to i32
  %29 = icmp ugt i32 %3, %28
  br i1 %29, label %18, label %12, !llvm.loop !14

30:                                               ; preds = %42, %12
  %31 = icmp eq i32 %6, 0
  br i1 %31, label %45, label %49

32:                                               ; preds = %12, %42
  %33 = phi i32 [ %43, %42 ], [ %16, %12 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %34 = icmp ugt i32 %33, %6
  br i1 %34, label %35, label %42

35:                                               ; preds = %32
  %36 = add nuw i32 %33, %6
  %37 = zext i32 %36 to i64
  %38 = getelementptr inbounds nuw double, ptr addrspace(3) %2, i64 %37
  %39 = load double, ptr addrspace(3) %38, align 8, !tbaa !12
  %40 = load double, ptr addrspace(3) %15, align 8, !tbaa !12
  %41 = fadd double %39, %40
  store double %41, ptr addrspace(3) %15, align 8, !tbaa !12
  br label %42

42:                                               ; preds = %32, %35
  %43 = lshr i32 %33, 1
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %30, label %32, !llvm.loop !16

45:                                               ; preds = %30
  %46 = load double, ptr addrspace(3) %2, align 8, !tbaa !12
  %47 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6
  %48 = getelementptr inbounds nuw double, ptr addrspace(1) %1, i64 %47
  store double %46, ptr addrspace(1) %48, align 8, !tbaa !12
  br label %49

49:                                               ; preds = %45, %30
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @histogram(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %5 = trunc i64 %4 to i32
  %6 = icmp ugt i32 %2, %5
  br i1 %6, label %7, label %27

7:                                                ; preds = %3
  %8 = and i64 %4, 4294967295
  %9 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %8
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !21
  %11 = lshr i32 %10, 23
  %12 = trunc i32 %11 to i8
  switch i8 %12, label %23 [
    i8 0, label %13
    i8 -1, label %15
    i8 127, label %18
  ]

13:                                               ; preds = %7
  %14 = tail call spir_func i32 @_Z10atomic_incPU3AS1Vj(ptr addrspace(1) noundef align 4 %1) #7
  br label %27

15:                                               ; preds = %7
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 4
  %17 = tail call spir_func i32 @_Z10atomic_incPU3AS1Vj(ptr addrspace(1) noundef nonnull %16) #7
  br label %27

18:                                               ; preds = %7
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 8
  %20 = icmp sgt i32 %10, -1
  %21 = select i1 %20, i32 1, i32 2
  %22 = tail call spir_func i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) noundef nonnull %19, i32 noundef %21) #7
  br label %27

23:                                               ; preds = %7
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 12
  %25 = and i32 %10, 8388607
  %26 = tail call spir_func i32 @_Z10atomic_maxPU3AS1Vjj(ptr addrspace(1) noundef nonnull %24, i32 noundef %25) #7
  br label %27

27:                                               ; preds = %3, %13, %15, %18, %23
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_histogram(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) local_unnamed_addr #2 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %5 = trunc i64 %4 to i32
  %6 = icmp ugt i32 %2, %5
  br i1 %6, label %7, label %27

7:                                                ; preds = %3
  %8 = and i64 %4, 4294967295
  %9 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %8
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !21
  %11 = lshr i32 %10, 23
  %12 = trunc i32 %11 to i8
  switch i8 %12, label %23 [
    i8 0, label %13
    i8 -1, label %15
    i8 127, label %18
  ]

13:                                               ; preds = %7
  %14 = tail call spir_func i32 @_Z10atomic_incPU3AS1Vj(ptr addrspace(1) noundef %1) #7
  br label %27

15:                                               ; preds = %7
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 4
  %17 = tail call spir_func i32 @_Z10atomic_incPU3AS1Vj(ptr addrspace(1) noundef nonnull %16) #7
  br label %27

18:                                               ; preds = %7
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 8
  %20 = icmp sgt i32 %10, -1
  %21 = select i1 %20, i32 1, i32 2
  %22 = tail call spir_func i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) noundef nonnull %19, i32 noundef %21) #7
  br label %27

23:                                               ; preds = %7
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 12
  %25 = and i32 %10, 8388607
  %26 = tail call spir_func i32 @_Z10atomic_maxPU3AS1Vjj(ptr addrspace(1) noundef nonnull %24, i32 noundef %25) #7
  br label %27

27:                                               ; preds = %13, %15, %18, %23, %3
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @prefix(ptr addrspace(1) noundef align 4 captures(none) %0, i32 noundef %1) local_unnamed_addr #1 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %4 = icmp eq i32 %1, 0
  br i1 %4, label %19, label %5

5:                                                ; preds = %2
  %6 = and i64 %3, 4294967295
  %7 = zext i32 %1 to i64
  br label %8

8:                                                ; preds = %5, %8
  %9 = phi i64 [ 0, %5 ], [ %15, %8 ]
  %10 = phi i32 [ 0, %5 ], [ %14, %8 ]
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %9
  %12 = load i32, ptr addrspace(1) %11, align 4, !tbaa !4
  %13 = tail call i32 @llvm.abs.i32(i32 %12, i1 true)
  %14 = add nuw nsw i32 %13, %10
  %15 = add nuw nsw i64 %9, 1
  %16 = icmp samesign ult i64 %15, %7
  %17 = icmp samesign ult i64 %9, %6
  %18 = select i1 %16, i1 %17, i1 false
  br i1 %18, label %8, label %19, !llvm.loop !27

19:                                               ; preds = %8, %2
  %20 = phi i32 [ 0, %2 ], [ %14, %8 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 2) #7
  %21 = and i64 %3, 4294967295
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %21
  store i32 %20, ptr addrspace(1) %22, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_prefix(ptr addrspace(1) noundef align 4 captures(none) %0, i32 noundef %1) local_unnamed_addr #2 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %4 = icmp eq i32 %1, 0
  br i1 %4, label %8, label %5

5:                                                ; preds = %2
  %6 = and i64 %3, 4294967295
  %7 = zext i32 %1 to i64
  br label %12

8:                                                ; preds = %12, %2
  %9 = phi i32 [ 0, %2 ], [ %18, %12 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 2) #7
  %10 = and i64 %3, 4294967295
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %10
  store i32 %9, ptr addrspace(1) %11, align 4, !tbaa !4
  ret void

12:                                               ; preds = %5, %12
  %13 = phi i64 [ 0, %5 ], [ %19, %12 ]
  %14 = phi i32 [ 0, %5 ], [ %18, %12 ]
  %15 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %13
  %16 = load i32, ptr addrspace(1) %15, align 4, !tbaa !4
  %17 = tail call i32 @llvm.abs.i32(i32 %16, i1 true)
  %18 = add nuw nsw i32 %17, %14
  %19 = add nuw nsw i64 %13, 1
  %20 = icmp samesign ult i64 %19, %7
  %21 = icmp samesign ult i64 %13, %6
  %22 = select i1 %20, i1 %21, i1 false
  br i1 %22, label %12, label %8, !llvm.loop !27
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_incPU3AS1Vj(ptr addrspace(1) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_maxPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #5

attributes #0 = { inlinehint mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind willreturn memory(none) }
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
!8 = !{i32 1, i32 1, i32 3, i32 0}
!9 = !{!"none", !"none", !"none", !"none"}
!10 = !{!"double*", !"double*", !"double*", !"uint"}
!11 = !{!"const", !"", !"", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"double", !6, i64 0}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = distinct !{!16, !15}
!17 = !{i32 1, i32 1, i32 0}
!18 = !{!"none", !"none", !"none"}
!19 = !{!"float*", !"uint*", !"uint"}
!20 = !{!"const", !"volatile", !""}
!21 = !{!22, !22, i64 0}
!22 = !{!"float", !6, i64 0}
!23 = !{i32 1, i32 0}
!24 = !{!"none", !"none"}
!25 = !{!"int*", !"uint"}
!26 = !{!"", !""}
!27 = distinct !{!27, !15}
