source_filename = "runner.cpp"

%struct.Action = type { ptr, [16 x i64], i32, ptr }
%struct.References = type { i32, [64 x ptr] }
%struct.Items = type { i64, [32 x ptr] }
%struct.Parameter = type { i32, i32, i32, i32, i32 }
%struct.Unlocked = type { %struct.Running, ptr }
%struct.Running = type { i64, ptr, i64, i32, ptr }
%struct.KernelApart = type { %struct.Apart, ptr, ptr, ptr, i64, ptr }
%struct.Apart = type { ptr, ptr }
%struct.Launch = type { [3 x i64], [3 x i64], [3 x i64], [3 x i64], i64, i64, i64, i64, i64, i64 }
%struct.Kernel = type { ptr, i64, i64, ptr, %struct.Launch, %struct.Launch }
%struct.ReplayApart = type <{ %struct.Apart, ptr, i32, [4 x i8] }>
%struct.Change = type { ptr, ptr }
%struct.Target = type { ptr, ptr, %struct.Parameter, i32 }
%struct.Node = type { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, [8 x i8] }
%struct.Slot = type { ptr, i32, i32, i32, [44 x i8] }
%struct.Graph = type { ptr, ptr, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, ptr, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, [40 x i8], i32, [60 x i8], i32, [60 x i8], i32, [60 x i8], i32, [60 x i8], %struct.Opaque }
%struct.Opaque = type { [64 x i8] }
%struct.HandlerStack = type { [65536 x i8], %struct.SignalStack }
%struct.SignalStack = type { ptr, i32, i64 }
%struct.Time = type { i64, i64 }
%struct.Piece = type { ptr, ptr, i64 }
%struct.Range = type { [3 x i64], [3 x i64], [3 x i64], i64, i64 }
%struct.Named = type { i32, i32, i32 }
%struct.Share = type { i64, i64, [48 x i8] }
%struct.Worker = type { ptr, i32 }

$_ZNK6Member2ofEP6Object = comdat any

$_ZN10ReferencesC2Ev = comdat any

$_ZN5ItemsC2EP6Object = comdat any

$_ZN10ReferencesD2Ev = comdat any

$_ZN8UnlockedD2Ev = comdat any

$_ZN10References4keptEP6Object = comdat any

$_ZN10References9attributeEP6ObjectRK6Member = comdat any

$_ZNK6Member3putEP6ObjectS1_ = comdat any

$_ZN10References9attributeEP6ObjectS1_ = comdat any

$_ZN12HandlerStackC2Ev = comdat any

$_ZN12HandlerStackD2Ev = comdat any

@_ZL6queues = internal global ptr null, align 8
@_ZL8programs = internal global [256 x ptr] zeroinitializer, align 16
@_ZL5codes = internal global [4096 x ptr] zeroinitializer, align 16
@_ZL6stacks = internal global [64 x ptr] zeroinitializer, align 16
@constinit = private constant [3 x i64] [i64 1, i64 1, i64 1], align 8
@constinit.1 = private constant [3 x i64] [i64 1, i64 1, i64 1], align 8
@_ZZL9take_realRK9ParameterP6ObjectPcE5LIMIT = internal constant double 0x47EFFFFFF0000000, align 8
@_ZL12is_installed = internal global i8 0, align 1
@_ZL6FAULTS = internal constant [6 x i32] [i32 4, i32 5, i32 6, i32 7, i32 8, i32 11], align 16
@__const._ZL7installv.action = private unnamed_addr constant %struct.Action { ptr @_ZL8at_faultiP4InfoPv, [16 x i64] zeroinitializer, i32 134217732, ptr null }, align 8
@_ZL6before = internal global [12 x %struct.Action] zeroinitializer, align 16
@_ZL10is_telling = internal global i8 0, align 1
@_ZL4line = internal global [4096 x i8] zeroinitializer, align 16
@.str = private unnamed_addr constant [9 x i8] c"syclrt: \00", align 1
@.str.2 = private unnamed_addr constant [3 x i8] c": \00", align 1
@.str.3 = private unnamed_addr constant [2 x i8] c"\0A\00", align 1
@.str.4 = private unnamed_addr constant [53 x i8] c"division by zero, or with a result that is too large\00", align 1
@.str.5 = private unnamed_addr constant [21 x i8] c"arithmetic exception\00", align 1
@.str.6 = private unnamed_addr constant [66 x i8] c"trap: code that must not be reached, or is none of this processor\00", align 1
@.str.7 = private unnamed_addr constant [10 x i8] c"bus error\00", align 1
@.str.8 = private unnamed_addr constant [19 x i8] c"segmentation fault\00", align 1
@.str.9 = private unnamed_addr constant [28 x i8] c" at an address of no memory\00", align 1
@.str.10 = private unnamed_addr constant [75 x i8] c", which it may not use: a null or freed pointer, or an index out of bounds\00", align 1
@.str.11 = private unnamed_addr constant [15 x i8] c" at address 0x\00", align 1
@.str.12 = private unnamed_addr constant [17 x i8] c"0123456789abcdef\00", align 1
@_ZZL12note_for_anyP8AnyRangeRK6LaunchxE5FEWER = internal constant i64 4, align 8
@_ZZL12start_threadPmPFPvS0_ES0_E6faults = internal constant [6 x i32] [i32 4, i32 5, i32 6, i32 7, i32 8, i32 11], align 16

@_ZN8UnlockedC1EPK4Pool = unnamed_addr alias void (ptr, ptr), ptr @_ZN8UnlockedC2EPK4Pool

define void @_ZN8UnlockedC2EPK4Pool(ptr nonnull align 8 dereferenceable(48) %0, ptr %1) unnamed_addr #0 align 2 {
  call void @llvm.memset.p0.i64(ptr nonnull align 8 dereferenceable(40) %0, i8 0, i64 40, i1 false)
  %3 = call i64 @pthread_self() #7
  store i64 %3, ptr %0, align 8, !tbaa !7
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %5 = call ptr @PyEval_SaveThread() #7
  store ptr %5, ptr %4, align 8, !tbaa !13
  %6 = load i64, ptr %0, align 8, !tbaa !7
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 248
  %8 = load i64, ptr %7, align 8, !tbaa !15
  %9 = icmp eq i64 %6, %8
  %10 = select i1 %9, ptr @_ZL14handle_signalsP7Running, ptr null
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store ptr %10, ptr %11, align 8, !tbaa !20
  ret void
}

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1

declare i64 @pthread_self() #2

declare ptr @PyEval_SaveThread() #2

define internal zeroext i1 @_ZL14handle_signalsP7Running(ptr %0) #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %3 = load ptr, ptr %2, align 8, !tbaa !13
  call void @PyEval_RestoreThread(ptr %3) #7
  %4 = call i32 @PyErr_CheckSignals() #7
  %5 = icmp ne i32 %4, 0
  %6 = call ptr @PyEval_SaveThread() #7
  store ptr %6, ptr %2, align 8, !tbaa !13
  ret i1 %5
}

define void @__native_know_queues(ptr %0) #0 {
  store ptr %0, ptr @_ZL6queues, align 8, !tbaa !21
  ret void
}

define ptr @__native_parallel_for(ptr %0, ptr %1, i64 %2, ptr %3) #0 {
  %5 = alloca ptr, align 8
  %6 = icmp slt i64 %2, 2
  %7 = icmp ne ptr %3, null
  %or.cond = or i1 %6, %7
  br i1 %or.cond, label %23, label %8

8:
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  store ptr null, ptr %5, align 8, !tbaa !23
  %9 = load ptr, ptr @_ZL6queues, align 8, !tbaa !21
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 88
  %11 = call ptr @_ZNK6Member2ofEP6Object(ptr nonnull align 8 dereferenceable(32) %10, ptr %0) #9
  %.not = icmp eq ptr %11, null
  br i1 %.not, label %18, label %12

12:
  %13 = load ptr, ptr @_ZL6queues, align 8, !tbaa !21
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 56
  %15 = load ptr, ptr %14, align 8, !tbaa !25
  %.not18 = icmp eq ptr %11, %15
  br i1 %.not18, label %18, label %16

16:
  %17 = call zeroext i1 @_ZL11is_launchedP6ObjectS0_PKS0_xRS0_(ptr %0, ptr nonnull %11, ptr %1, i64 %2, ptr nonnull align 8 dereferenceable(8) %5) #9
  br label %18

18:
  %19 = phi i1 [ false, %12 ], [ false, %8 ], [ %17, %16 ]
  br i1 %.not, label %21, label %20

20:
  call void @Py_DecRef(ptr nonnull %11) #7
  br label %21

21:
  %22 = load ptr, ptr %5, align 8
  %.017 = select i1 %19, ptr %22, ptr undef
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  br i1 %19, label %28, label %23

23:
  %24 = load ptr, ptr @_ZL6queues, align 8, !tbaa !21
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 72
  %26 = load ptr, ptr %25, align 8, !tbaa !28
  %27 = call ptr @_ZL13gone_long_wayPK6QueuesP6ObjectS3_PKS3_xS3_(ptr %24, ptr %26, ptr %0, ptr %1, i64 %2, ptr %3) #9
  br label %28

28:
  %.1 = phi ptr [ %27, %23 ], [ %.017, %21 ]
  ret ptr %.1
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

define linkonce_odr ptr @_ZNK6Member2ofEP6Object(ptr nonnull align 8 dereferenceable(32) %0, ptr %1) #0 comdat align 2 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %4 = load ptr, ptr %3, align 8, !tbaa !29
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !30
  %7 = call ptr %4(ptr %6, ptr %1, ptr null) #7
  %.not = icmp eq ptr %7, null
  br i1 %.not, label %8, label %11

8:
  call void @PyErr_Clear() #7
  %9 = load ptr, ptr %0, align 8, !tbaa !31
  %10 = call ptr @PyObject_GetAttr(ptr %1, ptr %9) #7
  br label %11

11:
  %.0 = phi ptr [ %10, %8 ], [ %7, %2 ]
  ret ptr %.0
}

define internal zeroext i1 @_ZL11is_launchedP6ObjectS0_PKS0_xRS0_(ptr %0, ptr %1, ptr %2, i64 %3, ptr nonnull align 8 dereferenceable(8) %4) #0 {
  %6 = alloca %struct.References, align 8
  %7 = alloca [256 x i8], align 16
  %8 = call ptr @_ZL10address_inP6Object(ptr %1) #9
  %9 = load ptr, ptr @_ZL6queues, align 8, !tbaa !21
  %10 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %11 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %12 = load ptr, ptr %11, align 8, !tbaa !23
  %13 = load ptr, ptr %2, align 8, !tbaa !23
  %14 = call ptr @_ZL9direct_ofPK6QueuesPK5PlaceP6ObjectS6_Pv(ptr %9, ptr nonnull %10, ptr %12, ptr %13, ptr nonnull @__native_call_kernel) #9
  %.not = icmp eq ptr %14, null
  br i1 %.not, label %15, label %17

15:
  %16 = call zeroext i1 @_ZL19is_launched_for_anyP6ObjectS0_PKS0_xRS0_(ptr %0, ptr %1, ptr nonnull %2, i64 %3, ptr nonnull align 8 dereferenceable(8) %4) #9
  br label %71

17:
  %18 = call ptr @PyCFunction_GetSelf(ptr nonnull %14) #7
  %19 = call ptr @_ZL10address_inP6Object(ptr %18) #9
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 672
  %21 = load ptr, ptr %20, align 8, !tbaa !32
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %23 = load atomic i64, ptr %22 monotonic, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #8
  call void @_ZN10ReferencesC2Ev(ptr nonnull align 8 dereferenceable(520) %6) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #8
  call void @llvm.memset.p0.i64(ptr nonnull align 16 dereferenceable(256) %7, i8 0, i64 256, i1 false)
  %24 = icmp slt i64 %23, 20000000
  br i1 %24, label %25, label %32

25:
  %26 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %27 = add nsw i64 %3, -2
  %28 = call zeroext i1 @_ZL4packPK5TakenPKP6ObjectxPcR10References(ptr %19, ptr nonnull %26, i64 %27, ptr nonnull %7, ptr nonnull align 8 dereferenceable(520) %6) #9
  br i1 %28, label %29, label %32

29:
  %30 = call zeroext i1 @_ZL7is_freePK5QueueP6ObjectS3_(ptr %8, ptr %0, ptr %1) #9
  %31 = zext i1 %30 to i8
  br label %32

32:
  %33 = phi i8 [ 0, %25 ], [ 0, %17 ], [ %31, %29 ]
  %34 = trunc nuw i8 %33 to i1
  br i1 %34, label %35, label %.critedge

35:
  %36 = getelementptr inbounds nuw i8, ptr %19, i64 688
  %37 = load i64, ptr %36, align 8, !tbaa !39
  %38 = icmp slt i64 %23, %37
  br i1 %38, label %39, label %50

39:
  %40 = load i64, ptr %8, align 8, !tbaa !40
  %41 = add nsw i64 %40, 1
  store i64 %41, ptr %8, align 8, !tbaa !40
  call void @_ZL3runPK4CallPc(ptr %19, ptr nonnull %7) #9
  %42 = load i64, ptr %8, align 8, !tbaa !40
  %43 = add nsw i64 %42, -1
  store i64 %43, ptr %8, align 8, !tbaa !40
  %44 = call ptr @PyErr_Occurred() #7
  %.not54 = icmp eq ptr %44, null
  br i1 %.not54, label %45, label %48

45:
  %46 = load ptr, ptr @_ZL6queues, align 8, !tbaa !21
  %47 = call ptr @_ZL9new_eventPK6QueuesP6Object(ptr %46, ptr %0) #9
  br label %48

48:
  %49 = phi ptr [ %47, %45 ], [ null, %39 ]
  store ptr %49, ptr %4, align 8, !tbaa !23
  br label %.critedge

50:
  br i1 %34, label %51, label %.critedge

51:
  %52 = getelementptr inbounds nuw i8, ptr %8, i64 32
  %53 = load ptr, ptr %52, align 8, !tbaa !44
  %54 = getelementptr inbounds nuw i8, ptr %8, i64 40
  %55 = load ptr, ptr %54, align 8, !tbaa !45
  %56 = call ptr @_ZL5laterPK4CallP6ObjectPKcR10ReferencesS3_(ptr %19, ptr %18, ptr nonnull %7, ptr nonnull align 8 dereferenceable(520) %6, ptr %55) #9
  %57 = call ptr @_ZL11later_eventPK5LaterP6ObjectS3_(ptr %53, ptr %0, ptr %56) #9
  store ptr %57, ptr %4, align 8, !tbaa !23
  %.not52 = icmp eq ptr %57, null
  br i1 %.not52, label %61, label %58

58:
  %59 = call zeroext i1 @_ZL7is_freePK5QueueP6ObjectS3_(ptr %8, ptr %0, ptr %1) #9
  %60 = zext i1 %59 to i8
  br label %61

61:
  %62 = phi i8 [ 1, %51 ], [ %60, %58 ]
  %63 = trunc nuw i8 %62 to i1
  %64 = load ptr, ptr %4, align 8
  %65 = icmp ne ptr %64, null
  %or.cond = select i1 %63, i1 %65, i1 false
  br i1 %or.cond, label %66, label %68

66:
  %67 = call ptr @_ZL4leftPK5QueueP6Object(ptr %8, ptr %64) #9
  store ptr %67, ptr %4, align 8, !tbaa !23
  br label %.critedge

68:
  %.not53 = icmp eq ptr %64, null
  br i1 %.not53, label %.critedge, label %69

69:
  call void @Py_DecRef(ptr %64) #7
  br label %.critedge

.critedge:
  %.0 = phi i8 [ %33, %48 ], [ 0, %50 ], [ %62, %68 ], [ %62, %69 ], [ %62, %66 ], [ 0, %32 ]
  call void @Py_DecRef(ptr nonnull %14) #7
  %70 = trunc i8 %.0 to i1
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #8
  call void @_ZN10ReferencesD2Ev(ptr nonnull align 8 dereferenceable(520) %6) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #8
  br label %71

71:
  %.050 = phi i1 [ %70, %.critedge ], [ %16, %15 ]
  ret i1 %.050
}

declare void @Py_DecRef(ptr) #2

declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

define internal ptr @_ZL13gone_long_wayPK6QueuesP6ObjectS3_PKS3_xS3_(ptr %0, ptr %1, ptr %2, ptr %3, i64 %4, ptr %5) #0 {
  %7 = alloca [2 x ptr], align 16
  call void @PyErr_Clear() #7
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #8
  store ptr %1, ptr %7, align 8, !tbaa !23
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr %2, ptr %8, align 8, !tbaa !23
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %10 = load ptr, ptr %9, align 8, !tbaa !46
  %11 = call ptr @PyObject_Vectorcall(ptr %10, ptr nonnull %7, i64 2, ptr null) #7
  %.not = icmp eq ptr %11, null
  br i1 %.not, label %14, label %12

12:
  %13 = call ptr @PyObject_Vectorcall(ptr nonnull %11, ptr %3, i64 %4, ptr %5) #7
  br label %14

14:
  %15 = phi ptr [ %13, %12 ], [ null, %6 ]
  br i1 %.not, label %17, label %16

16:
  call void @Py_DecRef(ptr nonnull %11) #7
  br label %17

17:
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #8
  ret ptr %15
}

define ptr @__native_wait(ptr %0, ptr %1, i64 %2, ptr %3) #0 {
  %5 = call ptr @_ZL10address_inP6Object(ptr %0) #9
  %6 = icmp ne i64 %2, 1
  %7 = icmp ne ptr %3, null
  %or.cond = or i1 %6, %7
  br i1 %or.cond, label %11, label %8

8:
  %9 = load ptr, ptr %1, align 8, !tbaa !23
  %10 = call ptr @_ZL7claimedPK5LaterP6Object(ptr %5, ptr %9) #9
  br label %11

11:
  %12 = phi ptr [ %10, %8 ], [ null, %4 ]
  %.not = icmp eq ptr %12, null
  br i1 %.not, label %13, label %17

13:
  call void @PyErr_Clear() #7
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 136
  %15 = load ptr, ptr %14, align 8, !tbaa !47
  %16 = call ptr @PyObject_Vectorcall(ptr %15, ptr %1, i64 %2, ptr %3) #7
  br label %31

17:
  %18 = call ptr @PyCFunction_GetSelf(ptr nonnull %12) #7
  %19 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %20 = load ptr, ptr %19, align 8, !tbaa !49
  call void @_ZL10run_packedP6Object(ptr %18) #9
  %21 = call ptr @PyErr_Occurred() #7
  %.not22 = icmp eq ptr %21, null
  br i1 %.not22, label %22, label %26

22:
  %23 = load ptr, ptr %1, align 8, !tbaa !23
  %24 = call ptr @PyTuple_GetItem(ptr %18, i64 2) #7
  %25 = call zeroext i1 @_ZL9has_endedPK5LaterP6ObjectS3_(ptr %5, ptr %23, ptr %24) #9
  br i1 %25, label %29, label %26

26:
  %27 = load ptr, ptr %1, align 8, !tbaa !23
  %28 = call ptr @_ZL8finishedPK5LaterP6Object(ptr %5, ptr %27) #9
  br label %30

29:
  call void @Py_IncRef(ptr %20) #7
  br label %30

30:
  %.0 = phi ptr [ %28, %26 ], [ %20, %29 ]
  call void @Py_DecRef(ptr nonnull %12) #7
  br label %31

31:
  %.021 = phi ptr [ %.0, %30 ], [ %16, %13 ]
  ret ptr %.021
}

define internal ptr @_ZL10address_inP6Object(ptr %0) #0 {
  %2 = call i64 @_ZL9number_inP6Objectx(ptr %0, i64 0) #9
  %3 = inttoptr i64 %2 to ptr
  ret ptr %3
}

define internal ptr @_ZL7claimedPK5LaterP6Object(ptr %0, ptr %1) #0 {
  %3 = call zeroext i1 @_ZL13is_schedulingPK5Later(ptr %0) #9
  br i1 %3, label %8, label %4

4:
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %6 = load ptr, ptr %5, align 8, !tbaa !50
  %7 = call ptr @PyObject_GetAttr(ptr %1, ptr %6) #7
  br label %8

8:
  %9 = phi ptr [ %7, %4 ], [ null, %2 ]
  %cond = icmp eq ptr %9, null
  br i1 %cond, label %32, label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %12 = load ptr, ptr %11, align 8, !tbaa !51
  %13 = call zeroext i1 @_ZL4is_aP6ObjectPKS_(ptr nonnull %9, ptr %12) #9
  br i1 %13, label %15, label %14

14:
  call void @Py_DecRef(ptr nonnull %9) #7
  br label %32

15:
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %17 = load ptr, ptr %16, align 8, !tbaa !52
  %18 = call i64 @pthread_self() #7
  %19 = call ptr @PyLong_FromLongLong(i64 %18) #7
  call void @_ZL7set_newP6ObjectS0_S0_(ptr %1, ptr %17, ptr %19) #9
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %21 = load ptr, ptr %20, align 8, !tbaa !53
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %23 = load ptr, ptr %22, align 8, !tbaa !54
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %25 = load ptr, ptr %24, align 8, !tbaa !55
  %26 = call ptr @PyObject_GetAttr(ptr %23, ptr %25) #7
  call void @_ZL7set_newP6ObjectS0_S0_(ptr %1, ptr %21, ptr %26) #9
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %28 = load ptr, ptr %27, align 8, !tbaa !50
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %30 = load ptr, ptr %29, align 8, !tbaa !49
  %31 = call i32 @PyObject_SetAttr(ptr %1, ptr %28, ptr %30) #7
  br label %32

32:
  %.0 = phi ptr [ null, %14 ], [ null, %8 ], [ %9, %15 ]
  ret ptr %.0
}

declare void @PyErr_Clear() #2

declare ptr @PyObject_Vectorcall(ptr, ptr, i64, ptr) #2

declare ptr @PyCFunction_GetSelf(ptr) #2

define internal void @_ZL10run_packedP6Object(ptr %0) #0 {
  %2 = call ptr @PyTuple_GetItem(ptr %0, i64 0) #7
  %3 = call ptr @_ZL10address_inP6Object(ptr %2) #9
  %4 = call ptr @PyTuple_GetItem(ptr %0, i64 1) #7
  %5 = call ptr @PyBytes_AsString(ptr %4) #7
  call void @_ZL3runPK4CallPc(ptr %3, ptr %5) #9
  ret void
}

declare ptr @PyErr_Occurred() #2

define internal zeroext i1 @_ZL9has_endedPK5LaterP6ObjectS3_(ptr %0, ptr %1, ptr %2) #0 {
  %4 = call zeroext i1 @_ZL13is_schedulingPK5Later(ptr %0) #9
  br i1 %4, label %33, label %5

5:
  %6 = call zeroext i1 @_ZL13is_submittingPK5LaterP6Object(ptr %0, ptr %1) #9
  br i1 %6, label %33, label %7

7:
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %9 = load ptr, ptr %8, align 8, !tbaa !56
  %10 = call ptr @PyObject_GetAttr(ptr %1, ptr %9) #7
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %12 = load ptr, ptr %11, align 8, !tbaa !57
  %13 = call ptr @PyObject_GetAttr(ptr %1, ptr %12) #7
  %.not = icmp eq ptr %10, null
  br i1 %.not, label %21, label %14

14:
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %16 = load ptr, ptr %15, align 8, !tbaa !49
  %17 = icmp eq ptr %13, %16
  br i1 %17, label %18, label %21

18:
  %19 = call i64 @PyList_Size(ptr nonnull %10) #7
  %20 = icmp eq i64 %19, 0
  br label %21

21:
  %22 = phi i1 [ false, %14 ], [ false, %7 ], [ %20, %18 ]
  br i1 %22, label %23, label %29

23:
  %24 = load ptr, ptr %8, align 8, !tbaa !56
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %26 = load ptr, ptr %25, align 8, !tbaa !49
  %27 = call i32 @PyObject_SetAttr(ptr %1, ptr %24, ptr %26) #7
  %28 = call i32 @PyDict_DelItem(ptr %2, ptr %1) #7
  br label %29

29:
  br i1 %.not, label %31, label %30

30:
  call void @Py_DecRef(ptr nonnull %10) #7
  br label %31

31:
  %.not23 = icmp eq ptr %13, null
  br i1 %.not23, label %33, label %32

32:
  call void @Py_DecRef(ptr nonnull %13) #7
  br label %33

33:
  %.0 = phi i1 [ false, %3 ], [ false, %5 ], [ %22, %32 ], [ %22, %31 ]
  ret i1 %.0
}

declare ptr @PyTuple_GetItem(ptr, i64) #2

define internal ptr @_ZL8finishedPK5LaterP6Object(ptr %0, ptr %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca [2 x ptr], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  call void @PyErr_Fetch(ptr nonnull %3, ptr nonnull %4, ptr nonnull %5) #7
  call void @PyErr_NormalizeException(ptr nonnull %3, ptr nonnull %4, ptr nonnull %5) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #8
  store ptr %1, ptr %6, align 8, !tbaa !23
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %8 = load ptr, ptr %4, align 8, !tbaa !23
  %.not = icmp eq ptr %8, null
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %.in = select i1 %.not, ptr %9, ptr %4
  %10 = load ptr, ptr %.in, align 8, !tbaa !23
  store ptr %10, ptr %7, align 8, !tbaa !23
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %12 = load ptr, ptr %11, align 8, !tbaa !58
  %13 = call ptr @PyObject_Vectorcall(ptr %12, ptr nonnull %6, i64 2, ptr null) #7
  %14 = icmp ne ptr %13, null
  %15 = load ptr, ptr %4, align 8
  %16 = icmp ne ptr %15, null
  %or.cond = select i1 %14, i1 %16, i1 false
  br i1 %or.cond, label %17, label %21

17:
  call void @Py_DecRef(ptr nonnull %13) #7
  %18 = load ptr, ptr %3, align 8, !tbaa !23
  %19 = load ptr, ptr %4, align 8, !tbaa !23
  %20 = load ptr, ptr %5, align 8, !tbaa !23
  call void @PyErr_Restore(ptr %18, ptr %19, ptr %20) #7
  br label %21

21:
  %.0 = phi ptr [ null, %17 ], [ %13, %2 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #8
  ret ptr %.0
}

declare void @Py_IncRef(ptr) #2

define ptr @__native_call_kernel(ptr %0, ptr %1, i64 %2) #0 {
  %4 = alloca %struct.References, align 8
  %5 = alloca [256 x i8], align 16
  %6 = alloca %struct.Items, align 8
  %7 = call ptr @_ZL10address_inP6Object(ptr %0) #9
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 672
  %9 = load ptr, ptr %8, align 8, !tbaa !32
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %11 = load atomic i64, ptr %10 monotonic, align 8
  %12 = icmp ne i64 %2, 2
  %13 = icmp sgt i64 %11, 19999999
  %or.cond = select i1 %12, i1 true, i1 %13
  br i1 %or.cond, label %14, label %16

14:
  %15 = call ptr @PyBool_FromLong(i64 0) #7
  br label %37

16:
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  call void @_ZN10ReferencesC2Ev(ptr nonnull align 8 dereferenceable(520) %4) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  call void @llvm.memset.p0.i64(ptr nonnull align 16 dereferenceable(256) %5, i8 0, i64 256, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #8
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %18 = load ptr, ptr %17, align 8, !tbaa !23
  call void @_ZN5ItemsC2EP6Object(ptr nonnull align 8 dereferenceable(264) %6, ptr %18) #9
  %19 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %20 = load i64, ptr %6, align 8, !tbaa !59
  %21 = call zeroext i1 @_ZL4packPK5TakenPKP6ObjectxPcR10References(ptr %7, ptr nonnull %19, i64 %20, ptr nonnull %5, ptr nonnull align 8 dereferenceable(520) %4) #9
  br i1 %21, label %24, label %22

22:
  %23 = call ptr @PyBool_FromLong(i64 0) #7
  br label %36

24:
  %25 = getelementptr inbounds nuw i8, ptr %7, i64 688
  %26 = load i64, ptr %25, align 8, !tbaa !39
  %.not = icmp slt i64 %11, %26
  br i1 %.not, label %27, label %30

27:
  %28 = load ptr, ptr %1, align 8, !tbaa !23
  %29 = call i32 @PyObject_IsTrue(ptr %28) #7
  %.not13 = icmp eq i32 %29, 0
  br i1 %.not13, label %30, label %32

30:
  %31 = call ptr @_ZL5laterPK4CallP6ObjectPKcR10ReferencesS3_(ptr %7, ptr %0, ptr nonnull %5, ptr nonnull align 8 dereferenceable(520) %4, ptr null) #9
  br label %36

32:
  call void @_ZL3runPK4CallPc(ptr %7, ptr nonnull %5) #9
  %33 = call ptr @PyErr_Occurred() #7
  %.not14 = icmp eq ptr %33, null
  br i1 %.not14, label %34, label %36

34:
  %35 = call ptr @PyBool_FromLong(i64 1) #7
  br label %36

36:
  %.1 = phi ptr [ %31, %30 ], [ %23, %22 ], [ %35, %34 ], [ null, %32 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  call void @_ZN10ReferencesD2Ev(ptr nonnull align 8 dereferenceable(520) %4) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  br label %37

37:
  %.0 = phi ptr [ %15, %14 ], [ %.1, %36 ]
  ret ptr %.0
}

declare ptr @PyBool_FromLong(i64) #2

define linkonce_odr void @_ZN10ReferencesC2Ev(ptr nonnull align 8 dereferenceable(520) %0) unnamed_addr #4 comdat align 2 {
  store i32 0, ptr %0, align 8, !tbaa !61
  ret void
}

define linkonce_odr void @_ZN5ItemsC2EP6Object(ptr nonnull align 8 dereferenceable(264) %0, ptr %1) unnamed_addr #0 comdat align 2 {
  %3 = call i64 @PyTuple_Size(ptr %1) #7
  store i64 %3, ptr %0, align 8, !tbaa !59
  br label %4

4:
  %.0 = phi i64 [ 0, %2 ], [ %12, %8 ]
  %5 = load i64, ptr %0, align 8, !tbaa !59
  %6 = icmp slt i64 %.0, %5
  %7 = icmp samesign ult i64 %.0, 32
  %spec.select = select i1 %6, i1 %7, i1 false
  br i1 %spec.select, label %8, label %13

8:
  %9 = call ptr @PyTuple_GetItem(ptr %1, i64 %.0) #7
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %11 = getelementptr inbounds nuw ptr, ptr %10, i64 %.0
  store ptr %9, ptr %11, align 8, !tbaa !23
  %12 = add nuw nsw i64 %.0, 1
  br label %4, !llvm.loop !63

13:
  ret void
}

define internal zeroext i1 @_ZL4packPK5TakenPKP6ObjectxPcR10References(ptr %0, ptr %1, i64 %2, ptr %3, ptr nonnull align 8 dereferenceable(520) %4) #0 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %7 = load i32, ptr %6, align 4, !tbaa !65
  %8 = zext i32 %7 to i64
  %.not = icmp eq i64 %2, %8
  br i1 %.not, label %9, label %27

9:
  %.015 = phi i32 [ %26, %25 ], [ 0, %5 ]
  %10 = load i32, ptr %6, align 4, !tbaa !65
  %11 = icmp uge i32 %.015, %10
  br i1 %11, label %27, label %12

12:
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %14 = zext i32 %.015 to i64
  %15 = getelementptr inbounds nuw %struct.Parameter, ptr %13, i64 %14
  %16 = getelementptr inbounds nuw ptr, ptr %1, i64 %14
  %17 = load ptr, ptr %16, align 8, !tbaa !23
  %18 = getelementptr inbounds nuw %struct.Parameter, ptr %0, i64 %14
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 32
  %20 = load i32, ptr %19, align 4, !tbaa !66
  %21 = zext i32 %20 to i64
  %22 = getelementptr inbounds nuw i8, ptr %3, i64 %21
  %23 = call zeroext i1 @_ZL4takePK5TakenRK9ParameterP6ObjectPcR10References(ptr %0, ptr nonnull align 4 dereferenceable(20) %15, ptr %17, ptr %22, ptr nonnull align 8 dereferenceable(520) %4) #9
  br i1 %23, label %25, label %24

24:
  call void @PyErr_Clear() #7
  br label %27

25:
  %26 = add i32 %.015, 1
  br label %9, !llvm.loop !69

27:
  %.016 = phi i1 [ false, %5 ], [ %11, %9 ], [ %11, %24 ]
  ret i1 %.016
}

declare i32 @PyObject_IsTrue(ptr) #2

define internal ptr @_ZL5laterPK4CallP6ObjectPKcR10ReferencesS3_(ptr %0, ptr %1, ptr %2, ptr nonnull align 8 dereferenceable(520) %3, ptr %4) #0 {
  %6 = load i32, ptr %3, align 8, !tbaa !61
  %7 = add i32 %6, 3
  %8 = zext i32 %7 to i64
  %9 = call ptr @PyTuple_New(i64 %8) #7
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %11 = load i32, ptr %10, align 8, !tbaa !70
  %12 = zext i32 %11 to i64
  %13 = call ptr @PyBytes_FromStringAndSize(ptr %2, i64 %12) #7
  %14 = icmp ne ptr %9, null
  %15 = icmp ne ptr %13, null
  %or.cond = select i1 %14, i1 %15, i1 false
  br i1 %or.cond, label %16, label %35

16:
  call void @_ZL8set_itemP6ObjectjS0_PFiS0_xS0_E(ptr nonnull %9, i32 0, ptr %1, ptr nonnull @PyTuple_SetItem) #9
  %17 = call i32 @PyTuple_SetItem(ptr nonnull %9, i64 1, ptr nonnull %13) #7
  %.not = icmp eq ptr %4, null
  %. = select i1 %.not, ptr %1, ptr %4
  call void @_ZL8set_itemP6ObjectjS0_PFiS0_xS0_E(ptr nonnull %9, i32 2, ptr %., ptr nonnull @PyTuple_SetItem) #9
  br label %18

18:
  %19 = load i32, ptr %3, align 8, !tbaa !61
  %.not24 = icmp eq i32 %19, 0
  br i1 %.not24, label %31, label %20

20:
  %21 = add i32 %19, 2
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %24 = add i32 %19, -1
  %25 = zext i32 %24 to i64
  %26 = getelementptr inbounds nuw ptr, ptr %23, i64 %25
  %27 = load ptr, ptr %26, align 8, !tbaa !23
  %28 = call i32 @PyTuple_SetItem(ptr nonnull %9, i64 %22, ptr %27) #7
  %29 = load i32, ptr %3, align 8, !tbaa !61
  %30 = add i32 %29, -1
  store i32 %30, ptr %3, align 8, !tbaa !61
  br label %18, !llvm.loop !71

31:
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 680
  %33 = load ptr, ptr %32, align 8, !tbaa !72
  %34 = call ptr @PyCFunction_NewEx(ptr %33, ptr nonnull %9, ptr null) #7
  call void @Py_DecRef(ptr nonnull %9) #7
  br label %35

35:
  %.0 = phi ptr [ %34, %31 ], [ null, %5 ]
  ret ptr %.0
}

define internal void @_ZL3runPK4CallPc(ptr %0, ptr %1) #0 {
  %3 = alloca %struct.Unlocked, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 664
  %5 = load ptr, ptr %4, align 8, !tbaa !73
  call void @_ZN8UnlockedC1EPK4Pool(ptr nonnull align 8 dereferenceable(48) %3, ptr %5) #7
  %6 = load ptr, ptr %4, align 8, !tbaa !73
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 672
  %8 = load ptr, ptr %7, align 8, !tbaa !32
  call void @__native_run_kernel(ptr %6, ptr %8, ptr %1, i64 0, ptr nonnull %3) #9
  call void @_ZN8UnlockedD2Ev(ptr nonnull align 8 dereferenceable(48) %3) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #8
  ret void
}

define linkonce_odr void @_ZN10ReferencesD2Ev(ptr nonnull align 8 dereferenceable(520) %0) unnamed_addr #0 comdat align 2 {
  br label %2

2:
  %3 = load i32, ptr %0, align 8, !tbaa !61
  %.not = icmp eq i32 %3, 0
  br i1 %.not, label %10, label %4

4:
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = add i32 %3, -1
  store i32 %6, ptr %0, align 8, !tbaa !61
  %7 = zext i32 %6 to i64
  %8 = getelementptr inbounds nuw ptr, ptr %5, i64 %7
  %9 = load ptr, ptr %8, align 8, !tbaa !23
  call void @Py_DecRef(ptr %9) #7
  br label %2, !llvm.loop !74

10:
  ret void
}

define ptr @__native_call_for_any(ptr %0, ptr %1, i64 %2) #0 {
  %4 = call ptr @PyBool_FromLong(i64 0) #7
  ret ptr %4
}

define ptr @__native_run_packed(ptr %0, ptr %1, i64 %2) #0 {
  call void @_ZL10run_packedP6Object(ptr %0) #9
  %4 = call ptr @PyErr_Occurred() #7
  %.not = icmp eq ptr %4, null
  br i1 %.not, label %5, label %7

5:
  %6 = call ptr @PyBool_FromLong(i64 1) #7
  br label %7

7:
  %8 = phi ptr [ %6, %5 ], [ null, %3 ]
  ret ptr %8
}

define i32 @__native_run_interruptible(ptr %0, ptr %1, ptr %2, i64 %3, ptr %4) #0 {
  %6 = alloca %struct.Unlocked, align 8
  %7 = alloca %struct.KernelApart, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #8
  call void @_ZN8UnlockedC1EPK4Pool(ptr nonnull align 8 dereferenceable(48) %6, ptr %0) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #8
  store ptr %4, ptr %7, align 8, !tbaa !75
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr @_ZL16run_kernel_apartP5Apart, ptr %8, align 8, !tbaa !78
  %9 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store ptr %0, ptr %9, align 8, !tbaa !79
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store ptr %1, ptr %10, align 8, !tbaa !81
  %11 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store ptr %2, ptr %11, align 8, !tbaa !82
  %12 = getelementptr inbounds nuw i8, ptr %7, i64 40
  store i64 %3, ptr %12, align 8, !tbaa !83
  %13 = getelementptr inbounds nuw i8, ptr %7, i64 48
  store ptr %6, ptr %13, align 8, !tbaa !84
  %.not = icmp eq ptr %4, null
  br i1 %.not, label %14, label %15

14:
  call void @__native_run_kernel(ptr %0, ptr %1, ptr %2, i64 %3, ptr nonnull %6) #9
  br label %17

15:
  %16 = call zeroext i1 @__native_run_apart(ptr nonnull %7) #9
  br i1 %16, label %17, label %21

17:
  %18 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %19 = load i32, ptr %18, align 8, !tbaa !85
  %.not11 = icmp ne i32 %19, 0
  %20 = zext i1 %.not11 to i32
  br label %21

21:
  %.0 = phi i32 [ %20, %17 ], [ 2, %15 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #8
  call void @_ZN8UnlockedD2Ev(ptr nonnull align 8 dereferenceable(48) %6) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #8
  ret i32 %.0
}

define internal void @_ZL16run_kernel_apartP5Apart(ptr %0) #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %3 = load ptr, ptr %2, align 8, !tbaa !84
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store ptr null, ptr %4, align 8, !tbaa !20
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = load ptr, ptr %5, align 8, !tbaa !79
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %8 = load ptr, ptr %7, align 8, !tbaa !81
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %10 = load ptr, ptr %9, align 8, !tbaa !82
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %12 = load i64, ptr %11, align 8, !tbaa !83
  call void @__native_run_kernel(ptr %6, ptr %8, ptr %10, i64 %12, ptr %3) #9
  ret void
}

define void @__native_run_kernel(ptr %0, ptr %1, ptr %2, i64 %3, ptr %4) #0 {
  %6 = alloca %struct.Launch, align 8
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %8 = load atomic i64, ptr %7 monotonic, align 8
  %9 = icmp sgt i64 %8, 49999
  br i1 %9, label %10, label %17

10:
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 304
  %12 = load i64, ptr %11, align 8, !tbaa !86
  %.not = icmp eq i64 %12, 0
  br i1 %.not, label %17, label %13

13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %15 = load i32, ptr %14, align 8, !tbaa !90
  %16 = icmp ugt i32 %15, 1
  br label %17

17:
  %18 = phi i1 [ false, %10 ], [ false, %5 ], [ %16, %13 ]
  br i1 %9, label %22, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %21 = load atomic i64, ptr %20 monotonic, align 8
  %.not35 = icmp eq i64 %21, 0
  br label %22

22:
  %23 = phi i1 [ true, %17 ], [ %.not35, %19 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #8
  %or.cond = or i1 %18, %23
  %.v = select i1 %or.cond, i64 176, i64 32
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 %.v
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(144) %6, ptr nonnull align 8 dereferenceable(144) %24, i64 144, i1 false), !tbaa.struct !91
  %25 = getelementptr inbounds nuw i8, ptr %6, i64 104
  store i64 %3, ptr %25, align 8, !tbaa !94
  br i1 %23, label %26, label %27

26:
  call void @_ZL10take_fewerR6LaunchPK6Kernelx(ptr nonnull align 8 dereferenceable(144) %6, ptr %1, i64 %8) #9
  call void @_ZL12enter_launchP4PoolP7Running(ptr %0, ptr %4) #9
  br label %27

27:
  %28 = call i64 @_ZL3nowv() #9
  %29 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i64 %28, ptr %29, align 8, !tbaa !95
  br i1 %18, label %30, label %32

30:
  %31 = call i64 @_ZL12run_togetherP4PoolPK6KernelPcRK6LaunchxP7Running(ptr %0, ptr %1, ptr %2, ptr nonnull align 8 dereferenceable(144) %6, i64 %8, ptr %4) #9
  br label %35

32:
  call void @_ZL9run_alonePK6KernelPcR6LaunchP7Runningb(ptr %1, ptr %2, ptr nonnull align 8 dereferenceable(144) %6, ptr %4, i1 zeroext %23) #9
  %33 = call i64 @_ZL3nowv() #9
  %34 = sub nsw i64 %33, %28
  br label %35

35:
  %.0 = phi i64 [ %31, %30 ], [ %34, %32 ]
  call void @_ZL11note_launchP6KernelxPK7Running(ptr %1, i64 %.0, ptr %4) #9
  br i1 %23, label %36, label %37

36:
  call void @_ZL12leave_launchP4PoolP7Running(ptr %0, ptr %4) #9
  br label %37

37:
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #8
  ret void
}

define zeroext i1 @__native_run_apart(ptr %0) #0 {
  %2 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #8
  %3 = load ptr, ptr %0, align 8, !tbaa !75
  call void @__native_watch_stack(ptr %3) #9
  %4 = call zeroext i1 @_ZL12start_threadPmPFPvS0_ES0_(ptr nonnull %2, ptr nonnull @_ZL9run_apartPv, ptr nonnull %0) #9
  br i1 %4, label %5, label %8

5:
  %6 = load i64, ptr %2, align 8, !tbaa !93
  %7 = call i32 @pthread_join(i64 %6, ptr null) #7
  br label %8

8:
  %9 = load ptr, ptr %0, align 8, !tbaa !75
  call void @__native_watch_stack_no_more(ptr %9) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #8
  ret i1 %4
}

define linkonce_odr void @_ZN8UnlockedD2Ev(ptr nonnull align 8 dereferenceable(48) %0) unnamed_addr #0 comdat align 2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %3 = load ptr, ptr %2, align 8, !tbaa !13
  call void @PyEval_RestoreThread(ptr %3) #7
  ret void
}

define i32 @__native_launch_straight(ptr %0, ptr %1, ptr %2, i64 %3, ptr %4) #0 {
  %6 = alloca %struct.Running, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %8 = load ptr, ptr %7, align 8, !tbaa !96
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %10 = load atomic i64, ptr %9 monotonic, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %12 = load i64, ptr %11, align 8, !tbaa !98
  %.not = icmp slt i64 %10, %12
  br i1 %.not, label %13, label %17

13:
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #8
  call void @llvm.memset.p0.i64(ptr nonnull align 8 dereferenceable(40) %6, i8 0, i64 40, i1 false)
  %14 = call i64 @pthread_self() #7
  store i64 %14, ptr %6, align 8, !tbaa !7
  %15 = load ptr, ptr %0, align 8, !tbaa !99
  %16 = load ptr, ptr %7, align 8, !tbaa !96
  call void @__native_run_kernel(ptr %15, ptr %16, ptr %2, i64 %3, ptr nonnull %6) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #8
  br label %17

17:
  %.0 = phi i32 [ 1, %13 ], [ 0, %5 ]
  ret i32 %.0
}

define i32 @__native_launch_for_any(ptr %0, ptr %1, ptr %2, i64 %3, ptr %4) #0 {
  %6 = alloca %struct.Running, align 8
  %7 = call i64 @_ZL8items_ofRK5Range(ptr nonnull align 8 dereferenceable(88) %4) #9
  %.not = icmp eq i64 %7, 0
  br i1 %.not, label %14, label %8

8:
  %9 = call i64 @_ZL8expectedPK8AnyRangem(ptr %0, i64 %7) #9
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %11 = load i64, ptr %10, align 8, !tbaa !100
  %.not9 = icmp slt i64 %9, %11
  br i1 %.not9, label %12, label %14

12:
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #8
  call void @llvm.memset.p0.i64(ptr nonnull align 8 dereferenceable(40) %6, i8 0, i64 40, i1 false)
  %13 = call i64 @pthread_self() #7
  store i64 %13, ptr %6, align 8, !tbaa !7
  call void @_ZL7run_forP8AnyRangeRK5RangePcmP7Running(ptr %0, ptr nonnull align 8 dereferenceable(88) %4, ptr %2, i64 %3, ptr nonnull %6) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #8
  br label %14

14:
  %.0 = phi i32 [ 1, %12 ], [ 0, %8 ], [ 0, %5 ]
  ret i32 %.0
}

define internal i64 @_ZL8items_ofRK5Range(ptr nonnull align 8 dereferenceable(88) %0) #0 {
  %2 = load i64, ptr %0, align 8, !tbaa !93
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load i64, ptr %3, align 8, !tbaa !93
  %5 = mul i64 %2, %4
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load i64, ptr %6, align 8, !tbaa !93
  %8 = mul i64 %5, %7
  ret i64 %8
}

define internal i64 @_ZL8expectedPK8AnyRangem(ptr %0, i64 %1) #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %4 = load atomic i64, ptr %3 monotonic, align 8
  %5 = sitofp i64 %4 to double
  %6 = uitofp i64 %1 to double
  %7 = fmul double %5, %6
  %8 = fdiv double %7, 1.000000e+03
  %9 = fcmp olt double %8, 1.000000e+18
  %10 = select i1 %9, double %8, double 1.000000e+18
  %11 = fptosi double %10 to i64
  ret i64 %11
}

define internal void @_ZL7run_forP8AnyRangeRK5RangePcmP7Running(ptr %0, ptr nonnull align 8 dereferenceable(88) %1, ptr %2, i64 %3, ptr %4) #0 {
  %6 = alloca %struct.Kernel, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %8 = load ptr, ptr %7, align 8, !tbaa !102
  store ptr %8, ptr %6, align 8, !tbaa !103
  %9 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %10 = call i64 @_ZL8items_ofRK5Range(ptr nonnull align 8 dereferenceable(88) %1) #9
  %11 = call i64 @_ZL8expectedPK8AnyRangem(ptr %0, i64 %10) #9
  store i64 %11, ptr %9, align 8, !tbaa !104
  %12 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i64 1, ptr %12, align 8, !tbaa !105
  %13 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store ptr %0, ptr %13, align 8, !tbaa !106
  %14 = getelementptr inbounds nuw i8, ptr %6, i64 32
  call void @_ZL9launch_ofRK5Rangem(ptr dead_on_unwind nonnull writable sret(%struct.Launch) align 8 %14, ptr nonnull align 8 dereferenceable(88) %1, i64 0) #9
  %15 = getelementptr inbounds nuw i8, ptr %6, i64 176
  call void @llvm.memset.p0.i64(ptr nonnull align 8 dereferenceable(144) %15, i8 0, i64 144, i1 false)
  %16 = load ptr, ptr %0, align 8, !tbaa !107
  call void @__native_run_kernel(ptr %16, ptr nonnull %6, ptr %2, i64 %3, ptr %4) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #8
  ret void
}

define void @__native_lay_out(ptr %0, ptr %1, i64 %2) #0 {
  %4 = alloca %struct.Launch, align 8
  %5 = alloca %struct.Launch, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  call void @_ZL9launch_ofRK5Rangem(ptr dead_on_unwind nonnull writable sret(%struct.Launch) align 8 %4, ptr nonnull align 8 dereferenceable(88) %1, i64 0) #9
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 32
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(144) %6, ptr nonnull align 8 dereferenceable(144) %4, i64 144, i1 false), !tbaa.struct !91
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  call void @_ZL9launch_ofRK5Rangem(ptr dead_on_unwind nonnull writable sret(%struct.Launch) align 8 %5, ptr nonnull align 8 dereferenceable(88) %1, i64 %2) #9
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 176
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(144) %7, ptr nonnull align 8 dereferenceable(144) %5, i64 144, i1 false), !tbaa.struct !91
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  ret void
}

define internal void @_ZL9launch_ofRK5Rangem(ptr dead_on_unwind noalias writable sret(%struct.Launch) align 8 %0, ptr nonnull align 8 dereferenceable(88) %1, i64 %2) #0 {
  %4 = call i64 @_ZL8items_ofRK5Range(ptr nonnull align 8 dereferenceable(88) %1) #9
  call void @llvm.memset.p0.i64(ptr nonnull align 8 dereferenceable(144) %0, i8 0, i64 144, i1 false)
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 24
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %5, ptr nonnull align 8 dereferenceable(24) %6, i64 24, i1 false)
  %7 = icmp eq i64 %4, 0
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %9 = load i64, ptr %8, align 8
  %10 = icmp ne i64 %9, 0
  %or.cond = select i1 %7, i1 true, i1 %10
  br i1 %or.cond, label %12, label %11

11:
  call void @_ZL13choose_groupsRK5RangemmPm(ptr nonnull align 8 dereferenceable(88) %1, i64 %4, i64 %2, ptr nonnull %5) #9
  br label %12

12:
  br label %13

13:
  %.027 = phi i64 [ 1, %12 ], [ %32, %15 ]
  %.0 = phi i32 [ 0, %12 ], [ %33, %15 ]
  %14 = icmp samesign ult i32 %.0, 3
  br i1 %14, label %15, label %34

15:
  %16 = zext nneg i32 %.0 to i64
  %17 = getelementptr inbounds nuw i64, ptr %1, i64 %16
  %18 = load i64, ptr %17, align 8, !tbaa !93
  %19 = getelementptr inbounds nuw i64, ptr %0, i64 %16
  store i64 %18, ptr %19, align 8, !tbaa !93
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %21 = getelementptr inbounds nuw i64, ptr %20, i64 %16
  %22 = load i64, ptr %21, align 8, !tbaa !93
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %24 = getelementptr inbounds nuw i64, ptr %23, i64 %16
  store i64 %22, ptr %24, align 8, !tbaa !93
  %25 = getelementptr inbounds nuw i64, ptr %5, i64 %16
  %26 = load i64, ptr %25, align 8, !tbaa !93
  %27 = add i64 %18, %26
  %28 = add i64 %27, -1
  %29 = udiv i64 %28, %26
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %31 = getelementptr inbounds nuw i64, ptr %30, i64 %16
  store i64 %29, ptr %31, align 8, !tbaa !93
  %32 = mul i64 %.027, %29
  %33 = add nuw nsw i32 %.0, 1
  br label %13, !llvm.loop !108

34:
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %36 = load i64, ptr %35, align 8, !tbaa !109
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store i64 %36, ptr %37, align 8, !tbaa !111
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i64 %.027, ptr %38, align 8, !tbaa !112
  %39 = icmp ne i64 %2, 0
  %40 = icmp ugt i64 %.027, 1
  %or.cond30 = select i1 %39, i1 %40, i1 false
  br i1 %or.cond30, label %41, label %45

41:
  %42 = shl i64 %2, 5
  %43 = udiv i64 %.027, %42
  %44 = call i64 @_ZL12at_least_onem(i64 %43) #9
  br label %45

45:
  %46 = phi i64 [ %44, %41 ], [ 0, %34 ]
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i64 %46, ptr %47, align 8, !tbaa !113
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #5

define ptr @__native_call_graph(ptr %0, ptr %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca %struct.ReplayApart, align 8
  %5 = call ptr @_ZL10address_inP6Object(ptr %0) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #8
  store i32 0, ptr %3, align 4, !tbaa !3
  %6 = call i64 @PyLong_AsLongLongAndOverflow(ptr %1, ptr nonnull %3) #7
  %7 = icmp ne i64 %6, 0
  %8 = zext i1 %7 to i32
  %9 = call ptr @PyEval_SaveThread() #7
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %11 = load ptr, ptr %10, align 8, !tbaa !114
  store ptr %11, ptr %4, align 8, !tbaa !75
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr @_ZL16run_replay_apartP5Apart, ptr %12, align 8, !tbaa !78
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store ptr %5, ptr %13, align 8, !tbaa !116
  %14 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i32 %8, ptr %14, align 8, !tbaa !119
  %.not = icmp eq ptr %11, null
  br i1 %.not, label %17, label %15

15:
  %16 = call zeroext i1 @__native_run_apart(ptr nonnull %4) #9
  br i1 %16, label %18, label %17

17:
  call void @_ZL16run_replay_apartP5Apart(ptr nonnull %4) #9
  br label %18

18:
  call void @PyEval_RestoreThread(ptr %9) #7
  %19 = load i32, ptr %14, align 8, !tbaa !119
  %20 = sext i32 %19 to i64
  %21 = call ptr @PyBool_FromLong(i64 %20) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #8
  ret ptr %21
}

declare i64 @PyLong_AsLongLongAndOverflow(ptr, ptr) #2

define internal void @_ZL16run_replay_apartP5Apart(ptr %0) #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = load ptr, ptr %2, align 8, !tbaa !116
  %4 = load ptr, ptr %3, align 8, !tbaa !120
  %5 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !121
  %7 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %8 = load i64, ptr %7, align 8, !tbaa !122
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %10 = load i32, ptr %9, align 8, !tbaa !119
  %11 = call i32 @__native_run_graph(ptr %4, ptr %6, i64 %8, i32 %10) #9
  store i32 %11, ptr %9, align 8, !tbaa !119
  ret void
}

declare void @PyEval_RestoreThread(ptr) #2

define ptr @__native_set_number(ptr %0, ptr %1) #0 {
  %3 = call ptr @_ZL10address_inP6Object(ptr %0) #9
  %4 = call zeroext i1 @_ZL10set_numberPK7NumbersP6Object(ptr %3, ptr %1) #9
  call void @PyErr_Clear() #7
  %5 = zext i1 %4 to i64
  %6 = call ptr @PyBool_FromLong(i64 %5) #7
  ret ptr %6
}

define internal zeroext i1 @_ZL10set_numberPK7NumbersP6Object(ptr %0, ptr %1) #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %4 = load ptr, ptr %3, align 8, !tbaa !123
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %6 = load ptr, ptr %5, align 8, !tbaa !126
  %7 = call zeroext i1 @_ZL10is_at_restP6ObjectS0_(ptr %4, ptr %6) #9
  br i1 %7, label %8, label %42

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %10 = load i64, ptr %9, align 8, !tbaa !127
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
  %16 = load i64, ptr %9, align 8, !tbaa !127
  %.not = icmp ugt i64 %.034, %16
  br i1 %.not, label %.critedge, label %17

17:
  %18 = call zeroext i1 @_ZL16is_of_next_groupPK7Numbersm(ptr %0, i64 %.034) #9
  br i1 %18, label %19, label %28

19:
  %20 = getelementptr inbounds nuw %struct.Change, ptr %12, i64 %.037
  store ptr null, ptr %20, align 8, !tbaa !23
  %.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %20, i64 8
  store ptr null, ptr %.sroa.4.0..sroa_idx, align 8, !tbaa !23
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %22 = load ptr, ptr %21, align 8, !tbaa !128
  %23 = getelementptr inbounds nuw %struct.Target, ptr %22, i64 %.033
  %24 = sub i64 %.034, %.033
  %25 = add i64 %.037, 1
  %26 = call zeroext i1 @_ZL11find_changePK7NumbersPK6TargetmP6ObjectP6Change(ptr %0, ptr %23, i64 %24, ptr %1, ptr nonnull %20) #9
  %27 = zext i1 %26 to i8
  br label %28

28:
  %.138 = phi i64 [ %25, %19 ], [ %.037, %17 ]
  %.136 = phi i8 [ %27, %19 ], [ %.035, %17 ]
  %.1 = phi i64 [ %.034, %19 ], [ %.033, %17 ]
  %29 = add i64 %.034, 1
  br label %13, !llvm.loop !129

.critedge:
  br i1 %14, label %30, label %.critedge40

30:
  %31 = call zeroext i1 @_ZL12is_as_beforePK7NumbersPK6Change(ptr %0, ptr nonnull %12) #9
  br label %.critedge40

.critedge40:
  %32 = phi i1 [ false, %.critedge ], [ %31, %30 ], [ false, %13 ]
  br i1 %32, label %33, label %34

33:
  call void @_ZL12make_changesPK7NumbersPK6ChangeP6Object(ptr %0, ptr nonnull %12, ptr %1) #9
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
  %39 = load ptr, ptr %38, align 8, !tbaa !130
  call void @_ZL7releaseP6Object(ptr %39) #9
  %40 = getelementptr inbounds nuw i8, ptr %38, i64 8
  %41 = load ptr, ptr %40, align 8, !tbaa !132
  call void @_ZL7releaseP6Object(ptr %41) #9
  br label %35, !llvm.loop !133

42:
  %.0 = phi i1 [ false, %2 ], [ %32, %35 ]
  ret i1 %.0
}

define ptr @__native_take_arguments(ptr %0, ptr %1) #0 {
  %3 = alloca %struct.References, align 8
  %4 = call ptr @_ZL10address_inP6Object(ptr %0) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #8
  call void @_ZN10ReferencesC2Ev(ptr nonnull align 8 dereferenceable(520) %3) #7
  %5 = call ptr @_ZL15taken_argumentsPK11GraphKernelP6ObjectR10References(ptr %4, ptr %1, ptr nonnull align 8 dereferenceable(520) %3) #9
  call void @PyErr_Clear() #7
  %.not = icmp eq ptr %5, null
  br i1 %.not, label %11, label %6

6:
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 72
  %8 = load ptr, ptr %7, align 8, !tbaa !134
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 64
  %10 = load i64, ptr %9, align 8, !tbaa !137
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %8, ptr nonnull align 1 %5, i64 %10, i1 false)
  br label %11

11:
  %12 = icmp ne ptr %5, null
  %13 = zext i1 %12 to i64
  %14 = call ptr @PyBool_FromLong(i64 %13) #7
  call void @_ZN10ReferencesD2Ev(ptr nonnull align 8 dereferenceable(520) %3) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #8
  ret ptr %14
}

define internal ptr @_ZL15taken_argumentsPK11GraphKernelP6ObjectR10References(ptr %0, ptr %1, ptr nonnull align 8 dereferenceable(520) %2) #0 {
  %4 = alloca i32, align 4
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %6 = load ptr, ptr %5, align 8, !tbaa !138
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %8 = load ptr, ptr %7, align 8, !tbaa !139
  %9 = call ptr @_ZN10References9attributeEP6ObjectS1_(ptr nonnull align 8 dereferenceable(520) %2, ptr %6, ptr %8) #9
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %11 = load ptr, ptr %10, align 8, !tbaa !140
  %12 = load ptr, ptr %7, align 8, !tbaa !139
  %13 = call ptr @_ZN10References9attributeEP6ObjectS1_(ptr nonnull align 8 dereferenceable(520) %2, ptr %11, ptr %12) #9
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %15 = load ptr, ptr %14, align 8, !tbaa !141
  %16 = call ptr @_ZN10References9attributeEP6ObjectS1_(ptr nonnull align 8 dereferenceable(520) %2, ptr %13, ptr %15) #9
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %18 = load ptr, ptr %17, align 8, !tbaa !142
  %19 = call ptr @_ZN10References9attributeEP6ObjectS1_(ptr nonnull align 8 dereferenceable(520) %2, ptr %13, ptr %18) #9
  %.not = icmp eq ptr %19, null
  br i1 %.not, label %42, label %20

20:
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %22 = load ptr, ptr %21, align 8, !tbaa !143
  %.not27 = icmp eq ptr %16, %22
  br i1 %.not27, label %23, label %42

23:
  %24 = load ptr, ptr %0, align 8, !tbaa !144
  %25 = call zeroext i1 @_ZL10is_at_restP6ObjectS0_(ptr %1, ptr %24) #9
  br i1 %25, label %26, label %42

26:
  %27 = call ptr @PyTuple_GetItem(ptr nonnull %19, i64 0) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  store i32 0, ptr %4, align 4, !tbaa !3
  %28 = call ptr @PyTuple_GetItem(ptr nonnull %19, i64 1) #7
  %29 = call i64 @PyLong_AsLongLongAndOverflow(ptr %28, ptr nonnull %4) #7
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %31 = load i64, ptr %30, align 8, !tbaa !145
  %.not28 = icmp eq i64 %29, %31
  br i1 %.not28, label %32, label %41

32:
  %33 = call i64 @PyBytes_Size(ptr %27) #7
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %35 = load i64, ptr %34, align 8, !tbaa !146
  %.not29 = icmp eq i64 %33, %35
  br i1 %.not29, label %36, label %41

36:
  %37 = load ptr, ptr %5, align 8, !tbaa !138
  %38 = load ptr, ptr %7, align 8, !tbaa !139
  %39 = call i32 @PyObject_SetAttr(ptr %37, ptr %38, ptr %13) #7
  %40 = call ptr @PyBytes_AsString(ptr %27) #7
  br label %41

41:
  %.1 = phi ptr [ %40, %36 ], [ null, %32 ], [ null, %26 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  br label %42

42:
  %.0 = phi ptr [ %.1, %41 ], [ null, %23 ], [ null, %20 ], [ null, %3 ]
  ret ptr %.0
}

define void @__native_write_at_fault(ptr %0) #0 {
  call void @_ZL7replaceIPFPcPmELm256EEvRAT0__T_S4_S4_(ptr nonnull align 8 dereferenceable(2048) @_ZL8programs, ptr null, ptr %0) #9
  call void @_ZL7installv() #9
  ret void
}

define internal void @_ZL7replaceIPFPcPmELm256EEvRAT0__T_S4_S4_(ptr nonnull align 8 dereferenceable(2048) %0, ptr %1, ptr %2) #0 {
  br label %4

4:
  %.0.idx = phi i64 [ 0, %3 ], [ %.0.add, %10 ]
  %.not = icmp eq i64 %.0.idx, 2048
  br i1 %.not, label %11, label %5

5:
  %.0.ptr = getelementptr inbounds nuw i8, ptr %0, i64 %.0.idx
  %6 = ptrtoint ptr %1 to i64
  %7 = ptrtoint ptr %2 to i64
  %8 = cmpxchg ptr %.0.ptr, i64 %6, i64 %7 acq_rel acquire, align 8
  %9 = extractvalue { i64, i1 } %8, 1
  br i1 %9, label %11, label %10

10:
  %.0.add = add nuw nsw i64 %.0.idx, 8
  br label %4

11:
  ret void
}

define internal void @_ZL7installv() #0 {
  %1 = alloca %struct.Action, align 8
  %2 = atomicrmw xchg ptr @_ZL12is_installed, i8 1 acq_rel, align 1
  %3 = trunc i8 %2 to i1
  br i1 %3, label %10, label %4

4:
  %.0.idx = phi i64 [ %.0.add, %5 ], [ 0, %0 ]
  %.not = icmp eq i64 %.0.idx, 24
  br i1 %.not, label %10, label %5

5:
  %.0.ptr = getelementptr inbounds nuw i8, ptr @_ZL6FAULTS, i64 %.0.idx
  %6 = load i32, ptr %.0.ptr, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #8
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(152) %1, ptr nonnull align 8 dereferenceable(152) @__const._ZL7installv.action, i64 152, i1 false)
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds %struct.Action, ptr @_ZL6before, i64 %7
  %9 = call i32 @sigaction(i32 %6, ptr nonnull %1, ptr nonnull %8) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #8
  %.0.add = add nuw nsw i64 %.0.idx, 4
  br label %4

10:
  ret void
}

define void @__native_forget_program(ptr %0) #0 {
  call void @_ZL7replaceIPFPcPmELm256EEvRAT0__T_S4_S4_(ptr nonnull align 8 dereferenceable(2048) @_ZL8programs, ptr %0, ptr null) #9
  ret void
}

define void @__native_watch_code(ptr %0) #0 {
  call void @_ZL7replaceIPK4CodeLm4096EEvRAT0__T_S3_S3_(ptr nonnull align 8 dereferenceable(32768) @_ZL5codes, ptr null, ptr %0) #9
  call void @_ZL7installv() #9
  ret void
}

define internal void @_ZL7replaceIPK4CodeLm4096EEvRAT0__T_S3_S3_(ptr nonnull align 8 dereferenceable(32768) %0, ptr %1, ptr %2) #0 {
  br label %4

4:
  %.0.idx = phi i64 [ 0, %3 ], [ %.0.add, %10 ]
  %.not = icmp eq i64 %.0.idx, 32768
  br i1 %.not, label %11, label %5

5:
  %.0.ptr = getelementptr inbounds nuw i8, ptr %0, i64 %.0.idx
  %6 = ptrtoint ptr %1 to i64
  %7 = ptrtoint ptr %2 to i64
  %8 = cmpxchg ptr %.0.ptr, i64 %6, i64 %7 acq_rel acquire, align 8
  %9 = extractvalue { i64, i1 } %8, 1
  br i1 %9, label %11, label %10

10:
  %.0.add = add nuw nsw i64 %.0.idx, 8
  br label %4

11:
  ret void
}

define void @__native_forget_code(ptr %0) #0 {
  call void @_ZL7replaceIPK4CodeLm4096EEvRAT0__T_S3_S3_(ptr nonnull align 8 dereferenceable(32768) @_ZL5codes, ptr %0, ptr null) #9
  ret void
}

define void @__native_watch_stack(ptr %0) #0 {
  call void @_ZL7replaceIPKcLm64EEvRAT0__T_S2_S2_(ptr nonnull align 8 dereferenceable(512) @_ZL6stacks, ptr null, ptr %0) #9
  call void @_ZL7installv() #9
  ret void
}

define internal void @_ZL7replaceIPKcLm64EEvRAT0__T_S2_S2_(ptr nonnull align 8 dereferenceable(512) %0, ptr %1, ptr %2) #0 {
  br label %4

4:
  %.0.idx = phi i64 [ 0, %3 ], [ %.0.add, %10 ]
  %.not = icmp eq i64 %.0.idx, 512
  br i1 %.not, label %11, label %5

5:
  %.0.ptr = getelementptr inbounds nuw i8, ptr %0, i64 %.0.idx
  %6 = ptrtoint ptr %1 to i64
  %7 = ptrtoint ptr %2 to i64
  %8 = cmpxchg ptr %.0.ptr, i64 %6, i64 %7 acq_rel acquire, align 8
  %9 = extractvalue { i64, i1 } %8, 1
  br i1 %9, label %11, label %10

10:
  %.0.add = add nuw nsw i64 %.0.idx, 8
  br label %4

11:
  ret void
}

define void @__native_watch_stack_no_more(ptr %0) #0 {
  call void @_ZL7replaceIPKcLm64EEvRAT0__T_S2_S2_(ptr nonnull align 8 dereferenceable(512) @_ZL6stacks, ptr %0, ptr null) #9
  ret void
}

define void @__native_plan_graph(ptr %0) #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = load ptr, ptr %2, align 8, !tbaa !147
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %5 = load i32, ptr %4, align 16, !tbaa !156
  %6 = zext i32 %5 to i64
  %7 = shl nuw nsw i64 %6, 3
  %8 = call ptr @memset(ptr %3, i32 0, i64 %7) #7
  br label %9

9:
  %.047 = phi i32 [ 0, %1 ], [ %55, %54 ]
  %.046 = phi i64 [ 0, %1 ], [ %spec.select, %54 ]
  %.0 = phi i64 [ 0, %1 ], [ %22, %54 ]
  %10 = load i32, ptr %4, align 16, !tbaa !156
  %11 = icmp ult i32 %.047, %10
  br i1 %11, label %12, label %56

12:
  %13 = load ptr, ptr %0, align 64, !tbaa !157
  %14 = zext i32 %.047 to i64
  %15 = getelementptr inbounds nuw %struct.Node, ptr %13, i64 %14
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 44
  %17 = load i32, ptr %16, align 4, !tbaa !158
  %18 = zext i32 %17 to i64
  %19 = load ptr, ptr %2, align 8, !tbaa !147
  %20 = getelementptr inbounds nuw i64, ptr %19, i64 %14
  %21 = load i64, ptr %20, align 8, !tbaa !161
  %22 = add nuw nsw i64 %.0, %18
  %23 = call zeroext i1 @_ZL9is_sharedPK5GraphPK4Node(ptr nonnull %0, ptr %15) #9
  br i1 %23, label %24, label %30

24:
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 52
  %26 = load i32, ptr %25, align 4, !tbaa !162
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
  %35 = load i32, ptr %34, align 4, !tbaa !163
  %36 = icmp ult i32 %.048, %35
  br i1 %36, label %37, label %54

37:
  %38 = load ptr, ptr %2, align 8, !tbaa !147
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %40 = load ptr, ptr %39, align 8, !tbaa !164
  %41 = getelementptr inbounds nuw i8, ptr %15, i64 32
  %42 = load i32, ptr %41, align 32, !tbaa !165
  %43 = add i32 %42, %.048
  %44 = zext i32 %43 to i64
  %45 = getelementptr inbounds nuw i32, ptr %40, i64 %44
  %46 = load i32, ptr %45, align 4, !tbaa !3
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds nuw i64, ptr %38, i64 %47
  %49 = load i64, ptr %48, align 8, !tbaa !161
  %50 = icmp slt i64 %49, %32
  br i1 %50, label %51, label %52

51:
  store i64 %32, ptr %48, align 8, !tbaa !161
  br label %52

52:
  %53 = add i32 %.048, 1
  br label %33, !llvm.loop !166

54:
  %55 = add i32 %.047, 1
  br label %9, !llvm.loop !167

56:
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 52
  %58 = load i32, ptr %57, align 4, !tbaa !162
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
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 60
  store i32 %72, ptr %73, align 4, !tbaa !168
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store i64 %.0, ptr %74, align 8, !tbaa !169
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i32 1, ptr %75, align 64, !tbaa !170
  ret void
}

declare ptr @memset(ptr, i32, i64) #2

define internal zeroext i1 @_ZL9is_sharedPK5GraphPK4Node(ptr %0, ptr %1) #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 52
  %4 = load i32, ptr %3, align 4, !tbaa !162
  %5 = icmp ugt i32 %4, 1
  br i1 %5, label %6, label %15

6:
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %8 = load ptr, ptr %7, align 8, !tbaa !171
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 128
  %10 = load i64, ptr %9, align 8, !tbaa !113
  %.not = icmp eq i64 %10, 0
  br i1 %.not, label %15, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 44
  %13 = load i32, ptr %12, align 4, !tbaa !158
  %14 = icmp ugt i32 %13, 9999
  br label %15

15:
  %16 = phi i1 [ false, %6 ], [ false, %2 ], [ %14, %11 ]
  ret i1 %16
}

define internal void @_ZL10take_fewerR6LaunchPK6Kernelx(ptr nonnull align 8 dereferenceable(144) %0, ptr %1, i64 %2) #0 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %5 = load i64, ptr %4, align 8, !tbaa !112
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %7 = load i64, ptr %6, align 8, !tbaa !113
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %9 = load atomic i64, ptr %8 monotonic, align 8
  %.not15 = icmp eq i64 %9, 0
  br i1 %.not15, label %15, label %10

10:
  %11 = uitofp i64 %5 to double
  %12 = fmul double %11, 1.000000e+06
  %13 = sitofp i64 %2 to double
  %14 = fdiv double %12, %13
  br label %18

15:
  %16 = uitofp i64 %5 to double
  %17 = fmul double %16, 3.906250e-03
  br label %18

18:
  %19 = phi double [ %14, %10 ], [ %17, %15 ]
  %.not = icmp eq i64 %7, 0
  %20 = select i1 %.not, i64 %5, i64 %7
  %21 = fcmp olt double %19, 1.000000e+00
  %22 = uitofp i64 %20 to double
  %23 = fcmp olt double %19, %22
  %24 = fptoui double %19 to i64
  %25 = select i1 %23, i64 %24, i64 %20
  %26 = select i1 %21, i64 1, i64 %25
  store i64 %26, ptr %6, align 8, !tbaa !113
  ret void
}

define internal void @_ZL12enter_launchP4PoolP7Running(ptr %0, ptr %1) #0 {
  %3 = call i32 @pthread_mutex_lock(ptr %0) #7
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %5 = load ptr, ptr %4, align 8, !tbaa !172
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 32
  store ptr %5, ptr %6, align 8, !tbaa !173
  store ptr %1, ptr %4, align 8, !tbaa !172
  %7 = call i32 @pthread_mutex_unlock(ptr %0) #7
  ret void
}

define internal i64 @_ZL3nowv() #0 {
  %1 = call i64 @_ZL10read_clocki(i32 1) #9
  ret i64 %1
}

define internal i64 @_ZL12run_togetherP4PoolPK6KernelPcRK6LaunchxP7Running(ptr %0, ptr %1, ptr %2, ptr nonnull align 8 dereferenceable(144) %3, i64 %4, ptr %5) #0 {
  %7 = alloca i32, align 4
  %8 = alloca %struct.Slot, align 64
  %9 = alloca %struct.Node, align 64
  %10 = alloca %struct.Graph, align 64
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #8
  store i32 0, ptr %7, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #8
  call void @llvm.memset.p0.i64(ptr nonnull align 64 dereferenceable(64) %8, i8 0, i64 64, i1 false)
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %12 = load i32, ptr %11, align 8, !tbaa !90
  %13 = zext i32 %12 to i64
  %14 = shl nuw nsw i64 %13, 6
  %15 = alloca i8, i64 %14, align 64
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #8
  %16 = load ptr, ptr %1, align 8, !tbaa !103
  store ptr %16, ptr %9, align 64, !tbaa !174
  %17 = getelementptr inbounds nuw i8, ptr %9, i64 8
  store ptr %2, ptr %17, align 8, !tbaa !175
  %18 = getelementptr inbounds nuw i8, ptr %9, i64 16
  store ptr %3, ptr %18, align 16, !tbaa !176
  %19 = getelementptr inbounds nuw i8, ptr %9, i64 24
  store ptr %3, ptr %19, align 8, !tbaa !171
  %20 = getelementptr inbounds nuw i8, ptr %9, i64 32
  store i32 0, ptr %20, align 32, !tbaa !165
  %21 = getelementptr inbounds nuw i8, ptr %9, i64 36
  store i32 0, ptr %21, align 4, !tbaa !163
  %22 = getelementptr inbounds nuw i8, ptr %9, i64 40
  store i32 0, ptr %22, align 8, !tbaa !177
  %23 = getelementptr inbounds nuw i8, ptr %9, i64 44
  store i32 0, ptr %23, align 4, !tbaa !158
  %24 = getelementptr inbounds nuw i8, ptr %9, i64 48
  store i32 0, ptr %24, align 16, !tbaa !178
  %25 = getelementptr inbounds nuw i8, ptr %9, i64 52
  store i32 0, ptr %25, align 4, !tbaa !179
  %26 = call i32 @_ZL7at_mostx(i64 %4) #9
  store i32 %26, ptr %23, align 4, !tbaa !158
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #8
  call void @llvm.memset.p0.i64(ptr nonnull align 64 dereferenceable(512) %10, i8 0, i64 512, i1 false)
  store ptr %9, ptr %10, align 64, !tbaa !157
  %27 = getelementptr inbounds nuw i8, ptr %10, i64 16
  store ptr %7, ptr %27, align 16, !tbaa !180
  %28 = getelementptr inbounds nuw i8, ptr %10, i64 32
  store ptr %8, ptr %28, align 32, !tbaa !181
  %29 = getelementptr inbounds nuw i8, ptr %10, i64 40
  store ptr %15, ptr %29, align 8, !tbaa !182
  %30 = getelementptr inbounds nuw i8, ptr %10, i64 56
  store i32 1, ptr %30, align 8, !tbaa !183
  %31 = getelementptr inbounds nuw i8, ptr %10, i64 48
  store i32 1, ptr %31, align 16, !tbaa !156
  %32 = load i32, ptr %11, align 8, !tbaa !90
  %33 = getelementptr inbounds nuw i8, ptr %10, i64 52
  store i32 %32, ptr %33, align 4, !tbaa !162
  %34 = getelementptr inbounds nuw i8, ptr %10, i64 80
  store ptr %5, ptr %34, align 16, !tbaa !184
  call void @_ZL14begin_parallelP4PoolP5Graph(ptr %0, ptr nonnull %10) #9
  br label %35

35:
  %36 = call i64 @_ZL3nowv() #9
  %37 = add nsw i64 %36, 20000000
  %38 = call zeroext i1 @_ZL12run_parallelP4PoolP5Graphx(ptr %0, ptr nonnull %10, i64 %37) #9
  br i1 %38, label %46, label %39

39:
  %40 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %41 = load ptr, ptr %40, align 8, !tbaa !20
  %.not = icmp eq ptr %41, null
  br i1 %.not, label %45, label %42

42:
  %43 = call zeroext i1 %41(ptr %5) #7
  br i1 %43, label %44, label %45

44:
  call void @_ZL9interruptP7Running(ptr %5) #9
  br label %45

45:
  br label %35, !llvm.loop !185

46:
  %47 = getelementptr inbounds nuw i8, ptr %8, i64 12
  %48 = load i32, ptr %47, align 4, !tbaa !186
  %49 = zext i32 %48 to i64
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #8
  ret i64 %49
}

define internal void @_ZL9run_alonePK6KernelPcR6LaunchP7Runningb(ptr %0, ptr %1, ptr nonnull align 8 dereferenceable(144) %2, ptr %3, i1 zeroext %4) #0 {
  br i1 %4, label %6, label %7

6:
  call void @_ZL12run_in_turnsPK6KernelPcR6LaunchP7Running(ptr %0, ptr %1, ptr nonnull align 8 dereferenceable(144) %2, ptr %3) #9
  br label %13

7:
  %8 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %9 = load ptr, ptr %8, align 8, !tbaa !20
  %.not = icmp eq ptr %9, null
  br i1 %.not, label %11, label %10

10:
  call void @_ZL17run_more_and_morePK6KernelPcR6LaunchP7Running(ptr %0, ptr %1, ptr nonnull align 8 dereferenceable(144) %2, ptr %3) #9
  br label %13

11:
  %12 = load ptr, ptr %0, align 8, !tbaa !103
  call void %12(ptr %1, ptr nonnull %2) #7
  br label %13

13:
  ret void
}

define internal void @_ZL11note_launchP6KernelxPK7Running(ptr %0, i64 %1, ptr %2) #0 {
  %4 = call zeroext i1 @_ZL14is_interruptedPK7Running(ptr %2) #9
  br i1 %4, label %17, label %5

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = load atomic i64, ptr %6 monotonic, align 8
  %8 = shl nsw i64 %7, 2
  %.not = icmp eq i64 %7, 0
  %9 = call i64 @llvm.smin.i64(i64 %1, i64 %8)
  %10 = select i1 %.not, i64 %1, i64 %9
  store atomic i64 %10, ptr %6 monotonic, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %12 = atomicrmw add ptr %11, i64 1 monotonic, align 8
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %14 = load ptr, ptr %13, align 8, !tbaa !106
  %.not16 = icmp eq ptr %14, null
  br i1 %.not16, label %17, label %15

15:
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 32
  call void @_ZL12note_for_anyP8AnyRangeRK6Launchx(ptr %14, ptr nonnull align 8 dereferenceable(144) %16, i64 %10) #9
  br label %17

17:
  ret void
}

define internal void @_ZL12leave_launchP4PoolP7Running(ptr %0, ptr %1) #0 {
  %3 = call i32 @pthread_mutex_lock(ptr %0) #7
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 200
  br label %5

5:
  %.0 = phi ptr [ %4, %2 ], [ %8, %7 ]
  %6 = load ptr, ptr %.0, align 8, !tbaa !188
  %.not = icmp eq ptr %6, %1
  br i1 %.not, label %9, label %7

7:
  %8 = getelementptr inbounds nuw i8, ptr %6, i64 32
  br label %5, !llvm.loop !189

9:
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %11 = load ptr, ptr %10, align 8, !tbaa !173
  store ptr %11, ptr %.0, align 8, !tbaa !188
  %12 = call i32 @pthread_mutex_unlock(ptr %0) #7
  ret void
}

define internal zeroext i1 @_ZL12start_threadPmPFPvS0_ES0_(ptr %0, ptr %1, ptr %2) #0 {
  %4 = alloca [4 x %struct.Opaque], align 64
  %5 = alloca [4 x %struct.Opaque], align 64
  %6 = alloca [2 x %struct.Opaque], align 64
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #8
  call void @llvm.memset.p0.i64(ptr nonnull align 64 dereferenceable(128) %6, i8 0, i64 128, i1 false)
  %7 = call i32 @sigfillset(ptr nonnull %4) #7
  br label %8

8:
  %.0.idx = phi i64 [ 0, %3 ], [ %.0.add, %9 ]
  %.not = icmp eq i64 %.0.idx, 24
  br i1 %.not, label %12, label %9

9:
  %.0.ptr = getelementptr inbounds nuw i8, ptr @_ZZL12start_threadPmPFPvS0_ES0_E6faults, i64 %.0.idx
  %10 = load i32, ptr %.0.ptr, align 4, !tbaa !3
  %11 = call i32 @sigdelset(ptr nonnull %4, i32 %10) #7
  %.0.add = add nuw nsw i64 %.0.idx, 4
  br label %8

12:
  %13 = call i32 @pthread_attr_init(ptr nonnull %6) #7
  %14 = call i32 @pthread_attr_setstacksize(ptr nonnull %6, i64 67108864) #7
  %15 = call i32 @pthread_sigmask(i32 2, ptr nonnull %4, ptr nonnull %5) #7
  %16 = call i32 @pthread_create(ptr %0, ptr nonnull %6, ptr %1, ptr %2) #7
  %.not8 = icmp eq i32 %16, 0
  %17 = call i32 @pthread_sigmask(i32 2, ptr nonnull %5, ptr null) #7
  %18 = call i32 @pthread_attr_destroy(ptr nonnull %6) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  ret i1 %.not8
}

define internal ptr @_ZL9run_apartPv(ptr %0) #0 {
  %2 = alloca %struct.HandlerStack, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #8
  call void @_ZN12HandlerStackC2Ev(ptr nonnull align 8 dereferenceable(65560) %2) #9
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !78
  call void %4(ptr %0) #7
  call void @_ZN12HandlerStackD2Ev(ptr nonnull align 8 dereferenceable(65560) %2) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #8
  ret ptr null
}

declare i32 @pthread_join(i64, ptr) #2

define i32 @__native_interrupt(ptr %0, i64 %1) #0 {
  %3 = call i32 @pthread_mutex_lock(ptr %0) #7
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 200
  br label %5

5:
  %.0.in = phi ptr [ %4, %2 ], [ %9, %8 ]
  %.0 = load ptr, ptr %.0.in, align 8, !tbaa !188
  %cond = icmp eq ptr %.0, null
  br i1 %cond, label %10, label %6

6:
  %7 = load i64, ptr %.0, align 8, !tbaa !7
  %.not = icmp eq i64 %7, %1
  br i1 %.not, label %.critedge, label %8

8:
  %9 = getelementptr inbounds nuw i8, ptr %.0, i64 32
  br label %5, !llvm.loop !190

.critedge:
  call void @_ZL9interruptP7Running(ptr nonnull %.0) #9
  br label %10

10:
  %11 = call i32 @pthread_mutex_unlock(ptr %0) #7
  %12 = icmp ne ptr %.0, null
  %13 = zext i1 %12 to i32
  ret i32 %13
}

declare i32 @pthread_mutex_lock(ptr) #2

define internal void @_ZL9interruptP7Running(ptr %0) #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store atomic i32 1, ptr %2 monotonic, align 8
  ret void
}

declare i32 @pthread_mutex_unlock(ptr) #2

define i32 @__native_run_graph(ptr %0, ptr %1, i64 %2, i32 %3) #0 {
  %5 = call i64 @_ZL3nowv() #9
  %6 = add nsw i64 %5, %2
  %.not = icmp eq i32 %3, 0
  br i1 %.not, label %7, label %28

7:
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %9 = load i32, ptr %8, align 64, !tbaa !170
  %.not37 = icmp eq i32 %9, 0
  br i1 %.not37, label %10, label %11

10:
  call void @__native_plan_graph(ptr %1) #9
  br label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 108
  store i32 0, ptr %12, align 4, !tbaa !191
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 128
  store i64 0, ptr %13, align 64, !tbaa !192
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 76
  store i32 1, ptr %14, align 4, !tbaa !193
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %16 = load i64, ptr %15, align 8, !tbaa !169
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %18 = load i32, ptr %17, align 16, !tbaa !156
  %19 = zext i32 %18 to i64
  %20 = mul nuw nsw i64 %19, 1000
  %21 = icmp sgt i64 %16, %20
  br i1 %21, label %22, label %24

22:
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 68
  store i32 1, ptr %23, align 4, !tbaa !194
  br label %24

24:
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %26 = load i32, ptr %25, align 4, !tbaa !168
  %.not38 = icmp eq i32 %26, 0
  br i1 %.not38, label %28, label %27

27:
  call void @_ZL14begin_parallelP4PoolP5Graph(ptr %0, ptr %1) #9
  br label %28

28:
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %30 = load i32, ptr %29, align 4, !tbaa !168
  %.not39 = icmp eq i32 %30, 0
  br i1 %.not39, label %31, label %35

31:
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 68
  %33 = load i32, ptr %32, align 4, !tbaa !194
  %34 = icmp ne i32 %33, 0
  br label %35

35:
  %36 = phi i1 [ true, %28 ], [ %34, %31 ]
  br i1 %.not39, label %39, label %37

37:
  %38 = call zeroext i1 @_ZL12run_parallelP4PoolP5Graphx(ptr %0, ptr %1, i64 %6) #9
  br label %46

39:
  %40 = getelementptr inbounds nuw i8, ptr %1, i64 68
  %41 = load i32, ptr %40, align 4, !tbaa !194
  %.not41 = icmp eq i32 %41, 0
  br i1 %.not41, label %44, label %42

42:
  %43 = call zeroext i1 @_ZL12run_measuredP5Graphx(ptr %1, i64 %6) #9
  br label %46

44:
  %45 = call zeroext i1 @_ZL12run_in_orderP5Graphxx(ptr %1, i64 %5, i64 %6) #9
  br label %46

46:
  %47 = phi i1 [ %38, %37 ], [ %43, %42 ], [ %45, %44 ]
  br i1 %47, label %48, label %62

48:
  %49 = getelementptr inbounds nuw i8, ptr %1, i64 76
  store i32 0, ptr %49, align 4, !tbaa !193
  br i1 %36, label %50, label %62

50:
  %51 = getelementptr inbounds nuw i8, ptr %1, i64 68
  store i32 0, ptr %51, align 4, !tbaa !194
  %52 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %53 = load i32, ptr %52, align 8, !tbaa !195
  %54 = add i32 %53, 1
  store i32 %54, ptr %52, align 8, !tbaa !195
  %55 = and i32 %54, %53
  %56 = icmp eq i32 %55, 0
  %57 = and i32 %54, 63
  %58 = icmp eq i32 %57, 0
  %or.cond = or i1 %56, %58
  br i1 %or.cond, label %61, label %59

59:
  %60 = load i32, ptr %29, align 4, !tbaa !168
  %.not42 = icmp eq i32 %60, 0
  br i1 %.not42, label %61, label %62

61:
  call void @__native_plan_graph(ptr %1) #9
  br label %62

62:
  %.0 = phi i32 [ 1, %46 ], [ 0, %59 ], [ 0, %61 ], [ 0, %48 ]
  ret i32 %.0
}

define internal void @_ZL14begin_parallelP4PoolP5Graph(ptr %0, ptr %1) #0 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 256
  store i32 0, ptr %3, align 64, !tbaa !196
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 192
  store i32 0, ptr %4, align 64, !tbaa !197
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %6 = load i32, ptr %5, align 16, !tbaa !156
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 320
  store i32 %6, ptr %7, align 64, !tbaa !198
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 112
  store i32 0, ptr %8, align 16, !tbaa !199
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %10 = load i32, ptr %9, align 8, !tbaa !200
  %.not = icmp eq i32 %10, 0
  br i1 %.not, label %12, label %11

11:
  call void @_ZL5resetP5Graph(ptr %1) #9
  br label %12

12:
  store i32 1, ptr %9, align 8, !tbaa !200
  br label %13

13:
  %.0 = phi i32 [ 0, %12 ], [ %24, %23 ]
  %14 = load i32, ptr %5, align 16, !tbaa !156
  %15 = icmp ult i32 %.0, %14
  br i1 %15, label %16, label %25

16:
  %17 = load ptr, ptr %1, align 64, !tbaa !157
  %18 = zext i32 %.0 to i64
  %19 = getelementptr inbounds nuw %struct.Node, ptr %17, i64 %18
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 40
  %21 = load i32, ptr %20, align 8, !tbaa !177
  %.not17 = icmp eq i32 %21, 0
  br i1 %.not17, label %22, label %23

22:
  call void @_ZL4pushP5GraphP4Node(ptr nonnull %1, ptr %19) #9
  br label %23

23:
  %24 = add i32 %.0, 1
  br label %13, !llvm.loop !201

25:
  call void @_ZL5enterP4PoolP5Graph(ptr %0, ptr %1) #9
  ret void
}

define internal zeroext i1 @_ZL12run_parallelP4PoolP5Graphx(ptr %0, ptr %1, i64 %2) #0 {
  br label %4

4:
  %5 = call i32 @_ZL9take_partP4PoolP5Graphjx(ptr %0, ptr %1, i32 0, i64 %2) #9
  switch i32 %5, label %11 [
    i32 2, label %12
    i32 1, label %6
    i32 0, label %10
  ]

6:
  %7 = call i64 @_ZL3nowv() #9
  %8 = sub nsw i64 %2, %7
  %9 = call zeroext i1 @_ZL15wait_for_othersP4PoolP5Graphx(ptr %0, ptr %1, i64 %8) #9
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
  ], !llvm.loop !202

13:
  call void @_ZL6departP4PoolP5Graph(ptr %0, ptr %1) #9
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 104
  store i32 0, ptr %14, align 8, !tbaa !200
  br label %15

15:
  %.2 = phi i1 [ false, %12 ], [ true, %13 ]
  ret i1 %.2

16:
  unreachable
}

define internal zeroext i1 @_ZL12run_measuredP5Graphx(ptr %0, i64 %1) #0 {
  %3 = call i64 @_ZL3nowv() #9
  br label %4

4:
  %.015 = phi i64 [ %3, %2 ], [ %16, %11 ]
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %6 = load i32, ptr %5, align 4, !tbaa !191
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %8 = load i32, ptr %7, align 16, !tbaa !156
  %9 = icmp uge i32 %6, %8
  %10 = icmp sgt i64 %.015, %1
  %or.cond = or i1 %9, %10
  br i1 %or.cond, label %20, label %11

11:
  %12 = load ptr, ptr %0, align 64, !tbaa !157
  %13 = add i32 %6, 1
  store i32 %13, ptr %5, align 4, !tbaa !191
  %14 = zext i32 %6 to i64
  %15 = getelementptr inbounds nuw %struct.Node, ptr %12, i64 %14
  call void @_ZL9run_alonePK4Node(ptr %15) #9
  %16 = call i64 @_ZL3nowv() #9
  %17 = sub nsw i64 %16, %.015
  %18 = call i32 @_ZL7at_mostx(i64 %17) #9
  %19 = getelementptr inbounds nuw i8, ptr %15, i64 52
  store i32 %18, ptr %19, align 4, !tbaa !179
  call void @_ZL9note_costP4Nodex(ptr %15, i64 %17) #9
  br label %4, !llvm.loop !203

20:
  ret i1 %9
}

define internal zeroext i1 @_ZL12run_in_orderP5Graphxx(ptr %0, i64 %1, i64 %2) #0 {
  br label %4

4:
  %.041 = phi i64 [ %1, %3 ], [ %32, %41 ]
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %6 = load i32, ptr %5, align 4, !tbaa !191
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %8 = load i32, ptr %7, align 16, !tbaa !156
  %9 = icmp ult i32 %6, %8
  br i1 %9, label %10, label %42

10:
  %11 = icmp sgt i64 %.041, %2
  br i1 %11, label %12, label %17

12:
  %13 = sub nsw i64 %.041, %1
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %15 = load i64, ptr %14, align 64, !tbaa !192
  %16 = add nsw i64 %15, %13
  store i64 %16, ptr %14, align 64, !tbaa !192
  br label %42

17:
  %18 = sub i32 %8, %6
  %19 = load ptr, ptr %0, align 64, !tbaa !157
  %20 = zext i32 %6 to i64
  %21 = getelementptr inbounds nuw %struct.Node, ptr %19, i64 %20
  %. = call i32 @llvm.umin.i32(i32 %18, i32 1024)
  %22 = zext nneg i32 %. to i64
  %23 = getelementptr inbounds nuw %struct.Node, ptr %21, i64 %22
  %.idx44 = add i32 %6, %.
  store i32 %.idx44, ptr %5, align 4, !tbaa !191
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %25 = load ptr, ptr %24, align 32, !tbaa !204
  %.not = icmp eq ptr %25, null
  br i1 %.not, label %27, label %26

26:
  call void %25(ptr %19, i32 %6) #7
  br label %31

27:
  %.040 = phi ptr [ %30, %29 ], [ %21, %17 ]
  %28 = icmp ult ptr %.040, %23
  br i1 %28, label %29, label %31

29:
  call void @_ZL9run_alonePK4Node(ptr %.040) #9
  %30 = getelementptr inbounds nuw i8, ptr %.040, i64 64
  br label %27, !llvm.loop !205

31:
  %32 = call i64 @_ZL3nowv() #9
  %33 = load i32, ptr %5, align 4, !tbaa !191
  %34 = load i32, ptr %7, align 16, !tbaa !156
  %35 = icmp eq i32 %33, %34
  br i1 %35, label %36, label %41

36:
  %37 = sub nsw i64 %32, %1
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %39 = load i64, ptr %38, align 64, !tbaa !192
  %40 = add nsw i64 %39, %37
  store i64 %40, ptr %38, align 64, !tbaa !192
  br label %41

41:
  br label %4, !llvm.loop !206

42:
  %.042 = phi i32 [ 1, %12 ], [ 2, %4 ]
  switch i32 %.042, label %57 [
    i32 2, label %43
    i32 1, label %56
  ]

43:
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %45 = load i64, ptr %44, align 64, !tbaa !192
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %47 = load i64, ptr %46, align 8, !tbaa !169
  %48 = icmp slt i64 %45, %47
  br i1 %48, label %49, label %50

49:
  store i64 %45, ptr %46, align 8, !tbaa !169
  br label %56

50:
  %51 = shl nsw i64 %47, 1
  %52 = add nsw i64 %51, 20000
  %53 = icmp sgt i64 %45, %52
  br i1 %53, label %54, label %56

54:
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 68
  store i32 1, ptr %55, align 4, !tbaa !194
  br label %56

56:
  %.1 = phi i1 [ false, %42 ], [ true, %50 ], [ true, %54 ], [ true, %49 ]
  ret i1 %.1

57:
  unreachable
}

define void @__native_cancel_graph(ptr %0, ptr %1) #0 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 76
  %4 = load i32, ptr %3, align 4, !tbaa !193
  %.not = icmp eq i32 %4, 0
  br i1 %.not, label %10, label %5

5:
  store i32 0, ptr %3, align 4, !tbaa !193
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 112
  store atomic i32 1, ptr %6 release, align 16
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %8 = load i32, ptr %7, align 4, !tbaa !168
  %.not6 = icmp eq i32 %8, 0
  br i1 %.not6, label %10, label %9

9:
  call void @_ZL6departP4PoolP5Graph(ptr %0, ptr %1) #9
  br label %10

10:
  ret void
}

define internal void @_ZL6departP4PoolP5Graph(ptr %0, ptr %1) #0 {
  %3 = call i32 @pthread_mutex_lock(ptr %0) #7
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %5 = load ptr, ptr %4, align 16, !tbaa !207
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 136
  %7 = load ptr, ptr %6, align 8, !tbaa !208
  %8 = ptrtoint ptr %7 to i64
  store atomic i64 %8, ptr %5 monotonic, align 8
  %9 = load ptr, ptr %6, align 8, !tbaa !208
  %.not = icmp eq ptr %9, null
  br i1 %.not, label %13, label %10

10:
  %11 = load ptr, ptr %4, align 16, !tbaa !207
  %12 = getelementptr inbounds nuw i8, ptr %9, i64 144
  store ptr %11, ptr %12, align 16, !tbaa !207
  br label %13

13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 220
  %15 = load i32, ptr %14, align 4, !tbaa !209
  %16 = add i32 %15, -1
  store i32 %16, ptr %14, align 4, !tbaa !209
  %17 = call i32 @pthread_mutex_unlock(ptr %0) #7
  %18 = call i64 @_ZL3nowv() #9
  br label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 384
  %21 = load atomic i32, ptr %20 acquire, align 64
  %.not21 = icmp eq i32 %21, 0
  br i1 %.not21, label %.critedge, label %22

22:
  %23 = call i64 @_ZL3nowv() #9
  %24 = sub nsw i64 %23, %18
  %25 = icmp slt i64 %24, 50000
  br i1 %25, label %19, label %.critedge, !llvm.loop !210

.critedge:
  %26 = load atomic i32, ptr %20 acquire, align 64
  %.not22 = icmp eq i32 %26, 0
  br i1 %.not22, label %41, label %27

27:
  %28 = call i32 @pthread_mutex_lock(ptr %0) #7
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %30 = load i32, ptr %29, align 16, !tbaa !211
  %31 = add i32 %30, 1
  store i32 %31, ptr %29, align 16, !tbaa !211
  br label %32

32:
  %33 = load atomic i32, ptr %20 acquire, align 64
  %.not23 = icmp eq i32 %33, 0
  br i1 %.not23, label %37, label %34

34:
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %36 = call i32 @pthread_cond_wait(ptr nonnull %35, ptr %0) #7
  br label %32, !llvm.loop !212

37:
  %38 = load i32, ptr %29, align 16, !tbaa !211
  %39 = add i32 %38, -1
  store i32 %39, ptr %29, align 16, !tbaa !211
  %40 = call i32 @pthread_mutex_unlock(ptr %0) #7
  br label %41

41:
  ret void
}

define void @__native_stop_pool(ptr %0) #0 {
  %2 = alloca %struct.Time, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #8
  %3 = call i32 @clock_gettime(i32 0, ptr nonnull %2) #7
  %4 = load i64, ptr %2, align 8, !tbaa !213
  %5 = add nsw i64 %4, 1
  store i64 %5, ptr %2, align 8, !tbaa !213
  %6 = call i32 @pthread_mutex_lock(ptr %0) #7
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 236
  store i32 1, ptr %7, align 4, !tbaa !215
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %9 = call i32 @pthread_cond_broadcast(ptr nonnull %8) #7
  br label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %12 = load i32, ptr %11, align 8, !tbaa !216
  %.not = icmp eq i32 %12, 0
  br i1 %.not, label %.critedge, label %13

13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %15 = call i32 @pthread_cond_timedwait(ptr nonnull %14, ptr %0, ptr nonnull %2) #7
  %.not13 = icmp eq i32 %15, 0
  br i1 %.not13, label %10, label %.critedge, !llvm.loop !217

.critedge:
  %16 = load i32, ptr %11, align 8, !tbaa !216
  %.not14 = icmp eq i32 %16, 0
  br i1 %.not14, label %17, label %20

17:
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 228
  %19 = load i32, ptr %18, align 4, !tbaa !218
  br label %20

20:
  %21 = phi i32 [ %19, %17 ], [ 0, %.critedge ]
  %22 = call i32 @pthread_mutex_unlock(ptr %0) #7
  br label %23

23:
  %.0 = phi i32 [ 0, %20 ], [ %32, %25 ]
  %24 = icmp ult i32 %.0, %21
  br i1 %24, label %25, label %33

25:
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %27 = load ptr, ptr %26, align 16, !tbaa !219
  %28 = zext i32 %.0 to i64
  %29 = getelementptr inbounds nuw i64, ptr %27, i64 %28
  %30 = load i64, ptr %29, align 8, !tbaa !93
  %31 = call i32 @pthread_join(i64 %30, ptr null) #7
  %32 = add i32 %.0, 1
  br label %23, !llvm.loop !220

33:
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #8
  ret void
}

declare i32 @clock_gettime(i32, ptr) #2

declare i32 @pthread_cond_broadcast(ptr) #2

declare i32 @pthread_cond_timedwait(ptr, ptr, ptr) #2

define void @__native_move(ptr %0, ptr %1) #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %4 = load i64, ptr %0, align 8, !tbaa !93
  %5 = getelementptr inbounds nuw %struct.Piece, ptr %3, i64 %4
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %7 = load i64, ptr %6, align 8, !tbaa !221
  br label %8

8:
  %.0 = phi i64 [ %7, %2 ], [ %28, %27 ]
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %10 = load i64, ptr %9, align 8, !tbaa !112
  %11 = icmp ult i64 %.0, %10
  br i1 %11, label %12, label %29

12:
  %13 = getelementptr inbounds nuw %struct.Piece, ptr %3, i64 %.0
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %15 = load i64, ptr %14, align 8, !tbaa !93
  %.not = icmp eq i64 %15, 0
  br i1 %.not, label %20, label %16

16:
  %17 = load ptr, ptr %13, align 8, !tbaa !222
  %18 = getelementptr inbounds nuw i8, ptr %13, i64 16
  %19 = load i64, ptr %18, align 8, !tbaa !224
  call void @_ZL4fillPcmPKcm(ptr %17, i64 %19, ptr nonnull %5, i64 %15) #9
  br label %27

20:
  %21 = load ptr, ptr %13, align 8, !tbaa !222
  %22 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %23 = load ptr, ptr %22, align 8, !tbaa !225
  %24 = getelementptr inbounds nuw i8, ptr %13, i64 16
  %25 = load i64, ptr %24, align 8, !tbaa !224
  %26 = call ptr @memmove(ptr %21, ptr %23, i64 %25) #7
  br label %27

27:
  %28 = add i64 %.0, 1
  br label %8, !llvm.loop !226

29:
  ret void
}

define internal void @_ZL4fillPcmPKcm(ptr %0, i64 %1, ptr %2, i64 %3) #0 {
  %5 = icmp eq i64 %3, 1
  br i1 %5, label %6, label %10

6:
  %7 = load i8, ptr %2, align 1, !tbaa !92
  %8 = sext i8 %7 to i32
  %9 = call ptr @memset(ptr %0, i32 %8, i64 %1) #7
  br label %21

10:
  %. = call i64 @llvm.umin.i64(i64 %1, i64 %3)
  %11 = call ptr @memmove(ptr %0, ptr %2, i64 %.) #7
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
  %19 = call ptr @memmove(ptr %18, ptr %0, i64 %17) #7
  %20 = add i64 %.0, %17
  br label %12, !llvm.loop !227

21:
  ret void
}

declare ptr @memmove(ptr, ptr, i64) #2

define void @__native_do_nothing(ptr %0, ptr %1) #0 {
  ret void
}

declare i32 @PyErr_CheckSignals() #2

declare ptr @PyObject_GetAttr(ptr, ptr) #2

define internal ptr @_ZL9direct_ofPK6QueuesPK5PlaceP6ObjectS6_Pv(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) #0 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %7 = load ptr, ptr %6, align 8, !tbaa !228
  %8 = call zeroext i1 @_ZL4is_aP6ObjectPKS_(ptr %2, ptr %7) #9
  br i1 %8, label %9, label %13

9:
  %10 = call ptr @_ZL13recent_directPK6QueuesPK5PlaceP6ObjectS6_Pv(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) #9
  %.not = icmp eq ptr %10, null
  br i1 %.not, label %11, label %13

11:
  %12 = call ptr @_ZL12found_directPK6QueuesPK5PlaceP6ObjectS6_Pv(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) #9
  br label %13

13:
  %.0 = phi ptr [ null, %5 ], [ %12, %11 ], [ %10, %9 ]
  ret ptr %.0
}

define internal zeroext i1 @_ZL19is_launched_for_anyP6ObjectS0_PKS0_xRS0_(ptr %0, ptr %1, ptr %2, i64 %3, ptr nonnull align 8 dereferenceable(8) %4) #0 {
  %6 = alloca %struct.Range, align 8
  %7 = alloca %struct.References, align 8
  %8 = alloca [256 x i8], align 16
  %9 = alloca %struct.Unlocked, align 8
  %10 = call ptr @_ZL10address_inP6Object(ptr %1) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #8
  %11 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %12 = load ptr, ptr %11, align 8, !tbaa !23
  %13 = load ptr, ptr @_ZL6queues, align 8, !tbaa !21
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 32
  %15 = load ptr, ptr %14, align 8, !tbaa !228
  %16 = call zeroext i1 @_ZL4is_aP6ObjectPKS_(ptr %12, ptr %15) #9
  br i1 %16, label %17, label %21

17:
  %18 = load ptr, ptr @_ZL6queues, align 8, !tbaa !21
  %19 = load ptr, ptr %2, align 8, !tbaa !23
  %20 = call i64 @_ZL10read_rangePK6QueuesP6ObjectR5Range(ptr %18, ptr %19, ptr nonnull align 8 dereferenceable(88) %6) #9
  br label %21

21:
  %22 = phi i64 [ %20, %17 ], [ 0, %5 ]
  %.not = icmp eq i64 %22, 0
  br i1 %.not, label %28, label %23

23:
  %24 = load ptr, ptr @_ZL6queues, align 8, !tbaa !21
  %25 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %26 = load ptr, ptr %11, align 8, !tbaa !23
  %27 = call ptr @_ZL14direct_for_anyPK6QueuesPK5PlaceP6ObjectPv(ptr %24, ptr nonnull %25, ptr %26, ptr nonnull @__native_call_for_any) #9
  br label %28

28:
  %29 = phi ptr [ %27, %23 ], [ null, %21 ]
  %.not26 = icmp eq ptr %29, null
  br i1 %.not26, label %63, label %30

30:
  %31 = call ptr @PyCFunction_GetSelf(ptr nonnull %29) #7
  %32 = call ptr @_ZL10address_inP6Object(ptr %31) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #8
  call void @_ZN10ReferencesC2Ev(ptr nonnull align 8 dereferenceable(520) %7) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #8
  call void @llvm.memset.p0.i64(ptr nonnull align 16 dereferenceable(256) %8, i8 0, i64 256, i1 false)
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 664
  %34 = load ptr, ptr %33, align 8, !tbaa !229
  %35 = call i64 @_ZL8expectedPK8AnyRangem(ptr %34, i64 %22) #9
  %36 = load ptr, ptr %33, align 8, !tbaa !229
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 16
  %38 = load i64, ptr %37, align 8, !tbaa !100
  %39 = icmp slt i64 %35, %38
  br i1 %39, label %40, label %46

40:
  %41 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %42 = add nsw i64 %3, -2
  %43 = call zeroext i1 @_ZL4packPK5TakenPKP6ObjectxPcR10References(ptr %32, ptr nonnull %41, i64 %42, ptr nonnull %8, ptr nonnull align 8 dereferenceable(520) %7) #9
  br i1 %43, label %44, label %46

44:
  %45 = call zeroext i1 @_ZL7is_freePK5QueueP6ObjectS3_(ptr %10, ptr %0, ptr %1) #9
  br label %46

46:
  %47 = phi i1 [ false, %40 ], [ false, %30 ], [ %45, %44 ]
  br i1 %47, label %48, label %62

48:
  %49 = load i64, ptr %10, align 8, !tbaa !40
  %50 = add nsw i64 %49, 1
  store i64 %50, ptr %10, align 8, !tbaa !40
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #8
  %51 = load ptr, ptr %33, align 8, !tbaa !229
  %52 = load ptr, ptr %51, align 8, !tbaa !107
  call void @_ZN8UnlockedC1EPK4Pool(ptr nonnull align 8 dereferenceable(48) %9, ptr %52) #7
  %53 = load ptr, ptr %33, align 8, !tbaa !229
  call void @_ZL7run_forP8AnyRangeRK5RangePcmP7Running(ptr %53, ptr nonnull align 8 dereferenceable(88) %6, ptr nonnull %8, i64 0, ptr nonnull %9) #9
  call void @_ZN8UnlockedD2Ev(ptr nonnull align 8 dereferenceable(48) %9) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #8
  %54 = load i64, ptr %10, align 8, !tbaa !40
  %55 = add nsw i64 %54, -1
  store i64 %55, ptr %10, align 8, !tbaa !40
  %56 = call ptr @PyErr_Occurred() #7
  %.not27 = icmp eq ptr %56, null
  br i1 %.not27, label %57, label %60

57:
  %58 = load ptr, ptr @_ZL6queues, align 8, !tbaa !21
  %59 = call ptr @_ZL9new_eventPK6QueuesP6Object(ptr %58, ptr %0) #9
  br label %60

60:
  %61 = phi ptr [ %59, %57 ], [ null, %48 ]
  store ptr %61, ptr %4, align 8, !tbaa !23
  br label %62

62:
  call void @Py_DecRef(ptr nonnull %29) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #8
  call void @_ZN10ReferencesD2Ev(ptr nonnull align 8 dereferenceable(520) %7) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #8
  br label %63

63:
  %.0 = phi i1 [ %47, %62 ], [ false, %28 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #8
  ret i1 %.0
}

define internal zeroext i1 @_ZL7is_freePK5QueueP6ObjectS3_(ptr %0, ptr %1, ptr %2) #0 {
  %4 = load ptr, ptr @_ZL6queues, align 8, !tbaa !21
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 88
  %6 = call ptr @_ZNK6Member2ofEP6Object(ptr nonnull align 8 dereferenceable(32) %5, ptr %1) #9
  %.not = icmp eq ptr %6, null
  br i1 %.not, label %8, label %7

7:
  call void @Py_DecRef(ptr nonnull %6) #7
  br label %8

8:
  %9 = icmp eq ptr %6, %2
  br i1 %9, label %10, label %21

10:
  %11 = load i64, ptr %0, align 8, !tbaa !40
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %13 = load i64, ptr %12, align 8, !tbaa !231
  %14 = icmp slt i64 %11, %13
  br i1 %14, label %15, label %21

15:
  %16 = icmp sgt i64 %13, 1
  br i1 %16, label %21, label %17

17:
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %19 = load ptr, ptr %18, align 8, !tbaa !45
  %20 = call i64 @PyDict_Size(ptr %19) #7
  %.not9 = icmp eq i64 %20, 0
  br label %21

21:
  %22 = phi i1 [ false, %10 ], [ false, %8 ], [ true, %15 ], [ %.not9, %17 ]
  ret i1 %22
}

define internal ptr @_ZL9new_eventPK6QueuesP6Object(ptr %0, ptr %1) #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %4 = load ptr, ptr %3, align 8, !tbaa !232
  %5 = call ptr @PyType_GenericAlloc(ptr %4, i64 0) #7
  %.not = icmp eq ptr %5, null
  br i1 %.not, label %8, label %6

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 184
  call void @_ZNK6Member3putEP6ObjectS1_(ptr nonnull align 8 dereferenceable(32) %7, ptr nonnull %5, ptr %1) #9
  br label %8

8:
  ret ptr %5
}

define internal ptr @_ZL11later_eventPK5LaterP6ObjectS3_(ptr %0, ptr %1, ptr %2) #0 {
  %4 = load ptr, ptr %0, align 8, !tbaa !233
  %5 = call ptr @PyType_GenericAlloc(ptr %4, i64 0) #7
  %6 = call ptr @PyList_New(i64 0) #7
  %7 = icmp ne ptr %2, null
  %8 = icmp ne ptr %5, null
  %or.cond = select i1 %7, i1 %8, i1 false
  %9 = icmp ne ptr %6, null
  %or.cond23 = select i1 %or.cond, i1 %9, i1 false
  br i1 %or.cond23, label %10, label %29

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %12 = load ptr, ptr %11, align 8, !tbaa !234
  %13 = call i32 @PyObject_SetAttr(ptr nonnull %5, ptr %12, ptr %1) #7
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %15 = load ptr, ptr %14, align 8, !tbaa !50
  %16 = call i32 @PyObject_SetAttr(ptr nonnull %5, ptr %15, ptr nonnull %2) #7
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %18 = load ptr, ptr %17, align 8, !tbaa !56
  %19 = call i32 @PyObject_SetAttr(ptr nonnull %5, ptr %18, ptr nonnull %6) #7
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %21 = load ptr, ptr %20, align 8, !tbaa !235
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %23 = load ptr, ptr %22, align 8, !tbaa !49
  %24 = call i32 @PyObject_SetAttr(ptr nonnull %5, ptr %21, ptr %23) #7
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %26 = load ptr, ptr %25, align 8, !tbaa !57
  %27 = load ptr, ptr %22, align 8, !tbaa !49
  %28 = call i32 @PyObject_SetAttr(ptr nonnull %5, ptr %26, ptr %27) #7
  call void @Py_DecRef(ptr nonnull %6) #7
  call void @Py_DecRef(ptr nonnull %2) #7
  br label %29

29:
  %.0 = phi ptr [ %5, %10 ], [ null, %3 ]
  ret ptr %.0
}

define internal ptr @_ZL4leftPK5QueueP6Object(ptr %0, ptr %1) #0 {
  %3 = alloca ptr, align 8
  store ptr %1, ptr %3, align 8, !tbaa !23
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %5 = load ptr, ptr %4, align 8, !tbaa !44
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %7 = load ptr, ptr %6, align 8, !tbaa !45
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %9 = load ptr, ptr %8, align 8, !tbaa !49
  %10 = call i32 @PyDict_SetItem(ptr %7, ptr %1, ptr %9) #7
  %11 = getelementptr inbounds nuw i8, ptr %5, i64 112
  %12 = load ptr, ptr %11, align 8, !tbaa !236
  %13 = call ptr @PyObject_Vectorcall(ptr %12, ptr nonnull %3, i64 1, ptr null) #7
  %.not = icmp eq ptr %13, null
  br i1 %.not, label %24, label %14

14:
  %15 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %16 = load ptr, ptr %15, align 8, !tbaa !54
  %17 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %18 = load ptr, ptr %17, align 8, !tbaa !237
  %19 = call zeroext i1 @_ZL10is_true_ofP6ObjectS0_(ptr %16, ptr %18) #9
  br i1 %19, label %24, label %20

20:
  call void @Py_DecRef(ptr nonnull %13) #7
  %21 = getelementptr inbounds nuw i8, ptr %5, i64 120
  %22 = load ptr, ptr %21, align 8, !tbaa !238
  %23 = call ptr @PyObject_Vectorcall(ptr %22, ptr nonnull %3, i64 1, ptr null) #7
  br label %24

24:
  %.0 = phi ptr [ %13, %14 ], [ %23, %20 ], [ null, %2 ]
  %.not12 = icmp eq ptr %.0, null
  br i1 %.not12, label %26, label %25

25:
  call void @Py_DecRef(ptr nonnull %.0) #7
  br label %28

26:
  %27 = load ptr, ptr %3, align 8, !tbaa !23
  call void @Py_DecRef(ptr %27) #7
  br label %28

28:
  %29 = load ptr, ptr %3, align 8
  %30 = select i1 %.not12, ptr null, ptr %29
  ret ptr %30
}

define internal zeroext i1 @_ZL4is_aP6ObjectPKS_(ptr %0, ptr %1) #0 {
  %3 = call ptr @PyObject_Type(ptr %0) #7
  call void @Py_DecRef(ptr %3) #7
  %4 = icmp eq ptr %3, %1
  ret i1 %4
}

define internal ptr @_ZL13recent_directPK6QueuesPK5PlaceP6ObjectS6_Pv(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) #0 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %7 = call ptr @_ZNK6Member2ofEP6Object(ptr nonnull align 8 dereferenceable(32) %6, ptr %2) #9
  %.not = icmp eq ptr %7, null
  br i1 %.not, label %29, label %8

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %10 = load ptr, ptr %9, align 8, !tbaa !25
  %.not19 = icmp eq ptr %7, %10
  br i1 %.not19, label %28, label %11

11:
  %12 = call ptr @PyTuple_GetItem(ptr nonnull %7, i64 0) #7
  %13 = icmp eq ptr %12, %3
  br i1 %13, label %14, label %28

14:
  %15 = call ptr @PyTuple_GetItem(ptr nonnull %7, i64 1) #7
  %16 = load ptr, ptr %1, align 8, !tbaa !239
  %17 = icmp eq ptr %15, %16
  br i1 %17, label %18, label %28

18:
  %19 = call ptr @PyTuple_GetItem(ptr nonnull %7, i64 2) #7
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %21 = load ptr, ptr %20, align 8, !tbaa !240
  %22 = icmp eq ptr %19, %21
  br i1 %22, label %23, label %28

23:
  %24 = call ptr @PyTuple_GetItem(ptr nonnull %7, i64 3) #7
  %25 = call ptr @PyCFunction_GetFunction(ptr %24) #7
  %26 = icmp eq ptr %25, %4
  br i1 %26, label %27, label %28

27:
  call void @Py_IncRef(ptr %24) #7
  br label %28

28:
  %.0 = phi ptr [ null, %8 ], [ null, %18 ], [ null, %14 ], [ null, %11 ], [ %24, %27 ], [ null, %23 ]
  call void @Py_DecRef(ptr nonnull %7) #7
  br label %29

29:
  %.018 = phi ptr [ %.0, %28 ], [ null, %5 ]
  ret ptr %.018
}

define internal ptr @_ZL12found_directPK6QueuesPK5PlaceP6ObjectS6_Pv(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) #0 {
  %6 = alloca %struct.References, align 8
  %7 = call zeroext i1 @_ZL8is_plainPK6QueuesP6Object(ptr %0, ptr %3) #9
  br i1 %7, label %8, label %27

8:
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #8
  call void @_ZN10ReferencesC2Ev(ptr nonnull align 8 dereferenceable(520) %6) #7
  %9 = call ptr @_ZL5keyedPK5PlaceP6Objectj(ptr %1, ptr %3, i32 3) #9
  %10 = call ptr @_ZN10References4keptEP6Object(ptr nonnull align 8 dereferenceable(520) %6, ptr %9) #9
  %11 = call ptr @_ZL5keyedPK5PlaceP6Objectj(ptr %1, ptr %3, i32 4) #9
  %12 = call ptr @_ZN10References4keptEP6Object(ptr nonnull align 8 dereferenceable(520) %6, ptr %11) #9
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %14 = call ptr @_ZN10References9attributeEP6ObjectRK6Member(ptr nonnull align 8 dereferenceable(520) %6, ptr %2, ptr nonnull align 8 dereferenceable(32) %13) #9
  %15 = icmp ne ptr %10, null
  %16 = icmp ne ptr %12, null
  %or.cond = and i1 %15, %16
  %17 = icmp ne ptr %14, null
  %or.cond26 = and i1 %or.cond, %17
  br i1 %or.cond26, label %18, label %20

18:
  %19 = call ptr @PyDict_GetItemWithError(ptr nonnull %14, ptr nonnull %10) #7
  br label %20

20:
  %21 = phi ptr [ %19, %18 ], [ null, %8 ]
  %22 = call zeroext i1 @_ZL9is_launchPK6QueuesP6ObjectPv(ptr %0, ptr %21, ptr %4) #9
  br i1 %22, label %23, label %26

23:
  call void @Py_IncRef(ptr %21) #7
  call void @_ZL8set_itemP6ObjectjS0_PFiS0_xS0_E(ptr %12, i32 3, ptr %21, ptr nonnull @PyTuple_SetItem) #9
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %25 = call ptr @_ZN10References9attributeEP6ObjectRK6Member(ptr nonnull align 8 dereferenceable(520) %6, ptr %2, ptr nonnull align 8 dereferenceable(32) %24) #9
  call void @_ZNK6Member3putEP6ObjectS1_(ptr nonnull align 8 dereferenceable(32) %24, ptr %2, ptr %12) #9
  br label %26

26:
  %.1 = phi ptr [ %21, %23 ], [ null, %20 ]
  call void @_ZN10ReferencesD2Ev(ptr nonnull align 8 dereferenceable(520) %6) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #8
  br label %27

27:
  %.0 = phi ptr [ %.1, %26 ], [ null, %5 ]
  ret ptr %.0
}

declare ptr @PyObject_Type(ptr) #2

declare ptr @PyCFunction_GetFunction(ptr) #2

define internal zeroext i1 @_ZL8is_plainPK6QueuesP6Object(ptr %0, ptr %1) #0 {
  %3 = load ptr, ptr %0, align 8, !tbaa !241
  %4 = call zeroext i1 @_ZL4is_aP6ObjectPKS_(ptr %1, ptr %3) #9
  br i1 %4, label %26, label %5

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load ptr, ptr %6, align 8, !tbaa !242
  %8 = call zeroext i1 @_ZL4is_aP6ObjectPKS_(ptr %1, ptr %7) #9
  br i1 %8, label %26, label %9

9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %11 = load ptr, ptr %10, align 8, !tbaa !243
  %12 = call zeroext i1 @_ZL4is_aP6ObjectPKS_(ptr %1, ptr %11) #9
  br i1 %12, label %26, label %13

13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %15 = load ptr, ptr %14, align 8, !tbaa !244
  %16 = call zeroext i1 @_ZL4is_aP6ObjectPKS_(ptr %1, ptr %15) #9
  br i1 %16, label %17, label %26

17:
  %18 = call i64 @PyTuple_Size(ptr %1) #7
  br label %19

19:
  %.015 = phi i64 [ %18, %17 ], [ %22, %21 ]
  %20 = icmp slt i64 %.015, 1
  br i1 %20, label %26, label %21

21:
  %22 = add nsw i64 %.015, -1
  %23 = call ptr @PyTuple_GetItem(ptr %1, i64 %22) #7
  %24 = load ptr, ptr %0, align 8, !tbaa !241
  %25 = call zeroext i1 @_ZL4is_aP6ObjectPKS_(ptr %23, ptr %24) #9
  br i1 %25, label %19, label %26, !llvm.loop !245

26:
  %.016 = phi i1 [ true, %2 ], [ true, %5 ], [ false, %13 ], [ true, %9 ], [ %20, %21 ], [ %20, %19 ]
  ret i1 %.016
}

define linkonce_odr ptr @_ZN10References4keptEP6Object(ptr nonnull align 8 dereferenceable(520) %0, ptr %1) #0 comdat align 2 {
  %.not = icmp eq ptr %1, null
  br i1 %.not, label %9, label %3

3:
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %5 = load i32, ptr %0, align 8, !tbaa !61
  %6 = add i32 %5, 1
  store i32 %6, ptr %0, align 8, !tbaa !61
  %7 = zext i32 %5 to i64
  %8 = getelementptr inbounds nuw ptr, ptr %4, i64 %7
  store ptr %1, ptr %8, align 8, !tbaa !23
  br label %9

9:
  ret ptr %1
}

define internal ptr @_ZL5keyedPK5PlaceP6Objectj(ptr %0, ptr %1, i32 %2) #0 {
  %4 = alloca [3 x ptr], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  store ptr %1, ptr %4, align 8, !tbaa !23
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %6 = load ptr, ptr %0, align 8, !tbaa !239
  store ptr %6, ptr %5, align 8, !tbaa !23
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %9 = load ptr, ptr %8, align 8, !tbaa !240
  store ptr %9, ptr %7, align 8, !tbaa !23
  %10 = zext i32 %2 to i64
  %11 = call ptr @PyTuple_New(i64 %10) #7
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
  %18 = load ptr, ptr %17, align 8, !tbaa !23
  call void @_ZL8set_itemP6ObjectjS0_PFiS0_xS0_E(ptr nonnull %11, i32 %.0, ptr %18, ptr nonnull @PyTuple_SetItem) #9
  %19 = add nuw nsw i32 %.0, 1
  br label %12, !llvm.loop !246

20:
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  ret ptr %11
}

define linkonce_odr ptr @_ZN10References9attributeEP6ObjectRK6Member(ptr nonnull align 8 dereferenceable(520) %0, ptr %1, ptr nonnull align 8 dereferenceable(32) %2) #0 comdat align 2 {
  %4 = call ptr @_ZNK6Member2ofEP6Object(ptr nonnull align 8 dereferenceable(32) %2, ptr %1) #9
  %5 = call ptr @_ZN10References4keptEP6Object(ptr nonnull align 8 dereferenceable(520) %0, ptr %4) #9
  ret ptr %5
}

declare ptr @PyDict_GetItemWithError(ptr, ptr) #2

define internal zeroext i1 @_ZL9is_launchPK6QueuesP6ObjectPv(ptr %0, ptr %1, ptr %2) #0 {
  %.not = icmp eq ptr %1, null
  br i1 %.not, label %11, label %4

4:
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %6 = load ptr, ptr %5, align 8, !tbaa !247
  %7 = call zeroext i1 @_ZL4is_aP6ObjectPKS_(ptr nonnull %1, ptr %6) #9
  br i1 %7, label %8, label %11

8:
  %9 = call ptr @PyCFunction_GetFunction(ptr nonnull %1) #7
  %10 = icmp eq ptr %9, %2
  br label %11

11:
  %12 = phi i1 [ false, %4 ], [ false, %3 ], [ %10, %8 ]
  ret i1 %12
}

define internal void @_ZL8set_itemP6ObjectjS0_PFiS0_xS0_E(ptr %0, i32 %1, ptr %2, ptr %3) #0 {
  call void @Py_IncRef(ptr %2) #7
  %5 = zext i32 %1 to i64
  %6 = call i32 %3(ptr %0, i64 %5, ptr %2) #7
  ret void
}

declare i32 @PyTuple_SetItem(ptr, i64, ptr) #2

define linkonce_odr void @_ZNK6Member3putEP6ObjectS1_(ptr nonnull align 8 dereferenceable(32) %0, ptr %1, ptr %2) #0 comdat align 2 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %5 = load ptr, ptr %4, align 8, !tbaa !248
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = load ptr, ptr %6, align 8, !tbaa !30
  %8 = call i32 %5(ptr %7, ptr %1, ptr %2) #7
  ret void
}

declare i64 @PyTuple_Size(ptr) #2

declare ptr @PyTuple_New(i64) #2

define internal i64 @_ZL10read_rangePK6QueuesP6ObjectR5Range(ptr %0, ptr %1, ptr nonnull align 8 dereferenceable(88) %2) #0 {
  %.sroa.0 = alloca { [3 x i64], [3 x i64], [3 x i64] }, align 8
  %4 = alloca i32, align 4
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !244
  %7 = call zeroext i1 @_ZL4is_aP6ObjectPKS_(ptr %1, ptr %6) #9
  br i1 %7, label %.critedge, label %8

8:
  %9 = load ptr, ptr %0, align 8, !tbaa !241
  %10 = call zeroext i1 @_ZL4is_aP6ObjectPKS_(ptr %1, ptr %9) #9
  br i1 %10, label %11, label %39

11:
  br i1 %7, label %.critedge, label %13

.critedge:
  %12 = call i64 @PyTuple_Size(ptr %1) #7
  br label %13

13:
  %14 = phi i64 [ %12, %.critedge ], [ 1, %11 ]
  %15 = add i64 %14, -4
  %or.cond = icmp ult i64 %15, -3
  br i1 %or.cond, label %39, label %16

16:
  call void @llvm.lifetime.start.p0(ptr nonnull %.sroa.0)
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %.sroa.0, ptr nonnull align 8 dereferenceable(24) @constinit, i64 24, i1 false), !tbaa.struct !249
  %.sroa.0.24..sroa_idx = getelementptr inbounds nuw i8, ptr %.sroa.0, i64 24
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %.sroa.0.24..sroa_idx, ptr nonnull align 8 dereferenceable(24) @constinit.1, i64 24, i1 false), !tbaa.struct !249
  %.sroa.0.48..sroa_idx10 = getelementptr inbounds nuw i8, ptr %.sroa.0, i64 48
  call void @llvm.memset.p0.i64(ptr nonnull align 8 dereferenceable(24) %.sroa.0.48..sroa_idx10, i8 0, i64 24, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(72) %2, ptr nonnull align 8 dereferenceable(72) %.sroa.0, i64 72, i1 false), !tbaa.struct !250
  %.sroa.6.0..sroa_idx = getelementptr inbounds nuw i8, ptr %2, i64 72
  store i64 %14, ptr %.sroa.6.0..sroa_idx, align 8, !tbaa !93
  %.sroa.7.0..sroa_idx = getelementptr inbounds nuw i8, ptr %2, i64 80
  store i64 0, ptr %.sroa.7.0..sroa_idx, align 8, !tbaa !93
  call void @llvm.lifetime.end.p0(ptr nonnull %.sroa.0)
  br label %17

17:
  %.035 = phi i64 [ 1, %16 ], [ %33, %34 ]
  %.034 = phi i64 [ 0, %16 ], [ %38, %34 ]
  %.not = icmp slt i64 %.034, %14
  br i1 %.not, label %18, label %39

18:
  br i1 %7, label %19, label %21

19:
  %20 = call ptr @PyTuple_GetItem(ptr %1, i64 %.034) #7
  br label %21

21:
  %22 = phi ptr [ %20, %19 ], [ %1, %18 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  store i32 0, ptr %4, align 4, !tbaa !3
  %23 = load ptr, ptr %0, align 8, !tbaa !241
  %24 = call zeroext i1 @_ZL4is_aP6ObjectPKS_(ptr %22, ptr %23) #9
  br i1 %24, label %25, label %27

25:
  %26 = call i64 @PyLong_AsLongLongAndOverflow(ptr %22, ptr nonnull %4) #7
  br label %27

27:
  %28 = phi i64 [ %26, %25 ], [ 0, %21 ]
  %29 = icmp slt i64 %28, 1
  br i1 %29, label %.critedge43, label %30

30:
  %31 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %.035, i64 %28)
  %32 = extractvalue { i64, i1 } %31, 1
  %33 = extractvalue { i64, i1 } %31, 0
  br i1 %32, label %.critedge43, label %34

34:
  %35 = xor i64 %.034, -1
  %36 = getelementptr i64, ptr %2, i64 %14
  %37 = getelementptr i64, ptr %36, i64 %35
  store i64 %28, ptr %37, align 8, !tbaa !93
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  %38 = add nuw nsw i64 %.034, 1
  br label %17, !llvm.loop !251

.critedge43:
  %.338.ph = phi i64 [ %33, %30 ], [ %.035, %27 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  br label %39

39:
  %.0 = phi i64 [ 0, %8 ], [ 0, %13 ], [ 0, %.critedge43 ], [ %.035, %17 ]
  ret i64 %.0
}

define internal ptr @_ZL14direct_for_anyPK6QueuesPK5PlaceP6ObjectPv(ptr %0, ptr %1, ptr %2, ptr %3) #0 {
  %5 = alloca %struct.References, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  call void @_ZN10ReferencesC2Ev(ptr nonnull align 8 dereferenceable(520) %5) #7
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %7 = load ptr, ptr %6, align 8, !tbaa !25
  %8 = call ptr @_ZL5keyedPK5PlaceP6Objectj(ptr %1, ptr %7, i32 3) #9
  %9 = call ptr @_ZN10References4keptEP6Object(ptr nonnull align 8 dereferenceable(520) %5, ptr %8) #9
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %11 = call ptr @_ZN10References9attributeEP6ObjectRK6Member(ptr nonnull align 8 dereferenceable(520) %5, ptr %2, ptr nonnull align 8 dereferenceable(32) %10) #9
  %12 = icmp ne ptr %9, null
  %13 = icmp ne ptr %11, null
  %or.cond = and i1 %12, %13
  br i1 %or.cond, label %14, label %16

14:
  %15 = call ptr @PyDict_GetItemWithError(ptr nonnull %11, ptr nonnull %9) #7
  br label %16

16:
  %17 = phi ptr [ %15, %14 ], [ null, %4 ]
  %18 = call zeroext i1 @_ZL9is_launchPK6QueuesP6ObjectPv(ptr %0, ptr %17, ptr %3) #9
  br i1 %18, label %19, label %20

19:
  call void @Py_IncRef(ptr %17) #7
  br label %20

20:
  %.0 = phi ptr [ %17, %19 ], [ null, %16 ]
  call void @_ZN10ReferencesD2Ev(ptr nonnull align 8 dereferenceable(520) %5) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  ret ptr %.0
}

declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #6

declare i64 @PyDict_Size(ptr) #2

declare ptr @PyType_GenericAlloc(ptr, i64) #2

declare ptr @PyList_New(i64) #2

declare i32 @PyObject_SetAttr(ptr, ptr, ptr) #2

declare i32 @PyDict_SetItem(ptr, ptr, ptr) #2

define internal zeroext i1 @_ZL10is_true_ofP6ObjectS0_(ptr %0, ptr %1) #0 {
  %3 = call ptr @PyObject_GetAttr(ptr %0, ptr %1) #7
  %4 = call zeroext i1 @_ZL7is_trueP6Object(ptr %3) #9
  ret i1 %4
}

define internal zeroext i1 @_ZL7is_trueP6Object(ptr %0) #0 {
  %.not = icmp eq ptr %0, null
  br i1 %.not, label %5, label %2

2:
  %3 = call i32 @PyObject_IsTrue(ptr nonnull %0) #7
  %4 = icmp eq i32 %3, 1
  br label %5

5:
  %6 = phi i1 [ false, %1 ], [ %4, %2 ]
  br i1 %.not, label %8, label %7

7:
  call void @Py_DecRef(ptr nonnull %0) #7
  br label %8

8:
  ret i1 %6
}

define internal i64 @_ZL9number_inP6Objectx(ptr %0, i64 %1) #0 {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #8
  store i32 0, ptr %3, align 4, !tbaa !3
  %4 = call ptr @PyTuple_GetItem(ptr %0, i64 %1) #7
  %5 = call i64 @PyLong_AsLongLongAndOverflow(ptr %4, ptr nonnull %3) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #8
  ret i64 %5
}

define internal zeroext i1 @_ZL13is_schedulingPK5Later(ptr %0) #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = load ptr, ptr %2, align 8, !tbaa !54
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %5 = load ptr, ptr %4, align 8, !tbaa !252
  %6 = call ptr @PyObject_GetAttr(ptr %3, ptr %5) #7
  %.not = icmp eq ptr %6, null
  br i1 %.not, label %10, label %7

7:
  %8 = call ptr @PyObject_Vectorcall(ptr nonnull %6, ptr null, i64 0, ptr null) #7
  %9 = call zeroext i1 @_ZL7is_trueP6Object(ptr %8) #9
  br label %10

10:
  %11 = phi i1 [ true, %1 ], [ %9, %7 ]
  br i1 %.not, label %13, label %12

12:
  call void @Py_DecRef(ptr nonnull %6) #7
  br label %13

13:
  ret i1 %11
}

define internal void @_ZL7set_newP6ObjectS0_S0_(ptr %0, ptr %1, ptr %2) #0 {
  %4 = call i32 @PyObject_SetAttr(ptr %0, ptr %1, ptr %2) #7
  %.not = icmp eq ptr %2, null
  br i1 %.not, label %6, label %5

5:
  call void @Py_DecRef(ptr nonnull %2) #7
  br label %6

6:
  ret void
}

declare ptr @PyLong_FromLongLong(i64) #2

declare ptr @PyBytes_AsString(ptr) #2

define internal zeroext i1 @_ZL13is_submittingPK5LaterP6Object(ptr %0, ptr %1) #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %4 = load ptr, ptr %3, align 8, !tbaa !234
  %5 = call ptr @PyObject_GetAttr(ptr %1, ptr %4) #7
  %6 = load ptr, ptr @_ZL6queues, align 8, !tbaa !21
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 88
  %8 = call ptr @_ZNK6Member2ofEP6Object(ptr nonnull align 8 dereferenceable(32) %7, ptr %5) #9
  call void @Py_DecRef(ptr %5) #7
  call void @Py_DecRef(ptr %8) #7
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %10 = load ptr, ptr %9, align 8, !tbaa !49
  %11 = icmp eq ptr %8, %10
  ret i1 %11
}

declare i64 @PyList_Size(ptr) #2

declare i32 @PyDict_DelItem(ptr, ptr) #2

declare void @PyErr_Fetch(ptr, ptr, ptr) #2

declare void @PyErr_NormalizeException(ptr, ptr, ptr) #2

declare void @PyErr_Restore(ptr, ptr, ptr) #2

define internal zeroext i1 @_ZL4takePK5TakenRK9ParameterP6ObjectPcR10References(ptr %0, ptr nonnull align 4 dereferenceable(20) %1, ptr %2, ptr %3, ptr nonnull align 8 dereferenceable(520) %4) #0 {
  %6 = load i32, ptr %1, align 4, !tbaa !253
  %7 = icmp eq i32 %6, 3
  br i1 %7, label %8, label %10

8:
  %9 = call zeroext i1 @_ZL12take_addressPK5TakenRK9ParameterP6ObjectPcR10References(ptr %0, ptr nonnull align 4 dereferenceable(20) %1, ptr %2, ptr %3, ptr nonnull align 8 dereferenceable(520) %4) #9
  br label %13

10:
  %11 = load ptr, ptr %0, align 8, !tbaa !254
  %12 = call zeroext i1 @_ZL11take_numberPK5KnownRK9ParameterP6ObjectPc(ptr %11, ptr nonnull align 4 dereferenceable(20) %1, ptr %2, ptr %3) #9
  br label %13

13:
  %14 = phi i1 [ %9, %8 ], [ %12, %10 ]
  ret i1 %14
}

define internal zeroext i1 @_ZL12take_addressPK5TakenRK9ParameterP6ObjectPcR10References(ptr %0, ptr nonnull align 4 dereferenceable(20) %1, ptr %2, ptr %3, ptr nonnull align 8 dereferenceable(520) %4) #0 {
  %6 = load ptr, ptr %0, align 8, !tbaa !254
  %7 = load ptr, ptr %6, align 8, !tbaa !255
  %.not = icmp eq ptr %2, %7
  br i1 %.not, label %36, label %8

8:
  %9 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %10 = call ptr @_ZN10References9attributeEP6ObjectRK6Member(ptr nonnull align 8 dereferenceable(520) %4, ptr %2, ptr nonnull align 8 dereferenceable(32) %9) #9
  %.not38 = icmp eq ptr %10, null
  br i1 %.not38, label %.critedge, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %13 = load ptr, ptr %12, align 8, !tbaa !257
  %14 = call zeroext i1 @_ZL4is_aP6ObjectPKS_(ptr nonnull %10, ptr %13) #9
  br i1 %14, label %15, label %.critedge

15:
  %16 = call ptr @PyTuple_GetItem(ptr nonnull %10, i64 2) #7
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %18 = load ptr, ptr %17, align 8, !tbaa !258
  %.not39 = icmp eq ptr %16, %18
  br i1 %.not39, label %19, label %.critedge

19:
  %20 = call i64 @_ZL9number_inP6Objectx(ptr nonnull %10, i64 3) #9
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %22 = load i32, ptr %21, align 4, !tbaa !259
  %23 = icmp ugt i32 %22, 1
  %24 = icmp ne i64 %20, 0
  %or.cond = and i1 %23, %24
  %25 = zext i32 %22 to i64
  %26 = icmp ne i64 %20, %25
  %or.cond37 = and i1 %or.cond, %26
  br i1 %or.cond37, label %.critedge, label %27

27:
  %28 = call ptr @PyTuple_GetItem(ptr nonnull %10, i64 1) #7
  %29 = getelementptr inbounds nuw i8, ptr %6, i64 64
  %30 = call ptr @_ZN10References9attributeEP6ObjectRK6Member(ptr nonnull align 8 dereferenceable(520) %4, ptr %28, ptr nonnull align 8 dereferenceable(32) %29) #9
  %.not40 = icmp eq ptr %30, null
  br i1 %.not40, label %.critedge, label %31

31:
  %32 = load ptr, ptr %6, align 8, !tbaa !255
  %33 = icmp eq ptr %30, %32
  br i1 %33, label %.critedge, label %34

34:
  %35 = call i64 @_ZL9number_inP6Objectx(ptr nonnull %10, i64 0) #9
  br label %36

36:
  %.027 = phi i64 [ 0, %5 ], [ %35, %34 ]
  store i64 %.027, ptr %3, align 1
  %37 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %38 = load i32, ptr %37, align 4, !tbaa !260
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
  %6 = load ptr, ptr %5, align 8, !tbaa !261
  %7 = call zeroext i1 @_ZL4is_aP6ObjectPKS_(ptr %2, ptr %6) #9
  %8 = load i32, ptr %1, align 4, !tbaa !253
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %13

10:
  br i1 %7, label %11, label %20

11:
  %12 = call zeroext i1 @_ZL12take_integerRK9ParameterP6ObjectPc(ptr nonnull align 4 dereferenceable(20) %1, ptr %2, ptr %3) #9
  br label %20

13:
  br i1 %7, label %18, label %14

14:
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %16 = load ptr, ptr %15, align 8, !tbaa !262
  %17 = call zeroext i1 @_ZL4is_aP6ObjectPKS_(ptr %2, ptr %16) #9
  br i1 %17, label %18, label %20

18:
  %19 = call zeroext i1 @_ZL9take_realRK9ParameterP6ObjectPc(ptr nonnull align 4 dereferenceable(20) %1, ptr %2, ptr %3) #9
  br label %20

20:
  %.0 = phi i1 [ %12, %11 ], [ false, %10 ], [ false, %14 ], [ %19, %18 ]
  ret i1 %.0
}

define internal zeroext i1 @_ZL12take_integerRK9ParameterP6ObjectPc(ptr nonnull align 4 dereferenceable(20) %0, ptr %1, ptr %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  store i32 0, ptr %4, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %6 = call i64 @PyLong_AsLongLongAndOverflow(ptr %1, ptr nonnull %4) #7
  store i64 %6, ptr %5, align 8, !tbaa !161
  %7 = load i32, ptr %4, align 4, !tbaa !3
  %.not = icmp eq i32 %7, 0
  br i1 %.not, label %8, label %26

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %10 = load i32, ptr %9, align 4, !tbaa !263
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
  store i64 %21, ptr %5, align 8, !tbaa !161
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
  %4 = call double @PyFloat_AsDouble(ptr %1) #7
  %5 = call ptr @PyErr_Occurred() #7
  %.not = icmp eq ptr %5, null
  br i1 %.not, label %6, label %15

6:
  %7 = load i32, ptr %0, align 4, !tbaa !253
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

declare double @PyFloat_AsDouble(ptr) #2

declare i1 @llvm.is.fpclass.f64(double, i32 immarg) #6

declare ptr @PyBytes_FromStringAndSize(ptr, i64) #2

declare ptr @PyCFunction_NewEx(ptr, ptr, ptr) #2

define internal void @_ZL13choose_groupsRK5RangemmPm(ptr nonnull align 8 dereferenceable(88) %0, i64 %1, i64 %2, ptr %3) #0 {
  %.not = icmp eq i64 %2, 0
  br i1 %.not, label %10, label %5

5:
  %6 = shl i64 %2, 3
  %7 = udiv i64 %1, %6
  %8 = call i64 @_ZL12at_least_onem(i64 %7) #9
  %9 = call i64 @_ZL7at_mostmm(i64 4096, i64 %8) #9
  br label %13

10:
  %11 = call i64 @_ZL12at_least_onem(i64 %1) #9
  %12 = call i64 @_ZL7at_mostmm(i64 4096, i64 %11) #9
  br label %13

13:
  %14 = phi i64 [ %9, %5 ], [ %12, %10 ]
  %15 = shl i64 %2, 4
  %.not17 = icmp ult i64 %1, %15
  %16 = add i64 %14, 15
  %17 = and i64 %16, -16
  %.0 = select i1 %.not17, i64 %14, i64 %17
  %18 = load i64, ptr %0, align 8, !tbaa !93
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %20 = load i64, ptr %19, align 8, !tbaa !93
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %22 = load i64, ptr %21, align 8, !tbaa !93
  %23 = mul i64 %20, %22
  %24 = icmp eq i64 %23, 1
  %25 = select i1 %24, i64 %.0, i64 4096
  %26 = call i64 @_ZL7at_mostmm(i64 %18, i64 %25) #9
  %27 = call i64 @_ZL12at_least_onem(i64 %26) #9
  store i64 %27, ptr %3, align 8, !tbaa !93
  %28 = load i64, ptr %19, align 8, !tbaa !93
  %29 = udiv i64 %.0, %27
  %30 = call i64 @_ZL7at_mostmm(i64 %28, i64 %29) #9
  %31 = call i64 @_ZL12at_least_onem(i64 %30) #9
  %32 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store i64 %31, ptr %32, align 8, !tbaa !93
  %33 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store i64 1, ptr %33, align 8, !tbaa !93
  ret void
}

define internal i64 @_ZL12at_least_onem(i64 %0) #0 {
  %. = call i64 @llvm.umax.i64(i64 %0, i64 1)
  ret i64 %.
}

define internal i64 @_ZL7at_mostmm(i64 %0, i64 %1) #0 {
  %. = call i64 @llvm.umin.i64(i64 %0, i64 %1)
  ret i64 %.
}

define internal zeroext i1 @_ZL10is_at_restP6ObjectS0_(ptr %0, ptr %1) #0 {
  %3 = call ptr @PyObject_GetAttr(ptr %0, ptr %1) #7
  %.not = icmp eq ptr %3, null
  br i1 %.not, label %7, label %4

4:
  %5 = call i32 @PyObject_IsTrue(ptr nonnull %3) #7
  %6 = icmp ne i32 %5, 0
  br label %7

7:
  %8 = phi i1 [ false, %2 ], [ %6, %4 ]
  call void @_ZL7releaseP6Object(ptr %3) #9
  ret i1 %8
}

define internal zeroext i1 @_ZL16is_of_next_groupPK7Numbersm(ptr %0, i64 %1) #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %4 = load i64, ptr %3, align 8, !tbaa !127
  %5 = icmp eq i64 %1, %4
  br i1 %5, label %14, label %6

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %8 = load ptr, ptr %7, align 8, !tbaa !128
  %9 = getelementptr %struct.Target, ptr %8, i64 %1
  %10 = load ptr, ptr %9, align 8, !tbaa !264
  %11 = getelementptr i8, ptr %9, i64 -40
  %12 = load ptr, ptr %11, align 8, !tbaa !264
  %13 = icmp ne ptr %10, %12
  br label %14

14:
  %15 = phi i1 [ true, %2 ], [ %13, %6 ]
  ret i1 %15
}

define internal zeroext i1 @_ZL11find_changePK7NumbersPK6TargetmP6ObjectP6Change(ptr %0, ptr %1, i64 %2, ptr %3, ptr %4) #0 {
  %6 = alloca %struct.References, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #8
  call void @_ZN10ReferencesC2Ev(ptr nonnull align 8 dereferenceable(520) %6) #7
  %7 = load ptr, ptr %1, align 8, !tbaa !264
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %9 = load ptr, ptr %8, align 8, !tbaa !266
  %10 = call ptr @PyObject_GetAttr(ptr %7, ptr %9) #7
  store ptr %10, ptr %4, align 8, !tbaa !130
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %12 = load ptr, ptr %11, align 8, !tbaa !23
  %13 = call ptr @_ZN10References9attributeEP6ObjectS1_(ptr nonnull align 8 dereferenceable(520) %6, ptr %10, ptr %12) #9
  %.not = icmp eq ptr %13, null
  br i1 %.not, label %45, label %14

14:
  %15 = call ptr @PyTuple_GetItem(ptr nonnull %13, i64 0) #7
  %16 = call i64 @PyBytes_Size(ptr %15) #7
  %17 = call ptr @PyBytes_FromStringAndSize(ptr null, i64 %16) #7
  %18 = call ptr @_ZN10References4keptEP6Object(ptr nonnull align 8 dereferenceable(520) %6, ptr %17) #9
  %.not36 = icmp eq ptr %18, null
  br i1 %.not36, label %45, label %19

19:
  %20 = call ptr @PyBytes_AsString(ptr nonnull %18) #7
  %21 = call ptr @PyBytes_AsString(ptr %15) #7
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %20, ptr align 1 %21, i64 %16, i1 false)
  br label %22

22:
  %.034 = phi i64 [ 0, %19 ], [ %33, %32 ]
  %.not37 = icmp ult i64 %.034, %2
  br i1 %.not37, label %23, label %.critedge

23:
  %24 = load ptr, ptr %0, align 8, !tbaa !267
  %25 = getelementptr inbounds nuw %struct.Target, ptr %1, i64 %.034
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 16
  %27 = getelementptr inbounds nuw i8, ptr %25, i64 24
  %28 = load i32, ptr %27, align 8, !tbaa !268
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds nuw i8, ptr %20, i64 %29
  %31 = call zeroext i1 @_ZL11take_numberPK5KnownRK9ParameterP6ObjectPc(ptr %24, ptr nonnull align 4 dereferenceable(20) %26, ptr %3, ptr %30) #9
  br i1 %31, label %32, label %34

32:
  %33 = add i64 %.034, 1
  br label %22, !llvm.loop !269

34:
  br i1 %.not37, label %45, label %.critedge

.critedge:
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %36 = load ptr, ptr %35, align 8, !tbaa !270
  %37 = call ptr @_ZL11packed_withP6ObjectS0_S0_(ptr %36, ptr nonnull %13, ptr nonnull %18) #9
  %38 = call ptr @_ZN10References4keptEP6Object(ptr nonnull align 8 dereferenceable(520) %6, ptr %37) #9
  %.not38 = icmp eq ptr %38, null
  br i1 %.not38, label %41, label %39

39:
  %40 = call ptr @_ZL12command_withPK7NumbersP6ObjectS3_(ptr %0, ptr %10, ptr nonnull %38) #9
  br label %41

41:
  %42 = phi ptr [ %40, %39 ], [ null, %.critedge ]
  %43 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr %42, ptr %43, align 8, !tbaa !132
  %44 = icmp ne ptr %42, null
  br label %45

45:
  %.0 = phi i1 [ false, %5 ], [ false, %14 ], [ false, %34 ], [ %44, %41 ]
  call void @_ZN10ReferencesD2Ev(ptr nonnull align 8 dereferenceable(520) %6) #7
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
  %5 = load i64, ptr %4, align 8, !tbaa !127
  %.not = icmp ugt i64 %.017, %5
  br i1 %.not, label %21, label %6

6:
  %7 = call zeroext i1 @_ZL16is_of_next_groupPK7Numbersm(ptr %0, i64 %.017) #9
  br i1 %7, label %8, label %19

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %10 = load ptr, ptr %9, align 8, !tbaa !128
  %11 = getelementptr %struct.Target, ptr %10, i64 %.017
  %12 = getelementptr i8, ptr %11, i64 -40
  %13 = load ptr, ptr %12, align 8, !tbaa !264
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %15 = load ptr, ptr %14, align 8, !tbaa !266
  %16 = call ptr @PyObject_GetAttr(ptr %13, ptr %15) #7
  call void @_ZL7releaseP6Object(ptr %16) #9
  %17 = getelementptr inbounds nuw i8, ptr %.018, i64 16
  %18 = load ptr, ptr %.018, align 8, !tbaa !130
  %.not20 = icmp eq ptr %16, %18
  %not..not20 = xor i1 %.not20, true
  %. = zext i1 %not..not20 to i32
  %..0 = select i1 %.not20, i1 %.0, i1 false
  br i1 %.not20, label %19, label %21

19:
  %.119 = phi ptr [ %.018, %6 ], [ %17, %8 ]
  %.2 = phi i1 [ %.0, %6 ], [ %..0, %8 ]
  %20 = add i64 %.017, 1
  br label %3, !llvm.loop !271

21:
  %.015 = phi i32 [ %., %8 ], [ 2, %3 ]
  %.1 = phi i1 [ %..0, %8 ], [ %.0, %3 ]
  switch i32 %.015, label %29 [
    i32 2, label %22
    i32 1, label %28
  ]

22:
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %24 = load ptr, ptr %23, align 8, !tbaa !123
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %26 = load ptr, ptr %25, align 8, !tbaa !126
  %27 = call zeroext i1 @_ZL10is_at_restP6ObjectS0_(ptr %24, ptr %26) #9
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
  %6 = load i64, ptr %5, align 8, !tbaa !127
  %.not = icmp ugt i64 %.015, %6
  br i1 %.not, label %27, label %7

7:
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %9 = load ptr, ptr %8, align 8, !tbaa !128
  %10 = getelementptr %struct.Target, ptr %9, i64 %.015
  %11 = call zeroext i1 @_ZL16is_of_next_groupPK7Numbersm(ptr %0, i64 %.015) #9
  br i1 %11, label %12, label %21

12:
  %13 = getelementptr i8, ptr %10, i64 -40
  %14 = load ptr, ptr %13, align 8, !tbaa !264
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %16 = load ptr, ptr %15, align 8, !tbaa !266
  %17 = getelementptr inbounds nuw i8, ptr %.0, i64 16
  %18 = getelementptr inbounds nuw i8, ptr %.0, i64 8
  %19 = load ptr, ptr %18, align 8, !tbaa !132
  %20 = call i32 @PyObject_SetAttr(ptr %14, ptr %16, ptr %19) #7
  br label %21

21:
  %.1 = phi ptr [ %17, %12 ], [ %.0, %7 ]
  %22 = getelementptr i8, ptr %10, i64 -32
  %23 = load ptr, ptr %22, align 8, !tbaa !272
  %24 = getelementptr i8, ptr %10, i64 -4
  %25 = load i32, ptr %24, align 4, !tbaa !273
  call void @_ZL8set_itemP6ObjectjS0_PFiS0_xS0_E(ptr %23, i32 %25, ptr %2, ptr nonnull @PyList_SetItem) #9
  %26 = add i64 %.015, 1
  br label %4, !llvm.loop !274

27:
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %29 = load ptr, ptr %28, align 8, !tbaa !275
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %31 = load ptr, ptr %30, align 8, !tbaa !276
  %32 = call i32 @PyObject_SetAttr(ptr %29, ptr %31, ptr %2) #7
  ret void
}

define internal void @_ZL7releaseP6Object(ptr %0) #0 {
  %.not = icmp eq ptr %0, null
  br i1 %.not, label %3, label %2

2:
  call void @Py_DecRef(ptr nonnull %0) #7
  br label %3

3:
  ret void
}

define linkonce_odr ptr @_ZN10References9attributeEP6ObjectS1_(ptr nonnull align 8 dereferenceable(520) %0, ptr %1, ptr %2) #0 comdat align 2 {
  %.not = icmp eq ptr %1, null
  br i1 %.not, label %6, label %4

4:
  %5 = call ptr @PyObject_GetAttr(ptr nonnull %1, ptr %2) #7
  br label %6

6:
  %7 = phi ptr [ %5, %4 ], [ null, %3 ]
  %8 = call ptr @_ZN10References4keptEP6Object(ptr nonnull align 8 dereferenceable(520) %0, ptr %7) #9
  ret ptr %8
}

declare i64 @PyBytes_Size(ptr) #2

define internal ptr @_ZL11packed_withP6ObjectS0_S0_(ptr %0, ptr %1, ptr %2) #0 {
  %4 = call ptr @PyType_GenericAlloc(ptr %0, i64 3) #7
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
  %12 = call ptr @PyTuple_GetItem(ptr %1, i64 %.0) #7
  br label %13

13:
  %14 = phi ptr [ %12, %11 ], [ %2, %8 ]
  call void @_ZL8set_itemP6ObjectjS0_PFiS0_xS0_E(ptr nonnull %4, i32 %9, ptr %14, ptr nonnull @PyTuple_SetItem) #9
  %15 = add nuw nsw i64 %.0, 1
  br label %5, !llvm.loop !277

16:
  ret ptr %4
}

define internal ptr @_ZL12command_withPK7NumbersP6ObjectS3_(ptr %0, ptr %1, ptr %2) #0 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %5 = load ptr, ptr %4, align 8, !tbaa !278
  %6 = call ptr @PyType_GenericAlloc(ptr %5, i64 0) #7
  %.not = icmp eq ptr %6, null
  br i1 %.not, label %11, label %7

7:
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %9 = load ptr, ptr %8, align 8, !tbaa !23
  %10 = call i32 @PyObject_SetAttr(ptr nonnull %6, ptr %9, ptr %2) #7
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
  %19 = load ptr, ptr %18, align 8, !tbaa !23
  %20 = call ptr @PyObject_GetAttr(ptr %1, ptr %19) #7
  %21 = load ptr, ptr %18, align 8, !tbaa !23
  %22 = call i32 @PyObject_SetAttr(ptr nonnull %6, ptr %21, ptr %20) #7
  call void @Py_DecRef(ptr %20) #7
  %23 = add nuw nsw i32 %.0, 1
  br label %12, !llvm.loop !279

24:
  ret ptr %6
}

declare i32 @PyList_SetItem(ptr, i64, ptr) #2

define internal void @_ZL8at_faultiP4InfoPv(i32 %0, ptr %1, ptr %2) #0 {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %5 = load i32, ptr %4, align 8, !tbaa !280
  %6 = icmp slt i32 %5, 1
  br i1 %6, label %.critedge, label %7

7:
  %8 = atomicrmw xchg ptr @_ZL10is_telling, i8 1 acq_rel, align 1
  %9 = trunc i8 %8 to i1
  br i1 %9, label %27, label %10

10:
  br i1 %6, label %.critedge, label %11

11:
  call void @_ZL4telliPK4InfoPv(i32 %0, ptr %1, ptr %2) #9
  br label %.critedge

.critedge:
  br label %12

12:
  %.023.idx = phi i64 [ 0, %.critedge ], [ %.023.add, %17 ]
  %.not24 = icmp eq i64 %.023.idx, 2048
  br i1 %.not24, label %18, label %13

13:
  %.023.ptr = getelementptr inbounds nuw i8, ptr @_ZL8programs, i64 %.023.idx
  %14 = load atomic i64, ptr %.023.ptr acquire, align 8
  %.not = icmp eq i64 %14, 0
  br i1 %.not, label %17, label %15

15:
  %16 = inttoptr i64 %14 to ptr
  call void @_ZL9write_allPFPcPmE(ptr nonnull %16) #9
  br label %17

17:
  %.023.add = add nuw nsw i64 %.023.idx, 8
  br label %12

18:
  %19 = sext i32 %0 to i64
  %20 = getelementptr inbounds %struct.Action, ptr @_ZL6before, i64 %19
  %21 = call i32 @sigaction(i32 %0, ptr nonnull %20, ptr null) #7
  br i1 %6, label %23, label %22

22:
  store atomic i8 0, ptr @_ZL10is_telling release, align 1
  br label %23

23:
  %24 = icmp eq i32 %0, 5
  %or.cond = or i1 %6, %24
  br i1 %or.cond, label %25, label %27

25:
  %26 = call i32 @raise(i32 %0) #7
  br label %27

27:
  ret void
}

declare i32 @sigaction(i32, ptr, ptr) #2

define internal void @_ZL4telliPK4InfoPv(i32 %0, ptr %1, ptr %2) #0 {
  switch i32 %0, label %7 [
    i32 11, label %4
    i32 7, label %4
  ]

4:
  %5 = call zeroext i1 @_ZL14has_overflowedPK4Info(ptr %1) #9
  br i1 %5, label %6, label %7

6:
  call void @_ZL14tell_of_stacksv() #9
  br label %8

7:
  call void @_ZL14tell_of_kerneliPK4InfoPKc(i32 %0, ptr %1, ptr %2) #9
  br label %8

8:
  ret void
}

define internal void @_ZL9write_allPFPcPmE(ptr %0) #0 {
  %2 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #8
  store i64 0, ptr %2, align 8, !tbaa !93
  %3 = call ptr %0(ptr nonnull %2) #7
  br label %4

4:
  %.07 = phi ptr [ %3, %1 ], [ %10, %9 ]
  %5 = load i64, ptr %2, align 8, !tbaa !93
  %.not = icmp eq i64 %5, 0
  br i1 %.not, label %.critedge, label %6

6:
  %7 = call i64 @write(i32 1, ptr %.07, i64 %5) #7
  %8 = icmp sgt i64 %7, 0
  br i1 %8, label %9, label %.critedge

9:
  %10 = getelementptr inbounds nuw i8, ptr %.07, i64 %7
  %11 = load i64, ptr %2, align 8, !tbaa !93
  %12 = sub i64 %11, %7
  store i64 %12, ptr %2, align 8, !tbaa !93
  br label %4, !llvm.loop !282

.critedge:
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #8
  ret void
}

declare i32 @raise(i32) #2

define internal zeroext i1 @_ZL14has_overflowedPK4Info(ptr %0) #0 {
  %2 = alloca i8, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #8
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %4 = load ptr, ptr %3, align 8, !tbaa !283
  %5 = ptrtoint ptr %2 to i64
  %6 = ptrtoint ptr %4 to i64
  %7 = sub i64 %5, %6
  %8 = add i64 %7, -66060289
  %spec.select = icmp ult i64 %8, 2097151
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #8
  ret i1 %spec.select
}

define internal void @_ZL14tell_of_stacksv() #0 {
  br label %1

1:
  %.015.idx = phi i64 [ 0, %0 ], [ %.015.add, %14 ]
  %.not = icmp eq i64 %.015.idx, 512
  br i1 %.not, label %15, label %2

2:
  %.015.ptr = getelementptr inbounds nuw i8, ptr @_ZL6stacks, i64 %.015.idx
  %3 = load atomic i64, ptr %.015.ptr acquire, align 8
  %4 = inttoptr i64 %3 to ptr
  %.not19 = icmp eq i64 %3, 0
  br i1 %.not19, label %12, label %5

5:
  %.0 = phi i64 [ %9, %8 ], [ 0, %2 ]
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 %.0
  %7 = load i8, ptr %6, align 1, !tbaa !92
  %.not20 = icmp eq i8 %7, 0
  br i1 %.not20, label %10, label %8

8:
  %9 = add i64 %.0, 1
  br label %5, !llvm.loop !284

10:
  %11 = call i64 @write(i32 2, ptr nonnull %4, i64 %.0) #7
  %.lobit = lshr i64 %11, 63
  %. = trunc nuw nsw i64 %.lobit to i32
  %cond18 = icmp sgt i64 %11, -1
  br i1 %cond18, label %12, label %13

12:
  br label %13

13:
  %.2 = phi i32 [ %., %10 ], [ 0, %12 ]
  %cond17 = icmp eq i32 %.2, 0
  br i1 %cond17, label %14, label %15

14:
  %.015.add = add nuw nsw i64 %.015.idx, 8
  br label %1

15:
  ret void
}

define internal void @_ZL14tell_of_kerneliPK4InfoPKc(i32 %0, ptr %1, ptr %2) #0 {
  %4 = call ptr @_ZL7runningPK4InfoPKc(ptr %1, ptr %2) #9
  %.not = icmp eq ptr %4, null
  br i1 %.not, label %14, label %5

5:
  %6 = call ptr @_ZL6appendPcPKc(ptr nonnull @_ZL4line, ptr nonnull @.str) #9
  %7 = call ptr @_ZL6appendPcPKc(ptr %6, ptr nonnull %4) #9
  %8 = call ptr @_ZL6appendPcPKc(ptr %7, ptr nonnull @.str.2) #9
  %9 = call ptr @_ZL12append_faultPciPK4Info(ptr %8, i32 %0, ptr %1) #9
  %10 = call ptr @_ZL6appendPcPKc(ptr %9, ptr nonnull @.str.3) #9
  %11 = ptrtoint ptr %10 to i64
  %12 = sub i64 %11, ptrtoint (ptr @_ZL4line to i64)
  %13 = call i64 @write(i32 2, ptr nonnull @_ZL4line, i64 %12) #7
  br label %14

14:
  ret void
}

declare i64 @write(i32, ptr, i64) #2

define internal ptr @_ZL7runningPK4InfoPKc(ptr %0, ptr %1) #0 {
  br label %3

3:
  %.033.idx = phi i64 [ 0, %2 ], [ %.033.add, %15 ]
  %.0 = phi ptr [ undef, %2 ], [ %.4, %15 ]
  %.not = icmp eq i64 %.033.idx, 32768
  br i1 %.not, label %16, label %4

4:
  %.033.ptr = getelementptr inbounds nuw i8, ptr @_ZL5codes, i64 %.033.idx
  %5 = load atomic i64, ptr %.033.ptr acquire, align 8
  %.not52 = icmp eq i64 %5, 0
  br i1 %.not52, label %14, label %6

6:
  %7 = inttoptr i64 %5 to ptr
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 12
  %9 = load i32, ptr %8, align 4, !tbaa !3
  %10 = zext i32 %9 to i64
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 %10
  %12 = call ptr @_ZL4wordPKc(ptr %11) #9
  %13 = call ptr @_ZL7name_ofPK4CodePKc(ptr nonnull %7, ptr %12) #9
  %.not53 = icmp ne ptr %13, null
  %..0 = select i1 %.not53, ptr %13, ptr %.0
  %spec.select50 = zext i1 %.not53 to i32
  br label %14

14:
  %.236 = phi i32 [ %spec.select50, %6 ], [ 0, %4 ]
  %.4 = phi ptr [ %..0, %6 ], [ %.0, %4 ]
  %cond46 = icmp eq i32 %.236, 0
  br i1 %cond46, label %15, label %16

15:
  %.033.add = add nuw nsw i64 %.033.idx, 8
  br label %3

16:
  %.034 = phi i32 [ %.236, %14 ], [ 2, %3 ]
  %.1 = phi ptr [ %.4, %14 ], [ %.0, %3 ]
  switch i32 %.034, label %30 [
    i32 2, label %17
    i32 1, label %29
  ]

17:
  %.042.idx = phi i64 [ %.042.add, %26 ], [ 0, %16 ]
  %.6 = phi ptr [ %.10, %26 ], [ %.1, %16 ]
  %.not54 = icmp eq i64 %.042.idx, 32768
  br i1 %.not54, label %27, label %18

18:
  %.042.ptr = getelementptr inbounds nuw i8, ptr @_ZL5codes, i64 %.042.idx
  %19 = load atomic i64, ptr %.042.ptr acquire, align 8
  %.not55 = icmp eq i64 %19, 0
  br i1 %.not55, label %25, label %20

20:
  %21 = inttoptr i64 %19 to ptr
  %22 = call ptr @_ZL6callerPK4CodePK4InfoPKc(ptr nonnull %21, ptr %0, ptr %1) #9
  %23 = getelementptr inbounds i8, ptr %22, i64 -1
  %24 = call ptr @_ZL7name_ofPK4CodePKc(ptr nonnull %21, ptr nonnull %23) #9
  %.not56 = icmp ne ptr %24, null
  %..6 = select i1 %.not56, ptr %24, ptr %.6
  %spec.select51 = zext i1 %.not56 to i32
  br label %25

25:
  %.640 = phi i32 [ %spec.select51, %20 ], [ 0, %18 ]
  %.10 = phi ptr [ %..6, %20 ], [ %.6, %18 ]
  %cond43 = icmp eq i32 %.640, 0
  br i1 %cond43, label %26, label %27

26:
  %.042.add = add nuw nsw i64 %.042.idx, 8
  br label %17

27:
  %.438 = phi i32 [ %.640, %25 ], [ 4, %17 ]
  %.7 = phi ptr [ %.10, %25 ], [ %.6, %17 ]
  switch i32 %.438, label %30 [
    i32 4, label %28
    i32 1, label %29
  ]

28:
  br label %29

29:
  %.5 = phi ptr [ null, %28 ], [ %.7, %27 ], [ %.1, %16 ]
  ret ptr %.5

30:
  unreachable
}

define internal ptr @_ZL6appendPcPKc(ptr %0, ptr %1) #0 {
  br label %3

3:
  %.07 = phi ptr [ %0, %2 ], [ %9, %8 ]
  %.0 = phi i64 [ 0, %2 ], [ %10, %8 ]
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 %.0
  %5 = load i8, ptr %4, align 1, !tbaa !92
  %6 = icmp ne i8 %5, 0
  %7 = icmp samesign ult i64 %.0, 3000
  %spec.select = and i1 %6, %7
  br i1 %spec.select, label %8, label %11

8:
  %9 = getelementptr inbounds nuw i8, ptr %.07, i64 1
  store i8 %5, ptr %.07, align 1, !tbaa !92
  %10 = add nuw nsw i64 %.0, 1
  br label %3, !llvm.loop !285

11:
  ret ptr %.07
}

define internal ptr @_ZL12append_faultPciPK4Info(ptr %0, i32 %1, ptr %2) #0 {
  switch i32 %1, label %10 [
    i32 8, label %4
    i32 11, label %12
    i32 7, label %12
  ]

4:
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %6 = load i32, ptr %5, align 8, !tbaa !280
  %7 = icmp eq i32 %6, 1
  %8 = select i1 %7, ptr @.str.4, ptr @.str.5
  %9 = call ptr @_ZL6appendPcPKc(ptr %0, ptr nonnull %8) #9
  br label %28

10:
  %11 = call ptr @_ZL6appendPcPKc(ptr %0, ptr nonnull @.str.6) #9
  br label %28

12:
  %13 = icmp eq i32 %1, 7
  %14 = select i1 %13, ptr @.str.7, ptr @.str.8
  %15 = call ptr @_ZL6appendPcPKc(ptr %0, ptr nonnull %14) #9
  %16 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %17 = load i32, ptr %16, align 8, !tbaa !280
  %18 = icmp eq i32 %17, 128
  br i1 %18, label %19, label %21

19:
  %20 = call ptr @_ZL6appendPcPKc(ptr %15, ptr nonnull @.str.9) #9
  br label %25

21:
  %22 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %23 = load ptr, ptr %22, align 8, !tbaa !283
  %24 = call ptr @_ZL14append_addressPcPKc(ptr %15, ptr %23) #9
  br label %25

25:
  %26 = phi ptr [ %20, %19 ], [ %24, %21 ]
  %27 = call ptr @_ZL6appendPcPKc(ptr %26, ptr nonnull @.str.10) #9
  br label %28

28:
  %.0 = phi ptr [ %9, %4 ], [ %11, %10 ], [ %27, %25 ]
  ret ptr %.0
}

define internal ptr @_ZL7name_ofPK4CodePKc(ptr %0, ptr %1) #0 {
  br label %3

3:
  %.013 = phi i32 [ 0, %2 ], [ %29, %28 ]
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %5 = load i32, ptr %4, align 8, !tbaa !3
  %6 = icmp ult i32 %.013, %5
  br i1 %6, label %7, label %30

7:
  %8 = load ptr, ptr %0, align 8, !tbaa !286
  %9 = ptrtoint ptr %1 to i64
  %10 = ptrtoint ptr %8 to i64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %12 = zext i32 %.013 to i64
  %13 = getelementptr inbounds nuw %struct.Named, ptr %11, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !287
  %15 = sext i32 %14 to i64
  %16 = add i64 %10, %15
  %17 = sub i64 %9, %16
  %18 = getelementptr inbounds nuw %struct.Named, ptr %0, i64 %12
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 28
  %20 = load i32, ptr %19, align 4, !tbaa !289
  %21 = zext i32 %20 to i64
  %22 = icmp ult i64 %17, %21
  br i1 %22, label %23, label %28

23:
  %24 = getelementptr inbounds nuw i8, ptr %18, i64 32
  %25 = load i32, ptr %24, align 4, !tbaa !290
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 %26
  br label %30

28:
  %29 = add i32 %.013, 1
  br label %3, !llvm.loop !291

30:
  %.014 = phi ptr [ %27, %23 ], [ undef, %3 ]
  %.0 = phi i32 [ 1, %23 ], [ 2, %3 ]
  switch i32 %.0, label %33 [
    i32 2, label %31
    i32 1, label %32
  ]

31:
  br label %32

32:
  %.1 = phi ptr [ null, %31 ], [ %.014, %30 ]
  ret ptr %.1

33:
  unreachable
}

define internal ptr @_ZL4wordPKc(ptr %0) #0 {
  %2 = load ptr, ptr %0, align 8, !tbaa !286
  ret ptr %2
}

define internal ptr @_ZL6callerPK4CodePK4InfoPKc(ptr %0, ptr %1, ptr %2) #0 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %5 = load i32, ptr %4, align 8, !tbaa !3
  %6 = zext i32 %5 to i64
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 %6
  %8 = call ptr @_ZL4wordPKc(ptr %7) #9
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %10 = load i32, ptr %9, align 4, !tbaa !3
  %.not = icmp eq i32 %10, 0
  br i1 %.not, label %21, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %13 = load ptr, ptr %12, align 8, !tbaa !283
  %14 = ptrtoint ptr %8 to i64
  %15 = ptrtoint ptr %13 to i64
  %16 = sub i64 %14, %15
  %17 = add i64 %16, 4096
  %18 = icmp ult i64 %17, 8192
  br i1 %18, label %21, label %19

19:
  %20 = call ptr @_ZL4wordPKc(ptr %8) #9
  br label %21

21:
  %.0 = phi ptr [ %8, %3 ], [ %20, %19 ], [ null, %11 ]
  ret ptr %.0
}

define internal ptr @_ZL14append_addressPcPKc(ptr %0, ptr %1) #0 {
  %3 = call ptr @_ZL6appendPcPKc(ptr %0, ptr nonnull @.str.11) #9
  br label %4

4:
  %.0 = phi i32 [ 1, %2 ], [ %13, %12 ]
  %5 = icmp samesign ult i32 %.0, 16
  %6 = ptrtoint ptr %1 to i64
  %7 = shl nsw i32 %.0, 2
  %8 = zext nneg i32 %7 to i64
  %9 = lshr i64 %6, %8
  %10 = icmp ne i64 %9, 0
  %11 = select i1 %5, i1 %10, i1 false
  br i1 %11, label %12, label %14

12:
  %13 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !292

14:
  %.09 = phi ptr [ %23, %15 ], [ %3, %4 ]
  %.1 = phi i32 [ %16, %15 ], [ %.0, %4 ]
  %.not = icmp eq i32 %.1, 0
  br i1 %.not, label %24, label %15

15:
  %16 = add nsw i32 %.1, -1
  %17 = shl nsw i32 %16, 2
  %18 = zext nneg i32 %17 to i64
  %19 = lshr i64 %6, %18
  %20 = and i64 %19, 15
  %21 = getelementptr inbounds nuw i8, ptr @.str.12, i64 %20
  %22 = load i8, ptr %21, align 1, !tbaa !92
  %23 = getelementptr inbounds nuw i8, ptr %.09, i64 1
  store i8 %22, ptr %.09, align 1, !tbaa !92
  br label %14, !llvm.loop !293

24:
  ret ptr %.09
}

define internal i64 @_ZL10read_clocki(i32 %0) #0 {
  %2 = alloca %struct.Time, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #8
  %3 = call i32 @clock_gettime(i32 %0, ptr nonnull %2) #7
  %4 = load i64, ptr %2, align 8, !tbaa !213
  %5 = mul nsw i64 %4, 1000000000
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %7 = load i64, ptr %6, align 8, !tbaa !294
  %8 = add nsw i64 %5, %7
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #8
  ret i64 %8
}

define internal i32 @_ZL7at_mostx(i64 %0) #0 {
  %2 = call i64 @llvm.smin.i64(i64 %0, i64 4294967295)
  %3 = trunc i64 %2 to i32
  ret i32 %3
}

define internal void @_ZL12run_in_turnsPK6KernelPcR6LaunchP7Running(ptr %0, ptr %1, ptr nonnull align 8 dereferenceable(144) %2, ptr %3) #0 {
  %5 = alloca %struct.Share, align 64
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  call void @llvm.memset.p0.i64(ptr nonnull align 64 dereferenceable(64) %5, i8 0, i64 64, i1 false)
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 120
  %8 = load i64, ptr %7, align 8, !tbaa !112
  store i64 %8, ptr %6, align 8, !tbaa !295
  br label %9

9:
  %10 = call zeroext i1 @_ZL14is_interruptedPK7Running(ptr %3) #9
  br i1 %10, label %.critedge, label %11

11:
  %12 = call zeroext i1 @_ZL4takeP5ShareP6Launch(ptr nonnull %5, ptr nonnull %2) #9
  br i1 %12, label %13, label %.critedge

13:
  %14 = load ptr, ptr %0, align 8, !tbaa !103
  call void %14(ptr %1, ptr nonnull %2) #7
  %15 = load i64, ptr %7, align 8, !tbaa !112
  %16 = load i64, ptr %6, align 8, !tbaa !295
  %17 = icmp ult i64 %15, %16
  br i1 %17, label %18, label %20

18:
  %19 = call i64 @_ZL9about_nowv() #9
  call void @_ZL3askP7Runningx(ptr %3, i64 %19) #9
  br label %20

20:
  br label %9, !llvm.loop !297

.critedge:
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  ret void
}

define internal void @_ZL17run_more_and_morePK6KernelPcR6LaunchP7Running(ptr %0, ptr %1, ptr nonnull align 8 dereferenceable(144) %2, ptr %3) #0 {
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 120
  %6 = load i64, ptr %5, align 8, !tbaa !112
  %7 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %8 = load i64, ptr %7, align 8, !tbaa !95
  store i64 1, ptr %5, align 8, !tbaa !112
  br label %9

9:
  %10 = load ptr, ptr %0, align 8, !tbaa !103
  call void %10(ptr %1, ptr nonnull %2) #7
  %11 = load i64, ptr %5, align 8, !tbaa !112
  %12 = sub i64 %6, %11
  %.not = icmp eq i64 %6, %11
  br i1 %.not, label %.critedge, label %13

13:
  %14 = call i64 @_ZL9about_nowv() #9
  %15 = sub nsw i64 %14, %8
  call void @_ZL3askP7Runningx(ptr %3, i64 %14) #9
  %16 = call zeroext i1 @_ZL14is_interruptedPK7Running(ptr %3) #9
  br i1 %16, label %.critedge, label %17

17:
  %18 = icmp slt i64 %15, 4000000
  br i1 %18, label %19, label %22

19:
  %20 = shl i64 %11, 3
  %21 = uitofp i64 %20 to double
  br label %27

22:
  %23 = uitofp i64 %11 to double
  %24 = fmul double %23, 1.000000e+06
  %25 = sitofp i64 %15 to double
  %26 = fdiv double %24, %25
  br label %27

27:
  %28 = phi double [ %21, %19 ], [ %26, %22 ]
  %29 = getelementptr inbounds nuw i8, ptr %2, i64 112
  store i64 %11, ptr %29, align 8, !tbaa !221
  %30 = fcmp olt double %28, 1.000000e+00
  %31 = uitofp i64 %12 to double
  %32 = fcmp olt double %28, %31
  %33 = fptoui double %28 to i64
  %34 = select i1 %32, i64 %33, i64 %12
  %35 = select i1 %30, i64 1, i64 %34
  %36 = add i64 %11, %35
  store i64 %36, ptr %5, align 8, !tbaa !112
  br label %9, !llvm.loop !298

.critedge:
  ret void
}

define internal zeroext i1 @_ZL14is_interruptedPK7Running(ptr %0) #0 {
  %.not = icmp eq ptr %0, null
  br i1 %.not, label %6, label %2

2:
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %4 = load atomic i32, ptr %3 monotonic, align 8
  %5 = icmp ne i32 %4, 0
  br label %6

6:
  %7 = phi i1 [ false, %1 ], [ %5, %2 ]
  ret i1 %7
}

define internal zeroext i1 @_ZL4takeP5ShareP6Launch(ptr %0, ptr %1) #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load i64, ptr %3, align 8, !tbaa !295
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %6 = load i64, ptr %5, align 8, !tbaa !113
  %7 = load atomic i64, ptr %0 monotonic, align 64
  %.not = icmp ult i64 %7, %4
  br i1 %.not, label %8, label %17

8:
  %9 = atomicrmw add ptr %0, i64 %6 monotonic, align 64
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 112
  store i64 %9, ptr %10, align 8, !tbaa !221
  %11 = icmp ult i64 %9, %4
  %12 = sub i64 %4, %9
  %13 = icmp ugt i64 %12, %6
  %or.cond = select i1 %11, i1 %13, i1 false
  %14 = add i64 %9, %6
  %15 = select i1 %or.cond, i64 %14, i64 %4
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 120
  store i64 %15, ptr %16, align 8, !tbaa !112
  br label %17

17:
  %.0 = phi i1 [ %11, %8 ], [ false, %2 ]
  ret i1 %.0
}

define internal void @_ZL3askP7Runningx(ptr %0, i64 %1) #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !20
  %.not = icmp eq ptr %4, null
  br i1 %.not, label %13, label %5

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load i64, ptr %6, align 8, !tbaa !95
  %8 = sub nsw i64 %1, %7
  %9 = icmp slt i64 %8, 20000001
  br i1 %9, label %13, label %10

10:
  store i64 %1, ptr %6, align 8, !tbaa !95
  %11 = call zeroext i1 %4(ptr %0) #7
  br i1 %11, label %12, label %13

12:
  call void @_ZL9interruptP7Running(ptr %0) #9
  br label %13

13:
  ret void
}

define internal i64 @_ZL9about_nowv() #0 {
  %1 = call i64 @_ZL10read_clocki(i32 6) #9
  ret i64 %1
}

define internal void @_ZL12note_for_anyP8AnyRangeRK6Launchx(ptr %0, ptr nonnull align 8 dereferenceable(144) %1, i64 %2) #0 {
  %4 = load i64, ptr %1, align 8, !tbaa !93
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %6 = load i64, ptr %5, align 8, !tbaa !93
  %7 = mul i64 %4, %6
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %9 = load i64, ptr %8, align 8, !tbaa !93
  %10 = mul i64 %7, %9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %12 = load atomic i64, ptr %11 monotonic, align 8
  %13 = lshr i64 %12, 2
  %14 = icmp ult i64 %10, %13
  br i1 %14, label %15, label %19

15:
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %17 = load i64, ptr %16, align 8, !tbaa !100
  %18 = icmp slt i64 %2, %17
  br i1 %18, label %26, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %21 = sitofp i64 %2 to double
  %22 = fmul double %21, 1.000000e+03
  %23 = uitofp i64 %10 to double
  %24 = fdiv double %22, %23
  %25 = fptosi double %24 to i64
  store atomic i64 %25, ptr %20 monotonic, align 8
  store atomic i64 %10, ptr %11 monotonic, align 8
  br label %26

26:
  ret void
}

declare i32 @sigfillset(ptr) #2

declare i32 @sigdelset(ptr, i32) #2

declare i32 @pthread_attr_init(ptr) #2

declare i32 @pthread_attr_setstacksize(ptr, i64) #2

declare i32 @pthread_sigmask(i32, ptr, ptr) #2

declare i32 @pthread_create(ptr, ptr, ptr, ptr) #2

declare i32 @pthread_attr_destroy(ptr) #2

define linkonce_odr void @_ZN12HandlerStackC2Ev(ptr nonnull align 8 dereferenceable(65560) %0) unnamed_addr #0 comdat align 2 {
  %2 = alloca %struct.SignalStack, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #8
  store ptr %0, ptr %2, align 8, !tbaa !299
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store i32 0, ptr %3, align 8, !tbaa !301
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 16
  store i64 65536, ptr %4, align 8, !tbaa !302
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 65536
  %6 = call i32 @sigaltstack(ptr nonnull %2, ptr nonnull %5) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #8
  ret void
}

define linkonce_odr void @_ZN12HandlerStackD2Ev(ptr nonnull align 8 dereferenceable(65560) %0) unnamed_addr #0 comdat align 2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 65536
  %3 = call i32 @sigaltstack(ptr nonnull %2, ptr null) #7
  ret void
}

declare i32 @sigaltstack(ptr, ptr) #2

define internal void @_ZL5resetP5Graph(ptr %0) #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 116
  store i32 0, ptr %2, align 4, !tbaa !303
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 384
  store i32 0, ptr %3, align 64, !tbaa !304
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 448
  %5 = call ptr @memset(ptr nonnull %4, i32 0, i64 64) #7
  br label %6

6:
  %.0 = phi i32 [ 0, %1 ], [ %17, %10 ]
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %8 = load i32, ptr %7, align 16, !tbaa !156
  %9 = icmp ult i32 %.0, %8
  br i1 %9, label %10, label %18

10:
  %11 = load ptr, ptr %0, align 64, !tbaa !157
  %12 = zext i32 %.0 to i64
  %13 = getelementptr inbounds nuw %struct.Node, ptr %11, i64 %12
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 40
  %15 = load i32, ptr %14, align 8, !tbaa !177
  %16 = getelementptr inbounds nuw i8, ptr %13, i64 48
  store i32 %15, ptr %16, align 16, !tbaa !178
  %17 = add i32 %.0, 1
  br label %6, !llvm.loop !305

18:
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %20 = load ptr, ptr %19, align 32, !tbaa !181
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %22 = load i32, ptr %21, align 8, !tbaa !183
  %23 = zext i32 %22 to i64
  %24 = shl nuw nsw i64 %23, 6
  %25 = call ptr @memset(ptr %20, i32 0, i64 %24) #7
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %27 = load ptr, ptr %26, align 16, !tbaa !180
  %28 = load i32, ptr %7, align 16, !tbaa !156
  %29 = zext i32 %28 to i64
  %30 = shl nuw nsw i64 %29, 2
  %31 = call ptr @memset(ptr %27, i32 0, i64 %30) #7
  ret void
}

define internal void @_ZL4pushP5GraphP4Node(ptr %0, ptr %1) #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %4 = atomicrmw add ptr %3, i32 1 monotonic, align 64
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = load ptr, ptr %5, align 16, !tbaa !180
  %7 = zext i32 %4 to i64
  %8 = getelementptr inbounds nuw i32, ptr %6, i64 %7
  %9 = load ptr, ptr %0, align 64, !tbaa !157
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
  %3 = call i32 @pthread_mutex_lock(ptr %0) #7
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 228
  %5 = load i32, ptr %4, align 4, !tbaa !218
  %.not = icmp eq i32 %5, 0
  br i1 %.not, label %6, label %18

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %8 = load i32, ptr %7, align 8, !tbaa !90
  %9 = icmp ugt i32 %8, 1
  br i1 %9, label %10, label %18

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 236
  %12 = load i32, ptr %11, align 4, !tbaa !215
  %.not19 = icmp eq i32 %12, 0
  br i1 %.not19, label %13, label %18

13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %15 = load ptr, ptr %14, align 16, !tbaa !219
  %16 = zext i32 %8 to i64
  %17 = getelementptr inbounds nuw i64, ptr %15, i64 %16
  call void @_ZL13start_threadsP4PoolP6Worker(ptr %0, ptr %17) #9
  br label %18

18:
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 220
  %20 = load i32, ptr %19, align 4, !tbaa !209
  %21 = add i32 %20, 1
  store i32 %21, ptr %19, align 4, !tbaa !209
  %22 = call i32 @sched_getcpu() #7
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 120
  store i32 %22, ptr %23, align 8, !tbaa !306
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %25 = load ptr, ptr %24, align 64, !tbaa !307
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 136
  store ptr %25, ptr %26, align 8, !tbaa !208
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 144
  store ptr %24, ptr %27, align 16, !tbaa !207
  %.not20 = icmp eq ptr %25, null
  br i1 %.not20, label %30, label %28

28:
  %29 = getelementptr inbounds nuw i8, ptr %25, i64 144
  store ptr %26, ptr %29, align 16, !tbaa !207
  br label %30

30:
  %31 = ptrtoint ptr %1 to i64
  store atomic i64 %31, ptr %24 monotonic, align 64
  %32 = call i32 @pthread_mutex_unlock(ptr %0) #7
  ret void
}

define internal void @_ZL13start_threadsP4PoolP6Worker(ptr %0, ptr %1) #0 {
  br label %3

3:
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 228
  %5 = load i32, ptr %4, align 4, !tbaa !218
  %6 = add i32 %5, 1
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %8 = load i32, ptr %7, align 8, !tbaa !90
  %9 = icmp ult i32 %6, %8
  br i1 %9, label %10, label %24

10:
  %11 = zext i32 %5 to i64
  %12 = getelementptr inbounds nuw %struct.Worker, ptr %1, i64 %11
  store ptr %0, ptr %12, align 8, !tbaa !308
  %.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %12, i64 8
  store i32 %6, ptr %.sroa.4.0..sroa_idx, align 8, !tbaa !3
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %14 = load ptr, ptr %13, align 16, !tbaa !219
  %15 = getelementptr inbounds nuw i64, ptr %14, i64 %11
  %16 = call zeroext i1 @_ZL12start_threadPmPFPvS0_ES0_(ptr %15, ptr nonnull @_ZL4helpPv, ptr %12) #9
  br i1 %16, label %17, label %23

17:
  %18 = load i32, ptr %4, align 4, !tbaa !218
  %19 = add i32 %18, 1
  store i32 %19, ptr %4, align 4, !tbaa !218
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %21 = load i32, ptr %20, align 8, !tbaa !216
  %22 = add i32 %21, 1
  store i32 %22, ptr %20, align 8, !tbaa !216
  br label %23

23:
  %.0 = phi i32 [ 0, %17 ], [ 3, %10 ]
  switch i32 %.0, label %25 [
    i32 0, label %3
    i32 3, label %24
  ], !llvm.loop !309

24:
  ret void

25:
  unreachable
}

declare i32 @sched_getcpu() #2

define internal ptr @_ZL4helpPv(ptr %0) #0 {
  %2 = alloca %struct.HandlerStack, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #8
  call void @_ZN12HandlerStackC2Ev(ptr nonnull align 8 dereferenceable(65560) %2) #9
  %3 = load ptr, ptr %0, align 8, !tbaa !310
  %4 = call i32 @pthread_mutex_lock(ptr %3) #7
  br label %5

5:
  %.0 = phi i64 [ 0, %1 ], [ %.1, %57 ]
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 236
  %7 = load i32, ptr %6, align 4, !tbaa !215
  %.not = icmp eq i32 %7, 0
  br i1 %.not, label %8, label %58

8:
  %9 = getelementptr inbounds nuw i8, ptr %3, i64 220
  %10 = load i32, ptr %9, align 4, !tbaa !209
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 216
  %12 = load i32, ptr %11, align 8, !tbaa !90
  %13 = icmp ult i32 %10, %12
  br i1 %13, label %14, label %17

14:
  %15 = getelementptr inbounds nuw i8, ptr %3, i64 192
  %16 = load ptr, ptr %15, align 64, !tbaa !307
  br label %17

17:
  %18 = phi ptr [ %16, %14 ], [ null, %8 ]
  br label %19

19:
  %.042 = phi ptr [ %18, %17 ], [ %24, %22 ]
  %cond = icmp eq ptr %.042, null
  br i1 %cond, label %25, label %20

20:
  %21 = call zeroext i1 @_ZL8has_workP5Graph(ptr nonnull %.042) #9
  br i1 %21, label %.critedge, label %22

22:
  %23 = getelementptr inbounds nuw i8, ptr %.042, i64 136
  %24 = load ptr, ptr %23, align 8, !tbaa !208
  br label %19, !llvm.loop !312

25:
  %26 = call i64 @_ZL3nowv() #9
  %27 = icmp slt i64 %26, %.0
  br i1 %27, label %28, label %29

28:
  call void @_ZL11look_aroundP4Poolx(ptr %3, i64 %.0) #9
  br label %57, !llvm.loop !313

29:
  br i1 %cond, label %30, label %.critedge

30:
  %31 = getelementptr inbounds nuw i8, ptr %3, i64 224
  %32 = atomicrmw add ptr %31, i32 1 monotonic, align 32
  %33 = getelementptr inbounds nuw i8, ptr %3, i64 64
  %34 = call i32 @pthread_cond_wait(ptr nonnull %33, ptr %3) #7
  %35 = atomicrmw sub ptr %31, i32 1 monotonic, align 32
  br label %57, !llvm.loop !313

.critedge:
  %36 = load i32, ptr %9, align 4, !tbaa !209
  %37 = add i32 %36, 1
  store i32 %37, ptr %9, align 4, !tbaa !209
  %38 = getelementptr inbounds nuw i8, ptr %.042, i64 384
  %39 = atomicrmw add ptr %38, i32 1 acq_rel, align 64
  %40 = call i32 @pthread_mutex_unlock(ptr %3) #7
  %41 = getelementptr inbounds nuw i8, ptr %.042, i64 120
  %42 = load i32, ptr %41, align 8, !tbaa !306
  call void @_ZL15leave_processori(i32 %42) #9
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %44 = load i32, ptr %43, align 8, !tbaa !314
  %45 = call i32 @_ZL9take_partP4PoolP5Graphjx(ptr %3, ptr %.042, i32 %44, i64 9223372036854775807) #9
  %46 = atomicrmw add ptr %38, i32 -1 acq_rel, align 64
  %47 = call i64 @_ZL3nowv() #9
  %48 = add nsw i64 %47, 200000
  %49 = call i32 @pthread_mutex_lock(ptr %3) #7
  %50 = load i32, ptr %9, align 4, !tbaa !209
  %51 = add i32 %50, -1
  store i32 %51, ptr %9, align 4, !tbaa !209
  %52 = getelementptr inbounds nuw i8, ptr %3, i64 240
  %53 = load i32, ptr %52, align 16, !tbaa !211
  %.not47 = icmp eq i32 %53, 0
  br i1 %.not47, label %57, label %54

54:
  %55 = getelementptr inbounds nuw i8, ptr %3, i64 128
  %56 = call i32 @pthread_cond_broadcast(ptr nonnull %55) #7
  br label %57

57:
  %.1 = phi i64 [ %.0, %28 ], [ %.0, %30 ], [ %48, %54 ], [ %48, %.critedge ]
  br label %5

58:
  %59 = getelementptr inbounds nuw i8, ptr %3, i64 232
  %60 = load i32, ptr %59, align 8, !tbaa !216
  %61 = add i32 %60, -1
  store i32 %61, ptr %59, align 8, !tbaa !216
  %62 = getelementptr inbounds nuw i8, ptr %3, i64 128
  %63 = call i32 @pthread_cond_broadcast(ptr nonnull %62) #7
  %64 = call i32 @pthread_mutex_unlock(ptr %3) #7
  call void @_ZN12HandlerStackD2Ev(ptr nonnull align 8 dereferenceable(65560) %2) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #8
  ret ptr null
}

define internal zeroext i1 @_ZL8has_workP5Graph(ptr %0) #0 {
  %2 = call zeroext i1 @_ZL9has_readyP5Graph(ptr %0) #9
  br i1 %2, label %14, label %3

3:
  %.07 = phi i32 [ %13, %12 ], [ 0, %1 ]
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %5 = load i32, ptr %4, align 8, !tbaa !183
  %.not = icmp ult i32 %.07, %5
  br i1 %.not, label %6, label %14

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %8 = load ptr, ptr %7, align 32, !tbaa !181
  %9 = zext i32 %.07 to i64
  %10 = getelementptr inbounds nuw %struct.Slot, ptr %8, i64 %9
  %11 = call zeroext i1 @_ZL13can_be_joinedPK4Slot(ptr %10) #9
  br i1 %11, label %14, label %12

12:
  %13 = add i32 %.07, 1
  br label %3, !llvm.loop !315

14:
  %.08 = phi i1 [ true, %1 ], [ %.not, %6 ], [ %.not, %3 ]
  ret i1 %.08
}

define internal void @_ZL11look_aroundP4Poolx(ptr %0, i64 %1) #0 {
  %3 = call i32 @pthread_mutex_unlock(ptr %0) #7
  br label %4

4:
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %6 = load atomic i64, ptr %5 monotonic, align 64
  %.not = icmp eq i64 %6, 0
  br i1 %.not, label %7, label %.critedge

7:
  %8 = call i64 @_ZL3nowv() #9
  %9 = icmp slt i64 %8, %1
  br i1 %9, label %4, label %.critedge, !llvm.loop !316

.critedge:
  %10 = call i32 @pthread_mutex_lock(ptr %0) #7
  ret void
}

declare i32 @pthread_cond_wait(ptr, ptr) #2

define internal void @_ZL15leave_processori(i32 %0) #0 {
  %2 = alloca [16 x i64], align 16
  %3 = alloca [16 x i64], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #8
  %4 = icmp slt i32 %0, 0
  br i1 %4, label %31, label %5

5:
  %6 = call i32 @sched_getcpu() #7
  %.not = icmp eq i32 %6, %0
  br i1 %.not, label %7, label %31

7:
  %8 = call i32 @sched_getaffinity(i32 0, i64 128, ptr nonnull %2) #7
  %.not14 = icmp eq i32 %8, 0
  br i1 %.not14, label %9, label %31

9:
  %.013 = phi i64 [ %24, %11 ], [ 0, %7 ]
  %.0 = phi i32 [ %25, %11 ], [ 0, %7 ]
  %10 = icmp samesign ult i32 %.0, 16
  br i1 %10, label %11, label %26

11:
  %12 = zext nneg i32 %.0 to i64
  %13 = getelementptr inbounds nuw i64, ptr %2, i64 %12
  %14 = load i64, ptr %13, align 8, !tbaa !93
  %15 = lshr i32 %0, 6
  %16 = icmp eq i32 %.0, %15
  %17 = and i32 %0, 63
  %18 = zext nneg i32 %17 to i64
  %19 = shl nuw i64 1, %18
  %20 = xor i64 %19, -1
  %21 = select i1 %16, i64 %20, i64 -1
  %22 = and i64 %14, %21
  %23 = getelementptr inbounds nuw i64, ptr %3, i64 %12
  store i64 %22, ptr %23, align 8, !tbaa !93
  %24 = or i64 %.013, %22
  %25 = add nuw nsw i32 %.0, 1
  br label %9, !llvm.loop !317

26:
  %.not15 = icmp eq i64 %.013, 0
  br i1 %.not15, label %31, label %27

27:
  %28 = call i32 @sched_setaffinity(i32 0, i64 128, ptr nonnull %3) #7
  %.not16 = icmp eq i32 %28, 0
  br i1 %.not16, label %29, label %31

29:
  %30 = call i32 @sched_setaffinity(i32 0, i64 128, ptr nonnull %2) #7
  br label %31

31:
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #8
  ret void
}

define internal i32 @_ZL9take_partP4PoolP5Graphjx(ptr %0, ptr %1, i32 %2, i64 %3) #0 {
  %5 = alloca i32, align 4
  %6 = alloca i64, align 8
  %7 = alloca i8, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  store i32 0, ptr %5, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #8
  %8 = call i64 @_ZL3nowv() #9
  store i64 %8, ptr %6, align 8, !tbaa !161
  br label %9

9:
  %.039 = phi ptr [ null, %4 ], [ %.342, %55 ], [ %.342, %55 ]
  %.037 = phi i64 [ %8, %4 ], [ %.138, %55 ], [ %.138, %55 ]
  %.035 = phi i32 [ undef, %4 ], [ %.2, %55 ], [ %.2, %55 ]
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %11 = load atomic i32, ptr %10 acquire, align 16
  %.not = icmp eq i32 %11, 0
  br i1 %.not, label %12, label %56

12:
  %.not44 = icmp eq ptr %.039, null
  br i1 %.not44, label %13, label %15

13:
  %14 = call ptr @_ZL3popP5Graph(ptr %1) #9
  br label %15

15:
  %16 = phi ptr [ %14, %13 ], [ %.039, %12 ]
  %.not45 = icmp eq ptr %16, null
  br i1 %.not45, label %28, label %17

17:
  %18 = call zeroext i1 @_ZL18is_somebody_asleepP4PoolP5Graph(ptr %0, ptr %1) #9
  br i1 %18, label %19, label %22

19:
  %20 = call zeroext i1 @_ZL9has_readyP5Graph(ptr %1) #9
  br i1 %20, label %21, label %22

21:
  call void @_ZL4wakeP4PoolP5Graphj(ptr %0, ptr %1, i32 1) #9
  br label %22

22:
  %23 = call zeroext i1 @_ZL8run_nodeP4PoolP5GraphP4NodejPx(ptr %0, ptr %1, ptr nonnull %16, i32 %2, ptr nonnull %6) #9
  br i1 %23, label %24, label %47

24:
  %25 = load i32, ptr %5, align 4, !tbaa !3
  %26 = add i32 %25, 1
  store i32 %26, ptr %5, align 4, !tbaa !3
  %27 = call ptr @_ZL8end_nodeP5GraphP4Node(ptr %1, ptr nonnull %16) #9
  br label %47

28:
  %29 = call zeroext i1 @_ZL8told_endP4PoolP5GraphPj(ptr %0, ptr %1, ptr nonnull %5) #9
  br i1 %29, label %55, label %30

30:
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 320
  %32 = load atomic i32, ptr %31 acquire, align 64
  %.not46 = icmp eq i32 %32, 0
  br i1 %.not46, label %55, label %33

33:
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #8
  store i8 0, ptr %7, align 1, !tbaa !318
  %34 = call ptr @_ZL4joinP5GraphjPxPb(ptr %1, i32 %2, ptr nonnull %6, ptr nonnull %7) #9
  %.not47 = icmp eq ptr %34, null
  br i1 %.not47, label %39, label %35

35:
  %36 = load i32, ptr %5, align 4, !tbaa !3
  %37 = add i32 %36, 1
  store i32 %37, ptr %5, align 4, !tbaa !3
  %38 = call ptr @_ZL8end_nodeP5GraphP4Node(ptr %1, ptr nonnull %34) #9
  br label %39

39:
  %.443 = phi ptr [ %38, %35 ], [ null, %33 ]
  %40 = load i8, ptr %7, align 1, !tbaa !318, !range !320, !noundef !321
  %41 = trunc nuw i8 %40 to i1
  br i1 %41, label %46, label %42

42:
  %43 = call i64 @_ZL3nowv() #9
  store i64 %43, ptr %6, align 8, !tbaa !161
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
  %48 = load i64, ptr %6, align 8, !tbaa !161
  %49 = icmp sgt i64 %48, %3
  br i1 %49, label %50, label %55

50:
  %.not48 = icmp eq ptr %.241, null
  br i1 %.not48, label %52, label %51

51:
  call void @_ZL4pushP5GraphP4Node(ptr %1, ptr nonnull %.241) #9
  br label %52

52:
  %53 = call zeroext i1 @_ZL8told_endP4PoolP5GraphPj(ptr %0, ptr %1, ptr nonnull %5) #9
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
  ], !llvm.loop !322

56:
  %.4 = phi i32 [ %.2, %55 ], [ 1, %9 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  ret i32 %.4
}

define internal zeroext i1 @_ZL9has_readyP5Graph(ptr %0) #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %3 = load atomic i32, ptr %2 acquire, align 64
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %5 = load i32, ptr %4, align 16, !tbaa !156
  %6 = icmp ult i32 %3, %5
  br i1 %6, label %7, label %14

7:
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %9 = load ptr, ptr %8, align 16, !tbaa !180
  %10 = zext i32 %3 to i64
  %11 = getelementptr inbounds nuw i32, ptr %9, i64 %10
  %12 = load atomic i32, ptr %11 acquire, align 4
  %13 = icmp ne i32 %12, 0
  br label %14

14:
  %15 = phi i1 [ false, %1 ], [ %13, %7 ]
  ret i1 %15
}

define internal zeroext i1 @_ZL13can_be_joinedPK4Slot(ptr %0) #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %3 = load atomic i32, ptr %2 acquire, align 8
  %.not = icmp eq i32 %3, 0
  br i1 %.not, label %7, label %4

4:
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = load atomic i32, ptr %5 monotonic, align 16
  %.not3 = icmp eq i32 %6, 0
  br label %7

7:
  %8 = phi i1 [ false, %1 ], [ %.not3, %4 ]
  ret i1 %8
}

declare i32 @sched_getaffinity(i32, i64, ptr) #2

declare i32 @sched_setaffinity(i32, i64, ptr) #2

define internal ptr @_ZL3popP5Graph(ptr %0) #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %3 = load atomic i32, ptr %2 acquire, align 64
  br label %4

4:
  %.019 = phi i32 [ %3, %1 ], [ %.120, %27 ]
  %.0 = phi ptr [ undef, %1 ], [ %.1, %27 ]
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %6 = load i32, ptr %5, align 16, !tbaa !156
  %7 = icmp ult i32 %.019, %6
  br i1 %7, label %8, label %28

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %10 = load ptr, ptr %9, align 16, !tbaa !180
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
  %20 = load ptr, ptr %9, align 16, !tbaa !180
  %21 = zext i32 %17 to i64
  %22 = getelementptr inbounds nuw i32, ptr %20, i64 %21
  store atomic i32 0, ptr %22 release, align 4
  %23 = load ptr, ptr %0, align 64, !tbaa !157
  %24 = zext i32 %13 to i64
  %25 = getelementptr inbounds nuw %struct.Node, ptr %23, i64 %24
  %26 = getelementptr inbounds i8, ptr %25, i64 -64
  br label %27

27:
  %cond = phi i1 [ false, %19 ], [ false, %8 ], [ true, %14 ]
  %.120 = phi i32 [ %17, %19 ], [ %.019, %8 ], [ %17, %14 ]
  %.1 = phi ptr [ %26, %19 ], [ null, %8 ], [ %.0, %14 ]
  br i1 %cond, label %4, label %28, !llvm.loop !323

28:
  %.2 = phi ptr [ %.1, %27 ], [ null, %4 ]
  ret ptr %.2
}

define internal zeroext i1 @_ZL18is_somebody_asleepP4PoolP5Graph(ptr %0, ptr %1) #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %4 = load atomic i32, ptr %3 acquire, align 32
  %.not = icmp eq i32 %4, 0
  br i1 %.not, label %5, label %9

5:
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 116
  %7 = load atomic i32, ptr %6 acquire, align 4
  %8 = icmp ne i32 %7, 0
  br label %9

9:
  %10 = phi i1 [ true, %2 ], [ %8, %5 ]
  ret i1 %10
}

define internal void @_ZL4wakeP4PoolP5Graphj(ptr %0, ptr %1, i32 %2) #0 {
  %4 = call i32 @pthread_mutex_lock(ptr %0) #7
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 116
  %6 = load i32, ptr %5, align 4, !tbaa !303
  %.not = icmp eq i32 %6, 0
  br i1 %.not, label %11, label %7

7:
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 448
  %9 = call i32 @pthread_cond_signal(ptr nonnull %8) #7
  %.not12 = icmp ne i32 %2, 0
  %.neg = sext i1 %.not12 to i32
  %10 = add i32 %2, %.neg
  br label %11

11:
  %.011 = phi i32 [ %10, %7 ], [ %2, %3 ]
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %13 = load i32, ptr %12, align 32, !tbaa !324
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
  %19 = call i32 @pthread_cond_signal(ptr nonnull %18) #7
  %20 = add i32 %.1, -1
  %21 = add i32 %.0, -1
  br label %14, !llvm.loop !325

22:
  %23 = call i32 @pthread_mutex_unlock(ptr %0) #7
  ret void
}

define internal zeroext i1 @_ZL8run_nodeP4PoolP5GraphP4NodejPx(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4) #0 {
  %6 = load i64, ptr %4, align 8, !tbaa !161
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %8 = load i32, ptr %7, align 8, !tbaa !177
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 48
  store i32 %8, ptr %9, align 16, !tbaa !178
  %10 = call zeroext i1 @_ZL9is_sharedPK5GraphPK4Node(ptr %1, ptr %2) #9
  br i1 %10, label %18, label %11

11:
  call void @_ZL9run_alonePK4Node(ptr %2) #9
  %12 = call i64 @_ZL3nowv() #9
  store i64 %12, ptr %4, align 8, !tbaa !161
  %13 = sub nsw i64 %12, %6
  %14 = call i32 @_ZL7at_mostx(i64 %13) #9
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 52
  store i32 %14, ptr %15, align 4, !tbaa !179
  %16 = load i64, ptr %4, align 8, !tbaa !161
  %17 = sub nsw i64 %16, %6
  call void @_ZL9note_costP4Nodex(ptr %2, i64 %17) #9
  br label %33

18:
  %19 = call ptr @_ZL13begin_sharingP5GraphP4Nodej(ptr %1, ptr %2, i32 %3) #9
  %20 = call zeroext i1 @_ZL18is_somebody_asleepP4PoolP5Graph(ptr %0, ptr %1) #9
  br i1 %20, label %21, label %25

21:
  %22 = getelementptr inbounds nuw i8, ptr %2, i64 44
  %23 = load i32, ptr %22, align 4, !tbaa !158
  %24 = udiv i32 %23, 20000
  %narrow = add nuw nsw i32 %24, 1
  call void @_ZL4wakeP4PoolP5Graphj(ptr %0, ptr %1, i32 %narrow) #9
  br label %25

25:
  call void @_ZL10run_sharesPK5GraphP4Slotj(ptr %1, ptr %19, i32 %3) #9
  %26 = call i64 @_ZL3nowv() #9
  store i64 %26, ptr %4, align 8, !tbaa !161
  %27 = sub nsw i64 %26, %6
  %28 = call i32 @_ZL7at_mostx(i64 %27) #9
  %29 = getelementptr inbounds nuw i8, ptr %2, i64 52
  store i32 %28, ptr %29, align 4, !tbaa !179
  %30 = load i64, ptr %4, align 8, !tbaa !161
  %31 = sub nsw i64 %30, %6
  %32 = call zeroext i1 @_ZL5leaveP4Slotx(ptr %19, i64 %31) #9
  br label %33

33:
  %.0 = phi i1 [ %32, %25 ], [ true, %11 ]
  ret i1 %.0
}

define internal ptr @_ZL8end_nodeP5GraphP4Node(ptr %0, ptr %1) #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !164
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %6 = load i32, ptr %5, align 32, !tbaa !165
  %7 = zext i32 %6 to i64
  %8 = getelementptr inbounds nuw i32, ptr %4, i64 %7
  br label %9

9:
  %.017 = phi i32 [ 0, %2 ], [ %30, %29 ]
  %.0 = phi ptr [ null, %2 ], [ %.1, %29 ]
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 36
  %11 = load i32, ptr %10, align 4, !tbaa !163
  %12 = icmp ult i32 %.017, %11
  br i1 %12, label %13, label %31

13:
  %14 = load ptr, ptr %0, align 64, !tbaa !157
  %15 = zext i32 %.017 to i64
  %16 = getelementptr inbounds nuw i32, ptr %8, i64 %15
  %17 = load i32, ptr %16, align 4, !tbaa !3
  %18 = zext i32 %17 to i64
  %19 = getelementptr inbounds nuw %struct.Node, ptr %14, i64 %18
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 40
  %21 = load i32, ptr %20, align 8, !tbaa !177
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
  call void @_ZL4pushP5GraphP4Node(ptr nonnull %0, ptr %19) #9
  br label %29

29:
  %.1 = phi ptr [ %.0, %23 ], [ %.0, %28 ], [ %19, %27 ]
  %30 = add i32 %.017, 1
  br label %9, !llvm.loop !326

31:
  ret ptr %.0
}

define internal zeroext i1 @_ZL8told_endP4PoolP5GraphPj(ptr %0, ptr %1, ptr %2) #0 {
  %4 = load i32, ptr %2, align 4, !tbaa !3
  store i32 0, ptr %2, align 4, !tbaa !3
  %.not = icmp eq i32 %4, 0
  br i1 %.not, label %11, label %5

5:
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 320
  %7 = sub i32 0, %4
  %8 = atomicrmw add ptr %6, i32 %7 acq_rel, align 64
  %9 = icmp ugt i32 %8, %4
  br i1 %9, label %11, label %10

10:
  call void @_ZL4wakeP4PoolP5Graphj(ptr %0, ptr %1, i32 0) #9
  br label %11

11:
  %.0 = phi i1 [ true, %10 ], [ false, %5 ], [ false, %3 ]
  ret i1 %.0
}

define internal ptr @_ZL4joinP5GraphjPxPb(ptr %0, i32 %1, ptr %2, ptr %3) #0 {
  br label %5

5:
  %.030 = phi i32 [ 0, %4 ], [ %38, %37 ]
  %.0 = phi ptr [ undef, %4 ], [ %.2, %37 ]
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %7 = load i32, ptr %6, align 8, !tbaa !183
  %8 = icmp ult i32 %.030, %7
  br i1 %8, label %9, label %39

9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %11 = load ptr, ptr %10, align 32, !tbaa !181
  %12 = add i32 %1, %.030
  %13 = urem i32 %12, %7
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds nuw %struct.Slot, ptr %11, i64 %14
  %16 = call zeroext i1 @_ZL13can_be_joinedPK4Slot(ptr %15) #9
  br i1 %16, label %17, label %36

17:
  %18 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %19 = load atomic i32, ptr %18 acquire, align 8
  br label %20

20:
  %.034 = phi i32 [ %19, %17 ], [ %.135, %27 ]
  %.not = icmp eq i32 %.034, 0
  br i1 %.not, label %27, label %21

21:
  %22 = add i32 %.034, 1
  %23 = cmpxchg ptr %18, i32 %.034, i32 %22 acq_rel acquire, align 8
  %24 = extractvalue { i32, i1 } %23, 0
  %25 = extractvalue { i32, i1 } %23, 1
  %26 = xor i1 %25, true
  br label %27

27:
  %.135 = phi i32 [ %24, %21 ], [ 0, %20 ]
  %28 = phi i1 [ %26, %21 ], [ false, %20 ]
  br i1 %28, label %20, label %29, !llvm.loop !327

29:
  %.not37 = icmp eq i32 %.135, 0
  br i1 %.not37, label %36, label %30

30:
  store i8 1, ptr %3, align 1, !tbaa !318
  %31 = load i64, ptr %2, align 8, !tbaa !161
  %32 = call ptr @_ZL11shared_nodePK4Slot(ptr %15) #9
  call void @_ZL10run_sharesPK5GraphP4Slotj(ptr %0, ptr %15, i32 %1) #9
  %33 = call i64 @_ZL3nowv() #9
  store i64 %33, ptr %2, align 8, !tbaa !161
  %34 = sub nsw i64 %33, %31
  %35 = call zeroext i1 @_ZL5leaveP4Slotx(ptr %15, i64 %34) #9
  %. = select i1 %35, ptr %32, ptr null
  br label %36

36:
  %cond = phi i1 [ true, %9 ], [ false, %30 ], [ true, %29 ]
  %.132 = phi i32 [ 4, %9 ], [ 1, %30 ], [ 4, %29 ]
  %.2 = phi ptr [ %.0, %9 ], [ %., %30 ], [ %.0, %29 ]
  br i1 %cond, label %37, label %39

37:
  %38 = add i32 %.030, 1
  br label %5, !llvm.loop !328

39:
  %.031 = phi i32 [ %.132, %36 ], [ 2, %5 ]
  %.1 = phi ptr [ %.2, %36 ], [ %.0, %5 ]
  switch i32 %.031, label %42 [
    i32 2, label %40
    i32 1, label %41
  ]

40:
  br label %41

41:
  %.4 = phi ptr [ null, %40 ], [ %.1, %39 ]
  ret ptr %.4

42:
  unreachable
}

declare i32 @pthread_cond_signal(ptr) #2

define internal void @_ZL9run_alonePK4Node(ptr %0) #0 {
  %2 = load ptr, ptr %0, align 64, !tbaa !174
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !175
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = load ptr, ptr %5, align 16, !tbaa !176
  call void %2(ptr %4, ptr %6) #7
  ret void
}

define internal void @_ZL9note_costP4Nodex(ptr %0, i64 %1) #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %4 = load i32, ptr %3, align 4, !tbaa !158
  %5 = zext i32 %4 to i64
  %6 = icmp sgt i64 %1, %5
  %7 = sub nsw i64 %1, %5
  %8 = add nuw nsw i64 %7, 3
  %9 = lshr i64 %8, 2
  %10 = add nuw nsw i64 %9, %5
  %.0 = select i1 %6, i64 %10, i64 %1
  %11 = call i32 @_ZL7at_mostx(i64 %.0) #9
  store i32 %11, ptr %3, align 4, !tbaa !158
  ret void
}

define internal ptr @_ZL13begin_sharingP5GraphP4Nodej(ptr %0, ptr %1, i32 %2) #0 {
  %.sroa.6 = alloca [48 x i8], align 16
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %5 = load i32, ptr %4, align 8, !tbaa !183
  %6 = urem i32 %2, %5
  br label %7

7:
  %.040 = phi i32 [ %6, %3 ], [ %21, %.critedge ]
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %9 = load ptr, ptr %8, align 32, !tbaa !181
  %10 = zext i32 %.040 to i64
  %11 = getelementptr inbounds nuw %struct.Slot, ptr %9, i64 %10
  %12 = load atomic i64, ptr %11 acquire, align 64
  %.not = icmp eq i64 %12, 0
  br i1 %.not, label %13, label %.critedge

13:
  %14 = load ptr, ptr %8, align 32, !tbaa !181
  %15 = getelementptr inbounds nuw %struct.Slot, ptr %14, i64 %10
  %16 = ptrtoint ptr %1 to i64
  %17 = cmpxchg ptr %15, i64 0, i64 %16 acq_rel acquire, align 64
  %18 = extractvalue { i64, i1 } %17, 1
  br i1 %18, label %22, label %.critedge

.critedge:
  %19 = add i32 %.040, 1
  %20 = load i32, ptr %4, align 8, !tbaa !183
  %21 = urem i32 %19, %20
  br label %7, !llvm.loop !329

22:
  %23 = load ptr, ptr %8, align 32, !tbaa !181
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %25 = load ptr, ptr %24, align 8, !tbaa !182
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 52
  %27 = load i32, ptr %26, align 4, !tbaa !162
  %28 = zext i32 %27 to i64
  %29 = mul nuw i64 %10, %28
  %30 = getelementptr inbounds nuw %struct.Share, ptr %25, i64 %29
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %32 = load ptr, ptr %31, align 8, !tbaa !171
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 120
  %34 = load i64, ptr %33, align 8, !tbaa !112
  %35 = udiv i64 %34, %28
  %36 = urem i64 %34, %28
  br label %37

37:
  %.042 = phi i32 [ 0, %22 ], [ %47, %40 ]
  %.041 = phi i64 [ 0, %22 ], [ %45, %40 ]
  %38 = load i32, ptr %26, align 4, !tbaa !162
  %39 = icmp ult i32 %.042, %38
  br i1 %39, label %40, label %48

40:
  %41 = add i64 %.041, %35
  %42 = zext i32 %.042 to i64
  %43 = icmp samesign ugt i64 %36, %42
  %44 = zext i1 %43 to i64
  %45 = add i64 %41, %44
  call void @llvm.lifetime.start.p0(ptr nonnull %.sroa.6)
  call void @llvm.memset.p0.i64(ptr nonnull align 16 dereferenceable(48) %.sroa.6, i8 0, i64 48, i1 false)
  %46 = getelementptr inbounds nuw %struct.Share, ptr %30, i64 %42
  store i64 %.041, ptr %46, align 64, !tbaa !93
  %.sroa.5.0..sroa_idx = getelementptr inbounds nuw i8, ptr %46, i64 8
  store i64 %45, ptr %.sroa.5.0..sroa_idx, align 8, !tbaa !93
  %.sroa.6.0..sroa_idx = getelementptr inbounds nuw i8, ptr %46, i64 16
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 dereferenceable(48) %.sroa.6.0..sroa_idx, ptr nonnull align 16 dereferenceable(48) %.sroa.6, i64 48, i1 false), !tbaa.struct !321
  call void @llvm.lifetime.end.p0(ptr nonnull %.sroa.6)
  %47 = add i32 %.042, 1
  br label %37, !llvm.loop !330

48:
  %49 = getelementptr inbounds nuw %struct.Slot, ptr %23, i64 %10
  %50 = getelementptr inbounds nuw i8, ptr %49, i64 12
  store i32 0, ptr %50, align 4, !tbaa !186
  %51 = getelementptr inbounds nuw i8, ptr %49, i64 16
  store atomic i32 0, ptr %51 monotonic, align 16
  %52 = getelementptr inbounds nuw i8, ptr %49, i64 8
  store atomic i32 1, ptr %52 release, align 8
  ret ptr %49
}

define internal void @_ZL10run_sharesPK5GraphP4Slotj(ptr %0, ptr %1, i32 %2) #0 {
  %4 = alloca %struct.Launch, align 8
  %5 = call ptr @_ZL11shared_nodePK4Slot(ptr %1) #9
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %7 = load ptr, ptr %6, align 16, !tbaa !184
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %9 = load ptr, ptr %8, align 8, !tbaa !182
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %11 = load ptr, ptr %10, align 32, !tbaa !181
  %12 = ptrtoint ptr %1 to i64
  %13 = ptrtoint ptr %11 to i64
  %14 = sub i64 %12, %13
  %15 = ashr exact i64 %14, 6
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 52
  %17 = load i32, ptr %16, align 4, !tbaa !162
  %18 = zext i32 %17 to i64
  %19 = mul i64 %15, %18
  %20 = getelementptr inbounds nuw %struct.Share, ptr %9, i64 %19
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  %21 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %22 = load ptr, ptr %21, align 8, !tbaa !171
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(144) %4, ptr nonnull align 8 dereferenceable(144) %22, i64 144, i1 false), !tbaa.struct !91
  br label %23

23:
  %.0 = phi i32 [ 0, %3 ], [ %44, %.critedge ]
  %24 = load i32, ptr %16, align 4, !tbaa !162
  %25 = icmp ult i32 %.0, %24
  br i1 %25, label %26, label %45

26:
  %27 = add i32 %2, %.0
  %28 = urem i32 %27, %24
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds nuw %struct.Share, ptr %20, i64 %29
  br label %31

31:
  %32 = call zeroext i1 @_ZL14is_interruptedPK7Running(ptr %7) #9
  br i1 %32, label %.critedge, label %33

33:
  %34 = call zeroext i1 @_ZL4takeP5ShareP6Launch(ptr %30, ptr nonnull %4) #9
  br i1 %34, label %35, label %.critedge

35:
  %36 = load ptr, ptr %5, align 64, !tbaa !174
  %37 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %38 = load ptr, ptr %37, align 8, !tbaa !175
  call void %36(ptr %38, ptr nonnull %4) #7
  %39 = icmp ne ptr %7, null
  %40 = icmp eq i32 %2, 0
  %or.cond = and i1 %39, %40
  br i1 %or.cond, label %41, label %43

41:
  %42 = call i64 @_ZL9about_nowv() #9
  call void @_ZL3askP7Runningx(ptr nonnull %7, i64 %42) #9
  br label %43

43:
  br label %31, !llvm.loop !331

.critedge:
  %44 = add i32 %.0, 1
  br label %23, !llvm.loop !332

45:
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 16
  store atomic i32 1, ptr %46 monotonic, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  ret void
}

define internal zeroext i1 @_ZL5leaveP4Slotx(ptr %0, i64 %1) #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %4 = call i64 @llvm.smin.i64(i64 %1, i64 16777215)
  %5 = trunc i64 %4 to i32
  %6 = atomicrmw add ptr %3, i32 %5 monotonic, align 4
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %8 = atomicrmw add ptr %7, i32 -1 acq_rel, align 8
  %9 = icmp ult i32 %8, 2
  br i1 %9, label %10, label %14

10:
  %11 = call ptr @_ZL11shared_nodePK4Slot(ptr %0) #9
  %12 = load i32, ptr %3, align 4, !tbaa !186
  %13 = zext i32 %12 to i64
  call void @_ZL9note_costP4Nodex(ptr %11, i64 %13) #9
  store atomic i64 0, ptr %0 release, align 64
  br label %14

14:
  ret i1 %9
}

define internal ptr @_ZL11shared_nodePK4Slot(ptr %0) #0 {
  %2 = load atomic i64, ptr %0 monotonic, align 64
  %3 = inttoptr i64 %2 to ptr
  ret ptr %3
}

define internal zeroext i1 @_ZL15wait_for_othersP4PoolP5Graphx(ptr %0, ptr %1, i64 %2) #0 {
  %4 = alloca %struct.Time, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  %5 = call i32 @clock_gettime(i32 0, ptr nonnull %4) #7
  %. = call i64 @llvm.smax.i64(i64 %2, i64 0)
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %7 = load i64, ptr %6, align 8, !tbaa !294
  %8 = add nsw i64 %7, %.
  store i64 %8, ptr %6, align 8, !tbaa !294
  %9 = sdiv i64 %8, 1000000000
  %10 = load i64, ptr %4, align 8, !tbaa !213
  %11 = add nsw i64 %10, %9
  store i64 %11, ptr %4, align 8, !tbaa !213
  %12 = srem i64 %8, 1000000000
  store i64 %12, ptr %6, align 8, !tbaa !294
  %13 = call i32 @pthread_mutex_lock(ptr %0) #7
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 116
  store atomic i32 1, ptr %14 seq_cst, align 4
  br label %15

15:
  %.0 = phi i1 [ false, %3 ], [ %24, %21 ]
  br i1 %.0, label %.critedge, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 320
  %18 = load atomic i32, ptr %17 acquire, align 64
  %.not = icmp eq i32 %18, 0
  br i1 %.not, label %.critedge, label %19

19:
  %20 = call zeroext i1 @_ZL8has_workP5Graph(ptr %1) #9
  br i1 %20, label %.critedge, label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 448
  %23 = call i32 @pthread_cond_timedwait(ptr nonnull %22, ptr %0, ptr nonnull %4) #7
  %24 = icmp ne i32 %23, 0
  br label %15, !llvm.loop !333

.critedge:
  store atomic i32 0, ptr %14 release, align 4
  %25 = call i32 @pthread_mutex_unlock(ptr %0) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  ret i1 %.0
}

declare i64 @llvm.smax.i64(i64, i64) #6

declare i64 @llvm.smin.i64(i64, i64) #6

declare i32 @llvm.umin.i32(i32, i32) #6

declare i64 @llvm.umin.i64(i64, i64) #6

declare i32 @llvm.umax.i32(i32, i32) #6

declare double @llvm.fabs.f64(double) #6

declare i64 @llvm.umax.i64(i64, i64) #6

attributes #0 = { mustprogress nounwind "no-builtins" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { "no-builtins" }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { inlinehint mustprogress nounwind "no-builtins" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nobuiltin nounwind "no-builtins" }
attributes #8 = { nounwind }
attributes #9 = { nobuiltin "no-builtins" }


!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = !{!8, !9, i64 0}
!8 = !{!"_ZTS7Running", !9, i64 0, !10, i64 8, !11, i64 16, !4, i64 24, !12, i64 32}
!9 = !{!"long", !5, i64 0}
!10 = !{!"any pointer", !5, i64 0}
!11 = !{!"long long", !5, i64 0}
!12 = !{!"p1 _ZTS7Running", !10, i64 0}
!13 = !{!14, !10, i64 40}
!14 = !{!"_ZTS8Unlocked", !8, i64 0, !10, i64 40}
!15 = !{!16, !9, i64 248}
!16 = !{!"_ZTS4Pool", !17, i64 0, !17, i64 64, !17, i64 128, !18, i64 192, !12, i64 200, !19, i64 208, !4, i64 216, !4, i64 220, !4, i64 224, !4, i64 228, !4, i64 232, !4, i64 236, !4, i64 240, !9, i64 248}
!17 = !{!"_ZTS6Opaque", !5, i64 0}
!18 = !{!"p1 _ZTS5Graph", !10, i64 0}
!19 = !{!"p1 long", !10, i64 0}
!20 = !{!8, !10, i64 8}
!21 = !{!22, !22, i64 0}
!22 = !{!"p1 _ZTS6Queues", !10, i64 0}
!23 = !{!24, !24, i64 0}
!24 = !{!"p1 _ZTS6Object", !10, i64 0}
!25 = !{!26, !24, i64 56}
!26 = !{!"_ZTS6Queues", !24, i64 0, !24, i64 8, !24, i64 16, !24, i64 24, !24, i64 32, !24, i64 40, !24, i64 48, !24, i64 56, !24, i64 64, !24, i64 72, !24, i64 80, !27, i64 88, !27, i64 120, !27, i64 152, !27, i64 184, !27, i64 216, !27, i64 248}
!27 = !{!"_ZTS6Member", !24, i64 0, !24, i64 8, !10, i64 16, !10, i64 24}
!28 = !{!26, !24, i64 72}
!29 = !{!27, !10, i64 16}
!30 = !{!27, !24, i64 8}
!31 = !{!27, !24, i64 0}
!32 = !{!33, !37, i64 672}
!33 = !{!"_ZTS4Call", !34, i64 0, !36, i64 664, !37, i64 672, !38, i64 680, !11, i64 688}
!34 = !{!"_ZTS5Taken", !35, i64 0, !24, i64 8, !4, i64 16, !4, i64 20, !5, i64 24}
!35 = !{!"p1 _ZTS5Known", !10, i64 0}
!36 = !{!"p1 _ZTS4Pool", !10, i64 0}
!37 = !{!"p1 _ZTS6Kernel", !10, i64 0}
!38 = !{!"p1 _ZTS6Method", !10, i64 0}
!39 = !{!33, !11, i64 688}
!40 = !{!41, !11, i64 0}
!41 = !{!"_ZTS5Queue", !11, i64 0, !11, i64 8, !42, i64 16, !43, i64 32, !24, i64 40}
!42 = !{!"_ZTS5Place", !24, i64 0, !24, i64 8}
!43 = !{!"p1 _ZTS5Later", !10, i64 0}
!44 = !{!41, !43, i64 32}
!45 = !{!41, !24, i64 40}
!46 = !{!26, !24, i64 64}
!47 = !{!48, !24, i64 136}
!48 = !{!"_ZTS5Later", !24, i64 0, !24, i64 8, !24, i64 16, !24, i64 24, !24, i64 32, !24, i64 40, !24, i64 48, !24, i64 56, !24, i64 64, !24, i64 72, !24, i64 80, !24, i64 88, !24, i64 96, !24, i64 104, !24, i64 112, !24, i64 120, !24, i64 128, !24, i64 136}
!49 = !{!48, !24, i64 16}
!50 = !{!48, !24, i64 40}
!51 = !{!48, !24, i64 8}
!52 = !{!48, !24, i64 72}
!53 = !{!48, !24, i64 80}
!54 = !{!48, !24, i64 24}
!55 = !{!48, !24, i64 104}
!56 = !{!48, !24, i64 48}
!57 = !{!48, !24, i64 64}
!58 = !{!48, !24, i64 128}
!59 = !{!60, !11, i64 0}
!60 = !{!"_ZTS5Items", !11, i64 0, !5, i64 8}
!61 = !{!62, !4, i64 0}
!62 = !{!"_ZTS10References", !4, i64 0, !5, i64 8}
!63 = distinct !{!63, !64}
!64 = !{!"llvm.loop.mustprogress"}
!65 = !{!34, !4, i64 20}
!66 = !{!67, !4, i64 8}
!67 = !{!"_ZTS9Parameter", !68, i64 0, !4, i64 4, !4, i64 8, !4, i64 12, !4, i64 16}
!68 = !{!"_ZTS4Kind", !5, i64 0}
!69 = distinct !{!69, !64}
!70 = !{!33, !4, i64 16}
!71 = distinct !{!71, !64}
!72 = !{!33, !38, i64 680}
!73 = !{!33, !36, i64 664}
!74 = distinct !{!74, !64}
!75 = !{!76, !77, i64 0}
!76 = !{!"_ZTS5Apart", !77, i64 0, !10, i64 8}
!77 = !{!"p1 omnipotent char", !10, i64 0}
!78 = !{!76, !10, i64 8}
!79 = !{!80, !36, i64 16}
!80 = !{!"_ZTS11KernelApart", !76, i64 0, !36, i64 16, !37, i64 24, !77, i64 32, !9, i64 40, !12, i64 48}
!81 = !{!80, !37, i64 24}
!82 = !{!80, !77, i64 32}
!83 = !{!80, !9, i64 40}
!84 = !{!80, !12, i64 48}
!85 = !{!8, !4, i64 24}
!86 = !{!87, !9, i64 304}
!87 = !{!"_ZTS6Kernel", !10, i64 0, !11, i64 8, !9, i64 16, !88, i64 24, !89, i64 32, !89, i64 176}
!88 = !{!"p1 _ZTS8AnyRange", !10, i64 0}
!89 = !{!"_ZTS6Launch", !5, i64 0, !5, i64 24, !5, i64 48, !5, i64 72, !9, i64 96, !9, i64 104, !9, i64 112, !9, i64 120, !9, i64 128, !9, i64 136}
!90 = !{!16, !4, i64 216}
!91 = !{i64 0, i64 24, !92, i64 24, i64 24, !92, i64 48, i64 24, !92, i64 72, i64 24, !92, i64 96, i64 8, !93, i64 104, i64 8, !93, i64 112, i64 8, !93, i64 120, i64 8, !93, i64 128, i64 8, !93, i64 136, i64 8, !93}
!92 = !{!5, !5, i64 0}
!93 = !{!9, !9, i64 0}
!94 = !{!89, !9, i64 104}
!95 = !{!8, !11, i64 16}
!96 = !{!97, !37, i64 8}
!97 = !{!"_ZTS8Straight", !36, i64 0, !37, i64 8, !11, i64 16}
!98 = !{!97, !11, i64 16}
!99 = !{!97, !36, i64 0}
!100 = !{!101, !11, i64 16}
!101 = !{!"_ZTS8AnyRange", !36, i64 0, !10, i64 8, !11, i64 16, !11, i64 24, !9, i64 32}
!102 = !{!101, !10, i64 8}
!103 = !{!87, !10, i64 0}
!104 = !{!87, !11, i64 8}
!105 = !{!87, !9, i64 16}
!106 = !{!87, !88, i64 24}
!107 = !{!101, !36, i64 0}
!108 = distinct !{!108, !64}
!109 = !{!110, !9, i64 72}
!110 = !{!"_ZTS5Range", !5, i64 0, !5, i64 24, !5, i64 48, !9, i64 72, !9, i64 80}
!111 = !{!89, !9, i64 96}
!112 = !{!89, !9, i64 120}
!113 = !{!89, !9, i64 128}
!114 = !{!115, !77, i64 24}
!115 = !{!"_ZTS6Replay", !36, i64 0, !18, i64 8, !11, i64 16, !77, i64 24}
!116 = !{!117, !118, i64 16}
!117 = !{!"_ZTS11ReplayApart", !76, i64 0, !118, i64 16, !4, i64 24}
!118 = !{!"p1 _ZTS6Replay", !10, i64 0}
!119 = !{!117, !4, i64 24}
!120 = !{!115, !36, i64 0}
!121 = !{!115, !18, i64 8}
!122 = !{!115, !11, i64 16}
!123 = !{!124, !24, i64 88}
!124 = !{!"_ZTS7Numbers", !35, i64 0, !24, i64 8, !24, i64 16, !24, i64 24, !24, i64 32, !24, i64 40, !5, i64 48, !24, i64 88, !24, i64 96, !125, i64 104, !9, i64 112}
!125 = !{!"p1 _ZTS6Target", !10, i64 0}
!126 = !{!124, !24, i64 32}
!127 = !{!124, !9, i64 112}
!128 = !{!124, !125, i64 104}
!129 = distinct !{!129, !64}
!130 = !{!131, !24, i64 0}
!131 = !{!"_ZTS6Change", !24, i64 0, !24, i64 8}
!132 = !{!131, !24, i64 8}
!133 = distinct !{!133, !64}
!134 = !{!135, !77, i64 72}
!135 = !{!"_ZTS10KernelStep", !136, i64 0, !77, i64 72}
!136 = !{!"_ZTS11GraphKernel", !24, i64 0, !24, i64 8, !24, i64 16, !24, i64 24, !24, i64 32, !24, i64 40, !24, i64 48, !11, i64 56, !11, i64 64}
!137 = !{!135, !11, i64 64}
!138 = !{!136, !24, i64 40}
!139 = !{!136, !24, i64 8}
!140 = !{!136, !24, i64 32}
!141 = !{!136, !24, i64 16}
!142 = !{!136, !24, i64 24}
!143 = !{!136, !24, i64 48}
!144 = !{!136, !24, i64 0}
!145 = !{!136, !11, i64 56}
!146 = !{!136, !11, i64 64}
!147 = !{!148, !151, i64 24}
!148 = !{!"_ZTS5Graph", !149, i64 0, !150, i64 8, !150, i64 16, !151, i64 24, !152, i64 32, !153, i64 40, !4, i64 48, !4, i64 52, !4, i64 56, !4, i64 60, !4, i64 64, !4, i64 68, !4, i64 72, !4, i64 76, !12, i64 80, !11, i64 88, !10, i64 96, !4, i64 104, !4, i64 108, !4, i64 112, !4, i64 116, !4, i64 120, !11, i64 128, !18, i64 136, !154, i64 144, !4, i64 192, !4, i64 256, !4, i64 320, !4, i64 384, !17, i64 448}
!149 = !{!"p1 _ZTS4Node", !10, i64 0}
!150 = !{!"p1 int", !10, i64 0}
!151 = !{!"p1 long long", !10, i64 0}
!152 = !{!"p1 _ZTS4Slot", !10, i64 0}
!153 = !{!"p1 _ZTS5Share", !10, i64 0}
!154 = !{!"p2 _ZTS5Graph", !155, i64 0}
!155 = !{!"any p2 pointer", !10, i64 0}
!156 = !{!148, !4, i64 48}
!157 = !{!148, !149, i64 0}
!158 = !{!159, !4, i64 44}
!159 = !{!"_ZTS4Node", !10, i64 0, !77, i64 8, !160, i64 16, !160, i64 24, !4, i64 32, !4, i64 36, !4, i64 40, !4, i64 44, !4, i64 48, !4, i64 52}
!160 = !{!"p1 _ZTS6Launch", !10, i64 0}
!161 = !{!11, !11, i64 0}
!162 = !{!148, !4, i64 52}
!163 = !{!159, !4, i64 36}
!164 = !{!148, !150, i64 8}
!165 = !{!159, !4, i64 32}
!166 = distinct !{!166, !64}
!167 = distinct !{!167, !64}
!168 = !{!148, !4, i64 60}
!169 = !{!148, !11, i64 88}
!170 = !{!148, !4, i64 64}
!171 = !{!159, !160, i64 24}
!172 = !{!16, !12, i64 200}
!173 = !{!8, !12, i64 32}
!174 = !{!159, !10, i64 0}
!175 = !{!159, !77, i64 8}
!176 = !{!159, !160, i64 16}
!177 = !{!159, !4, i64 40}
!178 = !{!159, !4, i64 48}
!179 = !{!159, !4, i64 52}
!180 = !{!148, !150, i64 16}
!181 = !{!148, !152, i64 32}
!182 = !{!148, !153, i64 40}
!183 = !{!148, !4, i64 56}
!184 = !{!148, !12, i64 80}
!185 = distinct !{!185, !64}
!186 = !{!187, !4, i64 12}
!187 = !{!"_ZTS4Slot", !149, i64 0, !4, i64 8, !4, i64 12, !4, i64 16}
!188 = !{!12, !12, i64 0}
!189 = distinct !{!189, !64}
!190 = distinct !{!190, !64}
!191 = !{!148, !4, i64 108}
!192 = !{!148, !11, i64 128}
!193 = !{!148, !4, i64 76}
!194 = !{!148, !4, i64 68}
!195 = !{!148, !4, i64 72}
!196 = !{!148, !4, i64 256}
!197 = !{!148, !4, i64 192}
!198 = !{!148, !4, i64 320}
!199 = !{!148, !4, i64 112}
!200 = !{!148, !4, i64 104}
!201 = distinct !{!201, !64}
!202 = distinct !{!202, !64}
!203 = distinct !{!203, !64}
!204 = !{!148, !10, i64 96}
!205 = distinct !{!205, !64}
!206 = distinct !{!206, !64}
!207 = !{!148, !154, i64 144}
!208 = !{!148, !18, i64 136}
!209 = !{!16, !4, i64 220}
!210 = distinct !{!210, !64}
!211 = !{!16, !4, i64 240}
!212 = distinct !{!212, !64}
!213 = !{!214, !9, i64 0}
!214 = !{!"_ZTS4Time", !9, i64 0, !9, i64 8}
!215 = !{!16, !4, i64 236}
!216 = !{!16, !4, i64 232}
!217 = distinct !{!217, !64}
!218 = !{!16, !4, i64 228}
!219 = !{!16, !19, i64 208}
!220 = distinct !{!220, !64}
!221 = !{!89, !9, i64 112}
!222 = !{!223, !77, i64 0}
!223 = !{!"_ZTS5Piece", !77, i64 0, !77, i64 8, !9, i64 16}
!224 = !{!223, !9, i64 16}
!225 = !{!223, !77, i64 8}
!226 = distinct !{!226, !64}
!227 = distinct !{!227, !64}
!228 = !{!26, !24, i64 32}
!229 = !{!230, !88, i64 664}
!230 = !{!"_ZTS10CallForAny", !34, i64 0, !88, i64 664}
!231 = !{!41, !11, i64 8}
!232 = !{!26, !24, i64 48}
!233 = !{!48, !24, i64 0}
!234 = !{!48, !24, i64 32}
!235 = !{!48, !24, i64 56}
!236 = !{!48, !24, i64 112}
!237 = !{!48, !24, i64 96}
!238 = !{!48, !24, i64 120}
!239 = !{!42, !24, i64 0}
!240 = !{!42, !24, i64 8}
!241 = !{!26, !24, i64 0}
!242 = !{!26, !24, i64 16}
!243 = !{!26, !24, i64 24}
!244 = !{!26, !24, i64 8}
!245 = distinct !{!245, !64}
!246 = distinct !{!246, !64}
!247 = !{!26, !24, i64 40}
!248 = !{!27, !10, i64 24}
!249 = !{i64 0, i64 24, !92}
!250 = !{i64 0, i64 24, !92, i64 24, i64 24, !92, i64 48, i64 24, !92, i64 72, i64 8, !93, i64 80, i64 8, !93}
!251 = distinct !{!251, !64}
!252 = !{!48, !24, i64 88}
!253 = !{!67, !68, i64 0}
!254 = !{!34, !35, i64 0}
!255 = !{!256, !24, i64 0}
!256 = !{!"_ZTS5Known", !24, i64 0, !24, i64 8, !24, i64 16, !24, i64 24, !27, i64 32, !27, i64 64}
!257 = !{!256, !24, i64 24}
!258 = !{!34, !24, i64 8}
!259 = !{!67, !4, i64 16}
!260 = !{!67, !4, i64 12}
!261 = !{!256, !24, i64 8}
!262 = !{!256, !24, i64 16}
!263 = !{!67, !4, i64 4}
!264 = !{!265, !24, i64 0}
!265 = !{!"_ZTS6Target", !24, i64 0, !24, i64 8, !67, i64 16, !4, i64 36}
!266 = !{!124, !24, i64 24}
!267 = !{!124, !35, i64 0}
!268 = !{!265, !4, i64 24}
!269 = distinct !{!269, !64}
!270 = !{!124, !24, i64 16}
!271 = distinct !{!271, !64}
!272 = !{!265, !24, i64 8}
!273 = !{!265, !4, i64 36}
!274 = distinct !{!274, !64}
!275 = !{!124, !24, i64 96}
!276 = !{!124, !24, i64 40}
!277 = distinct !{!277, !64}
!278 = !{!124, !24, i64 8}
!279 = distinct !{!279, !64}
!280 = !{!281, !4, i64 8}
!281 = !{!"_ZTS4Info", !4, i64 0, !4, i64 4, !4, i64 8, !77, i64 16}
!282 = distinct !{!282, !64}
!283 = !{!281, !77, i64 16}
!284 = distinct !{!284, !64}
!285 = distinct !{!285, !64}
!286 = !{!77, !77, i64 0}
!287 = !{!288, !4, i64 0}
!288 = !{!"_ZTS5Named", !4, i64 0, !4, i64 4, !4, i64 8}
!289 = !{!288, !4, i64 4}
!290 = !{!288, !4, i64 8}
!291 = distinct !{!291, !64}
!292 = distinct !{!292, !64}
!293 = distinct !{!293, !64}
!294 = !{!214, !9, i64 8}
!295 = !{!296, !9, i64 8}
!296 = !{!"_ZTS5Share", !9, i64 0, !9, i64 8}
!297 = distinct !{!297, !64}
!298 = distinct !{!298, !64}
!299 = !{!300, !10, i64 0}
!300 = !{!"_ZTS11SignalStack", !10, i64 0, !4, i64 8, !9, i64 16}
!301 = !{!300, !4, i64 8}
!302 = !{!300, !9, i64 16}
!303 = !{!148, !4, i64 116}
!304 = !{!148, !4, i64 384}
!305 = distinct !{!305, !64}
!306 = !{!148, !4, i64 120}
!307 = !{!16, !18, i64 192}
!308 = !{!36, !36, i64 0}
!309 = distinct !{!309, !64}
!310 = !{!311, !36, i64 0}
!311 = !{!"_ZTS6Worker", !36, i64 0, !4, i64 8}
!312 = distinct !{!312, !64}
!313 = distinct !{!313, !64}
!314 = !{!311, !4, i64 8}
!315 = distinct !{!315, !64}
!316 = distinct !{!316, !64}
!317 = distinct !{!317, !64}
!318 = !{!319, !319, i64 0}
!319 = !{!"bool", !5, i64 0}
!320 = !{i8 0, i8 2}
!321 = !{}
!322 = distinct !{!322, !64}
!323 = distinct !{!323, !64}
!324 = !{!16, !4, i64 224}
!325 = distinct !{!325, !64}
!326 = distinct !{!326, !64}
!327 = distinct !{!327, !64}
!328 = distinct !{!328, !64}
!329 = distinct !{!329, !64}
!330 = distinct !{!330, !64}
!331 = distinct !{!331, !64}
!332 = distinct !{!332, !64}
!333 = distinct !{!333, !64}
