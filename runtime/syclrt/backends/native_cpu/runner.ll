source_filename = "runner.cpp"

%struct.Action = type { ptr, [16 x i64], i32, ptr }
%struct.References = type { i32, [64 x ptr] }
%struct.Items = type { i64, [32 x ptr] }
%struct.Parameter = type { i32, i32, i32, i32, i32 }
%struct.ReplayApart = type <{ %struct.Apart, ptr, i32, [4 x i8] }>
%struct.Apart = type { ptr, ptr }
%struct.Node = type { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32 }
%struct.Launch = type { [3 x i64], [3 x i64], [3 x i64], [3 x i64], i64, i64, i64, i64, i64, i64 }
%struct.Opaque = type { [64 x i8] }
%struct.HandlerStack = type { [65536 x i8], %struct.SignalStack }
%struct.SignalStack = type { ptr, i32, i64 }
%struct.Running = type { i64, ptr, i32, ptr }
%struct.KernelApart = type { %struct.Apart, ptr, ptr, ptr, i64, ptr }
%struct.Time = type { i64, i64 }
%struct.Piece = type { ptr, ptr, i64 }
%struct.Graph = type { ptr, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, i32, [60 x i8], i32, [60 x i8], i32, [60 x i8], i32, [60 x i8], %struct.Opaque }
%struct.Slot = type { ptr, [56 x i8] }
%struct.Worker = type { ptr, i32 }

$_ZN10ReferencesC2Ev = comdat any

$_ZN5ItemsC2EP6Object = comdat any

$_ZN10ReferencesD2Ev = comdat any

$_ZN10References9attributeEP6ObjectS1_ = comdat any

$_ZN12HandlerStackC2Ev = comdat any

$_ZN12HandlerStackD2Ev = comdat any

@_ZL8programs = internal global [256 x ptr] zeroinitializer, align 16
@_ZL6stacks = internal global [64 x ptr] zeroinitializer, align 16
@_ZZL9take_realRK9ParameterP6ObjectPcE5LIMIT = internal constant double 0x47EFFFFFF0000000, align 8
@_ZL12is_installed = internal global i8 0, align 1
@_ZL6FAULTS = internal constant [5 x i32] [i32 4, i32 6, i32 7, i32 8, i32 11], align 16
@__const._ZL7installv.action = private unnamed_addr constant %struct.Action { ptr @_ZL8at_faultiP4InfoPv, [16 x i64] zeroinitializer, i32 134217732, ptr null }, align 8
@_ZL6before = internal global [12 x %struct.Action] zeroinitializer, align 16
@_ZZL12start_threadPmPFPvS0_ES0_E6faults = internal constant [6 x i32] [i32 4, i32 5, i32 6, i32 7, i32 8, i32 11], align 16

define ptr @__native_parallel_for(ptr %0, ptr %1, i64 %2, ptr %3) #0 {
  %5 = call ptr @_ZL10address_inP6Object(ptr %0) #7
  %6 = icmp slt i64 %2, 3
  %7 = icmp ne ptr %3, null
  %or.cond = or i1 %6, %7
  br i1 %or.cond, label %34, label %8

8:
  %9 = load ptr, ptr %1, align 8, !tbaa !7
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 64
  %11 = load ptr, ptr %10, align 8, !tbaa !10
  %12 = call ptr @PyObject_GetAttr(ptr %9, ptr %11) #8
  %.not = icmp eq ptr %12, null
  br i1 %.not, label %18, label %13

13:
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 56
  %15 = load ptr, ptr %14, align 8, !tbaa !12
  %.not28 = icmp eq ptr %12, %15
  br i1 %.not28, label %18, label %16

16:
  %17 = call zeroext i1 @_ZL15has_run_at_oncePK6QueuesP6ObjectPKS3_x(ptr %5, ptr nonnull %12, ptr nonnull %1, i64 %2) #7
  br label %18

18:
  %19 = phi i1 [ false, %13 ], [ false, %8 ], [ %17, %16 ]
  br i1 %.not, label %21, label %20

20:
  call void @Py_DecRef(ptr nonnull %12) #8
  br label %21

21:
  br i1 %19, label %22, label %26

22:
  %23 = getelementptr inbounds nuw i8, ptr %5, i64 48
  %24 = load ptr, ptr %23, align 8, !tbaa !13
  %25 = call ptr @PyType_GenericAlloc(ptr %24, i64 0) #8
  br label %26

26:
  %27 = phi ptr [ %25, %22 ], [ null, %21 ]
  %.not30 = icmp eq ptr %27, null
  br i1 %.not30, label %33, label %28

28:
  %29 = getelementptr inbounds nuw i8, ptr %5, i64 80
  %30 = load ptr, ptr %29, align 8, !tbaa !14
  %31 = load ptr, ptr %1, align 8, !tbaa !7
  %32 = call i32 @PyObject_SetAttr(ptr nonnull %27, ptr %30, ptr %31) #8
  br label %33

33:
  br i1 %19, label %38, label %34

34:
  call void @PyErr_Clear() #8
  %35 = getelementptr inbounds nuw i8, ptr %5, i64 104
  %36 = load ptr, ptr %35, align 8, !tbaa !15
  %37 = call ptr @PyObject_Vectorcall(ptr %36, ptr %1, i64 %2, ptr %3) #8
  br label %38

38:
  %.1 = phi ptr [ %37, %34 ], [ %27, %33 ]
  ret ptr %.1
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

define internal ptr @_ZL10address_inP6Object(ptr %0) #0 {
  %2 = call ptr @PyTuple_GetItem(ptr %0, i64 0) #8
  %3 = call ptr @PyLong_AsVoidPtr(ptr %2) #8
  ret ptr %3
}

declare ptr @PyObject_GetAttr(ptr, ptr) #2

define internal zeroext i1 @_ZL15has_run_at_oncePK6QueuesP6ObjectPKS3_x(ptr %0, ptr %1, ptr %2, i64 %3) #0 {
  %5 = alloca %struct.References, align 8
  %6 = alloca [256 x i8], align 16
  %7 = call ptr @_ZL10address_inP6Object(ptr %1) #7
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %10 = load ptr, ptr %9, align 8, !tbaa !7
  %11 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %12 = load ptr, ptr %11, align 8, !tbaa !7
  %13 = call ptr @_ZL9direct_ofPK6QueuesPK5PlaceP6ObjectS6_Pv(ptr %0, ptr nonnull %8, ptr %10, ptr %12, ptr nonnull @__native_call_kernel) #7
  %.not = icmp eq ptr %13, null
  br i1 %.not, label %39, label %14

14:
  %15 = call ptr @PyCFunction_GetSelf(ptr nonnull %13) #8
  %16 = call ptr @_ZL10address_inP6Object(ptr %15) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9
  call void @_ZN10ReferencesC2Ev(ptr nonnull align 8 dereferenceable(520) %5) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #9
  call void @llvm.memset.p0.i64(ptr nonnull align 16 dereferenceable(256) %6, i8 0, i64 256, i1 false)
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 672
  %18 = load ptr, ptr %17, align 8, !tbaa !16
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %20 = load atomic i64, ptr %19 monotonic, align 8
  %21 = getelementptr inbounds nuw i8, ptr %16, i64 688
  %22 = load i64, ptr %21, align 8, !tbaa !24
  %23 = icmp slt i64 %20, %22
  br i1 %23, label %24, label %31

24:
  %25 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %26 = add nsw i64 %3, -3
  %27 = call zeroext i1 @_ZL4packPK5TakenPKP6ObjectxPcR10References(ptr %16, ptr nonnull %25, i64 %26, ptr nonnull %6, ptr nonnull align 8 dereferenceable(520) %5) #7
  br i1 %27, label %28, label %31

28:
  %29 = load ptr, ptr %2, align 8, !tbaa !7
  %30 = call zeroext i1 @_ZL7is_freePK6QueuesPK5QueueP6ObjectS6_(ptr %0, ptr %7, ptr %29, ptr %1) #7
  br label %31

31:
  %32 = phi i1 [ false, %24 ], [ false, %14 ], [ %30, %28 ]
  br i1 %32, label %33, label %38

33:
  %34 = load i64, ptr %7, align 8, !tbaa !25
  %35 = add nsw i64 %34, 1
  store i64 %35, ptr %7, align 8, !tbaa !25
  call void @_ZL3runPK4CallPc(ptr %16, ptr nonnull %6) #7
  %36 = load i64, ptr %7, align 8, !tbaa !25
  %37 = add nsw i64 %36, -1
  store i64 %37, ptr %7, align 8, !tbaa !25
  br label %38

38:
  call void @Py_DecRef(ptr nonnull %13) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #9
  call void @_ZN10ReferencesD2Ev(ptr nonnull align 8 dereferenceable(520) %5) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9
  br label %39

39:
  %.0 = phi i1 [ %32, %38 ], [ false, %4 ]
  ret i1 %.0
}

declare void @Py_DecRef(ptr) #2

declare ptr @PyType_GenericAlloc(ptr, i64) #2

declare i32 @PyObject_SetAttr(ptr, ptr, ptr) #2

declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

declare void @PyErr_Clear() #2

declare ptr @PyObject_Vectorcall(ptr, ptr, i64, ptr) #2

define ptr @__native_call_kernel(ptr %0, ptr %1, i64 %2) #0 {
  %4 = alloca %struct.References, align 8
  %5 = alloca [256 x i8], align 16
  %6 = alloca %struct.Items, align 8
  %7 = call ptr @_ZL10address_inP6Object(ptr %0) #7
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 672
  %9 = load ptr, ptr %8, align 8, !tbaa !16
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %11 = load atomic i64, ptr %10 monotonic, align 8
  %12 = icmp ne i64 %2, 2
  %13 = icmp sgt i64 %11, 19999999
  %or.cond = select i1 %12, i1 true, i1 %13
  br i1 %or.cond, label %14, label %16

14:
  %15 = call ptr @PyBool_FromLong(i64 0) #8
  br label %35

16:
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #9
  call void @_ZN10ReferencesC2Ev(ptr nonnull align 8 dereferenceable(520) %4) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9
  call void @llvm.memset.p0.i64(ptr nonnull align 16 dereferenceable(256) %5, i8 0, i64 256, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #9
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %18 = load ptr, ptr %17, align 8, !tbaa !7
  call void @_ZN5ItemsC2EP6Object(ptr nonnull align 8 dereferenceable(264) %6, ptr %18) #7
  %19 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %20 = load i64, ptr %6, align 8, !tbaa !28
  %21 = call zeroext i1 @_ZL4packPK5TakenPKP6ObjectxPcR10References(ptr %7, ptr nonnull %19, i64 %20, ptr nonnull %5, ptr nonnull align 8 dereferenceable(520) %4) #7
  br i1 %21, label %24, label %22

22:
  %23 = call ptr @PyBool_FromLong(i64 0) #8
  br label %34

24:
  %25 = getelementptr inbounds nuw i8, ptr %7, i64 688
  %26 = load i64, ptr %25, align 8, !tbaa !24
  %.not = icmp slt i64 %11, %26
  br i1 %.not, label %27, label %30

27:
  %28 = load ptr, ptr %1, align 8, !tbaa !7
  %29 = call i32 @PyObject_IsTrue(ptr %28) #8
  %.not13 = icmp eq i32 %29, 0
  br i1 %.not13, label %30, label %32

30:
  %31 = call ptr @_ZL5laterPK4CallP6ObjectPKcR10References(ptr %7, ptr %0, ptr nonnull %5, ptr nonnull align 8 dereferenceable(520) %4) #7
  br label %34

32:
  call void @_ZL3runPK4CallPc(ptr %7, ptr nonnull %5) #7
  %33 = call ptr @PyBool_FromLong(i64 1) #8
  br label %34

34:
  %.1 = phi ptr [ %31, %30 ], [ %33, %32 ], [ %23, %22 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9
  call void @_ZN10ReferencesD2Ev(ptr nonnull align 8 dereferenceable(520) %4) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #9
  br label %35

35:
  %.0 = phi ptr [ %15, %14 ], [ %.1, %34 ]
  ret ptr %.0
}

declare ptr @PyBool_FromLong(i64) #2

define linkonce_odr void @_ZN10ReferencesC2Ev(ptr nonnull align 8 dereferenceable(520) %0) unnamed_addr #3 comdat align 2 {
  store i32 0, ptr %0, align 8, !tbaa !30
  ret void
}

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #4

define linkonce_odr void @_ZN5ItemsC2EP6Object(ptr nonnull align 8 dereferenceable(264) %0, ptr %1) unnamed_addr #0 comdat align 2 {
  %3 = call i64 @PyTuple_Size(ptr %1) #8
  store i64 %3, ptr %0, align 8, !tbaa !28
  br label %4

4:
  %.0 = phi i64 [ 0, %2 ], [ %12, %8 ]
  %5 = load i64, ptr %0, align 8, !tbaa !28
  %6 = icmp slt i64 %.0, %5
  %7 = icmp samesign ult i64 %.0, 32
  %spec.select = select i1 %6, i1 %7, i1 false
  br i1 %spec.select, label %8, label %13

8:
  %9 = call ptr @PyTuple_GetItem(ptr %1, i64 %.0) #8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %11 = getelementptr inbounds nuw ptr, ptr %10, i64 %.0
  store ptr %9, ptr %11, align 8, !tbaa !7
  %12 = add nuw nsw i64 %.0, 1
  br label %4, !llvm.loop !32

13:
  ret void
}

define internal zeroext i1 @_ZL4packPK5TakenPKP6ObjectxPcR10References(ptr %0, ptr %1, i64 %2, ptr %3, ptr nonnull align 8 dereferenceable(520) %4) #0 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %7 = load i32, ptr %6, align 4, !tbaa !34
  %8 = zext i32 %7 to i64
  %.not = icmp eq i64 %2, %8
  br i1 %.not, label %9, label %27

9:
  %.015 = phi i32 [ %26, %25 ], [ 0, %5 ]
  %10 = load i32, ptr %6, align 4, !tbaa !34
  %11 = icmp uge i32 %.015, %10
  br i1 %11, label %27, label %12

12:
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %14 = zext i32 %.015 to i64
  %15 = getelementptr inbounds nuw %struct.Parameter, ptr %13, i64 %14
  %16 = getelementptr inbounds nuw ptr, ptr %1, i64 %14
  %17 = load ptr, ptr %16, align 8, !tbaa !7
  %18 = getelementptr inbounds nuw %struct.Parameter, ptr %0, i64 %14
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 32
  %20 = load i32, ptr %19, align 4, !tbaa !35
  %21 = zext i32 %20 to i64
  %22 = getelementptr inbounds nuw i8, ptr %3, i64 %21
  %23 = call zeroext i1 @_ZL4takePK5TakenRK9ParameterP6ObjectPcR10References(ptr %0, ptr nonnull align 4 dereferenceable(20) %15, ptr %17, ptr %22, ptr nonnull align 8 dereferenceable(520) %4) #7
  br i1 %23, label %25, label %24

24:
  call void @PyErr_Clear() #8
  br label %27

25:
  %26 = add i32 %.015, 1
  br label %9, !llvm.loop !38

27:
  %.016 = phi i1 [ false, %5 ], [ %11, %9 ], [ %11, %24 ]
  ret i1 %.016
}

declare i32 @PyObject_IsTrue(ptr) #2

define internal ptr @_ZL5laterPK4CallP6ObjectPKcR10References(ptr %0, ptr %1, ptr %2, ptr nonnull align 8 dereferenceable(520) %3) #0 {
  %5 = load i32, ptr %3, align 8, !tbaa !30
  %6 = add i32 %5, 2
  %7 = zext i32 %6 to i64
  %8 = call ptr @PyTuple_New(i64 %7) #8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %10 = load i32, ptr %9, align 8, !tbaa !39
  %11 = zext i32 %10 to i64
  %12 = call ptr @PyBytes_FromStringAndSize(ptr %2, i64 %11) #8
  %13 = icmp ne ptr %8, null
  %14 = icmp ne ptr %12, null
  %or.cond = select i1 %13, i1 %14, i1 false
  br i1 %or.cond, label %15, label %35

15:
  call void @Py_IncRef(ptr %1) #8
  %16 = call i32 @PyTuple_SetItem(ptr nonnull %8, i64 0, ptr %1) #8
  %17 = call i32 @PyTuple_SetItem(ptr nonnull %8, i64 1, ptr nonnull %12) #8
  br label %18

18:
  %19 = load i32, ptr %3, align 8, !tbaa !30
  %.not = icmp eq i32 %19, 0
  br i1 %.not, label %31, label %20

20:
  %21 = add i32 %19, 1
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %24 = add i32 %19, -1
  %25 = zext i32 %24 to i64
  %26 = getelementptr inbounds nuw ptr, ptr %23, i64 %25
  %27 = load ptr, ptr %26, align 8, !tbaa !7
  %28 = call i32 @PyTuple_SetItem(ptr nonnull %8, i64 %22, ptr %27) #8
  %29 = load i32, ptr %3, align 8, !tbaa !30
  %30 = add i32 %29, -1
  store i32 %30, ptr %3, align 8, !tbaa !30
  br label %18, !llvm.loop !40

31:
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 680
  %33 = load ptr, ptr %32, align 8, !tbaa !41
  %34 = call ptr @PyCFunction_NewEx(ptr %33, ptr nonnull %8, ptr null) #8
  call void @Py_DecRef(ptr nonnull %8) #8
  br label %35

35:
  %.0 = phi ptr [ %34, %31 ], [ null, %4 ]
  ret ptr %.0
}

define internal void @_ZL3runPK4CallPc(ptr %0, ptr %1) #0 {
  %3 = call ptr @PyEval_SaveThread() #8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 664
  %5 = load ptr, ptr %4, align 8, !tbaa !42
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 672
  %7 = load ptr, ptr %6, align 8, !tbaa !16
  call void @__native_run_kernel(ptr %5, ptr %7, ptr %1, i64 0) #7
  call void @PyEval_RestoreThread(ptr %3) #8
  ret void
}

define linkonce_odr void @_ZN10ReferencesD2Ev(ptr nonnull align 8 dereferenceable(520) %0) unnamed_addr #0 comdat align 2 {
  br label %2

2:
  %3 = load i32, ptr %0, align 8, !tbaa !30
  %.not = icmp eq i32 %3, 0
  br i1 %.not, label %10, label %4

4:
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = add i32 %3, -1
  store i32 %6, ptr %0, align 8, !tbaa !30
  %7 = zext i32 %6 to i64
  %8 = getelementptr inbounds nuw ptr, ptr %5, i64 %7
  %9 = load ptr, ptr %8, align 8, !tbaa !7
  call void @Py_DecRef(ptr %9) #8
  br label %2, !llvm.loop !43

10:
  ret void
}

define ptr @__native_run_packed(ptr %0, ptr %1) #0 {
  %3 = call ptr @PyTuple_GetItem(ptr %0, i64 0) #8
  %4 = call ptr @_ZL10address_inP6Object(ptr %3) #7
  %5 = call ptr @PyTuple_GetItem(ptr %0, i64 1) #8
  %6 = call ptr @PyBytes_AsString(ptr %5) #8
  call void @_ZL3runPK4CallPc(ptr %4, ptr %6) #7
  %7 = call ptr @PyBool_FromLong(i64 1) #8
  ret ptr %7
}

declare ptr @PyTuple_GetItem(ptr, i64) #2

declare ptr @PyBytes_AsString(ptr) #2

define i32 @__native_launch_straight(ptr %0, ptr %1, ptr %2, i64 %3) #0 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !44
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %8 = load atomic i64, ptr %7 monotonic, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %10 = load i64, ptr %9, align 8, !tbaa !46
  %.not = icmp slt i64 %8, %10
  br i1 %.not, label %11, label %13

11:
  %12 = load ptr, ptr %0, align 8, !tbaa !47
  call void @__native_run_kernel(ptr %12, ptr %6, ptr %2, i64 %3) #7
  br label %13

13:
  %.0 = phi i32 [ 1, %11 ], [ 0, %4 ]
  ret i32 %.0
}

define void @__native_run_kernel(ptr %0, ptr %1, ptr %2, i64 %3) #0 {
  call void @_ZL10run_kernelP4PoolP6KernelPcmP7Running(ptr %0, ptr %1, ptr %2, i64 %3, ptr null) #7
  ret void
}

define ptr @__native_call_graph(ptr %0, ptr %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca %struct.ReplayApart, align 8
  %5 = call ptr @_ZL10address_inP6Object(ptr %0) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #9
  store i32 0, ptr %3, align 4, !tbaa !3
  %6 = call i64 @PyLong_AsLongLongAndOverflow(ptr %1, ptr nonnull %3) #8
  %7 = icmp ne i64 %6, 0
  %8 = zext i1 %7 to i32
  %9 = call ptr @PyEval_SaveThread() #8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #9
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %11 = load ptr, ptr %10, align 8, !tbaa !48
  store ptr %11, ptr %4, align 8, !tbaa !52
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr @_ZL16run_replay_apartP5Apart, ptr %12, align 8, !tbaa !54
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store ptr %5, ptr %13, align 8, !tbaa !55
  %14 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i32 %8, ptr %14, align 8, !tbaa !58
  %.not = icmp eq ptr %11, null
  br i1 %.not, label %17, label %15

15:
  %16 = call zeroext i1 @__native_run_apart(ptr nonnull %4) #7
  br i1 %16, label %18, label %17

17:
  call void @_ZL16run_replay_apartP5Apart(ptr nonnull %4) #7
  br label %18

18:
  call void @PyEval_RestoreThread(ptr %9) #8
  %19 = load i32, ptr %14, align 8, !tbaa !58
  %20 = sext i32 %19 to i64
  %21 = call ptr @PyBool_FromLong(i64 %20) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #9
  ret ptr %21
}

declare i64 @PyLong_AsLongLongAndOverflow(ptr, ptr) #2

declare ptr @PyEval_SaveThread() #2

define internal void @_ZL16run_replay_apartP5Apart(ptr %0) #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = load ptr, ptr %2, align 8, !tbaa !55
  %4 = load ptr, ptr %3, align 8, !tbaa !59
  %5 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !60
  %7 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %8 = load i64, ptr %7, align 8, !tbaa !61
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %10 = load i32, ptr %9, align 8, !tbaa !58
  %11 = call i32 @__native_run_graph(ptr %4, ptr %6, i64 %8, i32 %10) #7
  store i32 %11, ptr %9, align 8, !tbaa !58
  ret void
}

define zeroext i1 @__native_run_apart(ptr %0) #0 {
  %2 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #9
  %3 = load ptr, ptr %0, align 8, !tbaa !52
  call void @__native_watch_stack(ptr %3) #7
  %4 = call zeroext i1 @_ZL12start_threadPmPFPvS0_ES0_(ptr nonnull %2, ptr nonnull @_ZL9run_apartPv, ptr nonnull %0) #7
  br i1 %4, label %5, label %8

5:
  %6 = load i64, ptr %2, align 8, !tbaa !62
  %7 = call i32 @pthread_join(i64 %6, ptr null) #8
  br label %8

8:
  %9 = load ptr, ptr %0, align 8, !tbaa !52
  call void @__native_watch_stack_no_more(ptr %9) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #9
  ret i1 %4
}

declare void @PyEval_RestoreThread(ptr) #2

define void @__native_write_at_fault(ptr %0) #0 {
  call void @_ZL7replaceIPFPcPmELm256EEvRAT0__T_S4_S4_(ptr nonnull align 8 dereferenceable(2048) @_ZL8programs, ptr null, ptr %0) #7
  call void @_ZL7installv() #7
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
  %.not = icmp eq i64 %.0.idx, 20
  br i1 %.not, label %10, label %5

5:
  %.0.ptr = getelementptr inbounds nuw i8, ptr @_ZL6FAULTS, i64 %.0.idx
  %6 = load i32, ptr %.0.ptr, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #9
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(152) %1, ptr nonnull align 8 dereferenceable(152) @__const._ZL7installv.action, i64 152, i1 false)
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds %struct.Action, ptr @_ZL6before, i64 %7
  %9 = call i32 @sigaction(i32 %6, ptr nonnull %1, ptr nonnull %8) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #9
  %.0.add = add nuw nsw i64 %.0.idx, 4
  br label %4

10:
  ret void
}

define void @__native_forget_program(ptr %0) #0 {
  call void @_ZL7replaceIPFPcPmELm256EEvRAT0__T_S4_S4_(ptr nonnull align 8 dereferenceable(2048) @_ZL8programs, ptr %0, ptr null) #7
  ret void
}

define void @__native_watch_stack(ptr %0) #0 {
  call void @_ZL7replaceIPKcLm64EEvRAT0__T_S2_S2_(ptr nonnull align 8 dereferenceable(512) @_ZL6stacks, ptr null, ptr %0) #7
  call void @_ZL7installv() #7
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
  call void @_ZL7replaceIPKcLm64EEvRAT0__T_S2_S2_(ptr nonnull align 8 dereferenceable(512) @_ZL6stacks, ptr %0, ptr null) #7
  ret void
}

define void @__native_plan_graph(ptr %0) #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = load ptr, ptr %2, align 8, !tbaa !64
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %5 = load i32, ptr %4, align 8, !tbaa !73
  %6 = zext i32 %5 to i64
  %7 = shl nuw nsw i64 %6, 3
  %8 = call ptr @memset(ptr %3, i32 0, i64 %7) #8
  br label %9

9:
  %.047 = phi i32 [ 0, %1 ], [ %55, %54 ]
  %.046 = phi i64 [ 0, %1 ], [ %spec.select, %54 ]
  %.0 = phi i64 [ 0, %1 ], [ %22, %54 ]
  %10 = load i32, ptr %4, align 8, !tbaa !73
  %11 = icmp ult i32 %.047, %10
  br i1 %11, label %12, label %56

12:
  %13 = load ptr, ptr %0, align 64, !tbaa !74
  %14 = zext i32 %.047 to i64
  %15 = getelementptr inbounds nuw %struct.Node, ptr %13, i64 %14
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 44
  %17 = load i32, ptr %16, align 4, !tbaa !75
  %18 = zext i32 %17 to i64
  %19 = load ptr, ptr %2, align 8, !tbaa !64
  %20 = getelementptr inbounds nuw i64, ptr %19, i64 %14
  %21 = load i64, ptr %20, align 8, !tbaa !78
  %22 = add nuw nsw i64 %.0, %18
  %23 = call zeroext i1 @_ZL9is_sharedPK5GraphPK4Node(ptr nonnull %0, ptr %15) #7
  br i1 %23, label %24, label %30

24:
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %26 = load i32, ptr %25, align 4, !tbaa !79
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
  %35 = load i32, ptr %34, align 4, !tbaa !80
  %36 = icmp ult i32 %.048, %35
  br i1 %36, label %37, label %54

37:
  %38 = load ptr, ptr %2, align 8, !tbaa !64
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %40 = load ptr, ptr %39, align 8, !tbaa !81
  %41 = getelementptr inbounds nuw i8, ptr %15, i64 32
  %42 = load i32, ptr %41, align 32, !tbaa !82
  %43 = add i32 %42, %.048
  %44 = zext i32 %43 to i64
  %45 = getelementptr inbounds nuw i32, ptr %40, i64 %44
  %46 = load i32, ptr %45, align 4, !tbaa !3
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds nuw i64, ptr %38, i64 %47
  %49 = load i64, ptr %48, align 8, !tbaa !78
  %50 = icmp slt i64 %49, %32
  br i1 %50, label %51, label %52

51:
  store i64 %32, ptr %48, align 8, !tbaa !78
  br label %52

52:
  %53 = add i32 %.048, 1
  br label %33, !llvm.loop !83

54:
  %55 = add i32 %.047, 1
  br label %9, !llvm.loop !84

56:
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %58 = load i32, ptr %57, align 4, !tbaa !79
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
  store i32 %72, ptr %73, align 16, !tbaa !85
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 %.0, ptr %74, align 64, !tbaa !86
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 52
  store i32 1, ptr %75, align 4, !tbaa !87
  ret void
}

declare ptr @memset(ptr, i32, i64) #2

define internal zeroext i1 @_ZL9is_sharedPK5GraphPK4Node(ptr %0, ptr %1) #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %4 = load i32, ptr %3, align 4, !tbaa !79
  %5 = icmp ugt i32 %4, 1
  br i1 %5, label %6, label %16

6:
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %8 = load ptr, ptr %7, align 8, !tbaa !88
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 112
  %10 = load i64, ptr %9, align 8, !tbaa !89
  %11 = icmp ugt i64 %10, 1
  br i1 %11, label %12, label %16

12:
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 44
  %14 = load i32, ptr %13, align 4, !tbaa !75
  %15 = icmp ugt i32 %14, 9999
  br label %16

16:
  %17 = phi i1 [ false, %6 ], [ false, %2 ], [ %15, %12 ]
  ret i1 %17
}

define internal void @_ZL10run_kernelP4PoolP6KernelPcmP7Running(ptr %0, ptr %1, ptr %2, i64 %3, ptr %4) #0 {
  %6 = alloca %struct.Launch, align 8
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %8 = load atomic i64, ptr %7 monotonic, align 8
  %9 = icmp sgt i64 %8, 49999
  br i1 %9, label %10, label %18

10:
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 288
  %12 = load i64, ptr %11, align 8, !tbaa !91
  %13 = icmp ugt i64 %12, 1
  br i1 %13, label %14, label %18

14:
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %16 = load i32, ptr %15, align 8, !tbaa !93
  %17 = icmp ugt i32 %16, 1
  br label %18

18:
  %19 = phi i1 [ false, %10 ], [ false, %5 ], [ %17, %14 ]
  %.not = icmp eq ptr %4, null
  %brmerge = or i1 %.not, %9
  %.mux = select i1 %.not, i1 false, i1 true
  br i1 %brmerge, label %23, label %20

20:
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %22 = load atomic i64, ptr %21 monotonic, align 8
  %.not33 = icmp eq i64 %22, 0
  br label %23

23:
  %24 = phi i1 [ %.mux, %18 ], [ %.not33, %20 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #9
  %or.cond = or i1 %19, %24
  %.v = select i1 %or.cond, i64 176, i64 32
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 %.v
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(144) %6, ptr nonnull align 8 dereferenceable(144) %25, i64 144, i1 false), !tbaa.struct !97
  %26 = getelementptr inbounds nuw i8, ptr %6, i64 104
  store i64 %3, ptr %26, align 8, !tbaa !99
  br i1 %24, label %27, label %29

27:
  call void @_ZL10take_fewerR6LaunchPK6Kernelx(ptr nonnull align 8 dereferenceable(144) %6, ptr %1, i64 %8) #7
  %28 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr %6, ptr %28, align 8, !tbaa !100
  call void @_ZL12enter_launchP4PoolP7Running(ptr %0, ptr %4) #7
  br label %29

29:
  br i1 %19, label %30, label %31

30:
  call void @_ZL19run_kernel_togetherP4PoolP6KernelPcR6LaunchxPK7Running(ptr %0, ptr %1, ptr %2, ptr nonnull align 8 dereferenceable(144) %6, i64 %8, ptr %4) #7
  br label %36

31:
  %32 = call i64 @_ZL3nowv() #7
  %33 = load ptr, ptr %1, align 8, !tbaa !102
  call void %33(ptr %2, ptr nonnull %6) #8
  %34 = call i64 @_ZL3nowv() #7
  %35 = sub nsw i64 %34, %32
  call void @_ZL11note_launchP6KernelxPK7Running(ptr nonnull %1, i64 %35, ptr %4) #7
  br label %36

36:
  br i1 %24, label %37, label %38

37:
  call void @_ZL12leave_launchP4PoolP7Running(ptr %0, ptr %4) #7
  br label %38

38:
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #9
  ret void
}

define internal zeroext i1 @_ZL12start_threadPmPFPvS0_ES0_(ptr %0, ptr %1, ptr %2) #0 {
  %4 = alloca [4 x %struct.Opaque], align 64
  %5 = alloca [4 x %struct.Opaque], align 64
  %6 = alloca [2 x %struct.Opaque], align 64
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #9
  call void @llvm.memset.p0.i64(ptr nonnull align 64 dereferenceable(128) %6, i8 0, i64 128, i1 false)
  %7 = call i32 @sigfillset(ptr nonnull %4) #8
  br label %8

8:
  %.0.idx = phi i64 [ 0, %3 ], [ %.0.add, %9 ]
  %.not = icmp eq i64 %.0.idx, 24
  br i1 %.not, label %12, label %9

9:
  %.0.ptr = getelementptr inbounds nuw i8, ptr @_ZZL12start_threadPmPFPvS0_ES0_E6faults, i64 %.0.idx
  %10 = load i32, ptr %.0.ptr, align 4, !tbaa !3
  %11 = call i32 @sigdelset(ptr nonnull %4, i32 %10) #8
  %.0.add = add nuw nsw i64 %.0.idx, 4
  br label %8

12:
  %13 = call i32 @pthread_attr_init(ptr nonnull %6) #8
  %14 = call i32 @pthread_attr_setstacksize(ptr nonnull %6, i64 67108864) #8
  %15 = call i32 @pthread_sigmask(i32 2, ptr nonnull %4, ptr nonnull %5) #8
  %16 = call i32 @pthread_create(ptr %0, ptr nonnull %6, ptr %1, ptr %2) #8
  %.not8 = icmp eq i32 %16, 0
  %17 = call i32 @pthread_sigmask(i32 2, ptr nonnull %5, ptr null) #8
  %18 = call i32 @pthread_attr_destroy(ptr nonnull %6) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #9
  ret i1 %.not8
}

define internal ptr @_ZL9run_apartPv(ptr %0) #0 {
  %2 = alloca %struct.HandlerStack, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #9
  call void @_ZN12HandlerStackC2Ev(ptr nonnull align 8 dereferenceable(65560) %2) #7
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !54
  call void %4(ptr %0) #8
  call void @_ZN12HandlerStackD2Ev(ptr nonnull align 8 dereferenceable(65560) %2) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #9
  ret ptr null
}

declare i32 @pthread_join(i64, ptr) #2

define i32 @__native_run_interruptible(ptr %0, ptr %1, ptr %2, i64 %3, ptr %4) #0 {
  %6 = alloca %struct.Running, align 8
  %7 = alloca %struct.KernelApart, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #9
  call void @llvm.memset.p0.i64(ptr nonnull align 8 dereferenceable(32) %6, i8 0, i64 32, i1 false)
  %8 = call i64 @pthread_self() #8
  store i64 %8, ptr %6, align 8, !tbaa !103
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #9
  store ptr %4, ptr %7, align 8, !tbaa !52
  %9 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr @_ZL16run_kernel_apartP5Apart, ptr %9, align 8, !tbaa !54
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store ptr %0, ptr %10, align 8, !tbaa !104
  %11 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store ptr %1, ptr %11, align 8, !tbaa !106
  %12 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store ptr %2, ptr %12, align 8, !tbaa !107
  %13 = getelementptr inbounds nuw i8, ptr %7, i64 40
  store i64 %3, ptr %13, align 8, !tbaa !108
  %14 = getelementptr inbounds nuw i8, ptr %7, i64 48
  store ptr %6, ptr %14, align 8, !tbaa !109
  %.not = icmp eq ptr %4, null
  br i1 %.not, label %15, label %16

15:
  call void @_ZL10run_kernelP4PoolP6KernelPcmP7Running(ptr %0, ptr %1, ptr %2, i64 %3, ptr nonnull %6) #7
  br label %18

16:
  %17 = call zeroext i1 @__native_run_apart(ptr nonnull %7) #7
  br i1 %17, label %18, label %22

18:
  %19 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %20 = load i32, ptr %19, align 8, !tbaa !110
  %.not10 = icmp ne i32 %20, 0
  %21 = zext i1 %.not10 to i32
  br label %22

22:
  %.0 = phi i32 [ %21, %18 ], [ 2, %16 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #9
  ret i32 %.0
}

declare i64 @pthread_self() #2

define internal void @_ZL16run_kernel_apartP5Apart(ptr %0) #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = load ptr, ptr %2, align 8, !tbaa !104
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %5 = load ptr, ptr %4, align 8, !tbaa !106
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %7 = load ptr, ptr %6, align 8, !tbaa !107
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %9 = load i64, ptr %8, align 8, !tbaa !108
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %11 = load ptr, ptr %10, align 8, !tbaa !109
  call void @_ZL10run_kernelP4PoolP6KernelPcmP7Running(ptr %3, ptr %5, ptr %7, i64 %9, ptr %11) #7
  ret void
}

define i32 @__native_interrupt(ptr %0, i64 %1) #0 {
  %3 = call i32 @pthread_mutex_lock(ptr %0) #8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 200
  br label %5

5:
  %.0.in = phi ptr [ %4, %2 ], [ %9, %8 ]
  %.0 = load ptr, ptr %.0.in, align 8, !tbaa !111
  %cond = icmp eq ptr %.0, null
  br i1 %cond, label %16, label %6

6:
  %7 = load i64, ptr %.0, align 8, !tbaa !103
  %.not = icmp eq i64 %7, %1
  br i1 %.not, label %.critedge, label %8

8:
  %9 = getelementptr inbounds nuw i8, ptr %.0, i64 24
  br label %5, !llvm.loop !112

.critedge:
  %10 = getelementptr inbounds nuw i8, ptr %.0, i64 16
  store i32 1, ptr %10, align 8, !tbaa !110
  %11 = getelementptr inbounds nuw i8, ptr %.0, i64 8
  %12 = load ptr, ptr %11, align 8, !tbaa !100
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 128
  %14 = getelementptr inbounds nuw i8, ptr %12, i64 112
  %15 = load i64, ptr %14, align 8, !tbaa !89
  store atomic i64 %15, ptr %13 monotonic, align 8
  br label %16

16:
  %17 = call i32 @pthread_mutex_unlock(ptr %0) #8
  %18 = icmp ne ptr %.0, null
  %19 = zext i1 %18 to i32
  ret i32 %19
}

declare i32 @pthread_mutex_lock(ptr) #2

declare i32 @pthread_mutex_unlock(ptr) #2

define i32 @__native_run_graph(ptr %0, ptr %1, i64 %2, i32 %3) #0 {
  %5 = call i64 @_ZL3nowv() #7
  %6 = add nsw i64 %5, %2
  %.not = icmp eq i32 %3, 0
  br i1 %.not, label %7, label %28

7:
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 52
  %9 = load i32, ptr %8, align 4, !tbaa !87
  %.not37 = icmp eq i32 %9, 0
  br i1 %.not37, label %10, label %11

10:
  call void @__native_plan_graph(ptr %1) #7
  br label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 88
  store i32 0, ptr %12, align 8, !tbaa !113
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 104
  store i64 0, ptr %13, align 8, !tbaa !114
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 80
  store i32 1, ptr %14, align 16, !tbaa !115
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %16 = load i64, ptr %15, align 64, !tbaa !86
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %18 = load i32, ptr %17, align 8, !tbaa !73
  %19 = zext i32 %18 to i64
  %20 = mul nuw nsw i64 %19, 1000
  %21 = icmp sgt i64 %16, %20
  br i1 %21, label %22, label %24

22:
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 56
  store i32 1, ptr %23, align 8, !tbaa !116
  br label %24

24:
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %26 = load i32, ptr %25, align 16, !tbaa !85
  %.not38 = icmp eq i32 %26, 0
  br i1 %.not38, label %28, label %27

27:
  call void @_ZL14begin_parallelP4PoolP5Graph(ptr %0, ptr %1) #7
  br label %28

28:
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %30 = load i32, ptr %29, align 16, !tbaa !85
  %.not39 = icmp eq i32 %30, 0
  br i1 %.not39, label %31, label %35

31:
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %33 = load i32, ptr %32, align 8, !tbaa !116
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
  %41 = load i32, ptr %40, align 8, !tbaa !116
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
  %49 = getelementptr inbounds nuw i8, ptr %1, i64 80
  store i32 0, ptr %49, align 16, !tbaa !115
  br i1 %36, label %50, label %62

50:
  %51 = getelementptr inbounds nuw i8, ptr %1, i64 56
  store i32 0, ptr %51, align 8, !tbaa !116
  %52 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %53 = load i32, ptr %52, align 4, !tbaa !117
  %54 = add i32 %53, 1
  store i32 %54, ptr %52, align 4, !tbaa !117
  %55 = and i32 %54, %53
  %56 = icmp eq i32 %55, 0
  %57 = and i32 %54, 63
  %58 = icmp eq i32 %57, 0
  %or.cond = or i1 %56, %58
  br i1 %or.cond, label %61, label %59

59:
  %60 = load i32, ptr %29, align 16, !tbaa !85
  %.not42 = icmp eq i32 %60, 0
  br i1 %.not42, label %61, label %62

61:
  call void @__native_plan_graph(ptr %1) #7
  br label %62

62:
  %.0 = phi i32 [ 1, %46 ], [ 0, %59 ], [ 0, %61 ], [ 0, %48 ]
  ret i32 %.0
}

define internal i64 @_ZL3nowv() #0 {
  %1 = alloca %struct.Time, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #9
  %2 = call i32 @clock_gettime(i32 1, ptr nonnull %1) #8
  %3 = load i64, ptr %1, align 8, !tbaa !118
  %4 = mul nsw i64 %3, 1000000000
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %6 = load i64, ptr %5, align 8, !tbaa !120
  %7 = add nsw i64 %4, %6
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #9
  ret i64 %7
}

define internal void @_ZL14begin_parallelP4PoolP5Graph(ptr %0, ptr %1) #0 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 192
  store i32 0, ptr %3, align 64, !tbaa !121
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 128
  store i32 0, ptr %4, align 64, !tbaa !122
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %6 = load i32, ptr %5, align 8, !tbaa !73
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 256
  store i32 %6, ptr %7, align 64, !tbaa !123
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 92
  store i32 0, ptr %8, align 4, !tbaa !124
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 84
  %10 = load i32, ptr %9, align 4, !tbaa !125
  %.not = icmp eq i32 %10, 0
  br i1 %.not, label %12, label %11

11:
  call void @_ZL5resetP5Graph(ptr %1) #7
  br label %12

12:
  store i32 1, ptr %9, align 4, !tbaa !125
  br label %13

13:
  %.0 = phi i32 [ 0, %12 ], [ %24, %23 ]
  %14 = load i32, ptr %5, align 8, !tbaa !73
  %15 = icmp ult i32 %.0, %14
  br i1 %15, label %16, label %25

16:
  %17 = load ptr, ptr %1, align 64, !tbaa !74
  %18 = zext i32 %.0 to i64
  %19 = getelementptr inbounds nuw %struct.Node, ptr %17, i64 %18
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 40
  %21 = load i32, ptr %20, align 8, !tbaa !126
  %.not17 = icmp eq i32 %21, 0
  br i1 %.not17, label %22, label %23

22:
  call void @_ZL4pushP5GraphP4Node(ptr nonnull %1, ptr %19) #7
  br label %23

23:
  %24 = add i32 %.0, 1
  br label %13, !llvm.loop !127

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
  ], !llvm.loop !128

13:
  call void @_ZL6departP4PoolP5Graph(ptr %0, ptr %1) #7
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 84
  store i32 0, ptr %14, align 4, !tbaa !125
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
  %.015 = phi i64 [ %3, %2 ], [ %16, %11 ]
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %6 = load i32, ptr %5, align 8, !tbaa !113
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %8 = load i32, ptr %7, align 8, !tbaa !73
  %9 = icmp uge i32 %6, %8
  %10 = icmp sgt i64 %.015, %1
  %or.cond = or i1 %9, %10
  br i1 %or.cond, label %20, label %11

11:
  %12 = load ptr, ptr %0, align 64, !tbaa !74
  %13 = add i32 %6, 1
  store i32 %13, ptr %5, align 8, !tbaa !113
  %14 = zext i32 %6 to i64
  %15 = getelementptr inbounds nuw %struct.Node, ptr %12, i64 %14
  call void @_ZL9run_alonePK4Node(ptr %15) #7
  %16 = call i64 @_ZL3nowv() #7
  %17 = sub nsw i64 %16, %.015
  %18 = call i32 @_ZL7at_mostx(i64 %17) #7
  %19 = getelementptr inbounds nuw i8, ptr %15, i64 60
  store i32 %18, ptr %19, align 4, !tbaa !129
  call void @_ZL9note_costP4Nodex(ptr %15, i64 %17) #7
  br label %4, !llvm.loop !130

20:
  ret i1 %9
}

define internal zeroext i1 @_ZL12run_in_orderP5Graphxx(ptr %0, i64 %1, i64 %2) #0 {
  br label %4

4:
  %.041 = phi i64 [ %1, %3 ], [ %32, %41 ]
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %6 = load i32, ptr %5, align 8, !tbaa !113
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %8 = load i32, ptr %7, align 8, !tbaa !73
  %9 = icmp ult i32 %6, %8
  br i1 %9, label %10, label %42

10:
  %11 = icmp sgt i64 %.041, %2
  br i1 %11, label %12, label %17

12:
  %13 = sub nsw i64 %.041, %1
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %15 = load i64, ptr %14, align 8, !tbaa !114
  %16 = add nsw i64 %15, %13
  store i64 %16, ptr %14, align 8, !tbaa !114
  br label %42

17:
  %18 = sub i32 %8, %6
  %19 = load ptr, ptr %0, align 64, !tbaa !74
  %20 = zext i32 %6 to i64
  %21 = getelementptr inbounds nuw %struct.Node, ptr %19, i64 %20
  %. = call i32 @llvm.umin.i32(i32 %18, i32 1024)
  %22 = zext nneg i32 %. to i64
  %23 = getelementptr inbounds nuw %struct.Node, ptr %21, i64 %22
  %.idx44 = add i32 %6, %.
  store i32 %.idx44, ptr %5, align 8, !tbaa !113
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %25 = load ptr, ptr %24, align 8, !tbaa !131
  %.not = icmp eq ptr %25, null
  br i1 %.not, label %27, label %26

26:
  call void %25(ptr %19, i32 %6) #8
  br label %31

27:
  %.040 = phi ptr [ %30, %29 ], [ %21, %17 ]
  %28 = icmp ult ptr %.040, %23
  br i1 %28, label %29, label %31

29:
  call void @_ZL9run_alonePK4Node(ptr %.040) #7
  %30 = getelementptr inbounds nuw i8, ptr %.040, i64 64
  br label %27, !llvm.loop !132

31:
  %32 = call i64 @_ZL3nowv() #7
  %33 = load i32, ptr %5, align 8, !tbaa !113
  %34 = load i32, ptr %7, align 8, !tbaa !73
  %35 = icmp eq i32 %33, %34
  br i1 %35, label %36, label %41

36:
  %37 = sub nsw i64 %32, %1
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %39 = load i64, ptr %38, align 8, !tbaa !114
  %40 = add nsw i64 %39, %37
  store i64 %40, ptr %38, align 8, !tbaa !114
  br label %41

41:
  br label %4, !llvm.loop !133

42:
  %.042 = phi i32 [ 1, %12 ], [ 2, %4 ]
  switch i32 %.042, label %57 [
    i32 2, label %43
    i32 1, label %56
  ]

43:
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %45 = load i64, ptr %44, align 8, !tbaa !114
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %47 = load i64, ptr %46, align 64, !tbaa !86
  %48 = icmp slt i64 %45, %47
  br i1 %48, label %49, label %50

49:
  store i64 %45, ptr %46, align 64, !tbaa !86
  br label %56

50:
  %51 = shl nsw i64 %47, 1
  %52 = add nsw i64 %51, 20000
  %53 = icmp sgt i64 %45, %52
  br i1 %53, label %54, label %56

54:
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i32 1, ptr %55, align 8, !tbaa !116
  br label %56

56:
  %.1 = phi i1 [ false, %42 ], [ true, %50 ], [ true, %54 ], [ true, %49 ]
  ret i1 %.1

57:
  unreachable
}

define void @__native_cancel_graph(ptr %0, ptr %1) #0 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %4 = load i32, ptr %3, align 16, !tbaa !115
  %.not = icmp eq i32 %4, 0
  br i1 %.not, label %10, label %5

5:
  store i32 0, ptr %3, align 16, !tbaa !115
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 92
  store atomic i32 1, ptr %6 release, align 4
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %8 = load i32, ptr %7, align 16, !tbaa !85
  %.not6 = icmp eq i32 %8, 0
  br i1 %.not6, label %10, label %9

9:
  call void @_ZL6departP4PoolP5Graph(ptr %0, ptr %1) #7
  br label %10

10:
  ret void
}

define internal void @_ZL6departP4PoolP5Graph(ptr %0, ptr %1) #0 {
  %3 = call i32 @pthread_mutex_lock(ptr %0) #8
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %5 = load ptr, ptr %4, align 8, !tbaa !134
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %7 = load ptr, ptr %6, align 16, !tbaa !135
  %8 = ptrtoint ptr %7 to i64
  store atomic i64 %8, ptr %5 monotonic, align 8
  %9 = load ptr, ptr %6, align 16, !tbaa !135
  %.not = icmp eq ptr %9, null
  br i1 %.not, label %13, label %10

10:
  %11 = load ptr, ptr %4, align 8, !tbaa !134
  %12 = getelementptr inbounds nuw i8, ptr %9, i64 120
  store ptr %11, ptr %12, align 8, !tbaa !134
  br label %13

13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 220
  %15 = load i32, ptr %14, align 4, !tbaa !136
  %16 = add i32 %15, -1
  store i32 %16, ptr %14, align 4, !tbaa !136
  %17 = call i32 @pthread_mutex_unlock(ptr %0) #8
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
  br i1 %25, label %19, label %.critedge, !llvm.loop !137

.critedge:
  %26 = load atomic i32, ptr %20 acquire, align 64
  %.not22 = icmp eq i32 %26, 0
  br i1 %.not22, label %41, label %27

27:
  %28 = call i32 @pthread_mutex_lock(ptr %0) #8
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %30 = load i32, ptr %29, align 16, !tbaa !138
  %31 = add i32 %30, 1
  store i32 %31, ptr %29, align 16, !tbaa !138
  br label %32

32:
  %33 = load atomic i32, ptr %20 acquire, align 64
  %.not23 = icmp eq i32 %33, 0
  br i1 %.not23, label %37, label %34

34:
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %36 = call i32 @pthread_cond_wait(ptr nonnull %35, ptr %0) #8
  br label %32, !llvm.loop !139

37:
  %38 = load i32, ptr %29, align 16, !tbaa !138
  %39 = add i32 %38, -1
  store i32 %39, ptr %29, align 16, !tbaa !138
  %40 = call i32 @pthread_mutex_unlock(ptr %0) #8
  br label %41

41:
  ret void
}

define void @__native_stop_pool(ptr %0) #0 {
  %2 = alloca %struct.Time, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #9
  %3 = call i32 @clock_gettime(i32 0, ptr nonnull %2) #8
  %4 = load i64, ptr %2, align 8, !tbaa !118
  %5 = add nsw i64 %4, 1
  store i64 %5, ptr %2, align 8, !tbaa !118
  %6 = call i32 @pthread_mutex_lock(ptr %0) #8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 236
  store i32 1, ptr %7, align 4, !tbaa !140
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %9 = call i32 @pthread_cond_broadcast(ptr nonnull %8) #8
  br label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %12 = load i32, ptr %11, align 8, !tbaa !141
  %.not = icmp eq i32 %12, 0
  br i1 %.not, label %.critedge, label %13

13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %15 = call i32 @pthread_cond_timedwait(ptr nonnull %14, ptr %0, ptr nonnull %2) #8
  %.not13 = icmp eq i32 %15, 0
  br i1 %.not13, label %10, label %.critedge, !llvm.loop !142

.critedge:
  %16 = load i32, ptr %11, align 8, !tbaa !141
  %.not14 = icmp eq i32 %16, 0
  br i1 %.not14, label %17, label %20

17:
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 228
  %19 = load i32, ptr %18, align 4, !tbaa !143
  br label %20

20:
  %21 = phi i32 [ %19, %17 ], [ 0, %.critedge ]
  %22 = call i32 @pthread_mutex_unlock(ptr %0) #8
  br label %23

23:
  %.0 = phi i32 [ 0, %20 ], [ %32, %25 ]
  %24 = icmp ult i32 %.0, %21
  br i1 %24, label %25, label %33

25:
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %27 = load ptr, ptr %26, align 16, !tbaa !144
  %28 = zext i32 %.0 to i64
  %29 = getelementptr inbounds nuw i64, ptr %27, i64 %28
  %30 = load i64, ptr %29, align 8, !tbaa !62
  %31 = call i32 @pthread_join(i64 %30, ptr null) #8
  %32 = add i32 %.0, 1
  br label %23, !llvm.loop !145

33:
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #9
  ret void
}

declare i32 @clock_gettime(i32, ptr) #2

declare i32 @pthread_cond_broadcast(ptr) #2

declare i32 @pthread_cond_timedwait(ptr, ptr, ptr) #2

define void @__native_move(ptr %0, ptr %1) #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %4 = load i64, ptr %0, align 8, !tbaa !62
  %5 = getelementptr inbounds nuw %struct.Piece, ptr %3, i64 %4
  br label %6

6:
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %8 = atomicrmw add ptr %7, i64 1 monotonic, align 8
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %10 = load i64, ptr %9, align 8, !tbaa !89
  %11 = icmp ult i64 %8, %10
  br i1 %11, label %12, label %33

12:
  %.0 = phi i64 [ %32, %30 ], [ %8, %6 ]
  %13 = load i64, ptr %0, align 8, !tbaa !62
  %14 = icmp ult i64 %.0, %13
  br i1 %14, label %15, label %6, !llvm.loop !146

15:
  %16 = getelementptr inbounds nuw %struct.Piece, ptr %3, i64 %.0
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %18 = load i64, ptr %17, align 8, !tbaa !62
  %.not = icmp eq i64 %18, 0
  br i1 %.not, label %23, label %19

19:
  %20 = load ptr, ptr %16, align 8, !tbaa !147
  %21 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %22 = load i64, ptr %21, align 8, !tbaa !149
  call void @_ZL4fillPcmPKcm(ptr %20, i64 %22, ptr nonnull %5, i64 %18) #7
  br label %30

23:
  %24 = load ptr, ptr %16, align 8, !tbaa !147
  %25 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %26 = load ptr, ptr %25, align 8, !tbaa !150
  %27 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %28 = load i64, ptr %27, align 8, !tbaa !149
  %29 = call ptr @memmove(ptr %24, ptr %26, i64 %28) #8
  br label %30

30:
  %31 = load i64, ptr %9, align 8, !tbaa !89
  %32 = add i64 %.0, %31
  br label %12, !llvm.loop !151

33:
  ret void
}

define internal void @_ZL4fillPcmPKcm(ptr %0, i64 %1, ptr %2, i64 %3) #0 {
  %5 = icmp eq i64 %3, 1
  br i1 %5, label %6, label %10

6:
  %7 = load i8, ptr %2, align 1, !tbaa !98
  %8 = sext i8 %7 to i32
  %9 = call ptr @memset(ptr %0, i32 %8, i64 %1) #8
  br label %21

10:
  %. = call i64 @llvm.umin.i64(i64 %1, i64 %3)
  %11 = call ptr @memmove(ptr %0, ptr %2, i64 %.) #8
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
  %19 = call ptr @memmove(ptr %18, ptr %0, i64 %17) #8
  %20 = add i64 %.0, %17
  br label %12, !llvm.loop !152

21:
  ret void
}

declare ptr @memmove(ptr, ptr, i64) #2

define void @__native_do_nothing(ptr %0, ptr %1) #0 {
  ret void
}

declare ptr @PyLong_AsVoidPtr(ptr) #2

define internal ptr @_ZL9direct_ofPK6QueuesPK5PlaceP6ObjectS6_Pv(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) #0 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %7 = load ptr, ptr %6, align 8, !tbaa !153
  %8 = call zeroext i1 @_ZL4is_aP6ObjectPKS_(ptr %2, ptr %7) #7
  br i1 %8, label %9, label %11

9:
  %10 = call ptr @_ZL6key_ofPK6QueuesPK5PlaceP6Object(ptr %0, ptr %1, ptr %3) #7
  br label %11

11:
  %12 = phi ptr [ %10, %9 ], [ null, %5 ]
  %.not = icmp eq ptr %12, null
  br i1 %.not, label %33, label %13

13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %15 = load ptr, ptr %14, align 8, !tbaa !154
  %16 = call ptr @PyObject_GetAttr(ptr %2, ptr %15) #8
  %.not24 = icmp eq ptr %16, null
  br i1 %.not24, label %19, label %17

17:
  %18 = call ptr @PyDict_GetItemWithError(ptr nonnull %16, ptr nonnull %12) #8
  br label %19

19:
  %20 = phi ptr [ %18, %17 ], [ null, %13 ]
  %.not25 = icmp eq ptr %20, null
  br i1 %.not25, label %28, label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %23 = load ptr, ptr %22, align 8, !tbaa !155
  %24 = call zeroext i1 @_ZL4is_aP6ObjectPKS_(ptr nonnull %20, ptr %23) #7
  br i1 %24, label %25, label %27

25:
  %26 = call ptr @PyCFunction_GetFunction(ptr nonnull %20) #8
  %.not26 = icmp eq ptr %26, %4
  br i1 %.not26, label %28, label %27

27:
  br label %28

28:
  %phiofops = phi i1 [ true, %19 ], [ false, %25 ], [ true, %27 ]
  %.0 = phi ptr [ null, %27 ], [ %20, %25 ], [ null, %19 ]
  br i1 %phiofops, label %30, label %29

29:
  call void @Py_IncRef(ptr nonnull %.0) #8
  br label %30

30:
  br i1 %.not24, label %32, label %31

31:
  call void @Py_DecRef(ptr nonnull %16) #8
  br label %32

32:
  call void @Py_DecRef(ptr nonnull %12) #8
  br label %33

33:
  %.023 = phi ptr [ %.0, %32 ], [ null, %11 ]
  ret ptr %.023
}

declare ptr @PyCFunction_GetSelf(ptr) #2

define internal zeroext i1 @_ZL7is_freePK6QueuesPK5QueueP6ObjectS6_(ptr %0, ptr %1, ptr %2, ptr %3) #0 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %6 = load ptr, ptr %5, align 8, !tbaa !10
  %7 = call ptr @PyObject_GetAttr(ptr %2, ptr %6) #8
  %.not = icmp eq ptr %7, null
  br i1 %.not, label %9, label %8

8:
  call void @Py_DecRef(ptr nonnull %7) #8
  br label %9

9:
  %10 = icmp eq ptr %7, %3
  br i1 %10, label %11, label %16

11:
  %12 = load i64, ptr %1, align 8, !tbaa !25
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %14 = load i64, ptr %13, align 8, !tbaa !156
  %15 = icmp slt i64 %12, %14
  br label %16

16:
  %17 = phi i1 [ false, %9 ], [ %15, %11 ]
  ret i1 %17
}

define internal zeroext i1 @_ZL4is_aP6ObjectPKS_(ptr %0, ptr %1) #0 {
  %3 = call ptr @PyObject_Type(ptr %0) #8
  call void @Py_DecRef(ptr %3) #8
  %4 = icmp eq ptr %3, %1
  ret i1 %4
}

define internal ptr @_ZL6key_ofPK6QueuesPK5PlaceP6Object(ptr %0, ptr %1, ptr %2) #0 {
  %4 = alloca [3 x ptr], align 16
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %6 = load ptr, ptr %5, align 8, !tbaa !157
  %7 = call ptr @PyList_GetItem(ptr %6, i64 0) #8
  %8 = icmp eq ptr %7, %2
  br i1 %8, label %9, label %11

9:
  %10 = call ptr @PyList_GetItem(ptr %6, i64 1) #8
  call void @Py_IncRef(ptr %10) #8
  br label %31

11:
  %12 = call zeroext i1 @_ZL8is_plainPK6QueuesP6Object(ptr %0, ptr %2) #7
  br i1 %12, label %13, label %15

13:
  %14 = call ptr @PyTuple_New(i64 3) #8
  br label %15

15:
  %16 = phi ptr [ %14, %13 ], [ null, %11 ]
  %.not = icmp eq ptr %16, null
  br i1 %.not, label %31, label %17

17:
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #9
  store ptr %2, ptr %4, align 8, !tbaa !7
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %19 = load ptr, ptr %1, align 8, !tbaa !158
  store ptr %19, ptr %18, align 8, !tbaa !7
  %20 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %22 = load ptr, ptr %21, align 8, !tbaa !159
  store ptr %22, ptr %20, align 8, !tbaa !7
  br label %23

23:
  %.0 = phi i32 [ 0, %17 ], [ %29, %25 ]
  %24 = icmp samesign ult i32 %.0, 3
  br i1 %24, label %25, label %30

25:
  %26 = zext nneg i32 %.0 to i64
  %27 = getelementptr inbounds nuw ptr, ptr %4, i64 %26
  %28 = load ptr, ptr %27, align 8, !tbaa !7
  call void @_ZL8set_itemP6ObjectjS0_PFiS0_xS0_E(ptr nonnull %16, i32 %.0, ptr %28, ptr nonnull @PyTuple_SetItem) #7
  %29 = add nuw nsw i32 %.0, 1
  br label %23, !llvm.loop !160

30:
  call void @_ZL8set_itemP6ObjectjS0_PFiS0_xS0_E(ptr %6, i32 0, ptr %2, ptr nonnull @PyList_SetItem) #7
  call void @_ZL8set_itemP6ObjectjS0_PFiS0_xS0_E(ptr %6, i32 1, ptr nonnull %16, ptr nonnull @PyList_SetItem) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #9
  br label %31

31:
  %.022 = phi ptr [ %10, %9 ], [ %16, %30 ], [ null, %15 ]
  ret ptr %.022
}

declare ptr @PyDict_GetItemWithError(ptr, ptr) #2

declare ptr @PyCFunction_GetFunction(ptr) #2

declare void @Py_IncRef(ptr) #2

declare ptr @PyObject_Type(ptr) #2

declare ptr @PyList_GetItem(ptr, i64) #2

define internal zeroext i1 @_ZL8is_plainPK6QueuesP6Object(ptr %0, ptr %1) #0 {
  %3 = load ptr, ptr %0, align 8, !tbaa !161
  %4 = call zeroext i1 @_ZL4is_aP6ObjectPKS_(ptr %1, ptr %3) #7
  br i1 %4, label %26, label %5

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load ptr, ptr %6, align 8, !tbaa !162
  %8 = call zeroext i1 @_ZL4is_aP6ObjectPKS_(ptr %1, ptr %7) #7
  br i1 %8, label %26, label %9

9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %11 = load ptr, ptr %10, align 8, !tbaa !163
  %12 = call zeroext i1 @_ZL4is_aP6ObjectPKS_(ptr %1, ptr %11) #7
  br i1 %12, label %26, label %13

13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %15 = load ptr, ptr %14, align 8, !tbaa !164
  %16 = call zeroext i1 @_ZL4is_aP6ObjectPKS_(ptr %1, ptr %15) #7
  br i1 %16, label %17, label %26

17:
  %18 = call i64 @PyTuple_Size(ptr %1) #8
  br label %19

19:
  %.015 = phi i64 [ %18, %17 ], [ %22, %21 ]
  %20 = icmp slt i64 %.015, 1
  br i1 %20, label %26, label %21

21:
  %22 = add nsw i64 %.015, -1
  %23 = call ptr @PyTuple_GetItem(ptr %1, i64 %22) #8
  %24 = load ptr, ptr %0, align 8, !tbaa !161
  %25 = call zeroext i1 @_ZL4is_aP6ObjectPKS_(ptr %23, ptr %24) #7
  br i1 %25, label %19, label %26, !llvm.loop !165

26:
  %.016 = phi i1 [ true, %2 ], [ true, %5 ], [ false, %13 ], [ true, %9 ], [ %20, %21 ], [ %20, %19 ]
  ret i1 %.016
}

declare ptr @PyTuple_New(i64) #2

define internal void @_ZL8set_itemP6ObjectjS0_PFiS0_xS0_E(ptr %0, i32 %1, ptr %2, ptr %3) #0 {
  call void @Py_IncRef(ptr %2) #8
  %5 = zext i32 %1 to i64
  %6 = call i32 %3(ptr %0, i64 %5, ptr %2) #8
  ret void
}

declare i32 @PyTuple_SetItem(ptr, i64, ptr) #2

declare i32 @PyList_SetItem(ptr, i64, ptr) #2

declare i64 @PyTuple_Size(ptr) #2

define internal zeroext i1 @_ZL4takePK5TakenRK9ParameterP6ObjectPcR10References(ptr %0, ptr nonnull align 4 dereferenceable(20) %1, ptr %2, ptr %3, ptr nonnull align 8 dereferenceable(520) %4) #0 {
  %6 = load i32, ptr %1, align 4, !tbaa !166
  %7 = icmp eq i32 %6, 3
  br i1 %7, label %8, label %10

8:
  %9 = call zeroext i1 @_ZL12take_addressPK5TakenRK9ParameterP6ObjectPcR10References(ptr %0, ptr nonnull align 4 dereferenceable(20) %1, ptr %2, ptr %3, ptr nonnull align 8 dereferenceable(520) %4) #7
  br label %28

10:
  %11 = load ptr, ptr %0, align 8, !tbaa !167
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %13 = load ptr, ptr %12, align 8, !tbaa !168
  %14 = call zeroext i1 @_ZL4is_aP6ObjectPKS_(ptr %2, ptr %13) #7
  %15 = load i32, ptr %1, align 4, !tbaa !166
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %20

17:
  br i1 %14, label %18, label %28

18:
  %19 = call zeroext i1 @_ZL12take_integerRK9ParameterP6ObjectPc(ptr nonnull align 4 dereferenceable(20) %1, ptr %2, ptr %3) #7
  br label %28

20:
  br i1 %14, label %26, label %21

21:
  %22 = load ptr, ptr %0, align 8, !tbaa !167
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 16
  %24 = load ptr, ptr %23, align 8, !tbaa !170
  %25 = call zeroext i1 @_ZL4is_aP6ObjectPKS_(ptr %2, ptr %24) #7
  br i1 %25, label %26, label %28

26:
  %27 = call zeroext i1 @_ZL9take_realRK9ParameterP6ObjectPc(ptr nonnull align 4 dereferenceable(20) %1, ptr %2, ptr %3) #7
  br label %28

28:
  %.0 = phi i1 [ %9, %8 ], [ %19, %18 ], [ false, %17 ], [ false, %21 ], [ %27, %26 ]
  ret i1 %.0
}

define internal zeroext i1 @_ZL12take_addressPK5TakenRK9ParameterP6ObjectPcR10References(ptr %0, ptr nonnull align 4 dereferenceable(20) %1, ptr %2, ptr %3, ptr nonnull align 8 dereferenceable(520) %4) #0 {
  %6 = load ptr, ptr %0, align 8, !tbaa !167
  %7 = load ptr, ptr %6, align 8, !tbaa !171
  %.not = icmp eq ptr %2, %7
  br i1 %.not, label %38, label %8

8:
  %9 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %10 = load ptr, ptr %9, align 8, !tbaa !172
  %11 = call ptr @_ZN10References9attributeEP6ObjectS1_(ptr nonnull align 8 dereferenceable(520) %4, ptr %2, ptr %10) #7
  %.not38 = icmp eq ptr %11, null
  br i1 %.not38, label %.critedge, label %12

12:
  %13 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %14 = load ptr, ptr %13, align 8, !tbaa !173
  %15 = call zeroext i1 @_ZL4is_aP6ObjectPKS_(ptr nonnull %11, ptr %14) #7
  br i1 %15, label %16, label %.critedge

16:
  %17 = call ptr @PyTuple_GetItem(ptr nonnull %11, i64 2) #8
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %19 = load ptr, ptr %18, align 8, !tbaa !174
  %.not39 = icmp eq ptr %17, %19
  br i1 %.not39, label %20, label %.critedge

20:
  %21 = call i64 @_ZL9number_inP6Object4Item(ptr nonnull %11, i32 3) #7
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %23 = load i32, ptr %22, align 4, !tbaa !175
  %24 = icmp ugt i32 %23, 1
  %25 = icmp ne i64 %21, 0
  %or.cond = and i1 %24, %25
  %26 = zext i32 %23 to i64
  %27 = icmp ne i64 %21, %26
  %or.cond37 = and i1 %or.cond, %27
  br i1 %or.cond37, label %.critedge, label %28

28:
  %29 = call ptr @PyTuple_GetItem(ptr nonnull %11, i64 1) #8
  %30 = getelementptr inbounds nuw i8, ptr %6, i64 40
  %31 = load ptr, ptr %30, align 8, !tbaa !176
  %32 = call ptr @_ZN10References9attributeEP6ObjectS1_(ptr nonnull align 8 dereferenceable(520) %4, ptr %29, ptr %31) #7
  %.not40 = icmp eq ptr %32, null
  br i1 %.not40, label %.critedge, label %33

33:
  %34 = load ptr, ptr %6, align 8, !tbaa !171
  %35 = icmp eq ptr %32, %34
  br i1 %35, label %.critedge, label %36

36:
  %37 = call i64 @_ZL9number_inP6Object4Item(ptr nonnull %11, i32 0) #7
  br label %38

38:
  %.027 = phi i64 [ 0, %5 ], [ %37, %36 ]
  store i64 %.027, ptr %3, align 1
  %39 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %40 = load i32, ptr %39, align 4, !tbaa !177
  %41 = zext i32 %40 to i64
  %42 = urem i64 %.027, %41
  %43 = icmp eq i64 %42, 0
  br label %.critedge

.critedge:
  %.3 = phi i1 [ %43, %38 ], [ false, %28 ], [ false, %33 ], [ false, %20 ], [ false, %12 ], [ false, %16 ], [ false, %8 ]
  ret i1 %.3
}

define internal zeroext i1 @_ZL12take_integerRK9ParameterP6ObjectPc(ptr nonnull align 4 dereferenceable(20) %0, ptr %1, ptr %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #9
  store i32 0, ptr %4, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %6 = call i64 @PyLong_AsLongLongAndOverflow(ptr %1, ptr nonnull %4) #8
  store i64 %6, ptr %5, align 8, !tbaa !78
  %7 = load i32, ptr %4, align 4, !tbaa !3
  %.not = icmp eq i32 %7, 0
  br i1 %.not, label %8, label %26

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %10 = load i32, ptr %9, align 4, !tbaa !178
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
  store i64 %21, ptr %5, align 8, !tbaa !78
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
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #9
  ret i1 %.0
}

define internal zeroext i1 @_ZL9take_realRK9ParameterP6ObjectPc(ptr nonnull align 4 dereferenceable(20) %0, ptr %1, ptr %2) #0 {
  %4 = call double @PyFloat_AsDouble(ptr %1) #8
  %5 = call ptr @PyErr_Occurred() #8
  %.not = icmp eq ptr %5, null
  br i1 %.not, label %6, label %15

6:
  %7 = load i32, ptr %0, align 4, !tbaa !166
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

define linkonce_odr ptr @_ZN10References9attributeEP6ObjectS1_(ptr nonnull align 8 dereferenceable(520) %0, ptr %1, ptr %2) #0 comdat align 2 {
  %.not = icmp eq ptr %1, null
  br i1 %.not, label %6, label %4

4:
  %5 = call ptr @PyObject_GetAttr(ptr nonnull %1, ptr %2) #8
  br label %6

6:
  %7 = phi ptr [ %5, %4 ], [ null, %3 ]
  %.not7 = icmp eq ptr %7, null
  br i1 %.not7, label %14, label %8

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %10 = load i32, ptr %0, align 8, !tbaa !30
  %11 = add i32 %10, 1
  store i32 %11, ptr %0, align 8, !tbaa !30
  %12 = zext i32 %10 to i64
  %13 = getelementptr inbounds nuw ptr, ptr %9, i64 %12
  store ptr %7, ptr %13, align 8, !tbaa !7
  br label %14

14:
  ret ptr %7
}

define internal i64 @_ZL9number_inP6Object4Item(ptr %0, i32 %1) #0 {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #9
  store i32 0, ptr %3, align 4, !tbaa !3
  %4 = zext i32 %1 to i64
  %5 = call ptr @PyTuple_GetItem(ptr %0, i64 %4) #8
  %6 = call i64 @PyLong_AsLongLongAndOverflow(ptr %5, ptr nonnull %3) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #9
  ret i64 %6
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #5

declare double @PyFloat_AsDouble(ptr) #2

declare ptr @PyErr_Occurred() #2

declare i1 @llvm.is.fpclass.f64(double, i32 immarg) #6

declare ptr @PyBytes_FromStringAndSize(ptr, i64) #2

declare ptr @PyCFunction_NewEx(ptr, ptr, ptr) #2

define internal void @_ZL8at_faultiP4InfoPv(i32 %0, ptr %1, ptr %2) #0 {
  switch i32 %0, label %7 [
    i32 11, label %4
    i32 7, label %4
  ]

4:
  %5 = call zeroext i1 @_ZL14has_overflowedPK4Info(ptr %1) #7
  br i1 %5, label %6, label %7

6:
  call void @_ZL14tell_of_stacksv() #7
  br label %7

7:
  br label %8

8:
  %.0.idx = phi i64 [ 0, %7 ], [ %.0.add, %13 ]
  %.not = icmp eq i64 %.0.idx, 2048
  br i1 %.not, label %14, label %9

9:
  %.0.ptr = getelementptr inbounds nuw i8, ptr @_ZL8programs, i64 %.0.idx
  %10 = load atomic i64, ptr %.0.ptr acquire, align 8
  %.not14 = icmp eq i64 %10, 0
  br i1 %.not14, label %13, label %11

11:
  %12 = inttoptr i64 %10 to ptr
  call void @_ZL9write_allPFPcPmE(ptr nonnull %12) #7
  br label %13

13:
  %.0.add = add nuw nsw i64 %.0.idx, 8
  br label %8

14:
  %15 = sext i32 %0 to i64
  %16 = getelementptr inbounds %struct.Action, ptr @_ZL6before, i64 %15
  %17 = call i32 @sigaction(i32 %0, ptr nonnull %16, ptr null) #8
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %19 = load i32, ptr %18, align 8, !tbaa !179
  %20 = icmp slt i32 %19, 1
  br i1 %20, label %21, label %23

21:
  %22 = call i32 @raise(i32 %0) #8
  br label %23

23:
  ret void
}

declare i32 @sigaction(i32, ptr, ptr) #2

define internal zeroext i1 @_ZL14has_overflowedPK4Info(ptr %0) #0 {
  %2 = alloca i8, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #9
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %4 = load ptr, ptr %3, align 8, !tbaa !181
  %5 = ptrtoint ptr %2 to i64
  %6 = ptrtoint ptr %4 to i64
  %7 = sub i64 %5, %6
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %9 = load i32, ptr %8, align 8, !tbaa !179
  %10 = icmp sgt i32 %9, 0
  %11 = add i64 %7, -66060289
  %12 = icmp ult i64 %11, 2097151
  %spec.select = select i1 %10, i1 %12, i1 false
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #9
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
  %7 = load i8, ptr %6, align 1, !tbaa !98
  %.not20 = icmp eq i8 %7, 0
  br i1 %.not20, label %10, label %8

8:
  %9 = add i64 %.0, 1
  br label %5, !llvm.loop !182

10:
  %11 = call i64 @write(i32 2, ptr nonnull %4, i64 %.0) #8
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

define internal void @_ZL9write_allPFPcPmE(ptr %0) #0 {
  %2 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #9
  store i64 0, ptr %2, align 8, !tbaa !62
  %3 = call ptr %0(ptr nonnull %2) #8
  br label %4

4:
  %.07 = phi ptr [ %3, %1 ], [ %10, %9 ]
  %5 = load i64, ptr %2, align 8, !tbaa !62
  %.not = icmp eq i64 %5, 0
  br i1 %.not, label %.critedge, label %6

6:
  %7 = call i64 @write(i32 1, ptr %.07, i64 %5) #8
  %8 = icmp sgt i64 %7, 0
  br i1 %8, label %9, label %.critedge

9:
  %10 = getelementptr inbounds nuw i8, ptr %.07, i64 %7
  %11 = load i64, ptr %2, align 8, !tbaa !62
  %12 = sub i64 %11, %7
  store i64 %12, ptr %2, align 8, !tbaa !62
  br label %4, !llvm.loop !183

.critedge:
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #9
  ret void
}

declare i32 @raise(i32) #2

declare i64 @write(i32, ptr, i64) #2

define internal void @_ZL10take_fewerR6LaunchPK6Kernelx(ptr nonnull align 8 dereferenceable(144) %0, ptr %1, i64 %2) #0 {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %5 = load atomic i64, ptr %4 monotonic, align 8
  %.not = icmp eq i64 %5, 0
  br i1 %.not, label %13, label %6

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %8 = load i64, ptr %7, align 8, !tbaa !89
  %9 = uitofp i64 %8 to double
  %10 = fmul double %9, 1.000000e+06
  %11 = sitofp i64 %2 to double
  %12 = fdiv double %10, %11
  br label %18

13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %15 = load i64, ptr %14, align 8, !tbaa !89
  %16 = uitofp i64 %15 to double
  %17 = fmul double %16, 3.906250e-03
  br label %18

18:
  %19 = phi double [ %12, %6 ], [ %17, %13 ]
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %21 = load i64, ptr %20, align 8, !tbaa !184
  %.not14 = icmp eq i64 %21, 0
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %23 = load i64, ptr %22, align 8
  %24 = select i1 %.not14, i64 %23, i64 %21
  %25 = fcmp olt double %19, 1.000000e+00
  %26 = uitofp i64 %24 to double
  %27 = fcmp olt double %19, %26
  %28 = fptoui double %19 to i64
  %29 = select i1 %27, i64 %28, i64 %24
  %30 = select i1 %25, i64 1, i64 %29
  store i64 %30, ptr %20, align 8, !tbaa !184
  ret void
}

define internal void @_ZL12enter_launchP4PoolP7Running(ptr %0, ptr %1) #0 {
  %3 = call i32 @pthread_mutex_lock(ptr %0) #8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %5 = load ptr, ptr %4, align 8, !tbaa !185
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 24
  store ptr %5, ptr %6, align 8, !tbaa !186
  store ptr %1, ptr %4, align 8, !tbaa !185
  %7 = call i32 @pthread_mutex_unlock(ptr %0) #8
  ret void
}

define internal void @_ZL19run_kernel_togetherP4PoolP6KernelPcR6LaunchxPK7Running(ptr %0, ptr %1, ptr %2, ptr nonnull align 8 dereferenceable(144) %3, i64 %4, ptr %5) #0 {
  %7 = alloca i32, align 4
  %8 = alloca %struct.Node, align 64
  %9 = alloca %struct.Graph, align 64
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #9
  store i32 0, ptr %7, align 4, !tbaa !3
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %11 = load i32, ptr %10, align 8, !tbaa !93
  %12 = zext i32 %11 to i64
  %13 = shl nuw nsw i64 %12, 6
  %14 = alloca i8, i64 %13, align 64
  %15 = call ptr @memset(ptr nonnull %14, i32 0, i64 %13) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #9
  %16 = load ptr, ptr %1, align 8, !tbaa !102
  store ptr %16, ptr %8, align 64, !tbaa !187
  %17 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store ptr %2, ptr %17, align 8, !tbaa !188
  %18 = getelementptr inbounds nuw i8, ptr %8, i64 16
  store ptr %3, ptr %18, align 16, !tbaa !189
  %19 = getelementptr inbounds nuw i8, ptr %8, i64 24
  store ptr %3, ptr %19, align 8, !tbaa !88
  %20 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store i32 0, ptr %20, align 32, !tbaa !82
  %21 = getelementptr inbounds nuw i8, ptr %8, i64 36
  store i32 0, ptr %21, align 4, !tbaa !80
  %22 = getelementptr inbounds nuw i8, ptr %8, i64 40
  store i32 0, ptr %22, align 8, !tbaa !126
  %23 = getelementptr inbounds nuw i8, ptr %8, i64 44
  store i32 0, ptr %23, align 4, !tbaa !75
  %24 = getelementptr inbounds nuw i8, ptr %8, i64 48
  store i32 0, ptr %24, align 16, !tbaa !190
  %25 = getelementptr inbounds nuw i8, ptr %8, i64 52
  store i32 0, ptr %25, align 4, !tbaa !191
  %26 = getelementptr inbounds nuw i8, ptr %8, i64 56
  store i32 0, ptr %26, align 8, !tbaa !192
  %27 = getelementptr inbounds nuw i8, ptr %8, i64 60
  store i32 0, ptr %27, align 4, !tbaa !129
  %28 = call i64 @llvm.smin.i64(i64 %4, i64 4294967295)
  %29 = trunc i64 %28 to i32
  store i32 %29, ptr %23, align 4, !tbaa !75
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #9
  call void @llvm.memset.p0.i64(ptr nonnull align 64 dereferenceable(448) %9, i8 0, i64 448, i1 false)
  store ptr %8, ptr %9, align 64, !tbaa !74
  %30 = getelementptr inbounds nuw i8, ptr %9, i64 16
  store ptr %7, ptr %30, align 16, !tbaa !193
  %31 = getelementptr inbounds nuw i8, ptr %9, i64 32
  store ptr %14, ptr %31, align 32, !tbaa !194
  %32 = getelementptr inbounds nuw i8, ptr %9, i64 40
  store i32 1, ptr %32, align 8, !tbaa !73
  %33 = getelementptr inbounds nuw i8, ptr %9, i64 44
  %34 = load i32, ptr %10, align 8, !tbaa !93
  store i32 %34, ptr %33, align 4, !tbaa !79
  call void @_ZL14begin_parallelP4PoolP5Graph(ptr %0, ptr nonnull %9) #7
  br label %35

35:
  %36 = call i64 @_ZL3nowv() #7
  %37 = add nsw i64 %36, 20000000
  %38 = call zeroext i1 @_ZL12run_parallelP4PoolP5Graphx(ptr %0, ptr nonnull %9, i64 %37) #7
  br i1 %38, label %39, label %35, !llvm.loop !195

39:
  %40 = load i32, ptr %26, align 8, !tbaa !192
  %41 = zext i32 %40 to i64
  call void @_ZL11note_launchP6KernelxPK7Running(ptr nonnull %1, i64 %41, ptr %5) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #9
  ret void
}

define internal void @_ZL11note_launchP6KernelxPK7Running(ptr %0, i64 %1, ptr %2) #0 {
  %.not = icmp eq ptr %2, null
  br i1 %.not, label %7, label %4

4:
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %6 = load atomic i32, ptr %5 monotonic, align 8
  %.not14 = icmp eq i32 %6, 0
  br i1 %.not14, label %7, label %15

7:
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %9 = load atomic i64, ptr %8 monotonic, align 8
  %10 = shl nsw i64 %9, 2
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %12 = atomicrmw add ptr %11, i64 1 monotonic, align 8
  %.not15 = icmp eq i64 %12, 0
  %13 = call i64 @llvm.smin.i64(i64 %1, i64 %10)
  %14 = select i1 %.not15, i64 %1, i64 %13
  store atomic i64 %14, ptr %8 monotonic, align 8
  br label %15

15:
  ret void
}

define internal void @_ZL12leave_launchP4PoolP7Running(ptr %0, ptr %1) #0 {
  %3 = call i32 @pthread_mutex_lock(ptr %0) #8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 200
  br label %5

5:
  %.0 = phi ptr [ %4, %2 ], [ %8, %7 ]
  %6 = load ptr, ptr %.0, align 8, !tbaa !111
  %.not = icmp eq ptr %6, %1
  br i1 %.not, label %9, label %7

7:
  %8 = getelementptr inbounds nuw i8, ptr %6, i64 24
  br label %5, !llvm.loop !196

9:
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %11 = load ptr, ptr %10, align 8, !tbaa !186
  store ptr %11, ptr %.0, align 8, !tbaa !111
  %12 = call i32 @pthread_mutex_unlock(ptr %0) #8
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
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #9
  store ptr %0, ptr %2, align 8, !tbaa !197
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store i32 0, ptr %3, align 8, !tbaa !199
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 16
  store i64 65536, ptr %4, align 8, !tbaa !200
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 65536
  %6 = call i32 @sigaltstack(ptr nonnull %2, ptr nonnull %5) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #9
  ret void
}

define linkonce_odr void @_ZN12HandlerStackD2Ev(ptr nonnull align 8 dereferenceable(65560) %0) unnamed_addr #0 comdat align 2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 65536
  %3 = call i32 @sigaltstack(ptr nonnull %2, ptr null) #8
  ret void
}

declare i32 @sigaltstack(ptr, ptr) #2

define internal void @_ZL5resetP5Graph(ptr %0) #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store i32 0, ptr %2, align 32, !tbaa !201
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 320
  store i32 0, ptr %3, align 64, !tbaa !202
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %5 = call ptr @memset(ptr nonnull %4, i32 0, i64 64) #8
  br label %6

6:
  %.018 = phi i32 [ 0, %1 ], [ %18, %10 ]
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %8 = load i32, ptr %7, align 8, !tbaa !73
  %9 = icmp ult i32 %.018, %8
  br i1 %9, label %10, label %19

10:
  %11 = load ptr, ptr %0, align 64, !tbaa !74
  %12 = zext i32 %.018 to i64
  %13 = getelementptr inbounds nuw %struct.Node, ptr %11, i64 %12
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 40
  %15 = load i32, ptr %14, align 8, !tbaa !126
  %16 = getelementptr inbounds nuw i8, ptr %13, i64 48
  store i32 %15, ptr %16, align 16, !tbaa !190
  %17 = getelementptr inbounds nuw i8, ptr %13, i64 52
  store i32 0, ptr %17, align 4, !tbaa !191
  %18 = add i32 %.018, 1
  br label %6, !llvm.loop !203

19:
  %.0 = phi i32 [ %28, %23 ], [ 0, %6 ]
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %21 = load i32, ptr %20, align 4, !tbaa !79
  %22 = icmp ult i32 %.0, %21
  br i1 %22, label %23, label %29

23:
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %25 = load ptr, ptr %24, align 32, !tbaa !194
  %26 = zext i32 %.0 to i64
  %27 = getelementptr inbounds nuw %struct.Slot, ptr %25, i64 %26
  store ptr null, ptr %27, align 64, !tbaa !204
  %28 = add i32 %.0, 1
  br label %19, !llvm.loop !206

29:
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %31 = load ptr, ptr %30, align 16, !tbaa !193
  %32 = zext i32 %8 to i64
  %33 = shl nuw nsw i64 %32, 2
  %34 = call ptr @memset(ptr %31, i32 0, i64 %33) #8
  ret void
}

define internal void @_ZL4pushP5GraphP4Node(ptr %0, ptr %1) #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %4 = atomicrmw add ptr %3, i32 1 monotonic, align 64
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = load ptr, ptr %5, align 16, !tbaa !193
  %7 = zext i32 %4 to i64
  %8 = getelementptr inbounds nuw i32, ptr %6, i64 %7
  %9 = load ptr, ptr %0, align 64, !tbaa !74
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
  %3 = call i32 @pthread_mutex_lock(ptr %0) #8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 228
  %5 = load i32, ptr %4, align 4, !tbaa !143
  %.not = icmp eq i32 %5, 0
  br i1 %.not, label %6, label %18

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %8 = load i32, ptr %7, align 8, !tbaa !93
  %9 = icmp ugt i32 %8, 1
  br i1 %9, label %10, label %18

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 236
  %12 = load i32, ptr %11, align 4, !tbaa !140
  %.not18 = icmp eq i32 %12, 0
  br i1 %.not18, label %13, label %18

13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %15 = load ptr, ptr %14, align 16, !tbaa !144
  %16 = zext i32 %8 to i64
  %17 = getelementptr inbounds nuw i64, ptr %15, i64 %16
  call void @_ZL13start_threadsP4PoolP6Worker(ptr %0, ptr %17) #7
  br label %18

18:
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 220
  %20 = load i32, ptr %19, align 4, !tbaa !136
  %21 = add i32 %20, 1
  store i32 %21, ptr %19, align 4, !tbaa !136
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %23 = load ptr, ptr %22, align 64, !tbaa !207
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 112
  store ptr %23, ptr %24, align 16, !tbaa !135
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 120
  store ptr %22, ptr %25, align 8, !tbaa !134
  %.not19 = icmp eq ptr %23, null
  br i1 %.not19, label %28, label %26

26:
  %27 = getelementptr inbounds nuw i8, ptr %23, i64 120
  store ptr %24, ptr %27, align 8, !tbaa !134
  br label %28

28:
  %29 = ptrtoint ptr %1 to i64
  store atomic i64 %29, ptr %22 monotonic, align 64
  %30 = call i32 @pthread_mutex_unlock(ptr %0) #8
  ret void
}

define internal void @_ZL13start_threadsP4PoolP6Worker(ptr %0, ptr %1) #0 {
  br label %3

3:
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 228
  %5 = load i32, ptr %4, align 4, !tbaa !143
  %6 = add i32 %5, 1
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %8 = load i32, ptr %7, align 8, !tbaa !93
  %9 = icmp ult i32 %6, %8
  br i1 %9, label %10, label %24

10:
  %11 = zext i32 %5 to i64
  %12 = getelementptr inbounds nuw %struct.Worker, ptr %1, i64 %11
  store ptr %0, ptr %12, align 8, !tbaa !208
  %.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %12, i64 8
  store i32 %6, ptr %.sroa.4.0..sroa_idx, align 8, !tbaa !3
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %14 = load ptr, ptr %13, align 16, !tbaa !144
  %15 = getelementptr inbounds nuw i64, ptr %14, i64 %11
  %16 = call zeroext i1 @_ZL12start_threadPmPFPvS0_ES0_(ptr %15, ptr nonnull @_ZL4helpPv, ptr %12) #7
  br i1 %16, label %17, label %23

17:
  %18 = load i32, ptr %4, align 4, !tbaa !143
  %19 = add i32 %18, 1
  store i32 %19, ptr %4, align 4, !tbaa !143
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %21 = load i32, ptr %20, align 8, !tbaa !141
  %22 = add i32 %21, 1
  store i32 %22, ptr %20, align 8, !tbaa !141
  br label %23

23:
  %.0 = phi i32 [ 0, %17 ], [ 3, %10 ]
  switch i32 %.0, label %25 [
    i32 0, label %3
    i32 3, label %24
  ], !llvm.loop !209

24:
  ret void

25:
  unreachable
}

define internal ptr @_ZL4helpPv(ptr %0) #0 {
  %2 = alloca %struct.HandlerStack, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #9
  call void @_ZN12HandlerStackC2Ev(ptr nonnull align 8 dereferenceable(65560) %2) #7
  %3 = load ptr, ptr %0, align 8, !tbaa !210
  %4 = call i32 @pthread_mutex_lock(ptr %3) #8
  br label %5

5:
  %.0 = phi i64 [ 0, %1 ], [ %.1, %55 ]
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 236
  %7 = load i32, ptr %6, align 4, !tbaa !140
  %.not = icmp eq i32 %7, 0
  br i1 %.not, label %8, label %56

8:
  %9 = getelementptr inbounds nuw i8, ptr %3, i64 220
  %10 = load i32, ptr %9, align 4, !tbaa !136
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 216
  %12 = load i32, ptr %11, align 8, !tbaa !93
  %13 = icmp ult i32 %10, %12
  br i1 %13, label %14, label %17

14:
  %15 = getelementptr inbounds nuw i8, ptr %3, i64 192
  %16 = load ptr, ptr %15, align 64, !tbaa !207
  br label %17

17:
  %18 = phi ptr [ %16, %14 ], [ null, %8 ]
  br label %19

19:
  %.041 = phi ptr [ %18, %17 ], [ %24, %22 ]
  %cond = icmp eq ptr %.041, null
  br i1 %cond, label %25, label %20

20:
  %21 = call zeroext i1 @_ZL8has_workP5Graph(ptr nonnull %.041) #7
  br i1 %21, label %.critedge, label %22

22:
  %23 = getelementptr inbounds nuw i8, ptr %.041, i64 112
  %24 = load ptr, ptr %23, align 16, !tbaa !135
  br label %19, !llvm.loop !212

25:
  %26 = call i64 @_ZL3nowv() #7
  %27 = icmp slt i64 %26, %.0
  br i1 %27, label %28, label %29

28:
  call void @_ZL11look_aroundP4Poolx(ptr %3, i64 %.0) #7
  br label %55, !llvm.loop !213

29:
  br i1 %cond, label %30, label %.critedge

30:
  %31 = getelementptr inbounds nuw i8, ptr %3, i64 224
  %32 = atomicrmw add ptr %31, i32 1 monotonic, align 32
  %33 = getelementptr inbounds nuw i8, ptr %3, i64 64
  %34 = call i32 @pthread_cond_wait(ptr nonnull %33, ptr %3) #8
  %35 = atomicrmw sub ptr %31, i32 1 monotonic, align 32
  br label %55, !llvm.loop !213

.critedge:
  %36 = load i32, ptr %9, align 4, !tbaa !136
  %37 = add i32 %36, 1
  store i32 %37, ptr %9, align 4, !tbaa !136
  %38 = getelementptr inbounds nuw i8, ptr %.041, i64 320
  %39 = atomicrmw add ptr %38, i32 1 acq_rel, align 64
  %40 = call i32 @pthread_mutex_unlock(ptr %3) #8
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %42 = load i32, ptr %41, align 8, !tbaa !214
  %43 = call i32 @_ZL9take_partP4PoolP5Graphjx(ptr %3, ptr %.041, i32 %42, i64 9223372036854775807) #7
  %44 = atomicrmw add ptr %38, i32 -1 acq_rel, align 64
  %45 = call i64 @_ZL3nowv() #7
  %46 = add nsw i64 %45, 200000
  %47 = call i32 @pthread_mutex_lock(ptr %3) #8
  %48 = load i32, ptr %9, align 4, !tbaa !136
  %49 = add i32 %48, -1
  store i32 %49, ptr %9, align 4, !tbaa !136
  %50 = getelementptr inbounds nuw i8, ptr %3, i64 240
  %51 = load i32, ptr %50, align 16, !tbaa !138
  %.not46 = icmp eq i32 %51, 0
  br i1 %.not46, label %55, label %52

52:
  %53 = getelementptr inbounds nuw i8, ptr %3, i64 128
  %54 = call i32 @pthread_cond_broadcast(ptr nonnull %53) #8
  br label %55

55:
  %.1 = phi i64 [ %.0, %28 ], [ %.0, %30 ], [ %46, %52 ], [ %46, %.critedge ]
  br label %5

56:
  %57 = getelementptr inbounds nuw i8, ptr %3, i64 232
  %58 = load i32, ptr %57, align 8, !tbaa !141
  %59 = add i32 %58, -1
  store i32 %59, ptr %57, align 8, !tbaa !141
  %60 = getelementptr inbounds nuw i8, ptr %3, i64 128
  %61 = call i32 @pthread_cond_broadcast(ptr nonnull %60) #8
  %62 = call i32 @pthread_mutex_unlock(ptr %3) #8
  call void @_ZN12HandlerStackD2Ev(ptr nonnull align 8 dereferenceable(65560) %2) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #9
  ret ptr null
}

define internal zeroext i1 @_ZL8has_workP5Graph(ptr %0) #0 {
  %2 = call zeroext i1 @_ZL9has_readyP5Graph(ptr %0) #7
  br i1 %2, label %16, label %3

3:
  %.09 = phi i32 [ %15, %14 ], [ 0, %1 ]
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %5 = load i32, ptr %4, align 4, !tbaa !79
  %.not = icmp ult i32 %.09, %5
  br i1 %.not, label %6, label %16

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %8 = load ptr, ptr %7, align 32, !tbaa !194
  %9 = zext i32 %.09 to i64
  %10 = getelementptr inbounds nuw %struct.Slot, ptr %8, i64 %9
  %11 = load atomic i64, ptr %10 acquire, align 64
  %12 = inttoptr i64 %11 to ptr
  %13 = call zeroext i1 @_ZL13can_be_joinedP4Node(ptr %12) #7
  br i1 %13, label %16, label %14

14:
  %15 = add i32 %.09, 1
  br label %3, !llvm.loop !215

16:
  %.0 = phi i1 [ true, %1 ], [ %.not, %6 ], [ %.not, %3 ]
  ret i1 %.0
}

define internal void @_ZL11look_aroundP4Poolx(ptr %0, i64 %1) #0 {
  %3 = call i32 @pthread_mutex_unlock(ptr %0) #8
  br label %4

4:
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %6 = load atomic i64, ptr %5 monotonic, align 64
  %.not = icmp eq i64 %6, 0
  br i1 %.not, label %7, label %.critedge

7:
  %8 = call i64 @_ZL3nowv() #7
  %9 = icmp slt i64 %8, %1
  br i1 %9, label %4, label %.critedge, !llvm.loop !216

.critedge:
  %10 = call i32 @pthread_mutex_lock(ptr %0) #8
  ret void
}

declare i32 @pthread_cond_wait(ptr, ptr) #2

define internal i32 @_ZL9take_partP4PoolP5Graphjx(ptr %0, ptr %1, i32 %2, i64 %3) #0 {
  %5 = alloca i32, align 4
  %6 = alloca i64, align 8
  %7 = alloca i8, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9
  store i32 0, ptr %5, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #9
  %8 = call i64 @_ZL3nowv() #7
  store i64 %8, ptr %6, align 8, !tbaa !78
  br label %9

9:
  %.039 = phi ptr [ null, %4 ], [ %.342, %55 ], [ %.342, %55 ]
  %.037 = phi i64 [ %8, %4 ], [ %.138, %55 ], [ %.138, %55 ]
  %.035 = phi i32 [ undef, %4 ], [ %.2, %55 ], [ %.2, %55 ]
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 92
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
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #9
  store i8 0, ptr %7, align 1, !tbaa !217
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
  %40 = load i8, ptr %7, align 1, !tbaa !217, !range !219, !noundef !220
  %41 = trunc nuw i8 %40 to i1
  br i1 %41, label %46, label %42

42:
  %43 = call i64 @_ZL3nowv() #7
  store i64 %43, ptr %6, align 8, !tbaa !78
  %44 = sub nsw i64 %43, %.037
  %45 = icmp sgt i64 %44, 50000
  %..035 = select i1 %45, i32 1, i32 %.035
  %. = select i1 %45, i32 1, i32 2
  br label %46

46:
  %phiofops = phi i1 [ true, %39 ], [ false, %42 ]
  %.3 = phi i32 [ %..035, %42 ], [ %.035, %39 ]
  %.1 = phi i32 [ %., %42 ], [ 0, %39 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #9
  br i1 %phiofops, label %47, label %55

47:
  %.241 = phi ptr [ null, %22 ], [ %27, %24 ], [ %.443, %46 ]
  %.136 = phi i32 [ %.035, %22 ], [ %.035, %24 ], [ %.3, %46 ]
  %48 = load i64, ptr %6, align 8, !tbaa !78
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
  ], !llvm.loop !221

56:
  %.4 = phi i32 [ %.2, %55 ], [ 1, %9 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9
  ret i32 %.4
}

define internal zeroext i1 @_ZL9has_readyP5Graph(ptr %0) #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %3 = load atomic i32, ptr %2 acquire, align 64
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %5 = load i32, ptr %4, align 8, !tbaa !73
  %6 = icmp ult i32 %3, %5
  br i1 %6, label %7, label %14

7:
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %9 = load ptr, ptr %8, align 16, !tbaa !193
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
  %7 = load ptr, ptr %6, align 8, !tbaa !88
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 128
  %9 = load atomic i64, ptr %8 monotonic, align 8
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 112
  %11 = load i64, ptr %10, align 8, !tbaa !89
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
  %6 = load i32, ptr %5, align 8, !tbaa !73
  %7 = icmp ult i32 %.019, %6
  br i1 %7, label %8, label %28

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %10 = load ptr, ptr %9, align 16, !tbaa !193
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
  %20 = load ptr, ptr %9, align 16, !tbaa !193
  %21 = zext i32 %17 to i64
  %22 = getelementptr inbounds nuw i32, ptr %20, i64 %21
  store atomic i32 0, ptr %22 release, align 4
  %23 = load ptr, ptr %0, align 64, !tbaa !74
  %24 = zext i32 %13 to i64
  %25 = getelementptr inbounds nuw %struct.Node, ptr %23, i64 %24
  %26 = getelementptr inbounds i8, ptr %25, i64 -64
  br label %27

27:
  %cond = phi i1 [ false, %19 ], [ false, %8 ], [ true, %14 ]
  %.120 = phi i32 [ %17, %19 ], [ %.019, %8 ], [ %17, %14 ]
  %.1 = phi ptr [ %26, %19 ], [ null, %8 ], [ %.0, %14 ]
  br i1 %cond, label %4, label %28, !llvm.loop !222

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
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %7 = load atomic i32, ptr %6 acquire, align 32
  %8 = icmp ne i32 %7, 0
  br label %9

9:
  %10 = phi i1 [ true, %2 ], [ %8, %5 ]
  ret i1 %10
}

define internal void @_ZL4wakeP4PoolP5Graphj(ptr %0, ptr %1, i32 %2) #0 {
  %4 = call i32 @pthread_mutex_lock(ptr %0) #8
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %6 = load i32, ptr %5, align 32, !tbaa !201
  %.not = icmp eq i32 %6, 0
  br i1 %.not, label %11, label %7

7:
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 384
  %9 = call i32 @pthread_cond_signal(ptr nonnull %8) #8
  %.not12 = icmp ne i32 %2, 0
  %.neg = sext i1 %.not12 to i32
  %10 = add i32 %2, %.neg
  br label %11

11:
  %.011 = phi i32 [ %10, %7 ], [ %2, %3 ]
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %13 = load i32, ptr %12, align 32, !tbaa !223
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
  %19 = call i32 @pthread_cond_signal(ptr nonnull %18) #8
  %20 = add i32 %.1, -1
  %21 = add i32 %.0, -1
  br label %14, !llvm.loop !224

22:
  %23 = call i32 @pthread_mutex_unlock(ptr %0) #8
  ret void
}

define internal zeroext i1 @_ZL8run_nodeP4PoolP5GraphP4NodejPx(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4) #0 {
  %6 = load i64, ptr %4, align 8, !tbaa !78
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %8 = load i32, ptr %7, align 8, !tbaa !126
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 48
  store i32 %8, ptr %9, align 16, !tbaa !190
  %10 = call zeroext i1 @_ZL9is_sharedPK5GraphPK4Node(ptr %1, ptr %2) #7
  br i1 %10, label %18, label %11

11:
  call void @_ZL9run_alonePK4Node(ptr %2) #7
  %12 = call i64 @_ZL3nowv() #7
  store i64 %12, ptr %4, align 8, !tbaa !78
  %13 = sub nsw i64 %12, %6
  %14 = call i32 @_ZL7at_mostx(i64 %13) #7
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 60
  store i32 %14, ptr %15, align 4, !tbaa !129
  %16 = load i64, ptr %4, align 8, !tbaa !78
  %17 = sub nsw i64 %16, %6
  call void @_ZL9note_costP4Nodex(ptr %2, i64 %17) #7
  br label %48

18:
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 56
  store i32 0, ptr %19, align 8, !tbaa !192
  %20 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %21 = load ptr, ptr %20, align 8, !tbaa !88
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 128
  store i64 0, ptr %22, align 8, !tbaa !225
  %23 = getelementptr inbounds nuw i8, ptr %2, i64 52
  store atomic i32 1, ptr %23 release, align 4
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %25 = load ptr, ptr %24, align 32, !tbaa !194
  %26 = zext i32 %3 to i64
  %27 = getelementptr inbounds nuw %struct.Slot, ptr %25, i64 %26
  %28 = ptrtoint ptr %2 to i64
  store atomic i64 %28, ptr %27 release, align 64
  %29 = call zeroext i1 @_ZL18is_somebody_asleepP4PoolP5Graph(ptr %0, ptr %1) #7
  br i1 %29, label %30, label %34

30:
  %31 = getelementptr inbounds nuw i8, ptr %2, i64 44
  %32 = load i32, ptr %31, align 4, !tbaa !75
  %33 = udiv i32 %32, 20000
  %narrow = add nuw nsw i32 %33, 1
  call void @_ZL4wakeP4PoolP5Graphj(ptr %0, ptr %1, i32 %narrow) #7
  br label %34

34:
  %35 = load ptr, ptr %2, align 64, !tbaa !187
  %36 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %37 = load ptr, ptr %36, align 8, !tbaa !188
  %38 = load ptr, ptr %20, align 8, !tbaa !88
  call void %35(ptr %37, ptr %38) #8
  %39 = load ptr, ptr %24, align 32, !tbaa !194
  %40 = getelementptr inbounds nuw %struct.Slot, ptr %39, i64 %26
  store atomic i64 0, ptr %40 release, align 64
  %41 = call i64 @_ZL3nowv() #7
  store i64 %41, ptr %4, align 8, !tbaa !78
  %42 = sub nsw i64 %41, %6
  %43 = call i32 @_ZL7at_mostx(i64 %42) #7
  %44 = getelementptr inbounds nuw i8, ptr %2, i64 60
  store i32 %43, ptr %44, align 4, !tbaa !129
  %45 = load i64, ptr %4, align 8, !tbaa !78
  %46 = sub nsw i64 %45, %6
  %47 = call zeroext i1 @_ZL5leaveP4Nodex(ptr nonnull %2, i64 %46) #7
  br label %48

48:
  %.0 = phi i1 [ %47, %34 ], [ true, %11 ]
  ret i1 %.0
}

define internal ptr @_ZL8end_nodeP5GraphP4Node(ptr %0, ptr %1) #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !81
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %6 = load i32, ptr %5, align 32, !tbaa !82
  %7 = zext i32 %6 to i64
  %8 = getelementptr inbounds nuw i32, ptr %4, i64 %7
  br label %9

9:
  %.017 = phi i32 [ 0, %2 ], [ %30, %29 ]
  %.0 = phi ptr [ null, %2 ], [ %.1, %29 ]
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 36
  %11 = load i32, ptr %10, align 4, !tbaa !80
  %12 = icmp ult i32 %.017, %11
  br i1 %12, label %13, label %31

13:
  %14 = load ptr, ptr %0, align 64, !tbaa !74
  %15 = zext i32 %.017 to i64
  %16 = getelementptr inbounds nuw i32, ptr %8, i64 %15
  %17 = load i32, ptr %16, align 4, !tbaa !3
  %18 = zext i32 %17 to i64
  %19 = getelementptr inbounds nuw %struct.Node, ptr %14, i64 %18
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 40
  %21 = load i32, ptr %20, align 8, !tbaa !126
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
  br label %9, !llvm.loop !226

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
  %7 = load i32, ptr %6, align 4, !tbaa !79
  %8 = icmp ult i32 %.030, %7
  br i1 %8, label %9, label %45

9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %11 = load ptr, ptr %10, align 32, !tbaa !194
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
  br i1 %30, label %22, label %31, !llvm.loop !227

31:
  %.not37 = icmp eq i32 %.135, 0
  br i1 %.not37, label %42, label %32

32:
  store i8 1, ptr %3, align 1, !tbaa !217
  %33 = load i64, ptr %2, align 8, !tbaa !78
  %34 = load ptr, ptr %17, align 64, !tbaa !187
  %35 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %36 = load ptr, ptr %35, align 8, !tbaa !188
  %37 = getelementptr inbounds nuw i8, ptr %17, i64 24
  %38 = load ptr, ptr %37, align 8, !tbaa !88
  call void %34(ptr %36, ptr %38) #8
  %39 = call i64 @_ZL3nowv() #7
  store i64 %39, ptr %2, align 8, !tbaa !78
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
  br label %5, !llvm.loop !228

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
  %3 = load ptr, ptr %2, align 16, !tbaa !189
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 128
  store i64 0, ptr %4, align 8, !tbaa !225
  %5 = load ptr, ptr %0, align 64, !tbaa !187
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = load ptr, ptr %6, align 8, !tbaa !188
  call void %5(ptr %7, ptr %3) #8
  ret void
}

define internal i32 @_ZL7at_mostx(i64 %0) #0 {
  %2 = call i64 @llvm.smin.i64(i64 %0, i64 4294967295)
  %3 = trunc i64 %2 to i32
  ret i32 %3
}

define internal void @_ZL9note_costP4Nodex(ptr %0, i64 %1) #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %4 = load i32, ptr %3, align 4, !tbaa !75
  %5 = zext i32 %4 to i64
  %6 = icmp sgt i64 %1, %5
  %7 = sub nsw i64 %1, %5
  %8 = add nuw nsw i64 %7, 3
  %9 = lshr i64 %8, 2
  %10 = add nuw nsw i64 %9, %5
  %.0 = select i1 %6, i64 %10, i64 %1
  %11 = call i32 @_ZL7at_mostx(i64 %.0) #7
  store i32 %11, ptr %3, align 4, !tbaa !75
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
  %11 = load i32, ptr %3, align 8, !tbaa !192
  %12 = zext i32 %11 to i64
  call void @_ZL9note_costP4Nodex(ptr %0, i64 %12) #7
  br label %13

13:
  ret i1 %9
}

define internal zeroext i1 @_ZL15wait_for_othersP4PoolP5Graphx(ptr %0, ptr %1, i64 %2) #0 {
  %4 = alloca %struct.Time, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #9
  %5 = call i32 @clock_gettime(i32 0, ptr nonnull %4) #8
  %. = call i64 @llvm.smax.i64(i64 %2, i64 0)
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %7 = load i64, ptr %6, align 8, !tbaa !120
  %8 = add nsw i64 %7, %.
  store i64 %8, ptr %6, align 8, !tbaa !120
  %9 = sdiv i64 %8, 1000000000
  %10 = load i64, ptr %4, align 8, !tbaa !118
  %11 = add nsw i64 %10, %9
  store i64 %11, ptr %4, align 8, !tbaa !118
  %12 = srem i64 %8, 1000000000
  store i64 %12, ptr %6, align 8, !tbaa !120
  %13 = call i32 @pthread_mutex_lock(ptr %0) #8
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 96
  store atomic i32 1, ptr %14 seq_cst, align 32
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
  %23 = call i32 @pthread_cond_timedwait(ptr nonnull %22, ptr %0, ptr nonnull %4) #8
  %24 = icmp ne i32 %23, 0
  br label %15, !llvm.loop !229

.critedge:
  store atomic i32 0, ptr %14 release, align 32
  %25 = call i32 @pthread_mutex_unlock(ptr %0) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #9
  ret i1 %.0
}

declare i64 @llvm.smax.i64(i64, i64) #6

declare i32 @llvm.umin.i32(i32, i32) #6

declare i64 @llvm.umin.i64(i64, i64) #6

declare i32 @llvm.umax.i32(i32, i32) #6

declare double @llvm.fabs.f64(double) #6

declare i64 @llvm.smin.i64(i64, i64) #6

attributes #0 = { mustprogress nounwind "no-builtins" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-builtins" }
attributes #3 = { inlinehint mustprogress nounwind "no-builtins" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nobuiltin "no-builtins" }
attributes #8 = { nobuiltin nounwind "no-builtins" }
attributes #9 = { nounwind }


!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = !{!8, !8, i64 0}
!8 = !{!"p1 _ZTS6Object", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !8, i64 64}
!11 = !{!"_ZTS6Queues", !8, i64 0, !8, i64 8, !8, i64 16, !8, i64 24, !8, i64 32, !8, i64 40, !8, i64 48, !8, i64 56, !8, i64 64, !8, i64 72, !8, i64 80, !8, i64 88, !8, i64 96, !8, i64 104}
!12 = !{!11, !8, i64 56}
!13 = !{!11, !8, i64 48}
!14 = !{!11, !8, i64 80}
!15 = !{!11, !8, i64 104}
!16 = !{!17, !21, i64 672}
!17 = !{!"_ZTS4Call", !18, i64 0, !20, i64 664, !21, i64 672, !22, i64 680, !23, i64 688}
!18 = !{!"_ZTS5Taken", !19, i64 0, !8, i64 8, !4, i64 16, !4, i64 20, !5, i64 24}
!19 = !{!"p1 _ZTS5Known", !9, i64 0}
!20 = !{!"p1 _ZTS4Pool", !9, i64 0}
!21 = !{!"p1 _ZTS6Kernel", !9, i64 0}
!22 = !{!"p1 _ZTS6Method", !9, i64 0}
!23 = !{!"long long", !5, i64 0}
!24 = !{!17, !23, i64 688}
!25 = !{!26, !23, i64 0}
!26 = !{!"_ZTS5Queue", !23, i64 0, !23, i64 8, !27, i64 16}
!27 = !{!"_ZTS5Place", !8, i64 0, !8, i64 8, !8, i64 16}
!28 = !{!29, !23, i64 0}
!29 = !{!"_ZTS5Items", !23, i64 0, !5, i64 8}
!30 = !{!31, !4, i64 0}
!31 = !{!"_ZTS10References", !4, i64 0, !5, i64 8}
!32 = distinct !{!32, !33}
!33 = !{!"llvm.loop.mustprogress"}
!34 = !{!18, !4, i64 20}
!35 = !{!36, !4, i64 8}
!36 = !{!"_ZTS9Parameter", !37, i64 0, !4, i64 4, !4, i64 8, !4, i64 12, !4, i64 16}
!37 = !{!"_ZTS4Kind", !5, i64 0}
!38 = distinct !{!38, !33}
!39 = !{!17, !4, i64 16}
!40 = distinct !{!40, !33}
!41 = !{!17, !22, i64 680}
!42 = !{!17, !20, i64 664}
!43 = distinct !{!43, !33}
!44 = !{!45, !21, i64 8}
!45 = !{!"_ZTS8Straight", !20, i64 0, !21, i64 8, !23, i64 16}
!46 = !{!45, !23, i64 16}
!47 = !{!45, !20, i64 0}
!48 = !{!49, !51, i64 24}
!49 = !{!"_ZTS6Replay", !20, i64 0, !50, i64 8, !23, i64 16, !51, i64 24}
!50 = !{!"p1 _ZTS5Graph", !9, i64 0}
!51 = !{!"p1 omnipotent char", !9, i64 0}
!52 = !{!53, !51, i64 0}
!53 = !{!"_ZTS5Apart", !51, i64 0, !9, i64 8}
!54 = !{!53, !9, i64 8}
!55 = !{!56, !57, i64 16}
!56 = !{!"_ZTS11ReplayApart", !53, i64 0, !57, i64 16, !4, i64 24}
!57 = !{!"p1 _ZTS6Replay", !9, i64 0}
!58 = !{!56, !4, i64 24}
!59 = !{!49, !20, i64 0}
!60 = !{!49, !50, i64 8}
!61 = !{!49, !23, i64 16}
!62 = !{!63, !63, i64 0}
!63 = !{!"long", !5, i64 0}
!64 = !{!65, !68, i64 24}
!65 = !{!"_ZTS5Graph", !66, i64 0, !67, i64 8, !67, i64 16, !68, i64 24, !69, i64 32, !4, i64 40, !4, i64 44, !4, i64 48, !4, i64 52, !4, i64 56, !4, i64 60, !23, i64 64, !9, i64 72, !4, i64 80, !4, i64 84, !4, i64 88, !4, i64 92, !4, i64 96, !23, i64 104, !50, i64 112, !70, i64 120, !4, i64 128, !4, i64 192, !4, i64 256, !4, i64 320, !72, i64 384}
!66 = !{!"p1 _ZTS4Node", !9, i64 0}
!67 = !{!"p1 int", !9, i64 0}
!68 = !{!"p1 long long", !9, i64 0}
!69 = !{!"p1 _ZTS4Slot", !9, i64 0}
!70 = !{!"p2 _ZTS5Graph", !71, i64 0}
!71 = !{!"any p2 pointer", !9, i64 0}
!72 = !{!"_ZTS6Opaque", !5, i64 0}
!73 = !{!65, !4, i64 40}
!74 = !{!65, !66, i64 0}
!75 = !{!76, !4, i64 44}
!76 = !{!"_ZTS4Node", !9, i64 0, !51, i64 8, !77, i64 16, !77, i64 24, !4, i64 32, !4, i64 36, !4, i64 40, !4, i64 44, !4, i64 48, !4, i64 52, !4, i64 56, !4, i64 60}
!77 = !{!"p1 _ZTS6Launch", !9, i64 0}
!78 = !{!23, !23, i64 0}
!79 = !{!65, !4, i64 44}
!80 = !{!76, !4, i64 36}
!81 = !{!65, !67, i64 8}
!82 = !{!76, !4, i64 32}
!83 = distinct !{!83, !33}
!84 = distinct !{!84, !33}
!85 = !{!65, !4, i64 48}
!86 = !{!65, !23, i64 64}
!87 = !{!65, !4, i64 52}
!88 = !{!76, !77, i64 24}
!89 = !{!90, !63, i64 112}
!90 = !{!"_ZTS6Launch", !5, i64 0, !5, i64 24, !5, i64 48, !5, i64 72, !63, i64 96, !63, i64 104, !63, i64 112, !63, i64 120, !63, i64 128, !63, i64 136}
!91 = !{!92, !63, i64 288}
!92 = !{!"_ZTS6Kernel", !9, i64 0, !23, i64 8, !63, i64 16, !63, i64 24, !90, i64 32, !90, i64 176}
!93 = !{!94, !4, i64 216}
!94 = !{!"_ZTS4Pool", !72, i64 0, !72, i64 64, !72, i64 128, !50, i64 192, !95, i64 200, !96, i64 208, !4, i64 216, !4, i64 220, !4, i64 224, !4, i64 228, !4, i64 232, !4, i64 236, !4, i64 240}
!95 = !{!"p1 _ZTS7Running", !9, i64 0}
!96 = !{!"p1 long", !9, i64 0}
!97 = !{i64 0, i64 24, !98, i64 24, i64 24, !98, i64 48, i64 24, !98, i64 72, i64 24, !98, i64 96, i64 8, !62, i64 104, i64 8, !62, i64 112, i64 8, !62, i64 120, i64 8, !62, i64 128, i64 8, !62, i64 136, i64 8, !62}
!98 = !{!5, !5, i64 0}
!99 = !{!90, !63, i64 104}
!100 = !{!101, !77, i64 8}
!101 = !{!"_ZTS7Running", !63, i64 0, !77, i64 8, !4, i64 16, !95, i64 24}
!102 = !{!92, !9, i64 0}
!103 = !{!101, !63, i64 0}
!104 = !{!105, !20, i64 16}
!105 = !{!"_ZTS11KernelApart", !53, i64 0, !20, i64 16, !21, i64 24, !51, i64 32, !63, i64 40, !95, i64 48}
!106 = !{!105, !21, i64 24}
!107 = !{!105, !51, i64 32}
!108 = !{!105, !63, i64 40}
!109 = !{!105, !95, i64 48}
!110 = !{!101, !4, i64 16}
!111 = !{!95, !95, i64 0}
!112 = distinct !{!112, !33}
!113 = !{!65, !4, i64 88}
!114 = !{!65, !23, i64 104}
!115 = !{!65, !4, i64 80}
!116 = !{!65, !4, i64 56}
!117 = !{!65, !4, i64 60}
!118 = !{!119, !63, i64 0}
!119 = !{!"_ZTS4Time", !63, i64 0, !63, i64 8}
!120 = !{!119, !63, i64 8}
!121 = !{!65, !4, i64 192}
!122 = !{!65, !4, i64 128}
!123 = !{!65, !4, i64 256}
!124 = !{!65, !4, i64 92}
!125 = !{!65, !4, i64 84}
!126 = !{!76, !4, i64 40}
!127 = distinct !{!127, !33}
!128 = distinct !{!128, !33}
!129 = !{!76, !4, i64 60}
!130 = distinct !{!130, !33}
!131 = !{!65, !9, i64 72}
!132 = distinct !{!132, !33}
!133 = distinct !{!133, !33}
!134 = !{!65, !70, i64 120}
!135 = !{!65, !50, i64 112}
!136 = !{!94, !4, i64 220}
!137 = distinct !{!137, !33}
!138 = !{!94, !4, i64 240}
!139 = distinct !{!139, !33}
!140 = !{!94, !4, i64 236}
!141 = !{!94, !4, i64 232}
!142 = distinct !{!142, !33}
!143 = !{!94, !4, i64 228}
!144 = !{!94, !96, i64 208}
!145 = distinct !{!145, !33}
!146 = distinct !{!146, !33}
!147 = !{!148, !51, i64 0}
!148 = !{!"_ZTS5Piece", !51, i64 0, !51, i64 8, !63, i64 16}
!149 = !{!148, !63, i64 16}
!150 = !{!148, !51, i64 8}
!151 = distinct !{!151, !33}
!152 = distinct !{!152, !33}
!153 = !{!11, !8, i64 32}
!154 = !{!11, !8, i64 72}
!155 = !{!11, !8, i64 40}
!156 = !{!26, !23, i64 8}
!157 = !{!27, !8, i64 16}
!158 = !{!27, !8, i64 0}
!159 = !{!27, !8, i64 8}
!160 = distinct !{!160, !33}
!161 = !{!11, !8, i64 0}
!162 = !{!11, !8, i64 16}
!163 = !{!11, !8, i64 24}
!164 = !{!11, !8, i64 8}
!165 = distinct !{!165, !33}
!166 = !{!36, !37, i64 0}
!167 = !{!18, !19, i64 0}
!168 = !{!169, !8, i64 8}
!169 = !{!"_ZTS5Known", !8, i64 0, !8, i64 8, !8, i64 16, !8, i64 24, !8, i64 32, !8, i64 40}
!170 = !{!169, !8, i64 16}
!171 = !{!169, !8, i64 0}
!172 = !{!169, !8, i64 32}
!173 = !{!169, !8, i64 24}
!174 = !{!18, !8, i64 8}
!175 = !{!36, !4, i64 16}
!176 = !{!169, !8, i64 40}
!177 = !{!36, !4, i64 12}
!178 = !{!36, !4, i64 4}
!179 = !{!180, !4, i64 8}
!180 = !{!"_ZTS4Info", !4, i64 0, !4, i64 4, !4, i64 8, !51, i64 16}
!181 = !{!180, !51, i64 16}
!182 = distinct !{!182, !33}
!183 = distinct !{!183, !33}
!184 = !{!90, !63, i64 120}
!185 = !{!94, !95, i64 200}
!186 = !{!101, !95, i64 24}
!187 = !{!76, !9, i64 0}
!188 = !{!76, !51, i64 8}
!189 = !{!76, !77, i64 16}
!190 = !{!76, !4, i64 48}
!191 = !{!76, !4, i64 52}
!192 = !{!76, !4, i64 56}
!193 = !{!65, !67, i64 16}
!194 = !{!65, !69, i64 32}
!195 = distinct !{!195, !33}
!196 = distinct !{!196, !33}
!197 = !{!198, !9, i64 0}
!198 = !{!"_ZTS11SignalStack", !9, i64 0, !4, i64 8, !63, i64 16}
!199 = !{!198, !4, i64 8}
!200 = !{!198, !63, i64 16}
!201 = !{!65, !4, i64 96}
!202 = !{!65, !4, i64 320}
!203 = distinct !{!203, !33}
!204 = !{!205, !66, i64 0}
!205 = !{!"_ZTS4Slot", !66, i64 0}
!206 = distinct !{!206, !33}
!207 = !{!94, !50, i64 192}
!208 = !{!20, !20, i64 0}
!209 = distinct !{!209, !33}
!210 = !{!211, !20, i64 0}
!211 = !{!"_ZTS6Worker", !20, i64 0, !4, i64 8}
!212 = distinct !{!212, !33}
!213 = distinct !{!213, !33}
!214 = !{!211, !4, i64 8}
!215 = distinct !{!215, !33}
!216 = distinct !{!216, !33}
!217 = !{!218, !218, i64 0}
!218 = !{!"bool", !5, i64 0}
!219 = !{i8 0, i8 2}
!220 = !{}
!221 = distinct !{!221, !33}
!222 = distinct !{!222, !33}
!223 = !{!94, !4, i64 224}
!224 = distinct !{!224, !33}
!225 = !{!90, !63, i64 128}
!226 = distinct !{!226, !33}
!227 = distinct !{!227, !33}
!228 = distinct !{!228, !33}
!229 = distinct !{!229, !33}
