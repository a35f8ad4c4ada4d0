source_filename = "loops.cpp"

%struct.Item = type { [3 x i64], [3 x i64], [3 x i64], [3 x i64], [3 x i64], [3 x i64], [3 x i64], i64, i64, i64, ptr, ptr, ptr }
%struct.LaneItem = type { %struct.Item, i64, i32, i32, i32, ptr }

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
  %3 = load i64, ptr %2, align 8, !tbaa !15
  ret i64 %3
}

define i64 @__native_query_item_index(ptr %0) #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %3 = load i64, ptr %2, align 8, !tbaa !16
  ret i64 %3
}

define i64 @__native_query_item_lane(ptr %0) #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %3 = load i64, ptr %2, align 8, !tbaa !17
  ret i64 %3
}

define i32 @__native_query_sub_group_lanes(ptr %0) #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %3 = load i32, ptr %2, align 8, !tbaa !20
  ret i32 %3
}

define i32 @__native_query_sub_group_number(ptr %0) #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 228
  %3 = load i32, ptr %2, align 4, !tbaa !21
  ret i32 %3
}

define i32 @__native_query_sub_group_count(ptr %0) #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %3 = load i32, ptr %2, align 8, !tbaa !22
  ret i32 %3
}

define ptr @__native_query_item_ids(ptr %0, i32 %1) #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %4 = load ptr, ptr %3, align 8, !tbaa !23
  %5 = zext i32 %1 to i64
  %.idx = shl nuw nsw i64 %5, 9
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 %.idx
  ret ptr %6
}

define i64 @__native_query_group_first_id(ptr %0, i32 %1) #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %4 = zext i32 %1 to i64
  %5 = getelementptr inbounds nuw i64, ptr %3, i64 %4
  %6 = load i64, ptr %5, align 8, !tbaa !7
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %8 = getelementptr inbounds nuw i64, ptr %7, i64 %4
  %9 = load i64, ptr %8, align 8, !tbaa !7
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %11 = getelementptr inbounds nuw i64, ptr %10, i64 %4
  %12 = load i64, ptr %11, align 8, !tbaa !7
  %13 = mul i64 %9, %12
  %14 = add i64 %6, %13
  ret i64 %14
}

define ptr @__native_query_group_local_memory(ptr %0, i64 %1) #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %4 = load ptr, ptr %3, align 8, !tbaa !24
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 %1
  ret ptr %5
}

define ptr @__native_query_group_variable(ptr %0, i64 %1) #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %4 = load ptr, ptr %3, align 8, !tbaa !25
  %5 = getelementptr inbounds nuw ptr, ptr %4, i64 %1
  %6 = load ptr, ptr %5, align 8, !tbaa !26
  ret ptr %6
}

define ptr @__native_query_group_dynamic_local_memory(ptr %0) #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %3 = load ptr, ptr %2, align 8, !tbaa !27
  ret ptr %3
}

define i32 @__native_item_key() #1 {
  %1 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #7
  %2 = load atomic i32, ptr @_ZZ17__native_item_keyE4made acquire, align 4
  store i32 %2, ptr %1, align 4, !tbaa !3
  %.not = icmp eq i32 %2, 0
  br i1 %.not, label %5, label %3

3:
  %4 = add i32 %2, -1
  br label %18

5:
  %6 = call i32 @pthread_key_create(ptr nonnull %1, ptr null) #8
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
  %16 = call i32 @pthread_key_delete(i32 %15) #8
  %17 = add i32 %14, -1
  br label %18

18:
  %.0 = phi i32 [ %4, %3 ], [ %12, %11 ], [ %17, %13 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #7
  ret i32 %.0
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

declare i32 @pthread_key_create(ptr, ptr) #3

declare i32 @pthread_key_delete(i32) #3

declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

define ptr @__native_current_item() #4 {
  %1 = call i32 @__native_item_key() #9
  %2 = call ptr @pthread_getspecific(i32 %1) #8
  ret ptr %2
}

declare ptr @pthread_getspecific(i32) #3

define void @__native_publish_item(ptr %0) #4 {
  %2 = call i32 @__native_item_key() #9
  %3 = call i32 @pthread_setspecific(i32 %2, ptr %0) #8
  ret void
}

declare i32 @pthread_setspecific(i32, ptr) #3

define ptr @__native_take_memory(i64 %0) #1 {
  %2 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #7
  %3 = call i32 @posix_memalign(ptr nonnull %2, i64 64, i64 %0) #8
  %.not = icmp eq i32 %3, 0
  br i1 %.not, label %5, label %4

4:
  call void @abort() #10
  unreachable

5:
  %6 = load ptr, ptr %2, align 8, !tbaa !28
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #7
  ret ptr %6
}

declare i32 @posix_memalign(ptr, i64, i64) #3

declare void @abort() #5

define void @__native_give_memory(ptr %0) #4 {
  call void @free(ptr %0) #8
  ret void
}

declare void @free(ptr) #3

define void @__native_note_variables(ptr %0, ptr %1) #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 208
  store ptr %1, ptr %3, align 8, !tbaa !25
  ret void
}

define void @__native_place_variable(ptr %0, i64 %1, ptr %2) #0 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %5 = load ptr, ptr %4, align 8, !tbaa !25
  %6 = getelementptr inbounds nuw ptr, ptr %5, i64 %1
  store ptr %2, ptr %6, align 8, !tbaa !26
  ret void
}

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
  store i64 %9, ptr %10, align 8, !tbaa !15
  ret void
}

define i32 @__native_run_region(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, i64 %5) #0 {
  %7 = alloca i64, align 8
  %8 = alloca %struct.Item, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #7
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(216) %8, ptr nonnull align 8 dereferenceable(216) %1, i64 216, i1 false), !tbaa.struct !29
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 96
  %10 = load i64, ptr %9, align 8, !tbaa !7
  %.fr = freeze i64 %10
  %11 = getelementptr inbounds nuw i8, ptr %8, i64 104
  %12 = load i64, ptr %11, align 8, !tbaa !7
  %13 = getelementptr inbounds nuw i8, ptr %8, i64 112
  %14 = load i64, ptr %13, align 8, !tbaa !7
  br label %15

15:
  %.0169 = phi i64 [ 0, %6 ], [ %31, %30 ]
  %.0167 = phi i32 [ -1, %6 ], [ %.1168, %30 ]
  %16 = icmp ult i64 %.0169, %14
  br i1 %16, label %17, label %_ZL3runPcP4ItemS_PFiS_S1_S_PmES4_mmmm.exit

17:
  %18 = getelementptr inbounds nuw i8, ptr %8, i64 40
  store i64 %.0169, ptr %18, align 8, !tbaa !7
  %19 = getelementptr inbounds nuw i8, ptr %8, i64 160
  %20 = load i64, ptr %19, align 8, !tbaa !7
  %21 = getelementptr inbounds nuw i8, ptr %8, i64 64
  %22 = load i64, ptr %21, align 8, !tbaa !7
  %23 = load i64, ptr %13, align 8, !tbaa !7
  %24 = mul i64 %22, %23
  %25 = add i64 %20, %24
  %26 = add i64 %25, %.0169
  %27 = getelementptr inbounds nuw i8, ptr %8, i64 16
  store i64 %26, ptr %27, align 8, !tbaa !7
  br label %28

28:
  %.0170 = phi i64 [ 0, %17 ], [ %113, %_ZL7run_rowPcP4ItemS_PFiS_S1_S_PmES4_mmmmi.exit ]
  %.1168 = phi i32 [ %.0167, %17 ], [ %.4, %_ZL7run_rowPcP4ItemS_PFiS_S1_S_PmES4_mmmmi.exit ]
  %29 = icmp ult i64 %.0170, %12
  br i1 %29, label %32, label %30

30:
  %31 = add i64 %.0169, 1
  br label %15, !llvm.loop !32

32:
  %33 = load i64, ptr %11, align 8, !tbaa !7
  %34 = mul i64 %.0169, %33
  %35 = add i64 %34, %.0170
  %36 = load i64, ptr %9, align 8, !tbaa !7
  %37 = mul i64 %35, %36
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #7
  %38 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store i64 %.0170, ptr %38, align 8, !tbaa !7
  %39 = getelementptr inbounds nuw i8, ptr %8, i64 152
  %40 = load i64, ptr %39, align 8, !tbaa !7
  %41 = getelementptr inbounds nuw i8, ptr %8, i64 56
  %42 = load i64, ptr %41, align 8, !tbaa !7
  %43 = mul i64 %42, %33
  %44 = add i64 %40, %43
  %45 = add i64 %44, %.0170
  %46 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store i64 %45, ptr %46, align 8, !tbaa !7
  %.not = icmp eq ptr %4, null
  br i1 %.not, label %78, label %47

47:
  %48 = getelementptr inbounds nuw i8, ptr %8, i64 144
  %49 = load i64, ptr %48, align 8, !tbaa !7
  %50 = getelementptr inbounds nuw i8, ptr %8, i64 48
  %51 = load i64, ptr %50, align 8, !tbaa !7
  %52 = mul i64 %51, %36
  %53 = add i64 %49, %52
  %54 = icmp ult i64 %53, 1073741824
  %55 = sub i64 1073741824, %53
  %56 = icmp ult i64 %.fr, %55
  %or.cond = select i1 %54, i1 %56, i1 false
  %57 = getelementptr inbounds nuw i8, ptr %8, i64 176
  %58 = load i64, ptr %57, align 8
  %59 = icmp ult i64 %58, 1073741824
  %or.cond174 = select i1 %or.cond, i1 %59, i1 false
  br i1 %or.cond174, label %60, label %_ZL7in_stepPK4Itemmm.exit

60:
  %61 = urem i64 %.fr, %5
  %62 = sub nuw i64 %.fr, %61
  br label %_ZL7in_stepPK4Itemmm.exit

_ZL7in_stepPK4Itemmm.exit:
  %63 = phi i64 [ %62, %60 ], [ 0, %47 ]
  br label %64

64:
  %.3166 = phi i64 [ 0, %_ZL7in_stepPK4Itemmm.exit ], [ %77, %66 ]
  %.3 = phi i32 [ %.1168, %_ZL7in_stepPK4Itemmm.exit ], [ %76, %66 ]
  %65 = icmp ult i64 %.3166, %63
  br i1 %65, label %66, label %78

66:
  %67 = getelementptr inbounds nuw i8, ptr %8, i64 24
  store i64 %.3166, ptr %67, align 8, !tbaa !7
  %68 = load i64, ptr %48, align 8, !tbaa !7
  %69 = load i64, ptr %50, align 8, !tbaa !7
  %70 = load i64, ptr %9, align 8, !tbaa !7
  %71 = mul i64 %69, %70
  %72 = add i64 %68, %71
  %73 = add i64 %72, %.3166
  store i64 %73, ptr %8, align 8, !tbaa !7
  %74 = add i64 %37, %.3166
  store i64 %74, ptr %7, align 8, !tbaa !7
  %75 = getelementptr inbounds nuw i8, ptr %8, i64 184
  store i64 %74, ptr %75, align 8, !tbaa !16
  %76 = call i32 %4(ptr %0, ptr nonnull %8, ptr %2, ptr nonnull %7) #8
  %77 = add i64 %.3166, %5
  br label %64, !llvm.loop !35

78:
  %.0163 = phi i64 [ 0, %32 ], [ %.3166, %64 ]
  %.0 = phi i32 [ %.1168, %32 ], [ %.3, %64 ]
  %79 = icmp eq i64 %5, 0
  %80 = icmp ne ptr %4, null
  %or.cond175 = or i1 %79, %80
  br i1 %or.cond175, label %97, label %81

81:
  %.2165 = phi i64 [ %96, %83 ], [ %.0163, %78 ]
  %.2 = phi i32 [ %95, %83 ], [ %.0, %78 ]
  %82 = icmp ult i64 %.2165, %.fr
  br i1 %82, label %83, label %_ZL7run_rowPcP4ItemS_PFiS_S1_S_PmES4_mmmmi.exit

83:
  %84 = getelementptr inbounds nuw i8, ptr %8, i64 24
  store i64 %.2165, ptr %84, align 8, !tbaa !7
  %85 = getelementptr inbounds nuw i8, ptr %8, i64 144
  %86 = load i64, ptr %85, align 8, !tbaa !7
  %87 = getelementptr inbounds nuw i8, ptr %8, i64 48
  %88 = load i64, ptr %87, align 8, !tbaa !7
  %89 = load i64, ptr %9, align 8, !tbaa !7
  %90 = mul i64 %88, %89
  %91 = add i64 %86, %90
  %92 = add i64 %91, %.2165
  store i64 %92, ptr %8, align 8, !tbaa !7
  %93 = add i64 %37, %.2165
  store i64 %93, ptr %7, align 8, !tbaa !7
  %94 = getelementptr inbounds nuw i8, ptr %8, i64 184
  store i64 %93, ptr %94, align 8, !tbaa !16
  %95 = call i32 %3(ptr %0, ptr nonnull %8, ptr %2, ptr nonnull %7) #8
  %96 = add i64 %.2165, 1
  br label %81, !llvm.loop !36

97:
  %.1164 = phi i64 [ %112, %99 ], [ %.0163, %78 ]
  %.1 = phi i32 [ %111, %99 ], [ %.0, %78 ]
  %98 = icmp ult i64 %.1164, %.fr
  br i1 %98, label %99, label %_ZL7run_rowPcP4ItemS_PFiS_S1_S_PmES4_mmmmi.exit

99:
  %100 = getelementptr inbounds nuw i8, ptr %8, i64 24
  store i64 %.1164, ptr %100, align 8, !tbaa !7
  %101 = getelementptr inbounds nuw i8, ptr %8, i64 144
  %102 = load i64, ptr %101, align 8, !tbaa !7
  %103 = getelementptr inbounds nuw i8, ptr %8, i64 48
  %104 = load i64, ptr %103, align 8, !tbaa !7
  %105 = load i64, ptr %9, align 8, !tbaa !7
  %106 = mul i64 %104, %105
  %107 = add i64 %102, %106
  %108 = add i64 %107, %.1164
  store i64 %108, ptr %8, align 8, !tbaa !7
  %109 = add i64 %37, %.1164
  store i64 %109, ptr %7, align 8, !tbaa !7
  %110 = getelementptr inbounds nuw i8, ptr %8, i64 184
  store i64 %109, ptr %110, align 8, !tbaa !16
  %111 = call i32 %3(ptr %0, ptr nonnull %8, ptr %2, ptr nonnull %7) #8
  %112 = add i64 %.1164, 1
  br label %97, !llvm.loop !39

_ZL7run_rowPcP4ItemS_PFiS_S1_S_PmES4_mmmmi.exit:
  %.4 = phi i32 [ %.2, %81 ], [ %.1, %97 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #7
  %113 = add i64 %.0170, 1
  br label %28, !llvm.loop !40

_ZL3runPcP4ItemS_PFiS_S1_S_PmES4_mmmm.exit:
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #7
  ret i32 %.0167
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #6

define i32 @__native_run_few_rows(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, i64 %5) #0 {
  %7 = alloca i64, align 8
  %8 = alloca %struct.Item, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #7
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(216) %8, ptr nonnull align 8 dereferenceable(216) %1, i64 216, i1 false), !tbaa.struct !29
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 96
  %10 = load i64, ptr %9, align 8, !tbaa !7
  %.fr = freeze i64 %10
  %11 = getelementptr inbounds nuw i8, ptr %8, i64 104
  %12 = load i64, ptr %11, align 8, !tbaa !7
  %13 = getelementptr inbounds nuw i8, ptr %8, i64 40
  store i64 0, ptr %13, align 8, !tbaa !7
  %14 = getelementptr inbounds nuw i8, ptr %8, i64 160
  %15 = load i64, ptr %14, align 8, !tbaa !7
  %16 = getelementptr inbounds nuw i8, ptr %8, i64 64
  %17 = load i64, ptr %16, align 8, !tbaa !7
  %18 = getelementptr inbounds nuw i8, ptr %8, i64 112
  %19 = load i64, ptr %18, align 8, !tbaa !7
  %20 = mul i64 %17, %19
  %21 = add i64 %15, %20
  %22 = getelementptr inbounds nuw i8, ptr %8, i64 16
  store i64 %21, ptr %22, align 8, !tbaa !7
  br label %23

23:
  %.0151 = phi i32 [ -1, %6 ], [ %.4, %_ZL7run_rowPcP4ItemS_PFiS_S1_S_PmES4_mmmmi.exit ]
  %.0 = phi i64 [ 0, %6 ], [ %104, %_ZL7run_rowPcP4ItemS_PFiS_S1_S_PmES4_mmmmi.exit ]
  %24 = icmp ult i64 %.0, %12
  br i1 %24, label %25, label %105

25:
  %26 = load i64, ptr %9, align 8, !tbaa !7
  %27 = mul i64 %.0, %26
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #7
  %28 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store i64 %.0, ptr %28, align 8, !tbaa !7
  %29 = getelementptr inbounds nuw i8, ptr %8, i64 152
  %30 = load i64, ptr %29, align 8, !tbaa !7
  %31 = getelementptr inbounds nuw i8, ptr %8, i64 56
  %32 = load i64, ptr %31, align 8, !tbaa !7
  %33 = load i64, ptr %11, align 8, !tbaa !7
  %34 = mul i64 %32, %33
  %35 = add i64 %30, %34
  %36 = add i64 %35, %.0
  %37 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store i64 %36, ptr %37, align 8, !tbaa !7
  %.not = icmp eq ptr %4, null
  br i1 %.not, label %69, label %38

38:
  %39 = getelementptr inbounds nuw i8, ptr %8, i64 144
  %40 = load i64, ptr %39, align 8, !tbaa !7
  %41 = getelementptr inbounds nuw i8, ptr %8, i64 48
  %42 = load i64, ptr %41, align 8, !tbaa !7
  %43 = mul i64 %42, %26
  %44 = add i64 %40, %43
  %45 = icmp ult i64 %44, 1073741824
  %46 = sub i64 1073741824, %44
  %47 = icmp ult i64 %.fr, %46
  %or.cond = select i1 %45, i1 %47, i1 false
  %48 = getelementptr inbounds nuw i8, ptr %8, i64 176
  %49 = load i64, ptr %48, align 8
  %50 = icmp ult i64 %49, 1073741824
  %or.cond160 = select i1 %or.cond, i1 %50, i1 false
  br i1 %or.cond160, label %51, label %_ZL7in_stepPK4Itemmm.exit

51:
  %52 = urem i64 %.fr, %5
  %53 = sub nuw i64 %.fr, %52
  br label %_ZL7in_stepPK4Itemmm.exit

_ZL7in_stepPK4Itemmm.exit:
  %54 = phi i64 [ %53, %51 ], [ 0, %38 ]
  br label %55

55:
  %.3156 = phi i64 [ 0, %_ZL7in_stepPK4Itemmm.exit ], [ %68, %57 ]
  %.3 = phi i32 [ %.0151, %_ZL7in_stepPK4Itemmm.exit ], [ %67, %57 ]
  %56 = icmp ult i64 %.3156, %54
  br i1 %56, label %57, label %69

57:
  %58 = getelementptr inbounds nuw i8, ptr %8, i64 24
  store i64 %.3156, ptr %58, align 8, !tbaa !7
  %59 = load i64, ptr %39, align 8, !tbaa !7
  %60 = load i64, ptr %41, align 8, !tbaa !7
  %61 = load i64, ptr %9, align 8, !tbaa !7
  %62 = mul i64 %60, %61
  %63 = add i64 %59, %62
  %64 = add i64 %63, %.3156
  store i64 %64, ptr %8, align 8, !tbaa !7
  %65 = add i64 %27, %.3156
  store i64 %65, ptr %7, align 8, !tbaa !7
  %66 = getelementptr inbounds nuw i8, ptr %8, i64 184
  store i64 %65, ptr %66, align 8, !tbaa !16
  %67 = call i32 %4(ptr %0, ptr nonnull %8, ptr %2, ptr nonnull %7) #8
  %68 = add i64 %.3156, %5
  br label %55, !llvm.loop !35

69:
  %.0153 = phi i64 [ 0, %25 ], [ %.3156, %55 ]
  %.0152 = phi i32 [ %.0151, %25 ], [ %.3, %55 ]
  %70 = icmp eq i64 %5, 0
  %71 = icmp ne ptr %4, null
  %or.cond161 = or i1 %70, %71
  br i1 %or.cond161, label %88, label %72

72:
  %.2155 = phi i64 [ %87, %74 ], [ %.0153, %69 ]
  %.2 = phi i32 [ %86, %74 ], [ %.0152, %69 ]
  %73 = icmp ult i64 %.2155, %.fr
  br i1 %73, label %74, label %_ZL7run_rowPcP4ItemS_PFiS_S1_S_PmES4_mmmmi.exit

74:
  %75 = getelementptr inbounds nuw i8, ptr %8, i64 24
  store i64 %.2155, ptr %75, align 8, !tbaa !7
  %76 = getelementptr inbounds nuw i8, ptr %8, i64 144
  %77 = load i64, ptr %76, align 8, !tbaa !7
  %78 = getelementptr inbounds nuw i8, ptr %8, i64 48
  %79 = load i64, ptr %78, align 8, !tbaa !7
  %80 = load i64, ptr %9, align 8, !tbaa !7
  %81 = mul i64 %79, %80
  %82 = add i64 %77, %81
  %83 = add i64 %82, %.2155
  store i64 %83, ptr %8, align 8, !tbaa !7
  %84 = add i64 %27, %.2155
  store i64 %84, ptr %7, align 8, !tbaa !7
  %85 = getelementptr inbounds nuw i8, ptr %8, i64 184
  store i64 %84, ptr %85, align 8, !tbaa !16
  %86 = call i32 %3(ptr %0, ptr nonnull %8, ptr %2, ptr nonnull %7) #8
  %87 = add i64 %.2155, 1
  br label %72, !llvm.loop !36

88:
  %.1154 = phi i64 [ %103, %90 ], [ %.0153, %69 ]
  %.1 = phi i32 [ %102, %90 ], [ %.0152, %69 ]
  %89 = icmp ult i64 %.1154, %.fr
  br i1 %89, label %90, label %_ZL7run_rowPcP4ItemS_PFiS_S1_S_PmES4_mmmmi.exit

90:
  %91 = getelementptr inbounds nuw i8, ptr %8, i64 24
  store i64 %.1154, ptr %91, align 8, !tbaa !7
  %92 = getelementptr inbounds nuw i8, ptr %8, i64 144
  %93 = load i64, ptr %92, align 8, !tbaa !7
  %94 = getelementptr inbounds nuw i8, ptr %8, i64 48
  %95 = load i64, ptr %94, align 8, !tbaa !7
  %96 = load i64, ptr %9, align 8, !tbaa !7
  %97 = mul i64 %95, %96
  %98 = add i64 %93, %97
  %99 = add i64 %98, %.1154
  store i64 %99, ptr %8, align 8, !tbaa !7
  %100 = add i64 %27, %.1154
  store i64 %100, ptr %7, align 8, !tbaa !7
  %101 = getelementptr inbounds nuw i8, ptr %8, i64 184
  store i64 %100, ptr %101, align 8, !tbaa !16
  %102 = call i32 %3(ptr %0, ptr nonnull %8, ptr %2, ptr nonnull %7) #8
  %103 = add i64 %.1154, 1
  br label %88, !llvm.loop !39

_ZL7run_rowPcP4ItemS_PFiS_S1_S_PmES4_mmmmi.exit:
  %.4 = phi i32 [ %.2, %72 ], [ %.1, %88 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #7
  %104 = add i64 %.0, 1
  br label %23, !llvm.loop !41

105:
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #7
  ret i32 %.0151
}

define i32 @__native_run_sub_groups(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, i64 %5) #0 {
_ZL6extentPK4Itemi.exit:
  %6 = alloca %struct.LaneItem, align 8
  %7 = alloca %struct.LaneItem, align 8
  %8 = alloca [192 x i64], align 64
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #7
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(216) %7, ptr nonnull align 8 dereferenceable(216) %1, i64 216, i1 false), !tbaa.struct !29
  %9 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %10 = load i64, ptr %9, align 8, !tbaa !7
  %11 = getelementptr inbounds nuw i8, ptr %7, i64 96
  %12 = load i64, ptr %11, align 8, !tbaa !7
  %13 = mul i64 %10, %12
  %14 = getelementptr inbounds nuw i8, ptr %7, i64 72
  %15 = load i64, ptr %14, align 8, !tbaa !7
  %16 = sub i64 %15, %13
  %17 = icmp ult i64 %16, %12
  %spec.select283 = select i1 %17, i64 %16, i64 %12
  %.fr = freeze i64 %spec.select283
  %18 = getelementptr inbounds nuw i8, ptr %7, i64 56
  %19 = load i64, ptr %18, align 8, !tbaa !7
  %20 = getelementptr inbounds nuw i8, ptr %7, i64 104
  %21 = load i64, ptr %20, align 8, !tbaa !7
  %22 = mul i64 %19, %21
  %23 = getelementptr inbounds nuw i8, ptr %7, i64 80
  %24 = load i64, ptr %23, align 8, !tbaa !7
  %25 = sub i64 %24, %22
  %26 = icmp ult i64 %25, %21
  %27 = select i1 %26, i64 %25, i64 %21
  %28 = getelementptr inbounds nuw i8, ptr %7, i64 64
  %29 = load i64, ptr %28, align 8, !tbaa !7
  %30 = getelementptr inbounds nuw i8, ptr %7, i64 112
  %31 = load i64, ptr %30, align 8, !tbaa !7
  %32 = mul i64 %29, %31
  %33 = getelementptr inbounds nuw i8, ptr %7, i64 88
  %34 = load i64, ptr %33, align 8, !tbaa !7
  %35 = sub i64 %34, %32
  %36 = icmp ult i64 %35, %31
  %37 = select i1 %36, i64 %35, i64 %31
  %38 = mul i64 %.fr, %27
  %39 = mul i64 %38, %37
  %40 = urem i64 %.fr, %5
  %41 = icmp eq i64 %40, 0
  %42 = mul i64 %27, %37
  %43 = icmp eq i64 %42, 1
  %or.cond = select i1 %41, i1 true, i1 %43
  br i1 %or.cond, label %44, label %_ZL7in_stepPK4Itemmm.exit

44:
  %45 = getelementptr inbounds nuw i8, ptr %7, i64 144
  %46 = load i64, ptr %45, align 8, !tbaa !7
  %47 = add i64 %46, %13
  %48 = icmp ult i64 %47, 1073741824
  %49 = sub i64 1073741824, %47
  %50 = icmp ult i64 %.fr, %49
  %or.cond260 = select i1 %48, i1 %50, i1 false
  %51 = getelementptr inbounds nuw i8, ptr %7, i64 176
  %52 = load i64, ptr %51, align 8
  %53 = icmp ult i64 %52, 1073741824
  %or.cond263 = select i1 %or.cond260, i1 %53, i1 false
  %54 = sub nuw i64 %.fr, %40
  %spec.select284 = select i1 %or.cond263, i64 %54, i64 0
  br label %_ZL7in_stepPK4Itemmm.exit

_ZL7in_stepPK4Itemmm.exit:
  %55 = phi i64 [ %spec.select284, %44 ], [ 0, %_ZL6extentPK4Itemi.exit ]
  %56 = getelementptr inbounds nuw i8, ptr %7, i64 216
  store i64 0, ptr %56, align 8, !tbaa !17
  %57 = trunc i64 %5 to i32
  %58 = getelementptr inbounds nuw i8, ptr %7, i64 224
  store i32 %57, ptr %58, align 8, !tbaa !20
  %59 = add i64 %39, %5
  %60 = add i64 %59, -1
  %61 = udiv i64 %60, %5
  %62 = trunc i64 %61 to i32
  %63 = getelementptr inbounds nuw i8, ptr %7, i64 232
  store i32 %62, ptr %63, align 8, !tbaa !22
  %64 = getelementptr inbounds nuw i8, ptr %7, i64 240
  store ptr null, ptr %64, align 8, !tbaa !23
  %.not = icmp eq i64 %55, 0
  br i1 %.not, label %115, label %65

65:
  %.0251 = phi i64 [ %.1252, %113 ], [ 0, %_ZL7in_stepPK4Itemmm.exit ]
  %.0246 = phi i32 [ %.1247, %113 ], [ -1, %_ZL7in_stepPK4Itemmm.exit ]
  %.0245 = phi i64 [ %114, %113 ], [ 0, %_ZL7in_stepPK4Itemmm.exit ]
  %66 = icmp ult i64 %.0245, %37
  br i1 %66, label %67, label %176

67:
  %68 = getelementptr inbounds nuw i8, ptr %7, i64 40
  store i64 %.0245, ptr %68, align 8, !tbaa !7
  %69 = getelementptr inbounds nuw i8, ptr %7, i64 160
  %70 = load i64, ptr %69, align 8, !tbaa !7
  %71 = load i64, ptr %28, align 8, !tbaa !7
  %72 = load i64, ptr %30, align 8, !tbaa !7
  %73 = mul i64 %71, %72
  %74 = add i64 %70, %73
  %75 = add i64 %74, %.0245
  %76 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i64 %75, ptr %76, align 8, !tbaa !7
  br label %77

77:
  %.1252 = phi i64 [ %.0251, %67 ], [ %.2253, %111 ]
  %.1247 = phi i32 [ %.0246, %67 ], [ %.2248, %111 ]
  %.0244 = phi i64 [ 0, %67 ], [ %112, %111 ]
  %78 = icmp ult i64 %.0244, %27
  br i1 %78, label %79, label %113

79:
  %80 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i64 %.0244, ptr %80, align 8, !tbaa !7
  %81 = getelementptr inbounds nuw i8, ptr %7, i64 152
  %82 = load i64, ptr %81, align 8, !tbaa !7
  %83 = load i64, ptr %18, align 8, !tbaa !7
  %84 = load i64, ptr %20, align 8, !tbaa !7
  %85 = mul i64 %83, %84
  %86 = add i64 %82, %85
  %87 = add i64 %86, %.0244
  %88 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store i64 %87, ptr %88, align 8, !tbaa !7
  br label %89

89:
  %.2253 = phi i64 [ %.1252, %79 ], [ %106, %91 ]
  %.2248 = phi i32 [ %.1247, %79 ], [ %109, %91 ]
  %.0243 = phi i64 [ 0, %79 ], [ %110, %91 ]
  %90 = icmp ult i64 %.0243, %55
  br i1 %90, label %91, label %111

91:
  %92 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i64 %.0243, ptr %92, align 8, !tbaa !7
  %93 = getelementptr inbounds nuw i8, ptr %7, i64 144
  %94 = load i64, ptr %93, align 8, !tbaa !7
  %95 = load i64, ptr %9, align 8, !tbaa !7
  %96 = load i64, ptr %11, align 8, !tbaa !7
  %97 = mul i64 %95, %96
  %98 = add i64 %94, %97
  %99 = add i64 %98, %.0243
  store i64 %99, ptr %7, align 8, !tbaa !7
  %100 = load i64, ptr %20, align 8, !tbaa !7
  %101 = mul i64 %.0245, %100
  %102 = add i64 %101, %.0244
  %103 = mul i64 %102, %96
  %104 = add i64 %103, %.0243
  %105 = getelementptr inbounds nuw i8, ptr %7, i64 184
  store i64 %104, ptr %105, align 8, !tbaa !16
  %106 = add i64 %.2253, 1
  %107 = trunc i64 %.2253 to i32
  %108 = getelementptr inbounds nuw i8, ptr %7, i64 228
  store i32 %107, ptr %108, align 4, !tbaa !21
  %109 = call i32 %4(ptr %0, ptr nonnull %7, ptr %2) #8
  %110 = add i64 %.0243, %5
  br label %89, !llvm.loop !43

111:
  %112 = add i64 %.0244, 1
  br label %77, !llvm.loop !44

113:
  %114 = add i64 %.0245, 1
  br label %65, !llvm.loop !45

115:
  %116 = getelementptr inbounds nuw i8, ptr %7, i64 176
  %117 = load i64, ptr %116, align 8, !tbaa !15
  %118 = icmp eq i64 %39, %117
  br i1 %118, label %_ZL7in_stepPK4Itemmm.exit3, label %176

_ZL7in_stepPK4Itemmm.exit3:
  %119 = getelementptr inbounds nuw i8, ptr %7, i64 144
  %120 = load i64, ptr %119, align 8, !tbaa !7
  %121 = add i64 %120, %13
  %122 = icmp ugt i64 %121, 1073741823
  %123 = sub i64 1073741824, %121
  %124 = icmp uge i64 %.fr, %123
  %or.cond265.not275 = or i1 %122, %124
  %125 = icmp ugt i64 %117, 1073741823
  %or.cond268.not = select i1 %or.cond265.not275, i1 true, i1 %125
  %.not270271 = icmp eq i64 %.fr, 0
  %.not270 = or i1 %or.cond268.not, %.not270271
  br i1 %.not270, label %176, label %126

126:
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #7
  store ptr %8, ptr %64, align 8, !tbaa !23
  br label %127

127:
  %phiofops = phi i64 [ 0, %126 ], [ %129, %173 ]
  %.5256 = phi i64 [ 0, %126 ], [ %128, %173 ]
  %.5 = phi i32 [ -1, %126 ], [ %174, %173 ]
  %.0240 = phi i64 [ 0, %126 ], [ %.1241, %173 ]
  %.0236 = phi i64 [ 0, %126 ], [ %.1237, %173 ]
  %.0235 = phi i64 [ 0, %126 ], [ %.1, %173 ]
  %128 = add i64 %.5256, 1
  %129 = mul i64 %128, %5
  %.not276 = icmp ugt i64 %129, %39
  br i1 %.not276, label %175, label %130

130:
  %131 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i64 %.0240, ptr %131, align 8, !tbaa !7
  %132 = load i64, ptr %119, align 8, !tbaa !7
  %133 = load i64, ptr %9, align 8, !tbaa !7
  %134 = load i64, ptr %11, align 8, !tbaa !7
  %135 = mul i64 %133, %134
  %136 = add i64 %132, %135
  %137 = add i64 %136, %.0240
  store i64 %137, ptr %7, align 8, !tbaa !7
  %138 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i64 %.0236, ptr %138, align 8, !tbaa !7
  %139 = getelementptr inbounds nuw i8, ptr %7, i64 152
  %140 = load i64, ptr %139, align 8, !tbaa !7
  %141 = load i64, ptr %18, align 8, !tbaa !7
  %142 = load i64, ptr %20, align 8, !tbaa !7
  %143 = mul i64 %141, %142
  %144 = add i64 %140, %143
  %145 = add i64 %144, %.0236
  %146 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store i64 %145, ptr %146, align 8, !tbaa !7
  %147 = getelementptr inbounds nuw i8, ptr %7, i64 40
  store i64 %.0235, ptr %147, align 8, !tbaa !7
  %148 = getelementptr inbounds nuw i8, ptr %7, i64 160
  %149 = load i64, ptr %148, align 8, !tbaa !7
  %150 = load i64, ptr %28, align 8, !tbaa !7
  %151 = load i64, ptr %30, align 8, !tbaa !7
  %152 = mul i64 %150, %151
  %153 = add i64 %149, %152
  %154 = add i64 %153, %.0235
  %155 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i64 %154, ptr %155, align 8, !tbaa !7
  %156 = getelementptr inbounds nuw i8, ptr %7, i64 184
  store i64 %phiofops, ptr %156, align 8, !tbaa !16
  %157 = trunc i64 %.5256 to i32
  %158 = getelementptr inbounds nuw i8, ptr %7, i64 228
  store i32 %157, ptr %158, align 4, !tbaa !21
  br label %159

159:
  %.1241 = phi i64 [ %.0240, %130 ], [ %.2242, %171 ]
  %.1237 = phi i64 [ %.0236, %130 ], [ %.2238, %171 ]
  %.1 = phi i64 [ %.0235, %130 ], [ %.2, %171 ]
  %.0 = phi i64 [ 0, %130 ], [ %172, %171 ]
  %160 = icmp ult i64 %.0, %5
  br i1 %160, label %161, label %173

161:
  %162 = getelementptr i64, ptr %8, i64 %.0
  store i64 %.1241, ptr %162, align 8, !tbaa !7
  %163 = getelementptr i8, ptr %162, i64 512
  store i64 %.1237, ptr %163, align 8, !tbaa !7
  %164 = getelementptr i8, ptr %162, i64 1024
  store i64 %.1, ptr %164, align 8, !tbaa !7
  %165 = add i64 %.1241, 1
  %166 = icmp eq i64 %165, %.fr
  br i1 %166, label %167, label %171

167:
  %168 = add i64 %.1237, 1
  %169 = icmp eq i64 %168, %27
  %spec.select = select i1 %169, i64 0, i64 %168
  %170 = zext i1 %169 to i64
  %spec.select269 = add i64 %.1, %170
  br label %171

171:
  %.2242 = phi i64 [ 0, %167 ], [ %165, %161 ]
  %.2238 = phi i64 [ %spec.select, %167 ], [ %.1237, %161 ]
  %.2 = phi i64 [ %spec.select269, %167 ], [ %.1, %161 ]
  %172 = add i64 %.0, 1
  br label %159, !llvm.loop !46

173:
  %174 = call i32 %4(ptr %0, ptr nonnull %7, ptr %2) #8
  br label %127, !llvm.loop !47

175:
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #7
  br label %176

176:
  %.3254 = phi i64 [ %.0251, %65 ], [ %.5256, %175 ], [ 0, %_ZL7in_stepPK4Itemmm.exit3 ], [ 0, %115 ]
  %.3249 = phi i32 [ %.0246, %65 ], [ %.5, %175 ], [ -1, %_ZL7in_stepPK4Itemmm.exit3 ], [ -1, %115 ]
  %177 = mul i64 %.3254, %5
  %178 = icmp ult i64 %177, %39
  br i1 %178, label %179, label %194

179:
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #7
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(216) %6, ptr nonnull align 8 dereferenceable(216) %1, i64 216, i1 false), !tbaa.struct !29
  %180 = getelementptr inbounds nuw i8, ptr %6, i64 232
  store i32 %62, ptr %180, align 8, !tbaa !22
  br label %181

181:
  %.0257 = phi i32 [ -1, %179 ], [ %192, %184 ]
  %.0250 = phi i64 [ %.3254, %179 ], [ %193, %184 ]
  %182 = mul i64 %.0250, %5
  %183 = icmp ult i64 %182, %39
  br i1 %183, label %184, label %_ZL20run_other_sub_groupsPcPK4ItemS_PFiS_PS0_S_Emmm.exit

184:
  %185 = trunc i64 %.0250 to i32
  %186 = getelementptr inbounds nuw i8, ptr %6, i64 228
  store i32 %185, ptr %186, align 4, !tbaa !21
  %187 = sub i64 %39, %182
  %188 = icmp ult i64 %187, %5
  %189 = select i1 %188, i64 %187, i64 %5
  %190 = trunc i64 %189 to i32
  %191 = getelementptr inbounds nuw i8, ptr %6, i64 224
  store i32 %190, ptr %191, align 8, !tbaa !20
  %192 = call i32 %3(ptr %0, ptr nonnull %6, ptr %2) #8
  %193 = add i64 %.0250, 1
  br label %181, !llvm.loop !48

_ZL20run_other_sub_groupsPcPK4ItemS_PFiS_PS0_S_Emmm.exit:
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #7
  br label %194

194:
  %.6 = phi i32 [ %.0257, %_ZL20run_other_sub_groupsPcPK4ItemS_PFiS_PS0_S_Emmm.exit ], [ %.3249, %176 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #7
  ret i32 %.6
}

define void @__native_run_lanes(ptr %0, ptr %1, ptr %2, i64 %3, ptr %4, ptr %5, ptr %6, i64 %7) #0 {
  %9 = alloca %struct.LaneItem, align 8
  %10 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #7
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(248) %9, ptr nonnull align 8 dereferenceable(248) %1, i64 248, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #7
  %11 = getelementptr inbounds nuw i8, ptr %9, i64 184
  %12 = load i64, ptr %11, align 8, !tbaa !16
  store i64 %12, ptr %10, align 8, !tbaa !7
  %13 = getelementptr inbounds nuw i8, ptr %9, i64 240
  %14 = load ptr, ptr %13, align 8, !tbaa !23
  %15 = icmp eq ptr %14, null
  %16 = icmp ne ptr %6, null
  %or.cond = and i1 %15, %16
  br i1 %or.cond, label %17, label %19

17:
  %18 = call i32 %6(ptr %0, ptr nonnull %9, ptr %2, ptr nonnull %10) #8
  br label %88

19:
  %20 = icmp ne ptr %14, null
  %21 = icmp ne ptr %4, null
  %or.cond72 = and i1 %20, %21
  br i1 %or.cond72, label %22, label %24

22:
  %23 = call i32 %4(ptr %0, ptr nonnull %9, ptr %2, ptr nonnull %10) #8
  br label %88

24:
  %.0 = phi i64 [ %87, %81 ], [ 0, %19 ]
  %25 = icmp ult i64 %.0, %3
  br i1 %25, label %26, label %88

26:
  %27 = load ptr, ptr %13, align 8, !tbaa !23
  %.not = icmp eq ptr %27, null
  br i1 %.not, label %67, label %28

28:
  %29 = getelementptr i64, ptr %27, i64 %.0
  %30 = load i64, ptr %29, align 8, !tbaa !7
  %31 = getelementptr inbounds nuw i8, ptr %9, i64 24
  store i64 %30, ptr %31, align 8, !tbaa !7
  %32 = getelementptr inbounds nuw i8, ptr %9, i64 144
  %33 = load i64, ptr %32, align 8, !tbaa !7
  %34 = getelementptr inbounds nuw i8, ptr %9, i64 48
  %35 = load i64, ptr %34, align 8, !tbaa !7
  %36 = getelementptr inbounds nuw i8, ptr %9, i64 96
  %37 = load i64, ptr %36, align 8, !tbaa !7
  %38 = mul i64 %35, %37
  %39 = add i64 %33, %38
  %40 = add i64 %39, %30
  store i64 %40, ptr %9, align 8, !tbaa !7
  %41 = getelementptr i8, ptr %29, i64 512
  %42 = load i64, ptr %41, align 8, !tbaa !7
  %43 = getelementptr inbounds nuw i8, ptr %9, i64 32
  store i64 %42, ptr %43, align 8, !tbaa !7
  %44 = getelementptr inbounds nuw i8, ptr %9, i64 152
  %45 = load i64, ptr %44, align 8, !tbaa !7
  %46 = getelementptr inbounds nuw i8, ptr %9, i64 56
  %47 = load i64, ptr %46, align 8, !tbaa !7
  %48 = getelementptr inbounds nuw i8, ptr %9, i64 104
  %49 = load i64, ptr %48, align 8, !tbaa !7
  %50 = mul i64 %47, %49
  %51 = add i64 %45, %50
  %52 = add i64 %51, %42
  %53 = getelementptr inbounds nuw i8, ptr %9, i64 8
  store i64 %52, ptr %53, align 8, !tbaa !7
  %54 = getelementptr i8, ptr %29, i64 1024
  %55 = load i64, ptr %54, align 8, !tbaa !7
  %56 = getelementptr inbounds nuw i8, ptr %9, i64 40
  store i64 %55, ptr %56, align 8, !tbaa !7
  %57 = getelementptr inbounds nuw i8, ptr %9, i64 160
  %58 = load i64, ptr %57, align 8, !tbaa !7
  %59 = getelementptr inbounds nuw i8, ptr %9, i64 64
  %60 = load i64, ptr %59, align 8, !tbaa !7
  %61 = getelementptr inbounds nuw i8, ptr %9, i64 112
  %62 = load i64, ptr %61, align 8, !tbaa !7
  %63 = mul i64 %60, %62
  %64 = add i64 %58, %63
  %65 = add i64 %64, %55
  %66 = getelementptr inbounds nuw i8, ptr %9, i64 16
  store i64 %65, ptr %66, align 8, !tbaa !7
  br label %81

67:
  %68 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %69 = load i64, ptr %68, align 8, !tbaa !7
  %70 = add i64 %69, %.0
  %71 = getelementptr inbounds nuw i8, ptr %9, i64 24
  store i64 %70, ptr %71, align 8, !tbaa !7
  %72 = getelementptr inbounds nuw i8, ptr %9, i64 144
  %73 = load i64, ptr %72, align 8, !tbaa !7
  %74 = getelementptr inbounds nuw i8, ptr %9, i64 48
  %75 = load i64, ptr %74, align 8, !tbaa !7
  %76 = getelementptr inbounds nuw i8, ptr %9, i64 96
  %77 = load i64, ptr %76, align 8, !tbaa !7
  %78 = mul i64 %75, %77
  %79 = add i64 %73, %78
  %80 = add i64 %79, %70
  store i64 %80, ptr %9, align 8, !tbaa !7
  br label %81

81:
  %82 = getelementptr inbounds nuw i8, ptr %9, i64 216
  store i64 %.0, ptr %82, align 8, !tbaa !17
  %83 = getelementptr inbounds nuw i8, ptr %1, i64 184
  %84 = load i64, ptr %83, align 8, !tbaa !16
  %85 = add i64 %84, %.0
  store i64 %85, ptr %10, align 8, !tbaa !7
  store i64 %85, ptr %11, align 8, !tbaa !16
  %86 = call i32 %5(ptr %0, ptr nonnull %9, ptr %2, ptr nonnull %10) #8
  %87 = add i64 %.0, 1
  br label %24, !llvm.loop !49

88:
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #7
  ret void
}

define void @__native_start_lanes(ptr %0, ptr %1, i64 %2) #0 {
  br label %4

4:
  %.0 = phi i64 [ 0, %3 ], [ %13, %6 ]
  %5 = icmp ult i64 %.0, %2
  br i1 %5, label %6, label %14

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %8 = load i32, ptr %7, align 8, !tbaa !20
  %9 = zext i32 %8 to i64
  %10 = icmp uge i64 %.0, %9
  %11 = sext i1 %10 to i32
  %12 = getelementptr inbounds nuw i32, ptr %1, i64 %.0
  store i32 %11, ptr %12, align 4, !tbaa !3
  %13 = add i64 %.0, 1
  br label %4, !llvm.loop !50

14:
  ret void
}

define i32 @__native_next_region(ptr %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.021 = phi i32 [ -1, %3 ], [ %spec.select, %6 ]
  %.020 = phi i64 [ 0, %3 ], [ %10, %6 ]
  %5 = icmp ult i64 %.020, %1
  br i1 %5, label %6, label %11

6:
  %7 = getelementptr inbounds nuw i32, ptr %0, i64 %.020
  %8 = load i32, ptr %7, align 4, !tbaa !3
  %9 = icmp ult i32 %8, %.021
  %spec.select = select i1 %9, i32 %8, i32 %.021
  %10 = add i64 %.020, 1
  br label %4, !llvm.loop !51

11:
  %.019 = phi i64 [ %19, %13 ], [ 0, %4 ]
  %.0 = phi i64 [ %20, %13 ], [ 0, %4 ]
  %12 = icmp ult i64 %.0, %1
  br i1 %12, label %13, label %21

13:
  %14 = getelementptr inbounds nuw i32, ptr %0, i64 %.0
  %15 = load i32, ptr %14, align 4, !tbaa !3
  %16 = icmp eq i32 %15, %.021
  %17 = zext i1 %16 to i64
  %18 = shl nuw i64 %17, %.0
  %19 = or i64 %.019, %18
  %20 = add i64 %.0, 1
  br label %11, !llvm.loop !52

21:
  store i64 %.019, ptr %2, align 8, !tbaa !7
  ret i32 %.021
}

define void @__native_run_some_lanes(ptr %0, ptr %1, ptr %2, i64 %3, ptr %4, ptr %5, i64 %6) #0 {
_ZL6extentPK4Itemi.exit1:
  %7 = alloca %struct.LaneItem, align 8
  %8 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #7
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(248) %7, ptr nonnull align 8 dereferenceable(248) %1, i64 248, i1 false)
  %9 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %10 = load i64, ptr %9, align 8, !tbaa !7
  %11 = getelementptr inbounds nuw i8, ptr %7, i64 96
  %12 = load i64, ptr %11, align 8, !tbaa !7
  %13 = mul i64 %10, %12
  %14 = getelementptr inbounds nuw i8, ptr %7, i64 72
  %15 = load i64, ptr %14, align 8, !tbaa !7
  %16 = sub i64 %15, %13
  %17 = icmp ult i64 %16, %12
  %spec.select104 = select i1 %17, i64 %16, i64 %12
  %18 = getelementptr inbounds nuw i8, ptr %7, i64 56
  %19 = load i64, ptr %18, align 8, !tbaa !7
  %20 = getelementptr inbounds nuw i8, ptr %7, i64 104
  %21 = load i64, ptr %20, align 8, !tbaa !7
  %22 = mul i64 %19, %21
  %23 = getelementptr inbounds nuw i8, ptr %7, i64 80
  %24 = load i64, ptr %23, align 8, !tbaa !7
  %25 = sub i64 %24, %22
  %26 = icmp ult i64 %25, %21
  %27 = select i1 %26, i64 %25, i64 %21
  %28 = getelementptr inbounds nuw i8, ptr %7, i64 228
  %29 = load i32, ptr %28, align 4, !tbaa !21
  %30 = zext i32 %29 to i64
  %31 = mul i64 %3, %30
  %32 = urem i64 %31, %spec.select104
  %33 = udiv i64 %31, %spec.select104
  %34 = urem i64 %33, %27
  %35 = udiv i64 %33, %27
  br label %36

36:
  %.098 = phi i64 [ %32, %_ZL6extentPK4Itemi.exit1 ], [ %.199, %85 ]
  %.095 = phi i64 [ %34, %_ZL6extentPK4Itemi.exit1 ], [ %.196, %85 ]
  %.094 = phi i64 [ %35, %_ZL6extentPK4Itemi.exit1 ], [ %.1, %85 ]
  %.0 = phi i64 [ 0, %_ZL6extentPK4Itemi.exit1 ], [ %86, %85 ]
  %37 = icmp ult i64 %.0, %3
  br i1 %37, label %38, label %87

38:
  %39 = shl nuw i64 1, %.0
  %40 = and i64 %6, %39
  %.not = icmp eq i64 %40, 0
  br i1 %.not, label %78, label %41

41:
  %42 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i64 %.098, ptr %42, align 8, !tbaa !7
  %43 = getelementptr inbounds nuw i8, ptr %7, i64 144
  %44 = load i64, ptr %43, align 8, !tbaa !7
  %45 = load i64, ptr %9, align 8, !tbaa !7
  %46 = load i64, ptr %11, align 8, !tbaa !7
  %47 = mul i64 %45, %46
  %48 = add i64 %44, %47
  %49 = add i64 %48, %.098
  store i64 %49, ptr %7, align 8, !tbaa !7
  %50 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i64 %.095, ptr %50, align 8, !tbaa !7
  %51 = getelementptr inbounds nuw i8, ptr %7, i64 152
  %52 = load i64, ptr %51, align 8, !tbaa !7
  %53 = load i64, ptr %18, align 8, !tbaa !7
  %54 = load i64, ptr %20, align 8, !tbaa !7
  %55 = mul i64 %53, %54
  %56 = add i64 %52, %55
  %57 = add i64 %56, %.095
  %58 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store i64 %57, ptr %58, align 8, !tbaa !7
  %59 = getelementptr inbounds nuw i8, ptr %7, i64 40
  store i64 %.094, ptr %59, align 8, !tbaa !7
  %60 = getelementptr inbounds nuw i8, ptr %7, i64 160
  %61 = load i64, ptr %60, align 8, !tbaa !7
  %62 = getelementptr inbounds nuw i8, ptr %7, i64 64
  %63 = load i64, ptr %62, align 8, !tbaa !7
  %64 = getelementptr inbounds nuw i8, ptr %7, i64 112
  %65 = load i64, ptr %64, align 8, !tbaa !7
  %66 = mul i64 %63, %65
  %67 = add i64 %61, %66
  %68 = add i64 %67, %.094
  %69 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i64 %68, ptr %69, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #7
  %70 = mul i64 %.094, %54
  %71 = add i64 %70, %.095
  %72 = mul i64 %71, %46
  %73 = add i64 %72, %.098
  store i64 %73, ptr %8, align 8, !tbaa !7
  %74 = getelementptr inbounds nuw i8, ptr %7, i64 216
  store i64 %.0, ptr %74, align 8, !tbaa !17
  %75 = getelementptr inbounds nuw i8, ptr %7, i64 184
  store i64 %73, ptr %75, align 8, !tbaa !16
  %76 = call i32 %4(ptr %0, ptr nonnull %7, ptr %2, ptr nonnull %8) #8
  %77 = getelementptr inbounds nuw i32, ptr %5, i64 %.0
  store i32 %76, ptr %77, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #7
  br label %78

78:
  %79 = add i64 %.098, 1
  %80 = icmp eq i64 %79, %spec.select104
  br i1 %80, label %81, label %85

81:
  %82 = add i64 %.095, 1
  %83 = icmp eq i64 %82, %27
  %spec.select = select i1 %83, i64 0, i64 %82
  %84 = zext i1 %83 to i64
  %spec.select100 = add i64 %.094, %84
  br label %85

85:
  %.199 = phi i64 [ 0, %81 ], [ %79, %78 ]
  %.196 = phi i64 [ %spec.select, %81 ], [ %.095, %78 ]
  %.1 = phi i64 [ %spec.select100, %81 ], [ %.094, %78 ]
  %86 = add i64 %.0, 1
  br label %36, !llvm.loop !53

87:
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #7
  ret void
}

define i32 @__native_run_parted(ptr %0, ptr %1, ptr %2, ptr %3) #0 {
  %5 = alloca %struct.LaneItem, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #7
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(248) %5, ptr nonnull align 8 dereferenceable(248) %1, i64 248, i1 false)
  %6 = call i32 %3(ptr %0, ptr nonnull %5, ptr %2) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #7
  ret i32 %6
}

define void @__native_run_items(ptr %0, ptr %1, i64 %2, ptr %3, ptr %4, i64 %5) #0 {
  %7 = alloca i64, align 8
  %8 = alloca %struct.Item, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #7
  %9 = add i64 %2, 64
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %11 = load i64, ptr %10, align 8, !tbaa !54
  %12 = add i64 %9, %11
  %13 = alloca i8, i64 %12, align 64
  br label %14

14:
  %.0 = phi i32 [ 0, %6 ], [ %37, %16 ]
  %15 = icmp samesign ult i32 %.0, 3
  br i1 %15, label %16, label %_ZL5startP4ItemPK6LaunchPcm.exit

16:
  %17 = zext nneg i32 %.0 to i64
  %18 = getelementptr inbounds nuw i64, ptr %1, i64 %17
  %19 = load i64, ptr %18, align 8, !tbaa !7
  %20 = getelementptr inbounds nuw i8, ptr %8, i64 72
  %21 = getelementptr inbounds nuw i64, ptr %20, i64 %17
  store i64 %19, ptr %21, align 8, !tbaa !7
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %23 = getelementptr inbounds nuw i64, ptr %22, i64 %17
  %24 = load i64, ptr %23, align 8, !tbaa !7
  %25 = getelementptr inbounds nuw i8, ptr %8, i64 96
  %26 = getelementptr inbounds nuw i64, ptr %25, i64 %17
  store i64 %24, ptr %26, align 8, !tbaa !7
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %28 = getelementptr inbounds nuw i64, ptr %27, i64 %17
  %29 = load i64, ptr %28, align 8, !tbaa !7
  %30 = getelementptr inbounds nuw i8, ptr %8, i64 120
  %31 = getelementptr inbounds nuw i64, ptr %30, i64 %17
  store i64 %29, ptr %31, align 8, !tbaa !7
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %33 = getelementptr inbounds nuw i64, ptr %32, i64 %17
  %34 = load i64, ptr %33, align 8, !tbaa !7
  %35 = getelementptr inbounds nuw i8, ptr %8, i64 144
  %36 = getelementptr inbounds nuw i64, ptr %35, i64 %17
  store i64 %34, ptr %36, align 8, !tbaa !7
  %37 = add nuw nsw i32 %.0, 1
  br label %14, !llvm.loop !56

_ZL5startP4ItemPK6LaunchPcm.exit:
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %39 = load i64, ptr %38, align 8, !tbaa !57
  %40 = getelementptr inbounds nuw i8, ptr %8, i64 168
  store i64 %39, ptr %40, align 8, !tbaa !9
  %41 = getelementptr inbounds nuw i8, ptr %8, i64 96
  %42 = load i64, ptr %41, align 8, !tbaa !7
  %43 = getelementptr inbounds nuw i8, ptr %8, i64 104
  %44 = load i64, ptr %43, align 8, !tbaa !7
  %45 = mul i64 %42, %44
  %46 = getelementptr inbounds nuw i8, ptr %8, i64 112
  %47 = load i64, ptr %46, align 8, !tbaa !7
  %48 = mul i64 %45, %47
  %49 = getelementptr inbounds nuw i8, ptr %8, i64 176
  store i64 %48, ptr %49, align 8, !tbaa !15
  %50 = getelementptr inbounds nuw i8, ptr %8, i64 192
  store ptr %13, ptr %50, align 8, !tbaa !24
  %51 = add i64 %2, 63
  %52 = and i64 %51, -64
  %53 = getelementptr inbounds nuw i8, ptr %13, i64 %52
  %54 = getelementptr inbounds nuw i8, ptr %8, i64 200
  store ptr %53, ptr %54, align 8, !tbaa !27
  %55 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %56 = load i64, ptr %55, align 8, !tbaa !58
  %57 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %58 = load i64, ptr %57, align 8, !tbaa !59
  br label %59

59:
  %.0252 = phi i64 [ %56, %_ZL5startP4ItemPK6LaunchPcm.exit ], [ %185, %_ZL3runPcP4ItemS_PFiS_S1_S_PmES4_mmmm.exit ]
  %60 = icmp ult i64 %.0252, %58
  br i1 %60, label %_ZL6extentPK4Itemi.exit2, label %186

_ZL6extentPK4Itemi.exit2:
  %61 = getelementptr inbounds nuw i8, ptr %8, i64 120
  %62 = load i64, ptr %61, align 8, !tbaa !7
  %63 = urem i64 %.0252, %62
  %64 = getelementptr inbounds nuw i8, ptr %8, i64 48
  store i64 %63, ptr %64, align 8, !tbaa !7
  %65 = udiv i64 %.0252, %62
  %66 = getelementptr inbounds nuw i8, ptr %8, i64 128
  %67 = load i64, ptr %66, align 8, !tbaa !7
  %68 = urem i64 %65, %67
  %69 = getelementptr inbounds nuw i8, ptr %8, i64 56
  store i64 %68, ptr %69, align 8, !tbaa !7
  %70 = udiv i64 %65, %67
  %71 = getelementptr inbounds nuw i8, ptr %8, i64 64
  store i64 %70, ptr %71, align 8, !tbaa !7
  %72 = load i64, ptr %41, align 8, !tbaa !7
  %73 = mul i64 %63, %72
  %74 = getelementptr inbounds nuw i8, ptr %8, i64 72
  %75 = load i64, ptr %74, align 8, !tbaa !7
  %76 = sub i64 %75, %73
  %77 = icmp ult i64 %76, %72
  %spec.select = select i1 %77, i64 %76, i64 %72
  %.fr = freeze i64 %spec.select
  %78 = load i64, ptr %43, align 8, !tbaa !7
  %79 = mul i64 %68, %78
  %80 = getelementptr inbounds nuw i8, ptr %8, i64 80
  %81 = load i64, ptr %80, align 8, !tbaa !7
  %82 = sub i64 %81, %79
  %83 = icmp ult i64 %82, %78
  %84 = select i1 %83, i64 %82, i64 %78
  %85 = load i64, ptr %46, align 8, !tbaa !7
  %86 = mul i64 %70, %85
  %87 = getelementptr inbounds nuw i8, ptr %8, i64 88
  %88 = load i64, ptr %87, align 8, !tbaa !7
  %89 = sub i64 %88, %86
  %90 = icmp ult i64 %89, %85
  %91 = select i1 %90, i64 %89, i64 %85
  br label %92

92:
  %.0260 = phi i64 [ 0, %_ZL6extentPK4Itemi.exit2 ], [ %107, %106 ]
  %93 = icmp ult i64 %.0260, %91
  br i1 %93, label %94, label %_ZL3runPcP4ItemS_PFiS_S1_S_PmES4_mmmm.exit

94:
  %95 = getelementptr inbounds nuw i8, ptr %8, i64 40
  store i64 %.0260, ptr %95, align 8, !tbaa !7
  %96 = getelementptr inbounds nuw i8, ptr %8, i64 160
  %97 = load i64, ptr %96, align 8, !tbaa !7
  %98 = load i64, ptr %71, align 8, !tbaa !7
  %99 = load i64, ptr %46, align 8, !tbaa !7
  %100 = mul i64 %98, %99
  %101 = add i64 %97, %100
  %102 = add i64 %101, %.0260
  %103 = getelementptr inbounds nuw i8, ptr %8, i64 16
  store i64 %102, ptr %103, align 8, !tbaa !7
  br label %104

104:
  %.0261 = phi i64 [ 0, %94 ], [ %184, %_ZL7run_rowPcP4ItemS_PFiS_S1_S_PmES4_mmmmi.exit ]
  %105 = icmp ult i64 %.0261, %84
  br i1 %105, label %108, label %106

106:
  %107 = add i64 %.0260, 1
  br label %92, !llvm.loop !32

108:
  %109 = load i64, ptr %43, align 8, !tbaa !7
  %110 = mul i64 %.0260, %109
  %111 = add i64 %110, %.0261
  %112 = load i64, ptr %41, align 8, !tbaa !7
  %113 = mul i64 %111, %112
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #7
  %114 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store i64 %.0261, ptr %114, align 8, !tbaa !7
  %115 = getelementptr inbounds nuw i8, ptr %8, i64 152
  %116 = load i64, ptr %115, align 8, !tbaa !7
  %117 = load i64, ptr %69, align 8, !tbaa !7
  %118 = mul i64 %117, %109
  %119 = add i64 %116, %118
  %120 = add i64 %119, %.0261
  %121 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store i64 %120, ptr %121, align 8, !tbaa !7
  %.not = icmp eq ptr %4, null
  br i1 %.not, label %151, label %122

122:
  %123 = getelementptr inbounds nuw i8, ptr %8, i64 144
  %124 = load i64, ptr %123, align 8, !tbaa !7
  %125 = load i64, ptr %64, align 8, !tbaa !7
  %126 = mul i64 %125, %112
  %127 = add i64 %124, %126
  %128 = icmp ult i64 %127, 1073741824
  %129 = sub i64 1073741824, %127
  %130 = icmp ult i64 %.fr, %129
  %or.cond = select i1 %128, i1 %130, i1 false
  %131 = load i64, ptr %49, align 8
  %132 = icmp ult i64 %131, 1073741824
  %or.cond265 = select i1 %or.cond, i1 %132, i1 false
  br i1 %or.cond265, label %133, label %_ZL7in_stepPK4Itemmm.exit

133:
  %134 = urem i64 %.fr, %5
  %135 = sub nuw i64 %.fr, %134
  br label %_ZL7in_stepPK4Itemmm.exit

_ZL7in_stepPK4Itemmm.exit:
  %136 = phi i64 [ %135, %133 ], [ 0, %122 ]
  br label %137

137:
  %.3257 = phi i64 [ 0, %_ZL7in_stepPK4Itemmm.exit ], [ %150, %139 ]
  %138 = icmp ult i64 %.3257, %136
  br i1 %138, label %139, label %151

139:
  %140 = getelementptr inbounds nuw i8, ptr %8, i64 24
  store i64 %.3257, ptr %140, align 8, !tbaa !7
  %141 = load i64, ptr %123, align 8, !tbaa !7
  %142 = load i64, ptr %64, align 8, !tbaa !7
  %143 = load i64, ptr %41, align 8, !tbaa !7
  %144 = mul i64 %142, %143
  %145 = add i64 %141, %144
  %146 = add i64 %145, %.3257
  store i64 %146, ptr %8, align 8, !tbaa !7
  %147 = add i64 %113, %.3257
  store i64 %147, ptr %7, align 8, !tbaa !7
  %148 = getelementptr inbounds nuw i8, ptr %8, i64 184
  store i64 %147, ptr %148, align 8, !tbaa !16
  %149 = call i32 %4(ptr %0, ptr nonnull %8, ptr null, ptr nonnull %7) #8
  %150 = add i64 %.3257, %5
  br label %137, !llvm.loop !35

151:
  %.0254 = phi i64 [ 0, %108 ], [ %.3257, %137 ]
  %152 = icmp eq i64 %5, 0
  %153 = icmp ne ptr %4, null
  %or.cond266 = or i1 %152, %153
  br i1 %or.cond266, label %169, label %154

154:
  %.2256 = phi i64 [ %168, %156 ], [ %.0254, %151 ]
  %155 = icmp ult i64 %.2256, %.fr
  br i1 %155, label %156, label %_ZL7run_rowPcP4ItemS_PFiS_S1_S_PmES4_mmmmi.exit

156:
  %157 = getelementptr inbounds nuw i8, ptr %8, i64 24
  store i64 %.2256, ptr %157, align 8, !tbaa !7
  %158 = getelementptr inbounds nuw i8, ptr %8, i64 144
  %159 = load i64, ptr %158, align 8, !tbaa !7
  %160 = load i64, ptr %64, align 8, !tbaa !7
  %161 = load i64, ptr %41, align 8, !tbaa !7
  %162 = mul i64 %160, %161
  %163 = add i64 %159, %162
  %164 = add i64 %163, %.2256
  store i64 %164, ptr %8, align 8, !tbaa !7
  %165 = add i64 %113, %.2256
  store i64 %165, ptr %7, align 8, !tbaa !7
  %166 = getelementptr inbounds nuw i8, ptr %8, i64 184
  store i64 %165, ptr %166, align 8, !tbaa !16
  %167 = call i32 %3(ptr %0, ptr nonnull %8, ptr null, ptr nonnull %7) #8
  %168 = add i64 %.2256, 1
  br label %154, !llvm.loop !36

169:
  %.1255 = phi i64 [ %183, %171 ], [ %.0254, %151 ]
  %170 = icmp ult i64 %.1255, %.fr
  br i1 %170, label %171, label %_ZL7run_rowPcP4ItemS_PFiS_S1_S_PmES4_mmmmi.exit

171:
  %172 = getelementptr inbounds nuw i8, ptr %8, i64 24
  store i64 %.1255, ptr %172, align 8, !tbaa !7
  %173 = getelementptr inbounds nuw i8, ptr %8, i64 144
  %174 = load i64, ptr %173, align 8, !tbaa !7
  %175 = load i64, ptr %64, align 8, !tbaa !7
  %176 = load i64, ptr %41, align 8, !tbaa !7
  %177 = mul i64 %175, %176
  %178 = add i64 %174, %177
  %179 = add i64 %178, %.1255
  store i64 %179, ptr %8, align 8, !tbaa !7
  %180 = add i64 %113, %.1255
  store i64 %180, ptr %7, align 8, !tbaa !7
  %181 = getelementptr inbounds nuw i8, ptr %8, i64 184
  store i64 %180, ptr %181, align 8, !tbaa !16
  %182 = call i32 %3(ptr %0, ptr nonnull %8, ptr null, ptr nonnull %7) #8
  %183 = add i64 %.1255, 1
  br label %169, !llvm.loop !39

_ZL7run_rowPcP4ItemS_PFiS_S1_S_PmES4_mmmmi.exit:
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #7
  %184 = add i64 %.0261, 1
  br label %104, !llvm.loop !40

_ZL3runPcP4ItemS_PFiS_S1_S_PmES4_mmmm.exit:
  %185 = add i64 %.0252, 1
  br label %59, !llvm.loop !60

186:
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #7
  ret void
}

define void @__native_run_rows(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, ptr %5, ptr %6, i64 %7) #0 {
  %9 = alloca i64, align 8
  %10 = alloca %struct.Item, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #7
  br label %11

11:
  %.0 = phi i32 [ 0, %8 ], [ %34, %13 ]
  %12 = icmp samesign ult i32 %.0, 3
  br i1 %12, label %13, label %_ZL5startP4ItemPK6LaunchPcm.exit

13:
  %14 = zext nneg i32 %.0 to i64
  %15 = getelementptr inbounds nuw i64, ptr %1, i64 %14
  %16 = load i64, ptr %15, align 8, !tbaa !7
  %17 = getelementptr inbounds nuw i8, ptr %10, i64 72
  %18 = getelementptr inbounds nuw i64, ptr %17, i64 %14
  store i64 %16, ptr %18, align 8, !tbaa !7
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %20 = getelementptr inbounds nuw i64, ptr %19, i64 %14
  %21 = load i64, ptr %20, align 8, !tbaa !7
  %22 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %23 = getelementptr inbounds nuw i64, ptr %22, i64 %14
  store i64 %21, ptr %23, align 8, !tbaa !7
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %25 = getelementptr inbounds nuw i64, ptr %24, i64 %14
  %26 = load i64, ptr %25, align 8, !tbaa !7
  %27 = getelementptr inbounds nuw i8, ptr %10, i64 120
  %28 = getelementptr inbounds nuw i64, ptr %27, i64 %14
  store i64 %26, ptr %28, align 8, !tbaa !7
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %30 = getelementptr inbounds nuw i64, ptr %29, i64 %14
  %31 = load i64, ptr %30, align 8, !tbaa !7
  %32 = getelementptr inbounds nuw i8, ptr %10, i64 144
  %33 = getelementptr inbounds nuw i64, ptr %32, i64 %14
  store i64 %31, ptr %33, align 8, !tbaa !7
  %34 = add nuw nsw i32 %.0, 1
  br label %11, !llvm.loop !56

_ZL5startP4ItemPK6LaunchPcm.exit:
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %36 = load i64, ptr %35, align 8, !tbaa !57
  %37 = getelementptr inbounds nuw i8, ptr %10, i64 168
  store i64 %36, ptr %37, align 8, !tbaa !9
  %38 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %39 = load i64, ptr %38, align 8, !tbaa !7
  %40 = getelementptr inbounds nuw i8, ptr %10, i64 104
  %41 = load i64, ptr %40, align 8, !tbaa !7
  %42 = mul i64 %39, %41
  %43 = getelementptr inbounds nuw i8, ptr %10, i64 112
  %44 = load i64, ptr %43, align 8, !tbaa !7
  %45 = mul i64 %42, %44
  %46 = getelementptr inbounds nuw i8, ptr %10, i64 176
  store i64 %45, ptr %46, align 8, !tbaa !15
  %47 = getelementptr inbounds nuw i8, ptr %10, i64 192
  store ptr null, ptr %47, align 8, !tbaa !24
  %48 = getelementptr inbounds nuw i8, ptr %10, i64 200
  store ptr null, ptr %48, align 8, !tbaa !27
  %49 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %50 = load i64, ptr %49, align 8, !tbaa !58
  %51 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %52 = load i64, ptr %51, align 8, !tbaa !59
  br label %53

53:
  %.0218 = phi i64 [ %50, %_ZL5startP4ItemPK6LaunchPcm.exit ], [ %164, %_ZL3runPcP4ItemS_PFiS_S1_S_PmES4_mmmm.exit ]
  %54 = icmp ult i64 %.0218, %52
  br i1 %54, label %55, label %165

55:
  %56 = getelementptr inbounds nuw i8, ptr %10, i64 120
  %57 = load i64, ptr %56, align 8, !tbaa !7
  %58 = urem i64 %.0218, %57
  %59 = getelementptr inbounds nuw i8, ptr %10, i64 48
  store i64 %58, ptr %59, align 8, !tbaa !7
  %60 = udiv i64 %.0218, %57
  %61 = getelementptr inbounds nuw i8, ptr %10, i64 128
  %62 = load i64, ptr %61, align 8, !tbaa !7
  %63 = urem i64 %60, %62
  %64 = getelementptr inbounds nuw i8, ptr %10, i64 56
  store i64 %63, ptr %64, align 8, !tbaa !7
  %65 = udiv i64 %60, %62
  %66 = getelementptr inbounds nuw i8, ptr %10, i64 64
  store i64 %65, ptr %66, align 8, !tbaa !7
  %67 = sub i64 %57, %58
  %68 = sub nuw i64 %52, %.0218
  %69 = icmp ult i64 %68, %67
  %spec.select = select i1 %69, i64 %68, i64 %67
  %spec.select.fr = freeze i64 %spec.select
  %70 = mul i64 %spec.select.fr, %2
  br label %71

71:
  %.0227 = phi i64 [ 0, %55 ], [ %86, %85 ]
  %72 = icmp ult i64 %.0227, %4
  br i1 %72, label %73, label %_ZL3runPcP4ItemS_PFiS_S1_S_PmES4_mmmm.exit

73:
  %74 = getelementptr inbounds nuw i8, ptr %10, i64 40
  store i64 %.0227, ptr %74, align 8, !tbaa !7
  %75 = getelementptr inbounds nuw i8, ptr %10, i64 160
  %76 = load i64, ptr %75, align 8, !tbaa !7
  %77 = load i64, ptr %66, align 8, !tbaa !7
  %78 = load i64, ptr %43, align 8, !tbaa !7
  %79 = mul i64 %77, %78
  %80 = add i64 %76, %79
  %81 = add i64 %80, %.0227
  %82 = getelementptr inbounds nuw i8, ptr %10, i64 16
  store i64 %81, ptr %82, align 8, !tbaa !7
  br label %83

83:
  %.0228 = phi i64 [ 0, %73 ], [ %163, %_ZL7run_rowPcP4ItemS_PFiS_S1_S_PmES4_mmmmi.exit ]
  %84 = icmp ult i64 %.0228, %3
  br i1 %84, label %87, label %85

85:
  %86 = add i64 %.0227, 1
  br label %71, !llvm.loop !32

87:
  %88 = load i64, ptr %40, align 8, !tbaa !7
  %89 = mul i64 %.0227, %88
  %90 = add i64 %89, %.0228
  %91 = load i64, ptr %38, align 8, !tbaa !7
  %92 = mul i64 %90, %91
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #7
  %93 = getelementptr inbounds nuw i8, ptr %10, i64 32
  store i64 %.0228, ptr %93, align 8, !tbaa !7
  %94 = getelementptr inbounds nuw i8, ptr %10, i64 152
  %95 = load i64, ptr %94, align 8, !tbaa !7
  %96 = load i64, ptr %64, align 8, !tbaa !7
  %97 = mul i64 %96, %88
  %98 = add i64 %95, %97
  %99 = add i64 %98, %.0228
  %100 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store i64 %99, ptr %100, align 8, !tbaa !7
  %.not = icmp eq ptr %6, null
  br i1 %.not, label %130, label %101

101:
  %102 = getelementptr inbounds nuw i8, ptr %10, i64 144
  %103 = load i64, ptr %102, align 8, !tbaa !7
  %104 = load i64, ptr %59, align 8, !tbaa !7
  %105 = mul i64 %104, %91
  %106 = add i64 %103, %105
  %107 = icmp ult i64 %106, 1073741824
  %108 = sub i64 1073741824, %106
  %109 = icmp ult i64 %70, %108
  %or.cond = select i1 %107, i1 %109, i1 false
  %110 = load i64, ptr %46, align 8
  %111 = icmp ult i64 %110, 1073741824
  %or.cond232 = select i1 %or.cond, i1 %111, i1 false
  br i1 %or.cond232, label %112, label %_ZL7in_stepPK4Itemmm.exit

112:
  %113 = urem i64 %70, %7
  %114 = sub nuw i64 %70, %113
  br label %_ZL7in_stepPK4Itemmm.exit

_ZL7in_stepPK4Itemmm.exit:
  %115 = phi i64 [ %114, %112 ], [ 0, %101 ]
  br label %116

116:
  %.3224 = phi i64 [ 0, %_ZL7in_stepPK4Itemmm.exit ], [ %129, %118 ]
  %117 = icmp ult i64 %.3224, %115
  br i1 %117, label %118, label %130

118:
  %119 = getelementptr inbounds nuw i8, ptr %10, i64 24
  store i64 %.3224, ptr %119, align 8, !tbaa !7
  %120 = load i64, ptr %102, align 8, !tbaa !7
  %121 = load i64, ptr %59, align 8, !tbaa !7
  %122 = load i64, ptr %38, align 8, !tbaa !7
  %123 = mul i64 %121, %122
  %124 = add i64 %120, %123
  %125 = add i64 %124, %.3224
  store i64 %125, ptr %10, align 8, !tbaa !7
  %126 = add i64 %92, %.3224
  store i64 %126, ptr %9, align 8, !tbaa !7
  %127 = getelementptr inbounds nuw i8, ptr %10, i64 184
  store i64 %126, ptr %127, align 8, !tbaa !16
  %128 = call i32 %6(ptr %0, ptr nonnull %10, ptr null, ptr nonnull %9) #8
  %129 = add i64 %.3224, %7
  br label %116, !llvm.loop !35

130:
  %.0221 = phi i64 [ 0, %87 ], [ %.3224, %116 ]
  %131 = icmp eq i64 %7, 0
  %132 = icmp ne ptr %6, null
  %or.cond233 = or i1 %131, %132
  br i1 %or.cond233, label %148, label %133

133:
  %.2223 = phi i64 [ %147, %135 ], [ %.0221, %130 ]
  %134 = icmp ult i64 %.2223, %70
  br i1 %134, label %135, label %_ZL7run_rowPcP4ItemS_PFiS_S1_S_PmES4_mmmmi.exit

135:
  %136 = getelementptr inbounds nuw i8, ptr %10, i64 24
  store i64 %.2223, ptr %136, align 8, !tbaa !7
  %137 = getelementptr inbounds nuw i8, ptr %10, i64 144
  %138 = load i64, ptr %137, align 8, !tbaa !7
  %139 = load i64, ptr %59, align 8, !tbaa !7
  %140 = load i64, ptr %38, align 8, !tbaa !7
  %141 = mul i64 %139, %140
  %142 = add i64 %138, %141
  %143 = add i64 %142, %.2223
  store i64 %143, ptr %10, align 8, !tbaa !7
  %144 = add i64 %92, %.2223
  store i64 %144, ptr %9, align 8, !tbaa !7
  %145 = getelementptr inbounds nuw i8, ptr %10, i64 184
  store i64 %144, ptr %145, align 8, !tbaa !16
  %146 = call i32 %5(ptr %0, ptr nonnull %10, ptr null, ptr nonnull %9) #8
  %147 = add i64 %.2223, 1
  br label %133, !llvm.loop !36

148:
  %.1222 = phi i64 [ %162, %150 ], [ %.0221, %130 ]
  %149 = icmp ult i64 %.1222, %70
  br i1 %149, label %150, label %_ZL7run_rowPcP4ItemS_PFiS_S1_S_PmES4_mmmmi.exit

150:
  %151 = getelementptr inbounds nuw i8, ptr %10, i64 24
  store i64 %.1222, ptr %151, align 8, !tbaa !7
  %152 = getelementptr inbounds nuw i8, ptr %10, i64 144
  %153 = load i64, ptr %152, align 8, !tbaa !7
  %154 = load i64, ptr %59, align 8, !tbaa !7
  %155 = load i64, ptr %38, align 8, !tbaa !7
  %156 = mul i64 %154, %155
  %157 = add i64 %153, %156
  %158 = add i64 %157, %.1222
  store i64 %158, ptr %10, align 8, !tbaa !7
  %159 = add i64 %92, %.1222
  store i64 %159, ptr %9, align 8, !tbaa !7
  %160 = getelementptr inbounds nuw i8, ptr %10, i64 184
  store i64 %159, ptr %160, align 8, !tbaa !16
  %161 = call i32 %5(ptr %0, ptr nonnull %10, ptr null, ptr nonnull %9) #8
  %162 = add i64 %.1222, 1
  br label %148, !llvm.loop !39

_ZL7run_rowPcP4ItemS_PFiS_S1_S_PmES4_mmmmi.exit:
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #7
  %163 = add i64 %.0228, 1
  br label %83, !llvm.loop !40

_ZL3runPcP4ItemS_PFiS_S1_S_PmES4_mmmm.exit:
  %164 = add i64 %.0218, %spec.select.fr
  br label %53, !llvm.loop !61

165:
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #7
  ret void
}

define void @__native_run_groups(ptr %0, ptr %1, i64 %2, ptr %3) #0 {
  %5 = alloca %struct.Item, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #7
  %6 = add i64 %2, 64
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %8 = load i64, ptr %7, align 8, !tbaa !54
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
  br label %11, !llvm.loop !56

_ZL5startP4ItemPK6LaunchPcm.exit:
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %36 = load i64, ptr %35, align 8, !tbaa !57
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
  store i64 %45, ptr %46, align 8, !tbaa !15
  %47 = getelementptr inbounds nuw i8, ptr %5, i64 192
  store ptr %10, ptr %47, align 8, !tbaa !24
  %48 = add i64 %2, 63
  %49 = and i64 %48, -64
  %50 = getelementptr inbounds nuw i8, ptr %10, i64 %49
  %51 = getelementptr inbounds nuw i8, ptr %5, i64 200
  store ptr %50, ptr %51, align 8, !tbaa !27
  %52 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %53 = load i64, ptr %52, align 8, !tbaa !58
  %54 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %55 = load i64, ptr %54, align 8, !tbaa !59
  br label %56

56:
  %.051 = phi i64 [ %53, %_ZL5startP4ItemPK6LaunchPcm.exit ], [ %70, %58 ]
  %57 = icmp ult i64 %.051, %55
  br i1 %57, label %58, label %71

58:
  %59 = getelementptr inbounds nuw i8, ptr %5, i64 120
  %60 = load i64, ptr %59, align 8, !tbaa !7
  %61 = urem i64 %.051, %60
  %62 = getelementptr inbounds nuw i8, ptr %5, i64 48
  store i64 %61, ptr %62, align 8, !tbaa !7
  %63 = udiv i64 %.051, %60
  %64 = getelementptr inbounds nuw i8, ptr %5, i64 128
  %65 = load i64, ptr %64, align 8, !tbaa !7
  %66 = urem i64 %63, %65
  %67 = getelementptr inbounds nuw i8, ptr %5, i64 56
  store i64 %66, ptr %67, align 8, !tbaa !7
  %68 = udiv i64 %63, %65
  %69 = getelementptr inbounds nuw i8, ptr %5, i64 64
  store i64 %68, ptr %69, align 8, !tbaa !7
  call void %3(ptr %0, ptr nonnull %5) #8
  %70 = add i64 %.051, 1
  br label %56, !llvm.loop !62

71:
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #7
  ret void
}

attributes #0 = { alwaysinline mustprogress nounwind "no-builtins" }
attributes #1 = { mustprogress noinline nounwind "no-builtins" }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { "no-builtins" }
attributes #4 = { mustprogress nounwind "no-builtins" }
attributes #5 = { noreturn "no-builtins" }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { nounwind }
attributes #8 = { nobuiltin nounwind "no-builtins" }
attributes #9 = { nobuiltin "no-builtins" }
attributes #10 = { nobuiltin noreturn nounwind "no-builtins" }


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
!10 = !{!"_ZTS4Item", !5, i64 0, !5, i64 24, !5, i64 48, !5, i64 72, !5, i64 96, !5, i64 120, !5, i64 144, !8, i64 168, !8, i64 176, !8, i64 184, !11, i64 192, !11, i64 200, !13, i64 208}
!11 = !{!"p1 omnipotent char", !12, i64 0}
!12 = !{!"any pointer", !5, i64 0}
!13 = !{!"p2 omnipotent char", !14, i64 0}
!14 = !{!"any p2 pointer", !12, i64 0}
!15 = !{!10, !8, i64 176}
!16 = !{!10, !8, i64 184}
!17 = !{!18, !8, i64 216}
!18 = !{!"_ZTS8LaneItem", !10, i64 0, !8, i64 216, !4, i64 224, !4, i64 228, !4, i64 232, !19, i64 240}
!19 = !{!"p1 long", !12, i64 0}
!20 = !{!18, !4, i64 224}
!21 = !{!18, !4, i64 228}
!22 = !{!18, !4, i64 232}
!23 = !{!18, !19, i64 240}
!24 = !{!10, !11, i64 192}
!25 = !{!10, !13, i64 208}
!26 = !{!11, !11, i64 0}
!27 = !{!10, !11, i64 200}
!28 = !{!12, !12, i64 0}
!29 = !{i64 0, i64 24, !30, i64 24, i64 24, !30, i64 48, i64 24, !30, i64 72, i64 24, !30, i64 96, i64 24, !30, i64 120, i64 24, !30, i64 144, i64 24, !30, i64 168, i64 8, !7, i64 176, i64 8, !7, i64 184, i64 8, !7, i64 192, i64 8, !26, i64 200, i64 8, !26, i64 208, i64 8, !31}
!30 = !{!5, !5, i64 0}
!31 = !{!13, !13, i64 0}
!32 = distinct !{!32, !33, !34}
!33 = !{!"llvm.loop.mustprogress"}
!34 = !{!"llvm.loop.unroll.disable"}
!35 = distinct !{!35, !33, !34}
!36 = distinct !{!36, !33, !34, !37, !38}
!37 = !{!"llvm.loop.interleave.count", i32 4}
!38 = !{!"llvm.loop.vectorize.enable", i1 true}
!39 = distinct !{!39, !33, !34, !38}
!40 = distinct !{!40, !33, !34}
!41 = distinct !{!41, !33, !34, !42}
!42 = !{!"llvm.loop.pipeline.disable", i1 true}
!43 = distinct !{!43, !33, !34}
!44 = distinct !{!44, !33, !34}
!45 = distinct !{!45, !33, !34}
!46 = distinct !{!46, !33, !34}
!47 = distinct !{!47, !33, !34}
!48 = distinct !{!48, !33, !34}
!49 = distinct !{!49, !33, !34, !38}
!50 = distinct !{!50, !33}
!51 = distinct !{!51, !33}
!52 = distinct !{!52, !33}
!53 = distinct !{!53, !33, !34}
!54 = !{!55, !8, i64 104}
!55 = !{!"_ZTS6Launch", !5, i64 0, !5, i64 24, !5, i64 48, !5, i64 72, !8, i64 96, !8, i64 104, !8, i64 112, !8, i64 120}
!56 = distinct !{!56, !33}
!57 = !{!55, !8, i64 96}
!58 = !{!55, !8, i64 112}
!59 = !{!55, !8, i64 120}
!60 = distinct !{!60, !33, !34}
!61 = distinct !{!61, !33, !34}
!62 = distinct !{!62, !33, !34}
