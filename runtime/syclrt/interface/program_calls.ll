source_filename = "program_calls.cpp"

%struct.Opaque = type { [64 x i8] }
%struct.Launch = type { ptr, ptr, i64, i64, i32, i32, [9 x i64], i64, ptr, i64 }
%struct.Range = type { [3 x i64], [3 x i64], [3 x i64], i64, i64 }
%struct.Events = type { ptr, i64 }
%struct.Time = type { i64, i64 }
%struct.Site = type { ptr, i32, i32, [9 x i64], i64, i64, i32, i32, ptr, ptr }

@_ZL10events_way = internal unnamed_addr global ptr null, align 8
@_ZL7numbers = internal global %struct.Opaque zeroinitializer, align 64
@_ZL8numbered = internal unnamed_addr global [32768 x ptr] zeroinitializer, align 16
@_ZL7threads = internal global %struct.Opaque zeroinitializer, align 64
@_ZL14has_thread_key = internal unnamed_addr global i8 0, align 1
@_ZL10thread_key = internal global i32 0, align 4
@constinit.1 = private unnamed_addr constant [3 x i64] [i64 1, i64 1, i64 1], align 8

define i32 @__program_launch(ptr %0, ptr %1, ptr %2, i64 %3, ptr %4) #0 {
  %.sroa.0.i.i = alloca { [3 x i64], [3 x i64], [3 x i64] }, align 8
  %6 = alloca %struct.Launch, align 8
  %7 = alloca %struct.Range, align 8
  %8 = alloca [4096 x i8], align 64
  %9 = tail call fastcc zeroext i1 @_ZL10are_beforePK5Queue6Events(ptr %0, ptr %2, i64 %3) #8
  br i1 %9, label %10, label %13

10:
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %12 = load i64, ptr %11, align 8, !tbaa !7
  %.not = icmp eq i64 %12, 0
  br i1 %.not, label %18, label %13

13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %15 = load ptr, ptr %14, align 64, !tbaa !11
  %16 = load ptr, ptr %15, align 8, !tbaa !17
  %17 = tail call i32 %16(ptr %0, ptr %1, ptr %2, i64 %3, ptr %4) #9
  br label %115

18:
  %19 = tail call i32 @pthread_mutex_lock(ptr %0) #9
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %21 = load i32, ptr %20, align 16, !tbaa !19
  %.not26 = icmp eq i32 %21, 0
  br i1 %.not26, label %22, label %.critedge

22:
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %24 = load i64, ptr %23, align 8, !tbaa !20
  %25 = icmp ugt i64 %24, 4096
  br i1 %25, label %.critedge, label %26

26:
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %28 = load i64, ptr %27, align 8, !tbaa !21
  %29 = icmp ugt i64 %28, 64
  br i1 %29, label %.critedge, label %30

30:
  %31 = tail call fastcc ptr @_ZL4findPK5QueuePK6Launchj(ptr readonly %0, ptr readonly %1, i32 0) #8
  %.not.i.i = icmp eq ptr %31, null
  br i1 %.not.i.i, label %32, label %_ZL4findPK5QueuePK6Launch.exit.i

32:
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #10
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(136) %6, ptr nonnull readonly align 8 dereferenceable(136) %1, i64 136, i1 false), !tbaa.struct !22
  %33 = getelementptr inbounds nuw i8, ptr %6, i64 40
  %34 = getelementptr inbounds nuw i8, ptr %6, i64 88
  store i64 0, ptr %34, align 8, !tbaa !24
  store i64 0, ptr %33, align 8, !tbaa !24
  %35 = getelementptr inbounds nuw i8, ptr %6, i64 48
  %36 = getelementptr inbounds nuw i8, ptr %6, i64 96
  store i64 0, ptr %36, align 8, !tbaa !24
  store i64 0, ptr %35, align 8, !tbaa !24
  %37 = getelementptr inbounds nuw i8, ptr %6, i64 56
  %38 = getelementptr inbounds nuw i8, ptr %6, i64 104
  store i64 0, ptr %38, align 8, !tbaa !24
  store i64 0, ptr %37, align 8, !tbaa !24
  %39 = call fastcc ptr @_ZL4findPK5QueuePK6Launchj(ptr readonly %0, ptr nonnull %6, i32 1) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #10
  br label %_ZL4findPK5QueuePK6Launch.exit.i

_ZL4findPK5QueuePK6Launch.exit.i:
  %.010.i.i = phi ptr [ %39, %32 ], [ %31, %30 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #10
  %.not.i = icmp eq ptr %.010.i.i, null
  br i1 %.not.i, label %.critedge.critedge, label %40

40:
  %41 = getelementptr inbounds nuw i8, ptr %.010.i.i, i64 104
  %42 = load i32, ptr %41, align 8, !tbaa !26
  %.not15.i = icmp eq i32 %42, 0
  br i1 %.not15.i, label %.critedge.i, label %43

43:
  %44 = getelementptr inbounds nuw i8, ptr %1, i64 36
  %45 = load i32, ptr %44, align 4, !tbaa !28
  %spec.select.i.i = tail call i32 @llvm.umax.i32(i32 %45, i32 1)
  call void @llvm.lifetime.start.p0(ptr nonnull %.sroa.0.i.i)
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %.sroa.0.i.i, ptr nonnull align 8 dereferenceable(24) @constinit.1, i64 24, i1 false), !tbaa.struct !29
  %.sroa.0.24..sroa_idx.i.i = getelementptr inbounds nuw i8, ptr %.sroa.0.i.i, i64 24
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %.sroa.0.24..sroa_idx.i.i, ptr nonnull align 8 dereferenceable(24) @constinit.1, i64 24, i1 false), !tbaa.struct !29
  %.sroa.0.i.i.48.i.i.48.i.i.48.i.48.i.48..sroa_idx = getelementptr inbounds nuw i8, ptr %.sroa.0.i.i, i64 48
  call void @llvm.memset.p0.i64(ptr nonnull align 8 dereferenceable(24) %.sroa.0.i.i.48.i.i.48.i.i.48.i.48.i.48..sroa_idx, i8 0, i64 24, i1 false)
  %46 = zext i32 %spec.select.i.i to i64
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %48 = load i32, ptr %47, align 8, !tbaa !30
  %49 = icmp eq i32 %48, 2
  %50 = zext i1 %49 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(88) %7, ptr nonnull align 8 dereferenceable(72) %.sroa.0.i.i, i64 72, i1 false), !tbaa.struct !31
  %.sroa.6.0..sroa_idx.i.i = getelementptr inbounds nuw i8, ptr %7, i64 72
  store i64 %46, ptr %.sroa.6.0..sroa_idx.i.i, align 8, !tbaa !24
  %.sroa.7.0..sroa_idx.i.i = getelementptr inbounds nuw i8, ptr %7, i64 80
  store i64 %50, ptr %.sroa.7.0..sroa_idx.i.i, align 8, !tbaa !24
  call void @llvm.lifetime.end.p0(ptr nonnull %.sroa.0.i.i)
  %51 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %52 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %53 = getelementptr inbounds nuw i8, ptr %7, i64 24
  br label %55

54:
  %indvars.iv.next.i.i = add nuw nsw i64 %indvars.iv.i.i, 1
  %exitcond.not.i.i = icmp eq i64 %indvars.iv.next.i.i, %46
  br i1 %exitcond.not.i.i, label %.critedge.i, label %55, !llvm.loop !32

55:
  %indvars.iv.i.i = phi i64 [ 0, %43 ], [ %indvars.iv.next.i.i, %54 ]
  %56 = trunc nuw i64 %indvars.iv.i.i to i32
  %57 = xor i32 %56, -1
  %58 = add i32 %spec.select.i.i, %57
  %59 = getelementptr inbounds nuw i64, ptr %51, i64 %indvars.iv.i.i
  %60 = load i64, ptr %59, align 8, !tbaa !24
  %61 = zext i32 %58 to i64
  %62 = getelementptr inbounds nuw i64, ptr %7, i64 %61
  store i64 %60, ptr %62, align 8, !tbaa !24
  %63 = add nuw nsw i64 %indvars.iv.i.i, 6
  %64 = and i64 %63, 4294967295
  %65 = getelementptr inbounds nuw i64, ptr %51, i64 %64
  %66 = load i64, ptr %65, align 8, !tbaa !24
  %67 = getelementptr inbounds nuw i64, ptr %52, i64 %61
  store i64 %66, ptr %67, align 8, !tbaa !24
  %68 = load i64, ptr %.sroa.7.0..sroa_idx.i.i, align 8, !tbaa !34
  %.not39.i.i = icmp eq i64 %68, 0
  br i1 %.not39.i.i, label %75, label %69

69:
  %70 = add nuw nsw i64 %indvars.iv.i.i, 3
  %71 = and i64 %70, 4294967295
  %72 = getelementptr inbounds nuw i64, ptr %51, i64 %71
  %73 = load i64, ptr %72, align 8, !tbaa !24
  %74 = getelementptr inbounds nuw i64, ptr %53, i64 %61
  store i64 %73, ptr %74, align 8, !tbaa !24
  br label %75

75:
  %76 = getelementptr inbounds nuw i64, ptr %53, i64 %61
  %77 = load i64, ptr %76, align 8, !tbaa !24
  %.not40.i.i = icmp eq i64 %77, 0
  br i1 %.not40.i.i, label %.critedge.critedge, label %.critedge.i.i

.critedge.i.i:
  %78 = load i64, ptr %62, align 8, !tbaa !24
  %79 = urem i64 %78, %77
  %.not41.i.i = icmp eq i64 %79, 0
  br i1 %.not41.i.i, label %54, label %.critedge.critedge

.critedge.i:
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #10
  %80 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %81 = load ptr, ptr %80, align 8, !tbaa !36
  %82 = call ptr @memcpy(ptr nonnull %8, ptr %81, i64 %24) #9
  %83 = getelementptr inbounds nuw i8, ptr %.010.i.i, i64 112
  %84 = load ptr, ptr %83, align 8, !tbaa !37
  %85 = getelementptr inbounds nuw i8, ptr %.010.i.i, i64 120
  %86 = load ptr, ptr %85, align 8, !tbaa !38
  %87 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %88 = load ptr, ptr %87, align 8, !tbaa !39
  %89 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %90 = load i64, ptr %89, align 8, !tbaa !40
  %91 = call i32 %84(ptr %86, ptr %88, ptr nonnull %8, i64 %90, ptr nonnull %7) #9
  %.not29 = icmp eq i32 %91, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #10
  br i1 %.not29, label %.critedge, label %92

92:
  %93 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %94 = load ptr, ptr %93, align 8, !tbaa !39
  %.not.i28 = icmp eq ptr %94, null
  br i1 %.not.i28, label %106, label %95

95:
  %96 = getelementptr inbounds nuw i8, ptr %94, i64 24
  %97 = atomicrmw add ptr %96, i64 1 monotonic, align 8
  %98 = shl i64 %97, 16
  %99 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %100 = load i32, ptr %99, align 8, !tbaa !41
  %101 = zext i32 %100 to i64
  %102 = shl nuw nsw i64 %101, 1
  %103 = add i64 %98, 65537
  %104 = or i64 %102, %103
  %105 = inttoptr i64 %104 to ptr
  br label %106

106:
  %107 = phi ptr [ %105, %95 ], [ null, %92 ]
  %.not5.i = icmp eq ptr %4, null
  br i1 %.not5.i, label %_ZL10give_eventP5QueuePPv.exit, label %108

108:
  store ptr %107, ptr %4, align 8, !tbaa !23
  br label %_ZL10give_eventP5QueuePPv.exit

_ZL10give_eventP5QueuePPv.exit:
  %109 = call i32 @pthread_mutex_unlock(ptr %0) #9
  br label %115

.critedge.critedge:
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #10
  br label %.critedge

.critedge:
  %110 = call i32 @pthread_mutex_unlock(ptr %0) #9
  %111 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %112 = load ptr, ptr %111, align 64, !tbaa !11
  %113 = load ptr, ptr %112, align 8, !tbaa !17
  %114 = call i32 %113(ptr %0, ptr %1, ptr %2, i64 %3, ptr %4) #9
  br label %115

115:
  %.0 = phi i32 [ %17, %13 ], [ %114, %.critedge ], [ 0, %_ZL10give_eventP5QueuePPv.exit ]
  ret i32 %.0
}

define internal fastcc zeroext i1 @_ZL10are_beforePK5Queue6Events(ptr readonly captures(none) %0, ptr readonly captures(none) %1, i64 %2) unnamed_addr #0 {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %_ZL7followsP4Liney.exit._crit_edge, label %.lr.ph

.lr.ph:
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 120
  br label %7

7:
  %.01522 = phi i64 [ 0, %.lr.ph ], [ %62, %.critedge ]
  %8 = getelementptr inbounds nuw ptr, ptr %1, i64 %.01522
  %9 = load ptr, ptr %8, align 8, !tbaa !23
  %10 = ptrtoint ptr %9 to i64
  %11 = load ptr, ptr %5, align 8, !tbaa !39
  %.not = icmp eq ptr %11, null
  %12 = and i64 %10, 1
  %.not19 = icmp eq i64 %12, 0
  %or.cond21 = select i1 %.not, i1 true, i1 %.not19
  br i1 %or.cond21, label %19, label %13

13:
  %14 = lshr i64 %10, 1
  %15 = and i64 %14, 32767
  %16 = load i32, ptr %6, align 8, !tbaa !41
  %17 = zext i32 %16 to i64
  %18 = icmp eq i64 %15, %17
  br label %19

19:
  %20 = phi i1 [ %18, %13 ], [ false, %7 ]
  %21 = icmp eq ptr %9, null
  %or.cond = select i1 %21, i1 true, i1 %20
  br i1 %or.cond, label %.critedge, label %22

22:
  br i1 %.not19, label %_ZL7followsP4Liney.exit._crit_edge, label %23

23:
  %24 = tail call i32 @pthread_mutex_lock(ptr nonnull @_ZL7numbers) #9
  %25 = lshr i64 %10, 1
  %26 = and i64 %25, 32767
  %27 = getelementptr inbounds nuw ptr, ptr @_ZL8numbered, i64 %26
  %28 = load ptr, ptr %27, align 8, !tbaa !42
  %.not.i.i = icmp eq ptr %28, null
  br i1 %.not.i.i, label %.sink.split, label %_ZN4UsedC2Ey.exit.i

_ZN4UsedC2Ey.exit.i:
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 128
  %30 = load i32, ptr %29, align 64, !tbaa !44
  %31 = add i32 %30, 1
  store i32 %31, ptr %29, align 64, !tbaa !44
  %32 = tail call i32 @pthread_mutex_unlock(ptr nonnull @_ZL7numbers) #9
  %33 = getelementptr inbounds nuw i8, ptr %28, i64 72
  %34 = load ptr, ptr %33, align 8, !tbaa !39
  %35 = getelementptr inbounds nuw i8, ptr %34, i64 40
  %36 = load i64, ptr %35, align 8, !tbaa !45
  %37 = lshr i64 %10, 16
  %.not11.i = icmp sge i64 %36, %37
  %brmerge = or i1 %.not, %.not11.i
  br i1 %brmerge, label %55, label %38

38:
  %39 = tail call i32 @pthread_mutex_lock(ptr nonnull %28) #9
  %40 = getelementptr inbounds nuw i8, ptr %28, i64 112
  %41 = load i32, ptr %40, align 16, !tbaa !19
  %.not13.i = icmp eq i32 %41, 0
  br i1 %.not13.i, label %42, label %.sink.split

42:
  %43 = load ptr, ptr %33, align 8, !tbaa !39
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 24
  %45 = load i64, ptr %44, align 8, !tbaa !48
  %46 = icmp eq i64 %45, %37
  br i1 %46, label %47, label %.sink.split

47:
  %48 = getelementptr inbounds nuw i8, ptr %28, i64 96
  %49 = load ptr, ptr %48, align 8, !tbaa !49
  %50 = getelementptr inbounds nuw i8, ptr %28, i64 104
  %51 = load ptr, ptr %50, align 8, !tbaa !50
  %52 = tail call i32 %49(ptr %51, ptr %43, ptr nonnull %11) #9
  %53 = icmp ne i32 %52, 0
  br label %.sink.split

.sink.split:
  %_ZL7numbers.sink = phi ptr [ %28, %38 ], [ %28, %47 ], [ %28, %42 ], [ @_ZL7numbers, %23 ]
  %.0.i.ph = phi i1 [ false, %38 ], [ %53, %47 ], [ false, %42 ], [ true, %23 ]
  %54 = tail call i32 @pthread_mutex_unlock(ptr nonnull %_ZL7numbers.sink) #9
  br label %55

55:
  %.0.i = phi i1 [ %.not11.i, %_ZN4UsedC2Ey.exit.i ], [ %.0.i.ph, %.sink.split ]
  %56 = tail call i32 @pthread_mutex_lock(ptr nonnull @_ZL7numbers) #9
  br i1 %.not.i.i, label %_ZL7followsP4Liney.exit, label %57

57:
  %58 = getelementptr inbounds nuw i8, ptr %28, i64 128
  %59 = load i32, ptr %58, align 64, !tbaa !44
  %60 = add i32 %59, -1
  store i32 %60, ptr %58, align 64, !tbaa !44
  br label %_ZL7followsP4Liney.exit

_ZL7followsP4Liney.exit:
  %61 = tail call i32 @pthread_mutex_unlock(ptr nonnull @_ZL7numbers) #9
  br i1 %.0.i, label %.critedge, label %_ZL7followsP4Liney.exit._crit_edge

.critedge:
  %62 = add nuw i64 %.01522, 1
  %exitcond.not = icmp eq i64 %62, %2
  br i1 %exitcond.not, label %_ZL7followsP4Liney.exit._crit_edge, label %7, !llvm.loop !51

_ZL7followsP4Liney.exit._crit_edge:
  %.lcssa = phi i1 [ true, %3 ], [ true, %.critedge ], [ false, %22 ], [ false, %_ZL7followsP4Liney.exit ]
  ret i1 %.lcssa
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

declare i32 @pthread_mutex_lock(ptr) #2

declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

declare i32 @pthread_mutex_unlock(ptr) #2

declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

define i32 @__program_copy(ptr %0, ptr %1, ptr %2, i64 %3, ptr %4, i64 %5, ptr %6) #0 {
  %8 = tail call fastcc zeroext i1 @_ZL10are_beforePK5Queue6Events(ptr %0, ptr %4, i64 %5) #8
  %9 = icmp ne i64 %3, 0
  %or.cond = and i1 %9, %8
  br i1 %or.cond, label %16, label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %12 = load ptr, ptr %11, align 64, !tbaa !11
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %14 = load ptr, ptr %13, align 8, !tbaa !52
  %15 = tail call i32 %14(ptr %0, ptr %1, ptr %2, i64 %3, ptr %4, i64 %5, ptr %6) #9
  br label %54

16:
  %17 = tail call i32 @pthread_mutex_lock(ptr %0) #9
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %19 = load i32, ptr %18, align 16, !tbaa !19
  %.not = icmp eq i32 %19, 0
  br i1 %.not, label %20, label %.critedge

20:
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %22 = load ptr, ptr %21, align 8, !tbaa !39
  %.not.i = icmp eq ptr %22, null
  br i1 %.not.i, label %28, label %_ZL6copiedP5QueuePvPKvm.exit

_ZL6copiedP5QueuePvPKvm.exit:
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %24 = load ptr, ptr %23, align 16, !tbaa !53
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %26 = load ptr, ptr %25, align 8, !tbaa !54
  %27 = tail call i32 %24(ptr %26, ptr nonnull %22, ptr %1, ptr %2, i64 range(i64 1, 0) %3) #9
  %.not37 = icmp eq i32 %27, 0
  br i1 %.not37, label %.critedge, label %31

28:
  %29 = icmp ugt i64 %3, 65536
  br i1 %29, label %.critedge, label %.critedge36

.critedge36:
  %30 = tail call ptr @memmove(ptr %1, ptr %2, i64 range(i64 1, 0) %3) #9
  br label %31

31:
  %32 = load ptr, ptr %21, align 8, !tbaa !39
  %.not.i35 = icmp eq ptr %32, null
  br i1 %.not.i35, label %44, label %33

33:
  %34 = getelementptr inbounds nuw i8, ptr %32, i64 24
  %35 = atomicrmw add ptr %34, i64 1 monotonic, align 8
  %36 = shl i64 %35, 16
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %38 = load i32, ptr %37, align 8, !tbaa !41
  %39 = zext i32 %38 to i64
  %40 = shl nuw nsw i64 %39, 1
  %41 = add i64 %36, 65537
  %42 = or i64 %40, %41
  %43 = inttoptr i64 %42 to ptr
  br label %44

44:
  %45 = phi ptr [ %43, %33 ], [ null, %31 ]
  %.not5.i = icmp eq ptr %6, null
  br i1 %.not5.i, label %_ZL10give_eventP5QueuePPv.exit, label %46

46:
  store ptr %45, ptr %6, align 8, !tbaa !23
  br label %_ZL10give_eventP5QueuePPv.exit

_ZL10give_eventP5QueuePPv.exit:
  %47 = tail call i32 @pthread_mutex_unlock(ptr %0) #9
  br label %54

.critedge:
  %48 = tail call i32 @pthread_mutex_unlock(ptr %0) #9
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %50 = load ptr, ptr %49, align 64, !tbaa !11
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 8
  %52 = load ptr, ptr %51, align 8, !tbaa !52
  %53 = tail call i32 %52(ptr %0, ptr %1, ptr %2, i64 %3, ptr %4, i64 %5, ptr %6) #9
  br label %54

54:
  %.0 = phi i32 [ %15, %10 ], [ %53, %.critedge ], [ 0, %_ZL10give_eventP5QueuePPv.exit ]
  ret i32 %.0
}

define i32 @__program_fill(ptr %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr readonly byval(%struct.Events) align 8 captures(none) %5, ptr %6) #0 {
  %.sroa.0.0.copyload = load ptr, ptr %5, align 8, !tbaa !55
  %.sroa.2.0..sroa_idx = getelementptr inbounds nuw i8, ptr %5, i64 8
  %.sroa.2.0.copyload = load i64, ptr %.sroa.2.0..sroa_idx, align 8, !tbaa !24
  %8 = tail call fastcc zeroext i1 @_ZL10are_beforePK5Queue6Events(ptr %0, ptr %.sroa.0.0.copyload, i64 %.sroa.2.0.copyload) #8
  %9 = icmp ne i64 %4, 0
  %or.cond = and i1 %9, %8
  br i1 %or.cond, label %16, label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %12 = load ptr, ptr %11, align 64, !tbaa !11
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %14 = load ptr, ptr %13, align 8, !tbaa !57
  %15 = tail call i32 %14(ptr %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr nonnull byval(%struct.Events) align 8 %5, ptr %6) #9
  br label %63

16:
  %17 = tail call i32 @pthread_mutex_lock(ptr %0) #9
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %19 = load i32, ptr %18, align 16, !tbaa !19
  %.not = icmp eq i32 %19, 0
  br i1 %.not, label %20, label %.critedge

20:
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %22 = load ptr, ptr %21, align 8, !tbaa !39
  %.not.i = icmp eq ptr %22, null
  br i1 %.not.i, label %28, label %_ZL6filledP5QueuePcPKcmm.exit

_ZL6filledP5QueuePcPKcmm.exit:
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %24 = load ptr, ptr %23, align 8, !tbaa !58
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %26 = load ptr, ptr %25, align 8, !tbaa !54
  %27 = tail call i32 %24(ptr %26, ptr nonnull %22, ptr %1, ptr %2, i64 %3, i64 range(i64 1, 0) %4) #9
  %.not33 = icmp eq i32 %27, 0
  br i1 %.not33, label %.critedge, label %.critedge32

28:
  %29 = mul i64 %4, %3
  %30 = icmp ugt i64 %29, 65536
  br i1 %30, label %.critedge, label %31

31:
  %32 = icmp eq i64 %3, 1
  br i1 %32, label %33, label %.preheader.i

33:
  %34 = load i8, ptr %2, align 1, !tbaa !25
  %35 = sext i8 %34 to i32
  %36 = tail call ptr @memset(ptr %1, i32 %35, i64 range(i64 1, 0) %4) #9
  br label %.critedge32

.preheader.i:
  %.025.i = phi i64 [ %40, %.preheader.i ], [ 0, %31 ]
  %37 = mul i64 %.025.i, %3
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 %37
  %39 = tail call ptr @memcpy(ptr %38, ptr %2, i64 %3) #9
  %40 = add nuw i64 %.025.i, 1
  %exitcond.not.i = icmp eq i64 %40, %4
  br i1 %exitcond.not.i, label %.critedge32, label %.preheader.i, !llvm.loop !59

.critedge32:
  %41 = load ptr, ptr %21, align 8, !tbaa !39
  %.not.i31 = icmp eq ptr %41, null
  br i1 %.not.i31, label %53, label %42

42:
  %43 = getelementptr inbounds nuw i8, ptr %41, i64 24
  %44 = atomicrmw add ptr %43, i64 1 monotonic, align 8
  %45 = shl i64 %44, 16
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %47 = load i32, ptr %46, align 8, !tbaa !41
  %48 = zext i32 %47 to i64
  %49 = shl nuw nsw i64 %48, 1
  %50 = add i64 %45, 65537
  %51 = or i64 %49, %50
  %52 = inttoptr i64 %51 to ptr
  br label %53

53:
  %54 = phi ptr [ %52, %42 ], [ null, %.critedge32 ]
  %.not5.i = icmp eq ptr %6, null
  br i1 %.not5.i, label %_ZL10give_eventP5QueuePPv.exit, label %55

55:
  store ptr %54, ptr %6, align 8, !tbaa !23
  br label %_ZL10give_eventP5QueuePPv.exit

_ZL10give_eventP5QueuePPv.exit:
  %56 = tail call i32 @pthread_mutex_unlock(ptr %0) #9
  br label %63

.critedge:
  %57 = tail call i32 @pthread_mutex_unlock(ptr %0) #9
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %59 = load ptr, ptr %58, align 64, !tbaa !11
  %60 = getelementptr inbounds nuw i8, ptr %59, i64 16
  %61 = load ptr, ptr %60, align 8, !tbaa !57
  %62 = tail call i32 %61(ptr %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr nonnull byval(%struct.Events) align 8 %5, ptr %6) #9
  br label %63

63:
  %.0 = phi i32 [ %15, %10 ], [ %62, %.critedge ], [ 0, %_ZL10give_eventP5QueuePPv.exit ]
  ret i32 %.0
}

define i32 @__program_wait(ptr %0) #0 {
  %2 = alloca %struct.Time, align 8
  %3 = alloca %struct.Time, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 116
  %5 = load atomic i32, ptr %4 acquire, align 4
  %.not = icmp eq i32 %5, 0
  br i1 %.not, label %6, label %_ZL7is_doneP4Line.exit

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %8 = load ptr, ptr %7, align 8, !tbaa !39
  %.not6 = icmp eq ptr %8, null
  br i1 %.not6, label %.critedge, label %9

9:
  %10 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %11 = load atomic i64, ptr %10 acquire, align 8
  %12 = getelementptr inbounds nuw i8, ptr %8, i64 40
  %13 = load i64, ptr %12, align 8, !tbaa !45
  %.not.i = icmp slt i64 %13, %11
  br i1 %.not.i, label %14, label %.critedge

14:
  %15 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %16 = load ptr, ptr %15, align 8, !tbaa !60
  %17 = load ptr, ptr %8, align 8, !tbaa !61
  %18 = tail call i32 %16(ptr %17) #9
  %19 = icmp eq i32 %18, 600
  br i1 %19, label %20, label %28

20:
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #10
  %21 = call i32 @clock_gettime(i32 1, ptr nonnull %3) #9
  %22 = load i64, ptr %3, align 8, !tbaa !62
  %23 = mul nsw i64 %22, 1000000000
  %24 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %25 = load i64, ptr %24, align 8, !tbaa !64
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #10
  %26 = add i64 %25, 200000
  %27 = add i64 %26, %23
  br label %28

28:
  %29 = phi i64 [ %27, %20 ], [ 0, %14 ]
  %30 = getelementptr inbounds nuw i8, ptr %2, i64 8
  br label %31

31:
  %.016.i = phi i32 [ %18, %28 ], [ %42, %39 ]
  switch i32 %.016.i, label %_ZL7is_doneP4Line.exit [
    i32 600, label %32
    i32 0, label %.loopexit19.i
  ]

32:
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #10
  %33 = call i32 @clock_gettime(i32 1, ptr nonnull %2) #9
  %34 = load i64, ptr %2, align 8, !tbaa !62
  %35 = mul nsw i64 %34, 1000000000
  %36 = load i64, ptr %30, align 8, !tbaa !64
  %37 = add nsw i64 %35, %36
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #10
  %38 = icmp slt i64 %37, %29
  br i1 %38, label %39, label %_ZL7is_doneP4Line.exit

39:
  %40 = load ptr, ptr %15, align 8, !tbaa !60
  %41 = load ptr, ptr %8, align 8, !tbaa !61
  %42 = call i32 %40(ptr %41) #9
  br label %31, !llvm.loop !65

.loopexit19.i:
  %43 = load i64, ptr %12, align 8, !tbaa !45
  %44 = icmp slt i64 %43, %11
  br i1 %44, label %45, label %.critedge

45:
  store i64 %11, ptr %12, align 8, !tbaa !45
  br label %.critedge

_ZL7is_doneP4Line.exit:
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %47 = load ptr, ptr %46, align 64, !tbaa !11
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 24
  %49 = load ptr, ptr %48, align 8, !tbaa !66
  %50 = call i32 %49(ptr %0) #9
  br label %.critedge

.critedge:
  %51 = phi i32 [ %50, %_ZL7is_doneP4Line.exit ], [ 0, %6 ], [ 0, %45 ], [ 0, %.loopexit19.i ], [ 0, %9 ]
  ret i32 %51
}

define i32 @__program_wait_events(ptr %0, i64 %1) #0 {
  %3 = alloca %struct.Time, align 8
  %4 = alloca %struct.Time, align 8
  %.not10.not = icmp eq i64 %1, 0
  br i1 %.not10.not, label %.loopexit, label %.lr.ph

.lr.ph:
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 8
  br label %9

7:
  %8 = add nuw i64 %.0711, 1
  %exitcond.not = icmp eq i64 %8, %1
  br i1 %exitcond.not, label %.loopexit, label %9, !llvm.loop !67

9:
  %.0711 = phi i64 [ 0, %.lr.ph ], [ %8, %7 ]
  %10 = getelementptr inbounds nuw ptr, ptr %0, i64 %.0711
  %11 = load ptr, ptr %10, align 8, !tbaa !23
  %12 = ptrtoint ptr %11 to i64
  %13 = and i64 %12, 1
  %.not.i = icmp eq i64 %13, 0
  br i1 %.not.i, label %14, label %15

14:
  %.not12.i = icmp eq ptr %11, null
  br label %_ZL9has_endedy.exit

15:
  %16 = call i32 @pthread_mutex_lock(ptr nonnull @_ZL7numbers) #9
  %17 = lshr i64 %12, 1
  %18 = and i64 %17, 32767
  %19 = getelementptr inbounds nuw ptr, ptr @_ZL8numbered, i64 %18
  %20 = load ptr, ptr %19, align 8, !tbaa !42
  %.not.i.i = icmp eq ptr %20, null
  br i1 %.not.i.i, label %.critedge.i, label %_ZN4UsedC2Ey.exit.i

_ZN4UsedC2Ey.exit.i:
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 128
  %22 = load i32, ptr %21, align 64, !tbaa !44
  %23 = add i32 %22, 1
  store i32 %23, ptr %21, align 64, !tbaa !44
  %24 = call i32 @pthread_mutex_unlock(ptr nonnull @_ZL7numbers) #9
  %25 = getelementptr inbounds nuw i8, ptr %20, i64 72
  %26 = load ptr, ptr %25, align 8, !tbaa !39
  %27 = lshr i64 %12, 16
  %28 = getelementptr inbounds nuw i8, ptr %26, i64 40
  %29 = load i64, ptr %28, align 8, !tbaa !45
  %.not14.i = icmp slt i64 %29, %27
  br i1 %.not14.i, label %30, label %_ZL7is_doneP4Line.exit.i

30:
  %31 = getelementptr inbounds nuw i8, ptr %26, i64 24
  %32 = load atomic i64, ptr %31 acquire, align 8
  %33 = icmp eq i64 %32, %27
  br i1 %33, label %34, label %_ZL7is_doneP4Line.exit.i

34:
  %35 = load atomic i64, ptr %31 acquire, align 8
  %36 = load i64, ptr %28, align 8, !tbaa !45
  %.not.i15.i = icmp slt i64 %36, %35
  br i1 %.not.i15.i, label %37, label %_ZL7is_doneP4Line.exit.i

37:
  %38 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %39 = load ptr, ptr %38, align 8, !tbaa !60
  %40 = load ptr, ptr %26, align 8, !tbaa !61
  %41 = call i32 %39(ptr %40) #9
  %42 = icmp eq i32 %41, 600
  br i1 %42, label %43, label %50

43:
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #10
  %44 = call i32 @clock_gettime(i32 1, ptr nonnull %4) #9
  %45 = load i64, ptr %4, align 8, !tbaa !62
  %46 = mul nsw i64 %45, 1000000000
  %47 = load i64, ptr %5, align 8, !tbaa !64
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #10
  %48 = add i64 %47, 200000
  %49 = add i64 %48, %46
  br label %50

50:
  %51 = phi i64 [ %49, %43 ], [ 0, %37 ]
  br label %52

52:
  %.016.i.i = phi i32 [ %41, %50 ], [ %63, %60 ]
  switch i32 %.016.i.i, label %_ZL7is_doneP4Line.exit.i [
    i32 600, label %53
    i32 0, label %.loopexit19.i.i
  ]

53:
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #10
  %54 = call i32 @clock_gettime(i32 1, ptr nonnull %3) #9
  %55 = load i64, ptr %3, align 8, !tbaa !62
  %56 = mul nsw i64 %55, 1000000000
  %57 = load i64, ptr %6, align 8, !tbaa !64
  %58 = add nsw i64 %56, %57
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #10
  %59 = icmp slt i64 %58, %51
  br i1 %59, label %60, label %_ZL7is_doneP4Line.exit.i

60:
  %61 = load ptr, ptr %38, align 8, !tbaa !60
  %62 = load ptr, ptr %26, align 8, !tbaa !61
  %63 = call i32 %61(ptr %62) #9
  br label %52, !llvm.loop !65

.loopexit19.i.i:
  %64 = load i64, ptr %28, align 8, !tbaa !45
  %65 = icmp slt i64 %64, %35
  br i1 %65, label %66, label %_ZL7is_doneP4Line.exit.i

66:
  store i64 %35, ptr %28, align 8, !tbaa !45
  br label %_ZL7is_doneP4Line.exit.i

.critedge.i:
  %67 = call i32 @pthread_mutex_unlock(ptr nonnull @_ZL7numbers) #9
  br label %_ZL7is_doneP4Line.exit.i

_ZL7is_doneP4Line.exit.i:
  %.1.i = phi i1 [ true, %66 ], [ true, %_ZN4UsedC2Ey.exit.i ], [ false, %30 ], [ true, %.critedge.i ], [ true, %34 ], [ true, %.loopexit19.i.i ], [ false, %52 ], [ false, %53 ]
  %68 = call i32 @pthread_mutex_lock(ptr nonnull @_ZL7numbers) #9
  br i1 %.not.i.i, label %_ZN4UsedD2Ev.exit.i, label %69

69:
  %70 = getelementptr inbounds nuw i8, ptr %20, i64 128
  %71 = load i32, ptr %70, align 64, !tbaa !44
  %72 = add i32 %71, -1
  store i32 %72, ptr %70, align 64, !tbaa !44
  br label %_ZN4UsedD2Ev.exit.i

_ZN4UsedD2Ev.exit.i:
  %73 = call i32 @pthread_mutex_unlock(ptr nonnull @_ZL7numbers) #9
  br label %_ZL9has_endedy.exit

_ZL9has_endedy.exit:
  %.0.i = phi i1 [ %.1.i, %_ZN4UsedD2Ev.exit.i ], [ %.not12.i, %14 ]
  br i1 %.0.i, label %7, label %74

74:
  %75 = load ptr, ptr @_ZL10events_way, align 8, !tbaa !68
  %76 = getelementptr inbounds nuw i8, ptr %75, i64 32
  %77 = load ptr, ptr %76, align 8, !tbaa !69
  %78 = call i32 %77(ptr %0, i64 %1) #9
  br label %.loopexit

.loopexit:
  %spec.select = phi i32 [ %78, %74 ], [ 0, %2 ], [ 0, %7 ]
  ret i32 %spec.select
}

define range(i32 0, 2) i32 @__program_number(i32 %0, ptr %1) #0 {
  %3 = tail call i32 @pthread_mutex_lock(ptr nonnull @_ZL7numbers) #9
  %4 = zext i32 %0 to i64
  %5 = getelementptr inbounds nuw ptr, ptr @_ZL8numbered, i64 %4
  %6 = load ptr, ptr %5, align 8, !tbaa !42
  %.not = icmp eq ptr %6, null
  br i1 %.not, label %10, label %7

7:
  %8 = getelementptr inbounds nuw i8, ptr %6, i64 128
  %9 = load i32, ptr %8, align 64, !tbaa !44
  %.not5 = icmp eq i32 %9, 0
  br label %10

10:
  %11 = phi i1 [ true, %2 ], [ %.not5, %7 ]
  br i1 %11, label %12, label %13

12:
  store ptr %1, ptr %5, align 8, !tbaa !42
  br label %13

13:
  %14 = tail call i32 @pthread_mutex_unlock(ptr nonnull @_ZL7numbers) #9
  %15 = zext i1 %11 to i32
  ret i32 %15
}

define void @__program_begin(ptr %0) #4 {
  store ptr %0, ptr @_ZL10events_way, align 8, !tbaa !68
  ret void
}

define i32 @__program_retain(ptr %0) #0 {
  %2 = ptrtoint ptr %0 to i64
  %3 = and i64 %2, 1
  %.not = icmp eq i64 %3, 0
  br i1 %.not, label %4, label %9

4:
  %5 = load ptr, ptr @_ZL10events_way, align 8, !tbaa !68
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %7 = load ptr, ptr %6, align 8, !tbaa !70
  %8 = tail call i32 %7(ptr %0) #9
  br label %9

9:
  %10 = phi i32 [ %8, %4 ], [ 0, %1 ]
  ret i32 %10
}

define i32 @__program_release(ptr %0) #0 {
  %2 = ptrtoint ptr %0 to i64
  %3 = and i64 %2, 1
  %.not = icmp eq i64 %3, 0
  br i1 %.not, label %4, label %9

4:
  %5 = load ptr, ptr @_ZL10events_way, align 8, !tbaa !68
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 48
  %7 = load ptr, ptr %6, align 8, !tbaa !71
  %8 = tail call i32 %7(ptr %0) #9
  br label %9

9:
  %10 = phi i32 [ %8, %4 ], [ 0, %1 ]
  ret i32 %10
}

define void @__program_begin_thread() #0 {
  %1 = tail call ptr @PyGILState_GetThisThreadState() #9
  %.not = icmp eq ptr %1, null
  br i1 %.not, label %2, label %18

2:
  %3 = tail call i32 @pthread_mutex_lock(ptr nonnull @_ZL7threads) #9
  %4 = load i8, ptr @_ZL14has_thread_key, align 1, !tbaa !72, !range !74, !noundef !75
  %5 = trunc nuw i8 %4 to i1
  br i1 %5, label %.critedge, label %6

6:
  %7 = tail call i32 @pthread_key_create(ptr nonnull @_ZL10thread_key, ptr nonnull @_ZL10end_threadPv) #9
  %.not2 = icmp eq i32 %7, 0
  %8 = zext i1 %.not2 to i8
  store i8 %8, ptr @_ZL14has_thread_key, align 1, !tbaa !72
  br i1 %.not2, label %9, label %12

.critedge:
  store i8 1, ptr @_ZL14has_thread_key, align 1, !tbaa !72
  br label %9

9:
  %10 = tail call ptr @PyInterpreterState_Main() #9
  %11 = tail call ptr @PyThreadState_New(ptr %10) #9
  br label %12

12:
  %13 = phi ptr [ %11, %9 ], [ null, %6 ]
  %14 = tail call i32 @pthread_mutex_unlock(ptr nonnull @_ZL7threads) #9
  %.not3 = icmp eq ptr %13, null
  br i1 %.not3, label %18, label %15

15:
  %16 = load i32, ptr @_ZL10thread_key, align 4, !tbaa !3
  %17 = tail call i32 @pthread_setspecific(i32 %16, ptr nonnull %13) #9
  br label %18

18:
  ret void
}

declare ptr @PyGILState_GetThisThreadState() #2

declare i32 @pthread_key_create(ptr, ptr) #2

define internal void @_ZL10end_threadPv(ptr %0) #0 {
  tail call void @PyEval_RestoreThread(ptr %0) #9
  tail call void @PyThreadState_Clear(ptr %0) #9
  tail call void @PyThreadState_DeleteCurrent() #9
  ret void
}

declare ptr @PyThreadState_New(ptr) #2

declare ptr @PyInterpreterState_Main() #2

declare i32 @pthread_setspecific(i32, ptr) #2

define void @__program_hold_threads() #0 {
  %1 = tail call i32 @pthread_mutex_lock(ptr nonnull @_ZL7threads) #9
  %2 = tail call i32 @pthread_mutex_lock(ptr nonnull @_ZL7numbers) #9
  ret void
}

define void @__program_let_threads_begin() #0 {
  %1 = tail call i32 @pthread_mutex_unlock(ptr nonnull @_ZL7numbers) #9
  %2 = tail call i32 @pthread_mutex_unlock(ptr nonnull @_ZL7threads) #9
  ret void
}

define void @__program_hold_up(ptr %0) #0 {
  %2 = tail call i32 @pthread_mutex_lock(ptr %0) #9
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 116
  store i32 1, ptr %3, align 4, !tbaa !76
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store i32 1, ptr %4, align 16, !tbaa !19
  %5 = tail call i32 @pthread_mutex_unlock(ptr %0) #9
  ret void
}

define range(i32 0, 2) i32 @__program_add_site(ptr %0, ptr readonly captures(none) %1) #0 {
  %3 = tail call i32 @pthread_mutex_lock(ptr %0) #9
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 124
  %5 = load i32, ptr %4, align 4, !tbaa !77
  %6 = icmp ult i32 %5, 32
  br i1 %6, label %7, label %55

7:
  %8 = load ptr, ptr %1, align 8, !tbaa !78
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %10 = ptrtoint ptr %8 to i64
  %11 = load i64, ptr %9, align 8, !tbaa !24
  %12 = xor i64 %11, %10
  %13 = mul i64 %12, -7046029254386353131
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %15 = load i64, ptr %14, align 8, !tbaa !24
  %16 = xor i64 %13, %15
  %17 = mul i64 %16, -7046029254386353131
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %19 = load i64, ptr %18, align 8, !tbaa !24
  %20 = xor i64 %17, %19
  %21 = mul i64 %20, -7046029254386353131
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %23 = load i64, ptr %22, align 8, !tbaa !24
  %24 = xor i64 %21, %23
  %25 = mul i64 %24, -7046029254386353131
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %27 = load i64, ptr %26, align 8, !tbaa !24
  %28 = xor i64 %25, %27
  %29 = mul i64 %28, -7046029254386353131
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %31 = load i64, ptr %30, align 8, !tbaa !24
  %32 = xor i64 %29, %31
  %33 = mul i64 %32, -7046029254386353131
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %35 = load i64, ptr %34, align 8, !tbaa !24
  %36 = xor i64 %33, %35
  %37 = mul i64 %36, -7046029254386353131
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %39 = load i64, ptr %38, align 8, !tbaa !24
  %40 = xor i64 %37, %39
  %41 = mul i64 %40, -7046029254386353131
  %42 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %43 = load i64, ptr %42, align 8, !tbaa !24
  %44 = xor i64 %41, %43
  %45 = mul i64 %44, -7046029254386353131
  %46 = lshr i64 %45, 32
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 136
  br label %48

48:
  %.0 = phi i64 [ %46, %7 ], [ %52, %48 ]
  %49 = and i64 %.0, 63
  %50 = getelementptr inbounds nuw %struct.Site, ptr %47, i64 %49
  %51 = load ptr, ptr %50, align 8, !tbaa !78
  %.not = icmp eq ptr %51, null
  %52 = add i64 %.0, 1
  br i1 %.not, label %53, label %48, !llvm.loop !79

53:
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(128) %50, ptr nonnull align 8 dereferenceable(128) %1, i64 128, i1 false), !tbaa.struct !80
  %54 = add nuw nsw i32 %5, 1
  store i32 %54, ptr %4, align 4, !tbaa !77
  br label %55

55:
  %56 = tail call i32 @pthread_mutex_unlock(ptr %0) #9
  %57 = zext i1 %6 to i32
  ret i32 %57
}

define void @__program_forget_sites(ptr %0) #0 {
  %2 = tail call i32 @pthread_mutex_lock(ptr %0) #9
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 136
  br label %7

4:
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 124
  store i32 0, ptr %5, align 4, !tbaa !77
  %6 = tail call i32 @pthread_mutex_unlock(ptr %0) #9
  ret void

7:
  %indvars.iv = phi i64 [ 0, %1 ], [ %indvars.iv.next, %7 ]
  %8 = getelementptr inbounds nuw %struct.Site, ptr %3, i64 %indvars.iv
  store ptr null, ptr %8, align 8, !tbaa !78
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 64
  br i1 %exitcond.not, label %4, label %7, !llvm.loop !81
}

declare ptr @memcpy(ptr, ptr, i64) #2

define internal fastcc ptr @_ZL4findPK5QueuePK6Launchj(ptr readonly captures(ret: address, provenance) %0, ptr readonly captures(none) %1, i32 range(i32 0, 2) %2) unnamed_addr #5 {
  %4 = load ptr, ptr %1, align 8, !tbaa !82
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %6 = ptrtoint ptr %4 to i64
  %7 = load i64, ptr %5, align 8, !tbaa !24
  %8 = xor i64 %7, %6
  %9 = mul i64 %8, -7046029254386353131
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %11 = load i64, ptr %10, align 8, !tbaa !24
  %12 = xor i64 %9, %11
  %13 = mul i64 %12, -7046029254386353131
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %15 = load i64, ptr %14, align 8, !tbaa !24
  %16 = xor i64 %13, %15
  %17 = mul i64 %16, -7046029254386353131
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %19 = load i64, ptr %18, align 8, !tbaa !24
  %20 = xor i64 %17, %19
  %21 = mul i64 %20, -7046029254386353131
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %23 = load i64, ptr %22, align 8, !tbaa !24
  %24 = xor i64 %21, %23
  %25 = mul i64 %24, -7046029254386353131
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %27 = load i64, ptr %26, align 8, !tbaa !24
  %28 = xor i64 %25, %27
  %29 = mul i64 %28, -7046029254386353131
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %31 = load i64, ptr %30, align 8, !tbaa !24
  %32 = xor i64 %29, %31
  %33 = mul i64 %32, -7046029254386353131
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %35 = load i64, ptr %34, align 8, !tbaa !24
  %36 = xor i64 %33, %35
  %37 = mul i64 %36, -7046029254386353131
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %39 = load i64, ptr %38, align 8, !tbaa !24
  %40 = xor i64 %37, %39
  %41 = mul i64 %40, -7046029254386353131
  %42 = lshr i64 %41, 32
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %44 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %45 = getelementptr inbounds nuw i8, ptr %1, i64 36
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %48 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %49 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %51 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %52 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %53 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %54 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %55 = getelementptr inbounds nuw i8, ptr %1, i64 104
  br label %56

56:
  %.020 = phi ptr [ undef, %3 ], [ %.2, %114 ]
  %.01619 = phi i64 [ 0, %3 ], [ %116, %114 ]
  %.01718 = phi i64 [ %42, %3 ], [ %115, %114 ]
  %57 = and i64 %.01718, 63
  %58 = getelementptr inbounds nuw %struct.Site, ptr %43, i64 %57
  %59 = load ptr, ptr %58, align 8, !tbaa !78
  %.not = icmp eq ptr %59, null
  br i1 %.not, label %113, label %60

60:
  %61 = getelementptr inbounds nuw i8, ptr %58, i64 104
  %62 = load i32, ptr %61, align 8, !tbaa !26
  %.not.i = icmp eq i32 %62, %2
  %.not21.i = icmp eq ptr %59, %4
  %or.cond = select i1 %.not.i, i1 %.not21.i, i1 false
  br i1 %or.cond, label %63, label %_ZL6is_forPK4SitePK6Launchj.exit

63:
  %64 = getelementptr inbounds nuw i8, ptr %58, i64 8
  %65 = load i32, ptr %64, align 8, !tbaa !83
  %66 = load i32, ptr %44, align 8, !tbaa !30
  %.not22.i = icmp eq i32 %65, %66
  br i1 %.not22.i, label %67, label %_ZL6is_forPK4SitePK6Launchj.exit

67:
  %68 = getelementptr inbounds nuw i8, ptr %58, i64 12
  %69 = load i32, ptr %68, align 4, !tbaa !84
  %70 = load i32, ptr %45, align 4, !tbaa !28
  %.not23.i = icmp eq i32 %69, %70
  br i1 %.not23.i, label %71, label %_ZL6is_forPK4SitePK6Launchj.exit

71:
  %72 = getelementptr inbounds nuw i8, ptr %58, i64 88
  %73 = load i64, ptr %72, align 8, !tbaa !85
  %74 = load i64, ptr %46, align 8, !tbaa !40
  %.not24.i = icmp eq i64 %73, %74
  br i1 %.not24.i, label %75, label %_ZL6is_forPK4SitePK6Launchj.exit

75:
  %76 = getelementptr inbounds nuw i8, ptr %58, i64 96
  %77 = load i64, ptr %76, align 8, !tbaa !86
  %78 = load i64, ptr %47, align 8, !tbaa !20
  %.not25.i = icmp eq i64 %77, %78
  br i1 %.not25.i, label %.preheader.i, label %_ZL6is_forPK4SitePK6Launchj.exit

79:
  %80 = getelementptr inbounds nuw i8, ptr %58, i64 24
  %81 = load i64, ptr %80, align 8, !tbaa !24
  %82 = load i64, ptr %48, align 8, !tbaa !24
  %.not26.1.i = icmp eq i64 %81, %82
  br i1 %.not26.1.i, label %83, label %_ZL6is_forPK4SitePK6Launchj.exit

83:
  %84 = getelementptr inbounds nuw i8, ptr %58, i64 32
  %85 = load i64, ptr %84, align 8, !tbaa !24
  %86 = load i64, ptr %49, align 8, !tbaa !24
  %.not26.2.i = icmp eq i64 %85, %86
  br i1 %.not26.2.i, label %87, label %_ZL6is_forPK4SitePK6Launchj.exit

87:
  %88 = getelementptr inbounds nuw i8, ptr %58, i64 40
  %89 = load i64, ptr %88, align 8, !tbaa !24
  %90 = load i64, ptr %50, align 8, !tbaa !24
  %.not26.3.i = icmp eq i64 %89, %90
  br i1 %.not26.3.i, label %91, label %_ZL6is_forPK4SitePK6Launchj.exit

91:
  %92 = getelementptr inbounds nuw i8, ptr %58, i64 48
  %93 = load i64, ptr %92, align 8, !tbaa !24
  %94 = load i64, ptr %51, align 8, !tbaa !24
  %.not26.4.i = icmp eq i64 %93, %94
  br i1 %.not26.4.i, label %95, label %_ZL6is_forPK4SitePK6Launchj.exit

95:
  %96 = getelementptr inbounds nuw i8, ptr %58, i64 56
  %97 = load i64, ptr %96, align 8, !tbaa !24
  %98 = load i64, ptr %52, align 8, !tbaa !24
  %.not26.5.i = icmp eq i64 %97, %98
  br i1 %.not26.5.i, label %99, label %_ZL6is_forPK4SitePK6Launchj.exit

99:
  %100 = getelementptr inbounds nuw i8, ptr %58, i64 64
  %101 = load i64, ptr %100, align 8, !tbaa !24
  %102 = load i64, ptr %53, align 8, !tbaa !24
  %.not26.6.i = icmp eq i64 %101, %102
  br i1 %.not26.6.i, label %103, label %_ZL6is_forPK4SitePK6Launchj.exit

103:
  %104 = getelementptr inbounds nuw i8, ptr %58, i64 72
  %105 = load i64, ptr %104, align 8, !tbaa !24
  %106 = load i64, ptr %54, align 8, !tbaa !24
  %.not26.7.i = icmp eq i64 %105, %106
  br i1 %.not26.7.i, label %107, label %_ZL6is_forPK4SitePK6Launchj.exit

107:
  %108 = getelementptr inbounds nuw i8, ptr %58, i64 80
  %109 = load i64, ptr %108, align 8, !tbaa !24
  %110 = load i64, ptr %55, align 8, !tbaa !24
  %.not26.8.i = icmp eq i64 %109, %110
  br label %_ZL6is_forPK4SitePK6Launchj.exit

.preheader.i:
  %111 = getelementptr inbounds nuw i8, ptr %58, i64 16
  %112 = load i64, ptr %111, align 8, !tbaa !24
  %.not26.i = icmp eq i64 %112, %7
  br i1 %.not26.i, label %79, label %_ZL6is_forPK4SitePK6Launchj.exit

_ZL6is_forPK4SitePK6Launchj.exit:
  %.020.i = phi i1 [ false, %75 ], [ false, %60 ], [ false, %71 ], [ false, %67 ], [ false, %63 ], [ false, %91 ], [ false, %99 ], [ false, %.preheader.i ], [ false, %79 ], [ %.not26.8.i, %107 ], [ false, %83 ], [ false, %95 ], [ false, %87 ], [ false, %103 ]
  %not..020.i = xor i1 %.020.i, true
  %..0 = select i1 %.020.i, ptr %58, ptr %.020
  br label %113

113:
  %cond = phi i1 [ %not..020.i, %_ZL6is_forPK4SitePK6Launchj.exit ], [ false, %56 ]
  %.2 = phi ptr [ %..0, %_ZL6is_forPK4SitePK6Launchj.exit ], [ null, %56 ]
  br i1 %cond, label %114, label %117

114:
  %115 = add nuw nsw i64 %.01718, 1
  %116 = add nuw nsw i64 %.01619, 1
  %exitcond = icmp eq i64 %116, 64
  br i1 %exitcond, label %117, label %56, !llvm.loop !87

117:
  %spec.select = phi ptr [ %.2, %113 ], [ null, %114 ]
  ret ptr %spec.select
}

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #6

declare ptr @memmove(ptr, ptr, i64) #2

declare ptr @memset(ptr, i32, i64) #2

declare i32 @clock_gettime(i32, ptr) #2

declare void @PyEval_RestoreThread(ptr) #2

declare void @PyThreadState_Clear(ptr) #2

declare void @PyThreadState_DeleteCurrent() #2

declare i32 @llvm.umax.i32(i32, i32) #7

attributes #0 = { mustprogress nounwind "no-builtins" }
attributes #1 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-builtins" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-builtins" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "no-builtins" }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nobuiltin "no-builtins" }
attributes #9 = { nobuiltin nounwind "no-builtins" }
attributes #10 = { nounwind }


!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = !{!8, !10, i64 128}
!8 = !{!"_ZTS6Launch", !9, i64 0, !9, i64 8, !10, i64 16, !10, i64 24, !4, i64 32, !4, i64 36, !5, i64 40, !10, i64 112, !9, i64 120, !10, i64 128}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!"long", !5, i64 0}
!11 = !{!12, !14, i64 64}
!12 = !{!"_ZTS5Queue", !13, i64 0, !14, i64 64, !15, i64 72, !16, i64 80, !4, i64 112, !4, i64 116, !4, i64 120, !4, i64 124, !4, i64 128, !5, i64 136}
!13 = !{!"_ZTS6Opaque", !5, i64 0}
!14 = !{!"p1 _ZTS7LongWay", !9, i64 0}
!15 = !{!"p1 _ZTS4Line", !9, i64 0}
!16 = !{!"_ZTS9Transfers", !9, i64 0, !9, i64 8, !9, i64 16, !9, i64 24}
!17 = !{!18, !9, i64 0}
!18 = !{!"_ZTS7LongWay", !9, i64 0, !9, i64 8, !9, i64 16, !9, i64 24, !9, i64 32, !9, i64 40, !9, i64 48}
!19 = !{!12, !4, i64 112}
!20 = !{!8, !10, i64 16}
!21 = !{!8, !10, i64 24}
!22 = !{i64 0, i64 8, !23, i64 8, i64 8, !23, i64 16, i64 8, !24, i64 24, i64 8, !24, i64 32, i64 4, !3, i64 36, i64 4, !3, i64 40, i64 72, !25, i64 112, i64 8, !24, i64 120, i64 8, !23, i64 128, i64 8, !24}
!23 = !{!9, !9, i64 0}
!24 = !{!10, !10, i64 0}
!25 = !{!5, !5, i64 0}
!26 = !{!27, !4, i64 104}
!27 = !{!"_ZTS4Site", !9, i64 0, !4, i64 8, !4, i64 12, !5, i64 16, !10, i64 88, !10, i64 96, !4, i64 104, !4, i64 108, !9, i64 112, !9, i64 120}
!28 = !{!8, !4, i64 36}
!29 = !{i64 0, i64 24, !25}
!30 = !{!8, !4, i64 32}
!31 = !{i64 0, i64 24, !25, i64 24, i64 24, !25, i64 48, i64 24, !25, i64 72, i64 8, !24, i64 80, i64 8, !24}
!32 = distinct !{!32, !33}
!33 = !{!"llvm.loop.mustprogress"}
!34 = !{!35, !10, i64 80}
!35 = !{!"_ZTS5Range", !5, i64 0, !5, i64 24, !5, i64 48, !10, i64 72, !10, i64 80}
!36 = !{!8, !9, i64 8}
!37 = !{!27, !9, i64 112}
!38 = !{!27, !9, i64 120}
!39 = !{!12, !15, i64 72}
!40 = !{!8, !10, i64 112}
!41 = !{!12, !4, i64 120}
!42 = !{!43, !43, i64 0}
!43 = !{!"p1 _ZTS5Queue", !9, i64 0}
!44 = !{!12, !4, i64 128}
!45 = !{!46, !47, i64 40}
!46 = !{!"_ZTS4Line", !9, i64 0, !9, i64 8, !47, i64 16, !47, i64 24, !47, i64 32, !47, i64 40, !47, i64 48, !10, i64 56, !5, i64 64}
!47 = !{!"long long", !5, i64 0}
!48 = !{!46, !47, i64 24}
!49 = !{!16, !9, i64 16}
!50 = !{!16, !9, i64 24}
!51 = distinct !{!51, !33}
!52 = !{!18, !9, i64 8}
!53 = !{!12, !9, i64 80}
!54 = !{!12, !9, i64 104}
!55 = !{!56, !56, i64 0}
!56 = !{!"any p2 pointer", !9, i64 0}
!57 = !{!18, !9, i64 16}
!58 = !{!12, !9, i64 88}
!59 = distinct !{!59, !33}
!60 = !{!46, !9, i64 8}
!61 = !{!46, !9, i64 0}
!62 = !{!63, !10, i64 0}
!63 = !{!"_ZTS4Time", !10, i64 0, !10, i64 8}
!64 = !{!63, !10, i64 8}
!65 = distinct !{!65, !33}
!66 = !{!18, !9, i64 24}
!67 = distinct !{!67, !33}
!68 = !{!14, !14, i64 0}
!69 = !{!18, !9, i64 32}
!70 = !{!18, !9, i64 40}
!71 = !{!18, !9, i64 48}
!72 = !{!73, !73, i64 0}
!73 = !{!"bool", !5, i64 0}
!74 = !{i8 0, i8 2}
!75 = !{}
!76 = !{!12, !4, i64 116}
!77 = !{!12, !4, i64 124}
!78 = !{!27, !9, i64 0}
!79 = distinct !{!79, !33}
!80 = !{i64 0, i64 8, !23, i64 8, i64 4, !3, i64 12, i64 4, !3, i64 16, i64 72, !25, i64 88, i64 8, !24, i64 96, i64 8, !24, i64 104, i64 4, !3, i64 108, i64 4, !3, i64 112, i64 8, !23, i64 120, i64 8, !23}
!81 = distinct !{!81, !33}
!82 = !{!8, !9, i64 0}
!83 = !{!27, !4, i64 8}
!84 = !{!27, !4, i64 12}
!85 = !{!27, !10, i64 88}
!86 = !{!27, !10, i64 96}
!87 = distinct !{!87, !33}
