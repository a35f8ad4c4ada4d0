source_filename = "loops.cpp"

%struct.Item = type { [3 x i64], [3 x i64], [3 x i64], [3 x i64], [3 x i64], [3 x i64], [3 x i64], i64, i64, i64, ptr, ptr }

@_ZZ17__native_item_keyE4made = internal global i32 0, align 4

define i64 @__native_query_item_global_id(ptr %0, i32 %1) #0 {
  switch i32 %1, label %11 [
    i32 0, label %3
    i32 1, label %5
    i32 2, label %8
  ]

3:
  %4 = load i64, ptr %0, align 8, !tbaa !7
  br label %11

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = load i64, ptr %6, align 8, !tbaa !7
  br label %11

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %10 = load i64, ptr %9, align 8, !tbaa !7
  br label %11

11:
  %12 = phi i64 [ %4, %3 ], [ %7, %5 ], [ %10, %8 ], [ 0, %2 ]
  ret i64 %12
}

define i64 @__native_query_item_local_id(ptr %0, i32 %1) #0 {
  switch i32 %1, label %12 [
    i32 0, label %3
    i32 1, label %6
    i32 2, label %9
  ]

3:
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %5 = load i64, ptr %4, align 8, !tbaa !7
  br label %12

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %8 = load i64, ptr %7, align 8, !tbaa !7
  br label %12

9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %11 = load i64, ptr %10, align 8, !tbaa !7
  br label %12

12:
  %13 = phi i64 [ %5, %3 ], [ %8, %6 ], [ %11, %9 ], [ 0, %2 ]
  ret i64 %13
}

define i64 @__native_query_group_group_id(ptr %0, i32 %1) #0 {
  switch i32 %1, label %12 [
    i32 0, label %3
    i32 1, label %6
    i32 2, label %9
  ]

3:
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %5 = load i64, ptr %4, align 8, !tbaa !7
  br label %12

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %8 = load i64, ptr %7, align 8, !tbaa !7
  br label %12

9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %11 = load i64, ptr %10, align 8, !tbaa !7
  br label %12

12:
  %13 = phi i64 [ %5, %3 ], [ %8, %6 ], [ %11, %9 ], [ 0, %2 ]
  ret i64 %13
}

define i64 @__native_query_group_global_size(ptr %0, i32 %1) #0 {
  switch i32 %1, label %12 [
    i32 0, label %3
    i32 1, label %6
    i32 2, label %9
  ]

3:
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %5 = load i64, ptr %4, align 8, !tbaa !7
  br label %12

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %8 = load i64, ptr %7, align 8, !tbaa !7
  br label %12

9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %11 = load i64, ptr %10, align 8, !tbaa !7
  br label %12

12:
  %13 = phi i64 [ %5, %3 ], [ %8, %6 ], [ %11, %9 ], [ 1, %2 ]
  ret i64 %13
}

define i64 @__native_query_group_local_size(ptr %0, i32 %1) #0 {
  switch i32 %1, label %12 [
    i32 0, label %3
    i32 1, label %6
    i32 2, label %9
  ]

3:
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %5 = load i64, ptr %4, align 8, !tbaa !7
  br label %12

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %8 = load i64, ptr %7, align 8, !tbaa !7
  br label %12

9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %11 = load i64, ptr %10, align 8, !tbaa !7
  br label %12

12:
  %13 = phi i64 [ %5, %3 ], [ %8, %6 ], [ %11, %9 ], [ 1, %2 ]
  ret i64 %13
}

define i64 @__native_query_group_group_count(ptr %0, i32 %1) #0 {
  switch i32 %1, label %12 [
    i32 0, label %3
    i32 1, label %6
    i32 2, label %9
  ]

3:
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %5 = load i64, ptr %4, align 8, !tbaa !7
  br label %12

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %8 = load i64, ptr %7, align 8, !tbaa !7
  br label %12

9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %11 = load i64, ptr %10, align 8, !tbaa !7
  br label %12

12:
  %13 = phi i64 [ %5, %3 ], [ %8, %6 ], [ %11, %9 ], [ 1, %2 ]
  ret i64 %13
}

define i64 @__native_query_group_global_offset(ptr %0, i32 %1) #0 {
  switch i32 %1, label %12 [
    i32 0, label %3
    i32 1, label %6
    i32 2, label %9
  ]

3:
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %5 = load i64, ptr %4, align 8, !tbaa !7
  br label %12

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %8 = load i64, ptr %7, align 8, !tbaa !7
  br label %12

9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %11 = load i64, ptr %10, align 8, !tbaa !7
  br label %12

12:
  %13 = phi i64 [ %5, %3 ], [ %8, %6 ], [ %11, %9 ], [ 0, %2 ]
  ret i64 %13
}

define i64 @__native_query_group_dimensions(ptr %0) #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %3 = load i64, ptr %2, align 8, !tbaa !9
  ret i64 %3
}

define i64 @__native_query_group_items(ptr %0) #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %3 = load i64, ptr %2, align 8, !tbaa !13
  ret i64 %3
}

define i64 @__native_query_item_index(ptr %0) #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %3 = load i64, ptr %2, align 8, !tbaa !14
  ret i64 %3
}

define ptr @__native_query_group_local_memory(ptr %0, i64 %1) #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %4 = load ptr, ptr %3, align 8, !tbaa !15
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 %1
  ret ptr %5
}

define ptr @__native_query_group_dynamic_local_memory(ptr %0) #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %3 = load ptr, ptr %2, align 8, !tbaa !16
  ret ptr %3
}

define i32 @__native_item_key() #1 {
  %1 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #6
  %2 = load atomic i32, ptr @_ZZ17__native_item_keyE4made acquire, align 4
  store i32 %2, ptr %1, align 4, !tbaa !3
  %.not = icmp eq i32 %2, 0
  br i1 %.not, label %5, label %3

3:
  %4 = add i32 %2, -1
  br label %18

5:
  %6 = call i32 @pthread_key_create(ptr nonnull %1, ptr null) #7
  %7 = load i32, ptr %1, align 4, !tbaa !3
  %8 = add i32 %7, 1
  %9 = cmpxchg ptr @_ZZ17__native_item_keyE4made, i32 0, i32 %8 acq_rel acquire, align 4
  %10 = extractvalue { i32, i1 } %9, 1
  br i1 %10, label %11, label %13

11:
  %12 = load i32, ptr %1, align 4, !tbaa !3
  br label %18

13:
  %14 = extractvalue { i32, i1 } %9, 0
  %15 = load i32, ptr %1, align 4, !tbaa !3
  %16 = call i32 @pthread_key_delete(i32 %15) #7
  %17 = add i32 %14, -1
  br label %18

18:
  %.0 = phi i32 [ %4, %3 ], [ %12, %11 ], [ %17, %13 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #6
  ret i32 %.0
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

declare i32 @pthread_key_create(ptr, ptr) #3

declare i32 @pthread_key_delete(i32) #3

declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

define ptr @__native_current_item() #4 {
  %1 = call i32 @__native_item_key() #8
  %2 = call ptr @pthread_getspecific(i32 %1) #7
  ret ptr %2
}

declare ptr @pthread_getspecific(i32) #3

define void @__native_publish_item(ptr %0) #4 {
  %2 = call i32 @__native_item_key() #8
  %3 = call i32 @pthread_setspecific(i32 %2, ptr %0) #7
  ret void
}

declare i32 @pthread_setspecific(i32, ptr) #3

define void @__native_fix_local_size(ptr %0, i64 %1, i64 %2, i64 %3) #0 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store i64 %1, ptr %5, align 8, !tbaa !7
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store i64 %2, ptr %6, align 8, !tbaa !7
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store i64 %3, ptr %7, align 8, !tbaa !7
  %8 = mul i64 %1, %2
  %9 = mul i64 %8, %3
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 176
  store i64 %9, ptr %10, align 8, !tbaa !13
  ret void
}

define i32 @__native_run_region(ptr %0, ptr %1, ptr %2, ptr %3) #0 {
  %5 = alloca i64, align 8
  %6 = alloca %struct.Item, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #6
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(208) %6, ptr nonnull align 8 dereferenceable(208) %1, i64 208, i1 false), !tbaa.struct !17
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 96
  %8 = load i64, ptr %7, align 8, !tbaa !7
  %9 = getelementptr inbounds nuw i8, ptr %6, i64 104
  %10 = load i64, ptr %9, align 8, !tbaa !7
  %11 = getelementptr inbounds nuw i8, ptr %6, i64 112
  %12 = load i64, ptr %11, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #6
  store i64 0, ptr %5, align 8, !tbaa !7
  br label %13

13:
  %.066 = phi i64 [ 0, %4 ], [ %29, %28 ]
  %.0 = phi i32 [ -1, %4 ], [ %.1, %28 ]
  %14 = icmp ult i64 %.066, %12
  br i1 %14, label %15, label %_ZL3runPcP4ItemS_PFiS_S1_S_PmEmmm.exit

15:
  %16 = getelementptr inbounds nuw i8, ptr %6, i64 40
  store i64 %.066, ptr %16, align 8, !tbaa !7
  %17 = getelementptr inbounds nuw i8, ptr %6, i64 160
  %18 = load i64, ptr %17, align 8, !tbaa !7
  %19 = getelementptr inbounds nuw i8, ptr %6, i64 64
  %20 = load i64, ptr %19, align 8, !tbaa !7
  %21 = load i64, ptr %11, align 8, !tbaa !7
  %22 = mul i64 %20, %21
  %23 = add i64 %18, %22
  %24 = add i64 %23, %.066
  %25 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i64 %24, ptr %25, align 8, !tbaa !7
  br label %26

26:
  %.067 = phi i64 [ 0, %15 ], [ %48, %47 ]
  %.1 = phi i32 [ %.0, %15 ], [ %.2, %47 ]
  %27 = icmp ult i64 %.067, %10
  br i1 %27, label %30, label %28

28:
  %29 = add i64 %.066, 1
  br label %13, !llvm.loop !20

30:
  %31 = getelementptr inbounds nuw i8, ptr %6, i64 32
  store i64 %.067, ptr %31, align 8, !tbaa !7
  %32 = getelementptr inbounds nuw i8, ptr %6, i64 152
  %33 = load i64, ptr %32, align 8, !tbaa !7
  %34 = getelementptr inbounds nuw i8, ptr %6, i64 56
  %35 = load i64, ptr %34, align 8, !tbaa !7
  %36 = load i64, ptr %9, align 8, !tbaa !7
  %37 = mul i64 %35, %36
  %38 = add i64 %33, %37
  %39 = add i64 %38, %.067
  %40 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store i64 %39, ptr %40, align 8, !tbaa !7
  %41 = mul i64 %.066, %36
  %42 = add i64 %41, %.067
  %43 = load i64, ptr %7, align 8, !tbaa !7
  %44 = mul i64 %42, %43
  br label %45

45:
  %.068 = phi i64 [ 0, %30 ], [ %62, %49 ]
  %.2 = phi i32 [ %.1, %30 ], [ %61, %49 ]
  %46 = icmp ult i64 %.068, %8
  br i1 %46, label %49, label %47

47:
  %48 = add i64 %.067, 1
  br label %26, !llvm.loop !22

49:
  %50 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store i64 %.068, ptr %50, align 8, !tbaa !7, !llvm.access.group !23
  %51 = getelementptr inbounds nuw i8, ptr %6, i64 144
  %52 = load i64, ptr %51, align 8, !tbaa !7, !llvm.access.group !23
  %53 = getelementptr inbounds nuw i8, ptr %6, i64 48
  %54 = load i64, ptr %53, align 8, !tbaa !7, !llvm.access.group !23
  %55 = load i64, ptr %7, align 8, !tbaa !7, !llvm.access.group !23
  %56 = mul i64 %54, %55
  %57 = add i64 %52, %56
  %58 = add i64 %57, %.068
  store i64 %58, ptr %6, align 8, !tbaa !7, !llvm.access.group !23
  %59 = add i64 %44, %.068
  store i64 %59, ptr %5, align 8, !tbaa !7, !llvm.access.group !23
  %60 = getelementptr inbounds nuw i8, ptr %6, i64 184
  store i64 %59, ptr %60, align 8, !tbaa !14, !llvm.access.group !23
  %61 = call i32 %3(ptr %0, ptr nonnull %6, ptr %2, ptr nonnull %5) #7, !llvm.access.group !23
  %62 = add i64 %.068, 1
  br label %45, !llvm.loop !24

_ZL3runPcP4ItemS_PFiS_S1_S_PmEmmm.exit:
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #6
  ret i32 %.0
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #5

define void @__native_run_items(ptr %0, ptr %1, i64 %2, ptr %3) #0 {
  %5 = alloca i64, align 8
  %6 = alloca %struct.Item, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #6
  %7 = add i64 %2, 64
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %9 = load i64, ptr %8, align 8, !tbaa !28
  %10 = add i64 %7, %9
  %11 = alloca i8, i64 %10, align 64
  br label %12

12:
  %.0 = phi i32 [ 0, %4 ], [ %35, %14 ]
  %13 = icmp samesign ult i32 %.0, 3
  br i1 %13, label %14, label %_ZL5startP4ItemPK6LaunchPcm.exit

14:
  %15 = zext nneg i32 %.0 to i64
  %16 = getelementptr inbounds nuw i64, ptr %1, i64 %15
  %17 = load i64, ptr %16, align 8, !tbaa !7
  %18 = getelementptr inbounds nuw i8, ptr %6, i64 72
  %19 = getelementptr inbounds nuw i64, ptr %18, i64 %15
  store i64 %17, ptr %19, align 8, !tbaa !7
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %21 = getelementptr inbounds nuw i64, ptr %20, i64 %15
  %22 = load i64, ptr %21, align 8, !tbaa !7
  %23 = getelementptr inbounds nuw i8, ptr %6, i64 96
  %24 = getelementptr inbounds nuw i64, ptr %23, i64 %15
  store i64 %22, ptr %24, align 8, !tbaa !7
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %26 = getelementptr inbounds nuw i64, ptr %25, i64 %15
  %27 = load i64, ptr %26, align 8, !tbaa !7
  %28 = getelementptr inbounds nuw i8, ptr %6, i64 120
  %29 = getelementptr inbounds nuw i64, ptr %28, i64 %15
  store i64 %27, ptr %29, align 8, !tbaa !7
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %31 = getelementptr inbounds nuw i64, ptr %30, i64 %15
  %32 = load i64, ptr %31, align 8, !tbaa !7
  %33 = getelementptr inbounds nuw i8, ptr %6, i64 144
  %34 = getelementptr inbounds nuw i64, ptr %33, i64 %15
  store i64 %32, ptr %34, align 8, !tbaa !7
  %35 = add nuw nsw i32 %.0, 1
  br label %12, !llvm.loop !30

_ZL5startP4ItemPK6LaunchPcm.exit:
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %37 = load i64, ptr %36, align 8, !tbaa !31
  %38 = getelementptr inbounds nuw i8, ptr %6, i64 168
  store i64 %37, ptr %38, align 8, !tbaa !9
  %39 = getelementptr inbounds nuw i8, ptr %6, i64 96
  %40 = load i64, ptr %39, align 8, !tbaa !7
  %41 = getelementptr inbounds nuw i8, ptr %6, i64 104
  %42 = load i64, ptr %41, align 8, !tbaa !7
  %43 = mul i64 %40, %42
  %44 = getelementptr inbounds nuw i8, ptr %6, i64 112
  %45 = load i64, ptr %44, align 8, !tbaa !7
  %46 = mul i64 %43, %45
  %47 = getelementptr inbounds nuw i8, ptr %6, i64 176
  store i64 %46, ptr %47, align 8, !tbaa !13
  %48 = getelementptr inbounds nuw i8, ptr %6, i64 192
  store ptr %11, ptr %48, align 8, !tbaa !15
  %49 = add i64 %2, 63
  %50 = and i64 %49, -64
  %51 = getelementptr inbounds nuw i8, ptr %11, i64 %50
  %52 = getelementptr inbounds nuw i8, ptr %6, i64 200
  store ptr %51, ptr %52, align 8, !tbaa !16
  br label %53

53:
  %54 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %55 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %56 = load i64, ptr %55, align 8, !tbaa !32
  %57 = atomicrmw add ptr %54, i64 %56 monotonic, align 8
  %58 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %59 = load i64, ptr %58, align 8, !tbaa !33
  %60 = icmp ult i64 %57, %59
  br i1 %60, label %61, label %147

61:
  %62 = sub i64 %59, %57
  %63 = icmp ult i64 %62, %56
  %64 = add i64 %57, %56
  %65 = select i1 %63, i64 %59, i64 %64
  br label %66

66:
  %.0165 = phi i64 [ %57, %61 ], [ %146, %_ZL3runPcP4ItemS_PFiS_S1_S_PmEmmm.exit ]
  %67 = icmp ult i64 %.0165, %65
  br i1 %67, label %_ZL6extentPK4Itemi.exit, label %53, !llvm.loop !34

_ZL6extentPK4Itemi.exit:
  %68 = getelementptr inbounds nuw i8, ptr %6, i64 120
  %69 = load i64, ptr %68, align 8, !tbaa !7
  %70 = urem i64 %.0165, %69
  %71 = getelementptr inbounds nuw i8, ptr %6, i64 48
  store i64 %70, ptr %71, align 8, !tbaa !7
  %72 = udiv i64 %.0165, %69
  %73 = getelementptr inbounds nuw i8, ptr %6, i64 128
  %74 = load i64, ptr %73, align 8, !tbaa !7
  %75 = urem i64 %72, %74
  %76 = getelementptr inbounds nuw i8, ptr %6, i64 56
  store i64 %75, ptr %76, align 8, !tbaa !7
  %77 = udiv i64 %72, %74
  %78 = getelementptr inbounds nuw i8, ptr %6, i64 64
  store i64 %77, ptr %78, align 8, !tbaa !7
  %79 = load i64, ptr %39, align 8, !tbaa !7
  %80 = mul i64 %70, %79
  %81 = getelementptr inbounds nuw i8, ptr %6, i64 72
  %82 = load i64, ptr %81, align 8, !tbaa !7
  %83 = sub i64 %82, %80
  %84 = icmp ult i64 %83, %79
  %spec.select = select i1 %84, i64 %83, i64 %79
  %85 = load i64, ptr %41, align 8, !tbaa !7
  %86 = mul i64 %75, %85
  %87 = getelementptr inbounds nuw i8, ptr %6, i64 80
  %88 = load i64, ptr %87, align 8, !tbaa !7
  %89 = sub i64 %88, %86
  %90 = icmp ult i64 %89, %85
  %91 = select i1 %90, i64 %89, i64 %85
  %92 = load i64, ptr %44, align 8, !tbaa !7
  %93 = mul i64 %77, %92
  %94 = getelementptr inbounds nuw i8, ptr %6, i64 88
  %95 = load i64, ptr %94, align 8, !tbaa !7
  %96 = sub i64 %95, %93
  %97 = icmp ult i64 %96, %92
  %98 = select i1 %97, i64 %96, i64 %92
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #6
  store i64 0, ptr %5, align 8, !tbaa !7
  br label %99

99:
  %.0167 = phi i64 [ 0, %_ZL6extentPK4Itemi.exit ], [ %114, %113 ]
  %100 = icmp ult i64 %.0167, %98
  br i1 %100, label %101, label %_ZL3runPcP4ItemS_PFiS_S1_S_PmEmmm.exit

101:
  %102 = getelementptr inbounds nuw i8, ptr %6, i64 40
  store i64 %.0167, ptr %102, align 8, !tbaa !7
  %103 = getelementptr inbounds nuw i8, ptr %6, i64 160
  %104 = load i64, ptr %103, align 8, !tbaa !7
  %105 = load i64, ptr %78, align 8, !tbaa !7
  %106 = load i64, ptr %44, align 8, !tbaa !7
  %107 = mul i64 %105, %106
  %108 = add i64 %104, %107
  %109 = add i64 %108, %.0167
  %110 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i64 %109, ptr %110, align 8, !tbaa !7
  br label %111

111:
  %.0168 = phi i64 [ 0, %101 ], [ %132, %131 ]
  %112 = icmp ult i64 %.0168, %91
  br i1 %112, label %115, label %113

113:
  %114 = add i64 %.0167, 1
  br label %99, !llvm.loop !20

115:
  %116 = getelementptr inbounds nuw i8, ptr %6, i64 32
  store i64 %.0168, ptr %116, align 8, !tbaa !7
  %117 = getelementptr inbounds nuw i8, ptr %6, i64 152
  %118 = load i64, ptr %117, align 8, !tbaa !7
  %119 = load i64, ptr %76, align 8, !tbaa !7
  %120 = load i64, ptr %41, align 8, !tbaa !7
  %121 = mul i64 %119, %120
  %122 = add i64 %118, %121
  %123 = add i64 %122, %.0168
  %124 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store i64 %123, ptr %124, align 8, !tbaa !7
  %125 = mul i64 %.0167, %120
  %126 = add i64 %125, %.0168
  %127 = load i64, ptr %39, align 8, !tbaa !7
  %128 = mul i64 %126, %127
  br label %129

129:
  %.0169 = phi i64 [ 0, %115 ], [ %145, %133 ]
  %130 = icmp ult i64 %.0169, %spec.select
  br i1 %130, label %133, label %131

131:
  %132 = add i64 %.0168, 1
  br label %111, !llvm.loop !22

133:
  %134 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store i64 %.0169, ptr %134, align 8, !tbaa !7, !llvm.access.group !23
  %135 = getelementptr inbounds nuw i8, ptr %6, i64 144
  %136 = load i64, ptr %135, align 8, !tbaa !7, !llvm.access.group !23
  %137 = load i64, ptr %71, align 8, !tbaa !7, !llvm.access.group !23
  %138 = load i64, ptr %39, align 8, !tbaa !7, !llvm.access.group !23
  %139 = mul i64 %137, %138
  %140 = add i64 %136, %139
  %141 = add i64 %140, %.0169
  store i64 %141, ptr %6, align 8, !tbaa !7, !llvm.access.group !23
  %142 = add i64 %128, %.0169
  store i64 %142, ptr %5, align 8, !tbaa !7, !llvm.access.group !23
  %143 = getelementptr inbounds nuw i8, ptr %6, i64 184
  store i64 %142, ptr %143, align 8, !tbaa !14, !llvm.access.group !23
  %144 = call i32 %3(ptr %0, ptr nonnull %6, ptr null, ptr nonnull %5) #7, !llvm.access.group !23
  %145 = add i64 %.0169, 1
  br label %129, !llvm.loop !24

_ZL3runPcP4ItemS_PFiS_S1_S_PmEmmm.exit:
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #6
  %146 = add i64 %.0165, 1
  br label %66, !llvm.loop !35

147:
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #6
  ret void
}

define void @__native_run_groups(ptr %0, ptr %1, i64 %2, ptr %3) #0 {
  %5 = alloca %struct.Item, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #6
  %6 = add i64 %2, 64
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %8 = load i64, ptr %7, align 8, !tbaa !28
  %9 = add i64 %6, %8
  %10 = alloca i8, i64 %9, align 64
  br label %11

11:
  %.0 = phi i32 [ 0, %4 ], [ %34, %13 ]
  %12 = icmp samesign ult i32 %.0, 3
  br i1 %12, label %13, label %_ZL5startP4ItemPK6LaunchPcm.exit

13:
  %14 = zext nneg i32 %.0 to i64
  %15 = getelementptr inbounds nuw i64, ptr %1, i64 %14
  %16 = load i64, ptr %15, align 8, !tbaa !7
  %17 = getelementptr inbounds nuw i8, ptr %5, i64 72
  %18 = getelementptr inbounds nuw i64, ptr %17, i64 %14
  store i64 %16, ptr %18, align 8, !tbaa !7
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %20 = getelementptr inbounds nuw i64, ptr %19, i64 %14
  %21 = load i64, ptr %20, align 8, !tbaa !7
  %22 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %23 = getelementptr inbounds nuw i64, ptr %22, i64 %14
  store i64 %21, ptr %23, align 8, !tbaa !7
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %25 = getelementptr inbounds nuw i64, ptr %24, i64 %14
  %26 = load i64, ptr %25, align 8, !tbaa !7
  %27 = getelementptr inbounds nuw i8, ptr %5, i64 120
  %28 = getelementptr inbounds nuw i64, ptr %27, i64 %14
  store i64 %26, ptr %28, align 8, !tbaa !7
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %30 = getelementptr inbounds nuw i64, ptr %29, i64 %14
  %31 = load i64, ptr %30, align 8, !tbaa !7
  %32 = getelementptr inbounds nuw i8, ptr %5, i64 144
  %33 = getelementptr inbounds nuw i64, ptr %32, i64 %14
  store i64 %31, ptr %33, align 8, !tbaa !7
  %34 = add nuw nsw i32 %.0, 1
  br label %11, !llvm.loop !30

_ZL5startP4ItemPK6LaunchPcm.exit:
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %36 = load i64, ptr %35, align 8, !tbaa !31
  %37 = getelementptr inbounds nuw i8, ptr %5, i64 168
  store i64 %36, ptr %37, align 8, !tbaa !9
  %38 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %39 = load i64, ptr %38, align 8, !tbaa !7
  %40 = getelementptr inbounds nuw i8, ptr %5, i64 104
  %41 = load i64, ptr %40, align 8, !tbaa !7
  %42 = mul i64 %39, %41
  %43 = getelementptr inbounds nuw i8, ptr %5, i64 112
  %44 = load i64, ptr %43, align 8, !tbaa !7
  %45 = mul i64 %42, %44
  %46 = getelementptr inbounds nuw i8, ptr %5, i64 176
  store i64 %45, ptr %46, align 8, !tbaa !13
  %47 = getelementptr inbounds nuw i8, ptr %5, i64 192
  store ptr %10, ptr %47, align 8, !tbaa !15
  %48 = add i64 %2, 63
  %49 = and i64 %48, -64
  %50 = getelementptr inbounds nuw i8, ptr %10, i64 %49
  %51 = getelementptr inbounds nuw i8, ptr %5, i64 200
  store ptr %50, ptr %51, align 8, !tbaa !16
  br label %52

52:
  %53 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %54 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %55 = load i64, ptr %54, align 8, !tbaa !32
  %56 = atomicrmw add ptr %53, i64 %55 monotonic, align 8
  %57 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %58 = load i64, ptr %57, align 8, !tbaa !33
  %59 = icmp ult i64 %56, %58
  br i1 %59, label %60, label %80

60:
  %61 = sub i64 %58, %56
  %62 = icmp ult i64 %61, %55
  %63 = add i64 %56, %55
  %64 = select i1 %62, i64 %58, i64 %63
  br label %65

65:
  %.061 = phi i64 [ %56, %60 ], [ %79, %67 ]
  %66 = icmp ult i64 %.061, %64
  br i1 %66, label %67, label %52, !llvm.loop !36

67:
  %68 = getelementptr inbounds nuw i8, ptr %5, i64 120
  %69 = load i64, ptr %68, align 8, !tbaa !7
  %70 = urem i64 %.061, %69
  %71 = getelementptr inbounds nuw i8, ptr %5, i64 48
  store i64 %70, ptr %71, align 8, !tbaa !7
  %72 = udiv i64 %.061, %69
  %73 = getelementptr inbounds nuw i8, ptr %5, i64 128
  %74 = load i64, ptr %73, align 8, !tbaa !7
  %75 = urem i64 %72, %74
  %76 = getelementptr inbounds nuw i8, ptr %5, i64 56
  store i64 %75, ptr %76, align 8, !tbaa !7
  %77 = udiv i64 %72, %74
  %78 = getelementptr inbounds nuw i8, ptr %5, i64 64
  store i64 %77, ptr %78, align 8, !tbaa !7
  call void %3(ptr %0, ptr nonnull %5) #7
  %79 = add i64 %.061, 1
  br label %65, !llvm.loop !37

80:
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #6
  ret void
}

attributes #0 = { alwaysinline mustprogress nounwind "no-builtins" }
attributes #1 = { mustprogress noinline nounwind "no-builtins" }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { "no-builtins" }
attributes #4 = { mustprogress nounwind "no-builtins" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nounwind }
attributes #7 = { nobuiltin nounwind "no-builtins" }
attributes #8 = { nobuiltin "no-builtins" }


!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = !{!8, !8, i64 0}
!8 = !{!"long", !5, i64 0}
!9 = !{!10, !8, i64 168}
!10 = !{!"_ZTS4Item", !5, i64 0, !5, i64 24, !5, i64 48, !5, i64 72, !5, i64 96, !5, i64 120, !5, i64 144, !8, i64 168, !8, i64 176, !8, i64 184, !11, i64 192, !11, i64 200}
!11 = !{!"p1 omnipotent char", !12, i64 0}
!12 = !{!"any pointer", !5, i64 0}
!13 = !{!10, !8, i64 176}
!14 = !{!10, !8, i64 184}
!15 = !{!10, !11, i64 192}
!16 = !{!10, !11, i64 200}
!17 = !{i64 0, i64 24, !18, i64 24, i64 24, !18, i64 48, i64 24, !18, i64 72, i64 24, !18, i64 96, i64 24, !18, i64 120, i64 24, !18, i64 144, i64 24, !18, i64 168, i64 8, !7, i64 176, i64 8, !7, i64 184, i64 8, !7, i64 192, i64 8, !19, i64 200, i64 8, !19}
!18 = !{!5, !5, i64 0}
!19 = !{!11, !11, i64 0}
!20 = distinct !{!20, !21}
!21 = !{!"llvm.loop.mustprogress"}
!22 = distinct !{!22, !21}
!23 = distinct !{}
!24 = distinct !{!24, !21, !25, !26, !27}
!25 = !{!"llvm.loop.parallel_accesses", !23}
!26 = !{!"llvm.loop.unroll.disable"}
!27 = !{!"llvm.loop.vectorize.enable", i1 true}
!28 = !{!29, !8, i64 104}
!29 = !{!"_ZTS6Launch", !5, i64 0, !5, i64 24, !5, i64 48, !5, i64 72, !8, i64 96, !8, i64 104, !8, i64 112, !8, i64 120, !8, i64 128}
!30 = distinct !{!30, !21}
!31 = !{!29, !8, i64 96}
!32 = !{!29, !8, i64 120}
!33 = !{!29, !8, i64 112}
!34 = distinct !{!34, !21}
!35 = distinct !{!35, !21}
!36 = distinct !{!36, !21}
!37 = distinct !{!37, !21}
