source_filename = "cuda_calls.cpp"

%struct.Config = type { [3 x i32], [3 x i32], i32, ptr, ptr, i32 }
%struct.Launch = type { [3 x i64], [3 x i64], [3 x i32], [3 x i32], [3 x i32], i32, i32, i32 }
%struct.Grid = type { [3 x i32], i32, %struct.Launch }
%struct.Time = type { i64, i64 }
%struct.Items = type { i64, [32 x ptr] }
%struct.References = type { i32, [64 x ptr] }
%struct.KnownLine = type { ptr, ptr, ptr }
%struct.Found = type { i64, i64, i64, i64 }
%struct.Change = type { ptr, ptr }
%struct.Target = type { ptr, ptr, %struct.Parameter, i32 }
%struct.Parameter = type { i32, i32, i32, i32, i32 }
%struct.GraphNode = type { ptr, ptr, ptr }

$_ZN5ItemsC2EP6Object = comdat any

$_ZNK6Member2ofEP6Object = comdat any

$_ZN10ReferencesC2Ev = comdat any

$_ZN10ReferencesD2Ev = comdat any

$_ZN10References9attributeEP6ObjectRK6Member = comdat any

$_ZN10References4keptEP6Object = comdat any

$_ZNK6Member3putEP6ObjectS1_ = comdat any

$_ZN10References9attributeEP6ObjectS1_ = comdat any

@_ZL6queues = internal global ptr null, align 8
@.str = private unnamed_addr constant [7 x i8] c"native\00", align 1
@_ZL5EARLY = internal constant { i32, i32, <{ i32, [15 x i32] }> } { i32 6, i32 0, <{ i32, [15 x i32] }> <{ i32 1, [15 x i32] zeroinitializer }> }, align 4
@_ZZL9take_realRK9ParameterP6ObjectPcE5LIMIT = internal constant double 0x47EFFFFFF0000000, align 8
@_ZZL6loadedPK6LoaderPKcPPvPcE7OPTIONS = internal constant [2 x i32] [i32 5, i32 6], align 4

define i32 @__cuda_launch(ptr %0, ptr %1, ptr %2, i32 %3) #0 {
  %5 = call i32 @_ZL6launchPK6KernelP4LinePcjb(ptr %0, ptr %1, ptr %2, i32 %3, i1 zeroext false) #7
  ret i32 %5
}

define internal i32 @_ZL6launchPK6KernelP4LinePcjb(ptr %0, ptr %1, ptr %2, i32 %3, i1 zeroext %4) #0 {
  %6 = alloca %struct.Config, align 8
  %7 = alloca %struct.Launch, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %9 = load i32, ptr %8, align 8, !tbaa !7
  %10 = add i32 %9, 1
  %11 = zext i32 %10 to i64
  %12 = shl nuw nsw i64 %11, 3
  %13 = alloca i8, i64 %12, align 16
  br label %14

14:
  %.047 = phi i32 [ 0, %5 ], [ %25, %16 ]
  %15 = icmp ult i32 %.047, %9
  br i1 %15, label %16, label %26

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %18 = load ptr, ptr %17, align 8, !tbaa !13
  %19 = zext i32 %.047 to i64
  %20 = getelementptr inbounds nuw i32, ptr %18, i64 %19
  %21 = load i32, ptr %20, align 4, !tbaa !3
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds nuw i8, ptr %2, i64 %22
  %24 = getelementptr inbounds nuw ptr, ptr %13, i64 %19
  store ptr %23, ptr %24, align 8, !tbaa !14
  %25 = add i32 %.047, 1
  br label %14, !llvm.loop !15

26:
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #8
  call void @llvm.memset.p0.i64(ptr nonnull align 8 dereferenceable(56) %6, i8 0, i64 56, i1 false)
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %28 = load i32, ptr %27, align 4, !tbaa !17
  %29 = add i32 %28, %3
  %30 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store i32 %29, ptr %30, align 8, !tbaa !18
  %31 = load ptr, ptr %1, align 8, !tbaa !20
  %32 = getelementptr inbounds nuw i8, ptr %6, i64 32
  store ptr %31, ptr %32, align 8, !tbaa !23
  %33 = getelementptr inbounds nuw i8, ptr %6, i64 40
  store ptr @_ZL5EARLY, ptr %33, align 8, !tbaa !24
  %34 = zext i1 %4 to i32
  %35 = getelementptr inbounds nuw i8, ptr %6, i64 48
  store i32 %34, ptr %35, align 8, !tbaa !25
  br label %36

36:
  %.052 = phi i32 [ 0, %26 ], [ %45, %38 ]
  %37 = icmp samesign ult i32 %.052, 3
  br i1 %37, label %38, label %46

38:
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %40 = zext nneg i32 %.052 to i64
  %41 = getelementptr inbounds nuw i32, ptr %39, i64 %40
  %42 = load i32, ptr %41, align 4, !tbaa !3
  %43 = getelementptr inbounds nuw i8, ptr %6, i64 12
  %44 = getelementptr inbounds nuw i32, ptr %43, i64 %40
  store i32 %42, ptr %44, align 4, !tbaa !3
  %45 = add nuw nsw i32 %.052, 1
  br label %36, !llvm.loop !26

46:
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %48 = load i64, ptr %47, align 8, !tbaa !27
  %49 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %51 = load i64, ptr %50, align 8, !tbaa !28
  %52 = add i64 %51, 1
  store i64 %52, ptr %50, align 8, !tbaa !28
  %53 = and i64 %51, 63
  %54 = getelementptr inbounds nuw i64, ptr %49, i64 %53
  store i64 %48, ptr %54, align 8, !tbaa !29
  br label %55

55:
  %.051 = phi i32 [ 0, %46 ], [ %90, %89 ]
  %.0 = phi i32 [ undef, %46 ], [ %..0, %89 ]
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %57 = load i32, ptr %56, align 4, !tbaa !30
  %.not56 = icmp ult i32 %.051, %57
  br i1 %.not56, label %58, label %91

58:
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %60 = load ptr, ptr %59, align 8, !tbaa !31
  %61 = zext i32 %.051 to i64
  %62 = getelementptr inbounds nuw %struct.Grid, ptr %60, i64 %61
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #8
  %63 = getelementptr inbounds nuw i8, ptr %62, i64 16
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(96) %7, ptr nonnull align 8 dereferenceable(96) %63, i64 96, i1 false), !tbaa.struct !32
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %65 = load i32, ptr %64, align 8, !tbaa !34
  %.not = icmp eq i32 %65, 0
  br i1 %.not, label %68, label %66

66:
  %67 = load i32, ptr %30, align 8, !tbaa !18
  br label %70

68:
  %69 = load i32, ptr %27, align 4, !tbaa !17
  br label %70

70:
  %71 = phi i32 [ %67, %66 ], [ %69, %68 ]
  %72 = getelementptr inbounds nuw i8, ptr %7, i64 88
  store i32 %71, ptr %72, align 8, !tbaa !35
  %73 = getelementptr inbounds nuw i8, ptr %7, i64 92
  store i32 %34, ptr %73, align 4, !tbaa !37
  %74 = zext i32 %9 to i64
  %75 = getelementptr inbounds nuw ptr, ptr %13, i64 %74
  store ptr %7, ptr %75, align 8, !tbaa !14
  br label %76

76:
  %.046 = phi i32 [ 0, %70 ], [ %83, %78 ]
  %77 = icmp samesign ult i32 %.046, 3
  br i1 %77, label %78, label %84

78:
  %79 = zext nneg i32 %.046 to i64
  %80 = getelementptr inbounds nuw i32, ptr %62, i64 %79
  %81 = load i32, ptr %80, align 4, !tbaa !3
  %82 = getelementptr inbounds nuw i32, ptr %6, i64 %79
  store i32 %81, ptr %82, align 4, !tbaa !3
  %83 = add nuw nsw i32 %.046, 1
  br label %76, !llvm.loop !38

84:
  %85 = load ptr, ptr %0, align 8, !tbaa !39
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %87 = load ptr, ptr %86, align 8, !tbaa !40
  %88 = call i32 %85(ptr nonnull %6, ptr %87, ptr nonnull %13, ptr null) #9
  %.not55.not = icmp eq i32 %88, 0
  %..0 = select i1 %.not55.not, i32 %.0, i32 %88
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #8
  br i1 %.not55.not, label %89, label %91

89:
  %90 = add i32 %.051, 1
  br label %55, !llvm.loop !41

91:
  %spec.select = phi i32 [ %..0, %84 ], [ 0, %55 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #8
  ret i32 %spec.select
}

define i32 @__cuda_launch_straight(ptr %0, ptr %1, ptr %2, i64 %3, ptr %4) #0 {
  %6 = trunc i64 %3 to i32
  %7 = call i32 @__cuda_launch(ptr %0, ptr %1, ptr %2, i32 %6) #7
  %8 = icmp eq i32 %7, 0
  %9 = zext i1 %8 to i32
  ret i32 %9
}

define i32 @__cuda_spin(ptr %0, ptr %1, i64 %2) #0 {
  %4 = call i32 %0(ptr %1) #9
  %.not = icmp eq i32 %4, 600
  br i1 %.not, label %5, label %13

5:
  %6 = call i64 @_ZL3nowv() #7
  %7 = add nsw i64 %6, %2
  br label %8

8:
  %9 = call i64 @_ZL3nowv() #7
  %10 = icmp slt i64 %9, %7
  br i1 %10, label %11, label %13

11:
  %12 = call i32 %0(ptr %1) #9
  %.not10 = icmp eq i32 %12, 600
  br i1 %.not10, label %8, label %13, !llvm.loop !42

13:
  %.0 = phi i32 [ %4, %3 ], [ 600, %8 ], [ %12, %11 ]
  ret i32 %.0
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

define internal i64 @_ZL3nowv() #0 {
  %1 = alloca %struct.Time, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #8
  %2 = call i32 @clock_gettime(i32 1, ptr nonnull %1) #9
  %3 = load i64, ptr %1, align 8, !tbaa !43
  %4 = mul nsw i64 %3, 1000000000
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %6 = load i64, ptr %5, align 8, !tbaa !45
  %7 = add nsw i64 %4, %6
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #8
  ret i64 %7
}

declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

define i32 @__cuda_copy_straight(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4) #0 {
  %6 = icmp ult i64 %2, %3
  %7 = sub i64 %3, %2
  %8 = sub i64 %2, %3
  %9 = select i1 %6, i64 %7, i64 %8
  %10 = icmp ult i64 %9, %4
  br i1 %10, label %33, label %11

11:
  %12 = call i32 @_ZL8be_readyPK7Context(ptr %0) #7
  %.not = icmp eq i32 %12, 0
  br i1 %.not, label %13, label %33

13:
  %14 = call zeroext i1 @_ZL8is_knownPK9Transfersm(ptr %0, i64 %3) #7
  %15 = xor i1 %14, true
  %16 = call zeroext i1 @_ZL8is_knownPK9Transfersm(ptr %0, i64 %2) #7
  %17 = xor i1 %16, true
  %or.cond = or i1 %15, %17
  br i1 %or.cond, label %18, label %26

18:
  %19 = icmp ugt i64 %4, 65536
  %or.cond25 = and i1 %15, %17
  %or.cond27 = or i1 %19, %or.cond25
  br i1 %or.cond27, label %33, label %20

20:
  br i1 %16, label %26, label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %23 = load ptr, ptr %22, align 8, !tbaa !46
  %24 = load ptr, ptr %1, align 8, !tbaa !20
  %25 = call i32 @__cuda_spin(ptr %23, ptr %24, i64 200000) #7
  %.not28 = icmp eq i32 %25, 0
  br i1 %.not28, label %26, label %33

26:
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %28 = load ptr, ptr %27, align 8, !tbaa !47
  %29 = load ptr, ptr %1, align 8, !tbaa !20
  %30 = call i32 %28(i64 %2, i64 %3, i64 %4, ptr %29) #9
  %31 = icmp eq i32 %30, 0
  %32 = zext i1 %31 to i32
  br label %33

33:
  %.0 = phi i32 [ 0, %5 ], [ 0, %11 ], [ %32, %26 ], [ 0, %18 ], [ 0, %21 ]
  ret i32 %.0
}

define internal i32 @_ZL8be_readyPK7Context(ptr %0) #0 {
  %2 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #8
  store ptr null, ptr %2, align 8, !tbaa !14
  %3 = load ptr, ptr %0, align 8, !tbaa !50
  %4 = call i32 %3(ptr nonnull %2) #9
  %5 = icmp ne i32 %4, 0
  %6 = load ptr, ptr %2, align 8
  %7 = icmp ne ptr %6, null
  %or.cond = select i1 %5, i1 true, i1 %7
  br i1 %or.cond, label %14, label %8

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %10 = load ptr, ptr %9, align 8, !tbaa !51
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %12 = load ptr, ptr %11, align 8, !tbaa !52
  %13 = call i32 %10(ptr %12) #9
  br label %14

14:
  %15 = phi i32 [ %13, %8 ], [ %4, %1 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #8
  ret i32 %15
}

define internal zeroext i1 @_ZL8is_knownPK9Transfersm(ptr %0, i64 %1) #0 {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %5 = load ptr, ptr %4, align 8, !tbaa !53
  %6 = call i32 %5(ptr nonnull %3, i32 2, i64 %1) #9
  %7 = icmp eq i32 %6, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #8
  ret i1 %7
}

define i32 @__cuda_lead_straight(ptr %0, ptr %1, ptr %2) #0 {
  %4 = call i32 @_ZL8be_readyPK7Context(ptr %0) #7
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %22

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %8 = load ptr, ptr %7, align 8, !tbaa !54
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %10 = load ptr, ptr %9, align 8, !tbaa !55
  %11 = load ptr, ptr %1, align 8, !tbaa !20
  %12 = call i32 %8(ptr %10, ptr %11) #9
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %22

14:
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %16 = load ptr, ptr %15, align 8, !tbaa !56
  %17 = load ptr, ptr %2, align 8, !tbaa !20
  %18 = load ptr, ptr %9, align 8, !tbaa !55
  %19 = call i32 %16(ptr %17, ptr %18, i32 0) #9
  %20 = icmp eq i32 %19, 0
  %21 = zext i1 %20 to i32
  br label %22

22:
  %23 = phi i32 [ 0, %6 ], [ 0, %3 ], [ %21, %14 ]
  ret i32 %23
}

define i32 @__cuda_fill_straight(ptr %0, ptr %1, i64 %2, ptr %3, i64 %4, i64 %5) #0 {
  %7 = or i64 %4, %2
  %8 = and i64 %7, 3
  %9 = icmp eq i64 %8, 0
  br label %10

10:
  %.039 = phi i1 [ true, %6 ], [ %19, %18 ]
  %.037 = phi i64 [ 1, %6 ], [ %20, %18 ]
  %11 = icmp ult i64 %.037, %4
  br i1 %11, label %12, label %21

12:
  br i1 %.039, label %13, label %18

13:
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 %.037
  %15 = load i8, ptr %14, align 1, !tbaa !33
  %16 = load i8, ptr %3, align 1, !tbaa !33
  %17 = icmp eq i8 %15, %16
  br label %18

18:
  %19 = phi i1 [ false, %12 ], [ %17, %13 ]
  %20 = add i64 %.037, 1
  br label %10, !llvm.loop !57

21:
  %.038.in = phi i1 [ %28, %23 ], [ %9, %10 ]
  %.036 = phi i64 [ %29, %23 ], [ 4, %10 ]
  %22 = icmp ult i64 %.036, %4
  %spec.select = select i1 %.038.in, i1 %22, i1 false
  br i1 %spec.select, label %23, label %30

23:
  %24 = getelementptr i8, ptr %3, i64 %.036
  %25 = load i8, ptr %24, align 1, !tbaa !33
  %26 = getelementptr i8, ptr %24, i64 -4
  %27 = load i8, ptr %26, align 1, !tbaa !33
  %28 = icmp eq i8 %25, %27
  %29 = add i64 %.036, 1
  br label %21, !llvm.loop !58

30:
  %or.cond = or i1 %.039, %.038.in
  br i1 %or.cond, label %31, label %52

31:
  %32 = call i32 @_ZL8be_readyPK7Context(ptr %0) #7
  %.not = icmp eq i32 %32, 0
  br i1 %.not, label %33, label %52

33:
  %34 = call zeroext i1 @_ZL8is_knownPK9Transfersm(ptr %0, i64 %2) #7
  br i1 %34, label %35, label %52

35:
  br i1 %.039, label %36, label %44

36:
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %38 = load ptr, ptr %37, align 8, !tbaa !59
  %39 = load i8, ptr %3, align 1, !tbaa !33
  %40 = mul i64 %4, %5
  %41 = load ptr, ptr %1, align 8, !tbaa !20
  %42 = call i32 %38(i64 %2, i8 zeroext %39, i64 %40, ptr %41) #9
  %43 = icmp eq i32 %42, 0
  br label %52

44:
  %.0.copyload = load i32, ptr %3, align 1
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %46 = load ptr, ptr %45, align 8, !tbaa !60
  %47 = mul i64 %4, %5
  %48 = lshr i64 %47, 2
  %49 = load ptr, ptr %1, align 8, !tbaa !20
  %50 = call i32 %46(i64 %2, i32 %.0.copyload, i64 %48, ptr %49) #9
  %51 = icmp eq i32 %50, 0
  br label %52

52:
  %.0.shrunk = phi i1 [ %51, %44 ], [ %43, %36 ], [ false, %30 ], [ false, %33 ], [ false, %31 ]
  %.0 = zext i1 %.0.shrunk to i32
  ret i32 %.0
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

define ptr @__cuda_call_kernel(ptr %0, ptr %1, i64 %2) #0 {
  %4 = alloca %struct.Items, align 8
  %5 = call ptr @_ZL10address_inP6Object(ptr %0) #7
  %6 = icmp eq i64 %2, 2
  br i1 %6, label %7, label %10

7:
  %8 = load ptr, ptr %1, align 8, !tbaa !61
  %9 = call ptr @PyLong_AsVoidPtr(ptr %8) #9
  br label %10

10:
  %11 = phi ptr [ %9, %7 ], [ null, %3 ]
  %.not = icmp eq ptr %11, null
  br i1 %.not, label %17, label %12

12:
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 664
  %14 = load ptr, ptr %13, align 8, !tbaa !63
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 72
  %16 = load i32, ptr %15, align 8, !tbaa !68
  %.not8 = icmp eq i32 %16, 0
  br i1 %.not8, label %19, label %17

17:
  %18 = call ptr @PyBool_FromLong(i64 0) #9
  br label %27

19:
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %21 = load ptr, ptr %20, align 8, !tbaa !61
  call void @_ZN5ItemsC2EP6Object(ptr nonnull align 8 dereferenceable(264) %4, ptr %21) #7
  %22 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %23 = load i64, ptr %4, align 8, !tbaa !69
  %24 = call zeroext i1 @_ZL8launchedPK4CallP4LinePKP6Objectx(ptr %5, ptr nonnull %11, ptr nonnull %22, i64 %23) #7
  %25 = zext i1 %24 to i64
  %26 = call ptr @PyBool_FromLong(i64 %25) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  br label %27

27:
  %.0 = phi ptr [ %18, %17 ], [ %26, %19 ]
  ret ptr %.0
}

define internal ptr @_ZL10address_inP6Object(ptr %0) #0 {
  %2 = call i64 @_ZL9number_inP6Objectx(ptr %0, i64 0) #7
  %3 = inttoptr i64 %2 to ptr
  ret ptr %3
}

declare ptr @PyLong_AsVoidPtr(ptr) #3

declare ptr @PyBool_FromLong(i64) #3

define linkonce_odr void @_ZN5ItemsC2EP6Object(ptr nonnull align 8 dereferenceable(264) %0, ptr %1) unnamed_addr #0 comdat align 2 {
  %3 = call i64 @PyTuple_Size(ptr %1) #9
  store i64 %3, ptr %0, align 8, !tbaa !69
  br label %4

4:
  %.0 = phi i64 [ 0, %2 ], [ %12, %8 ]
  %5 = load i64, ptr %0, align 8, !tbaa !69
  %6 = icmp slt i64 %.0, %5
  %7 = icmp samesign ult i64 %.0, 32
  %spec.select = select i1 %6, i1 %7, i1 false
  br i1 %spec.select, label %8, label %13

8:
  %9 = call ptr @PyTuple_GetItem(ptr %1, i64 %.0) #9
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %11 = getelementptr inbounds nuw ptr, ptr %10, i64 %.0
  store ptr %9, ptr %11, align 8, !tbaa !61
  %12 = add nuw nsw i64 %.0, 1
  br label %4, !llvm.loop !71

13:
  ret void
}

define internal zeroext i1 @_ZL8launchedPK4CallP4LinePKP6Objectx(ptr %0, ptr %1, ptr %2, i64 %3) #0 {
  %5 = alloca %struct.References, align 8
  %6 = alloca [256 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  call void @_ZN10ReferencesC2Ev(ptr nonnull align 8 dereferenceable(520) %5) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #8
  call void @llvm.memset.p0.i64(ptr nonnull align 16 dereferenceable(256) %6, i8 0, i64 256, i1 false)
  %7 = call zeroext i1 @_ZL4packPK5TakenPKP6ObjectxPcR10References(ptr %0, ptr %2, i64 %3, ptr nonnull %6, ptr nonnull align 8 dereferenceable(520) %5) #7
  br i1 %7, label %8, label %35

8:
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %10 = load i64, ptr %9, align 8, !tbaa !72
  %.not = icmp eq i64 %10, 0
  br i1 %.not, label %23, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 664
  %13 = load ptr, ptr %12, align 8, !tbaa !63
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 68
  %15 = load i32, ptr %14, align 4, !tbaa !73
  %.not15 = icmp eq i32 %15, 0
  br i1 %.not15, label %23, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %18 = load i64, ptr %17, align 8, !tbaa !74
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %20 = load i64, ptr %19, align 8, !tbaa !75
  %21 = icmp eq i64 %18, %20
  %22 = icmp ne i64 %20, 0
  %spec.select = select i1 %21, i1 %22, i1 false
  br label %23

23:
  %24 = phi i1 [ %spec.select, %16 ], [ false, %11 ], [ false, %8 ]
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %26 = load i64, ptr %25, align 8, !tbaa !76
  %27 = add nsw i64 %26, 1
  store i64 %27, ptr %25, align 8, !tbaa !76
  %28 = call ptr @PyEval_SaveThread() #9
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 664
  %30 = load ptr, ptr %29, align 8, !tbaa !63
  %31 = call i32 @_ZL6launchPK6KernelP4LinePcjb(ptr %30, ptr %1, ptr nonnull %6, i32 0, i1 zeroext %24) #7
  call void @PyEval_RestoreThread(ptr %28) #9
  %32 = load i64, ptr %25, align 8, !tbaa !76
  %33 = add nsw i64 %32, -1
  store i64 %33, ptr %25, align 8, !tbaa !76
  %34 = icmp eq i32 %31, 0
  br label %35

35:
  %.0 = phi i1 [ %34, %23 ], [ false, %4 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #8
  call void @_ZN10ReferencesD2Ev(ptr nonnull align 8 dereferenceable(520) %5) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  ret i1 %.0
}

define void @__cuda_know_queues(ptr %0) #0 {
  store ptr %0, ptr @_ZL6queues, align 8, !tbaa !77
  ret void
}

define ptr @__cuda_parallel_for(ptr %0, ptr %1, i64 %2, ptr %3) #0 {
  %5 = icmp slt i64 %2, 2
  %6 = icmp ne ptr %3, null
  %or.cond = or i1 %5, %6
  br i1 %or.cond, label %35, label %7

7:
  %8 = load ptr, ptr @_ZL6queues, align 8, !tbaa !77
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 88
  %10 = call ptr @_ZNK6Member2ofEP6Object(ptr nonnull align 8 dereferenceable(32) %9, ptr %0) #7
  %.not = icmp eq ptr %10, null
  br i1 %.not, label %34, label %11

11:
  %12 = load ptr, ptr @_ZL6queues, align 8, !tbaa !77
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 56
  %14 = load ptr, ptr %13, align 8, !tbaa !79
  %.not31 = icmp eq ptr %10, %14
  br i1 %.not31, label %34, label %15

15:
  %16 = call ptr @_ZL10address_inP6Object(ptr nonnull %10) #7
  %17 = load ptr, ptr %16, align 8, !tbaa !82
  %18 = call ptr @_ZL7line_ofPK5Lines(ptr %17) #7
  %.not32 = icmp eq ptr %18, null
  br i1 %.not32, label %.critedge, label %19

19:
  %20 = call zeroext i1 @_ZL12is_submittedP6ObjectS0_PK9KnownLinePKS0_x(ptr %0, ptr nonnull %10, ptr nonnull %18, ptr %1, i64 %2) #7
  br i1 %20, label %21, label %.critedge

21:
  %22 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %23 = load i32, ptr %22, align 8, !tbaa !86
  %24 = add i32 %23, 1
  %25 = load i32, ptr %17, align 8, !tbaa !88
  %26 = urem i32 %24, %25
  store i32 %26, ptr %22, align 8, !tbaa !86
  call void @Py_DecRef(ptr nonnull %10) #9
  %27 = load ptr, ptr %18, align 8, !tbaa !89
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 24
  %29 = load i64, ptr %28, align 8, !tbaa !75
  %30 = add nsw i64 %29, 1
  %31 = getelementptr inbounds nuw i8, ptr %27, i64 32
  store i64 %30, ptr %31, align 8, !tbaa !74
  %32 = load ptr, ptr @_ZL6queues, align 8, !tbaa !77
  %33 = call ptr @_ZL8event_ofPK6QueuesPK9KnownLineP6ObjectS6_(ptr %32, ptr nonnull %18, ptr %0, ptr null) #7
  br label %34

.critedge:
  call void @Py_DecRef(ptr nonnull %10) #9
  br label %34

34:
  %.2 = phi ptr [ undef, %11 ], [ undef, %7 ], [ %33, %21 ], [ undef, %.critedge ]
  %.1 = phi i32 [ 0, %11 ], [ 0, %7 ], [ 1, %21 ], [ 0, %.critedge ]
  switch i32 %.1, label %41 [
    i32 0, label %35
    i32 1, label %40
  ]

35:
  %36 = load ptr, ptr @_ZL6queues, align 8, !tbaa !77
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 72
  %38 = load ptr, ptr %37, align 8, !tbaa !92
  %39 = call ptr @_ZL13gone_long_wayPK6QueuesP6ObjectS3_PKS3_xS3_(ptr %36, ptr %38, ptr %0, ptr %1, i64 %2, ptr %3) #7
  br label %40

40:
  %.3 = phi ptr [ %39, %35 ], [ %.2, %34 ]
  ret ptr %.3

41:
  unreachable
}

define linkonce_odr ptr @_ZNK6Member2ofEP6Object(ptr nonnull align 8 dereferenceable(32) %0, ptr %1) #0 comdat align 2 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %4 = load ptr, ptr %3, align 8, !tbaa !93
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !94
  %7 = call ptr %4(ptr %6, ptr %1, ptr null) #9
  %.not = icmp eq ptr %7, null
  br i1 %.not, label %8, label %11

8:
  call void @PyErr_Clear() #9
  %9 = load ptr, ptr %0, align 8, !tbaa !95
  %10 = call ptr @PyObject_GetAttr(ptr %1, ptr %9) #9
  br label %11

11:
  %.0 = phi ptr [ %10, %8 ], [ %7, %2 ]
  ret ptr %.0
}

define internal ptr @_ZL7line_ofPK5Lines(ptr %0) #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load i32, ptr %3, align 8, !tbaa !86
  %5 = zext i32 %4 to i64
  %6 = getelementptr inbounds nuw %struct.KnownLine, ptr %2, i64 %5
  %7 = load i32, ptr %0, align 8, !tbaa !88
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %9 = load i32, ptr %8, align 4, !tbaa !96
  %10 = icmp ult i32 %7, %9
  br i1 %10, label %11, label %18

11:
  %12 = load ptr, ptr %6, align 8, !tbaa !89
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 40
  %14 = load i64, ptr %13, align 8, !tbaa !97
  %15 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %16 = load i64, ptr %15, align 8, !tbaa !75
  %17 = icmp slt i64 %14, %16
  br i1 %17, label %19, label %18

18:
  br label %19

19:
  %20 = phi ptr [ %6, %18 ], [ null, %11 ]
  ret ptr %20
}

define internal zeroext i1 @_ZL12is_submittedP6ObjectS0_PK9KnownLinePKS0_x(ptr %0, ptr %1, ptr %2, ptr %3, i64 %4) #0 {
  %6 = call ptr @_ZL10address_inP6Object(ptr %1) #7
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %8 = load ptr, ptr @_ZL6queues, align 8, !tbaa !77
  %9 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %10 = load ptr, ptr %9, align 8, !tbaa !61
  %11 = load ptr, ptr %3, align 8, !tbaa !61
  %12 = call ptr @_ZL9direct_ofPK6QueuesPK5PlaceP6ObjectS6_Pv(ptr %8, ptr nonnull %7, ptr %10, ptr %11, ptr nonnull @__cuda_call_kernel) #7
  %.not = icmp eq ptr %12, null
  br i1 %.not, label %27, label %13

13:
  %14 = call ptr @PyCFunction_GetSelf(ptr nonnull %12) #9
  %15 = call ptr @_ZL10address_inP6Object(ptr %14) #7
  %16 = load ptr, ptr @_ZL6queues, align 8, !tbaa !77
  %17 = getelementptr inbounds nuw i8, ptr %15, i64 664
  %18 = load ptr, ptr %17, align 8, !tbaa !63
  %19 = call zeroext i1 @_ZL9is_partedPK6QueuesPK9KnownLinePK6KernelP6ObjectS9_(ptr %16, ptr %2, ptr %18, ptr %0, ptr %1) #7
  br i1 %19, label %20, label %25

20:
  %21 = load ptr, ptr %2, align 8, !tbaa !89
  %22 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %23 = add nsw i64 %4, -2
  %24 = call zeroext i1 @_ZL8launchedPK4CallP4LinePKP6Objectx(ptr %15, ptr %21, ptr nonnull %22, i64 %23) #7
  br label %25

25:
  %26 = phi i1 [ false, %13 ], [ %24, %20 ]
  call void @Py_DecRef(ptr nonnull %12) #9
  br label %27

27:
  %.0 = phi i1 [ %26, %25 ], [ false, %5 ]
  ret i1 %.0
}

declare void @Py_DecRef(ptr) #3

define internal ptr @_ZL8event_ofPK6QueuesPK9KnownLineP6ObjectS6_(ptr %0, ptr %1, ptr %2, ptr %3) #0 {
  %5 = load ptr, ptr %1, align 8, !tbaa !89
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %7 = load i64, ptr %6, align 8, !tbaa !75
  %8 = add nsw i64 %7, 1
  store i64 %8, ptr %6, align 8, !tbaa !75
  %9 = call ptr @_ZL9new_eventPK6QueuesP6Object(ptr %0, ptr %2) #7
  %10 = call ptr @PyLong_FromLongLong(i64 %8) #9
  %11 = icmp ne ptr %9, null
  %12 = icmp ne ptr %10, null
  %or.cond = select i1 %11, i1 %12, i1 false
  br i1 %or.cond, label %13, label %21

13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %16 = load ptr, ptr %15, align 8, !tbaa !98
  call void @_ZNK6Member3putEP6ObjectS1_(ptr nonnull align 8 dereferenceable(32) %14, ptr nonnull %9, ptr %16) #7
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 248
  call void @_ZNK6Member3putEP6ObjectS1_(ptr nonnull align 8 dereferenceable(32) %17, ptr nonnull %9, ptr nonnull %10) #7
  %.not = icmp eq ptr %3, null
  br i1 %.not, label %20, label %18

18:
  %19 = load ptr, ptr %15, align 8, !tbaa !98
  call void @_ZL8set_itemP6ObjectjS0_PFiS0_xS0_E(ptr nonnull %3, i32 0, ptr %19, ptr nonnull @PyList_SetItem) #7
  call void @_ZL8set_itemP6ObjectjS0_PFiS0_xS0_E(ptr nonnull %3, i32 1, ptr nonnull %10, ptr nonnull @PyList_SetItem) #7
  br label %20

20:
  call void @Py_DecRef(ptr nonnull %10) #9
  br label %21

21:
  %.0 = phi ptr [ %9, %20 ], [ null, %4 ]
  ret ptr %.0
}

define internal ptr @_ZL13gone_long_wayPK6QueuesP6ObjectS3_PKS3_xS3_(ptr %0, ptr %1, ptr %2, ptr %3, i64 %4, ptr %5) #0 {
  %7 = alloca [2 x ptr], align 16
  call void @PyErr_Clear() #9
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #8
  store ptr %1, ptr %7, align 8, !tbaa !61
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr %2, ptr %8, align 8, !tbaa !61
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %10 = load ptr, ptr %9, align 8, !tbaa !99
  %11 = call ptr @PyObject_Vectorcall(ptr %10, ptr nonnull %7, i64 2, ptr null) #9
  %.not = icmp eq ptr %11, null
  br i1 %.not, label %14, label %12

12:
  %13 = call ptr @PyObject_Vectorcall(ptr nonnull %11, ptr %3, i64 %4, ptr %5) #9
  br label %14

14:
  %15 = phi ptr [ %13, %12 ], [ null, %6 ]
  br i1 %.not, label %17, label %16

16:
  call void @Py_DecRef(ptr nonnull %11) #9
  br label %17

17:
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #8
  ret ptr %15
}

define ptr @__cuda_ext_oneapi_graph(ptr %0, ptr %1, i64 %2, ptr %3) #0 {
  %5 = icmp ne i64 %2, 1
  %6 = icmp ne ptr %3, null
  %or.cond = or i1 %5, %6
  br i1 %or.cond, label %34, label %7

7:
  %8 = load ptr, ptr @_ZL6queues, align 8, !tbaa !77
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 88
  %10 = call ptr @_ZNK6Member2ofEP6Object(ptr nonnull align 8 dereferenceable(32) %9, ptr %0) #7
  %.not = icmp eq ptr %10, null
  br i1 %.not, label %20, label %11

11:
  %12 = load ptr, ptr @_ZL6queues, align 8, !tbaa !77
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 56
  %14 = load ptr, ptr %13, align 8, !tbaa !79
  %.not23 = icmp eq ptr %10, %14
  br i1 %.not23, label %20, label %15

15:
  %16 = load ptr, ptr %1, align 8, !tbaa !61
  %17 = getelementptr inbounds nuw i8, ptr %12, i64 88
  %18 = load ptr, ptr %17, align 8, !tbaa !100
  %19 = call ptr @PyObject_GetAttr(ptr %16, ptr %18) #9
  br label %20

20:
  %21 = phi ptr [ %19, %15 ], [ null, %11 ], [ null, %7 ]
  %.not24 = icmp eq ptr %21, null
  br i1 %.not24, label %28, label %22

22:
  %23 = load ptr, ptr @_ZL6queues, align 8, !tbaa !77
  %24 = call zeroext i1 @_ZL15is_run_of_graphPK6QueuesP6Object(ptr %23, ptr nonnull %21) #7
  br i1 %24, label %25, label %28

25:
  %26 = load ptr, ptr @_ZL6queues, align 8, !tbaa !77
  %27 = call ptr @_ZL12event_of_runPK6QueuesP6ObjectS3_S3_(ptr %26, ptr %10, ptr nonnull %21, ptr %0) #7
  br label %28

28:
  %29 = phi ptr [ %27, %25 ], [ null, %22 ], [ null, %20 ]
  br i1 %.not24, label %31, label %30

30:
  call void @Py_DecRef(ptr nonnull %21) #9
  br label %31

31:
  br i1 %.not, label %33, label %32

32:
  call void @Py_DecRef(ptr nonnull %10) #9
  br label %33

33:
  %.not27 = icmp eq ptr %29, null
  br i1 %.not27, label %34, label %39

34:
  %35 = load ptr, ptr @_ZL6queues, align 8, !tbaa !77
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 80
  %37 = load ptr, ptr %36, align 8, !tbaa !101
  %38 = call ptr @_ZL13gone_long_wayPK6QueuesP6ObjectS3_PKS3_xS3_(ptr %35, ptr %37, ptr %0, ptr %1, i64 %2, ptr %3) #7
  br label %39

39:
  %.1 = phi ptr [ %38, %34 ], [ %29, %33 ]
  ret ptr %.1
}

declare ptr @PyObject_GetAttr(ptr, ptr) #3

define internal zeroext i1 @_ZL15is_run_of_graphPK6QueuesP6Object(ptr %0, ptr %1) #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %4 = load ptr, ptr %3, align 8, !tbaa !102
  %5 = call zeroext i1 @_ZL4is_aP6ObjectPKS_(ptr %1, ptr %4) #7
  br i1 %5, label %6, label %9

6:
  %7 = call ptr @PyCFunction_GetFunction(ptr %1) #9
  %8 = icmp eq ptr %7, @__cuda_run_graph
  br label %9

9:
  %10 = phi i1 [ false, %2 ], [ %8, %6 ]
  ret i1 %10
}

define internal ptr @_ZL12event_of_runPK6QueuesP6ObjectS3_S3_(ptr %0, ptr %1, ptr %2, ptr %3) #0 {
  %5 = call ptr @_ZL10address_inP6Object(ptr %1) #7
  %6 = call ptr @PyCFunction_GetSelf(ptr %2) #9
  %7 = call ptr @_ZL10address_inP6Object(ptr %6) #7
  %8 = load ptr, ptr %5, align 8, !tbaa !82
  %9 = call ptr @_ZL7line_ofPK5Lines(ptr %8) #7
  %.not = icmp eq ptr %9, null
  br i1 %.not, label %53, label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %12 = load i32, ptr %11, align 8, !tbaa !103
  %.not30 = icmp eq i32 %12, 0
  br i1 %.not30, label %13, label %53

13:
  %14 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %15 = load ptr, ptr %14, align 8, !tbaa !105
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %17 = load ptr, ptr %16, align 8, !tbaa !106
  %.not31 = icmp eq ptr %15, %17
  br i1 %.not31, label %18, label %53

18:
  %19 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %20 = load ptr, ptr %19, align 8, !tbaa !107
  %21 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %22 = load ptr, ptr %21, align 8, !tbaa !108
  %.not32 = icmp eq ptr %20, %22
  br i1 %.not32, label %23, label %53

23:
  %24 = load ptr, ptr %9, align 8, !tbaa !89
  %25 = getelementptr inbounds nuw i8, ptr %7, i64 40
  %26 = load i64, ptr %25, align 8, !tbaa !109
  %27 = getelementptr inbounds nuw i8, ptr %24, i64 64
  %28 = getelementptr inbounds nuw i8, ptr %24, i64 56
  %29 = load i64, ptr %28, align 8, !tbaa !28
  %30 = add i64 %29, 1
  store i64 %30, ptr %28, align 8, !tbaa !28
  %31 = and i64 %29, 63
  %32 = getelementptr inbounds nuw i64, ptr %27, i64 %31
  store i64 %26, ptr %32, align 8, !tbaa !29
  store i32 1, ptr %11, align 8, !tbaa !103
  %33 = getelementptr inbounds nuw i8, ptr %24, i64 48
  %34 = load i64, ptr %33, align 8, !tbaa !76
  %35 = add nsw i64 %34, 1
  store i64 %35, ptr %33, align 8, !tbaa !76
  %36 = call ptr @PyEval_SaveThread() #9
  %37 = load ptr, ptr %7, align 8, !tbaa !110
  %38 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %39 = load ptr, ptr %38, align 8, !tbaa !111
  %40 = load ptr, ptr %24, align 8, !tbaa !20
  %41 = call i32 %37(ptr %39, ptr %40) #9
  call void @PyEval_RestoreThread(ptr %36) #9
  %42 = load i64, ptr %33, align 8, !tbaa !76
  %43 = add nsw i64 %42, -1
  store i64 %43, ptr %33, align 8, !tbaa !76
  store i32 0, ptr %11, align 8, !tbaa !103
  %.not33 = icmp eq i32 %41, 0
  br i1 %.not33, label %44, label %53

44:
  %45 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %46 = load i32, ptr %45, align 8, !tbaa !86
  %47 = add i32 %46, 1
  %48 = load i32, ptr %8, align 8, !tbaa !88
  %49 = urem i32 %47, %48
  store i32 %49, ptr %45, align 8, !tbaa !86
  %50 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %51 = load ptr, ptr %50, align 8, !tbaa !112
  %52 = call ptr @_ZL8event_ofPK6QueuesPK9KnownLineP6ObjectS6_(ptr %0, ptr nonnull %9, ptr %3, ptr %51) #7
  br label %53

53:
  %.0 = phi ptr [ null, %4 ], [ null, %18 ], [ null, %13 ], [ null, %10 ], [ %52, %44 ], [ null, %23 ]
  ret ptr %.0
}

define ptr @__cuda_run_graph(ptr %0, ptr %1) #0 {
  %3 = call ptr @PyBool_FromLong(i64 0) #9
  ret ptr %3
}

define ptr @__cuda_find_kernel(ptr %0, ptr %1, i64 %2) #0 {
  %4 = alloca %struct.Found, align 8
  %5 = alloca [4 x i64], align 16
  %6 = call ptr @_ZL10address_inP6Object(ptr %0) #7
  %7 = load ptr, ptr %1, align 8, !tbaa !61
  %8 = call ptr @PyLong_AsVoidPtr(ptr %7) #9
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %10 = load ptr, ptr %9, align 8, !tbaa !61
  %11 = call ptr @PyBytes_AsString(ptr %10) #9
  %12 = call ptr @PyEval_SaveThread() #9
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  call void @_ZL12found_kernelPK6FinderPvPKc(ptr dead_on_unwind nonnull writable sret(%struct.Found) align 8 %4, ptr %6, ptr %8, ptr %11) #7
  call void @PyEval_RestoreThread(ptr %12) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  %13 = load i64, ptr %4, align 8, !tbaa !113
  store i64 %13, ptr %5, align 8, !tbaa !115
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %15 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %16 = load i64, ptr %15, align 8, !tbaa !116
  store i64 %16, ptr %14, align 8, !tbaa !115
  %17 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %19 = load i64, ptr %18, align 8, !tbaa !117
  store i64 %19, ptr %17, align 8, !tbaa !115
  %20 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %22 = load i64, ptr %21, align 8, !tbaa !118
  store i64 %22, ptr %20, align 8, !tbaa !115
  %23 = call ptr @PyTuple_New(i64 4) #9
  br label %24

24:
  %.0 = phi i64 [ 0, %3 ], [ %32, %27 ]
  %25 = icmp ne ptr %23, null
  %26 = icmp samesign ult i64 %.0, 4
  %spec.select = select i1 %25, i1 %26, i1 false
  br i1 %spec.select, label %27, label %33

27:
  %28 = getelementptr inbounds nuw i64, ptr %5, i64 %.0
  %29 = load i64, ptr %28, align 8, !tbaa !115
  %30 = call ptr @PyLong_FromLongLong(i64 %29) #9
  %31 = call i32 @PyTuple_SetItem(ptr nonnull %23, i64 %.0, ptr %30) #9
  %32 = add nuw nsw i64 %.0, 1
  br label %24, !llvm.loop !119

33:
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  ret ptr %23
}

declare ptr @PyBytes_AsString(ptr) #3

declare ptr @PyEval_SaveThread() #3

define internal void @_ZL12found_kernelPK6FinderPvPKc(ptr dead_on_unwind noalias writable sret(%struct.Found) align 8 %0, ptr %1, ptr %2, ptr %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  store ptr null, ptr %5, align 8, !tbaa !14
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #8
  store i32 0, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #8
  store i32 0, ptr %7, align 4, !tbaa !3
  %9 = load ptr, ptr %1, align 8, !tbaa !120
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %11 = load ptr, ptr %10, align 8, !tbaa !122
  %12 = call i32 %9(ptr %11) #9
  %.not = icmp eq i32 %12, 0
  br i1 %.not, label %15, label %13

13:
  call void @llvm.memset.p0.i64(ptr nonnull align 8 dereferenceable(32) %0, i8 0, i64 32, i1 false)
  %14 = sext i32 %12 to i64
  store i64 %14, ptr %0, align 8, !tbaa !113
  br label %44

15:
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %17 = load ptr, ptr %16, align 8, !tbaa !123
  %18 = call i32 %17(ptr nonnull %5, ptr %2, ptr %3) #9
  %.not12 = icmp eq i32 %18, 0
  br i1 %.not12, label %19, label %24

19:
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %21 = load ptr, ptr %20, align 8, !tbaa !124
  %22 = load ptr, ptr %5, align 8, !tbaa !14
  %23 = call i32 %21(ptr nonnull %6, i32 0, ptr %22) #9
  br label %24

24:
  %.0 = phi i32 [ %18, %15 ], [ %23, %19 ]
  %.not13 = icmp eq i32 %.0, 0
  br i1 %.not13, label %25, label %30

25:
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %27 = load ptr, ptr %26, align 8, !tbaa !124
  %28 = load ptr, ptr %5, align 8, !tbaa !14
  %29 = call i32 %27(ptr nonnull %7, i32 3, ptr %28) #9
  br label %30

30:
  %.1 = phi i32 [ %.0, %24 ], [ %29, %25 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #8
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %32 = load ptr, ptr %31, align 8, !tbaa !125
  %33 = call i32 %32(ptr nonnull %8) #9
  %34 = sext i32 %.1 to i64
  store i64 %34, ptr %0, align 8, !tbaa !113
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %36 = load ptr, ptr %5, align 8, !tbaa !14
  %37 = ptrtoint ptr %36 to i64
  store i64 %37, ptr %35, align 8, !tbaa !116
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %39 = load i32, ptr %6, align 4, !tbaa !3
  %40 = sext i32 %39 to i64
  store i64 %40, ptr %38, align 8, !tbaa !117
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %42 = load i32, ptr %7, align 4, !tbaa !3
  %43 = sext i32 %42 to i64
  store i64 %43, ptr %41, align 8, !tbaa !118
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #8
  br label %44

44:
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  ret void
}

declare void @PyEval_RestoreThread(ptr) #3

declare ptr @PyTuple_New(i64) #3

declare i32 @PyTuple_SetItem(ptr, i64, ptr) #3

declare ptr @PyLong_FromLongLong(i64) #3

define ptr @__cuda_load(ptr %0, ptr %1, i64 %2) #0 {
  %4 = alloca [16384 x i8], align 16
  %5 = alloca ptr, align 8
  %6 = alloca [3 x ptr], align 16
  %7 = call ptr @_ZL10address_inP6Object(ptr %0) #7
  %8 = load ptr, ptr %1, align 8, !tbaa !61
  %9 = call ptr @PyBytes_AsString(ptr %8) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  store i8 0, ptr %4, align 16, !tbaa !33
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  store ptr null, ptr %5, align 8, !tbaa !14
  %10 = call ptr @PyEval_SaveThread() #9
  %11 = call i32 @_ZL6loadedPK6LoaderPKcPPvPc(ptr %7, ptr %9, ptr nonnull %5, ptr nonnull %4) #7
  call void @PyEval_RestoreThread(ptr %10) #9
  br label %12

12:
  %.016 = phi i64 [ 0, %3 ], [ %18, %17 ]
  %13 = icmp samesign ult i64 %.016, 16384
  br i1 %13, label %14, label %.critedge

14:
  %15 = getelementptr inbounds nuw i8, ptr %4, i64 %.016
  %16 = load i8, ptr %15, align 1, !tbaa !33
  %.not = icmp eq i8 %16, 0
  br i1 %.not, label %.critedge, label %17

17:
  %18 = add nuw nsw i64 %.016, 1
  br label %12, !llvm.loop !126

.critedge:
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #8
  %19 = sext i32 %11 to i64
  %20 = call ptr @PyLong_FromLongLong(i64 %19) #9
  store ptr %20, ptr %6, align 8, !tbaa !61
  %21 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %22 = load ptr, ptr %5, align 8, !tbaa !14
  %23 = ptrtoint ptr %22 to i64
  %24 = call ptr @PyLong_FromLongLong(i64 %23) #9
  store ptr %24, ptr %21, align 8, !tbaa !61
  %25 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %26 = call ptr @PyBytes_FromStringAndSize(ptr nonnull %4, i64 %.016) #9
  store ptr %26, ptr %25, align 8, !tbaa !61
  %27 = call ptr @PyTuple_New(i64 3) #9
  br label %28

28:
  %.0 = phi i64 [ 0, %.critedge ], [ %35, %31 ]
  %29 = icmp ne ptr %27, null
  %30 = icmp samesign ult i64 %.0, 3
  %spec.select = select i1 %29, i1 %30, i1 false
  br i1 %spec.select, label %31, label %36

31:
  %32 = getelementptr inbounds nuw ptr, ptr %6, i64 %.0
  %33 = load ptr, ptr %32, align 8, !tbaa !61
  %34 = call i32 @PyTuple_SetItem(ptr nonnull %27, i64 %.0, ptr %33) #9
  %35 = add nuw nsw i64 %.0, 1
  br label %28, !llvm.loop !127

36:
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  ret ptr %27
}

define internal i32 @_ZL6loadedPK6LoaderPKcPPvPc(ptr %0, ptr %1, ptr %2, ptr %3) #0 {
  %5 = alloca [2 x ptr], align 16
  %6 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  store ptr %3, ptr %5, align 8, !tbaa !14
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store ptr inttoptr (i64 16384 to ptr), ptr %7, align 8, !tbaa !14
  %8 = load ptr, ptr %0, align 8, !tbaa !128
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %10 = load ptr, ptr %9, align 8, !tbaa !130
  %11 = call i32 %8(ptr %10) #9
  %.not.not = icmp eq i32 %11, 0
  br i1 %.not.not, label %12, label %19

12:
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %14 = load ptr, ptr %13, align 8, !tbaa !131
  %15 = call i32 %14(ptr %2, ptr %1, i32 2, ptr nonnull @_ZZL6loadedPK6LoaderPKcPPvPcE7OPTIONS, ptr nonnull %5) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %17 = load ptr, ptr %16, align 8, !tbaa !132
  %18 = call i32 %17(ptr nonnull %6) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #8
  br label %19

19:
  %.1 = phi i32 [ %11, %4 ], [ %15, %12 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  ret i32 %.1
}

declare ptr @PyBytes_FromStringAndSize(ptr, i64) #3

define ptr @__cuda_new_call(ptr %0, ptr %1, i64 %2) #0 {
  %4 = call ptr @_ZL10address_inP6Object(ptr %0) #7
  %5 = load ptr, ptr %1, align 8, !tbaa !61
  %6 = call i64 @PyBytes_Size(ptr %5) #9
  %7 = icmp sgt i64 %6, 640
  br i1 %7, label %8, label %11

8:
  %9 = load ptr, ptr %4, align 8, !tbaa !133
  call void @Py_IncRef(ptr %9) #9
  %10 = load ptr, ptr %4, align 8, !tbaa !133
  br label %51

11:
  %12 = call ptr @PyBytes_FromStringAndSize(ptr null, i64 784) #9
  %.not = icmp eq ptr %12, null
  br i1 %.not, label %15, label %13

13:
  %14 = call ptr @PyTuple_New(i64 3) #9
  br label %15

15:
  %16 = phi ptr [ %14, %13 ], [ null, %11 ]
  %.not41 = icmp eq ptr %16, null
  br i1 %.not41, label %51, label %17

17:
  %18 = call ptr @PyBytes_AsString(ptr %12) #9
  %19 = udiv i64 %6, 20
  %20 = trunc i64 %19 to i32
  store ptr %4, ptr %18, align 8, !tbaa !135
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %22 = load ptr, ptr %21, align 8, !tbaa !61
  %23 = getelementptr inbounds nuw i8, ptr %18, i64 8
  store ptr %22, ptr %23, align 8, !tbaa !136
  %24 = shl i32 %20, 3
  %25 = getelementptr inbounds nuw i8, ptr %18, i64 16
  store i32 %24, ptr %25, align 8, !tbaa !137
  %26 = getelementptr inbounds nuw i8, ptr %18, i64 20
  store i32 %20, ptr %26, align 4, !tbaa !138
  %27 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %28 = load ptr, ptr %1, align 8, !tbaa !61
  %29 = call ptr @PyBytes_AsString(ptr %28) #9
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %27, ptr align 1 %29, i64 %6, i1 false)
  %30 = getelementptr inbounds nuw i8, ptr %18, i64 672
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %32 = load ptr, ptr %31, align 8, !tbaa !61
  %33 = call ptr @PyBytes_AsString(ptr %32) #9
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(80) %30, ptr nonnull align 1 dereferenceable(80) %33, i64 80, i1 false)
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %35 = load ptr, ptr %34, align 8, !tbaa !61
  %36 = call ptr @PyBytes_AsString(ptr %35) #9
  %37 = getelementptr inbounds nuw i8, ptr %18, i64 688
  store ptr %36, ptr %37, align 8, !tbaa !139
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %39 = load ptr, ptr %38, align 8, !tbaa !61
  %40 = call ptr @PyBytes_AsString(ptr %39) #9
  %41 = getelementptr inbounds nuw i8, ptr %18, i64 696
  store ptr %40, ptr %41, align 8, !tbaa !143
  %42 = getelementptr inbounds nuw i8, ptr %18, i64 664
  store ptr %30, ptr %42, align 8, !tbaa !144
  %43 = getelementptr inbounds nuw i8, ptr %18, i64 752
  store ptr @.str, ptr %43, align 8, !tbaa !145
  %.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %18, i64 760
  store ptr @__cuda_call_kernel, ptr %.sroa.4.0..sroa_idx, align 8, !tbaa !14
  %.sroa.5.0..sroa_idx = getelementptr inbounds nuw i8, ptr %18, i64 768
  store i32 128, ptr %.sroa.5.0..sroa_idx, align 8, !tbaa !3
  %.sroa.61.0..sroa_idx = getelementptr inbounds nuw i8, ptr %18, i64 776
  store ptr null, ptr %.sroa.61.0..sroa_idx, align 8, !tbaa !145
  %44 = ptrtoint ptr %18 to i64
  %45 = call ptr @PyLong_FromLongLong(i64 %44) #9
  %46 = call i32 @PyTuple_SetItem(ptr nonnull %16, i64 0, ptr %45) #9
  %47 = call i32 @PyTuple_SetItem(ptr nonnull %16, i64 1, ptr %12) #9
  %48 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %49 = load ptr, ptr %48, align 8, !tbaa !61
  call void @_ZL8set_itemP6ObjectjS0_PFiS0_xS0_E(ptr nonnull %16, i32 2, ptr %49, ptr nonnull @PyTuple_SetItem) #7
  %50 = call ptr @PyCFunction_NewEx(ptr nonnull %43, ptr nonnull %16, ptr null) #9
  call void @Py_DecRef(ptr nonnull %16) #9
  br label %51

51:
  %.0 = phi ptr [ %10, %8 ], [ %50, %17 ], [ null, %15 ]
  ret ptr %.0
}

declare i64 @PyBytes_Size(ptr) #3

declare void @Py_IncRef(ptr) #3

define internal void @_ZL8set_itemP6ObjectjS0_PFiS0_xS0_E(ptr %0, i32 %1, ptr %2, ptr %3) #0 {
  call void @Py_IncRef(ptr %2) #9
  %5 = zext i32 %1 to i64
  %6 = call i32 %3(ptr %0, i64 %5, ptr %2) #9
  ret void
}

declare ptr @PyCFunction_NewEx(ptr, ptr, ptr) #3

define ptr @__cuda_ask(ptr %0, ptr %1, i64 %2) #0 {
  %4 = alloca [3 x ptr], align 16
  %5 = call ptr @_ZL10address_inP6Object(ptr %0) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  call void @llvm.memset.p0.i64(ptr nonnull align 16 dereferenceable(24) %4, i8 0, i64 24, i1 false)
  br label %6

6:
  %.0 = phi i64 [ 0, %3 ], [ %14, %9 ]
  %7 = icmp slt i64 %.0, %2
  %8 = icmp samesign ult i64 %.0, 3
  %spec.select = select i1 %7, i1 %8, i1 false
  br i1 %spec.select, label %9, label %15

9:
  %10 = getelementptr inbounds nuw ptr, ptr %1, i64 %.0
  %11 = load ptr, ptr %10, align 8, !tbaa !61
  %12 = call ptr @PyLong_AsVoidPtr(ptr %11) #9
  %13 = getelementptr inbounds nuw ptr, ptr %4, i64 %.0
  store ptr %12, ptr %13, align 8, !tbaa !14
  %14 = add nuw nsw i64 %.0, 1
  br label %6, !llvm.loop !146

15:
  %16 = call ptr @PyEval_SaveThread() #9
  %17 = load ptr, ptr %5, align 8, !tbaa !147
  %18 = load ptr, ptr %4, align 16, !tbaa !14
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %20 = load ptr, ptr %19, align 8, !tbaa !14
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %22 = load ptr, ptr %21, align 16, !tbaa !14
  %23 = call i32 %17(ptr %18, ptr %20, ptr %22) #9
  call void @PyEval_RestoreThread(ptr %16) #9
  %24 = sext i32 %23 to i64
  %25 = call ptr @PyLong_FromLongLong(i64 %24) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  ret ptr %25
}

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #4

define ptr @__cuda_set_number(ptr %0, ptr %1) #0 {
  %3 = call ptr @_ZL10address_inP6Object(ptr %0) #7
  %4 = call zeroext i1 @_ZL10set_numberPK7NumbersP6Object(ptr %3, ptr %1) #7
  call void @PyErr_Clear() #9
  %5 = zext i1 %4 to i64
  %6 = call ptr @PyBool_FromLong(i64 %5) #9
  ret ptr %6
}

define internal zeroext i1 @_ZL10set_numberPK7NumbersP6Object(ptr %0, ptr %1) #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %4 = load ptr, ptr %3, align 8, !tbaa !149
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %6 = load ptr, ptr %5, align 8, !tbaa !152
  %7 = call zeroext i1 @_ZL10is_at_restP6ObjectS0_(ptr %4, ptr %6) #7
  br i1 %7, label %8, label %42

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %10 = load i64, ptr %9, align 8, !tbaa !153
  %11 = shl i64 %10, 4
  %12 = alloca i8, i64 %11, align 16
  br label %13

13:
  %.037 = phi i64 [ 0, %8 ], [ %.138, %28 ]
  %.035 = phi i8 [ 1, %8 ], [ %.136, %28 ]
  %.034 = phi i64 [ 1, %8 ], [ %29, %28 ]
  %.033 = phi i64 [ 0, %8 ], [ %.1, %28 ]
  %14 = trunc nuw i8 %.035 to i1
  br i1 %14, label %15, label %.critedge40

15:
  %16 = load i64, ptr %9, align 8, !tbaa !153
  %.not = icmp ugt i64 %.034, %16
  br i1 %.not, label %.critedge, label %17

17:
  %18 = call zeroext i1 @_ZL16is_of_next_groupPK7Numbersm(ptr %0, i64 %.034) #7
  br i1 %18, label %19, label %28

19:
  %20 = getelementptr inbounds nuw %struct.Change, ptr %12, i64 %.037
  store ptr null, ptr %20, align 8, !tbaa !61
  %.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %20, i64 8
  store ptr null, ptr %.sroa.4.0..sroa_idx, align 8, !tbaa !61
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %22 = load ptr, ptr %21, align 8, !tbaa !154
  %23 = getelementptr inbounds nuw %struct.Target, ptr %22, i64 %.033
  %24 = sub i64 %.034, %.033
  %25 = add i64 %.037, 1
  %26 = call zeroext i1 @_ZL11find_changePK7NumbersPK6TargetmP6ObjectP6Change(ptr %0, ptr %23, i64 %24, ptr %1, ptr nonnull %20) #7
  %27 = zext i1 %26 to i8
  br label %28

28:
  %.138 = phi i64 [ %25, %19 ], [ %.037, %17 ]
  %.136 = phi i8 [ %27, %19 ], [ %.035, %17 ]
  %.1 = phi i64 [ %.034, %19 ], [ %.033, %17 ]
  %29 = add i64 %.034, 1
  br label %13, !llvm.loop !155

.critedge:
  br i1 %14, label %30, label %.critedge40

30:
  %31 = call zeroext i1 @_ZL12is_as_beforePK7NumbersPK6Change(ptr %0, ptr nonnull %12) #7
  br label %.critedge40

.critedge40:
  %32 = phi i1 [ false, %.critedge ], [ %31, %30 ], [ false, %13 ]
  br i1 %32, label %33, label %34

33:
  call void @_ZL12make_changesPK7NumbersPK6ChangeP6Object(ptr %0, ptr nonnull %12, ptr %1) #7
  br label %34

34:
  br label %35

35:
  %.2 = phi i64 [ %.037, %34 ], [ %37, %36 ]
  %.not39 = icmp eq i64 %.2, 0
  br i1 %.not39, label %42, label %36

36:
  %37 = add i64 %.2, -1
  %38 = getelementptr inbounds nuw %struct.Change, ptr %12, i64 %37
  %39 = load ptr, ptr %38, align 8, !tbaa !156
  call void @_ZL7releaseP6Object(ptr %39) #7
  %40 = getelementptr inbounds nuw i8, ptr %38, i64 8
  %41 = load ptr, ptr %40, align 8, !tbaa !158
  call void @_ZL7releaseP6Object(ptr %41) #7
  br label %35, !llvm.loop !159

42:
  %.0 = phi i1 [ false, %2 ], [ %32, %35 ]
  ret i1 %.0
}

declare void @PyErr_Clear() #3

define ptr @__cuda_take_arguments(ptr %0, ptr %1) #0 {
  %3 = alloca %struct.References, align 8
  %4 = call ptr @_ZL10address_inP6Object(ptr %0) #7
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 104
  %6 = load ptr, ptr %5, align 8, !tbaa !160
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #8
  call void @_ZN10ReferencesC2Ev(ptr nonnull align 8 dereferenceable(520) %3) #9
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 48
  %8 = load i32, ptr %7, align 8, !tbaa !103
  %.not = icmp eq i32 %8, 0
  br i1 %.not, label %9, label %14

9:
  %10 = getelementptr inbounds nuw i8, ptr %6, i64 52
  %11 = load i32, ptr %10, align 4, !tbaa !165
  %.not32 = icmp eq i32 %11, 0
  br i1 %.not32, label %12, label %14

12:
  %13 = call ptr @_ZL15taken_argumentsPK11GraphKernelP6ObjectR10References(ptr %4, ptr %1, ptr nonnull align 8 dereferenceable(520) %3) #7
  br label %14

14:
  %15 = phi ptr [ %13, %12 ], [ null, %9 ], [ null, %2 ]
  call void @PyErr_Clear() #9
  %.not33 = icmp eq ptr %15, null
  br i1 %.not33, label %16, label %18

16:
  %17 = call ptr @PyBool_FromLong(i64 0) #9
  br label %55

18:
  %.031 = phi i64 [ %30, %22 ], [ 0, %14 ]
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 120
  %20 = load i64, ptr %19, align 8, !tbaa !166
  %21 = icmp ult i64 %.031, %20
  br i1 %21, label %22, label %31

22:
  %23 = getelementptr inbounds nuw i8, ptr %4, i64 112
  %24 = load ptr, ptr %23, align 8, !tbaa !167
  %25 = getelementptr inbounds nuw %struct.GraphNode, ptr %24, i64 %.031
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 16
  %27 = load ptr, ptr %26, align 8, !tbaa !168
  %28 = getelementptr inbounds nuw i8, ptr %4, i64 64
  %29 = load i64, ptr %28, align 8, !tbaa !170
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %27, ptr nonnull align 1 %15, i64 %29, i1 false)
  %30 = add i64 %.031, 1
  br label %18, !llvm.loop !171

31:
  store i32 1, ptr %7, align 8, !tbaa !103
  %32 = call ptr @PyEval_SaveThread() #9
  %33 = getelementptr inbounds nuw i8, ptr %4, i64 72
  %34 = call i32 @_ZL8be_readyPK7Context(ptr nonnull %33) #7
  br label %35

35:
  %.029 = phi i32 [ %34, %31 ], [ %50, %39 ]
  %.0 = phi i64 [ 0, %31 ], [ %51, %39 ]
  %36 = load i64, ptr %19, align 8, !tbaa !166
  %37 = icmp ult i64 %.0, %36
  %.not34 = icmp eq i32 %.029, 0
  %38 = and i1 %37, %.not34
  br i1 %38, label %39, label %52

39:
  %40 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %41 = load ptr, ptr %40, align 8, !tbaa !172
  %42 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %43 = load ptr, ptr %42, align 8, !tbaa !111
  %44 = getelementptr inbounds nuw i8, ptr %4, i64 112
  %45 = load ptr, ptr %44, align 8, !tbaa !167
  %46 = getelementptr inbounds nuw %struct.GraphNode, ptr %45, i64 %.0
  %47 = load ptr, ptr %46, align 8, !tbaa !173
  %48 = getelementptr inbounds nuw i8, ptr %46, i64 8
  %49 = load ptr, ptr %48, align 8, !tbaa !174
  %50 = call i32 %41(ptr %43, ptr %47, ptr %49) #9
  %51 = add i64 %.0, 1
  br label %35, !llvm.loop !175

52:
  call void @PyEval_RestoreThread(ptr %32) #9
  store i32 0, ptr %7, align 8, !tbaa !103
  %53 = zext i1 %.not34 to i64
  %54 = call ptr @PyBool_FromLong(i64 %53) #9
  br label %55

55:
  %.030 = phi ptr [ %54, %52 ], [ %17, %16 ]
  call void @_ZN10ReferencesD2Ev(ptr nonnull align 8 dereferenceable(520) %3) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #8
  ret ptr %.030
}

define linkonce_odr void @_ZN10ReferencesC2Ev(ptr nonnull align 8 dereferenceable(520) %0) unnamed_addr #5 comdat align 2 {
  store i32 0, ptr %0, align 8, !tbaa !176
  ret void
}

define internal ptr @_ZL15taken_argumentsPK11GraphKernelP6ObjectR10References(ptr %0, ptr %1, ptr nonnull align 8 dereferenceable(520) %2) #0 {
  %4 = alloca i32, align 4
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %6 = load ptr, ptr %5, align 8, !tbaa !178
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %8 = load ptr, ptr %7, align 8, !tbaa !179
  %9 = call ptr @_ZN10References9attributeEP6ObjectS1_(ptr nonnull align 8 dereferenceable(520) %2, ptr %6, ptr %8) #7
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %11 = load ptr, ptr %10, align 8, !tbaa !180
  %12 = load ptr, ptr %7, align 8, !tbaa !179
  %13 = call ptr @_ZN10References9attributeEP6ObjectS1_(ptr nonnull align 8 dereferenceable(520) %2, ptr %11, ptr %12) #7
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %15 = load ptr, ptr %14, align 8, !tbaa !181
  %16 = call ptr @_ZN10References9attributeEP6ObjectS1_(ptr nonnull align 8 dereferenceable(520) %2, ptr %13, ptr %15) #7
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %18 = load ptr, ptr %17, align 8, !tbaa !182
  %19 = call ptr @_ZN10References9attributeEP6ObjectS1_(ptr nonnull align 8 dereferenceable(520) %2, ptr %13, ptr %18) #7
  %.not = icmp eq ptr %19, null
  br i1 %.not, label %42, label %20

20:
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %22 = load ptr, ptr %21, align 8, !tbaa !183
  %.not27 = icmp eq ptr %16, %22
  br i1 %.not27, label %23, label %42

23:
  %24 = load ptr, ptr %0, align 8, !tbaa !184
  %25 = call zeroext i1 @_ZL10is_at_restP6ObjectS0_(ptr %1, ptr %24) #7
  br i1 %25, label %26, label %42

26:
  %27 = call ptr @PyTuple_GetItem(ptr nonnull %19, i64 0) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  store i32 0, ptr %4, align 4, !tbaa !3
  %28 = call ptr @PyTuple_GetItem(ptr nonnull %19, i64 1) #9
  %29 = call i64 @PyLong_AsLongLongAndOverflow(ptr %28, ptr nonnull %4) #9
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %31 = load i64, ptr %30, align 8, !tbaa !185
  %.not28 = icmp eq i64 %29, %31
  br i1 %.not28, label %32, label %41

32:
  %33 = call i64 @PyBytes_Size(ptr %27) #9
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %35 = load i64, ptr %34, align 8, !tbaa !186
  %.not29 = icmp eq i64 %33, %35
  br i1 %.not29, label %36, label %41

36:
  %37 = load ptr, ptr %5, align 8, !tbaa !178
  %38 = load ptr, ptr %7, align 8, !tbaa !179
  %39 = call i32 @PyObject_SetAttr(ptr %37, ptr %38, ptr %13) #9
  %40 = call ptr @PyBytes_AsString(ptr %27) #9
  br label %41

41:
  %.1 = phi ptr [ %40, %36 ], [ null, %32 ], [ null, %26 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  br label %42

42:
  %.0 = phi ptr [ %.1, %41 ], [ null, %23 ], [ null, %20 ], [ null, %3 ]
  ret ptr %.0
}

define linkonce_odr void @_ZN10ReferencesD2Ev(ptr nonnull align 8 dereferenceable(520) %0) unnamed_addr #0 comdat align 2 {
  br label %2

2:
  %3 = load i32, ptr %0, align 8, !tbaa !176
  %.not = icmp eq i32 %3, 0
  br i1 %.not, label %10, label %4

4:
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = add i32 %3, -1
  store i32 %6, ptr %0, align 8, !tbaa !176
  %7 = zext i32 %6 to i64
  %8 = getelementptr inbounds nuw ptr, ptr %5, i64 %7
  %9 = load ptr, ptr %8, align 8, !tbaa !61
  call void @Py_DecRef(ptr %9) #9
  br label %2, !llvm.loop !187

10:
  ret void
}

define ptr @__cuda_wait(ptr %0, ptr %1) #0 {
  %3 = alloca i32, align 4
  %4 = call ptr @_ZL10address_inP6Object(ptr %0) #7
  %5 = load ptr, ptr %4, align 8, !tbaa !188
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #8
  store i32 0, ptr %3, align 4, !tbaa !3
  %6 = call i64 @PyLong_AsLongLongAndOverflow(ptr %1, ptr nonnull %3) #9
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %8 = load i64, ptr %7, align 8, !tbaa !97
  %9 = icmp sgt i64 %6, %8
  br i1 %9, label %10, label %27

10:
  %11 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %12 = load i64, ptr %11, align 8, !tbaa !75
  %13 = icmp eq i64 %6, %12
  br i1 %13, label %14, label %27

14:
  %15 = call ptr @PyEval_SaveThread() #9
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %17 = load ptr, ptr %16, align 8, !tbaa !46
  %18 = load ptr, ptr %5, align 8, !tbaa !20
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %20 = load i64, ptr %19, align 8, !tbaa !190
  %21 = call i32 @__cuda_spin(ptr %17, ptr %18, i64 %20) #7
  call void @PyEval_RestoreThread(ptr %15) #9
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %27

23:
  %24 = load i64, ptr %7, align 8, !tbaa !97
  %25 = icmp slt i64 %24, %6
  br i1 %25, label %26, label %27

26:
  store i64 %6, ptr %7, align 8, !tbaa !97
  br label %27

27:
  %28 = load i64, ptr %7, align 8, !tbaa !97
  %29 = icmp sle i64 %6, %28
  %30 = zext i1 %29 to i64
  %31 = call ptr @PyBool_FromLong(i64 %30) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #8
  ret ptr %31
}

declare i64 @PyLong_AsLongLongAndOverflow(ptr, ptr) #3

declare i32 @clock_gettime(i32, ptr) #3

define internal i64 @_ZL9number_inP6Objectx(ptr %0, i64 %1) #0 {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #8
  store i32 0, ptr %3, align 4, !tbaa !3
  %4 = call ptr @PyTuple_GetItem(ptr %0, i64 %1) #9
  %5 = call i64 @PyLong_AsLongLongAndOverflow(ptr %4, ptr nonnull %3) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #8
  ret i64 %5
}

declare ptr @PyTuple_GetItem(ptr, i64) #3

declare i64 @PyTuple_Size(ptr) #3

define internal zeroext i1 @_ZL4packPK5TakenPKP6ObjectxPcR10References(ptr %0, ptr %1, i64 %2, ptr %3, ptr nonnull align 8 dereferenceable(520) %4) #0 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %7 = load i32, ptr %6, align 4, !tbaa !138
  %8 = zext i32 %7 to i64
  %.not = icmp eq i64 %2, %8
  br i1 %.not, label %9, label %27

9:
  %.015 = phi i32 [ %26, %25 ], [ 0, %5 ]
  %10 = load i32, ptr %6, align 4, !tbaa !138
  %11 = icmp uge i32 %.015, %10
  br i1 %11, label %27, label %12

12:
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %14 = zext i32 %.015 to i64
  %15 = getelementptr inbounds nuw %struct.Parameter, ptr %13, i64 %14
  %16 = getelementptr inbounds nuw ptr, ptr %1, i64 %14
  %17 = load ptr, ptr %16, align 8, !tbaa !61
  %18 = getelementptr inbounds nuw %struct.Parameter, ptr %0, i64 %14
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 32
  %20 = load i32, ptr %19, align 4, !tbaa !191
  %21 = zext i32 %20 to i64
  %22 = getelementptr inbounds nuw i8, ptr %3, i64 %21
  %23 = call zeroext i1 @_ZL4takePK5TakenRK9ParameterP6ObjectPcR10References(ptr %0, ptr nonnull align 4 dereferenceable(20) %15, ptr %17, ptr %22, ptr nonnull align 8 dereferenceable(520) %4) #7
  br i1 %23, label %25, label %24

24:
  call void @PyErr_Clear() #9
  br label %27

25:
  %26 = add i32 %.015, 1
  br label %9, !llvm.loop !194

27:
  %.016 = phi i1 [ false, %5 ], [ %11, %9 ], [ %11, %24 ]
  ret i1 %.016
}

define internal zeroext i1 @_ZL4takePK5TakenRK9ParameterP6ObjectPcR10References(ptr %0, ptr nonnull align 4 dereferenceable(20) %1, ptr %2, ptr %3, ptr nonnull align 8 dereferenceable(520) %4) #0 {
  %6 = load i32, ptr %1, align 4, !tbaa !195
  %7 = icmp eq i32 %6, 3
  br i1 %7, label %8, label %10

8:
  %9 = call zeroext i1 @_ZL12take_addressPK5TakenRK9ParameterP6ObjectPcR10References(ptr %0, ptr nonnull align 4 dereferenceable(20) %1, ptr %2, ptr %3, ptr nonnull align 8 dereferenceable(520) %4) #7
  br label %13

10:
  %11 = load ptr, ptr %0, align 8, !tbaa !135
  %12 = call zeroext i1 @_ZL11take_numberPK5KnownRK9ParameterP6ObjectPc(ptr %11, ptr nonnull align 4 dereferenceable(20) %1, ptr %2, ptr %3) #7
  br label %13

13:
  %14 = phi i1 [ %9, %8 ], [ %12, %10 ]
  ret i1 %14
}

define internal zeroext i1 @_ZL12take_addressPK5TakenRK9ParameterP6ObjectPcR10References(ptr %0, ptr nonnull align 4 dereferenceable(20) %1, ptr %2, ptr %3, ptr nonnull align 8 dereferenceable(520) %4) #0 {
  %6 = load ptr, ptr %0, align 8, !tbaa !135
  %7 = load ptr, ptr %6, align 8, !tbaa !133
  %.not = icmp eq ptr %2, %7
  br i1 %.not, label %36, label %8

8:
  %9 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %10 = call ptr @_ZN10References9attributeEP6ObjectRK6Member(ptr nonnull align 8 dereferenceable(520) %4, ptr %2, ptr nonnull align 8 dereferenceable(32) %9) #7
  %.not38 = icmp eq ptr %10, null
  br i1 %.not38, label %.critedge, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %13 = load ptr, ptr %12, align 8, !tbaa !196
  %14 = call zeroext i1 @_ZL4is_aP6ObjectPKS_(ptr nonnull %10, ptr %13) #7
  br i1 %14, label %15, label %.critedge

15:
  %16 = call ptr @PyTuple_GetItem(ptr nonnull %10, i64 2) #9
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %18 = load ptr, ptr %17, align 8, !tbaa !136
  %.not39 = icmp eq ptr %16, %18
  br i1 %.not39, label %19, label %.critedge

19:
  %20 = call i64 @_ZL9number_inP6Objectx(ptr nonnull %10, i64 3) #7
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %22 = load i32, ptr %21, align 4, !tbaa !197
  %23 = icmp ugt i32 %22, 1
  %24 = icmp ne i64 %20, 0
  %or.cond = and i1 %23, %24
  %25 = zext i32 %22 to i64
  %26 = icmp ne i64 %20, %25
  %or.cond37 = and i1 %or.cond, %26
  br i1 %or.cond37, label %.critedge, label %27

27:
  %28 = call ptr @PyTuple_GetItem(ptr nonnull %10, i64 1) #9
  %29 = getelementptr inbounds nuw i8, ptr %6, i64 64
  %30 = call ptr @_ZN10References9attributeEP6ObjectRK6Member(ptr nonnull align 8 dereferenceable(520) %4, ptr %28, ptr nonnull align 8 dereferenceable(32) %29) #7
  %.not40 = icmp eq ptr %30, null
  br i1 %.not40, label %.critedge, label %31

31:
  %32 = load ptr, ptr %6, align 8, !tbaa !133
  %33 = icmp eq ptr %30, %32
  br i1 %33, label %.critedge, label %34

34:
  %35 = call i64 @_ZL9number_inP6Objectx(ptr nonnull %10, i64 0) #7
  br label %36

36:
  %.027 = phi i64 [ 0, %5 ], [ %35, %34 ]
  store i64 %.027, ptr %3, align 1
  %37 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %38 = load i32, ptr %37, align 4, !tbaa !198
  %39 = zext i32 %38 to i64
  %40 = urem i64 %.027, %39
  %41 = icmp eq i64 %40, 0
  br label %.critedge

.critedge:
  %.3 = phi i1 [ %41, %36 ], [ false, %27 ], [ false, %31 ], [ false, %19 ], [ false, %11 ], [ false, %15 ], [ false, %8 ]
  ret i1 %.3
}

define internal zeroext i1 @_ZL11take_numberPK5KnownRK9ParameterP6ObjectPc(ptr %0, ptr nonnull align 4 dereferenceable(20) %1, ptr %2, ptr %3) #0 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !199
  %7 = call zeroext i1 @_ZL4is_aP6ObjectPKS_(ptr %2, ptr %6) #7
  %8 = load i32, ptr %1, align 4, !tbaa !195
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %13

10:
  br i1 %7, label %11, label %20

11:
  %12 = call zeroext i1 @_ZL12take_integerRK9ParameterP6ObjectPc(ptr nonnull align 4 dereferenceable(20) %1, ptr %2, ptr %3) #7
  br label %20

13:
  br i1 %7, label %18, label %14

14:
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %16 = load ptr, ptr %15, align 8, !tbaa !200
  %17 = call zeroext i1 @_ZL4is_aP6ObjectPKS_(ptr %2, ptr %16) #7
  br i1 %17, label %18, label %20

18:
  %19 = call zeroext i1 @_ZL9take_realRK9ParameterP6ObjectPc(ptr nonnull align 4 dereferenceable(20) %1, ptr %2, ptr %3) #7
  br label %20

20:
  %.0 = phi i1 [ %12, %11 ], [ false, %10 ], [ false, %14 ], [ %19, %18 ]
  ret i1 %.0
}

define linkonce_odr ptr @_ZN10References9attributeEP6ObjectRK6Member(ptr nonnull align 8 dereferenceable(520) %0, ptr %1, ptr nonnull align 8 dereferenceable(32) %2) #0 comdat align 2 {
  %4 = call ptr @_ZNK6Member2ofEP6Object(ptr nonnull align 8 dereferenceable(32) %2, ptr %1) #7
  %5 = call ptr @_ZN10References4keptEP6Object(ptr nonnull align 8 dereferenceable(520) %0, ptr %4) #7
  ret ptr %5
}

define internal zeroext i1 @_ZL4is_aP6ObjectPKS_(ptr %0, ptr %1) #0 {
  %3 = call ptr @PyObject_Type(ptr %0) #9
  call void @Py_DecRef(ptr %3) #9
  %4 = icmp eq ptr %3, %1
  ret i1 %4
}

define linkonce_odr ptr @_ZN10References4keptEP6Object(ptr nonnull align 8 dereferenceable(520) %0, ptr %1) #0 comdat align 2 {
  %.not = icmp eq ptr %1, null
  br i1 %.not, label %9, label %3

3:
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %5 = load i32, ptr %0, align 8, !tbaa !176
  %6 = add i32 %5, 1
  store i32 %6, ptr %0, align 8, !tbaa !176
  %7 = zext i32 %5 to i64
  %8 = getelementptr inbounds nuw ptr, ptr %4, i64 %7
  store ptr %1, ptr %8, align 8, !tbaa !61
  br label %9

9:
  ret ptr %1
}

declare ptr @PyObject_Type(ptr) #3

define internal zeroext i1 @_ZL12take_integerRK9ParameterP6ObjectPc(ptr nonnull align 4 dereferenceable(20) %0, ptr %1, ptr %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  store i32 0, ptr %4, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %6 = call i64 @PyLong_AsLongLongAndOverflow(ptr %1, ptr nonnull %4) #9
  store i64 %6, ptr %5, align 8, !tbaa !115
  %7 = load i32, ptr %4, align 4, !tbaa !3
  %.not = icmp eq i32 %7, 0
  br i1 %.not, label %8, label %26

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %10 = load i32, ptr %9, align 4, !tbaa !201
  %11 = icmp ult i32 %10, 64
  br i1 %11, label %12, label %18

12:
  %13 = add i32 %10, -1
  %14 = zext nneg i32 %13 to i64
  %.neg = shl nsw i64 -1, %14
  %15 = icmp sge i64 %6, %.neg
  %16 = zext nneg i32 %10 to i64
  %17 = shl nuw i64 1, %16
  %.not12 = icmp slt i64 %6, %17
  %or.cond = select i1 %15, i1 %.not12, i1 false
  br i1 %or.cond, label %18, label %26

18:
  %19 = icmp eq i32 %10, 1
  br i1 %19, label %20, label %22

20:
  %21 = and i64 %6, 1
  store i64 %21, ptr %5, align 8, !tbaa !115
  br label %22

22:
  %23 = call i32 @llvm.umax.i32(i32 %10, i32 9)
  %24 = lshr i32 %23, 3
  %25 = zext nneg i32 %24 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %2, ptr nonnull align 8 %5, i64 %25, i1 false)
  br label %26

26:
  %.0 = phi i1 [ true, %22 ], [ false, %3 ], [ false, %12 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  ret i1 %.0
}

define internal zeroext i1 @_ZL9take_realRK9ParameterP6ObjectPc(ptr nonnull align 4 dereferenceable(20) %0, ptr %1, ptr %2) #0 {
  %4 = call double @PyFloat_AsDouble(ptr %1) #9
  %5 = call ptr @PyErr_Occurred() #9
  %.not = icmp eq ptr %5, null
  br i1 %.not, label %6, label %15

6:
  %7 = load i32, ptr %0, align 4, !tbaa !195
  %8 = icmp eq i32 %7, 2
  br i1 %8, label %9, label %10

9:
  store double %4, ptr %2, align 1
  br label %15

10:
  %11 = call double @llvm.fabs.f64(double %4)
  %12 = fcmp ueq double %11, 0x7FF0000000000000
  %or.cond = fcmp olt double %11, 0x47EFFFFFF0000000
  %or.cond10 = or i1 %12, %or.cond
  br i1 %or.cond10, label %13, label %15

13:
  %14 = fptrunc double %4 to float
  store float %14, ptr %2, align 1
  br label %15

15:
  %.0 = phi i1 [ false, %3 ], [ true, %9 ], [ true, %13 ], [ false, %10 ]
  ret i1 %.0
}

declare double @PyFloat_AsDouble(ptr) #3

declare ptr @PyErr_Occurred() #3

declare i1 @llvm.is.fpclass.f64(double, i32 immarg) #6

define internal ptr @_ZL9direct_ofPK6QueuesPK5PlaceP6ObjectS6_Pv(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) #0 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %7 = load ptr, ptr %6, align 8, !tbaa !202
  %8 = call zeroext i1 @_ZL4is_aP6ObjectPKS_(ptr %2, ptr %7) #7
  br i1 %8, label %9, label %13

9:
  %10 = call ptr @_ZL13recent_directPK6QueuesPK5PlaceP6ObjectS6_Pv(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) #7
  %.not = icmp eq ptr %10, null
  br i1 %.not, label %11, label %13

11:
  %12 = call ptr @_ZL12found_directPK6QueuesPK5PlaceP6ObjectS6_Pv(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) #7
  br label %13

13:
  %.0 = phi ptr [ null, %5 ], [ %12, %11 ], [ %10, %9 ]
  ret ptr %.0
}

declare ptr @PyCFunction_GetSelf(ptr) #3

define internal zeroext i1 @_ZL9is_partedPK6QueuesPK9KnownLinePK6KernelP6ObjectS9_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) #0 {
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 72
  %7 = load i32, ptr %6, align 8, !tbaa !68
  %.not = icmp eq i32 %7, 0
  br i1 %.not, label %20, label %8

8:
  %9 = load ptr, ptr %1, align 8, !tbaa !89
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 40
  %11 = load i64, ptr %10, align 8, !tbaa !97
  %12 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %13 = load i64, ptr %12, align 8, !tbaa !75
  %.not14 = icmp eq i64 %11, %13
  br i1 %.not14, label %20, label %14

14:
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %16 = load ptr, ptr %15, align 8, !tbaa !203
  %17 = call ptr @PyObject_Vectorcall(ptr %16, ptr null, i64 0, ptr null) #9
  %.not15 = icmp eq ptr %17, null
  br i1 %.not15, label %19, label %18

18:
  call void @Py_DecRef(ptr nonnull %17) #9
  br label %19

19:
  switch i1 %.not15, label %27 [
    i1 false, label %20
    i1 true, label %26
  ]

20:
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %22 = call ptr @_ZNK6Member2ofEP6Object(ptr nonnull align 8 dereferenceable(32) %21, ptr %3) #7
  %.not16 = icmp eq ptr %22, null
  br i1 %.not16, label %24, label %23

23:
  call void @Py_DecRef(ptr nonnull %22) #9
  br label %24

24:
  %25 = icmp eq ptr %22, %4
  br label %26

26:
  %.1 = phi i1 [ %25, %24 ], [ false, %19 ]
  ret i1 %.1

27:
  unreachable
}

define internal ptr @_ZL13recent_directPK6QueuesPK5PlaceP6ObjectS6_Pv(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) #0 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %7 = call ptr @_ZNK6Member2ofEP6Object(ptr nonnull align 8 dereferenceable(32) %6, ptr %2) #7
  %.not = icmp eq ptr %7, null
  br i1 %.not, label %29, label %8

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %10 = load ptr, ptr %9, align 8, !tbaa !79
  %.not19 = icmp eq ptr %7, %10
  br i1 %.not19, label %28, label %11

11:
  %12 = call ptr @PyTuple_GetItem(ptr nonnull %7, i64 0) #9
  %13 = icmp eq ptr %12, %3
  br i1 %13, label %14, label %28

14:
  %15 = call ptr @PyTuple_GetItem(ptr nonnull %7, i64 1) #9
  %16 = load ptr, ptr %1, align 8, !tbaa !204
  %17 = icmp eq ptr %15, %16
  br i1 %17, label %18, label %28

18:
  %19 = call ptr @PyTuple_GetItem(ptr nonnull %7, i64 2) #9
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %21 = load ptr, ptr %20, align 8, !tbaa !205
  %22 = icmp eq ptr %19, %21
  br i1 %22, label %23, label %28

23:
  %24 = call ptr @PyTuple_GetItem(ptr nonnull %7, i64 3) #9
  %25 = call ptr @PyCFunction_GetFunction(ptr %24) #9
  %26 = icmp eq ptr %25, %4
  br i1 %26, label %27, label %28

27:
  call void @Py_IncRef(ptr %24) #9
  br label %28

28:
  %.0 = phi ptr [ null, %8 ], [ null, %18 ], [ null, %14 ], [ null, %11 ], [ %24, %27 ], [ null, %23 ]
  call void @Py_DecRef(ptr nonnull %7) #9
  br label %29

29:
  %.018 = phi ptr [ %.0, %28 ], [ null, %5 ]
  ret ptr %.018
}

define internal ptr @_ZL12found_directPK6QueuesPK5PlaceP6ObjectS6_Pv(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) #0 {
  %6 = alloca %struct.References, align 8
  %7 = call zeroext i1 @_ZL8is_plainPK6QueuesP6Object(ptr %0, ptr %3) #7
  br i1 %7, label %8, label %27

8:
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #8
  call void @_ZN10ReferencesC2Ev(ptr nonnull align 8 dereferenceable(520) %6) #9
  %9 = call ptr @_ZL5keyedPK5PlaceP6Objectj(ptr %1, ptr %3, i32 3) #7
  %10 = call ptr @_ZN10References4keptEP6Object(ptr nonnull align 8 dereferenceable(520) %6, ptr %9) #7
  %11 = call ptr @_ZL5keyedPK5PlaceP6Objectj(ptr %1, ptr %3, i32 4) #7
  %12 = call ptr @_ZN10References4keptEP6Object(ptr nonnull align 8 dereferenceable(520) %6, ptr %11) #7
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %14 = call ptr @_ZN10References9attributeEP6ObjectRK6Member(ptr nonnull align 8 dereferenceable(520) %6, ptr %2, ptr nonnull align 8 dereferenceable(32) %13) #7
  %15 = icmp ne ptr %10, null
  %16 = icmp ne ptr %12, null
  %or.cond = and i1 %15, %16
  %17 = icmp ne ptr %14, null
  %or.cond26 = and i1 %or.cond, %17
  br i1 %or.cond26, label %18, label %20

18:
  %19 = call ptr @PyDict_GetItemWithError(ptr nonnull %14, ptr nonnull %10) #9
  br label %20

20:
  %21 = phi ptr [ %19, %18 ], [ null, %8 ]
  %22 = call zeroext i1 @_ZL9is_launchPK6QueuesP6ObjectPv(ptr %0, ptr %21, ptr %4) #7
  br i1 %22, label %23, label %26

23:
  call void @Py_IncRef(ptr %21) #9
  call void @_ZL8set_itemP6ObjectjS0_PFiS0_xS0_E(ptr %12, i32 3, ptr %21, ptr nonnull @PyTuple_SetItem) #7
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %25 = call ptr @_ZN10References9attributeEP6ObjectRK6Member(ptr nonnull align 8 dereferenceable(520) %6, ptr %2, ptr nonnull align 8 dereferenceable(32) %24) #7
  call void @_ZNK6Member3putEP6ObjectS1_(ptr nonnull align 8 dereferenceable(32) %24, ptr %2, ptr %12) #7
  br label %26

26:
  %.1 = phi ptr [ %21, %23 ], [ null, %20 ]
  call void @_ZN10ReferencesD2Ev(ptr nonnull align 8 dereferenceable(520) %6) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #8
  br label %27

27:
  %.0 = phi ptr [ %.1, %26 ], [ null, %5 ]
  ret ptr %.0
}

declare ptr @PyCFunction_GetFunction(ptr) #3

define internal zeroext i1 @_ZL8is_plainPK6QueuesP6Object(ptr %0, ptr %1) #0 {
  %3 = load ptr, ptr %0, align 8, !tbaa !206
  %4 = call zeroext i1 @_ZL4is_aP6ObjectPKS_(ptr %1, ptr %3) #7
  br i1 %4, label %26, label %5

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load ptr, ptr %6, align 8, !tbaa !207
  %8 = call zeroext i1 @_ZL4is_aP6ObjectPKS_(ptr %1, ptr %7) #7
  br i1 %8, label %26, label %9

9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %11 = load ptr, ptr %10, align 8, !tbaa !208
  %12 = call zeroext i1 @_ZL4is_aP6ObjectPKS_(ptr %1, ptr %11) #7
  br i1 %12, label %26, label %13

13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %15 = load ptr, ptr %14, align 8, !tbaa !209
  %16 = call zeroext i1 @_ZL4is_aP6ObjectPKS_(ptr %1, ptr %15) #7
  br i1 %16, label %17, label %26

17:
  %18 = call i64 @PyTuple_Size(ptr %1) #9
  br label %19

19:
  %.015 = phi i64 [ %18, %17 ], [ %22, %21 ]
  %20 = icmp slt i64 %.015, 1
  br i1 %20, label %26, label %21

21:
  %22 = add nsw i64 %.015, -1
  %23 = call ptr @PyTuple_GetItem(ptr %1, i64 %22) #9
  %24 = load ptr, ptr %0, align 8, !tbaa !206
  %25 = call zeroext i1 @_ZL4is_aP6ObjectPKS_(ptr %23, ptr %24) #7
  br i1 %25, label %19, label %26, !llvm.loop !210

26:
  %.016 = phi i1 [ true, %2 ], [ true, %5 ], [ false, %13 ], [ true, %9 ], [ %20, %21 ], [ %20, %19 ]
  ret i1 %.016
}

define internal ptr @_ZL5keyedPK5PlaceP6Objectj(ptr %0, ptr %1, i32 %2) #0 {
  %4 = alloca [3 x ptr], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  store ptr %1, ptr %4, align 8, !tbaa !61
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %6 = load ptr, ptr %0, align 8, !tbaa !204
  store ptr %6, ptr %5, align 8, !tbaa !61
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %9 = load ptr, ptr %8, align 8, !tbaa !205
  store ptr %9, ptr %7, align 8, !tbaa !61
  %10 = zext i32 %2 to i64
  %11 = call ptr @PyTuple_New(i64 %10) #9
  br label %12

12:
  %.0 = phi i32 [ 0, %3 ], [ %19, %15 ]
  %13 = icmp ne ptr %11, null
  %14 = icmp samesign ult i32 %.0, 3
  %spec.select = select i1 %13, i1 %14, i1 false
  br i1 %spec.select, label %15, label %20

15:
  %16 = zext nneg i32 %.0 to i64
  %17 = getelementptr inbounds nuw ptr, ptr %4, i64 %16
  %18 = load ptr, ptr %17, align 8, !tbaa !61
  call void @_ZL8set_itemP6ObjectjS0_PFiS0_xS0_E(ptr nonnull %11, i32 %.0, ptr %18, ptr nonnull @PyTuple_SetItem) #7
  %19 = add nuw nsw i32 %.0, 1
  br label %12, !llvm.loop !211

20:
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  ret ptr %11
}

declare ptr @PyDict_GetItemWithError(ptr, ptr) #3

define internal zeroext i1 @_ZL9is_launchPK6QueuesP6ObjectPv(ptr %0, ptr %1, ptr %2) #0 {
  %.not = icmp eq ptr %1, null
  br i1 %.not, label %11, label %4

4:
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %6 = load ptr, ptr %5, align 8, !tbaa !102
  %7 = call zeroext i1 @_ZL4is_aP6ObjectPKS_(ptr nonnull %1, ptr %6) #7
  br i1 %7, label %8, label %11

8:
  %9 = call ptr @PyCFunction_GetFunction(ptr nonnull %1) #9
  %10 = icmp eq ptr %9, %2
  br label %11

11:
  %12 = phi i1 [ false, %4 ], [ false, %3 ], [ %10, %8 ]
  ret i1 %12
}

define linkonce_odr void @_ZNK6Member3putEP6ObjectS1_(ptr nonnull align 8 dereferenceable(32) %0, ptr %1, ptr %2) #0 comdat align 2 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %5 = load ptr, ptr %4, align 8, !tbaa !212
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = load ptr, ptr %6, align 8, !tbaa !94
  %8 = call i32 %5(ptr %7, ptr %1, ptr %2) #9
  ret void
}

declare ptr @PyObject_Vectorcall(ptr, ptr, i64, ptr) #3

define internal ptr @_ZL9new_eventPK6QueuesP6Object(ptr %0, ptr %1) #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %4 = load ptr, ptr %3, align 8, !tbaa !213
  %5 = call ptr @PyType_GenericAlloc(ptr %4, i64 0) #9
  %.not = icmp eq ptr %5, null
  br i1 %.not, label %8, label %6

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 184
  call void @_ZNK6Member3putEP6ObjectS1_(ptr nonnull align 8 dereferenceable(32) %7, ptr nonnull %5, ptr %1) #7
  br label %8

8:
  ret ptr %5
}

declare i32 @PyList_SetItem(ptr, i64, ptr) #3

declare ptr @PyType_GenericAlloc(ptr, i64) #3

define internal zeroext i1 @_ZL10is_at_restP6ObjectS0_(ptr %0, ptr %1) #0 {
  %3 = call ptr @PyObject_GetAttr(ptr %0, ptr %1) #9
  %.not = icmp eq ptr %3, null
  br i1 %.not, label %7, label %4

4:
  %5 = call i32 @PyObject_IsTrue(ptr nonnull %3) #9
  %6 = icmp ne i32 %5, 0
  br label %7

7:
  %8 = phi i1 [ false, %2 ], [ %6, %4 ]
  call void @_ZL7releaseP6Object(ptr %3) #7
  ret i1 %8
}

define internal zeroext i1 @_ZL16is_of_next_groupPK7Numbersm(ptr %0, i64 %1) #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %4 = load i64, ptr %3, align 8, !tbaa !153
  %5 = icmp eq i64 %1, %4
  br i1 %5, label %14, label %6

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %8 = load ptr, ptr %7, align 8, !tbaa !154
  %9 = getelementptr %struct.Target, ptr %8, i64 %1
  %10 = load ptr, ptr %9, align 8, !tbaa !214
  %11 = getelementptr i8, ptr %9, i64 -40
  %12 = load ptr, ptr %11, align 8, !tbaa !214
  %13 = icmp ne ptr %10, %12
  br label %14

14:
  %15 = phi i1 [ true, %2 ], [ %13, %6 ]
  ret i1 %15
}

define internal zeroext i1 @_ZL11find_changePK7NumbersPK6TargetmP6ObjectP6Change(ptr %0, ptr %1, i64 %2, ptr %3, ptr %4) #0 {
  %6 = alloca %struct.References, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #8
  call void @_ZN10ReferencesC2Ev(ptr nonnull align 8 dereferenceable(520) %6) #9
  %7 = load ptr, ptr %1, align 8, !tbaa !214
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %9 = load ptr, ptr %8, align 8, !tbaa !216
  %10 = call ptr @PyObject_GetAttr(ptr %7, ptr %9) #9
  store ptr %10, ptr %4, align 8, !tbaa !156
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %12 = load ptr, ptr %11, align 8, !tbaa !61
  %13 = call ptr @_ZN10References9attributeEP6ObjectS1_(ptr nonnull align 8 dereferenceable(520) %6, ptr %10, ptr %12) #7
  %.not = icmp eq ptr %13, null
  br i1 %.not, label %45, label %14

14:
  %15 = call ptr @PyTuple_GetItem(ptr nonnull %13, i64 0) #9
  %16 = call i64 @PyBytes_Size(ptr %15) #9
  %17 = call ptr @PyBytes_FromStringAndSize(ptr null, i64 %16) #9
  %18 = call ptr @_ZN10References4keptEP6Object(ptr nonnull align 8 dereferenceable(520) %6, ptr %17) #7
  %.not36 = icmp eq ptr %18, null
  br i1 %.not36, label %45, label %19

19:
  %20 = call ptr @PyBytes_AsString(ptr nonnull %18) #9
  %21 = call ptr @PyBytes_AsString(ptr %15) #9
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %20, ptr align 1 %21, i64 %16, i1 false)
  br label %22

22:
  %.034 = phi i64 [ 0, %19 ], [ %33, %32 ]
  %.not37 = icmp ult i64 %.034, %2
  br i1 %.not37, label %23, label %.critedge

23:
  %24 = load ptr, ptr %0, align 8, !tbaa !217
  %25 = getelementptr inbounds nuw %struct.Target, ptr %1, i64 %.034
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 16
  %27 = getelementptr inbounds nuw i8, ptr %25, i64 24
  %28 = load i32, ptr %27, align 8, !tbaa !218
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds nuw i8, ptr %20, i64 %29
  %31 = call zeroext i1 @_ZL11take_numberPK5KnownRK9ParameterP6ObjectPc(ptr %24, ptr nonnull align 4 dereferenceable(20) %26, ptr %3, ptr %30) #7
  br i1 %31, label %32, label %34

32:
  %33 = add i64 %.034, 1
  br label %22, !llvm.loop !219

34:
  br i1 %.not37, label %45, label %.critedge

.critedge:
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %36 = load ptr, ptr %35, align 8, !tbaa !220
  %37 = call ptr @_ZL11packed_withP6ObjectS0_S0_(ptr %36, ptr nonnull %13, ptr nonnull %18) #7
  %38 = call ptr @_ZN10References4keptEP6Object(ptr nonnull align 8 dereferenceable(520) %6, ptr %37) #7
  %.not38 = icmp eq ptr %38, null
  br i1 %.not38, label %41, label %39

39:
  %40 = call ptr @_ZL12command_withPK7NumbersP6ObjectS3_(ptr %0, ptr %10, ptr nonnull %38) #7
  br label %41

41:
  %42 = phi ptr [ %40, %39 ], [ null, %.critedge ]
  %43 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr %42, ptr %43, align 8, !tbaa !158
  %44 = icmp ne ptr %42, null
  br label %45

45:
  %.0 = phi i1 [ false, %5 ], [ false, %14 ], [ false, %34 ], [ %44, %41 ]
  call void @_ZN10ReferencesD2Ev(ptr nonnull align 8 dereferenceable(520) %6) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #8
  ret i1 %.0
}

define internal zeroext i1 @_ZL12is_as_beforePK7NumbersPK6Change(ptr %0, ptr %1) #0 {
  br label %3

3:
  %.018 = phi ptr [ %1, %2 ], [ %.119, %19 ]
  %.017 = phi i64 [ 1, %2 ], [ %20, %19 ]
  %.0 = phi i1 [ undef, %2 ], [ %.2, %19 ]
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %5 = load i64, ptr %4, align 8, !tbaa !153
  %.not = icmp ugt i64 %.017, %5
  br i1 %.not, label %21, label %6

6:
  %7 = call zeroext i1 @_ZL16is_of_next_groupPK7Numbersm(ptr %0, i64 %.017) #7
  br i1 %7, label %8, label %19

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %10 = load ptr, ptr %9, align 8, !tbaa !154
  %11 = getelementptr %struct.Target, ptr %10, i64 %.017
  %12 = getelementptr i8, ptr %11, i64 -40
  %13 = load ptr, ptr %12, align 8, !tbaa !214
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %15 = load ptr, ptr %14, align 8, !tbaa !216
  %16 = call ptr @PyObject_GetAttr(ptr %13, ptr %15) #9
  call void @_ZL7releaseP6Object(ptr %16) #7
  %17 = getelementptr inbounds nuw i8, ptr %.018, i64 16
  %18 = load ptr, ptr %.018, align 8, !tbaa !156
  %.not20 = icmp eq ptr %16, %18
  %not..not20 = xor i1 %.not20, true
  %. = zext i1 %not..not20 to i32
  %..0 = select i1 %.not20, i1 %.0, i1 false
  br i1 %.not20, label %19, label %21

19:
  %.119 = phi ptr [ %.018, %6 ], [ %17, %8 ]
  %.2 = phi i1 [ %.0, %6 ], [ %..0, %8 ]
  %20 = add i64 %.017, 1
  br label %3, !llvm.loop !221

21:
  %.015 = phi i32 [ %., %8 ], [ 2, %3 ]
  %.1 = phi i1 [ %..0, %8 ], [ %.0, %3 ]
  switch i32 %.015, label %29 [
    i32 2, label %22
    i32 1, label %28
  ]

22:
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %24 = load ptr, ptr %23, align 8, !tbaa !149
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %26 = load ptr, ptr %25, align 8, !tbaa !152
  %27 = call zeroext i1 @_ZL10is_at_restP6ObjectS0_(ptr %24, ptr %26) #7
  br label %28

28:
  %.4 = phi i1 [ %27, %22 ], [ %.1, %21 ]
  ret i1 %.4

29:
  unreachable
}

define internal void @_ZL12make_changesPK7NumbersPK6ChangeP6Object(ptr %0, ptr %1, ptr %2) #0 {
  br label %4

4:
  %.015 = phi i64 [ 1, %3 ], [ %26, %21 ]
  %.0 = phi ptr [ %1, %3 ], [ %.1, %21 ]
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %6 = load i64, ptr %5, align 8, !tbaa !153
  %.not = icmp ugt i64 %.015, %6
  br i1 %.not, label %27, label %7

7:
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %9 = load ptr, ptr %8, align 8, !tbaa !154
  %10 = getelementptr %struct.Target, ptr %9, i64 %.015
  %11 = call zeroext i1 @_ZL16is_of_next_groupPK7Numbersm(ptr %0, i64 %.015) #7
  br i1 %11, label %12, label %21

12:
  %13 = getelementptr i8, ptr %10, i64 -40
  %14 = load ptr, ptr %13, align 8, !tbaa !214
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %16 = load ptr, ptr %15, align 8, !tbaa !216
  %17 = getelementptr inbounds nuw i8, ptr %.0, i64 16
  %18 = getelementptr inbounds nuw i8, ptr %.0, i64 8
  %19 = load ptr, ptr %18, align 8, !tbaa !158
  %20 = call i32 @PyObject_SetAttr(ptr %14, ptr %16, ptr %19) #9
  br label %21

21:
  %.1 = phi ptr [ %17, %12 ], [ %.0, %7 ]
  %22 = getelementptr i8, ptr %10, i64 -32
  %23 = load ptr, ptr %22, align 8, !tbaa !222
  %24 = getelementptr i8, ptr %10, i64 -4
  %25 = load i32, ptr %24, align 4, !tbaa !223
  call void @_ZL8set_itemP6ObjectjS0_PFiS0_xS0_E(ptr %23, i32 %25, ptr %2, ptr nonnull @PyList_SetItem) #7
  %26 = add i64 %.015, 1
  br label %4, !llvm.loop !224

27:
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %29 = load ptr, ptr %28, align 8, !tbaa !225
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %31 = load ptr, ptr %30, align 8, !tbaa !226
  %32 = call i32 @PyObject_SetAttr(ptr %29, ptr %31, ptr %2) #9
  ret void
}

define internal void @_ZL7releaseP6Object(ptr %0) #0 {
  %.not = icmp eq ptr %0, null
  br i1 %.not, label %3, label %2

2:
  call void @Py_DecRef(ptr nonnull %0) #9
  br label %3

3:
  ret void
}

declare i32 @PyObject_IsTrue(ptr) #3

define linkonce_odr ptr @_ZN10References9attributeEP6ObjectS1_(ptr nonnull align 8 dereferenceable(520) %0, ptr %1, ptr %2) #0 comdat align 2 {
  %.not = icmp eq ptr %1, null
  br i1 %.not, label %6, label %4

4:
  %5 = call ptr @PyObject_GetAttr(ptr nonnull %1, ptr %2) #9
  br label %6

6:
  %7 = phi ptr [ %5, %4 ], [ null, %3 ]
  %8 = call ptr @_ZN10References4keptEP6Object(ptr nonnull align 8 dereferenceable(520) %0, ptr %7) #7
  ret ptr %8
}

define internal ptr @_ZL11packed_withP6ObjectS0_S0_(ptr %0, ptr %1, ptr %2) #0 {
  %4 = call ptr @PyType_GenericAlloc(ptr %0, i64 3) #9
  br label %5

5:
  %.0 = phi i64 [ 0, %3 ], [ %15, %13 ]
  %6 = icmp ne ptr %4, null
  %7 = icmp samesign ult i64 %.0, 3
  %spec.select = select i1 %6, i1 %7, i1 false
  br i1 %spec.select, label %8, label %16

8:
  %9 = trunc nuw i64 %.0 to i32
  %10 = icmp eq i64 %.0, 0
  br i1 %10, label %13, label %11

11:
  %12 = call ptr @PyTuple_GetItem(ptr %1, i64 %.0) #9
  br label %13

13:
  %14 = phi ptr [ %12, %11 ], [ %2, %8 ]
  call void @_ZL8set_itemP6ObjectjS0_PFiS0_xS0_E(ptr nonnull %4, i32 %9, ptr %14, ptr nonnull @PyTuple_SetItem) #7
  %15 = add nuw nsw i64 %.0, 1
  br label %5, !llvm.loop !227

16:
  ret ptr %4
}

define internal ptr @_ZL12command_withPK7NumbersP6ObjectS3_(ptr %0, ptr %1, ptr %2) #0 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %5 = load ptr, ptr %4, align 8, !tbaa !228
  %6 = call ptr @PyType_GenericAlloc(ptr %5, i64 0) #9
  %.not = icmp eq ptr %6, null
  br i1 %.not, label %11, label %7

7:
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %9 = load ptr, ptr %8, align 8, !tbaa !61
  %10 = call i32 @PyObject_SetAttr(ptr nonnull %6, ptr %9, ptr %2) #9
  br label %11

11:
  br label %12

12:
  %.0 = phi i32 [ 1, %11 ], [ %23, %15 ]
  %13 = icmp ne ptr %6, null
  %14 = icmp samesign ult i32 %.0, 5
  %spec.select = select i1 %13, i1 %14, i1 false
  br i1 %spec.select, label %15, label %24

15:
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %17 = zext nneg i32 %.0 to i64
  %18 = getelementptr inbounds nuw ptr, ptr %16, i64 %17
  %19 = load ptr, ptr %18, align 8, !tbaa !61
  %20 = call ptr @PyObject_GetAttr(ptr %1, ptr %19) #9
  %21 = load ptr, ptr %18, align 8, !tbaa !61
  %22 = call i32 @PyObject_SetAttr(ptr nonnull %6, ptr %21, ptr %20) #9
  call void @Py_DecRef(ptr %20) #9
  %23 = add nuw nsw i32 %.0, 1
  br label %12, !llvm.loop !229

24:
  ret ptr %6
}

declare i32 @PyObject_SetAttr(ptr, ptr, ptr) #3

declare i32 @llvm.umax.i32(i32, i32) #6

declare double @llvm.fabs.f64(double) #6

attributes #0 = { mustprogress nounwind "no-builtins" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { "no-builtins" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { inlinehint mustprogress nounwind "no-builtins" }
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
!14 = !{!9, !9, i64 0}
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.mustprogress"}
!17 = !{!8, !4, i64 60}
!18 = !{!19, !4, i64 24}
!19 = !{!"_ZTS6Config", !5, i64 0, !5, i64 12, !4, i64 24, !9, i64 32, !9, i64 40, !4, i64 48}
!20 = !{!21, !9, i64 0}
!21 = !{!"_ZTS4Line", !9, i64 0, !9, i64 8, !22, i64 16, !22, i64 24, !22, i64 32, !22, i64 40, !22, i64 48, !12, i64 56, !5, i64 64}
!22 = !{!"long long", !5, i64 0}
!23 = !{!19, !9, i64 32}
!24 = !{!19, !9, i64 40}
!25 = !{!19, !4, i64 48}
!26 = distinct !{!26, !16}
!27 = !{!8, !12, i64 32}
!28 = !{!21, !12, i64 56}
!29 = !{!12, !12, i64 0}
!30 = !{!8, !4, i64 44}
!31 = !{!8, !11, i64 24}
!32 = !{i64 0, i64 24, !33, i64 24, i64 24, !33, i64 48, i64 12, !33, i64 60, i64 12, !33, i64 72, i64 12, !33, i64 84, i64 4, !3, i64 88, i64 4, !3, i64 92, i64 4, !3}
!33 = !{!5, !5, i64 0}
!34 = !{!8, !4, i64 64}
!35 = !{!36, !4, i64 88}
!36 = !{!"_ZTS6Launch", !5, i64 0, !5, i64 24, !5, i64 48, !5, i64 60, !5, i64 72, !4, i64 84, !4, i64 88, !4, i64 92}
!37 = !{!36, !4, i64 92}
!38 = distinct !{!38, !16}
!39 = !{!8, !9, i64 0}
!40 = !{!8, !9, i64 8}
!41 = distinct !{!41, !16}
!42 = distinct !{!42, !16}
!43 = !{!44, !22, i64 0}
!44 = !{!"_ZTS4Time", !22, i64 0, !22, i64 8}
!45 = !{!44, !22, i64 8}
!46 = !{!21, !9, i64 8}
!47 = !{!48, !9, i64 56}
!48 = !{!"_ZTS9Transfers", !49, i64 0, !9, i64 24, !9, i64 32, !9, i64 40, !9, i64 48, !9, i64 56, !9, i64 64, !9, i64 72}
!49 = !{!"_ZTS7Context", !9, i64 0, !9, i64 8, !9, i64 16}
!50 = !{!49, !9, i64 0}
!51 = !{!49, !9, i64 8}
!52 = !{!49, !9, i64 16}
!53 = !{!48, !9, i64 48}
!54 = !{!48, !9, i64 24}
!55 = !{!48, !9, i64 40}
!56 = !{!48, !9, i64 32}
!57 = distinct !{!57, !16}
!58 = distinct !{!58, !16}
!59 = !{!48, !9, i64 64}
!60 = !{!48, !9, i64 72}
!61 = !{!62, !62, i64 0}
!62 = !{!"p1 _ZTS6Object", !9, i64 0}
!63 = !{!64, !67, i64 664}
!64 = !{!"_ZTS4Call", !65, i64 0, !67, i64 664}
!65 = !{!"_ZTS5Taken", !66, i64 0, !62, i64 8, !4, i64 16, !4, i64 20, !5, i64 24}
!66 = !{!"p1 _ZTS5Known", !9, i64 0}
!67 = !{!"p1 _ZTS6Kernel", !9, i64 0}
!68 = !{!8, !4, i64 72}
!69 = !{!70, !22, i64 0}
!70 = !{!"_ZTS5Items", !22, i64 0, !5, i64 8}
!71 = distinct !{!71, !16}
!72 = !{!21, !22, i64 16}
!73 = !{!8, !4, i64 68}
!74 = !{!21, !22, i64 32}
!75 = !{!21, !22, i64 24}
!76 = !{!21, !22, i64 48}
!77 = !{!78, !78, i64 0}
!78 = !{!"p1 _ZTS6Queues", !9, i64 0}
!79 = !{!80, !62, i64 56}
!80 = !{!"_ZTS6Queues", !62, i64 0, !62, i64 8, !62, i64 16, !62, i64 24, !62, i64 32, !62, i64 40, !62, i64 48, !62, i64 56, !62, i64 64, !62, i64 72, !62, i64 80, !81, i64 88, !81, i64 120, !81, i64 152, !81, i64 184, !81, i64 216, !81, i64 248}
!81 = !{!"_ZTS6Member", !62, i64 0, !62, i64 8, !9, i64 16, !9, i64 24}
!82 = !{!83, !84, i64 0}
!83 = !{!"_ZTS5Queue", !84, i64 0, !85, i64 8}
!84 = !{!"p1 _ZTS5Lines", !9, i64 0}
!85 = !{!"_ZTS5Place", !62, i64 0, !62, i64 8}
!86 = !{!87, !4, i64 8}
!87 = !{!"_ZTS5Lines", !4, i64 0, !4, i64 4, !4, i64 8, !4, i64 12, !5, i64 16}
!88 = !{!87, !4, i64 0}
!89 = !{!90, !91, i64 0}
!90 = !{!"_ZTS9KnownLine", !91, i64 0, !62, i64 8, !62, i64 16}
!91 = !{!"p1 _ZTS4Line", !9, i64 0}
!92 = !{!80, !62, i64 72}
!93 = !{!81, !9, i64 16}
!94 = !{!81, !62, i64 8}
!95 = !{!81, !62, i64 0}
!96 = !{!87, !4, i64 4}
!97 = !{!21, !22, i64 40}
!98 = !{!90, !62, i64 8}
!99 = !{!80, !62, i64 64}
!100 = !{!80, !62, i64 88}
!101 = !{!80, !62, i64 80}
!102 = !{!80, !62, i64 40}
!103 = !{!104, !4, i64 48}
!104 = !{!"_ZTS5Graph", !9, i64 0, !9, i64 8, !62, i64 16, !62, i64 24, !62, i64 32, !12, i64 40, !4, i64 48, !4, i64 52}
!105 = !{!104, !62, i64 16}
!106 = !{!83, !62, i64 8}
!107 = !{!104, !62, i64 24}
!108 = !{!83, !62, i64 16}
!109 = !{!104, !12, i64 40}
!110 = !{!104, !9, i64 0}
!111 = !{!104, !9, i64 8}
!112 = !{!104, !62, i64 32}
!113 = !{!114, !22, i64 0}
!114 = !{!"_ZTS5Found", !22, i64 0, !22, i64 8, !22, i64 16, !22, i64 24}
!115 = !{!22, !22, i64 0}
!116 = !{!114, !22, i64 8}
!117 = !{!114, !22, i64 16}
!118 = !{!114, !22, i64 24}
!119 = distinct !{!119, !16}
!120 = !{!121, !9, i64 0}
!121 = !{!"_ZTS6Finder", !9, i64 0, !9, i64 8, !9, i64 16, !9, i64 24, !9, i64 32}
!122 = !{!121, !9, i64 32}
!123 = !{!121, !9, i64 16}
!124 = !{!121, !9, i64 24}
!125 = !{!121, !9, i64 8}
!126 = distinct !{!126, !16}
!127 = distinct !{!127, !16}
!128 = !{!129, !9, i64 0}
!129 = !{!"_ZTS6Loader", !9, i64 0, !9, i64 8, !9, i64 16, !9, i64 24}
!130 = !{!129, !9, i64 24}
!131 = !{!129, !9, i64 16}
!132 = !{!129, !9, i64 8}
!133 = !{!134, !62, i64 0}
!134 = !{!"_ZTS5Known", !62, i64 0, !62, i64 8, !62, i64 16, !62, i64 24, !81, i64 32, !81, i64 64}
!135 = !{!65, !66, i64 0}
!136 = !{!65, !62, i64 8}
!137 = !{!65, !4, i64 16}
!138 = !{!65, !4, i64 20}
!139 = !{!140, !10, i64 688}
!140 = !{!"_ZTS9WholeCall", !64, i64 0, !8, i64 672, !141, i64 752}
!141 = !{!"_ZTS16MethodDefinition", !142, i64 0, !9, i64 8, !4, i64 16, !142, i64 24}
!142 = !{!"p1 omnipotent char", !9, i64 0}
!143 = !{!140, !11, i64 696}
!144 = !{!140, !67, i64 664}
!145 = !{!142, !142, i64 0}
!146 = distinct !{!146, !16}
!147 = !{!148, !9, i64 0}
!148 = !{!"_ZTS8Function", !9, i64 0}
!149 = !{!150, !62, i64 88}
!150 = !{!"_ZTS7Numbers", !66, i64 0, !62, i64 8, !62, i64 16, !62, i64 24, !62, i64 32, !62, i64 40, !5, i64 48, !62, i64 88, !62, i64 96, !151, i64 104, !12, i64 112}
!151 = !{!"p1 _ZTS6Target", !9, i64 0}
!152 = !{!150, !62, i64 32}
!153 = !{!150, !12, i64 112}
!154 = !{!150, !151, i64 104}
!155 = distinct !{!155, !16}
!156 = !{!157, !62, i64 0}
!157 = !{!"_ZTS6Change", !62, i64 0, !62, i64 8}
!158 = !{!157, !62, i64 8}
!159 = distinct !{!159, !16}
!160 = !{!161, !163, i64 104}
!161 = !{!"_ZTS11KernelNodes", !162, i64 0, !49, i64 72, !9, i64 96, !163, i64 104, !164, i64 112, !12, i64 120}
!162 = !{!"_ZTS11GraphKernel", !62, i64 0, !62, i64 8, !62, i64 16, !62, i64 24, !62, i64 32, !62, i64 40, !62, i64 48, !22, i64 56, !22, i64 64}
!163 = !{!"p1 _ZTS5Graph", !9, i64 0}
!164 = !{!"p1 _ZTS9GraphNode", !9, i64 0}
!165 = !{!104, !4, i64 52}
!166 = !{!161, !12, i64 120}
!167 = !{!161, !164, i64 112}
!168 = !{!169, !142, i64 16}
!169 = !{!"_ZTS9GraphNode", !9, i64 0, !9, i64 8, !142, i64 16}
!170 = !{!161, !22, i64 64}
!171 = distinct !{!171, !16}
!172 = !{!161, !9, i64 96}
!173 = !{!169, !9, i64 0}
!174 = !{!169, !9, i64 8}
!175 = distinct !{!175, !16}
!176 = !{!177, !4, i64 0}
!177 = !{!"_ZTS10References", !4, i64 0, !5, i64 8}
!178 = !{!162, !62, i64 40}
!179 = !{!162, !62, i64 8}
!180 = !{!162, !62, i64 32}
!181 = !{!162, !62, i64 16}
!182 = !{!162, !62, i64 24}
!183 = !{!162, !62, i64 48}
!184 = !{!162, !62, i64 0}
!185 = !{!162, !22, i64 56}
!186 = !{!162, !22, i64 64}
!187 = distinct !{!187, !16}
!188 = !{!189, !91, i64 0}
!189 = !{!"_ZTS6Waiter", !91, i64 0, !22, i64 8}
!190 = !{!189, !22, i64 8}
!191 = !{!192, !4, i64 8}
!192 = !{!"_ZTS9Parameter", !193, i64 0, !4, i64 4, !4, i64 8, !4, i64 12, !4, i64 16}
!193 = !{!"_ZTS4Kind", !5, i64 0}
!194 = distinct !{!194, !16}
!195 = !{!192, !193, i64 0}
!196 = !{!134, !62, i64 24}
!197 = !{!192, !4, i64 16}
!198 = !{!192, !4, i64 12}
!199 = !{!134, !62, i64 8}
!200 = !{!134, !62, i64 16}
!201 = !{!192, !4, i64 4}
!202 = !{!80, !62, i64 32}
!203 = !{!90, !62, i64 16}
!204 = !{!85, !62, i64 0}
!205 = !{!85, !62, i64 8}
!206 = !{!80, !62, i64 0}
!207 = !{!80, !62, i64 16}
!208 = !{!80, !62, i64 24}
!209 = !{!80, !62, i64 8}
!210 = distinct !{!210, !16}
!211 = distinct !{!211, !16}
!212 = !{!81, !9, i64 24}
!213 = !{!80, !62, i64 48}
!214 = !{!215, !62, i64 0}
!215 = !{!"_ZTS6Target", !62, i64 0, !62, i64 8, !192, i64 16, !4, i64 36}
!216 = !{!150, !62, i64 24}
!217 = !{!150, !66, i64 0}
!218 = !{!215, !4, i64 24}
!219 = distinct !{!219, !16}
!220 = !{!150, !62, i64 16}
!221 = distinct !{!221, !16}
!222 = !{!215, !62, i64 8}
!223 = !{!215, !4, i64 36}
!224 = distinct !{!224, !16}
!225 = !{!150, !62, i64 96}
!226 = !{!150, !62, i64 40}
!227 = distinct !{!227, !16}
!228 = !{!150, !62, i64 8}
!229 = distinct !{!229, !16}
