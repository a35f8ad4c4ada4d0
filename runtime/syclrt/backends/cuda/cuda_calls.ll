source_filename = "cuda_calls.cpp"

%struct.Config = type { [3 x i32], [3 x i32], i32, ptr, ptr, i32 }
%struct.Launch = type { [3 x i64], [3 x i64], [3 x i32], [3 x i32], [3 x i32], i32, i32 }
%struct.Grid = type { [3 x i32], i32, %struct.Launch }
%struct.Time = type { i64, i64 }
%struct.Items = type { i64, [32 x ptr] }
%struct.References = type { i32, [64 x ptr] }
%struct.Parameter = type { i32, i32, i32, i32, i32 }

$_ZN5ItemsC2EP6Object = comdat any

$_ZN10ReferencesC2Ev = comdat any

$_ZN10ReferencesD2Ev = comdat any

$_ZN10References9attributeEP6ObjectS1_ = comdat any

@_ZZL9take_realRK9ParameterP6ObjectPcE5LIMIT = internal constant double 0x47EFFFFFF0000000, align 8

define i32 @__cuda_launch(ptr %0, ptr %1, ptr %2, i32 %3) #0 {
  %5 = alloca %struct.Config, align 8
  %6 = alloca %struct.Launch, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %8 = load i32, ptr %7, align 8, !tbaa !7
  %9 = add i32 %8, 1
  %10 = zext i32 %9 to i64
  %11 = shl nuw nsw i64 %10, 3
  %12 = alloca i8, i64 %11, align 16
  br label %13

13:
  %.043 = phi i32 [ 0, %4 ], [ %24, %15 ]
  %14 = icmp ult i32 %.043, %8
  br i1 %14, label %15, label %25

15:
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %17 = load ptr, ptr %16, align 8, !tbaa !13
  %18 = zext i32 %.043 to i64
  %19 = getelementptr inbounds nuw i32, ptr %17, i64 %18
  %20 = load i32, ptr %19, align 4, !tbaa !3
  %21 = zext i32 %20 to i64
  %22 = getelementptr inbounds nuw i8, ptr %2, i64 %21
  %23 = getelementptr inbounds nuw ptr, ptr %12, i64 %18
  store ptr %22, ptr %23, align 8, !tbaa !14
  %24 = add i32 %.043, 1
  br label %13, !llvm.loop !15

25:
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #7
  call void @llvm.memset.p0.i64(ptr nonnull align 8 dereferenceable(56) %5, i8 0, i64 56, i1 false)
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %27 = load i32, ptr %26, align 4, !tbaa !17
  %28 = add i32 %27, %3
  %29 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store i32 %28, ptr %29, align 8, !tbaa !18
  %30 = load ptr, ptr %1, align 8, !tbaa !20
  %31 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store ptr %30, ptr %31, align 8, !tbaa !23
  br label %32

32:
  %.048 = phi i32 [ 0, %25 ], [ %41, %34 ]
  %33 = icmp samesign ult i32 %.048, 3
  br i1 %33, label %34, label %42

34:
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %36 = zext nneg i32 %.048 to i64
  %37 = getelementptr inbounds nuw i32, ptr %35, i64 %36
  %38 = load i32, ptr %37, align 4, !tbaa !3
  %39 = getelementptr inbounds nuw i8, ptr %5, i64 12
  %40 = getelementptr inbounds nuw i32, ptr %39, i64 %36
  store i32 %38, ptr %40, align 4, !tbaa !3
  %41 = add nuw nsw i32 %.048, 1
  br label %32, !llvm.loop !24

42:
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %44 = load i64, ptr %43, align 8, !tbaa !25
  %45 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %47 = load i64, ptr %46, align 8, !tbaa !26
  %48 = add i64 %47, 1
  store i64 %48, ptr %46, align 8, !tbaa !26
  %49 = and i64 %47, 63
  %50 = getelementptr inbounds nuw i64, ptr %45, i64 %49
  store i64 %44, ptr %50, align 8, !tbaa !27
  br label %51

51:
  %.047 = phi i32 [ 0, %42 ], [ %78, %77 ]
  %.0 = phi i32 [ undef, %42 ], [ %..0, %77 ]
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %53 = load i32, ptr %52, align 4, !tbaa !28
  %.not51 = icmp ult i32 %.047, %53
  br i1 %.not51, label %54, label %79

54:
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %56 = load ptr, ptr %55, align 8, !tbaa !29
  %57 = zext i32 %.047 to i64
  %58 = getelementptr inbounds nuw %struct.Grid, ptr %56, i64 %57
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #7
  %59 = getelementptr inbounds nuw i8, ptr %58, i64 16
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(96) %6, ptr nonnull align 8 dereferenceable(96) %59, i64 96, i1 false), !tbaa.struct !30
  %60 = load i32, ptr %29, align 8, !tbaa !18
  %61 = getelementptr inbounds nuw i8, ptr %6, i64 88
  store i32 %60, ptr %61, align 8, !tbaa !32
  %62 = zext i32 %8 to i64
  %63 = getelementptr inbounds nuw ptr, ptr %12, i64 %62
  store ptr %6, ptr %63, align 8, !tbaa !14
  br label %64

64:
  %.042 = phi i32 [ 0, %54 ], [ %71, %66 ]
  %65 = icmp samesign ult i32 %.042, 3
  br i1 %65, label %66, label %72

66:
  %67 = zext nneg i32 %.042 to i64
  %68 = getelementptr inbounds nuw i32, ptr %58, i64 %67
  %69 = load i32, ptr %68, align 4, !tbaa !3
  %70 = getelementptr inbounds nuw i32, ptr %5, i64 %67
  store i32 %69, ptr %70, align 4, !tbaa !3
  %71 = add nuw nsw i32 %.042, 1
  br label %64, !llvm.loop !34

72:
  %73 = load ptr, ptr %0, align 8, !tbaa !35
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %75 = load ptr, ptr %74, align 8, !tbaa !36
  %76 = call i32 %73(ptr nonnull %5, ptr %75, ptr nonnull %12, ptr null) #8
  %.not.not = icmp eq i32 %76, 0
  %..0 = select i1 %.not.not, i32 %.0, i32 %76
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #7
  br i1 %.not.not, label %77, label %79

77:
  %78 = add i32 %.047, 1
  br label %51, !llvm.loop !37

79:
  %spec.select = phi i32 [ %..0, %72 ], [ 0, %51 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #7
  ret i32 %spec.select
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

define i32 @__cuda_spin(ptr %0, ptr %1, i64 %2) #0 {
  %4 = call i32 %0(ptr %1) #8
  %.not = icmp eq i32 %4, 600
  br i1 %.not, label %5, label %13

5:
  %6 = call i64 @_ZL3nowv() #9
  %7 = add nsw i64 %6, %2
  br label %8

8:
  %9 = call i64 @_ZL3nowv() #9
  %10 = icmp slt i64 %9, %7
  br i1 %10, label %11, label %13

11:
  %12 = call i32 %0(ptr %1) #8
  %.not10 = icmp eq i32 %12, 600
  br i1 %.not10, label %8, label %13, !llvm.loop !38

13:
  %.0 = phi i32 [ %4, %3 ], [ 600, %8 ], [ %12, %11 ]
  ret i32 %.0
}

define internal i64 @_ZL3nowv() #0 {
  %1 = alloca %struct.Time, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #7
  %2 = call i32 @clock_gettime(i32 1, ptr nonnull %1) #8
  %3 = load i64, ptr %1, align 8, !tbaa !39
  %4 = mul nsw i64 %3, 1000000000
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %6 = load i64, ptr %5, align 8, !tbaa !41
  %7 = add nsw i64 %4, %6
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #7
  ret i64 %7
}

define ptr @__cuda_call_kernel(ptr %0, ptr %1, i64 %2) #0 {
  %4 = alloca %struct.Items, align 8
  %5 = icmp eq i64 %2, 2
  br i1 %5, label %6, label %9

6:
  %7 = load ptr, ptr %1, align 8, !tbaa !42
  %8 = call ptr @PyLong_AsVoidPtr(ptr %7) #8
  br label %9

9:
  %10 = phi ptr [ %8, %6 ], [ null, %3 ]
  %.not = icmp eq ptr %10, null
  br i1 %.not, label %11, label %13

11:
  %12 = call ptr @PyBool_FromLong(i64 0) #8
  br label %22

13:
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #7
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %15 = load ptr, ptr %14, align 8, !tbaa !42
  call void @_ZN5ItemsC2EP6Object(ptr nonnull align 8 dereferenceable(264) %4, ptr %15) #9
  %16 = call ptr @_ZL10address_inP6Object(ptr %0) #9
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %18 = load i64, ptr %4, align 8, !tbaa !44
  %19 = call zeroext i1 @_ZL8launchedPK4CallP4LinePKP6Objectx(ptr %16, ptr nonnull %10, ptr nonnull %17, i64 %18) #9
  %20 = zext i1 %19 to i64
  %21 = call ptr @PyBool_FromLong(i64 %20) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #7
  br label %22

22:
  %.0 = phi ptr [ %21, %13 ], [ %12, %11 ]
  ret ptr %.0
}

declare ptr @PyLong_AsVoidPtr(ptr) #4

declare ptr @PyBool_FromLong(i64) #4

define linkonce_odr void @_ZN5ItemsC2EP6Object(ptr nonnull align 8 dereferenceable(264) %0, ptr %1) unnamed_addr #0 comdat align 2 {
  %3 = call i64 @PyTuple_Size(ptr %1) #8
  store i64 %3, ptr %0, align 8, !tbaa !44
  br label %4

4:
  %.0 = phi i64 [ 0, %2 ], [ %12, %8 ]
  %5 = load i64, ptr %0, align 8, !tbaa !44
  %6 = icmp slt i64 %.0, %5
  %7 = icmp samesign ult i64 %.0, 32
  %spec.select = select i1 %6, i1 %7, i1 false
  br i1 %spec.select, label %8, label %13

8:
  %9 = call ptr @PyTuple_GetItem(ptr %1, i64 %.0) #8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %11 = getelementptr inbounds nuw ptr, ptr %10, i64 %.0
  store ptr %9, ptr %11, align 8, !tbaa !42
  %12 = add nuw nsw i64 %.0, 1
  br label %4, !llvm.loop !46

13:
  ret void
}

define internal zeroext i1 @_ZL8launchedPK4CallP4LinePKP6Objectx(ptr %0, ptr %1, ptr %2, i64 %3) #0 {
  %5 = alloca %struct.References, align 8
  %6 = alloca [256 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #7
  call void @_ZN10ReferencesC2Ev(ptr nonnull align 8 dereferenceable(520) %5) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #7
  call void @llvm.memset.p0.i64(ptr nonnull align 16 dereferenceable(256) %6, i8 0, i64 256, i1 false)
  %7 = call zeroext i1 @_ZL4packPK5TakenPKP6ObjectxPcR10References(ptr %0, ptr %2, i64 %3, ptr nonnull %6, ptr nonnull align 8 dereferenceable(520) %5) #9
  br i1 %7, label %8, label %19

8:
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %10 = load i64, ptr %9, align 8, !tbaa !47
  %11 = add nsw i64 %10, 1
  store i64 %11, ptr %9, align 8, !tbaa !47
  %12 = call ptr @PyEval_SaveThread() #8
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 664
  %14 = load ptr, ptr %13, align 8, !tbaa !48
  %15 = call i32 @__cuda_launch(ptr %14, ptr %1, ptr nonnull %6, i32 0) #9
  call void @PyEval_RestoreThread(ptr %12) #8
  %16 = load i64, ptr %9, align 8, !tbaa !47
  %17 = add nsw i64 %16, -1
  store i64 %17, ptr %9, align 8, !tbaa !47
  %18 = icmp eq i32 %15, 0
  br label %19

19:
  %.0 = phi i1 [ %18, %8 ], [ false, %4 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #7
  call void @_ZN10ReferencesD2Ev(ptr nonnull align 8 dereferenceable(520) %5) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #7
  ret i1 %.0
}

define internal ptr @_ZL10address_inP6Object(ptr %0) #0 {
  %2 = call ptr @PyTuple_GetItem(ptr %0, i64 0) #8
  %3 = call ptr @PyLong_AsVoidPtr(ptr %2) #8
  ret ptr %3
}

define ptr @__cuda_parallel_for(ptr %0, ptr %1, i64 %2, ptr %3) #0 {
  %5 = call ptr @_ZL10address_inP6Object(ptr %0) #9
  %6 = icmp slt i64 %2, 3
  %7 = icmp ne ptr %3, null
  %or.cond = or i1 %6, %7
  br i1 %or.cond, label %32, label %8

8:
  %9 = load ptr, ptr %1, align 8, !tbaa !42
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 56
  %11 = load ptr, ptr %10, align 8, !tbaa !53
  %12 = call zeroext i1 @_ZL7is_trueP6ObjectS0_(ptr %9, ptr %11) #9
  br i1 %12, label %13, label %32

13:
  %14 = load ptr, ptr %1, align 8, !tbaa !42
  %15 = getelementptr inbounds nuw i8, ptr %5, i64 64
  %16 = load ptr, ptr %15, align 8, !tbaa !55
  %17 = call ptr @PyObject_GetAttr(ptr %14, ptr %16) #8
  %.not = icmp eq ptr %17, null
  br i1 %.not, label %31, label %18

18:
  %19 = call ptr @_ZL10address_inP6Object(ptr nonnull %17) #9
  %20 = call zeroext i1 @_ZL12is_submittedPK6QueuesPK5QueuePKP6Objectx(ptr %5, ptr %19, ptr nonnull %1, i64 %2) #9
  br i1 %20, label %21, label %28

21:
  %22 = load ptr, ptr %1, align 8, !tbaa !42
  %23 = load ptr, ptr %19, align 8, !tbaa !56
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 16
  %25 = load i64, ptr %24, align 8, !tbaa !59
  %26 = add nsw i64 %25, 1
  store i64 %26, ptr %24, align 8, !tbaa !59
  %27 = call ptr @_ZL8event_ofPK6QueuesPK5QueueP6Objectx(ptr %5, ptr nonnull %19, ptr %22, i64 %26) #9
  br label %28

28:
  %29 = phi ptr [ %27, %21 ], [ null, %18 ]
  call void @Py_DecRef(ptr nonnull %17) #8
  %30 = xor i1 %20, true
  br label %31

31:
  %.2 = phi ptr [ %29, %28 ], [ undef, %13 ]
  %.1 = phi i1 [ %30, %28 ], [ true, %13 ]
  br i1 %.1, label %32, label %36

32:
  call void @PyErr_Clear() #8
  %33 = getelementptr inbounds nuw i8, ptr %5, i64 104
  %34 = load ptr, ptr %33, align 8, !tbaa !60
  %35 = call ptr @PyObject_Vectorcall(ptr %34, ptr %1, i64 %2, ptr %3) #8
  br label %36

36:
  %.3 = phi ptr [ %35, %32 ], [ %.2, %31 ]
  ret ptr %.3
}

define internal zeroext i1 @_ZL7is_trueP6ObjectS0_(ptr %0, ptr %1) #0 {
  %3 = call ptr @PyObject_GetAttr(ptr %0, ptr %1) #8
  %.not = icmp eq ptr %3, null
  br i1 %.not, label %7, label %4

4:
  call void @Py_DecRef(ptr nonnull %3) #8
  %5 = call i32 @PyObject_IsTrue(ptr nonnull %3) #8
  %6 = icmp eq i32 %5, 1
  br label %7

7:
  %.0 = phi i1 [ %6, %4 ], [ false, %2 ]
  ret i1 %.0
}

declare ptr @PyObject_GetAttr(ptr, ptr) #4

define internal zeroext i1 @_ZL12is_submittedPK6QueuesPK5QueuePKP6Objectx(ptr %0, ptr %1, ptr %2, i64 %3) #0 {
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %6 = load ptr, ptr %5, align 8, !tbaa !42
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %8 = load ptr, ptr %7, align 8, !tbaa !42
  %9 = call ptr @_ZL9direct_ofPK6QueuesPK5QueueP6ObjectS6_(ptr %0, ptr %1, ptr %6, ptr %8) #9
  %.not = icmp eq ptr %9, null
  br i1 %.not, label %17, label %10

10:
  %11 = call ptr @PyCFunction_GetSelf(ptr nonnull %9) #8
  %12 = call ptr @_ZL10address_inP6Object(ptr %11) #9
  %13 = load ptr, ptr %1, align 8, !tbaa !56
  %14 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %15 = add nsw i64 %3, -3
  %16 = call zeroext i1 @_ZL8launchedPK4CallP4LinePKP6Objectx(ptr %12, ptr %13, ptr nonnull %14, i64 %15) #9
  call void @Py_DecRef(ptr nonnull %9) #8
  br label %17

17:
  %.0 = phi i1 [ %16, %10 ], [ false, %4 ]
  ret i1 %.0
}

define internal ptr @_ZL8event_ofPK6QueuesPK5QueueP6Objectx(ptr %0, ptr %1, ptr %2, i64 %3) #0 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %6 = load ptr, ptr %5, align 8, !tbaa !61
  %7 = call ptr @PyType_GenericAlloc(ptr %6, i64 0) #8
  %8 = call ptr @PyLong_FromLongLong(i64 %3) #8
  %9 = icmp ne ptr %7, null
  %10 = icmp ne ptr %8, null
  %or.cond = select i1 %9, i1 %10, i1 false
  br i1 %or.cond, label %11, label %23

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %13 = load ptr, ptr %12, align 8, !tbaa !62
  %14 = call i32 @PyObject_SetAttr(ptr nonnull %7, ptr %13, ptr %2) #8
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %16 = load ptr, ptr %15, align 8, !tbaa !63
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %18 = load ptr, ptr %17, align 8, !tbaa !64
  %19 = call i32 @PyObject_SetAttr(ptr nonnull %7, ptr %16, ptr %18) #8
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %21 = load ptr, ptr %20, align 8, !tbaa !65
  %22 = call i32 @PyObject_SetAttr(ptr nonnull %7, ptr %21, ptr nonnull %8) #8
  call void @Py_DecRef(ptr nonnull %8) #8
  br label %23

23:
  %.0 = phi ptr [ %7, %11 ], [ null, %4 ]
  ret ptr %.0
}

declare void @Py_DecRef(ptr) #4

declare void @PyErr_Clear() #4

declare ptr @PyObject_Vectorcall(ptr, ptr, i64, ptr) #4

define ptr @__cuda_wait(ptr %0, ptr %1) #0 {
  %3 = alloca i32, align 4
  %4 = call ptr @_ZL10address_inP6Object(ptr %0) #9
  %5 = load ptr, ptr %4, align 8, !tbaa !66
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #7
  store i32 0, ptr %3, align 4, !tbaa !3
  %6 = call i64 @PyLong_AsLongLongAndOverflow(ptr %1, ptr nonnull %3) #8
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %8 = load i64, ptr %7, align 8, !tbaa !68
  %9 = icmp sgt i64 %6, %8
  br i1 %9, label %10, label %27

10:
  %11 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %12 = load i64, ptr %11, align 8, !tbaa !59
  %13 = icmp eq i64 %6, %12
  br i1 %13, label %14, label %27

14:
  %15 = call ptr @PyEval_SaveThread() #8
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %17 = load ptr, ptr %16, align 8, !tbaa !69
  %18 = load ptr, ptr %5, align 8, !tbaa !20
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %20 = load i64, ptr %19, align 8, !tbaa !70
  %21 = call i32 @__cuda_spin(ptr %17, ptr %18, i64 %20) #9
  call void @PyEval_RestoreThread(ptr %15) #8
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %27

23:
  %24 = load i64, ptr %7, align 8, !tbaa !68
  %25 = icmp slt i64 %24, %6
  br i1 %25, label %26, label %27

26:
  store i64 %6, ptr %7, align 8, !tbaa !68
  br label %27

27:
  %28 = load i64, ptr %7, align 8, !tbaa !68
  %29 = icmp sle i64 %6, %28
  %30 = zext i1 %29 to i64
  %31 = call ptr @PyBool_FromLong(i64 %30) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #7
  ret ptr %31
}

declare i64 @PyLong_AsLongLongAndOverflow(ptr, ptr) #4

declare ptr @PyEval_SaveThread() #4

declare void @PyEval_RestoreThread(ptr) #4

declare i32 @clock_gettime(i32, ptr) #4

declare i64 @PyTuple_Size(ptr) #4

declare ptr @PyTuple_GetItem(ptr, i64) #4

define linkonce_odr void @_ZN10ReferencesC2Ev(ptr nonnull align 8 dereferenceable(520) %0) unnamed_addr #5 comdat align 2 {
  store i32 0, ptr %0, align 8, !tbaa !71
  ret void
}

define internal zeroext i1 @_ZL4packPK5TakenPKP6ObjectxPcR10References(ptr %0, ptr %1, i64 %2, ptr %3, ptr nonnull align 8 dereferenceable(520) %4) #0 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %7 = load i32, ptr %6, align 4, !tbaa !73
  %8 = zext i32 %7 to i64
  %.not = icmp eq i64 %2, %8
  br i1 %.not, label %9, label %27

9:
  %.015 = phi i32 [ %26, %25 ], [ 0, %5 ]
  %10 = load i32, ptr %6, align 4, !tbaa !73
  %11 = icmp uge i32 %.015, %10
  br i1 %11, label %27, label %12

12:
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %14 = zext i32 %.015 to i64
  %15 = getelementptr inbounds nuw %struct.Parameter, ptr %13, i64 %14
  %16 = getelementptr inbounds nuw ptr, ptr %1, i64 %14
  %17 = load ptr, ptr %16, align 8, !tbaa !42
  %18 = getelementptr inbounds nuw %struct.Parameter, ptr %0, i64 %14
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 32
  %20 = load i32, ptr %19, align 4, !tbaa !74
  %21 = zext i32 %20 to i64
  %22 = getelementptr inbounds nuw i8, ptr %3, i64 %21
  %23 = call zeroext i1 @_ZL4takePK5TakenRK9ParameterP6ObjectPcR10References(ptr %0, ptr nonnull align 4 dereferenceable(20) %15, ptr %17, ptr %22, ptr nonnull align 8 dereferenceable(520) %4) #9
  br i1 %23, label %25, label %24

24:
  call void @PyErr_Clear() #8
  br label %27

25:
  %26 = add i32 %.015, 1
  br label %9, !llvm.loop !77

27:
  %.016 = phi i1 [ false, %5 ], [ %11, %9 ], [ %11, %24 ]
  ret i1 %.016
}

define linkonce_odr void @_ZN10ReferencesD2Ev(ptr nonnull align 8 dereferenceable(520) %0) unnamed_addr #0 comdat align 2 {
  br label %2

2:
  %3 = load i32, ptr %0, align 8, !tbaa !71
  %.not = icmp eq i32 %3, 0
  br i1 %.not, label %10, label %4

4:
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = add i32 %3, -1
  store i32 %6, ptr %0, align 8, !tbaa !71
  %7 = zext i32 %6 to i64
  %8 = getelementptr inbounds nuw ptr, ptr %5, i64 %7
  %9 = load ptr, ptr %8, align 8, !tbaa !42
  call void @Py_DecRef(ptr %9) #8
  br label %2, !llvm.loop !78

10:
  ret void
}

define internal zeroext i1 @_ZL4takePK5TakenRK9ParameterP6ObjectPcR10References(ptr %0, ptr nonnull align 4 dereferenceable(20) %1, ptr %2, ptr %3, ptr nonnull align 8 dereferenceable(520) %4) #0 {
  %6 = load i32, ptr %1, align 4, !tbaa !79
  %7 = icmp eq i32 %6, 3
  br i1 %7, label %8, label %10

8:
  %9 = call zeroext i1 @_ZL12take_addressPK5TakenRK9ParameterP6ObjectPcR10References(ptr %0, ptr nonnull align 4 dereferenceable(20) %1, ptr %2, ptr %3, ptr nonnull align 8 dereferenceable(520) %4) #9
  br label %28

10:
  %11 = load ptr, ptr %0, align 8, !tbaa !80
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %13 = load ptr, ptr %12, align 8, !tbaa !81
  %14 = call zeroext i1 @_ZL4is_aP6ObjectPKS_(ptr %2, ptr %13) #9
  %15 = load i32, ptr %1, align 4, !tbaa !79
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %20

17:
  br i1 %14, label %18, label %28

18:
  %19 = call zeroext i1 @_ZL12take_integerRK9ParameterP6ObjectPc(ptr nonnull align 4 dereferenceable(20) %1, ptr %2, ptr %3) #9
  br label %28

20:
  br i1 %14, label %26, label %21

21:
  %22 = load ptr, ptr %0, align 8, !tbaa !80
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 16
  %24 = load ptr, ptr %23, align 8, !tbaa !83
  %25 = call zeroext i1 @_ZL4is_aP6ObjectPKS_(ptr %2, ptr %24) #9
  br i1 %25, label %26, label %28

26:
  %27 = call zeroext i1 @_ZL9take_realRK9ParameterP6ObjectPc(ptr nonnull align 4 dereferenceable(20) %1, ptr %2, ptr %3) #9
  br label %28

28:
  %.0 = phi i1 [ %9, %8 ], [ %19, %18 ], [ false, %17 ], [ false, %21 ], [ %27, %26 ]
  ret i1 %.0
}

define internal zeroext i1 @_ZL12take_addressPK5TakenRK9ParameterP6ObjectPcR10References(ptr %0, ptr nonnull align 4 dereferenceable(20) %1, ptr %2, ptr %3, ptr nonnull align 8 dereferenceable(520) %4) #0 {
  %6 = load ptr, ptr %0, align 8, !tbaa !80
  %7 = load ptr, ptr %6, align 8, !tbaa !84
  %.not = icmp eq ptr %2, %7
  br i1 %.not, label %38, label %8

8:
  %9 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %10 = load ptr, ptr %9, align 8, !tbaa !85
  %11 = call ptr @_ZN10References9attributeEP6ObjectS1_(ptr nonnull align 8 dereferenceable(520) %4, ptr %2, ptr %10) #9
  %.not38 = icmp eq ptr %11, null
  br i1 %.not38, label %.critedge, label %12

12:
  %13 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %14 = load ptr, ptr %13, align 8, !tbaa !86
  %15 = call zeroext i1 @_ZL4is_aP6ObjectPKS_(ptr nonnull %11, ptr %14) #9
  br i1 %15, label %16, label %.critedge

16:
  %17 = call ptr @PyTuple_GetItem(ptr nonnull %11, i64 2) #8
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %19 = load ptr, ptr %18, align 8, !tbaa !87
  %.not39 = icmp eq ptr %17, %19
  br i1 %.not39, label %20, label %.critedge

20:
  %21 = call i64 @_ZL9number_inP6Object4Item(ptr nonnull %11, i32 3) #9
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %23 = load i32, ptr %22, align 4, !tbaa !88
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
  %31 = load ptr, ptr %30, align 8, !tbaa !89
  %32 = call ptr @_ZN10References9attributeEP6ObjectS1_(ptr nonnull align 8 dereferenceable(520) %4, ptr %29, ptr %31) #9
  %.not40 = icmp eq ptr %32, null
  br i1 %.not40, label %.critedge, label %33

33:
  %34 = load ptr, ptr %6, align 8, !tbaa !84
  %35 = icmp eq ptr %32, %34
  br i1 %35, label %.critedge, label %36

36:
  %37 = call i64 @_ZL9number_inP6Object4Item(ptr nonnull %11, i32 0) #9
  br label %38

38:
  %.027 = phi i64 [ 0, %5 ], [ %37, %36 ]
  store i64 %.027, ptr %3, align 1
  %39 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %40 = load i32, ptr %39, align 4, !tbaa !90
  %41 = zext i32 %40 to i64
  %42 = urem i64 %.027, %41
  %43 = icmp eq i64 %42, 0
  br label %.critedge

.critedge:
  %.3 = phi i1 [ %43, %38 ], [ false, %28 ], [ false, %33 ], [ false, %20 ], [ false, %12 ], [ false, %16 ], [ false, %8 ]
  ret i1 %.3
}

define internal zeroext i1 @_ZL4is_aP6ObjectPKS_(ptr %0, ptr %1) #0 {
  %3 = call ptr @PyObject_Type(ptr %0) #8
  call void @Py_DecRef(ptr %3) #8
  %4 = icmp eq ptr %3, %1
  ret i1 %4
}

define internal zeroext i1 @_ZL12take_integerRK9ParameterP6ObjectPc(ptr nonnull align 4 dereferenceable(20) %0, ptr %1, ptr %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #7
  store i32 0, ptr %4, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %6 = call i64 @PyLong_AsLongLongAndOverflow(ptr %1, ptr nonnull %4) #8
  store i64 %6, ptr %5, align 8, !tbaa !91
  %7 = load i32, ptr %4, align 4, !tbaa !3
  %.not = icmp eq i32 %7, 0
  br i1 %.not, label %8, label %26

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %10 = load i32, ptr %9, align 4, !tbaa !92
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
  store i64 %21, ptr %5, align 8, !tbaa !91
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
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #7
  ret i1 %.0
}

define internal zeroext i1 @_ZL9take_realRK9ParameterP6ObjectPc(ptr nonnull align 4 dereferenceable(20) %0, ptr %1, ptr %2) #0 {
  %4 = call double @PyFloat_AsDouble(ptr %1) #8
  %5 = call ptr @PyErr_Occurred() #8
  %.not = icmp eq ptr %5, null
  br i1 %.not, label %6, label %15

6:
  %7 = load i32, ptr %0, align 4, !tbaa !79
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
  %10 = load i32, ptr %0, align 8, !tbaa !71
  %11 = add i32 %10, 1
  store i32 %11, ptr %0, align 8, !tbaa !71
  %12 = zext i32 %10 to i64
  %13 = getelementptr inbounds nuw ptr, ptr %9, i64 %12
  store ptr %7, ptr %13, align 8, !tbaa !42
  br label %14

14:
  ret ptr %7
}

define internal i64 @_ZL9number_inP6Object4Item(ptr %0, i32 %1) #0 {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #7
  store i32 0, ptr %3, align 4, !tbaa !3
  %4 = zext i32 %1 to i64
  %5 = call ptr @PyTuple_GetItem(ptr %0, i64 %4) #8
  %6 = call i64 @PyLong_AsLongLongAndOverflow(ptr %5, ptr nonnull %3) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #7
  ret i64 %6
}

declare ptr @PyObject_Type(ptr) #4

declare double @PyFloat_AsDouble(ptr) #4

declare ptr @PyErr_Occurred() #4

declare i1 @llvm.is.fpclass.f64(double, i32 immarg) #6

declare i32 @PyObject_IsTrue(ptr) #4

define internal ptr @_ZL9direct_ofPK6QueuesPK5QueueP6ObjectS6_(ptr %0, ptr %1, ptr %2, ptr %3) #0 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %6 = load ptr, ptr %5, align 8, !tbaa !93
  %7 = call zeroext i1 @_ZL4is_aP6ObjectPKS_(ptr %2, ptr %6) #9
  br i1 %7, label %8, label %10

8:
  %9 = call ptr @_ZL6key_ofPK6QueuesPK5QueueP6Object(ptr %0, ptr %1, ptr %3) #9
  br label %10

10:
  %11 = phi ptr [ %9, %8 ], [ null, %4 ]
  %.not = icmp eq ptr %11, null
  br i1 %.not, label %32, label %12

12:
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %14 = load ptr, ptr %13, align 8, !tbaa !94
  %15 = call ptr @PyObject_GetAttr(ptr %2, ptr %14) #8
  %.not23 = icmp eq ptr %15, null
  br i1 %.not23, label %18, label %16

16:
  %17 = call ptr @PyDict_GetItemWithError(ptr nonnull %15, ptr nonnull %11) #8
  br label %18

18:
  %19 = phi ptr [ %17, %16 ], [ null, %12 ]
  %.not24 = icmp eq ptr %19, null
  br i1 %.not24, label %27, label %20

20:
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %22 = load ptr, ptr %21, align 8, !tbaa !95
  %23 = call zeroext i1 @_ZL4is_aP6ObjectPKS_(ptr nonnull %19, ptr %22) #9
  br i1 %23, label %24, label %26

24:
  %25 = call ptr @PyCFunction_GetFunction(ptr nonnull %19) #8
  %.not25 = icmp eq ptr %25, @__cuda_call_kernel
  br i1 %.not25, label %27, label %26

26:
  br label %27

27:
  %phiofops = phi i1 [ true, %18 ], [ false, %24 ], [ true, %26 ]
  %.0 = phi ptr [ null, %26 ], [ %19, %24 ], [ null, %18 ]
  br i1 %phiofops, label %29, label %28

28:
  call void @Py_IncRef(ptr nonnull %.0) #8
  br label %29

29:
  br i1 %.not23, label %31, label %30

30:
  call void @Py_DecRef(ptr nonnull %15) #8
  br label %31

31:
  call void @Py_DecRef(ptr nonnull %11) #8
  br label %32

32:
  %.022 = phi ptr [ %.0, %31 ], [ null, %10 ]
  ret ptr %.022
}

declare ptr @PyCFunction_GetSelf(ptr) #4

define internal ptr @_ZL6key_ofPK6QueuesPK5QueueP6Object(ptr %0, ptr %1, ptr %2) #0 {
  %4 = alloca [3 x ptr], align 16
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %6 = load ptr, ptr %5, align 8, !tbaa !96
  %7 = call ptr @PyList_GetItem(ptr %6, i64 0) #8
  %8 = icmp eq ptr %7, %2
  br i1 %8, label %9, label %11

9:
  %10 = call ptr @PyList_GetItem(ptr %6, i64 1) #8
  call void @Py_IncRef(ptr %10) #8
  br label %32

11:
  %12 = call zeroext i1 @_ZL8is_plainPK6QueuesP6Object(ptr %0, ptr %2) #9
  br i1 %12, label %13, label %15

13:
  %14 = call ptr @PyTuple_New(i64 3) #8
  br label %15

15:
  %16 = phi ptr [ %14, %13 ], [ null, %11 ]
  %.not = icmp eq ptr %16, null
  br i1 %.not, label %32, label %17

17:
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #7
  store ptr %2, ptr %4, align 8, !tbaa !42
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %20 = load ptr, ptr %19, align 8, !tbaa !97
  store ptr %20, ptr %18, align 8, !tbaa !42
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %23 = load ptr, ptr %22, align 8, !tbaa !98
  store ptr %23, ptr %21, align 8, !tbaa !42
  br label %24

24:
  %.0 = phi i32 [ 0, %17 ], [ %30, %26 ]
  %25 = icmp samesign ult i32 %.0, 3
  br i1 %25, label %26, label %31

26:
  %27 = zext nneg i32 %.0 to i64
  %28 = getelementptr inbounds nuw ptr, ptr %4, i64 %27
  %29 = load ptr, ptr %28, align 8, !tbaa !42
  call void @_ZL8set_itemP6ObjectjS0_PFiS0_xS0_E(ptr nonnull %16, i32 %.0, ptr %29, ptr nonnull @PyTuple_SetItem) #9
  %30 = add nuw nsw i32 %.0, 1
  br label %24, !llvm.loop !99

31:
  call void @_ZL8set_itemP6ObjectjS0_PFiS0_xS0_E(ptr %6, i32 0, ptr %2, ptr nonnull @PyList_SetItem) #9
  call void @_ZL8set_itemP6ObjectjS0_PFiS0_xS0_E(ptr %6, i32 1, ptr nonnull %16, ptr nonnull @PyList_SetItem) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #7
  br label %32

32:
  %.022 = phi ptr [ %10, %9 ], [ %16, %31 ], [ null, %15 ]
  ret ptr %.022
}

declare ptr @PyDict_GetItemWithError(ptr, ptr) #4

declare ptr @PyCFunction_GetFunction(ptr) #4

declare void @Py_IncRef(ptr) #4

declare ptr @PyList_GetItem(ptr, i64) #4

define internal zeroext i1 @_ZL8is_plainPK6QueuesP6Object(ptr %0, ptr %1) #0 {
  %3 = load ptr, ptr %0, align 8, !tbaa !100
  %4 = call zeroext i1 @_ZL4is_aP6ObjectPKS_(ptr %1, ptr %3) #9
  br i1 %4, label %26, label %5

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load ptr, ptr %6, align 8, !tbaa !101
  %8 = call zeroext i1 @_ZL4is_aP6ObjectPKS_(ptr %1, ptr %7) #9
  br i1 %8, label %26, label %9

9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %11 = load ptr, ptr %10, align 8, !tbaa !102
  %12 = call zeroext i1 @_ZL4is_aP6ObjectPKS_(ptr %1, ptr %11) #9
  br i1 %12, label %26, label %13

13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %15 = load ptr, ptr %14, align 8, !tbaa !103
  %16 = call zeroext i1 @_ZL4is_aP6ObjectPKS_(ptr %1, ptr %15) #9
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
  %24 = load ptr, ptr %0, align 8, !tbaa !100
  %25 = call zeroext i1 @_ZL4is_aP6ObjectPKS_(ptr %23, ptr %24) #9
  br i1 %25, label %19, label %26, !llvm.loop !104

26:
  %.016 = phi i1 [ true, %2 ], [ true, %5 ], [ false, %13 ], [ true, %9 ], [ %20, %21 ], [ %20, %19 ]
  ret i1 %.016
}

declare ptr @PyTuple_New(i64) #4

define internal void @_ZL8set_itemP6ObjectjS0_PFiS0_xS0_E(ptr %0, i32 %1, ptr %2, ptr %3) #0 {
  call void @Py_IncRef(ptr %2) #8
  %5 = zext i32 %1 to i64
  %6 = call i32 %3(ptr %0, i64 %5, ptr %2) #8
  ret void
}

declare i32 @PyTuple_SetItem(ptr, i64, ptr) #4

declare i32 @PyList_SetItem(ptr, i64, ptr) #4

declare ptr @PyType_GenericAlloc(ptr, i64) #4

declare ptr @PyLong_FromLongLong(i64) #4

declare i32 @PyObject_SetAttr(ptr, ptr, ptr) #4

declare i32 @llvm.umax.i32(i32, i32) #6

declare double @llvm.fabs.f64(double) #6

attributes #0 = { mustprogress nounwind "no-builtins" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { "no-builtins" }
attributes #5 = { inlinehint mustprogress nounwind "no-builtins" }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }
attributes #8 = { nobuiltin nounwind "no-builtins" }
attributes #9 = { nobuiltin "no-builtins" }


!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = !{!8, !4, i64 40}
!8 = !{!"_ZTS6Kernel", !9, i64 0, !9, i64 8, !10, i64 16, !11, i64 24, !12, i64 32, !4, i64 40, !4, i64 44, !5, i64 48, !4, i64 60}
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
!21 = !{!"_ZTS4Line", !9, i64 0, !9, i64 8, !22, i64 16, !22, i64 24, !22, i64 32, !12, i64 40, !5, i64 48}
!22 = !{!"long long", !5, i64 0}
!23 = !{!19, !9, i64 32}
!24 = distinct !{!24, !16}
!25 = !{!8, !12, i64 32}
!26 = !{!21, !12, i64 40}
!27 = !{!12, !12, i64 0}
!28 = !{!8, !4, i64 44}
!29 = !{!8, !11, i64 24}
!30 = !{i64 0, i64 24, !31, i64 24, i64 24, !31, i64 48, i64 12, !31, i64 60, i64 12, !31, i64 72, i64 12, !31, i64 84, i64 4, !3, i64 88, i64 4, !3}
!31 = !{!5, !5, i64 0}
!32 = !{!33, !4, i64 88}
!33 = !{!"_ZTS6Launch", !5, i64 0, !5, i64 24, !5, i64 48, !5, i64 60, !5, i64 72, !4, i64 84, !4, i64 88}
!34 = distinct !{!34, !16}
!35 = !{!8, !9, i64 0}
!36 = !{!8, !9, i64 8}
!37 = distinct !{!37, !16}
!38 = distinct !{!38, !16}
!39 = !{!40, !22, i64 0}
!40 = !{!"_ZTS4Time", !22, i64 0, !22, i64 8}
!41 = !{!40, !22, i64 8}
!42 = !{!43, !43, i64 0}
!43 = !{!"p1 _ZTS6Object", !9, i64 0}
!44 = !{!45, !22, i64 0}
!45 = !{!"_ZTS5Items", !22, i64 0, !5, i64 8}
!46 = distinct !{!46, !16}
!47 = !{!21, !22, i64 32}
!48 = !{!49, !52, i64 664}
!49 = !{!"_ZTS4Call", !50, i64 0, !52, i64 664}
!50 = !{!"_ZTS5Taken", !51, i64 0, !43, i64 8, !4, i64 16, !4, i64 20, !5, i64 24}
!51 = !{!"p1 _ZTS5Known", !9, i64 0}
!52 = !{!"p1 _ZTS6Kernel", !9, i64 0}
!53 = !{!54, !43, i64 56}
!54 = !{!"_ZTS6Queues", !43, i64 0, !43, i64 8, !43, i64 16, !43, i64 24, !43, i64 32, !43, i64 40, !43, i64 48, !43, i64 56, !43, i64 64, !43, i64 72, !43, i64 80, !43, i64 88, !43, i64 96, !43, i64 104}
!55 = !{!54, !43, i64 64}
!56 = !{!57, !58, i64 0}
!57 = !{!"_ZTS5Queue", !58, i64 0, !43, i64 8, !43, i64 16, !43, i64 24, !43, i64 32}
!58 = !{!"p1 _ZTS4Line", !9, i64 0}
!59 = !{!21, !22, i64 16}
!60 = !{!54, !43, i64 104}
!61 = !{!54, !43, i64 48}
!62 = !{!54, !43, i64 80}
!63 = !{!54, !43, i64 88}
!64 = !{!57, !43, i64 8}
!65 = !{!54, !43, i64 96}
!66 = !{!67, !58, i64 0}
!67 = !{!"_ZTS6Waiter", !58, i64 0, !22, i64 8}
!68 = !{!21, !22, i64 24}
!69 = !{!21, !9, i64 8}
!70 = !{!67, !22, i64 8}
!71 = !{!72, !4, i64 0}
!72 = !{!"_ZTS10References", !4, i64 0, !5, i64 8}
!73 = !{!50, !4, i64 20}
!74 = !{!75, !4, i64 8}
!75 = !{!"_ZTS9Parameter", !76, i64 0, !4, i64 4, !4, i64 8, !4, i64 12, !4, i64 16}
!76 = !{!"_ZTS4Kind", !5, i64 0}
!77 = distinct !{!77, !16}
!78 = distinct !{!78, !16}
!79 = !{!75, !76, i64 0}
!80 = !{!50, !51, i64 0}
!81 = !{!82, !43, i64 8}
!82 = !{!"_ZTS5Known", !43, i64 0, !43, i64 8, !43, i64 16, !43, i64 24, !43, i64 32, !43, i64 40}
!83 = !{!82, !43, i64 16}
!84 = !{!82, !43, i64 0}
!85 = !{!82, !43, i64 32}
!86 = !{!82, !43, i64 24}
!87 = !{!50, !43, i64 8}
!88 = !{!75, !4, i64 16}
!89 = !{!82, !43, i64 40}
!90 = !{!75, !4, i64 12}
!91 = !{!22, !22, i64 0}
!92 = !{!75, !4, i64 4}
!93 = !{!54, !43, i64 32}
!94 = !{!54, !43, i64 72}
!95 = !{!54, !43, i64 40}
!96 = !{!57, !43, i64 32}
!97 = !{!57, !43, i64 16}
!98 = !{!57, !43, i64 24}
!99 = distinct !{!99, !16}
!100 = !{!54, !43, i64 0}
!101 = !{!54, !43, i64 16}
!102 = !{!54, !43, i64 24}
!103 = !{!54, !43, i64 8}
!104 = distinct !{!104, !16}
