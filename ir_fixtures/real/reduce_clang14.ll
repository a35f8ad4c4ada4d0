; ModuleID = 'sources/reduce.cl'
source_filename = "sources/reduce.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024"
target triple = "spir64-unknown-unknown"

; Function Attrs: inlinehint mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local spir_func double @square(double noundef %0) local_unnamed_addr #0 {
  %2 = fmul double %0, %0
  ret double %2
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @sum_squares(double addrspace(1)* nocapture noundef readonly %0, double addrspace(1)* nocapture noundef writeonly %1, double addrspace(3)* nocapture noundef %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %5 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %6 = trunc i64 %5 to i32
  %7 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5
  %8 = trunc i64 %7 to i32
  %9 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %10 = trunc i64 %9 to i32
  %11 = icmp ult i32 %10, %3
  br i1 %11, label %17, label %12

12:                                               ; preds = %17, %4
  %13 = phi double [ 0.000000e+00, %4 ], [ %24, %17 ]
  %14 = and i64 %5, 4294967295
  %15 = getelementptr inbounds double, double addrspace(3)* %2, i64 %14
  store double %13, double addrspace(3)* %15, align 8, !tbaa !8
  %16 = icmp ult i32 %8, 2
  br i1 %16, label %29, label %31

17:                                               ; preds = %4, %17
  %18 = phi i32 [ %27, %17 ], [ %10, %4 ]
  %19 = phi double [ %24, %17 ], [ 0.000000e+00, %4 ]
  %20 = zext i32 %18 to i64
  %21 = getelementptr inbounds double, double addrspace(1)* %0, i64 %20
  %22 = load double, double addrspace(1)* %21, align 8, !tbaa !8
  %23 = fmul double %22, %22
  %24 = fadd double %19, %23
  %25 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #5
  %26 = trunc i64 %25 to i32
  %27 = add i32 %18, %26
  %28 = icmp ult i32 %27, %3
  br i1 %28, label %17, label %12, !llvm.loop !12

29:                                               ; preds = %42, %12
  %30 = icmp eq i32 %6, 0
  br i1 %30, label %44, label %48

31:                                               ; preds = %12, %42
  %32 = phi i32 [ %33, %42 ], [ %8, %12 ]
  %33 = lshr i32 %32, 1
  call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %34 = icmp ugt i32 %33, %6
  br i1 %34, label %35, label %42

35:                                               ; preds = %31
  %36 = add i32 %33, %6
  %37 = zext i32 %36 to i64
  %38 = getelementptr inbounds double, double addrspace(3)* %2, i64 %37
  %39 = load double, double addrspace(3)* %38, align 8, !tbaa !8
  %40 = load double, double addrspace(3)* %15, align 8, !tbaa !8
  %41 = fadd double %39, %40
  store double %41, double addrspace(3)* %15, align 8, !tbaa !8
  br label %42

42:                                               ; preds = %31, %35
  %43 = icmp ult i32 %32, 4
  br i1 %43, label %29, label %31, !llvm.loop !14

44:                                               ; preds = %29
  %45 = load double, double addrspace(3)* %2, align 8, !tbaa !8
  %46 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %47 = getelementptr inbounds double, double addrspace(1)* %1, i64 %46
  store double %45, double addrspace(1)* %47, align 8, !tbaa !8
  br label %48

48:                                               ; preds = %44, %29
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind readnone willreturn
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind readnone willreturn
declare dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind readnone willreturn
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind readnone willreturn
declare dso_local spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind readnone willreturn
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @histogram(float addrspace(1)* nocapture noundef readonly %0, i32 addrspace(1)* noundef %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %4 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %5 = trunc i64 %4 to i32
  %6 = icmp ult i32 %5, %2
  br i1 %6, label %7, label %28

7:                                                ; preds = %3
  %8 = and i64 %4, 4294967295
  %9 = getelementptr inbounds float, float addrspace(1)* %0, i64 %8
  %10 = bitcast float addrspace(1)* %9 to i32 addrspace(1)*
  %11 = load i32, i32 addrspace(1)* %10, align 4, !tbaa !19
  %12 = lshr i32 %11, 23
  %13 = trunc i32 %12 to i8
  switch i8 %13, label %24 [
    i8 0, label %14
    i8 -1, label %16
    i8 127, label %19
  ]

14:                                               ; preds = %7
  %15 = call spir_func i32 @_Z10atomic_incPU3AS1Vj(i32 addrspace(1)* noundef %1) #6
  br label %28

16:                                               ; preds = %7
  %17 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 1
  %18 = call spir_func i32 @_Z10atomic_incPU3AS1Vj(i32 addrspace(1)* noundef %17) #6
  br label %28

19:                                               ; preds = %7
  %20 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 2
  %21 = icmp sgt i32 %11, -1
  %22 = select i1 %21, i32 1, i32 2
  %23 = call spir_func i32 @_Z10atomic_addPU3AS1Vjj(i32 addrspace(1)* noundef %20, i32 noundef %22) #6
  br label %28

24:                                               ; preds = %7
  %25 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 3
  %26 = and i32 %11, 8388607
  %27 = call spir_func i32 @_Z10atomic_maxPU3AS1Vjj(i32 addrspace(1)* noundef %25, i32 noundef %26) #6
  br label %28

28:                                               ; preds = %14, %16, %19, %24, %3
  ret void
}

; Function Attrs: convergent
declare dso_local spir_func i32 @_Z10atomic_incPU3AS1Vj(i32 addrspace(1)* noundef) local_unnamed_addr #3

; Function Attrs: convergent
declare dso_local spir_func i32 @_Z10atomic_addPU3AS1Vjj(i32 addrspace(1)* noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent
declare dso_local spir_func i32 @_Z10atomic_maxPU3AS1Vjj(i32 addrspace(1)* noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @prefix(i32 addrspace(1)* nocapture noundef %0, i32 noundef %1) local_unnamed_addr #1 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %3 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = trunc i64 %3 to i32
  %5 = icmp eq i32 %1, 0
  br i1 %5, label %6, label %10

6:                                                ; preds = %10, %2
  %7 = phi i32 [ 0, %2 ], [ %17, %10 ]
  call spir_func void @_Z7barrierj(i32 noundef 2) #6
  %8 = and i64 %3, 4294967295
  %9 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %8
  store i32 %7, i32 addrspace(1)* %9, align 4, !tbaa !25
  ret void

10:                                               ; preds = %2, %10
  %11 = phi i32 [ %18, %10 ], [ 0, %2 ]
  %12 = phi i32 [ %17, %10 ], [ 0, %2 ]
  %13 = zext i32 %11 to i64
  %14 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %13
  %15 = load i32, i32 addrspace(1)* %14, align 4, !tbaa !25
  %16 = call i32 @llvm.abs.i32(i32 %15, i1 true)
  %17 = add nuw nsw i32 %16, %12
  %18 = add nuw i32 %11, 1
  %19 = icmp ult i32 %18, %1
  %20 = icmp ult i32 %11, %4
  %21 = select i1 %19, i1 %20, i1 false
  br i1 %21, label %10, label %6, !llvm.loop !27
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.abs.i32(i32, i1 immarg) #4

attributes #0 = { inlinehint mustprogress nofree norecurse nosync nounwind readnone willreturn "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { convergent norecurse nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind readnone willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #5 = { convergent nounwind readnone willreturn }
attributes #6 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!opencl.spir.version = !{!2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{!"clang version 14.0.6"}
!4 = !{i32 1, i32 1, i32 3, i32 0}
!5 = !{!"none", !"none", !"none", !"none"}
!6 = !{!"double*", !"double*", !"double*", !"uint"}
!7 = !{!"const", !"", !"", !""}
!8 = !{!9, !9, i64 0}
!9 = !{!"double", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C/C++ TBAA"}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = distinct !{!14, !13}
!15 = !{i32 1, i32 1, i32 0}
!16 = !{!"none", !"none", !"none"}
!17 = !{!"float*", !"uint*", !"uint"}
!18 = !{!"const", !"volatile", !""}
!19 = !{!20, !20, i64 0}
!20 = !{!"float", !10, i64 0}
!21 = !{i32 1, i32 0}
!22 = !{!"none", !"none"}
!23 = !{!"int*", !"uint"}
!24 = !{!"", !""}
!25 = !{!26, !26, i64 0}
!26 = !{!"int", !10, i64 0}
!27 = distinct !{!27, !13}
