source_filename = "runner.cpp"

%struct.Node = type { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32 }
%struct.Launch = type { [3 x i64], [3 x i64], [3 x i64], [3 x i64], i64, i64, i64, i64, i64, i64 }
%struct.Graph = type { ptr, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i32, i32, i32, i32, i32, i64, ptr, ptr, [8 x i8], i32, [60 x i8], i32, [60 x i8], i32, [60 x i8], i32, [60 x i8], %struct.Opaque }
%struct.Opaque = type { [64 x i8] }
%struct.Time = type { i64, i64 }
%struct.Piece = type { ptr, ptr, i64 }
%struct.Slot = type { ptr, [56 x i8] }
%struct.Worker = type { ptr, i32 }

@_ZZL13start_threadsP4PoolP6WorkerE6faults = internal constant [6 x i32] [i32 4, i32 5, i32 6, i32 7, i32 8, i32 11], align 16

define void @__native_plan_graph(ptr %0) #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = load ptr, ptr %2, align 8, !tbaa !7
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %5 = load i32, ptr %4, align 8, !tbaa !19
  %6 = zext i32 %5 to i64
  %7 = shl nuw nsw i64 %6, 3
  %8 = call ptr @memset(ptr %3, i32 0, i64 %7) #6
  br label %9

9:
  %.047 = phi i32 [ 0, %1 ], [ %55, %54 ]
  %.046 = phi i64 [ 0, %1 ], [ %spec.select, %54 ]
  %.0 = phi i64 [ 0, %1 ], [ %22, %54 ]
  %10 = load i32, ptr %4, align 8, !tbaa !19
  %11 = icmp ult i32 %.047, %10
  br i1 %11, label %12, label %56

12:
  %13 = load ptr, ptr %0, align 64, !tbaa !20
  %14 = zext i32 %.047 to i64
  %15 = getelementptr inbounds nuw %struct.Node, ptr %13, i64 %14
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 44
  %17 = load i32, ptr %16, align 4, !tbaa !21
  %18 = zext i32 %17 to i64
  %19 = load ptr, ptr %2, align 8, !tbaa !7
  %20 = getelementptr inbounds nuw i64, ptr %19, i64 %14
  %21 = load i64, ptr %20, align 8, !tbaa !25
  %22 = add nuw nsw i64 %.0, %18
  %23 = call zeroext i1 @_ZL9is_sharedPK5GraphPK4Node(ptr nonnull %0, ptr %15) #7
  br i1 %23, label %24, label %30

24:
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %26 = load i32, ptr %25, align 4, !tbaa !26
  %27 = udiv i32 %17, %26
  %28 = zext i32 %27 to i64
  %29 = add nuw nsw i64 %28, 5000
  br label %30

30:
  %31 = phi i64 [ %29, %24 ], [ %18, %12 ]
  %32 = add nsw i64 %21, %31
  %spec.select = call i64 @llvm.smax.i64(i64 %32, i64 %.046)
  br label %33

33:
  %.048 = phi i32 [ 0, %30 ], [ %53, %52 ]
  %34 = getelementptr inbounds nuw i8, ptr %15, i64 36
  %35 = load i32, ptr %34, align 4, !tbaa !27
  %36 = icmp ult i32 %.048, %35
  br i1 %36, label %37, label %54

37:
  %38 = load ptr, ptr %2, align 8, !tbaa !7
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %40 = load ptr, ptr %39, align 8, !tbaa !28
  %41 = getelementptr inbounds nuw i8, ptr %15, i64 32
  %42 = load i32, ptr %41, align 32, !tbaa !29
  %43 = add i32 %42, %.048
  %44 = zext i32 %43 to i64
  %45 = getelementptr inbounds nuw i32, ptr %40, i64 %44
  %46 = load i32, ptr %45, align 4, !tbaa !3
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds nuw i64, ptr %38, i64 %47
  %49 = load i64, ptr %48, align 8, !tbaa !25
  %50 = icmp slt i64 %49, %32
  br i1 %50, label %51, label %52

51:
  store i64 %32, ptr %48, align 8, !tbaa !25
  br label %52

52:
  %53 = add i32 %.048, 1
  br label %33, !llvm.loop !30

54:
  %55 = add i32 %.047, 1
  br label %9, !llvm.loop !32

56:
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %58 = load i32, ptr %57, align 4, !tbaa !26
  %59 = icmp ugt i32 %58, 1
  br i1 %59, label %60, label %71

60:
  %61 = zext i32 %10 to i64
  %62 = mul nuw nsw i64 %61, 100
  %63 = add nuw nsw i64 %.0, %62
  %64 = zext i32 %58 to i64
  %65 = udiv i64 %63, %64
  %.046. = call i64 @llvm.smax.i64(i64 %.046, i64 %65)
  %66 = add nuw nsw i64 %.046., 40000
  %67 = lshr i64 %.0, 3
  %68 = sub nsw i64 %.0, %67
  %69 = icmp slt i64 %66, %68
  %70 = zext i1 %69 to i32
  br label %71

71:
  %72 = phi i32 [ 0, %56 ], [ %70, %60 ]
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i32 %72, ptr %73, align 16, !tbaa !33
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 %.0, ptr %74, align 64, !tbaa !34
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 52
  store i32 1, ptr %75, align 4, !tbaa !35
  ret void
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare ptr @memset(ptr, i32, i64) #2

define internal zeroext i1 @_ZL9is_sharedPK5GraphPK4Node(ptr %0, ptr %1) #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %4 = load i32, ptr %3, align 4, !tbaa !26
  %5 = icmp ugt i32 %4, 1
  br i1 %5, label %6, label %16

6:
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %8 = load ptr, ptr %7, align 8, !tbaa !36
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 112
  %10 = load i64, ptr %9, align 8, !tbaa !37
  %11 = icmp ugt i64 %10, 1
  br i1 %11, label %12, label %16

12:
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 44
  %14 = load i32, ptr %13, align 4, !tbaa !21
  %15 = icmp ugt i32 %14, 9999
  br label %16

16:
  %17 = phi i1 [ false, %6 ], [ false, %2 ], [ %15, %12 ]
  ret i1 %17
}

declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

define void @__native_run_kernel(ptr %0, ptr %1, ptr %2, i64 %3) #0 {
  %5 = alloca %struct.Launch, align 8
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %7 = load atomic i64, ptr %6 monotonic, align 8
  %8 = icmp sgt i64 %7, 49999
  br i1 %8, label %9, label %18

9:
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 288
  %11 = load i64, ptr %10, align 8, !tbaa !40
  %12 = icmp ugt i64 %11, 1
  br i1 %12, label %13, label %18

13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %15 = load i32, ptr %14, align 16, !tbaa !42
  %16 = icmp ugt i32 %15, 1
  br i1 %16, label %17, label %18

17:
  call void @_ZL19run_kernel_togetherP4PoolP6KernelPcmx(ptr %0, ptr %1, ptr %2, i64 %3, i64 %7) #7
  br label %25

18:
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 32
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(144) %5, ptr nonnull align 8 dereferenceable(144) %19, i64 144, i1 false), !tbaa.struct !45
  %20 = getelementptr inbounds nuw i8, ptr %5, i64 104
  store i64 %3, ptr %20, align 8, !tbaa !48
  %21 = call i64 @_ZL3nowv() #7
  %22 = load ptr, ptr %1, align 8, !tbaa !49
  call void %22(ptr %2, ptr nonnull %5) #6
  %23 = call i64 @_ZL3nowv() #7
  %24 = sub nsw i64 %23, %21
  call void @_ZL11note_launchP6Kernelx(ptr nonnull %1, i64 %24) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  br label %25

25:
  ret void
}

define internal void @_ZL19run_kernel_togetherP4PoolP6KernelPcmx(ptr %0, ptr %1, ptr %2, i64 %3, i64 %4) #0 {
  %6 = alloca %struct.Launch, align 8
  %7 = alloca i32, align 4
  %8 = alloca %struct.Node, align 64
  %9 = alloca %struct.Graph, align 64
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #8
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 176
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(144) %6, ptr nonnull align 8 dereferenceable(144) %10, i64 144, i1 false), !tbaa.struct !45
  %11 = getelementptr inbounds nuw i8, ptr %6, i64 104
  store i64 %3, ptr %11, align 8, !tbaa !48
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #8
  store i32 0, ptr %7, align 4, !tbaa !3
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %13 = load i32, ptr %12, align 16, !tbaa !42
  %14 = zext i32 %13 to i64
  %15 = shl nuw nsw i64 %14, 6
  %16 = alloca i8, i64 %15, align 64
  %17 = call ptr @memset(ptr nonnull %16, i32 0, i64 %15) #6
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #8
  %18 = load ptr, ptr %1, align 8, !tbaa !49
  store ptr %18, ptr %8, align 64, !tbaa !50
  %19 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store ptr %2, ptr %19, align 8, !tbaa !51
  %20 = getelementptr inbounds nuw i8, ptr %8, i64 16
  store ptr %6, ptr %20, align 16, !tbaa !52
  %21 = getelementptr inbounds nuw i8, ptr %8, i64 24
  store ptr %6, ptr %21, align 8, !tbaa !36
  %22 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store i32 0, ptr %22, align 32, !tbaa !29
  %23 = getelementptr inbounds nuw i8, ptr %8, i64 36
  store i32 0, ptr %23, align 4, !tbaa !27
  %24 = getelementptr inbounds nuw i8, ptr %8, i64 40
  store i32 0, ptr %24, align 8, !tbaa !53
  %25 = getelementptr inbounds nuw i8, ptr %8, i64 44
  store i32 0, ptr %25, align 4, !tbaa !21
  %26 = getelementptr inbounds nuw i8, ptr %8, i64 48
  store i32 0, ptr %26, align 16, !tbaa !54
  %27 = getelementptr inbounds nuw i8, ptr %8, i64 52
  store i32 0, ptr %27, align 4, !tbaa !55
  %28 = getelementptr inbounds nuw i8, ptr %8, i64 56
  store i32 0, ptr %28, align 8, !tbaa !56
  %29 = call i64 @llvm.smin.i64(i64 %4, i64 4294967295)
  %30 = trunc i64 %29 to i32
  store i32 %30, ptr %25, align 4, !tbaa !21
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #8
  call void @llvm.memset.p0.i64(ptr nonnull align 64 dereferenceable(448) %9, i8 0, i64 448, i1 false)
  store ptr %8, ptr %9, align 64, !tbaa !20
  %31 = getelementptr inbounds nuw i8, ptr %9, i64 16
  store ptr %7, ptr %31, align 16, !tbaa !57
  %32 = getelementptr inbounds nuw i8, ptr %9, i64 32
  store ptr %16, ptr %32, align 32, !tbaa !58
  %33 = getelementptr inbounds nuw i8, ptr %9, i64 40
  store i32 1, ptr %33, align 8, !tbaa !19
  %34 = getelementptr inbounds nuw i8, ptr %9, i64 44
  %35 = load i32, ptr %12, align 16, !tbaa !42
  store i32 %35, ptr %34, align 4, !tbaa !26
  call void @_ZL14begin_parallelP4PoolP5Graph(ptr %0, ptr nonnull %9) #7
  br label %36

36:
  %37 = call i64 @_ZL3nowv() #7
  %38 = add nsw i64 %37, 20000000
  %39 = call zeroext i1 @_ZL12run_parallelP4PoolP5Graphx(ptr %0, ptr nonnull %9, i64 %38) #7
  br i1 %39, label %40, label %36, !llvm.loop !59

40:
  %41 = load i32, ptr %28, align 8, !tbaa !56
  %42 = zext i32 %41 to i64
  call void @_ZL11note_launchP6Kernelx(ptr nonnull %1, i64 %42) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #8
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

define internal i64 @_ZL3nowv() #0 {
  %1 = alloca %struct.Time, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #8
  %2 = call i32 @clock_gettime(i32 1, ptr nonnull %1) #6
  %3 = load i64, ptr %1, align 8, !tbaa !60
  %4 = mul nsw i64 %3, 1000000000
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %6 = load i64, ptr %5, align 8, !tbaa !62
  %7 = add nsw i64 %4, %6
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #8
  ret i64 %7
}

define internal void @_ZL11note_launchP6Kernelx(ptr %0, i64 %1) #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load atomic i64, ptr %3 monotonic, align 8
  %5 = shl nsw i64 %4, 2
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = atomicrmw add ptr %6, i64 1 monotonic, align 8
  %.not = icmp eq i64 %7, 0
  %8 = call i64 @llvm.smin.i64(i64 %1, i64 %5)
  %9 = select i1 %.not, i64 %1, i64 %8
  store atomic i64 %9, ptr %3 monotonic, align 8
  ret void
}

define i32 @__native_run_graph(ptr %0, ptr %1, i64 %2, i32 %3) #0 {
  %5 = call i64 @_ZL3nowv() #7
  %6 = add nsw i64 %5, %2
  %.not = icmp eq i32 %3, 0
  br i1 %.not, label %7, label %28

7:
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 52
  %9 = load i32, ptr %8, align 4, !tbaa !35
  %.not37 = icmp eq i32 %9, 0
  br i1 %.not37, label %10, label %11

10:
  call void @__native_plan_graph(ptr %1) #7
  br label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 80
  store i32 0, ptr %12, align 16, !tbaa !63
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 96
  store i64 0, ptr %13, align 32, !tbaa !64
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 72
  store i32 1, ptr %14, align 8, !tbaa !65
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %16 = load i64, ptr %15, align 64, !tbaa !34
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %18 = load i32, ptr %17, align 8, !tbaa !19
  %19 = zext i32 %18 to i64
  %20 = mul nuw nsw i64 %19, 1000
  %21 = icmp sgt i64 %16, %20
  br i1 %21, label %22, label %24

22:
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 56
  store i32 1, ptr %23, align 8, !tbaa !66
  br label %24

24:
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %26 = load i32, ptr %25, align 16, !tbaa !33
  %.not38 = icmp eq i32 %26, 0
  br i1 %.not38, label %28, label %27

27:
  call void @_ZL14begin_parallelP4PoolP5Graph(ptr %0, ptr %1) #7
  br label %28

28:
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %30 = load i32, ptr %29, align 16, !tbaa !33
  %.not39 = icmp eq i32 %30, 0
  br i1 %.not39, label %31, label %35

31:
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %33 = load i32, ptr %32, align 8, !tbaa !66
  %34 = icmp ne i32 %33, 0
  br label %35

35:
  %36 = phi i1 [ true, %28 ], [ %34, %31 ]
  br i1 %.not39, label %39, label %37

37:
  %38 = call zeroext i1 @_ZL12run_parallelP4PoolP5Graphx(ptr %0, ptr %1, i64 %6) #7
  br label %46

39:
  %40 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %41 = load i32, ptr %40, align 8, !tbaa !66
  %.not41 = icmp eq i32 %41, 0
  br i1 %.not41, label %44, label %42

42:
  %43 = call zeroext i1 @_ZL12run_measuredP5Graphx(ptr %1, i64 %6) #7
  br label %46

44:
  %45 = call zeroext i1 @_ZL12run_in_orderP5Graphxx(ptr %1, i64 %5, i64 %6) #7
  br label %46

46:
  %47 = phi i1 [ %38, %37 ], [ %43, %42 ], [ %45, %44 ]
  br i1 %47, label %48, label %62

48:
  %49 = getelementptr inbounds nuw i8, ptr %1, i64 72
  store i32 0, ptr %49, align 8, !tbaa !65
  br i1 %36, label %50, label %62

50:
  %51 = getelementptr inbounds nuw i8, ptr %1, i64 56
  store i32 0, ptr %51, align 8, !tbaa !66
  %52 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %53 = load i32, ptr %52, align 4, !tbaa !67
  %54 = add i32 %53, 1
  store i32 %54, ptr %52, align 4, !tbaa !67
  %55 = and i32 %54, %53
  %56 = icmp eq i32 %55, 0
  %57 = and i32 %54, 63
  %58 = icmp eq i32 %57, 0
  %or.cond = or i1 %56, %58
  br i1 %or.cond, label %61, label %59

59:
  %60 = load i32, ptr %29, align 16, !tbaa !33
  %.not42 = icmp eq i32 %60, 0
  br i1 %.not42, label %61, label %62

61:
  call void @__native_plan_graph(ptr %1) #7
  br label %62

62:
  %.0 = phi i32 [ 1, %46 ], [ 0, %59 ], [ 0, %61 ], [ 0, %48 ]
  ret i32 %.0
}

define internal void @_ZL14begin_parallelP4PoolP5Graph(ptr %0, ptr %1) #0 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 192
  store i32 0, ptr %3, align 64, !tbaa !68
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 128
  store i32 0, ptr %4, align 64, !tbaa !69
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %6 = load i32, ptr %5, align 8, !tbaa !19
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 256
  store i32 %6, ptr %7, align 64, !tbaa !70
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 84
  store i32 0, ptr %8, align 4, !tbaa !71
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 76
  %10 = load i32, ptr %9, align 4, !tbaa !72
  %.not = icmp eq i32 %10, 0
  br i1 %.not, label %12, label %11

11:
  call void @_ZL5resetP5Graph(ptr %1) #7
  br label %12

12:
  store i32 1, ptr %9, align 4, !tbaa !72
  br label %13

13:
  %.0 = phi i32 [ 0, %12 ], [ %24, %23 ]
  %14 = load i32, ptr %5, align 8, !tbaa !19
  %15 = icmp ult i32 %.0, %14
  br i1 %15, label %16, label %25

16:
  %17 = load ptr, ptr %1, align 64, !tbaa !20
  %18 = zext i32 %.0 to i64
  %19 = getelementptr inbounds nuw %struct.Node, ptr %17, i64 %18
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 40
  %21 = load i32, ptr %20, align 8, !tbaa !53
  %.not17 = icmp eq i32 %21, 0
  br i1 %.not17, label %22, label %23

22:
  call void @_ZL4pushP5GraphP4Node(ptr nonnull %1, ptr %19) #7
  br label %23

23:
  %24 = add i32 %.0, 1
  br label %13, !llvm.loop !73

25:
  call void @_ZL5enterP4PoolP5Graph(ptr %0, ptr %1) #7
  ret void
}

define internal zeroext i1 @_ZL12run_parallelP4PoolP5Graphx(ptr %0, ptr %1, i64 %2) #0 {
  br label %4

4:
  %5 = call i32 @_ZL9take_partP4PoolP5Graphjx(ptr %0, ptr %1, i32 0, i64 %2) #7
  switch i32 %5, label %11 [
    i32 2, label %12
    i32 1, label %6
    i32 0, label %10
  ]

6:
  %7 = call i64 @_ZL3nowv() #7
  %8 = sub nsw i64 %2, %7
  %9 = call zeroext i1 @_ZL15wait_for_othersP4PoolP5Graphx(ptr %0, ptr %1, i64 %8) #7
  br i1 %9, label %12, label %11

10:
  br label %12

11:
  br label %12

12:
  %.0 = phi i32 [ 0, %11 ], [ 2, %10 ], [ 1, %4 ], [ 1, %6 ]
  switch i32 %.0, label %16 [
    i32 0, label %4
    i32 1, label %15
    i32 2, label %13
  ], !llvm.loop !74

13:
  call void @_ZL6departP4PoolP5Graph(ptr %0, ptr %1) #7
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 76
  store i32 0, ptr %14, align 4, !tbaa !72
  br label %15

15:
  %.2 = phi i1 [ false, %12 ], [ true, %13 ]
  ret i1 %.2

16:
  unreachable
}

define internal zeroext i1 @_ZL12run_measuredP5Graphx(ptr %0, i64 %1) #0 {
  %3 = call i64 @_ZL3nowv() #7
  br label %4

4:
  %.012 = phi i64 [ %3, %2 ], [ %16, %11 ]
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %6 = load i32, ptr %5, align 16, !tbaa !63
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %8 = load i32, ptr %7, align 8, !tbaa !19
  %9 = icmp uge i32 %6, %8
  %10 = icmp sgt i64 %.012, %1
  %or.cond = or i1 %9, %10
  br i1 %or.cond, label %18, label %11

11:
  %12 = load ptr, ptr %0, align 64, !tbaa !20
  %13 = add i32 %6, 1
  store i32 %13, ptr %5, align 16, !tbaa !63
  %14 = zext i32 %6 to i64
  %15 = getelementptr inbounds nuw %struct.Node, ptr %12, i64 %14
  call void @_ZL9run_alonePK4Node(ptr %15) #7
  %16 = call i64 @_ZL3nowv() #7
  %17 = sub nsw i64 %16, %.012
  call void @_ZL9note_costP4Nodex(ptr %15, i64 %17) #7
  br label %4, !llvm.loop !75

18:
  ret i1 %9
}

define internal zeroext i1 @_ZL12run_in_orderP5Graphxx(ptr %0, i64 %1, i64 %2) #0 {
  br label %4

4:
  %.036 = phi i64 [ %1, %3 ], [ %29, %38 ]
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %6 = load i32, ptr %5, align 16, !tbaa !63
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %8 = load i32, ptr %7, align 8, !tbaa !19
  %9 = icmp ult i32 %6, %8
  br i1 %9, label %10, label %39

10:
  %11 = icmp sgt i64 %.036, %2
  br i1 %11, label %12, label %17

12:
  %13 = sub nsw i64 %.036, %1
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %15 = load i64, ptr %14, align 32, !tbaa !64
  %16 = add nsw i64 %15, %13
  store i64 %16, ptr %14, align 32, !tbaa !64
  br label %39

17:
  %18 = sub i32 %8, %6
  %19 = load ptr, ptr %0, align 64, !tbaa !20
  %20 = zext i32 %6 to i64
  %21 = getelementptr inbounds nuw %struct.Node, ptr %19, i64 %20
  %. = call i32 @llvm.umin.i32(i32 %18, i32 1024)
  %22 = zext nneg i32 %. to i64
  %23 = getelementptr inbounds nuw %struct.Node, ptr %21, i64 %22
  %.idx39 = add i32 %6, %.
  store i32 %.idx39, ptr %5, align 16, !tbaa !63
  br label %24

24:
  %.035 = phi ptr [ %21, %17 ], [ %27, %26 ]
  %25 = icmp ult ptr %.035, %23
  br i1 %25, label %26, label %28

26:
  call void @_ZL9run_alonePK4Node(ptr %.035) #7
  %27 = getelementptr inbounds nuw i8, ptr %.035, i64 64
  br label %24, !llvm.loop !76

28:
  %29 = call i64 @_ZL3nowv() #7
  %30 = load i32, ptr %5, align 16, !tbaa !63
  %31 = load i32, ptr %7, align 8, !tbaa !19
  %32 = icmp eq i32 %30, %31
  br i1 %32, label %33, label %38

33:
  %34 = sub nsw i64 %29, %1
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %36 = load i64, ptr %35, align 32, !tbaa !64
  %37 = add nsw i64 %36, %34
  store i64 %37, ptr %35, align 32, !tbaa !64
  br label %38

38:
  br label %4, !llvm.loop !77

39:
  %.037 = phi i32 [ 1, %12 ], [ 2, %4 ]
  switch i32 %.037, label %54 [
    i32 2, label %40
    i32 1, label %53
  ]

40:
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %42 = load i64, ptr %41, align 32, !tbaa !64
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %44 = load i64, ptr %43, align 64, !tbaa !34
  %45 = icmp slt i64 %42, %44
  br i1 %45, label %46, label %47

46:
  store i64 %42, ptr %43, align 64, !tbaa !34
  br label %53

47:
  %48 = shl nsw i64 %44, 1
  %49 = add nsw i64 %48, 20000
  %50 = icmp sgt i64 %42, %49
  br i1 %50, label %51, label %53

51:
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i32 1, ptr %52, align 8, !tbaa !66
  br label %53

53:
  %.1 = phi i1 [ false, %39 ], [ true, %47 ], [ true, %51 ], [ true, %46 ]
  ret i1 %.1

54:
  unreachable
}

define void @__native_cancel_graph(ptr %0, ptr %1) #0 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %4 = load i32, ptr %3, align 8, !tbaa !65
  %.not = icmp eq i32 %4, 0
  br i1 %.not, label %10, label %5

5:
  store i32 0, ptr %3, align 8, !tbaa !65
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 84
  store atomic i32 1, ptr %6 release, align 4
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %8 = load i32, ptr %7, align 16, !tbaa !33
  %.not6 = icmp eq i32 %8, 0
  br i1 %.not6, label %10, label %9

9:
  call void @_ZL6departP4PoolP5Graph(ptr %0, ptr %1) #7
  br label %10

10:
  ret void
}

define internal void @_ZL6departP4PoolP5Graph(ptr %0, ptr %1) #0 {
  %3 = call i32 @pthread_mutex_lock(ptr %0) #6
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %5 = load ptr, ptr %4, align 16, !tbaa !78
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %7 = load ptr, ptr %6, align 8, !tbaa !79
  %8 = ptrtoint ptr %7 to i64
  store atomic i64 %8, ptr %5 monotonic, align 8
  %9 = load ptr, ptr %6, align 8, !tbaa !79
  %.not = icmp eq ptr %9, null
  br i1 %.not, label %13, label %10

10:
  %11 = load ptr, ptr %4, align 16, !tbaa !78
  %12 = getelementptr inbounds nuw i8, ptr %9, i64 112
  store ptr %11, ptr %12, align 16, !tbaa !78
  br label %13

13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %15 = load i32, ptr %14, align 4, !tbaa !80
  %16 = add i32 %15, -1
  store i32 %16, ptr %14, align 4, !tbaa !80
  %17 = call i32 @pthread_mutex_unlock(ptr %0) #6
  %18 = call i64 @_ZL3nowv() #7
  br label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 320
  %21 = load atomic i32, ptr %20 acquire, align 64
  %.not21 = icmp eq i32 %21, 0
  br i1 %.not21, label %.critedge, label %22

22:
  %23 = call i64 @_ZL3nowv() #7
  %24 = sub nsw i64 %23, %18
  %25 = icmp slt i64 %24, 50000
  br i1 %25, label %19, label %.critedge, !llvm.loop !81

.critedge:
  %26 = load atomic i32, ptr %20 acquire, align 64
  %.not22 = icmp eq i32 %26, 0
  br i1 %.not22, label %41, label %27

27:
  %28 = call i32 @pthread_mutex_lock(ptr %0) #6
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %30 = load i32, ptr %29, align 8, !tbaa !82
  %31 = add i32 %30, 1
  store i32 %31, ptr %29, align 8, !tbaa !82
  br label %32

32:
  %33 = load atomic i32, ptr %20 acquire, align 64
  %.not23 = icmp eq i32 %33, 0
  br i1 %.not23, label %37, label %34

34:
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %36 = call i32 @pthread_cond_wait(ptr nonnull %35, ptr %0) #6
  br label %32, !llvm.loop !83

37:
  %38 = load i32, ptr %29, align 8, !tbaa !82
  %39 = add i32 %38, -1
  store i32 %39, ptr %29, align 8, !tbaa !82
  %40 = call i32 @pthread_mutex_unlock(ptr %0) #6
  br label %41

41:
  ret void
}

define void @__native_stop_pool(ptr %0) #0 {
  %2 = alloca %struct.Time, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #8
  %3 = call i32 @clock_gettime(i32 0, ptr nonnull %2) #6
  %4 = load i64, ptr %2, align 8, !tbaa !60
  %5 = add nsw i64 %4, 1
  store i64 %5, ptr %2, align 8, !tbaa !60
  %6 = call i32 @pthread_mutex_lock(ptr %0) #6
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 228
  store i32 1, ptr %7, align 4, !tbaa !84
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %9 = call i32 @pthread_cond_broadcast(ptr nonnull %8) #6
  br label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %12 = load i32, ptr %11, align 32, !tbaa !85
  %.not = icmp eq i32 %12, 0
  br i1 %.not, label %.critedge, label %13

13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %15 = call i32 @pthread_cond_timedwait(ptr nonnull %14, ptr %0, ptr nonnull %2) #6
  %.not13 = icmp eq i32 %15, 0
  br i1 %.not13, label %10, label %.critedge, !llvm.loop !86

.critedge:
  %16 = load i32, ptr %11, align 32, !tbaa !85
  %.not14 = icmp eq i32 %16, 0
  br i1 %.not14, label %17, label %20

17:
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 220
  %19 = load i32, ptr %18, align 4, !tbaa !87
  br label %20

20:
  %21 = phi i32 [ %19, %17 ], [ 0, %.critedge ]
  %22 = call i32 @pthread_mutex_unlock(ptr %0) #6
  br label %23

23:
  %.0 = phi i32 [ 0, %20 ], [ %32, %25 ]
  %24 = icmp ult i32 %.0, %21
  br i1 %24, label %25, label %33

25:
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %27 = load ptr, ptr %26, align 8, !tbaa !88
  %28 = zext i32 %.0 to i64
  %29 = getelementptr inbounds nuw i64, ptr %27, i64 %28
  %30 = load i64, ptr %29, align 8, !tbaa !47
  %31 = call i32 @pthread_join(i64 %30, ptr null) #6
  %32 = add i32 %.0, 1
  br label %23, !llvm.loop !89

33:
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #8
  ret void
}

declare i32 @clock_gettime(i32, ptr) #2

declare i32 @pthread_mutex_lock(ptr) #2

declare i32 @pthread_cond_broadcast(ptr) #2

declare i32 @pthread_cond_timedwait(ptr, ptr, ptr) #2

declare i32 @pthread_mutex_unlock(ptr) #2

declare i32 @pthread_join(i64, ptr) #2

define void @__native_move(ptr %0, ptr %1) #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %4 = load i64, ptr %0, align 8, !tbaa !47
  %5 = getelementptr inbounds nuw %struct.Piece, ptr %3, i64 %4
  br label %6

6:
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %8 = atomicrmw add ptr %7, i64 1 monotonic, align 8
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %10 = load i64, ptr %9, align 8, !tbaa !37
  %11 = icmp ult i64 %8, %10
  br i1 %11, label %12, label %33

12:
  %.0 = phi i64 [ %32, %30 ], [ %8, %6 ]
  %13 = load i64, ptr %0, align 8, !tbaa !47
  %14 = icmp ult i64 %.0, %13
  br i1 %14, label %15, label %6, !llvm.loop !90

15:
  %16 = getelementptr inbounds nuw %struct.Piece, ptr %3, i64 %.0
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %18 = load i64, ptr %17, align 8, !tbaa !47
  %.not = icmp eq i64 %18, 0
  br i1 %.not, label %23, label %19

19:
  %20 = load ptr, ptr %16, align 8, !tbaa !91
  %21 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %22 = load i64, ptr %21, align 8, !tbaa !93
  call void @_ZL4fillPcmPKcm(ptr %20, i64 %22, ptr nonnull %5, i64 %18) #7
  br label %30

23:
  %24 = load ptr, ptr %16, align 8, !tbaa !91
  %25 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %26 = load ptr, ptr %25, align 8, !tbaa !94
  %27 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %28 = load i64, ptr %27, align 8, !tbaa !93
  %29 = call ptr @memmove(ptr %24, ptr %26, i64 %28) #6
  br label %30

30:
  %31 = load i64, ptr %9, align 8, !tbaa !37
  %32 = add i64 %.0, %31
  br label %12, !llvm.loop !95

33:
  ret void
}

define internal void @_ZL4fillPcmPKcm(ptr %0, i64 %1, ptr %2, i64 %3) #0 {
  %5 = icmp eq i64 %3, 1
  br i1 %5, label %6, label %10

6:
  %7 = load i8, ptr %2, align 1, !tbaa !46
  %8 = sext i8 %7 to i32
  %9 = call ptr @memset(ptr %0, i32 %8, i64 %1) #6
  br label %21

10:
  %. = call i64 @llvm.umin.i64(i64 %1, i64 %3)
  %11 = call ptr @memmove(ptr %0, ptr %2, i64 %.) #6
  br label %12

12:
  %.0 = phi i64 [ %., %10 ], [ %20, %14 ]
  %13 = icmp ult i64 %.0, %1
  br i1 %13, label %14, label %21

14:
  %15 = sub nuw i64 %1, %.0
  %16 = icmp ult i64 %15, %.0
  %17 = select i1 %16, i64 %15, i64 %.0
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 %.0
  %19 = call ptr @memmove(ptr %18, ptr %0, i64 %17) #6
  %20 = add i64 %.0, %17
  br label %12, !llvm.loop !96

21:
  ret void
}

declare ptr @memmove(ptr, ptr, i64) #2

define void @__native_do_nothing(ptr %0, ptr %1) #0 {
  ret void
}

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #4

define internal void @_ZL5resetP5Graph(ptr %0) #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store i32 0, ptr %2, align 8, !tbaa !97
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 320
  store i32 0, ptr %3, align 64, !tbaa !98
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %5 = call ptr @memset(ptr nonnull %4, i32 0, i64 64) #6
  br label %6

6:
  %.018 = phi i32 [ 0, %1 ], [ %18, %10 ]
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %8 = load i32, ptr %7, align 8, !tbaa !19
  %9 = icmp ult i32 %.018, %8
  br i1 %9, label %10, label %19

10:
  %11 = load ptr, ptr %0, align 64, !tbaa !20
  %12 = zext i32 %.018 to i64
  %13 = getelementptr inbounds nuw %struct.Node, ptr %11, i64 %12
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 40
  %15 = load i32, ptr %14, align 8, !tbaa !53
  %16 = getelementptr inbounds nuw i8, ptr %13, i64 48
  store i32 %15, ptr %16, align 16, !tbaa !54
  %17 = getelementptr inbounds nuw i8, ptr %13, i64 52
  store i32 0, ptr %17, align 4, !tbaa !55
  %18 = add i32 %.018, 1
  br label %6, !llvm.loop !99

19:
  %.0 = phi i32 [ %28, %23 ], [ 0, %6 ]
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %21 = load i32, ptr %20, align 4, !tbaa !26
  %22 = icmp ult i32 %.0, %21
  br i1 %22, label %23, label %29

23:
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %25 = load ptr, ptr %24, align 32, !tbaa !58
  %26 = zext i32 %.0 to i64
  %27 = getelementptr inbounds nuw %struct.Slot, ptr %25, i64 %26
  store ptr null, ptr %27, align 64, !tbaa !100
  %28 = add i32 %.0, 1
  br label %19, !llvm.loop !102

29:
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %31 = load ptr, ptr %30, align 16, !tbaa !57
  %32 = zext i32 %8 to i64
  %33 = shl nuw nsw i64 %32, 2
  %34 = call ptr @memset(ptr %31, i32 0, i64 %33) #6
  ret void
}

define internal void @_ZL4pushP5GraphP4Node(ptr %0, ptr %1) #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %4 = atomicrmw add ptr %3, i32 1 monotonic, align 64
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = load ptr, ptr %5, align 16, !tbaa !57
  %7 = zext i32 %4 to i64
  %8 = getelementptr inbounds nuw i32, ptr %6, i64 %7
  %9 = load ptr, ptr %0, align 64, !tbaa !20
  %10 = ptrtoint ptr %1 to i64
  %11 = ptrtoint ptr %9 to i64
  %12 = sub i64 %10, %11
  %13 = lshr exact i64 %12, 6
  %14 = trunc i64 %13 to i32
  %15 = add i32 %14, 1
  store atomic i32 %15, ptr %8 release, align 4
  ret void
}

define internal void @_ZL5enterP4PoolP5Graph(ptr %0, ptr %1) #0 {
  %3 = call i32 @pthread_mutex_lock(ptr %0) #6
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 220
  %5 = load i32, ptr %4, align 4, !tbaa !87
  %.not = icmp eq i32 %5, 0
  br i1 %.not, label %6, label %18

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %8 = load i32, ptr %7, align 16, !tbaa !42
  %9 = icmp ugt i32 %8, 1
  br i1 %9, label %10, label %18

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 228
  %12 = load i32, ptr %11, align 4, !tbaa !84
  %.not18 = icmp eq i32 %12, 0
  br i1 %.not18, label %13, label %18

13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %15 = load ptr, ptr %14, align 8, !tbaa !88
  %16 = zext i32 %8 to i64
  %17 = getelementptr inbounds nuw i64, ptr %15, i64 %16
  call void @_ZL13start_threadsP4PoolP6Worker(ptr %0, ptr %17) #7
  br label %18

18:
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %20 = load i32, ptr %19, align 4, !tbaa !80
  %21 = add i32 %20, 1
  store i32 %21, ptr %19, align 4, !tbaa !80
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %23 = load ptr, ptr %22, align 64, !tbaa !103
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 104
  store ptr %23, ptr %24, align 8, !tbaa !79
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 112
  store ptr %22, ptr %25, align 16, !tbaa !78
  %.not19 = icmp eq ptr %23, null
  br i1 %.not19, label %28, label %26

26:
  %27 = getelementptr inbounds nuw i8, ptr %23, i64 112
  store ptr %24, ptr %27, align 16, !tbaa !78
  br label %28

28:
  %29 = ptrtoint ptr %1 to i64
  store atomic i64 %29, ptr %22 monotonic, align 64
  %30 = call i32 @pthread_mutex_unlock(ptr %0) #6
  ret void
}

define internal void @_ZL13start_threadsP4PoolP6Worker(ptr %0, ptr %1) #0 {
  %3 = alloca [4 x %struct.Opaque], align 64
  %4 = alloca [4 x %struct.Opaque], align 64
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  %5 = call i32 @sigfillset(ptr nonnull %3) #6
  br label %6

6:
  %.018.idx = phi i64 [ 0, %2 ], [ %.018.add, %7 ]
  %.not = icmp eq i64 %.018.idx, 24
  br i1 %.not, label %10, label %7

7:
  %.018.ptr = getelementptr inbounds nuw i8, ptr @_ZZL13start_threadsP4PoolP6WorkerE6faults, i64 %.018.idx
  %8 = load i32, ptr %.018.ptr, align 4, !tbaa !3
  %9 = call i32 @sigdelset(ptr nonnull %3, i32 %8) #6
  %.018.add = add nuw nsw i64 %.018.idx, 4
  br label %6

10:
  %11 = call i32 @pthread_sigmask(i32 2, ptr nonnull %3, ptr nonnull %4) #6
  br label %12

12:
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 220
  %14 = load i32, ptr %13, align 4, !tbaa !87
  %15 = add i32 %14, 1
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %17 = load i32, ptr %16, align 16, !tbaa !42
  %18 = icmp ult i32 %15, %17
  br i1 %18, label %19, label %33

19:
  %20 = zext i32 %14 to i64
  %21 = getelementptr inbounds nuw %struct.Worker, ptr %1, i64 %20
  store ptr %0, ptr %21, align 8, !tbaa !104
  %.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %21, i64 8
  store i32 %15, ptr %.sroa.4.0..sroa_idx, align 8, !tbaa !3
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %23 = load ptr, ptr %22, align 8, !tbaa !88
  %24 = getelementptr inbounds nuw i64, ptr %23, i64 %20
  %25 = call i32 @pthread_create(ptr %24, ptr null, ptr nonnull @_ZL4helpPv, ptr %21) #6
  %.not19 = icmp eq i32 %25, 0
  br i1 %.not19, label %26, label %32

26:
  %27 = load i32, ptr %13, align 4, !tbaa !87
  %28 = add i32 %27, 1
  store i32 %28, ptr %13, align 4, !tbaa !87
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %30 = load i32, ptr %29, align 32, !tbaa !85
  %31 = add i32 %30, 1
  store i32 %31, ptr %29, align 32, !tbaa !85
  br label %32

32:
  %.0 = phi i32 [ 0, %26 ], [ 5, %19 ]
  switch i32 %.0, label %35 [
    i32 0, label %12
    i32 5, label %33
  ], !llvm.loop !106

33:
  %34 = call i32 @pthread_sigmask(i32 2, ptr nonnull %4, ptr null) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #8
  ret void

35:
  unreachable
}

declare i32 @sigfillset(ptr) #2

declare i32 @sigdelset(ptr, i32) #2

declare i32 @pthread_sigmask(i32, ptr, ptr) #2

declare i32 @pthread_create(ptr, ptr, ptr, ptr) #2

define internal ptr @_ZL4helpPv(ptr %0) #0 {
  %2 = load ptr, ptr %0, align 8, !tbaa !107
  %3 = call i32 @pthread_mutex_lock(ptr %2) #6
  br label %4

4:
  %.0 = phi i64 [ 0, %1 ], [ %.1, %54 ]
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 228
  %6 = load i32, ptr %5, align 4, !tbaa !84
  %.not = icmp eq i32 %6, 0
  br i1 %.not, label %7, label %55

7:
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 212
  %9 = load i32, ptr %8, align 4, !tbaa !80
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %11 = load i32, ptr %10, align 16, !tbaa !42
  %12 = icmp ult i32 %9, %11
  br i1 %12, label %13, label %16

13:
  %14 = getelementptr inbounds nuw i8, ptr %2, i64 192
  %15 = load ptr, ptr %14, align 64, !tbaa !103
  br label %16

16:
  %17 = phi ptr [ %15, %13 ], [ null, %7 ]
  br label %18

18:
  %.041 = phi ptr [ %17, %16 ], [ %23, %21 ]
  %cond = icmp eq ptr %.041, null
  br i1 %cond, label %24, label %19

19:
  %20 = call zeroext i1 @_ZL8has_workP5Graph(ptr nonnull %.041) #7
  br i1 %20, label %.critedge, label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %.041, i64 104
  %23 = load ptr, ptr %22, align 8, !tbaa !79
  br label %18, !llvm.loop !109

24:
  %25 = call i64 @_ZL3nowv() #7
  %26 = icmp slt i64 %25, %.0
  br i1 %26, label %27, label %28

27:
  call void @_ZL11look_aroundP4Poolx(ptr %2, i64 %.0) #7
  br label %54, !llvm.loop !110

28:
  br i1 %cond, label %29, label %.critedge

29:
  %30 = getelementptr inbounds nuw i8, ptr %2, i64 216
  %31 = atomicrmw add ptr %30, i32 1 monotonic, align 8
  %32 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %33 = call i32 @pthread_cond_wait(ptr nonnull %32, ptr %2) #6
  %34 = atomicrmw sub ptr %30, i32 1 monotonic, align 8
  br label %54, !llvm.loop !110

.critedge:
  %35 = load i32, ptr %8, align 4, !tbaa !80
  %36 = add i32 %35, 1
  store i32 %36, ptr %8, align 4, !tbaa !80
  %37 = getelementptr inbounds nuw i8, ptr %.041, i64 320
  %38 = atomicrmw add ptr %37, i32 1 acq_rel, align 64
  %39 = call i32 @pthread_mutex_unlock(ptr %2) #6
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %41 = load i32, ptr %40, align 8, !tbaa !111
  %42 = call i32 @_ZL9take_partP4PoolP5Graphjx(ptr %2, ptr %.041, i32 %41, i64 9223372036854775807) #7
  %43 = atomicrmw add ptr %37, i32 -1 acq_rel, align 64
  %44 = call i64 @_ZL3nowv() #7
  %45 = add nsw i64 %44, 50000
  %46 = call i32 @pthread_mutex_lock(ptr %2) #6
  %47 = load i32, ptr %8, align 4, !tbaa !80
  %48 = add i32 %47, -1
  store i32 %48, ptr %8, align 4, !tbaa !80
  %49 = getelementptr inbounds nuw i8, ptr %2, i64 232
  %50 = load i32, ptr %49, align 8, !tbaa !82
  %.not46 = icmp eq i32 %50, 0
  br i1 %.not46, label %54, label %51

51:
  %52 = getelementptr inbounds nuw i8, ptr %2, i64 128
  %53 = call i32 @pthread_cond_broadcast(ptr nonnull %52) #6
  br label %54

54:
  %.1 = phi i64 [ %.0, %27 ], [ %.0, %29 ], [ %45, %51 ], [ %45, %.critedge ]
  br label %4

55:
  %56 = getelementptr inbounds nuw i8, ptr %2, i64 224
  %57 = load i32, ptr %56, align 32, !tbaa !85
  %58 = add i32 %57, -1
  store i32 %58, ptr %56, align 32, !tbaa !85
  %59 = getelementptr inbounds nuw i8, ptr %2, i64 128
  %60 = call i32 @pthread_cond_broadcast(ptr nonnull %59) #6
  %61 = call i32 @pthread_mutex_unlock(ptr %2) #6
  ret ptr null
}

define internal zeroext i1 @_ZL8has_workP5Graph(ptr %0) #0 {
  %2 = call zeroext i1 @_ZL9has_readyP5Graph(ptr %0) #7
  br i1 %2, label %16, label %3

3:
  %.09 = phi i32 [ %15, %14 ], [ 0, %1 ]
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %5 = load i32, ptr %4, align 4, !tbaa !26
  %.not = icmp ult i32 %.09, %5
  br i1 %.not, label %6, label %16

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %8 = load ptr, ptr %7, align 32, !tbaa !58
  %9 = zext i32 %.09 to i64
  %10 = getelementptr inbounds nuw %struct.Slot, ptr %8, i64 %9
  %11 = load atomic i64, ptr %10 acquire, align 64
  %12 = inttoptr i64 %11 to ptr
  %13 = call zeroext i1 @_ZL13can_be_joinedP4Node(ptr %12) #7
  br i1 %13, label %16, label %14

14:
  %15 = add i32 %.09, 1
  br label %3, !llvm.loop !112

16:
  %.0 = phi i1 [ true, %1 ], [ %.not, %6 ], [ %.not, %3 ]
  ret i1 %.0
}

define internal void @_ZL11look_aroundP4Poolx(ptr %0, i64 %1) #0 {
  %3 = call i32 @pthread_mutex_unlock(ptr %0) #6
  br label %4

4:
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %6 = load atomic i64, ptr %5 monotonic, align 64
  %.not = icmp eq i64 %6, 0
  br i1 %.not, label %7, label %.critedge

7:
  %8 = call i64 @_ZL3nowv() #7
  %9 = icmp slt i64 %8, %1
  br i1 %9, label %4, label %.critedge, !llvm.loop !113

.critedge:
  %10 = call i32 @pthread_mutex_lock(ptr %0) #6
  ret void
}

declare i32 @pthread_cond_wait(ptr, ptr) #2

define internal i32 @_ZL9take_partP4PoolP5Graphjx(ptr %0, ptr %1, i32 %2, i64 %3) #0 {
  %5 = alloca i32, align 4
  %6 = alloca i64, align 8
  %7 = alloca i8, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  store i32 0, ptr %5, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #8
  %8 = call i64 @_ZL3nowv() #7
  store i64 %8, ptr %6, align 8, !tbaa !25
  br label %9

9:
  %.039 = phi ptr [ null, %4 ], [ %.342, %55 ], [ %.342, %55 ]
  %.037 = phi i64 [ %8, %4 ], [ %.138, %55 ], [ %.138, %55 ]
  %.035 = phi i32 [ undef, %4 ], [ %.2, %55 ], [ %.2, %55 ]
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 84
  %11 = load atomic i32, ptr %10 acquire, align 4
  %.not = icmp eq i32 %11, 0
  br i1 %.not, label %12, label %56

12:
  %.not44 = icmp eq ptr %.039, null
  br i1 %.not44, label %13, label %15

13:
  %14 = call ptr @_ZL3popP5Graph(ptr %1) #7
  br label %15

15:
  %16 = phi ptr [ %14, %13 ], [ %.039, %12 ]
  %.not45 = icmp eq ptr %16, null
  br i1 %.not45, label %28, label %17

17:
  %18 = call zeroext i1 @_ZL18is_somebody_asleepP4PoolP5Graph(ptr %0, ptr %1) #7
  br i1 %18, label %19, label %22

19:
  %20 = call zeroext i1 @_ZL9has_readyP5Graph(ptr %1) #7
  br i1 %20, label %21, label %22

21:
  call void @_ZL4wakeP4PoolP5Graphj(ptr %0, ptr %1, i32 1) #7
  br label %22

22:
  %23 = call zeroext i1 @_ZL8run_nodeP4PoolP5GraphP4NodejPx(ptr %0, ptr %1, ptr nonnull %16, i32 %2, ptr nonnull %6) #7
  br i1 %23, label %24, label %47

24:
  %25 = load i32, ptr %5, align 4, !tbaa !3
  %26 = add i32 %25, 1
  store i32 %26, ptr %5, align 4, !tbaa !3
  %27 = call ptr @_ZL8end_nodeP5GraphP4Node(ptr %1, ptr nonnull %16) #7
  br label %47

28:
  %29 = call zeroext i1 @_ZL8told_endP4PoolP5GraphPj(ptr %0, ptr %1, ptr nonnull %5) #7
  br i1 %29, label %55, label %30

30:
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 256
  %32 = load atomic i32, ptr %31 acquire, align 64
  %.not46 = icmp eq i32 %32, 0
  br i1 %.not46, label %55, label %33

33:
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #8
  store i8 0, ptr %7, align 1, !tbaa !114
  %34 = call ptr @_ZL4joinP5GraphjPxPb(ptr %1, i32 %2, ptr nonnull %6, ptr nonnull %7) #7
  %.not47 = icmp eq ptr %34, null
  br i1 %.not47, label %39, label %35

35:
  %36 = load i32, ptr %5, align 4, !tbaa !3
  %37 = add i32 %36, 1
  store i32 %37, ptr %5, align 4, !tbaa !3
  %38 = call ptr @_ZL8end_nodeP5GraphP4Node(ptr %1, ptr nonnull %34) #7
  br label %39

39:
  %.443 = phi ptr [ %38, %35 ], [ null, %33 ]
  %40 = load i8, ptr %7, align 1, !tbaa !114, !range !116, !noundef !117
  %41 = trunc nuw i8 %40 to i1
  br i1 %41, label %46, label %42

42:
  %43 = call i64 @_ZL3nowv() #7
  store i64 %43, ptr %6, align 8, !tbaa !25
  %44 = sub nsw i64 %43, %.037
  %45 = icmp sgt i64 %44, 50000
  %..035 = select i1 %45, i32 1, i32 %.035
  %. = select i1 %45, i32 1, i32 2
  br label %46

46:
  %phiofops = phi i1 [ true, %39 ], [ false, %42 ]
  %.3 = phi i32 [ %..035, %42 ], [ %.035, %39 ]
  %.1 = phi i32 [ %., %42 ], [ 0, %39 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #8
  br i1 %phiofops, label %47, label %55

47:
  %.241 = phi ptr [ null, %22 ], [ %27, %24 ], [ %.443, %46 ]
  %.136 = phi i32 [ %.035, %22 ], [ %.035, %24 ], [ %.3, %46 ]
  %48 = load i64, ptr %6, align 8, !tbaa !25
  %49 = icmp sgt i64 %48, %3
  br i1 %49, label %50, label %55

50:
  %.not48 = icmp eq ptr %.241, null
  br i1 %.not48, label %52, label %51

51:
  call void @_ZL4pushP5GraphP4Node(ptr %1, ptr nonnull %.241) #7
  br label %52

52:
  %53 = call zeroext i1 @_ZL8told_endP4PoolP5GraphPj(ptr %0, ptr %1, ptr nonnull %5) #7
  %54 = select i1 %53, i32 0, i32 2
  br label %55

55:
  %.342 = phi ptr [ %.241, %52 ], [ null, %28 ], [ %.443, %46 ], [ null, %30 ], [ %.241, %47 ]
  %.138 = phi i64 [ %48, %52 ], [ %.037, %28 ], [ %.037, %46 ], [ %.037, %30 ], [ %48, %47 ]
  %.2 = phi i32 [ %54, %52 ], [ 0, %28 ], [ %.3, %46 ], [ 0, %30 ], [ %.136, %47 ]
  %.0 = phi i32 [ 1, %52 ], [ 1, %28 ], [ %.1, %46 ], [ 1, %30 ], [ 0, %47 ]
  switch i32 %.0, label %56 [
    i32 0, label %9
    i32 2, label %9
  ], !llvm.loop !118

56:
  %.4 = phi i32 [ %.2, %55 ], [ 1, %9 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  ret i32 %.4
}

define internal zeroext i1 @_ZL9has_readyP5Graph(ptr %0) #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %3 = load atomic i32, ptr %2 acquire, align 64
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %5 = load i32, ptr %4, align 8, !tbaa !19
  %6 = icmp ult i32 %3, %5
  br i1 %6, label %7, label %14

7:
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %9 = load ptr, ptr %8, align 16, !tbaa !57
  %10 = zext i32 %3 to i64
  %11 = getelementptr inbounds nuw i32, ptr %9, i64 %10
  %12 = load atomic i32, ptr %11 acquire, align 4
  %13 = icmp ne i32 %12, 0
  br label %14

14:
  %15 = phi i1 [ false, %1 ], [ %13, %7 ]
  ret i1 %15
}

define internal zeroext i1 @_ZL13can_be_joinedP4Node(ptr %0) #0 {
  %.not = icmp eq ptr %0, null
  br i1 %.not, label %13, label %2

2:
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 52
  %4 = load atomic i32, ptr %3 acquire, align 4
  %.not5 = icmp eq i32 %4, 0
  br i1 %.not5, label %13, label %5

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %7 = load ptr, ptr %6, align 8, !tbaa !36
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 128
  %9 = load atomic i64, ptr %8 monotonic, align 8
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 112
  %11 = load i64, ptr %10, align 8, !tbaa !37
  %12 = icmp ult i64 %9, %11
  br label %13

13:
  %14 = phi i1 [ false, %2 ], [ false, %1 ], [ %12, %5 ]
  ret i1 %14
}

define internal ptr @_ZL3popP5Graph(ptr %0) #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %3 = load atomic i32, ptr %2 acquire, align 64
  br label %4

4:
  %.019 = phi i32 [ %3, %1 ], [ %.120, %27 ]
  %.0 = phi ptr [ undef, %1 ], [ %.1, %27 ]
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %6 = load i32, ptr %5, align 8, !tbaa !19
  %7 = icmp ult i32 %.019, %6
  br i1 %7, label %8, label %28

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %10 = load ptr, ptr %9, align 16, !tbaa !57
  %11 = zext i32 %.019 to i64
  %12 = getelementptr inbounds nuw i32, ptr %10, i64 %11
  %13 = load atomic i32, ptr %12 acquire, align 4
  %.not = icmp eq i32 %13, 0
  br i1 %.not, label %27, label %14

14:
  %15 = add i32 %.019, 1
  %16 = cmpxchg ptr %2, i32 %.019, i32 %15 acq_rel acquire, align 64
  %17 = extractvalue { i32, i1 } %16, 0
  %18 = extractvalue { i32, i1 } %16, 1
  br i1 %18, label %19, label %27

19:
  %20 = load ptr, ptr %9, align 16, !tbaa !57
  %21 = zext i32 %17 to i64
  %22 = getelementptr inbounds nuw i32, ptr %20, i64 %21
  store atomic i32 0, ptr %22 release, align 4
  %23 = load ptr, ptr %0, align 64, !tbaa !20
  %24 = zext i32 %13 to i64
  %25 = getelementptr inbounds nuw %struct.Node, ptr %23, i64 %24
  %26 = getelementptr inbounds i8, ptr %25, i64 -64
  br label %27

27:
  %cond = phi i1 [ false, %19 ], [ false, %8 ], [ true, %14 ]
  %.120 = phi i32 [ %17, %19 ], [ %.019, %8 ], [ %17, %14 ]
  %.1 = phi ptr [ %26, %19 ], [ null, %8 ], [ %.0, %14 ]
  br i1 %cond, label %4, label %28, !llvm.loop !119

28:
  %.2 = phi ptr [ %.1, %27 ], [ null, %4 ]
  ret ptr %.2
}

define internal zeroext i1 @_ZL18is_somebody_asleepP4PoolP5Graph(ptr %0, ptr %1) #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %4 = load atomic i32, ptr %3 acquire, align 8
  %.not = icmp eq i32 %4, 0
  br i1 %.not, label %5, label %9

5:
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %7 = load atomic i32, ptr %6 acquire, align 8
  %8 = icmp ne i32 %7, 0
  br label %9

9:
  %10 = phi i1 [ true, %2 ], [ %8, %5 ]
  ret i1 %10
}

define internal void @_ZL4wakeP4PoolP5Graphj(ptr %0, ptr %1, i32 %2) #0 {
  %4 = call i32 @pthread_mutex_lock(ptr %0) #6
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %6 = load i32, ptr %5, align 8, !tbaa !97
  %.not = icmp eq i32 %6, 0
  br i1 %.not, label %11, label %7

7:
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 384
  %9 = call i32 @pthread_cond_signal(ptr nonnull %8) #6
  %.not12 = icmp ne i32 %2, 0
  %.neg = sext i1 %.not12 to i32
  %10 = add i32 %2, %.neg
  br label %11

11:
  %.011 = phi i32 [ %10, %7 ], [ %2, %3 ]
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %13 = load i32, ptr %12, align 8, !tbaa !120
  br label %14

14:
  %.1 = phi i32 [ %.011, %11 ], [ %20, %17 ]
  %.0 = phi i32 [ %13, %11 ], [ %21, %17 ]
  %15 = icmp ne i32 %.1, 0
  %16 = icmp ne i32 %.0, 0
  %spec.select = select i1 %15, i1 %16, i1 false
  br i1 %spec.select, label %17, label %22

17:
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %19 = call i32 @pthread_cond_signal(ptr nonnull %18) #6
  %20 = add i32 %.1, -1
  %21 = add i32 %.0, -1
  br label %14, !llvm.loop !121

22:
  %23 = call i32 @pthread_mutex_unlock(ptr %0) #6
  ret void
}

define internal zeroext i1 @_ZL8run_nodeP4PoolP5GraphP4NodejPx(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4) #0 {
  %6 = load i64, ptr %4, align 8, !tbaa !25
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %8 = load i32, ptr %7, align 8, !tbaa !53
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 48
  store i32 %8, ptr %9, align 16, !tbaa !54
  %10 = call zeroext i1 @_ZL9is_sharedPK5GraphPK4Node(ptr %1, ptr %2) #7
  br i1 %10, label %14, label %11

11:
  call void @_ZL9run_alonePK4Node(ptr %2) #7
  %12 = call i64 @_ZL3nowv() #7
  store i64 %12, ptr %4, align 8, !tbaa !25
  %13 = sub nsw i64 %12, %6
  call void @_ZL9note_costP4Nodex(ptr %2, i64 %13) #7
  br label %40

14:
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 56
  store i32 0, ptr %15, align 8, !tbaa !56
  %16 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %17 = load ptr, ptr %16, align 8, !tbaa !36
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 128
  store i64 0, ptr %18, align 8, !tbaa !122
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 52
  store atomic i32 1, ptr %19 release, align 4
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %21 = load ptr, ptr %20, align 32, !tbaa !58
  %22 = zext i32 %3 to i64
  %23 = getelementptr inbounds nuw %struct.Slot, ptr %21, i64 %22
  %24 = ptrtoint ptr %2 to i64
  store atomic i64 %24, ptr %23 release, align 64
  %25 = call zeroext i1 @_ZL18is_somebody_asleepP4PoolP5Graph(ptr %0, ptr %1) #7
  br i1 %25, label %26, label %30

26:
  %27 = getelementptr inbounds nuw i8, ptr %2, i64 44
  %28 = load i32, ptr %27, align 4, !tbaa !21
  %29 = udiv i32 %28, 20000
  %narrow = add nuw nsw i32 %29, 1
  call void @_ZL4wakeP4PoolP5Graphj(ptr %0, ptr %1, i32 %narrow) #7
  br label %30

30:
  %31 = load ptr, ptr %2, align 64, !tbaa !50
  %32 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %33 = load ptr, ptr %32, align 8, !tbaa !51
  %34 = load ptr, ptr %16, align 8, !tbaa !36
  call void %31(ptr %33, ptr %34) #6
  %35 = load ptr, ptr %20, align 32, !tbaa !58
  %36 = getelementptr inbounds nuw %struct.Slot, ptr %35, i64 %22
  store atomic i64 0, ptr %36 release, align 64
  %37 = call i64 @_ZL3nowv() #7
  store i64 %37, ptr %4, align 8, !tbaa !25
  %38 = sub nsw i64 %37, %6
  %39 = call zeroext i1 @_ZL5leaveP4Nodex(ptr nonnull %2, i64 %38) #7
  br label %40

40:
  %.0 = phi i1 [ %39, %30 ], [ true, %11 ]
  ret i1 %.0
}

define internal ptr @_ZL8end_nodeP5GraphP4Node(ptr %0, ptr %1) #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !28
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %6 = load i32, ptr %5, align 32, !tbaa !29
  %7 = zext i32 %6 to i64
  %8 = getelementptr inbounds nuw i32, ptr %4, i64 %7
  br label %9

9:
  %.017 = phi i32 [ 0, %2 ], [ %30, %29 ]
  %.0 = phi ptr [ null, %2 ], [ %.1, %29 ]
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 36
  %11 = load i32, ptr %10, align 4, !tbaa !27
  %12 = icmp ult i32 %.017, %11
  br i1 %12, label %13, label %31

13:
  %14 = load ptr, ptr %0, align 64, !tbaa !20
  %15 = zext i32 %.017 to i64
  %16 = getelementptr inbounds nuw i32, ptr %8, i64 %15
  %17 = load i32, ptr %16, align 4, !tbaa !3
  %18 = zext i32 %17 to i64
  %19 = getelementptr inbounds nuw %struct.Node, ptr %14, i64 %18
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 40
  %21 = load i32, ptr %20, align 8, !tbaa !53
  %22 = icmp ugt i32 %21, 1
  br i1 %22, label %23, label %27

23:
  %24 = getelementptr inbounds nuw i8, ptr %19, i64 48
  %25 = atomicrmw add ptr %24, i32 -1 acq_rel, align 16
  %26 = icmp ugt i32 %25, 1
  br i1 %26, label %29, label %27

27:
  %.not = icmp eq ptr %.0, null
  br i1 %.not, label %29, label %28

28:
  call void @_ZL4pushP5GraphP4Node(ptr nonnull %0, ptr %19) #7
  br label %29

29:
  %.1 = phi ptr [ %.0, %23 ], [ %.0, %28 ], [ %19, %27 ]
  %30 = add i32 %.017, 1
  br label %9, !llvm.loop !123

31:
  ret ptr %.0
}

define internal zeroext i1 @_ZL8told_endP4PoolP5GraphPj(ptr %0, ptr %1, ptr %2) #0 {
  %4 = load i32, ptr %2, align 4, !tbaa !3
  store i32 0, ptr %2, align 4, !tbaa !3
  %.not = icmp eq i32 %4, 0
  br i1 %.not, label %11, label %5

5:
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 256
  %7 = sub i32 0, %4
  %8 = atomicrmw add ptr %6, i32 %7 acq_rel, align 64
  %9 = icmp ugt i32 %8, %4
  br i1 %9, label %11, label %10

10:
  call void @_ZL4wakeP4PoolP5Graphj(ptr %0, ptr %1, i32 0) #7
  br label %11

11:
  %.0 = phi i1 [ true, %10 ], [ false, %5 ], [ false, %3 ]
  ret i1 %.0
}

define internal ptr @_ZL4joinP5GraphjPxPb(ptr %0, i32 %1, ptr %2, ptr %3) #0 {
  br label %5

5:
  %.030 = phi i32 [ 1, %4 ], [ %44, %43 ]
  %.0 = phi ptr [ undef, %4 ], [ %.2, %43 ]
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %7 = load i32, ptr %6, align 4, !tbaa !26
  %8 = icmp ult i32 %.030, %7
  br i1 %8, label %9, label %45

9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %11 = load ptr, ptr %10, align 32, !tbaa !58
  %12 = add i32 %1, %.030
  %13 = urem i32 %12, %7
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds nuw %struct.Slot, ptr %11, i64 %14
  %16 = load atomic i64, ptr %15 acquire, align 64
  %17 = inttoptr i64 %16 to ptr
  %18 = call zeroext i1 @_ZL13can_be_joinedP4Node(ptr %17) #7
  br i1 %18, label %19, label %42

19:
  %20 = getelementptr inbounds nuw i8, ptr %17, i64 52
  %21 = load atomic i32, ptr %20 acquire, align 4
  br label %22

22:
  %.034 = phi i32 [ %21, %19 ], [ %.135, %29 ]
  %.not = icmp eq i32 %.034, 0
  br i1 %.not, label %29, label %23

23:
  %24 = add i32 %.034, 1
  %25 = cmpxchg ptr %20, i32 %.034, i32 %24 acq_rel acquire, align 4
  %26 = extractvalue { i32, i1 } %25, 0
  %27 = extractvalue { i32, i1 } %25, 1
  %28 = xor i1 %27, true
  br label %29

29:
  %.135 = phi i32 [ %26, %23 ], [ 0, %22 ]
  %30 = phi i1 [ %28, %23 ], [ false, %22 ]
  br i1 %30, label %22, label %31, !llvm.loop !124

31:
  %.not37 = icmp eq i32 %.135, 0
  br i1 %.not37, label %42, label %32

32:
  store i8 1, ptr %3, align 1, !tbaa !114
  %33 = load i64, ptr %2, align 8, !tbaa !25
  %34 = load ptr, ptr %17, align 64, !tbaa !50
  %35 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %36 = load ptr, ptr %35, align 8, !tbaa !51
  %37 = getelementptr inbounds nuw i8, ptr %17, i64 24
  %38 = load ptr, ptr %37, align 8, !tbaa !36
  call void %34(ptr %36, ptr %38) #6
  %39 = call i64 @_ZL3nowv() #7
  store i64 %39, ptr %2, align 8, !tbaa !25
  %40 = sub nsw i64 %39, %33
  %41 = call zeroext i1 @_ZL5leaveP4Nodex(ptr nonnull %17, i64 %40) #7
  %. = select i1 %41, ptr %17, ptr null
  br label %42

42:
  %cond = phi i1 [ true, %9 ], [ false, %32 ], [ true, %31 ]
  %.132 = phi i32 [ 4, %9 ], [ 1, %32 ], [ 4, %31 ]
  %.2 = phi ptr [ %.0, %9 ], [ %., %32 ], [ %.0, %31 ]
  br i1 %cond, label %43, label %45

43:
  %44 = add i32 %.030, 1
  br label %5, !llvm.loop !125

45:
  %.031 = phi i32 [ %.132, %42 ], [ 2, %5 ]
  %.1 = phi ptr [ %.2, %42 ], [ %.0, %5 ]
  switch i32 %.031, label %48 [
    i32 2, label %46
    i32 1, label %47
  ]

46:
  br label %47

47:
  %.4 = phi ptr [ null, %46 ], [ %.1, %45 ]
  ret ptr %.4

48:
  unreachable
}

declare i32 @pthread_cond_signal(ptr) #2

define internal void @_ZL9run_alonePK4Node(ptr %0) #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = load ptr, ptr %2, align 16, !tbaa !52
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 128
  store i64 0, ptr %4, align 8, !tbaa !122
  %5 = load ptr, ptr %0, align 64, !tbaa !50
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = load ptr, ptr %6, align 8, !tbaa !51
  call void %5(ptr %7, ptr %3) #6
  ret void
}

define internal void @_ZL9note_costP4Nodex(ptr %0, i64 %1) #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %4 = load i32, ptr %3, align 4, !tbaa !21
  %5 = zext i32 %4 to i64
  %6 = icmp sgt i64 %1, %5
  %7 = sub nsw i64 %1, %5
  %8 = add nuw nsw i64 %7, 3
  %9 = lshr i64 %8, 2
  %10 = add nuw nsw i64 %9, %5
  %.0 = select i1 %6, i64 %10, i64 %1
  %11 = call i64 @llvm.smin.i64(i64 %.0, i64 4294967295)
  %12 = trunc i64 %11 to i32
  store i32 %12, ptr %3, align 4, !tbaa !21
  ret void
}

define internal zeroext i1 @_ZL5leaveP4Nodex(ptr %0, i64 %1) #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %4 = call i64 @llvm.smin.i64(i64 %1, i64 16777215)
  %5 = trunc i64 %4 to i32
  %6 = atomicrmw add ptr %3, i32 %5 monotonic, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 52
  %8 = atomicrmw add ptr %7, i32 -1 acq_rel, align 4
  %9 = icmp ult i32 %8, 2
  br i1 %9, label %10, label %13

10:
  %11 = load i32, ptr %3, align 8, !tbaa !56
  %12 = zext i32 %11 to i64
  call void @_ZL9note_costP4Nodex(ptr %0, i64 %12) #7
  br label %13

13:
  ret i1 %9
}

define internal zeroext i1 @_ZL15wait_for_othersP4PoolP5Graphx(ptr %0, ptr %1, i64 %2) #0 {
  %4 = alloca %struct.Time, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  %5 = call i32 @clock_gettime(i32 0, ptr nonnull %4) #6
  %. = call i64 @llvm.smax.i64(i64 %2, i64 0)
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %7 = load i64, ptr %6, align 8, !tbaa !62
  %8 = add nsw i64 %7, %.
  store i64 %8, ptr %6, align 8, !tbaa !62
  %9 = sdiv i64 %8, 1000000000
  %10 = load i64, ptr %4, align 8, !tbaa !60
  %11 = add nsw i64 %10, %9
  store i64 %11, ptr %4, align 8, !tbaa !60
  %12 = srem i64 %8, 1000000000
  store i64 %12, ptr %6, align 8, !tbaa !62
  %13 = call i32 @pthread_mutex_lock(ptr %0) #6
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 88
  store atomic i32 1, ptr %14 seq_cst, align 8
  br label %15

15:
  %.0 = phi i1 [ false, %3 ], [ %24, %21 ]
  br i1 %.0, label %.critedge, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 256
  %18 = load atomic i32, ptr %17 acquire, align 64
  %.not = icmp eq i32 %18, 0
  br i1 %.not, label %.critedge, label %19

19:
  %20 = call zeroext i1 @_ZL8has_workP5Graph(ptr %1) #7
  br i1 %20, label %.critedge, label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 384
  %23 = call i32 @pthread_cond_timedwait(ptr nonnull %22, ptr %0, ptr nonnull %4) #6
  %24 = icmp ne i32 %23, 0
  br label %15, !llvm.loop !126

.critedge:
  store i32 0, ptr %14, align 8, !tbaa !97
  %25 = call i32 @pthread_mutex_unlock(ptr %0) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  ret i1 %.0
}

declare i64 @llvm.smax.i64(i64, i64) #5

declare i64 @llvm.smin.i64(i64, i64) #5

declare i32 @llvm.umin.i32(i32, i32) #5

declare i64 @llvm.umin.i64(i64, i64) #5

attributes #0 = { mustprogress nounwind "no-builtins" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-builtins" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nobuiltin nounwind "no-builtins" }
attributes #7 = { nobuiltin "no-builtins" }
attributes #8 = { nounwind }


!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = !{!8, !12, i64 24}
!8 = !{!"_ZTS5Graph", !9, i64 0, !11, i64 8, !11, i64 16, !12, i64 24, !13, i64 32, !4, i64 40, !4, i64 44, !4, i64 48, !4, i64 52, !4, i64 56, !4, i64 60, !14, i64 64, !4, i64 72, !4, i64 76, !4, i64 80, !4, i64 84, !4, i64 88, !14, i64 96, !15, i64 104, !16, i64 112, !4, i64 128, !4, i64 192, !4, i64 256, !4, i64 320, !18, i64 384}
!9 = !{!"p1 _ZTS4Node", !10, i64 0}
!10 = !{!"any pointer", !5, i64 0}
!11 = !{!"p1 int", !10, i64 0}
!12 = !{!"p1 long long", !10, i64 0}
!13 = !{!"p1 _ZTS4Slot", !10, i64 0}
!14 = !{!"long long", !5, i64 0}
!15 = !{!"p1 _ZTS5Graph", !10, i64 0}
!16 = !{!"p2 _ZTS5Graph", !17, i64 0}
!17 = !{!"any p2 pointer", !10, i64 0}
!18 = !{!"_ZTS6Opaque", !5, i64 0}
!19 = !{!8, !4, i64 40}
!20 = !{!8, !9, i64 0}
!21 = !{!22, !4, i64 44}
!22 = !{!"_ZTS4Node", !10, i64 0, !23, i64 8, !24, i64 16, !24, i64 24, !4, i64 32, !4, i64 36, !4, i64 40, !4, i64 44, !4, i64 48, !4, i64 52, !4, i64 56}
!23 = !{!"p1 omnipotent char", !10, i64 0}
!24 = !{!"p1 _ZTS6Launch", !10, i64 0}
!25 = !{!14, !14, i64 0}
!26 = !{!8, !4, i64 44}
!27 = !{!22, !4, i64 36}
!28 = !{!8, !11, i64 8}
!29 = !{!22, !4, i64 32}
!30 = distinct !{!30, !31}
!31 = !{!"llvm.loop.mustprogress"}
!32 = distinct !{!32, !31}
!33 = !{!8, !4, i64 48}
!34 = !{!8, !14, i64 64}
!35 = !{!8, !4, i64 52}
!36 = !{!22, !24, i64 24}
!37 = !{!38, !39, i64 112}
!38 = !{!"_ZTS6Launch", !5, i64 0, !5, i64 24, !5, i64 48, !5, i64 72, !39, i64 96, !39, i64 104, !39, i64 112, !39, i64 120, !39, i64 128, !39, i64 136}
!39 = !{!"long", !5, i64 0}
!40 = !{!41, !39, i64 288}
!41 = !{!"_ZTS6Kernel", !10, i64 0, !14, i64 8, !39, i64 16, !39, i64 24, !38, i64 32, !38, i64 176}
!42 = !{!43, !4, i64 208}
!43 = !{!"_ZTS4Pool", !18, i64 0, !18, i64 64, !18, i64 128, !15, i64 192, !44, i64 200, !4, i64 208, !4, i64 212, !4, i64 216, !4, i64 220, !4, i64 224, !4, i64 228, !4, i64 232}
!44 = !{!"p1 long", !10, i64 0}
!45 = !{i64 0, i64 24, !46, i64 24, i64 24, !46, i64 48, i64 24, !46, i64 72, i64 24, !46, i64 96, i64 8, !47, i64 104, i64 8, !47, i64 112, i64 8, !47, i64 120, i64 8, !47, i64 128, i64 8, !47, i64 136, i64 8, !47}
!46 = !{!5, !5, i64 0}
!47 = !{!39, !39, i64 0}
!48 = !{!38, !39, i64 104}
!49 = !{!41, !10, i64 0}
!50 = !{!22, !10, i64 0}
!51 = !{!22, !23, i64 8}
!52 = !{!22, !24, i64 16}
!53 = !{!22, !4, i64 40}
!54 = !{!22, !4, i64 48}
!55 = !{!22, !4, i64 52}
!56 = !{!22, !4, i64 56}
!57 = !{!8, !11, i64 16}
!58 = !{!8, !13, i64 32}
!59 = distinct !{!59, !31}
!60 = !{!61, !39, i64 0}
!61 = !{!"_ZTS4Time", !39, i64 0, !39, i64 8}
!62 = !{!61, !39, i64 8}
!63 = !{!8, !4, i64 80}
!64 = !{!8, !14, i64 96}
!65 = !{!8, !4, i64 72}
!66 = !{!8, !4, i64 56}
!67 = !{!8, !4, i64 60}
!68 = !{!8, !4, i64 192}
!69 = !{!8, !4, i64 128}
!70 = !{!8, !4, i64 256}
!71 = !{!8, !4, i64 84}
!72 = !{!8, !4, i64 76}
!73 = distinct !{!73, !31}
!74 = distinct !{!74, !31}
!75 = distinct !{!75, !31}
!76 = distinct !{!76, !31}
!77 = distinct !{!77, !31}
!78 = !{!8, !16, i64 112}
!79 = !{!8, !15, i64 104}
!80 = !{!43, !4, i64 212}
!81 = distinct !{!81, !31}
!82 = !{!43, !4, i64 232}
!83 = distinct !{!83, !31}
!84 = !{!43, !4, i64 228}
!85 = !{!43, !4, i64 224}
!86 = distinct !{!86, !31}
!87 = !{!43, !4, i64 220}
!88 = !{!43, !44, i64 200}
!89 = distinct !{!89, !31}
!90 = distinct !{!90, !31}
!91 = !{!92, !23, i64 0}
!92 = !{!"_ZTS5Piece", !23, i64 0, !23, i64 8, !39, i64 16}
!93 = !{!92, !39, i64 16}
!94 = !{!92, !23, i64 8}
!95 = distinct !{!95, !31}
!96 = distinct !{!96, !31}
!97 = !{!8, !4, i64 88}
!98 = !{!8, !4, i64 320}
!99 = distinct !{!99, !31}
!100 = !{!101, !9, i64 0}
!101 = !{!"_ZTS4Slot", !9, i64 0}
!102 = distinct !{!102, !31}
!103 = !{!43, !15, i64 192}
!104 = !{!105, !105, i64 0}
!105 = !{!"p1 _ZTS4Pool", !10, i64 0}
!106 = distinct !{!106, !31}
!107 = !{!108, !105, i64 0}
!108 = !{!"_ZTS6Worker", !105, i64 0, !4, i64 8}
!109 = distinct !{!109, !31}
!110 = distinct !{!110, !31}
!111 = !{!108, !4, i64 8}
!112 = distinct !{!112, !31}
!113 = distinct !{!113, !31}
!114 = !{!115, !115, i64 0}
!115 = !{!"bool", !5, i64 0}
!116 = !{i8 0, i8 2}
!117 = !{}
!118 = distinct !{!118, !31}
!119 = distinct !{!119, !31}
!120 = !{!43, !4, i64 216}
!121 = distinct !{!121, !31}
!122 = !{!38, !39, i64 128}
!123 = distinct !{!123, !31}
!124 = distinct !{!124, !31}
!125 = distinct !{!125, !31}
!126 = distinct !{!126, !31}
