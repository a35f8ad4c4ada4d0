source_filename = "cuda_calls.cpp"

%struct.Config = type { [3 x i32], [3 x i32], i32, ptr, ptr, i32 }
%struct.Launch = type { [3 x i64], [3 x i64], [3 x i32], [3 x i32], [3 x i32], i32, i32, i32 }
%struct.Grid = type { [3 x i32], i32, %struct.Launch }
%struct.Time = type { i64, i64 }
%struct.Items = type { i64, [32 x ptr] }
%struct.References = type { i32, [64 x ptr] }
%struct.Parameter = type { i32, i32, i32, i32, i32 }
%struct.KnownLine = type { ptr, ptr, ptr }
%struct.Target = type { ptr, ptr, %struct.Parameter, i32 }
%struct.Change = type { ptr, ptr }
%struct.GraphNode = type { ptr, ptr, ptr }

@_ZL6queues = internal unnamed_addr global ptr null, align 8
@.str = private unnamed_addr constant [7 x i8] c"native\00", align 1
@_ZL5EARLY = internal constant { i32, i32, <{ i32, [15 x i32] }> } { i32 6, i32 0, <{ i32, [15 x i32] }> <{ i32 1, [15 x i32] zeroinitializer }> }, align 4
@_ZZL6loadedPK6LoaderPKcPPvPcE7OPTIONS = internal constant [2 x i32] [i32 5, i32 6], align 4

define i32 @__cuda_launch(ptr readonly captures(none) %0, ptr captures(none) %1, ptr %2, i32 %3) #0 {
  %5 = tail call fastcc i32 @_ZL6launchPK6KernelP4LinePcjb(ptr %0, ptr %1, ptr %2, i32 %3, i1 zeroext false) #7
  ret i32 %5
}

define internal fastcc i32 @_ZL6launchPK6KernelP4LinePcjb(ptr readonly captures(none) %0, ptr captures(none) %1, ptr %2, i32 %3, i1 zeroext %4) unnamed_addr #0 {
  %6 = alloca %struct.Config, align 8
  %7 = alloca %struct.Launch, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %9 = load i32, ptr %8, align 8, !tbaa !7
  %10 = add i32 %9, 1
  %11 = zext i32 %10 to i64
  %12 = shl nuw nsw i64 %11, 3
  %13 = alloca i8, i64 %12, align 16
  %.not69 = icmp eq i32 %9, 0
  br i1 %.not69, label %._crit_edge, label %.lr.ph

.lr.ph:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %15 = load ptr, ptr %14, align 8, !tbaa !13
  %wide.trip.count = zext i32 %9 to i64
  br label %44

._crit_edge:
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #8
  call void @llvm.memset.p0.i64(ptr nonnull align 8 dereferenceable(56) %6, i8 0, i64 56, i1 false)
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %17 = load i32, ptr %16, align 4, !tbaa !14
  %18 = add i32 %17, %3
  %19 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store i32 %18, ptr %19, align 8, !tbaa !15
  %20 = load ptr, ptr %1, align 8, !tbaa !17
  %21 = getelementptr inbounds nuw i8, ptr %6, i64 32
  store ptr %20, ptr %21, align 8, !tbaa !20
  %22 = getelementptr inbounds nuw i8, ptr %6, i64 40
  store ptr @_ZL5EARLY, ptr %22, align 8, !tbaa !21
  %23 = zext i1 %4 to i32
  %24 = getelementptr inbounds nuw i8, ptr %6, i64 48
  store i32 %23, ptr %24, align 8, !tbaa !22
  %25 = getelementptr inbounds nuw i8, ptr %6, i64 12
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %27 = load i32, ptr %26, align 4, !tbaa !3
  store i32 %27, ptr %25, align 4, !tbaa !3
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 52
  %29 = load i32, ptr %28, align 4, !tbaa !3
  %30 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i32 %29, ptr %30, align 8, !tbaa !3
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %32 = load i32, ptr %31, align 4, !tbaa !3
  %33 = getelementptr inbounds nuw i8, ptr %6, i64 20
  store i32 %32, ptr %33, align 4, !tbaa !3
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %35 = load i64, ptr %34, align 8, !tbaa !23
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %37 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %38 = load i64, ptr %37, align 8, !tbaa !24
  %39 = add i64 %38, 1
  store i64 %39, ptr %37, align 8, !tbaa !24
  %40 = and i64 %38, 63
  %41 = getelementptr inbounds nuw i64, ptr %36, i64 %40
  store i64 %35, ptr %41, align 8, !tbaa !25
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %43 = load i32, ptr %42, align 4, !tbaa !26
  %.not5761.not = icmp eq i32 %43, 0
  br i1 %.not5761.not, label %._crit_edge66, label %.lr.ph65

44:
  %indvars.iv = phi i64 [ 0, %.lr.ph ], [ %indvars.iv.next, %44 ]
  %45 = getelementptr inbounds nuw i32, ptr %15, i64 %indvars.iv
  %46 = load i32, ptr %45, align 4, !tbaa !3
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds nuw i8, ptr %2, i64 %47
  %49 = getelementptr inbounds nuw ptr, ptr %13, i64 %indvars.iv
  store ptr %48, ptr %49, align 8, !tbaa !27
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %._crit_edge, label %44, !llvm.loop !28

.lr.ph65:
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %52 = getelementptr inbounds nuw i8, ptr %7, i64 88
  %53 = getelementptr inbounds nuw i8, ptr %7, i64 92
  %54 = zext i32 %9 to i64
  %55 = getelementptr inbounds nuw ptr, ptr %13, i64 %54
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %57 = getelementptr inbounds nuw i8, ptr %6, i64 4
  %58 = getelementptr inbounds nuw i8, ptr %6, i64 8
  br label %62

59:
  %indvars.iv.next80 = add nuw nsw i64 %indvars.iv79, 1
  %60 = load i32, ptr %42, align 4, !tbaa !26
  %61 = zext i32 %60 to i64
  %.not57 = icmp samesign ult i64 %indvars.iv.next80, %61
  br i1 %.not57, label %62, label %._crit_edge66, !llvm.loop !30

62:
  %indvars.iv79 = phi i64 [ 0, %.lr.ph65 ], [ %indvars.iv.next80, %59 ]
  %.063 = phi i32 [ undef, %.lr.ph65 ], [ %.0., %59 ]
  %63 = load ptr, ptr %50, align 8, !tbaa !31
  %64 = getelementptr inbounds nuw %struct.Grid, ptr %63, i64 %indvars.iv79
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #8
  %65 = getelementptr inbounds nuw i8, ptr %64, i64 16
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(96) %7, ptr nonnull align 8 dereferenceable(96) %65, i64 96, i1 false), !tbaa.struct !32
  %66 = load i32, ptr %51, align 8, !tbaa !34
  %.not = icmp eq i32 %66, 0
  br i1 %.not, label %69, label %67

67:
  %68 = load i32, ptr %19, align 8, !tbaa !15
  br label %71

69:
  %70 = load i32, ptr %16, align 4, !tbaa !14
  br label %71

71:
  %72 = phi i32 [ %68, %67 ], [ %70, %69 ]
  store i32 %72, ptr %52, align 8, !tbaa !35
  store i32 %23, ptr %53, align 4, !tbaa !37
  store ptr %7, ptr %55, align 8, !tbaa !27
  %73 = load i32, ptr %64, align 4, !tbaa !3
  store i32 %73, ptr %6, align 8, !tbaa !3
  %74 = getelementptr inbounds nuw i8, ptr %64, i64 4
  %75 = load i32, ptr %74, align 4, !tbaa !3
  store i32 %75, ptr %57, align 4, !tbaa !3
  %76 = getelementptr inbounds nuw i8, ptr %64, i64 8
  %77 = load i32, ptr %76, align 4, !tbaa !3
  store i32 %77, ptr %58, align 8, !tbaa !3
  %78 = load ptr, ptr %0, align 8, !tbaa !38
  %79 = load ptr, ptr %56, align 8, !tbaa !39
  %80 = call i32 %78(ptr nonnull %6, ptr %79, ptr nonnull %13, ptr null) #9
  %.not56 = icmp eq i32 %80, 0
  %.0. = select i1 %.not56, i32 %.063, i32 %80
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #8
  br i1 %.not56, label %59, label %._crit_edge66

._crit_edge66:
  %spec.select = phi i32 [ 0, %._crit_edge ], [ %.0., %71 ], [ 0, %59 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #8
  ret i32 %spec.select
}

define range(i32 0, 2) i32 @__cuda_launch_straight(ptr readonly captures(none) %0, ptr captures(none) %1, ptr %2, i64 %3, ptr readnone captures(none) %4) #0 {
  %6 = trunc i64 %3 to i32
  %7 = tail call fastcc i32 @_ZL6launchPK6KernelP4LinePcjb(ptr readonly %0, ptr %1, ptr %2, i32 %6, i1 zeroext false) #7
  %8 = icmp eq i32 %7, 0
  %9 = zext i1 %8 to i32
  ret i32 %9
}

define i32 @__cuda_spin(ptr readonly captures(none) %0, ptr %1, i64 %2) #0 {
  %4 = alloca %struct.Time, align 8
  %5 = alloca %struct.Time, align 8
  %6 = tail call i32 %0(ptr %1) #9
  %.not = icmp eq i32 %6, 600
  br i1 %.not, label %7, label %.loopexit

7:
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  %8 = call i32 @clock_gettime(i32 1, ptr nonnull %5) #9
  %9 = load i64, ptr %5, align 8, !tbaa !40
  %10 = mul nsw i64 %9, 1000000000
  %11 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %12 = load i64, ptr %11, align 8, !tbaa !42
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  %13 = add i64 %12, %2
  %14 = add i64 %13, %10
  %15 = getelementptr inbounds nuw i8, ptr %4, i64 8
  br label %16

16:
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  %17 = call i32 @clock_gettime(i32 1, ptr nonnull %4) #9
  %18 = load i64, ptr %4, align 8, !tbaa !40
  %19 = mul nsw i64 %18, 1000000000
  %20 = load i64, ptr %15, align 8, !tbaa !42
  %21 = add nsw i64 %19, %20
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  %22 = icmp slt i64 %21, %14
  br i1 %22, label %23, label %.loopexit

23:
  %24 = call i32 %0(ptr %1) #9
  %.not14 = icmp eq i32 %24, 600
  br i1 %.not14, label %16, label %.loopexit, !llvm.loop !43

.loopexit:
  %.0 = phi i32 [ %6, %3 ], [ 600, %16 ], [ %24, %23 ]
  ret i32 %.0
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

define range(i32 0, 2) i32 @__cuda_copy_straight(ptr readonly captures(none) %0, ptr readonly captures(none) %1, i64 %2, i64 %3, i64 %4) #0 {
  %6 = alloca %struct.Time, align 8
  %7 = alloca %struct.Time, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = icmp ult i64 %2, %3
  %12 = sub nuw i64 %3, %2
  %13 = sub nuw i64 %2, %3
  %14 = select i1 %11, i64 %12, i64 %13
  %15 = icmp ult i64 %14, %4
  br i1 %15, label %71, label %16

16:
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #8
  store ptr null, ptr %10, align 8, !tbaa !27
  %17 = load ptr, ptr %0, align 8, !tbaa !44
  %18 = call i32 %17(ptr nonnull %10) #9
  %19 = icmp ne i32 %18, 0
  %20 = load ptr, ptr %10, align 8
  %21 = icmp ne ptr %20, null
  %or.cond.i = select i1 %19, i1 true, i1 %21
  br i1 %or.cond.i, label %_ZL8be_readyPK7Context.exit, label %22

22:
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %24 = load ptr, ptr %23, align 8, !tbaa !46
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %26 = load ptr, ptr %25, align 8, !tbaa !47
  %27 = call i32 %24(ptr %26) #9
  br label %_ZL8be_readyPK7Context.exit

_ZL8be_readyPK7Context.exit:
  %28 = phi i32 [ %27, %22 ], [ %18, %16 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #8
  %.not = icmp eq i32 %28, 0
  br i1 %.not, label %29, label %71

29:
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #8
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %31 = load ptr, ptr %30, align 8, !tbaa !48
  %32 = call i32 %31(ptr nonnull %9, i32 2, i64 %3) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #8
  %33 = load ptr, ptr %30, align 8, !tbaa !48
  %34 = call i32 %33(ptr nonnull %8, i32 2, i64 %2) #9
  %35 = icmp ne i32 %34, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #8
  %36 = or i32 %34, %32
  %or.cond.not = icmp eq i32 %36, 0
  br i1 %or.cond.not, label %64, label %37

37:
  %38 = icmp ne i32 %32, 0
  %39 = icmp ugt i64 %4, 65536
  %or.cond3 = and i1 %38, %35
  %or.cond34 = or i1 %39, %or.cond3
  br i1 %or.cond34, label %71, label %40

40:
  br i1 %35, label %41, label %64

41:
  %42 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %43 = load ptr, ptr %42, align 8, !tbaa !50
  %44 = load ptr, ptr %1, align 8, !tbaa !17
  %45 = call i32 %43(ptr %44) #9
  %.not.i = icmp eq i32 %45, 600
  br i1 %.not.i, label %46, label %__cuda_spin.exit

46:
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #8
  %47 = call i32 @clock_gettime(i32 1, ptr nonnull %7) #9
  %48 = load i64, ptr %7, align 8, !tbaa !40
  %49 = mul nsw i64 %48, 1000000000
  %50 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %51 = load i64, ptr %50, align 8, !tbaa !42
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #8
  %52 = add i64 %51, 200000
  %53 = add i64 %52, %49
  %54 = getelementptr inbounds nuw i8, ptr %6, i64 8
  br label %55

55:
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #8
  %56 = call i32 @clock_gettime(i32 1, ptr nonnull %6) #9
  %57 = load i64, ptr %6, align 8, !tbaa !40
  %58 = mul nsw i64 %57, 1000000000
  %59 = load i64, ptr %54, align 8, !tbaa !42
  %60 = add nsw i64 %58, %59
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #8
  %61 = icmp slt i64 %60, %53
  br i1 %61, label %62, label %__cuda_spin.exit

62:
  %63 = call i32 %43(ptr %44) #9
  %.not14.i = icmp eq i32 %63, 600
  br i1 %.not14.i, label %55, label %__cuda_spin.exit, !llvm.loop !43

__cuda_spin.exit:
  %.0.i = phi i32 [ %45, %41 ], [ 600, %55 ], [ %63, %62 ]
  %.not33 = icmp eq i32 %.0.i, 0
  br i1 %.not33, label %64, label %71

64:
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %66 = load ptr, ptr %65, align 8, !tbaa !51
  %67 = load ptr, ptr %1, align 8, !tbaa !17
  %68 = call i32 %66(i64 %2, i64 %3, i64 %4, ptr %67) #9
  %69 = icmp eq i32 %68, 0
  %70 = zext i1 %69 to i32
  br label %71

71:
  %.0 = phi i32 [ 0, %5 ], [ 0, %_ZL8be_readyPK7Context.exit ], [ %70, %64 ], [ 0, %37 ], [ 0, %__cuda_spin.exit ]
  ret i32 %.0
}

define range(i32 0, 2) i32 @__cuda_lead_straight(ptr readonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2) #0 {
  %4 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  store ptr null, ptr %4, align 8, !tbaa !27
  %5 = load ptr, ptr %0, align 8, !tbaa !44
  %6 = call i32 %5(ptr nonnull %4) #9
  %7 = icmp ne i32 %6, 0
  %8 = load ptr, ptr %4, align 8
  %9 = icmp ne ptr %8, null
  %or.cond.i = select i1 %7, i1 true, i1 %9
  br i1 %or.cond.i, label %_ZL8be_readyPK7Context.exit, label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %12 = load ptr, ptr %11, align 8, !tbaa !46
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %14 = load ptr, ptr %13, align 8, !tbaa !47
  %15 = call i32 %12(ptr %14) #9
  br label %_ZL8be_readyPK7Context.exit

_ZL8be_readyPK7Context.exit:
  %16 = phi i32 [ %15, %10 ], [ %6, %3 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %34

18:
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %20 = load ptr, ptr %19, align 8, !tbaa !52
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %22 = load ptr, ptr %21, align 8, !tbaa !53
  %23 = load ptr, ptr %1, align 8, !tbaa !17
  %24 = call i32 %20(ptr %22, ptr %23) #9
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %34

26:
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %28 = load ptr, ptr %27, align 8, !tbaa !54
  %29 = load ptr, ptr %2, align 8, !tbaa !17
  %30 = load ptr, ptr %21, align 8, !tbaa !53
  %31 = call i32 %28(ptr %29, ptr %30, i32 0) #9
  %32 = icmp eq i32 %31, 0
  %33 = zext i1 %32 to i32
  br label %34

34:
  %35 = phi i32 [ 0, %18 ], [ 0, %_ZL8be_readyPK7Context.exit ], [ %33, %26 ]
  ret i32 %35
}

define range(i32 0, 2) i32 @__cuda_fill_straight(ptr readonly captures(none) %0, ptr readonly captures(none) %1, i64 %2, ptr readonly captures(none) %3, i64 %4, i64 %5) #0 {
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = or i64 %4, %2
  %10 = and i64 %9, 3
  %11 = icmp eq i64 %10, 0
  %12 = icmp ugt i64 %4, 1
  br i1 %12, label %.lr.ph, label %.preheader

.preheader:
  %.040.lcssa = phi i1 [ true, %6 ], [ %21, %20 ]
  %13 = icmp ugt i64 %4, 4
  %14 = and i1 %11, %13
  br i1 %14, label %.lr.ph45, label %._crit_edge

.lr.ph:
  %.03843 = phi i64 [ %22, %20 ], [ 1, %6 ]
  %.04042 = phi i1 [ %21, %20 ], [ true, %6 ]
  br i1 %.04042, label %15, label %20

15:
  %16 = getelementptr inbounds nuw i8, ptr %3, i64 %.03843
  %17 = load i8, ptr %16, align 1, !tbaa !33
  %18 = load i8, ptr %3, align 1, !tbaa !33
  %19 = icmp eq i8 %17, %18
  br label %20

20:
  %21 = phi i1 [ false, %.lr.ph ], [ %19, %15 ]
  %22 = add nuw i64 %.03843, 1
  %exitcond.not = icmp eq i64 %22, %4
  br i1 %exitcond.not, label %.preheader, label %.lr.ph, !llvm.loop !55

._crit_edge:
  %.039.in.lcssa = phi i1 [ %11, %.preheader ], [ %27, %.lr.ph45 ]
  %or.cond = or i1 %.040.lcssa, %.039.in.lcssa
  br i1 %or.cond, label %31, label %65

.lr.ph45:
  %.03744 = phi i64 [ %28, %.lr.ph45 ], [ 4, %.preheader ]
  %23 = getelementptr inbounds nuw i8, ptr %3, i64 %.03744
  %24 = load i8, ptr %23, align 1, !tbaa !33
  %25 = getelementptr i8, ptr %23, i64 -4
  %26 = load i8, ptr %25, align 1, !tbaa !33
  %27 = icmp eq i8 %24, %26
  %28 = add nuw i64 %.03744, 1
  %29 = icmp ult i64 %28, %4
  %30 = and i1 %27, %29
  br i1 %30, label %.lr.ph45, label %._crit_edge, !llvm.loop !56

31:
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #8
  store ptr null, ptr %8, align 8, !tbaa !27
  %32 = load ptr, ptr %0, align 8, !tbaa !44
  %33 = call i32 %32(ptr nonnull %8) #9
  %34 = icmp ne i32 %33, 0
  %35 = load ptr, ptr %8, align 8
  %36 = icmp ne ptr %35, null
  %or.cond.i = select i1 %34, i1 true, i1 %36
  br i1 %or.cond.i, label %_ZL8be_readyPK7Context.exit, label %37

37:
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %39 = load ptr, ptr %38, align 8, !tbaa !46
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %41 = load ptr, ptr %40, align 8, !tbaa !47
  %42 = call i32 %39(ptr %41) #9
  br label %_ZL8be_readyPK7Context.exit

_ZL8be_readyPK7Context.exit:
  %43 = phi i32 [ %42, %37 ], [ %33, %31 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #8
  %.not = icmp eq i32 %43, 0
  br i1 %.not, label %44, label %65

44:
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #8
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %46 = load ptr, ptr %45, align 8, !tbaa !48
  %47 = call i32 %46(ptr nonnull %7, i32 2, i64 %2) #9
  %48 = icmp eq i32 %47, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #8
  br i1 %48, label %49, label %65

49:
  %50 = mul i64 %5, %4
  br i1 %.040.lcssa, label %51, label %58

51:
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %53 = load ptr, ptr %52, align 8, !tbaa !57
  %54 = load i8, ptr %3, align 1, !tbaa !33
  %55 = load ptr, ptr %1, align 8, !tbaa !17
  %56 = call i32 %53(i64 %2, i8 zeroext %54, i64 %50, ptr %55) #9
  %57 = icmp eq i32 %56, 0
  br label %65

58:
  %.0.copyload = load i32, ptr %3, align 1
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %60 = load ptr, ptr %59, align 8, !tbaa !58
  %61 = lshr i64 %50, 2
  %62 = load ptr, ptr %1, align 8, !tbaa !17
  %63 = call i32 %60(i64 %2, i32 %.0.copyload, i64 %61, ptr %62) #9
  %64 = icmp eq i32 %63, 0
  br label %65

65:
  %.0.shrunk = phi i1 [ %64, %58 ], [ %57, %51 ], [ false, %._crit_edge ], [ false, %44 ], [ false, %_ZL8be_readyPK7Context.exit ]
  %.0 = zext i1 %.0.shrunk to i32
  ret i32 %.0
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

define ptr @__cuda_call_kernel(ptr %0, ptr readonly captures(none) %1, i64 %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca %struct.Items, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  store i32 0, ptr %4, align 4, !tbaa !3
  %6 = tail call ptr @PyTuple_GetItem(ptr %0, i64 0) #9
  %7 = call i64 @PyLong_AsLongLongAndOverflow(ptr %6, ptr nonnull %4) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  %8 = inttoptr i64 %7 to ptr
  %9 = icmp eq i64 %2, 2
  br i1 %9, label %10, label %13

10:
  %11 = load ptr, ptr %1, align 8, !tbaa !59
  %12 = call ptr @PyLong_AsVoidPtr(ptr %11) #9
  br label %13

13:
  %14 = phi ptr [ %12, %10 ], [ null, %3 ]
  %.not = icmp eq ptr %14, null
  br i1 %.not, label %20, label %15

15:
  %16 = getelementptr inbounds nuw i8, ptr %8, i64 664
  %17 = load ptr, ptr %16, align 8, !tbaa !61
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 72
  %19 = load i32, ptr %18, align 8, !tbaa !66
  %.not9 = icmp eq i32 %19, 0
  br i1 %.not9, label %22, label %20

20:
  %21 = call ptr @PyBool_FromLong(i64 0) #9
  br label %37

22:
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %24 = load ptr, ptr %23, align 8, !tbaa !59
  %25 = call i64 @PyTuple_Size(ptr %24) #9
  store i64 %25, ptr %5, align 8, !tbaa !67
  %26 = icmp sgt i64 %25, 0
  br i1 %26, label %.lr.ph.i, label %_ZN5ItemsC2EP6Object.exit

.lr.ph.i:
  %27 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %28 = add nsw i64 %25, -1
  %umin = call i64 @llvm.umin.i64(i64 %28, i64 31)
  br label %29

29:
  %.07.i = phi i64 [ 0, %.lr.ph.i ], [ %32, %29 ]
  %30 = call ptr @PyTuple_GetItem(ptr %24, i64 %.07.i) #9
  %31 = getelementptr inbounds nuw ptr, ptr %27, i64 %.07.i
  store ptr %30, ptr %31, align 8, !tbaa !59
  %32 = add nuw nsw i64 %.07.i, 1
  %exitcond.not = icmp eq i64 %.07.i, %umin
  br i1 %exitcond.not, label %_ZN5ItemsC2EP6Object.exit, label %29, !llvm.loop !69

_ZN5ItemsC2EP6Object.exit:
  %33 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %34 = call fastcc zeroext i1 @_ZL8launchedPK4CallP4LinePKP6Objectx(ptr %8, ptr nonnull %14, ptr nonnull %33, i64 %25) #7
  %35 = zext i1 %34 to i64
  %36 = call ptr @PyBool_FromLong(i64 %35) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  br label %37

37:
  %.0 = phi ptr [ %21, %20 ], [ %36, %_ZN5ItemsC2EP6Object.exit ]
  ret ptr %.0
}

declare ptr @PyLong_AsVoidPtr(ptr) #3

declare ptr @PyBool_FromLong(i64) #3

define internal fastcc zeroext i1 @_ZL8launchedPK4CallP4LinePKP6Objectx(ptr readonly captures(none) %0, ptr captures(none) %1, ptr readonly captures(none) %2, i64 %3) unnamed_addr #0 {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca %struct.References, align 8
  %8 = alloca [256 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #8
  store i32 0, ptr %7, align 8, !tbaa !70
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #8
  call void @llvm.memset.p0.i64(ptr nonnull align 16 dereferenceable(256) %8, i8 0, i64 256, i1 false)
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %10 = load i32, ptr %9, align 4, !tbaa !72
  %11 = zext i32 %10 to i64
  %.not.i = icmp eq i64 %3, %11
  br i1 %.not.i, label %.preheader.i, label %.critedge

.preheader.i:
  %12 = icmp eq i32 %10, 0
  br i1 %12, label %_ZL4packPK5TakenPKP6ObjectxPcR10References.exit, label %.lr.ph.i

.lr.ph.i:
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %14 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %.promoted = load i32, ptr %7, align 8
  br label %19

16:
  %indvars.iv.next.i = add nuw nsw i64 %indvars.iv.i, 1
  %17 = load i32, ptr %9, align 4, !tbaa !72
  %18 = zext i32 %17 to i64
  %.not19.i = icmp samesign ult i64 %indvars.iv.next.i, %18
  br i1 %.not19.i, label %19, label %_ZL4packPK5TakenPKP6ObjectxPcR10References.exit.loopexit, !llvm.loop !73

19:
  %20 = phi i32 [ %.promoted, %.lr.ph.i ], [ %89, %16 ]
  %indvars.iv.i = phi i64 [ 0, %.lr.ph.i ], [ %indvars.iv.next.i, %16 ]
  %21 = getelementptr inbounds nuw %struct.Parameter, ptr %13, i64 %indvars.iv.i
  %22 = getelementptr inbounds nuw ptr, ptr %2, i64 %indvars.iv.i
  %23 = load ptr, ptr %22, align 8, !tbaa !59
  %24 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %25 = load i32, ptr %24, align 4, !tbaa !74
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds nuw i8, ptr %8, i64 %26
  %28 = load i32, ptr %21, align 4, !tbaa !77
  %29 = icmp eq i32 %28, 3
  %30 = load ptr, ptr %0, align 8, !tbaa !78
  br i1 %29, label %31, label %87

31:
  %32 = load ptr, ptr %30, align 8, !tbaa !79
  %.not.i.i.i = icmp eq ptr %23, %32
  br i1 %.not.i.i.i, label %80, label %33

33:
  %34 = getelementptr inbounds nuw i8, ptr %30, i64 48
  %35 = load ptr, ptr %34, align 8, !tbaa !82
  %36 = getelementptr inbounds nuw i8, ptr %30, i64 40
  %37 = load ptr, ptr %36, align 8, !tbaa !83
  %38 = call ptr %35(ptr %37, ptr %23, ptr null) #9
  %.not.i.i.i.i.i = icmp eq ptr %38, null
  br i1 %.not.i.i.i.i.i, label %39, label %_ZNK6Member2ofEP6Object.exit.i.i.i.i

39:
  %40 = getelementptr inbounds nuw i8, ptr %30, i64 32
  call void @PyErr_Clear() #9
  %41 = load ptr, ptr %40, align 8, !tbaa !84
  %42 = call ptr @PyObject_GetAttr(ptr %23, ptr %41) #9
  br label %_ZNK6Member2ofEP6Object.exit.i.i.i.i

_ZNK6Member2ofEP6Object.exit.i.i.i.i:
  %.0.i.i.i.i.i = phi ptr [ %42, %39 ], [ %38, %33 ]
  %.not.i3.i.i.i.i = icmp eq ptr %.0.i.i.i.i.i, null
  br i1 %.not.i3.i.i.i.i, label %.critedge.i, label %_ZN10References9attributeEP6ObjectRK6Member.exit.i.i.i

_ZN10References9attributeEP6ObjectRK6Member.exit.i.i.i:
  %43 = add i32 %20, 1
  %44 = zext i32 %20 to i64
  %45 = getelementptr inbounds nuw ptr, ptr %14, i64 %44
  store ptr %.0.i.i.i.i.i, ptr %45, align 8, !tbaa !59
  %46 = getelementptr inbounds nuw i8, ptr %30, i64 24
  %47 = load ptr, ptr %46, align 8, !tbaa !85
  %48 = call ptr @PyObject_Type(ptr nonnull %.0.i.i.i.i.i) #9
  call void @Py_DecRef(ptr %48) #9
  %49 = icmp eq ptr %48, %47
  br i1 %49, label %50, label %.critedge.i

50:
  %51 = call ptr @PyTuple_GetItem(ptr nonnull %.0.i.i.i.i.i, i64 2) #9
  %52 = load ptr, ptr %15, align 8, !tbaa !86
  %.not40.i.i.i = icmp eq ptr %51, %52
  br i1 %.not40.i.i.i, label %53, label %.critedge.i

53:
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #8
  store i32 0, ptr %6, align 4, !tbaa !3
  %54 = call ptr @PyTuple_GetItem(ptr nonnull %.0.i.i.i.i.i, i64 3) #9
  %55 = call i64 @PyLong_AsLongLongAndOverflow(ptr %54, ptr nonnull %6) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #8
  %56 = getelementptr inbounds nuw i8, ptr %21, i64 16
  %57 = load i32, ptr %56, align 4, !tbaa !87
  %58 = icmp ult i32 %57, 2
  %59 = icmp eq i64 %55, 0
  %or.cond.not52.i.i.i = or i1 %59, %58
  %60 = zext i32 %57 to i64
  %.not41.i.i.i = icmp eq i64 %55, %60
  %or.cond43.i.i.i = or i1 %or.cond.not52.i.i.i, %.not41.i.i.i
  br i1 %or.cond43.i.i.i, label %61, label %.critedge.i

61:
  %62 = call ptr @PyTuple_GetItem(ptr nonnull %.0.i.i.i.i.i, i64 1) #9
  %63 = getelementptr inbounds nuw i8, ptr %30, i64 80
  %64 = load ptr, ptr %63, align 8, !tbaa !82
  %65 = getelementptr inbounds nuw i8, ptr %30, i64 72
  %66 = load ptr, ptr %65, align 8, !tbaa !83
  %67 = call ptr %64(ptr %66, ptr %62, ptr null) #9
  %.not.i.i44.i.i.i = icmp eq ptr %67, null
  br i1 %.not.i.i44.i.i.i, label %68, label %_ZNK6Member2ofEP6Object.exit.i45.i.i.i

68:
  %69 = getelementptr inbounds nuw i8, ptr %30, i64 64
  call void @PyErr_Clear() #9
  %70 = load ptr, ptr %69, align 8, !tbaa !84
  %71 = call ptr @PyObject_GetAttr(ptr %62, ptr %70) #9
  br label %_ZNK6Member2ofEP6Object.exit.i45.i.i.i

_ZNK6Member2ofEP6Object.exit.i45.i.i.i:
  %.0.i.i46.i.i.i = phi ptr [ %71, %68 ], [ %67, %61 ]
  %.not.i3.i47.i.i.i = icmp eq ptr %.0.i.i46.i.i.i, null
  br i1 %.not.i3.i47.i.i.i, label %.critedge.i, label %_ZN10References9attributeEP6ObjectRK6Member.exit48.i.i.i

_ZN10References9attributeEP6ObjectRK6Member.exit48.i.i.i:
  %72 = add i32 %20, 2
  %73 = zext i32 %43 to i64
  %74 = getelementptr inbounds nuw ptr, ptr %14, i64 %73
  store ptr %.0.i.i46.i.i.i, ptr %74, align 8, !tbaa !59
  %75 = load ptr, ptr %30, align 8, !tbaa !79
  %76 = icmp eq ptr %.0.i.i46.i.i.i, %75
  br i1 %76, label %.critedge.i, label %77

77:
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  store i32 0, ptr %5, align 4, !tbaa !3
  %78 = call ptr @PyTuple_GetItem(ptr nonnull %.0.i.i.i.i.i, i64 0) #9
  %79 = call i64 @PyLong_AsLongLongAndOverflow(ptr %78, ptr nonnull %5) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  br label %80

80:
  %81 = phi i32 [ %72, %77 ], [ %20, %31 ]
  %.028.i.i.i = phi i64 [ %79, %77 ], [ 0, %31 ]
  store i64 %.028.i.i.i, ptr %27, align 1
  %82 = getelementptr inbounds nuw i8, ptr %21, i64 12
  %83 = load i32, ptr %82, align 4, !tbaa !88
  %84 = zext i32 %83 to i64
  %85 = urem i64 %.028.i.i.i, %84
  %86 = icmp eq i64 %85, 0
  br label %_ZL4takePK5TakenRK9ParameterP6ObjectPcR10References.exit.i

87:
  %88 = call fastcc zeroext i1 @_ZL11take_numberPK5KnownRK9ParameterP6ObjectPc(ptr %30, ptr nonnull readonly align 4 dereferenceable(20) %21, ptr %23, ptr nonnull %27) #7
  br label %_ZL4takePK5TakenRK9ParameterP6ObjectPcR10References.exit.i

_ZL4takePK5TakenRK9ParameterP6ObjectPcR10References.exit.i:
  %89 = phi i32 [ %20, %87 ], [ %81, %80 ]
  %90 = phi i1 [ %88, %87 ], [ %86, %80 ]
  br i1 %90, label %16, label %.critedge.i

.critedge.i:
  %91 = phi i32 [ %89, %_ZL4takePK5TakenRK9ParameterP6ObjectPcR10References.exit.i ], [ %72, %_ZN10References9attributeEP6ObjectRK6Member.exit48.i.i.i ], [ %43, %_ZNK6Member2ofEP6Object.exit.i45.i.i.i ], [ %43, %53 ], [ %43, %50 ], [ %43, %_ZN10References9attributeEP6ObjectRK6Member.exit.i.i.i ], [ %20, %_ZNK6Member2ofEP6Object.exit.i.i.i.i ]
  store i32 %91, ptr %7, align 8
  call void @PyErr_Clear() #9
  br label %.critedge

_ZL4packPK5TakenPKP6ObjectxPcR10References.exit.loopexit:
  store i32 %89, ptr %7, align 8
  br label %_ZL4packPK5TakenPKP6ObjectxPcR10References.exit

_ZL4packPK5TakenPKP6ObjectxPcR10References.exit:
  %92 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %93 = load i64, ptr %92, align 8, !tbaa !89
  %.not = icmp eq i64 %93, 0
  br i1 %.not, label %106, label %94

94:
  %95 = getelementptr inbounds nuw i8, ptr %0, i64 664
  %96 = load ptr, ptr %95, align 8, !tbaa !61
  %97 = getelementptr inbounds nuw i8, ptr %96, i64 68
  %98 = load i32, ptr %97, align 4, !tbaa !90
  %.not16 = icmp eq i32 %98, 0
  br i1 %.not16, label %106, label %99

99:
  %100 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %101 = load i64, ptr %100, align 8, !tbaa !91
  %102 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %103 = load i64, ptr %102, align 8, !tbaa !92
  %104 = icmp eq i64 %101, %103
  %105 = icmp ne i64 %103, 0
  %spec.select = and i1 %104, %105
  br label %106

106:
  %107 = phi i1 [ %spec.select, %99 ], [ false, %94 ], [ false, %_ZL4packPK5TakenPKP6ObjectxPcR10References.exit ]
  %108 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %109 = load i64, ptr %108, align 8, !tbaa !93
  %110 = add nsw i64 %109, 1
  store i64 %110, ptr %108, align 8, !tbaa !93
  %111 = call ptr @PyEval_SaveThread() #9
  %112 = getelementptr inbounds nuw i8, ptr %0, i64 664
  %113 = load ptr, ptr %112, align 8, !tbaa !61
  %114 = call fastcc i32 @_ZL6launchPK6KernelP4LinePcjb(ptr %113, ptr %1, ptr nonnull %8, i32 0, i1 zeroext %107) #7
  call void @PyEval_RestoreThread(ptr %111) #9
  %115 = load i64, ptr %108, align 8, !tbaa !93
  %116 = add nsw i64 %115, -1
  store i64 %116, ptr %108, align 8, !tbaa !93
  %117 = icmp eq i32 %114, 0
  br label %.critedge

.critedge:
  %.0 = phi i1 [ %117, %106 ], [ false, %.critedge.i ], [ false, %4 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #8
  %118 = load i32, ptr %7, align 8, !tbaa !70
  %.not1.i = icmp eq i32 %118, 0
  br i1 %.not1.i, label %_ZN10ReferencesD2Ev.exit, label %.lr.ph.i17

.lr.ph.i17:
  %119 = zext i32 %118 to i64
  br label %120

120:
  %indvars.iv = phi i64 [ %indvars.iv.next, %120 ], [ %119, %.lr.ph.i17 ]
  %indvars.iv.next = add nsw i64 %indvars.iv, -1
  %121 = getelementptr ptr, ptr %7, i64 %indvars.iv
  %122 = load ptr, ptr %121, align 8, !tbaa !59
  call void @Py_DecRef(ptr %122) #9
  %.not.i18.wide = icmp eq i64 %indvars.iv, 1
  br i1 %.not.i18.wide, label %_ZN10ReferencesD2Ev.exit.loopexit, label %120, !llvm.loop !94

_ZN10ReferencesD2Ev.exit.loopexit:
  store i32 0, ptr %7, align 8, !tbaa !70
  br label %_ZN10ReferencesD2Ev.exit

_ZN10ReferencesD2Ev.exit:
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #8
  ret i1 %.0
}

define void @__cuda_know_queues(ptr %0) #4 {
  store ptr %0, ptr @_ZL6queues, align 8, !tbaa !95
  ret void
}

define ptr @__cuda_parallel_for(ptr %0, ptr %1, i64 %2, ptr %3) #0 {
  %5 = alloca [2 x ptr], align 16
  %6 = alloca i32, align 4
  %7 = alloca %struct.References, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = icmp slt i64 %2, 2
  %11 = icmp ne ptr %3, null
  %or.cond = or i1 %10, %11
  br i1 %or.cond, label %269, label %12

12:
  %13 = load ptr, ptr @_ZL6queues, align 8, !tbaa !95
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 104
  %15 = load ptr, ptr %14, align 8, !tbaa !82
  %16 = getelementptr inbounds nuw i8, ptr %13, i64 96
  %17 = load ptr, ptr %16, align 8, !tbaa !83
  %18 = tail call ptr %15(ptr %17, ptr %0, ptr null) #9
  %.not.i = icmp eq ptr %18, null
  br i1 %.not.i, label %19, label %_ZNK6Member2ofEP6Object.exit

19:
  %20 = getelementptr inbounds nuw i8, ptr %13, i64 88
  tail call void @PyErr_Clear() #9
  %21 = load ptr, ptr %20, align 8, !tbaa !84
  %22 = tail call ptr @PyObject_GetAttr(ptr %0, ptr %21) #9
  br label %_ZNK6Member2ofEP6Object.exit

_ZNK6Member2ofEP6Object.exit:
  %.0.i = phi ptr [ %22, %19 ], [ %18, %12 ]
  %.not = icmp eq ptr %.0.i, null
  br i1 %.not, label %_ZL8event_ofPK6QueuesPK9KnownLineP6ObjectS6_.exit, label %23

23:
  %24 = load ptr, ptr @_ZL6queues, align 8, !tbaa !95
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 56
  %26 = load ptr, ptr %25, align 8, !tbaa !97
  %.not35 = icmp eq ptr %.0.i, %26
  br i1 %.not35, label %_ZL8event_ofPK6QueuesPK9KnownLineP6ObjectS6_.exit, label %27

27:
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #8
  store i32 0, ptr %9, align 4, !tbaa !3
  %28 = tail call ptr @PyTuple_GetItem(ptr nonnull %.0.i, i64 0) #9
  %29 = call i64 @PyLong_AsLongLongAndOverflow(ptr %28, ptr nonnull %9) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #8
  %30 = inttoptr i64 %29 to ptr
  %31 = load ptr, ptr %30, align 8, !tbaa !99
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 16
  %33 = getelementptr inbounds nuw i8, ptr %31, i64 8
  %34 = load i32, ptr %33, align 8, !tbaa !103
  %35 = zext i32 %34 to i64
  %36 = getelementptr inbounds nuw %struct.KnownLine, ptr %32, i64 %35
  %37 = load i32, ptr %31, align 8, !tbaa !105
  %38 = getelementptr inbounds nuw i8, ptr %31, i64 4
  %39 = load i32, ptr %38, align 4, !tbaa !106
  %40 = icmp ult i32 %37, %39
  br i1 %40, label %41, label %48

41:
  %42 = load ptr, ptr %36, align 8, !tbaa !107
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 40
  %44 = load i64, ptr %43, align 8, !tbaa !110
  %45 = getelementptr inbounds nuw i8, ptr %42, i64 24
  %46 = load i64, ptr %45, align 8, !tbaa !92
  %47 = icmp slt i64 %44, %46
  br i1 %47, label %_ZL7line_ofPK5Lines.exit, label %48

48:
  br label %_ZL7line_ofPK5Lines.exit

_ZL7line_ofPK5Lines.exit:
  %49 = phi ptr [ %36, %48 ], [ null, %41 ]
  %.not36 = icmp eq ptr %49, null
  br i1 %.not36, label %_ZL8event_ofPK6QueuesPK9KnownLineP6ObjectS6_.exit.sink.split, label %50

50:
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #8
  store i32 0, ptr %8, align 4, !tbaa !3
  %51 = call ptr @PyTuple_GetItem(ptr nonnull %.0.i, i64 0) #9
  %52 = call i64 @PyLong_AsLongLongAndOverflow(ptr %51, ptr nonnull %8) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #8
  %53 = inttoptr i64 %52 to ptr
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 8
  %55 = load ptr, ptr @_ZL6queues, align 8, !tbaa !95
  %56 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %57 = load ptr, ptr %56, align 8, !tbaa !59
  %58 = load ptr, ptr %1, align 8, !tbaa !59
  %59 = getelementptr inbounds nuw i8, ptr %55, i64 32
  %60 = load ptr, ptr %59, align 8, !tbaa !111
  %61 = call ptr @PyObject_Type(ptr %57) #9
  call void @Py_DecRef(ptr %61) #9
  %62 = icmp eq ptr %61, %60
  br i1 %62, label %63, label %_ZL9direct_ofPK6QueuesPK5PlaceP6ObjectS6_Pv.exit.i

63:
  %64 = getelementptr inbounds nuw i8, ptr %55, i64 168
  %65 = load ptr, ptr %64, align 8, !tbaa !82
  %66 = getelementptr inbounds nuw i8, ptr %55, i64 160
  %67 = load ptr, ptr %66, align 8, !tbaa !83
  %68 = call ptr %65(ptr %67, ptr %57, ptr null) #9
  %.not.i.i.i.i = icmp eq ptr %68, null
  br i1 %.not.i.i.i.i, label %69, label %_ZNK6Member2ofEP6Object.exit.i.i.i

69:
  %70 = getelementptr inbounds nuw i8, ptr %55, i64 152
  call void @PyErr_Clear() #9
  %71 = load ptr, ptr %70, align 8, !tbaa !84
  %72 = call ptr @PyObject_GetAttr(ptr %57, ptr %71) #9
  br label %_ZNK6Member2ofEP6Object.exit.i.i.i

_ZNK6Member2ofEP6Object.exit.i.i.i:
  %.0.i.i.i.i = phi ptr [ %72, %69 ], [ %68, %63 ]
  %.not.i.i.i = icmp eq ptr %.0.i.i.i.i, null
  br i1 %.not.i.i.i, label %_ZL13recent_directPK6QueuesPK5PlaceP6ObjectS6_Pv.exit.i.i, label %73

73:
  %74 = getelementptr inbounds nuw i8, ptr %55, i64 56
  %75 = load ptr, ptr %74, align 8, !tbaa !97
  %.not20.i.i.i = icmp eq ptr %.0.i.i.i.i, %75
  br i1 %.not20.i.i.i, label %93, label %76

76:
  %77 = call ptr @PyTuple_GetItem(ptr nonnull %.0.i.i.i.i, i64 0) #9
  %78 = icmp eq ptr %77, %58
  br i1 %78, label %79, label %93

79:
  %80 = call ptr @PyTuple_GetItem(ptr nonnull %.0.i.i.i.i, i64 1) #9
  %81 = load ptr, ptr %54, align 8, !tbaa !112
  %82 = icmp eq ptr %80, %81
  br i1 %82, label %83, label %93

83:
  %84 = call ptr @PyTuple_GetItem(ptr nonnull %.0.i.i.i.i, i64 2) #9
  %85 = getelementptr inbounds nuw i8, ptr %53, i64 16
  %86 = load ptr, ptr %85, align 8, !tbaa !113
  %87 = icmp eq ptr %84, %86
  br i1 %87, label %88, label %93

88:
  %89 = call ptr @PyTuple_GetItem(ptr nonnull %.0.i.i.i.i, i64 3) #9
  %90 = call ptr @PyCFunction_GetFunction(ptr %89) #9
  %91 = icmp eq ptr %90, @__cuda_call_kernel
  br i1 %91, label %92, label %93

92:
  call void @Py_IncRef(ptr %89) #9
  br label %93

93:
  %.0.i.i.i = phi ptr [ %89, %92 ], [ null, %73 ], [ null, %83 ], [ null, %79 ], [ null, %76 ], [ null, %88 ]
  call void @Py_DecRef(ptr nonnull %.0.i.i.i.i) #9
  br label %_ZL13recent_directPK6QueuesPK5PlaceP6ObjectS6_Pv.exit.i.i

_ZL13recent_directPK6QueuesPK5PlaceP6ObjectS6_Pv.exit.i.i:
  %.018.i.i.i = phi ptr [ %.0.i.i.i, %93 ], [ null, %_ZNK6Member2ofEP6Object.exit.i.i.i ]
  %.not.i.i = icmp eq ptr %.018.i.i.i, null
  br i1 %.not.i.i, label %94, label %_ZL9direct_ofPK6QueuesPK5PlaceP6ObjectS6_Pv.exit.i

94:
  %95 = load ptr, ptr %55, align 8, !tbaa !114
  %96 = call ptr @PyObject_Type(ptr %58) #9
  call void @Py_DecRef(ptr %96) #9
  %97 = icmp eq ptr %96, %95
  br i1 %97, label %.critedge.i.i.i, label %98

98:
  %99 = getelementptr inbounds nuw i8, ptr %55, i64 16
  %100 = load ptr, ptr %99, align 8, !tbaa !115
  %101 = call ptr @PyObject_Type(ptr %58) #9
  call void @Py_DecRef(ptr %101) #9
  %102 = icmp eq ptr %101, %100
  br i1 %102, label %.critedge.i.i.i, label %103

103:
  %104 = getelementptr inbounds nuw i8, ptr %55, i64 24
  %105 = load ptr, ptr %104, align 8, !tbaa !116
  %106 = call ptr @PyObject_Type(ptr %58) #9
  call void @Py_DecRef(ptr %106) #9
  %107 = icmp eq ptr %106, %105
  br i1 %107, label %.critedge.i.i.i, label %108

108:
  %109 = getelementptr inbounds nuw i8, ptr %55, i64 8
  %110 = load ptr, ptr %109, align 8, !tbaa !117
  %111 = call ptr @PyObject_Type(ptr %58) #9
  call void @Py_DecRef(ptr %111) #9
  %112 = icmp eq ptr %111, %110
  br i1 %112, label %113, label %_ZL9direct_ofPK6QueuesPK5PlaceP6ObjectS6_Pv.exit.i

113:
  %114 = call i64 @PyTuple_Size(ptr %58) #9
  br label %115

115:
  %.015.i.i.i.i = phi i64 [ %114, %113 ], [ %118, %117 ]
  %116 = icmp slt i64 %.015.i.i.i.i, 1
  br i1 %116, label %.critedge.i.i.i, label %117

117:
  %118 = add nsw i64 %.015.i.i.i.i, -1
  %119 = call ptr @PyTuple_GetItem(ptr %58, i64 %118) #9
  %120 = load ptr, ptr %55, align 8, !tbaa !114
  %121 = call ptr @PyObject_Type(ptr %119) #9
  call void @Py_DecRef(ptr %121) #9
  %122 = icmp eq ptr %121, %120
  br i1 %122, label %115, label %_ZL9direct_ofPK6QueuesPK5PlaceP6ObjectS6_Pv.exit.i, !llvm.loop !118

.critedge.i.i.i:
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #8
  store i32 0, ptr %7, align 8, !tbaa !70
  %123 = load ptr, ptr %54, align 8, !tbaa !112
  %124 = getelementptr inbounds nuw i8, ptr %53, i64 16
  %125 = load ptr, ptr %124, align 8, !tbaa !113
  %126 = call ptr @PyTuple_New(i64 3) #9
  %.not.i.i17.i.i = icmp eq ptr %126, null
  br i1 %.not.i.i17.i.i, label %_ZN10References4keptEP6Object.exit.i.i.i, label %.lr.ph.i.i.i.i

.lr.ph.i.i.i.i:
  call void @Py_IncRef(ptr %58) #9
  %127 = call i32 @PyTuple_SetItem(ptr nonnull %126, i64 0, ptr %58) #9, !callees !119
  call void @Py_IncRef(ptr %123) #9
  %128 = call i32 @PyTuple_SetItem(ptr nonnull %126, i64 1, ptr %123) #9, !callees !119
  call void @Py_IncRef(ptr %125) #9
  %129 = call i32 @PyTuple_SetItem(ptr nonnull %126, i64 2, ptr %125) #9, !callees !119
  %130 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store i32 1, ptr %7, align 8, !tbaa !70
  store ptr %126, ptr %130, align 8, !tbaa !59
  br label %_ZN10References4keptEP6Object.exit.i.i.i

_ZN10References4keptEP6Object.exit.i.i.i:
  %131 = load ptr, ptr %54, align 8, !tbaa !112
  %132 = load ptr, ptr %124, align 8, !tbaa !113
  %133 = call ptr @PyTuple_New(i64 4) #9
  %.not.i32.i.i.i = icmp eq ptr %133, null
  br i1 %.not.i32.i.i.i, label %_ZN10References4keptEP6Object.exit36.i.i.i, label %.lr.ph.i33.i.i.i

.lr.ph.i33.i.i.i:
  call void @Py_IncRef(ptr %58) #9
  %134 = call i32 @PyTuple_SetItem(ptr nonnull %133, i64 0, ptr %58) #9, !callees !119
  call void @Py_IncRef(ptr %131) #9
  %135 = call i32 @PyTuple_SetItem(ptr nonnull %133, i64 1, ptr %131) #9, !callees !119
  call void @Py_IncRef(ptr %132) #9
  %136 = call i32 @PyTuple_SetItem(ptr nonnull %133, i64 2, ptr %132) #9, !callees !119
  %137 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %138 = load i32, ptr %7, align 8, !tbaa !70
  %139 = add i32 %138, 1
  store i32 %139, ptr %7, align 8, !tbaa !70
  %140 = zext i32 %138 to i64
  %141 = getelementptr inbounds nuw ptr, ptr %137, i64 %140
  store ptr %133, ptr %141, align 8, !tbaa !59
  br label %_ZN10References4keptEP6Object.exit36.i.i.i

_ZN10References4keptEP6Object.exit36.i.i.i:
  %142 = getelementptr inbounds nuw i8, ptr %55, i64 136
  %143 = load ptr, ptr %142, align 8, !tbaa !82
  %144 = getelementptr inbounds nuw i8, ptr %55, i64 128
  %145 = load ptr, ptr %144, align 8, !tbaa !83
  %146 = call ptr %143(ptr %145, ptr %57, ptr null) #9
  %.not.i.i.i.i.i = icmp eq ptr %146, null
  br i1 %.not.i.i.i.i.i, label %147, label %_ZNK6Member2ofEP6Object.exit.i.i.i.i

147:
  %148 = getelementptr inbounds nuw i8, ptr %55, i64 120
  call void @PyErr_Clear() #9
  %149 = load ptr, ptr %148, align 8, !tbaa !84
  %150 = call ptr @PyObject_GetAttr(ptr %57, ptr %149) #9
  br label %_ZNK6Member2ofEP6Object.exit.i.i.i.i

_ZNK6Member2ofEP6Object.exit.i.i.i.i:
  %.0.i.i.i.i.i = phi ptr [ %150, %147 ], [ %146, %_ZN10References4keptEP6Object.exit36.i.i.i ]
  %.not.i3.i.i.i.i = icmp eq ptr %.0.i.i.i.i.i, null
  br i1 %.not.i3.i.i.i.i, label %_ZN10References9attributeEP6ObjectRK6Member.exit.i.i.i, label %151

151:
  %152 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %153 = load i32, ptr %7, align 8, !tbaa !70
  %154 = add i32 %153, 1
  store i32 %154, ptr %7, align 8, !tbaa !70
  %155 = zext i32 %153 to i64
  %156 = getelementptr inbounds nuw ptr, ptr %152, i64 %155
  store ptr %.0.i.i.i.i.i, ptr %156, align 8, !tbaa !59
  br label %_ZN10References9attributeEP6ObjectRK6Member.exit.i.i.i

_ZN10References9attributeEP6ObjectRK6Member.exit.i.i.i:
  %157 = icmp ne ptr %126, null
  %158 = icmp ne ptr %133, null
  %or.cond.i.i.i = and i1 %157, %158
  %159 = icmp ne ptr %.0.i.i.i.i.i, null
  %or.cond3.i.i.i = and i1 %or.cond.i.i.i, %159
  br i1 %or.cond3.i.i.i, label %160, label %162

160:
  %161 = call ptr @PyDict_GetItemWithError(ptr nonnull %.0.i.i.i.i.i, ptr nonnull %126) #9
  br label %162

162:
  %163 = phi ptr [ %161, %160 ], [ null, %_ZN10References9attributeEP6ObjectRK6Member.exit.i.i.i ]
  %.not.i37.i.i.i = icmp eq ptr %163, null
  br i1 %.not.i37.i.i.i, label %.critedge45.i.i.i, label %164

164:
  %165 = getelementptr inbounds nuw i8, ptr %55, i64 40
  %166 = load ptr, ptr %165, align 8, !tbaa !120
  %167 = call ptr @PyObject_Type(ptr nonnull %163) #9
  call void @Py_DecRef(ptr %167) #9
  %168 = icmp eq ptr %167, %166
  br i1 %168, label %_ZL9is_launchPK6QueuesP6ObjectPv.exit.i.i.i, label %.critedge45.i.i.i

_ZL9is_launchPK6QueuesP6ObjectPv.exit.i.i.i:
  %169 = call ptr @PyCFunction_GetFunction(ptr nonnull %163) #9
  %170 = icmp eq ptr %169, @__cuda_call_kernel
  br i1 %170, label %171, label %.critedge45.i.i.i

171:
  call void @Py_IncRef(ptr nonnull %163) #9
  call void @Py_IncRef(ptr nonnull %163) #9
  %172 = call i32 @PyTuple_SetItem(ptr %133, i64 3, ptr nonnull %163) #9, !callees !119
  %173 = load ptr, ptr %64, align 8, !tbaa !82
  %174 = load ptr, ptr %66, align 8, !tbaa !83
  %175 = call ptr %173(ptr %174, ptr %57, ptr null) #9
  %.not.i.i38.i.i.i = icmp eq ptr %175, null
  br i1 %.not.i.i38.i.i.i, label %176, label %_ZNK6Member2ofEP6Object.exit.i39.i.i.i

176:
  %177 = getelementptr inbounds nuw i8, ptr %55, i64 152
  call void @PyErr_Clear() #9
  %178 = load ptr, ptr %177, align 8, !tbaa !84
  %179 = call ptr @PyObject_GetAttr(ptr %57, ptr %178) #9
  br label %_ZNK6Member2ofEP6Object.exit.i39.i.i.i

_ZNK6Member2ofEP6Object.exit.i39.i.i.i:
  %.0.i.i40.i.i.i = phi ptr [ %179, %176 ], [ %175, %171 ]
  %.not.i3.i41.i.i.i = icmp eq ptr %.0.i.i40.i.i.i, null
  br i1 %.not.i3.i41.i.i.i, label %_ZN10References9attributeEP6ObjectRK6Member.exit42.i.i.i, label %180

180:
  %181 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %182 = load i32, ptr %7, align 8, !tbaa !70
  %183 = add i32 %182, 1
  store i32 %183, ptr %7, align 8, !tbaa !70
  %184 = zext i32 %182 to i64
  %185 = getelementptr inbounds nuw ptr, ptr %181, i64 %184
  store ptr %.0.i.i40.i.i.i, ptr %185, align 8, !tbaa !59
  br label %_ZN10References9attributeEP6ObjectRK6Member.exit42.i.i.i

_ZN10References9attributeEP6ObjectRK6Member.exit42.i.i.i:
  %186 = getelementptr inbounds nuw i8, ptr %55, i64 176
  %187 = load ptr, ptr %186, align 8, !tbaa !121
  %188 = load ptr, ptr %66, align 8, !tbaa !83
  %189 = call i32 %187(ptr %188, ptr %57, ptr %133) #9
  br label %.critedge45.i.i.i

.critedge45.i.i.i:
  %.1.i.i.i = phi ptr [ %163, %_ZN10References9attributeEP6ObjectRK6Member.exit42.i.i.i ], [ null, %_ZL9is_launchPK6QueuesP6ObjectPv.exit.i.i.i ], [ null, %162 ], [ null, %164 ]
  %190 = load i32, ptr %7, align 8, !tbaa !70
  %.not1.i.i.i.i = icmp eq i32 %190, 0
  br i1 %.not1.i.i.i.i, label %_ZN10ReferencesD2Ev.exit.i.i.i, label %.lr.ph.i43.i.i.i

.lr.ph.i43.i.i.i:
  %191 = zext i32 %190 to i64
  br label %192

192:
  %indvars.iv.i.i.i = phi i64 [ %indvars.iv.next.i.i.i, %192 ], [ %191, %.lr.ph.i43.i.i.i ]
  %indvars.iv.next.i.i.i = add nsw i64 %indvars.iv.i.i.i, -1
  %193 = getelementptr ptr, ptr %7, i64 %indvars.iv.i.i.i
  %194 = load ptr, ptr %193, align 8, !tbaa !59
  call void @Py_DecRef(ptr %194) #9
  %.not.i44.wide.i.i.i = icmp eq i64 %indvars.iv.i.i.i, 1
  br i1 %.not.i44.wide.i.i.i, label %_ZN10ReferencesD2Ev.exit.loopexit.i.i.i, label %192, !llvm.loop !94

_ZN10ReferencesD2Ev.exit.loopexit.i.i.i:
  store i32 0, ptr %7, align 8, !tbaa !70
  br label %_ZN10ReferencesD2Ev.exit.i.i.i

_ZN10ReferencesD2Ev.exit.i.i.i:
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #8
  br label %_ZL9direct_ofPK6QueuesPK5PlaceP6ObjectS6_Pv.exit.i

_ZL9direct_ofPK6QueuesPK5PlaceP6ObjectS6_Pv.exit.i:
  %.0.i.i = phi ptr [ null, %50 ], [ %.018.i.i.i, %_ZL13recent_directPK6QueuesPK5PlaceP6ObjectS6_Pv.exit.i.i ], [ %.1.i.i.i, %_ZN10ReferencesD2Ev.exit.i.i.i ], [ null, %108 ], [ null, %117 ]
  %.not.i37 = icmp eq ptr %.0.i.i, null
  br i1 %.not.i37, label %_ZL8event_ofPK6QueuesPK9KnownLineP6ObjectS6_.exit.sink.split, label %195

195:
  %196 = call ptr @PyCFunction_GetSelf(ptr nonnull %.0.i.i) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #8
  store i32 0, ptr %6, align 4, !tbaa !3
  %197 = call ptr @PyTuple_GetItem(ptr %196, i64 0) #9
  %198 = call i64 @PyLong_AsLongLongAndOverflow(ptr %197, ptr nonnull %6) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #8
  %199 = inttoptr i64 %198 to ptr
  %200 = load ptr, ptr @_ZL6queues, align 8, !tbaa !95
  %201 = getelementptr inbounds nuw i8, ptr %199, i64 664
  %202 = load ptr, ptr %201, align 8, !tbaa !61
  %203 = getelementptr inbounds nuw i8, ptr %202, i64 72
  %204 = load i32, ptr %203, align 8, !tbaa !66
  %.not.i17.i = icmp eq i32 %204, 0
  br i1 %.not.i17.i, label %216, label %205

205:
  %206 = load ptr, ptr %49, align 8, !tbaa !107
  %207 = getelementptr inbounds nuw i8, ptr %206, i64 40
  %208 = load i64, ptr %207, align 8, !tbaa !110
  %209 = getelementptr inbounds nuw i8, ptr %206, i64 24
  %210 = load i64, ptr %209, align 8, !tbaa !92
  %.not15.i.i = icmp eq i64 %208, %210
  br i1 %.not15.i.i, label %216, label %211

211:
  %212 = getelementptr inbounds nuw i8, ptr %49, i64 16
  %213 = load ptr, ptr %212, align 8, !tbaa !122
  %214 = call ptr @PyObject_Vectorcall(ptr %213, ptr null, i64 0, ptr null) #9
  %.not16.not.i.i = icmp eq ptr %214, null
  br i1 %.not16.not.i.i, label %.critedge.critedge, label %215

215:
  call void @Py_DecRef(ptr nonnull %214) #9
  br label %216

216:
  %217 = getelementptr inbounds nuw i8, ptr %200, i64 104
  %218 = load ptr, ptr %217, align 8, !tbaa !82
  %219 = getelementptr inbounds nuw i8, ptr %200, i64 96
  %220 = load ptr, ptr %219, align 8, !tbaa !83
  %221 = call ptr %218(ptr %220, ptr %0, ptr null) #9
  %.not.i.i18.i = icmp eq ptr %221, null
  br i1 %.not.i.i18.i, label %222, label %_ZNK6Member2ofEP6Object.exit.i.i

222:
  %223 = getelementptr inbounds nuw i8, ptr %200, i64 88
  call void @PyErr_Clear() #9
  %224 = load ptr, ptr %223, align 8, !tbaa !84
  %225 = call ptr @PyObject_GetAttr(ptr %0, ptr %224) #9
  br label %_ZNK6Member2ofEP6Object.exit.i.i

_ZNK6Member2ofEP6Object.exit.i.i:
  %.0.i.i19.i = phi ptr [ %225, %222 ], [ %221, %216 ]
  %.not17.i.i = icmp eq ptr %.0.i.i19.i, null
  br i1 %.not17.i.i, label %_ZL9is_partedPK6QueuesPK9KnownLinePK6KernelP6ObjectS9_.exit.i, label %226

226:
  call void @Py_DecRef(ptr nonnull %.0.i.i19.i) #9
  br label %_ZL9is_partedPK6QueuesPK9KnownLinePK6KernelP6ObjectS9_.exit.i

_ZL9is_partedPK6QueuesPK9KnownLinePK6KernelP6ObjectS9_.exit.i:
  %227 = icmp eq ptr %.0.i.i19.i, %.0.i
  br i1 %227, label %.critedge.i, label %.critedge.critedge

.critedge.i:
  %228 = load ptr, ptr %49, align 8, !tbaa !107
  %229 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %230 = add nsw i64 %2, -2
  %231 = call fastcc zeroext i1 @_ZL8launchedPK4CallP4LinePKP6Objectx(ptr %199, ptr %228, ptr nonnull readonly %229, i64 %230) #7
  call void @Py_DecRef(ptr nonnull %.0.i.i) #9
  br i1 %231, label %232, label %_ZL8event_ofPK6QueuesPK9KnownLineP6ObjectS6_.exit.sink.split

232:
  %233 = load i32, ptr %33, align 8, !tbaa !103
  %234 = add i32 %233, 1
  %235 = load i32, ptr %31, align 8, !tbaa !105
  %236 = urem i32 %234, %235
  store i32 %236, ptr %33, align 8, !tbaa !103
  call void @Py_DecRef(ptr nonnull %.0.i) #9
  %237 = load ptr, ptr %49, align 8, !tbaa !107
  %238 = getelementptr inbounds nuw i8, ptr %237, i64 24
  %239 = load i64, ptr %238, align 8, !tbaa !92
  %240 = add nsw i64 %239, 1
  %241 = getelementptr inbounds nuw i8, ptr %237, i64 32
  store i64 %240, ptr %241, align 8, !tbaa !91
  %242 = load ptr, ptr @_ZL6queues, align 8, !tbaa !95
  store i64 %240, ptr %238, align 8, !tbaa !92
  %243 = getelementptr inbounds nuw i8, ptr %242, i64 48
  %244 = load ptr, ptr %243, align 8, !tbaa !123
  %245 = call ptr @PyType_GenericAlloc(ptr %244, i64 0) #9
  %.not.i.i39 = icmp eq ptr %245, null
  br i1 %.not.i.i39, label %_ZL9new_eventPK6QueuesP6Object.exit.i, label %246

246:
  %247 = getelementptr inbounds nuw i8, ptr %242, i64 208
  %248 = load ptr, ptr %247, align 8, !tbaa !121
  %249 = getelementptr inbounds nuw i8, ptr %242, i64 192
  %250 = load ptr, ptr %249, align 8, !tbaa !83
  %251 = call i32 %248(ptr %250, ptr nonnull %245, ptr %0) #9
  br label %_ZL9new_eventPK6QueuesP6Object.exit.i

_ZL9new_eventPK6QueuesP6Object.exit.i:
  %252 = call ptr @PyLong_FromLongLong(i64 %240) #9
  %253 = icmp ne ptr %245, null
  %254 = icmp ne ptr %252, null
  %or.cond.i = select i1 %253, i1 %254, i1 false
  br i1 %or.cond.i, label %255, label %_ZL8event_ofPK6QueuesPK9KnownLineP6ObjectS6_.exit

255:
  %256 = getelementptr inbounds nuw i8, ptr %49, i64 8
  %257 = load ptr, ptr %256, align 8, !tbaa !124
  %258 = getelementptr inbounds nuw i8, ptr %242, i64 240
  %259 = load ptr, ptr %258, align 8, !tbaa !121
  %260 = getelementptr inbounds nuw i8, ptr %242, i64 224
  %261 = load ptr, ptr %260, align 8, !tbaa !83
  %262 = call i32 %259(ptr %261, ptr nonnull %245, ptr %257) #9
  %263 = getelementptr inbounds nuw i8, ptr %242, i64 272
  %264 = load ptr, ptr %263, align 8, !tbaa !121
  %265 = getelementptr inbounds nuw i8, ptr %242, i64 256
  %266 = load ptr, ptr %265, align 8, !tbaa !83
  %267 = call i32 %264(ptr %266, ptr nonnull %245, ptr nonnull %252) #9
  br label %_ZL8event_ofPK6QueuesPK9KnownLineP6ObjectS6_.exit.sink.split

.critedge.critedge:
  call void @Py_DecRef(ptr nonnull %.0.i.i) #9
  br label %_ZL8event_ofPK6QueuesPK9KnownLineP6ObjectS6_.exit.sink.split

_ZL8event_ofPK6QueuesPK9KnownLineP6ObjectS6_.exit.sink.split:
  %.0.i.sink = phi ptr [ %252, %255 ], [ %.0.i, %.critedge.critedge ], [ %.0.i, %_ZL7line_ofPK5Lines.exit ], [ %.0.i, %_ZL9direct_ofPK6QueuesPK5PlaceP6ObjectS6_Pv.exit.i ], [ %.0.i, %.critedge.i ]
  %.2.ph = phi ptr [ %245, %255 ], [ undef, %.critedge.critedge ], [ undef, %_ZL7line_ofPK5Lines.exit ], [ undef, %_ZL9direct_ofPK6QueuesPK5PlaceP6ObjectS6_Pv.exit.i ], [ undef, %.critedge.i ]
  %.ph = phi i1 [ false, %255 ], [ true, %.critedge.critedge ], [ true, %_ZL7line_ofPK5Lines.exit ], [ true, %_ZL9direct_ofPK6QueuesPK5PlaceP6ObjectS6_Pv.exit.i ], [ true, %.critedge.i ]
  call void @Py_DecRef(ptr nonnull %.0.i.sink) #9
  br label %_ZL8event_ofPK6QueuesPK9KnownLineP6ObjectS6_.exit

_ZL8event_ofPK6QueuesPK9KnownLineP6ObjectS6_.exit:
  %.2 = phi ptr [ undef, %_ZNK6Member2ofEP6Object.exit ], [ undef, %23 ], [ null, %_ZL9new_eventPK6QueuesP6Object.exit.i ], [ %.2.ph, %_ZL8event_ofPK6QueuesPK9KnownLineP6ObjectS6_.exit.sink.split ]
  %268 = phi i1 [ true, %_ZNK6Member2ofEP6Object.exit ], [ true, %23 ], [ false, %_ZL9new_eventPK6QueuesP6Object.exit.i ], [ %.ph, %_ZL8event_ofPK6QueuesPK9KnownLineP6ObjectS6_.exit.sink.split ]
  br i1 %268, label %269, label %282

269:
  %270 = load ptr, ptr @_ZL6queues, align 8, !tbaa !95
  %271 = getelementptr inbounds nuw i8, ptr %270, i64 72
  %272 = load ptr, ptr %271, align 8, !tbaa !125
  call void @PyErr_Clear() #9
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  store ptr %272, ptr %5, align 16, !tbaa !59
  %273 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store ptr %0, ptr %273, align 8, !tbaa !59
  %274 = getelementptr inbounds nuw i8, ptr %270, i64 64
  %275 = load ptr, ptr %274, align 8, !tbaa !126
  %276 = call ptr @PyObject_Vectorcall(ptr %275, ptr nonnull %5, i64 2, ptr null) #9
  %.not.i41 = icmp eq ptr %276, null
  br i1 %.not.i41, label %279, label %277

277:
  %278 = call ptr @PyObject_Vectorcall(ptr nonnull %276, ptr %1, i64 %2, ptr %3) #9
  br label %279

279:
  %280 = phi ptr [ %278, %277 ], [ null, %269 ]
  br i1 %.not.i41, label %_ZL13gone_long_wayPK6QueuesP6ObjectS3_PKS3_xS3_.exit, label %281

281:
  call void @Py_DecRef(ptr nonnull %276) #9
  br label %_ZL13gone_long_wayPK6QueuesP6ObjectS3_PKS3_xS3_.exit

_ZL13gone_long_wayPK6QueuesP6ObjectS3_PKS3_xS3_.exit:
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  br label %282

282:
  %.3 = phi ptr [ %280, %_ZL13gone_long_wayPK6QueuesP6ObjectS3_PKS3_xS3_.exit ], [ %.2, %_ZL8event_ofPK6QueuesPK9KnownLineP6ObjectS6_.exit ]
  ret ptr %.3
}

declare void @Py_DecRef(ptr) #3

define internal fastcc ptr @_ZL8event_ofPK6QueuesPK9KnownLineP6ObjectS6_(ptr readonly captures(none) %0, ptr readonly captures(none) %1, ptr %2, ptr %3) unnamed_addr #0 {
  %5 = load ptr, ptr %1, align 8, !tbaa !107
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %7 = load i64, ptr %6, align 8, !tbaa !92
  %8 = add nsw i64 %7, 1
  store i64 %8, ptr %6, align 8, !tbaa !92
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %10 = load ptr, ptr %9, align 8, !tbaa !123
  %11 = tail call ptr @PyType_GenericAlloc(ptr %10, i64 0) #9
  %.not.i = icmp eq ptr %11, null
  br i1 %.not.i, label %_ZL9new_eventPK6QueuesP6Object.exit, label %12

12:
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %14 = load ptr, ptr %13, align 8, !tbaa !121
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %16 = load ptr, ptr %15, align 8, !tbaa !83
  %17 = tail call i32 %14(ptr %16, ptr nonnull %11, ptr %2) #9
  br label %_ZL9new_eventPK6QueuesP6Object.exit

_ZL9new_eventPK6QueuesP6Object.exit:
  %18 = tail call ptr @PyLong_FromLongLong(i64 %8) #9
  %19 = icmp ne ptr %11, null
  %20 = icmp ne ptr %18, null
  %or.cond = select i1 %19, i1 %20, i1 false
  br i1 %or.cond, label %21, label %39

21:
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %23 = load ptr, ptr %22, align 8, !tbaa !124
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %25 = load ptr, ptr %24, align 8, !tbaa !121
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %27 = load ptr, ptr %26, align 8, !tbaa !83
  %28 = tail call i32 %25(ptr %27, ptr nonnull %11, ptr %23) #9
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %30 = load ptr, ptr %29, align 8, !tbaa !121
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %32 = load ptr, ptr %31, align 8, !tbaa !83
  %33 = tail call i32 %30(ptr %32, ptr nonnull %11, ptr nonnull %18) #9
  %.not = icmp eq ptr %3, null
  br i1 %.not, label %38, label %34

34:
  %35 = load ptr, ptr %22, align 8, !tbaa !124
  tail call void @Py_IncRef(ptr %35) #9
  %36 = tail call i32 @PyList_SetItem(ptr nonnull %3, i64 0, ptr %35) #9, !callees !119
  tail call void @Py_IncRef(ptr nonnull %18) #9
  %37 = tail call i32 @PyList_SetItem(ptr nonnull %3, i64 1, ptr nonnull %18) #9, !callees !119
  br label %38

38:
  tail call void @Py_DecRef(ptr nonnull %18) #9
  br label %39

39:
  %.0 = phi ptr [ %11, %38 ], [ null, %_ZL9new_eventPK6QueuesP6Object.exit ]
  ret ptr %.0
}

define ptr @__cuda_ext_oneapi_graph(ptr %0, ptr %1, i64 %2, ptr %3) #0 {
  %5 = alloca [2 x ptr], align 16
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = icmp ne i64 %2, 1
  %9 = icmp ne ptr %3, null
  %or.cond = or i1 %8, %9
  br i1 %or.cond, label %115, label %10

10:
  %11 = load ptr, ptr @_ZL6queues, align 8, !tbaa !95
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 104
  %13 = load ptr, ptr %12, align 8, !tbaa !82
  %14 = getelementptr inbounds nuw i8, ptr %11, i64 96
  %15 = load ptr, ptr %14, align 8, !tbaa !83
  %16 = tail call ptr %13(ptr %15, ptr %0, ptr null) #9
  %.not.i = icmp eq ptr %16, null
  br i1 %.not.i, label %17, label %_ZNK6Member2ofEP6Object.exit

17:
  %18 = getelementptr inbounds nuw i8, ptr %11, i64 88
  tail call void @PyErr_Clear() #9
  %19 = load ptr, ptr %18, align 8, !tbaa !84
  %20 = tail call ptr @PyObject_GetAttr(ptr %0, ptr %19) #9
  br label %_ZNK6Member2ofEP6Object.exit

_ZNK6Member2ofEP6Object.exit:
  %.0.i = phi ptr [ %20, %17 ], [ %16, %10 ]
  %.not = icmp eq ptr %.0.i, null
  br i1 %.not, label %30, label %21

21:
  %22 = load ptr, ptr @_ZL6queues, align 8, !tbaa !95
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 56
  %24 = load ptr, ptr %23, align 8, !tbaa !97
  %.not28 = icmp eq ptr %.0.i, %24
  br i1 %.not28, label %30, label %25

25:
  %26 = load ptr, ptr %1, align 8, !tbaa !59
  %27 = getelementptr inbounds nuw i8, ptr %22, i64 88
  %28 = load ptr, ptr %27, align 8, !tbaa !127
  %29 = tail call ptr @PyObject_GetAttr(ptr %26, ptr %28) #9
  br label %30

30:
  %31 = phi ptr [ %29, %25 ], [ null, %21 ], [ null, %_ZNK6Member2ofEP6Object.exit ]
  %.not29 = icmp eq ptr %31, null
  br i1 %.not29, label %_ZL12event_of_runPK6QueuesP6ObjectS3_S3_.exit, label %32

32:
  %33 = load ptr, ptr @_ZL6queues, align 8, !tbaa !95
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 40
  %35 = load ptr, ptr %34, align 8, !tbaa !120
  %36 = tail call ptr @PyObject_Type(ptr nonnull %31) #9
  tail call void @Py_DecRef(ptr %36) #9
  %37 = icmp eq ptr %36, %35
  br i1 %37, label %_ZL15is_run_of_graphPK6QueuesP6Object.exit, label %_ZL12event_of_runPK6QueuesP6ObjectS3_S3_.exit

_ZL15is_run_of_graphPK6QueuesP6Object.exit:
  %38 = tail call ptr @PyCFunction_GetFunction(ptr nonnull %31) #9
  %39 = icmp eq ptr %38, @__cuda_run_graph
  br i1 %39, label %40, label %_ZL12event_of_runPK6QueuesP6ObjectS3_S3_.exit

40:
  %41 = load ptr, ptr @_ZL6queues, align 8, !tbaa !95
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #8
  store i32 0, ptr %7, align 4, !tbaa !3
  %42 = tail call ptr @PyTuple_GetItem(ptr %.0.i, i64 0) #9
  %43 = call i64 @PyLong_AsLongLongAndOverflow(ptr %42, ptr nonnull %7) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #8
  %44 = inttoptr i64 %43 to ptr
  %45 = call ptr @PyCFunction_GetSelf(ptr nonnull %31) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #8
  store i32 0, ptr %6, align 4, !tbaa !3
  %46 = call ptr @PyTuple_GetItem(ptr %45, i64 0) #9
  %47 = call i64 @PyLong_AsLongLongAndOverflow(ptr %46, ptr nonnull %6) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #8
  %48 = inttoptr i64 %47 to ptr
  %49 = load ptr, ptr %44, align 8, !tbaa !99
  %50 = getelementptr inbounds nuw i8, ptr %49, i64 16
  %51 = getelementptr inbounds nuw i8, ptr %49, i64 8
  %52 = load i32, ptr %51, align 8, !tbaa !103
  %53 = zext i32 %52 to i64
  %54 = getelementptr inbounds nuw %struct.KnownLine, ptr %50, i64 %53
  %55 = load i32, ptr %49, align 8, !tbaa !105
  %56 = getelementptr inbounds nuw i8, ptr %49, i64 4
  %57 = load i32, ptr %56, align 4, !tbaa !106
  %58 = icmp ult i32 %55, %57
  br i1 %58, label %59, label %66

59:
  %60 = load ptr, ptr %54, align 8, !tbaa !107
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 40
  %62 = load i64, ptr %61, align 8, !tbaa !110
  %63 = getelementptr inbounds nuw i8, ptr %60, i64 24
  %64 = load i64, ptr %63, align 8, !tbaa !92
  %65 = icmp slt i64 %62, %64
  br i1 %65, label %_ZL7line_ofPK5Lines.exit.i, label %66

66:
  br label %_ZL7line_ofPK5Lines.exit.i

_ZL7line_ofPK5Lines.exit.i:
  %67 = phi ptr [ %54, %66 ], [ null, %59 ]
  %.not.i31 = icmp eq ptr %67, null
  br i1 %.not.i31, label %_ZL12event_of_runPK6QueuesP6ObjectS3_S3_.exit, label %68

68:
  %69 = getelementptr inbounds nuw i8, ptr %48, i64 48
  %70 = load i32, ptr %69, align 8, !tbaa !128
  %.not31.i = icmp eq i32 %70, 0
  br i1 %.not31.i, label %71, label %_ZL12event_of_runPK6QueuesP6ObjectS3_S3_.exit

71:
  %72 = getelementptr inbounds nuw i8, ptr %48, i64 16
  %73 = load ptr, ptr %72, align 8, !tbaa !130
  %74 = getelementptr inbounds nuw i8, ptr %44, i64 8
  %75 = load ptr, ptr %74, align 8, !tbaa !131
  %.not32.i = icmp eq ptr %73, %75
  br i1 %.not32.i, label %76, label %_ZL12event_of_runPK6QueuesP6ObjectS3_S3_.exit

76:
  %77 = getelementptr inbounds nuw i8, ptr %48, i64 24
  %78 = load ptr, ptr %77, align 8, !tbaa !132
  %79 = getelementptr inbounds nuw i8, ptr %44, i64 16
  %80 = load ptr, ptr %79, align 8, !tbaa !133
  %.not33.i = icmp eq ptr %78, %80
  br i1 %.not33.i, label %81, label %_ZL12event_of_runPK6QueuesP6ObjectS3_S3_.exit

81:
  %82 = load ptr, ptr %67, align 8, !tbaa !107
  %83 = getelementptr inbounds nuw i8, ptr %48, i64 40
  %84 = load i64, ptr %83, align 8, !tbaa !134
  %85 = getelementptr inbounds nuw i8, ptr %82, i64 64
  %86 = getelementptr inbounds nuw i8, ptr %82, i64 56
  %87 = load i64, ptr %86, align 8, !tbaa !24
  %88 = add i64 %87, 1
  store i64 %88, ptr %86, align 8, !tbaa !24
  %89 = and i64 %87, 63
  %90 = getelementptr inbounds nuw i64, ptr %85, i64 %89
  store i64 %84, ptr %90, align 8, !tbaa !25
  store i32 1, ptr %69, align 8, !tbaa !128
  %91 = getelementptr inbounds nuw i8, ptr %82, i64 48
  %92 = load i64, ptr %91, align 8, !tbaa !93
  %93 = add nsw i64 %92, 1
  store i64 %93, ptr %91, align 8, !tbaa !93
  %94 = call ptr @PyEval_SaveThread() #9
  %95 = load ptr, ptr %48, align 8, !tbaa !135
  %96 = getelementptr inbounds nuw i8, ptr %48, i64 8
  %97 = load ptr, ptr %96, align 8, !tbaa !136
  %98 = load ptr, ptr %82, align 8, !tbaa !17
  %99 = call i32 %95(ptr %97, ptr %98) #9
  call void @PyEval_RestoreThread(ptr %94) #9
  %100 = load i64, ptr %91, align 8, !tbaa !93
  %101 = add nsw i64 %100, -1
  store i64 %101, ptr %91, align 8, !tbaa !93
  store i32 0, ptr %69, align 8, !tbaa !128
  %.not34.i = icmp eq i32 %99, 0
  br i1 %.not34.i, label %102, label %_ZL12event_of_runPK6QueuesP6ObjectS3_S3_.exit

102:
  %103 = load i32, ptr %51, align 8, !tbaa !103
  %104 = add i32 %103, 1
  %105 = load i32, ptr %49, align 8, !tbaa !105
  %106 = urem i32 %104, %105
  store i32 %106, ptr %51, align 8, !tbaa !103
  %107 = getelementptr inbounds nuw i8, ptr %48, i64 32
  %108 = load ptr, ptr %107, align 8, !tbaa !137
  %109 = call fastcc ptr @_ZL8event_ofPK6QueuesPK9KnownLineP6ObjectS6_(ptr readonly %41, ptr nonnull %67, ptr %0, ptr %108) #7
  br label %_ZL12event_of_runPK6QueuesP6ObjectS3_S3_.exit

_ZL12event_of_runPK6QueuesP6ObjectS3_S3_.exit:
  %110 = phi ptr [ null, %81 ], [ null, %_ZL15is_run_of_graphPK6QueuesP6Object.exit ], [ null, %30 ], [ null, %_ZL7line_ofPK5Lines.exit.i ], [ null, %76 ], [ null, %71 ], [ null, %68 ], [ %109, %102 ], [ null, %32 ]
  br i1 %.not29, label %112, label %111

111:
  call void @Py_DecRef(ptr nonnull %31) #9
  br label %112

112:
  br i1 %.not, label %114, label %113

113:
  call void @Py_DecRef(ptr nonnull %.0.i) #9
  br label %114

114:
  %.not30.not = icmp eq ptr %110, null
  br i1 %.not30.not, label %115, label %128

115:
  %116 = load ptr, ptr @_ZL6queues, align 8, !tbaa !95
  %117 = getelementptr inbounds nuw i8, ptr %116, i64 80
  %118 = load ptr, ptr %117, align 8, !tbaa !138
  call void @PyErr_Clear() #9
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  store ptr %118, ptr %5, align 16, !tbaa !59
  %119 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store ptr %0, ptr %119, align 8, !tbaa !59
  %120 = getelementptr inbounds nuw i8, ptr %116, i64 64
  %121 = load ptr, ptr %120, align 8, !tbaa !126
  %122 = call ptr @PyObject_Vectorcall(ptr %121, ptr nonnull %5, i64 2, ptr null) #9
  %.not.i33 = icmp eq ptr %122, null
  br i1 %.not.i33, label %125, label %123

123:
  %124 = call ptr @PyObject_Vectorcall(ptr nonnull %122, ptr %1, i64 %2, ptr %3) #9
  br label %125

125:
  %126 = phi ptr [ %124, %123 ], [ null, %115 ]
  br i1 %.not.i33, label %_ZL13gone_long_wayPK6QueuesP6ObjectS3_PKS3_xS3_.exit, label %127

127:
  call void @Py_DecRef(ptr nonnull %122) #9
  br label %_ZL13gone_long_wayPK6QueuesP6ObjectS3_PKS3_xS3_.exit

_ZL13gone_long_wayPK6QueuesP6ObjectS3_PKS3_xS3_.exit:
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  br label %128

128:
  %.1 = phi ptr [ %126, %_ZL13gone_long_wayPK6QueuesP6ObjectS3_PKS3_xS3_.exit ], [ %110, %114 ]
  ret ptr %.1
}

declare ptr @PyObject_GetAttr(ptr, ptr) #3

define ptr @__cuda_run_graph(ptr readnone captures(none) %0, ptr readnone captures(none) %1) #0 {
  %3 = tail call ptr @PyBool_FromLong(i64 0) #9
  ret ptr %3
}

define ptr @__cuda_find_kernel(ptr %0, ptr readonly captures(none) %1, i64 %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #8
  store i32 0, ptr %8, align 4, !tbaa !3
  %9 = tail call ptr @PyTuple_GetItem(ptr %0, i64 0) #9
  %10 = call i64 @PyLong_AsLongLongAndOverflow(ptr %9, ptr nonnull %8) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #8
  %11 = inttoptr i64 %10 to ptr
  %12 = load ptr, ptr %1, align 8, !tbaa !59
  %13 = call ptr @PyLong_AsVoidPtr(ptr %12) #9
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %15 = load ptr, ptr %14, align 8, !tbaa !59
  %16 = call ptr @PyBytes_AsString(ptr %15) #9
  %17 = call ptr @PyEval_SaveThread() #9
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8, !noalias !139
  store ptr null, ptr %4, align 8, !tbaa !27, !noalias !139
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8, !noalias !139
  store i32 0, ptr %5, align 4, !tbaa !3, !noalias !139
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #8, !noalias !139
  store i32 0, ptr %6, align 4, !tbaa !3, !noalias !139
  %18 = load ptr, ptr %11, align 8, !tbaa !142, !noalias !139
  %19 = getelementptr inbounds nuw i8, ptr %11, i64 32
  %20 = load ptr, ptr %19, align 8, !tbaa !144, !noalias !139
  %21 = call i32 %18(ptr %20) #9, !noalias !139
  %.not.i = icmp eq i32 %21, 0
  br i1 %.not.i, label %22, label %_ZL12found_kernelPK6FinderPvPKc.exit

22:
  %23 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %24 = load ptr, ptr %23, align 8, !tbaa !145, !noalias !139
  %25 = call i32 %24(ptr nonnull %4, ptr %13, ptr %16) #9, !noalias !139
  %.not14.i = icmp eq i32 %25, 0
  br i1 %.not14.i, label %26, label %31

26:
  %27 = getelementptr inbounds nuw i8, ptr %11, i64 24
  %28 = load ptr, ptr %27, align 8, !tbaa !146, !noalias !139
  %29 = load ptr, ptr %4, align 8, !tbaa !27, !noalias !139
  %30 = call i32 %28(ptr nonnull %5, i32 0, ptr %29) #9, !noalias !139
  br label %31

31:
  %.0.i = phi i32 [ %25, %22 ], [ %30, %26 ]
  %.not15.i = icmp eq i32 %.0.i, 0
  br i1 %.not15.i, label %32, label %37

32:
  %33 = getelementptr inbounds nuw i8, ptr %11, i64 24
  %34 = load ptr, ptr %33, align 8, !tbaa !146, !noalias !139
  %35 = load ptr, ptr %4, align 8, !tbaa !27, !noalias !139
  %36 = call i32 %34(ptr nonnull %6, i32 3, ptr %35) #9, !noalias !139
  br label %37

37:
  %.1.i = phi i32 [ %.0.i, %31 ], [ %36, %32 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #8, !noalias !139
  %38 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %39 = load ptr, ptr %38, align 8, !tbaa !147, !noalias !139
  %40 = call i32 %39(ptr nonnull %7) #9, !noalias !139
  %41 = load ptr, ptr %4, align 8, !tbaa !27, !noalias !139
  %42 = ptrtoint ptr %41 to i64
  %43 = load i32, ptr %5, align 4, !tbaa !3, !noalias !139
  %44 = sext i32 %43 to i64
  %45 = load i32, ptr %6, align 4, !tbaa !3, !noalias !139
  %46 = sext i32 %45 to i64
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #8, !noalias !139
  br label %_ZL12found_kernelPK6FinderPvPKc.exit

_ZL12found_kernelPK6FinderPvPKc.exit:
  %.sroa.10.0 = phi i64 [ %46, %37 ], [ 0, %3 ]
  %.sroa.810.0 = phi i64 [ %44, %37 ], [ 0, %3 ]
  %.sroa.69.0 = phi i64 [ %42, %37 ], [ 0, %3 ]
  %.sroa.08.0.in = phi i32 [ %.1.i, %37 ], [ %21, %3 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #8, !noalias !139
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8, !noalias !139
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8, !noalias !139
  call void @PyEval_RestoreThread(ptr %17) #9
  %47 = call ptr @PyTuple_New(i64 4) #9
  %.not.i7 = icmp eq ptr %47, null
  br i1 %.not.i7, label %_ZL8tuple_ofILx4EEP6ObjectRAT__Kx.exit, label %.lr.ph.i

.lr.ph.i:
  %.sroa.08.0 = sext i32 %.sroa.08.0.in to i64
  %48 = call ptr @PyLong_FromLongLong(i64 %.sroa.08.0) #9
  %49 = call i32 @PyTuple_SetItem(ptr nonnull %47, i64 0, ptr %48) #9
  %50 = call ptr @PyLong_FromLongLong(i64 %.sroa.69.0) #9
  %51 = call i32 @PyTuple_SetItem(ptr nonnull %47, i64 1, ptr %50) #9
  %52 = call ptr @PyLong_FromLongLong(i64 %.sroa.810.0) #9
  %53 = call i32 @PyTuple_SetItem(ptr nonnull %47, i64 2, ptr %52) #9
  %54 = call ptr @PyLong_FromLongLong(i64 %.sroa.10.0) #9
  %55 = call i32 @PyTuple_SetItem(ptr nonnull %47, i64 3, ptr %54) #9
  br label %_ZL8tuple_ofILx4EEP6ObjectRAT__Kx.exit

_ZL8tuple_ofILx4EEP6ObjectRAT__Kx.exit:
  ret ptr %47
}

declare ptr @PyBytes_AsString(ptr) #3

declare ptr @PyEval_SaveThread() #3

declare void @PyEval_RestoreThread(ptr) #3

define ptr @__cuda_load(ptr %0, ptr readonly captures(none) %1, i64 %2) #0 {
  %4 = alloca [2 x ptr], align 16
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca [16384 x i8], align 16
  %8 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #8
  store i32 0, ptr %6, align 4, !tbaa !3
  %9 = tail call ptr @PyTuple_GetItem(ptr %0, i64 0) #9
  %10 = call i64 @PyLong_AsLongLongAndOverflow(ptr %9, ptr nonnull %6) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #8
  %11 = inttoptr i64 %10 to ptr
  %12 = load ptr, ptr %1, align 8, !tbaa !59
  %13 = call ptr @PyBytes_AsString(ptr %12) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #8
  store i8 0, ptr %7, align 16, !tbaa !33
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #8
  store ptr null, ptr %8, align 8, !tbaa !27
  %14 = call ptr @PyEval_SaveThread() #9
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  store ptr %7, ptr %4, align 16, !tbaa !27
  %15 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr inttoptr (i64 16384 to ptr), ptr %15, align 8, !tbaa !27
  %16 = load ptr, ptr %11, align 8, !tbaa !148
  %17 = getelementptr inbounds nuw i8, ptr %11, i64 24
  %18 = load ptr, ptr %17, align 8, !tbaa !150
  %19 = call i32 %16(ptr %18) #9
  %.not.i = icmp eq i32 %19, 0
  br i1 %.not.i, label %20, label %_ZL6loadedPK6LoaderPKcPPvPc.exit

20:
  %21 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %22 = load ptr, ptr %21, align 8, !tbaa !151
  %23 = call i32 %22(ptr nonnull %8, ptr %13, i32 2, ptr nonnull @_ZZL6loadedPK6LoaderPKcPPvPcE7OPTIONS, ptr nonnull %4) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  %24 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %25 = load ptr, ptr %24, align 8, !tbaa !152
  %26 = call i32 %25(ptr nonnull %5) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  br label %_ZL6loadedPK6LoaderPKcPPvPc.exit

_ZL6loadedPK6LoaderPKcPPvPc.exit:
  %.1.i = phi i32 [ %23, %20 ], [ %19, %3 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  call void @PyEval_RestoreThread(ptr %14) #9
  br label %27

27:
  %.01618 = phi i64 [ 0, %_ZL6loadedPK6LoaderPKcPPvPc.exit ], [ %31, %30 ]
  %28 = getelementptr inbounds nuw i8, ptr %7, i64 %.01618
  %29 = load i8, ptr %28, align 1, !tbaa !33
  %.not = icmp eq i8 %29, 0
  br i1 %.not, label %.critedge, label %30

30:
  %31 = add nuw nsw i64 %.01618, 1
  %exitcond.not = icmp eq i64 %31, 16384
  br i1 %exitcond.not, label %.critedge, label %27, !llvm.loop !153

.critedge:
  %.016.lcssa = phi i64 [ 16384, %30 ], [ %.01618, %27 ]
  %32 = sext i32 %.1.i to i64
  %33 = call ptr @PyLong_FromLongLong(i64 %32) #9
  %34 = load ptr, ptr %8, align 8, !tbaa !27
  %35 = ptrtoint ptr %34 to i64
  %36 = call ptr @PyLong_FromLongLong(i64 %35) #9
  %37 = call ptr @PyBytes_FromStringAndSize(ptr nonnull %7, i64 %.016.lcssa) #9
  %38 = call ptr @PyTuple_New(i64 3) #9
  %.not20 = icmp eq ptr %38, null
  br i1 %.not20, label %._crit_edge, label %.lr.ph

._crit_edge:
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #8
  ret ptr %38

.lr.ph:
  %39 = call i32 @PyTuple_SetItem(ptr nonnull %38, i64 0, ptr %33) #9
  %40 = call i32 @PyTuple_SetItem(ptr nonnull %38, i64 1, ptr %36) #9
  %41 = call i32 @PyTuple_SetItem(ptr nonnull %38, i64 2, ptr %37) #9
  br label %._crit_edge
}

declare ptr @PyLong_FromLongLong(i64) #3

declare ptr @PyBytes_FromStringAndSize(ptr, i64) #3

declare ptr @PyTuple_New(i64) #3

declare i32 @PyTuple_SetItem(ptr, i64, ptr) #3

define ptr @__cuda_new_call(ptr %0, ptr readonly captures(none) %1, i64 %2) #0 {
  %4 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  store i32 0, ptr %4, align 4, !tbaa !3
  %5 = tail call ptr @PyTuple_GetItem(ptr %0, i64 0) #9
  %6 = call i64 @PyLong_AsLongLongAndOverflow(ptr %5, ptr nonnull %4) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  %7 = inttoptr i64 %6 to ptr
  %8 = load ptr, ptr %1, align 8, !tbaa !59
  %9 = call i64 @PyBytes_Size(ptr %8) #9
  %10 = icmp sgt i64 %9, 640
  br i1 %10, label %11, label %14

11:
  %12 = load ptr, ptr %7, align 8, !tbaa !79
  call void @Py_IncRef(ptr %12) #9
  %13 = load ptr, ptr %7, align 8, !tbaa !79
  br label %55

14:
  %15 = call ptr @PyBytes_FromStringAndSize(ptr null, i64 784) #9
  %.not = icmp eq ptr %15, null
  br i1 %.not, label %18, label %16

16:
  %17 = call ptr @PyTuple_New(i64 3) #9
  br label %18

18:
  %19 = phi ptr [ %17, %16 ], [ null, %14 ]
  %.not43 = icmp eq ptr %19, null
  br i1 %.not43, label %55, label %20

20:
  %21 = call ptr @PyBytes_AsString(ptr %15) #9
  %22 = udiv i64 %9, 20
  %23 = trunc i64 %22 to i32
  store ptr %7, ptr %21, align 8, !tbaa !78
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %25 = load ptr, ptr %24, align 8, !tbaa !59
  %26 = getelementptr inbounds nuw i8, ptr %21, i64 8
  store ptr %25, ptr %26, align 8, !tbaa !86
  %27 = shl i32 %23, 3
  %28 = getelementptr inbounds nuw i8, ptr %21, i64 16
  store i32 %27, ptr %28, align 8, !tbaa !154
  %29 = getelementptr inbounds nuw i8, ptr %21, i64 20
  store i32 %23, ptr %29, align 4, !tbaa !72
  %30 = getelementptr inbounds nuw i8, ptr %21, i64 24
  %31 = load ptr, ptr %1, align 8, !tbaa !59
  %32 = call ptr @PyBytes_AsString(ptr %31) #9
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %30, ptr align 1 %32, i64 %9, i1 false)
  %33 = getelementptr inbounds nuw i8, ptr %21, i64 672
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %35 = load ptr, ptr %34, align 8, !tbaa !59
  %36 = call ptr @PyBytes_AsString(ptr %35) #9
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(80) %33, ptr nonnull align 1 dereferenceable(80) %36, i64 80, i1 false)
  %37 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %38 = load ptr, ptr %37, align 8, !tbaa !59
  %39 = call ptr @PyBytes_AsString(ptr %38) #9
  %40 = getelementptr inbounds nuw i8, ptr %21, i64 688
  store ptr %39, ptr %40, align 8, !tbaa !155
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %42 = load ptr, ptr %41, align 8, !tbaa !59
  %43 = call ptr @PyBytes_AsString(ptr %42) #9
  %44 = getelementptr inbounds nuw i8, ptr %21, i64 696
  store ptr %43, ptr %44, align 8, !tbaa !159
  %45 = getelementptr inbounds nuw i8, ptr %21, i64 664
  store ptr %33, ptr %45, align 8, !tbaa !160
  %46 = getelementptr inbounds nuw i8, ptr %21, i64 752
  store ptr @.str, ptr %46, align 8, !tbaa !161
  %.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %21, i64 760
  store ptr @__cuda_call_kernel, ptr %.sroa.4.0..sroa_idx, align 8, !tbaa !27
  %.sroa.5.0..sroa_idx = getelementptr inbounds nuw i8, ptr %21, i64 768
  store i32 128, ptr %.sroa.5.0..sroa_idx, align 8, !tbaa !3
  %.sroa.61.0..sroa_idx = getelementptr inbounds nuw i8, ptr %21, i64 776
  store ptr null, ptr %.sroa.61.0..sroa_idx, align 8, !tbaa !161
  %47 = ptrtoint ptr %21 to i64
  %48 = call ptr @PyLong_FromLongLong(i64 %47) #9
  %49 = call i32 @PyTuple_SetItem(ptr nonnull %19, i64 0, ptr %48) #9
  %50 = call i32 @PyTuple_SetItem(ptr nonnull %19, i64 1, ptr %15) #9
  %51 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %52 = load ptr, ptr %51, align 8, !tbaa !59
  call void @Py_IncRef(ptr %52) #9
  %53 = call i32 @PyTuple_SetItem(ptr nonnull %19, i64 2, ptr %52) #9, !callees !119
  %54 = call ptr @PyCFunction_NewEx(ptr nonnull %46, ptr nonnull %19, ptr null) #9
  call void @Py_DecRef(ptr nonnull %19) #9
  br label %55

55:
  %.0 = phi ptr [ %13, %11 ], [ %54, %20 ], [ null, %18 ]
  ret ptr %.0
}

declare i64 @PyBytes_Size(ptr) #3

declare void @Py_IncRef(ptr) #3

declare ptr @PyCFunction_NewEx(ptr, ptr, ptr) #3

define ptr @__cuda_ask(ptr %0, ptr readonly captures(none) %1, i64 %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca [3 x ptr], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  store i32 0, ptr %4, align 4, !tbaa !3
  %6 = tail call ptr @PyTuple_GetItem(ptr %0, i64 0) #9
  %7 = call i64 @PyLong_AsLongLongAndOverflow(ptr %6, ptr nonnull %4) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  call void @llvm.memset.p0.i64(ptr nonnull align 16 dereferenceable(24) %5, i8 0, i64 24, i1 false)
  %invariant.smin = call i64 @llvm.smin.i64(i64 %2, i64 3)
  %8 = icmp sgt i64 %2, 0
  br i1 %8, label %.lr.ph, label %._crit_edge

._crit_edge:
  %9 = inttoptr i64 %7 to ptr
  %10 = call ptr @PyEval_SaveThread() #9
  %11 = load ptr, ptr %9, align 8, !tbaa !162
  %12 = load ptr, ptr %5, align 16, !tbaa !27
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %14 = load ptr, ptr %13, align 8, !tbaa !27
  %15 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %16 = load ptr, ptr %15, align 16, !tbaa !27
  %17 = call i32 %11(ptr %12, ptr %14, ptr %16) #9
  call void @PyEval_RestoreThread(ptr %10) #9
  %18 = sext i32 %17 to i64
  %19 = call ptr @PyLong_FromLongLong(i64 %18) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  ret ptr %19

.lr.ph:
  %.010 = phi i64 [ %24, %.lr.ph ], [ 0, %3 ]
  %20 = getelementptr inbounds nuw ptr, ptr %1, i64 %.010
  %21 = load ptr, ptr %20, align 8, !tbaa !59
  %22 = call ptr @PyLong_AsVoidPtr(ptr %21) #9
  %23 = getelementptr inbounds nuw ptr, ptr %5, i64 %.010
  store ptr %22, ptr %23, align 8, !tbaa !27
  %24 = add nuw nsw i64 %.010, 1
  %exitcond.not = icmp eq i64 %24, %invariant.smin
  br i1 %exitcond.not, label %._crit_edge, label %.lr.ph, !llvm.loop !164
}

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #5

define ptr @__cuda_set_number(ptr %0, ptr %1) #0 {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #8
  store i32 0, ptr %3, align 4, !tbaa !3
  %4 = tail call ptr @PyTuple_GetItem(ptr %0, i64 0) #9
  %5 = call i64 @PyLong_AsLongLongAndOverflow(ptr %4, ptr nonnull %3) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #8
  %6 = inttoptr i64 %5 to ptr
  %7 = call fastcc zeroext i1 @_ZL10set_numberPK7NumbersP6Object(ptr %6, ptr %1) #7
  call void @PyErr_Clear() #9
  %8 = zext i1 %7 to i64
  %9 = call ptr @PyBool_FromLong(i64 %8) #9
  ret ptr %9
}

define internal fastcc zeroext i1 @_ZL10set_numberPK7NumbersP6Object(ptr readonly captures(none) %0, ptr %1) unnamed_addr #0 {
  %3 = alloca %struct.References, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %5 = load ptr, ptr %4, align 8, !tbaa !165
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %7 = load ptr, ptr %6, align 8, !tbaa !168
  %8 = tail call ptr @PyObject_GetAttr(ptr %5, ptr %7) #9
  %.not.i = icmp eq ptr %8, null
  br i1 %.not.i, label %12, label %9

9:
  %10 = tail call i32 @PyObject_IsTrue(ptr nonnull %8) #9
  %11 = icmp ne i32 %10, 0
  br label %12

12:
  %13 = phi i1 [ false, %2 ], [ %11, %9 ]
  br i1 %.not.i, label %_ZL10is_at_restP6ObjectS0_.exit, label %14

14:
  tail call void @Py_DecRef(ptr nonnull %8) #9
  br label %_ZL10is_at_restP6ObjectS0_.exit

_ZL10is_at_restP6ObjectS0_.exit:
  br i1 %13, label %15, label %.loopexit

15:
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %17 = load i64, ptr %16, align 8, !tbaa !169
  %18 = shl i64 %17, 4
  %19 = alloca i8, i64 %18, align 16
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %24 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %25 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %27 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 80
  br label %33

33:
  %.03360 = phi i64 [ 0, %15 ], [ %.1, %105 ]
  %.03459 = phi i64 [ 1, %15 ], [ %106, %105 ]
  %.03757 = phi i64 [ 0, %15 ], [ %.138, %105 ]
  %34 = load i64, ptr %16, align 8, !tbaa !169
  %.not = icmp ugt i64 %.03459, %34
  br i1 %.not, label %.critedge, label %35

35:
  %36 = icmp eq i64 %.03459, %34
  br i1 %36, label %.critedge52, label %_ZL16is_of_next_groupPK7Numbersm.exit

_ZL16is_of_next_groupPK7Numbersm.exit:
  %37 = load ptr, ptr %20, align 8, !tbaa !170
  %38 = getelementptr inbounds nuw %struct.Target, ptr %37, i64 %.03459
  %39 = load ptr, ptr %38, align 8, !tbaa !171
  %40 = getelementptr i8, ptr %38, i64 -40
  %41 = load ptr, ptr %40, align 8, !tbaa !171
  %.not53 = icmp eq ptr %39, %41
  br i1 %.not53, label %105, label %.critedge52

.critedge52:
  %42 = getelementptr inbounds nuw %struct.Change, ptr %19, i64 %.03757
  store ptr null, ptr %42, align 16, !tbaa !59
  %.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %42, i64 8
  store ptr null, ptr %.sroa.4.0..sroa_idx, align 8, !tbaa !59
  %43 = load ptr, ptr %21, align 8, !tbaa !170
  %44 = getelementptr inbounds nuw %struct.Target, ptr %43, i64 %.03360
  %45 = sub i64 %.03459, %.03360
  %46 = add i64 %.03757, 1
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #8
  store i32 0, ptr %3, align 8, !tbaa !70
  %47 = load ptr, ptr %44, align 8, !tbaa !171
  %48 = load ptr, ptr %22, align 8, !tbaa !173
  %49 = tail call ptr @PyObject_GetAttr(ptr %47, ptr %48) #9
  store ptr %49, ptr %42, align 16, !tbaa !174
  %.not.i.i = icmp eq ptr %49, null
  br i1 %.not.i.i, label %53, label %50

50:
  %51 = load ptr, ptr %23, align 8, !tbaa !59
  %52 = tail call ptr @PyObject_GetAttr(ptr nonnull %49, ptr %51) #9
  br label %53

53:
  %54 = phi ptr [ %52, %50 ], [ null, %.critedge52 ]
  %.not.i.i.i = icmp eq ptr %54, null
  br i1 %.not.i.i.i, label %.critedge49.i, label %_ZN10References9attributeEP6ObjectS1_.exit.i

_ZN10References9attributeEP6ObjectS1_.exit.i:
  store i32 1, ptr %3, align 8, !tbaa !70
  store ptr %54, ptr %24, align 8, !tbaa !59
  %55 = tail call ptr @PyTuple_GetItem(ptr nonnull %54, i64 0) #9
  %56 = tail call i64 @PyBytes_Size(ptr %55) #9
  %57 = tail call ptr @PyBytes_FromStringAndSize(ptr null, i64 %56) #9
  %.not.i42.i = icmp eq ptr %57, null
  br i1 %.not.i42.i, label %.critedge49.i, label %_ZN10References4keptEP6Object.exit.i

_ZN10References4keptEP6Object.exit.i:
  store i32 2, ptr %3, align 8, !tbaa !70
  store ptr %57, ptr %25, align 8, !tbaa !59
  %58 = tail call ptr @PyBytes_AsString(ptr nonnull %57) #9
  %59 = tail call ptr @PyBytes_AsString(ptr %55) #9
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %58, ptr align 1 %59, i64 %56, i1 false)
  %.not4052.not.i = icmp eq i64 %.03459, %.03360
  br i1 %.not4052.not.i, label %.critedge.i, label %.lr.ph.i

60:
  %61 = add nuw i64 %.03453.i, 1
  %exitcond.not.i = icmp eq i64 %61, %45
  br i1 %exitcond.not.i, label %.critedge.i, label %.lr.ph.i, !llvm.loop !176

.lr.ph.i:
  %.03453.i = phi i64 [ %61, %60 ], [ 0, %_ZN10References4keptEP6Object.exit.i ]
  %62 = load ptr, ptr %0, align 8, !tbaa !177
  %63 = getelementptr inbounds nuw %struct.Target, ptr %44, i64 %.03453.i
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 16
  %65 = getelementptr inbounds nuw i8, ptr %63, i64 24
  %66 = load i32, ptr %65, align 8, !tbaa !178
  %67 = zext i32 %66 to i64
  %68 = getelementptr inbounds nuw i8, ptr %58, i64 %67
  %69 = tail call fastcc zeroext i1 @_ZL11take_numberPK5KnownRK9ParameterP6ObjectPc(ptr %62, ptr nonnull readonly align 4 dereferenceable(20) %64, ptr %1, ptr %68) #7
  br i1 %69, label %60, label %.critedge49.i

.critedge.i:
  %70 = load ptr, ptr %26, align 8, !tbaa !179
  %71 = tail call ptr @PyType_GenericAlloc(ptr %70, i64 3) #9
  %.not.i43.i = icmp eq ptr %71, null
  br i1 %.not.i43.i, label %_ZL12command_withPK7NumbersP6ObjectS3_.exit.i, label %.lr.ph.1.i.i

.lr.ph.1.i.i:
  tail call void @Py_IncRef(ptr nonnull %57) #9
  %72 = tail call i32 @PyTuple_SetItem(ptr nonnull %71, i64 0, ptr nonnull %57) #9, !callees !119
  %73 = tail call ptr @PyTuple_GetItem(ptr nonnull %54, i64 1) #9
  tail call void @Py_IncRef(ptr %73) #9
  %74 = tail call i32 @PyTuple_SetItem(ptr nonnull %71, i64 1, ptr %73) #9, !callees !119
  %75 = tail call ptr @PyTuple_GetItem(ptr nonnull %54, i64 2) #9
  tail call void @Py_IncRef(ptr %75) #9
  %76 = tail call i32 @PyTuple_SetItem(ptr nonnull %71, i64 2, ptr %75) #9, !callees !119
  store i32 3, ptr %3, align 8, !tbaa !70
  store ptr %71, ptr %27, align 8, !tbaa !59
  %77 = load ptr, ptr %28, align 8, !tbaa !180
  %78 = tail call ptr @PyType_GenericAlloc(ptr %77, i64 0) #9
  %.not.i46.i = icmp eq ptr %78, null
  br i1 %.not.i46.i, label %_ZL12command_withPK7NumbersP6ObjectS3_.exit.i, label %.lr.ph.i.i

.lr.ph.i.i:
  %79 = load ptr, ptr %23, align 8, !tbaa !59
  %80 = tail call i32 @PyObject_SetAttr(ptr nonnull %78, ptr %79, ptr nonnull %71) #9
  %81 = load ptr, ptr %29, align 8, !tbaa !59
  %82 = tail call ptr @PyObject_GetAttr(ptr %49, ptr %81) #9
  %83 = load ptr, ptr %29, align 8, !tbaa !59
  %84 = tail call i32 @PyObject_SetAttr(ptr nonnull %78, ptr %83, ptr %82) #9
  tail call void @Py_DecRef(ptr %82) #9
  %85 = load ptr, ptr %30, align 8, !tbaa !59
  %86 = tail call ptr @PyObject_GetAttr(ptr %49, ptr %85) #9
  %87 = load ptr, ptr %30, align 8, !tbaa !59
  %88 = tail call i32 @PyObject_SetAttr(ptr nonnull %78, ptr %87, ptr %86) #9
  tail call void @Py_DecRef(ptr %86) #9
  %89 = load ptr, ptr %31, align 8, !tbaa !59
  %90 = tail call ptr @PyObject_GetAttr(ptr %49, ptr %89) #9
  %91 = load ptr, ptr %31, align 8, !tbaa !59
  %92 = tail call i32 @PyObject_SetAttr(ptr nonnull %78, ptr %91, ptr %90) #9
  tail call void @Py_DecRef(ptr %90) #9
  %93 = load ptr, ptr %32, align 8, !tbaa !59
  %94 = tail call ptr @PyObject_GetAttr(ptr %49, ptr %93) #9
  %95 = load ptr, ptr %32, align 8, !tbaa !59
  %96 = tail call i32 @PyObject_SetAttr(ptr nonnull %78, ptr %95, ptr %94) #9
  tail call void @Py_DecRef(ptr %94) #9
  br label %_ZL12command_withPK7NumbersP6ObjectS3_.exit.i

_ZL12command_withPK7NumbersP6ObjectS3_.exit.i:
  %97 = phi i32 [ 3, %.lr.ph.i.i ], [ 2, %.critedge.i ], [ 3, %.lr.ph.1.i.i ]
  %98 = phi ptr [ %78, %.lr.ph.i.i ], [ null, %.critedge.i ], [ null, %.lr.ph.1.i.i ]
  store ptr %98, ptr %.sroa.4.0..sroa_idx, align 8, !tbaa !181
  %99 = icmp ne ptr %98, null
  br label %.critedge49.i

.critedge49.i:
  %100 = phi i32 [ 1, %_ZN10References9attributeEP6ObjectS1_.exit.i ], [ 0, %53 ], [ %97, %_ZL12command_withPK7NumbersP6ObjectS3_.exit.i ], [ 2, %.lr.ph.i ]
  %.0.i = phi i1 [ false, %_ZN10References9attributeEP6ObjectS1_.exit.i ], [ false, %53 ], [ %99, %_ZL12command_withPK7NumbersP6ObjectS3_.exit.i ], [ false, %.lr.ph.i ]
  %.not1.i.i = icmp eq i32 %100, 0
  br i1 %.not1.i.i, label %_ZL11find_changePK7NumbersPK6TargetmP6ObjectP6Change.exit, label %.lr.ph.i47.i

.lr.ph.i47.i:
  %101 = zext nneg i32 %100 to i64
  br label %102

102:
  %indvars.iv.i = phi i64 [ %indvars.iv.next.i, %102 ], [ %101, %.lr.ph.i47.i ]
  %indvars.iv.next.i = add nsw i64 %indvars.iv.i, -1
  %103 = getelementptr ptr, ptr %3, i64 %indvars.iv.i
  %104 = load ptr, ptr %103, align 8, !tbaa !59
  tail call void @Py_DecRef(ptr %104) #9
  %.not.i48.wide.i = icmp eq i64 %indvars.iv.i, 1
  br i1 %.not.i48.wide.i, label %_ZN10ReferencesD2Ev.exit.loopexit.i, label %102, !llvm.loop !94

_ZN10ReferencesD2Ev.exit.loopexit.i:
  store i32 0, ptr %3, align 8, !tbaa !70
  br label %_ZL11find_changePK7NumbersPK6TargetmP6ObjectP6Change.exit

_ZL11find_changePK7NumbersPK6TargetmP6ObjectP6Change.exit:
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #8
  br label %105

105:
  %.138 = phi i64 [ %46, %_ZL11find_changePK7NumbersPK6TargetmP6ObjectP6Change.exit ], [ %.03757, %_ZL16is_of_next_groupPK7Numbersm.exit ]
  %.136 = phi i1 [ %.0.i, %_ZL11find_changePK7NumbersPK6TargetmP6ObjectP6Change.exit ], [ true, %_ZL16is_of_next_groupPK7Numbersm.exit ]
  %.1 = phi i64 [ %.03459, %_ZL11find_changePK7NumbersPK6TargetmP6ObjectP6Change.exit ], [ %.03360, %_ZL16is_of_next_groupPK7Numbersm.exit ]
  %106 = add i64 %.03459, 1
  br i1 %.136, label %33, label %.critedge40, !llvm.loop !182

.critedge:
  %.not26.i = icmp eq i64 %34, 0
  br i1 %.not26.i, label %.critedge24.i, label %.lr.ph.i41

.lr.ph.i41:
  %107 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %108 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %109

109:
  %110 = phi i64 [ %34, %.lr.ph.i41 ], [ %128, %126 ]
  %.01728.i = phi i64 [ 1, %.lr.ph.i41 ], [ %127, %126 ]
  %.01827.i = phi ptr [ %19, %.lr.ph.i41 ], [ %.119.i, %126 ]
  %111 = icmp eq i64 %.01728.i, %110
  br i1 %111, label %.critedge.i42, label %_ZL16is_of_next_groupPK7Numbersm.exit.i

_ZL16is_of_next_groupPK7Numbersm.exit.i:
  %112 = load ptr, ptr %107, align 8, !tbaa !170
  %113 = getelementptr inbounds nuw %struct.Target, ptr %112, i64 %.01728.i
  %114 = load ptr, ptr %113, align 8, !tbaa !171
  %115 = getelementptr i8, ptr %113, i64 -40
  %116 = load ptr, ptr %115, align 8, !tbaa !171
  %.not22.i = icmp eq ptr %114, %116
  br i1 %.not22.i, label %126, label %.critedge.i42

.critedge.i42:
  %117 = load ptr, ptr %107, align 8, !tbaa !170
  %118 = getelementptr %struct.Target, ptr %117, i64 %.01728.i
  %119 = getelementptr i8, ptr %118, i64 -40
  %120 = load ptr, ptr %119, align 8, !tbaa !171
  %121 = load ptr, ptr %108, align 8, !tbaa !173
  %122 = tail call ptr @PyObject_GetAttr(ptr %120, ptr %121) #9
  %.not.i.i43 = icmp eq ptr %122, null
  br i1 %.not.i.i43, label %_ZL7releaseP6Object.exit.i, label %123

123:
  tail call void @Py_DecRef(ptr nonnull %122) #9
  br label %_ZL7releaseP6Object.exit.i

_ZL7releaseP6Object.exit.i:
  %124 = getelementptr inbounds nuw i8, ptr %.01827.i, i64 16
  %125 = load ptr, ptr %.01827.i, align 8, !tbaa !174
  %.not20.i = icmp eq ptr %122, %125
  br i1 %.not20.i, label %126, label %.critedge40

126:
  %.119.i = phi ptr [ %124, %_ZL7releaseP6Object.exit.i ], [ %.01827.i, %_ZL16is_of_next_groupPK7Numbersm.exit.i ]
  %127 = add i64 %.01728.i, 1
  %128 = load i64, ptr %16, align 8, !tbaa !169
  %.not.i44 = icmp ugt i64 %127, %128
  br i1 %.not.i44, label %.critedge24.i, label %109, !llvm.loop !183

.critedge24.i:
  %129 = load ptr, ptr %4, align 8, !tbaa !165
  %130 = load ptr, ptr %6, align 8, !tbaa !168
  %131 = tail call ptr @PyObject_GetAttr(ptr %129, ptr %130) #9
  %.not.i21.i = icmp eq ptr %131, null
  br i1 %.not.i21.i, label %135, label %132

132:
  %133 = tail call i32 @PyObject_IsTrue(ptr nonnull %131) #9
  %134 = icmp ne i32 %133, 0
  br label %135

135:
  %136 = phi i1 [ false, %.critedge24.i ], [ %134, %132 ]
  br i1 %.not.i21.i, label %.critedge40, label %137

137:
  tail call void @Py_DecRef(ptr nonnull %131) #9
  br label %.critedge40

.critedge40:
  %.03756 = phi i64 [ %.03757, %_ZL7releaseP6Object.exit.i ], [ %.03757, %137 ], [ %.03757, %135 ], [ %.138, %105 ]
  %138 = phi i1 [ false, %_ZL7releaseP6Object.exit.i ], [ %136, %137 ], [ %136, %135 ], [ false, %105 ]
  br i1 %138, label %139, label %172

139:
  %140 = load i64, ptr %16, align 8, !tbaa !169
  %.not17.i = icmp eq i64 %140, 0
  br i1 %.not17.i, label %_ZL12make_changesPK7NumbersPK6ChangeP6Object.exit, label %.lr.ph.i45

.lr.ph.i45:
  %141 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %142 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %143

143:
  %144 = phi i64 [ %140, %.lr.ph.i45 ], [ %166, %158 ]
  %.019.i = phi ptr [ %19, %.lr.ph.i45 ], [ %.1.i, %158 ]
  %.01518.i = phi i64 [ 1, %.lr.ph.i45 ], [ %165, %158 ]
  %145 = load ptr, ptr %141, align 8, !tbaa !170
  %146 = getelementptr %struct.Target, ptr %145, i64 %.01518.i
  %147 = icmp eq i64 %.01518.i, %144
  br i1 %147, label %.critedge.i47, label %_ZL16is_of_next_groupPK7Numbersm.exit.i46

_ZL16is_of_next_groupPK7Numbersm.exit.i46:
  %148 = load ptr, ptr %146, align 8, !tbaa !171
  %149 = getelementptr i8, ptr %146, i64 -40
  %150 = load ptr, ptr %149, align 8, !tbaa !171
  %.not16.i = icmp eq ptr %148, %150
  br i1 %.not16.i, label %158, label %.critedge.i47

.critedge.i47:
  %151 = getelementptr i8, ptr %146, i64 -40
  %152 = load ptr, ptr %151, align 8, !tbaa !171
  %153 = load ptr, ptr %142, align 8, !tbaa !173
  %154 = getelementptr inbounds nuw i8, ptr %.019.i, i64 16
  %155 = getelementptr inbounds nuw i8, ptr %.019.i, i64 8
  %156 = load ptr, ptr %155, align 8, !tbaa !181
  %157 = tail call i32 @PyObject_SetAttr(ptr %152, ptr %153, ptr %156) #9
  br label %158

158:
  %.1.i = phi ptr [ %154, %.critedge.i47 ], [ %.019.i, %_ZL16is_of_next_groupPK7Numbersm.exit.i46 ]
  %159 = getelementptr i8, ptr %146, i64 -32
  %160 = load ptr, ptr %159, align 8, !tbaa !184
  %161 = getelementptr i8, ptr %146, i64 -4
  %162 = load i32, ptr %161, align 4, !tbaa !185
  tail call void @Py_IncRef(ptr %1) #9
  %163 = zext i32 %162 to i64
  %164 = tail call i32 @PyList_SetItem(ptr %160, i64 %163, ptr %1) #9, !callees !119
  %165 = add i64 %.01518.i, 1
  %166 = load i64, ptr %16, align 8, !tbaa !169
  %.not.i48 = icmp ugt i64 %165, %166
  br i1 %.not.i48, label %_ZL12make_changesPK7NumbersPK6ChangeP6Object.exit, label %143, !llvm.loop !186

_ZL12make_changesPK7NumbersPK6ChangeP6Object.exit:
  %167 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %168 = load ptr, ptr %167, align 8, !tbaa !187
  %169 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %170 = load ptr, ptr %169, align 8, !tbaa !188
  %171 = tail call i32 @PyObject_SetAttr(ptr %168, ptr %170, ptr %1) #9
  br label %172

172:
  %.not3961 = icmp eq i64 %.03756, 0
  br i1 %.not3961, label %.loopexit, label %.lr.ph

.lr.ph:
  %.262 = phi i64 [ %173, %_ZL7releaseP6Object.exit51 ], [ %.03756, %172 ]
  %173 = add i64 %.262, -1
  %174 = getelementptr inbounds nuw %struct.Change, ptr %19, i64 %173
  %175 = load ptr, ptr %174, align 16, !tbaa !174
  %.not.i49 = icmp eq ptr %175, null
  br i1 %.not.i49, label %_ZL7releaseP6Object.exit, label %176

176:
  tail call void @Py_DecRef(ptr nonnull %175) #9
  br label %_ZL7releaseP6Object.exit

_ZL7releaseP6Object.exit:
  %177 = getelementptr inbounds nuw i8, ptr %174, i64 8
  %178 = load ptr, ptr %177, align 8, !tbaa !181
  %.not.i50 = icmp eq ptr %178, null
  br i1 %.not.i50, label %_ZL7releaseP6Object.exit51, label %179

179:
  tail call void @Py_DecRef(ptr nonnull %178) #9
  br label %_ZL7releaseP6Object.exit51

_ZL7releaseP6Object.exit51:
  %.not39 = icmp eq i64 %173, 0
  br i1 %.not39, label %.loopexit, label %.lr.ph, !llvm.loop !189

.loopexit:
  %.0 = phi i1 [ false, %_ZL10is_at_restP6ObjectS0_.exit ], [ %138, %172 ], [ %138, %_ZL7releaseP6Object.exit51 ]
  ret i1 %.0
}

declare void @PyErr_Clear() #3

define ptr @__cuda_take_arguments(ptr %0, ptr %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca %struct.References, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  store i32 0, ptr %5, align 4, !tbaa !3
  %7 = tail call ptr @PyTuple_GetItem(ptr %0, i64 0) #9
  %8 = call i64 @PyLong_AsLongLongAndOverflow(ptr %7, ptr nonnull %5) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  %9 = inttoptr i64 %8 to ptr
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 104
  %11 = load ptr, ptr %10, align 8, !tbaa !190
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #8
  store i32 0, ptr %6, align 8, !tbaa !70
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 48
  %13 = load i32, ptr %12, align 8, !tbaa !128
  %.not = icmp eq i32 %13, 0
  br i1 %.not, label %14, label %_ZL15taken_argumentsPK11GraphKernelP6ObjectR10References.exit

14:
  %15 = getelementptr inbounds nuw i8, ptr %11, i64 52
  %16 = load i32, ptr %15, align 4, !tbaa !195
  %.not33 = icmp eq i32 %16, 0
  br i1 %.not33, label %17, label %_ZL15taken_argumentsPK11GraphKernelP6ObjectR10References.exit

17:
  %18 = getelementptr inbounds nuw i8, ptr %9, i64 40
  %19 = load ptr, ptr %18, align 8, !tbaa !196
  %20 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %.not.i.i = icmp eq ptr %19, null
  br i1 %.not.i.i, label %24, label %21

21:
  %22 = load ptr, ptr %20, align 8, !tbaa !197
  %23 = call ptr @PyObject_GetAttr(ptr nonnull %19, ptr %22) #9
  br label %24

24:
  %25 = phi ptr [ %23, %21 ], [ null, %17 ]
  %.not.i.i.i = icmp eq ptr %25, null
  br i1 %.not.i.i.i, label %_ZN10References9attributeEP6ObjectS1_.exit.i, label %26

26:
  %27 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store i32 1, ptr %6, align 8, !tbaa !70
  store ptr %25, ptr %27, align 8, !tbaa !59
  br label %_ZN10References9attributeEP6ObjectS1_.exit.i

_ZN10References9attributeEP6ObjectS1_.exit.i:
  %28 = getelementptr inbounds nuw i8, ptr %9, i64 32
  %29 = load ptr, ptr %28, align 8, !tbaa !198
  %.not.i31.i = icmp eq ptr %29, null
  br i1 %.not.i31.i, label %33, label %30

30:
  %31 = load ptr, ptr %20, align 8, !tbaa !197
  %32 = call ptr @PyObject_GetAttr(ptr nonnull %29, ptr %31) #9
  br label %33

33:
  %34 = phi ptr [ %32, %30 ], [ null, %_ZN10References9attributeEP6ObjectS1_.exit.i ]
  %.not.i.i32.i = icmp eq ptr %34, null
  br i1 %.not.i.i32.i, label %.critedge.i, label %_ZN10References9attributeEP6ObjectS1_.exit33.i

_ZN10References9attributeEP6ObjectS1_.exit33.i:
  %35 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %36 = load i32, ptr %6, align 8, !tbaa !70
  %37 = add i32 %36, 1
  store i32 %37, ptr %6, align 8, !tbaa !70
  %38 = zext i32 %36 to i64
  %39 = getelementptr inbounds nuw ptr, ptr %35, i64 %38
  store ptr %34, ptr %39, align 8, !tbaa !59
  %40 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %41 = load ptr, ptr %40, align 8, !tbaa !199
  %42 = call ptr @PyObject_GetAttr(ptr nonnull %34, ptr %41) #9
  br label %.critedge.i

.critedge.i:
  %43 = phi ptr [ %42, %_ZN10References9attributeEP6ObjectS1_.exit33.i ], [ null, %33 ]
  %.not.i.i35.i = icmp eq ptr %43, null
  br i1 %.not.i.i35.i, label %_ZN10References9attributeEP6ObjectS1_.exit36.i, label %44

44:
  %45 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %46 = load i32, ptr %6, align 8, !tbaa !70
  %47 = add i32 %46, 1
  store i32 %47, ptr %6, align 8, !tbaa !70
  %48 = zext i32 %46 to i64
  %49 = getelementptr inbounds nuw ptr, ptr %45, i64 %48
  store ptr %43, ptr %49, align 8, !tbaa !59
  br label %_ZN10References9attributeEP6ObjectS1_.exit36.i

_ZN10References9attributeEP6ObjectS1_.exit36.i:
  br i1 %.not.i.i32.i, label %54, label %50

50:
  %51 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %52 = load ptr, ptr %51, align 8, !tbaa !200
  %53 = call ptr @PyObject_GetAttr(ptr nonnull %34, ptr %52) #9
  br label %54

54:
  %55 = phi ptr [ %53, %50 ], [ null, %_ZN10References9attributeEP6ObjectS1_.exit36.i ]
  %.not.i.i38.i = icmp eq ptr %55, null
  br i1 %.not.i.i38.i, label %_ZL15taken_argumentsPK11GraphKernelP6ObjectR10References.exit, label %_ZN10References9attributeEP6ObjectS1_.exit39.i

_ZN10References9attributeEP6ObjectS1_.exit39.i:
  %56 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %57 = load i32, ptr %6, align 8, !tbaa !70
  %58 = add i32 %57, 1
  store i32 %58, ptr %6, align 8, !tbaa !70
  %59 = zext i32 %57 to i64
  %60 = getelementptr inbounds nuw ptr, ptr %56, i64 %59
  store ptr %55, ptr %60, align 8, !tbaa !59
  %61 = getelementptr inbounds nuw i8, ptr %9, i64 48
  %62 = load ptr, ptr %61, align 8, !tbaa !201
  %.not28.i = icmp eq ptr %43, %62
  br i1 %.not28.i, label %63, label %_ZL15taken_argumentsPK11GraphKernelP6ObjectR10References.exit

63:
  %64 = load ptr, ptr %9, align 8, !tbaa !202
  %65 = call ptr @PyObject_GetAttr(ptr %1, ptr %64) #9
  %.not.i40.i = icmp eq ptr %65, null
  br i1 %.not.i40.i, label %69, label %66

66:
  %67 = call i32 @PyObject_IsTrue(ptr nonnull %65) #9
  %68 = icmp ne i32 %67, 0
  br label %69

69:
  %70 = phi i1 [ false, %63 ], [ %68, %66 ]
  br i1 %.not.i40.i, label %_ZL10is_at_restP6ObjectS0_.exit.i, label %71

71:
  call void @Py_DecRef(ptr nonnull %65) #9
  br label %_ZL10is_at_restP6ObjectS0_.exit.i

_ZL10is_at_restP6ObjectS0_.exit.i:
  br i1 %70, label %72, label %_ZL15taken_argumentsPK11GraphKernelP6ObjectR10References.exit

72:
  %73 = call ptr @PyTuple_GetItem(ptr nonnull %55, i64 0) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  store i32 0, ptr %4, align 4, !tbaa !3
  %74 = call ptr @PyTuple_GetItem(ptr nonnull %55, i64 1) #9
  %75 = call i64 @PyLong_AsLongLongAndOverflow(ptr %74, ptr nonnull %4) #9
  %76 = getelementptr inbounds nuw i8, ptr %9, i64 56
  %77 = load i64, ptr %76, align 8, !tbaa !203
  %.not29.i = icmp eq i64 %75, %77
  br i1 %.not29.i, label %78, label %87

78:
  %79 = call i64 @PyBytes_Size(ptr %73) #9
  %80 = getelementptr inbounds nuw i8, ptr %9, i64 64
  %81 = load i64, ptr %80, align 8, !tbaa !204
  %.not30.i = icmp eq i64 %79, %81
  br i1 %.not30.i, label %82, label %87

82:
  %83 = load ptr, ptr %18, align 8, !tbaa !196
  %84 = load ptr, ptr %20, align 8, !tbaa !197
  %85 = call i32 @PyObject_SetAttr(ptr %83, ptr %84, ptr %34) #9
  %86 = call ptr @PyBytes_AsString(ptr %73) #9
  br label %87

87:
  %.1.i = phi ptr [ %86, %82 ], [ null, %78 ], [ null, %72 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  br label %_ZL15taken_argumentsPK11GraphKernelP6ObjectR10References.exit

_ZL15taken_argumentsPK11GraphKernelP6ObjectR10References.exit:
  %88 = phi ptr [ null, %2 ], [ null, %14 ], [ %.1.i, %87 ], [ null, %_ZL10is_at_restP6ObjectS0_.exit.i ], [ null, %_ZN10References9attributeEP6ObjectS1_.exit39.i ], [ null, %54 ]
  call void @PyErr_Clear() #9
  %.not34 = icmp eq ptr %88, null
  br i1 %.not34, label %137, label %.preheader

.preheader:
  %89 = getelementptr inbounds nuw i8, ptr %9, i64 120
  %90 = load i64, ptr %89, align 8, !tbaa !205
  %.not41 = icmp eq i64 %90, 0
  br i1 %.not41, label %._crit_edge, label %.lr.ph

.lr.ph:
  %91 = getelementptr inbounds nuw i8, ptr %9, i64 112
  %92 = getelementptr inbounds nuw i8, ptr %9, i64 64
  br label %114

._crit_edge:
  %93 = getelementptr inbounds nuw i8, ptr %9, i64 120
  store i32 1, ptr %12, align 8, !tbaa !128
  %94 = call ptr @PyEval_SaveThread() #9
  %95 = getelementptr inbounds nuw i8, ptr %9, i64 72
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #8
  store ptr null, ptr %3, align 8, !tbaa !27
  %96 = load ptr, ptr %95, align 8, !tbaa !44
  %97 = call i32 %96(ptr nonnull %3) #9
  %98 = icmp ne i32 %97, 0
  %99 = load ptr, ptr %3, align 8
  %100 = icmp ne ptr %99, null
  %or.cond.i = select i1 %98, i1 true, i1 %100
  br i1 %or.cond.i, label %_ZL8be_readyPK7Context.exit, label %101

101:
  %102 = getelementptr inbounds nuw i8, ptr %9, i64 80
  %103 = load ptr, ptr %102, align 8, !tbaa !46
  %104 = getelementptr inbounds nuw i8, ptr %9, i64 88
  %105 = load ptr, ptr %104, align 8, !tbaa !47
  %106 = call i32 %103(ptr %105) #9
  br label %_ZL8be_readyPK7Context.exit

_ZL8be_readyPK7Context.exit:
  %107 = phi i32 [ %106, %101 ], [ %97, %._crit_edge ]
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #8
  %108 = load i64, ptr %93, align 8, !tbaa !205
  %109 = icmp ne i64 %108, 0
  %.not3537 = icmp eq i32 %107, 0
  %110 = and i1 %.not3537, %109
  br i1 %110, label %.lr.ph39, label %._crit_edge40

.lr.ph39:
  %111 = getelementptr inbounds nuw i8, ptr %9, i64 96
  %112 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %113 = getelementptr inbounds nuw i8, ptr %9, i64 112
  br label %124

114:
  %.03136 = phi i64 [ 0, %.lr.ph ], [ %120, %114 ]
  %115 = load ptr, ptr %91, align 8, !tbaa !206
  %116 = getelementptr inbounds nuw %struct.GraphNode, ptr %115, i64 %.03136
  %117 = getelementptr inbounds nuw i8, ptr %116, i64 16
  %118 = load ptr, ptr %117, align 8, !tbaa !207
  %119 = load i64, ptr %92, align 8, !tbaa !209
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %118, ptr nonnull align 1 %88, i64 %119, i1 false)
  %120 = add nuw i64 %.03136, 1
  %121 = load i64, ptr %89, align 8, !tbaa !205
  %122 = icmp ult i64 %120, %121
  br i1 %122, label %114, label %._crit_edge, !llvm.loop !210

._crit_edge40:
  %.not35.lcssa = phi i1 [ %.not3537, %_ZL8be_readyPK7Context.exit ], [ %.not35, %124 ]
  call void @PyEval_RestoreThread(ptr %94) #9
  store i32 0, ptr %12, align 8, !tbaa !128
  %123 = zext i1 %.not35.lcssa to i64
  br label %137

124:
  %.038 = phi i64 [ 0, %.lr.ph39 ], [ %133, %124 ]
  %125 = load ptr, ptr %111, align 8, !tbaa !211
  %126 = load ptr, ptr %112, align 8, !tbaa !136
  %127 = load ptr, ptr %113, align 8, !tbaa !206
  %128 = getelementptr inbounds nuw %struct.GraphNode, ptr %127, i64 %.038
  %129 = load ptr, ptr %128, align 8, !tbaa !212
  %130 = getelementptr inbounds nuw i8, ptr %128, i64 8
  %131 = load ptr, ptr %130, align 8, !tbaa !213
  %132 = call i32 %125(ptr %126, ptr %129, ptr %131) #9
  %133 = add nuw i64 %.038, 1
  %134 = load i64, ptr %93, align 8, !tbaa !205
  %135 = icmp ult i64 %133, %134
  %.not35 = icmp eq i32 %132, 0
  %136 = and i1 %.not35, %135
  br i1 %136, label %124, label %._crit_edge40, !llvm.loop !214

137:
  %.sink = phi i64 [ %123, %._crit_edge40 ], [ 0, %_ZL15taken_argumentsPK11GraphKernelP6ObjectR10References.exit ]
  %138 = call ptr @PyBool_FromLong(i64 %.sink) #9
  %139 = load i32, ptr %6, align 8, !tbaa !70
  %.not1.i = icmp eq i32 %139, 0
  br i1 %.not1.i, label %_ZN10ReferencesD2Ev.exit, label %.lr.ph.i

.lr.ph.i:
  %140 = zext i32 %139 to i64
  br label %141

141:
  %indvars.iv = phi i64 [ %indvars.iv.next, %141 ], [ %140, %.lr.ph.i ]
  %indvars.iv.next = add nsw i64 %indvars.iv, -1
  %142 = getelementptr ptr, ptr %6, i64 %indvars.iv
  %143 = load ptr, ptr %142, align 8, !tbaa !59
  call void @Py_DecRef(ptr %143) #9
  %.not.i.wide = icmp eq i64 %indvars.iv, 1
  br i1 %.not.i.wide, label %_ZN10ReferencesD2Ev.exit.loopexit, label %141, !llvm.loop !94

_ZN10ReferencesD2Ev.exit.loopexit:
  store i32 0, ptr %6, align 8, !tbaa !70
  br label %_ZN10ReferencesD2Ev.exit

_ZN10ReferencesD2Ev.exit:
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #8
  ret ptr %138
}

define ptr @__cuda_wait(ptr %0, ptr %1) #0 {
  %3 = alloca %struct.Time, align 8
  %4 = alloca %struct.Time, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  store i32 0, ptr %5, align 4, !tbaa !3
  %7 = tail call ptr @PyTuple_GetItem(ptr %0, i64 0) #9
  %8 = call i64 @PyLong_AsLongLongAndOverflow(ptr %7, ptr nonnull %5) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  %9 = inttoptr i64 %8 to ptr
  %10 = load ptr, ptr %9, align 8, !tbaa !215
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #8
  store i32 0, ptr %6, align 4, !tbaa !3
  %11 = call i64 @PyLong_AsLongLongAndOverflow(ptr %1, ptr nonnull %6) #9
  %12 = getelementptr inbounds nuw i8, ptr %10, i64 40
  %13 = load i64, ptr %12, align 8, !tbaa !110
  %14 = icmp sgt i64 %11, %13
  br i1 %14, label %15, label %50

15:
  %16 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %17 = load i64, ptr %16, align 8, !tbaa !92
  %18 = icmp eq i64 %11, %17
  br i1 %18, label %19, label %50

19:
  %20 = call ptr @PyEval_SaveThread() #9
  %21 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %22 = load ptr, ptr %21, align 8, !tbaa !50
  %23 = load ptr, ptr %10, align 8, !tbaa !17
  %24 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %25 = load i64, ptr %24, align 8, !tbaa !217
  %26 = call i32 %22(ptr %23) #9
  %.not.i = icmp eq i32 %26, 600
  br i1 %.not.i, label %27, label %__cuda_spin.exit

27:
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  %28 = call i32 @clock_gettime(i32 1, ptr nonnull %4) #9
  %29 = load i64, ptr %4, align 8, !tbaa !40
  %30 = mul nsw i64 %29, 1000000000
  %31 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %32 = load i64, ptr %31, align 8, !tbaa !42
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  %33 = add i64 %32, %25
  %34 = add i64 %33, %30
  %35 = getelementptr inbounds nuw i8, ptr %3, i64 8
  br label %36

36:
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #8
  %37 = call i32 @clock_gettime(i32 1, ptr nonnull %3) #9
  %38 = load i64, ptr %3, align 8, !tbaa !40
  %39 = mul nsw i64 %38, 1000000000
  %40 = load i64, ptr %35, align 8, !tbaa !42
  %41 = add nsw i64 %39, %40
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #8
  %42 = icmp slt i64 %41, %34
  br i1 %42, label %43, label %__cuda_spin.exit

43:
  %44 = call i32 %22(ptr %23) #9
  %.not14.i = icmp eq i32 %44, 600
  br i1 %.not14.i, label %36, label %__cuda_spin.exit, !llvm.loop !43

__cuda_spin.exit:
  %.0.i = phi i32 [ %26, %19 ], [ 600, %36 ], [ %44, %43 ]
  call void @PyEval_RestoreThread(ptr %20) #9
  %45 = icmp eq i32 %.0.i, 0
  br i1 %45, label %46, label %50

46:
  %47 = load i64, ptr %12, align 8, !tbaa !110
  %48 = icmp slt i64 %47, %11
  br i1 %48, label %49, label %50

49:
  store i64 %11, ptr %12, align 8, !tbaa !110
  br label %50

50:
  %51 = load i64, ptr %12, align 8, !tbaa !110
  %52 = icmp sle i64 %11, %51
  %53 = zext i1 %52 to i64
  %54 = call ptr @PyBool_FromLong(i64 %53) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #8
  ret ptr %54
}

declare i64 @PyLong_AsLongLongAndOverflow(ptr, ptr) #3

define ptr @__cuda_watch(ptr %0, ptr readonly captures(none) %1, i64 %2) #0 {
  %4 = alloca %struct.Time, align 8
  %5 = alloca %struct.Time, align 8
  %6 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #8
  store i32 0, ptr %6, align 4, !tbaa !3
  %7 = tail call ptr @PyTuple_GetItem(ptr %0, i64 0) #9
  %8 = call i64 @PyLong_AsLongLongAndOverflow(ptr %7, ptr nonnull %6) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #8
  %9 = inttoptr i64 %8 to ptr
  %10 = load ptr, ptr %1, align 8, !tbaa !59
  %11 = call ptr @PyLong_AsVoidPtr(ptr %10) #9
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %13 = load ptr, ptr %12, align 8, !tbaa !59
  %14 = call ptr @PyLong_AsVoidPtr(ptr %13) #9
  %15 = call ptr @PyEval_SaveThread() #9
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %17 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 8
  br label %21

19:
  %20 = add nuw nsw i32 %.01523.i, 1
  %exitcond.not.i = icmp eq i32 %20, 8
  br i1 %exitcond.not.i, label %_ZL7watchedPK5WatchPvS2_.exit, label %21, !llvm.loop !218

21:
  %.01523.i = phi i32 [ 0, %3 ], [ %20, %19 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8, !noalias !219
  %22 = call i32 @clock_gettime(i32 1, ptr nonnull %5) #9, !noalias !219
  %23 = load i64, ptr %5, align 8, !tbaa !40, !noalias !219
  %24 = mul nsw i64 %23, 1000000000
  %25 = load i64, ptr %16, align 8, !tbaa !42, !noalias !219
  %26 = add nsw i64 %24, %25
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8, !noalias !219
  %27 = load ptr, ptr %9, align 8, !tbaa !222, !noalias !219
  %28 = call i32 %27(ptr %11, ptr %14) #9, !noalias !219
  %.not.i = icmp eq i32 %28, 0
  br i1 %.not.i, label %.preheader.i, label %.loopexit.i

.preheader.i:
  %29 = load ptr, ptr %17, align 8, !tbaa !224, !noalias !219
  %30 = call i32 %29(ptr %11) #9, !noalias !219
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8, !noalias !219
  %31 = call i32 @clock_gettime(i32 1, ptr nonnull %4) #9, !noalias !219
  %32 = load i64, ptr %4, align 8, !tbaa !40, !noalias !219
  %33 = mul nsw i64 %32, 1000000000
  %34 = load i64, ptr %18, align 8, !tbaa !42, !noalias !219
  %35 = add nsw i64 %33, %34
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8, !noalias !219
  %36 = icmp eq i32 %30, 600
  %37 = sub nsw i64 %35, %26
  %38 = icmp slt i64 %37, 1000000000
  %39 = select i1 %36, i1 %38, i1 false
  br i1 %39, label %.preheader.i, label %.loopexit.i, !llvm.loop !225

.loopexit.i:
  %.lcssa1920.i = phi i32 [ %28, %21 ], [ %30, %.preheader.i ]
  %.0.i = phi i64 [ %26, %21 ], [ %35, %.preheader.i ]
  %40 = sub nsw i64 %.0.i, %26
  %41 = icmp eq i32 %.lcssa1920.i, 0
  %42 = icmp sgt i64 %40, 20001
  %or.cond.not.i = select i1 %41, i1 %42, i1 false
  br i1 %or.cond.not.i, label %19, label %_ZL7watchedPK5WatchPvS2_.exit

_ZL7watchedPK5WatchPvS2_.exit:
  %.lcssa1920.lcssa.i = phi i32 [ 0, %19 ], [ %.lcssa1920.i, %.loopexit.i ]
  call void @PyEval_RestoreThread(ptr %15) #9
  %43 = call ptr @PyTuple_New(i64 3) #9
  %.not.i7 = icmp eq ptr %43, null
  br i1 %.not.i7, label %_ZL8tuple_ofILx3EEP6ObjectRAT__Kx.exit, label %.lr.ph.i

.lr.ph.i:
  %44 = sext i32 %.lcssa1920.lcssa.i to i64
  %45 = sdiv i64 %40, 2
  %46 = add nsw i64 %45, %26
  %47 = call ptr @PyLong_FromLongLong(i64 %44) #9
  %48 = call i32 @PyTuple_SetItem(ptr nonnull %43, i64 0, ptr %47) #9
  %49 = call ptr @PyLong_FromLongLong(i64 %46) #9
  %50 = call i32 @PyTuple_SetItem(ptr nonnull %43, i64 1, ptr %49) #9
  %51 = call ptr @PyLong_FromLongLong(i64 %45) #9
  %52 = call i32 @PyTuple_SetItem(ptr nonnull %43, i64 2, ptr %51) #9
  br label %_ZL8tuple_ofILx3EEP6ObjectRAT__Kx.exit

_ZL8tuple_ofILx3EEP6ObjectRAT__Kx.exit:
  ret ptr %43
}

define ptr @__cuda_is_idle(ptr %0, ptr readnone captures(none) %1) #0 {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #8
  store i32 0, ptr %3, align 4, !tbaa !3
  %4 = tail call ptr @PyTuple_GetItem(ptr %0, i64 0) #9
  %5 = call i64 @PyLong_AsLongLongAndOverflow(ptr %4, ptr nonnull %3) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #8
  %6 = inttoptr i64 %5 to ptr
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %8 = load i64, ptr %7, align 8, !tbaa !226
  %.not14 = icmp eq i64 %8, 0
  br i1 %.not14, label %.critedge, label %.lr.ph

.lr.ph:
  %9 = load ptr, ptr %6, align 8, !tbaa !230
  br label %10

10:
  %.09 = phi i64 [ 0, %.lr.ph ], [ %18, %17 ]
  %11 = getelementptr inbounds nuw ptr, ptr %9, i64 %.09
  %12 = load ptr, ptr %11, align 8, !tbaa !231
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 40
  %14 = load i64, ptr %13, align 8, !tbaa !110
  %15 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %16 = load i64, ptr %15, align 8, !tbaa !92
  %.not = icmp slt i64 %14, %16
  br i1 %.not, label %.critedge.loopexit, label %17

17:
  %18 = add nuw i64 %.09, 1
  %exitcond.not = icmp eq i64 %18, %8
  br i1 %exitcond.not, label %.critedge.loopexit, label %10, !llvm.loop !232

.critedge.loopexit:
  %.0.lcssa.ph = phi i64 [ %.09, %10 ], [ %8, %17 ]
  %19 = icmp eq i64 %.0.lcssa.ph, %8
  %20 = zext i1 %19 to i64
  br label %.critedge

.critedge:
  %.0.lcssa = phi i64 [ 1, %2 ], [ %20, %.critedge.loopexit ]
  %21 = call ptr @PyBool_FromLong(i64 %.0.lcssa) #9
  ret ptr %21
}

declare i32 @clock_gettime(i32, ptr) #3

declare ptr @PyTuple_GetItem(ptr, i64) #3

declare i64 @PyTuple_Size(ptr) #3

define internal fastcc zeroext i1 @_ZL11take_numberPK5KnownRK9ParameterP6ObjectPc(ptr readonly captures(none) %0, ptr nonnull readonly align 4 captures(none) dereferenceable(20) %1, ptr %2, ptr writeonly captures(none) %3) unnamed_addr #0 {
  %5 = alloca i32, align 4
  %6 = alloca i64, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %8 = load ptr, ptr %7, align 8, !tbaa !233
  %9 = tail call ptr @PyObject_Type(ptr %2) #9
  tail call void @Py_DecRef(ptr %9) #9
  %10 = icmp eq ptr %9, %8
  %11 = load i32, ptr %1, align 4, !tbaa !77
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %34

13:
  br i1 %10, label %14, label %_ZL9take_realRK9ParameterP6ObjectPc.exit

14:
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  store i32 0, ptr %5, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  %15 = call i64 @PyLong_AsLongLongAndOverflow(ptr %2, ptr nonnull %5) #9
  store i64 %15, ptr %6, align 8, !tbaa !234
  %16 = load i32, ptr %5, align 4, !tbaa !3
  %.not.i = icmp eq i32 %16, 0
  br i1 %.not.i, label %17, label %_ZL12take_integerRK9ParameterP6ObjectPc.exit

17:
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %19 = load i32, ptr %18, align 4, !tbaa !235
  %20 = icmp ult i32 %19, 64
  br i1 %20, label %21, label %27

21:
  %22 = add nsw i32 %19, -1
  %23 = zext nneg i32 %22 to i64
  %.neg.i = shl nsw i64 -1, %23
  %24 = icmp sge i64 %15, %.neg.i
  %25 = zext nneg i32 %19 to i64
  %26 = shl nuw i64 1, %25
  %.not15.i = icmp slt i64 %15, %26
  %or.cond.i = select i1 %24, i1 %.not15.i, i1 false
  br i1 %or.cond.i, label %27, label %_ZL12take_integerRK9ParameterP6ObjectPc.exit

27:
  %28 = icmp eq i32 %19, 1
  br i1 %28, label %29, label %31

29:
  %30 = and i64 %15, 1
  store i64 %30, ptr %6, align 8, !tbaa !234
  br label %31

31:
  %32 = call i32 @llvm.umax.i32(i32 %19, i32 9)
  %narrow.i = lshr i32 %32, 3
  %33 = zext nneg i32 %narrow.i to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %3, ptr nonnull align 8 %6, i64 %33, i1 false)
  br label %_ZL12take_integerRK9ParameterP6ObjectPc.exit

_ZL12take_integerRK9ParameterP6ObjectPc.exit:
  %.0.i = phi i1 [ true, %31 ], [ false, %14 ], [ false, %21 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  br label %_ZL9take_realRK9ParameterP6ObjectPc.exit

34:
  br i1 %10, label %40, label %35

35:
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %37 = load ptr, ptr %36, align 8, !tbaa !236
  %38 = tail call ptr @PyObject_Type(ptr %2) #9
  tail call void @Py_DecRef(ptr %38) #9
  %39 = icmp eq ptr %38, %37
  br i1 %39, label %40, label %_ZL9take_realRK9ParameterP6ObjectPc.exit

40:
  %41 = tail call double @PyFloat_AsDouble(ptr %2) #9
  %42 = tail call ptr @PyErr_Occurred() #9
  %.not.i13 = icmp eq ptr %42, null
  br i1 %.not.i13, label %43, label %_ZL9take_realRK9ParameterP6ObjectPc.exit

43:
  %44 = load i32, ptr %1, align 4, !tbaa !77
  %45 = icmp eq i32 %44, 2
  br i1 %45, label %46, label %47

46:
  store double %41, ptr %3, align 1
  br label %_ZL9take_realRK9ParameterP6ObjectPc.exit

47:
  %48 = tail call double @llvm.fabs.f64(double %41)
  %49 = fcmp ueq double %48, 0x7FF0000000000000
  %or.cond.i15 = fcmp olt double %48, 0x47EFFFFFF0000000
  %or.cond11.i = or i1 %49, %or.cond.i15
  br i1 %or.cond11.i, label %50, label %_ZL9take_realRK9ParameterP6ObjectPc.exit

50:
  %51 = fptrunc double %41 to float
  store float %51, ptr %3, align 1
  br label %_ZL9take_realRK9ParameterP6ObjectPc.exit

_ZL9take_realRK9ParameterP6ObjectPc.exit:
  %.0 = phi i1 [ %.0.i, %_ZL12take_integerRK9ParameterP6ObjectPc.exit ], [ false, %13 ], [ false, %35 ], [ false, %40 ], [ true, %46 ], [ true, %50 ], [ false, %47 ]
  ret i1 %.0
}

declare ptr @PyObject_Type(ptr) #3

declare double @PyFloat_AsDouble(ptr) #3

declare ptr @PyErr_Occurred() #3

declare ptr @PyCFunction_GetSelf(ptr) #3

declare ptr @PyCFunction_GetFunction(ptr) #3

declare ptr @PyDict_GetItemWithError(ptr, ptr) #3

declare ptr @PyObject_Vectorcall(ptr, ptr, i64, ptr) #3

declare i32 @PyList_SetItem(ptr, i64, ptr) #3

declare ptr @PyType_GenericAlloc(ptr, i64) #3

declare i32 @PyObject_IsTrue(ptr) #3

declare i32 @PyObject_SetAttr(ptr, ptr, ptr) #3

declare double @llvm.fabs.f64(double) #6

declare i32 @llvm.umax.i32(i32, i32) #6

declare i64 @llvm.umin.i64(i64, i64) #6

declare i64 @llvm.smin.i64(i64, i64) #6

attributes #0 = { mustprogress nounwind "no-builtins" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { "no-builtins" }
attributes #4 = { mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-builtins" }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nobuiltin "no-builtins" }
attributes #8 = { nounwind }
attributes #9 = { nobuiltin nounwind "no-builtins" }


!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = !{!8, !4, i64 40}
!8 = !{!"_ZTS6Kernel", !9, i64 0, !9, i64 8, !10, i64 16, !11, i64 24, !12, i64 32, !4, i64 40, !4, i64 44, !5, i64 48, !4, i64 60, !4, i64 64, !4, i64 68, !4, i64 72}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!"p1 int", !9, i64 0}
!11 = !{!"p1 _ZTS4Grid", !9, i64 0}
!12 = !{!"long", !5, i64 0}
!13 = !{!8, !10, i64 16}
!14 = !{!8, !4, i64 60}
!15 = !{!16, !4, i64 24}
!16 = !{!"_ZTS6Config", !5, i64 0, !5, i64 12, !4, i64 24, !9, i64 32, !9, i64 40, !4, i64 48}
!17 = !{!18, !9, i64 0}
!18 = !{!"_ZTS4Line", !9, i64 0, !9, i64 8, !19, i64 16, !19, i64 24, !19, i64 32, !19, i64 40, !19, i64 48, !12, i64 56, !5, i64 64}
!19 = !{!"long long", !5, i64 0}
!20 = !{!16, !9, i64 32}
!21 = !{!16, !9, i64 40}
!22 = !{!16, !4, i64 48}
!23 = !{!8, !12, i64 32}
!24 = !{!18, !12, i64 56}
!25 = !{!12, !12, i64 0}
!26 = !{!8, !4, i64 44}
!27 = !{!9, !9, i64 0}
!28 = distinct !{!28, !29}
!29 = !{!"llvm.loop.mustprogress"}
!30 = distinct !{!30, !29}
!31 = !{!8, !11, i64 24}
!32 = !{i64 0, i64 24, !33, i64 24, i64 24, !33, i64 48, i64 12, !33, i64 60, i64 12, !33, i64 72, i64 12, !33, i64 84, i64 4, !3, i64 88, i64 4, !3, i64 92, i64 4, !3}
!33 = !{!5, !5, i64 0}
!34 = !{!8, !4, i64 64}
!35 = !{!36, !4, i64 88}
!36 = !{!"_ZTS6Launch", !5, i64 0, !5, i64 24, !5, i64 48, !5, i64 60, !5, i64 72, !4, i64 84, !4, i64 88, !4, i64 92}
!37 = !{!36, !4, i64 92}
!38 = !{!8, !9, i64 0}
!39 = !{!8, !9, i64 8}
!40 = !{!41, !19, i64 0}
!41 = !{!"_ZTS4Time", !19, i64 0, !19, i64 8}
!42 = !{!41, !19, i64 8}
!43 = distinct !{!43, !29}
!44 = !{!45, !9, i64 0}
!45 = !{!"_ZTS7Context", !9, i64 0, !9, i64 8, !9, i64 16}
!46 = !{!45, !9, i64 8}
!47 = !{!45, !9, i64 16}
!48 = !{!49, !9, i64 48}
!49 = !{!"_ZTS9Transfers", !45, i64 0, !9, i64 24, !9, i64 32, !9, i64 40, !9, i64 48, !9, i64 56, !9, i64 64, !9, i64 72}
!50 = !{!18, !9, i64 8}
!51 = !{!49, !9, i64 56}
!52 = !{!49, !9, i64 24}
!53 = !{!49, !9, i64 40}
!54 = !{!49, !9, i64 32}
!55 = distinct !{!55, !29}
!56 = distinct !{!56, !29}
!57 = !{!49, !9, i64 64}
!58 = !{!49, !9, i64 72}
!59 = !{!60, !60, i64 0}
!60 = !{!"p1 _ZTS6Object", !9, i64 0}
!61 = !{!62, !65, i64 664}
!62 = !{!"_ZTS4Call", !63, i64 0, !65, i64 664}
!63 = !{!"_ZTS5Taken", !64, i64 0, !60, i64 8, !4, i64 16, !4, i64 20, !5, i64 24}
!64 = !{!"p1 _ZTS5Known", !9, i64 0}
!65 = !{!"p1 _ZTS6Kernel", !9, i64 0}
!66 = !{!8, !4, i64 72}
!67 = !{!68, !19, i64 0}
!68 = !{!"_ZTS5Items", !19, i64 0, !5, i64 8}
!69 = distinct !{!69, !29}
!70 = !{!71, !4, i64 0}
!71 = !{!"_ZTS10References", !4, i64 0, !5, i64 8}
!72 = !{!63, !4, i64 20}
!73 = distinct !{!73, !29}
!74 = !{!75, !4, i64 8}
!75 = !{!"_ZTS9Parameter", !76, i64 0, !4, i64 4, !4, i64 8, !4, i64 12, !4, i64 16}
!76 = !{!"_ZTS4Kind", !5, i64 0}
!77 = !{!75, !76, i64 0}
!78 = !{!63, !64, i64 0}
!79 = !{!80, !60, i64 0}
!80 = !{!"_ZTS5Known", !60, i64 0, !60, i64 8, !60, i64 16, !60, i64 24, !81, i64 32, !81, i64 64}
!81 = !{!"_ZTS6Member", !60, i64 0, !60, i64 8, !9, i64 16, !9, i64 24}
!82 = !{!81, !9, i64 16}
!83 = !{!81, !60, i64 8}
!84 = !{!81, !60, i64 0}
!85 = !{!80, !60, i64 24}
!86 = !{!63, !60, i64 8}
!87 = !{!75, !4, i64 16}
!88 = !{!75, !4, i64 12}
!89 = !{!18, !19, i64 16}
!90 = !{!8, !4, i64 68}
!91 = !{!18, !19, i64 32}
!92 = !{!18, !19, i64 24}
!93 = !{!18, !19, i64 48}
!94 = distinct !{!94, !29}
!95 = !{!96, !96, i64 0}
!96 = !{!"p1 _ZTS6Queues", !9, i64 0}
!97 = !{!98, !60, i64 56}
!98 = !{!"_ZTS6Queues", !60, i64 0, !60, i64 8, !60, i64 16, !60, i64 24, !60, i64 32, !60, i64 40, !60, i64 48, !60, i64 56, !60, i64 64, !60, i64 72, !60, i64 80, !81, i64 88, !81, i64 120, !81, i64 152, !81, i64 184, !81, i64 216, !81, i64 248}
!99 = !{!100, !101, i64 0}
!100 = !{!"_ZTS5Queue", !101, i64 0, !102, i64 8}
!101 = !{!"p1 _ZTS5Lines", !9, i64 0}
!102 = !{!"_ZTS5Place", !60, i64 0, !60, i64 8}
!103 = !{!104, !4, i64 8}
!104 = !{!"_ZTS5Lines", !4, i64 0, !4, i64 4, !4, i64 8, !4, i64 12, !5, i64 16}
!105 = !{!104, !4, i64 0}
!106 = !{!104, !4, i64 4}
!107 = !{!108, !109, i64 0}
!108 = !{!"_ZTS9KnownLine", !109, i64 0, !60, i64 8, !60, i64 16}
!109 = !{!"p1 _ZTS4Line", !9, i64 0}
!110 = !{!18, !19, i64 40}
!111 = !{!98, !60, i64 32}
!112 = !{!102, !60, i64 0}
!113 = !{!102, !60, i64 8}
!114 = !{!98, !60, i64 0}
!115 = !{!98, !60, i64 16}
!116 = !{!98, !60, i64 24}
!117 = !{!98, !60, i64 8}
!118 = distinct !{!118, !29}
!119 = !{ptr @PyList_SetItem, ptr @PyTuple_SetItem}
!120 = !{!98, !60, i64 40}
!121 = !{!81, !9, i64 24}
!122 = !{!108, !60, i64 16}
!123 = !{!98, !60, i64 48}
!124 = !{!108, !60, i64 8}
!125 = !{!98, !60, i64 72}
!126 = !{!98, !60, i64 64}
!127 = !{!98, !60, i64 88}
!128 = !{!129, !4, i64 48}
!129 = !{!"_ZTS5Graph", !9, i64 0, !9, i64 8, !60, i64 16, !60, i64 24, !60, i64 32, !12, i64 40, !4, i64 48, !4, i64 52}
!130 = !{!129, !60, i64 16}
!131 = !{!100, !60, i64 8}
!132 = !{!129, !60, i64 24}
!133 = !{!100, !60, i64 16}
!134 = !{!129, !12, i64 40}
!135 = !{!129, !9, i64 0}
!136 = !{!129, !9, i64 8}
!137 = !{!129, !60, i64 32}
!138 = !{!98, !60, i64 80}
!139 = !{!140}
!140 = distinct !{!140, !141, !"_ZL12found_kernelPK6FinderPvPKc: argument 0"}
!141 = distinct !{!141, !"_ZL12found_kernelPK6FinderPvPKc"}
!142 = !{!143, !9, i64 0}
!143 = !{!"_ZTS6Finder", !9, i64 0, !9, i64 8, !9, i64 16, !9, i64 24, !9, i64 32}
!144 = !{!143, !9, i64 32}
!145 = !{!143, !9, i64 16}
!146 = !{!143, !9, i64 24}
!147 = !{!143, !9, i64 8}
!148 = !{!149, !9, i64 0}
!149 = !{!"_ZTS6Loader", !9, i64 0, !9, i64 8, !9, i64 16, !9, i64 24}
!150 = !{!149, !9, i64 24}
!151 = !{!149, !9, i64 16}
!152 = !{!149, !9, i64 8}
!153 = distinct !{!153, !29}
!154 = !{!63, !4, i64 16}
!155 = !{!156, !10, i64 688}
!156 = !{!"_ZTS9WholeCall", !62, i64 0, !8, i64 672, !157, i64 752}
!157 = !{!"_ZTS16MethodDefinition", !158, i64 0, !9, i64 8, !4, i64 16, !158, i64 24}
!158 = !{!"p1 omnipotent char", !9, i64 0}
!159 = !{!156, !11, i64 696}
!160 = !{!156, !65, i64 664}
!161 = !{!158, !158, i64 0}
!162 = !{!163, !9, i64 0}
!163 = !{!"_ZTS8Function", !9, i64 0}
!164 = distinct !{!164, !29}
!165 = !{!166, !60, i64 88}
!166 = !{!"_ZTS7Numbers", !64, i64 0, !60, i64 8, !60, i64 16, !60, i64 24, !60, i64 32, !60, i64 40, !5, i64 48, !60, i64 88, !60, i64 96, !167, i64 104, !12, i64 112}
!167 = !{!"p1 _ZTS6Target", !9, i64 0}
!168 = !{!166, !60, i64 32}
!169 = !{!166, !12, i64 112}
!170 = !{!166, !167, i64 104}
!171 = !{!172, !60, i64 0}
!172 = !{!"_ZTS6Target", !60, i64 0, !60, i64 8, !75, i64 16, !4, i64 36}
!173 = !{!166, !60, i64 24}
!174 = !{!175, !60, i64 0}
!175 = !{!"_ZTS6Change", !60, i64 0, !60, i64 8}
!176 = distinct !{!176, !29}
!177 = !{!166, !64, i64 0}
!178 = !{!172, !4, i64 24}
!179 = !{!166, !60, i64 16}
!180 = !{!166, !60, i64 8}
!181 = !{!175, !60, i64 8}
!182 = distinct !{!182, !29}
!183 = distinct !{!183, !29}
!184 = !{!172, !60, i64 8}
!185 = !{!172, !4, i64 36}
!186 = distinct !{!186, !29}
!187 = !{!166, !60, i64 96}
!188 = !{!166, !60, i64 40}
!189 = distinct !{!189, !29}
!190 = !{!191, !193, i64 104}
!191 = !{!"_ZTS11KernelNodes", !192, i64 0, !45, i64 72, !9, i64 96, !193, i64 104, !194, i64 112, !12, i64 120}
!192 = !{!"_ZTS11GraphKernel", !60, i64 0, !60, i64 8, !60, i64 16, !60, i64 24, !60, i64 32, !60, i64 40, !60, i64 48, !19, i64 56, !19, i64 64}
!193 = !{!"p1 _ZTS5Graph", !9, i64 0}
!194 = !{!"p1 _ZTS9GraphNode", !9, i64 0}
!195 = !{!129, !4, i64 52}
!196 = !{!192, !60, i64 40}
!197 = !{!192, !60, i64 8}
!198 = !{!192, !60, i64 32}
!199 = !{!192, !60, i64 16}
!200 = !{!192, !60, i64 24}
!201 = !{!192, !60, i64 48}
!202 = !{!192, !60, i64 0}
!203 = !{!192, !19, i64 56}
!204 = !{!192, !19, i64 64}
!205 = !{!191, !12, i64 120}
!206 = !{!191, !194, i64 112}
!207 = !{!208, !158, i64 16}
!208 = !{!"_ZTS9GraphNode", !9, i64 0, !9, i64 8, !158, i64 16}
!209 = !{!191, !19, i64 64}
!210 = distinct !{!210, !29}
!211 = !{!191, !9, i64 96}
!212 = !{!208, !9, i64 0}
!213 = !{!208, !9, i64 8}
!214 = distinct !{!214, !29}
!215 = !{!216, !109, i64 0}
!216 = !{!"_ZTS6Waiter", !109, i64 0, !19, i64 8}
!217 = !{!216, !19, i64 8}
!218 = distinct !{!218, !29}
!219 = !{!220}
!220 = distinct !{!220, !221, !"_ZL7watchedPK5WatchPvS2_: argument 0"}
!221 = distinct !{!221, !"_ZL7watchedPK5WatchPvS2_"}
!222 = !{!223, !9, i64 0}
!223 = !{!"_ZTS5Watch", !9, i64 0, !9, i64 8}
!224 = !{!223, !9, i64 8}
!225 = distinct !{!225, !29}
!226 = !{!227, !12, i64 8}
!227 = !{!"_ZTS8AllLines", !228, i64 0, !12, i64 8}
!228 = !{!"p2 _ZTS4Line", !229, i64 0}
!229 = !{!"any p2 pointer", !9, i64 0}
!230 = !{!227, !228, i64 0}
!231 = !{!109, !109, i64 0}
!232 = distinct !{!232, !29}
!233 = !{!80, !60, i64 8}
!234 = !{!19, !19, i64 0}
!235 = !{!75, !4, i64 4}
!236 = !{!80, !60, i64 16}
