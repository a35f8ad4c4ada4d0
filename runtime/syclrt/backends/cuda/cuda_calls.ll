source_filename = "cuda_calls.cpp"

%struct.Config = type { [3 x i32], [3 x i32], i32, ptr, ptr, i32 }
%struct.Launch = type { [3 x i64], [3 x i64], [3 x i64], [3 x i32], [3 x i32], i32, i32 }
%struct.Grid = type { [3 x i32], i32, %struct.Launch }
%struct.References = type { i32, [224 x ptr] }
%struct.Parameter = type { i32, i32, i32, i32, i32 }
%struct.Time = type { i64, i64 }

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
  store ptr %30, ptr %31, align 8, !tbaa !22
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
  br label %32, !llvm.loop !23

42:
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %44 = load i64, ptr %43, align 8, !tbaa !24
  %45 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %47 = load i64, ptr %46, align 8, !tbaa !25
  %48 = add i64 %47, 1
  store i64 %48, ptr %46, align 8, !tbaa !25
  %49 = and i64 %47, 63
  %50 = getelementptr inbounds nuw i64, ptr %45, i64 %49
  store i64 %44, ptr %50, align 8, !tbaa !26
  br label %51

51:
  %.047 = phi i32 [ 0, %42 ], [ %78, %77 ]
  %.0 = phi i32 [ undef, %42 ], [ %..0, %77 ]
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %53 = load i32, ptr %52, align 4, !tbaa !27
  %.not51 = icmp ult i32 %.047, %53
  br i1 %.not51, label %54, label %79

54:
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %56 = load ptr, ptr %55, align 8, !tbaa !28
  %57 = zext i32 %.047 to i64
  %58 = getelementptr inbounds nuw %struct.Grid, ptr %56, i64 %57
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #7
  %59 = getelementptr inbounds nuw i8, ptr %58, i64 16
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(104) %6, ptr nonnull align 8 dereferenceable(104) %59, i64 104, i1 false), !tbaa.struct !29
  %60 = load i32, ptr %29, align 8, !tbaa !18
  %61 = getelementptr inbounds nuw i8, ptr %6, i64 100
  store i32 %60, ptr %61, align 4, !tbaa !31
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
  br label %64, !llvm.loop !33

72:
  %73 = load ptr, ptr %0, align 8, !tbaa !34
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %75 = load ptr, ptr %74, align 8, !tbaa !35
  %76 = call i32 %73(ptr nonnull %5, ptr %75, ptr nonnull %12, ptr null) #8
  %.not.not = icmp eq i32 %76, 0
  %..0 = select i1 %.not.not, i32 %.0, i32 %76
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #7
  br i1 %.not.not, label %77, label %79

77:
  %78 = add i32 %.047, 1
  br label %51, !llvm.loop !36

79:
  %spec.select = phi i32 [ %..0, %72 ], [ 0, %51 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #7
  ret i32 %spec.select
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

define i32 @__cuda_launch_straight(ptr %0, ptr %1, ptr %2, i64 %3) #0 {
  %5 = trunc i64 %3 to i32
  %6 = call i32 @__cuda_launch(ptr %0, ptr %1, ptr %2, i32 %5) #9
  %7 = icmp eq i32 %6, 0
  %8 = zext i1 %7 to i32
  ret i32 %8
}

define ptr @__cuda_call_kernel(ptr %0, ptr %1, i64 %2) #0 {
  %4 = alloca %struct.References, align 8
  %5 = alloca [256 x i8], align 16
  %6 = call ptr @_ZL10address_inP6Object(ptr %0) #9
  %7 = icmp eq i64 %2, 2
  br i1 %7, label %8, label %11

8:
  %9 = load ptr, ptr %1, align 8, !tbaa !37
  %10 = call ptr @PyLong_AsVoidPtr(ptr %9) #8
  br label %11

11:
  %12 = phi ptr [ %10, %8 ], [ null, %3 ]
  %.not = icmp eq ptr %12, null
  br i1 %.not, label %13, label %15

13:
  %14 = call ptr @PyBool_FromLong(i64 0) #8
  br label %30

15:
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #7
  call void @_ZN10ReferencesC2Ev(ptr nonnull align 8 dereferenceable(1800) %4) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #7
  call void @llvm.memset.p0.i64(ptr nonnull align 16 dereferenceable(256) %5, i8 0, i64 256, i1 false)
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %17 = load ptr, ptr %16, align 8, !tbaa !37
  %18 = call zeroext i1 @_ZL4packPK5TakenP6ObjectPcR10References(ptr %6, ptr %17, ptr nonnull %5, ptr nonnull align 8 dereferenceable(1800) %4) #9
  br i1 %18, label %21, label %19

19:
  %20 = call ptr @PyBool_FromLong(i64 0) #8
  br label %29

21:
  %22 = call ptr @PyEval_SaveThread() #8
  %23 = getelementptr inbounds nuw i8, ptr %6, i64 672
  %24 = load ptr, ptr %23, align 8, !tbaa !39
  %25 = call i32 @__cuda_launch(ptr %24, ptr nonnull %12, ptr nonnull %5, i32 0) #9
  call void @PyEval_RestoreThread(ptr %22) #8
  %26 = icmp eq i32 %25, 0
  %27 = zext i1 %26 to i64
  %28 = call ptr @PyBool_FromLong(i64 %27) #8
  br label %29

29:
  %.1 = phi ptr [ %28, %21 ], [ %20, %19 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #7
  call void @_ZN10ReferencesD2Ev(ptr nonnull align 8 dereferenceable(1800) %4) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #7
  br label %30

30:
  %.0 = phi ptr [ %.1, %29 ], [ %14, %13 ]
  ret ptr %.0
}

define internal ptr @_ZL10address_inP6Object(ptr %0) #0 {
  %2 = call ptr @PyTuple_GetItem(ptr %0, i64 0) #8
  %3 = call ptr @PyLong_AsVoidPtr(ptr %2) #8
  ret ptr %3
}

declare ptr @PyLong_AsVoidPtr(ptr) #4

declare ptr @PyBool_FromLong(i64) #4

define linkonce_odr void @_ZN10ReferencesC2Ev(ptr nonnull align 8 dereferenceable(1800) %0) unnamed_addr #5 comdat align 2 {
  store i32 0, ptr %0, align 8, !tbaa !44
  ret void
}

define internal zeroext i1 @_ZL4packPK5TakenP6ObjectPcR10References(ptr %0, ptr %1, ptr %2, ptr nonnull align 8 dereferenceable(1800) %3) #0 {
  %5 = call i64 @PyTuple_Size(ptr %1) #8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %7 = load i32, ptr %6, align 4, !tbaa !46
  %8 = zext i32 %7 to i64
  %.not = icmp eq i64 %5, %8
  br i1 %.not, label %9, label %26

9:
  %.015 = phi i32 [ %25, %24 ], [ 0, %4 ]
  %10 = load i32, ptr %6, align 4, !tbaa !46
  %11 = icmp uge i32 %.015, %10
  br i1 %11, label %26, label %12

12:
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %14 = zext i32 %.015 to i64
  %15 = getelementptr inbounds nuw %struct.Parameter, ptr %13, i64 %14
  %16 = call ptr @PyTuple_GetItem(ptr %1, i64 %14) #8
  %17 = getelementptr inbounds nuw %struct.Parameter, ptr %0, i64 %14
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 40
  %19 = load i32, ptr %18, align 4, !tbaa !47
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 %20
  %22 = call zeroext i1 @_ZL4takePK5TakenRK9ParameterP6ObjectPcR10References(ptr %0, ptr nonnull align 4 dereferenceable(20) %15, ptr %16, ptr %21, ptr nonnull align 8 dereferenceable(1800) %3) #9
  br i1 %22, label %24, label %23

23:
  call void @PyErr_Clear() #8
  br label %26

24:
  %25 = add i32 %.015, 1
  br label %9, !llvm.loop !50

26:
  %.016 = phi i1 [ false, %4 ], [ %11, %9 ], [ %11, %23 ]
  ret i1 %.016
}

declare ptr @PyEval_SaveThread() #4

declare void @PyEval_RestoreThread(ptr) #4

define linkonce_odr void @_ZN10ReferencesD2Ev(ptr nonnull align 8 dereferenceable(1800) %0) unnamed_addr #0 comdat align 2 {
  br label %2

2:
  %3 = load i32, ptr %0, align 8, !tbaa !44
  %.not = icmp eq i32 %3, 0
  br i1 %.not, label %10, label %4

4:
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = add i32 %3, -1
  store i32 %6, ptr %0, align 8, !tbaa !44
  %7 = zext i32 %6 to i64
  %8 = getelementptr inbounds nuw ptr, ptr %5, i64 %7
  %9 = load ptr, ptr %8, align 8, !tbaa !37
  call void @Py_DecRef(ptr %9) #8
  br label %2, !llvm.loop !51

10:
  ret void
}

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
  br i1 %.not10, label %8, label %13, !llvm.loop !52

13:
  %.0 = phi i32 [ %4, %3 ], [ 600, %8 ], [ %12, %11 ]
  ret i32 %.0
}

define internal i64 @_ZL3nowv() #0 {
  %1 = alloca %struct.Time, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #7
  %2 = call i32 @clock_gettime(i32 1, ptr nonnull %1) #8
  %3 = load i64, ptr %1, align 8, !tbaa !53
  %4 = mul nsw i64 %3, 1000000000
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %6 = load i64, ptr %5, align 8, !tbaa !56
  %7 = add nsw i64 %4, %6
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #7
  ret i64 %7
}

declare ptr @PyTuple_GetItem(ptr, i64) #4

declare i64 @PyTuple_Size(ptr) #4

define internal zeroext i1 @_ZL4takePK5TakenRK9ParameterP6ObjectPcR10References(ptr %0, ptr nonnull align 4 dereferenceable(20) %1, ptr %2, ptr %3, ptr nonnull align 8 dereferenceable(1800) %4) #0 {
  %6 = load i32, ptr %1, align 4, !tbaa !57
  %7 = icmp eq i32 %6, 3
  br i1 %7, label %8, label %10

8:
  %9 = call zeroext i1 @_ZL12take_addressPK5TakenRK9ParameterP6ObjectPcR10References(ptr %0, ptr nonnull align 4 dereferenceable(20) %1, ptr %2, ptr %3, ptr nonnull align 8 dereferenceable(1800) %4) #9
  br label %28

10:
  %11 = load ptr, ptr %0, align 8, !tbaa !58
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %13 = load ptr, ptr %12, align 8, !tbaa !59
  %14 = call zeroext i1 @_ZL4is_aP6ObjectPKS_(ptr %2, ptr %13) #9
  %15 = load i32, ptr %1, align 4, !tbaa !57
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
  %22 = load ptr, ptr %0, align 8, !tbaa !58
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 16
  %24 = load ptr, ptr %23, align 8, !tbaa !61
  %25 = call zeroext i1 @_ZL4is_aP6ObjectPKS_(ptr %2, ptr %24) #9
  br i1 %25, label %26, label %28

26:
  %27 = call zeroext i1 @_ZL9take_realRK9ParameterP6ObjectPc(ptr nonnull align 4 dereferenceable(20) %1, ptr %2, ptr %3) #9
  br label %28

28:
  %.0 = phi i1 [ %9, %8 ], [ %19, %18 ], [ false, %17 ], [ false, %21 ], [ %27, %26 ]
  ret i1 %.0
}

declare void @PyErr_Clear() #4

define internal zeroext i1 @_ZL12take_addressPK5TakenRK9ParameterP6ObjectPcR10References(ptr %0, ptr nonnull align 4 dereferenceable(20) %1, ptr %2, ptr %3, ptr nonnull align 8 dereferenceable(1800) %4) #0 {
  %6 = alloca i32, align 4
  %7 = load ptr, ptr %0, align 8, !tbaa !58
  %8 = load ptr, ptr %7, align 8, !tbaa !62
  %.not = icmp eq ptr %2, %8
  br i1 %.not, label %54, label %9

9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %11 = load ptr, ptr %10, align 8, !tbaa !63
  %12 = call zeroext i1 @_ZL4is_aP6ObjectPKS_(ptr %2, ptr %11) #9
  br i1 %12, label %17, label %13

13:
  %14 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %15 = load ptr, ptr %14, align 8, !tbaa !64
  %16 = call ptr @_ZN10References9attributeEP6ObjectS1_(ptr nonnull align 8 dereferenceable(1800) %4, ptr %2, ptr %15) #9
  br label %17

17:
  %18 = phi ptr [ %16, %13 ], [ %2, %9 ]
  %.not52 = icmp eq ptr %18, null
  br i1 %.not52, label %.critedge, label %19

19:
  %20 = load ptr, ptr %10, align 8, !tbaa !63
  %21 = call zeroext i1 @_ZL4is_aP6ObjectPKS_(ptr nonnull %18, ptr %20) #9
  br i1 %21, label %22, label %.critedge

22:
  br i1 %12, label %25, label %23

23:
  %24 = call zeroext i1 @_ZL8has_sizeP6ObjectRK9ParameterPK5KnownR10References(ptr %2, ptr nonnull align 4 dereferenceable(20) %1, ptr nonnull %7, ptr nonnull align 8 dereferenceable(1800) %4) #9
  br i1 %24, label %25, label %.critedge

25:
  %26 = getelementptr inbounds nuw i8, ptr %7, i64 40
  %27 = load ptr, ptr %26, align 8, !tbaa !65
  %28 = call ptr @_ZN10References9attributeEP6ObjectS1_(ptr nonnull align 8 dereferenceable(1800) %4, ptr nonnull %18, ptr %27) #9
  %29 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %30 = load ptr, ptr %29, align 8, !tbaa !66
  %31 = call ptr @_ZN10References9attributeEP6ObjectS1_(ptr nonnull align 8 dereferenceable(1800) %4, ptr nonnull %18, ptr %30) #9
  %32 = getelementptr inbounds nuw i8, ptr %7, i64 56
  %33 = load ptr, ptr %32, align 8, !tbaa !67
  %34 = call ptr @_ZN10References9attributeEP6ObjectS1_(ptr nonnull align 8 dereferenceable(1800) %4, ptr %28, ptr %33) #9
  %35 = getelementptr inbounds nuw i8, ptr %7, i64 72
  %36 = load ptr, ptr %35, align 8, !tbaa !68
  %37 = call ptr @_ZN10References9attributeEP6ObjectS1_(ptr nonnull align 8 dereferenceable(1800) %4, ptr %28, ptr %36) #9
  %38 = icmp ne ptr %31, null
  %39 = icmp ne ptr %37, null
  %or.cond = and i1 %38, %39
  %40 = icmp ne ptr %34, null
  %or.cond51 = and i1 %or.cond, %40
  br i1 %or.cond51, label %41, label %.critedge

41:
  %42 = load ptr, ptr %7, align 8, !tbaa !62
  %43 = icmp eq ptr %34, %42
  br i1 %43, label %.critedge, label %44

44:
  %45 = getelementptr inbounds nuw i8, ptr %7, i64 64
  %46 = load ptr, ptr %45, align 8, !tbaa !69
  %47 = call ptr @_ZN10References9attributeEP6ObjectS1_(ptr nonnull align 8 dereferenceable(1800) %4, ptr %28, ptr %46) #9
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %49 = load ptr, ptr %48, align 8, !tbaa !70
  %.not53 = icmp eq ptr %47, %49
  br i1 %.not53, label %50, label %.critedge

50:
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #7
  store i32 0, ptr %6, align 4, !tbaa !3
  %51 = call i64 @PyLong_AsLongLongAndOverflow(ptr nonnull %37, ptr nonnull %6) #8
  %52 = call i64 @PyLong_AsLongLongAndOverflow(ptr nonnull %31, ptr nonnull %6) #8
  %53 = add i64 %51, %52
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #7
  br label %54

54:
  %.046 = phi i64 [ 0, %5 ], [ %53, %50 ]
  store i64 %.046, ptr %3, align 1
  %55 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %56 = load i32, ptr %55, align 4, !tbaa !71
  %57 = zext i32 %56 to i64
  %58 = urem i64 %.046, %57
  %59 = icmp eq i64 %58, 0
  br label %.critedge

.critedge:
  %.2 = phi i1 [ %59, %54 ], [ false, %44 ], [ false, %41 ], [ false, %25 ], [ false, %19 ], [ false, %17 ], [ false, %23 ]
  ret i1 %.2
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
  store i64 %6, ptr %5, align 8, !tbaa !72
  %7 = load i32, ptr %4, align 4, !tbaa !3
  %.not = icmp eq i32 %7, 0
  br i1 %.not, label %8, label %26

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %10 = load i32, ptr %9, align 4, !tbaa !73
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
  store i64 %21, ptr %5, align 8, !tbaa !72
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
  %7 = load i32, ptr %0, align 4, !tbaa !57
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

define linkonce_odr ptr @_ZN10References9attributeEP6ObjectS1_(ptr nonnull align 8 dereferenceable(1800) %0, ptr %1, ptr %2) #0 comdat align 2 {
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
  %10 = load i32, ptr %0, align 8, !tbaa !44
  %11 = add i32 %10, 1
  store i32 %11, ptr %0, align 8, !tbaa !44
  %12 = zext i32 %10 to i64
  %13 = getelementptr inbounds nuw ptr, ptr %9, i64 %12
  store ptr %7, ptr %13, align 8, !tbaa !37
  br label %14

14:
  ret ptr %7
}

define internal zeroext i1 @_ZL8has_sizeP6ObjectRK9ParameterPK5KnownR10References(ptr %0, ptr nonnull align 4 dereferenceable(20) %1, ptr %2, ptr nonnull align 8 dereferenceable(1800) %3) #0 {
  %5 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #7
  store i32 0, ptr %5, align 4, !tbaa !3
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %7 = load i32, ptr %6, align 4, !tbaa !74
  %8 = icmp ugt i32 %7, 1
  br i1 %8, label %9, label %13

9:
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %11 = load ptr, ptr %10, align 8, !tbaa !75
  %12 = call ptr @_ZN10References9attributeEP6ObjectS1_(ptr nonnull align 8 dereferenceable(1800) %3, ptr %0, ptr %11) #9
  br label %13

13:
  %14 = phi ptr [ %12, %9 ], [ null, %4 ]
  %15 = load i32, ptr %6, align 4, !tbaa !74
  %16 = icmp ult i32 %15, 2
  br i1 %16, label %23, label %17

17:
  %.not = icmp eq ptr %14, null
  br i1 %.not, label %23, label %18

18:
  %19 = call i64 @PyLong_AsLongLongAndOverflow(ptr nonnull %14, ptr nonnull %5) #8
  %20 = load i32, ptr %6, align 4, !tbaa !74
  %21 = zext i32 %20 to i64
  %22 = icmp eq i64 %19, %21
  br label %23

23:
  %24 = phi i1 [ true, %13 ], [ false, %17 ], [ %22, %18 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #7
  ret i1 %24
}

declare i64 @PyLong_AsLongLongAndOverflow(ptr, ptr) #4

declare ptr @PyObject_GetAttr(ptr, ptr) #4

declare ptr @PyObject_Type(ptr) #4

declare void @Py_DecRef(ptr) #4

declare double @PyFloat_AsDouble(ptr) #4

declare ptr @PyErr_Occurred() #4

declare i1 @llvm.is.fpclass.f64(double, i32 immarg) #6

declare i32 @clock_gettime(i32, ptr) #4

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
!21 = !{!"_ZTS4Line", !9, i64 0, !12, i64 8, !5, i64 16}
!22 = !{!19, !9, i64 32}
!23 = distinct !{!23, !16}
!24 = !{!8, !12, i64 32}
!25 = !{!21, !12, i64 8}
!26 = !{!12, !12, i64 0}
!27 = !{!8, !4, i64 44}
!28 = !{!8, !11, i64 24}
!29 = !{i64 0, i64 24, !30, i64 24, i64 24, !30, i64 48, i64 24, !30, i64 72, i64 12, !30, i64 84, i64 12, !30, i64 96, i64 4, !3, i64 100, i64 4, !3}
!30 = !{!5, !5, i64 0}
!31 = !{!32, !4, i64 100}
!32 = !{!"_ZTS6Launch", !5, i64 0, !5, i64 24, !5, i64 48, !5, i64 72, !5, i64 84, !4, i64 96, !4, i64 100}
!33 = distinct !{!33, !16}
!34 = !{!8, !9, i64 0}
!35 = !{!8, !9, i64 8}
!36 = distinct !{!36, !16}
!37 = !{!38, !38, i64 0}
!38 = !{!"p1 _ZTS6Object", !9, i64 0}
!39 = !{!40, !43, i64 672}
!40 = !{!"_ZTS4Call", !41, i64 0, !43, i64 672}
!41 = !{!"_ZTS5Taken", !42, i64 0, !38, i64 8, !38, i64 16, !4, i64 24, !4, i64 28, !5, i64 32}
!42 = !{!"p1 _ZTS5Known", !9, i64 0}
!43 = !{!"p1 _ZTS6Kernel", !9, i64 0}
!44 = !{!45, !4, i64 0}
!45 = !{!"_ZTS10References", !4, i64 0, !5, i64 8}
!46 = !{!41, !4, i64 28}
!47 = !{!48, !4, i64 8}
!48 = !{!"_ZTS9Parameter", !49, i64 0, !4, i64 4, !4, i64 8, !4, i64 12, !4, i64 16}
!49 = !{!"_ZTS4Kind", !5, i64 0}
!50 = distinct !{!50, !16}
!51 = distinct !{!51, !16}
!52 = distinct !{!52, !16}
!53 = !{!54, !55, i64 0}
!54 = !{!"_ZTS4Time", !55, i64 0, !55, i64 8}
!55 = !{!"long long", !5, i64 0}
!56 = !{!54, !55, i64 8}
!57 = !{!48, !49, i64 0}
!58 = !{!41, !42, i64 0}
!59 = !{!60, !38, i64 8}
!60 = !{!"_ZTS5Known", !38, i64 0, !38, i64 8, !38, i64 16, !38, i64 24, !38, i64 32, !38, i64 40, !38, i64 48, !38, i64 56, !38, i64 64, !38, i64 72}
!61 = !{!60, !38, i64 16}
!62 = !{!60, !38, i64 0}
!63 = !{!41, !38, i64 8}
!64 = !{!60, !38, i64 24}
!65 = !{!60, !38, i64 40}
!66 = !{!60, !38, i64 48}
!67 = !{!60, !38, i64 56}
!68 = !{!60, !38, i64 72}
!69 = !{!60, !38, i64 64}
!70 = !{!41, !38, i64 16}
!71 = !{!48, !4, i64 12}
!72 = !{!55, !55, i64 0}
!73 = !{!48, !4, i64 4}
!74 = !{!48, !4, i64 16}
!75 = !{!60, !38, i64 32}
