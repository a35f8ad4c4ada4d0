source_filename = "program_calls.cpp"

%struct.Opaque = type { [64 x i8] }
%struct.Events = type { ptr, i64 }
%struct.Used = type { ptr }
%struct.Site = type { ptr, i32, i32, [9 x i64], i64, i64, ptr, ptr }
%struct.Time = type { i64, i64 }

$_ZN4UsedC2Ey = comdat any

$_ZN4UsedD2Ev = comdat any

@_ZL10events_way = internal global ptr null, align 8
@_ZL7numbers = internal global %struct.Opaque zeroinitializer, align 64
@_ZL8numbered = internal global [32768 x ptr] zeroinitializer, align 16
@_ZL7threads = internal global %struct.Opaque zeroinitializer, align 64
@_ZL14has_thread_key = internal global i8 0, align 1
@_ZL10thread_key = internal global i32 0, align 4

define i32 @__program_launch(ptr %0, ptr %1, ptr %2, i64 %3, ptr %4) #0 {
  %6 = call zeroext i1 @_ZL10are_beforePK5Queue6Events(ptr %0, ptr %2, i64 %3) #4
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
  %14 = call i32 %13(ptr %0, ptr %1, ptr %2, i64 %3, ptr %4) #5
  br label %28

15:
  %16 = call i32 @pthread_mutex_lock(ptr %0) #5
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %18 = load i32, ptr %17, align 16, !tbaa !19
  %.not26 = icmp eq i32 %18, 0
  br i1 %.not26, label %19, label %.critedge

19:
  %20 = call zeroext i1 @_ZL8launchedP5QueuePK6Launch(ptr %0, ptr %1) #4
  br i1 %20, label %21, label %.critedge

21:
  call void @_ZL10give_eventP5QueuePPv(ptr %0, ptr %4) #4
  %22 = call i32 @pthread_mutex_unlock(ptr %0) #5
  br label %28

.critedge:
  %23 = call i32 @pthread_mutex_unlock(ptr %0) #5
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %25 = load ptr, ptr %24, align 64, !tbaa !11
  %26 = load ptr, ptr %25, align 8, !tbaa !17
  %27 = call i32 %26(ptr %0, ptr %1, ptr %2, i64 %3, ptr %4) #5
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
  %16 = call i64 @_ZL9number_iny(i64 %9) #4
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
  %27 = call zeroext i1 @_ZL7followsP4Liney(ptr %26, i64 %9) #4
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
  %3 = alloca [4096 x i8], align 64
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %5 = load i64, ptr %4, align 8, !tbaa !25
  %6 = icmp ugt i64 %5, 4096
  br i1 %6, label %28, label %7

7:
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %9 = load i64, ptr %8, align 8, !tbaa !26
  %10 = icmp ugt i64 %9, 64
  br i1 %10, label %28, label %11

11:
  %12 = call ptr @_ZL4findPK5QueuePK6Launch(ptr %0, ptr %1) #4
  %.not = icmp eq ptr %12, null
  br i1 %.not, label %28, label %13

13:
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #6
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %15 = load ptr, ptr %14, align 8, !tbaa !27
  %16 = load i64, ptr %4, align 8, !tbaa !25
  %17 = call ptr @memcpy(ptr nonnull %3, ptr %15, i64 %16) #5
  %18 = getelementptr inbounds nuw i8, ptr %12, i64 104
  %19 = load ptr, ptr %18, align 8, !tbaa !28
  %20 = getelementptr inbounds nuw i8, ptr %12, i64 112
  %21 = load ptr, ptr %20, align 8, !tbaa !30
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %23 = load ptr, ptr %22, align 8, !tbaa !21
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %25 = load i64, ptr %24, align 8, !tbaa !31
  %26 = call i32 %19(ptr %21, ptr %23, ptr nonnull %3, i64 %25) #5
  %27 = icmp ne i32 %26, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #6
  br label %28

28:
  %.0 = phi i1 [ false, %2 ], [ false, %7 ], [ %27, %13 ], [ false, %11 ]
  ret i1 %.0
}

define internal void @_ZL10give_eventP5QueuePPv(ptr %0, ptr %1) #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %4 = load ptr, ptr %3, align 8, !tbaa !21
  %.not = icmp eq ptr %4, null
  br i1 %.not, label %7, label %5

5:
  %6 = call ptr @_ZL6handedP5Queue(ptr %0) #4
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
  %8 = call zeroext i1 @_ZL10are_beforePK5Queue6Events(ptr %0, ptr %4, i64 %5) #4
  %9 = icmp ne i64 %3, 0
  %or.cond = and i1 %8, %9
  br i1 %or.cond, label %16, label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %12 = load ptr, ptr %11, align 64, !tbaa !11
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %14 = load ptr, ptr %13, align 8, !tbaa !32
  %15 = call i32 %14(ptr %0, ptr %1, ptr %2, i64 %3, ptr %4, i64 %5, ptr %6) #5
  br label %30

16:
  %17 = call i32 @pthread_mutex_lock(ptr %0) #5
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %19 = load i32, ptr %18, align 16, !tbaa !19
  %.not = icmp eq i32 %19, 0
  br i1 %.not, label %20, label %.critedge

20:
  %21 = call zeroext i1 @_ZL6copiedP5QueuePvPKvm(ptr %0, ptr %1, ptr %2, i64 %3) #4
  br i1 %21, label %22, label %.critedge

22:
  call void @_ZL10give_eventP5QueuePPv(ptr %0, ptr %6) #4
  %23 = call i32 @pthread_mutex_unlock(ptr %0) #5
  br label %30

.critedge:
  %24 = call i32 @pthread_mutex_unlock(ptr %0) #5
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %26 = load ptr, ptr %25, align 64, !tbaa !11
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %28 = load ptr, ptr %27, align 8, !tbaa !32
  %29 = call i32 %28(ptr %0, ptr %1, ptr %2, i64 %3, ptr %4, i64 %5, ptr %6) #5
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
  %9 = load ptr, ptr %8, align 16, !tbaa !33
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %11 = load ptr, ptr %10, align 8, !tbaa !34
  %12 = call i32 %9(ptr %11, ptr %6, ptr %1, ptr %2, i64 %3) #5
  %13 = icmp ne i32 %12, 0
  br label %18

14:
  %15 = icmp ugt i64 %3, 65536
  br i1 %15, label %18, label %16

16:
  %17 = call ptr @memmove(ptr %1, ptr %2, i64 %3) #5
  br label %18

18:
  %.0 = phi i1 [ %13, %7 ], [ true, %16 ], [ false, %14 ]
  ret i1 %.0
}

define i32 @__program_fill(ptr %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr byval(%struct.Events) align 8 %5, ptr %6) #0 {
  %8 = alloca %struct.Events, align 8
  %9 = alloca %struct.Events, align 8
  %.sroa.0.0.copyload = load ptr, ptr %5, align 8, !tbaa !35
  %.sroa.2.0..sroa_idx = getelementptr inbounds nuw i8, ptr %5, i64 8
  %.sroa.2.0.copyload = load i64, ptr %.sroa.2.0..sroa_idx, align 8, !tbaa !37
  %10 = call zeroext i1 @_ZL10are_beforePK5Queue6Events(ptr %0, ptr %.sroa.0.0.copyload, i64 %.sroa.2.0.copyload) #4
  %11 = icmp ne i64 %4, 0
  %or.cond = and i1 %10, %11
  br i1 %or.cond, label %18, label %12

12:
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %14 = load ptr, ptr %13, align 64, !tbaa !11
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 16
  %16 = load ptr, ptr %15, align 8, !tbaa !38
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(16) %8, ptr nonnull align 8 dereferenceable(16) %5, i64 16, i1 false), !tbaa.struct !39
  %17 = call i32 %16(ptr %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr nonnull byval(%struct.Events) align 8 %8, ptr %6) #5
  br label %32

18:
  %19 = call i32 @pthread_mutex_lock(ptr %0) #5
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %21 = load i32, ptr %20, align 16, !tbaa !19
  %.not = icmp eq i32 %21, 0
  br i1 %.not, label %22, label %.critedge

22:
  %23 = call zeroext i1 @_ZL6filledP5QueuePcPKcmm(ptr %0, ptr %1, ptr %2, i64 %3, i64 %4) #4
  br i1 %23, label %24, label %.critedge

24:
  call void @_ZL10give_eventP5QueuePPv(ptr %0, ptr %6) #4
  %25 = call i32 @pthread_mutex_unlock(ptr %0) #5
  br label %32

.critedge:
  %26 = call i32 @pthread_mutex_unlock(ptr %0) #5
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %28 = load ptr, ptr %27, align 64, !tbaa !11
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 16
  %30 = load ptr, ptr %29, align 8, !tbaa !38
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(16) %9, ptr nonnull align 8 dereferenceable(16) %5, i64 16, i1 false), !tbaa.struct !39
  %31 = call i32 %30(ptr %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr nonnull byval(%struct.Events) align 8 %9, ptr %6) #5
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
  %10 = load ptr, ptr %9, align 8, !tbaa !40
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %12 = load ptr, ptr %11, align 8, !tbaa !34
  %13 = call i32 %10(ptr %12, ptr %7, ptr %1, ptr %2, i64 %3, i64 %4) #5
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
  %21 = load i8, ptr %2, align 1, !tbaa !41
  %22 = sext i8 %21 to i32
  %23 = call ptr @memset(ptr %1, i32 %22, i64 %4) #5
  br label %31

24:
  %.0 = phi i64 [ %30, %26 ], [ 0, %18 ]
  %25 = icmp ult i64 %.0, %4
  br i1 %25, label %26, label %31

26:
  %27 = mul i64 %.0, %3
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 %27
  %29 = call ptr @memcpy(ptr %28, ptr %2, i64 %3) #5
  %30 = add i64 %.0, 1
  br label %24, !llvm.loop !42

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
  %8 = call zeroext i1 @_ZL7is_doneP4Line(ptr %6) #4
  br i1 %8, label %15, label %9

9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %11 = load ptr, ptr %10, align 64, !tbaa !11
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 24
  %13 = load ptr, ptr %12, align 8, !tbaa !43
  %14 = call i32 %13(ptr %0) #5
  br label %15

15:
  %16 = phi i32 [ %14, %9 ], [ 0, %7 ], [ 0, %4 ]
  ret i32 %16
}

define internal zeroext i1 @_ZL7is_doneP4Line(ptr %0) #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = load atomic i64, ptr %2 acquire, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %5 = load i64, ptr %4, align 8, !tbaa !44
  %.not = icmp slt i64 %5, %3
  br i1 %.not, label %6, label %.critedge

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %8 = load ptr, ptr %7, align 8, !tbaa !47
  %9 = load ptr, ptr %0, align 8, !tbaa !48
  %10 = call i32 %8(ptr %9) #5
  %11 = icmp eq i32 %10, 600
  br i1 %11, label %12, label %15

12:
  %13 = call i64 @_ZL3nowv() #4
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
  %19 = call i64 @_ZL3nowv() #4
  %20 = icmp slt i64 %19, %16
  br i1 %20, label %21, label %.critedge

21:
  %22 = load ptr, ptr %7, align 8, !tbaa !47
  %23 = load ptr, ptr %0, align 8, !tbaa !48
  %24 = call i32 %22(ptr %23) #5
  br label %17, !llvm.loop !49

25:
  %26 = load i64, ptr %4, align 8, !tbaa !44
  %27 = icmp slt i64 %26, %3
  br i1 %27, label %28, label %.critedge

28:
  store i64 %3, ptr %4, align 8, !tbaa !44
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
  %9 = call zeroext i1 @_ZL9has_endedy(i64 %8) #4
  br i1 %9, label %15, label %10

10:
  %11 = load ptr, ptr @_ZL10events_way, align 8, !tbaa !50
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 32
  %13 = load ptr, ptr %12, align 8, !tbaa !51
  %14 = call i32 %13(ptr %0, i64 %1) #5
  br label %17

15:
  %16 = add i64 %.07, 1
  br label %3, !llvm.loop !52

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
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #6
  call void @_ZN4UsedC2Ey(ptr nonnull align 8 dereferenceable(8) %2, i64 %0) #4
  %6 = load ptr, ptr %2, align 8, !tbaa !53
  %.not11 = icmp eq ptr %6, null
  br i1 %.not11, label %19, label %7

7:
  %8 = getelementptr inbounds nuw i8, ptr %6, i64 72
  %9 = load ptr, ptr %8, align 8, !tbaa !21
  %10 = call i64 @_ZL8count_iny(i64 %0) #4
  %11 = getelementptr inbounds nuw i8, ptr %9, i64 40
  %12 = load i64, ptr %11, align 8, !tbaa !44
  %.not12 = icmp slt i64 %12, %10
  br i1 %.not12, label %13, label %19

13:
  %14 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %15 = load atomic i64, ptr %14 acquire, align 8
  %16 = icmp eq i64 %15, %10
  br i1 %16, label %17, label %19

17:
  %18 = call zeroext i1 @_ZL7is_doneP4Line(ptr %9) #4
  br label %19

19:
  %.1 = phi i1 [ true, %5 ], [ true, %7 ], [ false, %13 ], [ %18, %17 ]
  call void @_ZN4UsedD2Ev(ptr nonnull align 8 dereferenceable(8) %2) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #6
  br label %20

20:
  %.0 = phi i1 [ %.1, %19 ], [ %.not10, %4 ]
  ret i1 %.0
}

define i32 @__program_number(i32 %0, ptr %1) #0 {
  %3 = call i32 @pthread_mutex_lock(ptr nonnull @_ZL7numbers) #5
  %4 = zext i32 %0 to i64
  %5 = getelementptr inbounds nuw ptr, ptr @_ZL8numbered, i64 %4
  %6 = load ptr, ptr %5, align 8, !tbaa !56
  %.not = icmp eq ptr %6, null
  br i1 %.not, label %10, label %7

7:
  %8 = getelementptr inbounds nuw i8, ptr %6, i64 128
  %9 = load i32, ptr %8, align 64, !tbaa !57
  %.not5 = icmp eq i32 %9, 0
  br label %10

10:
  %11 = phi i1 [ true, %2 ], [ %.not5, %7 ]
  br i1 %11, label %12, label %13

12:
  store ptr %1, ptr %5, align 8, !tbaa !56
  br label %13

13:
  %14 = call i32 @pthread_mutex_unlock(ptr nonnull @_ZL7numbers) #5
  %15 = zext i1 %11 to i32
  ret i32 %15
}

define void @__program_begin(ptr %0) #0 {
  store ptr %0, ptr @_ZL10events_way, align 8, !tbaa !50
  ret void
}

define i32 @__program_retain(ptr %0) #0 {
  %2 = ptrtoint ptr %0 to i64
  %3 = and i64 %2, 1
  %.not = icmp eq i64 %3, 0
  br i1 %.not, label %4, label %9

4:
  %5 = load ptr, ptr @_ZL10events_way, align 8, !tbaa !50
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %7 = load ptr, ptr %6, align 8, !tbaa !58
  %8 = call i32 %7(ptr %0) #5
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
  %5 = load ptr, ptr @_ZL10events_way, align 8, !tbaa !50
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 48
  %7 = load ptr, ptr %6, align 8, !tbaa !59
  %8 = call i32 %7(ptr %0) #5
  br label %9

9:
  %10 = phi i32 [ %8, %4 ], [ 0, %1 ]
  ret i32 %10
}

define void @__program_begin_thread() #0 {
  %1 = call ptr @PyGILState_GetThisThreadState() #5
  %.not = icmp eq ptr %1, null
  br i1 %.not, label %2, label %21

2:
  %3 = call i32 @pthread_mutex_lock(ptr nonnull @_ZL7threads) #5
  %4 = load i8, ptr @_ZL14has_thread_key, align 1, !tbaa !60, !range !62, !noundef !63
  %5 = trunc nuw i8 %4 to i1
  br i1 %5, label %9, label %6

6:
  %7 = call i32 @pthread_key_create(ptr nonnull @_ZL10thread_key, ptr nonnull @_ZL10end_threadPv) #5
  %.not2 = icmp eq i32 %7, 0
  %8 = zext i1 %.not2 to i8
  br label %9

9:
  %10 = phi i8 [ 1, %2 ], [ %8, %6 ]
  store i8 %10, ptr @_ZL14has_thread_key, align 1, !tbaa !60
  %11 = trunc nuw i8 %10 to i1
  br i1 %11, label %12, label %15

12:
  %13 = call ptr @PyInterpreterState_Main() #5
  %14 = call ptr @PyThreadState_New(ptr %13) #5
  br label %15

15:
  %16 = phi ptr [ %14, %12 ], [ null, %9 ]
  %17 = call i32 @pthread_mutex_unlock(ptr nonnull @_ZL7threads) #5
  %.not3 = icmp eq ptr %16, null
  br i1 %.not3, label %21, label %18

18:
  %19 = load i32, ptr @_ZL10thread_key, align 4, !tbaa !3
  %20 = call i32 @pthread_setspecific(i32 %19, ptr nonnull %16) #5
  br label %21

21:
  ret void
}

declare ptr @PyGILState_GetThisThreadState() #2

declare i32 @pthread_key_create(ptr, ptr) #2

define internal void @_ZL10end_threadPv(ptr %0) #0 {
  call void @PyEval_RestoreThread(ptr %0) #5
  call void @PyThreadState_Clear(ptr %0) #5
  call void @PyThreadState_DeleteCurrent() #5
  ret void
}

declare ptr @PyThreadState_New(ptr) #2

declare ptr @PyInterpreterState_Main() #2

declare i32 @pthread_setspecific(i32, ptr) #2

define void @__program_hold_threads() #0 {
  %1 = call i32 @pthread_mutex_lock(ptr nonnull @_ZL7threads) #5
  %2 = call i32 @pthread_mutex_lock(ptr nonnull @_ZL7numbers) #5
  ret void
}

define void @__program_let_threads_begin() #0 {
  %1 = call i32 @pthread_mutex_unlock(ptr nonnull @_ZL7numbers) #5
  %2 = call i32 @pthread_mutex_unlock(ptr nonnull @_ZL7threads) #5
  ret void
}

define void @__program_hold_up(ptr %0) #0 {
  %2 = call i32 @pthread_mutex_lock(ptr %0) #5
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 116
  store i32 1, ptr %3, align 4, !tbaa !64
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store i32 1, ptr %4, align 16, !tbaa !19
  %5 = call i32 @pthread_mutex_unlock(ptr %0) #5
  ret void
}

define i32 @__program_add_site(ptr %0, ptr %1) #0 {
  %3 = call i32 @pthread_mutex_lock(ptr %0) #5
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 124
  %5 = load i32, ptr %4, align 4, !tbaa !65
  %6 = icmp ult i32 %5, 32
  br i1 %6, label %7, label %21

7:
  %8 = load ptr, ptr %1, align 8, !tbaa !66
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %10 = call i64 @_ZL8place_ofPKvPKm(ptr %8, ptr nonnull %9) #4
  br label %11

11:
  %.0 = phi i64 [ %10, %7 ], [ %17, %16 ]
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %13 = and i64 %.0, 63
  %14 = getelementptr inbounds nuw %struct.Site, ptr %12, i64 %13
  %15 = load ptr, ptr %14, align 8, !tbaa !66
  %.not = icmp eq ptr %15, null
  br i1 %.not, label %18, label %16

16:
  %17 = add i64 %.0, 1
  br label %11, !llvm.loop !67

18:
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(120) %14, ptr nonnull align 8 dereferenceable(120) %1, i64 120, i1 false), !tbaa.struct !68
  %19 = load i32, ptr %4, align 4, !tbaa !65
  %20 = add i32 %19, 1
  store i32 %20, ptr %4, align 4, !tbaa !65
  br label %21

21:
  %22 = call i32 @pthread_mutex_unlock(ptr %0) #5
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
  %9 = load i64, ptr %8, align 8, !tbaa !37
  %10 = xor i64 %.06, %9
  %11 = mul i64 %10, -7046029254386353131
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !69

13:
  %14 = lshr i64 %.06, 32
  ret i64 %14
}

define void @__program_forget_sites(ptr %0) #0 {
  %2 = call i32 @pthread_mutex_lock(ptr %0) #5
  br label %3

3:
  %.0 = phi i32 [ 0, %1 ], [ %9, %5 ]
  %4 = icmp samesign ult i32 %.0, 64
  br i1 %4, label %5, label %10

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %7 = zext nneg i32 %.0 to i64
  %8 = getelementptr inbounds nuw %struct.Site, ptr %6, i64 %7
  store ptr null, ptr %8, align 8, !tbaa !66
  %9 = add nuw nsw i32 %.0, 1
  br label %3, !llvm.loop !70

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 124
  store i32 0, ptr %11, align 4, !tbaa !65
  %12 = call i32 @pthread_mutex_unlock(ptr %0) #5
  ret void
}

define internal i64 @_ZL9number_iny(i64 %0) #0 {
  %2 = lshr i64 %0, 1
  %3 = and i64 %2, 32767
  ret i64 %3
}

define internal zeroext i1 @_ZL7followsP4Liney(ptr %0, i64 %1) #0 {
  %3 = alloca %struct.Used, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #6
  call void @_ZN4UsedC2Ey(ptr nonnull align 8 dereferenceable(8) %3, i64 %1) #4
  %4 = load ptr, ptr %3, align 8, !tbaa !53
  %.not = icmp eq ptr %4, null
  br i1 %.not, label %38, label %5

5:
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 72
  %7 = load ptr, ptr %6, align 8, !tbaa !21
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 40
  %9 = load i64, ptr %8, align 8, !tbaa !44
  %10 = call i64 @_ZL8count_iny(i64 %1) #4
  %.not9 = icmp slt i64 %9, %10
  br i1 %.not9, label %11, label %38

11:
  %12 = load ptr, ptr %3, align 8, !tbaa !53
  %.not10 = icmp eq ptr %0, null
  br i1 %.not10, label %38, label %13

13:
  %14 = call i32 @pthread_mutex_lock(ptr %12) #5
  %15 = load ptr, ptr %3, align 8, !tbaa !53
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 112
  %17 = load i32, ptr %16, align 16, !tbaa !19
  %.not11 = icmp eq i32 %17, 0
  br i1 %.not11, label %18, label %.critedge

18:
  %19 = getelementptr inbounds nuw i8, ptr %15, i64 72
  %20 = load ptr, ptr %19, align 8, !tbaa !21
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 24
  %22 = load i64, ptr %21, align 8, !tbaa !71
  %23 = call i64 @_ZL8count_iny(i64 %1) #4
  %24 = icmp eq i64 %22, %23
  br i1 %24, label %25, label %.critedge

25:
  %26 = getelementptr inbounds nuw i8, ptr %12, i64 96
  %27 = load ptr, ptr %26, align 8, !tbaa !72
  %28 = getelementptr inbounds nuw i8, ptr %12, i64 104
  %29 = load ptr, ptr %28, align 8, !tbaa !73
  %30 = load ptr, ptr %3, align 8, !tbaa !53
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 72
  %32 = load ptr, ptr %31, align 8, !tbaa !21
  %33 = call i32 %27(ptr %29, ptr %32, ptr nonnull %0) #5
  %34 = icmp ne i32 %33, 0
  br label %.critedge

.critedge:
  %35 = phi i1 [ false, %18 ], [ %34, %25 ], [ false, %13 ]
  %36 = load ptr, ptr %3, align 8, !tbaa !53
  %37 = call i32 @pthread_mutex_unlock(ptr %36) #5
  br label %38

38:
  %.0 = phi i1 [ true, %2 ], [ true, %5 ], [ %35, %.critedge ], [ false, %11 ]
  call void @_ZN4UsedD2Ev(ptr nonnull align 8 dereferenceable(8) %3) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #6
  ret i1 %.0
}

define linkonce_odr void @_ZN4UsedC2Ey(ptr nonnull align 8 dereferenceable(8) %0, i64 %1) unnamed_addr #0 comdat align 2 {
  %3 = call i32 @pthread_mutex_lock(ptr nonnull @_ZL7numbers) #5
  %4 = call i64 @_ZL9number_iny(i64 %1) #4
  %5 = getelementptr inbounds nuw ptr, ptr @_ZL8numbered, i64 %4
  %6 = load ptr, ptr %5, align 8, !tbaa !56
  store ptr %6, ptr %0, align 8, !tbaa !53
  %.not = icmp eq ptr %6, null
  br i1 %.not, label %11, label %7

7:
  %8 = getelementptr inbounds nuw i8, ptr %6, i64 128
  %9 = load i32, ptr %8, align 64, !tbaa !57
  %10 = add i32 %9, 1
  store i32 %10, ptr %8, align 64, !tbaa !57
  br label %11

11:
  %12 = call i32 @pthread_mutex_unlock(ptr nonnull @_ZL7numbers) #5
  ret void
}

define internal i64 @_ZL8count_iny(i64 %0) #0 {
  %2 = lshr i64 %0, 16
  ret i64 %2
}

define linkonce_odr void @_ZN4UsedD2Ev(ptr nonnull align 8 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 {
  %2 = call i32 @pthread_mutex_lock(ptr nonnull @_ZL7numbers) #5
  %3 = load ptr, ptr %0, align 8, !tbaa !53
  %.not = icmp eq ptr %3, null
  br i1 %.not, label %8, label %4

4:
  %5 = getelementptr inbounds nuw i8, ptr %3, i64 128
  %6 = load i32, ptr %5, align 64, !tbaa !57
  %7 = add i32 %6, -1
  store i32 %7, ptr %5, align 64, !tbaa !57
  br label %8

8:
  %9 = call i32 @pthread_mutex_unlock(ptr nonnull @_ZL7numbers) #5
  ret void
}

define internal ptr @_ZL4findPK5QueuePK6Launch(ptr %0, ptr %1) #0 {
  %3 = load ptr, ptr %1, align 8, !tbaa !74
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %5 = call i64 @_ZL8place_ofPKvPKm(ptr %3, ptr nonnull %4) #4
  br label %6

6:
  %.016 = phi i64 [ %5, %2 ], [ %17, %16 ]
  %.015 = phi i64 [ 0, %2 ], [ %18, %16 ]
  %.0 = phi ptr [ undef, %2 ], [ %.2, %16 ]
  %7 = icmp samesign ult i64 %.015, 64
  br i1 %7, label %8, label %19

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %10 = and i64 %.016, 63
  %11 = getelementptr inbounds nuw %struct.Site, ptr %9, i64 %10
  %12 = load ptr, ptr %11, align 8, !tbaa !66
  %.not = icmp eq ptr %12, null
  br i1 %.not, label %15, label %13

13:
  %14 = call zeroext i1 @_ZL6is_forPK4SitePK6Launch(ptr nonnull %11, ptr nonnull %1) #4
  %. = zext i1 %14 to i32
  %..0 = select i1 %14, ptr %11, ptr %.0
  br label %15

15:
  %.114 = phi i32 [ %., %13 ], [ 1, %8 ]
  %.2 = phi ptr [ %..0, %13 ], [ null, %8 ]
  %cond = icmp eq i32 %.114, 0
  br i1 %cond, label %16, label %19

16:
  %17 = add i64 %.016, 1
  %18 = add nuw nsw i64 %.015, 1
  br label %6, !llvm.loop !75

19:
  %.013 = phi i32 [ %.114, %15 ], [ 2, %6 ]
  %.1 = phi ptr [ %.2, %15 ], [ %.0, %6 ]
  switch i32 %.013, label %22 [
    i32 2, label %20
    i32 1, label %21
  ]

20:
  br label %21

21:
  %.3 = phi ptr [ null, %20 ], [ %.1, %19 ]
  ret ptr %.3

22:
  unreachable
}

declare ptr @memcpy(ptr, ptr, i64) #2

define internal zeroext i1 @_ZL6is_forPK4SitePK6Launch(ptr %0, ptr %1) #0 {
  %3 = load ptr, ptr %0, align 8, !tbaa !66
  %4 = load ptr, ptr %1, align 8, !tbaa !74
  %.not = icmp eq ptr %3, %4
  br i1 %.not, label %5, label %37

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = load i32, ptr %6, align 8, !tbaa !76
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %9 = load i32, ptr %8, align 8, !tbaa !77
  %.not19 = icmp eq i32 %7, %9
  br i1 %.not19, label %10, label %37

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %12 = load i32, ptr %11, align 4, !tbaa !78
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 36
  %14 = load i32, ptr %13, align 4, !tbaa !79
  %.not20 = icmp eq i32 %12, %14
  br i1 %.not20, label %15, label %37

15:
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %17 = load i64, ptr %16, align 8, !tbaa !80
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %19 = load i64, ptr %18, align 8, !tbaa !31
  %.not21 = icmp eq i64 %17, %19
  br i1 %.not21, label %20, label %37

20:
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %22 = load i64, ptr %21, align 8, !tbaa !81
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %24 = load i64, ptr %23, align 8, !tbaa !25
  %.not22 = icmp eq i64 %22, %24
  br i1 %.not22, label %25, label %37

25:
  %.017 = phi i32 [ %36, %35 ], [ 0, %20 ]
  %26 = icmp samesign ugt i32 %.017, 8
  br i1 %26, label %37, label %27

27:
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %29 = zext nneg i32 %.017 to i64
  %30 = getelementptr inbounds nuw i64, ptr %28, i64 %29
  %31 = load i64, ptr %30, align 8, !tbaa !37
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %33 = getelementptr inbounds nuw i64, ptr %32, i64 %29
  %34 = load i64, ptr %33, align 8, !tbaa !37
  %.not23 = icmp eq i64 %31, %34
  br i1 %.not23, label %35, label %37

35:
  %36 = add nuw nsw i32 %.017, 1
  br label %25, !llvm.loop !82

37:
  %.018 = phi i1 [ false, %15 ], [ false, %2 ], [ false, %20 ], [ false, %10 ], [ false, %5 ], [ %26, %27 ], [ %26, %25 ]
  ret i1 %.018
}

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
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #6
  %2 = call i32 @clock_gettime(i32 1, ptr nonnull %1) #5
  %3 = load i64, ptr %1, align 8, !tbaa !83
  %4 = mul nsw i64 %3, 1000000000
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %6 = load i64, ptr %5, align 8, !tbaa !85
  %7 = add nsw i64 %4, %6
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #6
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
attributes #4 = { nobuiltin "no-builtins" }
attributes #5 = { nobuiltin nounwind "no-builtins" }
attributes #6 = { nounwind }


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
!27 = !{!8, !9, i64 8}
!28 = !{!29, !9, i64 104}
!29 = !{!"_ZTS4Site", !9, i64 0, !4, i64 8, !4, i64 12, !5, i64 16, !10, i64 88, !10, i64 96, !9, i64 104, !9, i64 112}
!30 = !{!29, !9, i64 112}
!31 = !{!8, !10, i64 112}
!32 = !{!18, !9, i64 8}
!33 = !{!12, !9, i64 80}
!34 = !{!12, !9, i64 104}
!35 = !{!36, !36, i64 0}
!36 = !{!"any p2 pointer", !9, i64 0}
!37 = !{!10, !10, i64 0}
!38 = !{!18, !9, i64 16}
!39 = !{i64 0, i64 8, !35, i64 8, i64 8, !37}
!40 = !{!12, !9, i64 88}
!41 = !{!5, !5, i64 0}
!42 = distinct !{!42, !24}
!43 = !{!18, !9, i64 24}
!44 = !{!45, !46, i64 40}
!45 = !{!"_ZTS4Line", !9, i64 0, !9, i64 8, !46, i64 16, !46, i64 24, !46, i64 32, !46, i64 40, !46, i64 48, !10, i64 56, !5, i64 64}
!46 = !{!"long long", !5, i64 0}
!47 = !{!45, !9, i64 8}
!48 = !{!45, !9, i64 0}
!49 = distinct !{!49, !24}
!50 = !{!14, !14, i64 0}
!51 = !{!18, !9, i64 32}
!52 = distinct !{!52, !24}
!53 = !{!54, !55, i64 0}
!54 = !{!"_ZTS4Used", !55, i64 0}
!55 = !{!"p1 _ZTS5Queue", !9, i64 0}
!56 = !{!55, !55, i64 0}
!57 = !{!12, !4, i64 128}
!58 = !{!18, !9, i64 40}
!59 = !{!18, !9, i64 48}
!60 = !{!61, !61, i64 0}
!61 = !{!"bool", !5, i64 0}
!62 = !{i8 0, i8 2}
!63 = !{}
!64 = !{!12, !4, i64 116}
!65 = !{!12, !4, i64 124}
!66 = !{!29, !9, i64 0}
!67 = distinct !{!67, !24}
!68 = !{i64 0, i64 8, !20, i64 8, i64 4, !3, i64 12, i64 4, !3, i64 16, i64 72, !41, i64 88, i64 8, !37, i64 96, i64 8, !37, i64 104, i64 8, !20, i64 112, i64 8, !20}
!69 = distinct !{!69, !24}
!70 = distinct !{!70, !24}
!71 = !{!45, !46, i64 24}
!72 = !{!16, !9, i64 16}
!73 = !{!16, !9, i64 24}
!74 = !{!8, !9, i64 0}
!75 = distinct !{!75, !24}
!76 = !{!29, !4, i64 8}
!77 = !{!8, !4, i64 32}
!78 = !{!29, !4, i64 12}
!79 = !{!8, !4, i64 36}
!80 = !{!29, !10, i64 88}
!81 = !{!29, !10, i64 96}
!82 = distinct !{!82, !24}
!83 = !{!84, !10, i64 0}
!84 = !{!"_ZTS4Time", !10, i64 0, !10, i64 8}
!85 = !{!84, !10, i64 8}
