source_filename = "loops.cpp"

%struct.Item = type { [3 x i64], [3 x i64], [3 x i64], [3 x i64], [3 x i64], [3 x i64], [3 x i64], i64, i64, i64, ptr, ptr, ptr, i64 }
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

define i64 @__native_query_item_position(ptr %0, i32 %1) #0 {
  %3 = icmp ult i32 %1, 3
  br i1 %3, label %4, label %17

4:
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %6 = zext nneg i32 %1 to i64
  %7 = getelementptr inbounds nuw i64, ptr %5, i64 %6
  %8 = load i64, ptr %7, align 8, !tbaa !7
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %10 = getelementptr inbounds nuw i64, ptr %9, i64 %6
  %11 = load i64, ptr %10, align 8, !tbaa !7
  %12 = mul i64 %8, %11
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %14 = getelementptr inbounds nuw i64, ptr %13, i64 %6
  %15 = load i64, ptr %14, align 8, !tbaa !7
  %16 = add i64 %12, %15
  br label %17

17:
  %18 = phi i64 [ %16, %4 ], [ 0, %2 ]
  ret i64 %18
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
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %3 = load i64, ptr %2, align 8, !tbaa !17
  ret i64 %3
}

define i32 @__native_query_sub_group_lanes(ptr %0) #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %3 = load i32, ptr %2, align 8, !tbaa !20
  ret i32 %3
}

define i32 @__native_query_sub_group_number(ptr %0) #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 236
  %3 = load i32, ptr %2, align 4, !tbaa !21
  ret i32 %3
}

define i32 @__native_query_sub_group_count(ptr %0) #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %3 = load i32, ptr %2, align 8, !tbaa !22
  ret i32 %3
}

define ptr @__native_query_item_ids(ptr %0, i32 %1) #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 248
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
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #8
  %2 = load atomic i32, ptr @_ZZ17__native_item_keyE4made acquire, align 4
  store i32 %2, ptr %1, align 4, !tbaa !3
  %.not = icmp eq i32 %2, 0
  br i1 %.not, label %5, label %3

3:
  %4 = add i32 %2, -1
  br label %18

5:
  %6 = call i32 @pthread_key_create(ptr nonnull %1, ptr null) #9
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
  %16 = call i32 @pthread_key_delete(i32 %15) #9
  %17 = add i32 %14, -1
  br label %18

18:
  %.0 = phi i32 [ %4, %3 ], [ %12, %11 ], [ %17, %13 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #8
  ret i32 %.0
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

declare i32 @pthread_key_create(ptr, ptr) #3

declare i32 @pthread_key_delete(i32) #3

declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

define ptr @__native_current_item() #4 {
  %1 = call i32 @__native_item_key() #10
  %2 = call ptr @pthread_getspecific(i32 %1) #9
  ret ptr %2
}

declare ptr @pthread_getspecific(i32) #3

define void @__native_publish_item(ptr %0) #4 {
  %2 = call i32 @__native_item_key() #10
  %3 = call i32 @pthread_setspecific(i32 %2, ptr %0) #9
  ret void
}

declare i32 @pthread_setspecific(i32, ptr) #3

define ptr @__native_take_memory(i64 %0, i64 %1) #1 {
  %3 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #8
  %4 = call i32 @posix_memalign(ptr nonnull %3, i64 %1, i64 %0) #9
  %.not = icmp eq i32 %4, 0
  br i1 %.not, label %6, label %5

5:
  call void @abort() #11
  unreachable

6:
  %7 = load ptr, ptr %3, align 8, !tbaa !28
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #8
  ret ptr %7
}

declare i32 @posix_memalign(ptr, i64, i64) #3

declare void @abort() #5

define void @__native_give_memory(ptr %0) #4 {
  call void @free(ptr %0) #9
  ret void
}

declare void @free(ptr) #3

define ptr @__native_take_more(ptr %0, i64 %1, i64 %2) #1 {
  %4 = add i64 %2, %1
  %5 = call ptr @__native_take_memory(i64 %4, i64 %2) #10
  %6 = load ptr, ptr %0, align 8, !tbaa !26
  store ptr %6, ptr %5, align 8, !tbaa !26
  store ptr %5, ptr %0, align 8, !tbaa !26
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 %2
  ret ptr %7
}

define void @__native_give_all(ptr %0) #1 {
  br label %2

2:
  %3 = load ptr, ptr %0, align 8, !tbaa !26
  %.not.not = icmp eq ptr %3, null
  br i1 %.not.not, label %.critedge, label %4

4:
  %5 = load ptr, ptr %3, align 8, !tbaa !26
  call void @free(ptr nonnull %3) #9
  store ptr %5, ptr %0, align 8, !tbaa !26
  br label %2, !llvm.loop !29

.critedge:
  ret void
}

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

define void @__native_limit_rows(ptr %0, i64 %1) #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 216
  store i64 %1, ptr %3, align 8, !tbaa !31
  ret void
}

define i32 @__native_run_region(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, i64 %5) #0 {
_ZL3rowPK4Item.exit:
  %6 = alloca i64, align 8
  %7 = alloca %struct.Item, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #8
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(224) %7, ptr nonnull align 8 dereferenceable(224) %1, i64 224, i1 false), !tbaa.struct !32
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 216
  %9 = load i64, ptr %8, align 8, !tbaa !31
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 96
  %11 = load i64, ptr %10, align 8, !tbaa !7
  %12 = call i64 @llvm.umin.i64(i64 %9, i64 %11)
  %.fr = freeze i64 %12
  %13 = getelementptr inbounds nuw i8, ptr %7, i64 104
  %14 = load i64, ptr %13, align 8, !tbaa !7
  %15 = getelementptr inbounds nuw i8, ptr %7, i64 112
  %16 = load i64, ptr %15, align 8, !tbaa !7
  br label %17

17:
  %.0173 = phi i64 [ 0, %_ZL3rowPK4Item.exit ], [ %33, %32 ]
  %.0171 = phi i32 [ -1, %_ZL3rowPK4Item.exit ], [ %.1172, %32 ]
  %18 = icmp ult i64 %.0173, %16
  br i1 %18, label %19, label %_ZL3runPcP4ItemS_PFiS_S1_S_PmES4_mmmm.exit

19:
  %20 = getelementptr inbounds nuw i8, ptr %7, i64 40
  store i64 %.0173, ptr %20, align 8, !tbaa !7
  %21 = getelementptr inbounds nuw i8, ptr %7, i64 160
  %22 = load i64, ptr %21, align 8, !tbaa !7
  %23 = getelementptr inbounds nuw i8, ptr %7, i64 64
  %24 = load i64, ptr %23, align 8, !tbaa !7
  %25 = load i64, ptr %15, align 8, !tbaa !7
  %26 = mul i64 %24, %25
  %27 = add i64 %22, %26
  %28 = add i64 %27, %.0173
  %29 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i64 %28, ptr %29, align 8, !tbaa !7
  br label %30

30:
  %.0174 = phi i64 [ 0, %19 ], [ %115, %_ZL7run_rowPcP4ItemS_PFiS_S1_S_PmES4_mmmmi.exit ]
  %.1172 = phi i32 [ %.0171, %19 ], [ %.4, %_ZL7run_rowPcP4ItemS_PFiS_S1_S_PmES4_mmmmi.exit ]
  %31 = icmp ult i64 %.0174, %14
  br i1 %31, label %34, label %32

32:
  %33 = add i64 %.0173, 1
  br label %17, !llvm.loop !35

34:
  %35 = load i64, ptr %13, align 8, !tbaa !7
  %36 = mul i64 %.0173, %35
  %37 = add i64 %36, %.0174
  %38 = load i64, ptr %10, align 8, !tbaa !7
  %39 = mul i64 %37, %38
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #8
  %40 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i64 %.0174, ptr %40, align 8, !tbaa !7
  %41 = getelementptr inbounds nuw i8, ptr %7, i64 152
  %42 = load i64, ptr %41, align 8, !tbaa !7
  %43 = getelementptr inbounds nuw i8, ptr %7, i64 56
  %44 = load i64, ptr %43, align 8, !tbaa !7
  %45 = mul i64 %44, %35
  %46 = add i64 %42, %45
  %47 = add i64 %46, %.0174
  %48 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store i64 %47, ptr %48, align 8, !tbaa !7
  %.not = icmp eq ptr %4, null
  br i1 %.not, label %80, label %49

49:
  %50 = getelementptr inbounds nuw i8, ptr %7, i64 144
  %51 = load i64, ptr %50, align 8, !tbaa !7
  %52 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %53 = load i64, ptr %52, align 8, !tbaa !7
  %54 = mul i64 %53, %38
  %55 = add i64 %51, %54
  %56 = icmp ult i64 %55, 1073741824
  %57 = sub i64 1073741824, %55
  %58 = icmp ult i64 %.fr, %57
  %or.cond = select i1 %56, i1 %58, i1 false
  %59 = getelementptr inbounds nuw i8, ptr %7, i64 176
  %60 = load i64, ptr %59, align 8
  %61 = icmp ult i64 %60, 1073741824
  %or.cond178 = select i1 %or.cond, i1 %61, i1 false
  br i1 %or.cond178, label %62, label %_ZL7in_stepPK4Itemmm.exit

62:
  %63 = urem i64 %.fr, %5
  %64 = sub nuw i64 %.fr, %63
  br label %_ZL7in_stepPK4Itemmm.exit

_ZL7in_stepPK4Itemmm.exit:
  %65 = phi i64 [ %64, %62 ], [ 0, %49 ]
  br label %66

66:
  %.3170 = phi i64 [ 0, %_ZL7in_stepPK4Itemmm.exit ], [ %79, %68 ]
  %.3 = phi i32 [ %.1172, %_ZL7in_stepPK4Itemmm.exit ], [ %78, %68 ]
  %67 = icmp ult i64 %.3170, %65
  br i1 %67, label %68, label %80

68:
  %69 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i64 %.3170, ptr %69, align 8, !tbaa !7
  %70 = load i64, ptr %50, align 8, !tbaa !7
  %71 = load i64, ptr %52, align 8, !tbaa !7
  %72 = load i64, ptr %10, align 8, !tbaa !7
  %73 = mul i64 %71, %72
  %74 = add i64 %70, %73
  %75 = add i64 %74, %.3170
  store i64 %75, ptr %7, align 8, !tbaa !7
  %76 = add i64 %39, %.3170
  store i64 %76, ptr %6, align 8, !tbaa !7
  %77 = getelementptr inbounds nuw i8, ptr %7, i64 184
  store i64 %76, ptr %77, align 8, !tbaa !16
  %78 = call i32 %4(ptr %0, ptr nonnull %7, ptr %2, ptr nonnull %6) #9
  %79 = add i64 %.3170, %5
  br label %66, !llvm.loop !37

80:
  %.0167 = phi i64 [ 0, %34 ], [ %.3170, %66 ]
  %.0 = phi i32 [ %.1172, %34 ], [ %.3, %66 ]
  %81 = icmp eq i64 %5, 0
  %82 = icmp ne ptr %4, null
  %or.cond179 = or i1 %81, %82
  br i1 %or.cond179, label %99, label %83

83:
  %.2169 = phi i64 [ %98, %85 ], [ %.0167, %80 ]
  %.2 = phi i32 [ %97, %85 ], [ %.0, %80 ]
  %84 = icmp ult i64 %.2169, %.fr
  br i1 %84, label %85, label %_ZL7run_rowPcP4ItemS_PFiS_S1_S_PmES4_mmmmi.exit

85:
  %86 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i64 %.2169, ptr %86, align 8, !tbaa !7
  %87 = getelementptr inbounds nuw i8, ptr %7, i64 144
  %88 = load i64, ptr %87, align 8, !tbaa !7
  %89 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %90 = load i64, ptr %89, align 8, !tbaa !7
  %91 = load i64, ptr %10, align 8, !tbaa !7
  %92 = mul i64 %90, %91
  %93 = add i64 %88, %92
  %94 = add i64 %93, %.2169
  store i64 %94, ptr %7, align 8, !tbaa !7
  %95 = add i64 %39, %.2169
  store i64 %95, ptr %6, align 8, !tbaa !7
  %96 = getelementptr inbounds nuw i8, ptr %7, i64 184
  store i64 %95, ptr %96, align 8, !tbaa !16
  %97 = call i32 %3(ptr %0, ptr nonnull %7, ptr %2, ptr nonnull %6) #9
  %98 = add i64 %.2169, 1
  br label %83, !llvm.loop !38

99:
  %.1168 = phi i64 [ %114, %101 ], [ %.0167, %80 ]
  %.1 = phi i32 [ %113, %101 ], [ %.0, %80 ]
  %100 = icmp ult i64 %.1168, %.fr
  br i1 %100, label %101, label %_ZL7run_rowPcP4ItemS_PFiS_S1_S_PmES4_mmmmi.exit

101:
  %102 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i64 %.1168, ptr %102, align 8, !tbaa !7
  %103 = getelementptr inbounds nuw i8, ptr %7, i64 144
  %104 = load i64, ptr %103, align 8, !tbaa !7
  %105 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %106 = load i64, ptr %105, align 8, !tbaa !7
  %107 = load i64, ptr %10, align 8, !tbaa !7
  %108 = mul i64 %106, %107
  %109 = add i64 %104, %108
  %110 = add i64 %109, %.1168
  store i64 %110, ptr %7, align 8, !tbaa !7
  %111 = add i64 %39, %.1168
  store i64 %111, ptr %6, align 8, !tbaa !7
  %112 = getelementptr inbounds nuw i8, ptr %7, i64 184
  store i64 %111, ptr %112, align 8, !tbaa !16
  %113 = call i32 %3(ptr %0, ptr nonnull %7, ptr %2, ptr nonnull %6) #9
  %114 = add i64 %.1168, 1
  br label %99, !llvm.loop !41

_ZL7run_rowPcP4ItemS_PFiS_S1_S_PmES4_mmmmi.exit:
  %.4 = phi i32 [ %.2, %83 ], [ %.1, %99 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #8
  %115 = add i64 %.0174, 1
  br label %30, !llvm.loop !42

_ZL3runPcP4ItemS_PFiS_S1_S_PmES4_mmmm.exit:
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #8
  ret i32 %.0171
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #6

define i32 @__native_run_few_rows(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, i64 %5) #0 {
_ZL3rowPK4Item.exit:
  %6 = alloca i64, align 8
  %7 = alloca %struct.Item, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #8
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(224) %7, ptr nonnull align 8 dereferenceable(224) %1, i64 224, i1 false), !tbaa.struct !32
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 216
  %9 = load i64, ptr %8, align 8, !tbaa !31
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 96
  %11 = load i64, ptr %10, align 8, !tbaa !7
  %12 = call i64 @llvm.umin.i64(i64 %9, i64 %11)
  %.fr = freeze i64 %12
  %13 = getelementptr inbounds nuw i8, ptr %7, i64 104
  %14 = load i64, ptr %13, align 8, !tbaa !7
  %15 = getelementptr inbounds nuw i8, ptr %7, i64 40
  store i64 0, ptr %15, align 8, !tbaa !7
  %16 = getelementptr inbounds nuw i8, ptr %7, i64 160
  %17 = load i64, ptr %16, align 8, !tbaa !7
  %18 = getelementptr inbounds nuw i8, ptr %7, i64 64
  %19 = load i64, ptr %18, align 8, !tbaa !7
  %20 = getelementptr inbounds nuw i8, ptr %7, i64 112
  %21 = load i64, ptr %20, align 8, !tbaa !7
  %22 = mul i64 %19, %21
  %23 = add i64 %17, %22
  %24 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i64 %23, ptr %24, align 8, !tbaa !7
  br label %25

25:
  %.0155 = phi i32 [ -1, %_ZL3rowPK4Item.exit ], [ %.4, %_ZL7run_rowPcP4ItemS_PFiS_S1_S_PmES4_mmmmi.exit ]
  %.0 = phi i64 [ 0, %_ZL3rowPK4Item.exit ], [ %106, %_ZL7run_rowPcP4ItemS_PFiS_S1_S_PmES4_mmmmi.exit ]
  %26 = icmp ult i64 %.0, %14
  br i1 %26, label %27, label %107

27:
  %28 = load i64, ptr %10, align 8, !tbaa !7
  %29 = mul i64 %.0, %28
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #8
  %30 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i64 %.0, ptr %30, align 8, !tbaa !7
  %31 = getelementptr inbounds nuw i8, ptr %7, i64 152
  %32 = load i64, ptr %31, align 8, !tbaa !7
  %33 = getelementptr inbounds nuw i8, ptr %7, i64 56
  %34 = load i64, ptr %33, align 8, !tbaa !7
  %35 = load i64, ptr %13, align 8, !tbaa !7
  %36 = mul i64 %34, %35
  %37 = add i64 %32, %36
  %38 = add i64 %37, %.0
  %39 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store i64 %38, ptr %39, align 8, !tbaa !7
  %.not = icmp eq ptr %4, null
  br i1 %.not, label %71, label %40

40:
  %41 = getelementptr inbounds nuw i8, ptr %7, i64 144
  %42 = load i64, ptr %41, align 8, !tbaa !7
  %43 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %44 = load i64, ptr %43, align 8, !tbaa !7
  %45 = mul i64 %44, %28
  %46 = add i64 %42, %45
  %47 = icmp ult i64 %46, 1073741824
  %48 = sub i64 1073741824, %46
  %49 = icmp ult i64 %.fr, %48
  %or.cond = select i1 %47, i1 %49, i1 false
  %50 = getelementptr inbounds nuw i8, ptr %7, i64 176
  %51 = load i64, ptr %50, align 8
  %52 = icmp ult i64 %51, 1073741824
  %or.cond164 = select i1 %or.cond, i1 %52, i1 false
  br i1 %or.cond164, label %53, label %_ZL7in_stepPK4Itemmm.exit

53:
  %54 = urem i64 %.fr, %5
  %55 = sub nuw i64 %.fr, %54
  br label %_ZL7in_stepPK4Itemmm.exit

_ZL7in_stepPK4Itemmm.exit:
  %56 = phi i64 [ %55, %53 ], [ 0, %40 ]
  br label %57

57:
  %.3160 = phi i64 [ 0, %_ZL7in_stepPK4Itemmm.exit ], [ %70, %59 ]
  %.3 = phi i32 [ %.0155, %_ZL7in_stepPK4Itemmm.exit ], [ %69, %59 ]
  %58 = icmp ult i64 %.3160, %56
  br i1 %58, label %59, label %71

59:
  %60 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i64 %.3160, ptr %60, align 8, !tbaa !7
  %61 = load i64, ptr %41, align 8, !tbaa !7
  %62 = load i64, ptr %43, align 8, !tbaa !7
  %63 = load i64, ptr %10, align 8, !tbaa !7
  %64 = mul i64 %62, %63
  %65 = add i64 %61, %64
  %66 = add i64 %65, %.3160
  store i64 %66, ptr %7, align 8, !tbaa !7
  %67 = add i64 %29, %.3160
  store i64 %67, ptr %6, align 8, !tbaa !7
  %68 = getelementptr inbounds nuw i8, ptr %7, i64 184
  store i64 %67, ptr %68, align 8, !tbaa !16
  %69 = call i32 %4(ptr %0, ptr nonnull %7, ptr %2, ptr nonnull %6) #9
  %70 = add i64 %.3160, %5
  br label %57, !llvm.loop !37

71:
  %.0157 = phi i64 [ 0, %27 ], [ %.3160, %57 ]
  %.0156 = phi i32 [ %.0155, %27 ], [ %.3, %57 ]
  %72 = icmp eq i64 %5, 0
  %73 = icmp ne ptr %4, null
  %or.cond165 = or i1 %72, %73
  br i1 %or.cond165, label %90, label %74

74:
  %.2159 = phi i64 [ %89, %76 ], [ %.0157, %71 ]
  %.2 = phi i32 [ %88, %76 ], [ %.0156, %71 ]
  %75 = icmp ult i64 %.2159, %.fr
  br i1 %75, label %76, label %_ZL7run_rowPcP4ItemS_PFiS_S1_S_PmES4_mmmmi.exit

76:
  %77 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i64 %.2159, ptr %77, align 8, !tbaa !7
  %78 = getelementptr inbounds nuw i8, ptr %7, i64 144
  %79 = load i64, ptr %78, align 8, !tbaa !7
  %80 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %81 = load i64, ptr %80, align 8, !tbaa !7
  %82 = load i64, ptr %10, align 8, !tbaa !7
  %83 = mul i64 %81, %82
  %84 = add i64 %79, %83
  %85 = add i64 %84, %.2159
  store i64 %85, ptr %7, align 8, !tbaa !7
  %86 = add i64 %29, %.2159
  store i64 %86, ptr %6, align 8, !tbaa !7
  %87 = getelementptr inbounds nuw i8, ptr %7, i64 184
  store i64 %86, ptr %87, align 8, !tbaa !16
  %88 = call i32 %3(ptr %0, ptr nonnull %7, ptr %2, ptr nonnull %6) #9
  %89 = add i64 %.2159, 1
  br label %74, !llvm.loop !38

90:
  %.1158 = phi i64 [ %105, %92 ], [ %.0157, %71 ]
  %.1 = phi i32 [ %104, %92 ], [ %.0156, %71 ]
  %91 = icmp ult i64 %.1158, %.fr
  br i1 %91, label %92, label %_ZL7run_rowPcP4ItemS_PFiS_S1_S_PmES4_mmmmi.exit

92:
  %93 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i64 %.1158, ptr %93, align 8, !tbaa !7
  %94 = getelementptr inbounds nuw i8, ptr %7, i64 144
  %95 = load i64, ptr %94, align 8, !tbaa !7
  %96 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %97 = load i64, ptr %96, align 8, !tbaa !7
  %98 = load i64, ptr %10, align 8, !tbaa !7
  %99 = mul i64 %97, %98
  %100 = add i64 %95, %99
  %101 = add i64 %100, %.1158
  store i64 %101, ptr %7, align 8, !tbaa !7
  %102 = add i64 %29, %.1158
  store i64 %102, ptr %6, align 8, !tbaa !7
  %103 = getelementptr inbounds nuw i8, ptr %7, i64 184
  store i64 %102, ptr %103, align 8, !tbaa !16
  %104 = call i32 %3(ptr %0, ptr nonnull %7, ptr %2, ptr nonnull %6) #9
  %105 = add i64 %.1158, 1
  br label %90, !llvm.loop !41

_ZL7run_rowPcP4ItemS_PFiS_S1_S_PmES4_mmmmi.exit:
  %.4 = phi i32 [ %.2, %74 ], [ %.1, %90 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #8
  %106 = add i64 %.0, 1
  br label %25, !llvm.loop !43

107:
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #8
  ret i32 %.0155
}

define i32 @__native_run_sub_groups(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, i64 %5) #0 {
_ZL6extentPK4Itemi.exit:
  %6 = alloca %struct.LaneItem, align 8
  %7 = alloca %struct.LaneItem, align 8
  %8 = alloca [192 x i64], align 64
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #8
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(224) %7, ptr nonnull align 8 dereferenceable(224) %1, i64 224, i1 false), !tbaa.struct !32
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
  %56 = getelementptr inbounds nuw i8, ptr %7, i64 224
  store i64 0, ptr %56, align 8, !tbaa !17
  %57 = trunc i64 %5 to i32
  %58 = getelementptr inbounds nuw i8, ptr %7, i64 232
  store i32 %57, ptr %58, align 8, !tbaa !20
  %59 = add i64 %39, %5
  %60 = add i64 %59, -1
  %61 = udiv i64 %60, %5
  %62 = trunc i64 %61 to i32
  %63 = getelementptr inbounds nuw i8, ptr %7, i64 240
  store i32 %62, ptr %63, align 8, !tbaa !22
  %64 = getelementptr inbounds nuw i8, ptr %7, i64 248
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
  %108 = getelementptr inbounds nuw i8, ptr %7, i64 236
  store i32 %107, ptr %108, align 4, !tbaa !21
  %109 = call i32 %4(ptr %0, ptr nonnull %7, ptr %2) #9
  %110 = add i64 %.0243, %5
  br label %89, !llvm.loop !45

111:
  %112 = add i64 %.0244, 1
  br label %77, !llvm.loop !46

113:
  %114 = add i64 %.0245, 1
  br label %65, !llvm.loop !47

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
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #8
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
  %158 = getelementptr inbounds nuw i8, ptr %7, i64 236
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
  br label %159, !llvm.loop !48

173:
  %174 = call i32 %4(ptr %0, ptr nonnull %7, ptr %2) #9
  br label %127, !llvm.loop !49

175:
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #8
  br label %176

176:
  %.3254 = phi i64 [ %.0251, %65 ], [ %.5256, %175 ], [ 0, %_ZL7in_stepPK4Itemmm.exit3 ], [ 0, %115 ]
  %.3249 = phi i32 [ %.0246, %65 ], [ %.5, %175 ], [ -1, %_ZL7in_stepPK4Itemmm.exit3 ], [ -1, %115 ]
  %177 = mul i64 %.3254, %5
  %178 = icmp ult i64 %177, %39
  br i1 %178, label %179, label %194

179:
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #8
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(224) %6, ptr nonnull align 8 dereferenceable(224) %1, i64 224, i1 false), !tbaa.struct !32
  %180 = getelementptr inbounds nuw i8, ptr %6, i64 240
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
  %186 = getelementptr inbounds nuw i8, ptr %6, i64 236
  store i32 %185, ptr %186, align 4, !tbaa !21
  %187 = sub i64 %39, %182
  %188 = icmp ult i64 %187, %5
  %189 = select i1 %188, i64 %187, i64 %5
  %190 = trunc i64 %189 to i32
  %191 = getelementptr inbounds nuw i8, ptr %6, i64 232
  store i32 %190, ptr %191, align 8, !tbaa !20
  %192 = call i32 %3(ptr %0, ptr nonnull %6, ptr %2) #9
  %193 = add i64 %.0250, 1
  br label %181, !llvm.loop !50

_ZL20run_other_sub_groupsPcPK4ItemS_PFiS_PS0_S_Emmm.exit:
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #8
  br label %194

194:
  %.6 = phi i32 [ %.0257, %_ZL20run_other_sub_groupsPcPK4ItemS_PFiS_PS0_S_Emmm.exit ], [ %.3249, %176 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #8
  ret i32 %.6
}

define void @__native_run_lanes(ptr %0, ptr %1, ptr %2, i64 %3, ptr %4, ptr %5, ptr %6, i64 %7) #0 {
  %9 = alloca %struct.LaneItem, align 8
  %10 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #8
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(256) %9, ptr nonnull align 8 dereferenceable(256) %1, i64 256, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #8
  %11 = getelementptr inbounds nuw i8, ptr %9, i64 184
  %12 = load i64, ptr %11, align 8, !tbaa !16
  store i64 %12, ptr %10, align 8, !tbaa !7
  %13 = getelementptr inbounds nuw i8, ptr %9, i64 248
  %14 = load ptr, ptr %13, align 8, !tbaa !23
  %15 = icmp eq ptr %14, null
  %16 = icmp ne ptr %6, null
  %or.cond = and i1 %15, %16
  br i1 %or.cond, label %17, label %19

17:
  %18 = call i32 %6(ptr %0, ptr nonnull %9, ptr %2, ptr nonnull %10) #9
  br label %88

19:
  %20 = icmp ne ptr %14, null
  %21 = icmp ne ptr %4, null
  %or.cond72 = and i1 %20, %21
  br i1 %or.cond72, label %22, label %24

22:
  %23 = call i32 %4(ptr %0, ptr nonnull %9, ptr %2, ptr nonnull %10) #9
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
  %82 = getelementptr inbounds nuw i8, ptr %9, i64 224
  store i64 %.0, ptr %82, align 8, !tbaa !17
  %83 = getelementptr inbounds nuw i8, ptr %1, i64 184
  %84 = load i64, ptr %83, align 8, !tbaa !16
  %85 = add i64 %84, %.0
  store i64 %85, ptr %10, align 8, !tbaa !7
  store i64 %85, ptr %11, align 8, !tbaa !16
  %86 = call i32 %5(ptr %0, ptr nonnull %9, ptr %2, ptr nonnull %10) #9
  %87 = add i64 %.0, 1
  br label %24, !llvm.loop !51

88:
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #8
  ret void
}

define void @__native_start_lanes(ptr %0, ptr %1, i64 %2) #0 {
  br label %4

4:
  %.0 = phi i64 [ 0, %3 ], [ %13, %6 ]
  %5 = icmp ult i64 %.0, %2
  br i1 %5, label %6, label %14

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %8 = load i32, ptr %7, align 8, !tbaa !20
  %9 = zext i32 %8 to i64
  %10 = icmp uge i64 %.0, %9
  %11 = sext i1 %10 to i32
  %12 = getelementptr inbounds nuw i32, ptr %1, i64 %.0
  store i32 %11, ptr %12, align 4, !tbaa !3
  %13 = add i64 %.0, 1
  br label %4, !llvm.loop !52

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
  br label %4, !llvm.loop !53

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
  br label %11, !llvm.loop !54

21:
  store i64 %.019, ptr %2, align 8, !tbaa !7
  ret i32 %.021
}

define void @__native_run_some_lanes(ptr %0, ptr %1, ptr %2, i64 %3, ptr %4, ptr %5, i64 %6) #0 {
_ZL6extentPK4Itemi.exit1:
  %7 = alloca %struct.LaneItem, align 8
  %8 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #8
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(256) %7, ptr nonnull align 8 dereferenceable(256) %1, i64 256, i1 false)
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
  %28 = getelementptr inbounds nuw i8, ptr %7, i64 236
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
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #8
  %70 = mul i64 %.094, %54
  %71 = add i64 %70, %.095
  %72 = mul i64 %71, %46
  %73 = add i64 %72, %.098
  store i64 %73, ptr %8, align 8, !tbaa !7
  %74 = getelementptr inbounds nuw i8, ptr %7, i64 224
  store i64 %.0, ptr %74, align 8, !tbaa !17
  %75 = getelementptr inbounds nuw i8, ptr %7, i64 184
  store i64 %73, ptr %75, align 8, !tbaa !16
  %76 = call i32 %4(ptr %0, ptr nonnull %7, ptr %2, ptr nonnull %8) #9
  %77 = getelementptr inbounds nuw i32, ptr %5, i64 %.0
  store i32 %76, ptr %77, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #8
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
  br label %36, !llvm.loop !55

87:
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #8
  ret void
}

define i32 @__native_run_parted(ptr %0, ptr %1, ptr %2, ptr %3) #0 {
  %5 = alloca %struct.LaneItem, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(256) %5, ptr nonnull align 8 dereferenceable(256) %1, i64 256, i1 false)
  %6 = call i32 %3(ptr %0, ptr nonnull %5, ptr %2) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  ret i32 %6
}

define void @__native_run_items(ptr %0, ptr %1, i64 %2, ptr %3, ptr %4, i64 %5) #0 {
  %7 = alloca i64, align 8
  %8 = alloca %struct.Item, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #8
  %9 = add i64 %2, 64
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %11 = load i64, ptr %10, align 8, !tbaa !56
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
  br label %14, !llvm.loop !58

_ZL5startP4ItemPK6LaunchPcm.exit:
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %39 = load i64, ptr %38, align 8, !tbaa !59
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
  %55 = getelementptr inbounds nuw i8, ptr %8, i64 216
  store i64 -1, ptr %55, align 8, !tbaa !31
  %56 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %57 = load i64, ptr %56, align 8, !tbaa !60
  %58 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %59 = load i64, ptr %58, align 8, !tbaa !61
  br label %60

60:
  %.0253 = phi i64 [ %57, %_ZL5startP4ItemPK6LaunchPcm.exit ], [ %186, %_ZL3runPcP4ItemS_PFiS_S1_S_PmES4_mmmm.exit ]
  %61 = icmp ult i64 %.0253, %59
  br i1 %61, label %_ZL6extentPK4Itemi.exit2, label %187

_ZL6extentPK4Itemi.exit2:
  %62 = getelementptr inbounds nuw i8, ptr %8, i64 120
  %63 = load i64, ptr %62, align 8, !tbaa !7
  %64 = urem i64 %.0253, %63
  %65 = getelementptr inbounds nuw i8, ptr %8, i64 48
  store i64 %64, ptr %65, align 8, !tbaa !7
  %66 = udiv i64 %.0253, %63
  %67 = getelementptr inbounds nuw i8, ptr %8, i64 128
  %68 = load i64, ptr %67, align 8, !tbaa !7
  %69 = urem i64 %66, %68
  %70 = getelementptr inbounds nuw i8, ptr %8, i64 56
  store i64 %69, ptr %70, align 8, !tbaa !7
  %71 = udiv i64 %66, %68
  %72 = getelementptr inbounds nuw i8, ptr %8, i64 64
  store i64 %71, ptr %72, align 8, !tbaa !7
  %73 = load i64, ptr %41, align 8, !tbaa !7
  %74 = mul i64 %64, %73
  %75 = getelementptr inbounds nuw i8, ptr %8, i64 72
  %76 = load i64, ptr %75, align 8, !tbaa !7
  %77 = sub i64 %76, %74
  %78 = icmp ult i64 %77, %73
  %spec.select = select i1 %78, i64 %77, i64 %73
  %.fr = freeze i64 %spec.select
  %79 = load i64, ptr %43, align 8, !tbaa !7
  %80 = mul i64 %69, %79
  %81 = getelementptr inbounds nuw i8, ptr %8, i64 80
  %82 = load i64, ptr %81, align 8, !tbaa !7
  %83 = sub i64 %82, %80
  %84 = icmp ult i64 %83, %79
  %85 = select i1 %84, i64 %83, i64 %79
  %86 = load i64, ptr %46, align 8, !tbaa !7
  %87 = mul i64 %71, %86
  %88 = getelementptr inbounds nuw i8, ptr %8, i64 88
  %89 = load i64, ptr %88, align 8, !tbaa !7
  %90 = sub i64 %89, %87
  %91 = icmp ult i64 %90, %86
  %92 = select i1 %91, i64 %90, i64 %86
  br label %93

93:
  %.0261 = phi i64 [ 0, %_ZL6extentPK4Itemi.exit2 ], [ %108, %107 ]
  %94 = icmp ult i64 %.0261, %92
  br i1 %94, label %95, label %_ZL3runPcP4ItemS_PFiS_S1_S_PmES4_mmmm.exit

95:
  %96 = getelementptr inbounds nuw i8, ptr %8, i64 40
  store i64 %.0261, ptr %96, align 8, !tbaa !7
  %97 = getelementptr inbounds nuw i8, ptr %8, i64 160
  %98 = load i64, ptr %97, align 8, !tbaa !7
  %99 = load i64, ptr %72, align 8, !tbaa !7
  %100 = load i64, ptr %46, align 8, !tbaa !7
  %101 = mul i64 %99, %100
  %102 = add i64 %98, %101
  %103 = add i64 %102, %.0261
  %104 = getelementptr inbounds nuw i8, ptr %8, i64 16
  store i64 %103, ptr %104, align 8, !tbaa !7
  br label %105

105:
  %.0262 = phi i64 [ 0, %95 ], [ %185, %_ZL7run_rowPcP4ItemS_PFiS_S1_S_PmES4_mmmmi.exit ]
  %106 = icmp ult i64 %.0262, %85
  br i1 %106, label %109, label %107

107:
  %108 = add i64 %.0261, 1
  br label %93, !llvm.loop !35

109:
  %110 = load i64, ptr %43, align 8, !tbaa !7
  %111 = mul i64 %.0261, %110
  %112 = add i64 %111, %.0262
  %113 = load i64, ptr %41, align 8, !tbaa !7
  %114 = mul i64 %112, %113
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #8
  %115 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store i64 %.0262, ptr %115, align 8, !tbaa !7
  %116 = getelementptr inbounds nuw i8, ptr %8, i64 152
  %117 = load i64, ptr %116, align 8, !tbaa !7
  %118 = load i64, ptr %70, align 8, !tbaa !7
  %119 = mul i64 %118, %110
  %120 = add i64 %117, %119
  %121 = add i64 %120, %.0262
  %122 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store i64 %121, ptr %122, align 8, !tbaa !7
  %.not = icmp eq ptr %4, null
  br i1 %.not, label %152, label %123

123:
  %124 = getelementptr inbounds nuw i8, ptr %8, i64 144
  %125 = load i64, ptr %124, align 8, !tbaa !7
  %126 = load i64, ptr %65, align 8, !tbaa !7
  %127 = mul i64 %126, %113
  %128 = add i64 %125, %127
  %129 = icmp ult i64 %128, 1073741824
  %130 = sub i64 1073741824, %128
  %131 = icmp ult i64 %.fr, %130
  %or.cond = select i1 %129, i1 %131, i1 false
  %132 = load i64, ptr %49, align 8
  %133 = icmp ult i64 %132, 1073741824
  %or.cond266 = select i1 %or.cond, i1 %133, i1 false
  br i1 %or.cond266, label %134, label %_ZL7in_stepPK4Itemmm.exit

134:
  %135 = urem i64 %.fr, %5
  %136 = sub nuw i64 %.fr, %135
  br label %_ZL7in_stepPK4Itemmm.exit

_ZL7in_stepPK4Itemmm.exit:
  %137 = phi i64 [ %136, %134 ], [ 0, %123 ]
  br label %138

138:
  %.3258 = phi i64 [ 0, %_ZL7in_stepPK4Itemmm.exit ], [ %151, %140 ]
  %139 = icmp ult i64 %.3258, %137
  br i1 %139, label %140, label %152

140:
  %141 = getelementptr inbounds nuw i8, ptr %8, i64 24
  store i64 %.3258, ptr %141, align 8, !tbaa !7
  %142 = load i64, ptr %124, align 8, !tbaa !7
  %143 = load i64, ptr %65, align 8, !tbaa !7
  %144 = load i64, ptr %41, align 8, !tbaa !7
  %145 = mul i64 %143, %144
  %146 = add i64 %142, %145
  %147 = add i64 %146, %.3258
  store i64 %147, ptr %8, align 8, !tbaa !7
  %148 = add i64 %114, %.3258
  store i64 %148, ptr %7, align 8, !tbaa !7
  %149 = getelementptr inbounds nuw i8, ptr %8, i64 184
  store i64 %148, ptr %149, align 8, !tbaa !16
  %150 = call i32 %4(ptr %0, ptr nonnull %8, ptr null, ptr nonnull %7) #9
  %151 = add i64 %.3258, %5
  br label %138, !llvm.loop !37

152:
  %.0255 = phi i64 [ 0, %109 ], [ %.3258, %138 ]
  %153 = icmp eq i64 %5, 0
  %154 = icmp ne ptr %4, null
  %or.cond267 = or i1 %153, %154
  br i1 %or.cond267, label %170, label %155

155:
  %.2257 = phi i64 [ %169, %157 ], [ %.0255, %152 ]
  %156 = icmp ult i64 %.2257, %.fr
  br i1 %156, label %157, label %_ZL7run_rowPcP4ItemS_PFiS_S1_S_PmES4_mmmmi.exit

157:
  %158 = getelementptr inbounds nuw i8, ptr %8, i64 24
  store i64 %.2257, ptr %158, align 8, !tbaa !7
  %159 = getelementptr inbounds nuw i8, ptr %8, i64 144
  %160 = load i64, ptr %159, align 8, !tbaa !7
  %161 = load i64, ptr %65, align 8, !tbaa !7
  %162 = load i64, ptr %41, align 8, !tbaa !7
  %163 = mul i64 %161, %162
  %164 = add i64 %160, %163
  %165 = add i64 %164, %.2257
  store i64 %165, ptr %8, align 8, !tbaa !7
  %166 = add i64 %114, %.2257
  store i64 %166, ptr %7, align 8, !tbaa !7
  %167 = getelementptr inbounds nuw i8, ptr %8, i64 184
  store i64 %166, ptr %167, align 8, !tbaa !16
  %168 = call i32 %3(ptr %0, ptr nonnull %8, ptr null, ptr nonnull %7) #9
  %169 = add i64 %.2257, 1
  br label %155, !llvm.loop !38

170:
  %.1256 = phi i64 [ %184, %172 ], [ %.0255, %152 ]
  %171 = icmp ult i64 %.1256, %.fr
  br i1 %171, label %172, label %_ZL7run_rowPcP4ItemS_PFiS_S1_S_PmES4_mmmmi.exit

172:
  %173 = getelementptr inbounds nuw i8, ptr %8, i64 24
  store i64 %.1256, ptr %173, align 8, !tbaa !7
  %174 = getelementptr inbounds nuw i8, ptr %8, i64 144
  %175 = load i64, ptr %174, align 8, !tbaa !7
  %176 = load i64, ptr %65, align 8, !tbaa !7
  %177 = load i64, ptr %41, align 8, !tbaa !7
  %178 = mul i64 %176, %177
  %179 = add i64 %175, %178
  %180 = add i64 %179, %.1256
  store i64 %180, ptr %8, align 8, !tbaa !7
  %181 = add i64 %114, %.1256
  store i64 %181, ptr %7, align 8, !tbaa !7
  %182 = getelementptr inbounds nuw i8, ptr %8, i64 184
  store i64 %181, ptr %182, align 8, !tbaa !16
  %183 = call i32 %3(ptr %0, ptr nonnull %8, ptr null, ptr nonnull %7) #9
  %184 = add i64 %.1256, 1
  br label %170, !llvm.loop !41

_ZL7run_rowPcP4ItemS_PFiS_S1_S_PmES4_mmmmi.exit:
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #8
  %185 = add i64 %.0262, 1
  br label %105, !llvm.loop !42

_ZL3runPcP4ItemS_PFiS_S1_S_PmES4_mmmm.exit:
  %186 = add i64 %.0253, 1
  br label %60, !llvm.loop !62

187:
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #8
  ret void
}

define void @__native_run_limited_items(ptr %0, ptr %1, i64 %2, ptr %3, ptr %4, ptr %5, ptr %6, i64 %7) #0 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca %struct.Item, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #8
  %12 = add i64 %2, 64
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %14 = load i64, ptr %13, align 8, !tbaa !56
  %15 = add i64 %12, %14
  %16 = alloca i8, i64 %15, align 64
  br label %17

17:
  %.0341 = phi i32 [ 0, %8 ], [ %40, %19 ]
  %18 = icmp samesign ult i32 %.0341, 3
  br i1 %18, label %19, label %_ZL5startP4ItemPK6LaunchPcm.exit

19:
  %20 = zext nneg i32 %.0341 to i64
  %21 = getelementptr inbounds nuw i64, ptr %1, i64 %20
  %22 = load i64, ptr %21, align 8, !tbaa !7
  %23 = getelementptr inbounds nuw i8, ptr %11, i64 72
  %24 = getelementptr inbounds nuw i64, ptr %23, i64 %20
  store i64 %22, ptr %24, align 8, !tbaa !7
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %26 = getelementptr inbounds nuw i64, ptr %25, i64 %20
  %27 = load i64, ptr %26, align 8, !tbaa !7
  %28 = getelementptr inbounds nuw i8, ptr %11, i64 96
  %29 = getelementptr inbounds nuw i64, ptr %28, i64 %20
  store i64 %27, ptr %29, align 8, !tbaa !7
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %31 = getelementptr inbounds nuw i64, ptr %30, i64 %20
  %32 = load i64, ptr %31, align 8, !tbaa !7
  %33 = getelementptr inbounds nuw i8, ptr %11, i64 120
  %34 = getelementptr inbounds nuw i64, ptr %33, i64 %20
  store i64 %32, ptr %34, align 8, !tbaa !7
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %36 = getelementptr inbounds nuw i64, ptr %35, i64 %20
  %37 = load i64, ptr %36, align 8, !tbaa !7
  %38 = getelementptr inbounds nuw i8, ptr %11, i64 144
  %39 = getelementptr inbounds nuw i64, ptr %38, i64 %20
  store i64 %37, ptr %39, align 8, !tbaa !7
  %40 = add nuw nsw i32 %.0341, 1
  br label %17, !llvm.loop !58

_ZL5startP4ItemPK6LaunchPcm.exit:
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %42 = load i64, ptr %41, align 8, !tbaa !59
  %43 = getelementptr inbounds nuw i8, ptr %11, i64 168
  store i64 %42, ptr %43, align 8, !tbaa !9
  %44 = getelementptr inbounds nuw i8, ptr %11, i64 96
  %45 = load i64, ptr %44, align 8, !tbaa !7
  %46 = getelementptr inbounds nuw i8, ptr %11, i64 104
  %47 = load i64, ptr %46, align 8, !tbaa !7
  %48 = mul i64 %45, %47
  %49 = getelementptr inbounds nuw i8, ptr %11, i64 112
  %50 = load i64, ptr %49, align 8, !tbaa !7
  %51 = mul i64 %48, %50
  %52 = getelementptr inbounds nuw i8, ptr %11, i64 176
  store i64 %51, ptr %52, align 8, !tbaa !15
  %53 = getelementptr inbounds nuw i8, ptr %11, i64 192
  store ptr %16, ptr %53, align 8, !tbaa !24
  %54 = add i64 %2, 63
  %55 = and i64 %54, -64
  %56 = getelementptr inbounds nuw i8, ptr %16, i64 %55
  %57 = getelementptr inbounds nuw i8, ptr %11, i64 200
  store ptr %56, ptr %57, align 8, !tbaa !27
  %58 = getelementptr inbounds nuw i8, ptr %11, i64 216
  store i64 -1, ptr %58, align 8, !tbaa !31
  %59 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %60 = load i64, ptr %59, align 8, !tbaa !60
  %61 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %62 = load i64, ptr %61, align 8, !tbaa !61
  br label %63

63:
  %.0333 = phi i64 [ %60, %_ZL5startP4ItemPK6LaunchPcm.exit ], [ %224, %_ZL11run_limitedPcP4ItemPFxS_S1_EPFiS_S1_S_PmES6_S6_mmmm.exit ]
  %64 = icmp ult i64 %.0333, %62
  br i1 %64, label %_ZL6extentPK4Itemi.exit2, label %225

_ZL6extentPK4Itemi.exit2:
  %65 = getelementptr inbounds nuw i8, ptr %11, i64 120
  %66 = load i64, ptr %65, align 8, !tbaa !7
  %67 = urem i64 %.0333, %66
  %68 = getelementptr inbounds nuw i8, ptr %11, i64 48
  store i64 %67, ptr %68, align 8, !tbaa !7
  %69 = udiv i64 %.0333, %66
  %70 = getelementptr inbounds nuw i8, ptr %11, i64 128
  %71 = load i64, ptr %70, align 8, !tbaa !7
  %72 = urem i64 %69, %71
  %73 = getelementptr inbounds nuw i8, ptr %11, i64 56
  store i64 %72, ptr %73, align 8, !tbaa !7
  %74 = udiv i64 %69, %71
  %75 = getelementptr inbounds nuw i8, ptr %11, i64 64
  store i64 %74, ptr %75, align 8, !tbaa !7
  %76 = load i64, ptr %44, align 8, !tbaa !7
  %77 = mul i64 %67, %76
  %78 = getelementptr inbounds nuw i8, ptr %11, i64 72
  %79 = load i64, ptr %78, align 8, !tbaa !7
  %80 = sub i64 %79, %77
  %81 = icmp ult i64 %80, %76
  %spec.select = select i1 %81, i64 %80, i64 %76
  %82 = load i64, ptr %46, align 8, !tbaa !7
  %83 = mul i64 %72, %82
  %84 = getelementptr inbounds nuw i8, ptr %11, i64 80
  %85 = load i64, ptr %84, align 8, !tbaa !7
  %86 = sub i64 %85, %83
  %87 = icmp ult i64 %86, %82
  %88 = select i1 %87, i64 %86, i64 %82
  %89 = load i64, ptr %49, align 8, !tbaa !7
  %90 = mul i64 %74, %89
  %91 = getelementptr inbounds nuw i8, ptr %11, i64 88
  %92 = load i64, ptr %91, align 8, !tbaa !7
  %93 = sub i64 %92, %90
  %94 = icmp ult i64 %93, %89
  %95 = select i1 %94, i64 %93, i64 %89
  %96 = getelementptr inbounds nuw i8, ptr %11, i64 144
  %97 = load i64, ptr %96, align 8, !tbaa !7
  %98 = add i64 %97, %77
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #8
  %.not = icmp eq ptr %4, null
  br i1 %.not, label %104, label %99

99:
  %100 = icmp ult i64 %98, 2147483648
  %101 = sub i64 2147483648, %98
  %102 = icmp ule i64 %spec.select, %101
  %103 = select i1 %100, i1 %102, i1 false
  br label %104

104:
  %105 = phi i1 [ true, %_ZL6extentPK4Itemi.exit2 ], [ %103, %99 ]
  %106 = getelementptr inbounds nuw i8, ptr %11, i64 24
  store i64 0, ptr %106, align 8, !tbaa !7
  store i64 %98, ptr %11, align 8, !tbaa !7
  br label %107

107:
  %.0338 = phi i64 [ 0, %104 ], [ %122, %121 ]
  %108 = icmp ult i64 %.0338, %95
  br i1 %108, label %109, label %_ZL11run_limitedPcP4ItemPFxS_S1_EPFiS_S1_S_PmES6_S6_mmmm.exit

109:
  %110 = getelementptr inbounds nuw i8, ptr %11, i64 40
  store i64 %.0338, ptr %110, align 8, !tbaa !7
  %111 = getelementptr inbounds nuw i8, ptr %11, i64 160
  %112 = load i64, ptr %111, align 8, !tbaa !7
  %113 = load i64, ptr %75, align 8, !tbaa !7
  %114 = load i64, ptr %49, align 8, !tbaa !7
  %115 = mul i64 %113, %114
  %116 = add i64 %112, %115
  %117 = add i64 %116, %.0338
  %118 = getelementptr inbounds nuw i8, ptr %11, i64 16
  store i64 %117, ptr %118, align 8, !tbaa !7
  br label %119

119:
  %.0339 = phi i64 [ 0, %109 ], [ %223, %222 ]
  %120 = icmp ult i64 %.0339, %88
  br i1 %120, label %123, label %121

121:
  %122 = add i64 %.0338, 1
  br label %107, !llvm.loop !63

123:
  %124 = getelementptr inbounds nuw i8, ptr %11, i64 32
  store i64 %.0339, ptr %124, align 8, !tbaa !7
  %125 = getelementptr inbounds nuw i8, ptr %11, i64 152
  %126 = load i64, ptr %125, align 8, !tbaa !7
  %127 = load i64, ptr %73, align 8, !tbaa !7
  %128 = load i64, ptr %46, align 8, !tbaa !7
  %129 = mul i64 %127, %128
  %130 = add i64 %126, %129
  %131 = add i64 %130, %.0339
  %132 = getelementptr inbounds nuw i8, ptr %11, i64 8
  store i64 %131, ptr %132, align 8, !tbaa !7
  br i1 %105, label %133, label %204

133:
  %134 = call i64 %3(ptr %0, ptr nonnull %11) #9
  %135 = sub nsw i64 %134, %98
  %136 = icmp slt i64 %135, 0
  %. = call i64 @llvm.umin.i64(i64 %135, i64 %spec.select)
  %137 = select i1 %136, i64 0, i64 %.
  %.fr = freeze i64 %137
  %138 = load i64, ptr %46, align 8, !tbaa !7
  %139 = mul i64 %.0338, %138
  %140 = add i64 %139, %.0339
  %141 = load i64, ptr %44, align 8, !tbaa !7
  %142 = mul i64 %140, %141
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #8
  store i64 %.0339, ptr %124, align 8, !tbaa !7
  %143 = load i64, ptr %125, align 8, !tbaa !7
  %144 = load i64, ptr %73, align 8, !tbaa !7
  %145 = mul i64 %144, %138
  %146 = add i64 %143, %145
  %147 = add i64 %146, %.0339
  store i64 %147, ptr %132, align 8, !tbaa !7
  %.not347 = icmp eq ptr %6, null
  br i1 %.not347, label %175, label %148

148:
  %149 = load i64, ptr %96, align 8, !tbaa !7
  %150 = load i64, ptr %68, align 8, !tbaa !7
  %151 = mul i64 %150, %141
  %152 = add i64 %149, %151
  %153 = icmp ult i64 %152, 1073741824
  %154 = sub i64 1073741824, %152
  %155 = icmp ult i64 %.fr, %154
  %or.cond = select i1 %153, i1 %155, i1 false
  %156 = load i64, ptr %52, align 8
  %157 = icmp ult i64 %156, 1073741824
  %or.cond345 = select i1 %or.cond, i1 %157, i1 false
  br i1 %or.cond345, label %158, label %_ZL7in_stepPK4Itemmm.exit.i

158:
  %159 = urem i64 %.fr, %7
  %160 = sub nuw i64 %.fr, %159
  br label %_ZL7in_stepPK4Itemmm.exit.i

_ZL7in_stepPK4Itemmm.exit.i:
  %161 = phi i64 [ %160, %158 ], [ 0, %148 ]
  br label %162

162:
  %.3337 = phi i64 [ 0, %_ZL7in_stepPK4Itemmm.exit.i ], [ %174, %164 ]
  %163 = icmp ult i64 %.3337, %161
  br i1 %163, label %164, label %175

164:
  store i64 %.3337, ptr %106, align 8, !tbaa !7
  %165 = load i64, ptr %96, align 8, !tbaa !7
  %166 = load i64, ptr %68, align 8, !tbaa !7
  %167 = load i64, ptr %44, align 8, !tbaa !7
  %168 = mul i64 %166, %167
  %169 = add i64 %165, %168
  %170 = add i64 %169, %.3337
  store i64 %170, ptr %11, align 8, !tbaa !7
  %171 = add i64 %142, %.3337
  store i64 %171, ptr %9, align 8, !tbaa !7
  %172 = getelementptr inbounds nuw i8, ptr %11, i64 184
  store i64 %171, ptr %172, align 8, !tbaa !16
  %173 = call i32 %6(ptr %0, ptr nonnull %11, ptr null, ptr nonnull %9) #9
  %174 = add i64 %.3337, %7
  br label %162, !llvm.loop !37

175:
  %.0334 = phi i64 [ 0, %133 ], [ %.3337, %162 ]
  %176 = icmp eq i64 %7, 0
  %177 = icmp ne ptr %6, null
  %or.cond346 = or i1 %176, %177
  br i1 %or.cond346, label %191, label %178

178:
  %.2336 = phi i64 [ %190, %180 ], [ %.0334, %175 ]
  %179 = icmp ult i64 %.2336, %.fr
  br i1 %179, label %180, label %_ZL7run_rowPcP4ItemS_PFiS_S1_S_PmES4_mmmmi.exit.i

180:
  store i64 %.2336, ptr %106, align 8, !tbaa !7
  %181 = load i64, ptr %96, align 8, !tbaa !7
  %182 = load i64, ptr %68, align 8, !tbaa !7
  %183 = load i64, ptr %44, align 8, !tbaa !7
  %184 = mul i64 %182, %183
  %185 = add i64 %181, %184
  %186 = add i64 %185, %.2336
  store i64 %186, ptr %11, align 8, !tbaa !7
  %187 = add i64 %142, %.2336
  store i64 %187, ptr %9, align 8, !tbaa !7
  %188 = getelementptr inbounds nuw i8, ptr %11, i64 184
  store i64 %187, ptr %188, align 8, !tbaa !16
  %189 = call i32 %5(ptr %0, ptr nonnull %11, ptr null, ptr nonnull %9) #9
  %190 = add i64 %.2336, 1
  br label %178, !llvm.loop !38

191:
  %.1335 = phi i64 [ %203, %193 ], [ %.0334, %175 ]
  %192 = icmp ult i64 %.1335, %.fr
  br i1 %192, label %193, label %_ZL7run_rowPcP4ItemS_PFiS_S1_S_PmES4_mmmmi.exit.i

193:
  store i64 %.1335, ptr %106, align 8, !tbaa !7
  %194 = load i64, ptr %96, align 8, !tbaa !7
  %195 = load i64, ptr %68, align 8, !tbaa !7
  %196 = load i64, ptr %44, align 8, !tbaa !7
  %197 = mul i64 %195, %196
  %198 = add i64 %194, %197
  %199 = add i64 %198, %.1335
  store i64 %199, ptr %11, align 8, !tbaa !7
  %200 = add i64 %142, %.1335
  store i64 %200, ptr %9, align 8, !tbaa !7
  %201 = getelementptr inbounds nuw i8, ptr %11, i64 184
  store i64 %200, ptr %201, align 8, !tbaa !16
  %202 = call i32 %5(ptr %0, ptr nonnull %11, ptr null, ptr nonnull %9) #9
  %203 = add i64 %.1335, 1
  br label %191, !llvm.loop !41

_ZL7run_rowPcP4ItemS_PFiS_S1_S_PmES4_mmmmi.exit.i:
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #8
  br label %222

204:
  %205 = mul i64 %.0338, %128
  %206 = add i64 %205, %.0339
  %207 = load i64, ptr %44, align 8, !tbaa !7
  %208 = mul i64 %206, %207
  br label %209

209:
  %.0340 = phi i64 [ 0, %204 ], [ %221, %211 ]
  %210 = icmp ult i64 %.0340, %spec.select
  br i1 %210, label %211, label %222

211:
  store i64 %.0340, ptr %106, align 8, !tbaa !7
  %212 = load i64, ptr %96, align 8, !tbaa !7
  %213 = load i64, ptr %68, align 8, !tbaa !7
  %214 = load i64, ptr %44, align 8, !tbaa !7
  %215 = mul i64 %213, %214
  %216 = add i64 %212, %215
  %217 = add i64 %216, %.0340
  store i64 %217, ptr %11, align 8, !tbaa !7
  %218 = add i64 %208, %.0340
  store i64 %218, ptr %10, align 8, !tbaa !7
  %219 = getelementptr inbounds nuw i8, ptr %11, i64 184
  store i64 %218, ptr %219, align 8, !tbaa !16
  %220 = call i32 %4(ptr %0, ptr nonnull %11, ptr null, ptr nonnull %10) #9
  %221 = add i64 %.0340, 1
  br label %209, !llvm.loop !64

222:
  %223 = add i64 %.0339, 1
  br label %119, !llvm.loop !66

_ZL11run_limitedPcP4ItemPFxS_S1_EPFiS_S1_S_PmES6_S6_mmmm.exit:
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #8
  %224 = add i64 %.0333, 1
  br label %63, !llvm.loop !67

225:
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #8
  ret void
}

define void @__native_run_rows(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, ptr %5, ptr %6, i64 %7) #0 {
  %9 = alloca i64, align 8
  %10 = alloca %struct.Item, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #8
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
  br label %11, !llvm.loop !58

_ZL5startP4ItemPK6LaunchPcm.exit:
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %36 = load i64, ptr %35, align 8, !tbaa !59
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
  %49 = getelementptr inbounds nuw i8, ptr %10, i64 216
  store i64 -1, ptr %49, align 8, !tbaa !31
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %51 = load i64, ptr %50, align 8, !tbaa !60
  %52 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %53 = load i64, ptr %52, align 8, !tbaa !61
  br label %54

54:
  %.0270 = phi i64 [ %51, %_ZL5startP4ItemPK6LaunchPcm.exit ], [ %186, %_ZL3runPcP4ItemS_PFiS_S1_S_PmES4_mmmm.exit ]
  %55 = icmp ult i64 %.0270, %53
  br i1 %55, label %_ZL13groups_in_rowPK4Itemmm.exit, label %187

_ZL13groups_in_rowPK4Itemmm.exit:
  %56 = getelementptr inbounds nuw i8, ptr %10, i64 120
  %57 = load i64, ptr %56, align 8, !tbaa !7
  %58 = urem i64 %.0270, %57
  %59 = getelementptr inbounds nuw i8, ptr %10, i64 48
  store i64 %58, ptr %59, align 8, !tbaa !7
  %60 = udiv i64 %.0270, %57
  %61 = getelementptr inbounds nuw i8, ptr %10, i64 128
  %62 = load i64, ptr %61, align 8, !tbaa !7
  %63 = urem i64 %60, %62
  %64 = getelementptr inbounds nuw i8, ptr %10, i64 56
  store i64 %63, ptr %64, align 8, !tbaa !7
  %65 = udiv i64 %60, %62
  %66 = getelementptr inbounds nuw i8, ptr %10, i64 64
  store i64 %65, ptr %66, align 8, !tbaa !7
  %67 = sub i64 %57, %58
  %68 = sub nuw i64 %53, %.0270
  %69 = icmp ult i64 %68, %67
  %70 = select i1 %69, i64 %68, i64 %67
  %.not = icmp eq i64 %2, 0
  %71 = load i64, ptr %38, align 8
  %72 = select i1 %.not, i64 %71, i64 %2
  %73 = mul i64 %70, %72
  %74 = getelementptr inbounds nuw i8, ptr %10, i64 72
  %75 = load i64, ptr %74, align 8, !tbaa !7
  %76 = mul i64 %58, %71
  %77 = sub i64 %75, %76
  %78 = call i64 @llvm.umin.i64(i64 %73, i64 %77)
  %79 = select i1 %.not, i64 %78, i64 %73
  %.fr = freeze i64 %79
  %80 = load i64, ptr %40, align 8, !tbaa !7
  %81 = mul i64 %63, %80
  %82 = getelementptr inbounds nuw i8, ptr %10, i64 80
  %83 = load i64, ptr %82, align 8, !tbaa !7
  %84 = sub i64 %83, %81
  %85 = icmp ult i64 %84, %80
  %spec.select = select i1 %85, i64 %84, i64 %80
  %.not288 = icmp eq i64 %3, 0
  %. = select i1 %.not288, i64 %spec.select, i64 %3
  %86 = load i64, ptr %43, align 8, !tbaa !7
  %87 = mul i64 %65, %86
  %88 = getelementptr inbounds nuw i8, ptr %10, i64 88
  %89 = load i64, ptr %88, align 8, !tbaa !7
  %90 = sub i64 %89, %87
  %91 = icmp ult i64 %90, %86
  %92 = select i1 %91, i64 %90, i64 %86
  %.not289 = icmp eq i64 %4, 0
  %.280 = select i1 %.not289, i64 %92, i64 %4
  br label %93

93:
  %.0278 = phi i64 [ 0, %_ZL13groups_in_rowPK4Itemmm.exit ], [ %108, %107 ]
  %94 = icmp ult i64 %.0278, %.280
  br i1 %94, label %95, label %_ZL3runPcP4ItemS_PFiS_S1_S_PmES4_mmmm.exit

95:
  %96 = getelementptr inbounds nuw i8, ptr %10, i64 40
  store i64 %.0278, ptr %96, align 8, !tbaa !7
  %97 = getelementptr inbounds nuw i8, ptr %10, i64 160
  %98 = load i64, ptr %97, align 8, !tbaa !7
  %99 = load i64, ptr %66, align 8, !tbaa !7
  %100 = load i64, ptr %43, align 8, !tbaa !7
  %101 = mul i64 %99, %100
  %102 = add i64 %98, %101
  %103 = add i64 %102, %.0278
  %104 = getelementptr inbounds nuw i8, ptr %10, i64 16
  store i64 %103, ptr %104, align 8, !tbaa !7
  br label %105

105:
  %.0279 = phi i64 [ 0, %95 ], [ %185, %_ZL7run_rowPcP4ItemS_PFiS_S1_S_PmES4_mmmmi.exit ]
  %106 = icmp ult i64 %.0279, %.
  br i1 %106, label %109, label %107

107:
  %108 = add i64 %.0278, 1
  br label %93, !llvm.loop !35

109:
  %110 = load i64, ptr %40, align 8, !tbaa !7
  %111 = mul i64 %.0278, %110
  %112 = add i64 %111, %.0279
  %113 = load i64, ptr %38, align 8, !tbaa !7
  %114 = mul i64 %112, %113
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #8
  %115 = getelementptr inbounds nuw i8, ptr %10, i64 32
  store i64 %.0279, ptr %115, align 8, !tbaa !7
  %116 = getelementptr inbounds nuw i8, ptr %10, i64 152
  %117 = load i64, ptr %116, align 8, !tbaa !7
  %118 = load i64, ptr %64, align 8, !tbaa !7
  %119 = mul i64 %118, %110
  %120 = add i64 %117, %119
  %121 = add i64 %120, %.0279
  %122 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store i64 %121, ptr %122, align 8, !tbaa !7
  %.not290 = icmp eq ptr %6, null
  br i1 %.not290, label %152, label %123

123:
  %124 = getelementptr inbounds nuw i8, ptr %10, i64 144
  %125 = load i64, ptr %124, align 8, !tbaa !7
  %126 = load i64, ptr %59, align 8, !tbaa !7
  %127 = mul i64 %126, %113
  %128 = add i64 %125, %127
  %129 = icmp ult i64 %128, 1073741824
  %130 = sub i64 1073741824, %128
  %131 = icmp ult i64 %.fr, %130
  %or.cond282 = select i1 %129, i1 %131, i1 false
  %132 = load i64, ptr %46, align 8
  %133 = icmp ult i64 %132, 1073741824
  %or.cond285 = select i1 %or.cond282, i1 %133, i1 false
  br i1 %or.cond285, label %134, label %_ZL7in_stepPK4Itemmm.exit

134:
  %135 = urem i64 %.fr, %7
  %136 = sub nuw i64 %.fr, %135
  br label %_ZL7in_stepPK4Itemmm.exit

_ZL7in_stepPK4Itemmm.exit:
  %137 = phi i64 [ %136, %134 ], [ 0, %123 ]
  br label %138

138:
  %.3275 = phi i64 [ 0, %_ZL7in_stepPK4Itemmm.exit ], [ %151, %140 ]
  %139 = icmp ult i64 %.3275, %137
  br i1 %139, label %140, label %152

140:
  %141 = getelementptr inbounds nuw i8, ptr %10, i64 24
  store i64 %.3275, ptr %141, align 8, !tbaa !7
  %142 = load i64, ptr %124, align 8, !tbaa !7
  %143 = load i64, ptr %59, align 8, !tbaa !7
  %144 = load i64, ptr %38, align 8, !tbaa !7
  %145 = mul i64 %143, %144
  %146 = add i64 %142, %145
  %147 = add i64 %146, %.3275
  store i64 %147, ptr %10, align 8, !tbaa !7
  %148 = add i64 %114, %.3275
  store i64 %148, ptr %9, align 8, !tbaa !7
  %149 = getelementptr inbounds nuw i8, ptr %10, i64 184
  store i64 %148, ptr %149, align 8, !tbaa !16
  %150 = call i32 %6(ptr %0, ptr nonnull %10, ptr null, ptr nonnull %9) #9
  %151 = add i64 %.3275, %7
  br label %138, !llvm.loop !37

152:
  %.0272 = phi i64 [ 0, %109 ], [ %.3275, %138 ]
  %153 = icmp eq i64 %7, 0
  %154 = icmp ne ptr %6, null
  %or.cond286 = or i1 %153, %154
  br i1 %or.cond286, label %170, label %155

155:
  %.2274 = phi i64 [ %169, %157 ], [ %.0272, %152 ]
  %156 = icmp ult i64 %.2274, %.fr
  br i1 %156, label %157, label %_ZL7run_rowPcP4ItemS_PFiS_S1_S_PmES4_mmmmi.exit

157:
  %158 = getelementptr inbounds nuw i8, ptr %10, i64 24
  store i64 %.2274, ptr %158, align 8, !tbaa !7
  %159 = getelementptr inbounds nuw i8, ptr %10, i64 144
  %160 = load i64, ptr %159, align 8, !tbaa !7
  %161 = load i64, ptr %59, align 8, !tbaa !7
  %162 = load i64, ptr %38, align 8, !tbaa !7
  %163 = mul i64 %161, %162
  %164 = add i64 %160, %163
  %165 = add i64 %164, %.2274
  store i64 %165, ptr %10, align 8, !tbaa !7
  %166 = add i64 %114, %.2274
  store i64 %166, ptr %9, align 8, !tbaa !7
  %167 = getelementptr inbounds nuw i8, ptr %10, i64 184
  store i64 %166, ptr %167, align 8, !tbaa !16
  %168 = call i32 %5(ptr %0, ptr nonnull %10, ptr null, ptr nonnull %9) #9
  %169 = add i64 %.2274, 1
  br label %155, !llvm.loop !38

170:
  %.1273 = phi i64 [ %184, %172 ], [ %.0272, %152 ]
  %171 = icmp ult i64 %.1273, %.fr
  br i1 %171, label %172, label %_ZL7run_rowPcP4ItemS_PFiS_S1_S_PmES4_mmmmi.exit

172:
  %173 = getelementptr inbounds nuw i8, ptr %10, i64 24
  store i64 %.1273, ptr %173, align 8, !tbaa !7
  %174 = getelementptr inbounds nuw i8, ptr %10, i64 144
  %175 = load i64, ptr %174, align 8, !tbaa !7
  %176 = load i64, ptr %59, align 8, !tbaa !7
  %177 = load i64, ptr %38, align 8, !tbaa !7
  %178 = mul i64 %176, %177
  %179 = add i64 %175, %178
  %180 = add i64 %179, %.1273
  store i64 %180, ptr %10, align 8, !tbaa !7
  %181 = add i64 %114, %.1273
  store i64 %181, ptr %9, align 8, !tbaa !7
  %182 = getelementptr inbounds nuw i8, ptr %10, i64 184
  store i64 %181, ptr %182, align 8, !tbaa !16
  %183 = call i32 %5(ptr %0, ptr nonnull %10, ptr null, ptr nonnull %9) #9
  %184 = add i64 %.1273, 1
  br label %170, !llvm.loop !41

_ZL7run_rowPcP4ItemS_PFiS_S1_S_PmES4_mmmmi.exit:
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #8
  %185 = add i64 %.0279, 1
  br label %105, !llvm.loop !42

_ZL3runPcP4ItemS_PFiS_S1_S_PmES4_mmmm.exit:
  %186 = add i64 %.0270, %70
  br label %54, !llvm.loop !68

187:
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #8
  ret void
}

define void @__native_run_limited_rows(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, ptr %5, ptr %6, ptr %7, ptr %8, i64 %9) #0 {
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca %struct.Item, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #8
  br label %14

14:
  %.0358 = phi i32 [ 0, %10 ], [ %37, %16 ]
  %15 = icmp samesign ult i32 %.0358, 3
  br i1 %15, label %16, label %_ZL5startP4ItemPK6LaunchPcm.exit

16:
  %17 = zext nneg i32 %.0358 to i64
  %18 = getelementptr inbounds nuw i64, ptr %1, i64 %17
  %19 = load i64, ptr %18, align 8, !tbaa !7
  %20 = getelementptr inbounds nuw i8, ptr %13, i64 72
  %21 = getelementptr inbounds nuw i64, ptr %20, i64 %17
  store i64 %19, ptr %21, align 8, !tbaa !7
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %23 = getelementptr inbounds nuw i64, ptr %22, i64 %17
  %24 = load i64, ptr %23, align 8, !tbaa !7
  %25 = getelementptr inbounds nuw i8, ptr %13, i64 96
  %26 = getelementptr inbounds nuw i64, ptr %25, i64 %17
  store i64 %24, ptr %26, align 8, !tbaa !7
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %28 = getelementptr inbounds nuw i64, ptr %27, i64 %17
  %29 = load i64, ptr %28, align 8, !tbaa !7
  %30 = getelementptr inbounds nuw i8, ptr %13, i64 120
  %31 = getelementptr inbounds nuw i64, ptr %30, i64 %17
  store i64 %29, ptr %31, align 8, !tbaa !7
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %33 = getelementptr inbounds nuw i64, ptr %32, i64 %17
  %34 = load i64, ptr %33, align 8, !tbaa !7
  %35 = getelementptr inbounds nuw i8, ptr %13, i64 144
  %36 = getelementptr inbounds nuw i64, ptr %35, i64 %17
  store i64 %34, ptr %36, align 8, !tbaa !7
  %37 = add nuw nsw i32 %.0358, 1
  br label %14, !llvm.loop !58

_ZL5startP4ItemPK6LaunchPcm.exit:
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %39 = load i64, ptr %38, align 8, !tbaa !59
  %40 = getelementptr inbounds nuw i8, ptr %13, i64 168
  store i64 %39, ptr %40, align 8, !tbaa !9
  %41 = getelementptr inbounds nuw i8, ptr %13, i64 96
  %42 = load i64, ptr %41, align 8, !tbaa !7
  %43 = getelementptr inbounds nuw i8, ptr %13, i64 104
  %44 = load i64, ptr %43, align 8, !tbaa !7
  %45 = mul i64 %42, %44
  %46 = getelementptr inbounds nuw i8, ptr %13, i64 112
  %47 = load i64, ptr %46, align 8, !tbaa !7
  %48 = mul i64 %45, %47
  %49 = getelementptr inbounds nuw i8, ptr %13, i64 176
  store i64 %48, ptr %49, align 8, !tbaa !15
  %50 = getelementptr inbounds nuw i8, ptr %13, i64 192
  store ptr null, ptr %50, align 8, !tbaa !24
  %51 = getelementptr inbounds nuw i8, ptr %13, i64 200
  store ptr null, ptr %51, align 8, !tbaa !27
  %52 = getelementptr inbounds nuw i8, ptr %13, i64 216
  store i64 -1, ptr %52, align 8, !tbaa !31
  %53 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %54 = load i64, ptr %53, align 8, !tbaa !60
  %55 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %56 = load i64, ptr %55, align 8, !tbaa !61
  br label %57

57:
  %.0350 = phi i64 [ %54, %_ZL5startP4ItemPK6LaunchPcm.exit ], [ %224, %_ZL11run_limitedPcP4ItemPFxS_S1_EPFiS_S1_S_PmES6_S6_mmmm.exit ]
  %58 = icmp ult i64 %.0350, %56
  br i1 %58, label %_ZL13groups_in_rowPK4Itemmm.exit, label %225

_ZL13groups_in_rowPK4Itemmm.exit:
  %59 = getelementptr inbounds nuw i8, ptr %13, i64 120
  %60 = load i64, ptr %59, align 8, !tbaa !7
  %61 = urem i64 %.0350, %60
  %62 = getelementptr inbounds nuw i8, ptr %13, i64 48
  store i64 %61, ptr %62, align 8, !tbaa !7
  %63 = udiv i64 %.0350, %60
  %64 = getelementptr inbounds nuw i8, ptr %13, i64 128
  %65 = load i64, ptr %64, align 8, !tbaa !7
  %66 = urem i64 %63, %65
  %67 = getelementptr inbounds nuw i8, ptr %13, i64 56
  store i64 %66, ptr %67, align 8, !tbaa !7
  %68 = udiv i64 %63, %65
  %69 = getelementptr inbounds nuw i8, ptr %13, i64 64
  store i64 %68, ptr %69, align 8, !tbaa !7
  %70 = sub i64 %60, %61
  %71 = sub nuw i64 %56, %.0350
  %72 = icmp ult i64 %71, %70
  %73 = select i1 %72, i64 %71, i64 %70
  %.not = icmp eq i64 %2, 0
  %74 = load i64, ptr %41, align 8
  %75 = select i1 %.not, i64 %74, i64 %2
  %76 = mul i64 %73, %75
  %77 = getelementptr inbounds nuw i8, ptr %13, i64 72
  %78 = load i64, ptr %77, align 8, !tbaa !7
  %79 = mul i64 %61, %74
  %80 = sub i64 %78, %79
  %81 = call i64 @llvm.umin.i64(i64 %76, i64 %80)
  %82 = select i1 %.not, i64 %81, i64 %76
  %83 = load i64, ptr %43, align 8, !tbaa !7
  %84 = mul i64 %66, %83
  %85 = getelementptr inbounds nuw i8, ptr %13, i64 80
  %86 = load i64, ptr %85, align 8, !tbaa !7
  %87 = sub i64 %86, %84
  %88 = icmp ult i64 %87, %83
  %spec.select = select i1 %88, i64 %87, i64 %83
  %.not368 = icmp eq i64 %3, 0
  %. = select i1 %.not368, i64 %spec.select, i64 %3
  %89 = load i64, ptr %46, align 8, !tbaa !7
  %90 = mul i64 %68, %89
  %91 = getelementptr inbounds nuw i8, ptr %13, i64 88
  %92 = load i64, ptr %91, align 8, !tbaa !7
  %93 = sub i64 %92, %90
  %94 = icmp ult i64 %93, %89
  %95 = select i1 %94, i64 %93, i64 %89
  %.not369 = icmp eq i64 %4, 0
  %.359 = select i1 %.not369, i64 %95, i64 %4
  %96 = getelementptr inbounds nuw i8, ptr %13, i64 144
  %97 = load i64, ptr %96, align 8, !tbaa !7
  %98 = add i64 %97, %79
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #8
  %.not370 = icmp eq ptr %6, null
  br i1 %.not370, label %104, label %99

99:
  %100 = icmp ult i64 %98, 2147483648
  %101 = sub i64 2147483648, %98
  %102 = icmp ule i64 %82, %101
  %103 = select i1 %100, i1 %102, i1 false
  br label %104

104:
  %105 = phi i1 [ true, %_ZL13groups_in_rowPK4Itemmm.exit ], [ %103, %99 ]
  %106 = getelementptr inbounds nuw i8, ptr %13, i64 24
  store i64 0, ptr %106, align 8, !tbaa !7
  store i64 %98, ptr %13, align 8, !tbaa !7
  br label %107

107:
  %.0355 = phi i64 [ 0, %104 ], [ %122, %121 ]
  %108 = icmp ult i64 %.0355, %.359
  br i1 %108, label %109, label %_ZL11run_limitedPcP4ItemPFxS_S1_EPFiS_S1_S_PmES6_S6_mmmm.exit

109:
  %110 = getelementptr inbounds nuw i8, ptr %13, i64 40
  store i64 %.0355, ptr %110, align 8, !tbaa !7
  %111 = getelementptr inbounds nuw i8, ptr %13, i64 160
  %112 = load i64, ptr %111, align 8, !tbaa !7
  %113 = load i64, ptr %69, align 8, !tbaa !7
  %114 = load i64, ptr %46, align 8, !tbaa !7
  %115 = mul i64 %113, %114
  %116 = add i64 %112, %115
  %117 = add i64 %116, %.0355
  %118 = getelementptr inbounds nuw i8, ptr %13, i64 16
  store i64 %117, ptr %118, align 8, !tbaa !7
  br label %119

119:
  %.0356 = phi i64 [ 0, %109 ], [ %223, %222 ]
  %120 = icmp ult i64 %.0356, %.
  br i1 %120, label %123, label %121

121:
  %122 = add i64 %.0355, 1
  br label %107, !llvm.loop !63

123:
  %124 = getelementptr inbounds nuw i8, ptr %13, i64 32
  store i64 %.0356, ptr %124, align 8, !tbaa !7
  %125 = getelementptr inbounds nuw i8, ptr %13, i64 152
  %126 = load i64, ptr %125, align 8, !tbaa !7
  %127 = load i64, ptr %67, align 8, !tbaa !7
  %128 = load i64, ptr %43, align 8, !tbaa !7
  %129 = mul i64 %127, %128
  %130 = add i64 %126, %129
  %131 = add i64 %130, %.0356
  %132 = getelementptr inbounds nuw i8, ptr %13, i64 8
  store i64 %131, ptr %132, align 8, !tbaa !7
  br i1 %105, label %133, label %204

133:
  %134 = call i64 %5(ptr %0, ptr nonnull %13) #9
  %135 = sub nsw i64 %134, %98
  %136 = icmp slt i64 %135, 0
  %.360 = call i64 @llvm.umin.i64(i64 %135, i64 %82)
  %137 = select i1 %136, i64 0, i64 %.360
  %.fr = freeze i64 %137
  %138 = load i64, ptr %43, align 8, !tbaa !7
  %139 = mul i64 %.0355, %138
  %140 = add i64 %139, %.0356
  %141 = load i64, ptr %41, align 8, !tbaa !7
  %142 = mul i64 %140, %141
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #8
  store i64 %.0356, ptr %124, align 8, !tbaa !7
  %143 = load i64, ptr %125, align 8, !tbaa !7
  %144 = load i64, ptr %67, align 8, !tbaa !7
  %145 = mul i64 %144, %138
  %146 = add i64 %143, %145
  %147 = add i64 %146, %.0356
  store i64 %147, ptr %132, align 8, !tbaa !7
  %.not371 = icmp eq ptr %8, null
  br i1 %.not371, label %175, label %148

148:
  %149 = load i64, ptr %96, align 8, !tbaa !7
  %150 = load i64, ptr %62, align 8, !tbaa !7
  %151 = mul i64 %150, %141
  %152 = add i64 %149, %151
  %153 = icmp ult i64 %152, 1073741824
  %154 = sub i64 1073741824, %152
  %155 = icmp ult i64 %.fr, %154
  %or.cond362 = select i1 %153, i1 %155, i1 false
  %156 = load i64, ptr %49, align 8
  %157 = icmp ult i64 %156, 1073741824
  %or.cond365 = select i1 %or.cond362, i1 %157, i1 false
  br i1 %or.cond365, label %158, label %_ZL7in_stepPK4Itemmm.exit.i

158:
  %159 = urem i64 %.fr, %9
  %160 = sub nuw i64 %.fr, %159
  br label %_ZL7in_stepPK4Itemmm.exit.i

_ZL7in_stepPK4Itemmm.exit.i:
  %161 = phi i64 [ %160, %158 ], [ 0, %148 ]
  br label %162

162:
  %.3354 = phi i64 [ 0, %_ZL7in_stepPK4Itemmm.exit.i ], [ %174, %164 ]
  %163 = icmp ult i64 %.3354, %161
  br i1 %163, label %164, label %175

164:
  store i64 %.3354, ptr %106, align 8, !tbaa !7
  %165 = load i64, ptr %96, align 8, !tbaa !7
  %166 = load i64, ptr %62, align 8, !tbaa !7
  %167 = load i64, ptr %41, align 8, !tbaa !7
  %168 = mul i64 %166, %167
  %169 = add i64 %165, %168
  %170 = add i64 %169, %.3354
  store i64 %170, ptr %13, align 8, !tbaa !7
  %171 = add i64 %142, %.3354
  store i64 %171, ptr %11, align 8, !tbaa !7
  %172 = getelementptr inbounds nuw i8, ptr %13, i64 184
  store i64 %171, ptr %172, align 8, !tbaa !16
  %173 = call i32 %8(ptr %0, ptr nonnull %13, ptr null, ptr nonnull %11) #9
  %174 = add i64 %.3354, %9
  br label %162, !llvm.loop !37

175:
  %.0351 = phi i64 [ 0, %133 ], [ %.3354, %162 ]
  %176 = icmp eq i64 %9, 0
  %177 = icmp ne ptr %8, null
  %or.cond366 = or i1 %176, %177
  br i1 %or.cond366, label %191, label %178

178:
  %.2353 = phi i64 [ %190, %180 ], [ %.0351, %175 ]
  %179 = icmp ult i64 %.2353, %.fr
  br i1 %179, label %180, label %_ZL7run_rowPcP4ItemS_PFiS_S1_S_PmES4_mmmmi.exit.i

180:
  store i64 %.2353, ptr %106, align 8, !tbaa !7
  %181 = load i64, ptr %96, align 8, !tbaa !7
  %182 = load i64, ptr %62, align 8, !tbaa !7
  %183 = load i64, ptr %41, align 8, !tbaa !7
  %184 = mul i64 %182, %183
  %185 = add i64 %181, %184
  %186 = add i64 %185, %.2353
  store i64 %186, ptr %13, align 8, !tbaa !7
  %187 = add i64 %142, %.2353
  store i64 %187, ptr %11, align 8, !tbaa !7
  %188 = getelementptr inbounds nuw i8, ptr %13, i64 184
  store i64 %187, ptr %188, align 8, !tbaa !16
  %189 = call i32 %7(ptr %0, ptr nonnull %13, ptr null, ptr nonnull %11) #9
  %190 = add i64 %.2353, 1
  br label %178, !llvm.loop !38

191:
  %.1352 = phi i64 [ %203, %193 ], [ %.0351, %175 ]
  %192 = icmp ult i64 %.1352, %.fr
  br i1 %192, label %193, label %_ZL7run_rowPcP4ItemS_PFiS_S1_S_PmES4_mmmmi.exit.i

193:
  store i64 %.1352, ptr %106, align 8, !tbaa !7
  %194 = load i64, ptr %96, align 8, !tbaa !7
  %195 = load i64, ptr %62, align 8, !tbaa !7
  %196 = load i64, ptr %41, align 8, !tbaa !7
  %197 = mul i64 %195, %196
  %198 = add i64 %194, %197
  %199 = add i64 %198, %.1352
  store i64 %199, ptr %13, align 8, !tbaa !7
  %200 = add i64 %142, %.1352
  store i64 %200, ptr %11, align 8, !tbaa !7
  %201 = getelementptr inbounds nuw i8, ptr %13, i64 184
  store i64 %200, ptr %201, align 8, !tbaa !16
  %202 = call i32 %7(ptr %0, ptr nonnull %13, ptr null, ptr nonnull %11) #9
  %203 = add i64 %.1352, 1
  br label %191, !llvm.loop !41

_ZL7run_rowPcP4ItemS_PFiS_S1_S_PmES4_mmmmi.exit.i:
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #8
  br label %222

204:
  %205 = mul i64 %.0355, %128
  %206 = add i64 %205, %.0356
  %207 = load i64, ptr %41, align 8, !tbaa !7
  %208 = mul i64 %206, %207
  br label %209

209:
  %.0357 = phi i64 [ 0, %204 ], [ %221, %211 ]
  %210 = icmp ult i64 %.0357, %82
  br i1 %210, label %211, label %222

211:
  store i64 %.0357, ptr %106, align 8, !tbaa !7
  %212 = load i64, ptr %96, align 8, !tbaa !7
  %213 = load i64, ptr %62, align 8, !tbaa !7
  %214 = load i64, ptr %41, align 8, !tbaa !7
  %215 = mul i64 %213, %214
  %216 = add i64 %212, %215
  %217 = add i64 %216, %.0357
  store i64 %217, ptr %13, align 8, !tbaa !7
  %218 = add i64 %208, %.0357
  store i64 %218, ptr %12, align 8, !tbaa !7
  %219 = getelementptr inbounds nuw i8, ptr %13, i64 184
  store i64 %218, ptr %219, align 8, !tbaa !16
  %220 = call i32 %6(ptr %0, ptr nonnull %13, ptr null, ptr nonnull %12) #9
  %221 = add i64 %.0357, 1
  br label %209, !llvm.loop !64

222:
  %223 = add i64 %.0356, 1
  br label %119, !llvm.loop !66

_ZL11run_limitedPcP4ItemPFxS_S1_EPFiS_S1_S_PmES6_S6_mmmm.exit:
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #8
  %224 = add i64 %.0350, %73
  br label %57, !llvm.loop !69

225:
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #8
  ret void
}

define void @__native_run_groups(ptr %0, ptr %1, i64 %2, ptr %3) #0 {
  %5 = alloca %struct.Item, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  %6 = add i64 %2, 64
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %8 = load i64, ptr %7, align 8, !tbaa !56
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
  br label %11, !llvm.loop !58

_ZL5startP4ItemPK6LaunchPcm.exit:
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %36 = load i64, ptr %35, align 8, !tbaa !59
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
  %52 = getelementptr inbounds nuw i8, ptr %5, i64 216
  store i64 -1, ptr %52, align 8, !tbaa !31
  %53 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %54 = load i64, ptr %53, align 8, !tbaa !60
  %55 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %56 = load i64, ptr %55, align 8, !tbaa !61
  br label %57

57:
  %.052 = phi i64 [ %54, %_ZL5startP4ItemPK6LaunchPcm.exit ], [ %71, %59 ]
  %58 = icmp ult i64 %.052, %56
  br i1 %58, label %59, label %72

59:
  %60 = getelementptr inbounds nuw i8, ptr %5, i64 120
  %61 = load i64, ptr %60, align 8, !tbaa !7
  %62 = urem i64 %.052, %61
  %63 = getelementptr inbounds nuw i8, ptr %5, i64 48
  store i64 %62, ptr %63, align 8, !tbaa !7
  %64 = udiv i64 %.052, %61
  %65 = getelementptr inbounds nuw i8, ptr %5, i64 128
  %66 = load i64, ptr %65, align 8, !tbaa !7
  %67 = urem i64 %64, %66
  %68 = getelementptr inbounds nuw i8, ptr %5, i64 56
  store i64 %67, ptr %68, align 8, !tbaa !7
  %69 = udiv i64 %64, %66
  %70 = getelementptr inbounds nuw i8, ptr %5, i64 64
  store i64 %69, ptr %70, align 8, !tbaa !7
  call void %3(ptr %0, ptr nonnull %5) #9
  %71 = add i64 %.052, 1
  br label %57, !llvm.loop !70

72:
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  ret void
}

declare i64 @llvm.umin.i64(i64, i64) #7

attributes #0 = { alwaysinline mustprogress nounwind "no-builtins" }
attributes #1 = { mustprogress noinline nounwind "no-builtins" }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { "no-builtins" }
attributes #4 = { mustprogress nounwind "no-builtins" }
attributes #5 = { noreturn "no-builtins" }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nounwind }
attributes #9 = { nobuiltin nounwind "no-builtins" }
attributes #10 = { nobuiltin "no-builtins" }
attributes #11 = { nobuiltin noreturn nounwind "no-builtins" }


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
!10 = !{!"_ZTS4Item", !5, i64 0, !5, i64 24, !5, i64 48, !5, i64 72, !5, i64 96, !5, i64 120, !5, i64 144, !8, i64 168, !8, i64 176, !8, i64 184, !11, i64 192, !11, i64 200, !13, i64 208, !8, i64 216}
!11 = !{!"p1 omnipotent char", !12, i64 0}
!12 = !{!"any pointer", !5, i64 0}
!13 = !{!"p2 omnipotent char", !14, i64 0}
!14 = !{!"any p2 pointer", !12, i64 0}
!15 = !{!10, !8, i64 176}
!16 = !{!10, !8, i64 184}
!17 = !{!18, !8, i64 224}
!18 = !{!"_ZTS8LaneItem", !10, i64 0, !8, i64 224, !4, i64 232, !4, i64 236, !4, i64 240, !19, i64 248}
!19 = !{!"p1 long", !12, i64 0}
!20 = !{!18, !4, i64 232}
!21 = !{!18, !4, i64 236}
!22 = !{!18, !4, i64 240}
!23 = !{!18, !19, i64 248}
!24 = !{!10, !11, i64 192}
!25 = !{!10, !13, i64 208}
!26 = !{!11, !11, i64 0}
!27 = !{!10, !11, i64 200}
!28 = !{!12, !12, i64 0}
!29 = distinct !{!29, !30}
!30 = !{!"llvm.loop.mustprogress"}
!31 = !{!10, !8, i64 216}
!32 = !{i64 0, i64 24, !33, i64 24, i64 24, !33, i64 48, i64 24, !33, i64 72, i64 24, !33, i64 96, i64 24, !33, i64 120, i64 24, !33, i64 144, i64 24, !33, i64 168, i64 8, !7, i64 176, i64 8, !7, i64 184, i64 8, !7, i64 192, i64 8, !26, i64 200, i64 8, !26, i64 208, i64 8, !34, i64 216, i64 8, !7}
!33 = !{!5, !5, i64 0}
!34 = !{!13, !13, i64 0}
!35 = distinct !{!35, !30, !36}
!36 = !{!"llvm.loop.unroll.disable"}
!37 = distinct !{!37, !30, !36}
!38 = distinct !{!38, !30, !36, !39, !40}
!39 = !{!"llvm.loop.interleave.count", i32 4}
!40 = !{!"llvm.loop.vectorize.enable", i1 true}
!41 = distinct !{!41, !30, !36, !40}
!42 = distinct !{!42, !30, !36}
!43 = distinct !{!43, !30, !36, !44}
!44 = !{!"llvm.loop.pipeline.disable", i1 true}
!45 = distinct !{!45, !30, !36}
!46 = distinct !{!46, !30, !36}
!47 = distinct !{!47, !30, !36}
!48 = distinct !{!48, !30, !36}
!49 = distinct !{!49, !30, !36}
!50 = distinct !{!50, !30, !36}
!51 = distinct !{!51, !30, !36, !40}
!52 = distinct !{!52, !30}
!53 = distinct !{!53, !30}
!54 = distinct !{!54, !30}
!55 = distinct !{!55, !30, !36}
!56 = !{!57, !8, i64 104}
!57 = !{!"_ZTS6Launch", !5, i64 0, !5, i64 24, !5, i64 48, !5, i64 72, !8, i64 96, !8, i64 104, !8, i64 112, !8, i64 120}
!58 = distinct !{!58, !30}
!59 = !{!57, !8, i64 96}
!60 = !{!57, !8, i64 112}
!61 = !{!57, !8, i64 120}
!62 = distinct !{!62, !30, !36}
!63 = distinct !{!63, !30, !36}
!64 = distinct !{!64, !30, !36, !65}
!65 = !{!"llvm.loop.vectorize.width", i32 1}
!66 = distinct !{!66, !30, !36}
!67 = distinct !{!67, !30, !36}
!68 = distinct !{!68, !30, !36}
!69 = distinct !{!69, !30, !36}
!70 = distinct !{!70, !30, !36}
