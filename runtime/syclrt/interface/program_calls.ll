source_filename = "program_calls.cpp"

%struct.Opaque = type { [64 x i8] }
%struct.Range = type { [3 x i64], [3 x i64], [3 x i64], i64, i64 }
%struct.Events = type { ptr, i64 }
%struct.Used = type { ptr }
%struct.Site = type { ptr, i32, i32, [9 x i64], i64, i64, i32, i32, ptr, ptr }
%struct.Launch = type { ptr, ptr, i64, i64, i32, i32, [9 x i64], i64, ptr, i64 }
%struct.Time = type { i64, i64 }

$_ZN4UsedC2Ey = comdat any

$_ZN4UsedD2Ev = comdat any

@_ZL10events_way = internal global ptr null, align 8
@_ZL7numbers = internal global %struct.Opaque zeroinitializer, align 64
@_ZL8numbered = internal global [32768 x ptr] zeroinitializer, align 16
@_ZL7threads = internal global %struct.Opaque zeroinitializer, align 64
@_ZL14has_thread_key = internal global i8 0, align 1
@_ZL10thread_key = internal global i32 0, align 4
@constinit = private constant [3 x i64] [i64 1, i64 1, i64 1], align 8
@constinit.1 = private constant [3 x i64] [i64 1, i64 1, i64 1], align 8

define i32 @__program_launch(ptr %0, ptr %1, ptr %2, i64 %3, ptr %4) #0 {
  %6 = call zeroext i1 @_ZL10are_beforePK5Queue6Events(ptr %0, ptr %2, i64 %3) #5
  br i1 %6, label %7, label %10

7:
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %9 = load i64, ptr %8, align 8, !tbaa !7
  %.not = icmp eq i64 %9, 0
  br i1 %.not, label %15, label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %12 = load ptr, ptr %11, align 64, !tbaa !11
  %13 = load ptr, ptr %12, align 8, !tbaa !17
  %14 = call i32 %13(ptr %0, ptr %1, ptr %2, i64 %3, ptr %4) #6
  br label %28

15:
  %16 = call i32 @pthread_mutex_lock(ptr %0) #6
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %18 = load i32, ptr %17, align 16, !tbaa !19
  %.not26 = icmp eq i32 %18, 0
  br i1 %.not26, label %19, label %.critedge

19:
  %20 = call zeroext i1 @_ZL8launchedP5QueuePK6Launch(ptr %0, ptr %1) #5
  br i1 %20, label %21, label %.critedge

21:
  call void @_ZL10give_eventP5QueuePPv(ptr %0, ptr %4) #5
  %22 = call i32 @pthread_mutex_unlock(ptr %0) #6
  br label %28

.critedge:
  %23 = call i32 @pthread_mutex_unlock(ptr %0) #6
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %25 = load ptr, ptr %24, align 64, !tbaa !11
  %26 = load ptr, ptr %25, align 8, !tbaa !17
  %27 = call i32 %26(ptr %0, ptr %1, ptr %2, i64 %3, ptr %4) #6
  br label %28

28:
  %.0 = phi i32 [ %14, %10 ], [ %27, %.critedge ], [ 0, %21 ]
  ret i32 %.0
}

define internal zeroext i1 @_ZL10are_beforePK5Queue6Events(ptr %0, ptr %1, i64 %2) #0 {
  br label %4

4:
  %.014 = phi i64 [ 0, %3 ], [ %31, %30 ]
  %5 = icmp ult i64 %.014, %2
  br i1 %5, label %6, label %32

6:
  %7 = getelementptr inbounds nuw ptr, ptr %1, i64 %.014
  %8 = load ptr, ptr %7, align 8, !tbaa !20
  %9 = ptrtoint ptr %8 to i64
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %11 = load ptr, ptr %10, align 8, !tbaa !21
  %12 = icmp ne ptr %11, null
  %13 = and i64 %9, 1
  %14 = icmp ne i64 %13, 0
  %or.cond = select i1 %12, i1 %14, i1 false
  br i1 %or.cond, label %15, label %21

15:
  %16 = call i64 @_ZL9number_iny(i64 %9) #5
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %18 = load i32, ptr %17, align 8, !tbaa !22
  %19 = zext i32 %18 to i64
  %20 = icmp eq i64 %16, %19
  br label %21

21:
  %22 = phi i1 [ %20, %15 ], [ false, %6 ]
  %23 = icmp eq ptr %8, null
  %or.cond18 = select i1 %23, i1 true, i1 %22
  br i1 %or.cond18, label %28, label %24

24:
  %.not = icmp eq i64 %13, 0
  br i1 %.not, label %29, label %25

25:
  %26 = load ptr, ptr %10, align 8, !tbaa !21
  %27 = call zeroext i1 @_ZL7followsP4Liney(ptr %26, i64 %9) #5
  br i1 %27, label %28, label %29

28:
  br label %29

29:
  %cond = phi i1 [ true, %28 ], [ false, %25 ], [ false, %24 ]
  %.116 = phi i32 [ 0, %28 ], [ 1, %25 ], [ 1, %24 ]
  br i1 %cond, label %30, label %32

30:
  %31 = add i64 %.014, 1
  br label %4, !llvm.loop !23

32:
  %.015 = phi i32 [ %.116, %29 ], [ 2, %4 ]
  %switch.selectcmp = icmp eq i32 %.015, 2
  %switch.select = select i1 %switch.selectcmp, i1 true, i1 false
  ret i1 %switch.select
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

declare i32 @pthread_mutex_lock(ptr) #2

declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

define internal zeroext i1 @_ZL8launchedP5QueuePK6Launch(ptr %0, ptr %1) #0 {
  %3 = alloca %struct.Range, align 8
  %4 = alloca [4096 x i8], align 64
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %6 = load i64, ptr %5, align 8, !tbaa !25
  %7 = icmp ugt i64 %6, 4096
  br i1 %7, label %35, label %8

8:
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %10 = load i64, ptr %9, align 8, !tbaa !26
  %11 = icmp ugt i64 %10, 64
  br i1 %11, label %35, label %12

12:
  %13 = call ptr @_ZL4findPK5QueuePK6Launch(ptr %0, ptr %1) #5
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #7
  %.not = icmp eq ptr %13, null
  br i1 %.not, label %34, label %14

14:
  %15 = getelementptr inbounds nuw i8, ptr %13, i64 104
  %16 = load i32, ptr %15, align 8, !tbaa !27
  %.not14 = icmp eq i32 %16, 0
  br i1 %.not14, label %19, label %17

17:
  %18 = call zeroext i1 @_ZL4takePK6LaunchR5Range(ptr %1, ptr nonnull align 8 dereferenceable(88) %3) #5
  br i1 %18, label %19, label %34

19:
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #7
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %21 = load ptr, ptr %20, align 8, !tbaa !29
  %22 = load i64, ptr %5, align 8, !tbaa !25
  %23 = call ptr @memcpy(ptr nonnull %4, ptr %21, i64 %22) #6
  %24 = getelementptr inbounds nuw i8, ptr %13, i64 112
  %25 = load ptr, ptr %24, align 8, !tbaa !30
  %26 = getelementptr inbounds nuw i8, ptr %13, i64 120
  %27 = load ptr, ptr %26, align 8, !tbaa !31
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %29 = load ptr, ptr %28, align 8, !tbaa !21
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %31 = load i64, ptr %30, align 8, !tbaa !32
  %32 = call i32 %25(ptr %27, ptr %29, ptr nonnull %4, i64 %31, ptr nonnull %3) #6
  %33 = icmp ne i32 %32, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #7
  br label %34

34:
  %.1 = phi i1 [ %33, %19 ], [ false, %17 ], [ false, %12 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #7
  br label %35

35:
  %.0 = phi i1 [ %.1, %34 ], [ false, %8 ], [ false, %2 ]
  ret i1 %.0
}

define internal void @_ZL10give_eventP5QueuePPv(ptr %0, ptr %1) #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %4 = load ptr, ptr %3, align 8, !tbaa !21
  %.not = icmp eq ptr %4, null
  br i1 %.not, label %7, label %5

5:
  %6 = call ptr @_ZL6handedP5Queue(ptr %0) #5
  br label %7

7:
  %8 = phi ptr [ %6, %5 ], [ null, %2 ]
  %.not5 = icmp eq ptr %1, null
  br i1 %.not5, label %10, label %9

9:
  store ptr %8, ptr %1, align 8, !tbaa !20
  br label %10

10:
  ret void
}

declare i32 @pthread_mutex_unlock(ptr) #2

declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

define i32 @__program_copy(ptr %0, ptr %1, ptr %2, i64 %3, ptr %4, i64 %5, ptr %6) #0 {
  %8 = call zeroext i1 @_ZL10are_beforePK5Queue6Events(ptr %0, ptr %4, i64 %5) #5
  %9 = icmp ne i64 %3, 0
  %or.cond = and i1 %8, %9
  br i1 %or.cond, label %16, label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %12 = load ptr, ptr %11, align 64, !tbaa !11
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %14 = load ptr, ptr %13, align 8, !tbaa !33
  %15 = call i32 %14(ptr %0, ptr %1, ptr %2, i64 %3, ptr %4, i64 %5, ptr %6) #6
  br label %30

16:
  %17 = call i32 @pthread_mutex_lock(ptr %0) #6
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %19 = load i32, ptr %18, align 16, !tbaa !19
  %.not = icmp eq i32 %19, 0
  br i1 %.not, label %20, label %.critedge

20:
  %21 = call zeroext i1 @_ZL6copiedP5QueuePvPKvm(ptr %0, ptr %1, ptr %2, i64 %3) #5
  br i1 %21, label %22, label %.critedge

22:
  call void @_ZL10give_eventP5QueuePPv(ptr %0, ptr %6) #5
  %23 = call i32 @pthread_mutex_unlock(ptr %0) #6
  br label %30

.critedge:
  %24 = call i32 @pthread_mutex_unlock(ptr %0) #6
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %26 = load ptr, ptr %25, align 64, !tbaa !11
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %28 = load ptr, ptr %27, align 8, !tbaa !33
  %29 = call i32 %28(ptr %0, ptr %1, ptr %2, i64 %3, ptr %4, i64 %5, ptr %6) #6
  br label %30

30:
  %.0 = phi i32 [ %15, %10 ], [ %29, %.critedge ], [ 0, %22 ]
  ret i32 %.0
}

define internal zeroext i1 @_ZL6copiedP5QueuePvPKvm(ptr %0, ptr %1, ptr %2, i64 %3) #0 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %6 = load ptr, ptr %5, align 8, !tbaa !21
  %.not = icmp eq ptr %6, null
  br i1 %.not, label %14, label %7

7:
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %9 = load ptr, ptr %8, align 16, !tbaa !34
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %11 = load ptr, ptr %10, align 8, !tbaa !35
  %12 = call i32 %9(ptr %11, ptr %6, ptr %1, ptr %2, i64 %3) #6
  %13 = icmp ne i32 %12, 0
  br label %18

14:
  %15 = icmp ugt i64 %3, 65536
  br i1 %15, label %18, label %16

16:
  %17 = call ptr @memmove(ptr %1, ptr %2, i64 %3) #6
  br label %18

18:
  %.0 = phi i1 [ %13, %7 ], [ true, %16 ], [ false, %14 ]
  ret i1 %.0
}

define i32 @__program_fill(ptr %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr byval(%struct.Events) align 8 %5, ptr %6) #0 {
  %8 = alloca %struct.Events, align 8
  %9 = alloca %struct.Events, align 8
  %.sroa.0.0.copyload = load ptr, ptr %5, align 8, !tbaa !36
  %.sroa.2.0..sroa_idx = getelementptr inbounds nuw i8, ptr %5, i64 8
  %.sroa.2.0.copyload = load i64, ptr %.sroa.2.0..sroa_idx, align 8, !tbaa !38
  %10 = call zeroext i1 @_ZL10are_beforePK5Queue6Events(ptr %0, ptr %.sroa.0.0.copyload, i64 %.sroa.2.0.copyload) #5
  %11 = icmp ne i64 %4, 0
  %or.cond = and i1 %10, %11
  br i1 %or.cond, label %18, label %12

12:
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %14 = load ptr, ptr %13, align 64, !tbaa !11
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 16
  %16 = load ptr, ptr %15, align 8, !tbaa !39
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(16) %8, ptr nonnull align 8 dereferenceable(16) %5, i64 16, i1 false), !tbaa.struct !40
  %17 = call i32 %16(ptr %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr nonnull byval(%struct.Events) align 8 %8, ptr %6) #6
  br label %32

18:
  %19 = call i32 @pthread_mutex_lock(ptr %0) #6
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %21 = load i32, ptr %20, align 16, !tbaa !19
  %.not = icmp eq i32 %21, 0
  br i1 %.not, label %22, label %.critedge

22:
  %23 = call zeroext i1 @_ZL6filledP5QueuePcPKcmm(ptr %0, ptr %1, ptr %2, i64 %3, i64 %4) #5
  br i1 %23, label %24, label %.critedge

24:
  call void @_ZL10give_eventP5QueuePPv(ptr %0, ptr %6) #5
  %25 = call i32 @pthread_mutex_unlock(ptr %0) #6
  br label %32

.critedge:
  %26 = call i32 @pthread_mutex_unlock(ptr %0) #6
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %28 = load ptr, ptr %27, align 64, !tbaa !11
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 16
  %30 = load ptr, ptr %29, align 8, !tbaa !39
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(16) %9, ptr nonnull align 8 dereferenceable(16) %5, i64 16, i1 false), !tbaa.struct !40
  %31 = call i32 %30(ptr %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr nonnull byval(%struct.Events) align 8 %9, ptr %6) #6
  br label %32

32:
  %.0 = phi i32 [ %17, %12 ], [ %31, %.critedge ], [ 0, %24 ]
  ret i32 %.0
}

define internal zeroext i1 @_ZL6filledP5QueuePcPKcmm(ptr %0, ptr %1, ptr %2, i64 %3, i64 %4) #0 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %7 = load ptr, ptr %6, align 8, !tbaa !21
  %.not = icmp eq ptr %7, null
  br i1 %.not, label %15, label %8

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %10 = load ptr, ptr %9, align 8, !tbaa !41
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %12 = load ptr, ptr %11, align 8, !tbaa !35
  %13 = call i32 %10(ptr %12, ptr %7, ptr %1, ptr %2, i64 %3, i64 %4) #6
  %14 = icmp ne i32 %13, 0
  br label %31

15:
  %16 = mul i64 %3, %4
  %17 = icmp ugt i64 %16, 65536
  br i1 %17, label %31, label %18

18:
  %19 = icmp eq i64 %3, 1
  br i1 %19, label %20, label %24

20:
  %21 = load i8, ptr %2, align 1, !tbaa !42
  %22 = sext i8 %21 to i32
  %23 = call ptr @memset(ptr %1, i32 %22, i64 %4) #6
  br label %31

24:
  %.0 = phi i64 [ %30, %26 ], [ 0, %18 ]
  %25 = icmp ult i64 %.0, %4
  br i1 %25, label %26, label %31

26:
  %27 = mul i64 %.0, %3
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 %27
  %29 = call ptr @memcpy(ptr %28, ptr %2, i64 %3) #6
  %30 = add i64 %.0, 1
  br label %24, !llvm.loop !43

31:
  %.022 = phi i1 [ %14, %8 ], [ false, %15 ], [ true, %24 ], [ true, %20 ]
  ret i1 %.022
}

define i32 @__program_wait(ptr %0) #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 116
  %3 = load atomic i32, ptr %2 acquire, align 4
  %.not = icmp eq i32 %3, 0
  br i1 %.not, label %4, label %9

4:
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %6 = load ptr, ptr %5, align 8, !tbaa !21
  %.not6 = icmp eq ptr %6, null
  br i1 %.not6, label %15, label %7

7:
  %8 = call zeroext i1 @_ZL7is_doneP4Line(ptr %6) #5
  br i1 %8, label %15, label %9

9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %11 = load ptr, ptr %10, align 64, !tbaa !11
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 24
  %13 = load ptr, ptr %12, align 8, !tbaa !44
  %14 = call i32 %13(ptr %0) #6
  br label %15

15:
  %16 = phi i32 [ %14, %9 ], [ 0, %7 ], [ 0, %4 ]
  ret i32 %16
}

define internal zeroext i1 @_ZL7is_doneP4Line(ptr %0) #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = load atomic i64, ptr %2 acquire, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %5 = load i64, ptr %4, align 8, !tbaa !45
  %.not = icmp slt i64 %5, %3
  br i1 %.not, label %6, label %.critedge

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %8 = load ptr, ptr %7, align 8, !tbaa !48
  %9 = load ptr, ptr %0, align 8, !tbaa !49
  %10 = call i32 %8(ptr %9) #6
  %11 = icmp eq i32 %10, 600
  br i1 %11, label %12, label %15

12:
  %13 = call i64 @_ZL3nowv() #5
  %14 = add nsw i64 %13, 200000
  br label %15

15:
  %16 = phi i64 [ %14, %12 ], [ 0, %6 ]
  br label %17

17:
  %.016 = phi i32 [ %10, %15 ], [ %24, %21 ]
  switch i32 %.016, label %.critedge [
    i32 600, label %18
    i32 0, label %25
  ]

18:
  %19 = call i64 @_ZL3nowv() #5
  %20 = icmp slt i64 %19, %16
  br i1 %20, label %21, label %.critedge

21:
  %22 = load ptr, ptr %7, align 8, !tbaa !48
  %23 = load ptr, ptr %0, align 8, !tbaa !49
  %24 = call i32 %22(ptr %23) #6
  br label %17, !llvm.loop !50

25:
  %26 = load i64, ptr %4, align 8, !tbaa !45
  %27 = icmp slt i64 %26, %3
  br i1 %27, label %28, label %.critedge

28:
  store i64 %3, ptr %4, align 8, !tbaa !45
  br label %.critedge

.critedge:
  %.0 = phi i1 [ true, %1 ], [ false, %17 ], [ true, %28 ], [ true, %25 ], [ false, %18 ]
  ret i1 %.0
}

define i32 @__program_wait_events(ptr %0, i64 %1) #0 {
  br label %3

3:
  %.07 = phi i64 [ 0, %2 ], [ %16, %15 ]
  %4 = icmp ult i64 %.07, %1
  br i1 %4, label %5, label %17

5:
  %6 = getelementptr inbounds nuw ptr, ptr %0, i64 %.07
  %7 = load ptr, ptr %6, align 8, !tbaa !20
  %8 = ptrtoint ptr %7 to i64
  %9 = call zeroext i1 @_ZL9has_endedy(i64 %8) #5
  br i1 %9, label %15, label %10

10:
  %11 = load ptr, ptr @_ZL10events_way, align 8, !tbaa !51
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 32
  %13 = load ptr, ptr %12, align 8, !tbaa !52
  %14 = call i32 %13(ptr %0, i64 %1) #6
  br label %17

15:
  %16 = add i64 %.07, 1
  br label %3, !llvm.loop !53

17:
  %.08 = phi i32 [ 1, %10 ], [ 2, %3 ]
  %.0 = phi i32 [ %14, %10 ], [ undef, %3 ]
  switch i32 %.08, label %20 [
    i32 2, label %18
    i32 1, label %19
  ]

18:
  br label %19

19:
  %.1 = phi i32 [ 0, %18 ], [ %.0, %17 ]
  ret i32 %.1

20:
  unreachable
}

define internal zeroext i1 @_ZL9has_endedy(i64 %0) #0 {
  %2 = alloca %struct.Used, align 8
  %3 = and i64 %0, 1
  %.not = icmp eq i64 %3, 0
  br i1 %.not, label %4, label %5

4:
  %.not10 = icmp eq i64 %0, 0
  br label %20

5:
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #7
  call void @_ZN4UsedC2Ey(ptr nonnull align 8 dereferenceable(8) %2, i64 %0) #5
  %6 = load ptr, ptr %2, align 8, !tbaa !54
  %.not11 = icmp eq ptr %6, null
  br i1 %.not11, label %19, label %7

7:
  %8 = getelementptr inbounds nuw i8, ptr %6, i64 72
  %9 = load ptr, ptr %8, align 8, !tbaa !21
  %10 = call i64 @_ZL8count_iny(i64 %0) #5
  %11 = getelementptr inbounds nuw i8, ptr %9, i64 40
  %12 = load i64, ptr %11, align 8, !tbaa !45
  %.not12 = icmp slt i64 %12, %10
  br i1 %.not12, label %13, label %19

13:
  %14 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %15 = load atomic i64, ptr %14 acquire, align 8
  %16 = icmp eq i64 %15, %10
  br i1 %16, label %17, label %19

17:
  %18 = call zeroext i1 @_ZL7is_doneP4Line(ptr %9) #5
  br label %19

19:
  %.1 = phi i1 [ true, %5 ], [ true, %7 ], [ false, %13 ], [ %18, %17 ]
  call void @_ZN4UsedD2Ev(ptr nonnull align 8 dereferenceable(8) %2) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #7
  br label %20

20:
  %.0 = phi i1 [ %.1, %19 ], [ %.not10, %4 ]
  ret i1 %.0
}

define i32 @__program_number(i32 %0, ptr %1) #0 {
  %3 = call i32 @pthread_mutex_lock(ptr nonnull @_ZL7numbers) #6
  %4 = zext i32 %0 to i64
  %5 = getelementptr inbounds nuw ptr, ptr @_ZL8numbered, i64 %4
  %6 = load ptr, ptr %5, align 8, !tbaa !57
  %.not = icmp eq ptr %6, null
  br i1 %.not, label %10, label %7

7:
  %8 = getelementptr inbounds nuw i8, ptr %6, i64 128
  %9 = load i32, ptr %8, align 64, !tbaa !58
  %.not5 = icmp eq i32 %9, 0
  br label %10

10:
  %11 = phi i1 [ true, %2 ], [ %.not5, %7 ]
  br i1 %11, label %12, label %13

12:
  store ptr %1, ptr %5, align 8, !tbaa !57
  br label %13

13:
  %14 = call i32 @pthread_mutex_unlock(ptr nonnull @_ZL7numbers) #6
  %15 = zext i1 %11 to i32
  ret i32 %15
}

define void @__program_begin(ptr %0) #0 {
  store ptr %0, ptr @_ZL10events_way, align 8, !tbaa !51
  ret void
}

define i32 @__program_retain(ptr %0) #0 {
  %2 = ptrtoint ptr %0 to i64
  %3 = and i64 %2, 1
  %.not = icmp eq i64 %3, 0
  br i1 %.not, label %4, label %9

4:
  %5 = load ptr, ptr @_ZL10events_way, align 8, !tbaa !51
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %7 = load ptr, ptr %6, align 8, !tbaa !59
  %8 = call i32 %7(ptr %0) #6
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
  %5 = load ptr, ptr @_ZL10events_way, align 8, !tbaa !51
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 48
  %7 = load ptr, ptr %6, align 8, !tbaa !60
  %8 = call i32 %7(ptr %0) #6
  br label %9

9:
  %10 = phi i32 [ %8, %4 ], [ 0, %1 ]
  ret i32 %10
}

define void @__program_begin_thread() #0 {
  %1 = call ptr @PyGILState_GetThisThreadState() #6
  %.not = icmp eq ptr %1, null
  br i1 %.not, label %2, label %21

2:
  %3 = call i32 @pthread_mutex_lock(ptr nonnull @_ZL7threads) #6
  %4 = load i8, ptr @_ZL14has_thread_key, align 1, !tbaa !61, !range !63, !noundef !64
  %5 = trunc nuw i8 %4 to i1
  br i1 %5, label %9, label %6

6:
  %7 = call i32 @pthread_key_create(ptr nonnull @_ZL10thread_key, ptr nonnull @_ZL10end_threadPv) #6
  %.not2 = icmp eq i32 %7, 0
  %8 = zext i1 %.not2 to i8
  br label %9

9:
  %10 = phi i8 [ 1, %2 ], [ %8, %6 ]
  store i8 %10, ptr @_ZL14has_thread_key, align 1, !tbaa !61
  %11 = trunc nuw i8 %10 to i1
  br i1 %11, label %12, label %15

12:
  %13 = call ptr @PyInterpreterState_Main() #6
  %14 = call ptr @PyThreadState_New(ptr %13) #6
  br label %15

15:
  %16 = phi ptr [ %14, %12 ], [ null, %9 ]
  %17 = call i32 @pthread_mutex_unlock(ptr nonnull @_ZL7threads) #6
  %.not3 = icmp eq ptr %16, null
  br i1 %.not3, label %21, label %18

18:
  %19 = load i32, ptr @_ZL10thread_key, align 4, !tbaa !3
  %20 = call i32 @pthread_setspecific(i32 %19, ptr nonnull %16) #6
  br label %21

21:
  ret void
}

declare ptr @PyGILState_GetThisThreadState() #2

declare i32 @pthread_key_create(ptr, ptr) #2

define internal void @_ZL10end_threadPv(ptr %0) #0 {
  call void @PyEval_RestoreThread(ptr %0) #6
  call void @PyThreadState_Clear(ptr %0) #6
  call void @PyThreadState_DeleteCurrent() #6
  ret void
}

declare ptr @PyThreadState_New(ptr) #2

declare ptr @PyInterpreterState_Main() #2

declare i32 @pthread_setspecific(i32, ptr) #2

define void @__program_hold_threads() #0 {
  %1 = call i32 @pthread_mutex_lock(ptr nonnull @_ZL7threads) #6
  %2 = call i32 @pthread_mutex_lock(ptr nonnull @_ZL7numbers) #6
  ret void
}

define void @__program_let_threads_begin() #0 {
  %1 = call i32 @pthread_mutex_unlock(ptr nonnull @_ZL7numbers) #6
  %2 = call i32 @pthread_mutex_unlock(ptr nonnull @_ZL7threads) #6
  ret void
}

define void @__program_hold_up(ptr %0) #0 {
  %2 = call i32 @pthread_mutex_lock(ptr %0) #6
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 116
  store i32 1, ptr %3, align 4, !tbaa !65
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store i32 1, ptr %4, align 16, !tbaa !19
  %5 = call i32 @pthread_mutex_unlock(ptr %0) #6
  ret void
}

define i32 @__program_add_site(ptr %0, ptr %1) #0 {
  %3 = call i32 @pthread_mutex_lock(ptr %0) #6
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 124
  %5 = load i32, ptr %4, align 4, !tbaa !66
  %6 = icmp ult i32 %5, 32
  br i1 %6, label %7, label %21

7:
  %8 = load ptr, ptr %1, align 8, !tbaa !67
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %10 = call i64 @_ZL8place_ofPKvPKm(ptr %8, ptr nonnull %9) #5
  br label %11

11:
  %.0 = phi i64 [ %10, %7 ], [ %17, %16 ]
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %13 = and i64 %.0, 63
  %14 = getelementptr inbounds nuw %struct.Site, ptr %12, i64 %13
  %15 = load ptr, ptr %14, align 8, !tbaa !67
  %.not = icmp eq ptr %15, null
  br i1 %.not, label %18, label %16

16:
  %17 = add i64 %.0, 1
  br label %11, !llvm.loop !68

18:
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(128) %14, ptr nonnull align 8 dereferenceable(128) %1, i64 128, i1 false), !tbaa.struct !69
  %19 = load i32, ptr %4, align 4, !tbaa !66
  %20 = add i32 %19, 1
  store i32 %20, ptr %4, align 4, !tbaa !66
  br label %21

21:
  %22 = call i32 @pthread_mutex_unlock(ptr %0) #6
  %23 = zext i1 %6 to i32
  ret i32 %23
}

define internal i64 @_ZL8place_ofPKvPKm(ptr %0, ptr %1) #0 {
  %3 = ptrtoint ptr %0 to i64
  br label %4

4:
  %.06 = phi i64 [ %3, %2 ], [ %11, %6 ]
  %.0 = phi i32 [ 0, %2 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 9
  br i1 %5, label %6, label %13

6:
  %7 = zext nneg i32 %.0 to i64
  %8 = getelementptr inbounds nuw i64, ptr %1, i64 %7
  %9 = load i64, ptr %8, align 8, !tbaa !38
  %10 = xor i64 %.06, %9
  %11 = mul i64 %10, -7046029254386353131
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !70

13:
  %14 = lshr i64 %.06, 32
  ret i64 %14
}

define void @__program_forget_sites(ptr %0) #0 {
  %2 = call i32 @pthread_mutex_lock(ptr %0) #6
  br label %3

3:
  %.0 = phi i32 [ 0, %1 ], [ %9, %5 ]
  %4 = icmp samesign ult i32 %.0, 64
  br i1 %4, label %5, label %10

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %7 = zext nneg i32 %.0 to i64
  %8 = getelementptr inbounds nuw %struct.Site, ptr %6, i64 %7
  store ptr null, ptr %8, align 8, !tbaa !67
  %9 = add nuw nsw i32 %.0, 1
  br label %3, !llvm.loop !71

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 124
  store i32 0, ptr %11, align 4, !tbaa !66
  %12 = call i32 @pthread_mutex_unlock(ptr %0) #6
  ret void
}

define internal i64 @_ZL9number_iny(i64 %0) #0 {
  %2 = lshr i64 %0, 1
  %3 = and i64 %2, 32767
  ret i64 %3
}

define internal zeroext i1 @_ZL7followsP4Liney(ptr %0, i64 %1) #0 {
  %3 = alloca %struct.Used, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #7
  call void @_ZN4UsedC2Ey(ptr nonnull align 8 dereferenceable(8) %3, i64 %1) #5
  %4 = load ptr, ptr %3, align 8, !tbaa !54
  %.not = icmp eq ptr %4, null
  br i1 %.not, label %38, label %5

5:
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 72
  %7 = load ptr, ptr %6, align 8, !tbaa !21
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 40
  %9 = load i64, ptr %8, align 8, !tbaa !45
  %10 = call i64 @_ZL8count_iny(i64 %1) #5
  %.not9 = icmp slt i64 %9, %10
  br i1 %.not9, label %11, label %38

11:
  %12 = load ptr, ptr %3, align 8, !tbaa !54
  %.not10 = icmp eq ptr %0, null
  br i1 %.not10, label %38, label %13

13:
  %14 = call i32 @pthread_mutex_lock(ptr %12) #6
  %15 = load ptr, ptr %3, align 8, !tbaa !54
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 112
  %17 = load i32, ptr %16, align 16, !tbaa !19
  %.not11 = icmp eq i32 %17, 0
  br i1 %.not11, label %18, label %.critedge

18:
  %19 = getelementptr inbounds nuw i8, ptr %15, i64 72
  %20 = load ptr, ptr %19, align 8, !tbaa !21
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 24
  %22 = load i64, ptr %21, align 8, !tbaa !72
  %23 = call i64 @_ZL8count_iny(i64 %1) #5
  %24 = icmp eq i64 %22, %23
  br i1 %24, label %25, label %.critedge

25:
  %26 = getelementptr inbounds nuw i8, ptr %12, i64 96
  %27 = load ptr, ptr %26, align 8, !tbaa !73
  %28 = getelementptr inbounds nuw i8, ptr %12, i64 104
  %29 = load ptr, ptr %28, align 8, !tbaa !74
  %30 = load ptr, ptr %3, align 8, !tbaa !54
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 72
  %32 = load ptr, ptr %31, align 8, !tbaa !21
  %33 = call i32 %27(ptr %29, ptr %32, ptr nonnull %0) #6
  %34 = icmp ne i32 %33, 0
  br label %.critedge

.critedge:
  %35 = phi i1 [ false, %18 ], [ %34, %25 ], [ false, %13 ]
  %36 = load ptr, ptr %3, align 8, !tbaa !54
  %37 = call i32 @pthread_mutex_unlock(ptr %36) #6
  br label %38

38:
  %.0 = phi i1 [ true, %2 ], [ true, %5 ], [ %35, %.critedge ], [ false, %11 ]
  call void @_ZN4UsedD2Ev(ptr nonnull align 8 dereferenceable(8) %3) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #7
  ret i1 %.0
}

define linkonce_odr void @_ZN4UsedC2Ey(ptr nonnull align 8 dereferenceable(8) %0, i64 %1) unnamed_addr #0 comdat align 2 {
  %3 = call i32 @pthread_mutex_lock(ptr nonnull @_ZL7numbers) #6
  %4 = call i64 @_ZL9number_iny(i64 %1) #5
  %5 = getelementptr inbounds nuw ptr, ptr @_ZL8numbered, i64 %4
  %6 = load ptr, ptr %5, align 8, !tbaa !57
  store ptr %6, ptr %0, align 8, !tbaa !54
  %.not = icmp eq ptr %6, null
  br i1 %.not, label %11, label %7

7:
  %8 = getelementptr inbounds nuw i8, ptr %6, i64 128
  %9 = load i32, ptr %8, align 64, !tbaa !58
  %10 = add i32 %9, 1
  store i32 %10, ptr %8, align 64, !tbaa !58
  br label %11

11:
  %12 = call i32 @pthread_mutex_unlock(ptr nonnull @_ZL7numbers) #6
  ret void
}

define internal i64 @_ZL8count_iny(i64 %0) #0 {
  %2 = lshr i64 %0, 16
  ret i64 %2
}

define linkonce_odr void @_ZN4UsedD2Ev(ptr nonnull align 8 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 {
  %2 = call i32 @pthread_mutex_lock(ptr nonnull @_ZL7numbers) #6
  %3 = load ptr, ptr %0, align 8, !tbaa !54
  %.not = icmp eq ptr %3, null
  br i1 %.not, label %8, label %4

4:
  %5 = getelementptr inbounds nuw i8, ptr %3, i64 128
  %6 = load i32, ptr %5, align 64, !tbaa !58
  %7 = add i32 %6, -1
  store i32 %7, ptr %5, align 64, !tbaa !58
  br label %8

8:
  %9 = call i32 @pthread_mutex_unlock(ptr nonnull @_ZL7numbers) #6
  ret void
}

define internal ptr @_ZL4findPK5QueuePK6Launch(ptr %0, ptr %1) #0 {
  %3 = alloca %struct.Launch, align 8
  %4 = call ptr @_ZL4findPK5QueuePK6Launchj(ptr %0, ptr %1, i32 0) #5
  %.not = icmp eq ptr %4, null
  br i1 %.not, label %5, label %17

5:
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #7
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(136) %3, ptr nonnull align 8 dereferenceable(136) %1, i64 136, i1 false), !tbaa.struct !75
  br label %6

6:
  %.0 = phi i32 [ 0, %5 ], [ %14, %8 ]
  %7 = icmp samesign ult i32 %.0, 3
  br i1 %7, label %8, label %15

8:
  %9 = zext nneg i32 %.0 to i64
  %10 = getelementptr inbounds nuw i64, ptr %3, i64 %9
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 88
  store i64 0, ptr %11, align 8, !tbaa !38
  %12 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %13 = getelementptr inbounds nuw i64, ptr %12, i64 %9
  store i64 0, ptr %13, align 8, !tbaa !38
  %14 = add nuw nsw i32 %.0, 1
  br label %6, !llvm.loop !76

15:
  %16 = call ptr @_ZL4findPK5QueuePK6Launchj(ptr %0, ptr nonnull %3, i32 1) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #7
  br label %17

17:
  %.010 = phi ptr [ %16, %15 ], [ %4, %2 ]
  ret ptr %.010
}

define internal zeroext i1 @_ZL4takePK6LaunchR5Range(ptr %0, ptr nonnull align 8 dereferenceable(88) %1) #0 {
  %.sroa.0 = alloca { [3 x i64], [3 x i64], [3 x i64] }, align 8
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %4 = load i32, ptr %3, align 4, !tbaa !77
  %.not = icmp eq i32 %4, 0
  %spec.select43 = select i1 %.not, i32 1, i32 %4
  call void @llvm.lifetime.start.p0(ptr nonnull %.sroa.0)
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %.sroa.0, ptr nonnull align 8 dereferenceable(24) @constinit, i64 24, i1 false), !tbaa.struct !78
  %.sroa.0.24..sroa_idx = getelementptr inbounds nuw i8, ptr %.sroa.0, i64 24
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %.sroa.0.24..sroa_idx, ptr nonnull align 8 dereferenceable(24) @constinit.1, i64 24, i1 false), !tbaa.struct !78
  %.sroa.0.48..sroa_idx14 = getelementptr inbounds nuw i8, ptr %.sroa.0, i64 48
  call void @llvm.memset.p0.i64(ptr nonnull align 8 dereferenceable(24) %.sroa.0.48..sroa_idx14, i8 0, i64 24, i1 false)
  %5 = zext i32 %spec.select43 to i64
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %7 = load i32, ptr %6, align 8, !tbaa !79
  %8 = icmp eq i32 %7, 2
  %9 = zext i1 %8 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(72) %1, ptr nonnull align 8 dereferenceable(72) %.sroa.0, i64 72, i1 false), !tbaa.struct !80
  %.sroa.6.0..sroa_idx = getelementptr inbounds nuw i8, ptr %1, i64 72
  store i64 %5, ptr %.sroa.6.0..sroa_idx, align 8, !tbaa !38
  %.sroa.7.0..sroa_idx = getelementptr inbounds nuw i8, ptr %1, i64 80
  store i64 %9, ptr %.sroa.7.0..sroa_idx, align 8, !tbaa !38
  call void @llvm.lifetime.end.p0(ptr nonnull %.sroa.0)
  br label %10

10:
  %.034 = phi i32 [ 0, %2 ], [ %43, %42 ]
  %.0 = phi i1 [ undef, %2 ], [ %.2, %42 ]
  %.not41 = icmp ult i32 %.034, %spec.select43
  br i1 %.not41, label %11, label %44

11:
  %12 = xor i32 %.034, -1
  %13 = add i32 %spec.select43, %12
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %15 = zext i32 %.034 to i64
  %16 = getelementptr inbounds nuw i64, ptr %14, i64 %15
  %17 = load i64, ptr %16, align 8, !tbaa !38
  %18 = zext i32 %13 to i64
  %19 = getelementptr inbounds nuw i64, ptr %1, i64 %18
  store i64 %17, ptr %19, align 8, !tbaa !38
  %20 = add i32 %.034, 6
  %21 = zext i32 %20 to i64
  %22 = getelementptr inbounds nuw i64, ptr %14, i64 %21
  %23 = load i64, ptr %22, align 8, !tbaa !38
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %25 = getelementptr inbounds nuw i64, ptr %24, i64 %18
  store i64 %23, ptr %25, align 8, !tbaa !38
  %26 = load i64, ptr %.sroa.7.0..sroa_idx, align 8, !tbaa !81
  %.not38 = icmp eq i64 %26, 0
  br i1 %.not38, label %34, label %27

27:
  %28 = add i32 %.034, 3
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds nuw i64, ptr %14, i64 %29
  %31 = load i64, ptr %30, align 8, !tbaa !38
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %33 = getelementptr inbounds nuw i64, ptr %32, i64 %18
  store i64 %31, ptr %33, align 8, !tbaa !38
  br label %34

34:
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %36 = getelementptr inbounds nuw i64, ptr %35, i64 %18
  %37 = load i64, ptr %36, align 8, !tbaa !38
  %.not39 = icmp eq i64 %37, 0
  br i1 %.not39, label %41, label %38

38:
  %39 = load i64, ptr %19, align 8, !tbaa !38
  %40 = urem i64 %39, %37
  %.not40 = icmp eq i64 %40, 0
  %spec.select37 = select i1 %.not40, i1 %.0, i1 false
  br label %41

41:
  %.133 = phi i1 [ false, %34 ], [ %.not40, %38 ]
  %.2 = phi i1 [ false, %34 ], [ %spec.select37, %38 ]
  br i1 %.133, label %42, label %44

42:
  %43 = add i32 %.034, 1
  br label %10, !llvm.loop !83

44:
  %spec.select = phi i1 [ %.2, %41 ], [ true, %10 ]
  ret i1 %spec.select
}

declare ptr @memcpy(ptr, ptr, i64) #2

define internal ptr @_ZL4findPK5QueuePK6Launchj(ptr %0, ptr %1, i32 %2) #0 {
  %4 = load ptr, ptr %1, align 8, !tbaa !84
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %6 = call i64 @_ZL8place_ofPKvPKm(ptr %4, ptr nonnull %5) #5
  br label %7

7:
  %.017 = phi i64 [ %6, %3 ], [ %18, %17 ]
  %.016 = phi i64 [ 0, %3 ], [ %19, %17 ]
  %.0 = phi ptr [ undef, %3 ], [ %.2, %17 ]
  %8 = icmp samesign ult i64 %.016, 64
  br i1 %8, label %9, label %20

9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %11 = and i64 %.017, 63
  %12 = getelementptr inbounds nuw %struct.Site, ptr %10, i64 %11
  %13 = load ptr, ptr %12, align 8, !tbaa !67
  %.not = icmp eq ptr %13, null
  br i1 %.not, label %16, label %14

14:
  %15 = call zeroext i1 @_ZL6is_forPK4SitePK6Launchj(ptr nonnull %12, ptr nonnull %1, i32 %2) #5
  %. = zext i1 %15 to i32
  %..0 = select i1 %15, ptr %12, ptr %.0
  br label %16

16:
  %.115 = phi i32 [ %., %14 ], [ 1, %9 ]
  %.2 = phi ptr [ %..0, %14 ], [ null, %9 ]
  %cond = icmp eq i32 %.115, 0
  br i1 %cond, label %17, label %20

17:
  %18 = add i64 %.017, 1
  %19 = add nuw nsw i64 %.016, 1
  br label %7, !llvm.loop !85

20:
  %.014 = phi i32 [ %.115, %16 ], [ 2, %7 ]
  %.1 = phi ptr [ %.2, %16 ], [ %.0, %7 ]
  switch i32 %.014, label %23 [
    i32 2, label %21
    i32 1, label %22
  ]

21:
  br label %22

22:
  %.3 = phi ptr [ null, %21 ], [ %.1, %20 ]
  ret ptr %.3

23:
  unreachable
}

define internal zeroext i1 @_ZL6is_forPK4SitePK6Launchj(ptr %0, ptr %1, i32 %2) #0 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %5 = load i32, ptr %4, align 8, !tbaa !27
  %.not = icmp eq i32 %5, %2
  br i1 %.not, label %6, label %41

6:
  %7 = load ptr, ptr %0, align 8, !tbaa !67
  %8 = load ptr, ptr %1, align 8, !tbaa !84
  %.not21 = icmp eq ptr %7, %8
  br i1 %.not21, label %9, label %41

9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %11 = load i32, ptr %10, align 8, !tbaa !86
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %13 = load i32, ptr %12, align 8, !tbaa !79
  %.not22 = icmp eq i32 %11, %13
  br i1 %.not22, label %14, label %41

14:
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %16 = load i32, ptr %15, align 4, !tbaa !87
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 36
  %18 = load i32, ptr %17, align 4, !tbaa !77
  %.not23 = icmp eq i32 %16, %18
  br i1 %.not23, label %19, label %41

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %21 = load i64, ptr %20, align 8, !tbaa !88
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %23 = load i64, ptr %22, align 8, !tbaa !32
  %.not24 = icmp eq i64 %21, %23
  br i1 %.not24, label %24, label %41

24:
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %26 = load i64, ptr %25, align 8, !tbaa !89
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %28 = load i64, ptr %27, align 8, !tbaa !25
  %.not25 = icmp eq i64 %26, %28
  br i1 %.not25, label %29, label %41

29:
  %.019 = phi i32 [ %40, %39 ], [ 0, %24 ]
  %30 = icmp samesign ugt i32 %.019, 8
  br i1 %30, label %41, label %31

31:
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %33 = zext nneg i32 %.019 to i64
  %34 = getelementptr inbounds nuw i64, ptr %32, i64 %33
  %35 = load i64, ptr %34, align 8, !tbaa !38
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %37 = getelementptr inbounds nuw i64, ptr %36, i64 %33
  %38 = load i64, ptr %37, align 8, !tbaa !38
  %.not26 = icmp eq i64 %35, %38
  br i1 %.not26, label %39, label %41

39:
  %40 = add nuw nsw i32 %.019, 1
  br label %29, !llvm.loop !90

41:
  %.020 = phi i1 [ false, %19 ], [ false, %3 ], [ false, %24 ], [ false, %14 ], [ false, %9 ], [ false, %6 ], [ %30, %31 ], [ %30, %29 ]
  ret i1 %.020
}

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #4

define internal ptr @_ZL6handedP5Queue(ptr %0) #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %3 = load ptr, ptr %2, align 8, !tbaa !21
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %5 = atomicrmw add ptr %4, i64 1 monotonic, align 8
  %6 = shl i64 %5, 16
  %7 = add i64 %6, 65536
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %9 = load i32, ptr %8, align 8, !tbaa !22
  %10 = zext i32 %9 to i64
  %11 = shl nuw nsw i64 %10, 1
  %12 = or i64 %7, %11
  %13 = or disjoint i64 %12, 1
  %14 = inttoptr i64 %13 to ptr
  ret ptr %14
}

declare ptr @memmove(ptr, ptr, i64) #2

declare ptr @memset(ptr, i32, i64) #2

define internal i64 @_ZL3nowv() #0 {
  %1 = alloca %struct.Time, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #7
  %2 = call i32 @clock_gettime(i32 1, ptr nonnull %1) #6
  %3 = load i64, ptr %1, align 8, !tbaa !91
  %4 = mul nsw i64 %3, 1000000000
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %6 = load i64, ptr %5, align 8, !tbaa !93
  %7 = add nsw i64 %4, %6
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #7
  ret i64 %7
}

declare i32 @clock_gettime(i32, ptr) #2

declare void @PyEval_RestoreThread(ptr) #2

declare void @PyThreadState_Clear(ptr) #2

declare void @PyThreadState_DeleteCurrent() #2

attributes #0 = { mustprogress nounwind "no-builtins" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-builtins" }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { nobuiltin "no-builtins" }
attributes #6 = { nobuiltin nounwind "no-builtins" }
attributes #7 = { nounwind }


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
!20 = !{!9, !9, i64 0}
!21 = !{!12, !15, i64 72}
!22 = !{!12, !4, i64 120}
!23 = distinct !{!23, !24}
!24 = !{!"llvm.loop.mustprogress"}
!25 = !{!8, !10, i64 16}
!26 = !{!8, !10, i64 24}
!27 = !{!28, !4, i64 104}
!28 = !{!"_ZTS4Site", !9, i64 0, !4, i64 8, !4, i64 12, !5, i64 16, !10, i64 88, !10, i64 96, !4, i64 104, !4, i64 108, !9, i64 112, !9, i64 120}
!29 = !{!8, !9, i64 8}
!30 = !{!28, !9, i64 112}
!31 = !{!28, !9, i64 120}
!32 = !{!8, !10, i64 112}
!33 = !{!18, !9, i64 8}
!34 = !{!12, !9, i64 80}
!35 = !{!12, !9, i64 104}
!36 = !{!37, !37, i64 0}
!37 = !{!"any p2 pointer", !9, i64 0}
!38 = !{!10, !10, i64 0}
!39 = !{!18, !9, i64 16}
!40 = !{i64 0, i64 8, !36, i64 8, i64 8, !38}
!41 = !{!12, !9, i64 88}
!42 = !{!5, !5, i64 0}
!43 = distinct !{!43, !24}
!44 = !{!18, !9, i64 24}
!45 = !{!46, !47, i64 40}
!46 = !{!"_ZTS4Line", !9, i64 0, !9, i64 8, !47, i64 16, !47, i64 24, !47, i64 32, !47, i64 40, !47, i64 48, !10, i64 56, !5, i64 64}
!47 = !{!"long long", !5, i64 0}
!48 = !{!46, !9, i64 8}
!49 = !{!46, !9, i64 0}
!50 = distinct !{!50, !24}
!51 = !{!14, !14, i64 0}
!52 = !{!18, !9, i64 32}
!53 = distinct !{!53, !24}
!54 = !{!55, !56, i64 0}
!55 = !{!"_ZTS4Used", !56, i64 0}
!56 = !{!"p1 _ZTS5Queue", !9, i64 0}
!57 = !{!56, !56, i64 0}
!58 = !{!12, !4, i64 128}
!59 = !{!18, !9, i64 40}
!60 = !{!18, !9, i64 48}
!61 = !{!62, !62, i64 0}
!62 = !{!"bool", !5, i64 0}
!63 = !{i8 0, i8 2}
!64 = !{}
!65 = !{!12, !4, i64 116}
!66 = !{!12, !4, i64 124}
!67 = !{!28, !9, i64 0}
!68 = distinct !{!68, !24}
!69 = !{i64 0, i64 8, !20, i64 8, i64 4, !3, i64 12, i64 4, !3, i64 16, i64 72, !42, i64 88, i64 8, !38, i64 96, i64 8, !38, i64 104, i64 4, !3, i64 108, i64 4, !3, i64 112, i64 8, !20, i64 120, i64 8, !20}
!70 = distinct !{!70, !24}
!71 = distinct !{!71, !24}
!72 = !{!46, !47, i64 24}
!73 = !{!16, !9, i64 16}
!74 = !{!16, !9, i64 24}
!75 = !{i64 0, i64 8, !20, i64 8, i64 8, !20, i64 16, i64 8, !38, i64 24, i64 8, !38, i64 32, i64 4, !3, i64 36, i64 4, !3, i64 40, i64 72, !42, i64 112, i64 8, !38, i64 120, i64 8, !20, i64 128, i64 8, !38}
!76 = distinct !{!76, !24}
!77 = !{!8, !4, i64 36}
!78 = !{i64 0, i64 24, !42}
!79 = !{!8, !4, i64 32}
!80 = !{i64 0, i64 24, !42, i64 24, i64 24, !42, i64 48, i64 24, !42, i64 72, i64 8, !38, i64 80, i64 8, !38}
!81 = !{!82, !10, i64 80}
!82 = !{!"_ZTS5Range", !5, i64 0, !5, i64 24, !5, i64 48, !10, i64 72, !10, i64 80}
!83 = distinct !{!83, !24}
!84 = !{!8, !9, i64 0}
!85 = distinct !{!85, !24}
!86 = !{!28, !4, i64 8}
!87 = !{!28, !4, i64 12}
!88 = !{!28, !10, i64 88}
!89 = !{!28, !10, i64 96}
!90 = distinct !{!90, !24}
!91 = !{!92, !10, i64 0}
!92 = !{!"_ZTS4Time", !10, i64 0, !10, i64 8}
!93 = !{!92, !10, i64 8}
