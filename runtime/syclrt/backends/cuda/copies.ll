source_filename = "copies.cpp"

%struct.Part = type { i64, i64 }

define void @__cuda_copy(ptr %0, ptr %1) #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %4 = load i32, ptr %3, align 8, !tbaa !7
  %.not = icmp eq i32 %4, 0
  br i1 %.not, label %7, label %5

5:
  %6 = call i32 @_ZL7to_hostP4CopyPK4Lane(ptr %0, ptr %1) #5
  br label %9

7:
  %8 = call i32 @_ZL9to_deviceP4CopyPK4Lane(ptr %0, ptr %1) #5
  br label %9

9:
  %10 = phi i32 [ %6, %5 ], [ %8, %7 ]
  %.not8 = icmp eq i32 %10, 0
  br i1 %.not8, label %13, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 68
  store atomic i32 %10, ptr %12 monotonic, align 4
  br label %13

13:
  ret void
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

define internal i32 @_ZL7to_hostP4CopyPK4Lane(ptr %0, ptr %1) #0 {
  %3 = alloca [2 x %struct.Part], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #6
  call void @llvm.memset.p0.i64(ptr nonnull align 16 dereferenceable(32) %3, i8 0, i64 32, i1 false)
  br label %4

4:
  %phiofops = phi i32 [ 1, %2 ], [ %.033, %31 ]
  %.033 = phi i32 [ 0, %2 ], [ %32, %31 ]
  %.0 = phi i32 [ undef, %2 ], [ %.3, %31 ]
  %5 = call { i64, i64 } @_ZL9next_partP4Copy(ptr %0) #5
  %6 = extractvalue { i64, i64 } %5, 0
  %7 = extractvalue { i64, i64 } %5, 1
  %8 = zext nneg i32 %.033 to i64
  %9 = getelementptr inbounds nuw %struct.Part, ptr %3, i64 %8
  store i64 %6, ptr %9, align 16, !tbaa !12
  %.sroa.412.0..sroa_idx = getelementptr inbounds nuw i8, ptr %9, i64 8
  store i64 %7, ptr %.sroa.412.0..sroa_idx, align 8, !tbaa !12
  %.not = icmp eq i64 %7, 0
  br i1 %.not, label %12, label %10

10:
  %11 = call i32 @_ZL5beginPK4CopyPK4Lanej4Part(ptr %0, ptr %1, i32 %.033, i64 %6, i64 %7) #5
  %.not51 = icmp ne i32 %11, 0
  %..0 = select i1 %.not51, i32 %11, i32 %.0
  br i1 %.not51, label %30, label %12

12:
  %.1 = phi i32 [ %.0, %4 ], [ %..0, %10 ]
  %.not52 = icmp eq i32 %.033, 0
  %.sroa.gep = getelementptr inbounds nuw i8, ptr %3, i64 16
  %.sroa.sel = select i1 %.not52, ptr %.sroa.gep, ptr %3
  %.sroa.sel.sroa.sel46.v = select i1 %.not52, i64 24, i64 8
  %.sroa.sel.sroa.sel46 = getelementptr inbounds nuw i8, ptr %3, i64 %.sroa.sel.sroa.sel46.v
  %13 = load i64, ptr %.sroa.sel.sroa.sel46, align 8, !tbaa !13
  %.not53 = icmp eq i64 %13, 0
  br i1 %.not53, label %29, label %14

14:
  %15 = call i32 @_ZL3endPK4CopyPK4Lanej(ptr %0, ptr %1, i32 %phiofops) #5
  %.not56 = icmp ne i32 %15, 0
  %..1 = select i1 %.not56, i32 %15, i32 %.1
  br i1 %.not56, label %30, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %18 = load ptr, ptr %17, align 8, !tbaa !15
  %.sroa.gep.val = load i64, ptr %.sroa.gep, align 8
  %.val = load i64, ptr %3, align 8
  %19 = select i1 %.not52, i64 %.sroa.gep.val, i64 %.val
  %20 = getelementptr inbounds nuw i8, ptr %18, i64 %19
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %22 = load ptr, ptr %21, align 8, !tbaa !16
  %23 = zext nneg i32 %phiofops to i64
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %25 = load i64, ptr %24, align 8, !tbaa !18
  %26 = mul nuw i64 %25, %23
  %27 = getelementptr inbounds nuw i8, ptr %22, i64 %26
  %28 = call ptr @memcpy(ptr %20, ptr %27, i64 %13) #7
  store i64 0, ptr %.sroa.sel, align 8, !tbaa !12
  store i64 0, ptr %.sroa.sel.sroa.sel46, align 8, !tbaa !12
  br label %30

29:
  %spec.select50 = select i1 %.not, i32 0, i32 %.1
  br label %30

30:
  %.135.shrunk = phi i1 [ true, %10 ], [ true, %14 ], [ %.not, %29 ], [ false, %16 ]
  %.3 = phi i32 [ %..0, %10 ], [ %..1, %14 ], [ %spec.select50, %29 ], [ %..1, %16 ]
  br i1 %.135.shrunk, label %33, label %31

31:
  %32 = xor i32 %.033, 1
  br label %4, !llvm.loop !19

33:
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #6
  ret i32 %.3
}

define internal i32 @_ZL9to_deviceP4CopyPK4Lane(ptr %0, ptr %1) #0 {
  %3 = alloca [2 x i8], align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #6
  store i16 0, ptr %3, align 1
  br label %4

4:
  %phiofops = phi i32 [ 1, %2 ], [ %.030, %34 ]
  %.030 = phi i32 [ 0, %2 ], [ %35, %34 ]
  %.0 = phi i32 [ undef, %2 ], [ %.3, %34 ]
  %5 = call { i64, i64 } @_ZL9next_partP4Copy(ptr %0) #5
  %6 = extractvalue { i64, i64 } %5, 0
  %7 = extractvalue { i64, i64 } %5, 1
  %8 = zext nneg i32 %.030 to i64
  %9 = getelementptr inbounds nuw i8, ptr %3, i64 %8
  %10 = load i8, ptr %9, align 1, !tbaa !21, !range !23, !noundef !24
  %11 = trunc nuw i8 %10 to i1
  br i1 %11, label %12, label %14

12:
  %13 = call i32 @_ZL3endPK4CopyPK4Lanej(ptr %0, ptr %1, i32 %.030) #5
  %.not = icmp ne i32 %13, 0
  %..0 = select i1 %.not, i32 %13, i32 %.0
  br i1 %.not, label %33, label %14

14:
  %.1 = phi i32 [ %.0, %4 ], [ %..0, %12 ]
  %.not37 = icmp eq i64 %7, 0
  br i1 %.not37, label %15, label %20

15:
  %.sroa.sel.idx = zext nneg i32 %phiofops to i64
  %.sroa.sel = getelementptr inbounds nuw i8, ptr %3, i64 %.sroa.sel.idx
  %16 = load i8, ptr %.sroa.sel, align 1, !tbaa !21, !range !23, !noundef !24
  %17 = trunc nuw i8 %16 to i1
  br i1 %17, label %18, label %33

18:
  %19 = call i32 @_ZL3endPK4CopyPK4Lanej(ptr %0, ptr %1, i32 %phiofops) #5
  br label %33

20:
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %22 = load ptr, ptr %21, align 8, !tbaa !16
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %24 = load i64, ptr %23, align 8, !tbaa !18
  %25 = mul nuw i64 %24, %8
  %26 = getelementptr inbounds nuw i8, ptr %22, i64 %25
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %28 = load ptr, ptr %27, align 8, !tbaa !15
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 %6
  %30 = call ptr @memcpy(ptr %26, ptr %29, i64 %7) #7
  %31 = call i32 @_ZL5beginPK4CopyPK4Lanej4Part(ptr %0, ptr %1, i32 %.030, i64 %6, i64 %7) #5
  %.not40 = icmp ne i32 %31, 0
  %..1 = select i1 %.not40, i32 %31, i32 %.1
  br i1 %.not40, label %33, label %32

32:
  store i8 1, ptr %9, align 1, !tbaa !21
  br label %33

33:
  %.132.shrunk = phi i1 [ true, %12 ], [ true, %20 ], [ false, %32 ], [ true, %15 ], [ true, %18 ]
  %.3 = phi i32 [ %..0, %12 ], [ %..1, %20 ], [ %..1, %32 ], [ 0, %15 ], [ %19, %18 ]
  br i1 %.132.shrunk, label %36, label %34

34:
  %35 = xor i32 %.030, 1
  br label %4, !llvm.loop !25

36:
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #6
  ret i32 %.3
}

declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

define internal { i64, i64 } @_ZL9next_partP4Copy(ptr %0) #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 68
  %3 = load atomic i32, ptr %2 monotonic, align 4
  %.not = icmp eq i32 %3, 0
  br i1 %.not, label %4, label %14

4:
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %7 = load i64, ptr %6, align 8, !tbaa !18
  %8 = atomicrmw add ptr %5, i64 %7 monotonic, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %10 = load i64, ptr %9, align 8, !tbaa !26
  %.not14 = icmp ult i64 %8, %10
  br i1 %.not14, label %11, label %14

11:
  %12 = sub i64 %10, %8
  %13 = icmp ult i64 %12, %7
  %spec.select = select i1 %13, i64 %12, i64 %7
  br label %14

14:
  %.sroa.0.0 = phi i64 [ 0, %1 ], [ 0, %4 ], [ %8, %11 ]
  %.sroa.4.0 = phi i64 [ 0, %1 ], [ 0, %4 ], [ %spec.select, %11 ]
  %.fca.0.insert = insertvalue { i64, i64 } poison, i64 %.sroa.0.0, 0
  %.fca.1.insert = insertvalue { i64, i64 } %.fca.0.insert, i64 %.sroa.4.0, 1
  ret { i64, i64 } %.fca.1.insert
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

define internal i32 @_ZL5beginPK4CopyPK4Lanej4Part(ptr %0, ptr %1, i32 %2, i64 %3, i64 %4) #0 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %7 = load ptr, ptr %6, align 8, !tbaa !27
  %8 = ptrtoint ptr %7 to i64
  %9 = add i64 %3, %8
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %11 = load ptr, ptr %10, align 8, !tbaa !16
  %12 = ptrtoint ptr %11 to i64
  %13 = zext i32 %2 to i64
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %15 = load i64, ptr %14, align 8, !tbaa !18
  %16 = mul i64 %15, %13
  %17 = add i64 %16, %12
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %19 = load i32, ptr %18, align 8, !tbaa !7
  %.not = icmp eq i32 %19, 0
  br i1 %.not, label %24, label %20

20:
  %21 = load ptr, ptr %0, align 8, !tbaa !28
  %22 = load ptr, ptr %1, align 8, !tbaa !29
  %23 = call i32 %21(i64 %17, i64 %9, i64 %4, ptr %22) #7
  br label %28

24:
  %25 = load ptr, ptr %0, align 8, !tbaa !28
  %26 = load ptr, ptr %1, align 8, !tbaa !29
  %27 = call i32 %25(i64 %9, i64 %17, i64 %4, ptr %26) #7
  br label %28

28:
  %29 = phi i32 [ %23, %20 ], [ %27, %24 ]
  %.not19 = icmp eq i32 %29, 0
  br i1 %.not19, label %30, label %38

30:
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %32 = load ptr, ptr %31, align 8, !tbaa !30
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %34 = getelementptr inbounds nuw ptr, ptr %33, i64 %13
  %35 = load ptr, ptr %34, align 8, !tbaa !31
  %36 = load ptr, ptr %1, align 8, !tbaa !29
  %37 = call i32 %32(ptr %35, ptr %36) #7
  br label %38

38:
  %39 = phi i32 [ %37, %30 ], [ %29, %28 ]
  ret i32 %39
}

define internal i32 @_ZL3endPK4CopyPK4Lanej(ptr %0, ptr %1, i32 %2) #0 {
  br label %4

4:
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = load ptr, ptr %5, align 8, !tbaa !32
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %8 = zext i32 %2 to i64
  %9 = getelementptr inbounds nuw ptr, ptr %7, i64 %8
  %10 = load ptr, ptr %9, align 8, !tbaa !31
  %11 = call i32 %6(ptr %10) #7
  %12 = icmp eq i32 %11, 600
  br i1 %12, label %4, label %13, !llvm.loop !33

13:
  ret i32 %11
}

declare ptr @memcpy(ptr, ptr, i64) #4

attributes #0 = { mustprogress nounwind "no-builtins" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { "no-builtins" }
attributes #5 = { nobuiltin "no-builtins" }
attributes #6 = { nounwind }
attributes #7 = { nobuiltin nounwind "no-builtins" }


!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = !{!8, !4, i64 64}
!8 = !{!"_ZTS4Copy", !9, i64 0, !9, i64 8, !9, i64 16, !10, i64 24, !10, i64 32, !11, i64 40, !11, i64 48, !11, i64 56, !4, i64 64, !4, i64 68}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!"p1 omnipotent char", !9, i64 0}
!11 = !{!"long", !5, i64 0}
!12 = !{!11, !11, i64 0}
!13 = !{!14, !11, i64 8}
!14 = !{!"_ZTS4Part", !11, i64 0, !11, i64 8}
!15 = !{!8, !10, i64 32}
!16 = !{!17, !10, i64 24}
!17 = !{!"_ZTS4Lane", !9, i64 0, !5, i64 8, !10, i64 24}
!18 = !{!8, !11, i64 48}
!19 = distinct !{!19, !20}
!20 = !{!"llvm.loop.mustprogress"}
!21 = !{!22, !22, i64 0}
!22 = !{!"bool", !5, i64 0}
!23 = !{i8 0, i8 2}
!24 = !{}
!25 = distinct !{!25, !20}
!26 = !{!8, !11, i64 40}
!27 = !{!8, !10, i64 24}
!28 = !{!8, !9, i64 0}
!29 = !{!17, !9, i64 0}
!30 = !{!8, !9, i64 8}
!31 = !{!9, !9, i64 0}
!32 = !{!8, !9, i64 16}
!33 = distinct !{!33, !20}
